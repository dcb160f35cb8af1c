"""How boards turn into plain data: every field by its name, fields at their default left out."""

from __future__ import annotations

from dataclasses import MISSING, fields, is_dataclass
from typing import Any, TypeAlias

Json: TypeAlias = dict[str, Any]


def plainly(value: Any) -> Any:
    """JSON types for a board's dataclass, tuple, table, number, text or None.

    Floats are cut to one decimal: a tenth of a unit is less than a client can show. A field that
    has its default value is left out, so that a client's types say `field?: ...`.
    """
    if value is None or isinstance(value, bool | int | str):
        return value
    if isinstance(value, float):
        short = round(value, 1)
        return int(short) if short == int(short) else short
    if isinstance(value, tuple | list):
        return [plainly(v) for v in value]
    if isinstance(value, dict):
        return {key: plainly(v) for key, v in value.items()}
    if is_dataclass(value):
        return {
            f.name: plainly(v)
            for f in fields(value)
            if (v := getattr(value, f.name)) != f.default or f.default is MISSING
        }
    raise TypeError(f"{type(value).__name__} has no place in a layout")


__all__ = ["Json", "plainly"]
