"""A run on disk: one folder, only ever added to.

    experiment.toml   what is played
    run.json          its id, the arms, and the program that plays it
    matches/ counts/ turns/ journals/     Parquet files (zstd), one for each arm and batch of rounds
    spool/            rounds of batches that are not yet whole, a line each
    times.jsonl       what each round cost; the only thing that differs between two runs of a study

A round counts once its line is on disk: whoever is killed loses the rounds under way and no others. When a
batch is whole its files are written beside, renamed, and the lines go. Since batches are fixed numbers of
rounds, in order, the files do not tell how many workers made them, or when: they are equal byte for byte.
"""

from __future__ import annotations

import contextlib
import json
import os
import shutil
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any

import frente
from frente import games
from frente.lab import study as studies
from frente.lab.rounds import Played, Rows, points, seating_first
from frente.lab.study import Arm, Study

if TYPE_CHECKING:
    import polars

BATCH = 32
"""Rounds in a file."""
TABLES = ("matches", "counts", "turns", "journals")
_KEY = {"arm": "Int32", "round": "Int32", "half": "Int32"}
SCHEMAS: dict[str, dict[str, str]] = {
    "matches": {
        **_KEY, "seed": "String", "bots": "String", "winners": "String", "end": "String", "rule": "String",
        "score": "String", "turns": "Int32", "decisions": "Int32", "evaluations": "Int32", "looked": "Int32",
        "forced": "Int32", "margin": "Float64", "lead_changes": "Int32", "drama": "Float64",
        "comeback": "Boolean", "ahead_from": "Float64", "sure_from": "Float64", "luck": "Float64",
        "digest": "String", "fault": "String",
    },
    "counts": {**_KEY, "topic": "String", "seat": "String", "what": "String", "n": "Float64"},
    "turns": {**_KEY, "turn": "Int32", "what": "String", "value": "Float64"},
    "journals": {**_KEY, "file": "String"},
}  # fmt: skip


def library() -> Any:
    """Polars; ValueError tells how to get it."""
    try:
        import polars
    except ImportError:
        raise ValueError("runs are kept with Polars: pip install 'frente[lab]'") from None
    return polars


def build_of(game: str) -> str:
    """A hash of the program that plays: rules, data, engine and bots. Runs of one build can be continued."""
    package = Path(frente.__file__).parent
    folders = [package / "engine", package / "bots", package / "boards"]
    if ":" not in game:
        folders.append(Path(games.__path__[-1]) / game)
    files = [file for folder in folders for file in sorted(folder.rglob("*"))]
    files += [package / "lab" / f"{name}.py" for name in ("observer", "rounds", "variants")]
    text = sha256()
    for file in files:
        if file.suffix in (".py", ".csv", ".toml") and "words" not in file.parts:
            text.update(file.relative_to(package).as_posix().encode() + b"\0" + file.read_bytes())
    return text.hexdigest()[:16]


