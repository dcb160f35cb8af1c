"""Chapter 4: the random event of the turn."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from frente.engine import Ask, Flow, Menu, Refusal, Way, put, roll
from frente.games.arriba import nouns
from frente.games.arriba.answers import DisruptGroup, DisruptUnit, Enough, Withdraw
from frente.games.arriba.definitions import (
    ASSET_LIMIT,
    BIT,
    BY_FRANCE,
    COUNTRY,
    EVENTS,
    FACTION,
    FACTION_SIDE,
    FACTIONS,
    INDEX,
    MOROCCO_ID,
    MOUNTAINS,
    OF_FACTION,
    PLACE_IDS,
    RADICAL_PAIR,
    SIDES,
    TURNS,
    UNIT_BIT,
    UNIT_FACTION,
    UNITS,
    G,
    R,
)
from frente.games.arriba.rules.aid import move_marker
from frente.games.arriba.rules.placement import place_units
from frente.games.arriba.rules.support import change_support
from frente.games.arriba.state import (
    Arriba,
    Group,
    assets_on_map,
    clear_marks,
    faction_seat,
    leader,
    level,
    occupied,
    off_map,
    put_group,
    side_groups,
    take_from_pool,
)
from frente.games.arriba.titles import title


def random_event(s: Arriba) -> Flow[None]:
    """4.1-a: two dice, tens and ones."""
    s.phase = "random-events"
    tens, ones = yield from roll(f"event:{s.turn}", 2, kind="event", rule="4.1-a")
    number = tens * 10 + ones
    event = EVENTS[number]
    if number in s.happened or not conditions_hold(s, event.get("conditions", {})):
        s.note("no-event", "4.1-c", event=str(number))  # a spent or impossible event: no reroll
        return
    s.note("event", "4.1-a", event=str(number))
    if event["once"]:
        s.happened = (*s.happened, number)
    for effect in event["effects"]:  # 4.1-b: at once, in the listed order
        yield from EFFECTS[effect["type"]](s, effect)


# --- conditions -----------------------------------------------------------------------------------
def conditions_hold(s: Arriba, wanted: dict[str, Any]) -> bool:
    """All conditions of an event, judged before its first effect."""
    return all(CONDITIONS[name](s, value) for name, value in wanted.items())


def _status(s: Arriba, entry: dict[str, Any]) -> bool:
    name, side = level(s, COUNTRY[entry["country"]])
    return side == entry["side"] and name in entry["levels"]


def _on_map(s: Arriba, faction: int) -> int:
    return OF_FACTION[faction] & ~(s.unbuilt | s.eliminated | s.gone)


CONDITIONS: dict[str, Callable[[Arriba, Any], bool]] = {
    "turn_min": lambda s, n: s.turn >= n,
    "turn_max": lambda s, n: s.turn <= n,
    "winter": lambda s, wanted: TURNS[s.turn].winter == wanted,
    "status": lambda s, entries: all(_status(s, e) for e in entries),
    "not_status": lambda s, entries: not any(_status(s, e) for e in entries),
    "status_any": lambda s, entries: any(_status(s, e) for e in entries),
    "occupied_by_france": lambda s, side: bool(occupied(s, side) & BY_FRANCE),
    "units_on_map": lambda s, e: _on_map(s, FACTION[e["faction"]]).bit_count() >= e["min"],
    "not_purged_any": lambda s, names: any(
        not s.purged >> FACTION[n] & 1 and _on_map(s, FACTION[n]) for n in names
    ),
}


# --- effects -------------------------------------------------------------------------------------
def _amount(s: Arriba, text: str, side: str) -> Flow[int]:
    """A number or dice with a sign, from the receiver's view."""
    sign = -1 if text.startswith("-") else 1
    body = text.lstrip("+-")
    if not body.endswith("d6"):
        return sign * int(body)
    dice = yield from roll(f"event:{s.turn}", int(body[0]), kind="event-amount", rule="4.1-b", seat=side)
    return sign * sum(dice)


def _targets(s: Arriba, effect: dict[str, Any]) -> tuple[list[str], str]:
    """The sides an effect falls on, and its amount."""
    amount = effect["amount"]
    if TURNS[s.turn].winter and "amount_winter" in effect:
        amount = effect["amount_winter"]
    target = effect.get("target")
    if target is None:
        return [effect["side"]], amount
    if target.startswith("each side with PS 30 or less"):
        return [side for side in SIDES if s.ps[INDEX[side]] <= 30], amount
    if target == "side controlling fewer regions":
        measure = {side: -sum(c == side for c in s.control) for side in SIDES}
    elif target == "side occupying more cities":
        measure = {side: occupied(s, side).bit_count() for side in SIDES}
    else:
        measure = {side: s.ps[INDEX[side]] for side in SIDES}
    if measure[G] == measure[R]:
        tie = effect.get("tie")
        return (list(SIDES), tie["amount"]) if tie else ([], amount)
    return [max(SIDES, key=lambda side: measure[side])], amount


