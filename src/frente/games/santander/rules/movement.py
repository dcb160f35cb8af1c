"""Movement (8): one piece after another, within its points, its supply and the enemy's zones."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import NamedTuple

from frente.boards.hexes import bits
from frente.engine import Ask, Final, Flow, Menu, Message, Plain, Refusal, StandingWay, Way, put
from frente.games.santander.answers import Arrive, Done, Go, Move, Stay, Step
from frente.games.santander.definitions import (
    BIT,
    CHEAPEST,
    CODES,
    COLUMNS,
    COSTS,
    COUNT,
    EDGES,
    ENEMY,
    FAST,
    FIRST_NEW_COLUMN,
    FOOT,
    GRID,
    GROUND,
    LAND,
    LANES,
    MAX_COLUMNS,
    NEAR,
    PBIT,
    PIECES,
    PRICES,
    SIDE,
    SIDES,
    SLOW,
    SOURCES,
    TYPE,
    N,
)
from frente.games.santander.nouns import PLACE, UNIT
from frente.games.santander.rules import fog
from frente.games.santander.rules.control import enter, pass_through
from frente.games.santander.rules.presence import why_absent, why_not_yours
from frente.games.santander.rules.stacking import full_for, why_not_stop
from frente.games.santander.rules.supply import open_to, zoc
from frente.games.santander.state import WAITING, March, Santander, occupied, of_type, set_down, step_up
from frente.games.santander.tokens import HexTokens

MOVES = tuple(f"move {piece.id}" for piece in PIECES)
GOES = HexTokens("go")
NO_MORE = Way("done", Done, rule="8.1-c")
STEPS = tuple(f"step {code}" for code in CODES)
ANY_LENGTH = 160
"""Half points enough for any way, to tell how far a hex is."""
LEAVE = 2
"""Half points to leave a hex in enemy ZoC (7.2-b)."""
TABLE = tuple(FAST if piece.motorized else FOOT for piece in PIECES)
FRESH = tuple(2 * min(piece.move) - LEAVE for piece in PIECES)
SURE = tuple(2 * ((min(piece.move) + 1) // 2) - LEAVE for piece in PIECES)
"""Half points that a piece has at least, in an enemy ZoC; and also halved."""


def allowance(s: Santander, piece: int) -> int:
    """Movement points of a piece, in halves; halved and rounded up if DSG or OOS (6.3-b, 9.5-a)."""
    full = PIECES[piece].move[step_up(s, piece)]
    if s.dsg[piece] or s.oos >> piece & 1:  # 6.3.1-b: never halved twice
        full = (full + 1) // 2
    return 2 * full


class Ground(NamedTuple):
    """What bounds the move of a piece: fixed while it moves."""

    limit: int
    open: int
    """Hexes it may enter: no enemy unit (8.1-d), and it would be in supply there (8.1.1-a)."""
    foe: int
    zoc: int
    fast: int
    slow: int
    """The tables of prices for ends outside and inside enemy ZoC (8.2-a, 8.2-b)."""
    quick: bool
    """The move began outside enemy ZoC, so the half rate is open to it."""


def ground(s: Santander, march: March) -> Ground:
    piece = march.piece
    side = SIDE[piece]
    enemy = ENEMY[side]
    foe = occupied(s, enemy)
    zone = zoc(s, enemy)
    fed = open_to(s, piece, foe, zone)
    if TYPE[piece] == "sc":  # a marker cannot overrun another marker
        for p in COLUMNS[enemy]:
            if s.at[p] >= 0:
                foe |= BIT[s.at[p]]
    rain = 3 if s.rain else 0
    foot = not PIECES[piece].motorized
    return Ground(
        allowance(s, piece),
        fed & ~foe,
        foe,
        zone,
        (FOOT if foot else FAST) + rain,
        (FOOT if foot else SLOW) + rain,
        not zone >> march.way[0] & 1,
    )


class Flood(NamedTuple):
    """How far a piece comes: by points (halves) the hexes that cost it just so many, and all of them."""

    levels: list[int]
    reached: int

    def cost(self, hex: int) -> int:
        """The least points to a hex that is reached."""
        return next(spent for spent, hexes in enumerate(self.levels) if hexes >> hex & 1)


def _spread(table: int, start: int, begin: int, g: Ground) -> Flood:
    """How far a piece comes; a hex in enemy ZoC ends the move (7.2-a)."""
    return _flood(table, start, begin, g.limit, g.open & ~BIT[start], g.zoc & ~BIT[start])


def roamed(s: Santander, piece: int, open_: int, stops: int) -> int:
    """Where a piece could come over these hexes by its points alone."""
    here = s.at[piece]
    table = TABLE[piece] + (3 if s.rain else 0)
    return _flood(table, here, 0, allowance(s, piece), open_ & ~BIT[here], stops & ~BIT[here]).reached


@lru_cache(1 << 9)
def _flood(table: int, start: int, begin: int, limit: int, open_: int, stops: int) -> Flood:
    """Price by price from the start over open hexes; nobody may change what this gives."""
    lanes = LANES[table]
    levels = [0] * (max(begin, limit) + 1)
    levels[begin] = fresh = settled = BIT[start]
    ahead = 0  # lane after lane what one point more brings, then two, ...
    last = limit - CHEAPEST[table]  # who has spent more than that goes no further
    for spent in range(begin, limit + 1):
        if spent > begin:
            levels[spent] = fresh = ahead & open_ & ~settled
            settled |= fresh
            ahead >>= COUNT
        if spent <= last:
            leaving = fresh & ~stops
            while leaving:
                low = leaving & -leaving
                leaving ^= low
                ahead |= lanes[low.bit_length() - 1]
    return Flood(levels, settled)


class Spread(NamedTuple):
    """How far a piece comes at one table of prices, and the hexes in which a move at these prices may end."""

    table: int
    flood: Flood
    ends: int


def spreads(march: March, g: Ground) -> tuple[Spread, ...]:
    """How far the piece can go; the half rate is not for moves from or to an enemy ZoC (8.2-a, 8.2-b)."""
    here = march.way[-1]
    elsewhere = ~BIT[here]
    if g.fast == g.slow or not g.quick:
        flood = _spread(g.slow, here, march.slow, g)
        return (Spread(g.slow, flood, flood.reached & elsewhere),)
    flood = _spread(g.fast, here, march.fast, g)
    quick = Spread(g.fast, flood, flood.reached & elsewhere & ~g.zoc)
    if not flood.reached & g.zoc:  # who comes to no zone at the half rate comes to none at the full one
        return (quick,)
    flood = _spread(g.slow, here, march.slow, g)
    return (quick, Spread(g.slow, flood, flood.reached & elsewhere & g.zoc))


def goals(s: Santander, march: March, found: tuple[Spread, ...]) -> int:
    """Every hex in which the piece may end its move."""
    ends = 0
    for spread in found:
        ends |= spread.ends
    return ends & ~full_for(s, march.piece, False)


def price(s: Santander, march: March, g: Ground, hex: int) -> int:
    """The points (halves) spent by the cheapest way to a hex that can be reached; 0 for any other."""
    for spread in spreads(march, g):
        if spread.ends >> hex & 1:
            return spread.flood.cost(hex)
    return 0


def way_to(march: March, g: Ground, found: tuple[Spread, ...], goal: int) -> list[int]:
    """The hexes of the cheapest way to a goal, without the first; found backwards from the goal."""
    start = march.way[-1]
    table, flood, _ = next(spread for spread in found if spread.ends >> goal & 1)
    levels, barred = flood.levels, g.zoc & ~BIT[start]
    there, spent = goal, flood.cost(goal)
    way = []
    while there != start:
        way.append(there)
        for here in NEAR[there]:
            before = spent - COSTS[table][here][there]
            if before >= 0 and levels[before] & ~barred & BIT[here]:
                there, spent = here, before
                break
    way.reverse()
    return way


def begun(s: Santander, piece: int) -> March:
    """A move at its start: leaving a hex in enemy ZoC costs 1 point more (7.2-b)."""
    here = s.at[piece]
    spent = LEAVE if zoc(s, ENEMY[SIDE[piece]]) >> here & 1 else 0
    return March(piece, spent, spent, (here,))


# --- which piece (8.1-a) --------------------------------------------------------------------------


def why_not_move(s: Santander, side: str, piece: int) -> Refusal | None:
    """Why this piece may not move now."""
    refusal = why_not_yours(side, piece, "8.1-a") or why_absent(s, piece, "8.1-a")
    return refusal or _cannot_move(s, piece, occupied(s, ENEMY[side]), zoc(s, ENEMY[side]))


def _cannot_move(s: Santander, piece: int, foe: int, zone: int) -> Refusal | None:
    here = s.at[piece]
    id = PIECES[piece].id
    if s.moved >> piece & 1:
        return Refusal("8.1-a", "has-moved", {"unit": id})
    table = TABLE[piece] + (3 if s.rain else 0)
    have = allowance(s, piece) - (LEAVE if zone >> here & 1 else 0)
    for there, price in EDGES[table][here]:
        if price <= have and not foe >> there & 1:
            return None
    return Refusal("8.1-b", "no-way-out", {"unit": id, "points": points(allowance(s, piece))})


def points(halves: int) -> str:
    """Movement points as a player reads them."""
    whole, half = divmod(halves, 2)
    return f"{whole or ''}½" if half else str(whole)


def unmoved(s: Santander, side: str) -> list[int]:
    """The pieces on the map that have not moved in this segment."""
    return [p for p in GROUND[side] if s.at[p] >= 0 and not s.moved >> p & 1]


def movers(s: Santander, side: str) -> list[str]:
    """Those that can move, written."""
    foe, zone = occupied(s, ENEMY[side]), zoc(s, ENEMY[side])
    rain = 3 if s.rain else 0
    at, moved, dsg, oos = s.at, s.moved, s.dsg, s.oos
    tokens = []
    for p in GROUND[side]:
        here = at[p]
        if here < 0 or moved >> p & 1:
            continue
        there, price = EDGES[TABLE[p] + rain][here][0]
        # The cheapest hex around is open and paid for even at the worst: no need to look closer.
        least = SURE[p] if dsg[p] or oos >> p & 1 else FRESH[p]
        if (price <= least and not foe >> there & 1) or _cannot_move(s, p, foe, zone) is None:
            tokens.append(MOVES[p])
    return tokens


def _mover(side: str) -> StandingWay:
    return StandingWay(
        "move",
        Move,
        UNIT[side],
        rule="8.1-a",
        why_not=lambda s, piece: why_not_move(s, side, piece),
        among=lambda s: unmoved(s, side),
        tokens=lambda s: movers(s, side),
    )


MOVER = {side: _mover(side) for side in SIDES}


def move(s: Santander, side: str) -> Flow[None]:
    """One piece of the Movement Segment; then the same again until the player is done (3.B-c, 3.C-c).

    HQs move like other units and may bombard in the same turn (9.2-d).
    """
    menu = Menu(s, MOVER[side], NO_MORE)
    s.open = ("move", side)
    answer = yield from put(Ask.of(side, "move", "8.1-a", menu, lambda: {"left": len(unmoved(s, side))}))
    s.open = ()
    match answer:
        case Move(piece):
            s.march = begun(s, piece)
            s.push(("march", side), ("move", side))
        case Done():  # 8.1-c: what is not used is lost
            s.moved = 0


# --- where to -------------------------------------------------------------------------------------


def stepped(march: March, g: Ground, hex: int) -> March | None:
    """The move after one hex more, None where neither account can pay for it."""
    here = march.way[-1]
    fast = march.fast + COSTS[g.fast][here][hex]
    slow = march.slow + COSTS[g.slow][here][hex]
    if slow > g.limit and (not g.quick or fast > g.limit):
        return None
    return march._replace(fast=fast, slow=slow, way=(*march.way, hex))


def why_not_enter(s: Santander, march: March, g: Ground, hex: int) -> Refusal | None:
    """Why the piece may not enter this hex at all, wherever it comes from."""
    code = CODES[hex]
    if not LAND >> hex & 1:
        return Refusal("8.1-d", "no-land", {"place": code})
    if g.foe >> hex & 1:
        return Refusal("8.1-d", "enemy-there", {"place": code})
    if not g.open >> hex & 1:
        return Refusal("8.1.1-a", "no-supply-there", {"place": code, "unit": PIECES[march.piece].id})
    return None


def why_not_step(s: Santander, march: March, g: Ground, hex: int) -> Refusal | None:
    """Why the piece may not go on by one hex and keep its move open."""
    code, here = CODES[hex], march.way[-1]
    if hex == here:
        return Refusal("8.1-a", "already-there", {"place": code})
    if not LAND >> hex & 1:
        return Refusal("8.1-d", "no-land", {"place": code})
    if hex not in COSTS[g.slow][here]:
        rule = "1.3.2-a" if GRID.touch(here, hex) else "8.1-b"
        return Refusal(rule, "not-adjacent", {"place": code, "from": CODES[here]})
    refusal = why_not_enter(s, march, g, hex)
    if refusal is not None:
        return refusal
    if g.zoc >> hex & 1:
        return Refusal("7.2-a", "stops-there", {"place": code})
    further = stepped(march, g, hex)
    if further is None:
        need = march.fast + COSTS[g.fast][here][hex] if g.quick else march.slow + COSTS[g.slow][here][hex]
        return _too_far(march, g, hex, need)
    crowded = why_not_stop(s, march.piece, hex, False) if hex in s.stacks else None
    if crowded is None or goals(s, further, spreads(further, g)):
        return None
    return crowded


def _too_far(march: March, g: Ground, hex: int, need: int) -> Refusal:
    """8.1-b with the points (halves) that are needed."""
    args: dict[str, Plain] = {"unit": PIECES[march.piece].id, "place": CODES[hex]}
    return Refusal("8.1-b", "too-far", {**args, "have": points(g.limit), "need": points(need)})


def why_not_go(s: Santander, march: March, g: Ground, ends: int, hex: int) -> Refusal | None:
    """Why the piece may not end its move in this hex; `ends` are those in which it may."""
    if ends >> hex & 1:
        return None
    if hex == march.way[-1]:
        return Refusal("8.1-a", "already-there", {"place": CODES[hex]})
    refusal = why_not_enter(s, march, g, hex)
    if refusal is not None:
        return refusal
    return _unpaid(march, g, hex) or why_not_stop(s, march.piece, hex, False)


def _unpaid(march: March, g: Ground, hex: int) -> Refusal | None:
    """Why a hex that is open cannot be reached: too far by the cheapest way, or no way at all."""
    table = g.fast if g.quick and not g.zoc >> hex & 1 else g.slow
    wide = g._replace(limit=ANY_LENGTH)
    flood = _spread(table, march.way[-1], march.fast if table == g.fast else march.slow, wide)
    if not flood.reached >> hex & 1:
        return Refusal("7.2-a", "no-way", {"unit": PIECES[march.piece].id, "place": CODES[hex]})
    need = flood.cost(hex)
    return _too_far(march, g, hex, need) if need > g.limit else None


def _steps(s: Santander, march: March, g: Ground, ends: int) -> int:
    """The hexes by which a move may go on; `ends` are those in which it may end."""
    here = march.way[-1]
    spent, table = (march.fast, g.fast) if g.quick else (march.slow, g.slow)
    found = 0
    for price, near in PRICES[table][here]:
        if spent + price <= g.limit:
            found |= near
    found &= g.open & ~g.zoc
    # Where the move could end, it may go on; a full hex must lead somewhere (`why_not_step`).
    for b in bits(found & ~ends):
        if why_not_step(s, march, g, b) is not None:
            found ^= BIT[b]
    return found


def why_not_stay(s: Santander) -> Refusal | None:
    """Why the move may not end where it is; a piece may always stay where it began (5-f)."""
    march = s.march
    assert march is not None
    return None if len(march.way) == 1 else why_not_stop(s, march.piece, march.way[-1], False)


def _march_tokens(s: Santander, march: March, g: Ground) -> list[str]:
    """All of it; how far the piece comes is found once."""
    ends = goals(s, march, spreads(march, g))
    tokens = GOES.of(ends)
    tokens += [STEPS[b] for b in bits(_steps(s, march, g, ends))]
    if why_not_stay(s) is None:
        tokens.append("stay")
    return tokens


class _Marching(NamedTuple):
    """The move at hand, for those who have only the state."""

    march: March
    ground: Ground
    ends: int


def _marching(s: Santander) -> _Marching:
    assert s.march is not None
    g = ground(s, s.march)
    return _Marching(s.march, g, goals(s, s.march, spreads(s.march, g)))


def _shows(s: Santander, hex: int) -> Final:
    """A move cannot be taken back where it shows somebody what he could not see (5.2-a)."""
    assert s.march is not None
    return "reveal" if fog.going_shows(s, s.march.piece, hex) else ""


def _marching_ways(side: str) -> tuple[StandingWay, ...]:
    return (
        StandingWay(
            "go",
            Go,
            PLACE[side],
            rule="8.1-b",
            why_not=lambda s, hex: why_not_go(s, *_marching(s), hex),
            among=lambda s: bits(_marching(s).ends),
            judged=True,
            label=lambda s, hex: go_label(s, s.march, ground(s, s.march), hex),
            final=_shows,
        ),
        StandingWay(
            "step",
            Step,
            PLACE[side],
            rule="8.1-b",
            why_not=lambda s, hex: why_not_step(s, s.march, ground(s, s.march), hex),
            among=lambda s: bits(_steps(s, *_marching(s))),
            judged=True,
            final=_shows,
        ),
        StandingWay("stay", Stay, rule="8.1-c", why_not=why_not_stay),
    )


MARCHING = {side: _marching_ways(side) for side in SIDES}


def march(s: Santander, side: str) -> Flow[None]:
    """The move of one piece: straight to its end, or hex by hex where the way matters (8.1-b)."""
    going = s.march
    assert going is not None
    piece = going.piece
    g = ground(s, going)
    menu = Menu(s, *MARCHING[side], tokens=partial(_march_tokens, s, going, g))

    def about() -> dict[str, Plain]:
        spent = points(going.fast if g.quick else going.slow)
        return {"unit": PIECES[piece].id, "have": points(g.limit), "spent": spent}

    answer = yield from put(Ask.of(side, "march", "8.1-b", menu, about))
    before, start = fog.fogged(s, piece), going.way[-1]
    match answer:
        case Go(hex):
            for there in way_to(going, g, spreads(going, g), hex):
                pass_through(s, piece, there)
            set_down(s, piece, hex)
            fog.note_move(s, "8.1-b", piece, start, hex, before)
            _halt(s, going._replace(way=(*going.way, hex)))
        case Step(hex):
            enter(s, piece, hex)
            fog.note_move(s, "8.2-c", piece, start, hex, before)
            s.march = stepped(going, g, hex)
            s.push(("march", side))
        case Stay():
            _halt(s, going)


def go_label(s: Santander, march: March, g: Ground, hex: int) -> Message:
    """The words of an end of the move, with what it costs."""
    cost = points(price(s, march, g, hex))
    return Message(
        "do-go", {"a": CODES[hex], "unit": PIECES[march.piece].id, "cost": cost, "have": points(g.limit)}
    )


def _halt(s: Santander, going: March) -> None:
    """The move is over; a supply column that has moved shows its truck (9.3.2-a)."""
    s.moved |= PBIT[going.piece]
    if TYPE[going.piece] == "sc" and len(going.way) > 1:
        s.trucks |= PBIT[going.piece]
    s.march = None


# --- the new supply column (9.3-a) ----------------------------------------------------------------


def arrival(s: Santander) -> Flow[None]:
    """From turn 2 one Nationalist supply column arrives at a free source hex, if it can (9.3-a)."""
    pool = [p for p in COLUMNS[N] if s.at[p] == WAITING]
    on_map = sum(s.at[p] >= 0 for p in COLUMNS[N])
    if s.turn < FIRST_NEW_COLUMN or on_map >= MAX_COLUMNS or not pool:
        return
    if not any(_why_not_arrive(s, hex) is None for hex in bits(SOURCES[N])):
        return

    way = Way(
        "arrive",
        Arrive,
        PLACE[N],
        rule="9.3-a",
        why_not=lambda hex: _why_not_arrive(s, hex),
        among=lambda: bits(SOURCES[N]),
    )
    s.open = ("arrival",)
    (hex,) = yield from put(Ask.of(N, "arrival", "9.3-a", Menu(s, way)))
    s.open = ()
    set_down(s, pool[0], hex)
    fog.note(s, "arrived", "9.3-a", pool[0], fog.fogged(s, pool[0]), place=CODES[hex])


def _why_not_arrive(s: Santander, hex: int) -> Refusal | None:
    if not SOURCES[N] >> hex & 1:
        return Refusal("9.3-a", "no-source", {"place": CODES[hex]})
    if any(SIDE[p] != N for p in s.stacks.get(hex, ())):
        return Refusal("9.3-a", "enemy-there", {"place": CODES[hex]})
    if of_type(s, hex, "sc"):
        return Refusal(
            "9.3-d", "one-of-a-kind", {"place": CODES[hex], "unit": PIECES[of_type(s, hex, "sc")[0]].id}
        )
    return None
