"""9.4: whole armored assaults, the answer to them and what they leave behind."""

from __future__ import annotations

import pytest

from .account import SPARE, holds
from .table import nat, rep, situation

TANKS = {"officer": "rep-arman", "units": ["rep-t26b-x1", "rep-t26b-x2"]}
CARS = {"officer": "rep-novikov", "units": ["rep-ba6-x1", "rep-ba6-x2"]}


PANZERS = {"officer": "nat-von-thoma", "units": ["nat-pz1a-x1", "nat-pz1a-x2"]}


def armor(*others, home="C706", tanks=TANKS, maps="C", side="republican", **more):
    """Tanks to act, and whoever stands against them."""
    return situation(
        maps=[maps],
        formation=[{**tanks, "hex": home}, *others, *SPARE[maps]],
        active=side,
        act=[tanks["officer"], *tanks["units"]],
        **more,
    )


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


@pytest.mark.rule("barricadas", "9.4-g", "9.4-j", "9.4-k", "9.4-l", "14-d", "9-e")
def test_beaten_by_tanks_in_the_open_they_run_for_the_nearest_cover():
    holds(
        armor(nat("C605"), home="C604"),
        """
        ? republican act 3.3.2-b
        > assault rep-t26b-x1 C605
        ? republican assault 9-e: join rep-t26b-x2, declare
        > join rep-t26b-x2
        - assault 9-e hex=C605 units=rep-t26b-x1+rep-t26b-x2
        ? nationalist answer 9.4-d: strike legion-b1 rep-t26b-x1, strike legion-b1 rep-t26b-x2, strike
            legion-b2 rep-t26b-x1, strike legion-b2 rep-t26b-x2, strike legion-b3 rep-t26b-x1, strike
            legion-b3 rep-t26b-x2, hold
        > hold
        ~ fire 2 2
        - fire 9.4-g attack=AP column=16 divisor=2 ff=16 firers=rep-t26b-x1+rep-t26b-x2 hex=C605 hits=3
            modifier=0 result=7 roll=4
        - step-lost 8.4.2-a left=2 unit=legion-b1
        - step-lost 8.4.2-a left=2 unit=legion-b2
        - step-lost 8.4.2-a left=2 unit=legion-b3
        ~ officer 5 5
        - officer-roll 7.1-d hits=3 roll=10 unit=nat-vazquez
        ? nationalist retreat 9.3.1-g: fall C705, fall C606, fall C505
        ! fall C604: 9.3.1-b not-that-side hex=C604 unit=legion-b1
        ! fall C603: 9.3.1-g not-next hex=C603 unit=legion-b1
        > fall C606
        - retreat 9.3-d hex=C606 unit=legion-b1
        ? nationalist retreat 9.4-j: fall C706, fall C607, fall C506
        > fall C706
        ? nationalist retreat 9.3.1-g: fall C705, fall C606, fall C505
        > fall C705
        - retreat 9.3-d hex=C705 unit=legion-b2
        ? nationalist retreat 9.4-j: fall C806, fall C706
        > fall C806
        ? nationalist retreat 9.3.1-g: fall C705, fall C606, fall C505
        > fall C705
        - retreat 9.3-d hex=C705 unit=legion-b3
        ? nationalist retreat 9.4-j: fall C806, fall C706
        > fall C806
        - retreat 9.3.1-g hex=C807 unit=nat-vazquez
        ~ morale 4 1
        - check-formation 14-d morale=9 passed=True roll=5 unit=nat-vazquez
        - taken 9.3-h hex=C605 units=rep-t26b-x1+rep-t26b-x2
        ? nationalist activate 3.3.1-a
        = active 1
        = fights 1
        = at legion-b1=C807 legion-b2=C807 legion-b3=C807 nat-vazquez=C807 rep-arman=C605 rep-t26b-x1=C605
            rep-t26b-x2=C605
        = lost legion-b1=1 legion-b2=1 legion-b3=1
        = finished +legion-b1 +legion-b2 +legion-b3 +rep-arman +rep-t26b-x1 +rep-t26b-x2
        = moved +legion-b1 +legion-b2 +legion-b3 +nat-vazquez +rep-t26b-x1 +rep-t26b-x2
        = acting -rep-arman -rep-t26b-x1 -rep-t26b-x2
        = leaders
        """,
    )


@pytest.mark.rule("barricadas", "9.4-j", "9.4-k", "14-i", "9-e")
def test_they_flee_in_the_open_towards_their_own_edge():
    holds(
        armor(
            {"officer": "nat-vazquez", "units": ["legion-b1"], "hex": "C704"},
            home="C703",
            at={"nat-mmg-x1": "C704"},
        ),
        """
        ? republican act 3.3.2-b
        > assault rep-t26b-x1 C704
        ? republican assault 9-e: join rep-t26b-x2, declare
        > declare
        - assault 9-e hex=C704 units=rep-t26b-x1
        ? nationalist answer 9.4-d: strike legion-b1 rep-t26b-x1, hold
        > hold
        ~ fire 2 5
        - fire 9.4-g attack=AP column=8 divisor=2 ff=8 firers=rep-t26b-x1 hex=C704 hits=1 modifier=0
            result=2 roll=7
        ~ hit 1
        - step-lost 8.4.2-a left=2 unit=legion-b1
        ~ officer 5 5
        - officer-roll 7.1-d hits=1 roll=10 unit=nat-vazquez
        ? nationalist retreat 9.3.1-g: fall C805, fall C705, fall C605
        > fall C705
        - retreat 9.3-d hex=C705 unit=legion-b1
        ? nationalist retreat 9.4-j: fall C806, fall C706
        ! fall C705: 9.4-j not-next hex=C705 unit=legion-b1
        ! fall C704: 9.4-j not-to-lines hex=C704 unit=legion-b1
        ! fall C805: 9.4-j not-to-lines hex=C805 unit=legion-b1
        ! fall C708: 9.4-j not-next hex=C708 unit=legion-b1
        > fall C706
        ? nationalist retreat 9.3.1-g: fall C805, fall C705, fall C605
        > fall C805
        - retreat 9.3-d hex=C805 unit=nat-mmg-x1
        ? nationalist retreat 9.3.1-g: fall C807, fall C905
        > fall C807
        - retreat 9.3.1-g hex=C807 unit=nat-vazquez
        ~ morale 2 2
        - check 14-i morale=8 passed=True roll=4 unit=legion-b1
        - taken 9.3-h hex=C704 units=rep-t26b-x1
        ? republican act 3.3.2-b
        = fights 1
        = at legion-b1=C807 nat-mmg-x1=C905 nat-vazquez=C807 rep-arman=C704 rep-t26b-x1=C704
        = lost legion-b1=1
        = finished +legion-b1 +nat-mmg-x1 +rep-t26b-x1
        = moved +legion-b1 +nat-mmg-x1 +nat-vazquez +rep-t26b-x1
        = used +rep-t26b-x1
        = acting -rep-t26b-x1
        = spent rep-t26b-x1=0
        = began rep-t26b-x1=C703
        """,
    )


