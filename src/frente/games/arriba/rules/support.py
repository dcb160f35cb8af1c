"""Chapter 5.1 and 13: political support levels, and the end they bring."""

from __future__ import annotations

from frente.engine import Over, Result
from frente.games.arriba.definitions import ENEMY, INDEX, PS_HIGH, PS_LOW, PS_MAX, UNIT_FACTION, G, R
from frente.games.arriba.state import Arriba, faction_seat, seats, side_seats


def change_support(s: Arriba, change: dict[str, int], rule: str, why: str) -> None:
    """Change levels in one step. A level of 0 ends the match at once (5.11-a, 13.0-a)."""
    raw = {}
    for side, amount in change.items():
        if not amount:
            continue
        i = INDEX[side]
        raw[side] = s.ps[i] + amount
        s.ps[i] = min(PS_MAX, max(0, raw[side]))  # 5.1-a, 5.11-d: above 99 is lost, below 0 is 0
        s.note("support", rule, side=side, change=amount, gained=amount > 0, level=s.ps[i], why=why)
    fallen = [side for side in raw if s.ps[INDEX[side]] == 0]
    if not fallen:
        return
    if len(fallen) == 2:  # 5.11-e: both at once: the lower sum loses, on equality the Rebel
        loser = R if raw[R] <= raw[G] else G
    else:
        loser = fallen[0]
    raise Over(victory(s, ENEMY[loser], "13.0-a", "collapse"))


def victory(s: Arriba, side: str, rule: str, text: str) -> Result:
    """The result when a side has won; allies win together (15.2-b)."""
    winners = side_seats(s, side)
    score = {seat: 1.0 if seat in winners else 0.0 for seat in seats(s.players)}
    args = {"side": side}
    if side == G and s.players > 2:
        args["first"] = ", ".join(biggest_winners(s))
    return Result(winners, rule, text, dict(args), score)


def biggest_winners(s: Arriba) -> list[str]:
    """15.2-b: the allies whose units stand in most cities; ties are shared."""
    held = dict.fromkeys(side_seats(s, G), 0)
    for g in s.groups.values():
        if g.side == G and g.city:
            for seat in {faction_seat(s, UNIT_FACTION[u]) for u in g.units}:
                held[seat] += 1
    best = max(held.values())
    return [seat for seat, count in held.items() if count == best]


def is_high(s: Arriba, side: str) -> bool:
    """5.11-c."""
    return s.ps[INDEX[side]] >= PS_HIGH


def is_low(s: Arriba, side: str) -> bool:
    """5.11-b."""
    return s.ps[INDEX[side]] <= PS_LOW
