"""Hands, Draw Piles, Discard Piles and removed cards (8.1.4-a)."""

from __future__ import annotations

from frente.engine import Flow, shuffle
from frente.games.crusade.definitions import CARD, mask_of
from frente.games.crusade.rules.control import northern_front_ended
from frente.games.crusade.state import Crusade, own


def discard(s: Crusade, side: str, id: str) -> None:
    """A card seen by all goes on the Discard Pile; its top card is visible (3.0-discard)."""
    s.discards[side].append(id)


def discard_unseen(s: Crusade, side: str, id: str) -> None:
    """6.A.2-a: a Combat Card discarded from the hand; only while it is the top card is it seen."""
    s.discards[side].append(id)
    s.facedown.append(id)


def show_top(s: Crusade, side: str) -> None:
    """The enemy sees what lies on top."""
    if s.discards[side] and s.discards[side][-1] in s.facedown:
        s.facedown.remove(s.discards[side][-1])


def remove_card(s: Crusade, id: str) -> None:
    """3.0-asterisk: the card leaves the game."""
    s.removed.append(id)
    s.note("card-removed", "3.0-asterisk", card=id)


def spend(s: Crusade, side: str, id: str) -> None:
    """A card used for OPS, SR or RP: to the Discard Pile, or out by its red text (8.5.1.3-b)."""
    s.hands[side].remove(id)
    if leaves_unplayed(s, id):
        remove_card(s, id)
    else:
        discard(s, side, id)


def leaves_unplayed(s: Crusade, id: str) -> bool:
    """8.5.1.3-b: does the card leave the game though not played as an Event?"""
    case = CARD[id].remove_if
    if not case:
        return False
    if case["when"] == "northern_front_ended":
        return northern_front_ended(s)
    return not mask_of(case["spaces"]) & ~own(s, "nat")


def draw_up_to(s: Crusade, side: str, size: int) -> Flow[None]:
    """6.A.3-a, 6.A.3-c, 6.A.3-d: draw to the hand size; the Discard Pile is shuffled when a card lacks."""
    new: list[str] = []
    while len(s.hands[side]) < size:
        if not s.draws[side]:
            if not s.discards[side]:
                break  # 6.A.3-d: a short hand
            yield from reshuffle(s, side)
        card = s.draws[side].pop()
        s.hands[side].append(card)
        new.append(card)
    s.note_secret("drew", "6.A.3-a", {"cards": (side,)}, side=side, count=len(new), cards=list(new))


def reshuffle(s: Crusade, side: str) -> Flow[None]:
    """The Discard Pile is shuffled into a new Draw Pile."""
    pool = sorted(s.draws[side] + s.discards[side], key=_number)
    s.facedown = [id for id in s.facedown if id not in pool]
    s.discards[side].clear()
    order = yield from shuffle(f"deck:{side}", len(pool), kind="shuffle", rule="6.A.3-c")
    s.draws[side][:] = [pool[i] for i in order]
    s.note("shuffled", "6.A.3-c", side=side, count=len(pool))


def _number(id: str) -> int:
    return CARD[id].number
