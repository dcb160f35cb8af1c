"""The benchmarks run; what they measure is for people to read."""

import pytest
from bench import frente_games, yardstick
from bench.__main__ import print_table
from tests.bots.pebbles import GAME


def test_the_table_has_our_game_beside_the_yardstick(capsys: pytest.CaptureFixture[str]):
    ours, other = frente_games.Figures("Pebbles"), yardstick.Yardstick()
    ours.rates.append(frente_games.rate(GAME, "bench", 0.01))
    ours.silent.append(frente_games.rate(GAME, "bench", 0.01, events=False))
    frente_games.measure_copies(GAME, ours, 1)
    other.rates.append(yardstick.rate(1, 0.01))
    print_table([ours], other)
    lines = capsys.readouterr().out.splitlines()
    assert lines[2].startswith("|  | Pebbles | catanatron ")
    assert all(line.count("|") == 4 for line in lines[2:])


def test_matches_of_one_seed_are_the_same():
    assert frente_games.play(GAME, "a", events=True) == frente_games.play(GAME, "a", events=False)
    assert yardstick.play(5) == yardstick.play(5) > 50
