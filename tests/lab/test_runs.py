"""Runs: kept, broken off, gone on with, equal whoever plays them."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from frente.lab import study
from frente.lab.conduct import conduct, trials_of
from frente.lab.metrics import found, key
from frente.lab.sheet import sheet
from frente.lab.store import BATCH, Run

PEBBLES = "tests.bots.pebbles:GAME"
DUEL: dict[str, Any] = {"game": PEBBLES, "bots": ["steady", "random"], "pairing": "all", "seeds": "s:0..39"}
ROOT = Path(__file__).resolve().parents[2]


def played(table: dict[str, Any], folder: Path, workers: int = 1) -> Run:
    run = Run.begin(study.of_table(table), folder)
    conduct(run, workers=workers)
    return run


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """The study by one worker, never interrupted."""
    return played(DUEL, tmp_path_factory.mktemp("whole"))


def test_a_run_keeps_every_match_in_order(whole: Run):
    matches = whole.table("matches").to_dicts()
    assert len(matches) == 40 + 40 + 80
    assert [(row["arm"], row["round"], row["half"]) for row in matches[-2:]] == [(2, 39, 0), (2, 39, 1)]
    assert {len(scores) for scores in whole.done.values()} == {40}
    assert not (whole.folder / "spool").exists()
    assert len(list((whole.folder / "matches").iterdir())) == 3 * 2  # arms, batches
    assert BATCH < 40
    assert Run.open(whole.folder).done == whole.done


def test_two_workers_make_the_same_files(whole: Run, tmp_path: Path):
    assert played(DUEL, tmp_path, workers=2).digest() == whole.digest()


def test_nothing_is_played_twice(whole: Run):
    before = (whole.folder / "times.jsonl").read_text()
    conduct(Run.open(whole.folder), workers=1)
    assert (whole.folder / "times.jsonl").read_text() == before


def test_a_run_that_is_killed_goes_on_and_ends_the_same(whole: Run, tmp_path: Path):
    file = tmp_path / "duel.toml"
    file.write_text(whole.study.to_toml())
    command = [
        sys.executable,
        "-m",
        "frente",
        "lab",
        "run",
        str(file),
        "--runs",
        str(tmp_path),
        "--workers",
        "2",
    ]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "src"), *sys.path])}
    process = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.DEVNULL)
    folder = tmp_path / whole.folder.name
    deadline = time.monotonic() + 120
    while not (lines := _lines(folder / "times.jsonl")) and time.monotonic() < deadline:
        time.sleep(0.01)
    process.send_signal(signal.SIGKILL)
    process.wait(20)
    assert lines, "nothing was played before the kill"
    # A line that the kill has cut off, as on a disk that took half of it.
    (folder / "spool").mkdir(exist_ok=True)
    with (folder / "spool" / "arm002-000032.jsonl").open("ab") as spool:
        spool.write(b'{"round": 39, "rows": {"matches": [{"arm"')
    _wait_for_the_lock(folder)
    again = Run.open(folder)
    assert sum(len(scores) for scores in again.done.values()) >= lines - 1
    conduct(again, workers=1)
    assert again.digest() == whole.digest()


def _lines(file: Path) -> int:
    return len(file.read_bytes().splitlines()) if file.exists() else 0


def _wait_for_the_lock(folder: Path) -> None:
    """Workers of the killed command hold nothing once they have noticed."""
    for _ in range(200):
        try:
            with Run.open(folder).alone():
                return
        except ValueError:
            time.sleep(0.05)


def test_an_interrupt_leaves_a_run_that_can_be_read(whole: Run, tmp_path: Path):
    run = Run.begin(whole.study, tmp_path)

    def stop(done: int, _most: int) -> None:
        if done >= 8:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        conduct(run, workers=1, told=stop)
    half = Run.open(run.folder)
    matches = found(half).matches
    assert 8 <= matches < 160
    conduct(half, workers=1)
    assert half.digest() == whole.digest()


def test_a_run_is_played_by_one_command_at_a_time(whole: Run):
    with (
        whole.alone(),
        pytest.raises(ValueError, match="being played already"),
        Run.open(whole.folder).alone(),
    ):
        pass


def test_a_run_of_another_build_is_not_mixed_with_this_one(whole: Run, tmp_path: Path):
    Run.begin(whole.study, tmp_path)
    about = next(tmp_path.glob("*/run.json"))
    about.write_text(about.read_text().replace(whole.build, "0" * 16))
    with pytest.raises(ValueError, match="another build"):
        Run.begin(whole.study, tmp_path)


def test_a_sequential_run_ends_at_its_verdict_whatever_was_played_ahead(tmp_path: Path):
    table = {**DUEL, "pairing": "mirror", "seeds": "t:0..199", "stop": {"test": [0.5, 0.6]}}
    one, two = played(table, tmp_path / "1"), played(table, tmp_path / "2", workers=2)
    (trial,) = trials_of(one).values()
    assert trial.verdict == "better"
    assert len(one.done[0]) == trial.rounds < 200
    assert one.digest() == two.digest()
    assert one.table("matches").height == 2 * trial.rounds


def test_a_match_that_breaks_is_told_and_counts_for_nobody(tmp_path: Path):
    run = played({"game": PEBBLES, "bots": ["broken"], "seeds": "s:0..2"}, tmp_path)
    finding = found(run)
    assert len(finding.faults) == 3
    assert "take 9" in finding.faults[0]
    assert run.done[0] == {0: None, 1: None, 2: None}
    assert finding.arms[0]["metrics"] == []


def test_a_match_of_a_run_opens_again(whole: Run):
    from tests.bots.pebbles import GAME

    from frente.engine import Match

    rows = {key(row): row for row in whole.table("matches").to_dicts()}
    files = {key(row): row["file"] for row in whole.table("journals").to_dicts()}
    match = Match.load(GAME, json.loads(files["2.7.1"]))
    assert match.digest() == rows["2.7.1"]["digest"]


def test_figures_come_with_intervals_and_are_stable_where_two_levels_agree(whole: Run):
    finding = found(whole)
    steady, random, duel = finding.arms
    points = next(m for m in duel["metrics"] if m["kind"] == "points")
    assert points["low"] <= points["value"] <= points["high"]
    assert points["value"] > 0.7
    elo = next(m for m in duel["metrics"] if m["kind"] == "elo")
    assert elo["value"] > 100
    shares = {arm["label"]: next(m for m in arm["metrics"] if m["of"] == "ana") for arm in (steady, random)}
    one, two = (m["value"] - 0.5 for m in shares.values())
    assert {m["stable"] for m in shares.values()} == {one * two > 0}
    assert points["stable"] is None  # a duel has no second level
    kinds = {m["kind"] for m in steady["metrics"]}
    assert {"share", "draws", "margin", "turns", "decisions", "lead_changes", "comeback"} <= kinds
    assert {"drama", "ahead_from", "sure_from", "forced", "luck"} <= kinds
    assert any(row["taken"] for row in finding.options)


def test_the_report_is_one_file_that_asks_nobody_for_anything(whole: Run):
    page = sheet([(whole, found(whole))], "frente lab report it")
    assert whole.id in page
    assert "frente lab report it" in page
    assert "<svg" in page
    assert "aria-label" in page
    for outside in ("http://", "https://", "src=", "@import", "<link"):
        assert outside not in page
    two = sheet([(whole, found(whole))] * 2, "x")
    assert "Side by side" in two


# --- a cluster ------------------------------------------------------------------------------------
@contextmanager
def dask(*words: str) -> Iterator[subprocess.Popen[bytes]]:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "src"), *sys.path])}
    process = subprocess.Popen(
        [sys.executable, "-m", "distributed.cli.dask_" + words[0], *words[1:]],
        env=environment,
        cwd=ROOT,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        yield process
    finally:
        process.kill()
        process.wait(20)


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def test_a_cluster_that_loses_a_worker_plays_the_same_run(whole: Run, tmp_path: Path):
    pytest.importorskip("distributed")
    address = f"tcp://127.0.0.1:{free_port()}"
    scheduler = ("scheduler", "--host", "127.0.0.1", "--port", address.rpartition(":")[2], "--no-dashboard")
    worker = ("worker", address, "--nthreads", "1", "--no-nanny", "--no-dashboard")
    with dask(*scheduler), dask(*worker) as doomed, dask(*worker):
        _wait_for_workers(address)
        killed: list[int] = []

        def told(done: int, _most: int) -> None:
            if done >= 10 and not killed:
                doomed.kill()
                killed.append(done)

        run = Run.begin(whole.study, tmp_path)
        conduct(run, cluster=address, told=told)
    assert killed
    assert run.digest() == whole.digest()


def _wait_for_workers(address: str) -> None:
    from distributed import Client

    for _ in range(30):
        try:
            with Client(address, timeout=5) as client:
                client.wait_for_workers(2, timeout=60)
                return
        except (OSError, TimeoutError):
            time.sleep(1)


def test_a_cluster_that_is_not_there_is_told(whole: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    pytest.importorskip("distributed")
    monkeypatch.setattr("frente.lab.executors.WAIT", 1)
    with pytest.raises(ValueError, match="no Dask scheduler answers"):
        conduct(Run.begin(whole.study, tmp_path), cluster=f"tcp://127.0.0.1:{free_port()}")


def test_a_slow_listener_loses_no_round(tmp_path: Path):
    """All rounds under way may have come before anybody looks again."""
    run = Run.begin(study.of_table({**DUEL, "pairing": "self", "seeds": "u:0..4"}), tmp_path)
    conduct(run, workers=1, told=lambda *_: time.sleep(0.3))
    assert {len(scores) for scores in run.done.values()} == {5}


def test_a_match_counts_once_in_a_turn_also_where_it_is_set_up_in_turn_0(tmp_path: Path):
    table = {"game": "barricadas", "bots": ["random"], "pairing": "self", "seeds": "t:0..1"}
    tracks = found(played(table, tmp_path)).tracks
    assert {row["turn"] for row in tracks} >= {0, 1, 2}
    assert {row["n"] for row in tracks} == {2}
