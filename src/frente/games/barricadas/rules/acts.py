"""3.3.2: what activated officers and units may do, one action each."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache, partial
from itertools import islice
from typing import Any

from frente.engine import Ask, Final, Flow, Menu, Noun, Refusal, StandingWay, Way, put
from frente.games.barricadas import nouns
from frente.games.barricadas.answers import (
    Air,
    Assault,
    Boat,
    Build,
    Charge,
    Clear,
    Cross,
    Declare,
    Dig,
    Direct,
    Double,
    End,
    Fire,
    Join,
    Limber,
    Move,
    Prepare,
    Rally,
    Unlimber,
)
from frente.games.barricadas.board import Sheet
from frente.games.barricadas.definitions import PIECES, TROOPS
from frente.games.barricadas.nouns import ACTIVE, IDS, hexes_where
from frente.games.barricadas.rules import air, artillery, marching, works
from frente.games.barricadas.rules.assault import assault
from frente.games.barricadas.rules.declaration import mates, why_not_assault, why_not_charge, why_not_join
from frente.games.barricadas.rules.firing import may_fire, why_not_fire, why_not_open
from frente.games.barricadas.rules.losses import settle_works
from frente.games.barricadas.rules.movement import allowance, enemy_in, may_carry
from frente.games.barricadas.rules.opening import open_with
from frente.games.barricadas.rules.rallying import why_not_rally
from frente.games.barricadas.rules.reaction import reactions
from frente.games.barricadas.rules.readiness import idle, why_not_own
from frente.games.barricadas.state import (
    Battlefield,
    abandon,
    carried,
    code,
    each,
    finish,
    has,
    is_unit,
    seat,
    the_board,
)

Deed = Dig | Build | Cross | Clear | Boat | Prepare | Limber | Unlimber
"""What a unit does where it stands (3.4-b)."""
_GAITS = {Move: "move", Double: "double", Charge: "charge"}
_CALLED: dict[type[Deed], str] = {
    Dig: "dig",
    Build: "build",
    Cross: "cross",
    Clear: "clear",
    Boat: "boat",
    Prepare: "prepare",
    Limber: "limber",
    Unlimber: "unlimber",
}


# --- the ask --------------------------------------------------------------------------------------
def act(s: Battlefield) -> Flow[None]:
    """One action of the activation, or its end (3.3.2-b: in any order)."""
    found = _actions(s)
    listed = [*islice(found, 1)]
    if not listed:
        end_activation(s)
        return

    def options() -> list[str]:
        listed.extend(found)
        return act_options(s, listed)

    menu = Menu(s, *_ways(s.brief.sheets), tokens=options)
    answer = yield from open_with(s, ("act",), Ask.of(seat(s.active), "act", "3.3.2-b", menu))
    if isinstance(answer, End):
        end_activation(s)
        return
    s.push(("act",))
    match answer:
        case Move(u) | Double(u) | Charge(u):
            yield from marching.begin(s, u, _GAITS[type(answer)])
        case Fire(u):
            s.push(("fire", u))
        case Assault(u, h):
            s.push(("assault", u, h))
        case Direct(o):
            s.push(("direct", o))
        case Air(o):
            s.push(("air", o))
        case Rally(o):
            s.push(("rally", o))
        case _:
            yield from _stationary(s, answer)


def _stationary(s: Battlefield, deed: Deed) -> Flow[None]:
    """3.4-b: these may be fired at when announced."""
    u = deed.unit
    goes_on = isinstance(deed, Dig) and (u not in s.works or s.works[u].kind == "position")
    if not goes_on and not isinstance(deed, Build):
        abandon(s, u)
    if isinstance(deed, (Cross, Clear, Boat, Dig, Build)):
        s.risky |= 1 << u
    s.note("acts", "3.3.2-m", unit=PIECES[u].id, what=_CALLED[type(deed)])
    s.used |= 1 << u
    start = s.at[u]
    yield from reactions(s, [u])
    if u not in s.at or has(s.routed, u) or s.at[u] != start:
        if u in s.at:
            finish(s, u)
        return
    yield from _carry_out(s, deed)
    if s.at[u] != start:  # 3.4-c: it has entered a hex
        settle_works(s, start)  # 13.1.1-e
        yield from reactions(s, [u])


def _carry_out(s: Battlefield, deed: Deed) -> Flow[None]:
    u = deed.unit
    match deed:
        case Prepare():
            s.reaction |= 1 << u  # 3.3.2-n
            s.fresh |= 1 << u
            s.acting &= ~(1 << u)
        case Dig():
            works.dig(s, u)
        case Cross(_, _, goal):
            yield from works.cross(s, u, goal)
        case Clear(_, h):
            yield from works.clear(s, u, h)
        case Build(_, kind, h):
            works.build(s, u, kind, h)
        case Boat(_, river, goal):
            works.boat(s, u, river, goal)
            finish(s, u)
        case Limber(_, truck):
            s.load[u] = truck
            s.note("limbered", "5.5-j", unit=PIECES[u].id, ride=PIECES[truck].id)
            finish(s, u, truck)
        case Unlimber():
            truck = s.load.pop(u)
            s.note("unlimbered", "5.5-j", unit=PIECES[truck].id, hex=code(s, s.at[u]))
            finish(s, u, truck)


def act_options(s: Battlefield, actions: Iterable[str] | None = None) -> list[str]:
    """The actions, which the caller may know already, and the end."""
    found = _actions(s) if actions is None else actions
    return [*found, *(["end"] if why_not_end(s) is None else [])]


def why_not_end(s: Battlefield) -> Refusal | None:
    """5.6-g: who has used the points of a charge must charge if it can."""
    for u, used in s.spent.items():
        if s.charged >> u & 1 and u in s.at and not has(s.used, u) and used > allowance(s, u, "move"):
            near = the_board(s).grid.sides[s.at[u]]
            if any(x in s.stacks and why_not_assault(s, u, x) is None for x in near):
                return Refusal("5.6-g", "must-charge", {"unit": PIECES[u].id})
    return None


def _actions(s: Battlefield) -> Iterator[str]:
    """Every action, one after the other: often it is enough that there is one."""
    for u in each(s.acting):
        p = PIECES[u]
        name = p.id
        here = u in s.at
        if here and p.leader:
            for verb, why in _OFFICER if p.category == "officer" else _HELPER:
                if why(s, u) is None:
                    yield f"{verb} {name}"
        if marching.why_not_move(s, u, "move") is None:
            yield f"move {name}"
            if marching.why_not_double(s, u) is None:
                yield f"double {name}"
            if u in s.load and why_not_charge(s, u) is None:
                yield f"charge {name}"
        if not here:
            continue
        if p.leader:  # 13.2-b, 12.9.2-d: over wire and by boat like his men
            yield from works.work_tokens(s, u)
            continue
        if not is_unit(u):
            continue
        if may_fire(s, u):
            yield f"fire {name}"
        if why_not_prepare(s, u) is None:
            yield f"prepare {name}"
        yield from works.work_tokens(s, u)
        if p.move == "wheeled-t":
            for t in s.stacks[s.at[u]]:
                if why_not_limber(s, u, t) is None:
                    yield f"limber {name} {PIECES[t].id}"
            if why_not_unlimber(s, u) is None:
                yield f"unlimber {name}"
    for u, h in _assaults(s):
        yield f"assault {IDS[u]} {code(s, h)}"


def _assaults(s: Battlefield) -> Iterator[tuple[int, int]]:
    """9-c: those who moved may still assault."""
    sides = the_board(s).grid.sides
    for u in sorted({*each(s.acting), *s.spent}):
        p = PIECES[u]
        if u in s.at and (p.category in TROOPS or p.is_afv):
            for h in sides[s.at[u]]:
                if h in s.stacks and enemy_in(s, h, p.side) and why_not_assault(s, u, h) is None:
                    yield u, h


def _mine(why_not: Callable[..., Refusal | None]) -> Callable[..., Refusal | None]:
    """The reason against what a piece would do, once it is clear that it is in play and one's own."""

    def judge(s: Battlefield, u: int, *more: object) -> Refusal | None:
        return why_not_own(s, s.active, u, "3.3.1-a") or why_not(s, u, *more)

    return judge


