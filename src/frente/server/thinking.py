"""What runs in the processes that bots think in. It imports no more than that needs."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import threading
from typing import Any, NamedTuple

from frente import bots, games
from frente.engine import Match, Message, to_plain
from frente.engine.message import Mistaken, sentence
from frente.engine.packet import Packet


def begin(niceness: int = 0) -> None:
    """Ctrl+C is the server's; it ends its processes itself. What nobody waits for steps back."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_outlive_nobody, daemon=True).start()
    if niceness:
        with contextlib.suppress(AttributeError, OSError):  # not everywhere can one step back
            os.nice(niceness)


def _outlive_nobody() -> None:
    """A server that was killed cannot end us: without it we wait for work for ever."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)


def ready() -> None:
    """Nothing; a process that has done it has started."""


class Thought(NamedTuple):
    """A bot's answer, and why, as far as everybody may know; what nobody weighed has no reason."""

    token: str
    said: list[dict[str, Any]]


def think(packet: Packet, source: str, seat: str, bot: str) -> Thought:
    """What the bot answers for the seat."""
    game = games.load(source)
    match = Match.unpack(game, packet)
    choice = bots.thought(bots.make(game, bot), match, seat, bots.Budget(packet.seed))
    said = bots.shown(choice) if choice.account is not None else []
    return Thought(choice.token, [_plain(message) for message in said])


def _plain(message: Message) -> dict[str, Any]:
    return {"id": message.id, "args": message.args}


def advise(packet: Packet, source: str, seat: str, bot: str) -> dict[str, Any]:
    """What the bot would answer for the seat, and why, in messages."""
    game = games.load(source)
    match = Match.unpack(game, packet)
    ask = match.ask(seat)
    choice = bots.thought(bots.make(game, bot), match, seat, bots.Budget(packet.seed))
    said = [] if choice.why is None else [choice.why]
    said += bots.told(choice.account) if choice.account is not None else []
    label = game.choice(match.state, ask, choice.token).label
    return {
        "token": choice.token,
        "label": _plain(label),
        "said": [_plain(message) for message in said],
    }


def rehearse_start(
    source: str, scenario: str | None, options: dict[str, Any], auto: bool, start: Any
) -> None:
    """Begin a match in an arranged position, to see whether the rules can go on from it."""
    Match.start(games.load(source), scenario, options, auto=auto, start=start)


def arrange(source: str, scenario: str | None, options: dict[str, Any], table: dict[str, Any]) -> Any:
    """The state that a position's `[set]` table makes of a scenario. ValueError: it cannot be."""
    game = games.load(source)
    chosen = game.scenario(scenario).id
    state = game.setup(chosen, game.full_options(chosen, options))
    try:
        game.arrange(state, table)
    except Exception as error:  # a table from outside may hold anything
        raise Mistaken(sentence("error-position-set-up", reason=error)) from None
    faults = game.faults(state)
    if faults:
        raise Mistaken(sentence("error-position-breaks", faults="; ".join(faults[:3])))
    return to_plain(state)
