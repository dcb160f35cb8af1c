"""The scripted player `steady`: one short judgement for each kind of ask.

Everything turns on what a box is worth to a side and how its chances there change with one troop more
or less. The policy reads nothing that its seat cannot see.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

from frente.boards.graph import bits
from frente.engine import Ask
from frente.games.espana.definitions import (
    AIR_STRENGTH,
    AIRCRAFT,
    BALEARES,
    BARCELONA,
    BOXES,
    CANTABRICO,
    CARDS,
    CM,
    COUNTER,
    ESTRECHO,
    GENERALS,
    KEY_CITIES,
    MADRID,
    MEDITERRANEO,
    MODEL,
    NEIGHBOURS,
    PLACE,
    SEVILLA,
    SHIP_VALUE,
    SHIPS,
    SIDE_OF,
    STACKING,
    TROOPS,
    N,
    R,
)
from frente.games.espana.rules.board import own
from frente.games.espana.rules.combat import pool_of
from frente.games.espana.rules.dice import expected_hits
from frente.games.espana.rules.movement import reach
from frente.games.espana.rules.upkeep import key_cities
from frente.games.espana.state import EspanaState, Fight, some_in, troops_in


# --- what a box is worth -------------------------------------------------------------------------------
def stake(s: EspanaState, side: int, box: int) -> float:
    """How much the box matters to the side now."""
    worth = 1.0
    if KEY_CITIES >> box & 1:
        worth = 8.0
        if box in (MADRID, BARCELONA, SEVILLA):
            worth = 10.0
        if box == MADRID and s.turn <= 3:
            worth = 11.0 if side == N else 18.0  # 21.2-d
    elif NEIGHBOURS[box] & KEY_CITIES:
        worth = 1.5
    if side == R and s.turn >= 8 and KEY_CITIES >> box & 1:
        worth += 3.0  # 21.2-e: units in four key cities are enough
    return worth


def power(s: EspanaState, side: int, box: int) -> float:
    """The strength of the side's troops in a box; under fog unseen ones count as average."""
    if s.chosen.fog and side != s.active and box != s.seen_battle:
        return 2.0 * len(troops_in(s, side, box))
    return float(sum(s.strength[t] for t in troops_in(s, side, box)))


def threat(s: EspanaState, side: int, box: int) -> float:
    """What the enemy could send in from next door."""
    return sum(power(s, 1 - side, b) for b in bits(NEIGHBOURS[box] & s.held[1 - side]))


def worth_of(s: EspanaState, side: int, box: int, mine: float, troops: int) -> float:
    """The value to the side of having this strength in the box."""
    enemy = power(s, 1 - side, box) if s.held[1 - side] >> box & 1 else 0.0
    value = stake(s, side, box)
    if troops > STACKING:
        return -5.0
    if enemy:
        if mine <= 0:
            return 0.0
        share = mine / (mine + enemy)
        return value * share - (0.5 * (enemy - 1.5 * mine) if enemy > 1.5 * mine else 0.0)
    held = bool(own(s, side) >> box & 1)
    if mine <= 0:
        return value * 0.9 if held else 0.0
    danger = 0.45 * threat(s, side, box)
    return value * (0.55 + 0.45 * mine / (mine + danger + 0.5))


def gain(s: EspanaState, side: int, box: int, strength: float, added: int = 1) -> float:
    """What so much more (or less) strength in the box is worth."""
    mine = power(s, side, box)
    troops = len(troops_in(s, side, box))
    after = max(mine + strength, 0.0)
    return worth_of(s, side, box, after, troops + added) - worth_of(s, side, box, mine, troops)


def value_for(s: EspanaState, side: int) -> float:
    """0 to 1: key cities first, then strength; the Republican gains by lasting."""
    n, r, _ = key_cities(s)
    cities = (n - r) / 12
    strengths = [sum(power(s, a, b) for b in bits(s.held[a])) for a in (N, R)]
    force = (strengths[N] - strengths[R]) / max(sum(strengths), 1.0)
    score = 0.5 + 0.9 * cities + 0.5 * force - 0.015 * s.turn
    score = min(max(score, 0.02), 0.98)
    return score if side == N else 1.0 - score


