"""The state of a match of Toy, and the small functions that change it."""

from __future__ import annotations

from dataclasses import dataclass, field

from frente.engine import State

SEATS = ("red", "blue")
PLACES = ("west", "ford", "hill", "east")
HOME = {"red": "west", "blue": "east"}
BLOCKS = {"red": ("red-1", "red-2", "red-3"), "blue": ("blue-1", "blue-2", "blue-3")}
OWNER = {block: seat for seat, blocks in BLOCKS.items() for block in blocks}
UNITS = {"red": ("rifles", "guards", "tanks"), "blue": ("militia", "brigade", "armour")}
CARDS = ("ambush-1", "ambush-2", "ambush-3", "march-1", "march-2", "march-3", "march-4")
LAST_TURN = 4
STACK = 2


@dataclass(slots=True, kw_only=True)
class ToyState(State):
    """`units` is the fog: which unit stands under each block of a seat, in the order of its blocks."""

    turn: int = 0
    order: tuple[str, ...] = SEATS
    forts: bool = False
    hand_size: int = 2
    combats: int = 0
    coins: dict[str, int] = field(default_factory=dict)
    where: dict[str, str] = field(default_factory=dict)
    units: dict[str, list[str]] = field(default_factory=dict)
    shown: list[str] = field(default_factory=list)
    used: list[str] = field(default_factory=list)
    hands: dict[str, list[str]] = field(default_factory=dict)
    deck: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)


def other(seat: str) -> str:
    return "blue" if seat == "red" else "red"


def unit(s: ToyState, block: str) -> str:
    """The unit under a block: known to its owner, and to all once it is shown."""
    return s.units[OWNER[block]][BLOCKS[OWNER[block]].index(block)]


def standing(s: ToyState, seat: str, place: str) -> list[str]:
    return [block for block in BLOCKS[seat] if s.where[block] == place]


def alive(s: ToyState, seat: str) -> int:
    return sum(s.where[block] != "" for block in BLOCKS[seat])


def adjacent(a: str, b: str) -> bool:
    return a in PLACES and b in PLACES and abs(PLACES.index(a) - PLACES.index(b)) == 1


def move(s: ToyState, block: str, place: str) -> None:
    s.where[block] = place


def remove(s: ToyState, block: str) -> None:
    s.where[block] = ""


def show(s: ToyState, block: str) -> None:
    if unit(s, block) not in s.shown:
        s.shown.append(unit(s, block))


def play(s: ToyState, seat: str, card: str) -> None:
    s.hands[seat].remove(card)
    s.discard.append(card)


def pay(s: ToyState, seat: str, coins: int) -> None:
    s.coins[seat] -= coins
