"""Chapter 6: the course of the Strategic Phase, and what ends it."""

from __future__ import annotations

from functools import partial

from frente.engine import Ask, Flow, Menu, Refusal, Way, put
from frente.games.arriba import nouns
from frente.games.arriba.answers import Grant
from frente.games.arriba.definitions import (
    BIT,
    CAPITAL,
    ENEMY,
    FACTIONS,
    INDEX,
    KINDS,
    MINOR,
    OF_CLASS,
    SUPPORT,
    G,
    R,
)
from frente.games.arriba.rules.assets import lose_bought
from frente.games.arriba.rules.blockade import blockaded
from frente.games.arriba.rules.income import funds
from frente.games.arriba.rules.politics import dice_order
from frente.games.arriba.rules.purchases import why_not_division
from frente.games.arriba.rules.support import change_support
from frente.games.arriba.state import Arriba, faction_seat, occupied, side_seats


def strategic_phase(s: Arriba) -> Flow[None]:
    """6.1-a: each determines EP, spends and places; after both, each does transport (3.0-g)."""
    s.phase = "strategic"
    s.fresh = s.converted = s.carried = s.served = 0
    s.cap_spent = {}
    s.assets_closed = []
    s.assets_bought = []
    s.lifts = {}
    yield from dice_order(s, "strategic")
    for side in (ENEMY[s.first], s.first):
        s.push(("transport", side, 0))
    for side in (ENEMY[s.first], s.first):
        s.push(("income", side), ("arrivals", side), ("grants", side), ("spend", side, 0), ("settle", side))


# --- allies (15.2-c) --------------------------------------------------------------------------------
def grants(s: Arriba, side: str) -> Flow[None]:
    """15.2-c: the Republican player gives EP to his allies, at least what 5.2.1 wants for each faction."""
    s.purse = {}
    head, *allies = side_seats(s, side)
    for seat in allies:
        have = funds(s, side, head)
        least = min(have, sum(needs_service(s, f) for f in MINOR if faction_seat(s, f) == seat))
        way = Way(
            "grant",
            Grant,
            nouns.ALLY,
            nouns.EP,
            rule="15.2-c",
            why_not=partial(why_not_grant, seat, least, have),
            among=[(seat, ep) for ep in range(least, have + 1)],
        )
        about = {"seat": seat, "have": have}
        grant: Grant = yield from put(Ask.of(head, "grant", "15.2-c", Menu(s, way), about))
        s.purse[seat] = grant.ep
        s.note("granted", "15.2-c", seat=seat, ep=grant.ep)


def why_not_grant(seat: str, least: int, have: int, ally: str, ep: int) -> Refusal | None:
    if ally != seat:
        return Refusal("15.2-c", "other-ally", {"seat": seat})
    if ep < least:
        return Refusal("15.2-c", "grant-too-small", {"least": least, "seat": seat})
    return Refusal("6.1-c", "too-dear", {"price": ep, "have": have}) if ep > have else None


# --- the end of spending ----------------------------------------------------------------------------
def needs_service(s: Arriba, faction: int) -> bool:
    """5.2.1-c, 5.2.1-d: a minor faction that has a unit to build and is neither purged nor cut off."""
    if s.purged >> faction & 1:  # 5.2.2-f
        return False
    if occupied(s, R) & BIT[CAPITAL[faction]]:
        return False
    if s.lasting.get(f"no-create:{FACTIONS[faction]}"):
        return False
    for kind in KINDS:
        pool = OF_CLASS[faction, kind]
        if s.eliminated & pool:
            return True
        if s.unbuilt & pool and why_not_division(s, G, kind) is None:
            return True
    return False


def settle(s: Arriba, side: str) -> Flow[None]:
    """The blockade on bought points, unserved factions, and replacement EP that nobody used."""
    i = INDEX[side]
    if "blockade" in s.rules and s.assets_bought:
        lost = yield from blockaded(s, side, "ap")  # 15.4-b, 15.4-c
        yield from lose_bought(s, side, lost)
    s.assets_bought = []
    if side == G:  # ERR-3: part of the adjustment table
        unserved = [f for f in MINOR if not s.served >> f & 1 and needs_service(s, f)]
        if unserved:
            s.note("unserved", "5.2.1-b", factions=[FACTIONS[f] for f in unserved])
            due = SUPPORT["faction-unserved"].points * len(unserved)
            change_support(s, {G: due}, "5.2.1-b", "unserved")
    if s.replacement[i]:
        s.note("replacement-lost", "6.1-c", side=side, ep=s.replacement[i])
        s.replacement[i] = 0
