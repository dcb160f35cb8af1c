"""Every worked example of the rulebook, and what follows from its numbers."""

from pathlib import Path

import pytest

from frente import games
from frente.engine.position import run

POSITIONS = sorted((Path(__file__).parents[2] / "positions" / "santander").glob("*.toml"))


@pytest.mark.parametrize("path", POSITIONS, ids=lambda path: path.stem)
def test_position(path: Path):
    report = run(path, games.load)
    assert not report.failures, "\n".join(map(str, report.failures))
    assert report.checks


def test_there_are_positions_for_all_32_examples():
    assert len(POSITIONS) >= 32
