"""Where units are sent: redeployment, reinforcements, replacements, and who is given up."""

from __future__ import annotations

from random import Random

from frente.engine import Ask
from frente.games.crusade.answers import Cross, Pick, Put, Rebuild, Redeploy, Relieve, Restore
from frente.games.crusade.bot.clash import STEPS, STRENGTH, code
from frente.games.crusade.bot.survey import Survey
from frente.games.crusade.bot.worth import answers, best, most
from frente.games.crusade.definitions import (
    CORPS,
    ELIMINATED,
    LIMIT,
    POOL_NUMBER,
    POOLS,
    RESERVE,
    UNITS,
    UNITS_OF,
    bits,
)
from frente.games.crusade.rules import redeployment
from frente.games.crusade.rules.replacements import why_not_rebuild, why_not_restore
from frente.games.crusade.state import Crusade, factors, own, spread

TRANSPORT = 0.04
"""What a point of redeployment must gain."""


# --- redeployment ---------------------------------------------------------------------------------------
def stay(v: Survey, unit: int) -> float:
    """What it is worth to leave a unit where it is."""
    place = v.s.where[unit]
    if place >= 0:
        return v.post(unit, place)
    if UNITS[unit].type not in SPARE:
        return IDLE
    # a few divisions in the reserve must be ready to take the place of lost corps
    waiting = [u for u in UNITS_OF[v.side] if v.s.where[u] == RESERVE and UNITS[u].type in SPARE]
    corps = any(v.s.where[u] >= 0 for u in bits(CORPS) if UNITS[u].side == v.side)
    return 0.1 if corps and len(waiting) <= KEPT else IDLE


IDLE = -0.1
"""What a unit is worth that sits in the reserve for nothing."""
KEPT = 4
SPARE = ("MIL", "INF", "RPA", "ITA")
"""The types that can take the place of a lost corps."""


def useful(v: Survey) -> int:
    """The own spaces where one more unit can matter: the front, and empty ones behind it."""
    s = v.s
    front = spread(s, v.theirs)
    return (front | (spread(s, front) & ~v.mine)) & own(s, v.side)


def best_post(v: Survey, unit: int, spaces: int) -> tuple[float, int]:
    """The place where a unit is worth most."""
    best, place = -9.0, -1
    for p in bits(spaces):
        if len(v.stacks[p]) < LIMIT:
            value = v.post(unit, p)
            if value > best:
                best, place = value, p
    return best, place


def redeployments(v: Survey, units: list[int], points: int) -> list[tuple[float, int, int]]:
    """The best redeployments for so many half points: gain, unit, place. The map is left as it is."""
    s = v.s
    hot = useful(v)
    full = redeployment.full_spaces(s)
    reach = {u: redeployment.targets(s, u, full) & hot for u in units if redeployment.cost(u) <= points}
    queue: list[tuple[float, float, int, int]] = []
    for u, spaces in reach.items():
        if spaces:
            value, place = best_post(v, u, spaces)
            gain = value - stay(v, u)
            queue.append((gain / redeployment.cost(u), gain, u, place))
    queue.sort()
    chosen: list[tuple[float, int, int]] = []
    while queue and points > 0:
        rate, gain, u, place = queue.pop()
        if 2 * rate < TRANSPORT:
            break
        value, now = best_post(v, u, reach[u])
        fresh = value - stay(v, u)
        if fresh < gain - 1e-9 and queue and fresh / redeployment.cost(u) < queue[-1][0]:
            queue.append((fresh / redeployment.cost(u), fresh, u, now))
            queue.sort()
            continue
        if redeployment.cost(u) > points or 2 * fresh / redeployment.cost(u) < TRANSPORT:
            continue
        chosen.append((fresh, u, now))
        points -= redeployment.cost(u)
        v.shift(u, s.where[u], now)
    for _, u, place in reversed(chosen):
        v.shift(u, place, s.where[u])
    return chosen


