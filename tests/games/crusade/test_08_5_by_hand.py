"""8.5.2 by hand: where a corps and the units of a card may enter the map, on random boards."""

from random import Random

import pytest
from tests.games.crusade.by_hand import ARMOR, ISLANDS, NORTH, PLACES, Board
from tests.games.crusade.chance import chance, northern

from frente.games.crusade.definitions import AT, CARDS, OF_KIND, SPACE_IDS, UNITS, bits
from frente.games.crusade.rules import deployment, replacements


class Entry(Board):
    """8.5.2.3, 8.5.2.4 and 16.4.3.2-b read rule by rule."""

    @property
    def ports(self):
        return {id for id in self.fed if PLACES[id].port and id != "beach-head"}

    @property
    def bases(self):
        """The supplied Supply Sources, and Madrid."""
        return {id for id in self.fed if PLACES[id].source == self.side or id == "madrid"}

    def for_corps(self, unit):
        if unit.id == "nat-corps-ctv":
            return self.ports - ISLANDS
        if unit.region in NORTH:
            home = {"basque": {"bilbao"}, "santander": {"santander"}}
            asturias = {id for id in PLACES if PLACES[id].region == "asturias"}
            return self.fed & home.get(unit.region, asturias)
        return self.bases - ISLANDS - (self.north if self.side == "rep" else set())

    def why_no_corps(self, unit, id):
        """8.5.2.4: the first reason against a space for a rebuilt corps."""
        if id in self.for_corps(unit):
            return "9.1.2-b full" if len(self.stack(id)) >= 3 else ""
        if id not in self.fed:
            return "8.5.2.4-a corps-unsupplied"
        if id in ISLANDS:
            return "8.5.2.4-e not-balearic"
        if unit.id == "nat-corps-ctv":
            return "8.5.2.4-d ctv-port"
        if unit.region in NORTH:
            return "8.5.2.4-b corps-home"
        return "8.5.2.4-c north-isolated" if id in self.bases else "8.5.2.4-a not-for-corps"

    def entering(self, unit, where):
        """Where the words of a card let a unit enter, stacking left aside."""
        if where == "corps":
            return self.for_corps(unit)
        if where == "rep-vacant-not-main-city":
            main = {"madrid", "barcelona", "bilbao", "sevilla", "valencia", "zaragoza", "beach-head"}
            rep = Board(self.s, "rep").own
            return {id for id in rep - main if not self.stack(id)}
        if isinstance(where, list):
            return set(where) if where == ["beach-head"] else set(where) & self.fed
        found = {"port": self.ports, "supply-source-or-madrid": self.bases}.get(where)
        if found is None:
            assert where == "med-port"
            found = {id for id in self.ports if PLACES[id].zone == "mediterranean"} - ISLANDS
        if unit.corps or unit.type in ARMOR:
            found = found - ISLANDS
        return found - (self.north if self.side == "rep" and unit.region not in NORTH else set())


@pytest.mark.rule(
    "crusade", "8.5.2.3-a", "8.5.2.4-a", "8.5.2.4-b", "8.5.2.4-c", "8.5.2.4-d", "8.5.2.4-e", "16.4.3.2-b",
    "16.4.3.2-d", "9.1.2-b",
)  # fmt: skip
@pytest.mark.parametrize("seed", range(14))
def test_8_5_2_where_units_may_enter_the_map(seed):
    luck = Random(f"entry {seed}")
    s = chance(luck, "nat", **(northern(luck) if seed % 2 else {})).state
    boards = {side: Entry(s, side) for side in ("nat", "rep")}
    for unit in (u for u in UNITS if u.corps):
        by_hand = boards[unit.side]
        found = {SPACE_IDS[p] for p in bits(deployment.corps_spaces_any(s, unit.index))}
        assert found == by_hand.for_corps(unit)
        room = {id for id in found if len(by_hand.stack(id)) < 3}
        assert {SPACE_IDS[p] for p in bits(deployment.corps_spaces(s, unit.index))} == room
        for id in luck.sample(list(PLACES), 20):
            refusal = replacements.why_not_corps(s, unit.index, AT[id])
            said = f"{refusal.rule} {refusal.text}" if refusal else ""
            assert said == by_hand.why_no_corps(unit, id)
    rows = [(card, row) for card in CARDS for row in card.units if row["to"] == "map"]
    for card, row in rows:
        unit = next(UNITS[u] for u in OF_KIND[row["id"]] if UNITS[u].card in (card.id, ""))
        found = {SPACE_IDS[p] for p in bits(deployment.places_for(s, unit.index, row["where"]))}
        assert found == boards[card.side].entering(unit, row["where"]), card.id


@pytest.mark.rule("crusade", "8.5.2.5-a", "8.5.2.5-b")
@pytest.mark.parametrize("seed", range(8))
def test_8_5_2_5_which_divisions_a_corps_card_may_cost(seed):
    luck = Random(f"cost {seed}")
    s = chance(luck, "nat", **(northern(luck) if seed % 2 else {})).state
    if seed > 5:  # nobody is left in play
        for u in UNITS:
            s.where[u.index] = -3 if s.where[u.index] >= -2 and s.where[u.index] != -1 else s.where[u.index]
    for side in ("nat", "rep"):
        by_hand = Entry(s, side)
        kinds = ("MIL", "POL", "CAV", "INF", "AFR") if side == "nat" else ("MIL", "POL", "RPA")
        mine = [u for u in UNITS if u.side == side and u.type in kinds and u.region not in NORTH]
        mine = [u for u in mine if u.kind.id != "rep-mil-poum"]
        near = [
            u for u in mine
            if by_hand.at(u) == "reserve" or (
                by_hand.at(u) in by_hand.fed
                and not ((side, u.type) == ("rep", "POL") and PLACES[by_hand.at(u)].region)
            )
        ]  # fmt: skip
        dead = [u for u in mine if s.where[u.index] == -3]
        alike = {(u.kind.id, s.where[u.index], s.reduced >> u.index & 1) for u in near or dead}
        found = [UNITS[u] for u in deployment.spendable(s, side)]
        assert {(u.kind.id, s.where[u.index], s.reduced >> u.index & 1) for u in found} == alike
        assert len(found) == len(alike)
        assert deployment.can_spend(s, side) == bool(alike)
