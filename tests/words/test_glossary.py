"""One word for one thing: the glossary (docs/glossary.md) and the catalogs of each language agree."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parents[2]
LANGUAGES = ("es", "pl")

# Where a word that is not to be used means something else, or is a name: message or rule, and why.
_TYPED = "a command, as it is typed"
_COUP = "the coup of Casado"
_PICTURE = "a drawing"
_MERCHANT = "a merchant ship: warships alone are okręty"
EXCEPTIONS: dict[tuple[str, str], dict[str, str]] = {
    **{
        (language, "replay"): {
            "frente/error-rules-have-changed-too-much-2": _TYPED,
            "frente/error-match-over-see-frente-replay": _TYPED,
            "frente/cli-frente-replay-open-file-page": _TYPED,
        }
        for language in LANGUAGES
    },
    **{
        (language, "log"): {
            "frente/cli-help": _TYPED,
            "frente/cli-replay-help": _TYPED,
            "src/command-hello": _TYPED,
            "src/command-help": _TYPED,
        }
        for language in LANGUAGES
    },
    ("es", "oportunidad-"): {"crusade/11.2.4-a": "a second try, no chance"},
    ("es", "dibujo-"): {
        "barricadas/12.3-a": _PICTURE,
        "barricadas/12.7-a": _PICTURE,
        "santander/2.2-a": _PICTURE,
    },
    ("es", "suelta"): {"crusade/13.4.3-c": "a single half"},
    ("es", "sueltas"): {"src/settings-keys-about": "single letters"},
    ("es", "cortad-"): {
        "frente/error-not-match-file-not-json": "a file of which the end is missing",
        "frente/error-not-match-file-not-json-2": "a file of which the end is missing",
    },
    ("es", "golpe-"): {
        "crusade/name-N46": _COUP,
        "crusade/over-coup": _COUP,
        "crusade/5.2.4": _COUP,
        "crusade/16.3.2-c": _COUP,
        "espana/name-n-41": _COUP,
    },
    ("pl", "statek"): {"arriba/no-empty-ship": _MERCHANT, "arriba/the-ship": _MERCHANT},
    ("pl", "statki"): {"arriba/first-port": _MERCHANT},
}


class Term(NamedTuple):
    english: str
    said: dict[str, str]
    never: dict[str, str]


class Text(NamedTuple):
    where: str
    text: str


def terms() -> list[Term]:
    rows = [
        [cell.strip() for cell in line.strip().strip("|").split("|")]
        for line in (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8").splitlines()
        if line.startswith("| ") and not line.startswith(("| English", "| ---"))
    ]
    return [Term(en, {"es": es, "pl": pl}, {"es": no_es, "pl": no_pl}) for en, es, pl, no_es, no_pl in rows]


class _Spelled(Visitor):
    """The letters of a message: what stands in its text, without arguments and keys."""

    def __init__(self) -> None:
        self.parts: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.parts.append(node.value)

    def visit_VariantKey(self, node: ftl.NumberLiteral | ftl.Identifier) -> None:
        pass


@cache
def texts(language: str) -> tuple[Text, ...]:
    """Every text of a language: messages, and rules in its words."""
    return (*_messages(language), *_rules(language))


def _messages(language: str) -> Iterator[Text]:
    for file in sorted([*ROOT.glob(f"src/**/{language}.ftl"), *ROOT.glob(f"web/src/**/{language}.ftl")]):
        for entry in FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, (ftl.Message, ftl.Term)):
                spelled = _Spelled()
                spelled.visit(entry)
                yield Text(f"{file.parent.parent.name}/{entry.id.name}", " ".join(spelled.parts))


def _rules(language: str) -> Iterator[Text]:
    for file in sorted(ROOT.glob(f"src/frente/games/*/data/rules.{language}.csv")):
        with file.open(encoding="utf-8", newline="") as rows:
            for row in csv.DictReader(rows):
                yield Text(f"{file.parent.parent.name}/{row['id']}", f"{row['chapter']} {row['text']}")


def pattern(word: str) -> re.Pattern[str]:
    """A word as a whole; a hyphen at its end stands for any ending."""
    ends = r"\w*" if word.endswith("-") else ""
    return re.compile(rf"(?<!\w){re.escape(word.removesuffix('-'))}{ends}(?!\w)", re.IGNORECASE)


def stem(said: str) -> str:
    """The part of a term that its forms share: enough to find it in a text."""
    plain = re.sub(r"\([^)]*\)", "", re.split(r"[,/]", said)[0])
    first = plain.split()[0] if plain.split() else ""
    return first[: max(3, len(first) - 3)].lower()


def test_no_two_rows_explain_the_same_word():
    found = [term.english for term in terms()]
    assert len(found) > 100
    assert len(found) == len(set(found))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_glossary_is_in_use(language: str):
    written = "\n".join(text for _, text in texts(language)).lower()
    unused = [
        f"{term.english}: {part.strip()}"
        for term in terms()
        for part in re.sub(r"\([^)]*\)", "", term.said[language]).split(";")[:1]
        if stem(part) not in written
    ]
    assert unused == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_language_does_not_call_a_thing_stands_nowhere(language: str):
    found = [
        f"{where}: {hit.group()} ({term.english}: {term.said[language]})"
        for term in terms()
        for word in filter(None, term.never[language].split(", "))
        for where, text in texts(language)
        if where not in EXCEPTIONS.get((language, word), {})
        for hit in pattern(word).finditer(text)
    ]
    assert found == []


def test_every_exception_is_one():
    """What was mended needs none any more."""
    for (language, word), places in EXCEPTIONS.items():
        by_place = dict(texts(language))
        assert [where for where in places if not pattern(word).search(by_place.get(where, ""))] == []
