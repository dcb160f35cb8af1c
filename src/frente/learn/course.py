"""The lessons of a game, in order: the files of its folder `lessons`."""

from __future__ import annotations

from typing import Any

from frente.engine import Game
from frente.learn.lesson import Lesson, LessonError, read


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
