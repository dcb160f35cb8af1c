"""2.3: what a scenario says, and the draw of formations. Then come `deployment` and `markers`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from frente.engine import Flow, Options, shuffle
from frente.games.barricadas.board import Board, Sheet, board
from frente.games.barricadas.definitions import (
    BY_TYPE,
    MARKERS,
    PIECES,
    SCENARIOS,
    SIDE,
    SIDES,
    TYPES,
    UNIT_COUNT,
    composition,
)
from frente.games.barricadas.state import Battery, Battlefield, Brief, Effect, Flight, Formation, StartZone

QUALITY = {"veteran": 1, "regular": 0, "green": -1}


# --- the brief ------------------------------------------------------------------------------------
def sheets_of(data: dict[str, Any]) -> tuple[Sheet, ...]:
    return tuple((m["map"], m["x"], m["y"], m["rotation"]) for m in data["maps"])


def _mask(ground: Board, codes: Iterable[str]) -> int:
    return sum(1 << ground.grid.number[c] for c in codes)


def zone_of(ground: Board, deploy: dict[str, Any]) -> StartZone:
    """2.3-b: a block of the map, the listed hexes and those near them, or an edge and a turn."""
    if deploy["kind"] == "enter":
        hexes = _mask(ground, deploy["hexes"]) or ground.edge[deploy["edge"]]
        return StartZone(hexes, deploy["turn"], deploy["edge"])
    if deploy["kind"] == "near":
        mask = 0
        for c in deploy["hexes"]:
            mask |= ground.grid.area(ground.grid.number[c], deploy["distance"])
        return StartZone(mask, 0)
    (left, right), (top, bottom) = deploy["columns"], deploy["rows"]
    names = [f"{deploy['map']}{c}{r:02}" for c in range(left, right + 1) for r in range(top, bottom + 1)]
    return StartZone(_mask(ground, names), 0)


def effect_of(ground: Board, data: dict[str, Any]) -> Effect:
    """2.3-l: a special rule as data: words, a number, a hex."""
    words: list[str] = []
    for key in (
        "edge",
        "move_types",
        "allowed",
        "unit_types",
        "who",
        "allowed_terrain",
        "transport",
        "officer",
    ):
        value = data.get(key, [])
        words += [value] if isinstance(value, str) else value
    numbers = [
        data[k] for k in ("value", "max", "vp", "from_turn", "max_steps_per_boat_and_turn") if k in data
    ]
    side = SIDE.get(data.get("side", ""), -1)
    hexes = _mask(ground, [data["hex"]]) if "hex" in data else 0
    value = numbers[0] if numbers else 0
    return Effect(data["key"], side, tuple(data.get("turns", ())), value, tuple(words), hexes)


def brief_of(data: dict[str, Any], options: Options) -> Brief:
    """A printed scenario."""
    sheets = sheets_of(data)
    ground = board(sheets)
    zones = [zone_of(ground, f["deploy"]) for side in SIDES for f in data[side]["formation"]]
    levels = data["victory_levels"]
    return Brief(
        id=data["id"],
        sheets=sheets,
        turns=data["turns"],
        attacker=SIDE[data["attacker"]],
        first=SIDE[data["deploys_first"]],
        initiative=(data["initiative_modifier"]["republican"], data["initiative_modifier"]["nationalist"]),
        edges=(data["friendly_edge"]["republican"], data["friendly_edge"]["nationalist"]),
        river=data["river"],
        blown=_mask(ground, data["bridges_destroyed"]),
        night=tuple(data["night_turns"]),
        rubble=bool(options.get("rubble")) or data["rubble_rule"],
        fords=0,
        objectives=tuple((ground.grid.number[o["hex"]], o["vp"]) for o in data["objectives"]),
        holder=SIDE[data["objectives_initially_controlled_by"]],
        per_unit=data["vp_per_enemy_unit_eliminated"],
        levels=(levels["decisive"], levels["tactical"], levels["marginal"]),
        anti_air=(data["republican"]["anti_air_points"], data["nationalist"]["anti_air_points"]),
        effects=tuple(effect_of(ground, e) for e in data["effects"]),
        zones=tuple(zones),
        owner_hits=bool(options.get("owner-chooses-hits")),
    )


def start(scenario: str, options: Options) -> Battlefield:
    """A match of a printed scenario, before the draw."""
    data = SCENARIOS[scenario]
    s = Battlefield(brief=brief_of(data, options))
    objectives = sum(1 << h for h, _ in s.brief.objectives)
    s.control = (objectives, 0) if s.brief.holder == 0 else (0, objectives)
    for side, name in enumerate(SIDES):
        entry = data[name]
        for b in entry["off_board_artillery"]:  # 8.1.3-a
            s.batteries.append(Battery(side, b["caliber"], b["state"], b["missions"], 0))
        for a in entry["air_missions"]:
            s.flights.append(Flight(side, a["aircraft"], a["mission"], a["missions"]))
        for marker, count in entry["markers"].items():  # 13.3-b
            s.kits[f"{name} {marker}"] = min(count, MARKERS.get(marker, count))
    early = s.brief.first
    s.push(("draw", scenario), ("deploy", early), ("deploy", 1 - early), ("turn",))
    return s


# --- the draw (2.3-f) -----------------------------------------------------------------------------
def draw(s: Battlefield, scenario: str) -> Flow[None]:
    """2.3-e, 2.3-f, 2.3-h: officers are drawn blindly and bring the units with their ID."""
    data = SCENARIOS[scenario]
    number = 0
    for side, name in enumerate(SIDES):
        entries = data[name]["formation"]
        jobs: list[tuple[int, dict[str, Any], int]] = []
        for i, entry in enumerate(entries):
            if entry["officer_type"] != "none":
                jobs += [(i, entry, number + i)] * entry["count"]
        # Entries whose counters carry IDs draw first, among the officers of those IDs.
        jobs.sort(key=lambda job: (not _lettered(job[1], side), job[0]))
        drawn: dict[int, list[int]] = {}
        for i, entry, zone in jobs:
            n = yield from draw_formation(
                s,
                side,
                entry["composition"],
                entry["officer_type"],
                entry["officer_faction"],
                QUALITY[entry["quality"]],
                zone,
            )
            drawn.setdefault(i, []).append(n)
        for i, entry in enumerate(entries):
            if entry["officer_type"] == "none":
                _attach(s, side, entry, drawn, entries, i)
        yield from _draw_leaders(s, side, data[name]["commissars"], "commissar", data)
        yield from _draw_leaders(s, side, data[name]["chaplains"], "chaplain", data)
        _trucks(s, side, data[name]["trucks"])
        number += len(entries)
    _special_start(s, data)
    s.note("drawn", "2.3-f", officers=[PIECES[f.officer].id for f in s.formations])


def _lettered(entry: dict[str, Any], side: int) -> bool:
    kind = composition(entry["composition"])[0][0]
    return any(p.letter for p in BY_TYPE[kind] if p.side == side)


def taken(s: Battlefield) -> set[int]:
    """Counters already in the match."""
    return {*s.member, *s.waiting, *s.at, *(f.officer for f in s.formations)}


_LETTERS = tuple(
    frozenset(u.letter for u in PIECES if u.letter and u.side == side and not u.leader) for side in (0, 1)
)
"""The IDs that each side's counters carry."""


