"""Lessons and examples in other languages: as far as they go, held to the English ones."""

from pathlib import Path
from typing import Any

import pytest
from tests.server.table import serving

from frente import games, learn
from frente.engine import Game
from frente.learn import told

SANTANDER = games.load("santander")
HEAD = "lesson,step,heading,text\n"


@pytest.fixture
def game(tmp_path: Path) -> Game[Any]:
    """A game with a folder of its own for tables of other languages."""

    class Told(Game[Any]):
        slug, folder = "santander", tmp_path

    (tmp_path / "lessons").mkdir()
    return Told()


def write(game: Game[Any], text: str) -> None:
    (game.folder / "lessons" / "xx.csv").write_text(HEAD + text, encoding="utf-8")


def test_what_a_language_lacks_is_told_in_english(game: Game[Any], monkeypatch: pytest.MonkeyPatch):
    table = told.lessons(SANTANDER)
    write(game, '1-reinosa,0,Titel,Ziel\n1-reinosa,2,"Hoch, damit",Nimm\n1-reinosa,3,,\n')
    rows = table.rows(game, "xx")
    assert rows == {("1-reinosa", "0"): ("Titel", "Ziel"), ("1-reinosa", "2"): ("Hoch, damit", "Nimm")}
    monkeypatch.setattr(told, "lessons", lambda _: table)
    english = learn.lesson_of(SANTANDER, "1-reinosa")
    lesson = told.lesson_in(english, game, "xx")
    assert (lesson.title, lesson.goal) == ("Titel", "Ziel")
    assert [step.heading for step in lesson.steps[:3]] == ["The goal", "Hoch, damit", "Try to walk in"]
    assert [step.parts for step in lesson.steps] == [step.parts for step in english.steps]
    assert told.lesson_in(english, game, "yy") is english


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("9-none,1,a,b\n", "there is no 9-none 1"),
        ("1-reinosa,1,a,b\n1-reinosa,1,a,b\n", "1-reinosa 1 is there twice"),
        ("1-reinosa,1,a,b,c\n", "1-reinosa 1 does not fit"),
    ],
)
def test_a_table_that_does_not_fit_is_refused(game: Game[Any], text: str, fault: str):
    write(game, text)
    with pytest.raises(ValueError, match=fault):
        told.lessons(SANTANDER).rows(game, "xx")


def test_figures_that_are_lost_and_texts_that_are_too_long_are_told(game: Game[Any]):
    write(game, f"1-reinosa,8,Los,{'viele ' * 46}\n2-zones,6,Nimm 2106,Nimm den Berg.\n")
    table = told.lessons(SANTANDER)
    assert list(table.faults(table.rows(game, "xx"))) == [
        "lessons 1-reinosa 8 does not tell 0, 2",
        "lessons 1-reinosa 8 has 46 words, 45 at most",
    ]


@pytest.mark.parametrize("slug", games.slugs())
def test_every_table_of_a_language_holds(slug: str):
    game = games.load(slug)
    for table in told.tables(game):
        for file in (game.folder / table.folder).glob("??.csv"):
            assert list(table.faults(table.rows(game, file.stem))) == []


def test_a_reader_is_told_lessons_in_the_language_of_the_page(tmp_path: Path):
    with serving(tmp_path, games=("santander",)) as client:

        def headings(wanted: str) -> tuple[str, str]:
            listed = client.get("/api/games/santander/lessons", params={"lang": wanted}).json()["lessons"]
            whole = client.get("/api/games/santander/lessons/1-reinosa", params={"lang": wanted}).json()
            return listed[0]["title"], whole["steps"][0]["heading"]

        assert headings("") == ("The road to Reinosa", "The goal")
        assert headings("qps") == ("Ţĥé ŕóád ţó Ŕéíñóšá", "Ţĥé ĝóáļ")
        rules = client.get("/api/rules/santander", params={"lang": "qps"}).json()["rules"]
        assert {rule["example"][:8] for rule in rules if rule["id"] == "9.2-n"} == {"Çómmíţ ñ"}
