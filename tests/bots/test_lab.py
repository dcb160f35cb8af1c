"""Many matches and their sums."""

from dataclasses import replace
from pathlib import Path

import pytest
from tests.bots.pebbles import GAME

from frente.engine import Match
from frente.engine.files import read_file
from frente.lab import Experiment, hold, run, wilson

PEBBLES = "tests.bots.pebbles:GAME"
UNLIKE = Experiment(PEBBLES, {"ana": "steady", "ben": "random"}, "lab")


def test_wilson_knows_textbook_values():
    low, high = wilson(60, 100)
    assert (round(low, 4), round(high, 4)) == (0.5020, 0.6906)
    assert wilson(0, 10)[0] == pytest.approx(0)
    assert wilson(10, 10)[1] == pytest.approx(1)
    assert wilson(0, 0) == (0.0, 1.0)


def test_unlike_bots_change_seats_and_share_their_dice():
    assert UNLIKE.seating(0) == {"ana": "steady", "ben": "random"}
    assert UNLIKE.seating(1) == {"ana": "random", "ben": "steady"}
    assert UNLIKE.dice_seed(0) == UNLIKE.dice_seed(1) != UNLIKE.dice_seed(2)


def test_equal_bots_get_new_dice_in_every_match():
    alike = replace(UNLIKE, bots={"ana": "random", "ben": "random"})
    assert alike.dice_seed(0) != alike.dice_seed(1)
    assert alike.seating(0) == alike.seating(1)


def test_the_sums_add_up():
    report = run(UNLIKE, 40, workers=1)
    assert report.matches == 40
    assert sum(share.wins for share in report.seats.values()) == 40
    assert report.by_bot["steady"].share > 0.8
    assert sum(report.ends.values()) == 40
    assert 3 <= report.decisions.least <= report.decisions.median <= report.decisions.most
    assert report.turns == report.decisions
    assert not report.faults


def test_the_number_of_workers_changes_nothing():
    one, two = (replace(run(UNLIKE, 9, workers=n), seconds=0) for n in (1, 2))
    assert one == two


def test_what_goes_wrong_is_told_with_seed_and_file(tmp_path: Path):
    broken = replace(UNLIKE, bots={"ana": "broken", "ben": "random"}, keep=str(tmp_path))
    report = run(broken, 2, workers=1)
    assert [fault.seed for fault in report.faults] == ["lab:0", "lab:0"]
    assert "take 9" in report.faults[0].text
    assert Match.load(GAME, read_file(report.faults[0].file)).to_answer == ("ana",)


def test_a_match_that_does_not_end_is_a_fault():
    report = run(replace(UNLIKE, limit=2), 2, workers=1)
    assert len(report.faults) == 2
    assert "not ended after 2" in report.faults[0].text


def test_a_seat_without_a_bot_is_told():
    with pytest.raises(ValueError, match="bots were given for ana"):
        run(replace(UNLIKE, bots={"ana": "random"}), 1)


def test_the_contract_holds_alike_in_one_process_and_in_two():
    one, two = (hold(PEBBLES, 4, "s", workers=n) for n in (1, 2))
    assert one.passed
    assert (one.matches, one.decisions, one.results) == (two.matches, two.decisions, two.results)


@pytest.mark.parametrize("workers", [1, 2])
def test_progress_is_told_within_matches(workers: int, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("frente.lab.gauge.OFTEN", 0.005)
    told: list[tuple[float, int]] = []
    report = run(UNLIKE, 6, workers=workers, moved=lambda played, made: told.append((played, made)))
    assert report.matches == 6
    assert told == sorted(told)
    assert told[-1][1] > 0
    told.clear()
    held = hold(PEBBLES, 3, "s", workers=workers, moved=lambda played, made: told.append((played, made)))
    assert held.decisions >= told[-1][1] > 0


def test_progress_moves_before_the_first_match_has_ended(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("frente.lab.gauge.OFTEN", 0.0)
    told: list[tuple[float, int]] = []
    run(replace(UNLIKE, game="arriba", bots={"government": "random", "rebel": "random"}), 1, workers=1,
        moved=lambda played, made: told.append((played, made)))  # fmt: skip
    assert len({played for played, _ in told if played < 1}) > 2
