"""The scripted player `steady`: one short judgement for each kind of ask.

What a box is worth to a side, how its chances there change with one troop more or less, and whether a
side's boxes still hang together (21.2-b): nearly every answer is made of these three. Attacks go by the
exact odds of the dice, cards by what their events would do on this board. The policy reads nothing that
its seat cannot see.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

from frente.boards.graph import bits
from frente.engine import Ask
from frente.games.espana.answers import (
    Aim,
    Allot,
    Assign,
    Attack,
    Battle,
    Cancel,
    Choose,
    Decline,
    Engage,
    Enough,
    Ferry,
    Fly,
    Go,
    Lay,
    March,
    New,
    Pass,
    Place,
    Play,
    PortFire,
    Raise,
    Repair,
    Rest,
    Sail,
    Settle,
    Sortie,
    Support,
)
from frente.games.espana.cards.worth import event_worth, levels, plane_worth, ship_worth, worth_of
from frente.games.espana.definitions import (
    AIRCRAFT,
    BALEARES,
    BARCELONA,
    BASES,
    BOARD,
    BOXES,
    CANTABRICO,
    CHANGE_TURN,
    CM,
    COAST,
    ESTRECHO,
    GENERALS,
    KEY_CITIES,
    LAST_TURN,
    LIMITS,
    MADRID,
    MEDITERRANEO,
    MODEL,
    MOROCCO,
    NEIGHBOURS,
    PLACE_ID,
    RP_NEW,
    SEVILLA,
    SHIP_SUPPORT,
    SHIP_VALUE,
    SHIPS,
    SIDE,
    SIDE_OF,
    STACKING,
    TANKS,
    TANKS_OF,
    TROOPS,
    N,
    R,
    neighbours_of,
)
from frente.games.espana.rules.board import group_size, own
from frente.games.espana.rules.combat import pool_of
from frente.games.espana.rules.dice import Pool, hit_chances
from frente.games.espana.rules.events import limit
from frente.games.espana.rules.movement import reach
from frente.games.espana.rules.naval.battles import allot as give
from frente.games.espana.rules.naval.battles import fates, gun_results, present
from frente.games.espana.rules.upkeep import key_cities
from frente.games.espana.state import EspanaState, Fight, some_in, troops_in

LAND = ~(1 << MOROCCO)
NEEDED: int = LIMITS["connected_boxes_needed"]
SAFE = NEEDED + 5
"""With so many boxes in one group nobody need fear to be cut up."""
FIRMNESS = 0.25
"""How much the boxes count that cannot be lost at once, against those held just now."""


# --- what a box is worth -------------------------------------------------------------------------------
def stake(s: EspanaState, side: int, box: int) -> float:
    """How much the box matters to the side now, by itself."""
    worth = 1.0
    if KEY_CITIES >> box & 1:
        worth = 8.0
        if box in (MADRID, BARCELONA, SEVILLA):
            worth = 9.0
        if box == MADRID and s.turn <= LIMITS["madrid_deadline_turn"]:
            worth = 16.0 if side == N else 40.0  # 21.2-d
        if s.turn >= 8 and (side == R or s.held[R] >> box & 1):
            worth += 2.0 if side == R else 4.0  # 21.2-e: units in four key cities are enough
    elif NEIGHBOURS[box] & KEY_CITIES:
        worth = 1.5
    return worth


def cohesion(boxes: int) -> float:
    """What it is worth that the largest group of these boxes is as large as it is (21.2-b)."""
    group = group_size(boxes & LAND)
    if group >= SAFE:
        return 0.0
    return -0.8 * (SAFE - group) - (25.0 if group < NEEDED else 0.0)


def power(s: EspanaState, side: int, box: int) -> float:
    """The strength of the side's troops in a box; under fog unseen ones count as average."""
    if s.chosen.fog and side != s.active and box != s.seen_battle:
        return 2.0 * len(troops_in(s, side, box))
    return float(sum(s.strength[t] for t in troops_in(s, side, box)))


