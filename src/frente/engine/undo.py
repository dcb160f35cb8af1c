"""Taking back: which answer of a seat can be taken back, and why another cannot."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from frente.engine.ask import Sealed
from frente.engine.hidden import named
from frente.engine.journal import ROLLS
from frente.engine.refusal import Refusal

if TYPE_CHECKING:
    from frente.engine.match import Match


def point(match: Match[Any], seat: str) -> int | Refusal:
    """The ply before the seat's last answer, or group of them; past a die, a reveal or another's, why not."""
    if match.result is not None:
        return Refusal("table", "undo-over")
    for i in range(len(match.journal) - 1, -1, -1):
        entry = match.journal[i]
        if entry.kind == "auto":
            continue
        if entry.kind in ROLLS:
            return Refusal("table", "undo-roll", {"roll": entry.key})
        if entry.who != seat:
            sealed = isinstance(match._open, Sealed) and entry.who in match._sealed
            if sealed and seat in match._sealed:
                continue  # the other's sealed answer stands untouched while this one is reopened
            return Refusal("table", "undo-other", {"seat": entry.who})
        first = _first_of_group(match, i)
        if not _can_go_to(match, first):
            break
        return _shown_since(match, seat, first) or first
    return Refusal("table", "undo-start")


def _first_of_group(match: Match[Any], entries: int) -> int:
    """Where the gesture began that an answer was a part of: all of it is taken back."""
    return next((first for first, end in match.groups if first <= entries < end), entries)


def _can_go_to(match: Match[Any], entries: int) -> bool:
    if entries < match.setup.first:
        return False  # what was played under other rules is settled
    return match.whole or any(mark.entries <= entries for mark in match._trail)


def _shown_since(match: Match[Any], seat: str, entries: int) -> Refusal | None:
    """That something hidden was shown to somebody since a point; None where nothing was."""
    game, past = match.game, match._at(entries)
    if isinstance(past._open, Sealed) and len(past._open.asks) > 1 and seat not in match._sealed:
        return Refusal("table", "undo-reveal")  # the others' answers have been opened
    since = match.state.log.events[len(past.state.log.events) :]
    for viewer in (*match.setup.seats, None):
        if game.known(match.state, viewer) - game.known(past.state, viewer):
            return Refusal("table", "undo-reveal")
        # What was shown and is gone again (destroyed, played) was shown all the same: the log names it.
        hidden = game.unknown(past.state, viewer)
        if hidden and any(named(hidden, event.seen_by(viewer).data) for event in since):
            return Refusal("table", "undo-reveal")
    return None
