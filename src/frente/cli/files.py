"""Match files: where they are kept, and which game they are of."""

from __future__ import annotations

import tempfile
import time
from pathlib import Path
from typing import Any

from frente import games
from frente.engine import Game, Match, SaveError, keeping
from frente.engine.files import read_file, write_file
from frente.engine.message import Mistaken, sentence


def saves_folder() -> Path:
    """Where matches are kept that nobody named a file for."""
    from platformdirs import user_data_path

    return user_data_path("frente", appauthor=False) / "saves"


def why_not_kept(folder: Path) -> str | None:
    """Why no file can be put into a folder (which is made where it is missing); None where it can."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return None
    except OSError as error:
        return error.strerror or str(error)


def place_to_keep(wanted: Path | None = None) -> Path:
    """The first folder that takes a file: the one wanted, the user's own, the current one, the system's."""
    folders = [*([wanted] if wanted else []), saves_folder(), Path.cwd(), Path(tempfile.gettempdir())]
    for folder in folders:
        if why_not_kept(folder) is None:
            return folder
    raise SaveError(sentence("error-no-match-can-kept-nothing", folders=[*map(str, folders)]))


def keep(match: Match[Any], wanted: Path | None = None) -> Path:
    """Save a match under a name of its own, in a folder that takes it."""
    day = time.strftime("%Y%m%d-%H%M%S")
    file = place_to_keep(wanted) / f"{match.game.slug}-{day}-{match.commitment[:6]}.json"
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
        raise Mistaken(sentence("error-does-not-say-game", path=path))
    return games.load(game or str(slug)), data
