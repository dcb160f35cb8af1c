"""Chapter 5: victory."""

from __future__ import annotations

from frente.engine import Over, Plain, Result
from frente.games.crusade.definitions import CHARTS, MAIN_CITIES, NAT, REP, SCENARIOS, SIDES
from frente.games.crusade.state import Crusade, own

REP_LEVEL: dict[int, int] = {int(t): n for t, n in CHARTS["automatic_victory"]["rep"].items()}
NAT_LEVEL: dict[int, int] = {int(t): n for t, n in CHARTS["automatic_victory"]["nat"].items()}


def win(side: str, rule: str, text: str, **args: Plain) -> Over:
    """The end of the match."""
    winners = (side,) if side else ()
    score = {s: 1.0 if s == side else 0.0 if side else 0.5 for s in SIDES}
    return Over(Result(winners, rule, text, dict(args), score))


def by_morale(s: Crusade) -> str:
    """5.2.2-a, 5.2.2-b: the side that wins by the RM level of this moment (5.2.2-c), or none."""
    if s.turn in REP_LEVEL and s.rm >= REP_LEVEL[s.turn]:
        return REP
    if s.turn in NAT_LEVEL and s.rm <= NAT_LEVEL[s.turn]:
        return NAT
    return ""


def by_cities(s: Crusade) -> str:
    """5.2.3: the side that controls all six Main Cities, or none; on every turn."""
    return next((side for side in SIDES if MAIN_CITIES & ~own(s, side) == 0), "")


def check_automatic(s: Crusade) -> None:
    """5.2.1, 6.D.2: Automatic Victory; morale goes before cities (5.2.5)."""
    side = by_morale(s)
    if side:
        raise win(side, "5.2.2-a", "morale", rm=s.rm, turn=s.turn)
    side = by_cities(s)
    if side:
        raise win(side, "5.2.3", "cities")


def final(s: Crusade) -> Over:
    """5.1.1: the VP number against the scenario's thresholds (SU-victory)."""
    levels = SCENARIOS[s.scenario]["victory"]
    if s.vp >= levels["nat_min"]:
        return win(NAT, "5.1.1", "points", vp=s.vp)
    if s.vp <= levels["rep_max"]:
        return win(REP, "5.1.1", "points", vp=s.vp)
    return win("", "5.1.1", "draw", vp=s.vp)
