"""Moves and retreats by hand, on random boards: every path is walked, the rules say which may be."""

from random import Random

import pytest
from tests.games.crusade.board import options, play
from tests.games.crusade.by_hand import PLACES, Board
from tests.games.crusade.chance import chance

from frente.games.crusade.definitions import AT, SPACE_IDS, UNIT, UNITS, bits
from frente.games.crusade.rules import retreat
from frente.games.crusade.state import factors


class Retreat(Board):
    """11.4.5: all paths of a length, and the ones that the priorities of 11.4.5-h leave."""

    def open_to(self, id):
        """11.4.5-b: no enemy unit; 8.5.6.6: no Nationalist goes to a Beach Head."""
        return all(u.side == self.side for u in self.stack(id)) and not (
            self.side == "nat" and id == "beach-head"
        )

    def paths(self, start, length):
        """11.4.5-c: so many different spaces, never the one that is left."""
        found: list[tuple[str, ...]] = [()]
        for _ in range(length):
            found = [
                (*path, id)
                for path in found
                for id in self.lines[path[-1] if path else start]
                if id != start and id not in path and self.open_to(id)
            ]
        return found

    def ranked(self, start, length):
        """A within the limit, B one further, C and D the same through enemy spaces, the fewest of them."""
        for path in self.paths(start, length):
            alien = sum(id not in self.own for id in path)
            if len(self.stack(path[-1])) < 3:
                yield (2 if alien else 0, alien), path
            elif path[-1] in self.own:
                for id in self.lines[path[-1]]:
                    free = id in self.own and self.open_to(id) and len(self.stack(id)) < 3
                    if free and id != start and id not in path:
                        yield (3 if alien else 1, alien), (*path, id)

    def supplied_at(self, id):
        """11.4.5-g: would the unit be supplied there, having taken the space?"""
        if id in self.own:
            return id in self.counted
        self.s.control ^= 1 << AT[id]
        there = Board(self.s, self.side)
        self.s.control ^= 1 << AT[id]
        return id in there.counted

    def ways(self, start, length):
        found = list(self.ranked(start, length))
        best = [path for rank, path in found if rank == min(found)[0]]
        return {path for path in best if self.supplied_at(path[-1])} or set(best)


@pytest.mark.rule(
    "crusade",
    "11.4.5-b",
    "11.4.5-c",
    "11.4.5-d",
    "11.4.5-e",
    "11.4.5-f",
    "11.4.5-g",
    "11.4.5-h",
    "11.4.5.1-a",
)
@pytest.mark.parametrize("seed", range(12))
def test_11_4_5_h_the_ways_of_retreat_are_the_best_of_all_paths(seed):
    luck = Random(f"retreat {seed}")
    side = luck.choice(["nat", "rep"])
    m = chance(luck, side)
    by_hand = Retreat(m.state, side)
    there = [u.index for u in UNITS if u.side == side and m.state.where[u.index] >= 0]
    for unit in luck.sample(there, 14):
        start = SPACE_IDS[m.state.where[unit]]
        for length in (1, 2):
            found = retreat.ways(m.state, unit, AT[start], length)
            named = {tuple(SPACE_IDS[p] for p in path) for path in found}
            assert named == by_hand.ways(start, length)
            assert len(found) == len(named)


class March(Board):
    """10.1: a Nationalist unit on its way. Where it may go, and where it may end."""

    def __init__(self, s, unit, movers):
        super().__init__(s, "nat")
        self.unit, self.movers = unit, movers
        self.enemy = {id for id in PLACES if any(u.side == "rep" for u in self.stack(id))}

    def may_stop(self, id):
        """10.1.11, 9.1.2-b: no Attack marker there, and room, once those who can still leave have left."""
        if self.s.attack_marks >> AT[id] & 1:
            return False
        stay = [u for u in self.stack(id) if u is not self.unit and u.index not in self.movers]
        return len(stay) < 3

    def next(self, here, mf, entered):
        """10.1.4 to 10.1.7, 10.1.12-a: the spaces it may enter, each with the enemy spaces entered so far."""
        for id in self.lines[here] if mf else ():
            taken = entered | ({id} if not self.s.start_control >> AT[id] & 1 else set())
            if id not in self.enemy and len(taken) <= 2:
                yield id, taken

    def leads(self, id, mf, entered):
        """Can it end there, or further on?"""
        if id == "beach-head" or self.may_stop(id):
            return True
        return any(self.leads(on, mf - 1, taken) for on, taken in self.next(id, mf, entered))

    def steps(self, here, mf, entered):
        return {id for id, taken in self.next(here, mf, entered) if self.leads(id, mf - 1, taken)}


@pytest.mark.rule(
    "crusade", "10.1.3", "10.1.4", "10.1.6", "10.1.7", "10.1.11", "10.1.12-a", "10.1.12-b", "9.1.2-b"
)
@pytest.mark.parametrize("seed", range(14))
def test_10_1_where_a_unit_may_march(seed):
    luck = Random(f"march {seed}")
    m = chance(luck, "nat", hands={"nat": ["N41"], "rep": []})
    play(m, "ops N41")
    while m.asks[0].kind == "activate":
        marks = [token for token in options(m) if token != "done"]
        play(m, luck.choice(marks or ["done"]))
    for _ in range(4):
        moves = [token for token in options(m) if token.startswith("move ")]
        if m.asks[0].kind != "move" or not moves:
            break
        token = luck.choice(moves)
        unit = UNITS[UNIT[token.split()[1]]]
        ready = [u for p in bits(m.state.move_marks) for u in m.state.stacks[p] if not m.state.moved >> u & 1]
        movers = {u for u in ready if factors(m.state, u)[2]} - {unit.index}
        play(m, token)
        mf, entered = factors(m.state, unit.index)[2], set()
        while m.asks[0].kind == "march":
            by_hand = March(m.state, unit, movers)
            here = by_hand.at(unit)
            steps = by_hand.steps(here, mf, entered)
            first = mf == factors(m.state, unit.index)[2]
            stop = not steps or (not first and by_hand.may_stop(here))
            assert options(m) == [f"step {id}" for id in PLACES if id in steps] + ["stop"] * stop
            token = luck.choice(options(m))
            play(m, token)
            if token in ("stop", "step beach-head"):
                break
            to = token.split()[1]
            mf, entered = mf - 1, entered | ({to} if not m.state.start_control >> AT[to] & 1 else set())
            assert m.state.control >> AT[to] & 1  # 10.1.9
        assert m.state.mover == -1
