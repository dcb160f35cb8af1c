"""Chapter 9: whole close assaults, from the declaration to the morale of the beaten."""

from __future__ import annotations

import pytest

from .account import SPARE, holds
from .table import NAT, REP, nat, rep, situation

TANKS = {"officer": "rep-arman", "units": ["rep-t26b-x1", "rep-t26b-x2"]}
PANZERS = {"officer": "nat-von-thoma", "units": ["nat-pz1a-x1", "nat-pz1a-x2"]}


def front(*formations, side="republican", act=(), maps="C", **more):
    """Díez's infantry next to Vázquez's legion, or other formations; one side to act."""
    own = ["rep-diez", *REP["units"]] if side == "republican" else ["nat-vazquez", *NAT["units"]]
    given = formations or (rep("C706"), nat("C707"))
    return situation(maps=[maps], formation=[*given, *SPARE[maps]], active=side, act=[*(act or own)], **more)


@pytest.mark.rule(
    "barricadas", "9-e", "9-f", "9-g", "9.2-a", "9.2-b", "9.2-d", "9.2-e", "9.2-f", "9.1-a", "8.3-k"
)
def test_the_defenders_fire_by_formations_at_launching_hexes():
    holds(
        front(
            rep("C706", at={"rep-infantry-h3": "C607"}),
            nat("C707", units=["legion-b1", "legion-b2", "nat-mmg-x1", "nat-75mm-x1"]),
            {
                "officer": "nat-tamayo",
                "units": ["legion-a1", "legion-a2"],
                "hex": "C707",
                "at": {"legion-a2": "C708"},
            },
            reaction=["legion-b1", "legion-a1"],
            at={"nat-truck-x1": "C707"},
        ),
        """
        ? republican act 3.3.2-b
        > assault rep-infantry-h1 C707
        ? republican assault 9-e: join rep-infantry-h2, join rep-infantry-h3, declare
        ! join rep-infantry-h1: 9.1-d already unit=rep-infantry-h1
        ! join rep-infantry-l1: 3.3.2-a not-acting unit=rep-infantry-l1
        > join rep-infantry-h2
        ? republican assault 9-e: join rep-infantry-h3, declare
        > join rep-infantry-h3
        ? nationalist react 3.4-a: react legion-a2:AP, hold
        > hold
        - assault 9-e hex=C707 units=rep-infantry-h1+rep-infantry-h2+rep-infantry-h3
        ? nationalist defend 9.2-d: volley legion-b1 C607:AP, volley legion-b1 C706:AP, volley legion-b2
            C607:AP, volley legion-b2 C706:AP, volley nat-mmg-x1 C607:AP, volley nat-mmg-x1 C706:AP, volley
            nat-75mm-x1 C607:ART, volley nat-75mm-x1 C706:ART, volley legion-a1 C607:AP, volley legion-a1
            C706:AP, hold
        ! volley legion-a2 C706:AP: 9.2-a not-assaulted unit=legion-a2
        ! volley rep-infantry-h1 C706:AP: 9.2-a not-yours unit=rep-infantry-h1
        ! volley legion-b1 C706:AT: 8-a no-factor attack=AT unit=legion-b1
        ! volley nat-truck-x1 C706:AP: 8-a no-factor attack=AP unit=nat-truck-x1
        ! volley nat-75mm-x1 C706:AT: 8-a not-affected attack=AT hex=C706
        ! volley legion-b1 C708:AP: 9-f no-launch hex=C708
        ! strike legion-b1 rep-infantry-h1: 9.6-e no-such-tank unit=rep-infantry-h1
        ! strike nat-mmg-x1 rep-infantry-h1: 9.6-e no-strike unit=nat-mmg-x1
        > volley legion-b1 C706:AP
        ? nationalist react-group 9-f: join legion-b2, join nat-mmg-x1, shoot
        ! join legion-b1: 9-f already unit=legion-b1
        ! join legion-a1: 9.2-f other-formation unit=legion-a1
        ! join legion-a2: 9.2-a not-assaulted unit=legion-a2
        ! join nat-75mm-x1: 8-a no-factor attack=AP unit=nat-75mm-x1
        > join nat-mmg-x1
        ? nationalist react-group 9-f: join legion-b2, shoot
        > shoot
        ~ fire 6 5
        - fire 9.2-d attack=AP column=9 divisor=2 ff=9 firers=legion-b1+nat-mmg-x1 hex=C706 hits=0
            modifier=-2 result=1 roll=11
        ? nationalist defend 9.2-d: volley legion-b2 C607:AP, volley legion-b2 C706:AP, volley nat-75mm-x1
            C607:ART, volley nat-75mm-x1 C706:ART, volley legion-a1 C607:AP, volley legion-a1 C706:AP, hold
        ! volley nat-mmg-x1 C607:AP: 9-g has-fired unit=nat-mmg-x1
        > volley legion-a1 C607:AP
        ~ fire 4 4
        - fire 9.2-d attack=AP column=6 divisor=2 ff=6 firers=legion-a1 hex=C607 hits=0 modifier=-1 result=1
            roll=8
        ? nationalist defend 9.2-d: volley legion-b2 C607:AP, volley legion-b2 C706:AP, volley nat-75mm-x1
            C607:ART, volley nat-75mm-x1 C706:ART, hold
        > hold
        ~ morale 2 2
        - check 9.1-a morale=9 passed=True roll=4 unit=rep-infantry-h1
        ~ morale 6 6
        - check 9.1-a morale=9 passed=False roll=12 unit=rep-infantry-h2
        ~ morale 2 3
        - check 9.1-a morale=9 passed=True roll=5 unit=rep-infantry-h3
        ? republican lead 9.1-b: lead, stay
        > stay
        ~ assault 1
        - melee 9.3-d attack=8 defense=16 hex=C707 modifier=0 odds=1:2 result=DR roll=1
        - eliminated 9.1.1-a unit=nat-75mm-x1
        ? nationalist retreat 9.3.1-g: fall C807, fall C808, fall C708, fall C608
        > fall C807
        - retreat 9.3-d hex=C807 unit=legion-b1
        ? nationalist retreat 9.3.1-g: fall C807, fall C808, fall C708, fall C608
        > fall C807
        - retreat 9.3-d hex=C807 unit=legion-b2
        ? nationalist retreat 9.3.1-g: fall C807, fall C808, fall C708, fall C608
        > fall C807
        - retreat 9.3-d hex=C807 unit=nat-mmg-x1
        ? nationalist retreat 9.3.1-g: fall C807, fall C808, fall C708, fall C608
        > fall C807
        - retreat 9.3-d hex=C906 unit=legion-a1
        ? nationalist retreat 9.3.1-g: fall C807, fall C808, fall C708, fall C608
        > fall C807
        - retreat 9.3-d hex=C807 unit=nat-truck-x1
        ? nationalist retreat 9.3.1-g: fall C807, fall C906
        > fall C807
        - retreat 9.3.1-g hex=C807 unit=nat-vazquez
        ? nationalist retreat 9.3.1-g: fall C807, fall C906
        > fall C807
        - retreat 9.3.1-g hex=C807 unit=nat-tamayo
        ~ morale 2 6
        - check-formation 14-b morale=9 passed=True roll=8 unit=nat-vazquez
        ~ morale 2 2
        - check-formation 14-a morale=9 passed=True roll=4 unit=nat-vazquez
        ~ morale 4 6
        - check 14-h morale=8 passed=False roll=10 unit=legion-a1
        - rout 10.2-d hex=C906 unit=legion-a1
        ? nationalist rout 10.3.2-b: flee C1007, flee C907
        > flee C1007
        ? nationalist rout 10.3.2-b: flee C1107, flee C1008, flee C907
        > flee C1107
        ? nationalist rout 10.3.2-b: flee C1208, flee C1108, flee C1008
        > flee C1208
        - fled 10.3.2-a hex=C1208 unit=legion-a1
        - taken 9.3-h hex=C707 units=rep-infantry-h1+rep-infantry-h3
        ? republican act 3.3.2-b
        = fights 1
        = fired 2
        = at legion-a1=C1208 legion-b1=C807 legion-b2=C807 nat-75mm-x1= nat-mmg-x1=C807 nat-tamayo=C807
            nat-truck-x1=C807 nat-vazquez=C807 rep-infantry-h1=C707 rep-infantry-h3=C707
        = lost nat-75mm-x1=3
        = gone +nat-75mm-x1
        = finished +legion-a1 +legion-b1 +legion-b2 +nat-75mm-x1 +nat-mmg-x1 +nat-truck-x1 +rep-infantry-h1
            +rep-infantry-h2 +rep-infantry-h3
        = reaction -legion-a1 -legion-b1
        = routed +legion-a1
        = moved +legion-a1 +legion-b1 +legion-b2 +nat-mmg-x1 +nat-tamayo +nat-truck-x1 +nat-vazquez
            +rep-infantry-h1 +rep-infantry-h2 +rep-infantry-h3
        = used +rep-infantry-h1 +rep-infantry-h2 +rep-infantry-h3
        = acting -rep-infantry-h1 -rep-infantry-h2 -rep-infantry-h3
        = spent rep-infantry-h1=0 rep-infantry-h2=0 rep-infantry-h3=0
        = began rep-infantry-h1=C706 rep-infantry-h2=C706 rep-infantry-h3=C607
        """,
    )


@pytest.mark.rule("barricadas", "9.2-e", "9.2-d", "9-g", "9.3-d", "9.3-f", "9.3.1-a", "14-b")
def test_late_fire_meets_only_those_who_passed():
    holds(
        front(rep("C706", at={"rep-infantry-h3": "C607"}), nat("C707"), at={"rep-camarada-ruiz": "C706"}),
        """
        ? republican act 3.3.2-b
        > assault rep-infantry-h1 C707
        ? republican assault 9-e: join rep-infantry-h2, join rep-infantry-h3, declare
        > join rep-infantry-h3
        ? republican assault 9-e: join rep-infantry-h2, declare
        > declare
        - assault 9-e hex=C707 units=rep-infantry-h1+rep-infantry-h3
        ? nationalist defend 9.2-d: volley legion-b1 C607:AP, volley legion-b1 C706:AP, volley legion-b2
            C607:AP, volley legion-b2 C706:AP, volley legion-b3 C607:AP, volley legion-b3 C706:AP, hold
        > volley legion-b1 C607:AP
        ? nationalist react-group 9-f: join legion-b2, join legion-b3, shoot
        > join legion-b2
        ? nationalist react-group 9-f: join legion-b3, shoot
        > shoot
        ~ fire 5 6
        - fire 9.2-d attack=AP column=6 divisor=2 ff=6 firers=legion-b1+legion-b2 hex=C607 hits=0
            modifier=-1 result=0 roll=11
        ? nationalist defend 9.2-d: volley legion-b3 C607:AP, volley legion-b3 C706:AP, hold
        > hold
        ~ morale 2 2
        - check 9.1-a morale=9 passed=True roll=4 unit=rep-infantry-h1
        ~ morale 2 2
        - check 9.1-a morale=9 passed=True roll=4 unit=rep-infantry-h3
        ? nationalist defend-late 9.2-e: volley legion-b3 C706:AP, hold
        ! volley legion-b3 C607:AP: 9-g shelled hex=C607
        ! volley legion-b1 C706:AP: 9-g has-fired unit=legion-b1
        > volley legion-b3 C706:AP
        ~ fire 3 3
        - fire 9.2-e attack=AP column=3 divisor=2 ff=3 firers=legion-b3 hex=C706 hits=0 modifier=-1 result=1
            roll=6
        ? republican lead 9.1-b: lead, stay
        > stay
        ~ assault 6
        - melee 9.3-d attack=8 defense=12 hex=C707 modifier=0 odds=1:1.5 result=A2 roll=6
        - step-lost 9.3-d left=2 unit=rep-infantry-h1
        - step-lost 9.3-d left=2 unit=rep-infantry-h3
        ? republican retreat 9.3.1-g: fall C706, fall C607, fall C807
        > fall C706
        - retreat 9.3-d hex=C705 unit=rep-infantry-h1
        ? republican retreat 9.3.1-g: fall C607, fall C608, fall C706
        > fall C607
        - retreat 9.3-d hex=C506 unit=rep-infantry-h3
        ~ morale 1 5
        - check-formation 14-b morale=9 passed=True roll=6 unit=rep-diez
        ? republican act 3.3.2-b
        = fights 1
        = fired 2
        = at rep-infantry-h1=C705 rep-infantry-h3=C506
        = lost rep-infantry-h1=1 rep-infantry-h3=1
        = finished +legion-b1 +legion-b2 +legion-b3 +rep-infantry-h1 +rep-infantry-h3
        = moved +rep-infantry-h1 +rep-infantry-h3
        = used +rep-infantry-h1 +rep-infantry-h3
        = acting -rep-infantry-h1 -rep-infantry-h3
        = spent rep-infantry-h1=0 rep-infantry-h3=0
        = began rep-infantry-h1=C706 rep-infantry-h3=C607
        """,
    )


@pytest.mark.rule("barricadas", "9.3-d", "9.3-e", "9.3-f", "9.3.1-a", "14-b", "14-a", "7.1-d")
def test_the_attackers_are_beaten_and_go_back():
    holds(
        front(lost={"rep-infantry-h2": 2}),
        """
        ? republican act 3.3.2-b
        > assault rep-infantry-h1 C707
        ? republican assault 9-e: join rep-infantry-h2, join rep-infantry-h3, declare
        > join rep-infantry-h2
        ? republican assault 9-e: join rep-infantry-h3, declare
        > join rep-infantry-h3
        - assault 9-e hex=C707 units=rep-infantry-h1+rep-infantry-h2+rep-infantry-h3
        ? nationalist defend 9.2-d: volley legion-b1 C706:AP, volley legion-b2 C706:AP, volley legion-b3
            C706:AP, hold
        > hold
        ~ morale 2 2
        - check 9.1-a morale=9 passed=True roll=4 unit=rep-infantry-h1
        ~ morale 2 2
        - check 9.1-a morale=7 passed=True roll=4 unit=rep-infantry-h2
        ~ morale 2 2
        - check 9.1-a morale=9 passed=True roll=4 unit=rep-infantry-h3
        ? nationalist defend-late 9.2-e: volley legion-b1 C706:AP, volley legion-b2 C706:AP, volley
            legion-b3 C706:AP, hold
        > hold
        ? republican lead 9.1-b: lead, stay
        > lead
        ~ assault 6
        - melee 9.3-d attack=10 defense=12 hex=C707 modifier=0 odds=1:1.5 result=A2 roll=6
        - step-lost 9.3-d left=2 unit=rep-infantry-h1
        - step-lost 9.3-d left=2 unit=rep-infantry-h3
        ~ officer 1 1
        - officer-roll 7.1-d hits=2 roll=2 unit=rep-diez
        - eliminated 7.1-d unit=rep-diez
        ? republican retreat 9.3.1-g: fall C706, fall C607, fall C807
        > fall C706
        - retreat 9.3-d hex=C705 unit=rep-infantry-h1
        ? republican retreat 9.3.1-g: fall C706, fall C607, fall C807
        > fall C706
        - retreat 9.3-d hex=C705 unit=rep-infantry-h2
        ? republican retreat 9.3.1-g: fall C706, fall C607, fall C807
        > fall C706
        - retreat 9.3-d hex=C705 unit=rep-infantry-h3
        ~ morale 1 5
        - check-formation 14-c morale=7 passed=True roll=6 unit=rep-infantry-h1
        ~ morale 2 6
        - check-formation 14-b morale=7 passed=False roll=8 unit=rep-infantry-h1
        ? republican rout-stack 10.3.2-b: together, apart
        > together
        - rout 10.1-c hex=C705 unit=rep-infantry-h1
        - rout 10.1-c hex=C705 unit=rep-infantry-h2
        - rout 10.1-c hex=C705 unit=rep-infantry-h3
        ? republican rout 10.3.2-b: flee C605, flee C704, flee C805
        > flee C605
        ? republican rout 10.3.2-b: flee C504, flee C604, flee C704
        > flee C504
        ? republican rout 10.3.2-b: flee C404, flee C503, flee C604
        > flee C404
        - fled 10.3.2-a hex=C404 unit=rep-infantry-h1
        - fled 10.3.2-a hex=C404 unit=rep-infantry-h2
        - fled 10.3.2-a hex=C404 unit=rep-infantry-h3
        ~ morale 2 2
        - check-formation 14-e morale=7 passed=True roll=4 unit=rep-infantry-h1
        ? nationalist activate 3.3.1-a
        = active 1
        = fights 1
        = at rep-diez= rep-infantry-h1=C404 rep-infantry-h2=C404 rep-infantry-h3=C404
        = lost rep-infantry-h1=1 rep-infantry-h3=1
        = gone +rep-diez
        = finished +legion-b1 +legion-b2 +legion-b3 +rep-diez +rep-infantry-h1 +rep-infantry-h2
            +rep-infantry-h3
        = out +rep-infantry-h1 +rep-infantry-h2 +rep-infantry-h3
        = routed +rep-infantry-h1 +rep-infantry-h2 +rep-infantry-h3
        = moved +rep-infantry-h1 +rep-infantry-h2 +rep-infantry-h3
        = acting -rep-diez -rep-infantry-h1 -rep-infantry-h2 -rep-infantry-h3
        = leaders
        """,
    )


