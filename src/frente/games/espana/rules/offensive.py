"""26 The Republican offensive: the bonus general and his battle before the Nationalist moves."""

from __future__ import annotations

from frente.engine import Ask, Flow, Refusal, choose
from frente.games.espana.definitions import BOXES, COUNTER, COUNTER_ID, GENERALS, SEATS, SIDE, R
from frente.games.espana.rules.battles import start_battle, why_no_battle
from frente.games.espana.rules.generals import assignable, place_general, why_not_assign
from frente.games.espana.state import EspanaState, to_board


def is_offensive(s: EspanaState) -> bool:
    """26.1: was the card played last turn?"""
    return any(e.kind == "offensive" and e.turn == s.turn for e in s.lasting)


def bonus_general(s: EspanaState) -> Flow[None]:
    """26.1-c: R may assign one general and may attack with him at once."""
    s.phase = "offensive"
    s.active = R

    def judge(token: str) -> Refusal | None:
        verb, _, word = token.partition(" ")
        if token == "done":
            return None
        if verb != "assign" or word not in COUNTER:
            return Refusal("26.1-c", "not-offered", {"token": token})
        return why_not_assign(s, R, COUNTER[word])

    def offer() -> list[str]:
        return [*(f"assign {COUNTER_ID[g]}" for g in assignable(s, R)), "done"]

    answer = yield from choose(Ask(SEATS[R], "bonus-general", "26.1-c", offer, judge, {}))
    if answer == "done":
        return
    general = COUNTER[answer.split(" ")[1]]
    yield from place_general(s, R, general)
    s.push(("bonus_battle", general), ("bonus_end",))


def bonus_battle(s: EspanaState, general: int) -> Flow[None]:
    """The general starts his battle, or leaves it; N stands as the last turn left him (26.3)."""
    if why_no_battle(s, general) is not None:
        return
    name = COUNTER_ID[general]

    def judge(token: str) -> Refusal | None:
        return (
            None
            if token in (f"battle {name}", "done")
            else Refusal("26.1-c", "not-offered", {"token": token})
        )

    ask = Ask(SEATS[R], "bonus-battle", "26.1-c", lambda: [f"battle {name}", "done"], judge, {"unit": name})
    if (yield from choose(ask)) != "done":
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