# --- movement ------------------------------------------------------------------------------------------
def _best(tokens: list[str], score: Callable[[str], float], floor: float, otherwise: str) -> str:
    """The option with the highest score above the floor."""
    best, most = otherwise, floor
    for token in tokens:
        worth = score(token)
        if worth > most:
            best, most = token, worth
    return best


def _march_value(s: EspanaState, side: int, unit: int, box: int) -> float:
    start = s.where[unit]
    if unit >= TROOPS.stop:
        fighting = bool(s.held[1 - side] >> box & 1)
        here = bool(s.held[1 - side] >> start & 1)
        return (stake(s, side, box) if fighting else 0.0) - (stake(s, side, start) + 1.0 if here else 0.0)
    strength = float(s.strength[unit])
    return gain(s, side, box, strength) + gain(s, side, start, -strength, -1)


def move(s: EspanaState, ask: Ask, luck: Random) -> str:
    """The unit whose best move gains most; then the aircraft; then done."""
    side = SIDE_OF[ask.seat]
    tokens = ask.options()
    best, most = "", 0.35
    seen: set[tuple[int, str, int]] = set()
    for token in tokens:
        if not token.startswith("march "):
            continue
        unit = COUNTER[token[6:]]
        key = (s.where[unit], MODEL[unit], s.strength[unit] if unit < TROOPS.stop else 0)
        if key in seen:
            continue
        seen.add(key)
        for box in bits(reach(s, side, unit)):
            value = _march_value(s, side, unit, box)
            if value > most:
                best, most = token, value
    if best:
        return best
    if s.held[N] & s.held[R]:
        for token in tokens:
            if token.startswith("fly "):
                return token
    return "done"


def march(s: EspanaState, ask: Ask, luck: Random) -> str:
    side = SIDE_OF[ask.seat]
    unit = COUNTER[str(ask.about["unit"])]
    tokens = ask.options()
    return max(tokens, key=lambda t: _march_value(s, side, unit, PLACE[t[3:]]))


def fly(s: EspanaState, ask: Ask, luck: Random) -> str:
    """To the contested box with the highest stake; more than three in one place are too many."""
    side = SIDE_OF[ask.seat]

    def score(token: str) -> float:
        name, _, detail = token[3:].partition(":")
        place = PLACE[name]
        if detail or place >= BOXES:
            enemies = [c for c in s.at[2 * place + 1 - side] if c in SHIPS or c in AIRCRAFT]
            return 6.0 if enemies else 0.2
        crowd = len(some_in(s, side, place, AIRCRAFT))
        if not s.held[1 - side] >> place & 1:
            return 0.1
        return stake(s, side, place) - 2.0 * crowd

    return max(ask.options(), key=score)


# --- generals and battles --------------------------------------------------------------------------------
def assign(s: EspanaState, ask: Ask, luck: Random) -> str:
    """The best general first."""
    tokens = [t for t in ask.options() if t != "done"]
    if ask.kind == "bonus-general" and not s.held[N] & s.held[R]:
        return "done"
    return max(tokens, key=lambda t: CM[COUNTER[t[7:]]]) if tokens else "done"


def general_box(s: EspanaState, ask: Ask, luck: Random) -> str:
    """Where an attack promises most; else where he is of use in defence."""
    side = SIDE_OF[ask.seat]

    def score(token: str) -> float:
        box = PLACE[token[3:]]
        if not s.held[1 - side] >> box & 1:
            return -1.0
        mine, theirs = power(s, side, box), power(s, 1 - side, box)
        return stake(s, side, box) * (0.3 + mine / (mine + theirs + 0.1))

    return max(ask.options(), key=score)


def attack_value(s: EspanaState, fight: Fight) -> float:
    """Hits given less hits taken, in levels that count."""
    kept = s.fight
    s.fight = fight
    try:
        given = expected_hits(pool_of(s, fight.side))
        taken = expected_hits(pool_of(s, 1 - fight.side))
    finally:
        s.fight = kept
    rungs = (0, 1, 2, 3, 3, 4)
    given = min(given, float(rungs[s.strength[fight.defender]]))
    taken = min(taken, float(rungs[s.strength[fight.attacker]]))
    return given - 0.75 * taken


