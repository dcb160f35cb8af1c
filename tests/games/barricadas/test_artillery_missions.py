"""8.1: whole artillery missions, from the choice of the guns to the hits."""

from __future__ import annotations

import pytest

from .account import SPARE, holds
from .table import nat, rep, situation

GUNS = {"officer": "rep-bravo", "units": ["rep-75mm-x1", "rep-75mm-x2", "rep-81mm-x1", "rep-mmg-x1"]}
FOES = {"officer": "nat-serrano", "units": ["nat-75mm-x1", "nat-81mm-x1"]}


def guns(*formations, side="republican", act=("rep-bravo", *GUNS["units"]), maps="C", **more):
    """Bravo's guns look at Vázquez's legion."""
    given = formations or ({**GUNS, "hex": "C705"}, nat("C709"))
    return situation(maps=[maps], formation=[*given, *SPARE[maps]], active=side, act=[*act], **more)


@pytest.mark.rule("barricadas", "8.1.1-a", "8.1.1-c", "8.1.1-g", "8.1.3.1-a", "3.3.2-c", "3.3.2-a", "5.5-g")
def test_what_an_officer_may_direct():
    holds(
        guns(
            {
                "officer": "rep-bravo",
                "units": [
                    "rep-75mm-x1",
                    "rep-75mm-x2",
                    "rep-81mm-x1",
                    "rep-mmg-x1",
                    "rep-81mm-x2",
                    "rep-75mm-x3",
                    "rep-105mm-x2",
                    "rep-105mm-x1",
                ],
                "hex": "C705",
                "at": {
                    "rep-81mm-x1": "C704",
                    "rep-81mm-x2": "C704",
                    "rep-75mm-x3": "C604",
                    "rep-105mm-x2": "C605",
                },
            },
            nat("C709"),
            {"officer": "rep-mancebo", "units": ["rep-81mm-x3"], "hex": "C705"},
            at={"rep-truck-x1": "C605", "nat-75mm-x1": "C709"},
            load={"rep-105mm-x2": "rep-truck-x1"},
            spent={"rep-75mm-x3": 2},
            finished=["rep-105mm-x1"],
            batteries=[
                ["republican", 75, "full", 2],
                ["nationalist", 75, "full", 2],
                ["republican", 105, "full", 0],
                ["republican", 105, "depleted", 1, 2],
            ],
            act=[
                "rep-bravo",
                "rep-75mm-x1",
                "rep-75mm-x2",
                "rep-81mm-x1",
                "rep-mmg-x1",
                "rep-81mm-x2",
                "rep-75mm-x3",
                "rep-105mm-x2",
                "rep-mancebo",
            ],
        ),
        """
        ? republican act 3.3.2-b
        > direct rep-bravo
        ? republican mission 8.1.1-c: battery b0, gun rep-75mm-x1, guns rep-75mm-x1, gun rep-75mm-x2, gun
            rep-81mm-x1, guns rep-81mm-x1, gun rep-81mm-x2
        ! battery b1: 8.1.3.1-a no-battery battery=b1
        ! battery b2: 8.1.3.1-a no-missions battery=b2
        ! battery b3: 8.1.3.1-a battery-used battery=b3
        ! battery b4: 8.1.3.1-a no-battery battery=b4
        ! gun rep-mmg-x1: 8.1.1-a no-artillery-piece officer=rep-bravo unit=rep-mmg-x1
        ! gun rep-81mm-x3: 8.1.1-c other-formation officer=rep-bravo unit=rep-81mm-x3
        ! gun rep-105mm-x1: 3.3.2-a not-acting unit=rep-105mm-x1
        ! gun rep-75mm-x3: 3.3.2-a has-moved officer=rep-bravo unit=rep-75mm-x3
        ! gun rep-105mm-x2: 5.5-g is-carried officer=rep-bravo unit=rep-105mm-x2
        ! gun nat-75mm-x1: 8.1.1-a not-yours unit=nat-75mm-x1
        ! gun rep-81mm-x4: 2.3-f no-piece unit=rep-81mm-x4
        ! guns rep-75mm-x2: 3.3.2-c same-guns other=rep-75mm-x1 unit=rep-75mm-x2
        ! guns rep-81mm-x2: 3.3.2-c same-guns other=rep-81mm-x1 unit=rep-81mm-x2
        ! guns rep-mmg-x1: 8.1.1-a no-artillery-piece officer=rep-bravo unit=rep-mmg-x1
        > guns rep-75mm-x1
        ? republican aim 8.1.3.2-a
        ! aim C705: 8-d out-of-range distance=0 hex=C705 range=20 unit=rep-75mm-x1
        ! nothing: 8.1.1-f can-aim
        > aim C709
        ? republican form 8.1.2-a: concentrate, spread
        > concentrate
        - directs 3.3.2-c missions=1 unit=rep-bravo
        ~ drift 2
        - drift 8.1.3.2-c distance=0 hex=C709 to=C709
        ? republican order 8.1.3.2-d: attack, save
        = fights 1
        """,
    )


@pytest.mark.rule("barricadas", "8.1.2-a", "8.1.3.1-a", "8.1.3.2-a", "8.1.3.2-c", "8.1.3.2-d", "8.1.1-c")
def test_a_battery_drifts_and_the_officer_orders_the_attack():
    holds(
        guns(batteries=[["republican", 105, "full", 2], ["republican", 75, "full", 1]]),
        """
        ? republican act 3.3.2-b
        > direct rep-bravo
        ? republican mission 8.1.1-c: battery b0, battery b1, gun rep-75mm-x1, guns rep-75mm-x1, gun
            rep-75mm-x2, gun rep-81mm-x1
        > battery b0
        ? republican aim 8.1.3.2-a
        > aim C708
        ? republican form 8.1.2-a: concentrate, spread
        > concentrate
        ? republican second 3.3.2-d: another, enough
        > enough
        - directs 3.3.2-c missions=1 unit=rep-bravo
        ~ drift 4
        ~ direction 4
        - drift 8.1.3.2-c distance=1 hex=C708 to=C709
        ? republican order 8.1.3.2-d: attack, save
        > attack
        ~ fire 3 3
        - fire 8.1.2-a attack=ART column=10 divisor=2 ff=10 firers= hex=C709 hits=2 modifier=-1 result=4
            roll=6
        ~ hit 2
        ~ hit 2
        - step-lost 8.4.2-a left=2 unit=legion-b2
        - step-lost 8.4.2-a left=2 unit=legion-b3
        ~ officer 1 5
        - officer-roll 7.1-d hits=2 roll=6 unit=nat-vazquez
        ? republican act 3.3.2-b
        = fights 1
        = lost legion-b2=1 legion-b3=1
        = finished +rep-bravo
        = acting -rep-bravo
        = batteries 0/105/full/1/2+0/75/full/1/0
        """,
    )


