"""No English outside the catalogs: whatever a person reads is a message, in Python and in the page."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import frente

SRC = Path(frente.__file__).parent
WEB = SRC.parents[1] / "web" / "src"

# Who reads what stands there, if not a player. Whole files and folders:
FILES = {
    "boards/": "faults of a board that a developer draws",
    "conformance.py": "the report of developers on their rules",
    "engine/contract.py": "the report of developers on their game",
    "engine/copying.py": "source text, and a fault of a game's state",
    "engine/expectation.py": "what a position file expected: read by who writes it",
    "engine/past.py": "why what a file keeps is damaged: the sentence around it is a message",
    "engine/plain.py": "a fault of data: the sentence around it is a message",
    "engine/position.py": "faults of position files: read by who writes them",
    "gymnasium/": "for programs that learn",
    "lab/": "runs of bots, read by developers; the sheet of a run is told in English only",
    "games/santander/rules/tables.py": "a fault of a chart",
    "engine/menu.py": "a fault of a game",
    "bots/play.py": "a fault of a bot",
    "cli/tuning.py": "for developers of bots",
    "learn/": "faults of lessons, examples and puzzles: read by who writes them",
    "openspiel/": "for programs that learn",
    "pettingzoo/": "for programs that learn",
    "research/": "for programs that learn",
    "server/hook.py": "answers of other servers, in the log",
    "server/lab.py": "runs of bots, read by developers",
    "server/metrics.py": "what a program measures",
    "server/migrations/": "the history of tables",
    "server/pictures.py": "a drawing",
    "server/page.py": "headers, and a page that is not built",
    "server/settings.py": "told to whoever starts a server for others",
    "server/shapes.py": "the description of the wire",
    "words/": "faults of catalogs: read by who writes them",
}
GAME_FILES = {
    "names.py": "names in English or as printed: a language has its own as name-ID",
    "position.py": "faults of position files, and their titles",
    "sharing.py": "the title of a position file",
    "soundness.py": "what the contract finds wrong with a state",
}
# Functions whose texts are for developers, or data.
FUNCTIONS = {
    **dict.fromkeys(
        ("faults", "_lost_units", "_lost_cards", "_broken_limits"),
        "what the contract finds wrong with a state",
    ),
    "conformance": "the report of developers on their rules",
    "described": "the description of the API",
    "why_not_ready": "told to whoever keeps the server",
    "_is_playable": "a fault of a program that asks for a clock",
    "_targets": "the words of a chart",
    "illegal": "a fault of a bot",
    "why_not": "why a program cannot give such an order",
    "names": "names in English or as printed: a language has its own as name-ID",
    "_page": "the frame of a page",
    "_standing": "the report of developers on their rules",
}
# Tables of names and facts: a language names these things by messages name-ID, the facts are for programs.
TABLES = frozenset({"FACTION_NAMES", "ADJECTIVE", "SIEGE_NAMES", "THINGS", "NAMES", "TRAYS", "ALL_FIVE"})
TABLES_ABOUT = frozenset({"facts_about", "title", "NOT_BUILT", "fault"})
# Calls whose texts are for developers, wherever they stand.
CALLS = {
    **dict.fromkeys(("debug", "info", "warning", "error", "exception", "critical"), "the log of the server"),
    **dict.fromkeys(
        ("option", "argument", "command", "group", "password_option", "confirmation_option"),
        "the help of a command, in English as its name",
    ),
    **dict.fromkeys(("Field", "Query", "FastAPI", "get", "post", "Header"), "the description of the API"),
    **dict.fromkeys(
        (
            "TypeError",
            "AssertionError",
            "KeyError",
            "RulesFault",
            "BotFault",
            "Runaway",
            "SystemExit",
            "ConnectionError",
            "InvalidRequestError",
            "Overtaken",
            "Undeliverable",
        ),
        "a fault of the program",
    ),
    **dict.fromkeys(
        (
            "compile",
            "execute",
            "text",
            "stylize",
            "drawing",
            "startswith",
            "literal_column",
            "exec_driver_sql",
            "hash",
            "attached",
            "Response",
        ),
        "no prose",
    ),
    **dict.fromkeys(("Tray", "Track", "Label"), "printed on the board: a language has its own as name-ID"),
    **dict.fromkeys(("Noun", "count"), "the kind of a word that is typed"),
}
WORDY = re.compile(r"[A-Za-z]{2,}[,;:]? (?:[a-z]{2,}|\{\})[,;:]? ?(?:[a-z]{2,}|\{\})?")


def sentences(file: Path) -> Iterator[tuple[int, str, set[str], str]]:
    """What reads like English in a source file: line, the call it stands in, what is around it, the text."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    above = {id(child): node for node in ast.walk(tree) for child in ast.iter_child_nodes(node)}
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            text = "".join(str(v.value) if isinstance(v, ast.Constant) else "{}" for v in node.values)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            if isinstance(above[id(node)], (ast.Expr, ast.JoinedStr)):
                continue  # a docstring, or a part of what was looked at whole
            text = node.value
        else:
            continue
        if len(re.findall(r"[A-Za-z]{2,}", text)) >= 3 and WORDY.search(text):
            yield node.lineno, called(node, above), around(node, above), text


def around(node: ast.AST, above: dict[int, ast.AST]) -> set[str]:
    """The functions and the assigned names that something stands in."""
    found: set[str] = set()
    while id(node) in above:
        node = above[id(node)]
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            found.add(node.name)
        elif isinstance(node, ast.Assign):
            found |= {target.id for target in node.targets if isinstance(target, ast.Name)}
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found.add(node.target.id)
    return found


def called(node: ast.AST, above: dict[int, ast.AST]) -> str:
    while id(node) in above:
        node = above[id(node)]
        if isinstance(node, ast.Call):
            func = node.func
            return func.attr if isinstance(func, ast.Attribute) else getattr(func, "id", "")
    return ""


def excepted(file: Path, call: str, within: set[str]) -> bool:
    path = file.relative_to(SRC).as_posix()
    if within & (FUNCTIONS.keys() | TABLES | TABLES_ABOUT):
        return True
    if call in CALLS or any(path == one or (one.endswith("/") and path.startswith(one)) for one in FILES):
        return True
    return path.startswith("games/") and file.name in GAME_FILES


def test_every_sentence_of_the_program_stands_in_a_catalog():
    found = [
        f"{file.relative_to(SRC)}:{line} ({call}): {text}"
        for file in sorted(SRC.rglob("*.py"))
        for line, call, within, text in sentences(file)
        if not excepted(file, call, within)
    ]
    assert not found, "\n".join(found)
