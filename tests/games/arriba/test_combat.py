"""Chapter 9: combat, breakthroughs, counterattacks."""

import pytest

from frente.games.arriba.definitions import COLUMNS, CRT
from frente.games.arriba.rules import battle, strength
from frente.games.arriba.rules.table import (
    Outcome,
    column,
    column_name,
    halved,
    look_up,
    point_choices,
    spend_points,
)
from frente.games.arriba.state import cadre

from .table import CO, IB, NA, PA, B, D, T, Table, bit, group, state, unit

LEFT = {"control": {"new-castile": "contested", "extremadura": "rebel", "murcia": "government"}}


def fight(*groups, side="rebel", **words) -> Table:
    return Table(*groups, phase="combat", side=side, **{**LEFT, **words})


def settle(t: Table) -> Table:
    """Answer the losses of both with the first legal choice."""
    while t.kind == "losses":
        t.play(t.options[0])
    return t


@pytest.mark.rule("arriba", "9.1-e", "9.2.2-a", "9.2.2-d", "ERR-1")
@pytest.mark.parametrize(
    ("odds", "name"),
    [
        ((1, 3), "1:3"),
        ((1, 4), "1:4"),
        ((2, 7), "1:4"),
        ((2, 9), "1:5"),
        ((1, 2), "1:2"),
        ((5, 9), "1:2"),
        ((1, 1), "1:1"),
        ((4, 3), "1:1"),
        ((3, 2), "3:2"),
        ((9, 6), "3:2"),
        ((11, 6), "3:2"),
        ((2, 1), "2:1"),
        ((5, 1), "5:1"),
        ((6, 1), "5:1"),
        ((7, 1), "7:1"),
        ((9, 1), "9:1"),
        ((19, 2), "9:1"),
    ],
)
def test_9_1_e_odds_favour_the_defender(odds, name):
    assert column_name(column(*odds)) == name


@pytest.mark.rule("arriba", "9.1-e", "ERR-1", "9.2-a", "9.2.2-b", "9.2.2-e", "9.2.2-f")
def test_9_1_e_the_table():
    at = COLUMNS.index("3:2")
    assert CRT[7][at] == "1/3"
    assert look_up(at, 5, False) == Outcome(False, 2, 3, 0)
    assert look_up(0, -5, False) == look_up(0, -1, False)
    assert look_up(7, 12, False) == look_up(7, 8, False)
    assert look_up(-1, 4, False).defender == 0  # 3/1 at 1:3, one notional column left
    assert look_up(at, 5, True).attacker == 1
    assert look_up(at, 4, True) == Outcome(True, 0, 0, 0)  # an exchange stays one
    assert look_up(-3, -1, True).attacker == -1  # so does E


@pytest.mark.rule("arriba", "9.2.2-c", "9.2.2-d", "9.2.2-f")
def test_9_2_2_c_notional_columns_are_spent_by_the_attacker():
    three = look_up(column(9, 1), 0, False)
    assert three == Outcome(False, 1, 3, 3)
    assert point_choices(three) == [3, 2, 1, 0]
    assert spend_points(three, 1) == Outcome(False, 0, 4, 0)
    assert point_choices(look_up(column(9, 1), 6, False)) == [0]  # 0/E
    assert column(6, 1) + 1 == column(7, 1) == column(5, 1) + 1
    t = fight(
        group("toledo", f"{NA} {D}", f"{NA} {D}", f"{NA} {B}"), group("toledo", f"{PA} {B}"), ep={"rebel": 1}
    )
    t.play("attack g1", "on g2", "pay", rolls=[(1,)])
    assert t.options == ["press 3 0", "press 2 1", "press 1 2", "press 0 3"]
    t.play("press 2 1")
    assert not t.there("g2")
    assert t.group("g1").units == (unit("na-b01"), unit("na-d01"), unit("na-d02"))


