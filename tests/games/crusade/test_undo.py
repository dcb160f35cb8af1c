"""Taking back in Crusade: a card that was shown was shown, wherever it is now."""

from frente.engine import Match
from frente.games.crusade import GAME

NAT = (14, 9, 6, 8, 11, 12, 15, 10, 2, 5, 0, 3, 13, 16, 4, 1, 7)
REP = (11, 1, 17, 5, 6, 15, 14, 2, 10, 12, 4, 0, 3, 16, 8, 7, 9, 13)
"""Decks in which the Nationalist holds N1, an event that asks for more before its card is laid away."""


def test_an_event_card_that_was_shown_cannot_be_taken_back():
    match = Match.start(GAME, "campaign", {}, "undo", forced=[NAT, REP])
    match.answer("nat", "event N1")
    assert any(e.kind == "event" and e.data["card"] == "N1" for e in match.events("rep"))
    refusal = match.why_no_undo("nat")
    assert refusal is not None
    assert refusal.text == "undo-reveal"