@dataclass(slots=True)
class Run:
    """A run: its study, and what has been played of it."""

    folder: Path
    study: Study
    arms: list[Arm]
    build: str
    done: dict[int, dict[int, float | None]] = field(default_factory=dict)
    """By arm and round: the score, or None where a match broke."""
    decisions: int = 0
    """Made since this run was opened."""

    @property
    def id(self) -> str:
        return self.study.id

    # --- beginning and finding --------------------------------------------------------------------
    @classmethod
    def begin(cls, study: Study, folder: Path) -> Run:
        """The run of a study below a folder: a new one, or the one that was begun."""
        library()  # before anything is played that could not be kept
        place = folder / f"{games.load(study.game).slug}-{study.id}"
        build = build_of(study.game)
        if (place / "run.json").exists():
            run = cls.open(place)
            if run.build != build:
                raise ValueError(
                    f"run {study.id} was begun by another build of Frente ({run.build}, this is {build}); "
                    "take other seeds, or remove its folder to play it anew"
                )
            return run
        place.mkdir(parents=True, exist_ok=True)
        arms = study.arms()
        game = games.load(study.game)
        about = {
            "id": study.id,
            "game": game.slug,
            "rules": game.version,
            "frente": frente.__version__,
            "build": build,
            "arms": [asdict(arm) | {"label": arm.label} for arm in arms],
        }
        _whole(place / "experiment.toml", study.to_toml().encode())
        _whole(place / "run.json", json.dumps(about, ensure_ascii=False, indent=1).encode())
        return cls(place, study, arms, build, {arm.number: {} for arm in arms})

    @classmethod
    def open(cls, folder: Path) -> Run:
        """A run that is there."""
        about = json.loads((folder / "run.json").read_text(encoding="utf-8"))
        study = studies.read(folder / "experiment.toml")
        run = cls(folder, study, study.arms(), about["build"], {arm.number: {} for arm in study.arms()})
        run._look()
        return run

    @classmethod
    def find(cls, name: str, folder: Path) -> Run:
        """By its folder, its id, or the first letters of it; ValueError where none or several fit."""
        if (Path(name) / "run.json").exists():
            return cls.open(Path(name))
        found = [place.parent for place in sorted(folder.glob("*/run.json"))]
        fits = [p for p in found if p.name.startswith(name) or p.name.rpartition("-")[2].startswith(name)]
        if len(fits) != 1:
            there = ", ".join(p.name for p in found) or "none"
            raise ValueError(
                f"{'several runs are' if fits else 'no run is'} called {name!r}; there are: {there}"
            )
        return cls.open(fits[0])

    def _look(self) -> None:
        for arm in self.arms:
            for start in self._starts():
                if (
                    not self._spool(arm.number, start).exists()
                    and self._file("matches", arm.number, start).exists()
                ):
                    frame = library().read_parquet(self._file("matches", arm.number, start))
                    self._count(arm, frame.to_dicts())
                else:
                    for line in self._lines(arm.number, start):
                        self._count(arm, line["rows"]["matches"])

    def _count(self, arm: Arm, matches: Iterable[dict[str, Any]]) -> None:
        rounds: dict[int, list[dict[str, Any]]] = {}
        for row in matches:
            rounds.setdefault(row["round"], []).append(row)
        for number, rows in rounds.items():
            self.done[arm.number][number] = score_of(arm, rows)

    # --- adding ---------------------------------------------------------------------------------
    @contextlib.contextmanager
    def alone(self) -> Iterator[None]:
        """Nobody else adds to this run meanwhile."""
        with (self.folder / "lock").open("w") as lock:
            with contextlib.suppress(ImportError):  # Windows: nobody is kept out
                import fcntl

                try:
                    fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                except OSError:
                    raise ValueError(f"run {self.id} is being played already") from None
            yield

    def add(self, played: Played) -> None:
        """A round that was played."""
        arm = self.arms[played.arm]
        self.decisions += sum(row["decisions"] for row in played.rows["matches"])
        start = self._start(played.round)
        spool = self._spool(played.arm, start)
        spool.parent.mkdir(exist_ok=True)
        line = json.dumps({"round": played.round, "rows": played.rows}, ensure_ascii=False)
        torn = spool.exists() and not spool.read_bytes().endswith(b"\n")
        with spool.open("ab") as file:
            file.write((b"\n" if torn else b"") + line.encode() + b"\n")
            file.flush()
            os.fsync(file.fileno())
        with (self.folder / "times.jsonl").open("a") as file:
            cost = {"arm": played.arm, "round": played.round, "seconds": round(played.seconds, 4)}
            file.write(json.dumps(cost) + "\n")
        self.done[played.arm][played.round] = score_of(arm, played.rows["matches"])
        if all(number in self.done[played.arm] for number in self._batch(start)):
            self.seal(arm, start)

    def seal(self, arm: Arm, start: int, last: int | None = None) -> None:
        """Write a batch as Parquet; rounds after `last` do not count."""
        spool = self._spool(arm.number, start)
        if not spool.exists():
            return
        lines = sorted(self._lines(arm.number, start), key=lambda line: int(line["round"]))
        lines = [line for line in lines if last is None or line["round"] <= last]
        if lines:
            frames = library()
            for table in TABLES:
                file = self._file(table, arm.number, start)
                file.parent.mkdir(exist_ok=True)
                frame = _frame(frames, table, [row for line in lines for row in line["rows"][table]])
                beside = file.with_suffix(".part")
                frame.write_parquet(beside, compression="zstd", compression_level=6, statistics=False)
                os.replace(beside, file)
        spool.unlink()

    def finish(self, ends: dict[int, int]) -> None:
        """Seal what is left; `ends` gives for each arm its last round that counts."""
        for arm in self.arms:
            for start in self._starts():
                self.seal(arm, start, ends.get(arm.number))
            last = ends.get(arm.number, self.study.last)
            self.done[arm.number] = {n: s for n, s in self.done[arm.number].items() if n <= last}
            for table in TABLES:  # whole batches that were played ahead of a verdict
                for start in self._starts():
                    if start > last:
                        self._file(table, arm.number, start).unlink(missing_ok=True)
        with contextlib.suppress(OSError):
            (self.folder / "spool").rmdir()

    # --- reading ----------------------------------------------------------------------------------
    def table(self, name: str) -> polars.DataFrame:
        """Everything of a table that has been played, in order."""
        frames = library()
        found = []
        for arm in self.arms:
            for start in self._starts():
                file = self._file(name, arm.number, start)
                spool = self._spool(arm.number, start)
                if spool.exists():
                    lines = self._lines(arm.number, start)
                    found.append(_frame(frames, name, [row for line in lines for row in line["rows"][name]]))
                elif file.exists():
                    found.append(frames.read_parquet(file))
        whole: polars.DataFrame = frames.concat(found) if found else _frame(frames, name, [])
        return whole.sort("arm", "round", "half", maintain_order=True)

    def seconds(self) -> list[float]:
        """What each round cost, in CPU seconds."""
        file = self.folder / "times.jsonl"
        if not file.exists():
            return []
        with file.open() as lines:
            return [json.loads(line)["seconds"] for line in lines if line.endswith("}\n")]

    def digest(self) -> str:
        """One hash for all tables: equal for equal studies, whoever played them."""
        text = sha256()
        for table in TABLES:
            for file in sorted((self.folder / table).glob("*.parquet")):
                text.update(f"{table}/{file.name}".encode() + file.read_bytes())
        return text.hexdigest()

    def _lines(self, arm: int, start: int) -> list[dict[str, Any]]:
        """The rounds of a spool, each once; a line that was cut off is none."""
        spool = self._spool(arm, start)
        found: dict[int, dict[str, Any]] = {}
        if spool.exists():
            whole = spool.read_bytes()
            for line in whole[: whole.rfind(b"\n") + 1].splitlines():
                with contextlib.suppress(ValueError):  # torn when somebody was killed
                    data = json.loads(line)
                    found[data["round"]] = data
        return list(found.values())

    def _start(self, number: int) -> int:
        return self.study.first + (number - self.study.first) // BATCH * BATCH

    def _starts(self) -> range:
        return range(self.study.first, self.study.last + 1, BATCH)

    def _batch(self, start: int) -> range:
        return range(start, min(start + BATCH, self.study.last + 1))

    def _spool(self, arm: int, start: int) -> Path:
        return self.folder / "spool" / f"arm{arm:03}-{start:06}.jsonl"

    def _file(self, table: str, arm: int, start: int) -> Path:
        return self.folder / table / f"arm{arm:03}-{start:06}.parquet"

    def remove(self) -> None:
        shutil.rmtree(self.folder)


def score_of(arm: Arm, matches: list[dict[str, Any]]) -> float | None:
    """The score of a round; None where a match of it broke."""
    if any(row["fault"] for row in matches):
        return None
    who = seating_first(arm)
    got = [points(row["winners"].split(), json.loads(row["bots"]), who) for row in matches]
    return sum(got) / len(got)


def _frame(frames: Any, table: str, rows: list[dict[str, Any]]) -> polars.DataFrame:
    schema = {name: getattr(frames, kind) for name, kind in SCHEMAS[table].items()}
    frame: polars.DataFrame = frames.DataFrame(rows, schema=schema, orient="row")
    return frame


def _whole(file: Path, data: bytes) -> None:
    beside = file.with_suffix(".part")
    beside.write_bytes(data)
    os.replace(beside, file)


__all__ = ["Played", "Rows", "Run", "build_of", "library"]
