"""A run that is played for somebody else: in a process of its own, which tells by a pipe how far it is.

A server sends its runs here, so that neither playing nor reckoning takes anything from its own loop. Whoever
holds the other end of the pipe stops a run by sending anything: what was played stays, with its report.
"""

from __future__ import annotations

import contextlib
import json
import os
import signal
import threading
import tomllib
from multiprocessing import parent_process
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Literal, TypeAlias

from frente import games
from frente.engine import Match, keeping
from frente.lab import study, variants
from frente.lab.conduct import conduct
from frente.lab.metrics import found, key
from frente.lab.sheet import sheet
from frente.lab.store import Run

REPORT = "report.html"
"""In the folder of a run."""
Said: TypeAlias = tuple[Literal["moved", "reckons", "ended", "stopped", "failed"], int, str]
"""What has become of it, the matches played so far, and what went wrong."""


class _Stopped(Exception):
    """Somebody does not want it any more."""


def play(text: str, folder: str, workers: int, niceness: int, line: Connection) -> None:
    """Play the study of an experiment file, write the report beside it, and tell of all that.

    `niceness` is how far it and its workers step back: those who play wait for nothing.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server, which ends us
    threading.Thread(target=_end_with_parent, daemon=True).start()
    with contextlib.suppress(AttributeError, OSError):  # not everywhere can one step back
        os.nice(niceness)
    played = 0

    def told(done: int, _most: int) -> None:
        nonlocal played
        played = done
        _say(line, ("moved", done, ""))
        if line.poll():
            raise _Stopped

    end: Literal["ended", "stopped"] = "ended"
    try:
        run = Run.begin(study.of_table(tomllib.loads(text)), Path(folder))
        try:
            conduct(run, workers=workers, told=told)
        except _Stopped:
            end = "stopped"
        if played:
            _say(line, ("reckons", played, ""))
            page = sheet([(run, found(run))], f"frente lab report {run.id}")
            beside = run.folder / f"{REPORT}.part"
            beside.write_text(page, encoding="utf-8")
            os.replace(beside, run.folder / REPORT)
        _say(line, (end, played, ""))
    except Exception as error:  # whatever it is, somebody waits to hear of it
        _say(line, ("failed", played, str(error) or type(error).__name__))


def _say(line: Connection, said: Said) -> None:
    with contextlib.suppress(OSError):  # nobody listens any more, and we are about to be ended
        line.send(said)


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def matches(folder: str, first: int, count: int) -> dict[str, Any]:
    """Some matches of a run in their order, and how many there are."""
    run = Run.open(Path(folder))
    table = run.table("matches")
    rows = [
        {
            "key": key(row),
            "who": run.arms[row["arm"]].label,
            "seats": run.arms[row["arm"]].seating(row["half"]),
            "winners": row["winners"].split(),
            "turns": row["turns"],
            "decisions": row["decisions"],
            "varied": run.arms[row["arm"]].changes,
            "fault": row["fault"],
        }
        for row in table.slice(first, count).to_dicts()
    ]
    return {"matches": rows, "first": first, "all": table.height}


def match_file(folder: str, name: str) -> bytes | None:
    """A match of a run as a match file; None where it has no such match, or keeps no journals.

    One of a variant is a match of other rules to everybody else: its file takes along how it was shown, and
    says that it is not of the rules at hand (frente.engine.opening).
    """
    run = Run.open(Path(folder))
    rows = (row for row in run.table("journals").iter_rows(named=True) if key(row) == name)
    row = next(rows, None)
    if row is None:
        return None
    changes = run.arms[row["arm"]].changes
    if not changes:
        return str(row["file"]).encode()
    variants.put(run.study.game, changes)
    try:
        game = games.load(run.study.game)
        data = keeping.file(Match.load(game, json.loads(row["file"])))
        return json.dumps({**data, "rules": game.version - 1}).encode()
    finally:
        variants.put(run.study.game, {})


__all__ = ["REPORT", "Said", "match_file", "matches", "play"]
