"""The ladder: who is stronger, by how much, and how sure that is."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from tests.bots.pebbles import GAME

from frente.cli import run as command
from frente.engine import Match, keeping
from frente.engine.files import write_file
from frente.lab import Climb
from frente.lab.elo import intervals, strengths

PEBBLES = "tests.bots.pebbles:GAME"


def test_three_wins_of_four_are_worth_some_190_points():
    elos = strengths([("strong", "weak", 750.0, 1000)], "weak")
    assert elos["weak"] == 0
    assert elos["strong"] == pytest.approx(190.5, abs=1)


def test_strengths_add_up_along_the_ladder():
    elos = strengths([("b", "a", 600.0, 1000), ("c", "b", 600.0, 1000)], "a")
    assert elos["c"] == pytest.approx(2 * elos["b"], abs=0.1)


def test_who_won_every_match_of_a_few_is_not_without_bound():
    assert 200 < strengths([("b", "a", 4.0, 4)], "a")["b"] < 500


def test_more_rounds_make_a_strength_surer():
    few, many = ({("b", "a"): [(1.0, 2), (2.0, 2), (0.0, 2), (2.0, 2)] * n} for n in (2, 50))
    (low, high), (lower, higher) = (intervals(rounds, "a", "seed")["b"] for rounds in (few, many))
    assert low < lower < higher < high


def test_a_ladder_of_pebbles():
    found = Climb(PEBBLES, 40, "climb", names=("steady", "random")).run(workers=1)
    assert [rung.name for rung in found.rungs] == ["random", "steady"]
    random, steady = found.rungs
    assert (found.anchor, steady.elo) == ("steady", 0)
    assert random.low <= random.elo <= random.high < -100
    (duel,) = found.duels
    assert (duel.one, duel.two, duel.matches) == ("steady", "random", 40)
    assert 0.8 < duel.low < duel.share <= duel.high
    assert set(duel.seats) == {"ana", "ben"}


def test_the_number_of_workers_changes_nothing():
    one, two = (Climb(PEBBLES, 6, "climb", names=("steady", "random")).run(workers=n) for n in (1, 2))
    assert replace(one, duels=()) == replace(two, duels=())
    assert [replace(d, seconds=0) for d in one.duels] == [replace(d, seconds=0) for d in two.duels]


def test_a_round_that_was_broken_off_does_not_count():
    climb = Climb(PEBBLES, 6, "climb", names=("steady", "random"))
    whole = climb.run(workers=1)
    rows = climb.rows["steady", "random"]
    assert whole.duels[0].matches == 6
    del rows[3]
    assert climb.report().duels[0].matches == 4


def test_a_ladder_needs_two_bots():
    with pytest.raises(ValueError, match="two bots or more"):
        Climb(PEBBLES, 4, "climb", names=("steady",))


def test_the_command_tells_bots_and_duels(capsys: pytest.CaptureFixture[str]):
    args = ["ladder", PEBBLES, "--bot", "random", "--bot", "steady", "--matches", "8", "--workers", "1"]
    assert command([*args, "--seed", "x", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [rung["name"] for rung in told["rungs"]] == ["random", "steady"]
    assert told["duels"][0]["matches"] == 8
    assert command([*args, "--seed", "x"]) == 0
    text = capsys.readouterr().out
    assert "steady : random" in text
    assert "steady stands at 0" in text


def test_the_command_knows_its_bots(capsys: pytest.CaptureFixture[str]):
    assert command(["ladder", PEBBLES, "--bot", "clever"]) == 1
    assert "no bot 'clever'" in capsys.readouterr().err


def test_a_hint_for_a_saved_match(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    file = tmp_path / "match.json"
    match = Match.start(GAME, options={"size": 5}, seed="dice")
    write_file(file, keeping.file(match))
    args = ["hint", str(file), "--game", PEBBLES, "--bot", "steady"]
    assert command([*args, "--seat", "ana", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["seat"], told["token"], told["bot"]) == ("ana", "take 1", "steady")
    assert told["why_text"] == "That is what a plain player does here."
    assert command(args) == 0
    assert "take 1" in capsys.readouterr().out


def test_no_hint_for_who_is_not_asked(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    file = tmp_path / "match.json"
    write_file(file, keeping.file(Match.start(GAME, seed="dice")))
    assert command(["hint", str(file), "--game", PEBBLES, "--seat", "ben"]) == 1
    assert "nothing is asked of ben now" in capsys.readouterr().err


def test_no_hint_after_the_end(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    file = tmp_path / "match.json"
    match = Match.start(GAME, options={"size": 5}, seed="dice")
    match.resign("ana")
    write_file(file, keeping.file(match))
    assert command(["hint", str(file), "--game", PEBBLES]) == 1
    assert "is over" in capsys.readouterr().err
