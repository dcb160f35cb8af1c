"""Proof that a finished match was fair: every answer legal, every roll the one its seed gives.

What was played under older rules cannot be judged by these. Its rolls are proven all the same: a roll
is a function of seed, stream and index, and the log says with how many sides.
"""

from __future__ import annotations

from typing import Any

from frente.engine.ask import Roll, Shuffle, Values
from frente.engine.chance import result
from frente.engine.game import Game
from frente.engine.journal import Entry
from frente.engine.keeping import Relic, opened
from frente.engine.match import Match, feed
from frente.engine.refusal import SaveError


def verify(game: Game[Any], data: dict[str, Any]) -> tuple[int, int]:
    """Check a finished match file: legal under these rules, every roll from the committed seed.

    Gives (rolls proven, rolls that a position had forced). SaveError tells what is wrong. Of what was
    played under older rules (`older`) the rolls are checked, not the answers.
    """
    if not isinstance(data.get("seed"), str):
        raise SaveError("the seed is not published yet: dice can be proven after the match has ended")
    return proven(opened(game, data))


def proven(match: Match[Any]) -> tuple[int, int]:
    """The same for a match whose answers have been judged."""
    first = older(match)
    rolls = _rolls_told(match, match.journal[:first])
    if first < match.ply:
        rolls |= _rolls_wanted(match)
    counts: dict[str, int] = {}
    fair = forced = 0
    for number, entry in enumerate(match.journal):
        if entry.kind not in ("roll", "forced"):
            continue
        index = counts.get(entry.who, 0)
        counts[entry.who] = index + 1
        if entry.kind == "forced":
            forced += 1
        elif result(match.dice.seed, entry.who, index, rolls[number]) != entry.value:
            raise SaveError(f"entry {number}: the roll {entry.who} is not the one the seed gives")
        else:
            fair += 1
    return fair, forced


def older(match: Match[Any]) -> int:
    """How many entries of the journal belong to rules that cannot be run any more."""
    return match.ply if isinstance(match, Relic) else match.setup.first


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
            raise SaveError(f"entry {number}: the log does not say what was rolled there")
        found[number] = Roll(entry.who, len(entry.value), faces, kind=entry.key, rule="")
    return found


class _Spy(Match[Any]):
    """A match that remembers what was rolled at each entry of its journal."""

    __slots__ = ("rolls",)

    rolls: dict[int, Roll]

    def _rolled(self, wanted: Roll, values: Values, kind: Any) -> None:
        self.rolls[len(self.journal)] = wanted
        super()._rolled(wanted, values, kind)


def _rolls_wanted(match: Match[Any]) -> dict[int, Roll]:
    """What was rolled at each entry of the journal, found by running the rules again."""
    spy = _Spy(match.game, match.setup, match.dice.seed, match.auto)
    spy.rolls = {}
    spy._begin_step()
    feed(spy, match.journal[match.setup.first :])
    return spy.rolls
