"""11.5 by hand: who may advance where, and why not, on random boards after a fight."""

from random import Random

import pytest
from tests.games.crusade.by_hand import PLACES, Board
from tests.games.crusade.chance import chance, northern

from frente.games.crusade.definitions import AT, UNITS
from frente.games.crusade.rules import advance
from frente.games.crusade.state import Battle, factors


class Advance(Board):
    """11.5.1 to 11.5.4 read rule by rule, for a fight that has emptied a space."""

    def __init__(self, s, b):
        super().__init__(s, b.side)
        self.b, self.space = b, next(id for id in PLACES if AT[id] == b.space)
        self.goals = {self.space}
        if b.deep and not PLACES[self.space].mountain:  # 11.5.3-b
            self.goals |= {id for id in self.lines[self.space] if b.vacated >> AT[id] & 1}

    def refused(self, unit, id):
        if unit.index not in self.b.attackers:
            return "11.1.7 not-in-combat"
        if unit.index in self.b.advanced:
            return "11.5.1 advanced-already"
        if not factors(self.s, unit.index)[2]:
            return "11.5.1 no-mf"
        if id not in self.goals:
            return "11.5.2 not-on-the-way"
        if any(u.side != self.side for u in self.stack(id)):
            return "11.5.4 enemy-there"
        if self.side == "nat" and self.s.turn <= self.s.barred_until and self.s.barred >> AT[id] & 1:
            return "CL-R51 france-threatens"
        return "9.1.2-b full" if len(self.stack(id)) >= 3 else ""

    def why(self, unit, id):
        """16.4.2.4-a, 16.4.2.1-a, 16.4.3.2-a: the rules of the north come last."""
        said = self.refused(unit, id)
        if said:
            return said
        here = self.at(unit)
        if self.must_go_home(unit, here):
            home = {p for p in self.goals if PLACES[p].region == unit.region and not self.refused(unit, p)}
            return "16.4.2.4-a must-go-home" if home and id not in home else ""
        if unit.region in ("asturias", "santander", "basque") or not self.north or here in self.north:
            return self.why_not_end(unit, here, id)
        taken = sum(
            1 << AT[p] for p in {self.space, id} - self.own
        )  # the way leads through the defending space
        self.s.control ^= taken
        said = Board(self.s, self.side).why_not_end(unit, "", id)
        self.s.control ^= taken
        return said


def text(refusal):
    return f"{refusal.rule} {refusal.text}" if refusal else ""


@pytest.mark.rule(
    "crusade", "11.1.7", "11.5.1", "11.5.2", "11.5.3-a", "11.5.3-b", "11.5.4", "9.1.2-b", "CL-R51",
    "16.4.2.1-a", "16.4.2.4-a", "16.4.2.4-b", "16.4.3.2-a",
)  # fmt: skip
@pytest.mark.parametrize("seed", range(24))
def test_11_5_who_may_advance_where(seed):
    luck = Random(f"advance {seed}")
    side = "nat" if seed % 4 == 0 else "rep"
    threat = luck.sample(list(PLACES), 60)
    s = chance(luck, side, barred=threat, barred_until=20, **northern(luck)).state
    board = Board(s, side)
    fronts = [
        id for id in PLACES
        if id not in {*board.own, "beach-head"} and any(board.stack(p) for p in board.lines[id] & board.own)
    ]  # fmt: skip
    for target in luck.sample(fronts, min(12, len(fronts))):
        beaten = s.stacks[AT[target]]
        s.stacks[AT[target]] = ()
        held = (s.rep_in, s.nat_in)
        s.rep_in, s.nat_in = (mask & ~(1 << AT[target]) for mask in held)
        near = [u.index for p in board.lines[target] & board.own for u in board.stack(p)]
        vacated = sum(1 << AT[id] for id in board.lines[target] if luck.random() < 0.8)
        b = Battle(
            side, AT[target], 1, attackers=tuple(near), vacated=vacated, deep=luck.random() < 0.8,
            advanced=tuple(near[:1]) if luck.random() < 0.2 else (),
        )  # fmt: skip
        by_hand = Advance(s, b)
        other = luck.choice([u for u in UNITS if u.side == side and s.where[u.index] >= 0])
        for unit in [*(UNITS[u] for u in near), other]:
            for id in sorted((board.lines[target] | {target}) - {"beach-head"}):
                assert text(advance.why_not_advance(s, b, unit.index, AT[id])) == by_hand.why(unit, id)
        s.stacks[AT[target]] = beaten
        s.rep_in, s.nat_in = held
