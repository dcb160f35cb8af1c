"""9.4: what an armored assault does to men, guns and their officers."""

from __future__ import annotations

import pytest

from .account import holds
from .assaults import armor
from .table import nat


@pytest.mark.rule("barricadas", "9.4-g", "9.1.1-a", "14-a", "9-e")
def test_guns_alone_are_easier_to_overrun_and_are_lost():
    holds(
        armor({"officer": "nat-zanon", "units": ["nat-75mm-x1", "nat-75mm-x2"], "hex": "C707"}),
        """
        ? republican act 3.3.2-b
        > assault rep-t26b-x1 C707
        ? republican assault 9-e: join rep-t26b-x2, declare
        > join rep-t26b-x2
        - assault 9-e hex=C707 units=rep-t26b-x1+rep-t26b-x2
        ? nationalist answer 9.4-d: volley nat-75mm-x1 C706:AT, volley nat-75mm-x1 C706:ART, volley
            nat-75mm-x2 C706:AT, volley nat-75mm-x2 C706:ART, hold
        > hold
        ~ fire 3 3
        - fire 9.4-g attack=AP column=16 divisor=2 ff=16 firers=rep-t26b-x1+rep-t26b-x2 hex=C707 hits=3
            modifier=-1 result=6 roll=6
        ~ hit 1
        - step-lost 8.4.2-a left=2 unit=nat-75mm-x1
        - step-lost 8.4.2-a left=1 unit=nat-75mm-x1
        - step-lost 8.4.2-a left=2 unit=nat-75mm-x2
        - eliminated 9.1.1-a unit=nat-75mm-x1
        - eliminated 9.1.1-a unit=nat-75mm-x2
        ~ officer 4 1
        - officer-roll 7.1-d hits=3 roll=5 unit=nat-zanon
        - eliminated 7.1-c unit=nat-zanon
        - taken 9.3-h hex=C707 units=rep-t26b-x1+rep-t26b-x2
        ? nationalist activate 3.3.1-a
        = active 1
        = fights 1
        = at nat-75mm-x1= nat-75mm-x2= nat-zanon= rep-arman=C707 rep-t26b-x1=C707 rep-t26b-x2=C707
        = lost nat-75mm-x1=3 nat-75mm-x2=3
        = gone +nat-75mm-x1 +nat-75mm-x2 +nat-zanon
        = finished +nat-75mm-x1 +nat-75mm-x2 +rep-arman +rep-t26b-x1 +rep-t26b-x2
        = moved +rep-t26b-x1 +rep-t26b-x2
        = acting -rep-arman -rep-t26b-x1 -rep-t26b-x2
        = leaders
        """,
    )


