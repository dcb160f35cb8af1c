"""9, 9.1: who sets out on a close assault, who leads and who passes the check."""

from __future__ import annotations

import pytest

from .account import holds
from .assaults import front
from .table import REP, nat, rep


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
