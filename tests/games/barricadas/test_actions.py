"""3.3.2: what activated officers and units may do, and what ends an activation."""

from __future__ import annotations

import pytest

from .account import SPARE, holds
from .table import REP, nat, rep, situation


def field(*formations, side="republican", act=("rep-diez", *REP["units"]), maps="C", **more):
    given = formations or (rep("C706"), nat("C711"))
    return situation(maps=[maps], formation=[*given, *SPARE[maps]], active=side, act=[*act], **more)


@pytest.mark.rule(
    "barricadas",
    "3.3.2-b",
    "3.3.2-c",
    "3.3.2-e",
    "3.3.2-g",
    "3.3.2-i",
    "3.3.2-j",
    "3.3.2-l",
    "3.3.2-n",
    "7.4-d",
)
def test_all_that_a_formation_may_do():
    holds(
        field(
            rep(
                "C706",
                units=[*REP["units"], "rep-81mm-x1", "rep-75mm-x1"],
                at={"rep-infantry-h3": "C705", "rep-75mm-x1": "C705"},
            ),
            nat("C707", at={"legion-b2": "C709"}),
            at={"rep-camarada-ruiz": "C705", "rep-truck-x1": "C705"},
            routed=["rep-infantry-h3"],
            flights=[["republican", "i15", "close-support", 1]],
            act=[
                "rep-diez",
                *REP["units"],
                "rep-81mm-x1",
                "rep-75mm-x1",
                "rep-camarada-ruiz",
                "rep-truck-x1",
            ],
        ),
        """
        ? republican act 3.3.2-b
        * move rep-infantry-h1, fire rep-infantry-h1, prepare rep-infantry-h1, dig rep-infantry-h1, move
            rep-infantry-h2, fire rep-infantry-h2, prepare rep-infantry-h2, dig rep-infantry-h2, move
            rep-81mm-x1, fire rep-81mm-x1, prepare rep-81mm-x1, dig rep-81mm-x1, move rep-75mm-x1, prepare
            rep-75mm-x1, dig rep-75mm-x1, limber rep-75mm-x1 rep-truck-x1, move rep-truck-x1, direct
            rep-diez, air rep-diez, rally rep-diez, move rep-diez, rally rep-camarada-ruiz, move
            rep-camarada-ruiz, double rep-camarada-ruiz, assault rep-infantry-h1 C707, assault
            rep-infantry-h2 C707, end
        ! limber rep-75mm-x1 rep-81mm-x1: 5.5-j not-same-hex unit=rep-81mm-x1
        ! limber rep-81mm-x1 rep-truck-x1: 5.5-j no-gun unit=rep-81mm-x1
        ! unlimber rep-75mm-x1: 5.5-j nothing-carried unit=rep-75mm-x1
        ! prepare rep-truck-x1: 8-a no-fire unit=rep-truck-x1
        ! prepare rep-diez: 8-a no-fire unit=rep-diez
        ! dig legion-b1: 3.3.1-a not-yours unit=legion-b1
        ! rally rep-infantry-h1: 10.4.1-a no-officer unit=rep-infantry-h1
        ! move rep-infantry-h3: 10.3.1-a is-routed unit=rep-infantry-h3
        ! move rep-infantry-l1: 3.3.2-a not-acting unit=rep-infantry-l1
        ! fire rep-truck-x1: 8-a no-fire unit=rep-truck-x1
        ! double rep-infantry-h3: 10.3.1-a is-routed unit=rep-infantry-h3
        """,
    )


