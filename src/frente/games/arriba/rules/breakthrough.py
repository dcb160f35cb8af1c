"""Chapters 9.2.4 and 9.3: what follows when a battlegroup has lost all its units."""

from __future__ import annotations

from functools import partial

from frente.engine import Ask, Flow, Menu, Refusal, Way, put
from frente.games.arriba import nouns
from frente.games.arriba.answers import Advance, Go, Halt, Hold, Strike, Take, Van
from frente.games.arriba.definitions import ENEMY, INDEX, PLACE_IDS, UNITS
from frente.games.arriba.rules import losses
from frente.games.arriba.rules.strength import BREAKTHROUGH, COUNTER, has_fort
from frente.games.arriba.state import (
    Arriba,
    Group,
    add_group,
    group_seat,
    groups_at,
    make_room_in_city,
    put_group,
)
from frente.games.arriba.titles import title, title_now


def follow_up(s: Arriba, attacker_id: int, d: Group, kind: str, shaken: bool) -> Flow[None]:
    """9.2.4, 9.3: breakthrough and advance when all units of the defender are gone.

    `shaken`: the attacker lost as much and is disrupted (9.2.3-a).
    """
    a = s.groups.get(attacker_id)
    left = s.groups.get(d.id)
    if a is None or not a.units or (left is not None and left.units):
        return
    van: Group | None = None
    goals = breakthrough_targets(s, a, d.id, kind)
    if not shaken and goals:
        menu = Menu(
            s,
            Way(
                "strike",
                partial(Strike, a.id),
                nouns.GROUP_OF[d.side],
                rule="9.3-a",
                why_not=partial(why_not_strike, s, a, d.id, kind),
                among=goals,
            ),
            Way("halt", Halt, rule="9.3-a"),
        )
        ask = Ask.of(
            group_seat(s, a), "breakthrough", "9.3-a", menu, {"group": title(s.groups, a.id)}, commits=True
        )
        match (yield from put(ask)):
            case Strike(_, target):
                van = yield from form_van(s, a, kind, target)
                step = "battle" if s.groups[target].units else "sweep"
                more = (BREAKTHROUGH,) if step == "battle" else ()
                s.push((step, van.id, target, *more))
    if d.city:
        yield from advance(s, attacker_id, van, d)


def breakthrough_targets(s: Arriba, a: Group, beaten: int, kind: str) -> list[int]:
    """9.3-a, 9.3-d: other enemy battlegroups in the area; only one breakthrough per attack."""
    doctrine = s.doctrine[INDEX[a.side]].breakthrough
    if kind == BREAKTHROUGH or not a.tanks or doctrine == "no":
        return []
    there = groups_at(s, ENEMY[a.side], a.area)
    return [h.id for h in there if why_not_strike(s, a, beaten, kind, h.id) is None]


def why_not_strike(s: Arriba, a: Group, beaten: int, kind: str, target: int) -> Refusal | None:
    h = s.groups.get(target)
    args = {"group": title(s.groups, a.id), "target": title(s.groups, target)}
    if h is None:
        return Refusal("9.3-a", "no-such-group", {"group": title(s.groups, target)})
    if h.side == a.side:
        return Refusal("9.3-a", "own-group", args)
    if h.area != a.area:
        return Refusal("9.3-a", "other-area-target", args)
    if h.id == beaten:
        return Refusal("9.3-b", "just-beaten", args)
    if kind == COUNTER and h.id not in s.attackers:  # the second target under 9.4-b as well
        return Refusal("9.4-c", "did-not-attack", args)
    return None


def van_room(s: Arriba, a: Group) -> int:
    """9.3-b: up to one unit per armor point (15.5-c: artillery counts where doctrine says)."""
    return min(len(a.units), a.tanks + _van_guns(s, a))


def _van_guns(s: Arriba, a: Group) -> int:
    return a.artillery if "artillery" in s.doctrine[INDEX[a.side]].breakthrough else 0