class Sight:
    """The board as one side sees it for the length of one answer."""

    def __init__(self, s: EspanaState, side: int) -> None:
        self.s, self.side = s, side
        self.own, self.foe = own(s, side), own(s, 1 - side)
        self.foe_units = s.held[1 - side]
        self.mine = [power(s, side, b) if s.held[side] >> b & 1 else 0.0 for b in range(BOXES)]
        self.theirs = [power(s, 1 - side, b) if self.foe_units >> b & 1 else 0.0 for b in range(BOXES)]
        self.crowd = [len(troops_in(s, side, b)) if s.held[side] >> b & 1 else 0 for b in range(BOXES)]
        self.stakes = [stake(s, side, b) for b in range(BOXES)]
        free = self.foe_units & ~s.held[side] & LAND
        self.roaming = sum(self.theirs[b] for b in bits(free))
        """What the enemy can send anywhere along his own boxes."""
        self.open = neighbours_of(self.foe)
        """Boxes that the enemy can enter."""
        if s.turn >= CHANGE_TURN and group_size(self.own & LAND) >= SAFE + 5:
            self.open = 0
        self.firm = self.own & (s.held[side] | ~self.open)
        """Our boxes without those that an enemy takes by walking in, or by winning the next battle."""
        for b in bits(s.held[side] & self.foe_units):
            if 2.0 * self.mine[b] <= self.theirs[b]:
                self.firm &= ~(1 << b)
        self.base = cohesion(self.own) + FIRMNESS * cohesion(self.firm) - cohesion(self.foe)
        self.thin = s.turn < CHANGE_TURN
        """In the first years fronts are thin: what is left empty is soon walked into."""

    def worth(self, box: int, mine: float, troops: int) -> float:
        """The value to the side of having this strength in the box."""
        value, enemy = self.stakes[box], self.theirs[box]
        if troops > STACKING:
            return -5.0
        if self.foe_units >> box & 1:
            if mine <= 0:
                return 0.0
            share = mine / (mine + enemy + 0.1)
            return value * share - (0.5 * (enemy - 1.5 * mine) if enemy > 1.5 * mine else 0.0)
        exposed = bool(NEIGHBOURS[box] & self.foe)
        if mine <= 0:
            left = (0.45 if exposed else 0.95) if self.thin else (0.8 if exposed else 0.9)
            return value * left if self.own >> box & 1 else 0.0
        if not exposed and self.thin:
            return value
        danger = 0.6 * sum(self.theirs[b] for b in bits(NEIGHBOURS[box])) + 0.1 * self.roaming
        least = 0.6 if self.thin else 0.55
        return value * (least + (1.0 - least) * mine / (mine + danger + 0.5))

    def gain(self, box: int, strength: float, added: int = 1) -> float:
        """What so much more (or less) strength in the box is worth."""
        after = max(self.mine[box] + strength, 0.0)
        troops = self.crowd[box]
        return self.worth(box, after, troops + added) - self.worth(box, self.mine[box], troops)

    def going(self, start: int, box: int, strength: float) -> float:
        """What it does for both sides' cohesion that a troop of ours goes from one box into another."""
        foe = self.foe if self.foe_units >> box & 1 else self.foe & ~(1 << box)
        firm = self.firm
        if 2.0 * (self.mine[box] + strength) > self.theirs[box]:
            firm |= 1 << box
        left = self.mine[start] - strength
        if self.open >> start & 1 and 2.0 * left <= self.theirs[start]:
            firm &= ~(1 << start)
        if self.own >> box & 1 and foe == self.foe and firm == self.firm:
            return 0.0
        lost = 0.6 * self.stakes[box] if foe != self.foe else 0.0
        return cohesion(self.own | 1 << box) + FIRMNESS * cohesion(firm) - cohesion(foe) - self.base + lost

    def guarding(self, box: int) -> float:
        """What a new troop in the box does for our cohesion."""
        return FIRMNESS * (cohesion(self.firm | 1 << box) - cohesion(self.firm))

    def clearing(self, box: int) -> float:
        """What a battle won there would be worth: the box, and the hole in the enemy's boxes."""
        return self.stakes[box] + max(0.0, cohesion(self.foe) - cohesion(self.foe & ~(1 << box)))

    def losing(self, box: int) -> float:
        """What the enemy would win there."""
        return self.stakes[box] + max(0.0, cohesion(self.own) - cohesion(self.own & ~(1 << box)))


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
Answers = list[tuple[str, Any]]
"""Tokens with what they mean."""


