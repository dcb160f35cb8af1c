"""Watching bots: pause, step, pace, quit."""

import os
import pty
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.bots.pebbles import GAME

from frente.cli.keys import Keys
from frente.cli.pacing import Pacing, Stopped
from frente.cli.screen import Screen
from frente.words import Words


class Pressed(Keys):
    """Keys pressed in advance; how long somebody was ready to wait for each."""

    def __init__(self, *keys: str) -> None:
        super().__init__(0)
        self.left = list(keys)
        self.waits: list[float | None] = []

    def wait(self, seconds: float | None) -> str:
        self.waits.append(seconds)
        return self.left.pop(0)


def pacing(*keys: str, seconds: float | None = None) -> tuple[Pacing, Pressed]:
    pressed = Pressed(*keys)
    return Pacing(Screen(), Words(GAME), pressed, seconds), pressed


def test_space_pauses_and_goes_on():
    told, keys = pacing(" ", " ", "")
    told.pause()
    assert [wait is None for wait in keys.waits] == [False, True, False]
    assert not told.paused


def test_a_step_goes_on_once_and_stands_still():
    told, keys = pacing("n", "n", "q")
    told.pause()
    assert told.paused
    told.pause()
    with pytest.raises(Stopped):
        told.pause()
    assert [wait is None for wait in keys.waits] == [False, True, True]


def test_plus_and_minus_change_the_pace(capsys: pytest.CaptureFixture[str]):
    told, _ = pacing("-", "-", "+", "")
    assert told.seconds == 0.5
    told.pause()
    assert told.seconds == 1.0
    assert "One second after what is told" in capsys.readouterr().out
    fast, _ = pacing("+", "+", "", seconds=0.1)
    fast.pause()
    assert fast.seconds == 0.0


def test_without_a_keyboard_only_the_pace_counts():
    told = Pacing(Screen(), Words(GAME), Keys(None), None)
    assert told.seconds == 0.0
    told.pause()


def test_keys_are_heard_at_a_terminal(tmp_path: Path):
    """The real command at a real terminal: paused at once, one step, then left."""
    ours, theirs = pty.openpty()
    command = [
        sys.executable,
        "-m",
        "frente",
        "watch",
        "tests.bots.pebbles:GAME",
        "--seed",
        "x",
        "--pace",
        "5",
    ]
    env = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "TERM": "dumb", "COLUMNS": "80"}
    with subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=env) as watching:
        os.close(theirs)
        seen = read_until(ours, "q ends.")
        os.write(ours, b" ")
        seen += read_until(ours, "Paused.")
        os.write(ours, b"n")
        seen += read_until(ours, "takes")
        os.write(ours, b"q")
        assert watching.wait(20) == 0
    os.close(ours)
    assert "The match is over" not in seen


def read_until(terminal: int, text: str) -> str:
    seen = ""
    end = time.monotonic() + 30
    while text not in seen:
        assert time.monotonic() < end, seen
        seen += os.read(terminal, 4096).decode()
    return seen
