"""Chapter 14: replacements. RPs are kept and paid in half points."""

from __future__ import annotations

from functools import partial

from frente.engine import Ask, Flow, Menu, Message, Refusal, Way
from frente.engine import put as answer_to
from frente.engine.gesture import Price
from frente.games.crusade.answers import Done, Pick, Put, Rebuild, Relieve, Restore
from frente.games.crusade.cards import lasting
from frente.games.crusade.definitions import (
    BALEARIC,
    BILBAO,
    CTV,
    ELIMINATED,
    MADRID,
    MAIN_CITIES,
    NAT,
    POOL_NUMBER,
    POOLS,
    REGION,
    REGION_SOURCE,
    REGIONS,
    REP,
    RESERVE,
    SIEGE_START,
    SOURCES,
    SPACE_IDS,
    UNIT_IDS,
    UNITS,
    bits,
    mask_of,
)
from frente.games.crusade.nouns import POOL_NOUN, SIEGE_NOUN, SPACE_NOUN, TWIN_NOUN, UNIT_NOUN
from frente.games.crusade.prices import of_step
from frente.games.crusade.rules.deployment import corps_spaces, corps_spaces_any
from frente.games.crusade.rules.stacking import why_full
from frente.games.crusade.rules.supply import connected, isolated_group, supplied
from frente.games.crusade.state import Crusade, in_box, is_reduced, one_of_each, own, put, reduce, restore

START_CITIES = {REP: 4, NAT: 2}  # 14.2.1
NORTHERN_PORTS = mask_of(["bilbao", "santander", "gijon"])


# --- the totals (14.2) ----------------------------------------------------------------------------------
def cities_held(s: Crusade, side: str) -> int:
    """14.2.5-a, 14.2.5-b, 14.2.5-c: Bilbao counts as REP's until NAT holds it, Santander and Gijón."""
    held = MAIN_CITIES & own(s, side)
    if NORTHERN_PORTS & ~s.control:
        held = held | 1 << BILBAO if side == REP else held & ~(1 << BILBAO)
    return held.bit_count()


def city_loss(s: Crusade, side: str) -> int:
    """14.2.2-a, 14.2.3: one RP for each Main City fewer than at the start; more give nothing."""
    return max(0, START_CITIES[side] - cities_held(s, side))


def apply_changes(s: Crusade, side: str) -> None:
    """14.2.2-c: city loss and Events are added up first, then each pool is held at 0 or more (14.2.4)."""
    for i, pool in enumerate(POOLS[side]):
        change = sum(n for _, n in lasting.rp_modifiers(s, pool))
        if i == 0:
            change -= city_loss(s, side)  # 14.2.2-b
        number = POOL_NUMBER[pool]
        if lasting.pool_is_stopped(s, pool):
            s.rp[number] = 0
            s.note("rp-stopped", "8.5.1.1", pool=pool)
            continue
        s.rp[number] = max(0, s.rp[number] + 2 * change)
        if change:
            s.note("rp-change", "14.2.2-a", pool=pool, change=f"{change:+d}", rp=s.rp[number] / 2)


def record(s: Crusade, side: str, amounts: tuple[int, int]) -> None:
    """8.4.1-a, 8.4.1-b: add to the two own totals; the second only once its aid has come."""
    for pool, amount in zip(POOLS[side], amounts, strict=True):
        if amount and lasting.pool_is_open(s, pool):
            s.rp[POOL_NUMBER[pool]] += 2 * amount
            s.note("rp-gain", "8.4.1-a", pool=pool, amount=amount)


# --- spending (14.1) ------------------------------------------------------------------------------------
def step_cost(s: Crusade, unit: int) -> int:
    """14.1.3: a division's step half an RP, a corps' step one; double in an Isolated group (16.2.4.2)."""
    base = 2 if UNITS[unit].corps else 1
    place = s.where[unit]
    return base * 2 if place >= 0 and UNITS[unit].side == NAT and isolated_group(s) >> place & 1 else base


def in_isolated(s: Crusade, unit: int) -> bool:
    """Is the unit in an Isolated group?"""
    place = s.where[unit]
    return place >= 0 and UNITS[unit].side == NAT and bool(isolated_group(s) >> place & 1)


def ways_to_pay(s: Crusade, side: str, pools: tuple[str, ...], price: int) -> list[str]:
    """14.1.3: from one pool, or half from each."""
    have = {pool: s.rp[POOL_NUMBER[pool]] for pool in pools}
    found = [pool for pool in POOLS[side] if have.get(pool, 0) >= price]
    if price == 2 and len(pools) == 2 and min(have.values()) >= 1:
        found.append("mixed")
    return found


