"""The lists of rules in other languages stay beside the English ones, row by row."""

import csv
import re
from pathlib import Path

import pytest

from frente import games

FOLDER = Path(games.__file__).parent
LISTS = sorted(FOLDER.glob("*/data/rules.??.csv"))


def rows(file: Path) -> list[dict[str, str]]:
    with file.open(encoding="utf-8", newline="") as read:
        return list(csv.DictReader(read))


def number(chapter: str) -> str:
    return "".join(re.findall(r"^\d+", chapter))


@pytest.mark.parametrize("file", LISTS, ids=lambda file: f"{file.parts[-3]}-{file.suffixes[0][1:]}")
def test_every_rule_is_told_with_its_figures(file: Path):
    english, other = rows(file.with_name("rules.csv")), rows(file)
    assert [row["id"] for row in other] == [row["id"] for row in english]
    for told, row in zip(other, english, strict=True):
        assert number(told["chapter"]) == number(row["chapter"]), row["id"]
        assert told["text"], row["id"]
        assert bool(told["reason"]) == bool(row["reason"]), row["id"]
        assert set(re.findall(r"\d+", row["text"])) <= set(re.findall(r"\d+", told["text"])), row["id"]


def test_every_game_is_told_in_spanish():
    english = {file.parent for file in FOLDER.glob("*/data/rules.csv")}
    assert {file.parent for file in LISTS if file.name == "rules.es.csv"} == english
