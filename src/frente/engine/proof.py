"""Proof that a finished match was fair: every answer legal, every roll the one its seed gives."""

from __future__ import annotations

from typing import Any

from frente.engine.ask import Roll, Values
from frente.engine.chance import result
from frente.engine.game import Game
from frente.engine.match import Match, feed
from frente.engine.refusal import SaveError


def verify(game: Game[Any], data: dict[str, Any]) -> tuple[int, int]:
    """Check a finished match file: legal throughout, every roll from the committed seed.

    Gives (rolls proven, rolls that a position had forced). SaveError tells what is wrong.
    """
    if not isinstance(data.get("seed"), str):
        raise SaveError("the seed is not published yet: dice can be proven after the match has ended")
    match = Match.load(game, data)
    rolls = _rolls_wanted(match)
    counts: dict[str, int] = {}
    proven = forced = 0
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
            proven += 1
    return proven, forced


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
    feed(spy, match.journal)
    return spy.rolls
