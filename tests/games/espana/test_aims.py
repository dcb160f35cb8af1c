"""How the match is won and lost, what threatens, what an answer would cost: told before it happens."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from tests.games.espana.table import EMPTY, LANDS, N, R, do, pass_to, table

from frente.engine import Ask, Match, Over
from frente.engine.aims import Warning
from frente.engine.gesture import caution
from frente.games.espana import GAME
from frente.games.espana.definitions import COUNTER_ID, PLACE
from frente.games.espana.rules import sequence
from frente.games.espana.state import EspanaState, troops_in
from frente.words import Words

WORDS = Words(GAME, strict=True)
LATE = {**EMPTY, "markers": LANDS}


def warned(match: Match[EspanaState], seat: str) -> dict[str, Warning]:
    return {one.id: one for one in GAME.dangers(match.state, seat)}


def weighed(match: Match[EspanaState], token: str) -> Warning | None:
    return GAME.caution(match.state, match.asks[0], token)


def troops(match: Match[EspanaState], place: str, side: int) -> list[str]:
    return [COUNTER_ID[c] for c in troops_in(match.state, side, PLACE[place])]


def along(seed: str, **options: Any) -> Iterator[tuple[Match[EspanaState], Ask, str]]:
    """A match of two scripted players, ask by ask, with what is answered."""
    given = {name.replace("_", "-"): value for name, value in options.items()}
    match = Match.start(GAME, "1938", given, seed, auto=True)
    luck = Random(seed)
    while match.asks:
        ask = match.asks[0]
        token = GAME.bots["steady"](match.state, ask, luck)
        yield match, ask, token
        match.answer(ask.seat, token)


# --- aims ---------------------------------------------------------------------------------------------
@pytest.mark.rule("espana", "21.1-a", "21.1-b", "21.2-a", "21.2-b", "21.2-c", "21.2-d", "21.2-e", "21.4")
@pytest.mark.parametrize("scenario", ["1936", "1938"])
@pytest.mark.parametrize("seat", [N, R])
def test_a_briefing_tells_every_end_and_three_things_to_do(scenario: str, seat: str):
    told = GAME.briefing(scenario, GAME.full_options(scenario, {"early-end": True}), seat)
    always = {"21.1-a", "21.1-b", "21.2-a", "21.2-b", "21.2-c", "21.2-e", "21.4"}
    assert {aim.rule for aim in told.aims} == always | ({"21.2-d"} if scenario == "1936" else set())
    assert {aim.seat for aim in told.aims if aim.end == "win"} == {N, R}
    assert len(told.about) == 2
    assert len(told.first) == 3
    names = GAME.names()
    for task in told.first:
        assert "{" not in WORDS.say(task.message)
        assert all(subject in names for subject in task.subjects)
    for line in (*told.about, *(aim.label for aim in told.aims), *(aim.tested for aim in told.aims)):
        assert WORDS.say(line)


@pytest.mark.rule("espana", "21.2-a", "21.2-b", "21.2-c", "21.2-d", "21.2-e")
def test_the_aims_count_what_the_board_shows():
    aims = {aim.id: aim for aim in GAME.aims(table().state, None)}
    assert [(aims[f"key-cities-{seat}"].now, aims[f"key-cities-{seat}"].need) for seat in (N, R)] == [
        (4, 8),
        (4, 8),
    ]
    assert [aims[f"cut-up-{seat}"].now for seat in (N, R)] == [20, 17]
    assert [aims[f"three-{seat}"].now for seat in (N, R)] == [1, 2]
    assert aims["hold-out-republican"].now == 8
    assert not aims["hold-out-republican"].open
    assert aims["madrid-nationalist"].open
    late = {aim.id: aim for aim in GAME.aims(table({"turn": 4}).state, None)}
    assert not late["madrid-nationalist"].open


@pytest.mark.rule("espana", "21.2-d", "24.5")
def test_madrid_alone_is_no_aim_of_a_match_that_begins_after_its_day():
    aims = {aim.id for aim in GAME.aims(table(scenario="1938").state, None)}
    assert "madrid-nationalist" not in aims
    assert {"three-nationalist", "hold-out-republican"} <= aims


@pytest.mark.rule("espana", "21.2-e", "21.3")
def test_the_nationalist_is_told_that_more_cities_do_not_do_while_the_republic_holds_four():
    four = {"toledo": ["r-reg 2"], "bilbao": ["r-bas 2"], "valencia": ["r-reg 2"], "madrid": ["r-reg 2"]}
    match = table({**LATE, "turn": 10, "units": four}, scenario="1938")
    aims = {aim.id: aim for aim in GAME.aims(match.state, None)}
    assert aims["hold-out-republican"].met
    assert not aims["more-nationalist"].met
    assert warned(match, N)["still-four"].level == "danger"
    with pytest.raises(Over) as over:
        list(sequence.end_phase(match.state))
    assert over.value.result.rule == aims["hold-out-republican"].rule


# --- dangers and cautions -----------------------------------------------------------------------------
@pytest.mark.rule("espana", "21.2-c", "11.3-c")
def test_21_2_c_the_last_unit_out_of_sevilla_is_a_danger_told_before():
    match = table({"phase": "move-n"})
    assert "sevilla-empty" not in warned(match, N)
    regulars, legion = troops(match, "sevilla", 0)
    assert weighed(match, f"march {legion}") is None
    do(match, f"march {legion}", "to huelva")
    first = weighed(match, f"march {regulars}")
    assert first is not None
    assert (first.id, first.level, first.rule) == ("sevilla-empty", "danger", "21.2-c")
    assert WORDS.say(first.message) == (
        "Sevilla is empty, and the Republican holds Madrid and Barcelona. "
        "A troop of his that walks in wins the match in the next Upkeep."
    )
    do(match, f"march {regulars}")
    leaving = weighed(match, "to cordoba")
    assert leaving is not None
    assert (leaving.id, leaving.level) == ("sevilla-empty", "danger")
    do(match, "to cordoba")
    assert warned(match, N)["sevilla-empty"].level == "danger"
    ending = weighed(match, "done")
    assert ending is not None
    assert ending.id == "sevilla-empty"
    # So it comes: the Republican walks in, and the match is over in Upkeep.
    do(match, "done", f"march {troops(match, 'malaga', 1)[0]}", "to sevilla", "done")
    met = [aim.id for aim in GAME.aims(match.state, None) if aim.met and aim.open]
    assert "three-republican" in met
    pass_to(match, "none")
    assert match.result is not None
    assert (match.result.winners, match.result.rule) == ((R,), "21.2-c")


@pytest.mark.rule("espana", "21.2-c")
def test_21_2_c_a_whole_stack_out_of_sevilla_is_weighed_as_one_gesture():
    match = table({"phase": "move-n"})
    regulars, legion = troops(match, "sevilla", 0)
    both = [f"march {legion}", "to huelva", f"march {regulars}", "to huelva"]
    assert caution(match, N, both[:2]) is None
    told = caution(match, N, both)
    assert told is not None
    assert (told.id, told.level) == ("sevilla-empty", "danger")
    assert list(troops(match, "sevilla", 0)) == [regulars, legion]  # nothing was moved


@pytest.mark.rule("espana", "11.8-c")
def test_11_8_c_a_fifth_troop_in_a_box_is_warned_of_and_the_end_of_movement_more_so():
    units = {"madrid": ["r-reg 3", "r-reg 2", "r-com 2", "r-ana 2"], "cuenca": ["r-reg 2"]}
    match = table({**EMPTY, "markers": LANDS, "units": units, "phase": "move-r"})
    do(match, f"march {troops(match, 'cuenca', 1)[0]}")
    warning = weighed(match, "to madrid")
    assert warning is not None
    assert (warning.id, warning.level, warning.rule) == ("fifth-troop", "care", "11.8-c")
    assert WORDS.say(warning.message).startswith("5 troops would stand in Madrid: one of them is destroyed")
    do(match, "to madrid")
    ending = weighed(match, "done")
    assert ending is not None
    assert (ending.id, ending.level) == ("fifth-troop", "danger")


@pytest.mark.rule("espana", "21.2-d")
def test_21_2_d_madrid_without_troops_is_a_danger_until_turn_three():
    units = {"avila": ["n-reg 2"], "toledo": ["r-reg 2"]}
    for turn, expected in ((1, True), (3, True), (4, False)):
        match = table({**EMPTY, "markers": {**LANDS, R: [*LANDS[R], "madrid"]}, "units": units, "turn": turn})
        assert ("madrid-early" in warned(match, R)) == expected


@pytest.mark.rule("espana", "21.2-b")
def test_21_2_b_few_joined_boxes_are_told_with_the_joints():
    # Nine boxes in a row of two parts: Cuenca joins them, and the enemy stands beside it.
    marks = ["albacete", "murcia", "almeria", "alicante", "jaen", "cuenca", "guadalajara", "valencia"]
    units = {"toledo": ["n-reg 2"], "jaen": ["r-reg 2"]}
    match = table({**EMPTY, "turn": 5, "markers": {N: LANDS[N], R: marks}, "units": units})
    warning = warned(match, R)["cut-up-near"]
    assert (warning.level, warning.rule) == ("danger", "21.2-b")
    assert warning.message.args["number"] == 8


@pytest.mark.rule("espana", "10.3-a", "14.2", "11.4-a")
def test_moves_into_trouble_are_told():
    match = table({"phase": "move-n"})
    do(match, f"march {troops(match, 'avila', 0)[0]}")
    about = {token: weighed(match, token) for token in match.asks[0].options()}
    levels = {token: None if one is None else (one.id, one.level) for token, one in about.items()}
    assert levels["to toledo"] in (("stuck", "note"), ("no-general", "note"))
    assert levels["to segovia"] is None


@pytest.mark.rule("espana", "18.2-a", "19.9")
def test_a_pass_and_a_stop_tell_what_they_end():
    match = table({"turn": 1, "phase": "events"})
    pass_to(match, "event")
    passing = weighed(match, "pass")
    assert passing is not None
    assert (passing.id, passing.level) == ("pass-final", "note")
    pass_to(match, "spend")
    stopping = weighed(match, "stop")
    assert stopping is not None
    assert stopping.id == "rp-lost"


@pytest.mark.parametrize("options", [{"fog": True}, {"naval": True}])
def test_what_is_told_holds_nothing_hidden_and_can_be_said(options: dict[str, bool]):
    seen = set()
    for n, (match, ask, token) in enumerate(along("dangers", **options)):
        for seat in (N, R):
            told = GAME.dangers(match.state, seat)
            seen |= {(seat, one.id) for one in told}
            for one in told:
                assert "{" not in WORDS.say(one.message)
                assert one.cure is None or "{" not in WORDS.say(one.cure)
            if n % 20 == 0:
                assert GAME.dangers(match.redacted(seat, f"world {n}").state, seat) == told
        costs = GAME.caution(match.state, ask, token)
        if costs is not None:
            assert "{" not in WORDS.say(costs.message)
        if n % 20 == 0:
            other = match.redacted(ask.seat, f"caution {n}")
            assert GAME.caution(other.state, other.ask(ask.seat), token) == costs
    assert match.result is not None
    assert match.result.rule in {aim.rule for aim in GAME.aims(match.state, None)}
    assert any(name in ("eight", "cut-up-near", "key-marker") for _, name in seen)


@pytest.mark.rule("espana", "19.1", "19.3-b")
def test_19_3_b_every_use_of_a_point_has_its_price():
    match = table({"turn": 1, "phase": "events"})
    pass_to(match, "spend")
    ask = match.asks[0]
    (purse,) = GAME.purse(match.state, ask)
    assert purse.have == ask.about["points"]
    prices = {token: GAME.choice(match.state, ask, token).price for token in ask.options()}
    assert prices.pop("stop") == ()
    assert {price.amount for (price,) in prices.values()} == {1}
