"""Chapters 9.1-a and 9.4: who attacks and counterattacks whom."""

from __future__ import annotations

from functools import cache, partial

from frente.engine import Ask, Flow, Menu, Message, Refusal, StandingWay, Way, put
from frente.games.arriba import nouns
from frente.games.arriba.answers import Aim, Attack, Counter, Done, Fort, Guerrilla, Target
from frente.games.arriba.definitions import BIT, COUNT, ENEMY, GUERRILLA, INDEX, PLACE_IDS, UNIT_FACTION, G, R
from frente.games.arriba.rules import losses
from frente.games.arriba.rules.guerrillas import strike, why_not_guerrilla
from frente.games.arriba.rules.organization import why_not_yours
from frente.games.arriba.rules.strength import ATTACK, COUNTER, has_fort
from frente.games.arriba.rules.support import change_support
from frente.games.arriba.state import (
    Arriba,
    Group,
    at_first,
    groups_at,
    side_seats,
)
from frente.games.arriba.titles import title


def combat_phase(s: Arriba, side: str) -> Flow[None]:
    s.phase = "combat"
    s.attackers = []
    s.attacked = []
    s.countered = []
    s.frozen = -1
    s.push(("attack", side, 0), ("toll", side))
    yield from ()


def attack(s: Arriba, side: str, place: int) -> Flow[None]:
    """9.1-a: one attack, voluntary, in the order the player likes; or the end of a seat's attacks."""
    seats = side_seats(s, side)
    if place >= len(seats):
        return
    seat = seats[place]
    menu = Menu(s, *attacking_ways(side, seat))
    ask = Ask.of(seat, "attack", "9.1-a", menu, {"side": side})
    match (yield from at_first(s, ("attack", side, place), ask)):
        case Done():
            s.push(("attack", side, place + 1))
        case Guerrilla(area):
            s.push(("attack", side, place))
            yield from strike(s, area)
        case Attack(group):
            s.push(("attack", side, place))
            g = s.groups[group]
            yield from take_aim(s, seat, g, targets(s, g), ATTACK)


@cache
def attacking_ways(side: str, seat: str) -> tuple[Way, ...]:
    def why_not(s: Arriba, group: int) -> Refusal | None:
        return why_not_attack(s, side, seat, group)

    def why_not_strike(s: Arriba, area: int) -> Refusal | None:
        return why_not_guerrilla(s, side, seat, area)

    def able(s: Arriba) -> list[int]:
        near = s.forts[INDEX[ENEMY[side]]]
        for g in s.groups.values():
            if g.side != side:
                near |= BIT[g.area]
        return [g.id for g in s.groups.values() if g.side == side and near & BIT[g.area]]

    def in_reach(s: Arriba) -> range:
        """Areas worth judging: none where the optional rule is off."""
        return range(COUNT if "guerrillas" in s.rules and side == G else 0)

    # Where there are no guerrillas a place means its battlegroups.
    area = nouns.AREA if side == G else nouns.AREA.if_meant(lambda _: False)
    return (
        StandingWay("attack", Attack, nouns.GROUP_OF[side], rule="9.1-a", why_not=why_not, among=able),
        StandingWay(
            "guerrilla",
            Guerrilla,
            area,
            rule="15.1-a",
            why_not=why_not_strike,
            among=in_reach,
            label=lambda _s, area: Message("do-guerrilla", {"a": PLACE_IDS[area], "price": GUERRILLA}),
        ),
        StandingWay("done", Done, rule="9.1-a", label=lambda _s: Message("do-done-attack")),
    )


def targets(s: Arriba, g: Group) -> list[Target]:
    """The enemy battlegroups in its area, and a fortification that nobody holds (15.3-b)."""
    enemy = ENEMY[g.side]
    there = groups_at(s, enemy, g.area)
    found: list[Target] = [h.id for h in there]
    if s.forts[INDEX[enemy]] & BIT[g.area] and not any(h.city and h.units for h in there):
        found.append(Fort(g.area))
    return found


def why_not_attack(s: Arriba, side: str, seat: str, group: int) -> Refusal | None:
    refusal = why_not_yours(s, side, seat, group, "9.1-a")
    if refusal:
        return refusal
    g = s.groups[group]
    if g.id in s.attackers:
        return Refusal("9.1-b", "attacked-already", {"group": title(s.groups, g.id)})
    refusal = why_not_fight(s, g)
    if refusal is None and not targets(s, g):
        args = {"group": title(s.groups, g.id), "place": PLACE_IDS[g.area]}
        return Refusal("9.1-a", "no-enemy-here", args)
    return refusal


def why_not_fight(s: Arriba, g: Group) -> Refusal | None:
    """What bars a battlegroup from attacking at all."""

    def no(rule: str, text: str) -> Refusal:
        return Refusal(rule, text, {"group": title(s.groups, g.id)})

    if not g.units:
        return no("7.1.1-e", "assets-only")
    if any(s.disrupted >> u & 1 for u in g.units):
        return no("9.1-c", "disrupted-units")  # 9.2.3-d
    if g.side == G and any(s.purged_now >> UNIT_FACTION[u] & 1 for u in g.units) and s.phase == "combat":
        return no("5.2.2-b", "purged-units")
    return None


