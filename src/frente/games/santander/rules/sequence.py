"""The sequence of play (3)."""

from __future__ import annotations

from frente.engine import Flow, Over, Step
from frente.games.santander.definitions import (
    AIR_SLOT,
    LAST_TURN,
    PIECES,
    TURNS,
    N,
    R,
)
from frente.games.santander.rules import supply, victory
from frente.games.santander.state import (
    AVAILABLE,
    FLOWN,
    Santander,
)

PARTS: dict[str, tuple[Step, ...]] = {
    "weather": (("weather",),),
    "offensive": (("phase", N, "offensive"), ("offensive",)),
    "nationalist-move": (("phase", N, "move"), ("arrival",), ("supply",), ("move", N)),
    "nationalist-combat": (("phase", N, "combat"), ("supply",), ("attack", N)),
    "surrender": (("phase", R, "surrender"), ("surrender",)),
    "factory": (("factory",),),
    "republican-move": (("phase", R, "move"), ("supply",), ("move", R)),
    "republican-combat": (("phase", R, "combat"), ("supply",), ("attack", R)),
    "end": (("end-turn",),),
}
"""A game turn: its parts in order, with the steps of each."""


def turn(s: Santander) -> Flow[None]:
    """The phases of a game turn, in order (3.A-a, 3.B-a, 3.C-a, 3.D-a)."""
    s.note("turn", "1.2-b", turn=s.turn, dates=TURNS[s.turn - 1])
    for p, slot in AIR_SLOT.items():  # 9.1.1-b: back at the start of the turn
        if s.air[slot] == s.turn:
            s.air[slot] = AVAILABLE
            s.note("air-back", "9.1.1-a", unit=PIECES[p].id)
    s.push(*(step for part in PARTS.values() for step in part))
    yield from ()


def phase(s: Santander, side: str, name: str) -> Flow[None]:
    s.active, s.phase = side, name
    s.moved = s.attacked = s.changes = 0
    s.note("phase", "3.B-a" if side == N else "3.C-a", side=side, phase=name)
    yield from ()


def check_supply(s: Santander) -> Flow[None]:
    """6.4-a: both sides, before each Movement and Ground Combat Segment."""
    supply.check(s)
    yield from ()


def end_turn(s: Santander) -> Flow[None]:
    """D: victory, then chits, then the turn marker (3.D-d)."""
    points = victory.victory_points(s)
    s.phase = "end"
    if points >= victory.VP_NEEDED:  # 14.1-c
        raise Over(victory.result(s, N, points))
    if s.turn == LAST_TURN:  # 1.2-b, 3.D-d
        raise Over(victory.result(s, R, points))
    for p, level in enumerate(s.dsg):
        if level:  # 3.D-a, or 15.3-a: one level less
            s.dsg[p] = level - 1 if "dsg-reduction" in s.rules else 0
    s.used = 0  # 3.D-b
    s.trucks = 0  # 3.D-c: supply columns on their combat side, air units available again
    s.air = [AVAILABLE if box == FLOWN else box for box in s.air]
    s.turn += 1
    s.combats = 0
    s.push(("turn",))
    yield from ()