@pytest.mark.rule("barricadas", "8.1.2-b", "8.1.1-c", "3.3.2-d", "8.1.4-b")
def test_two_missions_on_one_hex_add_up_and_leave_his_men_nothing():
    holds(
        guns(batteries=[["republican", 105, "full", 2], ["republican", 75, "full", 1]]),
        """
        ? republican act 3.3.2-b
        > direct rep-bravo
        ? republican mission 8.1.1-c: battery b0, battery b1, gun rep-75mm-x1, guns rep-75mm-x1, gun
            rep-75mm-x2, gun rep-81mm-x1
        > battery b0
        ? republican aim 8.1.3.2-a
        > aim C709
        ? republican form 8.1.2-a: concentrate, spread
        > concentrate
        ? republican second 3.3.2-d: another, enough
        > another
        ? republican mission 8.1.1-c: battery b1, gun rep-75mm-x1, guns rep-75mm-x1, gun rep-75mm-x2, gun
            rep-81mm-x1
        ! battery b0: 8.1.3.1-a battery-used battery=b0
        > battery b1
        ? republican aim 8.1.3.2-a
        > aim C709
        ? republican form 8.1.2-a: concentrate, spread
        > concentrate
        - directs 3.3.2-c missions=2 unit=rep-bravo
        ~ drift 1
        - drift 8.1.3.2-c distance=0 hex=C709 to=C709
        ~ drift 1
        - drift 8.1.3.2-c distance=0 hex=C709 to=C709
        ? republican order 8.1.3.2-d: attack, save
        > attack
        ? republican order 8.1.3.2-d: attack, save
        > attack
        ~ fire 5 5
        - fire 8.1.2-a attack=ART column=18 divisor=2 ff=18 firers= hex=C709 hits=2 modifier=-1 result=4
            roll=10
        ~ hit 2
        ~ hit 2
        - step-lost 8.4.2-a left=2 unit=legion-b2
        - step-lost 8.4.2-a left=2 unit=legion-b3
        ~ officer 1 5
        - officer-roll 7.1-d hits=2 roll=6 unit=nat-vazquez
        ? nationalist activate 3.3.1-a
        = active 1
        = fights 1
        = lost legion-b2=1 legion-b3=1
        = finished +rep-75mm-x1 +rep-75mm-x2 +rep-81mm-x1 +rep-bravo +rep-mmg-x1
        = acting -rep-75mm-x1 -rep-75mm-x2 -rep-81mm-x1 -rep-bravo -rep-mmg-x1
        = leaders
        = batteries 0/105/full/1/2+0/75/full/0/2
        """,
    )


@pytest.mark.rule("barricadas", "8.1.2-b", "8.1.2-a", "8.1.2-c")
def test_two_missions_in_different_forms_do_not_add_up():
    holds(
        guns(
            {**GUNS, "hex": "C705"},
            nat("C709", at={"legion-b2": "C708", "nat-vazquez": "C710"}),
            batteries=[["republican", 105, "full", 2]],
            wire=["C610"],
            at={"rep-infantry-i1": "C608"},
            forts={"C809": ["nationalist", 3, 0]},
        ),
        """
        ? republican act 3.3.2-b
        > direct rep-bravo
        ? republican mission 8.1.1-c: battery b0, gun rep-75mm-x1, guns rep-75mm-x1, gun rep-75mm-x2, gun
            rep-81mm-x1
        > battery b0
        ? republican aim 8.1.3.2-a
        > aim C709
        ? republican form 8.1.2-a: concentrate, spread
        > spread
        ? republican second 3.3.2-d: another, enough
        > another
        ? republican mission 8.1.1-c: gun rep-75mm-x1, guns rep-75mm-x1, gun rep-75mm-x2, gun rep-81mm-x1
        > guns rep-75mm-x1
        ? republican aim 8.1.3.2-a
        > aim C709
        ? republican form 8.1.2-a: concentrate, spread
        > concentrate
        - directs 3.3.2-c missions=2 unit=rep-bravo
        ~ drift 1
        - drift 8.1.3.2-c distance=0 hex=C709 to=C709
        ~ drift 1
        - drift 8.1.3.2-c distance=0 hex=C709 to=C709
        ? republican order 8.1.3.2-d: attack, save
        > attack
        ? republican order 8.1.3.2-d: attack, save
        > attack
        ~ fire 4 1
        - fire 8.1.2-a attack=ART column=5 divisor=2 ff=5 firers= hex=C709 hits=1 modifier=-1 result=2
            roll=5
        ~ hit 2
        - step-lost 8.4.2-a left=2 unit=legion-b3
        ~ fire 6 6
        - fire 8.1.2-a attack=ART column=5 divisor=2 ff=5 firers= hex=C708 hits=0 modifier=0 result=0
            roll=12
        ~ fire 1 5
        - fire 8.1.2-a attack=ART column=5 divisor=2 ff=5 firers= hex=C809 hits=0 modifier=0 result=1 roll=6
        ~ fire 2 6
        - fire 8.1.2-a attack=ART column=5 divisor=2 ff=5 firers= hex=C710 hits=0 modifier=0 result=1 roll=8
        ~ fire 2 2
        - fire 8.1.2-a attack=ART column=5 divisor=2 ff=5 firers= hex=C610 hits=1 modifier=0 result=2 roll=4
        ~ fire 4 6
        - fire 8.1.2-a attack=ART column=20 divisor=2 ff=22 firers=rep-75mm-x1+rep-75mm-x2+rep-81mm-x1
            hex=C709 hits=1 modifier=0 result=3 roll=10
        - step-lost 8.4.2-a left=2 unit=legion-b1
        ? nationalist activate 3.3.1-a
        = active 1
        = fights 1
        = fired 1
        = lost legion-b1=1 legion-b3=1
        = finished +rep-75mm-x1 +rep-75mm-x2 +rep-81mm-x1 +rep-bravo +rep-mmg-x1
        = acting -rep-75mm-x1 -rep-75mm-x2 -rep-81mm-x1 -rep-bravo -rep-mmg-x1
        = leaders
        = batteries 0/105/full/1/2
        """,
    )


@pytest.mark.rule("barricadas", "8.1.3.2-d", "8.1.3.1-a", "8.1.4-b")
def test_a_saved_mission_is_kept_but_not_for_this_turn():
    holds(
        guns(batteries=[["republican", 105, "full", 2]]),
        """
        ? republican act 3.3.2-b
        > direct rep-bravo
        ? republican mission 8.1.1-c: battery b0, gun rep-75mm-x1, guns rep-75mm-x1, gun rep-75mm-x2, gun
            rep-81mm-x1
        > battery b0
        ? republican aim 8.1.3.2-a
        > aim C709
        ? republican form 8.1.2-a: concentrate, spread
        > concentrate
        ? republican second 3.3.2-d: another, enough
        > another
        ? republican mission 8.1.1-c: gun rep-75mm-x1, guns rep-75mm-x1, gun rep-75mm-x2, gun rep-81mm-x1
        > gun rep-75mm-x2
        ? republican aim 8.1.3.2-a
        > aim C709
        ? republican form 8.1.2-a: concentrate, spread
        > spread
        - directs 3.3.2-c missions=2 unit=rep-bravo
        ~ drift 1
        - drift 8.1.3.2-c distance=0 hex=C709 to=C709
        ~ drift 1
        - drift 8.1.3.2-c distance=0 hex=C709 to=C709
        ? republican order 8.1.3.2-d: attack, save
        > save
        ? republican order 8.1.3.2-d: attack, save
        > save
        ? nationalist activate 3.3.1-a
        = active 1
        = fights 1
        = finished +rep-75mm-x1 +rep-75mm-x2 +rep-81mm-x1 +rep-bravo +rep-mmg-x1
        = acting -rep-75mm-x1 -rep-75mm-x2 -rep-81mm-x1 -rep-bravo -rep-mmg-x1
        = leaders
        = batteries 0/105/full/2/2
        """,
    )


@pytest.mark.rule("barricadas", "8.1.3.2-e", "8.1.3.2-c")
def test_fire_that_drifts_off_the_board_is_lost():
    holds(
        guns({**GUNS, "hex": "C704"}, nat("C702"), batteries=[["republican", 105, "full", 2]]),
        """
        ? republican act 3.3.2-b
        > direct rep-bravo
        ? republican mission 8.1.1-c: battery b0, gun rep-75mm-x1, guns rep-75mm-x1, gun rep-75mm-x2, gun
            rep-81mm-x1
        > battery b0
        ? republican aim 8.1.3.2-a
        > aim C701
        ? republican form 8.1.2-a: concentrate, spread
        > concentrate
        ? republican second 3.3.2-d: another, enough
        > enough
        - directs 3.3.2-c missions=1 unit=rep-bravo
        ~ drift 6
        ~ direction 1
        - drift-off 8.1.3.2-c distance=2 hex=C701
        - mission-lost 8.1.3.2-e hex=C701
        ? republican act 3.3.2-b
        = fights 1
        = finished +rep-bravo
        = acting -rep-bravo
        = batteries 0/105/full/1/2
        """,
    )


