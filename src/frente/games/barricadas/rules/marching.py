"""Chapter 5: a march, one hex at a time, with the opponent's reaction after each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache, partial
from operator import sub
from typing import Any

from frente.boards.hexes import OFF
from frente.engine import Ask, Final, Flow, Menu, Message, Refusal, StandingWay
from frente.games.barricadas import charts, nouns
from frente.games.barricadas.answers import Dismount, Exit, In, Mount, Out, Slip, Stop, To, Unhitch, With
from frente.games.barricadas.board import Sheet
from frente.games.barricadas.definitions import LEADERS, PIECES
from frente.games.barricadas.nouns import ACTIVE, IDS
from frente.games.barricadas.rules import fire
from frente.games.barricadas.rules.declaration import why_not_charge
from frente.games.barricadas.rules.entering import entry_cost, entry_hexes, may_enter, mover, way_in
from frente.games.barricadas.rules.losses import flatten_wire, settle_works
from frente.games.barricadas.rules.mounting import (
    dismount,
    mount,
    unhitch,
    why_not_dismount,
    why_not_mount,
    why_not_unhitch,
)
from frente.games.barricadas.rules.movement import (
    ONE,
    allowance,
    bridged,
    crosses_river,
    entry,
    here,
    move_type,
    near_enemy,
    near_officer,
    open_steps,
    points_of,
    stay_cost,
    wet,
    why_not_step,
    why_not_stop,
    with_loads,
)
from frente.games.barricadas.rules.opening import open_with
from frente.games.barricadas.rules.reaction import reactions
from frente.games.barricadas.rules.readiness import idle, why_not_own
from frente.games.barricadas.rules.sequence import last_to_act
from frente.games.barricadas.rules.sheltering import afford, shelter, why_not_in, why_not_out, why_not_slip
from frente.games.barricadas.rules.stacking import fits
from frente.games.barricadas.state import (
    Battlefield,
    March,
    abandon,
    cargo,
    carried,
    code,
    effects,
    finish,
    has,
    in_force,
    is_unit,
    off_board,
    place,
    seat,
    take_control,
    the_board,
)

# --- who may begin --------------------------------------------------------------------------------


def why_not_move(s: Battlefield, u: int, kind: str) -> Refusal | None:
    """3.3.2-h, 3.3.2-j: may this unit begin a move of this kind?"""
    p = PIECES[u]
    refusal = idle(s, u)
    if refusal is not None:
        return refusal
    # 5.5-h: who has got off a transport may go on with what is left of its own points
    if u in s.spent and (kind != "move" or carried(s, u)):
        return Refusal("3.3.2-a", "has-moved", {"unit": p.id})
    if p.move == "rides-afv":
        return Refusal("5.2-l", "rides-afv", {"unit": p.id})
    if p.category == "horses":
        return Refusal("5.6-n", "horses", {"unit": p.id})
    if u in s.at and s.at[u] in s.forts and has(s.inside, u) and p.move == "wheeled-t":
        return Refusal("13.6-k", "gun-inside", {"unit": p.id})
    # 5.8-a: at night or in fog only near an officer; officers may move
    if not p.leader and in_force(s, "rule_5_8_applies") and not near_officer(s, u):
        return Refusal("5.8-a", "dark", {"unit": p.id})
    if kind == "double":
        return why_not_double(s, u)
    if kind == "charge":
        return why_not_charge(s, u)
    if u in s.waiting and not may_enter(s, u):
        return Refusal("2.3-n", "no-entry", {"unit": p.id})
    return None


def why_not_double(s: Battlefield, u: int) -> Refusal | None:
    """5.3: double time."""
    p = PIECES[u]
    if u in s.spent:
        return Refusal("3.3.2-a", "has-moved", {"unit": p.id})
    if move_type(s, u) != "foot" or carried(s, u):
        return Refusal("5.3-a", "not-foot", {"unit": p.id})
    if has(s.doubled_before, u):
        return Refusal("5.3-c", "doubled-before", {"unit": p.id})
    if in_force(s, "no_double_time", p.side):
        return Refusal("2.3-l", "no-double", {})
    if u in s.at and near_enemy(s, s.at[u], p.side):
        return Refusal("5.3-b", "double-near-enemy", {"hex": code(s, s.at[u])})
    if u in s.waiting and not may_enter(s, u):
        return Refusal("2.3-n", "no-entry", {"unit": p.id})
    return None


# --- the march ------------------------------------------------------------------------------------
def begun(s: Battlefield, u: int, kind: str) -> March:
    """The march of a unit as it sets out."""
    ride = mover(s, u)
    return March(units=(ride,), spent=(s.spent.get(ride, 0),), limits=(allowance(s, ride, kind),), kind=kind)


def begin(s: Battlefield, u: int, kind: str) -> Flow[None]:
    """Announce a move (3.4-c) and set out."""
    s.march = begun(s, u, kind)
    ride = s.march.units[0]
    for x in (ride, *cargo(s, ride)):
        s.moved |= 1 << x
        abandon(s, x)
        if x != ride:
            s.spent.setdefault(x, 0)  # riding is its action
        if x in s.at:
            s.began[x] = s.at[x]
    if kind == "double":
        s.doubled |= 1 << u
    if kind == "charge":
        s.charged |= 1 << u
    s.note("moves", "3.3.2-j", unit=PIECES[u].id, kind=kind)
    s.push(("march",))
    if ride in s.at:
        yield from reactions(s, [ride])


def march(s: Battlefield) -> Flow[None]:
    """One decision of the march: a hex, a change of ride, or its end."""
    if not _regroup(s):
        return
    now = s.march
    assert now is not None
    side = PIECES[now.units[0]].side
    menu = Menu(s, *_ways(s.brief.sheets), tokens=partial(march_options, s))
    ask = Ask.of(seat(side), "march", "5.2-a", menu, partial(_about, now))
    answer = yield from open_with(s, ("march",), ask)
    if isinstance(answer, Stop):
        _end(s)
        return
    s.push(("march",))
    match answer:
        case With(u):
            _with(s, u)
        case To(h):
            yield from _step(s, h, slips=False)
        case Slip(h):
            yield from _step(s, h, slips=True)
        case In():
            shelter(s, goes_in=True)
        case Out():
            shelter(s, goes_in=False)
        case Mount(ride):
            mount(s, ride)
        case Dismount():
            dismount(s)
        case Unhitch():
            unhitch(s)
        case Exit():
            _exit(s)


def _about(now: March) -> dict[str, Any]:
    """Who marches, and the points that are left."""
    return {"unit": PIECES[now.units[0]].id, "left": points_of(min(map(sub, now.limits, now.spent)))}


def _regroup(s: Battlefield) -> bool:
    """After fire: those who fell or fled drop out; the others go on (7.2.1-c)."""
    now = s.march
    if now is None:
        return False
    alive = [i for i, u in enumerate(now.units) if (u in s.at or u in s.waiting) and not has(s.routed, u)]
    if len(alive) == len(now.units):
        return True
    gone = [u for u in now.units if u in s.at and has(s.routed, u)]
    finish(s, *gone)
    if not any(is_unit(now.units[i]) for i in alive) and any(is_unit(u) for u in now.units):
        finish(s, *[now.units[i] for i in alive])
        alive = []
    if not alive:
        s.march = None
        return False
    s.march = replace(
        now,
        units=tuple(now.units[i] for i in alive),
        spent=tuple(now.spent[i] for i in alive),
        limits=tuple(now.limits[i] for i in alive),
    )
    return True


def march_options(s: Battlefield) -> list[str]:
    tokens = _goings(s)
    if not tokens or _why_not_end(s) is None:
        tokens.append("stop")
    return tokens


def _goings(s: Battlefield) -> list[str]:
    """Every way to go on with the march."""
    now = s.march
    assert now is not None
    h = here(s)
    tokens: list[str] = []
    if now.entered == 0:
        tokens += [f"with {IDS[u]}" for u in _companions(s) if why_not_with(s, u) is None]
    if h < 0:
        return tokens + [f"to {code(s, x)}" for x in entries(s) if why_not_come(s, x) is None]
    grid = the_board(s).grid
    tokens += [f"to {grid.codes[n]}" for n in open_steps(s, now, h)]
    if s.trenches:
        tokens += [f"slip {grid.codes[n]}" for n in _trenches(s) if why_not_slip(s, n) is None]
    rides = [x for x in s.stacks[h] if PIECES[x].category in ("transport", "horses")]
    tokens += [f"mount {IDS[x]}" for x in rides if why_not_mount(s, x) is None]
    if s.trenches or s.forts:
        tokens += [verb for verb, why in (("in", why_not_in), ("out", why_not_out)) if why(s) is None]
    if s.load and why_not_dismount(s) is None:
        tokens.append("dismount")
    if s.brief.effects and why_not_exit(s) is None:
        tokens.append("exit")
    if s.load and why_not_unhitch(s) is None:
        tokens.append("unlimber")
    return tokens


def _companions(s: Battlefield) -> tuple[int, ...]:
    """Who could come along: the stack, or those who wait with it."""
    assert s.march is not None
    h = here(s)
    if h >= 0:
        return s.stacks[h]
    side = PIECES[s.march.units[0]].side
    return tuple(u for u in s.waiting if PIECES[u].side == side)


def _trenches(s: Battlefield) -> list[int]:
    h = here(s)
    return [n for n in the_board(s).grid.sides[h] if n != OFF] if h >= 0 else []


def _why_not_stop(s: Battlefield) -> Refusal | None:
    """Who can neither go on nor stay is left where it is."""
    refusal = _why_not_end(s)
    return refusal if refusal is not None and _goings(s) else None


def _ends(s: Battlefield) -> Final:
    """3.3.1-f: the last march of a turn ends it, and the next one begins with dice."""
    return "perhaps" if last_to_act(s) else ""


def _rolls(s: Battlefield, h: int) -> Final:
    """11-d: mines attack whoever enters."""
    return "dice" if has(s.mines, h) else _ends(s)


@lru_cache(maxsize=32)
def _ways(sheets: tuple[Sheet, ...]) -> tuple[StandingWay, ...]:
    """What a march on a board can do next."""
    where = nouns.hexes_of(sheets)
    return (
        StandingWay(
            "with",
            With,
            ACTIVE.if_meant(lambda u: PIECES[u].category != "horses"),
            rule="5.2-h",
            why_not=why_not_with,
            among=_companions,
            label=lambda _s, unit: Message("do-with-march", {"a": ACTIVE.write(unit)}),
        ),
        StandingWay("to", To, where, rule="5.2-a", why_not=why_not_to, among=_nearby, final=_rolls),
        StandingWay(
            "slip",
            Slip,
            nouns.hexes_where(sheets, _has_trench),
            rule="13.5-c",
            why_not=why_not_slip,
            among=_trenches,
            final=_rolls,
        ),
        StandingWay(
            "mount",
            Mount,
            nouns.kinds(ACTIVE, "transport", "horses"),
            rule="5.5-i",
            why_not=why_not_mount,
            among=lambda s: s.stacks.get(here(s), ()),
        ),
        StandingWay("in", In, rule="13.5-d", why_not=why_not_in),
        StandingWay("out", Out, rule="13.6-k", why_not=why_not_out),
        StandingWay("dismount", Dismount, rule="5.5-i", why_not=why_not_dismount),
        StandingWay("exit", Exit, rule="2.3-o", why_not=why_not_exit, final=_ends),
        StandingWay(
            "unlimber",
            Unhitch,
            rule="5.5-j",
            why_not=why_not_unhitch,
            label=lambda _s: Message("do-unlimber-march"),
        ),
        StandingWay("stop", Stop, rule="5.2-d", why_not=_why_not_stop, final=_ends),
    )


def _has_trench(s: Battlefield, h: int) -> bool:
    return has(s.trenches, h)


def _nearby(s: Battlefield) -> list[int]:
    h = here(s)
    return [n for n in the_board(s).grid.sides[h] if n != OFF] if h >= 0 else entries(s)


def why_not_to(s: Battlefield, h: int) -> Refusal | None:
    """5.2-a, 2.3-n: may the march enter this hex next?"""
    now = s.march
    assert now is not None
    at = here(s)
    if at >= 0:
        return why_not_step(s, now, at, h)
    if h not in entries(s):
        return Refusal("2.3-n", "not-entry", {"hex": code(s, h)})
    return why_not_come(s, h)


def why_not_come(s: Battlefield, h: int) -> Refusal | None:
    """2.3-n: may the march come in by this one of its entry hexes?"""
    now = s.march
    assert now is not None
    if now.kind == "double" and near_enemy(s, h, PIECES[now.units[0]].side):
        return Refusal("5.3-b", "double-near-enemy", {"hex": code(s, h)})
    for u, limit in zip(now.units, now.limits, strict=True):
        cost = entry_cost(s, u, h)
        if isinstance(cost, Refusal):
            return cost
        if cost > limit and move_type(s, u) == "foot":
            return Refusal(
                "5.2-a", "too-far", {"hex": code(s, h), "cost": points_of(cost), "left": points_of(limit)}
            )
    if not fits(s, h, with_loads(s, now)):
        return Refusal("4-a", "overstacked", {"hex": code(s, h)})
    return None


def entries(s: Battlefield) -> list[int]:
    assert s.march is not None
    return entry_hexes(s, s.march.units[0])


def why_not_with(s: Battlefield, u: int) -> Refusal | None:
    """5.2-h, 5.2-l: stacked units of one formation move together; leaders with any of their side's units."""
    now = s.march
    assert now is not None
    p = PIECES[u]
    if u in now.units:
        return Refusal("5.2-h", "already", {"unit": p.id})
    refusal = why_not_own(s, PIECES[now.units[0]].side, u, "5.2-h")
    if refusal is not None:
        return refusal
    if now.entered:
        return Refusal("5.2-h", "under-way", {})
    if s.at.get(u, -1) != here(s) or (u in s.waiting) != (now.units[0] in s.waiting):
        return Refusal("5.2-h", "not-stacked", {"unit": p.id})
    if carried(s, u):
        return Refusal("5.5-b", "is-carried", {"unit": p.id})
    if u in s.waiting and s.waiting[u] != s.waiting[now.units[0]]:
        return Refusal("2.3-n", "not-stacked", {"unit": p.id})
    refusal = why_not_move(s, u, now.kind)
    if refusal is not None:
        return refusal
    units = [x for x in with_loads(s, now) if x in s.member and not PIECES[x].leader]
    if not p.leader and units and s.member.get(u, -1) != s.member[units[0]]:
        return Refusal("5.2-h", "other-formation", {"unit": p.id})
    if has(s.inside, u) and here(s) in s.forts:
        return Refusal("13.6-k", "inside", {"unit": p.id})
    return None


