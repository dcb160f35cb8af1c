"""A match in memory: the only judge of its answers, and what its onlookers have been told."""

from __future__ import annotations

import asyncio
import hashlib
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Collection, Sequence
from functools import cached_property, partial
from typing import Any, TypeAlias

import msgspec
from fastapi import WebSocket

from frente.engine import Aim, Ask, Event, Final, Game, Match, Refusal, Refused, Relic, Unreadable, to_plain
from frente.engine.battle import Fight
from frente.engine.gesture import caution
from frente.engine.journal import ROLLS, Entry
from frente.engine.message import sentence
from frente.engine.orders import Order
from frente.engine.parts import Parts
from frente.engine.replay import Replay
from frente.engine.sets import given, together
from frente.engine.story import Teller
from frente.learn import Line, Said
from frente.learn.puzzles import Judge
from frente.server import delta, present
from frente.server import messages as m
from frente.server.clock import Clock
from frente.server.keeper import Keeper
from frente.server.links import Holder
from frente.server.store import Record
from frente.server.story import drawn, edits, scene

REMEMBERED = 256
Json: TypeAlias = dict[str, Any]


class Onlooker:
    """One connection: who it is, as which seat it looks, and what it has been sent."""

    WAITING = 200
    WAITING_BYTES = 1024 * 1024

    # There are thousands of them, and most are silent: a list takes less than a queue of asyncio.
    __slots__ = (
        "__weakref__",
        "_bytes",
        "_out",
        "_waits",
        "gone",
        "greeted",
        "holder",
        "muted",
        "person",
        "seat",
        "socket",
        "version",
    )

    def __init__(self, socket: WebSocket, holder: Holder, person: str = "") -> None:
        self.socket = socket
        self.holder = holder
        self.person = person
        """Who came by an account, not by a link: nobody once that one is signed out."""
        self.seat: str | None = holder.seats[0] if holder.seats else None
        self.muted: frozenset[str] = frozenset()
        """Whose lines it does not want to read."""
        self.version = -1
        self.greeted = False
        self.gone = False
        """Dropped: nothing is done for it any more."""
        self._out: list[bytes] = []
        self._bytes = 0
        self._waits: asyncio.Future[None] | None = None
        """For something to send."""

    def tell(self, text: bytes) -> None:
        """Queue a message. ConnectionError where the client has not read for too long."""
        if self.gone:
            return
        if len(self._out) >= self.WAITING or self._bytes > self.WAITING_BYTES:
            raise ConnectionError("the client does not read")
        self._out.append(text)
        self._bytes += len(text)
        self._wake()

    def drop(self) -> None:
        """End the connection; the client may come back and go on from what it has seen."""
        self.gone = True
        self._out.clear()
        self._bytes = 0
        self._wake()

    def _wake(self) -> None:
        if self._waits is not None and not self._waits.done():
            self._waits.set_result(None)

    async def send(self) -> None:
        """Pass the queue on to the client, until the connection ends."""
        while not self.gone:
            if not self._out:
                self._waits = asyncio.get_running_loop().create_future()
                await self._waits
                self._waits = None
                continue
            text = self._out.pop(0)
            self._bytes -= len(text)
            await self.socket.send_text(text.decode())
        await self.socket.close(1013, "too slow")


class Showing:
    """What a seat (None: spectators) was last shown, and the changes that led there."""

    def __init__(self, view: Json, version: int) -> None:
        self.view = view
        self.version = version
        self.size = len(m.write(view))
        self._changes: deque[tuple[int, int, list[delta.Edit]]] = deque(maxlen=REMEMBERED)
        self.before: Json | None = None
        self.latest: list[delta.Edit] = []
        """What led from the view before to this one."""

    def show(self, view: Json, version: int, known: delta.Known) -> None:
        self.before, self.latest = self.view, delta.changes(self.view, view, known)
        self._changes.append((self.version, version, self.latest))
        self.view = view
        self.version = version

    def since(self, version: int) -> list[delta.Edit] | None:
        """All changes since a version; None where they are not remembered."""
        if version == self.version:
            return []
        found: list[delta.Edit] | None = None
        for before, _, changes in self._changes:
            if before == version:
                found = []
            if found is not None:
                found.extend(changes)
        return found


