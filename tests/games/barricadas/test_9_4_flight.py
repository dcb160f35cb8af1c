"""9.4: where the beaten of an armored assault run to."""

from __future__ import annotations

import pytest

from .account import holds
from .assaults import PANZERS, armor
from .table import nat, rep


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
