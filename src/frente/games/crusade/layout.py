"""The board, drawn once: spaces, lines, rivers, borders, boxes and tracks."""

from __future__ import annotations

from functools import cache

from frente.boards.cells import OUTSIDE, cells
from frente.boards.geography import project
from frente.boards.layout import Area, GroundRef, Label, Layout, Legend, Link, Place, Track, TrackBox, Tray
from frente.engine import Plain, shared
from frente.games.crusade.definitions import (
    BEACH,
    LINES,
    NAT,
    REP,
    ROUNDS,
    SPACE_IDS,
    SPACES,
    TURN_DATES,
    WINTER,
    phase_of,
)

TRAYS = {
    "reserve-nat": ("Nationalist reserve", NAT),
    "eliminated-nat": ("Nationalist eliminated units", NAT),
    "morocco": ("Army of Africa", NAT),
    "returning-nat": ("Over the Portuguese border", NAT),
    "reserve-rep": ("Republican reserve", REP),
    "eliminated-rep": ("Republican eliminated units", REP),
    "returning-rep": ("Over the French border", REP),
}
GRT = range(-9, 40)
"""The boxes of the General Records Track."""


@shared()
def board() -> dict[str, Plain]:
    """The layout as plain data."""
    data: dict[str, Plain] = layout().to_json()
    return data


@cache
def layout() -> Layout:
    """2.1.3: spaces, lines, rivers, borders, boxes and tracks."""
    points = {space.id: project(space.lat, space.lon) for space in SPACES}
    places = []
    for space in SPACES:
        x, y = points[space.id]
        signs = (
            ("mountain", space.mountain), ("star", space.vp_space), ("capital", space.capital),
            ("port", space.port), ("supply", bool(space.source)), ("siege", bool(space.siege)),
            ("border", bool(space.border)), ("beach", space.index == BEACH),
        )  # fmt: skip
        places.append(
            Place(
                space.id,
                space.name,
                x,
                y,
                "space",
                "square" if space.main_city else "disc",
                34,
                glyphs=tuple(sign for sign, there in signs if there),
                group=space.region,
                area=space.id if space.index != BEACH else "",
                rank=2 if space.main_city else int(space.capital),
            )
        )
    kinds = {"solid": "road", "river": "river", "arrow": "one-way", "corridor": "corridor"}
    links = tuple(Link(SPACE_IDS[a], SPACE_IDS[b], kinds[kind]) for a, b, kind in LINES)
    return Layout(
        1600, 1280, GroundRef("iberia"), ("relief", "provinces", "control-cells"), _areas(points),
        tuple(places), links,
        tracks=(_turn_track(), *_record_tracks()), trays=_trays(), labels=_labels(),
    )  # fmt: skip


def _areas(points: dict[str, tuple[float, float]]) -> tuple[Area, ...]:
    """The ground round each space, to be tinted by control."""
    land = [space for space in SPACES if space.index != BEACH]
    found = cells([points[space.id] for space in land], (0, 0, 1600, 1280), 90)
    return tuple(
        Area(
            space.id, space.name, (cell.corners,), group=space.region,
            beyond=tuple("" if n == OUTSIDE else land[n].id for n in cell.beyond),
        )
        for space, cell in zip(land, found, strict=True)
    )  # fmt: skip


def _labels() -> tuple[Label, ...]:
    north, west = project(43.4, 0.9), project(39.6, -8.2)
    return (
        Label("France", north[0], north[1], "country", spread=3, id="france"),
        Label("Portugal", west[0], west[1], "country", spread=3, id="portugal"),
    )


def _turn_track() -> Track:
    boxes = tuple(
        TrackBox(
            str(n),
            Legend("turn-label", {"turn": n, "date": date}),
            "winter" if n in WINTER else "",
            Legend("war-phase", {"phase": phase_of(n)}),
        )
        for n, date in TURN_DATES.items()
    )
    return Track("turns", boxes, columns=9)


def _record_tracks() -> tuple[Track, ...]:
    records = Track("records", tuple(TrackBox(str(n), str(n)) for n in GRT), columns=10)
    madrid = Track("madrid", tuple(TrackBox(str(n), str(n)) for n in (-3, -2, -1, 0)))
    actions = Track("actions", tuple(TrackBox(str(n), str(n)) for n in range(1, ROUNDS + 1)))
    return records, madrid, actions


def _trays() -> tuple[Tray, ...]:
    spots: dict[str, tuple[float, float, float, float]] = {
        "reserve-nat": (20, 980, 250, 120), "eliminated-nat": (20, 1110, 250, 120),
        "morocco": (300, 1180, 220, 80),
        "returning-nat": (20, 880, 160, 80), "reserve-rep": (1330, 820, 250, 120),
        "eliminated-rep": (1330, 950, 250, 120), "returning-rep": (1330, 1080, 160, 80),
    }  # fmt: skip
    return tuple(Tray(id, TRAYS[id][0], *spots[id], TRAYS[id][1]) for id in TRAYS)
