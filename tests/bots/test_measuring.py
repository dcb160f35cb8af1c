"""The programs that measure how even a game is."""

from __future__ import annotations

import sys

import pytest
from bench import balance, series


def run(monkeypatch: pytest.MonkeyPatch, main: object, *words: str) -> None:
    monkeypatch.setattr(sys, "argv", ["x", *words])
    main()  # type: ignore[operator]


def test_a_series_tells_shares_and_tracks_by_turn(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    words = ("arriba", "--matches", "2", "--bot", "random", "--seed", "s", "--show", "ps-government")
    run(monkeypatch, series.main, *words)
    told = capsys.readouterr().out
    assert told.startswith("arriba, ")
    assert "ps-government" in told
    assert "draws" in told
    run(monkeypatch, series.main, *words)
    again = capsys.readouterr().out
    without_time = [line for line in told.splitlines() if "CPU" not in line]
    assert without_time == [line for line in again.splitlines() if "CPU" not in line]


def test_a_balance_tells_every_scenario(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    with pytest.raises(SystemExit) as left:
        run(monkeypatch, balance.main, "arriba", "--matches", "2", "--bot", "random", "--workers", "1")
    assert left.value.code == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("| scenario |")
    assert lines[2].split(" | ")[1] == "2"


def test_a_balance_refuses_an_unknown_scenario(monkeypatch: pytest.MonkeyPatch):
    with pytest.raises(SystemExit) as left:
        run(monkeypatch, balance.main, "arriba", "nowhere")
    assert "nowhere" in str(left.value.code)
