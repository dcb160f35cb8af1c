"""Chapter 12: the Turn Inter-Phase."""

import pytest

from .table import CO, NA, PA, B, Table, group


def ends(*groups, rolls=(), **words) -> Table:
    return Table(*groups, phase="inter-phase", rolls=[*rolls, (1, 1), (2, 5)], **words)


def region(t: Table, name: str) -> str:
    return str(t.facts["control"][name])


@pytest.mark.rule("arriba", "12.1", "12.2-a", "12.2-c", "12.3-a", "12.3-c")
def test_12_2_a_one_side_alone_controls_and_nobody_leaves_it_contested():
    t = ends(
        group("huesca", f"{PA} {B}"),
        group("spanish-morocco", f"{CO} {B}"),
        control={"murcia": "rebel"},
        rolls=[(3,), (4, 5)],
    )
    assert (region(t, "aragon"), region(t, "murcia")) == ("government", "contested")
    # +2 for Aragon, +1d6 for more regions; the Rebel lost Murcia and is one behind: 2d6
    assert t.s.ps == [55, 41]
    assert [e.kind for e in t.s.log.events if e.kind in ("control", "support")][-1] == "support"
    assert t.s.turn == 6


@pytest.mark.rule("arriba", "12.2-b", "12.2-c", "12.3-b", "12.3-EX")
@pytest.mark.parametrize(
    ("dice", "holder"),
    [((3, 2), "contested"), ((5, 3), "contested"), ((4, 3), "government"), ((5, 2), "rebel")],
)
def test_12_2_b_both_roll_for_twice_their_cities(dice, holder):
    t = ends(
        group("huesca", f"{NA} {B}", seat="city"),
        group("zaragoza", f"{PA} {B}", seat="city"),
        group("teruel", f"{PA} {B}", seat="city"),
        rolls=[dice, *[(1,)] * (2 if holder != "contested" else 0)],
    )
    assert region(t, "aragon") == holder
    assert t.last("contest")["government"] == 4
    assert t.last("contest")["rebel"] == 2


@pytest.mark.rule("arriba", "12.2-c")
def test_12_2_c_sure_numbers_need_no_dice():
    t = ends(
        group("huesca", f"{NA} {B}"),
        *[group(p, f"{PA} {B}", seat="city") for p in ("zaragoza", "teruel", "huesca")],
        rolls=[(1,), (1,)],
    )
    assert region(t, "aragon") == "government"
    assert region(ends(group("huesca", f"{NA} {B}"), group("huesca", f"{PA} {B}")), "aragon") == "contested"


@pytest.mark.rule("arriba", "12.3-a", "5.11-e")
def test_12_3_a_the_changes_are_one_net_change():
    t = ends(group("huesca", f"{PA} {B}"), ps={"government": 50, "rebel": 50}, rolls=[(6,), (3,)])
    changes = [e.data["change"] for e in t.events("support")]
    assert changes == [8, -3]
    first = ends(group("huesca", f"{PA} {B}"), turn=1, rolls=[(6,), (3,)])
    assert first.s.ps == [57, 47]  # on turn 1 a region counts one


@pytest.mark.rule("arriba", "9.1.6-a", "15.1-b")
def test_the_turn_ends_what_belongs_to_it():
    t = ends(group("huesca", f"{PA} {B}"), lasting={"no-assets:rebel": 1}, rolls=[(6,), (3,)])
    assert (t.s.lasting, t.s.guerrilla, t.s.moved, t.s.air_used) == ({}, -1, [], [0, 0])
