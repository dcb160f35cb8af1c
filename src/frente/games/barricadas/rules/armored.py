"""9.4: armored assault and its answer."""

from __future__ import annotations

from collections.abc import Sequence

from frente.boards.hexes import OFF, opposite
from frente.engine import Flow, Plain, Refusal, roll
from frente.games.barricadas import charts
from frente.games.barricadas.definitions import AP, ART, AT, GUNS, PIECES, TROOPS
from frente.games.barricadas.rules import fire
from frente.games.barricadas.rules.antiarmor import occupy, strike
from frente.games.barricadas.rules.asking import Why, put
from frente.games.barricadas.rules.declaration import march_of
from frente.games.barricadas.rules.losses import disturb, eliminate, fall_back
from frente.games.barricadas.rules.melee import Assault
from frente.games.barricadas.rules.morale import (
    check_formation,
    check_unit,
    leaders_rout,
    stream,
)
from frente.games.barricadas.rules.movement import (
    enemy_in,
    entry,
    ground_cost,
    terrain,
    wet,
)
from frente.games.barricadas.rules.officers import Toll, beyond, casualties, toll_of
from frente.games.barricadas.rules.retreat import (
    bereft_of,
    go_along,
    go_on,
    orphans,
    retreat,
    surrender,
    unsafe,
)
from frente.games.barricadas.rules.spotting import bears
from frente.games.barricadas.rules.stacking import fits
from frente.games.barricadas.state import (
    March,
    State,
    carried,
    code,
    finish,
    has,
    hex_of,
    piece,
    seat,
    targets_in,
    the_board,
    units_in,
)


def armored_shot(s: State, tanks: Sequence[int], h: int) -> fire.Shot:
    """9.4-g, 9.4-h, 9.4-i: the AFVs' factors against the AP defence of the terrain."""
    foe = 1 - PIECES[tanks[0]].side
    units = targets_in(s, h, foe)
    mods: list[tuple[str, int, str]] = []
    if units and all(PIECES[u].category in GUNS for u in units):
        mods.append(("target-guns", -1, "9.4-g"))
    ground = terrain(s, h)
    if ground in ("built-up", "dispersed-buildings") and any(PIECES[u].category in TROOPS for u in units):
        mods.append(("infantry-in-buildings", 1, "9.4-g"))
    return fire.Shot(
        attack=AP,
        target=h,
        ff=sum(charts.armored_ff(PIECES[u].assault_class, s.lost.get(u, 0)) for u in tanks),
        shift=fire.shift_of(s, tanks),
        modifiers=tuple(mods),
        divisor=fire.divisor(s, h, AP, units),
        victims=tuple(units),
        cause=h,
        firers=tuple(tanks),
    )


def armored(s: State, fight: Assault) -> Flow[None]:
    """9.4, 9.4-c: no checks; the response first, then the assault of the AFVs that are left."""
    h, foe = fight.hex, 1 - fight.side
    yield from _answer_armor(s, fight)
    tanks = [u for u in fight.party if u in s.at and not has(s.routed, u) and s.at[u] == fight.home[u]]
    if not tanks:
        return
    fight.passed = list(tanks)
    fight.tried = list(tanks)
    yield from surrender(s, fight)
    disturb(s, h, foe)
    units = targets_in(s, h, foe)
    finish(s, *units)
    if not units:
        yield from occupy(s, fight)
        return
    shot = armored_shot(s, tanks, h)
    dice = yield from roll(stream(s), 2, 6, kind="fire", rule="9.4-g", seat=seat(fight.side))
    result = charts.effect(shot.column, sum(dice) + shot.modifier)
    count = charts.hits(result, shot.divisor)
    s.note(
        "fire",
        "9.4-g",
        attack=AP,
        hex=code(s, h),
        ff=shot.ff,
        column=shot.column,
        roll=sum(dice),
        modifier=shot.modifier,
        result=result,
        divisor=shot.divisor,
        hits=count,
        firers=[PIECES[u].id for u in tanks],
    )
    toll = toll_of(s, h, h)
    if count:
        yield from fire.suffer(s, shot, count, toll)
    if not toll.lost:
        yield from _drive_off(s, fight, tanks)  # 9.4-m
        return
    for u in units:  # 9.1.1-a
        if u in s.at and PIECES[u].category in GUNS:
            eliminate(s, u, "9.1.1-a")
            toll.lost.setdefault(u, 0)
    yield from casualties(s, toll)
    orphans(s, toll.present, units_in(s, h, foe))
    sides = sorted({the_board(s).grid.direction(h, fight.home[u]) for u in tanks})
    away = sorted({(opposite(d) + t) % 6 for d in sides for t in (-1, 0, 1)})
    movers = [u for u in units if u in s.at and s.at[u] == h]
    for u in movers:
        yield from _flee_armor(s, u, h, away, fight, movers)
    for o in [u for u in toll.present if s.at.get(u, -1) == h and not carried(s, u)]:
        yield from go_along(s, o, h, movers)
    yield from _armored_morale(s, units, toll, bereft_of(s, toll.present), h)
    yield from occupy(s, fight)