@pytest.mark.rule("barricadas", "3.3.2-k", "5.5-j", "5.5-a", "3.3.2-a")
def test_a_gun_is_limbered_and_unlimbered():
    holds(
        field(
            rep(
                "C706",
                units=["rep-infantry-h1", "rep-75mm-x1", "rep-75mm-x2", "rep-75mm-x3", "rep-mmg-x1"],
                at={"rep-75mm-x3": "C705"},
            ),
            nat("C711"),
            at={
                "rep-truck-x1": "C706",
                "rep-truck-x2": "C706",
                "rep-truck-x3": "C706",
                "rep-truck-x4": "C705",
            },
            load={"rep-75mm-x2": "rep-truck-x2"},
            finished=["rep-truck-x3"],
            act=[
                "rep-diez",
                "rep-infantry-h1",
                "rep-75mm-x1",
                "rep-75mm-x2",
                "rep-mmg-x1",
                "rep-truck-x1",
                "rep-truck-x2",
            ],
        ),
        """
        ? republican act 3.3.2-b
        ! limber rep-75mm-x1 rep-truck-x2: 5.5-c transport-full room=3 steps=3 unit=rep-75mm-x1
        ! limber rep-75mm-x1 rep-truck-x3: 5.5-a is-finished unit=rep-truck-x3
        ! limber rep-75mm-x1 rep-truck-x4: 5.5-j not-same-hex unit=rep-truck-x4
        ! limber rep-75mm-x1 rep-75mm-x2: 5.5-c no-transport unit=rep-75mm-x2
        ! limber rep-75mm-x2 rep-truck-x1: 5.5-j is-carried unit=rep-75mm-x2
        ! limber rep-75mm-x3 rep-truck-x4: 3.3.2-a not-acting unit=rep-75mm-x3
        ! limber rep-mmg-x1 rep-truck-x1: 5.5-j no-gun unit=rep-mmg-x1
        ! unlimber rep-75mm-x1: 5.5-j nothing-carried unit=rep-75mm-x1
        ! unlimber rep-75mm-x3: 3.3.2-a not-acting unit=rep-75mm-x3
        ! unlimber rep-mmg-x1: 5.5-j nothing-carried unit=rep-mmg-x1
        * move rep-infantry-h1, double rep-infantry-h1, prepare rep-infantry-h1, dig rep-infantry-h1, move
            rep-mmg-x1, double rep-mmg-x1, fire rep-mmg-x1, prepare rep-mmg-x1, dig rep-mmg-x1, move
            rep-75mm-x1, fire rep-75mm-x1, prepare rep-75mm-x1, dig rep-75mm-x1, limber rep-75mm-x1
            rep-truck-x1, move rep-75mm-x2, unlimber rep-75mm-x2, move rep-truck-x1, move rep-truck-x2,
            direct rep-diez, move rep-diez, double rep-diez, end
        > limber rep-75mm-x1 rep-truck-x1
        - acts 3.3.2-m unit=rep-75mm-x1 what=limber
        - limbered 5.5-j ride=rep-truck-x1 unit=rep-75mm-x1
        ? republican act 3.3.2-b
        > unlimber rep-75mm-x2
        - acts 3.3.2-m unit=rep-75mm-x2 what=unlimber
        - unlimbered 5.5-j hex=C706 unit=rep-truck-x2
        ? republican act 3.3.2-b
        ! unlimber rep-75mm-x2: 3.3.2-a not-acting unit=rep-75mm-x2
        ! limber rep-75mm-x2 rep-truck-x2: 3.3.2-a not-acting unit=rep-75mm-x2
        ! move rep-truck-x2: 3.3.2-a not-acting unit=rep-truck-x2
        > end
        ? nationalist activate 3.3.1-a
        = active 1
        = load rep-75mm-x1=rep-truck-x1 rep-75mm-x2=
        = finished +rep-75mm-x1 +rep-75mm-x2 +rep-diez +rep-infantry-h1 +rep-mmg-x1 +rep-truck-x1
            +rep-truck-x2
        = acting -rep-75mm-x1 -rep-75mm-x2 -rep-diez -rep-infantry-h1 -rep-mmg-x1 -rep-truck-x1
            -rep-truck-x2
        = leaders
        """,
    )


@pytest.mark.rule("barricadas", "3.3.2-a", "5.5-a", "5.5-j")
def test_a_gun_that_moved_is_not_limbered():
    holds(
        field(
            rep("C706", units=["rep-75mm-x1", "rep-75mm-x2", "rep-75mm-x3"]),
            nat("C711"),
            at={"rep-truck-x1": "C706", "rep-truck-x2": "C706", "rep-truck-x3": "C706"},
            load={"rep-75mm-x2": "rep-truck-x2"},
            spent={"rep-75mm-x1": 2, "rep-75mm-x2": 2, "rep-truck-x3": 2},
            routed=["rep-truck-x1"],
            act=["rep-diez", "rep-75mm-x1", "rep-75mm-x2", "rep-75mm-x3", "rep-truck-x1", "rep-truck-x2"],
        ),
        """
        ? republican act 3.3.2-b
        ! limber rep-75mm-x1 rep-truck-x1: 3.3.2-a has-moved unit=rep-75mm-x1
        ! unlimber rep-75mm-x2: 3.3.2-a has-moved unit=rep-75mm-x2
        ! limber rep-75mm-x3 rep-truck-x1: 5.5-a is-finished unit=rep-truck-x1
        ! limber rep-75mm-x3 rep-truck-x3: 5.5-a is-finished unit=rep-truck-x3
        """,
    )


@pytest.mark.rule("barricadas", "3.3.2-n", "3.3.1-g", "3.3.1-e", "3.4-b")
def test_preparing_marks_for_reaction_and_ends_no_turn():
    holds(
        field(reaction=["rep-infantry-h2"]),
        """
        ? republican act 3.3.2-b
        > prepare rep-infantry-h1
        - acts 3.3.2-m unit=rep-infantry-h1 what=prepare
        ? republican act 3.3.2-b
        ! prepare rep-infantry-h1: 3.3.2-a not-acting unit=rep-infantry-h1
        ! move rep-infantry-h1: 3.3.2-a not-acting unit=rep-infantry-h1
        > end
        ? nationalist activate 3.3.1-a
        = active 1
        = finished +rep-diez +rep-infantry-h3
        = reaction +rep-infantry-h1
        = fresh +rep-infantry-h1
        = acting -rep-diez -rep-infantry-h1 -rep-infantry-h2 -rep-infantry-h3
        = leaders
        """,
    )


