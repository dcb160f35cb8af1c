"""A board as a player reads it, for the oracles: the rules of chapters 2, 9, 13 and 16 read one by one."""

from __future__ import annotations

from functools import cached_property

from frente.games.crusade.definitions import AT, LINES, SPACES, UNITS, Unit
from frente.games.crusade.state import Crusade

PLACES = {space.id: space for space in SPACES}
NORTH = {"asturias", "santander", "basque"}
ISLANDS = {"mallorca", "menorca"}
ARMOR = ("T-26", "PZ-I", "CV-33")
FOREIGN = ("ITA", "PZ-I", "CV-33")


class Board:
    """A board as a player reads it: names of spaces, lines between them, who stands where."""

    def __init__(self, s: Crusade, side: str) -> None:
        self.s, self.side = s, side
        self.lines: dict[str, set[str]] = {id: set() for id in PLACES}
        for a, b, line in LINES:
            if line in ("solid", "river"):
                self.join(SPACES[a].id, SPACES[b].id)
        if s.beach >= 0:
            self.join("beach-head", SPACES[s.beach].id)
        there = {id for id in PLACES if id != "beach-head" or s.beach >= 0}
        nat = {id for id in there if s.control >> AT[id] & 1}
        self.own = nat if side == "nat" else there - nat

    def join(self, a: str, b: str) -> None:
        """A line, both ways."""
        self.lines[a].add(b)
        self.lines[b].add(a)

    def at(self, unit: Unit) -> str:
        """The space of a counter, or its box."""
        place = self.s.where[unit.index]
        return SPACES[place].id if place >= 0 else {-2: "reserve", -5: "morocco"}.get(place, "away")

    def stack(self, id: str) -> list[Unit]:
        """The counters in a space."""
        return [UNITS[u] for u in self.s.stacks[AT[id]]]

    def group(self, id: str) -> set[str]:
        """2.1.2-c: all own spaces joined to this one."""
        found, edge = {id}, [id]
        while edge:
            new = (self.lines[edge.pop()] & self.own) - found
            found |= new
            edge += new
        return found

    @cached_property
    def groups(self) -> dict[str, set[str]]:
        """Each own space with all that it is joined to."""
        found: dict[str, set[str]] = {}
        for id in self.own:
            if id not in found:
                group = self.group(id)
                found |= dict.fromkeys(group, group)
        return found

    def sails(self, id: str) -> str:
        """The sea zone in which a side may use a Port for supply (13.1.4)."""
        if id == "beach-head":
            return "mediterranean" if self.side == "rep" else ""
        zone = PLACES[id].zone if PLACES[id].port else ""
        if self.side == "nat":
            return zone if zone == "atlantic" or self.s.strait == "nat" else ""
        shut = self.s.strait == "nat" and id in ("algeciras", "cadiz")
        return zone if zone == "mediterranean" and not shut else ""

    @cached_property
    def fed(self) -> set[str]:
        """13.1: supplied by land, or by one sea leg."""
        by_land = {id for id in self.own if any(PLACES[p].source == self.side for p in self.groups[id])}
        zones = {self.sails(id) for id in by_land} - {""}
        return by_land | {id for id in self.own if any(self.sails(p) in zones for p in self.groups[id])}

    @cached_property
    def cut_off(self) -> set[str]:
        """16.2.3: the groups of Isolated Spaces."""
        if self.side == "rep":
            return set()
        marked = {id for id in self.own if self.s.isolated >> AT[id] & 1}
        return {id for id in self.own if self.groups[id] & marked}

    @cached_property
    def counted(self) -> set[str]:
        """Supplied, or as good as supplied."""
        return self.fed | self.cut_off

    @cached_property
    def north(self) -> set[str]:
        """16.4.3.2-a: the Northern Front and what is joined to its sources, while it is isolated."""
        sources = {id for id in self.own if PLACES[id].source == "rep"}
        inside = {id for id in sources if PLACES[id].region}
        joined: set[str] = set().union(*(self.groups[id] for id in inside))
        if joined & (sources - inside):
            return set()
        return joined | {id for id in PLACES if PLACES[id].region}

    def abroad(self, unit: Unit, here: str) -> bool:
        """16.4.2.1-a: is it in another region of the north than its own?"""
        return PLACES[here].region not in ("", unit.region)

    def away(self, unit: Unit) -> list[Unit]:
        """The other divisions of its region that are in another region."""
        return [
            u for u in UNITS
            if u.region == unit.region and not u.corps and u is not unit and self.s.where[u.index] >= 0
            and self.abroad(u, self.at(u))
        ]  # fmt: skip

    def bound(self, unit: Unit) -> bool:
        """16.4.2.1-a, 16.4.2.4-b: a regional unit, unless its home is lost or it could not go there."""
        held = {id for id in self.own if PLACES[id].region == unit.region}
        return unit.region in NORTH and bool(held) and not self.s.released >> unit.index & 1

    def must_go_home(self, unit: Unit, here: str) -> bool:
        """16.4.2.4-a: a corps abroad, or a division abroad with another one."""
        return self.bound(unit) and self.abroad(unit, here) and (unit.corps or bool(self.away(unit)))

    def why_not_end(self, unit: Unit, here: str, id: str) -> str:
        """16.4.2.2, 16.4.3.2-a: the rule and the text against ending a move here, or none."""
        if self.side == "nat":
            return ""
        if unit.region in NORTH:
            if not self.bound(unit) or PLACES[id].region in ("", unit.region):
                return ""
            if unit.corps:
                return "16.4.2.2-b corps-leaves-region"
            return "16.4.2.1-a leaves-region" if self.away(unit) else ""
        if id not in self.north or here in self.north:
            return ""
        if unit.type != "POL":
            return "16.4.3.2-a north-isolated"
        police = [u for u in UNITS if u.kind.id == "rep-pol" and u is not unit and self.at(u) in self.north]
        return "16.4.3.2-a two-police" if len(police) >= 2 else ""

    def may_end(self, unit: Unit, here: str, id: str) -> bool:
        """May the unit end a move here?"""
        return not self.why_not_end(unit, here, id)
