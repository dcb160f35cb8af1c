"""What the rules say along a kept match: how many answers they offer, and by which rules they refuse others.

A line for some of its asks: where, what is asked, how many answers are offered (with a check sum), and
how often each rule refused an attempt (any value of the table, or one that differs in one word from what is
offered), with the name of its sentence. The lines lie beside the kept match and a test compares them: no rule
judges otherwise unsaid.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random
from typing import Any
from zlib import crc32

from frente.engine import Game, Match
from frente.engine.ask import Ask

ASKS = 80
"""Of one match, about."""
ATTEMPTS = 8
"""Of each way."""


def beside(file: Path) -> Path:
    """Where the lines of a kept match lie."""
    return file.with_suffix(".judged")


def judged(game: Game[Any], data: dict[str, Any]) -> list[str]:
    """The match of a file played again from its seed, and what was said at every so many asks."""
    match = Match.start(game, data["scenario"], data["options"], data["seed"], auto=data["auto"])
    answers = [(entry[1], entry[3]) for entry in data["entries"] if entry[0] == "answer"]
    stride = max(1, len(answers) // ASKS)
    lines = []
    for n, (seat, token) in enumerate(answers):
        if n % stride == 0:
            lines += [line(n, ask) for ask in match.asks]
        match.answer(seat, token)
    return lines


def line(n: int, ask: Ask) -> str:
    """How an ask judges."""
    refused: Counter[str] = Counter()
    if ask.menu is not None:
        for way, values in ask.menu.attempts(Random(f"judged:{n}"), ATTEMPTS):
            refusal = way.why(ask.menu.state, values)
            if refusal is not None:
                refused[f"{refusal.rule} {refusal.text}"] += 1
    told = ", ".join(f"{text} {count}" for text, count in sorted(refused.items()))
    options = ask.options()
    sum_of = crc32(" ".join(options).encode())
    return f"{n} {ask.seat} {ask.kind}: {len(options)} offered ({sum_of:08x}); {told}".rstrip("; ")
