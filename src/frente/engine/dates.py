"""Spans of time as messages, so that each language writes them in its own way."""

from __future__ import annotations

from frente.engine.plain import Plain
from frente.engine.shared import frozen


def span(text: str) -> Plain:
    """A span that data tell as ISO 8601 does: `1936-08`, `1936-11/1937-01`, `1937-08-14/1937-08-15`."""
    first, _, last = text.partition("/")
    (year, month, *day), (end_year, end_month, *end_day) = _figures(first), _figures(last or first)
    if day and end_day:
        return _told("date-days", first=day[0], last=end_day[0], month=_month(month), year=year)
    if year != end_year:
        return _told("date-years", first=_month(month), year=year, last=_month(end_month), end=end_year)
    return _told("date-months", months=months(text), year=year)


def months(text: str) -> Plain:
    """The months of such a span, without the year."""
    first, _, last = text.partition("/")
    month, end = _figures(first)[1], _figures(last or first)[1]
    return _month(month) if month == end else _told("months", first=_month(month), last=_month(end))


def _figures(date: str) -> list[int]:
    return [int(part) for part in date.split("-")]


def _month(number: int) -> Plain:
    return _told(f"month-{number}")


def _told(id: str, /, **args: Plain) -> Plain:
    told: dict[str, Plain] = {"id": id, "args": args}
    return frozen(told)  # the same ones stand in many views
