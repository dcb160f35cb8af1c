"""Chapter 3: the turn and its four phases, the activations, the end."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from itertools import islice

from frente.boards.hexes import bits
from frente.engine import Ask, Final, Flow, Menu, Over, Refusal, Result, StandingWay, Way, put, roll
from frente.games.barricadas import nouns
from frente.games.barricadas.answers import Activate, Coordinate, Drop, First, Keep, Later, Lay, Pass, Second
from frente.games.barricadas.definitions import HORSES, LEADERS, OF_SIDE, PIECES, TRANSPORTS
from frente.games.barricadas.nouns import ACTIVE, IDS
from frente.games.barricadas.rules.entering import may_enter
from frente.games.barricadas.rules.morale import in_range, passes
from frente.games.barricadas.rules.movement import wet
from frente.games.barricadas.rules.officers import coordination_need, replacements, why_not_coordinate
from frente.games.barricadas.rules.opening import open_with
from frente.games.barricadas.rules.readiness import why_absent, why_not_own
from frente.games.barricadas.state import (
    Battlefield,
    carried,
    code,
    each,
    effects,
    finish,
    has,
    is_unit,
    members,
    seat,
    the_board,
)


def turn(s: Battlefield) -> Flow[None]:
    """3-a: Command, Initiative, Activation, Marker Removal."""
    s.turn += 1
    s.fights = 0
    s.activations = (0, 0)
    s.officers_used = (0, 0)
    s.phase = "command"
    s.note("turn", "3-a", turn=s.turn)
    s.push(("command",), ("initiative",), ("activation",))
    yield from ()


# --- command (3.1) --------------------------------------------------------------------------------
def command(s: Battlefield) -> Flow[None]:
    """3.1-d: replacements arrive, then command status is fixed for the turn (3.1-c)."""
    for side in (0, 1):
        yield from replacements(s, side)
    s.out = out_of_command(s)


def out_of_command(s: Battlefield) -> int:
    """3.1-a, 3.1-e: units beyond their officer's range, or whose officer is routed or lost."""
    mask = 0
    for n, f in enumerate(s.formations):
        leads = f.officer >= 0 and not has(s.routed, f.officer)
        for u in members(s, n):
            if not leads or not in_range(s, f.officer, u):
                mask |= 1 << u
    return mask


# --- initiative (3.2) -----------------------------------------------------------------------------
def initiative_modifier(s: Battlefield, side: int) -> int:
    """3.2-a: the attacker, who had it last turn, and the scenario."""
    return s.brief.initiative[side] + (s.brief.attacker == side) + (s.initiative == side)


def initiative(s: Battlefield) -> Flow[None]:
    s.phase = "initiative"
    while True:  # 3.2-b
        dice = yield from roll(f"initiative:{s.turn}", 2, 6, kind="initiative", rule="3.2-a")
        totals = [dice[side] + initiative_modifier(s, side) for side in (0, 1)]
        if totals[0] != totals[1]:
            break
    winner = 0 if totals[0] > totals[1] else 1
    s.initiative = winner
    s.active = winner
    if s.brief.kind == "meeting" and s.turn == 1:
        s.push(("who_first", winner))
    s.passed = 0
    s.phase = "activation"
    s.note("initiative", "3.2-a", seat=seat(winner), republican=totals[0], nationalist=totals[1])


def who_first(s: Battlefield, winner: int) -> Flow[None]:
    """15-i: the winner chooses who enters first."""
    menu = Menu(s, Way("first", First, rule="15-i"), Way("second", Second, rule="15-i"))
    answer = yield from open_with(s, ("who_first", winner), Ask.of(seat(winner), "who-first", "15-i", menu))
    s.active = winner if isinstance(answer, First) else 1 - winner


# --- activations (3.3) ----------------------------------------------------------------------------
def can_enter(s: Battlefield, u: int) -> bool:
    return u in s.waiting and may_enter(s, u)


def formation_can_act(s: Battlefield, n: int) -> int:
    """3.3.1-b: the units an officer takes with him: in command, not Finished, not marked this turn."""
    f = s.formations[n]
    mask = 0
    for u in f.units:
        bit = 1 << u
        if (s.finished | s.fresh | s.out | s.routed | s.rallied) & bit:
            continue
        if u in s.at or can_enter(s, u):
            mask |= bit
    return mask


