"""The journal: the answers and rolls of a match, in order. With the set-up it IS the match."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypeAlias

from frente.engine.game import Options
from frente.engine.plain import Plain
from frente.engine.refusal import SaveError

if TYPE_CHECKING:
    from frente.engine.past import Past

FORMAT = "frente-match"
FORMAT_VERSION = 2
"""2: a file may hold what outlives the rules (`kept`), and the past of a match that has outlived some."""
LONGEST_JOURNAL = 100_000
"""Entries: many times what the longest match has."""

Kind: TypeAlias = Literal["answer", "auto", "roll", "forced", "resign"]


class Entry(NamedTuple):
    """One line of the journal.

    answer, auto (the only option, taken by the program): `who` a seat, `key` the ask's key, `value`
    the token. roll, forced (by a position): `who` the stream, `key` the kind of roll, `value` the
    faces. resign: `who` the seat.
    """

    kind: Kind
    who: str
    key: str
    value: Any

    def to_plain(self) -> Plain:
        value = list(self.value) if isinstance(self.value, tuple) else self.value
        return [self.kind, self.who, self.key, value]


def entry_from_plain(number: int, data: Any) -> Entry:
    """An entry read back; SaveError says which one is damaged."""
    try:
        kind, who, key, value = data
    except (TypeError, ValueError):
        raise SaveError(f"entry {number} of the journal is damaged") from None
    texts = isinstance(who, str) and isinstance(key, str)
    if kind in ("roll", "forced") and texts and isinstance(value, list):
        if all(type(v) is int for v in value):
            return Entry(kind, who, key, tuple(value))
    elif kind in ("answer", "auto", "resign") and texts and isinstance(value, str):
        return Entry(kind, who, key, value)
    raise SaveError(f"entry {number} of the journal is damaged")


@dataclass(frozen=True, slots=True)
class Setup:
    """What a match was set up from. `start` is a whole state where a position was arranged.

    A match that goes on under changed rules has a `past`, and starts where that ended.
    """

    game: str
    rules: int
    scenario: str
    options: Options
    seats: tuple[str, ...]
    start: Plain = None
    past: Past | None = None

    @property
    def first(self) -> int:
        """The ply from which on the journal belongs to the rules at hand."""
        return 0 if self.past is None else len(self.past.entries)


Migration: TypeAlias = dict[str, Any]
MIGRATIONS: dict[int, Any] = {1: dict}
"""Format version -> function that brings a file of that version one version up, in order."""


def migrated(data: dict[str, Any]) -> dict[str, Any]:
    """A file of an older format brought up to this one."""
    version = data.get("format_version")
    if type(version) is not int or version < 1:
        raise SaveError("the file does not say which format it has")
    if version > FORMAT_VERSION:
        raise SaveError(
            f"the file has format {version}, this program reads up to {FORMAT_VERSION}: update it"
        )
    while version < FORMAT_VERSION:
        data = MIGRATIONS[version](data)
        version += 1
    return data


def read_file(path: str | Path) -> dict[str, Any]:
    """The contents of a match file; SaveError in one sentence where it is none."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise SaveError(f"{path} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise SaveError(f"{path} is not a match file: it is not text") from None
    try:
        data = json.loads(text, parse_constant=_no_number)
    except (ValueError, RecursionError):
        raise SaveError(f"{path} is not a match file: it is not JSON, or it is cut off") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise SaveError(f"{path} is not a match file of this program")
    return data


def _no_number(name: str) -> None:
    raise ValueError(f"{name} is no number of a match")


def write_file(path: str | Path, data: dict[str, Plain]) -> None:
    """Write a match file whole or not at all."""
    target = Path(path)
    draft = target.with_name(target.name + ".part")
    try:
        draft.write_text(json.dumps(data, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
        os.replace(draft, target)
    except OSError as error:
        draft.unlink(missing_ok=True)
        raise SaveError(f"{path} cannot be written: {error.strerror}") from None
