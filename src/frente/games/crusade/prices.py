"""What things cost, and what there is to pay with: Operations, redeployment and replacements."""

from __future__ import annotations

from frente.engine import Ask, Message
from frente.engine.gesture import Price, Purse
from frente.games.crusade.cards.lasting import pool_is_open
from frente.games.crusade.definitions import POOL_NUMBER, POOLS
from frente.games.crusade.state import Crusade

OPS, SR = "ops", "sr"
ONE_OPERATION = (Price(OPS, 1),)


def purse(s: Crusade, ask: Ask) -> list[Purse]:
    """What the seat has for what is asked. Replacements are counted in halves (14.1.3)."""
    match ask.kind:
        case "activate":
            return [Purse(OPS, Message("purse-ops"), s.points)]
        case "redeploy":
            return [Purse(SR, Message("purse-sr"), s.points // 2)]
        case "replacements":
            pools = [pool for pool in POOLS[ask.seat] if pool_is_open(s, pool)]
            return [Purse(pool, Message(f"purse-{pool}"), s.rp[POOL_NUMBER[pool]]) for pool in pools]
    return []


def of_step(side: str, way: str, price: int) -> tuple[Price, ...]:
    """A step for so many halves, from one pool or as much from each (14.1.3)."""
    if way == "mixed":
        return tuple(Price(pool, price // 2) for pool in POOLS[side])
    return (Price(way, price),)
