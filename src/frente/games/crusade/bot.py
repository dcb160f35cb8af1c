"""The scripted player `steady`: attacks by the true odds, fills holes, rebuilds, keeps its cards moving.

It reads like advice to a player. Every kind of ask has its own piece of advice; what it has none for it
answers with the first option.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from random import Random

from frente.engine import Ask
from frente.games.crusade.definitions import (
    ARMOR,
    AT,
    BEACH,
    CARD,
    FOE,
    GUADARRAMA,
    LIMIT,
    MADRID,
    MAIN_CITIES,
    MOUNTAIN,
    NAT,
    NEAR_MADRID,
    NORTH,
    OF_TYPE,
    REP,
    RESERVE,
    SOURCES,
    SPACES,
    UNIT,
    UNITS,
    bits,
    graph,
)
from frente.games.crusade.rules import combat, fire, movement
from frente.games.crusade.rules.action import why_not_play
from frente.games.crusade.rules.control import capture_rm, capture_vp
from frente.games.crusade.rules.supply import counted
from frente.games.crusade.state import (
    Battle,
    Crusade,
    factors,
    is_reduced,
    near,
    own,
    spread,
    steps_left,
    units_in,
)

VITAL = MAIN_CITIES | SOURCES[NAT] | SOURCES[REP]
"""What must never stand empty with an enemy about."""
MARCH = {"badajoz": 1.0, "merida": 1.5, "talavera-de-la-reina": 1.5, "toledo": 4.0, "madrid": 6.0}
"""The march of the columns: what draws the Nationalists before turn 6 beside the worth of the spaces."""
ZEAL = {NAT: 2.6, REP: 0.12}
"""How eager a side is to attack: the Nationalists must win ground, the Republic must last."""

WORTH = tuple(1.5 * capture_vp(s.index) + capture_rm(s.index) for s in SPACES)
"""What holding a space is worth."""


@lru_cache(maxsize=1)
def distances() -> tuple[tuple[int, ...], ...]:
    """Steps between any two spaces."""
    lines = graph(-1, False)
    return tuple(tuple(lines.distances(1 << p)) for p in range(len(SPACES)))


# --- reading the map ------------------------------------------------------------------------------------
@lru_cache(maxsize=512)
def pull(side: str, control: int, enemies: int, early: bool) -> tuple[float, ...]:
    """How much each space draws a side's units: enemy objectives to take, own ones in danger."""
    goals = []
    for space in SPACES:
        p = space.index
        if p == BEACH or not (WORTH[p] or (early and space.id in MARCH)):
            continue
        mine = bool(control >> p & 1) == (side == NAT)
        if not mine:
            more = MARCH.get(space.id, 0.0) if early and side == NAT else 0.0
            goals.append(
                (p, more + WORTH[p] * (1.6 if space.control == side else 1.0))
            )  # what was lost comes first
        elif any(0 <= distances()[p][e] <= 2 for e in bits(enemies)):
            goals.append((p, 0.8 * WORTH[p]))
    found = []
    for p in range(len(SPACES)):
        row = distances()[p]
        found.append(sum(worth * 0.72 ** row[g] for g, worth in goals if row[g] >= 0))
    return tuple(found)


def pull_of(s: Crusade, side: str) -> tuple[float, ...]:
    """The pull of the map as it stands."""
    return pull(side, s.control, units_in(s, FOE[side]), s.turn <= 5)


def madrid_prize(s: Crusade, target: int) -> float:
    """17.3.2-a: what a mere attack on Madrid or next to it is worth while the marker is low."""
    if s.side != NAT or s.turn > 5:
        return 0.0
    if target == MADRID and s.madrid < -1:
        return 1.5 * (-1 - s.madrid)
    if NEAR_MADRID >> target & 1 and target != GUADARRAMA and s.madrid < -2:
        return 1.5
    return 0.0


def strength(s: Crusade, space: int) -> int:
    """The CF in a space."""
    return sum(factors(s, u)[0] for u in s.stacks[space])


def threat(s: Crusade, side: str, space: int) -> int:
    """The enemy CF next to a space."""
    return sum(strength(s, p) for p in bits(near(s, space) & units_in(s, FOE[side])))


