"""The journal: the answers and rolls of a match, in order. With the set-up it IS the match."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, TypeAlias

from frente.engine.game import Game, Options
from frente.engine.message import sentence
from frente.engine.plain import Plain, PlainError, from_plain
from frente.engine.refusal import SaveError
from frente.engine.state import S

if TYPE_CHECKING:
    from frente.engine.past import Past

LONGEST_JOURNAL = 100_000
"""Entries: many times what the longest match has."""

Kind: TypeAlias = Literal["answer", "auto", "roll", "forced", "resign", "ended"]
ENDINGS: Final = ("agreed", "aborted", "closed")
"""How a match ends beside the board: by agreement, before it has begun, because nobody came any more."""
GIVEN_UP: Final = ("resign", "time")
"""How a seat loses beside the board: it gives up, or its clock has run out."""
ROLLS: Final = ("roll", "forced")
"""The kinds of entry that chance has made."""


class Entry(NamedTuple):
    """One line of the journal.

    answer, auto (the only option, taken by the program): `who` a seat, `key` the ask's key, `value`
    the token. roll, forced (by a position): `who` the stream, `key` the kind of roll, `value` the
    faces. resign: `who` the seat, `key` how (GIVEN_UP). ended (beside the board, with no winner): `key` how.
    """

    kind: Kind
    who: str
    key: str
    value: Any

    def to_plain(self) -> Plain:
        value = list(self.value) if isinstance(self.value, tuple) else self.value
        return [self.kind, self.who, self.key, value]


def entry_from_plain(number: int, data: Any) -> Entry:
    """An entry read back; SaveError says which one is damaged."""
    try:
        kind, who, key, value = data
    except (TypeError, ValueError):
        raise SaveError(sentence("error-entry-journal-damaged", number=number)) from None
    texts = isinstance(who, str) and isinstance(key, str)
    if kind in ROLLS and texts and isinstance(value, list):
        if all(type(v) is int for v in value):
            return Entry(kind, who, key, tuple(value))
    elif kind in ("answer", "auto", "resign", "ended") and texts and isinstance(value, str):
        return Entry(kind, who, key, value)
    raise SaveError(sentence("error-entry-journal-damaged", number=number))


@dataclass(frozen=True, slots=True)
class Setup:
    """What a match was set up from. `start` is a whole state where a position was arranged.

    A match that goes on under changed rules has a `past`, and starts where that ended.
    """

    game: str
    rules: int
    scenario: str
    options: Options
    seats: tuple[str, ...]
    start: Plain = None
    past: Past | None = None

    @property
    def first(self) -> int:
        """The ply from which on the journal belongs to the rules at hand."""
        return 0 if self.past is None else len(self.past.entries)

    def beginning(self, game: Game[S]) -> S:
        """The state that the rules at hand begin with."""
        if self.start is None:
            return game.setup(self.scenario, self.options)
        try:
            state: S = from_plain(game.state, self.start)
        except PlainError as error:
            raise SaveError(sentence("error-starting-position-damaged", error=error)) from None
        return state
