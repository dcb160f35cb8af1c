"""8.2: whole air missions, and the fire against them."""

from __future__ import annotations

import pytest

from .account import SPARE, holds
from .table import NAT, REP, nat, rep, situation


def sky(*formations, side="republican", act=(), maps="C", **more):
    """Díez looks at Vázquez's legion, and aircraft are at hand."""
    own = ["rep-diez", *REP["units"]] if side == "republican" else ["nat-vazquez", *NAT["units"]]
    given = formations or (rep("C705"), nat("C709"))
    return situation(maps=[maps], formation=[*given, *SPARE[maps]], active=side, act=[*(act or own)], **more)


@pytest.mark.rule("barricadas", "8.2.1-b", "8.2.1-d", "8.2.1-e", "8.2.1-g", "8.2.1-h", "8.2.1-j", "8.2.1-l")
def test_a_flight_finds_its_target_and_hits_it():
    holds(
        sky(
            flights=[
                ["republican", "i15", "close-support", 1],
                ["nationalist", "ju52", "bombardment", 1],
                ["republican", "sb2", "bombardment", 0],
            ]
        ),
        """
        ? republican act 3.3.2-b
        > air rep-diez
        ? republican flight 8.2.1-b: flight f0
        ! flight f1: 8.2.1-b no-flight flight=f1
        ! flight f2: 8.2.1-a flight-flown flight=f2
        ! flight f3: 8.2.1-b no-flight flight=f3
        > flight f0
        ? republican air-aim 8.2.1-d: aim C709
        ! aim C708: 8.2.1-e nobody-there hex=C708
        ! aim C414: 8.2.1-e nobody-there hex=C414
        ! aim C705: 8.2.1-e nobody-there hex=C705
        > aim C709
        ~ location 3 3
        - location 8.2.1-g found=True hex=C709 need=10 roll=6
        ~ air-effect 3 3
        - air-effect 8.2.1-h effect=target hex=C709 roll=6
        ~ fire 2 2
        - fire 8.2.1-j attack=ART column=8 divisor=2 ff=8 firers= hex=C709 hits=2 modifier=-1 result=4
            roll=4
        ~ hit 2
        ~ hit 2
        - step-lost 8.4.2-a left=2 unit=legion-b2
        - step-lost 8.4.2-a left=2 unit=legion-b3
        ~ officer 1 5
        - officer-roll 7.1-d hits=2 roll=6 unit=nat-vazquez
        ? republican act 3.3.2-b
        = fights 1
        = lost legion-b2=1 legion-b3=1
        = finished +rep-diez
        = acting -rep-diez
        = flights 0/i15/close-support/0+1/ju52/bombardment/1+0/sb2/bombardment/0
        """,
    )


@pytest.mark.rule("barricadas", "8.2.1-g", "8.2.1-l")
def test_a_flight_that_does_not_find_its_target_is_spent():
    holds(
        sky(flights=[["republican", "i15", "close-support", 2]]),
        """
        ? republican act 3.3.2-b
        > air rep-diez
        ? republican flight 8.2.1-b: flight f0
        > flight f0
        ? republican air-aim 8.2.1-d: aim C709
        > aim C709
        ? republican second 8.2.1-c: another, enough
        > enough
        ~ location 6 6
        - location 8.2.1-g found=False hex=C709 need=10 roll=12
        ? republican act 3.3.2-b
        ! air rep-diez: 3.3.2-a not-acting unit=rep-diez
        = fights 1
        = finished +rep-diez
        = acting -rep-diez
        = flights 0/i15/close-support/1
        """,
    )


@pytest.mark.rule("barricadas", "8.2.1-c", "8.2.1-e", "8.2.1-j")
def test_two_missions_leave_his_men_nothing_to_do():
    holds(
        sky(flights=[["republican", "i15", "close-support", 2]]),
        """
        ? republican act 3.3.2-b
        > air rep-diez
        ? republican flight 8.2.1-b: flight f0
        > flight f0
        ? republican air-aim 8.2.1-d: aim C709
        > aim C709
        ? republican second 8.2.1-c: another, enough
        > another
        ? republican flight 8.2.1-b: flight f0
        > flight f0
        ? republican air-aim 8.2.1-d: aim C709
        > aim C709
        ~ location 1 1
        - location 8.2.1-g found=True hex=C709 need=10 roll=2
        ~ air-effect 3 3
        - air-effect 8.2.1-h effect=target hex=C709 roll=6
        ~ location 1 1
        - location 8.2.1-g found=True hex=C709 need=10 roll=2
        ~ air-effect 3 3
        - air-effect 8.2.1-h effect=target hex=C709 roll=6
        ? republican squadron 8.2.1-e: together, apart
        > together
        ~ fire 4 4
        - fire 8.2.1-j attack=ART column=16 divisor=2 ff=16 firers= hex=C709 hits=2 modifier=-1 result=5
            roll=8
        ~ hit 1
        ~ hit 2
        - step-lost 8.4.2-a left=2 unit=legion-b1
        - step-lost 8.4.2-a left=2 unit=legion-b3
        ~ officer 2 2
        - officer-roll 7.1-d hits=2 roll=4 unit=nat-vazquez
        ? nationalist activate 3.3.1-a
        = active 1
        = fights 1
        = lost legion-b1=1 legion-b3=1
        = finished +rep-diez +rep-infantry-h1 +rep-infantry-h2 +rep-infantry-h3
        = acting -rep-diez -rep-infantry-h1 -rep-infantry-h2 -rep-infantry-h3
        = leaders
        = flights 0/i15/close-support/0
        """,
    )