@pytest.mark.rule("barricadas", "3.4-b", "3.3.2-m", "13.1.1-b")
def test_stationary_deeds_may_be_fired_at_when_announced():
    holds(
        field(
            rep("C706"),
            nat("C708"),
            reaction=["legion-b1"],
            works={"rep-infantry-h2": ["position", "C706", 1], "rep-infantry-h3": ["trench", "C706", 1]},
        ),
        """
        ? republican act 3.3.2-b
        > dig rep-infantry-h1
        - acts 3.3.2-m unit=rep-infantry-h1 what=dig
        ? nationalist react 3.4-a: react legion-b1:AP, react legion-b2:AP, react legion-b3:AP, hold
        > hold
        - digs 13.1.1-b hex=C706 unit=rep-infantry-h1
        ? republican act 3.3.2-b
        > dig rep-infantry-h2
        - acts 3.3.2-m unit=rep-infantry-h2 what=dig
        ? nationalist react 3.4-a: react legion-b1:AP, react legion-b2:AP, react legion-b3:AP, hold
        > react legion-b1:AP
        ? nationalist react-group 3.4-e: join legion-b2, join legion-b3, shoot
        > shoot
        ~ fire 6 6
        - fire 3.4-a attack=AP column=6 divisor=2 ff=6 firers=legion-b1 hex=C706 hits=0 modifier=-2 result=0
            roll=12
        ? nationalist react 3.4-a: react legion-b2:AP, react legion-b3:AP, hold
        > hold
        - position 13.1.1-b hex=C706 unit=rep-infantry-h2
        ? republican act 3.3.2-b
        > prepare rep-infantry-h3
        - acts 3.3.2-m unit=rep-infantry-h3 what=prepare
        ? nationalist react 3.4-a: react legion-b2:AP, react legion-b3:AP, hold
        > hold
        ? republican act 3.3.2-b
        > end
        ? nationalist activate 3.3.1-a
        = active 1
        = fights 1
        = fired 2
        = works rep-infantry-h1=position/95/2 rep-infantry-h2= rep-infantry-h3=
        = finished +legion-b1 +rep-diez +rep-infantry-h1 +rep-infantry-h2
        = reaction +rep-infantry-h3 -legion-b1
        = fresh +rep-infantry-h3
        = risky +rep-infantry-h1
        = acting -rep-diez -rep-infantry-h1 -rep-infantry-h2 -rep-infantry-h3
        = leaders
        = positions C706=0
        """,
    )


@pytest.mark.rule("barricadas", "3.4-b", "3.3.2-m")
def test_a_digger_that_is_driven_off_does_not_dig():
    holds(
        field(
            rep(
                "C706",
                units=["rep-infantry-h1", "rep-infantry-h2"],
                at={"rep-infantry-h2": "C703", "rep-diez": "C703"},
            ),
            nat("C708"),
            reaction=["legion-b1", "legion-b2", "legion-b3"],
            out=["rep-infantry-h1"],
            act=["rep-infantry-h1", "rep-infantry-h2"],
        ),
        """
        ? republican act 3.3.2-b
        > dig rep-infantry-h1
        - acts 3.3.2-m unit=rep-infantry-h1 what=dig
        ? nationalist react 3.4-a: react legion-b1:AP, react legion-b2:AP, react legion-b3:AP, hold
        > react legion-b1:AP
        ? nationalist react-group 3.4-e: join legion-b2, join legion-b3, shoot
        > shoot
        ~ fire 2 2
        - fire 3.4-a attack=AP column=6 divisor=2 ff=6 firers=legion-b1 hex=C706 hits=1 modifier=-1 result=3
            roll=4
        - step-lost 8.4.2-a left=2 unit=rep-infantry-h1
        ~ morale 4 4
        - check 14-m morale=7 passed=False roll=8 unit=rep-infantry-h1
        - rout 10.2-d hex=C706 unit=rep-infantry-h1
        ? republican rout 10.3.2-b: flee C606, flee C705, flee C806
        > flee C606
        ? republican rout 10.3.2-b: flee C505, flee C605, flee C705
        > flee C505
        ? republican rout 10.3.2-b: flee C405, flee C504, flee C605
        > flee C405
        - fled 10.3.2-a hex=C405 unit=rep-infantry-h1
        ? republican act 3.3.2-b
        = fights 1
        = fired 2
        = at rep-infantry-h1=C405
        = lost rep-infantry-h1=1
        = finished +legion-b1 +rep-infantry-h1
        = reaction -legion-b1
        = routed +rep-infantry-h1
        = moved +rep-infantry-h1
        = risky +rep-infantry-h1
        = used +rep-infantry-h1
        = acting -rep-infantry-h1
        """,
    )


