"""Names of things in another language: which messages may name a thing.

The names of a game (`Game.names`) stand in its data, in English or as printed. A language names a thing
otherwise by a message `name-ID`; counters that differ by their number may share one, `name-STEM-n`, which is
told the number: `name-pa-b-n` names `pa-b14`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from frente.engine import Game

_NUMBERED = re.compile(r"(.+?)-?0*(\d+)")


def name_messages(id: str) -> Iterator[tuple[str, int | None]]:
    """The messages that may name a thing, first one first, each with the number it is told."""
    plain = id.replace(":", "_")  # which no message can be called
    yield f"name-{plain}", None
    found = _NUMBERED.fullmatch(plain)
    if found:
        yield f"name-{found[1]}-n", int(found[2])


def every_name_message(game: Game[Any]) -> set[str]:
    """The messages by which a language may name the things of a game; also what is printed on its trays."""
    boards: list[Any] = [game.layout(one.id, game.full_options(one.id, {})) for one in game.scenarios]
    trays = {str(tray["id"]) for board in boards for tray in board.get("trays") or []}
    return {message for id in {*game.names(), *trays} for message, _ in name_messages(id)}
