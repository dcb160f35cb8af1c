"""Chapter 8: who may shoot at what, what an attack adds up to, and whom its hits reach."""

from __future__ import annotations

from dataclasses import replace

import pytest

from frente.engine.event import Log
from frente.games.barricadas import charts
from frente.games.barricadas.definitions import PIECES
from frente.games.barricadas.rules import fire, firing
from frente.games.barricadas.rules.aftermath import toll_of
from frente.games.barricadas.state import March, place, the_board

from .story import play, reason, told, who, why
from .table import NAT, REP, drive, h, n, nat, rep, situation

ACTING = ["rep-diez", *REP["units"]]


def pair(a="C705", b="C707", **more):
    return situation(**{"formation": [rep(a), nat(b)], **more})


# --- who may shoot --------------------------------------------------------------------------------
@pytest.mark.rule("barricadas", "8-a", "8-b", "8-d", "5.5-g", "10.3.1-a", "8.3-a", "8.3-c", "8.3-d", "13.6-b")
@pytest.mark.rule("barricadas", "13.6-g", "6.2.1-a")
@pytest.mark.parametrize(
    ("unit", "hex_", "attack", "changed", "found"),
    [
        ("rep-infantry-h1", "C707", "AP", {}, None),
        ("rep-infantry-g1", "C707", "AP", {}, ("8-a", "no-fire")),  # it is not on the board
        ("rep-diez", "C707", "AP", {}, ("8-a", "no-fire")),
        ("rep-horses-x1", "C707", "AP", {"at": {"rep-horses-x1": "C705"}}, ("8-a", "no-fire")),
        (
            "rep-infantry-h1",
            "C707",
            "AP",
            {"at": {"rep-truck-x1": "C705"}, "load": {"rep-infantry-h1": "rep-truck-x1"}},
            ("5.5-g", "is-carried"),
        ),
        ("rep-infantry-h1", "C707", "AP", {"routed": ["rep-infantry-h1"]}, ("10.3.1-a", "is-routed")),
        ("rep-infantry-h1", "C707", "ART", {}, ("8-a", "no-factor")),
        ("rep-infantry-h1", "C707", "AT", {}, ("8-a", "no-factor")),
        ("rep-infantry-h1", "C705", "AP", {"at": {"legion-b1": "C705"}}, ("8-d", "out-of-range")),
        ("rep-infantry-h1", "C709", "AP", {"formation": [rep("C705"), nat("C709")]}, None),
        ("rep-infantry-h1", "C710", "AP", {"formation": [rep("C705"), nat("C710")]}, ("8-d", "out-of-range")),
        ("rep-infantry-h1", "C706", "AP", {}, ("8.3-a", "nobody-there")),
        ("rep-infantry-h1", "C707", "AP", {"formation": [rep("C705")], "at": {"nat-vazquez": "C707"}}, None),
        (
            "rep-infantry-h1",
            "C707",
            "AP",
            {"formation": [rep("C705")], "at": {"nat-horses-x1": "C707"}},
            ("8.3-a", "nobody-there"),
        ),
        (
            "rep-infantry-h1",
            "C707",
            "AP",
            {"formation": [rep("C705")], "at": {"nat-pz1a-x1": "C707"}},
            ("8-a", "not-affected"),
        ),
        ("rep-mmg-x1", "C707", "AT", {"at": {"rep-mmg-x1": "C705"}}, ("8-b", "not-affected")),
        (
            "rep-mmg-x1",
            "C707",
            "AT",
            {"formation": [rep("C705")], "at": {"rep-mmg-x1": "C705", "nat-pz1a-x1": "C707"}},
            ("8-b", "not-affected"),
        ),
        (
            "rep-mmg-x1",
            "C707",
            "AT",
            {"formation": [rep("C705")], "at": {"rep-mmg-x1": "C705", "nat-bilbao32-x1": "C707"}},
            None,
        ),
        ("rep-45mm-at-x1", "C707", "AT", {"at": {"rep-45mm-at-x1": "C705"}}, ("8-a", "not-affected")),
        (
            "rep-infantry-h1",
            "C509",
            "AP",
            {"formation": [rep("C507"), nat("C509")]},
            ("6.2.1-a", "sight-cover"),
        ),
        (
            "rep-infantry-h1",
            "C707",
            "AP",
            {"forts": {"C705": ["republican", 4, 1]}, "inside": ["rep-infantry-h1"]},
            ("13.6-b", "behind"),
        ),
        (
            "rep-infantry-h1",
            "C707",
            "AP",
            {"forts": {"C705": ["republican", 4, 4]}, "inside": ["rep-infantry-h1"]},
            None,
        ),
        ("rep-infantry-h1", "C707", "AP", {"forts": {"C705": ["republican", 4, 1]}}, None),
        ("rep-infantry-h1", "C707", "AP", {"trenches": ["C705"], "inside": ["rep-infantry-h1"]}, None),
        (
            "rep-infantry-h1",
            "C707",
            "AP",
            {"forts": {"C707": ["nationalist", 4, 4]}, "inside": NAT["units"]},
            ("13.6-g", "in-fort"),
        ),
        (
            "rep-infantry-h1",
            "C707",
            "AP",
            {"forts": {"C707": ["nationalist", 4, 1]}, "inside": NAT["units"]},
            None,
        ),
        (
            "rep-infantry-h1",
            "C707",
            "AP",
            {"forts": {"C707": ["nationalist", 4, 4]}, "inside": NAT["units"][:2]},
            None,
        ),
        (
            "rep-mmg-x1",
            "C714",
            "AP",
            {"formation": [rep("C704"), nat("C714")], "at": {"rep-mmg-x1": "C705"}},
            ("8.3-c", "not-spotted"),
        ),
        (
            "rep-infantry-h1",
            "C707",
            "AP",
            {"formation": [rep("C705", at={"rep-infantry-h2": "C706"}), nat("C707")]},
            ("8.3-d", "friends-between"),
        ),
    ],
)
def test_8_3_who_may_shoot_at_whom(unit, hex_, attack, changed, found):
    s = pair(**changed)
    assert reason(fire.why_not_shoot(s, n(unit), h(s, hex_), attack)) == found
    assert ((h(s, hex_), attack) in fire.targets(s, n(unit))) == (found is None)


@pytest.mark.rule("barricadas", "8.3-c", "8-c")
def test_8_3_c_in_a_group_one_other_may_do_the_spotting():
    s = pair("C704", "C714", at={"rep-mmg-x1": "C705"})
    assert fire.why_not_shoot(s, n("rep-mmg-x1"), h(s, "C714"), "AP", spotting=False) is None


@pytest.mark.rule("barricadas", "8.3-d")
@pytest.mark.parametrize(
    ("maps", "a", "b", "between", "barred"),
    [
        ("C", "C705", "C707", {"C706": "rep-infantry-g1"}, True),
        ("C", "C705", "C707", {"C706": "legion-a1"}, False),
        ("C", "C705", "C707", {"C706": "rep-pernia"}, False),
        ("C", "C705", "C707", {"C706": "rep-horses-x1"}, False),
        ("C", "C705", "C707", {"C606": "rep-infantry-g1"}, False),
        ("C", "C705", "C706", {"C606": "rep-infantry-g1", "C806": "rep-infantry-g2"}, False),
        ("C", "C605", "C804", {"C704": "rep-infantry-g1"}, True),
        # along a side both hexes must hold friends
        ("C", "C605", "C805", {"C704": "rep-infantry-g1"}, False),
        ("C", "C605", "C805", {"C705": "rep-infantry-g1"}, False),
        ("C", "C605", "C805", {"C704": "rep-infantry-g1", "C705": "rep-infantry-g2"}, True),
        # from another level one fires over their heads
        ("A", "A608", "A610", {"A609": "rep-infantry-g1"}, False),
        ("A", "A607", "A609", {"A608": "rep-infantry-g1"}, False),
        # and those who stand lower are no hindrance either
        ("A", "A607", "A608", {}, False),
    ],
)
def test_8_3_d_friends_in_the_line_of_fire(maps, a, b, between, barred):
    s = situation([maps], at={u: where for where, u in between.items()})
    assert fire.friend_between(s, h(s, a), h(s, b), 0) is barred


