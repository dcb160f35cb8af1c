"""Chapter 12 by hand: who may redeploy, and where to, on random boards, against the rules read one by one."""

from random import Random

import pytest
from tests.games.crusade.board import kind, options, play
from tests.games.crusade.by_hand import ARMOR, FOREIGN, ISLANDS, NORTH, PLACES, Board
from tests.games.crusade.chance import chance, northern

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

    def why_not_to(self, unit, id):
        """The rule and the text against a target, the first that stands in the way."""
        here = self.at(unit)
        if id == here:
            return "12.1.6-a already-there"
        if id not in self.own:
            return "12.1.6-b sr-enemy-space"
        heavy, beach = unit.corps or unit.type in ARMOR, self.s.beach_mode == "mallorca"
        if heavy and (id in ISLANDS or (id == "beach-head" and beach)):
            return "12.1.10 not-balearic"
        if id not in self.counted:
            return "12.1.6-a sr-unsupplied"
        if here == "reserve":
            if id not in self.from_reserve(unit):
                return self.why_not_from_reserve(unit, id)
        elif id not in self.overland(here) | self.by_sea(unit, here):
            return self.why_not_by_sea(unit, here, id)
        if len(self.stack(id)) >= 3:
            return "9.1.2-b full"
        if here != "reserve" and self.must_go_home(unit, here):
            home = {p for p in self.targets(unit) if PLACES[p].region == unit.region}
            return "16.4.2.4-a must-go-home" if home and id not in home else ""
        return self.why_not_end(unit, here, id)

    def why_not_from_reserve(self, unit, id):
        """12.1.8, 16.2.4.3-b: nothing but these rules keeps a division of the RB from a supplied space."""
        if id in self.cut_off:
            return "16.2.4.3-b reserve-isolated"
        if unit.type in ARMOR:
            return f"12.1.8-{'e' if self.side == 'rep' else 'f'} reserve-armor"
        if not (self.stack(id) or PLACES[id].source == self.side or id == "madrid"):
            return "12.1.8-a reserve-empty"
        return f"12.1.8-{'b' if unit.region in NORTH else 'd'} reserve-region"

    def why_not_by_sea(self, unit, here, id):
        """12.1.7, 16.7: what no land way reaches, and no ship."""
        port = PLACES[id].port and id != "beach-head"
        if unit.corps and port:
            return "12.1.7.2 corps-not-by-sea"
        if not port and id != "beach-head":
            return "12.1.6-a not-connected"
        if not (PLACES[here].port or here == "beach-head"):
            return "12.1.7-a not-in-port"
        if self.side == "nat":
            return "16.7.1-a strait-closed"
        if "atlantic" in {PLACES[p].zone for p in (here, id) if p != "beach-head"}:
            return "12.1.7.1 not-in-the-atlantic"
        return "16.7.2 strait-lost"

    def why_not_back(self, unit):
        """12.1.9: the rule and the text against going to the RB."""
        here = self.at(unit)
        if unit.corps:
            return "12.1.9 corps-not-reserve"
        if here == "reserve" or here not in self.fed:
            return "16.2.4.3-a isolated-not-reserve" if here in self.cut_off else "12.1.9 not-to-reserve"
        return "" if self.may_go_to_reserve(unit) else "16.4.2.4-a must-go-home"

    def why_not_at_all(self, unit):
        """12.1.1 to 12.1.5, 17.2.2: the rule and the text against picking up a counter."""
        here, cost = self.at(unit), 6 if unit.corps else 2
        if unit.side != self.side:
            return "12.1.1 not-to-sr"
        if here == "away":
            return "12.1.1 nowhere-from-sr"
        if self.s.moved >> unit.index & 1:
            return "12.1.3 one-sr"
        if cost > self.s.points:
            return "12.1.2 no-sr-left"
        if unit.type == "AFR" and self.s.turn <= 2 and self.s.afr_sr:
            return "17.2.2 one-afr"
        if here not in ("reserve", "morocco") and here not in self.counted:
            return "12.1.5 oos-no-sr"
        if here == "morocco" and not self.s.missed_afr:
            return "17.6.4-b afr-not-due"
        return "" if self.targets(unit) or self.may_go_to_reserve(unit) else "12.1.1 nowhere-to-sr"

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


def text(refusal):
    return f"{refusal.rule} {refusal.text}" if refusal else ""


@pytest.mark.rule(
    "crusade", "12.1.1", "12.1.2", "12.1.3", "12.1.5", "12.1.6-a", "12.1.6-b", "12.1.7-a", "12.1.7.1",
    "12.1.7.2", "12.1.8-a", "12.1.8-b", "12.1.8-d", "12.1.8-e", "12.1.8-f", "12.1.9", "12.1.10", "9.1.2-b",
    "16.2.4.3-a", "16.2.4.3-b", "16.4.2.1-a", "16.4.2.4-a", "16.4.3.2-a", "16.7.1-a", "16.7.2", "17.2.2",
)  # fmt: skip
@pytest.mark.parametrize("seed", range(24))
def test_12_1_why_a_unit_does_not_redeploy(seed):
    luck = Random(f"why {seed}")
    side = "nat" if seed % 2 else "rep"
    hands = {"nat": ["N41"], "rep": ["R42"]}
    words = northern(luck) if seed % 3 == 0 else {}
    m = play(chance(luck, side, hands=hands, **words), f"sr {hands[side][0]}")
    s, full = m.state, redeployment.full_spaces(m.state)
    s.afr_sr, s.turn = (1, luck.choice([2, 3])) if seed % 4 == 1 else (0, s.turn)
    s.points = luck.choice([2, 5, 6, 10])
    s.moved |= sum(1 << u.index for u in luck.sample(UNITS, 12))
    by_hand = Redeployment(s, side)
    for unit in UNITS:
        assert text(redeployment.why_not_sr(s, unit.index, full)) == by_hand.why_not_at_all(unit)
    there = [u for u in UNITS if u.side == side and by_hand.at(u) in {*by_hand.counted, "reserve"}]
    ports = [u for u in there if by_hand.at(u) != "reserve" and PLACES[by_hand.at(u)].port]
    boxed = [u for u in there if by_hand.at(u) == "reserve"]
    for unit in (
        luck.sample(there, 6)
        + luck.sample(ports, min(3, len(ports)))
        + luck.sample(boxed, min(5, len(boxed)))
    ):
        assert text(redeployment.why_not_reserve(s, unit.index)) == by_hand.why_not_back(unit)
        for id in PLACES:
            assert text(redeployment.why_not_target(s, unit.index, AT[id])) == by_hand.why_not_to(unit, id)
