"""Chapter 6.7: transport by air and sea, after the building of both players."""

from __future__ import annotations

from functools import cache, partial

from frente.engine import Ask, Flow, Menu, Message, Refusal, StandingWay, Way, put
from frente.games.arriba import nouns
from frente.games.arriba.answers import Arrive, Carry, Done, Load, Sail, Sailed
from frente.games.arriba.definitions import (
    BIT,
    BRIGADE,
    GOBERNITOS,
    HOME_RANGE,
    MED_PORTS,
    MOROCCO,
    PLACE_IDS,
    PORTS,
    UNIT_BIT,
    UNIT_FACTION,
    UNIT_KIND,
    UNITS,
    G,
    R,
    areas_of,
)
from frente.games.arriba.rules.organization import why_not_your_unit
from frente.games.arriba.state import (
    Arriba,
    Group,
    add_group,
    at_first,
    faction_seat,
    group_of,
    groups_at,
    leader,
    occupied,
    put_group,
    side_seats,
    where,
)

FLY, LIFT, SHIP = "fly", "lift", "ship"
RULE = {
    (G, FLY): "6.7.1-a", (G, LIFT): "6.7.2-b", (G, SHIP): "6.7.2-a",
    (R, FLY): "6.7.1-a", (R, LIFT): "6.7.2-b", (R, SHIP): "6.7.2-c",
}  # fmt: skip
CARGO = ("armor", "artillery", "german")


def limit(s: Arriba, side: str, mode: str) -> int:
    """How many units a mode carries this turn."""
    if mode == FLY:
        base = 0 if side == G else 1  # 6.7.1-a: the Government has no air transport
    elif mode == LIFT:
        base = 0 if side == G else 1  # 6.7.2-b
    else:
        base = 1  # 6.7.2-a, 6.7.2-c
    if side == R and s.turn == 1:
        base *= 2  # 14.2-d
    if mode == FLY:
        base += s.lasting.get(f"transport:{side}:air", 0)
    return base


def why_not_mode(s: Arriba, side: str, mode: str) -> Refusal | None:
    if limit(s, side, mode) == 0:
        return Refusal("6.7.1-a" if mode == FLY else "6.7.2-b", "no-such-transport", {"mode": mode})
    if mode != FLY and s.lasting.get(f"no-transport:{side}:naval"):
        return Refusal("4.1-b", "no-transport-event", {"mode": mode})
    used = s.lifts.get(f"{side}:{mode}", 0)
    if used >= limit(s, side, mode):
        return Refusal(RULE[side, mode], "transport-used", {"mode": mode, "most": limit(s, side, mode)})
    return None


def why_not_carry(s: Arriba, side: str, seat: str, mode: str, unit: int) -> Refusal | None:
    """Why this unit cannot go by this mode."""
    refusal = why_not_mode(s, side, mode)
    if refusal:
        return refusal
    args = {"unit": UNITS[unit].id, "mode": mode}
    if refusal := why_not_your_unit(s, side, seat, unit, "6.7-b"):
        return refusal
    if s.carried >> unit & 1:
        return Refusal("6.7-b", "carried-already", args)
    in_box = unit in s.morocco
    if in_box and s.lasting.get("no-transport:rebel:morocco"):
        return Refusal("4.1-b", "no-transport-event", {"mode": mode})
    if (mode == FLY or (mode == SHIP and side == G)) and UNIT_KIND[unit] != BRIGADE:
        return Refusal("6.7.1-a" if mode == FLY else "6.7.2-a", "only-brigades", args)
    if mode == LIFT and not in_box:
        return Refusal("6.7.2-b", "not-in-morocco", args)
    if mode == SHIP and in_box:
        return Refusal("6.7.2-c", "morocco-no-port", args)
    if not in_box:
        g = group_of(s, unit)
        if g is None or not g.city:
            return Refusal("6.7-b", "not-in-city", args)
        if mode == SHIP and not sea_ports(side) & BIT[g.area]:
            return Refusal(RULE[side, SHIP], "not-in-port", args)
    if not destinations(s, side, mode, unit, where(s, unit)):
        return Refusal("6.7-b", "no-destination", args)
    return None


def sea_ports(side: str) -> int:
    """6.7.2-a: the Government only along the Mediterranean; 6.7.2-c: the Rebel on any coast."""
    return MED_PORTS if side == G else PORTS


