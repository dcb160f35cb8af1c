"""`frente serve`: what is told before anything is served."""

import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest

import frente.server
from frente.cli import run

HEALTH = {"status": "ok", "version": "0", "games": [], "matches": 0, "connections": 0}
Call = Callable[..., tuple[int, str, dict[str, Any]]]


@pytest.fixture
def serve(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Call:
    """Type the command; gives exit code, errors, and what would have been served."""
    served: dict[str, Any] = {}
    monkeypatch.setattr(frente.server, "run", lambda **given: served.update(given))

    def call(*args: str) -> tuple[int, str, dict[str, Any]]:
        code = run(["serve", "--data", str(tmp_path / "data"), *args])
        return code, capsys.readouterr().err, served

    return call


@contextmanager
def listening(told: object) -> Iterator[int]:
    """Somebody at a port, who answers every question alike."""

    class Answer(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            body = json.dumps(told).encode()
            self.send_response(200)
            self.send_header("content-length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: Any) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Answer) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        try:
            yield server.server_address[1]
        finally:
            server.shutdown()
            thread.join()


def test_a_port_that_is_taken_names_the_page_that_runs_and_another_port(serve: Call):
    with listening(HEALTH) as port:
        code, err, served = serve("--port", str(port))
    assert code == 1
    assert f"a Frente page already runs at http://127.0.0.1:{port}/" in err
    assert f"--port {port + 1}" in err
    assert not served


def test_a_port_that_another_program_has_is_told(serve: Call):
    with listening([1]) as port:
        code, err, served = serve("--port", str(port))
    assert code == 1
    assert f"port {port} at 127.0.0.1 is used by another program" in err
    assert "frente serve --port" in err
    assert not served


def test_a_folder_that_takes_no_files_is_a_sentence(serve: Call, tmp_path: Path):
    (tmp_path / "file").write_text("")
    code, err, served = serve("--port", "0", "--data", str(tmp_path / "file" / "x"))
    assert code == 1
    assert err.startswith(f"frente: matches cannot be kept in {tmp_path / 'file' / 'x'}: Not a directory.")
    assert "--data" in err
    assert not served


def test_links_of_this_machine_come_with_a_warning(serve: Call):
    code, err, served = serve("--port", "0")
    assert code == 0
    assert "of no use to a friend elsewhere" in err
    assert served["games"] == ()
    _, err, _ = serve("--port", "0", "--host", "0.0.0.0", "--public")
    assert "friend" not in err


def test_a_game_from_elsewhere_can_be_served(serve: Call):
    _, _, served = serve("tests.toy:GAME", "--port", "0")
    assert served["games"] == ("tests.toy:GAME",)
    code, err, _ = serve("no.such:GAME", "--port", "0")
    assert code == 1
    assert "cannot be imported" in err
