"""2.3: what a scenario says, the draw of formations, and deployment."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache, partial
from typing import Any

from frente.boards.hexes import OFF, bits
from frente.engine import Ask, Flow, Menu, Message, Options, Refusal, Way, put, shuffle
from frente.engine.menu import numbers
from frente.games.barricadas import nouns
from frente.games.barricadas.answers import Auto, Done, Face, Inside, On, Put, Ready, Skip
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
from frente.games.barricadas.rules.movement import bridged, cannot_end, wet
from frente.games.barricadas.rules.opening import open_with
from frente.games.barricadas.rules.readiness import why_not_own
from frente.games.barricadas.rules.stacking import fits, room_inside
from frente.games.barricadas.rules.works import diggable, landings
from frente.games.barricadas.state import (
    Battery,
    Brief,
    Effect,
    Flight,
    Formation,
    Fort,
    State,
    Zone,
    code,
    has,
    held,
    is_unit,
    place,
    seat,
    take_control,
    the_board,
)

QUALITY = {"veteran": 1, "regular": 0, "green": -1}
FIRST_READY = {"mg": 0, "at-gun": 1, "infantry": 2}
"""3.4-g: who gets the Reaction markers of a set-up first."""
CORNER = numbers("corner", 6, 1)
TRENCH_GROUND = frozenset({"open", "woods", "light-woods", "fields"})  # 13.5-a


# --- the brief ------------------------------------------------------------------------------------
def sheets_of(data: dict[str, Any]) -> tuple[Sheet, ...]:
    return tuple((m["map"], m["x"], m["y"], m["rotation"]) for m in data["maps"])


def _mask(ground: Board, codes: Iterable[str]) -> int:
    return sum(1 << ground.grid.number[c] for c in codes)


def zone_of(ground: Board, deploy: dict[str, Any]) -> Zone:
    """2.3-b: a block of the map, the listed hexes and those near them, or an edge and a turn."""
    if deploy["kind"] == "enter":
        hexes = _mask(ground, deploy["hexes"]) or ground.edge[deploy["edge"]]
        return Zone(hexes, deploy["turn"], deploy["edge"])
    if deploy["kind"] == "near":
        mask = 0
        for c in deploy["hexes"]:
            mask |= ground.grid.area(ground.grid.number[c], deploy["distance"])
        return Zone(mask, 0)
    (left, right), (top, bottom) = deploy["columns"], deploy["rows"]
    names = [f"{deploy['map']}{c}{r:02}" for c in range(left, right + 1) for r in range(top, bottom + 1)]
    return Zone(_mask(ground, names), 0)


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


def start(scenario: str, options: Options) -> State:
    """A match of a printed scenario, before the draw."""
    data = SCENARIOS[scenario]
    s = State(brief=brief_of(data, options))
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
def draw(s: State, scenario: str) -> Flow[None]:
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


def taken(s: State) -> set[int]:
    """Counters already in the match."""
    return {*s.member, *s.waiting, *s.at, *(f.officer for f in s.formations)}


_LETTERS = tuple(
    frozenset(u.letter for u in PIECES if u.letter and u.side == side and not u.leader) for side in (0, 1)
)
"""The IDs that each side's counters carry."""


def officers_for(s: State, side: int, kind: str, faction: str, lead: str, count: int) -> list[int]:
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


def counters_for(s: State, side: int, kind: str, count: int, letter: str) -> list[int]:
    """Counters of a type: those of the ID first, then those without, then those of other IDs."""
    used = taken(s)
    free = [p for p in BY_TYPE[kind] if p.side == side and p.number not in used]
    free.sort(key=lambda p: (p.letter != letter, bool(p.letter), p.number))
    return [p.number for p in free[:count]]


