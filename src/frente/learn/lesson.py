"""A lesson file: a position, and steps that tell somebody what to do in it.

The head is that of a position (title, game, scenario, options, rules, seed, `[set]`), and besides

    seat = "nationalist"      who learns
    minutes = 5               how long it takes, about
    goal = "You can ..."      what one can do afterwards
    match = "quick"           of the last lesson: the scenario of a first match
    rolls = [[6]]             dice that fall before the first ask
    [[do]]                    what happens by itself before the first step: entries of a position
    [aliases]                 names for things: legion = "n-leg-l1", written {legion} below

Each `[[step]]` holds

    heading, say, rule        a few words, at most 45 words, and the rule behind them
    ring = ["2006", "@aims"]  what to look at; left out, it follows from what is wanted
    wants = ["move n1-1"]     the answers that do it, in order. A table among them is an entry of a
                              position: {refused = "go 2006", rule = "8.1-d"} is to be tried and is
                              refused; any other is only checked
    free = ["lead", "stay"]   after those, any of these is praised; the lesson goes on with the first
    wait = true               there is nothing to do but to read
    rolls = [[6], [3, 4]]     the dice of this step, and of no other
    aliases = {legion = "n-leg-s1"}   a name means another thing from here on
    stop = true               of the last step: its last answer is judged, not given, so that the board
                              stays as it is
    [[step.do]]               what happens by itself afterwards: entries of a position

docs/adding-a-game.md has an example.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, TypeAlias

from frente.engine.ask import Values
from frente.engine.position import Position, PositionError, check_entry

Kind: TypeAlias = Literal["want", "try", "free", "check", "do"]
"""An answer that is wanted, one that is to be refused, one of several that are praised, something that
must hold, and what happens by itself."""

_HEAD = {"title": str, "game": str, "scenario": str, "options": dict, "rules": list, "seed": str, "set": dict,
         "seat": str, "minutes": int, "goal": str, "match": str, "rolls": list, "aliases": dict, "do": list,
         "step": list}  # fmt: skip
_STEP = {"heading": str, "say": str, "rule": str, "ring": list, "wants": list, "free": list, "wait": bool,
         "rolls": list, "aliases": dict, "stop": bool, "do": list}  # fmt: skip
_NEEDED = ("title", "game", "seat", "minutes", "goal", "step")
_SAID = ("heading", "say", "rule")
ABOVE = frozenset({"@prompt", "@main", "@hand", "@log", "@aims", "@facts"})
"""What is not on the map and can be ringed: prompt, main button, cards, log, aims, figures."""


class LessonError(PositionError):
    """A lesson file that cannot be read; says where the fault is."""


@dataclass(frozen=True, slots=True)
class Part:
    """One thing of a step, as an entry of a position."""

    kind: Kind
    entry: dict[str, Any]

    @property
    def token(self) -> str:
        """The answer that is given or tried; empty where there is none."""
        return str(self.entry.get("refused" if self.kind == "try" else "answer", ""))


@dataclass(frozen=True, slots=True)
class Step:
    """What is said, what is to be done, and what follows from it by itself."""

    heading: str
    say: str
    rule: str
    ring: tuple[str, ...] = ()
    parts: tuple[Part, ...] = ()
    free: tuple[str, ...] = ()
    """All that is praised; the first is among the parts."""
    rolls: tuple[Values, ...] = ()
    stop: bool = False
    line: int = 0

    @property
    def acts(self) -> tuple[Part, ...]:
        """What the reader does."""
        return tuple(part for part in self.parts if part.kind in ("want", "try", "free"))


@dataclass(frozen=True, slots=True)
class Lesson:
    """What a lesson file says."""

    id: str
    position: Position
    seat: str
    minutes: int
    goal: str
    steps: tuple[Step, ...]
    before: tuple[Part, ...] = ()
    """What happens by itself before the first step."""
    match: str = ""
    """The scenario that is played after it, against the lowest level."""

    @property
    def title(self) -> str:
        return self.position.title

    @property
    def game(self) -> str:
        return self.position.game

    def place(self, number: int) -> str:
        """`step 3 (line 24)`: a step as a reader of the file finds it."""
        line = self.steps[number].line
        return f"step {number + 1}" + (f" (line {line})" if line else "")


def read(path: Path) -> Lesson:
    """A lesson from a file."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise LessonError(f"{path} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise LessonError(f"{path} is not a lesson file: it is not text") from None
    return parse(path.stem, text, str(path))


