"""What a seat sees as one array of whole numbers, ready for a learner; and planes over places made from it.

First come a few numbers about the ask, then the numbers of the game's record, then its masks, a number for
each bit. `fields` says what lies where.
"""

from __future__ import annotations

from functools import cache
from struct import Struct
from typing import Any

import numpy as np
from numpy import frombuffer
from numpy.typing import NDArray

from frente.engine import Ask, Game, Match
from frente.engine.record import Field, Row
from frente.research.actions import Actions, Choosing, actions_of

BITS = np.unpackbits(np.arange(256, dtype=np.uint8)[:, None], axis=1, bitorder="little").astype(np.int16)
"""The eight numbers of each byte of a mask."""
FEW = 4
"""So many changed bits of a mask are written one by one; of more, the whole mask is."""
ASKED = ("asked", "ask", "words-settled", "first-action", "commits")
"""Is this seat asked, by which kind of ask (by the table of actions), and how far is its answer?"""
WRITE_ASKED = Struct(f"={len(ASKED)}h").pack_into
PLANES = ("mine", "theirs", "my-strength", "their-strength")
"""The planes that follow from where pieces stand; the game's masks over places come after them."""


@cache
def sight_of(game: Game[Any]) -> Sight:
    """The form of a game's observations; ValueError where it has none."""
    return Sight(game)


class Sight:
    """How the positions of a game are written for a learner."""

    def __init__(self, game: Game[Any]) -> None:
        if game.record is None:
            raise ValueError(f"{game.slug} does not tell its positions in numbers")
        self.game = game
        self.record = record = game.record
        self.actions: Actions = actions_of(game)
        fields = [Field(name, (name,)) for name in ASKED] + list(record.numbers)
        self.fields: dict[str, tuple[int, int]] = {}
        """Where each row of numbers begins, and how long it is."""
        size = 0
        for field in fields:
            self.fields[field.name] = (size, len(field.of))
            size += len(field.of)
        single = sum(len(field.of) == 1 for field in record.numbers)
        self.write = Struct(f"={single}h").pack_into
        self.rows = [
            (start, start + length)
            for start, length in (self.fields[field.name] for field in record.numbers if len(field.of) > 1)
        ]
        # A mask is written in whole bytes: the few numbers after its last bit are always 0.
        for field in record.masks:
            self.fields[field.name] = (size, len(field.of))
            size += field.bytes * 8
        self.size = size
        """The length of an observation."""
        self.masks = [(self.fields[field.name][0], field.bytes) for field in record.masks]
        over = [field for field in record.masks if field.of == record.places]
        self.planes = (*PLANES, *(field.name for field in over))
        self._over = [self.fields[field.name][0] for field in over]
        self._side = np.array([list(dict.fromkeys(record.sides)).index(side) for side in record.sides])
        self._sides = list(dict.fromkeys(record.sides))

    def observe(self, match: Match[Any], seat: str, choosing: Choosing | None) -> NDArray[np.int16]:
        """What a seat sees now; `choosing` is how far its answer has come (None: it is not asked)."""
        return Eye(self).look(match, seat, choosing)

    def part(self, observations: NDArray[np.int16], name: str) -> NDArray[np.int16]:
        """The row of that name, of one observation or of a whole batch."""
        start, length = self.fields[name]
        return observations[..., start : start + length]

    def stacked(self, observations: NDArray[np.int16], seat: str) -> NDArray[np.float32]:
        """Planes over places of a batch that one seat saw: (observations, planes, places)."""
        batch = np.atleast_2d(observations)
        count, places = len(batch), len(self.record.places)
        found = np.zeros((count, len(self.planes), places + 1), np.float32)
        where = self.part(batch, self.record.pieces.name).astype(np.intp) + 1
        where[(where < 0) | (where > places)] = 0  # beside the map
        mine = self._side == self._sides.index(self.game.side(seat))
        rows = np.arange(count)[:, None]
        for plane, (whose, worth) in enumerate(
            (
                (mine, None),
                (~mine, None),
                (mine, self.record.strengths),
                (~mine, self.record.strengths),
            )
        ):
            weights = whose.astype(np.float32) * (1.0 if worth is None else np.array(worth, np.float32))
            np.add.at(found[:, plane], (rows, where), np.broadcast_to(weights, where.shape))
        for plane, start in enumerate(self._over, len(PLANES)):
            found[:, plane, 1:] = batch[:, start : start + places]
        return found[:, :, 1:]


class Eye:
    """What a seat saw when it last looked: the next look writes only what has changed since.

    Most of a position stays from one answer to the next, and writing it all anew costs as much as the rules.
    """

    __slots__ = ("_ask", "_masks", "_numbers", "_rows", "_seen", "_settled", "_sight", "_wide")

    def __init__(self, sight: Sight) -> None:
        self._sight = sight
        self._seen = np.zeros(sight.size, np.int16)
        # What is not numpy's is written more quickly past it.
        self._numbers = memoryview(self._seen)  # type: ignore[arg-type]  # an array is a buffer too
        self._wide = [self._seen[start : start + 8 * n].reshape(n, 8) for start, n in sight.masks]
        self._masks: tuple[int, ...] = (0,) * len(sight.masks)
        self._rows: tuple[Row | None, ...] = (None,) * len(sight.rows)
        self._settled: tuple[int, ...] = ()
        self._ask: Ask | None = None

    def look(self, match: Match[Any], seat: str, choosing: Choosing | None) -> NDArray[np.int16]:
        """What the seat sees now; `choosing` is how far its answer has come (None: it is not asked)."""
        sight, seen = self._sight, self._numbers
        if choosing is None:
            self._ask = None
            WRITE_ASKED(seen, 0, 0, 0, 0, 0, 0)
        else:
            ask = match.ask(seat)
            kind, first = sight.actions.asks.get(ask.kind, 0), choosing.first % 32768  # sixteen bits
            WRITE_ASKED(seen, 0, 1, kind, choosing.begun, first, ask.commits)
            if ask is self._ask:  # only the answer has grown by a word
                return self._seen.copy()
            self._ask = ask
        numbers, rows, masks = sight.record.read(match.state, seat)
        if numbers != self._settled:
            sight.write(seen, 2 * len(ASKED), *numbers)
            self._settled = numbers
        known = self._rows
        for place, row in enumerate(rows):
            if row is not known[place]:
                start, end = sight.rows[place]
                seen[start:end] = row
        self._rows = rows
        before = self._masks
        if masks != before:
            for place, mask in enumerate(masks):
                if mask is before[place]:
                    continue
                changed = mask ^ before[place]
                start, length = sight.masks[place]
                if changed.bit_count() > FEW:
                    bits = frombuffer(mask.to_bytes(length, "little"), np.uint8)
                    BITS.take(bits, 0, self._wide[place], "clip")
                    continue
                while changed:
                    bit = changed.bit_length() - 1
                    seen[start + bit] ^= 1
                    changed ^= 1 << bit
            self._masks = masks
        return self._seen.copy()


def text_of(match: Match[Any], seat: str) -> str:
    """The same in words: the board as the terminal shows it, the ask and the legal answers."""
    lines = list(match.board(seat))
    for ask in match.asks:
        if ask.seat == seat:
            lines += [f"{seat}: {ask.kind} ({ask.rule})", *(f"- {token}" for token in ask.options())]
        elif not match.in_secret:
            lines.append(f"{ask.seat} must answer")
    if match.result is not None:
        lines.append(f"over: {', '.join(match.result.winners) or 'a draw'}")
    return "\n".join(lines)
