"""The rules of Toy, in the order of play. Rule 1 is the set-up, in `game.py`.

2 draw: each seat fills its hand; an empty deck is the shuffled discard pile.
3 bids: both bid coins in secret; the higher bid goes first, a die decides between equals.
4 operations: in that order each seat uses its blocks, each once, until it rests.
  4.1 march to the next place, free of the enemy, two blocks at most. A march card moves a used block.
  4.2 attack a block in the next place. 4.3 the attacked may lay an ambush: +1.
  4.4 combat: both are shown; each rolls a die and adds its strength; the lower falls.
  4.5 the victor may advance into an emptied place.
5 forts (optional): +1 to a defender at home.
6 victory: at once in the enemy's home; else more blocks after the last turn.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from frente.engine import (
    Ask,
    Flow,
    Menu,
    Noun,
    Over,
    Refusal,
    Result,
    Way,
    put,
    put_sealed,
    roll,
    shuffle,
)
from frente.engine.menu import numbers, words

from .state import (
    BLOCKS,
    CARDS,
    HOME,
    LAST_TURN,
    OWNER,
    PLACES,
    SEATS,
    STACK,
    ToyState,
    adjacent,
    alive,
    move,
    other,
    pay,
    play,
    remove,
    show,
    standing,
    unit,
)
from .tables import STRENGTH_OF, outcome

BLOCK = words("block", *OWNER)
PLACE = words("place", *PLACES)
CARD = words("card", *CARDS)
COINS: Noun[int] = numbers("number", 5)


class Bid(NamedTuple):
    coins: int


class March(NamedTuple):
    block: str
    place: str


class Attack(NamedTuple):
    block: str
    target: str


class Hurry(NamedTuple):
    card: str
    block: str


class Ambush(NamedTuple):
    card: str


class Rest(NamedTuple): ...


class Advance(NamedTuple): ...


class Stay(NamedTuple): ...


class Pass(NamedTuple): ...


def turn(s: ToyState) -> Flow[None]:
    """A whole turn: it only says what comes, so that every part is a step of its own."""
    if s.turn == LAST_TURN:
        raise Over(verdict(s))  # 6
    s.turn += 1
    s.used.clear()
    s.note("turn", "2", turn=s.turn)
    s.push(("draw", "red"), ("draw", "blue"), ("bids",), ("turn",))
    yield from ()


def draw(s: ToyState, seat: str) -> Flow[None]:
    """2: fill the hand from the deck."""
    hand = s.hands[seat]
    if len(hand) >= s.hand_size:
        return
    if not s.deck:
        order = yield from shuffle("deck", len(s.discard), kind="shuffle", rule="2")
        s.deck = [s.discard[i] for i in order]
        s.discard = []
    if s.deck:
        card = s.deck.pop()
        hand.append(card)
        s.note_secret("drew", "2", {"card": (seat,)}, seat=seat, card=card)
        s.push(("draw", seat))


def bids(s: ToyState) -> Flow[None]:
    """3: both bid at once."""

    def bid(seat: str) -> Ask:
        def why_not(coins: int) -> Refusal | None:
            return Refusal("3", "no-coins", {"coins": s.coins[seat]}) if coins > s.coins[seat] else None

        menu = Menu(s, Way("bid", Bid, COINS, rule="3", why_not=why_not))
        return Ask.of(seat, "bid", "3", menu, {"coins": s.coins[seat]}, commits=True)

    answers = yield from put_sealed(bid("red"), bid("blue"))
    red, blue = (answers[seat].coins for seat in SEATS)
    pay(s, "red", red)
    pay(s, "blue", blue)
    s.note("bids", "3", red=red, blue=blue)
    first = "red" if red > blue else "blue"
    if red == blue:
        (die,) = yield from roll(f"order:{s.turn}", kind="order", rule="3")
        first = "red" if die <= 3 else "blue"
    s.order = (first, other(first))
    s.push(("operate", first), ("operate", other(first)))


def operate(s: ToyState, seat: str) -> Flow[None]:
    """4: one operation; then this step again, until the seat rests."""
    match (yield from put(Ask.of(seat, "operate", "4", operations(s, seat)))):
        case March(block, place):
            march(s, block, place)
        case Hurry(card, block):
            play(s, seat, card)
            s.used.remove(block)
            s.note("hurried", "4.1", block=block, card=card)
        case Attack(block, target):
            s.push(("combat", block, target), ("operate", seat))
            return
        case Rest():
            s.note("rested", "4", seat=seat)
            return
    s.push(("operate", seat))


def operations(s: ToyState, seat: str) -> Menu:
    """What a seat may do with its blocks."""

    def why_not_marching(block: str, place: str) -> Refusal | None:
        return why_not_use(s, seat, block) or why_not_march(s, seat, block, place)

    def why_not_attacking(block: str, target: str) -> Refusal | None:
        return why_not_use(s, seat, block) or why_not_attack(s, seat, block, target)

    def why_not_hurrying(card: str, block: str) -> Refusal | None:
        return why_not_hurry(s, seat, card, block)

    cards = [card for card in s.hands[seat] if card.startswith("march-")]
    mine = BLOCK.if_meant(BLOCKS[seat].__contains__)
    enemy = BLOCK.if_meant(BLOCKS[other(seat)].__contains__)
    return Menu(
        s,
        Way("march", March, mine, PLACE, rule="4.1", why_not=why_not_marching),
        Way("attack", Attack, mine, enemy, rule="4.2", why_not=why_not_attacking),
        Way(
            "hurry",
            Hurry,
            CARD,
            mine.if_meant(s.used.__contains__),
            rule="4.1",
            why_not=why_not_hurrying,
            among=[(card, block) for card in cards for block in BLOCKS[seat]],
        ),
        Way("rest", Rest, rule="4"),
    )


def why_not_use(s: ToyState, seat: str, block: str) -> Refusal | None:
    if OWNER.get(block) != seat:
        return Refusal("4", "not-yours", {"block": block})
    if s.where[block] == "":
        return Refusal("4.4", "fallen", {"block": block})
    if block in s.used:
        return Refusal("4", "used", {"block": block})
    return None


def why_not_march(s: ToyState, seat: str, block: str, place: str) -> Refusal | None:
    if not adjacent(s.where[block], place):
        return Refusal("4.1", "not-adjacent", {"block": block, "place": place})
    if standing(s, other(seat), place):
        return Refusal("4.1", "enemy-there", {"place": place})
    if len(standing(s, seat, place)) >= STACK:
        return Refusal("4.1", "stacking", {"place": place, "limit": STACK})
    return None


def why_not_attack(s: ToyState, seat: str, block: str, target: str) -> Refusal | None:
    if OWNER.get(target) != other(seat):
        return Refusal("4.2", "no-enemy", {"block": target})
    if not adjacent(s.where[block], s.where[target]):
        return Refusal("4.2", "not-adjacent", {"block": block, "place": s.where[target]})
    return None


def why_not_hurry(s: ToyState, seat: str, card: str, block: str) -> Refusal | None:
    if not card.startswith("march-") or card not in s.hands[seat]:
        return Refusal("4.1", "no-card", {"card": card})
    if OWNER.get(block) != seat or block not in s.used or s.where[block] == "":
        return Refusal("4.1", "not-used", {"block": block})
    return None


def march(s: ToyState, block: str, place: str) -> None:
    """4.1"""
    s.used.append(block)
    s.note("marched", "4.1", block=block, place=place)
    move(s, block, place)
    if place == HOME[other(OWNER[block])]:
        raise Over(Result((OWNER[block],), "6", "home", {"place": place}))  # 6


def combat(s: ToyState, block: str, target: str) -> Flow[None]:
    """4.2 to 4.5: one attack, with the defender's ambush in the middle."""
    seat, place = OWNER[block], s.where[target]
    s.used.append(block)
    s.combats += 1
    s.note("attacked", "4.2", block=block, target=target)
    bonus = yield from ambush(s, other(seat), target)
    show(s, block)
    show(s, target)
    s.note("shown", "4.4", block=block, unit=unit(s, block), target=target, enemy=unit(s, target))
    dice = yield from roll(f"combat:{s.turn}:{s.combats}", 2, kind="combat", rule="4.4", seat=seat)
    bonus += s.forts and place == HOME[other(seat)]  # 5
    fallen = outcome(STRENGTH_OF[unit(s, block)], STRENGTH_OF[unit(s, target)] + bonus, dice)
    s.note("combat", "4.4", result=fallen, block=block, target=target, bonus=bonus)
    if fallen == "attacker":
        remove(s, block)
    elif fallen == "defender":
        remove(s, target)
        if not standing(s, other(seat), place):
            # Always room: the place was the enemy's.
            menu = Menu(s, Way("advance", Advance, rule="4.5"), Way("stay", Stay, rule="4.5"))
            if isinstance((yield from put(Ask.of(seat, "advance", "4.5", menu))), Advance):
                s.used.remove(block)
                march(s, block, place)
    for side in SEATS:
        if alive(s, side) == 0:
            raise Over(verdict(s))  # 6


