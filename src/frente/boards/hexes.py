"""Hexes of both orientations: neighbours, distance, lines, areas, zones and cheapest ways.

A `Grid` numbers its hexes 0, 1, 2 ... in the order they are given, under the codes printed on a game's
own map. Directions run clockwise from the top: a flat-topped hex (columns) has N, NE, SE, S, SW, NW, a
pointy-topped one (rows) NE, E, SE, SW, W, NW; side d of a hex lies in direction d. Sets of hexes are
ints: bit i stands for hex i.

All geometry is exact. Every hex has a spot (x, y) in half steps; stretched by 3 along the columns (or
rows) that stand in line, the spots are centres of hexes whose corners are whole numbers too, so a line
from centre to centre either cuts a hex, runs along a side or touches a corner, without rounding.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from heapq import heappop, heappush
from itertools import pairwise
from math import sqrt
from typing import Generic, Literal, NamedTuple, TypeAlias, TypeVar

Orientation: TypeAlias = Literal["flat", "pointy"]
Shove: TypeAlias = Literal["odd", "even"]
"""Which columns (flat) stand half a hex lower, or which rows (pointy) half a hex to the right."""

OFF = -1
"""In a line: the side of the line lies off the board."""

DIRECTIONS: dict[Orientation, tuple[str, ...]] = {
    "flat": ("N", "NE", "SE", "S", "SW", "NW"),
    "pointy": ("NE", "E", "SE", "SW", "W", "NW"),
}

# Steps in spots, by direction; corners and centres in the stretched measure. Side d of a hex joins its
# corners d and d + 1, in the order of the directions.
_STEPS: dict[Orientation, tuple[tuple[int, int], ...]] = {
    "flat": ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)),
    "pointy": ((1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1)),
}
_CORNERS: dict[Orientation, tuple[tuple[int, int], ...]] = {
    "flat": ((-1, -1), (1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0)),
    "pointy": ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)),
}


def opposite(side: int) -> int:
    """The direction that looks the other way."""
    return (side + 3) % 6


def turned(side: int, by: int) -> int:
    """The direction `by` sixths of a turn further clockwise."""
    return (side + by) % 6


def bits(mask: int) -> Iterator[int]:
    """The hexes of a set, in ascending order."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


class Crossed(NamedTuple):
    """What a line meets between its ends.

    `hexes` is one hex whose inside the line cuts, or the two hexes of a side it runs along (`OFF` for one
    beyond the board). `leaves` are the sides by which the line leaves the one hex: two where it goes
    through a corner, none where it runs along a side.
    """

    hexes: tuple[int, ...]
    leaves: tuple[int, ...]

    @property
    def along_side(self) -> bool:
        return len(self.hexes) == 2

    @property
    def corner(self) -> bool:
        return len(self.leaves) == 2


class Line(NamedTuple):
    """A straight line between the centres of two hexes.

    `leaves` are the sides of the first hex that it crosses, `enters` those of the last: two each where
    the line goes through a corner.
    """

    crossed: tuple[Crossed, ...]
    leaves: tuple[int, ...]
    enters: tuple[int, ...]


class _Pattern(NamedTuple):
    """A line as displacements from its first hex; the same wherever the line starts."""

    crossed: tuple[tuple[tuple[tuple[int, int], ...], tuple[int, ...]], ...]
    leaves: tuple[int, ...]
    enters: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Side:
    """A hexside, named once: the hex with the smaller number, or the one on the board, comes first."""

    hex: int
    direction: int


