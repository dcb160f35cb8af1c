"""The live connection of a match: one WebSocket per client."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable
from typing import ParamSpec, TypeVar

import msgspec
from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from frente.engine import MatchError
from frente.engine.message import in_words, sentence
from frente.server import messages as m
from frente.server.denial import Denied, denied
from frente.server.gate import EVERYBODY, Gate
from frente.server.limits import Bucket, address_of, retry_after
from frente.server.links import Holder
from frente.server.live import Live, Onlooker
from frente.server.load import AGAIN
from frente.server.matches import Matches
from frente.server.session import program_of, shown

log = logging.getLogger("frente.server.socket")
router = APIRouter()
P = ParamSpec("P")
T = TypeVar("T")

CLOSE = {"unknown": 4404, "not-your-seat": 4403, "too-many": 1013}

COSTS: dict[type, float] = {
    m.Hello: 8, m.Look: 8, m.Answer: 2, m.Undo: 4, m.Resign: 2, m.Why: 8, m.OddsOf: 16, m.SightOf: 8,
    m.Answers: 4, m.Weigh: 4, m.ReachOf: 16, m.Say: 8, m.Heard: 2,
}  # fmt: skip
"""What a message takes from its socket's allowance: by what it makes the server do."""
UNREADABLE = 2.0
BYTES_FOR_ONE = 4096


