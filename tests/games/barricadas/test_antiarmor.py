"""9.5: anti-armor assaults, and vehicles that answer them."""

from __future__ import annotations

import pytest

from .account import SPARE, holds
from .table import NAT, REP, nat, rep, situation

PANZERS = {"officer": "nat-von-thoma", "units": ["nat-pz1a-x1", "nat-pz1a-x2"]}


def hunt(*formations, side="republican", act=(), **more):
    """Infantry next to vehicles that stand alone."""
    own = ["rep-diez", *REP["units"]] if side == "republican" else ["nat-vazquez", *NAT["units"]]
    return situation(formation=[*formations, *SPARE["C"]], active=side, act=[*(act or own)], **more)


@pytest.mark.rule("barricadas", "9.5-a", "9.5-b", "9.5-c", "9.5-d", "9-h", "10.2-c", "9-e")
def test_one_unit_goes_for_one_vehicle_under_the_fire_of_all():
    holds(
        hunt(rep("C706"), {**PANZERS, "hex": "C707"}, at={"nat-truck-x1": "C707"}),
        """
        ? republican act 3.3.2-b
        > assault rep-infantry-h1 C707
        - assault 9-e hex=C707 units=rep-infantry-h1
        ? republican vehicle 9.5-a: on nat-pz1a-x1, on nat-pz1a-x2, on nat-truck-x1
        ! on rep-infantry-h2: 9.5-a no-such-vehicle hex=C707 unit=rep-infantry-h2
        ! on nat-pz1a-x3: 9.5-a no-such-vehicle hex=C707 unit=nat-pz1a-x3
        > on nat-pz1a-x2
        ? nationalist defend 9.5-b: volley nat-pz1a-x1 C706:AP, hold
        ! volley nat-pz1a-x2 C706:AP: 9.5-b not-its-turn other=nat-pz1a-x1 unit=nat-pz1a-x2
        ! volley nat-pz1a-x1 C706:AT: 9.5-b only-ap unit=nat-pz1a-x1
        ! volley nat-pz1a-x1 C707:AP: 9.5-b no-launch hex=C707
        > volley nat-pz1a-x1 C706:AP
        ~ fire 6 6
        - fire 9.5-b attack=AP column=5 divisor=2 ff=5 firers=nat-pz1a-x1 hex=C706 hits=0 modifier=-1
            result=0 roll=12
        ? nationalist defend 9.5-b: volley nat-pz1a-x2 C706:AP, hold
        > hold
        ~ morale 4 4
        - check 9.5-c morale=8 passed=True roll=8 unit=rep-infantry-h1
        ~ fire 2 1
        - fire 9.5-d attack=AP column=5 divisor=2 ff=5 firers=rep-infantry-h1 hex=C707 hits=1 modifier=0
            result=3 roll=3
        - step-lost 8.4.2-a left=2 unit=nat-pz1a-x2
        ~ officer 6 6
        - officer-roll 7.1-d hits=1 roll=12 unit=nat-von-thoma
        ~ morale 2 2
        - check 14-j morale=7 passed=True roll=4 unit=nat-pz1a-x2
        ? nationalist fall-back 9.5-h: fall C808, fall C708, fall C608, stay
        ! fall C709: 9.5-h not-next hex=C709 unit=nat-pz1a-x2
        ! fall C706: 9.3.1-g unsafe hex=C706 unit=nat-pz1a-x2
        ! fall C607: 9.3.1-e unsafe hex=C607 unit=nat-pz1a-x2
        > fall C708
        ? republican act 3.3.2-b
        = fights 1
        = fired 2
        = at nat-pz1a-x2=C708
        = lost nat-pz1a-x2=1
        = finished +nat-pz1a-x1 +nat-pz1a-x2 +rep-infantry-h1
        = moved +nat-pz1a-x2 +rep-infantry-h1
        = used +rep-infantry-h1
        = answered +nat-pz1a-x1
        = acting -rep-infantry-h1
        = spent rep-infantry-h1=0
        = began rep-infantry-h1=C706
        """,
    )


