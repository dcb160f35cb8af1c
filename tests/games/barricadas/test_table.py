"""What the table tells beyond the rules: aims, briefings, dangers and cautions."""

import csv
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from frente.engine import Event, Match, Message, battle, gesture
from frente.engine.aims import Aim, Warning
from frente.games.barricadas import GAME
from frente.games.barricadas.definitions import DATA, NUMBER, PIECES, SIDES
from frente.games.barricadas.state import Battlefield, code, each, hex_of, is_unit, the_board

from .table import WORDS, match, n, nat, rep, situation

R, N = SIDES
ENDS = pytest.mark.rule("barricadas", "2.3-j", "2.3-k", "15-b", "15-s")
with (DATA / "rules.csv").open(encoding="utf-8", newline="") as file:
    RULES = {row["id"] for row in csv.DictReader(file)}


def field(*goals: tuple[str, int, str], **table: Any) -> Battlefield:
    """A situation with objectives: their points and who holds them."""
    return situation(
        objectives={place: vp for place, vp, _ in goals},
        control={place: side for place, _, side in goals},
        **table,
    )


def aims(s: Battlefield) -> dict[tuple[str, str], Aim]:
    return {(aim.id.removesuffix(f"-{aim.seat}"), aim.seat): aim for aim in GAME.aims(s, None)}


def warned(s: Battlefield, seat: str) -> dict[str, Warning]:
    return {warning.id: warning for warning in GAME.dangers(s, seat)}


def along(scenario: str, seed: str):
    """A match of two scripted players, ask by ask, with what is answered."""
    m = Match.start(GAME, scenario, {}, seed, auto=True)
    luck = Random(seed)
    while m.asks:
        ask = m.asks[0]
        token = GAME.bots["steady"](m.state, ask, luck)
        yield m, ask, token
        m.answer(ask.seat, token)


# --- aims and briefings -----------------------------------------------------------------------------
@ENDS
@pytest.mark.parametrize("scenario", [scenario.id for scenario in GAME.scenarios])
def test_every_briefing_tells_each_end_and_three_things_to_do_on_this_board(scenario: str):
    options = GAME.full_options(scenario, {})
    board = GAME.setup(scenario, options)
    rule = "15-b" if scenario == "points" else "2.3-j"
    for seat in SIDES:
        told = GAME.briefing(scenario, options, seat)
        # the enemy's win is one's loss: each end is told once
        assert sorted((aim.end, aim.seat) for aim in told.aims) == [("draw", R), ("win", N), ("win", R)]
        assert all(WORDS.say(aim.label)[0].isupper() for aim in told.aims)
        assert {aim.rule for aim in told.aims} == {rule}
        assert len(told.first) == 3
        assert {task.rule for task in told.first} <= RULES
        for task in told.first:
            text = WORDS.say(task.message)
            for place in task.subjects:
                assert hex_of(board, place) >= 0, place
            assert text.endswith(".")
        for message in (*told.about, *(aim.label for aim in told.aims), *(aim.tested for aim in told.aims)):
            assert WORDS.say(message)


def test_before_the_first_turn_no_turn_is_counted():
    m = Match.start(GAME, "alto-del-leon", {}, "label", auto=True)
    told: Any = m.view(R)["turn"]
    assert (told["number"], WORDS.say(Message(**told["label"]))) == (0, "Before turn 1")


@ENDS
@pytest.mark.parametrize("winner", [R, N, None])
def test_the_aim_that_is_met_is_the_result(winner: str | None):
    held = {R: [("C605", 2, R)], N: [("C609", 2, N)], None: []}[winner]
    s = field(*held, turn=8, phase="activation", formation=[rep(), nat()])
    m = match(s)
    while m.asks:
        m.answer(m.asks[0].seat, "pass" if "pass" in m.asks[0].options() else m.asks[0].options()[0])
    assert m.result is not None
    assert m.result.winners == ((winner,) if winner else ())
    for (name, seat), aim in aims(m.state).items():
        assert aim.met == (seat == winner if name == "margin" else winner is None)
        assert WORDS.say(aim.label)


