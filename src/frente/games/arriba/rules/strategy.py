"""Chapter 6: equipment points, and what they buy."""

from __future__ import annotations

from functools import partial

from frente.engine import Ask, Flow, Refusal, choose, number, roll
from frente.games.arriba.definitions import (
    AIR,
    AREA,
    ARMOR,
    ASSET_LIMIT,
    ASSETS,
    BIT,
    BRIGADE,
    BY_PORTUGAL,
    CAP,
    CAPITAL,
    CONVERT,
    COUNTRIES,
    CREATE,
    ENEMY,
    FACTION,
    FACTION_SIDE,
    FACTIONS,
    FORT_LIMIT,
    FORTIFY,
    GE,
    GUERRILLA,
    IB,
    IMPROVE,
    INDEX,
    INTERVENTION_EP,
    IT,
    ITALIAN,
    KINDS,
    MED_PORTS,
    MINOR,
    MOROCCO,
    NEXT_KIND,
    OF_CLASS,
    ONE_STEP,
    PLACE_IDS,
    PO,
    PORTS,
    PORTUGUESE,
    RATE,
    REBUILD,
    REPLENISH,
    SUPPORT,
    SUPPORT_EP,
    TURNS,
    TWO_STEP,
    UNIT,
    UNIT_BIT,
    UNIT_FACTION,
    UNIT_KIND,
    UNITS,
    G,
    R,
    areas_of,
)
from frente.games.arriba.rules.blockade import blockaded
from frente.games.arriba.rules.doctrine import roll_doctrine, why_not_doctrine
from frente.games.arriba.rules.placement import place_units, places_for
from frente.games.arriba.rules.politics import dice_order
from frente.games.arriba.rules.supply import in_supply, supplied_areas
from frente.games.arriba.rules.support import change_support, is_high, is_low
from frente.games.arriba.state import (
    Arriba,
    add_group,
    any_help,
    any_intervention,
    assets_on_map,
    faction_seat,
    groups_at,
    intervenes,
    leader,
    level,
    occupied,
    off_map,
    side_seats,
    take_from_pool,
    where,
)


def strategic_phase(s: Arriba) -> Flow[None]:
    """6.1-a: each determines EP, spends and places; after both, each does transport (3.0-g)."""
    s.phase = "strategic"
    s.fresh = s.converted = s.carried = s.served = 0
    s.cap_spent = {}
    s.assets_closed = []
    s.assets_bought = []
    s.lifts = {}
    yield from dice_order(s, "strategic")
    for side in (ENEMY[s.first], s.first):
        s.push(("transport", side, 0))
    for side in (ENEMY[s.first], s.first):
        s.push(("income", side), ("arrivals", side), ("grants", side), ("spend", side, 0), ("settle", side))


# --- income (6.1) --------------------------------------------------------------------------------
def has_port(s: Arriba, side: str) -> bool:
    """6.7.3-a: Spanish Morocco is no port (6.1-e)."""
    return bool(occupied(s, side) & PORTS)


def domestic_ep(s: Arriba, side: str) -> int:
    """6.1-d: what the cities it occupies yield this turn."""
    held = occupied(s, side)
    return sum(
        ep
        for area, ep in TURNS[s.turn].domestic
        if held & BIT[area] and not s.lasting.get(f"no-domestic:{PLACE_IDS[area]}")
    )


def replacement_ep(cf_lost: int, percent: int) -> int:
    """6.1.1-a: a share of the CF lost in the turn before, rounded down."""
    return cf_lost * percent // 100


def replacement_rate(s: Arriba, side: str) -> int:
    """6.1.1-a, 5.11-b, 5.11-c."""
    return RATE[2] if is_high(s, side) else RATE[0] if is_low(s, side) else RATE[1]


