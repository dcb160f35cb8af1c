"""Lessons on the server: a real match of the kind `lesson`, that follows a line while its reader does.

While all that was answered lies on the line (frente.learn.line), what is not the reader's to give is given by
itself and the dice fall as the lesson has them. Beside the line it is a match like any other.
"""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, ConfigDict, Field

from frente.engine.message import sentence
from frente.learn import Lesson, LessonError, Line, course, line_of
from frente.learn.told import lesson_in
from frente.server import shapes
from frente.server.api import (
    Address,
    Entered,
    Here,
    Language,
    MatchId,
    Slug,
    described,
    language_of,
    new_match,
)
from frente.server.denial import Denied
from frente.server.matches import Matches
from frente.server.session import Anybody

LessonId = Annotated[str, Field(max_length=40)]
RuleId = Annotated[str, Field(max_length=40)]

router = APIRouter(default_response_class=Response)


class LessonRequest(BaseModel):
    """A lesson that is to begin, at a step of it."""

    model_config = ConfigDict(extra="forbid")

    step: int = Field(0, ge=0, le=100, description="Counted from 0.")


def card(lesson: Lesson) -> dict[str, Any]:
    """A lesson as a list shows it."""
    return {
        "id": lesson.id,
        "title": lesson.title,
        "goal": lesson.goal,
        "minutes": lesson.minutes,
        "seat": lesson.seat,
        "steps": len(lesson.steps),
        "match": lesson.match,
    }


def told(line: Line, lesson: Lesson) -> dict[str, Any]:
    """A whole lesson: what is said at each step, what is wanted, and how far the line has come there."""
    steps = []
    for number, step in enumerate(lesson.steps):
        at = line.starts[number]
        acts = []
        for act in step.acts:
            acts.append({"token": act.token, "at": at, "refused": act.kind == "try"})
            at += act.kind != "try"
        steps.append(
            {
                "heading": step.heading,
                "say": step.say,
                "rule": step.rule,
                "ring": list(step.ring),
                "acts": acts,
                "free": list(step.free),
                "ends": line.starts[number + 1],
                "stop": step.stop,
            }
        )
    return {**card(lesson), "steps": steps, "dice": any(said.rolls for said in line.answers)}


def _line(here: Matches, slug: str, id: str) -> Line:
    here.game(slug)
    try:
        return line_of(here.sources[slug], id)
    except LessonError as error:
        raise Denied("unknown", str(error)) from None


@router.get(
    "/api/games/{slug}/lessons",
    tags=["lessons"],
    summary="The lessons of a game, in order",
    **described(shapes.LessonList, 404, 422),
)
async def list_lessons(here: Here, slug: Slug, request: Request, lang: Language = "") -> Response:
    game, language = here.game(slug), language_of(lang)

    def make() -> dict[str, Any]:
        return {"lessons": [card(lesson_in(one, game, language)) for one in course(game)]}

    return here.packed(("lessons", slug, language), make).answer(request)


@router.get(
    "/api/games/{slug}/lessons/{lesson}",
    tags=["lessons"],
    summary="A whole lesson: words, rings, what is wanted",
    **described(shapes.LessonTold, 404, 422),
)
def show_lesson(here: Here, slug: Slug, lesson: LessonId, request: Request, lang: Language = "") -> Response:
    line, language = _line(here, slug, lesson), language_of(lang)

    def make() -> dict[str, Any]:
        return told(line, lesson_in(line.lesson, here.game(slug), language))

    return here.packed(("lesson", slug, lesson, language), make).answer(request)


@router.post(
    "/api/games/{slug}/lessons/{lesson}",
    tags=["lessons"],
    summary="Begin a lesson, or a fresh copy of one of its steps",
    **described(shapes.NewMatch, 404, 413, 422, 429, 500),
)
async def begin_lesson(
    here: Here, address: Address, slug: Slug, lesson: LessonId, wanted: LessonRequest
) -> Response:
    """A match of the kind `lesson`: its view tells how far it has come (`lesson`)."""
    here.game(slug)
    try:
        return new_match(here, await here.maker.learn(slug, lesson, wanted.step, address))
    except LessonError as error:
        raise Denied("unknown", str(error)) from None


@router.post(
    "/api/rules/{slug}/{rule}/try",
    tags=["lessons"],
    summary="Try a rule: a match that begins with the example of it",
    **described(shapes.NewMatch, 404, 413, 422, 429, 500),
)
async def try_rule(here: Here, address: Address, slug: Slug, rule: RuleId) -> Response:
    """A match of the kind `try`, against the computer."""
    return new_match(here, await here.maker.try_rule(slug, rule, address))


@router.post(
    "/api/matches/{id}/play-on",
    tags=["lessons"],
    summary="Leave a lesson, an example or a puzzle: a match against the computer from there on",
    **described(shapes.NewMatch, 403, 404, 409, 422, 429, 500),
)
async def play_on(here: Here, address: Address, id: MatchId, found: Entered, person: Anybody) -> Response:
    live, holder = found
    if live.record.kind not in ("lesson", "try", "puzzle") or not holder.seats:
        raise Denied("refused", sentence("error-no-lesson-yours"))
    return new_match(here, await here.maker.play_on(live, address, person))
