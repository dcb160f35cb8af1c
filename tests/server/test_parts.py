"""Views made from what changed are the views that would be made from nothing."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Any

import pytest

from frente import games
from frente.engine import Match, MatchError, State
from frente.engine.parts import Parts, recalled
from frente.server import delta, present

SCENARIOS = [
    (slug, scenario.id)
    for slug in ("arriba", "barricadas", "crusade", "espana", "santander")
    for scenario in games.load(slug).scenarios
]


@dataclass(slots=True, kw_only=True)
class Board(State):
    """Something to look at."""

    pieces: dict[str, int] = field(default_factory=dict)
    turn: int = 1
    hand: list[str] = field(default_factory=list)


def test_a_part_is_made_again_only_where_something_changed_that_it_was_made_from() -> None:
    made: list[str] = []

    def placed(state: Board) -> list[str]:
        made.append("placed")
        return [f"{name} {place}" for name, place in state.pieces.items()]

    def told(state: Board) -> str:
        made.append("told")
        return f"turn {state.turn}: {len(state.hand)}" if state.turn > 1 else "first turn"

    parts: Parts[Board] = Parts()
    board = Board(pieces={"a": 1, "b": 2})

    def shown() -> tuple[list[str], str]:
        made.clear()
        parts.look(board)
        return parts.made("placed", placed), parts.made("told", told)

    assert shown() == (["a 1", "b 2"], "first turn")
    assert made == ["placed", "told"]
    board.hand.append("ace")  # nobody has looked at it in the first turn
    assert shown() == (["a 1", "b 2"], "first turn")
    assert made == []
    board.pieces["a"] = 3  # where it lies, not another table
    assert shown()[0] == ["a 3", "b 2"]
    assert made == ["placed"]
    board.pieces = {"b": 2, "a": 3}  # the same in another order
    assert shown()[0] == ["b 2", "a 3"]
    assert made == ["placed"]
    board.turn = 2
    assert shown()[1] == "turn 2: 1"
    assert made == ["told"]
    board.hand.append("king")
    assert shown()[1] == "turn 2: 2"
    assert made == ["told"]


def test_what_is_recalled_is_made_again_where_something_changed_that_it_was_made_from() -> None:
    made: list[int] = []

    @recalled(2)
    def doubled(state: Board, more: int) -> int:
        made.append(more)
        return 2 * state.turn + more

    board = Board()
    assert [doubled(board, 1), doubled(board, 1), doubled(board, 2)] == [3, 3, 4]
    board.hand.append("ace")
    assert doubled(board, 1) == 3
    assert made == [1, 2]
    board.turn = 2
    assert [doubled(board, 1), doubled(Board(), 1)] == [5, 3]
    assert made == [1, 2, 1]
    # A part that is made of it is made again with it.
    parts: Parts[Board] = Parts()
    for turn in (2, 3):
        board.turn = turn
        parts.look(board)
        assert parts.made("doubled", lambda state: doubled(state, 1)) == 2 * turn + 1


@pytest.mark.parametrize(("slug", "scenario"), SCENARIOS)
def test_along_a_match_views_made_from_what_changed_are_whole_views(slug: str, scenario: str) -> None:
    game = games.load(slug)
    luck = random.Random(f"{slug} {scenario}")
    match: Match[Any] = Match.start(game, scenario, seed="parts", auto=True)
    parts: Parts[Any] = Parts()
    onlookers = (*match.setup.seats, None)
    before: dict[str | None, Any] = {}
    for number in range(50):
        parts.look(match.state)
        fights, log = present.fights(match), match.state.log.events
        known: delta.Known = {}
        for seat in onlookers if number % 3 else onlookers[:1]:  # some look more seldom than others
            made = present.view(match, seat, fights, log, parts=parts)
            whole = present.view(match, seat, fights, log)
            assert made == whole
            assert list(made["pieces"]) == list(whole["pieces"])
            assert {name: made[name] for name in match.view(seat)} == match.view(seat)
            if seat in before:
                changes = delta.changes(before[seat], made, known)
                assert delta.applied(before[seat], changes) == whole
                assert changes == delta.changes(before[seat], whole)
            before[seat] = made
        if match.result is not None:
            break
        seat = luck.choice(match.to_answer)
        if luck.random() < 0.1:
            try:
                match.undo(seat)
                continue
            except MatchError:
                pass
        match.answer(seat, luck.choice(list(match.ask(seat).options())))
