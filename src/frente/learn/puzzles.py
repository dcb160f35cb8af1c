"""Puzzles: a moment of a bots' match where one answer is clearly the best.

A puzzle is a position file (docs/positions.md) of a game's folder `puzzles`, with besides

    [puzzle]
    seat = "rebel"            who is to find the answer
    best = "on g4"            the best answer, and the next best
    second = "on g2"
    why = "..."               the reason, shown afterwards, with its figures

Its script holds the answers that lead to the moment. What is best is measured by exact odds: an answer is
worth what the dice bring after it, each outcome by its chance and by how good the game calls it for the seat,
from -1 to 1. An answer that rolls nothing is worth 0.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import date
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from frente import games
from frente.engine import Game, Match
from frente.engine.position import Position, PositionError, read, start

KEYS = ("seat", "best", "second", "why")


@dataclass(frozen=True, slots=True)
class Puzzle:
    """What a puzzle file says."""

    id: str
    position: Position
    seat: str
    best: str
    second: str
    why: str

    @property
    def game(self) -> str:
        return self.position.game

    @property
    def title(self) -> str:
        return self.position.title

    def begin(self, game: Game[Any], seed: str) -> Match[Any]:
        """A match that stands where the answer is to be found. MatchError: it does not hold any more."""
        match = start(replace(self.position, do=()), lambda _: game, seed=seed)
        for entry in self.position.do:
            match.forced = [tuple(faces) for faces in entry.get("rolls", ())]
            match.answer(entry["seat"], entry["answer"])
        match.forced = []
        return match


@cache
def of(game: Game[Any]) -> tuple[Puzzle, ...]:
    """The puzzles of a game. PositionError where a file is at fault."""
    return tuple(puzzle(path) for path in sorted((game.folder / "puzzles").glob("*.toml")))


def puzzle(path: Path) -> Puzzle:
    """A puzzle from its file."""
    position = read(path)
    said: Mapping[str, Any] = position.puzzle
    if set(said) != set(KEYS) or not all(isinstance(said[key], str) and said[key] for key in KEYS):
        raise PositionError(f"{path}: [puzzle] holds {', '.join(KEYS)}")
    if any({"seat", "answer"} - set(entry) for entry in position.do):
        raise PositionError(f"{path}: the script of a puzzle holds answers, each with its seat")
    return Puzzle(path.stem, position, *(said[key] for key in KEYS))


def daily(day: date) -> Puzzle:
    """The puzzle of a day: all of them in turn, the games mixed. LookupError where there are none."""
    every = [one for slug in games.slugs() for one in of(games.load(slug))]
    if not every:
        raise LookupError("there are no puzzles")
    every.sort(key=lambda one: sha256(f"{one.game}/{one.id}".encode()).digest())
    return every[day.toordinal() % len(every)]


def worth(game: Game[Any], match: Match[Any], seat: str) -> dict[str, float]:
    """Every answer of a seat with what the dice bring after it, the best first."""
    ask = match.ask(seat)
    found = {}
    for token in ask.options():
        odds = game.odds(match.state, ask, token)
        found[token] = 0.0 if odds is None else sum(one.chance * one.good for one in odds.outcomes)
    return dict(sorted(found.items(), key=lambda pair: (-round(pair[1], 9), pair[0])))
