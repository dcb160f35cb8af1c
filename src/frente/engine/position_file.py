"""A position written down: the text of a file that `frente.engine.position` reads again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def position_file(
    title: str, game: str, scenario: str, options: Mapping[str, Any], table: Mapping[str, Any]
) -> str:
    """The file of a position: its head, then the `[set]` table."""
    head = {"title": title, "game": game, "scenario": scenario, **({"options": options} if options else {})}
    lines = [*(f"{key} = {toml(value)}" for key, value in head.items()), "", "[set]"]
    lines += [f"{_key(key)} = {toml(value)}" for key, value in table.items() if not isinstance(value, dict)]
    for key, value in table.items():
        if isinstance(value, dict):
            lines += ["", f"[set.{_key(key)}]", *(f"{_key(k)} = {toml(v)}" for k, v in value.items())]
    return "\n".join(lines) + "\n"


def _key(text: str) -> str:
    return text if text.replace("-", "").replace("_", "").isalnum() and text.isascii() else toml(text)


def toml(value: Any) -> str:
    """A value as TOML writes it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        return str(value)
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{_key(k)} = {toml(v)}" for k, v in value.items()) + " }"
    parts = [toml(v) for v in value]
    if value and isinstance(value[0], Mapping):
        return "[\n" + "".join(f"  {part},\n" for part in parts) + "]"  # a row a line
    return "[" + ", ".join(parts) + "]"