def why_not_activate(s: Battlefield, u: int) -> Refusal | None:
    """3.3.1-a: an officer, or a unit out of command, not Finished."""
    p = PIECES[u]
    if p.side != s.active:
        return Refusal("3.3.1-a", "not-yours", {"unit": p.id})
    if u not in s.at and u not in s.waiting:
        return why_absent(s, u)
    if s.finished >> u & 1:
        return Refusal("3.3.1-a", "is-finished", {"unit": p.id})
    if u not in s.at and not can_enter(s, u):
        return Refusal("2.3-n", "no-entry", {"unit": p.id})
    if p.category == "officer":
        return _why_not_officer(s, u)
    if p.leader:  # 7.4-d
        if has(s.routed, u) and has(s.tried, u):
            return Refusal("10.4.2-f", "rally-once", {"unit": p.id})
        return None
    if p.category == "transport":
        if u in s.load.values():
            return Refusal("5.5-b", "loaded", {"unit": p.id})
        return Refusal("10.3.1-a", "is-routed", {"unit": p.id}) if has(s.routed, u) else None
    if p.category == "horses":
        return Refusal("5.6-n", "horses", {"unit": p.id})
    if has(s.routed, u):
        return Refusal("10.3.1-a", "is-routed", {"unit": p.id})
    if not has(s.out, u):
        return Refusal("3.3.1-b", "in-command", {"unit": p.id})
    if has(s.fresh, u):
        return Refusal("3.3.2-n", "is-ready", {"unit": p.id})
    if has(s.rallied, u):
        return Refusal("10.4.2-c", "just-rallied", {"unit": p.id})
    return None


def _why_not_officer(s: Battlefield, u: int) -> Refusal | None:
    p = PIECES[u]
    if s.member.get(u, -1) < 0:
        return Refusal("7-b", "no-formation", {"unit": p.id})
    if has(s.routed, u) and has(s.tried, u):
        return Refusal("10.4.2-f", "rally-once", {"unit": p.id})
    if has(s.rallied, u):
        return Refusal("10.4.2-c", "just-rallied", {"unit": p.id})
    if s.brief.effects:
        for effect in effects(s, "max_officer_activations", p.side):
            if s.officers_used[p.side] >= effect.value:
                return Refusal("2.3-l", "officers-limited", {"most": effect.value})
        for _ in effects(s, "no_officer_activation_until_enemy_fires", p.side):
            if not s.fired >> (1 - p.side) & 1:
                return Refusal("2.3-l", "surprised", {})
    if p.officer_type == "tank" and u in s.waiting and not formation_can_act(s, s.member[u]):
        return Refusal("2.3-n", "no-entry", {"unit": p.id})
    return None


def _why_not_two(s: Battlefield) -> Refusal | None:
    """7.3-a: both officers of a coordination count where a scenario limits their number."""
    for effect in effects(s, "max_officer_activations", s.active):
        if s.officers_used[s.active] + 2 > effect.value:
            return Refusal("2.3-l", "officers-limited", {"most": effect.value})
    return None


def _able(s: Battlefield) -> Iterator[int]:
    """Who may be activated now."""
    # Units in command are activated by their officer: most need no further look.
    stray = s.out & ~(s.routed | s.fresh | s.rallied)
    some = OF_SIDE[s.active] & (LEADERS | TRANSPORTS | stray) & ~s.finished
    sure = some & stray & ~(LEADERS | TRANSPORTS | HORSES)  # nothing else is asked of those on the board
    for u in s.at:
        if sure >> u & 1 or (some >> u & 1 and why_not_activate(s, u) is None):
            yield u
    for u in s.waiting:
        if some >> u & 1 and why_not_activate(s, u) is None:
            yield u


def _pairs(s: Battlefield, able: list[int]) -> list[tuple[int, int]]:
    """7.3-a: the officers who may act together, by the one who calls the other."""
    officers = [u for u in able if PIECES[u].category == "officer" and u in s.at and not has(s.routed, u)]
    if len(officers) < 2 or _why_not_two(s) is not None:
        return []
    distance = the_board(s).grid.distance
    return [
        (a, b)
        for a in officers
        for b in officers
        if a != b
        and distance(s.at[a], s.at[b]) <= 2 * PIECES[a].command
        and why_not_coordinate(s, a, b) is None
    ]


def activation_options(s: Battlefield, able: Iterable[int]) -> list[str]:
    able = sorted(able)
    tokens = [f"activate {IDS[u]}" for u in able]
    tokens += [f"coordinate {IDS[a]} {IDS[b]}" for a, b in _pairs(s, able)]
    if why_not_pass(s) is None:
        tokens.append("pass")
    return tokens


