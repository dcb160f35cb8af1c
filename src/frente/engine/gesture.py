"""What one gesture at the table means: several answers at once, a set, a price, a button that is not there.

All of it follows from the ask at hand; games say more where they know more.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from frente.engine.aims import Warning
from frente.engine.ask import Ask
from frente.engine.menu import StandingWay, Way
from frente.engine.message import Message
from frente.engine.refusal import Refusal, Refused

if TYPE_CHECKING:
    from frente.engine.match import Match

Final: TypeAlias = Literal["", "dice", "reveal", "turn", "cost", "perhaps"]
"""Why an answer is given by the main button alone: dice, something shown, the turn's end, a payment.

Of one that is `perhaps` the last of its phase, with dice to follow, a trial on a copy tells (`Match.final`).
"""

RouteFinal: TypeAlias = Literal["", "reveal", "turn"]

STEPS = 96
"""Answers that a search for ways tries out."""


@dataclass(frozen=True, slots=True)
class Absent:
    """A button that is not there: what it would be, why it is not, and what to point at to have it.

    With a `price` it is no button but a line of the price list.
    """

    verb: str
    label: Message
    why: Refusal
    cure: tuple[str, ...] = ()
    price: tuple[Price, ...] = ()


@dataclass(frozen=True, slots=True)
class Purse:
    """What there is to pay with."""

    id: str
    label: Message
    have: int


@dataclass(frozen=True, slots=True)
class Price:
    """So much of a purse."""

    of: str
    amount: int


@dataclass(frozen=True, slots=True)
class Count:
    """Something that a set is counted by: strength, steps, stacking; `limit` is the most it may come to."""

    id: str
    label: Message
    limit: int | None
    value: dict[str, int]


@dataclass(frozen=True, slots=True)
class Choose:
    """A set is wanted: how many of which things."""

    least: int
    most: int
    of: tuple[str, ...]
    counts: tuple[Count, ...] = ()


@dataclass(frozen=True, slots=True)
class Route:
    """How pieces come to a place: by these answers, in order. Empty figures are not known."""

    path: tuple[str, ...]
    tokens: tuple[str, ...]
    cost: str = ""
    left: str = ""
    stops: bool = False
    final: RouteFinal = ""
    """The last of the answers shows something to others, or ends the turn: it is given by the main button."""


@dataclass(frozen=True, slots=True)
class Reach:
    """Where pieces can go, by place. `slowest` is the piece that rules how far, where that is known."""

    places: dict[str, Route] = field(default_factory=dict)
    slowest: str = ""
    barred: dict[str, Refusal] = field(default_factory=dict)
    """Where each of them could go by itself but not all: what stops the rest."""
    alone: dict[str, Refusal] = field(default_factory=dict)
    """By verb: what one of them may do and then no other, or not at once."""


def absent(state: Any, ask: Ask) -> list[Absent]:
    """The bare buttons (done, pass) that the menu has and a rule forbids now."""
    if ask.menu is None:
        return []
    offered = set(ask.options())
    found = []
    for way in ask.menu.ways:
        if way.nouns or way.verb in offered or way.tokens is not None or way.price is not None:
            continue
        why = way.why(ask.menu.state, ())
        if why is not None and why.text not in ("not-now", "not-offered"):
            found.append(Absent(way.verb, _label(state, ask, way), why, tuple(_texts(why.args))))
    return found


def unsold(ask: Ask) -> list[Absent]:
    """Lines of the price list that cannot be had now: too dear, sold out, not for this side."""
    if ask.menu is None:
        return []
    state, found = ask.menu.state, []
    for way in ask.menu.ways:
        if way.price is None or way.label is None:
            continue
        for args in way.tried(state) if way.nouns else [()]:
            why = way.why(state, args)
            if why is not None and not (way.subjects is not None and way.subjects(*args)):
                found.append(Absent(way.verb, way.label(*args), why, price=tuple(way.price(*args))))
    return found


def _label(state: Any, ask: Ask, way: Way) -> Message:
    if way.label is None:
        return Message(f"do-{way.verb}", ask.about)
    label: Message = way.label(state) if isinstance(way, StandingWay) else way.label()
    return label


def _texts(args: dict[str, Any]) -> Iterator[str]:
    """The words that fill a sentence, also those of sentences within it."""
    for value in args.values():
        for item in value if isinstance(value, list) else [value]:
            if isinstance(item, str):
                yield item
            elif isinstance(item, dict):
                yield from _texts(item.get("args", {}))


def choose(ask: Ask) -> Choose | None:
    """The set that is wanted, where a way takes any number of things."""
    if ask.menu is None:
        return None
    for way in ask.menu.ways:
        if not way.many:
            continue
        listed = way.listed(ask.menu.state)
        if not listed:
            continue
        sizes = [len(args) for args in listed]
        noun = way.nouns[-1]
        things = dict.fromkeys(noun.write(value) for args in listed for value in args)
        return Choose(min(sizes), max(sizes), tuple(things))
    return None


def reach(match: Match[Any], seat: str, pieces: Sequence[str], places: Collection[str]) -> Reach:
    """Where pieces can go by answers that can be taken back, found by giving them on copies.

    An answer that names the pieces and a place goes there; one that names only pieces opens the next ask.
    In an ask that speaks of the pieces a bare place will do: a retreat, a flight, hex by hex.
    What others would see of it ends the way: the search goes no further than the main button.
    """
    wanted = tuple(pieces)
    found: dict[str, Route] = {}
    copies = 0
    level: list[tuple[Match[Any], tuple[str, ...], tuple[str, ...], tuple[str, ...]]] = [
        (match, (), (), wanted)
    ]
    while level and copies < STEPS:
        after = []
        for here, tokens, path, left in level:
            ask = next((ask for ask in here.asks if ask.seat == seat), None)
            if ask is None:
                continue
            for token, goal, rest, shown, cost in _moves(here, ask, left, wanted, places):
                if goal and goal in found:
                    continue
                way = (*path, goal) if goal and goal not in path else path
                if goal and not rest:
                    found[goal] = Route(way, (*tokens, token), cost, final="reveal" if shown else "")
                if copies < STEPS and not shown:
                    copies += 1
                    twin = here.clone()
                    twin.answer(seat, token)
                    after.append((twin, (*tokens, token), way, rest or wanted))
        level = after
    return Reach(found)


def _moves(
    match: Match[Any],
    ask: Ask,
    left: tuple[str, ...],
    wanted: tuple[str, ...],
    places: Collection[str],
) -> Iterator[tuple[str, str, tuple[str, ...], bool, str]]:
    """Answers that move the pieces on: token, place, pieces still to go, is it seen, what it takes."""
    game, state = match.game, match.state
    # A place alone is a way of the pieces only where the ask speaks of them.
    theirs = bool(set(wanted) & set(_texts(ask.about)))
    for token in ask.options():
        choice = game.choice(state, ask, token)
        if choice.final not in ("", "cost", "perhaps", "reveal"):
            continue
        things = [subject for subject in choice.subjects if subject in wanted]
        goals = [subject for subject in choice.subjects if subject in places]
        others = len(choice.subjects) - len(things) - len(goals)
        if others or len(goals) > 1 or not choice.subjects:
            continue
        if things and not set(things) <= set(left):
            continue
        if not things and not (theirs and goals):
            continue
        rest = tuple(piece for piece in left if piece not in things) if things else ()
        shown = choice.final == "reveal"
        if shown and not goals:
            continue
        yield token, goals[0] if goals else "", rest, shown, str(choice.label.args.get("cost", ""))


# --- what a gesture costs -------------------------------------------------------------------------
LEVELS = ("note", "care", "danger")


def caution(match: Match[Any], seat: str, tokens: Sequence[str]) -> Warning | None:
    """The weightiest of what answers given in one gesture would cost, each after those before it.

    Where dice fall or something is shown it ends: what comes then is not known yet. So it does before an
    answer that those before it have made impossible: it will not be given.
    """
    found: Warning | None = None
    for token, more in zip(tokens, (*tokens[1:], ""), strict=True):
        ask = match.ask(seat)
        if match.why_not(seat, token) is not None:
            break
        told = match.game.caution(match.state, ask, token)
        if told is not None and (found is None or LEVELS.index(told.level) > LEVELS.index(found.level)):
            found = told
        if not more or match.final(seat, token) in ("dice", "reveal"):
            break
        match = match.clone()
        try:
            match.answer(seat, token)
        except Refused:
            break
        if not any(asked.seat == seat for asked in match.asks):
            break
    return found