def _armored_morale(s: State, units: Sequence[int], toll: Toll, bereft: list[int], h: int) -> Flow[None]:
    """9.4-k, 14-d, 14-i: a formation check if more than one of its units lost steps, else the unit's."""
    for n in bereft:
        yield from check_formation(s, n, set(units), h, h, "14-c")
    gone = [u for u in units if u not in s.at]
    for n in dict.fromkeys(s.member[u] for u in (*units, *toll.lost) if u in s.member):
        losers = [u for u in toll.lost if s.member.get(u, -1) == n]
        if len(losers) > 1:
            yield from check_formation(s, n, set(units), h, h, "14-d")
        elif losers and losers[0] in s.at:
            yield from check_unit(s, losers[0], h, "14-i")
            yield from leaders_rout(s, n, h)
        if any(s.member.get(u, -1) == n for u in gone):
            yield from check_formation(s, n, set(units), h, h, "14-a")
        for _ in range(beyond(s, toll, n)):
            yield from check_formation(s, n, set(units), h, h, "14-e")


def _flee_armor(
    s: State, u: int, h: int, away: Sequence[int], fight: Assault, movers: Sequence[int]
) -> Flow[None]:
    """9.4-j: from built-up 1 hex, else 1 and then up to 2 more to the nearest cover towards his lines."""
    built = terrain(s, h) in ("built-up", "rubble")
    yield from retreat(s, u, h, away, 1, fight.tried, -1, movers)
    if built or u not in s.at:
        return
    s.fled[u] = h  # on its way until it stops (4-d)
    yield from _seek_cover(s, u, fight, movers)
    if u in s.at:
        go_on(s, u, fight)
    s.fled.pop(u, None)


def _seek_cover(s: State, u: int, fight: Assault, movers: Sequence[int]) -> Flow[None]:
    """9.4-j: up to two more hexes to the nearest cover towards his lines."""
    board = the_board(s)
    edge = s.brief.edges[PIECES[u].side]
    for left in (2, 1):
        here = s.at[u]
        if terrain(s, here) != "open":
            return
        ways = [board.grid.sides[here][d] for d in board.out(here, edge)]
        safe = [n for n in ways if not unsafe(s, u, here, n, fight.tried, -1, movers)]
        if not safe:
            eliminate(s, u, "9.4-k")
            return
        cover = [n for n in safe if terrain(s, n) != "open"]
        if not cover and left == 2:
            cover = [
                n
                for n in safe
                if any(
                    x != OFF and terrain(s, x) != "open"
                    for x in (board.grid.sides[n][d] for d in board.out(n, edge))
                )
            ]
        ways = cover or safe
        goal = ways[0]
        if len(ways) > 1:
            about: dict[str, Plain] = {"unit": PIECES[u].id, "hex": code(s, here)}
            tokens = [f"fall {code(s, n)}" for n in ways]
            answer = yield from put(s, PIECES[u].side, "retreat", "9.4-j", tokens, about)
            goal = hex_of(s, answer.split()[1])
        fall_back(s, u, goal)


