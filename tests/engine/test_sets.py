"""Several pieces in one hand: what is offered to the set can be done by all of it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from frente import games
from frente.engine import Ask, Match
from frente.engine.contract import random_answer
from frente.engine.sets import BETWEEN, given, together

ANSWERS = {"arriba": 900, "barricadas": 240, "crusade": 420, "espana": 200, "santander": 90}
"""So many answers in which piles of each game are met that may go somewhere."""
EVERY = 5
"""At each of so many asks the piles are looked at."""
TRIED = 10
"""Goals of a set that are gone to."""


def places_of(match: Match[Any]) -> frozenset[str]:
    board: Any = match.game.board(match.state, match.setup.scenario, match.setup.options)
    cells = (board.get("hexes") or {}).get("cells") or []
    return frozenset(place["id"] for place in [*(board.get("places") or []), *cells])


def piles(match: Match[Any], ask: Ask) -> Iterator[list[str]]:
    """What lies together and may each be chosen: by piece, or by the stack that it belongs to."""
    named = {s for token in ask.options() for s in match.game.choice(match.state, ask, token).subjects}
    found: dict[tuple[str, str], dict[str, None]] = {}
    pieces: Any = match.view(ask.seat)["pieces"]
    for piece in pieces:
        for id in (piece["id"], piece.get("stack")):
            if id in named and not piece.get("hidden"):
                found.setdefault((piece["place"], piece["side"]), {})[id] = None
                break
    yield from (list(pile) for pile in found.values() if len(pile) > 1)


def where(match: Match[Any], seat: str) -> dict[str, str]:
    pieces: Any = match.view(seat)["pieces"]
    at = {piece["stack"]: piece["place"] for piece in pieces if piece.get("stack")}
    return at | {piece["id"]: piece["place"] for piece in pieces}


@pytest.mark.rule("crusade", "9.1.2-b")
def test_who_finds_no_room_is_not_sent_out_and_back():
    """In Huelva two more fit in; the third could only turn round, and the table would answer that for him."""
    match = Match.start(games.load("crusade"), scenario="war-of-the-columns", seed="room", auto=True)
    for token in ("activate-move sevilla", "done"):
        match.answer("nat", token)
    three = ["nat-inf-15", "nat-pol-4", "nat-afr-1"]
    found = together(match, "nat", three, places_of(match))
    assert found.barred["huelva"].text == "full"
    assert "huelva" in together(match, "nat", three[:2], places_of(match)).places


@pytest.mark.parametrize("slug", games.slugs())
def test_what_is_offered_to_a_set_can_be_done_by_all_of_it(slug: str):
    """Goals, and deeds without a goal: by the answers that the table gives, no piece is left behind."""
    game = games.load(slug)
    luck = random.Random(f"sets {slug}")
    match = Match.start(game, seed=f"sets {slug}", auto=False)
    places = places_of(match)
    left_behind: list[str] = []
    sets = 0
    for n in range(ANSWERS[slug]):
        if match.result is not None:
            match = Match.start(game, seed=f"sets {slug} {n}", auto=False)
        ask = luck.choice(match.asks)
        for pile in piles(match, ask) if n % EVERY == 0 else ():
            some = luck.sample(pile, luck.randint(2, min(4, len(pile))))
            found = together(match, ask.seat, some, places)
            sets += 1
            assert not found.places.keys() & found.barred.keys()
            assert all(why.rule for why in (*found.barred.values(), *found.alone.values()))
            for goal in luck.sample([*found.places], min(TRIED, len(found.places))):
                route = found.places[goal]
                twin = match.clone()
                stop = given(twin, ask.seat, route.tokens).stop
                if stop is not None and stop.text == BETWEEN:
                    # One march of all of them, in which the enemy may fire: they are together still.
                    assert len({where(twin, ask.seat)[piece] for piece in some}) == 1
                elif stop is not None or {where(twin, ask.seat).get(piece) for piece in some} != {goal}:
                    left_behind.append(f"{ask.kind}: {some} to {goal}: {stop}")
            choices = [game.choice(match.state, ask, token) for token in ask.options()]
            for verb in {choice.verb for choice in choices} - found.alone.keys():
                each = [c.token for c in choices if c.verb == verb and len(c.subjects) == 1]
                each = [t for t in each if game.choice(match.state, ask, t).subjects[0] in some]
                dice = any(game.choice(match.state, ask, t).final in ("dice", "turn") for t in each)
                if len(each) > 1 and not dice:
                    assert given(match.clone(), ask.seat, each).stop is None, f"{ask.kind}: {each}"
        match.answer(ask.seat, random_answer(ask, luck))
    assert not left_behind
    assert sets > 5
