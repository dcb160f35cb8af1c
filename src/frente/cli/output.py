"""Output for programs, and progress for people."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import click

from frente.engine.message import sentence

INTERRUPTED = 130
"""The exit code after Ctrl+C."""


def in_words(id: str, /, **args: object) -> str:
    """A sentence of the common catalog, in the language of the terminal."""
    from frente.words import Words

    return Words().say(sentence(id, **args))


def as_json(data: Any) -> None:
    click.echo(json.dumps(data, ensure_ascii=False, indent=1))


@contextmanager
def progress(text: str, total: int) -> Iterator[Callable[[float, int], None]]:
    """A bar on the terminal's error stream; nothing where there is no terminal.

    What it yields is told how many matches were played (also parts of them) and how many decisions made:
    the decisions show that it lives where a match takes long.
    """
    if not sys.stderr.isatty():
        yield lambda played, decisions: None
        return
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    told = TextColumn("{task.fields[decisions]:,} decisions")
    times = (TimeElapsedColumn(), TextColumn("left"), TimeRemainingColumn())
    columns = (TextColumn(text), BarColumn(None), MofNCompleteColumn(), told, *times)
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(text, total=total, decisions=0)
        yield lambda played, decisions: bar.update(task, completed=played, decisions=decisions)
