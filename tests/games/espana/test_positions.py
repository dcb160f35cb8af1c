"""Every position file of the game holds: the rulebook's and the Player Aid's examples."""

from pathlib import Path

import pytest

from frente import games
from frente.engine import position

FOLDER = Path(__file__).parents[2] / "positions" / "espana"


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.toml")), ids=lambda f: f.stem)
def test_position(file):
    report = position.run(file, games.load)
    assert report.passed, "\n".join(map(str, report.failures))
