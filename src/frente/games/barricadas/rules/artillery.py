"""8.1: indirect fire of on-board and off-board artillery, directed by an officer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from frente.boards.hexes import OFF, bits
from frente.engine import Ask, Flow, Plain, Refusal, choose, roll
from frente.games.barricadas import charts
from frente.games.barricadas.definitions import ART, ARTILLERY, PIECES
from frente.games.barricadas.rules import fire
from frente.games.barricadas.rules.asking import idle, pick
from frente.games.barricadas.rules.morale import stream
from frente.games.barricadas.rules.spotting import all_hidden, looks
from frente.games.barricadas.sight import sees, visible
from frente.games.barricadas.state import (
    State,
    carried,
    code,
    finish,
    has,
    hex_of,
    is_unit,
    seat,
    stack,
    targets_in,
    the_board,
)


@dataclass(slots=True)
class Mission:
    """One artillery mission: a battery, or guns stacked in one hex (3.3.2-c)."""

    battery: int
    guns: tuple[int, ...]
    aim: int
    spread: bool
    mark: int = OFF
    """Where the marker lies after drift; OFF: off the board."""


def sources(s: State, officer: int, used: Sequence[Mission]) -> list[str]:
    """What can still fire a mission for this officer."""
    side = PIECES[officer].side
    tokens = [
        f"battery b{i}"
        for i, b in enumerate(s.batteries)
        if b.side == side and b.missions and b.used != s.turn and all(m.battery != i for m in used)
    ]
    taken = {u for m in used for u in m.guns}
    hexes = {s.at[u] for u in taken}
    seen: set[int] = set()
    for u in _guns(s, officer):
        if u in taken or s.at[u] in hexes:
            continue
        tokens.append(f"gun {PIECES[u].id}")
        mates = [x for x in _guns(s, officer) if s.at[x] == s.at[u]]
        if len(mates) > 1 and s.at[u] not in seen:
            seen.add(s.at[u])
            tokens.append(f"guns {PIECES[u].id}")
    return tokens


def _guns(s: State, officer: int) -> list[int]:
    """8.1.1-a, 8.1.1-c, 8.1.1-g: artillery of his formation that is in command and has not acted."""
    n = s.member.get(officer, -1)
    return [
        u
        for u in s.formations[n].units
        if u in s.at
        and PIECES[u].category in ARTILLERY
        and has(s.acting, u)
        and u not in s.spent
        and not has(s.routed, u)
        and not carried(s, u)
    ]


def why_not_direct(s: State, officer: int) -> Refusal | None:
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


def why_not_aim(s: State, officer: int, source: str, h: int) -> Refusal | None:
    """8.1.1-f, 8.1.1-g, 8.1.1-h: the target must be in the officer's sight and in the guns' range."""
    if h < 0:
        return Refusal("8.1.1-f", "no-hex", {})
    board = the_board(s)
    if not sees(board, s.at[officer], h):
        return Refusal("8.1.1-f", "officer-blind", {"hex": code(s, h), "officer": PIECES[officer].id})
    if not looks(s, officer, h):
        return Refusal("13.6-b", "behind", {"unit": PIECES[officer].id})
    for u in _source_guns(s, officer, source):
        far = board.grid.distance(s.at[u], h)
        most = 2 * PIECES[u].fire[ART][1]
        if far > most or far == 0:
            return Refusal("8-d", "out-of-range", {"unit": PIECES[u].id, "distance": far, "range": most})
        if _smothered(s, s.at[u], h):
            return Refusal("8.1.1-h", "in-woods", {"unit": PIECES[u].id})
    return None


def _smothered(s: State, a: int, b: int) -> bool:
    """8.1.1-h: a gun in a wood cannot fire over the wood next to it, unless it sees the target."""
    board = the_board(s)
    woods = ("woods", "light-woods")
    if board.terrain[a] not in woods or sees(board, a, b):
        return False
    for met in board.grid.line(a, b).crossed:
        if all(h != OFF and board.grid.touch(a, h) and board.terrain[h] in woods for h in met.hexes):
            return True
    return False


def _source_guns(s: State, officer: int, source: str) -> tuple[int, ...]:
    verb, name = source.split()
    if verb == "battery":
        return ()
    u = next(x for x in _guns(s, officer) if PIECES[x].id == name)
    if verb == "gun":
        return (u,)
    return tuple(x for x in _guns(s, officer) if s.at[x] == s.at[u])


def direct(s: State, officer: int) -> Flow[None]:
    """8.1.1-c: one mission and his units act too, or two and they do not."""
    side = PIECES[officer].side
    s.fights += 1
    missions: list[Mission] = []
    first = yield from _plan(s, officer, missions)
    missions.append(first)
    if may_direct_twice(s, officer) and sources(s, officer, missions):
        answer = yield from pick(side, "second", "3.3.2-d", ["another", "enough"], officer=PIECES[officer].id)
        if answer == "another":
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


def may_direct_twice(s: State, officer: int) -> bool:
    """3.3.2-d: only while none of his units has acted in this activation."""
    n = s.member[officer]
    return not any(u in s.spent or has(s.fresh, u) or has(s.used, u) for u in s.formations[n].units)


def _plan(s: State, officer: int, others: Sequence[Mission]) -> Flow[Mission]:
    side = PIECES[officer].side
    tokens = [
        t
        for t in sources(s, officer, others)
        if any(why_not_aim(s, officer, t, h) is None for h in bits(visible(the_board(s), s.at[officer])))
    ]
    tokens = tokens or sources(s, officer, others)
    source = yield from pick(side, "mission", "8.1.1-c", tokens, officer=PIECES[officer].id)
    guns = _source_guns(s, officer, source)

    def offer() -> list[str]:
        hexes = bits(visible(the_board(s), s.at[officer]))
        return [f"aim {code(s, h)}" for h in hexes if why_not_aim(s, officer, source, h) is None] or [
            "nothing"
        ]

    def judge(token: str) -> Refusal | None:
        words = token.split()
        if token == "nothing":
            return None if offer() == ["nothing"] else Refusal("8.1.1-f", "can-aim", {})
        if len(words) != 2 or words[0] != "aim":
            return Refusal("8.1.3.2-a", "not-offered", {"token": token})
        return why_not_aim(s, officer, source, hex_of(s, words[1]))

    answer = yield from choose(
        Ask(seat(side), "aim", "8.1.3.2-a", offer, judge, {"officer": PIECES[officer].id})
    )
    if answer == "nothing":
        return Mission(-2, guns, OFF, False)
    battery = int(source.split()[1][1:]) if source.startswith("battery") else -1
    mission = Mission(battery, guns, hex_of(s, answer.split()[1]), False)
    about = told(s, officer, mission, mission.aim)
    form = yield from pick(side, "form", "8.1.2-a", ["concentrate", "spread"], True, **about)
    return replace(mission, spread=form == "spread")


def told(s: State, officer: int, m: Mission, h: int) -> dict[str, Plain]:
    """What an ask about a mission says of it."""
    return {
        "hex": code(s, h),
        "officer": PIECES[officer].id,
        "aim": code(s, m.aim),
        "battery": m.battery,
        "group": [PIECES[u].id for u in m.guns],
        "spread": m.spread,
    }


def drift(s: State, officer: int, m: Mission) -> Flow[None]:
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
    where = code(s, m.mark) if m.mark != OFF else ""
    s.note("drift", "8.1.3.2-c", hex=code(s, m.aim), to=where, distance=far)


def order(s: State, officer: int, m: Mission) -> Flow[bool]:
    """8.1.3.2-d, 8.1.3.2-e: order the attack, or keep the mission; out of his sight it is lost."""
    if m.aim == OFF:
        return False
    if m.battery >= 0:
        b = s.batteries[m.battery]
        s.batteries[m.battery] = replace(b, missions=b.missions - 1, used=s.turn)
    if m.mark == OFF or officer not in s.at or not looks(s, officer, m.mark):
        s.note("mission-lost", "8.1.3.2-e", hex=code(s, m.aim))
        return False
    side = PIECES[officer].side
    answer = yield from pick(
        side, "order", "8.1.3.2-d", ["attack", "save"], True, **told(s, officer, m, m.mark)
    )
    if answer == "save":
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


def bombard(s: State, group: Sequence[Mission]) -> Flow[None]:
    """8.1.2-a, 8.1.2-c: the hex, or it and its six neighbours at half FF, each by its own roll."""
    for m in group:
        for u in m.guns:
            s.fired |= 1 << PIECES[u].side
    for h in under_fire(s, group[0]):
        shot = bombardment(s, group, h)
        if shot.victims or h in s.forts or has(s.wire, h):
            yield from fire.shoot(s, shot, "8.1.2-a")


def under_fire(s: State, m: Mission) -> list[int]:
    """8.1.2-a: the hex of the marker, and its neighbours where the fire is dispersed."""
    around = the_board(s).grid.sides[m.mark] if m.spread else ()
    return [m.mark, *(n for n in around if n != OFF)]


def bombardment(s: State, group: Sequence[Mission], h: int) -> fire.Shot:
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


def indirect_victims(s: State, h: int, heavy: bool) -> list[int]:
    """8.1.2-c, 13.6-d, 13.6-g: whoever is in the hex; inside a fortification only where none is outside."""
    here = stack(s, h)
    sides = {PIECES[u].side for u in here if PIECES[u].category != "horses"}
    units = [u for side in sorted(sides) for u in targets_in(s, h, side)]
    if not units:
        return [u for u in here if PIECES[u].leader]
    if h in s.forts and not heavy:
        return [u for u in units if not has(s.inside, u)] or units
    return units
