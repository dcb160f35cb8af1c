"""The kept matches of every game: no change of the rules may break them unsaid.

A file of the present version replays to its digest. If one does not after a change of the rules, the
game's version must go up; then the file is one of an older version, and must go on. The files of an older
version stay for ever; `python -m tools.keep_matches GAME` adds those of a new one.
"""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from frente import games
from frente.engine import Match, keeping, opened
from frente.engine.proof import older, proven

KEPT = Path(__file__).parent / "kept"
FILES = sorted(KEPT.glob("*/v*/*.json"))
ANSWERS = 12


def read(file: Path) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return data


def play_on(match: Match[Any]) -> None:
    luck = Random("kept")
    for _ in range(ANSWERS):
        for ask in match.asks[:1]:
            match.answer(ask.seat, luck.choice(ask.options()))


@pytest.mark.parametrize("slug", games.slugs())
def test_matches_of_every_game_are_kept_underway_and_over(slug: str):
    results = [read(file)["result"] for file in FILES if file.parts[-3] == slug]
    assert None in results
    assert any(result is not None for result in results)


@pytest.mark.parametrize("file", FILES, ids=lambda file: "-".join(file.with_suffix("").parts[-3:]))
def test_a_kept_match_replays_or_goes_on(file: Path):
    data = read(file)
    game = games.load(data["game"])
    assert data["rules"] <= game.version
    match = opened(game, data)  # of the present version: strictly by its journal and digest
    rolls = sum(entry.kind == "roll" for entry in match.journal)
    assert proven(match) == (rolls, 0)
    assert older(match) == 0 or data["rules"] < game.version
    assert bool(match.asks) == (data["result"] is None), "it can be looked at, but it must go on"
    for seat in (*match.setup.seats, None):
        assert match.view(seat)
        assert match.board(seat)
        assert match.events(seat)
    play_on(match)
    again = opened(game, json.loads(json.dumps(keeping.file(match, []))))
    assert again.digest() == match.digest()
    assert again.events(None) == match.events(None)


@pytest.mark.parametrize("file", FILES, ids=lambda file: "-".join(file.with_suffix("").parts[-3:]))
def test_a_kept_match_outlives_a_change_of_its_rules(file: Path):
    """The file as the next version would find it, if that could not repeat its journal."""
    data = read(file)
    game = games.load(data["game"])

    class Newer(type(game)):  # type: ignore[misc]
        version = game.version + 1

    newer = Newer.__new__(Newer)
    newer.__dict__.update(game.__dict__)
    first = next(i for i, entry in enumerate(data["entries"]) if entry[0] == "answer")
    data["entries"][first][2] = "nobody/nothing"
    match = opened(newer, data)
    assert older(match) > 0
    assert bool(match.asks) == (data["result"] is None)
    rolls = sum(entry.kind == "roll" for entry in match.journal)
    assert proven(match) == (rolls, 0)
    play_on(match)
    again = opened(newer, json.loads(json.dumps(keeping.file(match, []))))
    assert again.digest() == match.digest()
