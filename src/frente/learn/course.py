"""The lessons of a game, in order: the files of its folder `lessons`."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from frente import games
from frente.engine import Game
from frente.learn.lesson import Lesson, LessonError, read
from frente.learn.line import Line

LINES = 40
"""Lessons that are kept ready: finding the line of one means playing it."""


def course(game: Game[Any]) -> list[Lesson]:
    """All lessons of a game; the names of their files give the order."""
    return [read(path) for path in sorted((game.folder / "lessons").glob("*.toml"))]


def lesson_of(game: Game[Any], id: str) -> Lesson:
    """A lesson by its id; LessonError says which there are."""
    path = game.folder / "lessons" / f"{id}.toml"
    known = sorted(found.stem for found in path.parent.glob("*.toml"))
    if id not in known:
        raise LessonError(f"{game.slug} has no lesson {id!r:.40}; it has {', '.join(known) or 'none'}")
    return read(path)


@lru_cache(LINES)
def line_of(source: str, id: str) -> Line:
    """The line of a lesson of a game. LessonError: there is no such lesson, or it does not hold any more."""
    game = games.load(source)
    return Line.of(lesson_of(game, id), game)
