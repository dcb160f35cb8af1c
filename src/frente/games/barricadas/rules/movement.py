"""Chapter 5: what a step costs and who may take it. The march itself is in `marching`."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from frente.boards.hexes import OFF, opposite
from frente.engine import Refusal
from frente.games.barricadas import charts
from frente.games.barricadas.board import Board
from frente.games.barricadas.definitions import CHARTS, FOE_UNITS, FOES, LEADERS, PIECES
from frente.games.barricadas.rules.stacking import MOST, fits, stacked
from frente.games.barricadas.state import (
    Battlefield,
    March,
    cargo,
    carried,
    code,
    effects,
    has,
    is_unit,
    mounted,
    steps,
    the_board,
)

DOUBLE = 2 * CHARTS["movement"]["rules"]["double_time_bonus_mp"]
MOUNT_FOOT = 2 * CHARTS["movement"]["rules"]["mount_cost_infantry"]
MOUNT_RIDE = 2 * CHARTS["movement"]["rules"]["mount_cost_transport"]
ONE = 2
"""One movement point in halves."""


def here(s: Battlefield) -> int:
    """Where the march at hand stands; -1 while it is off the board."""
    assert s.march is not None
    return s.at.get(s.march.units[0], -1)


def move_type(s: Battlefield, u: int) -> str:
    """5.1-a: foot (cavalry too), wheeled, wheeled-t or tracked. Who rides moves as his transport."""
    if u in s.load and carried(s, u):
        return PIECES[s.load[u]].move
    kind = PIECES[u].move
    return "foot" if kind == "rides-afv" else kind


def allowance(s: Battlefield, u: int, kind: str) -> int:
    """The movement points of a unit, in halves."""
    points = PIECES[s.load[u]].mp if mounted(s, u) else PIECES[u].mp  # 5.6-b
    if has(s.charged_before, u):
        points = points // 4 * 2  # 5.6-l: half, fractions dropped
    if kind == "double":
        points += DOUBLE  # 5.3-a
    if kind == "charge":
        points = points * 3 // 2  # 5.6-g
    return points


def terrain(s: Battlefield, h: int) -> str:
    """13.7-e: rubble is terrain of its own."""
    return "rubble" if s.rubble.get(h) == 99 else the_board(s).terrain[h]


def column(kind: str, row: str) -> str:
    """5.1-b, 5.1-c: red-T units use the wheeled column, but the foot one on roads and in hamlets."""
    if kind == "wheeled-t":
        return "foot" if row in ("road", "dispersed-buildings") else "wheeled"
    return kind


def bridged(s: Battlefield, h: int) -> bool:
    """12.9.2-f: does a bridge stand in this hex?"""
    if not the_board(s).bridge[h] or s.brief.blown >> h & 1:
        return False
    return s.bridge_out.get(h, 0) <= s.turn


def wet(s: Battlefield, h: int) -> bool:
    """12.9-b: a river hex whose river matters."""
    return s.brief.river in ("minor", "major") and bool(the_board(s).river[h])


def river_cost(s: Battlefield, kind: str, h: int) -> int:
    """What crossing or staying in a river hex costs in halves; -1 where it cannot be done."""
    chart = column(kind, "minor-river")
    who = s.pontoons.get(h, "")
    if who and (who == "all" or kind in ("foot", "wheeled-t")):  # 12.9.2-e, 13.4-c
        return charts.move_cost(chart, "pontoon")  # 5.2-j, 13.4-d
    if s.brief.river == "major" and not s.brief.fords >> h & 1:
        return -1  # 12.9.2-a
    for effect in effects(s, "river_crossing_allowed_move_types"):
        if kind not in effect.words:
            return -1
    return charts.move_cost(chart, "minor-river")  # 12.9.1-a, 12.9.1-b, 12.9.2-b


def prohibited(s: Battlefield, u: int, h: int) -> Refusal | None:
    """5.7-a: terrain and markers that this unit may not enter at all."""
    kind = move_type(s, u)
    name = terrain(s, h)
    if charts.move_cost(column(kind, name), name) < 0 and not _on_way(s, h):
        rule = "12.8-a" if name == "marsh" else "13.7-e"
        return Refusal(rule, "terrain-closed", {"hex": code(s, h), "terrain": name, "type": kind})
    if (s.wire | s.roadblocks | s.ditches | s.teeth) >> h & 1:
        return _closed_by_marker(s, kind, h)
    if s.brief.effects:
        for effect in effects(s, "move_type_only_on"):
            if kind in effect.words and not _allowed_ground(the_board(s), h, effect.words):
                return Refusal("2.3-l", "only-on", {"hex": code(s, h), "type": kind})
    return None


def _closed_by_marker(s: Battlefield, kind: str, h: int) -> Refusal | None:
    where = code(s, h)
    if has(s.wire, h) and kind != "tracked":
        return Refusal("13.2-a", "wire", {"hex": where})
    if kind != "foot":
        if has(s.roadblocks, h):
            return Refusal("13.3-a", "roadblock", {"hex": where})
        if has(s.ditches & ~s.crossings, h):
            return Refusal("11-e", "ditch", {"hex": where})
        if has(s.teeth, h):
            return Refusal("11-f", "teeth", {"hex": where})
    for effect in effects(s, "move_type_only_on"):
        if kind in effect.words and not _allowed_ground(the_board(s), h, effect.words):
            return Refusal("2.3-l", "only-on", {"hex": where, "type": kind})
    return None


def _on_way(s: Battlefield, h: int) -> bool:
    board = the_board(s)
    return bool(board.road[h] | board.trail[h])


def _allowed_ground(board: Board, h: int, words: tuple[str, ...]) -> bool:
    if "road" in words and board.road[h]:
        return True
    if "trail" in words and board.trail[h]:
        return True
    return board.terrain[h] in words


def cannot_end(s: Battlefield, u: int, h: int) -> Refusal | None:
    """Where a unit may never stand: prohibited terrain, wire, open water of a major river."""
    refusal = prohibited(s, u, h)
    if refusal is not None:
        return refusal
    if wet(s, h) and river_cost(s, move_type(s, u), h) < 0 and not bridged(s, h):
        return Refusal("12.9.2-a", "river-no-stay", {"hex": code(s, h)})
    return None


def off_bridge(s: Battlefield, a: int, b: int) -> bool:
    """12.9.2-f: a retreat or rout reaches and leaves the bridge of a major river only along its road."""
    if s.brief.river != "major":
        return False
    board = the_board(s)
    if board.way(a, board.grid.direction(a, b)):
        return False
    ways = s.brief.fords | sum(1 << h for h in s.pontoons)
    return any(wet(s, h) and bridged(s, h) and not ways >> h & 1 for h in (a, b))


def bare(s: Battlefield, h: int) -> bool:
    """Do the printed costs hold: no marker in the hex, no rubble, no special rule?"""
    return not (s.rubble or s.brief.effects or (s.wire | s.roadblocks | s.ditches | s.teeth) >> h & 1)


def printed_cost(s: Battlefield, board: Board, u: int, a: int, d: int) -> int:
    """What the map alone costs (see `ground_cost`) from a hex in a direction; -1: closed."""
    return _printed_costs(board, move_type(s, u))[6 * a + d]


@lru_cache(maxsize=64)
def _printed_costs(board: Board, kind: str) -> tuple[int, ...]:
    """The same for all hexes and directions."""
    costs = []
    climbing = charts.move_cost(column(kind, "uphill_per_level"), "uphill_per_level")
    for a, around in enumerate(board.grid.sides):
        for d, b in enumerate(around):
            name = board.way(a, d) or (board.terrain[b] if b != OFF else "")
            cost = charts.move_cost(column(kind, name), name) if b != OFF else -1
            if cost >= 0:
                cost += max(0, board.level[b] - board.level[a]) * climbing
            costs.append(cost)
    return tuple(costs)


def ground_cost(s: Battlefield, u: int, a: int, b: int) -> int | Refusal:
    """What entering b from a costs a unit in halves, without what a river adds (12.9-a).

    Prohibited terrain is closed to every kind of move, charges too (5.6-j). 5.2-a, 5.2-e, 5.4-a, 5.4-c: the
    road rate along a road, else the terrain; climbing on top.
    """
    board = the_board(s)
    d = board.grid.direction(a, b)
    if bare(s, b):
        known = printed_cost(s, board, u, a, d)
        if known >= 0:
            return known
    kind = move_type(s, u)
    refusal = prohibited(s, u, b)
    if refusal is not None:
        return refusal
    way = board.way(a, d)
    if way:
        cost = charts.move_cost(column(kind, way), way)
    else:
        name = terrain(s, b)
        cost = charts.move_cost(column(kind, name), name)
        if cost < 0:  # marsh and rubble with a road: only along it
            return Refusal("5.7-a", "terrain-closed", {"hex": code(s, b), "terrain": name, "type": kind})
        if s.brief.effects:
            for effect in effects(s, "extra_mp_off_road"):
                if kind in effect.words:
                    cost += effect.value * ONE
    climb = board.level[b] - board.level[a]
    if climb > 0:  # 5.2-f: going down costs nothing extra
        cost += climb * charts.move_cost(column(kind, "uphill_per_level"), "uphill_per_level")
    if (s.roadblocks | s.wire | s.ditches & ~s.crossings) >> b & 1:
        cost += ONE  # 13.3-a, 13.2-d, 11-e
    return cost


class _Fare(NamedTuple):
    """What a step takes from those who march."""

    spent: tuple[int, ...]
    direction: int
    way: str
    whole: bool
    free: bool


def entry(s: Battlefield, march: March, a: int, b: int, assault: bool = False) -> March | Refusal:
    """The march after its next step from a to b, or the rule against it."""
    fare = _fare(s, march, a, b, assault)
    return fare if isinstance(fare, Refusal) else _entered(s, march, fare, a, b)


def _fare(s: Battlefield, march: March, a: int, b: int, assault: bool = False) -> _Fare | Refusal:
    """5.2-h: all at their own cost."""
    board = the_board(s)
    if b not in board.grid.sides[a]:
        return Refusal("5.2-a", "not-next", {"hex": code(s, b)})
    d = board.grid.sides[a].index(b)
    way = board.way(a, d)
    plain = bare(s, b)
    if march.whole:
        return Refusal("5.2-c", "whole-move", {})
    if a in s.forts:
        for u in march.units:
            if has(s.inside, u):  # 13.6-k: out of a fortification first
                return Refusal("13.6-k", "inside", {"unit": PIECES[u].id})
    if march.kind == "double" and near_enemy(s, b, PIECES[march.units[0]].side):
        return Refusal("5.3-b", "double-near-enemy", {"hex": code(s, b)})
    crosses = wet(s, a) and _leaving(s, march, a, d, way)
    if isinstance(crosses, Refusal):
        return crosses
    led = len(march.units) > 1 and any(is_unit(x) for x in march.units)
    spent: list[int] = []
    whole = False
    free = False
    for u, used, limit in zip(march.units, march.spent, march.limits, strict=True):
        if led and LEADERS >> u & 1:
            spent.append(used)  # 5.2-l: an officer keeps pace with his units
            continue
        cost: int | Refusal = printed_cost(s, board, u, a, d) if plain else -1
        if cost == -1:
            cost = ground_cost(s, u, a, b)
        if isinstance(cost, Refusal):
            return cost
        if crosses:
            extra = river_cost(s, move_type(s, u), a)
            if extra < 0:
                return Refusal("12.9.2-a", "river-closed", {"hex": code(s, a)})
            cost += extra
        total = used + cost
        if total > limit:
            foot = move_type(s, u) == "foot"
            if foot and way == "road" and march.roads and used == limit and march.entered:
                if march.kind != "charge":  # 5.4-b, 5.6-i: one more hex of the same road
                    total, free = limit, True
            elif not foot and march.entered == 0 and used == 0 and not assault:
                total, whole = limit, True  # 5.2-c
        if total > limit:
            args: dict[str, object] = {
                "hex": code(s, b),
                "cost": points_of(cost),
                "left": points_of(limit - used),
            }
            return Refusal("5.2-a", "too-far", args)
        spent.append(total)
    return _Fare(tuple(spent), d, way, whole, free)


def _entered(s: Battlefield, march: March, fare: _Fare, a: int, b: int) -> March:
    after = March(
        units=march.units,
        spent=fare.spent,
        limits=march.limits,
        kind=march.kind,
        entered=march.entered + 1,
        roads=march.roads and fare.way == "road" and not fare.free,
        held=march.held,
        whole=fare.whole,
    )
    return _into_river(s, march, after, a, b, fare.direction, fare.way) if wet(s, b) else after


def points_of(halves: int) -> str:
    """Halves as players count them."""
    return f"{halves // 2}{'.5' if halves % 2 else ''}"


def _leaving(s: Battlefield, march: March, a: int, d: int, way: str) -> bool | Refusal:
    """12.9-c: does leaving a river hex by this side cross the river?"""
    if march.bridge or (march.entered == 0 and bridged(s, a) and s.brief.river == "major"):
        if way or s.brief.river != "major":
            return False
        return Refusal("12.9.2-f", "bridge-only-road", {"hex": code(s, a)})
    if not march.wading or march.bank < 0:
        return False  # 12.9.1-c: it has paid and may leave on either bank
    side = the_board(s).bank(a, d)
    return side >= 0 and side != march.bank  # 12.9.1-e: else passing through without crossing


def _into_river(s: Battlefield, march: March, after: March, a: int, b: int, d: int, way: str) -> March:
    board = the_board(s)
    side = opposite(d)
    if way and bridged(s, b):
        return replace(after, bridge=True)  # 5.4-d, 12.9.2-f
    bank = board.bank(b, side)
    if bank < 0 and wet(s, a) and march.wading and march.bank >= 0:
        # 12.9-c: across the river's own side it keeps its bank: the sides that meet at one end of it
        bank = (
            board.bank(b, (side + 1) % 6)
            if board.bank(a, (d - 1) % 6) == march.bank
            else board.bank(b, (side - 1) % 6)
        )
    return replace(after, wading=True, bank=bank)


def crosses_river(s: Battlefield, before: March, a: int, b: int) -> bool:
    """11-b: is this step a river crossing? Road movement over a bridge is not (5.4-d)."""
    board = the_board(s)
    d = board.grid.direction(a, b)
    return _leaving(s, before, a, d, board.way(a, d)) is True


def stay_cost(s: Battlefield, march: March, h: int) -> int | Refusal:
    """12.9.1-c: what ending the move here costs in halves, per unit; a major river cannot be stayed in."""
    if not wet(s, h) or march.bridge or not march.wading:
        return 0
    worst = 0
    for u in march.units:
        if LEADERS >> u & 1 and len(march.units) > 1:
            continue
        cost = river_cost(s, move_type(s, u), h)
        if cost < 0:
            return Refusal("12.9.2-a", "river-no-stay", {"hex": code(s, h)})
        worst = max(worst, cost)
    return worst


def why_not_stop(s: Battlefield, march: March, h: int) -> Refusal | None:
    """4-a, 4-d, 12.9.1-c: may the march end here?"""
    if not fits(s, h, with_loads(s, march)) or _overstacked(s, march, h):
        return Refusal("4-a", "overstacked", {"hex": code(s, h)})
    cost = stay_cost(s, march, h)
    if isinstance(cost, Refusal):
        return cost
    if cost and not march.whole:
        for used, limit in zip(march.spent, march.limits, strict=True):
            if used + cost > limit:
                return Refusal("12.9.1-c", "river-stay", {"hex": code(s, h), "cost": points_of(cost)})
    return None


def _overstacked(s: Battlefield, march: March, h: int) -> bool:
    return stacked(s, h, PIECES[march.units[0]].side) > MOST


def near_enemy(s: Battlefield, h: int, side: int) -> bool:
    """5.3-b, 5.3-d: a hex next to an enemy unit, routed or hidden ones too; officers alone do not count."""
    around = [s.stacks[x] for x in the_board(s).grid.sides[h] if x in s.stacks]  # often none
    return bool(around) and any(not FOE_UNITS[side].isdisjoint(stack) for stack in around)


def open_steps(s: Battlefield, march: March, a: int) -> list[int]:
    """The hexes the march may enter next. The plain ones, paid at printed cost, need no further question."""
    board = the_board(s)
    plain = not (march.whole or a in s.forts or wet(s, a))
    costs = _plain_costs(s, board, march, a) if plain else ()
    stretches = plain and _stretches(s, march)
    loads = with_loads(s, march)
    side = PIECES[march.units[0]].side
    double = march.kind == "double"
    stacks, foes = s.stacks, FOES[side]
    light = fits(s, OFF, loads)  # they fit into an empty hex
    found = []
    for d, b in enumerate(board.grid.sides[a]):
        here = stacks.get(b)
        if b == OFF or (here and not foes.isdisjoint(here)) or (double and near_enemy(s, b, side)):
            continue
        if plain and bare(s, b) and not wet(s, b):
            if costs[d]:
                if fits(s, b, loads) if here else light:
                    found.append(b)
                    continue
            elif not stretches:
                continue
        if why_not_step(s, march, a, b) is None:
            found.append(b)
    return found


def _plain_costs(s: Battlefield, board: Board, march: March, a: int) -> list[bool]:
    """Direction by direction: can everyone pay what is printed?"""
    paid = [True] * 6
    for u, used, limit in zip(march.units, march.spent, march.limits, strict=True):
        left = limit - used
        for d, cost in enumerate(_printed_costs(board, move_type(s, u))[6 * a : 6 * a + 6]):
            if not 0 <= cost <= left:
                paid[d] = False
    return paid


def _stretches(s: Battlefield, march: March) -> bool:
    """5.2-c, 5.2-l, 5.4-b: may somebody enter a hex beyond his points, or without paying for it?"""
    if len(march.units) > 1 and any(LEADERS >> u & 1 for u in march.units):
        return True
    if not march.entered:
        return any(move_type(s, u) != "foot" for u in march.units)
    return march.roads


def why_not_step(s: Battlefield, march: March, a: int, b: int) -> Refusal | None:
    """May the march enter this hex next? It must then be able to end there or to go on."""
    side = PIECES[march.units[0]].side
    # 5.2-g, 5.2-k, 4-b: a hex with enemy units only by assault, vehicles too
    if enemy_in(s, b, side):
        return Refusal("5.2-g", "enemy-there", {"hex": code(s, b)})
    fare = _fare(s, march, a, b)
    if isinstance(fare, Refusal):
        return fare
    if not wet(s, b) and fits(s, b, with_loads(s, march)):
        return None
    after = _entered(s, march, fare, a, b)
    stop = _stop_after(s, after, b)
    if stop is None:
        return None
    # 4-d, 12.9.2-a: passing through is allowed where the move can go on from there.
    return None if _goes_on(s, after, b, (a, b)) else stop


def _goes_on(s: Battlefield, march: March, h: int, seen: tuple[int, ...]) -> bool:
    """Can a march that may not end in this hex go on to one where it may, however many lie between?"""
    side = PIECES[march.units[0]].side
    for c in the_board(s).grid.sides[h]:
        if c == OFF or c in seen or enemy_in(s, c, side):
            continue
        further = entry(s, march, h, c)
        if isinstance(further, Refusal):
            continue
        if _stop_after(s, further, c) is None or _goes_on(s, further, c, (*seen, c)):
            return True
    return False


def with_loads(s: Battlefield, march: March) -> tuple[int, ...]:
    """Those who march, and what they carry or tow."""
    return tuple(u for x in march.units for u in (x, *cargo(s, x))) if s.load else march.units


def enemy_in(s: Battlefield, h: int, side: int) -> bool:
    """Are there pieces of the other side in the hex, horses alone not counted?"""
    here = s.stacks.get(h)  # nearly always none
    return here is not None and not FOES[side].isdisjoint(here)


def _stop_after(s: Battlefield, march: March, h: int) -> Refusal | None:
    if not fits(s, h, with_loads(s, march)):
        return Refusal("4-a", "overstacked", {"hex": code(s, h)})
    cost = stay_cost(s, march, h)
    if isinstance(cost, Refusal):
        return cost
    if cost and not march.whole:
        for used, limit in zip(march.spent, march.limits, strict=True):
            if used + cost > limit:
                return Refusal("12.9.1-c", "river-stay", {"hex": code(s, h), "cost": points_of(cost)})
    return None


def near_officer(s: Battlefield, u: int) -> bool:
    """5.8-a: stacked with or next to any friendly officer."""
    h = s.at.get(u, -1)
    if h < 0:
        return True
    around = the_board(s).grid.area(h, 1)
    return any(
        around >> where & 1 and PIECES[o].category == "officer" and PIECES[o].side == PIECES[u].side
        for o, where in s.at.items()
        if LEADERS >> o & 1
    )


def may_carry(s: Battlefield, transport: int, u: int) -> Refusal | None:
    """5.5-c, 5.5-d, 5.5-e: capacity in steps equal to the transport's own; carrying or towing, not both."""
    p = PIECES[u]
    if PIECES[transport].category != "transport" or PIECES[transport].side != p.side:
        return Refusal("5.5-c", "no-transport", {"unit": PIECES[transport].id})
    if p.leader:
        return None
    towed = p.move == "wheeled-t"
    if p.category in ("afv", "transport", "horses") or mounted(s, u) or not (towed or p.move == "foot"):
        return Refusal("5.5-c", "not-carried", {"unit": p.id})
    loads = [x for x in cargo(s, transport) if not PIECES[x].leader]
    if any((PIECES[x].move == "wheeled-t") != towed for x in loads):
        return Refusal("5.5-e", "carry-and-tow", {"unit": p.id})
    if sum(steps(s, x) for x in loads) + steps(s, u) > steps(s, transport):
        args = {"unit": p.id, "steps": steps(s, u), "room": steps(s, transport)}
        return Refusal("5.5-c", "transport-full", args)
    return None
