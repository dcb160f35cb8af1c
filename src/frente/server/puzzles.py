"""Puzzles on the server: a match of the kind `puzzle`; its view tells afterwards how good the answer was."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated, Any

from fastapi import APIRouter, Request, Response
from pydantic import Field

from frente.engine import Game
from frente.learn import puzzles
from frente.server import shapes
from frente.server.api import Address, Here, Language, Slug, described, language_of, new_match
from frente.server.denial import Denied
from frente.words import Words

PuzzleId = Annotated[str, Field(max_length=40)]

router = APIRouter(default_response_class=Response)


def card(puzzle: puzzles.Puzzle, game: Game[Any], language: str) -> dict[str, Any]:
    """A puzzle as a list shows it."""
    title = Words(game, language).say(puzzles.question(game, puzzle.id))
    return {"game": puzzle.game, "id": puzzle.id, "title": title, "seat": puzzle.seat}


@router.get(
    "/api/puzzles/daily",
    tags=["puzzles"],
    summary="The puzzle of the day, of any game",
    **described(shapes.DailyPuzzle),
)
def daily_puzzle(here: Here, request: Request, lang: Language = "") -> Response:
    day, language = datetime.fromtimestamp(here.now() / 1000, UTC).date(), language_of(lang)

    def make() -> dict[str, Any]:
        found = puzzles.daily(day, map(here.game, here.sources))
        told = None if found is None else card(found, here.game(found.game), language)
        return {"day": day.isoformat(), "puzzle": told}

    return here.packed(("daily", day, language), make).answer(request)


@router.get(
    "/api/games/{slug}/puzzles",
    tags=["puzzles"],
    summary="The puzzles of a game",
    **described(shapes.PuzzleList, 404, 422),
)
def list_puzzles(here: Here, slug: Slug, request: Request, lang: Language = "") -> Response:
    game, language = here.game(slug), language_of(lang)

    def make() -> dict[str, Any]:
        return {"puzzles": [card(one, game, language) for one in puzzles.of(game)]}

    return here.packed(("puzzles", slug, language), make).answer(request)


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
