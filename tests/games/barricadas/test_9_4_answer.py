"""9.4: who may answer an armored assault, and what the answer does to it."""

from __future__ import annotations

import pytest

from .account import holds
from .assaults import armor
from .table import nat


@pytest.mark.rule("barricadas", "9.4-d", "9.4-e", "9.4-f", "9.1-d", "9.5-c", "9-e")
def test_who_may_answer_an_armored_assault():
    holds(
        armor(
            nat("C707"),
            at={
                "nat-37mm-at-x1": "C707",
                "nat-mmg-x1": "C707",
                "legion-a1": "C708",
                "nat-75mm-x1": "C708",
                "rep-t26b-x3": "C706",
            },
            reaction=["legion-b1", "legion-b3"],
            routed=["legion-b3"],
        ),
        """
        ? republican act 3.3.2-b
        > assault rep-t26b-x1 C707
        ? republican assault 9-e: join rep-t26b-x2, declare
        ! join rep-t26b-x1: 9.1-d already unit=rep-t26b-x1
        ! join rep-t26b-x3: 3.3.2-a not-acting unit=rep-t26b-x3
        ! join rep-infantry-h1: 2.3-f no-piece unit=rep-infantry-h1
        ! join legion-b1: 9.1-d not-yours unit=legion-b1
        > join rep-t26b-x2
        - assault 9-e hex=C707 units=rep-t26b-x1+rep-t26b-x2
        ? nationalist answer 9.4-d: volley nat-37mm-at-x1 C706:AT, strike legion-b1 rep-t26b-x1, strike
            legion-b1 rep-t26b-x2, hold
        ! volley legion-b1 C706:AP: 9.4-e no-shells unit=legion-b1
        ! volley legion-b1 C706:AT: 9.4-e no-shells unit=legion-b1
        ! volley nat-37mm-at-x1 C706:AP: 9.4-e no-factor attack=AP unit=nat-37mm-at-x1
        ! volley nat-37mm-at-x1 C706:ART: 9.4-e no-factor attack=ART unit=nat-37mm-at-x1
        ! volley nat-37mm-at-x1 C707:AT: 9.4-e no-launch hex=C707
        ! volley nat-mmg-x1 C706:AT: 9.4-e no-shells unit=nat-mmg-x1
        ! volley nat-75mm-x1 C706:AT: 9.4-d not-assaulted unit=nat-75mm-x1
        ! volley rep-t26b-x1 C706:AT: 9.4-d not-yours unit=rep-t26b-x1
        ! strike nat-37mm-at-x1 rep-t26b-x1: 9.4-f no-strike unit=nat-37mm-at-x1
        ! strike nat-mmg-x1 rep-t26b-x1: 9.4-f no-strike unit=nat-mmg-x1
        ! strike legion-b2 rep-t26b-x1: 9.4-f one-answer unit=legion-b2
        ! strike legion-b3 rep-t26b-x1: 10.3.1-a is-routed unit=legion-b3
        ! strike legion-a1 rep-t26b-x1: 9.4-d not-assaulted unit=legion-a1
        ! strike legion-b1 rep-t26b-x3: 9.4-f no-such-tank unit=rep-t26b-x3
        ! strike legion-b1 legion-b2: 9.4-f no-such-tank unit=legion-b2
        > volley nat-37mm-at-x1 C706:AT
        ~ fire 2 5
        - fire 9.4-e attack=AT column=3 divisor=2 ff=3 firers=nat-37mm-at-x1 hex=C706 hits=0 modifier=0
            result=0 roll=7
        ? nationalist answer 9.4-d: strike legion-b1 rep-t26b-x1, strike legion-b1 rep-t26b-x2, hold
        ! volley nat-37mm-at-x1 C706:AT: 9.4-e one-answer unit=nat-37mm-at-x1
        > strike legion-b1 rep-t26b-x2
        ~ morale 5 5
        - check 9.5-c morale=8 passed=False roll=10 unit=legion-b1
        - eliminated 9.1.1-b unit=legion-b3
        - eliminated 9.1.1-b unit=nat-vazquez
        ~ morale 4 1
        - check-formation 14-c morale=7 passed=True roll=5 unit=legion-b1
        ~ morale 2 2
        - check-formation 14-a morale=7 passed=True roll=4 unit=legion-b1
        ~ fire 6 6
        - fire 9.4-g attack=AP column=16 divisor=2 ff=16 firers=rep-t26b-x1+rep-t26b-x2 hex=C707 hits=0
            modifier=0 result=0 roll=12
        ? republican drive-off 9.4-m: leave C706, leave C807, leave C808, leave C608, leave C607
        ! leave C705: 9.4-m not-next hex=C705
        ! leave C707: 9.4-m not-next hex=C707
        ! leave C708: 5.2-g enemy-there hex=C708
        > leave C706
        ? republican drive-off 9.4-m: leave C706, leave C807, leave C808, leave C608, leave C607
        > leave C807
        ? nationalist activate 3.3.1-a
        = active 1
        = fights 1
        = fired 2
        = at legion-b3= nat-vazquez= rep-t26b-x2=C807
        = lost legion-b3=3
        = gone +legion-b3 +nat-vazquez
        = finished +legion-b1 +legion-b2 +nat-37mm-at-x1 +nat-mmg-x1 +rep-arman +rep-t26b-x1 +rep-t26b-x2
        = reaction -legion-b1 -legion-b3
        = out +legion-b1 +legion-b2
        = routed -legion-b3
        = moved +rep-t26b-x1 +rep-t26b-x2
        = acting -rep-arman -rep-t26b-x1 -rep-t26b-x2
        = leaders
        """,
    )


