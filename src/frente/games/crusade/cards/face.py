"""What is printed on a card, as messages: its text, its figures, and where it goes after play."""

from __future__ import annotations

from frente.engine import Message, Plain
from frente.games.crusade.definitions import AREAS, CARDS, POOLS, SPACE_IDS, WINTER, Card, bits

AID = {row["pool"]: card.id for card in CARDS for row in card.effects if row["key"] == "enable_rp"}
"""The Event that opens an allied pool (8.4.1-b)."""


def text(card: Card) -> Message:
    """When the card is an Event, and what it does; an area is named space by space."""
    row = card.effect("attack_bonus")
    places: list[Plain] = []
    if row is not None and row["area"] not in ("any", "northern-front"):
        places = [SPACE_IDS[p] for p in bits(AREAS[row["area"]])]
    return Message(f"card-{card.id.lower()}", {"places": places} if places else {})


def lines(card: Card) -> list[Message]:
    """OPS and SR, RP, War Phase, kind of reinforcement, Winter, and its fate (8.5.1.3-a, 8.5.3.2-a)."""
    own, allied = POOLS[card.side]
    found = [
        Message("card-values", {"ops": card.value, "sr": card.value}),
        Message(
            "card-rp", {"own": own, "a": card.rp[0], "allied": allied, "b": card.rp[1], "aid": AID[allied]}
        ),
    ]
    if card.reinforcement:
        found.append(Message("card-reinforcement", {"type": card.reinforcement}))
    later: list[Plain] = [c.id for c in CARDS if card.id in c.prerequisites]
    if later:  # 3.0-event-name: what the underlines of a card stand for
        found.append(Message("card-opens", {"cards": later}))
    if card.winter and _last_turn(card) >= WINTER[0]:
        found.append(Message("card-winter"))
    return [*found, Message(_fate(card)), Message("card-phase", {"phase": card.phase})]


def _last_turn(card: Card) -> int:
    return min([99, *(int(row["turn"]) for row in card.conditions if row["key"] == "turn_max")])


def _fate(card: Card) -> str:
    if card.type == "cc":
        return "card-leaves-combat" if card.asterisk else "card-once" if card.once else "card-kept"
    return "card-leaves" if card.asterisk else "card-again"
