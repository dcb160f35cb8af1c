"""The exact odds of an attack: hits on both troops, before the dice and with each card of one's own hand."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from functools import cache
from itertools import product
from typing import Any

from frente.engine import Ask, Message, Odds, OddsLine, Outcome
from frente.games.espana.answers import Attack, Enough, Lay, NoCard, Pair, Pairs, Support
from frente.games.espana.definitions import (
    AIR_STRENGTH,
    CM,
    COUNTER_ID,
    SEATS,
    SIDE,
    SIDE_OF,
    N,
    R,
)
from frente.games.espana.rules.combat import air_support, pool_of
from frente.games.espana.rules.dice import Pool, hit_chances
from frente.games.espana.rules.losses import after_hits, substitutes
from frente.games.espana.rules.pairs import air_score
from frente.games.espana.state import EspanaState, Fight, is_large


def odds(s: EspanaState, ask: Ask, token: str) -> Odds | None:
    """What the dice can bring if this option is taken; None where no attack is at hand."""
    answer = ask.value(token)
    fight = foreseen(s, SIDE_OF[ask.seat], answer)
    if fight is None:
        return None
    twin = s.copy()
    twin.fight = fight
    made: Pairs = (*answer.made, (answer.own, answer.foe)) if isinstance(answer, Pair) else ()
    return attack_odds(twin, SIDE_OF[ask.seat], made, hidden=_may_hide(s, SIDE_OF[ask.seat], answer))


def _may_hide(s: EspanaState, viewer: int, answer: Any) -> bool:
    """Can the other side's card change the attack unseen? Told by what is public alone."""
    fight, foe = s.fight, 1 - viewer
    if fight is None or not s.chosen.combat_cards or isinstance(answer, Pair):
        return False
    said = "" if isinstance(answer, Attack) else fight.announced[foe]
    return bool(s.laid[foe]) or (not said and bool(s.hands[foe]))


def foreseen(s: EspanaState, side: int, answer: Any) -> Fight | None:
    """The attack as it would stand after this answer, without the cards nobody has shown."""
    fight = s.fight
    if fight is None:
        return None
    match answer:
        case Attack(troop, target):
            forced = (fight.general,) if fight.first else ()
            support = (forced, ()) if fight.side == N else ((), forced)
            return replace(fight, attacker=troop, defender=target, support=support)
        case Pair() if fight.attacker >= 0:
            return fight
        case Support(unit):
            named = list(fight.support)
            named[side] = (*named[side], unit)
            return replace(fight, support=(named[0], named[1]))
        case Lay(use, card) if card in s.hands[side]:
            said, shown = ["", ""], ["", ""]
            said[side], shown[side] = use, card
            return replace(fight, announced=(said[0], said[1]), shown=(shown[0], shown[1]))
        case Enough() | NoCard() if fight.attacker >= 0:
            return replace(fight, announced=("", ""), shown=("", ""))
    return None


# --- air combat still to come (16.4) -----------------------------------------------------------------
@cache
def downs(strength: int, cm: int) -> Fraction:
    """The chance that such an aircraft shoots down or drives off the one it meets (16.4-e, 16.4-f)."""
    faces = list(product(range(1, 7), repeat=strength))
    return Fraction(sum(air_score(values, cm) >= 5 for values in faces), len(faces))


def _downs(plane: int) -> Fraction:
    return downs(AIR_STRENGTH[plane], CM[plane])


def pairs_to_come(s: EspanaState, made: Pairs) -> tuple[Pairs, bool]:
    """The pairs of the air combat, and whether the defender still has a choice.

    Where he has, he is taken to keep as many dice more than the attacker as he can.
    """
    fight = s.fight
    assert fight is not None
    gone = {plane for pair in made for plane in pair}
    own = tuple(a for a in air_support(s, 1 - fight.side) if a not in gone)
    foes = tuple(a for a in air_support(s, fight.side) if a not in gone)
    return (*made, *_best_pairs(own, foes)[1]), bool(own and foes) and len(own) + len(foes) > 2


@cache
def _best_pairs(own: tuple[int, ...], foes: tuple[int, ...]) -> tuple[Fraction, Pairs]:
    """The pairing that gains the defender most, as (dice gained, pairs): as many pairs as there can be."""
    if not own or not foes:
        return Fraction(0), ()
    found: list[tuple[Fraction, Pairs]] = []
    shorter, longer = (own, foes) if len(own) <= len(foes) else (foes, own)
    first = shorter[0]
    for other in longer:
        mine, theirs = (first, other) if shorter is own else (other, first)
        rest = _best_pairs(
            tuple(a for a in own if a != mine),
            tuple(a for a in foes if a != theirs),
        )
        gain = _downs(mine) * AIR_STRENGTH[theirs] - _downs(theirs) * AIR_STRENGTH[mine]
        found.append((rest[0] + gain, ((mine, theirs), *rest[1])))
    return max(found)


