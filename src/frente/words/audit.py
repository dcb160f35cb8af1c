"""Do the catalogs of a game fit its code? Finds messages that are used and missing, or defined and unused.

Uses are found in the source: events, refusals, asks, rolls, results and messages by name, and what the game
declares (verbs, scenarios, options, seats). A name put together from parts (an f-string) counts as a use
of every message that fits it.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeAlias

from frente.engine import Game
from frente.words.catalog import COMMON, defined, selectors
from frente.words.language import LOCALES_FALL_BACK_TO
from frente.words.naming import every_name_message

Call: TypeAlias = tuple[int | None, str, str]
"""Which argument of a call names a message: its place, its keyword, and what stands before the name."""

CALLS: dict[str, Call] = {
    "note": (0, "kind", "event-"),
    "note_secret": (0, "kind", "event-"),
    "Event": (0, "kind", "event-"),
    "Refusal": (1, "text", "no-"),
    "Ask": (1, "kind", "ask-"),
    "Result": (2, "text", "over-"),
    "roll": (None, "kind", "roll-"),
    "Roll": (None, "kind", "roll-"),
    "Message": (0, "id", ""),
}
# What clients look up by the names in a view; no call in the code spells these out.
BY_VIEW = (
    "side-",
    "mark-",
    "symbol-",
    "band-",
    "track-",
    "overlay-",
    "tray-",
    "phase-",
    "zone-",
    "kind-",
    "score-",
)


@dataclass(slots=True)
class Uses:
    """What the code of a game wants from its catalog."""

    names: dict[str, str] = field(default_factory=dict)
    """Message names, with where they are wanted."""
    patterns: list[re.Pattern[str]] = field(default_factory=list)
    texts: set[str] = field(default_factory=set)
    """Every text in the code: a kind that is passed on from a table or a variable is among them."""
    calls: dict[str, Call] = field(default_factory=lambda: dict(CALLS))
    """The calls that want words: those of the engine, and functions of the game that pass a kind on."""

    def covers(self, name: str) -> bool:
        if name in self.names or name in self.texts or any(p.fullmatch(name) for p in self.patterns):
            return True
        prefixes = (*(prefix for _, _, prefix in CALLS.values() if prefix), *BY_VIEW)
        return any(name.startswith(p) and name.removeprefix(p) in self.texts for p in prefixes)


def audit(game: Game[Any], locale: str = LOCALES_FALL_BACK_TO) -> list[str]:
    """What is wrong with a game's catalog, in words; empty when all is well."""
    file = game.folder / "words" / f"{locale}.ftl"
    own = defined(file) if file.exists() else []
    common = set(defined(COMMON / f"{LOCALES_FALL_BACK_TO}.ftl"))
    spoken = locale == LOCALES_FALL_BACK_TO  # what another language lacks is said in English
    uses = declared(game)
    trees = {code: ast.parse(code.read_text(encoding="utf-8")) for code in sorted(game.folder.rglob("*.py"))}
    for tree in trees.values():
        uses.calls = wrappers(tree) | uses.calls
    for source, tree in trees.items():
        scan(source.name, tree, uses)
    texts_of_data(game.folder, uses)
    known = set(own) | common
    found = [f"{name} is defined twice" for name in sorted({n for n in own if own.count(n) > 1})]
    found += [
        f"{name} is missing ({where})"
        for name, where in sorted(uses.names.items())
        if spoken and name not in known
    ]
    found += [f"{name} is not used" for name in own if name not in common and not uses.covers(name)]
    return found + (_never_selected(game, file, known) if own else [])


def _never_selected(game: Game[Any], file: Path, known: set[str]) -> list[str]:
    """Variants that cannot come up.

    A text becomes its name before a sentence can choose by it (`$side-id` stays the id), and a truth
    becomes yes or no.
    """
    names = game.names()
    choices = selectors(file)
    found = [
        f"{message} selects ${argument} by {key}: truths are yes and no"
        for message, argument, keys in choices
        for key in keys
        if key in ("true", "false")
    ]
    return found + [
        f"{message} selects by {key}, which is shown by its name: use ${argument}-id"
        for message, argument, keys in choices
        if not argument.endswith(("-id", "-gender"))
        for key in keys
        if key in names or f"seat-{key}" in known or f"side-{key}" in known
    ]


