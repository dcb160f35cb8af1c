"""A game with other numbers in its data: what a designer would try next.

A value is named by its file, the row or tables it stands in, and its own name: `units.rep-mil.cf` is a column
of a row of `units.csv` (rows by their first column), `setups.scenario.war-of-the-columns.victory.draw` stands
in `setups.toml` (tables of a list by their `id`). Only what the project made itself is varied
(`source = "made"`), unless the study says that it knows better.

A game reads its data when it is imported. So a variant is a copy of the game's folder with another data file,
imported in its place, for the process that plays it: nothing of the game itself knows of variants.
"""

from __future__ import annotations

import atexit
import csv
import importlib
import io
import shutil
import sys
import tempfile
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeAlias

from frente import games

Changes: TypeAlias = Mapping[str, Any]
"""Values by their names."""
DRAWN = frozenset(("lat", "lon", "x", "y", "row", "column"))
"""Columns that only say where something is drawn."""
PRINTED = "stands as printed in the rulebook; `printed = true` in the study varies it nevertheless"

_in_place: dict[str, tuple[tuple[str, str], ...]] = {}
"""Which variant of a game this process has imported."""


def value_of(game: str, name: str) -> Any:
    """What stands there now; ValueError where there is no such value."""
    return _find(_folder(game) / "data", name)[0]


def check(game: str, name: str, value: Any, printed: bool) -> None:
    """ValueError where a value cannot be varied so."""
    old, sources = _find(_folder(game) / "data", name)
    like = isinstance(old, int | float) and isinstance(value, int | float) and not isinstance(value, bool)
    if not (type(old) is type(value) or like or (isinstance(old, str) and isinstance(value, int | float))):
        raise ValueError(f"{name} is {old!r}: {value!r} is of another kind")
    if not printed and not _is_made(sources):
        raise ValueError(f"{name} of {game} {PRINTED}")


def made(game: str) -> Iterator[tuple[str, int | float]]:
    """Every number that we made ourselves, by the name that `vary` takes: what a designer may turn."""
    for file in sorted((_folder(game) / "data").iterdir()):
        if file.suffix == ".csv" and file.stem != "rules":
            yield from _made_in_rows(file)
        elif file.suffix == ".toml" and file.stem != "actions":
            table = tomllib.loads(file.read_text(encoding="utf-8"))
            yield from _made_in_tables(file.stem, table, ())


def _made_in_rows(file: Path) -> Iterator[tuple[str, int | float]]:
    seen: set[str] = set()
    with file.open(encoding="utf-8", newline="") as lines:
        for row in csv.DictReader(lines):
            id = next(iter(row.values()))
            if id in seen:  # only the first of a name can be named
                continue
            seen.add(id)
            for column, text in list(row.items())[1:]:
                number = _number(text)
                if number is not None and column not in DRAWN and _is_made(_sources(row, column)):
                    yield f"{file.stem}.{id}.{column}", number


def _made_in_tables(name: str, table: Any, sources: Sequence[str]) -> Iterator[tuple[str, int | float]]:
    if isinstance(table, dict) and isinstance(table.get("source"), str):
        sources = (table["source"],)
    if isinstance(table, dict):
        parts: Iterable[tuple[str, Any]] = table.items()
    elif isinstance(table, list):
        named = [
            (str(row.get("id", n)) if isinstance(row, dict) else str(n), row) for n, row in enumerate(table)
        ]
        parts = dict(reversed(named)).items()  # only the first of a name can be named
    else:
        if isinstance(table, int | float) and not isinstance(table, bool) and _is_made(sources):
            yield name, table
        return
    for key, value in parts:
        if "." not in key and key not in DRAWN:
            yield from _made_in_tables(f"{name}.{key}", value, sources)


def _is_made(sources: Iterable[str]) -> bool:
    return any("made" in source or "partly" in source for source in sources)


def _number(text: str | None) -> int | float | None:
    for kind in (int, float):
        try:
            return kind(text or "")
        except ValueError:
            continue
    return None


def put(game: str, changes: Changes) -> None:
    """From now on `games.load` gives this variant in this process (no changes: the game as it is)."""
    wanted = tuple(sorted((name, repr(value)) for name, value in changes.items()))
    if _in_place.get(game, ()) == wanted:
        return
    package = _package(game)
    for module in [m for m in sys.modules if m == package or m.startswith(f"{package}.")]:
        del sys.modules[module]
    if changes:
        parent = Path(tempfile.mkdtemp(prefix="frente-variant-"))
        atexit.register(shutil.rmtree, parent, ignore_errors=True)
        copy = parent / game
        shutil.copytree(_folder(game), copy)  # compiled files as well: they stay valid
        for name, value in changes.items():
            _write(copy / "data", name, value)
        games.__path__.insert(0, str(parent))
        try:
            importlib.invalidate_caches()
            importlib.import_module(package)
        finally:
            games.__path__.remove(str(parent))
    importlib.import_module(package)
    _in_place[game] = wanted


