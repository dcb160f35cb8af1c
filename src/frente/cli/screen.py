"""What the terminal shows, and what is typed into it."""

from __future__ import annotations

import os
import re
import sys
import textwrap
from collections.abc import Iterable, Sequence
from contextlib import suppress
from itertools import groupby

from rich.console import Console
from rich.text import Text

GAP = re.compile(r"(?<=\S) {2,}(?=\S)")
"""What parts two columns of a table."""
TIED = "\N{NO-BREAK SPACE}"
"""A space at which a line is broken only if it must be; shown as any other."""
NARROWEST = 20
FORGET = "\x1b[H\x1b[2J\x1b[3J"
"""Clears the screen and what was scrolled away: a hand-over that can be scrolled back is none."""


class Screen:
    """Lines out, lines in. Plain where the output is no terminal or NO_COLOR is set.

    Lines are broken between words to fit the terminal; where the output goes to a file or a pipe they
    stay whole, unless COLUMNS says how wide it is.
    """

    def __init__(self, width: int | None = None) -> None:
        self.console = Console(highlight=False, emoji=False, markup=False, soft_wrap=True)
        self._width = width
        self._waiting: list[str] = []

    @property
    def width(self) -> int:
        """How many letters a line may have; 0: any number."""
        if self._width is not None:
            return self._width
        told = os.environ.get("COLUMNS", "")
        if not self.console.is_terminal and not told.isdecimal():
            return 0
        return max(NARROWEST, int(told) if told.isdecimal() else self.console.width)

    # --- out ------------------------------------------------------------------------------------
    def say(self, text: str = "", style: str = "") -> None:
        for line in text.split("\n"):
            for part in fitted(line, self.width):
                self._print(Text(part, style=style))

    def pair(self, left: str, right: str, style: str = "") -> None:
        """A line whose end is less important."""
        if not right:
            self.say(left, style)
            return
        end = f"[{right}]"
        parts = fitted(f"{left}  {end.replace(' ', TIED)}", self.width)
        for number, part in enumerate(parts):
            line = Text(part, style=style)
            begin = part.find(end) if number == len(parts) - 1 else -1
            if begin >= 0:
                line.stylize("not bold not cyan not yellow dim", begin)
            self._print(line)

    def lines(self, lines: Iterable[str], style: str = "") -> None:
        """Lines of a text; those that have columns keep them, or become lists where they are too wide."""
        for columns, rows in groupby(lines, key=lambda line: GAP.search(line.strip()) is not None):
            if columns:
                self._columns(list(rows), style)
                continue
            for line in rows:
                self.say(line, style)

    def _columns(self, rows: Sequence[str], style: str) -> None:
        whole = not self.width or all(len(row) <= self.width for row in rows)
        for row in rows:
            if whole:
                self._print(Text(row, style=style))
            else:
                self._listed(GAP.split(row.strip()), style, len(row) - len(row.lstrip()))

    def _listed(self, cells: Sequence[str], style: str, indent: int = 0) -> None:
        """A row of a table that is too wide: its first cell, and what belongs to it below."""
        self.say(" " * indent + cells[0], style)
        line = ""
        for cell in cells[1:]:
            longer = f"{line}  {cell}" if line else cell
            if line and indent + 4 + len(longer) > self.width:
                self.say(" " * (indent + 4) + line, style)
                longer = cell
            line = longer
        if line:
            self.say(" " * (indent + 4) + line, style)

    def drawing(self, lines: Iterable[str]) -> None:
        """Lines that were made to fit and must not be broken."""
        for line in lines:
            self._print(Text(line))

    def rule(self) -> None:
        self._print(Text("-" * min(self.width or 72, 72), style="dim"))

    def table(self, rows: Sequence[Sequence[str]], *, head: Sequence[str] = ()) -> None:
        """Columns of text, as wide as they need to be; a list of rows where the terminal is too narrow."""
        every = [*([list(head)] if head else []), *rows]
        if not every:
            return
        widths = [max(len(row[i]) for row in every) for i in range(len(every[0]))]
        if self.width and sum(widths) + 2 * (len(widths) - 1) > self.width:
            for row in rows:
                named = [f"{name} {cell}" for name, cell in zip(head[1:], row[1:], strict=True)]
                self._listed([row[0], *(named if head else row[1:])], "")
            return
        for number, row in enumerate(every):
            text = "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True))
            self._print(Text(text.rstrip(), style="bold" if head and number == 0 else ""))

    def clear(self) -> None:
        """Leave nothing to be read of what was here."""
        if self.console.is_terminal:
            self.console.file.write(FORGET)
            self.console.file.flush()

    def _print(self, line: Text) -> None:
        self.console.print(line)

    # --- in -------------------------------------------------------------------------------------
    @property
    def has_keyboard(self) -> bool:
        return sys.stdin.isatty()

    def read(self, prompt: str) -> str:
        """A line that was typed; EOFError at the end of the input."""
        if self.has_keyboard:
            with suppress(ImportError):  # Windows has none, and its own editing
                import readline  # noqa: F401 - gives input() its history and editing
            return input(f"{prompt} ").strip()
        line = self._waiting.pop() if self._waiting else sys.stdin.readline()
        if not line:
            raise EOFError
        self.say(f"{prompt} {line.strip()}", "bold")  # a transcript should show what was typed
        return line.strip()

    def enter(self, prompt: str) -> None:
        """Wait for Enter. A script that knows nothing of it loses no line: the line counts as the next."""
        if self.has_keyboard:
            input(f"{prompt} ")
            return
        self.say(prompt, "bold")
        line = sys.stdin.readline()
        if line.strip():
            self._waiting.append(line)
        elif not line:
            raise EOFError

    def yes(self, question: str, default: bool) -> bool:
        answer = self.read(question).lower()
        return answer in ("y", "yes") if answer else default


def fitted(line: str, width: int) -> list[str]:
    """A line broken between words, what follows set in. A word is never broken: a path must stay one."""
    if not width or len(line) <= width:
        return [line.replace(TIED, " ")]
    indent = len(line) - len(line.lstrip())
    numbered = re.match(r"\s*\d+  (?=\S)", line)  # an option: the rest stands under its words
    hang = " " * min(len(numbered.group()) if numbered else indent + 2, width // 3)
    tied = [word.replace(TIED, " ") if len(hang) + len(word) > width else word for word in line.split(" ")]
    parts = textwrap.wrap(
        " ".join(tied), width, subsequent_indent=hang, break_on_hyphens=False, break_long_words=False
    )
    return [part.replace(TIED, " ") for part in parts] or [""]
