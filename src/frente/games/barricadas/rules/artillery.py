"""8.1: indirect fire of on-board and off-board artillery, directed by an officer."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TypeAlias

from frente.boards.hexes import OFF, bits
from frente.engine import Ask, Flow, Menu, Message, Refusal, Way, put, roll
from frente.games.barricadas import charts, nouns
from frente.games.barricadas.answers import (
    Aim,
    Another,
    Attack,
    Battery,
    Enough,
    Form,
    Gun,
    Guns,
    Nothing,
    Save,
)
from frente.games.barricadas.definitions import ART, ARTILLERY, PIECES
from frente.games.barricadas.rules import fire
from frente.games.barricadas.rules.luck import stream
from frente.games.barricadas.rules.readiness import idle, why_not_own
from frente.games.barricadas.rules.spotting import all_hidden, looks
from frente.games.barricadas.sight import sees, visible
from frente.games.barricadas.state import (
    Battlefield,
    carried,
    code,
    finish,
    has,
    is_unit,
    seat,
    stack,
    targets_in,
    the_board,
)

Source: TypeAlias = Battery | Gun | Guns


@dataclass(slots=True)
class Mission:
    """One artillery mission: a battery, or guns stacked in one hex (3.3.2-c)."""

    battery: int
    guns: tuple[int, ...]
    aim: int
    spread: bool
    mark: int = OFF
    """Where the marker lies after drift; OFF: off the board."""


Why: TypeAlias = Callable[[Battlefield, int, Sequence[Mission], int], Refusal | None]


def sources(s: Battlefield, officer: int, used: Sequence[Mission]) -> list[Source]:
    """What can still fire a mission for this officer: batteries, then guns, alone or with their hex."""
    found: list[Source] = [
        Battery(i) for i in range(len(s.batteries)) if why_not_battery(s, officer, used, i) is None
    ]
    for u in _guns(s, officer):
        if why_not_gun(s, officer, used, u) is None:
            found.append(Gun(u))
            if why_not_guns(s, officer, used, u) is None:
                found.append(Guns(u))
    return found


def why_not_battery(s: Battlefield, officer: int, used: Sequence[Mission], i: int) -> Refusal | None:
    """8.1.3.1-a: an own battery with missions left, one of them in a turn."""
    name = {"battery": f"b{i}"}
    if i >= len(s.batteries) or s.batteries[i].side != PIECES[officer].side:
        return Refusal("8.1.3.1-a", "no-battery", name)
    if not s.batteries[i].missions:
        return Refusal("8.1.3.1-a", "no-missions", name)
    if s.batteries[i].used == s.turn or any(m.battery == i for m in used):
        return Refusal("8.1.3.1-a", "battery-used", name)
    return None


def why_not_gun(s: Battlefield, officer: int, used: Sequence[Mission], u: int) -> Refusal | None:
    """8.1.1-a, 8.1.1-c, 8.1.1-g: artillery of his formation that is in command and has not acted."""
    refusal = why_not_own(s, PIECES[officer].side, u, "8.1.1-a")
    if refusal is not None:
        return refusal
    args = {"unit": PIECES[u].id, "officer": PIECES[officer].id}
    if PIECES[u].category not in ARTILLERY:
        return Refusal("8.1.1-a", "no-artillery-piece", args)
    if s.member.get(u) != s.member[officer]:
        return Refusal("8.1.1-c", "other-formation", args)
    refusal = idle(s, u)
    if refusal is not None:
        return refusal
    if u not in s.at:
        return Refusal("8.1.1-g", "not-on-board", args)
    if u in s.spent:
        return Refusal("3.3.2-a", "has-moved", args)
    if carried(s, u):
        return Refusal("5.5-g", "is-carried", args)
    if any(s.at[x] == s.at[u] for m in used for x in m.guns):
        return Refusal("3.3.2-c", "gun-used", args)
    return None


def why_not_guns(s: Battlefield, officer: int, used: Sequence[Mission], u: int) -> Refusal | None:
    """3.3.2-c: all guns of a hex together; the first of them stands for all."""
    refusal = why_not_gun(s, officer, used, u)
    if refusal is not None:
        return refusal
    mates = [x for x in _guns(s, officer) if s.at[x] == s.at[u]]
    if len(mates) < 2:
        return Refusal("3.3.2-c", "gun-alone", {"unit": PIECES[u].id})
    if mates[0] != u:
        return Refusal("3.3.2-c", "same-guns", {"unit": PIECES[u].id, "other": PIECES[mates[0]].id})
    return None


def _guns(s: Battlefield, officer: int) -> list[int]:
    """The guns that an officer may direct at all."""
    guns = [u for u in s.formations[s.member[officer]].units if PIECES[u].category in ARTILLERY]
    return [u for u in guns if why_not_gun(s, officer, (), u) is None]


def why_not_direct(s: Battlefield, officer: int) -> Refusal | None:
    """3.3.2-c, 3.3.2-e, 8.1.1-d: may this officer direct artillery now?"""
    p = PIECES[officer]
    if p.category != "officer":
        return Refusal("7.4-c", "no-officer", {"unit": p.id})
    refusal = idle(s, officer)
    if refusal is not None:
        return refusal
    if officer not in s.at:
        return Refusal("3.3.2-a", "not-acting", {"unit": p.id})
    if officer in s.spent:
        return Refusal("3.3.2-a", "has-moved", {"unit": p.id})
    if carried(s, officer):
        return Refusal("5.5-g", "is-carried", {"unit": p.id})
    if not sources(s, officer, ()):
        return Refusal("8.1.1-c", "no-artillery", {})
    return None


def why_not_aim(s: Battlefield, officer: int, source: Source, h: int) -> Refusal | None:
    """8.1.1-f, 8.1.1-g, 8.1.1-h: the target must be in the officer's sight and in the guns' range."""
    board = the_board(s)
    if not sees(board, s.at[officer], h):
        return Refusal("8.1.1-f", "officer-blind", {"hex": code(s, h), "officer": PIECES[officer].id})
    if not looks(s, officer, h):
        return Refusal("13.6-b", "behind", {"unit": PIECES[officer].id})
    for u in _source_guns(s, officer, source):
        far = board.grid.distance(s.at[u], h)
        most = 2 * PIECES[u].fire[ART][1]
        if far > most or far == 0:
            args = {"unit": PIECES[u].id, "hex": code(s, h), "distance": far, "range": most}
            return Refusal("8-d", "out-of-range", args)
        if _smothered(s, s.at[u], h):
            return Refusal("8.1.1-h", "in-woods", {"unit": PIECES[u].id})
    return None


def _smothered(s: Battlefield, a: int, b: int) -> bool:
    """8.1.1-h: a gun in a wood cannot fire over the wood next to it, unless it sees the target."""
    board = the_board(s)
    woods = ("woods", "light-woods")
    if board.terrain[a] not in woods or sees(board, a, b):
        return False
    for met in board.grid.line(a, b).crossed:
        if all(h != OFF and board.grid.touch(a, h) and board.terrain[h] in woods for h in met.hexes):
            return True
    return False


def _source_guns(s: Battlefield, officer: int, source: Source) -> tuple[int, ...]:
    match source:
        case Gun(u):
            return (u,)
        case Guns(u):
            return tuple(x for x in _guns(s, officer) if s.at[x] == s.at[u])
    return ()


def direct(s: Battlefield, officer: int) -> Flow[None]:
    """8.1.1-c: one mission and his units act too, or two and they do not."""
    s.fights += 1
    missions: list[Mission] = []
    first = yield from _plan(s, officer, missions)
    missions.append(first)
    if may_direct_twice(s, officer) and sources(s, officer, missions):
        if (yield from another(s, officer, "3.3.2-d")):
            second = yield from _plan(s, officer, missions)
            missions.append(second)
    s.note("directs", "3.3.2-c", unit=PIECES[officer].id, missions=len(missions))
    for m in missions:
        yield from drift(s, officer, m)
    ordered = []
    for m in missions:
        go = yield from order(s, officer, m)
        if go:
            ordered.append(m)
    for group in _together(ordered):
        yield from bombard(s, group)
    for m in missions:
        finish(s, *m.guns)  # 8.1.4-b
    finish(s, officer)
    if len(missions) == 2:
        finish(s, *[u for u in s.formations[s.member[officer]].units if has(s.acting, u)])  # 3.3.2-d


def may_direct_twice(s: Battlefield, officer: int) -> bool:
    """3.3.2-d: only while none of his units has acted in this activation."""
    n = s.member[officer]
    return not any(u in s.spent or has(s.fresh, u) or has(s.used, u) for u in s.formations[n].units)


def another(s: Battlefield, officer: int, rule: str) -> Flow[bool]:
    """3.3.2-d, 8.2.1-c: a second mission, for which his units do nothing?"""
    menu = Menu(
        s,
        Way("another", Another, rule=rule),
        Way("enough", Enough, rule=rule, label=nouns.worded("do-enough-second")),
    )
    about = {"officer": PIECES[officer].id}
    answer = yield from put(Ask.of(seat(PIECES[officer].side), "second", rule, menu, about))
    return isinstance(answer, Another)


def _plan(s: Battlefield, officer: int, others: Sequence[Mission]) -> Flow[Mission]:
    who = seat(PIECES[officer].side)
    about = {"officer": PIECES[officer].id}
    source = yield from put(Ask.of(who, "mission", "8.1.1-c", _mission_menu(s, officer, others), about))
    guns = _source_guns(s, officer, source)
    answer = yield from put(Ask.of(who, "aim", "8.1.3.2-a", _aim_menu(s, officer, source), about))
    if isinstance(answer, Nothing):
        return Mission(-2, guns, OFF, False)
    battery = source.number if isinstance(source, Battery) else -1
    mission = Mission(battery, guns, answer.hex, False)
    menu = Menu(
        s,
        Way("concentrate", partial(Form, officer, mission), rule="8.1.2-a"),
        Way("spread", partial(Form, officer, replace(mission, spread=True)), rule="8.1.2-a"),
    )
    about = {"officer": PIECES[officer].id, "hex": code(s, answer.hex)}
    form = yield from put(Ask.of(who, "form", "8.1.2-a", menu, about, commits=True))
    chosen: Mission = replace(form.mission)
    return chosen


def _mission_menu(s: Battlefield, officer: int, others: Sequence[Mission]) -> Menu:
    """What fires; where something can be aimed at, only what can."""
    found = sources(s, officer, others)
    aimed = [x for x in found if _can_aim(s, officer, x)]

    def judged(why_not: Why, make: Callable[[int], Source]) -> Callable[[int], Refusal | None]:
        def judge(number: int) -> Refusal | None:
            refusal = why_not(s, officer, others, number)
            if refusal is None and aimed and not _can_aim(s, officer, make(number)):
                return Refusal("8.1.1-f", "no-aim", {"officer": PIECES[officer].id})
            return refusal

        return judge

    own = nouns.own(PIECES[officer].side)
    some = aimed or found
    return Menu(
        s,
        Way(
            "battery",
            Battery,
            nouns.BATTERY,
            rule="8.1.3.1-a",
            why_not=judged(why_not_battery, Battery),
            among=[x.number for x in some if isinstance(x, Battery)],
            label=partial(_called, s),
        ),
        Way(
            "gun",
            Gun,
            own,
            rule="8.1.4-a",
            why_not=judged(why_not_gun, Gun),
            among=[x.unit for x in some if isinstance(x, Gun)],
        ),
        Way(
            "guns",
            Guns,
            own,
            rule="3.3.2-c",
            why_not=judged(why_not_guns, Guns),
            among=[x.unit for x in some if isinstance(x, Guns)],
        ),
        tokens=lambda: [_written(x) for x in some],
    )


def _called(s: Battlefield, i: int) -> Message:
    """A battery by what it is."""
    b = s.batteries[i]
    args = {"caliber": b.caliber, "number": i + 1, "state": b.state, "missions": b.missions}
    return Message("do-battery", args)


def _written(source: Source) -> str:
    """Guns stand next to the gun that leads them, so the list does not go way by way."""
    match source:
        case Battery(i):
            return f"battery b{i}"
        case Gun(u):
            return f"gun {PIECES[u].id}"
        case Guns(u):
            return f"guns {PIECES[u].id}"


def _can_aim(s: Battlefield, officer: int, source: Source) -> bool:
    return any(why_not_aim(s, officer, source, h) is None for h in _in_sight(s, officer))


def _in_sight(s: Battlefield, officer: int) -> Iterator[int]:
    return bits(visible(the_board(s), s.at[officer]))


def _aim_menu(s: Battlefield, officer: int, source: Source) -> Menu:
    def why_not_nothing() -> Refusal | None:
        return Refusal("8.1.1-f", "can-aim", {}) if _can_aim(s, officer, source) else None

    return Menu(
        s,
        Way(
            "aim",
            Aim,
            nouns.hexes(s),
            rule="8.1.3.2-a",
            why_not=partial(why_not_aim, s, officer, source),
            among=lambda: _in_sight(s, officer),
        ),
        Way("nothing", Nothing, rule="8.1.1-f", why_not=why_not_nothing),
    )


def drift(s: Battlefield, officer: int, m: Mission) -> Flow[None]:
    """8.1.3.2-a to 8.1.3.2-c, 8.1.4-a."""
    if m.aim == OFF:
        return
    who = seat(PIECES[officer].side)
    die = yield from roll(stream(s), 1, 6, kind="drift", rule="8.1.3.2-a", seat=who)
    unseen = all_hidden(s, s.at[officer], m.aim, 1 - PIECES[officer].side)
    far = charts.drift(die[0], unseen)
    m.mark = m.aim
    if far:
        way = yield from roll(stream(s), 1, 6, kind="direction", rule="8.1.3.2-c", seat=who)
        board = the_board(s)
        # 2.1-d: by the arrow of the map that holds the target
        m.mark = board.grid.beyond(m.aim, (way[0] - 1 + board.north[m.aim]) % 6, far)
    if m.mark == OFF:
        s.note("drift-off", "8.1.3.2-c", hex=code(s, m.aim), distance=far)
    else:
        s.note("drift", "8.1.3.2-c", hex=code(s, m.aim), to=code(s, m.mark), distance=far)


def order(s: Battlefield, officer: int, m: Mission) -> Flow[bool]:
    """8.1.3.2-d, 8.1.3.2-e: order the attack, or keep the mission; out of his sight it is lost."""
    if m.aim == OFF:
        return False
    if m.battery >= 0:
        b = s.batteries[m.battery]
        s.batteries[m.battery] = replace(b, missions=b.missions - 1, used=s.turn)
    if m.mark == OFF or officer not in s.at or not looks(s, officer, m.mark):
        s.note("mission-lost", "8.1.3.2-e", hex=code(s, m.aim))
        return False
    menu = Menu(
        s,
        Way("attack", partial(Attack, officer, m), rule="8.1.3.2-d"),
        Way("save", Save, rule="8.1.3.2-d"),
    )
    about = {"officer": PIECES[officer].id, "hex": code(s, m.mark)}
    answer = yield from put(
        Ask.of(seat(PIECES[officer].side), "order", "8.1.3.2-d", menu, about, commits=True)
    )
    if isinstance(answer, Save):
        if m.battery >= 0:
            b = s.batteries[m.battery]
            s.batteries[m.battery] = replace(b, missions=b.missions + 1)
        return False
    return True


def _together(missions: Sequence[Mission]) -> list[list[Mission]]:
    """8.1.2-b: missions directed together on the same hex in the same form add their factors."""
    groups: list[list[Mission]] = []
    for m in missions:
        for group in groups:
            if group[0].mark == m.mark and group[0].spread == m.spread:
                group.append(m)
                break
        else:
            groups.append([m])
    return groups


def bombard(s: Battlefield, group: Sequence[Mission]) -> Flow[None]:
    """8.1.2-a, 8.1.2-c: the hex, or it and its six neighbours at half FF, each by its own roll."""
    for m in group:
        for u in m.guns:
            s.fired |= 1 << PIECES[u].side
    for h in under_fire(s, group[0]):
        shot = bombardment(s, group, h)
        if shot.victims or h in s.forts or has(s.wire, h):
            yield from fire.shoot(s, shot, "8.1.2-a")


def under_fire(s: Battlefield, m: Mission) -> list[int]:
    """8.1.2-a: the hex of the marker, and its neighbours where the fire is dispersed."""
    around = the_board(s).grid.sides[m.mark] if m.spread else ()
    return [m.mark, *(n for n in around if n != OFF)]


def bombardment(s: Battlefield, group: Sequence[Mission], h: int) -> fire.Shot:
    """One hex under indirect fire: everybody in it, friend or foe."""
    board = the_board(s)
    ff = raw = 0
    caliber = 0
    guns: list[int] = []
    for m in group:
        if m.battery >= 0:
            b = s.batteries[m.battery]
            value = charts.off_board(b.caliber, b.state)
            raw += value
            ff += charts.halved(value) if m.spread else value
            caliber = max(caliber, b.caliber)
        for u in m.guns:
            far = board.grid.distance(s.at[u], m.aim)
            raw += fire.factor(s, u, ART, 1)
            ff += fire.factor(s, u, ART, far, m.spread)
            caliber = max(caliber, PIECES[u].caliber)
            guns.append(u)
    units = indirect_victims(s, h, caliber >= 105)
    only_guns = all(m.battery < 0 for m in group)
    return fire.Shot(
        attack=ART,
        target=h,
        ff=ff,
        shift=fire.shift_of(s, guns) if only_guns else 0,  # 2.3-d
        modifiers=fire.common_modifiers(s, h, ART, units, ()),
        divisor=fire.divisor(s, h, ART, [u for u in units if is_unit(u)]),
        victims=tuple(units),
        cause=h,  # 10.3.2-a
        firers=tuple(guns),
        caliber=caliber,
        heavy=caliber >= 105,  # 13.6-c
        wire=not group[0].spread and any(m.battery >= 0 for m in group),
        raw=raw,
    )


def indirect_victims(s: Battlefield, h: int, heavy: bool) -> list[int]:
    """8.1.2-c, 13.6-d, 13.6-g: whoever is in the hex; inside a fortification only where none is outside."""
    here = stack(s, h)
    sides = {PIECES[u].side for u in here if PIECES[u].category != "horses"}
    units = [u for side in sorted(sides) for u in targets_in(s, h, side)]
    if not units:
        return [u for u in here if PIECES[u].leader]
    if h in s.forts and not heavy:
        return [u for u in units if not has(s.inside, u)] or units
    return units
