"""9.5: anti-armor assault; 9-d: going on against AFVs that stood apart."""

from __future__ import annotations

from collections.abc import Sequence

from frente.boards.hexes import OFF
from frente.engine import Ask, Flow, Menu, Refusal, Way, put
from frente.games.barricadas import charts, nouns
from frente.games.barricadas.answers import Against, Fall, GoOn, Hold, Return, Skip, Stay, Volley
from frente.games.barricadas.definitions import AP, PIECES
from frente.games.barricadas.rules import fire
from frente.games.barricadas.rules.losses import eliminate, fall_back
from frente.games.barricadas.rules.melee import Assault
from frente.games.barricadas.rules.morale import check_formation, check_unit, leaders_rout, passes
from frente.games.barricadas.rules.movement import enemy_in, prohibited
from frente.games.barricadas.rules.retreat import enter, unsafe
from frente.games.barricadas.rules.stacking import fits
from frente.games.barricadas.state import (
    Battlefield,
    cargo,
    code,
    finish,
    has,
    is_unit,
    mounted,
    seat,
    targets_in,
    the_board,
)


def anti_armor(s: Battlefield, u: int, h: int, moves: bool) -> Flow[None]:
    """9.5: one unit against one vehicle; it returns unless no enemy remains in the hex."""
    foe = 1 - PIECES[u].side
    home = s.at[u]
    vehicles = targets_in(s, h, foe)
    if not moves:
        vehicles = [x for x in vehicles if PIECES[x].is_afv]
    target = vehicles[0]
    if len(vehicles) > 1:  # 9.5-a
        way = Way(
            "on",
            Against,
            nouns.own(foe),
            rule="9.5-a",
            among=vehicles,
            otherwise=lambda x: Refusal(
                "9.5-a", "no-such-vehicle", {"unit": PIECES[x].id, "hex": code(s, h)}
            ),
            label=nouns.worded("do-on-vehicle", nouns.PIECE),
        )
        about = {"unit": PIECES[u].id, "hex": code(s, h)}
        answer = yield from put(Ask.of(seat(PIECES[u].side), "vehicle", "9.5-a", Menu(s, way), about))
        target = answer.vehicle
    before = s.lost.get(u, 0)
    if moves:
        yield from _vehicles_fire(s, u, h, vehicles)
        if u not in s.at or has(s.routed, u) or s.at[u] != home:
            return
    yield from _go_for(s, u, target, h)
    if u in s.at and s.lost.get(u, 0) > before:
        yield from check_unit(s, u, h, "9.5-g")
        if s.member.get(u, -1) >= 0:
            yield from leaders_rout(s, s.member[u], h)
    if not enemy_in(s, h, PIECES[u].side) and u in s.at and not has(s.routed, u):
        menu = Menu(
            s,
            Way("stay", Stay, rule="9.5-f", label=nouns.worded("do-stay-hold-hex")),
            Way("return", Return, rule="9.5-f"),
        )
        after = {"unit": PIECES[u].id, "hex": code(s, h)}
        answer = yield from put(Ask.of(seat(PIECES[u].side), "hold-hex", "9.5-f", menu, after))
        if isinstance(answer, Stay) and prohibited(s, u, h) is None:
            enter(s, [u], h)


def _go_for(s: Battlefield, u: int, target: int, h: int) -> Flow[None]:
    """9.5-c, 9.5-d: the check, then the assault; the vehicle is Finished by it (9-h)."""
    hard = PIECES[target].is_afv
    good = yield from passes(s, u, -1 if hard else 0, "9.5-c")  # 10.2-c
    if not good:
        return
    finish(s, target)
    if not has(s.routed, target):
        yield from strike(s, u, target, "9.5-d", h, checked=True)
        return
    riders = [x for x in (target, *cargo(s, target)) if is_unit(x)]
    for x in riders:  # 9.1.1-b, 10.2-g
        eliminate(s, x, "9.1.1-b")
    for n in dict.fromkeys(s.member[x] for x in riders if x in s.member):
        yield from check_formation(s, n, set(), h, h, "14-a")


def _vehicles_fire(s: Battlefield, u: int, h: int, vehicles: Sequence[int]) -> Flow[None]:
    """9.5-b: assaulted vehicles fire AP at the one unit; the first time in full, later after a check."""
    foe = 1 - PIECES[u].side
    home = s.at[u]
    for x in vehicles:
        if x not in s.at or u not in s.at or has(s.routed, u) or s.at[u] != home:
            return
        if AP not in PIECES[x].fire or has(s.routed, x) or PIECES[u].is_afv:
            continue
        again = has(s.answered, x)
        if not (yield from _fires(s, x, h, u)):
            continue
        if again:
            good = yield from passes(s, x, 0, "9.5-b")
            if not good:
                continue
        s.answered |= 1 << x
        shot = fire.fire_shot(s, [x], AP, home, (x,) if again else (), [u])
        s.fired |= 1 << foe
        yield from fire.shoot(s, shot, "9.5-b")
        finish(s, x)  # 9-h