@pytest.mark.rule("barricadas", "8.1.3.2-e")
def test_fire_that_drifts_out_of_his_sight_is_lost():
    holds(
        guns({**GUNS, "hex": "C905"}, nat("C906"), batteries=[["republican", 105, "full", 2]]),
        """
        ? republican act 3.3.2-b
        > direct rep-bravo
        ? republican mission 8.1.1-c: battery b0, gun rep-75mm-x1, guns rep-75mm-x1, gun rep-75mm-x2, gun
            rep-81mm-x1
        > battery b0
        ? republican aim 8.1.3.2-a
        > aim C907
        ? republican form 8.1.2-a: concentrate, spread
        > concentrate
        ? republican second 3.3.2-d: another, enough
        > enough
        - directs 3.3.2-c missions=1 unit=rep-bravo
        ~ drift 6
        ~ direction 4
        - drift 8.1.3.2-c distance=2 hex=C907 to=C909
        - mission-lost 8.1.3.2-e hex=C907
        ? republican act 3.3.2-b
        = fights 1
        = finished +rep-bravo
        = acting -rep-bravo
        = batteries 0/105/full/1/2
        """,
    )


@pytest.mark.rule("barricadas", "8-d", "8.1.1-f", "8.1.1-g")
def test_guns_fire_within_twice_their_range_and_not_at_their_own_hex():
    holds(
        guns(
            {
                **GUNS,
                "hex": "C701",
                "at": {"rep-75mm-x1": "C1301", "rep-81mm-x2": "C1301", "rep-bravo": "C711"},
                "units": [*GUNS["units"], "rep-81mm-x2"],
            },
            nat("C714"),
            act=["rep-bravo", *GUNS["units"], "rep-81mm-x2"],
        ),
        """
        ? republican act 3.3.2-b
        > direct rep-bravo
        ? republican mission 8.1.1-c: gun rep-75mm-x1, guns rep-75mm-x1, gun rep-75mm-x2, guns rep-75mm-x2,
            gun rep-81mm-x1, gun rep-81mm-x2
        > gun rep-81mm-x1
        ? republican aim 8.1.3.2-a
        ! aim C701: 8-d out-of-range distance=0 hex=C701 range=14 unit=rep-81mm-x1
        ! aim C108: 8.1.1-f officer-blind hex=C108 officer=rep-bravo
        > aim C715
        ? republican form 8.1.2-a: concentrate, spread
        > concentrate
        ? republican second 3.3.2-d: another, enough
        > another
        ? republican mission 8.1.1-c: gun rep-75mm-x1, guns rep-75mm-x1, gun rep-81mm-x2
        > gun rep-81mm-x2
        ? republican aim 8.1.3.2-a
        ! aim C715: 8-d out-of-range distance=17 hex=C715 range=14 unit=rep-81mm-x2
        ! aim C714: 8-d out-of-range distance=16 hex=C714 range=14 unit=rep-81mm-x2
        > aim C708
        ? republican form 8.1.2-a: concentrate, spread
        > concentrate
        - directs 3.3.2-c missions=2 unit=rep-bravo
        ~ drift 1
        - drift 8.1.3.2-c distance=0 hex=C715 to=C715
        ~ drift 1
        - drift 8.1.3.2-c distance=0 hex=C708 to=C708
        ? republican order 8.1.3.2-d: attack, save
        > save
        ? republican order 8.1.3.2-d: attack, save
        > save
        ? nationalist activate 3.3.1-a
        = active 1
        = fights 1
        = finished +rep-75mm-x1 +rep-75mm-x2 +rep-81mm-x1 +rep-81mm-x2 +rep-bravo +rep-mmg-x1
        = acting -rep-75mm-x1 -rep-75mm-x2 -rep-81mm-x1 -rep-81mm-x2 -rep-bravo -rep-mmg-x1
        = leaders
        """,
    )


@pytest.mark.rule("barricadas", "8.1.1-h")
def test_a_gun_in_a_wood_does_not_fire_over_the_wood_before_it():
    holds(
        guns(
            {**GUNS, "hex": "C907", "at": {"rep-bravo": "C905"}},
            nat("C910"),
            batteries=[["republican", 75, "full", 1]],
        ),
        """
        ? republican act 3.3.2-b
        > direct rep-bravo
        ? republican mission 8.1.1-c: battery b0, gun rep-75mm-x1, guns rep-75mm-x1, gun rep-75mm-x2, gun
            rep-81mm-x1
        > gun rep-75mm-x1
        ? republican aim 8.1.3.2-a
        ! aim C909: 8.1.1-f officer-blind hex=C909 officer=rep-bravo
        ! aim C910: 8.1.1-f officer-blind hex=C910 officer=rep-bravo
        ! aim C912: 8.1.1-h in-woods unit=rep-75mm-x1
        > aim C902
        ? republican form 8.1.2-a: concentrate, spread
        > concentrate
        ? republican second 3.3.2-d: another, enough
        > enough
        - directs 3.3.2-c missions=1 unit=rep-bravo
        ~ drift 1
        - drift 8.1.3.2-c distance=0 hex=C902 to=C902
        ? republican order 8.1.3.2-d: attack, save
        > save
        ? republican act 3.3.2-b
        = fights 1
        = finished +rep-75mm-x1 +rep-bravo
        = acting -rep-75mm-x1 -rep-bravo
        """,
    )


@pytest.mark.rule("barricadas", "8.1.2-c", "8.1.4-a", "8.1.1-c", "8.1.3.2-b")
def test_guns_of_nationalists_hit_friend_and_foe():
    holds(
        guns(
            {**FOES, "hex": "C709"},
            rep("C705", units=["rep-infantry-h1", "rep-infantry-h2"]),
            side="nationalist",
            act=["nat-serrano", *FOES["units"]],
            at={"legion-c1": "C705", "nat-horses-x1": "C705", "legion-c2": "C706"},
            batteries=[["nationalist", 105, "depleted", 1]],
        ),
        """
        ? nationalist act 3.3.2-b
        > direct nat-serrano
        ? nationalist mission 8.1.1-c: battery b0, gun nat-75mm-x1, guns nat-75mm-x1, gun nat-81mm-x1
        > guns nat-75mm-x1
        ? nationalist aim 8.1.3.2-a
        > aim C705
        ? nationalist form 8.1.2-a: concentrate, spread
        > spread
        ? nationalist second 3.3.2-d: another, enough
        > another
        ? nationalist mission 8.1.1-c: battery b0
        > battery b0
        ? nationalist aim 8.1.3.2-a
        > aim C705
        ? nationalist form 8.1.2-a: concentrate, spread
        > spread
        - directs 3.3.2-c missions=2 unit=nat-serrano
        ~ drift 2
        - drift 8.1.3.2-c distance=0 hex=C705 to=C705
        ~ drift 2
        - drift 8.1.3.2-c distance=0 hex=C705 to=C705
        ? nationalist order 8.1.3.2-d: attack, save
        > attack
        ? nationalist order 8.1.3.2-d: attack, save
        > attack
        ~ fire 3 3
        - fire 8.1.2-a attack=ART column=10 divisor=2 ff=10 firers=nat-75mm-x1+nat-81mm-x1 hex=C705 hits=2
            modifier=-1 result=4 roll=6
        ~ hit 2
        ~ hit 2
        - step-lost 8.4.2-a left=2 unit=rep-infantry-h2
        - step-lost 8.4.2-a left=2 unit=legion-c1
        ~ officer 1 5
        - officer-roll 7.1-d hits=1 roll=6 unit=rep-diez
        ~ fire 2 6
        - fire 8.1.2-a attack=ART column=10 divisor=2 ff=10 firers=nat-75mm-x1+nat-81mm-x1 hex=C706 hits=1
            modifier=0 result=2 roll=8
        - step-lost 8.4.2-a left=2 unit=legion-c2
        ? republican activate 3.3.1-a
        = active 0
        = fights 1
        = fired 2
        = lost legion-c1=1 legion-c2=1 rep-infantry-h2=1
        = finished +nat-75mm-x1 +nat-81mm-x1 +nat-serrano
        = acting -nat-75mm-x1 -nat-81mm-x1 -nat-serrano
        = leaders
        = batteries 1/105/depleted/0/2
        """,
    )


