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
    """The ply before the seat's last answer; past a die, a reveal or another's answer, why not."""
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
        if not _can_go_to(match, i):
            break
        return _shown_since(match, seat, i) or i
    return Refusal("table", "undo-start")


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
