"""The lab in the page: runs of many matches between bots, one after the other, apart from those who play.

A run is played by a process of its own (frente.lab.errand) with its workers, all of which step back behind
everything else on the machine; the server only hears how far it is. What a run is and who began it stands
in a card, a small file; what was played lies in the run's folder, as `frente lab` keeps it. So a server that
ends amid a run leaves it good, and somebody may go on with it.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import shutil
from collections import OrderedDict
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from importlib.util import find_spec
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Annotated, Any, Literal, ParamSpec, TypeAlias, TypeVar

from fastapi import APIRouter, Depends, Query, Request, Response
from pydantic import BaseModel, ConfigDict, Field
from sqlalchemy import select

from frente.engine.files import write_file
from frente.engine.message import sentence
from frente.lab import study, variants
from frente.server import shapes
from frente.server.api import Address, OptionValue, Slug, described, new_match, reply
from frente.server.days import DAY, when
from frente.server.denial import Denied
from frente.server.lanes import Busy, Lane, WorkFault
from frente.server.limits import Clock
from frente.server.matches import Matches
from frente.server.people import Person
from frente.server.session import Anybody
from frente.server.tables import people

log = logging.getLogger("frente.server.lab")
router = APIRouter(default_response_class=Response, tags=["lab"])

P = ParamSpec("P")
T = TypeVar("T")
State: TypeAlias = Literal["waiting", "playing", "reckoning", "ended", "stopped", "failed"]

PERSON = "person:"
"""A run's owner begins so, where it is an account."""
SHOWN = 50
"""Runs in the list, and matches in a page of them."""
VALUES = 40
OPENED = 500
"""Matches of runs that are stored already; they are not stored again."""
WAITING = 8
"""Runs that may wait, and how many of them may be one person's on a public server."""
WAITING_EACH = 2
MOST_ARMS = 24
"""Variants times pairings of a run."""
LARGEST = 20_000
"""Matches of a run, where nobody counts them."""
READING = 60.0
"""Seconds in which a run must have been read."""
REPORT_HEADERS = {
    # It is our own page without anything from outside, but it may do nothing here but be read.
    "content-security-policy": (
        "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-scripts"
    ),
    "x-frame-options": "SAMEORIGIN",
    "cache-control": "no-cache",
}


@dataclass(slots=True)
class Card:
    """What is known of a run without looking into it."""

    id: str
    game: str
    scenario: str
    bots: list[str]
    seed: str
    varied: list[str]
    text: str
    """Its experiment file."""
    owner: str
    by: str
    begun: int
    matches: int
    state: State = "waiting"
    played: int = 0
    problem: str = ""
    removed: bool = False
    """Kept for a day nevertheless: its matches were played."""


@dataclass(slots=True)
class _Work:
    """The run that is being played."""

    card: Card
    line: Connection
    process: BaseProcess
    started: float
    had: int | None = None
    """How many matches it had been played when we first heard of it."""