@pytest.mark.rule("arriba", "9.1-a", "9.1-b", "9.1-c", "9.2.3-d")
def test_9_1_a_one_attack_each_in_its_own_area():
    t = fight(
        group("toledo", *[f"{NA} {B}"] * 4),
        group("toledo", f"{NA} {B} disrupted", f"{NA} {B}"),
        group("toledo", f"{PA} {B}", f"{PA} {B}", f"{PA} {B}"),
        group("madrid", f"{PA} {B}"),
        group("burgos", f"{NA} {B}"),
        group("toledo", f"{NA} {B}"),
    )
    assert t.why("attack g5") == "9.1-a"
    assert t.why("attack g2") == "9.1-c"
    assert t.why("attack g3") == "9.1-a"
    t.play("attack g1")
    assert t.why("on g4") == t.why("on g2") == "9.1-a"
    t.play("on g3", rolls=[(6,)])
    settle(t)
    assert t.why("attack g1") == "9.1-b"
    t.play("attack g6")
    assert "on g3" in t.options  # it may be attacked any number of times
    t.play("on g3", rolls=[(4,)])
    settle(t)


@pytest.mark.rule("arriba", "9.1.1-a", "9.1.1-b", "9.1.1-c", "6.1-c")
def test_9_1_1_major_offensives_cost_an_ep():
    s = state(
        group("toledo", f"{NA} {D}", f"{NA} {T} remnant", f"{NA} {B}"),
        group("toledo", f"{NA} {D}", f"{NA} {T}", f"{NA} {D}"),
        turn=1,
    )
    one, three = s.groups[1], s.groups[2]
    assert not strength.needs_offensive(s, one, "attack")  # remnants are no divisions
    assert strength.needs_offensive(s, three, "attack")
    assert not strength.needs_offensive(s, three, "counterattack")
    assert not strength.needs_offensive(s, three, "breakthrough")
    assert (
        strength.attack_strength(s, three, True, "attack"),
        strength.attack_strength(s, three, False, "attack"),
    ) == (13, 7)
    assert halved(5) == 3
    groups = (group("toledo", f"{NA} {D}", f"{NA} {D}"), group("toledo", f"{PA} {D}"))
    poor = fight(*groups, replacement={"rebel": 3})
    poor.play("attack g1", "on g2", rolls=[(5,)])
    assert poor.last("result")["attack"] == 4
    rich = fight(*groups, ep={"rebel": 2})
    rich.play("attack g1", "on g2")
    assert rich.why("done") == "3.0-a"
    rich.play("pay", rolls=[(5,)])
    assert (rich.last("result")["attack"], rich.s.ep[1]) == (8, 1)


@pytest.mark.rule("arriba", "9.1.2-a", "9.1.2-b")
def test_9_1_2_cadre_levels():
    s = state(
        group("toledo", "anarchist brigade", "poum brigade", "basque brigade improved"),
        group("toledo", f"{CO} {B}", f"{NA} {B}"),
        group("madrid", f"{IB} {B}", f"{PA} {B} improved"),
    )
    for turn, levels in ((2, [-1, -1, 0]), (3, [0, 0, 1])):
        s.turn = turn
        assert [cadre(s, u) for u in s.groups[1].units] == levels
    assert [cadre(s, u) for u in (unit("co-b01"), unit("na-b01"), unit("ib-b01"), unit("pa-b01"))] == [
        1,
        0,
        1,
        1,
    ]
    s.turn = 2
    found = {name: n for name, n, _ in strength.shifts(s, s.groups[2], s.groups[1])}
    assert found == {"cadre": 1}
    found = {name: n for name, n, _ in strength.shifts(s, s.groups[1], s.groups[2])}
    assert found == {"cadre": -1}


@pytest.mark.rule("arriba", "9.1.4", "9.1.5", "15.3-b")
def test_9_1_4_terrain_winter_and_walls_add_up():
    s = state(
        group("soria", f"{PA} {B}", seat="city"),
        group("soria", f"{NA} {B}"),
        turn=8,
        forts={"government": ["soria"]},
    )
    found = [name for name, n, _ in strength.shifts(s, s.groups[2], s.groups[1]) if n == -1]
    assert found == ["city", "mountain", "fort", "winter"]
    s.turn = 7
    s.groups[1] = s.groups[1]._replace(city=False)
    assert [name for name, _, _ in strength.shifts(s, s.groups[2], s.groups[1])] == ["mountain"]


