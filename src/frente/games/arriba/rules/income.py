"""Chapter 6.1: equipment points from abroad, from the cities, and as replacement."""

from __future__ import annotations

from frente.engine import Flow, roll
from frente.games.arriba.definitions import (
    BIT,
    COUNTRIES,
    INDEX,
    INTERVENTION_EP,
    PLACE_IDS,
    PORTS,
    RATE,
    SUPPORT_EP,
    TURNS,
    G,
)
from frente.games.arriba.rules.blockade import blockaded
from frente.games.arriba.rules.support import is_high, is_low
from frente.games.arriba.state import Arriba, level, occupied


def has_port(s: Arriba, side: str) -> bool:
    """6.7.3-a: Spanish Morocco is no port (6.1-e)."""
    return bool(occupied(s, side) & PORTS)


def domestic_ep(s: Arriba, side: str) -> int:
    """6.1-d: what the cities it occupies yield this turn."""
    held = occupied(s, side)
    return sum(
        ep
        for area, ep in TURNS[s.turn].domestic
        if held & BIT[area] and not s.lasting.get(f"no-domestic:{PLACE_IDS[area]}")
    )


def replacement_ep(cf_lost: int, percent: int) -> int:
    """6.1.1-a: a share of the CF lost in the turn before, rounded down."""
    return cf_lost * percent // 100


def replacement_rate(s: Arriba, side: str) -> int:
    """6.1.1-a, 5.11-b, 5.11-c."""
    return RATE[2] if is_high(s, side) else RATE[0] if is_low(s, side) else RATE[1]


def income(s: Arriba, side: str) -> Flow[None]:
    """6.1-b: foreign aid, the domestic economy, replacement (the worked example: 6.7-EX)."""
    i = INDEX[side]
    foreign = 0
    if has_port(s, side):  # 6.1-e: foreign EP come by sea
        for country in range(len(COUNTRIES)):
            foreign += yield from country_ep(s, side, country)
        foreign = max(0, foreign + s.lasting.get(f"ep:foreign:{side}", 0))
        if "blockade" in s.rules and foreign:
            lost = yield from blockaded(s, side, "ep")  # 15.4-b, 15.4-c
            foreign = max(0, foreign - lost)
    land = max(0, s.lasting.get(f"ep:land:{side}", 0))
    domestic = domestic_ep(s, side)
    s.ep[i] += foreign + land + domestic
    s.replacement[i] = replacement_ep(s.cf_lost_before[i], replacement_rate(s, side))
    s.note(
        "income",
        "6.1-b",
        side=side,
        foreign=foreign,
        domestic=domestic + land,
        replacement=s.replacement[i],
        total=s.ep[i] + s.replacement[i],
    )


def country_ep(s: Arriba, side: str, country: int) -> Flow[int]:
    """5.4.1-b, 5.4.1-c, 5.4.2-b, 5.4.2-g: what one country sends. Any side may receive it (5.4.2-l)."""
    name, whom = level(s, country)
    if whom != side:
        return 0
    dice, points = (INTERVENTION_EP if name == "I" else SUPPORT_EP)[country]
    if not dice:
        return points
    rule = "5.4.2-b" if name == "I" else "5.4.1-b"
    stream = f"foreign:{s.turn}:{side}:{COUNTRIES[country]}"
    faces = yield from roll(stream, dice, kind="foreign-ep", rule=rule, seat=side)
    return points + sum(faces)


# --- the purse -------------------------------------------------------------------------------------
EP, PS = "ep", "support"
"""The purses: equipment points, and support."""


def funds(s: Arriba, side: str, seat: str) -> int:
    """What the seat may spend: the side's EP, or (15.2-c) what the Republican player gave it."""
    if seat in s.purse:
        return s.purse[seat]
    promised = sum(s.purse.values()) if side == G else 0
    return s.ep[INDEX[side]] + s.replacement[INDEX[side]] - promised


def pay(s: Arriba, side: str, seat: str, price: int) -> None:
    """6.1-c: replacement EP go first, they cannot be saved."""
    if seat in s.purse:
        s.purse[seat] -= price
    i = INDEX[side]
    first = min(price, s.replacement[i])
    s.replacement[i] -= first
    s.ep[i] -= price - first