def joined(s: Battlefield, now: March, u: int) -> March:
    """A march with one more in it."""
    return replace(
        now,
        units=(*now.units, u),
        spent=(*now.spent, s.spent.get(u, 0)),
        limits=(*now.limits, allowance(s, u, now.kind)),
    )


def _with(s: Battlefield, u: int) -> None:
    now = s.march
    assert now is not None
    s.march = joined(s, now, u)
    s.moved |= 1 << u
    abandon(s, u)
    if u in s.at:
        s.began[u] = s.at[u]
    if now.kind == "double":
        s.doubled |= 1 << u
    if now.kind == "charge":
        s.charged |= 1 << u


# --- a hex entered --------------------------------------------------------------------------------
def _step(s: Battlefield, h: int, slips: bool) -> Flow[None]:
    now = s.march
    assert now is not None
    at = here(s)
    side = PIECES[now.units[0]].side
    if at < 0:
        s.march = entered(s, now, h)
        if wet(s, h) and not (way_in(the_board(s), h) and bridged(s, h)):
            _risk(s, now.units)  # 11-b
    elif slips:
        s.march = replace(now, spent=tuple(x + ONE for x in now.spent), entered=now.entered + 1, roads=False)
    else:
        after = entry(s, now, at, h)
        assert isinstance(after, March)
        if crosses_river(s, now, at, h):
            _risk(s, now.units)  # 11-b
        s.march = after
    for u in now.units:
        inside = has(s.inside, u)
        place(s, u, h)
        if slips and inside:
            s.inside |= 1 << u
    s.note("moved", "5.2-a", units=[PIECES[u].id for u in now.units], hex=code(s, h))
    for u in now.units:
        for x in (u, *cargo(s, u)):
            s.began.setdefault(x, h)
    if at >= 0:
        settle_works(s, at)
    _take_fort(s, h)
    take_control(s, h)
    for u in now.units:
        flatten_wire(s, u, h)
    for x in [x for x in s.stacks.get(h, ()) if PIECES[x].side != side and PIECES[x].category == "horses"]:
        off_board(s, x)  # 5.6-n
        s.gone |= 1 << x
    if has(s.mines, h):
        yield from _mine(s, h, now.units)
    still = [u for u in now.units if s.at.get(u, -1) == h]
    if still:
        yield from reactions(s, still)