class Allowance:
    """What one connection may still say and ask: alone, and with others of its address or person."""

    def __init__(self, gate: Gate, own: Bucket, who: tuple[str, ...]) -> None:
        self._gate, self._own, self._who = gate, own, who

    async def spend(self, cost: float) -> float:
        """Say something; the seconds after which it is heard."""
        wait = await self._gate.lacks("messages", *self._who, cost=cost)
        self._gate.spend("messages", *self._who, cost=cost)
        return max(wait, self._own.spend(cost))

    async def work(self, question: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """Answer a question, beside the event loop: some sums are long. Its CPU time counts.

        Denied: those before it have taken too much.
        """
        wait = await self._gate.lacks("questions", *self._who, cost=0.001)
        if wait:
            why = sentence("error-too-many", what="questions", wait=retry_after(wait))
            raise Denied("too-many", why, wait=wait)
        spent = 0.0

        def timed() -> T:
            nonlocal spent
            began = time.thread_time()
            try:
                return question(*args, **named)
            finally:
                spent = time.thread_time() - began

        try:
            return await asyncio.to_thread(timed)
        finally:
            self._gate.spend("questions", *self._who, cost=spent)


@router.websocket("/api/matches/{id}/live")
async def play_live(socket: WebSocket, id: str, link: str = "") -> None:
    """Views go out after every change; answers and questions come in."""
    here: Matches = socket.app.state.matches
    address = address_of(socket.scope)
    await socket.accept()
    session = None if link else await here.people.session(shown(socket))
    program = None if link else await here.people.by_token(program_of(socket))
    person = program or (session.person if session else None)
    known = person.id if person else ""
    if not await here.sockets.enter(address, known):
        await _turn_away(socket, Denied("too-many", sentence("error-too-many-tables-open-from")))
        return
    try:
        live, holder = await here.enter(id, link, person)
        if here.load.full and not holder.seats:
            raise Denied("too-many", sentence("error-busy", wait=retry_after(AGAIN)), wait=AGAIN)
        await _attend(here, live, holder, socket, address, known)
    except Denied as refused:
        await _turn_away(socket, refused)
    finally:
        here.errand(here.sockets.leave(address, known))


async def _turn_away(socket: WebSocket, refused: Denied) -> None:
    await socket.send_text(m.write(m.RefusedMessage("", refused.kind, refused.text, None)).decode())
    await socket.close(CLOSE.get(refused.kind, 1011))


async def _attend(
    here: Matches, live: Live, holder: Holder, socket: WebSocket, address: str, person: str = ""
) -> None:
    onlooker = Onlooker(socket, holder, person)
    who = (address, f"person {person}", EVERYBODY) if person else (address, EVERYBODY)
    allowance = Allowance(here.gate, Bucket(here.settings.allowed.messages), who)
    live.join(onlooker)
    sender = asyncio.create_task(onlooker.send())
    try:
        here.drivers.attended(live, address)
        await here.talk.arrived(onlooker)
        if person and holder.seats:
            here.errand(here.notices.look(person, live.record.id, live.version, stays=True))
        while not onlooker.gone:
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                break
            raw = message.get("text")
            text = raw.encode() if raw is not None else message.get("bytes") or b""
            await _hear(here, live, onlooker, text, allowance)
    except (WebSocketDisconnect, RuntimeError):
        pass  # gone in the middle of a word
    finally:
        live.part(onlooker)
        if person and holder.seats and not any(other.person == person for other in live.onlookers):
            here.errand(here.notices.look(person, live.record.id, live.version, stays=False))
        if not onlooker.gone:
            sender.cancel()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await sender


async def _hear(here: Matches, live: Live, onlooker: Onlooker, text: bytes, allowance: Allowance) -> None:
    """One message: size, shape, seat, ply and rules are checked in this order."""
    said: m.ToServer | None = None
    unreadable = ""
    if len(text) <= m.LARGEST:
        try:
            said = m.read(text)
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
            unreadable = str(error)[:200]
    # Whoever says much is heard later; and others are heard between any two messages.
    cost = COSTS[type(said)] if said is not None else UNREADABLE
    await asyncio.sleep(await allowance.spend(cost + len(text) / BYTES_FOR_ONE))
    if onlooker.gone:
        return
    if len(text) > m.LARGEST:
        reply = m.RefusedMessage("", "too-large", m.too_large(m.LARGEST), None)
        live.tell(onlooker, m.write(reply))
        return
    if said is None:
        live.tell(onlooker, m.write(m.RefusedMessage(_id_in(text), "unreadable", unreadable, None)))
        return
    try:
        match said:
            case m.Answer() | m.Answers() | m.Undo() | m.Resign():
                await _change(here, live, onlooker, said)
            case m.Say():
                await here.talk.say(live, onlooker.holder, onlooker.person, said)
                live.tell(onlooker, m.write(m.Done(said.id, live.match.ply, live.version)))
            case m.Heard():
                if onlooker.person and onlooker.holder.seats:
                    await here.talk.hear(onlooker.person, live.record.id)
                live.tell(onlooker, m.write(m.Done(said.id, live.match.ply, live.version)))
            case m.Hello() | m.Look():
                await _look(live, onlooker, said)
            case m.Why():
                _held(onlooker, said.seat)
                async with live.lock:
                    reasons = await allowance.work(live.why, said.seat, said.token, said.subjects)
                live.tell(onlooker, m.write(m.WhyReply(said.id, reasons)))
            case m.OddsOf():
                _held(onlooker, said.seat)
                async with live.lock:
                    if said.token is not None:
                        told = await allowance.work(live.odds, said.seat, said.token)
                    else:
                        told = None, await allowance.work(live.forming, said.seat, said.picks or [])
                live.tell(onlooker, m.write(m.OddsReply(said.id, *told)))
            case m.Weigh():
                _held(onlooker, said.seat)
                async with live.lock:
                    weighed = await allowance.work(live.weigh, said.seat, said.token, said.then)
                live.tell(onlooker, m.write(m.WeighReply(said.id, *weighed)))
            case m.ReachOf():
                _held(onlooker, said.seat)
                async with live.lock:
                    found = await allowance.work(live.reach, said.seat, said.pieces)
                live.tell(onlooker, m.write(m.ReachReply(said.id, **found)))
            case m.SightOf():
                async with live.lock:
                    seen, reason = live.sight(onlooker.seat, said.origin, said.target)
                live.tell(onlooker, m.write(m.SightReply(said.id, said.origin, seen, said.target, reason)))
    except (Denied, MatchError) as error:
        why = error if isinstance(error, Denied) else denied(error)
        live.tell(onlooker, m.write(m.RefusedMessage(said.id, why.kind, why.text, why.refusal)))
    except Exception:
        code = secrets.token_hex(4)
        log.exception("a message broke the server", extra={"said": {"match": live.record.id, "code": code}})
        broke = m.RefusedMessage(
            said.id, "fault", in_words(sentence("error-server-broke-code", code=code)), None
        )
        live.tell(onlooker, m.write(broke))
        live.tell(onlooker, m.write(m.Fault(in_words(sentence("fault-server")), code)))


async def _change(here: Matches, live: Live, onlooker: Onlooker, said: m.Change) -> None:
    version = live.version
    live.tell(onlooker, await here.umpire.told(live, onlooker.holder, said))
    if live.version != version:
        async with live.lock:
            live.show()
        here.drivers.drive(live)


async def _look(live: Live, onlooker: Onlooker, said: m.Hello | m.Look) -> None:
    seats = onlooker.holder.seats
    if said.seat is not None:
        _held(onlooker, said.seat)
    async with live.lock:
        # What was seen as one seat is no ground to go on as another.
        same = isinstance(said, m.Hello) and (said.seat is not None or len(seats) < 2)
        onlooker.seat = said.seat if said.seat is not None else _first(live, seats)
        live.greet(onlooker, said.version if isinstance(said, m.Hello) and same else -1)


def _first(live: Live, seats: tuple[str, ...]) -> str | None:
    """The seat to look as at first: the one that is asked, where the link holds several."""
    asked = [seat for seat in live.match.to_answer if seat in seats]
    return asked[0] if asked else (seats[0] if seats else None)


def _held(onlooker: Onlooker, seat: str) -> None:
    if seat not in onlooker.holder.seats:
        raise Denied("not-your-seat", sentence("error-link-does-not-hold-seat", seat=repr(seat)))


def _id_in(text: bytes) -> str:
    """The id of a message that is otherwise wrong, so that the client knows which."""
    try:
        id = msgspec.json.decode(text, type=m.AnyId).id
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
        return ""
    return id[:64]
