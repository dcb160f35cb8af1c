"""9.3.1: leaving a lost hex, and taking a won one."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from frente.boards.hexes import OFF
from frente.engine import Ask, Flow, Menu, Refusal, Way, put
from frente.games.barricadas import nouns
from frente.games.barricadas.answers import Fall
from frente.games.barricadas.definitions import PIECES
from frente.games.barricadas.rules.losses import eliminate, fall_back, settle_works
from frente.games.barricadas.rules.melee import Assault
from frente.games.barricadas.rules.morale import check_formation
from frente.games.barricadas.rules.movement import cannot_end, enemy_in, off_bridge
from frente.games.barricadas.rules.stacking import MOST as LIMIT
from frente.games.barricadas.rules.stacking import fits, stacked
from frente.games.barricadas.state import (
    Battlefield,
    cargo,
    code,
    has,
    is_unit,
    place,
    seat,
    take_control,
    the_board,
    units_in,
)


def unsafe(
    s: Battlefield,
    u: int,
    here: int,
    h: int,
    took_part: Sequence[int],
    fought: int,
    movers: Collection[int] = (),
) -> str:
    """9.3.1-d, 9.3.1-e: the rule that would eliminate a unit retreating into this hex, or nothing.

    `movers` are those who leave the fight with it: they are not yet friends in any hex.
    """
    if h == OFF:
        return "9.3.1-d"
    side = PIECES[u].side
    if has(s.wire, h) and PIECES[u].move != "tracked":
        return "13.2-c"
    if cannot_end(s, u, h) is not None or off_bridge(s, here, h):
        return "9.3.1-d"
    if enemy_in(s, h, side):
        return "9.3.1-g"
    friends = any(
        PIECES[x].side == side and is_unit(x) and x != u and x not in movers for x in s.stacks.get(h, ())
    )
    if friends:
        return ""
    near = the_board(s).grid.touching[h]
    for x, where in s.at.items():
        if near >> where & 1 and PIECES[x].side != side and is_unit(x):
            if x not in took_part and where != fought:  # 9.3.1-f
                return "9.3.1-e"
    return ""


def retreat(
    s: Battlefield,
    u: int,
    h: int,
    ways: Sequence[int],
    far: int,
    took_part: Sequence[int],
    fought: int,
    movers: Collection[int] = (),
) -> Flow[None]:
    """9.3.1-c, 9.3.1-g: the owner chooses a safe side; two hexes go on in the same direction."""
    if u not in s.at:
        return
    grid = the_board(s).grid
    roads: dict[int, list[int]] = {}
    worst = "9.3.1-d"
    for d in ways:
        path: list[int] = []
        here = h
        while len(path) < far or not fits(s, here, [u, *cargo(s, u)]):  # 4-e
            last, here = here, grid.sides[here][d]
            bad = unsafe(s, u, last, here, took_part, fought, movers)
            if bad or len(path) > far + 3:
                worst = bad or worst
                path = []
                break
            path.append(here)
        if path:
            roads[path[0]] = path
    if not roads:
        eliminate(s, u, worst)
        return
    goal = next(iter(roads))
    if len(roads) > 1:
        about = {"unit": PIECES[u].id, "hex": code(s, h)}

        def otherwise(n: int) -> Refusal:
            args = {"unit": PIECES[u].id, "hex": code(s, n)}
            if not grid.touch(h, n):
                return Refusal("9.3.1-g", "not-next", args)
            if grid.direction(h, n) not in ways:
                return Refusal("9.3.1-b" if fought < 0 else "9.3.1-a", "not-that-side", args)
            bad = unsafe(s, u, h, n, took_part, fought, movers)
            return Refusal(bad or worst, "flees-to-death", args)

        way = Way("fall", Fall, nouns.hexes(s), rule="9.3.1-g", among=list(roads), otherwise=otherwise)
        answer = yield from put(Ask.of(seat(PIECES[u].side), "retreat", "9.3.1-g", Menu(s, way), about))
        goal = answer.hex
    for n in roads[goal]:
        fall_back(s, u, n)
    s.note("retreat", "9.3-d", unit=PIECES[u].id, hex=code(s, roads[goal][-1]))


def go_along(s: Battlefield, o: int, h: int, movers: Sequence[int]) -> Flow[None]:
    """9.3.1-g: a leader retreats with one of the units, his owner says which; alone he is lost (7.1-c)."""
    ways = list(dict.fromkeys(s.at[u] for u in movers if u in s.at and is_unit(u)))
    if not ways:
        if not units_in(s, h, PIECES[o].side):  # 13.6-i: unless others stay there inside a fortification
            eliminate(s, o, "7.1-c")
        return
    goal = ways[0]
    if len(ways) > 1:
        about = {"unit": PIECES[o].id, "hex": code(s, h)}

        def otherwise(n: int) -> Refusal:
            return Refusal("9.3.1-g", "nobody-goes-there", {"unit": PIECES[o].id, "hex": code(s, n)})

        way = Way("fall", Fall, nouns.hexes(s), rule="9.3.1-g", among=ways, otherwise=otherwise)
        answer = yield from put(Ask.of(seat(PIECES[o].side), "retreat", "9.3.1-g", Menu(s, way), about))
        goal = answer.hex
    fall_back(s, o, goal)
    s.note("retreat", "9.3.1-g", unit=PIECES[o].id, hex=code(s, goal))


def go_on(s: Battlefield, u: int, fight: Assault) -> None:
    """4-e: a retreat into an overstacked hex goes on."""
    board = the_board(s)
    edge = s.brief.edges[PIECES[u].side]
    while u in s.at and stacked(s, s.at[u], PIECES[u].side) > LIMIT:
        here = s.at[u]
        ways = [board.grid.sides[here][d] for d in board.out(here, edge)]
        safe = [n for n in ways if not unsafe(s, u, here, n, fight.tried, -1)]
        if not safe:
            eliminate(s, u, "9.4-k")
            return
        fall_back(s, u, safe[0])


def surrender(s: Battlefield, fight: Assault) -> Flow[None]:
    """9.1.1-b, 10.3.4-a, 7.1-a, 9.3-g: routed units give up, with their officer; so do lone officers.

    Their formations check for it (7.1-f, 14-a).
    """
    foe = 1 - fight.side
    here = [u for u in s.stacks.get(fight.hex, ()) if PIECES[u].side == foe]
    leaders = [u for u in here if PIECES[u].leader]
    beaten = [u for u in here if has(s.routed, u)]
    for u in beaten:
        n = s.member.get(u, -1)
        o = s.formations[n].officer if n >= 0 else -1
        eliminate(s, u, "9.1.1-b")
        if o >= 0 and s.at.get(o, -1) == fight.hex and is_unit(u):
            eliminate(s, o, "9.1.1-b")
    if not units_in(s, fight.hex, foe):
        for u in leaders:
            eliminate(s, u, "7.1-a")
    for n in bereft_of(s, leaders):
        yield from check_formation(s, n, set(), fight.hex, fight.hex, "14-c")
    for n in dict.fromkeys(s.member[u] for u in beaten if is_unit(u) and u in s.member):
        yield from check_formation(s, n, set(), fight.hex, fight.hex, "14-a")


def orphans(s: Battlefield, leaders: Sequence[int], mates: Sequence[int]) -> None:
    """7.1-c: an officer whose companions were all eliminated in an assault is eliminated."""
    if not any(u in s.at for u in mates):
        for o in leaders:
            eliminate(s, o, "7.1-c")


def bereft_of(s: Battlefield, leaders: Sequence[int]) -> list[int]:
    """7.1-f: the formations that have lost their officer among these."""
    lost = [s.member[o] for o in leaders if o not in s.at and o in s.member]
    return [n for n in lost if s.formations[n].officer < 0]


def enter(s: Battlefield, units: Sequence[int], h: int) -> None:
    """The winners take the hex; abandoned horses and works of the enemy fall to them."""
    for u in units:
        place(s, u, h)
    if units:
        side = PIECES[units[0]].side
        take_control(s, h)
        for x in [x for x in s.stacks.get(h, ()) if PIECES[x].side != side]:
            if PIECES[x].category == "horses":
                eliminate(s, x, "5.6-n")
        if h in s.forts and s.forts[h].side != side:
            del s.forts[h]  # 13.6-f
            s.note("fort-gone", "13.6-f", hex=code(s, h))
        settle_works(s, h)
        s.note("taken", "9.3-h", hex=code(s, h), units=[PIECES[u].id for u in units])
