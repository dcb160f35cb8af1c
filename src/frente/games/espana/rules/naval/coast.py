"""25.5, 25.6 Coastal boxes: ships support land combat, and fight those of the other side first."""

from __future__ import annotations

from frente.engine import Flow, Refusal, roll
from frente.games.espana.definitions import (
    BOXES,
    COUNTER_ID,
    PLACE_ID,
    SEATS,
    SHIP_CLASS,
    SHIP_VALUE,
    SHIPS,
    SIDE,
    N,
    R,
)
from frente.games.espana.rules import dice
from frente.games.espana.rules.naval import guns
from frente.games.espana.rules.naval.escorts import escort, follow_home
from frente.games.espana.rules.naval.harbours import damage, withdraw
from frente.games.espana.rules.pairs import pair_up
from frente.games.espana.state import EspanaState, some_in


def is_supporting(s: EspanaState, ship: int) -> bool:
    """Is the ship in a coastal box to support troops there (25.3-i)?"""
    away = s.at_sea | s.harboured | s.damaged
    return s.where[ship] < BOXES and not away >> ship & 1


def supporting(s: EspanaState, side: int, box: int) -> list[int]:
    return [c for c in some_in(s, side, box, SHIPS) if is_supporting(s, c)]


def fighting(s: EspanaState, side: int, box: int) -> list[int]:
    """25.6-d: only ships with a combat value are paired; destroyers are never hit here."""
    return [c for c in supporting(s, side, box) if SHIP_VALUE[c]]


def why_no_support(s: EspanaState, ship: int) -> Refusal | None:
    """Why the ship cannot support the attack at hand (25.6-a, 25.6-b, 25.6-h)."""
    args = {"unit": COUNTER_ID[ship], "box": PLACE_ID[s.where[ship]]}
    if SHIP_CLASS[ship] == "submarine":
        return Refusal("25.6-b", "submarines-do-not-support", {**args})
    if not is_supporting(s, ship):
        return Refusal("25.6-h", "ship-on-other-duty", {**args})
    return None


def must_fight(s: EspanaState, box: int) -> bool:
    """25.6-c, 25.6-i: ships of both sides support here, and they have not fought yet this turn."""
    if s.coast_fought >> box & 1:
        return False
    return bool(fighting(s, N, box)) and bool(fighting(s, R, box))


def coast(s: EspanaState, box: int, chooser: int) -> Flow[None]:
    """25.6-c, 25.6-d: pairs as in the air; 6 or more damages, 5 drives off; no card helps (25.8-p).

    Ships that survive may go on to support one attack each (25.6-f2); aircraft take no part (25.6-f).
    """
    s.coast_fought |= 1 << box
    s.note("coast-fight", "25.6-c", box=PLACE_ID[box])
    pairs = yield from pair_up(s, chooser, fighting(s, chooser, box), fighting(s, 1 - chooser, box), "25.6-d")
    escorts: dict[int, int] = {}
    for side in (N, R):
        own = [c for pair in pairs for c in pair if SIDE[c] == side]
        escorts |= yield from escort(s, box, supporting(s, side, box), own, "25.6-e")
    scores: list[tuple[int, int]] = []
    for pair in pairs:
        for ship, foe in (pair, pair[::-1]):
            luck = f"coast:{s.turn}:{PLACE_ID[box]}"
            values = yield from roll(
                luck, SHIP_VALUE[ship], kind="ship", rule="25.6-c", seat=SEATS[SIDE[ship]]
            )
            plus, minus = guns.modifiers(s, ship, list(escorts.values()).count(ship))
            scores.append((foe, dice.best_die(values, plus, minus)))
    for foe, score in scores:
        if score >= 6:
            yield from damage(s, foe, 1, "25.6-d")
        elif score == 5:
            yield from withdraw(s, foe, "25.6-d")

    stayed = {*fighting(s, N, box), *fighting(s, R, box)}
    yield from follow_home(s, escorts, set(escorts.values()) - stayed)
