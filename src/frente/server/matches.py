"""All matches of a server: made, opened, changed, handed to bots."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import partial
from typing import Any, ParamSpec, TypeVar
from weakref import WeakValueDictionary

from sqlalchemy.exc import SQLAlchemyError

from frente import bots, games
from frente.engine import (
    Game,
    Match,
    MatchError,
    NotYourAsk,
    Refusal,
    Refused,
    Relic,
    Result,
    RulesFault,
    Stale,
    commitment,
    opened,
    to_plain,
)
from frente.engine.files import MatchFile
from frente.engine.journal import Entry
from frente.engine.opening import kept_in
from frente.engine.packet import Packet
from frente.engine.past import Part, Past
from frente.engine.relic import Kept
from frente.learn import Line, examples_of, line_of
from frente.learn.puzzles import Judge, judge_of
from frente.server import keeper, metrics, peers, present, reading, thinking
from frente.server import messages as m
from frente.server.database import StoreFault
from frente.server.lanes import Busy, Lane, WorkFault
from frente.server.limits import Clock, Room
from frente.server.links import LONGEST, Holder, Invitation, hashed, new_link
from frente.server.live import Live
from frente.server.mail import Mail
from frente.server.metrics import Metrics
from frente.server.packed import Packed
from frente.server.peers import Alone, Peers
from frente.server.people import People, Person
from frente.server.secret import SEALED, Secret
from frente.server.settings import Settings
from frente.server.store import Change, Keeping, Overtaken, Record, Renewal, Store, Stored, Terms, now

log = logging.getLogger("frente.server.matches")

P = ParamSpec("P")
T = TypeVar("T")

PATIENCE = 5
"""How often something is tried that another worker's change came before."""
DAY = 24 * 3600 * 1000
QUIET = 30 * DAY
"""A match of a table in which nobody has played for so long is closed, after its players were told twice."""
NOTICE = (0, 7 * DAY, DAY)
"""So long after it was said never, once or twice."""
SWEEP = 3600.0
"""Seconds between two looks for such matches."""
PACKED = 200
"""Catalogs and boards that are kept ready to be sent."""
ADVISER = "captain"
"""Who advises: a player who waits for advice does not wait long."""
SPENT = (
    "this invitation was used already, and each is good for one person: go on with the link that you got "
    "for it, or ask whoever made the match"
)


class Behind(Exception):
    """Another worker has changed the match meanwhile; it stands here as it stands there now."""


class Denied(Exception):
    """A request that is not done, with its kind and the reason; nothing was changed."""

    def __init__(
        self, kind: m.Kind, text: str, refusal: dict[str, Any] | None = None, wait: float = 0
    ) -> None:
        super().__init__(text)
        self.kind: m.Kind = kind
        self.text = text
        self.refusal = refusal
        self.wait = wait
        """Of `too-many`: the seconds after which to come again."""


def denied(error: MatchError) -> Denied:
    """What the engine refused, in the words of the protocol."""
    if isinstance(error, Refused):
        return Denied("refused", str(error), present.refusal(error.refusal))
    if isinstance(error, Stale):
        return Denied("stale", str(error))
    if isinstance(error, NotYourAsk):
        return Denied("not-your-ask", str(error))
    return Denied("unreadable", str(error))


@dataclass(frozen=True, slots=True)
class Made:
    """A new match with its keys; they are told once."""

    live: Live
    mine: tuple[str, Holder]
    invitations: list[tuple[str, Invitation]]
    watch: tuple[str, Holder]


