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

from tests.toy.state import (
    BLOCKS,
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
from tests.toy.tables import STRENGTH_OF, outcome

from frente.engine import Ask, Flow, Over, Refusal, Result, choose, roll, seal, shuffle


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
        def judge(token: str) -> Refusal | None:
            if not token.startswith("bid "):
                return Refusal("3", "bid-first")
            if token not in offer():
                return Refusal("3", "no-coins", {"coins": s.coins[seat]})
            return None

        def offer() -> list[str]:
            return [f"bid {n}" for n in range(s.coins[seat] + 1)]

        return Ask(seat, "bid", "3", offer, judge, {"coins": s.coins[seat]}, commits=True)

    answers = yield from seal(bid("red"), bid("blue"))
    red, blue = (int(answers[seat].split()[1]) for seat in SEATS)
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
    token = yield from choose(
        Ask(seat, "operate", "4", lambda: operations(s, seat), lambda token: why_not_operate(s, seat, token))
    )
    match token.split():
        case ["march", block, place]:
            march(s, block, place)
        case ["hurry", card, block]:
            play(s, seat, card)
            s.used.remove(block)
            s.note("hurried", "4.1", block=block, card=card)
        case ["attack", block, target]:
            s.push(("combat", block, target), ("operate", seat))
            return
        case _:
            s.note("rested", "4", seat=seat)
            return
    s.push(("operate", seat))


def operations(s: ToyState, seat: str) -> list[str]:
    """Every operation that no rule refuses."""
    tokens = [f"march {block} {place}" for block in BLOCKS[seat] for place in PLACES]
    tokens += [f"attack {block} {target}" for block in BLOCKS[seat] for target in BLOCKS[other(seat)]]
    tokens += [f"hurry {card} {block}" for card in s.hands[seat] for block in BLOCKS[seat]]
    return [token for token in [*tokens, "rest"] if why_not_operate(s, seat, token) is None]


def why_not_operate(s: ToyState, seat: str, token: str) -> Refusal | None:
    match token.split():
        case ["march", block, place]:
            return why_not_use(s, seat, block) or why_not_march(s, seat, block, place)
        case ["attack", block, target]:
            return why_not_use(s, seat, block) or why_not_attack(s, seat, block, target)
        case ["hurry", card, block]:
            return why_not_hurry(s, seat, card, block)
        case ["rest"]:
            return None
    return Refusal("4", "no-operation", {"token": token})


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
            answer = yield from choose(Ask(seat, "advance", "4.5", lambda: ["advance", "stay"]))
            if answer == "advance":
                s.used.remove(block)
                march(s, block, place)
    for side in SEATS:
        if alive(s, side) == 0:
            raise Over(verdict(s))  # 6


def ambush(s: ToyState, seat: str, target: str) -> Flow[int]:
    """4.3: asked even of an empty hand, or the question would tell what is in it."""
    answer = yield from choose(
        Ask(
            seat,
            "ambush",
            "4.3",
            lambda: [f"ambush {card}" for card in s.hands[seat] if card.startswith("ambush-")] + ["pass"],
            lambda token: why_not_ambush(s, seat, token),
            {"block": target},
            commits=True,
        )
    )
    if answer == "pass":
        return 0
    card = answer.split()[1]
    play(s, seat, card)
    s.note("ambushed", "4.3", card=card, block=target)
    return 1


def why_not_ambush(s: ToyState, seat: str, token: str) -> Refusal | None:
    match token.split():
        case ["pass"]:
            return None
        case ["ambush", card] if card in s.hands[seat] and card.startswith("ambush-"):
            return None
        case ["ambush", card]:
            return Refusal("4.3", "no-card", {"card": card})
    return Refusal("4.3", "ambush-or-pass")


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
