"""5.5, 5.6: onto transports and horses, and off them, in the course of a march."""

from __future__ import annotations

from dataclasses import replace

from frente.engine import Refusal
from frente.games.barricadas.definitions import PIECES
from frente.games.barricadas.rules.movement import (
    MOUNT_FOOT,
    MOUNT_RIDE,
    allowance,
    here,
    may_carry,
    stay_cost,
)
from frente.games.barricadas.rules.readiness import why_not_own
from frente.games.barricadas.rules.stacking import MOST, stacked
from frente.games.barricadas.state import (
    Battlefield,
    cargo,
    code,
    finish,
    has,
    is_unit,
    mounted,
)


def why_not_mount(s: Battlefield, ride: int) -> Refusal | None:
    """5.5-i, 5.6-a: foot troops board a transport, a squadron its horses, in the same hex."""
    now = s.march
    assert now is not None
    u = now.units[0]
    p, r = PIECES[u], PIECES[ride]
    rule = "5.6-a" if r.category == "horses" else "5.5-i"
    refusal = why_not_own(s, p.side, ride, rule)
    if refusal is not None:
        return refusal
    if len(now.units) > 1:
        return Refusal(rule, "one-by-one", {})
    if u in s.load or s.at.get(ride) != here(s):
        return Refusal(rule, "not-same-hex", {"unit": r.id})
    if now.kind != "move":
        return Refusal(rule, "not-so-fast", {})
    if r.category == "horses":
        if p.category != "cavalry":
            return Refusal("5.6-e", "cavalry-only", {"unit": p.id})
        if ride in s.load.values():
            return Refusal("5.6-e", "horses-taken", {"unit": r.id})
    elif r.category != "transport":
        return Refusal(rule, "no-transport", {"unit": r.id})
    else:
        if p.move != "foot":
            return Refusal("5.5-j", "limber", {"unit": p.id})
        refusal = may_carry(s, ride, u)
        if refusal is not None:
            return refusal
        if has(s.finished, ride) or has(s.routed, ride):
            return Refusal("5.5-a", "is-finished", {"unit": r.id})
    if not p.leader and now.spent[0] + MOUNT_FOOT > now.limits[0]:
        return Refusal(rule, "no-points", {})
    if s.spent.get(ride, 0) + MOUNT_RIDE > r.mp:
        return Refusal(rule, "no-points", {})
    return None


def mount(s: Battlefield, ride: int) -> None:
    """After mounting only the ride's points matter; what it spent before counts (5.5-i, 5.6-n)."""
    now = s.march
    assert now is not None
    u = now.units[0]
    s.load[u] = ride
    s.note("mounted", "5.5-i", unit=PIECES[u].id, ride=PIECES[ride].id)
    if PIECES[ride].category == "horses":
        s.march = replace(
            now, spent=(now.spent[0] + MOUNT_RIDE,), limits=(allowance(s, u, "move"),), roads=False
        )
        return
    s.moved |= 1 << ride
    s.spent[u] = now.spent[0] + MOUNT_FOOT
    s.march = replace(
        now, units=(ride,), spent=(s.spent.get(ride, 0) + MOUNT_RIDE,), limits=(PIECES[ride].mp,), roads=False
    )


def why_not_dismount(s: Battlefield) -> Refusal | None:
    """5.5-i, 5.6-a: three points of the ride, one of those who get off."""
    now = s.march
    assert now is not None
    u = now.units[0]
    if len(now.units) > 1 or here(s) < 0 or now.kind != "move":
        return Refusal("5.5-i", "one-by-one", {})
    if mounted(s, u):
        if now.spent[0] + MOUNT_RIDE > now.limits[0]:
            return Refusal("5.6-a", "no-points", {})
        return None
    loads = cargo(s, u)
    if PIECES[u].category != "transport" or not loads:
        return Refusal("5.5-i", "nothing-carried", {"unit": PIECES[u].id})
    if any(PIECES[x].move == "wheeled-t" for x in loads):
        return Refusal("5.5-j", "unlimber", {})
    if now.spent[0] + MOUNT_RIDE > now.limits[0]:
        return Refusal("5.5-i", "no-points", {})
    if any(is_unit(x) and s.spent.get(x, 0) + MOUNT_FOOT > PIECES[x].mp for x in loads):
        return Refusal("5.5-i", "no-points", {})
    if stacked(s, here(s), PIECES[u].side) > MOST:  # 4-d: they stay
        return Refusal("4-a", "overstacked", {"hex": code(s, here(s))})
    if stay_cost(s, now, here(s)) != 0:
        return Refusal("12.9.1-c", "river-stay", {"hex": code(s, here(s)), "cost": ""})
    return None


def dismount(s: Battlefield) -> None:
    """5.5-h: the load is itself again. 5.5-a: the empty transport may go on."""
    now = s.march
    assert now is not None
    u = now.units[0]
    if mounted(s, u):
        del s.load[u]
        spent = min(now.spent[0] + MOUNT_FOOT, PIECES[u].mp)
        s.march = replace(now, spent=(spent,), limits=(PIECES[u].mp,), roads=False)
        return
    loads = cargo(s, u)
    for x in loads:
        del s.load[x]
        s.spent[x] = s.spent.get(x, 0) + MOUNT_FOOT  # 5.5-i: of its own points
        s.began.setdefault(x, here(s))
        if not has(s.acting, x):
            finish(s, x)
    s.note("dismounted", "5.5-i", units=[PIECES[x].id for x in loads], hex=code(s, here(s)))
    s.march = replace(now, spent=(now.spent[0] + MOUNT_RIDE,), roads=False)


def why_not_unhitch(s: Battlefield) -> Refusal | None:
    """5.5-j: half the transport's points; the gun has used its activation."""
    now = s.march
    assert now is not None
    u = now.units[0]
    if len(now.units) > 1 or here(s) < 0 or not any(PIECES[x].move == "wheeled-t" for x in cargo(s, u)):
        return Refusal("5.5-j", "nothing-carried", {"unit": PIECES[u].id})
    if now.spent[0] + PIECES[u].mp // 2 > now.limits[0]:
        return Refusal("5.5-j", "no-points", {})
    if stacked(s, here(s), PIECES[u].side) > MOST:
        return Refusal("4-a", "overstacked", {"hex": code(s, here(s))})
    if stay_cost(s, now, here(s)) != 0:
        return Refusal("12.9.1-c", "river-stay", {"hex": code(s, here(s)), "cost": ""})
    return None


def unhitch(s: Battlefield) -> None:
    now = s.march
    assert now is not None
    u = now.units[0]
    for x in cargo(s, u):
        del s.load[x]
        finish(s, x)
    s.note("unlimbered", "5.5-j", unit=PIECES[u].id, hex=code(s, here(s)))
    s.march = replace(now, spent=(now.spent[0] + PIECES[u].mp // 2,), roads=False)