@pytest.mark.rule("barricadas", "13.6-d", "13.6-g", "13.6-c")
def test_in_a_fortification_they_are_safe_while_others_are_outside():
    holds(
        guns(
            {**GUNS, "hex": "C705"},
            nat("C709"),
            forts={"C709": ["nationalist", 3, 0]},
            inside=["legion-b1", "legion-b2"],
            batteries=[["republican", 75, "full", 1], ["republican", 105, "full", 1]],
        ),
        """
        ? republican act 3.3.2-b
        > direct rep-bravo
        ? republican mission 8.1.1-c: battery b0, battery b1, gun rep-75mm-x1, guns rep-75mm-x1, gun
            rep-75mm-x2, gun rep-81mm-x1
        > battery b0
        ? republican aim 8.1.3.2-a
        > aim C709
        ? republican form 8.1.2-a: concentrate, spread
        > concentrate
        ? republican second 3.3.2-d: another, enough
        > another
        ? republican mission 8.1.1-c: battery b1, gun rep-75mm-x1, guns rep-75mm-x1, gun rep-75mm-x2, gun
            rep-81mm-x1
        > battery b1
        ? republican aim 8.1.3.2-a
        > aim C709
        ? republican form 8.1.2-a: concentrate, spread
        > spread
        - directs 3.3.2-c missions=2 unit=rep-bravo
        ~ drift 1
        - drift 8.1.3.2-c distance=0 hex=C709 to=C709
        ~ drift 1
        - drift 8.1.3.2-c distance=0 hex=C709 to=C709
        ? republican order 8.1.3.2-d: attack, save
        > attack
        ? republican order 8.1.3.2-d: attack, save
        > attack
        ~ fire 3 2
        - fire 8.1.2-a attack=ART column=8 divisor=2 ff=8 firers= hex=C709 hits=1 modifier=0 result=3 roll=5
        - step-lost 8.4.2-a left=2 unit=legion-b3
        ~ officer 2 2
        - officer-roll 7.1-d hits=1 roll=4 unit=nat-vazquez
        ~ fire 6 6
        - fire 8.1.2-a attack=ART column=5 divisor=2 ff=5 firers= hex=C709 hits=0 modifier=-1 result=0
            roll=12
        ? nationalist activate 3.3.1-a
        = active 1
        = fights 1
        = lost legion-b3=1
        = finished +rep-75mm-x1 +rep-75mm-x2 +rep-81mm-x1 +rep-bravo +rep-mmg-x1
        = acting -rep-75mm-x1 -rep-75mm-x2 -rep-81mm-x1 -rep-bravo -rep-mmg-x1
        = leaders
        = batteries 0/75/full/0/2+0/105/full/0/2
        """,
    )


@pytest.mark.rule("barricadas", "13.6-d", "13.6-g")
def test_inside_a_fortification_alone_they_are_hit():
    holds(
        guns(
            {**GUNS, "hex": "C705"},
            nat("C709"),
            forts={"C709": ["nationalist", 3, 0]},
            inside=["legion-b1", "legion-b2", "legion-b3"],
            batteries=[["republican", 75, "full", 1]],
        ),
        """
        ? republican act 3.3.2-b
        > direct rep-bravo
        ? republican mission 8.1.1-c: battery b0, gun rep-75mm-x1, guns rep-75mm-x1, gun rep-75mm-x2, gun
            rep-81mm-x1
        > battery b0
        ? republican aim 8.1.3.2-a
        > aim C709
        ? republican form 8.1.2-a: concentrate, spread
        > concentrate
        ? republican second 3.3.2-d: another, enough
        > another
        ? republican mission 8.1.1-c: gun rep-75mm-x1, guns rep-75mm-x1, gun rep-75mm-x2, gun rep-81mm-x1
        > guns rep-75mm-x1
        ? republican aim 8.1.3.2-a
        > aim C709
        ? republican form 8.1.2-a: concentrate, spread
        > concentrate
        - directs 3.3.2-c missions=2 unit=rep-bravo
        ~ drift 1
        - drift 8.1.3.2-c distance=0 hex=C709 to=C709
        ~ drift 1
        - drift 8.1.3.2-c distance=0 hex=C709 to=C709
        ? republican order 8.1.3.2-d: attack, save
        > attack
        ? republican order 8.1.3.2-d: attack, save
        > attack
        ~ fire 1 1
        - fire 8.1.2-a attack=ART column=30 divisor=3 ff=30 firers=rep-75mm-x1+rep-75mm-x2+rep-81mm-x1
            hex=C709 hits=4 modifier=-1 result=14 roll=2
        ~ hit 2
        - step-lost 8.4.2-a left=2 unit=legion-b1
        - step-lost 8.4.2-a left=2 unit=legion-b2
        - step-lost 8.4.2-a left=1 unit=legion-b2
        - step-lost 8.4.2-a left=2 unit=legion-b3
        ~ officer 6 6
        - officer-roll 7.1-d hits=4 roll=12 unit=nat-vazquez
        ~ morale 1 5
        - check-formation 14-e morale=8 passed=True roll=6 unit=nat-vazquez
        ? nationalist activate 3.3.1-a
        = active 1
        = fights 1
        = fired 1
        = lost legion-b1=1 legion-b2=2 legion-b3=1
        = finished +rep-75mm-x1 +rep-75mm-x2 +rep-81mm-x1 +rep-bravo +rep-mmg-x1
        = acting -rep-75mm-x1 -rep-75mm-x2 -rep-81mm-x1 -rep-bravo -rep-mmg-x1
        = leaders
        = batteries 0/75/full/0/2
        """,
    )


@pytest.mark.rule("barricadas", "8.1.2-c", "7.1-b")
def test_a_lone_officer_is_hit_by_himself():
    holds(
        guns(
            {**GUNS, "hex": "C705"},
            nat("C709", at={"nat-vazquez": "C708"}),
            batteries=[["republican", 105, "full", 1]],
        ),
        """
        ? republican act 3.3.2-b
        > direct rep-bravo
        ? republican mission 8.1.1-c: battery b0, gun rep-75mm-x1, guns rep-75mm-x1, gun rep-75mm-x2, gun
            rep-81mm-x1
        > battery b0
        ? republican aim 8.1.3.2-a
        > aim C708
        ? republican form 8.1.2-a: concentrate, spread
        > concentrate
        ? republican second 3.3.2-d: another, enough
        > enough
        - directs 3.3.2-c missions=1 unit=rep-bravo
        ~ drift 1
        - drift 8.1.3.2-c distance=0 hex=C708 to=C708
        ? republican order 8.1.3.2-d: attack, save
        > attack
        ~ fire 1 1
        - fire 8.1.2-a attack=ART column=10 divisor=2 ff=10 firers= hex=C708 hits=3 modifier=0 result=6
            roll=2
        - eliminated 7.1-b unit=nat-vazquez
        ~ morale 4 1
        - check-formation 14-c morale=7 passed=True roll=5 unit=legion-b1
        ? republican act 3.3.2-b
        = fights 1
        = at nat-vazquez=
        = gone +nat-vazquez
        = finished +rep-bravo
        = out +legion-b1 +legion-b2 +legion-b3
        = acting -rep-bravo
        = batteries 0/105/full/0/2
        """,
    )