@pytest.mark.rule("barricadas", "8.2.1-e", "8.2.2-c")
def test_two_missions_may_attack_one_after_the_other():
    holds(
        sky(
            flights=[["republican", "i15", "close-support", 1], ["republican", "i15", "close-support", 1]],
            anti_air=[0, 4],
        ),
        """
        ? republican act 3.3.2-b
        > air rep-diez
        ? republican flight 8.2.1-b: flight f0, flight f1
        > flight f0
        ? republican air-aim 8.2.1-d: aim C709
        > aim C709
        ? republican second 8.2.1-c: another, enough
        > another
        ? republican flight 8.2.1-b: flight f1
        ! flight f0: 8.2.1-a flight-flown flight=f0
        > flight f1
        ? republican air-aim 8.2.1-d: aim C709
        > aim C709
        ~ anti-air 2 2
        - anti-air 8.2.2-a effect=shaken points=4 roll=4
        ~ anti-air 3 2
        - anti-air 8.2.2-a effect=none points=4 roll=5
        ~ location 1 1
        - location 8.2.1-g found=True hex=C709 need=10 roll=2
        ~ air-effect 3 3
        - air-effect 8.2.1-h effect=target hex=C709 roll=6
        ~ location 1 1
        - location 8.2.1-g found=True hex=C709 need=10 roll=2
        ~ air-effect 3 3
        - air-effect 8.2.1-h effect=target hex=C709 roll=6
        ? republican squadron 8.2.1-e: together, apart
        > apart
        ~ fire 2 6
        - fire 8.2.1-j attack=ART column=8 divisor=2 ff=8 firers= hex=C709 hits=0 modifier=1 result=1 roll=8
        ~ fire 2 2
        - fire 8.2.1-j attack=ART column=8 divisor=2 ff=8 firers= hex=C709 hits=2 modifier=-1 result=4
            roll=4
        ~ hit 1
        ~ hit 2
        - step-lost 8.4.2-a left=2 unit=legion-b1
        - step-lost 8.4.2-a left=2 unit=legion-b3
        ~ officer 1 2
        - officer-roll 7.1-d hits=2 roll=3 unit=nat-vazquez
        - eliminated 7.1-d unit=nat-vazquez
        ~ morale 6 4
        - check-formation 14-c morale=7 passed=False roll=10 unit=legion-b1
        ? nationalist rout-stack 10.3.2-b: together, apart
        > together
        - rout 10.1-c hex=C709 unit=legion-b1
        - rout 10.1-c hex=C709 unit=legion-b2
        - rout 10.1-c hex=C709 unit=legion-b3
        ? nationalist rout 10.3.2-b: flee C810, flee C710, flee C610
        > flee C810
        ? nationalist rout 10.3.2-b: flee C910, flee C811, flee C710
        > flee C910
        ? nationalist rout 10.3.2-b: flee C1011, flee C911, flee C811
        > flee C1011
        - fled 10.3.2-a hex=C1011 unit=legion-b1
        - fled 10.3.2-a hex=C1011 unit=legion-b2
        - fled 10.3.2-a hex=C1011 unit=legion-b3
        ? nationalist activate 3.3.1-a
        = active 1
        = fights 1
        = at legion-b1=C1011 legion-b2=C1011 legion-b3=C1011 nat-vazquez=
        = lost legion-b1=1 legion-b3=1
        = gone +nat-vazquez
        = finished +rep-diez +rep-infantry-h1 +rep-infantry-h2 +rep-infantry-h3
        = out +legion-b1 +legion-b2 +legion-b3
        = routed +legion-b1 +legion-b2 +legion-b3
        = moved +legion-b1 +legion-b2 +legion-b3
        = acting -rep-diez -rep-infantry-h1 -rep-infantry-h2 -rep-infantry-h3
        = leaders
        = flights 0/i15/close-support/0+0/i15/close-support/0
        """,
    )


@pytest.mark.rule("barricadas", "8.2.2-a", "8.2.1-l")
def test_anti_aircraft_fire_aborts_a_mission():
    holds(
        sky(
            nat("C709"),
            rep("C705"),
            side="nationalist",
            flights=[["nationalist", "ju52", "bombardment", 1]],
            anti_air=[5, 0],
        ),
        """
        ? nationalist act 3.3.2-b
        > air nat-vazquez
        ? nationalist flight 8.2.1-b: flight f0
        > flight f0
        ? nationalist air-aim 8.2.1-d: aim C705
        > aim C705
        ~ anti-air 2 2
        - anti-air 8.2.2-a effect=aborted points=5 roll=4
        ? nationalist act 3.3.2-b
        = fights 1
        = finished +nat-vazquez
        = acting -nat-vazquez
        = flights 1/ju52/bombardment/0
        """,
    )


@pytest.mark.rule("barricadas", "8.2.2-a", "8.2.2-b")
def test_an_88_joins_in_against_bombers():
    holds(
        sky(
            rep("C705"),
            nat("C709"),
            at={"nat-88mm-x1": "C712"},
            reaction=["nat-88mm-x1"],
            flights=[["republican", "sb2", "bombardment", 2]],
        ),
        """
        ? republican act 3.3.2-b
        > air rep-diez
        ? republican flight 8.2.1-b: flight f0
        > flight f0
        ? republican air-aim 8.2.1-d: aim C709, aim C712
        > aim C709
        ? republican second 8.2.1-c: another, enough
        > another
        ? republican flight 8.2.1-b: flight f0
        > flight f0
        ? republican air-aim 8.2.1-d: aim C709, aim C712
        > aim C709
        ? nationalist flak 8.2.2-b: flak, hold
        > flak
        ~ anti-air 1 2
        - anti-air 8.2.2-a effect=shaken points=3 roll=3
        ~ anti-air 1 1
        - anti-air 8.2.2-a effect=aborted points=3 roll=2
        ~ location 1 1
        - location 8.2.1-g found=True hex=C709 need=10 roll=2
        ~ air-effect 3 3
        - air-effect 8.2.1-h effect=target hex=C709 roll=6
        ~ fire 4 4
        - fire 8.2.1-j attack=ART column=16 divisor=2 ff=16 firers= hex=C709 hits=1 modifier=1 result=3
            roll=8
        ~ hit 1
        - step-lost 8.4.2-a left=2 unit=legion-b1
        ~ officer 2 6
        - officer-roll 7.1-d hits=1 roll=8 unit=nat-vazquez
        ? nationalist activate 3.3.1-a
        = active 1
        = fights 1
        = lost legion-b1=1
        = finished +nat-88mm-x1 +rep-diez +rep-infantry-h1 +rep-infantry-h2 +rep-infantry-h3
        = reaction -nat-88mm-x1
        = acting -rep-diez -rep-infantry-h1 -rep-infantry-h2 -rep-infantry-h3
        = leaders
        = flights 0/sb2/bombardment/0
        """,
    )


@pytest.mark.rule("barricadas", "8.2.2-b", "8.2.2-a")
def test_an_88_that_was_not_ready_helps_less():
    holds(
        sky(
            rep("C705"),
            nat("C709"),
            at={"nat-88mm-x1": "C712"},
            anti_air=[0, 3],
            flights=[["republican", "sb2", "bombardment", 2]],
        ),
        """
        ? republican act 3.3.2-b
        > air rep-diez
        ? republican flight 8.2.1-b: flight f0
        > flight f0
        ? republican air-aim 8.2.1-d: aim C709, aim C712
        > aim C709
        ? republican second 8.2.1-c: another, enough
        > another
        ? republican flight 8.2.1-b: flight f0
        > flight f0
        ? republican air-aim 8.2.1-d: aim C709, aim C712
        > aim C709
        ? nationalist flak 8.2.2-b: flak, hold
        > flak
        ~ anti-air 1 2
        - anti-air 8.2.2-a effect=aborted points=4 roll=3
        ~ anti-air 1 3
        - anti-air 8.2.2-a effect=shaken points=4 roll=4
        ~ location 1 1
        - location 8.2.1-g found=True hex=C709 need=10 roll=2
        ~ air-effect 3 3
        - air-effect 8.2.1-h effect=target hex=C709 roll=6
        ~ fire 4 4
        - fire 8.2.1-j attack=ART column=16 divisor=2 ff=16 firers= hex=C709 hits=1 modifier=1 result=3
            roll=8
        ~ hit 1
        - step-lost 8.4.2-a left=2 unit=legion-b1
        ~ officer 2 6
        - officer-roll 7.1-d hits=1 roll=8 unit=nat-vazquez
        ? nationalist activate 3.3.1-a
        = active 1
        = fights 1
        = lost legion-b1=1
        = finished +nat-88mm-x1 +rep-diez +rep-infantry-h1 +rep-infantry-h2 +rep-infantry-h3
        = acting -rep-diez -rep-infantry-h1 -rep-infantry-h2 -rep-infantry-h3
        = leaders
        = flights 0/sb2/bombardment/0
        """,
    )


