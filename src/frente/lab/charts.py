"""Pictures as inline SVG: dots with their intervals, lines by turn, and heat on a game's own board.

Colours are the page's own (`currentColor` and CSS variables), so that they follow light and dark.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any, NamedTuple

from frente.boards.geography import ground
from frente.boards.layout import corner

WIDTH, ROW, LEFT, RIGHT = 720, 46, 12, 90
COLOURS = ("var(--one)", "var(--two)", "var(--three)", "var(--four)", "var(--five)", "var(--six)")


class Dot(NamedTuple):
    """A value with its interval, to be drawn in a row of its own."""

    label: str
    value: float
    low: float
    high: float
    colour: int = 0


def dots(
    rows: Sequence[Dot], least: float, most: float, neutral: float | None, percent: bool, text: str
) -> str:
    """A row for each: where it lies, and how sure that is."""
    height = ROW * len(rows) + 34
    span = (most - least) or 1.0

    def x(value: float) -> float:
        return LEFT + (min(max(value, least), most) - least) / span * (WIDTH - LEFT - RIGHT)

    parts = [_open(WIDTH, height, text)]
    for i in range(5):
        at = least + span * i / 4
        parts.append(f'<path class="grid" d="M{x(at):.1f} 4V{height - 24}"/>')
        parts.append(f'<text class="tick" x="{x(at):.1f}" y="{height - 8}">{_number(at, percent)}</text>')
    if neutral is not None and least < neutral < most:
        parts.append(f'<path class="even" d="M{x(neutral):.1f} 4V{height - 24}"/>')
    for i, row in enumerate(rows):
        y, colour = 34 + i * ROW, COLOURS[row.colour % len(COLOURS)]
        parts.append(f'<text x="0" y="{y - 14}">{escape(row.label)}</text>')
        parts.append(
            f'<path style="stroke:{colour}" class="bar" d="M{x(row.low):.1f} {y}H{x(row.high):.1f}"/>'
        )
        parts.append(f'<circle style="fill:{colour}" cx="{x(row.value):.1f}" cy="{y}" r="5"/>')
        told = _number(row.value, percent)
        parts.append(f'<text class="value" x="{WIDTH - RIGHT + 10}" y="{y + 4}">{told}</text>')
    return "".join(parts) + "</svg>"


def lines(
    series: Mapping[str, Sequence[tuple[float, float, float, float]]],
    across: str,
    text: str,
    percent: bool = False,
) -> str:
    """Curves of (x, value, low, high), with their intervals as a band."""
    height, left, bottom = 280, 60, 44
    points = [p for lot in series.values() for p in lot]
    if not points:
        return ""
    least_x, most_x = min(p[0] for p in points), max(p[0] for p in points)
    least, most = min(p[2] for p in points), max(p[3] for p in points)
    pad = (most - least) * 0.06 or 1.0
    least, most = (0.0, 1.0) if percent else (least - pad, most + pad)

    def at(x: float, y: float) -> str:
        across_x = left + (x - least_x) / ((most_x - least_x) or 1) * (WIDTH - left - 20)
        return f"{across_x:.1f},{10 + (most - y) / (most - least) * (height - bottom - 10):.1f}"

    parts = [_open(WIDTH, height + 20 * len(series), text)]
    for i in range(5):
        value = least + (most - least) * i / 4
        _, y = at(least_x, value).split(",")
        parts.append(f'<path class="grid" d="M{left} {y}H{WIDTH - 20}"/>')
        parts.append(
            f'<text class="name" x="{left - 6}" y="{float(y) + 4:.1f}">{_number(value, percent)}</text>'
        )
    for x in sorted({p[0] for p in points}):
        px, _ = at(x, least).split(",")
        parts.append(f'<text class="tick" x="{px}" y="{height - 22}">{x:g}</text>')
    parts.append(f'<text class="tick" x="{WIDTH / 2}" y="{height - 2}">{escape(across)}</text>')
    for i, (name, lot) in enumerate(series.items()):
        colour = COLOURS[i % len(COLOURS)]
        band = [at(p[0], p[3]) for p in lot] + [at(p[0], p[2]) for p in reversed(lot)]
        parts.append(f'<polygon style="fill:{colour}" class="band" points="{" ".join(band)}"/>')
        line = " ".join(at(p[0], p[1]) for p in lot)
        parts.append(f'<polyline style="stroke:{colour}" class="line" points="{line}"/>')
        parts += [
            f'<circle style="fill:{colour}" cx="{at(p[0], p[1]).split(",")[0]}" '
            f'cy="{at(p[0], p[1]).split(",")[1]}" r="3.5"/>'
            for p in lot
        ]
        below = height + 14 + 20 * i
        parts.append(f'<circle style="fill:{colour}" cx="{left + 6}" cy="{below - 4}" r="5"/>')
        parts.append(f'<text x="{left + 18}" y="{below}">{escape(name)}</text>')
    return "".join(parts) + "</svg>"


def heat(layout: Mapping[str, Any], values: Mapping[str, float], names: Mapping[str, str], text: str) -> str:
    """A board with a spot at each place, the larger and fuller the more happened there."""
    most = max(values.values(), default=0.0) or 1.0
    parts = [_open(layout["width"], layout["height"], text, "map")]
    about = layout.get("ground")
    if about:
        scale, dx, dy = about.get("scale", 1), about.get("x", 0), about.get("y", 0)
        coast = "".join(border.path() for border in ground(about["name"]).coasts)
        parts.append(f'<path class="coast" transform="translate({dx} {dy}) scale({scale})" d="{coast}"/>')
    spots: dict[str, tuple[float, float, float]] = {}
    hexes = layout.get("hexes")
    if hexes:
        ring = [corner(hexes["orientation"], hexes["size"], n) for n in range(6)]
        for cell in hexes["cells"]:
            outline = " ".join(f"{cell['x'] + a:.0f},{cell['y'] + b:.0f}" for a, b in ring)
            parts.append(f'<polygon class="hex {cell["terrain"]}" points="{outline}"/>')
            spots[cell["id"]] = (cell["x"], cell["y"], hexes["size"] * 0.8)
    where = {place["id"]: (place["x"], place["y"]) for place in layout.get("places", ())}
    for link in layout.get("links", ()):
        if link.get("kind", "road") != "adjacent" and link["a"] in where and link["b"] in where:
            (ax, ay), (bx, by) = where[link["a"]], where[link["b"]]
            parts.append(f'<path class="link" d="M{ax:.0f} {ay:.0f}L{bx:.0f} {by:.0f}"/>')
    for id, (x, y) in where.items():
        spots[id] = (x, y, 34.0)
        parts.append(f'<circle class="place" cx="{x:.0f}" cy="{y:.0f}" r="6"/>')
    top = sorted(values, key=lambda id: -values[id])[:12]
    for id, (x, y, size) in spots.items():
        value = values.get(id, 0.0)
        if value:
            share = value / most
            title = f"{names.get(id, id)}: {value:.2f}"
            parts.append(
                f'<circle class="heat" cx="{x:.0f}" cy="{y:.0f}" r="{4 + size * share**0.5:.1f}" '
                f'fill-opacity="{0.25 + 0.6 * share:.2f}"><title>{escape(title)}</title></circle>'
            )
    for id in top:
        if id in spots:
            x, y, _ = spots[id]
            parts.append(
                f'<text class="town" x="{x:.0f}" y="{y - 14:.0f}">{escape(names.get(id, id))}</text>'
            )
    return "".join(parts) + "</svg>"


def _open(width: float, height: float, text: str, kind: str = "chart") -> str:
    return f'<svg class="{kind}" viewBox="0 0 {width:g} {height:g}" role="img" aria-label="{escape(text)}">'


def _number(value: float, percent: bool) -> str:
    return f"{100 * value:.0f} %" if percent else f"{value:.3g}"