@pytest.mark.rule("barricadas", "8.1.2-a", "13.2-f")
def test_heavy_shells_cut_wire_where_nobody_is():
    holds(
        guns(batteries=[["republican", 105, "full", 1]], wire=["C708"]),
        """
        ? republican act 3.3.2-b
        > direct rep-bravo
        ? republican mission 8.1.1-c: battery b0, gun rep-75mm-x1, guns rep-75mm-x1, gun rep-75mm-x2, gun
            rep-81mm-x1
        > battery b0
        ? republican aim 8.1.3.2-a
        > aim C708
        ? republican form 8.1.2-a: concentrate, spread
        > concentrate
        ? republican second 3.3.2-d: another, enough
        > enough
        - directs 3.3.2-c missions=1 unit=rep-bravo
        ~ drift 1
        - drift 8.1.3.2-c distance=0 hex=C708 to=C708
        ? republican order 8.1.3.2-d: attack, save
        > attack
        ~ fire 1 1
        - fire 8.1.2-a attack=ART column=10 divisor=2 ff=10 firers= hex=C708 hits=3 modifier=0 result=6
            roll=2
        - wire-gone 13.2-e hex=C708
        ? republican act 3.3.2-b
        = fights 1
        = finished +rep-bravo
        = acting -rep-bravo
        = wire -C708
        = batteries 0/105/full/0/2
        """,
    )


@pytest.mark.rule("barricadas", "3.3.2-c", "3.3.2-e", "8.1.1-d", "7.4-c", "3.3.2-a", "8.1.1-c", "5.5-g")
def test_who_may_direct_artillery():
    holds(
        guns(
            {**GUNS, "hex": "C705"},
            nat("C709"),
            {"officer": "rep-mancebo", "units": ["rep-81mm-x3"], "hex": "C705"},
            {"officer": "rep-soler", "units": ["rep-infantry-i1"], "hex": "C705"},
            {"officer": "rep-villakampa", "units": ["rep-81mm-x4"], "hex": "C604"},
            at={"rep-camarada-ruiz": "C705", "rep-truck-x1": "C705"},
            load={"rep-villakampa": "rep-truck-x1"},
            spent={"rep-mancebo": 2},
            act=[
                "rep-bravo",
                *GUNS["units"],
                "rep-mancebo",
                "rep-81mm-x3",
                "rep-soler",
                "rep-infantry-i1",
                "rep-camarada-ruiz",
                "rep-villakampa",
            ],
        ),
        """
        ? republican act 3.3.2-b
        ! direct rep-camarada-ruiz: 7.4-c no-officer unit=rep-camarada-ruiz
        ! direct rep-mancebo: 3.3.2-a has-moved unit=rep-mancebo
        ! direct rep-soler: 8.1.1-c no-artillery
        ! direct rep-villakampa: 5.5-g is-carried unit=rep-villakampa
        ! direct rep-velasco: 3.3.2-a not-acting unit=rep-velasco
        ! direct nat-vazquez: 3.3.1-a not-yours unit=nat-vazquez
        ! direct rep-mmg-x1: 7.4-c no-officer unit=rep-mmg-x1
        > direct rep-bravo
        ? republican mission 8.1.1-c: gun rep-75mm-x1, guns rep-75mm-x1, gun rep-75mm-x2, gun rep-81mm-x1
        = fights 1
        """,
    )


@pytest.mark.rule("barricadas", "3.3.2-d")
def test_once_his_men_have_acted_he_directs_a_single_mission():
    holds(
        guns(batteries=[["republican", 105, "full", 1]]),
        """
        ? republican act 3.3.2-b
        > prepare rep-mmg-x1
        - acts 3.3.2-m unit=rep-mmg-x1 what=prepare
        ? nationalist react 3.4-a: react legion-b1:AP, react legion-b2:AP, react legion-b3:AP, hold
        > hold
        ? republican act 3.3.2-b
        > direct rep-bravo
        ? republican mission 8.1.1-c: battery b0, gun rep-75mm-x1, guns rep-75mm-x1, gun rep-75mm-x2, gun
            rep-81mm-x1
        > gun rep-75mm-x1
        ? republican aim 8.1.3.2-a
        > aim C709
        ? republican form 8.1.2-a: concentrate, spread
        > concentrate
        - directs 3.3.2-c missions=1 unit=rep-bravo
        ~ drift 1
        - drift 8.1.3.2-c distance=0 hex=C709 to=C709
        ? republican order 8.1.3.2-d: attack, save
        > attack
        ~ fire 4 4
        - fire 8.1.2-a attack=ART column=8 divisor=2 ff=8 firers=rep-75mm-x1 hex=C709 hits=1 modifier=-1
            result=2 roll=8
        ~ hit 1
        - step-lost 8.4.2-a left=2 unit=legion-b1
        ~ officer 2 2
        - officer-roll 7.1-d hits=1 roll=4 unit=nat-vazquez
        ? republican act 3.3.2-b
        = fights 1
        = fired 1
        = lost legion-b1=1
        = finished +rep-75mm-x1 +rep-bravo
        = reaction +rep-mmg-x1
        = fresh +rep-mmg-x1
        = used +rep-mmg-x1
        = acting -rep-75mm-x1 -rep-bravo -rep-mmg-x1
        """,
    )


@pytest.mark.rule("barricadas", "8.1.1-f")
def test_where_nothing_can_be_aimed_at_the_mission_is_for_nothing():
    holds(
        guns(
            {**GUNS, "hex": "C705", "at": {"rep-bravo": "C101"}},
            nat("C709"),
            forts={"C101": ["republican", 3, 5]},
            inside=["rep-bravo"],
        ),
        """
        ? republican act 3.3.2-b
        > direct rep-bravo
        ? republican mission 8.1.1-c: gun rep-75mm-x1, guns rep-75mm-x1, gun rep-75mm-x2, gun rep-81mm-x1
        > gun rep-75mm-x1
        ? republican aim 8.1.3.2-a
        = fights 1
        """,
    )


@pytest.mark.rule("barricadas", "8.1.1-f", "8.1.1-g", "8.1.3.1-a")
def test_what_cannot_be_aimed_is_not_directed_while_something_can():
    holds(
        guns(
            {
                "officer": "rep-bravo",
                "units": ["rep-81mm-x1", "rep-81mm-x2"],
                "hex": "C1415",
                "at": {"rep-bravo": "C101"},
            },
            nat("C709"),
            batteries=[["republican", 75, "full", 1]],
            act=["rep-bravo", "rep-81mm-x1", "rep-81mm-x2"],
        ),
        """
        ? republican act 3.3.2-b
        > direct rep-bravo
        ? republican mission 8.1.1-c: battery b0
        ! gun rep-81mm-x1: 8.1.1-f no-aim officer=rep-bravo
        ! guns rep-81mm-x1: 8.1.1-f no-aim officer=rep-bravo
        ! battery b1: 8.1.3.1-a no-battery battery=b1
        > battery b0
        ? republican aim 8.1.3.2-a
        ! nothing: 8.1.1-f can-aim
        > aim C102
        ? republican form 8.1.2-a: concentrate, spread
        > concentrate
        ? republican second 3.3.2-d: another, enough
        > another
        ? republican mission 8.1.1-c: gun rep-81mm-x1, guns rep-81mm-x1, gun rep-81mm-x2
        > gun rep-81mm-x1
        ? republican aim 8.1.3.2-a
        ! aim C102: 8-d out-of-range distance=19 hex=C102 range=14 unit=rep-81mm-x1
        * nothing
        > nothing
        - directs 3.3.2-c missions=2 unit=rep-bravo
        ~ drift 1
        - drift 8.1.3.2-c distance=0 hex=C102 to=C102
        ? republican order 8.1.3.2-d: attack, save
        > save
        ? nationalist activate 3.3.1-a
        = active 1
        = fights 1
        = finished +rep-81mm-x1 +rep-81mm-x2 +rep-bravo
        = acting -rep-81mm-x1 -rep-81mm-x2 -rep-bravo
        = leaders
        = batteries 0/75/full/1/2
        """,
    )


