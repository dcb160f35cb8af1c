"""Makes or extends the tables of actions (`data/actions.toml`): `python -m tools.actions [GAME ...]`.

Bots play matches of every scenario and option; whatever verb, word or ask they meet that a table does not
have is added at the end of its list. Nothing is ever moved or taken away: the numbers are kept for good.
"""

from __future__ import annotations

import sys
import time
from typing import Any

from frente import bots, games
from frente.bots.random import pick
from frente.engine import Game, Match
from frente.engine.ask import Ask
from frente.engine.menu import Noun
from frente.research.actions import NUMBER, NUMBERED, Table, parts, path_of

SECONDS = 40.0
"""How long each game is played, unless `--seconds N` says otherwise."""
RARE: dict[str, tuple[str, ...]] = {
    "arriba": (
        "again", "stop", "freeze", "guns number", "halt", "press number", "spare", "sink asset-point",
        "strike battlegroup", "take unit", "withdraw unit", "lose-air marker",
    ),
    "barricadas": (
        "declare", "done", "fall hex", "flak", "inside piece", "lead", "leave hex", "return", "stay",
        "strike", "strike piece", "support", "volley piece", "+ hex:AP", "+ hex:AT",
    ),
    "crusade": (
        "beach space", "cull unit", "defect unit", "give-up unit", "reembark unit", "retreat", "return unit",
        "send unit", "shake space", "spare unit", "stand unit",
    ),
    "espana": (
        "allot unit", "back unit", "combine unit", "escort unit", "hold", "pair unit", "split unit",
        "strike unit", "suffer unit", "torpedo unit",
    ),
    "santander": ("halt", "pursue hex", "replace unit"),
}  # fmt: skip
"""Answers that matches hardly ever come to."""


def main() -> None:
    names = sys.argv[1:]
    seconds = SECONDS
    if "--seconds" in names:
        place = names.index("--seconds")
        seconds = float(names[place + 1])
        del names[place : place + 2]
    for slug in names or games.slugs():
        game = games.load(slug)
        path = path_of(game)
        table = Table.read(path.read_text(encoding="utf-8")) if path.exists() else Table()
        extend(table, game, seconds)
        for block in RARE.get(slug, ()):
            _add(table.blocks, block)
        make_room(table, game)
        path.write_text(written(table), encoding="utf-8")
        print(slug, len(table.blocks), "blocks,", sum(map(len, table.words.values())), "words")


def extend(table: Table, game: Game[Any], seconds: float) -> None:
    """Play and add what is new."""
    seen: set[Any] = set()
    tables = list(settings(game))
    steady = next((bots.make(game, name) for name in game.bots if name != "random"), None)
    start, number = time.monotonic(), 0
    while number < len(tables) or time.monotonic() - start < seconds:
        scenario, options = tables[number % len(tables)]
        match = Match.start(game, scenario, options, f"actions:{number}", events=False)
        share = (number // len(tables)) % 3  # every third round goes mostly by the script
        ply = 0
        while match.asks and time.monotonic() - start < seconds * 3:
            ask = match.asks[0]
            ask.options()
            meet(table, ask, scenario, seen)
            luck = f"{number}|{ply}"
            if steady is not None and (share == 2 or (share == 1 and ply % 2)):
                token = bots.answer(steady, match, ask.seat, luck).token
            else:
                token = pick(ask.options(), luck)
            match.answer(ask.seat, token)
            ply += 1
        number += 1


def make_room(table: Table, game: Game[Any]) -> None:
    """Give new kinds of word their room; a kind that has one keeps it."""
    for kind, words in table.words.items():
        wanted = -(-len(words) * 5 // 32) * 8  # a quarter more, in eights
        if table.rooms.setdefault(kind, max(16, wanted)) < len(words):
            raise SystemExit(f"{game.slug}: there is no room left for words of {kind}")


def settings(game: Game[Any]) -> list[tuple[str, dict[str, Any]]]:
    """Every scenario as it is, with each optional rule alone, and with all of them."""
    found: list[tuple[str, dict[str, Any]]] = []
    for scenario in game.scenarios:
        specs = [spec for spec in game.options if not spec.only or scenario.id in spec.only]
        wholes = {spec.id: spec.values[-1] for spec in specs}
        single = [{spec.id: value} for spec in specs for value in spec.values if value != spec.default]
        for options in ({}, wholes, *single):
            try:
                game.seats(scenario.id, game.full_options(scenario.id, options))
                game.setup(scenario.id, game.full_options(scenario.id, options))
            except ValueError:
                continue  # rules that exclude each other
            found.append((scenario.id, options))
    return found


def meet(table: Table, ask: Ask, scenario: str, seen: set[Any]) -> None:
    """Add what an ask shows for the first time."""
    _add(table.asks, ask.kind)
    assert ask.menu is not None
    for way in ask.menu.ways:
        shape = (scenario, ask.kind, way.verb, len(way.nouns))
        if shape not in seen:
            seen.add(shape)
            if not way.nouns:
                _add(table.blocks, way.verb)
            for place, noun in enumerate(way.nouns):
                for word in _every(ask, noun):
                    _learn(table, noun, "+" if place else way.verb, word)
                if way.many:
                    for word in _every(ask, noun):
                        _learn(table, noun, "+", word)
    for token in ask._options or ():
        if token in seen:
            continue
        seen.add(token)
        way = ask.menu.way(token)
        assert way is not None
        _, *words = token.split(" ")
        for place, (noun, word) in enumerate(zip(way._each(len(words)), words, strict=True)):
            _learn(table, noun, "+" if place else way.verb, word)


def _every(ask: Ask, noun: Noun[Any]) -> list[str]:
    assert ask.menu is not None
    return [noun.write(value) for value in noun.every(ask.menu.state)]


def _learn(table: Table, noun: Noun[Any], verb: str, word: str) -> None:
    kind = noun.kind.replace(" ", "-")
    base, suffix = parts(word)
    words = table.words.setdefault(kind, [])
    numbered = NUMBER.fullmatch(base)
    if numbered and f"{numbered[1]}{int(numbered[2]) % NUMBERED}" != base:
        return
    if base not in words:
        if numbered and int(numbered[2]) > 8:
            words += [w for w in (f"{numbered[1]}{n}" for n in range(NUMBERED)) if w not in words]
        else:
            words.append(base)
    _add(table.blocks, f"{verb} {kind}{':' if suffix else ''}{suffix}")


def _add(known: list[str], one: str) -> None:
    if one not in known:
        known.append(one)


def written(table: Table) -> str:
    """The table as TOML, a list in lines of fair length."""
    text = "# The numbers of answers (docs/research.md). Lists only grow at their ends, by `tools.actions`.\n"
    text += _listed("asks", table.asks) + _listed("blocks", table.blocks)
    text += "\n[rooms]\n" + "".join(f'"{kind}" = {room}\n' for kind, room in table.rooms.items())
    text += "\n[words]\n" + "".join(_listed(f'"{kind}"', words) for kind, words in table.words.items())
    return text


def _listed(name: str, words: list[str]) -> str:
    lines, line = [], "   "
    for word in words:
        if len(line) + len(word) > 110:
            lines.append(line)
            line = "   "
        line += f' "{word}",'
    return "\n".join([f"{name} = [", *lines, line, "]\n"])


if __name__ == "__main__":
    main()
