"""What the documents tell people to type works, literally."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from urllib.request import Request, urlopen

import pytest

from frente import games
from frente.cli import run

ROOT = Path(__file__).parents[2]
COMMAND = [sys.executable, "-P", "-c", "from frente.cli import main; main()"]
"""As the installed command: the current folder is not on Python's path by itself."""


def typed(document: str) -> list[str]:
    """The commands of a document, in order, without what is said about them."""
    lines = (ROOT / "docs" / document).read_text(encoding="utf-8").splitlines()
    return [line.strip().partition("  #")[0] for line in lines if re.match(r"    (cp|sed|frente) ", line)]


def python_of(document: str) -> list[str]:
    text = (ROOT / "docs" / document).read_text(encoding="utf-8")
    return re.findall(r"```python\n(.*?)```", text, re.DOTALL)


@pytest.fixture
def elsewhere(tmp_path: Path) -> Path:
    """A folder of somebody's own, beside a checkout's tests."""
    (tmp_path / "tests").mkdir()
    shutil.copytree(ROOT / "tests" / "toy", tmp_path / "tests" / "toy")
    return tmp_path


def environment(folder: Path) -> dict[str, str]:
    return {**os.environ, "XDG_DATA_HOME": str(folder / "data"), "NO_COLOR": "1"}


def do(command: str, folder: Path, said: str = "") -> str:
    words = command.split()
    known = COMMAND + words[1:] if words[0] == "frente" else words
    done = subprocess.run(
        known,
        cwd=folder,
        env=environment(folder),
        input=said,
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )
    assert done.returncode == 0, f"{command}: {done.stdout}{done.stderr}"
    assert "Traceback" not in done.stderr
    return done.stdout


def test_a_copied_game_plays_as_the_document_says(elsewhere: Path):
    commands = [c for c in typed("adding-a-game.md") if c.endswith(" my_game") or "my_game:GAME" in c]
    commands = commands[: next(i for i, c in enumerate(commands) if "serve" in c) + 1]
    verbs = [command.split()[1] for command in commands]
    assert verbs == ["-r", "play", "rules", "contract", "conformance", "position", "lab", "serve"]
    lines = "bid 1\nboard\nlog\nquit\ny\n"
    told = {verb: do(command, elsewhere, lines) for verb, command in zip(verbs, commands[:-1], strict=False)}
    assert "Bid for the first move" in told["play"]
    assert "frente play my_game:GAME --load" in told["play"]
    assert "{" not in told["play"]  # every sentence has its words
    assert "4.1  A block marches" in told["rules"]
    assert "0 failures" in told["contract"]
    assert "11 rules" in told["conformance"]
    assert "1 passed, 0 failed" in told["position"]
    assert "20 matches" in told["lab"]


def test_a_copied_game_is_served(elsewhere: Path):
    (command,) = [c for c in typed("adding-a-game.md") if c.startswith("frente serve")]
    do("cp -r tests/toy my_game", elsewhere)
    words = [*COMMAND, *command.split()[1:], "--port", "0", "--data", str(elsewhere / "matches")]
    with subprocess.Popen(
        words, cwd=elsewhere, env=environment(elsewhere), stderr=subprocess.PIPE, text=True
    ) as server:
        try:
            address = address_told(server)
            with urlopen(f"{address}api/games/toy", timeout=30) as answer:
                assert json.load(answer)["title"] == "Toy"
            wanted = json.dumps({"game": "toy", "seats": {"red": "me", "blue": "bot:steady"}}).encode()
            asked = Request(f"{address}api/matches", wanted, {"content-type": "application/json"})
            with urlopen(asked, timeout=30) as answer:
                begun = json.load(answer)
            assert begun["match"]["game"] == "toy"
            with urlopen(f"{address}api/games/toy/layout", timeout=30) as answer:
                assert len(json.load(answer)["places"]) == 4
        finally:
            server.terminate()


def address_told(server: subprocess.Popen[str]) -> str:
    assert server.stderr is not None
    for line in server.stderr:
        if found := re.search(r"Frente is at (\S+)", line):
            return found.group(1)
    raise AssertionError("the server never said where it is")


def test_a_copy_in_the_package_is_found_by_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    """The commands of the document, with a folder that the package looks into instead of the checkout's."""
    commands = [c for c in typed("adding-a-game.md") if "src/frente/games/my_game" in c]
    assert [c.split()[0] for c in commands] == ["cp", "sed"]
    shutil.copytree(ROOT / "tests" / "toy", tmp_path / "my_game")
    text = (tmp_path / "my_game" / "game.py").read_text()
    old, new = re.findall(r"s/(.*)/(.*)/'", commands[1])[0]
    assert old in text
    (tmp_path / "my_game" / "game.py").write_text(text.replace(old, new))
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path)])
    games._found.cache_clear()
    try:
        assert games.load("my_game").slug == "my_game"
        assert run(["games"]) == 0
        assert "Toy  [my_game]" in capsys.readouterr().out
    finally:
        games._found.cache_clear()


@pytest.mark.parametrize("number", range(len(python_of("lab.md"))))
def test_the_python_of_the_lab_runs(number: int, tmp_path: Path):
    file = tmp_path / "example.py"
    file.write_text(python_of("lab.md")[number].replace("matches=200", "matches=2"))
    done = subprocess.run(
        [sys.executable, str(file)], cwd=tmp_path, capture_output=True, text=True, timeout=240, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_the_lab_has_an_example_that_plays_matches():
    assert any("run(Experiment(" in block and "__main__" in block for block in python_of("lab.md"))
