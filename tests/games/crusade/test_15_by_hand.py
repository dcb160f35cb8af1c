"""15.2.1.2-c and -d by hand: every way to share Nationalist corps out among the regions of the north."""

from collections import deque
from functools import cache
from random import Random

import pytest
from tests.games.crusade.board import kind, options, play
from tests.games.crusade.by_hand import PLACES, Board
from tests.games.crusade.chance import chance, northern

from frente.games.crusade.definitions import (
    AT,
    LAND,
    NEAR,
    REGION,
    SIDES,
    SPACE_IDS,
    SPACES,
    UNIT,
    UNITS,
    bits,
)
from frente.games.crusade.rules import duty, progress

NORTH = ("asturias", "santander", "basque")


def far(region):
    """How many lines each space is away from a region, walked line by line."""
    found = {space.index: 0 for space in SPACES if space.region == region}
    edge = deque(found)
    while edge:
        here = edge.popleft()
        for there in bits(NEAR[here]):
            if there not in found:
                found[there] = found[here] + 1
                edge.append(there)
    return found


FAR = {region: far(region) for region in NORTH}


@cache
def best(regions, standing, free, left, ctv):
    """The most regions with a corps in or next to them, then the most with one as near as may be.

    One region after the other, in every order, gets any corps that stands there or can still be put there;
    where no free space is in or next to it the nearest ones will do.
    """
    top = (0, 0)
    for region in regions:
        rest = tuple(other for other in regions if other != region)
        reach = max(1, min((FAR[region].get(p, 99) for p in free), default=1))
        ways = [
            (p, best(rest, standing - {p}, free, left, ctv))
            for p in standing
            if FAR[region].get(p, 99) <= reach
        ]
        if left:
            new = [p for p in free if FAR[region].get(p, 99) <= reach]
            ways += [(p, best(rest, standing, free - {p}, left - 1, ctv - {p})) for p in new]
        new = [p for p in ctv if FAR[region].get(p, 99) <= reach]
        ways += [(p, best(rest, standing, free - {p}, left, frozenset())) for p in new]
        for p, (close, served) in ways:
            top = max(top, (close + (FAR[region][p] <= 1), served + 1))
    return top


def mask(spaces):
    return sum(1 << p for p in spaces)


@pytest.mark.rule("crusade", "15.2.1.2-c", "15.2.1.2-d")
@pytest.mark.parametrize("seed", range(8))
def test_15_2_1_2_c_as_many_regions_as_any_way_of_sharing_out_would_serve(seed):
    luck = Random(seed)
    close = [p for p in bits(LAND) if min(FAR[r].get(p, 99) for r in NORTH) <= 3]
    for _ in range(50):
        regions = tuple(r for r in NORTH if luck.random() < 0.8)
        spots = luck.sample(close, 9)
        standing, free, ctv = spots[: luck.randint(0, 3)], spots[3 : luck.randint(3, 8)], []
        if luck.random() < 0.5:
            ctv = luck.sample(spots[3:], luck.randint(1, 3))
        left = luck.randint(0, 3)
        found = duty.merit(regions, mask(standing), mask(free), left, mask(ctv))
        assert found == best(regions, frozenset(standing), frozenset(free), left, frozenset(ctv))


@pytest.mark.rule("crusade", "15.2.1.2-d")
@pytest.mark.parametrize("region", NORTH)
def test_15_2_1_2_d_distances_are_counted_in_lines(region):
    assert duty.distances(region) == tuple(FAR[region].get(space.index, 99) for space in SPACES)
    for reach in (0, 1, 2, 5):
        assert duty.within(region, reach) == mask(p for p, n in FAR[region].items() if n <= reach)
    assert duty.within(region, 0) == REGION[region]


