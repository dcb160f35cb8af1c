"""Where a march can come to, hex by hex and at what cost: a walk of many hexes as one gesture."""

from __future__ import annotations

from heapq import heappop, heappush

from frente.boards.hexes import OFF
from frente.engine import Ask, Reach, Route
from frente.games.barricadas.definitions import NUMBER, PIECES
from frente.games.barricadas.nouns import IDS
from frente.games.barricadas.rules.marching import (
    begun,
    entered,
    entries,
    joined,
    why_not_come,
    why_not_move,
    why_not_with,
)
from frente.games.barricadas.rules.movement import entry, here, points_of, why_not_step, why_not_stop
from frente.games.barricadas.state import Battlefield, March, cargo, code, has, the_board

Paths = dict[int, tuple[March, tuple[int, ...]]]
"""Hex -> the march as it is there, and the hexes it came by."""


def reach(s: Battlefield, ask: Ask, pieces: tuple[str, ...]) -> Reach | None:
    """The hexes that the pieces can come to as one march; None in asks that are about something else."""
    if ask.kind not in ("act", "march") or not pieces or any(id not in NUMBER for id in pieces):
        return None
    units = [NUMBER[id] for id in pieces]
    if ask.kind == "march":
        now = s.march
        assert now is not None
        aboard = {x for u in now.units for x in (u, *cargo(s, u))}
        return _found(s, now, ()) if aboard.issuperset(units) else Reach()
    first, *others = units
    if PIECES[first].side != s.active or why_not_move(s, first, "move") is not None:
        return Reach()
    twin = s.copy()  # with a march in it, for the rules that look at one
    twin.march = begun(s, first, "move")
    before = [f"move {IDS[first]}"]
    for u in others:
        if u in twin.march.units:
            continue
        if why_not_with(twin, u) is not None:
            return Reach()
        twin.march = joined(s, twin.march, u)
        before.append(f"with {IDS[u]}")
    return _found(twin, twin.march, tuple(before))


def _found(s: Battlefield, now: March, before: tuple[str, ...]) -> Reach:
    """5.2-a: every hex where the march may end. One that begins with these answers ends there, too."""
    places = {}
    for h, (after, path) in _paths(s, now).items():
        if why_not_stop(s, after, h) is None:
            walk = tuple(f"to {code(s, x)}" for x in path)
            cost = max(y - x for x, y in zip(now.spent, after.spent, strict=True))
            left = min(y - x for x, y in zip(after.spent, after.limits, strict=True))
            places[code(s, h)] = Route(
                tuple(code(s, x) for x in path),
                (*before, *walk, *(("stop",) if before else ())),
                points_of(cost),
                points_of(left),
                stops=after.whole,  # 5.2-c
            )
    slowest = min(zip(now.units, now.spent, now.limits, strict=True), key=lambda one: one[2] - one[1])
    return Reach(places, IDS[slowest[0]])


def _paths(s: Battlefield, now: March) -> Paths:
    """The cheapest way to each hex. Mines are not walked into: they roll dice (11-d)."""
    sides = the_board(s).grid.sides
    start = here(s)
    found: Paths = {}
    todo: list[tuple[int, bool, int]] = []

    def come(h: int, after: March, path: tuple[int, ...]) -> None:
        known = found.get(h)
        if known is None or _price(after) < _price(known[0]):
            found[h] = (after, path)
            heappush(todo, (*_price(after), h))

    if start < 0:
        for h in entries(s):
            if why_not_come(s, h) is None and not has(s.mines, h):
                come(h, entered(s, now, h), (h,))
    else:
        come(start, now, ())
    while todo:
        *price, a = heappop(todo)
        march, path = found[a]
        if tuple(price) != _price(march):
            continue
        for b in sides[a]:
            if b in (OFF, start) or has(s.mines, b) or why_not_step(s, march, a, b) is not None:
                continue
            after = entry(s, march, a, b)
            assert isinstance(after, March)
            come(b, after, (*path, b))
    found.pop(start, None)
    return found


def _price(march: March) -> tuple[int, bool]:
    """What a march has cost; at equal cost one that has kept to roads goes further (5.4-b)."""
    return max(march.spent), not march.roads