@ENDS
def test_an_objective_of_the_enemy_counts_twice_for_what_is_still_open():
    s = field(("C609", 4, N), turn=8, phase="activation", formation=[rep(), nat()])
    found = aims(s)
    assert (found["margin", R].now, found["margin", N].now) == (-4, 4)
    assert found["margin", R].open  # 8 for the hex and one for each enemy unit
    parts = [(part.label.id, part.done) for part in found["margin", N].parts]
    assert parts == [("aim-part-objective", True), ("aim-part-units", False), ("aim-part-taken", False)]
    lost = field(("C609", 30, N), turn=8, formation=[rep(), nat(units=["legion-b1"])])
    assert aims(lost)["margin", R].open
    assert aims(lost)["margin", N].met


# --- what is asked ----------------------------------------------------------------------------------
@pytest.mark.rule("barricadas", "10.3.2-b")
def test_a_flight_can_be_gone_by_pointing_at_its_end():
    m, ask, _ = next(found for found in along("alto-del-leon", "a") if found[1].kind == "rout")
    hexes = {code(m.state, h) for h in range(len(the_board(m.state).grid.sides))}
    found = gesture.reach(m, ask.seat, (str(ask.about["unit"]),), hexes).places
    assert set(ask.options()) == {route.tokens[0] for route in found.values() if len(route.tokens) == 1}
    goal, route = max(found.items(), key=lambda one: len(one[1].tokens))
    assert len(route.tokens) == 3
    for token in route.tokens:
        m.answer(ask.seat, token)
    assert code(m.state, m.state.at[n(str(ask.about["unit"]))]) == goal


@pytest.mark.rule("barricadas", "3.4-a", "3.4-h", "3.4-j")
def test_who_may_react_is_told_what_the_enemy_does_and_what_it_costs():
    told = set()
    for _, ask, _ in along("alto-del-leon", "a"):
        if ask.kind != "react":
            continue
        said = WORDS.say(Message("ask-react", dict(ask.about)))
        assert "finished for this turn" in said
        assert all(str(GAME.names()[unit]) in said for unit in ask.about["units"])
        told.add(ask.about["doing"])
    assert {"come", "go"} <= told


# --- dangers ----------------------------------------------------------------------------------------
@ENDS
def test_an_open_objective_is_a_danger_in_the_last_turn_and_a_care_before():
    s = field(("C608", 3, N), turn=8, formation=[rep("C605"), nat("C612")])
    told = warned(s, N)["objective-open"]
    assert (told.level, told.subjects) == ("danger", ("C608",))
    assert "6" in WORDS.say(told.message)
    s.turn = 3
    assert warned(s, N)["objective-open"].level == "care"
    s.turn = 8
    s.finished = sum(1 << n(f"rep-infantry-h{i}") for i in (1, 2, 3))
    assert "objective-open" not in warned(s, N)  # nobody of his moves any more in this turn


@ENDS
def test_the_last_turns_tell_what_is_lacking():
    s = field(("C609", 3, N), turn=6, formation=[rep("C605"), nat("C612")])
    assert "last-turns" not in warned(s, R)
    s.turn = 7
    told = warned(s, R)["last-turns"]
    assert told.level == "care"
    assert WORDS.say(told.message) == "2 turns are left, and your margin is −3: you need 4 points more."
    assert WORDS.say(told.cure) == "C609 betters your margin by 6."
    s.turn = 8
    assert warned(s, R)["last-turns"].level == "danger"
    assert "last-turns" not in warned(s, N)


@pytest.mark.rule("barricadas", "10.3.4-a", "7.1-b", "14-e", "3.3.1-d")
def test_routed_units_lone_officers_worn_formations_and_strays_are_told_of():
    both = [rep("C605"), nat("C607")]
    assert not {"routed-near", "officer-alone", "brink", "out-of-command"} & set(
        warned(situation(formation=both), R)
    )
    hurt = {
        "routed": ["rep-infantry-h1"],
        "out": ["rep-infantry-h2"],
        "lost": {"rep-infantry-h2": 2, "rep-infantry-h3": 1},
    }
    told = warned(situation(formation=both, **hurt), R)
    assert told["routed-near"].subjects == ("rep-infantry-h1",)
    assert told["out-of-command"].subjects == ("rep-infantry-h2",)
    assert told["brink"].subjects == ("rep-diez",)
    lone = {"rep-infantry-h1": "C602", "rep-infantry-h2": "C602", "rep-infantry-h3": "C602"}
    told = warned(situation(formation=[rep("C605", at=lone), nat("C607")]), R)
    assert told["officer-alone"].subjects == ("rep-diez",)


