"""Puzzles on the server: a match of the kind `puzzle`; its view tells afterwards how good the answer was."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated, Any

from fastapi import APIRouter, Request, Response
from pydantic import Field

from frente.learn import puzzles
from frente.server import shapes
from frente.server.api import Address, Here, Slug, described, new_match
from frente.server.denial import Denied

PuzzleId = Annotated[str, Field(max_length=40)]

router = APIRouter(default_response_class=Response)


def card(puzzle: puzzles.Puzzle) -> dict[str, Any]:
    """A puzzle as a list shows it."""
    return {"game": puzzle.game, "id": puzzle.id, "title": puzzle.title, "seat": puzzle.seat}


@router.get(
    "/api/puzzles/daily",
    tags=["puzzles"],
    summary="The puzzle of the day, of any game",
    **described(shapes.DailyPuzzle),
)
def daily_puzzle(here: Here, request: Request) -> Response:
    day = datetime.fromtimestamp(here.now() / 1000, UTC).date()

    def make() -> dict[str, Any]:
        found = puzzles.daily(day, map(here.game, here.sources))
        return {"day": day.isoformat(), "puzzle": None if found is None else card(found)}

    return here.packed(("daily", day), make).answer(request)


@router.get(
    "/api/games/{slug}/puzzles",
    tags=["puzzles"],
    summary="The puzzles of a game",
    **described(shapes.PuzzleList, 404, 422),
)
def list_puzzles(here: Here, slug: Slug, request: Request) -> Response:
    game = here.game(slug)
    made = here.packed(("puzzles", slug), lambda: {"puzzles": [card(one) for one in puzzles.of(game)]})
    return made.answer(request)


@router.post(
    "/api/games/{slug}/puzzles/{puzzle}",
    tags=["puzzles"],
    summary="Begin a puzzle",
    **described(shapes.NewMatch, 404, 413, 422, 429, 500),
)
async def begin_puzzle(here: Here, address: Address, slug: Slug, puzzle: PuzzleId) -> Response:
    """A match of the kind `puzzle`: after the answer its view tells how good it was (`puzzle`)."""
    here.game(slug)
    try:
        return new_match(here, await here.maker.pose(slug, puzzle, address))
    except LookupError as error:
        raise Denied("unknown", str(error)) from None
