"""The timeline of a match: every answer with what came of it, as a seat may know of it."""

from __future__ import annotations

from typing import Any

from frente.engine import Event
from frente.engine.replay import Replay
from frente.server import present


def timeline(replay: Replay, seat: str | None, everything: bool) -> dict[str, Any]:
    """Every answer as `seat` may know of it; after the end (`everything`) with what was answered."""
    told = everything or not present.hides(replay.match.game)
    ticks = []
    for number, ply in enumerate(replay.plies[:-1]):
        entry, here, then = replay.answer(number), replay.station(number), replay.station(number + 1)
        happened = [event.seen_by(seat) for event in replay.told(number, number + 1)]
        weighty = _weightiest(happened)
        ticks.append(
            {
                "ply": ply,
                "to": then.ply,
                "seat": entry.who,
                "kind": entry.key.rpartition("/")[2],
                "rule": "" if entry.kind in ("resign", "ended") else here.rules.get(entry.who, ""),
                "turn": replay.turn(number),
                "token": entry.value if everything else None,
                "message": present.event(weighty, 0)["message"] if weighty else None,
                "events": [event.kind for event in happened],
                "values": then.values if told and here.values else None,
            }
        )
    return {"start": replay.plies[0], "ticks": ticks}


def _weightiest(events: list[Event]) -> Event | None:
    """What a tick's one line says: the first event that is not a mere roll."""
    return next((e for e in events if e.kind != "roll"), events[0] if events else None)
