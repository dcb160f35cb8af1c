"""Finding games."""

import json
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from frente import games
from frente.cli import run


def test_the_five_have_titles():
    assert [title.slug for title in games.ALL_FIVE] == [
        "arriba",
        "barricadas",
        "crusade",
        "espana",
        "santander",
    ]


@pytest.mark.parametrize("slug", games.slugs())
def test_every_game_found_can_be_loaded(slug: str):
    assert games.load(slug).slug == slug


def test_an_unknown_game_is_told_with_what_there_is(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(games, "_found", lambda: {"one": None, "two": None})
    with pytest.raises(ValueError, match="there is no game 'chess'; there are one, two"):
        games.load("chess")


def test_a_game_can_be_named_by_where_it_is():
    assert games.load("tests.bots.pebbles:GAME").slug == "pebbles"


@pytest.mark.parametrize("path", ["no.such:GAME", "tests.bots.pebbles:SEATS", "tests.bots.pebbles:NOTHING"])
def test_what_is_no_game_is_told(path: str):
    with pytest.raises(ValueError, match=path):
        games.load(path)


def test_a_package_without_a_game_is_ignored_and_outsiders_are_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    (tmp_path / "halfdone").mkdir()
    (tmp_path / "halfdone" / "__init__.py").write_text("")
    point = EntryPoint("pebbles", "tests.bots.pebbles:GAME", games.GROUP)
    monkeypatch.setattr(games, "__path__", [str(tmp_path)])
    monkeypatch.setattr(games, "entry_points", lambda group: [point])
    games._found.cache_clear()
    try:
        assert games.slugs() == ("pebbles",)
        assert games.load("pebbles").title == "Pebbles"
    finally:
        games._found.cache_clear()


@pytest.fixture
def with_broken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Beside the five, games that break in three ways."""
    for name, text in (
        ("syntaxless", "GAME = ("),
        ("lost", "from nowhere_at_all import GAME"),
        ("crashing", "GAME = 1 / 0"),
    ):
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").write_text(text)
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path)])
    games._found.cache_clear()
    yield
    games._found.cache_clear()


@pytest.mark.usefixtures("with_broken")
def test_a_broken_game_hides_no_other_and_is_named_with_its_error(capsys: pytest.CaptureFixture[str]):
    found, broken = games.loaded()
    assert [game.slug for game in found] == ["arriba", "barricadas", "crusade", "espana", "santander"]
    assert "never closed (__init__.py, line 1)" in broken["syntaxless"]
    assert "No module named 'nowhere_at_all'" in broken["lost"]
    assert "ZeroDivisionError: division by zero (__init__.py, line 1)" in broken["crashing"]
    assert run(["games"]) == 0
    said = capsys.readouterr().out
    assert "Santander, 1937" in said
    assert "crashing cannot be played" in said
    assert run(["games", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["arriba"]["title"] == "Arriba España"
    assert "division by zero" in told["crashing"]["error"]
    assert run(["play", "crashing"]) == 1
    assert "breaks when it is loaded" in capsys.readouterr().err
