"""What a seat may know of a match, as a match of its own: another world that fits what it sees.

The hidden things are dealt anew where the step at hand began, and the answers since are given again. Whether
this leads to what the seat sees is not told by comparing whole views: two states differ only in what is
hidden from a seat where the same redeal makes them equal, since it does not depend on what was hidden.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from frente.engine.event import Log
from frente.engine.game import Game
from frente.engine.rerun import Redeal, reopen, settle
from frente.engine.state import S

if TYPE_CHECKING:
    from frente.engine.match import Match

TRIES = 20
"""Redeals at the beginning of the step, before what is hidden is exchanged at this very point."""


def redacted(match: Match[S], seat: str | None, seed: str, events: bool) -> Match[S]:
    """A copy that can be played on and cloned, not saved or rewound: its journal starts here.

    Its log, with `events`, starts with the last checkpoint.
    """
    settle(match)
    if not match.game.zones and not hides_from(match, seat):  # zones nearly always hide something
        return _forgetful(match, match.clone(seed), seat, events)
    mine = _dealt_alike(match, match.state, seat)
    for attempt in range(TRIES):
        base = match._base.copy()
        match.game.redeal(base, seat, Random(f"{seed}|{attempt}"))
        twin = _redealt_at(match, base, seat, seed, events, mine)
        if twin is not None:
            return twin
    twin = _forgetful(match, match.clone(seed), seat, events)
    twin._sealed = {s: t for s, t in twin._sealed.items() if s == seat}
    here = Redeal(seat, seed)
    twin._since.append(here)
    here.make(match.game, twin.state)
    return twin


def hides_from(match: Match[Any], seat: str | None) -> bool:
    """Is there anything now that the seat cannot see?"""
    game, state = match.game, match.state
    if match._sealed and set(match._sealed) != {seat}:
        return True
    if not game.zones and type(game).redeal is Game.redeal:
        return False
    for attempt in range(12):  # a shuffle may leave everything in its place
        probe = state.copy()
        game.redeal(probe, seat, Random(attempt))
        if probe != state:
            return True
    return False


def _dealt_alike(match: Match[S], state: S, seat: str | None) -> S:
    """The state with its hidden things dealt in one fixed way: the same for all worlds that look alike."""
    twin: S = state.copy()
    match.game.redeal(twin, seat, Random(0))
    return twin


def _redealt_at(
    match: Match[S], base: S, seat: str | None, seed: str, events: bool, mine: S
) -> Match[S] | None:
    """The match from another beginning of its step, if the seat cannot tell it apart."""
    twin = _forgetful(match, match.clone(seed), seat, events)
    twin._base = base
    twin._sealed = {s: t for s, t in match._sealed.items() if s == seat}
    twin.state = base.copy()
    if events:
        twin.state.log = Log()
        twin.state.log.ply = match._trail[-1].entries if match._trail else 0
    if match._runner is not None:
        try:
            reopen(twin)
        except Exception:  # other cards may lead elsewhere; the caller deals again
            return None
    if [a.key for a in twin._wanted] != [a.key for a in match._wanted]:
        return None
    return twin if _dealt_alike(match, twin.state, seat) == mine else None


def _forgetful(match: Match[S], twin: Match[S], seat: str | None, events: bool) -> Match[S]:
    """A copy without the journal and without what the events tell others: both know what was hidden."""
    if events:
        done = match._trail[-1].events if match._trail else 0
        twin.state.log = Log([event.seen_by(seat) for event in match.state.log.events[done:]])
    twin.journal = []
    twin.groups = []
    twin._trail = []
    twin._due = True  # its own answers can be taken back from the next step on
    twin.whole = False
    return twin
