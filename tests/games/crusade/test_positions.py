"""Every position file of the game holds: the examples and clarifications of the rulebook."""

from pathlib import Path

import pytest

from frente import games
from frente.engine import position

FOLDER = Path(__file__).parents[2] / "positions" / "crusade"


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.toml")), ids=lambda f: f.stem)
def test_position(file):
    report = position.run(file, games.load)
    assert report.passed, "\n".join(map(str, report.failures))