@pytest.mark.rule("arriba", "9.1.6-a", "9.1.6-b", "9.1.6-c", "9.1.6-d", "9.1-d", "9.2.3-b")
def test_9_1_6_air_points():
    t = fight(
        group("toledo", f"{NA} {B}", f"{NA} {B}"),
        group("toledo", f"{PA} {B}", f"{PA} {B}", f"{PA} {B}"),
        air={"rebel": 3, "german": "ready", "government": 1},
    )
    t.play("attack g1", "on g2")
    assert t.seat == "rebel"
    assert t.why("air 3 0") == t.why("air 2 1") == "9.1.6-b"
    t.play("air 1 1")
    assert t.seat == "government"
    assert t.why("air 2 0") == "9.1.6-a"
    t.play("air 1 0", rolls=[(6,)])
    assert t.last("result")["drm"] == 1
    assert t.options == ["lose-air own", "lose-air german"]
    t.play("lose-air german")
    settle(t)
    assert t.s.condor[0] == "lost"
    assert (t.s.air_ready, t.s.air_used) == ([0, 2], [0, 1])


@pytest.mark.rule("arriba", "9.1.7-a", "9.1.7-b", "9.1-f")
def test_9_1_7_armor_and_artillery():
    t = fight(
        group("toledo", f"{NA} {B}", f"{NA} {B}", armor=1, german=1, artillery=2),
        group("toledo", f"{PA} {B} disrupted", f"{PA} {B}", armor=3, artillery=1),
    )
    t.play("attack g1", "on g2")
    assert t.why("guns 2 1") == "9.1.7-a"
    t.play("guns 1 1")
    assert t.options == ["guns 0 1", "guns 0 0"]  # armor gives a defender nothing
    t.play("guns 0 1", rolls=[(5,)])
    assert (t.last("result")["drm"], t.last("result")["attack"], t.last("result")["defense"]) == (1, 2, 2)
    assert all("armor" in o or "german" in o for o in t.options)  # 9.1.7-c


@pytest.mark.rule("arriba", "9.2-g", "9.2.1-b", "9.2.3-a")
def test_9_2_g_the_escalating_exchange():
    t = fight(
        group("toledo", f"{CO} {B}", f"{NA} {B}", f"{NA} {D}"),
        group("toledo", f"{PA} {D}", f"{PA} {B}", f"{PA} {B}"),
    )
    t.play("attack g1", "on g2", rolls=[(4,)])
    assert t.last("result")["result"] == "X"
    assert t.why("enough") == "9.2.1-b"
    t.play("lose na-b01:gone")
    assert t.why("enough") == "9.2.1-b"  # cadre gave a shift: a Colonial must be among them
    t.play("lose co-b01:gone", "enough")
    assert (t.kind, t.seat) == ("losses", "government")
    t.play("lose pa-b01:gone pa-b02:gone")
    assert t.options == ["again", "stop"]
    t.play("again", "lose na-d01:brigade", "enough")
    assert t.facts["groups"]["g2"]["kinds"] == ["popular-army brigade"]
    t.play("stop")
    assert t.facts["groups"]["g1"]["disrupted"]  # five each: both
    assert t.facts["groups"]["g2"]["disrupted"]


@pytest.mark.rule("arriba", "9.2-g")
def test_9_2_g_to_the_last_unit():
    t = fight(group("toledo", f"{NA} {B}"), group("toledo", f"{PA} {B}"))
    t.play("attack g1", "on g2", rolls=[(4,)])
    assert t.options == ["lose na-b01:gone"]
    t.play("lose na-b01:gone")
    assert not t.s.groups


