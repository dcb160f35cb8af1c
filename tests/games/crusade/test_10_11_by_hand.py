"""Moves and retreats by hand, on random boards: every path is walked, the rules say which may be."""

from random import Random

import pytest
from tests.games.crusade.board import options, play
from tests.games.crusade.by_hand import NORTH, PLACES, Board
from tests.games.crusade.chance import chance, northern

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
    """10.1: a unit on its way. Where it may go, and where it may end."""

    def __init__(self, s, unit, origin, movers):
        super().__init__(s, unit.side)
        self.unit, self.origin, self.movers = unit, origin, movers
        self.closed = {id for id in PLACES if any(u.side != unit.side for u in self.stack(id))}
        if unit.side == "nat" and s.turn <= s.barred_until:  # CL-R51
            self.closed |= {id for id in PLACES if s.barred >> AT[id] & 1}
        began = {id for id in PLACES if s.start_control >> AT[id] & 1}
        self.enemy = set(PLACES) - began if unit.side == "nat" else began
        self.ends: dict[frozenset[str], Board] = {}

    def after(self, taken):
        """The board once these spaces are taken."""
        key = frozenset(taken - self.own)
        if key not in self.ends:
            mask = sum(1 << AT[id] for id in key)
            self.s.control ^= mask
            self.ends[key] = Board(self.s, self.side)
            assert self.ends[key].north is not None  # read while the spaces are taken
            self.s.control ^= mask
        return self.ends[key]

    def may_stop(self, id, entered):
        """10.1.11, 9.1.2-b: no Attack marker there, and room, once those who can still leave have left.

        16.4.3.2-a: the north is judged as the move leaves it; who was in its zone before may go about there.
        """
        if self.s.attack_marks >> AT[id] & 1:
            return False
        stay = [u for u in self.stack(id) if u is not self.unit and u.index not in self.movers]
        if len(stay) >= 3:
            return False
        if self.unit.region in NORTH or not self.north or self.origin in self.north:
            return self.may_end(self.unit, self.origin, id)
        return self.after({*entered, id}).may_end(self.unit, "", id)

    def next(self, here, mf, entered):
        """10.1.4 to 10.1.7, 10.1.12-a: the spaces it may enter, each with the enemy spaces entered so far."""
        for id in self.lines[here] if mf else ():
            taken = entered | ({id} & self.enemy)
            if id not in self.closed and len(taken) <= 2:
                yield id, taken

    def leads(self, id, mf, entered, goals):
        """Can it end there, or further on, among the goals?"""
        if id == "beach-head" and self.side == "nat":
            return True
        if id in goals and self.may_stop(id, entered):
            return True
        return any(self.leads(on, mf - 1, taken, goals) for on, taken in self.next(id, mf, entered))

    def steps(self, here, mf, entered, goals):
        return {id for id, taken in self.next(here, mf, entered) if self.leads(id, mf - 1, taken, goals)}

    def home(self):
        """16.4.2.4-a: the spaces where it has to end, if it must go home and can."""
        home = {id for id in PLACES if PLACES[id].region == self.unit.region}
        must = self.must_go_home(self.unit, self.origin)
        mf = factors(self.s, self.unit.index)[2]
        return home if must and self.steps(self.origin, mf, set(), home) else set()


def set_out(s, unit):
    """The move of a unit that is picked up now: where it must end, and whether it can move at all."""
    ready = [u for p in bits(s.move_marks) for u in s.stacks[p] if not s.moved >> u & 1]
    movers = {u for u in ready if factors(s, u)[2]} - {unit.index}
    walk = March(s, unit, SPACE_IDS[s.where[unit.index]], movers)
    home = walk.home()
    released = s.released
    if walk.must_go_home(unit, walk.origin) and not home:
        s.released |= 1 << unit.index  # 16.4.2.4-b
    able = bool(walk.steps(walk.origin, factors(s, unit.index)[2], set(), home or set(PLACES)))
    s.released = released
    return home or set(PLACES), able, movers


def activated(luck, side, **words):
    """A random board where a card of five points has activated some stacks."""
    card = "N41" if side == "nat" else "R42"
    m = play(chance(luck, side, hands={"nat": [], "rep": []} | {side: [card]}, **words), f"ops {card}")
    while m.asks[0].kind == "activate":
        marks = [token for token in options(m) if token != "done"]
        play(m, luck.choice(marks or ["done"]))
    return m


def walks(m, luck, token):
    """One unit moves as it likes: at every step exactly what the rules allow is offered."""
    unit = UNITS[UNIT[token.split()[1]]]
    origin = SPACE_IDS[m.state.where[unit.index]]
    goals, _, movers = set_out(m.state, unit)
    play(m, token)
    mf, entered = factors(m.state, unit.index)[2], set()
    while m.asks[0].kind == "march":
        by_hand = March(m.state, unit, origin, movers)
        here = by_hand.at(unit)
        steps = by_hand.steps(here, mf, entered, goals)
        first = mf == factors(m.state, unit.index)[2]
        stop = not steps or (not first and here in goals and by_hand.may_stop(here, set()))
        assert options(m) == [f"step {id}" for id in PLACES if id in steps] + ["stop"] * stop
        token = luck.choice(options(m))
        play(m, token)
        if token == "stop" or (token == "step beach-head" and unit.side == "nat"):
            break
        to = token.split()[1]
        mf, entered = mf - 1, entered | ({to} & by_hand.enemy)
        assert (m.state.control >> AT[to] & 1) == (unit.side == "nat")  # 10.1.9
    assert m.state.mover == -1


MARCH_RULES = ("10.1.3", "10.1.4", "10.1.6", "10.1.7", "10.1.11", "10.1.12-a", "10.1.12-b", "9.1.2-b")


def may_move(s, side):
    """10.1.2: the units that may be picked up."""
    ready = [u for p in bits(s.move_marks) for u in s.stacks[p] if not s.moved >> u & 1]
    return {f"move {UNITS[u].id}" for u in ready if factors(s, u)[2] and set_out(s, UNITS[u])[1]}


@pytest.mark.rule("crusade", *MARCH_RULES, "10.1.2", "CL-R51")
@pytest.mark.parametrize("seed", range(14))
def test_10_1_where_a_unit_may_march(seed):
    luck = Random(f"march {seed}")
    threat = luck.sample(list(PLACES), 20) if seed % 2 else []
    m = activated(luck, "nat", barred=threat, barred_until=20 if seed % 4 == 1 else 1)
    for _ in range(4):
        if m.asks[0].kind != "move":
            break
        moves = [token for token in options(m) if token.startswith("move ")]
        assert set(moves) == may_move(m.state, "nat")
        if not moves:
            break
        walks(m, luck, luck.choice(moves))


NORTHERN_RULES = ("16.4.2.1-a", "16.4.2.2-b", "16.4.2.4-a", "16.4.2.4-b", "16.4.3.2-a", "16.4.3.3")


@pytest.mark.rule("crusade", *MARCH_RULES, *NORTHERN_RULES, "10.1.2")
@pytest.mark.parametrize("seed", range(20))
def test_16_4_where_a_republican_unit_may_march(seed):
    luck = Random(f"north {seed}")
    m = activated(luck, "rep", **northern(luck))
    for _ in range(5):
        if m.asks[0].kind != "move":
            break
        moves = [token for token in options(m) if token.startswith("move ")]
        assert set(moves) == may_move(m.state, "rep")
        if not moves:
            break
        walks(m, luck, luck.choice(moves))