@pytest.mark.rule("barricadas", "9.3-f", "14-h", "9.1-b", "9.3.1-a")
def test_a_lone_attacker_is_beaten_and_checks_alone():
    holds(
        front(rep("C706", units=["rep-infantry-h1"]), nat("C707"), act=["rep-diez", "rep-infantry-h1"]),
        """
        ? republican act 3.3.2-b
        > assault rep-infantry-h1 C707
        - assault 9-e hex=C707 units=rep-infantry-h1
        ? nationalist defend 9.2-d: volley legion-b1 C706:AP, volley legion-b2 C706:AP, volley legion-b3
            C706:AP, hold
        > hold
        ~ morale 2 2
        - check 9.1-a morale=9 passed=True roll=4 unit=rep-infantry-h1
        ? nationalist defend-late 9.2-e: volley legion-b1 C706:AP, volley legion-b2 C706:AP, volley
            legion-b3 C706:AP, hold
        > hold
        ? republican lead 9.1-b: lead, stay
        > stay
        ~ assault 6
        - melee 9.3-d attack=4 defense=12 hex=C707 modifier=0 odds=1:3 result=A2 roll=6
        - step-lost 9.3-d left=2 unit=rep-infantry-h1
        - step-lost 9.3-d left=1 unit=rep-infantry-h1
        ? republican retreat 9.3.1-g: fall C706, fall C607, fall C807
        > fall C706
        - retreat 9.3-d hex=C705 unit=rep-infantry-h1
        ~ morale 6 6
        - check 14-h morale=6 passed=False roll=12 unit=rep-infantry-h1
        - eliminated 10.2-d unit=rep-infantry-h1
        ? republican act 3.3.2-b
        = fights 1
        = at rep-infantry-h1=
        = lost rep-infantry-h1=3
        = gone +rep-infantry-h1
        = finished +legion-b1 +legion-b2 +legion-b3
        = moved +rep-infantry-h1
        = used +rep-infantry-h1
        = acting -rep-infantry-h1
        = began rep-infantry-h1=C706
        """,
    )


@pytest.mark.rule("barricadas", "9.1-a", "9-h")
def test_nobody_passes_and_nothing_is_fought():
    holds(
        front(),
        """
        ? republican act 3.3.2-b
        > assault rep-infantry-h1 C707
        ? republican assault 9-e: join rep-infantry-h2, join rep-infantry-h3, declare
        > join rep-infantry-h2
        ? republican assault 9-e: join rep-infantry-h3, declare
        > declare
        - assault 9-e hex=C707 units=rep-infantry-h1+rep-infantry-h2
        ? nationalist defend 9.2-d: volley legion-b1 C706:AP, volley legion-b2 C706:AP, volley legion-b3
            C706:AP, hold
        > hold
        ~ morale 6 6
        - check 9.1-a morale=9 passed=False roll=12 unit=rep-infantry-h1
        ~ morale 6 5
        - check 9.1-a morale=9 passed=False roll=11 unit=rep-infantry-h2
        ? republican act 3.3.2-b
        = fights 1
        = finished +rep-infantry-h1 +rep-infantry-h2
        = moved +rep-infantry-h1 +rep-infantry-h2
        = used +rep-infantry-h1 +rep-infantry-h2
        = acting -rep-infantry-h1 -rep-infantry-h2
        = spent rep-infantry-h1=0 rep-infantry-h2=0
        = began rep-infantry-h1=C706 rep-infantry-h2=C706
        """,
    )


@pytest.mark.rule("barricadas", "9-b", "9-e", "9.3-h", "9.1-b", "9.3.1-b", "9.3.1-g", "9.1.1-a", "14-b")
def test_nationalists_assault_and_win_the_hex():
    holds(
        front(
            nat("C707"),
            rep("C706", units=["rep-infantry-h1", "rep-infantry-h2", "rep-75mm-x1"]),
            side="nationalist",
            at={"rep-truck-x1": "C706", "rep-camarada-ruiz": "C706"},
            positions={"C706": "republican"},
            inside=["rep-infantry-h1"],
            works={"rep-infantry-h2": ["position", "C706", 1]},
        ),
        """
        ? nationalist act 3.3.2-b
        > assault legion-b1 C706
        ? nationalist assault 9-e: join legion-b2, join legion-b3, declare
        > join legion-b2
        ? nationalist assault 9-e: join legion-b3, declare
        > join legion-b3
        - assault 9-e hex=C706 units=legion-b1+legion-b2+legion-b3
        ? republican defend 9.2-d: volley rep-infantry-h1 C707:AP, volley rep-infantry-h2 C707:AP, volley
            rep-75mm-x1 C707:ART, hold
        ! volley rep-truck-x1 C707:AP: 8-a no-factor attack=AP unit=rep-truck-x1
        ! volley rep-75mm-x1 C707:AP: 8-a no-factor attack=AP unit=rep-75mm-x1
        > volley rep-infantry-h1 C707:AP
        ? republican react-group 9-f: join rep-infantry-h2, shoot
        > shoot
        ~ fire 5 5
        - fire 9.2-d attack=AP column=3 divisor=2 ff=3 firers=rep-infantry-h1 hex=C707 hits=0 modifier=-2
            result=0 roll=10
        ? republican defend 9.2-d: volley rep-infantry-h2 C707:AP, volley rep-75mm-x1 C707:ART, hold
        > hold
        ~ morale 2 2
        - check 9.1-a morale=9 passed=True roll=4 unit=legion-b1
        ~ morale 2 2
        - check 9.1-a morale=9 passed=True roll=4 unit=legion-b2
        ~ morale 2 2
        - check 9.1-a morale=9 passed=True roll=4 unit=legion-b3
        ? nationalist lead 9.1-b: lead, stay
        > lead
        ~ assault 1
        - melee 9.3-d attack=12 defense=9 hex=C706 modifier=0 odds=1:1 result=D1 roll=1
        ~ hit 1
        - step-lost 9.3-d left=2 unit=rep-infantry-h2
        - eliminated 9.1.1-a unit=rep-75mm-x1
        ~ officer 2 6
        - officer-roll 7.1-d hits=1 roll=8 unit=rep-diez
        ~ officer 2 2
        - officer-roll 7.1-d hits=1 roll=4 unit=rep-camarada-ruiz
        ? republican retreat 9.3.1-g: fall C705, fall C806, fall C606
        > fall C705
        - retreat 9.3-d hex=C705 unit=rep-infantry-h1
        ? republican retreat 9.3.1-g: fall C705, fall C806, fall C606
        > fall C705
        - retreat 9.3-d hex=C705 unit=rep-infantry-h2
        ? republican retreat 9.3.1-g: fall C705, fall C806, fall C606
        > fall C705
        - retreat 9.3-d hex=C705 unit=rep-truck-x1
        - retreat 9.3.1-g hex=C705 unit=rep-diez
        - retreat 9.3.1-g hex=C705 unit=rep-camarada-ruiz
        ~ morale 4 6
        - check-formation 14-b morale=8 passed=False roll=10 unit=rep-diez
        ? republican rout-stack 10.3.2-b: together, apart
        > together
        - rout 10.1-c hex=C705 unit=rep-infantry-h1
        - rout 10.1-c hex=C705 unit=rep-infantry-h2
        ? republican rout 10.3.2-b: flee C605, flee C704, flee C805
        > flee C605
        ? republican rout 10.3.2-b: flee C504, flee C604, flee C704
        > flee C504
        ? republican rout 10.3.2-b: flee C404, flee C503, flee C604
        > flee C404
        - fled 10.3.2-a hex=C404 unit=rep-infantry-h1
        - fled 10.3.2-a hex=C404 unit=rep-infantry-h2
        - rout 10.2-e hex=C705 unit=rep-diez
        ? republican rout 10.3.2-b: flee C605, flee C704, flee C805
        > flee C605
        ? republican rout 10.3.2-b: flee C504, flee C604, flee C704
        > flee C504
        ? republican rout 10.3.2-b: flee C404, flee C503, flee C604
        > flee C404
        - fled 10.3.2-a hex=C404 unit=rep-diez
        ~ morale 2 3
        - check-formation 14-a morale=7 passed=True roll=5 unit=rep-diez
        - taken 9.3-h hex=C706 units=legion-b1+legion-b2+legion-b3+nat-vazquez
        ? republican activate 3.3.1-a
        = active 0
        = fights 1
        = fired 1
        = at legion-b1=C706 legion-b2=C706 legion-b3=C706 nat-vazquez=C706 rep-75mm-x1=
            rep-camarada-ruiz=C705 rep-diez=C404 rep-infantry-h1=C404 rep-infantry-h2=C404 rep-truck-x1=C705
        = lost rep-75mm-x1=3 rep-infantry-h2=1
        = works rep-infantry-h2=
        = gone +rep-75mm-x1
        = finished +legion-b1 +legion-b2 +legion-b3 +nat-vazquez +rep-75mm-x1 +rep-infantry-h1
            +rep-infantry-h2 +rep-truck-x1
        = out +rep-infantry-h1 +rep-infantry-h2
        = routed +rep-diez +rep-infantry-h1 +rep-infantry-h2
        = moved +legion-b1 +legion-b2 +legion-b3 +rep-camarada-ruiz +rep-diez +rep-infantry-h1
            +rep-infantry-h2 +rep-truck-x1
        = inside -rep-infantry-h1
        = acting -legion-b1 -legion-b2 -legion-b3 -nat-vazquez
        = leaders
        = positions C706=
        """,
    )


@pytest.mark.rule("barricadas", "9-d", "9.5-a", "9.5-c", "9.5-d", "9.3-h")
def test_afvs_may_stand_apart_and_be_gone_for_at_once():
    holds(
        front(
            nat("C707"),
            rep("C706", units=["rep-infantry-h1"], at={"rep-t26b-x1": "C706", "rep-t26b-x2": "C706"}),
            side="nationalist",
        ),
        """
        ? nationalist act 3.3.2-b
        > assault legion-b1 C706
        ? nationalist assault 9-e: join legion-b2, join legion-b3, declare
        > join legion-b2
        ? nationalist assault 9-e: join legion-b3, declare
        > join legion-b3
        - assault 9-e hex=C706 units=legion-b1+legion-b2+legion-b3
        ? republican stand 9-d: support, apart
        > apart
        ? republican defend 9.2-d: volley rep-infantry-h1 C707:AP, hold
        ! volley rep-t26b-x1 C707:AP: 9-d stands-apart unit=rep-t26b-x1
        > volley rep-infantry-h1 C707:AP
        ~ fire 6 5
        - fire 9.2-d attack=AP column=3 divisor=2 ff=3 firers=rep-infantry-h1 hex=C707 hits=0 modifier=-2
            result=0 roll=11
        ~ morale 2 2
        - check 9.1-a morale=9 passed=True roll=4 unit=legion-b1
        ~ morale 2 2
        - check 9.1-a morale=9 passed=True roll=4 unit=legion-b2
        ~ morale 2 2
        - check 9.1-a morale=9 passed=True roll=4 unit=legion-b3
        ? nationalist lead 9.1-b: lead, stay
        > stay
        ~ assault 1
        - melee 9.3-d attack=12 defense=4 hex=C706 modifier=0 odds=3:1 result=D2 roll=1
        - step-lost 9.3-d left=2 unit=rep-infantry-h1
        - step-lost 9.3-d left=1 unit=rep-infantry-h1
        ~ officer 5 5
        - officer-roll 7.1-d hits=2 roll=10 unit=rep-diez
        ? republican retreat 9.3.1-g: fall C705, fall C806, fall C606
        > fall C705
        - retreat 9.3-d hex=C704 unit=rep-infantry-h1
        - retreat 9.3.1-g hex=C704 unit=rep-diez
        ~ morale 2 2
        - check 14-h morale=6 passed=True roll=4 unit=rep-infantry-h1
        ~ morale 2 2
        - check-formation 14-e morale=8 passed=True roll=4 unit=rep-diez
        ? nationalist go-on 9-d: strike, skip
        > strike
        ? nationalist vehicle 9.5-a: on rep-t26b-x1, on rep-t26b-x2
        ! on rep-infantry-h1: 9.5-a no-such-vehicle hex=C706 unit=rep-infantry-h1
        ! on rep-truck-x1: 9.5-a no-such-vehicle hex=C706 unit=rep-truck-x1
        > on rep-t26b-x1
        ~ morale 2 2
        - check 9.5-c morale=8 passed=True roll=4 unit=legion-b1
        ~ fire 6 6
        - fire 9.5-d attack=AP column=6 divisor=2 ff=6 firers=legion-b1 hex=C706 hits=0 modifier=0 result=0
            roll=12
        ? nationalist go-on 9-d: strike, skip
        > skip
        ? nationalist go-on 9-d: strike, skip
        > strike
        ? nationalist vehicle 9.5-a: on rep-t26b-x1, on rep-t26b-x2
        > on rep-t26b-x2
        ~ morale 2 2
        - check 9.5-c morale=8 passed=True roll=4 unit=legion-b3
        ~ fire 1 1
        - fire 9.5-d attack=AP column=6 divisor=2 ff=6 firers=legion-b3 hex=C706 hits=2 modifier=0 result=4
            roll=2
        - step-lost 8.4.2-a left=2 unit=rep-t26b-x2
        - step-lost 8.4.2-a left=1 unit=rep-t26b-x2
        ? republican fall-back 9.5-h: fall C705, fall C806, fall C606, stay
        > stay
        ? nationalist act 3.3.2-b
        = fights 1
        = fired 1
        = at rep-diez=C704 rep-infantry-h1=C704
        = lost rep-infantry-h1=2 rep-t26b-x2=2
        = finished +legion-b1 +legion-b2 +legion-b3 +rep-infantry-h1 +rep-t26b-x1 +rep-t26b-x2
        = moved +legion-b1 +legion-b2 +legion-b3 +rep-diez +rep-infantry-h1
        = used +legion-b1 +legion-b2 +legion-b3
        = acting -legion-b1 -legion-b2 -legion-b3
        = spent legion-b1=0 legion-b2=0 legion-b3=0
        = began legion-b1=C707 legion-b2=C707 legion-b3=C707
        """,
    )


@pytest.mark.rule("barricadas", "9-d", "9.6-f", "9.6-g", "9.3-d", "8.3-k")
def test_afvs_that_support_fight_with_the_others():
    holds(
        front(
            nat("C707"), rep("C706", units=["rep-infantry-h1"]), {**TANKS, "hex": "C706"}, side="nationalist"
        ),
        """
        ? nationalist act 3.3.2-b
        > assault legion-b1 C706
        ? nationalist assault 9-e: join legion-b2, join legion-b3, declare
        > join legion-b2
        ? nationalist assault 9-e: join legion-b3, declare
        > join legion-b3
        - assault 9-e hex=C706 units=legion-b1+legion-b2+legion-b3
        ? republican stand 9-d: support, apart
        > support
        ? republican defend 9.2-d: volley rep-infantry-h1 C707:AP, volley rep-t26b-x1 C707:AP, volley
            rep-t26b-x2 C707:AP, hold
        ! strike rep-infantry-h1 legion-b1: 9.6-e no-such-tank unit=legion-b1
        > volley rep-t26b-x1 C707:AP
        ? republican react-group 9-f: join rep-t26b-x2, shoot
        ! join rep-infantry-h1: 9.2-f other-formation unit=rep-infantry-h1
        > join rep-t26b-x2
        ~ fire 6 5
        - fire 9.2-d attack=AP column=6 divisor=2 ff=6 firers=rep-t26b-x1+rep-t26b-x2 hex=C707 hits=0
            modifier=-2 result=0 roll=11
        ? republican defend 9.2-d: volley rep-infantry-h1 C707:AP, hold
        > hold
        ~ morale 2 2
        - check 9.1-a morale=9 passed=True roll=4 unit=legion-b1
        ~ morale 2 2
        - check 9.1-a morale=9 passed=True roll=4 unit=legion-b2
        ~ morale 2 2
        - check 9.1-a morale=9 passed=True roll=4 unit=legion-b3
        ? nationalist lead 9.1-b: lead, stay
        > lead
        ~ assault 1
        - melee 9.3-d attack=12 defense=20 hex=C706 modifier=0 odds=1:2 result=DR roll=1
        ? republican retreat 9.3.1-g: fall C705, fall C806, fall C606
        > fall C705
        - retreat 9.3-d hex=C705 unit=rep-infantry-h1
        ? republican retreat 9.3.1-g: fall C705, fall C806, fall C606
        > fall C705
        - retreat 9.3-d hex=C705 unit=rep-t26b-x1
        ? republican retreat 9.3.1-g: fall C705, fall C806, fall C606
        > fall C705
        - retreat 9.3-d hex=C705 unit=rep-t26b-x2
        - retreat 9.3.1-g hex=C705 unit=rep-diez
        ~ morale 1 5
        - check 14-h morale=9 passed=True roll=6 unit=rep-infantry-h1
        ~ morale 2 6
        - check-formation 14-b morale=9 passed=True roll=8 unit=rep-arman
        - taken 9.3-h hex=C706 units=legion-b1+legion-b2+legion-b3+nat-vazquez
        ? republican activate 3.3.1-a
        = active 0
        = fights 1
        = fired 1
        = at legion-b1=C706 legion-b2=C706 legion-b3=C706 nat-vazquez=C706 rep-arman=C705 rep-diez=C705
            rep-infantry-h1=C705 rep-t26b-x1=C705 rep-t26b-x2=C705
        = finished +legion-b1 +legion-b2 +legion-b3 +nat-vazquez +rep-infantry-h1 +rep-t26b-x1 +rep-t26b-x2
        = moved +legion-b1 +legion-b2 +legion-b3 +rep-diez +rep-infantry-h1 +rep-t26b-x1 +rep-t26b-x2
        = acting -legion-b1 -legion-b2 -legion-b3 -nat-vazquez
        = leaders
        """,
    )