def draw_formation(
    s: State, side: int, text: str, kind: str, faction: str, quality: int, zone: int
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
    s: State,
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


def _draw_leaders(s: State, side: int, count: int, kind: str, data: dict[str, Any]) -> Flow[None]:
    """2.3-h, 7.4-a: commissars and chaplains come by scenario only; it may name one."""
    for _ in range(count):
        cup = [p.number for p in PIECES if p.category == kind and p.side == side and p.number not in taken(s)]
        for e in data["effects"]:
            if e["key"] == "named_chaplain" and SIDE[e["side"]] == side and kind == "chaplain":
                cup = [u for u in cup if PIECES[u].id == e["officer"]] or cup
        order = yield from shuffle(f"draw:{SIDES[side]}", len(cup), kind="draw", rule="2.3-h")
        s.waiting[cup[order[0]]] = free_zone(s, side)


def free_zone(s: State, side: int) -> int:
    """2.3-q: with any deployed unit of the side, or with any formation that enters."""
    zones = {f.zone for f in s.formations if f.side == side}
    early = [z for z in sorted(zones) if s.brief.zones[z].turn == 0]
    return early[0] if early else min(zones)


def _trucks(s: State, side: int, count: int) -> None:
    kind = "rep-truck" if side == 0 else "nat-truck"
    for u in counters_for(s, side, kind, count, ""):
        s.waiting[u] = free_zone(s, side)


def _special_start(s: State, data: dict[str, Any]) -> None:
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


def _zone_index(s: State, side: int, index: int) -> int:
    return index + sum(len(SCENARIOS[s.brief.id][SIDES[x]]["formation"]) for x in range(side))


def _load_up(s: State, n: int, riders: list[int], rides: str) -> None:
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


# --- deployment (2.3-m) ---------------------------------------------------------------------------
def deploy(s: State, side: int) -> Flow[None]:
    """One piece after the other, then markers. `auto` places the rest sensibly."""
    s.phase = "setup"
    s.active = side
    todo = to_deploy(s, side)
    if not todo:
        s.push(("markers", side))
        return
    u = todo[0]
    menu = Menu(
        s,
        Way("auto", Auto, rule="2.3-m"),
        Way(
            "on",
            On,
            nouns.hexes(s),
            rule="2.3-m",
            why_not=partial(why_not_deploy_at, s, u),
            among=lambda: deploy_hexes(s, u),
            judged=True,
        ),
    )
    ask = Ask.of(seat(side), "deploy", "2.3-m", menu, {"unit": PIECES[u].id})
    match (yield from open_with(s, ("deploy", side), ask)):
        case On(h):
            settle(s, u, h)
            s.push(("deploy", side))
        case Auto():
            for x in todo:
                if x in s.waiting:
                    settle(s, x, best_hex(s, x))
            s.push(("markers", side))


def to_deploy(s: State, side: int) -> list[int]:
    """Pieces that are placed by themselves: what rides comes with its ride."""
    return sorted(
        (
            u
            for u, zone in s.waiting.items()
            if PIECES[u].side == side and s.brief.zones[zone].turn == 0 and u not in s.load
        ),
        # The narrowest zones first, so that others do not fill them.
        key=lambda u: (
            s.member.get(u, -1) < 0 and not PIECES[u].fire,
            s.brief.zones[s.waiting[u]].hexes.bit_count(),
            s.member.get(u, 999),
            PIECES[u].leader,
            u,
        ),
    )


def settle(s: State, u: int, h: int) -> None:
    """Place a piece at set-up with its load or its rider."""
    for x in [x for x, on in s.load.items() if on == u]:
        s.waiting.pop(x, None)
    place(s, u, h)
    for x in [x for x, on in s.load.items() if on == u]:
        place(s, x, h)
    take_control(s, h)


def deploy_zone(s: State, u: int) -> int:
    """Its zone; wider by a ring where the zone has no room left."""
    grid = the_board(s).grid
    zone = s.brief.zones[s.waiting[u]].hexes
    while not any(_no_room(s, u, h) is None for h in bits(zone)):
        zone = grid.widened(zone)
    return zone


def _lone(s: State, u: int) -> bool:
    """2.3-q: commissars, chaplains and trucks that belong to no formation."""
    return PIECES[u].category in ("commissar", "chaplain", "transport") and s.member.get(u, -1) < 0


def deploy_hexes(s: State, u: int) -> list[int]:
    if _lone(s, u) and u not in s.load.values():
        return [h for h in sorted(s.stacks) if _why_not_with(s, u, h) is None]
    hexes = [h for h in bits(deploy_zone(s, u)) if _no_room(s, u, h) is None]
    return ([h for h in hexes if h in s.stacks] or hexes) if _lone(s, u) else hexes


def why_not_deploy_at(s: State, u: int, h: int) -> Refusal | None:
    """2.3-b, 2.3-m, 2.3-q: its own zone or with the side's units, within stacking, on fit ground.

    A loaded truck brings its unit: where none of its zone has room for it, it begins a stack.
    """
    lone = _lone(s, u)
    if lone and u not in s.load.values():
        return _why_not_with(s, u, h)
    if not deploy_zone(s, u) >> h & 1:
        return Refusal("2.3-b", "not-your-zone", {"hex": code(s, h)})
    refusal = _no_room(s, u, h)
    if refusal is None and lone and h not in s.stacks and any(x in s.stacks for x in deploy_hexes(s, u)):
        return Refusal("2.3-q", "with-units", {"hex": code(s, h)})
    return refusal


def _why_not_with(s: State, u: int, h: int) -> Refusal | None:
    """2.3-q: with any of the side's deployed units."""
    if not any(PIECES[x].side == PIECES[u].side and is_unit(x) for x in s.stacks.get(h, ())):
        return Refusal("2.3-q", "with-units", {"hex": code(s, h)})
    return _no_room(s, u, h)


def _no_room(s: State, u: int, h: int) -> Refusal | None:
    """2.3-m: stacking and prohibited terrain at set-up."""
    p = PIECES[u]
    if any(PIECES[x].side != p.side for x in s.stacks.get(h, ())):
        return Refusal("4-b", "enemy-there", {"hex": code(s, h)})
    if not fits(s, h, [u, *(x for x, on in s.load.items() if on == u)]):
        return Refusal("4-a", "overstacked", {"hex": code(s, h)})
    if wet(s, h) and s.brief.river == "major" and not bridged(s, h):
        return Refusal("12.9.2-a", "river-no-stay", {"hex": code(s, h)})
    return cannot_end(s, u, h)


def best_hex(s: State, u: int) -> int:
    """A sensible place: cover and objectives for defenders, the front of the zone for attackers."""
    options = deploy_hexes(s, u)
    ground = the_board(s)
    side = PIECES[u].side
    goals = [h for h, _ in s.brief.objectives]
    grid = ground.grid
    mates = [s.at[x] for x in s.at if s.member.get(x, -1) == s.member.get(u, -2)]
    if PIECES[u].leader and mates:
        options = [h for h in options if h in mates] or options

    def worth(h: int) -> tuple[float, int]:
        cover = {"built-up": 3.0, "woods": 2.0, "dispersed-buildings": 2.5, "light-woods": 1.5, "rough": 1.0}
        value = cover.get(ground.terrain[h], 0.0)
        value += 0.7 * ground.level[h]
        value -= 0.5 * min((grid.distance(h, g) for g in goals), default=0)
        if s.brief.attacker != side and h in goals:
            value += 3
        if mates:
            value -= 0.6 * min(grid.distance(h, m) for m in mates)
        value -= 0.4 * sum(1 for x in s.stacks.get(h, ()) if is_unit(x))
        return -value, h

    return min(options, key=worth)


# --- markers (2.3-p) ------------------------------------------------------------------------------
def markers(s: State, side: int) -> Flow[None]:
    """The markers a scenario gives, one after the other, wherever their rules allow. `auto` lays the rest."""
    name = SIDES[side]
    kinds = _kinds(s, side)
    if not kinds:
        yield from ()
        return
    kind = kinds[0]
    spots = marker_spots(s, side, kind)

    def why_not_auto() -> Refusal | None:
        return None if spots else Refusal("2.3-p", "nothing-to-lay", {"marker": kind})

    menu = Menu(
        s,
        _laying(s, side, kind, spots),
        Way("auto", Auto, rule="2.3-p", why_not=why_not_auto),
        Way("skip", Skip, rule="2.3-p"),
    )
    ask = Ask.of(seat(side), "marker", "2.3-p", menu, {"marker": kind})
    answer = yield from open_with(s, ("markers", side), ask)
    if isinstance(answer, Auto):
        yield from _lay_the_rest(s, side)
        return
    match answer:
        case Skip():
            s.kits[f"{name} {kind}"] = 0
        case Put(spot) | Ready(spot):
            s.kits[f"{name} {kind}"] -= 1
            yield from lay(s, side, kind, spot)
    s.push(("markers", side))


def _laying(s: State, side: int, kind: str, spots: list[int]) -> Way:
    """The way to lay a marker of this kind: Reaction on a unit, anything else in a hex."""
    if kind == "reaction":
        why_not = partial(why_not_ready, s, side)
        return Way("ready", Ready, nouns.own(side), rule="3.4-g", why_not=why_not, among=spots, judged=True)
    return Way(
        "put",
        Put,
        nouns.hexes(s),
        rule="2.3-p",
        why_not=partial(why_not_put, s, side, kind),
        among=spots,
        judged=True,
        label=lambda h: Message("do-put", {"marker": kind, "a": code(s, h)}),
    )


def _kinds(s: State, side: int) -> list[str]:
    """The kinds of markers a side has still to lay."""
    kinds = [k.split()[1] for k, n in s.kits.items() if k.startswith(SIDES[side] + " ") and n > 0]
    return [k for k in kinds if k != "pontoon"]


def _lay_the_rest(s: State, side: int) -> Flow[None]:
    while kinds := _kinds(s, side):
        key = f"{SIDES[side]} {kinds[0]}"
        spots = marker_spots(s, side, kinds[0])
        if not spots:
            s.kits[key] = 0
            continue
        s.kits[key] -= 1
        yield from lay(s, side, kinds[0], best_marker(s, side, kinds[0], spots), auto=True)


def best_marker(s: State, side: int, kind: str, spots: list[int]) -> int:
    """Reaction for machine guns, works where the own units stand, wire before them, boats by short ways."""
    if kind == "reaction":
        return min(spots, key=lambda u: (FIRST_READY.get(PIECES[u].category, 9), PIECES[u].id))
    if kind == "boat":
        return min(spots, key=lambda h: (_ferry(s, side, h), code(s, h)))
    ground = the_board(s)
    edge = s.brief.edges[1 - side]
    own = held(s, side)

    def worth(h: int) -> tuple[float, str]:
        here = sum(1 for u in s.stacks.get(h, ()) if is_unit(u))
        near = (ground.grid.touching[h] & own).bit_count()
        goal = min((ground.grid.distance(h, g) for g, _ in s.brief.objectives), default=0)
        return 2.0 * here + near - 0.1 * ground.line_distance(h, edge) - 0.1 * goal, code(s, h)

    return max(spots, key=worth)


def _ferry(s: State, side: int, h: int) -> float:
    """12.9.2-d: near the own units, with a landing near an objective and far from the enemy."""
    ground = the_board(s)
    grid = ground.grid
    banks = [a for a in grid.sides[h] if a != OFF and landings(s, a, h)]
    if not banks:
        return 999.0
    own = min((grid.distance(h, x) for x in bits(held(s, side))), default=0)
    foe = min((grid.distance(h, x) for x in bits(held(s, 1 - side))), default=9)
    goal = min((grid.distance(h, g) for g, _ in s.brief.objectives), default=0)
    other = min((grid.distance(h, b) for b in bits(s.boats)), default=9)
    return own + 0.7 * goal - 0.8 * min(foe, 5) + (2.0 if other > 6 else 0.0)


def facing(s: State, side: int) -> int:
    """13.6-a: the corner of a fortification that looks towards the enemy's edge."""
    return 1 if s.brief.edges[1 - side] == "N" else 4


def marker_spots(s: State, side: int, kind: str) -> list[int]:
    """The units or hexes that a marker may be laid on."""
    if kind == "reaction":
        return [u for u in sorted(s.at) if why_not_ready(s, side, u) is None]
    zones = _marker_zones(s, side)
    return [h for h in bits(the_board(s).grid.all) if not _why_not_put(s, side, kind, h, zones)]


def why_not_ready(s: State, side: int, u: int) -> Refusal | None:
    """3.4-g: Reaction markers of the set-up lie on units that can fire."""
    refusal = why_not_own(s, side, u, "3.4-g")
    if refusal is not None:
        return refusal
    if u not in s.at:
        return Refusal("3.4-g", "not-on-board", {"unit": PIECES[u].id})
    if not is_unit(u) or not PIECES[u].fire:
        return Refusal("8-a", "no-fire", {"unit": PIECES[u].id})
    return Refusal("3.4-g", "is-marked", {"unit": PIECES[u].id}) if has(s.reaction, u) else None


def why_not_put(s: State, side: int, kind: str, h: int) -> Refusal | None:
    """2.3-p: in the own zones (wire and roadblocks next to them too), never in an enemy zone."""
    return _why_not_put(s, side, kind, h, _marker_zones(s, side))


def _marker_zones(s: State, side: int) -> tuple[int, int]:
    """The hexes of all deployment zones, own and enemy's; in a meeting the halves of the board (15-o)."""
    if s.brief.kind == "meeting":
        edges = s.brief.edges
        return _half(s.brief.sheets, edges[side], edges[1 - side]), _half(
            s.brief.sheets, edges[1 - side], edges[side]
        )
    own = enemy = 0
    for n, zone in enumerate(s.brief.zones):
        if zone.turn == 0:
            mine = zone_side(s, n) == side
            own |= zone.hexes if mine else 0
            enemy |= 0 if mine else zone.hexes
    return own, enemy


@lru_cache(maxsize=64)
def _half(sheets: tuple[Sheet, ...], edge: str, other: str) -> int:
    """The hexes that are nearer to one edge of the board than to the other."""
    ground = board(sheets)
    near = (
        h for h in bits(ground.grid.all) if ground.line_distance(h, edge) < ground.line_distance(h, other)
    )
    return sum(1 << h for h in near)


def _why_not_put(s: State, side: int, kind: str, h: int, zones: tuple[int, int]) -> Refusal | None:
    ground = the_board(s)
    own, enemy = zones
    where = code(s, h)
    if kind == "boat":
        return (
            None
            if ground.river[h] and not has(s.boats, h)
            else Refusal("12.9.2-d", "no-river", {"hex": where})
        )
    reach = ground.grid.widened(own) if kind in ("barbed-wire", "roadblock") else own
    if not reach >> h & 1:
        return Refusal("2.3-p", "not-your-zone", {"hex": where})
    if enemy >> h & 1:
        return Refusal("2.3-p", "enemy-zone", {"hex": where})
    friends = any(PIECES[u].side == side and is_unit(u) for u in s.stacks.get(h, ()))
    if kind == "improved-position":  # 2.3-i, 13.1.2-a, 13.1.1-a
        if not friends or not diggable(s, h) or h in s.positions:
            return Refusal("13.1.2-a", "not-here", {"hex": where})
        return None
    if has(s.wire | s.roadblocks | s.mines | s.ditches | s.trenches | s.teeth, h) or h in s.forts:
        return Refusal("2.3-p", "one-per-hex", {"hex": where})
    if kind in ("barbed-wire", "minefield"):
        if any(g == h for g, _ in s.brief.objectives) or s.stacks.get(h):
            return Refusal("2.3-p", "not-here", {"hex": where})
    if kind == "roadblock" and not ground.road[h]:
        return Refusal("13.3-a", "no-road", {"hex": where})
    if kind == "trench" and ground.terrain[h] not in TRENCH_GROUND:
        return Refusal("13.5-a", "hard-ground", {"hex": where})
    if kind.startswith("fortification"):
        for effect in (e for e in s.brief.effects if e.key == "fortification_setup" and e.side == side):
            if ground.terrain[h] not in effect.words:
                return Refusal("2.3-l", "not-here", {"hex": where})
    if kind in ("roadblock", "anti-tank-ditch", "dragons-teeth") and any(
        PIECES[u].move != "foot" for u in s.stacks.get(h, ()) if is_unit(u)
    ):
        return Refusal("2.3-p", "not-here", {"hex": where})
    return None


def zone_side(s: State, zone: int) -> int:
    """Whose zone it is: the zones of the first side come first."""
    if s.brief.kind:
        return zone % 2
    return 0 if zone < len(SCENARIOS[s.brief.id]["republican"]["formation"]) else 1


def lay(s: State, side: int, kind: str, spot: int, auto: bool = False) -> Flow[None]:
    """Put a marker on a unit or in a hex.

    `auto`: a fortification looks to the enemy's edge, and who can goes inside.
    """
    if kind == "reaction":
        s.reaction |= 1 << spot
        return
    h = spot
    bit = 1 << h
    if kind == "improved-position":
        s.positions[h] = side
    elif kind == "barbed-wire":
        s.wire |= bit
    elif kind == "roadblock":
        s.roadblocks |= bit
    elif kind == "minefield":
        s.mines |= bit
    elif kind == "anti-tank-ditch":
        s.ditches |= bit
    elif kind == "dragons-teeth":
        s.teeth |= bit
    elif kind == "boat":
        s.boats |= bit
    elif kind == "trench":
        s.trenches |= bit
    elif kind.startswith("fortification"):
        corner = facing(s, side)
        if not auto:
            way = Way("face", Face, CORNER, rule="13.6-a", among=range(1, 7), subjects=nouns.nameless)
            about = {"hex": code(s, h)}
            answer = yield from put(Ask.of(seat(side), "vertex", "13.6-a", Menu(s, way), about))
            corner = answer.corner
        s.forts[h] = Fort(side, int(kind[-1]), corner % 6)
    s.note("marker", "2.3-p", marker=kind, hex=code(s, h))
    if h in s.forts or has(s.trenches, h):
        yield from _man(s, side, h, auto)


def _man(s: State, side: int, h: int, auto: bool) -> Flow[None]:
    """13.5-d, 13.6-k: at set-up the owner says who is inside."""
    why_not = partial(_why_not_inside, s, side, h)
    while able := [u for u in s.stacks.get(h, ()) if why_not(u) is None]:
        answer: Inside | Done = Inside(able[0])
        if not auto:
            menu = Menu(
                s,
                Way(
                    "inside",
                    Inside,
                    nouns.own(side),
                    rule="13.6-k",
                    why_not=why_not,
                    among=able,
                    judged=True,
                ),
                Way("done", Done, rule="13.6-k"),
            )
            answer = yield from put(Ask.of(seat(side), "man", "13.6-k", menu, {"hex": code(s, h)}))
        if isinstance(answer, Done):
            return
        s.inside |= 1 << answer.unit


def _why_not_inside(s: State, side: int, h: int, u: int) -> Refusal | None:
    """13.5-b, 13.6-e: who has room in the trench or fortification of a hex."""
    refusal = why_not_own(s, side, u, "13.6-k")
    if refusal is not None:
        return refusal
    args = {"unit": PIECES[u].id}
    if s.at.get(u, -1) != h:
        return Refusal("13.6-k", "not-same-hex", args)
    if has(s.inside, u):
        return Refusal("13.6-k", "already", args)
    return None if room_inside(s, h, u) else Refusal("13.6-e" if h in s.forts else "13.5-b", "no-room", args)