def _fires(s: Battlefield, x: int, h: int, assailant: int) -> Flow[bool]:
    """9.5-b: does an assaulted vehicle fire?"""
    aim, foe, home = nouns.aims(s), PIECES[x].side, s.at[assailant]

    def otherwise(u: int, chosen: nouns.Aim) -> Refusal:
        if u != x:
            return Refusal("9.5-b", "not-its-turn", {"unit": PIECES[u].id, "other": PIECES[x].id})
        if chosen[1] != AP:
            return Refusal("9.5-b", "only-ap", {"unit": PIECES[x].id})
        return Refusal("9.5-b", "no-launch", {"hex": code(s, chosen[0])})

    menu = Menu(
        s,
        Way(
            "volley",
            lambda u, chosen: Volley(u, chosen[0], chosen[1], met=True),
            nouns.own(foe),
            aim,
            rule="9.5-b",
            among=[(x, (home, AP))],
            otherwise=otherwise,
            label=nouns.detailed("do-volley", nouns.PIECE, aim),
        ),
        Way("hold", Hold, rule="9.5-b"),
    )
    about = {"hex": code(s, h), "units": [PIECES[assailant].id], "by": "vehicle"}
    answer = yield from put(Ask.of(seat(foe), "defend", "9.5-b", menu, about))
    return isinstance(answer, Volley)


def strike_shot(s: Battlefield, u: int, target: int, h: int) -> fire.Shot:
    """9.5-d, 9.5-e: the unit's own FF, two columns more against trucks; the divisor is always 2."""
    ff = charts.after_losses(*_printed(u), s.lost.get(u, 0))
    if mounted(s, u):
        ff = charts.halved(ff)
    shift = fire.shift_of(s, [u]) + (2 if PIECES[target].category == "transport" else 0)
    mods: tuple[tuple[str, int, str], ...] = ()
    if s.rubble.get(s.at[u]) == 99:
        mods = (("rubble", -1, "13.7-f"),)
    return fire.Shot(AP, h, ff, shift, mods, 2, (target,), s.at[u], (u,), one_each=True)


def _printed(u: int) -> tuple[int, int]:
    values = PIECES[u].fire[AP]
    return values[0], values[2]


def strike(s: Battlefield, u: int, target: int, rule: str, h: int, checked: bool = False) -> Flow[None]:
    """9.5-d: one anti-armor assault; who lost a step by it checks (14-j), an AFV may fall back (9.5-h)."""
    if not checked:  # an answer to an assault of AFVs
        good = yield from passes(s, u, -1, "9.5-c")
        if not good:
            return
    shot = strike_shot(s, u, target, h)
    lost_before = s.lost.get(target, 0)
    yield from fire.shoot(s, shot, rule)
    if target not in s.at or s.lost.get(target, 0) == lost_before:
        return
    yield from check_unit(s, target, s.at.get(u, h), "14-j")
    if s.member.get(target, -1) >= 0:
        yield from leaders_rout(s, s.member[target], s.at.get(u, h))
    if target in s.at and not has(s.routed, target) and PIECES[target].is_afv:
        yield from _may_fall_back(s, target, u)


def _may_fall_back(s: Battlefield, tank: int, by: int) -> Flow[None]:
    """9.5-h: an AFV that was hurt and holds may fall back a hex."""
    here = s.at[tank]
    grid = the_board(s).grid

    def why_not(h: int) -> Refusal | None:
        args = {"unit": PIECES[tank].id, "hex": code(s, h)}
        if not grid.touch(here, h):
            return Refusal("9.5-h", "not-next", args)
        bad = unsafe(s, tank, here, h, (by,), -1)
        if bad:
            return Refusal(bad, "unsafe", args)
        return None if fits(s, h, [tank, *cargo(s, tank)]) else Refusal("4-a", "overstacked", args)

    ways = [n for n in grid.sides[here] if n != OFF and why_not(n) is None]
    if not ways:
        return
    menu = Menu(
        s,
        Way("fall", Fall, nouns.hexes(s), rule="9.5-h", why_not=why_not, among=ways, judged=True),
        Way("stay", Stay, rule="9.5-h", label=nouns.worded("do-stay-fall-back")),
    )
    about = {"unit": PIECES[tank].id}
    match (yield from put(Ask.of(seat(PIECES[tank].side), "fall-back", "9.5-h", menu, about))):
        case Fall(h):
            fall_back(s, tank, h)


def occupy(s: Battlefield, fight: Assault) -> Flow[None]:
    """9.3-h, 9.4-l: winners stay in the hex. 9-d: AFVs that stood apart may be assaulted at once."""
    h, foe = fight.hex, 1 - fight.side
    for u in [x for x in fight.passed if is_unit(x)]:
        if any(PIECES[x].is_afv for x in targets_in(s, h, foe)):
            about = {"unit": PIECES[u].id, "hex": code(s, h)}
            menu = Menu(
                s,
                Way("strike", GoOn, rule="9-d", label=nouns.worded("do-strike-go-on")),
                Way("skip", Skip, rule="9-d", label=nouns.worded("do-skip-go-on")),
            )
            answer = yield from put(Ask.of(seat(fight.side), "go-on", "9-d", menu, about))
            if isinstance(answer, GoOn):
                yield from anti_armor(s, u, h, False)
    if any(PIECES[u].side == foe and PIECES[u].category != "horses" for u in s.stacks.get(h, ())):
        return
    enter(s, fight.passed, h)