def why_not_pass(s: Battlefield) -> Refusal | None:
    """3.3.1-f; a scenario may forbid to be the first."""
    for _ in effects(s, "may_not_pass_first", s.active):
        if s.passed == 0:
            return Refusal("2.3-l", "may-not-pass", {})
    return None


def why_not_both(s: Battlefield, first: int, second: int) -> Refusal | None:
    """7.3-a: may these two officers act together?"""
    return (
        why_not_activate(s, first)
        or why_not_activate(s, second)
        or _why_not_two(s)
        or why_not_coordinate(s, first, second)
    )


def _rolls(s: Battlefield, u: int) -> Final:
    """3.3.1-d: who is out of command checks morale at once; else the phase may end with it."""
    return "dice" if has(s.out, u) and is_unit(u) else "perhaps"


ACTIVATIONS = (
    StandingWay(
        "activate",
        Activate,
        ACTIVE,
        rule="3.3.1-a",
        why_not=why_not_activate,
        among=lambda s: sorted(_able(s)),
        judged=True,
        final=_rolls,
    ),
    StandingWay(
        "coordinate",
        Coordinate,
        nouns.kinds(ACTIVE, "officer"),
        nouns.kinds(ACTIVE, "officer"),
        rule="7.3-a",
        why_not=why_not_both,
        among=lambda s: _pairs(s, sorted(_able(s))),
        judged=True,
    ),
    StandingWay("pass", Pass, rule="3.3.1-f", why_not=why_not_pass),
)


def activation(s: Battlefield) -> Flow[None]:
    """3.3.1: one activation or a pass; two passes in a row end it (3.3.1-f)."""
    side = s.active
    answer: Activate | Coordinate | Pass = Pass()  # unless something is left to activate
    found = _able(s)
    able = [*islice(found, 1)]
    if able:

        def options() -> list[str]:
            able.extend(found)
            return activation_options(s, able)

        menu = Menu(s, *ACTIVATIONS, tokens=options)
        stray = OF_SIDE[side] & s.out & ~(s.routed | s.fresh | s.rallied | s.finished)
        about = {"strays": any(u in s.at for u in each(stray)), "pass": why_not_pass(s) is None}
        ask = Ask.of(seat(side), "activate", "3.3.1-a", menu, about)
        answer = yield from open_with(s, ("activation",), ask)
    if isinstance(answer, Pass):
        s.passed += 1
        s.note("pass", "3.3.1-f", seat=seat(side))
        if s.passed >= 2 or only_ready_left(s, 1 - side):
            s.push(("removal", 0), ("removal", 1), ("end_turn",))
            return
        s.active = 1 - side
        s.push(("activation",))
        return
    s.passed = 0
    s.fights += 1
    s.activations = (s.activations[0] + (side == 0), s.activations[1] + (side == 1))
    s.rallied &= ~OF_SIDE[1 - side]  # 10.4.2-c: the enemy has activated since
    s.push(("activation",))
    if s.brief.effects:
        s.push(("after_activation", side))
    match answer:
        case Coordinate(first, second):
            yield from _coordinate(s, first, second)
        case Activate(unit):
            yield from _activate(s, unit)


def only_ready_left(s: Battlefield, side: int) -> bool:
    """3.5-c: has this side only Reaction-marked units left to activate?"""
    left = False
    for u in (*s.at, *s.waiting):
        if PIECES[u].side == side and _could(s, u, side):
            if not has(s.reaction, u):
                return False
            left = True
    return left


def _could(s: Battlefield, u: int, side: int) -> bool:
    before = s.active
    s.active = side
    able = why_not_activate(s, u) is None
    s.active = before
    if able and PIECES[u].category == "officer" and s.member.get(u, -1) >= 0:
        units = formation_can_act(s, s.member[u])
        if units and all(has(s.reaction, x) for x in each(units)):
            return False  # the officer would only lead units that wait for reaction
    return able


def last_to_act(s: Battlefield) -> bool:
    """Does the turn end with what is done now, since nobody else of either side can be activated?"""
    return not any(
        not has(s.acting | s.used, u) and u not in s.spent and _could(s, u, PIECES[u].side)
        for u in (*s.at, *s.waiting)
    )