def _answers(ask: Ask, *kinds: type[Any]) -> Answers:
    """All answers, or those of some kinds."""
    assert ask.menu is not None
    return [(token, value) for token, value in ask.menu.answers() if not kinds or isinstance(value, kinds)]


def _best(answers: Answers, score: Callable[[Any], float], floor: float, otherwise: str) -> str:
    """The answer with the highest score above the floor."""
    best, most = otherwise, floor
    for token, value in answers:
        worth = score(value)
        if worth > most:
            best, most = token, worth
    return best


def _most(answers: Answers, score: Callable[[Any], float]) -> str:
    """The answer with the highest score."""
    return max(answers, key=lambda answer: score(answer[1]))[0]


def _march_value(sight: Sight, unit: int, box: int) -> float:
    s, side = sight.s, sight.side
    start = s.where[unit]
    if unit >= TROOPS.stop:
        fighting = bool(s.held[1 - side] >> box & 1)
        here = bool(s.held[1 - side] >> start & 1)
        return (sight.stakes[box] if fighting else 0.0) - (sight.stakes[start] + 1.0 if here else 0.0)
    strength = float(s.strength[unit])
    return sight.gain(box, strength) + sight.gain(start, -strength, -1) + sight.going(start, box, strength)


def move(s: EspanaState, ask: Ask, luck: Random) -> str:
    """The unit whose best move gains most; then the aircraft; then done."""
    side = SIDE_OF[ask.seat]
    sight = Sight(s, side)
    best, most = "", 0.3
    seen: set[tuple[int, str, int]] = set()
    for token, (unit,) in _answers(ask, March):
        key = (s.where[unit], MODEL[unit], s.strength[unit] if unit < TROOPS.stop else 0)
        if key in seen:
            continue
        seen.add(key)
        for box in bits(reach(s, side, unit)):
            value = _march_value(sight, unit, box)
            if value > most:
                best, most = token, value
    if best:
        return best
    if s.held[N] & s.held[R]:
        for token, _ in _answers(ask, Fly):
            return token
    return "done"


def march(s: EspanaState, ask: Ask, luck: Random) -> str:
    sight = Sight(s, SIDE_OF[ask.seat])
    return _most(_answers(ask), lambda going: _march_value(sight, *going))


def fly(s: EspanaState, ask: Ask, luck: Random) -> str:
    """To the contested box where most is to be won; more than two in one place are too many."""
    side = SIDE_OF[ask.seat]
    sight = Sight(s, side)

    def score(sortie: Sortie) -> float:
        _, place, detail = sortie
        if detail or place >= BOXES:
            enemies = [c for c in s.at[2 * place + 1 - side] if c in SHIPS or c in AIRCRAFT]
            return 6.0 if enemies else 0.2
        crowd = len(some_in(s, side, place, AIRCRAFT))
        if not s.held[1 - side] >> place & 1:
            return 0.1
        mine, theirs = sight.mine[place], sight.theirs[place]
        return sight.clearing(place) * (0.4 + mine / (mine + theirs + 0.1)) - 2.0 * crowd

    return _most(_answers(ask), score)


# --- generals and battles --------------------------------------------------------------------------------
def assign(s: EspanaState, ask: Ask, luck: Random) -> str:
    """The best general first."""
    found = _answers(ask, Assign)
    if not found or (ask.kind == "bonus-general" and not s.held[N] & s.held[R]):
        return "done"
    return _most(found, lambda answer: CM[answer.general])


def general_box(s: EspanaState, ask: Ask, luck: Random) -> str:
    """Where an attack promises most; else where he is of use in defence."""
    side = SIDE_OF[ask.seat]
    sight = Sight(s, side)

    def score(going: Go) -> float:
        general, box = going
        if not s.held[1 - side] >> box & 1:
            return -1.0
        promise = max(0.0, best_attack(s, side, box, general, True))
        guard = 0.0 if some_in(s, 1 - side, box, GENERALS) else 0.1
        return (sight.clearing(box) + 0.5 * sight.losing(box)) * (promise + 0.1 + guard * CM[general])

    return _most(_answers(ask), score)


