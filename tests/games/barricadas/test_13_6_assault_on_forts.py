"""13.6: close assaults on fortifications, outside and inside."""

from __future__ import annotations

import pytest

from .account import holds
from .assaults import front
from .table import nat, rep


@pytest.mark.rule("barricadas", "13.6-i", "9.3-h", "9.3.1-b")
def test_outside_a_fortification_they_fight_first():
    holds(
        front(rep("C706"), nat("C707"), forts={"C707": ["nationalist", 2, 0]}, inside=["legion-b1"]),
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
        ? republican lead 9.1-b: lead, stay
        > lead
        ~ assault 1
        - melee 9.3-d attack=12 defense=8 hex=C707 modifier=0 odds=1.5:1 result=D1 roll=1
        ~ hit 2
        - step-lost 9.3-d left=2 unit=legion-b3
        ~ officer 1 5
        - officer-roll 7.1-d hits=1 roll=6 unit=nat-vazquez
        ? nationalist retreat 9.3.1-g: fall C808, fall C708, fall C608
        > fall C808
        - retreat 9.3-d hex=C808 unit=legion-b2
        ? nationalist retreat 9.3.1-g: fall C808, fall C708, fall C608
        > fall C808
        - retreat 9.3-d hex=C808 unit=legion-b3
        - retreat 9.3.1-g hex=C808 unit=nat-vazquez
        ~ morale 2 6
        - check-formation 14-b morale=9 passed=True roll=8 unit=nat-vazquez
        ~ assault 2
        - melee 9.3-d attack=12 defense=4 hex=C707 modifier=2 odds=3:1 result=D1 roll=2
        - step-lost 9.3-d left=2 unit=legion-b1
        ? nationalist retreat 9.3.1-g: fall C808, fall C708, fall C608
        > fall C808
        - retreat 9.3-d hex=C808 unit=legion-b1
        ~ morale 4 6
        - check 14-h morale=8 passed=False roll=10 unit=legion-b1
        - rout 10.2-d hex=C808 unit=legion-b1
        ? nationalist rout 10.3.2-b: flee C908, flee C809, flee C708
        > flee C908
        ? nationalist rout 10.3.2-b: flee C1009, flee C909, flee C809
        > flee C1009
        ? nationalist rout 10.3.2-b: flee C1109, flee C1010, flee C909
        > flee C1109
        - fled 10.3.2-a hex=C1109 unit=legion-b1
        - fort-gone 13.6-f hex=C707
        - taken 9.3-h hex=C707 units=rep-infantry-h1+rep-infantry-h2+rep-infantry-h3+rep-diez
        ? nationalist activate 3.3.1-a
        = active 1
        = fights 1
        = at legion-b1=C1109 legion-b2=C808 legion-b3=C808 nat-vazquez=C808 rep-diez=C707
            rep-infantry-h1=C707 rep-infantry-h2=C707 rep-infantry-h3=C707
        = lost legion-b1=1 legion-b3=1
        = finished +legion-b1 +legion-b2 +legion-b3 +rep-diez +rep-infantry-h1 +rep-infantry-h2
            +rep-infantry-h3
        = routed +legion-b1
        = moved +legion-b1 +legion-b2 +legion-b3 +nat-vazquez +rep-infantry-h1 +rep-infantry-h2
            +rep-infantry-h3
        = inside -legion-b1
        = acting -rep-diez -rep-infantry-h1 -rep-infantry-h2 -rep-infantry-h3
        = leaders
        = forts C707=
        """,
    )


@pytest.mark.rule("barricadas", "13.6-i", "9.3-f")
def test_beaten_outside_a_fortification_the_attackers_do_not_reach_the_inside():
    holds(
        front(rep("C706"), nat("C707"), forts={"C707": ["nationalist", 2, 0]}, inside=["legion-b1"]),
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
        ? republican lead 9.1-b: lead, stay
        > stay
        ~ assault 6
        - melee 9.3-d attack=4 defense=8 hex=C707 modifier=0 odds=1:2 result=A2 roll=6
        - step-lost 9.3-d left=2 unit=rep-infantry-h1
        - step-lost 9.3-d left=1 unit=rep-infantry-h1
        ? republican retreat 9.3.1-g: fall C706, fall C607, fall C807
        > fall C706
        - retreat 9.3-d hex=C705 unit=rep-infantry-h1
        ~ morale 4 1
        - check 14-h morale=7 passed=True roll=5 unit=rep-infantry-h1
        ? republican act 3.3.2-b
        = fights 1
        = at rep-infantry-h1=C705
        = lost rep-infantry-h1=2
        = finished +legion-b1 +legion-b2 +legion-b3 +rep-infantry-h1
        = moved +rep-infantry-h1
        = used +rep-infantry-h1
        = acting -rep-infantry-h1
        = spent rep-infantry-h1=0
        = began rep-infantry-h1=C706
        """,
    )


