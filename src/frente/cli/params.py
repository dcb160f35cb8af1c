"""Reading what was typed after a command: games, options, seats, bots."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

import click
from click.shell_completion import CompletionItem

from frente import games
from frente.engine import Game, Options, OptionSpec, OptionValue
from frente.engine.message import Mistaken, in_words, sentence

YES, NO = ("true", "yes", "on", "1"), ("false", "no", "off", "0")


class GameName(click.ParamType[str]):
    """A game's slug, or `module:NAME`. Checked when the game is loaded; completed by the shell."""

    name = "game"

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        return [CompletionItem(slug) for slug in games.slugs() if slug.startswith(incomplete)]


GAME = GameName()


def options_from(game: Game[Any], pairs: Iterable[str]) -> Options:
    """`NAME=VALUE` pairs as options of the game; a bare NAME switches it on. Commas part several pairs."""
    specs = {spec.id: spec for spec in game.options}
    given: Options = {}
    for pair in _apart(pairs, specs):
        name, sign, text = pair.partition("=")
        name = name.strip().lower()
        if name not in specs:
            there = [*specs]
            raise Mistaken(
                sentence(
                    "error-has-no-option", slug=game.slug, name=repr(name), count=len(there), there=there
                )
            )
        given[name] = _value(game, specs[name], text) if sign else True
        if given[name] not in specs[name].values:
            raise Mistaken(sentence("error-write-value", takes=_takes(game, specs[name]), name=name))
    return given


def options_for(game: Game[Any], scenario: str | None, pairs: Iterable[str]) -> Options:
    """The same, for a scenario; an option of another one is told with where it belongs."""
    given, chosen = options_from(game, pairs), game.scenario(scenario).id
    for spec in game.options:
        if spec.id in given and spec.only and chosen not in spec.only:
            there = " or ".join(f"--scenario {id}" for id in spec.only)
            raise Mistaken(
                sentence(
                    "error-option-not-scenario-say", id=spec.id, slug=game.slug, chosen=chosen, there=there
                )
            )
    return given


def _apart(pairs: Iterable[str], specs: Iterable[str]) -> Iterator[str]:
    """Each pair alone. A comma within a value (`boards=c,d`) parts nothing: what follows names no option."""
    for text in pairs:
        pair = ""
        for part in text.split(","):
            if pair and part.partition("=")[0].strip().lower() in specs:
                yield pair
                pair = part
            else:
                pair = f"{pair},{part}" if pair else part
        yield pair


def _value(game: Game[Any], spec: OptionSpec, text: str) -> OptionValue:
    wanted = _plainly(text)
    if isinstance(spec.values[0], bool) and wanted in YES + NO:
        return wanted in YES
    for value in spec.values:
        if not isinstance(value, bool) and _plainly(str(value)) == wanted:
            return value
    raise ValueError(f"{_takes(game, spec)}, not {text!r}")


def _plainly(text: str) -> str:
    """A value without what people put between its parts, in small letters: `C, D` is `CD`."""
    return re.sub(r"[\s,+/]", "", text).lower()


def _takes(game: Game[Any], spec: OptionSpec) -> str:
    return in_words(sentence("error-option-takes", option=spec.id, slug=game.slug, values=[*values_of(spec)]))


def values_of(spec: OptionSpec) -> list[str]:
    """The values of an option as they are typed."""
    return [("yes" if value else "no") if isinstance(value, bool) else str(value) for value in spec.values]


def seats_of(game: Game[Any], scenario: str | None, options: Options) -> tuple[str, ...]:
    chosen = game.scenario(scenario).id
    return game.seats(chosen, game.full_options(chosen, options))


def usual_bot(game: Game[Any]) -> str:
    """The bot for a seat nobody spoke of: the game's first scripted one."""
    return next((name for name in game.bots if name != "random"), "random")


def bots_from(game: Game[Any], seats: tuple[str, ...], pairs: Iterable[str]) -> dict[str, str]:
    """`SEAT=NAME` pairs as bots by seat; a bare NAME is for every seat not named. All seats get one."""
    from frente import bots

    named: dict[str, str] = {}
    everywhere = usual_bot(game)
    for pair in pairs:
        seat, sign, name = pair.partition("=")
        if not sign:
            everywhere, name = seat, seat
        elif seat not in seats:
            raise Mistaken(sentence("error-there-no-seat-seats", seat=repr(seat), seats=[*seats]))
        else:
            named[seat] = name
        bots.make(game, name)
    return {seat: named.get(seat, everywhere) for seat in seats}


def human_seats(seats: tuple[str, ...], wanted: tuple[str, ...]) -> tuple[str, ...]:
    for seat in wanted:
        if seat not in seats:
            raise Mistaken(sentence("error-there-no-seat-seats", seat=repr(seat), seats=[*seats]))
    return tuple(dict.fromkeys(wanted)) or seats[:1]