@pytest.mark.rule("barricadas", "8.2.2-b")
def test_a_towed_88_does_not_fire():
    holds(
        sky(
            rep("C705"),
            nat("C709"),
            at={"nat-88mm-x1": "C714", "nat-truck-x1": "C714"},
            load={"nat-88mm-x1": "nat-truck-x1"},
            flights=[["republican", "sb2", "bombardment", 1]],
        ),
        """
        ? republican act 3.3.2-b
        > air rep-diez
        ? republican flight 8.2.1-b: flight f0
        > flight f0
        ? republican air-aim 8.2.1-d: aim C709, aim C714
        > aim C709
        ~ location 6 6
        - location 8.2.1-g found=False hex=C709 need=10 roll=12
        ? republican act 3.3.2-b
        = fights 1
        = finished +rep-diez
        = acting -rep-diez
        = flights 0/sb2/bombardment/0
        """,
    )


@pytest.mark.rule("barricadas", "8.2.2-b")
def test_an_88_beyond_its_range_does_not_fire():
    holds(
        sky(
            rep("C705"),
            nat("C709"),
            at={"nat-88mm-x1": "C715"},
            flights=[["republican", "sb2", "bombardment", 1]],
        ),
        """
        ? republican act 3.3.2-b
        > air rep-diez
        ? republican flight 8.2.1-b: flight f0
        > flight f0
        ? republican air-aim 8.2.1-d: aim C709, aim C715
        > aim C709
        ~ location 6 6
        - location 8.2.1-g found=False hex=C709 need=10 roll=12
        ? republican act 3.3.2-b
        = fights 1
        = finished +rep-diez
        = acting -rep-diez
        = flights 0/sb2/bombardment/0
        """,
    )


@pytest.mark.rule("barricadas", "8.2.2-b")
def test_a_finished_88_does_not_fire():
    holds(
        sky(
            rep("C705"),
            nat("C709"),
            at={"nat-88mm-x1": "C714"},
            finished=["nat-88mm-x1"],
            flights=[["republican", "sb2", "bombardment", 1]],
        ),
        """
        ? republican act 3.3.2-b
        > air rep-diez
        ? republican flight 8.2.1-b: flight f0
        > flight f0
        ? republican air-aim 8.2.1-d: aim C709, aim C714
        > aim C709
        ~ location 6 6
        - location 8.2.1-g found=False hex=C709 need=10 roll=12
        ? republican act 3.3.2-b
        = fights 1
        = finished +rep-diez
        = acting -rep-diez
        = flights 0/sb2/bombardment/0
        """,
    )


@pytest.mark.rule("barricadas", "8.2.2-b")
def test_an_88_may_hold_and_does_not_mind_fighters():
    holds(
        sky(
            rep("C705"),
            nat("C709"),
            at={"nat-88mm-x1": "C714"},
            flights=[["republican", "sb2", "bombardment", 1], ["republican", "i15", "close-support", 1]],
        ),
        """
        ? republican act 3.3.2-b
        > air rep-diez
        ? republican flight 8.2.1-b: flight f0, flight f1
        > flight f1
        ? republican air-aim 8.2.1-d: aim C709, aim C714
        > aim C709
        ? republican second 8.2.1-c: another, enough
        > another
        ? republican flight 8.2.1-b: flight f0
        > flight f0
        ? republican air-aim 8.2.1-d: aim C709, aim C714
        > aim C709
        ? nationalist flak 8.2.2-b: flak, hold
        > hold
        ~ location 6 6
        - location 8.2.1-g found=False hex=C709 need=10 roll=12
        ~ location 6 6
        - location 8.2.1-g found=False hex=C709 need=10 roll=12
        ? nationalist activate 3.3.1-a
        = active 1
        = fights 1
        = finished +rep-diez +rep-infantry-h1 +rep-infantry-h2 +rep-infantry-h3
        = acting -rep-diez -rep-infantry-h1 -rep-infantry-h2 -rep-infantry-h3
        = leaders
        = flights 0/sb2/bombardment/0+0/i15/close-support/0
        """,
    )


@pytest.mark.rule("barricadas", "8.2.1-h", "8.2.1-i")
def test_bombs_may_fall_on_the_enemy_next_to_the_target():
    holds(
        sky(
            rep("C705"),
            nat(
                "C709",
                units=["legion-b1", "legion-b2", "legion-b3"],
                at={"legion-b2": "C708", "legion-b3": "C710"},
            ),
            flights=[["republican", "sb2", "bombardment", 1]],
            at={"rep-infantry-i1": "C609", "rep-infantry-i2": "C706"},
        ),
        """
        ? republican act 3.3.2-b
        > air rep-diez
        ? republican flight 8.2.1-b: flight f0
        > flight f0
        ? republican air-aim 8.2.1-d: aim C708, aim C709, aim C710
        > aim C709
        ~ location 1 1
        - location 8.2.1-g found=True hex=C709 need=10 roll=2
        ~ air-effect 5 5
        - air-effect 8.2.1-h effect=adjacent hex=C709 roll=10
        ? republican astray 8.2.1-h: bomb C708, bomb C710
        ! bomb C709: 8.2.1-h not-next hex=C709
        ! bomb C609: 8.2.1-h spares-friends hex=C609
        ! bomb C809: 8.2.1-h nobody-there hex=C809
        ! bomb C706: 8.2.1-h not-next hex=C706
        > bomb C710
        ~ fire 4 1
        - fire 8.2.1-j attack=ART column=16 divisor=2 ff=16 firers= hex=C710 hits=3 modifier=0 result=6
            roll=5
        - step-lost 8.4.2-a left=2 unit=legion-b3
        - step-lost 8.4.2-a left=1 unit=legion-b3
        - eliminated 8.4.2-a unit=legion-b3
        ~ morale 2 2
        - check-formation 14-a morale=9 passed=True roll=4 unit=nat-vazquez
        ? republican act 3.3.2-b
        = fights 1
        = at legion-b3=
        = lost legion-b3=3
        = gone +legion-b3
        = finished +rep-diez
        = acting -rep-diez
        = flights 0/sb2/bombardment/0
        """,
    )