@pytest.mark.rule("barricadas", "9.4-e", "9.4-f", "9.2-d", "9-e")
def test_unmarked_only_one_gun_and_one_infantry_unit_answer():
    holds(
        armor(
            {"officer": "nat-vazquez", "units": ["legion-b1", "legion-b2"], "hex": "C707"},
            at={"nat-37mm-at-x1": "C707", "nat-75mm-x1": "C707"},
        ),
        """
        ? republican act 3.3.2-b
        > assault rep-t26b-x1 C707
        ? republican assault 9-e: join rep-t26b-x2, declare
        > declare
        - assault 9-e hex=C707 units=rep-t26b-x1
        ? nationalist answer 9.4-d: volley nat-37mm-at-x1 C706:AT, volley nat-75mm-x1 C706:AT, volley
            nat-75mm-x1 C706:ART, strike legion-b1 rep-t26b-x1, strike legion-b2 rep-t26b-x1, hold
        > volley nat-75mm-x1 C706:ART
        ~ fire 6 6
        - fire 9.4-e attack=ART column=4 divisor=2 ff=4 firers=nat-75mm-x1 hex=C706 hits=0 modifier=-1
            result=0 roll=12
        ? nationalist answer 9.4-d: strike legion-b1 rep-t26b-x1, strike legion-b2 rep-t26b-x1, hold
        ! volley nat-37mm-at-x1 C706:AT: 9.4-e one-answer unit=nat-37mm-at-x1
        > strike legion-b1 rep-t26b-x1
        ~ morale 3 3
        - check 9.5-c morale=8 passed=True roll=6 unit=legion-b1
        ~ fire 6 5
        - fire 9.4-f attack=AP column=6 divisor=2 ff=6 firers=legion-b1 hex=C706 hits=0 modifier=0 result=0
            roll=11
        ~ fire 6 5
        - fire 9.4-g attack=AP column=8 divisor=2 ff=8 firers=rep-t26b-x1 hex=C707 hits=0 modifier=0
            result=0 roll=11
        ? republican drive-off 9.4-m: leave C706, leave C807, leave C808, leave C708, leave C608, leave C607
        > leave C608
        ? republican act 3.3.2-b
        = fights 1
        = fired 2
        = at rep-arman=C608 rep-t26b-x1=C608
        = finished +legion-b1 +legion-b2 +nat-37mm-at-x1 +nat-75mm-x1 +rep-t26b-x1
        = moved +rep-t26b-x1
        = used +rep-t26b-x1
        = acting -rep-t26b-x1
        = spent rep-t26b-x1=0
        = began rep-t26b-x1=C706
        """,
    )


