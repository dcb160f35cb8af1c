"""What is kept of a match beside its journal, so that it outlives its rules.

Another version of the rules needs its state at the last checkpoint as plain data, its log as it was told, and
at some plies the views as they were shown (frente.engine.opening tells for what).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from frente.engine.files import MatchFile
from frente.engine.match import Match
from frente.engine.past import SPECTATOR, Moment
from frente.engine.plain import Plain, to_plain
from frente.engine.relic import Base, Kept, Relic
from frente.engine.replay import Replay

STRIDE = 32
"""Entries of the journal between two moments, at first."""
MOST = 32
"""Moments that are kept of a match; of more, every second one goes."""


def base_ply(match: Match[Any]) -> int:
    """Where the last state stands that a match can go on from: more than a state is not copied."""
    return match.ply if match.result is not None else match._trail[-1].entries


def base(match: Match[Any]) -> Base:
    """The last state that a match can go on from; of one that is over, the last of all."""
    if match.result is not None:
        return Base(match.ply, len(match.state.log.events), to_plain(match.state))
    mark = match._trail[-1]
    return Base(mark.entries, mark.events, to_plain(match._base))


def moment(match: Match[Any]) -> Moment:
    """The match as it is shown now to everybody."""
    common, board = match.view(None), match.board(None)
    views: dict[str, Any] = {SPECTATOR: common}
    boards = {SPECTATOR: board}
    for seat in match.setup.seats:
        view = match.view(seat)
        views[seat] = {part: view[part] for part in view if part not in common or common[part] != view[part]}
        if not match.game.same_summary and (lines := match.board(seat)) != board:
            boards[seat] = lines
    return Moment.of(match.ply, views, boards)


def thinned(plies: list[int]) -> list[int]:
    """Those of the kept moments that are to go: every second one, once there are too many."""
    return plies[1:-1:2] if len(plies) > MOST else []


def file(
    match: Match[Any], moments: Iterable[Moment] | None = None, *, with_seed: bool = True
) -> dict[str, Plain]:
    """The match file with all that outlives the rules. Moments not given are made by going through it."""
    data = MatchFile.of(match.save(with_seed=with_seed))
    if data.kept is not None:
        return data.to_plain()
    past = match.setup.past
    if isinstance(match, Relic):
        kept = match.kept
    else:
        shown = tuple(_walked(match) if moments is None else moments)
        if not shown or shown[-1].ply != match.ply:
            shown = (*shown, moment(match))
        kept = Kept(base(match), tuple(match.state.log.events), shown)
    kept_here = kept.to_plain(0 if past is None else len(past.events), match.setup.first)
    return replace(data, kept=kept_here).to_plain()


def _walked(match: Match[Any]) -> Iterable[Moment]:
    """Moments along a match, the last where it stands now."""
    first = match.setup.first
    stride = max(STRIDE, (match.ply - first) // MOST)
    replay = Replay(match, autos=True)
    asked = replay.plies[replay.older : -1]
    if asked and asked[-1] - asked[0] > stride:
        due = asked[0]
        for number, ply in enumerate(asked, replay.older):
            if ply >= due:
                yield moment(replay.at(number))
                due = ply + stride
    yield moment(match)
