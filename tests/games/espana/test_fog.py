"""22.4 fog of war, hidden cards, odds, why-not, words."""

import random
from fractions import Fraction
from typing import Any

import pytest
from tests.games.espana.table import (
    EMPTY,
    LANDS,
    N,
    R,
    asked,
    do,
    events,
    facts,
    options,
    refusal,
    table,
    view,
)

from frente.engine import Match
from frente.games.espana import GAME
from frente.games.espana.odds import left_after
from frente.games.espana.rules import fog
from frente.games.espana.rules.dice import Pool, hit_chances
from frente.games.espana.rules.upkeep import key_cities
from frente.words.audit import audit

FOG = {
    **EMPTY,
    "units": {
        "madrid": ["n-reg 3", "n-reg 1", "cv-33", "r-reg 2", "r-com 1"],
        "burgos": ["n-fal 1", "n-reg 2"],
    },
    "markers": LANDS,
    "turn": 4,
}


def seen(match: Match[Any], seat: str | None, place: str, side: str) -> list[str]:
    pieces = view(match, seat)["pieces"]
    return [p["id"] for p in pieces if p["place"] == place and p["side"] == side]


@pytest.mark.rule("espana", "22.4-a", "22.4-b", "11.9")
def test_22_4_only_the_top_unit_is_seen():
    match = table({**FOG, "phase": "move-n"}, fog=True)
    assert set(seen(match, N, "madrid", N)) == {"n-reg-l1", "n-reg-s1", "tank-cv-33-1"}
    assert seen(match, R, "madrid", N)[0] == "n-reg-l1"
    assert [i.startswith("back-") for i in seen(match, R, "madrid", N)] == [False, True, True]
    assert seen(match, None, "madrid", N) == seen(match, R, "madrid", N)
    do(match, "top n-reg-s1")
    assert seen(match, R, "madrid", N)[0] == "n-reg-s1"
    assert refusal(match, "top n-reg-l1") == "22.4-d"
    fight = table(
        {**FOG, "units": {**FOG["units"], "madrid": [*FOG["units"]["madrid"], "mola"]}, "battle": "mola"},
        fog=True,
    )
    assert set(seen(fight, R, "madrid", N)) >= {"n-reg-l1", "n-reg-s1", "tank-cv-33-1"}
    burgos = seen(fight, R, "burgos", N)
    assert sum(i.startswith("back-") for i in burgos) == 1


@pytest.mark.rule("espana", "22.4-d")
def test_22_4_d_a_top_unit_that_marches_off_leaves_the_choice_to_its_owner():
    stack = ["n-reg 3", "n-reg 1", "n-fal 2"]
    match = table({**FOG, "units": {"burgos": stack, "leon": ["n-reg 1"]}, "phase": "move-n"}, fog=True)
    do(match, "top n-fal-s1")
    assert refusal(match, "top n-reg-s1") == "22.4-d"
    do(match, "march n-fal-s1", "to leon", "top n-reg-s1")
    assert seen(match, R, "burgos", N)[0] == "n-reg-s1"
    assert refusal(match, "top n-reg-l1") == "22.4-d"


@pytest.mark.rule("espana", "22.4-c", "22.4-d")
def test_22_4_c_five_decoys_under_real_troops():
    match = table({**FOG, "phase": "move-n"}, fog=True)
    for _ in range(5):
        do(match, "decoy burgos")
    assert refusal(match, "decoy madrid") == "22.4-c"
    assert refusal(match, "undecoy burgos") == "22.4-d"
    assert refusal(match, "decoy soria") == "22.4-d"
    assert len(seen(match, R, "burgos", N)) == 7
    assert facts(match)["control"]["burgos"] == N
    do(match, "march n-fal-s1", "to avila", "march n-reg-s2", "to avila")
    assert match.state.decoys == {}  # no troop left over them
    battle = table(
        {
            **FOG,
            "units": {**FOG["units"], "madrid": [*FOG["units"]["madrid"], "mola"]},
            "decoys": {R: ["madrid", "madrid"]},
            "phase": "combat",
        },
        fog=True,
    )
    do(battle, "battle gen-mola")
    assert events(battle, "decoys-found")[0]["number"] == 2
    assert fog.decoys_out(battle.state, 1) == 0