class Deployment(Board):
    """15.2.1.2-a to -e, read rule by rule, for the Nationalist corps of turn 6."""

    def __init__(self, s):
        super().__init__(s, "nat")
        self.left = [UNITS[u].id for u in s.to_deploy["nat"]]
        self.corps = frozenset(AT[id] for id in self.own if any(u.corps for u in self.stack(id)))
        free = {id for id in self.fed - {"mallorca", "menorca"} if AT[id] not in self.corps}
        some = {id for id in free if self.stack(id) or PLACES[id].source == "nat" or id == "madrid"}
        self.free = frozenset(AT[id] for id in some)
        italian = {id for id in free if any(u.type in ("ITA", "CV-33") for u in self.stack(id))}
        ports = {id for id in free if PLACES[id].port and id != "beach-head"}
        self.ctv = frozenset(AT[id] for id in italian | ports)
        self.regions = tuple(r for r in NORTH if any(PLACES[id].region == r for id in set(PLACES) - self.own))

    def spaces(self, unit):
        """Where the corps may stand, so that the regions are as well served as before."""
        is_ctv = unit.id == "nat-corps-ctv"
        there = self.ctv if is_ctv else self.free
        left = sum(id != "nat-corps-ctv" for id in self.left)
        ctv = self.ctv if "nat-corps-ctv" in self.left else frozenset()
        most = best(self.regions, self.corps, self.free, left, ctv)
        found = set()
        for p in there:
            one = frozenset({p})
            rest = (left, frozenset()) if is_ctv else (left - 1, ctv - one)
            if best(self.regions, self.corps | one, self.free - one, *rest) >= most:
                found.add(SPACE_IDS[p])
        return found


class Republic(Board):
    """15.2.1.2-a and -f to -j, read rule by rule, for the Republican corps of turn 6."""

    def spaces(self, unit):
        corps = {id: {u.region for u in self.stack(id) if u.corps} for id in self.own}
        empty = {id for id in self.own if not corps[id]}
        fed = self.fed - {"mallorca", "menorca"}
        if unit.region not in NORTH:
            good = {id for id in fed if self.stack(id) or PLACES[id].source == "rep" or id == "madrid"}
            return (good & empty) - self.north
        home = {id for id in fed if PLACES[id].region == unit.region}
        base = {id for id in fed if unit.region in [u.region for u in self.stack(id)]}
        base |= {id for id in home if PLACES[id].source == "rep"}
        strangers = {id for id in self.own if unit.region not in corps[id]}
        order = (base & home & empty, (base - home) & empty, base & home & strangers, base & home, base)
        return next((found for found in order if found), set())


def places(m):
    """Where each corps that waits may stand."""
    s, seat = m.state, m.asks[0].seat
    by_hand = Deployment(s) if seat == "nat" else Republic(s, "rep")
    return {UNITS[u].id: by_hand.spaces(UNITS[u]) for u in s.to_deploy[seat]}


def offered(m):
    return [token.split()[1] for token in options(m) if token != "done"]


def choose(m, luck):
    """15.2.1.1: any corps that has a place is the next."""
    assert offered(m) == [id for id, there in places(m).items() if there]
    play(m, luck.choice(options(m)))


def stand(m, luck):
    """15.2.1.2-b, 15.2.1-c: it stands there at full strength; a fourth unit is one too many."""
    seat, id, space = m.asks[0].seat, m.asks[0].about["unit"], luck.choice(offered(m))
    assert set(offered(m)) == places(m)[id]
    by_hand = Board(m.state, seat)
    divisions = [u for u in by_hand.stack(space) if not u.corps]
    too_many = len(by_hand.stack(space)) == 3 and bool(divisions)
    play(m, f"at {space}")
    assert (by_hand.at(UNITS[UNIT[id]]), m.state.reduced >> UNIT[id] & 1) == (space, 0)
    assert (kind(m) == f"{seat} make-room") == too_many


