"""The `frente` command."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Sequence
from contextvars import copy_context

import click

from frente import __version__
from frente.cli.books import games, rules
from frente.cli.checks import conformance, contract, position, verify
from frente.cli.completion import completion
from frente.cli.data import data
from frente.cli.hints import hint
from frente.cli.lab import lab
from frente.cli.ladder import ladder
from frente.cli.lessons import lessons
from frente.cli.matches import play, replay
from frente.cli.output import INTERRUPTED, in_words
from frente.cli.people import user
from frente.cli.serve import serve
from frente.cli.tuning import tune
from frente.cli.upkeep import backup, migrate, restore
from frente.cli.watching import watch
from frente.cli.words import words
from frente.engine import MatchError


@click.group(
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    epilog="Each command tells more with --help.",
)
@click.version_option(__version__, prog_name="frente", message="%(prog)s %(version)s")
@click.option("--lang", metavar="LANGUAGE", help="Speak this language (else FRENTE_LANG, LANG, English).")
def cli(lang: str | None) -> None:
    """Spanish Civil War board wargames: every rule enforced, every result explained."""
    from frente.words import SPOKEN, languages
    from frente.words.language import chosen, of_environment

    there = languages()
    spoken = of_environment(there) if lang is None else chosen(lang, there)
    if spoken is None:
        raise click.BadParameter(in_words("cli-there-no-words-there", lang=repr(lang), there=[*there]))
    SPOKEN.set(spoken)


for command in (
    games,
    play,
    replay,
    hint,
    watch,
    lab,
    ladder,
    tune,
    rules,
    verify,
    conformance,
    contract,
    position,
    lessons,
    words,
    serve,
    backup,
    restore,
    migrate,
    user,
    completion,
):
    cli.add_command(command)
lab.add_command(data)


def run(args: Sequence[str]) -> int:
    """Run the command and give its exit code. An error is one sentence, never a traceback."""
    return copy_context().run(_run, args)  # the language that is spoken in it is its own


def _run(args: Sequence[str]) -> int:
    try:
        code = cli.main(args=list(args), prog_name="frente", standalone_mode=False)
    except click.exceptions.NoArgsIsHelpError as error:
        click.echo(error.format_message(), err=True)
        return error.exit_code
    except click.ClickException as error:
        return _fail(error.format_message(), error.exit_code)
    except (click.Abort, KeyboardInterrupt):
        click.echo("", err=True)
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our words has gone; say nothing more, also not at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as error:
        return _fail(f"{error.filename}: {error.strerror}" if error.filename else str(error), 1)
    except (MatchError, ValueError) as error:
        return _fail(str(error), 1)
    except Exception as error:
        if os.environ.get("FRENTE_TRACEBACK"):
            raise
        return _fail(in_words("cli-broke", kind=type(error).__name__, error=error), 1)
    return code if isinstance(code, int) else 0


def _fail(text: str, code: int) -> int:
    """One sentence; in one line, unless a terminal would break it within a word."""
    from frente.cli.screen import fitted

    width = shutil.get_terminal_size().columns if sys.stderr.isatty() else 0
    click.echo("\n".join(fitted(f"frente: {' '.join(text.split())}", width)), err=True)
    return code


def main() -> None:
    # A game in the current folder can be named (`my_game:GAME`), also by the installed command.
    sys.path.append(os.getcwd())
    sys.exit(run(sys.argv[1:]))


__all__ = ["cli", "main", "run"]
