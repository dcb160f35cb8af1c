"""Schemathesis: whatever the OpenAPI allows or forbids is answered as the OpenAPI says."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.specs.openapi.checks import negative_data_rejection, positive_data_acceptance

from frente.server import Settings, create_app

OPERATIONS = [
    ("/health", "GET"),
    ("/ready", "GET"),
    ("/metrics", "GET"),
    ("/api/words", "GET"),
    ("/api/games", "GET"),
    ("/api/games/{slug}", "GET"),
    ("/api/games/{slug}/layout", "GET"),
    ("/api/games/{slug}/charts", "GET"),
    ("/api/games/{slug}/lessons", "GET"),
    ("/api/games/{slug}/lessons/{lesson}", "GET"),
    ("/api/games/{slug}/lessons/{lesson}", "POST"),
    ("/api/puzzles/daily", "GET"),
    ("/api/games/{slug}/puzzles", "GET"),
    ("/api/games/{slug}/puzzles/{puzzle}", "POST"),
    ("/api/rules/{slug}", "GET"),
    ("/api/rules/{slug}/{rule}/try", "POST"),
    ("/api/matches", "POST"),
    ("/api/matches/upload", "POST"),
    ("/api/matches/{id}", "GET"),
    ("/api/matches/{id}/invitation", "GET"),
    ("/api/matches/{id}/claim", "POST"),
    ("/api/matches/{id}/invite", "POST"),
    ("/api/matches/{id}/layout", "GET"),
    ("/api/matches/{id}/file", "GET"),
    ("/api/matches/{id}/position", "GET"),
    ("/api/positions", "POST"),
    ("/api/matches/{id}/replay", "GET"),
    ("/api/matches/{id}/timeline", "GET"),
    ("/api/matches/{id}/battles/{number}", "GET"),
    ("/api/matches/{id}/story", "GET"),
    ("/api/matches/{id}/briefing", "GET"),
    ("/api/matches/{id}/branch", "POST"),
    ("/api/matches/{id}/verify", "POST"),
    ("/api/matches/{id}/play-on", "POST"),
    ("/api/people", "POST"),
    ("/api/session", "POST"),
    ("/api/session/end", "POST"),
    ("/api/sessions/end", "POST"),
    ("/api/session/passkey/begin", "POST"),
    ("/api/session/passkey", "POST"),
    ("/api/me/push", "GET"),
    ("/api/me/push", "POST"),
    ("/api/me/push/end", "POST"),
    ("/api/me/passkeys", "GET"),
    ("/api/me/passkeys/begin", "POST"),
    ("/api/me/passkeys", "POST"),
    ("/api/me/passkeys/{id}/end", "POST"),
    ("/api/me", "GET"),
    ("/api/me/mail", "POST"),
    ("/api/me/language", "POST"),
    ("/api/me/password", "POST"),
    ("/api/me/export", "GET"),
    ("/api/me/delete", "POST"),
    ("/api/me/tokens", "GET"),
    ("/api/me/tokens", "POST"),
    ("/api/me/tokens/{id}/end", "POST"),
    ("/api/me/notices", "GET"),
    ("/api/me/notices", "POST"),
    ("/api/me/matches", "GET"),
    ("/api/me/matches", "POST"),
    ("/api/reset", "POST"),
    ("/api/reset/password", "POST"),
    ("/api/confirm", "POST"),
    ("/api/tables", "GET"),
    ("/api/tables", "POST"),
    ("/api/tables/{id}/sit", "POST"),
    ("/api/tables/{id}/leave", "POST"),
    ("/api/matches/{id}/rematch", "POST"),
    ("/api/matches/{id}/terms", "GET"),
    ("/api/matches/{id}/draw", "POST"),
    ("/api/matches/{id}/abort", "POST"),
    ("/api/matches/{id}/talk", "GET"),
    ("/api/matches/{id}/talk/{line}/report", "POST"),
    ("/api/matches/{id}/notes", "GET"),
    ("/api/matches/{id}/notes", "POST"),
    ("/api/matches/{id}/notes/{note}", "POST"),
    ("/api/people/{name}", "GET"),
    ("/api/people/{name}/report", "POST"),
    ("/api/me/mutes", "GET"),
    ("/api/me/mutes", "POST"),
    ("/api/me/warning/read", "POST"),
    ("/api/reports", "GET"),
    ("/api/reports/{report}", "POST"),
    ("/api/matches/{id}/replay-link", "POST"),
    ("/api/matches/{id}/picture.svg", "GET"),
    ("/api/matches/{id}/advice", "POST"),
    ("/api/matches/{id}/why", "GET"),
    ("/api/matches/{id}/orders", "GET"),
    ("/api/matches/{id}/orders", "POST"),
    ("/api/matches/{id}/clock/pause", "POST"),
    ("/api/matches/{id}/clock/holiday", "POST"),
    ("/api/lab", "GET"),
    ("/api/lab/games/{slug}/values", "GET"),
    ("/api/lab/runs", "POST"),
    ("/api/lab/runs/{id}/stop", "POST"),
    ("/api/lab/runs/{id}/go-on", "POST"),
    ("/api/lab/runs/{id}/remove", "POST"),
    ("/api/lab/runs/{id}/report", "GET"),
    ("/api/lab/runs/{id}/matches", "GET"),
    ("/api/lab/runs/{id}/matches/{key}/open", "POST"),
]


class Site:
    """A server on a port of loopback, its description, and a match to ask about."""

    def __init__(self, port: int) -> None:
        self.address = f"http://127.0.0.1:{port}"
        self.schema: Any = schemathesis.openapi.from_url(f"{self.address}/api/openapi.json")
        import requests

        made = requests.post(f"{self.address}/api/matches", json={"game": "arriba"}, timeout=10).json()
        self.id, self.link = made["match"]["id"], made["mine"]["link"]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    app = create_app(Settings(data=tmp_path_factory.mktemp("schema"), games=("arriba",), synchronous="OFF"))
    server = uvicorn.Server(uvicorn.Config(app, port=0, log_config=None, access_log=False))
    thread = threading.Thread(target=server.run)
    thread.start()
    while not server.started:
        time.sleep(0.02)
    yield Site(server.servers[0].sockets[0].getsockname()[1])
    server.should_exit = True
    thread.join()


def test_every_operation_is_tried(site: Site):
    described = {(path, method.upper()) for path, item in site.schema.items() for method in item}
    assert described == set(OPERATIONS)


NOTHING_TO_GET_WRONG = (
    "/health", "/ready", "/metrics", "/api/words", "/api/games", "/api/session/end", "/api/sessions/end",
    "/api/me", "/api/me/export", "GET /api/me/matches", "GET /api/me/notices", "GET /api/me/tokens",
    "GET /api/me/mutes", "/api/me/warning/read", "GET /api/me/push", "GET /api/me/passkeys",
    "/api/me/passkeys/begin", "/api/session/passkey/begin",
    "GET /api/tables", "/api/puzzles/daily", "/api/lab",
)  # fmt: skip
CASES = [
    (path, method, mode)
    for path, method in OPERATIONS
    for mode in GenerationMode
    if mode is GenerationMode.POSITIVE or not {path, f"{method} {path}"} & set(NOTHING_TO_GET_WRONG)
]


@pytest.mark.parametrize(("path", "method", "mode"), CASES)
def test_the_api_keeps_to_its_description(site: Site, path: str, method: str, mode: GenerationMode):
    strategy = site.schema[path][method].as_strategy(generation_mode=mode)

    @settings(
        max_examples=12,
        phases=[Phase.generate],
        database=None,
        suppress_health_check=list(HealthCheck),
        derandomize=True,
    )
    @given(strategy, st.booleans())
    def holds(case: Any, real: bool) -> None:
        if real and "{id}" in path and mode is GenerationMode.POSITIVE:
            case.path_parameters["id"] = site.id
            case.query = {**(case.query or {}), "link": site.link}
        response = case.call(base_url=site.address)
        # Which seats a match has, or what is a match file, no schema can say.
        unheard = [positive_data_acceptance]
        if response.status_code == 413:  # too large to be read at all: refused as well
            unheard.append(negative_data_rejection)
        case.validate_response(response, excluded_checks=unheard)
        assert response.status_code < 500

    holds()