class Grid:
    """The hexes of a board."""

    __slots__ = (
        "_areas",
        "_cells",
        "_cuts",
        "_origin",
        "_stride",
        "all",
        "codes",
        "number",
        "orientation",
        "sides",
        "spots",
        "touching",
    )

    def __init__(
        self, orientation: Orientation, hexes: Iterable[tuple[str, int, int]], shove: Shove = "odd"
    ) -> None:
        """`hexes`: (code, column, row) each. Columns and rows may begin anywhere."""
        self.orientation: Orientation = orientation
        given = list(hexes)
        self.codes: tuple[str, ...] = tuple(code for code, _, _ in given)
        self.number: dict[str, int] = {code: i for i, code in enumerate(self.codes)}
        if len(self.number) != len(given):
            raise ValueError("two hexes have the same code")
        self.spots: tuple[tuple[int, int], ...] = tuple(
            spot(orientation, column, row, shove) for _, column, row in given
        )
        self.all: int = (1 << len(given)) - 1
        xs = [x for x, _ in self.spots]
        ys = [y for _, y in self.spots]
        # A rim of three spots keeps every step and every line from the board on the table of cells.
        self._stride = max(ys) - min(ys) + 7
        self._origin = (3 - min(xs)) * self._stride + 3 - min(ys)
        self._cells = [OFF] * ((max(xs) - min(xs) + 7) * self._stride)
        for i, (x, y) in enumerate(self.spots):
            cell = self._origin + x * self._stride + y
            if self._cells[cell] != OFF:
                raise ValueError(f"{self.codes[i]} and {self.codes[self._cells[cell]]} lie in the same place")
            self._cells[cell] = i
        steps = _STEPS[orientation]
        self.sides: tuple[tuple[int, ...], ...] = tuple(
            tuple(self.at(x + dx, y + dy) for dx, dy in steps) for x, y in self.spots
        )
        """By hex: its neighbour in each direction, `OFF` beyond the board."""
        self.touching: tuple[int, ...] = tuple(mask_of(n for n in row if n != OFF) for row in self.sides)
        """By hex: the set of its neighbours."""
        self._areas: dict[tuple[int, int], int] = {}
        self._cuts: dict[tuple[int, int], tuple[tuple[int, int, int], ...]] = {}

    def __len__(self) -> int:
        return len(self.codes)

    def at(self, x: int, y: int) -> int:
        """The hex at a spot, `OFF` where there is none."""
        cell = self._origin + x * self._stride + y
        return self._cells[cell] if 0 <= cell < len(self._cells) else OFF

    # --- distance and direction -------------------------------------------------------------------
    def distance(self, a: int, b: int) -> int:
        """How many hexes from a to b: neighbours are 1 apart."""
        (ax, ay), (bx, by) = self.spots[a], self.spots[b]
        across, along = abs(ax - bx), abs(ay - by)
        if self.orientation == "pointy":
            across, along = along, across
        return across if along <= across else across + (along - across) // 2

    def direction(self, a: int, b: int) -> int:
        """The direction from a hex to its neighbour; ValueError where they do not touch."""
        return self.sides[a].index(b)

    def touch(self, a: int, b: int) -> bool:
        """Are the hexes neighbours?"""
        return bool(self.touching[a] >> b & 1)

    def beyond(self, a: int, direction: int, steps: int) -> int:
        """The hex so many steps away in a straight line, `OFF` when the board ends before."""
        for _ in range(steps):
            a = self.sides[a][direction]
            if a == OFF:
                return OFF
        return a

    def side(self, a: int, direction: int) -> Side:
        """The one name of a hexside that two hexes share."""
        other = self.sides[a][direction]
        return Side(a, direction) if other == OFF or a < other else Side(other, opposite(direction))

    def common(self, a: int, b: int) -> int:
        """The set of hexes that touch both."""
        return self.touching[a] & self.touching[b]

    # --- sets -------------------------------------------------------------------------------------
    def area(self, centre: int, radius: int) -> int:
        """The set of hexes at most `radius` away, the centre included."""
        known = self._areas.get((centre, radius))
        if known is None:
            known = 1 << centre if radius == 0 else self.widened(self.area(centre, radius - 1))
            self._areas[centre, radius] = known
        return known

    def ring(self, centre: int, radius: int) -> int:
        """The set of hexes exactly `radius` away."""
        return self.area(centre, radius) & ~self.area(centre, radius - 1) if radius else 1 << centre

    def around(self, mask: int, links: tuple[int, ...] | None = None) -> int:
        """The neighbours of a set: its zone. `links` replaces plain adjacency (see `links`)."""
        touching = self.touching if links is None else links
        found = 0
        while mask:
            low = mask & -mask
            found |= touching[low.bit_length() - 1]
            mask ^= low
        return found

    def widened(self, mask: int) -> int:
        """A set with its neighbours."""
        return mask | self.around(mask)

    def links(self, closed: Collection[Side] = (), hexes: int | None = None) -> tuple[int, ...]:
        """Adjacency without some hexsides, and only within a set of hexes: for zones and floods."""
        within = self.all if hexes is None else hexes
        table = [mask & within if within >> i & 1 else 0 for i, mask in enumerate(self.touching)]
        for side in closed:
            other = self.sides[side.hex][side.direction]
            if other != OFF:
                table[side.hex] &= ~(1 << other)
                table[other] &= ~(1 << side.hex)
        return tuple(table)

    def flood(self, start: int, allowed: int, links: tuple[int, ...] | None = None) -> int:
        """All hexes of `allowed` that connect with the set `start` through `allowed`."""
        reached = start
        fresh = start
        while fresh:
            fresh = self.around(fresh, links) & allowed & ~reached
            reached |= fresh
        return reached

    # --- lines ------------------------------------------------------------------------------------
    def line(self, a: int, b: int) -> Line:
        """The line from centre to centre: what it meets, in order."""
        (ax, ay), (bx, by) = self.spots[a], self.spots[b]
        pattern = _pattern(self.orientation, bx - ax, by - ay)
        base = self._origin + ax * self._stride + ay
        stride, cells = self._stride, self._cells
        crossed = tuple(
            Crossed(tuple(cells[base + x * stride + y] for x, y in places), leaves)
            for places, leaves in pattern.crossed
        )
        return Line(crossed, pattern.leaves, pattern.enters)

    def cut(self, a: int, b: int) -> tuple[int, tuple[tuple[int, int, int], ...]]:
        """The same line for quick tracing over tables made by `by_cell`.

        Gives the cell of the first hex and, for each thing met, the offsets of its one or two hexes from
        there (the same twice where the line cuts one) and the side by which it leaves, -1 where there is
        not exactly one.
        """
        (ax, ay), (bx, by) = self.spots[a], self.spots[b]
        key = (bx - ax, by - ay)
        known = self._cuts.get(key)
        if known is None:
            stride = self._stride
            known = tuple(
                (
                    places[0][0] * stride + places[0][1],
                    places[-1][0] * stride + places[-1][1],
                    leaves[0] if len(leaves) == 1 else -1,
                )
                for places, leaves in _pattern(self.orientation, *key).crossed
            )
            self._cuts[key] = known
        return self._origin + ax * self._stride + ay, known

    def by_cell(self, values: Iterable[int], off: int) -> list[int]:
        """A value for each hex, laid out for `cut`; `off` stands beyond the board."""
        table = [off] * len(self._cells)
        for (x, y), value in zip(self.spots, values, strict=True):
            table[self._origin + x * self._stride + y] = value
        return table

    # --- drawing ----------------------------------------------------------------------------------
    def middle(self, i: int, size: float = 1.0) -> tuple[float, float]:
        """Where to draw the hex: `size` is the distance from its middle to a corner."""
        x, y = self.spots[i]
        if self.orientation == "flat":
            return x * 1.5 * size, y * sqrt(3) / 2 * size
        return x * sqrt(3) / 2 * size, y * 1.5 * size

    def corners(self, i: int, size: float = 1.0) -> tuple[tuple[float, float], ...]:
        """The six corners; side d joins corners d and d + 1."""
        mx, my = self.middle(i, size)
        sx, sy = (0.5, sqrt(3) / 2) if self.orientation == "flat" else (sqrt(3) / 2, 0.5)
        return tuple((mx + x * sx * size, my + y * sy * size) for x, y in _CORNERS[self.orientation])


