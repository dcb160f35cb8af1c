"""Plain data: the one form in which anything of a match is stored, hashed or sent.

A state is a dataclass made of ints, strings, booleans, lists, tuples, dictionaries and further
dataclasses of that kind. `to_plain` turns it into JSON types, `from_plain` brings it back by the
declared types, `digest` is the hash that two equal states share.
"""

from __future__ import annotations

import dataclasses
import hashlib
import json
import types
import typing
from functools import cache
from typing import Any, TypeAlias, TypeVar, Union

Plain: TypeAlias = None | bool | int | float | str | list["Plain"] | dict[str, "Plain"]

T = TypeVar("T")


class PlainError(ValueError):
    """Data that does not have the declared form."""


_LEAVES = frozenset((type(None), bool, int, str, float))
_NAMES: dict[type, tuple[str, ...]] = {}
"""The stored fields of the dataclasses that were met."""


def to_plain(value: Any) -> Plain:
    """JSON types for a value made of dataclasses and containers."""
    kind = type(value)  # most values are of the plain types themselves: they are told apart at once
    if kind in _LEAVES:
        plain: Plain = value
        return plain
    if kind is tuple or kind is list:
        return [v if type(v) in _LEAVES else to_plain(v) for v in value]
    if kind is dict:
        return {
            k if type(k) is str else str(k): v if type(v) in _LEAVES else to_plain(v)
            for k, v in value.items()
        }
    names = _NAMES.get(kind)
    if names is not None:
        return {name: v if type(v := getattr(value, name)) in _LEAVES else to_plain(v) for name in names}
    return _other_to_plain(value)


def _other_to_plain(value: Any) -> Plain:
    if value is None or isinstance(value, (bool, int, str, float)):
        return value
    if isinstance(value, (list, tuple)):
        return [to_plain(v) for v in value]
    if isinstance(value, (set, frozenset)):
        return sorted((to_plain(v) for v in value), key=repr)
    if isinstance(value, dict):
        return {str(k): to_plain(v) for k, v in value.items()}
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        _NAMES[type(value)] = tuple(f.name for f in _stored(type(value)))
        return to_plain(value)
    raise PlainError(f"{type(value).__name__} is not plain data")


def from_plain(kind: Any, data: Any, loose: bool = False) -> Any:
    """The value of declared type `kind` that `to_plain` turned into `data`.

    A field that is missing takes its default. `loose` drops fields that there are no more: the data may
    be older than the type.
    """
    origin = typing.get_origin(kind)
    args = typing.get_args(kind)
    if kind is Any:
        return data
    if origin in (Union, types.UnionType):
        return _from_union(args, data, loose)
    if origin is list:
        return [from_plain(args[0], v, loose) for v in _sequence(data)]
    if origin in (set, frozenset):
        return origin(from_plain(args[0], v, loose) for v in _sequence(data))
    if origin is tuple:
        return _from_tuple(args, _sequence(data), loose)
    if kind is tuple:
        return tuple(_tupled(v) for v in _sequence(data))
    if isinstance(kind, type) and issubclass(kind, tuple) and hasattr(kind, "_fields"):
        return kind(*_from_tuple(tuple(_hints(kind).values()), _sequence(data), loose))
    if origin is dict:
        if not isinstance(data, dict):
            raise PlainError(f"a table was expected, not {data!r:.60}")
        return {from_plain_key(args[0], k): from_plain(args[1], v, loose) for k, v in data.items()}
    if origin is typing.Literal and data in args:
        return data
    if isinstance(kind, type) and issubclass(kind, tuple):
        return kind(*_from_tuple(tuple(_hints(kind).values()), _sequence(data), loose))
    if isinstance(kind, type) and dataclasses.is_dataclass(kind):
        return _from_dataclass(kind, data, loose)
    if kind is float and isinstance(data, int) and not isinstance(data, bool):
        return float(data)
    if isinstance(kind, type) and type(data) is kind:
        return data
    raise PlainError(f"{getattr(kind, '__name__', kind)} was expected, not {data!r:.60}")


