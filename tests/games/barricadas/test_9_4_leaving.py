"""9.4: how tanks leave the hex they assaulted."""

from __future__ import annotations

import pytest

from .account import holds
from .assaults import CARS, PANZERS, armor
from .table import nat, rep


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