@pytest.mark.rule("barricadas", "9.4-c", "9.4-d", "9.4-f", "9.5-h", "14-j", "9-e")
def test_a_tank_lost_to_the_answer_is_missing_in_the_assault():
    holds(
        armor(nat("C707"), reaction=["legion-b1", "legion-b2"], lost={"rep-t26b-x2": 2}),
        """
        ? republican act 3.3.2-b
        > assault rep-t26b-x1 C707
        ? republican assault 9-e: join rep-t26b-x2, declare
        > join rep-t26b-x2
        - assault 9-e hex=C707 units=rep-t26b-x1+rep-t26b-x2
        ? nationalist answer 9.4-d: strike legion-b1 rep-t26b-x1, strike legion-b1 rep-t26b-x2, strike
            legion-b2 rep-t26b-x1, strike legion-b2 rep-t26b-x2, hold
        > strike legion-b1 rep-t26b-x2
        ~ morale 2 2
        - check 9.5-c morale=8 passed=True roll=4 unit=legion-b1
        ~ fire 1 1
        - fire 9.4-f attack=AP column=6 divisor=2 ff=6 firers=legion-b1 hex=C706 hits=2 modifier=0 result=4
            roll=2
        - eliminated 8.4.2-a unit=rep-t26b-x2
        ~ officer 3 3
        - officer-roll 7.1-d hits=1 roll=6 unit=rep-arman
        ~ morale 1 2
        - check-formation 14-a morale=8 passed=True roll=3 unit=rep-arman
        ~ morale 1 2
        - check-formation 14-e morale=8 passed=True roll=3 unit=rep-arman
        ? nationalist answer 9.4-d: strike legion-b2 rep-t26b-x1, hold
        > strike legion-b2 rep-t26b-x1
        ~ morale 3 4
        - check 9.5-c morale=8 passed=True roll=7 unit=legion-b2
        ~ fire 4 1
        - fire 9.4-f attack=AP column=6 divisor=2 ff=6 firers=legion-b2 hex=C706 hits=1 modifier=0 result=2
            roll=5
        - step-lost 8.4.2-a left=2 unit=rep-t26b-x1
        ~ officer 3 3
        - officer-roll 7.1-d hits=1 roll=6 unit=rep-arman
        ~ morale 2 1
        - check-formation 14-e morale=7 passed=True roll=3 unit=rep-arman
        ~ morale 2 3
        - check 14-j morale=6 passed=True roll=5 unit=rep-t26b-x1
        ? republican fall-back 9.5-h: fall C705, fall C806, fall C606, stay
        > stay
        ~ fire 6 6
        - fire 9.4-g attack=AP column=6 divisor=2 ff=6 firers=rep-t26b-x1 hex=C707 hits=0 modifier=0
            result=0 roll=12
        ? republican drive-off 9.4-m: leave C706, leave C807, leave C808, leave C708, leave C608, leave C607
        > leave C706
        ? nationalist activate 3.3.1-a
        = active 1
        = fights 1
        = at rep-t26b-x2=
        = lost rep-t26b-x1=1 rep-t26b-x2=3
        = gone +rep-t26b-x2
        = finished +legion-b1 +legion-b2 +legion-b3 +rep-arman +rep-t26b-x1
        = reaction -legion-b1 -legion-b2
        = moved +rep-t26b-x1 +rep-t26b-x2
        = acting -rep-arman -rep-t26b-x1 -rep-t26b-x2
        = leaders
        """,
    )