def income(s: Arriba, side: str) -> Flow[None]:
    """6.1-b: foreign aid, the domestic economy, replacement (the worked example: 6.7-EX)."""
    i = INDEX[side]
    foreign = 0
    if has_port(s, side):  # 6.1-e: foreign EP come by sea
        for country in range(len(COUNTRIES)):
            foreign += yield from country_ep(s, side, country)
        foreign = max(0, foreign + s.lasting.get(f"ep:foreign:{side}", 0))
        if "blockade" in s.rules and foreign:
            lost = yield from blockaded(s, side, "ep")  # 15.4-b, 15.4-c
            foreign = max(0, foreign - lost)
    land = max(0, s.lasting.get(f"ep:land:{side}", 0))
    domestic = domestic_ep(s, side)
    s.ep[i] += foreign + land + domestic
    s.replacement[i] = replacement_ep(s.cf_lost_before[i], replacement_rate(s, side))
    s.note(
        "income",
        "6.1-b",
        side=side,
        foreign=foreign,
        domestic=domestic + land,
        replacement=s.replacement[i],
        total=s.ep[i] + s.replacement[i],
    )


def country_ep(s: Arriba, side: str, country: int) -> Flow[int]:
    """5.4.1-b, 5.4.1-c, 5.4.2-b, 5.4.2-g: what one country sends. Any side may receive it (5.4.2-l)."""
    name, whom = level(s, country)
    if whom != side:
        return 0
    dice, points = (INTERVENTION_EP if name == "I" else SUPPORT_EP)[country]
    if not dice:
        return points
    rule = "5.4.2-b" if name == "I" else "5.4.1-b"
    stream = f"foreign:{s.turn}:{side}:{COUNTRIES[country]}"
    faces = yield from roll(stream, dice, kind="foreign-ep", rule=rule, seat=side)
    return points + sum(faces)


# --- arrivals (5.4.2) ----------------------------------------------------------------------------
def arrivals(s: Arriba, side: str) -> Flow[None]:
    """Forces that intervention sends, for the Rebel only (5.4.2-l), placed with the new units (6.1-f)."""
    if side != R:
        return
    if intervenes(s, IT, R) and "ctv" not in s.came:  # 5.4.2-c
        s.came.append("ctv")
        yield from ctv(s)
    if intervenes(s, PO, R) and "portuguese" not in s.came:  # 5.4.2-h
        s.came.append("portuguese")
        unit = take_from_pool(s, PORTUGUESE, ONE_STEP)
        held = occupied(s, R)
        spots = []
        for area in areas_of(BY_PORTUGAL):
            spots += [(area, True)] if held & BIT[area] else []
            spots.append((area, False))
        yield from place_units(s, (unit,), "5.4.2-h", spots)
    if intervenes(s, GE, R):
        if "condor" not in s.came:
            s.came.append("condor")
            s.condor = ["waiting", "waiting"]
        if s.condor[0] == "waiting" and has_port(s, R):  # 5.4.2-e: without a port they wait
            yield from condor_arrives(s)


def ctv(s: Arriba) -> Flow[None]:
    """5.4.2-c: three divisions and a brigade in one Mediterranean port, or never."""
    ports = areas_of(occupied(s, R) & MED_PORTS)
    corps = OF_CLASS[ITALIAN, ONE_STEP] | OF_CLASS[ITALIAN, BRIGADE]
    units = tuple(u for u in range(len(UNITS)) if corps >> u & 1)
    if not ports:
        s.unbuilt &= ~corps
        s.gone |= corps
        s.note("ctv-lost", "5.4.2-c")
        return
    s.unbuilt &= ~corps
    yield from place_units(s, units, "5.4.2-c", [(a, True) for a in ports])


def condor_arrives(s: Arriba) -> Flow[None]:
    """5.4.2-e: one German air point to Ready, one German armor point to a port."""
    s.condor = ["ready", "map"]
    s.note("condor", "5.4.2-e")
    port = yield from choose_port(s, R, "german")
    land_asset(s, R, port, "german")
    if "blockade" in s.rules:
        s.assets_bought += ["german-air", f"german:{PLACE_IDS[port]}"]  # 6.7.3-b


