"""Find moments of bots' matches where one answer is clearly the best by exact odds, and write puzzles.

    python -m tools.puzzles arriba --wanted 10 --seconds 300

The game's script plays whole matches against itself. Where several answers lead to dice, each is weighed by
`frente.learn.puzzles.worth`; a moment is kept where the best is better than any other by MARGIN. It is
written as the last position that the game can write, with the answers since. Read what comes out before you
keep it.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from frente import games
from frente.engine import Game, Match, MatchError, position
from frente.engine.journal import ROLLS
from frente.engine.position_file import toml
from frente.learn.puzzles import worth
from frente.words import Words

MARGIN = 0.1
"""By how much the best answer is worth more than any other, from -1 to 1."""
OPTIONS = range(3, 9)
"""How many answers a puzzle may have."""
WEIGHED = 3
"""How many of them lead to dice, at least."""
LONGEST = 8
"""Answers between the position that is written and the moment."""


def moments(
    game: Game[Any], seed: str, scenario: str, late: float
) -> Iterator[tuple[str, list[dict[str, Any]], str, str]]:
    """Along a match: the position last written, the answers since, who is asked, and what."""
    match = Match.start(game, scenario, None, seed)
    policy, luck = game.bots["steady"], Random(seed)
    text: str | None = None
    since: list[dict[str, Any]] = []
    while match.asks and time.monotonic() < late:
        ask = match.asks[0]
        if len(match.asks) == 1:
            written = game.position_text(match.state)
            if written is not None:
                text, since = written, []
            few = len(ask.options()) in OPTIONS
            if few and text is not None and len(since) <= LONGEST and told(game, match, ask.seat):
                yield text, list(since), ask.seat, ask.kind
        before = match.ply
        token = policy(match.state, ask, luck)
        seat = ask.seat
        match.answer(seat, token)
        rolls = [list(entry.value) for entry in match.journal[before:] if entry.kind in ROLLS]
        since.append({"seat": seat, "answer": token} | ({"rolls": rolls} if rolls else {}))


def told(game: Game[Any], match: Match[Any], seat: str) -> bool:
    """Do several answers lead to dice, and does one stand out?"""
    ask = match.ask(seat)
    if sum(game.odds(match.state, ask, token) is not None for token in ask.options()) < WEIGHED:
        return False
    first, second, *_ = worth(game, match, seat).values()
    return first > 0 and first - second >= MARGIN


def written(game: Game[Any], text: str, since: list[dict[str, Any]], seat: str, words: Words) -> str | None:
    """The file of a puzzle; None where it is another moment when it is read again."""
    text = text.partition("\n[[do]]")[0]
    match = position.start(position.parse("puzzle", text), lambda _: game, seed="puzzle")
    try:
        for entry in since:
            match.forced = [tuple(faces) for faces in entry.get("rolls", ())]
            match.answer(entry["seat"], entry["answer"])
        found = worth(game, match, seat)
    except MatchError:
        return None
    if not told(game, match, seat):
        return None
    ask, (best, second, *_) = match.ask(seat), found
    labels = {token: words.option(match, ask, token).rstrip(".") for token in found}
    if len(set(labels.values())) < len(labels):
        return None
    table = {"seat": seat, "best": best, "second": second}
    head = "".join(f"{key} = {toml(value)}\n" for key, value in table.items())
    title = words.prompt(ask)
    lines = text.split("\n")
    lines = [f"title = {toml(title)}" if line.startswith("title =") else line for line in lines]
    whole = "\n".join(lines).replace("\n[set]", f"\n[puzzle]\n{head}\n[set]", 1)
    for entry in since:
        whole += "\n[[do]]\n" + "".join(f"{key} = {toml(value)}\n" for key, value in entry.items())
    return whole


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("--wanted", type=int, default=10)
    parser.add_argument("--seconds", type=int, default=300)
    parser.add_argument("--each", type=int, default=2, help="at most so many of one match")
    parser.add_argument("--skip", type=float, default=0.5, help="the share of moments that are passed by")
    parser.add_argument("--seed", default="puzzle")
    parser.add_argument("--into", type=Path)
    args = parser.parse_args()
    game = games.load(args.game)
    folder = args.into or game.folder / "puzzles"
    folder.mkdir(parents=True, exist_ok=True)
    words, luck = Words(game, strict=False), Random(args.game)
    late, kept = time.monotonic() + args.seconds, 0
    for number in range(1_000):
        here: set[str] = set()
        last = ""
        for text, since, seat, kind in moments(
            game, f"{args.seed} {number}", luck.choice(game.scenarios).id, late
        ):
            if text == last or luck.random() < args.skip:
                continue
            made = written(game, text, since, seat, words)
            if made is not None:
                last = text
                kept += 1
                here.add(f"{kind} {kept}")
                (folder / f"{kept:02}-{kind}.toml").write_text(made, encoding="utf-8")
                print(kept, kind, flush=True)
            if kept >= args.wanted or len(here) >= args.each:
                break
        if kept >= args.wanted or time.monotonic() > late:
            break


if __name__ == "__main__":
    main()
