"""The scripted player at sea."""

from __future__ import annotations

from frente.boards.graph import bits
from frente.engine import Ask
from frente.games.espana.answers import (
    Aim,
    Allot,
    Decline,
    Engage,
    PortFire,
    Sail,
)
from frente.games.espana.bot.sight import Stance, answers_of, best_of, most_of, stake
from frente.games.espana.bot.worth import plane_worth, ship_worth
from frente.games.espana.definitions import (
    BALEARES,
    BASES,
    BOARD,
    CANTABRICO,
    COAST,
    ESTRECHO,
    MEDITERRANEO,
    MOROCCO,
    PLACE_ID,
    SHIP_SUPPORT,
    SHIP_VALUE,
    SHIPS,
    SIDE,
    SIDE_OF,
    N,
    R,
)
from frente.games.espana.rules.naval.battles import allot as give
from frente.games.espana.rules.naval.battles import fates, gun_results, present
from frente.games.espana.state import EspanaState


def counter_worth(s: EspanaState, counter: int) -> float:
    return ship_worth(counter) if counter in SHIPS else plane_worth(s, counter)


def sea_order(s: EspanaState, side: int) -> tuple[int, ...]:
    """The zones a side wants, the most wanted first: the strait while an army waits in Morocco."""
    if side == N:
        return (ESTRECHO, BALEARES, MEDITERRANEO, CANTABRICO)
    if len(s.at[2 * MOROCCO + N]) > 1:
        return (ESTRECHO, MEDITERRANEO, BALEARES, CANTABRICO)
    return (MEDITERRANEO, BALEARES, ESTRECHO, CANTABRICO)


def fleet(s: EspanaState, side: int, place: int) -> float:
    return sum(SHIP_VALUE[c] or 0.7 for c in s.at[2 * place + side] if c in SHIPS)


def sail(s: EspanaState, ask: Ask, stance: Stance) -> str:
    """Ships go out, or over to a zone that matters more; the marker they leave holds the old one."""
    side = SIDE_OF[ask.seat]
    wanted = _wanted_zone(s, side)
    ships = answers_of(ask, Sail)
    if wanted is None:
        return best_of(ships, lambda answer: _fire(s, side, answer.ship)[0], 0.2, "done")
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


def station(s: EspanaState, ask: Ask, stance: Stance) -> str:
    side = SIDE_OF[ask.seat]
    zone = _wanted_zone(s, side)
    answers = answers_of(ask)
    ship = answers[0][1].ship
    post = (_fire(s, side, ship)[1], "support") if zone is None else (zone, "")
    return next((token for token, (_, *spot) in answers if tuple(spot) == post), answers[0][0])


def consent(s: EspanaState, ask: Ask, stance: Stance) -> str:
    side = SIDE_OF[ask.seat]

    def score(answer: Engage | Decline) -> float:
        mine, theirs = fleet(s, side, answer.place), fleet(s, 1 - side, answer.place)
        return 1.0 if (mine >= 0.8 * theirs) == isinstance(answer, Engage) else 0.0

    return most_of(answers_of(ask), score)


def _shelled(s: EspanaState, side: int, fire: PortFire, ends: set[tuple[str, ...]]) -> float:
    """The worst that the guns of a port can do to the blockaders; most if nobody is left to blockade."""
    others = len(present(s, 1 - side, fire.box)) - len(fire.targets)
    price = {"lost": 1.0, "damaged": 0.6, "home": 0.2, "": 0.0}

    def harm_done(end: tuple[str, ...]) -> float:
        lifted = 1.0 if all(end) and not others else 0.0
        return lifted + sum(price[f] * counter_worth(s, c) for c, f in zip(fire.targets, end, strict=True))

    return max(harm_done(end) for end in ends)


def guns(s: EspanaState, ask: Ask, stance: Stance) -> str:
    """The die on which the +1 can do the blockaders most harm."""
    side = SIDE_OF[ask.seat]

    def score(answer: Aim) -> float:
        fire, die = answer
        results = gun_results(fire.dice, die)
        return _shelled(s, side, fire, fates(fire.targets, fire.given, results))

    return most_of(answers_of(ask), score)


def allot(s: EspanaState, ask: Ask, stance: Stance) -> str:
    """The result and the unit that leave the best of the rest."""
    side = SIDE_OF[ask.seat]

    def score(answer: Allot) -> float:
        fire, target, hit = answer
        after = give(fire.given, fire.left, target, hit=hit)
        return _shelled(s, side, fire, fates(fire.targets, *after))

    return most_of(answers_of(ask), score)