@pytest.mark.rule("barricadas", "9.4-g", "9.4-j", "9-e")
def test_from_buildings_they_fall_back_a_single_hex():
    holds(
        armor(nat("B608"), maps="B", home="B607"),
        """
        ? republican act 3.3.2-b
        > assault rep-t26b-x1 B608
        ? republican assault 9-e: join rep-t26b-x2, declare
        > join rep-t26b-x2
        - assault 9-e hex=B608 units=rep-t26b-x1+rep-t26b-x2
        ? nationalist answer 9.4-d: strike legion-b1 rep-t26b-x1, strike legion-b1 rep-t26b-x2, strike
            legion-b2 rep-t26b-x1, strike legion-b2 rep-t26b-x2, strike legion-b3 rep-t26b-x1, strike
            legion-b3 rep-t26b-x2, hold
        > hold
        ~ fire 1 1
        - fire 9.4-g attack=AP column=16 divisor=5 ff=16 firers=rep-t26b-x1+rep-t26b-x2 hex=B608 hits=1
            modifier=1 result=8 roll=2
        ~ hit 2
        - step-lost 8.4.2-a left=2 unit=legion-b2
        ~ officer 5 5
        - officer-roll 7.1-d hits=1 roll=10 unit=nat-vazquez
        ? nationalist retreat 9.3.1-g: fall B708, fall B609, fall B508
        > fall B708
        - retreat 9.3-d hex=B708 unit=legion-b1
        ? nationalist retreat 9.3.1-g: fall B708, fall B609, fall B508
        > fall B708
        - retreat 9.3-d hex=B708 unit=legion-b2
        ? nationalist retreat 9.3.1-g: fall B708, fall B609, fall B508
        > fall B708
        - retreat 9.3-d hex=B708 unit=legion-b3
        - retreat 9.3.1-g hex=B708 unit=nat-vazquez
        ~ morale 2 2
        - check 14-i morale=8 passed=True roll=4 unit=legion-b2
        - taken 9.3-h hex=B608 units=rep-t26b-x1+rep-t26b-x2
        ? nationalist activate 3.3.1-a
        = active 1
        = fights 1
        = at legion-b1=B708 legion-b2=B708 legion-b3=B708 nat-vazquez=B708 rep-arman=B608 rep-t26b-x1=B608
            rep-t26b-x2=B608
        = lost legion-b2=1
        = finished +legion-b1 +legion-b2 +legion-b3 +rep-arman +rep-t26b-x1 +rep-t26b-x2
        = moved +legion-b1 +legion-b2 +legion-b3 +nat-vazquez +rep-t26b-x1 +rep-t26b-x2
        = acting -rep-arman -rep-t26b-x1 -rep-t26b-x2
        = leaders
        """,
    )


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


