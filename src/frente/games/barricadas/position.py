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

`sharing` writes the same words, with `anew = true`: the board of the scenario as it is, with nothing on it.
"""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

from frente.games.barricadas.board import Sheet, board
from frente.games.barricadas.definitions import NUMBER, PIECES, SIDE
from frente.games.barricadas.rules.sequence import out_of_command
from frente.games.barricadas.setup import effect_of
from frente.games.barricadas.state import (
    Battery,
    Battlefield,
    Effect,
    Flight,
    Formation,
    Fort,
    March,
    StartZone,
    Work,
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
    "used",
    "flak",
    "flak_ready",
    "answered",
    "acting",
    "gone",
    "left",
)
HEX_SETS = ("wire", "mines", "roadblocks", "ditches", "teeth", "trenches", "boats", "crossings")
COUNTS = ("turn", "passed", "fights", "done")
PAIRS = ("activations", "officers_used", "vp", "budget")
PIECE_NUMBERS = ("lost", "spent")
PIECE_HEXES = ("began", "fled")
HEX_NUMBERS = ("boat_steps", "bridge_out")
BRIEF = ("turns", "river", "rubble", "owner_hits", "kind", "per_unit")
BRIEF_SIDES = ("attacker", "first", "holder")
BRIEF_TUPLES = ("edges", "anti_air", "night", "levels", "points")


class Arranger:
    """Reads one table into a state."""

    def __init__(self, state: Battlefield, table: dict[str, Any]) -> None:
        self.s = state
        self.table = dict(table)

    def run(self) -> None:
        s, t = self.s, self.table
        self.anew = bool(t.pop("anew", False))
        if self.anew:
            self._empty()
            s.brief = replace(s.brief, sheets=_sheets(t.pop("maps", [])) or s.brief.sheets)
        elif t.pop("clear", False) or "maps" in t:
            self._clear(t.pop("maps", None))
        self._brief(t)
        for entry in t.pop("formation", []):
            self._formation(entry)
        for name, number in t.pop("former", {}).items():
            s.member[self._piece(name)] = number
        for name, where in t.pop("at", {}).items():
            place(s, self._piece(name), self._hex(where))
        for name, zone in t.pop("waiting", {}).items():
            s.waiting[self._piece(name)] = zone
        for key in PIECE_NUMBERS:
            getattr(s, key).update({self._piece(u): count for u, count in t.pop(key, {}).items()})
        for key in PIECE_HEXES:
            getattr(s, key).update({self._piece(u): self._hex(x) for u, x in t.pop(key, {}).items()})
        for key in HEX_NUMBERS:
            getattr(s, key).update({self._hex(x): count for x, count in t.pop(key, {}).items()})
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

    def _empty(self) -> None:
        s = self.s
        blank = Battlefield(brief=s.brief)
        for f in fields(Battlefield):
            if f.name not in ("brief", "log", "result"):
                setattr(s, f.name, getattr(blank, f.name))

    def _clear(self, maps: list[Any] | None) -> None:
        s = self.s
        self._empty()
        brief = replace(s.brief, effects=(), objectives=(), anti_air=(0, 0), blown=0, night=(), river="none")
        if maps:
            brief = replace(brief, sheets=_sheets(maps))
        s.brief = replace(brief, zones=(StartZone(0, 0),))

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
        changes |= {key: SIDE.get(t.pop(key), -1) for key in BRIEF_SIDES if key in t}
        changes |= {key: tuple(t.pop(key)) for key in BRIEF_TUPLES if key in t}
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
        if "special" in t:
            changes["effects"] = tuple(
                Effect(key, side, tuple(turns), value, tuple(words), sum(1 << self._hex(x) for x in hexes))
                for key, side, turns, value, words, hexes in t.pop("special")
            )
        if "entry" in t:
            zones = [StartZone(sum(1 << self._hex(h) for h in z[0]), z[1], z[2]) for z in t.pop("entry")]
            changes["zones"] = (*s.brief.zones, *zones)
        if "zones" in t:
            changes["zones"] = tuple(
                StartZone(sum(1 << self._hex(h) for h in z[0]), z[1], z[2]) for z in t.pop("zones")
            )
        s.brief = replace(s.brief, **changes)

    def _formation(self, entry: dict[str, Any]) -> None:
        s = self.s
        officer = self._piece(entry["officer"]) if entry.get("officer") else -1
        fallen = self._piece(entry["fallen"]) if entry.get("fallen") else -1
        units = tuple(self._piece(u) for u in entry["units"])
        lead = officer if officer >= 0 else fallen
        faction = entry.get("faction") or (PIECES[lead].faction if lead >= 0 else PIECES[units[0]].faction)
        kind = entry.get("kind") or (PIECES[lead].officer_type if lead >= 0 else "infantry")
        n = len(s.formations)
        quality = QUALITY[entry.get("quality", "regular")]
        zone = entry.get("zone", 0)
        s.formations.append(
            Formation(
                PIECES[units[0]].side,
                officer,
                fallen,
                kind,
                faction,
                quality,
                units,
                zone,
                entry.get("replaced", True),
            )
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
        for side, caliber, state, missions, *used in t.pop("batteries", []):
            s.batteries.append(Battery(SIDE[side], caliber, state, missions, used[0] if used else 0))
        for side, aircraft, mission, missions in t.pop("flights", []):
            s.flights.append(Flight(SIDE[side], aircraft, mission, missions))
        for name, (kind, where, turn) in t.pop("works", {}).items():
            s.works[self._piece(name)] = Work(kind, self._hex(where), turn)
        s.kits.update(t.pop("kits", {}))
        if "march" in t:
            march = t.pop("march")
            s.march = March(
                **{
                    **march,
                    "units": tuple(self._piece(u) for u in march["units"]),
                    "spent": tuple(march["spent"]),
                    "limits": tuple(march["limits"]),
                }
            )
        for h in () if self.anew else s.stacks:
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
        for key in (*COUNTS, "phase"):
            if key in t:
                setattr(s, key, t.pop(key))
        for key in PAIRS:
            if key in t:
                setattr(s, key, tuple(t.pop(key)))
        if "led_by" in t:
            s.leaders = tuple(self._piece(u) for u in t.pop("led_by"))
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


def _sheets(maps: list[Any]) -> tuple[Sheet, ...]:
    return tuple(
        (m, i + 1, 1, 0) if isinstance(m, str) else (m[0], m[1], m[2], m[3]) for i, m in enumerate(maps)
    )


def arrange(s: Battlefield, table: dict[str, Any]) -> None:
    Arranger(s, table).run()
