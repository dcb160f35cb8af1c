"""What the table tells beyond the rules: aims, dangers, cautions, battles, all from what a seat may know."""

from random import Random
from typing import Any

import pytest
from tests.games.santander.table import begin, facts, options, play

from frente.engine import Match, battle
from frente.engine.contract import random_answer
from frente.games.santander import GAME
from frente.games.santander.definitions import N, R
from frente.words import Words

RULES = pytest.mark.rule("santander", "14.1-b", "14.1-c", "14.1-d")


def along(seed: str, options: dict[str, bool] | None = None):
    """A match of two scripted players, ask by ask, with what is answered."""
    match = Match.start(GAME, "quick", options or {}, seed, auto=True)
    luck = Random(seed)
    while match.asks:
        ask = match.asks[0]
        token = GAME.bots["steady"](match.state, ask, luck)
        yield match, ask, token
        match.answer(ask.seat, token)


@RULES
@pytest.mark.parametrize("scenario", ["campaign", "quick"])
def test_each_seat_has_an_aim_and_every_end_is_among_them(scenario: str):
    for seat in (N, R):
        told = GAME.briefing(scenario, {}, seat)
        assert {aim.seat for aim in told.aims if aim.end == "win"} == {N, R}
        assert {aim.rule for aim in told.aims} == {"14.1-c"}
        assert len(told.first) == 3
        assert told.about


@RULES
def test_the_aim_is_met_when_the_points_are_there():
    *_, (match, _, _) = along("aims")
    assert match.result is not None
    aims = {aim.id: aim for aim in GAME.aims(match.state, None)}
    won = match.result.winners == (N,)
    assert aims["points"].met == won
    assert aims["points"].now == match.result.args["points"]
    assert aims["hold"].met != won


def test_battles_before_the_dice_tell_chances_that_sum_to_one_and_nothing_hidden():
    found = beneath = 0
    for n, (match, ask, token) in enumerate(along("battles", {"air-combat": True})):
        shown = GAME.battle(match.state, ask, token)
        if shown is None or not shown.cases:
            continue
        found += 1
        beneath += len(shown.cases) > 1
        for case in shown.cases:
            assert sum(row.chance for row in case.outcomes) == pytest.approx(1)
        if n % 7 == 0:
            other = match.redacted(ask.seat, f"world {n}")
            assert GAME.battle(other.state, other.ask(ask.seat), token) == shown
    assert found > 20
    assert beneath > 5


def test_dangers_and_cautions_tell_nothing_hidden():
    seen = set()
    for n, (match, ask, token) in enumerate(along("dangers")):
        for seat in (N, R):
            told = GAME.dangers(match.state, seat)
            seen |= {(seat, warning.id) for warning in told}
            if n % 9 == 0:
                assert GAME.dangers(match.redacted(seat, f"world {n}").state, seat) == told
        if n % 9 == 0:
            other = match.redacted(ask.seat, f"caution {n}")
            assert GAME.caution(other.state, other.ask(ask.seat), token) == GAME.caution(
                match.state, ask, token
            )
    assert (R, "six-next") in seen or (R, "six-now") in seen


@pytest.mark.rule("santander", "10.2-a", "10.2-f")
def test_a_combat_is_one_battle_with_its_losses():
    for match, _, _ in along("fights"):
        if match.state.turn > 2:
            break
    events = match.state.log.events
    fights = battle.fights(GAME.fighting, events, match.journal, match.asks)
    combats = [fight for fight in fights if fight.kind == "combat"]
    assert len(combats) == sum(event.kind == "attack" for event in events)
    for fight in combats:
        stretch = events[fight.first : fight.last]
        shown = battle.after(GAME, fight, stretch)
        lost = [event.data["unit"] for event in stretch if event.kind in ("reduced", "destroyed")]
        assert [step.pieces[0] for step in shown.steps if step.kind == "loss"] == lost
        rolled = any(event.kind == "combat" for event in stretch)
        assert (shown.verdict is not None) == rolled
        assert [side.seat for side in shown.sides] == [
            stretch[0].data["side"],
            _other(stretch[0].data["side"]),
        ]


def _other(side: str) -> str:
    return R if side == N else N


