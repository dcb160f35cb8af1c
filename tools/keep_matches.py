"""Keep a few finished matches in which together every card of a game was played.

    python tools/keep_matches.py espana            plays, chooses, writes tests/kept/espana/*.json
    python tools/keep_matches.py espana --tries 80 goes on longer before it gives up

A card counts once it was an event, a bonus or a penalty. Matches of bots with fixed seeds are played over
some sets of options until every card was seen; then, again and again, the one is kept that shows most
cards not yet covered for its size. Run it after a change of the rules: old files would not be legal any
more. The tests read what is kept.
"""

from __future__ import annotations

import argparse
import importlib
import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from frente import bots, games
from frente.engine import Match

KEPT = Path(__file__).resolve().parent.parent / "tests" / "kept"


@dataclass(frozen=True)
class Plan:
    """How the cards of one game come to the table."""

    shown: tuple[str, ...]
    """Kinds of events that name a card being played."""
    tables: tuple[tuple[str, dict[str, Any]], ...]
    """Scenarios and options that together hold every card."""
    bots: tuple[str, ...] = ("steady", "random")


PLANS = {
    "espana": Plan(
        ("played", "intelligence", "card-shown"),
        (
            ("1936", {"naval": True, "optional-cards": True}),
            ("1938", {"naval": True, "optional-cards": True}),
        ),
    ),
}


def cards_played(slug: str, match: Match[Any]) -> set[str]:
    """The cards that were an event, a bonus or a penalty in this match."""
    shown = PLANS[slug].shown
    return {str(e.data["card"]) for e in match.state.log.events if e.kind in shown}


def played(slug: str, tries: int) -> Iterator[tuple[str, Match[Any]]]:
    """Matches to choose from, each with its name."""
    game = games.load(slug)
    plan = PLANS[slug]
    for number in range(tries):
        for scenario, options in plan.tables:
            for name in plan.bots:
                title = f"{scenario}-{name}-{number}"
                match = Match.start(game, scenario, options, f"kept:{number}")
                seats = match.setup.seats
                bots.play(match, {seat: bots.make(game, name) for seat in seats}, f"kept-bots:{number}")
                yield title, match


def choose(slug: str, tries: int, wanted: set[str]) -> dict[str, dict[str, Any]]:
    """The files to keep, by name: each adds most new cards for its size."""
    found: dict[str, tuple[dict[str, Any], set[str], int]] = {}
    seen: set[str] = set()
    for title, match in played(slug, tries):
        saved = match.save()
        found[title] = (saved, cards_played(slug, match), len(json.dumps(saved)))
        seen |= found[title][1]
        size = found[title][2] // 1000
        print(f"{title}: {len(found[title][1])} cards in {size} kB, {len(seen)} of {len(wanted)}", flush=True)
        if seen >= wanted:
            break
    if not seen >= wanted:
        sys.exit(f"never played: {' '.join(sorted(wanted - seen))}; try more matches")
    kept: dict[str, dict[str, Any]] = {}
    missing = set(wanted)
    while missing:
        best = max(found, key=lambda t: len(found[t][1] & missing) / (20_000 + found[t][2]))
        kept[best] = found[best][0]
        missing -= found[best][1]
    return kept


def as_text(saved: dict[str, Any]) -> str:
    """A match file, small and easy to compare: one line for each entry of the journal."""
    entries = [json.dumps(entry, ensure_ascii=False, separators=(",", ":")) for entry in saved["entries"]]
    rest = [f"{json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in saved.items()]
    rest = [line for line in rest if not line.startswith('"entries":')]
    return "{" + ",\n".join(rest) + ',\n"entries": [\n' + ",\n".join(entries) + "\n]}\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game", choices=sorted(PLANS))
    parser.add_argument("--tries", type=int, default=12, help="most matches of each kind")
    args = parser.parse_args()
    wanted = set(importlib.import_module(f"frente.games.{args.game}.definitions").CARDS)
    kept = choose(args.game, args.tries, wanted)
    folder = KEPT / args.game
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.json"):
        old.unlink()
    for title, saved in kept.items():
        (folder / f"{title}.json").write_text(as_text(saved), encoding="utf-8")
    print(f"kept {len(kept)} matches in {folder}")


if __name__ == "__main__":
    main()
