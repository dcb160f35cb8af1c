"""`frente lab data`: matches as files that others can learn from."""

from __future__ import annotations

import json

import polars
import pytest

from frente import games
from frente.cli import run
from frente.lab.dataset import COLUMNS
from frente.research import actions_of, sight_of

CALL = ["--bot", "random", "--matches", "2", "--scenario", "quick", "--seed", "t"]


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    place = tmp_path_factory.mktemp("data") / "set"
    assert run(["lab", "data", "santander", str(place), *CALL]) == 0
    return place


def test_every_decision_is_a_row_with_its_legal_answers_and_the_chosen_one(folder):
    rows = polars.read_parquet(folder / "positions-*.parquet")
    actions, sight = actions_of(games.load("santander")), sight_of(games.load("santander"))
    assert set(rows.columns) == set(COLUMNS)
    for row in rows.iter_rows(named=True):
        assert row["chosen"] in row["legal"]
        assert row["actions"] == [actions.head(token) for token in row["legal"]]
        assert row["action"] == actions.head(row["chosen"])
        assert len(row["observation"]) == sight.size
        assert row["result"] in (-1, 0, 1)


def test_results_are_those_of_the_matches(folder):
    rows = polars.read_parquet(folder / "positions-*.parquet")
    matches = polars.read_parquet(folder / "matches.parquet")
    assert matches["decisions"].sum() == len(rows)
    for match in matches.iter_rows(named=True):
        of_it = rows.filter(polars.col("match") == match["match"])
        won = of_it.filter(polars.col("result") == 1)["seat"].unique().to_list()
        assert set(won) == set(match["winners"])


def test_a_card_says_what_is_in_the_files(folder):
    card = json.loads((folder / "card.json").read_text())
    assert (card["game"], card["scenario"], card["matches"], card["seed"]) == ("santander", "quick", 2, "t")
    assert card["rules"] == games.load("santander").version
    assert set(card["columns"]) == set(COLUMNS)
    text = (folder / "README.md").read_text()
    assert all(f"`{name}`" in text for name in COLUMNS)
    assert "2 matches of bots" in text


def test_the_same_call_writes_the_same_files_with_any_number_of_workers(folder, tmp_path):
    other = tmp_path / "again"
    assert run(["lab", "data", "santander", str(other), *CALL, "--workers", "2"]) == 0
    names = sorted(path.name for path in folder.iterdir())
    assert sorted(path.name for path in other.iterdir()) == names
    for name in names:
        assert (other / name).read_bytes() == (folder / name).read_bytes()


def test_tokens_alone_make_small_files(folder, tmp_path, capsys):
    small = tmp_path / "small"
    assert run(["lab", "data", "santander", str(small), *CALL, "--tokens-only", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["matches"] == 2
    assert told["bytes"] < sum(path.stat().st_size for path in folder.iterdir())
    rows = polars.read_parquet(small / "positions-*.parquet")
    assert rows["observation"].list.len().max() == 0


def test_a_folder_with_something_in_it_is_left_alone(tmp_path, capsys):
    (tmp_path / "mine.txt").write_text("keep")
    assert run(["lab", "data", "santander", str(tmp_path)]) == 2
    assert "is not empty" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]


def test_lab_still_takes_a_game_at_once(capsys):
    call = ["lab", "santander", "--matches", "1", "--bot", "random", "--scenario", "quick", "--workers", "1"]
    assert run([*call, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["matches"] == 1