@pytest.mark.rule("barricadas", "9.4-m", "5.7-a", "4-a", "12.9.1-a", "9-e")
def test_where_armored_cars_may_leave_to():
    holds(
        armor(
            nat("C707"),
            tanks=CARS,
            at={
                "rep-infantry-i1": "C607",
                "rep-infantry-i2": "C607",
                "rep-infantry-i3": "C607",
                "rep-mmg-x1": "C607",
            },
            spent={"rep-ba6-x1": 12},
            began={"rep-ba6-x1": "C706"},
            finished=["legion-b1", "legion-b2", "legion-b3"],
        ),
        """
        ? republican act 3.3.2-b
        > assault rep-ba6-x1 C707
        ? republican assault 9-e: join rep-ba6-x2, declare
        > join rep-ba6-x2
        - assault 9-e hex=C707 units=rep-ba6-x1+rep-ba6-x2
        ? nationalist answer 9.4-d: strike legion-b1 rep-ba6-x1, strike legion-b1 rep-ba6-x2, strike
            legion-b2 rep-ba6-x1, strike legion-b2 rep-ba6-x2, strike legion-b3 rep-ba6-x1, strike legion-b3
            rep-ba6-x2, hold
        > hold
        ~ fire 6 6
        - fire 9.4-g attack=AP column=8 divisor=2 ff=8 firers=rep-ba6-x1+rep-ba6-x2 hex=C707 hits=0
            modifier=0 result=0 roll=12
        ? republican drive-off 9.4-m: leave C706, leave C808, leave C708, leave C608
        ! leave C607: 4-a overstacked hex=C607
        ! leave C807: 9.4-m too-far cost=6 hex=C807 left=3
        > leave C706
        ? republican drive-off 9.4-m: leave C706, leave C807, leave C808, leave C708, leave C608
        ! leave C607: 4-a overstacked hex=C607
        > leave C706
        ? nationalist activate 3.3.1-a
        = active 1
        = fights 1
        = finished +rep-ba6-x1 +rep-ba6-x2 +rep-novikov
        = moved +rep-ba6-x1 +rep-ba6-x2
        = acting -rep-ba6-x1 -rep-ba6-x2 -rep-novikov
        = leaders
        = spent rep-ba6-x1=
        = began rep-ba6-x1=
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


@pytest.mark.rule("barricadas", "9.4-d", "9.4-g", "9.4-j", "9.4-l", "14-d", "9-e")
def test_panzers_beat_infantry_which_flees_north():
    holds(
        armor(
            rep("C707"),
            home="C708",
            tanks=PANZERS,
            side="nationalist",
            reaction=["rep-infantry-h1"],
            at={"rep-45mm-at-x1": "C707"},
            works={"rep-infantry-h1": ["position", "C707", 1]},
        ),
        """
        ? nationalist act 3.3.2-b
        > assault nat-pz1a-x1 C707
        ? nationalist assault 9-e: join nat-pz1a-x2, declare
        > join nat-pz1a-x2
        - assault 9-e hex=C707 units=nat-pz1a-x1+nat-pz1a-x2
        ? republican answer 9.4-d: volley rep-45mm-at-x1 C708:AT, strike rep-infantry-h1 nat-pz1a-x1, strike
            rep-infantry-h1 nat-pz1a-x2, hold
        ! strike rep-infantry-h2 nat-pz1a-x1: 9.4-f one-answer unit=rep-infantry-h2
        ! volley rep-infantry-h1 C708:AT: 9.4-e no-shells unit=rep-infantry-h1
        ! volley nat-pz1a-x1 C708:AT: 9.4-d not-yours unit=nat-pz1a-x1
        > volley rep-45mm-at-x1 C708:AT
        ~ fire 6 6
        - fire 9.4-e attack=AT column=4 divisor=2 ff=4 firers=rep-45mm-at-x1 hex=C708 hits=0 modifier=0
            result=0 roll=12
        ? republican answer 9.4-d: strike rep-infantry-h1 nat-pz1a-x1, strike rep-infantry-h1 nat-pz1a-x2,
            hold
        > hold
        ~ fire 2 2
        - fire 9.4-g attack=AP column=12 divisor=2 ff=12 firers=nat-pz1a-x1+nat-pz1a-x2 hex=C707 hits=3
            modifier=0 result=6 roll=4
        ~ hit 4
        ~ hit 2
        ~ hit 2
        - step-lost 8.4.2-a left=2 unit=rep-45mm-at-x1
        - step-lost 8.4.2-a left=2 unit=rep-infantry-h2
        - step-lost 8.4.2-a left=2 unit=rep-infantry-h3
        - eliminated 9.1.1-a unit=rep-45mm-at-x1
        ~ officer 6 6
        - officer-roll 7.1-d hits=2 roll=12 unit=rep-diez
        ? republican retreat 9.3.1-g: fall C706, fall C807, fall C607
        ! fall C708: 9.3.1-b not-that-side hex=C708 unit=rep-infantry-h1
        ! fall C806: 9.3.1-g not-next hex=C806 unit=rep-infantry-h1
        > fall C706
        - retreat 9.3-d hex=C706 unit=rep-infantry-h1
        ? republican retreat 9.4-j: fall C606, fall C806
        ! fall C805: 9.4-j not-next hex=C805 unit=rep-infantry-h1
        ! fall C807: 9.4-j not-to-lines hex=C807 unit=rep-infantry-h1
        ! fall C707: 9.4-j not-to-lines hex=C707 unit=rep-infantry-h1
        ! fall C706: 9.4-j not-next hex=C706 unit=rep-infantry-h1
        > fall C606
        ? republican retreat 9.3.1-g: fall C706, fall C807, fall C607
        > fall C706
        - retreat 9.3-d hex=C706 unit=rep-infantry-h2
        ? republican retreat 9.4-j: fall C606, fall C806
        > fall C606
        ? republican retreat 9.3.1-g: fall C706, fall C807, fall C607
        > fall C706
        - retreat 9.3-d hex=C706 unit=rep-infantry-h3
        ? republican retreat 9.4-j: fall C606, fall C806
        > fall C606
        - retreat 9.3.1-g hex=C505 unit=rep-diez
        ~ morale 2 6
        - check-formation 14-d morale=9 passed=True roll=8 unit=rep-diez
        - taken 9.3-h hex=C707 units=nat-pz1a-x1+nat-pz1a-x2
        ? republican activate 3.3.1-a
        = active 0
        = fights 1
        = fired 1
        = at nat-pz1a-x1=C707 nat-pz1a-x2=C707 nat-von-thoma=C707 rep-45mm-at-x1= rep-diez=C505
            rep-infantry-h1=C505 rep-infantry-h2=C505 rep-infantry-h3=C505
        = lost rep-45mm-at-x1=3 rep-infantry-h2=1 rep-infantry-h3=1
        = works rep-infantry-h1=
        = gone +rep-45mm-at-x1
        = finished +nat-pz1a-x1 +nat-pz1a-x2 +nat-von-thoma +rep-45mm-at-x1 +rep-infantry-h1
            +rep-infantry-h2 +rep-infantry-h3
        = reaction -rep-infantry-h1
        = moved +nat-pz1a-x1 +nat-pz1a-x2 +rep-diez +rep-infantry-h1 +rep-infantry-h2 +rep-infantry-h3
        = acting -nat-pz1a-x1 -nat-pz1a-x2 -nat-von-thoma
        = leaders
        """,
    )


@pytest.mark.rule("barricadas", "9.4-k", "9.4-j", "9-e")
def test_who_finds_no_safe_hex_on_the_way_to_cover_is_lost():
    holds(
        armor(
            rep("C707", units=["rep-infantry-h1", "rep-infantry-h2"]),
            home="C708",
            tanks=PANZERS,
            side="nationalist",
            at={"legion-a1": "C805", "legion-a2": "C605"},
        ),
        """
        ? nationalist act 3.3.2-b
        > assault nat-pz1a-x1 C707
        ? nationalist assault 9-e: join nat-pz1a-x2, declare
        > join nat-pz1a-x2
        - assault 9-e hex=C707 units=nat-pz1a-x1+nat-pz1a-x2
        ? republican answer 9.4-d: strike rep-infantry-h1 nat-pz1a-x1, strike rep-infantry-h1 nat-pz1a-x2,
            strike rep-infantry-h2 nat-pz1a-x1, strike rep-infantry-h2 nat-pz1a-x2, hold
        > hold
        ~ fire 2 2
        - fire 9.4-g attack=AP column=12 divisor=2 ff=12 firers=nat-pz1a-x1+nat-pz1a-x2 hex=C707 hits=3
            modifier=0 result=6 roll=4
        ~ hit 1
        - step-lost 8.4.2-a left=2 unit=rep-infantry-h1
        - step-lost 8.4.2-a left=1 unit=rep-infantry-h1
        - step-lost 8.4.2-a left=2 unit=rep-infantry-h2
        ~ officer 6 6
        - officer-roll 7.1-d hits=3 roll=12 unit=rep-diez
        ? republican retreat 9.3.1-g: fall C706, fall C807, fall C607
        > fall C706
        - retreat 9.3-d hex=C706 unit=rep-infantry-h1
        - eliminated 9.4-k unit=rep-infantry-h1
        ? republican retreat 9.3.1-g: fall C706, fall C807, fall C607
        > fall C706
        - retreat 9.3-d hex=C706 unit=rep-infantry-h2
        - eliminated 9.4-k unit=rep-infantry-h2
        - eliminated 7.1-c unit=rep-diez
        - taken 9.3-h hex=C707 units=nat-pz1a-x1+nat-pz1a-x2
        ? republican activate 3.3.1-a
        = active 0
        = fights 1
        = at nat-pz1a-x1=C707 nat-pz1a-x2=C707 nat-von-thoma=C707 rep-diez= rep-infantry-h1=
            rep-infantry-h2=
        = lost rep-infantry-h1=3 rep-infantry-h2=3
        = gone +rep-diez +rep-infantry-h1 +rep-infantry-h2
        = finished +nat-pz1a-x1 +nat-pz1a-x2 +nat-von-thoma +rep-infantry-h1 +rep-infantry-h2
        = moved +nat-pz1a-x1 +nat-pz1a-x2 +rep-infantry-h1 +rep-infantry-h2
        = acting -nat-pz1a-x1 -nat-pz1a-x2 -nat-von-thoma
        = leaders
        """,
    )


@pytest.mark.rule("barricadas", "9.4-j", "9.4-k", "13.2-c", "9-e")
def test_fleeing_units_pass_by_hexes_that_are_no_longer_safe():
    holds(
        armor(
            rep("C707", units=["rep-infantry-h1"]),
            home="C708",
            tanks=PANZERS,
            side="nationalist",
            wire=["C705"],
            at={"legion-a2": "C605"},
        ),
        """
        ? nationalist act 3.3.2-b
        > assault nat-pz1a-x1 C707
        ? nationalist assault 9-e: join nat-pz1a-x2, declare
        > declare
        - assault 9-e hex=C707 units=nat-pz1a-x1
        ? republican answer 9.4-d: strike rep-infantry-h1 nat-pz1a-x1, hold
        > hold
        ~ fire 2 2
        - fire 9.4-g attack=AP column=6 divisor=2 ff=6 firers=nat-pz1a-x1 hex=C707 hits=1 modifier=0
            result=3 roll=4
        - step-lost 8.4.2-a left=2 unit=rep-infantry-h1
        ~ officer 6 6
        - officer-roll 7.1-d hits=1 roll=12 unit=rep-diez
        ? republican retreat 9.3.1-g: fall C706, fall C807, fall C607
        > fall C706
        - retreat 9.3-d hex=C706 unit=rep-infantry-h1
        - retreat 9.3.1-g hex=C905 unit=rep-diez
        ~ morale 4 1
        - check 14-i morale=8 passed=True roll=5 unit=rep-infantry-h1
        - taken 9.3-h hex=C707 units=nat-pz1a-x1
        ? nationalist act 3.3.2-b
        = fights 1
        = at nat-pz1a-x1=C707 nat-von-thoma=C707 rep-diez=C905 rep-infantry-h1=C905
        = lost rep-infantry-h1=1
        = finished +nat-pz1a-x1 +rep-infantry-h1
        = moved +nat-pz1a-x1 +rep-diez +rep-infantry-h1
        = used +nat-pz1a-x1
        = acting -nat-pz1a-x1
        = spent nat-pz1a-x1=0
        = began nat-pz1a-x1=C708
        """,
    )


@pytest.mark.rule("barricadas", "9.4-m", "9-e")
def test_tanks_hemmed_in_go_back_the_way_they_came():
    holds(
        armor(
            rep("C707"),
            home="C708",
            tanks=PANZERS,
            side="nationalist",
            at={
                "rep-infantry-i1": "C706",
                "rep-infantry-i2": "C807",
                "rep-infantry-i3": "C808",
                "rep-infantry-k1": "C607",
                "rep-infantry-k2": "C608",
            },
            finished=[
                "rep-infantry-i1",
                "rep-infantry-i2",
                "rep-infantry-i3",
                "rep-infantry-k1",
                "rep-infantry-k2",
            ],
        ),
        """
        ? nationalist act 3.3.2-b
        > assault nat-pz1a-x1 C707
        ? nationalist assault 9-e: join nat-pz1a-x2, declare
        > declare
        - assault 9-e hex=C707 units=nat-pz1a-x1
        ? republican answer 9.4-d: strike rep-infantry-h1 nat-pz1a-x1, strike rep-infantry-h2 nat-pz1a-x1,
            strike rep-infantry-h3 nat-pz1a-x1, hold
        > hold
        ~ fire 6 6
        - fire 9.4-g attack=AP column=6 divisor=2 ff=6 firers=nat-pz1a-x1 hex=C707 hits=0 modifier=0
            result=0 roll=12
        ? nationalist act 3.3.2-b
        = fights 1
        = finished +nat-pz1a-x1 +rep-infantry-h1 +rep-infantry-h2 +rep-infantry-h3
        = moved +nat-pz1a-x1
        = used +nat-pz1a-x1
        = acting -nat-pz1a-x1
        = spent nat-pz1a-x1=0
        = began nat-pz1a-x1=C708
        """,
    )


@pytest.mark.rule("barricadas", "9.4-m", "13.3-a", "11-e", "9-e")
def test_with_a_single_way_out_the_owner_still_chooses():
    holds(
        armor(
            rep("C707"),
            home="C708",
            tanks=PANZERS,
            side="nationalist",
            roadblocks=["C706"],
            teeth=["C807"],
            ditches=["C808", "C607"],
            finished=["rep-infantry-h1"],
        ),
        """
        ? nationalist act 3.3.2-b
        > assault nat-pz1a-x1 C707
        ? nationalist assault 9-e: join nat-pz1a-x2, declare
        > declare
        - assault 9-e hex=C707 units=nat-pz1a-x1
        ? republican answer 9.4-d: strike rep-infantry-h1 nat-pz1a-x1, strike rep-infantry-h2 nat-pz1a-x1,
            strike rep-infantry-h3 nat-pz1a-x1, hold
        > hold
        ~ fire 6 6
        - fire 9.4-g attack=AP column=6 divisor=2 ff=6 firers=nat-pz1a-x1 hex=C707 hits=0 modifier=0
            result=0 roll=12
        ? nationalist drive-off 9.4-m: leave C708, leave C608
        ! leave C706: 13.3-a roadblock hex=C706
        ! leave C807: 11-f teeth hex=C807
        ! leave C808: 11-e ditch hex=C808
        ! leave C707: 9.4-m not-next hex=C707
        > leave C608
        ? nationalist act 3.3.2-b
        = fights 1
        = at nat-pz1a-x1=C608 nat-von-thoma=C608
        = finished +nat-pz1a-x1 +rep-infantry-h2 +rep-infantry-h3
        = moved +nat-pz1a-x1
        = used +nat-pz1a-x1
        = acting -nat-pz1a-x1
        = spent nat-pz1a-x1=0
        = began nat-pz1a-x1=C708
        """,
    )


@pytest.mark.rule("barricadas", "9.4-m", "9-e")
def test_tanks_leave_with_the_points_they_have_left():
    holds(
        armor(
            nat("C707"),
            spent={"rep-t26b-x1": 8, "rep-t26b-x2": 10},
            began={"rep-t26b-x1": "C704", "rep-t26b-x2": "C704"},
        ),
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
        ~ fire 6 6
        - fire 9.4-g attack=AP column=16 divisor=2 ff=16 firers=rep-t26b-x1+rep-t26b-x2 hex=C707 hits=0
            modifier=0 result=0 roll=12
        ? republican drive-off 9.4-m: leave C706, leave C808, leave C708, leave C608, leave C607
        ! leave C807: 9.4-m too-far cost=4 hex=C807 left=3
        > leave C706
        ? republican drive-off 9.4-m: leave C706, leave C808, leave C708, leave C608, leave C607
        > leave C706
        ? nationalist activate 3.3.1-a
        = active 1
        = fights 1
        = finished +legion-b1 +legion-b2 +legion-b3 +rep-arman +rep-t26b-x1 +rep-t26b-x2
        = moved +rep-t26b-x1 +rep-t26b-x2
        = acting -rep-arman -rep-t26b-x1 -rep-t26b-x2
        = leaders
        = spent rep-t26b-x1= rep-t26b-x2=
        = began rep-t26b-x1= rep-t26b-x2=
        """,
    )