@pytest.mark.rule("barricadas", "9.5-b", "14-j", "9.5-g", "9-e")
def test_the_second_time_a_vehicle_fires_after_a_check_at_half():
    holds(
        hunt(
            nat("C708"),
            {"officer": "rep-arman", "units": ["rep-t26b-x1", "rep-t26b-x2"], "hex": "C707"},
            side="nationalist",
            answered=["rep-t26b-x1", "rep-t26b-x2"],
        ),
        """
        ? nationalist act 3.3.2-b
        > assault legion-b1 C707
        - assault 9-e hex=C707 units=legion-b1
        ? nationalist vehicle 9.5-a: on rep-t26b-x1, on rep-t26b-x2
        > on rep-t26b-x1
        ? republican defend 9.5-b: volley rep-t26b-x1 C708:AP, hold
        > volley rep-t26b-x1 C708:AP
        ~ morale 2 2
        - check 9.5-b morale=9 passed=True roll=4 unit=rep-t26b-x1
        ~ fire 3 3
        - fire 9.5-b attack=AP column=3 divisor=2 ff=3 firers=rep-t26b-x1 hex=C708 hits=0 modifier=-1
            result=1 roll=6
        ? republican defend 9.5-b: volley rep-t26b-x2 C708:AP, hold
        > volley rep-t26b-x2 C708:AP
        ~ morale 6 6
        - check 9.5-b morale=9 passed=False roll=12 unit=rep-t26b-x2
        ~ morale 2 2
        - check 9.5-c morale=8 passed=True roll=4 unit=legion-b1
        ~ fire 1 1
        - fire 9.5-d attack=AP column=6 divisor=2 ff=6 firers=legion-b1 hex=C707 hits=2 modifier=0 result=4
            roll=2
        - step-lost 8.4.2-a left=2 unit=rep-t26b-x1
        - step-lost 8.4.2-a left=1 unit=rep-t26b-x1
        ~ officer 1 5
        - officer-roll 7.1-d hits=2 roll=6 unit=rep-arman
        ~ morale 2 6
        - check 14-j morale=7 passed=False roll=8 unit=rep-t26b-x1
        - rout 10.2-d hex=C707 unit=rep-t26b-x1
        ? republican rout 10.3.2-b: flee C607, flee C706, flee C807
        > flee C607
        ? republican rout 10.3.2-b: flee C506, flee C606, flee C706
        > flee C506
        ? republican rout 10.3.2-b: flee C406, flee C505, flee C606
        > flee C406
        ? republican rout 10.3.2-b: flee C305, flee C405, flee C505
        > flee C305
        ? republican rout 10.3.2-b: flee C205, flee C304, flee C405
        > flee C205
        - fled 10.3.2-a hex=C205 unit=rep-t26b-x1
        ? nationalist act 3.3.2-b
        = fights 1
        = fired 1
        = at rep-arman=C205 rep-t26b-x1=C205
        = lost rep-t26b-x1=2
        = fled rep-arman=C707
        = finished +legion-b1 +rep-t26b-x1
        = out +rep-t26b-x1 +rep-t26b-x2
        = routed +rep-arman +rep-t26b-x1
        = moved +legion-b1 +rep-t26b-x1
        = used +legion-b1
        = acting -legion-b1
        = spent legion-b1=0
        = began legion-b1=C708
        """,
    )


@pytest.mark.rule("barricadas", "9.5-b", "9.5-g", "9-e")
def test_a_unit_shot_down_on_its_way_strikes_nobody():
    holds(
        hunt(rep("C706"), {**PANZERS, "hex": "C707"}, lost={"rep-infantry-h1": 2}),
        """
        ? republican act 3.3.2-b
        > assault rep-infantry-h1 C707
        - assault 9-e hex=C707 units=rep-infantry-h1
        ? republican vehicle 9.5-a: on nat-pz1a-x1, on nat-pz1a-x2
        > on nat-pz1a-x2
        ? nationalist defend 9.5-b: volley nat-pz1a-x1 C706:AP, hold
        > volley nat-pz1a-x1 C706:AP
        ~ fire 1 1
        - fire 9.5-b attack=AP column=5 divisor=2 ff=5 firers=nat-pz1a-x1 hex=C706 hits=1 modifier=-1
            result=3 roll=2
        - eliminated 8.4.2-a unit=rep-infantry-h1
        ~ officer 5 5
        - officer-roll 7.1-d hits=1 roll=10 unit=rep-diez
        ~ morale 4 1
        - check-formation 14-a morale=9 passed=True roll=5 unit=rep-diez
        ? republican act 3.3.2-b
        = fights 1
        = fired 2
        = at rep-infantry-h1=
        = lost rep-infantry-h1=3
        = gone +rep-infantry-h1
        = finished +nat-pz1a-x1
        = moved +rep-infantry-h1
        = used +rep-infantry-h1
        = answered +nat-pz1a-x1
        = acting -rep-infantry-h1
        = began rep-infantry-h1=C706
        """,
    )


