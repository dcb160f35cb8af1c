"""9.3: the fight itself, and what it leaves of both sides."""

from __future__ import annotations

import pytest

from .account import holds
from .assaults import front
from .table import nat, rep


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
