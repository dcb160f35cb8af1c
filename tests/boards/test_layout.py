"""A layout tells a client what to draw, and notices its own mistakes."""

from __future__ import annotations

import json
from dataclasses import replace
from math import hypot

import pytest

from frente.boards.counters import BAD_MARKS, MARKS, Counter, Face, back_of
from frente.boards.geography import project
from frente.boards.layout import (
    Area,
    GroundRef,
    Hex,
    Hexes,
    HexSide,
    Label,
    Layout,
    Line,
    Link,
    Orientation,
    Place,
    Road,
    Seat,
    Track,
    TrackBox,
    Tray,
    corner,
)

MADRID = Place(
    "madrid", "Madrid", *project(40.417, -3.704), "city", glyphs=("capital",), area="madrid", rank=2,
    seats=(Seat("city", 0, 0), Seat("at-large", 30, 0.25)),
)  # fmt: skip
TOLEDO = Place("toledo", "Toledo", *project(39.857, -4.024))
BOARD = Layout(
    1600,
    1280,
    ground=GroundRef("iberia"),
    theme=("relief",),
    areas=(Area("madrid", shapes=("madrid",), group="new-castile", tint="region-3"),),
    places=(MADRID, TOLEDO),
    links=(Link("madrid", "toledo"), Link("toledo", "africa", "sea")),
    tracks=(Track("turn", (TrackBox("1", "Aug 36"),)),),
    trays=(Tray("africa", "Africa", 100, 1100, 200, 90),),
    labels=(Label("Castilla la Nueva", 600, 600),),
    lines=(Line("front", ((0, 0), (10, 10)), "front"),),
)
FIELD = Layout(
    400,
    400,
    hexes=Hexes(
        "flat", 40, 100, 100,
        (Hex("A101", 100, 100, "open"), Hex("A102", 100, 169.28, "woods", level=1)),
        (HexSide("A101", 3, "river"),),
        (Road(((100, 60), (100, 210))),),
    ),
)  # fmt: skip


def test_a_layout_is_plain_data_without_what_goes_without_saying():
    data = json.loads(json.dumps(BOARD.to_json()))
    assert data["ground"] == {"name": "iberia"}
    assert data["places"][1] == {"id": "toledo", "name": "Toledo", "x": 647.6, "y": 609.9}
    assert data["places"][0]["seats"] == [
        {"id": "city", "dx": 0, "dy": 0},
        {"id": "at-large", "dx": 30, "dy": 0.2},
    ]
    assert "hexes" not in data
    assert data["links"] == [{"a": "madrid", "b": "toledo"}, {"a": "toledo", "b": "africa", "kind": "sea"}]


def test_hexes_are_plain_data_too():
    data = FIELD.to_json()["hexes"]
    assert data["orientation"] == "flat"
    assert data["cells"][1] == {"id": "A102", "x": 100, "y": 169.3, "terrain": "woods", "level": 1}


def test_a_good_layout_has_no_problems():
    assert BOARD.problems() == []
    assert FIELD.problems() == []
    assert BOARD.spots() == {"madrid", "toledo", "africa"}


@pytest.mark.parametrize(
    ("bad", "word"),
    [
        (replace(BOARD, links=(Link("madrid", "atlantis"),)), "a link leads to atlantis"),
        (replace(BOARD, places=(MADRID, MADRID, TOLEDO)), "two spots are called madrid"),
        (replace(BOARD, places=(MADRID, replace(TOLEDO, x=-5))), "toledo lies off the canvas"),
        (replace(BOARD, places=(MADRID, replace(TOLEDO, area="toledo"))), "lies in toledo, no area"),
        (replace(BOARD, places=(MADRID, replace(TOLEDO, glyphs=("crown",)))), "no style is called crown"),
        (replace(BOARD, ground=None), "a ground that is not there"),
        (replace(FIELD, hexes=Hexes("flat", 4, 0, 0, (Hex("1", 0, 0, "lava"),))), "no style is called lava"),
        (replace(FIELD, hexes=Hexes("flat", 4, 0, 0, (), (HexSide("1", 0, "river"),))), "no side 0 of 1"),
    ],
)
def test_a_bad_layout_says_what_is_wrong(bad: Layout, word: str):
    assert any(word in problem for problem in bad.problems())


def test_a_ground_can_be_enlarged_and_moved():
    assert GroundRef("iberia", 2, 10, -20).place((100, 50)) == (210, 80)


@pytest.mark.parametrize("orientation", ["pointy", "flat"])
def test_a_hex_has_six_corners_clockwise_from_the_top(orientation: Orientation):
    corners = [corner(orientation, 10, n) for n in range(6)]
    assert all(hypot(*c) == pytest.approx(10) for c in corners)
    assert corner(orientation, 10, 6) == pytest.approx(corners[0])
    middle = [(corners[0][i] + corners[1][i]) / 2 for i in (0, 1)]
    assert middle[1] < 0
    assert middle[0] == pytest.approx(0, abs=1e-9) if orientation == "flat" else middle[0] > 0


def test_a_counter_prints_its_factors():
    legion = Counter(
        "afr-1", "nat", "infantry", "Africa", band="africa", code="AFR", echelon="division",
        faces=(Face(("3", "1", "4")), Face(("2", "1", "4"))), marks=("moved",),
    )  # fmt: skip
    assert legion.problems() == []
    assert legion.to_json()["faces"] == [{"bottom": ["3", "1", "4"]}, {"bottom": ["2", "1", "4"]}]
    assert legion.to_json()["marks"] == ["moved"]


def test_the_back_of_a_counter_tells_nothing_but_its_side():
    secret = Counter("r7", "rep", "armour", "T-26", faces=(Face(("4",)),), marks=("moved",))
    assert back_of(secret, "back-3").to_json() == {"id": "back-3", "side": "rep", "hidden": True}


def test_a_counter_says_what_is_wrong_with_it():
    odd = Counter("x", "rep", "dragon", echelon="horde", marks=("asleep",), face=2, steps=3, full_steps=2)
    assert len(odd.problems()) == 5


def test_trouble_is_a_kind_of_mark():
    assert set(MARKS) >= BAD_MARKS
    assert len(set(MARKS)) == len(MARKS)
