"""What a game is to the rest of the program. Each game folder builds one of these."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Generic, TypeAlias

from frente.engine import hidden
from frente.engine.ask import Ask, Flow, number
from frente.engine.hidden import Zone
from frente.engine.menu import StandingWay
from frente.engine.plain import Plain
from frente.engine.refusal import Refusal
from frente.engine.state import Result, S

OptionValue: TypeAlias = bool | int | str
Options: TypeAlias = dict[str, OptionValue]
Policy: TypeAlias = Callable[[Any, Ask, Random], str]
"""A scripted player: (state, ask, luck of its own) -> one of the ask's options."""


@dataclass(frozen=True, slots=True)
class Message:
    """A sentence of the catalogs: its name and what fills it."""

    id: str
    args: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Scenario:
    """What a match is set up from. `name` and `about` are sentences of the game's catalog."""

    id: str
    name: str
    about: str = ""
    turns: int = 0
    source: str = "rulebook"


@dataclass(frozen=True, slots=True)
class OptionSpec:
    """An optional rule. `values` are the choices; booleans for a switch."""

    id: str
    rule: str
    values: tuple[OptionValue, ...] = (False, True)
    default: OptionValue = False
    only: tuple[str, ...] = ()
    """Scenarios it belongs to (empty: all)."""


@dataclass(frozen=True, slots=True)
class Choice:
    """An option as a client shows it: the token, the things it names, and its words."""

    token: str
    verb: str
    subjects: tuple[str, ...]
    label: Message
    warns: bool = False
    """The label tells of a loss that the answer brings about: it is shown before the answer is taken."""


@dataclass(frozen=True, slots=True)
class OddsLine:
    """One line of the sum: what it is, what it gives, by which rule."""

    label: Message
    value: str
    rule: str = ""


@dataclass(frozen=True, slots=True)
class Outcome:
    """One way it can end, with its exact share as a float for display."""

    label: Message
    chance: float
    good: float = 0.0
    """-1 worst for the asking seat, +1 best: clients sort and colour by it."""


@dataclass(frozen=True, slots=True)
class Odds:
    """What the dice can bring before they are rolled."""

    title: Message
    lines: tuple[OddsLine, ...]
    outcomes: tuple[Outcome, ...]
    notes: tuple[Message, ...] = ()


def letters(words: list[str]) -> dict[str, Any]:
    """The words of a token as arguments of its sentence: a, b, c... Numbers stay numbers, to be counted."""
    counts = ((name, word, number(word)) for name, word in zip("abcdefgh", words, strict=False))
    return {name: word if count is None else count for name, word, count in counts}


