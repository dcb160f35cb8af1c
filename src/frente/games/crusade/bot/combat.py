"""In combat: Combat Cards, losses, standing, retreat, advance."""

from __future__ import annotations

from random import Random

from frente.engine import Ask
from frente.games.crusade.answers import Advance, Stand, UseCard
from frente.games.crusade.bot.clash import STEPS, code
from frente.games.crusade.bot.survey import GUARD, STRIKE, Survey, danger, strike
from frente.games.crusade.bot.worth import answers, best, most
from frente.games.crusade.definitions import CARD, MOUNTAIN
from frente.games.crusade.rules import fire
from frente.games.crusade.state import Battle, Crusade, steps_left


def volleys(s: Crusade, b: Battle) -> list[tuple[int, int]]:
    """Both Loss Numbers for each of the 36 throws."""
    attack, defence = fire.attack(s, b), fire.defence(s, b)
    theirs = [defence.loss(die) for die in range(1, 7)]
    return [(mine, other) for mine in [attack.loss(die) for die in range(1, 7)] for other in theirs]


def standing(s: Crusade, b: Battle, side: str, prize: float) -> float:
    """How a combat stands for a side: the space and the losses on both sides."""
    value = 0.0
    for a, d in volleys(s, b):
        value += (prize if a > d else 0.0) + 0.05 * (a - d)
    return value / 36 if b.side == side else -value / 36


def combat_cards(s: Crusade, ask: Ask, luck: Random) -> str:
    """A card where it changes the odds enough for what is at stake."""
    b = s.battle
    assert b is not None
    if "claim-armor" in ask.options():
        return "claim-armor"
    v = Survey(s, b.side)
    prize = v.prize[b.space]
    now = standing(s, b, ask.seat, prize)
    best, choice = 0.03, "done"
    for token, answer in answers(ask):
        if not isinstance(answer, UseCard):
            continue
        id = answer.card
        with_card = b.copy()
        if ask.seat == b.side:
            with_card.attacker_cards = (*b.attacker_cards, id)
        else:
            with_card.defender_cards = (*b.defender_cards, id)
        better = standing(s, with_card, ask.seat, prize) - now
        better += special(s, b, id, prize)
        if better > best:
            best, choice = better, token
    return choice


def special(s: Crusade, b: Battle, id: str, prize: float) -> float:
    """What a card does beside the dice."""
    card = CARD[id]
    if card.effect("force_retreat"):
        return 0.1 if MOUNTAIN >> b.space & 1 or s.works.get(b.space, "").startswith("trench") else 0.04
    if card.effect("fire_first") or card.effect("eliminate_attacker"):
        return 0.15
    if card.effect("cancel_step_losses"):
        return 0.04
    return -0.02 if card.asterisk else 0.0


def price_of(s: Crusade, unit: int) -> float:
    """What the next step of a counter costs."""
    return STEPS[code(s, unit)][0][1]


def losses(s: Crusade, ask: Ask, luck: Random) -> str:
    """The cheapest step."""
    return most(ask, lambda answer: -price_of(s, answer.unit))


def stand(s: Crusade, ask: Ask, luck: Random) -> str:
    """Hold what is worth more than a step, with steps to spare."""
    b = s.battle
    assert b is not None
    v = Survey(s, ask.seat)
    left = sum(steps_left(s, u) for u in b.defenders)
    prices = [
        (price_of(s, answer.unit), token) for token, answer in answers(ask) if isinstance(answer, Stand)
    ]
    price, token = min(prices, key=lambda pair: pair[0])
    if left >= 2 and v.loss[b.space] > 1.5 * price + (0.15 if left == 2 else 0.0):
        return token
    return "retreat"


def retreat(s: Crusade, ask: Ask, luck: Random) -> str:
    """To where the unit is needed most."""
    v = Survey(s, ask.seat)
    return most(ask, lambda answer: v.post(answer.unit, answer.spaces[-1]))


def advance(s: Crusade, ask: Ask, luck: Random) -> str:
    """Into the space won, leaving enough behind."""
    v = Survey(s, ask.seat)

    def value(answer: Advance) -> float:
        return moved_on(v, answer.unit, answer.space) - v.post(answer.unit, s.where[answer.unit])

    return best(ask, value)


def moved_on(v: Survey, unit: int, space: int) -> float:
    """What it is worth that a unit advances into a space."""
    s = v.s
    if s.stacks[space]:
        return v.post(unit, space)
    mine = (code(s, unit),)
    around = v.around(space)
    held = v.prize[space] if bool(s.control >> space & 1) != (v.side == "nat") else 0.0
    b = s.battle
    if b is not None and space != b.space and bool(s.control >> b.space & 1) != (v.side == "nat"):
        held += 0.6 * v.prize[b.space]
    return held + 0.1 + STRIKE * strike(around, mine) - GUARD * 0.5 * danger(around, mine)


def bonus(s: Crusade, ask: Ask, luck: Random) -> str:
    """Used at the first attack: what is not used is lost."""
    return "use-bonus"