@pytest.mark.rule("barricadas", "9.5-c", "9.5-f", "9-e")
def test_a_failed_check_ends_it():
    holds(
        hunt(rep("C706"), {**PANZERS, "units": ["nat-pz1a-x1"], "hex": "C707"}),
        """
        ? republican act 3.3.2-b
        > assault rep-infantry-h1 C707
        - assault 9-e hex=C707 units=rep-infantry-h1
        ? nationalist defend 9.5-b: volley nat-pz1a-x1 C706:AP, hold
        > hold
        ~ morale 5 4
        - check 9.5-c morale=8 passed=False roll=9 unit=rep-infantry-h1
        ? republican act 3.3.2-b
        = fights 1
        = finished +rep-infantry-h1
        = moved +rep-infantry-h1
        = used +rep-infantry-h1
        = acting -rep-infantry-h1
        = spent rep-infantry-h1=0
        = began rep-infantry-h1=C706
        """,
    )


@pytest.mark.rule("barricadas", "9.5-c", "9.5-e", "9.5-f", "9-e")
def test_a_truck_is_stormed_without_the_penalty_and_its_hex_held():
    holds(
        hunt(
            nat("C707"),
            rep("C603"),
            side="nationalist",
            at={"rep-truck-x1": "C706", "rep-75mm-x1": "C706"},
            load={"rep-75mm-x1": "rep-truck-x1"},
            lost={"rep-truck-x1": 2, "rep-75mm-x1": 2},
        ),
        """
        ? nationalist act 3.3.2-b
        > assault legion-b1 C706
        - assault 9-e hex=C706 units=legion-b1
        ~ morale 4 5
        - check 9.5-c morale=9 passed=True roll=9 unit=legion-b1
        ~ fire 2 2
        - fire 9.5-d attack=AP column=9 divisor=2 ff=6 firers=legion-b1 hex=C706 hits=2 modifier=0 result=4
            roll=4
        - eliminated 8.4.2-a unit=rep-truck-x1
        - eliminated 8.4.2-a unit=rep-75mm-x1
        ? nationalist hold-hex 9.5-f: stay, return
        > stay
        - taken 9.3-h hex=C706 units=legion-b1
        ? nationalist act 3.3.2-b
        = fights 1
        = at legion-b1=C706 rep-75mm-x1= rep-truck-x1=
        = lost rep-75mm-x1=3 rep-truck-x1=3
        = load rep-75mm-x1=
        = gone +rep-75mm-x1 +rep-truck-x1
        = finished +legion-b1 +rep-truck-x1
        = moved +legion-b1
        = used +legion-b1
        = acting -legion-b1
        = spent legion-b1=0
        = began legion-b1=C707
        """,
    )


@pytest.mark.rule("barricadas", "9.5-f", "9.5-d", "9-e")
def test_whoever_destroyed_the_last_vehicle_may_go_back():
    holds(
        hunt(rep("C706"), at={"nat-truck-x1": "C707"}, lost={"nat-truck-x1": 2}),
        """
        ? republican act 3.3.2-b
        > assault rep-infantry-h1 C707
        - assault 9-e hex=C707 units=rep-infantry-h1
        ~ morale 4 4
        - check 9.5-c morale=9 passed=True roll=8 unit=rep-infantry-h1
        ~ fire 2 2
        - fire 9.5-d attack=AP column=8 divisor=2 ff=5 firers=rep-infantry-h1 hex=C707 hits=2 modifier=0
            result=4 roll=4
        - eliminated 8.4.2-a unit=nat-truck-x1
        ? republican hold-hex 9.5-f: stay, return
        > return
        ? republican act 3.3.2-b
        = fights 1
        = at nat-truck-x1=
        = lost nat-truck-x1=3
        = gone +nat-truck-x1
        = finished +nat-truck-x1 +rep-infantry-h1
        = moved +rep-infantry-h1
        = used +rep-infantry-h1
        = acting -rep-infantry-h1
        = spent rep-infantry-h1=0
        = began rep-infantry-h1=C706
        """,
    )


