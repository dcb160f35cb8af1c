"""9.2: the fire of those who are assaulted, before and after the check."""

from __future__ import annotations

import pytest

from .account import holds
from .assaults import TANKS, front
from .table import REP, nat, rep


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
