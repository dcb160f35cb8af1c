"""The games that can be played here. Each is imported only when somebody wants it.

A game is found as a package in this folder that exports GAME, or as an entry point of the group
`frente.games`. A game under construction elsewhere can be named by where it is: `my_package.game:GAME`.
"""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
import traceback
from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any, NamedTuple

from frente.engine import Game
from frente.engine.message import Mistaken, sentence

GROUP = "frente.games"


class Title(NamedTuple):
    """What the home page says of a game, also before it can be played."""

    slug: str
    title: str
    designer: str
    scale: str


ALL_FIVE = (
    Title("arriba", "Arriba España", "Brian Train", "the whole war: regions, areas and politics"),
    Title(
        "barricadas",
        "A las Barricadas!",
        "Joan Carles Cebrián and Nicolás Eskubi",
        "platoons and companies on hexes",
    ),
    Title(
        "crusade",
        "Crusade and Revolution: The Spanish Civil War 1936-1939",
        "David Gómez Relloso",
        "the whole war: card-driven, from point to point",
    ),
    Title("espana", "España 1936", "Antonio Catalán", "the whole war: cards and dice, boxes joined by lines"),
    Title(
        "santander",
        "Corpo Truppe Volontarie: Santander, 1937",
        "Javier Romero",
        "one campaign: regiments and brigades on hexes",
    ),
)


def slugs() -> tuple[str, ...]:
    """The games that can be loaded, in order of their names."""
    return tuple(sorted(_found()))


def load(slug: str) -> Game[Any]:
    """The game of that slug (or of that `module:NAME`). ValueError says what there is."""
    if ":" in slug:
        return _from_path(slug)
    found = _found()
    if slug not in found:
        raise Mistaken(
            sentence("error-there-no-game-there", slug=repr(slug), count=len(found), games=sorted(found))
        )
    return found[slug]()


def _from_path(path: str) -> Game[Any]:
    module, name = path.split(":", 1)
    try:
        game = getattr(importlib.import_module(module), name or "GAME", None)
    except ImportError as error:
        raise Mistaken(sentence("error-cannot-imported", path=repr(path), error=error)) from None
    except Exception as error:  # a game under construction may break in any way; the others must not
        raise Mistaken(sentence("error-breaks-when-loaded", path=repr(path), told=_told(error))) from error
    if not isinstance(game, Game):
        raise Mistaken(sentence("error-not-game", path=repr(path)))
    return game


def _told(error: Exception) -> str:
    """An exception in a line, with where it came from."""
    if isinstance(error, SyntaxError):
        return f"{error.msg} ({Path(error.filename or '').name}, line {error.lineno})"
    frame = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({Path(frame.filename).name}, line {frame.lineno})"


def loaded() -> tuple[list[Game[Any]], dict[str, str]]:
    """Every game that can be loaded; and, by slug, why another cannot: one never hides the rest."""
    found: list[Game[Any]] = []
    broken: dict[str, str] = {}
    for slug in slugs():
        try:
            found.append(load(slug))
        except ValueError as error:
            broken[slug] = str(error)
    return found, broken


@cache
def _found() -> dict[str, Callable[[], Game[Any]]]:
    """Every game by slug, with what loads it. A folder of this package wins over an outsider."""
    found: dict[str, Callable[[], Game[Any]]] = {}
    for point in entry_points(group=GROUP):
        found[point.name] = _loader_of(point)
    for module in pkgutil.iter_modules(__path__):
        name = f"{__name__}.{module.name}"
        if module.ispkg and _exports_game(name):
            found[module.name] = _loader_in(name)
    return found


def _exports_game(name: str) -> bool:
    """Does the package say GAME? Read, not imported: a list of games must cost nothing."""
    spec = importlib.util.find_spec(name)
    if spec is None or spec.origin is None or not spec.origin.endswith(".py"):
        return spec is not None and spec.origin is not None  # compiled: trust it
    with open(spec.origin, encoding="utf-8") as source:
        return "GAME" in source.read()


def _loader_in(name: str) -> Callable[[], Game[Any]]:
    return lambda: _from_path(f"{name}:GAME")


def _loader_of(point: EntryPoint) -> Callable[[], Game[Any]]:
    return lambda: _from_path(point.value)
