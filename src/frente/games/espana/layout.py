"""The board that a client draws: boxes with a circle for each side, lines, seas, bases, tracks, trays."""

from __future__ import annotations

import csv
from functools import cache
from math import cos, pi, sin

from frente.boards.layout import (
    Area,
    GroundRef,
    Layout,
    Legend,
    Line,
    Link,
    Place,
    Seat,
    Track,
    TrackBox,
    Tray,
)
from frente.engine import Plain, shared
from frente.games.espana.definitions import (
    BASE_SIDE,
    BASES,
    BOXES,
    CHARTS,
    COAST,
    DATA,
    KEY_CITIES,
    LINKS,
    MOROCCO,
    PLACE_ID,
    PLACES,
    PORTS,
    RP_TURNS,
    SEATS,
    TURN_PERIOD,
    ZONES,
    N,
    R,
)


@cache
def _spots() -> dict[str, tuple[float, float, float, float]]:
    """Geography, nudged apart until no two boxes overlap; kept as data."""
    with (DATA / "layout.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    return {r["id"]: (float(r["x"]), float(r["y"]), float(r["width"]), float(r["height"])) for r in rows}


def _circles(dx: float, dy: float, names: str = "") -> tuple[Seat, ...]:
    """3.1, 25.8-a: Republican on the left, Nationalist on the right."""
    return (Seat(SEATS[R], -dx, dy, SEATS[R], names), Seat(SEATS[N], dx, dy, SEATS[N], names))


def _box(i: int) -> Place:
    x, y, w, h = _spots()[PLACE_ID[i]]
    glyphs = []
    if PORTS >> i & 1:
        glyphs.append("port")
    key = bool(KEY_CITIES >> i & 1)
    kind = "key-city" if key else "box"
    seats = _circles(w / 4, 10)
    if COAST >> i & 1:
        seats += (
            Seat(f"sea-{SEATS[R]}", -w / 4, h / 2 + 14, SEATS[R]),
            Seat(f"sea-{SEATS[N]}", w / 4, h / 2 + 14, SEATS[N]),
        )
    return Place(
        PLACE_ID[i],
        PLACES[i].name,
        x,
        y,
        kind,
        "box",
        w,
        h,
        (*glyphs, "key") if key else tuple(glyphs),
        seats,
        group="morocco" if i == MOROCCO else "",
        rank=2 if key else 0,
    )


@shared()
def board(naval: bool) -> dict[str, Plain]:
    """The layout as plain data."""
    data: dict[str, Plain] = layout(naval).to_json()
    return data


@cache
def layout(naval: bool) -> Layout:
    """The empty board; seas and bases only with the naval rules (3.12)."""
    places = [_box(i) for i in range(BOXES)]
    areas: list[Area] = []
    lines: list[Line] = []
    if naval:
        for zone in ZONES:
            x, y, w, h = _spots()[PLACE_ID[zone]]
            name = PLACES[zone].name
            oval = tuple(
                (x + w * 0.62 * cos(k * pi / 12), y + h * 0.62 * sin(k * pi / 12)) for k in range(24)
            )
            areas.append(Area(f"sea-{PLACE_ID[zone]}", name, (oval,), tint="sea"))
            lines.append(Line(f"edge-{PLACE_ID[zone]}", oval, "zone", True))
            places.append(
                Place(
                    PLACE_ID[zone],
                    name,
                    x,
                    y,
                    "sea-zone",
                    "box",
                    w,
                    h,
                    seats=_circles(w / 4, 10),
                    area=f"sea-{PLACE_ID[zone]}",
                )
            )
        for base in BASES:
            x, y, w, h = _spots()[PLACE_ID[base]]
            side = SEATS[BASE_SIDE[base]]
            places.append(
                Place(
                    PLACE_ID[base],
                    PLACES[base].name,
                    x,
                    y,
                    "naval-base",
                    "box",
                    w,
                    h,
                    ("naval-base",),
                    (Seat(side, 0, 8, side),),
                )
            )
    links = tuple(Link(PLACE_ID[a], PLACE_ID[b]) for a, b in LINKS)
    return Layout(
        1600,
        1280,
        GroundRef("iberia"),
        ("control-cells", "rivers", "provinces"),
        tuple(areas),
        tuple(places),
        links,
        tracks=_tracks(),
        trays=_trays(),
        lines=tuple(lines),
    )


def _tracks() -> tuple[Track, ...]:
    """3.9, 3.10, 2.5: turns, key cities, replacement points."""
    turns = tuple(
        TrackBox(
            str(t["turn"]),
            str(t["turn"]),
            "supply" if t["turn"] in RP_TURNS else "",
            Legend("turn-label", {"turn": t["turn"], "period": TURN_PERIOD[t["turn"]]}),
        )
        for t in CHARTS["turn_track"]["turns"]
    )
    cities = tuple(TrackBox(str(n), str(n)) for n in range(CHARTS["kc_track"]["total"] + 1))
    points = tuple(TrackBox(str(n), str(n)) for n in range(CHARTS["player_board"]["rp_track_max"] + 1))
    return (
        Track("turns", turns),
        Track("cities", cities),
        Track("points", points),
    )


def _trays() -> tuple[Tray, ...]:
    """The player boards and what lies beside them."""
    trays: list[Tray] = []
    for side, x in ((R, 1240.0), (N, 8.0)):
        seat = SEATS[side]
        y = 660.0 if side == R else 560.0
        trays.append(Tray(f"board-{seat}", "Player board", x, y, 350 if side == R else 190, 96, seat))
        trays.append(Tray(f"pool-{seat}", "Reserve", x, y + 104, 350 if side == R else 190, 96, seat))
        trays.append(Tray(f"gone-{seat}", "Out of the game", x, y + 208, 350 if side == R else 190, 60, seat))
    trays.append(Tray(f"captured-{SEATS[N]}", "Captured tanks", 8, 832, 190, 60, SEATS[N]))
    return tuple(trays)