def choose_port(s: Arriba, side: str, asset: str) -> Flow[int]:
    """6.5-c: any friendly-occupied port, each point its own."""
    ports = areas_of(occupied(s, side) & PORTS)
    if len(ports) == 1:
        return ports[0]
    legal = {f"put {PLACE_IDS[a]}": a for a in ports}

    def judge(token: str) -> Refusal | None:
        return None if token in legal else Refusal("6.5-c", "no-port-there", {"asset": asset})

    ask = Ask(leader(s, side), "port", "6.5-c", lambda: list(legal), judge, {"asset": asset})
    return legal[(yield from choose(ask))]


def land_asset(s: Arriba, side: str, area: int, asset: str) -> None:
    """An asset point joins what stands in the city of a port."""
    host = next((g for g in groups_at(s, side, area) if g.city and g.units), None)
    if host is None:
        host = add_group(s, side, area, True, ())
    s.groups[host.id] = host._replace(**{asset: getattr(host, asset) + 1})
    s.note("asset-landed", "6.5-c", side=side, asset=asset, place=PLACE_IDS[area])


# --- spending (6.2 to 6.5) -------------------------------------------------------------------------
def funds(s: Arriba, side: str, seat: str) -> int:
    """What the seat may spend: the side's EP, or (15.2-c) what the Republican player gave it."""
    if seat in s.purse:
        return s.purse[seat]
    promised = sum(s.purse.values()) if side == G else 0
    return s.ep[INDEX[side]] + s.replacement[INDEX[side]] - promised


def pay(s: Arriba, side: str, seat: str, price: int) -> None:
    """6.1-c: replacement EP go first, they cannot be saved."""
    if seat in s.purse:
        s.purse[seat] -= price
    i = INDEX[side]
    first = min(price, s.replacement[i])
    s.replacement[i] -= first
    s.ep[i] -= price - first


def spend(s: Arriba, side: str, place: int) -> Flow[None]:
    """One purchase of a seat, or the end of its spending."""
    order = spending_order(s, side)
    if place >= len(order):
        return
    seat = order[place]
    supplied = supplied_areas(s, side)

    def offer() -> list[str]:
        return [*purchase_tokens(s, side, seat, supplied), "done"]

    ask = Ask(
        seat,
        "spend",
        "6.1-a",
        offer,
        lambda token: None if token == "done" else why_not_buy(s, side, seat, token, supplied),
        {"ep": funds(s, side, seat), "side": side},
    )
    words = (yield from choose(ask)).split()
    if words[0] == "done":
        s.purse.pop(seat, None)  # 15.2-c: what an ally does not spend was never taken from the stock
        s.push(("spend", side, place + 1))
        return
    s.push(("spend", side, place))
    yield from BUY[words[0]](s, side, seat, words[1:])


def spending_order(s: Arriba, side: str) -> tuple[str, ...]:
    """15.2-c: allies spend what they were given before the Republican player spends the rest."""
    seats = side_seats(s, side)
    return (*seats[1:], seats[0])


def purchase_tokens(s: Arriba, side: str, seat: str, supplied: int) -> list[str]:
    """Everything the seat may buy now. Must agree with `why_not_buy`; what units share is judged once."""
    tokens: list[str] = []
    have = funds(s, side, seat)
    if have > 0:
        for f, name in enumerate(FACTIONS):
            if FACTION_SIDE[f] != side or faction_seat(s, f) != seat:
                continue
            for kind in KINDS:
                pool = OF_CLASS.get((f, kind), 0)
                if s.unbuilt & pool and why_not_create(s, side, seat, f, kind) is None:
                    tokens.append(f"create {name} {kind}")
                if s.eliminated & pool and why_not_rebuild(s, side, seat, f, kind) is None:
                    tokens.append(f"rebuild {name} {kind}")
        tokens += _work_tokens(s, side, seat, supplied, have)
        tokens += [f"buy {kind}" for kind in ASSETS if why_not_asset(s, side, seat, kind) is None]
        if "fortifications" in s.rules:
            held = areas_of(occupied(s, side))
            tokens += [f"fortify {PLACE_IDS[a]}" for a in held if why_not_fortify(s, side, seat, a) is None]
    if why_not_doctrine(s, side, seat) is None:
        tokens.append("doctrine")
    return tokens