def _levels_lost(pool: Pool, strength: int) -> tuple[float, float]:
    """(levels the troop loses on average, the chance that it is destroyed) under this pool."""
    most = levels(strength)
    chances = hit_chances(pool)
    lost = sum(min(h, most) * float(c) for h, c in enumerate(chances))
    return lost, sum(float(c) for h, c in enumerate(chances) if h >= most)


def attack_value(s: EspanaState, fight: Fight) -> float:
    """Levels taken less levels lost, and more for the last enemy in the box."""
    kept = s.fight
    s.fight = fight
    try:
        given, kill = _levels_lost(pool_of(s, fight.side), s.strength[fight.defender])
        taken, die = _levels_lost(pool_of(s, 1 - fight.side), s.strength[fight.attacker])
    finally:
        s.fight = kept
    last_foe = len(troops_in(s, 1 - fight.side, fight.box)) == 1
    last_own = len(troops_in(s, fight.side, fight.box)) == 1
    value = given - 0.85 * taken + 0.25 * kill - 0.2 * die
    weight = 0.25 if KEY_CITIES >> fight.box & 1 else 0.1
    return value + 3.0 * weight * ((kill if last_foe else 0.0) - (die if last_own else 0.0))


def _ready(s: EspanaState, side: int, box: int, *, generals: bool) -> tuple[int, ...]:
    """The counters that could support the side there now."""
    spent = s.used | s.at_sea
    found = [
        c
        for c in s.at[2 * box + side]
        if not spent >> c & 1 and (c in TANKS or (c in AIRCRAFT and s.moved >> c & 1))
    ]
    if generals:
        found += [g for g in some_in(s, side, box, GENERALS) if not s.defended >> g & 1 and CM[g] > 0]
    return tuple(found)


def best_attack(s: EspanaState, side: int, box: int, general: int, first: bool) -> float:
    """The value of the best attack there, with all that could support either side."""
    forced = (general,) if first else ()
    mine = forced + _ready(s, side, box, generals=False)
    theirs = _ready(s, 1 - side, box, generals=True)
    support = (mine, theirs) if side == N else (theirs, mine)
    best = -9.0
    for troop in troops_in(s, side, box):
        if s.attacked >> troop & 1:
            continue
        for target in troops_in(s, 1 - side, box):
            fight = Fight(side, box, general, first=first, attacker=troop, defender=target, support=support)
            best = max(best, attack_value(s, fight))
    return best


def pick(s: EspanaState, ask: Ask, luck: Random) -> str:
    """The most promising battle; with none, pass the general who promises least."""
    side = SIDE_OF[ask.seat]
    sight = Sight(s, side)

    def score(answer: Battle | Rest) -> float:
        box = s.where[answer.general]
        if not troops_in(s, 1 - side, box):
            return 1.0
        return best_attack(s, side, box, answer.general, True) * sight.clearing(box)

    idle = _most(_answers(ask, Rest), lambda answer: -score(answer))
    return _best(_answers(ask, Battle), score, 0.0, idle)


def attack(s: EspanaState, ask: Ask, luck: Random) -> str:
    fight = s.fight
    assert fight is not None
    side = fight.side
    forced = (fight.general,) if fight.first else ()
    mine = forced + _ready(s, side, fight.box, generals=False)
    theirs = _ready(s, 1 - side, fight.box, generals=True)
    support = (mine, theirs) if side == N else (theirs, mine)

    def score(answer: Attack) -> float:
        plan = replace(fight, attacker=answer.troop, defender=answer.target, support=support)
        return attack_value(s, plan)

    attacks = _answers(ask, Attack)
    if fight.first:
        return _most(attacks, score)
    return _best(attacks, score, 0.0, "end")


def support(s: EspanaState, ask: Ask, luck: Random) -> str:
    """Everything useful; tanks stay out of a lost cause, generals with a minus do not defend."""
    fight = s.fight
    assert fight is not None
    side = SIDE_OF[ask.seat]
    troop = fight.attacker if side == fight.side else fight.defender
    _, die = _levels_lost(pool_of(s, 1 - side), s.strength[troop])
    for token, (unit,) in _answers(ask, Support):
        if unit in GENERALS and CM[unit] <= 0:
            continue
        if unit in TANKS and die > 0.45:
            continue
        return token
    return "enough"