def _why_not_charge(s: Battlefield, u: int) -> Refusal | None:
    return marching.why_not_move(s, u, "move") or why_not_charge(s, u)


def _acting(s: Battlefield) -> list[int]:
    return list(each(s.acting))


def _crossings(s: Battlefield) -> list[tuple[int, int, int]]:
    return [way for u in _acting(s) for way in works.crossings(s, u)]


def _ferries(s: Battlefield) -> list[tuple[int, int, int]]:
    return [way for u in _acting(s) for way in works.ferries(s, u)]


def _sites(s: Battlefield) -> list[tuple[int, int]]:
    return [(u, h) for u in _acting(s) for h in works.in_reach(s, u)]


def _stackmates(s: Battlefield) -> list[tuple[int, int]]:
    return [(u, x) for u in _acting(s) if u in s.at for x in s.stacks[s.at[u]]]


@lru_cache(maxsize=32)
def _ways(sheets: tuple[Sheet, ...]) -> tuple[StandingWay, ...]:
    """Everything that can be done in an activation on a board."""
    leader = nouns.kinds(ACTIVE, "officer", "commissar", "chaplain")
    engineer = nouns.kinds(ACTIVE, "engineer")
    rider = nouns.kinds(ACTIVE, "cavalry")
    truck = nouns.kinds(ACTIVE, "transport")
    gun = ACTIVE.if_meant(lambda u: PIECES[u].move == "wheeled-t")
    foe = hexes_where(sheets, _holds_enemy)
    wire = hexes_where(sheets, _has_wire)
    boats = hexes_where(sheets, _has_boat)
    work = hexes_where(sheets, _has_work)
    beyond = nouns.hexes_of(sheets).if_meant(lambda h: False)

    def one(
        verb: str,
        make: Callable[..., Any],
        noun: Noun[int],
        *more: Noun[Any],
        rule: str,
        why: Callable[..., Refusal | None],
        among: Callable[[Battlefield], Iterable[Any]] = _acting,
        **shown: Any,
    ) -> StandingWay:
        return StandingWay(verb, make, noun, *more, rule=rule, why_not=_mine(why), among=among, **shown)

    return (
        one("direct", Direct, leader, rule="3.3.2-c", why=artillery.why_not_direct),
        one("air", Air, leader, rule="3.3.2-e", why=air.why_not_air),
        one("rally", Rally, leader, rule="3.3.2-g", why=why_not_rally),
        one("move", Move, ACTIVE, rule="3.3.2-j", why=partial(marching.why_not_move, kind="move")),
        one("double", Double, ACTIVE, rule="5.3-a", why=partial(marching.why_not_move, kind="double")),
        one("charge", Charge, rider, rule="5.6-g", why=_why_not_charge),
        one("fire", Fire, ACTIVE, rule="3.3.2-i", why=why_not_fire),
        one("prepare", Prepare, ACTIVE, rule="3.3.2-n", why=why_not_prepare),
        one("dig", Dig, ACTIVE, rule="3.3.2-l", why=works.why_not_dig),
        one("cross", Cross, ACTIVE, wire, beyond, rule="13.2-b", why=works.why_not_cross, among=_crossings),
        one("boat", Boat, ACTIVE, boats, beyond, rule="12.9.2-d", why=works.why_not_boat, among=_ferries),
        one("clear", Clear, engineer, work, rule="13.2-f", why=works.why_not_clear, among=_sites),
        one(
            "build",
            Build,
            engineer,
            works.BUILD,
            work,
            rule="13.3-c",
            why=works.why_not_build,
            among=lambda s: [(u, kind, h) for u, h in _sites(s) for kind in works.BUILDS],
            subjects=lambda _s, u, kind, h: (IDS[u], work.write(h)),
        ),
        one("limber", Limber, gun, truck, rule="5.5-j", why=why_not_limber, among=_stackmates),
        one("unlimber", Unlimber, gun, rule="5.5-j", why=why_not_unlimber),
        one(
            "assault",
            Assault,
            ACTIVE,
            foe,
            rule="9-c",
            why=why_not_assault,
            among=_assaults,
            judged=True,
            final=lambda s, u, h: _begins(s, [u], h),
        ),
        StandingWay("end", End, rule="3.3.2-b", why_not=why_not_end),
    )


