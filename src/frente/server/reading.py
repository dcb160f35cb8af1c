"""Files from outside, read in a process that can be ended. What is too much is not even parsed."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from frente import games
from frente.engine import Game, MatchError, opened
from frente.engine.journal import LONGEST_JOURNAL
from frente.engine.message import Message, Told, sentence
from frente.engine.position import parse
from frente.server import shapes

DEEPEST = 40
"""Tables and lists in each other."""
KEY_PARTS = 12
"""Of a dotted key of a position file."""
DIGITS = 18
"""Of a number that somebody writes: more does not fit into 64 bits."""
FILE_DIGITS = 1000
"""Of a number in JSON: a state keeps sets of places as the bits of one number."""

_JSON_TEXT = re.compile(rb'"(?:[^"\\]|\\.)*+"?', re.DOTALL)  # one without an end goes to the end of all
_JSON_DIGITS = re.compile(rb"(?<!\d)\d{%d}" % (FILE_DIGITS + 1))
_JSON_SIGNS = re.compile(rb"[\[\]{}]")
_OPENS = frozenset((b"[", b"{"))
# Comments and texts first: what stands in them counts for nothing. Every branch goes on from its end.
_TOML = re.compile(
    r"(?P<none>\s+|\#[^\n]*)"
    r'|(?P<text>"""(?:[^"\\]|\\.|"(?!""))*+"{0,5}|\'\'\'(?:[^\']|\'(?!\'\'))*+\'{0,5}'
    r'|"(?:[^"\\\n]|\\.)*+"?|\'[^\'\n]*+\'?)'
    r"|(?P<word>[A-Za-z0-9_+-]++)|(?P<sign>.)",
    re.DOTALL,
)


class Unreadable(Told):
    """The file is not taken; says why in a sentence."""


class UnknownGame(Told):
    """The file is of a game that is not here."""


def weigh(raw: bytes) -> Message | None:
    """What is too much in a JSON text, in a sentence; None where it can be parsed without harm."""
    bare = _JSON_TEXT.sub(b"", raw)
    if _JSON_DIGITS.search(bare):
        return sentence("error-digits", most=FILE_DIGITS)
    depth = 0
    for sign in _JSON_SIGNS.findall(bare):
        depth += 1 if sign in _OPENS else -1
        if depth > DEEPEST:
            return sentence("error-deep", most=DEEPEST)
    if b"NaN" in bare or b"Infinity" in bare:
        return sentence("error-no-figure")
    return None


def weigh_position(text: str) -> Message | None:
    """What is too much in a position file, in a sentence; None where it can be parsed without harm."""
    depth, parts, joined = 0, 0, False
    for found in _TOML.finditer(text):
        kind, what = found.lastgroup, found.group()
        if kind == "none":
            continue
        if kind == "sign" and what == ".":
            joined = True
            continue
        if kind == "sign":
            depth = max(0, depth + (what in "[{") - (what in "]}"))
            parts, joined = 0, False
        else:
            parts = parts + 1 if joined else 1
            joined = False
        if depth > DEEPEST:
            return sentence("error-deep", most=DEEPEST)
        if parts > KEY_PARTS:
            return sentence("error-key-parts", most=KEY_PARTS)
        if kind == "word" and _too_long(what):
            return sentence("error-digits", most=DIGITS)
    return None


def _too_long(word: str) -> bool:
    """Is it a number that no table needs?"""
    digits = len(word) - 2 if word[:2] == "0x" else sum(map(str.isdigit, word))
    return digits > DIGITS


def position_card(sources: dict[str, str], text: str) -> bytes:
    """What a position file says, as the JSON that is answered. Unreadable or UnknownGame: it is none."""
    too_much = weigh_position(text)
    if too_much:
        raise Unreadable(sentence("error-file-cannot-read-2", reason=too_much))
    try:
        found = parse("the file", text)
        game = _game(sources, found.game)
        scenario = game.scenario(found.scenario).id
        options = game.full_options(scenario, found.options)
        return msgspec.json.encode(shapes.PositionCard(found.title, game.slug, scenario, options, found.set))
    except UnknownGame:
        raise
    except MatchError as error:
        raise Unreadable(_short(error)) from None
    except Exception as error:  # whatever a file does to the parser, or to the game's own words
        raise Unreadable(sentence("error-file-cannot-read-2", reason=_short(error))) from None


def match_file(sources: dict[str, str], raw: bytes) -> dict[str, Any]:
    """A match file, judged from beginning to end. Unreadable or UnknownGame: it is none."""
    too_much = weigh(raw)
    if too_much:
        raise Unreadable(sentence("error-file-cannot-read-2", reason=too_much))
    try:
        data = msgspec.json.decode(raw)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
        raise Unreadable(sentence("error-not-match-file-not-json-2")) from None
    if not isinstance(data, dict) or not isinstance(data.get("game"), str):
        raise Unreadable(sentence("error-not-match-file-program-2"))
    entries = data.get("entries")
    if isinstance(entries, list) and len(entries) > LONGEST_JOURNAL:
        raise Unreadable(sentence("error-match-has-most-entries", longest_journal=LONGEST_JOURNAL))
    game = _game(sources, data["game"])
    try:
        opened(game, data)
    except MatchError as error:
        raise Unreadable(_short(error)) from None
    except Exception as error:  # whatever a damaged file does to the rules
        raise Unreadable(
            sentence("error-file-breaks-rules", kind=type(error).__name__, reason=_short(error))
        ) from None
    return data


def _game(sources: dict[str, str], slug: str) -> Game[Any]:
    if slug not in sources:
        raise UnknownGame(sentence("error-there-no-game-here", slug=repr(slug)))
    return games.load(sources[slug])


def _short(error: Exception) -> str:
    text = str(error)
    return text if len(text) <= 400 else f"{text[:400]}..."
