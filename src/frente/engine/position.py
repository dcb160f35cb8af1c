"""Positions: a file that sets up any situation, forces rolls, plays a script and says what must hold.

The format, with `[[do]]` entries in order. One entry may hold several of these:

    rolls = [[6], [3, 4]]     forced results, used before the dice; entries of rolls alone at the top
                              are there before the first step runs
    seat = "red"              whose entry it is; may be left out where only one seat is asked
    asked = {seat = "red", kind = "operate", rule = "4"}           what is wanted now
    offers = [...], lacks = [...], only = [...]                    among the options, or exactly these
    labels = {"march 3 ford" = {id = "do-march", cost = 2}}        how options are told, with their prices
    odds = {token = "...", outcomes = {win = "7/12"}, lines = {strength = "3"}}
    refused = "...", rule = "8.2", text = "..."                    must be refused, by this rule
    answer = "..."            must be taken; undo = true takes the seat's last answer back,
                              undo = false says that it cannot; resign = true gives up
    event = {kind = "combat", result = "2/3"}                      noted after the event found before
    no_event = {kind = "combat"}                                   not noted after it
    log = {blue = {kind = "drew", card = {hidden = 1}}}            what a seat read since the last answer
    no_log = {blue = {kind = "drew", card = "ace"}}                what it did not read since then
    view = {blue = {"dotted.path" = value}}                        what a seat sees
    expect = {"dotted.path" = value}                               facts of the state
    result = {winners = ["red"]}, or false while the match goes on

They are done in this order. The seat of log and view may be "spectator". How values are compared stands
in frente.engine.expectation; docs/positions.md explains all of it with examples.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from pathlib import Path
from typing import Any, TypeAlias

from frente.engine.ask import Values
from frente.engine.event import Event
from frente.engine.expectation import fault_of, has_all, same, shown, wrong
from frente.engine.game import Game
from frente.engine.match import Match
from frente.engine.message import Message
from frente.engine.plain import PlainError, to_plain
from frente.engine.refusal import MatchError, Refused

LoadGame: TypeAlias = Callable[[str], Game[Any]]

_FILE_KEYS = {"title": str, "game": str, "scenario": str, "options": dict, "rules": list, "seed": str,
              "set": dict, "do": list, "about": str, "source": str,
              "example": dict, "puzzle": dict}  # fmt: skip
_DO_KEYS = {"rolls": list, "seat": str, "asked": dict, "offers": list, "lacks": list, "only": list,
            "labels": dict, "odds": dict, "refused": str, "rule": str, "text": str, "answer": str,
            "undo": bool, "resign": bool, "event": dict, "no_event": dict, "log": dict, "no_log": dict,
            "view": dict, "expect": dict, "result": (dict, bool), "about": str}  # fmt: skip
_ASKED_KEYS = {"seat": str, "kind": (str, dict), "rule": (str, dict), "commits": bool, "about": dict}
_RESULT_KEYS = {"winners": (list, dict), "rule": (str, dict), "text": (str, dict), "args": dict}
_NAMING = ("asked", "offers", "lacks", "only", "labels", "event", "no_event", "log", "no_log", "view",
           "expect", "result")  # fmt: skip
"""What must not be empty: an expectation that names nothing holds always, or never."""
MEANINGLESS = frozenset({"no-such", "misspelt", "wrong-words"})
"""What a menu says of words that are no answer to anything."""
_SPECTATOR = "spectator"
"""Who looks without a seat."""


class PositionError(MatchError):
    """A position file that cannot be read or set up; says where the fault is."""


@dataclass(frozen=True, slots=True)
class Position:
    """What a position file says."""

    name: str
    """The file, for messages."""
    title: str
    game: str
    scenario: str | None = None
    options: dict[str, Any] = field(default_factory=dict)
    rules: tuple[str, ...] = ()
    seed: str | None = None
    set: dict[str, Any] = field(default_factory=dict)
    do: tuple[dict[str, Any], ...] = ()
    example: dict[str, Any] = field(default_factory=dict)
    """What an example says of itself (`frente.learn.examples`)."""
    puzzle: dict[str, Any] = field(default_factory=dict)
    """What a puzzle says of itself (`frente.learn.puzzles`)."""
    lines: tuple[int, ...] = ()
    """Where each entry of the script stands in the file."""

    def place(self, number: int) -> str:
        """`do 3 (line 24)`: an entry of the script, as a reader finds it."""
        line = f" (line {self.lines[number]})" if number < len(self.lines) else ""
        return f"do {number + 1}{line}"


@dataclass(frozen=True, slots=True)
class Failure:
    """Something that did not hold: where it is said, and what was found instead."""

    place: str
    text: str

    def __str__(self) -> str:
        return f"{self.place}: {self.text}"


@dataclass(slots=True)
class Account:
    """What came of running a position."""

    name: str
    title: str
    game: str
    rules: tuple[str, ...]
    failures: list[Failure] = field(default_factory=list)
    checks: int = 0

    @property
    def passed(self) -> bool:
        return not self.failures


class _Found(Exception):
    """A failure on its way to the account."""


class Lost(Exception):
    """A failure after which the rest of the script means nothing."""


# --- reading ------------------------------------------------------------------------------------


def read(source: str | Path | Mapping[str, Any]) -> Position:
    """A position from a TOML file, or from a table already read."""
    if isinstance(source, Mapping):
        return _position("position", dict(source), ())
    name = str(source)
    try:
        text = Path(source).read_text(encoding="utf-8")
    except OSError as error:
        raise PositionError(f"{name} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise PositionError(f"{name} is not a position file: it is not text") from None
    return parse(name, text)


def parse(name: str, text: str) -> Position:
    """A position from the text of a file of that name."""
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise PositionError(f"{name}: {error}") from None
    headers = re.compile(r"\s*\[\[\s*do\s*\]\]")
    lines = tuple(n for n, line in enumerate(text.splitlines(), 1) if headers.match(line))
    return _position(name, table, lines)


def _position(name: str, table: dict[str, Any], lines: tuple[int, ...]) -> Position:
    _known_keys(name, table, _FILE_KEYS)
    for key in ("title", "game"):
        if key not in table:
            raise PositionError(f"{name}: it has no {key}")
    position = Position(
        name=name,
        title=table["title"],
        game=table["game"],
        scenario=table.get("scenario"),
        options=table.get("options", {}),
        rules=_texts(f"{name}: rules", table.get("rules", [])),
        seed=table.get("seed"),
        set=table.get("set", {}),
        do=tuple(table.get("do", [])),
        example=table.get("example", {}),
        puzzle=table.get("puzzle", {}),
        lines=lines,
    )
    for number, entry in enumerate(position.do):
        check_entry(f"{name}: {position.place(number)}", entry)
    return position


def _known_keys(place: str, table: Mapping[str, Any], known: Mapping[str, Any]) -> None:
    for key, value in table.items():
        if key not in known:
            raise PositionError(f"{place}: {key!r} is not known here; these are: {', '.join(known)}")
        if not isinstance(value, known[key]):
            raise PositionError(f"{place}: {key} cannot be {value!r}")


def _texts(place: str, values: list[Any]) -> tuple[str, ...]:
    for value in values:
        if not isinstance(value, str):
            raise PositionError(f"{place}: {value!r} is not a text")
    return tuple(values)


def check_entry(place: str, entry: Any) -> None:
    """PositionError where an entry of a script holds what is not known or cannot be."""
    if not isinstance(entry, dict):
        raise PositionError(f"{place}: an entry is a table, not {entry!r}")
    _known_keys(place, entry, _DO_KEYS)
    for key in ("offers", "lacks", "only"):
        _texts(f"{place}: {key}", entry.get(key, []))
    if not set(entry) - {"seat", "rule", "text", "about"}:
        raise PositionError(f"{place}: the entry says nothing to do")
    if {"rule", "text"} & set(entry) and "refused" not in entry and entry.get("undo") is not False:
        raise PositionError(f"{place}: rule and text belong to refused, or to undo = false")
    if sum(key in entry for key in ("answer", "undo", "resign")) > 1:
        raise PositionError(f"{place}: one entry holds one of answer, undo and resign")
    if entry.get("resign") is False:
        raise PositionError(f"{place}: resign = false says nothing to do")
    for key in _NAMING:
        if key in entry and entry[key] in ({}, []):
            raise PositionError(f"{place}: {key} names nothing")
    _check_tables(place, entry)
    if "odds" in entry:
        _check_odds(place, entry["odds"])
    for faces in entry.get("rolls", []):
        if not isinstance(faces, list) or not all(type(face) is int for face in faces):
            raise PositionError(f"{place}: rolls are lists of numbers such as [[6], [3, 4]], not {faces!r}")


def _check_tables(place: str, entry: dict[str, Any]) -> None:
    """Tables that are compared with something hold what can be there, and values that can be compared."""
    _known_keys(f"{place}: asked", entry.get("asked", {}), _ASKED_KEYS)
    if isinstance(entry.get("result"), dict):
        _known_keys(f"{place}: result", entry["result"], _RESULT_KEYS)
    wanted: list[tuple[str, Any]] = [
        (key, entry[key]) for key in ("asked", "event", "no_event", "expect", "result") if key in entry
    ]
    for key in ("labels", "log", "no_log", "view"):
        for name, table in entry.get(key, {}).items():
            if not isinstance(table, dict):
                raise PositionError(f"{place}: {key} of {name} is a table, not {table!r}")
            if not table:
                raise PositionError(f"{place}: {key} of {name} names nothing")
            if key in ("log", "no_log") and "kind" not in table:
                raise PositionError(f"{place}: {key} of {name} needs the kind of the event")
            wanted.append((f"{key} of {name}", table))
    for key, table in wanted:
        for name, value in table.items() if isinstance(table, dict) else ():
            fault = fault_of(value)
            if fault:
                raise PositionError(f"{place}: {key}: {name}: {fault}")


def _check_odds(place: str, odds: dict[str, Any]) -> None:
    _known_keys(f"{place}: odds", odds, {"token": str, "outcomes": dict, "lines": dict})
    if "token" not in odds:
        raise PositionError(f"{place}: odds need a token")
    for chance in odds.get("outcomes", {}).values():
        try:
            _chance(chance)
        except (ValueError, TypeError, ZeroDivisionError):
            raise PositionError(f"{place}: a chance is such as 0.25 or '1/4', not {chance!r}") from None


# --- starting -----------------------------------------------------------------------------------


def start(
    source: str | Path | Mapping[str, Any] | Position,
    load_game: LoadGame,
    *,
    seed: str | None = None,
    auto: bool = False,
) -> Match[Any]:
    """A match that starts from the position; the script is left out, but for rolls forced at its top."""
    position = source if isinstance(source, Position) else read(source)
    return _started(position, _game(position, load_game), seed or position.seed, auto)


def _game(position: Position, load_game: LoadGame) -> Game[Any]:
    try:
        return load_game(position.game)
    except (LookupError, ValueError, ImportError) as error:
        raise PositionError(f"{position.name}: there is no game {position.game!r} ({error})") from None


def _started(position: Position, game: Game[Any], seed: str | None, auto: bool) -> Match[Any]:
    try:
        scenario = game.scenario(position.scenario).id
        options = game.full_options(scenario, position.options)
    except ValueError as error:
        raise PositionError(f"{position.name}: {error}") from None
    state = game.setup(scenario, options)
    try:
        if position.set:
            game.arrange(state, position.set)
    except Exception as error:  # a game meets whatever a file may hold
        said = f"{type(error).__name__} {error}" if not isinstance(error, ValueError) else str(error)
        raise PositionError(f"{position.name}: [set]: {said}") from error
    faults = game.faults(state)
    if faults:
        raise PositionError(f"{position.name}: [set]: {'; '.join(faults)}")
    try:
        return Match.start(
            game, scenario, options, seed, auto=auto, start=to_plain(state), forced=_opening_rolls(position)
        )
    except (MatchError, PlainError) as error:
        raise PositionError(f"{position.name}: the position does not start: {error}") from None
    except Exception as error:  # the rules meet what the file has arranged
        said = f"{type(error).__name__} {error}"
        raise PositionError(f"{position.name}: the position does not start: {said}") from error


def _opening_rolls(position: Position) -> list[Values]:
    rolls: list[Values] = []
    for entry in position.do:
        if set(entry) - {"rolls", "about"}:
            break
        rolls += _rolls(entry)
    return rolls


def _rolls(entry: Mapping[str, Any]) -> list[Values]:
    return [tuple(faces) for faces in entry.get("rolls", [])]


# --- running ------------------------------------------------------------------------------------


def run(source: str | Path | Mapping[str, Any] | Position, load_game: LoadGame) -> Account:
    """Play the script and check all it says. PositionError where the file itself is at fault."""
    position = source if isinstance(source, Position) else read(source)
    account = Account(position.name, position.title, position.game, position.rules)
    match = _started(position, _game(position, load_game), position.seed or "position", False)
    _check_seats(position, match.setup.seats)
    script = Script(match)
    opening = True
    for number, entry in enumerate(position.do):
        opening = opening and not set(entry) - {"rolls", "about"}
        try:
            if not opening:
                script.match.forced += _rolls(entry)
            account.checks += script.run(entry, account.failures, position.place(number))
        except Lost as error:
            account.failures.append(Failure(position.place(number), str(error)))
            return account
    if script.match.forced:
        left = [list(faces) for faces in script.match.forced]
        account.failures.append(Failure("end", f"these forced rolls were never rolled: {left}"))
    return account


def _check_seats(position: Position, seats: tuple[str, ...]) -> None:
    """Every seat that the script names must be one of the match."""
    for number, entry in enumerate(position.do):
        acting = [table["seat"] for table in (entry, entry.get("asked", {})) if "seat" in table]
        looking = [seat for key in ("log", "no_log", "view") for seat in entry.get(key, {})]
        for seat in (*acting, *(seat for seat in looking if seat != _SPECTATOR)):
            if seat not in seats:
                where = f"{position.name}: {position.place(number)}"
                raise PositionError(f"{where}: there is no seat {seat!r}; the seats are {', '.join(seats)}")


class Script:
    """A match and the entries that are played on it."""

    def __init__(self, match: Match[Any]) -> None:
        self.match = match
        self.noted = 0
        """How far the log has been checked for events."""
        self.since = 0
        """Where the log stood before the last answer."""

    def run(self, entry: dict[str, Any], failures: list[Failure], place: str) -> int:
        """Do all an entry says, in the order of the format. Gives how many things were checked."""
        checks = 0
        for key, method in _METHODS.items():
            if key in entry:
                checks += 1
                try:
                    method(self, entry)
                except _Found as found:
                    failures.append(Failure(place, str(found)))
                except Lost:
                    raise
                except Exception as error:
                    raise Lost(f"{key} broke the rules: {type(error).__name__}: {error}") from error
        return checks

    def seat(self, entry: dict[str, Any]) -> str:
        if "seat" in entry:
            return str(entry["seat"])
        if len(self.match.to_answer) != 1:
            wanted = " and ".join(self.match.to_answer) or "nobody: the match is over"
            raise Lost(f"the entry names no seat, and asked is {wanted}")
        return self.match.to_answer[0]

    def asked(self, entry: dict[str, Any]) -> None:
        want = entry["asked"]
        found = [
            {"seat": a.seat, "kind": a.kind, "rule": a.rule, "commits": a.commits, "about": to_plain(a.about)}
            for a in self.match.asks
        ]
        if not any(all(same(want[key], ask.get(key)) for key in want) for ask in found):
            said = "; ".join(f"{a['seat']} {a['kind']} (rule {a['rule']})" for a in found)
            raise _Found(f"asked should be {shown(want)}, but asked is {said or 'nobody'}")

    def options(self, entry: dict[str, Any]) -> list[str]:
        try:
            return self.match.ask(self.seat(entry)).options()
        except MatchError as error:
            raise _Found(str(error)) from None

    def offers(self, entry: dict[str, Any]) -> None:
        options = self.options(entry)
        missing = [token for token in entry["offers"] if token not in options]
        if missing:
            reasons = [f"{token} ({self.why_not(entry, token)})" for token in missing]
            raise _Found(f"not offered: {', '.join(reasons)}; offered: {_list(options)}")

    def lacks(self, entry: dict[str, Any]) -> None:
        options = self.options(entry)
        present = [token for token in entry["lacks"] if token in options]
        if present:
            raise _Found(f"offered, but should not be: {', '.join(present)}")
        for token in entry["lacks"]:
            # What could never be offered is misspelt, most likely.
            try:
                refusal = self.match.why_not(self.seat(entry), token)
            except MatchError as error:
                raise _Found(f"lacks names {token!r}, which means nothing: {error}") from None
            if refusal is not None and refusal.text in MEANINGLESS:
                raise _Found(f"lacks names {token!r}, which means nothing: {self.why_not(entry, token)}")

    def only(self, entry: dict[str, Any]) -> None:
        options = self.options(entry)
        if sorted(options) != sorted(entry["only"]):
            raise _Found(f"offered should be only {_list(entry['only'])}, but is {_list(options)}")

    def labels(self, entry: dict[str, Any]) -> None:
        options, ask = self.options(entry), self.match.ask(self.seat(entry))
        for token, want in entry["labels"].items():
            if token not in options:
                raise _Found(f"{token!r} has no label: it is not offered ({self.why_not(entry, token)})")
            choice = self.match.game.choice(self.match.state, ask, token)
            found = {**_plain(choice.label.args), "id": choice.label.id, "warns": choice.warns}
            if not has_all(want, found):
                raise _Found(f"{token!r} should be told as {shown(want)}, but is as {shown(found)}")

    def why_not(self, entry: dict[str, Any], token: str) -> str:
        try:
            refusal = self.match.why_not(self.seat(entry), token)
        except MatchError as error:
            return str(error)
        return f"rule {refusal.rule}: {refusal.text} {shown(refusal.args)}" if refusal else "legal"

    def refused(self, entry: dict[str, Any]) -> None:
        token = entry["refused"]
        try:
            refusal = self.match.why_not(self.seat(entry), token)
        except MatchError as error:
            raise _Found(f"{token!r} should be refused by a rule, but: {error}") from None
        if refusal is None:
            raise _Found(f"{token!r} should be refused, but it is legal")
        if refusal.rule != entry.get("rule", refusal.rule) or refusal.text != entry.get("text", refusal.text):
            want = " ".join(str(entry[key]) for key in ("rule", "text") if key in entry)
            raise _Found(f"{token!r} should be refused by {want}, but is by {self.why_not(entry, token)}")

    def answer(self, entry: dict[str, Any]) -> None:
        seat = self.seat(entry)
        before = len(self.match.state.log.events)
        try:
            self.match.answer(seat, entry["answer"])
            self.since = before
        except Refused as error:
            raise Lost(
                f"{entry['answer']!r} of {seat} is refused by rule {error}; "
                f"offered: {_list(self.match.ask(seat).options())}"
            ) from None
        except MatchError as error:
            raise Lost(f"{entry['answer']!r} of {seat} is not taken: {error}") from None

    def undo(self, entry: dict[str, Any]) -> None:
        seat = str(entry["seat"]) if "seat" in entry else self._last_seat()
        refusal = self.match.why_no_undo(seat)
        if entry["undo"]:
            if refusal is not None:
                raise Lost(f"undo of {seat} is refused: {refusal.text} {shown(refusal.args)}")
            self.match.undo(seat)
            self.since = len(self.match.state.log.events)
            self.noted = min(self.noted, self.since)
        elif refusal is None:
            raise _Found(f"undo of {seat} should be refused, but it is allowed")
        elif refusal.text != entry.get("text", refusal.text):
            raise _Found(f"undo should be refused as {entry['text']}, but is as {refusal.text}")
        elif refusal.rule != entry.get("rule", refusal.rule):
            raise _Found(f"undo should be refused by {entry['rule']}, but is by {refusal.rule}")

    def _last_seat(self) -> str:
        seats = [e.who for e in self.match.journal if e.kind == "answer"]
        if not seats:
            raise Lost("nobody has answered yet: there is nothing to undo")
        return seats[-1]

    def resign(self, entry: dict[str, Any]) -> None:
        self.since = len(self.match.state.log.events)
        try:
            self.match.resign(self.seat(entry))
        except MatchError as error:
            raise Lost(str(error)) from None

    def odds(self, entry: dict[str, Any]) -> None:
        want = entry["odds"]
        try:
            ask = self.match.ask(self.seat(entry))
        except MatchError as error:
            raise _Found(str(error)) from None
        try:
            odds = self.match.game.odds(self.match.state, ask, want["token"])
        except (LookupError, ValueError):
            raise _Found(f"{want['token']!r} has no odds: {self.why_not(entry, want['token'])}") from None
        if odds is None:
            raise _Found(f"{want['token']!r} has no odds")
        for label, chance in want.get("outcomes", {}).items():
            shares = [o.chance for o in odds.outcomes if _labelled(o.label, label)]
            exact, slack = _chance(chance)
            if not shares or abs(sum(shares) - exact) > slack:
                every = ", ".join(f"{_message(o.label)} {o.chance:.6f}" for o in odds.outcomes)
                raise _Found(f"the chance of {label} should be {chance}; the odds are {every}")
        for label, value in want.get("lines", {}).items():
            if not any(_labelled(line.label, label) and line.value == str(value) for line in odds.lines):
                every = ", ".join(f"{_message(line.label)} {line.value}" for line in odds.lines)
                raise _Found(f"the line {label} should be {value}; the lines are {every}")

    def event(self, entry: dict[str, Any]) -> None:
        events = self.match.state.log.events
        for index in range(self.noted, len(events)):
            if _matches(entry["event"], events[index]):
                self.noted = index + 1
                return
        raise _Found(f"no event {shown(entry['event'])}; noted: {_events(events[self.noted :])}")

    def no_event(self, entry: dict[str, Any]) -> None:
        events = self.match.state.log.events[self.noted :]
        found = [event for event in events if _matches(entry["no_event"], event)]
        if found:
            raise _Found(f"there should be no event {shown(entry['no_event'])}, but: {_events(found)}")

    def log(self, entry: dict[str, Any]) -> None:
        for seat, want in entry["log"].items():
            events = self.read_by(seat)
            if not any(_matches(want, event) for event in events):
                raise _Found(
                    f"{seat} should read {shown(want)} since the last answer, but reads: {_events(events)}"
                )

    def no_log(self, entry: dict[str, Any]) -> None:
        for seat, want in entry["no_log"].items():
            found = [event for event in self.read_by(seat) if _matches(want, event)]
            if found:
                raise _Found(f"{seat} should not read {shown(want)}, but reads: {_events(found)}")

    def read_by(self, seat: str) -> list[Event]:
        """What a seat reads of all that was noted since the last answer."""
        return self.match.events(None if seat == _SPECTATOR else seat, self.since)

    def view(self, entry: dict[str, Any]) -> None:
        for seat, wanted in entry["view"].items():
            view, whole = (
                to_plain(self.match.view(None if seat == _SPECTATOR else seat)),
                f"the view of {seat}",
            )
            found = [text for path, want in wanted.items() if (text := wrong(view, path, want, whole))]
            if found:
                raise _Found(f"{whole}: {'; '.join(found)}")

    def expect(self, entry: dict[str, Any]) -> None:
        facts = to_plain(self.match.game.facts(self.match.state))
        found = [text for path, want in entry["expect"].items() if (text := wrong(facts, path, want))]
        if found:
            raise _Found("; ".join(found))

    def result(self, entry: dict[str, Any]) -> None:
        want, found = entry["result"], to_plain(self.match.result)
        if not isinstance(want, dict):
            if want != (found is not None):
                wish = "should be over" if want else "should go on"
                raise _Found(f"the match {wish}; the result is {shown(found)}")
        elif not isinstance(found, dict):
            raise _Found(f"the result should be {shown(want)}, but the match is not over")
        elif not all(same(_sorted(want[key]), _sorted(found.get(key))) for key in want):
            raise _Found(f"the result should be {shown(want)}, but is {shown(found)}")


_METHODS: dict[str, Callable[[Script, dict[str, Any]], None]] = {
    "asked": Script.asked,
    "offers": Script.offers,
    "lacks": Script.lacks,
    "only": Script.only,
    "labels": Script.labels,
    "odds": Script.odds,
    "refused": Script.refused,
    "answer": Script.answer,
    "undo": Script.undo,
    "resign": Script.resign,
    "event": Script.event,
    "no_event": Script.no_event,
    "log": Script.log,
    "no_log": Script.no_log,
    "view": Script.view,
    "expect": Script.expect,
    "result": Script.result,
}


# --- comparing ----------------------------------------------------------------------------------


def _matches(want: dict[str, Any], event: Event) -> bool:
    return has_all(want, {"kind": event.kind, "rule": event.rule, **_plain(event.data)})


def _plain(data: Mapping[str, Any]) -> dict[str, Any]:
    return {key: to_plain(value) for key, value in data.items()}


def _sorted(value: Any) -> Any:
    """Winners are a set: their order says nothing."""
    texts = isinstance(value, list) and all(isinstance(v, str) for v in value)
    return sorted(value) if texts else value


def _labelled(label: Message, wanted: str) -> bool:
    """Is the label meant? By its id, the end of its id, or what fills it."""
    filled = [str(value) for value in label.args.values()]
    return wanted in (label.id, *filled, _message(label)) or label.id.endswith(f"-{wanted}")


def _chance(value: Any) -> tuple[float, float]:
    """A chance and how near to it is right: fractions are exact, decimals are rounded."""
    if isinstance(value, str):
        return float(Fraction(value)), 1e-9
    return float(value), 0.0005


def _message(message: Message) -> str:
    return " ".join([message.id, *map(str, message.args.values())])


def _list(tokens: list[str], most: int = 30) -> str:
    more = f" and {len(tokens) - most} more" if len(tokens) > most else ""
    return f"[{', '.join(tokens[:most])}{more}]"


def _events(events: list[Event]) -> str:
    return "; ".join(f"{e.kind} {shown(to_plain(e.data))}" for e in events[-12:]) or "nothing"