@pytest.mark.rule("barricadas", "9.6-a", "9.6-b", "9.6-c", "9.6-d", "9.6-e", "9.6-f", "8.3-k", "9.2-e")
def test_tanks_support_the_infantry_which_needs_no_check():
    holds(
        front(
            rep("C706"),
            {**TANKS, "hex": "C706"},
            nat("C707"),
            act=["rep-diez", *REP["units"], "rep-arman", *TANKS["units"]],
            reaction=["legion-b1"],
            at={"nat-37mm-at-x1": "C707"},
        ),
        """
        ? republican act 3.3.2-b
        > assault rep-infantry-h1 C707
        ? republican assault 9-e: join rep-infantry-h2, join rep-infantry-h3, join rep-t26b-x1, join
            rep-t26b-x2, declare
        > join rep-t26b-x1
        ? republican assault 9-e: join rep-infantry-h2, join rep-infantry-h3, join rep-t26b-x2, declare
        ! join rep-infantry-h1: 9.1-d already unit=rep-infantry-h1
        > join rep-infantry-h2
        ? republican assault 9-e: join rep-infantry-h3, join rep-t26b-x2, declare
        > declare
        - assault 9-e hex=C707 units=rep-infantry-h1+rep-t26b-x1+rep-infantry-h2
        ? nationalist defend 9.2-d: volley legion-b1 C706:AP, volley legion-b2 C706:AP, volley legion-b3
            C706:AP, volley nat-37mm-at-x1 C706:AP, volley nat-37mm-at-x1 C706:AT, strike legion-b1
            rep-t26b-x1, strike legion-b2 rep-t26b-x1, strike legion-b3 rep-t26b-x1, hold
        ! strike legion-b1 rep-infantry-h1: 9.6-e no-such-tank unit=rep-infantry-h1
        ! strike legion-b1 rep-t26b-x2: 9.6-e no-such-tank unit=rep-t26b-x2
        ! strike nat-37mm-at-x1 rep-t26b-x1: 9.6-e no-strike unit=nat-37mm-at-x1
        ! volley legion-b1 C706:ART: 8-a no-factor attack=ART unit=legion-b1
        > strike legion-b1 rep-t26b-x1
        ~ morale 2 2
        - check 9.5-c morale=8 passed=True roll=4 unit=legion-b1
        ~ fire 5 5
        - fire 9.6-e attack=AP column=6 divisor=2 ff=6 firers=legion-b1 hex=C706 hits=0 modifier=0 result=0
            roll=10
        ? nationalist defend 9.2-d: volley legion-b2 C706:AP, volley legion-b3 C706:AP, volley
            nat-37mm-at-x1 C706:AP, volley nat-37mm-at-x1 C706:AT, strike legion-b2 rep-t26b-x1, strike
            legion-b3 rep-t26b-x1, hold
        ! strike legion-b1 rep-t26b-x1: 9-g has-fired unit=legion-b1
        > hold
        ? nationalist defend-late 9.2-e: volley legion-b2 C706:AP, volley legion-b3 C706:AP, volley
            nat-37mm-at-x1 C706:AP, volley nat-37mm-at-x1 C706:AT, hold
        ! strike legion-b2 rep-t26b-x1: 9.6-e no-strike unit=legion-b2
        > volley legion-b2 C706:AP
        ? nationalist react-group 9-f: join legion-b3, shoot
        > shoot
        ~ fire 5 5
        - fire 9.2-e attack=AP column=3 divisor=2 ff=3 firers=legion-b2 hex=C706 hits=0 modifier=-1 result=0
            roll=10
        ? republican lead 9.1-b: lead, stay
        > stay
        ~ assault 6
        - melee 9.3-d attack=16 defense=13 hex=C707 modifier=-1 odds=1:1 result=A1 roll=6
        ~ hit 2
        - step-lost 9.3-d left=2 unit=rep-infantry-h2
        ? republican retreat 9.3.1-g: fall C706, fall C607, fall C807
        > fall C706
        - retreat 9.3-d hex=C706 unit=rep-infantry-h1
        ? republican retreat 9.3.1-g: fall C706, fall C607, fall C807
        > fall C706
        - retreat 9.3-d hex=C706 unit=rep-t26b-x1
        ? republican retreat 9.3.1-g: fall C706, fall C607, fall C807
        > fall C706
        - retreat 9.3-d hex=C706 unit=rep-infantry-h2
        ~ morale 1 5
        - check-formation 14-b morale=9 passed=True roll=6 unit=rep-diez
        ~ morale 2 6
        - check 14-h morale=9 passed=True roll=8 unit=rep-t26b-x1
        ? republican act 3.3.2-b
        = fights 1
        = fired 2
        = lost rep-infantry-h2=1
        = finished +legion-b1 +legion-b2 +legion-b3 +nat-37mm-at-x1 +rep-infantry-h1 +rep-infantry-h2
            +rep-t26b-x1
        = reaction -legion-b1
        = moved +rep-infantry-h1 +rep-infantry-h2 +rep-t26b-x1
        = used +rep-infantry-h1 +rep-infantry-h2 +rep-t26b-x1
        = acting -rep-infantry-h1 -rep-infantry-h2 -rep-t26b-x1
        = spent rep-infantry-h1=0 rep-infantry-h2=0 rep-t26b-x1=0
        = began rep-infantry-h1=C706 rep-infantry-h2=C706 rep-t26b-x1=C706
        """,
    )


@pytest.mark.rule("barricadas", "9.6-f", "9.6-g", "9.3-d", "9.3-e", "14-b", "14-h")
def test_beaten_with_tanks_the_infantry_loses_first():
    holds(
        front(
            rep("C706", units=["rep-infantry-h1"]),
            {**TANKS, "hex": "C706"},
            nat("C707"),
            act=["rep-diez", "rep-infantry-h1", "rep-arman", *TANKS["units"]],
            lost={"rep-infantry-h1": 2},
            led_by=["rep-diez", "rep-arman"],
        ),
        """
        ? republican act 3.3.2-b
        > assault rep-infantry-h1 C707
        ? republican assault 9-e: join rep-t26b-x1, join rep-t26b-x2, declare
        > join rep-t26b-x1
        ? republican assault 9-e: join rep-t26b-x2, declare
        > declare
        - assault 9-e hex=C707 units=rep-infantry-h1+rep-t26b-x1
        ? nationalist defend 9.2-d: volley legion-b1 C706:AP, volley legion-b2 C706:AP, volley legion-b3
            C706:AP, strike legion-b1 rep-t26b-x1, strike legion-b2 rep-t26b-x1, strike legion-b3
            rep-t26b-x1, hold
        > hold
        ? nationalist defend-late 9.2-e: volley legion-b1 C706:AP, volley legion-b2 C706:AP, volley
            legion-b3 C706:AP, hold
        > hold
        ? republican lead 9.1-b: lead, stay
        > stay
        ~ assault 6
        - melee 9.3-d attack=10 defense=12 hex=C707 modifier=0 odds=1:1.5 result=A2 roll=6
        - eliminated 9.3-d unit=rep-infantry-h1
        - step-lost 9.3-d left=2 unit=rep-t26b-x1
        ? republican retreat 9.3.1-g: fall C706, fall C607, fall C807
        > fall C706
        - retreat 9.3-d hex=C705 unit=rep-t26b-x1
        ~ morale 5 5
        - check 14-h morale=8 passed=False roll=10 unit=rep-t26b-x1
        - rout 10.2-d hex=C705 unit=rep-t26b-x1
        ? republican rout 10.3.2-b: flee C605, flee C704, flee C805
        > flee C605
        ? republican rout 10.3.2-b: flee C504, flee C604, flee C704
        > flee C504
        ? republican rout 10.3.2-b: flee C404, flee C503, flee C604
        > flee C404
        ? republican rout 10.3.2-b: flee C303, flee C403, flee C503
        > flee C303
        ? republican rout 10.3.2-b: flee C203, flee C302, flee C403
        > flee C203
        - fled 10.3.2-a hex=C203 unit=rep-t26b-x1
        ? republican act 3.3.2-b
        = fights 1
        = at rep-arman=C203 rep-infantry-h1= rep-t26b-x1=C203
        = lost rep-infantry-h1=3 rep-t26b-x1=1
        = fled rep-arman=C705
        = gone +rep-infantry-h1
        = finished +legion-b1 +legion-b2 +legion-b3 +rep-t26b-x1
        = out +rep-t26b-x1 +rep-t26b-x2
        = routed +rep-arman +rep-t26b-x1
        = moved +rep-infantry-h1 +rep-t26b-x1
        = used +rep-infantry-h1 +rep-t26b-x1
        = acting -rep-arman -rep-infantry-h1 -rep-t26b-x1
        = spent rep-t26b-x1=0
        = began rep-infantry-h1=C706 rep-t26b-x1=C706
        """,
    )


@pytest.mark.rule("barricadas", "13.6-i", "9.3-h", "9.3.1-b")
def test_outside_a_fortification_they_fight_first():
    holds(
        front(rep("C706"), nat("C707"), forts={"C707": ["nationalist", 2, 0]}, inside=["legion-b1"]),
        """
        ? republican act 3.3.2-b
        > assault rep-infantry-h1 C707
        ? republican assault 9-e: join rep-infantry-h2, join rep-infantry-h3, declare
        > join rep-infantry-h2
        ? republican assault 9-e: join rep-infantry-h3, declare
        > join rep-infantry-h3
        - assault 9-e hex=C707 units=rep-infantry-h1+rep-infantry-h2+rep-infantry-h3
        ? nationalist defend 9.2-d: volley legion-b1 C706:AP, volley legion-b2 C706:AP, volley legion-b3
            C706:AP, hold
        > hold
        ~ morale 2 2
        - check 9.1-a morale=9 passed=True roll=4 unit=rep-infantry-h1
        ~ morale 2 2
        - check 9.1-a morale=9 passed=True roll=4 unit=rep-infantry-h2
        ~ morale 2 2
        - check 9.1-a morale=9 passed=True roll=4 unit=rep-infantry-h3
        ? nationalist defend-late 9.2-e: volley legion-b1 C706:AP, volley legion-b2 C706:AP, volley
            legion-b3 C706:AP, hold
        > hold
        ? republican lead 9.1-b: lead, stay
        > lead
        ~ assault 1
        - melee 9.3-d attack=12 defense=8 hex=C707 modifier=0 odds=1.5:1 result=D1 roll=1
        ~ hit 2
        - step-lost 9.3-d left=2 unit=legion-b3
        ~ officer 1 5
        - officer-roll 7.1-d hits=1 roll=6 unit=nat-vazquez
        ? nationalist retreat 9.3.1-g: fall C808, fall C708, fall C608
        > fall C808
        - retreat 9.3-d hex=C808 unit=legion-b2
        ? nationalist retreat 9.3.1-g: fall C808, fall C708, fall C608
        > fall C808
        - retreat 9.3-d hex=C808 unit=legion-b3
        - retreat 9.3.1-g hex=C808 unit=nat-vazquez
        ~ morale 2 6
        - check-formation 14-b morale=9 passed=True roll=8 unit=nat-vazquez
        ~ assault 2
        - melee 9.3-d attack=12 defense=4 hex=C707 modifier=2 odds=3:1 result=D1 roll=2
        - step-lost 9.3-d left=2 unit=legion-b1
        ? nationalist retreat 9.3.1-g: fall C808, fall C708, fall C608
        > fall C808
        - retreat 9.3-d hex=C808 unit=legion-b1
        ~ morale 4 6
        - check 14-h morale=8 passed=False roll=10 unit=legion-b1
        - rout 10.2-d hex=C808 unit=legion-b1
        ? nationalist rout 10.3.2-b: flee C908, flee C809, flee C708
        > flee C908
        ? nationalist rout 10.3.2-b: flee C1009, flee C909, flee C809
        > flee C1009
        ? nationalist rout 10.3.2-b: flee C1109, flee C1010, flee C909
        > flee C1109
        - fled 10.3.2-a hex=C1109 unit=legion-b1
        - fort-gone 13.6-f hex=C707
        - taken 9.3-h hex=C707 units=rep-infantry-h1+rep-infantry-h2+rep-infantry-h3+rep-diez
        ? nationalist activate 3.3.1-a
        = active 1
        = fights 1
        = at legion-b1=C1109 legion-b2=C808 legion-b3=C808 nat-vazquez=C808 rep-diez=C707
            rep-infantry-h1=C707 rep-infantry-h2=C707 rep-infantry-h3=C707
        = lost legion-b1=1 legion-b3=1
        = finished +legion-b1 +legion-b2 +legion-b3 +rep-diez +rep-infantry-h1 +rep-infantry-h2
            +rep-infantry-h3
        = routed +legion-b1
        = moved +legion-b1 +legion-b2 +legion-b3 +nat-vazquez +rep-infantry-h1 +rep-infantry-h2
            +rep-infantry-h3
        = inside -legion-b1
        = acting -rep-diez -rep-infantry-h1 -rep-infantry-h2 -rep-infantry-h3
        = leaders
        = forts C707=
        """,
    )


@pytest.mark.rule("barricadas", "13.6-i", "9.3-f")
def test_beaten_outside_a_fortification_the_attackers_do_not_reach_the_inside():
    holds(
        front(rep("C706"), nat("C707"), forts={"C707": ["nationalist", 2, 0]}, inside=["legion-b1"]),
        """
        ? republican act 3.3.2-b
        > assault rep-infantry-h1 C707
        ? republican assault 9-e: join rep-infantry-h2, join rep-infantry-h3, declare
        > declare
        - assault 9-e hex=C707 units=rep-infantry-h1
        ? nationalist defend 9.2-d: volley legion-b1 C706:AP, volley legion-b2 C706:AP, volley legion-b3
            C706:AP, hold
        > hold
        ~ morale 2 2
        - check 9.1-a morale=9 passed=True roll=4 unit=rep-infantry-h1
        ? nationalist defend-late 9.2-e: volley legion-b1 C706:AP, volley legion-b2 C706:AP, volley
            legion-b3 C706:AP, hold
        > hold
        ? republican lead 9.1-b: lead, stay
        > stay
        ~ assault 6
        - melee 9.3-d attack=4 defense=8 hex=C707 modifier=0 odds=1:2 result=A2 roll=6
        - step-lost 9.3-d left=2 unit=rep-infantry-h1
        - step-lost 9.3-d left=1 unit=rep-infantry-h1
        ? republican retreat 9.3.1-g: fall C706, fall C607, fall C807
        > fall C706
        - retreat 9.3-d hex=C705 unit=rep-infantry-h1
        ~ morale 4 1
        - check 14-h morale=7 passed=True roll=5 unit=rep-infantry-h1
        ? republican act 3.3.2-b
        = fights 1
        = at rep-infantry-h1=C705
        = lost rep-infantry-h1=2
        = finished +legion-b1 +legion-b2 +legion-b3 +rep-infantry-h1
        = moved +rep-infantry-h1
        = used +rep-infantry-h1
        = acting -rep-infantry-h1
        = spent rep-infantry-h1=0
        = began rep-infantry-h1=C706
        """,
    )


@pytest.mark.rule("barricadas", "13.6-i", "13.6-b", "9-f")
def test_a_fortification_full_of_men_is_fought_for_inside():
    holds(
        front(
            nat("C707"),
            rep("C706", units=["rep-infantry-h1", "rep-mmg-x1"]),
            side="nationalist",
            forts={"C706": ["republican", 2, 0]},
            inside=["rep-infantry-h1", "rep-mmg-x1", "rep-diez"],
        ),
        """
        ? nationalist act 3.3.2-b
        > assault legion-b1 C706
        ? nationalist assault 9-e: join legion-b2, join legion-b3, declare
        > join legion-b2
        ? nationalist assault 9-e: join legion-b3, declare
        > declare
        - assault 9-e hex=C706 units=legion-b1+legion-b2
        ~ morale 2 2
        - check 9.1-a morale=9 passed=True roll=4 unit=legion-b1
        ~ morale 2 2
        - check 9.1-a morale=9 passed=True roll=4 unit=legion-b2
        ? republican defend-late 9.2-e: volley rep-infantry-h1 C707:AP, volley rep-mmg-x1 C707:AP, hold
        ! volley rep-mmg-x1 C706:AP: 9-f no-launch hex=C706
        > hold
        ? nationalist lead 9.1-b: lead, stay
        > stay
        ~ assault 4
        - melee 9.3-d attack=8 defense=7 hex=C706 modifier=2 odds=1:1 result=A1 roll=4
        ~ hit 2
        - step-lost 9.3-d left=2 unit=legion-b2
        ? nationalist retreat 9.3.1-g: fall C707, fall C807, fall C607
        > fall C707
        - retreat 9.3-d hex=C707 unit=legion-b1
        ? nationalist retreat 9.3.1-g: fall C707, fall C807, fall C607
        > fall C707
        - retreat 9.3-d hex=C707 unit=legion-b2
        ~ morale 6 6
        - check-formation 14-b morale=9 passed=False roll=12 unit=nat-vazquez
        ? nationalist rout-stack 10.3.2-b: together, apart
        > together
        - rout 10.1-c hex=C707 unit=legion-b1
        - rout 10.1-c hex=C707 unit=legion-b2
        - rout 10.1-c hex=C707 unit=legion-b3
        ? nationalist rout 10.3.2-b: flee C808, flee C708, flee C608
        > flee C808
        ? nationalist rout 10.3.2-b: flee C908, flee C809, flee C708
        > flee C908
        ? nationalist rout 10.3.2-b: flee C1009, flee C909, flee C809
        > flee C1009
        - fled 10.3.2-a hex=C1009 unit=legion-b1
        - fled 10.3.2-a hex=C1009 unit=legion-b2
        - fled 10.3.2-a hex=C1009 unit=legion-b3
        - rout 10.2-e hex=C707 unit=nat-vazquez
        ? nationalist rout 10.3.2-b: flee C808, flee C708, flee C608
        > flee C808
        ? nationalist rout 10.3.2-b: flee C908, flee C809, flee C708
        > flee C908
        ? nationalist rout 10.3.2-b: flee C1009, flee C909, flee C809
        > flee C1009
        - fled 10.3.2-a hex=C1009 unit=nat-vazquez
        ? republican activate 3.3.1-a
        = active 0
        = fights 1
        = at legion-b1=C1009 legion-b2=C1009 legion-b3=C1009 nat-vazquez=C1009
        = lost legion-b2=1
        = finished +legion-b1 +legion-b2 +nat-vazquez +rep-infantry-h1 +rep-mmg-x1
        = out +legion-b1 +legion-b2 +legion-b3
        = routed +legion-b1 +legion-b2 +legion-b3 +nat-vazquez
        = moved +legion-b1 +legion-b2 +legion-b3 +nat-vazquez
        = acting -legion-b1 -legion-b2 -legion-b3 -nat-vazquez
        = leaders
        """,
    )