def destinations(s: Arriba, side: str, mode: str, unit: int | None, origin: int) -> list[int]:
    """The friendly-occupied cities where it may arrive; Spanish Morocco never (2.1.2-c)."""
    goals = occupied(s, side)
    if mode == LIFT:
        goals &= MED_PORTS  # 6.7.2-b; Cádiz is none (6.7.2-c)
    elif mode == SHIP:
        goals &= sea_ports(side)
    if unit is not None and UNIT_FACTION[unit] in GOBERNITOS:
        goals &= HOME_RANGE[UNIT_FACTION[unit]]  # 8.2.2 binds transport too (6.7-b)
    if origin != MOROCCO:
        goals &= ~BIT[origin]
    return areas_of(goals)


def why_not_arrive(s: Arriba, side: str, mode: str, unit: int | None, origin: int, place: int) -> Refusal:
    """Why it does not arrive there."""
    args = {"place": PLACE_IDS[place], "unit": "" if unit is None else UNITS[unit].id}
    if place == MOROCCO:
        return Refusal("2.1.2-c", "never-morocco", {})
    if place == origin:
        return Refusal("6.7-b", "sets-out-there", args)
    if not occupied(s, side) & BIT[place]:
        return Refusal(RULE[side, mode], "city-not-held", args)
    if mode != FLY and not (MED_PORTS if mode == LIFT else sea_ports(side)) & BIT[place]:
        return Refusal(RULE[side, mode], "no-friendly-port", args)
    return Refusal("8.2.2", "home-too-far", args)


def port_cargo(s: Arriba, side: str, area: int) -> dict[str, int]:
    """The armor and artillery points in the city of a port."""
    held = dict.fromkeys(CARGO, 0)
    for g in groups_at(s, side, area):
        if g.city:
            for name in CARGO:
                held[name] += getattr(g, name)
    return held


def why_not_sail(s: Arriba, side: str, seat: str, area: int) -> Refusal | None:
    """Asset points alone, without a unit (6.7.2-a)."""
    refusal = why_not_mode(s, side, SHIP)
    if refusal:
        return refusal
    if seat != leader(s, side):
        return Refusal("15.2-c", "leader-buys", {})
    if not occupied(s, side) & sea_ports(side) & BIT[area]:
        return Refusal(RULE[side, SHIP], "no-friendly-port", {"place": PLACE_IDS[area]})
    if not any(port_cargo(s, side, area).values()):
        return Refusal("6.7.2-a", "no-cargo", {"place": PLACE_IDS[area]})
    if not destinations(s, side, SHIP, None, area):
        return Refusal("6.7-b", "no-other-port", {})
    return None


def transport(s: Arriba, side: str, place: int) -> Flow[None]:
    """One lift of a seat, or the end of its transport."""
    seats = side_seats(s, side)
    if place >= len(seats):
        return
    seat = seats[place]

    tokens = transport_tokens(s, side, seat)
    if not tokens:
        s.push(("transport", side, place + 1))
        return
    menu = Menu(s, *transport_ways(side, seat), tokens=lambda: [*tokens, "done"])
    ask = Ask.of(seat, "transport", "6.7-b", menu, {"side": side})
    match (yield from at_first(s, ("transport", side, place), ask)):
        case Done():
            s.push(("transport", side, place + 1))
        case Sail(area):
            s.push(("transport", side, place))
            yield from voyage(s, side, seat, SHIP, None, area)
        case Carry(mode, unit):
            s.push(("transport", side, place))
            yield from voyage(s, side, seat, mode, unit, where(s, unit))


@cache
def transport_ways(side: str, seat: str) -> tuple[Way, ...]:
    def by(mode: str) -> Way:
        def why_not(s: Arriba, unit: int) -> Refusal | None:
            return why_not_carry(s, side, seat, mode, unit)

        return StandingWay(
            mode,
            partial(Carry, mode),
            nouns.UNIT_BY_SIDE[side],
            rule=RULE[side, mode],
            why_not=why_not,
            among=lambda s: [*(u for g in s.groups.values() if g.side == side for u in g.units), *s.morocco],
        )

    def why_not_cargo(s: Arriba, area: int) -> Refusal | None:
        return why_not_sail(s, side, seat, area)

    return (
        by(FLY),
        by(LIFT),
        by(SHIP),
        StandingWay("sail", Sail, nouns.AREA, rule=RULE[side, SHIP], why_not=why_not_cargo),
        StandingWay("done", Done, rule="6.7-b", label=lambda _s: Message("do-done-transport")),
    )