@pytest.mark.rule("barricadas", "13.6-i", "13.6-b", "9-f")
def test_a_fortification_full_of_men_is_fought_for_inside():
    holds(
        front(
            nat("C707"),
            rep("C706", units=["rep-infantry-h1", "rep-mmg-x1"]),
            side="nationalist",
            forts={"C706": ["republican", 2, 0]},
            inside=["rep-infantry-h1", "rep-mmg-x1", "rep-diez"],
        ),
        """
        ? nationalist act 3.3.2-b
        > assault legion-b1 C706
        ? nationalist assault 9-e: join legion-b2, join legion-b3, declare
        > join legion-b2
        ? nationalist assault 9-e: join legion-b3, declare
        > declare
        - assault 9-e hex=C706 units=legion-b1+legion-b2
        ~ morale 2 2
        - check 9.1-a morale=9 passed=True roll=4 unit=legion-b1
        ~ morale 2 2
        - check 9.1-a morale=9 passed=True roll=4 unit=legion-b2
        ? republican defend-late 9.2-e: volley rep-infantry-h1 C707:AP, volley rep-mmg-x1 C707:AP, hold
        ! volley rep-mmg-x1 C706:AP: 9-f no-launch hex=C706
        > hold
        ? nationalist lead 9.1-b: lead, stay
        > stay
        ~ assault 4
        - melee 9.3-d attack=8 defense=7 hex=C706 modifier=2 odds=1:1 result=A1 roll=4
        ~ hit 2
        - step-lost 9.3-d left=2 unit=legion-b2
        ? nationalist retreat 9.3.1-g: fall C707, fall C807, fall C607
        > fall C707
        - retreat 9.3-d hex=C707 unit=legion-b1
        ? nationalist retreat 9.3.1-g: fall C707, fall C807, fall C607
        > fall C707
        - retreat 9.3-d hex=C707 unit=legion-b2
        ~ morale 6 6
        - check-formation 14-b morale=9 passed=False roll=12 unit=nat-vazquez
        ? nationalist rout-stack 10.3.2-b: together, apart
        > together
        - rout 10.1-c hex=C707 unit=legion-b1
        - rout 10.1-c hex=C707 unit=legion-b2
        - rout 10.1-c hex=C707 unit=legion-b3
        ? nationalist rout 10.3.2-b: flee C808, flee C708, flee C608
        > flee C808
        ? nationalist rout 10.3.2-b: flee C908, flee C809, flee C708
        > flee C908
        ? nationalist rout 10.3.2-b: flee C1009, flee C909, flee C809
        > flee C1009
        - fled 10.3.2-a hex=C1009 unit=legion-b1
        - fled 10.3.2-a hex=C1009 unit=legion-b2
        - fled 10.3.2-a hex=C1009 unit=legion-b3
        - rout 10.2-e hex=C707 unit=nat-vazquez
        ? nationalist rout 10.3.2-b: flee C808, flee C708, flee C608
        > flee C808
        ? nationalist rout 10.3.2-b: flee C908, flee C809, flee C708
        > flee C908
        ? nationalist rout 10.3.2-b: flee C1009, flee C909, flee C809
        > flee C1009
        - fled 10.3.2-a hex=C1009 unit=nat-vazquez
        ? republican activate 3.3.1-a
        = active 0
        = fights 1
        = at legion-b1=C1009 legion-b2=C1009 legion-b3=C1009 nat-vazquez=C1009
        = lost legion-b2=1
        = finished +legion-b1 +legion-b2 +nat-vazquez +rep-infantry-h1 +rep-mmg-x1
        = out +legion-b1 +legion-b2 +legion-b3
        = routed +legion-b1 +legion-b2 +legion-b3 +nat-vazquez
        = moved +legion-b1 +legion-b2 +legion-b3 +nat-vazquez
        = acting -legion-b1 -legion-b2 -legion-b3 -nat-vazquez
        = leaders
        """,
    )


