"""A picture of how a match ended, for sharing: its board, its pieces, and who has won."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator
from typing import Any

from frente.boards import geography
from frente.boards.layout import Orientation, corner
from frente.engine import Result
from frente.server.live import Live
from frente.words import Words

WIDTH, HEIGHT = 1200, 630
MAP = (20, 20, 780, 590)
"""Where the board lies in the picture: x, y, width, height."""
LINE = 30
INK, PAPER, SEA, LAND = "#1d1b18", "#f3ecdd", "#d7e0e0", "#fbf7ec"
FILLS = {"rep": ("#a2372a", "#ecc9b4"), "nat": ("#2a567f", "#ccd9de"), "": ("#7a7161", LAND)}
"""Of pieces, and of what a side holds."""
LOOKS = {"rep": re.compile("rep|gov|loyal|pop", re.I), "nat": re.compile("nat|reb|nac|fran", re.I)}


def picture(live: Live) -> str:
    """An SVG of the board as spectators see it at the end."""
    board, view = live.board, live.match.view(None)
    x, y, width, height = MAP
    scale = min(width / board["width"], height / board["height"])
    left, top = x + (width - board["width"] * scale) / 2, y + (height - board["height"] * scale) / 2
    inner = "".join(_ground(board)) + "".join(_places(board, view)) + "".join(_pieces(board, view))
    words = Words(live.game)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'width="{WIDTH}" height="{HEIGHT}" font-family="sans-serif">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>'
        f'<clipPath id="m"><rect x="{x}" y="{y}" width="{width}" height="{height}"/></clipPath>'
        f'<g clip-path="url(#m)"><rect x="{x}" y="{y}" width="{width}" height="{height}" fill="{SEA}"/>'
        f'<g transform="translate({left:.0f} {top:.0f}) scale({scale:.4f})">{inner}</g></g>'
        f"{''.join(_text(about(live, words)))}</svg>"
    )


def about(live: Live, words: Words) -> list[str]:
    """The match in a few lines: game, scenario, players, how it ended."""
    record, match = live.record, live.match
    scenario = next((s.name for s in live.game.scenarios if s.id == record.scenario), "")
    sides = [
        words.say("picture-side", seat=seat, name=live.people[seat])
        for seat in record.seats
        if seat in live.people
    ]
    ending = match.result or Result((), "", "")
    return [live.game.title, words.say(scenario) if scenario else "", *sides, words.result(ending)]


def _text(lines: list[str]) -> Iterator[str]:
    """Beside the board, the title large."""
    left, at = MAP[0] + MAP[2] + 24, 74
    yield f'<text x="{left}" y="{HEIGHT - 30}" font-size="20" fill="{INK}">Frente</text>'
    for n, line in enumerate(lines):
        size = 38 if n == 0 else 24
        for part in _folded(line, 16 if n == 0 else 25):
            weight = "bold" if n in (0, len(lines) - 1) else "normal"
            yield (
                f'<text x="{left}" y="{at}" font-size="{size}" font-weight="{weight}" '
                f'fill="{INK}">{html.escape(part)}</text>'
            )
            at += size + 8
        at += 14 if line else 0


def _folded(text: str, wide: int) -> list[str]:
    lines = [""]
    for word in text.split():
        if lines[-1] and len(lines[-1]) + len(word) >= wide:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return [line for line in lines if line][:5]


def _look(side: str) -> str:
    return next((look for look, named in LOOKS.items() if named.match(side)), "")


def _points(points: Any) -> str:
    return " ".join(f"{x:.0f},{y:.0f}" for x, y in points)


def _ground(board: dict[str, Any]) -> Iterator[str]:
    if board.get("ground"):
        shapes = geography.ground(board["ground"]["name"]).shapes.values()
        for id, provinces in (("abroad", False), ("spain", True)):
            rings = [
                ring for shape in shapes if (shape.kind != "country") is provinces for ring in shape.rings
            ]
            outline = "".join(f"M{_points(ring)}z" for ring in rings)
            yield f'<path id="{id}" d="{outline}" fill="{LAND}" stroke="#cdbfa3"/>'
        yield '<clipPath id="land"><use href="#spain"/></clipPath>'


def _places(board: dict[str, Any], view: dict[str, Any]) -> Iterator[str]:
    """Areas, hexes and places, in the colours of who holds them."""
    held = {**(view.get("areas") or {}), **(view.get("places") or {})}

    def fill(id: str, plain: str = LAND) -> str:
        look = _look((held.get(id) or {}).get("control") or "")
        return FILLS[look][1] if look else plain

    yield '<g clip-path="url(#land)">' if board.get("ground") else "<g>"  # areas reach out to sea
    for area in board.get("areas") or []:
        for polygon in area.get("polygons") or []:
            yield f'<polygon points="{_points(polygon)}" fill="{fill(area["id"])}" stroke="#cdbfa3"/>'
    yield "</g>"
    hexes = board.get("hexes") or {}
    if hexes:
        turned: Orientation = hexes["orientation"]
        shape = [corner(turned, hexes["size"], n) for n in range(6)]
        for cell in hexes["cells"]:
            plain = SEA if cell["terrain"] in ("sea", "off-map") else LAND
            points = _points((cell["x"] + dx, cell["y"] + dy) for dx, dy in shape)
            yield f'<polygon points="{points}" fill="{fill(cell["id"], plain)}" stroke="#cdbfa3"/>'
    for place in board.get("places") or []:
        r = place.get("size", 24) / 3
        at = f'cx="{place["x"]:.0f}" cy="{place["y"]:.0f}" r="{r:.0f}"'
        yield f'<circle {at} fill="{fill(place["id"])}" stroke="{INK}"/>'


def _pieces(board: dict[str, Any], view: dict[str, Any]) -> Iterator[str]:
    """One counter for each side in a place, with how many there are."""
    spots = {p["id"]: p for p in board.get("places") or []}
    spots |= {cell["id"]: cell for cell in (board.get("hexes") or {}).get("cells") or []}
    piles: dict[tuple[str, str], int] = {}
    for piece in view.get("pieces") or []:
        if piece["place"] in spots and _look(piece["side"]):
            key = (piece["place"], _look(piece["side"]))
            piles[key] = piles.get(key, 0) + 1
    for (id, look), count in piles.items():
        both = len({other for place, other in piles if place == id}) > 1
        x, y = spots[id]["x"] + (0 if not both else -LINE / 2 if look == "rep" else LINE / 2), spots[id]["y"]
        yield (
            f'<rect x="{x - LINE / 2:.0f}" y="{y - LINE / 2:.0f}" width="{LINE}" height="{LINE}" '
            f'fill="{FILLS[look][0]}" stroke="{INK}" stroke-width="2"/>'
        )
        if count > 1:
            yield (
                f'<text x="{x:.0f}" y="{y + 7:.0f}" text-anchor="middle" '
                f'font-size="20" fill="#fff">{count}</text>'
            )
