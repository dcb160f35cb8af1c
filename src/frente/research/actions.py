"""Answers as whole numbers: one fixed table per game.

A token is a verb and words: `restore nat-inf-6 axis`. Its first action is the verb with the first word, each
further word is an action of its own, and what only one legal answer goes on with is taken along. So
most answers are one action, and no table of all pairs and triples is needed.

The table (`data/actions.toml` of the game) has lists of words by kind and a list of blocks: a block is a verb
(`done`), a verb with a kind of first word (`move unit`, `react piece:AP`) or a kind of further word
(`+ pool`). Every block has the room of its kind, so that a new word moves nothing. Lists only ever grow at
their ends: the same token has the same numbers in every version and on every machine.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any
from zlib import crc32

from frente.engine import Game

END = 0
"""The action that ends an answer which could go on with more words."""
SPARE = 64
"""The numbers below it, but for END, are for words that no table knows yet."""
NUMBERED = 256
"""Things that are numbered without end (battlegroups) are counted up to here, then from 0 again."""
NUMBER = re.compile(r"(g)(\d+)")


def parts(word: str) -> tuple[str, str]:
    """A word as base and suffix: `A710:AP` is a place, aimed at with one of two kinds of fire."""
    base, _, suffix = word.partition(":")
    return base, suffix


@dataclass
class Table:
    """What stands in a game's `actions.toml`."""

    asks: list[str] = field(default_factory=list)
    blocks: list[str] = field(default_factory=list)
    rooms: dict[str, int] = field(default_factory=dict)
    words: dict[str, list[str]] = field(default_factory=dict)

    @classmethod
    def read(cls, text: str) -> Table:
        data: dict[str, Any] = tomllib.loads(text)
        return cls(data["asks"], data["blocks"], data["rooms"], data["words"])


def path_of(game: Game[Any]) -> Path:
    """Where a game keeps its table."""
    return game.folder / "data" / "actions.toml"


@cache
def actions_of(game: Game[Any]) -> Actions:
    """The numbers of a game's answers; ValueError where nobody has made its table."""
    path = path_of(game)
    if not path.exists():
        raise ValueError(f"{game.slug} has no table of actions ({path.name}); `tools.actions` makes it")
    return Actions(Table.read(path.read_text(encoding="utf-8")))


class Actions:
    """The numbers of the answers of one game."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.asks: Mapping[str, int] = {kind: n for n, kind in enumerate(table.asks, 1)}
        self._numbers = {kind: {word: n for n, word in enumerate(w)} for kind, w in table.words.items()}
        self._blocks: dict[tuple[str, str], list[tuple[str, int]]] = {}
        self._starts: list[tuple[int, str]] = []
        size = SPARE
        for block in table.blocks:
            verb, _, rest = block.partition(" ")
            kind, suffix = parts(rest)
            self._blocks.setdefault((verb, suffix), []).append((kind, size))
            self._starts.append((size, block))
            size += table.rooms[kind] if kind else 1
        self.size = size
        """How many actions there are: the length of a mask."""
        self.head: Callable[[str], int] = _Heads(self._number).__getitem__
        """The first action of an answer."""

    def tail(self, word: str) -> int:
        """The action that adds a further word; END for none."""
        return self._number("+", word) if word else END

    def _number(self, verb: str, word: str) -> int:
        base, suffix = parts(word)
        known = self._blocks.get((verb, suffix), ())
        for said in (base, _wrapped(base)):
            for kind, start in known:
                place = self._numbers[kind].get(said) if kind else 0 if not said else None
                if place is not None:
                    return start + place
        return 1 + crc32(f"{verb} {word}".encode()) % (SPARE - 1)

    def name(self, action: int) -> str:
        """An action in words: `move nat-inf-6`, `+ axis`; empty where there is none of that number."""
        if action == END:
            return "end"
        if not SPARE <= action < self.size:
            return ""
        start, block = max(entry for entry in self._starts if entry[0] <= action)
        verb, _, rest = block.partition(" ")
        kind, suffix = parts(rest)
        if not kind:
            return verb
        words = self.table.words[kind]
        place = action - start
        return f"{verb} {words[place]}{':' if suffix else ''}{suffix}" if place < len(words) else ""


class _Heads(dict[str, int]):
    """The first actions of the answers seen so far: looked up once a legal answer, so nothing is called."""

    __slots__ = ("_number",)

    def __init__(self, number: Callable[[str, str], int]) -> None:
        self._number = number

    def __missing__(self, token: str) -> int:
        verb, *words = token.split(" ", 2)
        number = self[token] = self._number(verb, words[0] if words else "")
        return number


def _wrapped(base: str) -> str:
    found = NUMBER.fullmatch(base)
    return f"{found[1]}{int(found[2]) % NUMBERED}" if found else base


class Choosing:
    """The choice of one answer out of the legal ones, action by action."""

    __slots__ = ("_actions", "_left", "begun", "first", "numbers")

    def __init__(self, actions: Actions, tokens: Sequence[str]) -> None:
        self._actions = actions
        self._left = tokens
        self.begun = 0
        """How many words are settled."""
        self.first = 0
        """The action that was taken last, where the answer is not whole yet."""
        self.numbers = list(map(actions.head, tokens))
        """The action of each answer that is still possible; several may share one."""

    def take(self, action: int) -> str | None:
        """Choose an action: the answer it leads to, or None where further words are wanted.

        ValueError where the action is not legal.
        """
        numbers = self.numbers
        place = numbers.index(action)
        if numbers.count(action) == 1:
            return self._left[place]
        left = [token for token, number in zip(self._left, numbers, strict=True) if number == action]
        said = self.begun + 1 if self.begun else 2
        while True:
            further = [_word(token, said) for token in left]
            if len(set(further)) > 1:
                break
            if not further[0]:  # no word tells them apart: both have the spare number of a word unknown
                return left[0]
            said += 1
        self._left, self.begun, self.first = left, said, action
        self.numbers = [self._actions.tail(word) for word in further]
        return None


def _word(token: str, place: int) -> str:
    words = token.split(" ")
    return words[place] if place < len(words) else ""
