"""The scripted player `steady`: one short judgement for each kind of ask.

What a box is worth to a side, how its chances there change with one troop more or less, and whether a
side's boxes still hang together (21.2-b): nearly every answer is made of these three. Attacks go by the
exact odds of the dice, cards by what their events would do on this board. The policy reads nothing that
its seat cannot see.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random

from frente.boards.graph import bits
from frente.engine import Ask
from frente.games.espana.answers import (
    Assign,
    Attack,
    Battle,
    Cancel,
    Choose,
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
    Raise,
    Repair,
    Rest,
    Settle,
    Sortie,
    Support,
)
from frente.games.espana.bot.admiral import allot, consent, counter_worth, guns, sail, station
from frente.games.espana.bot.sight import (
    NATIONALIST,
    REPUBLICAN,
    STEADY,
    Sight,
    Stance,
    answers_of,
    best_of,
    most_of,
)
from frente.games.espana.bot.worth import event_worth, levels, ship_worth, worth_of
from frente.games.espana.definitions import (
    AIRCRAFT,
    BOXES,
    CHANGE_TURN,
    CM,
    GENERALS,
    KEY_CITIES,
    LAST_TURN,
    MODEL,
    MOROCCO,
    NEIGHBOURS,
    RP_NEW,
    SEATS,
    SHIPS,
    SIDE,
    SIDE_OF,
    STACKING,
    TANKS,
    TANKS_OF,
    TROOPS,
    N,
    R,
)
from frente.games.espana.rules.combat import pool_of
from frente.games.espana.rules.dice import Pool, hit_chances
from frente.games.espana.rules.events import limit
from frente.games.espana.rules.movement import reach
from frente.games.espana.state import EspanaState, Fight, some_in, troops_in


# --- movement ------------------------------------------------------------------------------------------
def _march_value(sight: Sight, unit: int, box: int) -> float:
    s, side = sight.s, sight.side
    start = s.where[unit]
    if unit >= TROOPS.stop:
        fighting = bool(s.held[1 - side] >> box & 1)
        here = bool(s.held[1 - side] >> start & 1)
        return (sight.stakes[box] if fighting else 0.0) - (sight.stakes[start] + 1.0 if here else 0.0)
    strength = float(s.strength[unit])
    return sight.gain(box, strength) + sight.gain(start, -strength, -1) + sight.going(start, box, strength)


def move(s: EspanaState, ask: Ask, stance: Stance) -> str:
    """The unit whose best move gains most; then the aircraft; then done."""
    side = SIDE_OF[ask.seat]
    sight = Sight(s, side, stance)
    best, most = "", stance.least
    seen: set[tuple[int, str, int]] = set()
    for token, (unit,) in answers_of(ask, March):
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
        for token, _ in answers_of(ask, Fly):
            return token
    return "done"


def march(s: EspanaState, ask: Ask, stance: Stance) -> str:
    sight = Sight(s, SIDE_OF[ask.seat], stance)
    return most_of(answers_of(ask), lambda going: _march_value(sight, *going))


def fly(s: EspanaState, ask: Ask, stance: Stance) -> str:
    """To the contested box where most is to be won; more than two in one place are too many."""
    side = SIDE_OF[ask.seat]
    sight = Sight(s, side, stance)

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

    return most_of(answers_of(ask), score)


# --- generals and battles --------------------------------------------------------------------------------
def assign(s: EspanaState, ask: Ask, stance: Stance) -> str:
    """The best general first."""
    found = answers_of(ask, Assign)
    if not found or (ask.kind == "bonus-general" and not s.held[N] & s.held[R]):
        return "done"
    return most_of(found, lambda answer: CM[answer.general])


def general_box(s: EspanaState, ask: Ask, stance: Stance) -> str:
    """Where an attack promises most; else where he is of use in defence."""
    side = SIDE_OF[ask.seat]
    sight = Sight(s, side, stance)

    def score(going: Go) -> float:
        general, box = going
        if not s.held[1 - side] >> box & 1:
            return -1.0
        promise = max(0.0, best_attack(s, side, box, general, True, stance))
        guard = 0.0 if some_in(s, 1 - side, box, GENERALS) else stance.guard
        return (sight.clearing(box) + 0.5 * sight.losing(box)) * (promise + 0.1 + guard * CM[general])

    return most_of(answers_of(ask), score)


def _levels_lost(pool: Pool, strength: int) -> tuple[float, float]:
    """(levels the troop loses on average, the chance that it is destroyed) under this pool."""
    most = levels(strength)
    chances = hit_chances(pool)
    lost = sum(min(h, most) * float(c) for h, c in enumerate(chances))
    return lost, sum(float(c) for h, c in enumerate(chances) if h >= most)


def attack_value(s: EspanaState, fight: Fight, stance: Stance) -> float:
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
    value = given - stance.cost * taken + stance.kill * kill - stance.die * die
    weight = 0.25 if KEY_CITIES >> fight.box & 1 else 0.1
    return value + 3.0 * stance.last * weight * ((kill if last_foe else 0.0) - (die if last_own else 0.0))


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


def best_attack(s: EspanaState, side: int, box: int, general: int, first: bool, stance: Stance) -> float:
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
            best = max(best, attack_value(s, fight, stance))
    return best


def pick(s: EspanaState, ask: Ask, stance: Stance) -> str:
    """The most promising battle; with none, pass the general who promises least."""
    side = SIDE_OF[ask.seat]
    sight = Sight(s, side, stance)

    def score(answer: Battle | Rest) -> float:
        box = s.where[answer.general]
        if not troops_in(s, 1 - side, box):
            return 1.0
        return best_attack(s, side, box, answer.general, True, stance) * sight.clearing(box)

    idle = most_of(answers_of(ask, Rest), lambda answer: -score(answer))
    return best_of(answers_of(ask, Battle), score, stance.bold, idle)


def attack(s: EspanaState, ask: Ask, stance: Stance) -> str:
    fight = s.fight
    assert fight is not None
    side = fight.side
    forced = (fight.general,) if fight.first else ()
    mine = forced + _ready(s, side, fight.box, generals=False)
    theirs = _ready(s, 1 - side, fight.box, generals=True)
    support = (mine, theirs) if side == N else (theirs, mine)

    def score(answer: Attack) -> float:
        plan = replace(fight, attacker=answer.troop, defender=answer.target, support=support)
        return attack_value(s, plan, stance)

    attacks = answers_of(ask, Attack)
    if fight.first:
        return most_of(attacks, score)
    return best_of(attacks, score, stance.bold, "end")


def support(s: EspanaState, ask: Ask, stance: Stance) -> str:
    """Everything useful; tanks stay out of a lost cause, generals with a minus do not defend."""
    fight = s.fight
    assert fight is not None
    side = SIDE_OF[ask.seat]
    troop = fight.attacker if side == fight.side else fight.defender
    _, die = _levels_lost(pool_of(s, 1 - side), s.strength[troop])
    for token, (unit,) in answers_of(ask, Support):
        if unit in GENERALS and CM[unit] <= 0:
            continue
        if unit in TANKS and die > 0.45:
            continue
        return token
    return "enough"


def card(s: EspanaState, ask: Ask, stance: Stance) -> str:
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
    sight = Sight(s, side, stance)
    heat = 0.5 + (sight.clearing(fight.box) if side == fight.side else sight.losing(fight.box)) / 12
    sign = 1.0 if side == fight.side else -1.0
    plain = sign * attack_value(s, replace(fight, announced=("", ""), shown=("", "")), stance)

    def score(answer: Lay) -> float:
        use, name = answer
        said, shown = ["", ""], ["", ""]
        said[side], shown[side] = use, name
        plan = replace(fight, announced=(said[0], said[1]), shown=(shown[0], shown[1]))
        better = sign * attack_value(s, plan, stance) - plain
        price = worth[name] if name in best else 0.15 * worth[name] if last_chance else 0.4 * worth[name]
        return better * heat - stance.dear * price

    return best_of(answers_of(ask, Lay), score, 0.05, "none")


# --- events ----------------------------------------------------------------------------------------------
def event(s: EspanaState, ask: Ask, stance: Stance) -> str:
    """The best event; what would do nothing is kept for a battle, but in the last turn of its deck."""
    side = SIDE_OF[ask.seat]
    floor = 0.2 if answers_of(ask, Pass) else -99.0
    plays = answers_of(ask, Play)
    return best_of(plays, lambda play: event_worth(s, side, play.card), floor, ask.options()[-1])


def react(s: EspanaState, ask: Ask, stance: Stance) -> str:
    """Cancel what is worth most; the last chance of a period takes anything good."""
    price = 1.5 if s.turn in (CHANGE_TURN - 1, LAST_TURN) else 3.0
    for token, (played, _) in answers_of(ask, Cancel)[-1:]:
        if event_worth(s, 1 - SIDE_OF[ask.seat], played) >= price:
            return token
    return "let"


def place(s: EspanaState, ask: Ask, stance: Stance) -> str:
    side = SIDE_OF[ask.seat]
    sight = Sight(s, side, stance)

    def score(answer: Place | Settle) -> float:
        box = answer.box
        if isinstance(answer, Settle) or answer.model in TANKS_OF:
            near = bits(NEIGHBOURS[box] | 1 << box)
            return float(s.held[1 - side] >> box & 1) + 0.1 * sum(s.held[1 - side] >> b & 1 for b in near)
        asleep = 1.0 if box == MOROCCO else 0.0
        crowded = 0.5 if sight.crowd[box] >= STACKING else 0.0
        return sight.gain(box, 2.0, 0) + sight.guarding(box) - asleep - crowded

    return most_of(answers_of(ask), score)


def strengthen(s: EspanaState, ask: Ask, stance: Stance) -> str:
    sight = Sight(s, SIDE_OF[ask.seat], stance)

    def score(answer: Choose) -> float:
        troop = answer.unit
        return (
            sight.gain(s.where[troop], 2.0 if s.strength[troop] == 3 else 1.0, 0) + 0.05 * s.strength[troop]
        )

    return most_of(answers_of(ask, Choose), score)


def take(s: EspanaState, ask: Ask, stance: Stance) -> str:
    """The best aircraft or ship."""
    return most_of(answers_of(ask), lambda answer: counter_worth(s, answer.unit))


def harm(s: EspanaState, ask: Ask, stance: Stance) -> str:
    """The least loss for us, the greatest for the enemy."""
    side = SIDE_OF[ask.seat]

    def score(answer: tuple[int]) -> float:
        (counter,) = answer
        if counter >= TROOPS.stop:
            return -counter_worth(s, counter) if counter in SHIPS or counter in AIRCRAFT else -1.0
        box, owner = s.where[counter], SIDE[counter]
        sight = Sight(s, owner, stance)
        value = -sight.gain(box, -1.0, -(s.strength[counter] == 1)) + 0.1 * s.strength[counter]
        return -value if owner == side else value

    return most_of(answers_of(ask), score)


# --- replacements ----------------------------------------------------------------------------------------
def spend(s: EspanaState, ask: Ask, stance: Stance) -> str:
    """New troops bring most; a repaired ship about as much as a weak one."""
    side = SIDE_OF[ask.seat]
    sight = Sight(s, side, stance)
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

    return best_of(answers_of(ask, Raise, New, Repair), score, 0.0, "stop")


def kind_of_troop(s: EspanaState, ask: Ask, stance: Stance) -> str:
    """Regulars, then those without a minus."""
    order = ("n-reg", "r-reg", "r-bas", "r-com", "r-ana", "n-car", "n-fal")
    return most_of(answers_of(ask), lambda answer: -order.index(answer.model))


def change(s: EspanaState, ask: Ask, stance: Stance) -> str:
    """Militia that fight, the strongest first."""
    side = SIDE_OF[ask.seat]

    def score(answer: Choose | Enough) -> float:
        if isinstance(answer, Enough):
            return 0.0 if "r-20" not in s.in_force else 9.0
        return s.strength[answer.unit] + 2.0 * (s.held[1 - side] >> s.where[answer.unit] & 1)

    return most_of(answers_of(ask), score)


def ferry(s: EspanaState, ask: Ask, stance: Stance) -> str:
    """Generals and the strongest first."""

    def score(answer: Ferry) -> float:
        unit = answer.unit
        return 10.0 if unit in GENERALS else float(s.strength[unit]) if unit < TROOPS.stop else 1.0

    return most_of(answers_of(ask, Ferry), score)


def discard(s: EspanaState, ask: Ask, stance: Stance) -> str:
    side = SIDE_OF[ask.seat]
    return most_of(answers_of(ask), lambda answer: -event_worth(s, side, answer.card))


def first(s: EspanaState, ask: Ask, stance: Stance) -> str:
    """The first option is as good as any."""
    return ask.options()[0]


def option(s: EspanaState, ask: Ask, stance: Stance) -> str:
    """The better of a card's effects."""
    side = SIDE_OF[ask.seat]
    return most_of(answers_of(ask), lambda effect: worth_of(s, side, effect.ops))


POLICY: dict[str, Callable[[EspanaState, Ask, Stance], str]] = {
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


@dataclass(frozen=True, slots=True)
class Script:
    """A policy: plays by a stance."""

    stance: Stance

    def __call__(self, s: EspanaState, ask: Ask, luck: Random) -> str:
        """One option for any ask; the first where the advice is for answers that are not seen."""
        return POLICY.get(ask.kind, first)(s, ask, self.stance) or ask.options()[0]


steady = Script(STEADY)
KEEN = {SEATS[N]: Script(NATIONALIST), SEATS[R]: Script(REPUBLICAN)}
"""The script of those who think."""
