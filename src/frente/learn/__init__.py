"""Lessons: a real match on a position, with words beside it and a script that proves them."""

from frente.learn.course import course, lesson_of, line_of
from frente.learn.examples import Example
from frente.learn.examples import of as examples_of
from frente.learn.lesson import Lesson, LessonError, Step, parse, read
from frente.learn.line import Line, Said
from frente.learn.trial import WORDS_OF_A_STEP, Trial, run

__all__ = [
    "WORDS_OF_A_STEP",
    "Example",
    "Lesson",
    "LessonError",
    "Line",
    "Said",
    "Step",
    "Trial",
    "course",
    "examples_of",
    "lesson_of",
    "line_of",
    "parse",
    "read",
    "run",
]
