"""In every puzzle one answer is clearly the best, still."""

from datetime import date, timedelta

import pytest

from frente import games
from frente.learn import puzzles

LEAST = 10
MARGIN = 0.1


@pytest.mark.parametrize("slug", games.slugs())
def test_the_best_answer_of_a_puzzle_is_the_best_by_exact_odds(slug):
    game = games.load(slug)
    every = puzzles.of(game)
    assert len(every) >= LEAST
    for puzzle in every:
        match = puzzle.begin(game, "a reader")
        found = puzzles.worth(game, match, puzzle.seat)
        best, second, *_ = found
        assert (best, second) == (puzzle.best, puzzle.second), puzzle.id
        assert found[best] - found[second] >= MARGIN - 1e-9, puzzle.id


@pytest.mark.parametrize("slug", games.slugs())
def test_no_two_puzzles_are_the_same_moment(slug):
    game = games.load(slug)
    told = [(str(puzzles.question(game, one.id)), one.best, one.second) for one in puzzles.of(game)]
    assert len(set(told)) == len(told)


def test_a_day_has_one_puzzle_and_every_puzzle_its_day():
    day = date(2026, 11, 16)
    every = {(one.game, one.id) for slug in games.slugs() for one in puzzles.of(games.load(slug))}
    ours = [games.load(slug) for slug in games.slugs()]
    shown = [puzzles.daily(day + timedelta(n), ours) for n in range(len(every))]
    assert puzzles.daily(day, ours) is shown[0]
    assert {(one.game, one.id) for one in shown if one} == every
    assert puzzles.daily(day, []) is None


@pytest.mark.parametrize("slug", games.slugs())
def test_a_puzzle_waits_for_its_reader_alone_whatever_the_seed(slug):
    game = games.load(slug)
    for puzzle in puzzles.of(game):
        match = puzzle.begin(game, "another reader")
        assert list(match.to_answer) == [puzzle.seat], puzzle.id
        judge = puzzles.judge_of(game, puzzle.id)
        assert judge.chosen(match.journal) is None
        match.answer(puzzle.seat, puzzle.second)
        assert judge.chosen(match.journal) == puzzle.second
        assert judge.chosen(match.journal[1:]) is None
