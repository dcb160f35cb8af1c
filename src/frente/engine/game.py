"""What a game is to the rest of the program. Each game folder builds one of these."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Generic, NamedTuple, TypeAlias

from frente.engine import battle, gesture, hidden
from frente.engine.aims import Aim, Briefing, Warning
from frente.engine.ask import Ask, Flow, number
from frente.engine.battle import Battle, Chart, Fighting
from frente.engine.craft import Craft
from frente.engine.event import Event
from frente.engine.gesture import Absent, Choose, Final, Price, Purse, Reach
from frente.engine.hidden import Zone
from frente.engine.menu import StandingWay
from frente.engine.message import Message, Mistaken, in_words, sentence
from frente.engine.odds import Odds
from frente.engine.orders import Reaction
from frente.engine.plain import Plain
from frente.engine.record import Record
from frente.engine.refusal import Refusal
from frente.engine.shared import frozen, shared
from frente.engine.state import Result, S

OptionValue: TypeAlias = bool | int | str
Options: TypeAlias = dict[str, OptionValue]
Policy: TypeAlias = Callable[[Any, Ask, Random], str]
"""A scripted player: (state, ask, luck of its own) -> one of the ask's options."""


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


@dataclass(slots=True)  # not frozen, which takes twice the time: a dozen are made for every answer
class Option:
    """An option as a client shows it: the token, the things it names, and its words."""

    token: str
    verb: str
    subjects: tuple[str, ...]
    label: Message
    warns: bool = False
    """The label tells of a loss that the answer brings about: it is shown before the answer is taken."""
    final: Final = ""
    """Why it is given by the main button alone: what follows cannot be taken back, or is paid."""
    price: tuple[Price, ...] = ()
    brings: Message | None = None
    """What is had for it."""
    stock: int | None = None
    """How many of it are left to be had, where that is bounded by more than the purse."""


def letters(words: Sequence[str]) -> dict[str, Any]:
    """The words of a token as arguments of its sentence: a, b, c... Numbers stay numbers, to be counted."""
    counts = ((name, word, number(word)) for name, word in zip("abcdefgh", words, strict=False))
    return {name: word if count is None else count for name, word, count in counts}


class Spoken(NamedTuple):
    """What a token says by itself."""

    verb: str
    words: tuple[str, ...]
    subjects: tuple[str, ...]
    args: dict[str, Any]
    """Its words as arguments of a sentence."""


@shared(1 << 14)  # the same ones are offered again and again
def spoken(token: str) -> Spoken:
    verb, *words = token.split()
    return Spoken(verb, tuple(words), tuple(w.split(":")[0] for w in words), frozen(letters(words)))