class Matches:
    """The matches in memory, over those in the store."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        secret: Secret,
        metrics: Metrics,
        now: Callable[[], int] = now,
        clock: Clock = time.monotonic,
    ) -> None:
        self.settings = settings
        self.metrics = metrics
        self.store = store
        self.secret = secret
        self.now = now
        self.people = People(store, Mail(settings.smtp, settings.mail_from), settings.site, now, clock)
        allowed = settings.allowed
        # A lane for each kind of work: none waits for another's.
        self.bots = Lane(settings.bot_processes, settings.bot_seconds)
        self.idle_bots = Lane(1, settings.bot_seconds, niceness=19)
        self.uploads = Lane(1, allowed.file_seconds, line=allowed.line)
        self.positions = Lane(1, allowed.position_seconds, line=allowed.line)
        self.sockets = Room(allowed.sockets_each, allowed.sockets)
        self._turns: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()
        self.sources = sources(settings)
        self._lives: OrderedDict[str, Live] = OrderedDict()
        self._opening: dict[str, asyncio.Future[Live]] = {}
        self._packed: OrderedDict[tuple[Any, ...], Packed] = OrderedDict()
        self._well = (0.0, "")
        self.closing = False
        self.peers: Peers | Alone = Alone()
        self._errands: set[asyncio.Task[None]] = set()
        if store.shared:
            self.peers = peers = Peers(store.engine, store.name, secret.mark())
            peers.heard, peers.lost, peers.beaten = self._hear, self._catch_all_up, self._outlive
            peers.wanted = self._waiting_for_bots
            peers.metrics = metrics.report
        store.measured = partial(metrics.observe, "frente_commit_seconds")
        metrics.gauges = self._gauges

    async def begin(self) -> None:
        """Serve, beside other workers where there are any."""
        await self.peers.open()
        self.errand(self._sweep_on())
        if self.store.shared:  # whose matches must go on at once when they end
            self.errand(self.idle_bots.warm())

    @property
    def count(self) -> int:
        return len(self._lives)

    @property
    def connections(self) -> int:
        return sum(len(live.onlookers) for live in self._lives.values())

    def _gauges(self) -> dict[str, float]:
        bots = sum(live.driven for live in self._lives.values())
        return {"frente_matches": self.count, "frente_connections": self.connections, "frente_bots": bots}

    async def figures(self) -> str:
        """What all workers have counted and measured."""
        reports = {} if isinstance(self.peers, Alone) else await asyncio.to_thread(self.peers.reports)
        return metrics.text({**reports, self.peers.name: self.metrics.report()})

    def game(self, slug: str) -> Game[Any]:
        if slug not in self.sources:
            raise Denied("unknown", f"there is no game {slug!r} here")
        return games.load(self.sources[slug])

    def packed(self, key: tuple[Any, ...], make: Callable[[], Any]) -> Packed:
        """What is the same whoever asks, and does not change while the server runs."""
        found = self._packed.get(key)
        if found is None:
            found = self._packed[key] = Packed(m.write(make()))
            while len(self._packed) > PACKED:
                self._packed.popitem(last=False)
        self._packed.move_to_end(key)
        return found

    async def fault(self) -> str:
        """Why nothing can be stored at the moment; empty where all is well. Tried once a second."""
        at, found = self._well
        if time.monotonic() >= at:
            try:
                await self.store.ping()
                found = ""
            except StoreFault as error:
                found = str(error)
                log.error("nothing can be stored", extra={"said": {"fault": found}})
            self._well = (time.monotonic() + 1, found)
        return found

    async def why_not_ready(self) -> str:
        """Why nobody should be sent here; empty where all is well."""
        if self.closing:
            return "this worker is about to end"
        if not self.peers.well:
            return "this worker does not hear the others"
        fault = await self.fault()
        return f"nothing can be stored at the moment: {fault}" if fault else ""

    async def _lane(self, lane: Lane, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """What a lane makes of a file from outside; Denied where it takes too long or too many wait."""
        try:
            return await lane.run(work, *args, **named)
        except Busy:
            raise Denied("too-many", "many files are being read at the moment", wait=5) from None
        except WorkFault as error:
            raise Denied("unreadable", f"the file cannot be read: it {error}") from None
        except reading.UnknownGame as error:
            raise Denied("unknown", str(error)) from None
        except reading.Unreadable as error:
            raise Denied("unreadable", str(error)) from None

    async def position(self, text: str) -> bytes:
        """What a position file says, as JSON."""
        return await self._lane(self.positions, reading.position_card, self.sources, text)

    # --- making ---------------------------------------------------------------------------------
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
        game = self.game(slug)
        start = None
        if position is not None:
            start = await self._arranged(slug, scenario, options, auto, position)
        seed, kept = self.secret.new_seed()
        try:
            match = Match.start(game, scenario, options, seed, auto=auto, start=start)
        except ValueError as error:
            raise Denied("unreadable", str(error)) from None
        return await self._keep(game, match, seats, None, kept, address, person=person)

    async def _arranged(
        self, slug: str, scenario: str | None, options: dict[str, Any], auto: bool, position: dict[str, Any]
    ) -> Any:
        """The state of a position. Whatever a table from outside does to the rules, it does elsewhere."""
        source = self.sources[slug]
        try:
            start = await self.positions.run(thinking.arrange, source, scenario, options, position)
            await self.positions.run(thinking.rehearse_start, source, scenario, options, auto, start)
        except Busy:
            raise Denied("too-many", "many positions are being set up at the moment", wait=5) from None
        except ValueError as error:
            raise Denied("unreadable", str(error)) from None
        except Exception as error:
            raise Denied("unreadable", f"the position cannot be played: {error}") from None
        return start

    async def branch(
        self, origin: Live, ply: int, seats: dict[str, str], address: str = "", person: Person | None = None
    ) -> Made:
        """A new match that begins as another stood at a ply, with luck of its own from there."""
        async with origin.replaying:
            replay = await origin.replay()
            past = replay.at(replay.number_at(ply))
        if isinstance(past, Relic):
            raise Denied("refused", "the rules have changed since: this ply can be looked at, not branched")
        if past.result is not None:
            raise Denied("refused", f"at ply {past.ply} the match is over: branch from an earlier one")
        seed, kept = self.secret.new_seed()
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
        game, source = self.game(slug), self.sources[slug]
        seed, kept = self.secret.new_seed()
        line = await asyncio.to_thread(line_of, source, id)
        step = min(step, len(line.lesson.steps) - 1)
        match = await asyncio.to_thread(line.begin, game, seed, step)
        other = f"bot:{opponent(game)}"
        seats = {seat: "me" if seat == line.lesson.seat else other for seat in match.setup.seats}
        return await self._keep(game, match, seats, None, kept, address, line=line)

    async def try_rule(self, slug: str, rule: str, address: str = "") -> Made:
        """The example of a rule as a match: whoever tries it against the computer."""
        game = self.game(slug)
        example = examples_of(game).get(rule)
        if example is None:
            raise Denied("unknown", f"{slug} has no example of rule {rule!r:.40}")
        seed, kept = self.secret.new_seed()
        try:
            match = await asyncio.to_thread(example.begin, game, seed)
        except MatchError as error:
            raise Denied("fault", f"the example does not hold any more: {error}") from None
        match.forced = [tuple(faces) for faces in example.rolls]
        tries = example.seat or next(iter(match.to_answer))
        other = f"bot:{opponent(game)}"
        seats = {seat: "me" if seat == tries else other for seat in match.setup.seats}
        return await self._keep(game, match, seats, None, kept, address, kind="try")

    async def pose(self, slug: str, id: str, address: str = "") -> Made:
        """A puzzle as a match. LookupError: there is no such puzzle."""
        game = self.game(slug)
        seed, kept = self.secret.new_seed()
        try:
            judge = await asyncio.to_thread(judge_of, game, id)
            match = await asyncio.to_thread(judge.puzzle.begin, game, seed)
        except MatchError as error:
            raise Denied("fault", f"the puzzle does not hold any more: {error}") from None
        other = f"bot:{opponent(game)}"
        seats = {seat: "me" if seat == judge.puzzle.seat else other for seat in match.setup.seats}
        return await self._keep(game, match, seats, None, kept, address, kind="puzzle", judge=judge)

    async def play_on(self, lesson: Live, address: str = "", person: Person | None = None) -> Made:
        """An ordinary match that begins where a lesson stands."""
        seats = {seat: "me" if who == "person" else who for seat, who in lesson.record.seats.items()}
        return await self.branch(lesson, lesson.match.ply, seats, address, person)

    async def upload(self, raw: bytes, address: str = "") -> Made:
        """A match file, judged again from beginning to end, kept to be looked at."""
        data = await self._lane(self.uploads, reading.match_file, self.sources, raw)
        game = self.game(data["game"])
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
            parts=_parts(match),
            waiting=list(match.to_answer),
        )
        keeps, keepings = keeper.begun(match, kept)
        mine = tuple(seat for seat, w in who.items() if w == "me") if file is None else ()
        my_link, watch_link = new_link(), new_link()
        me, watcher = Holder(hashed(my_link), id, mine), Holder(hashed(watch_link), id, ())
        wanted = [(new_link(), seat) for seat, w in who.items() if w == "friend"]
        invited = [(token, Invitation(hashed(token), id, seat, me.link)) for token, seat in wanted]
        try:
            await self.store.create(record, match.journal, [me, watcher], [i for _, i in invited], keepings)
        except StoreFault as error:
            log.error("a match was not stored", extra={"said": {"fault": str(error)}})
            raise Denied("fault", "the match could not be stored") from None
        live = Live(record, match, self.sources[game.slug])
        live.keeper, live.line, live.judge = keeps, line, judge
        live.invited = {invitation.seat for _, invitation in invited}
        live.turn = self._turn(address)
        self._know(live)
        if person is not None:
            await self.hold(person, [me])
        self._shrink()
        self.drive(live)
        said = {"match": id, "game": game.slug, "scenario": record.scenario, "seats": record.seats}
        log.info("a match begins", extra={"said": said | {"kind": record.kind}})
        return Made(live, (my_link, me), invited, (watch_link, watcher))

    # --- inviting -------------------------------------------------------------------------------
    async def invitation(self, id: str, token: str) -> Invitation:
        """An invitation that can still be claimed."""
        found = await self._invitation(id, token)
        if found.claimed is not None:
            raise Denied("refused", SPENT)
        return found

    async def invitation_card(self, id: str, token: str) -> dict[str, Any]:
        """What somebody is invited to."""
        invitation = await self.invitation(id, token)
        record = await self.store.record(id)
        assert record is not None  # the invitation is stored with it
        return {
            "match": id,
            "game": record.game,
            "title": self.game(record.game).title,
            "scenario": record.scenario,
            "options": record.options,
            "seats": [invitation.seat],
            "origin": _origin(record),
            "arranged": record.start is not None,
        }

    async def _invitation(self, id: str, token: str) -> Invitation:
        found = await self.store.invitation(hashed(token)) if 0 < len(token) <= LONGEST else None
        if found is None or found.match != id:
            raise Denied(
                "unknown",
                "there is no such invitation: it was taken back, or it is not whole; ask for a new one",
            )
        return found

    async def claim(
        self, id: str, token: str, claimant: str, person: Person | None = None
    ) -> tuple[Live, str, Holder]:
        """Give a seat to the first who claims it; that one may ask again. Others are refused."""
        invitation = await self._invitation(id, token)
        link = self.secret.link(token, claimant)
        holder = Holder(hashed(link), id, (invitation.seat,))
        if not await self._stored(self.store.claim(invitation, holder)):
            if await self.store.holder(holder.link) is None:
                raise Denied("refused", SPENT)
        live = await self.open(id)
        live.claimed(invitation.seat)
        if person is not None:
            await self.hold(person, [holder])
        self.peers.tell(peers.Claimed(id, self.peers.name, invitation.seat))
        return live, link, holder

    async def invite(self, live: Live, holder: Holder, seat: str) -> str:
        """A new invitation in the place of one that nobody has claimed, which is worth nothing then."""
        token = new_link()
        invitation = Invitation(hashed(token), live.record.id, seat, holder.link)
        if not await self._stored(self.store.invite(invitation)):
            raise Denied(
                "refused",
                "nobody can be invited to that seat from here: it is taken, or another made the match",
            )
        return token

    async def _stored(self, work: Awaitable[bool]) -> bool:
        try:
            return await work
        except StoreFault as error:
            log.error("something was not stored", extra={"said": {"fault": str(error)}})
            raise Denied("fault", "it could not be stored") from None

    # --- people ---------------------------------------------------------------------------------
    async def hold(self, person: Person, holders: list[Holder]) -> int:
        """Let an account hold what links hold; in how many matches that is new."""
        try:
            new = await self.people.keep(person, holders)
        except StoreFault as error:
            log.error("seats were not kept", extra={"said": {"fault": str(error)}})
            raise Denied("fault", "it could not be stored") from None
        for id in {holder.match for holder in holders}:
            live = self._lives.get(id)
            if live is not None:
                live.known(await self.store.names(id))
        return new

    async def take(self, person: Person, given: list[tuple[str, str]]) -> int:
        """Let an account hold what links hold, each with its match; in how many matches that is new."""
        found = []
        for id, link in given:
            held = await self.store.holder(hashed(link)) if 0 < len(link) <= LONGEST else None
            if held is not None and held[0].match == id:
                found.append(held[0])
        return await self.hold(person, found)

    async def mine(self, person: Person) -> list[dict[str, Any]]:
        """The matches of an account: those that wait for it first, then the latest."""
        rows = []
        held_in = await self.store.matches_of(person.id)
        agreed = await self.store.terms([record.id for record, _ in held_in])
        for record, held in held_in:
            if record.game not in self.sources:
                continue
            if record.waiting is None:  # from before it was stored
                with contextlib.suppress(Denied, StoreFault):
                    live = await self.open(record.id)
                    record.waiting = list(live.match.to_answer)
                    await self.store.note_waiting(live.record, record.waiting)
            rows.append(
                {
                    "id": record.id,
                    "game": record.game,
                    "title": self.game(record.game).title,
                    "scenario": record.scenario,
                    "yours": list(held),
                    "people": await self.store.names(record.id),
                    "seats": record.seats,
                    "waiting": record.waiting or [],
                    "result": present.result(None if record.result is None else Result(**record.result)),
                    "created": when(record.created),
                    "changed": when(record.changed),
                    "draws": agreed[record.id].draws if record.id in agreed else [],
                    "closes": _closes(record, agreed.get(record.id)),
                }
            )
        return sorted(rows, key=lambda row: not set(row["yours"]) & set(row["waiting"]))

    async def leave(self, person: Person) -> None:
        """Give up the matches of an account that others wait in."""
        for record, held in await self.store.matches_of(person.id):
            others = [seat for seat, who in record.seats.items() if who == "person" and seat not in held]
            if record.kind != "play" or record.result is not None or not others:
                continue
            with contextlib.suppress(Denied):
                live, holder = await self.enter(record.id, "", person)
                if live.match.result is None:
                    await self.told(live, holder, m.Resign(secrets.token_hex(8), held[0]))
                    async with live.lock:
                        live.show()

    async def forget(self, person: Person) -> None:
        """Delete an account: all that is a person's, and the name at every table."""
        await self.leave(person)
        ids = [record.id for record, _ in await self.store.matches_of(person.id)]
        await self.people.delete(person)
        self.dismiss(person.id)
        for live in [self._lives[id] for id in ids if id in self._lives]:
            live.known(await self.store.names(live.record.id))

    def dismiss(self, person: str, everywhere: bool = True) -> None:
        """End the connections that a person has by the account."""
        for live in self._lives.values():
            for onlooker in [o for o in live.onlookers if o.person == person]:
                onlooker.drop()
        if everywhere:
            self.peers.tell(peers.SignedOut("", self.peers.name, person))

    # --- beside the board -----------------------------------------------------------------------
    async def terms(self, id: str) -> Terms:
        """What the players of a match have agreed on."""
        return (await self.store.terms([id])).get(id) or Terms(id)

    async def terms_card(self, live: Live, holder: Holder) -> dict[str, Any]:
        agreed, record = await self.terms(live.record.id), live.record
        playing = bool(holder.seats) and record.kind == "play" and live.match.result is None
        persons = [seat for seat, who in record.seats.items() if who == "person"]
        over = bool(holder.seats) and record.kind == "play" and live.match.result is not None
        held = await self.store.holders(record.id) if over else {}
        return {
            "watched": agreed.watched,
            "draws": agreed.draws,
            "can_draw": playing and len(persons) == len(record.seats) > len(holder.seats),
            "can_abort": playing and len(persons) > len(holder.seats) and not _begun(live, persons),
            "can_rematch": len({held.get(seat, seat) for seat in persons}) > 1 and set(persons) <= set(held),
            "closes": _closes(record, agreed) if live.match.result is None else None,
        }

    async def draw(self, live: Live, holder: Holder, offered: bool) -> None:
        """Offer a draw or agree to one, or do not; the match is over when all its players have."""
        async with live.lock:
            card = await self.terms_card(live, holder)
            if not card["can_draw"]:
                raise Denied(
                    "refused", "here nobody can agree on a draw: it takes people who play each other"
                )
            agreed = await self.terms(live.record.id)
            agreed.draws = sorted({*agreed.draws, *holder.seats}) if offered else []
            ends = set(agreed.draws) == set(live.record.seats)
            if ends:
                await self._end(live, "agreed")
                agreed.draws = []
            await self._agree(agreed)
        self._tell_terms(live, agreed.draws)

    async def abort(self, live: Live, holder: Holder) -> None:
        """Call a match off that has not begun."""
        async with live.lock:
            if not (await self.terms_card(live, holder))["can_abort"]:
                raise Denied("refused", "the match has begun: give it up, or agree on a draw")
            await self._end(live, "aborted")

    async def _end(self, live: Live, how: str) -> None:
        """End a match whose lock is held, beside the board."""
        for _ in range(PATIENCE):
            try:
                await self._change(live, lambda: live.match.end(how), None)
            except Behind:
                continue
            live.show()
            return
        raise Denied("stale", "the match was changed elsewhere: look again")

    async def _agree(self, agreed: Terms) -> None:
        try:
            await self.store.agree(agreed)
        except StoreFault as error:
            log.error("terms were not stored", extra={"said": {"fault": str(error)}})
            raise Denied("fault", "it could not be stored") from None

    def _tell_terms(self, live: Live, draws: list[str]) -> None:
        live.tell_all(m.TermsTold(draws))
        self.peers.tell(peers.Agreed(live.record.id, self.peers.name, draws))

    async def sweep(self) -> None:
        """Close matches of tables in which nobody plays, after saying so twice."""
        at = self.now()
        for record, agreed in await self.store.untouched(at - QUIET):
            said = agreed.warned if agreed.warned_of == record.version else 0
            if record.game not in self.sources or (said == 2 and at < agreed.warned_on + NOTICE[2]):
                continue
            if said == 2:
                with contextlib.suppress(Denied, StoreFault):
                    live = await self.open(record.id)
                    async with live.lock:
                        if live.version == record.version and live.match.result is None:
                            await self._end(live, "closed")
                            log.info("a match was closed", extra={"said": {"match": record.id}})
            elif not said or at >= agreed.warned_on + NOTICE[1] - NOTICE[2]:
                if await self.store.warn(record, said + 1, at):
                    title, day = self.game(record.game).title, when(at + NOTICE[said + 1])[:10]
                    await self.people.tell_untouched(record.id, title, day)

    async def _sweep_on(self) -> None:
        while True:
            try:
                await self.sweep()
            except (StoreFault, SQLAlchemyError) as error:
                log.error("nothing was swept", extra={"said": {"fault": str(error)}})
            await asyncio.sleep(SWEEP)

    # --- opening --------------------------------------------------------------------------------
    async def enter(self, id: str, link: str, person: Person | None = None) -> tuple[Live, Holder]:
        """The match and what the link gives in it; without one, what the account holds."""
        found = await self.store.holder(hashed(link)) if 0 < len(link) <= LONGEST else None
        if not link and person is not None:
            found = await self.store.held_by(person.id, id)
        if not link and found is None and (await self.terms(id)).watched:
            found = Holder("", id, ()), 0
        if found is None or found[0].match != id:
            if not await self.store.knows(id):
                raise Denied("unknown", "there is no such match here")
            raise Denied("not-your-seat", "this link does not open this match")
        holder, version = found
        live = await self.open(id)
        if live.version < version:
            await self._catch_up(live, version)
        return live, holder

    async def open(self, id: str) -> Live:
        """The match of that id, from memory or replayed from the store."""
        live = self._lives.get(id)
        if live is not None:
            self._lives.move_to_end(id)
            return live
        if id in self._opening:
            return await asyncio.shield(self._opening[id])
        future: asyncio.Future[Live] = asyncio.get_running_loop().create_future()
        self._opening[id] = future
        try:
            live = await self._load(id)
            live.invited = await self.store.unclaimed(id)
            live.people = await self.store.names(id)
            live.turn = self._turn("")
        except BaseException as error:
            future.set_exception(error)
            future.exception()  # seen here, whoever else waits
            raise
        finally:
            del self._opening[id]
        self._know(live)
        future.set_result(live)
        self._shrink()
        self.drive(live)
        return live

    def _know(self, live: Live) -> None:
        """Have a match in memory, and let the other workers know who is connected to it here."""
        id, name = live.record.id, self.peers.name
        self._lives[id] = live
        if not isinstance(self.peers, Alone):
            live.mentioned = lambda seats, watching: self.peers.tell(peers.Here(id, name, seats, watching))
            self.peers.tell(peers.Who(id, name))

    async def _load(self, id: str) -> Live:
        for _ in range(PATIENCE):
            with contextlib.suppress(Behind):
                return await self._load_once(id)
        raise Denied("fault", "the match is being brought up to date with the rules: come again")

    async def _load_once(self, id: str) -> Live:
        stored = await self.store.stored(id)
        if stored is None:
            raise Denied("unknown", "there is no such match here")
        record, entries = stored.record, stored.entries
        game = self.game(record.game)
        file = MatchFile(
            game=record.game,
            rules=record.rules,
            scenario=record.scenario,
            options=record.options,
            seats=list(record.seats),
            commitment=record.commitment,
            seed=self._seed(record),
            start=record.start,
            auto=record.auto,
            forced=record.forced,
            entries=entries,
            digest=record.digest,
            result=record.result,
        )
        match = await self._opened(game, record, file)
        live = Live(record, match, self.sources[game.slug])
        live.keeper = keeper.Keeper(*stored.kept)
        live.line = await self._line(record)
        live.judge = await self._judge(record)
        if isinstance(match, Relic):
            said = {"match": id, "rules": record.rules, "now": game.version}
            log.warning("a match of other rules can only be looked at", extra={"said": said})
        elif (record.rules, record.parts) != (game.version, _parts(match)):
            await self._renew(live)
        _remember(live, stored.messages)
        return live

    async def _line(self, record: Record) -> Line | None:
        """The line of a stored lesson; None where it is no lesson, or one that is there no more."""
        if record.kind != "lesson":
            return None
        try:
            return await asyncio.to_thread(line_of, self.sources[record.game], record.origin or "")
        except MatchError as error:
            log.warning(
                "a lesson has lost its line", extra={"said": {"match": record.id, "fault": str(error)}}
            )
            return None

    async def _judge(self, record: Record) -> Judge | None:
        """The judge of a stored puzzle; None where it is no puzzle, or one that is there no more."""
        if record.kind != "puzzle":
            return None
        try:
            return await asyncio.to_thread(judge_of, self.game(record.game), record.origin or "")
        except (LookupError, MatchError) as error:
            said = {"match": record.id, "fault": str(error)}
            log.warning("a puzzle has lost its judge", extra={"said": said})
            return None

    def _seed(self, record: Record) -> str | None:
        """The seed of a stored match; None where it is not known. Denied: the secret is another one."""
        seed = self.secret.seed(record.seed)
        if record.seed.startswith(SEALED) and commitment(seed) != record.commitment:
            log.error("the secret has changed", extra={"said": {"match": record.id}})
            raise Denied("fault", "the match began under another secret of this server: put that one back")
        return seed or None

    async def _opened(self, game: Game[Any], record: Record, file: MatchFile) -> Match[Any]:
        """A stored match, whatever rules it was played under (frente.engine.opening)."""
        if record.rules == game.version and not record.parts:
            try:
                return await asyncio.to_thread(Match.load, game, file.to_plain(), check=False)
            except MatchError as error:  # the rules have changed, and nobody has said so
                said = {"match": record.id, "fault": str(error)}
                log.error("a match does not load from its journal", extra={"said": said})
        kept = await self.store.kept(record.id)

        def work() -> Match[Any]:
            whole = file
            if record.parts:
                parts = tuple(Part(*part) for part in record.parts)
                moments = tuple(shown for shown in kept.moments if shown.ply <= parts[-1].ply)
                past = Past(parts, (), kept.log[: parts[-1].events], moments)
                whole = replace(file, past=past.to_plain())
            return opened(game, whole.to_plain(), check=False, store=kept)

        try:
            match = await asyncio.to_thread(work)
        except MatchError as error:
            log.error("a match does not load", extra={"said": {"match": record.id, "fault": str(error)}})
            raise Denied("fault", f"the match cannot be opened: {error}") from None
        return match

    async def _renew(self, live: Live) -> None:
        """Store that a match goes on under the rules at hand."""
        match, record = live.match, live.record
        assert live.keeper is not None
        keeping = live.keeper.keep(match, 0, undone=True)
        parts = _parts(match)
        change = Change(
            match=record.id,
            version=record.version + 1,
            ply=match.ply,
            digest=match.digest(),
            result=to_plain(match.result),
            forced=[list(v) for v in match.forced],
            cut=record.ply,
            entries=match.journal[record.ply :],
            waiting=list(match.to_answer),
            keeping=keeping,
            renewal=Renewal(match.setup.rules, match.setup.start, parts),
        )
        try:
            await self.store.append(change)
        except Overtaken:
            raise Behind from None
        except StoreFault as error:
            said = {"match": record.id, "fault": str(error)}
            log.error("a match was not brought up to date", extra={"said": said})
            raise Denied("fault", "the match could not be brought up to date with the rules") from None
        live.keeper.kept(keeping)
        origin = "journal" if parts == record.parts else "kept state"
        renewed = {"match": record.id, "rules": record.rules, "now": match.setup.rules, "from": origin}
        log.info("a match goes on under other rules", extra={"said": renewed})
        record.rules, record.start, record.parts = match.setup.rules, match.setup.start, parts
        record.version, record.ply, record.digest = change.version, change.ply, change.digest

    def _shrink(self) -> None:
        """Forget matches that nobody looks at, the longest unused first."""
        spare = len(self._lives) - self.settings.matches_in_memory
        gone = [id for id, live in self._lives.items() if not live.busy][: max(spare, 0)]
        for id in gone:
            del self._lives[id]
        if gone:
            self.errand(self.peers.release(gone))

    def errand(self, errand: Coroutine[Any, Any, None]) -> None:
        """Do something that nobody waits for."""
        task = asyncio.create_task(errand)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    # --- among other workers --------------------------------------------------------------------
    def _hear(self, news: peers.News) -> None:
        """What another worker tells."""
        if isinstance(news, peers.SignedOut):
            self.dismiss(news.person, everywhere=False)
        live = self._lives.get(news.match)
        if live is None:
            return
        match news:
            case peers.Changed() if news.version > live.version:
                self.errand(self._follow(live, news.version))
            case peers.Claimed():
                live.claimed(news.seat)
                self.errand(self._meet(live))
            case peers.Agreed():
                live.tell_all(m.TermsTold(news.draws))
            case peers.Here():
                live.mention_elsewhere(news.by, news.seats, news.watching)
                if live.idling and live.watched:
                    self.attended(live, "")
            case peers.Who():
                live.mention_here()
            case peers.Thinks():
                live.tell_all(m.Thinking(news.seat, news.bot))

    async def _meet(self, live: Live) -> None:
        """See who holds the seats of a match."""
        live.known(await self.store.names(live.record.id))

    def _catch_all_up(self) -> None:
        """News were lost: see where all matches stand."""

        async def look() -> None:
            for id, version in (await self.store.versions(list(self._lives))).items():
                live = self._lives.get(id)
                if live is not None:
                    live.mention_here()
                    if version > live.version:
                        await self._follow(live, version)

        if self._lives:
            self.errand(look())

    def _waiting_for_bots(self) -> list[str]:
        """Matches whose bots are to answer, and do not think here."""
        return [id for id, live in self._lives.items() if not live.driven and self._goes_on(live)]

    def _outlive(self, beat: peers.Beat) -> None:
        """Take over what dead workers have left, and let bots think that nobody lets think."""
        for live in self._lives.values():
            live.mention_dead(beat.alive)
        for live in [self._lives[id] for id in beat.free if id in self._lives]:
            self.drive(live)
        orphans = [id for id in beat.orphans if id not in self._lives and id not in self._opening]
        if orphans and not self.closing:
            log.info("matches of another worker go on here", extra={"said": {"matches": len(orphans)}})
            for id in orphans:
                self.errand(self._adopt(id))

    async def _adopt(self, id: str) -> None:
        try:
            if not await self.peers.lease(id):
                return
            live = await self.open(id)
        except (Denied, StoreFault) as error:
            log.error("a match does not go on", extra={"said": {"match": id, "fault": str(error)}})
            return
        if not self._goes_on(live) and not live.busy:
            await self.peers.release([id])  # nobody waits for a bot there: whoever opens it goes on

    async def _follow(self, live: Live, version: int) -> None:
        """Show what another worker has changed, and go on from there."""
        if live.version < version:
            try:
                await self._catch_up(live, version)
            except (Denied, StoreFault) as error:
                said = {"match": live.record.id, "fault": str(error)}
                log.error("a change elsewhere cannot be followed", extra={"said": said})
                return
        self.drive(live)

    async def _catch_up(self, live: Live, version: int) -> None:
        async with live.lock:
            if live.version < version:
                await self._stand_with_store(live)

    async def _stand_with_store(self, live: Live) -> None:
        """Do again what others have done, in a match whose lock is held; or take the stored one whole."""
        stored = await self.store.stored(live.record.id, live.match.ply)
        if stored is None or stored.record.version <= live.version:
            return
        if not _fits(live, stored.record):
            live.become(await self._load(live.record.id))
            live.show()
            return
        try:
            _do_again(live, stored)
        except MatchError as error:
            said = {"match": live.record.id, "fault": str(error)}
            log.error("a change elsewhere does not fit the rules here", extra={"said": said})
            live.become(await self._load(live.record.id))
        live.show()

    # --- changing -------------------------------------------------------------------------------
    async def told(self, live: Live, holder: Holder, said: m.Change) -> bytes:
        """Do what a holder wants done, once; the reply. The lock must not be held."""
        began = time.perf_counter()
        try:
            return await self._told(live, holder, said)
        finally:
            self.metrics.observe("frente_message_seconds", time.perf_counter() - began)

    async def _told(self, live: Live, holder: Holder, said: m.Change) -> bytes:
        key = f"{holder.link[:16]} {said.id}"
        async with live.lock:
            if key in live.replies:
                return live.replies[key]
            try:
                try:
                    done = await self._first(live, holder, said)
                except Behind:
                    if key in live.replies:  # it was done elsewhere
                        return live.replies[key]
                    raise Denied("stale", "the match was changed elsewhere: look again") from None
                if isinstance(said, m.Answers):
                    reply = m.write(m.AnswersReply(said.id, done[0], live.match.ply, live.version, done[1]))
                else:
                    reply = m.write(m.Done(said.id, live.match.ply, live.version))
                self.metrics.count("frente_messages_total", became="done")
            except Denied as refused:
                self.metrics.count("frente_messages_total", became=refused.kind)
                reply = m.write(m.RefusedMessage(said.id, refused.kind, refused.text, refused.refusal))
                if refused.kind == "fault":
                    return reply
            live.remember(key, reply)
            return reply

    async def _first(self, live: Live, holder: Holder, said: m.Change) -> tuple[int, dict[str, Any] | None]:
        """Do it, before or after what other workers do at the same moment."""
        ahead = not isinstance(said, m.Resign) and (
            said.ply > live.match.ply or (said.version or 0) > live.version
        )
        if ahead and self.store.shared:  # the client has seen more than we have
            await self._stand_with_store(live)
        key = f"{holder.link[:16]} {said.id}"
        for _ in range(PATIENCE if self.store.shared else 1):
            if key in live.replies:
                raise Behind
            with contextlib.suppress(Behind):
                return await self._do(live, holder, said)
        raise Behind

    async def _do(self, live: Live, holder: Holder, said: m.Change) -> tuple[int, dict[str, Any] | None]:
        """Of a group of answers: how many were done, and why not more."""
        if said.seat not in holder.seats:
            raise Denied("not-your-seat", f"this link does not hold the seat {said.seat!r:.40}")
        if live.record.kind == "upload":
            raise Denied("not-your-ask", "this match came as a file: branch it to play on")
        match = live.match
        if not isinstance(said, m.Resign):
            if live.is_stale(said.seat, said.ply, said.version):
                raise Denied("stale", f"the match stands at ply {match.ply}, the message was for {said.ply}")
        key = (holder.link[:16], said.id)
        match said:
            case m.Answer():
                await self._change(live, lambda: live.give(said.seat, said.token), key)
            case m.Answers():
                return await self._answer_all(live, said, key)
            case m.Undo():
                await self._change(live, lambda: match.undo(said.seat), key)
            case m.Resign():
                await self._change(live, lambda: match.resign(said.seat), key)
        return 1, None

    async def _answer_all(
        self, live: Live, said: m.Answers, key: tuple[str, str]
    ) -> tuple[int, dict[str, Any] | None]:
        """Several answers as one; those before the one that is not taken stand."""
        match, first = live.match, said.tokens[0]
        done: tuple[int, Refusal | None] = (0, None)

        def work() -> None:
            nonlocal done
            done = live.give_all(said.seat, said.tokens)

        try:
            refusal = match.why_not(said.seat, first)
        except MatchError as error:
            raise denied(error) from None
        if refusal is not None:
            raise denied(Refused(refusal))
        if match.final(said.seat, first) in ("", "cost"):
            await self._change(live, work, key)
        return done[0], None if done[1] is None else present.refusal(done[1])

    async def _change(self, live: Live, work: Callable[[], None], key: tuple[str, str] | None) -> None:
        """Change a match and store the change. Denied: nothing is changed, neither here nor there."""
        if live.keeper is None:
            stored = await self.store.stored(live.record.id, live.match.ply)
            if stored is None or stored.record.version != live.version:
                await self._stand_with_store(live)
                raise Behind
            live.keeper = keeper.Keeper(*stored.kept)
        match = live.match
        before, plies, events = match.journal, match.ply, len(match.state.log.events)
        try:
            work()
        except RulesFault as error:
            code = secrets.token_hex(4)
            log.error(
                "the rules broke", extra={"said": {"match": live.record.id, "code": code}}, exc_info=True
            )
            live.tell_all(m.Fault(f"The rules broke; the match stands where it stood. {error}", code))
            raise Denied("fault", f"the rules broke (code {code})") from None
        except MatchError as error:
            raise denied(error) from None
        undone = match.journal is not before
        cut = _common(before, match.journal) if undone else plies
        floor = min(events, len(match.state.log.events))
        change = Change(
            match=live.record.id,
            version=live.version + 1,
            ply=match.ply,
            digest=match.digest(),
            result=to_plain(match.result),
            forced=[list(v) for v in match.forced],
            cut=cut,
            entries=match.journal[cut:],
            waiting=list(match.to_answer),
            undone=undone,
            message=None if key is None else f"{key[0]} {live.version + 1} {match.ply} {key[1]}",
            seed=match.dice.seed if match.result is not None else None,
            keeping=_keeping(live, floor, undone),
        )
        try:
            await self.store.append(change)
        except StoreFault as error:
            await self._go_back(live, error)
        if change.keeping is not None and live.keeper is not None:
            live.keeper.kept(change.keeping)
        record = live.record
        record.undone += undone
        record.version, record.ply, record.digest = change.version, change.ply, change.digest
        record.result, record.changed, record.waiting = change.result, now(), change.waiting
        record.seed = change.seed or record.seed
        live.changed(floor, cut, undone)

    async def _go_back(self, live: Live, error: StoreFault) -> None:
        """Nothing was stored: stand again where the store stands."""
        code = secrets.token_hex(4)
        said = {"match": live.record.id, "code": code, "fault": str(error)}
        if isinstance(error, Overtaken):
            self.metrics.count("frente_overtaken_total")
        else:
            log.error("a change was not stored", extra={"said": said})
        try:
            stored = await self._load(live.record.id)
            live.become(stored)
            live.show()  # what came before ours; nobody tells it again
        except Exception:
            self._lives.pop(live.record.id, None)
            log.exception("a match was given up", extra={"said": said})
        else:
            if isinstance(error, Overtaken):
                raise Behind from None
        raise Denied("fault", f"the change could not be stored (code {code})") from None

    # --- bots -----------------------------------------------------------------------------------
    def drive(self, live: Live) -> None:
        """See to it that bots answer while it is theirs to answer."""
        if not live.driven and not self.closing and self._goes_on(live):
            live.driver = asyncio.create_task(self._drive(live))

    @staticmethod
    def _goes_on(live: Live) -> bool:
        """Does it go on without anybody's answer?"""
        if live.record.kind == "upload":
            return False
        return live.bot_to_answer() is not None or live.by_itself() is not None

    def attended(self, live: Live, address: str) -> None:
        """Somebody has come to look: what waits where nobody waits for it steps forward."""
        live.turn = self._turn(address)
        if live.idling and live.driver is not None:
            live.driver.cancel()
            live.driver = None
        self.drive(live)

    def _turn(self, address: str) -> asyncio.Semaphore:
        found = self._turns.get(address)
        if found is None:
            found = self._turns[address] = asyncio.Semaphore(self.settings.allowed.bots_each)
        return found

    async def _think(self, live: Live, packet: Packet, seat: str, bot: str) -> thinking.Thought:
        """What the bot answers; where one that thinks ahead takes too long, what its script does."""
        try:
            return await self._at_work(live, packet, seat, bot)
        except WorkFault as error:
            craft = live.game.craft
            if craft is None or bot not in bots.LEVELS:
                raise
            said = {"match": live.record.id, "seat": seat, "bot": bot, "fault": str(error)}
            log.warning("a bot thought too long, its script answers for it", extra={"said": said})
            return await self._at_work(live, packet, seat, craft.script)

    async def _at_work(self, live: Live, packet: Packet, seat: str, bot: str) -> thinking.Thought:
        """Where somebody looks on, a bot thinks before all those that nobody sees."""
        if live.watched:
            async with live.turn:
                return await self.bots.run(thinking.think, packet, live.source, seat, bot)
        live.idling = True
        try:
            return await self.idle_bots.run(thinking.think, packet, live.source, seat, bot)
        finally:
            live.idling = False

    async def advise(self, live: Live, holder: Holder, seat: str) -> dict[str, Any]:
        """What a bot would do in a seat's place: only where no other person plays against it."""
        persons = {seat for seat, who in live.record.seats.items() if who == "person"}
        if seat not in holder.seats:
            raise Denied("not-your-seat", "advice is for who sits there")
        if not persons <= set(holder.seats):
            raise Denied("refused", "somebody else plays in this match: nobody advises in it")
        if live.line is not None or live.judge is not None:
            raise Denied("refused", "a lesson or a puzzle is for finding out oneself")
        async with live.lock:
            match = live.match
            if isinstance(match, Relic) or seat not in match.to_answer:
                raise Denied("refused", "nothing is asked of this seat now")
            ply = match.ply
            packet = match.redacted(seat, secrets.token_hex(16)).packet()
        names = bots.names(live.game)
        bot = ADVISER if ADVISER in names else names[-1]
        try:
            async with live.turn:
                advice = await self.bots.run(thinking.advise, packet, live.source, seat, bot)
        except WorkFault as error:
            raise Denied("refused", f"the adviser {error}") from None
        return {"ply": ply, "seat": seat, "bot": bot, **advice}

    async def _drive(self, live: Live) -> None:
        try:
            while self._goes_on(live) and await self.peers.lease(live.record.id):
                with contextlib.suppress(Behind):  # another worker was quicker: see what it has done
                    if live.by_itself() is not None:
                        await self._lesson_goes_on(live)
                    else:
                        await self._bot_answers(live)
            if live.match.result is not None:
                await self.peers.release([live.record.id])
        except Denied as error:
            live.tell_all(m.Fault(f"The computer's answer could not be taken: {error.text}", ""))
        except Exception:
            code = secrets.token_hex(4)
            log.exception("a bot's turn broke", extra={"said": {"match": live.record.id, "code": code}})
            live.tell_all(m.Fault("The computer cannot answer.", code))

    async def _lesson_goes_on(self, live: Live) -> None:
        """Give the next answer that a lesson gives by itself."""
        await asyncio.sleep(self.settings.bot_pause if live.eventful else 0)
        async with live.lock:
            said = live.by_itself()
            if said is None:
                return  # taken back meanwhile
            told = len(live.match.state.log.events)
            await self._change(live, lambda: live.give(said.seat, said.token), None)
            live.eventful = len(live.match.state.log.events) != told
            live.show()

    async def _bot_answers(self, live: Live) -> None:
        async with live.lock:
            wanted = live.bot_to_answer()
            if wanted is None:
                return
            seat, bot = wanted
            version = live.version
            packet = live.match.redacted(seat, secrets.token_hex(16)).packet()
        live.tell_all(m.Thinking(seat, bot))
        self.peers.tell(peers.Thinks(live.record.id, self.peers.name, seat, bot))
        # Time to see what happened; where nothing did (a unit stays, a choice is opened), none is needed.
        pause = asyncio.sleep(self.settings.bot_pause if live.eventful else 0)
        thinks = self._think(live, packet, seat, bot)
        _, found = await asyncio.gather(pause, thinks, return_exceptions=True)
        async with live.lock:
            if live.version != version:
                return  # somebody took back or resigned meanwhile
            match = live.match
            thought = found if isinstance(found, thinking.Thought) else None
            token = thought.token if thought is not None else ""
            if thought is None or not match.ask(seat).accepts(token):
                fault = f"{found!r:.200}" if thought is None else f"{token!r:.200} is no option"
                said = {"match": live.record.id, "seat": seat, "bot": bot, "ply": match.ply, "fault": fault}
                log.error("a bot failed, a random one answers for it", extra={"said": said})
                self.metrics.count("frente_bot_failures_total")
                token = secrets.choice(match.ask(seat).options())
            elif thought.said:
                live.reasons[seat] = {"seat": seat, "ply": match.ply, "said": thought.said}
            told = len(match.state.log.events)
            await self._change(live, lambda: live.give(seat, token), None)
            self.metrics.count("frente_bot_answers_total")
            live.eventful = len(live.match.state.log.events) != told
            live.show()

    async def close(self) -> None:
        """Stop the bots; everything told to anybody is stored already."""
        self.closing = True
        await self.peers.close()
        for errand in list(self._errands):
            errand.cancel()
        for live in self._lives.values():
            if live.driver is not None:
                live.driver.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await live.driver
        for lane in (self.bots, self.idle_bots, self.uploads, self.positions):
            lane.close()
        self.people.close()

    # --- describing -----------------------------------------------------------------------------
    def card(self, live: Live, holder: Holder) -> dict[str, Any]:
        record = live.record
        view = live.match.view(holder.seats[0] if holder.seats else None)
        return {
            "id": record.id,
            "game": record.game,
            "title": live.game.title,
            "scenario": record.scenario,
            "options": record.options,
            "seats": live.seats(holder.seats),
            "yours": list(holder.seats),
            "ply": live.match.ply,
            "version": record.version,
            "turn": view.get("turn"),
            "waiting": list(live.match.to_answer),
            "result": present.result(live.match.result),
            "commitment": record.commitment,
            "created": when(record.created),
            "changed": when(record.changed),
            "kind": record.kind,
            "origin": _origin(record),
            "arranged": record.start is not None,
            "open": live.open,
        }


