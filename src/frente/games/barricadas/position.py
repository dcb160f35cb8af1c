"""Setting up any situation from the `[set]` table of a position file.

maps = ["A"] or [["A", 1, 1, 0], ...]     the board; `clear = true` empties it of everything
turn, phase, active, river, attacker, edges = ["N", "S"], turns, rubble, anti_air = [0, 0]
formation = [{officer, units = [...], quality, at = {unit = hex}}]
at = {piece = hex}, leaders = {piece = hex}      further pieces without a formation
lost = {unit = steps}, load = {unit = ride}, waiting = [..]
finished, reaction, out, routed, moved, inside, discipline, risky = [units]
wire, mines, roadblocks, ditches, teeth, trenches, boats, fords, blown = [hexes]
positions = {hex = side}, pontoons = {hex = who}, forts = {hex = [side, value, vertex]}, rubble = {hex = n}
control = {hex = side}, objectives = {hex = vp}, batteries = [[side, caliber, state, missions]]
flights = [[side, aircraft, mission, missions]], effects = [{key, ...}]
act = [pieces that may act], agenda = [[step, ...]]
"""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

from frente.boards.hexes import bits
from frente.games.barricadas.board import board
from frente.games.barricadas.definitions import NUMBER, PIECES, SIDE, SIDES
from frente.games.barricadas.rules.sequence import out_of_command
from frente.games.barricadas.setup import effect_of
from frente.games.barricadas.state import (
    Battery,
    Flight,
    Formation,
    Fort,
    State,
    Work,
    Zone,
    code,
    hex_of,
    place,
    take_control,
)

QUALITY = {"veteran": 1, "regular": 0, "green": -1}
PIECE_SETS = (
    "finished",
    "reaction",
    "fresh",
    "out",
    "routed",
    "moved",
    "inside",
    "discipline",
    "risky",
    "doubled",
    "doubled_before",
    "charged",
    "charged_before",
    "tried",
    "rallied",
)
HEX_SETS = ("wire", "mines", "roadblocks", "ditches", "teeth", "trenches", "boats", "crossings")
BRIEF = ("turns", "river", "rubble", "owner_hits", "kind", "per_unit")


