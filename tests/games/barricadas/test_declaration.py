"""9-a, 9-c, 9.6-b: who may assault what, and who may join."""

from __future__ import annotations

import pytest

from .account import SPARE, holds
from .table import NAT, REP, nat, rep, situation

TANKS = {"officer": "rep-arman", "units": ["rep-t26b-x1", "rep-t26b-x2"]}
RIDERS = {"officer": "rep-almagro", "units": ["rep-cavalry-cr1", "rep-cavalry-cr2", "rep-cavalry-cr3"]}
HORSES = {f"rep-cavalry-cr{i}": f"rep-horses-x{i}" for i in (1, 2, 3)}


def front(*formations, act=("rep-diez", *REP["units"]), side="republican", maps="C", **more):
    return situation(maps=[maps], formation=[*formations, *SPARE[maps]], active=side, act=[*act], **more)


def riders(*formations, mount="C706", **more):
    """Almagro's squadrons on horseback."""
    return front(
        {**RIDERS, "hex": mount},
        *formations,
        act=["rep-almagro", *RIDERS["units"]],
        load=HORSES,
        at={**dict.fromkeys(HORSES.values(), mount), **more.pop("at", {})},
        **more,
    )


@pytest.mark.rule("barricadas", "9-a", "9-c", "3.3.2-a", "5.5-g", "10.3.1-a", "5.2-a")
def test_who_may_assault_and_where():
    holds(
        front(
            rep(
                "C706",
                units=[*REP["units"], "rep-mmg-x1", "rep-75mm-x1", "rep-engineers-x1"],
                at={"rep-engineers-x1": "C606"},
            ),
            nat("C707", units=["legion-b1"]),
            {
                "officer": "rep-soler",
                "units": ["rep-infantry-i1", "rep-infantry-i2", "rep-infantry-i3"],
                "hex": "C608",
            },
            at={"rep-truck-x1": "C706", "nat-horses-x1": "C807"},
            load={"rep-infantry-h3": "rep-truck-x1"},
            routed=["rep-infantry-i2"],
            spent={"rep-infantry-h2": 8, "rep-infantry-i3": 2},
            began={"rep-infantry-h2": "C704"},
            used=["rep-engineers-x1"],
            act=[
                "rep-diez",
                *REP["units"],
                "rep-mmg-x1",
                "rep-75mm-x1",
                "rep-truck-x1",
                "rep-infantry-i2",
                "rep-engineers-x1",
            ],
        ),
        """
        ? republican act 3.3.2-b
        ! assault rep-diez C707: 9-a no-assault unit=rep-diez
        ! assault rep-mmg-x1 C707: 9-a no-assault unit=rep-mmg-x1
        ! assault rep-75mm-x1 C707: 9-a no-assault unit=rep-75mm-x1
        ! assault rep-truck-x1 C707: 9-a no-assault unit=rep-truck-x1
        ! assault rep-infantry-h3 C707: 5.5-g is-carried unit=rep-infantry-h3
        ! assault rep-infantry-i2 C707: 10.3.1-a is-routed unit=rep-infantry-i2
        ! assault rep-infantry-i1 C707: 3.3.2-a not-acting unit=rep-infantry-i1
        ! assault rep-engineers-x1 C707: 3.3.2-a not-acting unit=rep-engineers-x1
        ! assault rep-infantry-h2 C707: 5.2-a too-far cost=1 hex=C707 left=0
        ! assault rep-infantry-h1 C708: 9-c not-adjacent hex=C708 unit=rep-infantry-h1
        ! assault rep-infantry-h1 C705: 9-c nobody-there hex=C705
        ! assault rep-infantry-h1 C807: 9-c nobody-there hex=C807
        ! assault rep-infantry-h1 C709: 9-c not-adjacent hex=C709 unit=rep-infantry-h1
        ! assault legion-b1 C706: 3.3.1-a not-yours unit=legion-b1
        ! assault rep-infantry-k1 C707: 2.3-f no-piece unit=rep-infantry-k1
        * move rep-infantry-h1, fire rep-infantry-h1, prepare rep-infantry-h1, dig rep-infantry-h1, move
            rep-infantry-h2, move rep-infantry-h3, move rep-engineers-x1, double rep-engineers-x1, fire
            rep-engineers-x1, prepare rep-engineers-x1, dig rep-engineers-x1, move rep-mmg-x1, fire
            rep-mmg-x1, prepare rep-mmg-x1, dig rep-mmg-x1, move rep-75mm-x1, fire rep-75mm-x1, prepare
            rep-75mm-x1, dig rep-75mm-x1, move rep-truck-x1, direct rep-diez, move rep-diez, assault
            rep-infantry-h1 C707, assault rep-infantry-i3 C707, end
        > assault rep-infantry-i3 C707
        - assault 9-e hex=C707 units=rep-infantry-i3
        ? nationalist defend 9.2-d: volley legion-b1 C608:AP, hold
        > hold
        ~ morale 2 5
        - check 9.1-a morale=9 passed=True roll=7 unit=rep-infantry-i3
        ? nationalist defend-late 9.2-e: volley legion-b1 C608:AP, hold
        = fights 1
        = moved +rep-infantry-i3
        = used +rep-infantry-i3
        = began rep-infantry-i3=C608
        """,
    )