def dice_lost(pairs: Pairs, side: int) -> dict[int, Fraction]:
    """How many dice the air combat takes from a side, with the chance.

    What befalls an aircraft hangs on its foe's dice alone, so the pairs, and the two sides, are
    independent of each other.
    """
    lost = {0: Fraction(1)}
    for pair in pairs:
        plane, foe = pair if SIDE[pair[0]] == side else pair[::-1]
        chance = _downs(foe)
        after: dict[int, Fraction] = {}
        for number, share in lost.items():
            after[number] = after.get(number, Fraction(0)) + share * (1 - chance)
            more = number + AIR_STRENGTH[plane]
            after[more] = after.get(more, Fraction(0)) + share * chance
        lost = after
    return lost


def chances(s: EspanaState, side: int, lost: dict[int, Fraction]) -> tuple[Fraction, ...]:
    """The exact distribution of the hits a side scores, the air combat before it counted in."""
    found: list[Fraction] = []
    for number, share in lost.items():
        for hits, chance in enumerate(hit_chances(pool_of(s, side, number))):
            if hits == len(found):
                found.append(Fraction(0))
            found[hits] += share * chance
    return tuple(found)


# --- the whole ---------------------------------------------------------------------------------------
def attack_odds(s: EspanaState, viewer: int, made: Pairs = (), *, hidden: bool = False) -> Odds:
    """Both pools with their sums, and every outcome with its chance."""
    fight = s.fight
    assert fight is not None
    pairs, open_pairs = pairs_to_come(s, made)
    lost = [dice_lost(pairs, side) for side in (N, R)]
    hits = [chances(s, side, lost[side]) for side in (N, R)]
    lines: list[OddsLine] = []
    for who, side in (("attack", fight.side), ("defence", 1 - fight.side)):
        pools = [pool_of(s, side, number) for number in sorted(lost[side], reverse=True)]
        lines += _lines(who, pools, hits[side])
    on_defender = left_after(s, fight.defender, hits[fight.side])
    on_attacker = left_after(s, fight.attacker, hits[1 - fight.side])
    sign = 1.0 if viewer == fight.side else -1.0
    before = (s.strength[fight.attacker], s.strength[fight.defender])
    outcomes = []
    for a, chance_a in on_attacker.items():
        for d, chance_d in on_defender.items():
            good = sign * ((before[1] - d) / before[1] - (before[0] - a) / before[0])
            label = Message("odds-left", {"attacker": a, "defender": d})
            outcomes.append(Outcome(label, float(chance_a * chance_d), good))
    outcomes.sort(key=lambda o: -o.good)
    title = Message(
        "odds-attack",
        {"unit": COUNTER_ID[fight.attacker], "target": COUNTER_ID[fight.defender], "seat": SEATS[fight.side]},
    )
    notes: list[Message] = []
    if hidden:
        notes.append(Message("odds-hidden-cards"))
    if pairs:
        notes.append(Message("odds-air-pairs" if open_pairs else "odds-air-first"))
    return Odds(title, tuple(lines), tuple(outcomes), tuple(notes))


def left_after(s: EspanaState, troop: int, hits: tuple[Fraction, ...]) -> dict[int, Fraction]:
    """Strength left, 0 for destroyed, with its chance (16.6-b); no small counter left destroys (16.6-f)."""
    found: dict[int, Fraction] = {}
    for number, chance in enumerate(hits):
        if chance:
            left = after_hits(s.strength[troop], number)
            if is_large(troop) and left in (1, 2) and not substitutes(s, troop):
                left = 0
            found[left] = found.get(left, Fraction(0)) + chance
    return found


def _lines(who: str, pools: list[Pool], hits: tuple[Fraction, ...]) -> list[OddsLine]:
    """The sum of one side; `pools` by the dice that the air combat leaves, the fewest first."""

    def row(name: str, value: str, rule: str) -> OddsLine:
        return OddsLine(Message(f"odds-{name}-{who}"), value, rule)

    pool = pools[-1]
    dice = dict.fromkeys(p.dice for p in pools)
    lines = [row("dice", "-".join(str(n) for n in dict.fromkeys((min(dice), max(dice)))), "16.5-a")]
    plus = [*pool.plus, *([1] * pool.pair_plus)]
    minus = [*pool.minus, *([-1] * pool.pair_minus)]
    if plus:
        lines.append(row("plus", " ".join(f"+{p}" for p in plus), "16.5-h"))
    if minus:
        lines.append(row("minus", " ".join(f"{m}" for m in minus), "16.5-g"))
    mean = float(sum(h * c for h, c in enumerate(hits)))
    shares = " · ".join(f"{h}: {float(c):.1%}" for h, c in enumerate(hits))
    lines.append(row("hits", shares, "16.5-d"))
    lines.append(row("mean", f"{mean:.2f}", "16.5-d"))
    return lines