def agrees(kept: Any, value: Any) -> bool:
    """Do older plain data and a value say the same, in all fields that both have?"""
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        fields = [f.name for f in _stored(type(value)) if isinstance(kept, dict) and f.name in kept]
        return isinstance(kept, dict) and all(agrees(kept[name], getattr(value, name)) for name in fields)
    if isinstance(value, dict):
        alike = isinstance(kept, dict) and set(kept) == {str(key) for key in value}
        return alike and all(agrees(kept[str(key)], part) for key, part in value.items())
    if isinstance(value, (list, tuple)):
        alike = isinstance(kept, list) and len(kept) == len(value)
        return alike and all(agrees(a, b) for a, b in zip(kept, value, strict=True))
    return bool(kept == to_plain(value))


def from_plain_key(kind: Any, key: str) -> Any:
    """A dictionary key; JSON knows only text, so numbers are read back."""
    if kind is not int:
        return key
    try:
        return int(key)
    except ValueError:
        raise PlainError(f"a number was expected as key, not {key!r:.60}") from None


def canonical(value: Any) -> bytes:
    """One spelling for equal values: sorted keys, no spaces."""
    text = json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False, default=_opened)
    return text.encode()


def _opened(value: Any) -> Any:
    """One step of `to_plain`, for what JSON does not know; the rest the encoder does, and quicker."""
    if isinstance(value, (set, frozenset)):
        return sorted((to_plain(v) for v in value), key=repr)
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return {f.name: getattr(value, f.name) for f in _stored(type(value))}
    raise PlainError(f"{type(value).__name__} is not plain data")


def digest(value: Any) -> str:
    """A short hash that equal values share."""
    return hashlib.blake2b(canonical(value), digest_size=16).hexdigest()


@cache
def _stored(kind: type) -> tuple[dataclasses.Field[Any], ...]:
    """The fields that belong to the data; fields marked `stored=False` are fittings."""
    return tuple(f for f in dataclasses.fields(kind) if f.metadata.get("stored", True))


@cache
def _hints(kind: type) -> dict[str, Any]:
    return typing.get_type_hints(kind)


def _from_dataclass(kind: type, data: Any, loose: bool) -> Any:
    if not isinstance(data, dict):
        raise PlainError(f"{kind.__name__} needs a table, not {data!r:.60}")
    hints = _hints(kind)
    values = {}
    for f in _stored(kind):
        if f.name in data:
            values[f.name] = from_plain(hints[f.name], data[f.name], loose)
    unknown = set(data) - {f.name for f in _stored(kind)}
    if unknown and not loose:
        raise PlainError(f"{kind.__name__} has no {', '.join(sorted(unknown))}")
    try:
        return kind(**values)
    except TypeError as error:
        raise PlainError(f"{kind.__name__}: {error}") from None


def _from_union(args: tuple[Any, ...], data: Any, loose: bool) -> Any:
    if data is None and type(None) in args:
        return None
    for arg in args:
        if arg is type(None):
            continue
        try:
            return from_plain(arg, data, loose)
        except PlainError:
            continue
    raise PlainError(f"{data!r:.60} fits none of the forms expected")


def _from_tuple(args: tuple[Any, ...], data: list[Any], loose: bool) -> tuple[Any, ...]:
    if len(args) == 2 and args[1] is Ellipsis:
        return tuple(from_plain(args[0], v, loose) for v in data)
    if len(args) != len(data):
        raise PlainError(f"{len(args)} entries were expected, not {len(data)}")
    return tuple(from_plain(a, v, loose) for a, v in zip(args, data, strict=True))


def _tupled(value: Any) -> Any:
    return tuple(_tupled(v) for v in value) if isinstance(value, list) else value


def _sequence(data: Any) -> list[Any]:
    if not isinstance(data, (list, tuple)):
        raise PlainError(f"a list was expected, not {data!r:.60}")
    return list(data)