def ambush(s: ToyState, seat: str, target: str) -> Flow[int]:
    """4.3: asked even of an empty hand, or the question would tell what is in it."""
    menu = Menu(
        s,
        Way("ambush", Ambush, CARD, rule="4.3", why_not=lambda card: why_not_ambush(s, seat, card)),
        Way("pass", Pass, rule="4.3"),
    )
    match (yield from put(Ask.of(seat, "ambush", "4.3", menu, {"block": target}, commits=True))):
        case Ambush(card):
            play(s, seat, card)
            s.note("ambushed", "4.3", card=card, block=target)
            return 1
    return 0


def why_not_ambush(s: ToyState, seat: str, card: str) -> Refusal | None:
    if card in s.hands[seat] and card.startswith("ambush-"):
        return None
    return Refusal("4.3", "no-card", {"card": card})


def verdict(s: ToyState) -> Result:
    """6: who has more blocks left."""
    red, blue = alive(s, "red"), alive(s, "blue")
    winners = () if red == blue else ("red",) if red > blue else ("blue",)
    return Result(winners, "6", "blocks" if winners else "draw", {"red": red, "blue": blue})


STEPS: dict[str, Callable[..., Flow[None]]] = {
    "turn": turn,
    "draw": draw,
    "bids": bids,
    "operate": operate,
    "combat": combat,
}