@pytest.mark.rule("barricadas", "8.1.1-f")
def test_where_nothing_can_be_aimed_at_the_order_comes_to_nothing():
    holds(
        guns(
            {
                "officer": "rep-bravo",
                "units": ["rep-81mm-x1", "rep-81mm-x2"],
                "hex": "C1415",
                "at": {"rep-bravo": "C101", "rep-81mm-x2": "C1414"},
            },
            nat("C709"),
            act=["rep-bravo", "rep-81mm-x1", "rep-81mm-x2"],
        ),
        """
        ? republican act 3.3.2-b
        > direct rep-bravo
        ? republican mission 8.1.1-c: gun rep-81mm-x1, gun rep-81mm-x2
        ! guns rep-81mm-x1: 3.3.2-c gun-alone unit=rep-81mm-x1
        > gun rep-81mm-x1
        ? republican aim 8.1.3.2-a
        * nothing
        > nothing
        ? republican second 3.3.2-d: another, enough
        > enough
        - directs 3.3.2-c missions=1 unit=rep-bravo
        ? republican act 3.3.2-b
        = fights 1
        = finished +rep-81mm-x1 +rep-bravo
        = acting -rep-81mm-x1 -rep-bravo
        """,
    )


@pytest.mark.rule("barricadas", "8.1.1-g")
def test_guns_off_the_board_are_not_directed():
    holds(
        guns(
            {
                **GUNS,
                "at": {"rep-bravo": "C705", "rep-75mm-x1": "C705"},
                "waiting": ["rep-75mm-x2", "rep-81mm-x1", "rep-mmg-x1"],
                "zone": 1,
            },
            nat("C709"),
            entry=[[["C701"], 1, "N"]],
        ),
        """
        ? republican act 3.3.2-b
        > direct rep-bravo
        ? republican mission 8.1.1-c: gun rep-75mm-x1
        ! gun rep-75mm-x2: 8.1.1-g not-on-board officer=rep-bravo unit=rep-75mm-x2
        ! guns rep-75mm-x1: 3.3.2-c gun-alone unit=rep-75mm-x1
        > gun rep-75mm-x1
        ? republican aim 8.1.3.2-a
        = fights 1
        """,
    )


@pytest.mark.rule("barricadas", "13.6-b", "8.1.1-f")
def test_an_officer_in_a_fortification_directs_only_to_its_front():
    holds(
        guns(
            {**GUNS, "hex": "C705"}, nat("C709"), forts={"C705": ["republican", 3, 0]}, inside=["rep-bravo"]
        ),
        """
        ? republican act 3.3.2-b
        > direct rep-bravo
        ? republican mission 8.1.1-c: gun rep-75mm-x1, guns rep-75mm-x1, gun rep-75mm-x2, gun rep-81mm-x1
        > gun rep-75mm-x1
        ? republican aim 8.1.3.2-a
        ! aim C709: 13.6-b behind unit=rep-bravo
        ! aim C706: 13.6-b behind unit=rep-bravo
        > aim C703
        ? republican form 8.1.2-a: concentrate, spread
        > concentrate
        - directs 3.3.2-c missions=1 unit=rep-bravo
        ~ drift 6
        ~ direction 4
        - drift 8.1.3.2-c distance=2 hex=C703 to=C705
        ? republican order 8.1.3.2-d: attack, save
        > save
        ? republican act 3.3.2-b
        = fights 1
        = finished +rep-75mm-x1 +rep-bravo
        = acting -rep-75mm-x1 -rep-bravo
        """,
    )


@pytest.mark.rule("barricadas", "8.1.1-h")
def test_a_gun_in_a_wood_that_sees_its_target_may_fire():
    holds(
        guns({**GUNS, "hex": "C907", "at": {"rep-bravo": "C906"}}, nat("C904")),
        """
        ? republican act 3.3.2-b
        > direct rep-bravo
        ? republican mission 8.1.1-c: gun rep-75mm-x1, guns rep-75mm-x1, gun rep-75mm-x2, gun rep-81mm-x1
        > gun rep-75mm-x1
        ? republican aim 8.1.3.2-a
        ! aim C909: 8.1.1-f officer-blind hex=C909 officer=rep-bravo
        > aim C904
        ? republican form 8.1.2-a: concentrate, spread
        > concentrate
        - directs 3.3.2-c missions=1 unit=rep-bravo
        ~ drift 2
        - drift 8.1.3.2-c distance=0 hex=C904 to=C904
        ? republican order 8.1.3.2-d: attack, save
        = fights 1
        """,
    )


@pytest.mark.rule("barricadas", "8.1.1-h")
def test_a_gun_in_a_wood_fires_over_open_ground():
    holds(
        guns({**GUNS, "hex": "C411", "at": {"rep-bravo": "C709"}}, nat("C809")),
        """
        ? republican act 3.3.2-b
        > direct rep-bravo
        ? republican mission 8.1.1-c: gun rep-75mm-x1, guns rep-75mm-x1, gun rep-75mm-x2, gun rep-81mm-x1
        > gun rep-75mm-x1
        ? republican aim 8.1.3.2-a
        > aim C809
        ? republican form 8.1.2-a: concentrate, spread
        > concentrate
        - directs 3.3.2-c missions=1 unit=rep-bravo
        ~ drift 2
        - drift 8.1.3.2-c distance=0 hex=C809 to=C809
        ? republican order 8.1.3.2-d: attack, save
        = fights 1
        """,
    )


@pytest.mark.rule("barricadas", "8.1.3.2-a", "8.1.3.2-b", "8.1.3.2-c")
def test_unseen_targets_drift_further():
    holds(
        guns(
            {**FOES, "hex": "C709"},
            rep("C705"),
            side="nationalist",
            act=["nat-serrano", *FOES["units"]],
            at={"legion-c1": "C707"},
        ),
        """
        ? nationalist act 3.3.2-b
        > direct nat-serrano
        ? nationalist mission 8.1.1-c: gun nat-75mm-x1, guns nat-75mm-x1, gun nat-81mm-x1
        > gun nat-75mm-x1
        ? nationalist aim 8.1.3.2-a
        > aim C707
        ? nationalist form 8.1.2-a: concentrate, spread
        > concentrate
        - directs 3.3.2-c missions=1 unit=nat-serrano
        ~ drift 3
        ~ direction 6
        - drift 8.1.3.2-c distance=1 hex=C707 to=C607
        - mission-lost 8.1.3.2-e hex=C707
        ? nationalist act 3.3.2-b
        = fights 1
        = finished +nat-75mm-x1 +nat-serrano
        = acting -nat-75mm-x1 -nat-serrano
        """,
    )


@pytest.mark.rule("barricadas", "8.1.3.2-a", "8.1.3.2-c")
def test_a_target_in_sight_drifts_less():
    holds(
        guns({**FOES, "hex": "C709"}, rep("C705"), side="nationalist", act=["nat-serrano", *FOES["units"]]),
        """
        ? nationalist act 3.3.2-b
        > direct nat-serrano
        ? nationalist mission 8.1.1-c: gun nat-75mm-x1, guns nat-75mm-x1, gun nat-81mm-x1
        > gun nat-75mm-x1
        ? nationalist aim 8.1.3.2-a
        > aim C705
        ? nationalist form 8.1.2-a: concentrate, spread
        > concentrate
        - directs 3.3.2-c missions=1 unit=nat-serrano
        ~ drift 3
        - drift 8.1.3.2-c distance=0 hex=C705 to=C705
        ? nationalist order 8.1.3.2-d: attack, save
        > attack
        ~ fire 6 6
        - fire 8.1.2-a attack=ART column=8 divisor=2 ff=8 firers=nat-75mm-x1 hex=C705 hits=0 modifier=-1
            result=0 roll=12
        ? nationalist act 3.3.2-b
        = fights 1
        = fired 2
        = finished +nat-75mm-x1 +nat-serrano
        = acting -nat-75mm-x1 -nat-serrano
        """,
    )