def need(s: Crusade, side: str, space: int, but: int = -1) -> float:
    """How much a space of one's own needs one more unit (one that stands there may be left out)."""
    danger = threat(s, side, space)
    others = [u for u in s.stacks[space] if u != but]
    if not danger:
        return 0.15 * pull_of(s, side)[space]
    have = sum(factors(s, u)[0] for u in others)
    have += (2 if MOUNTAIN >> space & 1 else 0) + (1 if space in s.works else 0)
    hole = 2.5 if not others else 0.0
    return max(0.0, danger - have) * 0.4 + hole + WORTH[space] + 0.3 * pull_of(s, side)[space]


# --- attacks --------------------------------------------------------------------------------------------
def trial(s: Crusade, target: int, units: list[int]) -> Battle:
    """The combat as it would begin."""
    return Battle(s.side, target, 0, attackers=tuple(units), defenders=s.stacks[target])


def gain(s: Crusade, target: int, units: list[int]) -> float:
    """What an attack promises: ground and enemy steps, less own steps."""
    if not units:
        return 0.0
    b = trial(s, target, units)
    if not b.armor and fire.armor_ready(s, b):
        b.armor = True
    prize = 1.2 + 1.5 * WORTH[target] + 0.2 * pull_of(s, s.side)[target]
    weak = sum(steps_left(s, u) for u in b.defenders)
    value = 0.0
    for mine, theirs in volleys(s, b):
        taken = prize if mine > theirs or mine >= weak else 0.0
        value += taken + 0.55 * min(mine, weak + 1) - 0.6 * theirs
    return ZEAL[s.side] * value / 36 + madrid_prize(s, target)


def volleys(s: Crusade, b: Battle) -> list[tuple[int, int]]:
    """Both Loss Numbers for each of the 36 throws."""
    attack, defence = fire.attack(s, b), fire.defence(s, b)
    theirs = [defence.loss(die) for die in range(1, 7)]
    return [(mine, other) for mine in [attack.loss(die) for die in range(1, 7)] for other in theirs]


def best_attack(s: Crusade, space: int, points: int) -> float:
    """The best an Attack marker on this space can add, with others already marked or still to be."""
    best = 0.0
    mine = combat.ready(s, space)
    for target in bits(near(s, space) & units_in(s, FOE[s.side]) & ~movement.barred(s, s.side)):
        marked = [u for p in bits(near(s, target) & s.attack_marks) for u in s.stacks[p]]
        before = gain(s, target, marked)
        best = max(best, gain(s, target, marked + mine) - max(0.0, before))
        if points > 1:
            others = near(s, target) & units_in(s, s.side) & counted(s, s.side) & ~(1 << space)
            others &= ~(s.move_marks | s.attack_marks)
            friends = [u for p in bits(others)[: points - 1] for u in s.stacks[p]]
            if friends:
                both = gain(s, target, marked + mine + friends) - max(0.0, before)
                best = max(best, both / min(points, 1 + others.bit_count()))
    return best


# --- moves ----------------------------------------------------------------------------------------------
def worth_of_place(s: Crusade, unit: int, space: int) -> float:
    """What it is worth that this unit stands in a space at the end of the round."""
    side = UNITS[unit].side
    others = [u for u in s.stacks[space] if u != unit]
    value = 0.4 * pull_of(s, side)[space]
    if movement.was_enemy(s, side, space) and not others:
        value += min(1.0, ZEAL[side]) * (0.8 + 1.6 * WORTH[space])
        if threat(s, side, space) > factors(s, unit)[0] + 3:
            value -= 1.0
        return value
    if threat(s, side, space):
        value += 0.35 * need(s, side, space, unit) if len(others) < LIMIT else -1.0
    if not others:
        value += guard(s, side, space, unit)
    return value


def gap(s: Crusade, side: str, space: int) -> float:
    """What it costs to leave a space empty: enemies next to it walk in, those behind it come near."""
    enemies = units_in(s, FOE[side])
    if near(s, space) & enemies:
        return 5.0 + WORTH[space]
    if VITAL >> space & 1 or WORTH[space]:
        reach = 4 if VITAL >> space & 1 else 3
        far = min((distances()[space][e] for e in bits(enemies) if distances()[space][e] >= 0), default=99)
        if far <= reach:
            return (5.0 if VITAL >> space & 1 else 2.0) + WORTH[space]
    return 0.0


