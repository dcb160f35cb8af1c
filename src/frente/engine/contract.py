"""The contract: what must hold in every match of every game, checked in random matches.

    report = check(GAME, matches=100, seed="any text", folder=Path("failures"))
    assert report.passed, "\\n".join(report.lines())

At each decision: the clone equals the original, nothing is lost or doubled, somebody has an option. At
many decisions (all at first, then ever fewer, so that long matches stay affordable): options and
why-not agree, hidden things stay hidden, undo and the same answer lead back, a copy plays apart, what a
client gets is plain data and stays as it was, the file of the match loads. At the end: past copies are
what they were, the dice can be proven. Everything follows from the seed: the same call finds the same
failure again.
"""

from __future__ import annotations

import json
import re
import time
import traceback
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Generic, TypeAlias

from frente.engine.ask import Ask
from frente.engine.event import Event
from frente.engine.files import write_file
from frente.engine.game import Game, Options
from frente.engine.hidden import named
from frente.engine.match import Match
from frente.engine.menu import GENERIC
from frente.engine.plain import digest, to_plain
from frente.engine.proof import verify
from frente.engine.refusal import MatchError, NotYourAsk, Refusal, Refused, Unreadable
from frente.engine.state import S

Progress: TypeAlias = Callable[[int, int], None]
"""Called with (matches played, decisions made)."""


@dataclass(frozen=True, slots=True)
class Breach:
    """What did not hold, and how to see it again: `check(game, 1, seed, first=match)`."""

    check: str
    text: str
    seed: str
    match: int
    ply: int
    scenario: str
    options: Options
    file: Path | None = None
    """The match up to the failure, for `frente replay`."""
    trace: str = ""

    def __str__(self) -> str:
        where = f"match {self.match} of seed {self.seed!r} ({self.scenario}, {self.options}), ply {self.ply}"
        file = f"; replay {self.file}" if self.file else ""
        return f"{self.check}: {self.text} [{where}{file}]"


@dataclass(slots=True)
class Findings:
    """What a run of the contract found."""

    game: str
    seed: str
    matches: int = 0
    decisions: int = 0
    longest: int = 0
    seconds: float = 0.0
    failures: list[Breach] = field(default_factory=list)
    results: dict[str, int] = field(default_factory=dict)
    """How often each way to end was met."""
    pointings: int = 0
    """How often something on the table was pointed at while a seat was asked."""
    unmarked: dict[str, int] = field(default_factory=dict)
    """Answers that could not be taken back and had not said so (`Option.final`), by ask and verb."""
    unexplained: dict[str, int] = field(default_factory=dict)
    """Pointings and refused answers that were told no reason but a generic one, by ask and kind of thing."""

    @property
    def passed(self) -> bool:
        return not self.failures

    def lines(self) -> list[str]:
        """The report for people."""
        ends = ", ".join(f"{text} {n}" for text, n in sorted(self.results.items()))
        head = (
            f"{self.game}: {self.matches} matches, {self.decisions} decisions (longest match {self.longest}) "
            f"in {self.seconds:.1f} s, {len(self.failures)} failures; ends: {ends or 'none'}"
        )
        vague = sum(self.unexplained.values())
        told = f"{self.game}: {self.pointings} things pointed at, {vague} answers without a rule or a use"
        worst = sorted(self.unexplained.items(), key=lambda found: -found[1])[:8]
        most = [f"  {where}: {count}" for where, count in worst]
        rash = [
            f"  {where}: {count} answers are final and do not say so"
            for where, count in self.unmarked.items()
        ]
        return [head, told, *most, *rash, *map(str, self.failures)]


class Broken(Exception):
    """A check that did not hold."""

    def __init__(self, check: str, text: str) -> None:
        super().__init__(text)
        self.check = check


