"""Output for programs, and progress for people."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import click


def as_json(data: Any) -> None:
    click.echo(json.dumps(data, ensure_ascii=False, indent=1))


@contextmanager
def progress(text: str, total: int) -> Iterator[Callable[[], None]]:
    """A bar on the terminal's error stream; nothing where there is no terminal."""
    if not sys.stderr.isatty():
        yield lambda: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn(text), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(text, total=total)
        yield lambda: bar.advance(task)