class Fold(NamedTuple):
    """How events are told as one: by `story-<name>`, with the number of different things under `counts`.

    Where `alike` names a part of their data they must agree on it.
    """

    name: str
    counts: str
    alike: str = ""


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
    shown: tuple[Callable[[S], dict[str, Plain]], ...] = ()
    """The parts of a view that everybody sees alike. Each reads the state and nothing else (see `parts`)."""
    shown_to: tuple[Callable[[S, str | None], dict[str, Plain]], ...] = ()
    """Those that each seat (None: a spectator) sees in its own way."""
    bots: Mapping[str, Policy]
    craft: Craft | None = None
    """What bots that think must know of the game (None: it has no such bots)."""
    record: Record | None = None
    """The game's positions as numbers, for whoever learns from many of them (None: it has no such form)."""
    fighting: Fighting = Fighting()
    """What the log says of fights."""
    folds: Mapping[str, Fold] = {}
    """Events that are told as one step where several follow each other, by kind."""
    tidings: frozenset[str] = frozenset()
    """Events that are told once more, in their own words, where it is summed up what has changed."""
    unsaid: frozenset[str] = frozenset()
    """Events that are no step of anybody's turn: what they lead to is told."""
    fog: bool = False
    """May pieces be on the board that a seat does not see?"""
    finals: Mapping[str, Final] = {}
    """Answers that cannot be taken back, by ask or `ask/verb`, where their ways do not say so."""
    reactions: tuple[Reaction, ...] = ()
    """What may be answered beforehand, by standing orders."""
    lines_of_sight: bool = False
    """May one ask what a place sees (`sight`, `why_unseen`)?"""
    facts_about: Mapping[str, Plain]
    """For the home page: designer, players, minutes, complexity, scale (see `about` in the catalog)."""

    # --- set-up ---------------------------------------------------------------------------------
    def seats(self, scenario: str, options: Options) -> tuple[str, ...]:
        raise NotImplementedError

    def side(self, seat: str) -> str:
        """The side a seat plays, as pieces and places name it."""
        return seat

    def setup(self, scenario: str, options: Options) -> S:
        raise NotImplementedError

    def arrange(self, state: S, table: dict[str, Any]) -> None:
        """Change a state by the `[set]` table of a position file, in the game's own words."""
        raise NotImplementedError

    # --- what can be seen ---------------------------------------------------------------------
    def view(self, state: S, seat: str | None) -> dict[str, Plain]:
        """What the seat (None: a spectator) may see, as plain data a client can draw."""
        if not self.shown and not self.shown_to:
            raise NotImplementedError
        whole: dict[str, Plain] = {}
        for part in self.shown:
            whole.update(part(state))
        for own in self.shown_to:
            whole.update(own(state, seat))
        return whole

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

    same_summary: bool = False
    """Is the board for the terminal the same for every seat?"""

    def summary(self, state: S, seat: str | None) -> list[str]:
        """A readable board for the terminal; `tell` puts it into words."""
        raise NotImplementedError

    def tell(self, id: str, /, **args: object) -> str:
        """A message of the game in the language of whoever reads it."""
        return in_words(sentence(id, **args), self)

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
    def choice(self, state: S, ask: Ask, token: str) -> Option:
        """How a client shows an option: as its way of the menu tells, else by the words of its token."""
        verb, words, subjects, args = spoken(token)
        label = Message(f"do-{verb}", {**ask.about, **args})
        warns = False
        final: Final = self.finals.get(f"{ask.kind}/{verb}") or self.finals.get(ask.kind, "")
        price: tuple[Price, ...] = ()
        brings: Message | None = None
        stock: int | None = None
        way = ask.menu.way(token) if ask.menu is not None else None
        if way is not None and way.tells:
            values = way.read(words)
            assert not isinstance(values, Refusal)
            if isinstance(way, StandingWay):
                values = (state, *values)
            label = label if way.label is None else way.label(*values)
            subjects = subjects if way.subjects is None else way.subjects(*values)
            warns = way.warns is not None and way.warns(*values)
            if way.final is not None:
                final = way.final(*values) if callable(way.final) else way.final
            price = () if way.price is None else way.price(*values)
            brings = None if way.brings is None else way.brings(*values)
            stock = None if way.stock is None else way.stock(*values)
        final = final or ("dice" if ask.commits else "")
        return Option(token, verb, subjects, label, warns, final, price, brings, stock)

    def odds(self, state: S, ask: Ask, token: str) -> Odds | None:
        """The exact odds of an option, where it leads to dice."""
        return None

    def battle(self, state: S, ask: Ask, token: str) -> Battle | None:
        """What an option would fight out, where it leads to dice: at least its odds."""
        return battle.before(self, state, ask, token, self.odds(state, ask, token))

    def forming(self, state: S, ask: Ask, picks: tuple[str, ...]) -> Battle | None:
        """The same with some things chosen and perhaps not all that is needed."""
        return battle.forming(self, state, ask, picks)

    def fought(self, fight: Battle, events: Sequence[Event]) -> Battle:
        """A battle that was made from its events, with what only the game can read in them."""
        return fight

    # --- winning, losing ------------------------------------------------------------------------
    def aims(self, state: S, seat: str | None) -> list[Aim]:
        """How the match can end for everybody, as far as `seat` (None: a spectator) may know."""
        return []

    def dangers(self, state: S, seat: str) -> list[Warning]:
        """What threatens a seat now, as far as it may know."""
        return []

    def caution(self, state: S, ask: Ask, token: str) -> Warning | None:
        """What an answer would cost beyond the usual, as far as the asked seat may know."""
        choice = self.choice(state, ask, token)
        return Warning(token, "care", choice.label, ask.rule, choice.subjects) if choice.warns else None

    def briefing(self, scenario: str, options: Options, seat: str) -> Briefing:
        """What a player of a seat should know before the first answer."""
        about = self.scenario(scenario).about
        aims = self.aims(self.setup(scenario, options), seat)
        return Briefing((Message(about),) if about else (), tuple(aims))

    def charts(self) -> tuple[Chart, ...]:
        """The printed tables of the game, to be looked up at any time; nothing is lit in them."""
        return ()

    # --- hands on -------------------------------------------------------------------------------
    def absent(self, state: S, ask: Ask) -> list[Absent]:
        """Buttons that somebody will look for and that are not there now, with the reason."""
        return gesture.absent(state, ask)

    def purse(self, state: S, ask: Ask) -> list[Purse]:
        """What the asked seat can pay with, where options have prices."""
        return []

    def choose(self, state: S, ask: Ask) -> Choose | None:
        """The set that is wanted, where one is."""
        return gesture.choose(ask)

    def reach(self, state: S, ask: Ask, pieces: tuple[str, ...]) -> Reach | None:
        """Where pieces can go, with costs; None: it is found by trying (`frente.engine.gesture`)."""
        return None

    # --- keeping the rules ----------------------------------------------------------------------
    def faults(self, state: S) -> list[str]:
        """What must never be: counters lost or doubled, limits broken. Empty when all is well."""
        raise NotImplementedError

    def resigned(self, state: S, seat: str) -> Result:
        """The result when a seat gives up."""
        raise NotImplementedError

    def waits(self, place: str) -> bool:
        """Do pieces wait there, beside the map, for their next use? Who goes there is not lost."""
        return False

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
        if state.result is not None:
            return 0.5 if not state.result.winners else float(seat in state.result.winners)
        if self.craft is None or self.craft.forecast is None:
            return 0.5
        forecast = self.craft.forecast
        chance = forecast.chance(state)
        return chance if self.side(seat) == forecast.side else 1.0 - chance

    # --- options --------------------------------------------------------------------------------
    def full_options(self, scenario: str, given: Mapping[str, OptionValue]) -> Options:
        """The options with defaults filled in; ValueError on an unknown one."""
        full: Options = {}
        for spec in self.options:
            if spec.only and scenario not in spec.only:
                continue
            value = given.get(spec.id, spec.default)
            if value not in spec.values or (isinstance(value, bool) != isinstance(spec.values[0], bool)):
                raise Mistaken(
                    sentence(
                        "error-option-takes-not",
                        id=spec.id,
                        slug=self.slug,
                        values=list(spec.values),
                        value=repr(value),
                    )
                )
            full[spec.id] = value
        unknown = sorted(set(given) - set(full))
        if unknown:
            raise Mistaken(sentence("error-has-no-option-scenario", slug=self.slug, unknown=[*unknown]))
        return full

    def scenario(self, id: str | None) -> Scenario:
        """The scenario of that id (None: the first)."""
        for scenario in self.scenarios:
            if id is None or scenario.id == id:
                return scenario
        names = ", ".join(s.id for s in self.scenarios)
        raise Mistaken(sentence("error-has-no-scenario-has", slug=self.slug, id=repr(id), names=names))

    def why_nothing(self, state: S, ask: Ask, subjects: tuple[str, ...]) -> Refusal:
        """The answer to pointing at things that mean nothing for this ask."""
        return Refusal(ask.rule, "nothing-here", {"things": list(subjects)})