@pytest.mark.rule("barricadas", "5.8-a")
def test_in_the_dark_only_near_the_officer():
    holds(
        front(
            rep("C706", at={"rep-infantry-h2": "C807", "rep-diez": "C705", "rep-infantry-h3": "C708"}),
            nat("C707"),
            effects=[{"key": "rule_5_8_applies"}],
            spent={"rep-infantry-h3": 2},
            began={"rep-infantry-h3": "C709"},
        ),
        """
        ? republican act 3.3.2-b
        ! assault rep-infantry-h2 C707: 5.8-a dark unit=rep-infantry-h2
        > assault rep-infantry-h3 C707
        ? republican assault 9-e: join rep-infantry-h1, declare
        ! join rep-infantry-h2: 5.8-a dark unit=rep-infantry-h2
        > join rep-infantry-h1
        - assault 9-e hex=C707 units=rep-infantry-h3+rep-infantry-h1
        ? nationalist defend 9.2-d: volley legion-b1 C706:AP, volley legion-b1 C708:AP, volley legion-b2
            C706:AP, volley legion-b2 C708:AP, volley legion-b3 C706:AP, volley legion-b3 C708:AP, hold
        > hold
        ~ morale 2 5
        - check 9.1-a morale=8 passed=True roll=7 unit=rep-infantry-h3
        ~ morale 5 5
        - check 9.1-a morale=9 passed=False roll=10 unit=rep-infantry-h1
        ? nationalist defend-late 9.2-e: volley legion-b1 C708:AP, volley legion-b2 C708:AP, volley
            legion-b3 C708:AP, hold
        > hold
        ~ assault 4
        - melee 9.3-d attack=4 defense=12 hex=C707 modifier=0 odds=1:3 result=A2 roll=4
        - step-lost 9.3-d left=2 unit=rep-infantry-h3
        - step-lost 9.3-d left=1 unit=rep-infantry-h3
        ? republican retreat 9.3.1-g: fall C708, fall C808, fall C608
        > fall C708
        - retreat 9.3-d hex=C709 unit=rep-infantry-h3
        ~ morale 2 2
        - check 14-h morale=6 passed=True roll=4 unit=rep-infantry-h3
        ? republican act 3.3.2-b
        = fights 1
        = at rep-infantry-h3=C709
        = lost rep-infantry-h3=2
        = finished +legion-b1 +legion-b2 +legion-b3 +rep-infantry-h1 +rep-infantry-h3
        = moved +rep-infantry-h1 +rep-infantry-h3
        = used +rep-infantry-h1 +rep-infantry-h3
        = acting -rep-infantry-h1 -rep-infantry-h3
        = spent rep-infantry-h1=0
        = began rep-infantry-h1=C706
        """,
    )


@pytest.mark.rule("barricadas", "9.6-h", "9.4-a", "9.4-b", "9-a")
def test_afvs_assault_neither_vehicles_nor_lone_trucks():
    holds(
        front(
            {**TANKS, "hex": "C706"},
            nat("C607"),
            at={"nat-pz1a-x1": "C707", "nat-truck-x1": "C606", "nat-tamayo": "C705", "nat-truck-x2": "C607"},
            act=["rep-arman", *TANKS["units"]],
            spent={"rep-t26b-x2": 12},
            began={"rep-t26b-x2": "C706"},
        ),
        """
        ? republican act 3.3.2-b
        ! assault rep-t26b-x1 C707: 9.6-h afv-on-afv hex=C707
        ! assault rep-t26b-x1 C606: 9.4-a afv-on-transport hex=C606
        ! assault rep-t26b-x2 C607: 9.4-b afv-leave hex=C607 unit=rep-t26b-x2
        * move rep-t26b-x1, fire rep-t26b-x1, prepare rep-t26b-x1, move rep-t26b-x2, assault rep-t26b-x1
            C705, assault rep-t26b-x1 C607, assault rep-t26b-x2 C705, end
        > assault rep-t26b-x1 C607
        - assault 9-e hex=C607 units=rep-t26b-x1
        ? nationalist answer 9.4-d: strike legion-b1 rep-t26b-x1, strike legion-b2 rep-t26b-x1, strike
            legion-b3 rep-t26b-x1, hold
        = fights 1
        = moved +rep-t26b-x1
        = used +rep-t26b-x1
        = spent rep-t26b-x1=0
        = began rep-t26b-x1=C706
        """,
    )