def best_move(s: Crusade, unit: int, here: int, mf: int, entered: tuple[int, ...]) -> tuple[float, int]:
    """What the best place to end a move gains, and the first step towards it; -1 to stay."""
    side = UNITS[unit].side
    stay = worth_of_place(s, unit, here)
    if len(s.stacks[here]) == 1 and mf == factors(s, unit)[2]:
        stay += gap(s, side, here)
    best, step = 0.0, -1
    seen = 1 << here
    queue = [(here, mf, entered, -1)]
    for space, left, been, first in queue:
        if left <= 0:
            continue
        for to in bits(near(s, space) & ~seen):
            if movement.why_not_step(s, unit, space, to, left, been) is not None:
                continue
            seen |= 1 << to
            begin = to if first < 0 else first
            more = (*been, to) if movement.was_enemy(s, side, to) and to not in been else been
            queue.append((to, left - 1, more, begin))
            if movement.why_not_stop(s, unit, to) is None:
                value = worth_of_place(s, unit, to) - stay
                if value > best:
                    best, step = value, begin
    return best, step


def worth_of_building(s: Crusade, side: str, space: int) -> float:
    """What a Position or Trench is worth here."""
    danger = threat(s, side, space)
    if not danger:
        return 0.0
    return 0.2 + 0.08 * min(danger, 8) + 0.12 * WORTH[space] - (0.2 if space in s.works else 0.0)


def worth_of_marching(s: Crusade, space: int) -> float:
    """What a Move marker on a space promises."""
    side = s.side
    values = sorted((best_move(s, u, space, factors(s, u)[2], ())[0] for u in s.stacks[space]), reverse=True)
    # the last unit of a front space stays, so the smallest gain is left out there
    if len(values) > 1 and threat(s, side, space):
        values = values[:-1]
    value = sum(v for v in values if v > 0.4)
    if space not in s.works:
        value = max(value, worth_of_building(s, side, space))
    return value


# --- the advice -----------------------------------------------------------------------------------------
def prospects(s: Crusade, side: str) -> list[float]:
    """What the best spaces promise an Operation, one value for each point."""
    fed = counted(s, side) & units_in(s, side)
    front = fed & spread(s, units_in(s, FOE[side]))
    found = [best_attack(s, p, 3) for p in bits(front)]
    open_ = fed & spread(s, own(s, FOE[side]) & ~units_in(s, FOE[side]))
    found += [min(1.0, ZEAL[side]) for p in bits(open_) if len(s.stacks[p]) > 1]
    found += [guard(s, side, p) for p in bits(own(s, side) & ~units_in(s, side))]
    return sorted((v for v in found if v > 0.3), reverse=True)


def guard(s: Crusade, side: str, space: int, but: int = -1) -> float:
    """What it is worth to put a unit into an own, empty space before a raider comes, or to bar his way."""
    enemies = units_in(s, FOE[side])
    if any(u != but for u in s.stacks[space]):
        return 0.0
    behind = near(s, space) & own(s, side) & ~units_in(s, side)
    if near(s, space) & enemies:
        prize = WORTH[space] + 0.7 * max((WORTH[p] for p in bits(behind)), default=0.0)
        return 0.6 + 2.0 * prize if prize else 0.3
    if not WORTH[space]:
        return 0.0
    ring = near(s, space) & ~units_in(s, side) & ~enemies
    if VITAL >> space & 1:
        ring |= spread(s, ring) & ~units_in(s, side)
    return 0.4 + 1.5 * WORTH[space] if spread(s, ring) & enemies else 0.0


def missing_steps(s: Crusade, side: str) -> float:
    """What could be bought with RPs, in points."""
    found = 0.0
    for u in UNITS:
        if u.side != side or not u.kind.pools:
            continue
        place = s.where[u.index]
        unit = 1.0 if u.corps else 0.5
        if place >= 0 or place == RESERVE:
            found += unit if is_reduced(s, u.index) else 0.0
        elif place == -3:
            found += 2 * unit
    return found


EVENTS = {
    "N3": 9.0,
    "R2": 9.0,
    "N6": 8.0,
    "R1": 6.5,
    "N46": 99.0,
    "N28": 5.0,
    "N30": 6.0,
    "R34": 6.0,
    "N36": 6.0,
    "R12": 2.0,
    "N25": 3.0,
    "R25": 3.0,
    "R5": 5.0,
    "R30": 5.0,
    "R51": 5.0,
    "N47": 5.0,
    "N35": 2.0,
    "R8": 2.5,
    "R43": 2.5,
    "N48": 4.0,
    "R47": 5.0,
    "N49": 5.0,
    "R35": 4.5,
    "R49": 3.0,
    "R53": 4.0,
    "R31": 4.0,
    "R52": 3.5,
    "N38": 3.5,
    "N55": 5.0,
    "N17": 4.5,
    "N45": 7.0,
    "N42": 7.5,
}
"""What an Event is worth beside its points and units."""