def why_not_pay(s: Crusade, side: str, unit: int, way: str) -> Refusal | None:
    """May a step of this unit be paid for so?"""
    price, pools = step_cost(s, unit), pools_for(s, unit)
    args = {"unit": UNIT_IDS[unit], "pool": way}
    if way == "mixed":
        if price < 2 or len(pools) < 2:
            return Refusal("14.1.3", "one-pool-pays", args)
        have, wanted = min(s.rp[POOL_NUMBER[pool]] for pool in pools), price // 2
    else:
        if way not in pools:
            rule = "14.1.1.2-a" if side == REP else "14.1.1.3-b" if "nat" in pools else "14.1.1.3-a"
            return Refusal(rule, "wrong-pool", args)
        have, wanted = s.rp[POOL_NUMBER[way]], price
    if have < wanted:
        return Refusal("14.1.3", "rp-too-few", {**args, "price": price / 2, "have": have / 2})
    return None


def pay(s: Crusade, side: str, way: str, price: int) -> None:
    """Take the price from the pools."""
    if way != "mixed":
        s.rp[POOL_NUMBER[way]] -= price
        return
    for pool in POOLS[side]:
        s.rp[POOL_NUMBER[pool]] -= price // 2


def pools_for(s: Crusade, unit: int) -> tuple[str, ...]:
    """14.1.1.2-a, 14.1.1.3-a, 14.1.1.3-b: the RPs that serve this unit where it is."""
    pools = UNITS[unit].kind.pools
    return tuple(p for p in pools if p != "axis") if in_isolated(s, unit) else pools


def why_not_restore(s: Crusade, side: str, unit: int) -> Refusal | None:
    """14.1.2-b: may a step of this unit be restored, whatever it costs?"""
    u = UNITS[unit]
    args = {"unit": u.id}
    place = s.where[unit]
    if u.side != side:
        return Refusal("14.1.2-b", "not-your-unit", dict(args))
    if place < 0 and place != RESERVE:
        return Refusal("14.1.2-b", "not-here-to-restore", dict(args))
    if not is_reduced(s, unit):
        return Refusal("14.1.2-b", "full-strength", dict(args))
    if not u.kind.pools:
        return Refusal("14.1.6", "no-replacements", dict(args))
    if place >= 0:
        if in_isolated(s, unit):
            if connected(s, NAT, 1 << place) & s.isolated & s.isolated_rp:
                return Refusal("16.2.4.2", "isolated-one-rp", dict(args))
            if u.corps:
                return Refusal("16.2.4.2", "isolated-division-only", dict(args))
        elif not supplied(s, side) >> place & 1:
            return Refusal("13.3.2", "oos-no-rp", dict(args))
        if u.corps and u.region in REGIONS and not near_home(s, unit):
            return Refusal("14.1.7", "far-from-home", dict(args))
    return None


def near_home(s: Crusade, unit: int) -> bool:
    """14.1.7: in its region, or joined to the Supply Source of its region."""
    place, region = s.where[unit], UNITS[unit].region
    if REGION_SOURCE[region] & own(s, REP) & connected(s, REP, 1 << place):
        return True
    return bool(REGION[region] >> place & 1)


def why_not_rebuild(s: Crusade, side: str, unit: int) -> Refusal | None:
    """14.1.4, 14.1.5: may this unit be rebuilt from the EB?"""
    u = UNITS[unit]
    args = {"unit": u.id}
    if u.side != side or s.where[unit] != ELIMINATED:
        return Refusal("14.1.2-b", "not-eliminated", dict(args))
    if not u.kind.pools:
        return Refusal("14.1.6", "no-replacements", dict(args))
    if u.corps and not corps_spaces(s, unit):
        return Refusal("14.1.5", "no-space-for-corps", dict(args))
    return None


def why_not_relieve(s: Crusade, side: str, siege: str) -> Refusal | None:
    """16.1.8.1 to 16.1.8.3: may an RP raise the resist number of a Siege?"""
    args = {"siege": siege}
    if side != NAT:
        return Refusal("16.1.8.1", "siege-of-the-enemy", dict(args))
    if siege not in s.sieges:
        return Refusal("16.1.8.2", "no-siege", dict(args))
    if s.turn > 5:
        return Refusal("16.1.8.3", "siege-too-late", dict(args))
    if siege in s.siege_rp:
        return Refusal("16.1.8.1", "siege-one-rp", dict(args))
    if s.sieges[siege] >= SIEGE_START[siege]:
        return Refusal("16.1.8.1", "siege-at-start", dict(args))
    if s.rp[POOL_NUMBER["nat"]] < 2:
        return Refusal("16.1.8.1", "no-rp", dict(args))
    return None