@pytest.mark.rule("barricadas", "9.4-g", "9.4-j", "14-i", "7.1-d", "9-e")
def test_infantry_in_buildings_is_harder_to_overrun():
    holds(
        armor(
            {"officer": "nat-vazquez", "units": ["legion-b1", "legion-b2", "nat-37mm-at-x1"], "hex": "C608"},
            home="C607",
            lost={"legion-b1": 2},
        ),
        """
        ? republican act 3.3.2-b
        > assault rep-t26b-x1 C608
        ? republican assault 9-e: join rep-t26b-x2, declare
        > join rep-t26b-x2
        - assault 9-e hex=C608 units=rep-t26b-x1+rep-t26b-x2
        ? nationalist answer 9.4-d: volley nat-37mm-at-x1 C607:AT, strike legion-b1 rep-t26b-x1, strike
            legion-b1 rep-t26b-x2, strike legion-b2 rep-t26b-x1, strike legion-b2 rep-t26b-x2, hold
        > hold
        ~ fire 3 3
        - fire 9.4-g attack=AP column=16 divisor=4 ff=16 firers=rep-t26b-x1+rep-t26b-x2 hex=C608 hits=1
            modifier=1 result=5 roll=6
        ~ hit 1
        - step-lost 8.4.2-a left=2 unit=legion-b2
        - eliminated 9.1.1-a unit=nat-37mm-at-x1
        ~ officer 4 1
        - officer-roll 7.1-d hits=1 roll=5 unit=nat-vazquez
        ? nationalist retreat 9.3.1-g: fall C708, fall C609, fall C508
        > fall C708
        - retreat 9.3-d hex=C708 unit=legion-b1
        ? nationalist retreat 9.3.1-g: fall C708, fall C609, fall C508
        > fall C708
        - retreat 9.3-d hex=C708 unit=legion-b2
        - retreat 9.3.1-g hex=C609 unit=nat-vazquez
        ~ morale 2 2
        - check-formation 14-d morale=6 passed=True roll=4 unit=nat-vazquez
        ~ morale 6 6
        - check-formation 14-a morale=6 passed=False roll=12 unit=nat-vazquez
        - eliminated 10.1-c unit=legion-b1
        - eliminated 10.1-c unit=legion-b2
        - eliminated 10.1-c unit=nat-vazquez
        - taken 9.3-h hex=C608 units=rep-t26b-x1+rep-t26b-x2
        ? nationalist activate 3.3.1-a
        = active 1
        = fights 1
        = at legion-b1= legion-b2= nat-37mm-at-x1= nat-vazquez= rep-arman=C608 rep-t26b-x1=C608
            rep-t26b-x2=C608
        = lost legion-b1=3 legion-b2=3 nat-37mm-at-x1=3
        = gone +legion-b1 +legion-b2 +nat-37mm-at-x1 +nat-vazquez
        = finished +legion-b1 +legion-b2 +nat-37mm-at-x1 +rep-arman +rep-t26b-x1 +rep-t26b-x2
        = moved +legion-b1 +legion-b2 +nat-vazquez +rep-t26b-x1 +rep-t26b-x2
        = acting -rep-arman -rep-t26b-x1 -rep-t26b-x2
        = leaders
        """,
    )


@pytest.mark.rule("barricadas", "9.4-k", "7.1-d", "14-c", "14-a", "14-e", "9-e")
def test_the_officer_dies_among_his_beaten_men():
    holds(
        armor(nat("C707"), lost={"legion-b1": 2, "legion-b2": 2}),
        """
        ? republican act 3.3.2-b
        > assault rep-t26b-x1 C707
        ? republican assault 9-e: join rep-t26b-x2, declare
        > join rep-t26b-x2
        - assault 9-e hex=C707 units=rep-t26b-x1+rep-t26b-x2
        ? nationalist answer 9.4-d: strike legion-b1 rep-t26b-x1, strike legion-b1 rep-t26b-x2, strike
            legion-b2 rep-t26b-x1, strike legion-b2 rep-t26b-x2, strike legion-b3 rep-t26b-x1, strike
            legion-b3 rep-t26b-x2, hold
        > hold
        ~ fire 1 1
        - fire 9.4-g attack=AP column=16 divisor=2 ff=16 firers=rep-t26b-x1+rep-t26b-x2 hex=C707 hits=4
            modifier=0 result=8 roll=2
        ~ hit 2
        ~ hit 2
        - step-lost 8.4.2-a left=2 unit=legion-b3
        - step-lost 8.4.2-a left=1 unit=legion-b3
        - eliminated 8.4.2-a unit=legion-b3
        - eliminated 8.4.2-a unit=legion-b2
        ~ officer 1 1
        - officer-roll 7.1-d hits=4 roll=2 unit=nat-vazquez
        - eliminated 7.1-d unit=nat-vazquez
        ? nationalist retreat 9.3.1-g: fall C808, fall C708, fall C608
        > fall C808
        - retreat 9.3-d hex=C808 unit=legion-b1
        ~ morale 6 6
        - check-formation 14-c morale=2 passed=False roll=12 unit=legion-b1
        - eliminated 10.1-c unit=legion-b1
        - taken 9.3-h hex=C707 units=rep-t26b-x1+rep-t26b-x2
        ? nationalist activate 3.3.1-a
        = active 1
        = fights 1
        = at legion-b1= legion-b2= legion-b3= nat-vazquez= rep-arman=C707 rep-t26b-x1=C707 rep-t26b-x2=C707
        = lost legion-b1=3 legion-b2=3 legion-b3=3
        = gone +legion-b1 +legion-b2 +legion-b3 +nat-vazquez
        = finished +legion-b1 +legion-b2 +legion-b3 +rep-arman +rep-t26b-x1 +rep-t26b-x2
        = moved +legion-b1 +rep-t26b-x1 +rep-t26b-x2
        = acting -rep-arman -rep-t26b-x1 -rep-t26b-x2
        = leaders
        """,
    )