@pytest.mark.rule("barricadas", "3.4-b", "3.3.2-m")
def test_a_digger_that_is_lost_does_not_dig():
    holds(
        field(
            rep(
                "C706",
                units=["rep-infantry-h1", "rep-infantry-h2"],
                at={"rep-infantry-h2": "C703", "rep-diez": "C703"},
            ),
            nat("C708"),
            reaction=["legion-b1", "legion-b2", "legion-b3"],
            lost={"rep-infantry-h1": 2},
            act=["rep-infantry-h1", "rep-infantry-h2"],
        ),
        """
        ? republican act 3.3.2-b
        > dig rep-infantry-h1
        - acts 3.3.2-m unit=rep-infantry-h1 what=dig
        ? nationalist react 3.4-a: react legion-b1:AP, react legion-b2:AP, react legion-b3:AP, hold
        > react legion-b1:AP
        ? nationalist react-group 3.4-e: join legion-b2, join legion-b3, shoot
        > shoot
        ~ fire 2 2
        - fire 3.4-a attack=AP column=6 divisor=2 ff=6 firers=legion-b1 hex=C706 hits=1 modifier=-1 result=3
            roll=4
        - eliminated 8.4.2-a unit=rep-infantry-h1
        ~ morale 5 5
        - check-formation 14-a morale=8 passed=False roll=10 unit=rep-diez
        - rout 10.1-c hex=C703 unit=rep-infantry-h2
        ? republican rout 10.3.2-b: flee C603, flee C702, flee C803
        > flee C603
        ? republican rout 10.3.2-b: flee C502, flee C602, flee C702
        > flee C502
        ? republican rout 10.3.2-b: flee C402, flee C501, flee C602
        > flee C402
        - fled 10.3.2-a hex=C402 unit=rep-infantry-h2
        - rout 10.2-e hex=C703 unit=rep-diez
        ? republican rout 10.3.2-b: flee C603, flee C702, flee C803
        > flee C603
        ? republican rout 10.3.2-b: flee C502, flee C602, flee C702
        > flee C502
        ? republican rout 10.3.2-b: flee C402, flee C501, flee C602
        > flee C402
        - fled 10.3.2-a hex=C402 unit=rep-diez
        ~ morale 4 1
        - check-formation 14-e morale=7 passed=True roll=5 unit=rep-diez
        ? nationalist activate 3.3.1-a
        = active 1
        = fights 1
        = fired 2
        = at rep-diez=C402 rep-infantry-h1= rep-infantry-h2=C402
        = lost rep-infantry-h1=3
        = gone +rep-infantry-h1
        = finished +legion-b1
        = reaction -legion-b1
        = out +rep-infantry-h2
        = routed +rep-diez +rep-infantry-h2
        = moved +rep-diez +rep-infantry-h2
        = acting -rep-infantry-h1 -rep-infantry-h2
        """,
    )


@pytest.mark.rule("barricadas", "13.2-b", "3.4-c", "3.4-b")
def test_men_cross_wire_and_may_be_fired_at_twice():
    holds(
        field(
            rep("C705"),
            nat("C708"),
            wire=["C706"],
            reaction=["legion-b1", "legion-b2"],
            positions={"C705": "republican"},
            inside=["rep-infantry-h1"],
        ),
        """
        ? republican act 3.3.2-b
        * move rep-infantry-h1, double rep-infantry-h1, fire rep-infantry-h1, prepare rep-infantry-h1, cross
            rep-infantry-h1 C706 C707, cross rep-infantry-h1 C706 C807, cross rep-infantry-h1 C706 C607,
            move rep-infantry-h2, double rep-infantry-h2, fire rep-infantry-h2, prepare rep-infantry-h2,
            cross rep-infantry-h2 C706 C707, cross rep-infantry-h2 C706 C807, cross rep-infantry-h2 C706
            C607, move rep-infantry-h3, double rep-infantry-h3, fire rep-infantry-h3, prepare
            rep-infantry-h3, cross rep-infantry-h3 C706 C707, cross rep-infantry-h3 C706 C807, cross
            rep-infantry-h3 C706 C607, move rep-diez, double rep-diez, cross rep-diez C706 C707, cross
            rep-diez C706 C807, cross rep-diez C706 C607, end
        ! cross rep-infantry-h1 C707 C706: 13.2-b no-wire hex=C707
        > cross rep-infantry-h1 C706 C707
        - acts 3.3.2-m unit=rep-infantry-h1 what=cross
        ? nationalist react 3.4-a: react legion-b1:AP, react legion-b2:AP, react legion-b3:AP, hold
        > hold
        ~ morale 2 5
        - check 14-l morale=9 passed=True roll=7 unit=rep-infantry-h1
        - crossed 13.2-b hex=C707 unit=rep-infantry-h1
        ? nationalist react 3.4-a: react legion-b1:AP, react legion-b2:AP, react legion-b3:AP, hold
        > hold
        ? republican act 3.3.2-b
        = fights 1
        = at rep-infantry-h1=C707
        = finished +rep-infantry-h1
        = moved +rep-infantry-h1
        = inside -rep-infantry-h1
        = risky +rep-infantry-h1
        = used +rep-infantry-h1
        = acting -rep-infantry-h1
        """,
    )


