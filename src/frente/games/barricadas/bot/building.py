"""`steady` before the battle: markers, fortifications, purchases (2.3-p, 13.6, 15)."""

from __future__ import annotations

from random import Random

from frente.boards.hexes import OFF, bits
from frente.engine import Ask
from frente.games.barricadas.definitions import FORMATIONS, NUMBER, PIECES
from frente.games.barricadas.rules.points import cost_of
from frente.games.barricadas.rules.works import landings
from frente.games.barricadas.state import State, held, hex_of, is_unit, stack, the_board

FIRST_READY = {"mg": 0, "at-gun": 1, "infantry": 2}


def marker(s: State, side: int, ask: Ask, options: list[str], luck: Random) -> str:
    """Reaction for machine guns, works where the own units stand, wire before them, boats by short ways."""
    kind = str(ask.about["marker"])
    ready = [t for t in options if t != "skip"]
    if not ready:
        return "skip"
    if kind == "reaction":
        return min(ready, key=lambda t: (FIRST_READY.get(PIECES[NUMBER[t.split()[1]]].category, 9), t))
    if kind == "boat":
        return min(ready, key=lambda t: (_ferry(s, side, hex_of(s, t.split()[1])), t))
    ground = the_board(s)
    edge = s.brief.edges[1 - side]
    own = held(s, side)

    def worth(token: str) -> tuple[float, str]:
        h = hex_of(s, token.split()[1])
        here = sum(1 for u in stack(s, h) if is_unit(u))
        near = (ground.grid.touching[h] & own).bit_count()
        goal = min((ground.grid.distance(h, g) for g, _ in s.brief.objectives), default=0)
        return 2.0 * here + near - 0.1 * ground.line_distance(h, edge) - 0.1 * goal, token

    return max(ready, key=worth)


def _ferry(s: State, side: int, h: int) -> float:
    """12.9.2-d: near the own units, with a landing near an objective and far from the enemy."""
    ground = the_board(s)
    grid = ground.grid
    banks = [a for a in grid.sides[h] if a != OFF and landings(s, a, h)]
    if not banks:
        return 999.0
    own = min((grid.distance(h, x) for x in bits(held(s, side))), default=0)
    foe = min((grid.distance(h, x) for x in bits(held(s, 1 - side))), default=9)
    goal = min((grid.distance(h, g) for g, _ in s.brief.objectives), default=0)
    other = min((grid.distance(h, b) for b in bits(s.boats)), default=9)
    return own + 0.7 * goal - 0.8 * min(foe, 5) + (2.0 if other > 6 else 0.0)


def vertex(s: State, side: int, ask: Ask, options: list[str], luck: Random) -> str:
    return "face 1" if s.brief.edges[1 - side] == "N" else "face 4"


def buy(s: State, side: int, ask: Ask, options: list[str], luck: Random) -> str:
    """Infantry first, then support, guns and a few works; regulars, and what the points allow."""
    troops = [t for t in options if t.startswith("formation ") and t.endswith(":regular")]
    troops = [t for t in troops if FORMATIONS[t.split()[1].split(":")[0]]["composition"]]
    extras = [t for t in options if t.startswith(("guns ", "vehicle ", "work improved"))]
    count = sum(f.side == side for f in s.formations)
    if troops and (count % 4 != 3 or not extras):
        return max(troops, key=lambda t: (cost_of(side, t) + luck.random() * 12, t))
    if extras and luck.random() < 0.8:
        return luck.choice(extras)
    return "enough" if "enough" in options else options[0]