@pytest.mark.rule("barricadas", "9.4-k", "7.1-c", "14-a", "9-e")
def test_the_last_unit_lost_the_officer_is_lost_too():
    holds(
        armor({"officer": "nat-vazquez", "units": ["legion-b1"], "hex": "C707"}, lost={"legion-b1": 2}),
        """
        ? republican act 3.3.2-b
        > assault rep-t26b-x1 C707
        ? republican assault 9-e: join rep-t26b-x2, declare
        > join rep-t26b-x2
        - assault 9-e hex=C707 units=rep-t26b-x1+rep-t26b-x2
        ? nationalist answer 9.4-d: strike legion-b1 rep-t26b-x1, strike legion-b1 rep-t26b-x2, hold
        > hold
        ~ fire 1 2
        - fire 9.4-g attack=AP column=16 divisor=2 ff=16 firers=rep-t26b-x1+rep-t26b-x2 hex=C707 hits=4
            modifier=0 result=8 roll=3
        - eliminated 8.4.2-a unit=legion-b1
        ~ officer 6 5
        - officer-roll 7.1-d hits=1 roll=11 unit=nat-vazquez
        - eliminated 7.1-c unit=nat-vazquez
        - taken 9.3-h hex=C707 units=rep-t26b-x1+rep-t26b-x2
        ? nationalist activate 3.3.1-a
        = active 1
        = fights 1
        = at legion-b1= nat-vazquez= rep-arman=C707 rep-t26b-x1=C707 rep-t26b-x2=C707
        = lost legion-b1=3
        = gone +legion-b1 +nat-vazquez
        = finished +legion-b1 +rep-arman +rep-t26b-x1 +rep-t26b-x2
        = moved +rep-t26b-x1 +rep-t26b-x2
        = acting -rep-arman -rep-t26b-x1 -rep-t26b-x2
        = leaders
        """,
    )


@pytest.mark.rule("barricadas", "9.1.1-b", "9.4-c", "9.4-l", "9-e")
def test_routed_men_surrender_to_tanks():
    holds(
        armor(nat("C707"), routed=["legion-b1", "legion-b2", "legion-b3"]),
        """
        ? republican act 3.3.2-b
        > assault rep-t26b-x1 C707
        ? republican assault 9-e: join rep-t26b-x2, declare
        > declare
        - assault 9-e hex=C707 units=rep-t26b-x1
        - eliminated 9.1.1-b unit=legion-b1
        - eliminated 9.1.1-b unit=nat-vazquez
        - eliminated 9.1.1-b unit=legion-b2
        - eliminated 9.1.1-b unit=legion-b3
        - taken 9.3-h hex=C707 units=rep-t26b-x1
        ? republican act 3.3.2-b
        = fights 1
        = at legion-b1= legion-b2= legion-b3= nat-vazquez= rep-arman=C707 rep-t26b-x1=C707
        = lost legion-b1=3 legion-b2=3 legion-b3=3
        = gone +legion-b1 +legion-b2 +legion-b3 +nat-vazquez
        = finished +rep-t26b-x1
        = routed -legion-b1 -legion-b2 -legion-b3
        = moved +rep-t26b-x1
        = used +rep-t26b-x1
        = acting -rep-t26b-x1
        = spent rep-t26b-x1=0
        = began rep-t26b-x1=C706
        """,
    )


