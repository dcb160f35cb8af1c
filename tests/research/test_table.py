"""Matches at which actions are numbers, and the quick kind of match that they are played on."""

from __future__ import annotations

import pytest

from frente import games
from frente.bots.random import pick
from frente.engine import Match
from frente.research import Table


@pytest.mark.parametrize("slug", games.slugs())
def test_a_match_without_checkpoints_is_the_same_match_and_can_be_copied_when_somebody_asks(slug):
    game = games.load(slug)
    usual = Match.start(game, seed="lean", events=False)
    lean = Match.start(game, seed="lean", events=False, checkpoints=False)
    for ply in range(90):
        ask = usual.asks[0]
        token = pick(ask.options(), f"lean|{ply}")
        usual.answer(ask.seat, token)
        lean.take(lean.asks[0], token)
        if ply % 30 == 29:
            seat = lean.setup.seats[0]
            assert lean.digest() == usual.digest()
            again = Match.start(game, seed="lean", events=False, checkpoints=False)
            for entry in lean.journal:
                if entry.kind == "answer":
                    again.answer(entry.who, entry.value)
            assert again.clone("dice").digest() == usual.clone("dice").digest()
            assert again.save()["digest"] == usual.save()["digest"]
            assert again.redacted(seat, "world").digest() == usual.redacted(seat, "world").digest()
            asked = lean.asks[0].seat
            assert again.why_no_undo(asked) == usual.why_no_undo(asked)


@pytest.mark.parametrize("slug", games.slugs())
def test_copies_of_the_match_at_a_table_do_not_change_what_is_seen(slug):
    """The first copy brings back the checkpoints that were left out; the table goes on at the same match."""
    table, quiet = (Table.start(games.load(slug), seed="copied") for _ in range(2))
    for step in range(80):
        if step % 9 == 4:
            table.match.clone()
        for seat in table.match.setup.seats:
            assert (table.observe(seat) == quiet.observe(seat)).all()
        assert table.legal() == quiet.legal()
        if not table.seat:
            break
        action = table.legal()[step % len(table.legal())]
        assert table.act(action) == quiet.act(action)
