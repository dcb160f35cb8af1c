"""9.4: armored assault and its answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from frente.boards.hexes import OFF, opposite
from frente.engine import Ask, Flow, Menu, Refusal, Way, put, roll
from frente.games.barricadas import charts, nouns
from frente.games.barricadas.answers import Fall, Hold, Leave, Strike, Volley
from frente.games.barricadas.definitions import AP, ART, AT, GUNS, PIECES, TROOPS
from frente.games.barricadas.rules import fire
from frente.games.barricadas.rules.aftermath import Toll, beyond, casualties, toll_of
from frente.games.barricadas.rules.antiarmor import occupy, strike
from frente.games.barricadas.rules.declaration import march_of
from frente.games.barricadas.rules.losses import disturb, eliminate, fall_back
from frente.games.barricadas.rules.luck import stream
from frente.games.barricadas.rules.melee import Assault
from frente.games.barricadas.rules.morale import check_formation, check_unit, leaders_rout
from frente.games.barricadas.rules.movement import enemy_in, entry, ground_cost, points_of, terrain, wet
from frente.games.barricadas.rules.readiness import why_not_own
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
    Battlefield,
    March,
    carried,
    code,
    finish,
    has,
    seat,
    targets_in,
    the_board,
    units_in,
)


def armored_shot(s: Battlefield, tanks: Sequence[int], h: int) -> fire.Shot:
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


def armored(s: Battlefield, fight: Assault) -> Flow[None]:
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


def _armored_morale(
    s: Battlefield, units: Sequence[int], toll: Toll, bereft: list[int], h: int
) -> Flow[None]:
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
    s: Battlefield, u: int, h: int, away: Sequence[int], fight: Assault, movers: Sequence[int]
) -> Flow[None]:
    """9.4-j: from built-up 1 hex, else 1 and then up to 2 more to the nearest cover towards his lines."""
    built = terrain(s, h) in ("built-up", "rubble")
    yield from retreat(s, u, h, away, 1, fight.tried, -1, movers)
    if built or u not in s.at:
        return
    s.fled[u] = h  # on its way until it stops (4-d)
    yield from _seek_cover(s, u, fight, movers)
    go_on(s, u, fight)
    s.fled.pop(u, None)


def _seek_cover(s: Battlefield, u: int, fight: Assault, movers: Sequence[int]) -> Flow[None]:
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
            otherwise = partial(_why_not_cover, s, u, here, fight, movers)
            way = Way("fall", Fall, nouns.hexes(s), rule="9.4-j", among=ways, otherwise=otherwise)
            about = {"unit": PIECES[u].id, "hex": code(s, here)}
            answer = yield from put(Ask.of(seat(PIECES[u].side), "retreat", "9.4-j", Menu(s, way), about))
            goal = answer.hex
        fall_back(s, u, goal)


def _why_not_cover(
    s: Battlefield, u: int, here: int, fight: Assault, movers: Sequence[int], h: int
) -> Refusal:
    """9.4-j, 9.4-k: why it does not fall back there."""
    board = the_board(s)
    args = {"unit": PIECES[u].id, "hex": code(s, h)}
    if not board.grid.touch(here, h):
        return Refusal("9.4-j", "not-next", args)
    if board.grid.direction(here, h) not in board.out(here, s.brief.edges[PIECES[u].side]):
        return Refusal("9.4-j", "not-to-lines", args)
    bad = unsafe(s, u, here, h, fight.tried, -1, movers)
    return Refusal(bad, "flees-to-death", args) if bad else Refusal("9.4-j", "nearer-cover", args)


def _drive_off(s: Battlefield, fight: Assault, tanks: Sequence[int]) -> Flow[None]:
    """9.4-m: AFVs that did no harm leave by any side with their points, or go back."""
    h = fight.hex
    for u in tanks:
        why_not = partial(_why_not_leave, s, fight, u)
        around = [n for n in the_board(s).grid.sides[h] if n not in (OFF, fight.home[u])]
        ways = [fight.home[u], *(n for n in around if why_not(n) is None)]
        goal = ways[0]
        if len(ways) > 1:
            about = {"unit": PIECES[u].id, "hex": code(s, h)}
            way = Way("leave", Leave, nouns.hexes(s), rule="9.4-m", why_not=why_not, among=ways, judged=True)
            answer = yield from put(Ask.of(seat(fight.side), "drive-off", "9.4-m", Menu(s, way), about))
            goal = answer.hex
        fall_back(s, u, goal)


def _why_not_leave(s: Battlefield, fight: Assault, u: int, h: int) -> Refusal | None:
    """9.4-m: where an AFV may leave the assaulted hex to with the points it has left; back it always may."""
    where = {"hex": code(s, h)}
    if h == fight.home[u]:
        return None
    if not the_board(s).grid.touch(fight.hex, h):
        return Refusal("9.4-m", "not-next", where)
    if enemy_in(s, h, fight.side):
        return Refusal("5.2-g", "enemy-there", where)
    cost = ground_cost(s, u, fight.hex, h)
    if isinstance(cost, Refusal):
        return cost
    after = entry(s, march_of(s, u), fight.home[u], fight.hex, assault=True)
    left = after.limits[0] - after.spent[0] if isinstance(after, March) else 0
    if cost > left:
        return Refusal("9.4-m", "too-far", {**where, "cost": points_of(cost), "left": points_of(left)})
    if not fits(s, h, [u]):
        return Refusal("4-a", "overstacked", where)
    if wet(s, h):
        return Refusal("9.4-m", "not-into-river", where)
    return None


def _answer_armor(s: Battlefield, fight: Assault) -> Flow[None]:
    """9.4-d to 9.4-f: AT and ART fire and anti-armor assaults against AFVs that assault."""
    foe = 1 - fight.side
    struck: set[int] = set()
    while True:
        tanks = [u for u in fight.party if u in s.at and not has(s.routed, u) and s.at[u] == fight.home[u]]
        volleys, strikes = _armor_volleys(s, fight, tanks, struck), _armor_strikes(s, fight, tanks, struck)
        if not volleys and not strikes:
            return
        menu = Menu(s, *_answers(s, fight, tanks, struck, volleys, strikes))
        about = {"hex": code(s, fight.hex)}
        answer = yield from put(Ask.of(seat(foe), "answer", "9.4-d", menu, about, True))
        if isinstance(answer, Hold):
            return
        struck.add(answer.unit)
        match answer:
            case Volley(u, home, attack):
                # 9.2-d: everyone in the launching hex whom the fire affects
                aimed = [x for x in targets_in(s, home, fight.side) if fire.can_be_hit(s, x, attack)]
                shot = fire.fire_shot(s, [u], attack, home, () if has(s.reaction, u) else (u,), aimed)
                s.fired |= 1 << foe
                yield from fire.shoot(s, shot, "9.4-e")
            case Strike(u, tank):
                yield from strike(s, u, tank, "9.4-f", s.at[tank])
        finish(s, answer.unit)


def _answers(
    s: Battlefield,
    fight: Assault,
    tanks: Sequence[int],
    struck: set[int],
    volleys: list[tuple[int, tuple[int, str]]],
    strikes: list[tuple[int, int]],
) -> tuple[Way, ...]:
    foe, aim = 1 - fight.side, nouns.aims(s)
    return (
        Way(
            "volley",
            lambda u, chosen: Volley(u, chosen[0], chosen[1]),
            nouns.own(foe),
            aim,
            rule="9.4-e",
            why_not=lambda u, chosen: why_no_shells(s, fight, tanks, struck, u, *chosen),
            among=volleys,
            judged=True,
            label=nouns.detailed("do-volley", nouns.PIECE, aim),
        ),
        Way(
            "strike",
            Strike,
            nouns.own(foe),
            nouns.own(fight.side),
            rule="9.4-f",
            why_not=partial(why_no_strike, s, fight, tanks, struck),
            among=strikes,
            judged=True,
        ),
        Way("hold", Hold, rule="9.4-d"),
    )


def _armor_volleys(
    s: Battlefield, fight: Assault, tanks: Sequence[int], struck: set[int]
) -> list[tuple[int, tuple[int, str]]]:
    homes = sorted({s.at[t] for t in tanks})
    return [
        (u, (home, attack))
        for u in targets_in(s, fight.hex, 1 - fight.side)
        for attack in (AT, ART)
        for home in homes
        if why_no_shells(s, fight, tanks, struck, u, home, attack) is None
    ]


def _armor_strikes(
    s: Battlefield, fight: Assault, tanks: Sequence[int], struck: set[int]
) -> list[tuple[int, int]]:
    units = targets_in(s, fight.hex, 1 - fight.side)
    return [(u, t) for u in units for t in tanks if why_no_strike(s, fight, tanks, struck, u, t) is None]


def _why_silent(s: Battlefield, fight: Assault, u: int) -> Refusal | None:
    """9.4-d: the rule against any answer of a unit."""
    refusal = why_not_own(s, 1 - fight.side, u, "9.4-d")
    if refusal is not None:
        return refusal
    if u not in targets_in(s, fight.hex, 1 - fight.side):
        return Refusal("9.4-d", "not-assaulted", {"unit": PIECES[u].id})
    return Refusal("10.3.1-a", "is-routed", {"unit": PIECES[u].id}) if has(s.routed, u) else None


def _others_answer(
    s: Battlefield, fight: Assault, struck: set[int], u: int, able: Callable[[int], bool]
) -> bool:
    """9.4-e, 9.4-f: those marked for reaction answer, each once; where none is, only one unit does."""
    group = [x for x in targets_in(s, fight.hex, 1 - fight.side) if not has(s.routed, x) and able(x)]
    ready = [x for x in group if has(s.reaction, x)]
    if u in struck or (ready and u not in ready):
        return True
    return not ready and any(x in struck for x in group)


def why_no_shells(
    s: Battlefield, fight: Assault, tanks: Sequence[int], struck: set[int], u: int, home: int, attack: str
) -> Refusal | None:
    """9.4-e: the rule against AT or ART fire at AFVs that assault."""
    refusal = _why_silent(s, fight, u)
    if refusal is not None:
        return refusal
    args = {"unit": PIECES[u].id}
    if not _shells(u):
        return Refusal("9.4-e", "no-shells", args)
    if attack not in (AT, ART) or attack not in PIECES[u].fire:
        return Refusal("9.4-e", "no-factor", {**args, "attack": attack})
    if _others_answer(s, fight, struck, u, _shells):
        return Refusal("9.4-e", "one-answer", args)
    if home not in {s.at[t] for t in tanks}:
        return Refusal("9.4-e", "no-launch", {"hex": code(s, home)})
    return None if bears(s, u, home) else Refusal("13.6-b", "behind", args)


def why_no_strike(
    s: Battlefield, fight: Assault, tanks: Sequence[int], struck: set[int], u: int, tank: int
) -> Refusal | None:
    """9.4-f: the rule against an anti-armor assault on AFVs that assault."""
    refusal = _why_silent(s, fight, u)
    if refusal is not None:
        return refusal
    args = {"unit": PIECES[u].id}
    if not _foot(u):
        return Refusal("9.4-f", "no-strike", args)
    if _others_answer(s, fight, struck, u, _foot):
        return Refusal("9.4-f", "one-answer", args)
    return None if tank in tanks else Refusal("9.4-f", "no-such-tank", {"unit": PIECES[tank].id})


def _foot(u: int) -> bool:
    return PIECES[u].category in TROOPS


def _shells(u: int) -> bool:
    """9.4-e: has it AT or ART ammunition? Machine guns count as neither."""
    return PIECES[u].category != "mg" and (AT in PIECES[u].fire or ART in PIECES[u].fire)
