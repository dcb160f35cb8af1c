"""16 Land combat: one attack, from the choice of the two troops to its end."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Literal, NamedTuple

from frente.engine import Ask, Flow, Menu, Refusal, StandingWay, Way, roll
from frente.engine import put as put_ask
from frente.games.espana import labels
from frente.games.espana.answers import Attack, Best, End, Enough, Lay, NoCard, Put, Support
from frente.games.espana.definitions import (
    AIR_STRENGTH,
    AIRCRAFT,
    BOXES,
    CAPTURED_CM,
    CARDS,
    CM,
    COUNTER_ID,
    GENERALS,
    PLACE_ID,
    SEATS,
    SHIP_SUPPORT,
    SHIP_VALUE,
    SHIPS,
    SIDE,
    SIDES,
    TANKS,
    TROOPS,
    N,
    R,
)
from frente.games.espana.nouns import (
    CARD,
    DIE,
    ENEMY_TROOP,
    MODIFIER,
    SUPPORTER,
    TROOP,
    Modifier,
)
from frente.games.espana.rules import dice
from frente.games.espana.rules.dice import Pool
from frente.games.espana.rules.losses import lose_levels
from frente.games.espana.rules.naval import coast
from frente.games.espana.rules.pairs import fly_pairs, pair_up
from frente.games.espana.state import (
    EspanaState,
    Fight,
    capture,
    modifier_of,
    side_of,
    take_off,
    troops_in,
)


def _fight(s: EspanaState) -> Fight:
    fight = s.fight
    assert fight is not None
    return fight


def stream(s: EspanaState) -> str:
    """Luck by turn and number of the attack."""
    return f"combat:{s.turn}:{s.fights}"


# --- step 1: who fights whom (16.1) ------------------------------------------------------------------
def why_not_attack(s: EspanaState, mine: int, theirs: int) -> Refusal | None:
    """Why this troop cannot attack that one in this battle."""
    fight = _fight(s)
    args = {"unit": COUNTER_ID[mine], "target": COUNTER_ID[theirs], "box": PLACE_ID[fight.box]}
    if mine >= TROOPS.stop or theirs >= TROOPS.stop:
        return Refusal("16.1-b", "only-troops-fight", {**args})
    if SIDE[mine] != fight.side or s.where[mine] != fight.box:
        return Refusal("15.2", "not-in-the-battle", {**args})
    if SIDE[theirs] == fight.side or s.where[theirs] != fight.box:
        return Refusal("15.2", "target-not-there", {**args})
    if s.attacked >> mine & 1:
        return Refusal("16.1-d", "attacked-already", {**args})
    return None


def attack(s: EspanaState) -> Flow[None]:
    """16.1-a: the attacker chooses both troops, or ends the battle (15.4-b, 16.7-d)."""
    fight = _fight(s)
    side, box = fight.side, fight.box
    mine = [t for t in troops_in(s, side, box) if not s.attacked >> t & 1]
    theirs = troops_in(s, 1 - side, box)
    if not mine or not theirs:
        return  # 16.6-h: lone tanks fall without dice when the battle ends

    def tokens() -> list[str]:
        pairs = [f"attack {COUNTER_ID[a]} {COUNTER_ID[d]}" for a in mine for d in theirs]
        return pairs if fight.first else [*pairs, "end"]

    menu = Menu(s, ATTACK[side], MUST_ATTACK if fight.first else END, tokens=tokens)
    # With nothing left to ask of either side the dice follow at once.
    commits = not any(_cards_wanted(s, i) or supporters(s, i) for i in (N, R))
    about = {"box": PLACE_ID[box], "begun": int(not fight.first)}
    ask = Ask.of(SEATS[side], "attack", "16.1-a", menu, {**about}, commits=commits)
    answer = yield from put_ask(ask)
    if isinstance(answer, End):
        return
    troop, target = answer
    s.fights += 1
    # 16.2-d: the general who opened the battle supports its first attack, and no other (16.2-j).
    forced = (fight.general,) if fight.first else ()
    support = ((), forced) if side == R else (forced, ())
    s.fight = replace(
        fight,
        attacker=troop,
        defender=target,
        support=support,
        announced=("", ""),
        shown=("", ""),
        grounded=(),
    )
    names = {"unit": COUNTER_ID[troop], "target": COUNTER_ID[target]}
    s.note("attack", "16.1-a", **names, box=PLACE_ID[box], side=SEATS[side])
    s.push(("support", side), ("support", 1 - side), ("cards",), ("air",), ("dice",), ("attack",))


def _attack_way(side: int) -> Way:
    def pairs(s: EspanaState) -> list[tuple[int, int]]:
        box = _fight(s).box
        mine = [t for t in troops_in(s, side, box) if not s.attacked >> t & 1]
        return [(a, d) for a in mine for d in troops_in(s, 1 - side, box)]

    troops = TROOP[side], ENEMY_TROOP[side]
    return StandingWay(
        "attack", Attack, *troops, rule="16.1-c", why_not=why_not_attack, among=pairs, judged=True
    )


ATTACK = tuple(_attack_way(side) for side in SIDES)
END = Way("end", End, rule="15.4-b")
MUST_ATTACK = Way("end", End, rule="15.1-b", why_not=lambda: Refusal("15.1-b", "battle-declared", {}))


# --- step 2: support (16.2) --------------------------------------------------------------------------
def why_no_support(s: EspanaState, side: int, unit: int) -> Refusal | None:
    """Why this counter cannot support its side in the attack at hand.

    Supply does not matter for support (10.6, 15.5-b, 16.2-l); a counter-attack finds troops ready but
    support units as the turn has left them (16.7-e).
    """
    fight = _fight(s)
    args = {"unit": COUNTER_ID[unit], "box": PLACE_ID[fight.box]}
    if side_of(s, unit) != side or s.where[unit] != fight.box:
        return Refusal("16.2-a", "not-in-the-battle", {**args})
    if unit < TROOPS.stop:
        return Refusal("15.6", "troops-do-not-support", {**args})
    if unit in fight.support[side]:
        return Refusal("16.2-c", "supports-already", {**args})
    if unit in GENERALS:
        if side == fight.side:
            return Refusal("16.2-j", "general-first-attack-only", {**args})
        if s.defended >> unit & 1:
            return Refusal("16.2-h", "general-defended", {**args})
        return None  # 16.2-i
    if s.used >> unit & 1:
        return Refusal("16.2-c", "used", {**args})
    if unit in AIRCRAFT:
        if s.at_sea >> unit & 1:
            return Refusal("25.4-e", "aircraft-at-sea", {**args})
        if not s.moved >> unit & 1:
            return Refusal("13.3", "aircraft-not-assigned", {**args})
    if unit in SHIPS:
        return coast.why_no_support(s, unit)
    return None


def supporters(s: EspanaState, side: int) -> list[int]:
    """The counters that may still be added."""
    return [
        c for c in s.at[2 * _fight(s).box + side] if c >= TROOPS.stop and why_no_support(s, side, c) is None
    ]


def support(s: EspanaState, side: int) -> Flow[None]:
    """16.2-b: the attacker names his support, unit by unit, then the defender his (16.2-c)."""
    fight = _fight(s)
    ready = supporters(s, side)
    if not ready:
        return

    def tokens() -> list[str]:
        return [*(f"support {COUNTER_ID[unit]}" for unit in ready), "enough"]

    menu = Menu(s, SUPPORT[side], ENOUGH, tokens=tokens)
    about = {"unit": COUNTER_ID[fight.attacker if side == fight.side else fight.defender]}
    commits = not any(_cards_wanted(s, i) for i in (N, R))
    commits = commits and (side != fight.side or not supporters(s, 1 - side))
    answer = yield from put_ask(Ask.of(SEATS[side], "support", "16.2-b", menu, {**about}, commits))
    if isinstance(answer, Enough):
        return
    unit: int = answer.unit
    named = list(fight.support)
    named[side] = (*named[side], unit)
    s.fight = replace(fight, support=(named[0], named[1]))
    s.note("supports", "16.2-a", unit=COUNTER_ID[unit], side=SEATS[side])
    s.push(("support", side))


SUPPORT = tuple(
    StandingWay(
        "support",
        Support,
        SUPPORTER[side],
        rule="16.2-a",
        why_not=lambda s, unit, side=side: why_no_support(s, side, unit),
        among=lambda s, side=side: supporters(s, side),
        judged=True,
    )
    for side in SIDES
)
ENOUGH = Way("enough", Enough, rule="16.2-b")


# --- step 3: cards (16.3) ----------------------------------------------------------------------------
def _cards_wanted(s: EspanaState, side: int) -> bool:
    """23.1-d, 23.2-e: no combat cards in the variants."""
    return s.chosen.combat_cards and bool(s.hands[side])


def cards(s: EspanaState) -> Flow[None]:
    """16.3-a, 16.3-b: face down, attacker first, each says bonus or penalty; then both are turned up."""
    first = _fight(s).side
    for side in (first, 1 - first):
        if _cards_wanted(s, side):
            yield from _lay(s, side, last=side != first or not _cards_wanted(s, 1 - side))
    shown = ["", ""]
    for side in (first, 1 - first):
        if s.laid[side]:
            card = s.laid[side].pop()
            s.spent.append(card)  # 16.3-e
            shown[side] = card
            use = _fight(s).announced[side]
            s.note("card-shown", "16.3-b", card=card, use=use, side=SEATS[side])
    s.fight = replace(_fight(s), shown=(shown[0], shown[1]))


def _lay(s: EspanaState, side: int, *, last: bool) -> Flow[None]:
    fight = _fight(s)
    hand = s.hands[side]

    def tokens() -> list[str]:
        return [*(f"{use} {card}" for card in hand for use in ("bonus", "penalty")), "none"]

    menu = Menu(s, *LAY[side], tokens=tokens)
    about = {"unit": COUNTER_ID[fight.attacker], "target": COUNTER_ID[fight.defender]}
    answer = yield from put_ask(Ask.of(SEATS[side], "card", "16.3-a", menu, {**about}, commits=last))
    said = list(fight.announced)
    said[side] = answer.use if isinstance(answer, Lay) else "none"
    s.fight = replace(fight, announced=(said[0], said[1]))
    match answer:
        case Lay(use, card):
            hand.remove(card)
            s.laid[side].append(card)
            seat = SEATS[side]
            s.note_secret(
                "card-laid",
                "16.3-b",
                {"card": (seat,), "seen": (seat,)},
                card=card,
                use=use,
                side=seat,
                seen=True,
            )


def _lay_way(side: int, use: str) -> Way:
    def why_not(s: EspanaState, card: str) -> Refusal | None:  # any card will do (16.3-d)
        return None if card in s.hands[side] else Refusal("16.3-a", "not-in-hand", {"card": card})

    return StandingWay(
        use, partial(Lay, use), CARD, rule="16.3-b", why_not=why_not, among=lambda s: s.hands[side]
    )


NO_CARD = Way("none", NoCard, rule="16.3-a")
LAY = tuple((_lay_way(side, "bonus"), _lay_way(side, "penalty"), NO_CARD) for side in SIDES)


# --- step 4: air combat (16.4) -----------------------------------------------------------------------
def air_support(s: EspanaState, side: int) -> list[int]:
    """The aircraft named as support that still fly for the attack."""
    fight = _fight(s)
    return [
        c
        for c in fight.support[side]
        if c in AIRCRAFT and s.where[c] == fight.box and c not in fight.grounded
    ]


def air(s: EspanaState) -> Flow[None]:
    """Only if both sides have named aircraft: the defender makes the pairs (16.4-a)."""
    fight = _fight(s)
    pairs = yield from pair_up(
        s, 1 - fight.side, air_support(s, 1 - fight.side), air_support(s, fight.side), "16.4-a"
    )
    yield from fly_pairs(s, pairs, stream(s))


# --- step 5: dice (16.5) -----------------------------------------------------------------------------
class Term(NamedTuple):
    """One thing that a side's dice are made of: dice, a modifier on one die, or points on two (16.3-f).

    `why` names it in the catalog; it is a counter's doing or a card's.
    """

    kind: Literal["dice", "mod", "pair"]
    value: int
    rule: str
    why: str
    unit: int = -1
    card: str = ""


def terms(s: EspanaState, side: int) -> Iterator[Term]:
    """16.5-a: what gives one side dice and modifiers in the attack at hand.

    Aircraft add dice, generals and tanks change results only (15.7, 16.5-e).
    """
    fight = _fight(s)
    attacks = side == fight.side
    troop = fight.attacker if attacks else fight.defender
    yield Term("dice", s.strength[troop], "16.5-a", "strength", troop)
    yield Term("mod", modifier_of(s, troop), "16.2-k", "troop", troop)
    if attacks and fight.no_icon and fight.first:
        yield Term("mod", -1, "22.1-a", "no-icon", fight.general)  # never in defence (22.1-e)
    for unit in fight.support[side]:
        if unit in AIRCRAFT:
            if s.where[unit] == fight.box and unit not in fight.grounded:
                yield Term("dice", AIR_STRENGTH[unit], "16.2-e", "aircraft", unit)
        elif unit in SHIPS:
            yield Term("dice", SHIP_VALUE[unit], "25.6-a", "ship", unit)
            yield Term("mod", SHIP_SUPPORT[unit], "25.6-b", "ship", unit)
        elif unit in TANKS:
            value = CAPTURED_CM[unit] if s.captured >> unit & 1 else CM[unit]
            yield Term("mod", value, "16.2-f", "tank", unit)
        else:
            yield Term("mod", CM[unit], "16.2-d", "general", unit)
    for effect in s.lasting:
        if effect.kind == "battle" and effect.turn == s.turn and effect.side == side:
            if effect.boxes >> fight.box & 1 and attacks == (effect.detail.startswith("attack")):
                kind: Literal["dice", "mod"] = "dice" if effect.detail.endswith("dice") else "mod"
                yield Term(kind, effect.value, "18.5", "event", card=effect.card)
    for owner in SIDES:
        card, use = fight.shown[owner], fight.announced[owner]
        if card and use == "bonus" and owner == side:
            yield _of_card(card, CARDS[card].bonus, use)
        elif card and use == "penalty" and owner != side:
            yield _of_card(card, CARDS[card].penalty, use)


def _of_card(card: str, half: tuple[str, int, int], use: str) -> Term:
    """16.3-c: a card laid in the attack."""
    kind, value, on = half
    if kind == "dice":
        return Term("dice", value, "16.3-c", use, card=card)
    return Term("pair" if on == 2 else "mod", value, "16.3-f" if on == 2 else "16.3-c", use, card=card)


def pool_of(s: EspanaState, side: int, fewer: int = 0) -> Pool:
    """16.5-a: the dice and modifiers of one side in the attack at hand.

    `fewer`: dice that the air combat still to come would take away, for the odds.
    """
    number = -fewer
    plus: list[int] = []
    minus: list[int] = []
    pair_plus = pair_minus = 0
    for term in terms(s, side):
        value = term.value
        if term.kind == "dice":
            number += value
        elif term.kind == "pair":
            pair_plus, pair_minus = (2, pair_minus) if value > 0 else (pair_plus, 2)
        elif value > 0:
            plus.append(value)
        elif value < 0:
            minus.append(value)
    return Pool(max(number, 0), tuple(sorted(plus)), tuple(sorted(minus)), pair_plus, pair_minus)


def throw(s: EspanaState) -> Flow[None]:
    """16.5-c: both roll, then modifiers, then hits, then what the attack leaves (16.6, 16.7)."""
    first = _fight(s).side
    pools = [pool_of(s, N), pool_of(s, R)]
    shown: list[tuple[int, ...]] = [(), ()]
    for side in (first, 1 - first):
        pool = pools[side]
        if pool.dice > 0:  # 16.5-b; 2.4: never fewer dice than the pool has
            kind = "attack" if side == first else "defence"
            values = yield from roll(stream(s), pool.dice, kind=kind, rule="16.5-a", seat=SEATS[side])
            shown[side] = dice.lowered(values, pool.minus, pool.pair_minus)
    hits: dict[int, int] = {}
    for side in (first, 1 - first):
        hits[side] = yield from place_modifiers(s, side, shown[side], pools[side])
    fight = _fight(s)
    s.note(
        "hits",
        "16.5-d",
        unit=COUNTER_ID[fight.attacker],
        target=COUNTER_ID[fight.defender],
        attacker=hits[first],
        defender=hits[1 - first],
    )
    yield from after_attack(s, hits[first], hits[1 - first])


def place_modifiers(s: EspanaState, side: int, values: tuple[int, ...], pool: Pool) -> Flow[int]:
    """16.5-h: the roller puts each positive modifier on a die after seeing the roll; 16.5-i binds him.

    `best` leaves the rest to the program, for the most hits. Where no modifier can make a hit there is
    nothing to ask.
    """
    values = tuple(sorted(values, reverse=True))
    singles = list(pool.plus)
    pair_left = min(pool.pair_plus, len(values))
    paired: list[int] = []
    while True:
        reachable = dice.best_placing(values, tuple(singles), pair_left, tuple(paired))
        if reachable == dice.count_hits(values):
            return reachable
        menu = _placings(s, values, tuple(singles), pair_left, tuple(paired))
        about = {"dice": list(values), "modifiers": [*singles, *([1] * pair_left)]}
        answer = yield from put_ask(Ask.of(SEATS[side], "modify", "16.5-h", menu, {**about}))
        if isinstance(answer, Best):
            return reachable
        source, value, die = answer
        changed = list(values)
        changed[die] += value
        if source == "card":
            pair_left -= 1
            paired.append(die)
        else:
            singles.remove(value)
        values = tuple(changed)  # order is kept, so that a die keeps its number


def _placings(
    s: EspanaState, values: tuple[int, ...], singles: tuple[int, ...], pair_left: int, paired: tuple[int, ...]
) -> Menu:
    """Which modifier may go on which die."""

    def why_not(modifier: Modifier, die: int) -> Refusal | None:
        source, value = modifier
        if die >= len(values):
            return Refusal("16.5-i", "no-such-die", {"dice": len(values)})
        if source == "card" and (not pair_left or die in paired):
            return Refusal("16.3-f", "not-a-placing", {})
        if source == "plus" and value not in singles:
            return Refusal("16.5-i", "not-a-placing", {})
        return None

    def worth_trying() -> list[tuple[Modifier, int]]:
        modifiers = [*(("plus", value) for value in sorted(set(singles))), ("card", 1)]
        return [(modifier, die) for modifier in modifiers for die in range(len(values))]

    def tokens() -> list[str]:
        legal = [args for args in worth_trying() if why_not(*args) is None]
        return ["best", *(f"put {source}:{value} die:{die}" for (source, value), die in legal)]

    put_on = Way(
        "put",
        lambda modifier, die: Put(modifier[0], modifier[1], die),
        MODIFIER,
        DIE,
        rule="16.5-h",
        why_not=why_not,
        among=worth_trying,
        label=partial(labels.on_die, values),
        subjects=lambda *_: (),
    )
    return Menu(s, BEST, put_on, tokens=tokens)


BEST = Way("best", Best, rule="16.5-h")


# --- steps 6 and 7: hits, end (16.6, 16.7) -----------------------------------------------------------
def after_attack(s: EspanaState, on_defender: int, on_attacker: int) -> Flow[None]:
    """Hits go to the two troops only (16.6-a); then the supporting units are turned over."""
    fight = _fight(s)
    s.attacked |= 1 << fight.attacker  # 16.7-c
    lost = [False, False]
    attacker, defender = fight.attacker, fight.defender
    lost[1 - fight.side] = yield from lose_levels(s, defender, on_defender, "16.6-b")
    lost[fight.side] = yield from lose_levels(s, attacker, on_attacker, "16.6-b")
    for side in (N, R):
        for unit in fight.support[side]:
            if unit in GENERALS:
                if side != fight.side:
                    s.defended |= 1 << unit  # 16.2-h: he is not turned over
                elif not fight.bonus_turn:
                    s.used |= 1 << unit
            elif unit in TANKS and lost[side]:
                yield from tank_lost(s, unit)  # 16.6-g
            elif s.where[unit] < BOXES:
                s.used |= 1 << unit  # 16.2-g, 16.7-a, 16.7-b
    done = _fight(s)
    s.fight = replace(done, first=False, attacker=-1, defender=-1, support=((), ()), shown=("", ""))


def tank_lost(s: EspanaState, tank: int) -> Flow[None]:
    """16.6-k: out of the game, unless the Nationalist captures it (22.2-a)."""
    if s.chosen.tanks and side_of(s, tank) == R:
        values = yield from roll(f"capture:{s.turn}", kind="capture", rule="22.2-a", seat=SEATS[N])
        if values[0] >= 4:
            capture(s, tank)
            s.note("tank-captured", "22.2-a", unit=COUNTER_ID[tank])
            return
    take_off(s, tank)
    s.note("tank-lost", "16.6-g", unit=COUNTER_ID[tank])
