"""Proof that a finished match was fair: every answer legal, every roll the one its seed gives."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from frente.engine.ask import Roll, Values
from frente.engine.chance import commitment, result
from frente.engine.game import Game
from frente.engine.journal import Entry, Setup
from frente.engine.match import Match, feed, setup_and_journal
from frente.engine.refusal import SaveError


def verify(game: Game[Any], data: dict[str, Any]) -> tuple[int, int]:
    """Check a finished match file: legal throughout, every roll from the committed seed.

    Gives (rolls proven, rolls that a position had forced). SaveError tells what is wrong.
    """
    seed = data.get("seed")
    if not isinstance(seed, str):
        raise SaveError("the seed is not published yet: dice can be proven after the match has ended")
    try:
        match = Match.load(game, data)
    except SaveError as error:
        # A changed roll leads astray only later: tell the roll, not the place where it shows.
        changed = _changed_roll(game, data, seed)
        raise SaveError(changed) if changed else error from None
    changed = _wrong_roll(game, match.setup, match.journal, seed)
    if changed:
        raise SaveError(changed)
    kinds = [entry.kind for entry in match.journal]
    return kinds.count("roll"), kinds.count("forced")


class _Spy(Match[Any]):
    """A match that holds every roll of its journal against the seed."""

    __slots__ = ("seen", "wrong")

    seen: dict[str, int]
    wrong: str

    def _rolled(self, wanted: Roll, values: Values, kind: Any) -> None:
        index = self.seen.get(wanted.stream, 0)
        self.seen[wanted.stream] = index + 1
        if kind == "roll" and not self.wrong:
            given = result(self.dice.seed, wanted.stream, index, wanted)
            if given != values:
                self.wrong = (
                    f"entry {len(self.journal)}: the roll for {wanted.kind} ({_faces(values)}) "
                    f"is not the one the seed gives ({_faces(given)}): the file was changed"
                )
        super()._rolled(wanted, values, kind)


def _faces(values: Values) -> str:
    return ", ".join(map(str, values))


def _changed_roll(game: Game[Any], data: dict[str, Any], seed: str) -> str:
    """What to say of the first roll that was changed in a file that does not load; "" where none was."""
    if commitment(seed) != data.get("commitment"):
        return ""
    try:
        setup, entries = setup_and_journal(game, data)
    except SaveError:
        return ""
    return _wrong_roll(game, setup, entries, seed)


def _wrong_roll(game: Game[Any], setup: Setup, entries: list[Entry], seed: str) -> str:
    """What to say of the first roll that is not the seed's, found by running the rules again."""
    spy = _Spy(game, setup, seed)
    spy.seen, spy.wrong = {}, ""
    with suppress(Exception):  # where the journal breaks does not matter here, only what came before
        spy._begin_step()
        feed(spy, entries)
    return spy.wrong
