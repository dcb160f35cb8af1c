"""25.8-l, 25.8-m Destroyers that help a ship: their +1 in its fight, and their way home after it."""

from __future__ import annotations

from collections.abc import Iterable

from frente.engine import Ask, Flow, Menu, Noun, Refusal, Way
from frente.engine import put as put_ask
from frente.games.espana.answers import Help, Hold
from frente.games.espana.definitions import COUNTER_ID, PLACE_ID, SEATS, SHIP_CLASS, SIDE
from frente.games.espana.nouns import SHIP
from frente.games.espana.rules.naval.harbours import withdraw
from frente.games.espana.state import EspanaState


def escort(
    s: EspanaState, place: int, squadrons: Iterable[int], candidates: list[int], rule: str
) -> Flow[dict[int, int]]:
    """Each free squadron may give +1 to one ship (25.6-e, 25.8-l, 25.8-o, 25.9-e2): squadron -> ship."""
    given: dict[int, int] = {}
    for squadron in squadrons:
        if SHIP_CLASS[squadron] != "destroyers" or s.used >> squadron & 1 or not candidates:
            continue
        about = {"ship": COUNTER_ID[squadron], "box": PLACE_ID[place]}
        side = SIDE[squadron]
        menu = Menu(s, help_way("escort", SHIP[side], SHIP[side], squadron, candidates, rule), HOLD)
        match (yield from put_ask(Ask.of(SEATS[side], "escort", rule, menu, {**about}, commits=True))):
            case Help(_, ship):
                given[squadron] = ship
                s.used |= 1 << squadron
    return given


def help_way(
    verb: str, mine: Noun[int], others: Noun[int], unit: int, targets: Iterable[int], rule: str
) -> Way:
    """One counter, whose turn it is, acts on another: any of these."""

    def otherwise(other: int, target: int) -> Refusal:
        if other != unit:
            return Refusal(rule, "not-its-turn", {"unit": COUNTER_ID[other], "other": COUNTER_ID[unit]})
        return Refusal(rule, f"cannot-{verb}", {"unit": COUNTER_ID[unit], "target": COUNTER_ID[target]})

    return Way(
        verb,
        Help,
        mine,
        others,
        rule=rule,
        among=[(unit, target) for target in targets],
        otherwise=otherwise,
    )


HOLD = Way("hold", Hold, rule="25.8-f")


def follow_home(s: EspanaState, escorts: dict[int, int], left: Iterable[int]) -> Flow[None]:
    """25.8-m: a squadron goes home when the ship that it helped has left the fight. `left`: who has."""
    gone = set(left)
    for squadron, ship in escorts.items():
        if ship in gone:
            yield from withdraw(s, squadron, "25.8-m")
