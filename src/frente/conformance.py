"""Which rules of a game are carried out by its code, which have a test that names them, which an example.

A rule is implemented when a comment or a text in the game's Python cites its id, tested when a
`rule` mark of a test or the `rules` list of a position file names it. It has an example when a file of the
game's folder `examples` is named for it, and is showable unless `examples/unshown.csv` says why not. Nothing
is imported or run.
"""

from __future__ import annotations

import ast
import csv
import io
import json
import re
import tokenize
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from frente import games

NOT_APPLICABLE = "not-applicable"
KINDS = ("core", "optional", "advanced", "variant", NOT_APPLICABLE)

# An id is a whole word of digits and letters joined by dots and hyphens: 9.1 is not cited by 9.1.7-a,
# 19.1, pa-9.1 or v9.1, but it is by "9.1." and by "9.1/9.2".
WORD = re.compile(r"(?<![\w.-])[^\W_]+(?:[.-][^\W_]+)*(?!_)")


@dataclass(frozen=True, slots=True)
class Rule:
    """One line of a game's rules.csv."""

    id: str
    chapter: str
    text: str
    kind: str
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Held:
    """What the kept report of `dev.py mutate` says: the rules that are held, and what that rests on."""

    rules: frozenset[str]
    mutants: int
    """How many were tried."""
    whole: bool
    """All that there are, not a sample: a rule that no mutant touched cannot be held."""


@dataclass(frozen=True, slots=True)
class Conformance:
    """How a game stands to its rules. `unknown` are ids that tests name and rules.csv does not have."""

    slug: str
    rules: tuple[Rule, ...]
    cited: frozenset[str]
    named: frozenset[str] | None
    """None where the tests are not installed."""
    held: Held | None = None
    """Rules whose breaking a test was seen to notice; None where no such report is kept."""
    tried: frozenset[str] = frozenset()
    """Rules that have a position to try."""
    unshown: frozenset[str] = frozenset()
    """Rules that no board can show."""

    @property
    def applicable(self) -> list[Rule]:
        return [rule for rule in self.rules if rule.kind != NOT_APPLICABLE]

    @property
    def not_applicable(self) -> list[Rule]:
        return [rule for rule in self.rules if rule.kind == NOT_APPLICABLE]

    @property
    def missing(self) -> list[str]:
        return [rule.id for rule in self.applicable if rule.id not in self.cited]

    @property
    def untested(self) -> list[str]:
        return [rule.id for rule in self.applicable if rule.id not in (self.named or ())]

    @property
    def showable(self) -> list[Rule]:
        return [rule for rule in self.applicable if rule.id not in self.unshown]

    @property
    def untried(self) -> list[str]:
        return [rule.id for rule in self.showable if rule.id not in self.tried]

    @property
    def holding(self) -> int:
        """How many rules are held."""
        return 0 if self.held is None else sum(rule.id in self.held.rules for rule in self.applicable)

    @property
    def unknown(self) -> list[str]:
        return sorted((self.named or frozenset()) - {rule.id for rule in self.rules})

    def to_json(self) -> dict[str, object]:
        total = len(self.applicable)
        told: dict[str, object] = {
            "rules": total,
            "implemented": total - len(self.missing),
            "tested": total - len(self.untested),
            "missing": self.missing,
            "untested": self.untested,
            "not_applicable": len(self.not_applicable),
            "showable": len(self.showable),
            "examples": len(self.showable) - len(self.untried),
        }
        if self.held is not None:
            told["held"] = self.holding
            told["held_by"] = {"mutants": self.held.mutants, "whole": self.held.whole}
        return told


def check(slug: str, tests: Path | None = None) -> Conformance:
    """Hold a game against its rules. ValueError where there is no such game or no list of rules."""
    folder = folder_of(slug)
    slug = games.load(slug).slug if ":" in slug else slug
    where = tests_folder() if tests is None else tests
    named = None if where is None else frozenset(named_by_tests(where).get(slug, ()))
    held = None if where is None else held_by_tests(where, slug)
    rules, cited = tuple(rules_of(folder)), frozenset(cited_by(folder))
    return Conformance(slug, rules, cited, named, held, tried_by(folder), frozenset(unshown_of(folder)))


