"""Chapters 6.2 to 6.4 and 15.3: what equipment points make of units and cities."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial

from frente.engine import Ask, Flow, Menu, Message, Price, Refusal, StandingWay, Way
from frente.games.arriba import nouns
from frente.games.arriba.answers import (
    Buy,
    Convert,
    Create,
    Done,
    Fortify,
    Improve,
    NewDoctrine,
    Rebuild,
    Replenish,
)
from frente.games.arriba.definitions import (
    ASSETS,
    BIT,
    CAP,
    CF,
    CONVERT,
    CREATE,
    FACTION_SIDE,
    FACTIONS,
    FORT_LIMIT,
    FORTIFY,
    GOBERNITOS,
    IB,
    IMPROVE,
    INDEX,
    ITALIAN,
    KINDS,
    MOROCCO,
    NEXT_KIND,
    OF_CLASS,
    OF_FACTION,
    ONE_STEP,
    PLACE_IDS,
    PORTUGUESE,
    REBUILD,
    REPLENISH,
    TWO_STEP,
    UNIT_BIT,
    UNIT_FACTION,
    UNIT_KIND,
    UNITS,
    G,
    R,
    areas_of,
)
from frente.games.arriba.rules.assets import buy, why_not_asset
from frente.games.arriba.rules.doctrine import roll_doctrine, why_not_doctrine
from frente.games.arriba.rules.income import EP, funds, pay
from frente.games.arriba.rules.organization import why_not_your_unit
from frente.games.arriba.rules.placement import has_place, place_units
from frente.games.arriba.rules.supply import home_open, in_supply, supplied_areas
from frente.games.arriba.state import (
    Arriba,
    any_help,
    any_intervention,
    at_first,
    faction_seat,
    leader,
    occupied,
    off_map,
    replace_unit,
    side_seats,
    take_from_pool,
    where,
)

REPLENISHING, IMPROVING, CONVERTING = "replenish", "improve", "convert"


def spend(s: Arriba, side: str, place: int) -> Flow[None]:
    """One purchase of a seat, or the end of its spending."""
    order = spending_order(s, side)
    if place >= len(order):
        return
    seat = order[place]
    menu = Menu(s, *purchasing_ways(side, seat), tokens=partial(purchase_tokens, s, side, seat))
    about = {"ep": funds(s, side, seat), "side": side}
    answer = yield from at_first(s, ("spend", side, place), Ask.of(seat, "spend", "6.1-a", menu, about))
    if isinstance(answer, Done):
        s.purse.pop(seat, None)  # 15.2-c: what an ally does not spend was never taken from the stock
        s.push(("spend", side, place + 1))
        return
    s.push(("spend", side, place))
    match answer:
        case Create(faction, kind):
            yield from make(s, side, seat, faction, kind, rebuilt=False)
        case Rebuild(faction, kind):
            yield from make(s, side, seat, faction, kind, rebuilt=True)
        case Convert(unit):
            convert(s, side, seat, unit)
        case Improve(unit):
            pay(s, side, seat, IMPROVE)
            s.improved |= UNIT_BIT[unit]  # 6.4.1-a
            s.note("improved", "6.4.1-a", unit=UNITS[unit].id, price=IMPROVE, side=side)
        case Replenish(unit):
            pay(s, side, seat, REPLENISH)
            s.remnant &= ~UNIT_BIT[unit]  # 6.3-c: disrupted stays disrupted
            s.note("replenished", "6.3-c", unit=UNITS[unit].id, price=REPLENISH, side=side)
        case Buy(asset):
            yield from buy(s, side, seat, asset)
        case Fortify(area):
            pay(s, side, seat, FORTIFY)
            s.forts[INDEX[side]] |= BIT[area]
            s.note("fortified", "15.3-a", side=side, place=PLACE_IDS[area], price=FORTIFY)
        case NewDoctrine():
            yield from roll_doctrine(s, side)


def spending_order(s: Arriba, side: str) -> tuple[str, ...]:
    """15.2-c: allies spend what they were given before the Republican player spends the rest."""
    seats = side_seats(s, side)
    return (*seats[1:], seats[0])


# --- what may be bought ------------------------------------------------------------------------------
@cache
def purchasing_ways(side: str, seat: str) -> tuple[Way, ...]:
    """One predicate for each kind of purchase."""

    def of_unit(verb: str, made: Callable[[int], object], rule: str, price: Callable[[int], int]) -> Way:
        def why_not(s: Arriba, unit: int) -> Refusal | None:
            return why_not_work_on(s, side, seat, verb, unit)

        def label(_s: Arriba, unit: int) -> Message:
            return Message(f"do-{verb}", {"a": UNITS[unit].id, "price": price(unit)})

        return StandingWay(
            verb,
            made,
            nouns.UNIT_BY_SIDE[side],
            rule=rule,
            why_not=why_not,
            among=of_side,
            label=label,
            price=lambda _s, unit: (Price(EP, price(unit)),),
            brings=lambda _s, _unit: Message(f"brings-{verb}"),
        )

    def of_side(s: Arriba) -> list[int]:
        units = [u for g in s.groups.values() if g.side == side for u in g.units]
        return [*units, *s.morocco]

    def creating(s: Arriba, faction: int, kind: str) -> Refusal | None:
        return why_not_create(s, side, seat, faction, kind)

    def rebuilding(s: Arriba, faction: int, kind: str) -> Refusal | None:
        return why_not_rebuild(s, side, seat, faction, kind)

    def buying(s: Arriba, asset: str) -> Refusal | None:
        return why_not_asset(s, side, seat, asset)

    def fortifying(s: Arriba, area: int) -> Refusal | None:
        return why_not_fortify(s, side, seat, area)

    def learning(s: Arriba) -> Refusal | None:
        return why_not_doctrine(s, side, seat)

    return (
        StandingWay(
            "create",
            Create,
            nouns.FACTION,
            nouns.KIND,
            rule="6.2-a",
            why_not=creating,
            label=partial(priced, "create", CREATE),
            price=partial(price_of, CREATE),
            brings=strength_of,
            stock=lambda s, faction, kind: stock_of(s, s.unbuilt, CREATE, faction, kind),
        ),
        StandingWay(
            "rebuild",
            Rebuild,
            nouns.FACTION,
            nouns.KIND,
            rule="6.3-a",
            why_not=rebuilding,
            label=partial(priced, "rebuild", REBUILD),
            price=partial(price_of, REBUILD),
            brings=strength_of,
            stock=lambda s, faction, kind: stock_of(s, s.eliminated, REBUILD, faction, kind),
        ),
        of_unit(CONVERTING, Convert, "6.4.2-a", lambda unit: CONVERT[UNIT_KIND[unit]]),
        of_unit(IMPROVING, Improve, "6.4.1-a", lambda _: IMPROVE),
        of_unit(REPLENISHING, Replenish, "6.3-c", lambda _: REPLENISH),
        StandingWay("buy", Buy, nouns.ASSET, rule="6.5-a", why_not=buying),
        StandingWay(
            "fortify",
            Fortify,
            nouns.AREA,
            rule="15.3-a",
            why_not=fortifying,
            label=lambda _s, area: Message("do-fortify", {"a": PLACE_IDS[area], "price": FORTIFY}),
            price=lambda _s, _area: (Price(EP, FORTIFY),),
            brings=lambda _s, _area: Message("brings-fort"),
        ),
        StandingWay("doctrine", NewDoctrine, rule="15.5-d", why_not=learning, final="dice"),
        StandingWay("done", Done, rule="6.1-a", label=lambda _s: Message("do-done-spend")),
    )


def priced(verb: str, prices: dict[str, int], _s: Arriba, faction: int, kind: str) -> Message:
    return Message(f"do-{verb}", {"a": f"of-{FACTIONS[faction]}", "b": kind, "price": prices[kind]})


def price_of(prices: dict[str, int], _s: Arriba, _faction: int, kind: str) -> tuple[Price, ...]:
    return (Price(EP, prices[kind]),)


def strength_of(_s: Arriba, _faction: int, kind: str) -> Message:
    return Message("brings-strength", {"strength": CF[kind]})


def stock_of(s: Arriba, pool: int, prices: dict[str, int], faction: int, kind: str) -> int:
    """2.2-a, 6.3-a: the counters there are; 6.6-d: as far as may be spent on their faction."""
    counters = (pool & OF_CLASS[faction, kind]).bit_count()
    cap = CAP.get(faction)
    return counters if cap is None else min(counters, (cap - s.cap_spent.get(faction, 0)) // prices[kind])


def purchase_tokens(s: Arriba, side: str, seat: str) -> list[str]:
    """Everything the seat may buy now, by factions and units; what they share is judged once."""
    tokens: list[str] = []
    have = funds(s, side, seat)
    if have > 0:
        sizes = [kind for kind in KINDS if why_not_division(s, side, kind) is None]
        held = occupied(s, side)
        for f in range(len(FACTIONS)):
            if why_not_faction(s, side, seat, f, held) is None:
                tokens += _new_tokens(s, f, have, sizes)
        tokens += _work_tokens(s, side, seat, have)
        tokens += [f"buy {kind}" for kind in ASSETS if why_not_asset(s, side, seat, kind) is None]
        if "fortifications" in s.rules:
            free = [a for a in areas_of(held) if why_not_fortify(s, side, seat, a) is None]
            tokens += [f"fortify {PLACE_IDS[a]}" for a in free]
    if why_not_doctrine(s, side, seat) is None:
        tokens.append("doctrine")
    tokens.append("done")
    return tokens


def _new_tokens(s: Arriba, f: int, have: int, sizes: list[str]) -> list[str]:
    """What may be made of a faction's counters; `sizes` are those that foreign help allows to create."""
    tokens = []
    name = FACTIONS[f]
    most = min(have, CAP.get(f, have) - s.cap_spent.get(f, 0))
    for kind in KINDS:
        pool = OF_CLASS[f, kind]
        if s.unbuilt & pool and CREATE[kind] <= most and kind in sizes and why_not_first(s, f) is None:
            tokens.append(f"create {name} {kind}")
        if s.eliminated & pool and REBUILD[kind] <= most:
            tokens.append(f"rebuild {name} {kind}")
    return tokens


