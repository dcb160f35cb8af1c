"""The board as a client draws it: hexes, rivers, roads, the front, boxes and tracks."""

from __future__ import annotations

from functools import cache
from typing import cast

from frente.boards.layout import Hex, Hexes, HexSide, Layout, Legend, Line, Point, Road, Track, TrackBox, Tray
from frente.engine import Plain, shared
from frente.games.santander.definitions import (
    CHARTS,
    CODES,
    COUNT,
    GRID,
    HEX,
    HEX_ROWS,
    IMPASSABLE,
    LAND,
    LAST_TURN,
    MORALE_MAX,
    ROAD_ROWS,
    SIDE_ROWS,
    SOURCES,
    TERRAIN,
    TOWN,
    TURNS,
    VP,
    N,
    R,
)

SIZE = 46.0
MARGIN = 60.0
_OFFSET = (
    min(GRID.middle(i, SIZE)[0] for i in range(COUNT)),
    min(GRID.middle(i, SIZE)[1] for i in range(COUNT)),
)


def centre(i: int) -> Point:
    """Where a hex lies on the canvas."""
    x, y = GRID.middle(i, SIZE)
    return x - _OFFSET[0] + MARGIN, y - _OFFSET[1] + MARGIN


def _cells() -> tuple[Hex, ...]:
    cells = []
    for i, row in enumerate(HEX_ROWS):
        x, y = centre(i)
        glyphs = []
        if i in VP:
            glyphs.append("objective")
        if any(SOURCES[side] >> i & 1 for side in (N, R)):
            glyphs.append("supply")
        if TERRAIN[i] == "city":
            glyphs.append("city")
        elif TOWN[i]:
            glyphs.append("town")
        cells.append(Hex(CODES[i], x, y, TERRAIN[i], name=TOWN[i], glyphs=tuple(glyphs), side=row["control"]))
    return tuple(cells)


def _sides() -> tuple[HexSide, ...]:
    sides = [
        HexSide(r["hex_a"], GRID.direction(HEX[r["hex_a"]], HEX[r["hex_b"]]), "river")
        for r in SIDE_ROWS
        if r["kind"] == "river"
    ]
    sides += [HexSide(CODES[a], GRID.direction(a, b), "impassable") for a, b in IMPASSABLE]
    for i in range(COUNT):
        if LAND >> i & 1:
            sides += [
                HexSide(CODES[i], d, "coast")
                for d, other in enumerate(GRID.sides[i])
                if other >= 0 and not LAND >> other & 1
            ]
    return tuple(sides)


def _roads() -> tuple[Road, ...]:
    return tuple(Road((centre(HEX[r["hex_a"]]), centre(HEX[r["hex_b"]]))) for r in ROAD_ROWS)


def _front() -> tuple[Line, ...]:
    """The front of 14 August along hexsides, as few lines as it takes."""
    edges: list[tuple[Point, Point]] = []
    for row in SIDE_ROWS:
        if row["kind"] != "front-line":
            continue
        a, b = HEX[row["hex_a"]], HEX[row["hex_b"]]
        d = GRID.direction(a, b)
        cx, cy = centre(a)
        mx, my = GRID.middle(a, SIZE)
        corners = [(round(x - mx + cx, 1), round(y - my + cy, 1)) for x, y in GRID.corners(a, SIZE)]
        edges.append((corners[d], corners[(d + 1) % 6]))
    lines: list[Line] = []
    while edges:
        way = [*edges.pop(0)]
        grown = True
        while grown:
            grown = False
            for edge in edges:
                ends = {_near(edge[0]): edge[1], _near(edge[1]): edge[0]}
                if _near(way[-1]) in ends:
                    way.append(ends[_near(way[-1])])
                elif _near(way[0]) in ends:
                    way.insert(0, ends[_near(way[0])])
                else:
                    continue
                edges.remove(edge)
                grown = True
                break
        lines.append(Line(f"front-{len(lines) + 1}", tuple(way), "front"))
    return tuple(lines)


def _near(point: Point) -> tuple[int, int]:
    """Corners of neighbouring hexes differ by rounding only."""
    return round(point[0] / 2), round(point[1] / 2)


@cache
def _layout() -> Layout:
    xs = [centre(i)[0] for i in range(COUNT)]
    ys = [centre(i)[1] for i in range(COUNT)]
    right, bottom = max(xs) + MARGIN, max(ys) + MARGIN
    box = 220.0
    trays = (
        Tray("air-nationalist", "Nationalist air: available", right, MARGIN, box, 130, N),
        Tray("flown-nationalist", "Nationalist air: flown or away", right, MARGIN + 150, box, 130, N),
        Tray("lost-nationalist", "Nationalist: lost for good", right, MARGIN + 300, box, 130, N),
        Tray("waiting-nationalist", "Nationalist: off the map", right, MARGIN + 450, box, 130, N),
        Tray("air-republican", "Republican air: available", MARGIN, bottom, box, 130, R),
        Tray("flown-republican", "Republican air: flown or away", MARGIN + 240, bottom, box, 130, R),
        Tray("lost-republican", "Republican: lost for good", MARGIN + 480, bottom, box, 130, R),
        Tray("waiting-republican", "Republican: off the map", MARGIN + 720, bottom, box, 130, R),
    )
    tracks = (
        Track(
            "turn",
            tuple(
                TrackBox(str(n), str(n), note=Legend("turn-dates", {"dates": TURNS[n - 1]}))
                for n in range(1, LAST_TURN + 1)
            ),
        ),
        Track("weather", tuple(TrackBox(w, Legend(f"weather-{w}", {})) for w in CHARTS["boxes"]["weather"])),
        Track("morale", tuple(TrackBox(str(n), f"+{n}") for n in range(MORALE_MAX + 1))),
        Track("vp", tuple(TrackBox(str(n), str(n)) for n in range(10))),
    )
    return Layout(
        right + box + MARGIN,
        bottom + 130 + MARGIN,
        theme=("hex-codes", "relief", "rivers"),
        hexes=Hexes("pointy", SIZE, *centre(0), _cells(), _sides(), _roads()),
        tracks=tracks,
        trays=trays,
        lines=_front(),
    )


@shared()
def layout() -> dict[str, Plain]:
    """Plain data for the client (1.3-c: tracks and boxes around the map)."""
    return cast(dict[str, Plain], _layout().to_json())


def problems() -> list[str]:
    return _layout().problems()
