"""Match files: their format, what they hold under which key, and a match written and read back."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass, fields
from pathlib import Path
from typing import TYPE_CHECKING, Any

from frente.engine.ask import Values
from frente.engine.chance import commitment
from frente.engine.game import Game
from frente.engine.journal import LONGEST_JOURNAL, Entry, Setup, entry_from_plain
from frente.engine.message import Mistaken, sentence
from frente.engine.past import Past, past_from
from frente.engine.plain import Plain, to_plain
from frente.engine.refusal import DiceError, SaveError
from frente.engine.rerun import rerun
from frente.engine.state import S

if TYPE_CHECKING:
    from frente.engine.match import Match

FORMAT = "frente-match"
FORMAT_VERSION = 2
"""2: a file may hold what outlives the rules (`kept`), and the past of a match that has outlived some."""


@dataclass(frozen=True, slots=True)
class MatchFile:
    """What stands in a match file, each thing under the key of its name. What is read is not judged yet.

    `past` and `kept` are left out where there are none: see frente.engine.past and frente.engine.keeping.
    """

    game: Any = None
    rules: Any = None
    scenario: Any = None
    options: Any = None
    seats: Any = None
    commitment: Any = None
    seed: Any = None
    start: Any = None
    auto: Any = False
    forced: Any = None
    entries: Any = None
    digest: Any = None
    result: Any = None
    past: Any = None
    kept: Any = None

    @classmethod
    def of(cls, data: Any) -> MatchFile:
        """What a file holds, brought up to the format of today. SaveError where it is no match file."""
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            raise SaveError(sentence("error-not-match-file-program-2"))
        data = migrated(data)
        return cls(**{key: data[key] for key in _KEYS if key in data})

    def to_plain(self) -> dict[str, Plain]:
        held: dict[str, Plain] = {"format": FORMAT, "format_version": FORMAT_VERSION}
        for key in _KEYS:
            value = getattr(self, key)
            if value is not None or key not in _OPTIONAL:
                held[key] = value
        return held

    # --- judged ---------------------------------------------------------------------------------
    def true_seed(self) -> str:
        """The seed; empty where it is not published yet."""
        if self.seed is None:
            return ""
        if not isinstance(self.seed, str) or commitment(self.seed) != self.commitment:
            raise SaveError(sentence("error-seed-file-does-not-fit"))
        return self.seed

    def takes_only_option(self) -> bool:
        """Whether the program takes what is the only option."""
        if not isinstance(self.auto, bool):
            raise SaveError(sentence("error-file-does-not-say-whether"))
        return self.auto

    def journal(self) -> list[Entry]:
        """The entries, read and not yet played."""
        raw = self.entries
        if not isinstance(raw, list):
            raise SaveError(sentence("error-file-has-no-journal"))
        if len(raw) > LONGEST_JOURNAL:
            raise SaveError(
                sentence("error-match-has-most-entries-file", longest_journal=LONGEST_JOURNAL, count=len(raw))
            )
        return [entry_from_plain(i, item) for i, item in enumerate(raw)]

    def forced_rolls(self) -> list[Values]:
        """The rolls that are forced and not yet rolled."""
        rolls = self.forced if isinstance(self.forced, list) else [self.forced]
        if not all(isinstance(roll, list) and all(type(face) is int for face in roll) for roll in rolls):
            raise SaveError(sentence("error-forced-rolls-file-damaged"))
        return [tuple(roll) for roll in rolls]

    def past_of(self, entries: list[Entry]) -> Past | None:
        """What was played under older rules."""
        return past_from(self.past, entries)

    def setup(self, game: Game[S], entries: list[Entry]) -> Setup:
        """What the match was set up from, under the rules at hand."""
        if self.game != game.slug:
            raise SaveError(sentence("error-file-match-not", game=repr(self.game), slug=game.slug))
        if self.rules != game.version:
            raise SaveError(
                sentence(
                    "error-match-played-under-rules-version",
                    rules=self.rules,
                    title=game.title,
                    version=game.version,
                )
            )
        if self.scenario is None or self.seats is None:
            raise SaveError(sentence("error-set-up-file-damaged"))
        try:
            scenario = game.scenario(self.scenario).id
            options = game.full_options(scenario, self.options)
            seats = game.seats(scenario, options)
            if list(seats) != self.seats:
                raise SaveError(sentence("error-seats-file-do-not-fit"))
        except (KeyError, TypeError, AttributeError):
            raise SaveError(sentence("error-set-up-file-damaged")) from None
        except ValueError as error:
            raise SaveError(str(error)) from None
        return Setup(game.slug, game.version, scenario, options, seats, self.start, self.past_of(entries))


_KEYS = tuple(field.name for field in fields(MatchFile))
_OPTIONAL = ("past", "kept")


def of_match(match: Match[Any], with_seed: bool) -> MatchFile:
    """A match as a file holds it; once it is over its seed is no secret."""
    setup, past = match.setup, match.setup.past
    return MatchFile(
        game=setup.game,
        rules=setup.rules,
        scenario=setup.scenario,
        options=to_plain(setup.options),
        seats=list(setup.seats),
        commitment=match.commitment,
        seed=match.dice.seed if with_seed or match.result is not None else None,
        start=setup.start,
        auto=match.auto,
        forced=[list(roll) for roll in match.forced],
        entries=[entry.to_plain() for entry in match.journal],
        digest=match.digest(),
        result=to_plain(match.result),
        past=None if past is None else past.to_plain(),
    )


def loaded(kind: type[Match[S]], game: Game[S], data: Any, check: bool) -> Match[S]:
    """The match of a file, run again from its beginning. SaveError where it does not lead where it says."""
    file = MatchFile.of(data)
    entries = file.journal()
    setup = file.setup(game, entries)
    seed, auto = file.true_seed(), file.takes_only_option()
    try:
        match = kind(game, setup, seed, auto)
        rerun(match, entries[setup.first :], check)
    except SaveError:
        raise
    except DiceError:
        raise SaveError(sentence("error-journal-ends-middle-roll-seed")) from None
    except Exception as error:
        raise SaveError(
            sentence("error-journal-breaks-rules-so-changed", kind=type(error).__name__, error=error)
        ) from error
    match.forced = file.forced_rolls()
    if to_plain(match.result) != file.result:
        raise SaveError(sentence("error-journal-leads-another-result-than"))
    if file.digest != match.digest():
        raise SaveError(sentence("error-journal-leads-another-position-than"))
    return match


# --- the format ---------------------------------------------------------------------------------
MIGRATIONS: dict[int, Any] = {1: dict}
"""Format version -> function that brings a file of that version one version up, in order."""


def migrated(data: dict[str, Any]) -> dict[str, Any]:
    """A file of an older format brought up to this one."""
    version = data.get("format_version")
    if type(version) is not int or version < 1:
        raise SaveError(sentence("error-file-does-not-say-format"))
    if version > FORMAT_VERSION:
        raise SaveError(
            sentence("error-file-has-format-program-reads", version=version, format_version=FORMAT_VERSION)
        )
    while version < FORMAT_VERSION:
        data = MIGRATIONS[version](data)
        version += 1
    return data


def read_file(path: str | Path) -> dict[str, Any]:
    """The contents of a match file; SaveError in one sentence where it is none."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise SaveError(sentence("error-cannot-read", path=path, strerror=error.strerror)) from None
    except UnicodeDecodeError:
        raise SaveError(sentence("error-not-match-file-not-text", path=path)) from None
    try:
        data = json.loads(text, parse_constant=_no_number)
    except (ValueError, RecursionError):
        raise SaveError(sentence("error-not-match-file-not-json", path=path)) from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise SaveError(sentence("error-not-match-file-program", path=path))
    return data


def _no_number(name: str) -> None:
    raise Mistaken(sentence("error-no-number-match", name=name))


def write_file(path: str | Path, data: dict[str, Plain]) -> None:
    """Write a match file whole or not at all."""
    target = Path(path)
    draft = target.with_name(target.name + ".part")
    try:
        draft.write_text(json.dumps(data, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
        os.replace(draft, target)
    except OSError as error:
        draft.unlink(missing_ok=True)
        raise SaveError(sentence("error-cannot-written", path=path, strerror=error.strerror)) from None
