"""Position files that are written."""

import tomllib

from frente.engine import position
from frente.engine.position_file import position_file


def test_what_is_written_is_read_again():
    table = {"turn": 3, "rain": True, "units": {"2206": ["b-1", "b-2"], "a b": []}, "say": 'a "word" \\'}
    text = position_file("Turn 3", "toy", "plain", {"forts": True}, table)
    assert tomllib.loads(text)["set"] == table
    read = position.parse("a file", text)
    assert (read.title, read.game, read.scenario, read.options) == ("Turn 3", "toy", "plain", {"forts": True})
    assert read.set == table


def test_no_options_are_not_written():
    assert "options" not in position_file("Turn 3", "toy", "plain", {}, {"turn": 3})
