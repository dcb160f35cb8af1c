"""Chapter 6: who sees whom. Lines of sight are in `sight`; counters are open to both players (6-b)."""

from __future__ import annotations

from frente.engine import Refusal
from frente.games.barricadas import charts
from frente.games.barricadas.definitions import PIECES
from frente.games.barricadas.sight import sees, sight
from frente.games.barricadas.state import Battlefield, code, effects, has, mounted, the_board

UNSEEN = {
    "6.2.1-a": "sight-cover",
    "6.2.1-b": "sight-hill",
    "6.2.1-d": "sight-soft",
    "6.2.2-a": "sight-no-crest",
    "6.2.2-b": "sight-blind",
    "6.2.2-c": "sight-crest",
    "6.2.2-e": "sight-covered-crest",
    "6.2.2-f": "sight-higher",
}


def why_unseen(s: Battlefield, a: int, b: int) -> Refusal | None:
    """6.2: the rule and the hex (two along a side) that keep a hex from seeing another; None: it does."""
    board = the_board(s)
    if sees(board, a, b):
        return None
    found = sight(board, a, b)
    by = [code(s, h) for h in sorted(found.by)]
    args = {"origin": code(s, a), "hex": code(s, b), "at": by[0], "by": by}
    return Refusal(found.rule, UNSEEN[found.rule], args)


def size(s: Battlefield, u: int) -> str:
    """5.6-c: dismounted cavalry is small like infantry, mounted it is medium."""
    if PIECES[u].category == "cavalry" and not mounted(s, u):
        return "small"
    return PIECES[u].size


def spotting_distance(s: Battlefield, target: int, levels: int) -> int:
    """6.1-a to 6.1-h: how far this unit is seen where it stands."""
    # 6.1-h: the terrain counts under a road; road and trail hexes of open ground are open anyway.
    ground = "built-up" if s.rubble.get(s.at[target]) == 99 else the_board(s).terrain[s.at[target]]
    far = charts.spotting(size(s, target), ground, has(s.moved, target), levels)
    for _ in effects(s, "spotting_factor"):  # 6.1-g: night, fog, blizzard
        far //= 2
    return far


def spots(s: Battlefield, observer: int, target: int) -> bool:
    """6-a, 6.1-c: does a unit in the hex `observer` see this unit? Else it is hidden."""
    board = the_board(s)
    h = s.at[target]
    if not sees(board, observer, h):
        return False
    # 6.1-f: the crest modifier counts whichever of the two is higher.
    levels = abs(board.level[observer] - board.level[h])
    return board.grid.distance(observer, h) <= spotting_distance(s, target, levels)


def looks(s: Battlefield, u: int, h: int) -> bool:
    """Does a piece see a hex?"""
    return sees(the_board(s), s.at[u], h) and bears(s, u, h)


def bears(s: Battlefield, u: int, h: int) -> bool:
    """13.6-b: from inside a fortification one sees and fires only through its front."""
    a = s.at[u]
    return not (has(s.inside, u) and a in s.forts and a != h) or through_front(s, a, h)


def all_hidden(s: Battlefield, observer: int, h: int, side: int) -> bool:
    """8.1.3.2-b: no unit of that side in the hex, or only hidden ones."""
    return not any(
        PIECES[u].side == side and PIECES[u].category != "horses" and spots(s, observer, u)
        for u in s.stacks.get(h, ())
    )


def through_front(s: Battlefield, fort: int, other: int) -> bool:
    """13.6-a, 13.6-b: does the line between a fortification and a hex cross its front?"""
    board = the_board(s)
    vertex = s.forts[fort].vertex
    front = {vertex % 6, (vertex - 1) % 6}
    return bool(front & set(board.grid.line(fort, other).leaves))
