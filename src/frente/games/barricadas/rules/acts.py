"""3.3.2: what activated officers and units may do, one action each."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from frente.engine import Ask, Flow, Plain, Refusal, choose
from frente.games.barricadas.definitions import AT, PIECES, TROOPS
from frente.games.barricadas.rules import air, artillery, fire, marching, works
from frente.games.barricadas.rules.asking import first, idle, put
from frente.games.barricadas.rules.assault import assault
from frente.games.barricadas.rules.declaration import why_not_assault, why_not_charge, why_not_join
from frente.games.barricadas.rules.losses import settle_works
from frente.games.barricadas.rules.morale import may_rally, rally
from frente.games.barricadas.rules.movement import allowance, enemy_in, may_carry
from frente.games.barricadas.rules.officers import aftermath, toll_of
from frente.games.barricadas.rules.reaction import reactions
from frente.games.barricadas.state import (
    State,
    abandon,
    carried,
    code,
    each,
    finish,
    has,
    hex_of,
    is_unit,
    piece,
    seat,
    the_board,
)


# --- the ask --------------------------------------------------------------------------------------
def act(s: State) -> Flow[None]:
    """One action of the activation, or its end (3.3.2-b: in any order)."""
    if next(_actions(s), "") == "":
        end_activation(s)
        return
    side = s.active
    ask = Ask(seat(side), "act", "3.3.2-b", lambda: act_options(s), lambda t: why_not_act(s, t), {})
    answer = yield from first(s, ("act",), choose(ask))
    if answer == "end":
        end_activation(s)
        return
    s.push(("act",))
    verb, *words = answer.split()
    u = piece(s, words[0]).number  # type: ignore[union-attr]
    if verb in ("move", "double", "charge"):
        yield from marching.begin(s, u, verb)
    elif verb == "fire":
        s.push(("fire", u))
    elif verb == "assault":
        s.push(("assault", u, hex_of(s, words[1])))
    elif verb == "direct":
        s.push(("direct", u))
    elif verb == "air":
        s.push(("air", u))
    elif verb == "rally":
        s.push(("rally", u))
    else:
        yield from _stationary(s, verb, u, words)


def _stationary(s: State, verb: str, u: int, words: Sequence[str]) -> Flow[None]:
    """3.4-b: these may be fired at when announced."""
    if verb not in ("dig", "build") or (u in s.works and verb == "dig" and s.works[u].kind != "position"):
        abandon(s, u)
    if verb in ("cross", "clear", "boat", "dig", "build"):
        s.risky |= 1 << u
    s.note("acts", "3.3.2-m", unit=PIECES[u].id, what=verb)
    s.used |= 1 << u
    start = s.at[u]
    yield from reactions(s, [u])
    if u not in s.at or has(s.routed, u) or s.at[u] != start:
        if u in s.at:
            finish(s, u)
        return
    if verb == "prepare":
        s.reaction |= 1 << u  # 3.3.2-n
        s.fresh |= 1 << u
        s.acting &= ~(1 << u)
    elif verb == "dig":
        works.dig(s, u)
    elif verb == "cross":
        yield from works.cross(s, u, hex_of(s, words[2]))
    elif verb == "clear":
        yield from works.clear(s, u, hex_of(s, words[1]))
    elif verb == "build":
        works.build(s, u, words[1], hex_of(s, words[2]))
    elif verb == "boat":
        works.boat(s, u, hex_of(s, words[1]), hex_of(s, words[2]))
        finish(s, u)
    elif verb == "limber":
        truck = piece(s, words[1]).number  # type: ignore[union-attr]
        s.load[u] = truck
        s.note("limbered", "5.5-j", unit=PIECES[u].id, ride=PIECES[truck].id)
        finish(s, u, truck)
    elif verb == "unlimber":
        truck = s.load.pop(u)
        s.note("unlimbered", "5.5-j", unit=PIECES[truck].id, hex=code(s, s.at[u]))
        finish(s, u, truck)
    if s.at[u] != start:  # 3.4-c: it has entered a hex
        settle_works(s, start)  # 13.1.1-e
        yield from reactions(s, [u])


def act_options(s: State) -> list[str]:
    return [*_actions(s), *(["end"] if why_not_end(s) is None else [])]


def why_not_end(s: State) -> Refusal | None:
    """5.6-g: who has used the points of a charge must charge if it can."""
    for u, used in s.spent.items():
        if s.charged >> u & 1 and u in s.at and not has(s.used, u) and used > allowance(s, u, "move"):
            near = the_board(s).grid.sides[s.at[u]]
            if any(x in s.stacks and why_not_assault(s, u, x) is None for x in near):
                return Refusal("5.6-g", "must-charge", {"unit": PIECES[u].id})
    return None


def _actions(s: State) -> Iterator[str]:
    """Every action, one after the other: often it is enough that there is one."""
    for u in each(s.acting):
        p = PIECES[u]
        name = p.id
        here = u in s.at
        if here and p.leader:
            for verb, why in _OFFICER.items() if p.category == "officer" else _HELPER.items():
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
        if why_not_fire(s, u) is None:
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
    yield from _assaults(s)


def _assaults(s: State) -> Iterator[str]:
    """9-c: those who moved may still assault."""
    sides = the_board(s).grid.sides
    for u in sorted({*each(s.acting), *s.spent}):
        p = PIECES[u]
        if u in s.at and (p.category in TROOPS or p.is_afv):
            for h in sides[s.at[u]]:
                if h in s.stacks and enemy_in(s, h, p.side) and why_not_assault(s, u, h) is None:
                    yield f"assault {p.id} {code(s, h)}"


def why_not_act(s: State, token: str) -> Refusal | None:
    if token == "end":
        return why_not_end(s)
    verb, *words = token.split()
    p = piece(s, words[0]) if words else None
    if p is None:
        return Refusal("3.3.2-a", "no-piece", {"unit": words[0] if words else ""})
    u = p.number
    if p.side != s.active:
        return Refusal("3.3.1-a", "not-yours", {"unit": p.id})
    rest = words[1:]
    one: dict[str, Callable[[State, int], Refusal | None]] = {
        **_OFFICER,
        "fire": why_not_fire,
        "prepare": why_not_prepare,
        "dig": works.why_not_dig,
        "unlimber": why_not_unlimber,
        "rally": why_not_rally,
    }
    if verb in one and not rest:
        return one[verb](s, u)
    if verb in ("move", "double", "charge") and not rest:
        return _why_not_go(s, u, verb)
    if verb == "assault" and len(rest) == 1:
        return why_not_assault(s, u, hex_of(s, rest[0]))
    if verb == "limber" and len(rest) == 1:
        t = piece(s, rest[0])
        return why_not_limber(s, u, t.number) if t else Refusal("5.5-j", "no-piece", {"unit": rest[0]})
    if verb == "clear" and len(rest) == 1:
        return works.why_not_clear(s, u, hex_of(s, rest[0]))
    if verb == "cross" and len(rest) == 2:
        return works.why_not_cross(s, u, hex_of(s, rest[0]), hex_of(s, rest[1]))
    if verb == "boat" and len(rest) == 2:
        return works.why_not_boat(s, u, hex_of(s, rest[0]), hex_of(s, rest[1]))
    if verb == "build" and len(rest) == 2:
        return works.why_not_build(s, u, rest[0], hex_of(s, rest[1]))
    return Refusal("3.3.2-b", "not-offered", {"token": token})


def _why_not_go(s: State, u: int, kind: str) -> Refusal | None:
    if kind == "charge":
        return marching.why_not_move(s, u, "move") or why_not_charge(s, u)
    return marching.why_not_move(s, u, kind)


def end_activation(s: State) -> None:
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


# --- fire (3.3.2-i) -------------------------------------------------------------------------------
def _may_fire(s: State, u: int) -> Refusal | None:
    p = PIECES[u]
    if not p.fire:
        return Refusal("8-a", "no-fire", {"unit": p.id})
    refusal = idle(s, u)
    if refusal is not None:
        return refusal
    if u in s.spent:
        return Refusal("3.3.2-a", "has-moved", {"unit": p.id})
    return None


def why_not_fire(s: State, u: int) -> Refusal | None:
    """3.3.2-i: has this unit a target at all?"""
    return _may_fire(s, u) or (None if fire.targets(s, u) else fire.why_no_target(s, u))


def group_targets(s: State, group: Sequence[int]) -> list[tuple[int, str]]:
    """8-c, 8.3-c: the hexes all can fire at with one attack type; one of them must spot."""
    found = []
    for h, attack in _all_targets(s, group):
        if all(fire.why_not_shoot(s, u, h, attack, spotting=False) is None for u in group) and any(
            fire.why_not_shoot(s, u, h, attack) is None for u in group
        ):
            found.append((h, attack))
    return found


def _all_targets(s: State, group: Sequence[int]) -> list[tuple[int, str]]:
    return sorted({t for u in group for t in fire.targets(s, u)})


def why_not_join_fire(s: State, group: Sequence[int], u: int) -> Refusal | None:
    """8-c: one formation, in command, next to one another, and a common target left."""
    p = PIECES[u]
    if u in group:
        return Refusal("8-c", "already", {"unit": p.id})
    refusal = _may_fire(s, u)
    if refusal is not None:
        return refusal
    if s.member.get(u, -1) != s.member.get(group[0], -2):
        return Refusal("8-c", "other-formation", {"unit": p.id})
    if any(has(s.out, x) for x in (u, *group)):
        return Refusal("8-c", "out-of-command", {"unit": p.id})
    if u not in s.at or not fire.joined(s, group) >> s.at[u] & 1:
        return Refusal("8-c", "not-adjacent", {"unit": p.id, "hex": ""})
    common = group_targets(s, [*group, u])
    mixed = any((PIECES[x].category == "mg") != (p.category == "mg") for x in group)
    if mixed:
        common = [t for t in common if t[1] != AT]  # 8-b
    return None if common else Refusal("8-c", "no-common-target", {"unit": p.id})


def fire_step(s: State, u: int) -> Flow[None]:
    """3.3.2-i, 8.3, 8.3-l: choose companions, one target and one attack type, then shoot."""
    group = [u]
    side = PIECES[u].side

    def offer() -> list[str]:
        mates = (
            [x for x in s.formations[s.member[u]].units if why_not_join_fire(s, group, x) is None]
            if u in s.member
            else []
        )
        return [
            *(f"join {PIECES[x].id}" for x in mates),
            *(f"at {code(s, h)}:{attack}" for h, attack in _aims(s, group)),
        ]

    def judge(token: str) -> Refusal | None:
        return why_not_aim(s, group, token)

    while True:
        about = {"unit": PIECES[u].id, "group": [PIECES[x].id for x in group]}
        ask = Ask(seat(side), "fire", "8.3-a", offer, judge, about, True)
        answer = yield from choose(ask)
        verb, what = answer.split()
        if verb == "join":
            group.append(piece(s, what).number)  # type: ignore[union-attr]
            continue
        where, attack = what.split(":")
        s.fights += 1
        s.fired |= 1 << side
        for x in group:
            s.used |= 1 << x
            abandon(s, x)
        shot = fire.fire_shot(s, group, attack, hex_of(s, where))
        yield from fire.shoot(s, shot, "8.3-g")
        finish(s, *group)
        return


def _aims(s: State, group: Sequence[int]) -> list[tuple[int, str]]:
    mg = {PIECES[x].category == "mg" for x in group}
    return [(h, a) for h, a in group_targets(s, group) if a != AT or len(mg) == 1]


def why_not_aim(s: State, group: Sequence[int], token: str) -> Refusal | None:
    verb, *words = token.split()
    if verb == "join" and len(words) == 1:
        p = piece(s, words[0])
        return why_not_join_fire(s, group, p.number) if p else Refusal("8-c", "no-piece", {"unit": words[0]})
    if verb == "at" and len(words) == 1 and words[0].count(":") == 1:
        where, attack = words[0].split(":")
        h = hex_of(s, where)
        if h < 0:
            return Refusal("8.3-b", "no-hex", {})
        for u in group:
            refusal = fire.why_not_shoot(s, u, h, attack, spotting=len(group) == 1)
            if refusal is not None:
                return refusal
        if (h, attack) not in _aims(s, group):
            return Refusal("8.3-c", "not-spotted", {"unit": PIECES[group[0]].id, "hex": where})
        return None
    return Refusal("8.3-a", "not-offered", {"token": token})


# --- assault (3.3.2-j) ----------------------------------------------------------------------------
def assault_step(s: State, u: int, h: int) -> Flow[None]:
    """9-e: declare who assaults; then units elsewhere may react (3.4), then it is fought."""
    party = [u]
    side = PIECES[u].side

    def mates() -> list[int]:
        pool = sorted({*each(s.acting), *s.spent})
        return [x for x in pool if x in s.at and why_not_join(s, party, x, h) is None]

    def judge(token: str) -> Refusal | None:
        if token == "declare":
            return None
        verb, *words = token.split()
        p = piece(s, words[0]) if len(words) == 1 else None
        if verb != "join" or p is None:
            return Refusal("9-e", "not-offered", {"token": token})
        return why_not_join(s, party, p.number, h)

    while mates():
        about = {"hex": code(s, h), "group": [PIECES[x].id for x in party]}
        ask = Ask(
            seat(side),
            "assault",
            "9-e",
            lambda: [*(f"join {PIECES[x].id}" for x in mates()), "declare"],
            judge,
            about,
            True,
        )
        answer = yield from choose(ask)
        if answer == "declare":
            break
        party.append(piece(s, answer.split()[1]).number)  # type: ignore[union-attr]
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
def why_not_prepare(s: State, u: int) -> Refusal | None:
    """3.3.2-n: prepare for reaction."""
    refusal = _may_fire(s, u)
    if refusal is not None:
        return refusal
    p = PIECES[u]
    if u not in s.at or carried(s, u):
        return Refusal("3.4-k", "is-carried", {"unit": p.id})
    return None


def why_not_limber(s: State, u: int, truck: int) -> Refusal | None:
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
    if s.at.get(truck, -1) != s.at.get(u, -2):
        return Refusal("5.5-j", "not-same-hex", {"unit": PIECES[truck].id})
    if has(s.finished, truck) or truck in s.spent or has(s.routed, truck):
        return Refusal("5.5-a", "is-finished", {"unit": PIECES[truck].id})
    return may_carry(s, truck, u)


def why_not_unlimber(s: State, u: int) -> Refusal | None:
    p = PIECES[u]
    refusal = idle(s, u)
    if refusal is not None:
        return refusal
    if u in s.spent:
        return Refusal("3.3.2-a", "has-moved", {"unit": p.id})
    if not carried(s, u) or p.move != "wheeled-t":
        return Refusal("5.5-j", "nothing-carried", {"unit": p.id})
    return None


def why_not_rally(s: State, u: int) -> Refusal | None:
    """3.3.2-f, 3.3.2-g, 7.4-d: someone to rally within reach."""
    p = PIECES[u]
    if not p.leader:
        return Refusal("10.4.1-a", "no-officer", {"unit": p.id})
    if not has(s.acting, u) or u not in s.at:
        return Refusal("3.3.2-a", "not-acting", {"unit": p.id})
    if u in s.spent:
        return Refusal("3.3.2-a", "has-moved", {"unit": p.id})
    if carried(s, u):
        return Refusal("5.5-g", "is-carried", {"unit": p.id})
    if not _rallies(s, u):
        return Refusal("10.4.2-a", "nobody-to-rally", {"officer": p.id})
    return None


def _rallies(s: State, u: int) -> list[int]:
    return [x for x in each(s.routed) if PIECES[x].side == PIECES[u].side and may_rally(s, u, x) is None]


def rally_step(s: State, o: int) -> Flow[None]:
    """10.4.2-a: each eligible unit in his own or an adjacent hex, one after the other."""
    tokens = [f"try {PIECES[x].id}" for x in _rallies(s, o) if o in s.at]
    if not tokens:
        finish(s, o)
        return
    about: dict[str, Plain] = {"officer": PIECES[o].id}

    def why(verb: str, name: str = "", *_: str) -> Refusal | None:
        p = piece(s, name)
        return may_rally(s, o, p.number) if verb == "try" and p and p.side == PIECES[o].side else None

    answer = yield from put(s, PIECES[o].side, "rally", "10.4.2-a", [*tokens, "enough"], about, why, True)
    if answer == "enough":
        finish(s, o)
        return
    s.fights += 1
    x = piece(s, answer.split()[1]).number  # type: ignore[union-attr]
    where = s.at[x]
    toll = toll_of(s, where, where)
    before = s.lost.get(x, 0)
    yield from rally(s, o, x)
    if s.lost.get(x, 0) > before:  # 10.4.2-e: a step lost to discipline is lost like any other (14-a, 14-e)
        toll.lost[x] = 1
        yield from aftermath(s, toll)
    if x == o:
        finish(s, o)  # 10.3.1-a: a routed officer may only try to rally himself
        return
    s.push(("rally", o))


def direct_step(s: State, o: int) -> Flow[None]:
    """8.1.1-e: nobody reacts to it; 8.1.1-i: before, between or after what his units do."""
    yield from artillery.direct(s, o)


def air_step(s: State, o: int) -> Flow[None]:
    yield from air.fly(s, o)


_OFFICER: dict[str, Callable[[State, int], Refusal | None]] = {
    "direct": artillery.why_not_direct,
    "air": air.why_not_air,
    "rally": why_not_rally,
}
_HELPER = {"rally": why_not_rally}
"""7.4-d: commissars and chaplains."""
