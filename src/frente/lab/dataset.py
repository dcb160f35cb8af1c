"""Matches of bots as a data set: every position with its legal answers, the chosen one and how it ended.

One Parquet file of positions for each match, one of all matches, and a card that says what is in them. The
same call writes the same bytes, whatever the number of workers. Needs the extra `frente[data]`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from frente import __version__, bots, games
from frente.engine import OptionValue
from frente.lab.pool import unheard_interrupts, worker_pool

COLUMNS = {
    "match": "the number of the match",
    "decision": "which decision of the match it is, from 0",
    "seat": "who is asked",
    "bot": "who answers for him",
    "ask": "the kind of ask",
    "observation": "what the seat sees, as numbers; card.json says under `observation` what lies where",
    "legal": "every legal answer, as a token",
    "actions": "the first action of each of them, by the game's table of actions",
    "chosen": "the answer that was given",
    "action": "its first action",
    "result": "how the match ended for this seat: 1 won, 0 drawn, -1 lost",
}
"""What a row of positions has."""


@dataclass(frozen=True, slots=True)
class DataSet:
    """What is to be written. `bots` name one bot for every seat."""

    game: str
    bots: Mapping[str, str]
    seed: str
    matches: int
    scenario: str | None = None
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    observations: bool = True
    """Without them the files are small: tokens only."""


@dataclass(frozen=True, slots=True)
class Played:
    """A match of the data set."""

    match: int
    seed: str
    winners: list[str]
    text: str
    decisions: int


def write(
    wanted: DataSet, folder: Path, workers: int = 1, done: Callable[[Played], None] | None = None
) -> list[Played]:
    """Play the matches and write everything; gives what was played."""
    game = games.load(wanted.game)
    for name in wanted.bots.values():
        bots.make(game, name)
    folder.mkdir(parents=True, exist_ok=True)
    rows: list[Played] = []
    if workers == 1:
        for number in range(wanted.matches):
            rows.append(play(wanted, number, folder))
            if done is not None:
                done(rows[-1])
    else:
        with worker_pool(workers) as pool:
            with unheard_interrupts():
                waiting = [pool.submit(play, wanted, number, folder) for number in range(wanted.matches)]
            for future in waiting:
                rows.append(future.result())
                if done is not None:
                    done(rows[-1])
    _finish(wanted, folder, rows)
    return rows


def play(wanted: DataSet, number: int, folder: Path) -> Played:
    """Play one match and write its positions."""
    import polars

    from frente.research import Table

    game = games.load(wanted.game)
    players = {seat: bots.make(game, name) for seat, name in wanted.bots.items()}
    seed = f"{wanted.seed}:{number}"
    table = Table.start(game, wanted.scenario, dict(wanted.options), seed)
    columns: dict[str, list[Any]] = {name: [] for name in COLUMNS}
    while table.seat:
        seat = table.seat
        assert table.choosing is not None
        legal = table.match.ask(seat).options()
        token = bots.answer(players[seat], table.match, seat, f"bots:{seed}").token
        row = {
            "match": number,
            "decision": table.decisions,
            "seat": seat,
            "bot": wanted.bots[seat],
            "ask": table.match.ask(seat).kind,
            "observation": table.observe(seat).tolist() if wanted.observations else [],
            "legal": list(legal),
            "actions": list(table.choosing.numbers),
            "chosen": token,
            "action": table.sight.actions.head(token),
        }
        for name, value in row.items():
            columns[name].append(value)
        table.answer(token)
    returns = table.returns()
    columns["result"] = [int(returns[seat]) for seat in columns["seat"]]
    types: dict[str, Any] = {
        "match": polars.Int32, "decision": polars.Int32, "observation": polars.List(polars.Int16),
        "legal": polars.List(polars.String), "actions": polars.List(polars.Int32), "action": polars.Int32,
        "result": polars.Int8,
    }  # fmt: skip
    frame = polars.DataFrame(columns, schema_overrides=types)
    file = folder / f"positions-{number:06}.parquet"
    part = file.with_suffix(".part")
    frame.write_parquet(part, compression="zstd")
    part.rename(file)
    result = table.match.result
    assert result is not None
    return Played(number, seed, list(result.winners), result.text, table.decisions)


def _finish(wanted: DataSet, folder: Path, rows: list[Played]) -> None:
    """Write the table of matches and the card."""
    import polars

    from frente.research import sight_of

    game = games.load(wanted.game)
    sight = sight_of(game)
    polars.DataFrame([asdict(row) for row in rows]).write_parquet(
        folder / "matches.parquet", compression="zstd"
    )
    card = {
        "game": game.slug,
        "rules": game.version,
        "frente": __version__,
        "scenario": game.scenario(wanted.scenario).id,
        "options": dict(wanted.options),
        "bots": dict(wanted.bots),
        "seed": wanted.seed,
        "matches": len(rows),
        "decisions": sum(row.decisions for row in rows),
        "wins": {seat: sum(seat in row.winners for row in rows) for seat in wanted.bots},
        "columns": COLUMNS,
        "actions": sight.actions.size,
        "observation": {name: list(place) for name, place in sight.fields.items()}
        if wanted.observations
        else {},
    }
    (folder / "card.json").write_text(json.dumps(card, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    (folder / "README.md").write_text(_card_text(card), encoding="utf-8")


def _card_text(card: dict[str, Any]) -> str:
    """The card for people."""
    seats = ", ".join(f"{seat}: {bot}" for seat, bot in card["bots"].items())
    wins = ", ".join(f"{seat} {count}" for seat, count in card["wins"].items())
    options = ", ".join(f"{name}={value}" for name, value in card["options"].items()) or "the usual ones"
    lines = [
        f"# Matches of {card['game']}",
        "",
        f"{card['matches']} matches of bots ({seats}), {card['decisions']:,} decisions. Wins: {wins}.",
        f"Scenario {card['scenario']}, optional rules: {options}; rules version {card['rules']}, Frente "
        f"{card['frente']}, seed `{card['seed']}`: the same call writes the same files.",
        "",
        "`positions-*.parquet` has a row for every decision, one file a match; `matches.parquet` has a row",
        "for every match; `card.json` says the same for programs. Observations tell what the seat may see.",
        "Actions and observations are explained in docs/research.md.",
        "",
        "| column | |",
        "|---|---|",
        *(f"| `{name}` | {about} |" for name, about in card["columns"].items()),
    ]
    return "\n".join(lines) + "\n"