@pytest.mark.rule("barricadas", "9.1.1-b", "10.2-g", "14-a", "9.5-d", "9-e")
def test_a_routed_vehicle_is_lost_with_its_load():
    holds(
        hunt(
            rep("C706"),
            {
                "officer": "nat-zanon",
                "units": ["nat-75mm-x1", "nat-75mm-x2"],
                "at": {"nat-75mm-x1": "C707", "nat-75mm-x2": "C712", "nat-zanon": "C712"},
            },
            at={"nat-truck-x1": "C707"},
            load={"nat-75mm-x1": "nat-truck-x1"},
            routed=["nat-truck-x1"],
        ),
        """
        ? republican act 3.3.2-b
        > assault rep-infantry-h1 C707
        - assault 9-e hex=C707 units=rep-infantry-h1
        ~ morale 2 2
        - check 9.5-c morale=9 passed=True roll=4 unit=rep-infantry-h1
        - eliminated 9.1.1-b unit=nat-truck-x1
        - eliminated 9.1.1-b unit=nat-75mm-x1
        ~ morale 5 5
        - check-formation 14-a morale=7 passed=False roll=10 unit=nat-zanon
        - rout 10.1-c hex=C712 unit=nat-75mm-x2
        ? nationalist rout 10.3.2-b: flee C813, flee C713, flee C613
        > flee C813
        ? nationalist rout 10.3.2-b: flee C913, flee C814, flee C713
        > flee C913
        ? nationalist rout 10.3.2-b: flee C1014, flee C914, flee C814
        > flee C1014
        - fled 10.3.2-a hex=C1014 unit=nat-75mm-x2
        - rout 10.2-e hex=C712 unit=nat-zanon
        ? nationalist rout 10.3.2-b: flee C813, flee C713, flee C613
        > flee C813
        ? nationalist rout 10.3.2-b: flee C913, flee C814, flee C713
        > flee C913
        ? nationalist rout 10.3.2-b: flee C1014, flee C914, flee C814
        > flee C1014
        - fled 10.3.2-a hex=C1014 unit=nat-zanon
        ? republican hold-hex 9.5-f: stay, return
        > stay
        - taken 9.3-h hex=C707 units=rep-infantry-h1
        ? republican act 3.3.2-b
        = fights 1
        = at nat-75mm-x1= nat-75mm-x2=C1014 nat-truck-x1= nat-zanon=C1014 rep-infantry-h1=C707
        = lost nat-75mm-x1=3 nat-truck-x1=3
        = load nat-75mm-x1=
        = gone +nat-75mm-x1 +nat-truck-x1
        = finished +nat-truck-x1 +rep-infantry-h1
        = out +nat-75mm-x2
        = routed +nat-75mm-x2 +nat-zanon -nat-truck-x1
        = moved +nat-75mm-x2 +nat-zanon +rep-infantry-h1
        = used +rep-infantry-h1
        = acting -rep-infantry-h1
        = spent rep-infantry-h1=0
        = began rep-infantry-h1=C706
        """,
    )


@pytest.mark.rule("barricadas", "9.5-d", "13.7-f", "9.5-e", "9-e")
def test_riders_strike_at_half_and_from_rubble_it_is_harder():
    holds(
        hunt(
            {"officer": "rep-almagro", "units": ["rep-cavalry-cr1", "rep-cavalry-cr2"], "hex": "C706"},
            {**PANZERS, "units": ["nat-pz1a-x1"], "hex": "C707"},
            at={"rep-horses-x1": "C706"},
            load={"rep-cavalry-cr1": "rep-horses-x1"},
            rubble_at={"C706": 99},
            act=["rep-almagro", "rep-cavalry-cr1", "rep-cavalry-cr2"],
        ),
        """
        ? republican act 3.3.2-b
        > assault rep-cavalry-cr1 C707
        - assault 9-e hex=C707 units=rep-cavalry-cr1
        ? nationalist defend 9.5-b: volley nat-pz1a-x1 C706:AP, hold
        > volley nat-pz1a-x1 C706:AP
        ~ fire 6 6
        - fire 9.5-b attack=AP column=5 divisor=5 ff=5 firers=nat-pz1a-x1 hex=C706 hits=0 modifier=-1
            result=0 roll=12
        ~ morale 2 2
        - check 9.5-c morale=6 passed=True roll=4 unit=rep-cavalry-cr1
        ~ fire 3 3
        - fire 9.5-d attack=AP column=3 divisor=2 ff=3 firers=rep-cavalry-cr1 hex=C707 hits=0 modifier=-1
            result=1 roll=6
        ? republican act 3.3.2-b
        = fights 1
        = fired 2
        = finished +nat-pz1a-x1 +rep-cavalry-cr1
        = moved +rep-cavalry-cr1
        = used +rep-cavalry-cr1
        = answered +nat-pz1a-x1
        = acting -rep-cavalry-cr1
        = spent rep-cavalry-cr1=0
        = began rep-cavalry-cr1=C706
        """,
    )