CONVERTED = tuple(f"convert {unit}" for unit in nouns.UNIT_IDS)
IMPROVED = tuple(f"improve {unit}" for unit in nouns.UNIT_IDS)
REPLENISHED = tuple(f"replenish {unit}" for unit in nouns.UNIT_IDS)


def _work_tokens(s: Arriba, side: str, seat: str, have: int) -> list[str]:
    """Conversions, improvements and replenishments of the units on the map."""
    tokens = []
    supplied = supplied_areas(s, side)
    growing = _growing(s, side, have)
    better = ~s.improved if have >= IMPROVE else 0
    barred = s.fresh
    for f in areas_of(s.purged):
        barred |= OF_FACTION[f]
    apart = starved = 0  # Gobernito units, and those of them that are out of supply (11.1.3)
    for f in GOBERNITOS if side == G else ():
        apart |= OF_FACTION[f]
        if not home_open(s, f):
            starved |= OF_FACTION[f]
    spots = [(g.area, g.units) for g in s.groups.values() if g.side == side]
    if side == R:
        spots.append((MOROCCO, s.morocco))
    for area, units in spots:
        fed = area == MOROCCO or supplied & BIT[area]
        for u in units:
            bit = UNIT_BIT[u]
            remnant = s.remnant & bit
            if (barred & bit and not remnant) or (starved & bit if apart & bit else not fed):
                continue
            if s.players > 2 and faction_seat(s, UNIT_FACTION[u]) != seat:
                continue
            if remnant:
                if have >= REPLENISH:
                    tokens.append(REPLENISHED[u])
            elif growing & bit:
                tokens.append(CONVERTED[u])
            if better & bit and not barred & bit:
                tokens.append(IMPROVED[u])
    return tokens


