"""8.4: what a lost step does, and the end of a piece."""

from __future__ import annotations

from dataclasses import replace

from frente.games.barricadas.definitions import LEADERS, PIECES, STEPS
from frente.games.barricadas.state import (
    Battlefield,
    cargo,
    code,
    has,
    is_unit,
    off_board,
    place,
    take_control,
    the_board,
)


def lose_step(s: Battlefield, u: int, rule: str) -> bool:
    """8.4.2-a, 2.2.1-e: one step; the third eliminates. True when the unit is gone."""
    if u not in s.at:
        return False
    lost = s.lost.get(u, 0) + 1
    s.lost[u] = lost
    if lost >= STEPS:
        eliminate(s, u, rule)
        return True
    s.note("step-lost", rule, unit=PIECES[u].id, left=STEPS - lost)
    return False


def eliminate(s: Battlefield, u: int, rule: str) -> None:
    """Remove a piece for good. 2.3-o: eliminated, surrendered and disintegrated are the same."""
    if u not in s.at and u not in s.waiting:
        return
    p = PIECES[u]
    here = s.at.get(u, -1)
    if not p.leader:
        s.lost[u] = STEPS
    for x in cargo(s, u):
        del s.load[x]  # 5.5-m: the load of a lost transport is left in the hex
        if p.category == "afv" and PIECES[x].leader:
            _next_tank(s, x, u)
    mount = s.load.get(u, -1)
    off_board(s, u)
    s.gone |= 1 << u
    s.note("eliminated", rule, unit=p.id)
    if mount >= 0 and PIECES[mount].category == "horses":
        off_board(s, mount)  # 5.6-n
        s.gone |= 1 << mount
    n = s.member.get(u, -1)
    if LEADERS >> u & 1 and n >= 0 and s.formations[n].officer == u:
        f = s.formations[n]
        s.formations[n] = replace(f, officer=-1, fallen=u)  # 7.2.1-b
        for x in f.units:  # 3.1-c, 7.2.1-a
            if x in s.at:
                s.out |= 1 << x
    settle_works(s, here)


def _next_tank(s: Battlefield, officer: int, lost: int) -> None:
    """7.1-e, 7.1-h: a tank officer changes to the nearest AFV of his formation, or he is removed."""
    n = s.member.get(officer, -1)
    f = s.formations[n]
    grid = the_board(s).grid
    here = s.at[officer]
    tanks = [u for u in f.units if u != lost and u in s.at and PIECES[u].is_afv]
    if tanks:
        tank = min(tanks, key=lambda u: (grid.distance(s.at[u], here), u))
        place(s, officer, s.at[tank])
        s.load[officer] = tank
        return
    s.formations[n] = replace(f, replaced=False)
    eliminate(s, officer, "7.1-h")


def disturb(s: Battlefield, h: int, side: int) -> None:
    """13.1.1-d: work in progress is lost when its builder is assaulted."""
    for u in list(s.works):
        if s.at.get(u, -1) == h and PIECES[u].side == side:
            del s.works[u]
            s.risky &= ~(1 << u)


def fall_back(s: Battlefield, u: int, h: int) -> None:
    """Into a hex of a rout or retreat: movement (6.1-b); it takes the hex (15-s), leaves works (13.1.1-e)."""
    old = s.at[u]
    place(s, u, h)
    s.moved |= 1 << u
    take_control(s, h)
    settle_works(s, old)
    flatten_wire(s, u, h)


def flatten_wire(s: Battlefield, u: int, h: int) -> None:
    """13.2-d: a tracked vehicle destroys the wire that it passes through."""
    if has(s.wire, h) and PIECES[u].move == "tracked":
        s.wire &= ~(1 << h)
        s.note("wire-gone", "13.2-d", hex=code(s, h))


def settle_works(s: Battlefield, h: int) -> None:
    """13.1.1-e: an Improved Position is lost when no unit of its side is in the hex."""
    side = s.positions.get(h, -1)
    if side < 0:
        return
    if not any(PIECES[u].side == side and is_unit(u) for u in s.stacks.get(h, ())):
        del s.positions[h]
