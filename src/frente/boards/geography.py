"""The ground below the maps: one projection, and the shapes of the Iberian peninsula.

`project(lat, lon)` gives canvas coordinates on the ground "iberia": 1600 by 1280 units, about 1.26
units to a kilometre, north up along 2.6 degrees west. The shapes come from `data/iberia.json`, which
`tools/geography` makes; `data/SOURCES.md` says from what.

The file: `arcs` are lines, each a flat list of x, y steps in `unit`s (the first pair counts from
0, 0). A shape's rings list arcs end to end; a negative number -n - 1 is arc n backwards. `borders`
and `coasts` name the arcs between two shapes and between a shape and the sea, `outline` those round
Spain. Shapes reach beyond the canvas by `margin`, for screens wider than the map. Later shapes lie
over earlier ones.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from math import atan, atan2, cos, hypot, log, pi, radians, sin, tan
from typing import Any

from frente.boards.layout import Point

GROUNDS = ("iberia",)


class Conic:
    """Lambert's conformal conic projection of the sphere, as d3-geo computes it.

    Two parallels keep their length, `meridian` runs straight up, and (`centre`, `meridian`) lies at
    (x, y) of the canvas; `scale` is the earth's radius in canvas units.
    """

    __slots__ = ("_f", "_n", "_y0", "meridian", "scale", "x", "y")

    def __init__(
        self, parallels: tuple[float, float], meridian: float, centre: float, scale: float, x: float, y: float
    ) -> None:
        south, north = (radians(p) for p in parallels)
        self._n = (
            sin(south)
            if south == north
            else log(cos(south) / cos(north)) / log(_stretch(north) / _stretch(south))
        )
        self._f = cos(south) * _stretch(south) ** self._n / self._n
        self._y0 = self._f / _stretch(radians(centre)) ** self._n
        self.meridian, self.scale, self.x, self.y = meridian, scale, x, y

    def project(self, lat: float, lon: float) -> Point:
        """Canvas coordinates of a place in degrees."""
        r = self._f / _stretch(radians(lat)) ** self._n
        turn = self._n * radians(lon - self.meridian)
        return self.x + self.scale * r * sin(turn), self.y + self.scale * (r * cos(turn) - self._y0)

    def unproject(self, x: float, y: float) -> tuple[float, float]:
        """Latitude and longitude of a point of the canvas."""
        across, down = (x - self.x) / self.scale, (y - self.y) / self.scale + self._y0
        turn = atan2(across, down)
        lat = 2 * atan((self._f / hypot(across, down)) ** (1 / self._n)) - pi / 2
        return lat * 180 / pi, self.meridian + turn / self._n * 180 / pi


def _stretch(lat: float) -> float:
    return tan((pi / 2 + lat) / 2)


IBERIA = Conic(parallels=(37.0, 42.5), meridian=-2.6, centre=39.65, scale=8000.0, x=800.0, y=640.0)


def project(lat: float, lon: float) -> Point:
    """Canvas coordinates on the ground "iberia" of a latitude and longitude in degrees."""
    return IBERIA.project(lat, lon)


def unproject(x: float, y: float) -> tuple[float, float]:
    """Latitude and longitude in degrees of a point on the ground "iberia"."""
    return IBERIA.unproject(x, y)


@dataclass(frozen=True, slots=True)
class GroundShape:
    """A province, an island group or a country, in canvas units."""

    id: str
    name: str
    kind: str
    """province, islands, plaza (Ceuta, Melilla) or country."""
    middle: Point
    """The roomiest spot inside, good for a label or a seat."""
    room: float
    """How far the nearest border is from there."""
    rings: tuple[tuple[Point, ...], ...]

    def contains(self, point: Point) -> bool:
        """Whether the point lies inside (holes are outside)."""
        x, y = point
        inside = False
        for ring in self.rings:
            bx, by = ring[-1]
            for ax, ay in ring:
                if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
                    inside = not inside
                bx, by = ax, ay
        return inside

    def distance(self, point: Point) -> float:
        """How far the point is from the shape; 0 inside."""
        if self.contains(point):
            return 0.0
        return min(_to_segment(point, ring[i - 1], ring[i]) for ring in self.rings for i in range(len(ring)))

    def path(self) -> str:
        """The shape as an SVG path."""
        return "".join(svg_path(ring, closed=True) for ring in self.rings)


@dataclass(frozen=True, slots=True)
class GroundBorder:
    """The line between two shapes; `b` is empty where the sea begins."""

    a: str
    b: str
    lines: tuple[tuple[Point, ...], ...]

    def path(self) -> str:
        """The border as an SVG path."""
        return "".join(svg_path(line) for line in self.lines)


@dataclass(frozen=True, slots=True)
class Ground:
    """A ground with its shapes by id, in drawing order, and its borders and coasts."""

    name: str
    width: float
    height: float
    shapes: dict[str, GroundShape]
    borders: tuple[GroundBorder, ...]
    coasts: tuple[GroundBorder, ...]

    def provinces(self) -> list[str]:
        """The ids of the provinces of the mainland."""
        return [shape.id for shape in self.shapes.values() if shape.kind == "province"]

    def at(self, point: Point) -> str | None:
        """The id of the topmost shape at a point; None: sea."""
        for shape in reversed(self.shapes.values()):
            if shape.contains(point):
                return shape.id
        return None

    def touching(self) -> set[tuple[str, str]]:
        """Which shapes have a border in common, each pair once, in alphabetical order."""
        return {(border.a, border.b) for border in self.borders}


def ground_json(name: str = "iberia") -> str:
    """The file of a ground as it is served to a client."""
    if name not in GROUNDS:
        raise KeyError(f"there is no ground called {name}")
    return (files("frente.boards") / "data" / f"{name}.json").read_text(encoding="utf-8")


@cache
def ground(name: str = "iberia") -> Ground:
    """A ground, read and joined up."""
    data: dict[str, Any] = json.loads(ground_json(name))
    unit: float = data["unit"]
    arcs = [_points(flat, unit) for flat in data["arcs"]]
    shapes = {
        s["id"]: GroundShape(
            s["id"],
            s["name"],
            s["kind"],
            (s["at"][0] * unit, s["at"][1] * unit),
            s["at"][2] * unit,
            tuple(_ring(ring, arcs) for ring in s["rings"]),
        )
        for s in data["shapes"]
    }
    return Ground(
        data["name"],
        data["width"],
        data["height"],
        shapes,
        tuple(GroundBorder(b["a"], b["b"], _lines(b["arcs"], arcs)) for b in data["borders"]),
        tuple(GroundBorder(c["a"], "", _lines(c["arcs"], arcs)) for c in data["coasts"]),
    )


def svg_path(points: Sequence[Point], closed: bool = False) -> str:
    """Points as an SVG path with one decimal."""
    return "M" + "L".join(f"{x:.1f},{y:.1f}" for x, y in points) + ("Z" if closed else "")


def _points(flat: Sequence[int], unit: float) -> tuple[Point, ...]:
    x = y = 0
    out: list[Point] = []
    for i in range(0, len(flat), 2):
        x += flat[i]
        y += flat[i + 1]
        out.append((x * unit, y * unit))
    return tuple(out)


def _lines(numbers: Iterable[int], arcs: Sequence[tuple[Point, ...]]) -> tuple[tuple[Point, ...], ...]:
    return tuple(arcs[n] for n in numbers)


def _ring(numbers: Iterable[int], arcs: Sequence[tuple[Point, ...]]) -> tuple[Point, ...]:
    out: list[Point] = []
    for n in numbers:
        line = arcs[n] if n >= 0 else arcs[~n][::-1]
        out.extend(line[1:] if out else line)
    return tuple(out[:-1])


def _to_segment(p: Point, a: Point, b: Point) -> float:
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = dx * dx + dy * dy
    t = max(0.0, min(1.0, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / length)) if length else 0.0
    return hypot(p[0] - a[0] - t * dx, p[1] - a[1] - t * dy)