class Arranger:
    """Reads one table into a state."""

    def __init__(self, state: State, table: dict[str, Any]) -> None:
        self.s = state
        self.table = dict(table)

    def run(self) -> None:
        s, t = self.s, self.table
        if t.pop("clear", False) or "maps" in t:
            self._clear(t.pop("maps", None))
        self._brief(t)
        for entry in t.pop("formation", []):
            self._formation(entry)
        for name, where in t.pop("at", {}).items():
            place(s, self._piece(name), self._hex(where))
        for name, zone in t.pop("waiting", {}).items():
            s.waiting[self._piece(name)] = zone
        for name, steps in t.pop("lost", {}).items():
            s.lost[self._piece(name)] = steps
        for name, ride in t.pop("load", {}).items():
            s.load[self._piece(name)] = self._piece(ride)
        for name in PIECE_SETS:
            if name in t:
                setattr(s, name, sum(1 << self._piece(x) for x in t.pop(name)))
        for name in HEX_SETS:
            if name in t:
                setattr(s, name, sum(1 << self._hex(x) for x in t.pop(name)))
        self._marked(t)
        self._flow(t)
        if t:
            raise ValueError(f"unknown in [set]: {', '.join(sorted(t))}")

    def _clear(self, maps: list[Any] | None) -> None:
        s = self.s
        blank = State(brief=s.brief)
        for f in fields(State):
            if f.name not in ("brief", "log", "result"):
                setattr(s, f.name, getattr(blank, f.name))
        brief = replace(s.brief, effects=(), objectives=(), anti_air=(0, 0), blown=0, night=(), river="none")
        if maps:
            sheets = tuple(
                (m, i + 1, 1, 0) if isinstance(m, str) else (m[0], m[1], m[2], m[3])
                for i, m in enumerate(maps)
            )
            brief = replace(brief, sheets=sheets)
        s.brief = replace(brief, zones=(Zone(0, 0),))

    def _piece(self, name: str) -> int:
        if name not in NUMBER:
            raise ValueError(f"there is no piece {name!r}")
        return NUMBER[name]

    def _hex(self, name: str) -> int:
        h = hex_of(self.s, name)
        if h < 0:
            raise ValueError(f"there is no hex {name!r} on this board")
        return h

    def _brief(self, t: dict[str, Any]) -> None:
        s = self.s
        changes: dict[str, Any] = {key: t.pop(key) for key in BRIEF if key in t}
        if "attacker" in t:
            changes["attacker"] = SIDE.get(t.pop("attacker"), -1)
        if "edges" in t:
            changes["edges"] = tuple(t.pop("edges"))
        if "anti_air" in t:
            changes["anti_air"] = tuple(t.pop("anti_air"))
        if "initiative_modifier" in t:
            changes["initiative"] = tuple(t.pop("initiative_modifier"))
        if "objectives" in t:
            changes["objectives"] = tuple((self._hex(h), vp) for h, vp in t.pop("objectives").items())
        for key in ("fords", "blown"):
            if key in t:
                changes[key] = sum(1 << self._hex(h) for h in t.pop(key))
        if "effects" in t:
            ground = board(s.brief.sheets)
            changes["effects"] = tuple(effect_of(ground, e) for e in t.pop("effects"))
        if "entry" in t:
            zones = [Zone(sum(1 << self._hex(h) for h in z[0]), z[1], z[2]) for z in t.pop("entry")]
            changes["zones"] = (*s.brief.zones, *zones)
        if "zones" in t:
            changes["zones"] = tuple(
                Zone(sum(1 << self._hex(h) for h in z[0]), z[1], z[2]) for z in t.pop("zones")
            )
        if "levels" in t:
            changes["levels"] = tuple(t.pop("levels"))
        s.brief = replace(s.brief, **changes)

    def _formation(self, entry: dict[str, Any]) -> None:
        s = self.s
        officer = self._piece(entry["officer"]) if entry.get("officer") else -1
        fallen = self._piece(entry["fallen"]) if entry.get("fallen") else -1
        units = tuple(self._piece(u) for u in entry["units"])
        lead = officer if officer >= 0 else fallen
        faction = entry.get("faction") or (PIECES[lead].faction if lead >= 0 else PIECES[units[0]].faction)
        kind = PIECES[lead].officer_type if lead >= 0 else "infantry"
        n = len(s.formations)
        quality = QUALITY[entry.get("quality", "regular")]
        zone = entry.get("zone", 0)
        s.formations.append(
            Formation(PIECES[units[0]].side, officer, fallen, kind, faction, quality, units, zone)
        )
        for u in (*units, *([officer] if officer >= 0 else [])):
            s.member[u] = n
        for name, where in entry.get("at", {}).items():
            place(s, self._piece(name), self._hex(where))
        if "hex" in entry:
            for u in (*units, *([officer] if officer >= 0 else [])):
                if u not in s.at and not s.gone >> u & 1 and PIECES[u].id not in entry.get("gone", []):
                    place(s, u, self._hex(entry["hex"]))
        for name in entry.get("gone", []):
            s.gone |= 1 << self._piece(name)
            s.lost[self._piece(name)] = 3
        for name in entry.get("waiting", []):
            s.waiting[self._piece(name)] = zone
        if kind == "tank" and officer >= 0 and officer not in s.load and units[0] in s.at:
            s.load[officer] = units[0]
            place(s, officer, s.at[units[0]])

    def _marked(self, t: dict[str, Any]) -> None:
        s = self.s
        for name, side in t.pop("positions", {}).items():
            s.positions[self._hex(name)] = SIDE[side]
        for name, who in t.pop("pontoons", {}).items():
            s.pontoons[self._hex(name)] = who
        for name, (side, value, vertex) in t.pop("forts", {}).items():
            s.forts[self._hex(name)] = Fort(SIDE[side], value, vertex % 6)
        for name, value in t.pop("rubble_at", {}).items():
            s.rubble[self._hex(name)] = value
        for side, caliber, state, missions in t.pop("batteries", []):
            s.batteries.append(Battery(SIDE[side], caliber, state, missions, 0))
        for side, aircraft, mission, missions in t.pop("flights", []):
            s.flights.append(Flight(SIDE[side], aircraft, mission, missions))
        for name, (kind, where, turn) in t.pop("works", {}).items():
            s.works[self._piece(name)] = Work(kind, self._hex(where), turn)
        for h in s.stacks:
            take_control(s, h)
        for name, side in t.pop("control", {}).items():
            bit = 1 << self._hex(name)
            s.control = (s.control[0] & ~bit, s.control[1] & ~bit)
            if side == "republican":
                s.control = (s.control[0] | bit, s.control[1])
            elif side == "nationalist":
                s.control = (s.control[0], s.control[1] | bit)

    def _flow(self, t: dict[str, Any]) -> None:
        s = self.s
        for key in ("turn", "phase"):
            if key in t:
                setattr(s, key, t.pop(key))
        if "initiative" in t:
            s.initiative = SIDE.get(t.pop("initiative"), -1)
        if "active" in t:
            s.active = SIDE[t.pop("active")]
        if "fired" in t:
            s.fired = sum(1 << SIDE[x] for x in t.pop("fired"))
        if t.pop("command", False):
            s.out = out_of_command(s)
        if "act" in t:
            names = t.pop("act")
            s.acting = sum(1 << self._piece(x) for x in names)
            s.leaders = tuple(self._piece(x) for x in names if PIECES[self._piece(x)].category == "officer")
            s.agenda = [("activation",), ("after_activation", s.active), ("act",)]
            s.phase = "activation"
        if "agenda" in t:
            s.agenda = [tuple(step) for step in reversed(t.pop("agenda"))]
        elif s.phase == "activation" and not s.agenda:
            s.agenda = [("activation",)]


