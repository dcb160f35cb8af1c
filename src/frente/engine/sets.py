"""Several pieces in one hand: where they can go together, and what only one of them may do.

Everything is tried out on a copy, one piece after the other, as the table will give the answers: a goal that
has no room for the last of them is known before the first has gone.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from frente.engine import gesture
from frente.engine.ask import Ask
from frente.engine.game import Option
from frente.engine.gesture import Reach, Route, RouteFinal
from frente.engine.match import Match
from frente.engine.refusal import MatchError, Refusal

TRIALS = 96
"""Goals that are tried out; what lies beyond them can be gone to one by one."""

BETWEEN = "others-between"
"""Dice, or the other side: what comes after is another gesture."""

Ways = dict[str, Route]


def together(match: Match[Any], seat: str, pieces: Sequence[str], places: Collection[str]) -> Reach:
    """Where pieces can go as a set, which goals take only some of them, and what each must do alone."""
    ask = match.ask(seat)
    told = match.game.reach(match.state, ask, tuple(pieces))
    if len(pieces) == 1:
        return told if told is not None else gesture.reach(match, seat, pieces, places)
    ways = [_told(match, seat, piece) or _found(match, ask, piece, places) for piece in pieces]
    whole = told.places if told is not None else {}
    slowest = told.slowest if told is not None else _slowest(pieces, ways)
    found, barred = {}, {}
    common = [goal for goal in ways[0] if goal not in whole and all(goal in way for way in ways)]
    for goal in [*whole, *common][:TRIALS]:
        own = [(piece, way[goal]) for piece, way in zip(pieces, ways, strict=True) if goal in way]
        tried = _whole(match, seat, whole[goal]) if goal in whole else None
        if len(own) == len(pieces) and (tried is None or isinstance(tried, Refusal)):
            tried = _one_by_one(match, seat, own, goal)
        if isinstance(tried, Route):
            found[goal] = tried
        elif tried is not None:
            barred[goal] = _said(ask, tried)
    return Reach(found, slowest, barred, _alone(match, ask, pieces))


def _said(ask: Ask, stop: Refusal) -> Refusal:
    """What stops the set, for who has given no answer yet: "not now" would tell him nothing."""
    return Refusal(ask.rule, BETWEEN) if stop.text in ("not-now", "not-offered", BETWEEN) else stop


# --- one piece ------------------------------------------------------------------------------------
def _told(match: Match[Any], seat: str, piece: str) -> Ways:
    """Where one piece can go by itself, as the game says."""
    ask = next((ask for ask in match.asks if ask.seat == seat), None)
    told = match.game.reach(match.state, ask, (piece,)) if ask is not None else None
    return told.places if told is not None else {}


def _found(match: Match[Any], ask: Ask, piece: str, places: Collection[str]) -> Ways:
    """Where one answer brings it; else what a search for ways finds."""
    found: Ways = {}
    for option in _options(match, ask):
        goals = [subject for subject in option.subjects if subject in places]
        if len(goals) == 1 and set(option.subjects) == {piece, *goals}:
            found[goals[0]] = Route((goals[0],), (option.token,), str(option.label.args.get("cost", "")))
    return found or gesture.reach(match, ask.seat, (piece,), places).places


def _options(match: Match[Any], ask: Ask) -> Iterator[Option]:
    """What can be answered, but for dice and the end of a turn: those are given by themselves."""
    for token in ask.options():
        option = match.game.choice(match.state, ask, token)
        if option.final not in ("dice", "turn"):
            yield option


def _slowest(pieces: Sequence[str], ways: Sequence[Ways]) -> str:
    """Who comes to the fewest places, where not all come to as many."""
    sizes = [len(way) for way in ways]
    return "" if len(set(sizes)) == 1 else pieces[sizes.index(min(sizes))]


# --- all of them ----------------------------------------------------------------------------------
def _whole(match: Match[Any], seat: str, route: Route) -> Route | Refusal:
    """The way of the set that the game names, where it can be gone to its end.

    The others may have a say in it, be it before all have joined: the table goes on when they have had it.
    """
    trial = given(match.clone(), seat, route.tokens)
    begun = len(trial.left) < len(route.tokens)
    if trial.stop is not None and not (begun and trial.stop.text == BETWEEN):
        return trial.stop
    return replace(route, final=route.final or trial.final)


def _one_by_one(match: Match[Any], seat: str, own: Sequence[tuple[str, Route]], goal: str) -> Route | Refusal:
    """The way of all of them, each going when those before it have gone; or what stops one."""
    twin = match.clone()
    tokens: list[str] = []
    final: RouteFinal = ""
    for piece, route in own:
        # With the others gone the same way may end otherwise: who can go no further is not told to stop.
        told = _told(twin, seat, piece) if tokens else {}
        if told and goal not in told:
            return _turned_away(twin, seat, route)
        now = told.get(goal, route)
        trial = given(twin, seat, now.tokens)
        if trial.stop is not None:
            return trial.stop
        if trial.final == "turn" and piece != own[-1][0]:
            return Refusal("", BETWEEN)
        tokens += now.tokens
        final = trial.final or final or now.final
    slow = max((route for _, route in own), key=_cost)
    return replace(slow, tokens=tuple(tokens), stops=any(route.stops for _, route in own), final=final)


def _turned_away(match: Match[Any], seat: str, route: Route) -> Refusal:
    """Why a way that was open cannot be gone any more: step by step, as nobody answers for the mover then."""
    match.auto = False
    return given(match, seat, route.tokens).stop or Refusal("", BETWEEN)


def _cost(route: Route) -> float:
    try:
        return float(route.cost or 0)
    except ValueError:
        return 0


class Trial(NamedTuple):
    """Answers that were given: do they end the turn; which are left, and what stopped them."""

    final: RouteFinal
    left: list[str]
    stop: Refusal | None


def given(match: Match[Any], seat: str, tokens: Sequence[str]) -> Trial:
    """Give answers as the table does: what others see by itself, dice never, the end of a turn at last."""
    left = list(tokens)
    final: RouteFinal = ""
    try:
        while left:
            done, refusal = match.answer_all(seat, left)
            left = left[done:]
            if refusal is not None:
                return Trial(final, left, refusal)
            if not left:
                break
            weight = match.final(seat, left[0])
            if weight == "dice" or (weight == "turn" and len(left) > 1):
                return Trial(final, left, Refusal("", BETWEEN))
            final = "turn" if weight == "turn" else ""
            match.answer(seat, left.pop(0))
    except MatchError:
        return Trial(final, left, Refusal("", BETWEEN))
    return Trial(final, left, None)


def _alone(match: Match[Any], ask: Ask, pieces: Sequence[str]) -> dict[str, Refusal]:
    """What some of them may do, each by an answer of its own, and not one after the other."""
    deeds: dict[str, list[str]] = {}
    for option in _options(match, ask):
        if len(option.subjects) == 1 and option.subjects[0] in pieces:
            deeds.setdefault(option.verb, []).append(option.token)
    tried = {
        verb: given(match.clone(), ask.seat, tokens).stop for verb, tokens in deeds.items() if len(tokens) > 1
    }
    return {verb: _said(ask, stop) for verb, stop in tried.items() if stop is not None}