def _needy(s: Crusade, side: str) -> list[int]:
    """The reduced units on the map and in the RB, equal ones of one place once."""
    here = [
        u for u in bits(s.reduced) if UNITS[u].side == side and (s.where[u] >= 0 or s.where[u] == RESERVE)
    ]
    return sorted(one_of_each(s, here))


Purchase = tuple[int, str]
"""A counter that gets a step, and the way it is paid for."""


def restorable(s: Crusade, side: str) -> list[Purchase]:
    """The steps of units in play that a side can buy now."""
    return [
        (u, way)
        for u in _needy(s, side)
        if why_not_restore(s, side, u) is None
        for way in ways_to_pay(s, side, pools_for(s, u), step_cost(s, u))
    ]


def rebuildable(s: Crusade, side: str) -> list[Purchase]:
    """The eliminated units that a side can buy now."""
    return [
        (u, way)
        for u in one_of_each(s, in_box(s, side, ELIMINATED))
        if why_not_rebuild(s, side, u) is None
        for way in ways_to_pay(s, side, UNITS[u].kind.pools, step_cost(s, u))
    ]


def relievable(s: Crusade, side: str) -> list[str]:
    """The Sieges that a side can strengthen now."""
    return [siege for siege in s.sieges if why_not_relieve(s, side, siege) is None]


def begin(s: Crusade, side: str) -> Flow[None]:
    """6.E.1, 6.E.2: the start of a side's segment: corps come back, totals are changed."""
    s.phase = "replacement"
    s.side = side
    apply_changes(s, side)
    s.push(("come-back", side), ("replace-units", side))
    yield from ()


def replace_units(s: Crusade, side: str) -> Flow[None]:
    """14.1.1-a, 8.4.4: spend RPs in this phase only; what is left is lost (14.1.2-a)."""
    menu = purchases(s, side)
    if menu is None:
        _lose_rest(s, side)
        return
    mine = POOLS[side]
    about = {"own": s.rp[POOL_NUMBER[mine[0]]] / 2, "allied": s.rp[POOL_NUMBER[mine[1]]] / 2}
    match (yield from answer_to(Ask.of(side, "replacements", "14.1.2-b", menu, about))):
        case Restore(unit, way):
            s.push(("replace-units", side))
            pay(s, side, way, step_cost(s, unit))
            if in_isolated(s, unit):
                s.isolated_rp |= connected(s, NAT, 1 << s.where[unit]) & s.isolated
            restore(s, unit)
            s.note("restored", "14.1.3", unit=UNIT_IDS[unit])
        case Rebuild(unit, way):
            s.push(("replace-units", side))
            pay(s, side, way, step_cost(s, unit))
            rebuild(s, unit)
        case Relieve(siege):
            s.push(("replace-units", side))
            pay(s, side, "nat", 2)
            s.siege_rp.append(siege)
            s.sieges[siege] += 1
            s.note("siege-stronger", "16.1.8.1", siege=siege, resist=s.sieges[siege])
        case Done():
            _lose_rest(s, side)


def purchases(s: Crusade, side: str) -> Menu | None:
    """All that RPs can buy now; None where that is nothing."""

    def why_not_mend(unit: int, way: str) -> Refusal | None:
        return why_not_restore(s, side, unit) or why_not_pay(s, side, unit, way)

    def why_not_raise(unit: int, way: str) -> Refusal | None:
        return why_not_rebuild(s, side, unit) or why_not_pay(s, side, unit, way)

    def unit_alone(unit: int, _way: str) -> tuple[str, ...]:
        return (UNIT_IDS[unit],)

    def price(unit: int, way: str) -> tuple[Price, ...]:
        return of_step(side, way, step_cost(s, unit))

    def label(verb: str, unit: int, way: str) -> Message:
        args = {"a": UNIT_IDS[unit], "b": way, "cost": step_cost(s, unit) / 2}
        return Message(f"do-{verb}", args)

    mend, rise, help_ = restorable(s, side), rebuildable(s, side), relievable(s, side)
    if not (mend or rise or help_):
        return None
    step = (TWIN_NOUN, POOL_NOUN)
    # whoever points at the space of an old Siege means its units
    besieged = SIEGE_NOUN.if_meant(lambda siege: side == NAT and siege in s.sieges)
    return Menu(
        s,
        Way(
            "restore", Restore, *step, rule="14.1.2-b",
            why_not=why_not_mend, among=mend, judged=True, subjects=unit_alone, price=price,
            label=partial(label, "restore"),
        ),
        Way(
            "rebuild", Rebuild, *step, rule="14.1.2-b",
            why_not=why_not_raise, among=rise, judged=True, subjects=unit_alone, price=price,
            label=partial(label, "rebuild"),
        ),
        Way(
            "relieve", Relieve, besieged, rule="16.1.8.1",
            why_not=partial(why_not_relieve, s, side), among=help_, judged=True,
            price=lambda _siege: (Price("nat", 2),),
        ),
        Way("done", Done, rule="14.1.2-a"),
    )  # fmt: skip