@pytest.mark.rule("barricadas", "8.2.1-h")
def test_bombs_fall_on_friends_where_no_other_enemy_is_near():
    holds(
        sky(rep("C708"), nat("C709"), flights=[["republican", "sb2", "bombardment", 1]]),
        """
        ? republican act 3.3.2-b
        > air rep-diez
        ? republican flight 8.2.1-b: flight f0
        > flight f0
        ? republican air-aim 8.2.1-d: aim C709
        > aim C709
        ~ location 1 1
        - location 8.2.1-g found=True hex=C709 need=10 roll=2
        ~ air-effect 5 5
        - air-effect 8.2.1-h effect=adjacent hex=C709 roll=10
        ~ fire 4 1
        - fire 8.2.1-j attack=ART column=16 divisor=2 ff=16 firers= hex=C708 hits=3 modifier=-1 result=7
            roll=5
        - step-lost 8.4.2-a left=2 unit=rep-infantry-h1
        - step-lost 8.4.2-a left=2 unit=rep-infantry-h2
        - step-lost 8.4.2-a left=2 unit=rep-infantry-h3
        ~ officer 2 2
        - officer-roll 7.1-d hits=3 roll=4 unit=rep-diez
        - eliminated 7.1-d unit=rep-diez
        ~ morale 6 6
        - check-formation 14-c morale=8 passed=False roll=12 unit=rep-infantry-h1
        ? republican rout-stack 10.3.2-b: together, apart
        > together
        - rout 10.1-c hex=C708 unit=rep-infantry-h1
        - rout 10.1-c hex=C708 unit=rep-infantry-h2
        - rout 10.1-c hex=C708 unit=rep-infantry-h3
        ? republican rout 10.3.2-b: flee C608, flee C707, flee C808
        > flee C608
        ? republican rout 10.3.2-b: flee C507, flee C607, flee C707
        > flee C507
        ? republican rout 10.3.2-b: flee C407, flee C506, flee C607
        > flee C407
        - fled 10.3.2-a hex=C407 unit=rep-infantry-h1
        - fled 10.3.2-a hex=C407 unit=rep-infantry-h2
        - fled 10.3.2-a hex=C407 unit=rep-infantry-h3
        ? nationalist activate 3.3.1-a
        = active 1
        = fights 1
        = at rep-diez= rep-infantry-h1=C407 rep-infantry-h2=C407 rep-infantry-h3=C407
        = lost rep-infantry-h1=1 rep-infantry-h2=1 rep-infantry-h3=1
        = gone +rep-diez
        = out +rep-infantry-h1 +rep-infantry-h2 +rep-infantry-h3
        = routed +rep-infantry-h1 +rep-infantry-h2 +rep-infantry-h3
        = moved +rep-infantry-h1 +rep-infantry-h2 +rep-infantry-h3
        = acting -rep-diez -rep-infantry-h1 -rep-infantry-h2 -rep-infantry-h3
        = leaders
        = flights 0/sb2/bombardment/0
        """,
    )


@pytest.mark.rule("barricadas", "8.2.1-h")
def test_bombs_next_to_a_lone_target_hit_nobody():
    holds(
        sky(rep("C705"), nat("C709"), flights=[["republican", "sb2", "bombardment", 1]]),
        """
        ? republican act 3.3.2-b
        > air rep-diez
        ? republican flight 8.2.1-b: flight f0
        > flight f0
        ? republican air-aim 8.2.1-d: aim C709
        > aim C709
        ~ location 1 1
        - location 8.2.1-g found=True hex=C709 need=10 roll=2
        ~ air-effect 5 5
        - air-effect 8.2.1-h effect=adjacent hex=C709 roll=10
        ? republican act 3.3.2-b
        = fights 1
        = finished +rep-diez
        = acting -rep-diez
        = flights 0/sb2/bombardment/0
        """,
    )


@pytest.mark.rule("barricadas", "8.2.1-h")
def test_bombs_may_be_lost_altogether():
    holds(
        sky(flights=[["republican", "sb2", "bombardment", 1]]),
        """
        ? republican act 3.3.2-b
        > air rep-diez
        ? republican flight 8.2.1-b: flight f0
        > flight f0
        ? republican air-aim 8.2.1-d: aim C709
        > aim C709
        ~ location 1 1
        - location 8.2.1-g found=True hex=C709 need=10 roll=2
        ~ air-effect 6 6
        - air-effect 8.2.1-h effect=lost hex=C709 roll=12
        ? republican act 3.3.2-b
        = fights 1
        = finished +rep-diez
        = acting -rep-diez
        = flights 0/sb2/bombardment/0
        """,
    )


@pytest.mark.rule("barricadas", "8.2.1-b", "15-n")
def test_an_air_unit_not_named_is_drawn_at_its_first_attack():
    holds(
        sky(flights=[["republican", "", "bombardment", 1], ["republican", "i15", "close-support", 0]]),
        """
        ? republican act 3.3.2-b
        > air rep-diez
        ? republican flight 8.2.1-b: flight f0
        > flight f0
        ? republican air-aim 8.2.1-d: aim C709
        > aim C709
        ~ aircraft 2 1 0 3
        - aircraft 8.2.1-b aircraft=breguet19
        ~ location 6 6
        - location 8.2.1-g found=False hex=C709 need=10 roll=12
        ? republican act 3.3.2-b
        = fights 1
        = finished +rep-diez
        = acting -rep-diez
        = flights 0/breguet19/bombardment/0+0/i15/close-support/0
        """,
    )


@pytest.mark.rule("barricadas", "8.2.1-g")
def test_a_target_nobody_can_see_is_harder_to_find():
    holds(
        sky(rep("C409"), nat("C410"), flights=[["republican", "i15", "close-support", 1]]),
        """
        ? republican act 3.3.2-b
        > air rep-diez
        ? republican flight 8.2.1-b: flight f0
        > flight f0
        ? republican air-aim 8.2.1-d: aim C410
        > aim C410
        ~ location 6 2
        - location 8.2.1-g found=False hex=C410 need=7 roll=8
        ? republican act 3.3.2-b
        = fights 1
        = finished +rep-diez
        = acting -rep-diez
        = flights 0/i15/close-support/0
        """,
    )


