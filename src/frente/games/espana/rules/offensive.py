"""26 The Republican offensive: the bonus general and his battle before the Nationalist moves."""

from __future__ import annotations

from frente.engine import Ask, Flow, Menu, Refusal, Way
from frente.engine import put as put_ask
from frente.games.espana.answers import Assign, Battle, Done
from frente.games.espana.definitions import BOXES, COUNTER_ID, GENERALS, SEATS, SIDE, R
from frente.games.espana.nouns import GENERAL
from frente.games.espana.rules.battles import start_battle, why_no_battle
from frente.games.espana.rules.generals import assign_way, place_general
from frente.games.espana.state import EspanaState, to_board

DONE = Way("done", Done, rule="26.1-c")


def is_offensive(s: EspanaState) -> bool:
    """26.1: was the card played last turn?"""
    return any(e.kind == "offensive" and e.turn == s.turn for e in s.lasting)


def bonus_general(s: EspanaState) -> Flow[None]:
    """26.1-c: R may assign one general and may attack with him at once."""
    s.phase = "offensive"
    s.active = R

    menu = Menu(s, assign_way(R, "26.1-c"), DONE)
    match (yield from put_ask(Ask.of(SEATS[R], "bonus-general", "26.1-c", menu, {}))):
        case Assign(general):
            yield from place_general(s, R, general)
            s.push(("bonus_battle", general), ("bonus_end",))


def bonus_battle(s: EspanaState, general: int) -> Flow[None]:
    """The general starts his battle, or leaves it; N stands as the last turn left him (26.3)."""
    if why_no_battle(s, general) is not None:
        return

    def otherwise(_: int) -> Refusal:
        return Refusal("26.1-c", "one-general", {"unit": COUNTER_ID[general]})

    way = Way("battle", Battle, GENERAL[R], rule="26.1-c", among=[general], otherwise=otherwise)
    ask = Ask.of(SEATS[R], "bonus-battle", "26.1-c", Menu(s, way, DONE), {"unit": COUNTER_ID[general]})
    if isinstance((yield from put_ask(ask)), Battle):
        start_battle(s, general, bonus_turn=True)


def bonus_end(s: EspanaState) -> Flow[None]:
    """He goes back to the pool of generals to be assigned again (26.1-g); troops keep that they attacked.

    So he does from a battle that left him alone (16.6-i): the card does not turn him over.
    """
    for general in GENERALS:
        if SIDE[general] == R:
            s.moved &= ~(1 << general)
            if s.where[general] < BOXES:
                to_board(s, general)
    yield from ()
