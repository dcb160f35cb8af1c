"""Where pieces can march and at what cost: a move of many steps, or of many pieces, as one gesture."""

from __future__ import annotations

from frente.boards.hexes import bits
from frente.engine import Ask
from frente.engine.gesture import Reach, Route
from frente.games.santander.definitions import CODES, HEX, LIMIT, PIECE, PIECES, SP, TYPE
from frente.games.santander.rules import movement
from frente.games.santander.rules.movement import Ground, Spread, points
from frente.games.santander.state import March, Santander, of_type, stacking

ALONE = ("hq", "sc", "armour")
"""5-d: one of each of these in a hex."""


def reach(s: Santander, ask: Ask, pieces: tuple[str, ...]) -> Reach | None:
    """The hexes that all of the pieces can come to, each by its own way; the cost is that of the slowest."""
    if ask.kind == "march" and s.march is not None and pieces == (PIECES[s.march.piece].id,):
        return _one(s, s.march, ())
    if ask.kind != "move" and s.phase != "set-up":
        return Reach()  # who loses a step or fires goes nowhere by it, whatever is asked next
    if ask.kind != "move" or not pieces or any(id not in PIECE for id in pieces):
        return None
    movers = [PIECE[id] for id in pieces]
    if any(movement.why_not_move(s, ask.seat, piece) is not None for piece in movers):
        return Reach()
    found = [_one(s, movement.begun(s, piece), (f"move {PIECES[piece].id}",)) for piece in movers]
    slow = min(range(len(movers)), key=lambda i: (movement.allowance(s, movers[i]), i))
    places = {}
    for code, route in found[slow].places.items():
        if all(code in other.places for other in found) and _room(s, movers, route):
            tokens = tuple(token for one in found for token in one.places[code].tokens)
            places[code] = Route(route.path, tokens, route.cost, route.left, route.stops)
    return Reach(places, PIECES[movers[slow]].id)


def _one(s: Santander, march: March, before: tuple[str, ...]) -> Reach:
    g = movement.ground(s, march)
    wide = movement.spreads(march, g)
    places = {CODES[hex]: _route(march, g, wide, hex, before) for hex in bits(movement.goals(s, march, wide))}
    return Reach(places, PIECES[march.piece].id)


def _route(march: March, g: Ground, wide: tuple[Spread, ...], hex: int, before: tuple[str, ...]) -> Route:
    cost = next(spread.flood.cost(hex) for spread in wide if spread.ends >> hex & 1)
    path = tuple(CODES[there] for there in movement.way_to(march, g, wide, hex))
    left = points(g.limit - cost)
    return Route(path, (*before, f"go {CODES[hex]}"), points(cost), left, bool(g.zoc >> hex & 1))


def _room(s: Santander, movers: list[int], route: Route) -> bool:
    """5-a, 5-d: do all of them fit into the hex where the way ends?"""
    if len(movers) == 1:
        return True
    hex = HEX[route.path[-1]]
    kinds = [TYPE[p] for p in movers if TYPE[p] in ALONE]
    if len(set(kinds)) < len(kinds) or any(of_type(s, hex, kind) for kind in kinds):
        return False
    return stacking(s, hex) + sum(SP[p] for p in movers) <= LIMIT[hex]
