"""The scripted player `steady`: for every kind of ask a piece of advice, else the first option."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from frente.engine import Ask
from frente.games.crusade.bot import cards, combat, operations, troops
from frente.games.crusade.state import Crusade

Advice = Callable[[Crusade, Ask, Random], str]

ADVICE: dict[str, Advice] = {
    "action": cards.action,
    "discard": cards.discard,
    "activate": operations.activate,
    "move": operations.move,
    "march": operations.march,
    "attacks": operations.attacks,
    "designate": operations.designate,
    "bonus": combat.bonus,
    "combat-cards": combat.combat_cards,
    "losses": combat.losses,
    "stand": combat.stand,
    "retreat": combat.retreat,
    "advance": combat.advance,
    "redeploy": troops.redeploy,
    "redeploy-to": troops.to_space,
    "place-unit": troops.to_space,
    "place-corps": troops.to_space,
    "corps": troops.corps_first,
    "corps-at": troops.to_space,
    "arrive": troops.to_space,
    "trench": troops.matters_most,
    "beach": troops.matters_most,
    "reward": troops.matters_most,
    "shake": troops.matters_most,
    "replacements": troops.replacements,
    "disband": troops.weakest,
    "muster": troops.weakest,
    "make-room": troops.weakest,
    "reduce": troops.weakest,
    "give-up": troops.weakest,
    "cull": troops.strongest,
    "replace": troops.strongest,
    "come-back": troops.strongest,
    "ashore": troops.weakest,
    "spare": troops.strongest,
    "lander": troops.strongest,
    "militarize": troops.militarize,
}


def steady(state: Crusade, ask: Ask, luck: Random) -> str:
    """One of the options, by advice where there is some."""
    if ask.kind == "raze":
        return "done"
    advice = ADVICE.get(ask.kind)
    if advice is None or len(ask.options()) == 1:
        return ask.options()[0]
    return advice(state, ask, luck)