@pytest.mark.rule("barricadas", "9.4-a", "9.6-h")
def test_afvs_assault_a_truck_that_is_not_alone_and_a_lone_officer():
    holds(
        front(
            {**TANKS, "hex": "C706"},
            at={
                "nat-pz1a-x1": "C707",
                "legion-a1": "C707",
                "nat-truck-x1": "C606",
                "nat-75mm-x1": "C606",
                "nat-tamayo": "C705",
            },
            act=["rep-arman", *TANKS["units"]],
            load={"nat-75mm-x1": "nat-truck-x1"},
        ),
        """
        ? republican act 3.3.2-b
        * move rep-t26b-x1, fire rep-t26b-x1, prepare rep-t26b-x1, move rep-t26b-x2, fire rep-t26b-x2,
            prepare rep-t26b-x2, assault rep-t26b-x1 C705, assault rep-t26b-x1 C707, assault rep-t26b-x2
            C705, assault rep-t26b-x2 C707, end
        """,
    )


@pytest.mark.rule("barricadas", "5.6-g", "5.6-k", "5.6-l", "5.6-m")
def test_riders_assault_only_by_a_charge():
    holds(
        riders(
            nat("C707", at={"legion-b2": "C807", "legion-b3": "C607"}),
            charged_before=["rep-cavalry-cr2"],
            spent={"rep-cavalry-cr3": 2},
            began={"rep-cavalry-cr3": "C705"},
        ),
        """
        ? republican act 3.3.2-b
        ! assault rep-cavalry-cr1 C807: 5.6-k no-charge-there hex=C807
        ! assault rep-cavalry-cr2 C707: 5.6-l charged-before unit=rep-cavalry-cr2
        ! assault rep-cavalry-cr3 C707: 5.6-m not-charging unit=rep-cavalry-cr3
        ! charge rep-cavalry-cr2: 5.6-l charged-before unit=rep-cavalry-cr2
        * move rep-cavalry-cr1, charge rep-cavalry-cr1, fire rep-cavalry-cr1, prepare rep-cavalry-cr1, move
            rep-cavalry-cr2, fire rep-cavalry-cr2, prepare rep-cavalry-cr2, move rep-cavalry-cr3, charge
            rep-cavalry-cr3, move rep-almagro, assault rep-cavalry-cr1 C707, assault rep-cavalry-cr1 C607,
            end
        > assault rep-cavalry-cr1 C707
        ? nationalist react 3.4-a: react legion-b2:AP, react legion-b3:AP, hold
        > hold
        - assault 9-e hex=C707 units=rep-cavalry-cr1
        ? nationalist defend 9.2-d: volley legion-b1 C706:AP, hold
        = fights 1
        = moved +rep-cavalry-cr1
        = charged +rep-cavalry-cr1
        = used +rep-cavalry-cr1
        = spent rep-cavalry-cr1=0
        = began rep-cavalry-cr1=C706
        """,
    )


@pytest.mark.rule("barricadas", "5.6-m", "9.5-a")
def test_riders_go_for_vehicles_without_a_charge():
    holds(
        riders(
            at={"nat-truck-x1": "C707", "nat-pz1a-x1": "C807"},
            charged_before=["rep-cavalry-cr2"],
            spent={"rep-cavalry-cr3": 2},
            began={"rep-cavalry-cr3": "C705"},
        ),
        """
        ? republican act 3.3.2-b
        * move rep-cavalry-cr1, charge rep-cavalry-cr1, fire rep-cavalry-cr1, prepare rep-cavalry-cr1, move
            rep-cavalry-cr2, fire rep-cavalry-cr2, prepare rep-cavalry-cr2, move rep-cavalry-cr3, charge
            rep-cavalry-cr3, move rep-almagro, assault rep-cavalry-cr1 C807, assault rep-cavalry-cr1 C707,
            assault rep-cavalry-cr2 C807, assault rep-cavalry-cr2 C707, assault rep-cavalry-cr3 C807,
            assault rep-cavalry-cr3 C707, end
        """,
    )


