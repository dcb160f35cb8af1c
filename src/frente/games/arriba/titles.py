"""How a battlegroup is called: by its place, and by its contents where several stand there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Any

from frente.games.arriba.definitions import BRIGADE, FACTIONS, PLACE_IDS, UNIT_FACTION, UNIT_KIND

if TYPE_CHECKING:
    from frente.games.arriba.state import Group


def title(groups: Mapping[int, Group], id: int) -> dict[str, Any]:
    """A battlegroup as a part of a sentence: a garrison in a city, a column at large."""
    g = groups.get(id)
    if g is None:
        return {"id": "group-gone", "args": {"group": f"g{id}"}}
    alike = [h for h in groups.values() if h.area == g.area and h.city == g.city and h.side == g.side]
    name = "group-garrison" if g.city else "group-column"
    args: dict[str, Any] = {"group": g.name, "side": g.side, "place": PLACE_IDS[g.area]}
    if len(alike) == 1:
        return {"id": name, "args": args}
    counted = _counted(g)
    what = contents(g)
    same = [h.id for h in alike if _counted(h) == counted]
    if len(same) > 1:
        what.append({"id": "group-number", "args": {"number": same.index(id) + 1}})
    return {"id": f"{name}-of", "args": {**args, "what": what}}


def title_now(groups: Mapping[int, Group], id: int) -> Callable[[], dict[str, Any]]:
    """The title that it has now, for an event: made when somebody reads it.

    Battlegroups are replaced and never changed, so that those of now are kept by keeping who there is.
    """
    return partial(_title_then, tuple(groups.values()), id)


def _title_then(there: tuple[Group, ...], id: int) -> dict[str, Any]:
    return title({g.id: g for g in there}, id)


def point(asset: str) -> dict[str, Any]:
    """An asset point, or a fortification, at the head of a sentence."""
    return {"id": "a-fort", "args": {}} if asset == "fort" else {"id": "a-point", "args": {"asset": asset}}


def lost_point(asset: str) -> dict[str, Any]:
    """The same within a list of losses."""
    if asset == "fort":
        return {"id": "lost-fort", "args": {}}
    return {"id": "points-in", "args": {"count": 1, "asset": asset}}


def contents(g: Group) -> list[dict[str, Any]]:
    """What is in it, counted: two Anarchist brigades, one armor point."""
    units: list[dict[str, Any]] = [
        {"id": kind, "args": {"count": count, "of": f"of-{FACTIONS[faction]}"}}
        for (kind, faction), count in _kinds(g.units)
    ]
    points = (("armor", g.armor), ("german", g.german), ("artillery", g.artillery))
    return units + [
        {"id": "points-in", "args": {"count": count, "asset": asset}} for asset, count in points if count
    ]


def _counted(g: Group) -> tuple[Any, ...]:
    """The same as a value: battlegroups with the same contents have the same."""
    return _kinds(g.units), g.armor, g.german, g.artillery


@lru_cache(maxsize=4096)
def _kinds(units: tuple[int, ...]) -> tuple[tuple[tuple[str, int], int], ...]:
    """How many brigades and divisions there are of each faction, in the order of telling."""
    kinds = Counter(
        ("units-brigade" if UNIT_KIND[u] == BRIGADE else "units-division", UNIT_FACTION[u]) for u in units
    )
    return tuple(sorted(kinds.items()))
