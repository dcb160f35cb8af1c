"""A match as a position file that can be shared or changed, and that `position` reads to the same state."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from frente.boards.hexes import bits
from frente.engine.position_file import position_file
from frente.games.barricadas import setup
from frente.games.barricadas.definitions import PIECES, SCENARIOS, SIDES
from frente.games.barricadas.position import (
    COUNTS,
    HEX_NUMBERS,
    HEX_SETS,
    PAIRS,
    PIECE_HEXES,
    PIECE_NUMBERS,
    PIECE_SETS,
    QUALITY,
)
from frente.games.barricadas.rules import points
from frente.games.barricadas.state import Battlefield, Brief, March, code


def position_text(s: Battlefield) -> str | None:
    """The file; None in the middle of an action, which no file can hold."""
    if not s.open:
        return None
    options = _options(s.brief)
    table = {key: value for key, value in described(s, options).items() if value not in ({}, [], 0, [0, 0])}
    return position_file(_title(s), "barricadas", s.brief.id, options, table)


def _title(s: Battlefield) -> str:
    name = str(SCENARIOS[s.brief.id]["name"]) if s.brief.id in SCENARIOS else "A battle by points"
    return f"{name}, turn {s.turn}" if s.turn else f"{name}, set-up"


def _options(brief: Brief) -> dict[str, Any]:
    options: dict[str, Any] = {}
    if brief.owner_hits:
        options["owner-chooses-hits"] = True
    if brief.rubble:
        options["rubble"] = True
    if brief.id == "points":
        options["battle"] = "meeting" if brief.attacker < 0 else f"{SIDES[brief.attacker]}-attack"
    return options


# --- the table ------------------------------------------------------------------------------------
def described(s: Battlefield, options: dict[str, Any]) -> dict[str, Any]:
    """The `[set]` table: everything in which the state differs from an empty board of its scenario."""

    def names(units: Any) -> list[str]:
        return [PIECES[u].id for u in units]

    def codes(mask: int) -> list[str]:
        return [code(s, h) for h in bits(mask)]

    table: dict[str, Any] = {
        "anew": True,
        **_brief(s, options),
        "phase": s.phase,
        "active": SIDES[s.active],
        "initiative": SIDES[s.initiative] if s.initiative >= 0 else "none",
        "fired": [SIDES[side] for side in bits(s.fired)],
        "agenda": [list(step) for step in (s.open, *reversed(s.agenda))],
        "led_by": names(s.leaders),
        "formation": [_formation(s, n) for n in range(len(s.formations))],
        "batteries": [[SIDES[b.side], b.caliber, b.state, b.missions, b.used] for b in s.batteries],
        "flights": [[SIDES[f.side], f.aircraft, f.mission, f.missions] for f in s.flights],
    }
    table |= {key: getattr(s, key) for key in COUNTS}
    table |= {key: list(getattr(s, key)) for key in PAIRS}
    table |= {key: names(bits(getattr(s, key))) for key in PIECE_SETS}
    table |= {key: codes(getattr(s, key)) for key in HEX_SETS}
    # Stack by stack, since the order in a stack is that of arrival.
    table["at"] = {PIECES[u].id: code(s, h) for h, stack in s.stacks.items() for u in stack}
    table["former"] = {
        PIECES[u].id: n
        for u, n in s.member.items()
        if u != s.formations[n].officer and u not in s.formations[n].units
    }
    table["waiting"] = {PIECES[u].id: zone for u, zone in s.waiting.items()}
    table["load"] = {PIECES[u].id: PIECES[on].id for u, on in s.load.items()}
    table |= {key: {PIECES[u].id: n for u, n in getattr(s, key).items()} for key in PIECE_NUMBERS}
    table |= {key: {PIECES[u].id: code(s, h) for u, h in getattr(s, key).items()} for key in PIECE_HEXES}
    table |= {key: {code(s, h): n for h, n in getattr(s, key).items()} for key in HEX_NUMBERS}
    table["works"] = {PIECES[u].id: [w.kind, code(s, w.hex), w.turn] for u, w in s.works.items()}
    table["positions"] = {code(s, h): SIDES[side] for h, side in s.positions.items()}
    table["pontoons"] = {code(s, h): who for h, who in s.pontoons.items()}
    table["forts"] = {code(s, h): [SIDES[f.side], f.value, f.vertex] for h, f in s.forts.items()}
    table["rubble_at"] = {code(s, h): value for h, value in s.rubble.items()}
    table["control"] = {code(s, h): SIDES[side] for side in (0, 1) for h in bits(s.control[side])}
    table["kits"] = dict(s.kits)
    if s.march is not None:
        table["march"] = _march(s.march)
    return table


def _formation(s: Battlefield, n: int) -> dict[str, Any]:
    f = s.formations[n]
    found: dict[str, Any] = {
        "officer": PIECES[f.officer].id if f.officer >= 0 else "",
        "units": [PIECES[u].id for u in f.units],
        "kind": f.kind,
        "quality": next(name for name, value in QUALITY.items() if value == f.quality),
        "faction": f.faction,
        "zone": f.zone,
    }
    if f.fallen >= 0:
        found["fallen"] = PIECES[f.fallen].id
    if not f.replaced:
        found["replaced"] = False
    return found


def _march(march: March) -> dict[str, Any]:
    table = {f.name: getattr(march, f.name) for f in fields(March)}
    return {**table, "units": [PIECES[u].id for u in march.units]}


def _brief(s: Battlefield, options: dict[str, Any]) -> dict[str, Any]:
    """Only what differs from the printed scenario, or from a battle that is still to be built."""
    full: dict[str, Any] = {"points": 0, "boards": "A", "turns": 0, **options}
    given = points.start(full) if s.brief.id == "points" else setup.start(s.brief.id, full)
    brief, base = s.brief, given.brief
    table: dict[str, Any] = {}
    for f in fields(Brief):
        value = getattr(brief, f.name)
        if value == getattr(base, f.name) or f.name == "id":
            continue
        if f.name == "sheets":
            table["maps"] = [list(sheet) for sheet in value]
        elif f.name in ("attacker", "first", "holder"):
            table[f.name] = SIDES[value] if value >= 0 else "none"
        elif f.name in ("blown", "fords"):
            table[f.name] = [code(s, h) for h in bits(value)]
        elif f.name == "objectives":
            table["objectives"] = {code(s, h): vp for h, vp in value}
        elif f.name == "zones":
            table["zones"] = [[[code(s, h) for h in bits(z.hexes)], z.turn, z.edge] for z in value]
        elif f.name == "effects":
            table["special"] = [
                [e.key, e.side, list(e.turns), e.value, list(e.words), [code(s, h) for h in bits(e.hexes)]]
                for e in value
            ]
        elif f.name == "initiative":
            table["initiative_modifier"] = list(value)
        else:
            table[f.name] = list(value) if isinstance(value, tuple) else value
    return table
