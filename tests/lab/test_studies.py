"""Experiment files, variants, and what is noted of a match."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from frente.bots import LEVELS
from frente.lab import study, variants
from frente.lab.rounds import play_round

PEBBLES = "tests.bots.pebbles:GAME"
DUEL = {"game": PEBBLES, "bots": ["steady", "random"], "seeds": "s:0..3"}
COLUMNS = "setups.scenario.war-of-the-columns.victory"


def test_the_id_of_a_study_is_what_it_means_not_how_it_is_written(tmp_path: Path):
    plain = study.of_table(DUEL)
    spelt = study.of_table(
        {**DUEL, "pairing": "mirror", "record": ["counts", "turns", "journals"], "stop": "all"}
    )
    assert plain.id == spelt.id
    assert plain.id != study.of_table({**DUEL, "seeds": "s:0..4"}).id
    file = tmp_path / "again.toml"
    file.write_text(plain.to_toml())
    assert study.read(file) == plain


def test_unlike_bots_sit_in_every_seat_on_the_same_dice():
    planned = study.of_table(DUEL)
    (arm,) = planned.arms()
    assert arm.matches == 2
    assert [arm.seating(half) for half in (0, 1)] == [
        {"ana": "steady", "ben": "random"},
        {"ana": "random", "ben": "steady"},
    ]
    rows = play_round(planned, arm, 2).rows["matches"]
    assert [row["seed"] for row in rows] == ["s:2", "s:2"]


def test_all_pairings_are_each_against_itself_and_each_other():
    arms = study.of_table({**DUEL, "pairing": "all"}).arms()
    assert [arm.label for arm in arms] == ["steady alone", "random alone", "steady : random"]


@pytest.mark.parametrize(
    ("table", "told"),
    [
        ({**DUEL, "matchs": 3}, "there is no matchs"),
        ({**DUEL, "seeds": "s"}, "seeds are a name and numbers"),
        ({**DUEL, "seeds": "s:5..2"}, "seeds are a name and numbers"),
        ({**DUEL, "bots": ["nobody"]}, "has no bot 'nobody'"),
        ({**DUEL, "bots": ["steady"], "pairing": "mirror"}, "nobody plays"),
        ({**DUEL, "bots": ["steady", "steady"]}, "same label"),
        ({**DUEL, "bots": [{"name": "steady", "evaluations": 3}]}, "does not think"),
        ({**DUEL, "stop": {"test": [0.6, 0.5]}}, "the lower first"),
        ({**DUEL, "record": ["everything"]}, "what can be recorded"),
        ({**DUEL, "rules_version": 99}, "rules version 99"),
        ({"bots": ["steady"]}, "names its game"),
        ({"game": "crusade", "vary": {"units.nobody.cf": [1]}}, "no row 'nobody'"),
        ({"game": "crusade", "vary": {"nothing.x.y": [1]}}, "no data file 'nothing'"),
        ({"game": "crusade", "vary": {f"{COLUMNS}.draw": ["many"]}}, "of another kind"),
        (
            {"game": "crusade", "vary": {"setups.scenario.campaign.victory.draw": [18]}},
            "printed in the rulebook",
        ),
        (
            {"game": "crusade", "vary": [{f"{COLUMNS}.draw": [1], f"{COLUMNS}.nat_min": [1, 2]}]},
            "same length",
        ),
        ({**DUEL, "vary": {"units.a.b": [1]}}, "only the data of our own games"),
    ],
)
def test_what_is_wrong_with_an_experiment_is_told(table: dict[str, object], told: str):
    with pytest.raises(ValueError, match=told):
        study.of_table(table)


def test_values_that_go_together_make_one_variant_each_and_groups_are_multiplied():
    group = {f"{COLUMNS}.nat_min": [12, 13], f"{COLUMNS}.draw": [11, 12]}
    arms = study.of_table({"game": "crusade", "vary": [group, {"units.nat-mil.cf": [1, 2]}]}).arms()
    assert [arm.variant for arm in arms] == [
        "nat_min 12, cf 1",
        "nat_min 12, cf 2",
        "nat_min 13, cf 1",
        "nat_min 13, cf 2",
    ]
    assert arms[3].changes == {f"{COLUMNS}.nat_min": 13, f"{COLUMNS}.draw": 12, "units.nat-mil.cf": 2}


def test_what_is_printed_can_be_varied_by_who_says_so():
    name = "setups.scenario.campaign.victory.draw"
    planned = study.of_table({"game": "crusade", "vary": {name: [18]}, "printed": True})
    assert planned.arms()[0].changes == {name: 18}


VARIANT = """
from pathlib import Path
from frente import games
from frente.lab import variants
plain = games.load("arriba")
variants.put("arriba", {"units.pa-brigade.cf": 3})
import frente.games.arriba.definitions as changed
row = (changed.DATA / "units.csv").read_text(encoding="utf-8").splitlines()[1]
assert ",3,,24," in row, row
assert games.load("arriba") is not plain
variants.put("arriba", {})
assert games.load("arriba").folder == Path(games.__path__[0]) / "arriba"
"""


def test_a_variant_is_played_in_place_of_the_game_and_put_away_again():
    """In a process of its own: whoever holds the game already must not get another one."""
    assert variants.value_of("arriba", "units.pa-brigade.cf") == "1"
    subprocess.run([sys.executable, "-c", VARIANT], check=True, timeout=120)


def test_a_table_survives_being_written(tmp_path: Path):
    import tomllib

    table = {"a": [{"id": "x", "n": 1.5, "yes": True, "text": 'quo"te é'}], "b": {"c": [], "d.e": {}}}
    assert tomllib.loads(variants.toml(table)) == table


def test_a_quarter_of_the_thought_is_an_opponent_of_its_own():
    planned = study.of_table({"game": "arriba", "bots": ["captain"], "depth": True})
    assert [arm.label for arm in planned.arms()] == ["captain alone", "captain : captain/4"]
    assert planned.player("captain/4").evaluations == LEVELS["captain"].evaluations // 4


def test_a_match_is_noted_as_it_went():
    planned = study.of_table({**DUEL, "luck": {"die/ana": 0.01}})
    (arm,) = planned.arms()
    played = play_round(planned, arm, 0)
    one, two = played.rows["matches"]
    assert one["decisions"] >= 3
    assert json.loads(two["bots"]) == {"ana": "random", "ben": "steady"}
    answers = [row for row in played.rows["counts"] if row["topic"] == "answer" and row["half"] == 0]
    assert sum(row["n"] for row in answers) == one["decisions"]
    rules = {row["what"] for row in played.rows["counts"] if row["topic"] == "rule"}
    assert "1.1" in rules
    assert played.score == fair_score(played.rows["matches"])
    assert play_round(planned, arm, 0).rows == played.rows


def fair_score(rows: list[dict[str, object]]) -> float:
    seats = [json.loads(str(row["bots"])) for row in rows]
    won = [bool(s[str(row["winners"])] == "steady") for s, row in zip(seats, rows, strict=True)]
    return sum(won) / len(won)
