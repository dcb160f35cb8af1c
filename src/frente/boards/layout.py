"""What a client draws, without knowing the game.

A layout is the part of a match that never moves: canvas, ground, areas, places, links, hexes,
tracks, trays, labels, lines. It says where things are and what they are, by names of styles; how a
style looks is the client's business. Coordinates are canvas units, x to the right, y down, and a
canvas unit is a pixel at zoom 1. What changes in play (pieces, control, offers) is the view's.

`to_json` gives plain data; a field at its default is left out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import cos, pi, sin
from typing import Any, Literal, TypeAlias

from frente.boards.plainly import Json, plainly

Point: TypeAlias = tuple[float, float]
Shape = Literal["disc", "box", "hex", "area", "square"]
Orientation = Literal["pointy", "flat"]

GLYPHS = (
    "port", "naval-base", "airfield", "mountain", "capital", "star", "key", "fort", "trench", "factory",
    "supply", "siege", "beach", "border", "objective", "town", "city", "bridge", "entry",
)  # fmt: skip
"""Small signs on or beside a place."""

LINKS = ("road", "river", "strait", "sea", "border", "corridor", "one-way", "rail", "adjacent")
"""Styles of the lines between places. `adjacent` is not drawn: areas that touch."""

TERRAINS = (
    "clear", "hill", "mountain", "sea", "city", "open", "fields", "orchard", "light-woods", "woods",
    "rough", "marsh", "dispersed-buildings", "built-up", "off-map",
)  # fmt: skip
"""Styles of the ground of a hex."""

SIDES = ("river", "crest", "impassable", "coast", "wall")
"""Styles of a hexside."""

ROADS = ("road", "trail", "rail", "river")
"""Styles of what runs through hexes."""

LINES = ("front", "border", "frontier", "coast", "river", "sheet-edge", "zone")
"""Styles of free lines."""

LABELS = ("region", "country", "sea", "zone", "title", "note")
"""Styles of free lettering."""


@dataclass(frozen=True, slots=True)
class GroundRef:
    """The geographic picture below the board: canvas = ground * scale + (x, y)."""

    name: str
    scale: float = 1.0
    x: float = 0.0
    y: float = 0.0

    def place(self, point: Point) -> Point:
        """Where a point of the ground lies on this canvas."""
        return point[0] * self.scale + self.x, point[1] * self.scale + self.y


@dataclass(frozen=True, slots=True)
class Area:
    """A patch of the map that can be tinted, lit and clicked.

    Its outline is either its own polygons or shapes of the ground. `group` is the region: where
    two neighbours differ in group the client draws the border heavier. `beyond` names, for each
    edge of a single polygon, the area across it ("" for none), so that a client can draw a front.
    """

    id: str
    name: str = ""
    polygons: tuple[tuple[Point, ...], ...] = ()
    shapes: tuple[str, ...] = ()
    group: str = ""
    tint: str = ""
    """A tint's name (`region-1` to `region-15`, `sea`, `neutral`) or a colour as a mere hint."""
    code: str = ""
    label: Point | None = None
    beyond: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Seat:
    """A named spot of a place where pieces stand, as an offset from the place's own point."""

    id: str
    dx: float
    dy: float
    side: str = ""
    name: str = ""
    capacity: int = 0
    """How many pieces it shows before it stacks them; 0: as many as one stack holds."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where pieces can be. Without seats they stand on the place's own point."""

    id: str
    name: str
    x: float
    y: float
    kind: str = "space"
    shape: Shape = "disc"
    size: float = 24.0
    """Diameter, or width of a box."""
    height: float = 0.0
    """Height of a box; 0: as wide."""
    glyphs: tuple[str, ...] = ()
    seats: tuple[Seat, ...] = ()
    group: str = ""
    area: str = ""
    """The area that lights up with the place."""
    rank: int = 0
    """Whose label is placed first: 2 main cities, 1 larger places, 0 others."""


@dataclass(frozen=True, slots=True)
class Link:
    """A line between two places."""

    a: str
    b: str
    kind: str = "road"
    via: tuple[Point, ...] = ()
    """Waypoints from a to b; none: straight."""


@dataclass(frozen=True, slots=True)
class Hex:
    """One hex, by its centre. A hex is a place too: its id may stand wherever a place's id may."""

    id: str
    x: float
    y: float
    terrain: str
    level: int = 0
    name: str = ""
    art: str = ""
    """Another look of the same terrain, such as `orchard` for fields."""
    glyphs: tuple[str, ...] = ()
    side: str = ""
    """Whose half of the map it is at the start, where that is printed."""


@dataclass(frozen=True, slots=True)
class HexSide:
    """Something along one side of a hex, drawn once. `side` counts as in `corner`."""

    hex: str
    side: int
    style: str


@dataclass(frozen=True, slots=True)
class Road:
    """Something that runs through hexes, as a line of points."""

    points: tuple[Point, ...]
    style: str = "road"


@dataclass(frozen=True, slots=True)
class Hexes:
    """A field of hexes. `size` is the distance from centre to corner; `x`, `y` the first centre."""

    orientation: Orientation
    size: float
    x: float
    y: float
    cells: tuple[Hex, ...]
    sides: tuple[HexSide, ...] = ()
    roads: tuple[Road, ...] = ()


@dataclass(frozen=True, slots=True)
class Legend:
    """What stands in words on a board: a message of the catalogs and what fills it."""

    id: str
    args: dict[str, Any]


@dataclass(frozen=True, slots=True)
class TrackBox:
    """One box of a track."""

    id: str
    label: str | Legend
    glyph: str = ""
    note: Legend | None = None


