"""What hangs on the cities that a side occupies: Gobernitos, income, ports, the Italian corps."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from frente.engine import Cost, Message, Warning
from frente.engine.parts import recalled
from frente.games.arriba.answers import NEW, Join, Seat, To, Via
from frente.games.arriba.definitions import (
    BIT,
    CAPITAL,
    COUNTRIES,
    FACTIONS,
    GOBERNITOS,
    IT,
    LAST_TURN,
    MED_PORTS,
    OF_FACTION,
    PLACE_IDS,
    PORTS,
    REGION_OF,
    REGIONS,
    SUPPORT,
    TOWARD,
    TRACK_END,
    TURNS,
    G,
    R,
    areas_of,
)
from frente.games.arriba.odds import in_full
from frente.games.arriba.rules.losses import everything
from frente.games.arriba.rules.movement import reach
from frente.games.arriba.rules.politics import boxes_won, influence_drm
from frente.games.arriba.rules.strength import ATTACK, all_disrupted, has_fort, reckon
from frente.games.arriba.rules.table import ALL, look_up
from frente.games.arriba.state import Arriba, Battle, Group, any_help, group_of, groups_at, occupied, presence

LIKELY = 0.5
"""From this chance on a garrison is said to be likely to fall."""


# --- what stands open now ---------------------------------------------------------------------------
def dangers(s: Arriba, side: str) -> Iterator[Warning]:
    if side == G:
        yield from (warning for area in capitals(s) if (warning := _capital(s, area)) is not None)
    if not occupied(s, side) & PORTS and any_help(s, side):
        yield _last_port(())
    if side == R and ctv_waits(s) and italy_near(s):
        yield no_harbour()


def capitals(s: Arriba) -> list[int]:
    """The capitals of Gobernitos that have units on the map (5.2-a)."""
    there = 0
    for g in s.groups.values():
        for unit in g.units:
            there |= 1 << unit
    return sorted({CAPITAL[f] for f in GOBERNITOS if OF_FACTION[f] & there})


def _capital(s: Arriba, area: int) -> Warning | None:
    """11.1.3: the Rebel could take this capital with his next move: he walks in, or he likely wins."""
    if occupied(s, R) & BIT[area]:
        return None
    garrison = next((g for g in groups_at(s, G, area) if g.city and g.units), None)
    near = [g for g in s.groups.values() if g.side == R and g.units and reach(s, g, g.area) & BIT[area]]
    if not near:
        return None
    if garrison is not None and not any(falls(s, g, garrison) >= LIKELY for g in near):
        return None
    factions = [f"of-{FACTIONS[f]}" for f in sorted(GOBERNITOS) if CAPITAL[f] == area]
    args = {"place": PLACE_IDS[area], "factions": factions}
    return Warning(
        f"capital-{PLACE_IDS[area]}",
        "care",
        Message("warn-capital-weak" if garrison else "warn-capital-open", args),
        "11.1.3",
        (PLACE_IDS[area],),
        Message("cure-capital", args),
    )


@recalled(1 << 12)
def falls(s: Arriba, attacker: Group, garrison: Group) -> float:
    """The chance that one attack on a garrison leaves nothing of it, with all that may go along."""
    a = attacker._replace(area=garrison.area, city=False)
    plan = Battle(a.id, garrison.id, ATTACK, True, in_full(s, a, ATTACK))
    reckoned = reckon(s, a, garrison, plan)
    all_of_it = everything(s, garrison, has_fort(s, garrison))
    drm, disrupted = reckoned.drm, all_disrupted(s, garrison)
    faces = [look_up(reckoned.number, die + drm, disrupted) for die in range(1, 7)]
    lost = [ALL if one.defender == ALL else one.defender + one.points for one in faces]
    return sum(one == ALL or one >= all_of_it for one in lost) / len(lost)


def _last_port(places: tuple[str, ...]) -> Warning:
    return Warning(
        "last-port", "care", Message("warn-last-port"), "6.7.3-a", places, Message("cure-last-port")
    )


# --- the Italian corps (5.4.2-c) -----------------------------------------------------------------------
def ctv_waits(s: Arriba) -> bool:
    """It has not come, and could not land."""
    return "ctv" not in s.came and not occupied(s, R) & MED_PORTS


def italy_near(s: Arriba) -> bool:
    """One box, which an attempt of either side may bring, is all that Italy's intervention needs."""
    return s.boxes[IT] >= TRACK_END - 1


