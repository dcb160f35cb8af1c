"""The line of a lesson: every answer along it, with the dice that fall after it.

It is found by playing the lesson once. A match that is played by a reader follows it answer by answer:
while all that was answered lies on the line, the other side says what stands there and the dice fall as
they fell; whoever leaves it plays an ordinary match.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from frente.engine import Game, Match
from frente.engine.ask import Values
from frente.engine.journal import ROLLS, Entry
from frente.engine.position import start
from frente.engine.refusal import MatchError
from frente.learn.lesson import Lesson, LessonError, Part


@dataclass(frozen=True, slots=True)
class Said:
    """One answer of the line."""

    seat: str
    token: str
    rolls: tuple[Values, ...]
    """The dice that fall after it."""
    step: int
    by_itself: bool
    """It is not the reader's to give."""
    praised: tuple[str, ...] = ()
    """Other answers that are as good here."""


@dataclass(frozen=True, slots=True)
class Line:
    """A lesson as it is played."""

    lesson: Lesson
    opening: tuple[Values, ...]
    """The dice before the first ask."""
    answers: tuple[Said, ...]
    starts: tuple[int, ...]
    """How many answers lie before each step; at the end, how many there are."""

    @classmethod
    def of(cls, lesson: Lesson, game: Game[Any]) -> Line:
        """Play a lesson. LessonError where it does not go through."""
        match = start(lesson.position, lambda _: game, auto=False)
        opening = _rolls(match.journal)
        answers: list[Said] = []
        starts: list[int] = []

        def give(part: Part, number: int, praised: tuple[str, ...]) -> None:
            before = match.ply
            seat = str(part.entry.get("seat", next(iter(match.to_answer), "")))
            try:
                match.answer(seat, part.token)
            except MatchError as error:
                where = f"{lesson.position.name}: {lesson.place(number)}"
                raise LessonError(f"{where}: {part.token!r} is not taken: {error}") from error
            rolls = _rolls(match.journal[before:])
            answers.append(Said(seat, part.token, rolls, number, part.kind == "do", praised))

        for part in lesson.before:
            if part.token:
                give(part, 0, ())
        for number, step in enumerate(lesson.steps):
            starts.append(len(answers))
            match.forced = list(step.rolls)
            given = [part for part in step.parts if part.token and part.kind != "try"]
            for part in given[:-1] if step.stop else given:
                give(part, number, step.free[1:] if part.kind == "free" else ())
            match.forced = []
        return cls(lesson, opening, tuple(answers), (*starts, len(answers)))

    def begin(self, game: Game[Any], seed: str, step: int = 0) -> Match[Any]:
        """A match that stands where a step begins."""
        position = self.lesson.position
        if self.opening:
            position = replace(position, do=({"rolls": [list(faces) for faces in self.opening]},))
        match = start(position, lambda _: game, seed=seed, auto=False)
        for said in self.answers[: self.starts[step]]:
            match.forced = list(said.rolls)
            match.answer(said.seat, said.token)
        return match

    def along(self, journal: Iterable[Entry]) -> int | None:
        """How many answers of the line a journal holds; None where it has left the line."""
        count = 0
        for entry in journal:
            if entry.kind in ROLLS:
                continue
            if count == len(self.answers) or (entry.who, entry.value) != (
                self.answers[count].seat,
                self.answers[count].token,
            ):
                return None
            count += 1
        return count

    def next(self, journal: Iterable[Entry]) -> Said | None:
        """What comes next on the line; None beside it and at its end."""
        count = self.along(journal)
        return None if count is None or count == len(self.answers) else self.answers[count]

    def dice(self, journal: Iterable[Entry], seat: str, *tokens: str) -> list[Values]:
        """The dice that fall after some answers: those of the line while the answers lie on it."""
        count = self.along(journal)
        rolls: list[Values] = []
        for token, said in zip(tokens, self.answers[count:] if count is not None else (), strict=False):
            if (said.seat, said.token) != (seat, token):
                break
            rolls += said.rolls
        return rolls

    def praises(self, journal: Sequence[Entry]) -> bool:
        """Was the line left by an answer that is as good as the one on it, and by no more?"""
        given = [entry for entry in journal if entry.kind not in ROLLS]
        said = self.next(given[:-1]) if given else None
        return said is not None and given[-1].who == said.seat and given[-1].value in said.praised


def _rolls(journal: Sequence[Entry]) -> tuple[Values, ...]:
    return tuple(tuple(entry.value) for entry in journal if entry.kind in ROLLS)
