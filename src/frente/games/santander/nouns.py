"""The words of an answer: pieces and hexes, as each side may point at them (5.2-a)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeAlias

from frente.engine import Noun
from frente.games.santander.definitions import CODES, COUNT, HEX, PIECE, PIECES, SIDE, SIDES
from frente.games.santander.rules import fog
from frente.games.santander.state import Santander

PIECE_IDS = tuple(piece.id for piece in PIECES)


def own_pieces_at(s: Santander, side: str, thing: str) -> Iterable[int]:
    """What a side means among its own: the piece, or the pieces of a hex from the top."""
    piece = PIECE.get(thing)
    if piece is not None:
        return (piece,) if SIDE[piece] == side else ()
    return [p for p in s.stacks.get(HEX.get(thing, -1), ()) if SIDE[p] == side]


def hexes_at(s: Santander, side: str, thing: str) -> Iterable[int]:
    """The hex that is meant: itself, or the one in which a side sees the piece."""
    if thing in HEX:
        return (HEX[thing],)
    piece = PIECE.get(thing)
    if piece is None or s.at[piece] < 0 or not fog.sees(s, side, piece):
        return ()
    return (s.at[piece],)


At: TypeAlias = Callable[[Santander, str, str], Iterable[int]]
"""What a side means by pointing at a thing."""


def unit_noun(side: str, at: At) -> Noun[int]:
    """Any piece."""
    return Noun(
        "unit", PIECE_IDS, PIECE, every=lambda _: range(len(PIECES)), at=lambda s, thing: at(s, side, thing)
    )


def place_noun(side: str, at: At) -> Noun[int]:
    """Any hex of the map, the sea too."""
    return Noun("hex", CODES, HEX, every=lambda _: range(COUNT), at=lambda s, thing: at(s, side, thing))


UNIT = {side: unit_noun(side, own_pieces_at) for side in SIDES}
PLACE = {side: place_noun(side, hexes_at) for side in SIDES}