def entered(s: Battlefield, now: March, h: int) -> March:
    """2.3-n: a march that has come onto the board."""
    spent = tuple(
        min(limit, used + _price(entry_cost(s, u, h)))
        for u, used, limit in zip(now.units, now.spent, now.limits, strict=True)
    )
    return replace(now, spent=spent, entered=1, roads=False)


def _price(cost: int | Refusal) -> int:
    return cost if isinstance(cost, int) else 0


def _risk(s: Battlefield, units: Sequence[int]) -> None:
    """11-c: at risk until the end of the activation."""
    for u in units:
        s.risky |= 1 << u


def _take_fort(s: Battlefield, h: int) -> None:
    """13.6-f: an empty fortification stands until the enemy is in the hex."""
    fort = s.forts.get(h)
    if fort is not None and any(PIECES[u].side != fort.side and is_unit(u) for u in s.stacks.get(h, ())):
        del s.forts[h]
        s.note("fort-gone", "13.6-f", hex=code(s, h))


def _mine(s: Battlefield, h: int, units: Sequence[int]) -> Flow[None]:
    """11-d: column 6, divisor 2, ART of a small caliber; no modifier but the risk itself."""
    _risk(s, units)
    s.fights += 1
    hurt = tuple(u for u in units if is_unit(u))
    modifier = ("risky-action", charts.modifier("risky-action"), "11-a")
    shot = fire.Shot("ART", h, 6, 0, (modifier,), 2, hurt, h, caliber=75)
    yield from fire.shoot(s, shot, "11-d")


