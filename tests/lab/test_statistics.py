"""The statistics of the lab, on matches whose truth is known."""

from random import Random
from statistics import fmean, pvariance
from typing import Any

import pytest

from frente import games
from frente.engine import Match
from frente.lab.elo import strength_of
from frente.lab.luck import fitted, lucky, shares
from frente.lab.metrics import history_of
from frente.lab.proof import made_up, prove
from frente.lab.sequential import FEWEST, Test, Trial
from frente.lab.shares import difference, mean_of, share_of, share_of_rounds


def test_rounds_that_are_all_alike_are_no_better_however_few_matches_differ():
    trial = Trial(Test(), 2)
    verdicts = [trial.hear(0.5) for _ in range(400)]
    assert verdicts[FEWEST - 2] == ""
    assert trial.verdict == "no better"
    assert trial.rounds < 400


def test_a_verdict_stands_whatever_comes_later():
    trial = Trial(Test(), 2)
    for _ in range(60):
        trial.hear(1.0)
    rounds = trial.rounds
    assert trial.verdict == "better"
    assert trial.hear(0.0) == "better"
    assert trial.rounds == rounds


def test_the_ratio_is_that_of_plain_coins_where_matches_have_nothing_in_common():
    # 60 of 100 single matches: the classical ratio of two coins.
    from math import log

    found = Test(0.5, 0.6).ratio({1.0: 60, 0.0: 40}, (0.0, 1.0))
    assert found == pytest.approx(60 * log(0.6 / 0.5) + 40 * log(0.4 / 0.5), abs=0.01)


@pytest.mark.parametrize("wrong", [(0.5, 0.5), (0.6, 0.5), (0.0, 0.5), (0.5, 1.0)])
def test_a_test_compares_two_shares_in_order(wrong: tuple[float, float]):
    with pytest.raises(ValueError, match="two shares"):
        Test(*wrong)


def test_bots_that_are_alike_are_seldom_taken_for_different():
    """In small; `frente lab prove` shows it on 100 runs of 400 matches."""
    proof = prove(0.0, 30, 200, Test(), "small")
    assert proof.different <= 2


def test_a_planted_difference_is_found():
    proof = prove(60.0, 30, 400, Test(), "small")
    assert proof.different >= 27
    assert proof.median_matches < 400


def test_the_interval_of_rounds_covers_the_truth_where_that_of_matches_is_too_wide():
    scores = list(made_up(0.0, 400, Random("pairs")))
    by_rounds, by_matches = share_of_rounds(scores), share_of(sum(scores) * 2, 2 * len(scores))
    assert by_rounds.low < 0.5 < by_rounds.high
    assert by_rounds.high - by_rounds.low < by_matches.high - by_matches.low  # shared dice cancel out


def test_elo_of_a_share():
    assert strength_of(0.5) == 0
    assert strength_of(0.64) == pytest.approx(100, abs=0.1)
    assert strength_of(1.0) > 1000


def test_means_and_differences_carry_their_intervals():
    one = mean_of([1.0, 2.0, 3.0])
    assert (one.value, one.n) == (2.0, 3)
    assert one.low < 2 < one.high
    gap = difference([1.0, 1.0, 0.0, 1.0], [0.0, 0.0, 1.0, 0.0])
    assert gap.value == 0.5


def rolled(matches: int, seed: str) -> tuple[list[dict[str, float]], list[float]]:
    """Matches decided by ana's attack dice and by something else; the weather decides nothing."""
    luck = Random(seed)
    pips = [{"attack/ana": luck.gauss(0, 5), "weather/": luck.gauss(0, 5)} for _ in range(matches)]
    return pips, [float(one["attack/ana"] + luck.gauss(0, 5) > 0) for one in pips]


def test_dice_that_decide_are_told_from_dice_that_do_not():
    found = shares(*rolled(400, "luck"), "luck")
    assert found["attack"].low > 0.15
    assert found["weather"].low <= 0.02
    assert 0.2 < found[""].value < 0.6


def test_weights_fixed_before_take_luck_off_and_leave_the_share():
    weights = fitted(*rolled(400, "before"))
    pips, results = rolled(400, "after")
    adjusted = [result - lucky(one, weights) for result, one in zip(results, pips, strict=True)]
    assert pvariance(adjusted) < 0.75 * pvariance(results)
    assert fmean(adjusted) == pytest.approx(0.5, abs=0.05)


@pytest.mark.parametrize("slug", ["arriba", "crusade", "espana", "santander"])
def test_a_place_that_fell_in_history_is_not_held_from_the_start(slug):
    """What a side holds at the beginning cannot fall to it: beside history it would always be wrong."""
    game = games.load(slug)
    past = history_of(slug)
    match = Match.start(game, seed="history", events=False)
    places: Any = game.view(match.state, None)["places"]
    assert set(past["turns"]) <= set(places)
    assert [id for id in past["turns"] if places[id].get("control") == past["side"]] == []
