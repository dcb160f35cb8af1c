"""Starting the server from a command."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable, Generator
from functools import partial

import uvicorn
from fastapi import FastAPI

from frente.engine.message import in_words, sentence
from frente.server import lines, logs, messages
from frente.server.app import create_app, open_folder
from frente.server.database import is_shared
from frente.server.foreman import Foreman
from frente.server.home import Unusable
from frente.server.settings import NotPublic, Settings, is_loopback


def serve(
    settings: Settings, host: str, port: int, open_browser: bool = False, workers: int | None = None
) -> None:
    """Serve until interrupted: in this process, or in so many workers."""
    if not settings.public and not is_loopback(host):
        raise NotPublic(host)
    if workers is not None and workers > 1 and not is_shared(settings.database):
        raise SystemExit("A file has one worker: several need PostgreSQL, see --database.")
    if settings.lab and workers is not None and workers > 1:
        raise SystemExit(
            "The lab plays one run at a time: it needs a single worker (--no-lab, or --workers 1)."
        )
    listening = _listening(host, port)
    logs.set_up()
    if workers is None:
        attend(settings, listening, ready=lambda: _say(listening, open_browser))
        return
    with listening:
        _try(settings)
        _say(listening, open_browser)
        status = Foreman(settings, listening, workers).run()
    if status:
        raise SystemExit(status)


def attend(
    settings: Settings, listening: socket.socket, ready: Callable[[], None], deaf: bool = False
) -> None:
    """Serve in this process until interrupted; where `deaf`, not by Ctrl+C."""
    try:
        opened = open_folder(settings)
    except Unusable as error:
        listening.close()
        raise SystemExit(str(error)) from None
    http, live = lines.of(settings.allowed)
    app = create_app(settings, opened)
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        http=http,
        ws=live,
        # Larger than what is read, so that too large a message gets an answer before it is dropped.
        ws_max_size=4 * messages.LARGEST,
        ws_ping_interval=20,
        # On one machine the bytes cost nothing and packing them a tenth of the time.
        ws_per_message_deflate=settings.public,
        timeout_graceful_shutdown=5,
    )
    # Matches in memory are many small things that live long: looking through them often finds nothing.
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)
    with (
        contextlib.suppress(KeyboardInterrupt),  # Ctrl+C is how one ends it
        asyncio.Runner(loop_factory=config.get_loop_factory()) as runner,
    ):
        server = _Deaf(config) if deaf else uvicorn.Server(config)
        started = runner.run(_serve(server, listening, partial(_is_ready, app, ready)))
    if not started:
        raise SystemExit(1)


def _is_ready(app: FastAPI, ready: Callable[[], None]) -> None:
    if hasattr(signal, "SIGUSR1"):  # the foreman is about to end us, and others take over
        loop = asyncio.get_running_loop()
        loop.add_signal_handler(signal.SIGUSR1, app.state.matches.company.move)
    ready()


class _Deaf(uvicorn.Server):
    """Does not hear Ctrl+C."""

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        with super().capture_signals():
            signal.signal(signal.SIGINT, signal.SIG_IGN)
            yield


def _listening(host: str, port: int) -> socket.socket:
    """A socket at the address, or the end of the command with the reason."""
    try:
        return socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET)
    except OSError as error:
        raise SystemExit(f"Nothing can be served at {host}, port {port}: {error.strerror}") from None


def _try(settings: Settings) -> None:
    """Say what is wrong here, once, and not in every worker."""
    try:
        home, store = open_folder(settings)
    except Unusable as error:
        raise SystemExit(str(error)) from None
    store.engine.dispose()
    home.close()


def _say(listening: socket.socket, open_browser: bool) -> None:
    host, port = listening.getsockname()[:2]
    address = f"http://{f'[{host}]' if ':' in host else host}:{port}/"
    print(in_words(sentence("cli-serving", address=address)), file=sys.stderr, flush=True)
    if open_browser:
        webbrowser.open(address)


async def _serve(server: uvicorn.Server, listening: socket.socket, ready: Callable[[], None]) -> bool:
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.02)
    if server.started:
        ready()
    await serving
    return server.started
