"""What others did while a seat waited: from a match gone through again."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

from frente.engine.battle import Fight, at
from frente.engine.event import Event
from frente.engine.replay import Replay
from frente.engine.story import Edits, Scene, Story, Teller, View
from frente.server import delta, present

DRAWN = ("pieces", "stacks", "places", "areas", "tracks")
"""The parts of a view that a step draws."""
LONGEST = 400
"""Answers that one story tells: of more, the latest."""


def edits(before: View, after: View) -> Edits:
    """What a step changed of the board."""
    parts = [part for part in DRAWN if part in before and part in after]
    return delta.changes({part: before[part] for part in parts}, {part: after[part] for part in parts})


def drawn(changes: Edits, before: View, after: View) -> Edits:
    """The same, of all that has changed between two views."""
    return [edit for edit in changes if (part := edit[0][0]) in DRAWN and part in before and part in after]


def scene(
    plies: tuple[int, int],
    who: str,
    views: tuple[View, View],
    events: list[Event],
    first: int,
    found: list[Fight],
    log: Callable[[int, int], list[Event]],
) -> Scene:
    """One answer, with the events it brought numbered from `first`; `log`: those between two numbers."""
    told = []
    battles = {}
    for n, event in enumerate(events, first):
        fight = at(found, n)
        told.append((event, None if fight is None else fight.id))
        if fight is not None and fight.id not in battles:
            battles[fight.id] = log(fight.first, min(fight.last, first + len(events)))
    return Scene(plies, who, *views, told, battles)


def replayed(replay: Replay, seat: str, places: Collection[str], since: int | None, to: int) -> Story:
    """What others did between two plies; by default since the seat's own last answer before `to`."""
    last = replay.number_at(to)
    if since is None:
        mine = (number for number in range(last - 1, -1, -1) if replay.answer(number).who == seat)
        first = next((number + 1 for number in mine), 0)
    else:
        first = min(replay.number_at(since), last)
    first = max(first, last - LONGEST)
    log = replay.told(-1, last)
    match = replay.at(last)
    found = present.fights(match, log)
    view = _seen(replay, first, seat)
    teller = Teller(match.game, seat, places, edits, view, replay.plies[first])

    def read(since: int, end: int) -> list[Event]:
        return [event.seen_by(seat) for event in log[since:end]]

    for number in range(first, last):
        after = _seen(replay, number + 1, seat)
        here, then = replay.station(number), replay.station(number + 1)
        events = read(here.events, then.events)
        who = replay.answer(number).who
        plies = (replay.plies[number], replay.plies[number + 1])
        teller.hear(scene(plies, who, (view, after), events, here.events, found, read))
        view = after
    return teller.story()


def _seen(replay: Replay, number: int, seat: str) -> dict[str, Any]:
    return present.view(replay.at(number), seat, (), ())