def best_attack(s: EspanaState, side: int, box: int, general: int, first: bool) -> float:
    """The value of the best attack there."""
    forced = (general,) if first else ()
    planes = tuple(
        c for c in some_in(s, side, box, AIRCRAFT) if not (s.used | s.at_sea) >> c & 1 and s.moved >> c & 1
    )
    support: tuple[tuple[int, ...], tuple[int, ...]] = ((), forced + planes)
    if side == N:
        support = (forced + planes, ())
    best = -9.0
    for mine in troops_in(s, side, box):
        if s.attacked >> mine & 1:
            continue
        for theirs in troops_in(s, 1 - side, box):
            fight = Fight(side, box, general, first=first, attacker=mine, defender=theirs, support=support)
            best = max(best, attack_value(s, fight))
    return best


def pick(s: EspanaState, ask: Ask, luck: Random) -> str:
    """The most promising battle; with none, pass a general."""
    side = SIDE_OF[ask.seat]
    tokens = ask.options()
    fallback = next((t for t in tokens if t.startswith("pass ")), "done")

    def score(token: str) -> float:
        general = COUNTER[token[7:]]
        box = s.where[general]
        if s.chosen.fog or not troops_in(s, 1 - side, box):
            return 1.0
        return best_attack(s, side, box, general, True) * stake(s, side, box)

    return _best([t for t in tokens if t.startswith("battle ")], score, 0.0, fallback)


def attack(s: EspanaState, ask: Ask, luck: Random) -> str:
    fight = s.fight
    assert fight is not None
    forced = (fight.general,) if fight.first else ()
    support = (forced, ()) if fight.side == N else ((), forced)

    def score(token: str) -> float:
        _, mine, theirs = token.split(" ")
        plan = replace(fight, attacker=COUNTER[mine], defender=COUNTER[theirs], support=support)
        return attack_value(s, plan) + 0.05 * s.strength[COUNTER[theirs]]

    tokens = [t for t in ask.options() if t != "end"]
    if fight.first:
        return max(tokens, key=score)
    return _best(tokens, score, -0.05, "end")


def support(s: EspanaState, ask: Ask, luck: Random) -> str:
    """Everything useful; tanks stay out of a lost cause, generals with a minus do not defend."""
    fight = s.fight
    assert fight is not None
    side = SIDE_OF[ask.seat]
    troop = fight.attacker if side == fight.side else fight.defender
    doomed = s.strength[troop] == 1 and expected_hits(pool_of(s, 1 - side)) >= 0.9
    for token in ask.options():
        if token == "enough":
            continue
        unit = COUNTER[token[8:]]
        if unit in GENERALS and CM[unit] <= 0:
            continue
        if doomed and unit not in AIRCRAFT and unit not in GENERALS and unit not in SHIPS:
            continue
        return token
    return "enough"


def card(s: EspanaState, ask: Ask, luck: Random) -> str:
    """A card where the stake is high and the hand is full enough: the one that changes most."""
    fight = s.fight
    assert fight is not None
    side = SIDE_OF[ask.seat]
    hand = s.hands[side]
    last_chance = s.turn in (5, 10)
    if not last_chance and (len(hand) < 3 or stake(s, side, fight.box) < 8):
        return "none"
    sign = 1.0 if side == fight.side else -1.0
    plain = sign * attack_value(s, replace(fight, announced=("", ""), shown=("", "")))

    def score(token: str) -> float:
        use, name = token.split(" ")
        said, shown = ["", ""], ["", ""]
        said[side], shown[side] = use, name
        plan = replace(fight, announced=(said[0], said[1]), shown=(shown[0], shown[1]))
        better = sign * attack_value(s, plan) - plain
        return better - (0.0 if last_chance else 0.06 * event_worth(s, side, name))

    return _best([t for t in ask.options() if t != "none"], score, 0.12, "none")