@pytest.mark.rule("barricadas", "13.6-i", "9-d", "9-e")
def test_beaten_inside_a_fortification_the_attackers_have_it_not():
    holds(
        front(
            nat("C707"),
            rep("C706", at={"rep-t26b-x1": "C706"}),
            side="nationalist",
            forts={"C706": ["republican", 2, 0]},
            inside=["rep-infantry-h1", "rep-infantry-h2", "rep-infantry-h3", "rep-diez"],
        ),
        """
        ? nationalist act 3.3.2-b
        > assault legion-b1 C706
        ? nationalist assault 9-e: join legion-b2, join legion-b3, declare
        > declare
        - assault 9-e hex=C706 units=legion-b1
        ? republican stand 9-d: support, apart
        > apart
        ~ morale 2 2
        - check 9.1-a morale=9 passed=True roll=4 unit=legion-b1
        ? republican defend-late 9.2-e: volley rep-infantry-h1 C707:AP, volley rep-infantry-h2 C707:AP,
            volley rep-infantry-h3 C707:AP, hold
        > hold
        ? nationalist lead 9.1-b: lead, stay
        > stay
        ~ assault 6
        - melee 9.3-d attack=4 defense=12 hex=C706 modifier=2 odds=1:3 result=A2 roll=6
        - step-lost 9.3-d left=2 unit=legion-b1
        - step-lost 9.3-d left=1 unit=legion-b1
        ? nationalist retreat 9.3.1-g: fall C707, fall C807, fall C607
        > fall C707
        - retreat 9.3-d hex=C708 unit=legion-b1
        ~ morale 4 1
        - check 14-h morale=7 passed=True roll=5 unit=legion-b1
        ? nationalist act 3.3.2-b
        = fights 1
        = at legion-b1=C708
        = lost legion-b1=2
        = finished +legion-b1 +rep-infantry-h1 +rep-infantry-h2 +rep-infantry-h3
        = moved +legion-b1
        = used +legion-b1
        = acting -legion-b1
        = spent legion-b1=0
        = began legion-b1=C707
        """,
    )