@pytest.mark.rule("barricadas", "5.6-h", "9.1-a", "9.3-h", "5.6-m")
def test_a_charge_needs_no_check():
    holds(
        front(
            {"officer": "nat-el-mizzian", "units": ["moor-cavalry-ca1", "moor-cavalry-ca2"], "hex": "C708"},
            rep("C706", units=["rep-infantry-h1"]),
            side="nationalist",
            act=["nat-el-mizzian", "moor-cavalry-ca1", "moor-cavalry-ca2"],
            at={"nat-horses-x1": "C707", "moor-cavalry-ca1": "C707"},
            load={"moor-cavalry-ca1": "nat-horses-x1"},
        ),
        """
        ? nationalist act 3.3.2-b
        > assault moor-cavalry-ca1 C706
        - assault 9-e hex=C706 units=moor-cavalry-ca1
        ? republican defend 9.2-d: volley rep-infantry-h1 C707:AP, hold
        > hold
        ? republican defend-late 9.2-e: volley rep-infantry-h1 C707:AP, hold
        > hold
        ~ assault 1
        - melee 9.3-d attack=4 defense=4 hex=C706 modifier=-1 odds=1:1 result=D1 roll=1
        - step-lost 9.3-d left=2 unit=rep-infantry-h1
        ~ officer 5 5
        - officer-roll 7.1-d hits=1 roll=10 unit=rep-diez
        ? republican retreat 9.3.1-g: fall C705, fall C806, fall C606
        > fall C705
        - retreat 9.3-d hex=C705 unit=rep-infantry-h1
        - retreat 9.3.1-g hex=C705 unit=rep-diez
        ~ morale 4 1
        - check 14-h morale=8 passed=True roll=5 unit=rep-infantry-h1
        - taken 9.3-h hex=C706 units=moor-cavalry-ca1
        ? nationalist act 3.3.2-b
        = fights 1
        = at moor-cavalry-ca1=C706 nat-horses-x1=C706 rep-diez=C705 rep-infantry-h1=C705
        = lost rep-infantry-h1=1
        = finished +moor-cavalry-ca1 +rep-infantry-h1
        = moved +moor-cavalry-ca1 +rep-diez +rep-infantry-h1
        = charged +moor-cavalry-ca1
        = used +moor-cavalry-ca1
        = acting -moor-cavalry-ca1
        = spent moor-cavalry-ca1=0
        = began moor-cavalry-ca1=C707
        """,
    )


@pytest.mark.rule("barricadas", "9.1-c", "9.1-a", "9-h", "9.2-f")
def test_four_may_set_out_and_three_assault():
    holds(
        front(
            {
                "officer": "rep-carrasco",
                "units": [f"communist-militia-v{i}" for i in range(1, 5)],
                "hex": "C706",
                "at": {"communist-militia-v4": "C607"},
            },
            nat("C707"),
            act=["rep-carrasco", *(f"communist-militia-v{i}" for i in range(1, 5))],
        ),
        """
        ? republican act 3.3.2-b
        > assault communist-militia-v1 C707
        ? republican assault 9-e: join communist-militia-v2, join communist-militia-v3, join
            communist-militia-v4, declare
        > join communist-militia-v2
        ? republican assault 9-e: join communist-militia-v3, join communist-militia-v4, declare
        > join communist-militia-v3
        ? republican assault 9-e: join communist-militia-v4, declare
        > join communist-militia-v4
        - assault 9-e hex=C707
            units=communist-militia-v1+communist-militia-v2+communist-militia-v3+communist-militia-v4
        ? nationalist defend 9.2-d: volley legion-b1 C607:AP, volley legion-b1 C706:AP, volley legion-b2
            C607:AP, volley legion-b2 C706:AP, volley legion-b3 C607:AP, volley legion-b3 C706:AP, hold
        > hold
        ~ morale 1 2
        - check 9.1-a morale=8 passed=True roll=3 unit=communist-militia-v1
        ~ morale 1 2
        - check 9.1-a morale=8 passed=True roll=3 unit=communist-militia-v2
        ~ morale 1 2
        - check 9.1-a morale=8 passed=True roll=3 unit=communist-militia-v3
        ? nationalist defend-late 9.2-e: volley legion-b1 C706:AP, volley legion-b2 C706:AP, volley
            legion-b3 C706:AP, hold
        > hold
        ? republican lead 9.1-b: lead, stay
        > lead
        ~ assault 4
        - melee 9.3-d attack=12 defense=12 hex=C707 modifier=0 odds=1:1 result=AR roll=4
        ? republican retreat 9.3.1-g: fall C706, fall C607, fall C807
        > fall C706
        - retreat 9.3-d hex=C706 unit=communist-militia-v1
        ? republican retreat 9.3.1-g: fall C706, fall C607, fall C807
        > fall C706
        - retreat 9.3-d hex=C706 unit=communist-militia-v2
        ? republican retreat 9.3.1-g: fall C706, fall C607, fall C807
        > fall C706
        - retreat 9.3-d hex=C706 unit=communist-militia-v3
        - retreat 9.3.1-g hex=C706 unit=rep-carrasco
        ~ morale 6 6
        - check-formation 14-b morale=8 passed=False roll=12 unit=rep-carrasco
        ? republican rout-stack 10.3.2-b: together, apart
        > together
        - rout 10.1-c hex=C706 unit=communist-militia-v1
        - rout 10.1-c hex=C706 unit=communist-militia-v2
        - rout 10.1-c hex=C706 unit=communist-militia-v3
        ? republican rout 10.3.2-b: flee C606, flee C705, flee C806
        > flee C606
        ? republican rout 10.3.2-b: flee C505, flee C605, flee C705
        > flee C505
        ? republican rout 10.3.2-b: flee C405, flee C504, flee C605
        > flee C405
        - fled 10.3.2-a hex=C405 unit=communist-militia-v1
        - fled 10.3.2-a hex=C405 unit=communist-militia-v2
        - fled 10.3.2-a hex=C405 unit=communist-militia-v3
        - rout 10.1-c hex=C607 unit=communist-militia-v4
        ? republican rout 10.3.2-b: flee C506, flee C606
        > flee C506
        ? republican rout 10.3.2-b: flee C406, flee C505, flee C606
        > flee C406
        ? republican rout 10.3.2-b: flee C305, flee C405, flee C505
        > flee C305
        - fled 10.3.2-a hex=C305 unit=communist-militia-v4
        - rout 10.2-e hex=C706 unit=rep-carrasco
        ? republican rout 10.3.2-b: flee C606, flee C705, flee C806
        > flee C606
        ? republican rout 10.3.2-b: flee C505, flee C605, flee C705
        > flee C505
        ? republican rout 10.3.2-b: flee C405, flee C504, flee C605
        > flee C405
        - fled 10.3.2-a hex=C405 unit=rep-carrasco
        ? nationalist activate 3.3.1-a
        = active 1
        = fights 1
        = at communist-militia-v1=C405 communist-militia-v2=C405 communist-militia-v3=C405
            communist-militia-v4=C305 rep-carrasco=C405
        = finished +communist-militia-v1 +communist-militia-v2 +communist-militia-v3 +communist-militia-v4
            +legion-b1 +legion-b2 +legion-b3 +rep-carrasco
        = out +communist-militia-v1 +communist-militia-v2 +communist-militia-v3 +communist-militia-v4
        = routed +communist-militia-v1 +communist-militia-v2 +communist-militia-v3 +communist-militia-v4
            +rep-carrasco
        = moved +communist-militia-v1 +communist-militia-v2 +communist-militia-v3 +communist-militia-v4
            +rep-carrasco
        = acting -communist-militia-v1 -communist-militia-v2 -communist-militia-v3 -communist-militia-v4
            -rep-carrasco
        = leaders
        """,
    )


@pytest.mark.rule("barricadas", "9-e", "3.4-a")
def test_reactions_may_thin_out_the_assault():
    holds(
        front(
            rep("C706"),
            nat("C707"),
            {"officer": "nat-tamayo", "units": ["legion-a1", "legion-a2", "legion-a3"], "hex": "C608"},
            reaction=["legion-a1", "legion-a2", "legion-a3"],
            lost={"rep-infantry-h1": 2},
        ),
        """
        ? republican act 3.3.2-b
        > assault rep-infantry-h1 C707
        ? republican assault 9-e: join rep-infantry-h2, join rep-infantry-h3, declare
        > join rep-infantry-h2
        ? republican assault 9-e: join rep-infantry-h3, declare
        > declare
        ? nationalist react 3.4-a: react legion-a1:AP, react legion-a2:AP, react legion-a3:AP, hold
        > hold
        - assault 9-e hex=C707 units=rep-infantry-h1+rep-infantry-h2
        ? nationalist defend 9.2-d: volley legion-b1 C706:AP, volley legion-b2 C706:AP, volley legion-b3
            C706:AP, hold
        > hold
        ~ morale 2 5
        - check 9.1-a morale=7 passed=True roll=7 unit=rep-infantry-h1
        ~ morale 5 5
        - check 9.1-a morale=9 passed=False roll=10 unit=rep-infantry-h2
        ? nationalist defend-late 9.2-e: volley legion-b1 C706:AP, volley legion-b2 C706:AP, volley
            legion-b3 C706:AP, hold
        > hold
        ? republican lead 9.1-b: lead, stay
        > stay
        ~ assault 4
        - melee 9.3-d attack=2 defense=12 hex=C707 modifier=1 odds=1:3 result=A2 roll=4
        - eliminated 9.3-d unit=rep-infantry-h1
        ~ morale 2 2
        - check-formation 14-a morale=9 passed=True roll=4 unit=rep-diez
        ? republican act 3.3.2-b
        = fights 1
        = at rep-infantry-h1=
        = lost rep-infantry-h1=3
        = gone +rep-infantry-h1
        = finished +legion-b1 +legion-b2 +legion-b3 +rep-infantry-h2
        = moved +rep-infantry-h1 +rep-infantry-h2
        = used +rep-infantry-h1 +rep-infantry-h2
        = acting -rep-infantry-h1 -rep-infantry-h2
        = spent rep-infantry-h2=0
        = began rep-infantry-h1=C706 rep-infantry-h2=C706
        """,
    )


@pytest.mark.rule("barricadas", "9-e", "3.4-a", "9.1-a")
def test_reacting_fire_drives_off_one_of_the_party():
    holds(
        front(
            rep("C706", units=["rep-infantry-h1", "rep-infantry-h2"], at={"rep-infantry-h1": "C607"}),
            nat("C707"),
            {"officer": "nat-tamayo", "units": ["legion-a1", "legion-a2", "legion-a3"], "hex": "C608"},
            reaction=["legion-a1", "legion-a2", "legion-a3"],
            lost={"rep-infantry-h1": 2},
            act=["rep-diez", "rep-infantry-h1", "rep-infantry-h2"],
        ),
        """
        ? republican act 3.3.2-b
        > assault rep-infantry-h1 C707
        ? republican assault 9-e: join rep-infantry-h2, declare
        > join rep-infantry-h2
        ? nationalist react 3.4-a: react legion-a1:AP, react legion-a2:AP, react legion-a3:AP, hold
        > react legion-a1:AP
        ? nationalist react-group 3.4-e: join legion-a2, join legion-a3, shoot
        > shoot
        ~ fire 1 1
        - fire 3.4-a attack=AP column=6 divisor=2 ff=6 firers=legion-a1 hex=C607 hits=2 modifier=-1 result=4
            roll=2
        - eliminated 8.4.2-a unit=rep-infantry-h1
        ~ morale 5 5
        - check-formation 14-a morale=8 passed=False roll=10 unit=rep-diez
        - rout 10.1-c hex=C706 unit=rep-infantry-h2
        ? republican rout 10.3.2-b: flee C606, flee C705, flee C806
        > flee C606
        ? republican rout 10.3.2-b: flee C505, flee C605, flee C705
        > flee C505
        ? republican rout 10.3.2-b: flee C405, flee C504, flee C605
        > flee C405
        - fled 10.3.2-a hex=C405 unit=rep-infantry-h2
        - rout 10.2-e hex=C706 unit=rep-diez
        ? republican rout 10.3.2-b: flee C606, flee C705, flee C806
        > flee C606
        ? republican rout 10.3.2-b: flee C505, flee C605, flee C705
        > flee C505
        ? republican rout 10.3.2-b: flee C405, flee C504, flee C605
        > flee C405
        - fled 10.3.2-a hex=C405 unit=rep-diez
        ~ morale 4 1
        - check-formation 14-e morale=7 passed=True roll=5 unit=rep-diez
        ? nationalist activate 3.3.1-a
        = active 1
        = fights 1
        = fired 2
        = at rep-diez=C405 rep-infantry-h1= rep-infantry-h2=C405
        = lost rep-infantry-h1=3
        = gone +rep-infantry-h1
        = finished +legion-a1 +rep-diez
        = reaction -legion-a1
        = out +rep-infantry-h2
        = routed +rep-diez +rep-infantry-h2
        = moved +rep-diez +rep-infantry-h1 +rep-infantry-h2
        = acting -rep-diez -rep-infantry-h1 -rep-infantry-h2
        = leaders
        """,
    )


@pytest.mark.rule("barricadas", "9.3-d", "7.1-c", "14-a")
def test_the_officer_of_the_beaten_is_left_alone_and_lost():
    holds(
        front(rep("C706"), nat("C707", units=["legion-b1"]), lost={"legion-b1": 2}),
        """
        ? republican act 3.3.2-b
        > assault rep-infantry-h1 C707
        ? republican assault 9-e: join rep-infantry-h2, join rep-infantry-h3, declare
        > join rep-infantry-h2
        ? republican assault 9-e: join rep-infantry-h3, declare
        > join rep-infantry-h3
        - assault 9-e hex=C707 units=rep-infantry-h1+rep-infantry-h2+rep-infantry-h3
        ? nationalist defend 9.2-d: volley legion-b1 C706:AP, hold
        > hold
        ~ morale 2 2
        - check 9.1-a morale=9 passed=True roll=4 unit=rep-infantry-h1
        ~ morale 2 2
        - check 9.1-a morale=9 passed=True roll=4 unit=rep-infantry-h2
        ~ morale 2 2
        - check 9.1-a morale=9 passed=True roll=4 unit=rep-infantry-h3
        ? nationalist defend-late 9.2-e: volley legion-b1 C706:AP, hold
        > hold
        ? republican lead 9.1-b: lead, stay
        > lead
        ~ assault 1
        - melee 9.3-d attack=12 defense=2 hex=C707 modifier=-1 odds=4:1 result=D2 roll=1
        - eliminated 9.3-d unit=legion-b1
        ~ officer 6 6
        - officer-roll 7.1-d hits=1 roll=12 unit=nat-vazquez
        - eliminated 7.1-c unit=nat-vazquez
        - taken 9.3-h hex=C707 units=rep-infantry-h1+rep-infantry-h2+rep-infantry-h3+rep-diez
        ? nationalist activate 3.3.1-a
        = active 1
        = fights 1
        = at legion-b1= nat-vazquez= rep-diez=C707 rep-infantry-h1=C707 rep-infantry-h2=C707
            rep-infantry-h3=C707
        = lost legion-b1=3
        = gone +legion-b1 +nat-vazquez
        = finished +legion-b1 +rep-diez +rep-infantry-h1 +rep-infantry-h2 +rep-infantry-h3
        = moved +rep-infantry-h1 +rep-infantry-h2 +rep-infantry-h3
        = acting -rep-diez -rep-infantry-h1 -rep-infantry-h2 -rep-infantry-h3
        = leaders
        """,
    )