# --- cautions ---------------------------------------------------------------------------------------
def weighed(m: Match[Battlefield], token: str) -> Warning | None:
    ask = m.asks[0]
    found = GAME.caution(m.state, ask, token)
    if found is not None:
        for message in (found.message, found.cure or Message("cure-stack")):
            assert WORDS.say(message)
    return found


@pytest.mark.rule("barricadas", "3.3.1-f")
def test_passing_after_the_enemy_has_passed_ends_the_turn_and_says_who_has_not_acted():
    s = situation(formation=[rep("C605"), nat("C612")], active="republican", phase="activation")
    m = match(s)
    assert weighed(m, "pass") is None
    first = m.asks[0].seat
    m.answer(first, "pass")
    told = weighed(m, "pass")
    assert told is not None
    assert (told.id, told.level) == ("pass-ends", "care")
    assert told.subjects == ({R: "nat-vazquez", N: "rep-diez"}[first],)


@pytest.mark.rule("barricadas", "15-s", "3.4-a", "3.3.1-g")
def test_leaving_an_objective_and_walking_into_fire_are_weighed():
    few = rep("C605", units=["rep-infantry-h1"])
    m = match(field(("C605", 3, R), formation=[few, nat("C607")], active="republican", phase="activation"))
    m.answer(R, "activate rep-diez")
    told = weighed(m, "end")
    assert told is not None
    assert told.id == "bare-finish"
    m.answer(R, "move rep-infantry-h1")
    while m.asks[0].kind != "march":
        m.answer(m.asks[0].seat, "hold")
    step = next(token for token in m.asks[0].options() if token.startswith("to "))
    told = weighed(m, step)
    assert told is not None
    assert (told.id, told.subjects) == ("objective-open", ("C605",))


def test_what_threatens_in_a_match_has_words():
    seen = set()
    for i, (m, _, token) in enumerate(along("artxanda", "table")):
        for seat in SIDES if i % 5 == 0 else ():
            for warning in GAME.dangers(m.state, seat):
                seen.add(warning.id)
                WORDS.say(warning.message)
        told = weighed(m, token)
        seen |= {told.id} if told else set()
    assert {"objective-open", "rout-edge", "out-of-command", "reaction-fire"} <= seen


# --- fights -----------------------------------------------------------------------------------------
LOOSE = {"react", "second"}
"""Asks in the midst of what another has begun, whose dice were shown to him."""


def wild(scenario: str, seed: str):
    """The same with a third of the answers at random, so that all kinds of fights come up."""
    m = Match.start(GAME, scenario, {}, seed, auto=True)
    luck = Random(seed)
    while m.asks:
        ask = m.asks[0]
        plain = luck.random() < 0.7
        token = GAME.bots["steady"](m.state, ask, luck) if plain else luck.choice(ask.options())
        yield m, ask, token
        m.answer(ask.seat, token)


def dice_of(events: Sequence[Event]) -> list[str]:
    """What was rolled for, as far as it is anybody's fight."""
    rolls = (str(event.data["roll"]) for event in events if event.kind == "roll")
    return [roll for roll in rolls if roll not in GAME.fighting.quiet | {"demolition", "replacement"}]


@pytest.mark.rule("barricadas", "8.3-e", "8.3-f", "8.3-g", "8.3-i", "9.3-a", "9.3-b", "10.2-a", "10.4.2-a")
@pytest.mark.parametrize("scenario", ["artxanda", "sesena"])
def test_whatever_is_rolled_for_is_shown_before_with_chances_that_sum_to_one(scenario: str):
    kinds = set()
    for m, ask, token in wild(scenario, "fights"):
        told = GAME.battle(m.state, ask, token)
        before = len(m.state.log.events)
        twin = m.clone()
        twin.answer(ask.seat, token)
        rolled = dice_of(twin.state.log.events[before:])
        inside = ask.kind in GAME.fighting.asks | LOOSE
        assert told is not None or not rolled or inside, (ask, token, rolled)
        if told is None:
            continue
        kinds.add(told.kind)
        (case,) = told.cases
        assert sum(row.chance for row in case.outcomes) == pytest.approx(1)
        for side in told.sides:
            assert side.seat in SIDES
            assert all(line.rule in RULES for line in side.sum)
        for message in _messages(told):
            WORDS.say(message)
    assert {"check", "fire", "coordination", "assault"} <= kinds