@pytest.mark.rule("barricadas", "9.5-h", "9.3.1-e", "9-e")
def test_a_hurt_tank_with_nowhere_to_go_stays():
    holds(
        hunt(
            rep("C706"),
            {**PANZERS, "units": ["nat-pz1a-x1"], "hex": "C707"},
            at={
                "rep-infantry-i1": "C808",
                "rep-infantry-i2": "C708",
                "rep-infantry-i3": "C608",
                "rep-infantry-k1": "C607",
                "rep-infantry-k2": "C807",
            },
        ),
        """
        ? republican act 3.3.2-b
        > assault rep-infantry-h1 C707
        - assault 9-e hex=C707 units=rep-infantry-h1
        ? nationalist defend 9.5-b: volley nat-pz1a-x1 C706:AP, hold
        > hold
        ~ morale 2 2
        - check 9.5-c morale=8 passed=True roll=4 unit=rep-infantry-h1
        ~ fire 1 4
        - fire 9.5-d attack=AP column=5 divisor=2 ff=5 firers=rep-infantry-h1 hex=C707 hits=1 modifier=0
            result=2 roll=5
        - step-lost 8.4.2-a left=2 unit=nat-pz1a-x1
        ~ officer 6 6
        - officer-roll 7.1-d hits=1 roll=12 unit=nat-von-thoma
        ~ morale 2 2
        - check 14-j morale=7 passed=True roll=4 unit=nat-pz1a-x1
        ? republican act 3.3.2-b
        = fights 1
        = lost nat-pz1a-x1=1
        = finished +nat-pz1a-x1 +rep-infantry-h1
        = moved +rep-infantry-h1
        = used +rep-infantry-h1
        = acting -rep-infantry-h1
        = spent rep-infantry-h1=0
        = began rep-infantry-h1=C706
        """,
    )


@pytest.mark.rule("barricadas", "9.5-h", "4-a", "9-e")
def test_a_hurt_tank_does_not_fall_back_onto_a_full_hex():
    holds(
        hunt(
            rep("C706"),
            {**PANZERS, "units": ["nat-pz1a-x1"], "hex": "C707"},
            at={"legion-c1": "C708", "legion-c2": "C708", "legion-c3": "C708", "nat-mmg-x1": "C708"},
        ),
        """
        ? republican act 3.3.2-b
        > assault rep-infantry-h1 C707
        - assault 9-e hex=C707 units=rep-infantry-h1
        ? nationalist defend 9.5-b: volley nat-pz1a-x1 C706:AP, hold
        > hold
        ~ morale 2 2
        - check 9.5-c morale=8 passed=True roll=4 unit=rep-infantry-h1
        ~ fire 1 4
        - fire 9.5-d attack=AP column=5 divisor=2 ff=5 firers=rep-infantry-h1 hex=C707 hits=1 modifier=0
            result=2 roll=5
        - step-lost 8.4.2-a left=2 unit=nat-pz1a-x1
        ~ officer 6 6
        - officer-roll 7.1-d hits=1 roll=12 unit=nat-von-thoma
        ~ morale 2 2
        - check 14-j morale=7 passed=True roll=4 unit=nat-pz1a-x1
        ? nationalist fall-back 9.5-h: fall C808, fall C608, stay
        ! fall C708: 4-a overstacked hex=C708 unit=nat-pz1a-x1
        > stay
        ? republican act 3.3.2-b
        = fights 1
        = lost nat-pz1a-x1=1
        = finished +nat-pz1a-x1 +rep-infantry-h1
        = moved +rep-infantry-h1
        = used +rep-infantry-h1
        = acting -rep-infantry-h1
        = spent rep-infantry-h1=0
        = began rep-infantry-h1=C706
        """,
    )