def _drive_off(s: State, fight: Assault, tanks: Sequence[int]) -> Flow[None]:
    """9.4-m: AFVs that did no harm leave by any side with their points, or go back."""
    board = the_board(s)
    h = fight.hex
    for u in tanks:
        march = march_of(s, u)
        after = entry(s, march, fight.home[u], h, assault=True)
        left = after.limits[0] - after.spent[0] if isinstance(after, March) else 0
        ways = [fight.home[u]]
        for n in board.grid.sides[h]:
            if n in (OFF, fight.home[u]) or enemy_in(s, n, fight.side):
                continue
            cost = ground_cost(s, u, h, n)
            if isinstance(cost, int) and cost <= left and fits(s, n, [u]) and not wet(s, n):
                ways.append(n)
        goal = ways[0]
        if len(ways) > 1:
            tokens = [f"leave {code(s, n)}" for n in ways]
            about: dict[str, Plain] = {"unit": PIECES[u].id, "hex": code(s, h)}
            answer = yield from put(s, fight.side, "drive-off", "9.4-m", tokens, about)
            goal = hex_of(s, answer.split()[1])
        fall_back(s, u, goal)


def _answer_armor(s: State, fight: Assault) -> Flow[None]:
    """9.4-d to 9.4-f: AT and ART fire and anti-armor assaults against AFVs that assault."""
    foe = 1 - fight.side
    struck: set[int] = set()
    while True:
        tanks = [u for u in fight.party if u in s.at and not has(s.routed, u) and s.at[u] == fight.home[u]]
        if not tanks:
            return
        options = _armor_answers(s, fight, tanks, struck)
        if not options:
            return
        tokens = [*options, "hold"]
        about: dict[str, Plain] = {"hex": code(s, fight.hex)}
        answer = yield from put(s, foe, "answer", "9.4-d", tokens, about, _why_no_answer(s, fight), True)
        if answer == "hold":
            return
        words = answer.split()
        u = next(x for x in targets_in(s, fight.hex, foe) if PIECES[x].id == words[1])
        struck.add(u)
        ready = has(s.reaction, u)
        if words[0] == "volley":
            home, attack = words[2].split(":")
            # 9.2-d: everyone in the launching hex whom the fire affects
            aimed = [x for x in targets_in(s, hex_of(s, home), fight.side) if fire.can_be_hit(s, x, attack)]
            shot = fire.fire_shot(s, [u], attack, hex_of(s, home), () if ready else (u,), aimed)
            s.fired |= 1 << foe
            yield from fire.shoot(s, shot, "9.4-e")
        else:
            tank = next(x for x in tanks if PIECES[x].id == words[2])
            yield from strike(s, u, tank, "9.4-f", s.at[tank])
        finish(s, u)


def _why_no_answer(s: State, fight: Assault) -> Why:
    """9.4-e, 9.4-f: the rule against an answer."""

    def why(verb: str, name: str = "", *_: str) -> Refusal | None:
        p = piece(s, name)
        if verb not in ("volley", "strike") or p is None:
            return None
        args = {"unit": p.id}
        if p.number not in targets_in(s, fight.hex, 1 - fight.side):
            return Refusal("9.4-d", "not-assaulted", args)
        if has(s.routed, p.number):
            return Refusal("10.3.1-a", "is-routed", args)
        if verb == "volley" and not _shells(p.number):
            return Refusal("9.4-e", "no-shells", args)
        if verb == "strike" and p.category not in TROOPS:
            return Refusal("9.4-f", "no-strike", args)
        return Refusal("9.4-e" if verb == "volley" else "9.4-f", "one-answer", args)

    return why


def _shells(u: int) -> bool:
    """9.4-e: has it AT or ART ammunition? Machine guns count as neither."""
    return PIECES[u].category != "mg" and (AT in PIECES[u].fire or ART in PIECES[u].fire)


def _armor_answers(s: State, fight: Assault, tanks: Sequence[int], struck: set[int]) -> list[str]:
    foe = 1 - fight.side
    units = [u for u in targets_in(s, fight.hex, foe) if not has(s.routed, u)]
    guns = [u for u in units if _shells(u)]
    foot = [u for u in units if PIECES[u].category in TROOPS]
    tokens: list[str] = []
    homes = sorted({s.at[t] for t in tanks})
    for group in (guns, foot):
        ready = [u for u in group if has(s.reaction, u)]
        done = [u for u in group if u in struck]
        if not ready and done:
            continue  # only one of them where none is marked
        for u in ready or group:
            if u in struck:
                continue
            if group is guns:
                for attack in (AT, ART):
                    if attack in PIECES[u].fire:
                        aims = [x for x in homes if bears(s, u, x)]
                        tokens += [f"volley {PIECES[u].id} {code(s, x)}:{attack}" for x in aims]
            else:
                tokens += [f"strike {PIECES[u].id} {PIECES[t].id}" for t in tanks]
    return tokens