def _work_tokens(s: Arriba, side: str, seat: str, supplied: int, have: int) -> list[str]:
    """Conversions, improvements and replenishments of the units on the map."""
    if have < min(REPLENISH, IMPROVE, *CONVERT.values()):
        return []
    tokens = []
    grows: dict[tuple[int, str], bool] = {}
    fed: dict[tuple[int, int], bool] = {}
    spots = [(g.area, g.units) for g in s.groups.values() if g.side == side]
    if side == R:
        spots.append((MOROCCO, s.morocco))
    for area, units in spots:
        for u in units:
            f, kind = UNIT_FACTION[u], UNIT_KIND[u]
            if s.players > 2 and faction_seat(s, f) != seat:
                continue
            remnant = s.remnant >> u & 1
            barred = s.purged >> f & 1 or s.fresh >> u & 1
            if barred and not remnant:
                continue
            if (f, area) not in fed:
                fed[f, area] = in_supply(s, u, area, supplied)
            if not fed[f, area]:
                continue
            name = UNITS[u].id
            if remnant:
                if have >= REPLENISH:
                    tokens.append(f"replenish {name}")
            elif kind in NEXT_KIND and not s.converted >> u & 1:
                if (f, kind) not in grows:
                    larger = NEXT_KIND[kind]
                    counter = off_map(s, f, larger) and have >= CONVERT[kind]
                    grows[f, kind] = bool(counter) and why_not_division(s, side, larger) is None
                if grows[f, kind]:
                    tokens.append(f"convert {name}")
            if not barred and not s.improved >> u & 1 and have >= IMPROVE:
                tokens.append(f"improve {name}")
    return tokens


def why_not_buy(s: Arriba, side: str, seat: str, token: str, supplied: int) -> Refusal | None:
    """One predicate per purchase; the same ones make the list of options."""
    words = token.split()
    verb, rest = words[0], words[1:]
    if verb in ("create", "rebuild") and len(rest) == 2 and rest[0] in FACTION and rest[1] in KINDS:
        f = FACTION[rest[0]]
        check = why_not_create if verb == "create" else why_not_rebuild
        return check(s, side, seat, f, rest[1])
    if verb in ("convert", "improve", "replenish") and len(rest) == 1 and rest[0] in UNIT:
        return why_not_work_on(s, side, seat, verb, UNIT[rest[0]], supplied)
    if verb == "buy" and len(rest) == 1 and rest[0] in ASSETS:
        return why_not_asset(s, side, seat, rest[0])
    if verb == "fortify" and len(rest) == 1 and rest[0] in AREA:
        return why_not_fortify(s, side, seat, AREA[rest[0]])
    if verb == "doctrine" and not rest:
        return why_not_doctrine(s, side, seat)
    return Refusal("6.1-a", "not-offered", {"token": token})


def _why_not_pay(s: Arriba, side: str, seat: str, price: int, rule: str) -> Refusal | None:
    have = funds(s, side, seat)
    return Refusal(rule, "too-dear", {"price": price, "have": have}) if price > have else None


def _why_not_new(s: Arriba, side: str, seat: str, faction: int, kind: str, price: int) -> Refusal | None:
    """What creating and rebuilding have in common."""
    args = {"faction": FACTIONS[faction]}
    if FACTION_SIDE[faction] != side or faction_seat(s, faction) != seat:
        return Refusal("6.2-a", "not-your-faction", dict(args))
    if s.purged >> faction & 1:
        return Refusal("5.2.2-e", "purged", dict(args))
    if s.lasting.get(f"no-create:{FACTIONS[faction]}"):
        return Refusal("4.1-b", "no-create-event", dict(args))
    cap = CAP.get(faction)
    if cap is not None and s.cap_spent.get(faction, 0) + price > cap:  # 6.6-d
        return Refusal(
            "6.6-d", "cap", {**args, "cap": cap, "spent": s.cap_spent.get(faction, 0), "price": price}
        )
    if not places_for(s, faction):
        return Refusal("6.2-a", "no-place", dict(args))
    return _why_not_pay(s, side, seat, price, "6.2-c")