@pytest.mark.rule("barricadas", "5.6-m", "9.1-d")
def test_riders_and_men_on_foot_do_not_assault_together():
    holds(
        front(
            {**RIDERS, "hex": "C706"},
            nat("C707"),
            act=["rep-almagro", *RIDERS["units"]],
            load={"rep-cavalry-cr1": "rep-horses-x1", "rep-cavalry-cr3": "rep-horses-x3"},
            at={"rep-horses-x1": "C706", "rep-horses-x3": "C706"},
        ),
        """
        ? republican act 3.3.2-b
        ! charge rep-cavalry-cr2: 5.6-g not-mounted unit=rep-cavalry-cr2
        > assault rep-cavalry-cr1 C707
        ? republican assault 9-e: join rep-cavalry-cr3, declare
        ! join rep-cavalry-cr2: 5.6-m not-charging unit=rep-cavalry-cr2
        """,
    )


@pytest.mark.rule("barricadas", "5.6-m", "5.6-g", "9.1-d")
def test_who_charges_may_be_joined_by_who_charges():
    holds(
        riders(
            nat("C707"),
            charged=["rep-cavalry-cr1", "rep-cavalry-cr2"],
            spent={"rep-cavalry-cr1": 18, "rep-cavalry-cr2": 22, "rep-cavalry-cr3": 2},
            began={"rep-cavalry-cr1": "C703", "rep-cavalry-cr2": "C703", "rep-cavalry-cr3": "C705"},
        ),
        """
        ? republican act 3.3.2-b
        ! end: 5.6-g must-charge unit=rep-cavalry-cr1
        ! assault rep-cavalry-cr3 C707: 5.6-m not-charging unit=rep-cavalry-cr3
        > assault rep-cavalry-cr1 C707
        ? republican assault 9-e: join rep-cavalry-cr2, declare
        """,
    )


@pytest.mark.rule("barricadas", "9.4-a", "9.4-i", "9.1-d")
def test_three_tanks_from_one_hex_assault_and_no_more():
    holds(
        front(
            {
                "officer": "rep-arman",
                "units": [f"rep-t26b-x{i}" for i in (1, 2, 3, 4, 5)],
                "hex": "C706",
                "at": {"rep-t26b-x5": "C607"},
            },
            nat("C707"),
            {"officer": "rep-pogodin", "units": ["rep-bt5-x1"], "hex": "C706"},
            {"officer": "rep-novikov", "units": ["rep-ba6-x1"], "hex": "C706"},
            act=[
                "rep-arman",
                *(f"rep-t26b-x{i}" for i in (1, 2, 3, 4, 5)),
                "rep-pogodin",
                "rep-bt5-x1",
                "rep-ba6-x1",
            ],
        ),
        """
        ? republican act 3.3.2-b
        > assault rep-t26b-x1 C707
        ? republican assault 9-e: join rep-t26b-x2, join rep-t26b-x3, join rep-t26b-x4, join rep-bt5-x1,
            declare
        ! join rep-t26b-x5: 9.4-i one-hex unit=rep-t26b-x5
        ! join rep-ba6-x1: 9.1-d other-formation unit=rep-ba6-x1
        > join rep-bt5-x1
        ? republican assault 9-e: join rep-t26b-x2, join rep-t26b-x3, join rep-t26b-x4, declare
        > join rep-t26b-x2
        - assault 9-e hex=C707 units=rep-t26b-x1+rep-bt5-x1+rep-t26b-x2
        ? nationalist answer 9.4-d: strike legion-b1 rep-t26b-x1, strike legion-b1 rep-bt5-x1, strike
            legion-b1 rep-t26b-x2, strike legion-b2 rep-t26b-x1, strike legion-b2 rep-bt5-x1, strike
            legion-b2 rep-t26b-x2, strike legion-b3 rep-t26b-x1, strike legion-b3 rep-bt5-x1, strike
            legion-b3 rep-t26b-x2, hold
        = fights 1
        = moved +rep-bt5-x1 +rep-t26b-x1 +rep-t26b-x2
        = used +rep-bt5-x1 +rep-t26b-x1 +rep-t26b-x2
        = spent rep-bt5-x1=0 rep-t26b-x1=0 rep-t26b-x2=0
        = began rep-bt5-x1=C706 rep-t26b-x1=C706 rep-t26b-x2=C706
        """,
    )