def arrange(s: State, table: dict[str, Any]) -> None:
    Arranger(s, table).run()


# --- writing --------------------------------------------------------------------------------------
def described(s: State) -> dict[str, Any]:
    """The `[set]` table of a state between two activations, for a file that can be shared."""
    brief = s.brief

    def codes(mask: int) -> list[str]:
        return [code(s, h) for h in bits(mask)]

    def names(mask: int) -> list[str]:
        return [PIECES[u].id for u in bits(mask)]

    table: dict[str, Any] = {
        "maps": [list(sheet) for sheet in brief.sheets],
        "turns": brief.turns,
        "river": brief.river,
        "rubble": brief.rubble,
        "kind": brief.kind,
        "per_unit": brief.per_unit,
        "attacker": SIDES[brief.attacker] if brief.attacker >= 0 else "none",
        "edges": list(brief.edges),
        "anti_air": list(brief.anti_air),
        "initiative_modifier": list(brief.initiative),
        "levels": list(brief.levels),
        "objectives": {code(s, h): vp for h, vp in brief.objectives},
        "zones": [[codes(z.hexes), z.turn, z.edge] for z in brief.zones],
        "turn": s.turn,
        "phase": s.phase,
        "active": SIDES[s.active],
        "formation": [
            {
                "officer": PIECES[f.officer].id if f.officer >= 0 else "",
                "units": [PIECES[u].id for u in f.units],
                "quality": next(name for name, value in QUALITY.items() if value == f.quality),
                "faction": f.faction,
                "zone": f.zone,
            }
            for f in s.formations
        ],
        "at": {PIECES[u].id: code(s, h) for u, h in s.at.items()},
        "waiting": {PIECES[u].id: zone for u, zone in s.waiting.items()},
        "lost": {PIECES[u].id: n for u, n in s.lost.items()},
        "load": {PIECES[u].id: PIECES[on].id for u, on in s.load.items()},
        "positions": {code(s, h): SIDES[side] for h, side in s.positions.items()},
        "pontoons": {code(s, h): who for h, who in s.pontoons.items()},
        "forts": {code(s, h): [SIDES[f.side], f.value, f.vertex] for h, f in s.forts.items()},
        "rubble_at": {code(s, h): value for h, value in s.rubble.items()},
        "batteries": [[SIDES[b.side], b.caliber, b.state, b.missions] for b in s.batteries],
        "flights": [[SIDES[f.side], f.aircraft, f.mission, f.missions] for f in s.flights],
        "control": {code(s, h): SIDES[side] for side in (0, 1) for h in bits(s.control[side])},
        "agenda": [list(step) for step in reversed(s.agenda)] or [["activation"]],
    }
    if s.initiative >= 0:
        table["initiative"] = SIDES[s.initiative]
    for name in PIECE_SETS:
        table[name] = names(getattr(s, name))
    for name in HEX_SETS:
        table[name] = codes(getattr(s, name))
    return {key: value for key, value in table.items() if value not in ({}, [])}


def position_text(s: State, title: str) -> str:
    """A position file of the state, such as a battle that was just built (chapter 15)."""
    lines = [f"title = {_toml(title)}", 'game = "barricadas"', 'scenario = "points"', "", "[set]"]
    lines += [f"{key} = {_toml(value)}" for key, value in described(s).items()]
    return "\n".join(lines) + "\n"


def _toml(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    if isinstance(value, list):
        return "[" + ", ".join(_toml(v) for v in value) + "]"
    return "{ " + ", ".join(f'"{k}" = {_toml(v)}' for k, v in value.items()) + " }"
