"""The worked examples of the rulebook as positions."""

from pathlib import Path

import pytest

from frente import games
from frente.engine.position import run

POSITIONS = sorted((Path(__file__).parents[2] / "positions" / "barricadas").glob("*.toml"))


@pytest.mark.parametrize("path", POSITIONS, ids=lambda path: path.stem)
def test_position(path: Path):
    report = run(path, games.load)
    assert not report.failures, "\n".join(map(str, report.failures))
    assert report.checks


def test_there_are_positions():
    assert len(POSITIONS) >= 50