def price_of(verb: str, words: list[str]) -> int | None:
    """What a purchase takes, in EP; None where that is not known beforehand (6.5-a) or nothing is paid."""
    match verb:
        case "create" | "rebuild":
            return (REBUILD if verb == "rebuild" else CREATE)[words[1]]
        case "convert":
            return CONVERT[UNIT_KIND[UNIT[words[0]]]]
        case "improve":
            return IMPROVE
        case "replenish":
            return REPLENISH
        case "fortify":
            return FORTIFY
        case "guerrilla":
            return GUERRILLA
    return None


def why_not_create(s: Arriba, side: str, seat: str, faction: int, kind: str) -> Refusal | None:
    args = {"faction": FACTIONS[faction], "kind": kind}
    if not s.unbuilt & OF_CLASS.get((faction, kind), 0):
        return Refusal("2.2-a", "no-counter", dict(args))
    if faction in (ITALIAN, PORTUGUESE):
        return Refusal("6.6-b" if faction == ITALIAN else "6.6-h", "only-rebuilt", dict(args))
    if faction == IB and s.turn == 1:
        return Refusal("14.2-c", "no-brigaders-yet", {})  # 6.6-c
    return why_not_division(s, side, kind) or _why_not_new(s, side, seat, faction, kind, CREATE[kind])


def why_not_division(s: Arriba, side: str, kind: str) -> Refusal | None:
    """6.2-b: divisions are created and converted only with foreign help (5.4.1-a, 5.4.2-a)."""
    if kind == ONE_STEP and not any_help(s, side):
        return Refusal("6.2-b", "needs-support", {})
    if kind == TWO_STEP and not any_intervention(s, side):
        return Refusal("6.2-b", "needs-intervention", {})
    return None


def why_not_rebuild(s: Arriba, side: str, seat: str, faction: int, kind: str) -> Refusal | None:
    """6.3-a; foreign aid is not needed (6.3-b). Portuguese: 5.4.2-i."""
    if not s.eliminated & OF_CLASS.get((faction, kind), 0):
        return Refusal("6.3-a", "none-eliminated", {"faction": FACTIONS[faction], "kind": kind})
    return _why_not_new(s, side, seat, faction, kind, REBUILD[kind])


def why_not_work_on(s: Arriba, side: str, seat: str, verb: str, unit: int, supplied: int) -> Refusal | None:
    """Converting, improving, replenishing a unit on the map."""
    faction, kind = UNIT_FACTION[unit], UNIT_KIND[unit]
    args = {"unit": UNITS[unit].id}
    area = where(s, unit)
    if UNITS[unit].side != side or faction_seat(s, faction) != seat or area < 0:
        return Refusal("6.4.1-a", "not-your-unit", dict(args))
    if verb != "replenish" and s.purged >> faction & 1:
        return Refusal("5.2.2-e", "purged", {"faction": FACTIONS[faction]})
    if verb != "replenish" and s.fresh >> unit & 1:
        return Refusal("6.1-f", "just-made", dict(args))
    if verb == "replenish":
        if not s.remnant >> unit & 1:
            return Refusal("6.3-c", "no-remnant", dict(args))
        price = REPLENISH
    elif verb == "improve":
        if s.improved >> unit & 1:
            return Refusal("6.4.1-a", "improved-already", dict(args))
        price = IMPROVE
    else:
        if s.remnant >> unit & 1 or kind not in NEXT_KIND:
            return Refusal("6.4.2-a", "cannot-convert", dict(args))
        if s.converted >> unit & 1:
            return Refusal("6.4.2-a", "converted-already", dict(args))
        if not off_map(s, faction, NEXT_KIND[kind]):
            return Refusal("6.4.2-a", "no-counter", {"faction": FACTIONS[faction], "kind": NEXT_KIND[kind]})
        refusal = why_not_division(s, side, NEXT_KIND[kind])
        if refusal:
            return refusal
        price = CONVERT[kind]
    if not in_supply(s, unit, area, supplied):
        return Refusal("11.1.2-c", "out-of-supply", dict(args))
    return _why_not_pay(s, side, seat, price, "6.2-c")


