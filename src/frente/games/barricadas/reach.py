"""Where pieces can come to in one move, and who may fire where: as far as the maps and markers tell."""

from __future__ import annotations

from collections.abc import Iterator

from frente.boards.hexes import OFF
from frente.games.barricadas.definitions import PIECES, REACH
from frente.games.barricadas.rules.movement import allowance, entry
from frente.games.barricadas.sight import visible
from frente.games.barricadas.state import Battlefield, March, carried, has, is_unit, the_board


def reached(s: Battlefield, march: March, start: int) -> dict[int, March]:
    """The hexes a march can come to without assault, each with the march as it is there."""
    side = PIECES[march.units[0]].side
    sides = the_board(s).grid.sides
    best = {start: march}
    todo = [start]
    while todo:
        a = todo.pop(0)
        for b in sides[a]:
            if b == OFF or any(PIECES[x].side != side for x in s.stacks.get(b, ())):
                continue
            after = entry(s, best[a], a, b)
            if isinstance(after, March) and (b not in best or max(after.spent) < max(best[b].spent)):
                best[b] = after
                todo.append(b)
    return best


def could_enter(s: Battlefield, u: int, h: int) -> bool:
    """May a unit that stands on the board be in this hex after one plain move of its own?"""
    here = s.at[u]
    points = allowance(s, u, "move")
    if here == h or the_board(s).grid.distance(here, h) > max(1, points):
        return here == h
    return _comes_to(s, March((u,), (0,), (points,), "move"), here, h)


def _comes_to(s: Battlefield, march: March, start: int, goal: int) -> bool:
    """Is a hex among those that a march of one unit can reach? Hexes that lead too far off are passed over.

    A hex costs a half point at least, but for the last one, along a road, which may cost nothing (5.4-b).
    """
    side, most = PIECES[march.units[0]].side, march.limits[0] + 1
    grid = the_board(s).grid
    best = {start: march}
    todo = [start]
    while todo:
        a = todo.pop(0)
        for b in grid.sides[a]:
            if b == OFF or any(PIECES[x].side != side for x in s.stacks.get(b, ())):
                continue
            left = grid.distance(b, goal)
            if best[a].spent[0] + left > most:
                continue
            after = entry(s, best[a], a, b)
            if not isinstance(after, March) or after.spent[0] + left > most:
                continue
            if b == goal:
                return True
            if b not in best or after.spent[0] < best[b].spent[0]:
                best[b] = after
                todo.append(b)
    return False


def able(s: Battlefield, side: int) -> Iterator[int]:
    """Combat units of a side that can still fight and move by themselves."""
    for u in s.at:
        if PIECES[u].side == side and is_unit(u) and not has(s.routed, u) and not carried(s, u):
            yield u


def eyes(s: Battlefield, side: int, h: int) -> list[int]:
    """Units of a side that see a hex within the range of their weapons."""
    board = the_board(s)
    seen = visible(board, h)
    return [
        u for u in able(s, side) if seen >> s.at[u] & 1 and board.grid.distance(s.at[u], h) <= REACH[u] > 0
    ]