@pytest.mark.rule("barricadas", "9.1-b")
def test_a_routed_or_finished_leader_does_not_go_along():
    holds(
        front(finished=["rep-diez"], act=REP["units"]),
        """
        ? republican act 3.3.2-b
        > assault rep-infantry-h1 C707
        ? republican assault 9-e: join rep-infantry-h2, join rep-infantry-h3, declare
        > join rep-infantry-h2
        ? republican assault 9-e: join rep-infantry-h3, declare
        > join rep-infantry-h3
        - assault 9-e hex=C707 units=rep-infantry-h1+rep-infantry-h2+rep-infantry-h3
        ? nationalist defend 9.2-d: volley legion-b1 C706:AP, volley legion-b2 C706:AP, volley legion-b3
            C706:AP, hold
        > hold
        ~ morale 2 2
        - check 9.1-a morale=9 passed=True roll=4 unit=rep-infantry-h1
        ~ morale 2 2
        - check 9.1-a morale=9 passed=True roll=4 unit=rep-infantry-h2
        ~ morale 2 2
        - check 9.1-a morale=9 passed=True roll=4 unit=rep-infantry-h3
        ? nationalist defend-late 9.2-e: volley legion-b1 C706:AP, volley legion-b2 C706:AP, volley
            legion-b3 C706:AP, hold
        > hold
        ~ assault 1
        - melee 9.3-d attack=12 defense=12 hex=C707 modifier=0 odds=1:1 result=D1 roll=1
        ~ hit 3
        - step-lost 9.3-d left=2 unit=legion-b3
        ~ officer 1 5
        - officer-roll 7.1-d hits=1 roll=6 unit=nat-vazquez
        ? nationalist retreat 9.3.1-g: fall C808, fall C708, fall C608
        > fall C808
        - retreat 9.3-d hex=C808 unit=legion-b1
        ? nationalist retreat 9.3.1-g: fall C808, fall C708, fall C608
        > fall C808
        - retreat 9.3-d hex=C808 unit=legion-b2
        ? nationalist retreat 9.3.1-g: fall C808, fall C708, fall C608
        > fall C808
        - retreat 9.3-d hex=C808 unit=legion-b3
        - retreat 9.3.1-g hex=C808 unit=nat-vazquez
        ~ morale 2 6
        - check-formation 14-b morale=9 passed=True roll=8 unit=nat-vazquez
        - taken 9.3-h hex=C707 units=rep-infantry-h1+rep-infantry-h2+rep-infantry-h3
        ? nationalist activate 3.3.1-a
        = active 1
        = fights 1
        = at legion-b1=C808 legion-b2=C808 legion-b3=C808 nat-vazquez=C808 rep-infantry-h1=C707
            rep-infantry-h2=C707 rep-infantry-h3=C707
        = lost legion-b3=1
        = finished +legion-b1 +legion-b2 +legion-b3 +rep-infantry-h1 +rep-infantry-h2 +rep-infantry-h3
        = moved +legion-b1 +legion-b2 +legion-b3 +nat-vazquez +rep-infantry-h1 +rep-infantry-h2
            +rep-infantry-h3
        = acting -rep-infantry-h1 -rep-infantry-h2 -rep-infantry-h3
        """,
    )


@pytest.mark.rule("barricadas", "9.3-f", "14-b", "14-h", "9.3.1-c")
def test_men_of_no_formation_and_two_formations_are_beaten_together():
    holds(
        front(
            rep("C706"),
            nat("C707", units=["legion-b1", "legion-b2"]),
            {"officer": "nat-tamayo", "units": ["legion-a1"], "hex": "C707"},
            at={"nat-mmg-x1": "C707"},
        ),
        """
        ? republican act 3.3.2-b
        > assault rep-infantry-h1 C707
        ? republican assault 9-e: join rep-infantry-h2, join rep-infantry-h3, declare
        > join rep-infantry-h2
        ? republican assault 9-e: join rep-infantry-h3, declare
        > join rep-infantry-h3
        - assault 9-e hex=C707 units=rep-infantry-h1+rep-infantry-h2+rep-infantry-h3
        ? nationalist defend 9.2-d: volley legion-b1 C706:AP, volley legion-b2 C706:AP, volley legion-a1
            C706:AP, volley nat-mmg-x1 C706:AP, hold
        > hold
        ~ morale 2 2
        - check 9.1-a morale=9 passed=True roll=4 unit=rep-infantry-h1
        ~ morale 2 2
        - check 9.1-a morale=9 passed=True roll=4 unit=rep-infantry-h2
        ~ morale 2 2
        - check 9.1-a morale=9 passed=True roll=4 unit=rep-infantry-h3
        ? nationalist defend-late 9.2-e: volley legion-b1 C706:AP, volley legion-b2 C706:AP, volley
            legion-a1 C706:AP, volley nat-mmg-x1 C706:AP, hold
        > volley nat-mmg-x1 C706:AP
        ~ fire 6 6
        - fire 9.2-e attack=AP column=3 divisor=2 ff=3 firers=nat-mmg-x1 hex=C706 hits=0 modifier=-2
            result=0 roll=12
        ? republican lead 9.1-b: lead, stay
        > stay
        ~ assault 1
        - melee 9.3-d attack=12 defense=15 hex=C707 modifier=0 odds=1:1.5 result=DR roll=1
        ? nationalist retreat 9.3.1-g: fall C808, fall C708, fall C608
        > fall C808
        - retreat 9.3-d hex=C808 unit=legion-b1
        ? nationalist retreat 9.3.1-g: fall C808, fall C708, fall C608
        > fall C808
        - retreat 9.3-d hex=C808 unit=legion-b2
        ? nationalist retreat 9.3.1-g: fall C808, fall C708, fall C608
        > fall C808
        - retreat 9.3-d hex=C808 unit=legion-a1
        ? nationalist retreat 9.3.1-g: fall C808, fall C708, fall C608
        > fall C808
        - retreat 9.3-d hex=C908 unit=nat-mmg-x1
        ? nationalist retreat 9.3.1-g: fall C808, fall C908
        > fall C808
        - retreat 9.3.1-g hex=C808 unit=nat-vazquez
        ? nationalist retreat 9.3.1-g: fall C808, fall C908
        > fall C808
        - retreat 9.3.1-g hex=C808 unit=nat-tamayo
        ~ morale 1 5
        - check-formation 14-b morale=9 passed=True roll=6 unit=nat-vazquez
        ~ morale 2 6
        - check 14-h morale=8 passed=True roll=8 unit=legion-a1
        - taken 9.3-h hex=C707 units=rep-infantry-h1+rep-infantry-h2+rep-infantry-h3
        ? republican act 3.3.2-b
        = fights 1
        = fired 2
        = at legion-a1=C808 legion-b1=C808 legion-b2=C808 nat-mmg-x1=C908 nat-tamayo=C808 nat-vazquez=C808
            rep-infantry-h1=C707 rep-infantry-h2=C707 rep-infantry-h3=C707
        = finished +legion-a1 +legion-b1 +legion-b2 +nat-mmg-x1 +rep-infantry-h1 +rep-infantry-h2
            +rep-infantry-h3
        = moved +legion-a1 +legion-b1 +legion-b2 +nat-mmg-x1 +nat-tamayo +nat-vazquez +rep-infantry-h1
            +rep-infantry-h2 +rep-infantry-h3
        = used +rep-infantry-h1 +rep-infantry-h2 +rep-infantry-h3
        = acting -rep-infantry-h1 -rep-infantry-h2 -rep-infantry-h3
        = spent rep-infantry-h1=0 rep-infantry-h2=0 rep-infantry-h3=0
        = began rep-infantry-h1=C706 rep-infantry-h2=C706 rep-infantry-h3=C706
        """,
    )


@pytest.mark.rule("barricadas", "9.2-d", "9.2-c", "9-g")
def test_the_defensive_fire_wipes_out_the_party():
    holds(
        front(
            rep("C706", units=["rep-infantry-h1"]),
            nat("C707"),
            act=["rep-diez", "rep-infantry-h1"],
            lost={"rep-infantry-h1": 2},
            reaction=["legion-b1", "legion-b2"],
            routed=["legion-b3"],
        ),
        """
        ? republican act 3.3.2-b
        > assault rep-infantry-h1 C707
        - assault 9-e hex=C707 units=rep-infantry-h1
        ? nationalist defend 9.2-d: volley legion-b1 C706:AP, volley legion-b2 C706:AP, hold
        ! volley legion-b3 C706:AP: 9.2-c is-routed unit=legion-b3
        > volley legion-b1 C706:AP
        ? nationalist react-group 9-f: join legion-b2, shoot
        ! join legion-b3: 9.2-c is-routed unit=legion-b3
        > join legion-b2
        ~ fire 1 1
        - fire 9.2-d attack=AP column=12 divisor=2 ff=12 firers=legion-b1+legion-b2 hex=C706 hits=3
            modifier=-1 result=7 roll=2
        - eliminated 8.4.2-a unit=rep-infantry-h1
        ~ officer 5 5
        - officer-roll 7.1-d hits=1 roll=10 unit=rep-diez
        ? republican act 3.3.2-b
        = fights 1
        = fired 2
        = at rep-infantry-h1=
        = lost rep-infantry-h1=3
        = gone +rep-infantry-h1
        = finished +legion-b1 +legion-b2
        = reaction -legion-b1 -legion-b2
        = moved +rep-infantry-h1
        = used +rep-infantry-h1
        = acting -rep-infantry-h1
        = began rep-infantry-h1=C706
        """,
    )


@pytest.mark.rule("barricadas", "9.2-e", "9-g")
def test_the_late_fire_wipes_out_the_party():
    holds(
        front(
            nat("C707", units=["legion-b1"]),
            rep("C706"),
            act=["nat-vazquez", "legion-b1"],
            side="nationalist",
            lost={"legion-b1": 2},
            reaction=["rep-infantry-h1", "rep-infantry-h2"],
        ),
        """
        ? nationalist act 3.3.2-b
        > assault legion-b1 C706
        - assault 9-e hex=C706 units=legion-b1
        ? republican defend 9.2-d: volley rep-infantry-h1 C707:AP, volley rep-infantry-h2 C707:AP, volley
            rep-infantry-h3 C707:AP, hold
        > hold
        ~ morale 1 1
        - check 9.1-a morale=6 passed=True roll=2 unit=legion-b1
        ? republican defend-late 9.2-e: volley rep-infantry-h1 C707:AP, volley rep-infantry-h2 C707:AP,
            volley rep-infantry-h3 C707:AP, hold
        > volley rep-infantry-h1 C707:AP
        ? republican react-group 9-f: join rep-infantry-h2, join rep-infantry-h3, shoot
        ! join rep-infantry-h1: 9-f already unit=rep-infantry-h1
        > join rep-infantry-h2
        ? republican react-group 9-f: join rep-infantry-h3, shoot
        > shoot
        ~ fire 1 1
        - fire 9.2-e attack=AP column=10 divisor=2 ff=10 firers=rep-infantry-h1+rep-infantry-h2 hex=C707
            hits=3 modifier=-1 result=6 roll=2
        - eliminated 8.4.2-a unit=legion-b1
        ~ officer 4 1
        - officer-roll 7.1-d hits=1 roll=5 unit=nat-vazquez
        ? nationalist act 3.3.2-b
        = fights 1
        = fired 1
        = at legion-b1=
        = lost legion-b1=3
        = gone +legion-b1
        = finished +rep-infantry-h1 +rep-infantry-h2
        = reaction -rep-infantry-h1 -rep-infantry-h2
        = moved +legion-b1
        = used +legion-b1
        = acting -legion-b1
        = began legion-b1=C707
        """,
    )


@pytest.mark.rule("barricadas", "9-a", "9.3-h", "9.3.1-g")
def test_trucks_left_behind_do_not_fight():
    holds(
        front(
            rep("C706"),
            nat("C707", units=["legion-b1"]),
            at={"nat-truck-x1": "C707", "nat-truck-x2": "C707", "nat-75mm-x1": "C707"},
            load={"nat-75mm-x1": "nat-truck-x1"},
        ),
        """
        ? republican act 3.3.2-b
        > assault rep-infantry-h1 C707
        ? republican assault 9-e: join rep-infantry-h2, join rep-infantry-h3, declare
        > join rep-infantry-h2
        ? republican assault 9-e: join rep-infantry-h3, declare
        > join rep-infantry-h3
        - assault 9-e hex=C707 units=rep-infantry-h1+rep-infantry-h2+rep-infantry-h3
        ? nationalist defend 9.2-d: volley legion-b1 C706:AP, hold
        > hold
        ~ morale 2 2
        - check 9.1-a morale=9 passed=True roll=4 unit=rep-infantry-h1
        ~ morale 2 2
        - check 9.1-a morale=9 passed=True roll=4 unit=rep-infantry-h2
        ~ morale 2 2
        - check 9.1-a morale=9 passed=True roll=4 unit=rep-infantry-h3
        ? nationalist defend-late 9.2-e: volley legion-b1 C706:AP, hold
        > hold
        ? republican lead 9.1-b: lead, stay
        > lead
        ~ assault 1
        - melee 9.3-d attack=12 defense=4 hex=C707 modifier=0 odds=3:1 result=D2 roll=1
        - step-lost 9.3-d left=2 unit=legion-b1
        - step-lost 9.3-d left=1 unit=legion-b1
        ~ officer 6 6
        - officer-roll 7.1-d hits=2 roll=12 unit=nat-vazquez
        ? nationalist retreat 9.3.1-g: fall C808, fall C708, fall C608
        > fall C808
        - retreat 9.3-d hex=C908 unit=legion-b1
        ? nationalist retreat 9.3.1-g: fall C808, fall C708, fall C608
        > fall C808
        - retreat 9.3-d hex=C908 unit=nat-truck-x1
        ? nationalist retreat 9.3.1-g: fall C808, fall C708, fall C608
        > fall C808
        - retreat 9.3-d hex=C908 unit=nat-truck-x2
        - retreat 9.3.1-g hex=C908 unit=nat-vazquez
        ~ morale 1 5
        - check 14-h morale=6 passed=True roll=6 unit=legion-b1
        ~ morale 2 6
        - check-formation 14-e morale=8 passed=True roll=8 unit=nat-vazquez
        - taken 9.3-h hex=C707 units=rep-infantry-h1+rep-infantry-h2+rep-infantry-h3+rep-diez
        ? nationalist activate 3.3.1-a
        = active 1
        = fights 1
        = at legion-b1=C908 nat-75mm-x1=C908 nat-truck-x1=C908 nat-truck-x2=C908 nat-vazquez=C908
            rep-diez=C707 rep-infantry-h1=C707 rep-infantry-h2=C707 rep-infantry-h3=C707
        = lost legion-b1=2
        = finished +legion-b1 +nat-truck-x1 +nat-truck-x2 +rep-diez +rep-infantry-h1 +rep-infantry-h2
            +rep-infantry-h3
        = moved +legion-b1 +nat-truck-x1 +nat-truck-x2 +nat-vazquez +rep-infantry-h1 +rep-infantry-h2
            +rep-infantry-h3
        = acting -rep-diez -rep-infantry-h1 -rep-infantry-h2 -rep-infantry-h3
        = leaders
        """,
    )


@pytest.mark.rule("barricadas", "9.2-e", "9.1-a", "9-f", "9-e")
def test_who_failed_the_check_is_not_fired_at_later():
    holds(
        front(rep("C706", at={"rep-infantry-h3": "C607"}), nat("C707")),
        """
        ? republican act 3.3.2-b
        > assault rep-infantry-h1 C707
        ? republican assault 9-e: join rep-infantry-h2, join rep-infantry-h3, declare
        > join rep-infantry-h3
        ? republican assault 9-e: join rep-infantry-h2, declare
        > declare
        - assault 9-e hex=C707 units=rep-infantry-h1+rep-infantry-h3
        ? nationalist defend 9.2-d: volley legion-b1 C607:AP, volley legion-b1 C706:AP, volley legion-b2
            C607:AP, volley legion-b2 C706:AP, volley legion-b3 C607:AP, volley legion-b3 C706:AP, hold
        > hold
        ~ morale 2 2
        - check 9.1-a morale=9 passed=True roll=4 unit=rep-infantry-h1
        ~ morale 6 6
        - check 9.1-a morale=9 passed=False roll=12 unit=rep-infantry-h3
        ? nationalist defend-late 9.2-e: volley legion-b1 C706:AP, volley legion-b2 C706:AP, volley
            legion-b3 C706:AP, hold
        ! volley legion-b1 C607:AP: 9-f no-launch hex=C607
        > volley legion-b1 C706:AP
        ? nationalist react-group 9-f: join legion-b2, join legion-b3, shoot
        > shoot
        ~ fire 6 6
        - fire 9.2-e attack=AP column=3 divisor=2 ff=3 firers=legion-b1 hex=C706 hits=0 modifier=-1 result=0
            roll=12
        ? republican lead 9.1-b: lead, stay
        > stay
        ~ assault 2
        - melee 9.3-d attack=4 defense=12 hex=C707 modifier=0 odds=1:3 result=A1 roll=2
        - step-lost 9.3-d left=2 unit=rep-infantry-h1
        ? republican retreat 9.3.1-g: fall C706, fall C607, fall C807
        > fall C706
        - retreat 9.3-d hex=C706 unit=rep-infantry-h1
        ~ morale 6 6
        - check 14-h morale=8 passed=False roll=12 unit=rep-infantry-h1
        - rout 10.2-d hex=C706 unit=rep-infantry-h1
        ? republican rout 10.3.2-b: flee C606, flee C705, flee C806
        > flee C606
        ? republican rout 10.3.2-b: flee C505, flee C605, flee C705
        > flee C505
        ? republican rout 10.3.2-b: flee C405, flee C504, flee C605
        > flee C405
        - fled 10.3.2-a hex=C405 unit=rep-infantry-h1
        ? republican act 3.3.2-b
        = fights 1
        = fired 2
        = at rep-infantry-h1=C405
        = lost rep-infantry-h1=1
        = finished +legion-b1 +legion-b2 +legion-b3 +rep-infantry-h1 +rep-infantry-h3
        = routed +rep-infantry-h1
        = moved +rep-infantry-h1 +rep-infantry-h3
        = used +rep-infantry-h1 +rep-infantry-h3
        = acting -rep-infantry-h1 -rep-infantry-h3
        = spent rep-infantry-h1=0 rep-infantry-h3=0
        = began rep-infantry-h1=C706 rep-infantry-h3=C607
        """,
    )