def _activate(s: Battlefield, u: int) -> Flow[None]:
    p = PIECES[u]
    s.note("activates", "3.3.1-a", unit=p.id)
    if p.category == "officer":
        _take_formation(s, u)
    elif p.leader or p.category == "transport":
        s.acting = 1 << u  # 7.4-d, 5.5-a
        s.leaders = (u,) if p.leader else ()
    else:
        good = yield from passes(s, u, -1, "3.3.1-d")  # 10.2-b, 14-g
        if not good:
            finish(s, u)
            s.active = 1 - s.active
            return
        s.acting = 1 << u  # 3.3.1-c
        s.leaders = ()
    s.push(("act",))


def _take_formation(s: Battlefield, u: int) -> None:
    """3.3.1-b, 7-a: the officer and his in-command units."""
    side = PIECES[u].side
    s.officers_used = (s.officers_used[0] + (side == 0), s.officers_used[1] + (side == 1))
    s.acting |= 1 << u
    s.leaders = (*s.leaders, u)
    if not has(s.routed, u):  # 3.1-e
        s.acting |= formation_can_act(s, s.member[u])


def _coordinate(s: Battlefield, first: int, second: int) -> Flow[None]:
    """7.3-b to 7.3-d: both act, or the first alone and the second is Finished."""
    need, modifier = coordination_need(s, first, second)
    die = yield from roll(
        f"combat:{s.turn}:{s.fights}", 1, 6, kind="coordination", rule="7.3-b", seat=seat(s.active)
    )
    good = die[0] + modifier <= need
    s.note(
        "coordination",
        "7.3-b",
        unit=PIECES[first].id,
        other=PIECES[second].id,
        roll=die[0],
        modifier=modifier,
        need=need,
        passed=good,
    )
    _take_formation(s, first)
    if good:
        _take_formation(s, second)
    else:
        finish(s, second)  # 7.3-d, 3.3.1-g: his units cannot be activated either, but they may still react
    s.push(("act",))


def after_activation(s: Battlefield, side: int) -> Flow[None]:
    """Special rules that look at the end of an activation."""
    for i, effect in enumerate(s.brief.effects):
        if (
            effect.key != "bridge_demolition"
            or s.done >> i & 1
            or s.turn < effect.value
            or side == effect.side
        ):
            continue
        if not any(_far_bank(s, effect.hexes, u) for u in s.at if PIECES[u].side == side and is_unit(u)):
            continue
        s.done |= 1 << i
        die = yield from roll(
            f"event:{s.turn}", 1, 6, kind="demolition", rule="2.3-l", seat=seat(effect.side)
        )
        s.note("demolition", "2.3-l", roll=die[0])
        if die[0] == 6:
            for h in bits(effect.hexes):
                s.bridge_out[h] = s.turn + 2


def _far_bank(s: Battlefield, bridges: int, u: int) -> bool:
    """On the side of the river that is nearer to the enemy's edge."""
    board = the_board(s)
    edge = s.brief.edges[1 - PIECES[u].side]
    h = next(bits(bridges))
    here = s.at[u]
    return board.line_distance(here, edge) < board.line_distance(h, edge) and not wet(s, here)


# --- marker removal (3.5) -------------------------------------------------------------------------
def removal(s: Battlefield, side: int) -> Flow[None]:
    """3.5-a: Finished markers go; the owner may take off Reaction markers."""
    s.phase = "removal"
    ready = [u for u in each(s.reaction) if PIECES[u].side == side and u in s.at]
    if not ready:
        return
    menu = Menu(
        s,
        Way("keep", Keep, rule="3.5-a"),
        Way(
            "drop",
            Drop,
            nouns.own(side),
            rule="3.5-a",
            why_not=partial(why_not_drop, s, side),
            among=ready,
            judged=True,
        ),
    )
    match (yield from open_with(s, ("removal", side), Ask.of(seat(side), "removal", "3.5-a", menu))):
        case Drop(unit):
            s.reaction &= ~(1 << unit)
            s.push(("removal", side))


def why_not_drop(s: Battlefield, side: int, u: int) -> Refusal | None:
    """3.5-a: only Reaction markers of one's own are left to the owner."""
    refusal = why_not_own(s, side, u, "3.5-a")
    if refusal is not None:
        return refusal
    return None if has(s.reaction, u) and u in s.at else Refusal("3.5-a", "not-ready", {"unit": PIECES[u].id})