def _ps(s: Arriba, effect: dict[str, Any]) -> Flow[None]:
    sides, amount = _targets(s, effect)
    if "tie" in effect:  # 5.11-e: what a tie does to both happens at once
        both = {}
        for side in sides:
            both[side] = yield from _amount(s, amount, side)
        change_support(s, both, "4.1-b", "event")
        return
    for side in sides:  # one after the other: whom the event names first falls first
        change = yield from _amount(s, amount, side)
        change_support(s, {side: change}, "4.1-b", "event")


def _ep(s: Arriba, effect: dict[str, Any]) -> Flow[None]:
    """EP for the coming Strategic Phase, by land or by sea."""
    sides, amount = _targets(s, effect)
    for side in sides:
        change = yield from _amount(s, amount, side)
        key = f"ep:{effect['kind']}:{side}"
        s.lasting[key] = s.lasting.get(key, 0) + change
        s.note("event-ep", "4.1-b", side=side, change=change, sea=effect["kind"] == "foreign")


def _track(s: Arriba, effect: dict[str, Any]) -> Flow[None]:
    country = COUNTRY[effect["country"]]
    box = s.boxes[country]
    if effect["toward"] == "center":
        step = (box < 0) - (box > 0)
    else:
        step = -1 if effect["toward"] == G else 1
    move_marker(s, country, step * effect["boxes"], "4.1-b")
    yield from ()


def _ap_gain(s: Arriba, effect: dict[str, Any]) -> Flow[None]:
    """Only air points come by event; they go to Ready while a marker is left."""
    side, kind = effect["side"], effect["ap"]
    room = ASSET_LIMIT[side, kind] - assets_on_map(s, side, kind)
    got = min(room, effect["count"])
    if got:
        s.air_ready[INDEX[side]] += got
        s.note("event-ap", "4.1-b", side=side, asset=kind, count=got)
    yield from ()


def _unit_gain(s: Arriba, effect: dict[str, Any]) -> Flow[None]:
    """A free unit, if a counter and the place exist; it serves no faction (5.2.1-b)."""
    faction, kind = FACTION[effect["faction"]], effect["kind"]
    side = FACTION_SIDE[faction]
    for _ in range(effect["count"]):
        if not off_map(s, faction, kind):
            continue
        if effect["place"] != MOROCCO_ID and not occupied(s, side):
            continue
        unit = take_from_pool(s, faction, kind)
        yield from place_units(s, (unit,), "4.1-b")


def _unit_remove(s: Arriba, effect: dict[str, Any]) -> Flow[None]:
    """Units leave for the unbuilt pool: no PSP, no replacement EP."""
    faction = FACTION[effect["faction"]]
    seat = faction_seat(s, faction)
    for taken in range(effect["max"]):
        left = _on_map(s, faction)
        if not left:
            return
        menu = Menu(
            s,
            Way(
                "withdraw",
                Withdraw,
                nouns.UNIT,
                rule="4.1-b",
                among=[u for u in range(len(UNITS)) if left >> u & 1],
                otherwise=partial(why_not_withdraw, s, faction),
            ),
            Way("enough", Enough, rule="4.1-b", why_not=partial(why_not_enough, taken, effect["min"])),
        )
        match (yield from put(Ask.of(seat, "withdraw", "4.1-b", menu))):
            case Enough():
                return
            case Withdraw(unit):
                withdraw(s, unit)


def why_not_withdraw(s: Arriba, faction: int, unit: int) -> Refusal:
    args = {"unit": UNITS[unit].id, "faction": FACTIONS[faction]}
    return Refusal("4.1-b", "off-the-map" if UNIT_FACTION[unit] == faction else "other-faction", args)


def why_not_enough(taken: int, least: int) -> Refusal | None:
    return None if taken >= least else Refusal("4.1-b", "withdraw-more", {"least": least})


def withdraw(s: Arriba, unit: int) -> None:
    """Take a unit off the map into the unbuilt pool."""
    for g in list(s.groups.values()):
        if unit in g.units:
            put_group(s, g._replace(units=tuple(u for u in g.units if u != unit)))
    clear_marks(s, unit)
    s.unbuilt |= UNIT_BIT[unit]
    s.note("withdrawn", "4.1-b", unit=UNITS[unit].id)