@pytest.mark.rule("barricadas", "14-j", "9.5-d", "9.5-h", "9-e")
def test_a_hurt_tank_routs_when_its_check_fails():
    holds(
        hunt(
            rep("C706"),
            {
                **PANZERS,
                "units": ["nat-pz1a-x1", "nat-pz1a-x2"],
                "hex": "C707",
                "at": {"nat-pz1a-x2": "C710", "nat-von-thoma": "C710"},
            },
        ),
        """
        ? republican act 3.3.2-b
        > assault rep-infantry-h1 C707
        - assault 9-e hex=C707 units=rep-infantry-h1
        ? nationalist defend 9.5-b: volley nat-pz1a-x1 C706:AP, hold
        > hold
        ~ morale 2 2
        - check 9.5-c morale=8 passed=True roll=4 unit=rep-infantry-h1
        ~ fire 1 4
        - fire 9.5-d attack=AP column=5 divisor=2 ff=5 firers=rep-infantry-h1 hex=C707 hits=1 modifier=0
            result=2 roll=5
        - step-lost 8.4.2-a left=2 unit=nat-pz1a-x1
        ~ officer 4 1
        - officer-roll 7.1-d hits=1 roll=5 unit=nat-von-thoma
        ~ morale 6 6
        - check 14-j morale=7 passed=False roll=12 unit=nat-pz1a-x1
        - eliminated 10.2-d unit=nat-pz1a-x1
        ? republican hold-hex 9.5-f: stay, return
        > stay
        - taken 9.3-h hex=C707 units=rep-infantry-h1
        ? republican act 3.3.2-b
        = fights 1
        = at nat-pz1a-x1= nat-von-thoma=C710 rep-infantry-h1=C707
        = lost nat-pz1a-x1=3
        = load nat-von-thoma=nat-pz1a-x2
        = gone +nat-pz1a-x1
        = finished +nat-pz1a-x1 +rep-infantry-h1
        = moved +rep-infantry-h1
        = used +rep-infantry-h1
        = acting -rep-infantry-h1
        = spent rep-infantry-h1=0
        = began rep-infantry-h1=C706
        """,
    )


@pytest.mark.rule("barricadas", "9.5-g", "9.5-b", "7.1-d", "9-e")
def test_a_hurt_hunter_checks_when_all_is_done():
    holds(
        hunt(
            rep("C706", units=["rep-infantry-h1"]),
            {**PANZERS, "units": ["nat-pz1a-x1"], "hex": "C707"},
            act=["rep-diez", "rep-infantry-h1"],
        ),
        """
        ? republican act 3.3.2-b
        > assault rep-infantry-h1 C707
        - assault 9-e hex=C707 units=rep-infantry-h1
        ? nationalist defend 9.5-b: volley nat-pz1a-x1 C706:AP, hold
        > volley nat-pz1a-x1 C706:AP
        ~ fire 3 3
        - fire 9.5-b attack=AP column=5 divisor=2 ff=5 firers=nat-pz1a-x1 hex=C706 hits=1 modifier=-1
            result=2 roll=6
        - step-lost 8.4.2-a left=2 unit=rep-infantry-h1
        ~ officer 5 5
        - officer-roll 7.1-d hits=1 roll=10 unit=rep-diez
        ~ morale 2 2
        - check 9.5-c morale=7 passed=True roll=4 unit=rep-infantry-h1
        ~ fire 6 6
        - fire 9.5-d attack=AP column=4 divisor=2 ff=4 firers=rep-infantry-h1 hex=C707 hits=0 modifier=0
            result=0 roll=12
        ~ morale 6 6
        - check 9.5-g morale=8 passed=False roll=12 unit=rep-infantry-h1
        - rout 10.2-d hex=C706 unit=rep-infantry-h1
        ? republican rout 10.3.2-b: flee C606, flee C705, flee C806
        > flee C606
        ? republican rout 10.3.2-b: flee C505, flee C605, flee C705
        > flee C505
        ? republican rout 10.3.2-b: flee C405, flee C504, flee C605
        > flee C405
        - fled 10.3.2-a hex=C405 unit=rep-infantry-h1
        - rout 10.2-e hex=C706 unit=rep-diez
        ? republican rout 10.3.2-b: flee C606, flee C705, flee C806
        > flee C606
        ? republican rout 10.3.2-b: flee C505, flee C605, flee C705
        > flee C505
        ? republican rout 10.3.2-b: flee C405, flee C504, flee C605
        > flee C405
        - fled 10.3.2-a hex=C405 unit=rep-diez
        ? nationalist activate 3.3.1-a
        = active 1
        = fights 1
        = fired 2
        = at rep-diez=C405 rep-infantry-h1=C405
        = lost rep-infantry-h1=1
        = finished +nat-pz1a-x1 +rep-diez +rep-infantry-h1
        = out +rep-infantry-h1
        = routed +rep-diez +rep-infantry-h1
        = moved +rep-diez +rep-infantry-h1
        = answered +nat-pz1a-x1
        = acting -rep-diez -rep-infantry-h1
        = leaders
        """,
    )


