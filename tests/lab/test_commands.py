"""`frente lab` at the command line."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from frente.cli import run as frente_run

PEBBLES = "tests.bots.pebbles:GAME"
Frente = Callable[..., tuple[int, str, str]]


@pytest.fixture
def frente(capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Frente:
    monkeypatch.setenv("FRENTE_RUNS", str(tmp_path / "runs"))
    monkeypatch.chdir(tmp_path)

    def call(*words: str) -> tuple[int, str, str]:
        code = frente_run(["lab", *words])
        out, err = capsys.readouterr()
        return code, out, err

    return call


@pytest.mark.parametrize(
    "name", ["run", "quick", "report", "ladder", "show", "tracks", "balance", "weights", "prove", "sums"]
)
def test_every_command_of_the_lab_explains_itself(frente: Frente, name: str):
    code, out, _ = frente(name, "--help")
    assert code == 0
    assert "--json" in out


def test_the_lab_explains_itself_and_takes_a_game_as_before(frente: Frente):
    code, out, _ = frente("--help")
    assert code == 0
    assert "frente lab run my-experiment.toml" in out
    code, out, _ = frente("--matches", "2", PEBBLES, "--workers", "1", "--seed", "x", "--json")
    assert code == 0
    assert json.loads(out)["matches"] == 2
    code, _, err = frente("nothing-of-the-kind")
    assert code == 1
    assert "there is no game 'nothing-of-the-kind'" in err


def test_from_a_quick_run_to_its_report_and_one_of_its_matches(frente: Frente, tmp_path: Path):
    code, out, _ = frente(
        "quick", PEBBLES, "--bots", "steady,random", "--matches", "8", "--workers", "1", "--json"
    )
    told = json.loads(out)
    assert (code, told["matches"], told["interrupted"]) == (0, 8, False)
    id = told["run"]
    code, out, _ = frente("report", id[:6])
    assert code == 0
    assert (tmp_path / out.strip()).read_text(encoding="utf-8").startswith("<!doctype html>")
    code, out, _ = frente("report", id, "--json")
    assert json.loads(out)["digest"] == told["digest"]
    code, out, _ = frente("report", id, id, "--out", "two.html")
    assert "Side by side" in (tmp_path / "two.html").read_text(encoding="utf-8")
    code, out, _ = frente("show", id)
    assert "0.3.1" in out
    code, out, _ = frente("show", id, "0.3.1", "--out", "one.json")
    assert code == 0
    assert json.loads((tmp_path / "one.json").read_text(encoding="utf-8"))["game"] == "pebbles"
    code, out, _ = frente("show", id, "0.3.1", "--json")
    assert json.loads(out)["round"] == 3
    code, _, err = frente("show", id, "9.9.9")
    assert (code, "no match '9.9.9'" in err) == (1, True)
    code, _, err = frente("report", "zzz")
    assert (code, "no run is called 'zzz'" in err) == (1, True)
    code, out, _ = frente("weights", id)
    assert code == 0
    code, out, _ = frente("tracks", id, "--json")
    assert {row["turn"] for row in json.loads(out)} >= {1, 2}


def test_an_experiment_file_is_played_and_a_broken_match_fails_it(frente: Frente, tmp_path: Path):
    file = tmp_path / "broken.toml"
    file.write_text(f'game = "{PEBBLES}"\nbots = ["broken"]\nseeds = "x:0..1"\n')
    code, out, _ = frente("run", str(file), "--workers", "1")
    assert code == 1
    assert "take 9" in out
    file.write_text("game = 3\n")
    code, _, err = frente("run", str(file))
    assert code == 1
    assert "names its game" in err


def test_how_even_scenarios_are(frente: Frente):
    code, out, _ = frente("balance", PEBBLES, "--matches", "4", "--workers", "1", "--bot", "random")
    assert code == 0
    assert "won by, of 4" in out
    code, _, err = frente("balance", PEBBLES, "nowhere")
    assert (code, "no scenario 'nowhere'" in err) == (1, True)


def test_the_test_is_proved_in_small(frente: Frente):
    code, out, _ = frente("prove", "--runs", "5", "--matches", "80", "--elo", "400", "--json")
    assert code == 0
    assert json.loads(out)["planted"]["different"] == 5