@pytest.mark.rule("arriba", "9.2.3-a", "9.2.3-c", "9.2.3-e", "9.2.3-d")
def test_9_2_3_who_loses_more_is_disrupted():
    t = fight(
        group("toledo", f"{NA} {D}", f"{NA} {B}", artillery=1),
        group("toledo", f"{PA} {D}", f"{PA} {B} disrupted"),
    )
    t.play("attack g1", "on g2", "guns 0 0", rolls=[(5,)])  # 1:1, 2/2
    t.play("lose na-b01:gone artillery")
    assert not t.facts["groups"]["g1"]["disrupted"]
    assert t.facts["groups"]["g2"]["disrupted"]
    t = fight(group("toledo", f"{NA} {B}"), group("toledo", *[f"{PA} {B}"] * 3))
    battle.disruption(t.s, t.group("g1"), t.group("g2"), 0, 0)
    assert not t.s.disrupted


@pytest.mark.rule("arriba", "9.2.4", "2.2.3-c", "9.3-d")
def test_9_2_4_the_advance():
    groups = (group("toledo", *[f"{NA} {B}"] * 4), group("toledo", f"{PA} {B}", seat="city", artillery=1))
    t = fight(*groups, forts={"government": ["toledo"]}, options={"fortifications": True})
    t.play("attack g1", "on g2", "guns 0 0", rolls=[(6,)])  # 4:1, two left: 2:1, 1/3
    settle(t)
    t.play("advance g1")
    assert t.group("g1").city
    t = fight(*groups)
    t.play("attack g1", "on g2", "guns 0 0", rolls=[(5,)])
    settle(t)
    if t.kind == "advance":
        t.play("hold")
        assert not t.group("g1").city


@pytest.mark.rule("arriba", "9.2.4", "2.2.3-c")
def test_9_2_4_points_left_behind_go_at_large():
    t = fight(group("toledo", *[f"{NA} {B}"] * 4), group("toledo", f"{PA} {B}", seat="city", armor=1))
    t.play("attack g1", "on g2", rolls=[(2,)])  # 3:1, 1/2: everything
    settle(t)
    assert not t.there("g2")
    t = fight(group("toledo", *[f"{NA} {B}"] * 4), group("toledo", f"{PA} {B}", seat="city", armor=2))
    t.play("attack g1", "on g2", rolls=[(2,)])
    while t.kind == "losses":
        t.play(next(o for o in t.options if t.seat == "rebel" or "pa-b01" in o))
    t.play("advance g1")
    assert not t.group("g2").city


BREAK = (
    group("toledo", f"{NA} {D}", f"{NA} {B}", f"{NA} {B}", armor=2, artillery=1),
    group("toledo", f"{PA} {B}", seat="city"),
    group("toledo", f"{PA} {B}"),
    group("toledo", side="government", armor=1),
)


@pytest.mark.rule("arriba", "9.3-a", "9.3-b", "9.3-c", "9.3-d", "9.3-e")
def test_9_3_breakthrough():
    t = fight(*BREAK, air={"rebel": 3})
    t.play("attack g1", "on g2", "air 1 0", "guns 0 0", rolls=[(5,)])
    settle(t)
    assert t.kind == "breakthrough"
    assert t.options == ["strike g3", "strike g4", "halt"]
    t.play("strike g3")
    assert t.options == ["take na-b01", "take na-b02", "take na-d01"]
    t.play("take na-d01", "enough")
    assert t.options == ["advance g1", "advance g5", "hold"]
    t.play("advance g1")
    van = t.group("g5")
    assert (van.units, van.armor, van.artillery, van.city) == ((unit("na-d01"),), 2, 0, False)
    assert t.why("air 2 0") == "9.3-c"
    t.play("air 1 0")
    t.play("guns 1 0", rolls=[(6,)])
    settle(t)
    assert t.kind == "attack"  # one breakthrough only
    assert set(t.s.attackers) == {1, 5}
    assert t.why("attack g5") == "9.1-b"


