"""A match gone through again: every station is where the match stood, by whichever way one comes there."""

from random import Random
from typing import Any

import pytest
from tests.toy import GAME, updates

from frente.engine import Match, Relic, keeping, opened
from frente.engine.replay import STRIDE, Replay


def played(seed: str, *, auto: bool = False, most: int = 1000) -> Match[Any]:
    match = Match.start(GAME, seed=seed, auto=auto)
    luck = Random(seed)
    while match.asks and match.ply < most:
        ask = luck.choice(match.asks)
        match.answer(ask.seat, luck.choice(ask.options()))
    return match


def chosen(match: Match[Any], *kinds: str) -> list[int]:
    return [n for n, entry in enumerate(match.journal) if entry.kind in kinds] + [match.ply]


def same(found: Match[Any], match: Match[Any], ply: int) -> None:
    there = match.at(ply)
    assert found.ply == ply
    assert found.digest() == there.digest()
    assert [ask.key for ask in found.asks] == [ask.key for ask in there.asks]
    assert found.result == there.result


@pytest.mark.parametrize("auto", [False, True])
@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_every_station_is_the_same_in_any_order(seed: str, auto: bool):
    match = played(seed, auto=auto)
    replay = Replay(match, autos=True)
    assert replay.plies == chosen(match, "answer", "auto", "resign")
    numbers = list(range(len(replay.plies)))
    Random(seed).shuffle(numbers)
    for number in numbers:
        ply = replay.plies[number]
        same(replay.at(number), match, ply)
        assert replay.station(number).ply == ply
        told = [event.seen_by(None) for event in replay.told(-1, number)]
        assert told == match.at(ply).events(None)
    assert len(numbers) > STRIDE


def test_what_the_program_answered_is_no_station_unless_wanted():
    match = played("a", auto=True)
    assert any(entry.kind == "auto" for entry in match.journal)
    replay = Replay(match)
    assert replay.plies == chosen(match, "answer", "resign")
    for number, ply in enumerate(replay.plies):
        found = replay.at(number)
        same(found, match, ply)
        assert found.auto
        given = [(e.who, e.key, e.value) for e in match.journal[:ply]]
        assert [(e.who, e.key, e.value) for e in found.journal] == given
        autos = [n for n in range(ply) if match.journal[n].kind == "auto"]
        assert [n for n in range(ply) if found.journal[n].kind == "auto"] == autos


def test_a_copy_of_a_station_is_ones_own():
    match = played("a")
    replay = Replay(match)
    first = replay.at(3)
    ask = first.asks[0]
    first.answer(ask.seat, ask.options()[0])
    same(replay.at(3), match, replay.plies[3])


def test_a_ply_between_two_stations_belongs_to_the_one_before():
    replay = Replay(played("a"))
    plies = replay.plies
    numbers = [replay.number_at(ply) for ply in range(plies[0], plies[-1] + 1)]
    assert numbers == sorted(numbers)
    assert [
        ply for ply in range(plies[0] + 1, plies[-1] + 1) if replay.number_at(ply - 1) < replay.number_at(ply)
    ] == plies[1:]
    assert [replay.number_at(ply) for ply in plies] == list(range(len(plies)))
    assert replay.number_at(-1) == 0
    assert replay.number_at(10**6) == len(replay.plies) - 1


def test_a_station_tells_who_asks_by_which_rule_and_how_things_stand():
    match = played("a")
    replay = Replay(match)
    for number, ply in enumerate(replay.plies):
        there, station = match.at(ply), replay.station(number)
        assert station.rules == {ask.seat: ask.rule for ask in there.asks}
        assert station.values == {seat: GAME.value(there.state, seat) for seat in there.setup.seats}
        view: dict[str, Any] = there.view(None)
        assert replay.turn(number) == view["turn"]["number"]
    assert len({replay.turn(number) for number in range(len(replay.plies))}) > 1
    assert replay.answer(0) == match.journal[replay.plies[0]]


def test_it_follows_a_match_that_goes_on():
    match = played("b", most=20)
    replay = Replay(match, match.journal.copy())
    before = [replay.station(number) for number in range(len(replay.plies))]
    luck = Random("on")
    while match.asks:
        ask = luck.choice(match.asks)
        match.answer(ask.seat, luck.choice(ask.options()))
    replay.follow(match.journal.copy())
    assert [replay.station(number) for number in range(len(before))] == before
    for number in range(len(replay.plies)):
        same(replay.at(number), match, replay.plies[number])


def test_it_follows_a_match_that_went_another_way():
    match = Match.start(GAME, seed="u")
    while match.asks[0].kind != "operate":
        for ask in match.asks:
            match.answer(ask.seat, ask.options()[0])
    seat = match.to_answer[0]
    march, other = [t for t in match.ask(seat).options() if t.startswith("march")][:2]
    match.answer(seat, march)
    replay = Replay(match, match.journal.copy())
    replay.reach(len(replay.plies) - 1)
    match.undo(seat)
    match.answer(seat, other)
    replay.follow(match.journal.copy())
    for number in range(len(replay.plies)):
        same(replay.at(number), match, replay.plies[number])
    assert replay.answer(len(replay.plies) - 2).value == other


def test_a_resignation_is_the_last_answer():
    match = played("c", most=12)
    match.resign("red")
    replay = Replay(match)
    last = len(replay.plies) - 1
    assert replay.answer(last - 1).kind == "resign"
    assert replay.at(last).result == match.result


def test_what_was_played_under_older_rules_is_shown_as_it_was():
    match = played("d", most=30)
    onward = opened(updates.RICHER, keeping.file(match))
    assert onward.setup.first > 0
    replay = Replay(onward)
    assert replay.older > 0
    for number, ply in enumerate(replay.plies):
        found = replay.at(number)
        assert isinstance(found, Relic) is (number < replay.older)
        assert found.ply == ply
    assert replay.at(len(replay.plies) - 1).digest() == onward.digest()
    assert replay.told(-1, len(replay.plies) - 1) == onward.state.log.events


def test_a_relic_can_be_gone_through():
    match = played("d")
    relic = opened(updates.RICHER, keeping.file(match))
    assert isinstance(relic, Relic)
    replay = Replay(relic)
    assert replay.older == len(replay.plies)
    assert [replay.at(n).ply for n in range(len(replay.plies))] == replay.plies
    assert replay.told(-1, replay.older - 1) == match.state.log.events
