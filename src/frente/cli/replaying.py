"""A finished or saved match, gone through again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from frente.cli import files, looking
from frente.cli.keeping import tell_kept
from frente.cli.screen import Screen
from frente.engine import Match, MatchError, Relic, keeping
from frente.words import Words

LOG = 15
NOBODY = "nobody"


class Replay:
    """A reader in a match. It stops only where a seat was to answer, never between two dice."""

    def __init__(
        self, match: Match[Any], seat: str | None, screen: Screen, source: str | None = None
    ) -> None:
        self.whole = match
        self.source = source
        self.seat = seat
        self.screen = screen
        self.words = Words(match.game)
        self.here, self.index = match, 0
        chosen = ("answer", "auto", "resign")
        self.stops = [ply for ply, entry in enumerate(match.journal) if entry.kind in chosen] + [match.ply]
        self._jump(0)
        self._commands: dict[str, Callable[[str], None]] = {
            "next": lambda text: self._step(_number(text, 1)),
            "n": lambda text: self._step(_number(text, 1)),
            "back": lambda text: self._step(-_number(text, 1)),
            "b": lambda text: self._step(-_number(text, 1)),
            "turn": self._next_turn,
            "go": self._go,
            "start": lambda _: self._to(0),
            "end": lambda _: self._to(len(self.stops) - 1),
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
            looking.show_log(self.screen, self.words, self.here.events(self.seat))
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
        ply = self.words.say("cli-replay-at", ply=self.stops[self.index], plies=self.whole.ply)
        if self.index == len(self.stops) - 1 and self.here.result is not None:
            self.screen.pair(self.words.result(self.here.result), ply, "bold")
            return
        if isinstance(self.here, Relic):
            self.screen.pair(self.words.say("cli-replay-older", ply=self.here.whence), ply, "bold")
        for ask in self.here.asks:
            prompt = self.words.say("cli-asks", seat=ask.seat, prompt=self.words.prompt(ask))
            self.screen.pair(prompt, f"{ask.rule}; {ply}", "bold")

    # --- moving ---------------------------------------------------------------------------------
    def _step(self, count: int) -> None:
        target = max(0, min(len(self.stops) - 1, self.index + count))
        if target == self.index:
            end = "cli-replay-start" if count < 0 else "cli-replay-end"
            self.screen.say(self.words.say(end))
            return
        self._to(target)

    def _to(self, index: int) -> None:
        if index <= self.index:
            self._jump(index)
            self._board()
            return
        before = len(self.here.state.log.events)
        while self.index < index:
            self._forward()
        self._tell(before)

    def _jump(self, index: int) -> None:
        self.index = index
        self.here = keeping.at(self.whole, self.stops[index])
        self.here.auto = False  # what was answered for a seat is in the journal too

    def _forward(self) -> None:
        """Give the next answer of the journal, with the dice that followed it: no need to begin anew."""
        if isinstance(self.here, Relic):  # played under other rules: nothing can be answered there
            self._jump(self.index + 1)
            return
        entry, *rest = self.whole.journal[self.stops[self.index] : self.stops[self.index + 1]]
        self.here.forced = [roll.value for roll in rest]
        if entry.kind == "resign":
            self.here.resign(entry.who)
        else:
            self.here.answer(entry.who, entry.value)
        self.index += 1

    def _tell(self, since: int) -> None:
        events = self.here.events(self.seat, since)
        if events:
            looking.show_log(self.screen, self.words, events)

    def _go(self, text: str) -> None:
        wanted = _number(text, 0)
        if wanted > self.whole.ply:
            raise ValueError(f"the match has {self.whole.ply} entries")
        self._to(max(i for i, ply in enumerate(self.stops) if ply <= max(wanted, self.stops[0])))

    def _next_turn(self, _text: str) -> None:
        turn = self._turn()
        before = len(self.here.state.log.events)
        while self.index < len(self.stops) - 1 and self._turn() == turn:
            self._forward()
        self._tell(before)
        self._board()

    def _turn(self) -> Any:
        turn = self.here.view(self.seat).get("turn")
        return turn.get("number") if isinstance(turn, dict) else 0

    # --- looking --------------------------------------------------------------------------------
    def _board(self) -> None:
        looking.show_board(self.screen, self.words, self.here, self.seat)

    def _map(self, text: str) -> None:
        looking.show_map_at(self.screen, self.words, self.here, self.seat, text)

    def _log(self, text: str) -> None:
        count = _number(text, LOG)
        looking.show_log(self.screen, self.words, self.here.events(self.seat)[-count:] if count else [])

    def _rules(self, text: str) -> None:
        wanted = text or next((ask.rule for ask in self.here.asks), "")
        looking.show_rules(self.screen, self.words, self.whole.game, wanted)

    def _as(self, text: str) -> None:
        seats = self.whole.setup.seats
        if text not in (*seats, NOBODY):
            self.screen.say(self.words.say("cli-replay-seat", seats=list(seats)))
            return
        self.seat = None if text == NOBODY else text
        name = self.words.say("cli-replay-spectator") if self.seat is None else self.seat
        self.screen.say(self.words.say("cli-replay-as", seat=name))
        self._board()

    def _keep(self, text: str) -> None:
        here = keeping.at(self.whole, self.stops[self.index])
        file = files.save(here, text) if text else files.keep(here)
        tell_kept(self.screen, self.words, file, self.source)


def _number(text: str, default: int) -> int:
    if not text:
        return default
    if not text.isdecimal():
        raise ValueError(f"{text!r} is no number")
    return int(text)