@dataclass(frozen=True, slots=True)
class Track:
    """A row of boxes with markers on it. Without a position it is drawn beside the map only.

    It is called what the message `track-ID` says.
    """

    id: str
    boxes: tuple[TrackBox, ...]
    at: Point | None = None
    columns: int = 0
    """Boxes in a row before the next row begins; 0: one row."""


@dataclass(frozen=True, slots=True)
class Tray:
    """A holding box off the map. A tray is a place too: its id may stand wherever a place's id may."""

    id: str
    name: str
    x: float
    y: float
    w: float
    h: float
    side: str = ""
    seats: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Label:
    """Lettering that belongs to no place."""

    text: str
    x: float
    y: float
    style: str = "region"
    angle: float = 0.0
    spread: float = 0.0
    """How wide the letters are spaced out; 0: not."""
    id: str = ""
    """What it names, where a language may have another name for it."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line that belongs to no two places: a front as printed, a border, a sea zone's edge."""

    id: str
    points: tuple[Point, ...]
    style: str
    closed: bool = False


@dataclass(frozen=True, slots=True)
class Layout:
    """All that a client needs to draw the empty board."""

    width: float
    height: float
    ground: GroundRef | None = None
    theme: tuple[str, ...] = ()
    """Hints such as `relief`, `rivers`, `provinces`, `region-tints`, `control-cells`, `hex-codes`."""
    areas: tuple[Area, ...] = ()
    places: tuple[Place, ...] = ()
    links: tuple[Link, ...] = ()
    hexes: Hexes | None = None
    tracks: tuple[Track, ...] = ()
    trays: tuple[Tray, ...] = ()
    labels: tuple[Label, ...] = ()
    lines: tuple[Line, ...] = ()

    def to_json(self) -> Json:
        """Plain data for the client."""
        data: Json = plainly(self)
        return data

    def spots(self) -> set[str]:
        """Every id at which a piece can stand: places, hexes and trays."""
        cells = self.hexes.cells if self.hexes else ()
        return {p.id for p in self.places} | {h.id for h in cells} | {t.id for t in self.trays}

    def problems(self) -> list[str]:
        """What is wrong with the layout, in words; nothing if all is well. For the tests of a game."""
        return [*self._twins(), *self._strays(), *self._unknown_styles(), *self._off_canvas()]

    def _twins(self) -> Iterator[str]:
        cells = self.hexes.cells if self.hexes else ()
        spots = [*(p.id for p in self.places), *(h.id for h in cells), *(t.id for t in self.trays)]
        kinds: tuple[tuple[str, Iterable[str]], ...] = (
            ("spot", spots),
            ("area", (a.id for a in self.areas)),
            ("track", (t.id for t in self.tracks)),
            ("line", (line.id for line in self.lines)),
        )
        for kind, ids in kinds:
            yield from (f"two {kind}s are called {id}" for id, n in Counter(ids).items() if n > 1)

    def _strays(self) -> Iterator[str]:
        spots = self.spots()
        areas = {a.id for a in self.areas}
        for link in self.links:
            yield from (
                f"a link leads to {end}, which is nowhere" for end in (link.a, link.b) if end not in spots
            )
        yield from (
            f"{p.id} lies in {p.area}, no area" for p in self.places if p.area and p.area not in areas
        )
        for area in self.areas:
            if area.shapes and self.ground is None:
                yield f"{area.id} takes its outline from a ground that is not there"
            yield from (f"{area.id} borders {id}, no area" for id in area.beyond if id and id not in areas)
        if self.hexes:
            cells = {h.id for h in self.hexes.cells}
            for side in self.hexes.sides:
                if side.hex not in cells or not 0 <= side.side < 6:
                    yield f"there is no side {side.side} of {side.hex}"

    def _unknown_styles(self) -> Iterator[str]:
        used: list[tuple[str, tuple[str, ...], str]] = [
            *((glyph, GLYPHS, f"glyph of {p.id}") for p in self.places for glyph in p.glyphs),
            *((link.kind, LINKS, f"link {link.a} {link.b}") for link in self.links),
            *((line.style, LINES, f"line {line.id}") for line in self.lines),
            *((label.style, LABELS, f"label {label.text}") for label in self.labels),
        ]
        if self.hexes:
            used += [(h.terrain, TERRAINS, f"terrain of {h.id}") for h in self.hexes.cells]
            used += [(glyph, GLYPHS, f"glyph of {h.id}") for h in self.hexes.cells for glyph in h.glyphs]
            used += [(s.style, SIDES, f"side of {s.hex}") for s in self.hexes.sides]
            used += [(r.style, ROADS, "road") for r in self.hexes.roads]
        yield from (
            f"{what}: no style is called {style}" for style, known, what in used if style not in known
        )

    def _off_canvas(self) -> Iterator[str]:
        spots: list[Place | Hex | Tray] = [*self.places, *self.trays]
        if self.hexes:
            spots += self.hexes.cells
        for spot in spots:
            if not (0 <= spot.x <= self.width and 0 <= spot.y <= self.height):
                yield f"{spot.id} lies off the canvas"


def corner(orientation: Orientation, size: float, number: int) -> Point:
    """The offset of a hex's corner from its centre.

    Corners go clockwise. Side n runs from corner n to corner n + 1. Pointy hexes start at the top,
    so that side 0 is the upper right one; flat hexes at the upper left, so that side 0 is on top.
    """
    angle = (number * 60 - (90 if orientation == "pointy" else 120)) * pi / 180
    return size * cos(angle), size * sin(angle)