def _growing(s: Arriba, side: str, have: int) -> int:
    """The units that may be converted, if they are in supply and of a faction that may."""
    found = 0
    for kind, larger in NEXT_KIND.items():
        if have >= CONVERT[kind] and why_not_division(s, side, larger) is None:
            for f in range(len(FACTIONS)):
                if off_map(s, f, larger):
                    found |= OF_CLASS[f, kind]
    return found & ~s.converted


def _why_not_pay(s: Arriba, side: str, seat: str, price: int, rule: str) -> Refusal | None:
    have = funds(s, side, seat)
    return Refusal(rule, "too-dear", {"price": price, "have": have}) if price > have else None


def why_not_faction(s: Arriba, side: str, seat: str, faction: int, held: int | None = None) -> Refusal | None:
    """May the seat make units of the faction at all? `held`: the side's cities, where they are known."""
    args = {"faction": FACTIONS[faction]}
    if FACTION_SIDE[faction] != side or faction_seat(s, faction) != seat:
        return Refusal("6.2-a", "not-your-faction", args)
    if s.purged >> faction & 1:
        return Refusal("5.2.2-e", "purged", args)
    if s.lasting.get(f"no-create:{FACTIONS[faction]}"):
        return Refusal("4.1-b", "no-create-event", args)
    cities = occupied(s, side) if held is None else held
    return None if has_place(cities, faction) else Refusal("6.2-a", "no-place", args)


