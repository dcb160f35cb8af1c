"""Hexes of both orientations: the codes and facts of two printed maps, and exact lines."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

import pytest

from frente.boards.hexes import OFF, Grid, Side, bits, cheapest, mask_of, opposite, turned


def columns(letter: str = "A", width: int = 14, height: int = 15) -> Grid:
    return Grid(
        "flat", [(f"{letter}{c}{r:02}", c, r) for c in range(1, width + 1) for r in range(1, height + 1)]
    )


def rows() -> Grid:
    return Grid("pointy", [(f"{r}{c:02}", c, r) for r in range(11, 26) for c in range(1, 21)])


FLAT = columns()
POINTY = rows()


def codes(grid: Grid, mask: int) -> set[str]:
    return {grid.codes[i] for i in bits(mask)}


def test_neighbours_clockwise_of_columns():
    n = FLAT.number
    assert [FLAT.codes[i] for i in FLAT.sides[n["A714"]]] == ["A713", "A814", "A815", "A715", "A615", "A614"]
    assert FLAT.codes[FLAT.sides[n["A710"]][4]] == "A611"
    assert FLAT.sides[n["A101"]][0] == OFF


def test_neighbours_of_rows():
    n = POINTY.number
    assert codes(POINTY, POINTY.touching[n["2006"]]) >= {"2007", "2105", "1906", "2005", "2106"}
    assert POINTY.touch(n["1211"], n["1110"])
    assert POINTY.touch(n["1211"], n["1210"])
    assert POINTY.touch(n["1314"], n["1215"])
    assert POINTY.codes[POINTY.sides[n["2006"]][1]] == "2007"


@pytest.mark.parametrize("grid", [FLAT, POINTY])
def test_sides_are_mutual_and_distance_counts_steps(grid):
    for a in range(0, len(grid), 11):
        for d, b in enumerate(grid.sides[a]):
            if b != OFF:
                assert grid.sides[b][opposite(d)] == a
                assert grid.direction(a, b) == d
                assert grid.side(a, d) == grid.side(b, opposite(d))
        for radius in range(4):
            assert all(grid.distance(a, b) == radius for b in bits(grid.ring(a, radius)))
        assert grid.area(a, 3).bit_count() == sum(grid.ring(a, r).bit_count() for r in range(4))


def test_distances_of_the_printed_examples():
    n = FLAT.number
    for a, b, hexes in [("A311", "A710", 4), ("A606", "A807", 2), ("A614", "A610", 4), ("A310", "A408", 3)]:
        assert FLAT.distance(n[a], n[b]) == hexes


def test_a_line_that_cuts_hexes():
    n = FLAT.number
    line = FLAT.line(n["A806"], n["A808"])
    assert [c.hexes for c in line.crossed] == [(n["A807"],)]
    assert line.leaves == (3,)
    assert line.enters == (0,)
    assert line.crossed[0].leaves == (3,)


def test_a_line_along_a_side_names_both_hexes():
    n = FLAT.number
    line = FLAT.line(n["A706"], n["A808"])
    assert [set(c.hexes) for c in line.crossed] == [{n["A707"], n["A807"]}]
    assert line.crossed[0].along_side
    assert set(line.leaves) == {2, 3}
    assert set(line.enters) == {0, 5}


def test_a_line_along_the_edge_of_the_board():
    n = FLAT.number
    line = FLAT.line(n["A201"], n["A401"])
    assert [set(c.hexes) for c in line.crossed] == [{n["A301"], OFF}]


@pytest.mark.parametrize("grid", [FLAT, POINTY])
def test_lines_are_the_same_both_ways_and_connected(grid):
    for a in range(0, len(grid), 17):
        for b in range(0, len(grid), 13):
            there, back = grid.line(a, b), grid.line(b, a)
            assert [set(c.hexes) for c in there.crossed] == [set(c.hexes) for c in reversed(back.crossed)]
            assert set(there.leaves) == set(back.enters)
            if a == b:
                assert there.crossed == ()
                continue
            met = [{a}, *(set(c.hexes) - {OFF} for c in there.crossed), {b}]
            for first, second in pairwise(met):
                assert all(any(grid.touch(p, q) for q in second) for p in first)
            for crossed in there.crossed:
                if not crossed.along_side:
                    assert crossed.leaves
                    assert crossed.corner == (len(crossed.leaves) == 2)


def test_lines_through_corners_leave_by_two_sides():
    # Twelve hexes lie two steps away; to six of them the line runs along a side.
    centre = FLAT.number["A708"]
    along = [b for b in bits(FLAT.ring(centre, 2)) if FLAT.line(centre, b).crossed[0].along_side]
    assert len(along) == 6
    assert all(len(FLAT.line(centre, b).leaves) == 2 for b in along)


def test_straight_steps():
    n = FLAT.number
    assert FLAT.codes[FLAT.beyond(n["A710"], 4, 1)] == "A611"
    assert FLAT.beyond(n["A710"], 4, 7) == OFF
    assert turned(5, 1) == 0


def test_zones_and_floods_respect_closed_sides():
    n = FLAT.number
    a, b = n["A505"], n["A506"]
    links = FLAT.links([FLAT.side(a, 3)])
    assert not links[a] >> b & 1
    assert not links[b] >> a & 1
    assert FLAT.around(1 << a, links) == FLAT.touching[a] & ~(1 << b)
    wall = [Side(n[f"A7{r:02}"], d) for r in range(1, 16) for d in (1, 2)]
    west = mask_of(i for i, code in enumerate(FLAT.codes) if FLAT.spots[i][0] <= 7)
    assert FLAT.flood(1 << a, FLAT.all, FLAT.links(wall)) == west
    assert FLAT.flood(1 << a, FLAT.area(a, 1)) == FLAT.area(a, 1)
    assert FLAT.links(hexes=1 << a)[b] == 0


def test_cheapest_ways_in_halves_and_fractions():
    n = FLAT.number
    start = n["A708"]
    halves = cheapest(start, lambda h: [(x, 3) for x in FLAT.sides[h] if x != OFF], 8, 0)
    assert mask_of(halves.costs) == FLAT.area(start, 2)
    exact = cheapest(
        start,
        lambda h: [(x, Fraction(3, 2)) for x in FLAT.sides[h] if x != OFF],
        Fraction(4),
        Fraction(0),
    )
    assert mask_of(exact.costs) == FLAT.area(start, 2)
    way = halves.way(n["A706"])
    assert [FLAT.codes[h] for h in way] == ["A708", "A707", "A706"]
    assert halves.steps(n["A706"])[0] == (start, n["A707"])


def test_bad_boards_are_refused():
    with pytest.raises(ValueError, match="same code"):
        Grid("flat", [("X", 1, 1), ("X", 1, 2)])
    with pytest.raises(ValueError, match="same place"):
        Grid("flat", [("X", 1, 1), ("Y", 1, 1)])


def test_drawing():
    n = FLAT.number
    (ax, ay), (bx, by) = FLAT.middle(n["A708"], 10), FLAT.middle(n["A709"], 10)
    assert ax == bx
    assert by - ay == pytest.approx(10 * 3**0.5)
    corners = FLAT.corners(n["A708"], 10)
    assert len(corners) == 6
    # Side 3 (S) joins corners 3 and 4 and is shared with the northern side of the hex below.
    below = FLAT.corners(n["A709"], 10)
    assert corners[3] == pytest.approx(below[1])
    assert corners[4] == pytest.approx(below[0])
    assert POINTY.corners(0, 10)[0][1] < POINTY.middle(0, 10)[1]
