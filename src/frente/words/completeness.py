"""How far a language has come: which messages of English it has, and which of its own are broken.

A message is broken where it cannot be read, names what English does not have, is told other arguments than
English, or chooses by a number and lacks one of the forms that the language counts with.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from babel import Locale
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from frente.words.catalog import COMMON, FORMS
from frente.words.language import LOCALES_FALL_BACK_TO

_COUNTS = frozenset({"zero", "one", "two", "few", "many", "other"})


@dataclass(frozen=True, slots=True)
class Shelf:
    """A folder with one catalog for each language, and the folders whose terms it may use."""

    name: str
    folder: Path
    beside: tuple[Path, ...] = ()
    names: frozenset[str] = frozenset()
    """Messages `name-...` that a language may have: English names stand in the data."""

    def file(self, language: str) -> Path:
        return self.folder / f"{language}.ftl"


@dataclass(slots=True)
class Standing:
    """How a language stands on one shelf, or on several together."""

    messages: int = 0
    """Those of English."""
    missing: list[str] = field(default_factory=list)
    broken: list[str] = field(default_factory=list)
    named: int = 0
    """Names that the language has of its own. One without is shown as it is printed."""

    def __iadd__(self, other: Standing) -> Standing:
        self.messages += other.messages
        self.missing += other.missing
        self.broken += other.broken
        self.named += other.named
        return self


def page_shelves() -> list[Shelf]:
    """The catalogs of the page, where this runs from a checkout."""
    src = Path(__file__).resolve().parents[3] / "web" / "src"
    return [
        Shelf("page", src / part) for part in ("words", "learn", "people", "lab") if (src / part).is_dir()
    ]


def common_shelf() -> Shelf:
    return Shelf("common", COMMON)


def game_shelf(slug: str, folder: Path, names: Iterable[str]) -> Shelf:
    return Shelf(slug, folder / "words", (COMMON,), frozenset(names))


def languages_of(shelves: Sequence[Shelf]) -> list[str]:
    """Every language that has a catalog on some shelf, English first."""
    found = {file.stem for shelf in shelves for file in shelf.folder.glob("*.ftl")}
    return sorted(found, key=lambda language: (language != LOCALES_FALL_BACK_TO, language))


def standing(shelf: Shelf, language: str) -> Standing:
    """How a language stands on a shelf."""
    english = _read(shelf.file(LOCALES_FALL_BACK_TO))
    own = _read(shelf.file(language))
    terms = {f"-{name}" for name in own.terms}
    messages = set(english.messages)
    for folder in shelf.beside:
        terms |= {f"-{name}" for name in _read(folder / f"{language}.ftl").terms}
        messages |= set(_read(folder / f"{LOCALES_FALL_BACK_TO}.ftl").messages)
    broken = [*own.faults]
    for name, entry in own.messages.items():
        if name in shelf.names:
            model = None
        elif name in messages:
            model = english.messages.get(name)
        else:
            broken.append(f"{name} is no message of English")
            continue
        broken += [f"{name} {fault}" for fault in _faults(entry, model, terms, messages, language)]
    return Standing(
        len(english.messages),
        [name for name in english.messages if name not in own.messages],
        broken,
        sum(name in shelf.names for name in own.messages),
    )


def wanting(shelf: Shelf, language: str) -> Iterator[str]:
    """The entries of English that a language lacks, as they stand there, to be put into its words."""
    english = _read(shelf.file(LOCALES_FALL_BACK_TO))
    for name in standing(shelf, language).missing:
        yield FluentSerializer().serialize_entry(english.messages[name])


# --- reading ----------------------------------------------------------------------------------------------


@dataclass(slots=True)
class _Catalog:
    messages: dict[str, ftl.Message] = field(default_factory=dict)
    terms: dict[str, ftl.Term] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)


@cache
def _read_at(file: Path, changed: int) -> _Catalog:
    found = _Catalog()
    text = file.read_text(encoding="utf-8")
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ftl.Junk):
            first = entry.content.strip().splitlines()[0] if entry.content else ""
            found.faults.append(f"cannot be read: {first}")
        elif isinstance(entry, ftl.Message):
            if entry.id.name in found.messages:
                found.faults.append(f"{entry.id.name} is there twice")
            found.messages[entry.id.name] = entry
        elif isinstance(entry, ftl.Term):
            found.terms[entry.id.name] = entry
    return found


def _read(file: Path) -> _Catalog:
    return _read_at(file, file.stat().st_mtime_ns) if file.exists() else _Catalog()


# --- judging ----------------------------------------------------------------------------------------------


class _Parts(Visitor):
    """What a message is made of."""

    def __init__(self) -> None:
        self.shown: set[str] = set()
        self.chosen_by: set[str] = set()
        self.references: set[str] = set()
        self.counted: list[set[str]] = []

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        if isinstance(node.selector, ftl.VariableReference):
            self.chosen_by.add(_base(node.selector.id.name))
            keys = {v.key.name for v in node.variants if isinstance(v.key, ftl.Identifier)}
            if keys & _COUNTS and keys <= _COUNTS and keys != {"other"}:
                self.counted.append(keys)
        else:
            self.visit(node.selector)
        for variant in node.variants:
            self.visit(variant)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.shown.add(_base(node.id.name))

    def visit_TermReference(self, node: ftl.TermReference) -> None:
        self.references.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.references.add(node.id.name)


def _base(argument: str) -> str:
    """`$place-gen` and `$place-id` are told with `$place`."""
    head, _, last = argument.rpartition("-")
    return head if head and last in (*FORMS, "id") else argument


def _parts(entry: ftl.Message) -> _Parts:
    found = _Parts()
    found.visit(entry)
    return found


def _faults(
    entry: ftl.Message, model: ftl.Message | None, terms: set[str], messages: set[str], language: str
) -> Iterator[str]:
    own = _parts(entry)
    if model is not None and (entry.value is None) != (model.value is None):
        yield "has no text of its own" if entry.value is None else "has a text, and English has none"
    if model is not None:
        asked = _parts(model)
        for name in sorted((own.shown | own.chosen_by) - asked.shown - asked.chosen_by):
            yield f"is not told ${name}"
        for name in sorted(asked.shown - own.shown - own.chosen_by):
            yield f"does not tell ${name}"
    for name in sorted(own.references - terms - messages):
        yield f"names {name}, which is not there"
    for keys in own.counted:
        lacking = sorted(_counts(language) - keys)
        if lacking:
            yield f"counts without {', '.join(lacking)}"


@cache
def _counts(language: str) -> frozenset[str]:
    """The forms that a language counts whole things with."""
    plural = Locale.parse(language.replace("-", "_")).plural_form
    return frozenset(plural(number) for number in range(200)) - {"other"}
