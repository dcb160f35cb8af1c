"""A board of hexes drawn with letters: from the layout and a view, so that it shows what the seat may see.

Hexes with a point on top stand in rows, every other row half a hex to the right. Hexes with a flat top
stand in columns, every other column half a hex down: then a row of hexes takes two lines.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import ceil, sqrt
from typing import Any

from frente.engine import Match
from frente.words import Words

GROUND = {
    "sea": "~",
    "clear": ".",
    "open": ".",
    "hill": "n",
    "mountain": "^",
    "city": "#",
    "built-up": "#",
    "fields": '"',
    "orchard": "o",
    "light-woods": ":",
    "woods": "%",
    "rough": "x",
    "marsh": "=",
    "dispersed-buildings": "h",
    "off-map": " ",
}
OBJECTIVE, HELD, UNKNOWN = "*", "'", "?"
CODE = re.compile(r"([A-Z]*\d+)(\d\d)")
"""The code of a hex: the row and then the column where they have points on top, else the other way round."""
CELL = 3
"""Letters that a hex may take."""
AROUND = 5
"""So many hexes in each direction are drawn around a place."""


@dataclass(frozen=True, slots=True)
class Hex:
    id: str
    column: int
    """In halves of a hex where they have points on top."""
    line: int
    terrain: str
    level: int


@dataclass(frozen=True, slots=True)
class HexMap:
    """What is on the hexes of a match, as one seat sees it."""

    hexes: tuple[Hex, ...]
    flat: bool
    signs: Mapping[str, str]
    """What to write on each hex."""
    legend: tuple[tuple[str, str], ...]

    def around(self, id: str) -> HexMap:
        """Only the hexes near one of them."""
        here = next(hex for hex in self.hexes if hex.id == id)
        wide, high = (AROUND, 2 * AROUND) if self.flat else (2 * AROUND, AROUND)
        near = tuple(
            hex for hex in self.hexes
            if abs(hex.column - here.column) <= wide and abs(hex.line - here.line) <= high
        )  # fmt: skip
        return HexMap(near, self.flat, self.signs, self.legend)

    def lines(self, width: int) -> list[str]:
        """The drawing: in one piece where the width allows it, else in parts from left to right."""
        margin = 1 + max(len(self._name_of_line(hexes)) for hexes in self._by_line().values())
        first, last = (pick(hex.column for hex in self.hexes) for pick in (min, max))
        pitches = (4.0, 3.0, 2.0) if self.flat else (2.0, 1.5)
        room = width - margin - CELL if width else 0
        pitch = next((p for p in pitches if not room or int((last - first) * p) <= room), pitches[-1])
        parts = ceil(int((last - first + 1) * pitch) / (room + pitch)) if room else 1
        each = ceil((last - first + 1) / parts)
        each += 0 if self.flat else each % 2  # a part begins with a whole hex
        drawn: list[str] = []
        for start in range(first, last + 1, each):
            drawn += [""] if drawn else []
            drawn += self._part(range(start, min(start + each, last + 1)), pitch, margin)
        return drawn

    def _part(self, columns: range, pitch: float, margin: int) -> list[str]:
        def at(column: int) -> int:
            return margin + int((column - columns.start) * pitch)

        every = self._by_line()
        lines = self._heads(columns, at)
        for line in range(min(every), max(every) + 1):
            hexes = every.get(line, [])
            cells = {at(hex.column): self.signs[hex.id] for hex in hexes if hex.column in columns}
            lines.append(_set({0: self._name_of_line(hexes), **cells}))
        return lines

    def _heads(self, columns: range, at: Callable[[int], int]) -> list[str]:
        """The names of the columns; in two lines where one has no room for all."""
        names: dict[int, str] = {}
        for hex in self.hexes:
            if hex.column in columns and (self.flat or (hex.column - columns.start) % 2 == 0):
                names.setdefault(hex.column, self._column_of(hex))
        heads: list[dict[int, str]] = [{}, {}]
        for column in sorted(names):
            for head in heads:
                if not head or at(column) > max(head) + len(head[max(head)]):
                    head[at(column)] = names[column]
                    break
        return [_set(head) for head in heads if any(head.values())]

    def _column_of(self, hex: Hex) -> str:
        code = CODE.fullmatch(hex.id)
        return "" if code is None else code.group(1 if self.flat else 2)

    def _name_of_line(self, hexes: Sequence[Hex]) -> str:
        codes = [code for hex in hexes if (code := CODE.fullmatch(hex.id))]
        names = {code.group(2 if self.flat else 1) for code in codes}
        return names.pop() if len(names) == 1 else ""

    def _by_line(self) -> dict[int, list[Hex]]:
        lines: dict[int, list[Hex]] = {}
        for hex in self.hexes:
            lines.setdefault(hex.line, []).append(hex)
        return lines


def hex_map(match: Match[Any], words: Words, seat: str | None) -> HexMap | None:
    """The map of a match for a seat; None where the board has no hexes."""
    board: dict[str, Any] = match.game.board(match.state, match.setup.scenario, match.setup.options)
    field = board.get("hexes")
    if not field or not field.get("cells"):
        return None
    hexes, flat = _placed(field)
    view: dict[str, Any] = match.view(seat)
    letters = _letters(words, match.setup.seats)
    signs, marked = _signs(hexes, view, letters)
    return HexMap(hexes, flat, signs, _legend(words, hexes, letters, marked))


def _placed(field: dict[str, Any]) -> tuple[tuple[Hex, ...], bool]:
    flat = field["orientation"] == "flat"
    half, whole = field["size"] * sqrt(3) / 2, field["size"] * 1.5
    wide, high = (whole, half) if flat else (half, whole)
    cells = field["cells"]
    left, top = min(cell["x"] for cell in cells), min(cell["y"] for cell in cells)
    placed = tuple(
        Hex(
            cell["id"],
            round((cell["x"] - left) / wide),
            round((cell["y"] - top) / high),
            cell["terrain"],
            cell.get("level", 0),
        )
        for cell in cells
    )
    return placed, flat


def _letters(words: Words, sides: Iterable[str]) -> dict[str, str]:
    """A letter for each side: the first of its name that no other side has."""
    letters: dict[str, str] = {}
    for side in sides:
        name = [letter.upper() for letter in words.name(side) if letter.isalpha()]
        letters[side] = next((x for x in name if x not in letters.values()), str(len(letters) + 1))
    return letters


def _signs(
    hexes: Iterable[Hex], view: dict[str, Any], letters: Mapping[str, str]
) -> tuple[dict[str, str], set[str]]:
    """What stands on each hex, and which of the signs beside terrain and sides were used."""
    units: dict[str, Counter[str]] = {}
    for piece in view.get("pieces") or []:
        units.setdefault(str(piece.get("place", "")), Counter())[str(piece.get("side", ""))] += 1
    places = view.get("places") or {}
    first = next(iter(letters))
    signs: dict[str, str] = {}
    marked: set[str] = set()
    for hex in hexes:
        there = units.get(hex.id)
        about = places.get(hex.id) or {}
        if there:
            text = "".join(
                letters.get(side, UNKNOWN) + (_count(count) if len(there) == 1 else "")
                for side, count in there.items()
            )
        else:
            text = _ground(hex.terrain) + (str(hex.level) if hex.level else "")
        for sign, meant in ((OBJECTIVE, about.get("note")), (HELD, about.get("control") == first)):
            if meant and not (there and sign == HELD):
                text += sign
                marked.add(sign)
        if hex.level:
            marked.add("level")
        if there and any(side not in letters for side in there):
            marked.add(UNKNOWN)
        signs[hex.id] = text
    return signs, marked


def _legend(
    words: Words, hexes: Iterable[Hex], letters: Mapping[str, str], marked: set[str]
) -> tuple[tuple[str, str], ...]:
    told = [(letter, words.name(side)) for side, letter in letters.items()]
    first, letter = next(iter(letters.items()))
    told.append((f"{letter}2", words.say("cli-map-units")))
    if OBJECTIVE in marked:
        told.append((OBJECTIVE, words.say("cli-map-objective")))
    if HELD in marked:
        told.append((HELD, words.say("cli-map-held", side=first)))
    if UNKNOWN in marked:
        told.append((UNKNOWN, words.say("cli-map-other")))
    ground = list(dict.fromkeys(hex.terrain for hex in hexes if hex.terrain != "off-map"))
    told += [(_ground(name), terrain(words, name)) for name in ground]
    if "level" in marked:
        told.append((f"{_ground(ground[0])}2", words.say("cli-map-level", level=2)))
    return tuple(told)


def _ground(name: str) -> str:
    return GROUND.get(name) or name[:1].lower() or UNKNOWN


def _count(units: int) -> str:
    return "" if units == 1 else str(units) if units < 10 else "+"


def terrain(words: Words, name: str) -> str:
    """The word for a kind of ground."""
    known = f"terrain-{name}"
    return words.say(known) if words.has(known) else name.replace("-", " ")


def _set(cells: Mapping[int, str]) -> str:
    """Texts at their columns in one line; a text too long for its place is cut, never the next one."""
    line = ""
    starts = sorted(cells)
    for start, following in zip(starts, [*starts[1:], None], strict=True):
        line = line.ljust(start)
        text = cells[start]
        line += text if following is None else text[: max(1, following - start)]
    return line.rstrip()