def why_not_price(s: Arriba, side: str, seat: str, faction: int, price: int) -> Refusal | None:
    cap, spent = CAP.get(faction), s.cap_spent.get(faction, 0)
    if cap is not None and spent + price > cap:  # 6.6-d
        args = {"faction": FACTIONS[faction], "cap": cap, "spent": spent, "price": price}
        return Refusal("6.6-d", "cap", args)
    return _why_not_pay(s, side, seat, price, "6.2-c")


def why_not_create(s: Arriba, side: str, seat: str, faction: int, kind: str) -> Refusal | None:
    if not s.unbuilt & OF_CLASS[faction, kind]:
        return Refusal("2.2-a", "no-counter", {"faction": FACTIONS[faction], "kind": kind})
    return (
        why_not_first(s, faction)
        or why_not_division(s, side, kind)
        or why_not_faction(s, side, seat, faction)
        or why_not_price(s, side, seat, faction, CREATE[kind])
    )


def why_not_first(s: Arriba, faction: int) -> Refusal | None:
    """Units that are not made from nothing, or not yet."""
    if faction in (ITALIAN, PORTUGUESE):
        rule = "6.6-b" if faction == ITALIAN else "6.6-h"
        return Refusal(rule, "only-rebuilt", {"faction": FACTIONS[faction]})
    if faction == IB and s.turn == 1:
        return Refusal("14.2-c", "no-brigaders-yet", {})  # 6.6-c
    return None


def why_not_division(s: Arriba, side: str, kind: str) -> Refusal | None:
    """6.2-b: divisions are created and converted only with foreign help (5.4.1-a, 5.4.2-a)."""
    if kind == ONE_STEP and not any_help(s, side):
        return Refusal("6.2-b", "needs-support", {})
    if kind == TWO_STEP and not any_intervention(s, side):
        return Refusal("6.2-b", "needs-intervention", {})
    return None


def why_not_rebuild(s: Arriba, side: str, seat: str, faction: int, kind: str) -> Refusal | None:
    """6.3-a; foreign aid is not needed (6.3-b). Portuguese: 5.4.2-i."""
    if not s.eliminated & OF_CLASS[faction, kind]:
        return Refusal("6.3-a", "none-eliminated", {"faction": FACTIONS[faction], "kind": kind})
    return why_not_faction(s, side, seat, faction) or why_not_price(s, side, seat, faction, REBUILD[kind])