def _holds_enemy(s: Battlefield, h: int) -> bool:
    return enemy_in(s, h, s.active)


def _has_wire(s: Battlefield, h: int) -> bool:
    return has(s.wire, h)


def _has_boat(s: Battlefield, h: int) -> bool:
    return has(s.boats, h)


def _has_work(s: Battlefield, h: int) -> bool:
    return has(s.wire | s.roadblocks | s.mines | s.ditches | s.teeth, h)


def end_activation(s: Battlefield) -> None:
    """3.3.1-g, 3.3.1-e: who was left idle cannot act later in the turn; an older Reaction marker stays."""
    for u in list(each(s.acting)):
        if not has(s.reaction, u) and u not in s.waiting:
            finish(s, u)
    for u, used in s.spent.items():  # 5.6-l: who set out to charge and neither did nor went further has not
        if has(s.charged, u) and not has(s.used, u) and u in s.at and used <= allowance(s, u, "move"):
            s.charged &= ~(1 << u)
    finish(s, *s.leaders)
    s.acting = 0
    s.leaders = ()
    s.used = 0
    s.flak = s.flak_ready = 0
    s.spent.clear()
    s.began.clear()
    for u in list(each(s.risky)):
        if u not in s.works:  # 11-c
            s.risky &= ~(1 << u)
    s.active = 1 - s.active