@pytest.mark.rule("barricadas", "9.6-b", "9.1-d", "7.3-c", "9.4-b")
def test_armor_supports_infantry_from_where_it_began():
    holds(
        front(
            rep("C706", at={"rep-infantry-h3": "C607"}),
            {**TANKS, "hex": "C706"},
            {"officer": "rep-novikov", "units": ["rep-ba6-x1"], "hex": "C706"},
            {"officer": "rep-soler", "units": ["rep-infantry-i1"], "hex": "C706"},
            nat("C707"),
            act=[
                "rep-diez",
                *REP["units"],
                "rep-arman",
                *TANKS["units"],
                "rep-ba6-x1",
                "rep-soler",
                "rep-infantry-i1",
            ],
            spent={"rep-t26b-x2": 14},
            began={"rep-t26b-x2": "C705"},
        ),
        """
        ? republican act 3.3.2-b
        ! assault rep-t26b-x2 C707: 9.4-b afv-leave hex=C707 unit=rep-t26b-x2
        > assault rep-infantry-h1 C707
        ? republican assault 9-e: join rep-infantry-h2, join rep-infantry-h3, join rep-t26b-x1, declare
        ! join rep-infantry-i1: 9.1-d other-formation unit=rep-infantry-i1
        ! join rep-ba6-x1: 9.1-d other-formation unit=rep-ba6-x1
        ! join rep-t26b-x2: 9.6-b same-start unit=rep-t26b-x2
        > join rep-t26b-x1
        ? republican assault 9-e: join rep-infantry-h2, declare
        ! join rep-infantry-h3: 9.6-b same-start unit=rep-infantry-h3
        ! join rep-t26b-x2: 9.6-b same-start unit=rep-t26b-x2
        > join rep-infantry-h2
        - assault 9-e hex=C707 units=rep-infantry-h1+rep-t26b-x1+rep-infantry-h2
        ? nationalist defend 9.2-d: volley legion-b1 C706:AP, volley legion-b2 C706:AP, volley legion-b3
            C706:AP, strike legion-b1 rep-t26b-x1, strike legion-b2 rep-t26b-x1, strike legion-b3
            rep-t26b-x1, hold
        > hold
        ? nationalist defend-late 9.2-e: volley legion-b1 C706:AP, volley legion-b2 C706:AP, volley
            legion-b3 C706:AP, hold
        > hold
        ? republican lead 9.1-b: lead, stay
        > stay
        ~ assault 2
        - melee 9.3-d attack=16 defense=12 hex=C707 modifier=-1 odds=1:1 result=D1 roll=2
        ~ hit 2
        - step-lost 9.3-d left=2 unit=legion-b2
        ~ officer 4 1
        - officer-roll 7.1-d hits=1 roll=5 unit=nat-vazquez
        ? nationalist retreat 9.3.1-g: fall C808, fall C708
        > fall C808
        - retreat 9.3-d hex=C808 unit=legion-b1
        ? nationalist retreat 9.3.1-g: fall C808, fall C708
        > fall C808
        - retreat 9.3-d hex=C808 unit=legion-b2
        ? nationalist retreat 9.3.1-g: fall C808, fall C708
        > fall C808
        - retreat 9.3-d hex=C808 unit=legion-b3
        - retreat 9.3.1-g hex=C808 unit=nat-vazquez
        ~ morale 2 2
        - check-formation 14-b morale=9 passed=True roll=4 unit=nat-vazquez
        - taken 9.3-h hex=C707 units=rep-infantry-h1+rep-t26b-x1+rep-infantry-h2
        ? republican act 3.3.2-b
        = fights 1
        = at legion-b1=C808 legion-b2=C808 legion-b3=C808 nat-vazquez=C808 rep-arman=C707
            rep-infantry-h1=C707 rep-infantry-h2=C707 rep-t26b-x1=C707
        = lost legion-b2=1
        = finished +legion-b1 +legion-b2 +legion-b3 +rep-infantry-h1 +rep-infantry-h2 +rep-t26b-x1
        = moved +legion-b1 +legion-b2 +legion-b3 +nat-vazquez +rep-infantry-h1 +rep-infantry-h2 +rep-t26b-x1
        = used +rep-infantry-h1 +rep-infantry-h2 +rep-t26b-x1
        = acting -rep-infantry-h1 -rep-infantry-h2 -rep-t26b-x1
        = spent rep-infantry-h1=0 rep-infantry-h2=0 rep-t26b-x1=0
        = began rep-infantry-h1=C706 rep-infantry-h2=C706 rep-t26b-x1=C706
        """,
    )