def end_turn(s: Battlefield) -> Flow[None]:
    """3.5-a, 3.5-d, 5.3-c, 5.6-l: what was of this turn ends with it."""
    s.finished = 0
    s.fresh = 0
    s.moved = 0
    s.tried = 0
    s.rallied = 0
    s.answered = 0
    s.doubled_before, s.doubled = s.doubled, 0
    s.charged_before, s.charged = s.charged, 0
    s.boat_steps.clear()
    s.fled.clear()
    for u, work in list(s.works.items()):
        if work.turn < s.turn:  # 13.1.1-f: not taken up again
            del s.works[u]
            s.risky &= ~(1 << u)
    yield from _given_pontoon(s)
    if s.turn >= s.brief.turns:
        raise Over(final_result(s))  # 2.3-k
    s.push(("turn",))


def _given_pontoon(s: Battlefield) -> Flow[None]:
    """12.9.2-c, 13.4-b: the pontoon a scenario gives, laid at the end of a turn next to an engineer."""
    for i, effect in enumerate(s.brief.effects):
        if effect.key != "given_pontoon" or s.done >> i & 1 or s.turn < effect.value:
            continue
        spots = [h for h in bits(the_board(s).grid.all) if why_not_lay(s, effect.side, h) is None]
        if not spots:
            continue
        menu = Menu(
            s,
            Way(
                "lay",
                Lay,
                nouns.hexes(s),
                rule="13.4-b",
                why_not=partial(why_not_lay, s, effect.side),
                among=spots,
                judged=True,
            ),
            Way("later", Later, rule="13.4-b"),
        )
        match (yield from put(Ask.of(seat(effect.side), "pontoon", "13.4-b", menu))):
            case Lay(h):
                s.pontoons[h] = "all"
                s.done |= 1 << i
                s.note("built", "13.4-b", unit="", what="pontoon", hex=code(s, h))


def why_not_lay(s: Battlefield, side: int, h: int) -> Refusal | None:
    """13.4-a, 12.9.2-c: in a river hex next to an engineer of the side."""
    if not wet(s, h):
        return Refusal("13.4-a", "no-river", {"hex": code(s, h)})
    if h in s.pontoons:
        return Refusal("13.4-a", "has-pontoon", {"hex": code(s, h)})
    grid = the_board(s).grid
    for u, where in s.at.items():
        if PIECES[u].category == "engineer" and PIECES[u].side == side and not carried(s, u):
            if grid.touch(where, h):
                return None
    return Refusal("13.4-b", "no-engineer", {"hex": code(s, h)})


# --- victory (2.3-j) ------------------------------------------------------------------------------
def points(s: Battlefield) -> tuple[int, int]:
    """Objectives held, enemy units eliminated, exits."""
    total = [s.vp[0], s.vp[1]]
    for h, vp in s.brief.objectives:
        for side in (0, 1):
            if s.control[side] >> h & 1:
                total[side] += vp
    for u in each(s.gone & ~LEADERS):
        if is_unit(u):  # 2.3-o
            total[1 - PIECES[u].side] += s.brief.per_unit
    return total[0], total[1]


def final_result(s: Battlefield) -> Result:
    """2.3-j: the margin decides grade and winner; 15-b: a meeting by the objectives alone."""
    if s.brief.kind:
        return built_result(s)
    vp = points(s)
    attacker = s.brief.attacker
    margin = vp[attacker] - vp[1 - attacker]
    score = {"republican": float(vp[0]), "nationalist": float(vp[1])}
    names = ("decisive", "tactical", "marginal")
    for name, bar in zip(names, s.brief.levels, strict=True):
        for sign, winner in ((1, attacker), (-1, 1 - attacker)):
            if margin * sign >= bar:
                args = {"seat": seat(winner), "margin": abs(margin)}
                return Result((seat(winner),), "2.3-j", name, args, score)
    return Result((), "2.3-j", "draw", {"margin": margin}, score)


def built_result(s: Battlefield) -> Result:
    """15-b: who controls all objectives at the end wins; mixed control is a draw."""
    holders = set()
    for h, _ in s.brief.objectives:
        holders.add(0 if s.control[0] >> h & 1 else 1 if s.control[1] >> h & 1 else -1)
    score = {"republican": float(points(s)[0]), "nationalist": float(points(s)[1])}
    if len(holders) == 1 and -1 not in holders:
        winner = holders.pop()
        return Result((seat(winner),), "15-b", "objectives", {"seat": seat(winner)}, score)
    return Result((), "15-b", "mixed", {}, score)
