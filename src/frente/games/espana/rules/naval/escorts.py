"""25.8-l, 25.8-m Destroyers that help a ship: their +1 in its fight, and their way home after it."""

from __future__ import annotations

from collections.abc import Iterable

from frente.engine import Ask, Flow, choose
from frente.games.espana.definitions import COUNTER, COUNTER_ID, PLACE_ID, SEATS, SHIP_CLASS, SIDE
from frente.games.espana.rules.naval.harbours import withdraw
from frente.games.espana.rules.offers import among
from frente.games.espana.state import EspanaState


def escort(
    s: EspanaState, place: int, squadrons: Iterable[int], candidates: list[int], rule: str
) -> Flow[dict[int, int]]:
    """Each free squadron may give +1 to one ship (25.6-e, 25.8-l, 25.8-o, 25.9-e2): squadron -> ship."""
    given: dict[int, int] = {}
    for squadron in squadrons:
        if SHIP_CLASS[squadron] != "destroyers" or s.used >> squadron & 1 or not candidates:
            continue
        tokens = [f"escort {COUNTER_ID[squadron]} {COUNTER_ID[c]}" for c in candidates] + ["hold"]
        about = {"ship": COUNTER_ID[squadron], "box": PLACE_ID[place]}
        seat = SEATS[SIDE[squadron]]
        answer = yield from choose(
            Ask(seat, "escort", rule, tokens.copy, among(tokens, rule), {**about}, commits=True)
        )
        if answer != "hold":
            given[squadron] = COUNTER[answer.split(" ")[2]]
            s.used |= 1 << squadron
    return given


def follow_home(s: EspanaState, escorts: dict[int, int], left: Iterable[int]) -> Flow[None]:
    """25.8-m: a squadron goes home when the ship that it helped has left the fight. `left`: who has."""
    gone = set(left)
    for squadron, ship in escorts.items():
        if ship in gone:
            yield from withdraw(s, squadron, "25.8-m")
