"""Other languages than English: catalogs, forms of names, lists and numbers, rules, and who chooses."""

import json
from pathlib import Path
from typing import Any

import pytest

from frente import conformance
from frente.cli import run
from frente.engine import Game, Message
from frente.server import present
from frente.words import Words, catalog, languages, whole
from frente.words.completeness import Shelf, languages_of, standing, wanting
from frente.words.language import accepted, chosen, listed, numbered, of_environment

CASES = json.loads((Path(__file__).parent / "cases.json").read_text(encoding="utf-8"))
"""The page says the same of the same cases (web/tests/words.test.ts)."""


class Named(Game[Any]):
    """Only a folder and names: enough for words."""

    slug = "named"

    def __init__(self, folder: Path, names: dict[str, str]) -> None:
        self.folder = folder
        self._given = names

    def names(self) -> dict[str, str]:
        return self._given


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Folders for a game's catalogs and the common ones, empty."""
    (tmp_path / "game" / "words").mkdir(parents=True)
    (tmp_path / "common").mkdir()
    monkeypatch.setattr(catalog, "COMMON", tmp_path / "common")
    return tmp_path


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["story"])
def test_page_and_program_say_the_same(case: dict[str, Any], shelf: Path):
    for language, text in case["catalogs"].items():
        (shelf / "game" / "words" / f"{language}.ftl").write_text("\n".join(text), encoding="utf-8")
    words = Words(Named(shelf / "game", case["names"]), case["language"])
    said = [words.say(Message(told["id"], told.get("args", {}))) for told in case["messages"]]
    assert said == case["said"]


def test_what_a_language_lacks_stands_in_its_catalog_in_english(shelf: Path):
    (shelf / "game/words/en.ftl").write_text("# On top\na = one\nb =\n    two\n\n    lines\n-t = term\n")
    (shelf / "common/en.ftl").write_text("a = common\nc = { $n ->\n    [one] x\n   *[other] y\n}\n")
    (shelf / "game/words/es.ftl").write_text("a = uno\n")
    assert whole(shelf / "game", "es") == (
        "a = uno\nb =\n    two\n\n    lines\n-t = term\nc = { $n ->\n    [one] x\n   *[other] y\n}\n"
    )
    assert languages(shelf / "game") == ["en", "es"]
    assert languages() == ["en"]


def test_the_catalog_that_is_sent_says_what_the_files_say(shelf: Path):
    game = conformance.folder_of("arriba")
    (shelf / "one").mkdir()
    (shelf / "one" / "words").mkdir()
    (shelf / "one" / "words" / "en.ftl").write_text(whole(game, "en"), encoding="utf-8")
    sent, own = shelf / "one" / "words" / "en.ftl", game / "words" / "en.ftl"
    assert catalog.defined(sent) == catalog.defined(own)
    assert catalog.selectors(sent) == catalog.selectors(own)


def test_the_pseudo_language_puts_accents_on_what_is_in_catalogs(shelf: Path):
    (shelf / "common/en.ftl").write_text("a = Go to { $place }.\n")
    words = Words(Named(shelf / "game", {"toledo": "Toledo"}), "qps")
    assert words.say("a", place="toledo") == "Ĝó ţó Ţóļédó."
    assert words.say("a", place="raw-id") == "Ĝó ţó raw-id."
    assert "Ĝó ţó { $place }." in whole(None, "qps")


def test_rules_are_told_in_the_language_as_far_as_it_goes(tmp_path: Path):
    (tmp_path / "data").mkdir()
    (tmp_path / "examples").mkdir()
    rows = "id,chapter,text,kind,reason\n1.1,Moving,March,core,\n1.2,Moving,Rest,optional,\n"
    (tmp_path / "data" / "rules.csv").write_text(rows)
    (tmp_path / "data" / "rules.es.csv").write_text(
        "id,chapter,text,reason\n1.1,Movimiento,Marchar,\n1.2,,,\n"
    )
    game = Named(tmp_path, {})
    told = [(r["id"], r["chapter"], r["text"], r["kind"]) for r in present.rules(game, "", "es")]
    assert told == [("1.1", "Movimiento", "Marchar", "core"), ("1.2", "Moving", "Rest", "optional")]
    assert [r["text"] for r in present.rules(game, "march", "en")] == ["March"]
    (tmp_path / "data" / "rules.pl.csv").write_text("id,chapter,text,reason\n9.9,Ruch,Marsz,\n")
    with pytest.raises(ValueError, match=r"9\.9"):
        conformance.rules_of(tmp_path, "pl")