def check(
    game: Game[S],
    matches: int = 10,
    seed: str = "contract",
    *,
    first: int = 0,
    limit: int = 20_000,
    dense: int = 40,
    scenario: str | None = None,
    options: Options | None = None,
    folder: Path | None = None,
    progress: Progress | None = None,
    decided: Callable[[], None] | None = None,
    most: int = 5,
) -> Findings:
    """Play random matches, from the `first` on, and check the contract in each.

    `limit`: decisions after which a match counts as endless. `dense`: how many decisions are looked at
    thoroughly before gaps begin to grow. `scenario` and `options` fix what is otherwise random.
    `folder`: where a match that fails is written. `progress` hears of every match, `decided` of every
    decision. `most`: failures after which to stop.
    """
    report = Findings(game.slug, seed)
    began = time.perf_counter()
    for number in range(first, first + matches):
        _play(game, report, number, limit, dense, scenario, options, folder, decided)
        if progress is not None:
            progress(report.matches, report.decisions)
        if len(report.failures) >= most:
            break
    report.seconds = time.perf_counter() - began
    return report


def random_options(game: Game[S], scenario: str, luck: Random) -> Options:
    """Any set of options that the game takes in the scenario."""
    for _ in range(50):
        specs = [spec for spec in game.options if not spec.only or scenario in spec.only]
        given: Options = {spec.id: luck.choice(spec.values) for spec in specs}
        try:
            return game.full_options(scenario, given)
        except ValueError:
            continue  # a game may forbid some combinations
    return game.full_options(scenario, {})


def random_answer(ask: Ask, luck: Random) -> str:
    """First a verb, then one of its options: so that `end` is as likely as all moves together."""
    options = ask.options()
    if not options:
        raise Broken("dead end", f"{ask!r} has no option")
    verbs = list(dict.fromkeys(token.split(" ", 1)[0] for token in options))
    verb = luck.choice(verbs)
    return luck.choice([token for token in options if token.split(" ", 1)[0] == verb])


def _play(
    game: Game[S],
    report: Findings,
    number: int,
    limit: int,
    dense: int,
    scenario: str | None,
    options: Options | None,
    folder: Path | None,
    decided: Callable[[], None] | None,
) -> None:
    luck = Random(f"{report.seed}/{number}")
    chosen = scenario if scenario is not None else luck.choice(game.scenarios).id
    given = options if options is not None else random_options(game, chosen, luck)
    trial: _Trial[S] | None = None
    trouble: Exception | None = None
    try:
        auto = luck.random() < 0.2
        match = Match.start(game, chosen, given, f"{report.seed}/{number}", auto=auto)
        trial = _Trial(match, luck, dense, report)
        trial.play(limit, decided)
        ending = match.result.text if match.result else ""
        report.results[ending] = report.results.get(ending, 0) + 1
    except Exception as error:  # whatever breaks, the report says so and how to see it again
        trouble = error
    report.matches += 1
    report.decisions += trial.decisions if trial else 0
    report.longest = max(report.longest, trial.decisions if trial else 0)
    if trouble is None:
        return
    failure = Breach(
        check=trouble.check if isinstance(trouble, Broken) else "exception",
        text=str(trouble) if isinstance(trouble, Broken) else _told(trouble),
        seed=report.seed,
        match=number,
        ply=trial.match.ply if trial else 0,
        scenario=chosen,
        options=given,
        file=_written(trial.match, folder, f"{report.seed}-{number}") if trial and folder else None,
        trace="".join(traceback.format_exception(trouble)),
    )
    report.failures.append(failure)


def _told(error: Exception) -> str:
    """An exception in one line, with the place in the rules where it came from."""
    cause = error.__cause__ or error
    frame = traceback.extract_tb(cause.__traceback__)[-1]
    return f"{type(error).__name__}: {error} at {Path(frame.filename).name}:{frame.lineno}"


def _written(match: Match[S], folder: Path, name: str) -> Path | None:
    path = folder / (re.sub(r"[^\w.-]+", "-", f"{match.game.slug}-{name}") + ".json")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        write_file(path, match.save())
    except Exception:  # the match is broken: that the file cannot be made as well is no second failure
        return None
    return path


