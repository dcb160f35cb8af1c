"""What must hold, compared with what was found.

A value compares equal; or it is a table of `has`, `lacks` (things of a list), `count` (how many), `min`,
`max`, `not`, `absent`.
"""

from __future__ import annotations

from typing import Any

ABSENT = object()
"""What is found where there is nothing."""

OPERATORS: dict[str, tuple[type, ...]] = {
    "has": (object,),
    "lacks": (object,),
    "count": (int,),
    "min": (int, float),
    "max": (int, float),
    "not": (object,),
    "absent": (bool,),
}


def fault_of(want: Any) -> str | None:
    """Why nothing can be compared with a value, in words; None where it can be."""
    if not _operates(want):
        return None
    for name, value in want.items():
        if isinstance(value, bool) and name != "absent" and object not in OPERATORS[name]:
            return f"{name} cannot be {value!r}"
        if not isinstance(value, OPERATORS[name]):
            return f"{name} cannot be {value!r}"
    return None


def wrong(facts: Any, path: str, want: Any, whole: str = "the state") -> str | None:
    """What is wrong with the fact at a path, in words; None where it is as wanted."""
    found, reached, nearest = _fact(facts, path)
    if same(want, found):
        return None
    if found is ABSENT:
        return f"there is no fact {path}; {reached or whole} has {_contents(nearest)}"
    return f"{path} should be {shown(want)}, but is {shown(found)}"


def same(want: Any, found: Any) -> bool:
    """Equal, and no confusion of true with 1; or what the operators of the table say."""
    if _operates(want):
        return all(_holds(name, value, found) for name, value in want.items())
    if isinstance(want, dict) and isinstance(found, dict):
        return want.keys() == found.keys() and all(same(want[key], found[key]) for key in want)
    if isinstance(want, list) and isinstance(found, list):
        return len(want) == len(found) and all(map(same, want, found))
    if isinstance(want, bool) or isinstance(found, bool):
        return want is found
    return bool(want == found)


def has_all(want: dict[str, Any], found: dict[str, Any]) -> bool:
    """Has a table all that is wanted of it? It may have more."""
    return all(same(value, found.get(key, ABSENT)) for key, value in want.items())


def shown(value: Any) -> str:
    """A value as a position file would write it, more or less."""
    if value is ABSENT:
        return "nothing"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} = {shown(v)}" for key, v in value.items()) + "}"
    return repr(value)


def _operates(want: Any) -> bool:
    return isinstance(want, dict) and bool(want) and set(want) <= set(OPERATORS)


def _fact(facts: Any, path: str) -> tuple[Any, str, Any]:
    """The fact at a dotted path, how far it was reached, and what is there.

    A key may hold dots itself. Of a list one names the number of a thing, or its `id`.
    """
    value, rest, reached = facts, path, ""
    while rest:
        table = _table(value)
        key = next((k for k in _prefixes(rest) if k in table), None)
        if key is None:
            return ABSENT, reached, value
        value = table[key]
        reached = f"{reached}.{key}".lstrip(".")
        rest = rest[len(key) + 1 :]
    return value, reached, value


def _table(value: Any) -> dict[str, Any]:
    """What can be named in a value."""
    if isinstance(value, dict):
        return value
    if not isinstance(value, list):
        return {}
    named = {
        thing["id"]: thing for thing in value if isinstance(thing, dict) and isinstance(thing.get("id"), str)
    }
    return {str(number): thing for number, thing in enumerate(value)} | named


def _contents(value: Any, most: int = 30) -> str:
    """What there is to name instead."""
    if not isinstance(value, dict) and not _named(value):
        return shown(value)
    keys = list(value) if isinstance(value, dict) else [thing["id"] for thing in value]
    more = f" and {len(keys) - most} more" if len(keys) > most else ""
    return ", ".join(map(str, keys[:most])) + more or "nothing"


def _named(value: Any) -> bool:
    """Is it a list of things that have ids?"""
    return isinstance(value, list) and bool(value) and all(isinstance(t, dict) and "id" in t for t in value)


def _prefixes(path: str) -> list[str]:
    words = path.split(".")
    return [".".join(words[:n]) for n in range(len(words), 0, -1)]


def _holds(operator: str, value: Any, found: Any) -> bool:
    if operator == "absent":
        return bool(value) is (found is ABSENT)
    if found is ABSENT:
        return False
    if operator == "not":
        return not same(value, found)
    if operator in ("min", "max"):
        if isinstance(found, bool) or not isinstance(found, (int, float)):
            return False
        return bool(found >= value if operator == "min" else found <= value)
    if not isinstance(found, (list, dict)):
        return False
    if operator == "count":
        return bool(len(found) == value)
    things = value if isinstance(value, list) else [value]
    return all((thing in found) is (operator == "has") for thing in things)
