"""The language of a request: what it answers to whoever asks is told in it."""

from __future__ import annotations

from urllib.parse import parse_qs

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from frente.words import SPOKEN, languages
from frente.words.language import accepted, chosen


class Tongue:
    """Speaks as the header Accept-Language wishes; a live connection, which can set none, by `lang`."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.there = languages()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            wanted = parse_qs(scope.get("query_string", b"")[:2000].decode("latin-1")).get("lang", [""])[0]
            header = Headers(scope=scope).get("accept-language", "")
            SPOKEN.set(chosen(wanted, self.there) or accepted(header, self.there))
        await self.app(scope, receive, send)
