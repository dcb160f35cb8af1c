"""The words of an answer: pieces, hexes, aims, batteries. How they are written, and what pointing means."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any, TypeAlias

from frente.engine import Message, Noun, number
from frente.games.barricadas.board import Sheet, board
from frente.games.barricadas.definitions import ATTACKS, NUMBER, PIECES
from frente.games.barricadas.state import Battlefield, each, hex_of

Aim: TypeAlias = tuple[int, str]
"""A hex or a unit, and an attack type."""

IDS = tuple(p.id for p in PIECES)


# --- pieces ---------------------------------------------------------------------------------------
def pieces(s: Battlefield) -> Iterable[int]:
    """Everything that is or was on the table."""
    return (*s.at, *s.waiting, *each(s.gone))


def pieces_at(s: Battlefield, thing: str) -> Iterable[int]:
    """A piece means itself, a hex those who are in it."""
    u = NUMBER.get(thing)
    return s.stacks.get(hex_of(s, thing), ()) if u is None else (u,)


PIECE: Noun[int] = Noun("piece", IDS, NUMBER, every=pieces, at=pieces_at)


def own(side: int) -> Noun[int]:
    """A piece of a side: nobody who points at the enemy means him to act."""
    return OWN[side]


def _of_side(side: int) -> Noun[int]:
    return PIECE.if_meant(lambda u: PIECES[u].side == side)


OWN = (_of_side(0), _of_side(1))


def _active(s: Battlefield, thing: str) -> Iterable[int]:
    return [u for u in pieces_at(s, thing) if PIECES[u].side == s.active]


ACTIVE: Noun[int] = Noun("piece", IDS, NUMBER, every=pieces, at=_active)
"""A piece of the side whose activation it is."""


def kinds(noun: Noun[int], *categories: str) -> Noun[int]:
    """The same noun, meant only where a piece is of such a kind."""
    return noun.if_meant(lambda u: PIECES[u].category in categories)


# --- hexes ----------------------------------------------------------------------------------------
def hexes(s: Battlefield) -> Noun[int]:
    return hexes_of(s.brief.sheets)


@lru_cache(maxsize=32)
def hexes_of(sheets: tuple[Sheet, ...]) -> Noun[int]:
    """The hexes of a board; a piece means the hex in which it is."""
    return _hexes(sheets, lambda s, h: True)


@lru_cache(maxsize=128)
def hexes_where(sheets: tuple[Sheet, ...], meant: Callable[[Battlefield, int], bool]) -> Noun[int]:
    """The same, where only some hexes are meant."""
    return _hexes(sheets, meant)


def _hexes(sheets: tuple[Sheet, ...], meant: Callable[[Battlefield, int], bool]) -> Noun[int]:
    grid = board(sheets).grid

    def at(s: Battlefield, thing: str) -> Iterable[int]:
        u = NUMBER.get(thing, -1)
        h = grid.number.get(thing, -1) if u < 0 else s.at.get(u, -1)
        return (h,) if h >= 0 and meant(s, h) else ()

    return Noun("hex", grid.codes, grid.number, every=lambda _: range(len(grid)), at=at)


# --- a thing and how it is attacked ---------------------------------------------------------------
def aims(s: Battlefield) -> Noun[Aim]:
    return _aims(s.brief.sheets)


@lru_cache(maxsize=32)
def _aims(sheets: tuple[Sheet, ...]) -> Noun[Aim]:
    """A hex and an attack type, `C605:AP`."""
    return _paired(hexes_of(sheets))


def _paired(noun: Noun[int]) -> Noun[Aim]:
    def write(aim: Aim) -> str:
        return f"{noun.write(aim[0])}:{aim[1]}"

    def read(word: str) -> Aim | None:
        name, _, attack = word.partition(":")
        thing = noun.read(name)
        return None if thing is None or attack not in ATTACKS else (thing, attack)

    def every(s: Any) -> Iterable[Aim]:
        return [(thing, attack) for thing in noun.every(s) for attack in ATTACKS]

    def at(s: Any, thing: str) -> Iterable[Aim]:
        return [(one, attack) for one in noun.at(s, thing) for attack in ATTACKS]

    return Noun(noun.kind, write, read, every=every, at=at)


SHOTS = (_paired(OWN[0]), _paired(OWN[1]))
"""By side: a unit and its attack type, `legion-b1:AP`."""


# --- numbered things ------------------------------------------------------------------------------
def _numbered(kind: str, letter: str, count: Callable[[Battlefield], int]) -> Noun[int]:
    def read(word: str) -> int | None:
        return number(word[1:]) if word[:1] == letter else None

    return Noun(kind, lambda i: f"{letter}{i}", read, every=lambda s: range(count(s)))


BATTERY = _numbered("battery", "b", lambda s: len(s.batteries))
FLIGHT = _numbered("flight", "f", lambda s: len(s.flights))


# --- sentences ------------------------------------------------------------------------------------
def worded(id: str, *nouns: Noun[Any]) -> Callable[..., Message]:
    """The sentence of a way that is not called after its verb."""

    def label(*values: Any) -> Message:
        words = [noun.write(value) for noun, value in zip(nouns, values, strict=True)]
        return Message(id, dict(zip("abc", words, strict=False)))

    return label


def detailed(id: str, *nouns: Noun[Any]) -> Callable[..., Message]:
    """The same where the last noun is an aim: its attack type is told apart."""

    def label(*values: Any) -> Message:
        args = {}
        for name, noun, value in zip("abc", nouns, values, strict=False):
            args[name], _, detail = noun.write(value).partition(":")
            args |= {f"{name}-detail": detail} if detail else {}
        return Message(id, args)

    return label


def nameless(*_: Any) -> tuple[str, ...]:
    """The things of a way whose words name nothing on the table."""
    return ()