@pytest.mark.rule("barricadas", "9.2-f", "9-f", "9.3-f", "9.1-b")
def test_men_of_no_formation_fire_together_and_check_nothing():
    holds(
        front(
            rep("C705"),
            nat("C709"),
            at={
                "nat-mmg-x1": "C707",
                "nat-mmg-x2": "C707",
                "rep-infantry-i1": "C706",
                "rep-infantry-i2": "C706",
            },
            act=["rep-infantry-i1", "rep-infantry-i2"],
        ),
        """
        ? republican act 3.3.2-b
        > assault rep-infantry-i1 C707
        ? republican assault 9-e: join rep-infantry-i2, declare
        > declare
        - assault 9-e hex=C707 units=rep-infantry-i1
        ? nationalist defend 9.2-d: volley nat-mmg-x1 C706:AP, volley nat-mmg-x2 C706:AP, hold
        > volley nat-mmg-x1 C706:AP
        ? nationalist react-group 9-f: join nat-mmg-x2, shoot
        > join nat-mmg-x2
        ~ fire 6 6
        - fire 9.2-d attack=AP column=6 divisor=2 ff=6 firers=nat-mmg-x1+nat-mmg-x2 hex=C706 hits=0
            modifier=-2 result=0 roll=12
        ~ morale 5 5
        - check 9.1-a morale=7 passed=False roll=10 unit=rep-infantry-i1
        ? republican act 3.3.2-b
        = fights 1
        = fired 2
        = finished +nat-mmg-x1 +nat-mmg-x2 +rep-infantry-i1
        = moved +rep-infantry-i1
        = used +rep-infantry-i1
        = acting -rep-infantry-i1
        = spent rep-infantry-i1=0
        = began rep-infantry-i1=C706
        """,
    )


@pytest.mark.rule("barricadas", "13.6-b", "9-f", "9-e")
def test_a_gun_that_looks_away_does_not_join_the_volley():
    holds(
        front(
            rep("C706"),
            nat("C707", units=["legion-b1", "legion-b2", "nat-mmg-x1"]),
            forts={"C707": ["nationalist", 2, 3]},
            inside=["nat-mmg-x1", "legion-b2"],
        ),
        """
        ? republican act 3.3.2-b
        > assault rep-infantry-h1 C707
        ? republican assault 9-e: join rep-infantry-h2, join rep-infantry-h3, declare
        > declare
        - assault 9-e hex=C707 units=rep-infantry-h1
        ? nationalist defend 9.2-d: volley legion-b1 C706:AP, hold
        ! volley nat-mmg-x1 C706:AP: 13.6-b behind unit=nat-mmg-x1
        > volley legion-b1 C706:AP
        ~ fire 6 6
        - fire 9.2-d attack=AP column=3 divisor=2 ff=3 firers=legion-b1 hex=C706 hits=0 modifier=-2 result=0
            roll=12
        ~ morale 5 5
        - check 9.1-a morale=9 passed=False roll=10 unit=rep-infantry-h1
        ? republican act 3.3.2-b
        = fights 1
        = fired 2
        = finished +legion-b1 +rep-infantry-h1
        = moved +rep-infantry-h1
        = used +rep-infantry-h1
        = acting -rep-infantry-h1
        = spent rep-infantry-h1=0
        = began rep-infantry-h1=C706
        """,
    )


@pytest.mark.rule("barricadas", "9.2-e", "8.3-k", "9-e")
def test_late_fire_counts_the_ground_they_assault():
    holds(
        front(rep("C607"), nat("C608")),
        """
        ? republican act 3.3.2-b
        > assault rep-infantry-h1 C608
        ? republican assault 9-e: join rep-infantry-h2, join rep-infantry-h3, declare
        > join rep-infantry-h2
        ? republican assault 9-e: join rep-infantry-h3, declare
        > declare
        - assault 9-e hex=C608 units=rep-infantry-h1+rep-infantry-h2
        ? nationalist defend 9.2-d: volley legion-b1 C607:AP, volley legion-b2 C607:AP, volley legion-b3
            C607:AP, hold
        > hold
        ~ morale 2 2
        - check 9.1-a morale=9 passed=True roll=4 unit=rep-infantry-h1
        ~ morale 2 2
        - check 9.1-a morale=9 passed=True roll=4 unit=rep-infantry-h2
        ? nationalist defend-late 9.2-e: volley legion-b1 C607:AP, volley legion-b2 C607:AP, volley
            legion-b3 C607:AP, hold
        > volley legion-b1 C607:AP
        ? nationalist react-group 9-f: join legion-b2, join legion-b3, shoot
        > join legion-b2
        ? nationalist react-group 9-f: join legion-b3, shoot
        > shoot
        ~ fire 2 2
        - fire 9.2-e attack=AP column=6 divisor=4 ff=6 firers=legion-b1+legion-b2 hex=C607 hits=1
            modifier=-2 result=4 roll=4
        ~ hit 2
        - step-lost 8.4.2-a left=2 unit=rep-infantry-h2
        ~ officer 6 6
        - officer-roll 7.1-d hits=1 roll=12 unit=rep-diez
        ? republican lead 9.1-b: lead, stay
        > stay
        ~ assault 1
        - melee 9.3-d attack=7 defense=12 hex=C608 modifier=1 odds=1:2 result=AR roll=1
        ? republican retreat 9.3.1-g: fall C607, fall C507, fall C707
        > fall C607
        - retreat 9.3-d hex=C607 unit=rep-infantry-h1
        ? republican retreat 9.3.1-g: fall C607, fall C507, fall C707
        > fall C607
        - retreat 9.3-d hex=C607 unit=rep-infantry-h2
        ~ morale 2 6
        - check-formation 14-b morale=9 passed=True roll=8 unit=rep-diez
        ? republican act 3.3.2-b
        = fights 1
        = fired 2
        = lost rep-infantry-h2=1
        = finished +legion-b1 +legion-b2 +legion-b3 +rep-infantry-h1 +rep-infantry-h2
        = moved +rep-infantry-h1 +rep-infantry-h2
        = used +rep-infantry-h1 +rep-infantry-h2
        = acting -rep-infantry-h1 -rep-infantry-h2
        = spent rep-infantry-h1=0 rep-infantry-h2=0
        = began rep-infantry-h1=C607 rep-infantry-h2=C607
        """,
    )


@pytest.mark.rule("barricadas", "9.2-d", "8.3-k", "9-e")
def test_early_fire_counts_the_ground_they_come_from():
    holds(
        front(rep("C608"), nat("C607")),
        """
        ? republican act 3.3.2-b
        > assault rep-infantry-h1 C607
        ? republican assault 9-e: join rep-infantry-h2, join rep-infantry-h3, declare
        > join rep-infantry-h2
        ? republican assault 9-e: join rep-infantry-h3, declare
        > declare
        - assault 9-e hex=C607 units=rep-infantry-h1+rep-infantry-h2
        ? nationalist defend 9.2-d: volley legion-b1 C608:AP, volley legion-b2 C608:AP, volley legion-b3
            C608:AP, hold
        > volley legion-b1 C608:AP
        ? nationalist react-group 9-f: join legion-b2, join legion-b3, shoot
        > join legion-b2
        ? nationalist react-group 9-f: join legion-b3, shoot
        > shoot
        ~ fire 2 2
        - fire 9.2-d attack=AP column=6 divisor=4 ff=6 firers=legion-b1+legion-b2 hex=C608 hits=1
            modifier=-2 result=4 roll=4
        ~ hit 2
        - step-lost 8.4.2-a left=2 unit=rep-infantry-h2
        ~ officer 4 1
        - officer-roll 7.1-d hits=1 roll=5 unit=rep-diez
        ? nationalist defend 9.2-d: volley legion-b3 C608:AP, hold
        > hold
        ~ morale 2 2
        - check 9.1-a morale=9 passed=True roll=4 unit=rep-infantry-h1
        ~ morale 6 6
        - check 9.1-a morale=8 passed=False roll=12 unit=rep-infantry-h2
        ? republican lead 9.1-b: lead, stay
        > stay
        ~ assault 1
        - melee 9.3-d attack=4 defense=12 hex=C607 modifier=0 odds=1:3 result=AR roll=1
        ? republican retreat 9.3.1-g: fall C608, fall C707, fall C507
        > fall C608
        - retreat 9.3-d hex=C608 unit=rep-infantry-h1
        ~ morale 2 6
        - check 14-h morale=9 passed=True roll=8 unit=rep-infantry-h1
        ? republican act 3.3.2-b
        = fights 1
        = fired 2
        = lost rep-infantry-h2=1
        = finished +legion-b1 +legion-b2 +legion-b3 +rep-infantry-h1 +rep-infantry-h2
        = moved +rep-infantry-h1 +rep-infantry-h2
        = used +rep-infantry-h1 +rep-infantry-h2
        = acting -rep-infantry-h1 -rep-infantry-h2
        = spent rep-infantry-h1=0 rep-infantry-h2=0
        = began rep-infantry-h1=C608 rep-infantry-h2=C608
        """,
    )


@pytest.mark.rule("barricadas", "9.1.1-b", "10.3.4-a", "9.3-h", "9-e")
def test_the_routed_surrender_and_the_hex_is_taken():
    holds(
        front(
            nat("C707"),
            rep("C706", units=["rep-infantry-h1", "rep-infantry-h2"]),
            side="nationalist",
            routed=["rep-infantry-h1", "rep-infantry-h2"],
            works={"rep-infantry-h1": ["position", "C706", 1]},
        ),
        """
        ? nationalist act 3.3.2-b
        > assault legion-b1 C706
        ? nationalist assault 9-e: join legion-b2, join legion-b3, declare
        > join legion-b2
        ? nationalist assault 9-e: join legion-b3, declare
        > declare
        - assault 9-e hex=C706 units=legion-b1+legion-b2
        ~ morale 2 2
        - check 9.1-a morale=9 passed=True roll=4 unit=legion-b1
        ~ morale 2 2
        - check 9.1-a morale=9 passed=True roll=4 unit=legion-b2
        ? nationalist lead 9.1-b: lead, stay
        > lead
        - eliminated 9.1.1-b unit=rep-infantry-h1
        - eliminated 9.1.1-b unit=rep-diez
        - eliminated 9.1.1-b unit=rep-infantry-h2
        - taken 9.3-h hex=C706 units=legion-b1+legion-b2+nat-vazquez
        ? nationalist act 3.3.2-b
        = fights 1
        = at legion-b1=C706 legion-b2=C706 nat-vazquez=C706 rep-diez= rep-infantry-h1= rep-infantry-h2=
        = lost rep-infantry-h1=3 rep-infantry-h2=3
        = works rep-infantry-h1=
        = gone +rep-diez +rep-infantry-h1 +rep-infantry-h2
        = finished +legion-b1 +legion-b2 +nat-vazquez
        = routed -rep-infantry-h1 -rep-infantry-h2
        = moved +legion-b1 +legion-b2
        = used +legion-b1 +legion-b2
        = acting -legion-b1 -legion-b2 -nat-vazquez
        = spent legion-b1=0 legion-b2=0
        = began legion-b1=C707 legion-b2=C707
        """,
    )


@pytest.mark.rule("barricadas", "9-d", "9.3-d", "9.3.1-a", "9-e")
def test_beaten_attackers_do_not_go_on_against_afvs():
    holds(
        front(nat("C707"), rep("C706", at={"rep-t26b-x1": "C706"}), side="nationalist"),
        """
        ? nationalist act 3.3.2-b
        > assault legion-b1 C706
        ? nationalist assault 9-e: join legion-b2, join legion-b3, declare
        > declare
        - assault 9-e hex=C706 units=legion-b1
        ? republican stand 9-d: support, apart
        > apart
        ? republican defend 9.2-d: volley rep-infantry-h1 C707:AP, volley rep-infantry-h2 C707:AP, volley
            rep-infantry-h3 C707:AP, hold
        > hold
        ~ morale 2 2
        - check 9.1-a morale=9 passed=True roll=4 unit=legion-b1
        ? republican defend-late 9.2-e: volley rep-infantry-h1 C707:AP, volley rep-infantry-h2 C707:AP,
            volley rep-infantry-h3 C707:AP, hold
        > hold
        ? nationalist lead 9.1-b: lead, stay
        > stay
        ~ assault 6
        - melee 9.3-d attack=4 defense=12 hex=C706 modifier=0 odds=1:3 result=A2 roll=6
        - step-lost 9.3-d left=2 unit=legion-b1
        - step-lost 9.3-d left=1 unit=legion-b1
        ? nationalist retreat 9.3.1-g: fall C707, fall C807, fall C607
        ! fall C705: 9.3.1-a not-that-side hex=C705 unit=legion-b1
        ! fall C706: 9.3.1-g not-next hex=C706 unit=legion-b1
        ! fall C709: 9.3.1-g not-next hex=C709 unit=legion-b1
        > fall C707
        - retreat 9.3-d hex=C708 unit=legion-b1
        ~ morale 4 1
        - check 14-h morale=7 passed=True roll=5 unit=legion-b1
        ? nationalist act 3.3.2-b
        = fights 1
        = at legion-b1=C708
        = lost legion-b1=2
        = finished +legion-b1 +rep-infantry-h1 +rep-infantry-h2 +rep-infantry-h3
        = moved +legion-b1
        = used +legion-b1
        = acting -legion-b1
        = spent legion-b1=0
        = began legion-b1=C707
        """,
    )


@pytest.mark.rule("barricadas", "13.6-i", "9-d", "9-e")
def test_beaten_inside_a_fortification_the_attackers_have_it_not():
    holds(
        front(
            nat("C707"),
            rep("C706", at={"rep-t26b-x1": "C706"}),
            side="nationalist",
            forts={"C706": ["republican", 2, 0]},
            inside=["rep-infantry-h1", "rep-infantry-h2", "rep-infantry-h3", "rep-diez"],
        ),
        """
        ? nationalist act 3.3.2-b
        > assault legion-b1 C706
        ? nationalist assault 9-e: join legion-b2, join legion-b3, declare
        > declare
        - assault 9-e hex=C706 units=legion-b1
        ? republican stand 9-d: support, apart
        > apart
        ~ morale 2 2
        - check 9.1-a morale=9 passed=True roll=4 unit=legion-b1
        ? republican defend-late 9.2-e: volley rep-infantry-h1 C707:AP, volley rep-infantry-h2 C707:AP,
            volley rep-infantry-h3 C707:AP, hold
        > hold
        ? nationalist lead 9.1-b: lead, stay
        > stay
        ~ assault 6
        - melee 9.3-d attack=4 defense=12 hex=C706 modifier=2 odds=1:3 result=A2 roll=6
        - step-lost 9.3-d left=2 unit=legion-b1
        - step-lost 9.3-d left=1 unit=legion-b1
        ? nationalist retreat 9.3.1-g: fall C707, fall C807, fall C607
        > fall C707
        - retreat 9.3-d hex=C708 unit=legion-b1
        ~ morale 4 1
        - check 14-h morale=7 passed=True roll=5 unit=legion-b1
        ? nationalist act 3.3.2-b
        = fights 1
        = at legion-b1=C708
        = lost legion-b1=2
        = finished +legion-b1 +rep-infantry-h1 +rep-infantry-h2 +rep-infantry-h3
        = moved +legion-b1
        = used +legion-b1
        = acting -legion-b1
        = spent legion-b1=0
        = began legion-b1=C707
        """,
    )


