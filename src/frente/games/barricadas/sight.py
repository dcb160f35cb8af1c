"""Line of sight (6.2): an exact line from centre to centre, and the hex and rule that block it.

6.2-a: it has no limit, and a hex that blocks is itself seen. 6.2-b: units never block. 6.2-c: terrain that
comes in play blocks as its rule says; rubble keeps what the buildings did, so lines never change in a match.
"""

from __future__ import annotations

from typing import NamedTuple

from frente.boards.hexes import OFF
from frente.games.barricadas.board import Board


class Sight(NamedTuple):
    """What a line of sight comes to.

    `soft` counts the rough and field hexes crossed by a flat line. Where it is blocked, `rule` says by
    which rule and `by` in which hexes (two where the line runs along a side).
    """

    clear: bool
    soft: int = 0
    rule: str = ""
    by: tuple[int, ...] = ()


CLEAR = Sight(True)


_RULES = ("6.2.1-a", "6.2.1-b", "6.2.1-d", "6.2.2-a", "6.2.2-b", "6.2.2-c", "6.2.2-e", "6.2.2-f")
_TALL, _HILL, _SOFT, _NO_CREST, _BLIND, _CREST, _CREST_TALL, _HIGHER = range(8)


def sight(board: Board, a: int, b: int) -> Sight:
    """Does a hex see another? The same both ways (6.2-d)."""
    code = _code(board, a, b)
    if code >= 0:
        return Sight(True, code) if code else CLEAR
    kind, place = divmod(-code - 1, 256)
    high = a if board.level[a] > board.level[b] else b
    if kind == _NO_CREST:
        return Sight(False, 0, _RULES[kind], (high,))
    if board.level[a] == board.level[b]:
        met = board.grid.line(min(a, b), max(a, b)).crossed[place]
    else:
        met = board.grid.line(high, b if high == a else a).crossed[place]
    return Sight(False, 3 if kind == _SOFT else 0, _RULES[kind], tuple(h for h in met.hexes if h != OFF))


def sees(board: Board, a: int, b: int) -> bool:
    return bool(visible(board, a) >> b & 1)


def soft_between(board: Board, a: int, b: int) -> int:
    """6.2.1-d: rough and field hexes on a clear flat line (6.2.2-g: none on a slope)."""
    return max(0, _code(board, a, b))


def visible(board: Board, a: int) -> int:
    """The set of hexes seen from one hex, worked out when first asked for."""
    mask = board.views.get(a)
    if mask is None:
        mask = board.views[a] = _view(board, a)
    return mask


# --- a whole view at once -------------------------------------------------------------------------
class Track(NamedTuple):
    """What all lines of one length and direction run over, as sets of cells from their lowest cell on."""

    low: int
    """The lowest cell, counted from the cell where the line begins."""
    cells: int
    by_side: tuple[tuple[int, int], ...]
    """The cells that it leaves by one side, for each such side."""
    last: int
    last_side: int
    first: int
    """The sides by which it leaves the hex where it begins."""
    beside: bool
    """It runs along a side somewhere, so that two hexes count together."""


def _track(board: Board, a: int, b: int) -> Track:
    met = board.grid.cut(a, b)[1]
    low = min((min(first, second) for first, second, _ in met), default=0)
    cells, last, last_side = 0, 0, -1
    sides: dict[int, int] = {}
    for first, _, leaves in met:
        last, last_side = 1 << first - low, leaves
        cells |= last
        if leaves >= 0:
            sides[leaves] = sides.get(leaves, 0) | last
    first_sides = sum(1 << d for d in board.grid.line(a, b).leaves)
    beside = any(first != second for first, second, _ in met)
    return Track(low, cells, tuple(sides.items()), last, last_side, first_sides, beside)


def _view(board: Board, a: int) -> int:
    """6.2 for all lines from one hex. The rules are those of `_flat` and `_slope`, asked of whole lines."""
    grid, level, spots, tracks = board.grid, board.level, board.grid.spots, board.tracks
    ax, ay = spots[a]
    own = level[a]
    start = board.cell[a]
    hard, soft = board.hard_cells[own], board.soft_cells[own]
    mask = 1 << a
    for b, (bx, by) in enumerate(spots):
        if a == b:
            continue
        down = own >= level[b]  # a slope is followed from its higher end
        key = (bx - ax, by - ay) if down else (ax - bx, ay - by)
        track = tracks.get(key)
        if track is None:
            track = tracks[key] = _track(board, a, b) if down else _track(board, b, a)
        if track.beside:
            clear = _code(board, a, b) >= 0
        elif own == level[b]:
            run = track.cells << start + track.low
            clear = not run & hard and (run & soft).bit_count() < 3
        elif down:
            clear = _clear_slope(board, track, a, start, own - level[b] >= grid.distance(a, b))
        else:
            clear = _clear_slope(board, track, b, board.cell[b], level[b] - own >= grid.distance(a, b))
        if clear:
            mask |= 1 << b
    return mask