@pytest.mark.rule("barricadas", "9.6-b", "9.1-d", "7.3-c")
def test_infantry_joins_tanks_of_its_coordination():
    holds(
        front(
            rep("C706", at={"rep-infantry-h3": "C607"}),
            {**TANKS, "hex": "C706"},
            {"officer": "rep-aldana", "units": ["rep-infantry-j1"], "hex": "C706"},
            nat("C707"),
            act=["rep-diez", *REP["units"], "rep-arman", *TANKS["units"], "rep-infantry-j1"],
        ),
        """
        ? republican act 3.3.2-b
        > assault rep-t26b-x1 C707
        ? republican assault 9-e: join rep-infantry-h1, join rep-infantry-h2, join rep-t26b-x2, declare
        ! join rep-infantry-h3: 9.6-b same-start unit=rep-infantry-h3
        ! join rep-infantry-j1: 9.1-d other-formation unit=rep-infantry-j1
        > join rep-infantry-h1
        ? republican assault 9-e: join rep-infantry-h2, join rep-t26b-x2, declare
        ! join rep-infantry-j1: 9.1-d other-formation unit=rep-infantry-j1
        > join rep-infantry-h2
        ? republican assault 9-e: join rep-t26b-x2, declare
        > join rep-t26b-x2
        - assault 9-e hex=C707 units=rep-t26b-x1+rep-infantry-h1+rep-infantry-h2+rep-t26b-x2
        ? nationalist defend 9.2-d: volley legion-b1 C706:AP, volley legion-b2 C706:AP, volley legion-b3
            C706:AP, strike legion-b1 rep-t26b-x1, strike legion-b1 rep-t26b-x2, strike legion-b2
            rep-t26b-x1, strike legion-b2 rep-t26b-x2, strike legion-b3 rep-t26b-x1, strike legion-b3
            rep-t26b-x2, hold
        > hold
        ? nationalist defend-late 9.2-e: volley legion-b1 C706:AP, volley legion-b2 C706:AP, volley
            legion-b3 C706:AP, hold
        > hold
        ~ assault 2
        - melee 9.3-d attack=16 defense=12 hex=C707 modifier=-1 odds=1:1 result=D1 roll=2
        ~ hit 2
        - step-lost 9.3-d left=2 unit=legion-b2
        ~ officer 4 1
        - officer-roll 7.1-d hits=1 roll=5 unit=nat-vazquez
        ? nationalist retreat 9.3.1-g: fall C808, fall C708
        > fall C808
        - retreat 9.3-d hex=C808 unit=legion-b1
        ? nationalist retreat 9.3.1-g: fall C808, fall C708
        > fall C808
        - retreat 9.3-d hex=C808 unit=legion-b2
        ? nationalist retreat 9.3.1-g: fall C808, fall C708
        > fall C808
        - retreat 9.3-d hex=C808 unit=legion-b3
        - retreat 9.3.1-g hex=C808 unit=nat-vazquez
        ~ morale 2 2
        - check-formation 14-b morale=9 passed=True roll=4 unit=nat-vazquez
        - taken 9.3-h hex=C707 units=rep-t26b-x1+rep-infantry-h1+rep-infantry-h2
        ? republican act 3.3.2-b
        = fights 1
        = at legion-b1=C808 legion-b2=C808 legion-b3=C808 nat-vazquez=C808 rep-arman=C707
            rep-infantry-h1=C707 rep-infantry-h2=C707 rep-t26b-x1=C707
        = lost legion-b2=1
        = finished +legion-b1 +legion-b2 +legion-b3 +rep-infantry-h1 +rep-infantry-h2 +rep-t26b-x1
            +rep-t26b-x2
        = moved +legion-b1 +legion-b2 +legion-b3 +nat-vazquez +rep-infantry-h1 +rep-infantry-h2 +rep-t26b-x1
            +rep-t26b-x2
        = used +rep-infantry-h1 +rep-infantry-h2 +rep-t26b-x1 +rep-t26b-x2
        = acting -rep-infantry-h1 -rep-infantry-h2 -rep-t26b-x1 -rep-t26b-x2
        = spent rep-infantry-h1=0 rep-infantry-h2=0 rep-t26b-x1=0 rep-t26b-x2=0
        = began rep-infantry-h1=C706 rep-infantry-h2=C706 rep-t26b-x1=C706 rep-t26b-x2=C706
        """,
    )