@pytest.mark.rule("barricadas", "9.4-k", "14-d", "14-i", "14-a", "9-e")
def test_men_of_two_formations_check_each_for_itself():
    holds(
        armor(
            {"officer": "nat-vazquez", "units": ["legion-b1", "legion-b2"], "hex": "C707"},
            {"officer": "nat-tamayo", "units": ["legion-a1"], "hex": "C707"},
        ),
        """
        ? republican act 3.3.2-b
        > assault rep-t26b-x1 C707
        ? republican assault 9-e: join rep-t26b-x2, declare
        > join rep-t26b-x2
        - assault 9-e hex=C707 units=rep-t26b-x1+rep-t26b-x2
        ? nationalist answer 9.4-d: strike legion-b1 rep-t26b-x1, strike legion-b1 rep-t26b-x2, strike
            legion-b2 rep-t26b-x1, strike legion-b2 rep-t26b-x2, strike legion-a1 rep-t26b-x1, strike
            legion-a1 rep-t26b-x2, hold
        > hold
        ~ fire 2 2
        - fire 9.4-g attack=AP column=16 divisor=2 ff=16 firers=rep-t26b-x1+rep-t26b-x2 hex=C707 hits=3
            modifier=0 result=7 roll=4
        - step-lost 8.4.2-a left=2 unit=legion-b1
        - step-lost 8.4.2-a left=2 unit=legion-b2
        - step-lost 8.4.2-a left=2 unit=legion-a1
        ~ officer 5 5
        - officer-roll 7.1-d hits=2 roll=10 unit=nat-vazquez
        ~ officer 4 1
        - officer-roll 7.1-d hits=1 roll=5 unit=nat-tamayo
        ? nationalist retreat 9.3.1-g: fall C808, fall C708, fall C608
        > fall C808
        - retreat 9.3-d hex=C808 unit=legion-b1
        ? nationalist retreat 9.3.1-g: fall C808, fall C708, fall C608
        > fall C808
        - retreat 9.3-d hex=C808 unit=legion-b2
        ? nationalist retreat 9.3.1-g: fall C808, fall C708, fall C608
        > fall C808
        - retreat 9.3-d hex=C808 unit=legion-a1
        - retreat 9.3.1-g hex=C908 unit=nat-vazquez
        - retreat 9.3.1-g hex=C908 unit=nat-tamayo
        ~ morale 2 2
        - check-formation 14-d morale=9 passed=True roll=4 unit=nat-vazquez
        ~ morale 6 6
        - check 14-i morale=7 passed=False roll=12 unit=legion-a1
        - eliminated 10.2-d unit=legion-a1
        - taken 9.3-h hex=C707 units=rep-t26b-x1+rep-t26b-x2
        ? nationalist activate 3.3.1-a
        = active 1
        = fights 1
        = at legion-a1= legion-b1=C908 legion-b2=C908 nat-tamayo=C908 nat-vazquez=C908 rep-arman=C707
            rep-t26b-x1=C707 rep-t26b-x2=C707
        = lost legion-a1=3 legion-b1=1 legion-b2=1
        = gone +legion-a1
        = finished +legion-a1 +legion-b1 +legion-b2 +rep-arman +rep-t26b-x1 +rep-t26b-x2
        = moved +legion-a1 +legion-b1 +legion-b2 +nat-tamayo +nat-vazquez +rep-t26b-x1 +rep-t26b-x2
        = acting -rep-arman -rep-t26b-x1 -rep-t26b-x2
        = leaders
        """,
    )


