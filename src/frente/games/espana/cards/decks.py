"""5, 7.2, 8.3, 9.2: the decks, the draw, hands and discards."""

from __future__ import annotations

from frente.engine import Flow, roll, shuffle
from frente.games.espana.definitions import (
    CARDS,
    CHANGE_TURN,
    EARLY,
    LATE,
    PERIODS,
    REMOVED,
    SCENARIOS,
    SEATS,
    SIDES,
)
from frente.games.espana.state import Chosen, EspanaState


def deck_of(scenario: str, chosen: Chosen, side: int, period: int) -> list[str]:
    """The cards of one deck, as options and variants leave them, the first number on top."""
    setup = SCENARIOS[f"scenario-{scenario}"]
    if setup["first_deck"] == PERIODS[LATE] and period == EARLY:
        return []
    found = []
    for card in CARDS.values():
        if card.side != side or card.period != period:
            continue
        if card.naval and not chosen.naval:  # 3.12, 25.1-d
            continue
        if card.optional and not chosen.optional_cards:  # 22.3
            continue
        if chosen.variant != "standard" and card.number.isdigit():
            if int(card.number) in REMOVED[chosen.variant][side]:  # 23.1-a, 23.1-b, 23.2-a
                continue
        found.append(card.id)
    return found[::-1]  # the next card is the last of the list


def period_of(turn: int) -> int:
    """8.3-a: the 1938-39 decks from turn 6 on."""
    return LATE if turn >= CHANGE_TURN else EARLY


def shuffle_decks(s: EspanaState) -> Flow[None]:
    """7.2, 7.3: each deck apart; the first draw is that of turn 1. Historical: in number order (23.2-b)."""
    for side in SIDES:
        for period in (EARLY, LATE):
            deck = s.decks[2 * side + period]
            if s.chosen.variant == "historical":
                continue
            stream = f"deck:{SEATS[side]}:{PERIODS[period]}"
            order = yield from shuffle(stream, len(deck), kind="deck", rule="7.2")
            deck[:] = [deck[i] for i in order]


def draw(s: EspanaState, side: int, count: int, rule: str) -> None:
    """9.3: from the current deck, as far as it goes; never reshuffled."""
    if s.chosen.variant == "historical":
        return  # 23.2-f, 23.2-h: there is no hand
    deck = s.decks[2 * side + period_of(s.turn)]
    drawn = []
    for _ in range(min(count, len(deck))):
        card = deck.pop()
        s.hands[side].append(card)
        drawn.append(card)
    seat = SEATS[side]
    s.note_secret(
        "drew",
        rule,
        {"cards": (seat,), "seen": (seat,)},
        side=seat,
        cards=[*drawn],
        number=len(drawn),
        seen=True,
    )


def throw_away(s: EspanaState, side: int, card: str, rule: str) -> None:
    """9.4: a discard leaves the game unseen."""
    s.hands[side].remove(card)
    s.thrown[2 * side + CARDS[card].period].append(card)
    seat = SEATS[side]
    s.note_secret("discarded", rule, {"card": (seat,), "seen": (seat,)}, side=seat, card=card, seen=True)


def throw_hand(s: EspanaState, side: int) -> None:
    """8.3-a: the whole hand goes."""
    for card in s.hands[side].copy():
        throw_away(s, side, card, "8.3-a")


def lose_at_random(s: EspanaState, side: int, count: int) -> Flow[None]:
    """A card of an event makes the side discard by chance."""
    for _ in range(count):
        hand = s.hands[side]
        if not hand:
            return
        index = 0
        if len(hand) > 1:
            values = yield from roll(
                f"discard:{s.turn}", 1, len(hand), kind="discard", rule="18.3", seat=SEATS[side]
            )
            index = values[0] - 1
        throw_away(s, side, hand[index], "18.3")
