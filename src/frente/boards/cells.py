"""The patch of ground that belongs to each of a set of points: what is nearer to it than to any other.

Maps of places and lines have no areas of their own; these cells let a client tint control and draw
a front between them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot, inf

from frente.boards.layout import Point

OUTSIDE = -1
_DUST = 1e-6
"""Corners nearer than this are one corner: where many cells meet, rounding makes several."""


@dataclass(frozen=True, slots=True)
class Cell:
    """A convex polygon; `beyond[i]` is the point across the edge from corner i to i + 1."""

    corners: tuple[Point, ...]
    beyond: tuple[int, ...]


def cells(
    points: Sequence[Point], box: tuple[float, float, float, float], reach: float = inf
) -> tuple[Cell, ...]:
    """The cell of each point within the box (left, top, right, bottom).

    `reach` keeps a cell within that distance (a square) of its point: a lonely island does not own
    the sea. Two points in one spot are refused.
    """
    if len(set(points)) != len(points):
        raise ValueError("two points lie in one spot")
    return tuple(_cell(number, points, box, reach) for number in range(len(points)))


def _cell(number: int, points: Sequence[Point], box: tuple[float, float, float, float], reach: float) -> Cell:
    x, y = points[number]
    left, top = max(box[0], x - reach), max(box[1], y - reach)
    right, bottom = min(box[2], x + reach), min(box[3], y + reach)
    corners: list[Point] = [(left, top), (right, top), (right, bottom), (left, bottom)]
    beyond = [OUTSIDE] * 4
    others = sorted(
        (hypot(p[0] - x, p[1] - y), i) for i, p in enumerate(points) if i != number
    )  # near ones first, so that far ones need not be looked at
    for distance, i in others:
        if distance > 2 * max((hypot(cx - x, cy - y) for cx, cy in corners), default=0):
            break
        corners, beyond = _cut(corners, beyond, (x, y), points[i], i)
    return Cell(tuple(corners), tuple(beyond))


def _cut(
    corners: list[Point], beyond: list[int], here: Point, there: Point, number: int
) -> tuple[list[Point], list[int]]:
    """What is left of a convex polygon on this side of the line half-way to another point."""
    nx, ny = there[0] - here[0], there[1] - here[1]
    middle = ((there[0] + here[0]) * nx + (there[1] + here[1]) * ny) / 2
    over = [cx * nx + cy * ny - middle for cx, cy in corners]
    if all(o <= 0 for o in over):
        return corners, beyond
    kept: list[tuple[Point, int]] = []
    for i, point in enumerate(corners):
        after = (i + 1) % len(corners)
        if over[i] <= 0:
            kept.append((point, beyond[i]))
        if (over[i] <= 0) != (over[after] <= 0):
            t = over[i] / (over[i] - over[after])
            end = corners[after]
            cut = (point[0] + t * (end[0] - point[0]), point[1] + t * (end[1] - point[1]))
            kept.append((cut, number if over[i] <= 0 else beyond[i]))
    firm = [
        edge
        for edge, after in zip(kept, [*kept[1:], *kept[:1]], strict=True)
        if hypot(edge[0][0] - after[0][0], edge[0][1] - after[0][1]) > _DUST
    ]
    return [point for point, _ in firm], [label for _, label in firm]
