"""Chapter 6.5: asset points, their price, the port where they land, and those that the blockade stops."""

from __future__ import annotations

from functools import partial

from frente.engine import Ask, Flow, Menu, Message, Refusal, Way, put, roll
from frente.games.arriba import nouns
from frente.games.arriba.answers import Bought, Decline, Land, Pay, Sink
from frente.games.arriba.definitions import (
    AIR,
    ARMOR,
    ASSET_LIMIT,
    BIT,
    GE,
    INDEX,
    PLACE_IDS,
    PORTS,
    R,
    areas_of,
)
from frente.games.arriba.rules.income import funds, has_port, pay
from frente.games.arriba.state import (
    Arriba,
    add_group,
    any_help,
    assets_on_map,
    groups_at,
    leader,
    level,
    occupied,
    put_group,
)


def why_not_trade(s: Arriba, side: str, seat: str) -> Refusal | None:
    """6.5: may the seat buy asset points at all?"""
    if seat != leader(s, side):
        return Refusal("15.2-c", "leader-buys", {})
    if not any_help(s, side):
        return Refusal("6.5-a", "needs-support", {})
    if s.lasting.get(f"no-assets:{side}"):
        return Refusal("4.1-b", "no-assets-event", {})
    if not has_port(s, side):
        return Refusal("6.5-c", "no-port", {})
    return Refusal("6.5-a", "too-dear", {"price": 1, "have": 0}) if funds(s, side, seat) < 1 else None


def why_not_asset(s: Arriba, side: str, seat: str, kind: str) -> Refusal | None:
    refusal = why_not_trade(s, side, seat)
    if refusal:
        return refusal
    if f"{side}:{kind}" in s.assets_closed:
        return Refusal("6.5-b", "market-closed", {"asset": kind})
    return None if asset_markers(s, side, kind) else Refusal("6.5-b", "no-marker", {"asset": kind})


def asset_markers(s: Arriba, side: str, kind: str) -> list[str]:
    """The markers a point of the type may be taken from: the side's own, or a lost German one (5.4.2-f)."""
    markers = []
    if assets_on_map(s, side, kind) < ASSET_LIMIT[side, kind]:
        markers.append(kind)
    slot = {AIR: 0, ARMOR: 1}.get(kind)
    if side == R and slot is not None and s.condor[slot] == "lost" and level(s, GE)[1] == R:
        markers.append("german")
    return markers


def buy(s: Arriba, side: str, seat: str, kind: str) -> Flow[None]:
    """6.5-a: the die is the price; pay or refuse. A refusal closes the market for the type (6.5-b)."""
    (price,) = yield from roll(f"assets:{s.turn}:{side}", kind="price", rule="6.5-a", seat=side)
    marker = ""
    if price <= funds(s, side, seat):
        menu = Menu(
            s,
            Way(
                "pay",
                partial(Pay, price),
                nouns.MARKER,
                rule="6.5-a",
                why_not=partial(why_not_take, s, side, kind),
                among=asset_markers(s, side, kind),
            ),
            Way("decline", Decline, rule="6.5-b"),
        )
        about = {"asset": kind, "price": price}
        match (yield from put(Ask.of(seat, "price", "6.5-a", menu, about))):
            case Pay(_, chosen):
                marker = chosen
    if not marker:
        s.assets_closed.append(f"{side}:{kind}")
        s.note("declined", "6.5-b", side=side, asset=kind, price=price)
        return
    pay(s, side, seat, price)
    s.note("bought", "6.5-a", side=side, asset=kind, price=price, german=marker == "german")
    if kind == AIR:
        if marker == "german":
            s.condor[0] = "ready"  # 5.4.2-f
            came = Bought("german-air")
        else:
            s.air_ready[INDEX[side]] += 1  # 6.5-c, 2.2.4-c
            came = Bought(f"{side}-air")
    else:
        field = "german" if marker == "german" else kind
        if marker == "german":
            s.condor[1] = "map"
        port = yield from choose_port(s, side, kind)
        land_asset(s, side, port, field)
        came = Bought(field, port)
    s.assets_bought.append(nouns.BOUGHT.write(came))


def why_not_take(s: Arriba, side: str, kind: str, marker: str) -> Refusal | None:
    """Which marker the point is taken from."""
    if marker in asset_markers(s, side, kind):
        return None
    if marker == "german":
        return Refusal("5.4.2-f", "no-german-lost", {"asset": kind})
    return Refusal("6.5-a" if marker != kind else "6.5-b", "no-marker", {"asset": marker})


# --- ports (6.5-c) -----------------------------------------------------------------------------------
def choose_port(s: Arriba, side: str, asset: str) -> Flow[int]:
    """6.5-c: any friendly-occupied port, each point its own."""
    ports = areas_of(occupied(s, side) & PORTS)
    if len(ports) == 1:
        return ports[0]
    way = Way(
        "put",
        Land,
        nouns.PLACE,
        rule="6.5-c",
        among=ports,
        otherwise=why_not_land,
        label=lambda area: Message("do-put-at", {"a": PLACE_IDS[area]}),
    )
    land: Land = yield from put(Ask.of(leader(s, side), "port", "6.5-c", Menu(s, way), {"asset": asset}))
    return land.area


def why_not_land(place: int) -> Refusal:
    """Spanish Morocco is no port (6.1-e)."""
    held = PORTS & BIT[place]
    return Refusal("6.5-c", "city-not-held" if held else "not-a-port", {"place": PLACE_IDS[place]})


def land_asset(s: Arriba, side: str, area: int, asset: str) -> None:
    """An asset point joins what stands in the city of a port."""
    host = next((g for g in groups_at(s, side, area) if g.city and g.units), None)
    if host is None:
        host = add_group(s, side, area, True, ())
    s.groups[host.id] = host._replace(**{asset: getattr(host, asset) + 1})
    s.note("asset-landed", "6.5-c", side=side, asset=asset, place=PLACE_IDS[area])


# --- the blockade (15.4) -------------------------------------------------------------------------------
def lose_bought(s: Arriba, side: str, lost: int) -> Flow[None]:
    """15.4-c: the owner picks which points do not arrive; the price is not refunded."""
    for _ in range(min(lost, len(s.assets_bought))):
        came = [nouns.BOUGHT.read(name) for name in sorted(set(s.assets_bought))]
        bought = came[0]
        if len(came) > 1:
            way = Way("sink", Sink, nouns.BOUGHT, rule="15.4-c", among=came, otherwise=why_not_sink)
            sink: Sink = yield from put(Ask.of(leader(s, side), "sink", "15.4-c", Menu(s, way)))
            bought = sink.bought
        assert bought is not None
        s.assets_bought.remove(nouns.BOUGHT.write(bought))
        take_back(s, side, bought)
        s.note("sunk", "15.4-b", side=side, asset=bought.asset)


def why_not_sink(bought: Bought) -> Refusal:
    return Refusal("15.4-c", "not-bought", {"asset": bought.asset})


def take_back(s: Arriba, side: str, bought: Bought) -> None:
    """Remove a point that the blockade has caught."""
    asset = bought.asset
    if asset == "german-air":
        s.condor[0] = "sunk"  # only what falls in combat may be bought back (5.4.2-f)
    elif bought.area < 0:
        s.air_ready[INDEX[side]] -= 1
    else:
        for g in groups_at(s, side, bought.area):
            if g.city and getattr(g, asset):
                put_group(s, g._replace(**{asset: getattr(g, asset) - 1}))
                break
        if asset == "german":
            s.condor[1] = "sunk"
