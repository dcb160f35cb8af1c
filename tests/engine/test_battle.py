"""Where a fight begins and ends, and what its card says."""

from __future__ import annotations

from typing import Any

from frente.engine import Ask, Event, Fighting, Match
from frente.engine.battle import after, at, fights
from frente.engine.journal import Entry
from frente.games.arriba.game import GAME

FIGHTING = Fighting(
    begins={"attack": "combat"},
    asks=frozenset({"losses"}),
    steps={"lost": "loss"},
    quiet=frozenset({"first"}),
)


def note(kind: str, ply: int, **data: Any) -> Event:
    return Event(kind, "1", data, ply=ply)


def rolled(ply: int, *dice: int, seat: str = "red", kind: str = "combat") -> Event:
    return note("roll", ply, roll=kind, seat=seat, dice=list(dice), sides=6)


def answered(kind: str, seat: str = "red") -> Entry:
    return Entry("answer", seat, f"{seat}/{kind}", "x")


ROLL = Entry("roll", "s", "combat", (4,))


def asked(kind: str) -> Ask:
    return Ask("blue", kind, "1", list)


def spans(found: Any) -> list[tuple[int, int, bool]]:
    return [(fight.first, fight.last, fight.over) for fight in found]


def test_a_fight_goes_on_over_the_asks_that_are_a_part_of_it_and_ends_with_any_other_answer():
    journal = [answered("move"), ROLL, answered("losses", "blue"), answered("move"), answered("move")]
    log = [note("attack", 1), rolled(2, 4), note("lost", 3), note("moved", 4), note("moved", 5)]
    assert spans(fights(FIGHTING, log, journal)) == [(0, 3, True)]
    assert spans(fights(FIGHTING, log[:2], journal[:2], [asked("losses")])) == [(0, 2, False)]
    assert spans(fights(FIGHTING, log[:2], journal[:2], [asked("move")])) == [(0, 2, True)]


def test_what_comes_after_a_fight_is_no_part_of_it_though_nobody_was_asked_in_between():
    fighting = Fighting(begins={"attack": "combat"}, beyond=frozenset({"turn", "9"}))
    log = [note("attack", 1), rolled(2, 4), Event("lost", "9", {}, ply=2), note("lost", 2)]
    assert spans(fights(fighting, log, [answered("move"), ROLL])) == [(0, 2, True)]
    log[2] = note("turn", 2)
    assert spans(fights(fighting, log, [answered("move"), ROLL])) == [(0, 2, True)]


def test_what_is_told_beside_the_board_is_no_part_of_a_fight_and_does_not_end_it():
    update = Event("updated", "table", {}, ply=2)
    journal = [answered("move"), ROLL, answered("losses", "blue")]
    log = [note("attack", 1), rolled(2, 4), update]
    assert spans(fights(FIGHTING, log, journal[:2], [asked("losses")])) == [(0, 2, False)]
    assert spans(fights(FIGHTING, [*log, note("lost", 3)], journal)) == [(0, 4, True)]


def test_an_attack_that_follows_another_is_another_fight_in_the_same_burst():
    log = [note("attack", 1), rolled(2, 4), note("attack", 2), rolled(3, 5)]
    found = fights(FIGHTING, log, [answered("move"), ROLL, ROLL])
    assert spans(found) == [(0, 2, True), (2, 4, True)]
    assert [fight.id for fight in found] == ["1", "2"]
    assert [fight.id if (fight := at(found, n)) else None for n in range(5)] == ["1", "1", "2", "2", None]


def test_without_a_declaration_rolls_in_a_row_are_one_fight_up_to_the_next_answer():
    log = [rolled(2, 4), rolled(3, 2, seat="blue"), note("hit", 3), rolled(4, 6), note("moved", 5)]
    journal = [answered("move"), ROLL, ROLL, ROLL, answered("move")]
    assert spans(fights(Fighting(), log, journal)) == [(0, 3, True), (3, 4, True)]


def test_a_roll_that_goes_on_carries_the_fight_over_what_was_told_in_between():
    log = [rolled(2, 4), note("hit", 2), rolled(3, 6, seat="blue", kind="morale"), rolled(4, 2)]
    journal = [answered("move"), ROLL, ROLL, ROLL]
    assert spans(fights(Fighting(), log[:3], journal)) == [(0, 2, True), (2, 3, True)]
    assert spans(fights(Fighting(goes_on=frozenset({"morale"})), log[:3], journal)) == [(0, 3, True)]
    later = [rolled(2, 4), note("moved", 3), rolled(4, 6, kind="morale")]
    apart = [answered("move"), ROLL, answered("move"), ROLL]
    assert spans(fights(Fighting(goes_on=frozenset({"morale"})), later, apart)) == [
        (0, 1, True),
        (2, 3, True),
    ]


def test_an_event_that_joins_begins_a_fight_and_is_a_part_of_one_under_way():
    fighting = Fighting(begins={"taken": "end"}, joins=frozenset({"taken"}))
    log = [note("taken", 1), rolled(2, 4), note("taken", 2), note("moved", 3)]
    journal = [answered("move"), ROLL, answered("move")]
    assert spans(fights(fighting, log, journal)) == [(0, 3, True)]
    apart = Fighting(begins={"taken": "end"})
    assert spans(fights(apart, log, journal)) == [(0, 2, True), (2, 3, True)]


def test_a_quiet_roll_is_nobodys_fight():
    assert fights(FIGHTING, [rolled(1, 3, kind="first"), note("turn", 1)], [ROLL]) == []


def test_the_dice_of_each_roller_stand_on_his_own_side():
    log = [rolled(2, 4), rolled(3, 2, seat="blue"), note("hit", 3)]
    (fight,) = fights(Fighting(), log, [answered("move"), ROLL, ROLL])
    card = after(GAME, fight, log)
    assert [(side.seat, side.dice) for side in card.sides] == [("red", (4,)), ("blue", (2,))]
    assert [(step.kind, step.n) for step in card.steps] == [("dice", 0), ("dice", 1), ("note", 2)]
    assert card.state == "settled"


def test_a_fight_that_waits_says_for_whom():
    log = [note("attack", 1), rolled(2, 4)]
    want = [asked("losses")]
    (fight,) = fights(FIGHTING, log, [answered("move"), ROLL], want)
    card = after(GAME, fight, log, want)
    assert card.state == "rolled"
    assert card.steps[-1].waits == "blue"


def test_the_fights_of_a_match_are_the_same_after_saving_and_loading():
    match = Match.start(GAME, seed="fights", auto=True)
    for _ in range(160):
        ask = match.asks[0]
        match.answer(ask.seat, ask.options()[match.ply % len(ask.options())])
    loaded = Match.load(GAME, match.save())
    mine = fights(GAME.fighting, match.state.log.events, match.journal, match.asks)
    assert mine
    assert mine == fights(GAME.fighting, loaded.state.log.events, loaded.journal, loaded.asks)