class Game(Generic[S]):
    """A game's name, set-ups, steps, views and words. Subclass it and give one instance as GAME."""

    slug: str
    title: str
    version: int = 1
    """The rules version: raised when old journals no longer replay."""
    folder: Path
    state: type[S]
    steps: Mapping[str, Callable[..., Flow[None]]]
    verbs: Mapping[str, str]
    """Every first word a token may have, with the rule of the phase it belongs to."""
    scenarios: tuple[Scenario, ...]
    options: tuple[OptionSpec, ...] = ()
    zones: tuple[Zone[S], ...] = ()
    bots: Mapping[str, Policy]
    lines_of_sight: bool = False
    """May one ask what a place sees (`sight`, `why_unseen`)?"""
    facts_about: Mapping[str, Plain]
    """For the home page: designer, players, minutes, complexity, scale (see `about` in the catalog)."""

    # --- set-up ---------------------------------------------------------------------------------
    def seats(self, scenario: str, options: Options) -> tuple[str, ...]:
        raise NotImplementedError

    def setup(self, scenario: str, options: Options) -> S:
        raise NotImplementedError

    def arrange(self, state: S, table: dict[str, Any]) -> None:
        """Change a state by the `[set]` table of a position file, in the game's own words."""
        raise NotImplementedError

    # --- what can be seen ---------------------------------------------------------------------
    def view(self, state: S, seat: str | None) -> dict[str, Plain]:
        """What the seat (None: a spectator) may see, as plain data a client can draw."""
        raise NotImplementedError

    def layout(self, scenario: str, options: Options) -> dict[str, Plain]:
        """The board, drawn once: places, links, areas, tracks (see `frente.boards.layout`)."""
        raise NotImplementedError

    def board(self, state: S, scenario: str, options: Options) -> dict[str, Plain]:
        """The board of a match under way: its layout, unless set-up or a position decide about it."""
        return self.layout(scenario, options)

    def names(self) -> Mapping[str, str]:
        """Proper names by id (places, pieces, cards), the same in every language."""
        raise NotImplementedError

    def facts(self, state: S) -> dict[str, Any]:
        """The state in words, for the expectations of position files."""
        raise NotImplementedError

    def summary(self, state: S, seat: str | None) -> list[str]:
        """A readable board for the terminal."""
        raise NotImplementedError

    def sight(self, state: S, seat: str | None, origin: str) -> dict[str, Plain]:
        """What is seen from a place, as far as the seat may know: `{"seen": [place]}`."""
        raise NotImplementedError

    def why_unseen(self, state: S, seat: str | None, origin: str, target: str) -> Refusal | None:
        """Why one place does not see another; None where it does. `at` in its args: the place that blocks."""
        raise NotImplementedError

    def position_text(self, state: S) -> str | None:
        """The state as a position file that `arrange` reads again; None amid what cannot be written."""
        return None

    # --- choices --------------------------------------------------------------------------------
    def choice(self, state: S, ask: Ask, token: str) -> Choice:
        """How a client shows an option: as its way of the menu tells, else by the words of its token."""
        verb, *words = token.split()
        label = Message(f"do-{verb}", {**ask.about, **letters(words)})
        subjects = tuple(w.split(":")[0] for w in words)
        warns = False
        way = ask.menu.way(token) if ask.menu is not None else None
        if way is not None and (way.label or way.subjects or way.warns):
            values = way.read(words)
            assert not isinstance(values, Refusal)
            if isinstance(way, StandingWay):
                values = (state, *values)
            label = label if way.label is None else way.label(*values)
            subjects = subjects if way.subjects is None else way.subjects(*values)
            warns = way.warns is not None and way.warns(*values)
        return Choice(token, verb, subjects, label, warns)

    def candidates(self, state: S, ask: Ask, subjects: tuple[str, ...]) -> list[str]:
        """The tokens that pointing at these things could mean for this ask."""
        return []

    def odds(self, state: S, ask: Ask, token: str) -> Odds | None:
        """The exact odds of an option, where it leads to dice."""
        return None

    # --- keeping the rules ----------------------------------------------------------------------
    def faults(self, state: S) -> list[str]:
        """What must never be: counters lost or doubled, limits broken. Empty when all is well."""
        raise NotImplementedError

    def resigned(self, state: S, seat: str) -> Result:
        """The result when a seat gives up."""
        raise NotImplementedError

    def redeal(self, state: S, seat: str | None, random: Random) -> None:
        """Exchange what the seat cannot see. Games with fog beyond zones extend it."""
        hidden.redeal(self.zones, state, seat, random)

    def known(self, state: S, seat: str | None) -> frozenset[str]:
        """The hidden things the seat can identify now."""
        return hidden.known(self.zones, state, seat)

    def unknown(self, state: S, seat: str | None) -> frozenset[str]:
        """The hidden things the seat cannot identify now."""
        return hidden.unknown(self.zones, state, seat)

    def value(self, state: S, seat: str) -> float:
        """How the match stands for a seat, 0 to 1; for curves and bots."""
        return 0.5

    # --- options --------------------------------------------------------------------------------
    def full_options(self, scenario: str, given: Mapping[str, OptionValue]) -> Options:
        """The options with defaults filled in; ValueError on an unknown one."""
        full: Options = {}
        for spec in self.options:
            if spec.only and scenario not in spec.only:
                continue
            value = given.get(spec.id, spec.default)
            if value not in spec.values or (isinstance(value, bool) != isinstance(spec.values[0], bool)):
                raise ValueError(f"option {spec.id} of {self.slug} takes {list(spec.values)}, not {value!r}")
            full[spec.id] = value
        unknown = sorted(set(given) - set(full))
        if unknown:
            raise ValueError(f"{self.slug} has no option {', '.join(unknown)} in this scenario")
        return full

    def scenario(self, id: str | None) -> Scenario:
        """The scenario of that id (None: the first)."""
        for scenario in self.scenarios:
            if id is None or scenario.id == id:
                return scenario
        names = ", ".join(s.id for s in self.scenarios)
        raise ValueError(f"{self.slug} has no scenario {id!r}; it has {names}")

    def why_nothing(self, state: S, ask: Ask, subjects: tuple[str, ...]) -> Refusal:
        """The answer to pointing at things that mean nothing for this ask."""
        return Refusal(ask.rule, "nothing-here", {"things": list(subjects)})