def _clear_slope(board: Board, track: Track, high: int, start: int, near: bool) -> bool:
    if not board.crest[high] & track.first:
        return False  # 6.2.2-a
    shift = start + track.low
    run = track.cells << shift
    if run & board.higher_cells[board.level[high]]:
        return False  # 6.2.2-f
    if not run:
        return True
    last = track.last << shift
    if last & board.cover_cells:
        return False  # 6.2.2-b
    if near:
        return True  # 6.2.2-d
    if track.last_side >= 0 and last & board.crest_sides[track.last_side]:
        return False  # 6.2.2-c
    return not (
        run & board.cover_cells
        and any(on << shift & board.crest_sides[d] & board.cover_cells for d, on in track.by_side)
    )  # 6.2.2-e


# --- one line, with what blocks it ----------------------------------------------------------------
def _code(board: Board, a: int, b: int) -> int:
    """Clear: how many soft hexes are crossed. Blocked: a negative number of rule and place on the line."""
    if a > b:
        a, b = b, a
    key = a << 12 | b
    known = board.sight.get(key)
    if known is None:
        level = board.level
        if a == b:
            known = 0
        elif level[a] == level[b]:
            known = _flat(board, a, b)
        else:
            known = _slope(board, a, b) if level[a] > level[b] else _slope(board, b, a)
        board.sight[key] = known
    return known


def _blocked(kind: int, place: int = 0) -> int:
    return -1 - (kind * 256 + place)


def _flat(board: Board, a: int, b: int) -> int:
    """6.2.1: both ends at one level."""
    # A table for each level: 2 a hill (6.2.1-b), 1 cover of that level (6.2.1-a), 4 rough or field
    # (6.2.1-d), 0 nothing; 7 beyond the board, where the hex on the board decides.
    table = board.flat_tables[board.level[a]]
    base, met = board.grid.cut(a, b)
    soft = 0
    for place, (first, second, _) in enumerate(met):
        one = table[base + first]
        both = one if first == second else one & table[base + second] or _mixed(one, table[base + second])
        if both & 3:
            # 6.2.1-c: along a side both hexes must block
            return _blocked(_HILL if both & 2 else _TALL, place)
        if both & 4:
            soft += 1
            if soft == 3:
                return _blocked(_SOFT, place)
    return soft


def _mixed(one: int, two: int) -> int:
    """Two hexes that block each in its own way block together."""
    return 3 if one & 3 and two & 3 else 0


def _slope(board: Board, high: int, low: int) -> int:
    """6.2.2: ends at different levels, seen from the higher one."""
    grid = board.grid
    # 6.2.2-a, 12-CRE-b: the higher unit must be in crest status; through a corner one crest side is enough.
    crest = board.crest[high]
    if crest != 63 and not any(crest >> d & 1 for d in grid.line(high, low).leaves):
        return _blocked(_NO_CREST)
    near = board.level[high] - board.level[low] >= grid.distance(high, low)  # 6.2.2-d
    top = board.level[high]
    levels, crests, tall = board.level_cells, board.crest_cells, board.tall_cells
    base, met = grid.cut(high, low)
    last = len(met) - 1
    for place, (first, second, leaves) in enumerate(met):
        one, two = base + first, base + second
        if levels[one] >= top and levels[two] >= top:  # 6.2.2-f; 6.2.2-h: along a side both
            return _blocked(_HIGHER, place)
        # 6.2.2-c: the line leaves the hex by the inside of a crest side
        edge = not near and first == second and leaves >= 0 and crests[one] >> leaves & 1
        cover = tall[one] and tall[two]  # 6.2.2-b
        if edge and cover:
            return _blocked(_CREST_TALL, place)  # 6.2.2-e
        if place == last and (edge or cover):
            return _blocked(_CREST if edge else _BLIND, place)
    return 0


def crest_faced(board: Board, target: int, firer: int) -> bool:
    """12-CRE-c: does the line from a lower firer cross a crest side of the target's hex?"""
    if board.level[firer] >= board.level[target]:
        return False
    return any(board.crest[target] >> d & 1 for d in board.grid.line(target, firer).leaves)