def declared(game: Game[Any]) -> Uses:
    """What the game's own lists want words for."""
    uses = Uses()
    uses.names["game-about"] = "the home page"
    uses.texts.add("game-scale")
    uses.texts |= every_name_message(game)
    for scenario in game.scenarios:
        uses.names[scenario.name] = f"scenario {scenario.id}"
        if scenario.about:
            uses.names[scenario.about] = f"scenario {scenario.id}"
        for options in _every_options(game, scenario.id):
            for seat in game.seats(scenario.id, options):
                uses.names[f"seat-{seat}"] = f"seat {seat}"
    for spec in game.options:
        for name in (f"option-{spec.id}", f"option-{spec.id}-about"):
            uses.names[name] = f"option {spec.id}"
        for value in spec.values:
            uses.patterns.append(re.compile(re.escape(f"option-{spec.id}-{str(value).lower()}")))
    for reaction in game.reactions:
        for name in (f"order-{reaction.ask}", *(f"order-{reaction.ask}-{act.id}" for act in reaction.acts)):
            uses.names[name] = f"reaction {reaction.ask}"
    if type(game).choice is Game.choice:
        for verb in game.verbs:
            uses.names[f"do-{verb}"] = f"verb {verb}"
    else:  # the game words its options itself: any message of a verb may be meant
        uses.patterns += [re.compile(rf"do-{re.escape(verb)}(-.*)?") for verb in game.verbs]
    return uses


def _every_options(game: Game[Any], scenario: str) -> Iterator[dict[str, Any]]:
    """The defaults, and each option in turn at each of its values."""
    yield game.full_options(scenario, {})
    here = [spec for spec in game.options if not spec.only or scenario in spec.only]
    for spec in here:
        for value in spec.values:
            yield game.full_options(scenario, {spec.id: value})


def wrappers(tree: ast.Module) -> dict[str, Call]:
    """Functions that pass one of their parameters on as the kind of a known call."""
    found: dict[str, Call] = {}
    for function in ast.walk(tree):
        if not isinstance(function, ast.FunctionDef):
            continue
        parameters = [a.arg for a in function.args.args]
        named = [*parameters, *(a.arg for a in function.args.kwonlyargs)]
        for call in ast.walk(function):
            if isinstance(call, ast.Call) and (name := _called(call)) in CALLS:
                wanted = _wanted(call, CALLS[name])
                if isinstance(wanted, ast.Name) and wanted.id in named:
                    place = parameters.index(wanted.id) if wanted.id in parameters else None
                    found[function.name] = (place, wanted.id, CALLS[name][2])
    return found


def scan(name: str, tree: ast.Module, uses: Uses) -> None:
    """Add what a source file wants."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            uses.texts.add(node.value)
        elif isinstance(node, ast.JoinedStr):
            pattern = _pattern(node)
            if pattern is not None:
                uses.patterns.append(re.compile(pattern))
        elif isinstance(node, ast.Call):
            _scan_call(node, f"{name}, line {node.lineno}", uses)


def texts_of_data(folder: Path, uses: Uses) -> None:
    """Ids that stand in data files are texts of the game too."""
    for file in sorted((folder / "data").glob("*")):
        if file.suffix in (".csv", ".toml", ".json"):
            uses.texts.update(re.findall(r"[\w-]+", file.read_text(encoding="utf-8")))


def _scan_call(call: ast.Call, where: str, uses: Uses) -> None:
    known = uses.calls.get(_called(call))
    if known is None:
        return
    prefix = known[2]
    for value in _values(_wanted(call, known)):
        if isinstance(value, ast.Constant) and isinstance(value.value, str):
            uses.names.setdefault(f"{prefix}{value.value}", where)
        elif isinstance(value, ast.JoinedStr) and prefix:
            uses.patterns.append(re.compile(re.escape(prefix) + (_pattern(value) or ".*")))


def _called(call: ast.Call) -> str:
    func = call.func
    if isinstance(func, ast.Attribute) and func.attr == "of" and isinstance(func.value, ast.Name):
        return func.value.id  # Ask.of(...) wants the words of an Ask
    return func.attr if isinstance(func, ast.Attribute) else func.id if isinstance(func, ast.Name) else ""


def _wanted(call: ast.Call, known: Call) -> ast.expr | None:
    """The argument that names the words."""
    place, keyword, _ = known
    for given in call.keywords:
        if given.arg == keyword:
            return given.value
    return call.args[place] if place is not None and len(call.args) > place else None


def _values(node: ast.expr | None) -> Iterator[ast.expr]:
    """The expressions an argument may be: both sides of `a if x else b`, all of `a or b`."""
    if isinstance(node, ast.IfExp):
        yield from _values(node.body)
        yield from _values(node.orelse)
    elif isinstance(node, ast.BoolOp):
        for value in node.values:
            yield from _values(value)
    elif node is not None:
        yield node


def _pattern(node: ast.JoinedStr) -> str | None:
    """A regular expression for an f-string; None where it fixes no text."""
    parts = [re.escape(str(v.value)) if isinstance(v, ast.Constant) else ".+" for v in node.values]
    return "".join(parts) if any(isinstance(v, ast.Constant) for v in node.values) else None
