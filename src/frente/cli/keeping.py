"""Where a match is kept: settled at the start, told at the end."""

from __future__ import annotations

from pathlib import Path

from frente.cli import files
from frente.cli.screen import Screen
from frente.words import Words


def place_to_keep(screen: Screen, words: Words, wanted: Path | None) -> Path | None:
    """The folder for a match, told where it is not the usual one, so that nobody loses a match unawares."""
    usual = wanted.expanduser() if wanted else files.saves_folder()
    reason = files.why_not_kept(usual)
    if reason is None:
        return usual
    chosen = files.place_to_keep()
    screen.say(words.say("cli-no-keep", folder=str(usual), reason=reason), "yellow")
    while screen.has_keyboard:
        typed = screen.read(words.say("cli-keep-where", folder=str(chosen)))
        folder = Path(typed).expanduser() if typed else chosen
        reason = files.why_not_kept(folder)
        if reason is None:
            return folder
        screen.say(words.say("cli-no-keep", folder=str(folder), reason=reason), "yellow")
    screen.say(words.say("cli-keep-there", folder=str(chosen)), "yellow")
    return chosen


def tell_kept(screen: Screen, words: Words, file: Path, source: str | None) -> None:
    """Say how to go on with a match, as a line to copy. `source`: where a game from elsewhere is."""
    named = f"{source} " if source and ":" in source else ""
    screen.say(words.say("cli-kept"))
    screen.drawing([f'frente play {named}--load "{file}"'])