def why_not_asset(s: Arriba, side: str, seat: str, kind: str) -> Refusal | None:
    """6.5."""
    if seat != leader(s, side):
        return Refusal("15.2-c", "leader-buys", {})
    if not any_help(s, side):
        return Refusal("6.5-a", "needs-support", {})
    if s.lasting.get(f"no-assets:{side}"):
        return Refusal("4.1-b", "no-assets-event", {})
    if f"{side}:{kind}" in s.assets_closed:
        return Refusal("6.5-b", "market-closed", {"asset": kind})
    if not has_port(s, side):
        return Refusal("6.5-c", "no-port", {})
    if not asset_markers(s, side, kind):
        return Refusal("6.5-b", "no-marker", {"asset": kind})
    if funds(s, side, seat) < 1:
        return Refusal("6.5-a", "too-dear", {"price": 1, "have": 0})
    return None


def asset_markers(s: Arriba, side: str, kind: str) -> list[str]:
    """The markers a point of the type may be taken from: the side's own, or a lost German one (5.4.2-f)."""
    markers = []
    if assets_on_map(s, side, kind) < ASSET_LIMIT[side, kind]:
        markers.append(kind)
    slot = {AIR: 0, ARMOR: 1}.get(kind)
    if side == R and slot is not None and s.condor[slot] == "lost" and level(s, GE)[1] == R:
        markers.append("german")
    return markers


def why_not_fortify(s: Arriba, side: str, seat: str, area: int) -> Refusal | None:
    """15.3-a."""
    args = {"place": PLACE_IDS[area]}
    if "fortifications" not in s.rules:
        return Refusal("15.3-a", "rule-off", {})
    if seat != leader(s, side):
        return Refusal("15.2-c", "leader-buys", {})
    if not occupied(s, side) & BIT[area]:
        return Refusal("15.3-a", "city-not-held", dict(args))
    if (s.forts[0] | s.forts[1]) & BIT[area]:
        return Refusal("15.3-a", "fortified", dict(args))
    if (s.forts[0].bit_count() + s.forts[1].bit_count()) >= FORT_LIMIT:
        return Refusal("15.3-c", "no-forts-left", {"most": FORT_LIMIT})
    return _why_not_pay(s, side, seat, FORTIFY, "15.3-a")


def _make(s: Arriba, side: str, seat: str, words: list[str], rebuilt: bool) -> Flow[None]:
    faction, kind = FACTION[words[0]], words[1]
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


def _create(s: Arriba, side: str, seat: str, words: list[str]) -> Flow[None]:
    yield from _make(s, side, seat, words, rebuilt=False)


def _rebuild(s: Arriba, side: str, seat: str, words: list[str]) -> Flow[None]:
    yield from _make(s, side, seat, words, rebuilt=True)


def _convert(s: Arriba, side: str, seat: str, words: list[str]) -> Flow[None]:
    """6.4.2-a: one counter for another, on the spot; disruption carries over."""
    old = UNIT[words[0]]
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
    yield from ()


def replace_unit(s: Arriba, old: int, new: int) -> None:
    """Put one counter where another stood; disruption is kept (9.2.3-f)."""
    for g in s.groups.values():
        if old in g.units:
            s.groups[g.id] = g._replace(units=tuple(sorted(new if u == old else u for u in g.units)))
            break
    else:
        s.morocco = tuple(sorted(new if u == old else u for u in s.morocco))
    if s.disrupted >> old & 1:
        s.disrupted = s.disrupted & ~UNIT_BIT[old] | UNIT_BIT[new]


