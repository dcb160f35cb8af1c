"""Moves and retreats by hand, on random boards: every path is walked, the rules say which may be."""

from random import Random

import pytest
from tests.games.crusade.board import options, play
from tests.games.crusade.by_hand import NORTH, PLACES, Board
from tests.games.crusade.chance import chance, northern

from frente.games.crusade.definitions import AT, SPACE_IDS, UNIT, UNITS, bits
from frente.games.crusade.rules import retreat
from frente.games.crusade.rules.works import why_not_build
from frente.games.crusade.state import Battle, factors, near


class Retreat(Board):
    """11.4.5: all paths of a length, and the ones that the priorities of 11.4.5-h leave."""

    threat: set[str] = set()

    def open_to(self, id):
        """11.4.5-b: no enemy unit; 8.5.6.6: no Nationalist goes to a Beach Head."""
        if id in self.threat or (self.side == "nat" and id == "beach-head"):
            return False
        return all(u.side == self.side for u in self.stack(id))

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
        """CL-R51: through the threatened zone only where there is no other way."""
        zone = {id for id in PLACES if self.s.barred >> AT[id] & 1}
        under_threat = self.side == "nat" and self.s.turn <= self.s.barred_until
        self.threat = zone if under_threat else set()
        safe = self.best(start, length)
        self.threat = set()
        return safe or self.best(start, length)

    def best(self, start, length):
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
    "CL-R51",
)
@pytest.mark.parametrize("seed", range(18))
def test_11_4_5_h_the_ways_of_retreat_are_the_best_of_all_paths(seed):
    luck = Random(f"retreat {seed}")
    side = luck.choice(["nat", "rep"]) if seed < 12 else "nat"
    threat = luck.sample(list(PLACES), 50) if seed >= 12 else []
    m = chance(luck, side, barred=threat, barred_until=1 if seed == 12 else 20)
    by_hand = Retreat(m.state, side)
    there = [u.index for u in UNITS if u.side == side and m.state.where[u.index] >= 0]
    for unit in luck.sample(there, 14):
        start = SPACE_IDS[m.state.where[unit]]
        for length in (1, 2):
            found = retreat.ways(m.state, unit, AT[start], length)
            named = {tuple(SPACE_IDS[p] for p in path) for path in found}
            assert named == by_hand.ways(start, length)
            assert len(found) == len(named)


class Reason(Retreat):
    """Why a path is no way of retreat, by the first rule that it offends."""

    def offends(self, start, length, path):
        """11.4.5-b, 11.4.5-c, 8.5.6.6, CL-R51: what is wrong with a step, or with the path as a walk."""
        ways = self.ways(start, length)
        zone = (
            {id for id in PLACES if self.s.barred >> AT[id] & 1}
            if self.s.turn <= self.s.barred_until
            else set()
        )
        spared = self.side == "nat" and not any(zone & set(way) for way in ways)
        here = start
        for id in path:
            if id == here != start:
                return "11.4.5-c retreat-twice"
            if id != start and id not in self.lines[here]:
                return "11.4.5-c not-adjacent"
            if id == start or any(u.side != self.side for u in self.stack(id)):
                return "11.4.5-b retreat-enemy"
            if (self.side, id) == ("nat", "beach-head"):
                return "8.5.6.6 retreat-no-beach"
            if spared and id in zone:
                return "CL-R51 france-threatens"
            here = id
        if len(set(path)) < len(path):
            return "11.4.5-c retreat-twice"
        return "11.4.2 retreat-too-short" if len(path) < length else ""

    def why(self, start, length, path):
        """11.4.5-d to -h: which of the priorities another way meets better."""
        ways = self.ways(start, length)
        if said := self.offends(start, length, path):
            return said
        alien = [sum(id not in self.own for id in way) for way in (path, *ways)]
        if alien[0] > min(alien[1:]):
            return "11.4.5-f retreat-fewest" if min(alien[1:]) else "11.4.5-d retreat-friendly-first"
        due, last = (len(self.stack(id)) for id in (path[length - 1], path[-1]))
        if len(path) > length + (due >= 3):
            return "11.4.5.1-a retreat-too-far"
        if due >= 3 and (len(path) == length or any(len(way) == length for way in ways)):
            return "11.4.5-e retreat-full"
        return "11.4.5.1-a retreat-full" if last >= 3 else "11.4.5-g retreat-supplied"


@pytest.mark.rule(
    "crusade", "11.4.2", "11.4.5-b", "11.4.5-c", "11.4.5-d", "11.4.5-e", "11.4.5-f", "11.4.5-g", "11.4.5.1-a",
    "8.5.6.6", "CL-R51",
)  # fmt: skip
@pytest.mark.parametrize("seed", range(18))
def test_11_4_5_why_a_path_is_no_way_of_retreat(seed):
    luck = Random(f"reason {seed}")
    side = "nat" if seed % 3 else "rep"
    threat = luck.sample(list(PLACES), 30) if seed % 2 else []
    s = chance(luck, side, barred=threat, barred_until=20).state
    by_hand = Reason(s, side)
    there = [
        u.index
        for u in UNITS
        if u.side == side and PLACES.get(by_hand.at(u), None) not in (None, PLACES["beach-head"])
    ]
    crowded = [u for u in there if any(len(s.stacks[p]) == 3 for p in bits(near(s, s.where[u])))]
    ashore = [u for u in there if s.where[u] == s.beach]
    for unit in luck.sample(there, 4) + crowded[:3] + ashore:
        start = SPACE_IDS[s.where[unit]]
        for length in (1, 2):
            b = Battle("rep" if side == "nat" else "nat", AT[start], 1, retreat=length)
            found = retreat.ways(s, unit, AT[start], length)
            ways = by_hand.ways(start, length)
            for _ in range(25 if found else 0):
                path = [start]
                for _ in range(luck.choice([1, 2, 2, 3, 3, 4])):
                    path.append(
                        luck.choice([*sorted(by_hand.lines[path[-1]]), *["madrid"] * (luck.random() < 0.1)])
                    )
                tried = tuple(path[1:])
                refusal = retreat.why_not_path(s, b, unit, tuple(AT[id] for id in tried), found)
                said = f"{refusal.rule} {refusal.text}"
                assert tried in ways or said == by_hand.why(start, length, tried)


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


def orders(s, side):
    """10.1.2, 10.2.1, 16.4.2.4-a: all that may be said in the Movement step.

    Who must go home and can does not build, and the step does not end before he has gone; nor while one can
    leave a stack that is too large (9.1.2-b).
    """
    ready = [UNITS[u] for p in bits(s.move_marks) for u in s.stacks[p] if not s.moved >> u & 1]
    able = {u.index: factors(s, u.index)[2] > 0 and set_out(s, u)[1] for u in ready}
    bound = {u.index for u in ready if set_out(s, u)[0] != set(PLACES)}
    crowded = {u.index for u in ready if len(s.stacks[s.where[u.index]]) > 3}
    build = [u for u in ready if why_not_build(s, u.index) is None and u.index not in bound]
    done = not any(able[u] for u in bound | crowded)
    moves = [f"move {u.id}" for u in ready if able[u.index]]
    return {*moves, *(f"build {u.id}" for u in build), *["done"] * done}


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
        assert set(options(m)) == orders(m.state, "nat")
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
        assert set(options(m)) == orders(m.state, "rep")
        if not moves:
            break
        walks(m, luck, luck.choice(moves))
