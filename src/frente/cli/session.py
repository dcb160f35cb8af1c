"""A match in the terminal: tells what happens, asks what is wanted, answers questions about it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

from frente import bots
from frente.bots import Bot
from frente.cli import files, looking
from frente.cli.keeping import tell_kept
from frente.cli.screen import Screen
from frente.engine import AnswerError, Ask, Event, Game, Match, MatchError, Message, Refusal, Refused
from frente.server.present import hides
from frente.words import Words

PAGE = 20
LOG = 15
SETTING_UP = ("phase-set-up", "phase-setup")
FULL_ODDS = 4
"""So many odds are shown whole; of more, the list of what can be asked for."""


class Left(Exception):
    """The player leaves and does not want the match kept."""


class Session:
    """One or more people at this terminal, bots at the other seats."""

    def __init__(
        self,
        match: Match[Any],
        people: tuple[str, ...],
        players: Mapping[str, Bot],
        bot_seed: str,
        screen: Screen,
        folder: Path | None = None,
        source: str | None = None,
    ) -> None:
        self.match = match
        self.source = source
        self.folder = folder
        self.people = people
        self.players = {seat: bot for seat, bot in players.items() if seat not in people}
        self.bot_seed = bot_seed
        self.screen = screen
        self.words = Words(match.game)
        self.seat = people[0]
        self._told = 0
        self._read = dict.fromkeys(people, 0)
        self._here: str | None = None
        self._listed: list[int] = []
        self._from = 0
        self._shown = (-1, "")
        self._board_of: tuple[Any, ...] = ()
        self._stands: dict[str, str] = {}
        self._warned = (-1, "")
        self._commands: dict[str, Callable[[Ask, str], None]] = {
            "help": self._help,
            "?": self._help,
            "more": self._more,
            "options": self._options,
            "why": self._why,
            "odds": self._odds,
            "board": self._board,
            "map": self._map,
            "look": self._look,
            "sees": self._sees,
            "log": self._log,
            "rules": self._rules,
            "rule": self._rules,
            "undo": self._undo,
            "save": self._save,
            "position": self._position,
            "resign": self._resign,
            "quit": self._quit,
            "exit": self._quit,
        }

    def run(self) -> None:
        """Play until the match is over or the player leaves; the match is kept either way."""
        say = self.words.say
        self.screen.say(say("cli-your-seats", seats=list(self.people)))
        try:
            self._play()
        except Left:
            return
        except EOFError:
            self._keep()
            return
        except BaseException:
            self._keep()
            raise
        self._over()

    # --- the loop -------------------------------------------------------------------------------
    def _play(self) -> None:
        while self.match.result is None:
            mine = next((ask for ask in self.match.asks if ask.seat in self.people), None)
            if mine is None:
                bots.play(self.match, self.players, self.bot_seed, told=lambda *_: self._tell())
                self._tell()
                continue
            self.seat = mine.seat
            self._hand_over(mine.seat)
            self._tell()
            self._ask(mine)
            try:
                self._heard(mine, self.screen.read(self.words.say("cli-prompt")))
            except Refused as error:
                self._refuse(error)
            except AnswerError as error:
                self.screen.say(str(error), "yellow")
            except MatchError as error:
                self.screen.say(str(error), "red")

    def _tell(self) -> None:
        """Say what has happened since we last spoke, as whoever sits here may hear it."""
        seat = self.seat if len(self.people) == 1 or self.seat == self._here else None
        self._say_events(self.match.events(seat, self._told))
        self._told = len(self.match.state.log.events)
        if seat is not None:
            self._read[seat] = self._told

    def _say_events(self, events: Iterable[Event]) -> None:
        for event in events:
            self.screen.pair(self.words.event(event), event.rule, "bold" if event.kind == "over" else "cyan")

    def _hand_over(self, seat: str) -> None:
        """Before another person is asked: clear what the last one saw, and wait until seats are changed."""
        if len(self.people) == 1 or seat == self._here:
            return
        self._here = None
        if hides(self.match.game) or self.match.in_secret:
            if self._board_of:  # else nothing has been shown yet
                self.screen.clear()
                self.screen.rule()
            self._tell()  # in between only what everybody may know
            self.screen.say(self.words.say("cli-hand-over", seat=seat), "bold")
            self.screen.enter(self.words.say("cli-hand-over-enter", seat=seat))
            since = self._read[seat]
            both = zip(self.match.events(seat, since), self.match.events(None, since), strict=True)
            self._say_events(mine for mine, public in both if mine != public)
        self._here = seat
        self._shown = (-1, "")

    def _ask(self, ask: Ask) -> None:
        """Put the prompt with its options, once for each ask."""
        if self._shown == (self.match.ply, ask.seat):
            return
        turn, stood = self._turn(ask), self._stands
        self._stands = self._places(ask.seat)
        moved = sum(stood.get(piece) != place for piece, place in self._stands.items())
        if turn != self._board_of or (turn[-1] and moved > 1):
            self._board_of = turn
            looking.show_board(self.screen, self.words, self.match, ask.seat)
        self._shown = (self.match.ply, ask.seat)
        self._listed = list(range(len(ask.options())))
        self._from = 0
        self.screen.say()
        prompt = self.words.say("cli-asks", seat=ask.seat, prompt=self.words.prompt(ask))
        self.screen.pair(prompt, self.words.say("cli-rule", rule=ask.rule), "bold")
        self._list(ask)

    def _turn(self, ask: Ask) -> tuple[Any, ...]:
        """The board is shown anew when a turn begins for a seat and after the set-up."""
        turn = self.match.view(ask.seat).get("turn")
        told = turn if isinstance(turn, dict) else {}
        phase = told.get("phase")
        setting_up = isinstance(phase, dict) and phase.get("id") in SETTING_UP
        return told.get("number"), ask.seat, setting_up

    def _places(self, seat: str) -> dict[str, str]:
        pieces = self.match.view(seat).get("pieces")
        rows = pieces if isinstance(pieces, list) else []
        return {str(piece["id"]): str(piece.get("place", "")) for piece in rows if isinstance(piece, dict)}

    def _heard(self, ask: Ask, line: str) -> None:
        """Take a typed line: a number, a token, a command, or words that narrow the list."""
        if not line:
            self._options(ask, "")
            return
        if line.isdecimal() and not self._is_thing(ask, line):
            self._answer(ask, self._numbered(ask, line))
            return
        word, _, rest = line.lstrip("/").partition(" ")
        if word in self.match.game.verbs and not line.startswith("/"):
            self._answer(ask, line)
        elif word.lower() in self._commands:
            self._commands[word.lower()](ask, rest.strip())
        else:
            self._narrow(ask, line)

    def _answer(self, ask: Ask, token: str | None) -> None:
        if token is not None and not self._warn(ask, token):
            self.match.answer(ask.seat, token)

    def _warn(self, ask: Ask, token: str) -> bool:
        """Tell of the loss that an answer brings about, once; given again it is taken."""
        if self._warned == (self.match.ply, token) or self.match.why_not(ask.seat, token) is not None:
            return False
        if not self.match.game.choice(self.match.state, ask, token).warns:
            return False
        self._warned = (self.match.ply, token)
        self.screen.say(self.words.option(self.match, ask, token), "yellow")
        self.screen.say(self.words.say("cli-warns"), "yellow")
        return True

    def _numbered(self, ask: Ask, text: str) -> str | None:
        options = ask.options()
        if 1 <= int(text) <= len(options):
            return options[int(text) - 1]
        self.screen.say(self.words.say("cli-no-number", number=int(text), count=len(options)), "yellow")
        return None

    def _is_thing(self, ask: Ask, text: str) -> bool:
        """Is a number too large for an option the name of a place?"""
        return int(text) > len(ask.options()) and bool(looking.things(self.match, ask.seat, text))

    def _token(self, ask: Ask, text: str) -> str | None:
        return self._numbered(ask, text) if text.isdecimal() else text

    def _refuse(self, error: Refused) -> None:
        reason = self.words.refusal(error.refusal)
        self.screen.pair(self.words.say("cli-refused", reason=reason), error.refusal.rule, "yellow")

    # --- options --------------------------------------------------------------------------------
    def _list(self, ask: Ask) -> None:
        options = ask.options()
        page = self._listed[self._from : self._from + PAGE]
        rest = self._listed[self._from + PAGE :]
        # What ends a phase is one word and stands last; it must not drown in a long list.
        plain = [number for number in rest if " " not in options[number]]
        width = len(str(len(options)))
        for number in page + plain:
            label = self._label(ask, options[number])
            self.screen.pair(f"  {number + 1:{width}}  {label}", options[number])
        if len(rest) > len(plain):
            self.screen.say(self.words.say("cli-more", count=len(rest) - len(plain)), "dim")
        if ask.commits:
            self.screen.say(self.words.say("cli-commits"), "dim")

    def _label(self, ask: Ask, token: str) -> str:
        """The words of an option, with what it costs where they leave that out."""
        label = self.match.game.choice(self.match.state, ask, token).label
        text = self.words.say(label)
        for name in ("cost", "price"):
            if name not in label.args or name in ask.about:  # what the prompt says is not said again
                continue
            without = self.words.say(Message(label.id, {**label.args, name: ""}))
            if without == text:
                return self.words.say("cli-cost", option=text, cost=label.args[name])
        return text

    def _options(self, ask: Ask, _rest: str) -> None:
        self._listed, self._from = list(range(len(ask.options()))), 0
        self._list(ask)

    def _more(self, ask: Ask, _rest: str) -> None:
        self._from = self._from + PAGE if self._from + PAGE < len(self._listed) else 0
        self._list(ask)

    def _narrow(self, ask: Ask, text: str) -> None:
        wanted = looking.folded(text).split()
        found = []
        for number, token in enumerate(ask.options()):
            label = looking.folded(f"{self._label(ask, token)} {token}")
            if all(word in label for word in wanted):
                found.append(number)
        self.screen.say(self.words.say("cli-narrowed", count=len(found), text=text))
        if found:
            self._listed, self._from = found, 0
            self._list(ask)

    # --- questions ------------------------------------------------------------------------------
    def _help(self, _ask: Ask, _rest: str) -> None:
        self.screen.lines(self.words.say("cli-help").split("\n"))

    def _why(self, ask: Ask, rest: str) -> None:
        if not rest:
            self.screen.say(self.words.say("cli-unreadable", text="why"))
            return
        number = rest.isdecimal() and not self._is_thing(ask, rest)
        if number or rest.partition(" ")[0] in self.match.game.verbs:
            token = self._token(ask, rest)
            if token is None:
                return
            refusal = self.match.why_not(ask.seat, token)
            reasons: tuple[Refusal, ...] = () if refusal is None else (refusal,)
        else:
            found = looking.things(self.match, ask.seat, rest)
            if not found:
                self.screen.say(self.words.say("cli-no-place", place=rest))
                return
            reasons = self.match.why_nothing_at(ask.seat, tuple(found))
        if not reasons:
            self.screen.say(self.words.say("cli-legal"))
        for reason in reasons:
            self._refuse(Refused(reason))

    def _odds(self, ask: Ask, rest: str) -> None:
        game, state = self.match.game, self.match.state
        wanted = [self._token(ask, rest)] if rest else list(ask.options())
        found = [(t, odds) for t in wanted if t and (odds := game.odds(state, ask, t)) is not None]
        if not found:
            self.screen.say(self.words.say("cli-no-odds"))
        if len(found) <= FULL_ODDS:
            for _, odds in found:
                looking.show_odds(self.screen, self.words, odds)
            return
        for token, _ in found:
            number = ask.options().index(token) + 1
            self.screen.pair(f"  odds {number}  {self._label(ask, token)}", token)

    def _board(self, ask: Ask, _rest: str) -> None:
        looking.show_board(self.screen, self.words, self.match, ask.seat)

    def _map(self, ask: Ask, rest: str) -> None:
        looking.show_map_at(self.screen, self.words, self.match, ask.seat, rest)

    def _look(self, ask: Ask, rest: str) -> None:
        looking.show_place(self.screen, self.words, self.match, ask.seat, rest)

    def _sees(self, ask: Ask, rest: str) -> None:
        looking.show_sight(self.screen, self.words, self.match, ask.seat, rest)

    def _log(self, ask: Ask, rest: str) -> None:
        count = int(rest) if rest.isdecimal() else LOG
        looking.show_log(self.screen, self.words, self.match.events(ask.seat)[-count:] if count else [])

    def _rules(self, ask: Ask, rest: str) -> None:
        looking.show_rules(self.screen, self.words, self.match.game, rest or ask.rule)

    # --- the table ------------------------------------------------------------------------------
    def _undo(self, ask: Ask, _rest: str) -> None:
        self.match.undo(ask.seat)
        self._told = self._read[ask.seat] = len(self.match.state.log.events)
        self._shown = (-1, "")
        self.screen.say(self.words.say("cli-undone"))

    def _save(self, _ask: Ask, rest: str) -> None:
        file = files.save(self.match, rest) if rest else files.keep(self.match, self.folder)
        self.screen.say(self.words.say("cli-saved", file=str(file)))

    def _position(self, _ask: Ask, rest: str) -> None:
        if not rest:
            self.screen.say(self.words.say("cli-unreadable", text="position"))
        elif self.match.hides_from(None):
            self.screen.say(self.words.say("cli-position-hidden"), "yellow")
        elif type(self.match.game).position_text is Game.position_text:
            self.screen.say(self.words.say("cli-no-position"), "yellow")
        elif (text := self.match.game.position_text(self.match.state)) is None:
            self.screen.say(self.words.say("cli-position-later"), "yellow")
        else:
            self.screen.say(self.words.say("cli-saved", file=str(files.write(rest, text))))

    def _resign(self, ask: Ask, rest: str) -> None:
        sure = rest in ("y", "yes") or self.screen.yes(
            self.words.say("cli-sure-resign", seat=ask.seat), default=False
        )
        if sure:
            self.match.resign(ask.seat)

    def _quit(self, _ask: Ask, _rest: str) -> None:
        if self.screen.yes(self.words.say("cli-sure-quit"), default=True):
            raise EOFError
        raise Left

    # --- the end --------------------------------------------------------------------------------
    def _over(self) -> None:
        self._here = None  # at the end everybody looks
        self._tell()
        result = self.match.result
        assert result is not None
        seat = self.seat if len(self.people) == 1 else None
        looking.show_board(self.screen, self.words, self.match, seat)
        self.screen.pair(self.words.result(result), result.rule, "bold")
        seed, commitment = self.match.dice.seed, self.match.commitment
        self.screen.say(self.words.say("cli-seed", seed=seed, commitment=commitment), "dim")
        self.screen.say(self.words.say("cli-saved", file=str(files.keep(self.match, self.folder))), "dim")

    def _keep(self) -> None:
        self.screen.say()
        tell_kept(self.screen, self.words, files.keep(self.match, self.folder), self.source)