def _improve(s: Arriba, side: str, seat: str, words: list[str]) -> Flow[None]:
    unit = UNIT[words[0]]
    pay(s, side, seat, IMPROVE)
    s.improved |= UNIT_BIT[unit]  # 6.4.1-a
    s.note("improved", "6.4.1-a", unit=words[0], price=IMPROVE, side=side)
    yield from ()


def _replenish(s: Arriba, side: str, seat: str, words: list[str]) -> Flow[None]:
    unit = UNIT[words[0]]
    pay(s, side, seat, REPLENISH)
    s.remnant &= ~UNIT_BIT[unit]  # 6.3-c: disrupted stays disrupted
    s.note("replenished", "6.3-c", unit=words[0], price=REPLENISH, side=side)
    yield from ()


def _buy(s: Arriba, side: str, seat: str, words: list[str]) -> Flow[None]:
    """6.5-a: the die is the price; pay or refuse. A refusal closes the market for the type (6.5-b)."""
    kind = words[0]
    (price,) = yield from roll(f"assets:{s.turn}:{side}", kind="price", rule="6.5-a", seat=side)
    tokens = ["decline"]
    if price <= funds(s, side, seat):
        tokens = [f"pay {m}" for m in asset_markers(s, side, kind)] + tokens

    def judge(token: str) -> Refusal | None:
        if token in tokens:
            return None
        if price > funds(s, side, seat):
            return Refusal("6.5-b", "too-dear", {"price": price, "have": funds(s, side, seat)})
        return Refusal("6.5-a", "not-offered", {"token": token})

    about = {"asset": kind, "price": price}
    answer = "decline"
    if len(tokens) > 1:
        answer = yield from choose(Ask(seat, "price", "6.5-a", lambda: tokens, judge, about))
    if answer == "decline":
        s.assets_closed.append(f"{side}:{kind}")
        s.note("declined", "6.5-b", side=side, asset=kind, price=price)
        return
    pay(s, side, seat, price)
    marker = answer.split()[1]
    s.note("bought", "6.5-a", side=side, asset=kind, price=price, german=marker == "german")
    if kind == AIR:
        if marker == "german":
            s.condor[0] = "ready"  # 5.4.2-f
            s.assets_bought.append("german-air")
        else:
            s.air_ready[INDEX[side]] += 1  # 6.5-c, 2.2.4-c
            s.assets_bought.append(f"{side}-air")
        return
    field = "german" if marker == "german" else kind
    if marker == "german":
        s.condor[1] = "map"
    port = yield from choose_port(s, side, kind)
    land_asset(s, side, port, field)
    s.assets_bought.append(f"{field}:{PLACE_IDS[port]}")


def _fortify(s: Arriba, side: str, seat: str, words: list[str]) -> Flow[None]:
    pay(s, side, seat, FORTIFY)
    s.forts[INDEX[side]] |= BIT[AREA[words[0]]]
    s.note("fortified", "15.3-a", side=side, place=words[0], price=FORTIFY)
    yield from ()


def _doctrine(s: Arriba, side: str, _seat: str, _words: list[str]) -> Flow[None]:
    yield from roll_doctrine(s, side)


BUY = {
    "create": _create,
    "rebuild": _rebuild,
    "convert": _convert,
    "improve": _improve,
    "replenish": _replenish,
    "buy": _buy,
    "fortify": _fortify,
    "doctrine": _doctrine,
}


# --- the end of spending ----------------------------------------------------------------------------
def needs_service(s: Arriba, faction: int) -> bool:
    """5.2.1-c, 5.2.1-d: a minor faction that has a unit to build and is neither purged nor cut off."""
    if s.purged >> faction & 1:  # 5.2.2-f
        return False
    if occupied(s, R) & BIT[CAPITAL[faction]]:
        return False
    if s.lasting.get(f"no-create:{FACTIONS[faction]}"):
        return False
    for kind in KINDS:
        pool = OF_CLASS.get((faction, kind), 0)
        if s.eliminated & pool:
            return True
        if s.unbuilt & pool and why_not_division(s, G, kind) is None:
            return True
    return False


