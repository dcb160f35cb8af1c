"""Chapter 6.7: transport by air and sea, after the building of both players."""

from __future__ import annotations

from functools import partial

from frente.engine import Ask, Flow, Refusal, choose
from frente.games.arriba.definitions import (
    AREA,
    BIT,
    BRIGADE,
    GOBERNITOS,
    HOME_RANGE,
    MED_PORTS,
    MOROCCO,
    PLACE_IDS,
    PORTS,
    UNIT,
    UNIT_BIT,
    UNIT_FACTION,
    UNIT_KIND,
    UNITS,
    G,
    R,
    areas_of,
)
from frente.games.arriba.state import (
    Arriba,
    Group,
    add_group,
    faction_seat,
    group_of,
    groups_at,
    leader,
    occupied,
    put_group,
    side_seats,
)

FLY, LIFT, SHIP = "fly", "lift", "ship"
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
        rule = {FLY: "6.7.1-a", LIFT: "6.7.2-b", SHIP: "6.7.2-a" if side == G else "6.7.2-c"}[mode]
        return Refusal(rule, "transport-used", {"mode": mode, "most": limit(s, side, mode)})
    return None


def why_not_carry(s: Arriba, side: str, seat: str, mode: str, unit: int) -> Refusal | None:
    """Why this unit cannot go by this mode."""
    refusal = why_not_mode(s, side, mode)
    if refusal:
        return refusal
    args = {"unit": UNITS[unit].id, "mode": mode}
    if UNITS[unit].side != side or faction_seat(s, UNIT_FACTION[unit]) != seat:
        return Refusal("6.7-b", "not-your-unit", {"unit": UNITS[unit].id})
    if s.carried >> unit & 1:
        return Refusal("6.7-b", "carried-already", dict(args))
    in_box = unit in s.morocco
    if in_box and s.lasting.get("no-transport:rebel:morocco"):
        return Refusal("4.1-b", "no-transport-event", {"mode": mode})
    if (mode == FLY or (mode == SHIP and side == G)) and UNIT_KIND[unit] != BRIGADE:
        return Refusal("6.7.1-a" if mode == FLY else "6.7.2-a", "only-brigades", dict(args))
    if mode == LIFT and not in_box:
        return Refusal("6.7.2-b", "not-in-morocco", dict(args))
    if mode == SHIP and in_box:
        return Refusal("6.7.2-c", "morocco-no-port", dict(args))
    if not in_box:
        g = group_of(s, unit)
        if g is None or not g.city:
            return Refusal("6.7-b", "not-in-city", dict(args))
        if mode == SHIP and not sea_ports(side) & BIT[g.area]:
            return Refusal("6.7.2-a" if side == G else "6.7.2-c", "not-in-port", dict(args))
    if not destinations(s, side, mode, unit, origin_of(s, unit)):
        return Refusal("6.7-b", "no-destination", dict(args))
    return None


def sea_ports(side: str) -> int:
    """6.7.2-a: the Government only along the Mediterranean; 6.7.2-c: the Rebel on any coast."""
    return MED_PORTS if side == G else PORTS


def origin_of(s: Arriba, unit: int) -> int:
    if unit in s.morocco:
        return MOROCCO
    g = group_of(s, unit)
    return -1 if g is None else g.area


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
        return Refusal("6.7.2-a" if side == G else "6.7.2-c", "no-friendly-port", {"place": PLACE_IDS[area]})
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

    def judge(token: str) -> Refusal | None:
        return None if token == "done" else why_not_transport(s, side, seat, token)

    if not tokens:
        s.push(("transport", side, place + 1))
        return
    words = (
        yield from choose(Ask(seat, "transport", "6.7-b", lambda: [*tokens, "done"], judge, {"side": side}))
    ).split()
    if words[0] == "done":
        s.push(("transport", side, place + 1))
        return
    s.push(("transport", side, place))
    if words[0] == "sail":
        yield from voyage(s, side, seat, SHIP, None, AREA[words[1]])
    else:
        unit = UNIT[words[1]]
        yield from voyage(s, side, seat, words[0], unit, origin_of(s, unit))


def transport_tokens(s: Arriba, side: str, seat: str) -> list[str]:
    """Everything the seat may carry now. Must agree with `why_not_transport`; goals are found once a mode."""
    tokens: list[str] = []
    modes = [m for m in (FLY, LIFT, SHIP) if why_not_mode(s, side, m) is None]
    if not modes:
        return tokens
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
            if UNITS[u].side != side or (s.players > 2 and faction_seat(s, f) != seat):
                continue
            left = goals & HOME_RANGE[f] if f in GOBERNITOS else goals
            if left & ~BIT[origin]:
                tokens.append(f"{mode} {UNITS[u].id}")
    if SHIP in modes:
        for area in areas_of(held & sea_ports(side)):
            if why_not_sail(s, side, seat, area) is None:
                tokens.append(f"sail {PLACE_IDS[area]}")
    return tokens


def why_not_transport(s: Arriba, side: str, seat: str, token: str) -> Refusal | None:
    words = token.split()
    if len(words) == 2 and words[0] in (FLY, LIFT, SHIP) and words[1] in UNIT:
        return why_not_carry(s, side, seat, words[0], UNIT[words[1]])
    if len(words) == 2 and words[0] == "sail" and words[1] in AREA:
        return why_not_sail(s, side, seat, AREA[words[1]])
    return Refusal("6.7-b", "not-offered", {"token": token})


def voyage(s: Arriba, side: str, seat: str, mode: str, unit: int | None, origin: int) -> Flow[None]:
    """Choose where to, and load asset points on a ship."""
    goals = destinations(s, side, mode, unit, origin)
    goal = goals[0]
    if len(goals) > 1:
        legal = {f"to {PLACE_IDS[a]}": a for a in goals}

        def judge(token: str) -> Refusal | None:
            if token in legal:
                return None
            rule = {FLY: "6.7.1-a", LIFT: "6.7.2-b", SHIP: "6.7.2-a" if side == G else "6.7.2-c"}[mode]
            return Refusal(rule, "no-arrival", {"mode": mode})

        about = {"mode": mode, "unit": UNITS[unit].id if unit is not None else ""}
        goal = legal[(yield from choose(Ask(seat, "arrive", "6.7-b", lambda: list(legal), judge, about)))]
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
        tokens = [f"load {name}" for name in CARGO if held[name]]
        if not tokens:
            return
        if not must:
            tokens.append("sailed")
        ask = Ask(
            seat,
            "load",
            "6.7.2-a" if side == G else "6.7.2-c",
            partial(list, tokens),
            None,
            {"start": PLACE_IDS[origin], "place": PLACE_IDS[goal]},
        )
        answer = yield from choose(ask)
        must = False
        if answer == "sailed":
            return
        name = answer.split()[1]
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
