"""The example trains, and shows its curve."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_policy.py"


def test_the_example_trains_and_shows_its_curve(monkeypatch, capsys, tmp_path):
    weights, drawn = tmp_path / "weights.npy", tmp_path / "curve.svg"
    call = [str(EXAMPLE), "--minutes", "0.005", "--tests", "1", "--save", str(weights)]
    call += ["--picture", str(drawn)]
    monkeypatch.setattr(sys, "argv", call)
    runpy.run_path(str(EXAMPLE), run_name="__main__")
    told = capsys.readouterr().out
    assert "100 % |" in told
    assert "score against random in 1 matches" in told
    assert weights.exists()
    assert "arriba, government against random" in drawn.read_text(encoding="utf-8")