def settle(s: Arriba, side: str) -> Flow[None]:
    """The blockade on bought points, unserved factions, and replacement EP that nobody used."""
    i = INDEX[side]
    if "blockade" in s.rules and s.assets_bought:
        lost = yield from blockaded(s, side, "ap")
        yield from lose_bought(s, side, lost)
    s.assets_bought = []
    if side == G:  # ERR-3: part of the adjustment table
        unserved = [f for f in MINOR if not s.served >> f & 1 and needs_service(s, f)]
        if unserved:
            s.note("unserved", "5.2.1-b", factions=[FACTIONS[f] for f in unserved])
            due = SUPPORT["faction-unserved"].points * len(unserved)
            change_support(s, {G: due}, "5.2.1-b", "unserved")
    if s.replacement[i]:
        s.note("replacement-lost", "6.1-c", side=side, ep=s.replacement[i])
        s.replacement[i] = 0


def lose_bought(s: Arriba, side: str, lost: int) -> Flow[None]:
    """15.4-c: the owner picks which points do not arrive; the price is not refunded."""
    for _ in range(min(lost, len(s.assets_bought))):
        tokens = sorted({f"sink {name}" for name in s.assets_bought})
        answer = tokens[0]
        if len(tokens) > 1:
            answer = yield from choose(Ask(leader(s, side), "sink", "15.4-c", partial(list, tokens)))
        name = answer.split()[1]
        s.assets_bought.remove(name)
        take_back(s, side, name)
        s.note("sunk", "15.4-b", side=side, asset=name.split(":")[0])


def take_back(s: Arriba, side: str, name: str) -> None:
    """Remove a point that the blockade has caught."""
    asset, _, place = name.partition(":")
    if asset == "german-air":
        s.condor[0] = "sunk"  # only what falls in combat may be bought back (5.4.2-f)
    elif asset.endswith("-air"):
        s.air_ready[INDEX[side]] -= 1
    else:
        for g in groups_at(s, side, AREA[place]):
            if g.city and getattr(g, asset):
                rest = g._replace(**{asset: getattr(g, asset) - 1})
                if rest.units or rest.tanks or rest.artillery:
                    s.groups[g.id] = rest
                else:
                    del s.groups[g.id]
                break
        if asset == "german":
            s.condor[1] = "sunk"


# --- allies (15.2-c) --------------------------------------------------------------------------------
def grants(s: Arriba, side: str) -> Flow[None]:
    """15.2-c: the Republican player gives EP to his allies, at least what 5.2.1 wants for each faction."""
    s.purse = {}
    head, *allies = side_seats(s, side)
    for seat in allies:
        have = funds(s, side, head)
        least = min(have, sum(needs_service(s, f) for f in MINOR if faction_seat(s, f) == seat))

        def judge(token: str, least: int = least, have: int = have, seat: str = seat) -> Refusal | None:
            words = token.split()
            amount = number(words[2]) if len(words) == 3 and words[:2] == ["grant", seat] else None
            if amount is None:
                return Refusal("15.2-c", "not-offered", {"token": token})
            if amount < least:
                return Refusal("15.2-c", "grant-too-small", {"least": least, "seat": seat})
            if amount > have:
                return Refusal("6.1-c", "too-dear", {"price": amount, "have": have})
            return None

        def offer(least: int = least, have: int = have, seat: str = seat) -> list[str]:
            return [f"grant {seat} {n}" for n in range(least, have + 1)]

        answer = yield from choose(Ask(head, "grant", "15.2-c", offer, judge, {"seat": seat, "have": have}))
        amount = int(answer.split()[2])
        s.purse[seat] = amount
        s.note("granted", "15.2-c", seat=seat, ep=amount)
