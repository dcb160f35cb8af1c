"""The page about positions tells of all that a position file may hold, and its example runs."""

import re
import tomllib
from pathlib import Path

from tests.engine.situations import load_game

from frente.engine import expectation, position

PAGE = (Path(__file__).parents[2] / "docs" / "positions.md").read_text(encoding="utf-8")


def keys(heading: str) -> list[str]:
    """What the tables under a heading tell of, in order."""
    section = PAGE.split(f"## {heading}\n", 1)[1].split("\n## ", 1)[0]
    rows = re.findall(r"^\| (`.*?) \|", section, re.MULTILINE)
    return [key for row in rows for key in re.findall(r"`(\w+)`", row)]


def test_every_key_of_a_file_is_told():
    assert set(keys("The file")) == set(position._FILE_KEYS)


def test_every_key_of_an_entry_is_told_in_the_order_in_which_it_is_done():
    told = keys("An entry")
    unlisted = {"rule", "text", "undo", "resign"}  # told beside what they belong to
    assert set(told) | unlisted == set(position._DO_KEYS)
    assert all(f"`{key}`" in PAGE or f"`{key} = " in PAGE for key in unlisted)
    done = [key for key in position._METHODS if key not in unlisted]
    assert [key for key in told if key in done] == done


def test_every_way_to_compare_is_told():
    assert set(keys("Facts and values")) == set(expectation.OPERATORS)


def test_the_example_runs():
    (example,) = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
    account = position.run(tomllib.loads(example), load_game)
    assert [str(failure) for failure in account.failures] == []
    assert account.checks >= 9