@pytest.mark.rule("barricadas", "9.4-m", "12.9.1-a", "9-e")
def test_tanks_do_not_leave_into_a_river():
    holds(
        armor(nat("A606"), home="A607", maps="A", river="minor", edges=["S", "N"]),
        """
        ? republican act 3.3.2-b
        > assault rep-t26b-x1 A606
        ? republican assault 9-e: join rep-t26b-x2, declare
        > declare
        - assault 9-e hex=A606 units=rep-t26b-x1
        ? nationalist answer 9.4-d: strike legion-b1 rep-t26b-x1, strike legion-b2 rep-t26b-x1, strike
            legion-b3 rep-t26b-x1, hold
        > hold
        ~ fire 6 6
        - fire 9.4-g attack=AP column=8 divisor=3 ff=8 firers=rep-t26b-x1 hex=A606 hits=0 modifier=0
            result=0 roll=12
        ? republican drive-off 9.4-m: leave A607, leave A705, leave A706, leave A506
        ! leave A605: 9.4-m not-into-river hex=A605
        > leave A607
        ? republican act 3.3.2-b
        = fights 1
        = finished +legion-b1 +legion-b2 +legion-b3 +rep-t26b-x1
        = moved +rep-t26b-x1
        = used +rep-t26b-x1
        = acting -rep-t26b-x1
        = spent rep-t26b-x1=0
        = began rep-t26b-x1=A607
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


@pytest.mark.rule("barricadas", "9.4-j", "5.5-l", "9-e")
def test_a_truck_falls_back_with_the_men_it_carries():
    holds(
        armor(
            {"officer": "nat-vazquez", "units": ["legion-b1", "legion-b2"], "hex": "C707"},
            at={"nat-truck-x1": "C707"},
            load={"legion-b2": "nat-truck-x1", "nat-vazquez": "nat-truck-x1"},
        ),
        """
        ? republican act 3.3.2-b
        > assault rep-t26b-x1 C707
        ? republican assault 9-e: join rep-t26b-x2, declare
        > join rep-t26b-x2
        - assault 9-e hex=C707 units=rep-t26b-x1+rep-t26b-x2
        ? nationalist answer 9.4-d: strike legion-b1 rep-t26b-x1, strike legion-b1 rep-t26b-x2, hold
        > hold
        ~ fire 3 3
        - fire 9.4-g attack=AP column=16 divisor=2 ff=16 firers=rep-t26b-x1+rep-t26b-x2 hex=C707 hits=3
            modifier=0 result=6 roll=6
        ~ hit 1
        - step-lost 8.4.2-a left=2 unit=legion-b1
        - step-lost 8.4.2-a left=1 unit=legion-b1
        - step-lost 8.4.2-a left=2 unit=nat-truck-x1
        - step-lost 8.4.2-a left=2 unit=legion-b2
        ~ officer 4 1
        - officer-roll 7.1-d hits=3 roll=5 unit=nat-vazquez
        ? nationalist retreat 9.3.1-g: fall C808, fall C708, fall C608
        > fall C808
        - retreat 9.3-d hex=C808 unit=legion-b1
        ? nationalist retreat 9.3.1-g: fall C808, fall C708, fall C608
        > fall C808
        - retreat 9.3-d hex=C808 unit=nat-truck-x1
        ~ morale 2 2
        - check-formation 14-d morale=8 passed=True roll=4 unit=nat-vazquez
        ~ morale 6 6
        - check-formation 14-e morale=8 passed=False roll=12 unit=nat-vazquez
        - rout 10.1-c hex=C908 unit=legion-b1
        ? nationalist rout 10.3.2-b: flee C1009, flee C909, flee C809
        > flee C1009
        ? nationalist rout 10.3.2-b: flee C1109, flee C1010, flee C909
        > flee C1109
        ? nationalist rout 10.3.2-b: flee C1210, flee C1110, flee C1010
        > flee C1210
        - fled 10.3.2-a hex=C1210 unit=legion-b1
        - rout 10.1-c hex=C908 unit=nat-truck-x1
        ? nationalist rout 10.3.2-b: flee C1009, flee C909, flee C809
        > flee C1009
        ? nationalist rout 10.3.2-b: flee C1109, flee C1010, flee C909
        > flee C1109
        ? nationalist rout 10.3.2-b: flee C1210, flee C1110, flee C1010
        > flee C1210
        ? nationalist rout 10.3.2-b: flee C1310, flee C1211, flee C1110
        > flee C1310
        ? nationalist rout 10.3.2-b: flee C1411, flee C1311, flee C1211
        > flee C1411
        - fled 10.3.2-a hex=C1411 unit=nat-truck-x1
        - taken 9.3-h hex=C707 units=rep-t26b-x1+rep-t26b-x2
        ? nationalist activate 3.3.1-a
        = active 1
        = fights 1
        = at legion-b1=C1210 legion-b2=C1411 nat-truck-x1=C1411 nat-vazquez=C1411 rep-arman=C707
            rep-t26b-x1=C707 rep-t26b-x2=C707
        = lost legion-b1=2 legion-b2=1 nat-truck-x1=1
        = fled nat-truck-x1=C908 nat-vazquez=C908
        = finished +legion-b1 +nat-truck-x1 +rep-arman +rep-t26b-x1 +rep-t26b-x2
        = out +legion-b1 +legion-b2
        = routed +legion-b1 +legion-b2 +nat-truck-x1 +nat-vazquez
        = moved +legion-b1 +nat-truck-x1 +rep-t26b-x1 +rep-t26b-x2
        = acting -rep-arman -rep-t26b-x1 -rep-t26b-x2
        = leaders
        """,
    )


@pytest.mark.rule("barricadas", "9.4-j", "13.7-e", "9-e")
def test_from_rubble_they_fall_back_a_single_hex():
    holds(
        armor(nat("B608"), maps="B", home="B607", rubble_at={"B608": 99}),
        """
        ? republican act 3.3.2-b
        > assault rep-t26b-x1 B608
        ? republican assault 9-e: join rep-t26b-x2, declare
        > join rep-t26b-x2
        - assault 9-e hex=B608 units=rep-t26b-x1+rep-t26b-x2
        ? nationalist answer 9.4-d: strike legion-b1 rep-t26b-x1, strike legion-b1 rep-t26b-x2, strike
            legion-b2 rep-t26b-x1, strike legion-b2 rep-t26b-x2, strike legion-b3 rep-t26b-x1, strike
            legion-b3 rep-t26b-x2, hold
        > hold
        ~ fire 1 1
        - fire 9.4-g attack=AP column=16 divisor=5 ff=16 firers=rep-t26b-x1+rep-t26b-x2 hex=B608 hits=1
            modifier=0 result=8 roll=2
        ~ hit 2
        - step-lost 8.4.2-a left=2 unit=legion-b2
        ~ officer 5 5
        - officer-roll 7.1-d hits=1 roll=10 unit=nat-vazquez
        ? nationalist retreat 9.3.1-g: fall B708, fall B609, fall B508
        > fall B708
        - retreat 9.3-d hex=B708 unit=legion-b1
        ? nationalist retreat 9.3.1-g: fall B708, fall B609, fall B508
        > fall B708
        - retreat 9.3-d hex=B708 unit=legion-b2
        ? nationalist retreat 9.3.1-g: fall B708, fall B609, fall B508
        > fall B708
        - retreat 9.3-d hex=B708 unit=legion-b3
        - retreat 9.3.1-g hex=B708 unit=nat-vazquez
        ~ morale 2 2
        - check 14-i morale=8 passed=True roll=4 unit=legion-b2
        - taken 9.3-h hex=B608 units=rep-t26b-x1+rep-t26b-x2
        ? nationalist activate 3.3.1-a
        = active 1
        = fights 1
        = at legion-b1=B708 legion-b2=B708 legion-b3=B708 nat-vazquez=B708 rep-arman=B608 rep-t26b-x1=B608
            rep-t26b-x2=B608
        = lost legion-b2=1
        = finished +legion-b1 +legion-b2 +legion-b3 +rep-arman +rep-t26b-x1 +rep-t26b-x2
        = moved +legion-b1 +legion-b2 +legion-b3 +nat-vazquez +rep-t26b-x1 +rep-t26b-x2
        = acting -rep-arman -rep-t26b-x1 -rep-t26b-x2
        = leaders
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


@pytest.mark.rule("barricadas", "9.4-j", "4-e", "4-d", "9-e")
def test_where_the_cover_is_full_they_run_on():
    holds(
        armor(nat("C605"), home="C604", at={"legion-a1": "C807", "legion-a2": "C807", "nat-mmg-x1": "C807"}),
        """
        ? republican act 3.3.2-b
        > assault rep-t26b-x1 C605
        ? republican assault 9-e: join rep-t26b-x2, declare
        > join rep-t26b-x2
        - assault 9-e hex=C605 units=rep-t26b-x1+rep-t26b-x2
        ? nationalist answer 9.4-d: strike legion-b1 rep-t26b-x1, strike legion-b1 rep-t26b-x2, strike
            legion-b2 rep-t26b-x1, strike legion-b2 rep-t26b-x2, strike legion-b3 rep-t26b-x1, strike
            legion-b3 rep-t26b-x2, hold
        > hold
        ~ fire 2 2
        - fire 9.4-g attack=AP column=16 divisor=2 ff=16 firers=rep-t26b-x1+rep-t26b-x2 hex=C605 hits=3
            modifier=0 result=7 roll=4
        - step-lost 8.4.2-a left=2 unit=legion-b1
        - step-lost 8.4.2-a left=2 unit=legion-b2
        - step-lost 8.4.2-a left=2 unit=legion-b3
        ~ officer 5 5
        - officer-roll 7.1-d hits=3 roll=10 unit=nat-vazquez
        ? nationalist retreat 9.3.1-g: fall C705, fall C606, fall C505
        > fall C705
        - retreat 9.3-d hex=C705 unit=legion-b1
        ? nationalist retreat 9.4-j: fall C806, fall C706
        > fall C806
        ? nationalist retreat 9.3.1-g: fall C705, fall C606, fall C505
        > fall C705
        - retreat 9.3-d hex=C705 unit=legion-b2
        ? nationalist retreat 9.4-j: fall C806, fall C706
        > fall C806
        ? nationalist retreat 9.3.1-g: fall C705, fall C606, fall C505
        > fall C705
        - retreat 9.3-d hex=C705 unit=legion-b3
        ? nationalist retreat 9.4-j: fall C806, fall C706
        > fall C806
        - retreat 9.3.1-g hex=C907 unit=nat-vazquez
        ~ morale 4 1
        - check-formation 14-d morale=9 passed=True roll=5 unit=nat-vazquez
        - taken 9.3-h hex=C605 units=rep-t26b-x1+rep-t26b-x2
        ? nationalist activate 3.3.1-a
        = active 1
        = fights 1
        = at legion-b1=C907 legion-b2=C907 legion-b3=C907 nat-vazquez=C907 rep-arman=C605 rep-t26b-x1=C605
            rep-t26b-x2=C605
        = lost legion-b1=1 legion-b2=1 legion-b3=1
        = finished +legion-b1 +legion-b2 +legion-b3 +rep-arman +rep-t26b-x1 +rep-t26b-x2
        = moved +legion-b1 +legion-b2 +legion-b3 +nat-vazquez +rep-t26b-x1 +rep-t26b-x2
        = acting -rep-arman -rep-t26b-x1 -rep-t26b-x2
        = leaders
        """,
    )


@pytest.mark.rule("barricadas", "9.4-j", "4-d", "9-e")
def test_those_who_flee_ahead_do_not_stand_in_the_way():
    holds(
        armor(nat("C705"), home="C704", at={"legion-a1": "C706", "legion-a2": "C706", "nat-mmg-x1": "C706"}),
        """
        ? republican act 3.3.2-b
        > assault rep-t26b-x1 C705
        ? republican assault 9-e: join rep-t26b-x2, declare
        > join rep-t26b-x2
        - assault 9-e hex=C705 units=rep-t26b-x1+rep-t26b-x2
        ? nationalist answer 9.4-d: strike legion-b1 rep-t26b-x1, strike legion-b1 rep-t26b-x2, strike
            legion-b2 rep-t26b-x1, strike legion-b2 rep-t26b-x2, strike legion-b3 rep-t26b-x1, strike
            legion-b3 rep-t26b-x2, hold
        > hold
        ~ fire 2 2
        - fire 9.4-g attack=AP column=16 divisor=2 ff=16 firers=rep-t26b-x1+rep-t26b-x2 hex=C705 hits=3
            modifier=0 result=7 roll=4
        - step-lost 8.4.2-a left=2 unit=legion-b1
        - step-lost 8.4.2-a left=2 unit=legion-b2
        - step-lost 8.4.2-a left=2 unit=legion-b3
        ~ officer 5 5
        - officer-roll 7.1-d hits=3 roll=10 unit=nat-vazquez
        ? nationalist retreat 9.3.1-g: fall C806, fall C706, fall C606
        > fall C806
        - retreat 9.3-d hex=C806 unit=legion-b1
        ? nationalist retreat 9.3.1-g: fall C806, fall C706, fall C606
        > fall C806
        - retreat 9.3-d hex=C806 unit=legion-b2
        ? nationalist retreat 9.3.1-g: fall C806, fall C706, fall C606
        > fall C806
        - retreat 9.3-d hex=C806 unit=legion-b3
        - retreat 9.3.1-g hex=C807 unit=nat-vazquez
        ~ morale 4 1
        - check-formation 14-d morale=9 passed=True roll=5 unit=nat-vazquez
        - taken 9.3-h hex=C705 units=rep-t26b-x1+rep-t26b-x2
        ? nationalist activate 3.3.1-a
        = active 1
        = fights 1
        = at legion-b1=C807 legion-b2=C807 legion-b3=C807 nat-vazquez=C807 rep-arman=C705 rep-t26b-x1=C705
            rep-t26b-x2=C705
        = lost legion-b1=1 legion-b2=1 legion-b3=1
        = finished +legion-b1 +legion-b2 +legion-b3 +rep-arman +rep-t26b-x1 +rep-t26b-x2
        = moved +legion-b1 +legion-b2 +legion-b3 +nat-vazquez +rep-t26b-x1 +rep-t26b-x2
        = acting -rep-arman -rep-t26b-x1 -rep-t26b-x2
        = leaders
        """,
    )


@pytest.mark.rule("barricadas", "9.4-j", "9.4-k", "13.2-c", "9-e")
def test_they_run_to_the_nearest_cover_and_not_onto_wire():
    holds(
        armor({"officer": "nat-vazquez", "units": ["legion-b1"], "hex": "C605"}, home="C604", wire=["C706"]),
        """
        ? republican act 3.3.2-b
        > assault rep-t26b-x1 C605
        ? republican assault 9-e: join rep-t26b-x2, declare
        > declare
        - assault 9-e hex=C605 units=rep-t26b-x1
        ? nationalist answer 9.4-d: strike legion-b1 rep-t26b-x1, hold
        > hold
        ~ fire 2 5
        - fire 9.4-g attack=AP column=8 divisor=2 ff=8 firers=rep-t26b-x1 hex=C605 hits=1 modifier=0
            result=2 roll=7
        - step-lost 8.4.2-a left=2 unit=legion-b1
        ~ officer 6 6
        - officer-roll 7.1-d hits=1 roll=12 unit=nat-vazquez
        ? nationalist retreat 9.3.1-g: fall C705, fall C606, fall C505
        > fall C606
        - retreat 9.3-d hex=C606 unit=legion-b1
        ? nationalist retreat 9.4-j: fall C607, fall C506
        ! fall C706: 13.2-c flees-to-death hex=C706 unit=legion-b1
        ! fall C605: 9.4-j not-to-lines hex=C605 unit=legion-b1
        ! fall C608: 9.4-j not-next hex=C608 unit=legion-b1
        > fall C607
        ? nationalist retreat 9.4-j: fall C608, fall C507
        ! fall C707: 9.4-j nearer-cover hex=C707 unit=legion-b1
        ! fall C606: 9.4-j not-to-lines hex=C606 unit=legion-b1
        > fall C608
        - retreat 9.3.1-g hex=C608 unit=nat-vazquez
        ~ morale 2 2
        - check 14-i morale=8 passed=True roll=4 unit=legion-b1
        - taken 9.3-h hex=C605 units=rep-t26b-x1
        ? republican act 3.3.2-b
        = fights 1
        = at legion-b1=C608 nat-vazquez=C608 rep-arman=C605 rep-t26b-x1=C605
        = lost legion-b1=1
        = finished +legion-b1 +rep-t26b-x1
        = moved +legion-b1 +nat-vazquez +rep-t26b-x1
        = used +rep-t26b-x1
        = acting -rep-t26b-x1
        = spent rep-t26b-x1=0
        = began rep-t26b-x1=C604
        """,
    )


@pytest.mark.rule("barricadas", "9.4-j", "9.3.1-g", "9-e")
def test_who_cannot_fall_back_at_all_is_lost_at_once():
    holds(
        armor(
            {"officer": "nat-vazquez", "units": ["legion-b1"], "hex": "C707"},
            at={"rep-infantry-i1": "C808", "rep-infantry-i2": "C708", "rep-infantry-i3": "C608"},
        ),
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
        - eliminated 9.3.1-g unit=legion-b1
        - eliminated 7.1-c unit=nat-vazquez
        - taken 9.3-h hex=C707 units=rep-t26b-x1
        ? republican act 3.3.2-b
        = fights 1
        = at legion-b1= nat-vazquez= rep-arman=C707 rep-t26b-x1=C707
        = lost legion-b1=3
        = gone +legion-b1 +nat-vazquez
        = finished +legion-b1 +rep-t26b-x1
        = moved +rep-t26b-x1
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


@pytest.mark.rule("barricadas", "9.4-j", "9.3.1-e", "9-e")
def test_those_who_assaulted_do_not_bar_the_way_home():
    holds(
        armor({"officer": "nat-vazquez", "units": ["legion-b1"], "hex": "C707"}, edges=["S", "N"]),
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
        - retreat 9.3.1-g hex=C608 unit=nat-vazquez
        ~ morale 2 2
        - check 14-i morale=8 passed=True roll=4 unit=legion-b1
        - taken 9.3-h hex=C707 units=rep-t26b-x1
        ? republican act 3.3.2-b
        = fights 1
        = at legion-b1=C608 nat-vazquez=C608 rep-arman=C707 rep-t26b-x1=C707
        = lost legion-b1=1
        = finished +legion-b1 +rep-t26b-x1
        = moved +legion-b1 +nat-vazquez +rep-t26b-x1
        = used +rep-t26b-x1
        = acting -rep-t26b-x1
        = spent rep-t26b-x1=0
        = began rep-t26b-x1=C706
        """,
    )