def card_score(s: Crusade, side: str, use: str, id: str, hopes: list[float]) -> float:
    """How good a use of a card is now."""
    card = CARD[id]
    if use == "event":
        value = EVENTS.get(id, 2.0) + 3.0 * abs(card.vp) + 2.0 * abs(card.rm)
        if card.reinforcement:
            value = 7.5 + sum(row["count"] for row in card.units) * 0.4
        row = card.effect("ops") or card.effect("place_attack_markers")
        if row is not None:
            amount = card.value if row["amount"] == "card" else int(row["amount"])
            value = 1.0 + sum(hopes[:amount]) + (1.0 if card.effect("attack_bonus") else 0.0)
        return value
    keep = 1.0 if card.type == "cc" and card.value <= 3 else 0.0
    if use == "event" or not keep:
        keep += 0.8 if card.type != "cc" and why_not_play(s, side, "event", id) is None else 0.0
    if use == "ops":
        return sum(hopes[: card.value]) - keep
    if use == "sr":
        waiting = sum(1 for u in UNITS if u.side == side and s.where[u.index] == RESERVE)
        holes = sum(1 for p in bits(own(s, side) & ~units_in(s, side)) if threat(s, side, p) and WORTH[p])
        return 0.9 * min(card.value, waiting) + 1.5 * min(holes, 2) - keep
    room = missing_steps(s, side) - sum(s.rp[i] for i in ((0, 1) if side == NAT else (2, 3))) / 2
    return 1.1 * max(0.0, min(sum(card.rp), room)) - keep


def action(s: Crusade, ask: Ask, luck: Random) -> str:
    """The best card and use; an Automatic Operation where nothing promises more."""
    hopes = prospects(s, s.side)
    best, choice = 0.25 + sum(hopes[:1]), "auto"
    for token in ask.options():
        if token == "auto":
            continue
        use, id = token.split()
        value = card_score(s, s.side, use, id, hopes) + luck.random() * 0.3
        if value > best:
            best, choice = value, token
    return choice if choice in ask.options() else ask.options()[0]


def activate(s: Crusade, ask: Ask, luck: Random) -> str:
    """The space that promises most; marked for Combat or Movement."""
    best, choice = 0.3, "done"
    enemies = units_in(s, FOE[s.side])
    front = spread(s, enemies)
    open_ = spread(s, own(s, FOE[s.side]) & ~enemies)
    bare = sum(1 << p for p in bits(own(s, s.side) & ~units_in(s, s.side)) if guard(s, s.side, p))
    open_ |= spread(s, spread(s, bare)) if bare else 0
    for token in ask.options():
        if token == "done":
            continue
        verb, id = token.split()
        space = AT[id]
        if verb == "activate-attack":
            value = best_attack(s, space, s.points) if front >> space & 1 else 0.0
        elif (front | open_) >> space & 1:
            value = worth_of_marching(s, space)
        else:
            value = 0.0
        if value > best:
            best, choice = value, token
    return choice


def move(s: Crusade, ask: Ask, luck: Random) -> str:
    """Move who gains by it; who stays on the front may dig."""
    best, choice = 0.4, "done"
    for token in ask.options():
        if token == "done":
            continue
        verb, id = token.split()
        unit = UNIT[id]
        space = s.where[unit]
        if verb == "build":
            value = 0.5 * worth_of_building(s, s.side, space)
            value += 0.3 if len(s.stacks[space]) == 1 else 0.0
        else:
            value = best_move(s, unit, space, factors(s, unit)[2], ())[0]
        if value > best:
            best, choice = value, token
    return choice if choice in ask.options() else ask.options()[0]


def march(s: Crusade, ask: Ask, luck: Random) -> str:
    """On towards the best place."""
    unit = s.mover
    value, step = best_move(s, unit, s.where[unit], s.mf_left, s.entered)
    token = f"step {SPACES[step].id}" if step >= 0 else "stop"
    if token in ask.options() and (value > 0.05 or "stop" not in ask.options()):
        return token
    return "stop" if "stop" in ask.options() else ask.options()[0]


