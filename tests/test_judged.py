"""No rule judges otherwise unsaid: what is offered and refused along the kept matches stays as it was.

Where a change is meant, `python -m tools.keep_matches --judged` writes the lines anew; their difference tells
what changed at the table.
"""

import json
from pathlib import Path

import pytest
from tools.judged import beside, judged

from frente import games

KEPT = Path(__file__).parent / "kept"
FILES = [file for slug in games.slugs() for file in sorted((KEPT / slug).glob("**/*.judged"))]


@pytest.mark.parametrize("slug", games.slugs())
def test_the_judgements_of_every_game_are_kept(slug: str):
    version = f"v{games.load(slug).version}"
    kept = sorted((KEPT / slug / version).glob("*.json"))
    assert kept
    assert all(beside(file).exists() for file in kept)


@pytest.mark.parametrize(
    "file",
    [file.with_suffix(".json") for file in FILES],
    ids=lambda file: "-".join(file.with_suffix("").parts[-3:]),
)
def test_the_rules_judge_a_kept_match_as_they_did(file: Path):
    data = json.loads(file.read_text(encoding="utf-8"))
    game = games.load(data["game"])
    assert judged(game, data) == beside(file).read_text(encoding="utf-8").splitlines()
