"""The page's types and the tables of docs/protocol.md are made from what the server says of itself."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tools import protocol

from frente.server import messages, shapes


@pytest.mark.parametrize("file", [protocol.TYPES, protocol.TABLES], ids=lambda file: file.name)
def test_what_is_made_from_the_shapes_is_not_stale(file: Path):
    assert file.read_text(encoding="utf-8") == protocol.made()[file], f"run `{protocol.COMMAND}`"


def test_the_docs_tell_of_every_shape_message_and_request_once():
    told = protocol.told_in(protocol.TABLES.read_text(encoding="utf-8"))
    alone = {name for name, cls in protocol.known().items() if cls.__module__ != messages.__name__}
    assert sorted(told) == sorted({*alone, *protocol.ALIASES, "HTTP"})


def test_the_page_has_a_type_for_everything_that_travels():
    made = protocol.types()
    named = set(re.findall(r"^export (?:interface|type) (\w+)", made, re.MULTILINE))
    assert named == {*protocol.known(), *protocol.ALIASES, "Plain"}
    assert {shape.__name__ for shape in shapes.every()} <= named


def test_something_is_said_of_every_shape():
    assert not [name for name in protocol.known() if not protocol.about(name)]


def test_a_field_that_may_be_left_out_says_so():
    fields = {field.name: field for field in protocol.fields("Choice")}
    assert fields["token"].told == "token: string"
    assert fields["subjects"].told == "subjects?: string[]"
    assert fields["warns"].about == "Its words tell of a loss: they are shown before it is taken."


def test_what_a_board_leaves_out_is_never_null():
    told = {field.told for field in protocol.fields("Area")}
    assert {"label?: Point", "polygons?: Point[][]"} <= told


def test_a_table_is_made_between_its_marks_and_nothing_else_is_touched():
    text = "Before.\n<!-- made: Origin -->\nstale\n<!-- end -->\nAfter.\n"
    made = protocol.tables(text)
    assert made.startswith("Before.\n<!-- made: Origin -->\n**Origin.** The match and ply")
    assert "| `ply` | `number` |  |" in made
    assert made.endswith("<!-- end -->\nAfter.\n")
    assert protocol.tables(made) == made
