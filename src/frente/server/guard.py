"""What stands before every request: limits of size, time and number, names it answers to, safe headers."""

from __future__ import annotations

import asyncio
import ipaddress

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from frente.engine.message import in_words, sentence
from frente.server import messages as m
from frente.server import shapes
from frente.server.gate import EVERYBODY
from frente.server.limits import address_of, retry_after
from frente.server.load import AGAIN
from frente.server.metrics import Metrics
from frente.server.reading import weigh
from frente.server.settings import Settings

LARGEST_FILE = 4 * 1024 * 1024
FILES = ("/api/matches/upload",)
SIGNING_IN = (
    "/api/session",
    "/api/session/passkey",
    "/api/session/passkey/begin",
    "/api/reset",
    "/api/me/password",
    "/api/me/passkeys",
    "/api/me/delete",
)

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


NEW = frozenset(("new-matches", "match-files", "position-files", "new-accounts"))
"""What is not begun while there is too much to do."""


def counted_as(method: str, path: str) -> list[str]:
    """What a request takes from somebody's allowances."""
    if method != "POST":
        return ["requests"]
    begins = path in ("/api/matches", "/api/tables") or "/lessons/" in path
    if begins or path.endswith(("/branch", "/play-on", "/rematch", "/try", "/open")):
        return ["requests", "new-matches"]
    if path in FILES:
        return ["requests", "match-files"]
    if path == "/api/positions":
        return ["requests", "position-files"]
    if path in SIGNING_IN:
        return ["requests", "sign-ins"]
    return ["requests", "new-accounts"] if path == "/api/people" else ["requests"]


class Guard:
    """Refuses what is too large, too much, too slow or meant for another host; makes every response safe."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics
        self.public = settings.public
        self.allowed = settings.allowed

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

        async def safe(message: Message) -> None:
            if message["type"] == "http.response.start":
                self.metrics.count("frente_requests_total", status=f"{message['status'] // 100}xx")
                given = MutableHeaders(scope=message)
                for name, value in SAFE.items():
                    given.setdefault(name, value)
            await send(message)

        problem = await self._too_many(scope)
        if problem is None and scope["method"] not in ("GET", "HEAD"):
            problem, receive = await self._body(scope, headers, receive)
        await (problem or self.app)(scope, receive, safe)

    async def _too_many(self, scope: Scope) -> Response | None:
        """The answer to one who asks too often, or when there is too much to do already."""
        here, address = scope["app"].state.matches, address_of(scope)
        wanted = counted_as(scope["method"], scope["path"])
        for what in wanted:
            wait = await here.gate.enter(what, address, EVERYBODY)
            if wait:
                return too_many("error-too-many", wait, what=what)
        if here.load.full and set(wanted) & NEW:
            return too_many("error-busy", AGAIN)
        return None

    async def _body(
        self, scope: Scope, headers: Headers, receive: Receive
    ) -> tuple[Response | None, Receive]:
        """The whole body, ready to be read again; or the answer to one that is not taken."""
        limit = LARGEST_FILE if scope["path"] in FILES else m.LARGEST
        length = headers.get("content-length", "0")
        if length.isdigit() and int(length) > limit:
            return _problem(413, "too-large", m.too_large(limit)), receive
        parts: list[bytes] = []
        try:
            async with asyncio.timeout(self.allowed.body_seconds):
                while True:
                    message = await receive()
                    if message["type"] == "http.disconnect":
                        break
                    parts.append(message.get("body", b""))
                    if sum(map(len, parts)) > limit:
                        return _problem(413, "too-large", m.too_large(limit)), receive
                    if not message.get("more_body", False):
                        break
        except TimeoutError:
            return _problem(408, "unreadable", in_words(sentence("error-slow"))), receive
        body = b"".join(parts)
        if scope["path"] not in FILES:  # which is read elsewhere
            too_much = weigh(body)
            if too_much:
                why = sentence("error-request-cannot-read", reason=too_much)
                return _problem(422, "unreadable", in_words(why)), receive
        told = False

        async def again() -> Message:
            nonlocal told
            if told:
                return await receive()
            told = True
            return {"type": "http.request", "body": body, "more_body": False}

        return None, again

    def _welcome(self, headers: Headers) -> bool:
        """A page of another site may not talk to us, also not through a name that it points at us."""
        hosts = headers.getlist("host")
        if len(hosts) > 1:  # whoever stands before us may have gone by the other one
            return False
        host = hosts[0] if hosts else ""
        if not self.public and not is_here(host):
            return False
        origin = headers.get("origin")
        return origin is None or origin.partition("://")[2] == host


def too_many(why: str, seconds: float, **about: str) -> Response:
    """The answer to one who must come again later."""
    wait = retry_after(seconds)
    answer = _problem(429, "too-many", in_words(sentence(why, wait=wait, **about)))
    answer.headers["retry-after"] = str(wait)
    return answer


def is_here(host: str) -> bool:
    """Does the name mean this machine itself?"""
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
        await send({"type": "websocket.close", "code": 4403})
        return
    await _problem(403, "refused", in_words(sentence("error-not-that-page")))(scope, receive, send)


def _problem(status: int, kind: str, text: str) -> Response:
    body = m.write(shapes.Problem(kind, text, None))  # type: ignore[arg-type]  # the callers name kinds of Problem
    return Response(body, status, media_type="application/json")
