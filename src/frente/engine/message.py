"""A sentence of the catalogs, not yet put into words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeAlias


@dataclass(frozen=True, slots=True)
class Message:
    """A sentence of the catalogs: its name and what fills it."""

    id: str
    args: dict[str, Any] = field(default_factory=dict)


def sentence(id: str, /, **args: object) -> Message:
    """What a person is told by an error or in a terminal. Whatever is no plain data is told as a text."""
    return Message(id, {key: _plain(value) for key, value in args.items()})


def _plain(value: object) -> object:
    if isinstance(value, Message):
        return {"id": value.id, "args": value.args}
    return value if isinstance(value, (str, int, float, list, dict)) else str(value)


class Told(Exception):
    """An error that a person may read: a sentence of the catalogs, in the language of whoever reads it."""

    def __str__(self) -> str:
        said = self.args[0] if self.args else ""
        return in_words(said) if isinstance(said, Message) else str(said)


class Mistaken(Told, ValueError):
    """Something was named that is not there, or does not fit."""


Voice: TypeAlias = Callable[[Message, Any], str]
"""Says a message of a game (or one that is common to all games) in the language of whoever reads it."""


def in_words(message: Message, game: Any = None) -> str:
    return _voice[-1](message, game)


def lend_voice(say: Voice) -> None:
    """The engine has no catalogs: who has them says what it says."""
    _voice[:] = [say]


def _plainly(message: Message, game: Any) -> str:
    return f"{message.id}: {message.args}" if message.args else message.id


_voice: list[Voice] = [_plainly]