@pytest.mark.rule("barricadas", "8.1.3.2-c", "2.1-d")
def test_on_a_map_turned_round_the_arrow_is_turned_too():
    holds(
        situation(
            maps=[["C", 1, 1, 180]],
            formation=[{**GUNS, "hex": "C705"}, nat("C709"), *SPARE["C"]],
            active="republican",
            act=["rep-bravo", *GUNS["units"]],
        ),
        """
        ? republican act 3.3.2-b
        > direct rep-bravo
        ? republican mission 8.1.1-c: gun rep-75mm-x1, guns rep-75mm-x1, gun rep-75mm-x2, gun rep-81mm-x1
        > gun rep-75mm-x1
        ? republican aim 8.1.3.2-a
        > aim C709
        ? republican form 8.1.2-a: concentrate, spread
        > concentrate
        - directs 3.3.2-c missions=1 unit=rep-bravo
        ~ drift 5
        ~ direction 5
        - drift 8.1.3.2-c distance=1 hex=C709 to=C610
        - mission-lost 8.1.3.2-e hex=C709
        ? republican act 3.3.2-b
        = fights 1
        = finished +rep-75mm-x1 +rep-bravo
        = acting -rep-75mm-x1 -rep-bravo
        """,
    )


@pytest.mark.rule("barricadas", "8.1.1-h")
def test_all_that_a_gun_in_a_wood_may_be_aimed_at():
    holds(
        guns({**GUNS, "hex": "C908", "at": {"rep-bravo": "C909"}}, nat("C912")),
        """
        ? republican act 3.3.2-b
        > direct rep-bravo
        ? republican mission 8.1.1-c: gun rep-75mm-x1, guns rep-75mm-x1, gun rep-75mm-x2, gun rep-81mm-x1
        > gun rep-75mm-x1
        ? republican aim 8.1.3.2-a
        * aim C103, aim C203, aim C204, aim C301, aim C302, aim C303, aim C304, aim C309, aim C402, aim
            C403, aim C404, aim C405, aim C410, aim C411, aim C412, aim C413, aim C503, aim C504, aim C505,
            aim C506, aim C509, aim C510, aim C511, aim C512, aim C605, aim C606, aim C607, aim C608, aim
            C609, aim C610, aim C611, aim C612, aim C613, aim C614, aim C615, aim C706, aim C707, aim C708,
            aim C709, aim C710, aim C711, aim C712, aim C713, aim C808, aim C809, aim C810, aim C811, aim
            C812, aim C813, aim C909, aim C910, aim C911, aim C912, aim C913, aim C1008, aim C1009, aim
            C1010, aim C1011, aim C1012, aim C1013, aim C1107, aim C1108, aim C1109, aim C1110, aim C1111,
            aim C1112, aim C1208, aim C1209, aim C1210, aim C1211, aim C1212, aim C1307, aim C1308, aim
            C1309, aim C1311, aim C1312, aim C1407, aim C1408, aim C1409, aim C1411, aim C1412, aim C1413
        = fights 1
        """,
    )


@pytest.mark.rule("barricadas", "8.1.1-h")
def test_from_open_ground_shells_pass_over_woods():
    holds(
        guns({**GUNS, "hex": "C906", "at": {"rep-bravo": "C909"}}, nat("C910")),
        """
        ? republican act 3.3.2-b
        > direct rep-bravo
        ? republican mission 8.1.1-c: gun rep-75mm-x1, guns rep-75mm-x1, gun rep-75mm-x2, gun rep-81mm-x1
        > gun rep-75mm-x1
        ? republican aim 8.1.3.2-a
        > aim C910
        ? republican form 8.1.2-a: concentrate, spread
        > concentrate
        - directs 3.3.2-c missions=1 unit=rep-bravo
        ~ drift 2
        - drift 8.1.3.2-c distance=0 hex=C910 to=C910
        ? republican order 8.1.3.2-d: attack, save
        = fights 1
        """,
    )


@pytest.mark.rule("barricadas", "8.1.1-h")
def test_all_that_a_gun_deep_in_the_woods_may_be_aimed_at():
    holds(
        guns({**GUNS, "hex": "C1206", "at": {"rep-bravo": "C909"}}, nat("C910")),
        """
        ? republican act 3.3.2-b
        > direct rep-bravo
        ? republican mission 8.1.1-c: gun rep-75mm-x1, guns rep-75mm-x1, gun rep-75mm-x2, gun rep-81mm-x1
        > gun rep-75mm-x1
        ? republican aim 8.1.3.2-a
        * aim C103, aim C203, aim C204, aim C301, aim C302, aim C303, aim C304, aim C402, aim C403, aim
            C404, aim C405, aim C503, aim C504, aim C505, aim C605, aim C606, aim C615, aim C713, aim C812,
            aim C813, aim C910, aim C911, aim C912, aim C913, aim C1009, aim C1010, aim C1011, aim C1012,
            aim C1013, aim C1107, aim C1108, aim C1109, aim C1110, aim C1111, aim C1112, aim C1208, aim
            C1209, aim C1210, aim C1211, aim C1212, aim C1307, aim C1308, aim C1309, aim C1311, aim C1312,
            aim C1407, aim C1408, aim C1409, aim C1411, aim C1412, aim C1413
        = fights 1
        """,
    )


@pytest.mark.rule("barricadas", "2.3-d", "8.1.2-a", "8.1.4-a")
def test_veteran_gunners_shoot_better():
    holds(
        guns(
            {**GUNS, "hex": "C705", "quality": "veteran"},
            nat("C709"),
            batteries=[["republican", 75, "full", 1]],
        ),
        """
        ? republican act 3.3.2-b
        > direct rep-bravo
        ? republican mission 8.1.1-c: battery b0, gun rep-75mm-x1, guns rep-75mm-x1, gun rep-75mm-x2, gun
            rep-81mm-x1
        > gun rep-75mm-x1
        ? republican aim 8.1.3.2-a
        > aim C709
        ? republican form 8.1.2-a: concentrate, spread
        > concentrate
        ? republican second 3.3.2-d: another, enough
        > enough
        - directs 3.3.2-c missions=1 unit=rep-bravo
        ~ drift 1
        - drift 8.1.3.2-c distance=0 hex=C709 to=C709
        ? republican order 8.1.3.2-d: attack, save
        > attack
        ~ fire 6 6
        - fire 8.1.2-a attack=ART column=9 divisor=2 ff=8 firers=rep-75mm-x1 hex=C709 hits=0 modifier=-1
            result=0 roll=12
        ? republican act 3.3.2-b
        = fights 1
        = fired 1
        = finished +rep-75mm-x1 +rep-bravo
        = acting -rep-75mm-x1 -rep-bravo
        """,
    )


