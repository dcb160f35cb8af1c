"""Logs as lines of JSON. A link never gets into them."""

from __future__ import annotations

import json
import logging
import re
import sys
from datetime import UTC, datetime
from typing import TextIO

LONGEST_TRACE = 8000
_LINK = re.compile(r"(link=|invitation=|Bearer )[\w.~%-]+", re.IGNORECASE)
_PASSWORD = re.compile(r"(://[^:/@\s\"]*:)[^@\s\"]*@|(password=)[^\s&\"]+", re.IGNORECASE)


class JsonLines(logging.Formatter):
    """One line per record: when, how bad, from where, what, and the facts given as `extra={"said": ...}`."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "process": record.process,
            "from": record.name,
            "text": record.getMessage(),
            **getattr(record, "said", {}),
        }
        if record.exc_info:
            line["trace"] = shortened(self.formatException(record.exc_info))
        return without_secrets(json.dumps(line, ensure_ascii=False, default=str))


def shortened(trace: str) -> str:
    """A trace whose middle says the same a thousand times."""
    if len(trace) <= LONGEST_TRACE:
        return trace
    half = LONGEST_TRACE // 2
    return f"{trace[:half]}\n[... {len(trace) - 2 * half} characters ...]\n{trace[-half:]}"


def without_secrets(text: str) -> str:
    """Neither links, which are keys, nor passwords of databases."""
    masked = _PASSWORD.sub(lambda found: f"{found[1]}***@" if found[1] else f"{found[2]}***", text)
    return _LINK.sub(r"\1***", masked)


def set_up(to: TextIO | None = None, level: int = logging.INFO) -> None:
    """Send all logs to one place, as JSON lines."""
    handler = logging.StreamHandler(to or sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    for name in ("alembic", "sqlalchemy", "uvicorn", "websockets"):
        logging.getLogger(name).setLevel(logging.WARNING)