@pytest.mark.rule("barricadas", "8.4.2-a", "9.3-d", "14-a")
def test_the_losses_of_the_fights_are_those_of_the_board():
    m = None
    for m, _, _ in wild("ciudad-universitaria", "losses"):  # noqa: B007
        pass
    assert m is not None
    events = m.state.log.events
    fights = battle.fights(GAME.fighting, events, m.journal, m.asks)
    lost: set[str] = set()
    kinds = set()
    for fight in fights:
        shown = battle.after(GAME, fight, events[fight.first : fight.last])
        kinds.add(shown.kind)
        lost |= {id for step in shown.steps if step.kind == "loss" for id in step.pieces}
        assert all(id in NUMBER for step in shown.steps for id in step.pieces)
        for message in _messages(shown):
            WORDS.say(message)
    start = GAME.setup("ciudad-universitaria", GAME.full_options("ciudad-universitaria", {}))
    assert not start.lost
    changed = {PIECES[u].id for u in (*m.state.lost, *each(m.state.gone)) if is_unit(u)}
    assert changed <= lost
    assert {"fire", "mission", "assault", "check"} <= kinds


def test_one_shot_with_all_that_follows_is_one_fight():
    m = match(
        situation(formation=[rep("C605"), nat("C607")], active="republican", phase="activation"),
        (1, 1),  # a fire roll with many hits
    )
    for token in ("activate rep-diez", "fire rep-infantry-h1"):
        m.answer(R, token)
    at = next(token for token in m.asks[0].options() if token.startswith("at C607"))
    told = GAME.battle(m.state, m.asks[0], at)
    assert told is not None
    assert [side.role.id for side in told.sides] == ["battle-role-fires", "battle-role-target"]
    assert told.sides[0].pieces == ("rep-infantry-h1",)
    assert told.sides[0].chart is not None
    assert told.place == "C607"
    m.answer(R, at)
    while m.asks[0].kind in GAME.fighting.asks:
        m.answer(m.asks[0].seat, m.asks[0].options()[0])
    fights = battle.fights(GAME.fighting, m.state.log.events, m.journal, m.asks)
    assert len(fights) == 1
    shown = battle.after(GAME, fights[0], m.state.log.events[fights[0].first : fights[0].last])
    assert shown.state == "settled"
    assert shown.verdict is not None
    assert "loss" in {step.kind for step in shown.steps}
    assert WORDS.say(shown.verdict).startswith(("Steps lost", "Eliminated"))


@pytest.mark.rule("barricadas", "9.3-d", "9.3-h")
def test_an_assault_has_not_failed_before_the_hand_to_hand_nor_while_the_beaten_run():
    data = {"hex": "C708", "attack": 8, "defense": 4, "odds": "2:1", "roll": 2, "modifier": -1}
    events = [
        Event("assault", "9-e", {"hex": "C708", "units": ["assault-guard-c1"]}),
        Event("roll", "9.3-c", {"seat": R, "roll": "assault", "dice": [2]}),
        Event("melee", "9.3-d", {**data, "result": "D2"}),
        Event("taken", "9.3-h", {"hex": "C708", "units": ["assault-guard-c1"]}),
    ]
    blank = battle.Battle(
        id="", state="rolled", kind="assault", title=Message("event-melee"), rule="9-e", place=""
    )
    told = [GAME.fought(blank, events[:count]).verdict for count in (2, 3, 4)]
    assert [verdict and verdict.args["end"] for verdict in told] == [None, "beaten", "taken"]
    nobody_dared = GAME.fought(replace(blank, state="settled"), events[:2]).verdict
    assert nobody_dared is not None
    assert nobody_dared.args["end"] == "failed"


@pytest.mark.rule("barricadas", "9-e", "9-f", "9.3-d")
def test_fire_of_a_group_at_an_assault_is_a_step_of_it():
    m = None
    for m, _, _ in along("sesena", "volleys"):  # noqa: B007
        pass
    assert m is not None
    events = m.state.log.events
    found = battle.fights(GAME.fighting, events, m.journal)
    stretches = [(fight.kind, [e.kind for e in events[fight.first : fight.last]]) for fight in found]
    fought = [(kind, kinds) for kind, kinds in stretches if "melee" in kinds]
    assert any("fire" in kinds for _, kinds in fought)
    assert {kind for kind, _ in fought} == {"assault"}


