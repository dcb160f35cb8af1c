"""What the table tells beyond the rules: aims, dangers, cautions, battles, all from what a seat may know."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from tests.games.crusade.board import named, play, table

from frente.engine import Ask, Match, battle
from frente.games.crusade import GAME
from frente.games.crusade.definitions import UNIT_IDS
from frente.games.crusade.state import Crusade
from frente.words import Words

SCENARIOS = [scenario.id for scenario in GAME.scenarios]
say = Words(GAME, strict=True).say


def along(scenario: str, seed: str, most: int = 900) -> Iterator[tuple[Match[Crusade], Ask, str]]:
    """A match of two scripted players, ask by ask, with what is answered."""
    match = Match.start(GAME, scenario, seed=seed, auto=True)
    luck = Random(seed)
    while match.asks and match.ply < most:
        ask = match.asks[0]
        token = GAME.bots["steady"](match.state, ask, luck)
        yield match, ask, token
        match.answer(ask.seat, token)


def aim(match: Match[Crusade], id: str) -> Any:
    return {found.id: found for found in GAME.aims(match.state, None)}[id]


def threats(match: Match[Crusade], seat: str) -> dict[str, Any]:
    return {warning.id: warning for warning in GAME.dangers(match.state, seat)}


def caution(match: Match[Crusade], token: str) -> Any:
    return GAME.caution(match.state, match.asks[0], token)


# --- aims -----------------------------------------------------------------------------------------
@pytest.mark.rule("crusade", "5.1.1", "5.2.1", "5.2.2-a", "5.2.3", "5.2.4")
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("seat", ["nat", "rep"])
def test_every_end_is_an_aim_of_each_seat_and_the_briefing_says_how_to_begin(scenario: str, seat: str):
    told = GAME.briefing(scenario, GAME.full_options(scenario, {}), seat)
    mine = [found for found in told.aims if found.seat == seat and found.end == "win"]
    long = GAME.setup(scenario, {}).scenario in ("campaign", "two-years-of-war")
    ways = ["5.1.1", "5.2.2-a", "5.2.3", *(["5.2.4"] if long and seat == "nat" else [])]
    assert sorted(found.rule for found in mine) == ways
    # the enemy's win is one's loss: each end is told once
    assert [found.rule for found in told.aims if found.end != "win"] == ["5.1.1"]
    assert len({say(found.label) for found in told.aims}) == len(told.aims)
    assert len(told.first) == 3
    assert len(told.about) == 2
    names = GAME.names()
    assert all(subject in names for task in told.first for subject in task.subjects)
    for message in (*told.about, *(f.label for f in mine), *(f.tested for f in mine)):
        assert say(message)
    for task in told.first:
        assert say(task.message)


@pytest.mark.rule("crusade", "5.2.2-a", "5.2.2-b", "5.2.2-c")
@pytest.mark.parametrize(
    ("turn", "high", "low", "open_"), [(1, 28, 15, False), (4, 28, 15, True), (5, 27, 14, True),
                                       (11, 21, 6, True), (15, 16, 3, True), (16, 16, 3, False)]
)  # fmt: skip
def test_morale_is_measured_by_the_levels_of_the_turn(turn: int, high: int, low: int, open_: bool):
    m = table(turn=turn)
    assert (aim(m, "rm-high").need, aim(m, "rm-low").need) == (high, low)
    assert aim(m, "rm-high").open == aim(m, "rm-low").open == open_
    assert aim(m, "rm-high").now == m.state.rm


@pytest.mark.rule("crusade", "5.1.1", "5.2.3")
def test_a_match_that_ends_has_met_the_aim_it_names():
    *_, (match, _, _) = along("war-of-the-columns", "aims", 5000)
    assert match.result is not None
    met = {(f.rule, f.seat) for f in GAME.aims(match.state, None) if f.met and f.open and f.end == "win"}
    drawn = {f.rule for f in GAME.aims(match.state, None) if f.met and f.end == "draw"}
    assert {match.result.rule} == drawn or (match.result.rule, match.result.winners[0]) in met


@pytest.mark.rule("crusade", "17.3.2-a")
@pytest.mark.parametrize(("turn", "told"), [(4, "ahead"), (6, "counted")])
def test_what_madrid_costs_is_told_among_what_is_worth_points(turn: int, told: str):
    m = table(turn=turn)
    m.state.madrid = -2
    last = aim(m, "vp-nat").parts[-1]
    assert (last.label.id, last.done) == (f"aim-part-madrid-{told}", told == "counted")
    assert "2" in say(last.label)


@pytest.mark.rule("crusade", "5.2.4")
def test_the_coup_is_open_from_turn_16_until_its_card_is_gone():
    m = table(turn=16, rm=4)
    assert aim(m, "coup").met
    assert aim(m, "coup").open
    assert threats(m, "rep")["coup-near"].level == "danger"
    m.state.removed.append("N46")
    assert not aim(m, "coup").open
    assert "coup-near" not in threats(m, "rep")


# --- dangers --------------------------------------------------------------------------------------
@pytest.mark.rule("crusade", "5.2.2-a")
@pytest.mark.parametrize(
    ("rm", "seat", "level"),
    [(27, "nat", "danger"), (26, "nat", "danger"), (25, "nat", "care"),
     (15, "rep", "danger"), (16, "rep", "care")],
)  # fmt: skip
def test_morale_near_a_level_of_this_turn_is_told(rm: int, seat: str, level: str):
    m = table(turn=5, rm=rm)
    assert threats(m, seat)["rm-brink"].level == level
    assert "rm-brink" not in threats(m, "nat" if seat == "rep" else "rep")


@pytest.mark.rule("crusade", "17.3.2-a")
def test_the_way_to_madrid_is_told_of_from_turn_4_on():
    assert "madrid-track" not in threats(table(turn=3, madrid=-3), "nat")
    assert threats(table(turn=4, madrid=-3), "nat")["madrid-track"].level == "care"
    assert "madrid-track" not in threats(table(turn=4, madrid=0), "nat")


@pytest.mark.rule("crusade", "13.3.5-a", "13.3.7")
def test_the_hungry_are_told_of_and_then_lost():
    last: dict[str, set[str]] = {"nat": set(), "rep": set()}
    told = starved = 0
    for match, _, _ in along("war-of-the-columns", "d", 1600):
        for seat in ("nat", "rep"):
            found = threats(match, seat).get("starve")
            told += found is not None
            last[seat] |= set() if found is None else set(found.message.args["units"])
    for event in match.events(None):
        if event.kind == "starved":
            starved += 1
            assert event.data["unit"] in last["nat"] | last["rep"]
    assert told
    assert starved


# --- cautions -------------------------------------------------------------------------------------
@pytest.mark.rule("crusade", "16.3.3-a", "5.1.2-b")
def test_leaving_a_prize_that_the_enemy_can_enter_is_warned_of():
    m = table(
        "war-of-the-columns", side="rep", round=2, turn=2,
        control={"nat": ["zafra", "llerena", "santa-olalla"]},
        units={"badajoz": ["rep-mil:full", "rep-rpa:full"], "zafra": ["nat-inf:full"],
               "santa-olalla": [], "riotinto": []},
    )  # fmt: skip
    play(m, "auto", "activate-move badajoz", f"move {named(m, 'badajoz', 'rep-mil')}")
    assert caution(m, "step merida") is None
    play(m, "step merida", "stop", f"move {named(m, 'badajoz', 'rep-rpa')}")
    found = caution(m, "step merida")
    assert (found.id, found.level) == ("empty-prize", "care")
    assert [(cost.label.id, cost.value) for cost in found.cost] == [("status-vp", "+1"), ("status-rm", "-1")]


@pytest.mark.rule("crusade", "8.2.3")
def test_a_space_without_an_enemy_beside_it_attacks_in_vain():
    m = table("war-of-the-columns", side="rep", round=2)
    play(m, "auto")
    assert caution(m, "activate-attack valencia").id == "wasted-attack"
    assert caution(m, "activate-attack gijon") is None


@pytest.mark.rule("crusade", "8.4.1-b")
def test_points_of_an_aid_that_has_not_come_are_told_as_lost():
    m = table("war-of-the-columns", side="rep", round=2, hands={"rep": ["R5"]})
    assert say(caution(m, "rp R5").message).startswith("1 Soviet point of")


# --- battles --------------------------------------------------------------------------------------
def pieces_of(match: Match[Crusade]) -> dict[str, tuple[int, int]]:
    """Where every counter lies and which side it shows."""
    s = match.state
    return {id: (s.where[u], s.reduced >> u & 1) for u, id in enumerate(UNIT_IDS)}


@pytest.mark.rule("crusade", "11.2.3", "11.2.6-b", "11.2.7-a", "10.2.2-a", "16.1.4.2-a", "INF-a")
@pytest.mark.parametrize("scenario", ["war-of-the-columns", "two-years-of-war"])
def test_before_every_roll_a_battle_is_shown_and_tells_nothing_hidden(scenario: str):
    kinds = set()
    for n, (match, ask, token) in enumerate(along(scenario, "battles", 600)):
        shown = GAME.battle(match.state, ask, token)
        twin = match.clone()
        twin.answer(ask.seat, token)
        fresh = [entry.key for entry in twin.journal[match.ply :] if entry.kind == "roll"]
        fell = [key for key in fresh if key in ("fire", "assault", "build-position", "build-trench")]
        assert not fell or (shown is not None and shown.state == "ready"), (ask, token, fell)
        if shown is None:
            continue
        kinds.add(shown.kind)
        assert say(shown.title)
        for case in shown.cases:
            assert sum(row.chance for row in case.outcomes) == pytest.approx(1)
        for side in shown.sides:
            assert all(say(line.label) for line in side.sum)
        if n % 20 == 0:
            other = match.redacted(ask.seat, f"world {n}")
            assert GAME.battle(other.state, other.ask(ask.seat), token) == shown
    assert {"combat", "build"} <= kinds


@pytest.mark.rule("crusade", "11.2.3", "11.2.6-b")
def test_the_sums_of_a_battle_come_to_its_columns():
    found = 0
    for match, ask, token in along("two-years-of-war", "sums", 400):
        shown = GAME.battle(match.state, ask, token)
        if shown is None or shown.kind != "combat" or shown.state != "ready":
            continue
        found += 1
        for side in shown.sides:
            base = sum(int(line.value) for line in side.sum if line.kind == "base")
            shift = sum(int(line.value) for line in side.sum if line.kind == "shift")
            chart = side.chart
            assert base == int(side.strength)
            assert chart.column == max(0, min(len(chart.across) - 1, chart.base + shift))
            assert {piece for line in side.sum for piece in line.of} == set(side.pieces)
    assert found > 20


@pytest.mark.rule("crusade", "11.2.7-a", "11.3.2-a", "11.4.1", "11.5.1")
def test_a_combat_is_one_battle_with_the_dice_of_each_side_and_all_its_losses():
    seen: dict[int, dict[str, tuple[int, int]]] = {}
    for match, _, _ in along("two-years-of-war", "fights", 800):
        seen[match.ply] = pieces_of(match)
    events = match.state.log.events
    fights = battle.fights(GAME.fighting, events, match.journal, match.asks)
    combats = [fight for fight in fights if fight.kind == "combat"]
    assert len(combats) == sum(event.kind == "attack" for event in events)
    checked = 0
    for fight in combats:
        stretch = events[fight.first : fight.last]
        shown = battle.after(GAME, fight, stretch)
        fires = {event.data["side"]: event.data["die"] for event in stretch if event.kind == "fire"}
        assert {side.seat: side.dice for side in shown.sides if side.dice} == {
            seat: (die,) for seat, die in fires.items()
        }
        assert {step.seat for step in shown.steps if step.kind == "dice"} == set(fires)
        for side in shown.sides:
            assert not side.dice or side.chart.cells[side.chart.row][side.chart.column].isdigit()
        assert not any(event.kind in ("turn", "starved", "activated", "drew") for event in stretch)
        assert (shown.verdict is not None) == any(event.kind == "outcome" for event in stretch)
        assert all(say(step.message) for step in shown.steps)
        before, after_ = seen.get(shown.plies[0] - 1), seen.get(shown.plies[1])
        if before is None or after_ is None:
            continue
        checked += 1
        told = {piece for step in shown.steps for piece in step.pieces}
        told |= {event.data["by"] for event in stretch if event.kind == "replaced"}
        told |= {event.data["unit"] for event in stretch if event.kind == "spared"}
        changed = {id for id in before.keys() | after_.keys() if before.get(id) != after_.get(id)}
        assert changed <= told
        lost = {piece for step in shown.steps if step.kind == "loss" for piece in step.pieces}
        assert lost <= changed | {event.data["unit"] for event in stretch if event.kind == "spared"}
    assert checked > 1


@pytest.mark.rule("crusade", "10.1.9", "16.3.3-a")
def test_a_place_worth_points_left_empty_is_warned_of_while_it_can_be_entered():
    m = table(turn=3, units={"sevilla": [], "santa-olalla": ["rep-mil:full"]})
    told = threats(m, "nat")["open-prizes"]
    assert (told.level, "sevilla" in told.subjects) == ("care", True)
    assert "Sevilla" in say(told.message)
    held = table(turn=3, units={"sevilla": ["nat-inf:full"], "santa-olalla": ["rep-mil:full"]})
    assert all("sevilla" not in warning.subjects for warning in GAME.dangers(held.state, "nat"))
