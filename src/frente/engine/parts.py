"""Views made from what changed.

A view is made of parts (`Game.shown`, `Game.shown_to`), and most answers change little of a state. So a part
is made again only where a field has changed that it was made from. Which fields those are nobody has to
declare: a part is given a state that notes each field which is read, and nothing but the state (and the seat)
may be looked at. A part that reads the same would come out the same.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Hashable
from copy import deepcopy
from functools import wraps
from typing import TYPE_CHECKING, Any, Generic, ParamSpec, TypeVar, cast

from frente.engine.plain import Plain
from frente.engine.state import S

if TYPE_CHECKING:
    from frente.engine.game import Game

P = ParamSpec("P")
T = TypeVar("T")


class Parts(Generic[S]):
    """What the views of one match were last made of. Whoever gets a part must not change it."""

    def __init__(self) -> None:
        self._state: S | None = None
        self._made: dict[Hashable, tuple[set[str], Any]] = {}

    def look(self, state: S) -> None:
        """See what has changed since the last look, and forget what was made from it."""
        before, self._state = self._state, state.copy()
        if before is None:
            return
        changed = _changed(before, self._state)
        self._made = {key: made for key, made in self._made.items() if changed.isdisjoint(made[0])}

    def made(self, key: Hashable, make: Callable[[S], T]) -> T:
        """What is made of the state that was looked at last; not made again where it came out the same."""
        found = self._made.get(key)
        if found is None:
            assert self._state is not None
            state = _noted(self._state)
            found = self._made[key] = (state.read, make(state))
        made: T = found[1]
        return made

    def view(self, game: Game[S], seat: str | None) -> dict[str, Plain]:
        """What the seat may see of the state that was looked at last."""
        if not game.shown and not game.shown_to:
            return self.made(("view", seat), lambda state: game.view(state, seat))
        whole: dict[str, Plain] = {}
        for part in game.shown:
            whole.update(self.made(part, part))
        for own in game.shown_to:
            whole.update(self.made((own, seat), lambda state, own=own: own(state, seat)))  # type: ignore[misc]  # called at once
        return whole


VARIANTS = 8
"""Results of one function for the same arguments, in different states."""


def recalled(most: int) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """Remember what a function makes of a state and of other arguments, as long as what it reads is the same.

    For a sum that is asked for again and again while something else changes. It is kept for all matches
    together, until there are more than `most` different arguments.
    """

    def remembering(make: Callable[..., T]) -> Callable[..., T]:
        known: dict[tuple[Any, ...], list[tuple[dict[str, Any], T]]] = {}

        @wraps(make)
        def made(state: Any, *args: Any) -> T:
            results = known.setdefault(args, [])
            for values, result in results:
                if not any(_differ(value, getattr(state, name)) for name, value in values.items()):
                    return result
            noted = _noted(state)  # a state that notes what is read of it does so through this one
            result = make(noted, *args)
            results.append((deepcopy({name: getattr(noted, name) for name in noted.read}), result))
            del results[:-VARIANTS]
            if len(known) > most:
                known.clear()
            return result

        return made

    return cast(Callable[[Callable[P, T]], Callable[P, T]], remembering)


def _noted(state: Any) -> Any:
    """The same state, noting what is read of it."""
    noted = object.__new__(noting(getattr(type(state), "plain", type(state))))
    noted.looked_at, noted.read = state, set()
    return noted


_noting: dict[type[Any], type[Any]] = {}


def noting(cls: type[Any]) -> type[Any]:
    """States of a class that note what is read of them."""
    made = _noting.get(cls)
    if made is None:
        made = _noting[cls] = _make(cls)
    return made


def _make(cls: type[Any]) -> type[Any]:
    """Their fields are empty slots. Reading one of those comes to `read`, once: then the field is there."""
    fields = {field.name: field for field in dataclasses.fields(cls)}
    fresh = {name: field.default for name, field in fields.items() if not field.metadata.get("stored", True)}

    def read(self: Any, name: str) -> Any:
        if name not in fields:
            raise AttributeError(name)
        if name in fresh:
            value = fresh[name]  # as in every copy
        else:
            value = getattr(self.looked_at, name)
            self.read.add(name)
        setattr(self, name, value)
        return value

    stored = tuple(name for name in fields if name not in fresh)
    body = {"__slots__": ("looked_at", "read"), "__getattr__": read, "stored": stored, "plain": cls}
    return type(f"Noting{cls.__name__}", (cls,), body)


def _changed(before: Any, after: Any) -> set[str]:
    """The fields that are not as they were."""
    return {
        name for name in noting(type(after)).stored if _differ(getattr(before, name), getattr(after, name))
    }


def _differ(before: Any, after: Any) -> bool:
    """Tables are told in their order, which does not count where Python compares them."""
    return before != after or (type(after) is dict and list(before) != list(after))
