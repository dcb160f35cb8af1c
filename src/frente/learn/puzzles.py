"""Puzzles: a moment of a bots' match where one answer is clearly the best.

A puzzle is a position file (docs/positions.md) of a game's folder `puzzles`, with besides

    [puzzle]
    seat = "rebel"            who is to find the answer
    best = "on g4"            the best answer, and the next best
    second = "on g2"

Its title is for those who read the file: a reader is asked what the rules ask. Its script holds the answers
that lead to the moment. What is best is measured by exact odds: an answer is worth what the dice bring after
it, each outcome by its chance and by how good the game calls it for the seat, from -1 to 1. An answer that
rolls nothing is worth 0. The reason that is shown afterwards follows from the same odds.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from frente.engine import Game, Match, Message
from frente.engine.game import letters
from frente.engine.journal import Entry
from frente.engine.position import Position, PositionError, read, start

KEYS = ("seat", "best", "second")
TELLS = 2
"""Lines of the sum that are shown as the reason."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """What a puzzle file says."""

    id: str
    position: Position
    seat: str
    best: str
    second: str

    @property
    def game(self) -> str:
        return self.position.game

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


def daily(day: date, games: Iterable[Game[Any]]) -> Puzzle | None:
    """The puzzle of a day: all of them in turn, the games mixed. None where there are none."""
    every = [one for game in games for one in of(game)]
    if not every:
        return None
    every.sort(key=lambda one: sha256(f"{one.game}/{one.id}".encode()).digest())
    return every[day.toordinal() % len(every)]


@dataclass(frozen=True, slots=True)
class Weighed:
    """An answer, and what the dice bring after it."""

    token: str
    label: Message
    rolls: bool
    worth: float
    well: float
    """The chance of whatever is good for the seat, and of what is bad for it."""
    badly: float


def weigh(game: Game[Any], match: Match[Any], seat: str) -> tuple[Weighed, ...]:
    """Every answer of a seat, the best first."""
    ask = match.ask(seat)
    found = []
    for token in ask.options():
        label = game.choice(match.state, ask, token).label
        whole = Message(label.id, {**ask.about, **letters(token.split()[1:]), **label.args})
        odds = game.odds(match.state, ask, token)
        ends = () if odds is None else odds.outcomes
        worth = sum(one.chance * one.good for one in ends)
        well = sum(one.chance for one in ends if one.good > 0)
        badly = sum(one.chance for one in ends if one.good < 0)
        found.append(Weighed(token, whole, odds is not None, worth, well, badly))
    return tuple(sorted(found, key=lambda one: (-round(one.worth, 9), one.token)))


def worth(game: Game[Any], match: Match[Any], seat: str) -> dict[str, float]:
    """Every answer of a seat with what the dice bring after it, the best first."""
    return {one.token: one.worth for one in weigh(game, match, seat)}


@dataclass(frozen=True, slots=True)
class Tell:
    """A line of the sum in which the best answer and the next best differ."""

    label: Message
    best: str
    second: str


def tells(game: Game[Any], match: Match[Any], puzzle: Puzzle) -> tuple[Tell, ...]:
    """Why the best answer is better than the next: the first lines in which their odds differ."""
    ask = match.ask(puzzle.seat)
    ours, theirs = (game.odds(match.state, ask, token) for token in (puzzle.best, puzzle.second))
    if ours is None or theirs is None:
        return ()
    others = {line.label.id: line.value for line in theirs.lines}
    found = [
        Tell(line.label, line.value, others[line.label.id])
        for line in ours.lines
        if others.get(line.label.id, line.value) != line.value
    ]
    return tuple(found[:TELLS])


@dataclass(frozen=True, slots=True)
class Judge:
    """Who knows what every answer to a puzzle is worth, and tells it once one was given."""

    puzzle: Puzzle
    before: tuple[Entry, ...]
    """The journal up to the moment."""
    answers: tuple[Weighed, ...]
    tells: tuple[Tell, ...]

    def chosen(self, journal: Sequence[Entry]) -> str | None:
        """What was answered at the moment; None: nothing yet, or the match has left the way to it."""
        at = len(self.before)
        if tuple(journal[:at]) != self.before or len(journal) == at:
            return None
        entry = journal[at]
        found = entry.kind == "answer" and entry.who == self.puzzle.seat
        return str(entry.value) if found else None


@cache
def question(game: Game[Any], id: str) -> Message:
    """What a puzzle asks. LookupError: there is no such puzzle; MatchError: it does not hold any more."""
    found = _found(game, id)
    ask = found.begin(game, "judge").ask(found.seat)
    return Message(f"ask-{ask.kind}", {"seat": ask.seat, **ask.about})


@cache
def judge_of(game: Game[Any], id: str) -> Judge:
    """The judge of a puzzle. LookupError: there is no such puzzle; MatchError: it does not hold any more."""
    found = _found(game, id)
    match = found.begin(game, "judge")
    return Judge(found, tuple(match.journal), weigh(game, match, found.seat), tells(game, match, found))


def _found(game: Game[Any], id: str) -> Puzzle:
    for one in of(game):
        if one.id == id:
            return one
    raise LookupError(f"{game.slug} has no puzzle {id!r:.40}")