@pytest.mark.rule("barricadas", "9-d", "9.3-h", "9.5-f", "9-e")
def test_foot_and_officer_win_the_hex_after_going_on():
    holds(
        hunt(
            rep("C706"),
            nat("C707", units=["legion-b1"], at={"nat-truck-x1": "C707", "nat-pz1a-x1": "C707"}),
            lost={"nat-pz1a-x1": 2},
        ),
        """
        ? republican act 3.3.2-b
        > assault rep-infantry-h1 C707
        ? republican assault 9-e: join rep-infantry-h2, join rep-infantry-h3, declare
        > join rep-infantry-h2
        ? republican assault 9-e: join rep-infantry-h3, declare
        > declare
        - assault 9-e hex=C707 units=rep-infantry-h1+rep-infantry-h2
        ? nationalist stand 9-d: support, apart
        > apart
        ? nationalist defend 9.2-d: volley legion-b1 C706:AP, hold
        > hold
        ~ morale 2 2
        - check 9.1-a morale=9 passed=True roll=4 unit=rep-infantry-h1
        ~ morale 2 2
        - check 9.1-a morale=9 passed=True roll=4 unit=rep-infantry-h2
        ? nationalist defend-late 9.2-e: volley legion-b1 C706:AP, hold
        > hold
        ? republican lead 9.1-b: lead, stay
        > lead
        ~ assault 1
        - melee 9.3-d attack=8 defense=4 hex=C707 modifier=0 odds=2:1 result=D2 roll=1
        - step-lost 9.3-d left=2 unit=legion-b1
        - step-lost 9.3-d left=1 unit=legion-b1
        ~ officer 6 6
        - officer-roll 7.1-d hits=2 roll=12 unit=nat-vazquez
        ? nationalist retreat 9.3.1-g: fall C808, fall C708, fall C608
        > fall C708
        - retreat 9.3-d hex=C709 unit=legion-b1
        ? nationalist retreat 9.3.1-g: fall C808, fall C708, fall C608
        > fall C708
        - retreat 9.3-d hex=C709 unit=nat-truck-x1
        - retreat 9.3.1-g hex=C709 unit=nat-vazquez
        ~ morale 2 2
        - check 14-h morale=6 passed=True roll=4 unit=legion-b1
        ~ morale 2 2
        - check-formation 14-e morale=8 passed=True roll=4 unit=nat-vazquez
        ? republican go-on 9-d: strike, skip
        > strike
        ~ morale 2 6
        - check 9.5-c morale=8 passed=True roll=8 unit=rep-infantry-h1
        ~ fire 1 1
        - fire 9.5-d attack=AP column=5 divisor=2 ff=5 firers=rep-infantry-h1 hex=C707 hits=1 modifier=0
            result=3 roll=2
        - eliminated 8.4.2-a unit=nat-pz1a-x1
        ? republican hold-hex 9.5-f: stay, return
        > stay
        - taken 9.3-h hex=C707 units=rep-infantry-h1
        - taken 9.3-h hex=C707 units=rep-infantry-h1+rep-infantry-h2+rep-diez
        ? republican act 3.3.2-b
        = fights 1
        = at legion-b1=C709 nat-pz1a-x1= nat-truck-x1=C709 nat-vazquez=C709 rep-diez=C707
            rep-infantry-h1=C707 rep-infantry-h2=C707
        = lost legion-b1=2 nat-pz1a-x1=3
        = gone +nat-pz1a-x1
        = finished +legion-b1 +nat-pz1a-x1 +nat-truck-x1 +rep-diez +rep-infantry-h1 +rep-infantry-h2
        = moved +legion-b1 +nat-truck-x1 +nat-vazquez +rep-infantry-h1 +rep-infantry-h2
        = used +rep-infantry-h1 +rep-infantry-h2
        = acting -rep-diez -rep-infantry-h1 -rep-infantry-h2
        = spent rep-infantry-h1=0 rep-infantry-h2=0
        = began rep-infantry-h1=C706 rep-infantry-h2=C706
        """,
    )