def sources(settings: Settings) -> dict[str, str]:
    """Where each game of this server comes from, by slug."""
    found = {}
    for source in settings.games or games.slugs():
        try:
            found[games.load(source).slug] = source
        except Exception:  # one broken game must not keep the others from being played
            log.exception("a game does not load", extra={"said": {"game": source}})
    return found


def opponent(game: Game[Any]) -> str:
    """Who plays against somebody who learns: the lowest level."""
    return next((name for name in bots.LEVELS if name in bots.names(game)), "random")


def _remember(live: Live, messages: list[str]) -> None:
    """What was said and done: who says it again gets the reply again."""
    for text in messages:
        link, version, ply, re = text.split(" ", 3)
        live.remember(f"{link} {re}", m.write(m.Done(re, int(ply), int(version))))


def _fits(live: Live, now: Record) -> bool:
    """Does the stored journal only go on from the one at hand?"""
    then = live.record
    same = (then.rules, then.parts, then.undone) == (now.rules, now.parts, now.undone)
    return same and not isinstance(live.match, Relic) and now.ply >= then.ply == live.match.ply


def _do_again(live: Live, stored: Stored) -> None:
    """Go on along the journal that others have written. MatchError: it does not lead where it led there."""
    match, record = live.match, stored.record
    steps = [entry for entry in stored.entries if entry[0] in ("answer", "resign", "ended")]
    singly = len(steps) == record.version - live.version
    first, events = match.ply, len(match.state.log.events)
    for n, (kind, who, how, token) in enumerate(steps, 1):
        plies, told = match.ply, len(match.state.log.events)
        if kind == "answer":
            live.give(who, token)
        elif kind == "resign":
            match.resign(who)
        else:
            match.end(how)
        if singly and n < len(steps):  # the last one is told with what the store says of it
            live.record.version, live.record.ply = live.version + 1, match.ply
            live.changed(told, plies, False)
            live.show()
        else:
            first, events = (plies, told) if singly else (first, events)
    done = [entry.to_plain() for entry in match.journal[len(match.journal) - len(stored.entries) :]]
    if done != stored.entries or match.digest() != record.digest:
        raise MatchError("the journal leads elsewhere")
    before, live.record = live.version, record
    if record.version == before + 1 and len(steps) > 1:
        match.groups.append((first, match.ply))  # several answers that were one gesture
    live.keeper = None  # what is kept beside the journal, the store knows
    for version in range(before + 1, record.version):
        live.skipped(version, events)
    live.changed(events, first, False)
    _remember(live, stored.messages)


