"""2.3-n: where units come onto the board, when, and at what cost."""

from __future__ import annotations

import pytest

from frente.engine import Refusal
from frente.games.barricadas.rules.entering import entry_cost, entry_hexes, may_enter, mover, way_in
from frente.games.barricadas.state import the_board

from .account import holds
from .table import h, n, nat, situation

TRUCK, GUN, FOOT, TANK, CAR = "rep-truck-x1", "rep-75mm-x1", "rep-infantry-h1", "rep-t26b-x1", "rep-ba6-x1"


def door(*hexes, maps="C", turn=2, edge="N", **more):
    """Díez's column waits off the board for a turn and some hexes of an edge."""
    column = {"officer": "rep-diez", "units": [FOOT, GUN, TANK, CAR], "zone": 1}
    waiting = dict.fromkeys(("rep-diez", FOOT, GUN, TANK, CAR, TRUCK), 1)
    return situation(
        maps=[maps],
        formation=[column, *more.pop("formation", ())],
        waiting=waiting,
        entry=[[list(hexes), turn, edge]],
        active="republican",
        act=["rep-diez", FOOT, GUN, TANK, CAR, TRUCK],
        **more,
    )


def doors(s, u):
    return [the_board(s).grid.codes[x] for x in entry_hexes(s, n(u))]


@pytest.mark.rule("barricadas", "2.3-n")
def test_nobody_enters_before_his_turn_and_everybody_after_it():
    for turn, found in ((3, []), (2, ["C701"]), (1, ["C701"]), (0, [])):
        s = door("C701", turn=turn)
        assert doors(s, FOOT) == found
        assert may_enter(s, n(FOOT)) is bool(found)


@pytest.mark.rule("barricadas", "2.3-n")
def test_without_listed_hexes_the_whole_edge_is_open():
    s = door(edge="E")
    assert doors(s, FOOT) == [f"C14{i:02}" for i in range(1, 16)]
    assert doors(door(edge="N", at={"legion-b1": "C701"}), FOOT) == [
        f"C{i}01" for i in range(1, 15) if i != 7
    ]


@pytest.mark.rule("barricadas", "2.3-n")
def test_enemies_in_a_listed_hex_close_it_and_in_all_of_them_open_those_within_two():
    assert doors(door("C701", "C301", at={"legion-b1": "C701"}), FOOT) == ["C301"]
    assert doors(door("C701", "C301", at={"nat-horses-x1": "C701"}), FOOT) == ["C301", "C701"]
    near = door("C701", at={"legion-b1": "C701", "legion-b2": "C801"})
    assert doors(near, FOOT) == ["C501", "C601", "C901"]
    assert may_enter(near, n(FOOT))
    full = {
        f"legion-{x}": f"C{i}01" for x, i in zip(("a1", "a2", "a3", "b1", "b2"), range(5, 10), strict=True)
    }
    shut = door("C701", at=full)
    assert doors(shut, FOOT) == []
    assert not may_enter(shut, n(FOOT))


@pytest.mark.rule("barricadas", "2.3-n", "5.5-b", "5.5-f")
def test_what_rides_comes_in_with_its_transport():
    s = door("A301", maps="A", load={FOOT: TRUCK, "rep-diez": TANK})
    assert mover(s, n(FOOT)) == n(TRUCK)
    assert mover(s, n(GUN)) == n(GUN)
    assert mover(s, n("rep-diez")) == n("rep-diez")  # an officer's own tank is no transport
    assert entry_cost(s, n(FOOT), h(s, "A301")) == entry_cost(s, n(TRUCK), h(s, "A301"))


@pytest.mark.rule("barricadas", "2.3-n", "5.7-a")
@pytest.mark.parametrize(
    ("maps", "where", "way"),
    [
        ("A", "A701", "road"),
        ("A", "A1408", "trail"),
        ("A", "A108", "trail"),
        ("A", "A301", ""),
        ("C", "C701", "trail"),
        ("C", "C1408", "road"),
        ("C", "C702", ""),  # the trail goes on, but not off the board
    ],
)
def test_the_road_that_leaves_the_board_is_the_way_in(maps, where, way):
    s = situation(maps=[maps])
    assert way_in.__wrapped__(the_board(s), h(s, where)) == way


@pytest.mark.rule("barricadas", "2.3-n", "5.7-a", "12.9.2-a", "12.9.2-b", "13.2-a", "13.3-a", "13.7-e")
@pytest.mark.parametrize(
    ("where", "who", "more", "cost"),
    [
        ("A701", FOOT, {}, 2),  # fields, but a road comes in there
        ("A701", TRUCK, {}, 1),
        ("A701", TANK, {}, 1),
        ("A301", FOOT, {}, 4),  # light woods
        ("A301", TRUCK, {}, 8),
        ("A301", TANK, {}, 6),
        ("A301", CAR, {"wire": ["A301"]}, "13.2-a"),
        ("A301", TANK, {"wire": ["A301"]}, 6),
        ("A701", TRUCK, {"roadblocks": ["A701"]}, "13.3-a"),
        ("A1405", FOOT, {"river": "minor"}, 2),
        ("A1405", FOOT, {"river": "major"}, "12.9.2-a"),
        ("A1405", FOOT, {"river": "major", "fords": ["A1405"]}, 2),
        ("A1406", FOOT, {"river": "major"}, 2),  # not in the river
        ("A1403", FOOT, {"rubble_at": {"A1403": 99}}, 4),
        ("A1403", TRUCK, {"rubble_at": {"A1403": 99}}, "13.7-e"),
        ("A702", TRUCK, {"rubble_at": {"A702": 99}}, "5.7-a"),  # the road does not leave the board there
    ],
)
def test_the_cost_of_the_entry_hex(where, who, more, cost):
    s = door(where, maps="A", **more)
    found = entry_cost(s, n(who), h(s, where))
    assert (found.rule if isinstance(found, Refusal) else found) == cost
    assert doors(s, who) == ([] if isinstance(found, Refusal) else [where])
    assert may_enter(s, n(who)) is isinstance(found, int)


@pytest.mark.rule("barricadas", "2.3-n")
def test_a_column_comes_in_by_its_door():
    holds(
        door("C701", "C601", formation=[nat("C711")]),
        """
        ? republican act 3.3.2-b
        > move rep-infantry-h1
        - moves 3.3.2-j kind=move unit=rep-infantry-h1
        ? republican march 5.2-a: with rep-diez, with rep-75mm-x1, with rep-t26b-x1, with rep-ba6-x1, to
            C601, to C701, stop
        > to C601
        - moved 5.2-a hex=C601 units=rep-infantry-h1
        ? republican march 5.2-a: to C701, to C602, to C501, stop
        = at rep-infantry-h1=C601
        = waiting rep-infantry-h1=
        = moved +rep-infantry-h1
        = began rep-infantry-h1=C601
        = march 3/4/8/move/1/False/-1/False/False/False/False
        """,
    )
