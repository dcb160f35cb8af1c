"""Chapter 13 by hand, on random boards: who is supplied, and whom Attrition takes."""

from random import Random

import pytest
from tests.games.crusade.by_hand import PLACES, Board
from tests.games.crusade.chance import chance

from frente.games.crusade.definitions import AT, SPACE_IDS, UNITS, bits
from frente.games.crusade.rules import attrition, supply

BORDERS = {"nat": "portugal", "rep": "france"}


def named(mask):
    return {SPACE_IDS[p] for p in bits(mask)}


class Supply(Board):
    """13.1 to 13.4 read rule by rule."""

    @property
    def limited(self):
        """13.4.2-a: no supply line, but a way to the friendly border."""
        gates = {id for id in self.own if PLACES[id].border == BORDERS[self.side]}
        return {id for id in self.own if self.groups[id] & gates} - self.fed

    def hardy(self, unit, id):
        """13.1.5-a: an Asturian division at home."""
        return (unit.region, PLACES[id].region, unit.corps) == ("asturias", "asturias", False)

    @property
    def starving(self):
        """13.3.5-a: the counters without any supply."""
        lost = self.own - self.counted - self.limited
        return {u.id for id in lost for u in self.stack(id) if not self.hardy(u, id)}

    @property
    def falling(self):
        """13.3.6-a: the spaces without any supply; 13.1.5-b: not where an Asturian division stays."""
        lost = self.own - self.counted - self.limited
        return {id for id in lost if not any(self.hardy(u, id) for u in self.stack(id))}


@pytest.mark.rule(
    "crusade", "13.1.2-a", "13.1.2-b", "13.1.3", "13.1.4-a", "13.1.4.1", "13.1.4.2", "13.1.4.3", "13.1.4.4",
    "13.2.2", "13.4.2-a", "16.2.3", "16.4.3.1", "16.7.1-a", "2.1.2-c", "3.0-oos",
)  # fmt: skip
@pytest.mark.parametrize("seed", range(12))
def test_13_1_who_is_supplied(seed):
    luck = Random(f"supply {seed}")
    s = chance(luck, luck.choice(["nat", "rep"])).state
    for side in ("nat", "rep"):
        by_hand = Supply(s, side)
        assert named(supply.supplied(s, side)) == by_hand.fed
        assert named(supply.counted(s, side)) == by_hand.counted
        assert named(supply.limited(s, side)) == by_hand.limited
        parts = supply.components(s, side)
        for id in PLACES:
            group = by_hand.groups.get(id, set())
            assert named(parts[AT[id]]) == group
            assert named(supply.connected(s, side, 1 << AT[id])) == group
            assert supply.out_of_supply(s, side, AT[id]) == (id not in by_hand.counted)
    rep = Supply(s, "rep")
    assert supply.north_isolated(s) == bool(rep.north)
    sources = [id for id in ("bilbao", "santander", "gijon") if id in rep.own]
    assert named(supply.north_group(s)) == set().union(*(rep.groups[id] for id in sources))
    assert named(supply.isolated_group(s)) == Supply(s, "nat").cut_off


@pytest.mark.rule(
    "crusade", "6.C.1", "6.C.2", "13.3.5-a", "13.3.5-b", "13.3.6-a", "13.1.5-a", "13.1.5-b", "8.5.4.8"
)
@pytest.mark.parametrize("seed", range(12))
def test_13_3_whom_and_what_attrition_takes(seed):
    luck = Random(f"attrition {seed}")
    side = "rep" if seed % 2 else "nat"
    words = {"control": {"rep": ["gijon", "oviedo"], "nat": []}} if seed == 3 else {}
    s = chance(luck, side, hands={"nat": [], "rep": []}, **words).state
    by_hand = Supply(s, side)
    starving, falling = by_hand.starving, by_hand.falling
    assert {UNITS[u].id for u in attrition.doomed_units(s, side)} == starving
    assert named(attrition.doomed_spaces(s, side)) == falling
    before, control, beach = list(s.where), s.control, s.beach
    assert list(attrition.attrition(s, side)) == []
    for unit in UNITS:
        gone = unit.id in starving
        assert s.where[unit.index] == (-4 if gone else before[unit.index])
    turned = {id for id in PLACES if (s.control ^ control) >> AT[id] & 1}
    assert turned == falling - {"beach-head"}
    assert s.beach == (-1 if "beach-head" in falling else beach)
    assert (s.side, s.phase) == (side, "attrition")
