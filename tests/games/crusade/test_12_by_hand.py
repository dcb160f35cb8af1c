"""Chapter 12 by hand: who may redeploy, and where to, on random boards, against the rules read one by one."""

from random import Random

import pytest
from tests.games.crusade.board import kind, options, play
from tests.games.crusade.by_hand import ARMOR, FOREIGN, ISLANDS, NORTH, PLACES, Board
from tests.games.crusade.chance import chance

from frente.games.crusade.definitions import AT, SPACE_IDS, UNIT, UNITS, bits
from frente.games.crusade.rules import redeployment


class Redeployment(Board):
    """12.1 read rule by rule."""

    def targets(self, unit):
        """Every space that a counter may redeploy to."""
        here = self.at(unit)
        if here == "morocco":
            return {id for id in self.fed & {"sevilla", "cadiz"} if len(self.stack(id)) < 3}
        found = (
            self.from_reserve(unit) if here == "reserve" else self.overland(here) | self.by_sea(unit, here)
        )
        if unit.corps or unit.type in ARMOR:  # 12.1.10
            found -= ISLANDS | ({"beach-head"} if self.s.beach_mode == "mallorca" else set())
        found = {id for id in found if len(self.stack(id)) < 3}  # 9.1.2-b
        home = {id for id in found if PLACES[id].region == unit.region}
        if here != "reserve" and self.must_go_home(unit, here):  # 16.4.2.4-a, 16.4.2.4-b
            return home or found
        return {id for id in found if self.may_end(unit, here, id)}

    def overland(self, here):
        return (self.groups[here] & self.counted) - {here} if here in self.counted else set()

    def by_sea(self, unit, here):
        ports = {id for id in self.fed if PLACES[id].port and id != "beach-head"}
        south = {id for id in ports if PLACES[id].zone == "mediterranean"}
        if unit.corps:
            return set()
        if self.side == "rep":
            south |= self.fed & {"beach-head"}
            south -= {"algeciras", "cadiz"} if self.s.strait == "nat" else set()
            return south - {here} if here in south else set()
        if self.s.strait == "nat":
            return ports - {here} if here in ports else set()
        west = (ports - south) | (ports & {"cadiz"})
        found = set(west) if here in west else set()
        if unit.type in FOREIGN and here in ports:
            found |= south
        return found - {here}

    def from_reserve(self, unit):
        ports = {id for id in self.fed if PLACES[id].port and id != "beach-head"}
        if unit.type == "T-26":
            return {id for id in ports if PLACES[id].zone == "mediterranean"} | (self.fed & {"beach-head"})
        if unit.type in ARMOR:
            return ports
        found = {id for id in self.fed if self.stack(id) or PLACES[id].source == self.side or id == "madrid"}
        if unit.region in NORTH:
            return {
                id for id in found if unit.region in (PLACES[id].region, *(u.region for u in self.stack(id)))
            }
        if unit.region == "catalan":
            beach = {"beach-head"} if self.s.beach_mode == "mallorca" else set()
            return {
                id
                for id in found
                if "catalan" in [u.region for u in self.stack(id)] or id in {"barcelona"} | beach
            }
        if unit.kind.id == "nat-mil":  # 16.2.4.3-b
            sent = {id for id in self.own if self.s.isolated_sr >> AT[id] & 1}
            found |= {id for id in self.cut_off if self.stack(id) and not self.groups[id] & sent}
        return found

    def may_go_to_reserve(self, unit):
        here = self.at(unit)
        if unit.corps or here not in self.fed:
            return False
        home = {id for id in self.targets(unit) if PLACES[id].region == unit.region}
        return not (self.must_go_home(unit, here) and home)

    def able(self, unit):
        """12.1.1 to 12.1.5: may this counter redeploy at all?"""
        here = self.at(unit)
        if unit.side != self.side or here == "away" or (here == "morocco" and not self.s.missed_afr):
            return False
        if (6 if unit.corps else 2) > self.s.points or self.s.moved >> unit.index & 1:
            return False
        if unit.type == "AFR" and self.s.turn <= 2 and self.s.afr_sr:
            return False
        if here not in ("reserve", "morocco") and here not in self.counted:
            return False
        return bool(self.targets(unit)) or self.may_go_to_reserve(unit)


def alike(s, unit):
    """Equal counters of one place: one of them is offered."""
    return unit.kind.id, s.where[unit.index], s.reduced >> unit.index & 1


@pytest.mark.rule(
    "crusade", "12.1.1", "12.1.2", "12.1.3", "12.1.5", "12.1.6-a", "12.1.6-b", "12.1.7-a", "12.1.7-b",
    "12.1.7.1", "12.1.7.2", "12.1.8-a", "12.1.8-b", "12.1.8-d", "12.1.8-e", "12.1.8-f", "12.1.9", "12.1.10",
    "9.1.2-b", "16.2.4.3-b", "16.4.2.1-a", "16.4.2.4-a", "16.4.3.2-a", "16.7.1-a", "16.7.1-b", "16.7.2",
    "17.6.4-b",
)  # fmt: skip
@pytest.mark.parametrize("seed", range(16))
def test_12_1_who_redeploys_and_where_to(seed):
    luck = Random(seed)
    side = "nat" if seed % 2 else "rep"
    hands = {"nat": ["N41"], "rep": ["R42"]}
    morocco = (
        {"morocco": {"nat": ["nat-afr-7:full"]}, "missed_afr": luck.choice([0, 1])} if seed % 5 == 1 else {}
    )
    m = chance(luck, side, hands=hands, **morocco)
    play(m, f"sr {hands[side][0]}")
    while kind(m).endswith("redeploy"):
        by_hand = Redeployment(m.state, side)
        offered = {UNIT[token.split()[1]] for token in options(m) if token.startswith("sr ")}
        able = [unit for unit in UNITS if by_hand.able(unit)]
        assert {alike(m.state, UNITS[u]) for u in offered} == {alike(m.state, unit) for unit in able}
        assert len(offered) == len({alike(m.state, unit) for unit in able})
        full = redeployment.full_spaces(m.state)
        for u in sorted(offered):
            there = {SPACE_IDS[p] for p in bits(redeployment.targets(m.state, u, full))}
            assert there == by_hand.targets(UNITS[u])
        if not offered:
            break
        unit = UNITS[luck.choice(sorted(offered))]
        there, back = by_hand.targets(unit), by_hand.may_go_to_reserve(unit)
        play(m, f"sr {unit.id}")
        assert options(m) == [f"to {id}" for id in PLACES if id in there] + ["to-reserve"] * back
        before = m.state.points
        play(m, luck.choice(options(m)))
        assert m.state.points == before - (6 if unit.corps else 2)