def form_van(s: Arriba, a: Group, kind: str, target: int) -> Flow[Group]:
    """9.3-b: all armor points, and the units that their owner sends along."""
    room = van_room(s, a)
    van = Van(a.id, target)
    while len(van.units) < room:
        about = {
            "group": title(s.groups, a.id),
            "room": room - len(van.units),
            "target": title(s.groups, target),
            "units": [UNITS[u].id for u in van.units],
        }
        match (yield from put(Ask.of(group_seat(s, a), "van", "9.3-b", van_menu(s, a, van), about))):
            case Take(_, unit):
                van = van._replace(units=(*van.units, unit))
            case Go():
                break
    head = split_van(s, a, van.units)
    (s.countered if kind == COUNTER else s.attackers).append(head.id)  # 9.3-d
    s.note("breakthrough", "9.3-a", group=a.name, van=head.name, place=PLACE_IDS[a.area], side=a.side)
    return head


def van_menu(s: Arriba, a: Group, van: Van) -> Menu:
    def why_not_take(unit: int) -> Refusal | None:
        args = {"unit": UNITS[unit].id, "group": title(s.groups, a.id)}
        if unit not in a.units:
            return Refusal("9.3-b", "not-with-it", args)
        return Refusal("9.3-b", "taken-already", args) if unit in van.units else None

    def why_not_go() -> Refusal | None:
        return None if van.units else Refusal("9.3-b", "van-empty", {})

    return Menu(
        s,
        Way(
            "take",
            partial(Take, van),
            nouns.UNIT_BY_SIDE[a.side],
            rule="9.3-b",
            why_not=why_not_take,
            among=a.units,
        ),
        Way("enough", partial(Go, van), rule="9.3-b", why_not=why_not_go),
    )


def split_van(s: Arriba, a: Group, taken: tuple[int, ...]) -> Group:
    """Part these units and the points that go along from their battlegroup; a city may be left empty."""
    guns = _van_guns(s, a)
    rest = tuple(u for u in a.units if u not in taken)
    put_group(s, a._replace(units=rest, armor=0, german=0, artillery=a.artillery - guns))
    return add_group(s, a.side, a.area, False, tuple(sorted(taken)), a.armor, guns, a.german)


def sweep(s: Arriba, van_id: int, target_id: int) -> Flow[None]:
    """A breakthrough against asset points alone: they are eliminated (7.1.1-e)."""
    if van_id in s.groups and target_id in s.groups:
        losses.eliminate(s, target_id, has_fort(s, s.groups[target_id]), "7.1.1-e")
    yield from ()


def advance(s: Arriba, attacker_id: int, van: Group | None, d: Group) -> Flow[None]:
    """9.2.4: the battlegroup may move into the city it has emptied; one part of it after a split (9.3-d)."""
    side = ENEMY[d.side]
    parts = [g for g in (s.groups.get(attacker_id), van) if g is not None and g.units]
    menu = Menu(
        s,
        Way(
            "advance",
            Advance,
            nouns.GROUP_OF[side],
            rule="9.2.4",
            among=[g.id for g in parts],
            otherwise=partial(why_not_advance, s, side, d.area),
            subjects=lambda group: (nouns.name(group), PLACE_IDS[d.area]),
        ),
        Way("hold", Hold, rule="9.2.4"),
    )
    ask = Ask.of(group_seat(s, parts[0]), "advance", "9.2.4", menu, {"place": PLACE_IDS[d.area]})
    match (yield from put(ask)):
        case Advance(group):
            called = {"group-name": title_now(s.groups, group)}
            move_in(s, group)
            s.note("advanced", "9.2.4", group=nouns.name(group), **called, side=side, place=PLACE_IDS[d.area])


def why_not_advance(s: Arriba, side: str, area: int, group: int) -> Refusal:
    """Why it is none of those that won the city."""
    g = s.groups.get(group)
    args = {"group": title(s.groups, group), "place": PLACE_IDS[area]}
    if g is None:
        return Refusal("9.2.4", "no-such-group", args)
    return Refusal("9.2.4", "enemy-group" if g.side != side else "not-the-victor", args)


def move_in(s: Arriba, group_id: int) -> None:
    """A battlegroup takes the city of its area."""
    g = s.groups[group_id]
    s.groups[g.id] = g._replace(city=True)
    make_room_in_city(s, g.side, g.area, True)