@pytest.mark.rule("barricadas", "9.4-k", "14-e", "14-a", "9.1.1-a", "9-e")
def test_a_formation_past_its_losses_checks_for_each_step_beyond():
    holds(
        armor(
            {
                "officer": "nat-zanon",
                "units": ["nat-75mm-x1", "nat-75mm-x2", "nat-75mm-x3"],
                "hex": "C707",
                "at": {"nat-75mm-x3": "C710"},
            },
            lost={"nat-75mm-x1": 2, "nat-75mm-x3": 1},
        ),
        """
        ? republican act 3.3.2-b
        > assault rep-t26b-x1 C707
        ? republican assault 9-e: join rep-t26b-x2, declare
        > declare
        - assault 9-e hex=C707 units=rep-t26b-x1
        ? nationalist answer 9.4-d: volley nat-75mm-x1 C706:AT, volley nat-75mm-x1 C706:ART, volley
            nat-75mm-x2 C706:AT, volley nat-75mm-x2 C706:ART, hold
        > hold
        ~ fire 2 2
        - fire 9.4-g attack=AP column=8 divisor=2 ff=8 firers=rep-t26b-x1 hex=C707 hits=2 modifier=-1
            result=4 roll=4
        - step-lost 8.4.2-a left=2 unit=nat-75mm-x2
        - step-lost 8.4.2-a left=1 unit=nat-75mm-x2
        - eliminated 9.1.1-a unit=nat-75mm-x1
        - eliminated 9.1.1-a unit=nat-75mm-x2
        ~ officer 5 5
        - officer-roll 7.1-d hits=2 roll=10 unit=nat-zanon
        - eliminated 7.1-c unit=nat-zanon
        ~ morale 1 1
        - check-formation 14-c morale=3 passed=True roll=2 unit=nat-75mm-x3
        ~ morale 1 1
        - check-formation 14-d morale=3 passed=True roll=2 unit=nat-75mm-x3
        ~ morale 1 1
        - check-formation 14-a morale=3 passed=True roll=2 unit=nat-75mm-x3
        ~ morale 1 1
        - check-formation 14-e morale=3 passed=True roll=2 unit=nat-75mm-x3
        ~ morale 1 1
        - check-formation 14-e morale=3 passed=True roll=2 unit=nat-75mm-x3
        - taken 9.3-h hex=C707 units=rep-t26b-x1
        ? republican act 3.3.2-b
        = fights 1
        = at nat-75mm-x1= nat-75mm-x2= nat-zanon= rep-arman=C707 rep-t26b-x1=C707
        = lost nat-75mm-x1=3 nat-75mm-x2=3
        = gone +nat-75mm-x1 +nat-75mm-x2 +nat-zanon
        = finished +nat-75mm-x1 +nat-75mm-x2 +rep-t26b-x1
        = out +nat-75mm-x3
        = moved +rep-t26b-x1
        = used +rep-t26b-x1
        = acting -rep-t26b-x1
        = spent rep-t26b-x1=0
        = began rep-t26b-x1=C706
        """,
    )