def _messages(told: battle.Battle) -> Iterator[Message]:
    yield from (told.title, *told.follows, *(row.label for case in told.cases for row in case.outcomes))
    for side in told.sides:
        yield from (side.role, *(line.label for line in side.sum))
        yield from [side.chart.label] if side.chart else []
    yield from [told.verdict] if told.verdict else []


# --- answers that cannot be taken back --------------------------------------------------------------
@pytest.mark.rule("barricadas", "3.3.1-d")
def test_a_unit_out_of_command_is_never_activated_by_a_stray_click():
    s = situation(
        formation=[rep("C605"), nat("C612")],
        out=["rep-infantry-h2"],
        active="republican",
        phase="activation",
    )
    m = match(s)
    finals = {token: GAME.choice(m.state, m.asks[0], token).final for token in m.asks[0].options()}
    assert finals == {
        "activate rep-diez": "perhaps",
        "activate rep-infantry-h2": "dice",
        "pass": "turn",
    }
    assert m.final(R, "activate rep-diez") == ""
    told = GAME.battle(m.state, m.asks[0], "activate rep-infantry-h2")
    assert told is not None
    assert told.sides[0].pieces == ("rep-infantry-h2",)


@pytest.mark.rule("barricadas", "9-e", "9.3-h")
def test_the_last_who_can_join_an_assault_begins_it_by_the_main_button():
    s = situation(
        formation=[
            {"officer": "rep-diez", "units": ["rep-infantry-h1", "rep-infantry-h2"], "hex": "C706"},
            {"officer": "nat-vazquez", "units": ["legion-b1"], "hex": "C707"},
        ],
        active="republican",
        act=["rep-diez", "rep-infantry-h1", "rep-infantry-h2"],
    )
    m = match(s)
    first = "assault rep-infantry-h1 C707"
    assert m.final(R, first) == ""
    m.answer(R, first)
    assert m.final(R, "join rep-infantry-h2") == "dice"
    told = GAME.battle(m.state, m.asks[0], "join rep-infantry-h2")
    assert told is not None
    rows = told.cases[0].outcomes
    assert rows[0].label.id == "outcome-won"
    assert sum(row.chance for row in rows) == pytest.approx(1)


@pytest.mark.parametrize("scenario", ["sesena", "artxanda"])
def test_every_answer_that_cannot_be_taken_back_says_so(scenario: str):
    luck = Random("finals")
    for m, ask, token in wild(scenario, "finals"):
        if luck.random() < 0.5:
            continue
        twin = m.clone(events=True)
        twin.answer(ask.seat, token)
        fixed = twin.result is not None or twin.why_no_undo(ask.seat) is not None
        assert not fixed or m.final(ask.seat, token), (ask, token)


# --- names and sentences ----------------------------------------------------------------------------
ODD = re.compile(
    r"[{}$]|\b1 (steps|hits|points|units|turns|missions)\b|\b0 (steps|hits)\b|: \.|\b(rep|nat)-\w|\bCapt\."
)


def test_no_two_pieces_of_a_side_have_the_same_name_and_none_is_an_id():
    names = GAME.names()
    for side in (0, 1):
        found = [names[p.id] for p in PIECES if p.side == side]
        assert len(found) == len(set(found))
        assert not any(ODD.search(name) or re.fullmatch("[a-z0-9]+(-[a-z0-9]+)+", name) for name in found)


@pytest.mark.rule("barricadas", "3.3.1-a", "3.3.1-f")
def test_what_is_asked_and_offered_in_a_match_reads_well_and_no_two_options_alike():
    for i, (m, ask, _) in enumerate(wild("artxanda", "words")):
        assert not ODD.search(WORDS.prompt(ask)), WORDS.prompt(ask)
        if ask.kind == "activate":
            assert ("pass" in WORDS.prompt(ask)) == ("pass" in ask.options())
        if i % 4 == 0:
            texts = [WORDS.option(m, ask, token) for token in ask.options()]
            assert len(texts) == len(set(texts))
            assert not any(ODD.search(text) for text in texts)
    assert not any(ODD.search(WORDS.event(event)) for event in m.state.log.events)
