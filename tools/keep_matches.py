"""Keep a few matches of each game, for the tests: every change must still replay or continue them.

    python -m tools.keep_matches                   of every game, for the present version of its rules
    python -m tools.keep_matches crusade arriba    of these games only
    python -m tools.keep_matches espana --tries 80 goes on longer before it gives up on a card
    python -m tools.keep_matches --judged          only writes anew how the rules judge along those of today

`tests/kept/<game>/v<version>/` gets matches of bots with fixed seeds, two left in the middle and one played
to its end. Run the tool when the version of a game's rules has gone up: what was kept under older versions
stays, and the tests see to it that such matches go on.

Where a game has cards to be shown, `tests/kept/<game>/` gets, besides, finished matches in which together
every card was an event, a bonus or a penalty: matches are played over some sets of options until every card
was seen; then, again and again, the one is kept that shows most cards not yet covered for its size. These
are made anew, since the present rules must play every card.
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

from tools.judged import beside, judged

from frente import bots, games
from frente.engine import Match, keeping

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


@dataclass(frozen=True)
class Table:
    """A match to keep: who plays what, and after how many answers it is left (0: at its end)."""

    scenario: str
    options: dict[str, Any]
    bot: str
    answers: int


TABLES = {
    "arriba": (
        Table("standard", {"guerrillas": True, "blockade": True}, "steady", 400),
        Table("variable", {"players": 3, "command": True}, "random", 250),
        Table("variable", {"fortifications": True, "doctrine": True}, "random", 0),
        Table("standard", {"players": 3, "doctrine": True, "command": True}, "steady", 0),
        Table("variable", {"guerrillas": True, "blockade": True, "fortifications": True}, "steady", 0),
    ),
    "barricadas": (
        Table("siguenza", {"rubble": True}, "steady", 150),
        Table("points", {"battle": "meeting", "points": 150, "owner-chooses-hits": True}, "steady", 120),
        Table("cerro-muriano", {}, "random", 0),
        Table("alto-del-leon", {}, "steady", 0),
        Table("san-marcial", {}, "random", 300),
        Table("talavera", {"owner-chooses-hits": True}, "steady", 0),
        Table("sesena", {}, "steady", 0),
        Table("ciudad-universitaria", {}, "steady", 300),
        Table("villarreal-de-alava", {}, "random", 300),
        Table("pindoque", {}, "steady", 0),
        Table("trijueque", {}, "random", 300),
        Table("artxanda", {}, "steady", 300),
        Table("villanueva-de-la-canada", {}, "random", 300),
        Table("belchite", {"rubble": True}, "steady", 300),
        Table("paso-del-ebro", {}, "steady", 300),
    ),
    "crusade": (
        Table("campaign", {}, "steady", 300),
        Table("two-years-of-war", {"corridor": True}, "random", 200),
        Table("collapse-of-the-northern-front", {}, "random", 0),
        Table("war-of-the-columns", {}, "steady", 0),
        Table("campaign", {"corridor": True}, "random", 350),
        Table("two-years-of-war", {}, "steady", 300),
    ),
    "espana": (
        Table("1936", {"naval": True, "generals": True, "fog": True}, "steady", 300),
        Table("1938", {"tanks": True, "optional-cards": True}, "random", 200),
        Table("1938", {"naval": True}, "random", 0),
        Table("1936", {"variant": "historical", "san-sebastian": True, "tanks": True}, "random", 500),
        Table("1938", {"naval": True, "generals": True, "fog": True, "early-end": True}, "steady", 0),
    ),
    "santander": (
        Table("campaign", {"air-combat": True}, "steady", 250),
        Table("quick", {"dsg-reduction": True}, "random", 100),
        Table("quick", {"historical-set-up": True}, "random", 0),
        Table(
            "campaign", {"air-combat": True, "historical-set-up": True, "dsg-reduction": True}, "steady", 0
        ),
        Table("campaign", {}, "random", 400),
    ),
}


def keep_version(slug: str) -> None:
    """Matches of the present version of a game's rules; what is kept stays as it is."""
    game = games.load(slug)
    folder = KEPT / slug / f"v{game.version}"
    folder.mkdir(parents=True, exist_ok=True)
    for table in TABLES[slug]:
        title = f"{table.scenario}-{table.bot}-{table.answers or 'over'}"
        if (folder / f"{title}.json").exists():
            continue
        match = Match.start(game, table.scenario, table.options, f"kept:{title}", auto=True)
        player = bots.make(game, table.bot)
        answers = 0
        while match.asks and (table.answers == 0 or answers < table.answers):
            seat = match.to_answer[0]
            match.answer(seat, bots.answer(player, match, seat, f"kept-bots:{title}").token)
            answers += 1
        saved = keeping.file(match, [])  # the last view is enough for a test, and small
        (folder / f"{title}.json").write_text(as_text(saved), encoding="utf-8")
        print(f"{slug} {title}: {match.ply} entries", flush=True)


def keep_judgements(slug: str) -> None:
    """How the rules judge along the matches of their present version; older ones are not judged again."""
    game = games.load(slug)
    for file in sorted((KEPT / slug).glob("**/*.json")):
        data = json.loads(file.read_text(encoding="utf-8"))
        if data["rules"] == game.version:
            beside(file).write_text("\n".join(judged(game, data)) + "\n", encoding="utf-8")
        else:
            beside(file).unlink(missing_ok=True)
    print(f"{slug}: judgements written", flush=True)


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


def keep_cards(slug: str, tries: int) -> None:
    """Matches in which every card of the game is played."""
    wanted = set(importlib.import_module(f"frente.games.{slug}.definitions").CARDS)
    kept = choose(slug, tries, wanted)
    folder = KEPT / slug
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.json"):
        old.unlink()
    for title, saved in kept.items():
        (folder / f"{title}.json").write_text(as_text(saved), encoding="utf-8")
    print(f"kept {len(kept)} matches in {folder}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"of {', '.join(TABLES)} (default: all)")
    parser.add_argument("--tries", type=int, default=12, help="most matches of each kind")
    parser.add_argument("--no-cards", action="store_true", help="leave the matches of every card as they are")
    parser.add_argument("--judged", action="store_true", help="write only how the rules judge along them")
    args = parser.parse_args()
    for slug in args.games or TABLES:
        if slug not in TABLES:
            parser.error(f"there is no game {slug!r}")
        if not args.judged:
            keep_version(slug)
            if slug in PLANS and not args.no_cards:
                keep_cards(slug, args.tries)
        keep_judgements(slug)


if __name__ == "__main__":
    main()