@pytest.mark.rule("barricadas", "9-d", "9.5-a", "9.3-h", "9-e")
def test_going_on_against_an_afv_leaves_trucks_alone():
    holds(
        hunt(
            rep("C706"),
            nat(
                "C707",
                units=["legion-b1"],
                at={"nat-truck-x1": "C707", "nat-pz1a-x1": "C707", "nat-pz1a-x2": "C707"},
            ),
            lost={"nat-pz1a-x1": 2},
        ),
        """
        ? republican act 3.3.2-b
        > assault rep-infantry-h1 C707
        ? republican assault 9-e: join rep-infantry-h2, join rep-infantry-h3, declare
        > join rep-infantry-h2
        ? republican assault 9-e: join rep-infantry-h3, declare
        > declare
        - assault 9-e hex=C707 units=rep-infantry-h1+rep-infantry-h2
        ? nationalist stand 9-d: support, apart
        > apart
        ? nationalist defend 9.2-d: volley legion-b1 C706:AP, hold
        > hold
        ~ morale 2 2
        - check 9.1-a morale=9 passed=True roll=4 unit=rep-infantry-h1
        ~ morale 2 2
        - check 9.1-a morale=9 passed=True roll=4 unit=rep-infantry-h2
        ? nationalist defend-late 9.2-e: volley legion-b1 C706:AP, hold
        > hold
        ? republican lead 9.1-b: lead, stay
        > stay
        ~ assault 1
        - melee 9.3-d attack=8 defense=4 hex=C707 modifier=0 odds=2:1 result=D2 roll=1
        - step-lost 9.3-d left=2 unit=legion-b1
        - step-lost 9.3-d left=1 unit=legion-b1
        ~ officer 6 6
        - officer-roll 7.1-d hits=2 roll=12 unit=nat-vazquez
        ? nationalist retreat 9.3.1-g: fall C808, fall C708, fall C608
        > fall C708
        - retreat 9.3-d hex=C709 unit=legion-b1
        ? nationalist retreat 9.3.1-g: fall C808, fall C708, fall C608
        > fall C708
        - retreat 9.3-d hex=C709 unit=nat-truck-x1
        - retreat 9.3.1-g hex=C709 unit=nat-vazquez
        ~ morale 2 2
        - check 14-h morale=6 passed=True roll=4 unit=legion-b1
        ~ morale 2 2
        - check-formation 14-e morale=8 passed=True roll=4 unit=nat-vazquez
        ? republican go-on 9-d: strike, skip
        > strike
        ? republican vehicle 9.5-a: on nat-pz1a-x1, on nat-pz1a-x2
        ! on nat-truck-x1: 9.5-a no-such-vehicle hex=C707 unit=nat-truck-x1
        > on nat-pz1a-x1
        ~ morale 2 6
        - check 9.5-c morale=8 passed=True roll=8 unit=rep-infantry-h1
        ~ fire 1 1
        - fire 9.5-d attack=AP column=5 divisor=2 ff=5 firers=rep-infantry-h1 hex=C707 hits=1 modifier=0
            result=3 roll=2
        - eliminated 8.4.2-a unit=nat-pz1a-x1
        ? republican go-on 9-d: strike, skip
        > strike
        ~ morale 4 6
        - check 9.5-c morale=8 passed=False roll=10 unit=rep-infantry-h2
        ? republican act 3.3.2-b
        = fights 1
        = at legion-b1=C709 nat-pz1a-x1= nat-truck-x1=C709 nat-vazquez=C709
        = lost legion-b1=2 nat-pz1a-x1=3
        = gone +nat-pz1a-x1
        = finished +legion-b1 +nat-pz1a-x1 +nat-truck-x1 +rep-infantry-h1 +rep-infantry-h2
        = moved +legion-b1 +nat-truck-x1 +nat-vazquez +rep-infantry-h1 +rep-infantry-h2
        = used +rep-infantry-h1 +rep-infantry-h2
        = acting -rep-infantry-h1 -rep-infantry-h2
        = spent rep-infantry-h1=0 rep-infantry-h2=0
        = began rep-infantry-h1=C706 rep-infantry-h2=C706
        """,
    )
