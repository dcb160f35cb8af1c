"""A finished or saved match, gone through again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from frente.cli import files, looking
from frente.cli.keeping import tell_kept
from frente.cli.screen import Screen
from frente.engine import Event, Match, MatchError, Relic, relic
from frente.engine.message import Mistaken, sentence
from frente.engine.replay import Replay
from frente.words import Words

LOG = 15
NOBODY = "nobody"


class Reader:
    """Reads commands and shows a match where it is gone to, as a seat saw it."""

    def __init__(
        self, match: Match[Any], seat: str | None, screen: Screen, source: str | None = None
    ) -> None:
        self.replay = Replay(match, autos=True)
        self.source = source
        self.seat = seat
        self.screen = screen
        self.words = Words(match.game)
        self.last = len(self.replay.plies) - 1
        self._jump(0)
        self._commands: dict[str, Callable[[str], None]] = {
            "next": lambda text: self._step(_number(text, 1)),
            "n": lambda text: self._step(_number(text, 1)),
            "back": lambda text: self._step(-_number(text, 1)),
            "b": lambda text: self._step(-_number(text, 1)),
            "turn": self._next_turn,
            "go": self._go,
            "start": lambda _: self._to(0),
            "end": lambda _: self._to(self.last),
            "as": self._as,
            "board": lambda _: self._board(),
            "map": self._map,
            "look": lambda text: looking.show_place(self.screen, self.words, self.here, self.seat, text),
            "log": self._log,
            "rules": self._rules,
            "play": self._keep,
            "help": lambda _: self.screen.lines(self.words.say("cli-replay-help").split("\n")),
            "?": lambda _: self.screen.lines(self.words.say("cli-replay-help").split("\n")),
        }

    def run(self, at: int | None) -> None:
        """Read commands until there are no more."""
        if at is not None:
            self._go(str(at))
        else:
            looking.show_log(self.screen, self.words, self._told(-1))
        self._board()
        while True:
            self._where()
            try:
                line = self.screen.read(self.words.say("cli-prompt"))
            except EOFError:
                return
            word, _, rest = line.lstrip("/").partition(" ")
            if word in ("quit", "exit", "q"):
                return
            action = self._commands.get(word.lower() or "next")
            if action is None:
                self.screen.say(self.words.say("cli-unreadable", text=line), "yellow")
                continue
            try:
                action(rest.strip())
            except (MatchError, ValueError) as error:
                self.screen.say(str(error), "yellow")

    def _where(self) -> None:
        plies = self.replay.plies
        ply = self.words.say("cli-replay-at", ply=plies[self.index], plies=plies[-1])
        if self.index == self.last and self.here.result is not None:
            self.screen.pair(self.words.result(self.here.result), ply, "bold")
            return
        if isinstance(self.here, Relic):
            self.screen.pair(self.words.say("cli-replay-older", ply=self.here.whence), ply, "bold")
        for ask in self.here.asks:
            prompt = self.words.say("cli-asks", seat=ask.seat, prompt=self.words.prompt(ask))
            self.screen.pair(prompt, f"{ask.rule}; {ply}", "bold")

    # --- moving ---------------------------------------------------------------------------------
    def _step(self, count: int) -> None:
        target = max(0, min(self.last, self.index + count))
        if target == self.index:
            end = "cli-replay-start" if count < 0 else "cli-replay-end"
            self.screen.say(self.words.say(end))
            return
        self._to(target)

    def _to(self, index: int) -> None:
        before = self.index
        self._jump(index)
        if index <= before:
            self._board()
        else:
            self._tell(before)

    def _jump(self, index: int) -> None:
        self.index = index
        self.here = self.replay.at(index)

    def _told(self, since: int) -> list[Event]:
        """What the seat was told from a station (-1: the beginning) up to here."""
        return [event.seen_by(self.seat) for event in self.replay.told(since, self.index)]

    def _tell(self, since: int) -> None:
        events = self._told(since)
        if events:
            looking.show_log(self.screen, self.words, events)

    def _go(self, text: str) -> None:
        wanted = _number(text, 0)
        if wanted > self.replay.plies[-1]:
            raise Mistaken(sentence("error-match-has-entries", plies=self.replay.plies[-1]))
        self._to(self.replay.number_at(wanted))

    def _next_turn(self, _text: str) -> None:
        before = wanted = self.index
        turn = self.replay.turn(before)
        while wanted < self.last and self.replay.turn(wanted) == turn:
            wanted += 1
        self._jump(wanted)
        self._tell(before)
        self._board()

    # --- looking --------------------------------------------------------------------------------
    def _board(self) -> None:
        looking.show_board(self.screen, self.words, self.here, self.seat)

    def _map(self, text: str) -> None:
        looking.show_map_at(self.screen, self.words, self.here, self.seat, text)

    def _log(self, text: str) -> None:
        count = _number(text, LOG)
        looking.show_log(self.screen, self.words, self._told(-1)[-count:] if count else [])

    def _rules(self, text: str) -> None:
        wanted = text or next((ask.rule for ask in self.here.asks), "")
        looking.show_rules(self.screen, self.words, self.here.game, wanted)

    def _as(self, text: str) -> None:
        seats = self.here.setup.seats
        if text not in (*seats, NOBODY):
            self.screen.say(self.words.say("cli-replay-seat", seats=list(seats)))
            return
        self.seat = None if text == NOBODY else text
        name = self.words.say("cli-replay-spectator") if self.seat is None else self.seat
        self.screen.say(self.words.say("cli-replay-as", seat=name))
        self._board()

    def _keep(self, text: str) -> None:
        here = relic.at(self.replay.match, self.replay.plies[self.index])
        file = files.save(here, text) if text else files.keep(here)
        tell_kept(self.screen, self.words, file, self.source)


def _number(text: str, default: int) -> int:
    if not text:
        return default
    if not text.isdecimal():
        raise Mistaken(sentence("error-no-number", text=repr(text)))
    return int(text)
