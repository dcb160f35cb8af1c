"""Which answers hand the round over to the other side."""

from __future__ import annotations

from frente.engine import Ask
from frente.games.crusade.answers import Advance, Done, Join, Put, Stop, ToReserve
from frente.games.crusade.definitions import UNIT, bits
from frente.games.crusade.rules.designation import candidates, dice_follow, sieges, targets, why_not_join
from frente.games.crusade.rules.redeployment import cost
from frente.games.crusade.state import Crusade, units_in

EVENTS = frozenset({"disband", "reward", "give-up", "reduce", "shake", "trench", "beach", "lander"})


def hands_over(s: Crusade, ask: Ask, answer: object) -> bool:
    """Does the answer end the round, so that the enemy is next?

    A step of a march is left out: where it is the last, what it began goes on in one gesture.
    """
    match ask.kind, answer:
        case "redeploy" | "raze" | "replacements", Done():
            return True
        case "activate", Done():
            return not s.move_marks and not _fights(s) and _closing(s)
        case "move", Done():
            return _closing(s)
        case "designate", Join(unit):
            return _last_to_join(s, unit)
        case "march", Stop():
            return _closing(s)
        case "advance", Done():
            return _closing(s)
        case "advance", Advance(unit, _):
            return _last_to_advance(ask, unit) and _closing(s)
        case "redeploy-to", (Put() | ToReserve()):
            return s.points <= cost(UNIT[str(ask.about["unit"])]) and _closing(s, redeploys=False)
    return ask.kind in EVENTS and _closing(s)


def _last_to_advance(ask: Ask, unit: int) -> bool:
    values = (ask.value(token) for token in ask.options())
    return not any(isinstance(value, Advance) and value.unit != unit for value in values)


def _last_to_join(s: Crusade, unit: int) -> bool:
    """Is nobody left to join, so that the attack is declared by itself where no dice follow at once?"""
    assert s.battle is not None
    b = s.battle.copy()
    b.attackers = (*b.attackers, unit)
    if any(why_not_join(s, b, other) is None for other in candidates(s, b)):
        return False
    return not dice_follow(s, b)


def _fights(s: Crusade) -> bool:
    return bool(targets(s) or sieges(s))


def _closing(s: Crusade, redeploys: bool = True) -> bool:
    """Is nobody asked any more in this round, once the step at hand is done?"""
    for step in reversed(s.agenda):
        match step[0]:
            case "round-end":
                return True
            case "event-end":
                continue
            case "attacks" | "battle-end":
                if _fights(s):
                    return False
            case "move":
                marked = bits(s.move_marks & units_in(s, s.side))
                if any(not s.moved >> u & 1 for p in marked for u in s.stacks[p]):
                    return False
            case "redeploy":
                if redeploys:
                    return False
            case _:
                return False
    return False
