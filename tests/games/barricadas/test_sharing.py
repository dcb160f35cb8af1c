"""A match written as a position file, read again and played on."""

from __future__ import annotations

import random
import tomllib

import pytest

from frente.engine import Match, to_plain
from frente.engine.position import run
from frente.games.barricadas import GAME
from frente.games.barricadas.bot import steady
from frente.games.barricadas.state import Battlefield


def play(m, luck, until):
    count = 0
    while m.asks and not until(m, count):
        ask = m.asks[0]
        m.answer(ask.seat, steady(m.state, ask, luck))
        count += 1


def read_again(text: str) -> Match[Battlefield]:
    table = tomllib.loads(text)
    options = table.get("options", {})
    state = GAME.setup(table["scenario"], GAME.full_options(table["scenario"], options))
    GAME.arrange(state, table["set"])
    return Match.start(GAME, table["scenario"], options, seed="again", start=to_plain(state))


def check_round_trip(m: Match[Battlefield]) -> None:
    text = GAME.position_text(m.state)
    assert text is not None
    other = read_again(text)
    assert GAME.facts(other.state) == GAME.facts(m.state)
    assert to_plain(other.state) == to_plain(m.state)
    assert GAME.faults(other.state) == []
    assert other.asks[0].key == m.asks[0].key
    assert other.asks[0].options() == m.asks[0].options()
    assert GAME.position_text(other.state) == text
    report = run({**tomllib.loads(text), "do": [{"asked": {"kind": m.asks[0].kind}}]}, lambda slug: GAME)
    assert report.passed, report.failures


@pytest.mark.rule("barricadas", "15-a", "15-t")
@pytest.mark.parametrize("battle", ["meeting", "republican-attack", "nationalist-attack"])
def test_15_a_built_battle_is_shared_as_a_position(battle):
    m = Match.start(GAME, "points", {"battle": battle, "boards": "BD", "turns": 8}, seed=battle, events=False)
    luck = random.Random(3)
    kinds = set()
    while m.state.turn == 0:
        ask = m.asks[0]
        if ask.kind not in kinds and m.state.open:
            kinds.add(ask.kind)
            check_round_trip(m)
        m.answer(ask.seat, steady(m.state, ask, luck))
    assert {"goals", "consent", "buy"} <= kinds
    check_round_trip(m)
    other = read_again(GAME.position_text(m.state))
    play(other, luck, lambda m, count: count > 4000)
    assert other.result is not None


@pytest.mark.parametrize("scenario", ["alto-del-leon", "pindoque", "paso-del-ebro", "belchite"])
def test_a_scenario_in_the_middle_of_play_is_written_whole(scenario):
    m = Match.start(GAME, scenario, {"rubble": True}, seed=scenario, events=False)
    luck = random.Random(5)
    kinds = set()
    number = 0
    while m.asks and m.state.turn < 6:
        ask = m.asks[0]
        number += 1
        if m.state.open and (ask.kind not in kinds or number % 60 == 0):
            kinds.add(ask.kind)
            check_round_trip(m)
        m.answer(ask.seat, steady(m.state, ask, luck) if luck.random() < 0.8 else luck.choice(ask.options()))
    assert {"deploy", "activate", "act", "march"} <= kinds
    other = read_again(GAME.position_text(m.state))
    play(other, luck, lambda m, count: count > 4000)
    assert other.result is not None


def test_in_the_middle_of_an_action_there_is_no_file():
    m = Match.start(GAME, "alto-del-leon", {}, seed="middle", events=False)
    luck = random.Random(1)
    play(m, luck, lambda m, count: m.asks[0].kind in ("fire", "react"))
    assert GAME.position_text(m.state) is None
