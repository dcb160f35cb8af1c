"""Connections before they are requests: how many there may be, and how long one may take to begin."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

from frente.server.limits import Room, address_of
from frente.server.settings import Allowed, is_loopback

FULL = (
    b"HTTP/1.1 429 Too Many Requests\r\nretry-after: 5\r\ncontent-type: application/json\r\n"
    b"content-length: %d\r\nconnection: close\r\n\r\n%s"
)
# Before a request is read nobody knows the language of whoever asks: this one answer is English for all.
SAID = b'{"kind":"too-many","text":"too many connections are open: close some, or come again","refusal":null}'

PACKING = ServerPerMessageDeflateFactory(
    client_no_context_takeover=True,  # what clients say is short
    server_max_window_bits=10,
    client_max_window_bits=10,
    compress_settings={"memLevel": 2},
)


class Line(HttpToolsProtocol):
    """A connection that must ask for something in time, and may be one too many."""

    room: Room
    seconds: float
    upgraded = False
    """It has become a WebSocket: what happens on it is no longer ours."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.late: asyncio.TimerHandle | None = None
        self.address = address_of({"client": self.client})
        self.counted = self.room.enter(self.address)
        if not self.counted:
            transport.write(FULL % (len(SAID), SAID))
            transport.close()
            return
        self._wait()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.upgraded or self._asked():
            self._stop_waiting()
        elif self.late is None and self.timeout_keep_alive_task is None:
            self._wait()  # the beginning of a further request, and no more

    def handle_websocket_upgrade(self) -> None:
        self.upgraded = True
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        if self.counted:
            self.room.leave(self.address)
            self.counted = False
        super().connection_lost(exc)

    def _asked(self) -> bool:
        """Is a request under way?"""
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is not None and not cycle.response_complete

    def _wait(self) -> None:
        self.late = self.loop.call_later(self.seconds, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self.late is not None:
            self.late.cancel()
            self.late = None


class LiveLine(WebSocketsSansIOProtocol):
    """A connection that has become a WebSocket. One that never reads is ended."""

    room: Room
    seconds: float
    stuck: asyncio.TimerHandle | None = None

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        if self.conn.available_extensions:  # what packs and unpacks is held for each connection, idle or not
            self.conn.available_extensions = [PACKING]

    def pause_writing(self) -> None:
        super().pause_writing()
        self.stuck = self.loop.call_later(self.seconds, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._goes_on()

    def connection_lost(self, exc: Exception | None) -> None:
        self._goes_on()
        self.room.leave(address_of({"client": self.client}))
        super().connection_lost(exc)

    def _goes_on(self) -> None:
        if self.stuck is not None:
            self.stuck.cancel()
            self.stuck = None


def of(allowed: Allowed) -> tuple[type[Line], type[LiveLine]]:
    """The two kinds of connections for one server."""
    # Behind a proxy on this machine everybody comes from it: there only the sum counts.
    room = Room(allowed.connections_each, allowed.connections, spared=is_loopback)
    held = {"room": room, "seconds": allowed.head_seconds}
    return type("Line", (Line,), held), type("LiveLine", (LiveLine,), held)
