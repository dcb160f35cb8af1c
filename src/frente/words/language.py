"""Languages: which one somebody wants, and how lists and numbers are written in it (CLDR)."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Sequence
from contextvars import ContextVar

from babel import Locale, UnknownLocaleError
from babel.lists import format_list
from babel.numbers import format_decimal

LOCALES_FALL_BACK_TO = "en"
PSEUDO = "qps"
"""English with accents, for developers: what stands there without them is in no catalog."""

SPOKEN = ContextVar("SPOKEN", default=LOCALES_FALL_BACK_TO)
"""The language of whoever is spoken to: of the terminal, or of the request that is answered."""

# CLDR leaves to the program that "y" is "e" before the sound of i, as in "Francia e Italia".
_SOUND_OF_I = re.compile(r"h?i(?![ae])|i", re.IGNORECASE)
_FIGURES = re.compile(r"[-+×÷]? ?\d+(?:\.\d+)?%?")


def cldr(locale: str) -> str:
    """The language whose rules of writing hold; English where nobody has written them down."""
    try:
        Locale.parse(locale.replace("-", "_"))
    except (UnknownLocaleError, ValueError):
        return LOCALES_FALL_BACK_TO
    return locale


def listed(parts: Sequence[str], locale: str) -> str:
    """Several things as one: with commas, and with "and" where the language wants it."""
    if len(parts) < 2:
        return "".join(parts)
    language = cldr(locale).replace("-", "_")
    if language.startswith("es") and _SOUND_OF_I.match(parts[-1]):
        return f"{', '.join(parts[:-1])} e {parts[-1]}"
    # CLDR has this style in every language, and Babel knows it; only its types do not.
    return str(format_list(list(parts), style="standard-narrow", locale=language))  # type: ignore[arg-type]


def numbered(value: int | float, locale: str) -> str:
    """A number as it is written; never grouped, since a year is not 1,936."""
    return str(format_decimal(value, locale=cldr(locale).replace("-", "_"), group_separator=False))


def decimal(value: float, digits: int, locale: str) -> str:
    """A number with so many decimals."""
    pattern = f"0.{'0' * digits}" if digits else "0"
    return str(format_decimal(value, pattern, locale=cldr(locale).replace("-", "_")))


def figures(text: str, locale: str) -> str:
    """Figures of a game as the language writes them: decimal sign, true minus, a space before percent."""
    if not _FIGURES.fullmatch(text):
        return text
    point = decimal(0.5, 1, locale)[1]
    return text.replace("-", "\N{MINUS SIGN}").replace(".", point).replace("%", "\N{NO-BREAK SPACE}%")


def chosen(wanted: str, there: Iterable[str]) -> str | None:
    """The language that is there for a wish such as `es-MX`, `es_ES.UTF-8` or `pl`; None where it is not."""
    plain = wanted.strip().partition(".")[0].partition("@")[0].replace("_", "-")
    known = {language.lower(): language for language in (*there, PSEUDO)}
    return known.get(plain.lower()) or known.get(plain.lower().partition("-")[0])


def accepted(header: str, there: Sequence[str]) -> str:
    """The language for the wishes of an Accept-Language header."""
    wishes: list[tuple[float, int, str]] = []
    for at, part in enumerate(header[:400].split(",")):
        tag, _, weight = part.partition(";")
        found = re.fullmatch(r"\s*q=([01](?:\.\d{0,3})?)\s*", weight) if weight else None
        wishes.append((-float(found.group(1)) if found else 0.0 if weight else -1.0, at, tag))
    for rank, _, tag in sorted(wishes):
        language = chosen(tag, there) if rank < 0 else None
        if language is not None:
            return language
    return LOCALES_FALL_BACK_TO


def of_environment(there: Sequence[str]) -> str:
    """The language of the terminal: FRENTE_LANG, then what the system says."""
    for name in ("FRENTE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = os.environ.get(name, "")
        if wanted:
            return chosen(wanted, there) or LOCALES_FALL_BACK_TO
    return LOCALES_FALL_BACK_TO
