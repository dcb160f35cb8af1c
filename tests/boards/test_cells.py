"""Cells: the ground nearest to each place."""

from __future__ import annotations

from math import dist

import pytest
from hypothesis import given
from hypothesis import strategies as st

from frente.boards.cells import OUTSIDE, Cell, cells

BOX = (0.0, 0.0, 100.0, 80.0)
SPOTS = st.lists(st.tuples(st.integers(1, 99), st.integers(1, 79)), min_size=1, max_size=25, unique=True)


def size(cell: Cell) -> float:
    ends = zip(cell.corners, [*cell.corners[1:], cell.corners[0]], strict=True)
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in ends) / 2


def test_two_places_share_the_board_along_the_line_between():
    left, right = cells([(25, 40), (75, 40)], BOX)
    assert size(left) == size(right) == pytest.approx(4000)
    assert left.beyond.count(1) == 1
    assert left.beyond.count(OUTSIDE) == 3


def test_a_lonely_place_keeps_to_its_reach():
    (alone,) = cells([(50, 40)], BOX, reach=10)
    assert size(alone) == pytest.approx(400)


def test_two_places_in_one_spot_are_refused():
    with pytest.raises(ValueError, match="one spot"):
        cells([(1, 1), (1, 1)], BOX)


@given(SPOTS)
def test_cells_cover_the_board_once(spots: list[tuple[int, int]]):
    assert sum(size(cell) for cell in cells(spots, BOX)) == pytest.approx(8000, rel=1e-6)


@given(SPOTS)
def test_an_edge_is_as_near_to_the_place_beyond(spots: list[tuple[int, int]]):
    for here, cell in enumerate(cells(spots, BOX)):
        for corner, after, there in zip(
            cell.corners, [*cell.corners[1:], cell.corners[0]], cell.beyond, strict=True
        ):
            if there != OUTSIDE:
                middle = ((corner[0] + after[0]) / 2, (corner[1] + after[1]) / 2)
                assert dist(middle, spots[here]) == pytest.approx(dist(middle, spots[there]), abs=1e-4)
