"""A sentence of the catalogs, not yet put into words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Message:
    """A sentence of the catalogs: its name and what fills it."""

    id: str
    args: dict[str, Any] = field(default_factory=dict)


def sentence(id: str, /, **args: object) -> Message:
    """What an error says. Whatever is no plain data is told as a text."""
    plain = {key: v if isinstance(v, (str, int, float, list)) else str(v) for key, v in args.items()}
    return Message(id, plain)


class Told(Exception):
    """An error that a person may read: a sentence of the catalogs, in the language of whoever reads it."""

    def __str__(self) -> str:
        said = self.args[0] if self.args else ""
        return in_words(said) if isinstance(said, Message) else str(said)


class Mistaken(Told, ValueError):
    """Something was named that is not there, or does not fit."""


def in_words(message: Message) -> str:
    return _voice[-1](message)


def lend_voice(say: Callable[[Message], str]) -> None:
    """The engine has no catalogs: who has them says what it says."""
    _voice[:] = [say]


def _plainly(message: Message) -> str:
    return f"{message.id}: {message.args}" if message.args else message.id


_voice: list[Callable[[Message], str]] = [_plainly]
