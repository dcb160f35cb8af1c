"""Fair dice: after the match anybody can check every roll."""

import itertools
import json
from typing import Any

import pytest
from tests.engine.situations import operations, play_out
from tests.toy import GAME

from frente.engine import Match, SaveError, commitment, digest, verify


def finished() -> Match[Any]:
    return play_out(Match.start(GAME, seed="fair"))


def file_of(match: Match[Any]) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(json.dumps(match.save()))
    return data


def test_every_roll_of_a_match_is_proven():
    match = finished()
    rolls = sum(entry.kind == "roll" for entry in match.journal)
    assert rolls > 3
    assert verify(GAME, file_of(match)) == (rolls, 0)


def test_forced_rolls_are_told_apart():
    match = operations()
    match.answer("red", "attack red-3 blue-3")
    match.forced = [(6, 1)]
    match.answer("blue", "pass")
    match.resign("red")
    assert verify(GAME, file_of(match)) == (0, 1)


def test_the_commitment_was_there_from_the_start():
    assert Match.start(GAME, seed="fair").commitment == commitment("fair") == finished().commitment


def tampered() -> dict[str, Any]:
    """A match with one die changed and the digest made to fit, as a cheat would."""
    match = finished()
    for number, entry in enumerate(match.journal):
        if entry.key != "combat":
            continue
        for faces in itertools.product(range(1, 7), repeat=2):
            data = file_of(match)
            data["entries"][number][3] = list(faces)
            fitting = play_again(data)
            if fitting is not None and faces != entry.value:
                return data | fitting
    raise AssertionError("no other die fits the rest of the journal")


def play_again(data: dict[str, Any]) -> dict[str, Any] | None:
    """Digest and result of a journal, by playing it with its dice forced."""
    rolls = [tuple(value) for kind, _, _, value in data["entries"] if kind == "roll"]
    match = Match.start(GAME, data["scenario"], data["options"], "fair", forced=rolls)
    for kind, seat, _, token in data["entries"]:
        if kind == "answer":
            if not match.asks or seat not in match.to_answer or match.why_not(seat, token):
                return None
            match.answer(seat, token)
    if match.forced or match.result is None:
        return None
    saved = match.save()
    return {"digest": digest(match.state), "result": saved["result"]}


def test_a_tampered_roll_is_caught_though_the_file_fits_together():
    data = tampered()
    Match.load(GAME, data)  # a match that might have been
    with pytest.raises(SaveError, match=r"entry \d+: the roll .* is not the one the seed gives"):
        verify(GAME, data)


def test_another_seed_does_not_fit_the_commitment():
    with pytest.raises(SaveError, match="commitment"):
        verify(GAME, file_of(finished()) | {"seed": "other"})


def test_another_seed_with_its_own_commitment_does_not_give_the_rolls():
    data = file_of(finished()) | {"seed": "other", "commitment": commitment("other")}
    with pytest.raises(SaveError, match="not the one the seed gives"):
        verify(GAME, data)


def test_before_the_seed_is_published_nothing_can_be_proven():
    data = Match.start(GAME, seed="fair").save(with_seed=False)
    with pytest.raises(SaveError, match="after the match has ended"):
        verify(GAME, data)
