"""The lab in the page: runs are begun, watched, stopped, read; on a public server only where allowed."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from tests.server.people import PASSWORD, Browser
from tests.server.table import serving

import frente.server.serve as server_serve
from frente.cli import run as command
from frente.lab import variants
from frente.server import Settings
from frente.server import run as run_server

TOY = {"game": "toy", "bots": ["random"], "matches": 4, "seed": "spring"}
LAB: Any = {"lab": True, "lab_processes": 1, "lab_niceness": 0}
"""The tests wait for it: it need not step back."""
PATIENCE = 120.0


def lab(client: TestClient) -> dict[str, Any]:
    told: dict[str, Any] = client.get("/api/lab").json()
    return told


def wait(client: TestClient, id: str, until: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """The run once it has come so far."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        run = next(run for run in lab(client)["runs"] if run["id"] == id)
        if until(run):
            return dict(run)
        time.sleep(0.1)
    raise AssertionError(f"it never came so far: {run}")


def is_over(run: dict[str, Any]) -> bool:
    return run["state"] in ("ended", "stopped", "failed")


def begin(client: TestClient, **wanted: Any) -> dict[str, Any]:
    answer = client.post("/api/lab/runs", json={**TOY, **wanted})
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def test_a_run_is_played_read_and_its_matches_open_in_the_replay(tmp_path: Path):
    with serving(tmp_path, **LAB) as client:
        assert lab(client) == {"state": "on", "left": None, "each": None, "runs": []}
        made = begin(client)
        assert (made["matches"], made["bots"], made["yours"]) == (4, ["random"], True)
        run = wait(client, made["id"], is_over)
        assert (run["state"], run["played"], run["report"]) == ("ended", 4, True)
        assert run["seconds_left"] is None
        report = client.get(f"/api/lab/runs/{run['id']}/report")
        assert "<h1>Lab report: toy" in report.text
        assert "sandbox allow-scripts" in report.headers["content-security-policy"]
        rows = client.get(f"/api/lab/runs/{run['id']}/matches").json()
        assert [row["key"] for row in rows["matches"]] == ["0.0.0", "0.1.0", "0.2.0", "0.3.0"]
        opened = client.post(f"/api/lab/runs/{run['id']}/matches/0.2.0/open", json={}).json()
        again = client.post(f"/api/lab/runs/{run['id']}/matches/0.2.0/open", json={}).json()
        assert again["match"]["id"] == opened["match"]["id"]
        link = {"authorization": f"Bearer {opened['watch']['link']}"}
        ticks = client.get(f"/api/matches/{opened['match']['id']}/timeline", headers=link).json()["ticks"]
        assert len(ticks) >= rows["matches"][2]["decisions"]
        assert begin(client)["id"] == run["id"]  # asked for again, it is there


def test_a_match_of_a_variant_opens_by_what_was_kept_of_it(tmp_path: Path):
    name = "units.pa-brigade.cf"
    with serving(tmp_path, games=("arriba",), **LAB) as client:
        values = client.get("/api/lab/games/arriba/values", params={"q": "pa-brigade cf"}).json()
        assert {"name": name, "value": 1} in values["values"]
        made = begin(client, game="arriba", matches=1, vary=[{name: [3]}])
        assert wait(client, made["id"], is_over)["state"] == "ended"
        row = client.get(f"/api/lab/runs/{made['id']}/matches").json()["matches"][0]
        assert row["varied"] == {name: 3}
        opened = client.post(f"/api/lab/runs/{made['id']}/matches/{row['key']}/open", json={})
        assert opened.status_code == 200, opened.text
        found = opened.json()
        link = {"authorization": f"Bearer {found['watch']['link']}"}
        moment = client.get(f"/api/matches/{found['match']['id']}/replay", headers=link).json()
        assert moment["view"]["turn"]["number"] == row["turns"]


def test_a_run_is_stopped_gone_on_with_and_outlives_the_server(tmp_path: Path):
    with serving(tmp_path, **LAB) as client:
        made = begin(client, matches=4000)
        waiting = begin(client, matches=4000, seed="after")
        assert waiting["state"] == "waiting"
        wait(client, made["id"], lambda run: run["played"] > 0 and run["seconds_left"] is not None)
        client.post(f"/api/lab/runs/{made['id']}/stop", json={})
        run = wait(client, made["id"], is_over)
        assert run["state"] == "stopped"
        assert 0 < run["played"] < 4000
        assert run["report"]
        wait(client, waiting["id"], lambda run: run["state"] == "playing")
    with serving(tmp_path, **LAB) as client:
        found = {run["id"]: run for run in lab(client)["runs"]}
        assert found[waiting["id"]]["state"] == "stopped"  # the server ended amid it
        client.post(f"/api/lab/runs/{made['id']}/go-on", json={})
        wait(client, made["id"], lambda now: now["played"] > run["played"])
        assert client.post(f"/api/lab/runs/{made['id']}/remove", json={}).json() == {"done": True}
        assert made["id"] not in {run["id"] for run in lab(client)["runs"]}
        assert client.get(f"/api/lab/runs/{made['id']}/report").status_code == 404