@pytest.mark.rule("barricadas", "13.6-i", "9.3.1-g", "9-e")
def test_leaders_and_trucks_inside_a_fortification_stay_there():
    holds(
        front(
            rep("C706"),
            nat("C707"),
            forts={"C707": ["nationalist", 2, 0]},
            inside=["legion-b1", "nat-vazquez"],
        ),
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
        ? republican lead 9.1-b: lead, stay
        > lead
        ~ assault 1
        - melee 9.3-d attack=12 defense=8 hex=C707 modifier=0 odds=1.5:1 result=D1 roll=1
        ~ hit 2
        - step-lost 9.3-d left=2 unit=legion-b3
        ~ officer 6 6
        - officer-roll 7.1-d hits=1 roll=12 unit=nat-vazquez
        ? nationalist retreat 9.3.1-g: fall C808, fall C708, fall C608
        ! fall C706: 9.3.1-b not-that-side hex=C706 unit=legion-b2
        ! fall C705: 9.3.1-g not-next hex=C705 unit=legion-b2
        ! fall C807: 9.3.1-b not-that-side hex=C807 unit=legion-b2
        > fall C708
        - retreat 9.3-d hex=C708 unit=legion-b2
        ? nationalist retreat 9.3.1-g: fall C808, fall C708, fall C608
        > fall C808
        - retreat 9.3-d hex=C808 unit=legion-b3
        ~ morale 2 6
        - check-formation 14-b morale=9 passed=True roll=8 unit=nat-vazquez
        ~ assault 2
        - melee 9.3-d attack=12 defense=4 hex=C707 modifier=2 odds=3:1 result=D1 roll=2
        - step-lost 9.3-d left=2 unit=legion-b1
        ~ officer 4 6
        - officer-roll 7.1-d hits=1 roll=10 unit=nat-vazquez
        ? nationalist retreat 9.3.1-g: fall C808, fall C708, fall C608
        > fall C808
        - retreat 9.3-d hex=C808 unit=legion-b1
        - retreat 9.3.1-g hex=C808 unit=nat-vazquez
        ~ morale 2 3
        - check 14-h morale=8 passed=True roll=5 unit=legion-b1
        - fort-gone 13.6-f hex=C707
        - taken 9.3-h hex=C707 units=rep-infantry-h1+rep-infantry-h2+rep-infantry-h3+rep-diez
        ? nationalist activate 3.3.1-a
        = active 1
        = fights 1
        = at legion-b1=C808 legion-b2=C708 legion-b3=C808 nat-vazquez=C808 rep-diez=C707
            rep-infantry-h1=C707 rep-infantry-h2=C707 rep-infantry-h3=C707
        = lost legion-b1=1 legion-b3=1
        = finished +legion-b1 +legion-b2 +legion-b3 +rep-diez +rep-infantry-h1 +rep-infantry-h2
            +rep-infantry-h3
        = moved +legion-b1 +legion-b2 +legion-b3 +nat-vazquez +rep-infantry-h1 +rep-infantry-h2
            +rep-infantry-h3
        = inside -legion-b1 -nat-vazquez
        = acting -rep-diez -rep-infantry-h1 -rep-infantry-h2 -rep-infantry-h3
        = leaders
        = forts C707=
        """,
    )


@pytest.mark.rule("barricadas", "13.6-i", "9.3-h", "9-e")
def test_a_fortification_with_nobody_inside_is_taken_at_once():
    holds(
        front(rep("C706"), nat("C707"), forts={"C707": ["nationalist", 2, 0]}),
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
        ? republican lead 9.1-b: lead, stay
        > stay
        ~ assault 1
        - melee 9.3-d attack=12 defense=12 hex=C707 modifier=0 odds=1:1 result=D1 roll=1
        ~ hit 3
        - step-lost 9.3-d left=2 unit=legion-b3
        ~ officer 6 6
        - officer-roll 7.1-d hits=1 roll=12 unit=nat-vazquez
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
        ~ morale 2 2
        - check-formation 14-b morale=9 passed=True roll=4 unit=nat-vazquez
        - fort-gone 13.6-f hex=C707
        - taken 9.3-h hex=C707 units=rep-infantry-h1+rep-infantry-h2+rep-infantry-h3
        ? republican act 3.3.2-b
        = fights 1
        = at legion-b1=C808 legion-b2=C808 legion-b3=C808 nat-vazquez=C808 rep-infantry-h1=C707
            rep-infantry-h2=C707 rep-infantry-h3=C707
        = lost legion-b3=1
        = finished +legion-b1 +legion-b2 +legion-b3 +rep-infantry-h1 +rep-infantry-h2 +rep-infantry-h3
        = moved +legion-b1 +legion-b2 +legion-b3 +nat-vazquez +rep-infantry-h1 +rep-infantry-h2
            +rep-infantry-h3
        = used +rep-infantry-h1 +rep-infantry-h2 +rep-infantry-h3
        = acting -rep-infantry-h1 -rep-infantry-h2 -rep-infantry-h3
        = spent rep-infantry-h1=0 rep-infantry-h2=0 rep-infantry-h3=0
        = began rep-infantry-h1=C706 rep-infantry-h2=C706 rep-infantry-h3=C706
        = forts C707=
        """,
    )
