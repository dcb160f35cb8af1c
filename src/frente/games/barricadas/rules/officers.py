"""Chapter 7: replacements of fallen officers, and coordination. What befalls officers is in `aftermath`."""

from __future__ import annotations

from dataclasses import replace

from frente.engine import Ask, Flow, Menu, Refusal, Way, put, shuffle
from frente.games.barricadas import charts, nouns
from frente.games.barricadas.answers import With
from frente.games.barricadas.definitions import PIECES
from frente.games.barricadas.rules.readiness import why_not_own
from frente.games.barricadas.state import (
    Battlefield,
    Formation,
    carried,
    code,
    has,
    members,
    place,
    seat,
    the_board,
)


# --- replacements (7.2) ---------------------------------------------------------------------------
def replacements(s: Battlefield, side: int) -> Flow[None]:
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


def free_replacements(s: Battlefield, f: Formation) -> list[int]:
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


def _arrive(s: Battlefield, n: int, officer: int, units: list[int]) -> Flow[None]:
    f = s.formations[n]
    if f.kind == "tank":
        units = [u for u in units if PIECES[u].is_afv] or units
    goal = units[0]
    some = units if f.kind == "tank" else list({s.at[u]: u for u in reversed(units)}.values())
    if len(some) > 1:

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
def why_not_coordinate(s: Battlefield, first: int, second: int) -> Refusal | None:
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


def coordination_need(s: Battlefield, first: int, second: int) -> tuple[int, int]:
    """7.3-b, 7.3-e: what the die, after its modifier, must not exceed; and the modifier."""
    fa = s.formations[s.member[first]].faction
    fb = s.formations[s.member[second]].faction
    return PIECES[first].coordination + PIECES[second].coordination, charts.coordination_modifier(fa, fb)