@pytest.mark.rule("barricadas", "13.2-f", "13.3-c", "3.3.2-m", "11-c")
def test_engineers_clear_and_build():
    holds(
        field(
            rep("C705", units=["rep-engineers-x1", "rep-engineers-x2", "rep-infantry-h1"]),
            nat("C711"),
            wire=["C706", "C606"],
            roadblocks=["C704"],
            ditches=["C604"],
            act=["rep-diez", "rep-engineers-x1", "rep-engineers-x2", "rep-infantry-h1"],
        ),
        """
        ? republican act 3.3.2-b
        * move rep-infantry-h1, double rep-infantry-h1, prepare rep-infantry-h1, dig rep-infantry-h1, cross
            rep-infantry-h1 C606 C506, cross rep-infantry-h1 C606 C607, cross rep-infantry-h1 C606 C505,
            cross rep-infantry-h1 C706 C707, cross rep-infantry-h1 C706 C807, cross rep-infantry-h1 C706
            C607, move rep-engineers-x1, double rep-engineers-x1, prepare rep-engineers-x1, dig
            rep-engineers-x1, cross rep-engineers-x1 C606 C506, cross rep-engineers-x1 C606 C607, cross
            rep-engineers-x1 C606 C505, cross rep-engineers-x1 C706 C707, cross rep-engineers-x1 C706 C807,
            cross rep-engineers-x1 C706 C607, clear rep-engineers-x1 C606, clear rep-engineers-x1 C704,
            clear rep-engineers-x1 C706, move rep-engineers-x2, double rep-engineers-x2, prepare
            rep-engineers-x2, dig rep-engineers-x2, cross rep-engineers-x2 C606 C506, cross rep-engineers-x2
            C606 C607, cross rep-engineers-x2 C606 C505, cross rep-engineers-x2 C706 C707, cross
            rep-engineers-x2 C706 C807, cross rep-engineers-x2 C706 C607, clear rep-engineers-x2 C606, clear
            rep-engineers-x2 C704, clear rep-engineers-x2 C706, move rep-diez, double rep-diez, cross
            rep-diez C606 C506, cross rep-diez C606 C607, cross rep-diez C606 C505, cross rep-diez C706
            C707, cross rep-diez C706 C807, cross rep-diez C706 C607, end
        ! clear rep-infantry-h1 C706: 13.2-f engineers-only unit=rep-infantry-h1
        ! clear rep-engineers-x1 C707: 13.2-f not-adjacent hex=C707 unit=rep-engineers-x1
        ! build rep-infantry-h1 bridge C604: 13.3-c no-such kind=work word=bridge
        > clear rep-engineers-x1 C706
        - acts 3.3.2-m unit=rep-engineers-x1 what=clear
        ~ morale 2 5
        - check 13.2-f morale=9 passed=True roll=7 unit=rep-engineers-x1
        - cleared 13.2-f hex=C706 unit=rep-engineers-x1
        ? republican act 3.3.2-b
        > end
        ? nationalist activate 3.3.1-a
        = active 1
        = fights 1
        = at rep-engineers-x1=C706
        = finished +rep-diez +rep-engineers-x1 +rep-engineers-x2 +rep-infantry-h1
        = moved +rep-engineers-x1
        = acting -rep-diez -rep-engineers-x1 -rep-engineers-x2 -rep-infantry-h1
        = leaders
        = wire -C706
        """,
    )


@pytest.mark.rule("barricadas", "3.3.1-g", "3.3.1-e", "5.6-l", "11-c")
def test_idle_units_are_finished_when_the_activation_ends():
    holds(
        field(
            {
                "officer": "rep-almagro",
                "units": ["rep-cavalry-cr1", "rep-cavalry-cr2", "rep-cavalry-cr3"],
                "hex": "C706",
            },
            nat("C711"),
            at={"rep-horses-x1": "C706", "rep-horses-x2": "C706"},
            load={"rep-cavalry-cr1": "rep-horses-x1", "rep-cavalry-cr2": "rep-horses-x2"},
            spent={"rep-cavalry-cr1": 4, "rep-cavalry-cr2": 18},
            charged=["rep-cavalry-cr1", "rep-cavalry-cr2"],
            began={"rep-cavalry-cr1": "C705"},
            risky=["rep-cavalry-cr3", "rep-cavalry-cr1"],
            works={"rep-cavalry-cr3": ["position", "C706", 1]},
            reaction=["rep-cavalry-cr3"],
            flak=["nat-88mm-x1"],
            flak_ready=["nat-88mm-x1"],
            used=["rep-cavalry-cr3"],
            act=["rep-almagro", "rep-cavalry-cr1", "rep-cavalry-cr3"],
        ),
        """
        ? republican act 3.3.2-b
        > end
        ? nationalist activate 3.3.1-a
        = active 1
        = finished +rep-almagro +rep-cavalry-cr1
        = charged -rep-cavalry-cr1
        = risky -rep-cavalry-cr1
        = used -rep-cavalry-cr3
        = flak -nat-88mm-x1
        = flak_ready -nat-88mm-x1
        = acting -rep-almagro -rep-cavalry-cr1 -rep-cavalry-cr3
        = leaders
        = spent rep-cavalry-cr1= rep-cavalry-cr2=
        = began rep-cavalry-cr1=
        """,
    )


@pytest.mark.rule("barricadas", "3.3.1-g", "2.3-n")
def test_who_waits_off_the_board_is_not_finished():
    holds(
        field(
            {
                "officer": "rep-diez",
                "units": ["rep-infantry-h1", "rep-infantry-h2"],
                "waiting": ["rep-infantry-h1", "rep-infantry-h2"],
                "zone": 1,
                "at": {"rep-diez": "C702"},
            },
            nat("C711"),
            entry=[[["C701"], 2, "N"]],
            act=["rep-diez", "rep-infantry-h1", "rep-infantry-h2"],
        ),
        """
        ? republican act 3.3.2-b
        * move rep-infantry-h1, double rep-infantry-h1, move rep-infantry-h2, double rep-infantry-h2, move
            rep-diez, double rep-diez, end
        ! fire rep-infantry-h1: 8-a no-fire unit=rep-infantry-h1
        ! prepare rep-infantry-h1: 3.4-k is-carried unit=rep-infantry-h1
        ! dig rep-infantry-h1: 3.3.2-a not-acting unit=rep-infantry-h1
        > end
        ? nationalist activate 3.3.1-a
        = active 1
        = finished +rep-diez
        = acting -rep-diez -rep-infantry-h1 -rep-infantry-h2
        = leaders
        """,
    )


