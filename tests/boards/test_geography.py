"""The ground: one projection, and provinces that hold their cities."""

from __future__ import annotations

import csv
import gzip
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from frente.boards.geography import ground, ground_json, project, unproject

HERE = Path(__file__).parent


def rows(name: str) -> list[dict[str, str]]:
    with (HERE / name).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def test_python_projects_as_d3_does():
    """The samples were written by `tools/geography/build.mjs`."""
    samples = rows("projection.csv")
    assert len(samples) > 100
    for row in samples:
        assert project(float(row["lat"]), float(row["lon"])) == pytest.approx(
            (float(row["x"]), float(row["y"])), abs=1e-5
        )


@given(st.floats(30, 50), st.floats(-15, 12))
def test_unproject_leads_back(lat: float, lon: float):
    assert unproject(*project(lat, lon)) == pytest.approx((lat, lon), abs=1e-9)


def test_the_middle_of_the_projection_is_the_middle_of_the_canvas():
    assert project(39.65, -2.6) == pytest.approx((800, 640))


def test_the_file_is_small_enough_for_the_first_view():
    assert len(gzip.compress(ground_json().encode())) < 45_000


def test_there_is_no_other_ground():
    with pytest.raises(KeyError, match="atlantis"):
        ground_json("atlantis")


def test_the_mainland_has_47_provinces():
    assert len(ground().provinces()) == 47
    assert {row["province"] for row in rows("capitals.csv")} == set(ground().provinces())


@pytest.mark.parametrize("row", rows("capitals.csv"), ids=lambda row: row["city"])
def test_every_city_lies_in_its_province(row: dict[str, str]):
    spot = project(float(row["lat"]), float(row["lon"]))
    assert ground().at(spot) == row["province"]
    assert ground().shapes[row["province"]].distance(spot) == 0


def test_a_point_at_sea_has_a_distance_to_the_land():
    assert ground().shapes["valencia"].distance(project(39.47, 0.4)) == pytest.approx(78, abs=10)


def test_the_middle_of_a_shape_is_inside_it():
    for shape in ground().shapes.values():
        assert shape.contains(shape.middle), shape.id
        assert shape.room > 0


def test_neighbours_of_the_real_map():
    touching = ground().touching()
    assert ("madrid", "toledo") in touching
    assert ("badajoz", "portugal") in touching
    assert ("francia", "gerona") in touching
    assert ("barcelona", "madrid") not in touching


def test_madrid_lies_in_madrid_lisbon_in_portugal_and_palma_on_its_island():
    assert ground().at(project(40.417, -3.704)) == "madrid"
    assert ground().at(project(38.75, -9.2)) == "portugal"
    assert ground().at(project(39.6, 2.7)) == "baleares"
    assert ground().at(project(43.0, 1.0)) == "francia"
    assert ground().at(project(35.57, -5.37)) == "marruecos"
    assert ground().at(project(38.5, 2.0)) is None


def test_portugal_and_france_meet_spain_without_a_gap():
    """Along the frontier there is land on every side: no sliver of sea between two sources."""
    for border in ground().borders:
        if {border.a, border.b} & {"portugal", "francia"} and "andorra" not in (border.a, border.b):
            for line in border.lines:
                for (ax, ay), (bx, by) in pairwise(line[2:-2]):
                    mid = ((ax + bx) / 2, (ay + by) / 2)
                    near = [(mid[0] + dx, mid[1] + dy) for dx in (-0.05, 0.05) for dy in (-0.05, 0.05)]
                    assert all(ground().at(p) for p in near), (border.a, border.b, mid)


def test_paths_are_svg():
    path = ground().shapes["madrid"].path()
    assert path.startswith("M")
    assert path.endswith("Z")
    assert all(border.path().startswith("M") for border in ground().borders)