class Live:
    """A match that somebody plays or watches. Its lock is held by whoever reads or changes it."""

    def __init__(self, record: Record, match: Match[Any], source: str) -> None:
        self.record = record
        self.match = match
        self.clock: Clock | None = None
        """How much time the players have; None: as much as they like."""
        self._clock_told = -1
        self.at: Callable[[], int] = lambda: 0
        """Tells the moment of clocks."""
        self.orders: dict[str, tuple[Order, ...]] = {}
        """What seats have said beforehand."""
        self.ordered_after: dict[str, str] = {}
        """Seats whose last answer an order has given: to which ask."""
        self._unordered: set[tuple[str, int]] = set()
        """Seats that answer by themselves, whatever their orders, and at which version."""
        self.keeper: Keeper | None = Keeper()
        """None: another worker has changed the match, so the store knows better."""
        self.source = source
        self.hides = present.hides(match.game)
        self.lock = asyncio.Lock()
        self.replaying = asyncio.Lock()
        self.onlookers: set[Onlooker] = set()
        self._held: Counter[str] = Counter()
        self._watching = 0
        self._elsewhere: dict[str, tuple[list[str], int]] = {}
        """Who is connected to other workers: by worker, the seats, and how many watch."""
        self.mentioned: Callable[[list[str], int], None] = lambda seats, watching: None
        """Tells the other workers who is connected here."""
        self._mention: asyncio.TimerHandle | None = None
        self.invited: set[str] = set()
        """Seats that nobody has claimed yet."""
        self.people: dict[str, str] = {}
        """The names of those who hold seats by an account."""
        self.turn = asyncio.Semaphore()
        """Shared by all matches of an address: so many of them may have a bot think."""
        self.idling = False
        """The bot thinks, or waits, where nobody waits for it."""
        self.replies: OrderedDict[str, bytes] = OrderedDict()
        self.driver: asyncio.Task[None] | None = None
        self.eventful = True
        """Did the bot's last answer bring anything to see?"""
        self._showings: dict[str | None, Showing] = {}
        self._told: dict[tuple[Any, ...], bytes] = {}
        self._told_at = -1
        self._floors: deque[tuple[int, int]] = deque(maxlen=REMEMBERED)
        self._replay: Replay | None = None
        self._asked: dict[str, tuple[Ask, int]] = {}
        self._tellers: dict[str, Teller] = {}
        self._found: tuple[int, list[Fight]] = (-1, [])
        self._cards: dict[tuple[str | None, int], Json] = {}
        self._lines: dict[tuple[str | None, int], Json | None] = {}
        self._aims: dict[tuple[str, str], tuple[Aim, Any]] = {}
        self._parts: Parts[Any] = Parts()
        self._looked = -1
        """The version that they are of."""
        self._compared: delta.Known = {}
        self._wants: tuple[int, dict[str | None, Json]] = (-1, {})
        self._last: tuple[int, int, str, int] | None = None
        """The last change: its version, the ply before it, who answered, and the first event it brought."""
        self.reasons: dict[str, dict[str, Any]] = {}
        """By seat: why its bot gave the last answer that it weighed, as far as this worker has heard it."""
        self.line: Line | None = None
        """The line that a lesson follows."""
        self.judge: Judge | None = None
        """Who judges the answer to a puzzle."""
        self._note_asks()

    @property
    def game(self) -> Game[Any]:
        return self.match.game

    @property
    def version(self) -> int:
        return self.record.version

    @property
    def open(self) -> bool:
        """May everything be seen? Not before the end is stored."""
        relic = isinstance(self.match, Relic)  # nobody plays it any more
        return relic or self.record.result is not None or self.record.kind == "upload"

    @property
    def driven(self) -> bool:
        """Does a bot think for it here?"""
        return self.driver is not None and not self.driver.done()

    @property
    def watched(self) -> bool:
        """Is anybody connected, here or at another worker?"""
        return bool(self.onlookers) or any(seats or count for seats, count in self._elsewhere.values())

    @property
    def busy(self) -> bool:
        return bool(self.onlookers) or self.driven or self.lock.locked() or self.replaying.locked()

    def bot_to_answer(self) -> tuple[str, str] | None:
        """The bot whose answer is wanted: its seat and name. On the line of a lesson nobody has to think."""
        if self.line is not None and self.line.along(self.match.journal) is not None:
            return None
        for seat in self.match.to_answer:
            who = self.record.seats[seat]
            if who.startswith("bot:"):
                return seat, who.removeprefix("bot:")
        return None

    # --- standing orders ------------------------------------------------------------------------
    def set_orders(self, orders: dict[str, tuple[Order, ...]]) -> None:
        self.orders = orders
        self._unordered.clear()

    def may_be_ordered(self) -> list[str]:
        """The seats that are asked something which an order of theirs may answer."""
        if not self.orders or self.match.result is not None or isinstance(self.match, Relic):
            return []
        return [seat for seat in self.match.to_answer if self._may_be_ordered(seat)]

    def _may_be_ordered(self, seat: str) -> bool:
        if (seat, self.version) in self._unordered:
            return False
        kind, after = self.match.ask(seat).kind, self.ordered_after.get(seat, "")
        if any(order.ask == kind for order in self.orders.get(seat, ())):
            return True
        return any(reaction.ask == after and kind in reaction.then for reaction in self.game.reactions)

    def unordered(self, seat: str) -> None:
        """None of the seat's orders holds for what it is asked now; or it has taken an answer back."""
        self._unordered = {(s, version) for s, version in self._unordered if version == self.version}
        self._unordered.add((seat, self.version))

    def tell_seat(self, seat: str, said: m.ToClient) -> None:
        """Tell something to those alone who hold a seat."""
        text = m.write(said)
        for onlooker in [o for o in self.onlookers if seat in o.holder.seats]:
            self.tell(onlooker, text)

    # --- lessons --------------------------------------------------------------------------------
    def by_itself(self) -> Said | None:
        """What is answered next without anybody's doing."""
        said = None if self.line is None else self.line.next(self.match.journal)
        return said if said is not None and said.by_itself else None

    def give(self, seat: str, token: str) -> None:
        """Answer; on the line of a lesson the dice fall as it has them."""
        if self.line is not None:
            self.match.forced = self.line.dice(self.match.journal, seat, token)
        self.match.answer(seat, token)

    def give_all(self, seat: str, tokens: list[str]) -> tuple[int, Refusal | None]:
        """Several answers as one."""
        if self.line is not None:
            self.match.forced = self.line.dice(self.match.journal, seat, *tokens)
        done = self.match.answer_all(seat, tokens)
        if self.line is not None:
            self.match.forced = []  # of what was not answered after all
        return done

    def _along(self) -> Json | None:
        """How far a lesson has come."""
        if self.line is None:
            return None
        at = self.line.along(self.match.journal)
        praised = at is None and self.line.praises(self.match.journal)
        return {"at": at, "praised": praised}

    # --- replies to messages --------------------------------------------------------------------
    def remember(self, key: str, reply: bytes) -> None:
        """A repeated message gets its first reply again."""
        self.replies[key] = reply
        while len(self.replies) > REMEMBERED:
            self.replies.popitem(last=False)

    def as_seen_by(self, seat: str) -> Match[Any]:
        """The match as far as the seat can know it, for whatever is computed for the seat alone."""
        if not self.hides:
            return self.match
        # The seed is the same at each asking, so that nothing is learnt from asking twice.
        key = f"{self.match.dice.seed}|{self.version}|{seat}"
        return self.match.redacted(seat, hashlib.sha256(key.encode()).hexdigest())

    def why(self, seat: str, token: str | None, subjects: list[str] | None) -> list[Json]:
        if token is not None and token in self.match.ask(seat).options():
            return []
        return present.why(self.as_seen_by(seat), seat, token, subjects)

    def odds(self, seat: str, token: str) -> tuple[Json | None, Json | None]:
        """The odds of an answer, and the battle that it would be."""
        match = self._weighing(seat, token)
        game, ask = match.game, match.ask(seat)
        odds = game.odds(match.state, ask, token)
        return present.odds(odds), present.shown(game.battle(match.state, ask, token))

    def forming(self, seat: str, picks: list[str]) -> Json | None:
        """The battle that would be fought with what is chosen so far."""
        match = self.as_seen_by(seat)
        return present.shown(match.game.forming(match.state, match.ask(seat), tuple(picks)))

    def weigh(
        self, seat: str, token: str, then: Sequence[str] = ()
    ) -> tuple[Json | None, Final, Json | None]:
        """What an answer would cost beyond the usual, why the main button gives it, what stops the next."""
        match = self._weighing(seat, token)
        told = caution(match, seat, (token, *then))
        stop = given(match.clone(), seat, (token, *then)).stop if then else None
        warning = None if told is None else present.warning(told, seat)
        return warning, match.final(seat, token), None if stop is None else present.refusal(stop)

    def _weighing(self, seat: str, token: str) -> Match[Any]:
        """The match as the seat knows it, to look at one of its answers in. Refused: it is none."""
        offered = token in self.match.ask(seat).options()
        match = self.as_seen_by(seat)
        refusal = None if offered else match.why_not(seat, token)
        if refusal is not None:
            raise Refused(refusal)
        return match

    def reach(self, seat: str, pieces: list[str]) -> Json:
        """Where pieces can go together."""
        found = together(self.as_seen_by(seat), seat, list(dict.fromkeys(pieces)), self.places)
        told: Any = to_plain(found)
        barred = {place: present.refusal(why) for place, why in found.barred.items()}
        alone = {verb: present.refusal(why) for verb, why in found.alone.items()}
        return {**told, "barred": barred, "alone": alone}

    def fights(self) -> list[Fight]:
        """The fights of the match so far."""
        if self._found[0] != self.version:
            self._found = (self.version, present.fights(self.match))
        return self._found[1]

    def battle(self, number: int, seat: str | None) -> Json | None:
        """A fight by its number, as a seat may read of it."""
        found = self.fights()
        if not 0 < number <= len(found):
            return None
        return present.fought(self.match, seat, found[number - 1], self.match.state.log.events)

    def sight(self, seat: str | None, origin: str, target: str | None) -> tuple[list[str], Json | None]:
        """The places seen from one of them, and why another is not. Unreadable: there is no such place."""
        game, state = self.game, self.match.state
        if isinstance(self.match, Relic):
            raise Unreadable(sentence("error-rules-have-changed-since-match"))
        if not game.lines_of_sight:
            raise Unreadable(sentence("error-has-no-lines-sight", title=game.title))
        for place in (origin, target):
            if place is not None and place not in self.places:
                raise Unreadable(sentence("error-there-no-place", place=repr(place)))
        seen: Any = game.sight(state, seat, origin)["seen"]
        hidden = None if target is None else game.why_unseen(state, seat, origin, target)
        return list(seen), None if hidden is None else present.refusal(hidden)

    @cached_property
    def places(self) -> frozenset[str]:
        """Every place of the board."""
        cells = (self.board.get("hexes") or {}).get("cells") or []
        return frozenset(place["id"] for place in [*(self.board.get("places") or []), *cells])

    @property
    def board(self) -> Json:
        """What the match is played on."""
        if isinstance(self.match, Relic):
            return self.match.map()
        return self.game.board(self.match.state, self.record.scenario, self.match.setup.options)

    def become(self, stored: Live) -> None:
        """Stand where the store stands; what was shown is sent whole the next time."""
        # Where nothing was taken back, an ask of before may still stand; whether it does, its ply tells.
        same = stored.record.undone == self.record.undone
        before = {seat: (ask.key, since) for seat, (ask, since) in self._asked.items()} if same else {}
        self.match, self.record, self.keeper = stored.match, stored.record, stored.keeper
        self.clock = stored.clock
        self.replies.update(stored.replies)
        self._showings.clear()
        self._parts, self._looked = Parts(), -1
        self._tellers.clear()
        self._found = (-1, [])
        self._cards.clear()
        self._lines.clear()
        self._told.clear()
        self._wants = (-1, {})
        self._floors.clear()
        self._asked.clear()
        self._note_asks()
        for seat, (ask, _) in list(self._asked.items()):
            key, since = before.get(seat, ("", -1))
            if key == ask.key:
                self._asked[seat] = (ask, since)

    # --- telling --------------------------------------------------------------------------------
    def changed(self, events: int, ply: int, undone: bool) -> None:
        """A change is stored; the events before number `events` and the journal before `ply` still stand."""
        self._floors.append((self.version, events))
        if undone:
            self._tellers.clear()
            self._cards.clear()
            self._lines.clear()
        who = next((entry.who for entry in self.match.journal[ply:] if entry.kind not in ROLLS), "")
        self._last = None if undone else (self.version, ply, who, events)
        self._note_asks()

    def skipped(self, version: int, events: int) -> None:
        """A version that nobody was shown: it was passed through on the way to a later one."""
        self._floors.append((version, events))

    def _note_asks(self) -> None:
        """Remember since which version each ask stands: a sealed one goes on while others answer theirs."""
        before, self._asked = self._asked, {}
        for ask in self.match.asks:
            old = before.get(ask.seat)
            stands = old is not None and old[0] is ask
            self._asked[ask.seat] = old if old and stands else (ask, self.version)

    def is_stale(self, seat: str, ply: int, version: int | None) -> bool:
        """Was the message meant for another moment? By its ply, and by its version after a taking back."""
        _, since = self._asked.get(seat, (None, self.version))
        in_time = version is None or since <= version <= self.version
        return self.match.is_stale(seat, ply) or not in_time

    def show(self) -> None:
        """Send everybody what is new."""
        for onlooker in list(self.onlookers):
            if not onlooker.greeted:
                continue
            seat = self._seat_for(onlooker)
            if onlooker.version == self.version and seat == onlooker.seat:
                continue
            text = self._news(seat, onlooker.version, onlooker.holder.seats)
            onlooker.seat, onlooker.version = seat, self.version
            self.tell(onlooker, text)
            story = self._story(seat)
            if story is not None:
                self.tell(onlooker, story)
        self.tell_clock()

    def tell_clock(self) -> None:
        """Tell everybody how the clock stands, where it is another than was told."""
        if self.clock is not None and self.clock.version != self._clock_told:
            self._clock_told = self.clock.version
            self.tell_all(m.ClockTold(present.clock(self.clock, self.at())))

    def _story(self, seat: str | None) -> bytes | None:
        """What others did, for a seat that is asked again."""
        teller = self._tellers.get(seat or "")
        if seat is None or teller is None or not teller.steps or seat not in self.match.to_answer:
            return None
        return m.write(m.Story(**present.story(teller.story(), seat)))

    def greet(self, onlooker: Onlooker, version: int) -> None:
        """Send one onlooker what it has not seen."""
        onlooker.greeted = True
        seat = self._seat_for(onlooker)
        if seat != onlooker.seat:
            onlooker.seat, version = seat, -1
        text = self._news(seat, version, onlooker.holder.seats)
        onlooker.version = self.version
        self.tell(onlooker, text)
        if self.clock is not None:
            self.tell(onlooker, m.write(m.ClockTold(present.clock(self.clock, self.at()))))

    def tell(self, onlooker: Onlooker, text: bytes) -> None:
        try:
            onlooker.tell(text)
        except ConnectionError:
            self.part(onlooker)
            onlooker.drop()

    def tell_all(self, said: m.ToClient) -> None:
        text = m.write(said)
        for onlooker in list(self.onlookers):
            self.tell(onlooker, text)

    # --- coming and going -----------------------------------------------------------------------
    def join(self, onlooker: Onlooker) -> None:
        """A connection more; it hears at once who is here."""
        self.onlookers.add(onlooker)
        self._held.update(onlooker.holder.seats)
        self._watching += not onlooker.holder.seats
        self.tell(onlooker, m.write(self.presence()))
        self._mention_soon()

    def part(self, onlooker: Onlooker) -> None:
        """A connection less."""
        if onlooker not in self.onlookers:
            return
        self.onlookers.discard(onlooker)
        self._held.subtract(onlooker.holder.seats)
        self._watching -= not onlooker.holder.seats
        self._mention_soon()

    def _mention_soon(self) -> None:
        """Tell the others who is here: once for all that come and go in a while, the longer the more."""
        if self._mention is None:
            wait = min(5.0, 0.05 + len(self.onlookers) / 200)
            self._mention = asyncio.get_running_loop().call_later(wait, self._mention_now)

    def _mention_now(self) -> None:
        self._mention = None
        self.tell_all(self.presence())
        self.mentioned(*self._here())

    def mention_here(self) -> None:
        """Tell the other workers who is connected here, where anybody is."""
        if self.onlookers:
            self.mentioned(*self._here())

    def mention_elsewhere(self, worker: str, seats: list[str], watching: int) -> None:
        """Another worker has told who is connected to it."""
        if self._elsewhere.get(worker, ([], 0)) == (seats, watching):
            return
        if seats or watching:
            self._elsewhere[worker] = (seats, watching)
        else:
            self._elsewhere.pop(worker)
        self.tell_all(self.presence())

    def mention_dead(self, alive: Collection[str]) -> None:
        """Who was connected to a worker that is no more is not here any more."""
        for worker in [worker for worker in self._elsewhere if worker not in alive]:
            self.mention_elsewhere(worker, [], 0)

    def _here(self) -> tuple[list[str], int]:
        return [seat for seat in self.match.setup.seats if self._held[seat] > 0], self._watching

    def presence(self) -> m.Presence:
        here, watching = self._here()
        online = set(here).union(*(seats for seats, _ in self._elsewhere.values()))
        watching += sum(count for _, count in self._elsewhere.values())
        return m.Presence({seat: seat in online for seat in self.match.setup.seats}, watching)

    def claimed(self, seat: str) -> None:
        """Somebody has taken a seat that was offered."""
        self.invited.discard(seat)
        self._told.clear()

    def known(self, people: dict[str, str]) -> None:
        """Who holds seats by an account."""
        self.people = people
        self._told.clear()

    def _seat_for(self, onlooker: Onlooker) -> str | None:
        """Where nothing is hidden, a shared screen follows the seat that is asked."""
        if not self.hides and len(onlooker.holder.seats) > 1:
            asked = [seat for seat in self.match.to_answer if seat in onlooker.holder.seats]
            if asked and onlooker.seat not in asked:
                return asked[0]
        return onlooker.seat

    def _showing(self, seat: str | None) -> Showing:
        seat = seat if self.hides else None  # where nothing is hidden, all see the same
        showing = self._showings.get(seat)
        if showing is None:
            showing = self._showings[seat] = Showing(self._seen(seat), self.version)
        elif showing.version != self.version:
            before, since = showing.view, showing.version
            showing.show(self._seen(seat), self.version, self._compared)
            self._hear(seat, before, since, showing.view)
        return showing

    def _seen(self, seat: str | None) -> Json:
        match, log = self.match, self.match.state.log.events
        if self._looked != self.version and not isinstance(match, Relic):
            self._parts.look(match.state)
            self._compared = {}
            self._looked = self.version
        card = partial(self._card, seat)
        told = present.view(match, seat, self.fights(), log, card, self._aims_told, self._parts)
        if self.judge is not None:
            return {**told, "puzzle": present.judged(self.judge, self.match.journal)}
        return told if self.line is None else {**told, "lesson": self._along()}

    def _aims_told(self, aims: Sequence[Aim]) -> list[Any]:
        """Aims as they are sent. Most are as they were: those are not put together anew."""
        told = []
        for aim in aims:
            key = (aim.seat, aim.id)
            known = self._aims.get(key)
            if known is None or known[0] != aim:
                known = self._aims[key] = (aim, to_plain(aim))
            told.append(known[1])
        return told

    def _card(self, seat: str | None, fight: Fight) -> Json:
        """A battle as it is shown; one that is over stays as it is."""
        key = (seat, fight.number)
        found = self._cards.get(key)
        if found is None:
            found = present.fought(self.match, seat, fight, self.match.state.log.events)
            if fight.over:
                self._cards[key] = found
                while len(self._cards) > REMEMBERED:
                    del self._cards[next(iter(self._cards))]
        return found

    def _events(self, seat: str | None, first: int) -> list[Json]:
        """The log from a number on, as it is sent."""
        return present.events(
            self.match.events(seat, first), first, self.fights(), partial(self._short, seat)
        )

    def _short(self, seat: str | None, fight: Fight) -> Json | None:
        """A battle in one line; of one that is over it stays as it is."""
        key = (seat, fight.number)
        if key in self._lines:
            return self._lines[key]
        said = present.in_short(self.match, seat, fight, self.match.state.log.events)
        if fight.over:
            self._lines[key] = said
        return said

    def _hear(self, shown_to: str | None, before: Json, since: int, after: Json) -> None:
        """Go on with the stories of those who see this view; who has answered begins a new one."""
        seats = self.match.setup.seats if shown_to is None else (shown_to,)
        if self._last is None or self._last[0] != self.version or since != self.version - 1:
            for seat in seats:
                self._tellers.pop(seat, None)
            return
        _, ply, who, first = self._last
        for seat in seats:
            teller = self._tellers.get(seat)
            if who == seat or teller is None:
                here = (after, self.match.ply) if who == seat else (before, ply)
                teller = self._tellers[seat] = Teller(self.game, seat, self.places, self._edits, *here)
            if who != seat:
                events = self.match.events(seat, first)
                plies, views = (ply, self.match.ply), (before, after)
                read = partial(self._read, seat)
                teller.hear(scene(plies, who, views, events, first, self.fights(), read))

    def _read(self, seat: str, since: int, end: int) -> list[Event]:
        """The log between two events, as a seat may read it."""
        return [event.seen_by(seat) for event in self.match.state.log.events[since:end]]

    def _edits(self, before: Json, after: Json) -> list[delta.Edit]:
        """What changed of the board between two views: mostly that was found out for showing them."""
        for showing in self._showings.values():
            if showing.view is after and showing.before is before:
                return drawn(showing.latest, before, after)
        return edits(before, after)

    def _news(self, seat: str | None, version: int, yours: tuple[str, ...]) -> bytes:
        """What is new for a seat since a version. It is put together once for all who have seen the same."""
        if self._told_at != self.version or len(self._told) > REMEMBERED:
            self._told.clear()
            self._told_at = self.version
        here = tuple(seat for seat, online in self.presence().seats.items() if online)
        key = (seat, version, yours, here)
        found = self._told.get(key)
        if found is None:
            found = self._told[key] = self._put_together(seat, version, yours)
        return found

    def _put_together(self, seat: str | None, version: int, yours: tuple[str, ...]) -> bytes:
        """The changes since a version, or everything where that is shorter."""
        showing = self._showing(seat)
        floor = self._floor(version)
        changes = None if floor is None else showing.since(version)
        if changes is None or floor is None:
            return self._everything(showing, seat, version, yours)
        raw = m.write(changes)
        if len(raw) > showing.size:
            return self._everything(showing, seat, version, yours)
        return m.write(
            m.Delta(
                since=version,
                ply=self.match.ply,
                version=self.version,
                seat=seat,
                changes=msgspec.Raw(raw),  # encoded once already
                ask=self._wanted(seat),
                events_from=floor,
                events=self._events(seat, floor),
                result=present.result(self.match.result),
            )
        )

    def _wanted(self, seat: str | None) -> Json:
        """What is wanted of a seat: put together once for all who look as that seat."""
        if self._wants[0] != self.version:
            self._wants = (self.version, {})
        wants = self._wants[1]
        if seat not in wants:
            known = None if seat is None else partial(self.as_seen_by, seat)
            wants[seat] = present.asked(self.match, seat, known=known)
        return wants[seat]

    def _everything(self, showing: Showing, seat: str | None, version: int, yours: tuple[str, ...]) -> bytes:
        return self._whole(showing, seat, yours) if version == -1 else self._news(seat, -1, yours)

    def _whole(self, showing: Showing, seat: str | None, yours: tuple[str, ...]) -> bytes:
        raw = m.write(showing.view)
        showing.size = len(raw)
        return m.write(
            m.Whole(
                ply=self.match.ply,
                version=self.version,
                seat=seat,
                view=msgspec.Raw(raw),  # encoded once already
                ask=self._wanted(seat),
                events=self._events(seat, 0),
                seats=self.seats(yours),
                result=present.result(self.match.result),
            )
        )

    def _floor(self, version: int) -> int | None:
        """The number of events that stood through all changes since a version."""
        if version == self.version:
            return len(self.match.state.log.events)
        floors = [events for changed, events in self._floors if changed > version]
        if version < 0 or len(floors) != self.version - version:
            return None
        return min(floors)

    # --- describing -----------------------------------------------------------------------------
    def seats(self, yours: tuple[str, ...]) -> list[Json]:
        online = self.presence().seats
        return [
            {
                "seat": seat,
                "who": who,
                "yours": seat in yours,
                "online": online[seat] or who != "person",
                "joined": seat not in self.invited,
                "name": self.people.get(seat),
            }
            for seat, who in self.record.seats.items()
        ]

    async def replay(self) -> Replay:
        """The match up to now, ready to go back in. Hold `replaying` while using it."""
        async with self.lock:
            journal = self.match.journal.copy()
        replay, self._replay = self._replay, None  # one that breaks is not gone on with
        self._replay = await asyncio.to_thread(_gone_through, self.match, replay, journal)
        return self._replay


def _gone_through(match: Match[Any], replay: Replay | None, journal: list[Entry]) -> Replay:
    """A replay that has run to the end of the journal."""
    if replay is None:
        replay = Replay(match, journal)
    else:
        replay.follow(journal)
    replay.reach(len(replay.plies) - 1)
    return replay
