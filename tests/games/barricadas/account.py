"""The whole account of a story: what was asked, answered, refused, rolled and noted, and what it changed.

A story is a situation and such an account. Its lines are both the script and what must come of it:

    > assault rep-infantry-h1 C707      an answer of whoever is asked
    ! join legion-b1: 9.1-d ...         an answer that is refused, by which rule and as what
    ~ morale 3 3                        a roll, forced
    ? nationalist retreat 9.3.1-b: fall C708, fall C808    an ask and all that it offers
    * move rep-diez, end                all that the ask at hand offers, where it is not told by itself
    - fire 9.4-g hex=C707 hits=1        what the log says
    = lost legion-b1=1                  how the state differs in the end from the beginning

Only answers, refusals, `*` and rolls are read; the rest is compared. Longer lines go on indented.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from textwrap import fill
from typing import Any

from frente.engine import Match
from frente.games.barricadas.board import Board
from frente.games.barricadas.definitions import PIECES
from frente.games.barricadas.position import HEX_SETS, PIECE_SETS
from frente.games.barricadas.state import Battlefield, the_board

from .table import match

WIDE = ("act", "activate", "aim")
"""Asks that offer too much to be told each time."""
SPARE = {
    name: [
        {"officer": "rep-velasco", "units": ["rep-infantry-l1"], "hex": f"{name}1101"},
        {"officer": "nat-gavilan", "units": ["nat-infantry-i1"], "hex": f"{name}1115"},
    ]
    for name in "ABC"
}
"""By map, a formation of each side far from everything, so that the turn does not end."""
UNTOLD = ("agenda", "begun", "brief", "control", "formations", "log", "member", "open", "result", "stacks")


def holds(s: Battlefield, account: str) -> Match[Battlefield]:
    """Play a story from this situation and compare its account, line by line."""
    said = list(_unfolded(account))
    m, found = play(s, said)
    assert found == said, "\n".join(["the account is:", *shown(found)])
    return m


def play(s: Battlefield, said: list[str]) -> tuple[Match[Battlefield], list[str]]:
    """The match after the script, and the account of it."""
    rolls = [tuple(int(face) for face in line.split()[2:]) for line in said if line[0] == "~"]
    m = match(s, *rolls)
    began = m.state.copy()
    teller = _Teller(m)
    for line in said:
        if line[0] == ">":
            teller.tell()
            m.answer(m.asks[0].seat, line[2:])
        elif line[0] == "!":
            teller.tell()
            token = line[2:].split(": ")[0]
            refusal = m.why_not(m.asks[0].seat, token)
            assert refusal is not None, f"{token} is no longer refused"
            teller.lines.append(_line("!", token + ":", refusal.rule, refusal.text, _data(refusal.args)))
        elif line[0] == "*":
            teller.tell()
            teller.lines.append(_line("*", ", ".join(m.asks[0].options())))
    teller.tell()
    left = [_line("~ left over", *roll) for roll in m.forced]
    return m, [*teller.lines, *_changes(began, m.state), *left]


def shown(lines: list[str]) -> list[str]:
    """The lines of an account as a test holds them."""
    return [
        fill(x, 100, subsequent_indent="    ", break_on_hyphens=False, break_long_words=False) for x in lines
    ]


def _unfolded(account: str) -> Iterator[str]:
    line = ""
    for row in account.splitlines():
        text = row.strip()
        if text and text[0] in ">!~?*-=" and (text[1:2] in ("", " ")):
            if line:
                yield line
            line = text
        elif text:
            line += f" {text}"
    if line:
        yield line


class _Teller:
    """Tells what the journal and the log have got since it told last, and the ask at hand."""

    def __init__(self, m: Match[Battlefield]) -> None:
        self.m = m
        self.lines: list[str] = []
        self._entries = self._events = 0
        self._asked = -1

    def tell(self) -> None:
        m = self.m
        events = m.state.log.events
        while True:
            note = events[self._events] if self._events < len(events) else None
            if note is not None and note.ply <= self._entries:
                self._events += 1
                if note.kind == "roll":  # told by the journal
                    continue
                self.lines.append(_line("-", note.kind, note.rule, _data(note.data)))
            elif self._entries < len(m.journal):
                entry = m.journal[self._entries]
                self._entries += 1
                if isinstance(entry.value, str):
                    self.lines.append(_line(">", entry.value))
                else:
                    self.lines.append(_line("~", entry.key, *entry.value))
            else:
                break
        if m.asks and self._asked < len(m.journal):
            self._asked = len(m.journal)
            ask = m.asks[0]
            head = _line("?", ask.seat, ask.kind, ask.rule)
            self.lines.append(head if ask.kind in WIDE else f"{head}: {', '.join(ask.options())}")


def _line(*words: Any) -> str:
    return " ".join(str(word) for word in words if word != "")


def _data(data: dict[str, Any]) -> str:
    return " ".join(f"{key}={_value(value)}" for key, value in sorted(data.items()))


def _value(value: Any) -> str:
    if is_dataclass(value):
        return "/".join(_value(getattr(value, f.name)) for f in fields(value))
    return "+".join(map(_value, value)) if isinstance(value, (list, tuple)) else str(value)


def _changes(before: Battlefield, after: Battlefield) -> Iterator[str]:
    board = the_board(after)
    for f in fields(Battlefield):
        old, new = getattr(before, f.name), getattr(after, f.name)
        if f.name in UNTOLD or old == new:
            continue
        if f.name in PIECE_SETS or f.name in HEX_SETS:
            gained, lost = _members(board, f.name, new & ~old), _members(board, f.name, old & ~new)
            yield _line("=", f.name, *(f"+{x}" for x in gained), *(f"-{x}" for x in lost))
        elif isinstance(new, dict):
            keys = [k for k in {**old, **new} if old.get(k) != new.get(k)]
            told = sorted(f"{_key(board, f.name, k)}={_told(board, f.name, new.get(k, ''))}" for k in keys)
            yield _line("=", f.name, *told)
        else:
            yield _line("=", f.name, _value(new))


def _members(board: Board, name: str, mask: int) -> list[str]:
    numbers = (i for i in range(mask.bit_length()) if mask >> i & 1)
    return sorted(PIECES[i].id if name in PIECE_SETS else board.grid.codes[i] for i in numbers)


BY_PIECE = ("at", "waiting", "lost", "load", "works", "fled", "spent", "began")


def _key(board: Board, name: str, key: Any) -> str:
    if isinstance(key, str):
        return key
    return str(PIECES[key].id if name in BY_PIECE else board.grid.codes[key])


def _told(board: Board, name: str, value: Any) -> str:
    if value == "":
        return ""
    if name == "load":
        return str(PIECES[value].id)
    return str(board.grid.codes[value]) if name in ("at", "began", "fled") else _value(value)
