"""Breaking rules on purpose: what is changed, where it is told, and a short sample of a real game."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from tools.mutate.mutants import Module

ROOT = Path(__file__).resolve().parent.parent
SOURCE = '''"""Chapter 9."""


def why_not_attack(s, unit):
    """9.1-a: next to the enemy."""
    if s.at[unit] < 0:
        return None
    if s.fuel < 2 or not s.ready:  # 9.1-b
        return "no-fuel"
    s.note("looked", "9.1-a")
    s.used += 1
    return None
'''


def made(tmp_path: Path) -> list[tuple[int, str, tuple[str, ...]]]:
    file = tmp_path / "attack.py"
    file.write_text(SOURCE)
    found = Module("attack", file, frozenset({"9.1-a", "9.1-b"})).mutants()
    return [(mutant.line, mutant.what.split(" | ")[1], mutant.rules) for mutant in found]


def test_a_mutant_is_told_by_the_rule_at_its_line(tmp_path: Path):
    mutants = made(tmp_path)
    assert (8, "Lt -> LtE", ("9.1-b",)) in mutants
    assert (8, "Or -> And", ("9.1-b",)) in mutants
    assert (8, "2 -> 3", ("9.1-b",)) in mutants
    assert (8, "not removed", ("9.1-b",)) in mutants
    assert (8, "condition -> False", ("9.1-b",)) in mutants
    assert (11, "not done", ("9.1-a",)) in mutants  # by the head of the function


def test_what_says_nothing_of_a_rule_is_left_alone(tmp_path: Path):
    changed = {
        line for line, what, _ in made(tmp_path) if what not in ("condition -> False", "condition -> True")
    }
    assert 6 not in changed  # is it on the map at all?
    assert 10 not in changed  # what is only told in the log


def test_a_sample_of_a_real_game_is_tried_and_told():
    """Supply of Santander: its tests notice nearly everything."""
    words = ["-m", "tools.mutate", "santander", "rules.supply", "--sample", "8", "--seed", "tests"]
    words += ["--least", "0.6", "--json"]
    done = subprocess.run(
        [sys.executable, *words, "--least", "0.6"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    told = json.loads(done.stdout)
    assert told["game"] == "santander"
    assert not told["whole"]
    assert told["mutants"] - told["died"] == len(told["survivors"])
