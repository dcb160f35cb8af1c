"""What stands before every request: limits of size, the names it answers to, safe headers."""

from __future__ import annotations

import ipaddress

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from frente.server import messages as m
from frente.server import shapes

LARGEST_FILE = 4 * 1024 * 1024
FILES = ("/api/matches/upload",)

SAFE = {
    "content-security-policy": (
        "default-src 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; form-action 'self'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    # A link in an address must not travel on to anybody.
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}


class Guard:
    """Refuses what is too large or meant for another host; adds the safety headers to every response."""

    def __init__(self, app: ASGIApp, public: bool) -> None:
        self.app = app
        self.public = public

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        if not self._welcome(headers):
            await _refuse(scope, receive, send)
            return
        if scope["type"] == "websocket":
            await self.app(scope, receive, send)
            return
        limit = LARGEST_FILE if scope["path"] in FILES else m.LARGEST
        read = 0

        async def limited() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if read > limit:
                raise HTTPException(413, m.too_large(limit))
            return message

        async def safe(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = MutableHeaders(scope=message)
                for name, value in SAFE.items():
                    given.setdefault(name, value)
            await send(message)

        length = headers.get("content-length", "0")
        if length.isdigit() and int(length) > limit:
            await _problem(413, "too-large", m.too_large(limit))(scope, receive, safe)
            return
        await self.app(scope, limited, safe)

    def _welcome(self, headers: Headers) -> bool:
        """A page of another site may not talk to us, also not through a name that it points at us."""
        host = headers.get("host", "")
        if not self.public and not _is_here(host):
            return False
        origin = headers.get("origin")
        return origin is None or origin.partition("://")[2] == host


def _is_here(host: str) -> bool:
    name = host.rpartition(":")[0] if host.rpartition(":")[2].isdigit() else host
    name = name.strip("[]")
    if name == "localhost":
        return True
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return False


async def _refuse(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 4403, "reason": "another site's page"})
        return
    await _problem(403, "refused", "this server does not answer to that name or page")(scope, receive, send)


def _problem(status: int, kind: str, text: str) -> Response:
    body = m.write(shapes.Problem(kind, text))  # type: ignore[arg-type]  # the callers name kinds of Problem
    return Response(body, status, media_type="application/json")
