"""15-g to 15-t: what can be bought, for how much, and what it brings."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, TypeAlias

from frente.engine import Ask, Flow, Menu, Message, Noun, Plain, Price, Refusal, Way, roll, shuffle, to_plain
from frente.engine.menu import Some, words
from frente.games.barricadas import charts, nouns
from frente.games.barricadas.answers import BuyFormation, BuyGuns, BuySortie, BuyVehicle, BuyWork, Enough
from frente.games.barricadas.definitions import (
    ADDONS,
    AIRCRAFT,
    CHARTS,
    FORMATIONS,
    MARKERS,
    PIECES,
    SIDES,
    composition,
)
from frente.games.barricadas.rules.opening import open_with
from frente.games.barricadas.setup import counters_for, draw_formation, officers_for, taken
from frente.games.barricadas.state import Battery, Battlefield, Flight, Formation, seat

Ware: TypeAlias = BuyFormation | BuyVehicle | BuyGuns | BuySortie | BuyWork
PURCHASE = CHARTS["purchase"]
WORKS = {**PURCHASE["fortification_cost"], **PURCHASE["made_cost"]}  # 15-o
BOTH = frozenset(PURCHASE["fortification_cost"])
ADVISED = tuple(f"{PURCHASE['recommended_veteran_share'][side]:.0%}" for side in SIDES)  # 15-h
QUALITIES = {"veteran": 1, "regular": 0, "green": -1}
WORK = words("work", *WORKS)
VEHICLE = words("vehicle", *ADDONS)
GUNS_SOLD = [(int(b["caliber"]), str(b["state"])) for b in PURCHASE["battery_cost"]]


def _ware(kind: str, known: list[tuple[Any, str]]) -> Noun[tuple[Any, str]]:
    """A ware and its grade, `75:full`."""
    table = {f"{name}:{grade}": (name, grade) for name, grade in known}
    return Noun(kind, lambda ware: f"{ware[0]}:{ware[1]}", table, every=lambda _: known)


FORMATION = _ware("formation", [(name, quality) for name in FORMATIONS for quality in QUALITIES])
GUNS = _ware("guns", GUNS_SOLD)
POINTS = "points"
"""What is paid with (15-f)."""


def buy(s: Battlefield, side: int) -> Flow[None]:
    """15-j to 15-o: one purchase after the other while points last."""
    s.phase = "buying"
    s.active = side
    about = {
        "points": s.budget[side],
        "veterans": f"{veteran_share(s, side):.0%}",
        "advised": ADVISED[side],
    }
    ask = Ask.of(seat(side), "buy", "15-j", _shop(s, side), about)
    ware = yield from open_with(s, ("buy", side), ask)
    if isinstance(ware, Enough):
        return
    cost = cost_of(side, ware)
    left = s.budget[side] - cost
    s.budget = (left, s.budget[1]) if side == 0 else (s.budget[0], left)
    yield from _deliver(s, side, ware)
    s.note("bought", "15-j", seat=seat(side), what=to_plain(goods(ware)), cost=cost, left=left)
    s.push(("buy", side))


def _shop(s: Battlefield, side: int) -> Menu:
    """Everything that has a price, and the end of buying."""

    def ware(verb: str, make: Callable[..., Ware], *words: Noun[Any], rule: str, among: Some) -> Way:
        def why_not(*values: Any) -> Refusal | None:
            return why_not_buy(s, side, make(*values))

        def label(*values: Any) -> Message:
            bought = make(*values)
            return Message("do-buy", {"goods": to_plain(goods(bought)), "cost": cost_of(side, bought)})

        return Way(
            verb,
            make,
            *words,
            rule=rule,
            why_not=why_not,
            among=among,
            label=label,
            subjects=lambda *values: (PIECES[values[1]].id,) if verb == "vehicle" else (),
            price=lambda *values: (Price(POINTS, cost_of(side, make(*values))),),
        )

    def hosts() -> list[tuple[str, int]]:
        officers = [f.officer for f in s.formations if f.side == side]
        return [(kind, officer) for officer in officers for kind in ADDONS]

    def why_not_enough() -> Refusal | None:
        if any(f.side == side for f in s.formations) or not any(way.listed(s) for way in wares):
            return None
        return Refusal("15-j", "buy-first", {})

    wares = (
        ware("formation", BuyFormation.of, FORMATION, rule="15-j", among=lambda: formations_of(side)),
        ware("guns", BuyGuns.of, GUNS, rule="15-m", among=GUNS_SOLD),
        ware("sortie", BuySortie, rule="15-n", among=None),
        ware("work", BuyWork, WORK, rule="15-o", among=WORKS),
        ware("vehicle", BuyVehicle, VEHICLE, nouns.own(side), rule="15-k", among=hosts),
    )
    enough = Way("enough", Enough, rule="15-j", why_not=why_not_enough, label=nouns.worded("do-enough-buy"))
    return Menu(s, *wares, enough)


def formations_of(side: int) -> list[tuple[str, str]]:
    """15-j: what a side may recruit, in every quality; single leaders have none."""
    return [
        (name, quality)
        for name, row in FORMATIONS.items()
        if row["side"] == SIDES[side]
        for quality in (QUALITIES if row["composition"] else ("regular",))
    ]


def goods(ware: Ware) -> Message:
    """What a purchase brings, in words."""
    match ware:
        case BuyFormation(name, quality):
            row = FORMATIONS[name]
            if not row["composition"]:
                return Message(f"kit-{row['officer_type']}")
            parts = [
                to_plain(Message("kit-part", {"count": count, "what": kind}))
                for kind, count in composition(row["composition"])
            ]
            return Message(f"kit-formation-{row['officer_type']}", {"contents": parts, "quality": quality})
        case BuyVehicle(kind, officer):
            return Message("kit-vehicle", {"what": kind, "officer": PIECES[officer].id})
        case BuyGuns(caliber, state):
            return Message("kit-guns", {"caliber": caliber, "state": state})
        case BuySortie():
            return Message("kit-sortie")
        case BuyWork(kind):
            return Message("kit-work", {"what": kind})


def cost_of(side: int, ware: Ware) -> int:
    """15-g, 15-j to 15-o."""
    match ware:
        case BuyFormation(name, quality):
            return charts.price(int(FORMATIONS[name]["cost"]), QUALITIES[quality])
        case BuyVehicle(kind, _):
            return int(ADDONS[kind]["cost"])
        case BuyGuns():
            prices = {(b["caliber"], b["state"]): int(b[SIDES[side]]) for b in PURCHASE["battery_cost"]}
            return prices[ware]
        case BuySortie():
            return int(PURCHASE["air_mission_cost"][SIDES[side]])
        case BuyWork(kind):
            return int(WORKS[kind])


def why_not_buy(s: Battlefield, side: int, ware: Ware) -> Refusal | None:
    """15-f, 15-j to 15-r: on the list, within the points, and not sold out."""
    what = to_plain(goods(ware))
    if isinstance(ware, BuyFormation) and tuple(ware) not in formations_of(side):
        mine = FORMATIONS[ware.name]["side"] == SIDES[side]
        return Refusal("15-j", "one-quality" if mine else "not-for-sale", {"what": what})
    if isinstance(ware, BuyVehicle):
        refusal = _why_not_vehicle(s, side, ware.kind, ware.officer)
        if refusal is not None:
            return refusal
    cost = cost_of(side, ware)
    if cost > s.budget[side]:
        return Refusal("15-f", "too-dear", {"what": what, "cost": cost, "left": s.budget[side]})
    match ware:
        case BuyFormation(name, _):
            return _why_not_formation(s, side, name, what)
        case BuyWork(kind):
            return _why_not_work(s, side, kind)
        case BuySortie():
            planes = sum(a.quantity for a in AIRCRAFT.values() if a.side == side)
            if sum(f.side == side for f in s.flights) >= planes:
                return Refusal("15-r", "none-left", {"what": what})
    return None


def _why_not_work(s: Battlefield, side: int, kind: str) -> Refusal | None:
    """15-c, 15-o, 15-r, 13.1.2-a."""
    if kind not in BOTH and s.brief.attacker in (side, -1):
        return Refusal("15-c", "defender-only", {"what": kind})
    if sum(s.kits.get(f"{name} {kind}", 0) for name in SIDES) >= MARKERS[kind]:
        return Refusal("15-r", "none-left", {"what": kind})
    if kind == "pontoon":
        return Refusal("15-o", "not-for-sale", {"what": kind})
    if kind == "improved-position" and s.brief.attacker < 0:
        return Refusal("13.1.2-a", "nobody-deploys", {"what": kind})
    return None


def make_up(s: Battlefield, side: int, name: str) -> str:
    """15-q and the two sets of anarchist militia: the composition that can be had."""
    text = FORMATIONS[name]["composition"]
    if not text.startswith("anarchist-militia:"):
        return text
    sets = ("anarchist-militia-1", "anarchist-militia-2")
    left = [kind for kind in sets if len(counters_for(s, side, kind, 5, "")) == 5]
    return f"{(left or sets)[0]}:5"


def _why_not_formation(s: Battlefield, side: int, name: str, what: Plain) -> Refusal | None:
    """15-r, 15-t: counters and an officer must be left."""
    row = FORMATIONS[name]
    if not row["composition"]:
        return None if _cup(s, side, row["officer_type"]) else Refusal("15-r", "none-left", {"what": what})
    text = make_up(s, side, name)
    for kind, count in composition(text):
        if len(counters_for(s, side, kind, count, "")) < count:
            return Refusal("15-r", "none-left", {"what": kind})
    first, count = composition(text)[0]
    if not officers_for(s, side, row["officer_type"], _faction(text), first, count):
        return Refusal("15-t", "no-officer-left", {"what": what})
    return None


def _cup(s: Battlefield, side: int, kind: str) -> list[int]:
    """15-t: the commissars or chaplains that are left."""
    used = taken(s)
    return [p.number for p in PIECES if p.category == kind and p.side == side and p.number not in used]


def _faction(text: str) -> str:
    kind = composition(text)[0][0]
    return next(p.faction for p in PIECES if p.type == kind)


def _only(f: Formation, kinds: set[str]) -> bool:
    """Is the formation made of one of these kinds and nothing else?"""
    own = {PIECES[u].type for u in f.units}
    return len(own) == 1 and own <= kinds


def _why_not_vehicle(s: Battlefield, side: int, kind: str, officer: int) -> Refusal | None:
    """15-k, 15-l: one vehicle to a formation made only of the named troops; militia of at most four."""
    row = ADDONS[kind]
    host = next((f for f in s.formations if f.officer == officer), None)
    rule = "15-k" if side else "15-l"
    if row["side"] != SIDES[side]:
        return Refusal(rule, "not-for-sale", {"what": kind})
    args = {"what": kind, "officer": PIECES[officer].id}
    allowed = {name for name, _ in composition(row["allowed_formations"].replace("|", " "))}
    if host is None or host.side != side or not _only(host, allowed):
        return Refusal(rule, "wrong-formation", args)
    # One vehicle to a formation: trucks belong to none (5.5-a), so they are counted against those without.
    hosts = [f for f in s.formations if f.side == side and _only(f, allowed)]
    trucks = [u for u in s.waiting if PIECES[u].category == "transport" and PIECES[u].side == side]
    if len(trucks) >= len(hosts):
        return Refusal(rule, "wrong-formation", args)
    if not counters_for(s, side, kind, 1, ""):
        return Refusal("15-r", "none-left", {"what": kind})
    return None


def _deliver(s: Battlefield, side: int, ware: Ware) -> Flow[None]:
    name = SIDES[side]
    match ware:
        case BuyFormation():
            yield from _recruit(s, side, ware)
        case BuyVehicle(kind, officer):
            _add_vehicle(s, side, kind, officer)
        case BuyGuns(caliber, state):  # 15-m
            die = yield from roll(f"purchase:{name}", 1, 6, kind="missions", rule="15-m", seat=seat(side))
            missions = PURCHASE["battery_missions"][str(die[0])]
            s.batteries.append(Battery(side, caliber, state, missions, 0))
        case BuySortie():  # 15-n
            die = yield from roll(f"purchase:{name}", 1, 6, kind="missions", rule="15-n", seat=seat(side))
            total = die[0] + PURCHASE["air_roll_modifier"][name]
            s.flights.append(Flight(side, "", "", PURCHASE["air_attacks"][str(total)]))
        case BuyWork(kind):
            s.kits[f"{name} {kind}"] = s.kits.get(f"{name} {kind}", 0) + 1


def _recruit(s: Battlefield, side: int, ware: BuyFormation) -> Flow[None]:
    """15-t: a bought formation draws its officer; a commissar or chaplain is drawn himself."""
    row = FORMATIONS[ware.name]
    if not row["composition"]:
        cup = _cup(s, side, row["officer_type"])
        order = yield from shuffle(f"draw:{SIDES[side]}", len(cup), kind="draw", rule="15-t")
        s.waiting[cup[order[0]]] = side
        return
    text = make_up(s, side, ware.name)
    faction, quality = _faction(text), QUALITIES[ware.quality]
    yield from draw_formation(s, side, text, row["officer_type"], faction, quality, side)


def _add_vehicle(s: Battlefield, side: int, kind: str, officer: int) -> None:
    [u] = counters_for(s, side, kind, 1, "")
    n = next(i for i, f in enumerate(s.formations) if f.officer == officer)
    f = s.formations[n]
    keep = f.units
    if len(keep) > 4:  # 15-l: militia leaves units out, without refund
        for x in keep[4:]:
            s.waiting.pop(x, None)
            s.member.pop(x, None)
        keep = keep[:4]
    if PIECES[u].category == "transport":
        s.formations[n] = replace(f, units=keep)
    else:
        s.formations[n] = replace(f, units=(*keep, u))
        s.member[u] = n
    s.waiting[u] = f.zone


def veteran_share(s: Battlefield, side: int) -> float:
    """15-h: the share of the side's points that veterans have cost; advice only."""
    spent = sum(formation_price(f) for f in s.formations if f.side == side and f.quality > 0)
    return spent / max(1, s.brief.points[side])


def formation_price(f: Formation) -> int:
    """15-g: what a bought formation has cost, vehicles not counted."""
    own = {PIECES[u].type.removesuffix("-1").removesuffix("-2") for u in f.units}
    added = {PIECES[u].type for u in f.units if PIECES[u].type in ADDONS}
    for row in FORMATIONS.values():
        parts = {kind for kind, _ in composition(row["composition"])}
        if row["side"] == SIDES[f.side] and parts and own in (parts, parts | added):
            return charts.price(int(row["cost"]), f.quality)
    return 0