def attacks(s: Crusade, ask: Ask, luck: Random) -> str:
    """The best combat, if it is worth it."""
    best, choice = 0.2, "done"
    for token in ask.options():
        if token == "done":
            continue
        verb, id = token.split()
        value = 1.0 if verb == "assault" else gain(s, AT[id], combat.eligible(s, AT[id]))
        if value > best:
            best, choice = value, token
    return choice


def designate(s: Crusade, ask: Ask, luck: Random) -> str:
    """Everybody who can."""
    return ask.options()[0]


def win_share(s: Crusade, b: Battle, side: str) -> float:
    """The chance that a side wins the combat."""
    return sum(1 for a, d in volleys(s, b) if a != d and (a > d) == (b.side == side)) / 36


def combat_cards(s: Crusade, ask: Ask, luck: Random) -> str:
    """A card where it changes the odds enough for what is at stake."""
    b = s.battle
    assert b is not None
    if "claim-armor" in ask.options():
        return "claim-armor"
    now = win_share(s, b, ask.seat)
    stake = 0.5 + 0.3 * WORTH[b.space] + 0.1 * len(b.attackers)
    best, choice = 0.09 / stake, "done"
    for token in ask.options():
        if not token.startswith("play "):
            continue
        id = token.split()[1]
        with_card = b.copy()
        if ask.seat == b.side:
            with_card.attacker_cards = (*b.attacker_cards, id)
        else:
            with_card.defender_cards = (*b.defender_cards, id)
        better = win_share(s, with_card, ask.seat) - now - (0.05 if CARD[id].asterisk else 0.0)
        if better > best:
            best, choice = better, token
    return choice


def price(s: Crusade, unit: int) -> float:
    """What losing the next step of a counter costs."""
    u = UNITS[unit]
    value = float(factors(s, unit)[0])
    if u.corps:
        value += 1.0
    if steps_left(s, unit) == 1:
        value += 0.8
    if OF_TYPE["AFR"] >> unit & 1 or ARMOR >> unit & 1:
        value += 1.5
    return value


def losses(s: Crusade, ask: Ask, luck: Random) -> str:
    """The cheapest step."""
    return min(ask.options(), key=lambda t: price(s, UNIT[t.split()[1]]))


def stand(s: Crusade, ask: Ask, luck: Random) -> str:
    """Hold what is worth more than a step, with enough steps left."""
    b = s.battle
    assert b is not None
    left = sum(steps_left(s, u) for u in b.defenders)
    if left >= 3 or (WORTH[b.space] and left >= 2):
        return min((t for t in ask.options() if t != "retreat"), key=lambda t: price(s, UNIT[t.split()[1]]))
    return "retreat"


def retreat(s: Crusade, ask: Ask, luck: Random) -> str:
    """To where a unit is needed most."""
    return max(ask.options(), key=lambda t: need(s, ask.seat, AT[t.split()[-1]]))


def advance(s: Crusade, ask: Ask, luck: Random) -> str:
    """Into the space won, but not out of a threatened space to the last unit."""
    side = ask.seat
    best, choice = 0.2, "done"
    for token in ask.options():
        if token == "done":
            continue
        _, id, to = token.split()
        unit, space = UNIT[id], AT[to]
        here = s.where[unit]
        value = (
            0.8
            + WORTH[space]
            + 0.1 * factors(s, unit)[0]
            + 0.3 * (pull_of(s, side)[space] - pull_of(s, side)[here])
        )
        value -= 0.5 * len(s.stacks[space])
        if len(s.stacks[here]) == 1:
            value -= gap(s, side, here)
        if value > best:
            best, choice = value, token
    return choice


def redeploy(s: Crusade, ask: Ask, luck: Random) -> str:
    """From the reserve first, then from where nobody is needed."""
    side = ask.seat
    best, choice = 0.5, "done"
    for token in ask.options():
        if token == "done":
            continue
        verb, id = token.split()
        unit = UNIT[id]
        place = s.where[unit]
        if verb == "special":
            value = 3.0
        elif place < 0:
            value = 2.0 + factors(s, unit)[0] * 0.3
        else:
            value = 0.3 * factors(s, unit)[0] - 0.5 * need(s, side, place) if not UNITS[unit].corps else 0.0
            value += 0.4 if len(s.stacks[place]) > 1 and not threat(s, side, place) else -0.8
        if value > best:
            best, choice = value, token
    return choice


