"""Chapter 7: officers' losses, replacements and coordination."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from frente.engine import Ask, Flow, Menu, Refusal, Way, put, roll, shuffle
from frente.games.barricadas import charts, nouns
from frente.games.barricadas.answers import With
from frente.games.barricadas.definitions import PIECES
from frente.games.barricadas.rules.losses import eliminate, settle_works
from frente.games.barricadas.rules.morale import body, check_formation, check_unit, leaders_rout, stream
from frente.games.barricadas.rules.readiness import why_not_own
from frente.games.barricadas.state import (
    Formation,
    State,
    carried,
    code,
    has,
    members,
    place,
    seat,
    steps_lost,
    the_board,
)


@dataclass(slots=True)
class Toll:
    """What one attack has cost in one hex, for the checks that follow."""

    hex: int
    cause: int
    """The hex from which those who break flee (10.3.2-a)."""
    present: tuple[int, ...] = ()
    """Officers, commissars and chaplains who stood in the hex."""
    before: dict[int, int] = field(default_factory=dict)
    """Formation -> steps it had lost before the attack."""
    hits: dict[int, int] = field(default_factory=dict)
    lost: dict[int, int] = field(default_factory=dict)
    there: set[int] = field(default_factory=set)
    """The units that were in the hex."""
    out: int = 0
    """Who was out of command when the attack came (10-c)."""
    bereft: list[int] = field(default_factory=list)
    """Formations whose officer stood alone and fell (7.1-b)."""
    count: int = 0
    """The hits on the hex."""
    broken: list[int] = field(default_factory=list)
    """Who was routed already and must flee again (10.3.3-a)."""


def toll_of(s: State, h: int, cause: int) -> Toll:
    here = s.stacks.get(h, ())
    formations = {s.member[u] for u in here if u in s.member}
    return Toll(
        hex=h,
        cause=cause,
        present=tuple(u for u in here if PIECES[u].leader),
        before={n: steps_lost(s, n) for n in sorted(formations)},
        there={u for u in here if not PIECES[u].leader},
        out=s.out,
    )


def parts_of(s: State, toll: Toll) -> list[Toll]:
    """The same, formation by formation: what follows in one does not touch the others."""

    def of(u: int, n: int) -> bool:
        return s.member.get(u, -1) == n

    found = []
    for n in toll.before:
        found.append(
            replace(
                toll,
                present=tuple(u for u in toll.present if of(u, n)),
                before={n: toll.before[n]},
                hits={u: c for u, c in toll.hits.items() if of(u, n)},
                lost={u: c for u, c in toll.lost.items() if of(u, n)},
                bereft=[x for x in toll.bereft if x == n],
                broken=[u for u in toll.broken if of(u, n)],
            )
        )
    free = tuple(u for u in toll.present if of(u, -1))  # commissars and chaplains: every hit counts (7.4-b)
    flee = [u for u in toll.broken if of(u, -1)]
    if free or flee:
        found.append(replace(toll, present=free, before={}, out=0, bereft=[], broken=flee))
    return found


def casualties(s: State, toll: Toll) -> Flow[list[int]]:
    """7.1-d, 7.1-i, 7.4-b: 2d6 minus the hits of his units in his hex; 1 or less eliminates him.

    Gives the formations that lost their officer. 7.1-g: hits on other formations do not count for him.
    """
    bereft = []
    for o in toll.present:
        if o not in s.at:
            continue
        n = s.member.get(o, -1)
        total = 0
        for u, count in toll.hits.items():
            own = PIECES[o].category != "officer" or (n >= 0 and s.member.get(u, -1) == n)
            if own and PIECES[u].side == PIECES[o].side:
                total += toll.lost.get(u, 0) if PIECES[u].is_afv else count
        if not total:
            continue
        dice = yield from roll(stream(s), 2, 6, kind="officer", rule="7.1-d", seat=seat(PIECES[o].side))
        s.note("officer-roll", "7.1-d", unit=PIECES[o].id, roll=sum(dice), hits=total)
        if sum(dice) - total <= 1:
            eliminate(s, o, "7.1-d")
            if n >= 0:
                bereft.append(n)
    return bereft


def aftermath(s: State, toll: Toll) -> Flow[None]:
    """8.3-j, 14-n: officers first, then eliminated units, then losses beyond the units, then single units."""
    lost_officer = yield from casualties(s, toll)
    for n in (*toll.bereft, *lost_officer):  # 7.1-f, 14-c
        yield from check_formation(s, n, toll.there, toll.hex, toll.cause, "14-c")
    for n in toll.before:
        if any(s.member.get(u) == n and u not in s.at for u in toll.lost):  # 8.4.3-b, 14-a
            yield from check_formation(s, n, toll.there, toll.hex, toll.cause, "14-a")
        for _ in range(beyond(s, toll, n)):
            yield from check_formation(s, n, toll.there, toll.hex, toll.cause, "14-e")
    hurt = [u for u, hits in toll.hits.items() if hits and u in s.at and has(toll.out, u)]
    for u in dict.fromkeys(body(s, x) for x in hurt):  # 10-c, 14-m
        yield from check_unit(s, u, toll.cause, "14-m")
    for n in dict.fromkeys(s.member[u] for u in hurt if u in s.member):
        yield from leaders_rout(s, n, toll.cause)
    settle_works(s, toll.hex)


def beyond(s: State, toll: Toll, n: int) -> int:
    """14-e: the steps this attack has cost a formation beyond its original number of units."""
    before = toll.before.get(n, 0)
    now = before + sum(count for u, count in toll.lost.items() if s.member.get(u, -1) == n)
    return now - max(before, len(s.formations[n].units))


# --- replacements (7.2) ---------------------------------------------------------------------------
def replacements(s: State, side: int) -> Flow[None]:
    """7.2-a, 3.1-d: at the beginning of a turn fallen officers are replaced."""
    for n, f in enumerate(s.formations):
        if f.side != side or f.officer >= 0 or not f.replaced or f.fallen < 0:
            continue
        units = members(s, n)
        if not units:
            continue  # 7.2-b
        pool = free_replacements(s, f)
        if not pool:
            continue
        order = yield from shuffle(f"officers:{seat(side)}", len(pool), kind="replacement", rule="7.2-b")
        officer = pool[order[0]]
        yield from _arrive(s, n, officer, units)


def free_replacements(s: State, f: Formation) -> list[int]:
    """7.2-b: the side's replacement officers of the type that are left."""
    used = {x.officer for x in s.formations} | {x.fallen for x in s.formations}
    return [
        p.number
        for p in PIECES
        if p.replacement
        and p.side == f.side
        and p.officer_type == f.kind
        and p.number not in used
        and not has(s.gone, p.number)
    ]


