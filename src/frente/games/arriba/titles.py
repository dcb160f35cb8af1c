"""How a battlegroup is called: by its place, and by its contents where several stand there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
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
    what = contents(g)
    same = [h.id for h in alike if contents(h) == what]
    if len(same) > 1:
        what.append({"id": "group-number", "args": {"number": same.index(id) + 1}})
    return {"id": f"{name}-of", "args": {**args, "what": what}}


def point(asset: str) -> dict[str, Any]:
    """An asset point, or a fortification, at the head of a sentence."""
    return {"id": "a-fort", "args": {}} if asset == "fort" else {"id": "a-point", "args": {"asset": asset}}


def contents(g: Group) -> list[dict[str, Any]]:
    """What is in it, counted: two Anarchist brigades, one armor point."""
    kinds = Counter(
        ("units-brigade" if UNIT_KIND[u] == BRIGADE else "units-division", UNIT_FACTION[u]) for u in g.units
    )
    units: list[dict[str, Any]] = [
        {"id": kind, "args": {"count": count, "of": f"of-{FACTIONS[faction]}"}}
        for (kind, faction), count in sorted(kinds.items())
    ]
    points = (("armor", g.armor), ("german", g.german), ("artillery", g.artillery))
    return units + [
        {"id": "points-in", "args": {"count": count, "asset": asset}} for asset, count in points if count
    ]