def card(s: EspanaState, ask: Ask, luck: Random) -> str:
    """The card that changes the outcome most, if its event is worth less than that.

    Cards beyond the number that can still be played as events this turn are free.
    """
    fight = s.fight
    assert fight is not None
    side = SIDE_OF[ask.seat]
    hand = s.hands[side]
    last_chance = s.turn in (CHANGE_TURN - 1, LAST_TURN)
    worth = {name: event_worth(s, side, name) for name in hand}
    best = sorted(hand, key=lambda name: -worth[name])[: limit(s, side)]
    sight = Sight(s, side)
    heat = 0.5 + (sight.clearing(fight.box) if side == fight.side else sight.losing(fight.box)) / 12
    sign = 1.0 if side == fight.side else -1.0
    plain = sign * attack_value(s, replace(fight, announced=("", ""), shown=("", "")))

    def score(answer: Lay) -> float:
        use, name = answer
        said, shown = ["", ""], ["", ""]
        said[side], shown[side] = use, name
        plan = replace(fight, announced=(said[0], said[1]), shown=(shown[0], shown[1]))
        better = sign * attack_value(s, plan) - plain
        price = worth[name] if name in best else 0.15 * worth[name] if last_chance else 0.4 * worth[name]
        return better * heat - price

    return _best(_answers(ask, Lay), score, 0.05, "none")


# --- events ----------------------------------------------------------------------------------------------
def event(s: EspanaState, ask: Ask, luck: Random) -> str:
    """The best event; what would do nothing is kept for a battle, but in the last turn of its deck."""
    side = SIDE_OF[ask.seat]
    floor = 0.2 if _answers(ask, Pass) else -99.0
    plays = _answers(ask, Play)
    return _best(plays, lambda play: event_worth(s, side, play.card), floor, ask.options()[-1])


def react(s: EspanaState, ask: Ask, luck: Random) -> str:
    """Cancel what is worth most; the last chance of a period takes anything good."""
    price = 1.5 if s.turn in (CHANGE_TURN - 1, LAST_TURN) else 3.0
    for token, (played, _) in _answers(ask, Cancel)[-1:]:
        if event_worth(s, 1 - SIDE_OF[ask.seat], played) >= price:
            return token
    return "let"


def place(s: EspanaState, ask: Ask, luck: Random) -> str:
    side = SIDE_OF[ask.seat]
    sight = Sight(s, side)

    def score(answer: Place | Settle) -> float:
        box = answer.box
        if isinstance(answer, Settle) or answer.model in TANKS_OF:
            near = bits(NEIGHBOURS[box] | 1 << box)
            return float(s.held[1 - side] >> box & 1) + 0.1 * sum(s.held[1 - side] >> b & 1 for b in near)
        asleep = 1.0 if box == MOROCCO else 0.0
        crowded = 0.5 if sight.crowd[box] >= STACKING else 0.0
        return sight.gain(box, 2.0, 0) + sight.guarding(box) - asleep - crowded

    return _most(_answers(ask), score)


def strengthen(s: EspanaState, ask: Ask, luck: Random) -> str:
    sight = Sight(s, SIDE_OF[ask.seat])

    def score(answer: Choose) -> float:
        troop = answer.unit
        return (
            sight.gain(s.where[troop], 2.0 if s.strength[troop] == 3 else 1.0, 0) + 0.05 * s.strength[troop]
        )

    return _most(_answers(ask, Choose), score)


def take(s: EspanaState, ask: Ask, luck: Random) -> str:
    """The best aircraft or ship."""
    return _most(_answers(ask), lambda answer: _counter_worth(s, answer.unit))


def _counter_worth(s: EspanaState, counter: int) -> float:
    return ship_worth(counter) if counter in SHIPS else plane_worth(s, counter)


