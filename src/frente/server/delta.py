"""The difference of two views, as a short list of changes that a client applies in order.

A change is `[path, value]` (put the value there) or `[path]` (take away what is there). A path leads
from the outermost table inwards, by keys. In a list whose items all have an `id` of their own a step is
that id: a value for a new id goes to the end, and the step `*` gives the order of all ids. Any other
list is put whole.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeAlias

Edit: TypeAlias = list[Any]

ORDER = "*"

Known: TypeAlias = dict[tuple[int, int], tuple[Any, Any, list[Edit]]]
"""Parts of views that were compared already, by which objects they are; and what turns one into the other."""


def changes(old: dict[str, Any], new: dict[str, Any], known: Known | None = None) -> list[Edit]:
    """What turns `old` into `new`. What all seats see alike is compared once where they share `known`."""
    found: list[Edit] = []
    known = {} if known is None else known
    for key in old:
        if key not in new:
            found.append([[key]])
    for key, value in new.items():
        if key not in old:
            found.append([[key], value])
            continue
        before = old[key]
        if before is value:
            continue
        pair = (id(before), id(value))
        if pair not in known:
            edits: list[Edit] = []
            if before != value:
                _values(before, value, [key], edits)
            known[pair] = (before, value, edits)  # held, so that nothing else becomes of their numbers
        found += known[pair][2]
    return found


def applied(view: dict[str, Any], found: Iterable[Edit]) -> dict[str, Any]:
    """The view after the changes; what a client does, and what the tests hold it to."""
    for change in found:
        path, *value = change
        view = _put(view, path, value)
    return view


def _tables(old: dict[str, Any], new: dict[str, Any], path: list[str], found: list[Edit]) -> None:
    for key in old:
        if key not in new:
            found.append([[*path, key]])
    for key, value in new.items():
        if key not in old:
            found.append([[*path, key], value])
        elif (before := old[key]) is not value and before != value:
            _values(before, value, [*path, key], found)


def _values(old: Any, new: Any, path: list[str], found: list[Edit]) -> None:
    if isinstance(old, dict) and isinstance(new, dict):
        _tables(old, new, path, found)
        return
    if isinstance(old, list) and isinstance(new, list):
        before, after = _by_id(old), _by_id(new)
        if before is not None and after is not None:
            _lists(before, after, path, found)
            return
    found.append([path, new])


def _lists(old: dict[str, Any], new: dict[str, Any], path: list[str], found: list[Edit]) -> None:
    start = len(found)
    _tables(old, new, path, found)
    stayed = [key for key in old if key in new]
    order = stayed + [key for key in new if key not in old]
    if order != list(new):
        found.append([[*path, ORDER], list(new)])
    if len(found) - start > len(new):
        # More changes than things: the list itself is shorter.
        found[start:] = [[path, list(new.values())]]


def _by_id(items: list[Any]) -> dict[str, Any] | None:
    """The items by their ids; None where some have none, or two share one."""
    try:
        table: dict[str, Any] = {item["id"]: item for item in items}
    except (KeyError, TypeError):
        return None
    if len(table) != len(items) or ORDER in table or not {*map(type, table)} <= {str}:
        return None
    return table


def _put(holder: Any, path: list[str], value: list[Any]) -> Any:
    if not path:
        return value[0]
    step, *rest = path
    if isinstance(holder, list):
        return _put_in_list(holder, step, rest, value)
    if not rest and not value:
        return {key: held for key, held in holder.items() if key != step}
    return {**holder, step: _put(holder.get(step), rest, value)}


def _put_in_list(items: list[Any], step: str, rest: list[str], value: list[Any]) -> list[Any]:
    if step == ORDER:
        by_id = {item["id"]: item for item in items}
        return [by_id[key] for key in value[0]]
    if not rest and not value:
        return [item for item in items if item["id"] != step]
    if all(item["id"] != step for item in items):
        return [*items, value[0]]
    return [_put(item, rest, value) if item["id"] == step else item for item in items]