@pytest.mark.parametrize(
    ("wanted", "found"),
    [("es", "es"), ("es-MX", "es"), ("es_ES.UTF-8", "es"), ("PL", "pl"), ("fr", None), ("C.UTF-8", None)],
)
def test_a_wish_finds_its_language(wanted: str, found: str | None):
    assert chosen(wanted, ["en", "es", "pl"]) == found


@pytest.mark.parametrize(
    ("header", "found"),
    [
        ("", "en"),
        ("es-AR,es;q=0.9,en;q=0.8", "es"),
        ("fr, pl;q=0.4, es;q=0.7", "es"),
        ("es;q=0, pl;q=0.1", "pl"),
        ("*;q=x,;;,", "en"),
    ],
)
def test_the_browser_says_what_it_likes_best(header: str, found: str):
    assert accepted(header, ["en", "es", "pl"]) == found


def test_the_terminal_speaks_the_language_of_its_environment(monkeypatch: pytest.MonkeyPatch):
    for name in ("FRENTE_LANG", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert of_environment(["en", "pl"]) == "pl"
    monkeypatch.setenv("FRENTE_LANG", "en")
    assert of_environment(["en", "pl"]) == "en"


def test_lists_and_numbers_are_written_as_the_language_does():
    assert listed(["a", "b", "c"], "en") == "a, b, c"
    assert listed(["a", "b", "c"], "es") == "a, b y c"
    assert listed(["Francia", "Italia"], "es") == "Francia e Italia"
    assert listed(["Francia", "Hielo"], "es") == "Francia y Hielo"
    assert listed(["a", "b"], "pl") == "a i b"
    assert (numbered(1936, "es"), numbered(1.5, "pl"), numbered(1.5, "en")) == ("1936", "1,5", "1.5")


# --- how far a language has come --------------------------------------------------------------------------

ENGLISH = """
moved = { $unit } moves to { $place }.
lost = { $count ->
    [one] one step
   *[other] { $count } steps
}
by = { $side-id ->
    [red] Red
   *[other] Other
}
gone = Gone.
"""
POLISH = """
-unit = jednostka
moved = { $unit-acc } przesuwa się ({ -unit }): { $where }
lost = { $count ->
    [one] jeden stopień
   *[other] { $count } stopni
}
by = Ktoś
extra = nic
name-madrid = Madryt
gone = { -stack }
by = znowu
bad = { $x
"""


def test_what_is_missing_and_what_is_broken_is_told(tmp_path: Path):
    (tmp_path / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    (tmp_path / "pl.ftl").write_text(POLISH, encoding="utf-8")
    shelf = Shelf("story", tmp_path, names=frozenset({"name-madrid"}))
    assert languages_of([shelf]) == ["en", "pl"]
    found = standing(shelf, "pl")
    assert (found.messages, found.missing, found.named) == (4, [], 1)
    assert sorted(found.broken) == [
        "by is there twice",
        "cannot be read: bad = { $x",
        "extra is no message of English",
        "gone names -stack, which is not there",
        "lost counts without few, many",
        "moved does not tell $place",
        "moved is not told $where",
    ]
    assert standing(shelf, "en").broken == []
    assert standing(shelf, "es").missing == ["moved", "lost", "by", "gone"]
    assert list(wanting(shelf, "es"))[3] == "gone = Gone.\n"


def test_no_language_has_a_broken_message(capsys: pytest.CaptureFixture[str]):
    told = runner(capsys, "words", "--check", "--json")
    report = json.loads(told)
    assert set(report["en"]) >= {"common", "page", "arriba", "espana"}
    assert all(part["missing"] == 0 for part in report["en"].values())
    broken = [fault for parts in report.values() for part in parts.values() for fault in part["broken"]]
    assert broken == []


def test_what_is_to_be_translated_is_listed_under_its_file(capsys: pytest.CaptureFixture[str]):
    told = runner(capsys, "words", "--missing", "xx", "santander")
    assert "santander/words/xx.ftl" in told
    assert "seat-republican = " in told
    assert "santander/data/rules.xx.csv\n\nid,chapter,text,reason\n" in told


def test_the_terminal_speaks_the_language_it_is_told(capsys: pytest.CaptureFixture[str]):
    assert "Ŕébéļ" in runner(capsys, "--lang", "qps", "games")
    assert "(Rebel)" in runner(capsys, "games")


def runner(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    assert run(args) == 0
    return capsys.readouterr().out