@pytest.mark.rule("barricadas", "5.6-g")
def test_a_charger_past_its_move_must_charge():
    holds(
        field(
            {"officer": "rep-almagro", "units": ["rep-cavalry-cr1", "rep-cavalry-cr2"], "hex": "C706"},
            nat("C707", at={"legion-b2": "C711"}),
            at={"rep-horses-x1": "C706", "rep-horses-x2": "C706"},
            load={"rep-cavalry-cr1": "rep-horses-x1", "rep-cavalry-cr2": "rep-horses-x2"},
            spent={"rep-cavalry-cr1": 17},
            charged=["rep-cavalry-cr1"],
            began={"rep-cavalry-cr1": "C702"},
            act=["rep-almagro", "rep-cavalry-cr1", "rep-cavalry-cr2"],
        ),
        """
        ? republican act 3.3.2-b
        ! end: 5.6-g must-charge unit=rep-cavalry-cr1
        * move rep-cavalry-cr1, charge rep-cavalry-cr1, move rep-cavalry-cr2, charge rep-cavalry-cr2, fire
            rep-cavalry-cr2, prepare rep-cavalry-cr2, move rep-almagro, assault rep-cavalry-cr1 C707,
            assault rep-cavalry-cr2 C707
        > assault rep-cavalry-cr1 C707
        ? republican assault 9-e: join rep-cavalry-cr2, declare
        """,
    )


@pytest.mark.rule("barricadas", "5.6-g", "5.6-l")
def test_a_charger_within_its_move_need_not_charge():
    holds(
        field(
            {"officer": "rep-almagro", "units": ["rep-cavalry-cr1", "rep-cavalry-cr2"], "hex": "C706"},
            nat("C707", at={"legion-b2": "C711"}),
            at={"rep-horses-x1": "C706", "rep-horses-x2": "C706"},
            load={"rep-cavalry-cr1": "rep-horses-x1", "rep-cavalry-cr2": "rep-horses-x2"},
            spent={"rep-cavalry-cr1": 16},
            charged=["rep-cavalry-cr1"],
            began={"rep-cavalry-cr1": "C702"},
            act=["rep-almagro", "rep-cavalry-cr1", "rep-cavalry-cr2"],
        ),
        """
        ? republican act 3.3.2-b
        > end
        ? nationalist activate 3.3.1-a
        = active 1
        = finished +rep-almagro +rep-cavalry-cr1 +rep-cavalry-cr2
        = charged -rep-cavalry-cr1
        = acting -rep-almagro -rep-cavalry-cr1 -rep-cavalry-cr2
        = leaders
        = spent rep-cavalry-cr1=
        = began rep-cavalry-cr1=
        """,
    )


@pytest.mark.rule("barricadas", "12.9.2-d", "3.4-c")
def test_boats_carry_men_over_a_river():
    holds(
        field(rep("A604"), nat("A610"), maps="A", river="major", boats=["A605"], boat_steps={"A605": 6}),
        """
        ? republican act 3.3.2-b
        * move rep-infantry-h1, double rep-infantry-h1, prepare rep-infantry-h1, dig rep-infantry-h1, boat
            rep-infantry-h1 A605 A705, boat rep-infantry-h1 A605 A606, move rep-infantry-h2, double
            rep-infantry-h2, prepare rep-infantry-h2, dig rep-infantry-h2, boat rep-infantry-h2 A605 A705,
            boat rep-infantry-h2 A605 A606, move rep-infantry-h3, double rep-infantry-h3, prepare
            rep-infantry-h3, dig rep-infantry-h3, boat rep-infantry-h3 A605 A705, boat rep-infantry-h3 A605
            A606, move rep-diez, double rep-diez, boat rep-diez A605 A705, boat rep-diez A605 A606, end
        ! boat rep-infantry-h1 A605 A604: 12.9.2-d not-beyond hex=A604
        ! boat rep-infantry-h1 A705 A706: 12.9.2-d no-boat hex=A705
        > boat rep-infantry-h1 A605 A606
        - acts 3.3.2-m unit=rep-infantry-h1 what=boat
        - ferried 12.9.2-d hex=A606 unit=rep-infantry-h1
        ? republican act 3.3.2-b
        > end
        ? nationalist activate 3.3.1-a
        = active 1
        = at rep-infantry-h1=A606
        = finished +rep-diez +rep-infantry-h1 +rep-infantry-h2 +rep-infantry-h3
        = moved +rep-infantry-h1
        = acting -rep-diez -rep-infantry-h1 -rep-infantry-h2 -rep-infantry-h3
        = leaders
        = boat_steps A605=9
        """,
    )


@pytest.mark.rule("barricadas", "3.3.2-b", "3.3.1-g")
def test_with_nothing_left_to_do_the_activation_ends():
    holds(
        field(act=["rep-infantry-h1"]),
        """
        ? republican act 3.3.2-b
        > prepare rep-infantry-h1
        - acts 3.3.2-m unit=rep-infantry-h1 what=prepare
        ? nationalist activate 3.3.1-a
        = active 1
        = reaction +rep-infantry-h1
        = fresh +rep-infantry-h1
        = acting -rep-infantry-h1
        """,
    )


