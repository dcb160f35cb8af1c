"""What the terminal shows, and what is typed into it."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from contextlib import suppress

from rich.console import Console
from rich.text import Text


class Screen:
    """Lines out, lines in. Plain where the output is no terminal or NO_COLOR is set."""

    def __init__(self) -> None:
        self.console = Console(highlight=False, emoji=False, markup=False, soft_wrap=True)

    def say(self, text: str = "", style: str = "") -> None:
        self.console.print(Text(text, style=style))

    def pair(self, left: str, right: str, style: str = "") -> None:
        """A line whose end is less important."""
        line = Text(left, style=style)
        if right:
            line.append(f"  [{right}]", style="dim")
        self.console.print(line)

    def lines(self, lines: Iterable[str], style: str = "") -> None:
        for line in lines:
            self.say(line, style)

    def rule(self) -> None:
        self.say("-" * min(self.console.width, 72), "dim")

    def table(self, rows: Sequence[Sequence[str]], *, head: Sequence[str] = ()) -> None:
        """Columns of text, as wide as they need to be."""
        every = [*([list(head)] if head else []), *rows]
        if not every:
            return
        widths = [max(len(row[i]) for row in every) for i in range(len(every[0]))]
        for number, row in enumerate(every):
            text = "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True))
            self.say(text.rstrip(), "bold" if head and number == 0 else "")

    def read(self, prompt: str) -> str:
        """A line that was typed; EOFError at the end of the input."""
        if sys.stdin.isatty():
            with suppress(ImportError):  # Windows has none, and its own editing
                import readline  # noqa: F401 - gives input() its history and editing
            return input(f"{prompt} ").strip()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        self.say(f"{prompt} {line.strip()}", "bold")  # a transcript should show what was typed
        return line.strip()

    def yes(self, question: str, default: bool) -> bool:
        answer = self.read(question).lower()
        return answer in ("y", "yes") if answer else default