def transport_tokens(s: Arriba, side: str, seat: str) -> list[str]:
    """Everything the seat may carry now; goals are found once a mode."""
    tokens: list[str] = []
    modes = [m for m in (FLY, LIFT, SHIP) if why_not_mode(s, side, m) is None]
    held = occupied(s, side)
    inland = [(u, g.area) for g in s.groups.values() if g.side == side and g.city for u in g.units]
    box = [] if s.lasting.get("no-transport:rebel:morocco") else [(u, MOROCCO) for u in s.morocco]
    for mode in modes:
        goals = held & (MED_PORTS if mode == LIFT else sea_ports(side) if mode == SHIP else held)
        if mode == LIFT:
            units = box
        elif mode == FLY:
            units = inland + box
        else:
            ports = sea_ports(side)
            units = [(u, area) for u, area in inland if ports & BIT[area]]
        brigades = mode == FLY or (mode == SHIP and side == G)
        for u, origin in units:
            if s.carried >> u & 1 or (brigades and UNIT_KIND[u] != BRIGADE):
                continue
            f = UNIT_FACTION[u]
            if faction_seat(s, f) != seat:
                continue
            left = goals & HOME_RANGE[f] if f in GOBERNITOS else goals
            if left & ~BIT[origin]:
                tokens.append(f"{mode} {UNITS[u].id}")
    for area in areas_of(held):
        if why_not_sail(s, side, seat, area) is None:
            tokens.append(f"sail {PLACE_IDS[area]}")
    return tokens


def voyage(s: Arriba, side: str, seat: str, mode: str, unit: int | None, origin: int) -> Flow[None]:
    """Choose where to, and load asset points on a ship."""
    goals = destinations(s, side, mode, unit, origin)
    goal = goals[0]
    if len(goals) > 1:
        way = Way(
            "to",
            Arrive,
            nouns.PLACE,
            rule=RULE[side, mode],
            among=goals,
            otherwise=partial(why_not_arrive, s, side, mode, unit, origin),
            label=lambda area: Message("do-to-port", {"a": PLACE_IDS[area]}),
        )
        carried = UNITS[unit].id if unit is not None else {"id": "the-ship", "args": {}}
        about = {"mode": mode, "unit": carried}
        arrive: Arrive = yield from put(Ask.of(seat, "arrive", "6.7-b", Menu(s, way), about))
        goal = arrive.area
    s.lifts[f"{side}:{mode}"] = s.lifts.get(f"{side}:{mode}", 0) + 1
    landed: Group | None = None
    if unit is not None:
        leave(s, unit)
        s.carried |= UNIT_BIT[unit]
        landed = add_group(s, side, goal, True, (unit,))
        s.note(
            "carried", "6.7-b", unit=UNITS[unit].id, mode=mode, start=PLACE_IDS[origin], place=PLACE_IDS[goal]
        )
    if mode == SHIP and (unit is None or seat == leader(s, side)):
        yield from load_cargo(s, side, seat, origin, goal, landed, unit is None)


def leave(s: Arriba, unit: int) -> None:
    """Take a unit out of where it stands."""
    if unit in s.morocco:
        s.morocco = tuple(u for u in s.morocco if u != unit)
        return
    g = group_of(s, unit)
    assert g is not None
    put_group(s, g._replace(units=tuple(u for u in g.units if u != unit)))


def load_cargo(
    s: Arriba, side: str, seat: str, origin: int, goal: int, landed: Group | None, must: bool
) -> Flow[None]:
    """Any number of armor and artillery points go along on the same route."""
    while True:
        held = port_cargo(s, side, origin)
        if not any(held.values()):
            return
        menu = Menu(
            s,
            Way(
                "load", Load, nouns.CARGO, rule=RULE[side, SHIP], why_not=partial(why_not_load, held, origin)
            ),
            Way("sailed", Sailed, rule=RULE[side, SHIP], why_not=partial(why_not_depart, must, origin)),
        )
        about = {"start": PLACE_IDS[origin], "place": PLACE_IDS[goal]}
        answer = yield from put(Ask.of(seat, "load", RULE[side, SHIP], menu, about))
        must = False
        if isinstance(answer, Sailed):
            return
        name: str = answer.asset
        for g in groups_at(s, side, origin):
            if g.city and getattr(g, name):
                put_group(s, g._replace(**{name: getattr(g, name) - 1}))
                break
        if landed is None:
            landed = add_group(s, side, goal, True, ())
        landed = s.groups.get(landed.id, landed)
        landed = landed._replace(**{name: getattr(landed, name) + 1})
        s.groups[landed.id] = landed
        s.note("shipped", "6.7.2-a", asset=name, start=PLACE_IDS[origin], place=PLACE_IDS[goal])


def why_not_load(held: dict[str, int], origin: int, asset: str) -> Refusal | None:
    if held[asset]:
        return None
    return Refusal("6.7.2-a", "no-such-cargo", {"asset": asset, "place": PLACE_IDS[origin]})


def why_not_depart(must: bool, origin: int) -> Refusal | None:
    return Refusal("6.7.2-a", "empty-ship", {"place": PLACE_IDS[origin]}) if must else None
