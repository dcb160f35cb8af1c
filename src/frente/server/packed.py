"""What is the same for everybody: put together and packed once, and not sent again to one who has it."""

from __future__ import annotations

import gzip
import hashlib

from starlette.requests import Request
from starlette.responses import Response


class Packed:
    """A JSON text, ready to be sent."""

    def __init__(self, body: bytes) -> None:
        self.body = body
        self.gzipped = gzip.compress(body, 6, mtime=0)
        self.tag = f'W/"{hashlib.sha256(body).hexdigest()[:24]}"'

    def answer(self, request: Request) -> Response:
        headers = {"etag": self.tag, "cache-control": "no-cache", "vary": "accept-encoding"}
        known = [tag.strip() for tag in request.headers.get("if-none-match", "").split(",")]
        if self.tag in known:
            return Response(status_code=304, headers=headers)
        if "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            return Response(self.gzipped, headers=headers, media_type="application/json")
        return Response(self.body, headers=headers, media_type="application/json")
