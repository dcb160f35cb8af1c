"""What is told about a thing that means nothing for the ask at hand: what it is, and when it counts."""

from __future__ import annotations

from typing import Any

from frente.engine import Ask, Refusal
from frente.games.arriba import nouns
from frente.games.arriba.definitions import (
    AREA,
    CITY,
    COUNTRY,
    FACTION,
    INDEX,
    LAST_TURN,
    MOROCCO,
    MOROCCO_ID,
    PLACE_IDS,
    REGION_NAME,
    REGION_OF,
    REGIONS,
    SIDES,
    UNIT,
    UNIT_BIT,
    UNIT_FACTION,
    UNITS,
    R,
)
from frente.games.arriba.state import (
    Arriba,
    Group,
    faction_seat,
    group_of,
    group_seat,
    level,
    occupied,
    seat_side,
    where,
)
from frente.games.arriba.titles import title


def why_nothing(s: Arriba, ask: Ask, subjects: tuple[str, ...]) -> Refusal:
    """Of several things the first is told about that is not just there to be read."""
    reasons = [about(s, ask.seat, thing) for thing in subjects]
    return next((reason for reason in reasons if reason.text != "only-shown"), reasons[0])


def about(s: Arriba, seat: str, thing: str) -> Refusal:
    """The rule that keeps a thing from being used now."""
    if thing in UNIT:
        return unit(s, seat, UNIT[thing])
    name, _, asset = thing.partition(".")
    id = nouns.GROUP.read(name)
    if id is not None:
        g = s.groups.get(id)
        if g is None:
            return Refusal("7.1-a", "no-such-group", {"group": title(s.groups, id)})
        return group(s, seat, g, asset)
    if thing in AREA:
        return area(s, AREA[thing])
    if thing == MOROCCO_ID:
        return Refusal("2.1.2-c", "morocco-box", {})
    if thing in COUNTRY:
        power, side = level(s, COUNTRY[thing])
        return Refusal("5.3.1-a", "power-later", {"country": thing, "level": power, "side": side})
    if thing in REGIONS:
        holder = s.control[REGIONS.index(thing)]
        return Refusal("12.2-a", "region-later", {"region": thing, "holder": holder or "nobody"})
    if thing in FACTION:
        return Refusal("6.2-a", "faction-later", {"faction": thing})
    return marker(s, thing)


# --- pieces ----------------------------------------------------------------------------------------
def unit(s: Arriba, seat: str, u: int) -> Refusal:
    side = UNITS[u].side
    args: dict[str, Any] = {"thing": UNITS[u].id, "side": side}
    at = where(s, u)
    if at < 0:
        return off_map(s, u, args)
    mine = side == seat_side(seat)
    if at == MOROCCO:
        return Refusal("6.7-b" if mine else "2.1.2-c", "own-in-box" if mine else "enemy-in-box", args)
    g = group_of(s, u)
    assert g is not None
    owner = faction_seat(s, UNIT_FACTION[u])
    if mine and owner != seat:
        return Refusal("15.2-a", "ally-piece", {**args, "seat": owner})
    return fighting(s, g, args) or (own(s, args) if mine else enemy(g, args))


def off_map(s: Arriba, u: int, args: dict[str, Any]) -> Refusal:
    if u in s.placing:
        return Refusal("6.2-a", "to-be-placed", args)
    if s.gone & UNIT_BIT[u]:
        return Refusal("5.4.2-d", "gone-for-good", args)
    lost = s.eliminated & UNIT_BIT[u]
    return Refusal("6.3-a" if lost else "6.2-a", "to-be-rebuilt" if lost else "to-be-created", args)


def group(s: Arriba, seat: str, g: Group, asset: str) -> Refusal:
    """A battlegroup, or its points of one kind."""
    points = {"id": "points-of", "args": {"asset": asset, "group": title(s.groups, g.id)}}
    args: dict[str, Any] = {"thing": points if asset else title(s.groups, g.id), "side": g.side}
    mine = g.side == seat_side(seat)
    owner = group_seat(s, g)
    if mine and owner != seat:
        return Refusal("15.2-c", "ally-piece", {**args, "seat": owner})
    return fighting(s, g, args) or (own(s, args) if mine else enemy(g, args))


def fighting(s: Arriba, g: Group, args: dict[str, Any]) -> Refusal | None:
    """While a battle is fought, it is about those who fight."""
    if s.battle is None:
        return None
    here = g.id in (s.battle.attacker, s.battle.defender)
    return Refusal("9.1-d", "in-battle" if here else "not-in-battle", args)


def own(s: Arriba, args: dict[str, Any]) -> Refusal:
    now = {"id": f"phase-{s.phase}", "args": {}}
    return Refusal("3.0-a", "own-later", {**args, "now": now})


def enemy(g: Group, args: dict[str, Any]) -> Refusal:
    return Refusal("9.1-a", "enemy-piece", {**args, "place": PLACE_IDS[g.area]})


# --- the board ---------------------------------------------------------------------------------------
def area(s: Arriba, a: int) -> Refusal:
    holder = next((side for side in SIDES if occupied(s, side) >> a & 1), "nobody")
    region = REGIONS[REGION_OF[a]]
    args = {"place": PLACE_IDS[a], "holder": holder, "region": region}
    return Refusal("8.1-a", "place-later", {**args, "apart": REGION_NAME[region] != CITY[a]})


def marker(s: Arriba, thing: str) -> Refusal:
    """Markers, counts and signs beside the map."""
    for side in SIDES:
        i = INDEX[side]
        if thing in (side, f"ps-{side}"):
            return Refusal("5.1-a", "support-marker", {"side": side, "level": s.ps[i]})
        if thing == f"ep-{side}":
            return Refusal("6.1-b", "ep-count", {"side": side, "ep": s.ep[i] + s.replacement[i]})
        if thing == f"supply-{side}":
            return Refusal("11.1-a", "supply-shown", {"side": side})
        if thing == f"air-{side}" or thing.startswith(f"air-{side}-"):
            return air(s, side, s.air_ready[i], thing)
    if thing == "air-german":
        return air(s, R, int(s.condor[0] == "ready"), thing)
    if thing in ("turn", "turns"):
        return Refusal("3.0-b", "turn-marker", {"turn": s.turn, "of": LAST_TURN})
    if thing == "support":
        return Refusal("5.1-a", "support-track", {})
    if thing == "foreign":
        return Refusal("5.3.1-a", "foreign-track", {})
    return Refusal("3.0-a", "only-shown", {})


def air(s: Arriba, side: str, ready: int, thing: str) -> Refusal:
    spent = thing.endswith("-used") or (thing == "air-german" and not ready)
    return Refusal("9.1.6-a", "air-used" if spent else "air-later", {"side": side, "ready": ready})