def _package(game: str) -> str:
    return f"{games.__name__}.{game}"


def _folder(game: str) -> Path:
    if game not in games.slugs() or not (Path(games.__path__[0]) / game / "data").is_dir():
        raise ValueError(f"only the data of our own games can be varied, not that of {game}")
    return Path(games.__path__[0]) / game


def _find(data: Path, name: str) -> tuple[Any, list[str]]:
    """A value, and what its row or the tables around it say of their source."""
    stem, *path = name.split(".")
    if len(path) < 2 and (data / f"{stem}.csv").exists():
        raise ValueError(f"{name}: write FILE.ROW.COLUMN")
    if (data / f"{stem}.csv").exists():
        row, column = _row(data / f"{stem}.csv", path)
        return row[column], _sources(row, column)
    if (data / f"{stem}.toml").exists():
        table: Any = tomllib.loads((data / f"{stem}.toml").read_text(encoding="utf-8"))
        sources: list[str] = []
        for key in path:
            if isinstance(table, dict) and isinstance(table.get("source"), str):
                sources = [table["source"]]  # the innermost that says so
            table = _within(table, key, name)
        return table, sources
    files = ", ".join(sorted(f.stem for f in data.iterdir() if f.suffix in (".csv", ".toml")))
    raise ValueError(f"{name}: there is no data file {stem!r}; there are {files}")


def _sources(row: Mapping[str, str], column: str) -> list[str]:
    apart = row.get(f"{column}_source")
    return [apart] if apart else [v for k, v in row.items() if k.endswith("source")]


def _within(table: Any, key: str, name: str) -> Any:
    if isinstance(table, list):
        found = [row for row in table if isinstance(row, dict) and str(row.get("id")) == key]
        if found:
            return found[0]
        if key.isdigit() and int(key) < len(table):
            return table[int(key)]
    elif isinstance(table, dict) and key in table:
        return table[key]
    raise ValueError(f"{name}: there is no {key!r}")


def _row(file: Path, path: list[str]) -> tuple[dict[str, str], str]:
    *id, column = path
    with file.open(encoding="utf-8", newline="") as lines:
        for row in csv.DictReader(lines):
            if next(iter(row.values())) == ".".join(id):
                if column not in row:
                    raise ValueError(f"{file.name} has no column {column!r}; it has {', '.join(row)}")
                return row, column
    raise ValueError(f"{file.name} has no row {'.'.join(id)!r}")


def _write(data: Path, name: str, value: Any) -> None:
    stem, *path = name.split(".")
    file = data / f"{stem}.csv"
    if file.exists():
        with file.open(encoding="utf-8", newline="") as lines:
            reader = csv.DictReader(lines)
            rows, columns = list(reader), list(reader.fieldnames or ())
        for row in rows:
            if row[columns[0]] == ".".join(path[:-1]):
                row[path[-1]] = str(value)
                break
        text = io.StringIO()
        writer = csv.DictWriter(text, columns, lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)
        file.write_text(text.getvalue(), encoding="utf-8")
        return
    file = data / f"{stem}.toml"
    tables = tomllib.loads(file.read_text(encoding="utf-8"))
    *path, last = path
    table: Any = tables
    for key in path:
        table = _within(table, key, name)
    table[int(last) if isinstance(table, list) else last] = value
    file.write_text("\n".join(_toml(tables)) + "\n", encoding="utf-8")


def _toml(table: Mapping[str, Any]) -> Iterator[str]:
    """A file of tables, written so that it reads back the same; how it looks matters to nobody."""
    for key, value in table.items():
        yield f"{_text(key)} = {_value(value)}"


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return "{ " + ", ".join(_toml(value)) + " }" if value else "{}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_value, value)) + "]"
    return _text(value) if isinstance(value, str) else str(value)


def _text(text: str) -> str:
    import json

    return json.dumps(text, ensure_ascii=True)


def toml(table: Mapping[str, Any]) -> str:
    """Plain data as TOML."""
    return "\n".join(_toml(table)) + "\n"