# --- the end --------------------------------------------------------------------------------------
def why_not_exit(s: Battlefield) -> Refusal | None:
    """2.3-o: units that a scenario lets leave by an edge, with a point left."""
    now = s.march
    assert now is not None
    h = here(s)
    for effect in effects(s, "exit_for_vp", PIECES[now.units[0]].side):
        edge = the_board(s).edge[effect.words[0]]
        if h >= 0 and edge >> h & 1 and all(PIECES[u].type in effect.words for u in now.units):
            return None if afford(now, ONE) else Refusal("2.3-o", "no-points", {})
    return Refusal("2.3-o", "no-exit", {})


def _exit(s: Battlefield) -> None:
    now = s.march
    assert now is not None
    side = PIECES[now.units[0]].side
    effect = next(effects(s, "exit_for_vp", side))
    for u in now.units:
        for x in (u, *cargo(s, u)):
            off_board(s, x)
            s.left |= 1 << x
            if is_unit(x):
                s.vp = (s.vp[0] + effect.value * (side == 0), s.vp[1] + effect.value * (side == 1))
                s.note("left-board", "2.3-o", unit=PIECES[x].id)
    s.march = None


def _why_not_end(s: Battlefield) -> Refusal | None:
    now = s.march
    assert now is not None
    h = here(s)
    if h < 0:
        return None  # 2.3-n: it may come later
    return why_not_stop(s, now, h)


def _end(s: Battlefield) -> None:
    """The move is over: everyone in it is Finished; what is left counts for an assault (9-c)."""
    now = s.march
    assert now is not None
    h = here(s)
    if h >= 0:
        stay = stay_cost(s, now, h)
        if isinstance(stay, int) and stay:
            _risk(s, now.units)  # 12.9.1-c: it counts as having crossed
            now = replace(now, spent=tuple(x + stay for x in now.spent))
    for u, used in zip(now.units, now.spent, strict=True):
        s.spent[u] = used
        for x in cargo(s, u):
            s.spent[x] = PIECES[x].mp * 2
            if not (LEADERS >> x & 1 and PIECES[u].is_afv):
                finish(s, x)
        finish(s, u)
    s.march = None