@pytest.mark.rule("barricadas", "13.6-i", "9.3.1-g", "9-e")
def test_leaders_and_trucks_inside_a_fortification_stay_there():
    holds(
        front(
            rep("C706"),
            nat("C707"),
            forts={"C707": ["nationalist", 2, 0]},
            inside=["legion-b1", "nat-vazquez"],
        ),
        """
        ? republican act 3.3.2-b
        > assault rep-infantry-h1 C707
        ? republican assault 9-e: join rep-infantry-h2, join rep-infantry-h3, declare
        > join rep-infantry-h2
        ? republican assault 9-e: join rep-infantry-h3, declare
        > join rep-infantry-h3
        - assault 9-e hex=C707 units=rep-infantry-h1+rep-infantry-h2+rep-infantry-h3
        ? nationalist defend 9.2-d: volley legion-b1 C706:AP, volley legion-b2 C706:AP, volley legion-b3
            C706:AP, hold
        > hold
        ~ morale 2 2
        - check 9.1-a morale=9 passed=True roll=4 unit=rep-infantry-h1
        ~ morale 2 2
        - check 9.1-a morale=9 passed=True roll=4 unit=rep-infantry-h2
        ~ morale 2 2
        - check 9.1-a morale=9 passed=True roll=4 unit=rep-infantry-h3
        ? nationalist defend-late 9.2-e: volley legion-b1 C706:AP, volley legion-b2 C706:AP, volley
            legion-b3 C706:AP, hold
        > hold
        ? republican lead 9.1-b: lead, stay
        > lead
        ~ assault 1
        - melee 9.3-d attack=12 defense=8 hex=C707 modifier=0 odds=1.5:1 result=D1 roll=1
        ~ hit 2
        - step-lost 9.3-d left=2 unit=legion-b3
        ~ officer 6 6
        - officer-roll 7.1-d hits=1 roll=12 unit=nat-vazquez
        ? nationalist retreat 9.3.1-g: fall C808, fall C708, fall C608
        ! fall C706: 9.3.1-b not-that-side hex=C706 unit=legion-b2
        ! fall C705: 9.3.1-g not-next hex=C705 unit=legion-b2
        ! fall C807: 9.3.1-b not-that-side hex=C807 unit=legion-b2
        > fall C708
        - retreat 9.3-d hex=C708 unit=legion-b2
        ? nationalist retreat 9.3.1-g: fall C808, fall C708, fall C608
        > fall C808
        - retreat 9.3-d hex=C808 unit=legion-b3
        ~ morale 2 6
        - check-formation 14-b morale=9 passed=True roll=8 unit=nat-vazquez
        ~ assault 2
        - melee 9.3-d attack=12 defense=4 hex=C707 modifier=2 odds=3:1 result=D1 roll=2
        - step-lost 9.3-d left=2 unit=legion-b1
        ~ officer 4 6
        - officer-roll 7.1-d hits=1 roll=10 unit=nat-vazquez
        ? nationalist retreat 9.3.1-g: fall C808, fall C708, fall C608
        > fall C808
        - retreat 9.3-d hex=C808 unit=legion-b1
        - retreat 9.3.1-g hex=C808 unit=nat-vazquez
        ~ morale 2 3
        - check 14-h morale=8 passed=True roll=5 unit=legion-b1
        - fort-gone 13.6-f hex=C707
        - taken 9.3-h hex=C707 units=rep-infantry-h1+rep-infantry-h2+rep-infantry-h3+rep-diez
        ? nationalist activate 3.3.1-a
        = active 1
        = fights 1
        = at legion-b1=C808 legion-b2=C708 legion-b3=C808 nat-vazquez=C808 rep-diez=C707
            rep-infantry-h1=C707 rep-infantry-h2=C707 rep-infantry-h3=C707
        = lost legion-b1=1 legion-b3=1
        = finished +legion-b1 +legion-b2 +legion-b3 +rep-diez +rep-infantry-h1 +rep-infantry-h2
            +rep-infantry-h3
        = moved +legion-b1 +legion-b2 +legion-b3 +nat-vazquez +rep-infantry-h1 +rep-infantry-h2
            +rep-infantry-h3
        = inside -legion-b1 -nat-vazquez
        = acting -rep-diez -rep-infantry-h1 -rep-infantry-h2 -rep-infantry-h3
        = leaders
        = forts C707=
        """,
    )


@pytest.mark.rule("barricadas", "9.1-b", "9-e")
def test_an_officer_on_a_truck_does_not_lead():
    holds(
        front(rep("C706"), nat("C707"), at={"rep-truck-x1": "C706"}, load={"rep-diez": "rep-truck-x1"}),
        """
        ? republican act 3.3.2-b
        > assault rep-infantry-h1 C707
        ? republican assault 9-e: join rep-infantry-h2, join rep-infantry-h3, declare
        > declare
        - assault 9-e hex=C707 units=rep-infantry-h1
        ? nationalist defend 9.2-d: volley legion-b1 C706:AP, volley legion-b2 C706:AP, volley legion-b3
            C706:AP, hold
        > hold
        ~ morale 2 2
        - check 9.1-a morale=9 passed=True roll=4 unit=rep-infantry-h1
        ? nationalist defend-late 9.2-e: volley legion-b1 C706:AP, volley legion-b2 C706:AP, volley
            legion-b3 C706:AP, hold
        > hold
        ~ assault 1
        - melee 9.3-d attack=4 defense=12 hex=C707 modifier=0 odds=1:3 result=AR roll=1
        ? republican retreat 9.3.1-g: fall C706, fall C607, fall C807
        > fall C706
        - retreat 9.3-d hex=C706 unit=rep-infantry-h1
        ~ morale 4 1
        - check 14-h morale=9 passed=True roll=5 unit=rep-infantry-h1
        ? republican act 3.3.2-b
        = fights 1
        = finished +legion-b1 +legion-b2 +legion-b3 +rep-infantry-h1
        = moved +rep-infantry-h1
        = used +rep-infantry-h1
        = acting -rep-infantry-h1
        = spent rep-infantry-h1=0
        = began rep-infantry-h1=C706
        """,
    )


@pytest.mark.rule("barricadas", "9.1-b", "9-e")
def test_a_formation_without_an_officer_is_led_by_none():
    holds(
        front(
            {"officer": "", "fallen": "rep-diez", "units": REP["units"], "hex": "C706"},
            nat("C707"),
            act=REP["units"],
        ),
        """
        ? republican act 3.3.2-b
        > assault rep-infantry-h1 C707
        ? republican assault 9-e: join rep-infantry-h2, join rep-infantry-h3, declare
        > declare
        - assault 9-e hex=C707 units=rep-infantry-h1
        ? nationalist defend 9.2-d: volley legion-b1 C706:AP, volley legion-b2 C706:AP, volley legion-b3
            C706:AP, hold
        > hold
        ~ morale 2 2
        - check 9.1-a morale=8 passed=True roll=4 unit=rep-infantry-h1
        ? nationalist defend-late 9.2-e: volley legion-b1 C706:AP, volley legion-b2 C706:AP, volley
            legion-b3 C706:AP, hold
        > hold
        ~ assault 1
        - melee 9.3-d attack=4 defense=12 hex=C707 modifier=0 odds=1:3 result=AR roll=1
        ? republican retreat 9.3.1-g: fall C706, fall C607, fall C807
        > fall C706
        - retreat 9.3-d hex=C706 unit=rep-infantry-h1
        ~ morale 4 1
        - check 14-h morale=8 passed=True roll=5 unit=rep-infantry-h1
        ? republican act 3.3.2-b
        = fights 1
        = finished +legion-b1 +legion-b2 +legion-b3 +rep-infantry-h1
        = moved +rep-infantry-h1
        = used +rep-infantry-h1
        = acting -rep-infantry-h1
        = spent rep-infantry-h1=0
        = began rep-infantry-h1=C706
        """,
    )


@pytest.mark.rule("barricadas", "9.1-b", "9-e")
def test_an_officer_elsewhere_does_not_lead():
    holds(
        front(rep("C706", at={"rep-diez": "C705", "rep-infantry-h2": "C607"}), nat("C707")),
        """
        ? republican act 3.3.2-b
        > assault rep-infantry-h1 C707
        ? republican assault 9-e: join rep-infantry-h2, join rep-infantry-h3, declare
        > join rep-infantry-h2
        ? republican assault 9-e: join rep-infantry-h3, declare
        > declare
        - assault 9-e hex=C707 units=rep-infantry-h1+rep-infantry-h2
        ? nationalist defend 9.2-d: volley legion-b1 C607:AP, volley legion-b1 C706:AP, volley legion-b2
            C607:AP, volley legion-b2 C706:AP, volley legion-b3 C607:AP, volley legion-b3 C706:AP, hold
        > hold
        ~ morale 6 6
        - check 9.1-a morale=9 passed=False roll=12 unit=rep-infantry-h1
        ~ morale 2 2
        - check 9.1-a morale=8 passed=True roll=4 unit=rep-infantry-h2
        ? nationalist defend-late 9.2-e: volley legion-b1 C607:AP, volley legion-b2 C607:AP, volley
            legion-b3 C607:AP, hold
        > hold
        ~ assault 1
        - melee 9.3-d attack=4 defense=12 hex=C707 modifier=0 odds=1:3 result=AR roll=1
        ? republican retreat 9.3.1-g: fall C607, fall C608, fall C706
        > fall C607
        - retreat 9.3-d hex=C607 unit=rep-infantry-h2
        ~ morale 2 2
        - check 14-h morale=8 passed=True roll=4 unit=rep-infantry-h2
        ? republican act 3.3.2-b
        = fights 1
        = finished +legion-b1 +legion-b2 +legion-b3 +rep-infantry-h1 +rep-infantry-h2
        = moved +rep-infantry-h1 +rep-infantry-h2
        = used +rep-infantry-h1 +rep-infantry-h2
        = acting -rep-infantry-h1 -rep-infantry-h2
        = spent rep-infantry-h1=0 rep-infantry-h2=0
        = began rep-infantry-h1=C706 rep-infantry-h2=C607
        """,
    )


@pytest.mark.rule("barricadas", "9.1-b", "9.1-a", "9-e")
def test_a_leader_whose_men_failed_does_not_go_along():
    holds(
        front(rep("C706", at={"rep-infantry-h2": "C607"}), nat("C707")),
        """
        ? republican act 3.3.2-b
        > assault rep-infantry-h1 C707
        ? republican assault 9-e: join rep-infantry-h2, join rep-infantry-h3, declare
        > join rep-infantry-h2
        ? republican assault 9-e: join rep-infantry-h3, declare
        > declare
        - assault 9-e hex=C707 units=rep-infantry-h1+rep-infantry-h2
        ? nationalist defend 9.2-d: volley legion-b1 C607:AP, volley legion-b1 C706:AP, volley legion-b2
            C607:AP, volley legion-b2 C706:AP, volley legion-b3 C607:AP, volley legion-b3 C706:AP, hold
        > hold
        ~ morale 6 6
        - check 9.1-a morale=9 passed=False roll=12 unit=rep-infantry-h1
        ~ morale 2 2
        - check 9.1-a morale=9 passed=True roll=4 unit=rep-infantry-h2
        ? nationalist defend-late 9.2-e: volley legion-b1 C607:AP, volley legion-b2 C607:AP, volley
            legion-b3 C607:AP, hold
        > hold
        ~ assault 1
        - melee 9.3-d attack=4 defense=12 hex=C707 modifier=0 odds=1:3 result=AR roll=1
        ? republican retreat 9.3.1-g: fall C607, fall C608, fall C706
        > fall C607
        - retreat 9.3-d hex=C607 unit=rep-infantry-h2
        ~ morale 2 2
        - check 14-h morale=9 passed=True roll=4 unit=rep-infantry-h2
        ? republican act 3.3.2-b
        = fights 1
        = finished +legion-b1 +legion-b2 +legion-b3 +rep-infantry-h1 +rep-infantry-h2
        = moved +rep-infantry-h1 +rep-infantry-h2
        = used +rep-infantry-h1 +rep-infantry-h2
        = acting -rep-infantry-h1 -rep-infantry-h2
        = spent rep-infantry-h1=0 rep-infantry-h2=0
        = began rep-infantry-h1=C706 rep-infantry-h2=C607
        """,
    )


@pytest.mark.rule("barricadas", "8.4.1-e", "9.3-d", "9-e")
def test_the_owner_may_choose_who_is_hit():
    holds(
        front(owner_hits=True),
        """
        ? republican act 3.3.2-b
        > assault rep-infantry-h1 C707
        ? republican assault 9-e: join rep-infantry-h2, join rep-infantry-h3, declare
        > join rep-infantry-h2
        ? republican assault 9-e: join rep-infantry-h3, declare
        > join rep-infantry-h3
        - assault 9-e hex=C707 units=rep-infantry-h1+rep-infantry-h2+rep-infantry-h3
        ? nationalist defend 9.2-d: volley legion-b1 C706:AP, volley legion-b2 C706:AP, volley legion-b3
            C706:AP, hold
        > hold
        ~ morale 2 2
        - check 9.1-a morale=9 passed=True roll=4 unit=rep-infantry-h1
        ~ morale 2 2
        - check 9.1-a morale=9 passed=True roll=4 unit=rep-infantry-h2
        ~ morale 2 2
        - check 9.1-a morale=9 passed=True roll=4 unit=rep-infantry-h3
        ? nationalist defend-late 9.2-e: volley legion-b1 C706:AP, volley legion-b2 C706:AP, volley
            legion-b3 C706:AP, hold
        > hold
        ? republican lead 9.1-b: lead, stay
        > stay
        ~ assault 1
        - melee 9.3-d attack=12 defense=12 hex=C707 modifier=0 odds=1:1 result=D1 roll=1
        ? nationalist hit 8.4.1-e: hit legion-b1, hit legion-b2, hit legion-b3
        ! hit rep-infantry-h1: 8.3-i out-of-it hex=C707 unit=rep-infantry-h1
        ! hit nat-vazquez: 8.3-i out-of-it hex=C707 unit=nat-vazquez
        > hit legion-b2
        - step-lost 9.3-d left=2 unit=legion-b2
        ~ officer 6 6
        - officer-roll 7.1-d hits=1 roll=12 unit=nat-vazquez
        ? nationalist retreat 9.3.1-g: fall C808, fall C708, fall C608
        > fall C808
        - retreat 9.3-d hex=C808 unit=legion-b1
        ? nationalist retreat 9.3.1-g: fall C808, fall C708, fall C608
        > fall C808
        - retreat 9.3-d hex=C808 unit=legion-b2
        ? nationalist retreat 9.3.1-g: fall C808, fall C708, fall C608
        > fall C808
        - retreat 9.3-d hex=C808 unit=legion-b3
        - retreat 9.3.1-g hex=C808 unit=nat-vazquez
        ~ morale 1 5
        - check-formation 14-b morale=9 passed=True roll=6 unit=nat-vazquez
        - taken 9.3-h hex=C707 units=rep-infantry-h1+rep-infantry-h2+rep-infantry-h3
        ? republican act 3.3.2-b
        = fights 1
        = at legion-b1=C808 legion-b2=C808 legion-b3=C808 nat-vazquez=C808 rep-infantry-h1=C707
            rep-infantry-h2=C707 rep-infantry-h3=C707
        = lost legion-b2=1
        = finished +legion-b1 +legion-b2 +legion-b3 +rep-infantry-h1 +rep-infantry-h2 +rep-infantry-h3
        = moved +legion-b1 +legion-b2 +legion-b3 +nat-vazquez +rep-infantry-h1 +rep-infantry-h2
            +rep-infantry-h3
        = used +rep-infantry-h1 +rep-infantry-h2 +rep-infantry-h3
        = acting -rep-infantry-h1 -rep-infantry-h2 -rep-infantry-h3
        = spent rep-infantry-h1=0 rep-infantry-h2=0 rep-infantry-h3=0
        = began rep-infantry-h1=C706 rep-infantry-h2=C706 rep-infantry-h3=C706
        """,
    )


@pytest.mark.rule("barricadas", "9.6-a", "9.4-a", "9.6-e", "9-e")
def test_tanks_assault_a_hex_with_tanks_and_men_as_in_close_assault():
    holds(
        front(
            {**TANKS, "hex": "C706"},
            nat("C707", at={"nat-pz1a-x1": "C707"}),
            act=["rep-arman", *TANKS["units"]],
        ),
        """
        ? republican act 3.3.2-b
        > assault rep-t26b-x1 C707
        ? republican assault 9-e: join rep-t26b-x2, declare
        > join rep-t26b-x2
        - assault 9-e hex=C707 units=rep-t26b-x1+rep-t26b-x2
        ? nationalist defend 9.2-d: strike legion-b1 rep-t26b-x1, strike legion-b1 rep-t26b-x2, strike
            legion-b2 rep-t26b-x1, strike legion-b2 rep-t26b-x2, strike legion-b3 rep-t26b-x1, strike
            legion-b3 rep-t26b-x2, hold
        > strike legion-b1 rep-t26b-x1
        ~ morale 2 2
        - check 9.5-c morale=8 passed=True roll=4 unit=legion-b1
        ~ fire 6 6
        - fire 9.6-e attack=AP column=6 divisor=2 ff=6 firers=legion-b1 hex=C706 hits=0 modifier=0 result=0
            roll=12
        ? nationalist defend 9.2-d: strike legion-b2 rep-t26b-x1, strike legion-b2 rep-t26b-x2, strike
            legion-b3 rep-t26b-x1, strike legion-b3 rep-t26b-x2, hold
        > hold
        ~ assault 4
        - melee 9.3-d attack=16 defense=17 hex=C707 modifier=0 odds=1:1.5 result=A1 roll=4
        ~ hit 2
        - step-lost 9.3-d left=2 unit=rep-t26b-x2
        ? republican retreat 9.3.1-g: fall C706, fall C607, fall C807
        > fall C706
        - retreat 9.3-d hex=C706 unit=rep-t26b-x1
        ? republican retreat 9.3.1-g: fall C706, fall C607, fall C807
        > fall C706
        - retreat 9.3-d hex=C706 unit=rep-t26b-x2
        ~ morale 6 6
        - check-formation 14-b morale=9 passed=False roll=12 unit=rep-arman
        ? republican rout-stack 10.3.2-b: together, apart
        > together
        - rout 10.1-c hex=C706 unit=rep-t26b-x1
        - rout 10.1-c hex=C706 unit=rep-t26b-x2
        ? republican rout 10.3.2-b: flee C606, flee C705, flee C806
        > flee C606
        ? republican rout 10.3.2-b: flee C505, flee C605, flee C705
        > flee C505
        ? republican rout 10.3.2-b: flee C405, flee C504, flee C605
        > flee C405
        ? republican rout 10.3.2-b: flee C304, flee C404, flee C504
        > flee C304
        ? republican rout 10.3.2-b: flee C204, flee C303, flee C404
        > flee C204
        - fled 10.3.2-a hex=C204 unit=rep-t26b-x1
        - fled 10.3.2-a hex=C204 unit=rep-t26b-x2
        ? nationalist activate 3.3.1-a
        = active 1
        = fights 1
        = at rep-arman=C204 rep-t26b-x1=C204 rep-t26b-x2=C204
        = lost rep-t26b-x2=1
        = fled rep-arman=C706
        = finished +legion-b1 +legion-b2 +legion-b3 +nat-pz1a-x1 +rep-arman +rep-t26b-x1 +rep-t26b-x2
        = out +rep-t26b-x1 +rep-t26b-x2
        = routed +rep-arman +rep-t26b-x1 +rep-t26b-x2
        = moved +rep-t26b-x1 +rep-t26b-x2
        = acting -rep-arman -rep-t26b-x1 -rep-t26b-x2
        = leaders
        """,
    )