def why_not_work_on(s: Arriba, side: str, seat: str, verb: str, unit: int) -> Refusal | None:
    """Converting, improving, replenishing a unit on the map."""
    faction, kind = UNIT_FACTION[unit], UNIT_KIND[unit]
    args = {"unit": UNITS[unit].id}
    refusal = why_not_your_unit(s, side, seat, unit, "6.4.1-a")
    if refusal:
        return refusal
    if verb != REPLENISHING and s.purged >> faction & 1:
        return Refusal("5.2.2-e", "purged", {"faction": FACTIONS[faction]})
    if verb != REPLENISHING and s.fresh >> unit & 1:
        return Refusal("6.1-f", "just-made", args)
    if verb == REPLENISHING:
        if not s.remnant >> unit & 1:
            return Refusal("6.3-c", "no-remnant", args)
        price = REPLENISH
    elif verb == IMPROVING:
        if s.improved >> unit & 1:
            return Refusal("6.4.1-a", "improved-already", args)
        price = IMPROVE
    else:
        if kind not in NEXT_KIND:  # nor remnants: they are two-step divisions
            return Refusal("6.4.2-a", "cannot-convert", args)
        if s.converted >> unit & 1:
            return Refusal("6.4.2-a", "converted-already", args)
        if not off_map(s, faction, NEXT_KIND[kind]):
            return Refusal("6.4.2-a", "no-counter", {"faction": FACTIONS[faction], "kind": NEXT_KIND[kind]})
        refusal = why_not_division(s, side, NEXT_KIND[kind])
        if refusal:
            return refusal
        price = CONVERT[kind]
    if not in_supply(s, unit, where(s, unit), supplied_areas(s, side)):
        return Refusal("11.1.2-c", "out-of-supply", args)
    return _why_not_pay(s, side, seat, price, "6.2-c")


def why_not_fortify(s: Arriba, side: str, seat: str, area: int) -> Refusal | None:
    """15.3-a."""
    args = {"place": PLACE_IDS[area]}
    if "fortifications" not in s.rules:
        return Refusal("15.3-a", "rule-off", {})
    if seat != leader(s, side):
        return Refusal("15.2-c", "leader-buys", {})
    if not occupied(s, side) & BIT[area]:
        return Refusal("15.3-a", "city-not-held", args)
    if (s.forts[0] | s.forts[1]) & BIT[area]:
        return Refusal("15.3-a", "fortified", args)
    if (s.forts[0].bit_count() + s.forts[1].bit_count()) >= FORT_LIMIT:
        return Refusal("15.3-c", "no-forts-left", {"most": FORT_LIMIT})
    return _why_not_pay(s, side, seat, FORTIFY, "15.3-a")


# --- carrying it out -----------------------------------------------------------------------------------
def make(s: Arriba, side: str, seat: str, faction: int, kind: str, rebuilt: bool) -> Flow[None]:
    """A new unit, or one that was eliminated."""
    price = (REBUILD if rebuilt else CREATE)[kind]
    pay(s, side, seat, price)
    if faction in CAP:
        s.cap_spent[faction] = s.cap_spent.get(faction, 0) + price
    s.served |= 1 << faction  # 5.2.1-a
    pool = (s.eliminated if rebuilt else s.unbuilt) & OF_CLASS[faction, kind]
    unit = (pool & -pool).bit_length() - 1
    s.eliminated &= ~UNIT_BIT[unit]
    s.unbuilt &= ~UNIT_BIT[unit]
    rule = "6.3-a" if rebuilt else "6.2-a"
    s.note("rebuilt" if rebuilt else "created", rule, unit=UNITS[unit].id, price=price, side=side)
    yield from place_units(s, (unit,), rule)


def convert(s: Arriba, side: str, seat: str, old: int) -> None:
    """6.4.2-a: one counter for another, on the spot; disruption carries over."""
    kind = UNIT_KIND[old]
    pay(s, side, seat, CONVERT[kind])
    new = take_from_pool(s, UNIT_FACTION[old], NEXT_KIND[kind])
    replace_unit(s, old, new)
    if s.improved >> old & 1 and kind == ONE_STEP:
        s.improved |= UNIT_BIT[new]  # 6.4.1-b: an improved brigade loses it, a division keeps it
    s.improved &= ~UNIT_BIT[old]
    s.unbuilt |= UNIT_BIT[old]  # 6.3-a: replaced by another counter means unbuilt
    s.converted |= UNIT_BIT[new]
    s.note("converted", "6.4.2-a", unit=UNITS[old].id, into=UNITS[new].id, price=CONVERT[kind], side=side)