@pytest.mark.rule("barricadas", "8-a", "8-b", "8.3-m")
@pytest.mark.parametrize(
    ("unit", "attack", "by_mg", "hit"),
    [
        ("legion-b1", "AP", False, True),
        ("legion-b1", "ART", False, True),
        ("legion-b1", "AT", False, False),
        ("nat-pz1a-x1", "AP", False, False),
        ("nat-pz1a-x1", "ART", False, True),
        ("nat-pz1a-x1", "AT", False, True),
        ("nat-pz1a-x1", "AT", True, False),
        ("nat-bilbao32-x1", "AT", True, True),
        ("nat-truck-x1", "AP", False, True),
        ("nat-truck-x1", "AT", False, False),
    ],
)
def test_8_a_whom_an_attack_affects(unit, attack, by_mg, hit):
    assert fire.can_be_hit(situation(), n(unit), attack, by_mg) is hit


@pytest.mark.rule("barricadas", "13.6-g", "13.6-h", "7.1-b", "5.5-l")
@pytest.mark.parametrize(
    ("attack", "changed", "found"),
    [
        ("AP", {}, NAT["units"]),
        ("AP", {"at": {"nat-pz1a-x1": "C707"}}, NAT["units"]),
        ("AT", {"at": {"nat-pz1a-x1": "C707"}}, ["nat-pz1a-x1"]),
        ("ART", {"at": {"nat-pz1a-x1": "C707"}}, [*NAT["units"], "nat-pz1a-x1"]),
        (
            "AP",
            {"at": {"nat-truck-x1": "C707"}, "load": {"legion-b1": "nat-truck-x1"}},
            ["legion-b2", "legion-b3", "nat-truck-x1"],
        ),
        (
            "AP",
            {"formation": [rep("C705")], "at": {"nat-vazquez": "C707", "nat-caballero": "C707"}},
            ["nat-vazquez", "nat-caballero"],
        ),
        ("AP", {"formation": [rep("C705")], "at": {"rep-pernia": "C707"}}, []),
        ("AP", {"forts": {"C707": ["nationalist", 4, 1]}, "inside": NAT["units"]}, NAT["units"]),
        (
            "AP",
            {"forts": {"C707": ["nationalist", 4, 1]}, "inside": ["legion-b1"]},
            ["legion-b2", "legion-b3"],
        ),
        ("AP", {"forts": {"C707": ["nationalist", 4, 4]}, "inside": NAT["units"]}, []),
        ("AP", {"trenches": ["C707"], "inside": ["legion-b1"]}, NAT["units"]),
        (
            "AT",
            {
                "formation": [rep("C705")],
                "at": {"nat-pz1a-x1": "C707"},
                "forts": {"C707": ["nationalist", 4, 1]},
                "inside": ["nat-pz1a-x1"],
            },
            [],
        ),
    ],
)
def test_13_6_h_who_can_be_hit_in_a_hex(attack, changed, found):
    s = pair(**changed)
    hit = fire.victims(s, h(s, "C707"), 1, attack, h(s, "C705"))
    assert sorted(PIECES[u].id for u in hit) == sorted(found)