@pytest.mark.rule("barricadas", "7.1-c", "9.3-d", "14-a", "9-e")
def test_an_attacking_officer_dies_with_all_his_men():
    holds(
        front(
            rep("C706", units=["rep-infantry-h1"]),
            nat("C707"),
            act=["rep-diez", "rep-infantry-h1"],
            lost={"rep-infantry-h1": 2},
        ),
        """
        ? republican act 3.3.2-b
        > assault rep-infantry-h1 C707
        - assault 9-e hex=C707 units=rep-infantry-h1
        ? nationalist defend 9.2-d: volley legion-b1 C706:AP, volley legion-b2 C706:AP, volley legion-b3
            C706:AP, hold
        > hold
        ~ morale 1 2
        - check 9.1-a morale=6 passed=True roll=3 unit=rep-infantry-h1
        ? nationalist defend-late 9.2-e: volley legion-b1 C706:AP, volley legion-b2 C706:AP, volley
            legion-b3 C706:AP, hold
        > hold
        ? republican lead 9.1-b: lead, stay
        > lead
        ~ assault 6
        - melee 9.3-d attack=2 defense=12 hex=C707 modifier=1 odds=1:3 result=A2 roll=6
        - eliminated 9.3-d unit=rep-infantry-h1
        ~ officer 6 6
        - officer-roll 7.1-d hits=1 roll=12 unit=rep-diez
        - eliminated 7.1-c unit=rep-diez
        ? nationalist activate 3.3.1-a
        = active 1
        = fights 1
        = at rep-diez= rep-infantry-h1=
        = lost rep-infantry-h1=3
        = gone +rep-diez +rep-infantry-h1
        = finished +legion-b1 +legion-b2 +legion-b3 +rep-diez
        = moved +rep-infantry-h1
        = acting -rep-diez -rep-infantry-h1
        = leaders
        """,
    )


@pytest.mark.rule("barricadas", "9.5-a", "5.6-m", "9-e", "9.3-h")
def test_moorish_riders_go_for_a_truck_without_charging():
    holds(
        front(
            {"officer": "nat-el-mizzian", "units": ["moor-cavalry-ca1"], "hex": "C707"},
            rep("C703"),
            side="nationalist",
            act=["nat-el-mizzian", "moor-cavalry-ca1"],
            at={"nat-horses-x1": "C707", "rep-truck-x1": "C706"},
            load={"moor-cavalry-ca1": "nat-horses-x1"},
        ),
        """
        ? nationalist act 3.3.2-b
        > assault moor-cavalry-ca1 C706
        - assault 9-e hex=C706 units=moor-cavalry-ca1
        ~ morale 2 2
        - check 9.5-c morale=9 passed=True roll=4 unit=moor-cavalry-ca1
        ~ fire 5 5
        - fire 9.5-d attack=AP column=5 divisor=2 ff=3 firers=moor-cavalry-ca1 hex=C706 hits=0 modifier=0
            result=0 roll=10
        ? nationalist act 3.3.2-b
        = fights 1
        = finished +moor-cavalry-ca1 +rep-truck-x1
        = moved +moor-cavalry-ca1
        = used +moor-cavalry-ca1
        = acting -moor-cavalry-ca1
        = spent moor-cavalry-ca1=0
        = began moor-cavalry-ca1=C707
        """,
    )


@pytest.mark.rule("barricadas", "9.6-a", "9.4-a", "9-e")
def test_panzers_assault_a_hex_with_tanks_and_men_as_in_close_assault():
    holds(
        front(
            {**PANZERS, "hex": "C707"},
            rep("C706", at={"rep-t26b-x1": "C706"}),
            side="nationalist",
            act=["nat-von-thoma", *PANZERS["units"]],
        ),
        """
        ? nationalist act 3.3.2-b
        > assault nat-pz1a-x1 C706
        ? nationalist assault 9-e: join nat-pz1a-x2, declare
        > join nat-pz1a-x2
        - assault 9-e hex=C706 units=nat-pz1a-x1+nat-pz1a-x2
        ? republican defend 9.2-d: volley rep-t26b-x1 C707:AT, strike rep-infantry-h1 nat-pz1a-x1, strike
            rep-infantry-h1 nat-pz1a-x2, strike rep-infantry-h2 nat-pz1a-x1, strike rep-infantry-h2
            nat-pz1a-x2, strike rep-infantry-h3 nat-pz1a-x1, strike rep-infantry-h3 nat-pz1a-x2, hold
        > volley rep-t26b-x1 C707:AT
        ~ fire 6 6
        - fire 9.2-d attack=AT column=3 divisor=2 ff=3 firers=rep-t26b-x1 hex=C707 hits=0 modifier=0
            result=0 roll=12
        ? republican defend 9.2-d: strike rep-infantry-h1 nat-pz1a-x1, strike rep-infantry-h1 nat-pz1a-x2,
            strike rep-infantry-h2 nat-pz1a-x1, strike rep-infantry-h2 nat-pz1a-x2, strike rep-infantry-h3
            nat-pz1a-x1, strike rep-infantry-h3 nat-pz1a-x2, hold
        > hold
        ~ assault 1
        - melee 9.3-d attack=10 defense=20 hex=C706 modifier=0 odds=1:2 result=DR roll=1
        ? republican retreat 9.3.1-g: fall C705, fall C806, fall C606
        > fall C705
        - retreat 9.3-d hex=C705 unit=rep-t26b-x1
        ? republican retreat 9.3.1-g: fall C705, fall C806, fall C606
        > fall C705
        - retreat 9.3-d hex=C705 unit=rep-infantry-h1
        ? republican retreat 9.3.1-g: fall C705, fall C806, fall C606
        > fall C705
        - retreat 9.3-d hex=C705 unit=rep-infantry-h2
        ? republican retreat 9.3.1-g: fall C705, fall C806, fall C606
        > fall C705
        - retreat 9.3-d hex=C704 unit=rep-infantry-h3
        ? republican retreat 9.3.1-g: fall C705, fall C704
        > fall C705
        - retreat 9.3.1-g hex=C705 unit=rep-diez
        ~ morale 4 1
        - check-formation 14-b morale=9 passed=True roll=5 unit=rep-diez
        - taken 9.3-h hex=C706 units=nat-pz1a-x1+nat-pz1a-x2
        ? republican activate 3.3.1-a
        = active 0
        = fights 1
        = fired 1
        = at nat-pz1a-x1=C706 nat-pz1a-x2=C706 nat-von-thoma=C706 rep-diez=C705 rep-infantry-h1=C705
            rep-infantry-h2=C705 rep-infantry-h3=C704 rep-t26b-x1=C705
        = finished +nat-pz1a-x1 +nat-pz1a-x2 +nat-von-thoma +rep-infantry-h1 +rep-infantry-h2
            +rep-infantry-h3 +rep-t26b-x1
        = moved +nat-pz1a-x1 +nat-pz1a-x2 +rep-diez +rep-infantry-h1 +rep-infantry-h2 +rep-infantry-h3
            +rep-t26b-x1
        = acting -nat-pz1a-x1 -nat-pz1a-x2 -nat-von-thoma
        = leaders
        """,
    )


@pytest.mark.rule("barricadas", "9.4-a", "9.6-a", "9-e")
def test_panzers_alone_against_men_assault_by_armor():
    holds(
        front(
            {**PANZERS, "hex": "C707"},
            rep("C706"),
            side="nationalist",
            act=["nat-von-thoma", *PANZERS["units"]],
        ),
        """
        ? nationalist act 3.3.2-b
        > assault nat-pz1a-x1 C706
        ? nationalist assault 9-e: join nat-pz1a-x2, declare
        > declare
        - assault 9-e hex=C706 units=nat-pz1a-x1
        ? republican answer 9.4-d: strike rep-infantry-h1 nat-pz1a-x1, strike rep-infantry-h2 nat-pz1a-x1,
            strike rep-infantry-h3 nat-pz1a-x1, hold
        > hold
        ~ fire 6 6
        - fire 9.4-g attack=AP column=6 divisor=2 ff=6 firers=nat-pz1a-x1 hex=C706 hits=0 modifier=0
            result=0 roll=12
        ? nationalist drive-off 9.4-m: leave C707, leave C705, leave C806, leave C807, leave C607, leave
            C606
        > leave C707
        ? nationalist act 3.3.2-b
        = fights 1
        = finished +nat-pz1a-x1 +rep-infantry-h1 +rep-infantry-h2 +rep-infantry-h3
        = moved +nat-pz1a-x1
        = used +nat-pz1a-x1
        = acting -nat-pz1a-x1
        = spent nat-pz1a-x1=0
        = began nat-pz1a-x1=C707
        """,
    )


@pytest.mark.rule("barricadas", "13.1.1-d", "9.3-d", "9-e")
def test_work_in_progress_is_lost_when_its_builders_are_assaulted():
    holds(
        front(
            works={"legion-b1": ["position", "C707", 1], "legion-b2": ["position", "C707", 1]},
            risky=["legion-b1"],
        ),
        """
        ? republican act 3.3.2-b
        > assault rep-infantry-h1 C707
        ? republican assault 9-e: join rep-infantry-h2, join rep-infantry-h3, declare
        > declare
        - assault 9-e hex=C707 units=rep-infantry-h1
        ? nationalist defend 9.2-d: volley legion-b1 C706:AP, volley legion-b2 C706:AP, volley legion-b3
            C706:AP, hold
        > hold
        ~ morale 2 2
        - check 9.1-a morale=9 passed=True roll=4 unit=rep-infantry-h1
        ? nationalist defend-late 9.2-e: volley legion-b1 C706:AP, volley legion-b2 C706:AP, volley
            legion-b3 C706:AP, hold
        > hold
        ? republican lead 9.1-b: lead, stay
        > stay
        ~ assault 6
        - melee 9.3-d attack=4 defense=12 hex=C707 modifier=0 odds=1:3 result=A2 roll=6
        - step-lost 9.3-d left=2 unit=rep-infantry-h1
        - step-lost 9.3-d left=1 unit=rep-infantry-h1
        ? republican retreat 9.3.1-g: fall C706, fall C607, fall C807
        > fall C706
        - retreat 9.3-d hex=C705 unit=rep-infantry-h1
        ~ morale 2 2
        - check 14-h morale=7 passed=True roll=4 unit=rep-infantry-h1
        ? republican act 3.3.2-b
        = fights 1
        = at rep-infantry-h1=C705
        = lost rep-infantry-h1=2
        = works legion-b1= legion-b2=
        = finished +legion-b1 +legion-b2 +legion-b3 +rep-infantry-h1
        = moved +rep-infantry-h1
        = risky -legion-b1
        = used +rep-infantry-h1
        = acting -rep-infantry-h1
        = spent rep-infantry-h1=0
        = began rep-infantry-h1=C706
        """,
    )


@pytest.mark.rule("barricadas", "9.6-e", "9-h", "9-e")
def test_defenders_who_struck_are_finished_though_nobody_passed():
    holds(
        front(
            rep("C706"),
            {**TANKS, "hex": "C706"},
            nat("C707"),
            act=["rep-diez", *REP["units"], "rep-arman", *TANKS["units"]],
            lost={"rep-t26b-x1": 2, "rep-infantry-h1": 2},
        ),
        """
        ? republican act 3.3.2-b
        > assault rep-infantry-h1 C707
        ? republican assault 9-e: join rep-infantry-h2, join rep-infantry-h3, join rep-t26b-x1, join
            rep-t26b-x2, declare
        > join rep-t26b-x1
        ? republican assault 9-e: join rep-infantry-h2, join rep-infantry-h3, join rep-t26b-x2, declare
        > declare
        - assault 9-e hex=C707 units=rep-infantry-h1+rep-t26b-x1
        ? nationalist defend 9.2-d: volley legion-b1 C706:AP, volley legion-b2 C706:AP, volley legion-b3
            C706:AP, strike legion-b1 rep-t26b-x1, strike legion-b2 rep-t26b-x1, strike legion-b3
            rep-t26b-x1, hold
        > strike legion-b1 rep-t26b-x1
        ~ morale 2 2
        - check 9.5-c morale=8 passed=True roll=4 unit=legion-b1
        ~ fire 1 1
        - fire 9.6-e attack=AP column=6 divisor=2 ff=6 firers=legion-b1 hex=C706 hits=2 modifier=0 result=4
            roll=2
        - eliminated 8.4.2-a unit=rep-t26b-x1
        ~ officer 6 6
        - officer-roll 7.1-d hits=1 roll=12 unit=rep-arman
        ~ morale 1 1
        - check-formation 14-a morale=8 passed=True roll=2 unit=rep-arman
        ~ morale 1 1
        - check-formation 14-e morale=8 passed=True roll=2 unit=rep-arman
        ? nationalist defend 9.2-d: volley legion-b2 C706:AP, volley legion-b3 C706:AP, hold
        > hold
        ~ morale 6 6
        - check 9.1-a morale=7 passed=False roll=12 unit=rep-infantry-h1
        ? republican act 3.3.2-b
        = fights 1
        = at rep-t26b-x1=
        = lost rep-t26b-x1=3
        = load rep-arman=rep-t26b-x2
        = gone +rep-t26b-x1
        = finished +legion-b1 +rep-infantry-h1
        = moved +rep-infantry-h1 +rep-t26b-x1
        = used +rep-infantry-h1 +rep-t26b-x1
        = acting -rep-infantry-h1 -rep-t26b-x1
        = spent rep-infantry-h1=0
        = began rep-infantry-h1=C706 rep-t26b-x1=C706
        """,
    )


@pytest.mark.rule("barricadas", "13.6-i", "9.3-h", "9-e")
def test_a_fortification_with_nobody_inside_is_taken_at_once():
    holds(
        front(rep("C706"), nat("C707"), forts={"C707": ["nationalist", 2, 0]}),
        """
        ? republican act 3.3.2-b
        > assault rep-infantry-h1 C707
        ? republican assault 9-e: join rep-infantry-h2, join rep-infantry-h3, declare
        > join rep-infantry-h2
        ? republican assault 9-e: join rep-infantry-h3, declare
        > join rep-infantry-h3
        - assault 9-e hex=C707 units=rep-infantry-h1+rep-infantry-h2+rep-infantry-h3
        ? nationalist defend 9.2-d: volley legion-b1 C706:AP, volley legion-b2 C706:AP, volley legion-b3
            C706:AP, hold
        > hold
        ~ morale 2 2
        - check 9.1-a morale=9 passed=True roll=4 unit=rep-infantry-h1
        ~ morale 2 2
        - check 9.1-a morale=9 passed=True roll=4 unit=rep-infantry-h2
        ~ morale 2 2
        - check 9.1-a morale=9 passed=True roll=4 unit=rep-infantry-h3
        ? nationalist defend-late 9.2-e: volley legion-b1 C706:AP, volley legion-b2 C706:AP, volley
            legion-b3 C706:AP, hold
        > hold
        ? republican lead 9.1-b: lead, stay
        > stay
        ~ assault 1
        - melee 9.3-d attack=12 defense=12 hex=C707 modifier=0 odds=1:1 result=D1 roll=1
        ~ hit 3
        - step-lost 9.3-d left=2 unit=legion-b3
        ~ officer 6 6
        - officer-roll 7.1-d hits=1 roll=12 unit=nat-vazquez
        ? nationalist retreat 9.3.1-g: fall C808, fall C708, fall C608
        > fall C808
        - retreat 9.3-d hex=C808 unit=legion-b1
        ? nationalist retreat 9.3.1-g: fall C808, fall C708, fall C608
        > fall C808
        - retreat 9.3-d hex=C808 unit=legion-b2
        ? nationalist retreat 9.3.1-g: fall C808, fall C708, fall C608
        > fall C808
        - retreat 9.3-d hex=C808 unit=legion-b3
        - retreat 9.3.1-g hex=C808 unit=nat-vazquez
        ~ morale 2 2
        - check-formation 14-b morale=9 passed=True roll=4 unit=nat-vazquez
        - fort-gone 13.6-f hex=C707
        - taken 9.3-h hex=C707 units=rep-infantry-h1+rep-infantry-h2+rep-infantry-h3
        ? republican act 3.3.2-b
        = fights 1
        = at legion-b1=C808 legion-b2=C808 legion-b3=C808 nat-vazquez=C808 rep-infantry-h1=C707
            rep-infantry-h2=C707 rep-infantry-h3=C707
        = lost legion-b3=1
        = finished +legion-b1 +legion-b2 +legion-b3 +rep-infantry-h1 +rep-infantry-h2 +rep-infantry-h3
        = moved +legion-b1 +legion-b2 +legion-b3 +nat-vazquez +rep-infantry-h1 +rep-infantry-h2
            +rep-infantry-h3
        = used +rep-infantry-h1 +rep-infantry-h2 +rep-infantry-h3
        = acting -rep-infantry-h1 -rep-infantry-h2 -rep-infantry-h3
        = spent rep-infantry-h1=0 rep-infantry-h2=0 rep-infantry-h3=0
        = began rep-infantry-h1=C706 rep-infantry-h2=C706 rep-infantry-h3=C706
        = forts C707=
        """,
    )