@pytest.mark.rule("arriba", "9.3-b", "9.3-d", "7.1.1-e")
def test_9_3_b_another_battlegroup_not_the_rest_of_the_beaten():
    t = fight(
        group("toledo", *[f"{NA} {B}"] * 4, armor=1),
        group("toledo", f"{PA} {B}", armor=3),
        group("toledo", side="government", armor=1),
    )
    t.play("attack g1", "on g2", "guns 0 0", rolls=[(3,)])  # 4:1, 1/3
    while t.kind == "losses":
        t.play(next(o for o in t.options if (t.seat == "rebel" and "armor" not in o) or "pa-b01" in o))
    assert t.options == ["strike g3", "halt"]
    t.play("strike g3")
    t.play(t.options[0])
    assert not t.there("g3")
    first = fight(*BREAK)
    first.play("attack g1", "on g4")
    assert first.kind == "attack"  # no units were eliminated: no breakthrough


@pytest.mark.rule("arriba", "9.4-a", "9.4-b", "9.4-d", "9.4-EX")
def test_9_4_counterattacks():
    t = Table(
        group("toledo", f"{PA} {D}", f"{PA} {D}"),
        group("toledo", f"{PA} {B}", seat="city"),
        group("toledo", f"{PA} {B}"),
        group("toledo", f"{PA} {B}"),
        group("toledo", f"{NA} {D}", f"{NA} {D}"),
        group("toledo", f"{NA} {B}"),
        phase="counterattack",
        side="rebel",
        attackers=["g5"],
        attacked=["g3"],
        **LEFT,
    )
    assert t.seat == "government"
    assert (t.why("counter g2"), t.why("counter g3"), t.why("counter g1")) == ("9.4-a", "9.4-a", "")
    t.play("counter g1")
    assert t.why("on g6") == "9.4-b"
    t.play("on g5", rolls=[(5,)])
    assert t.last("result")["attack"] == 8  # no EP, full strength
    settle(t)
    assert t.why("counter g1") == "9.4-a"
    assert t.why("counter g4") == ""  # several may strike the same


@pytest.mark.rule("arriba", "9.4-c")
def test_9_4_c_breakthrough_only_against_those_that_attacked():
    t = Table(
        group("toledo", f"{PA} {D}", f"{PA} {D}", armor=1),
        group("toledo", f"{NA} {B}"),
        group("toledo", f"{NA} {B}"),
        group("toledo", f"{NA} {B}"),
        phase="counterattack",
        attackers=["g2", "g3"],
        **LEFT,
    )
    t.play("counter g1", "on g2", "guns 0 0", rolls=[(6,)])
    assert t.options == ["strike g3", "halt"]
    t.play("strike g3", "take pa-d01")
    t.play("guns 0 0", rolls=[(6,)])
    settle(t)
    assert not t.there("g3")


@pytest.mark.rule("arriba", "9.2-b", "9.2-f")
def test_9_2_b_support_at_the_end_of_the_phase():
    t = fight(group("toledo", f"{NA} {T}"), group("toledo", f"{PA} {D}"))
    t.play("attack g1", "on g2", rolls=[(6,)])  # 1:1, 2/2
    settle(t)
    assert t.s.ps == [50, 50]
    t.play("done")
    assert t.s.ps == [49, 51]  # the two-step division only turned over


@pytest.mark.rule("arriba", "9.2-f", "9.2-h", "6.3-a")
def test_9_2_f_a_number_that_is_just_reached_goes_step_by_step():
    t = fight(group("toledo", *[f"{NA} {D}"] * 4), group("toledo", f"{PA} {D}"), ep={"rebel": 1})
    t.play("attack g1", "on g2", "pay", rolls=[(4,)])  # 4:1, 1/4
    settle(t)
    assert (bit(t.s.unbuilt, "pa-d01"), bit(t.s.eliminated, "pa-b01")) == (True, True)
    t = fight(group("toledo", *[f"{NA} {D}"] * 4), group("toledo", f"{PA} {D}"), ep={"rebel": 1})
    t.play("attack g1", "on g2", "pay", rolls=[(6,)])  # 0/5: cannot be reached
    assert bit(t.s.eliminated, "pa-d01")