@pytest.mark.rule("barricadas", "8-d", "2.4-c", "5.6-d", "8.4.4-a", "8-b")
@pytest.mark.parametrize(
    ("unit", "attack", "lost", "factors"),
    [
        ("rep-infantry-h1", "AP", 0, [5, 5, 3, 3, 0]),
        ("rep-infantry-h1", "AP", 1, [4, 4, 2, 2, 0]),
        ("rep-infantry-h1", "AP", 2, [2, 2, 1, 1, 0]),
        ("rep-mmg-x1", "AT", 0, [6, 6, 6, 6, 6, 3]),
        ("rep-cavalry-cr1", "AP", 0, [3, 3, 2, 2, 0]),
        ("rep-infantry-h1", "ART", 0, [0]),
    ],
)
def test_8_d_factors_by_range(unit, attack, lost, factors):
    s = situation(lost={unit: lost}, load={"rep-cavalry-cr1": "rep-horses-x1"})
    found = [fire.factor(s, n(unit), attack, far) for far in range(1, len(factors) + 1)]
    assert found == factors
    halved = [fire.factor(s, n(unit), attack, far, 1) for far in range(1, len(factors) + 1)]
    assert halved == [(ff + 1) // 2 for ff in factors]


@pytest.mark.rule("barricadas", "2.3-c", "2.3-d")
@pytest.mark.parametrize(
    ("qualities", "shift"),
    [
        (["veteran", "veteran"], 1),
        (["veteran", "regular"], 0),
        (["veteran", "green"], -1),
        (["regular", "regular"], 0),
        (["regular", "green"], -1),
        (["green", "green"], -1),
    ],
)
def test_2_3_d_the_shift_of_a_group(qualities, shift):
    pieces = (("rep-diez", "rep-infantry-h1"), ("rep-pernia", "rep-infantry-g1"))
    groups = [
        {"officer": o, "units": [u], "hex": "C705", "quality": q}
        for (o, u), q in zip(pieces, qualities, strict=True)
    ]
    s = situation(formation=groups)
    assert fire.shift_of(s, [n("rep-infantry-h1"), n("rep-infantry-g1")]) == shift
    assert fire.shift_of(s, []) == 0


@pytest.mark.rule("barricadas", "8-a", "8-b")
def test_8_b_the_attacks_of_a_unit():
    assert fire.attack_types(n("rep-infantry-h1")) == ["AP"]
    assert fire.attack_types(n("rep-mmg-x1")) == ["AP", "AT"]
    assert sorted(fire.attack_types(n("rep-75mm-x1"))) == ["ART", "AT"]
    assert sorted(fire.attack_types(n("rep-t26b-x1"))) == ["AP", "AT"]
    assert fire.attack_types(n("rep-truck-x1")) == []
    assert fire._reaches(n("rep-mmg-x1")) == (("AP", 10), ("AT", 10))
    assert sorted(fire._reaches(n("rep-75mm-x1"))) == [("ART", 20), ("AT", 12)]
    assert fire.targets(situation(), n("rep-mmg-x1")) == []


@pytest.mark.rule("barricadas", "8.3-a", "8-a")
def test_8_3_a_targets_are_all_that_may_be_shot_at():
    s = situation(
        formation=[
            {"officer": "rep-diez", "units": ["rep-infantry-h1", "rep-mmg-x1", "rep-75mm-x1"], "hex": "C705"},
            nat("C707", at={"legion-b2": "C709", "legion-b3": "C708"}),
        ],
        at={"nat-bilbao32-x1": "C707", "rep-infantry-g1": "C706"},
    )
    for unit in ("rep-infantry-h1", "rep-mmg-x1", "rep-75mm-x1"):
        wanted = [
            (x, kind)
            for x in sorted(s.stacks)
            for kind in ("AP", "ART", "AT")
            if fire.why_not_shoot(s, n(unit), x, kind) is None
        ]
        assert fire.targets(s, n(unit)) == sorted(wanted)
        assert fire.has_target(s, n(unit)) is bool(wanted)


@pytest.mark.rule("barricadas", "8-a", "8.3-a", "8-d", "8.3-d")
@pytest.mark.parametrize(
    ("unit", "changed", "found", "where"),
    [
        ("rep-infantry-g1", {}, ("8-a", "no-fire"), None),
        ("rep-infantry-h1", {"formation": [rep("C705")]}, ("8.3-a", "no-target"), None),
        (
            "rep-infantry-h1",
            {"formation": [rep("C705"), nat("C712", at={"legion-b1": "C713"})]},
            ("8-d", "out-of-range"),
            7,
        ),
        (
            "rep-infantry-h1",
            {"formation": [rep("C705"), nat("C712")], "at": {"nat-pz1a-x1": "C707"}},
            ("8-a", "not-affected"),
            None,
        ),
        (
            "rep-infantry-h1",
            {
                "formation": [
                    rep("C705", at={"rep-infantry-h2": "C706"}),
                    nat("C712", at={"legion-b1": "C707"}),
                ],
                "at": {"nat-pz1a-x1": "C606"},
            },
            ("8.3-d", "friends-between"),
            None,
        ),
    ],
)
def test_8_3_a_the_nearest_enemy_tells_why_there_is_no_target(unit, changed, found, where):
    refusal = fire.why_no_target(pair(**changed), n(unit))
    assert reason(refusal) == found
    assert refusal.args.get("distance") == where


# --- a group --------------------------------------------------------------------------------------
@pytest.mark.rule("barricadas", "3.3.2-a", "8-a", "3.3.2-i", "10.3.1-a")
@pytest.mark.parametrize(
    ("unit", "changed", "found"),
    [
        ("rep-infantry-h1", {}, None),
        ("rep-diez", {}, ("8-a", "no-fire")),
        ("rep-infantry-h1", {"routed": ["rep-infantry-h1"]}, ("10.3.1-a", "is-routed")),
        ("rep-infantry-h1", {"act": ["rep-diez"]}, ("3.3.2-a", "not-acting")),
        ("rep-infantry-h1", {"spent": {"rep-infantry-h1": 0}}, ("3.3.2-a", "has-moved")),
        ("rep-infantry-h1", {"formation": [rep("C705")]}, ("8.3-a", "no-target")),
    ],
)
def test_3_3_2_i_who_may_open_fire(unit, changed, found):
    table = {"formation": [rep("C705"), nat("C707")], "active": "republican", "act": ACTING, **changed}
    assert why(f"fire {unit}", **table) == found
    assert firing.may_fire(situation(**table), n(unit)) is (found is None)


OTHERS = {"officer": "rep-pernia", "units": ["rep-infantry-g1"]}
CREW = {"officer": "rep-diez", "units": ["rep-infantry-h1", "rep-infantry-h2", "rep-mmg-x1"]}


@pytest.mark.rule("barricadas", "8-c", "8-b", "3.3.2-a")
@pytest.mark.parametrize(
    ("unit", "changed", "found"),
    [
        ("rep-infantry-h2", {}, None),
        ("rep-infantry-h1", {}, ("8-c", "already")),
        ("legion-b1", {}, ("8-c", "not-yours")),
        ("rep-infantry-h2", {"spent": {"rep-infantry-h2": 0}}, ("3.3.2-a", "has-moved")),
        (
            "rep-infantry-g1",
            {
                "formation": [rep("C705"), nat("C707"), {**OTHERS, "hex": "C705"}],
                "act": [*ACTING, "rep-infantry-g1"],
            },
            ("8-c", "other-formation"),
        ),
        ("rep-infantry-h2", {"out": ["rep-infantry-h2"]}, ("8-c", "out-of-command")),
        ("rep-infantry-h2", {"out": ["rep-infantry-h1"]}, ("8-c", "out-of-command")),
        ("rep-infantry-h2", {"out": ["rep-infantry-h3"]}, None),
        ("rep-infantry-h2", {"formation": [rep("C705", at={"rep-infantry-h2": "C605"}), nat("C707")]}, None),
        (
            "rep-infantry-h2",
            {"formation": [rep("C705", at={"rep-infantry-h2": "C703"}), nat("C707")]},
            ("8-c", "not-adjacent"),
        ),
        (
            "rep-infantry-h2",
            {"formation": [rep("C705", at={"rep-infantry-h2": "C704"}), nat("C709")]},
            ("8-c", "no-common-target"),
        ),
    ],
)
def test_8_c_who_may_join_the_fire(unit, changed, found):
    table = {"formation": [rep("C705"), nat("C707")], "active": "republican", "act": ACTING, **changed}
    assert why(f"join {unit}", "fire rep-infantry-h1", **table) == found


@pytest.mark.rule("barricadas", "8-c")
def test_8_c_units_of_no_formation_do_not_fire_together():
    s = situation(at={"rep-infantry-h1": "C705", "rep-infantry-h2": "C705", "legion-b1": "C707"})
    s.acting = 1 << n("rep-infantry-h1") | 1 << n("rep-infantry-h2")
    found = firing.why_not_join_fire(s, [n("rep-infantry-h1")], n("rep-infantry-h2"))
    assert reason(found) == ("8-c", "other-formation")


@pytest.mark.rule("barricadas", "8.3-c", "8.3-d")
def test_8_3_c_whom_one_does_not_see_one_does_not_fire_at_past_friends_either():
    s = situation(
        formation=[
            {
                "officer": "rep-bravo",
                "units": ["rep-mmg-x1", "rep-mmg-x2"],
                "hex": "C705",
                "at": {"rep-mmg-x2": "C707"},
            },
            nat("C714"),
        ]
    )
    assert reason(firing.why_not_aim(s, [n("rep-mmg-x1")], h(s, "C714"), "AP")) == ("8.3-c", "not-spotted")


@pytest.mark.rule("barricadas", "8-c")
def test_8_c_a_chain_of_neighbours_fires_together():
    table = {
        "formation": [rep("C705", at={"rep-infantry-h2": "C605", "rep-infantry-h3": "C505"}), nat("C606")],
        "active": "republican",
        "act": ACTING,
    }
    assert why("join rep-infantry-h3", "fire rep-infantry-h1", **table) == ("8-c", "not-adjacent")
    assert why("join rep-infantry-h3", "fire rep-infantry-h1", "join rep-infantry-h2", **table) is None


@pytest.mark.rule("barricadas", "8-b", "8-c")
def test_8_b_machine_guns_and_cannon_do_not_share_an_at_attack():
    units = ["rep-mmg-x1", "rep-45mm-at-x1", "rep-mmg-x2"]
    table = {
        "formation": [{"officer": "rep-bravo", "units": units, "hex": "C705"}],
        "at": {"nat-bilbao32-x1": "C707"},
        "active": "republican",
        "act": ["rep-bravo", *units],
    }
    assert why("join rep-45mm-at-x1", "fire rep-mmg-x1", **table) == ("8-c", "no-common-target")
    assert why("join rep-mmg-x2", "fire rep-mmg-x1", **table) is None
    table["at"] = {"nat-bilbao32-x1": "C707", "legion-b1": "C707"}
    m = play(situation(**table), "fire rep-mmg-x1", "join rep-45mm-at-x1")
    assert reason(m.why_not("republican", "at C707:AT")) == ("8-b", "mixed-guns")
    assert [t for t in m.asks[0].options() if t.startswith("at")] == ["at C707:AP"]
    assert m.why_not("republican", "at C707:AP") is None
    alone = play(situation(**table), "fire rep-mmg-x1", "join rep-mmg-x2")
    assert alone.why_not("republican", "at C707:AT") is None
    assert [t for t in alone.asks[0].options() if t.startswith("at")] == ["at C707:AP", "at C707:AT"]


@pytest.mark.rule("barricadas", "8.3-c", "8-c")
def test_8_3_c_one_of_the_group_must_spot():
    units = ["rep-mmg-x1", "rep-mmg-x2"]
    table = {
        "formation": [
            {"officer": "rep-bravo", "units": units, "hex": "C703"},
            nat("C707", at={"legion-b1": "C713"}),
        ],
        "active": "republican",
        "act": ["rep-bravo", *units],
    }
    m = play(situation(**table), "fire rep-mmg-x1", "join rep-mmg-x2")
    assert reason(m.why_not("republican", "at C713:AP")) == ("8.3-c", "not-spotted")
    assert reason(m.why_not("republican", "at C712:AP")) == ("8.3-a", "nobody-there")
    assert m.why_not("republican", "at C707:AP") is None


@pytest.mark.rule("barricadas", "8.3-c", "8-c")
def test_8_3_c_who_does_not_spot_fires_with_one_who_does():
    units = ["rep-mmg-x1", "rep-mmg-x2"]
    table = {
        "maps": ["B"],
        "formation": [
            {"officer": "rep-bravo", "units": units, "hex": "B104", "at": {"rep-mmg-x2": "B205"}},
            nat("B510"),
        ],
        "active": "republican",
        "act": ["rep-bravo", *units],
    }
    s = situation(**table)
    far = [reason(fire.why_not_shoot(s, n(u), h(s, "B510"), "AP")) for u in units]
    assert far == [("8.3-c", "not-spotted"), None]
    assert why("fire rep-mmg-x1", **table) == ("8.3-c", "not-spotted")
    m = play(situation(**table), "fire rep-mmg-x2", "join rep-mmg-x1")
    assert m.why_not("republican", "at B510:AP") is None


@pytest.mark.rule("barricadas", "8.3-a", "3.3.2-i", "3.3.2-a", "13.3-d")
def test_3_3_2_i_who_has_fired_is_finished():
    table = {
        "formation": [rep("C705"), nat("C707")],
        "active": "republican",
        "act": ACTING,
        "works": {"rep-infantry-h1": ["position", "C705", 1]},
        "risky": ["rep-infantry-h1"],
    }
    m = play(
        situation(**table),
        "fire rep-infantry-h1",
        "join rep-infantry-h2",
        "at C707:AP",
        rolls=((6, 6),),
    )
    s = m.state
    assert who(s.finished) == who(s.used) == {"rep-infantry-h1", "rep-infantry-h2"}
    assert s.fights == 1
    assert s.fired == 1
    assert s.works == {}
    assert s.risky == 0
    assert told(m, "fire", "ff", "column", "modifier", "divisor") == [(10, 10, -1, 2)]


# --- an attack worked out -------------------------------------------------------------------------
def names(s, attack="AP", hex_="C707", firers=("rep-infantry-h1",), **more):
    shot = fire.fire_shot(s, [n(u) for u in firers], attack, h(s, hex_), **more)
    return {name: value for name, value, _ in shot.modifiers}


TWO = {"officer": "nat-vazquez", "units": ["legion-b1", "legion-b2"]}


@pytest.mark.rule("barricadas", "8.3-k", "13.1.1-c", "11-a", "6.2.1-d", "12-CRE-c")
@pytest.mark.parametrize(
    ("changed", "found"),
    [
        ({"lost": {"legion-b1": 1}}, {}),
        ({}, {"target-six-steps": -1}),
        ({"lost": {"legion-b1": 1}, "spent": {"legion-b1": 0}}, {"target-moving-foot": -1}),
        (
            {
                "lost": {"legion-b1": 1},
                "march": {"units": ["legion-b2"], "spent": [0], "limits": [8], "kind": "move"},
            },
            {"target-moving-foot": -1},
        ),
        (
            {"lost": {"legion-b1": 1}, "spent": {"nat-pz1a-x1": 0}, "at": {"nat-pz1a-x1": "C707"}},
            {"afv-with-infantry": 1},
        ),
        ({"lost": {"legion-b1": 1}, "at": {"rep-t26b-x1": "C707"}}, {}),
        ({"lost": {"legion-b1": 1}, "positions": {"C707": "nationalist"}}, {"improved-position": 1}),
        ({"lost": {"legion-b1": 1}, "positions": {"C707": "republican"}}, {}),
        ({"lost": {"legion-b1": 1}, "positions": {"C706": "nationalist"}}, {}),
        ({"lost": {"legion-b1": 1}, "risky": ["legion-b2"]}, {"risky-action": -1}),
        ({"lost": {"legion-b1": 1}, "risky": ["nat-vazquez"]}, {}),
    ],
)
def test_8_3_k_what_modifies_fire_on_infantry(changed, found):
    s = situation(formation=[rep("C705"), {**TWO, "hex": "C707"}], **changed)
    assert names(s) == found


@pytest.mark.rule("barricadas", "8.3-k", "13.1.1-c")
@pytest.mark.parametrize(
    ("attack", "firer", "found"),
    [
        ("AT", "rep-45mm-at-x1", {"risky-action": -1}),
        ("ART", "rep-75mm-x1", {"risky-action": -1, "improved-position": 1, "target-six-steps": -1}),
    ],
)
def test_8_3_k_an_at_attack_counts_neither_crowds_nor_positions(attack, firer, found):
    s = situation(
        formation=[{"officer": "rep-bravo", "units": ["rep-75mm-x1", "rep-45mm-at-x1"], "hex": "C705"}],
        at={"nat-pz1a-x1": "C707", "nat-pz1a-x2": "C707"},
        positions={"C707": "nationalist"},
        risky=["nat-pz1a-x1"],
        spent={"nat-pz1a-x1": 4},
    )
    assert names(s, attack, firers=(firer,)) == found


@pytest.mark.rule("barricadas", "6.2.1-d", "12-CRE-c", "8.3-k")
def test_8_3_k_fields_and_crests_count_for_direct_fire():
    soft = situation(["A"], formation=[rep("A308"), {**TWO, "hex": "A311"}], lost={"legion-b1": 1})
    assert names(soft, hex_="A311") == {"los-through-rough-or-fields": 1}
    assert fire.common_modifiers(soft, h(soft, "A311"), "AP", [n("legion-b1")], ()) == ()
    assert fire.common_modifiers(soft, h(soft, "A311"), "ART", [n("legion-b1")], [h(soft, "A308")]) == ()
    hill = situation(["A"], formation=[rep("A810"), {**TWO, "hex": "A808"}], lost={"legion-b1": 1})
    assert names(hill, hex_="A808") == {"crest": 1}
    assert fire.common_modifiers(hill, h(hill, "A808"), "AP", [n("legion-b1")], ()) == ()
    down = situation(["A"], formation=[rep("A808"), {**TWO, "hex": "A810"}], lost={"legion-b1": 1})
    assert names(down, hex_="A810") == {}


@pytest.mark.rule("barricadas", "9.2-e", "8.3-k")
def test_9_2_e_defensive_fire_counts_what_the_attackers_are():
    def against(attack="AP", only=("legion-b1", "legion-b2"), firer="rep-infantry-h1", **more):
        s = situation(
            formation=[rep("C706"), {**TWO, "hex": "C707"}],
            at={"rep-45mm-at-x1": "C706", "nat-pz1a-x1": "C707", "nat-pz1a-x2": "C707"},
            positions={"C707": "nationalist"},
            **more,
        )
        units = [n(u) for u in only]
        shot = fire.fire_shot(s, [n(firer)], attack, h(s, "C707"), only=units, ground=h(s, "C608"))
        return {name: value for name, value, _ in shot.modifiers}, shot.divisor

    assert against() == ({"target-six-steps": -1}, charts.defense("AP", "dispersed-buildings"))
    assert against(lost={"legion-b1": 1}) == ({}, 4)
    assert against(lost={"legion-b1": 1}, spent={"legion-b2": 0}) == ({"target-moving-foot": -1}, 4)
    assert against(lost={"legion-b1": 1}, risky=["legion-b2"]) == ({"risky-action": -1}, 4)
    tanks = ("nat-pz1a-x1", "nat-pz1a-x2")
    assert against("AT", tanks, "rep-45mm-at-x1") == ({}, 3)


@pytest.mark.rule("barricadas", "8.3-k", "5.5-l")
@pytest.mark.parametrize(
    ("unit", "changed", "found"),
    [
        ("rep-infantry-h1", {}, False),
        ("rep-infantry-h1", {"spent": {"rep-infantry-h1": 0}}, True),
        ("rep-truck-x1", {"spent": {"rep-truck-x1": 0}}, False),
        (
            "rep-infantry-h1",
            {"spent": {"rep-infantry-h1": 0}, "load": {"rep-infantry-h1": "rep-truck-x1"}},
            False,
        ),
        (
            "rep-cavalry-cr1",
            {"spent": {"rep-cavalry-cr1": 0}, "load": {"rep-cavalry-cr1": "rep-horses-x1"}},
            True,
        ),
        (
            "rep-infantry-h1",
            {"march": {"units": ["rep-infantry-h1"], "spent": [0], "limits": [8], "kind": "move"}},
            True,
        ),
        (
            "rep-infantry-h1",
            {"march": {"units": ["rep-infantry-h2"], "spent": [0], "limits": [8], "kind": "move"}},
            False,
        ),
    ],
)
def test_8_3_k_who_has_moved_on_foot(unit, changed, found):
    assert fire.walking(situation(**changed), n(unit)) is found


@pytest.mark.rule("barricadas", "11-a", "12.9.2-a")
@pytest.mark.parametrize(
    ("river", "hex_", "wading", "units", "risk"),
    [
        ("minor", "D1104", True, ("rep-infantry-h1",), True),
        ("minor", "D1104", False, ("rep-infantry-h1",), False),
        ("minor", "D1104", True, ("rep-infantry-h2",), False),
        ("major", "D1104", True, ("rep-infantry-h1",), False),
    ],
)
def test_11_a_who_wades_is_at_risk(river, hex_, wading, units, risk):
    s = situation(["D"], river=river, formation=[rep(hex_)])
    s.march = March(tuple(n(u) for u in units), (0,), (8,), "move", wading=wading)
    assert fire.at_risk(s, n("rep-infantry-h1")) is risk
    s.march = None
    assert fire.at_risk(s, n("rep-infantry-h1")) is False
    s.risky = 1 << n("rep-infantry-h1")
    assert fire.at_risk(s, n("rep-infantry-h1")) is True


@pytest.mark.rule("barricadas", "13.5-e", "13.6-g", "13.7-f")
@pytest.mark.parametrize(
    ("hex_", "attack", "changed", "value"),
    [
        ("C707", "AP", {}, 2),
        ("C607", "AP", {}, 2),
        ("C608", "AP", {}, 4),
        ("C707", "AP", {"trenches": ["C707"]}, 2),
        ("C707", "AP", {"trenches": ["C707"], "inside": NAT["units"]}, 5),
        ("C707", "AP", {"trenches": ["C707"], "inside": ["legion-b1"]}, 2),
        ("C707", "AT", {"trenches": ["C707"], "inside": NAT["units"]}, 4),
        ("C707", "AP", {"forts": {"C707": ["nationalist", 5, 0]}, "inside": NAT["units"]}, 5),
        ("C707", "AP", {"forts": {"C707": ["nationalist", 1, 0]}, "inside": NAT["units"]}, 3),
        ("C707", "AP", {"forts": {"C707": ["nationalist", 5, 0]}}, 2),
        ("C707", "AP", {"rubble_at": {"C707": 99}}, 5),
        ("C707", "AP", {"rubble_at": {"C707": 98}}, 2),
    ],
)
def test_13_5_e_what_the_divisor_is(hex_, attack, changed, value):
    s = situation(formation=[rep("C705"), nat(hex_)], **changed)
    assert fire.divisor(s, h(s, hex_), attack, [n(u) for u in NAT["units"]]) == value
    assert fire.divisor(s, h(s, hex_), attack, []) == charts.defense(
        attack, "rubble" if s.rubble.get(h(s, hex_)) == 99 else the_board(s).terrain[h(s, hex_)]
    )


@pytest.mark.rule("barricadas", "8.3-e", "8.4.2-e", "13.6-g", "13.6-h", "8-b", "2.4-c")
def test_8_3_e_an_attack_added_up():
    units = ["rep-t26b-x1", "rep-45mm-at-x1", "rep-105mm-x1", "rep-75mm-x1"]
    s = situation(
        formation=[
            {
                "officer": "rep-bravo",
                "units": units,
                "at": dict(zip(units, ("C706", "C705", "C704", "C704"), strict=True)),
            }
        ],
        at={"nat-pz1a-x1": "C707", "legion-b1": "C707"},
    )
    shot = fire.fire_shot(s, [n(u) for u in units[:3]], "AT", h(s, "C707"), half=[n("rep-t26b-x1")])
    assert shot.ff == 3 + 7 + 4
    assert shot.raw == 6 + 7 + 4
    assert shot.guns == (("45mm", 1), ("45mm", 2), ("105mm", 3))
    assert (shot.caliber, shot.mg, shot.heavy) == (0, False, False)
    assert shot.victims == (n("nat-pz1a-x1"),)
    assert shot.cause == h(s, "C706")
    art = fire.fire_shot(s, [n("rep-75mm-x1"), n("rep-105mm-x1")], "ART", h(s, "C707"))
    assert (art.caliber, art.guns, art.heavy) == (105, (), False)
    assert fire.fire_shot(s, [n("rep-t26b-x1")], "AP", h(s, "C707")).guns == ()


@pytest.mark.rule("barricadas", "13.6-g", "13.6-h", "13.6-c")
@pytest.mark.parametrize(
    ("firer", "changed", "heavy"),
    [
        ("rep-105mm-x1", {"inside": NAT["units"]}, True),
        ("rep-75mm-x1", {"inside": NAT["units"]}, False),
        ("rep-105mm-x1", {"inside": NAT["units"][:2]}, False),
        ("rep-105mm-x1", {"inside": NAT["units"], "forts": {}}, False),
    ],
)
def test_13_6_g_heavy_guns_reach_a_fortification_with_nobody_outside(firer, changed, heavy):
    s = situation(
        **{
            "formation": [
                {"officer": "rep-bravo", "units": ["rep-105mm-x1", "rep-75mm-x1"], "hex": "C705"},
                nat("C707"),
            ],
            "forts": {"C707": ["nationalist", 4, 1]},
            **changed,
        }
    )
    assert fire.fire_shot(s, [n(firer)], "ART", h(s, "C707")).heavy is heavy


@pytest.mark.rule("barricadas", "8-b", "8.4.2-f")
def test_8_b_a_machine_gun_attack_on_armor_0():
    s = situation(
        formation=[{"officer": "rep-bravo", "units": ["rep-mmg-x1"], "hex": "C705"}],
        at={"nat-bilbao32-x1": "C707", "nat-pz1a-x1": "C707"},
    )
    shot = fire.fire_shot(s, [n("rep-mmg-x1")], "AT", h(s, "C707"))
    assert shot.mg is True
    assert shot.victims == (n("nat-bilbao32-x1"),)


# --- hits -----------------------------------------------------------------------------------------
def deal(s, hits, *replies, attack="AP", hex_="C707", units=NAT["units"], **more):
    c = h(s, hex_)
    base = fire.Shot(attack, c, 6, 0, (), 2, tuple(n(u) for u in units), h(s, "C705"), **more)
    run = drive(fire.allocate(s, base, hits), *replies)
    return {PIECES[u].id: k for u, k in run.value.items()}, run


@pytest.mark.rule("barricadas", "8.4.1-c", "8.4.1-d", "8.4.1-e", "8.4.1-f")
@pytest.mark.parametrize(
    ("lost", "hits", "rolls", "found"),
    [
        ({}, 3, (), {"legion-b1": 1, "legion-b2": 1, "legion-b3": 1}),
        ({}, 1, ((2,),), {"legion-b2": 1}),
        ({}, 2, ((3,), (1,)), {"legion-b3": 1, "legion-b1": 1}),
        ({}, 4, ((2,),), {"legion-b1": 1, "legion-b2": 2, "legion-b3": 1}),
        ({}, 9, (), {"legion-b1": 3, "legion-b2": 3, "legion-b3": 3}),
        ({}, 12, (), {"legion-b1": 3, "legion-b2": 3, "legion-b3": 3}),
        ({"legion-b1": 1}, 2, (), {"legion-b2": 1, "legion-b3": 1}),
        ({"legion-b1": 1}, 1, ((1,),), {"legion-b2": 1}),
        ({"legion-b1": 1, "legion-b2": 1}, 1, (), {"legion-b3": 1}),
        ({"legion-b1": 1, "legion-b2": 1}, 2, ((2,),), {"legion-b3": 1, "legion-b2": 1}),
        (
            {"legion-b1": 2, "legion-b2": 2, "legion-b3": 2},
            5,
            (),
            {"legion-b1": 1, "legion-b2": 1, "legion-b3": 1},
        ),
    ],
)
def test_8_4_1_hits_go_to_the_least_hurt_first(lost, hits, rolls, found):
    s = pair(lost=lost)
    dealt, run = deal(s, hits, *rolls)
    assert dealt == found
    assert [r.rule for r in run.rolls] == ["8.4.1-e"] * len(rolls)


@pytest.mark.rule("barricadas", "8.4.1-d", "2.3-c")
def test_8_4_1_d_green_troops_before_regulars_before_veterans():
    s = situation(
        formation=[
            {"officer": "nat-vazquez", "units": ["legion-b1"], "hex": "C707", "quality": "veteran"},
            {"officer": "nat-tamayo", "units": ["legion-a1"], "hex": "C707"},
            {"officer": "nat-lago", "units": ["legion-c1"], "hex": "C707", "quality": "green"},
        ],
        lost={"legion-c1": 1},
    )
    units = ["legion-b1", "legion-a1", "legion-c1"]
    assert deal(s, 2, units=units)[0] == {"legion-c1": 2}
    assert deal(s, 4, units=units)[0] == {"legion-c1": 2, "legion-a1": 2}


@pytest.mark.rule("barricadas", "8.4.1-e", "8.4.1-b", "8.3-i", "8.4.1-d")
def test_8_4_1_e_the_owner_chooses_among_equals_where_agreed():
    s = pair(owner_hits=True, lost={"legion-b3": 1}, at={"nat-pz1a-x1": "C707", "legion-a1": "C710"})
    shot = fire.fire_shot(s, [n("rep-infantry-h1")], "AP", h(s, "C707"))
    flow = fire.allocate(s, shot, 1)
    ask = next(flow)
    assert ask.options() == ["hit legion-b1", "hit legion-b2"]
    for token, found in (
        ("hit legion-b3", ("8.4.1-d", "not-equal")),
        ("hit legion-a1", ("8.3-i", "out-of-it")),
        ("hit nat-pz1a-x1", ("8.3-i", "out-of-it")),
    ):
        assert reason(ask.why_not(token)) == found
    assert deal(s, 1, "hit legion-b2")[0] == {"legion-b2": 1}
    mixed = (*NAT["units"], "nat-pz1a-x1")
    shell = fire.Shot(
        "AT", h(s, "C707"), 6, 0, (), 2, tuple(n(u) for u in mixed), 0, guns=(("37mm-short", 6),)
    )
    assert reason(fire._why_not_hit(s, shell, n("nat-pz1a-x1"))) == ("8.4.1-b", "unhurt")
    loner = fire.Shot("AP", h(s, "C707"), 6, 0, (), 2, (n("nat-vazquez"),), 0)
    assert reason(fire._why_not_hit(s, loner, n("nat-vazquez"))) == ("8.4.1-b", "unhurt")


@pytest.mark.rule("barricadas", "8.4.1-a", "8.4.1-b", "8.4.2-e", "8.4.2-b", "8.4.2-d", "9.5-e")
@pytest.mark.parametrize(
    ("unit", "shot", "touched"),
    [
        ("nat-t26b-x1", {"attack": "AT", "guns": (("45mm", 1),)}, True),
        ("nat-t26b-x1", {"attack": "AT", "guns": (("37mm-short", 1),)}, False),
        ("nat-t26b-x1", {"attack": "AT", "guns": (("37mm-short", 1), ("45mm", 1))}, True),
        ("nat-t26b-x1", {"attack": "AT", "guns": ()}, False),
        ("nat-bilbao32-x1", {"attack": "AT", "guns": ()}, False),
        ("nat-bilbao32-x1", {"attack": "AT", "mg": True}, True),
        ("nat-t26b-x1", {"attack": "AP", "one_each": True}, True),
        ("nat-t26b-x1", {"attack": "ART", "caliber": 75}, False),
        ("nat-t26b-x1", {"attack": "ART", "caliber": 155}, True),
        ("nat-pz1a-x1", {"attack": "ART", "caliber": 75}, True),
        ("nat-t26b-x1", {"attack": "ART", "air": 8}, False),
        ("nat-t26b-x1", {"attack": "ART", "air": 17}, True),
        ("legion-b1", {"attack": "AP"}, True),
    ],
)
def test_8_4_1_b_who_is_touched_by_hits(unit, shot, touched):
    s = situation(at={unit: "C707"})
    attack = shot.pop("attack")
    one = fire.Shot(attack, h(s, "C707"), 6, 0, (), 2, (n(unit),), 0, **shot)
    shot["attack"] = attack
    assert fire.touched(s, one) == ([n(unit)] if touched else [])


@pytest.mark.rule("barricadas", "8.4.2-a", "8.4.2-b", "8.4.2-c", "8.4.2-d", "8.4.2-e", "8.4.2-f", "9.5-e")
@pytest.mark.parametrize(
    ("unit", "shot", "hits", "dice", "lost", "rule"),
    [
        ("legion-b1", {"attack": "AP"}, 2, (), 2, ()),
        ("nat-t26b-x1", {"attack": "AT", "guns": (("45mm", 1),)}, 2, (), 2, ()),
        ("nat-t26b-x1", {"attack": "AT", "guns": (("45mm", 12),)}, 2, (), 0, ()),
        ("nat-t26b-x1", {"attack": "AP", "one_each": True}, 1, (), 1, ()),
        ("nat-bilbao32-x1", {"attack": "AT", "mg": True}, 2, ((6, 5),), 1, ("8.4.2-f",)),
        ("nat-pz1a-x1", {"attack": "ART", "caliber": 75}, 3, ((5, 6, 6),), 2, ("8.4.2-b",)),
        ("nat-pz1a-x1", {"attack": "ART", "caliber": 105}, 3, ((5, 6, 4),), 2, ("8.4.2-c",)),
        ("nat-t26b-x1", {"attack": "ART", "caliber": 105}, 2, ((5, 6),), 1, ("8.4.2-c",)),
        ("nat-pz1a-x1", {"attack": "ART", "caliber": 155}, 3, ((4, 3, 6),), 2, ("8.4.2-d",)),
        ("nat-pz1a-x1", {"attack": "ART", "air": 16}, 1, ((5,),), 1, ("8.4.2-c",)),
    ],
)
def test_8_4_2_what_a_hit_costs(unit, shot, hits, dice, lost, rule):
    s = situation(at={unit: "C707"})
    more = dict(shot)
    one = fire.Shot(more.pop("attack"), h(s, "C707"), 6, 0, (), 2, (n(unit),), 0, **more)
    run = drive(fire._steps_for(s, one, n(unit), hits), *dice)
    assert run.value == lost
    assert tuple(r.rule for r in run.rolls) == rule
    assert [r.dice for r in run.rolls] == [hits] * len(rule)


@pytest.mark.rule("barricadas", "8.4.2-b", "8.4.1-c")
def test_8_4_2_b_a_tank_takes_any_number_of_hits_that_dice_decide():
    s = situation(at={"nat-pz1a-x1": "C707", "legion-b1": "C707"}, lost={"nat-pz1a-x1": 2})
    both = ["nat-pz1a-x1", "legion-b1"]
    assert deal(s, 7, attack="ART", units=both, caliber=75)[0] == {"legion-b1": 3, "nat-pz1a-x1": 4}
    assert deal(s, 7, attack="AP", units=both, one_each=True)[0] == {"legion-b1": 3, "nat-pz1a-x1": 1}


@pytest.mark.rule("barricadas", "8.2.1-k", "8.4.1-g", "13.5-e")
def test_8_4_1_g_who_must_be_hit_before_the_others():
    s = situation(
        at={"nat-pz1a-x1": "C707", "legion-b1": "C707", "legion-b2": "C707"},
        inside=["legion-b2"],
        trenches=["C707"],
    )
    units = ["nat-pz1a-x1", "legion-b1", "legion-b2"]
    assert deal(s, 1, attack="ART", units=units, caliber=75, air=16)[0] == {"legion-b1": 1}
    assert deal(s, 4, attack="ART", units=units, caliber=75, air=16)[0] == {"legion-b1": 3, "legion-b2": 1}
    assert deal(s, 7, attack="ART", units=units, caliber=75, air=16)[0] == {
        "legion-b1": 3,
        "legion-b2": 3,
        "nat-pz1a-x1": 1,
    }
    assert deal(s, 2, attack="ART", units=units, caliber=75)[0] == {"nat-pz1a-x1": 1, "legion-b1": 1}


@pytest.mark.rule("barricadas", "13.6-c", "13.6-d", "13.6-f")
@pytest.mark.parametrize(
    ("inside", "hits", "found", "value"),
    [
        (NAT["units"], 3, {}, 1),
        (NAT["units"], 4, {}, 0),
        (NAT["units"], 6, {}, 0),
        (["legion-b1"], 1, None, 4),
        (["legion-b1"], 2, {"legion-b2": 1, "legion-b3": 1}, 4),
        (["legion-b1"], 3, {"legion-b2": 1, "legion-b3": 1}, 3),
        (["legion-b1"], 5, {"legion-b2": 2, "legion-b3": 2}, 3),
        (["legion-b1"], 6, {"legion-b2": 2, "legion-b3": 2}, 2),
        (["legion-b1"], 10, {"legion-b2": 3, "legion-b3": 3}, 0),
        (["legion-b1", "legion-b2"], 2, {"legion-b3": 1}, 3),
    ],
)
def test_13_6_d_hits_of_heavy_guns_on_a_fortification(inside, hits, found, value):
    s = pair(forts={"C707": ["nationalist", 4, 0]}, inside=inside)
    s.log = Log()
    rolls = ((2,),) if found is None else ()
    dealt, _ = deal(s, hits, *rolls, attack="ART", caliber=105, heavy=True)
    assert dealt == ({"legion-b3": 1} if found is None else found)
    fort = s.forts.get(h(s, "C707"))
    assert (fort.value if fort else 0) == value
    assert who(s.inside) == (set(inside) if value else set())
    values = [e.data["value"] for e in s.log.events if e.kind == "dent"]
    assert values == sorted(set(values), reverse=True)  # each dent takes something away


@pytest.mark.rule("barricadas", "7.1-b", "14-c")
def test_7_1_b_hits_on_officers_alone():
    s = situation(
        formation=[
            {
                "officer": "nat-vazquez",
                "units": ["legion-b1"],
                "at": {"nat-vazquez": "C707", "legion-b1": "C712"},
            }
        ],
        at={"nat-caballero": "C707"},
    )
    c = h(s, "C707")
    toll = toll_of(s, c, c)
    one = fire.Shot("AP", c, 6, 0, (), 2, (n("nat-vazquez"), n("nat-caballero")), c)
    drive(fire.suffer(s, one, 1, toll))
    assert who(s.gone) == {"nat-vazquez", "nat-caballero"}
    assert toll.bereft == [0]
    assert toll.lost == {}


@pytest.mark.rule("barricadas", "5.5-k", "8.4.2-a")
def test_5_5_k_the_load_of_a_transport_loses_a_step_with_it():
    s = situation(
        formation=[rep("C705")],
        at={"rep-truck-x1": "C705"},
        load={"rep-infantry-h1": "rep-truck-x1", "rep-diez": "rep-truck-x1"},
        lost={"rep-infantry-h1": 1},
    )
    c = h(s, "C705")
    toll = toll_of(s, c, c)
    one = fire.Shot("AP", c, 6, 0, (), 2, (n("rep-truck-x1"),), c)
    drive(fire.suffer(s, one, 2, toll))
    assert s.lost == {n("rep-truck-x1"): 2, n("rep-infantry-h1"): 3}
    assert toll.lost == {n("rep-truck-x1"): 2, n("rep-infantry-h1"): 2}
    assert toll.hits == {n("rep-truck-x1"): 2, n("rep-infantry-h1"): 2}
    assert who(s.gone) == {"rep-infantry-h1"}
    gone = situation(
        formation=[rep("C705")],
        at={"rep-truck-x1": "C705"},
        load={"rep-infantry-h1": "rep-truck-x1"},
        lost={"rep-infantry-h1": 2},
    )
    toll = toll_of(gone, c, c)
    drive(fire.suffer(gone, one, 2, toll))
    assert toll.lost == {n("rep-truck-x1"): 2, n("rep-infantry-h1"): 1}


@pytest.mark.rule("barricadas", "13.2-e", "8.3-g", "8.3-i")
@pytest.mark.parametrize(
    ("wire", "dice", "gone"), [(True, (3, 4), True), (True, (4, 4), False), (False, (3, 4), False)]
)
def test_13_2_e_concentrated_shelling_destroys_wire(wire, dice, gone):
    s = situation(wire=["C706", "C707"])
    one = fire.Shot("ART", h(s, "C706"), 10, 0, (), 2, (), h(s, "C706"), wire=wire)
    drive(fire.shoot(s, one, "8.1.2-a"), dice)
    left = {"C707"} if gone else {"C706", "C707"}
    assert s.wire == sum(1 << h(s, code) for code in left)


@pytest.mark.rule("barricadas", "13.7-a", "13.7-b", "13.7-c", "13.7-d")
@pytest.mark.parametrize(
    ("hex_", "before", "changed", "hits", "die", "found"),
    [
        ("B707", 0, {}, 3, 6, 99),  # built up: nine
        ("B707", 0, {}, 2, 6, 2),
        ("B707", 1, {}, 2, 6, 99),
        ("B707", 1, {}, 2, 5, 3),
        ("B505", 0, {}, 1, 6, None),  # open ground
        ("B606", 0, {}, 1, 6, 99),  # houses here and there: seven
        ("B606", 0, {}, 1, 5, 1),
        ("B707", 0, {"attack": "AP"}, 3, 6, None),
        ("B707", 0, {"raw": 11}, 3, 6, None),
        ("B707", 0, {"rubble": False}, 3, 6, None),
    ],
)
def test_13_7_heavy_shelling_makes_rubble(hex_, before, changed, hits, die, found):
    s = situation(["B"], rubble=changed.get("rubble", True), rubble_at={hex_: before} if before else {})
    one = fire.Shot(changed.get("attack", "ART"), h(s, hex_), 12, 0, (), 2, (), 0, raw=changed.get("raw", 12))
    drive(fire.make_rubble(s, one, hits), *([(die,)] if found is not None else []))
    assert s.rubble.get(h(s, hex_)) == found


@pytest.mark.rule("barricadas", "10.3.3-a")
@pytest.mark.parametrize(
    ("routed", "changed", "found"),
    [
        ((), {}, []),
        (("legion-b1",), {}, ["legion-b1"]),
        (("nat-vazquez",), {}, []),
        (("legion-b1", "nat-vazquez"), {}, ["legion-b1", "nat-vazquez"]),
        (("legion-b1", "nat-vazquez"), {"at": {"nat-vazquez": "C708"}}, ["legion-b1"]),
        (
            ("legion-b1", "nat-vazquez"),
            {"at": {"nat-truck-x1": "C707"}, "load": {"nat-vazquez": "nat-truck-x1"}},
            ["legion-b1"],
        ),
        (("legion-b1", "rep-pernia"), {"at": {"rep-pernia": "C707"}}, ["legion-b1"]),
    ],
)
def test_10_3_3_a_the_routed_among_those_fired_at(routed, changed, found):
    s = pair(routed=list(routed), **changed)
    shot = fire.fire_shot(s, [n("rep-infantry-h1")], "AP", h(s, "C707"))
    assert [PIECES[u].id for u in fire._fleeing(s, shot)] == found


@pytest.mark.rule("barricadas", "10.3.3-a", "8.3-j")
def test_10_3_3_a_an_effect_without_hits_makes_the_routed_flee_on():
    s = pair(routed=["legion-b1"])
    shot = fire.fire_shot(s, [n("rep-infantry-h1"), n("rep-infantry-h2")], "AP", h(s, "C707"))
    toll = drive(fire.impact(s, shot, "8.3-g"), (6, 4)).value
    result = charts.effect(shot.column, 10 + shot.modifier)
    assert (result, toll.count) == (1, 0)
    assert toll.broken == [n("legion-b1")]
    none = drive(fire.impact(s, shot, "8.3-g"), (6, 6)).value
    assert none.broken == []


@pytest.mark.rule("barricadas", "8.3-g", "3.4-a")
def test_8_3_g_the_firing_side_rolls():
    s = pair(active="nationalist")
    shot = fire.fire_shot(s, [n("rep-infantry-h1")], "AP", h(s, "C707"))
    assert fire._roller(s, shot) == "republican"
    assert fire._roller(s, replace(shot, firers=())) == "nationalist"


@pytest.mark.rule("barricadas", "8-c")
def test_8_c_the_hexes_of_a_group_reach_one_further():
    s = situation(formation=[rep("C705", at={"rep-infantry-h2": "C702"})])
    near = fire.joined(s, [n("rep-infantry-h1"), n("rep-infantry-h2")])
    for code, inside in (("C705", True), ("C706", True), ("C704", True), ("C703", True), ("C707", False)):
        assert bool(near >> h(s, code) & 1) is inside
    assert not near >> h(s, "C101") & 1


@pytest.mark.rule("barricadas", "8.3-a", "8-c")
def test_8_3_a_from_the_corner_of_the_board_one_fires_as_from_elsewhere():
    s = situation(formation=[rep("C101"), nat("C102")])
    assert fire.targets(s, n("rep-infantry-h1")) == [(h(s, "C102"), "AP")]
    back = situation(formation=[rep("C102"), nat("C101")])
    assert fire.targets(back, n("rep-infantry-h1")) == [(h(back, "C101"), "AP")]


@pytest.mark.rule("barricadas", "8.3-e", "7.1-b")
def test_8_3_e_the_other_side_fires_by_the_same_rules():
    s = pair()
    shot = fire.fire_shot(s, [n("legion-b1")], "AP", h(s, "C705"))
    assert {PIECES[u].id for u in shot.victims} == set(REP["units"])
    mixed = fire.Shot("AP", h(s, "C705"), 6, 0, (), 2, (n("rep-infantry-h1"), n("rep-diez")), h(s, "C707"))
    drive(fire.suffer(s, mixed, 1, toll_of(s, h(s, "C705"), h(s, "C707"))))
    assert s.gone == 0  # an officer is not shot before his men
    assert s.lost == {n("rep-infantry-h1"): 1}


@pytest.mark.rule("barricadas", "10.3.3-a", "8.3-j")
@pytest.mark.parametrize(("where", "flees"), [("C707", True), ("C709", False)])
def test_10_3_3_a_those_flee_on_who_are_still_in_the_hex(where, flees):
    s = pair(routed=["legion-b1"])
    toll = toll_of(s, h(s, "C707"), h(s, "C705"))
    toll.broken = [n("legion-b1"), n("legion-a1")]
    place(s, n("legion-b1"), h(s, where))
    drive(fire.consequences(s, toll))
    assert (s.at[n("legion-b1")] != h(s, where)) is flees