def _begun(live: Live, persons: list[str]) -> bool:
    """Has everybody answered something?"""
    return set(persons) <= {entry.who for entry in live.match.journal if entry.kind == "answer"}


def _closes(record: Record, agreed: Terms | None) -> str | None:
    """When a match in which nobody plays is closed, once that was said."""
    if agreed is None or not agreed.warned or agreed.warned_of != record.version:
        return None
    return when(agreed.warned_on + NOTICE[agreed.warned])


def _origin(record: Record) -> dict[str, Any] | None:
    """Where a branch was taken from. Of a lesson and of a puzzle `origin` is which one it is."""
    branched = record.origin is not None and record.kind not in ("lesson", "puzzle")
    return {"match": record.origin, "ply": record.origin_ply} if branched else None


def _parts(match: Match[Any]) -> list[list[int]] | None:
    """What of a match was played under older rules."""
    past = match.setup.past
    return None if past is None else [list(part) for part in past.parts]


def _keeping(live: Live, floor: int, undone: bool) -> Keeping | None:
    """What to keep with a change. A view that cannot be made must not cost the answer that was given."""
    assert live.keeper is not None
    try:
        return live.keeper.keep(live.match, floor, undone)
    except Exception:
        log.exception("a moment was not kept", extra={"said": {"match": live.record.id}})
        return None


def when(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="seconds")


def _common(old: list[Entry], new: list[Entry]) -> int:
    """How many entries two journals share from the beginning."""
    for i, (a, b) in enumerate(zip(old, new, strict=False)):
        if a != b:
            return i
    return min(len(old), len(new))


def _seating(game: Game[Any], match: Match[Any], seats: dict[str, str]) -> dict[str, str]:
    known = ("me", "friend", *(f"bot:{name}" for name in bots.names(game)))
    strangers = sorted(set(seats) - set(match.setup.seats))
    if strangers:
        raise Denied("unreadable", f"there is no seat {', '.join(strangers)}")
    for who in seats.values():
        if who not in known:
            raise Denied("unreadable", f"a seat is for {', '.join(known)}, not for {who!r:.40}")
    return {seat: seats.get(seat, "me") for seat in match.setup.seats}
