"""A lesson played from beginning to end, and all that it says held to the rules."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from frente.engine import Game, Match
from frente.engine.plain import to_plain
from frente.engine.position import Failure, Lost, Script, start
from frente.engine.refusal import MatchError
from frente.learn.lesson import ABOVE, Lesson, Part, Step

WORDS_OF_A_STEP = 45


@dataclass(slots=True)
class Trial:
    """What came of playing a lesson."""

    lesson: Lesson
    failures: list[Failure] = field(default_factory=list)
    checks: int = 0

    @property
    def passed(self) -> bool:
        return not self.failures


def run(lesson: Lesson, game: Game[Any]) -> Trial:
    """Play a lesson and check all it says. PositionError where it cannot even be set up."""
    trial = Trial(lesson)
    match = start(lesson.position, lambda _: game, auto=False)
    script = Script(match)
    rules = _rules(game.folder)
    for rule in lesson.position.rules:
        if rule not in rules:
            trial.failures.append(Failure("rules", f"{game.slug} has no rule {rule}"))
    if lesson.seat not in match.setup.seats:
        trial.failures.append(Failure("seat", f"there is no seat {lesson.seat!r}"))
        return trial
    try:
        for part in lesson.before:
            trial.checks += script.run(part.entry, trial.failures, "do")
    except Lost as error:
        trial.failures.append(Failure("do", str(error)))
        return trial
    for number, step in enumerate(lesson.steps):
        place = lesson.place(number)
        trial.failures += [Failure(place, text) for text in _told_badly(step, rules)]
        seen = things(match, lesson.seat)
        match.forced = list(step.rolls)
        try:
            for part in step.parts:
                _play(trial, script, step, part, place)
        except Lost as error:
            trial.failures.append(Failure(place, str(error)))
            return trial
        if match.forced:
            left = [list(faces) for faces in match.forced]
            trial.failures.append(Failure(place, f"these dice of the step were never rolled: {left}"))
            match.forced = []
        seen |= things(match, lesson.seat)
        for thing in step.ring:
            if thing not in (ABOVE if thing.startswith("@") else seen):
                trial.failures.append(
                    Failure(place, f"the ring is on {thing}, which {lesson.seat} never sees")
                )
    return trial


def _play(trial: Trial, script: Script, step: Step, part: Part, place: str) -> None:
    """One part of a step. Lost: the rest means nothing any more."""
    match, reader = script.match, trial.lesson.seat
    mine = part.kind in ("want", "try", "free")
    if mine and reader not in match.to_answer:
        asked = " and ".join(match.to_answer) or "nobody: the match is over"
        raise Lost(f"{part.token!r} is {reader}'s to give, but asked is {asked}")
    entry = {"seat": reader, **part.entry} if mine else part.entry
    last = step.acts[-1] if step.acts else None
    if part.kind == "free":
        for token in step.free[1:]:
            _praised(trial, match, reader, token, place)
    if step.stop and part is last:
        refusal = match.why_not(reader, part.token)
        trial.checks += 1
        if refusal is not None:
            raise Lost(f"{part.token!r} is refused by rule {refusal.rule}: {refusal.text}")
        return
    trial.checks += script.run(entry, trial.failures, place)


def _praised(trial: Trial, match: Match[Any], seat: str, token: str, place: str) -> None:
    """Every answer that is praised can be given."""
    twin = match.clone("praised", events=True)
    trial.checks += 1
    try:
        twin.answer(seat, token)
    except MatchError as error:
        trial.failures.append(Failure(place, f"{token!r} is praised, but it is not taken: {error}"))


def _told_badly(step: Step, rules: frozenset[str]) -> Iterator[str]:
    words = len(step.say.split())
    if words > WORDS_OF_A_STEP:
        yield f"{words} words are too many: {WORDS_OF_A_STEP} at most"
    if step.rule not in rules:
        yield f"there is no rule {step.rule}"


def things(match: Match[Any], seat: str) -> set[str]:
    """All that can be pointed at, as a seat sees it."""
    setup = match.setup
    board: Any = to_plain(match.game.board(match.state, setup.scenario, setup.options))
    view: Any = to_plain(match.view(seat))
    return set(_ids(board)) | set(_ids(view)) | set(view.get("places") or {}) | set(view.get("areas") or {})


def _ids(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        if isinstance(value.get("id"), str):
            yield value["id"]
        for part in value.values():
            yield from _ids(part)
    elif isinstance(value, list):
        for part in value:
            yield from _ids(part)


@cache
def _rules(folder: Path) -> frozenset[str]:
    """The ids of a game's rules."""
    with (folder / "data" / "rules.csv").open(encoding="utf-8", newline="") as file:
        return frozenset(row["id"] for row in csv.DictReader(file))