@pytest.mark.rule("barricadas", "9.4-c", "9.4-d", "9.4-f", "9.5-h", "14-j", "9-e")
def test_a_tank_that_falls_back_or_routs_before_the_assault_takes_no_part():
    holds(
        armor(nat("C707"), reaction=["legion-b1", "legion-b2"]),
        """
        ? republican act 3.3.2-b
        > assault rep-t26b-x1 C707
        ? republican assault 9-e: join rep-t26b-x2, declare
        > join rep-t26b-x2
        - assault 9-e hex=C707 units=rep-t26b-x1+rep-t26b-x2
        ? nationalist answer 9.4-d: strike legion-b1 rep-t26b-x1, strike legion-b1 rep-t26b-x2, strike
            legion-b2 rep-t26b-x1, strike legion-b2 rep-t26b-x2, hold
        > strike legion-b1 rep-t26b-x1
        ~ morale 3 4
        - check 9.5-c morale=8 passed=True roll=7 unit=legion-b1
        ~ fire 4 1
        - fire 9.4-f attack=AP column=6 divisor=2 ff=6 firers=legion-b1 hex=C706 hits=1 modifier=0 result=2
            roll=5
        - step-lost 8.4.2-a left=2 unit=rep-t26b-x1
        ~ officer 3 3
        - officer-roll 7.1-d hits=1 roll=6 unit=rep-arman
        ~ morale 2 1
        - check 14-j morale=8 passed=True roll=3 unit=rep-t26b-x1
        ? republican fall-back 9.5-h: fall C705, fall C806, fall C606, stay
        ! fall C704: 9.5-h not-next hex=C704 unit=rep-t26b-x1
        ! fall C707: 9.3.1-g unsafe hex=C707 unit=rep-t26b-x1
        ! fall C807: 9.3.1-e unsafe hex=C807 unit=rep-t26b-x1
        > fall C705
        ? nationalist answer 9.4-d: strike legion-b2 rep-t26b-x2, hold
        ! strike legion-b2 rep-t26b-x1: 9.4-f no-such-tank unit=rep-t26b-x1
        > strike legion-b2 rep-t26b-x2
        ~ morale 3 4
        - check 9.5-c morale=8 passed=True roll=7 unit=legion-b2
        ~ fire 4 1
        - fire 9.4-f attack=AP column=6 divisor=2 ff=6 firers=legion-b2 hex=C706 hits=1 modifier=0 result=2
            roll=5
        - step-lost 8.4.2-a left=2 unit=rep-t26b-x2
        ~ morale 6 6
        - check 14-j morale=8 passed=False roll=12 unit=rep-t26b-x2
        - rout 10.2-d hex=C706 unit=rep-t26b-x2
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
        - fled 10.3.2-a hex=C204 unit=rep-t26b-x2
        ? nationalist activate 3.3.1-a
        = active 1
        = fights 1
        = at rep-arman=C705 rep-t26b-x1=C705 rep-t26b-x2=C204
        = lost rep-t26b-x1=1 rep-t26b-x2=1
        = finished +legion-b1 +legion-b2 +rep-arman +rep-t26b-x1 +rep-t26b-x2
        = reaction -legion-b1 -legion-b2
        = routed +rep-t26b-x2
        = moved +rep-t26b-x1 +rep-t26b-x2
        = acting -rep-arman -rep-t26b-x1 -rep-t26b-x2
        = leaders
        """,
    )


@pytest.mark.rule("barricadas", "9.4-d", "9.4-e", "9-e")
def test_the_answer_may_stop_the_assault():
    holds(
        armor(
            nat("C707"),
            reaction=["nat-37mm-at-x1"],
            at={"nat-37mm-at-x1": "C707"},
            lost={"rep-t26b-x1": 2},
            tanks={"officer": "rep-arman", "units": ["rep-t26b-x1"]},
        ),
        """
        ? republican act 3.3.2-b
        > assault rep-t26b-x1 C707
        - assault 9-e hex=C707 units=rep-t26b-x1
        ? nationalist answer 9.4-d: volley nat-37mm-at-x1 C706:AT, strike legion-b1 rep-t26b-x1, strike
            legion-b2 rep-t26b-x1, strike legion-b3 rep-t26b-x1, hold
        > volley nat-37mm-at-x1 C706:AT
        ~ fire 1 1
        - fire 9.4-e attack=AT column=6 divisor=2 ff=6 firers=nat-37mm-at-x1 hex=C706 hits=2 modifier=0
            result=4 roll=2
        - eliminated 7.1-h unit=rep-arman
        - eliminated 8.4.2-a unit=rep-t26b-x1
        ? nationalist activate 3.3.1-a
        = active 1
        = fights 1
        = fired 2
        = at rep-arman= rep-t26b-x1=
        = lost rep-t26b-x1=3
        = load rep-arman=
        = gone +rep-arman +rep-t26b-x1
        = finished +nat-37mm-at-x1
        = reaction -nat-37mm-at-x1
        = moved +rep-t26b-x1
        = acting -rep-arman -rep-t26b-x1
        = leaders
        """,
    )