@pytest.mark.rule("barricadas", "2.3-d", "8.1.2-b", "8.1.2-a")
def test_with_a_battery_the_quality_of_the_guns_does_not_count():
    holds(
        guns(
            {**GUNS, "hex": "C705", "quality": "veteran"},
            nat("C709"),
            batteries=[["republican", 75, "full", 1]],
        ),
        """
        ? republican act 3.3.2-b
        > direct rep-bravo
        ? republican mission 8.1.1-c: battery b0, gun rep-75mm-x1, guns rep-75mm-x1, gun rep-75mm-x2, gun
            rep-81mm-x1
        > gun rep-75mm-x1
        ? republican aim 8.1.3.2-a
        > aim C709
        ? republican form 8.1.2-a: concentrate, spread
        > concentrate
        ? republican second 3.3.2-d: another, enough
        > another
        ? republican mission 8.1.1-c: battery b0
        > battery b0
        ? republican aim 8.1.3.2-a
        > aim C709
        ? republican form 8.1.2-a: concentrate, spread
        > concentrate
        - directs 3.3.2-c missions=2 unit=rep-bravo
        ~ drift 1
        - drift 8.1.3.2-c distance=0 hex=C709 to=C709
        ~ drift 1
        - drift 8.1.3.2-c distance=0 hex=C709 to=C709
        ? republican order 8.1.3.2-d: attack, save
        > attack
        ? republican order 8.1.3.2-d: attack, save
        > attack
        ~ fire 6 6
        - fire 8.1.2-a attack=ART column=16 divisor=2 ff=16 firers=rep-75mm-x1 hex=C709 hits=0 modifier=-1
            result=1 roll=12
        ? nationalist activate 3.3.1-a
        = active 1
        = fights 1
        = fired 1
        = finished +rep-75mm-x1 +rep-75mm-x2 +rep-81mm-x1 +rep-bravo +rep-mmg-x1
        = acting -rep-75mm-x1 -rep-75mm-x2 -rep-81mm-x1 -rep-bravo -rep-mmg-x1
        = leaders
        = batteries 0/75/full/0/2
        """,
    )


@pytest.mark.rule("barricadas", "13.6-c", "8.1.2-a")
def test_heavy_shells_dent_a_fortification():
    holds(
        guns(
            {**GUNS, "hex": "C705"},
            nat("C709"),
            forts={"C709": ["nationalist", 3, 0]},
            inside=["legion-b1", "legion-b2", "legion-b3"],
            batteries=[["republican", 105, "full", 1]],
        ),
        """
        ? republican act 3.3.2-b
        > direct rep-bravo
        ? republican mission 8.1.1-c: battery b0, gun rep-75mm-x1, guns rep-75mm-x1, gun rep-75mm-x2, gun
            rep-81mm-x1
        > battery b0
        ? republican aim 8.1.3.2-a
        > aim C709
        ? republican form 8.1.2-a: concentrate, spread
        > concentrate
        ? republican second 3.3.2-d: another, enough
        > enough
        - directs 3.3.2-c missions=1 unit=rep-bravo
        ~ drift 1
        - drift 8.1.3.2-c distance=0 hex=C709 to=C709
        ? republican order 8.1.3.2-d: attack, save
        > attack
        ~ fire 2 2
        - fire 8.1.2-a attack=ART column=10 divisor=3 ff=10 firers= hex=C709 hits=1 modifier=-1 result=5
            roll=4
        - dent 13.6-c hex=C709 value=2
        ? republican act 3.3.2-b
        = fights 1
        = finished +rep-bravo
        = acting -rep-bravo
        = forts C709=1/2/0
        = batteries 0/105/full/0/2
        """,
    )


@pytest.mark.rule("barricadas", "8.1.2-a", "13.2-f")
def test_guns_and_spread_fire_leave_wire_as_it_is():
    holds(
        guns(batteries=[["republican", 105, "full", 1]], wire=["C708"]),
        """
        ? republican act 3.3.2-b
        > direct rep-bravo
        ? republican mission 8.1.1-c: battery b0, gun rep-75mm-x1, guns rep-75mm-x1, gun rep-75mm-x2, gun
            rep-81mm-x1
        > gun rep-75mm-x1
        ? republican aim 8.1.3.2-a
        > aim C708
        ? republican form 8.1.2-a: concentrate, spread
        > concentrate
        ? republican second 3.3.2-d: another, enough
        > another
        ? republican mission 8.1.1-c: battery b0
        > battery b0
        ? republican aim 8.1.3.2-a
        > aim C708
        ? republican form 8.1.2-a: concentrate, spread
        > spread
        - directs 3.3.2-c missions=2 unit=rep-bravo
        ~ drift 1
        - drift 8.1.3.2-c distance=0 hex=C708 to=C708
        ~ drift 1
        - drift 8.1.3.2-c distance=0 hex=C708 to=C708
        ? republican order 8.1.3.2-d: attack, save
        > attack
        ? republican order 8.1.3.2-d: attack, save
        > attack
        ~ fire 1 1
        - fire 8.1.2-a attack=ART column=8 divisor=2 ff=8 firers=rep-75mm-x1 hex=C708 hits=2 modifier=0
            result=5 roll=2
        ~ fire 1 1
        - fire 8.1.2-a attack=ART column=5 divisor=2 ff=5 firers= hex=C708 hits=1 modifier=0 result=3 roll=2
        ~ fire 6 6
        - fire 8.1.2-a attack=ART column=5 divisor=2 ff=5 firers= hex=C709 hits=0 modifier=-1 result=0
            roll=12
        ? nationalist activate 3.3.1-a
        = active 1
        = fights 1
        = fired 1
        = finished +rep-75mm-x1 +rep-75mm-x2 +rep-81mm-x1 +rep-bravo +rep-mmg-x1
        = acting -rep-75mm-x1 -rep-75mm-x2 -rep-81mm-x1 -rep-bravo -rep-mmg-x1
        = leaders
        = batteries 0/105/full/0/2
        """,
    )


@pytest.mark.rule("barricadas", "8.1.2-c", "7.1-b", "8.1.2-a")
def test_an_officer_next_to_his_target_may_be_hit_by_his_own_shells():
    holds(
        guns(
            {**GUNS, "hex": "B704", "at": {"rep-bravo": "B706"}},
            nat("B707"),
            maps="B",
            batteries=[["republican", 105, "full", 1]],
        ),
        """
        ? republican act 3.3.2-b
        > direct rep-bravo
        ? republican mission 8.1.1-c: battery b0, gun rep-75mm-x1, guns rep-75mm-x1, gun rep-75mm-x2, gun
            rep-81mm-x1
        > battery b0
        ? republican aim 8.1.3.2-a
        > aim B707
        ? republican form 8.1.2-a: concentrate, spread
        > spread
        ? republican second 3.3.2-d: another, enough
        > another
        ? republican mission 8.1.1-c: gun rep-75mm-x1, guns rep-75mm-x1, gun rep-75mm-x2, gun rep-81mm-x1
        > guns rep-75mm-x1
        ? republican aim 8.1.3.2-a
        > aim B707
        ? republican form 8.1.2-a: concentrate, spread
        > concentrate
        - directs 3.3.2-c missions=2 unit=rep-bravo
        ~ drift 1
        - drift 8.1.3.2-c distance=0 hex=B707 to=B707
        ~ drift 1
        - drift 8.1.3.2-c distance=0 hex=B707 to=B707
        ? republican order 8.1.3.2-d: attack, save
        > attack
        ? republican order 8.1.3.2-d: attack, save
        > attack
        ~ fire 6 6
        - fire 8.1.2-a attack=ART column=5 divisor=5 ff=5 firers= hex=B707 hits=0 modifier=-1 result=0
            roll=12
        ~ fire 2 2
        - fire 8.1.2-a attack=ART column=5 divisor=2 ff=5 firers= hex=B706 hits=1 modifier=0 result=2 roll=4
        - eliminated 7.1-b unit=rep-bravo
        ~ fire 6 6
        - fire 8.1.2-a attack=ART column=20 divisor=5 ff=22 firers=rep-75mm-x1+rep-75mm-x2+rep-81mm-x1
            hex=B707 hits=0 modifier=-1 result=2 roll=12
        ? nationalist activate 3.3.1-a
        = active 1
        = fights 1
        = fired 1
        = at rep-bravo=
        = gone +rep-bravo
        = finished +rep-75mm-x1 +rep-75mm-x2 +rep-81mm-x1 +rep-mmg-x1
        = out +rep-75mm-x1 +rep-75mm-x2 +rep-81mm-x1 +rep-mmg-x1
        = acting -rep-75mm-x1 -rep-75mm-x2 -rep-81mm-x1 -rep-bravo -rep-mmg-x1
        = leaders
        = batteries 0/105/full/0/2
        """,
    )