def harm(s: EspanaState, ask: Ask, luck: Random) -> str:
    """The least loss for us, the greatest for the enemy."""
    side = SIDE_OF[ask.seat]

    def score(answer: tuple[int]) -> float:
        (counter,) = answer
        if counter >= TROOPS.stop:
            return -_counter_worth(s, counter) if counter in SHIPS or counter in AIRCRAFT else -1.0
        box, owner = s.where[counter], SIDE[counter]
        sight = Sight(s, owner)
        value = -sight.gain(box, -1.0, -(s.strength[counter] == 1)) + 0.1 * s.strength[counter]
        return -value if owner == side else value

    return _most(_answers(ask), score)


# --- replacements ----------------------------------------------------------------------------------------
def spend(s: EspanaState, ask: Ask, luck: Random) -> str:
    """New troops bring most; a repaired ship about as much as a weak one."""
    side = SIDE_OF[ask.seat]
    sight = Sight(s, side)
    fresh = float(RP_NEW[s.turn])

    def score(answer: Raise | New | Repair) -> float:
        match answer:
            case Repair(ship):
                return 0.8 * ship_worth(ship)
            case New(box):
                guarded = sight.gain(box, fresh) + sight.guarding(box) + 0.3 * fresh
                return guarded - (0.5 if box == MOROCCO else 0.0)
            case Raise(troop):
                more = 2.0 if s.strength[troop] == 3 else 1.0
                return sight.gain(s.where[troop], more, 0) + 0.3

    return _best(_answers(ask, Raise, New, Repair), score, 0.0, "stop")


def kind_of_troop(s: EspanaState, ask: Ask, luck: Random) -> str:
    """Regulars, then those without a minus."""
    order = ("n-reg", "r-reg", "r-bas", "r-com", "r-ana", "n-car", "n-fal")
    return _most(_answers(ask), lambda answer: -order.index(answer.model))


def change(s: EspanaState, ask: Ask, luck: Random) -> str:
    """Militia that fight, the strongest first."""
    side = SIDE_OF[ask.seat]

    def score(answer: Choose | Enough) -> float:
        if isinstance(answer, Enough):
            return 0.0 if "r-20" not in s.in_force else 9.0
        return s.strength[answer.unit] + 2.0 * (s.held[1 - side] >> s.where[answer.unit] & 1)

    return _most(_answers(ask), score)


def ferry(s: EspanaState, ask: Ask, luck: Random) -> str:
    """Generals and the strongest first."""

    def score(answer: Ferry) -> float:
        unit = answer.unit
        return 10.0 if unit in GENERALS else float(s.strength[unit]) if unit < TROOPS.stop else 1.0

    return _most(_answers(ask, Ferry), score)


def discard(s: EspanaState, ask: Ask, luck: Random) -> str:
    side = SIDE_OF[ask.seat]
    return _most(_answers(ask), lambda answer: -event_worth(s, side, answer.card))


# --- at sea ----------------------------------------------------------------------------------------------
def sea_order(s: EspanaState, side: int) -> tuple[int, ...]:
    """The zones a side wants, the most wanted first: the strait while an army waits in Morocco."""
    if side == N:
        return (ESTRECHO, BALEARES, MEDITERRANEO, CANTABRICO)
    if len(s.at[2 * MOROCCO + N]) > 1:
        return (ESTRECHO, MEDITERRANEO, BALEARES, CANTABRICO)
    return (MEDITERRANEO, BALEARES, ESTRECHO, CANTABRICO)


def fleet(s: EspanaState, side: int, place: int) -> float:
    return sum(SHIP_VALUE[c] or 0.7 for c in s.at[2 * place + side] if c in SHIPS)


def sail(s: EspanaState, ask: Ask, luck: Random) -> str:
    """Ships go out, or over to a zone that matters more; the marker they leave holds the old one."""
    side = SIDE_OF[ask.seat]
    wanted = _wanted_zone(s, side)
    ships = _answers(ask, Sail)
    if wanted is None:
        return _best(ships, lambda answer: _fire(s, side, answer.ship)[0], 0.2, "done")
    order = sea_order(s, side)
    for token, (ship,) in ships:
        place = s.where[ship]
        if place not in order:
            return token
        if order.index(wanted) < order.index(place) and not fleet(s, 1 - side, place):
            return token
    return "done"


