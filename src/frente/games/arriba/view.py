"""What can be seen: everything (2.2.4-d). The board for a client, the state as a view, and in words."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from frente.boards.counters import Counter, Face
from frente.boards.geography import ground, project
from frente.boards.layout import (
    Area,
    GroundRef,
    Label,
    Layout,
    Legend,
    Link,
    Place,
    Seat,
    Track,
    TrackBox,
    Tray,
)
from frente.engine import Plain, shared
from frente.engine.parts import recalled
from frente.games.arriba.definitions import (
    AREA_ROWS,
    AREAS,
    BIT,
    BRIGADE,
    CITY,
    COUNTRIES,
    EVERYWHERE,
    FACTIONS,
    INDEX,
    KINDS,
    LAST_TURN,
    LEVEL,
    MOROCCO,
    MOROCCO_ID,
    NAMES,
    NEIGHBOURS,
    OF_CLASS,
    ONE_STEP,
    PLACE_IDS,
    PS_MAX,
    REGION_AREAS,
    REGION_NAME,
    REGION_OF,
    REGIONS,
    SIDES,
    TURNS,
    TWO_STEP,
    UNIT_FACTION,
    UNIT_KIND,
    UNITS,
    G,
    R,
    Turn,
    areas_of,
)
from frente.games.arriba.rules.supply import in_supply, supplied_areas
from frente.games.arriba.state import Arriba, Group, cadre, cf, group_cf, level, occupied
from frente.games.arriba.titles import title

CODE = dict(
    zip(
        FACTIONS,
        ("PA", "IB", "AN", "PO", "CAT", "BAS", "AST", "SAN", "NA", "CA", "CO", "IT", "PT"),
        strict=True,
    )
)
FACTION_NAMES = dict(
    zip(
        FACTIONS,
        ("Popular Army", "International Brigades", "Anarchists", "POUM", "Catalonia", "Basques", "Asturias",
         "Santander", "Nationalists", "Carlists", "Army of Africa", "Italians", "Portuguese"),
        strict=True,
    )
)  # fmt: skip
ADJECTIVE = dict(
    zip(
        FACTIONS,
        ("Popular Army", "International", "Anarchist", "POUM", "Catalan", "Basque", "Asturian",
         "Santander", "Nationalist", "Carlist", "Colonial", "Italian", "Portuguese"),
        strict=True,
    )
)  # fmt: skip
"""How the units of a faction are called."""
MAIN_CITIES = {"madrid", "barcelona", "valencia", "sevilla", "zaragoza", "bilbao", "malaga", "oviedo"}
ASSET_SYMBOL = {"armor": "armour-points", "german": "armour-points", "artillery": "artillery-points"}
PLAYER_TURN = ("movement", "combat", "counterattack", "recovery")
CITY_SEAT, LARGE = "city", {G: "large-government", R: "large-rebel"}
AIR_STATES = ("-ready", "-used")
TRAY_AIR = {G: "air-government", R: "air-rebel"}


# --- the board -----------------------------------------------------------------------------------
@shared()
def board() -> dict[str, Plain]:
    """The layout as plain data."""
    data: dict[str, Plain] = layout().to_json()
    return data


@cache
def layout() -> Layout:
    shapes = ground().shapes
    places = []
    for i, row in enumerate(AREA_ROWS):
        x, y = project(float(row["lat"]), float(row["lon"]))
        glyphs = [name for name, flag in (("port", "port"), ("mountain", "mountain")) if row[flag] == "1"]
        if row["capital_of"]:
            glyphs.append("capital")
        mid = shapes[row["id"]].middle
        # At large: to the side of the city on which the province has more room.
        dy = 44.0 if mid[1] >= y else -40.0
        seats = (Seat(CITY_SEAT, 0, 0), Seat(LARGE[G], -26, dy, G), Seat(LARGE[R], 26, dy, R))
        rank = 2 if row["id"] in MAIN_CITIES else 0
        places.append(
            Place(
                row["id"],
                CITY[i],
                x,
                y,
                "city",
                "disc",
                40,
                glyphs=tuple(glyphs),
                seats=seats,
                group=row["region"],
                area=row["id"],
                rank=rank,
            )
        )
    areas = tuple(
        Area(a, CITY[i], shapes=(a,), group=REGIONS[REGION_OF[i]], tint=f"region-{REGION_OF[i] + 1}")
        for i, a in enumerate(AREAS)
    )
    links = tuple(
        Link(AREAS[a], AREAS[b], "adjacent")
        for a in range(len(AREAS))
        for b in areas_of(NEIGHBOURS[a])
        if a < b
    )
    labels = []
    for r, region in enumerate(REGIONS):
        middles = [shapes[AREAS[a]].middle for a in areas_of(REGION_AREAS[r])]
        x = sum(m[0] for m in middles) / len(middles)
        y = sum(m[1] for m in middles) / len(middles)
        labels.append(Label(REGION_NAME[region], x, y, "region", spread=3, id=region))
    # In the open sea, where they are seen with the whole map.
    trays = (
        Tray(MOROCCO_ID, "Spanish Morocco", 650, 1072, 260, 74, R),
        Tray(TRAY_AIR[G], "Government air", 1130, 800, 230, 80, G),
        Tray(TRAY_AIR[R], "Rebel air", 1130, 900, 230, 80, R),
    )
    foreign = Track(
        "foreign",
        tuple(
            TrackBox(str(b), Legend("box-power", {"level": name, "side": side}))
            for b, (name, side) in sorted(LEVEL.items())
        ),
    )
    turns = Track(
        "turns",
        tuple(
            TrackBox(str(t.number), Legend("box-turn", _date(t)), "winter" if t.winter else "")
            for t in TURNS[1:]
        ),
    )
    support = Track("support", tuple(TrackBox(str(n), str(n)) for n in range(0, PS_MAX + 1)))
    return Layout(
        1600,
        1280,
        GroundRef("iberia"),
        ("region-tints", "relief", "provinces"),
        areas,
        tuple(places),
        links,
        tracks=(support, foreign, turns),
        trays=trays,
        labels=tuple(labels),
    )


# --- the view -------------------------------------------------------------------------------------
def _pieces(s: Arriba) -> dict[str, Plain]:
    supplied = {side: supplied_areas(s, side) for side in SIDES}
    pieces: list[Plain] = []
    stacks: list[Plain] = []
    for g in s.groups.values():
        seat = CITY_SEAT if g.city else LARGE[g.side]
        stacks.append(
            {
                "id": g.name,
                "side": g.side,
                "place": PLACE_IDS[g.area],
                "seat": seat,
                "label": str(group_cf(s, g)),
                "name": title(s.groups, g.id),
                "marks": group_marks(s, g),
            }
        )
        if g.units:
            fed = tuple(in_supply(s, unit, g.area, supplied[g.side]) for unit in g.units)
            pieces += _units(s, g, seat, fed)
        for name, symbol in ASSET_SYMBOL.items():
            count = getattr(g, name)
            if count:
                chip = asset_counter(f"{g.name}.{name}", g.side, symbol, count, name == "german")
                pieces.append(_piece(chip, PLACE_IDS[g.area], seat, g.name, 90))
    for order, unit in enumerate(s.morocco):
        pieces.append(_piece(unit_counter(s, unit, True), MOROCCO_ID, "", "", order))
    pieces += air_pieces(s)
    return {"pieces": pieces, "stacks": stacks}


@recalled(1 << 12)  # most battlegroups are as they were a moment ago
def _units(s: Arriba, g: Group, seat: str, fed: tuple[bool, ...]) -> list[Plain]:
    """The units of a battlegroup, the strongest on top."""
    ordered = sorted(zip(g.units, fed, strict=True), key=lambda unit: (-cf(s, unit[0]), unit[0]))
    return [
        _unit_piece(unit, _looks(s, unit, supplied), g.area, seat, g.name, order)
        for order, (unit, supplied) in enumerate(ordered)
    ]


def _turn(s: Arriba) -> dict[str, Plain]:
    return {
        "turn": {
            "number": s.turn,
            "of": LAST_TURN,
            "label": _message("turn-label", turn=s.turn, **_date(TURNS[s.turn])),
            "phase": _message(f"phase-{s.phase}"),
            "active": s.phasing if s.phase in PLAYER_TURN else s.first,
        },
        "cards": {"hand": [], "zones": []},
        "battle": _battle(s),
    }


def _table(s: Arriba) -> dict[str, Plain]:
    return {"status": status(s), "tracks": tracks(s)}


def _places(s: Arriba) -> dict[str, Plain]:
    holders = {g.area: g.side for g in s.groups.values() if g.city and g.units}
    return {"places": {name: _place(s, a, holders.get(a, "")) for a, name in enumerate(AREAS)}}


def _areas(s: Arriba) -> dict[str, Plain]:
    return {
        "areas": {name: {"control": s.control[REGION_OF[a]] or "contested"} for a, name in enumerate(AREAS)}
    }


def _overlays(s: Arriba) -> dict[str, Plain]:
    supplied = {side: supplied_areas(s, side) for side in SIDES}
    return {
        "overlays": [
            {
                "id": f"supply-{side}",
                "label": _message(f"overlay-supply-{side}"),
                "lines": [],
                "places": _names_in(supplied[side]),
                "bad": _names_in(EVERYWHERE & ~supplied[side]),
            }
            for side in SIDES
        ],
    }


SHOWN = (_turn, _table, _pieces, _places, _areas, _overlays)


def unit_counter(s: Arriba, unit: int, fed: bool = True) -> Counter:
    return _unit_print(unit, *_looks(s, unit, fed))


def _looks(s: Arriba, unit: int, fed: bool) -> tuple[int, int, int, bool]:
    """What the print of a unit depends on: cadre, strength, remnant and disrupted bits, supply."""
    bits = (s.remnant >> unit & 1) | (s.disrupted >> unit & 1) << 1
    return cadre(s, unit), cf(s, unit), bits, fed


@cache
def _unit_print(unit: int, level: int, strength: int, bits: int, fed: bool) -> Counter:
    kind, faction = UNIT_KIND[unit], FACTIONS[UNIT_FACTION[unit]]
    corner = f"{level:+d}".replace("-", "\N{MINUS SIGN}") if level else ""
    full = "5 (2)" if kind == TWO_STEP else str(strength)
    faces: tuple[Face, ...] = (Face((full,), top_right=corner),)
    reduced, disrupted = bool(bits & 1), bool(bits & 2)
    if kind == TWO_STEP:
        faces = (*faces, Face(("2",), top_right=corner))
    marks = []
    if reduced:
        marks.append("reduced")
    if disrupted:
        marks.append("disrupted")
    if not fed:
        marks.append("out-of-supply")
    symbol = "militia" if faction in ("anarchist", "poum") else "infantry"
    return Counter(
        UNITS[unit].id,
        UNITS[unit].side,
        symbol,
        band=faction,
        code=CODE[faction],
        echelon="brigade" if kind == BRIGADE else "division",
        faces=faces,
        face=1 if reduced else 0,
        marks=tuple(marks),
    )


def asset_counter(id: str, side: str, symbol: str, count: int, german: bool, used: bool = False) -> Counter:
    return Counter(
        id,
        side,
        symbol,
        band="german" if german else "",
        code="GE" if german else "",
        faces=(Face((str(count),)),),
        marks=("used",) if used else (),
        scale=0.7,
    )


def air_pieces(s: Arriba) -> list[Plain]:
    found: list[Plain] = []
    for side in SIDES:
        i = INDEX[side]
        for count, used in ((s.air_ready[i], False), (s.air_used[i], True)):
            if count:
                name = f"air-{side}-{'used' if used else 'ready'}"
                chip = asset_counter(name, side, "air-points", count, False, used)
                found.append(_piece(chip, TRAY_AIR[side], "", "", int(used)))
    if s.condor[0] in ("ready", "used"):
        chip = asset_counter("air-german", R, "air-points", 1, True, s.condor[0] == "used")
        found.append(_piece(chip, TRAY_AIR[R], "", "", 2))
    return found


def group_marks(s: Arriba, g: Group) -> list[Plain]:
    marks: list[Plain] = []
    if g.units and all(s.disrupted >> u & 1 for u in g.units):
        marks.append("disrupted")
    if s.phase == "movement" and g.id in s.moved:
        marks.append("moved")
    if g.id in s.attackers:
        marks.append("attack")
    return marks


def status(s: Arriba) -> list[Plain]:
    rows: list[Plain] = []
    for side in SIDES:
        i = INDEX[side]
        rows.append(_row(f"ps-{side}", "status-support", s.ps[i], side, PS_MAX))
        rows.append(_row(f"ep-{side}", "status-ep", s.ep[i] + s.replacement[i], side, None))
    return rows


def tracks(s: Arriba) -> dict[str, Plain]:
    return {
        "support": {
            "markers": [
                {"id": side, "box": str(s.ps[INDEX[side]]), "side": side, "label": _message("code-support")}
                for side in SIDES
            ]
        },
        "foreign": {
            "markers": [
                {
                    "id": name,
                    "box": str(s.boxes[i]),
                    "side": level(s, i)[1],
                    "label": _message(f"code-{name}"),
                }
                for i, name in enumerate(COUNTRIES)
            ]
        },
        "turns": {"markers": [{"id": "turn", "box": str(s.turn), "side": "", "label": ""}]},
    }


def _row(id: str, label: str, value: int, side: str, of: int | None) -> Plain:
    return {"id": id, "label": _message(label, side=side), "value": str(value), "side": side, "of": of}


def _place(s: Arriba, area: int, holder: str) -> dict[str, Plain]:
    government, rebel = s.forts
    bit = BIT[area]
    return _place_print(holder, bool(government & bit), bool(rebel & bit), s.guerrilla == area)


@shared()
def _place_print(holder: str, government: bool, rebel: bool, guerrilla: bool) -> dict[str, Plain]:
    signs = ((f"fort-{G}", government), (f"fort-{R}", rebel), ("guerrilla", guerrilla))
    return {"control": holder, "marks": [name for name, there in signs if there], "note": None}


@shared(8192)  # most pieces look and stand as they did a moment ago
def _unit_piece(
    unit: int, looks: tuple[int, int, int, bool], area: int, seat: str, stack: str, order: int
) -> dict[str, Plain]:
    return _piece(_unit_print(unit, *looks), PLACE_IDS[area], seat, stack, order)


def _piece(counter: Counter, place: str, seat: str, stack: str, order: int) -> dict[str, Plain]:
    return {**counter.to_json(), "place": place, "seat": seat, "stack": stack, "order": order}


@shared(512)
def _names_in(areas: int) -> list[Plain]:
    return [AREAS[a] for a in areas_of(areas)]


def _battle(s: Arriba) -> Plain:
    if s.battle is None:
        return None
    a, d = s.groups.get(s.battle.attacker), s.groups.get(s.battle.defender)
    if a is None or d is None:
        return None
    return {
        "place": PLACE_IDS[a.area],
        "attacker": [UNITS[u].id for u in a.units],
        "defender": [UNITS[u].id for u in d.units],
    }


def _date(turn: Turn) -> dict[str, Plain]:
    return {"months": turn.months, "year": turn.year}


def _message(id: str, **args: Plain) -> Plain:
    return {"id": id, "args": args}


# --- in words -------------------------------------------------------------------------------------
@shared()
def names() -> dict[str, str]:
    found = dict(NAMES) | FACTION_NAMES
    kinds = {BRIGADE: "brigade", ONE_STEP: "division", TWO_STEP: "two-step division"}
    for unit in UNITS:
        number = unit.id.rsplit("-", 1)[1].lstrip("bdt").lstrip("0")
        found[unit.id] = f"{ADJECTIVE[FACTIONS[unit.faction]]} {kinds[unit.kind]} {number}".rstrip()
    found |= {"german": "German armor", "air-german": "the Condor Legion"}
    for side in SIDES:
        found |= {f"air-{side}{state}": f"the {side.capitalize()} air force" for state in ("", *AIR_STATES)}
    found |= {f"of-{faction}": adjective for faction, adjective in ADJECTIVE.items()}
    return found | kinds


def summary(s: Arriba, say: Callable[..., str]) -> list[str]:
    """The board for a terminal, region by region."""
    turn = TURNS[s.turn]
    date = _message("box-turn", **_date(turn))
    lines = [say("board-turn", turn=s.turn, last=LAST_TURN, date=date, winter=bool(turn.winter))]
    for side in SIDES:
        i = INDEX[side]
        held = sum(c == side for c in s.control)
        lines.append(
            say(
                "board-side",
                side=side,
                support=s.ps[i],
                points=s.ep[i] + s.replacement[i],
                regions=held,
                cities=occupied(s, side).bit_count(),
                ready=s.air_ready[i],
                used=s.air_used[i],
                condor=s.condor[0] if side == R and s.condor[0] in ("ready", "used") else "none",
            )
        )
    powers = "  ".join(f"{n.upper()} {_level_text(s, i)}" for i, n in enumerate(COUNTRIES))
    lines.append(say("board-powers", powers=powers))
    if s.purged:
        lines.append(say("board-purged", factions=[f for i, f in enumerate(FACTIONS) if s.purged >> i & 1]))
    for r, region in enumerate(REGIONS):
        rows = [_area_line(s, a, say) for a in areas_of(REGION_AREAS[r])]
        rows = [row for row in rows if row]
        lines.append(say("board-region", region=region, control=s.control[r] or "contested"))
        lines += [f"  {row}" for row in rows]
    if s.morocco:
        lines.append(say("board-morocco", units=" ".join(_unit_text(s, u) for u in s.morocco)))
    return lines


def _level_text(s: Arriba, country: int) -> str:
    name, side = level(s, country)
    return f"{name} {side[:1].upper()}".strip()


def _area_line(s: Arriba, area: int, say: Callable[..., str]) -> str:
    groups = [g for g in s.groups.values() if g.area == area]
    if not groups:
        return ""
    forts = "".join(
        f" [{say('board-fort', side=side)}]" for side in SIDES if s.forts[INDEX[side]] & BIT[area]
    )
    parts = []
    for g in sorted(groups, key=lambda g: (not g.city, g.side, g.id)):
        chips = "".join(f" {getattr(g, n)}{n[:3]}" for n in ("armor", "artillery", "german") if getattr(g, n))
        where = say("board-group", group=g.name, side=g.side, city=bool(g.city))
        units = " ".join(_unit_text(s, u) for u in g.units)
        parts.append(f"{where}: {units}{chips} = {group_cf(s, g)}")
    return f"{CITY[area]}{forts}: " + "; ".join(parts)


def _unit_text(s: Arriba, unit: int) -> str:
    kind = {BRIGADE: "x", ONE_STEP: "xx4", TWO_STEP: "xx5"}[UNIT_KIND[unit]]
    if s.remnant >> unit & 1:
        kind = "rem"
    flags = ("+" if s.improved >> unit & 1 else "") + ("!" if s.disrupted >> unit & 1 else "")
    return f"{CODE[FACTIONS[UNIT_FACTION[unit]]]}-{kind}{flags}"


def facts(s: Arriba) -> dict[str, Any]:
    """The state in words, for positions."""

    def flagged(mask: int) -> list[str]:
        return [u.id for i, u in enumerate(UNITS) if mask >> i & 1]

    units: dict[str, dict[str, list[str]]] = {}
    for g in s.groups.values():
        spot = units.setdefault(PLACE_IDS[g.area], {"city": [], "large": []})
        spot["city" if g.city else "large"] += [UNITS[u].id for u in g.units]
    units[MOROCCO_ID] = {"box": [UNITS[u].id for u in s.morocco]}
    return {
        "turn": s.turn,
        "phase": s.phase,
        "first": s.first,
        "turn_first": s.turn_first,
        "ps": dict(zip(SIDES, s.ps, strict=True)),
        "ep": dict(zip(SIDES, s.ep, strict=True)),
        "replacement": dict(zip(SIDES, s.replacement, strict=True)),
        "boxes": dict(zip(COUNTRIES, s.boxes, strict=True)),
        "levels": {n: " ".join(level(s, i)).strip() for i, n in enumerate(COUNTRIES)},
        "control": {n: s.control[i] or "contested" for i, n in enumerate(REGIONS)},
        "units": units,
        "groups": {
            g.name: {
                "side": g.side,
                "place": PLACE_IDS[g.area],
                "city": g.city,
                "units": [UNITS[u].id for u in g.units],
                "cf": group_cf(s, g),
                "kinds": sorted(_kind_text(s, u) for u in g.units),
                "armor": g.armor,
                "artillery": g.artillery,
                "german": g.german,
                "disrupted": bool(g.units) and all(s.disrupted >> u & 1 for u in g.units),
            }
            for g in s.groups.values()
        },
        "air": {side: {"ready": s.air_ready[i], "used": s.air_used[i]} for i, side in enumerate(SIDES)},
        "condor": {"air": s.condor[0], "armor": s.condor[1]},
        "forts": {side: [AREAS[a] for a in areas_of(s.forts[i])] for i, side in enumerate(SIDES)},
        "purged": [FACTIONS[f] for f in range(len(FACTIONS)) if s.purged >> f & 1],
        "disrupted": flagged(s.disrupted),
        "improved": flagged(s.improved),
        "remnants": flagged(s.remnant),
        "eliminated": flagged(s.eliminated),
        "gone": flagged(s.gone),
        "unbuilt": {
            FACTIONS[f]: {k: (s.unbuilt & OF_CLASS[f, k]).bit_count() for k in KINDS}
            for f in range(len(FACTIONS))
        },
        "cf_lost": dict(zip(SIDES, s.cf_lost, strict=True)),
        "orders": s.orders,
        "events": list(s.happened),
        "lasting": dict(s.lasting),
        "frozen": PLACE_IDS[s.frozen] if 0 <= s.frozen < MOROCCO else "",
    }


def _kind_text(s: Arriba, unit: int) -> str:
    kind = "remnant" if s.remnant >> unit & 1 else UNIT_KIND[unit]
    return f"{FACTIONS[UNIT_FACTION[unit]]} {kind}"
