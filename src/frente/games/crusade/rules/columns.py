"""Chapter 17: what is special in the War of the Columns, turns 1 to 5."""

from __future__ import annotations

from functools import partial

from frente.engine import Ask, Flow, Menu, Refusal, Way
from frente.engine import put as answer_to
from frente.games.crusade.answers import Put
from frente.games.crusade.cards import lasting
from frente.games.crusade.definitions import (
    AFR_SPACES,
    CATALAN,
    CHARTS,
    LIMIT,
    MILITIA,
    MOROCCO,
    NAT,
    NORTH_ZONE_SOURCES,
    REP,
    SPACE_IDS,
    UNIT_IDS,
    bits,
)
from frente.games.crusade.nouns import SPACE_NOUN
from frente.games.crusade.rules.supply import connected, supplied
from frente.games.crusade.state import Crusade, has_room, in_box, own, put

ARRIVALS = frozenset((turn, round) for turn, round in CHARTS["army_of_africa"]["arrivals"])
ACCELERATED = frozenset((turn, round) for turn, round in CHARTS["army_of_africa"]["accelerated"])


# --- 17.1 ammunition shortage -----------------------------------------------------------------------
def northern_zone(s: Crusade) -> int:
    """17.1.2-b: every NAT space Connected to a NAT La Coruña, Valladolid or Zaragoza."""
    return connected(s, NAT, NORTH_ZONE_SOURCES & s.control)


def why_short(s: Crusade, space: int) -> Refusal | None:
    """17.1.2-a: only one space of the Northern zone may be Activated for Combat in an AR."""
    if not s.ammo or s.side != NAT:
        return None
    zone = northern_zone(s)
    if zone >> space & 1 and s.attack_marks & zone:
        marked = SPACE_IDS[bits(s.attack_marks & zone)[0]]
        return Refusal("17.1.2-a", "ammo-shortage", {"place": SPACE_IDS[space], "marked": marked})
    return None


# --- 17.2 redeployment --------------------------------------------------------------------------------
def sr_points(s: Crusade, value: int) -> int:
    """8.3.2, 17.2.1, 17.2.3: an SR card gives one point less on turns 1 and 2, not below 0."""
    return max(0, value - 1) if s.turn <= 2 else value


# --- 17.4 militias ------------------------------------------------------------------------------------
def lone_militia(s: Crusade, units: tuple[int, ...]) -> bool:
    """17.4.1, 17.4.3: do only MIL (later only Catalan MIL) attack from this space?"""
    kind = CATALAN if lasting.columns_militarized(s) else MILITIA
    return all(kind >> u & 1 for u in units)


def is_uncoordinated(s: Crusade) -> bool:
    """17.4.1, 17.4.3: for all MIL until Largo Caballero, for Catalan MIL to the end of turn 5."""
    return s.turn <= 5 and s.side == REP


def why_uncoordinated(s: Crusade, groups: dict[int, tuple[int, ...]]) -> Refusal | None:
    """17.4.2: at most one of the attacking spaces may contribute only MIL."""
    if not is_uncoordinated(s):
        return None
    lone = [space for space, units in groups.items() if lone_militia(s, units)]
    if len(lone) <= 1:
        return None
    return Refusal("17.4.2", "uncoordinated", {"places": [SPACE_IDS[p] for p in lone], "count": len(lone)})


# --- 17.6 Army of Africa ------------------------------------------------------------------------------
def arrivals_of_turn_3(s: Crusade) -> tuple[int, ...]:
    """17.6.2-b: rounds 1 and 2 where the Strait was opened before NAT AR 2 of turn 3, else 2 and 5."""
    return (1, 2) if lasting.afr_hastens(s) else (2, 5)


def afr_is_due(s: Crusade) -> bool:
    """17.6.2-a: does a unit of the Army of Africa arrive in this round?"""
    if not lasting.afr_comes(s) or not in_box(s, NAT, MOROCCO):
        return False  # 17.6.1
    if s.turn == 3:
        return s.round in arrivals_of_turn_3(s)
    return (s.turn, s.round) in ARRIVALS


def afr_spaces(s: Crusade) -> int:
    """17.6.4-a: NAT-controlled, supplied Sevilla and Cádiz, within stacking."""
    good = AFR_SPACES & own(s, NAT) & supplied(s, NAT)
    return sum(1 << p for p in bits(good) if has_room(s, p))


def why_not_land(s: Crusade, unit: int, space: int, rule: str = "17.6.4-a") -> Refusal | None:
    """17.6.4-a: may a unit of the Army of Africa land here? 17.6.4-b: or come later by SR?"""
    args = {"unit": UNIT_IDS[unit], "place": SPACE_IDS[space]}
    if not AFR_SPACES >> space & 1:
        return Refusal(rule, "afr-place", args)
    if not own(s, NAT) >> space & 1:
        return Refusal(rule, "entry-foreign", args)
    if not supplied(s, NAT) >> space & 1:
        return Refusal(rule, "entry-unsupplied", args)
    if not has_room(s, space):
        return Refusal("9.1.2-b", "full", {"place": SPACE_IDS[space], "limit": LIMIT})
    return None


def arrive(s: Crusade) -> Flow[None]:
    """17.6.3-a: the unit is deployed at the start of the AR, for free; it must be if it can."""
    unit = in_box(s, NAT, MOROCCO)[0]
    places = afr_spaces(s)
    if not places:
        s.missed_afr += 1  # 17.6.4-b
        s.note("afr-waits", "17.6.4-b", unit=UNIT_IDS[unit])
        return

    here, why_not = partial(Put, unit), partial(why_not_land, s, unit)
    menu = Menu(
        s,
        Way("land", here, SPACE_NOUN, rule="17.6.3-a", why_not=why_not, among=bits(places), judged=True),
    )
    (_, space) = yield from answer_to(Ask.of(NAT, "arrive", "17.6.3-a", menu, {"unit": UNIT_IDS[unit]}))
    put(s, unit, space)
    s.note("arrived", "17.6.3-a", unit=UNIT_IDS[unit], place=SPACE_IDS[space])
