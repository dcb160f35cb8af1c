"""Match files: where they are kept, and which game they are of."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

from frente import games
from frente.engine import Game, Match, keeping
from frente.engine.journal import read_file, write_file


def saves_folder() -> Path:
    """Where matches are kept that nobody named a file for."""
    from platformdirs import user_data_path

    return user_data_path("frente", appauthor=False) / "saves"


def keep(match: Match[Any]) -> Path:
    """Save a match under a name of its own in the user's data folder."""
    folder = saves_folder()
    folder.mkdir(parents=True, exist_ok=True)
    day = time.strftime("%Y%m%d-%H%M%S")
    file = folder / f"{match.game.slug}-{day}-{match.commitment[:6]}.json"
    write_file(file, keeping.file(match))
    return file


def save(match: Match[Any], path: str) -> Path:
    file = Path(path).expanduser()
    write_file(file, keeping.file(match))
    return file


def write(path: str, text: str) -> Path:
    file = Path(path).expanduser()
    file.write_text(text, encoding="utf-8")
    return file


def read(path: str, game: str | None) -> tuple[Game[Any], dict[str, Any]]:
    """A match file's contents and its game (which can be named, for a game from elsewhere)."""
    data = read_file(path)
    slug = data.get("game")
    if game is None and not isinstance(slug, str):
        raise ValueError(f"{path} does not say which game it is of")
    return games.load(game or str(slug)), data
