"""2.3-n: how units come onto the board."""

from __future__ import annotations

from functools import lru_cache

from frente.boards.hexes import OFF, bits
from frente.engine import Refusal
from frente.games.barricadas import charts
from frente.games.barricadas.board import Board
from frente.games.barricadas.definitions import PIECES
from frente.games.barricadas.rules.movement import (
    column,
    enemy_in,
    move_type,
    prohibited,
    river_cost,
    terrain,
    wet,
)
from frente.games.barricadas.state import Battlefield, carried, code, the_board


def mover(s: Battlefield, u: int) -> int:
    """5.5-b, 5.5-f: what rides is moved by its transport; a tank officer by his tank."""
    return s.load[u] if carried(s, u) else u


def _doors(s: Battlefield, u: int) -> list[int]:
    """2.3-n: its listed entry hexes, or edge hexes near them if the enemy holds them all."""
    zone = s.brief.zones[s.waiting[u]]
    if not zone.turn or s.turn < zone.turn:
        return []
    side = PIECES[u].side
    board = the_board(s)
    wanted = zone.hexes or board.edge[zone.edge]
    open_ = [h for h in bits(wanted) if not enemy_in(s, h, side)]
    if not open_:
        near = 0
        for h in bits(wanted):
            near |= board.grid.area(h, 2)
        open_ = [h for h in bits(near & board.edge[zone.edge]) if not enemy_in(s, h, side)]
    return open_


def entry_hexes(s: Battlefield, u: int) -> list[int]:
    """2.3-n: where a unit may come in now."""
    return [h for h in _doors(s, u) if not isinstance(entry_cost(s, u, h), Refusal)]


def may_enter(s: Battlefield, u: int) -> bool:
    """Is there any way in?"""
    return any(not isinstance(entry_cost(s, u, h), Refusal) for h in _doors(s, u))


@lru_cache(maxsize=1024)
def way_in(board: Board, h: int) -> str:
    """The road or trail that leaves the board in this hex."""
    ways = {board.way(h, d) for d in range(6) if board.grid.sides[h][d] == OFF}
    return "road" if "road" in ways else "trail" if "trail" in ways else ""


def entry_cost(s: Battlefield, u: int, h: int) -> int | Refusal:
    """2.3-n: the cost of the entry hex; along a road where one leaves the board there."""
    ride = mover(s, u)
    kind = move_type(s, ride)
    refusal = prohibited(s, ride, h)
    if refusal is not None:
        return refusal
    name = way_in(the_board(s), h) or terrain(s, h)
    cost = charts.move_cost(column(kind, name), name)
    if cost < 0:
        return Refusal("5.7-a", "terrain-closed", {"hex": code(s, h), "terrain": name, "type": kind})
    if wet(s, h) and river_cost(s, kind, h) < 0:
        return Refusal("12.9.2-a", "river-no-stay", {"hex": code(s, h)})
    return cost
