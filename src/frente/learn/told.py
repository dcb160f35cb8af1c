"""What lessons and examples say in other languages than English.

English stands in the files of the lessons and examples themselves. Another language has, in each folder, one
table for all of them, as far as it goes:

    lessons/es.csv            lesson, step, heading, text. Step 0 is the title of the lesson, and its goal
    examples/es.csv           rule, text

What a table lacks is told in English.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

from frente.engine import Game
from frente.learn.course import course
from frente.learn.examples import of as examples_of
from frente.learn.lesson import Lesson
from frente.learn.trial import WORDS_OF_A_STEP
from frente.words import PSEUDO
from frente.words.pseudo import accented

Key: TypeAlias = tuple[str, ...]
Texts: TypeAlias = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """What one folder of a game says in English, and how a table of another language is laid out."""

    folder: str
    columns: tuple[str, ...]
    keys: int
    """So many columns say what the texts in the others are of."""
    english: Mapping[Key, Texts]

    def file(self, game: Game[Any], language: str) -> Path:
        return game.folder / self.folder / f"{language}.csv"

    def rows(self, game: Game[Any], language: str) -> dict[Key, Texts]:
        """What a language has words for. ValueError where its table is damaged."""
        if language == PSEUDO:
            return {key: tuple(map(accented, texts)) for key, texts in self.english.items()}
        file = self.file(game, language)
        if not file.exists():
            return {}
        name, found = f"{self.folder}/{file.name} of {game.slug}", dict[Key, Texts]()
        rows = csv.reader(io.StringIO(file.read_text(encoding="utf-8")))
        if tuple(next(rows, ())) != self.columns:
            raise ValueError(f"{name}: its columns are {', '.join(self.columns)}")
        for row in rows:
            key = tuple(row[: self.keys])
            called = " ".join(key)
            if len(row) != len(self.columns):
                raise ValueError(f"{name}: {called} does not fit the columns")
            if key not in self.english:
                raise ValueError(f"{name}: there is no {called}")
            if key in found:
                raise ValueError(f"{name}: {called} is there twice")
            found[key] = tuple(row[self.keys :])
        return {key: texts for key, texts in found.items() if all(texts)}

    def faults(self, found: Mapping[Key, Texts]) -> Iterator[str]:
        """What is wrong with the texts of a language: they lack figures of English, or are too long."""
        for key, texts in found.items():
            called = f"{self.folder} {' '.join(key)}"
            lost = _figures(self.english[key]) - _figures(texts)
            if lost:
                yield f"{called} does not tell {', '.join(sorted(lost))}"
            words = len(texts[-1].split())
            if words > WORDS_OF_A_STEP:
                yield f"{called} has {words} words, {WORDS_OF_A_STEP} at most"


def _figures(texts: Texts) -> set[str]:
    return set(re.findall(r"\d+", " ".join(texts)))


@cache
def lessons(game: Game[Any]) -> Table:
    english: dict[Key, Texts] = {}
    for lesson in course(game):
        english[lesson.id, "0"] = (lesson.title, lesson.goal)
        for number, step in enumerate(lesson.steps, 1):
            english[lesson.id, str(number)] = (step.heading, step.say)
    return Table("lessons", ("lesson", "step", "heading", "text"), 2, english)


@cache
def examples(game: Game[Any]) -> Table:
    english: dict[Key, Texts] = {(rule,): (example.say,) for rule, example in examples_of(game).items()}
    return Table("examples", ("rule", "text"), 1, english)


def tables(game: Game[Any]) -> tuple[Table, ...]:
    """All that there is to translate."""
    return lessons(game), examples(game)


def lesson_in(lesson: Lesson, game: Game[Any], language: str) -> Lesson:
    """A lesson that speaks a language, as far as it has words."""
    told = lessons(game).rows(game, language)
    if not told:
        return lesson
    title, goal = told.get((lesson.id, "0"), (lesson.title, lesson.goal))
    steps = []
    for number, step in enumerate(lesson.steps, 1):
        heading, say = told.get((lesson.id, str(number)), (step.heading, step.say))
        steps.append(replace(step, heading=heading, say=say))
    return replace(lesson, position=replace(lesson.position, title=title), goal=goal, steps=tuple(steps))


def examples_in(game: Game[Any], language: str) -> dict[str, str]:
    """What every example says, by its rule, in a language as far as it has words."""
    table = examples(game)
    return {rule: text for (rule,), (text,) in {**table.english, **table.rows(game, language)}.items()}