def _disrupt(s: Arriba, effect: dict[str, Any]) -> Flow[None]:
    seat = leader(s, effect["chooser"])
    scope = effect["scope"]
    if scope.startswith("one undisrupted"):
        units = [
            u
            for g in side_groups(s, G)
            for u in g.units
            if UNIT_FACTION[u] in RADICAL_PAIR and not s.disrupted >> u & 1
        ]
        if units:
            way = Way(
                "disrupt",
                DisruptUnit,
                nouns.UNIT,
                rule="4.1-b",
                among=sorted(units),
                otherwise=partial(why_not_disrupt_unit, s),
            )
            disrupt: DisruptUnit = yield from put(Ask.of(seat, "disrupt-unit", "4.1-b", Menu(s, way)))
            s.disrupted |= UNIT_BIT[disrupt.unit]
            s.note("disrupted", "4.1-b", units=[UNITS[disrupt.unit].id])
        return
    city = "city" in scope
    groups = [g for g in side_groups(s, effect["side"]) if _in_scope(g, city)]
    if groups:
        way = Way(
            "disrupt",
            DisruptGroup,
            nouns.GROUP,
            rule="4.1-b",
            among=[g.id for g in groups],
            otherwise=partial(why_not_disrupt_group, s, effect["side"], city),
        )
        chosen: DisruptGroup = yield from put(Ask.of(seat, "disrupt-group", "4.1-b", Menu(s, way)))
        disrupt_group(s, s.groups[chosen.group], "4.1-b")


def _in_scope(g: Group, city: bool) -> bool:
    """In a city, or at large in the mountains, as the event wants it."""
    return bool(g.units) and g.city == city and (city or bool(MOUNTAINS & BIT[g.area]))


def why_not_disrupt_unit(s: Arriba, unit: int) -> Refusal:
    args = {"unit": UNITS[unit].id}
    if UNIT_FACTION[unit] not in RADICAL_PAIR:
        return Refusal("4.1-b", "not-a-radical", args)
    return Refusal("4.1-b", "disrupted-already" if s.disrupted >> unit & 1 else "off-the-map", args)


def why_not_disrupt_group(s: Arriba, side: str, city: bool, group: int) -> Refusal:
    g = s.groups.get(group)
    args = {"group": title(s.groups, group)}
    if g is None:
        return Refusal("4.1-b", "no-such-group", args)
    if g.side != side:
        return Refusal("4.1-b", "not-its-side", {**args, "side": side})
    if not g.units:
        return Refusal("4.1-b", "no-units", args)
    return Refusal("4.1-b", "not-in-a-city" if city else "not-in-mountains", args)


def disrupt_group(s: Arriba, group: Group, rule: str) -> None:
    """All units of the battlegroup; further disruption changes nothing (9.2.3-e)."""
    for unit in group.units:
        s.disrupted |= UNIT_BIT[unit]
    if group.units:
        s.note(
            "disrupted",
            rule,
            group=group.name,
            place=PLACE_IDS[group.area],
            units=[UNITS[u].id for u in group.units],
        )


def _lasting(key: str, value: str, s: Arriba, effect: dict[str, Any]) -> Flow[None]:
    """An effect that only has to be remembered till the end of the turn: `value` says how much of it."""
    side = effect.get("side", "")
    for whose in SIDES if side == "both" else (side,):
        s.lasting[key.format(**{**effect, "side": whose})] = effect[value] if value else 1
    yield from ()


EFFECTS: dict[str, Any] = {
    "ps": _ps,
    "ep": _ep,
    "track": _track,
    "ap_gain": _ap_gain,
    "unit_gain": _unit_gain,
    "unit_remove": _unit_remove,
    "disrupt": _disrupt,
    "ap_buy_forbidden": partial(_lasting, "no-assets:{side}", ""),
    "domestic_zero": partial(_lasting, "no-domestic:{area}", ""),
    "no_transport": partial(_lasting, "no-transport:{side}:{mode}", ""),
    "transport_bonus": partial(_lasting, "transport:{side}:{mode}", "count"),
    "attack_shift": partial(_lasting, "attack-shift:{side}", "columns"),
    "no_influence": partial(_lasting, "no-influence:{side}:{country}", ""),
    "create_forbidden": partial(_lasting, "no-create:{faction}", ""),
    "recovery_drm": partial(_lasting, "recovery:{side}", "drm"),
}
