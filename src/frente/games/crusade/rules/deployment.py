"""8.5.2: where reinforcements may enter, and the division a corps card costs."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial
from typing import Any

from frente.engine import Ask, Flow, Menu, Refusal, Way
from frente.engine import put as answer_to
from frente.games.crusade.answers import Pick, Put
from frente.games.crusade.cards.lasting import barred
from frente.games.crusade.definitions import (
    ARMOR,
    AT,
    BALEARIC,
    BEACH_BIT,
    BILBAO,
    CARD,
    CTV,
    ELIMINATED,
    LIMIT,
    MADRID,
    MAIN_CITIES,
    MED_PORTS,
    NAT,
    NORTH,
    OF_KIND,
    OFF,
    PORTS,
    REGION,
    REGIONS,
    REMOVED,
    REP,
    RESERVE,
    SIDES,
    SOURCES,
    SPACE_IDS,
    UNIT_IDS,
    UNITS,
    UNITS_OF,
    Card,
    Unit,
    bits,
    mask_of,
)
from frente.games.crusade.nouns import SPACE_NOUN, TWIN_NOUN
from frente.games.crusade.rules.supply import isolated_group, north_group, north_isolated, supplied
from frente.games.crusade.state import Crusade, one_of_each, own, put, restore


def rooms(s: Crusade, spaces: int) -> int:
    """Those of the spaces that have room (9.1.1)."""
    return sum(1 << p for p in bits(spaces) if len(s.stacks[p]) < LIMIT)


def corps_spaces_any(s: Crusade, unit: int) -> int:
    """8.5.2.4-a to -e, 16.4.3.2-d: where a corps may be deployed, stacking left aside."""
    u = UNITS[unit]
    fed = supplied(s, u.side)
    if unit == CTV:  # 8.5.2.4-d
        return PORTS & fed & ~BALEARIC
    if u.region == "basque":  # 8.5.2.4-b
        return 1 << BILBAO & fed
    if u.region == "santander":
        return 1 << AT["santander"] & fed
    if u.region == "asturias":
        return REGION["asturias"] & fed
    found = (SOURCES[u.side] | 1 << MADRID) & fed & ~BALEARIC  # 8.5.2.4-e
    if u.side == REP and north_isolated(s):  # 8.5.2.4-c
        found &= ~(NORTH | north_group(s))
    return found


def corps_spaces(s: Crusade, unit: int) -> int:
    """Where a corps may be deployed now."""
    return rooms(s, corps_spaces_any(s, unit))


def places_for(s: Crusade, unit: int, where: Any) -> int:
    """8.5.2.3-a: where a card lets a unit enter the map, stacking left aside."""
    u = UNITS[unit]
    fed = supplied(s, u.side)
    if where == "corps":
        return corps_spaces_any(s, unit)
    if where == "port":
        found = PORTS & fed
    elif where == "med-port":
        found = MED_PORTS & fed & ~BALEARIC
    elif where == "supply-source-or-madrid":
        found = (SOURCES[u.side] | 1 << MADRID) & fed
    elif where == "rep-vacant-not-main-city":
        return vacant_rep_spaces(s)
    else:
        # 16.4.3.2-b: a place the card names is open even in an isolated north
        return mask_of(where) & (fed if where != ["beach-head"] else BEACH_BIT)
    if u.corps or ARMOR >> unit & 1:
        found &= ~BALEARIC
    if u.side == REP and u.region not in REGIONS and north_isolated(s):
        found &= ~(NORTH | north_group(s))
    return found  # 16.2.4.1: Isolated Spaces are not supplied, so nothing enters there


def vacant_rep_spaces(s: Crusade) -> int:
    """CL-N48: REP spaces without any unit, no Main City, no Beach Head, not under the French threat."""
    return own(s, REP) & ~(s.rep_in | s.nat_in) & ~MAIN_CITIES & ~BEACH_BIT & ~barred(s, NAT)


def units_of(s: Crusade, card: Card) -> list[tuple[int, dict[str, Any]]]:
    """The counters the card still has to bring, each with its row (8.5.2.2: used ones are skipped)."""
    found: list[tuple[int, dict[str, Any]]] = []
    taken: set[int] = set()
    where = s.where
    for row, counters in zip(card.units, _counters_of(card.id), strict=True):
        mine = [u for u in counters if where[u] == OFF and u not in taken]
        for u in mine[: row["count"]]:
            taken.add(u)
            found.append((u, row))
    return found


@cache
def _counters_of(card: str) -> tuple[tuple[int, ...], ...]:
    """For each row of units on a card: the counters of that kind which it brings."""
    return tuple(tuple(u for u in OF_KIND[row["id"]] if UNITS[u].card == card) for row in CARD[card].units)


def can_place_all(
    s: Crusade, wanted: list[tuple[int, dict[str, Any]]], gone: int = -1, come: int = -1
) -> bool:
    """8.5.2.2: can all units for the map be placed legally? `gone`, `come`: one unit less, more there."""
    masks = [places_for(s, u, row["where"]) for u, row in wanted if row["to"] == "map"]
    free = {p: LIMIT - len(s.stacks[p]) + (p == gone) - (p == come) for mask in masks for p in bits(mask)}
    return _fits(sorted(masks, key=int.bit_count), free)


def _fits(masks: list[int], free: dict[int, int]) -> bool:
    if not masks:
        return True
    for p in bits(masks[0]):
        if free[p] > 0:
            free[p] -= 1
            if _fits(masks[1:], free):
                return True
            free[p] += 1
    return False


# --- the division a corps card costs (8.5.2.5) ----------------------------------------------------------
def _may_be_spent(u: Unit) -> bool:
    if u.side == NAT:
        return u.type in ("MIL", "POL", "CAV", "INF", "AFR")
    if u.type == "MIL":
        return u.region not in REGIONS and u.kind.id != "rep-mil-poum"
    return u.type in ("RPA", "POL")


SPENDABLE = {side: dict.fromkeys(u for u in UNITS_OF[side] if _may_be_spent(UNITS[u])) for side in SIDES}
"""8.5.2.5-b: NAT MIL, POL, CAV, INF, AFR; REP non-regional MIL but not POUM, POL, RPA. In order."""


def may_be_spent(s: Crusade, unit: int) -> bool:
    """8.5.2.5-b: is it a division of these kinds, and no REP POL in the NF?"""
    u = UNITS[unit]
    if u.type == "POL" and u.side == REP and s.where[unit] >= 0 and NORTH >> s.where[unit] & 1:
        return False
    return unit in SPENDABLE[u.side]


def spendable(s: Crusade, side: str) -> list[int]:
    """8.5.2.5-a: from the map (supplied) or RB; only if neither has one, from the EB. Equal ones once."""
    near = list(_near_by(s, side))
    return one_of_each(s, near or [u for u in SPENDABLE[side] if s.where[u] == ELIMINATED])


def _near_by(s: Crusade, side: str) -> Iterator[int]:
    """Those from the map and the RB."""
    fed = supplied(s, side)
    for u in SPENDABLE[side]:
        place = s.where[u]
        if (place == RESERVE or (place >= 0 and fed >> place & 1)) and may_be_spent(s, u):
            yield u


def can_spend(s: Crusade, side: str) -> bool:
    """Is there any?"""
    return any(True for _ in _near_by(s, side)) or bool(spendable(s, side))


def to_spend(s: Crusade, side: str) -> list[int]:
    """8.5.2.2: of these the ones that leave room for every unit of the card still to come."""
    waiting = pending(s)
    return [u for u in spendable(s, side) if not waiting or can_place_all(s, waiting, gone=s.where[u])]


def why_not_disband(s: Crusade, side: str, unit: int) -> Refusal | None:
    """8.5.2.5-a, 8.5.2.5-b, 8.5.2.2: may this counter be the division that a corps card costs?"""
    args = {"unit": UNIT_IDS[unit]}
    place = s.where[unit]
    if UNITS[unit].side != side:
        return Refusal("8.5.2.5-b", "not-your-unit", args)
    if not may_be_spent(s, unit):
        return Refusal("8.5.2.5-b", "not-disbanded", args)
    if place >= 0 and not supplied(s, side) >> place & 1:
        return Refusal("8.5.2.5-a", "disband-unsupplied", args)
    if place < 0 and place not in (RESERVE, ELIMINATED):
        return Refusal("8.5.2.5-a", "disband-absent", args)
    if place == ELIMINATED and s.where[spendable(s, side)[0]] != ELIMINATED:
        return Refusal("8.5.2.5-a", "disband-living-first", args)
    waiting = pending(s)
    if waiting and not can_place_all(s, waiting, gone=place):
        return Refusal("8.5.2.2", "makes-no-room", {**args, "card": s.playing})
    return None


def spend_division(s: Crusade, side: str) -> Flow[None]:
    """8.5.2.5-a: one division is permanently removed."""
    why_not, found = partial(why_not_disband, s, side), partial(to_spend, s, side)
    menu = Menu(
        s, Way("disband", Pick, TWIN_NOUN, rule="8.5.2.5-a", why_not=why_not, among=found, judged=True)
    )
    (unit,) = yield from answer_to(Ask.of(side, "disband", "8.5.2.5-a", menu))
    put(s, unit, REMOVED)
    restore(s, unit)
    s.note("disbanded", "8.5.2.5-a", unit=UNIT_IDS[unit])


def why_not_reinforce(s: Crusade, card: Card) -> Refusal | None:
    """8.5.2.1, 8.5.2.2, 8.5.2.5-c, 17.5.3: may this Reinforcement Event be played now?"""
    args = {"card": card.id}
    if s.turn == 1:
        return Refusal("17.5.3", "no-reinforcements-turn-1", dict(args))
    if card.reinforcement in s.reinforced:
        return Refusal("8.5.2.1", "one-reinforcement", {**args, "type": card.reinforcement})
    wanted = units_of(s, card)
    if not wanted:
        return Refusal("8.5.2.2", "no-units-left", dict(args))
    costs = card.effect("remove_division") is not None
    if costs and not can_spend(s, card.side) and not any(may_be_spent(s, u) for u, _ in wanted):
        return Refusal("8.5.2.5-c", "no-division-to-spend", dict(args))  # its own division may be the one
    if not can_place_all(s, wanted) and not (costs and _can_place_after_cost(s, card, wanted)):
        return Refusal("8.5.2.2", "no-room-for-units", dict(args))
    return None


def _can_place_after_cost(s: Crusade, card: Card, wanted: list[tuple[int, dict[str, Any]]]) -> bool:
    """8.5.2.5-a: the division may go first and so make room."""
    places = {s.where[u] for u in spendable(s, card.side)}
    return any(can_place_all(s, wanted, gone=p) for p in places if p >= 0)


def place_unit(s: Crusade, unit: int, card_id: str, row_index: int) -> Flow[None]:
    """8.5.2.3-a: one reinforcement is put on the map, at full strength."""
    card = CARD[card_id]
    where = card.units[row_index]["where"]
    found = safe_places(s, unit, where)
    if not found:
        return

    def why_not(space: int) -> Refusal | None:
        args = {"unit": UNIT_IDS[unit], "place": SPACE_IDS[space], "card": card_id}
        if not places_for(s, unit, where) >> space & 1:
            return why_not_there(s, unit, where, space, args)
        if len(s.stacks[space]) >= LIMIT:
            return Refusal("9.1.2-b", "full", {"place": SPACE_IDS[space], "limit": LIMIT})
        return None if found >> space & 1 else Refusal("8.5.2.2", "leaves-no-room", args)

    space = found.bit_length() - 1
    if found & (found - 1):  # more than one place
        here, there = partial(Put, unit), bits(found)
        menu = Menu(
            s, Way("place", here, SPACE_NOUN, rule="8.5.2.3-a", why_not=why_not, among=there, judged=True)
        )
        about = {"unit": UNIT_IDS[unit], "card": card_id}
        (_, space) = yield from answer_to(Ask.of(card.side, "place-unit", "8.5.2.3-a", menu, about))
    put(s, unit, space)
    s.note("entered", "8.5.2.3-a", unit=UNIT_IDS[unit], place=SPACE_IDS[space])


def why_not_there(s: Crusade, unit: int, where: Any, space: int, args: dict[str, str]) -> Refusal:
    """Why a card does not let the unit enter the map here, stacking left aside."""
    u = UNITS[unit]
    bit = 1 << space
    if (u.corps or ARMOR >> unit & 1) and BALEARIC & bit:
        return Refusal("8.5.2.4-e", "not-balearic", dict(args))
    if u.type != "INS" and not (isinstance(where, list) and space not in map(AT.get, where)):
        if not own(s, u.side) & bit:
            return Refusal("8.5.2.3-a", "entry-foreign", dict(args))
        if not supplied(s, u.side) & bit:
            rule = "16.2.4.1" if u.side == NAT and isolated_group(s) & bit else "8.5.2.3-a"
            return Refusal(rule, "entry-unsupplied", dict(args))
        if u.side == REP and u.region not in REGIONS and north_isolated(s) and (NORTH | north_group(s)) & bit:
            return Refusal("8.5.2.4-c" if u.corps else "16.4.3.2-b", "north-isolated", dict(args))
    return Refusal("8.5.2.3-a", "not-placed-there", dict(args))


def safe_places(s: Crusade, unit: int, where: Any) -> int:
    """Where the unit may be put so that those after it still find room."""
    found = rooms(s, places_for(s, unit, where))
    later = [(u, row) for u, row in pending(s) if u != unit]
    if not later:
        return found
    good = sum(1 << p for p in bits(found) if can_place_all(s, later, come=p))
    return good or found


def pending(s: Crusade) -> list[tuple[int, dict[str, Any]]]:
    """The units of the card being played that are still to be put on the map."""
    return [(u, row) for u, row in units_of(s, CARD[s.playing]) if row["to"] == "map"] if s.playing else []
