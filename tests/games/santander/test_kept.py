"""Whole matches that every change must still replay, dice and all."""

import json
from pathlib import Path

import pytest

from frente.engine import Match, verify
from frente.games.santander import GAME

KEPT = sorted((Path(__file__).parents[2] / "kept" / "santander").glob("*.json"))


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_a_kept_match_replays_to_the_same_end(path: Path):
    saved = json.loads(path.read_text(encoding="utf-8"))
    match = Match.load(GAME, saved)
    assert match.digest() == saved["digest"]
    assert match.result is not None
    assert match.result.winners == tuple(saved["result"]["winners"])
    proven, _ = verify(GAME, saved)
    assert proven == sum(entry.kind == "roll" for entry in match.journal)


def test_there_are_kept_matches_of_both_scenarios():
    found = {json.loads(path.read_text(encoding="utf-8"))["scenario"] for path in KEPT}
    assert found == {"campaign", "quick"}
