"""Where the stories of these tests begin: Toy at a known point, and games of a step or two."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.toy import GAME

from frente.engine import (
    Ask,
    Flow,
    Game,
    Match,
    Options,
    Plain,
    Result,
    Scenario,
    State,
    Zone,
    choose,
)
from frente.engine.position import start


def load_game(slug: str) -> Game[Any]:
    return {"toy": GAME}[slug]


def operations(seat: str = "red", *, seed: str = "luck", **set: Any) -> Match[Any]:
    """Toy where `seat` operates, on turn 1, with blocks facing each other across the ford and the hill."""
    table = {"turn": 1, "operate": seat, **set}
    return start({"title": "operations", "game": "toy", "set": table}, load_game, seed=seed)


def play_out(match: Match[Any], until: Callable[[Match[Any]], bool] = lambda _: False) -> Match[Any]:
    """Attack where possible, else take the first option, until something holds or the match ends."""
    while match.asks and not until(match):
        ask = match.asks[0]
        options = ask.options()
        match.answer(ask.seat, next((t for t in options if t.startswith("attack")), options[0]))
    return match


@dataclass(slots=True, kw_only=True)
class Words(State):
    """The state of a small game: the words said, and a pile that nobody but `a` may see."""

    words: list[str] = field(default_factory=list)
    pile: list[str] = field(default_factory=list)

    def copy(self) -> Words:
        return Words(
            agenda=self.agenda.copy(), result=self.result, words=self.words.copy(), pile=self.pile.copy()
        )


Rule = Callable[..., Flow[None]]


class Small(Game[Words]):
    """A game of the steps given, run in that order."""

    slug = "small"
    title = "Small"
    folder = Path(__file__).parent
    state = Words
    verbs = {"say": "1", "stop": "2", "hide": "3"}
    scenarios = (Scenario("only", "scenario-only"),)

    def __init__(self, *steps: Rule, seats: tuple[str, ...] = ("a", "b"), pile: tuple[str, ...] = ()) -> None:
        self.steps = {step.__name__: step for step in steps}
        self.at_table = seats
        self.pile = pile
        self.zones = (Zone("pile", "pile", lambda s: s.pile, lambda _, seat: seat == "a"),) if pile else ()

    def seats(self, scenario: str, options: Options) -> tuple[str, ...]:
        return self.at_table

    def setup(self, scenario: str, options: Options) -> Words:
        state = Words(pile=list(self.pile))
        state.push(*((name,) for name in self.steps))
        return state

    def view(self, state: Words, seat: str | None) -> dict[str, Plain]:
        return {"words": list(state.words), "pile": list(state.pile) if seat == "a" else len(state.pile)}

    def faults(self, state: Words) -> list[str]:
        return []

    def resigned(self, state: Words, seat: str) -> Result:
        return Result(tuple(s for s in self.at_table if s != seat), "6", "resigned")


def says(seat: str, *tokens: str) -> Ask:
    """An ask of a small game."""
    return Ask(seat, "say", "1", lambda: list(tokens))


def one_word(seat: str, *tokens: str, name: str) -> Rule:
    """A step that asks once and remembers the answer."""

    def step(s: Words) -> Flow[None]:
        s.words.append((yield from choose(says(seat, *tokens))))
        s.note("said", "1", word=s.words[-1])

    step.__name__ = name
    return step