@pytest.mark.rule("barricadas", "9.4-e", "13.6-b", "9-e")
def test_a_gun_in_a_fortification_answers_only_to_its_front():
    holds(
        armor(
            {"officer": "nat-zanon", "units": ["nat-37mm-at-x1"], "hex": "C707"},
            forts={"C707": ["nationalist", 4, 3]},
            inside=["nat-37mm-at-x1"],
            at={"legion-a2": "C707"},
        ),
        """
        ? republican act 3.3.2-b
        > assault rep-t26b-x1 C707
        ? republican assault 9-e: join rep-t26b-x2, declare
        > declare
        - assault 9-e hex=C707 units=rep-t26b-x1
        ? nationalist answer 9.4-d: strike legion-a2 rep-t26b-x1, hold
        ! volley nat-37mm-at-x1 C706:AT: 13.6-b behind unit=nat-37mm-at-x1
        > strike legion-a2 rep-t26b-x1
        ~ morale 2 5
        - check 9.5-c morale=6 passed=False roll=7 unit=legion-a2
        ~ fire 5 5
        - fire 9.4-g attack=AP column=8 divisor=2 ff=8 firers=rep-t26b-x1 hex=C707 hits=0 modifier=0
            result=0 roll=10
        ? republican drive-off 9.4-m: leave C706, leave C807, leave C808, leave C708, leave C608, leave C607
        > leave C706
        ? republican act 3.3.2-b
        = fights 1
        = finished +legion-a2 +nat-37mm-at-x1 +rep-t26b-x1
        = moved +rep-t26b-x1
        = used +rep-t26b-x1
        = acting -rep-t26b-x1
        = spent rep-t26b-x1=0
        = began rep-t26b-x1=C706
        """,
    )


@pytest.mark.rule("barricadas", "9.4-f", "9.5-c", "9-e")
def test_an_infantry_unit_that_fails_its_check_does_not_strike():
    holds(
        armor(nat("C707"), reaction=["legion-b1"]),
        """
        ? republican act 3.3.2-b
        > assault rep-t26b-x1 C707
        ? republican assault 9-e: join rep-t26b-x2, declare
        > declare
        - assault 9-e hex=C707 units=rep-t26b-x1
        ? nationalist answer 9.4-d: strike legion-b1 rep-t26b-x1, hold
        > strike legion-b1 rep-t26b-x1
        ~ morale 4 5
        - check 9.5-c morale=8 passed=False roll=9 unit=legion-b1
        ~ fire 6 6
        - fire 9.4-g attack=AP column=8 divisor=2 ff=8 firers=rep-t26b-x1 hex=C707 hits=0 modifier=0
            result=0 roll=12
        ? republican drive-off 9.4-m: leave C706, leave C807, leave C808, leave C708, leave C608, leave C607
        > leave C706
        ? republican act 3.3.2-b
        = fights 1
        = finished +legion-b1 +legion-b2 +legion-b3 +rep-t26b-x1
        = reaction -legion-b1
        = moved +rep-t26b-x1
        = used +rep-t26b-x1
        = acting -rep-t26b-x1
        = spent rep-t26b-x1=0
        = began rep-t26b-x1=C706
        """,
    )