# --- events ----------------------------------------------------------------------------------------------
WORTH = {
    "place": 5.0, "tank_in": 3.5, "aircraft_in": 4.0, "general_in": 6.0, "general_out": 5.0,
    "strengthen": 3.5, "convert": 2.5, "eliminate": 6.0, "eliminate_all": 7.0, "reduce": 4.5,
    "aircraft_loss": 3.0, "rp_next": 4.0, "rp_loss_next": 3.0, "draw": 3.0, "discard": 2.5, "permanent": 6.0,
    "republican_offensive": 3.0, "battle_mod": 2.5, "no_battle": 1.5, "morocco_extra": 2.0, "ship_in": 3.0,
    "ship_repair": 2.0, "ship_damage": 2.0, "ship_destroy": 3.0, "zone_marker": 2.0, "base_raid": 2.0,
    "choose_one": 5.0, "if_box": 3.0, "cancel_event": 4.0,
}  # fmt: skip


def event_worth(s: EspanaState, side: int, name: str) -> float:
    """A rough price of a card's event, a little less where its counters are gone."""
    total = 0.0
    for op in CARDS[name].effect:
        total += WORTH.get(op["op"], 1.0) * (1.0 + 0.25 * (op.get("count", 1) - 1))
        if op["op"] == "place" and op.get("strength", 1) >= 3:
            total += 2.0
    return total


def event(s: EspanaState, ask: Ask, luck: Random) -> str:
    side = SIDE_OF[ask.seat]
    tokens = [t for t in ask.options() if t != "pass"]
    return max(tokens, key=lambda t: event_worth(s, side, t[5:])) if tokens else "pass"


def react(s: EspanaState, ask: Ask, luck: Random) -> str:
    """Cancel what is worth most; the last chance of a period takes anything good."""
    price = 4.0 if s.turn in (5, 10) else 6.0
    if event_worth(s, 1 - SIDE_OF[ask.seat], str(ask.about["card"])) >= price:
        return ask.options()[-1]
    return "let"


def place(s: EspanaState, ask: Ask, luck: Random) -> str:
    side = SIDE_OF[ask.seat]

    def score(token: str) -> float:
        _, _, box = token.split(" ")
        return gain(s, side, PLACE[box], 2.0)

    return max(ask.options(), key=score)


def strengthen(s: EspanaState, ask: Ask, luck: Random) -> str:
    side = SIDE_OF[ask.seat]
    tokens = [t for t in ask.options() if t != "enough"]
    return max(tokens, key=lambda t: gain(s, side, s.where[COUNTER[t.split(" ")[1]]], 1.0, 0) + 0.01)


def harm(s: EspanaState, ask: Ask, luck: Random) -> str:
    """The least loss for us, the greatest for the enemy."""
    side = SIDE_OF[ask.seat]

    def score(token: str) -> float:
        counter = COUNTER[token.split(" ")[1]]
        if counter in SHIPS:
            return -float(SHIP_VALUE[counter])
        if counter in AIRCRAFT:
            return -float(AIR_STRENGTH[counter] + CM[counter])
        box = s.where[counter]
        owner = N if MODEL[counter].startswith("n-") else R
        value = stake(s, owner, box) + s.strength[counter]
        return -value if owner == side else value

    return max(ask.options(), key=score)


# --- replacements ----------------------------------------------------------------------------------------
def spend(s: EspanaState, ask: Ask, luck: Random) -> str:
    side = SIDE_OF[ask.seat]

    def score(token: str) -> float:
        verb, word = token.split(" ")
        if verb == "repair":
            return 1.0
        if verb == "new":
            return gain(s, side, PLACE[word], 1.5)
        return gain(s, side, s.where[COUNTER[word]], 1.0, 0) + 0.02

    return _best([t for t in ask.options() if t != "stop"], score, 0.0, "stop")


def kind_of_troop(s: EspanaState, ask: Ask, luck: Random) -> str:
    """Regulars, then those without a minus."""
    order = ("n-reg", "r-reg", "r-bas", "r-com", "r-ana", "n-car", "n-fal")
    return min(ask.options(), key=lambda t: order.index(t[3:]))