def no_harbour() -> Warning:
    ports = [PLACE_IDS[area] for area in areas_of(MED_PORTS)]
    cure = Message("cure-ctv", {"places": ports})
    return Warning("ctv", "care", Message("warn-ctv"), "5.4.2-c", cure=cure)


def brings_ctv(s: Arriba, side: str, country: int, extra: int) -> Warning | None:
    """An attempt that could make Italy intervene while its corps has no port."""
    if side != R or country != IT or not ctv_waits(s):
        return None
    best = boxes_won(6 + extra + sum(value for _, value, _ in influence_drm(s, side, country)))
    return no_harbour() if s.boxes[IT] + best >= TRACK_END else None


def shifts_ctv(s: Arriba, side: str, country: str, toward: str, boxes: int) -> Warning | None:
    """The same, once the die has fallen."""
    if (
        side != R
        or country != COUNTRIES[IT]
        or not ctv_waits(s)
        or s.boxes[IT] + TOWARD[toward] * boxes < TRACK_END
    ):
        return None
    return no_harbour()


# --- what an answer leaves open -------------------------------------------------------------------------
Leaving: TypeAlias = To | Via | Seat | Join


def caution(s: Arriba, side: str, answer: Leaving) -> Warning | None:
    """The gravest of what an answer gives up by taking units out of a city or a region."""
    after = _after(s, answer)
    places = areas_of(occupied(s, side) & ~occupied(after, side))
    return next(
        (w for w in (*_regions(s, after, side), *_cities(s, after, side, places)) if w is not None), None
    )


def _after(s: Arriba, answer: Leaving) -> Arriba:
    """The state with units standing where the answer puts them."""
    after = s.copy()
    match answer:
        case To(group, area, city):
            after.groups[group] = s.groups[group]._replace(area=area, city=city)
        case Via(group, area):
            after.groups[group] = s.groups[group]._replace(area=area, city=False)
        case Seat(group, city):
            after.groups[group] = s.groups[group].seated(city)
        case Join(unit, group):
            since = group_of(s, unit)
            assert since is not None
            after.groups[since.id] = since.holding(tuple(u for u in since.units if u != unit))
            if group != NEW:
                home = s.groups[group]
                after.groups[group] = home.holding((*home.units, unit))
    return after


def _regions(s: Arriba, after: Arriba, side: str) -> Iterator[Warning]:
    """12.3-b: the last units that leave a region give it up."""
    left = {REGION_OF[a] for a in areas_of(presence(s, side))}
    left -= {REGION_OF[a] for a in areas_of(presence(after, side))}
    for region in sorted(left):
        if s.control[region] == side:
            cost = (Cost(Message("status-support"), f"-{SUPPORT['region-lost'].dice}d6"),)
            places = tuple(PLACE_IDS[a] for a in areas_of(presence(s, side)) if REGION_OF[a] == region)
            said = Message("warn-region", {"region": REGIONS[region]})
            yield Warning("region", "care", said, "12.3-b", places, Message("cure-region"), cost)


def _cities(s: Arriba, after: Arriba, side: str, left: list[int]) -> Iterator[Warning | None]:
    if side == G:
        yield from (_capital(after, area) for area in left if area in capitals(s))
    if occupied(s, side) & PORTS and not occupied(after, side) & PORTS:
        yield _last_port(tuple(PLACE_IDS[area] for area in left))
    if side == R and not ctv_waits(s) and ctv_waits(after) and italy_near(s):
        yield no_harbour()
    # 6.1-d: what a city yields is told by the turn; this one's has been had once units can move.
    domestic = dict(TURNS[s.turn + 1].domestic) if s.turn < LAST_TURN else {}
    for area in left:
        if area in domestic:
            said = Message("warn-ep-city", {"place": PLACE_IDS[area], "ep": domestic[area]})
            cost = (Cost(Message("status-ep"), f"-{domestic[area]}"),)
            yield Warning("ep-city", "note", said, "6.1-d", (PLACE_IDS[area],), Message("cure-city"), cost)