def officers_for(s: Battlefield, side: int, kind: str, faction: str, lead: str, count: int) -> list[int]:
    """2.3-f: the cup: officers of that kind and faction, of the IDs that have the units."""
    used = taken(s)
    cup = [
        p
        for p in PIECES[UNIT_COUNT:]  # officers come after the counters
        if p.side == side
        and p.category == "officer"
        and p.officer_type == kind
        and not p.replacement
        and p.number not in used
        and p.faction == faction
    ]
    free = Counter(u.letter for u in BY_TYPE[lead] if u.side == side and u.number not in used)
    lettered = [p for p in cup if free[p.letter] >= count]
    if any(u.letter for u in BY_TYPE[lead]) and lettered:
        return [p.number for p in lettered]
    plain = [p for p in cup if p.letter not in _LETTERS[side]] or cup
    return [p.number for p in plain]


def counters_for(s: Battlefield, side: int, kind: str, count: int, letter: str) -> list[int]:
    """Counters of a type: those of the ID first, then those without, then those of other IDs."""
    used = taken(s)
    free = [p for p in BY_TYPE[kind] if p.side == side and p.number not in used]
    free.sort(key=lambda p: (p.letter != letter, bool(p.letter), p.number))
    return [p.number for p in free[:count]]


def draw_formation(
    s: Battlefield, side: int, text: str, kind: str, faction: str, quality: int, zone: int
) -> Flow[int]:
    parts = composition(text)
    cup = officers_for(s, side, kind, faction, parts[0][0], parts[0][1])
    order = yield from shuffle(f"draw:{SIDES[side]}", len(cup), kind="draw", rule="2.3-f")
    officer = cup[order[0]]
    units: list[int] = []
    horses: list[int] = []
    n = len(s.formations)
    for name, count in parts:
        found = counters_for(s, side, name, count, PIECES[officer].letter)
        if TYPES[name]["category"] in ("horses", "transport"):
            horses += found
        else:
            units += found
        s.waiting.update(dict.fromkeys(found, zone))
    s.formations.append(Formation(side, officer, -1, kind, faction, quality, tuple(units), zone))
    s.waiting[officer] = zone
    s.member[officer] = n
    s.member.update(dict.fromkeys(units, n))
    tanks = [u for u in units if PIECES[u].is_afv]
    if kind == "tank" and tanks:
        s.load[officer] = tanks[0]  # 7.1-e
    return n


