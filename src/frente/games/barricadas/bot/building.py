"""`steady` before the battle: fortifications, purchases (13.6, 15). `auto` lays its markers (2.3-p)."""

from __future__ import annotations

from random import Random

from frente.games.barricadas.answers import BuyFormation, BuyGuns, BuyVehicle, BuyWork, Enough
from frente.games.barricadas.bot.judgement import Answers
from frente.games.barricadas.definitions import FORMATIONS
from frente.games.barricadas.markers import facing
from frente.games.barricadas.rules.purchases import cost_of
from frente.games.barricadas.state import Battlefield


def vertex(s: Battlefield, side: int, answers: Answers, luck: Random) -> str:
    return next(token for token, face in answers if face.corner == facing(s, side))


def buy(s: Battlefield, side: int, answers: Answers, luck: Random) -> str:
    """Infantry first, then support, guns and a few works; regulars, and what the points allow."""
    troops, extras, end = [], [], answers[0][0]
    for token, ware in answers:
        match ware:
            case BuyFormation(name, "regular") if FORMATIONS[name]["composition"]:
                troops.append((token, ware))
            case BuyGuns() | BuyVehicle() | BuyWork("improved-position"):
                extras.append(token)
            case Enough():
                end = token
    count = sum(f.side == side for f in s.formations)
    if troops and (count % 4 != 3 or not extras):
        return max(troops, key=lambda t: (cost_of(side, t[1]) + luck.random() * 12, t[0]))[0]
    if extras and luck.random() < 0.8:
        return luck.choice(extras)
    return end
