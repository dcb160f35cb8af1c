"""The server as one ASGI application."""

from __future__ import annotations

import contextlib
import logging
import os
import secrets
import time
from collections.abc import AsyncIterator, Callable
from typing import Any, get_args

import msgspec
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from frente import __version__
from frente.engine.message import sentence
from frente.server import (
    accounts,
    api,
    devices,
    lab,
    lessons,
    lobby,
    messages,
    puzzles,
    shapes,
    society,
    socket,
)
from frente.server.database import StoreFault, said, without_password
from frente.server.denial import Denied
from frente.server.guard import Guard
from frente.server.home import Home, Unusable
from frente.server.limits import Clock
from frente.server.matches import Matches
from frente.server.metrics import Metrics
from frente.server.offers import Offers
from frente.server.page import Page
from frente.server.peers import estranged
from frente.server.settings import Settings
from frente.server.store import Store, now
from frente.server.tongue import Tongue

log = logging.getLogger("frente.server")


def create_app(
    settings: Settings | None = None,
    opened: tuple[Home, Store] | None = None,
    clock: Clock = time.monotonic,
    now: Callable[[], int] = now,
) -> FastAPI:
    """The application. Where its folder is not open yet, it opens when it starts; it closes when it stops."""
    wanted = settings or Settings()
    metrics = Metrics()

    @contextlib.asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        home, store = opened or open_folder(wanted)
        try:
            await store.open()
            matches = Matches(wanted, store, home.secret, metrics, now, clock)
            await matches.begin()
            app.state.matches = matches
            app.state.offers = Offers(matches)
            app.state.lab = laboratory = lab.Lab(matches, clock)
            await laboratory.look_after()
            about = {
                "games": list(matches.sources),
                "version": __version__,
                "worker": matches.peers.name,
                "process": os.getpid(),
            }
            log.info("ready", extra={"said": about})
            try:
                yield
            finally:
                await laboratory.close()
                await matches.close()
        finally:
            await store.close()
            home.close()

    app = FastAPI(
        title="Frente",
        version=__version__,
        summary="Five Spanish Civil War board wargames on one rules engine.",
        description="Live play: `WS /api/matches/{id}/live?link=...`; its messages are the schemas named by "
        "`x-live-to-server` and `x-live-to-client`.",
        lifespan=life,
        docs_url=None,  # their pages load from other sites
        redoc_url=None,
        openapi_url="/api/openapi.json",
        separate_input_output_schemas=False,
    )
    app.include_router(api.router)
    app.include_router(lessons.router)
    app.include_router(puzzles.router)
    app.include_router(accounts.router)
    app.include_router(devices.router)
    app.include_router(lobby.router)
    app.include_router(society.router)
    app.include_router(lab.router)
    app.include_router(socket.router)
    app.mount("/", Page(wanted.static))
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=6)
    app.add_middleware(Guard, settings=wanted, metrics=metrics)
    app.add_middleware(Tongue)
    app.add_exception_handler(Denied, _denied)
    app.add_exception_handler(RequestValidationError, _unreadable)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(Exception, _broken)
    plain = app.openapi

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            app.openapi_schema = _described(plain())
        return app.openapi_schema

    app.openapi = openapi  # type: ignore[method-assign]  # FastAPI's own way to extend it
    return app


def open_folder(settings: Settings) -> tuple[Home, Store]:
    """The data folder and what is stored in it. Unusable: they cannot be served from."""
    home = Home(settings)
    home.open()
    store = None
    try:
        store = Store(settings.database, settings.synchronous)
        store.prepare()
        _must_fit(store, home)
    except StoreFault as error:
        if store is not None:
            store.engine.dispose()
        home.close()
        where = home.database or without_password(settings.database)
        raise Unusable(sentence("error-matches-cannot-used", where=where, error=error)) from None
    return home, store


def _must_fit(store: Store, home: Home) -> None:
    """StoreFault where the other workers of a shared database have another secret than we."""
    if not store.shared:
        return
    with said(), store.engine.connect() as connection:
        if estranged(connection, home.secret.mark()):
            raise StoreFault(sentence("error-another-server-uses-them-another"))


async def _denied(_: Request, error: Exception) -> Response:
    assert isinstance(error, Denied)
    return api.problem(error)


async def _unreadable(_: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    return api.problem(Denied("unreadable", f"{where}: {first['msg']}"))


async def _http(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    kind: Any = {404: "unknown", 413: "too-large"}.get(error.status_code, "unreadable")
    status = 422 if error.status_code == 400 else error.status_code  # a body that is no JSON
    body = messages.write(shapes.Problem(kind, str(error.detail), None))
    return Response(body, status, headers=error.headers, media_type="application/json")


async def _broken(request: Request, _: Exception) -> Response:
    code = secrets.token_hex(4)
    log.exception("a request broke the server", extra={"said": {"path": request.url.path, "code": code}})
    return api.problem(Denied("fault", sentence("error-server-broke-code", code=code)))


def _described(schema: dict[str, Any]) -> dict[str, Any]:
    """Add the shapes and the live messages to FastAPI's description."""
    to_server, to_client = get_args(messages.ToServer), get_args(messages.ToClient)
    template = "#/components/schemas/{name}"
    every = [*shapes.every(), *to_server, *to_client]
    _, components = msgspec.json.schema_components(every, ref_template=template)
    schema["components"]["schemas"].update(components)
    schema["x-live-to-server"] = [template.format(name=kind.__name__) for kind in to_server]
    schema["x-live-to-client"] = [template.format(name=kind.__name__) for kind in to_client]
    return schema