def spot(orientation: Orientation, column: int, row: int, shove: Shove) -> tuple[int, int]:
    """The spot of a column and row: half steps right and down."""
    odd = 1 if shove == "odd" else 0
    if orientation == "flat":
        return column, 2 * row + (column % 2 == odd)
    return 2 * column + (row % 2 == odd), row


def mask_of(hexes: Iterable[int]) -> int:
    """The set of some hexes."""
    mask = 0
    for i in hexes:
        mask |= 1 << i
    return mask


# --- lines: the exact geometry ------------------------------------------------------------------------
@cache
def _pattern(orientation: Orientation, dx: int, dy: int) -> _Pattern:
    """What the line from (0, 0) to the spot (dx, dy) meets."""
    if (dx, dy) == (0, 0):
        return _Pattern((), (), ())
    wide, high = (3, 1) if orientation == "flat" else (1, 3)
    ex, ey = dx * wide, dy * high
    corners = _CORNERS[orientation]
    # How far along the line the foot of a point lies, as a whole number: 0 at its beginning, `end` at its
    # end. In the stretched measure a step along the straight axis is sqrt(3) longer than it looks.
    fx, fy = (1, 3) if orientation == "flat" else (3, 1)
    end = fx * ex * ex + fy * ey * ey
    widest = max(abs(ex * cy - ey * cx) for cx, cy in corners)
    found: dict[int, list[tuple[tuple[int, int], bool]]] = {}
    for x, y in _near_line(orientation, dx, dy, widest):
        if (x, y) in ((0, 0), (dx, dy)):
            continue
        where = fx * x * wide * ex + fy * y * high * ey
        if not 0 < where < end:
            continue
        turns = _turns(corners, x * wide, y * high, ex, ey)
        if min(turns) < 0 < max(turns):
            found.setdefault(where, []).append(((x, y), True))
        elif turns.count(0) == 2:
            found.setdefault(where, []).append(((x, y), False))
    crossed: list[tuple[tuple[tuple[int, int], ...], tuple[int, ...]]] = []
    for where in sorted(found):
        here = sorted(found[where])
        if here[0][1]:
            (x, y), _ = here[0]
            crossed.append((((x, y),), _left_by(orientation, x * wide, y * high, ex, ey)))
        elif len(here) == 2:
            crossed.append(((here[0][0], here[1][0]), ()))
    leaves = _left_by(orientation, 0, 0, ex, ey)
    enters = tuple(sorted(opposite(d) for d in leaves))  # the line is the same seen from its other end
    return _Pattern(tuple(crossed), leaves, enters)