def _arrive(s: State, n: int, officer: int, units: list[int]) -> Flow[None]:
    f = s.formations[n]
    if f.kind == "tank":
        units = [u for u in units if PIECES[u].is_afv] or units
    goal = units[0]
    spots = (
        {s.at[u]: u for u in reversed(units)} if f.kind != "tank" else {s.at[u] * 1000 + u: u for u in units}
    )
    if len(spots) > 1:
        some = list(spots.values())

        def otherwise(u: int) -> Refusal:
            refusal = why_not_own(s, f.side, u, "7.2-a")
            if refusal is not None:
                return refusal
            if u not in f.units or u not in s.at:
                return Refusal("7.2-a", "not-with", {"unit": PIECES[u].id, "officer": PIECES[officer].id})
            if f.kind == "tank":
                return Refusal("7.1-e", "no-tank", {"unit": PIECES[u].id, "officer": PIECES[officer].id})
            other = next(x for x in some if s.at[x] == s.at[u])
            return Refusal("7.2-a", "same-hex", {"unit": PIECES[u].id, "other": PIECES[other].id})

        way = Way("with", With, nouns.own(f.side), rule="7.2-a", among=some, otherwise=otherwise)
        about = {"officer": PIECES[officer].id}
        answer = yield from put(Ask.of(seat(f.side), "replacement", "7.2-a", Menu(s, way), about))
        goal = answer.unit
    # 7.2-b: he takes the faction of the formation, which is the formation's own field.
    s.formations[n] = replace(f, officer=officer)
    s.member[officer] = n
    place(s, officer, s.at[goal])
    if f.kind == "tank" and PIECES[goal].is_afv:
        s.load[officer] = goal
    elif carried(s, goal):
        s.load[officer] = s.load[goal]  # 5.5-d
    s.note("replaced", "7.2-a", unit=PIECES[officer].id, hex=code(s, s.at[goal]))


# --- coordination (7.3) ---------------------------------------------------------------------------
def why_not_coordinate(s: State, first: int, second: int) -> Refusal | None:
    """7.3-a: a second officer within twice the first's command range, neither Finished nor routed."""
    a, b = PIECES[first], PIECES[second]
    args = {"officer": a.id, "other": b.id}
    for p in (a, b):
        if p.category != "officer" or s.member.get(p.number, -1) < 0:
            return Refusal("7.3-a", "no-officer", {"unit": p.id})
        if p.number not in s.at:
            return Refusal("7.3-a", "not-on-board", {"unit": p.id})
        if has(s.finished, p.number):
            return Refusal("7.3-a", "is-finished", {"unit": p.id})
        if has(s.routed, p.number):
            return Refusal("7.3-a", "is-routed", {"unit": p.id})
    if a.side != b.side or first == second:
        return Refusal("7.3-a", "not-yours", {"unit": b.id})
    far = the_board(s).grid.distance(s.at[first], s.at[second])
    if far > 2 * a.command:
        return Refusal("7.3-a", "coordinate-far", {**args, "distance": far, "range": 2 * a.command})
    return None


def coordination_need(s: State, first: int, second: int) -> tuple[int, int]:
    """7.3-b, 7.3-e: what the die, after its modifier, must not exceed; and the modifier."""
    fa = s.formations[s.member[first]].faction
    fb = s.formations[s.member[second]].faction
    return PIECES[first].coordination + PIECES[second].coordination, charts.coordination_modifier(fa, fb)
