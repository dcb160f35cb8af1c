"""8.3-j, 7.1, 14-n: what an attack has cost a hex, and what officers and morale make of it."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from frente.engine import Flow, roll
from frente.games.barricadas.definitions import PIECES
from frente.games.barricadas.rules.losses import eliminate, settle_works
from frente.games.barricadas.rules.luck import stream
from frente.games.barricadas.rules.morale import body, check_formation, check_unit, leaders_rout
from frente.games.barricadas.state import Battlefield, has, seat, steps_lost


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


def toll_of(s: Battlefield, h: int, cause: int) -> Toll:
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


def parts_of(s: Battlefield, toll: Toll) -> list[Toll]:
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


def casualties(s: Battlefield, toll: Toll) -> Flow[list[int]]:
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


def aftermath(s: Battlefield, toll: Toll) -> Flow[None]:
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


def beyond(s: Battlefield, toll: Toll, n: int) -> int:
    """14-e: the steps this attack has cost a formation beyond its original number of units."""
    before = toll.before.get(n, 0)
    now = before + sum(count for u, count in toll.lost.items() if s.member.get(u, -1) == n)
    return now - max(before, len(s.formations[n].units))
