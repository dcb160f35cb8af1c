"""Starting the server from a command."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import socket
import sys
import webbrowser

import uvicorn

from frente.server import lines, logs, messages
from frente.server.app import create_app, open_folder
from frente.server.home import Unusable
from frente.server.settings import NotPublic, Settings, is_loopback


def serve(settings: Settings, host: str, port: int, open_browser: bool = False) -> None:
    """Serve until interrupted."""
    if not settings.public and not is_loopback(host):
        raise NotPublic(host)
    listening = _listening(host, port)
    try:
        opened = open_folder(settings)
    except Unusable as error:
        listening.close()
        raise SystemExit(str(error)) from None
    logs.set_up()
    http, live = lines.of(settings.allowed)
    config = uvicorn.Config(
        create_app(settings, opened),
        host=host,
        port=port,
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
        runner.run(_serve(config, listening, open_browser))


def _listening(host: str, port: int) -> socket.socket:
    """A socket at the address, or the end of the command with the reason."""
    try:
        return socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET)
    except OSError as error:
        raise SystemExit(f"Nothing can be served at {host}, port {port}: {error.strerror}") from None


async def _serve(config: uvicorn.Config, listening: socket.socket, open_browser: bool) -> None:
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.02)
    if server.started:
        name = f"[{config.host}]" if ":" in config.host else config.host
        address = f"http://{name}:{listening.getsockname()[1]}/"
        print(f"Frente is at {address} (Ctrl+C ends it)", file=sys.stderr, flush=True)
        if open_browser:
            webbrowser.open(address)
    await serving