def folder_of(slug: str) -> Path:
    """A game's folder. A game of ours need not be playable yet: its list of rules is enough."""
    for root in games.__path__:
        if (Path(root) / slug / "data" / "rules.csv").exists():
            return Path(root) / slug
    return games.load(slug).folder


def tests_folder() -> Path | None:
    """tests/ of the checkout this package runs from; None where it was installed without."""
    checkout = Path(__file__).resolve().parents[2]
    tests = checkout / "tests"
    return tests if tests.is_dir() and (checkout / "pyproject.toml").exists() else None


# --- the rules ------------------------------------------------------------------------------------------


def rules_of(folder: Path, language: str = "en") -> list[Rule]:
    """A game's rules. ValueError where the list is missing or damaged, has a double or lacks a reason.

    In another language chapter, text and reason are its own, as far as it has them.
    """
    told = told_in(folder, language)
    return [told.get(rule.id, rule) for rule in _english_rules(folder)]


def told_in(folder: Path, language: str) -> dict[str, Rule]:
    """The rules that another language has words for, by their ids (data/rules.LANGUAGE.csv)."""
    file = folder / "data" / f"rules.{language}.csv"
    if not file.exists():
        return {}
    kinds = {rule.id: rule.kind for rule in _english_rules(folder)}
    told: dict[str, Rule] = {}
    for row in csv.DictReader(io.StringIO(file.read_text(encoding="utf-8"))):
        if None in row or None in row.values() or not {"id", "chapter", "text", "reason"} <= row.keys():
            raise ValueError(f"{file.name} of {folder.name}: {row.get('id')} does not fit the columns")
        if row["id"] not in kinds:
            raise ValueError(f"{file.name} of {folder.name} has rule {row['id']}, which is none")
        if row["id"] in told:
            raise ValueError(f"{file.name} of {folder.name} has rule {row['id']} twice")
        if row["text"]:
            id = row["id"]
            told[id] = Rule(id, row["chapter"], row["text"], kinds[id], row["reason"])
    return told


def _english_rules(folder: Path) -> list[Rule]:
    file = folder / "data" / "rules.csv"
    try:
        text = file.read_text(encoding="utf-8")
    except OSError:
        raise ValueError(f"{folder.name} has no list of rules (data/rules.csv)") from None
    rules: list[Rule] = []
    seen: set[str] = set()
    for row in csv.DictReader(io.StringIO(text)):
        try:
            rule = Rule(row["id"], row["chapter"], row["text"], row["kind"], row.get("reason") or "")
        except KeyError as error:
            raise ValueError(f"{file.name} of {folder.name} has no column {error}") from None
        if None in row or None in row.values():  # a comma without quotes cuts a text in two
            raise ValueError(f"{file.name} of {folder.name}: rule {rule.id} does not fit the columns")
        if rule.kind not in KINDS:
            raise ValueError(f"rule {rule.id} of {folder.name} is of no known kind: {rule.kind!r}")
        if rule.id in seen:
            raise ValueError(f"{file.name} of {folder.name} has rule {rule.id} twice")
        if rule.kind == NOT_APPLICABLE and not rule.reason:
            raise ValueError(f"rule {rule.id} of {folder.name} does not say why it is not applicable")
        seen.add(rule.id)
        rules.append(rule)
    return rules


# --- what can be tried ----------------------------------------------------------------------------------


def tried_by(folder: Path) -> frozenset[str]:
    """The rules that a game has an example of: each file is named for its rule."""
    return frozenset(file.stem for file in (folder / "examples").glob("*.toml"))