@pytest.mark.rule("barricadas", "9.5-a")
def test_against_vehicles_alone_nobody_joins():
    holds(
        front(rep("C706"), nat("C609"), at={"nat-truck-x1": "C707"}),
        """
        ? republican act 3.3.2-b
        > assault rep-infantry-h1 C707
        - assault 9-e hex=C707 units=rep-infantry-h1
        ~ morale 2 5
        - check 9.5-c morale=9 passed=True roll=7 unit=rep-infantry-h1
        ~ fire 5 5
        - fire 9.5-d attack=AP column=8 divisor=2 ff=5 firers=rep-infantry-h1 hex=C707 hits=0 modifier=0
            result=0 roll=10
        ? republican act 3.3.2-b
        = fights 1
        = finished +nat-truck-x1 +rep-infantry-h1
        = moved +rep-infantry-h1
        = used +rep-infantry-h1
        = acting -rep-infantry-h1
        = spent rep-infantry-h1=0
        = began rep-infantry-h1=C706
        """,
    )


@pytest.mark.rule("barricadas", "9.5-a", "9.6-h", "9.4-a", "9-c")
def test_nationalists_too_go_for_vehicles_alone():
    holds(
        front(
            nat("C706"),
            rep("C609"),
            {"officer": "nat-von-thoma", "units": ["nat-pz1a-x1", "nat-pz1a-x2"], "hex": "C706"},
            at={"rep-truck-x1": "C707", "rep-t26b-x1": "C806", "rep-infantry-i1": "C606"},
            side="nationalist",
            act=["nat-vazquez", *NAT["units"], "nat-von-thoma", "nat-pz1a-x1", "nat-pz1a-x2"],
        ),
        """
        ? nationalist act 3.3.2-b
        ! assault nat-pz1a-x1 C707: 9.4-a afv-on-transport hex=C707
        ! assault nat-pz1a-x1 C806: 9.6-h afv-on-afv hex=C806
        * move legion-b1, fire legion-b1, prepare legion-b1, dig legion-b1, move legion-b2, fire legion-b2,
            prepare legion-b2, dig legion-b2, move legion-b3, fire legion-b3, prepare legion-b3, dig
            legion-b3, move nat-pz1a-x1, fire nat-pz1a-x1, prepare nat-pz1a-x1, move nat-pz1a-x2, fire
            nat-pz1a-x2, prepare nat-pz1a-x2, move nat-vazquez, assault legion-b1 C806, assault legion-b1
            C707, assault legion-b1 C606, assault legion-b2 C806, assault legion-b2 C707, assault legion-b2
            C606, assault legion-b3 C806, assault legion-b3 C707, assault legion-b3 C606, assault
            nat-pz1a-x1 C606, assault nat-pz1a-x2 C606, end
        > assault legion-b1 C707
        - assault 9-e hex=C707 units=legion-b1
        ~ morale 2 5
        - check 9.5-c morale=9 passed=True roll=7 unit=legion-b1
        ~ fire 5 5
        - fire 9.5-d attack=AP column=9 divisor=2 ff=6 firers=legion-b1 hex=C707 hits=0 modifier=0 result=0
            roll=10
        ? nationalist act 3.3.2-b
        = fights 1
        = finished +legion-b1 +rep-truck-x1
        = moved +legion-b1
        = used +legion-b1
        = acting -legion-b1
        = spent legion-b1=0
        = began legion-b1=C706
        """,
    )


@pytest.mark.rule("barricadas", "9.4-b")
def test_an_afv_must_be_able_to_leave_past_the_enemy():
    holds(
        front(
            {**TANKS, "hex": "C807"},
            nat("C808", at={"legion-b2": "C907", "legion-b3": "C908"}),
            at={
                "legion-a1": "C809",
                "legion-a2": "C708",
                "legion-a3": "C707",
                "legion-c1": "C908",
                "legion-c2": "C907",
                "legion-c3": "C909",
            },
            act=["rep-arman", *TANKS["units"]],
            spent={"rep-t26b-x1": 8, "rep-t26b-x2": 4},
            began={"rep-t26b-x1": "C806", "rep-t26b-x2": "C806"},
        ),
        """
        ? republican act 3.3.2-b
        ! assault rep-t26b-x1 C808: 9.4-b afv-leave hex=C808 unit=rep-t26b-x1
        > assault rep-t26b-x2 C808
        - assault 9-e hex=C808 units=rep-t26b-x2
        ? nationalist answer 9.4-d: strike legion-b1 rep-t26b-x2, hold
        = fights 1
        = moved +rep-t26b-x2
        = used +rep-t26b-x2
        """,
    )


