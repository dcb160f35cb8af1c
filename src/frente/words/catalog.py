"""Fluent catalogs. The only module that knows fluent.runtime."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

LOCALES_FALL_BACK_TO = "en"
COMMON = Path(__file__).parent

Filling: TypeAlias = str | int | float


def sources(folder: Path | None, locale: str) -> list[Path]:
    """The catalog files to ask, first one first: the game's own, the common one, then English."""
    folders = [COMMON] if folder is None else [folder / "words", COMMON]
    chain = [locale] + ([locale.partition("-")[0]] if "-" in locale else [])
    if LOCALES_FALL_BACK_TO not in chain:
        chain.append(LOCALES_FALL_BACK_TO)
    wanted = [place / f"{name}.ftl" for name in chain for place in folders]
    return [file for file in wanted if file.exists()]


def selectors(file: Path) -> list[tuple[str, str, list[str]]]:
    """Every choice in a catalog file by an argument: the message, the argument, the keys of its variants."""
    found: list[tuple[str, str, list[str]]] = []
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
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
    """Catalog files in order of preference; each keeps the plural rules of its own language."""

    def __init__(self, files: Iterable[Path]) -> None:
        self._bundles = [_bundle(file) for file in files]

    def has(self, name: str) -> bool:
        return any(bundle.has_message(name) for bundle in self._bundles)

    def format(self, name: str, filling: Mapping[str, Filling]) -> tuple[str, list[str]] | None:
        """The sentence and what was wrong with it; None where no catalog has it."""
        for bundle in self._bundles:
            if not bundle.has_message(name):
                continue
            pattern = bundle.get_message(name).value
            if pattern is None:
                continue
            text, errors = bundle.format_pattern(pattern, {k: _native(v) for k, v in filling.items()})
            return str(text), [str(error) for error in errors]
        return None


def _native(value: Filling) -> object:
    # A year is not 1,936.
    return value if isinstance(value, str) else fluent_number(value, useGrouping=False)


@cache
def _bundle(file: Path) -> FluentBundle:
    bundle = FluentBundle([file.stem], use_isolating=False)
    bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