def test_what_is_no_run_is_refused_with_the_reason(tmp_path: Path):
    with serving(tmp_path, games=("arriba",), **LAB) as client:
        for wrong, said in (
            ({"bots": ["nobody"]}, "nobody"),
            ({"vary": [{"units.pa-brigade.colour": [1]}]}, "has no column"),
            ({"vary": [{"units.pa-brigade.cf": list(range(40))}]}, "variants"),
            ({"scenario": "atlantis"}, "atlantis"),
        ):
            answer = client.post("/api/lab/runs", json={**TOY, "game": "arriba", **wrong})
            assert answer.status_code == 422
            assert said in answer.json()["text"]
        assert lab(client)["runs"] == []


def test_a_server_without_a_lab_has_none(tmp_path: Path):
    with serving(tmp_path) as client:
        assert lab(client)["state"] == "off"
        assert client.post("/api/lab/runs", json=TOY).status_code == 404


def test_on_a_public_server_an_account_has_so_many_matches_a_day(tmp_path: Path):
    with serving(tmp_path, public=True, lab_matches=10, **LAB) as client:
        assert lab(client)["state"] == "sign-in"
        assert client.post("/api/lab/runs", json=TOY).status_code == 401
        dolores = Browser(client)
        dolores.sign_up("Pasionaria")
        assert lab(dolores.client)["left"] == 10
        large = dolores.post("/api/lab/runs", {**TOY, "matches": 11})
        assert large.status_code == 409
        assert "of the 10 a day" in large.json()["text"]
        made = dolores.post("/api/lab/runs", {**TOY, "matches": 8}).json()
        assert (made["by"], lab(dolores.client)["left"]) == ("Pasionaria", 2)
        assert client.post(f"/api/lab/runs/{made['id']}/stop", json={}).status_code == 403
        another = dolores.post("/api/lab/runs", {**TOY, "seed": "two"})
        assert another.status_code == 429
        assert int(another.headers["retry-after"]) > 80_000
        # Nor does a run that is forgotten give its matches back.
        assert dolores.post(f"/api/lab/runs/{made['id']}/remove").status_code == 200
        assert lab(dolores.client)["left"] == 2


def test_whose_run_it_was_is_forgotten_with_the_account(tmp_path: Path):
    with serving(tmp_path, public=True, lab_matches=10, **LAB) as client:
        dolores, federica = Browser(client), Browser(client)
        dolores.sign_up("Pasionaria")
        federica.sign_up("Federica")
        one = dolores.post("/api/lab/runs", {**TOY, "matches": 2}).json()["id"]
        two = federica.post("/api/lab/runs", {**TOY, "matches": 2, "seed": "two"}).json()["id"]
        assert [run["id"] for run in dolores.get("/api/me/export").json()["runs"]] == [one]
        assert dolores.post("/api/me/delete", {"password": PASSWORD}).status_code == 200
        assert {run["id"]: run["by"] for run in lab(client)["runs"]} == {one: "", two: "Federica"}
    command(["user", "delete", "Federica", "--yes", "--data", str(tmp_path)])  # while no server runs
    with serving(tmp_path, public=True, **LAB) as client:
        assert {run["by"] for run in lab(client)["runs"]} == {""}
    kept = "".join(file.read_text() for file in (tmp_path / "lab" / "cards").iterdir())
    assert "Pasionaria" not in kept
    assert "Federica" not in kept


@pytest.mark.parametrize(
    ("told", "lab", "matches"),
    [
        ({}, True, None),
        ({"lab": False}, False, None),
        ({"public": True}, False, 400),
        ({"public": True, "lab": True, "lab_matches": 50}, True, 50),
        ({"workers": 2, "database": "postgresql://localhost/frente"}, False, None),
    ],
)
def test_a_lab_is_where_nobody_else_comes_or_where_it_is_allowed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, told: dict[str, Any], lab: bool, matches: int | None
):
    served: list[Settings] = []
    monkeypatch.setattr(server_serve, "serve", lambda settings, *_: served.append(settings))
    run_server(data=tmp_path, **told)
    assert (served[0].lab, served[0].lab_matches) == (lab, matches)


def test_a_lab_needs_a_single_worker(tmp_path: Path):
    settings = Settings(data=tmp_path, url="postgresql+psycopg://localhost/frente", lab=True)
    with pytest.raises(SystemExit, match="one run at a time"):
        server_serve.serve(settings, "127.0.0.1", 0, workers=2)


@pytest.mark.parametrize("game", ["arriba", "crusade"])
def test_every_number_that_is_listed_may_be_varied(game: str):
    found = list(variants.made(game))
    assert len({name for name, _ in found}) == len(found) > 100
    for name, value in found[:: len(found) // 25]:
        variants.check(game, name, value, printed=False)
