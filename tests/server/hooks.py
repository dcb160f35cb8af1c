"""A receiver of webhooks."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any


class Hooks:
    """A receiver that keeps what it gets, as Discord's would."""

    def __init__(self) -> None:
        self.got: list[Any] = []
        self.status = 204
        hooks = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                hooks.got.append(json.loads(self.rfile.read(int(self.headers["content-length"]))))
                self.send_response(hooks.status)
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None: ...

        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}/api/webhooks/1/secret"


@contextmanager
def taking_hooks() -> Iterator[Hooks]:
    hooks = Hooks()
    thread = threading.Thread(target=hooks.server.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    yield hooks
    hooks.server.shutdown()
    thread.join()
    hooks.server.server_close()