def take_aim(s: Arriba, seat: str, g: Group, found: list[Target], kind: str) -> Flow[None]:
    """Declare the target (9.1-d); the battle itself is a step of its own."""
    rule = "9.4-b" if kind == COUNTER else "9.1-a"
    way = Way(
        "on",
        partial(Aim, g.id, kind),
        nouns.TARGET,
        rule=rule,
        among=found,
        otherwise=partial(why_not_target, s, g, kind),
    )
    about = {"group": title(s.groups, g.id), "kind": kind}
    aim: Aim = yield from put(Ask.of(seat, "target", rule, Menu(s, way), about, commits=True))
    (s.countered if kind == COUNTER else s.attackers).append(g.id)
    if isinstance(aim.target, Fort):
        take_lone_fort(s, g)
        return
    h = s.groups[aim.target]
    if not h.units:
        # 7.1.1-e: asset points alone are eliminated without a roll; it is the battlegroup's one attack.
        s.note("attack", "9.1-a", group=g.name, target=h.name, place=PLACE_IDS[g.area], kind=kind)
        losses.eliminate(s, h.id, has_fort(s, h), "7.1.1-e")  # 15.3-b
        return
    s.push(("battle", g.id, h.id, kind))


def why_not_target(s: Arriba, g: Group, kind: str, target: Target) -> Refusal:
    """Why this is nothing that the battlegroup can attack."""
    if isinstance(target, Fort):
        if kind == COUNTER:
            return Refusal("9.4-b", "fort-did-not-attack", {})
        return Refusal(
            "15.3-b", "no-lone-fort", {"place": PLACE_IDS[target.area], "group": title(s.groups, g.id)}
        )
    h = s.groups.get(target)
    args = {"group": title(s.groups, g.id), "target": title(s.groups, target)}
    if h is None:
        return Refusal("9.1-a", "no-such-group", {"group": title(s.groups, target)})
    if h.side == g.side:
        return Refusal("9.1-a", "own-group", args)
    if h.area != g.area:
        return Refusal("9.1-a", "other-area-target", args)
    return Refusal("9.4-b", "did-not-attack", args)


def take_lone_fort(s: Arriba, g: Group) -> None:
    """15.3-b: a fortification attacked without units is eliminated."""
    s.forts[INDEX[ENEMY[g.side]]] &= ~BIT[g.area]
    s.note("fort-lost", "15.3-b", place=PLACE_IDS[g.area], side=ENEMY[g.side])


# --- the Counterattack Phase ----------------------------------------------------------------------
def counterattack_phase(s: Arriba, side: str) -> Flow[None]:
    """3.0-e: the non-phasing player acts."""
    s.phase = "counterattack"
    s.push(("counter", side, 0), ("toll", side))
    yield from ()


def counter(s: Arriba, side: str, place: int) -> Flow[None]:
    """9.4: one counterattack, or the end of a seat's counterattacks."""
    seats = side_seats(s, side)
    if place >= len(seats) or not s.attackers:  # nobody attacked: no question
        return
    seat = seats[place]
    menu = Menu(s, *countering_ways(side, seat))
    ask = Ask.of(seat, "counter", "9.4-a", menu, {"side": side})
    match (yield from at_first(s, ("counter", side, place), ask)):
        case Done():
            s.push(("counter", side, place + 1))
        case Counter(group):
            s.push(("counter", side, place))
            g = s.groups[group]
            yield from take_aim(s, seat, g, counter_targets(s, g), COUNTER)


@cache
def countering_ways(side: str, seat: str) -> tuple[Way, ...]:
    def why_not(s: Arriba, group: int) -> Refusal | None:
        return why_not_counter(s, side, seat, group)

    def able(s: Arriba) -> list[int]:
        near = 0
        for id in s.attackers:
            if id in s.groups:
                near |= BIT[s.groups[id].area]
        return [g.id for g in s.groups.values() if near & BIT[g.area] and g.side == side]

    return (
        StandingWay("counter", Counter, nouns.GROUP_OF[side], rule="9.4-a", why_not=why_not, among=able),
        StandingWay("done", Done, rule="9.4-a", label=lambda _s: Message("do-done-counter")),
    )


def counter_targets(s: Arriba, g: Group) -> list[Target]:
    """9.4-b: enemy battlegroups in the area that attacked in the Combat Phase."""
    return [h.id for h in groups_at(s, ENEMY[g.side], g.area) if h.id in s.attackers]


def why_not_counter(s: Arriba, side: str, seat: str, group: int) -> Refusal | None:
    refusal = why_not_yours(s, side, seat, group, "9.4-a")
    if refusal:
        return refusal
    g = s.groups[group]

    def no(rule: str, text: str) -> Refusal:
        return Refusal(rule, text, {"group": title(s.groups, g.id), "place": PLACE_IDS[g.area]})

    if g.id in s.countered:
        return no("9.4-a", "attacked-already")
    if g.city:
        return no("9.4-a", "in-city")
    if g.id in s.attacked:
        return no("9.4-a", "was-attacked")
    if s.frozen == g.area and g.side == R:
        return no("15.1-b", "frozen")
    refusal = why_not_fight(s, g)
    if refusal:
        return refusal
    if not counter_targets(s, g):
        return no("9.4-b", "no-attacker-here")
    return None


def toll(s: Arriba, _side: str) -> Flow[None]:
    """9.2-b: support for what was destroyed in this phase, one net change each (5.11-e)."""
    due = {G: s.psp_due[0], R: s.psp_due[1]}
    s.psp_due = [0, 0]
    change_support(s, due, "9.2-b", "destroyed")
    yield from ()
