"""A match goes on in the terminal after its rules have changed."""

import io
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.toy import GAME

from frente.cli import run
from frente.engine import Match, keeping
from frente.engine.files import read_file, write_file

RICHER = "tests.toy.updates:RICHER"
RICHER_AGAIN = "tests.toy.updates:RICHER_AGAIN"
UNREADABLE = "tests.toy.updates:UNREADABLE"


@pytest.fixture(autouse=True)
def _own_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "100")


@pytest.fixture
def frente(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Any:
    """Call the command; gives its exit code and what it printed."""

    def call(*args: str, typed: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = run(args)
        printed = capsys.readouterr()
        return code, printed.out, printed.err

    return call


def kept(path: Path, answers: int) -> Match[Any]:
    """A match under the first rules, saved after so many answers."""
    match = Match.start(GAME, seed="file")
    luck = Random(5)
    while match.asks and answers:
        ask = match.asks[0]
        calm = [token for token in ask.options() if not token.startswith("attack")]
        match.answer(ask.seat, luck.choice(calm))
        answers -= 1
    write_file(path, keeping.file(match))
    return match


def test_a_saved_match_is_played_on_under_newer_rules(frente: Any, tmp_path: Path):
    file, later = tmp_path / "match.json", tmp_path / "later.json"
    kept(file, 8)
    both = ["--seat", "red", "--seat", "blue"]
    typed = f"log 99\n1\n1\nsave {later}\nresign y\n"
    code, out, err = frente("play", RICHER, "--load", str(file), *both, typed=typed)
    assert code == 0, err
    assert "have been updated" in " ".join(out.split())
    assert read_file(later)["past"]["parts"][0][0] == 1
    code, out, err = frente("replay", str(later), "--game", RICHER, typed="next\nnext 99\nback\nstart\nend\n")
    assert code == 0, err
    assert "Played under older rules" in " ".join(out.split())
    code, out, err = frente("play", RICHER_AGAIN, "--load", str(later), *both, typed="1\nresign y\n")
    assert code == 0, err
    over = max((tmp_path / "data").rglob("saves/*.json"), key=lambda f: f.stat().st_mtime_ns)
    code, out, err = frente("verify", str(over), "--game", RICHER_AGAIN)
    assert code == 0, err
    assert "under older rules" in out


def test_a_finished_match_is_replayed_under_newer_rules(frente: Any, tmp_path: Path):
    file = tmp_path / "match.json"
    match = kept(file, 10_000)
    assert match.result is not None
    code, out, err = frente("replay", str(file), "--game", RICHER, "--events")
    assert code == 0, err
    code, old, err = frente("replay", str(file), "--game", "tests.toy:GAME", "--events")
    assert out == old
    code, out, err = frente("replay", str(file), "--game", RICHER, typed="next\nend\nback\nlook ford\nlog\n")
    assert code == 0, err
    code, out, err = frente("verify", str(file), "--game", RICHER)
    assert code == 0, err
    assert "not judged" in out


def test_a_match_that_cannot_go_on_can_be_looked_at(frente: Any, tmp_path: Path):
    file = tmp_path / "match.json"
    kept(file, 8)
    code, _, err = frente("play", UNREADABLE, "--load", str(file))
    assert code != 0
    assert "rules have changed too much" in err
    code, out, err = frente("replay", str(file), "--game", UNREADABLE, typed="next\nend\n")
    assert code == 0, err
    assert "Played under older rules" in " ".join(out.split())