@pytest.mark.rule("espana", "22.4-b", "9.4", "16.3-b")
def test_a_redeal_of_what_is_hidden_changes_no_view():
    match = table(
        {**FOG, "phase": "move-n", "hands": {N: ["n-01", "n-02"], R: ["r-01"]}, "decoys": {N: ["burgos"]}},
        fog=True,
    )
    for seat in (N, R, None):
        for seed in range(10):
            twin = match.state.copy()
            GAME.redeal(twin, seat, random.Random(seed))
            assert GAME.view(twin, seat) == view(match, seat)
            assert [f for f in GAME.faults(twin) if "twelve" not in f] == []
    hand = view(match, R)["cards"]
    assert [c["id"] for c in hand["hand"]] == ["r-01"]
    assert view(match, None)["cards"]["hand"] == []


def test_moves_are_told_without_the_unit():
    match = table({**FOG, "phase": "move-n"}, fog=True)
    do(match, "march n-reg-s2", "to avila")
    event = next(e for e in match.state.log.events if e.kind == "marched")
    assert event.seen_by(R).data["unit"] == {"hidden": 1}
    assert event.seen_by(N).data["unit"] == "n-reg-s2"


@pytest.mark.rule("espana", "22.4-d")
def test_22_4_d_a_tank_lies_on_top_only_where_no_troop_is():
    set = {**EMPTY, "units": {"avila": ["n-reg 1", "cv-33"], "soria": ["pz-i", "pz-i"]}, "markers": LANDS}
    match = table({**set, "turn": 4, "phase": "move-n"}, fog=True)
    assert refusal(match, "top tank-cv-33-1") == "22.4-d"
    assert "top tank-pz-i-2" in options(match)


@pytest.mark.rule("espana", "12.1-b", "22.4-b")
def test_a_landing_is_told_without_the_unit_but_a_general_is_named():
    set = {**EMPTY, "units": {"morocco": ["n-leg 2", "n-afr 2", "yague"], "cadiz": ["n-reg 1"]}}
    match = table({**set, "markers": LANDS, "turn": 4, "phase": "upkeep"}, fog=True)
    do(match, "ferry n-afr-s1 cadiz", "ferry gen-yague cadiz")
    told = [e.seen_by(R).data for e in match.state.log.events if e.kind == "ferried"]
    assert [t["unit"] for t in told] == [{"hidden": 1}, "gen-yague"]
    assert [t["box"] for t in told] == ["cadiz", "cadiz"]


@pytest.mark.rule("espana", "22.4-b", "22.4-d")
def test_undo_never_leads_back_behind_a_battle_that_opened_stacks():
    set = {
        **EMPTY,
        "units": {"toledo": ["n-reg 2", "n-fal 1", "t-26", "mola"], "madrid": ["r-reg 1"]},
        "markers": LANDS,
        "decoys": {N: ["toledo"]},
        "turn": 5,
        "phase": "combat",
    }
    match = table(set, fog=True)
    do(match, "battle gen-mola")  # a lone tank falls without dice: the battle is over at once
    assert events(match, "decoys-found")
    why = match.why_no_undo(N)
    assert why is not None
    assert why.text == "undo-reveal"
    clear = table({**set, "decoys": {}})
    do(clear, "battle gen-mola")
    assert clear.why_no_undo(N) is None