def unshown_of(folder: Path) -> dict[str, str]:
    """The rules of a game that no board can show, each with the reason."""
    file = folder / "examples" / "unshown.csv"
    if not file.exists():
        return {}
    with file.open(encoding="utf-8", newline="") as lines:
        return {row["id"]: row["reason"] for row in csv.DictReader(lines)}


# --- what the code cites --------------------------------------------------------------------------------


def cited_by(folder: Path) -> set[str]:
    """Every word that could be an id in the comments and texts of a folder's Python files."""
    words: set[str] = set()
    for file in sorted(folder.rglob("*.py")):
        words.update(cited_in(file.read_text(encoding="utf-8")))
    return words


def cited_in(source: str) -> set[str]:
    """The words in the comments and texts of a piece of Python; numbers and names do not count."""
    words: set[str] = set()
    for text in (*_comments(source), *_texts(ast.parse(source))):
        words.update(WORD.findall(text))
    return words


def _comments(source: str) -> Iterator[str]:
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.string


def _texts(tree: ast.AST) -> Iterator[str]:
    parts: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            parts.update(id(value) for value in node.values)
            # A letter stands for what is filled in, so that f"9.1.{n}" does not cite 9.1.
            texts = [v.value if isinstance(v, ast.Constant) else "x" for v in node.values]
            yield "".join(str(text) for text in texts)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in parts:
            yield node.value


# --- what the tests name --------------------------------------------------------------------------------


def named_by_tests(tests: Path) -> dict[str, set[str]]:
    """Rule ids by game that tests and position files name."""
    named: dict[str, set[str]] = {}
    for file in sorted(tests.rglob("*.py")):
        source = file.read_text(encoding="utf-8")
        if "mark.rule" in source:
            for game, ids in marks_in(source):
                named.setdefault(game, set()).update(ids)
    for file in sorted((tests / "positions").glob("*/*.toml")):
        named.setdefault(file.parent.name, set()).update(_position_rules(file))
    return named


def held_by_tests(tests: Path, slug: str) -> Held | None:
    """The kept report of `dev.py mutate`; None where there is none."""
    file = tests / "mutation" / f"{slug}.json"
    if not file.exists():
        return None
    kept = json.loads(file.read_text(encoding="utf-8"))
    return Held(frozenset(kept["held"]), kept["mutants"], kept["whole"])


def marks_in(source: str) -> Iterator[tuple[str, list[str]]]:
    """The `pytest.mark.rule(game, *ids)` of a test file: on functions, classes, modules, parameters."""
    tree = ast.parse(source)
    lists = _constants(tree)
    aliases = {
        target.id
        for node in tree.body
        if isinstance(node, ast.Assign) and _is_mark(node.value)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        if _is_mark(node.func) or (isinstance(node.func, ast.Name) and node.func.id in aliases):
            texts = list(_literal_texts(node.args, lists))
            if texts:
                yield texts[0], texts[1:]


def _is_mark(node: ast.expr) -> bool:
    return (
        isinstance(node, ast.Attribute)
        and node.attr == "rule"
        and isinstance(node.value, ast.Attribute)
        and node.value.attr == "mark"
    )


def _constants(tree: ast.Module) -> dict[str, ast.expr]:
    return {
        target.id: node.value
        for node in tree.body
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name)
    }


def _literal_texts(nodes: Iterable[ast.expr], names: dict[str, ast.expr]) -> Iterator[str]:
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        elif isinstance(node, ast.Name) and node.id in names:
            yield from _literal_texts([names[node.id]], {})
        elif isinstance(node, ast.Starred):
            yield from _literal_texts([node.value], names)
        elif isinstance(node, (ast.Tuple, ast.List)):
            yield from _literal_texts(node.elts, names)


def _position_rules(file: Path) -> list[str]:
    try:
        rules = tomllib.loads(file.read_text(encoding="utf-8")).get("rules", [])
    except tomllib.TOMLDecodeError as error:
        raise ValueError(f"{file} is not a position file: {error}") from None
    return [str(rule) for rule in rules]
