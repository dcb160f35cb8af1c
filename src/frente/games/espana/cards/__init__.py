"""The cards: decks, and what their events do."""