@pytest.mark.rule("barricadas", "3.3.2-e", "8.2.1-a", "8.2.1-c", "8.2.1-d", "7.4-c", "3.3.2-a")
def test_who_may_call_for_aircraft():
    holds(
        sky(
            rep("C705"),
            nat("C709"),
            {"officer": "rep-soler", "units": ["rep-infantry-i1"], "hex": "C101"},
            {"officer": "rep-quiros", "units": ["rep-infantry-k1"], "hex": "C704"},
            at={"rep-camarada-ruiz": "C705"},
            spent={"rep-quiros": 2},
            act=["rep-diez", *REP["units"], "rep-camarada-ruiz", "rep-soler", "rep-quiros"],
            flights=[["republican", "i15", "close-support", 1]],
        ),
        """
        ? republican act 3.3.2-b
        ! air rep-camarada-ruiz: 7.4-c no-officer unit=rep-camarada-ruiz
        ! air rep-soler: 8.2.1-d nothing-seen officer=rep-soler
        ! air rep-quiros: 3.3.2-a has-moved unit=rep-quiros
        ! air rep-velasco: 3.3.2-a not-acting unit=rep-velasco
        ! air nat-vazquez: 3.3.1-a not-yours unit=nat-vazquez
        > air rep-diez
        ? republican flight 8.2.1-b: flight f0
        = fights 1
        """,
    )


@pytest.mark.rule("barricadas", "8.2.1-a")
def test_no_aircraft_no_mission():
    holds(
        sky(flights=[["republican", "i15", "close-support", 0], ["nationalist", "ju52", "bombardment", 1]]),
        """
        ? republican act 3.3.2-b
        ! air rep-diez: 8.2.1-a no-air
        """,
    )


@pytest.mark.rule("barricadas", "8.2.1-a")
def test_bad_weather_keeps_aircraft_on_the_ground():
    holds(
        sky(
            flights=[["republican", "i15", "close-support", 1]],
            effects=[{"key": "no_air", "side": "republican"}],
        ),
        """
        ? republican act 3.3.2-b
        ! air rep-diez: 8.2.1-a no-air
        """,
    )


@pytest.mark.rule("barricadas", "8.2.1-d", "8.2.1-e", "13.6-b")
def test_an_officer_calls_aircraft_only_onto_enemies_he_sees():
    holds(
        sky(
            rep("C705"),
            nat("C709", at={"legion-b2": "C1409", "legion-b3": "C702"}),
            flights=[["republican", "i15", "close-support", 1]],
            forts={"C705": ["republican", 3, 3]},
            inside=["rep-diez"],
            at={"nat-horses-x1": "C707"},
        ),
        """
        ? republican act 3.3.2-b
        > air rep-diez
        ? republican flight 8.2.1-b: flight f0
        > flight f0
        ? republican air-aim 8.2.1-d: aim C709
        ! aim C1409: 8.2.1-d officer-blind hex=C1409 officer=rep-diez
        ! aim C702: 13.6-b behind unit=rep-diez
        ! aim C707: 8.2.1-e nobody-there hex=C707
        ! aim C708: 8.2.1-e nobody-there hex=C708
        > aim C709
        ~ location 5 5
        - location 8.2.1-g found=True hex=C709 need=10 roll=10
        ~ air-effect 2 2
        - air-effect 8.2.1-h effect=target hex=C709 roll=4
        ~ fire 6 6
        - fire 8.2.1-j attack=ART column=8 divisor=2 ff=8 firers= hex=C709 hits=0 modifier=0 result=0
            roll=12
        ? republican act 3.3.2-b
        = fights 1
        = finished +rep-diez
        = acting -rep-diez
        = flights 0/i15/close-support/0
        """,
    )


@pytest.mark.rule("barricadas", "8.2.1-d", "8.2.1-e", "8.2.1-h", "8.2.1-g")
def test_nationalist_officers_see_republicans():
    holds(
        sky(
            nat("C709"),
            rep("C705", at={"rep-infantry-h2": "C706", "rep-infantry-h3": "C101"}),
            side="nationalist",
            flights=[["nationalist", "he51", "close-support", 1]],
            at={"legion-a1": "C605"},
        ),
        """
        ? nationalist act 3.3.2-b
        ! air rep-diez: 3.3.1-a not-yours unit=rep-diez
        > air nat-vazquez
        ? nationalist flight 8.2.1-b: flight f0
        > flight f0
        ? nationalist air-aim 8.2.1-d: aim C705, aim C706
        ! aim C709: 8.2.1-e nobody-there hex=C709
        ! aim C101: 8.2.1-d officer-blind hex=C101 officer=nat-vazquez
        ! aim C605: 8.2.1-e nobody-there hex=C605
        > aim C705
        ~ location 3 4
        - location 8.2.1-g found=True hex=C705 need=10 roll=7
        ~ air-effect 6 4
        - air-effect 8.2.1-h effect=target hex=C705 roll=10
        ~ fire 4 1
        - fire 8.2.1-j attack=ART column=8 divisor=2 ff=8 firers= hex=C705 hits=1 modifier=0 result=3 roll=5
        - step-lost 8.4.2-a left=2 unit=rep-infantry-h1
        ~ officer 2 2
        - officer-roll 7.1-d hits=1 roll=4 unit=rep-diez
        ? nationalist act 3.3.2-b
        = fights 1
        = lost rep-infantry-h1=1
        = finished +nat-vazquez
        = acting -nat-vazquez
        = flights 1/he51/close-support/0
        """,
    )


@pytest.mark.rule("barricadas", "8.2.1-h", "8.2.1-g")
def test_nationalist_bombs_spare_their_own():
    holds(
        sky(
            nat("C709"),
            rep("C705", at={"rep-infantry-h2": "C706", "rep-infantry-h3": "C704"}),
            side="nationalist",
            flights=[["nationalist", "ju52", "bombardment", 1]],
            at={"legion-a1": "C605"},
        ),
        """
        ? nationalist act 3.3.2-b
        > air nat-vazquez
        ? nationalist flight 8.2.1-b: flight f0
        > flight f0
        ? nationalist air-aim 8.2.1-d: aim C704, aim C705, aim C706
        > aim C705
        ~ location 3 4
        - location 8.2.1-g found=True hex=C705 need=10 roll=7
        ~ air-effect 5 5
        - air-effect 8.2.1-h effect=adjacent hex=C705 roll=10
        ? nationalist astray 8.2.1-h: bomb C704, bomb C706
        ! bomb C605: 8.2.1-h spares-friends hex=C605
        ! bomb C805: 8.2.1-h nobody-there hex=C805
        > bomb C706
        ~ fire 4 1
        - fire 8.2.1-j attack=ART column=18 divisor=2 ff=18 firers= hex=C706 hits=3 modifier=0 result=7
            roll=5
        - step-lost 8.4.2-a left=2 unit=rep-infantry-h2
        - step-lost 8.4.2-a left=1 unit=rep-infantry-h2
        - eliminated 8.4.2-a unit=rep-infantry-h2
        ~ morale 2 2
        - check-formation 14-a morale=9 passed=True roll=4 unit=rep-diez
        ? nationalist act 3.3.2-b
        = fights 1
        = at rep-infantry-h2=
        = lost rep-infantry-h2=3
        = gone +rep-infantry-h2
        = finished +nat-vazquez
        = acting -nat-vazquez
        = flights 1/ju52/bombardment/0
        """,
    )