@pytest.mark.rule("santander", "5.2-a")
def test_a_march_is_final_where_it_shows_something_and_nowhere_else():
    kinds = set()
    for n, (match, ask, token) in enumerate(along("finals")):
        if ask.kind in ("march", "fire", "withdraw") and n % 3 == 0:
            told = match.final(ask.seat, token)
            twin = match.clone(events=True)
            twin.answer(ask.seat, token)
            why = None if twin.result is not None else twin.why_no_undo(ask.seat)
            shown = why is not None and why.text == "undo-reveal"
            assert (told == "reveal") == shown, token
            kinds.add((ask.kind, told))
    assert {("march", ""), ("march", "reveal")} <= kinds


@pytest.mark.rule("santander", "8.1-b", "8.2-a", "7.2-a")
def test_reach_gives_each_hex_with_its_cost_and_the_answers_that_lead_there():
    match = begin(phase="nationalist-move", turn=1, units={"2504": ["n4-1", "n4-2"], "1211": ["b174"]})
    ask = match.asks[0]
    one = GAME.reach(match.state, ask, ("n4-1",))
    assert one is not None
    play(match, "move n4-1")
    assert {f"go {code}" for code in one.places} == {o for o in options(match) if o.startswith("go ")}
    for code, route in one.places.items():
        label = GAME.choice(match.state, match.asks[0], f"go {code}").label
        assert (route.cost, route.tokens) == (label.args["cost"], ("move n4-1", f"go {code}"))
        assert route.path[-1] == code
    play(match, "stay")
    both = GAME.reach(match.state, match.asks[0], ("n4-1", "n4-2"))
    assert both is not None
    assert both.places == {}


@pytest.mark.rule("santander", "5-a", "5-d")
def test_several_units_reach_only_what_takes_them_all():
    match = begin(phase="nationalist-move", turn=1, units={"2504": ["n4-1", "n4-2"], "1211": ["b174"]})
    found = GAME.reach(match.state, match.asks[0], ("n4-1", "n4-2"))
    assert found is not None
    assert found.places
    code, route = next(iter(found.places.items()))
    done, refusal = match.answer_all(N, route.tokens)
    play(match, *route.tokens[done:])
    assert refusal is None
    assert facts(match)["units"][code] == ["n4-1", "n4-2"]


@pytest.mark.rule("santander", "10.2-a", "10.1-f")
def test_a_muster_counts_strength_and_stacking_by_hex():
    match, ask, _ = next(found for found in along("muster") if found[1].kind == "muster")
    wanted = GAME.choose(match.state, ask)
    assert wanted is not None
    assert [f"join {id}" for id in wanted.of] == [o for o in ask.options() if o.startswith("join ")]
    assert {count.id.partition("-")[0] for count in wanted.counts} == {"strength", "stacking"}
    shown = GAME.forming(match.state, ask, wanted.of[:1])
    assert shown is not None
    assert shown.sides[0].pieces == wanted.of[:1]


@pytest.mark.rule("santander", "9.4.2-b", "10.6-b")
def test_the_defender_is_shown_the_bombardment_and_the_morale_roll_with_their_tables():
    charts = set()
    for match, ask, token in along("battles"):
        shown = GAME.battle(match.state, ask, token)
        if shown is not None and shown.kind in ("bombardment", "morale"):
            charts |= {(shown.kind, side.chart.label.id) for side in shown.sides if side.chart is not None}
    assert {("bombardment", "chart-bombardment"), ("morale", "chart-morale")} <= charts


@pytest.mark.rule("santander", "11.2-a", "12.1-a")
def test_the_dice_of_the_turn_have_a_title_and_a_verdict():
    for match, _, _ in along("fights"):
        if match.state.turn > 3:
            break
    events = match.state.log.events
    titles = {}
    for fight in battle.fights(GAME.fighting, events, match.journal, match.asks):
        shown = battle.after(GAME, fight, events[fight.first : fight.last])
        titles[shown.title.id] = shown.verdict
    assert titles["title-weather"] is not None
    assert titles["title-offensive"] is not None


# --- what a first-time player stumbled over --------------------------------------------------------