def _attach(
    s: Battlefield,
    side: int,
    entry: dict[str, Any],
    drawn: dict[int, list[int]],
    entries: list[dict[str, Any]],
    i: int,
) -> None:
    """Units without an officer of their own join the formation that the scenario names."""
    hosts = [n for j in sorted(drawn) for n in drawn[j] if entries[j]["officer_type"] == "infantry"]
    if "Moorish" in entry.get("note", ""):
        hosts = [n for n in hosts if any(PIECES[u].type == "moor" for u in s.formations[n].units)]
    for k, (name, count) in enumerate(composition(entry["composition"])):
        for j in range(count):
            n = hosts[(k + j) % len(hosts)]
            f = s.formations[n]
            [u] = counters_for(s, side, name, 1, "")
            s.formations[n] = replace(f, units=(*f.units, u))
            s.member[u] = n
            s.waiting[u] = sum(len(SCENARIOS[s.brief.id][SIDES[x]]["formation"]) for x in range(side)) + i


def _draw_leaders(s: Battlefield, side: int, count: int, kind: str, data: dict[str, Any]) -> Flow[None]:
    """2.3-h, 7.4-a: commissars and chaplains come by scenario only; it may name one."""
    for _ in range(count):
        cup = [p.number for p in PIECES if p.category == kind and p.side == side and p.number not in taken(s)]
        for e in data["effects"]:
            if e["key"] == "named_chaplain" and SIDE[e["side"]] == side and kind == "chaplain":
                cup = [u for u in cup if PIECES[u].id == e["officer"]] or cup
        order = yield from shuffle(f"draw:{SIDES[side]}", len(cup), kind="draw", rule="2.3-h")
        s.waiting[cup[order[0]]] = free_zone(s, side)


def free_zone(s: Battlefield, side: int) -> int:
    """2.3-q: with any deployed unit of the side, or with any formation that enters."""
    zones = {f.zone for f in s.formations if f.side == side}
    early = [z for z in sorted(zones) if s.brief.zones[z].turn == 0]
    return early[0] if early else min(zones)


def _trucks(s: Battlefield, side: int, count: int) -> None:
    kind = "rep-truck" if side == 0 else "nat-truck"
    for u in counters_for(s, side, kind, count, ""):
        s.waiting[u] = free_zone(s, side)


def _special_start(s: Battlefield, data: dict[str, Any]) -> None:
    """Cavalry that begins mounted, infantry and guns that begin on or behind trucks."""
    for e in data["effects"]:
        if e["key"] not in ("starts_mounted", "starts_loaded"):
            continue
        side = SIDE[e["side"]]
        for n, f in enumerate(s.formations):
            if f.side != side:
                continue
            riders = [u for u in f.units if PIECES[u].type in e["unit_types"]]
            if "formation_index" in e and f.zone != _zone_index(s, side, e["formation_index"]):
                continue
            rides = "horses" if e["key"] == "starts_mounted" else "transport"
            _load_up(s, n, riders, rides)


def _zone_index(s: Battlefield, side: int, index: int) -> int:
    return index + sum(len(SCENARIOS[s.brief.id][SIDES[x]]["formation"]) for x in range(side))


def _load_up(s: Battlefield, n: int, riders: list[int], rides: str) -> None:
    zone = s.formations[n].zone
    side = s.formations[n].side
    pool = [
        u
        for u in s.waiting
        if PIECES[u].category == rides and PIECES[u].side == side and u not in s.load.values()
    ]
    pool.sort(key=lambda u: s.waiting[u] != zone)
    for u, ride in zip(riders, pool, strict=False):
        s.load[u] = ride
        s.waiting[ride] = zone
