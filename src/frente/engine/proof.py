"""Proof that a finished match was fair: every answer legal, every roll the one its seed gives.

What was played under older rules cannot be judged by these. Its rolls are proven all the same: a roll
is a function of seed, stream and index, and the log says with how many sides.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from frente.engine.ask import Roll, Shuffle, Values
from frente.engine.chance import commitment, result
from frente.engine.files import MatchFile
from frente.engine.game import Game
from frente.engine.journal import ROLLS, Entry, Setup
from frente.engine.match import Match
from frente.engine.message import Message, sentence
from frente.engine.opening import opened
from frente.engine.refusal import SaveError
from frente.engine.relic import Relic
from frente.engine.rerun import rerun


def verify(game: Game[Any], data: dict[str, Any]) -> tuple[int, int]:
    """Check a finished match file: legal under these rules, every roll from the committed seed.

    Gives (rolls proven, rolls that a position had forced). SaveError tells what is wrong. Of what was
    played under older rules (`older`) the rolls are checked, not the answers.
    """
    seed = data.get("seed")
    if not isinstance(seed, str):
        raise SaveError(sentence("error-seed-not-published-yet-dice"))
    try:
        match = opened(game, data)
    except SaveError as error:
        # A changed roll leads astray only later: tell the roll, not the place where it shows.
        changed = _changed_roll(game, data, seed)
        raise SaveError(changed) if changed else error from None
    return proven(match)


def proven(match: Match[Any]) -> tuple[int, int]:
    """The same for a match whose answers have been judged."""
    first = older(match)
    rolls = _rolls_told(match, match.journal[:first])
    if first < match.ply:
        rolls |= _rolls_wanted(match.game, match.setup, match.dice.seed, match.journal)
    wrong = _first_wrong(match.journal, rolls, match.dice.seed)
    if wrong:
        raise SaveError(wrong)
    kinds = [entry.kind for entry in match.journal]
    return kinds.count("roll"), kinds.count("forced")


def older(match: Match[Any]) -> int:
    """How many entries of the journal belong to rules that cannot be run any more."""
    return match.ply if isinstance(match, Relic) else match.setup.first


def _first_wrong(entries: list[Entry], rolls: dict[int, Roll], seed: str) -> Message | None:
    """What to say of the first roll that is not the one the seed gives; nothing where all are."""
    counts: dict[str, int] = {}
    for number, entry in enumerate(entries):
        if entry.kind not in ROLLS:
            continue
        index = counts.get(entry.who, 0)
        counts[entry.who] = index + 1
        if entry.kind == "forced" or number not in rolls:
            continue
        given = result(seed, entry.who, index, rolls[number])
        if given != entry.value:
            return sentence(
                "error-roll-not-of-seed",
                entry=number,
                kind=rolls[number].kind,
                rolled=_faces(entry.value),
                given=_faces(given),
            )
    return None


def _faces(values: Values) -> str:
    return ", ".join(map(str, values))


def _rolls_told(match: Match[Any], entries: list[Entry]) -> dict[int, Roll]:
    """What was rolled at each entry, by what the log says of it; a shuffle is known by its faces."""
    sides = {event.ply - 1: event.data.get("sides") for event in match.events(None) if event.kind == "roll"}
    found: dict[int, Roll] = {}
    for number, entry in enumerate(entries):
        if entry.kind != "roll":
            continue
        if 0 in entry.value:
            found[number] = Shuffle(entry.who, len(entry.value), kind=entry.key, rule="")
            continue
        faces = sides.get(number)
        if type(faces) is not int or faces < 1:
            raise SaveError(sentence("error-entry-log-does-not-say", number=number))
        found[number] = Roll(entry.who, len(entry.value), faces, kind=entry.key, rule="")
    return found


class _Spy(Match[Any]):
    """A match that remembers what was rolled at each entry of its journal."""

    __slots__ = ("rolls",)

    rolls: dict[int, Roll]

    def _rolled(self, wanted: Roll, values: Values, kind: Any) -> None:
        self.rolls[len(self.journal)] = wanted
        super()._rolled(wanted, values, kind)


def _rolls_wanted(game: Game[Any], setup: Setup, seed: str, entries: list[Entry]) -> dict[int, Roll]:
    """What was rolled at each entry of the journal, as far as the rules run through it."""
    spy = _Spy(game, setup, seed)
    spy.rolls = {}
    with suppress(Exception):  # where a changed journal breaks does not matter here, only what came before
        rerun(spy, entries[setup.first :])
    return spy.rolls


def _changed_roll(game: Game[Any], data: dict[str, Any], seed: str) -> Message | None:
    """What to say of the first roll that was changed in a file that does not load; nothing where none was."""
    try:
        file = MatchFile.of(data)
        if commitment(seed) != file.commitment:
            return None
        entries = file.journal()
        setup = file.setup(game, entries)
    except SaveError:
        return None
    return _first_wrong(entries, _rolls_wanted(game, setup, seed, entries), seed)
