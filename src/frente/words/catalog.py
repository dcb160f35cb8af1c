"""Fluent catalogs. The only module that knows fluent.runtime."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import TypeAlias

from fluent.runtime import FluentBundle
from fluent.runtime.types import fluent_number
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from frente.words.language import LOCALES_FALL_BACK_TO, PSEUDO, cldr
from frente.words.pseudo import accented

COMMON = Path(__file__).parent
FORMS = ("gen", "dat", "acc", "ins", "loc", "voc", "gender", "the", "el", "del", "al")
"""What a name or a term may carry as attributes: cases, its gender, and how it stands with an article."""
_FORM = re.compile(rf"\$([a-zA-Z][\w-]*?)-({'|'.join(FORMS)})(?![\w-])")
_ENTRY = re.compile(r"(-?[a-zA-Z][\w-]*)\s*=")

Filling: TypeAlias = str | int | float


def chain(locale: str) -> list[str]:
    """The languages to ask, first one first: `es-MX`, `es`, then English."""
    wanted = [locale] + ([locale.partition("-")[0]] if "-" in locale else [])
    return [*wanted, LOCALES_FALL_BACK_TO] if LOCALES_FALL_BACK_TO not in wanted else wanted


def sources(folder: Path | None, locale: str) -> list[Path]:
    """The catalog files to ask, first one first: the game's own, the common one, then English."""
    folders = [COMMON] if folder is None else [folder / "words", COMMON]
    wanted = [place / f"{name}.ftl" for name in chain(locale) for place in folders]
    return [file for file in wanted if file.exists()]


def languages(folder: Path | None = None) -> list[str]:
    """The languages there are catalogs of, the one that fills gaps first."""
    found = {file.stem for file in ((folder / "words") if folder else COMMON).glob("*.ftl")}
    return sorted(found, key=lambda language: (language != LOCALES_FALL_BACK_TO, language))


def whole(folder: Path | None, locale: str) -> str:
    """One catalog for one who has no other: what the language lacks stands there in English."""
    entries: dict[str, str] = {}
    for file in sources(folder, locale):
        for name, entry in _entries(file.read_text(encoding="utf-8")):
            entries.setdefault(name, entry)
    text = "".join(entries.values())
    if locale == PSEUDO:
        tree = FluentParser(with_spans=False).parse(text)
        _Accents().visit(tree)
        text = FluentSerializer().serialize(tree)
    return text


def _entries(text: str) -> Iterator[tuple[str, str]]:
    """The entries of a catalog by their names (of terms with the hyphen), without comments.

    Whatever does not begin a line at its edge goes on with the entry before it, so nothing needs parsing.
    """
    name, lines = "", list[str]()
    for line in text.splitlines():
        begins = _ENTRY.match(line)
        if name and (begins or line.startswith("#")):
            yield name, "\n".join(lines).rstrip() + "\n"
        if begins or line.startswith("#"):
            name, lines = begins[1] if begins else "", []
        lines.append(line)
    if name:
        yield name, "\n".join(lines).rstrip() + "\n"


def selectors(file: Path) -> list[tuple[str, str, list[str]]]:
    """Every choice in a catalog file by an argument: the message, the argument, the keys of its variants."""
    found: list[tuple[str, str, list[str]]] = []
    for entry in _resource(file).body:
        if isinstance(entry, ftl.Message):
            finder = _Selects()
            finder.visit(entry)
            found += [(entry.id.name, argument, keys) for argument, keys in finder.found]
    return found


class _Selects(Visitor):
    def __init__(self) -> None:
        self.found: list[tuple[str, list[str]]] = []

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        if isinstance(node.selector, ftl.VariableReference):
            keys = [v.key.name for v in node.variants if isinstance(v.key, ftl.Identifier)]
            self.found.append((node.selector.id.name, keys))
        self.generic_visit(node)


def defined(file: Path) -> list[str]:
    """The message names a catalog file defines, in order (doubles too). ValueError where it is malformed."""
    text = file.read_text(encoding="utf-8")
    tree = FluentParser(with_spans=True).parse(text)
    names: list[str] = []
    for entry in tree.body:
        if isinstance(entry, ftl.Junk):
            reason = entry.annotations[0].message if entry.annotations else "unreadable"
            line = text[: entry.span.start if entry.span else 0].count("\n") + 1
            raise ValueError(f"{file}, line {line}: {reason}")
        if isinstance(entry, ftl.Message):
            names.append(entry.id.name)
    return names


class Catalog:
    """Catalog files in order of preference, in the plural rules of one language.

    English has its own words for one and for all else, which other languages' rules choose alike: so a
    sentence that falls back to English needs no rules of its own, here and in the page.
    """

    def __init__(self, files: Iterable[Path], locale: str) -> None:
        self._bundle, self.forms = _bundle(tuple(files), locale)

    def has(self, name: str) -> bool:
        return self._bundle.has_message(name)

    def format(
        self, name: str, filling: Mapping[str, Filling], form: str = ""
    ) -> tuple[str, list[str]] | None:
        """The sentence (or a form of a name) and what was wrong with it; None where no catalog has it."""
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(form) if form else message.value
        if pattern is None:
            return None
        text, errors = self._bundle.format_pattern(pattern, {k: _native(v) for k, v in filling.items()})
        return str(text), [str(error) for error in errors]


def _native(value: Filling) -> object:
    # A year is not 1,936.
    return value if isinstance(value, str) else fluent_number(value, useGrouping=False)


@cache
def _bundle(files: tuple[Path, ...], locale: str) -> tuple[FluentBundle, dict[str, tuple[str, ...]]]:
    """Of two messages of one name the first counts. Besides: which forms of which arguments are wanted."""
    bundle = FluentBundle([cldr(locale)], use_isolating=False)
    wanted: dict[str, dict[str, None]] = {}
    for file in files:
        bundle.add_resource(_resource(file, locale == PSEUDO))
        for argument, form in _FORM.findall(file.read_text(encoding="utf-8")):
            wanted.setdefault(argument, {})[form] = None
    return bundle, {argument: tuple(forms) for argument, forms in wanted.items()}


@cache
def _resource(file: Path, pseudo: bool = False) -> ftl.Resource:
    tree = FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8"))
    if pseudo:
        _Accents().visit(tree)
    return tree


class _Accents(Visitor):
    def visit_TextElement(self, node: ftl.TextElement) -> None:
        node.value = accented(node.value)