class _Trial(Generic[S]):
    """One random match under test. Play and checks have luck of their own: looking changes nothing."""

    def __init__(self, match: Match[S], luck: Random, dense: int, report: Findings) -> None:
        self.match = match
        self.report = report
        self.game = match.game
        self.luck = luck
        self.pick = Random(luck.random())
        self.dense = dense
        self.decisions = 0
        self.seen: dict[str, None] = {}
        """Tokens met in this match, as candidates for later asks."""
        self.things: list[str] = []
        """What the last view looked at names: things that may be pointed at."""
        self.past: list[tuple[int, Any, str]] = []
        """Copies of the state with their ply and digest, to be hashed again at the end."""
        self.next_look = 0
        self.next_file = 1

    @property
    def seats(self) -> tuple[str | None, ...]:
        return (*self.match.setup.seats, None)

    def play(self, limit: int, decided: Callable[[], None] | None = None) -> None:
        match = self.match
        self.board()
        while match.asks:
            if self.decisions >= limit:
                raise Broken("runaway", f"no end after {limit} decisions")
            ask = self.luck.choice(match.asks)
            token = random_answer(ask, self.luck)
            self.sound()
            self.clone_equals()
            if self.decisions >= self.next_look:
                self.next_look += 1 + int(self.pick.random() * 2 * (self.decisions // self.dense))
                self.look_closely(ask, token)
            else:
                match.answer(ask.seat, token)
            self.decisions += 1
            if decided is not None:
                decided()
        self.sound()
        self.finish()

    def look_closely(self, ask: Ask, token: str) -> None:
        """Every check there is, around one answer."""
        match = self.match
        before, ply = match.digest(), match.ply
        looker = self.pick.choice(self.seats)
        self.view_is_plain(looker)
        shown = match.view(looker)
        looks = json.dumps(shown)
        for asked in match.asks:
            self.options_agree(asked)
            self.menu_holds(asked)
            self.points(asked)
            self.options_can_be_shown(asked)
        for seat in self.seats:
            self.hides(seat)
        self.refuses(ask)
        if ply >= self.next_file:
            self.next_file = ply + 10 + ply // 3
            self.file_loads()
        if self.pick.random() < 0.05:
            self.resigns()
        if match.digest() != before or match.ply != ply:
            raise Broken("looking", "a refused answer, or only looking at the match, has changed it")
        self.past.append((ply, match.clone().state, before))
        twin = match.clone()
        twin.answer(ask.seat, token)
        if match.digest() != before or match.ply != ply:
            raise Broken("copies", f"{token!r} answered in a clone changed the original")
        marked = match.final(ask.seat, token)
        match.answer(ask.seat, token)
        if not marked and not self.can_be_taken_back(ask.seat):
            where = f"{ask.kind}/{token.split(' ', 1)[0]}"
            self.report.unmarked[where] = self.report.unmarked.get(where, 0) + 1
        if twin.state != match.state:
            changes = _changes(match.state, twin.state)
            raise Broken("copies", f"{token!r} leads elsewhere in a clone: {changes}")
        match.view(looker)
        if json.dumps(shown) != looks:
            change = _differs(json.loads(looks), shown)
            raise Broken("view", f"a view of {looker} has changed after it was made: {change}")
        self.undoes(ask.seat, token, before, ply)

    # --- the state ------------------------------------------------------------------------------
    def sound(self) -> None:
        faults = self.game.faults(self.match.state)
        if faults:
            raise Broken("faults", "; ".join(faults))

    def clone_equals(self) -> None:
        match, twin = self.match, self.match.clone()
        if twin.state != match.state:
            raise Broken("clone", f"the clone's state differs: {_changes(match.state, twin.state)}")
        _same_asks("clone", match, twin)

    def finish(self) -> None:
        match = self.match
        if match.result is None:
            raise Broken("end", "nobody is asked and there is no result")
        strangers = set(match.result.winners) - set(match.setup.seats)
        if strangers:
            raise Broken("end", f"the winners {sorted(strangers)} have no seat")
        for seat in self.seats:
            self.view_is_plain(seat)
        self.ends_as_told()
        for ply, state, before in self.past:
            if digest(state) != before:
                raise Broken("past copies", f"the copy made at ply {ply} has changed since")
        for ply, _, before in self.pick.sample(self.past, min(3, len(self.past))):
            if match.at(ply).digest() != before:
                raise Broken("replay", f"the journal leads to another state at ply {ply}")
        self.file_loads()
        proven, _ = verify(self.game, match.save())
        if proven != sum(entry.kind == "roll" for entry in match.journal):
            raise Broken("verify", "not every roll can be proven")

    def ends_as_told(self) -> None:
        """The rule that a result names is one of the aims, where the game tells of any."""
        setup, result = self.match.setup, self.match.result
        aims = self.game.aims(setup.beginning(self.game), None)
        if aims and result is not None and result.rule not in {aim.rule for aim in aims}:
            raise Broken("aims", f"the match ends by {result.rule}, which no aim tells of")

    def file_loads(self) -> None:
        match = self.match
        text = json.dumps(match.save(), allow_nan=False)
        try:
            loaded = Match.load(self.game, json.loads(text))
        except MatchError as error:
            raise Broken("save", f"the file does not load: {error}") from error
        if loaded.digest() != match.digest():
            raise Broken("save", f"the file loads another state: {_changes(match.state, loaded.state)}")
        if loaded.journal != match.journal or loaded.events(None) != match.events(None):
            raise Broken("save", "the file loads another journal or log")
        _same_asks("save", match, loaded)

    # --- options --------------------------------------------------------------------------------
    def options_agree(self, ask: Ask) -> None:
        """A token is an option exactly where nothing forbids it."""
        options = ask.options()
        offered = set(options)
        if len(offered) != len(options):
            raise Broken("options", f"{ask!r} offers an option twice")
        self.seen.update(dict.fromkeys(options))
        sample = self.pick.sample(options, min(100, len(options)))
        for token in dict.fromkeys([*sample, *self.candidates(ask)]):
            try:
                refusal = self.match.why_not(ask.seat, token)
            except Unreadable as error:
                if token in offered:
                    raise Broken("options", f"{ask!r} offers {token!r}, but: {error}") from None
                continue
            if (refusal is None) != (token in offered):
                found = "nothing forbids it" if refusal is None else f"rule {refusal.rule} forbids it"
                listed = "offered" if token in offered else "not offered"
                raise Broken("options", f"{ask!r}: {token!r} is {listed}, but {found}")
            if refusal is not None:
                _sound_refusal(ask, token, refusal)

    def candidates(self, ask: Ask) -> list[str]:
        """Tokens that somebody might try now: of earlier asks, nearly right, or pointed at."""
        known = list(self.seen)
        words = sorted({word for token in known[-200:] for word in token.split()[1:]})
        tokens = self.pick.sample(known, min(20, len(known)))
        for token in self.pick.sample(known, min(12, len(known))):
            tokens += _mutations(token, words, self.pick)
        things = sorted({*(word.split(":")[0] for word in words), *self.things})
        for count in (1, 1, 2, 2):
            subjects = tuple(self.pick.sample(things, min(count, len(things))))
            if not subjects:
                continue
            meant = [] if ask.menu is None else ask.menu.pointed(subjects)
            tokens += self.pick.sample(meant, min(20, len(meant)))
            for refusal in self.match.why_nothing_at(ask.seat, subjects):
                _sound_refusal(ask, f"pointing at {subjects}", refusal)
        return tokens

    def menu_holds(self, ask: Ask) -> None:
        """Every offered answer passes its own predicate, and any other value of the table is refused."""
        if ask.menu is None:
            return
        offered = set(ask.options())
        for token in self.pick.sample(ask.options(), min(30, len(offered))):
            way = ask.menu.way(token)
            values = Refusal("", "not-now") if way is None else way.read(token.split(" ")[1:])
            if way is None or isinstance(values, Refusal) or way.token(values) != token:
                raise Broken("menu", f"{ask!r} offers {token!r}, which it cannot read")
            if refusal := way.why(ask.menu.state, values):
                raise Broken(
                    "menu", f"{ask!r} offers {token!r}, but {refusal.rule} forbids it: {refusal.text}"
                )
        for way, values in ask.menu.attempts(self.pick, 12):
            token, refusal = way.token(values), way.why(ask.menu.state, values)
            if (refusal is None) != (token in offered):
                found = "nothing forbids it" if refusal is None else f"{refusal.rule} forbids it"
                raise Broken("menu", f"{ask!r}: {token!r} is {'' if refusal else 'not '}offered, but {found}")
            if refusal is not None:
                _sound_refusal(ask, token, refusal)
                self.explained(ask, f"{way.verb}", refusal)

    def points(self, ask: Ask) -> None:
        """Whatever lies on the table and is pointed at has a use now, or a rule says why not."""
        for thing in self.pick.sample(self.things, min(6, len(self.things))):
            self.report.pointings += 1
            for refusal in self.match.why_nothing_at(ask.seat, (thing,))[:1]:
                self.explained(ask, f"pointing at {thing}", refusal)

    def explained(self, ask: Ask, what: str, refusal: Refusal) -> None:
        if refusal.text in GENERIC:
            where = f"{ask.kind}, {what.split(maxsplit=1)[0]}: {refusal.text}"
            self.report.unexplained[where] = self.report.unexplained.get(where, 0) + 1

    def refuses(self, ask: Ask) -> None:
        """An answer that is not legal, or not of the seat that is asked, is not taken."""
        match = self.match
        bad = [token for token in self.seen if token not in ask.options()]
        for token in self.pick.sample(bad, min(2, len(bad))):
            _must_refuse(match, ask.seat, token, Refused)
        for seat in set(match.setup.seats) - set(match.to_answer):
            _must_refuse(match, seat, ask.options()[0], NotYourAsk)

    def options_can_be_shown(self, ask: Ask) -> None:
        for token in self.pick.sample(ask.options(), min(20, len(ask.options()))):
            _shown(self.match, ask, token)

    # --- what is hidden ---------------------------------------------------------------------------
    def view_is_plain(self, seat: str | None) -> None:
        match, game = self.match, self.game
        view = match.view(seat)
        _plain(f"the view of {seat}", view)
        self.things = sorted(set(_ids(view)))
        for event in match.events(seat, max(0, len(match.state.log.events) - 20)):
            _plain(f"the event {event.kind}", event.data)
        _plain("the facts", to_plain(game.facts(match.state)))
        _plain("the summary", game.summary(match.state, seat))
        if seat is not None and not 0 <= game.value(match.state, seat) <= 1:
            raise Broken("value", f"the value for {seat} is {game.value(match.state, seat)}, not from 0 to 1")

    def board(self) -> None:
        setup = self.match.setup
        _plain("the layout", self.game.layout(setup.scenario, setup.options))
        _plain("the names", dict(self.game.names()))

    def hides(self, seat: str | None) -> None:
        """Nothing that a seat is told differs when only what it cannot see is exchanged."""
        match, game = self.match, self.game
        if not match.hides_from(seat):
            return
        view, probe = match.view(seat), match.state.copy()
        game.redeal(probe, seat, Random(self.pick.random()))
        if (seen := game.view(probe, seat)) != view:
            raise Broken("hidden", f"the view of {seat} tells hidden things: {_differs(view, seen)}")
        if game.aims(probe, seat) != game.aims(match.state, seat):
            raise Broken("hidden", f"the aims as {seat} sees them tell hidden things")
        if seat is not None and game.dangers(probe, seat) != game.dangers(match.state, seat):
            raise Broken("hidden", f"what threatens {seat} tells hidden things")
        if faults := game.faults(probe):
            raise Broken("hidden", f"a redeal for {seat} breaks the game: {'; '.join(faults)}")
        self.deals_alike(probe, seat)
        twin = match.redacted(seat, f"{self.pick.random()}", events=True)
        if (seen := twin.view(seat)) != view:
            raise Broken("hidden", f"the redacted match shows {seat}: {_differs(view, seen)}")
        told = twin.events(seat)
        log = match.events(seat, len(match.state.log.events) - len(told))
        if told != log:
            raise Broken("hidden", f"the log tells {seat} hidden things: {_first_other(log, told)}")
        if seat in match.to_answer:
            self.asks_alike(match.ask(seat), twin.ask(seat), twin)

    def deals_alike(self, probe: S, seat: str | None) -> None:
        """What a redeal gives does not depend on what was hidden, or a bot could tell by its luck."""
        other: S = self.match.state.copy()
        luck = self.pick.random()
        self.game.redeal(probe, seat, Random(luck))
        self.game.redeal(other, seat, Random(luck))
        if probe != other:
            raise Broken("hidden", f"a redeal for {seat} depends on what is hidden: {_changes(other, probe)}")

    def asks_alike(self, ask: Ask, other: Ask, twin: Match[S]) -> None:
        """The seat's own ask is the same in another world that it cannot tell apart."""
        if _prompt(ask) != _prompt(other) or ask.options() != other.options():
            raise Broken("hidden", f"{ask!r} or its options depend on what {ask.seat} cannot see")
        for token in self.candidates(ask):
            if _reason(self.match, ask, token) != _reason(twin, other, token):
                raise Broken("hidden", f"the refusal of {token!r} tells {ask.seat} hidden things")
        for token in self.pick.sample(ask.options(), min(10, len(ask.options()))):
            if _shown(self.match, ask, token) != _shown(twin, other, token):
                raise Broken("hidden", f"label or odds of {token!r} tell {ask.seat} hidden things")

    # --- taking back ----------------------------------------------------------------------------
    def can_be_taken_back(self, seat: str) -> bool:
        """Have the answers since, if any, rolled no dice and shown nothing?"""
        refusal = None if self.match.result is not None else self.match.why_no_undo(seat)
        return refusal is None or refusal.text not in ("undo-roll", "undo-reveal")

    def undoes(self, seat: str, token: str, before: str, ply: int) -> None:
        """Where the last answer can be taken back, giving it again leads to the same point."""
        match = self.match
        if match.result is not None:
            return
        entries = match.journal[ply:]
        rolled = any(entry.kind in ("roll", "forced") for entry in entries)
        refusal = match.why_no_undo(seat)
        if refusal is not None:
            if not rolled and refusal.text != "undo-reveal":
                raise Broken("undo", f"{token!r} cannot be taken back: {refusal.text}")
            return
        if rolled:
            raise Broken("undo", f"{token!r} can be taken back although dice were rolled")
        after, log = match.state, match.events(None)
        shown = {viewer: (match.view(viewer), match.events(viewer)) for viewer in self.seats}
        match.undo(seat)
        if match.digest() != before or match.ply != ply:
            raise Broken("undo", f"undo of {token!r} leads to another state")
        self.unshown(token, shown)
        match.answer(seat, token)
        if match.state != after or match.journal[ply:] != entries or match.events(None) != log:
            raise Broken("undo", f"{token!r}, taken back and given again, leads elsewhere")

    def unshown(self, token: str, shown: dict[str | None, tuple[Any, list[Event]]]) -> None:
        """What was taken back had shown nobody, on the board or in the log, what is hidden from him now."""
        match, game = self.match, self.game
        if not any(match.hides_from(viewer) for viewer in self.seats):
            return
        names = game.names()
        views = {viewer: {id for id in _ids(match.view(viewer)) if id in names} for viewer in self.seats}
        there = set().union(*views.values(), *(zone.items(match.state) for zone in game.zones))
        for viewer, (view, events) in shown.items():
            hidden = there - views[viewer] - game.known(match.state, viewer)
            since = [event.data for event in events[len(match.state.log.events) :]]
            told = hidden.intersection(_ids(view)) | named(hidden, since)
            if told:
                raise Broken("undo", f"{token!r} was taken back after it had shown {viewer} {sorted(told)}")

    def resigns(self) -> None:
        for seat in self.match.setup.seats:
            twin = self.match.clone()
            twin.resign(seat)
            if twin.result is None or twin.asks or seat in twin.result.winners:
                raise Broken("resign", f"{seat} resigns, and the result is {twin.result}")


# --- comparing ----------------------------------------------------------------------------------


def _same_asks(check: str, match: Match[S], twin: Match[S]) -> None:
    for mine, other in zip(match.asks, twin.asks, strict=False):
        if _prompt(mine) != _prompt(other):
            raise Broken(check, f"{mine!r} became {other!r}")
        if mine.options() != other.options():
            changed = sorted(set(mine.options()) ^ set(other.options()))[:6]
            raise Broken(check, f"{mine!r} has other options: {changed or 'in another order'}")
    if len(match.asks) != len(twin.asks) or match.result != twin.result:
        raise Broken(check, f"asked are {match.asks} and {twin.asks}")


def _prompt(ask: Ask) -> Any:
    return ask.key, ask.rule, ask.about, ask.commits


def _sound_refusal(ask: Ask, token: str, refusal: Refusal) -> None:
    if not refusal.rule or not refusal.text:
        raise Broken("refusal", f"{ask!r} refuses {token!r} without a rule or a reason")
    _plain(f"the refusal of {token!r}", refusal.args)


def _must_refuse(match: Match[S], seat: str, token: str, kind: type[MatchError]) -> None:
    try:
        match.answer(seat, token)
    except kind:
        return
    raise Broken("refusal", f"the answer {token!r} of {seat} was taken")


def _reason(match: Match[S], ask: Ask, token: str) -> Refusal | str | None:
    try:
        return match.why_not(ask.seat, token)
    except Unreadable as error:
        return str(error)


def _shown(match: Match[S], ask: Ask, token: str) -> Any:
    """Label and odds of an option, found sound."""
    choice = match.game.choice(match.state, ask, token)
    if choice.token != token or choice.verb not in match.game.verbs or not choice.label.id:
        raise Broken("choice", f"{token!r} is shown as {choice}")
    odds = match.game.odds(match.state, ask, token)
    if odds is not None:
        chances = [outcome.chance for outcome in odds.outcomes]
        if any(chance < 0 for chance in chances) or abs(sum(chances) - 1) > 1e-6:
            raise Broken("odds", f"the chances of {token!r} are {chances}")
    state = match.state
    told = odds is not None and type(match.game).battle is not Game.battle  # else it is made of the odds
    battle = match.game.battle(state, ask, token) if told else None
    for case in () if battle is None else battle.cases:
        if abs(sum(outcome.chance for outcome in case.outcomes) - 1) > 1e-6:
            raise Broken("odds", f"the chances of the battle {token!r} do not sum to one")
    caution = match.game.caution(state, ask, token)
    if caution is not None and len(set(caution.subjects)) < len(caution.subjects):
        raise Broken("caution", f"the warning before {token!r} names a thing twice: {caution.subjects}")
    shown = to_plain([choice, odds, battle, caution])
    _plain(f"the label of {token!r}", shown)
    return shown


def _plain(what: str, value: Any) -> None:
    """JSON keeps it as it is."""
    try:
        same = json.loads(json.dumps(value, allow_nan=False)) == value
    except (TypeError, ValueError) as error:
        raise Broken("plain", f"{what} is not plain data: {error}") from None
    if not same:
        raise Broken("plain", f"{what} is not plain data: JSON changes it")


def _changes(a: Any, b: Any) -> str:
    return _differs(to_plain(a), to_plain(b))


def _differs(a: Any, b: Any, path: str = "") -> str:
    """The first place where two plain values differ."""
    if isinstance(a, dict) and isinstance(b, dict):
        for key in [*a, *(key for key in b if key not in a)]:
            if key not in a or key not in b or a[key] != b[key]:
                return _differs(a.get(key), b.get(key), f"{path}.{key}".lstrip("."))
    if isinstance(a, list) and isinstance(b, list) and len(a) == len(b):
        for i, (x, y) in enumerate(zip(a, b, strict=True)):
            if x != y:
                return _differs(x, y, f"{path}.{i}".lstrip("."))
    return f"{path} is {a!r:.120} and {b!r:.120}"


def _first_other(mine: list[Event], told: list[Event]) -> str:
    return next(f"{a} and {b}" for a, b in zip(mine, told, strict=True) if a != b)


def _ids(value: Any) -> Iterator[str]:
    """The ids a view names: of pieces, stacks, cards, and places."""
    if isinstance(value, dict):
        if isinstance(value.get("id"), str) and value.keys() != {"id", "args"}:  # which is a sentence
            yield value["id"]
        if isinstance(value.get("places"), dict):
            yield from value["places"]
        for part in value.values():
            yield from _ids(part)
    elif isinstance(value, list):
        for part in value:
            yield from _ids(part)


def _mutations(token: str, words: list[str], pick: Random) -> list[str]:
    """Tokens that are nearly this one."""
    verb, *rest = token.split()
    spare = pick.choice(words) if words else "x"
    mutants = [
        " ".join([verb, *rest, spare]),
        " ".join([verb, *rest[:-1]]),
        " ".join([verb, *reversed(rest)]),
        f"{token} ",
        token.replace(" ", "  ", 1),
        token.upper(),
        f"{token}:{spare}",
        token.split(":", maxsplit=1)[0],
    ]
    for i, word in enumerate(rest):
        mutants.append(" ".join([verb, *rest[:i], spare, *rest[i + 1 :]]))
        if word.isdecimal():
            # Other spellings of a number are other tokens; int() reads them all.
            for number in (f"{int(word) + 1}", f"-{word}", f"0{word}", f"+{word}", word.translate(_WIDE)):
                mutants.append(" ".join([verb, *rest[:i], number, *rest[i + 1 :]]))
    return pick.sample(mutants, min(6, len(mutants)))


_WIDE = {ord("0") + n: 0xFF10 + n for n in range(10)}
