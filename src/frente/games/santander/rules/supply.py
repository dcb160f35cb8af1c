"""Supply (6) and zones of control (7)."""

from __future__ import annotations

from functools import lru_cache

from frente.boards.hexes import mask_of
from frente.games.santander.definitions import (
    BIT,
    CODES,
    COLUMN,
    COUNT,
    ENEMY,
    FIGHTS,
    IMPASSABLE,
    LAND,
    LINKS,
    PBIT,
    PIECES,
    SANTANDER,
    SIDE,
    SIDES,
    SOURCES,
    UNITS,
    N,
    R,
)
from frente.games.santander.rules import fog
from frente.games.santander.rules.losses import destroy
from frente.games.santander.state import Santander, occupied, ready_stand, stand

# The hexes are numbered row by row, so a step of a whole set is a shift of its bits. Hexes beside an
# impassable side are stepped one by one.
_WIDTH = 20
_NOT_EAST = mask_of(i for i in range(COUNT) if COLUMN[i] < _WIDTH)
_NOT_WEST = mask_of(i for i in range(COUNT) if COLUMN[i] > 1)
_ODD_ROWS = mask_of(i for i in range(COUNT) if int(CODES[i][:2]) % 2)
_BY_A_WALL = mask_of(hex for pair in IMPASSABLE for hex in pair)


def step(hexes: int) -> int:
    """The hexes next to these, not across impassable sides nor into the sea."""
    apart = hexes & _BY_A_WALL
    hexes ^= apart
    odd = hexes & _ODD_ROWS
    slanted = hexes | (odd & _NOT_EAST) << 1 | ((hexes ^ odd) & _NOT_WEST) >> 1
    found = (hexes & _NOT_EAST) << 1 | (hexes & _NOT_WEST) >> 1 | slanted << _WIDTH | slanted >> _WIDTH
    while apart:
        low = apart & -apart
        found |= LINKS[low.bit_length() - 1]
        apart ^= low
    return found & LAND


@lru_cache(1 << 14)
def zone(hexes: int) -> int:
    """The zone of control of units in these hexes (7.1-a)."""
    return step(hexes)


def zoc(s: Santander, side: str) -> int:
    """The zone of control of a side: of its combat units that are not marked OOS (7.1-a, 7.1.1-a).

    HQs exert none (9.2-m).
    """
    return zone(ready_stand(s, side))


def sources(s: Santander, side: str) -> int:
    """The supply sources of a side, for the whole game (6.2-a, 6.2-c); Santander only while held (6.2-b)."""
    if side == R and s.control >> SANTANDER & 1:
        return SOURCES[R] & ~BIT[SANTANDER]
    return SOURCES[side]


@lru_cache(1 << 14)
def _traced(start: int, barred: int) -> int:
    allowed = LAND & ~barred  # 6.1-a: over land of any control, of any length
    reached = fresh = start & allowed
    while fresh:
        fresh = step(fresh) & allowed & ~reached
        reached |= fresh
    return reached


@lru_cache(1 << 14)
def _supplied(start: int, barred: int, foe: int) -> int:
    # 6.2.1-b: the unit's own hex is never barred by ZoC, so it may lie one step off the network.
    net = _traced(start, barred)
    return (net | zone(net) | start) & ~foe


def supplied(s: Santander, side: str) -> int:
    """The hexes in which a unit of the side is, or would be, in supply now (6.1-a)."""
    enemy = ENEMY[side]
    return supplied_past(s, side, stand(s, side), occupied(s, enemy), zoc(s, enemy))


def supplied_past(s: Santander, side: str, friends: int, foe: int, zone_: int) -> int:
    """The same where the sets are known: own combat units, hexes with enemy units, enemy ZoC.

    6.2.1-a: an enemy unit, also an HQ alone, bars a hex; a supply column does not. 6.2.1-b: only a friendly
    combat unit opens a hex in ZoC.
    """
    return _supplied(sources(s, side), foe | (zone_ & ~friends), foe)


def without(s: Santander, side: str, piece: int) -> int:
    """Where combat units of the side stand if this piece had left its hex (8.1.1-a)."""
    mask = stand(s, side)
    here = s.at[piece]
    if here < 0 or not FIGHTS[piece]:
        return mask
    if sum(FIGHTS[p] for p in s.stacks[here]) == 1:
        return mask & ~BIT[here]
    return mask


def open_to(s: Santander, piece: int, foe: int, zone_: int) -> int:
    """The hexes without an enemy unit in which the piece would be in supply, its own hex left (8.1.1-a)."""
    side = SIDE[piece]
    fed = supplied_past(s, side, without(s, side, piece), foe, zone_)
    if side == R and FIGHTS[piece]:  # 6.2-b: by entering Santander it takes back a source
        fed |= BIT[SANTANDER] & ~foe
    return fed


def check(s: Santander) -> None:
    """Mark every unit of both sides, in one pass with the zones as marked before (6.4-a, 6.4-b)."""
    fine = {side: supplied(s, side) for side in SIDES}
    for side in SIDES:
        mark(s, [p for p in UNITS[side] if s.at[p] >= 0], fine[side])


def mark(s: Santander, pieces: list[int], fine: int) -> None:
    """Give these units of one side the mark they deserve, and 9.5.1-c its due."""
    cut = []
    for p in pieces:
        if fine >> s.at[p] & 1:
            s.oos &= ~PBIT[p]
        else:
            if not s.oos >> p & 1:
                cut.append(p)
            s.oos |= PBIT[p]
    if cut and s.log.on:
        side = PIECES[cut[0]].side
        # One text, not a list: the other side must not learn how many there are (5.2-a). It sees the tops.
        text = ", ".join(f"{PIECES[p].name} ({CODES[s.at[p]]})" for p in cut)
        tops = [PIECES[p].id for p in cut if fog.sees(s, ENEMY[side], p)]
        mine: tuple[str, ...] = (side,)
        s.note_secret(
            "out-of-supply",
            "6.4-a",
            dict.fromkeys(("units", "seen"), mine),
            side=side,
            units=text,
            seen=True,
            tops=tops,
            shown=len(tops),
        )
    for p in pieces:
        if s.at[p] >= 0 and s.dsg[p] == 3 and s.oos >> p & 1:
            destroy(s, p, "9.5.1-c")


def in_supply(s: Santander, piece: int) -> bool:
    """Is the piece in supply at this moment, whatever its mark?"""
    return bool(supplied(s, PIECES[piece].side) >> s.at[piece] & 1)


def uncovered(s: Santander, side: str, front: int) -> int:
    """The front hexes without a unit of the side and outside the ZoC of any (4.2-c, 4.3-b)."""
    if side == N:
        return front & ~(occupied(s, N) | zone(stand(s, N)))
    here = stand(s, R) & front  # 4.2-c: whoever stands in a front hex helps
    return front & ~(here | zone(here))