def rebuild(s: Crusade, unit: int) -> None:
    """14.1.4, 14.1.5: a division goes to the RB, a corps to the map, both reduced."""
    reduce(s, unit)
    if UNITS[unit].corps:
        s.push(("place-corps", unit, "14.1.5"))
        return
    put(s, unit, RESERVE)
    s.note("rebuilt", "14.1.4", unit=UNIT_IDS[unit])


def _lose_rest(s: Crusade, side: str) -> None:
    for pool in POOLS[side]:
        s.rp[POOL_NUMBER[pool]] = 0


def come_back(s: Crusade, side: str) -> Flow[None]:
    """13.4.3-b, 13.4.3-c: corps sent over the border return now, reduced and free of RP."""
    due = [u for u, turn in sorted(s.returning.items()) if turn <= s.turn and UNITS[u].side == side]
    if not due:
        return

    def otherwise(unit: int) -> Refusal:
        if unit in s.returning and UNITS[unit].side == side:
            return Refusal("13.4.3-b", "back-later", {"unit": UNIT_IDS[unit], "turn": s.returning[unit]})
        return Refusal("13.4.3-b", "not-coming-back", {"unit": UNIT_IDS[unit]})

    unit = due[0]
    if len(due) > 1:  # the first may take the last place that would have served another
        menu = Menu(s, Way("return", Pick, UNIT_NOUN, rule="13.4.3-b", among=due, otherwise=otherwise))
        (unit,) = yield from answer_to(Ask.of(side, "come-back", "13.4.3-b", menu))
    s.push(("come-back", side))
    if corps_spaces(s, unit):
        s.push(("place-corps", unit, "13.4.3-b"))
        return
    del s.returning[unit]
    put(s, unit, ELIMINATED)
    restore(s, unit)
    s.note("eliminated", "13.4.3-c", unit=UNIT_IDS[unit], for_good=False)


def why_not_corps(s: Crusade, unit: int, space: int) -> Refusal | None:
    """8.5.2.4: may a rebuilt or returning corps be put here?"""
    u = UNITS[unit]
    args = {"unit": u.id, "place": SPACE_IDS[space]}
    if corps_spaces_any(s, unit) >> space & 1:
        return why_full(s, space)
    if not supplied(s, u.side) >> space & 1:
        return Refusal("8.5.2.4-a", "corps-unsupplied", args)
    if BALEARIC >> space & 1:
        return Refusal("8.5.2.4-e", "not-balearic", args)
    if unit == CTV:
        return Refusal("8.5.2.4-d", "ctv-port", args)
    if u.region in REGIONS:
        return Refusal("8.5.2.4-b", "corps-home", args)
    if (SOURCES[u.side] | 1 << MADRID) >> space & 1:
        return Refusal("8.5.2.4-c", "north-isolated", args)
    return Refusal("8.5.2.4-a", "not-for-corps", args)


def where_corps(s: Crusade, unit: int, rule: str) -> Flow[int]:
    """Ask where a corps is put, by the rule that brings it."""
    why_not, found = partial(why_not_corps, s, unit), bits(corps_spaces(s, unit))
    here = partial(Put, unit)
    menu = Menu(s, Way("place", here, SPACE_NOUN, rule=rule, why_not=why_not, among=found, judged=True))
    about = {"unit": UNIT_IDS[unit]}
    answer: Put = yield from answer_to(Ask.of(UNITS[unit].side, "place-corps", rule, menu, about))
    return answer.space


def place_corps(s: Crusade, unit: int, rule: str) -> Flow[None]:
    """8.5.2.4-a: a rebuilt or returning corps, reduced as it is, is put on the map."""
    space = yield from where_corps(s, unit, "8.5.2.4-a")
    s.returning.pop(unit, None)
    put(s, unit, space)
    s.note("rebuilt", rule, unit=UNIT_IDS[unit], place=SPACE_IDS[space])
