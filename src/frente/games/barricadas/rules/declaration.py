"""9-a, 9-c, 9.6-b: who may assault what, and with whom."""

from __future__ import annotations

from collections.abc import Sequence

from frente.boards.hexes import OFF
from frente.engine import Refusal
from frente.games.barricadas.definitions import PIECES, TROOPS
from frente.games.barricadas.rules.movement import (
    allowance,
    bridged,
    entry,
    ground_cost,
    move_type,
    near_officer,
    river_cost,
    terrain,
    wet,
)
from frente.games.barricadas.state import (
    Battlefield,
    March,
    carried,
    code,
    each,
    has,
    in_force,
    mounted,
    targets_in,
    the_board,
    units_in,
)

MOST = 3
"""9.1-c: at most three units assault."""
NO_CHARGE = frozenset({"built-up", "woods", "light-woods", "marsh", "rubble"})  # 5.6-k


def march_of(s: Battlefield, u: int) -> March:
    """What a unit has left of its move in this activation."""
    kind = "charge" if mounted(s, u) and (has(s.charged, u) or u not in s.spent) else "move"
    limit = allowance(s, u, kind)
    here = s.at[u]
    return March(
        units=(u,),
        spent=(s.spent.get(u, 0),),
        limits=(limit,),
        kind=kind,
        entered=int(u in s.spent),
        bridge=s.brief.river == "major" and wet(s, here) and bridged(s, here),  # 12.9.2-f
    )


def only_vehicles(s: Battlefield, h: int, side: int) -> bool:
    """9.5-a: nothing but AFVs and transports of that side in the hex."""
    units = targets_in(s, h, side)
    return bool(units) and all(PIECES[u].category in ("afv", "transport") for u in units)


def why_not_assault(s: Battlefield, u: int, h: int, support: bool = False) -> Refusal | None:
    """9-a, 9-c: may this unit assault this hex now? `support`: an AFV that goes with infantry (9.6-c)."""
    p = PIECES[u]
    where = code(s, h)
    if p.category not in TROOPS and not p.is_afv:
        return Refusal("9-a", "no-assault", {"unit": p.id})
    if u not in s.at or carried(s, u):
        return Refusal("5.5-g", "is-carried", {"unit": p.id})
    if has(s.routed, u):
        return Refusal("10.3.1-a", "is-routed", {"unit": p.id})
    if has(s.used, u) or (not has(s.acting, u) and u not in s.spent):
        return Refusal("3.3.2-a", "not-acting", {"unit": p.id})
    if not the_board(s).grid.touch(s.at[u], h):
        return Refusal("9-c", "not-adjacent", {"unit": p.id, "hex": where})
    enemies = [x for x in s.stacks.get(h, ()) if PIECES[x].side != p.side and PIECES[x].category != "horses"]
    if not enemies:
        return Refusal("9-c", "nobody-there", {"hex": where})
    # 5.8-a: judged when the move begins
    if u not in s.spent and in_force(s, "rule_5_8_applies") and not near_officer(s, u):
        return Refusal("5.8-a", "dark", {"unit": p.id})
    vehicles = only_vehicles(s, h, 1 - p.side)
    if p.is_afv and vehicles:
        if any(PIECES[x].is_afv for x in enemies):
            return Refusal("9.6-h", "afv-on-afv", {"hex": where})
        return Refusal("9.4-a", "afv-on-transport", {"hex": where})
    if mounted(s, u) and not vehicles:
        refusal = why_not_charge_at(s, u, h)
        if refusal is not None:
            return refusal
    march = march_of(s, u)
    after = entry(s, march, s.at[u], h, assault=True)
    if isinstance(after, Refusal):
        return after
    # 12.9.1-d: into a minor river only the other terrain is paid; a major one is closed
    if after.wading and s.brief.river == "major" and river_cost(s, move_type(s, u), h) < 0:
        return Refusal("12.9.2-a", "river-closed", {"hex": where})
    if p.is_afv and not support and not _can_leave(s, u, h, after):
        return Refusal("9.4-b", "afv-leave", {"unit": p.id, "hex": where})
    return None


def why_not_charge(s: Battlefield, u: int) -> Refusal | None:
    """5.6-l: no charge in the turn after a charge; only mounted cavalry charges (3.3.2-j)."""
    if not mounted(s, u):
        return Refusal("5.6-g", "not-mounted", {"unit": PIECES[u].id})
    if has(s.charged_before, u):
        return Refusal("5.6-l", "charged-before", {"unit": PIECES[u].id})
    return None


def why_not_charge_at(s: Battlefield, u: int, h: int) -> Refusal | None:
    """5.6-k, 5.6-m: a mounted unit assaults only by a charge, never into buildings, forest or marsh."""
    refusal = why_not_charge(s, u)
    if refusal is not None:
        return refusal
    if u in s.spent and not has(s.charged, u):
        return Refusal("5.6-m", "not-charging", {"unit": PIECES[u].id})
    if terrain(s, h) in NO_CHARGE:
        return Refusal("5.6-k", "no-charge-there", {"hex": code(s, h)})
    return None


def _can_leave(s: Battlefield, u: int, h: int, after: March) -> bool:
    """9.4-b: with the points left it could leave the hex again."""
    left = after.limits[0] - after.spent[0]
    for n in the_board(s).grid.sides[h]:
        if n == OFF:
            continue
        cost = ground_cost(s, u, h, n)
        if isinstance(cost, int) and cost <= left and not units_in(s, n, 1 - PIECES[u].side):
            return True
    return False


def mates(s: Battlefield, party: Sequence[int], h: int) -> list[int]:
    """Who can still join a party: one that nobody can join any more assaults at once."""
    active = sorted({*each(s.acting), *s.spent})
    return [u for u in active if u in s.at and why_not_join(s, party, u, h) is None]


def why_not_join(s: Battlefield, party: Sequence[int], u: int, h: int) -> Refusal | None:
    """9.1-d, 9.6-b, 7.3-c: one formation; AFVs of a coordinated one may support from the same hex."""
    p = PIECES[u]
    if u in party:
        return Refusal("9.1-d", "already", {"unit": p.id})
    refusal = why_not_assault(s, u, h, any(not PIECES[x].is_afv for x in party))
    if refusal is not None:
        return refusal
    # whoever was named first, the infantry says of which formation the assault is
    first = next((x for x in party if not PIECES[x].is_afv), party[0])
    same = s.member.get(u) == s.member.get(first)
    if not same and not (p.is_afv or all(PIECES[x].is_afv for x in party)):
        return Refusal("9.1-d", "other-formation", {"unit": p.id})
    if not same and s.member.get(u) not in {s.member.get(o) for o in s.leaders}:
        return Refusal("9.1-d", "other-formation", {"unit": p.id})
    mixed = p.is_afv != PIECES[first].is_afv or any(PIECES[x].is_afv != p.is_afv for x in party)
    start = s.began.get(u, s.at[u])
    if mixed and any(s.began.get(x, s.at[x]) != start for x in party):
        return Refusal("9.6-b", "same-start", {"unit": p.id})
    if p.is_afv and not mixed and s.at[u] != s.at[first]:
        return Refusal("9.4-i", "one-hex", {"unit": p.id})
    if p.is_afv and sum(PIECES[x].is_afv for x in party) >= MOST:
        return Refusal("9.4-a", "three", {})
    if only_vehicles(s, h, 1 - p.side):
        return Refusal("9.5-a", "alone", {"unit": p.id})
    if mounted(s, u) != mounted(s, first) and not mixed:
        return Refusal("5.6-m", "not-charging", {"unit": p.id})
    return None