@pytest.mark.rule("barricadas", "8.2.1-g")
def test_hidden_men_are_harder_to_find_from_the_air():
    holds(
        sky(
            nat("C709"),
            rep("C807"),
            side="nationalist",
            flights=[["nationalist", "he51", "close-support", 1]],
        ),
        """
        ? nationalist act 3.3.2-b
        > air nat-vazquez
        ? nationalist flight 8.2.1-b: flight f0
        > flight f0
        ? nationalist air-aim 8.2.1-d: aim C807
        > aim C807
        ~ location 5 4
        - location 8.2.1-g found=False hex=C807 need=7 roll=9
        ? nationalist act 3.3.2-b
        = fights 1
        = finished +nat-vazquez
        = acting -nat-vazquez
        = flights 1/he51/close-support/0
        """,
    )


@pytest.mark.rule("barricadas", "8.2.1-c", "5.5-g", "3.3.2-a")
def test_who_rides_or_is_still_off_the_board_calls_no_aircraft():
    holds(
        sky(
            rep("C705"),
            nat("C709"),
            {
                "officer": "rep-soler",
                "units": ["rep-infantry-i1"],
                "waiting": ["rep-soler", "rep-infantry-i1"],
                "zone": 1,
            },
            at={"rep-truck-x1": "C705"},
            load={"rep-diez": "rep-truck-x1"},
            entry=[[["C701"], 1, "N"]],
            act=["rep-diez", "rep-soler", "rep-infantry-i1"],
            flights=[["republican", "i15", "close-support", 1]],
        ),
        """
        ? republican act 3.3.2-b
        ! air rep-diez: 5.5-g is-carried unit=rep-diez
        ! air rep-soler: 3.3.2-a not-acting unit=rep-soler
        ! direct rep-diez: 5.5-g is-carried unit=rep-diez
        ! direct rep-soler: 3.3.2-a not-acting unit=rep-soler
        """,
    )


@pytest.mark.rule("barricadas", "8.2.1-c")
def test_no_more_than_two_missions_in_an_activation():
    holds(
        sky(flights=[["republican", "i15", "close-support", 3]]),
        """
        ? republican act 3.3.2-b
        > air rep-diez
        ? republican flight 8.2.1-b: flight f0
        > flight f0
        ? republican air-aim 8.2.1-d: aim C709
        > aim C709
        ? republican second 8.2.1-c: another, enough
        > another
        ? republican flight 8.2.1-b: flight f0
        > flight f0
        ? republican air-aim 8.2.1-d: aim C709
        > aim C709
        ~ location 6 5
        - location 8.2.1-g found=False hex=C709 need=10 roll=11
        ~ location 6 5
        - location 8.2.1-g found=False hex=C709 need=10 roll=11
        ? nationalist activate 3.3.1-a
        = active 1
        = fights 1
        = finished +rep-diez +rep-infantry-h1 +rep-infantry-h2 +rep-infantry-h3
        = acting -rep-diez -rep-infantry-h1 -rep-infantry-h2 -rep-infantry-h3
        = leaders
        = flights 0/i15/close-support/1
        """,
    )


@pytest.mark.rule("barricadas", "8.2.1-e")
def test_missions_on_two_hexes_attack_each_its_own():
    holds(
        sky(
            rep("C705"),
            nat("C709", at={"legion-b2": "C708"}),
            flights=[["republican", "i15", "close-support", 2]],
        ),
        """
        ? republican act 3.3.2-b
        > air rep-diez
        ? republican flight 8.2.1-b: flight f0
        > flight f0
        ? republican air-aim 8.2.1-d: aim C708, aim C709
        > aim C709
        ? republican second 8.2.1-c: another, enough
        > another
        ? republican flight 8.2.1-b: flight f0
        > flight f0
        ? republican air-aim 8.2.1-d: aim C708, aim C709
        > aim C708
        ~ location 5 5
        - location 8.2.1-g found=True hex=C709 need=10 roll=10
        ~ air-effect 2 2
        - air-effect 8.2.1-h effect=target hex=C709 roll=4
        ~ location 5 5
        - location 8.2.1-g found=True hex=C708 need=10 roll=10
        ~ air-effect 2 2
        - air-effect 8.2.1-h effect=target hex=C708 roll=4
        ~ fire 6 6
        - fire 8.2.1-j attack=ART column=8 divisor=2 ff=8 firers= hex=C709 hits=0 modifier=-1 result=0
            roll=12
        ~ fire 1 5
        - fire 8.2.1-j attack=ART column=8 divisor=2 ff=8 firers= hex=C708 hits=1 modifier=0 result=3 roll=6
        - step-lost 8.4.2-a left=2 unit=legion-b2
        ? nationalist activate 3.3.1-a
        = active 1
        = fights 1
        = lost legion-b2=1
        = finished +rep-diez +rep-infantry-h1 +rep-infantry-h2 +rep-infantry-h3
        = acting -rep-diez -rep-infantry-h1 -rep-infantry-h2 -rep-infantry-h3
        = leaders
        = flights 0/i15/close-support/0
        """,
    )


@pytest.mark.rule("barricadas", "8.2.1-e")
def test_missions_of_two_kinds_do_not_add_up():
    holds(
        sky(
            rep("C705"),
            nat("C709"),
            flights=[
                ["republican", "i15", "close-support", 1],
                ["republican", "breguet19", "bombardment", 1],
            ],
        ),
        """
        ? republican act 3.3.2-b
        > air rep-diez
        ? republican flight 8.2.1-b: flight f0, flight f1
        > flight f0
        ? republican air-aim 8.2.1-d: aim C709
        > aim C709
        ? republican second 8.2.1-c: another, enough
        > another
        ? republican flight 8.2.1-b: flight f1
        > flight f1
        ? republican air-aim 8.2.1-d: aim C709
        > aim C709
        ~ location 5 5
        - location 8.2.1-g found=True hex=C709 need=10 roll=10
        ~ air-effect 2 2
        - air-effect 8.2.1-h effect=target hex=C709 roll=4
        ~ location 5 5
        - location 8.2.1-g found=True hex=C709 need=10 roll=10
        ~ air-effect 2 2
        - air-effect 8.2.1-h effect=target hex=C709 roll=4
        ~ fire 6 6
        - fire 8.2.1-j attack=ART column=8 divisor=2 ff=8 firers= hex=C709 hits=0 modifier=-1 result=0
            roll=12
        ~ fire 1 5
        - fire 8.2.1-j attack=ART column=9 divisor=2 ff=9 firers= hex=C709 hits=2 modifier=-1 result=4
            roll=6
        ~ hit 2
        ~ hit 2
        - step-lost 8.4.2-a left=2 unit=legion-b2
        - step-lost 8.4.2-a left=2 unit=legion-b3
        ~ officer 4 6
        - officer-roll 7.1-d hits=2 roll=10 unit=nat-vazquez
        ? nationalist activate 3.3.1-a
        = active 1
        = fights 1
        = lost legion-b2=1 legion-b3=1
        = finished +rep-diez +rep-infantry-h1 +rep-infantry-h2 +rep-infantry-h3
        = acting -rep-diez -rep-infantry-h1 -rep-infantry-h2 -rep-infantry-h3
        = leaders
        = flights 0/i15/close-support/0+0/breguet19/bombardment/0
        """,
    )


