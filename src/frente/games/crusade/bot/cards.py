"""Which card to play, and for what. Every use is measured in victory points."""

from __future__ import annotations

from random import Random

from frente.engine import Ask
from frente.games.crusade.answers import Play
from frente.games.crusade.bot import operations, troops
from frente.games.crusade.bot.ground import MORALE, brink
from frente.games.crusade.bot.survey import Survey
from frente.games.crusade.bot.worth import answers
from frente.games.crusade.cards import lasting
from frente.games.crusade.definitions import (
    BILBAO,
    CARD,
    KIND,
    MADRID,
    NAT,
    NEAR,
    NORTH,
    POOLS,
    Card,
)
from frente.games.crusade.rules import redeployment
from frente.games.crusade.rules.columns import sr_points
from frente.games.crusade.state import Crusade

OPS = 0.3
"""How much of what an Operation promises lasts: the enemy takes much of it back."""
SR = 0.3
"""The same for Strategic Redeployment."""
PUSH = 2.0
"""From turn 6 on the Nationalists must gain ground, or morale decides against them."""
NEW_CORPS = 0.8
NEW_DIVISION = 0.2
"""What a reinforcement is worth; a division more by its strength."""

EVENTS = {
    "N3": 1.0,
    "R2": 1.0,
    "N6": 0.45,
    "R1": 0.35,
    "N15": 0.12,
    "N17": 0.15,
    "N28": 0.3,
    "N30": 0.35,
    "N36": 0.45,
    "R34": 0.45,
    "R31": 0.3,
    "R53": 0.3,
    "N38": 0.12,
    "R52": 0.12,
    "R8": 0.12,
    "R43": 0.1,
    "N47": 0.15,
    "N48": 0.35,
    "N46": 99.0,
    "R30": 0.4,
    "R51": 0.3,
    "R12": 0.05,
    "N35": 0.08,
}
"""What an Event is worth beside its points, morale, units and Operation."""


def push(s: Crusade, side: str) -> float:
    """How much more attacks count than moves."""
    return PUSH if side == NAT and s.turn > 5 else 1.0


def keeps_trench(s: Crusade, id: str) -> float:
    """What the Trenches of an Event are worth now."""
    if id == "R5" and not s.control >> MADRID & 1:
        near = (NEAR[MADRID] | 1 << MADRID) & s.nat_in
        return 0.6 if near else 0.3
    if id == "R25" and not s.control >> BILBAO & 1:
        return 0.3
    if id == "N25":
        return 0.4 if BILBAO in s.works and not s.control >> BILBAO & 1 else 0.0
    return 0.0


def event(s: Crusade, v: Survey, card: Card, hopes: list[operations.Chance]) -> float:
    """What playing a card as an Event is worth."""
    value = EVENTS.get(card.id, 0.0) + keeps_trench(s, card.id)
    sign = 1 if v.side == NAT else -1
    value += sign * card.vp - sign * MORALE[brink(s)] * card.rm
    for row in card.units:
        kind = KIND[row["id"]]
        value += row["count"] * (NEW_CORPS if kind.corps else NEW_DIVISION + 0.06 * kind.full[0])
    ops = card.effect("ops") or card.effect("place_attack_markers")
    if ops is not None:
        amount = card.value if ops["amount"] == "card" else int(ops["amount"])
        value += OPS * operations.worth(hopes, amount, push(s, v.side))
        if card.effect("attack_bonus"):
            value += 0.12
    gift = card.effect("rp_gain")
    if gift is not None:
        value += troops.points_worth(s, v.side, int(gift["amount"]))
    if card.id == "R55":
        value -= 0.3
    return value


def replacement_points(s: Crusade, side: str, card: Card) -> int:
    """What a card played for RP brings."""
    return sum(
        amount for pool, amount in zip(POOLS[side], card.rp, strict=True) if lasting.pool_is_open(s, pool)
    )


def kept(s: Crusade, card: Card) -> float:
    """What a card is worth in the hand: a Combat Card that may still serve, an Event to come."""
    if card.type == "cc":
        if card.combat.get("own_has") == ["region:asturias"] and NORTH & ~s.control == 0:
            return 0.0
        return 0.08 if s.round < 6 else 0.02
    return 0.0


def action(s: Crusade, ask: Ask, luck: Random) -> str:
    """The best card and use; an Automatic Operation where nothing promises more."""
    side = s.side
    v = Survey(s, side)
    hopes = operations.hopes(v)
    best, choice = OPS * operations.worth(hopes, 1, push(s, side)), "auto"
    plays = [(token, answer) for token, answer in answers(ask) if isinstance(answer, Play)]
    values = [CARD[play.card].value for _, play in plays if play.use == "sr"]
    units = movable(s, v) if values else []
    plan = troops.redeployments(v, units, 2 * sr_points(s, max(values))) if units else []
    playable = {play.card for _, play in plays if play.use == "event"}
    for token, (use, id) in plays:
        card = CARD[id]
        if use == "event":
            value = event(s, v, card, hopes)
        elif use == "ops":
            value = OPS * operations.worth(hopes, card.value, push(s, side))
        elif use == "sr":
            value = moved(plan, 2 * sr_points(s, card.value))
        else:
            value = troops.points_worth(s, side, replacement_points(s, side, card))
        if use != "event":
            value -= kept(s, card)
            if id in playable and card.type != "cc":
                value -= 0.3 * event(s, v, card, [])  # it would be put off
        value += luck.random() * 0.01
        if value > best:
            best, choice = value, token
    return choice if choice in ask.options() else ask.options()[0]


def movable(s: Crusade, v: Survey) -> list[int]:
    """The units worth a thought for redeployment."""
    s_points = s.points
    s.points = 99
    found = redeployment.redeployable(s)
    s.points = s_points
    return found


def moved(plan: list[tuple[float, int, int]], points: int) -> float:
    """What a plan of redeployment is worth with so many half points."""
    value = 0.0
    for gain, unit, _ in plan:
        price = redeployment.cost(unit)
        if price <= points:
            points -= price
            value += gain
    return SR * value


def discard(s: Crusade, ask: Ask, luck: Random) -> str:
    """Combat Cards whose time is over go; the rest may still serve."""
    for token, answer in answers(ask):
        card = CARD[answer.card]
        if any(row["key"] == "phase_only" and s.turn > 5 for row in card.conditions):
            return token
        if card.combat.get("own_has") == ["region:asturias"] and NORTH & ~s.control == 0:
            return token
    return "done"