@pytest.mark.rule("barricadas", "13.3-c", "13.4-c", "3.3.2-m", "11-c")
def test_engineers_build_what_takes_two_turns():
    holds(
        field(
            rep("C705", units=["rep-engineers-x1", "rep-engineers-x2", "rep-infantry-h1"]),
            nat("C711"),
            ditches=["C704"],
            roadblocks=["C605"],
            act=["rep-diez", "rep-engineers-x1", "rep-engineers-x2", "rep-infantry-h1"],
            works={"rep-engineers-x2": ["trench", "C705", 1]},
        ),
        """
        ? republican act 3.3.2-b
        * move rep-infantry-h1, double rep-infantry-h1, prepare rep-infantry-h1, dig rep-infantry-h1, move
            rep-engineers-x1, double rep-engineers-x1, prepare rep-engineers-x1, dig rep-engineers-x1, clear
            rep-engineers-x1 C605, build rep-engineers-x1 crossing C704, move rep-engineers-x2, double
            rep-engineers-x2, prepare rep-engineers-x2, dig rep-engineers-x2, clear rep-engineers-x2 C605,
            build rep-engineers-x2 crossing C704, move rep-diez, double rep-diez, end
        ! build rep-engineers-x1 crossing C605: 11-e no-ditch hex=C605
        ! build rep-infantry-h1 crossing C704: 11-e engineers-only unit=rep-infantry-h1
        > build rep-engineers-x1 crossing C704
        - acts 3.3.2-m unit=rep-engineers-x1 what=build
        - builds 11-e hex=C704 unit=rep-engineers-x1 what=crossing
        ? republican act 3.3.2-b
        = works rep-engineers-x1=crossing/93/2
        = finished +rep-engineers-x1
        = risky +rep-engineers-x1
        = used +rep-engineers-x1
        = acting -rep-engineers-x1
        """,
    )


@pytest.mark.rule("barricadas", "13.1.1-b", "13.5-b", "3.3.2-m")
def test_a_digger_in_a_trench_begins_a_position_anew():
    holds(
        field(works={"rep-infantry-h1": ["trench", "C706", 1], "rep-infantry-h2": ["position", "C706", 2]}),
        """
        ? republican act 3.3.2-b
        > dig rep-infantry-h1
        - acts 3.3.2-m unit=rep-infantry-h1 what=dig
        - digs 13.1.1-b hex=C706 unit=rep-infantry-h1
        ? republican act 3.3.2-b
        > prepare rep-infantry-h2
        - acts 3.3.2-m unit=rep-infantry-h2 what=prepare
        ? republican act 3.3.2-b
        > move rep-infantry-h3
        - moves 3.3.2-j kind=move unit=rep-infantry-h3
        ? republican march 5.2-a: with rep-diez, to C705, to C806, to C807, to C707, to C607, to C606, stop
        > stop
        ? republican act 3.3.2-b
        > end
        ? nationalist activate 3.3.1-a
        = active 1
        = works rep-infantry-h1=position/95/2 rep-infantry-h2=
        = finished +rep-diez +rep-infantry-h1 +rep-infantry-h3
        = reaction +rep-infantry-h2
        = fresh +rep-infantry-h2
        = moved +rep-infantry-h3
        = risky +rep-infantry-h1
        = acting -rep-diez -rep-infantry-h1 -rep-infantry-h2 -rep-infantry-h3
        = leaders
        """,
    )


