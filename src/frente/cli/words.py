"""`frente words`: how far each language has come, and what is left to translate."""

from __future__ import annotations

import csv
import io
from pathlib import Path
from typing import Any

import click

from frente.cli.output import as_json, in_words
from frente.cli.params import GAME


@click.command()
@click.argument("game", type=GAME, required=False)
@click.option("--check", is_flag=True, help="Count messages and rules, missing and broken ones. The default.")
@click.option("--missing", metavar="LANGUAGE", help="List what LANGUAGE lacks, for translators to fill.")
@click.option("--json", "json_wanted", is_flag=True, help="For programs.")
@click.pass_context
def words(
    context: click.Context, game: str | None, check: bool, missing: str | None, json_wanted: bool
) -> None:
    """How complete each language is; with --missing, what is left to translate (of GAME, or of all)."""
    if check and missing:
        raise click.UsageError(in_words("cli-check-counts-missing-lists-one"))
    if missing:
        _list_missing(game, missing)
        return
    report = _report(game)
    if json_wanted:
        as_json(report)
    else:
        _show(report)
    if any(part["broken"] for parts in report.values() for part in parts.values()):
        context.exit(1)


def _shelves(game: str | None) -> list[tuple[Any, Any]]:
    """The catalogs, each with the game whose rules belong to it."""
    from frente import games
    from frente.words import completeness as c
    from frente.words.naming import every_name_message

    own = [games.load(slug) for slug in ([game] if game else games.slugs())]
    found: list[tuple[Any, Any]] = [(c.game_shelf(g.slug, g.folder, every_name_message(g)), g) for g in own]
    return found if game else [(s, None) for s in (c.common_shelf(), *c.page_shelves())] + found


def _report(game: str | None) -> dict[str, dict[str, dict[str, Any]]]:
    """By language and part: what there is, what is missing and what is broken."""
    from frente.words.completeness import Standing, languages_of, standing

    shelves = _shelves(game)
    languages = languages_of([shelf for shelf, _ in shelves])
    languages += sorted({language for _, g in shelves if g for language in _told(g)} - set(languages))
    report: dict[str, dict[str, dict[str, Any]]] = {}
    for language in languages:
        parts: dict[str, Standing] = {}
        rules: dict[str, dict[str, Any]] = {}
        for shelf, g in shelves:
            here = parts.setdefault(shelf.name, Standing())
            here += standing(shelf, language)
            if g is not None:
                rules[shelf.name] = {**_rules(g, language, here), **_learnt(g, language, here)}
        report[language] = {
            name: {
                "messages": s.messages,
                "missing": len(s.missing),
                "broken": s.broken,
                "named": s.named,
                **rules.get(name, {}),
            }
            for name, s in parts.items()
        }
    return report


def _told(game: Any) -> list[str]:
    """The languages that the rules of a game are told in, besides English."""
    return [file.suffixes[0].removeprefix(".") for file in (game.folder / "data").glob("rules.*.csv")]


def _rules(game: Any, language: str, here: Any) -> dict[str, Any]:
    from frente import conformance
    from frente.words import LOCALES_FALL_BACK_TO

    every = conformance.rules_of(game.folder)
    told = {rule.id for rule in every}
    if language != LOCALES_FALL_BACK_TO:
        try:
            told = set(conformance.told_in(game.folder, language))
        except ValueError as error:
            here.broken.append(str(error))
            told = set()
    return {"rules": len(every), "rules_missing": len(every) - len(told)}


def _learnt(game: Any, language: str, here: Any) -> dict[str, Any]:
    """The texts of lessons and of examples."""
    from frente.learn.told import tables
    from frente.words import LOCALES_FALL_BACK_TO

    counts: dict[str, int] = {}
    for table in tables(game):
        found = table.english
        if language != LOCALES_FALL_BACK_TO:
            try:
                found = table.rows(game, language)
                here.broken += table.faults(found)
            except ValueError as error:
                here.broken.append(str(error))
                found = {}
        counts[table.folder] = len(table.english)
        counts[f"{table.folder}_missing"] = len(table.english) - len(found)
    return counts


def _show(report: dict[str, dict[str, dict[str, Any]]]) -> None:
    from frente.cli.screen import Screen
    from frente.words import Words

    screen, say = Screen(), Words().say
    for language, parts in report.items():
        screen.say(language, "bold")
        for name, part in parts.items():
            there = part["messages"] - part["missing"]
            text = say("cli-words-messages", part=name, there=there, of=part["messages"])
            if "rules" in part:
                told = part["rules"] - part["rules_missing"]
                text = f"{text} {say('cli-words-rules', there=told, of=part['rules'])}"
            for kind in ("lessons", "examples"):
                if part.get(kind):
                    told = part[kind] - part[f"{kind}_missing"]
                    text = f"{text} {say(f'cli-words-{kind}', there=told, of=part[kind])}"
            screen.say(f"  {text}")
            screen.lines(f"    {say('cli-words-broken', fault=fault)}" for fault in part["broken"])


def _list_missing(game: str | None, language: str) -> None:
    """Fluent entries and lines of CSV, each under the file it belongs to."""
    from frente import conformance
    from frente.learn.told import tables
    from frente.words.completeness import wanting

    for shelf, g in _shelves(game):
        entries = list(wanting(shelf, language))
        if entries:
            click.echo(f"### {shelf.file(language)}\n")
            click.echo("\n".join(entries))
        if g is None:
            continue
        own = [f"# name-{id.replace(':', '_')} = {name}" for id, name in g.names().items() if name != id]
        click.echo(f"# {in_words('cli-words-names')}\n" + "\n".join(own) + "\n")
        told = conformance.told_in(g.folder, language)
        rows = [rule for rule in conformance.rules_of(g.folder) if rule.id not in told]
        _print_rows(
            g.folder / "data" / f"rules.{language}.csv",
            ("id", "chapter", "text", "reason"),
            [(rule.id, rule.chapter, rule.text, rule.reason) for rule in rows],
        )
        for table in tables(g):
            there = table.rows(g, language)
            lacking = [(*key, *texts) for key, texts in table.english.items() if key not in there]
            _print_rows(table.file(g, language), table.columns, lacking)


def _print_rows(file: Path, columns: tuple[str, ...], rows: list[tuple[str, ...]]) -> None:
    """What a table lacks, in English, under the name of its file."""
    if not rows:
        return
    out = io.StringIO()
    lines = csv.writer(out, lineterminator="\n")
    lines.writerow(columns)
    lines.writerows(rows)
    click.echo(f"### {file}\n\n{out.getvalue()}")