def told_of(match: Match[Any]) -> battle.Battle:
    """The last combat as the log tells it."""
    events = match.state.log.events
    *_, fight = battle.fights(GAME.fighting, events, match.journal, match.asks)
    return battle.after(GAME, fight, events[fight.first : fight.last])


@pytest.mark.rule("santander", "10.2-f", "10.6-b")
def test_the_head_of_a_combat_shows_the_die_of_the_assault_and_tells_the_morale():
    units = {"2206": ["b174"], "2205": ["n1-1"]}
    match = begin(phase="nationalist-combat", turn=2, units=units, rolls=[[4], [1]])
    play(match, "attack 2206", "join n1-1", "launch", "enough", "enough")
    play(match, *[o for o in options(match) if o == "lose n1-1"])
    while match.asks[0].kind in ("trade", "lose"):
        play(match, options(match)[0])
    shown = told_of(match)
    assert [(side.seat, side.dice) for side in shown.sides] == [(N, (4,)), (R, None)]
    assert shown.verdict is not None
    assert shown.verdict.args["morale"] == "hold"


@pytest.mark.rule("santander", "6.4-a", "5.2-a")
def test_a_top_that_is_cut_off_is_named_to_the_enemy_and_what_lies_beneath_is_not():
    ring = {"2105": ["n1-1"], "2106": ["n1-2"], "2207": ["n4-1"], "2306": ["n4-2"], "2305": ["n5-1"]}
    units = {**ring, "2205": ["n5-2"], "2206": ["b174", "b175"], "1211": ["b183"]}
    match = begin(phase="nationalist-move", turn=1, units=units, check=True)
    told = {seat: next(e for e in match.events(seat) if e.kind == "out-of-supply") for seat in (N, R)}
    assert told[N].data["tops"] == ["b174"]
    assert "2206" in told[R].data["units"]
    assert "2206" not in str(told[N].data)


@pytest.mark.rule("santander", "14.1-b", "14.2-b")
def test_who_leaves_a_city_that_the_enemy_can_take_back_is_warned():
    units = {"2006": ["n1-1"], "1904": ["b174"], "2504": ["n4-1"], "1211": ["b183"]}
    table = {"phase": "nationalist-move", "turn": 1, "units": units, "control": {"2006": N}}
    match = begin(**table)
    play(match, "move n1-1")
    warned = GAME.caution(match.state, match.asks[0], "go 2007")
    assert warned is not None
    assert (warned.id, warned.level, warned.message.id) == ("empty-objective", "care", "warn-empty-held")
    gone = begin(**table, demolished=True)
    play(gone, "move n1-1")
    assert GAME.caution(gone.state, gone.asks[0], "go 2007") is None


@pytest.mark.rule("santander", "10.3-c", "10.6-d")
def test_who_loses_a_step_goes_nowhere_by_it_though_a_retreat_may_follow():
    units = {"1911": ["hq-xxiii"], "1910": ["b167", "b168"], "1211": ["b183"], "2504": ["n4-1"]}
    match = begin(phase="republican-combat", turn=1, units=units, rolls=[[2]])
    play(match, "attack 1911", "join b167", "join b168", "launch", "enough", "enough")
    assert match.asks[0].kind == "lose"
    found = GAME.reach(match.state, match.asks[0], ("b167",))
    assert found is not None
    assert found.places == {}


@pytest.mark.rule("santander", "5.2-a", "10.1-a")
def test_a_target_is_called_by_those_who_are_seen_there():
    """Not by its number alone: the top of a stack is seen, what lies beneath it is not told."""
    match = Match.start(GAME, "quick", seed="targets")
    luck = Random("targets")
    named = 0
    while named < 5:
        ask = match.asks[0]
        if ask.kind == "attack":
            pieces: Any = match.view(ask.seat)["pieces"]
            for token in ask.options()[:-1]:
                label = GAME.choice(match.state, ask, token).label
                told = label.args["units"]
                seen = [p["id"] for p in pieces if p["place"] == label.args["a"]]
                assert told
                assert set(told) <= set(seen)
                assert Words(GAME, strict=True).say(label) != f"Attack {label.args['a']}"
                named += 1
        match.answer(ask.seat, random_answer(ask, luck))
