"""9.5, 9.6: armored vehicles in and against a close assault."""

from __future__ import annotations

import pytest

from .account import holds
from .assaults import PANZERS, TANKS, front
from .table import REP, nat, rep


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
