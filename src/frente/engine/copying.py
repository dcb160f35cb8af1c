"""Copies of states, written by the program: one assignment a field, made once for each class from its types.

What cannot change is shared (numbers, texts, tuples, frozen values), what can is copied (lists, dictionaries,
sets, dataclasses that are not frozen), however deep it lies. A type it does not know is an error at the first
copy, not a shared value by mistake.
"""

from __future__ import annotations

import dataclasses
import enum
import types
import typing
from collections.abc import Callable
from fractions import Fraction
from typing import Any

SHARED: frozenset[Any] = frozenset({int, str, bool, float, bytes, Fraction, type(None), frozenset})


_made: dict[type[Any], Callable[[Any], Any]] = {}


def copier(cls: type[Any]) -> Callable[[Any], Any]:
    """A function that copies instances of a dataclass; what is not stored (the log) begins anew."""
    made = _made.get(cls)
    if made is None:
        made = _made[cls] = _make(cls)
    return made


def _make(cls: type[Any]) -> Callable[[Any], Any]:
    hints = typing.get_type_hints(cls)
    scope: dict[str, Any] = {"new": object.__new__, "cls": cls}
    lines = ["def copy(old):", "    twin = new(cls)"]
    for spec in dataclasses.fields(cls):
        if spec.metadata.get("stored", True):
            value = _copied(f"old.{spec.name}", hints[spec.name], scope)
        else:
            scope[f"fresh_{spec.name}"] = spec.default
            value = f"fresh_{spec.name}"
        lines.append(f"    twin.{spec.name} = {value}")
    lines.append("    return twin")
    exec("\n".join(lines), scope)
    made: Callable[[Any], Any] = scope["copy"]
    return made


def _copied(value: str, kind: Any, scope: dict[str, Any]) -> str:
    """The expression that copies a value of this type."""
    if is_shared(kind):
        return value
    origin, inner = typing.get_origin(kind), typing.get_args(kind)
    if origin in (list, set, dict):
        item = f"item_{len(scope)}"
        scope[item] = None  # so that the next name is another one
        part = _copied(item, inner[-1], scope)
        if part == item:
            return f"{value}.copy()"
        if origin is dict:
            return f"{{key: {part} for key, {item} in {value}.items()}}"
        return f"[{part} for {item} in {value}]"
    if origin in (typing.Union, types.UnionType):
        (other,) = [part for part in inner if part is not type(None) and not is_shared(part)]
        return f"(None if {value} is None else {_copied(value, other, scope)})"
    if dataclasses.is_dataclass(kind):
        name = f"copy_{len(scope)}"
        scope[name] = copier(typing.cast(type[Any], kind))
        return f"{name}({value})"
    raise TypeError(f"a state holds {kind}, and nobody knows how to copy that")


def is_shared(kind: Any) -> bool:
    """Can a value of this type never change?"""
    origin = typing.get_origin(kind)
    if kind in SHARED or origin in (tuple, frozenset, typing.Literal) or kind is tuple:
        return True
    if origin in (typing.Union, types.UnionType):
        return all(is_shared(part) for part in typing.get_args(kind))
    if not isinstance(kind, type):
        return False
    if issubclass(kind, (tuple, enum.Enum)):
        return True
    return dataclasses.is_dataclass(kind) and kind.__dataclass_params__.frozen  # type: ignore[attr-defined]
