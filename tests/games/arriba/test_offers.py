"""What is offered, listed the quick way, is what no rule refuses, tried one by one on the whole table.

Pointing at things goes by what each way lists by itself: that is the same again.
"""

from random import Random
from typing import Any

import pytest

from .situations import judged, listed, situation


def walk(phase: str, players: int, seed: int, kinds: dict[str, int], **words: Any) -> None:
    """Play on at random within a phase; compare at asks of these kinds, so many times each.

    Asks of other kinds are ended at once where they can be.
    """
    match = situation(seed, phase, players, **words)
    luck = Random(seed)
    left = dict(kinds)
    for _ in range(60):
        if not match.asks or match.state.phase != phase or not any(left.values()):
            break
        ask = match.asks[0]
        offered = ask.options()
        if left.get(ask.kind, 0):
            left[ask.kind] -= 1
            assert len(set(offered)) == len(offered)
            assert sorted(offered) == sorted(judged(ask)) == sorted(listed(ask))
            offered = [token for token in offered if token != "done"] or offered
        elif "done" in offered:
            offered = ["done"]
        match.answer(ask.seat, luck.choice(offered))
    assert left != kinds or match.state.phase != phase or not match.asks


SEEDS = range(6)
PLAYERS = [2, 3, 4]


@pytest.mark.rule("arriba", "6.1-a", "6.2-a", "6.3-a", "6.4.1-a", "6.4.2-a", "11.1.2-c", "15.3-a")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", SEEDS)
def test_purchases_offered_are_those_that_no_rule_refuses(seed, players):
    walk("strategic", players, seed, {"spend": 5})


@pytest.mark.rule("arriba", "6.7-b", "6.7.1-a", "6.7.2-a", "6.7.2-b", "6.7.2-c", "8.2.2")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", SEEDS)
def test_transports_offered_are_those_that_no_rule_refuses(seed, players):
    modes = ("transport:rebel:air", "no-transport:rebel:naval", "no-transport:rebel:morocco")
    lasting = {mode: 1 for i, mode in enumerate(modes) if seed % 5 == i}
    walk("strategic", players, seed, {"transport": 4}, lasting=lasting)


@pytest.mark.rule("arriba", "7.1-a", "7.1-b", "7.1.1-b", "7.1.1-d", "7.2-a", "7.2-b")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", SEEDS)
def test_regroupings_offered_are_those_that_no_rule_refuses(seed, players):
    walk("organization", players, seed, {"organize": 3, "regroup": 4})


@pytest.mark.rule("arriba", "8.1-a", "8.1-b", "8.1-c", "8.2-a", "8.2.2", "15.7")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", SEEDS)
def test_marches_offered_are_those_that_no_rule_refuses(seed, players):
    walk("movement", players, seed, {"march": 3, "destination": 6})


@pytest.mark.rule("arriba", "9.1-a", "9.1-c", "15.1-a", "5.2.2-b")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", SEEDS)
def test_attacks_offered_are_those_that_no_rule_refuses(seed, players):
    walk("combat", players, seed, {"attack": 4})


@pytest.mark.rule("arriba", "9.4-a", "9.4-b", "15.1-b")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", SEEDS)
def test_counterattacks_offered_are_those_that_no_rule_refuses(seed, players):
    walk("counterattack", players, seed, {"counter": 3})


@pytest.mark.rule("arriba", "5.3.1-a", "5.2.2-a", "15.2-b")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", SEEDS)
def test_attempts_and_purges_offered_are_those_that_no_rule_refuses(seed, players):
    walk("political", players, seed, {"politics": 4})