class Lab:
    """All runs of a server."""

    def __init__(self, here: Matches, clock: Clock) -> None:
        self.here, self.settings, self._clock = here, here.settings, clock
        self.folder = here.settings.data / "lab"
        self.reading = Lane(1, READING, line=WAITING, niceness=10)
        self._cards: dict[str, Card] = {}
        self._queue: list[str] = []
        self._work: _Work | None = None
        self._driver: asyncio.Task[None] | None = None
        self._opened: OrderedDict[tuple[str, str], bytes] = OrderedDict()
        self._values: dict[str, list[dict[str, Any]]] = {}
        self._closing = False
        self._look()
        here.farewells.append(self.forget)

    # --- what there is --------------------------------------------------------------------------
    def state(self, person: Person | None) -> Literal["on", "off", "no-library", "sign-in"]:
        if not self.settings.lab:
            return "off"
        if find_spec("polars") is None:
            return "no-library"
        return "sign-in" if self.settings.public and person is None else "on"

    def told(self, person: Person | None, address: str) -> dict[str, Any]:
        there = [c for c in self._cards.values() if not c.removed] if self.settings.lab else []
        shown = sorted(there, key=lambda c: -c.begun)[:SHOWN]
        each = self.settings.lab_matches
        return {
            "state": self.state(person),
            "left": None if each is None else max(0, each - self._spent(_owner(person, address))),
            "each": each,
            "runs": [self.card(c, person, address) for c in shown],
        }

    def card(self, card: Card, person: Person | None, address: str) -> dict[str, Any]:
        return {
            "id": card.id,
            "game": card.game,
            "title": self.here.game(card.game).title,
            "scenario": card.scenario,
            "bots": card.bots,
            "seed": card.seed,
            "varied": card.varied,
            "begun": when(card.begun),
            "by": card.by,
            "yours": self._may(card, person, address),
            "state": card.state,
            "played": card.played,
            "matches": card.matches,
            "seconds_left": self._seconds_left(card),
            "problem": card.problem,
            "report": (self._place(card) / "report.html").exists(),
        }

    def _seconds_left(self, card: Card) -> float | None:
        work = self._work
        if work is None or work.card is not card or card.state != "playing":
            return None
        if work.had is None or card.played <= work.had:
            return None
        pace = (self._clock() - work.started) / (card.played - work.had)
        return round(pace * (card.matches - card.played), 1)

    def find(self, id: str) -> Card:
        if not self.settings.lab:
            raise Denied("unknown", sentence("error-server-has-no-lab"))
        card = self._cards.get(id)
        if card is None or card.removed:
            raise Denied("unknown", sentence("error-there-no-such-run-removed"))
        return card

    def mine(self, id: str, person: Person | None, address: str) -> Card:
        card = self.find(id)
        if not self._may(card, person, address):
            raise Denied("not-your-seat", sentence("error-run-somebody-elses"))
        return card

    def _may(self, card: Card, person: Person | None, address: str) -> bool:
        return not self.settings.public or card.owner == _owner(person, address)

    def _spent(self, owner: str) -> int:
        since = self.here.now() - DAY
        return sum(c.matches for c in self._cards.values() if c.owner == owner and c.begun > since)

    # --- beginning ------------------------------------------------------------------------------
    def begin(self, wanted: RunRequest, person: Person | None, address: str) -> Card:
        """A run that waits for its turn; one that was played already is there as it is."""
        state = self.state(person)
        if state == "sign-in":
            raise Denied("signed-out", sentence("error-runs-begun-those-have-account"))
        if state != "on":
            raise Denied("unknown", sentence("error-server-has-no-lab"))
        planned, matches = self._planned(wanted)
        known = self._cards.get(planned.id)
        if known is not None and not known.removed:
            return known
        owner = _owner(person, address)
        self._must_have(matches, owner)
        card = Card(
            id=planned.id,
            game=wanted.game,
            scenario=planned.scenario,
            bots=[player.label for player in planned.players],
            seed=planned.seed,
            varied=[name for group in planned.vary for name in group],
            text=planned.to_toml(),
            owner=owner,
            by=person.name if person else "",
            begun=self.here.now(),
            matches=matches,
        )
        self._cards[card.id] = card
        self._wait(card)
        return card

    def _planned(self, wanted: RunRequest) -> tuple[study.Study, int]:
        self.here.game(wanted.game)
        names = list(dict.fromkeys(wanted.bots))
        try:
            shape = study.quick(
                self.here.sources[wanted.game],
                names,
                wanted.matches,
                wanted.seed,
                wanted.scenario,
                wanted.options,
            )
            table: dict[str, Any] = {
                "game": shape.game,
                "scenario": shape.scenario,
                "options": shape.options,
                "bots": names,
                "seeds": f"{shape.seed}:{shape.first}..{shape.last}",
                "vary": wanted.vary,
            }
            planned = study.of_table(table)
            arms = planned.arms()
        except ValueError as error:
            raise Denied("unreadable", str(error)) from None
        if len(arms) > MOST_ARMS:
            raise Denied(
                "unreadable",
                sentence("error-variants-most-compared-run", count=len(arms), most_arms=MOST_ARMS),
            )
        matches = sum(arm.matches * len(planned.rounds) for arm in arms)
        if matches > LARGEST:
            raise Denied(
                "unreadable", sentence("error-matches-run-has-most", matches=matches, largest=LARGEST)
            )
        return planned, matches

    def _must_have(self, matches: int, owner: str) -> None:
        """Denied where somebody's day is used up, or too many wait."""
        waiting = [self._cards[id] for id in self._queue]
        own = sum(card.owner == owner for card in waiting)
        if len(waiting) >= WAITING or (self.settings.public and own >= WAITING_EACH):
            raise Denied("too-many", sentence("error-other-runs-wait-already"), wait=60)
        each = self.settings.lab_matches
        if each is None or self._spent(owner) + matches <= each:
            return
        left = max(0, each - self._spent(owner))
        why = sentence("error-lab-day", matches=matches, each=each, left=left)
        if matches > each:
            raise Denied("refused", sentence("error-choose-fewer", text=why))
        mine = sorted((c for c in self._cards.values() if c.owner == owner), key=lambda c: c.begun)
        spent, at = self._spent(owner), self.here.now()
        for card in mine:  # the oldest first: when they are a day old they count no more
            if card.begun > at - DAY:
                spent -= card.matches
                if spent + matches <= each:
                    raise Denied("too-many", why, wait=(card.begun + DAY - at) / 1000)
        raise AssertionError("nothing was spent, and yet there is not enough")

    def go_on(self, card: Card) -> None:
        """Play what is left of a run that was stopped."""
        if card.state not in ("stopped", "failed"):
            raise Denied("refused", sentence("error-run-not-stopped"))
        card.problem = ""
        self._wait(card)

    def _wait(self, card: Card) -> None:
        card.state = "waiting"
        self._keep(card)
        self._queue.append(card.id)
        if self._driver is None or self._driver.done():
            self._driver = asyncio.create_task(self._drive())

    # --- playing --------------------------------------------------------------------------------
    async def _drive(self) -> None:
        """One run after the other, as long as any waits."""
        while self._queue and not self._closing:
            card = self._cards[self._queue.pop(0)]
            try:
                await self._play(card)
            except Exception as error:  # one run that cannot begin does not hold up the others
                log.exception("a run broke", extra={"said": {"run": card.id}})
                card.state, card.problem = "failed", str(error)
            self._keep(card)

    async def _play(self, card: Card) -> None:
        from frente.lab import errand

        context = get_context("spawn")
        ours, theirs = context.Pipe()
        processes, niceness = self.settings.lab_processes, self.settings.lab_niceness
        given = (card.text, str(self.folder / "runs"), processes, niceness, theirs)
        process = context.Process(target=errand.play, args=given)
        process.start()
        theirs.close()
        card.state = "playing"
        self._keep(card)
        self._work = work = _Work(card, ours, process, self._clock())
        log.info("a run begins", extra={"said": {"run": card.id, "game": card.game, "matches": card.matches}})
        try:
            while (said := await asyncio.to_thread(_heard, ours)) is not None:
                self._hear(work, said)
            if card.state in ("playing", "reckoning"):  # the process is gone without a word
                card.state = "stopped" if self._closing or card.removed else "failed"
        finally:
            self._work = None
            process.terminate()  # it has said its last word, or has to
            await asyncio.to_thread(process.join)
            ours.close()
            if card.removed:
                shutil.rmtree(self._place(card), ignore_errors=True)

    def _hear(self, work: _Work, said: Any) -> None:
        kind, played, problem = said
        card = work.card
        if work.had is None:
            work.had, work.started = played, self._clock()
        card.played = played
        card.problem = problem
        if kind != "moved":
            card.state = "reckoning" if kind == "reckons" else kind

    def stop(self, card: Card) -> None:
        """Play no more of it; what was played stays."""
        if card.state == "waiting":
            self._queue.remove(card.id)
            card.state = "stopped"
            self._keep(card)
        elif self._work is not None and self._work.card is card:
            with contextlib.suppress(OSError):
                self._work.line.send("stop")
        else:
            raise Denied("refused", sentence("error-run-not-being-played"))

    def remove(self, card: Card) -> None:
        """Forget a run, and all that was played."""
        if card.state == "waiting":
            self._queue.remove(card.id)
        card.removed = True
        self._keep(card)
        if self._work is not None and self._work.card is card:
            self._work.process.terminate()  # its workers end with it
        else:
            shutil.rmtree(self._place(card), ignore_errors=True)

    # --- reading --------------------------------------------------------------------------------
    def report(self, card: Card) -> bytes:
        try:
            return (self._place(card) / "report.html").read_bytes()
        except OSError:
            raise Denied("unknown", sentence("error-there-no-report-yet")) from None

    async def matches(self, card: Card, first: int) -> dict[str, Any]:
        from frente.lab import errand

        return await self._read(errand.matches, str(self._place(card)), first, SHOWN)

    async def open(self, card: Card, key: str, address: str) -> Response:
        """A match of a run, stored once to be looked at like one that came as a file."""
        from frente.lab import errand

        known = self._opened.get((card.id, key))
        if known is not None:
            return Response(known, media_type="application/json")
        raw = await self._read(errand.match_file, str(self._place(card)), key)
        if raw is None:
            raise Denied("unknown", sentence("error-run-has-no-match", key=repr(key)))
        answer = new_match(self.here, await self.here.maker.upload(raw, address))
        self._opened[card.id, key] = bytes(answer.body)
        while len(self._opened) > OPENED:
            self._opened.popitem(last=False)
        return answer

    async def values(self, slug: str) -> list[dict[str, Any]]:
        """The numbers of a game's data that are ours."""
        self.here.game(slug)
        if slug not in self._values:
            self._values[slug] = await asyncio.to_thread(_made, self.here.sources[slug])
        return self._values[slug]

    async def _read(self, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        try:
            return await self.reading.run(work, *args, **named)
        except Busy:
            raise Denied("too-many", sentence("error-many-runs-being-read-moment"), wait=5) from None
        except WorkFault as error:
            raise Denied("fault", sentence("error-run-cannot-read", error=error)) from None
        except (OSError, ValueError) as error:
            raise Denied("unknown", sentence("error-run-cannot-read-2", error=error)) from None

    # --- keeping --------------------------------------------------------------------------------
    def _place(self, card: Card) -> Path:
        return self.folder / "runs" / f"{self.here.game(card.game).slug}-{card.id}"

    def _keep(self, card: Card) -> None:
        file = self.folder / "cards" / f"{card.id}.json"
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        write_file(file, asdict(card))

    def _look(self) -> None:
        """The runs of before. What was being played when the server ended waits for somebody to go on."""
        for file, card in _kept(self.folder):
            if card.removed and card.begun <= self.here.now() - DAY:
                file.unlink(missing_ok=True)
                continue
            if card.game not in self.here.sources:
                continue
            if card.state in ("waiting", "playing", "reckoning"):
                card.state = "stopped"
            self._cards[card.id] = card

    async def look_after(self) -> None:
        """Forget those whose accounts were deleted while no server ran."""
        owners = {card.owner.removeprefix(PERSON) for card in self._cards.values()}
        known = await self.here.store.read(select(people.c.id).where(people.c.id.in_(owners)))
        for id in owners - {row.id for row in known}:
            self.forget(id)

    def forget(self, id: str) -> None:
        """The runs of an account that is gone are nobody's."""
        for card in [card for card in self._cards.values() if card.owner == PERSON + id]:
            card.owner = card.by = ""
            self._keep(card)

    async def close(self) -> None:
        self._closing = True
        if self._work is not None:
            self._work.process.terminate()
        if self._driver is not None:
            await self._driver
        self.reading.close()


def _owner(person: Person | None, address: str) -> str:
    return PERSON + person.id if person else f"address:{address}"


def runs_of(data: Path, id: str) -> list[dict[str, Any]]:
    """What is kept of the runs that an account has begun."""
    mine = [card for _, card in _kept(data / "lab") if card.owner == PERSON + id]
    return [
        {"id": card.id, "begun": card.begun, "matches": card.matches, "experiment": card.text}
        for card in mine
    ]


def _kept(folder: Path) -> Iterator[tuple[Path, Card]]:
    """The cards of all runs."""
    for file in sorted((folder / "cards").glob("*.json")):
        try:
            card = Card(**json.loads(file.read_text(encoding="utf-8")))
        except (OSError, ValueError, TypeError):
            log.warning("the card of a run cannot be read", extra={"said": {"file": file.name}})
            continue
        yield file, card


def _heard(line: Connection) -> Any:
    """What the run's process says next; None when it has nothing more to say."""
    try:
        return line.recv()
    except (EOFError, OSError):
        return None


def _made(source: str) -> list[dict[str, Any]]:
    try:
        return [{"name": name, "value": value} for name, value in variants.made(source)]
    except ValueError:  # a game from elsewhere
        return []


# --- the API ----------------------------------------------------------------------------------------------


class RunRequest(BaseModel):
    """A run that is to be played."""

    model_config = ConfigDict(extra="forbid")

    game: str = Field(max_length=40, examples=["arriba"])
    scenario: str | None = Field(None, max_length=80)
    options: dict[str, OptionValue] = Field(default_factory=dict)
    bots: list[Annotated[str, Field(max_length=40)]] = Field(
        min_length=1,
        max_length=2,
        description="Two play each other, in each seat as often and on the same dice; one plays itself.",
    )
    matches: int = Field(ge=1, le=LARGEST, description="For each variant.")
    seed: str = Field("page", min_length=1, max_length=60, pattern=r"^[\w-]+$")
    vary: list[dict[Annotated[str, Field(max_length=120)], list[int | float]]] = Field(
        default_factory=list,
        max_length=4,
        description="Values to try by their names. Those of one table go together, tables are multiplied.",
    )


def _lab(request: Request) -> Lab:
    found: Lab = request.app.state.lab
    return found


Labs = Annotated[Lab, Depends(_lab)]
RunId = Annotated[str, Field(max_length=24)]
MatchKey = Annotated[str, Field(max_length=24)]
WRONG = (401, 403, 404, 409, 413, 422, 429, 500)


@router.get("/api/lab", summary="The lab and its runs", **described(shapes.LabState))
async def show_lab(lab: Labs, person: Anybody, address: Address) -> Response:
    return reply(lab.told(person, address))


@router.get(
    "/api/lab/games/{slug}/values",
    summary="Numbers of a game's data that a run may vary: those with all these words in their names",
    **described(shapes.LabValues, 404, 422),
)
async def list_values(lab: Labs, slug: Slug, q: Annotated[str, Query(max_length=200)] = "") -> Response:
    words = q.lower().split()
    fits = [v for v in await lab.values(slug) if all(word in v["name"].lower() for word in words)]
    return reply({"values": fits[:VALUES], "all": len(fits)})


@router.post("/api/lab/runs", summary="Begin a run", **described(shapes.LabRun, *WRONG))
async def begin_run(lab: Labs, wanted: RunRequest, person: Anybody, address: Address) -> Response:
    """One at a time is played, the others wait. The same request gives the same run."""
    return reply(lab.card(lab.begin(wanted, person, address), person, address))


async def _done(
    lab: Lab, id: str, person: Person | None, address: str, work: Callable[[Card], None]
) -> Response:
    card = lab.mine(id, person, address)
    work(card)
    return reply(lab.card(card, person, address))


@router.post("/api/lab/runs/{id}/stop", summary="Play no more of a run", **described(shapes.LabRun, *WRONG))
async def stop_run(lab: Labs, id: RunId, person: Anybody, address: Address) -> Response:
    """What was played stays, with its report."""
    return await _done(lab, id, person, address, lab.stop)


@router.post("/api/lab/runs/{id}/go-on", summary="Play the rest of a run", **described(shapes.LabRun, *WRONG))
async def go_on_with_run(lab: Labs, id: RunId, person: Anybody, address: Address) -> Response:
    return await _done(lab, id, person, address, lab.go_on)


@router.post("/api/lab/runs/{id}/remove", summary="Forget a run", **described(shapes.WasDone, *WRONG))
async def remove_run(lab: Labs, id: RunId, person: Anybody, address: Address) -> Response:
    """Its matches count as played nevertheless."""
    lab.remove(lab.mine(id, person, address))
    return reply(shapes.WasDone(True))


@router.get(
    "/api/lab/runs/{id}/report",
    summary="What a run says, as a page of its own",
    responses=described(None, 404, 422)["responses"]
    | {200: {"description": "One HTML file.", "content": {"text/html": {"schema": {"type": "string"}}}}},
)
async def show_report(lab: Labs, id: RunId) -> Response:
    return Response(lab.report(lab.find(id)), media_type="text/html", headers=REPORT_HEADERS)


@router.get(
    "/api/lab/runs/{id}/matches",
    summary="Matches of a run",
    **described(shapes.LabMatches, 404, 422, 429, 500),
)
async def list_matches(lab: Labs, id: RunId, first: Annotated[int, Query(ge=0, le=LARGEST)] = 0) -> Response:
    return reply(await lab.matches(lab.find(id), first))


@router.post(
    "/api/lab/runs/{id}/matches/{key}/open",
    summary="Open a match of a run, to be looked at and branched",
    **described(shapes.NewMatch, *WRONG),
)
async def open_match(lab: Labs, id: RunId, key: MatchKey, address: Address) -> Response:
    """One of a variant is shown by what was kept of it: other rules cannot repeat it."""
    return await lab.open(lab.find(id), key, address)