def ferry(s: EspanaState, ask: Ask, luck: Random) -> str:
    """Generals and the strongest first."""
    tokens = [t for t in ask.options() if t != "done"]

    def score(token: str) -> float:
        _, name, _ = token.split(" ")
        unit = COUNTER[name]
        return 10.0 if unit in GENERALS else float(s.strength[unit]) if unit < TROOPS.stop else 1.0

    return max(tokens, key=score) if tokens else "done"


def discard(s: EspanaState, ask: Ask, luck: Random) -> str:
    side = SIDE_OF[ask.seat]
    return min(ask.options(), key=lambda t: event_worth(s, side, t[8:]))


# --- at sea ----------------------------------------------------------------------------------------------
SEA_ORDER = ((ESTRECHO, BALEARES, CANTABRICO, MEDITERRANEO), (MEDITERRANEO, ESTRECHO, BALEARES, CANTABRICO))


def fleet(s: EspanaState, side: int, place: int) -> float:
    return sum(SHIP_VALUE[c] or 0.7 for c in s.at[2 * place + side] if c in SHIPS)


def sail(s: EspanaState, ask: Ask, luck: Random) -> str:
    """Ships go out, or over to a zone that matters more; the marker they leave holds the old one."""
    side = SIDE_OF[ask.seat]
    wanted = _wanted_zone(s, side)
    if wanted is None:
        return "done"
    order = SEA_ORDER[side]
    for token in ask.options():
        if token == "done":
            continue
        place = s.where[COUNTER[token[5:]]]
        if place not in order:
            return token
        if order.index(wanted) < order.index(place) and not fleet(s, 1 - side, place):
            return token
    return "done"


def _wanted_zone(s: EspanaState, side: int) -> int | None:
    """The first zone of the side's list that it could hold."""
    mine = sum(SHIP_VALUE[c] for c in SHIPS if not s.damaged >> c & 1 and s.where[c] < BOXES + 7)
    for zone in SEA_ORDER[side]:
        enemy = fleet(s, 1 - side, zone)
        if fleet(s, side, zone) <= enemy and enemy <= mine and (zone != CANTABRICO or side == N):
            return zone
    return None


def station(s: EspanaState, ask: Ask, luck: Random) -> str:
    side = SIDE_OF[ask.seat]
    tokens = ask.options()
    zone = _wanted_zone(s, side)
    for token in tokens:
        if zone is not None and token == f"to {_zone_name(zone)}":
            return token
    return tokens[0]


def _zone_name(zone: int) -> str:
    return next(id for id, place in PLACE.items() if place == zone)


def consent(s: EspanaState, ask: Ask, luck: Random) -> str:
    side = SIDE_OF[ask.seat]
    place = PLACE[str(ask.about["place"])]
    return "fight" if fleet(s, side, place) >= 0.8 * fleet(s, 1 - side, place) else "decline"


def first(s: EspanaState, ask: Ask, luck: Random) -> str:
    """The first option is as good as any."""
    return ask.options()[0]


POLICY: dict[str, Callable[[EspanaState, Ask, Random], str]] = {
    "move": move,
    "march": march,
    "fly": fly,
    "stacking": harm,
    "assign": assign,
    "bonus-general": assign,
    "general-box": general_box,
    "pick": pick,
    "bonus-battle": first,
    "attack": attack,
    "support": support,
    "card": card,
    "event": event,
    "react": react,
    "place": place,
    "captured": place,
    "strengthen": strengthen,
    "change": first,
    "harm": harm,
    "lose": harm,
    "suffer": harm,
    "spend": spend,
    "type": kind_of_troop,
    "substitute": kind_of_troop,
    "ferry": ferry,
    "discard": discard,
    "sail": sail,
    "station": station,
    "consent": consent,
}


def steady(s: EspanaState, ask: Ask, luck: Random) -> str:
    """One option for any ask."""
    return POLICY.get(ask.kind, first)(s, ask, luck)