@pytest.mark.rule("barricadas", "8.2.1-e", "8.2.1-j")
def test_the_second_attack_on_an_empty_hex_is_for_nothing():
    holds(
        sky(
            rep("C705"),
            nat("C709", at={"legion-b2": "C711", "legion-b3": "C711", "nat-vazquez": "C711"}),
            flights=[["republican", "sb2", "bombardment", 1], ["republican", "i16", "close-support", 1]],
            lost={"legion-b1": 2},
        ),
        """
        ? republican act 3.3.2-b
        > air rep-diez
        ? republican flight 8.2.1-b: flight f0, flight f1
        > flight f0
        ? republican air-aim 8.2.1-d: aim C709, aim C711
        > aim C709
        ? republican second 8.2.1-c: another, enough
        > another
        ? republican flight 8.2.1-b: flight f1
        > flight f1
        ? republican air-aim 8.2.1-d: aim C709, aim C711
        > aim C709
        ~ location 5 5
        - location 8.2.1-g found=True hex=C709 need=10 roll=10
        ~ air-effect 2 2
        - air-effect 8.2.1-h effect=target hex=C709 roll=4
        ~ location 5 5
        - location 8.2.1-g found=True hex=C709 need=10 roll=10
        ~ air-effect 2 2
        - air-effect 8.2.1-h effect=target hex=C709 roll=4
        ~ fire 1 1
        - fire 8.2.1-j attack=ART column=16 divisor=2 ff=16 firers= hex=C709 hits=4 modifier=0 result=8
            roll=2
        - eliminated 8.4.2-a unit=legion-b1
        ~ morale 1 1
        - check-formation 14-a morale=9 passed=True roll=2 unit=nat-vazquez
        ? nationalist activate 3.3.1-a
        = active 1
        = fights 1
        = at legion-b1=
        = lost legion-b1=3
        = gone +legion-b1
        = finished +rep-diez +rep-infantry-h1 +rep-infantry-h2 +rep-infantry-h3
        = acting -rep-diez -rep-infantry-h1 -rep-infantry-h2 -rep-infantry-h3
        = leaders
        = flights 0/sb2/bombardment/0+0/i16/close-support/0
        """,
    )


@pytest.mark.rule("barricadas", "8.2.1-j", "13.6-c", "13.6-g")
def test_bombs_fall_on_a_fortification_though_nobody_is_left():
    holds(
        sky(
            rep("C705"),
            nat("C709", at={"legion-b2": "C711", "legion-b3": "C711", "nat-vazquez": "C711"}),
            flights=[
                ["republican", "breguet19", "bombardment", 1],
                ["republican", "i16", "close-support", 1],
            ],
            lost={"legion-b1": 2},
            forts={"C709": ["nationalist", 4, 0]},
        ),
        """
        ? republican act 3.3.2-b
        > air rep-diez
        ? republican flight 8.2.1-b: flight f0, flight f1
        > flight f0
        ? republican air-aim 8.2.1-d: aim C709, aim C711
        > aim C709
        ? republican second 8.2.1-c: another, enough
        > another
        ? republican flight 8.2.1-b: flight f1
        > flight f1
        ? republican air-aim 8.2.1-d: aim C709, aim C711
        > aim C709
        ~ location 5 5
        - location 8.2.1-g found=True hex=C709 need=10 roll=10
        ~ air-effect 2 2
        - air-effect 8.2.1-h effect=target hex=C709 roll=4
        ~ location 5 5
        - location 8.2.1-g found=True hex=C709 need=10 roll=10
        ~ air-effect 2 2
        - air-effect 8.2.1-h effect=target hex=C709 roll=4
        ~ fire 1 1
        - fire 8.2.1-j attack=ART column=9 divisor=2 ff=9 firers= hex=C709 hits=2 modifier=0 result=5 roll=2
        - dent 13.6-c hex=C709 value=3
        - eliminated 8.4.2-a unit=legion-b1
        ~ morale 1 1
        - check-formation 14-a morale=9 passed=True roll=2 unit=nat-vazquez
        ~ fire 2 6
        - fire 8.2.1-j attack=ART column=6 divisor=2 ff=6 firers= hex=C709 hits=0 modifier=0 result=1 roll=8
        ? nationalist activate 3.3.1-a
        = active 1
        = fights 1
        = at legion-b1=
        = lost legion-b1=3
        = gone +legion-b1
        = finished +rep-diez +rep-infantry-h1 +rep-infantry-h2 +rep-infantry-h3
        = acting -rep-diez -rep-infantry-h1 -rep-infantry-h2 -rep-infantry-h3
        = leaders
        = forts C709=1/3/0
        = flights 0/breguet19/bombardment/0+0/i16/close-support/0
        """,
    )


@pytest.mark.rule("barricadas", "8.2.1-j", "13.6-d")
def test_light_bombs_do_not_reach_the_inside_while_men_are_outside():
    holds(
        sky(
            rep("C705"),
            nat("C709"),
            flights=[["republican", "i15", "close-support", 1]],
            forts={"C709": ["nationalist", 4, 0]},
            inside=["legion-b1", "legion-b2"],
        ),
        """
        ? republican act 3.3.2-b
        > air rep-diez
        ? republican flight 8.2.1-b: flight f0
        > flight f0
        ? republican air-aim 8.2.1-d: aim C709
        > aim C709
        ~ location 5 5
        - location 8.2.1-g found=True hex=C709 need=10 roll=10
        ~ air-effect 2 2
        - air-effect 8.2.1-h effect=target hex=C709 roll=4
        ~ fire 1 1
        - fire 8.2.1-j attack=ART column=8 divisor=2 ff=8 firers= hex=C709 hits=2 modifier=0 result=5 roll=2
        - step-lost 8.4.2-a left=2 unit=legion-b3
        - step-lost 8.4.2-a left=1 unit=legion-b3
        ~ officer 2 2
        - officer-roll 7.1-d hits=2 roll=4 unit=nat-vazquez
        ? republican act 3.3.2-b
        = fights 1
        = lost legion-b3=2
        = finished +rep-diez
        = acting -rep-diez
        = flights 0/i15/close-support/0
        """,
    )


