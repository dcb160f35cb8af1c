"""The kept matches: legal from the first answer to the last, dice from their seeds, every card played.

`python -m tools.keep_matches espana` makes them anew after a change of the rules.
"""

import json
from pathlib import Path

import pytest

from frente.engine import Match, verify
from frente.games.espana import GAME
from frente.games.espana.definitions import CARDS

FILES = sorted((Path(__file__).parents[2] / "kept" / "espana").glob("*.json"))
SHOWN = ("played", "intelligence", "card-shown")
"""A card played as an event, as a reaction, as bonus or penalty."""


def read(file: Path):
    return json.loads(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_kept_match_is_legal_and_its_dice_are_the_seeds(file):
    data = read(file)
    proven, forced = verify(GAME, data)
    assert proven > 0
    assert forced == 0
    assert data["result"] is not None


@pytest.mark.rule("espana", "5.1", "5.4")
def test_every_card_is_played_in_the_kept_matches():
    played = set()
    for file in FILES:
        match = Match.load(GAME, read(file), check=False)
        played |= {str(e.data["card"]) for e in match.state.log.events if e.kind in SHOWN}
    assert played == set(CARDS)
