"""What pointing at a thing is answered where the ask means nothing by it: what it is for, and when."""

from __future__ import annotations

from collections.abc import Sequence

from frente.engine import Ask, Plain, Refusal
from frente.games.santander.definitions import (
    AIR_SLOT,
    CODES,
    FIGHTS,
    HEX,
    LAND,
    PIECE,
    PIECES,
    SIDE,
    TYPE,
    VP,
    N,
)
from frente.games.santander.rules import fog
from frente.games.santander.rules.bombardment import why_away
from frente.games.santander.rules.presence import why_absent
from frente.games.santander.state import AVAILABLE, FLOWN, LOST, Santander, controls

TABLE = {
    "turn": "1.2-b",
    "phase": "3.B-a",
    "weather": "11.1-a",
    "morale": "10.6.1-a",
    "vp": "14.1-c",
    "brigades": "14.1-d",
    "offensive": "12.3-a",
    "factory": "14.2-b",
    "note": "14.1-a",
    "supply": "6.1-a",
    "zoc": "7.1-a",
    "front": "4.2-c",
    "air": "9.1-a",
    "flown": "9.4-d",
    "lost": "10.3-b",
    "waiting": "4.1-a",
}
"""What lies beside the map, with the rule that it serves; its sentence is `no-about-<name>`."""
PREFIXES = ("status-", "overlay-", "track-", "tray-")
"""A marker, its line of the status and its label are one thing."""


def why_nothing(s: Santander, ask: Ask, things: Sequence[str]) -> Refusal | None:
    """The answer to pointing at these things; None where nothing here has such a name."""
    if len(things) == 1:
        return _of_thing(s, ask, things[0])
    assert ask.menu is not None
    reasons: list[Refusal | None] = []
    for thing in things:
        meant = ask.menu.pointed((thing,))
        judged = [ask.why_not(token) for token in meant]
        if None in judged:  # no answer names two things
            return Refusal(ask.rule, "one-at-a-time", {"things": [*things]})
        reasons += judged or [_of_thing(s, ask, thing)]
    return next((reason for reason in reasons if reason is not None), None)


def _of_thing(s: Santander, ask: Ask, thing: str) -> Refusal | None:
    seat = ask.seat
    piece = PIECE.get(thing.removeprefix("back-"))  # on the turn track: an air unit on its way back
    if piece is not None:
        return _of_own(s, piece) if SIDE[piece] == seat else _of_enemy(s, seat, piece)
    if thing in HEX:
        return _of_hex(s, seat, HEX[thing])
    return _of_air_box(s, ask, thing) if thing.startswith("air-") else _of_table(thing)


def _of_own(s: Santander, piece: int) -> Refusal:
    """Of a piece of one's own: the rule that keeps it from acting now, and when it can."""
    if TYPE[piece] == "air":
        return _of_air(s, piece)
    absent = why_absent(s, piece, "10.3-b" if s.at[piece] == LOST else _way_out(piece))
    if absent is not None:
        return absent
    unit: dict[str, Plain] = {"unit": PIECES[piece].id}
    if TYPE[piece] == "hq":
        return (
            Refusal("9.4-c", "fired", unit) if s.used >> piece & 1 else Refusal("9.4-a", "hq-supports", unit)
        )
    if TYPE[piece] == "sc":
        moved = s.trucks >> piece & 1
        return Refusal("9.3.2-a", "column-moved", unit) if moved else Refusal("9.3.1-b", "column-feeds", unit)
    if s.attacked >> piece & 1:
        return Refusal("10.1-b", "has-attacked", unit)
    return Refusal("10.1-a", "no-target", unit)


def _way_out(piece: int) -> str:
    """The rule by which a piece leaves the game without being destroyed."""
    if TYPE[piece] == "sc":
        return "9.3-c"
    if SIDE[piece] == N:
        return "4.3-c" if TYPE[piece] == "armour" else "12.3-d"
    return "13.3-a"


def _of_air(s: Santander, piece: int) -> Refusal:
    unit: dict[str, Plain] = {"unit": PIECES[piece].id}
    box = s.air[AIR_SLOT[piece]]
    if box == FLOWN:
        return Refusal("9.4-c", "flown", unit)
    if box != AVAILABLE:
        return why_away(piece, box)
    return Refusal("11.3-a", "rain", unit) if s.rain else Refusal("9.1-a", "air-supports", unit)


def _of_enemy(s: Santander, seat: str, piece: int) -> Refusal:
    """Of the enemy's: what it is, and what can be done to it. Nothing that lies beneath is told (5.2-a)."""
    unit: dict[str, Plain] = {"unit": PIECES[piece].id}
    if TYPE[piece] == "air":
        return Refusal("9.1-a", "enemy-air", unit)
    here = s.at[piece]
    if here == LOST:
        return Refusal("10.3-b", "is-lost", unit)
    if here < 0 or not fog.sees(s, seat, piece):
        return Refusal("5.2-a", "unseen", unit)
    there: dict[str, Plain] = {**unit, "place": CODES[here]}
    if FIGHTS[piece]:
        return Refusal("10.1-a", "enemy-unit", there)
    if TYPE[piece] == "hq":
        return Refusal("9.2-e", "enemy-hq", there)
    return Refusal("9.3-e", "enemy-column", there)


def _of_hex(s: Santander, seat: str, hex: int) -> Refusal:
    """Of a hex in which nothing of one's own can be meant."""
    place: dict[str, Plain] = {"place": CODES[hex]}
    if not LAND >> hex & 1:
        return Refusal("8.1-d", "no-land", place)
    if any(SIDE[p] != seat and fog.sees(s, seat, p) for p in s.stacks.get(hex, ())):
        return Refusal("10.1-a", "enemy-hex", place)
    held: dict[str, Plain] = {**place, "side": controls(s, hex)}
    if hex in VP:
        return Refusal("14.1-a", "objective", {**held, "vp": VP[hex]})
    return Refusal("10.8-a", "empty-hex", held)


def _of_air_box(s: Santander, ask: Ask, thing: str) -> Refusal:
    """Of the box of air units that can fly: what they are for, and when one of them is pointed at."""
    if s.rain:
        return Refusal("11.3-a", "about-air-rain")
    if thing != f"air-{ask.seat}":
        return Refusal("9.1-a", "about-air-enemy")
    return Refusal("9.4.1-a", "about-air-now") if ask.kind == "fire" else Refusal("9.1-a", "about-air")


def _of_table(thing: str) -> Refusal | None:
    """Of markers, tracks, boxes and overlays."""
    for prefix in PREFIXES:
        thing = thing.removeprefix(prefix)
    name = thing.partition("-")[0]
    return Refusal(TABLE[name], f"about-{name}") if name in TABLE else None