@pytest.mark.rule("barricadas", "8.2.1-j", "13.6-c", "13.6-d")
def test_bombs_of_nine_or_more_are_heavy():
    holds(
        sky(
            rep("C705"),
            nat("C709"),
            flights=[["republican", "breguet19", "bombardment", 1]],
            forts={"C709": ["nationalist", 4, 0]},
            inside=["legion-b1", "legion-b2"],
        ),
        """
        ? republican act 3.3.2-b
        > air rep-diez
        ? republican flight 8.2.1-b: flight f0
        > flight f0
        ? republican air-aim 8.2.1-d: aim C709
        > aim C709
        ~ location 5 5
        - location 8.2.1-g found=True hex=C709 need=10 roll=10
        ~ air-effect 2 2
        - air-effect 8.2.1-h effect=target hex=C709 roll=4
        ~ fire 1 1
        - fire 8.2.1-j attack=ART column=9 divisor=2 ff=9 firers= hex=C709 hits=2 modifier=-1 result=5
            roll=2
        - dent 13.6-c hex=C709 value=3
        - step-lost 8.4.2-a left=2 unit=legion-b3
        ~ officer 2 2
        - officer-roll 7.1-d hits=1 roll=4 unit=nat-vazquez
        ? republican act 3.3.2-b
        = fights 1
        = lost legion-b3=1
        = finished +rep-diez
        = acting -rep-diez
        = forts C709=1/3/0
        = flights 0/breguet19/bombardment/0
        """,
    )


@pytest.mark.rule("barricadas", "8.2.2-a")
def test_two_anti_air_points_are_enough_for_a_roll():
    holds(
        sky(flights=[["republican", "i15", "close-support", 1]], anti_air=[5, 2]),
        """
        ? republican act 3.3.2-b
        > air rep-diez
        ? republican flight 8.2.1-b: flight f0
        > flight f0
        ? republican air-aim 8.2.1-d: aim C709
        > aim C709
        ~ anti-air 1 1
        - anti-air 8.2.2-a effect=shaken points=2 roll=2
        ~ location 6 6
        - location 8.2.1-g found=False hex=C709 need=10 roll=12
        ? republican act 3.3.2-b
        = fights 1
        = finished +rep-diez
        = acting -rep-diez
        = flights 0/i15/close-support/0
        """,
    )


@pytest.mark.rule("barricadas", "8.2.2-a")
def test_one_anti_air_point_is_not():
    holds(
        sky(flights=[["republican", "i15", "close-support", 1]], anti_air=[5, 1]),
        """
        ? republican act 3.3.2-b
        > air rep-diez
        ? republican flight 8.2.1-b: flight f0
        > flight f0
        ? republican air-aim 8.2.1-d: aim C709
        > aim C709
        ~ location 6 6
        - location 8.2.1-g found=False hex=C709 need=10 roll=12
        ? republican act 3.3.2-b
        = fights 1
        = finished +rep-diez
        = acting -rep-diez
        = flights 0/i15/close-support/0
        """,
    )


@pytest.mark.rule("barricadas", "8.2.1-b", "15-n")
def test_what_is_already_flying_is_not_drawn_again():
    holds(
        sky(
            flights=[
                ["republican", "", "bombardment", 1],
                ["republican", "sb2", "bombardment", 0],
                ["republican", "sb2", "bombardment", 0],
                ["republican", "potez54", "bombardment", 0],
                ["republican", "rz-natacha", "bombardment", 0],
            ]
        ),
        """
        ? republican act 3.3.2-b
        > air rep-diez
        ? republican flight 8.2.1-b: flight f0
        > flight f0
        ? republican air-aim 8.2.1-d: aim C709
        > aim C709
        - aircraft 8.2.1-b aircraft=breguet19
        ~ location 6 6
        - location 8.2.1-g found=False hex=C709 need=10 roll=12
        ? republican act 3.3.2-b
        = fights 1
        = finished +rep-diez
        = acting -rep-diez
        = flights
            0/breguet19/bombardment/0+0/sb2/bombardment/0+0/sb2/bombardment/0+0/potez54/bombardment/0+0/rz-natacha/bombardment/0
        """,
    )


@pytest.mark.rule("barricadas", "8.2.1-b", "15-n")
def test_what_has_counters_left_may_be_drawn():
    holds(
        sky(
            flights=[
                ["republican", "", "", 1],
                ["republican", "sb2", "bombardment", 0],
                ["republican", "i16", "close-support", 0],
            ]
        ),
        """
        ? republican act 3.3.2-b
        > air rep-diez
        ? republican flight 8.2.1-b: flight f0
        > flight f0
        ? republican air-aim 8.2.1-d: aim C709
        > aim C709
        ~ aircraft 3 4 0 1 2 5
        - aircraft 8.2.1-b aircraft=rz-natacha
        ~ location 6 6
        - location 8.2.1-g found=False hex=C709 need=10 roll=12
        ? republican act 3.3.2-b
        = fights 1
        = finished +rep-diez
        = acting -rep-diez
        = flights 0/rz-natacha/bombardment/0+0/sb2/bombardment/0+0/i16/close-support/0
        """,
    )


@pytest.mark.rule("barricadas", "8.2.1-b", "15-n")
def test_when_all_are_flying_any_may_be_drawn():
    holds(
        sky(
            flights=[
                ["republican", "", "close-support", 1],
                ["republican", "i15", "close-support", 0],
                ["republican", "i15", "close-support", 0],
                ["republican", "i16", "close-support", 0],
                ["republican", "r5", "close-support", 0],
            ]
        ),
        """
        ? republican act 3.3.2-b
        > air rep-diez
        ? republican flight 8.2.1-b: flight f0
        > flight f0
        ? republican air-aim 8.2.1-d: aim C709
        > aim C709
        ~ aircraft 2 0 1
        - aircraft 8.2.1-b aircraft=r5
        ~ location 6 6
        - location 8.2.1-g found=False hex=C709 need=10 roll=12
        ? republican act 3.3.2-b
        = fights 1
        = finished +rep-diez
        = acting -rep-diez
        = flights
            0/r5/close-support/0+0/i15/close-support/0+0/i15/close-support/0+0/i16/close-support/0+0/r5/close-support/0
        """,
    )
