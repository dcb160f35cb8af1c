"""Situations from which an assault begins."""

from __future__ import annotations

from frente.games.barricadas.state import Battlefield

from .account import SPARE
from .table import NAT, REP, nat, rep, situation

TANKS = {"officer": "rep-arman", "units": ["rep-t26b-x1", "rep-t26b-x2"]}
CARS = {"officer": "rep-novikov", "units": ["rep-ba6-x1", "rep-ba6-x2"]}
PANZERS = {"officer": "nat-von-thoma", "units": ["nat-pz1a-x1", "nat-pz1a-x2"]}


def front(*formations, side="republican", act=(), maps="C", **more) -> Battlefield:
    """Díez's infantry next to Vázquez's legion, or other formations; one side to act."""
    own = ["rep-diez", *REP["units"]] if side == "republican" else ["nat-vazquez", *NAT["units"]]
    given = formations or (rep("C706"), nat("C707"))
    return situation(maps=[maps], formation=[*given, *SPARE[maps]], active=side, act=[*(act or own)], **more)


def armor(*others, home="C706", tanks=TANKS, maps="C", side="republican", **more) -> Battlefield:
    """Tanks to act, and whoever stands against them."""
    return situation(
        maps=[maps],
        formation=[{**tanks, "hex": home}, *others, *SPARE[maps]],
        active=side,
        act=[tanks["officer"], *tanks["units"]],
        **more,
    )