def parse(id: str, text: str, name: str = "") -> Lesson:
    """A lesson from the text of a file; `name` is what messages call it."""
    name = name or id
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise LessonError(f"{name}: {error}") from None
    _known(name, table, _HEAD)
    for key in _NEEDED:
        if key not in table:
            raise LessonError(f"{name}: it has no {key}")
    header = re.compile(r"\s*\[\[\s*step\s*\]\]")
    lines = [n for n, line in enumerate(text.splitlines(), 1) if header.match(line)]
    position = Position(
        name=name,
        title=table["title"],
        game=table["game"],
        scenario=table.get("scenario"),
        options=table.get("options", {}),
        rules=tuple(map(str, table.get("rules", []))),
        seed=table.get("seed", "lesson"),
        set=table.get("set", {}),
        do=({"rolls": table["rolls"]},) if "rolls" in table else (),
    )
    for entry in position.do:
        _checked(f"{name}: rolls", entry)
    aliases = dict(table.get("aliases", {}))
    before = [_by_itself(f"{name}: do", _named(name, entry, aliases)) for entry in table.get("do", [])]
    steps = []
    for number, step in enumerate(table["step"]):
        line = lines[number] if number < len(lines) else 0
        where = f"{name}: step {number + 1} (line {line})"
        if not isinstance(step, dict):
            raise LessonError(f"{where}: a step is a table, not {step!r}")
        _known(where, step, _STEP)
        aliases |= step.get("aliases", {})
        steps.append(_step(where, _named(where, step, aliases), line, number + 1 == len(table["step"])))
    goal = table["goal"]
    match = table.get("match", "")
    return Lesson(id, position, table["seat"], table["minutes"], goal, tuple(steps), tuple(before), match)


def _step(where: str, table: dict[str, Any], line: int, last: bool) -> Step:
    for key in _SAID:
        if not table.get(key):
            raise LessonError(f"{where}: it has no {key}")
    parts = [_wanted(where, item) for item in table.get("wants", [])]
    free = _texts(f"{where}: free", table.get("free", []))
    if free:
        parts.append(Part("free", {"answer": free[0]}))
    acts = [part for part in parts if part.kind != "check"]
    if table.get("wait", False) is bool(acts):
        says = "says wait, and wants something" if acts else "wants nothing: say wait = true"
        raise LessonError(f"{where}: it {says}")
    if table.get("stop"):
        if not last or "do" in table or not acts or acts[-1].kind == "try":
            raise LessonError(f"{where}: stop is for the answer that ends the last step")
    parts += [_by_itself(f"{where}: do", entry) for entry in table.get("do", [])]
    rolls = {"rolls": table["rolls"]} if "rolls" in table else {}
    if rolls:
        _checked(f"{where}: rolls", rolls)
    return Step(
        heading=table["heading"],
        say=table["say"],
        rule=table["rule"],
        ring=_texts(f"{where}: ring", table.get("ring", [])),
        parts=tuple(parts),
        free=free,
        rolls=tuple(tuple(faces) for faces in rolls.get("rolls", [])),
        stop=table.get("stop", False),
        line=line,
    )


def _wanted(where: str, item: Any) -> Part:
    if isinstance(item, str):
        return Part("want", {"answer": item})
    if not isinstance(item, dict):
        raise LessonError(f"{where}: wants holds answers and tables, not {item!r}")
    _checked(f"{where}: wants", item)
    if "answer" in item:
        raise LessonError(f"{where}: an answer among wants is written as a text: {item['answer']!r}")
    if "refused" in item and "rule" not in item:
        raise LessonError(f"{where}: say by which rule {item['refused']!r} is refused")
    return Part("try" if "refused" in item else "check", item)


def _by_itself(where: str, entry: Any) -> Part:
    _checked(where, entry)
    if "rolls" in entry:
        raise LessonError(f"{where}: the dice stand at the step")
    return Part("do", entry)


def _checked(where: str, entry: Any) -> None:
    try:
        check_entry(where, entry)
    except PositionError as error:
        raise LessonError(str(error)) from None
    if isinstance(entry, dict) and {"undo", "resign"} & set(entry):
        raise LessonError(f"{where}: nothing is taken back and nobody resigns in a lesson")


def _known(where: str, table: Mapping[str, Any], known: Mapping[str, type]) -> None:
    for key, value in table.items():
        if key not in known:
            raise LessonError(f"{where}: {key!r} is not known here; these are: {', '.join(known)}")
        if not isinstance(value, known[key]):
            raise LessonError(f"{where}: {key} cannot be {value!r}")


def _texts(where: str, values: list[Any]) -> tuple[str, ...]:
    for value in values:
        if not isinstance(value, str):
            raise LessonError(f"{where}: {value!r} is not a text")
    return tuple(values)


_ALIAS = re.compile(r"\{([a-z0-9-]+)\}")


def _named(where: str, value: Any, aliases: Mapping[str, Any]) -> Any:
    """A step with the things themselves in the place of their names."""

    def thing(found: re.Match[str]) -> str:
        if found[1] not in aliases:
            raise LessonError(f"{where}: nothing is called {found[1]!r}; see [aliases]")
        return str(aliases[found[1]])

    if isinstance(value, str):
        return _ALIAS.sub(thing, value)
    if isinstance(value, dict):
        return {key: _named(where, part, aliases) for key, part in value.items()}
    if isinstance(value, list):
        return [_named(where, part, aliases) for part in value]
    return value