@pytest.mark.rule("barricadas", "9.4-b")
def test_an_afv_may_leave_by_a_side_without_enemies():
    holds(
        front(
            {**TANKS, "hex": "C807"},
            nat("C808"),
            at={"legion-a1": "C809", "legion-a2": "C708"},
            act=["rep-arman", *TANKS["units"]],
            spent={"rep-t26b-x1": 8, "rep-t26b-x2": 10},
            began={"rep-t26b-x1": "C806", "rep-t26b-x2": "C806"},
        ),
        """
        ? republican act 3.3.2-b
        > assault rep-t26b-x1 C808
        ? republican assault 9-e: join rep-t26b-x2, declare
        > declare
        - assault 9-e hex=C808 units=rep-t26b-x1
        ? nationalist answer 9.4-d: strike legion-b1 rep-t26b-x1, strike legion-b2 rep-t26b-x1, strike
            legion-b3 rep-t26b-x1, hold
        = fights 1
        = moved +rep-t26b-x1
        = used +rep-t26b-x1
        """,
    )


@pytest.mark.rule("barricadas", "9.4-b")
def test_a_panzer_must_be_able_to_leave_past_the_enemy():
    holds(
        front(
            {"officer": "nat-von-thoma", "units": ["nat-pz1a-x1"], "hex": "C807"},
            rep("C808", at={"rep-infantry-h2": "C907", "rep-infantry-h3": "C908"}),
            at={
                "rep-infantry-i1": "C809",
                "rep-infantry-i2": "C708",
                "rep-infantry-i3": "C707",
                "rep-infantry-j1": "C909",
            },
            side="nationalist",
            act=["nat-von-thoma", "nat-pz1a-x1"],
            spent={"nat-pz1a-x1": 8},
            began={"nat-pz1a-x1": "C806"},
        ),
        """
        ? nationalist act 3.3.2-b
        ! assault nat-pz1a-x1 C808: 9.4-b afv-leave hex=C808 unit=nat-pz1a-x1
        """,
    )


@pytest.mark.rule("barricadas", "12.9.1-d", "9-c")
def test_into_a_minor_river_an_assault_pays_the_other_ground_only():
    holds(
        front(
            rep("A604", at={"rep-infantry-h2": "A606"}),
            nat("A605"),
            maps="A",
            river="minor",
            spent={"rep-infantry-h1": 4, "rep-infantry-h3": 5},
            began={"rep-infantry-h1": "A602", "rep-infantry-h3": "A602"},
        ),
        """
        ? republican act 3.3.2-b
        ! assault rep-infantry-h3 A605: 5.2-a too-far cost=2 hex=A605 left=1.5
        * move rep-infantry-h1, move rep-infantry-h2, fire rep-infantry-h2, prepare rep-infantry-h2, dig
            rep-infantry-h2, move rep-infantry-h3, move rep-diez, assault rep-infantry-h1 A605, assault
            rep-infantry-h2 A605, end
        > assault rep-infantry-h1 A605
        ? republican assault 9-e: join rep-infantry-h2, declare
        """,
    )


@pytest.mark.rule("barricadas", "12.9.2-a", "9-c")
def test_a_major_river_is_closed_to_assaults():
    holds(
        front(rep("A604"), nat("A605"), maps="A", river="major"),
        """
        ? republican act 3.3.2-b
        ! assault rep-infantry-h1 A605: 12.9.2-a river-closed hex=A605
        """,
    )


@pytest.mark.rule("barricadas", "12.9.2-a", "12.9.2-b", "9-c")
def test_at_a_ford_of_a_major_river_they_may_assault():
    holds(
        front(rep("A604"), nat("A605"), maps="A", river="major", fords=["A605"]),
        """
        ? republican act 3.3.2-b
        > assault rep-infantry-h1 A605
        ? republican assault 9-e: join rep-infantry-h2, join rep-infantry-h3, declare
        """,
    )