@pytest.mark.rule("barricadas", "9.4-k", "14-i", "9-e")
def test_a_single_beaten_unit_checks_and_its_leader_may_rout_with_it():
    holds(
        armor({"officer": "nat-vazquez", "units": ["legion-b1"], "hex": "C707"}),
        """
        ? republican act 3.3.2-b
        > assault rep-t26b-x1 C707
        ? republican assault 9-e: join rep-t26b-x2, declare
        > declare
        - assault 9-e hex=C707 units=rep-t26b-x1
        ? nationalist answer 9.4-d: strike legion-b1 rep-t26b-x1, hold
        > hold
        ~ fire 2 5
        - fire 9.4-g attack=AP column=8 divisor=2 ff=8 firers=rep-t26b-x1 hex=C707 hits=1 modifier=0
            result=2 roll=7
        - step-lost 8.4.2-a left=2 unit=legion-b1
        ~ officer 6 6
        - officer-roll 7.1-d hits=1 roll=12 unit=nat-vazquez
        ? nationalist retreat 9.3.1-g: fall C808, fall C708, fall C608
        > fall C708
        - retreat 9.3-d hex=C708 unit=legion-b1
        - retreat 9.3.1-g hex=C609 unit=nat-vazquez
        ~ morale 5 5
        - check 14-i morale=8 passed=False roll=10 unit=legion-b1
        - rout 10.2-d hex=C609 unit=legion-b1
        ? nationalist rout 10.3.2-b: flee C709, flee C610, flee C509
        > flee C709
        ? nationalist rout 10.3.2-b: flee C810, flee C710, flee C610
        > flee C810
        ? nationalist rout 10.3.2-b: flee C910, flee C811, flee C710
        > flee C910
        - fled 10.3.2-a hex=C910 unit=legion-b1
        - rout 10.2-e hex=C609 unit=nat-vazquez
        ? nationalist rout 10.3.2-b: flee C709, flee C610, flee C509
        > flee C709
        ? nationalist rout 10.3.2-b: flee C810, flee C710, flee C610
        > flee C810
        ? nationalist rout 10.3.2-b: flee C910, flee C811, flee C710
        > flee C910
        - fled 10.3.2-a hex=C910 unit=nat-vazquez
        - taken 9.3-h hex=C707 units=rep-t26b-x1
        ? republican act 3.3.2-b
        = fights 1
        = at legion-b1=C910 nat-vazquez=C910 rep-arman=C707 rep-t26b-x1=C707
        = lost legion-b1=1
        = finished +legion-b1 +rep-t26b-x1
        = out +legion-b1
        = routed +legion-b1 +nat-vazquez
        = moved +legion-b1 +nat-vazquez +rep-t26b-x1
        = used +rep-t26b-x1
        = acting -rep-t26b-x1
        = spent rep-t26b-x1=0
        = began rep-t26b-x1=C706
        """,
    )


@pytest.mark.rule("barricadas", "9.4-k", "14-i", "9-e")
def test_a_formation_without_losses_does_not_check():
    holds(
        armor(
            {"officer": "nat-vazquez", "units": ["legion-b1"], "hex": "C707"},
            {"officer": "nat-tamayo", "units": ["legion-a1"], "hex": "C707"},
        ),
        """
        ? republican act 3.3.2-b
        > assault rep-t26b-x1 C707
        ? republican assault 9-e: join rep-t26b-x2, declare
        > declare
        - assault 9-e hex=C707 units=rep-t26b-x1
        ? nationalist answer 9.4-d: strike legion-b1 rep-t26b-x1, strike legion-a1 rep-t26b-x1, hold
        > hold
        ~ fire 2 5
        - fire 9.4-g attack=AP column=8 divisor=2 ff=8 firers=rep-t26b-x1 hex=C707 hits=1 modifier=0
            result=2 roll=7
        ~ hit 2
        - step-lost 8.4.2-a left=2 unit=legion-a1
        ~ officer 4 1
        - officer-roll 7.1-d hits=1 roll=5 unit=nat-tamayo
        ? nationalist retreat 9.3.1-g: fall C808, fall C708, fall C608
        > fall C808
        - retreat 9.3-d hex=C808 unit=legion-b1
        ? nationalist retreat 9.3.1-g: fall C808, fall C708, fall C608
        > fall C808
        - retreat 9.3-d hex=C808 unit=legion-a1
        - retreat 9.3.1-g hex=C908 unit=nat-vazquez
        - retreat 9.3.1-g hex=C908 unit=nat-tamayo
        ~ morale 2 2
        - check 14-i morale=7 passed=True roll=4 unit=legion-a1
        - taken 9.3-h hex=C707 units=rep-t26b-x1
        ? republican act 3.3.2-b
        = fights 1
        = at legion-a1=C908 legion-b1=C908 nat-tamayo=C908 nat-vazquez=C908 rep-arman=C707 rep-t26b-x1=C707
        = lost legion-a1=1
        = finished +legion-a1 +legion-b1 +rep-t26b-x1
        = moved +legion-a1 +legion-b1 +nat-tamayo +nat-vazquez +rep-t26b-x1
        = used +rep-t26b-x1
        = acting -rep-t26b-x1
        = spent rep-t26b-x1=0
        = began rep-t26b-x1=C706
        """,
    )
