"""Plain data that many share: made once, given out again and again, changed by nobody.

What a match shows is kept and compared with what it shows next. Were a part of it changed where it lies, the
kept view would change along and the difference would never be told. So whatever outlives one view (the print
of a counter, the text of a card, a table of spaces) is frozen: trying to change it is a `TypeError`. Adding
to it makes a copy (`{**print, "place": ...}`), and that copy is one's own.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, wraps
from typing import Any, NoReturn, ParamSpec, TypeVar, cast

P = ParamSpec("P")
T = TypeVar("T")


def _refuse(self: object, *_: object, **__: object) -> NoReturn:
    raise TypeError("this is shared and cannot be changed; change a copy of it")


class SharedTable(dict[str, Any]):
    """A dictionary that stays as it is. Its copies are plain dictionaries."""

    __slots__ = ()
    # Every way to change a dictionary, taken away.
    __setitem__ = __delitem__ = __ior__ = _refuse
    clear = pop = popitem = setdefault = update = _refuse

    def __reduce__(self) -> tuple[type[dict[str, Any]], tuple[dict[str, Any]]]:
        return dict, (dict(self),)


class SharedList(list[Any]):
    """A list that stays as it is. Its copies are plain lists."""

    __slots__ = ()
    # Every way to change a list, taken away.
    __setitem__ = __delitem__ = __iadd__ = __imul__ = _refuse
    append = clear = extend = insert = pop = remove = reverse = sort = _refuse

    def __reduce__(self) -> tuple[type[list[Any]], tuple[list[Any]]]:
        return list, (list(self),)


def frozen(value: T) -> T:
    """The same plain data, of which no part can be changed."""
    if isinstance(value, SharedTable | SharedList):
        return value
    if isinstance(value, dict):
        return cast(T, SharedTable({key: frozen(part) for key, part in value.items()}))
    if isinstance(value, list):
        return cast(T, SharedList([frozen(part) for part in value]))
    if isinstance(value, tuple) and type(value) is tuple:
        return cast(T, tuple(frozen(part) for part in value))
    return value


def shared(most: int | None = None) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """Remember what a function makes of the same arguments (the last `most` of them), frozen."""

    def remembering(make: Callable[P, T]) -> Callable[P, T]:
        @lru_cache(most)
        @wraps(make)
        def made(*args: P.args, **kwargs: P.kwargs) -> T:
            return frozen(make(*args, **kwargs))

        return cast(Callable[P, T], made)

    return remembering