# --- odds ----------------------------------------------------------------------------------------------
@pytest.mark.rule("espana", "16.5-a", "16.5-d")
def test_the_odds_of_an_attack_are_exact_with_and_without_each_card():
    match = table(
        {
            **EMPTY,
            "units": {"madrid": ["n-reg 1", "queipo", "r-reg 1"]},
            "markers": LANDS,
            "turn": 4,
            "battle": "queipo",
            "hands": {N: ["n-01"], R: ["r-08"]},
        }
    )
    before = GAME.odds(match.state, match.asks[0], "attack n-reg-s1 r-reg-s1")
    assert before is not None
    assert sum(o.chance for o in before.outcomes) == pytest.approx(1)
    # One die each: both live 4/9, one falls 2/9 each, both fall 1/9.
    assert sorted(round(o.chance, 6) for o in before.outcomes) == [round(x / 9, 6) for x in (1, 2, 2, 4)]
    do(match, "attack n-reg-s1 r-reg-s1")
    card = GAME.odds(match.state, match.asks[0], "bonus n-01")
    plain = GAME.odds(match.state, match.asks[0], "none")
    assert card is not None
    assert plain is not None
    assert card.lines[0].value == "3"
    assert plain.lines[0].value == "1"
    assert GAME.odds(match.state, match.asks[0], "bonus r-08") is None  # not the viewer's card
    fight = match.state.fight
    assert fight is not None
    left = left_after(match.state, fight.defender, hit_chances(Pool(1)))
    assert left == {1: Fraction(2, 3), 0: Fraction(1, 3)}


def test_the_words_fit_the_code():
    assert audit(GAME) == []


def test_the_summary_reads():
    lines = GAME.summary(table().state, N)
    assert lines[0].startswith("Turn 1 of 10")
    assert any("Madrid" in line for line in lines)


@pytest.mark.rule("espana", "17.3", "17.4")
@pytest.mark.parametrize(
    ("scenario", "given"), [("1936", {}), ("1938", {"naval": True}), ("1936", {"naval": True, "fog": True})]
)
def test_the_steady_bot_plays_to_the_end(scenario, given):
    match = Match.start(GAME, scenario, given, "steady")
    luck = random.Random(1)
    plies = 0
    while match.asks and plies < 5000:
        ask = match.asks[0]
        match.answer(ask.seat, GAME.bots["steady"](match.state, ask, luck))
        plies += 1
        assert match.state.fight is not None or sum(key_cities(match.state)) == 12  # 17.4
    assert match.result is not None
    tracks = [e.data for e in match.state.log.events if e.kind == "key-cities"]
    assert all(sum(track.values()) == 12 for track in tracks)


def test_the_only_answer_is_still_asked():
    match = table(
        {
            **EMPTY,
            "units": {"madrid": ["r-reg 1"], "burgos": ["n-reg 1"]},
            "markers": LANDS,
            "turn": 2,
            "phase": "events",
            "hands": {N: ["n-15"], R: ["r-08"]},
        }
    )
    do(match, "play n-15")
    assert asked(match) == (R, "react")
    assert options(match) == ["let"]


@pytest.mark.rule("espana", "22.4-a", "11.8-b")
def test_a_redeal_does_not_tell_how_full_a_stack_is():
    units = {"madrid": ["r-reg 1"] * 5 + ["t-26"], "barcelona": ["r-com 1", "r-ana 1", "t-26"]}
    set = {**EMPTY, "units": units, "markers": LANDS, "turn": 4, "phase": "move-n"}
    first = table(set, fog=True).state
    other = first.copy()
    for seed in range(20):
        GAME.redeal(other, N, random.Random(-seed - 1))  # another world that looks the same
        GAME.redeal(first, N, random.Random(seed))
        GAME.redeal(other, N, random.Random(seed))
        assert first == other
        assert GAME.faults(first) == []


@pytest.mark.rule("espana", "22.4-a", "11.8-c")
def test_a_hidden_troop_that_is_lost_has_been_shown():
    units = {"madrid": ["r-reg 1", "r-com 1", "r-com 1", "r-ana 1", "r-ana 1", "r-ana 1"]}
    match = table({**EMPTY, "units": units, "markers": LANDS, "turn": 4, "phase": "move-r"}, fog=True)
    do(match, "done")
    assert asked(match) == (R, "stacking")
    do(match, "lose r-ana-s2")
    assert asked(match) == (R, "stacking")
    why = match.why_no_undo(R)
    assert why is not None
    assert why.text == "undo-reveal"