def _wanted_zone(s: EspanaState, side: int) -> int | None:
    """The first zone of the side's list that it could hold."""
    afloat = [c for c in SHIPS if SIDE[c] == side and not s.damaged >> c & 1 and s.where[c] < BOARD]
    mine = sum(SHIP_VALUE[c] for c in afloat)
    for zone in sea_order(s, side):
        enemy = fleet(s, 1 - side, zone)
        if fleet(s, side, zone) <= enemy and enemy <= mine and (zone != CANTABRICO or side == N):
            return zone
    return None


def _fire(s: EspanaState, side: int, ship: int) -> tuple[float, int]:
    """What a ship that no zone needs can do for troops who fight on the coast, and where."""
    hits = 0.33 * SHIP_VALUE[ship] + 0.3 * SHIP_SUPPORT[ship]
    if s.where[ship] not in BASES or not hits:
        return 0.0, -1
    boxes = bits(s.held[N] & s.held[R] & COAST)
    found = [(hits * stake(s, side, b) / 8 - 0.3 * fleet(s, side, b), PLACE_ID[b], b) for b in boxes]
    worth, _, box = max(found, default=(0.0, "", -1))
    return worth, box


def station(s: EspanaState, ask: Ask, luck: Random) -> str:
    side = SIDE_OF[ask.seat]
    zone = _wanted_zone(s, side)
    answers = _answers(ask)
    ship = answers[0][1].ship
    post = (_fire(s, side, ship)[1], "support") if zone is None else (zone, "")
    return next((token for token, (_, *spot) in answers if tuple(spot) == post), answers[0][0])


def consent(s: EspanaState, ask: Ask, luck: Random) -> str:
    side = SIDE_OF[ask.seat]

    def score(answer: Engage | Decline) -> float:
        mine, theirs = fleet(s, side, answer.place), fleet(s, 1 - side, answer.place)
        return 1.0 if (mine >= 0.8 * theirs) == isinstance(answer, Engage) else 0.0

    return _most(_answers(ask), score)


def _shelled(s: EspanaState, side: int, fire: PortFire, ends: set[tuple[str, ...]]) -> float:
    """The worst that the guns of a port can do to the blockaders; most if nobody is left to blockade."""
    others = len(present(s, 1 - side, fire.box)) - len(fire.targets)
    price = {"lost": 1.0, "damaged": 0.6, "home": 0.2, "": 0.0}

    def harm_done(end: tuple[str, ...]) -> float:
        lifted = 1.0 if all(end) and not others else 0.0
        return lifted + sum(price[f] * _counter_worth(s, c) for c, f in zip(fire.targets, end, strict=True))

    return max(harm_done(end) for end in ends)


def guns(s: EspanaState, ask: Ask, luck: Random) -> str:
    """The die on which the +1 can do the blockaders most harm."""
    side = SIDE_OF[ask.seat]

    def score(answer: Aim) -> float:
        fire, die = answer
        results = gun_results(fire.dice, die)
        return _shelled(s, side, fire, fates(fire.targets, fire.given, results))

    return _most(_answers(ask), score)


def allot(s: EspanaState, ask: Ask, luck: Random) -> str:
    """The result and the unit that leave the best of the rest."""
    side = SIDE_OF[ask.seat]

    def score(answer: Allot) -> float:
        fire, target, hit = answer
        after = give(fire.given, fire.left, target, hit=hit)
        return _shelled(s, side, fire, fates(fire.targets, *after))

    return _most(_answers(ask), score)


def first(s: EspanaState, ask: Ask, luck: Random) -> str:
    """The first option is as good as any."""
    return ask.options()[0]


def option(s: EspanaState, ask: Ask, luck: Random) -> str:
    """The better of a card's effects."""
    side = SIDE_OF[ask.seat]
    return _most(_answers(ask), lambda effect: worth_of(s, side, effect.ops))


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
    "option": option,
    "take": take,
    "change": change,
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
    "guns": guns,
    "allot": allot,
}


def steady(s: EspanaState, ask: Ask, luck: Random) -> str:
    """One option for any ask."""
    return POLICY.get(ask.kind, first)(s, ask, luck)
