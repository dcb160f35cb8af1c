"""Chapter 14: the set-up, and its variable form (15.6)."""

from __future__ import annotations

from collections.abc import Iterable

from frente.engine import Flow, roll
from frente.games.arriba.definitions import (
    ALL_UNITS,
    AREA,
    BRIGADE,
    FACTION,
    MAX_UNITS,
    MOROCCO_ID,
    NATIONALIST,
    PA,
    SETUP,
    SIDES,
    UNITS,
    G,
    R,
)
from frente.games.arriba.rules.doctrine import roll_doctrine
from frente.games.arriba.rules.organization import why_not_together
from frente.games.arriba.state import Arriba, add_group, groups_at, off_map, take_from_pool


def new_state(players: int, rules: Iterable[str]) -> Arriba:
    """14.1-b: support 50 each, markers in their start boxes, no EP, no points; no control (14.2-f)."""
    s = Arriba(players=players, rules=tuple(rules), unbuilt=ALL_UNITS)
    s.push(("setup",))
    return s


def setup(s: Arriba) -> Flow[None]:
    """14.1-a: brigades into the areas of the chart, then both form battlegroups as they like."""
    if "variable-setup" in s.rules:
        yield from variable_setup(s)
    else:
        for row in SETUP:  # ERR-2: "1A" is one Anarchist brigade, read so in the data
            units = tuple(
                take_from_pool(s, FACTION[row["faction"]], BRIGADE) for _ in range(int(row["brigades"]))
            )
            deploy(s, row["place"], units, row["city_side"] in (row["side"], ""))
    if "doctrine" in s.rules:
        for side in SIDES:  # 15.5-a: before turn 1
            yield from roll_doctrine(s, side)
    s.phase = "set-up"
    s.push(("organize", G, 0, "14.1-a"), ("tidy", G), ("organize", R, 0, "14.1-a"), ("tidy", R), ("turn",))


def deploy(s: Arriba, place: str, units: tuple[int, ...], city: bool) -> None:
    """Put brigades into an area: into its city as far as one battlegroup goes, the rest at large."""
    if place == MOROCCO_ID:
        s.morocco = tuple(sorted((*s.morocco, *units)))
        return
    area = AREA[place]
    side = UNITS[units[0]].side
    for unit in units:
        for g in groups_at(s, side, area):
            if len(g.units) < MAX_UNITS[side] and why_not_together((*g.units, unit)) is None:
                s.groups[g.id] = g._replace(units=tuple(sorted((*g.units, unit))))
                break
        else:
            free = city and not any(g.city for g in groups_at(s, side, area))
            add_group(s, side, area, free, (unit,))


def variable_setup(s: Arriba) -> Flow[None]:
    """15.6-a: a die for each Popular Army or Nationalist brigade, in the order of the chart (15.6-c)."""
    placed: list[tuple[str, int]] = []
    for number, row in enumerate(SETUP):
        count = int(row["brigades"])
        faction = FACTION[row["faction"]]
        factions = [faction] * count
        if row["revolt_low"]:
            dice = yield from roll(f"revolt:{number}", count, kind="revolt", rule="15.6-a")
            low, high = int(row["revolt_low"]), int(row["revolt_high"])
            factions = [NATIONALIST if low <= die <= high else PA for die in dice]
        for wanted in factions:
            other = PA if wanted == NATIONALIST else NATIONALIST
            # 15.6-c: no counter left: the brigade stands for the other side.
            chosen = wanted if off_map(s, wanted, BRIGADE) or wanted not in (PA, NATIONALIST) else other
            placed.append((row["place"], take_from_pool(s, chosen, BRIGADE)))
    holder: dict[str, str] = {}
    for place in dict.fromkeys(place for place, _ in placed):
        sides = {UNITS[u].side for where, u in placed if where == place}
        holder[place] = sides.pop() if len(sides) == 1 else ""
        if not holder[place]:  # 15.6-b: dice say who may occupy the city
            (die,) = yield from roll(f"revolt-city:{place}", kind="revolt-city", rule="15.6-b")
            holder[place] = G if die <= 3 else R
    for place, unit in placed:
        deploy(s, place, (unit,), holder[place] == UNITS[unit].side)
