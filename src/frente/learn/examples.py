"""Examples: for a rule, a small position in which it can be tried.

An example is a position file (docs/positions.md) of a game's folder `examples`, with besides

    [example]
    rule = "9.1-c"            the rule that it shows; the file is named for it
    say = "..."               what to try, and what comes of it
    ring = ["2006"]           where there is only something to look at: what; as in a lesson

Its script leads to the moment and ends with what shows the rule: an answer whose events cite it or after
which something holds, an answer that is refused by it, odds with a line of it, or an ask that cites it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, Literal, TypeAlias

from frente.engine import Game, Match
from frente.engine.ask import Values
from frente.engine.position import Position, PositionError, read, start

Shown: TypeAlias = Literal["refused", "event", "odds", "asked", "holds"]
"""How a rule shows itself: it refuses an answer, the log cites it, a line of odds does, an ask does, or what
is on the board after an answer is what it says."""


@dataclass(frozen=True, slots=True)
class Given:
    """An answer of the script, and the dice that fall after it."""

    seat: str
    token: str
    rolls: tuple[Values, ...] = ()


@dataclass(frozen=True, slots=True)
class Example:
    """A rule, and a position to try it in."""

    rule: str
    say: str
    position: Position
    """With the whole script: `frente.engine.position.run` proves it."""
    before: tuple[Given, ...]
    """What happens by itself before the reader is asked."""
    tokens: tuple[str, ...]
    """The answers to try: one, legal or to be refused; none where looking at the ask is enough."""
    expect: Shown
    seat: str
    """Who tries; empty where whoever is asked does."""
    rolls: tuple[Values, ...] = ()
    """The dice that fall after the answer that is tried."""
    ring: tuple[str, ...] = ()
    """What to look at where nothing is to be tried."""

    def begin(self, game: Game[Any], seed: str, *, scripted: bool = False) -> Match[Any]:
        """A match that stands where the rule can be tried. MatchError: it does not hold any more.

        The dice after that are those of the seed; `scripted`, those of the script.
        """
        match = start(replace(self.position, do=_opening(self.position)), lambda _: game, seed=seed)
        for given in self.before:
            match.forced += given.rolls
            match.answer(given.seat or match.to_answer[0], given.token)
        match.forced = [*match.forced, *self.rolls] if scripted else []
        return match


@cache
def of(game: Game[Any]) -> Mapping[str, Example]:
    """The examples of a game, by the rule that each shows. PositionError where a file is at fault."""
    found = (example(path) for path in sorted((game.folder / "examples").glob("*.toml")))
    return MappingProxyType({one.rule: one for one in found})


def example(path: Path) -> Example:
    """An example from its file."""
    position = read(path)
    said = position.example
    for key in ("rule", "say"):
        if not isinstance(said.get(key), str) or not said[key]:
            raise PositionError(f"{path}: [example] needs {key}")
    if set(said) - {"rule", "say", "ring"}:
        raise PositionError(f"{path}: [example] holds rule, say and ring, and nothing else")
    if path.stem != said["rule"]:
        raise PositionError(f"{path}: it shows rule {said['rule']}, and its name says otherwise")
    script = position.do[len(_opening(position)) :]
    if not script:
        raise PositionError(f"{path}: it has no script")
    expect = _shown(script[-1], said["rule"])
    acts: list[tuple[dict[str, Any], tuple[Values, ...]]] = []
    fallen: tuple[Values, ...] = ()
    for entry in script:
        fallen += tuple(tuple(faces) for faces in entry.get("rolls", ()))
        if "answer" in entry or (entry is script[-1] and expect == "refused"):
            acts.append((entry, fallen))
            fallen = ()
    looks = expect in ("asked", "odds") or not acts
    moment, rolls = (script[-1], ()) if looks else acts.pop()
    token = moment.get(
        "refused" if expect == "refused" else "answer", moment.get("odds", {}).get("token", "")
    )
    return Example(
        rule=said["rule"],
        say=said["say"],
        position=position,
        before=tuple(Given(entry.get("seat", ""), entry["answer"], dice) for entry, dice in acts),
        tokens=(token,) if token else (),
        expect=expect,
        seat=str(moment.get("asked", moment).get("seat", moment.get("seat", ""))),
        rolls=rolls,
        ring=tuple(map(str, said.get("ring", ()))),
    )


def _opening(position: Position) -> tuple[dict[str, Any], ...]:
    """The rolls at the top of a script, which fall before the first ask."""
    count = next(
        (n for n, entry in enumerate(position.do) if set(entry) - {"rolls", "about"}), len(position.do)
    )
    return position.do[:count]


def _shown(entry: Mapping[str, Any], rule: str) -> Shown:
    """How the last entry of a script shows a rule."""
    if "answer" not in entry:
        if "refused" in entry and entry.get("rule") == rule:
            return "refused"
        if "odds" in entry:
            return "odds"
        if entry.get("asked", {}).get("rule") == rule:
            return "asked"
    return "event" if "answer" in entry and entry.get("event", {}).get("rule") == rule else "holds"