def to_space(s: Crusade, ask: Ask, luck: Random) -> str:
    """Where a unit is needed most."""
    places = [t for t in ask.options() if len(t.split()) == 2]
    if not places:
        return ask.options()[0]
    return max(places, key=lambda t: need(s, ask.seat, AT[t.split()[1]]))


def replacements(s: Crusade, ask: Ask, luck: Random) -> str:
    """Corps first, then what stands on the map, then the rest; allied points where they are needed."""

    def value(token: str) -> float:
        if token == "done":
            return -1.0
        if token.startswith("relieve"):
            return 2.5
        verb, id, pool = token.split()
        unit = UNIT[id]
        found = 3.0 if UNITS[unit].corps else 0.5 * UNITS[unit].kind.full[0]
        found += 1.0 if s.where[unit] >= 0 else 0.0
        found += 0.6 if verb == "restore" else 0.0
        return found + (0.1 if pool in ("axis", "sov") else 0.0)

    return max(ask.options(), key=value)


def weakest(s: Crusade, ask: Ask, luck: Random) -> str:
    """The unit that will be missed least."""

    def value(token: str) -> float:
        unit = UNIT[token.split()[1]]
        place = s.where[unit]
        front = need(s, ask.seat, place) if place >= 0 else 0.0
        return 2.0 * factors(s, unit)[0] + front + (1.0 if place >= 0 and len(s.stacks[place]) == 1 else 0.0)

    return min((t for t in ask.options() if t != "done"), key=value)


def strongest(s: Crusade, ask: Ask, luck: Random) -> str:
    """The unit that gives most."""
    return max((t for t in ask.options() if t != "done"), key=lambda t: factors(s, UNIT[t.split()[1]])[0])


def militarize(s: Crusade, ask: Ask, luck: Random) -> str:
    """Militia on the map first."""
    return max((t for t in ask.options() if t != "done"), key=lambda t: s.where[UNIT[t.split()[1]]] >= 0)


def discard(s: Crusade, ask: Ask, luck: Random) -> str:
    """Cards of a War Phase that is over go; the rest may still serve."""
    for token in ask.options():
        if token != "done":
            card = CARD[token.split()[1]]
            if any(row["key"] == "phase_only" and s.turn > 5 for row in card.conditions):
                return token
            late = card.combat.get("own_has") == ["region:asturias"] and NORTH & ~s.control == 0
            if late:
                return token
    return "done"


def shake(s: Crusade, ask: Ask, luck: Random) -> str:
    """The stack that matters most."""
    places = [t for t in ask.options() if t != "done"]
    return max(places, key=lambda t: WORTH[AT[t.split()[1]]] + 0.1 * strength(s, AT[t.split()[1]]))


def bonus(s: Crusade, ask: Ask, luck: Random) -> str:
    """Used at the first attack: what is not used is lost."""
    return "use-bonus"


Advice = Callable[[Crusade, Ask, Random], str]

ADVICE: dict[str, Advice] = {
    "action": action,
    "activate": activate,
    "move": move,
    "march": march,
    "attacks": attacks,
    "designate": designate,
    "bonus": bonus,
    "combat-cards": combat_cards,
    "losses": losses,
    "stand": stand,
    "retreat": retreat,
    "advance": advance,
    "redeploy": redeploy,
    "redeploy-to": to_space,
    "place-unit": to_space,
    "place-corps": to_space,
    "corps-at": to_space,
    "arrive": to_space,
    "trench": shake,
    "beach": shake,
    "reward": shake,
    "shake": shake,
    "replacements": replacements,
    "disband": weakest,
    "muster": weakest,
    "make-room": weakest,
    "reduce": weakest,
    "give-up": weakest,
    "cull": strongest,
    "replace": strongest,
    "spare": strongest,
    "lander": strongest,
    "militarize": militarize,
    "discard": discard,
}


def steady(state: Crusade, ask: Ask, luck: Random) -> str:
    """One of the options, by advice where there is some."""
    advice = ADVICE.get(ask.kind)
    if ask.kind == "raze":
        return "done"
    if ask.kind == "redraw":
        return "redraw"
    if advice is None or len(ask.options()) == 1:
        return ask.options()[0]
    return advice(state, ask, luck)
