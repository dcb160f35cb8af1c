"""Hidden information, declared once per game as zones.

From the declaration follow the masked contents of a view, what a seat knows (and so the limit of
undo: nothing revealed may be taken back) and the redeal of what a seat cannot see, for bots and for
the proof that views leak nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Container
from dataclasses import dataclass
from random import Random
from typing import Any, Generic

from frente.engine.state import S


def _nothing(_state: S, _seat: str | None) -> frozenset[str]:
    return frozenset()


@dataclass(frozen=True, slots=True)
class Zone(Generic[S]):
    """A place whose contents some seats cannot see.

    `items` gives the live list in the state. Things of zones with the same `group` may be exchanged
    in a redeal. `pinned` are the items a seat knows to be here although it cannot see the zone.
    `fits` limits what a redeal may put here.
    """

    name: str
    group: str
    items: Callable[[S], list[str]]
    seen: Callable[[S, str | None], bool]
    pinned: Callable[[S, str | None], frozenset[str]] = _nothing
    fits: Callable[[S, str], bool] | None = None


def known(zones: tuple[Zone[S], ...], state: S, seat: str | None) -> frozenset[str]:
    """The hidden things whose identity the seat can see now."""
    seen: set[str] = set()
    for zone in zones:
        if zone.seen(state, seat):
            seen.update(zone.items(state))
        else:
            seen.update(zone.pinned(state, seat))
    return frozenset(seen)


def unknown(zones: tuple[Zone[S], ...], state: S, seat: str | None) -> frozenset[str]:
    """The things that are there now and whose identity the seat cannot see."""
    there = {item for zone in zones if not zone.seen(state, seat) for item in zone.items(state)}
    return frozenset(there - known(zones, state, seat))


def named(things: Container[str], value: Any) -> set[str]:
    """Which of these things plain data mentions: a view, or what an event tells."""
    found: set[str] = set()
    rest = [value]
    while rest:
        part = rest.pop()
        if isinstance(part, str):
            if part in things:
                found.add(part)
            elif ":" in part or " " in part:
                found.update(word for word in part.replace(":", " ").split() if word in things)
        elif isinstance(part, dict):
            rest += part
            rest += part.values()
        elif isinstance(part, (list, tuple)):
            rest += part
    return found


def masked(zones: tuple[Zone[S], ...], state: S, seat: str | None) -> dict[str, list[str] | int]:
    """Each zone's contents where the seat may see them, else only how many there are."""
    return {z.name: list(z.items(state)) if z.seen(state, seat) else len(z.items(state)) for z in zones}


def redeal(zones: tuple[Zone[S], ...], state: S, seat: str | None, random: Random) -> None:
    """Exchange, in place, what the seat cannot see: another world that fits its view."""
    groups: dict[str, list[tuple[Zone[S], int]]] = {}
    for zone in zones:
        if zone.seen(state, seat):
            continue
        pinned = zone.pinned(state, seat)
        slots = groups.setdefault(zone.group, [])
        slots.extend((zone, i) for i, item in enumerate(zone.items(state)) if item not in pinned)
    for slots in groups.values():
        _deal(state, slots, random)


def _deal(state: S, slots: list[tuple[Zone[S], int]], random: Random) -> None:
    # Sorted first: what comes of the shuffle must not depend on what is hidden (bots would differ by it).
    items = sorted(zone.items(state)[i] for zone, i in slots)
    for _ in range(10):
        random.shuffle(items)
        if _fitted(state, slots, items):
            break
    else:
        return  # hardly any other deal is legal: leave it as it was
    for (zone, i), item in zip(slots, items, strict=True):
        zone.items(state)[i] = item


def _fitted(state: S, slots: list[tuple[Zone[S], int]], items: list[str]) -> bool:
    """Bring a deal to what the zones take; False where this one cannot be mended."""
    for k, (zone, _) in enumerate(slots):
        if zone.fits is None or zone.fits(state, items[k]):
            continue
        # A zone that takes only some things exchanges with the first slot that suits both.
        for other, (swap, _) in enumerate(slots):
            if zone.fits(state, items[other]) and (swap.fits is None or swap.fits(state, items[k])):
                items[k], items[other] = items[other], items[k]
                break
        else:
            return False
    return True
