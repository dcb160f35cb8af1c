"""Standing orders: what a seat has said beforehand to what it will be asked.

A game lists its reactions: the asks that come in the middle of another's turn, and what an order may answer
to them. An order names one of these answers and when it holds. The first that holds answers; where none does,
the seat is asked as ever. Orders are judged by what the seat may know, and are no part of the match: the
journal has the answers that they gave.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from frente.engine.ask import Ask

if TYPE_CHECKING:
    from frente.engine.match import Match
    from frente.engine.odds import Odds

Measure: TypeAlias = Literal["", "steps", "chance"]
"""What an order may ask a least of: the steps that are likely lost, or the chance in 100 of a good end."""


@dataclass(frozen=True, slots=True)
class Act:
    """Something that an order may answer. Its words: `order-ASK-ID`."""

    id: str
    answer: str
    """A verb, or a whole answer. Of several answers with the verb the most hopeful is given."""
    measured: bool = False
    """May the order ask a least of what the answer is likely to bring?"""


@dataclass(frozen=True, slots=True)
class Reaction:
    """A kind of ask that orders can be left for. Its words: `order-ASK`."""

    ask: str
    acts: tuple[Act, ...]
    subject: str = ""
    """What in the ask says where, or about what: an order may hold for some of these, or for all but some."""
    measure: Measure = ""
    holds: Callable[[Any, Ask], bool] = lambda state, ask: True
    """Is this ask a reaction, and not a matter of the seat's own turn?"""
    then: Mapping[str, str] = field(default_factory=dict)
    """What is asked after an answer that an order gave, and how the order answers that."""


@dataclass(frozen=True, slots=True)
class Order:
    """What a seat has said beforehand."""

    ask: str
    act: str
    least: float = 0.0
    only: tuple[str, ...] = ()
    """For these subjects; none: for all ..."""
    but: tuple[str, ...] = ()
    """... but these."""


def why_not(reactions: Iterable[Reaction], order: Order) -> str:
    """Why there can be no such order, in words for a developer; empty where there can."""
    for reaction in reactions:
        act = next((act for act in reaction.acts if act.id == order.act), None)
        if reaction.ask != order.ask or act is None:
            continue
        if order.least and not act.measured:
            return f"nothing is measured for {order.act}"
        if (order.only or order.but) and not reaction.subject:
            return f"{order.ask} is about nothing that an order can name"
        return ""
    return f"there is no order {order.act} for {order.ask}"


def followed(
    match: Match[Any], seat: str, orders: Iterable[Order], after: str = ""
) -> tuple[Order | None, str] | None:
    """The order that answers what a seat is asked, and the answer; None: none does.

    `match` is what the seat may know of it; `after` is the ask that an order of the seat has answered just
    before: what follows from that needs no order of its own.
    """
    ask = match.ask(seat)
    for reaction in match.game.reactions:
        if reaction.ask == after and ask.kind in reaction.then:
            given = _candidates(ask, reaction.then[ask.kind])
            return (None, given[0]) if given else None
    for order in orders:
        for reaction in match.game.reactions:
            if reaction.ask == order.ask == ask.kind and reaction.holds(match.state, ask):
                token = _answer(match, ask, reaction, order)
                if token is not None:
                    return order, token
    return None


def _answer(match: Match[Any], ask: Ask, reaction: Reaction, order: Order) -> str | None:
    """What an order answers to an ask; None: it does not hold."""
    about = str(ask.about.get(reaction.subject, ""))
    if (order.only and about not in order.only) or about in order.but:
        return None
    act = next((act for act in reaction.acts if act.id == order.act), None)
    given = [] if act is None else _candidates(ask, act.answer)
    if act is None or not given:
        return None
    if not act.measured:
        return given[0]
    hopes = {token: hope(match.game.odds(match.state, ask, token), reaction.measure) for token in given}
    best = max(given, key=lambda token: hopes[token])  # of equal ones the first
    return best if hopes[best] >= order.least else None


def _candidates(ask: Ask, answer: str) -> list[str]:
    return [token for token in ask.options() if token == answer or token.split(" ", 1)[0] == answer]


def hope(odds: Odds | None, measure: Measure) -> float:
    """What is likely to come of an answer."""
    if odds is None:
        return 0.0
    if measure == "steps":
        return sum(way.chance * float(way.label.args.get("steps", 0)) for way in odds.outcomes)
    return 100 * sum(way.chance for way in odds.outcomes if way.good > 0)