def make_room(m, luck):
    """15.2.1.2-b: a division of that space goes to the RB."""
    by_hand = Board(m.state, m.asks[0].seat)
    there = {u.id for u in by_hand.stack(m.asks[0].about["place"]) if not u.corps}
    assert set(offered(m)) == there
    id = luck.choice(offered(m))
    play(m, f"send-back {id}")
    assert by_hand.at(UNITS[UNIT[id]]) == "reserve"


STEPS = {"corps": choose, "corps-at": stand, "make-room": make_room}
CORPS_RULES = (
    "15.2.1.1", "15.2.1.2-a", "15.2.1.2-b", "15.2.1.2-c", "15.2.1.2-d", "15.2.1.2-e", "15.2.1.2-f",
    "15.2.1.2-g", "15.2.1.2-h", "15.2.1.2-i", "15.2.1.2-j", "15.2.1.2-l", "15.2.1-c",
)  # fmt: skip


@pytest.mark.rule("crusade", *CORPS_RULES)
@pytest.mark.parametrize("seed", range(10))
def test_15_2_1_2_where_each_corps_may_stand(seed):
    luck = Random(f"corps {seed}")
    m = chance(luck, "nat", turn=5, phase="corps", played=["N3"])
    while m.asks[0].kind in STEPS:
        STEPS[m.asks[0].kind](m, luck)
    assert m.state.to_deploy == {"nat": [], "rep": []}


def why_not_at(board, unit, id):
    """The first reason against a space for an initial corps, and the regions that lack one."""
    if id not in board.fed:
        return "15.2.1.2-a corps-unsupplied", None
    if id in ("mallorca", "menorca"):
        return "8.5.2.4-e not-balearic", None
    if any(u.corps for u in board.stack(id)):
        return "15.2.1.2-a corps-there", None
    if unit.id == "nat-corps-ctv" and AT[id] not in board.ctv:
        return "15.2.1.2-e ctv-place", None
    if unit.region in NORTH:
        return "15.2.1.2-f regional-place", None
    if unit.side == "rep":
        return ("15.2.1.2-j north-isolated" if id in board.north else "15.2.1.2-a corps-needs-unit"), None
    if unit.id != "nat-corps-ctv" and AT[id] not in board.free:
        return "15.2.1.2-a corps-needs-unit", None
    there = (mask(board.corps), mask(board.free), 0, 0)
    most = duty.merit(board.regions, *there)
    rest = {r: tuple(x for x in board.regions if x != r) for r in board.regions}
    return "15.2.1.2-c north-duty", [r for r in board.regions if duty.merit(rest[r], *there) == most]


@pytest.mark.rule("crusade", *CORPS_RULES)
@pytest.mark.parametrize("seed", range(12))
def test_15_2_1_2_why_a_corps_may_not_stand_there(seed):
    luck = Random(f"last {seed}")
    board = northern(luck, many=8)
    waiting = [luck.choice(["nat-corps-i", "nat-corps-v"]), *["nat-corps-ctv"] * (seed % 3 > 0)]
    kept = ["rep-corps-i", "rep-corps-euzkadi", "rep-corps-santander", "rep-corps-asturian-1"]
    for stack in [*board["units"].values(), *board["eliminated"].values()]:
        stack[:] = [word for word in stack if word.split(":")[0] not in {*waiting, *kept}]
    s = chance(luck, "nat", turn=5, played=["N3"], to_deploy={"nat": waiting, "rep": kept}, **board).state
    republic = Republic(s, "rep")
    boards = {"nat": Deployment(s), "rep": republic}
    homes = {
        u: {SPACE_IDS[p] for p in bits(progress.home_spaces(s, u))}
        for side in SIDES
        for u in s.to_deploy[side]
    }
    assert all(homes[u] == republic.spaces(UNITS[u]) for u in s.to_deploy["rep"])
    for u, there in homes.items():
        for id in set(PLACES) - there:
            refusal = progress.why_not_at(s, u, AT[id])
            said, regions = why_not_at(boards[UNITS[u].side], UNITS[u], id)
            assert (f"{refusal.rule} {refusal.text}", refusal.args.get("regions")) == (said, regions)


