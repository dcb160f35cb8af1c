"""A match written as a position file, read again and played on."""

import tomllib
from random import Random

import pytest

from frente.engine import Match, to_plain
from frente.engine.contract import random_answer, random_options
from frente.engine.position import run
from frente.games.arriba import GAME
from frente.games.arriba.bot import steady
from frente.games.arriba.state import Arriba

from .situations import situation
from .table import NA, PA, B, Table, group


def read_again(text: str) -> Match[Arriba]:
    table = tomllib.loads(text)
    options = table.get("options", {})
    state = GAME.setup(table["scenario"], GAME.full_options(table["scenario"], options))
    GAME.arrange(state, table["set"])
    return Match.start(GAME, table["scenario"], options, "again", start=to_plain(state))


def same_again(match: Match[Arriba]) -> bool:
    """Is the match at a point that can be written? Then what is read is the same."""
    text = GAME.position_text(match.state)
    if text is None:
        return False
    other = read_again(text)
    assert to_plain(other.state) == to_plain(match.state)
    assert [(a.key, a.options()) for a in other.asks] == [(a.key, a.options()) for a in match.asks]
    assert GAME.position_text(other.state) == text
    return True


FIRST = {"organize", "regroup", "politics", "spend", "transport", "march", "attack", "counter"}
"""Asks before which their step has changed nothing."""


@pytest.mark.rule("arriba", "3.0-a", "14.1-a")
@pytest.mark.parametrize("seed", range(4))
def test_random_matches_are_read_as_they_were_written(seed):
    luck = Random(f"sharing {seed}")
    match = Match.start(
        GAME, "standard", random_options(GAME, "standard", luck), f"sharing {seed}", events=False
    )
    plies = 0
    while match.asks and plies < 600:
        ask = match.asks[0]
        if plies % 20 == 0:
            assert same_again(match) is (ask.kind in FIRST)
        wild = luck.random() < 0.3
        match.answer(ask.seat, random_answer(ask, luck) if wild else steady(match.state, ask, luck))
        plies += 1


@pytest.mark.rule("arriba", "3.0-a", "5.3.1-a", "6.1-a", "7.1-a", "8.1-a", "9.1-a")
@pytest.mark.parametrize(
    "phase", ["political", "strategic", "organization", "movement", "combat", "counterattack"]
)
@pytest.mark.parametrize("players", [2, 4])
def test_situations_full_of_everything_are_read_as_they_were_written(phase, players):
    match = situation(1, phase, players)
    luck = Random(phase)
    for _ in range(8):
        ask = match.asks[0]
        assert same_again(match) is (ask.kind in FIRST)
        options = ask.options()
        match.answer(ask.seat, luck.choice(options))


def test_a_written_position_is_a_file_that_can_be_run():
    text = GAME.position_text(situation(2, "movement").state)
    assert text is not None
    report = run({**tomllib.loads(text), "do": [{"asked": {"kind": "march"}}]}, lambda slug: GAME)
    assert report.passed, report.failures


@pytest.mark.rule("arriba", "6.5-a", "8.1-c", "9.1-d")
def test_amid_a_purchase_a_march_or_a_battle_nothing_is_written():
    t = Table(group("cadiz", f"{NA} {B}", seat="city"), phase="strategic", boxes={"po": 2}, ep={"rebel": 9})
    assert GAME.position_text(t.s) is not None
    t.play("buy air", rolls=[(2,)])
    assert GAME.position_text(t.s) is None
    t.play("pay air")
    assert GAME.position_text(t.s) is not None
    t = Table(group("toledo", f"{NA} {B}", f"{NA} {B}"), group("toledo", f"{PA} {B}"), phase="movement")
    t.play("march g1")
    assert GAME.position_text(t.s) is None
    t.play("stay", "done", "attack g1")
    assert GAME.position_text(t.s) is None


def test_the_file_tells_what_differs_from_an_empty_table():
    t = Table(group("cadiz", f"{NA} {B} disrupted", seat="city"), phase="movement", turn=3)
    table = tomllib.loads(GAME.position_text(t.s) or "")
    assert table["game"] == "arriba"
    assert "options" not in table
    assert table["set"]["turn"] == 3
    assert table["set"]["groups"] == [
        {"name": "g1", "place": "cadiz", "seat": "city", "side": "rebel", "units": ["na-b01 disrupted"]}
    ]
    assert table["set"]["steps"][0] == "march rebel 0"
    assert not {"ps", "ep", "forts", "air", "moved"} & set(table["set"])


def test_a_step_that_does_not_exist_is_refused():
    with pytest.raises(ValueError, match="no step 'dance'"):
        read_again('title = "x"\ngame = "arriba"\nscenario = "standard"\n[set]\nsteps = ["dance"]\n')