def _near_line(orientation: Orientation, dx: int, dy: int, widest: int) -> Iterator[tuple[int, int]]:
    """The spots whose hexes the line can touch at all."""
    wide, high = (3, 1) if orientation == "flat" else (1, 3)
    ex, ey = dx * wide, dy * high
    reach_x, reach_y = (1, 2) if orientation == "flat" else (2, 1)
    low, most = min(0, dy) - reach_y, max(0, dy) + reach_y
    for x in range(min(0, dx) - reach_x, max(0, dx) + reach_x + 1):
        first, last = low, most
        if ex:
            middle, span = ey * x * wide, abs(ex) * high
            centre = middle * (1 if ex > 0 else -1)
            first = max(low, -((widest - centre) // span))
            last = min(most, (centre + widest) // span)
        for y in range(first, last + 1):
            if (x + y) % 2 == 0:
                yield x, y


def _turns(corners: tuple[tuple[int, int], ...], x: int, y: int, ex: int, ey: int) -> list[int]:
    """On which side of the line each corner of the hex around (x, y) lies: the sign tells, 0 is on it."""
    return [ex * (y + cy) - ey * (x + cx) for cx, cy in corners]


def _left_by(orientation: Orientation, x: int, y: int, ex: int, ey: int) -> tuple[int, ...]:
    """The sides of the hex around (x, y) by which the line leaves it."""
    corners = _CORNERS[orientation]
    turns = _turns(corners, x, y, ex, ey)
    fx, fy = (1, 3) if orientation == "flat" else (3, 1)
    sides = []
    for d in range(6):
        (px, py), (qx, qy) = corners[d], corners[(d + 1) % 6]
        outward = fx * (px + qx) * ex + fy * (py + qy) * ey > 0
        if outward and turns[d] <= 0 <= turns[(d + 1) % 6]:
            sides.append(d)
    return tuple(sides)


# --- cheapest ways --------------------------------------------------------------------------------------
T = TypeVar("T", bound=Hashable)
Cost = TypeVar("Cost", int, Fraction)


class Ways(Generic[T, Cost]):
    """What can be reached, at which cost, and by which way."""

    __slots__ = ("before", "costs")

    def __init__(self, costs: dict[T, Cost], before: dict[T, T]) -> None:
        self.costs: dict[T, Cost] = costs
        self.before: dict[T, T] = before

    def way(self, goal: T) -> list[T]:
        """The cheapest way to a goal, its beginning included."""
        way = [goal]
        while way[-1] in self.before:
            way.append(self.before[way[-1]])
        way.reverse()
        return way

    def steps(self, goal: T) -> list[tuple[T, T]]:
        """The same way as pairs of neighbours."""
        return list(pairwise(self.way(goal)))


def cheapest(
    start: T, steps: Callable[[T], Iterable[tuple[T, Cost]]], limit: Cost, begin: Cost
) -> Ways[T, Cost]:
    """Everything within `limit` of `start`, by Dijkstra.

    A node is a hex or anything with more memory (a hex and a river bank). Costs are integers that count
    halves, or fractions; `begin` is what was spent before. Of equally cheap ways the first found stays.
    """
    costs: dict[T, Cost] = {start: begin}
    before: dict[T, T] = {}
    done: set[T] = set()
    number = 0
    heap: list[tuple[Cost, int, T]] = [(begin, 0, start)]
    while heap:
        spent, _, node = heappop(heap)
        if node in done:
            continue
        done.add(node)
        for neighbour, price in steps(node):
            total = spent + price
            if total > limit or (neighbour in costs and costs[neighbour] <= total):
                continue
            costs[neighbour] = total
            before[neighbour] = node
            number += 1
            heappush(heap, (total, number, neighbour))
    return Ways(costs, before)