@pytest.mark.rule("barricadas", "13.1.1-d", "9-e", "3.3.2-j")
def test_who_assaults_gives_up_his_work():
    holds(
        field(
            rep("C706"),
            nat("C707"),
            works={"rep-infantry-h1": ["position", "C706", 2], "rep-infantry-h2": ["position", "C706", 2]},
            risky=["rep-infantry-h1", "rep-infantry-h2"],
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
        ~ morale 6 6
        - check 9.1-a morale=9 passed=False roll=12 unit=rep-infantry-h1
        ? republican act 3.3.2-b
        > end
        ? nationalist activate 3.3.1-a
        = active 1
        = fights 1
        = works rep-infantry-h1=
        = finished +rep-diez +rep-infantry-h1 +rep-infantry-h2 +rep-infantry-h3
        = moved +rep-infantry-h1
        = risky -rep-infantry-h1
        = acting -rep-diez -rep-infantry-h1 -rep-infantry-h2 -rep-infantry-h3
        = leaders
        """,
    )


@pytest.mark.rule("barricadas", "13.1.1-e", "13.2-b", "3.4-c")
def test_who_leaves_a_position_empty_leaves_it_for_good():
    holds(
        field(
            rep("C705", units=["rep-infantry-h1"], at={"rep-diez": "C704"}),
            nat("C711"),
            wire=["C706"],
            positions={"C705": "republican"},
            inside=["rep-infantry-h1"],
            act=["rep-infantry-h1"],
        ),
        """
        ? republican act 3.3.2-b
        > cross rep-infantry-h1 C706 C707
        - acts 3.3.2-m unit=rep-infantry-h1 what=cross
        ~ morale 2 2
        - check 14-l morale=9 passed=True roll=4 unit=rep-infantry-h1
        - crossed 13.2-b hex=C707 unit=rep-infantry-h1
        ? nationalist react 3.4-a: react legion-b1:AP, react legion-b2:AP, react legion-b3:AP, hold
        = fights 1
        = at rep-infantry-h1=C707
        = finished +rep-infantry-h1
        = moved +rep-infantry-h1
        = inside -rep-infantry-h1
        = risky +rep-infantry-h1
        = used +rep-infantry-h1
        = acting -rep-infantry-h1
        = positions C705=
        """,
    )


@pytest.mark.rule("barricadas", "3.3.2-b", "3.3.2-i", "3.3.2-n", "5.5-j")
def test_officers_may_not_do_what_units_do():
    holds(
        field(
            rep("C706", units=["rep-infantry-h1", "rep-81mm-x1"]),
            nat("C711"),
            at={"rep-horses-x1": "C706", "rep-truck-x1": "C706"},
            act=["rep-diez", "rep-infantry-h1", "rep-81mm-x1", "rep-horses-x1"],
        ),
        """
        ? republican act 3.3.2-b
        ! fire rep-diez: 8-a no-fire unit=rep-diez
        ! fire rep-horses-x1: 8-a no-fire unit=rep-horses-x1
        ! prepare rep-horses-x1: 8-a no-fire unit=rep-horses-x1
        ! limber rep-infantry-h1 rep-truck-x1: 5.5-j no-gun unit=rep-infantry-h1
        ! charge rep-infantry-h1: 5.6-g not-mounted unit=rep-infantry-h1
        ! unlimber rep-infantry-h1: 5.5-j nothing-carried unit=rep-infantry-h1
        ! direct rep-infantry-h1: 7.4-c no-officer unit=rep-infantry-h1
        ! air rep-infantry-h1: 7.4-c no-officer unit=rep-infantry-h1
        * move rep-infantry-h1, double rep-infantry-h1, prepare rep-infantry-h1, dig rep-infantry-h1, move
            rep-81mm-x1, double rep-81mm-x1, fire rep-81mm-x1, prepare rep-81mm-x1, dig rep-81mm-x1, direct
            rep-diez, move rep-diez, double rep-diez, end
        """,
    )


@pytest.mark.rule("barricadas", "3.3.2-b", "2.3-n", "3.3.2-a")
def test_an_officer_off_the_board_only_comes_in():
    holds(
        field(
            {
                "officer": "rep-diez",
                "units": ["rep-infantry-h1", "rep-75mm-x1"],
                "at": {"rep-infantry-h1": "C702"},
                "waiting": ["rep-diez", "rep-75mm-x1"],
                "zone": 1,
            },
            nat("C711"),
            {"officer": "rep-soler", "units": ["rep-infantry-i1"], "hex": "C703"},
            waiting={"rep-truck-x1": 1},
            routed=["rep-infantry-i1"],
            entry=[[["C701"], 2, "N"]],
            act=["rep-diez", "rep-infantry-h1", "rep-75mm-x1"],
        ),
        """
        ? republican act 3.3.2-b
        ! rally rep-diez: 3.3.2-a not-acting unit=rep-diez
        ! direct rep-diez: 3.3.2-a not-acting unit=rep-diez
        ! limber rep-75mm-x1 rep-truck-x1: 5.5-j not-same-hex unit=rep-truck-x1
        ! unlimber rep-75mm-x1: 5.5-j nothing-carried unit=rep-75mm-x1
        * move rep-infantry-h1, double rep-infantry-h1, prepare rep-infantry-h1, dig rep-infantry-h1, move
            rep-75mm-x1, move rep-diez, double rep-diez, end
        """,
    )


@pytest.mark.rule("barricadas", "5.5-j", "3.3.2-a")
def test_an_unlimbered_gun_and_its_truck_have_acted():
    holds(
        field(
            rep("C706", units=["rep-75mm-x1"]),
            nat("C711"),
            at={"rep-truck-x1": "C706"},
            load={"rep-75mm-x1": "rep-truck-x1"},
            act=["rep-diez", "rep-75mm-x1", "rep-truck-x1"],
        ),
        """
        ? republican act 3.3.2-b
        > unlimber rep-75mm-x1
        - acts 3.3.2-m unit=rep-75mm-x1 what=unlimber
        - unlimbered 5.5-j hex=C706 unit=rep-truck-x1
        ? republican act 3.3.2-b
        * move rep-diez, double rep-diez, end
        ! move rep-truck-x1: 3.3.2-a not-acting unit=rep-truck-x1
        = load rep-75mm-x1=
        = finished +rep-75mm-x1 +rep-truck-x1
        = used +rep-75mm-x1
        = acting -rep-75mm-x1 -rep-truck-x1
        """,
    )


@pytest.mark.rule("barricadas", "12.9.2-d", "3.3.2-a")
def test_who_crosses_by_boat_has_acted():
    holds(
        field(rep("A604"), nat("A610"), maps="A", river="major", boats=["A605"], boat_steps={"A605": 6}),
        """
        ? republican act 3.3.2-b
        > boat rep-infantry-h1 A605 A606
        - acts 3.3.2-m unit=rep-infantry-h1 what=boat
        - ferried 12.9.2-d hex=A606 unit=rep-infantry-h1
        ? republican act 3.3.2-b
        ! move rep-infantry-h1: 3.3.2-a not-acting unit=rep-infantry-h1
        ! fire rep-infantry-h1: 3.3.2-a not-acting unit=rep-infantry-h1
        = at rep-infantry-h1=A606
        = finished +rep-infantry-h1
        = moved +rep-infantry-h1
        = risky +rep-infantry-h1
        = used +rep-infantry-h1
        = acting -rep-infantry-h1
        = boat_steps A605=9
        """,
    )