def redeploy(s: Crusade, ask: Ask, luck: Random) -> str:
    """The unit that gains most by it."""
    v = Survey(s, s.side)
    units: dict[int, str] = {}
    for token, answer in answers(ask):
        match answer:
            case Cross():
                return token
            case Redeploy(unit):
                units[unit] = token
    for gain, unit, _ in redeployments(v, list(units), s.points)[:1]:
        if gain > 0:
            return units[unit]
    return "done"


def to_space(s: Crusade, ask: Ask, luck: Random) -> str:
    """Where the unit is worth most."""
    v = Survey(s, ask.seat)
    places = [(token, answer) for token, answer in answers(ask) if isinstance(answer, Put)]
    if not places:
        return ask.options()[0]
    return max(places, key=lambda pair: v.post(*pair[1]))[0]


# --- replacements ---------------------------------------------------------------------------------------
def mending(s: Crusade, unit: int) -> float:
    """What a step bought for a unit is worth, for each half point."""
    if UNITS[unit].corps:
        return 0.16 if s.where[unit] == ELIMINATED else 0.09
    gain = STRENGTH[code(s, unit) & ~1] - factors(s, unit)[0] if s.where[unit] != ELIMINATED else 1
    return (0.05 if s.where[unit] >= 0 else 0.025) + 0.015 * gain


def wanted(s: Crusade, side: str) -> list[tuple[float, int]]:
    """What replacements could buy: worth of each half point, how many half points; the best first."""
    found = []
    for u in UNITS_OF[side]:
        price = 2 if UNITS[u].corps else 1
        if s.where[u] == ELIMINATED:
            if why_not_rebuild(s, side, u) is None:
                found.append((mending(s, u), price))
                found.append((mending(s, u) * 0.6, price))
        elif s.reduced >> u & 1 and why_not_restore(s, side, u) is None:
            found.append((mending(s, u), price))
    found.sort(reverse=True)
    return found


def points_worth(s: Crusade, side: str, more: int) -> float:
    """What so many further RPs are worth this turn."""
    have = sum(s.rp[POOL_NUMBER[pool]] for pool in POOLS[side])
    value = 0.0
    left = 2 * more
    for rate, price in wanted(s, side):
        part = min(price, have)
        have -= part
        part = min(price - part, left)
        value += rate * part
        left -= part
        if not left:
            break
    return value


def replacements(s: Crusade, ask: Ask, luck: Random) -> str:
    """The best for each point; foreign points where they are needed."""

    def value(answer: Restore | Rebuild | Relieve) -> float:
        if isinstance(answer, Relieve):
            return 0.06 if answer.siege == "alcazar" else 0.01
        return mending(s, answer.unit) + (0.001 if answer.pool in ("axis", "sov") else 0.0)

    return best(ask, value)


# --- giving up ------------------------------------------------------------------------------------------
def weakest(s: Crusade, ask: Ask, luck: Random) -> str:
    """The unit that will be missed least."""
    v = Survey(s, ask.seat)

    def value(answer: Pick) -> float:
        unit = answer.unit
        steps = sum(cost for _, cost in STEPS[code(s, unit)])
        return steps + (v.post(unit, s.where[unit]) if s.where[unit] >= 0 else 0.05)

    return most(ask, lambda answer: -value(answer))


def strongest(s: Crusade, ask: Ask, luck: Random) -> str:
    """The unit that gives most."""
    return most(ask, lambda answer: factors(s, answer.unit)[0])


def corps_first(s: Crusade, ask: Ask, luck: Random) -> str:
    """15.2.1.1: the strongest corps chooses its place first."""
    return most(ask, lambda answer: UNITS[answer.unit].kind.full[0])


def militarize(s: Crusade, ask: Ask, luck: Random) -> str:
    """Militia on the map first."""
    return most(ask, lambda answer: s.where[answer.unit] >= 0)


def matters_most(s: Crusade, ask: Ask, luck: Random) -> str:
    """The space that matters most: for a Trench, a landing, a blow."""
    v = Survey(s, ask.seat)
    return most(ask, lambda answer: v.loss[answer.space] + v.prize[answer.space])
