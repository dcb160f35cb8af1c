"""New matches, whatever they begin from."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

from frente import bots
from frente.engine import Game, Match, MatchError, Relic, commitment, opened, to_plain
from frente.engine.files import MatchFile
from frente.engine.message import sentence
from frente.engine.opening import kept_in
from frente.engine.relic import Kept
from frente.learn import Line, examples_of, line_of
from frente.learn.puzzles import Judge, judge_of
from frente.server import keeper, reading, thinking
from frente.server.database import StoreFault
from frente.server.denial import Denied
from frente.server.lanes import Busy, Lane, WorkFault
from frente.server.links import Holder, Invitation, hashed, new_link
from frente.server.live import Live
from frente.server.loader import parts_of
from frente.server.people import Person
from frente.server.store import Record, now

if TYPE_CHECKING:
    from frente.server.matches import Matches

log = logging.getLogger("frente.server.maker")

P = ParamSpec("P")
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Made:
    """A new match with its keys; they are told once."""

    live: Live
    mine: tuple[str, Holder]
    invitations: list[tuple[str, Invitation]]
    watch: tuple[str, Holder]


class Maker:
    """Makes matches."""

    def __init__(self, here: Matches) -> None:
        self.here = here

    async def _lane(self, lane: Lane, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """What a lane makes of a file from outside; Denied where it takes too long or too many wait."""
        try:
            return await lane.run(work, *args, **named)
        except Busy:
            raise Denied("too-many", sentence("error-many-files-being-read-moment"), wait=5) from None
        except WorkFault as error:
            raise Denied("unreadable", sentence("error-file-cannot-read", error=error)) from None
        except reading.UnknownGame as error:
            raise Denied("unknown", str(error)) from None
        except reading.Unreadable as error:
            raise Denied("unreadable", str(error)) from None

    async def position(self, text: str) -> bytes:
        """What a position file says, as JSON."""
        return await self._lane(self.here.positions, reading.position_card, self.here.sources, text)

    async def create(
        self,
        slug: str,
        scenario: str | None,
        options: dict[str, Any],
        seats: dict[str, str],
        position: dict[str, Any] | None = None,
        auto: bool = True,
        address: str = "",
        person: Person | None = None,
    ) -> Made:
        """A new match; `seats` says who plays each: me, friend or bot:NAME."""
        game = self.here.game(slug)
        start = None
        if position is not None:
            start = await self._arranged(slug, scenario, options, auto, position)
        seed, kept = self.here.secret.new_seed()
        try:
            match = Match.start(game, scenario, options, seed, auto=auto, start=start)
        except ValueError as error:
            raise Denied("unreadable", str(error)) from None
        return await self._keep(game, match, seats, None, kept, address, person=person)

    async def _arranged(
        self, slug: str, scenario: str | None, options: dict[str, Any], auto: bool, position: dict[str, Any]
    ) -> Any:
        """The state of a position. Whatever a table from outside does to the rules, it does elsewhere."""
        source = self.here.sources[slug]
        try:
            start = await self.here.positions.run(thinking.arrange, source, scenario, options, position)
            await self.here.positions.run(thinking.rehearse_start, source, scenario, options, auto, start)
        except Busy:
            raise Denied("too-many", sentence("error-many-positions-being-set-up"), wait=5) from None
        except ValueError as error:
            raise Denied("unreadable", str(error)) from None
        except Exception as error:
            raise Denied("unreadable", sentence("error-position-cannot-played", error=error)) from None
        return start

    async def branch(
        self, origin: Live, ply: int, seats: dict[str, str], address: str = "", person: Person | None = None
    ) -> Made:
        """A new match that begins as another stood at a ply, with luck of its own from there."""
        async with origin.replaying:
            replay = await origin.replay()
            past = replay.at(replay.number_at(ply))
        if isinstance(past, Relic):
            raise Denied("refused", sentence("error-rules-have-changed-since-ply"))
        if past.result is not None:
            raise Denied("refused", sentence("error-ply-match-over-branch-from", ply=past.ply))
        seed, kept = self.here.secret.new_seed()
        # A lesson shows every ask, also those with one option; what comes of it does not.
        auto = past.auto or origin.record.kind == "lesson"
        file = MatchFile.of(past.save())
        file = replace(file, seed=seed, commitment=commitment(seed), forced=[], auto=auto)
        game = origin.game
        match = await asyncio.to_thread(Match.load, game, file.to_plain(), check=False)
        begun = (origin.record.id, past.ply)
        return await self._keep(game, match, seats, begun, kept, address, person=person)

    async def learn(self, slug: str, id: str, step: int, address: str = "") -> Made:
        """A lesson as a match, at one of its steps. LessonError: there is no such lesson."""
        game, source = self.here.game(slug), self.here.sources[slug]
        seed, kept = self.here.secret.new_seed()
        line = await asyncio.to_thread(line_of, source, id)
        step = min(step, len(line.lesson.steps) - 1)
        match = await asyncio.to_thread(line.begin, game, seed, step)
        other = f"bot:{opponent(game)}"
        seats = {seat: "me" if seat == line.lesson.seat else other for seat in match.setup.seats}
        return await self._keep(game, match, seats, None, kept, address, line=line)

    async def try_rule(self, slug: str, rule: str, address: str = "") -> Made:
        """The example of a rule as a match: whoever tries it against the computer."""
        game = self.here.game(slug)
        example = examples_of(game).get(rule)
        if example is None:
            raise Denied("unknown", sentence("error-has-no-example-rule", slug=slug, rule=repr(rule)))
        seed, kept = self.here.secret.new_seed()
        try:
            match = await asyncio.to_thread(example.begin, game, seed)
        except MatchError as error:
            raise Denied("fault", sentence("error-example-does-not-hold-any", error=error)) from None
        match.forced = [tuple(faces) for faces in example.rolls]
        tries = example.seat or next(iter(match.to_answer or match.setup.seats))
        other = f"bot:{opponent(game)}"
        seats = {seat: "me" if seat == tries else other for seat in match.setup.seats}
        return await self._keep(game, match, seats, None, kept, address, kind="try")

    async def pose(self, slug: str, id: str, address: str = "") -> Made:
        """A puzzle as a match. LookupError: there is no such puzzle."""
        game = self.here.game(slug)
        seed, kept = self.here.secret.new_seed()
        try:
            judge = await asyncio.to_thread(judge_of, game, id)
            match = await asyncio.to_thread(judge.puzzle.begin, game, seed)
        except MatchError as error:
            raise Denied("fault", sentence("error-puzzle-does-not-hold-any", error=error)) from None
        other = f"bot:{opponent(game)}"
        seats = {seat: "me" if seat == judge.puzzle.seat else other for seat in match.setup.seats}
        return await self._keep(game, match, seats, None, kept, address, kind="puzzle", judge=judge)

    async def play_on(self, lesson: Live, address: str = "", person: Person | None = None) -> Made:
        """An ordinary match that begins where a lesson stands."""
        seats = {seat: "me" if who == "person" else who for seat, who in lesson.record.seats.items()}
        return await self.branch(lesson, lesson.match.ply, seats, address, person)

    async def upload(self, raw: bytes, address: str = "") -> Made:
        """A match file, judged again from beginning to end, kept to be looked at."""
        data = await self._lane(self.here.uploads, reading.match_file, self.here.sources, raw)
        game = self.here.game(data["game"])
        match = await asyncio.to_thread(opened, game, data, check=False)
        kept = await asyncio.to_thread(kept_in, data)
        return await self._keep(game, match, {}, None, match.dice.seed, address, data, kept)

    async def _keep(
        self,
        game: Game[Any],
        match: Match[Any],
        seats: dict[str, str],
        origin: tuple[str, int] | None,
        sealed: str,
        address: str,
        file: dict[str, Any] | None = None,
        kept: Kept | None = None,
        line: Line | None = None,
        kind: str = "play",
        person: Person | None = None,
        judge: Judge | None = None,
    ) -> Made:
        """Store a new match; make the creator's link, the spectators', and an invitation for each friend."""
        who = _seating(game, match, seats) if file is None else dict.fromkeys(match.setup.seats, "me")
        id = secrets.token_urlsafe(9)
        at = now()
        record = Record(
            id=id,
            kind="lesson" if line is not None else kind if file is None else "upload",
            game=game.slug,
            rules=match.setup.rules,
            scenario=match.setup.scenario,
            options=match.setup.options,
            seats={seat: w if w.startswith("bot:") else "person" for seat, w in who.items()},
            start=match.setup.start,
            auto=match.auto,
            forced=[list(v) for v in match.forced],
            seed=sealed if match.result is None else match.dice.seed,
            commitment=match.commitment if file is None else str(file.get("commitment", "")),
            version=0,
            ply=match.ply,
            digest=match.digest(),
            result=file.get("result") if file is not None else to_plain(match.result),
            origin=origin[0] if origin else line.lesson.id if line else judge.puzzle.id if judge else None,
            origin_ply=origin[1] if origin else None,
            created=at,
            changed=at,
            parts=parts_of(match),
            waiting=list(match.to_answer),
        )
        keeps, keepings = keeper.begun(match, kept)
        mine = tuple(seat for seat, w in who.items() if w == "me") if file is None else ()
        my_link, watch_link = new_link(), new_link()
        me, watcher = Holder(hashed(my_link), id, mine), Holder(hashed(watch_link), id, ())
        wanted = [(new_link(), seat) for seat, w in who.items() if w == "friend"]
        invited = [(token, Invitation(hashed(token), id, seat, me.link)) for token, seat in wanted]
        try:
            await self.here.store.create(
                record, match.journal, [me, watcher], [i for _, i in invited], keepings
            )
        except StoreFault as error:
            log.error("a match was not stored", extra={"said": {"fault": str(error)}})
            raise Denied("fault", sentence("error-match-could-not-stored")) from None
        live = Live(record, match, self.here.sources[game.slug])
        live.keeper, live.line, live.judge = keeps, line, judge
        live.at = self.here.clocks.at
        live.invited = {invitation.seat for _, invitation in invited}
        live.turn = self.here.drivers.turn(address)
        self.here.know(live)
        if person is not None:
            await self.here.seats.hold(person, [me])
        self.here.shrink()
        self.here.drivers.drive(live)
        said = {"match": id, "game": game.slug, "scenario": record.scenario, "seats": record.seats}
        log.info("a match begins", extra={"said": said | {"kind": record.kind}})
        return Made(live, (my_link, me), invited, (watch_link, watcher))


def opponent(game: Game[Any]) -> str:
    """Who plays against somebody who learns: the lowest level."""
    return next((name for name in bots.LEVELS if name in bots.names(game)), "random")


def _seating(game: Game[Any], match: Match[Any], seats: dict[str, str]) -> dict[str, str]:
    known = ("me", "friend", *(f"bot:{name}" for name in bots.names(game)))
    strangers = sorted(set(seats) - set(match.setup.seats))
    if strangers:
        raise Denied("unreadable", sentence("error-there-no-seat", seat=[*strangers]))
    for who in seats.values():
        if who not in known:
            raise Denied("unreadable", sentence("error-seat-not", known=[*known], who=repr(who)))
    return {seat: seats.get(seat, "me") for seat in match.setup.seats}