def asked_for(unit, italians):
    """15.2.2.1-a, 15.2.2.1-b: the kind of reserve a counter belongs to, and how many are asked for."""
    if unit.side == "nat":
        if unit.type == "ITA":
            return "ita", int(italians)
        return ("nat", 6) if unit.type in ("MIL", "INF") else ("", 0)
    if unit.region in NORTH:
        return (unit.region, 2 if unit.region == "asturias" else 1) if unit.type == "MIL" else ("", 0)
    return ("rep", 4) if unit.type in ("MIL", "RPA") else ("", 0)


def alike(s, unit):
    """Equal counters of one place: one of them is offered."""
    return unit.kind.id, s.where[unit.index], s.reduced >> unit.index & 1


def after_the_corps(luck, **words):
    """Turn 5 ends: all initial corps are on the map."""
    m = chance(luck, "nat", turn=5, phase="corps", **words)
    while m.asks[0].kind in STEPS:
        play(m, luck.choice(options(m)))
    return m


@pytest.mark.rule("crusade", "15.2.2.1-a", "15.2.2.1-b", "15.2.2.2-a", "15.2.2.2-b")
@pytest.mark.parametrize("seed", range(6))
def test_15_2_2_who_goes_back_to_the_reserve(seed):
    luck = Random(f"muster {seed}")
    m = after_the_corps(luck, played=["N3", "N8"] if seed % 2 else [])
    while m.asks[0].kind == "muster":
        by_hand = Board(m.state, m.asks[0].seat)
        sorts = {u: asked_for(u, seed % 2) for u in UNITS if u.side == by_hand.side}
        there = [sorts[u][0] for u in sorts if by_hand.at(u) == "reserve"]
        wanted = {name for name, least in sorts.values() if there.count(name) < least}
        able = {alike(m.state, u) for u in sorts if sorts[u][0] in wanted and by_hand.at(u) in by_hand.fed}
        assert {alike(m.state, UNITS[UNIT[id]]) for id in offered(m)} == able
        assert len(offered(m)) == len(able)
        id = luck.choice(offered(m))
        play(m, f"muster {id}")
        assert by_hand.at(UNITS[UNIT[id]]) == "reserve"


@pytest.mark.rule("crusade", "15.2.3-a", "15.2.3-b")
@pytest.mark.parametrize("seed", range(4))
def test_15_2_3_which_militias_become_soldiers(seed):
    luck = Random(f"militarize {seed}")
    m = after_the_corps(luck)
    while m.asks[0].kind == "muster":
        play(m, luck.choice(options(m)))
    s = m.state
    spare = [u for u in UNITS if u.kind.id == "rep-rpa" and s.where[u.index] == -1 and not u.card]
    for left in range(5, max(0, 5 - len(spare)), -1):
        assert (kind(m), m.asks[0].about) == ("rep militarize", {"left": left})
        militia = [u for u in UNITS if u.side == "rep" and u.type == "MIL" and u.region not in NORTH]
        able = [u for u in militia if u.kind.id != "rep-mil-poum" and s.where[u.index] not in (-1, -4)]
        assert {alike(s, UNITS[UNIT[id]]) for id in offered(m)} == {alike(s, u) for u in able}
        old = UNIT[luck.choice(offered(m))]
        place, worn = s.where[old], s.reduced >> old & 1
        play(m, f"militarize {UNITS[old].id}")
        told = [e.data for e in m.events(None) if e.kind == "militarized"][-1]
        new = UNIT[told["by"]]
        assert (told["unit"], UNITS[new].kind.id) == (UNITS[old].id, "rep-rpa")
        assert (s.where[old], s.where[new], s.reduced >> new & 1) == (-4, place, worn)
    assert m.asks[0].kind != "militarize"