# --- assault (3.3.2-j) ----------------------------------------------------------------------------
def _begins(s: Battlefield, party: list[int], h: int) -> Final:
    """9-e: with the last who can join, the fight begins; while others can, nothing is declared yet."""
    return "" if mates(s, party, h) else "dice"


def assault_step(s: Battlefield, u: int, h: int) -> Flow[None]:
    """9-e: declare who assaults; then units elsewhere may react (3.4), then it is fought."""
    party = [u]
    side = PIECES[u].side

    def why_not(x: int) -> Refusal | None:
        return why_not_own(s, side, x, "9.1-d") or why_not_join(s, party, x, h)

    while more := mates(s, party, h):
        menu = Menu(
            s,
            Way(
                "join",
                Join,
                nouns.own(side),
                rule="9.1-d",
                why_not=why_not,
                among=more,
                judged=True,
                label=nouns.worded("do-join-assault", nouns.PIECE),
                final=lambda x: _begins(s, [*party, x], h) or "perhaps",  # the ask itself commits
            ),
            Way("declare", partial(Declare, tuple(party), h), rule="9-e"),
        )
        match (yield from put(Ask.of(seat(side), "assault", "9-e", menu, {"hex": code(s, h)}, True))):
            case Join(mate):
                party.append(mate)
            case Declare():
                break
    for x in party:
        s.moved |= 1 << x
        s.spent.setdefault(x, 0)  # 9.2-f: from now on it counts as moving
        s.began.setdefault(x, s.at[x])
        s.used |= 1 << x  # one assault is its action, however it ends
        abandon(s, x)
    yield from reactions(s, party, h)
    party = [x for x in party if x in s.at and not has(s.routed, x) and the_board(s).grid.touch(s.at[x], h)]
    if party and any(PIECES[x].side != side for x in s.stacks.get(h, ())):
        yield from assault(s, party, h)
    finish(s, *party)


# --- the rest -------------------------------------------------------------------------------------
def why_not_prepare(s: Battlefield, u: int) -> Refusal | None:
    """3.3.2-n: prepare for reaction."""
    refusal = why_not_open(s, u)
    if refusal is not None:
        return refusal
    p = PIECES[u]
    if u not in s.at or carried(s, u):
        return Refusal("3.4-k", "is-carried", {"unit": p.id})
    return None


def why_not_limber(s: Battlefield, u: int, truck: int) -> Refusal | None:
    """3.3.2-k, 5.5-j: a gun and a transport that have not acted, in the same hex."""
    p = PIECES[u]
    refusal = idle(s, u)
    if refusal is not None:
        return refusal
    if u in s.spent:
        return Refusal("3.3.2-a", "has-moved", {"unit": p.id})
    if p.move != "wheeled-t":
        return Refusal("5.5-j", "no-gun", {"unit": p.id})
    if carried(s, u):
        return Refusal("5.5-j", "is-carried", {"unit": p.id})
    if truck not in s.at or s.at[truck] != s.at.get(u):
        return Refusal("5.5-j", "not-same-hex", {"unit": PIECES[truck].id})
    if has(s.finished, truck) or truck in s.spent or has(s.routed, truck):
        return Refusal("5.5-a", "is-finished", {"unit": PIECES[truck].id})
    return may_carry(s, truck, u)


def why_not_unlimber(s: Battlefield, u: int) -> Refusal | None:
    p = PIECES[u]
    refusal = idle(s, u)
    if refusal is not None:
        return refusal
    if u in s.spent:
        return Refusal("3.3.2-a", "has-moved", {"unit": p.id})
    if not carried(s, u) or p.move != "wheeled-t":
        return Refusal("5.5-j", "nothing-carried", {"unit": p.id})
    return None


def direct_step(s: Battlefield, o: int) -> Flow[None]:
    """8.1.1-e: nobody reacts to it; 8.1.1-i: before, between or after what his units do."""
    yield from artillery.direct(s, o)


def air_step(s: Battlefield, o: int) -> Flow[None]:
    yield from air.fly(s, o)


_OFFICER: tuple[tuple[str, Callable[[Battlefield, int], Refusal | None]], ...] = (
    ("direct", artillery.why_not_direct),
    ("air", air.why_not_air),
    ("rally", why_not_rally),
)
_HELPER = (("rally", why_not_rally),)
"""7.4-d: commissars and chaplains."""
