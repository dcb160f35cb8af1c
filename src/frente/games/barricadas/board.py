"""The board: maps laid together (2.1) and what stands on them: terrain, levels, crests, roads, rivers."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING

from frente.boards.hexes import OFF, Grid, opposite
from frente.games.barricadas.definitions import HEXES

if TYPE_CHECKING:
    from frente.games.barricadas.sight import Track

Sheet = tuple[str, int, int, int]
"""A map: its letter, its place in the board (from 1, across and down), its rotation (0 or 180)."""

COLUMNS, ROWS = 14, 15  # 2.1-f
EDGES = ("N", "E", "S", "W")
TURNED = {"N": "S", "S": "N", "E": "W", "W": "E"}
HIGH = frozenset({"woods", "light-woods", "dispersed-buildings", "built-up"})  # 6.2.1-a
SOFT = frozenset({"rough", "fields"})  # 6.2.1-d, 12.2-a, 12.7-a


class Board:
    """Static facts of a board, by hex number."""

    __slots__ = (
        "art",
        "banks",
        "bounds",
        "bridge",
        "cell",
        "cover_cells",
        "crest",
        "crest_cells",
        "crest_sides",
        "edge",
        "flat_tables",
        "grid",
        "hard_cells",
        "higher_cells",
        "level",
        "level_cells",
        "north",
        "river",
        "road",
        "sheets",
        "sight",
        "soft",
        "soft_cells",
        "tall",
        "tall_cells",
        "terrain",
        "tracks",
        "trail",
        "views",
    )

    def __init__(self, sheets: tuple[Sheet, ...]) -> None:
        self.sheets = sheets
        cells: list[tuple[str, int, int]] = []
        for letter, x, y, rotation in sheets:
            for column in range(1, COLUMNS + 1):
                for row in range(1, ROWS + 1):
                    c, r = (COLUMNS + 1 - column, ROWS + 1 - row) if rotation else (column, row)
                    cells.append((hex_code(letter, column, row), c + (x - 1) * COLUMNS, r + (y - 1) * ROWS))
        # 2.1-e: flat-topped columns, the odd ones half a hex lower. Turned maps keep their ids (2.1-f).
        self.grid = Grid("flat", cells, "odd")
        rows = [HEXES[code] for code in self.grid.codes]
        turn = [3 if rotation else 0 for _, _, _, rotation in sheets for _ in range(COLUMNS * ROWS)]
        self.north = turn
        """The direction in which the arrow of the hex's own map points (2.1-d)."""
        self.terrain = [
            row["terrain"] for row in rows
        ]  # 12-a: open 12.1-a, rough, 12.4-a, 12.5-a, 12.6-a, marsh
        self.art = [row["art"] for row in rows]
        self.level = [int(row["level"]) for row in rows]  # 12-HIL
        self.tall = sum(1 << i for i, t in enumerate(self.terrain) if t in HIGH)
        self.soft = sum(1 << i for i, t in enumerate(self.terrain) if t in SOFT)
        self.road = [_sides(row["road_sides"], t) for row, t in zip(rows, turn, strict=True)]
        self.trail = [_sides(row["trail_sides"], t) for row, t in zip(rows, turn, strict=True)]
        self.river = [_sides(row["river_sides"], t) for row, t in zip(rows, turn, strict=True)]
        self.banks = [
            tuple(_sides(bank, t) for bank in row["river_banks"].split("|")) if row["river_banks"] else ()
            for row, t in zip(rows, turn, strict=True)
        ]
        self.bridge = [row["bridge"] for row in rows]
        self._join()
        self.crest = [self._crest(i) for i in range(len(self.grid))]
        self.edge = {name: self._edge(name) for name in EDGES}
        self.sight: dict[int, int] = {}
        """Lines of sight already traced, and what they run over (see `sight`)."""
        self.flat_tables = [self._flat_table(level) for level in range(max(self.level) + 1)]
        self.level_cells = self.grid.by_cell(self.level, 99)
        self.crest_cells = self.grid.by_cell(self.crest, 0)
        self.tall_cells = self.grid.by_cell([self.tall >> i & 1 for i in range(len(self.grid))], 1)
        self._cell_sets()
        xs, ys = zip(*self.grid.spots, strict=True)
        self.bounds: tuple[int, int, int, int] = (min(xs), min(ys), max(xs), max(ys))

    def _cell_sets(self) -> None:
        """The same tables as sets of cells, one for each question that `sight` asks of a whole line."""
        self.views: dict[int, int] = {}
        """By hex: what it sees, kept once it was asked for."""
        self.tracks: dict[tuple[int, int], Track] = {}
        places = self.grid.by_cell(range(len(self.grid)), OFF)
        self.cell = [0] * len(self.grid)
        for cell, i in enumerate(places):
            if i != OFF:
                self.cell[i] = cell
        self.hard_cells = [_where(v & 3 for v in table) for table in self.flat_tables]
        self.soft_cells = [_where(v & 4 for v in table) for table in self.flat_tables]
        levels = range(max(self.level) + 1)
        self.higher_cells = [_where(v >= top for v in self.level_cells) for top in levels]
        self.cover_cells = _where(self.tall_cells)
        self.crest_sides = [_where(v >> d & 1 for v in self.crest_cells) for d in range(6)]

    def _flat_table(self, level: int) -> list[int]:
        values = []
        for i, own in enumerate(self.level):
            if own != level:
                values.append(2 if own > level else 0)
            else:
                values.append(1 if self.tall >> i & 1 else 4 if self.soft >> i & 1 else 0)
        return self.grid.by_cell(values, 7)

    def _join(self) -> None:
        """2.1-f: lines end at a join unless both hexes show one; a trail makes the crossing a trail."""
        sides = self.grid.sides
        ways = [(self.road[i] | self.trail[i], self.river[i]) for i in range(len(self.grid))]
        roads = list(self.road)
        for i, around in enumerate(sides):
            for d in range(6):
                other = around[d]
                back = opposite(d)
                if other == OFF:
                    continue
                if ways[i][0] >> d & 1:
                    if not ways[other][0] >> back & 1:
                        self.road[i] &= ~(1 << d)
                        self.trail[i] &= ~(1 << d)
                    elif not (roads[i] >> d & 1 and roads[other] >> back & 1):
                        self.road[i] &= ~(1 << d)
                        self.trail[i] |= 1 << d

    def _crest(self, i: int) -> int:
        """12-CRE-a: the sides of a hill hex towards lower ground."""
        mask = 0
        for d, other in enumerate(self.grid.sides[i]):
            if other != OFF and self.level[other] < self.level[i]:
                mask |= 1 << d
        return mask

    def _edge(self, name: str) -> int:
        """2.3-r: the hexes along an outer edge, by the edge printed on the maps that form it."""
        mask = 0
        for i, code in enumerate(self.grid.codes):
            row = HEXES[code]
            column, line = int(row["column"]), int(row["row"])
            printed = {"N": line == 1, "S": line == ROWS, "W": column == 1, "E": column == COLUMNS}[name]
            ways = self.out(i, name)
            straight = ways if len(ways) == 2 else ways[1:2]
            if printed and all(self.grid.sides[i][d] == OFF for d in straight):
                mask |= 1 << i
        return mask

    def out(self, i: int, edge: str) -> tuple[int, ...]:
        """10.3.2-b: the directions that lead to an edge: three to N and S, two to E and W."""
        ways = {"N": (5, 0, 1), "S": (2, 3, 4), "E": (1, 2), "W": (4, 5)}[edge]
        return tuple((d + self.north[i]) % 6 for d in ways)

    def way(self, i: int, d: int) -> str:
        """5.4-a, 12.10-a: what crosses this hexside: `road`, `trail` or nothing."""
        if self.road[i] >> d & 1:
            return "road"
        return "trail" if self.trail[i] >> d & 1 else ""

    def bank(self, i: int, d: int) -> int:
        """12.9-c: on which bank of a river hex a side lies: 0 or 1, -1 for the river's own sides."""
        for n, mask in enumerate(self.banks[i]):
            if mask >> d & 1:
                return n
        return -1

    def line_distance(self, i: int, edge: str) -> int:
        """How many rows or columns lie between a hex and an edge of the whole board."""
        x, y = self.grid.spots[i]
        name = TURNED[edge] if self.north[i] else edge
        left, top, right, bottom = self.bounds
        return {"N": y - top, "S": bottom - y, "W": 2 * (x - left), "E": 2 * (right - x)}[name]


def hex_code(letter: str, column: int, row: int) -> str:
    """2.1-c: map letter, column, two-digit row."""
    return f"{letter}{column}{row:02}"


def _where(values: Iterable[int]) -> int:
    """The set of places whose value is not nothing."""
    return sum(1 << i for i, value in enumerate(values) if value)


def _sides(text: str, turn: int) -> int:
    """Printed hexsides (1 = N, clockwise) as a set of directions of the board."""
    mask = 0
    for digit in text:
        mask |= 1 << (int(digit) - 1 + turn) % 6
    return mask


@lru_cache(maxsize=32)
def board(sheets: tuple[Sheet, ...]) -> Board:
    """The board of these maps (2.1-a)."""
    return Board(sheets)
