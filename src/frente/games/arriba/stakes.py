"""How Arriba is won and lost, how near that is, and what an answer would cost: all from the rules."""

from __future__ import annotations

from collections.abc import Iterator

from frente.engine import Aim, Ask, Briefing, Cost, Message, Part, Task, Warning
from frente.engine.aims import ALWAYS, AT_THE_END
from frente.games.arriba.answers import Aim as Target
from frente.games.arriba.answers import Done, Influence, Purge, To
from frente.games.arriba.definitions import (
    BIT,
    CAPITAL,
    ENEMY,
    FACTIONS,
    INDEX,
    INFLUENCE_COST,
    LAST_TURN,
    MINOR,
    OFFENSIVE,
    PLACE_IDS,
    PURGE_DICE,
    REGION_AREAS,
    REGION_OF,
    REGIONS,
    REGIONS_PER_DIE,
    SIDES,
    SUPPORT,
    G,
    R,
)
from frente.games.arriba.rules.purchases import spending_order
from frente.games.arriba.rules.strategy import needs_service
from frente.games.arriba.rules.strength import attack_strength, needs_offensive
from frente.games.arriba.state import Arriba, group_cf, leader, occupied, presence, seat_side, side_seats
from frente.games.arriba.titles import title

CLOCK = 11
"""The turn from which on the Rebel is told that time runs out."""
SIX = 6


def aims(s: Arriba) -> list[Aim]:
    """13.0: the end that a level of 0 brings, and the last turn. Allies share them (15.2-b)."""
    found = []
    for side in SIDES:
        enemy = ENEMY[side]
        for seat in side_seats(s, side):
            found.append(
                Aim(
                    f"collapse-{seat}",
                    seat,
                    "win",
                    Message("aim-collapse", {"side": enemy}),
                    "13.0-a",
                    s.ps[INDEX[enemy]],
                    0,
                    ALWAYS,
                    sudden=True,
                    at_most=True,
                    parts=_regions(s, enemy),
                )
            )
            if side == G:
                found.append(
                    Aim(
                        f"survive-{seat}",
                        seat,
                        "win",
                        Message("aim-survive", {"turn": LAST_TURN}),
                        "13.0-b",
                        s.turn,
                        LAST_TURN,
                        AT_THE_END,
                        from_turn=LAST_TURN,
                        open=s.ps[0] > 0,
                    )
                )
    return found


def _regions(s: Arriba, side: str) -> tuple[Part, ...]:
    """The regions whose loss would cost a side support (12.3-b): done are those that it does not hold."""
    return tuple(
        Part(Message("part-region", {"region": name}), s.control[region] != side, _cities(region)[:1])
        for region, name in enumerate(REGIONS)
    )


def _cities(region: int) -> tuple[str, ...]:
    return tuple(PLACE_IDS[area] for area in range(len(PLACE_IDS)) if REGION_AREAS[region] & BIT[area])


# --- what threatens -------------------------------------------------------------------------------
def dangers(s: Arriba, seat: str) -> list[Warning]:
    side = seat_side(seat)
    return [*_inter_phase(s, side), *_clock(s, side), *_waiting(s, seat)]


def _inter_phase(s: Arriba, side: str) -> Iterator[Warning]:
    """12.3: what the regions may cost at the end of this turn, if all goes wrong."""
    shaky = shaky_regions(s, side)
    held = {x: sum(c == x for c in s.control) for x in SIDES}
    behind = max(0, held[ENEMY[side]] + len(shaky) - (held[side] - len(shaky)))
    dice = len(shaky) * SUPPORT["region-lost"].dice
    dice += SUPPORT["fewer-regions"].dice * -(-behind // REGIONS_PER_DIE)
    level = s.ps[INDEX[side]]
    if not dice or level > 2 * SIX * dice:
        return
    args = {"most": SIX * dice, "level": level}
    names = [REGIONS[region] for region in shaky]
    cure = Message("cure-regions", {"regions": names}) if names else None
    yield Warning(
        "inter-phase",
        "danger" if level <= SIX * dice else "care",
        Message("warn-inter-phase", args),
        "12.3-a",
        tuple(city for region in shaky for city in _cities(region)),
        cure,
        (Cost(Message("status-support"), f"-{dice}d6"),),
    )


def shaky_regions(s: Arriba, side: str) -> list[int]:
    """12.2: regions that the side holds and may lose in the Inter-Phase as things stand."""
    mine, theirs = presence(s, side), presence(s, ENEMY[side])
    cities, enemies = occupied(s, side), occupied(s, ENEMY[side])
    found = []
    for region, areas in enumerate(REGION_AREAS):
        if s.control[region] != side:
            continue
        sure = 2 * (cities & areas).bit_count() >= SIX and not enemies & areas
        if not mine & areas or (theirs & areas and not sure):
            found.append(region)
    return found


def _clock(s: Arriba, side: str) -> Iterator[Warning]:
    """13.0-b: the Government has won when the last turn ends."""
    if side == R and s.turn >= CLOCK:
        args = {"turns": LAST_TURN - s.turn + 1, "level": s.ps[0]}
        said, cure = Message("warn-clock", args), Message("cure-clock")
        yield Warning("clock", "danger" if s.turn == LAST_TURN else "care", said, "13.0-b", cure=cure)


def _waiting(s: Arriba, seat: str) -> Iterator[Warning]:
    """5.2.1-b: factions that will cost support when the spending ends."""
    if s.phase == "strategic" and s.phasing == G and seat == leader(s, G):
        warning = unserved(s)
        if warning is not None:
            yield warning


def unserved(s: Arriba) -> Warning | None:
    """5.2.1-b: what the factions cost that have got no unit."""
    waiting = [f for f in MINOR if not s.served >> f & 1 and needs_service(s, f)]
    if not waiting:
        return None
    cost = SUPPORT["faction-unserved"].points * len(waiting)
    args = {"factions": [FACTIONS[f] for f in waiting], "cost": -cost}
    return Warning(
        "unserved",
        "danger" if s.ps[0] + cost <= 0 else "care",
        Message("warn-unserved", args),
        "5.2.1-b",
        tuple(PLACE_IDS[CAPITAL[f]] for f in waiting),
        Message("cure-unserved"),
        (Cost(Message("status-support"), str(cost)),),
    )


# --- what an answer would cost ----------------------------------------------------------------------
def caution(s: Arriba, ask: Ask, token: str) -> Warning | None:
    side = seat_side(ask.seat)
    i = INDEX[side]
    match ask.value(token):
        case Done() if ask.kind == "spend" and ask.seat == spending_order(s, side)[-1]:
            return (unserved(s) if side == G else None) or _left_over(s, side)
        case Influence(_, extra):
            return _to_zero(s, side, INFLUENCE_COST + SIX * extra, "5.3.1-m")
        case Purge(faction):
            args = {"faction": FACTIONS[faction]}
            purged = Warning("purge", "care", Message("warn-purge", args), "5.2.2-b")
            return _to_zero(s, side, SIX * PURGE_DICE, "5.2.2-d") or purged
        case To(group, area, _):
            return _leaves_region(s, side, group, area)
        case Target(group, kind, _):
            g = s.groups[group]
            paid = not needs_offensive(s, g, kind) or s.ep[i] >= OFFENSIVE
            if attack_strength(s, g, paid, kind) < group_cf(s, g):
                said = Message("warn-half", {"group": title(s.groups, g.id)})
                return Warning("half", "note", said, "9.1.1-a", (g.name,))
    return None


def _left_over(s: Arriba, side: str) -> Warning | None:
    """6.1-c: replacement EP cannot be saved."""
    left = s.replacement[INDEX[side]]
    if not left:
        return None
    return Warning("left-over", "note", Message("warn-left-over", {"ep": left}), "6.1-c")


def _to_zero(s: Arriba, side: str, most: int, rule: str) -> Warning | None:
    """13.0-a: a price in dice that could take the last of the support."""
    level = s.ps[INDEX[side]]
    if level > most:
        return None
    args = {"level": level, "most": most}
    cost = (Cost(Message("status-support"), f"-{most}"),)
    return Warning(
        "to-zero", "danger", Message("warn-to-zero", args), rule, cure=Message("cure-dice"), cost=cost
    )


def _leaves_region(s: Arriba, side: str, group: int, area: int) -> Warning | None:
    """12.3-b: the last units that leave a region give it up."""
    g = s.groups[group]
    region = REGION_OF[g.area]
    if s.control[region] != side or REGION_OF[area] == region:
        return None
    if any(
        h.units and h.id != group and REGION_OF[h.area] == region for h in s.groups.values() if h.side == side
    ):
        return None
    args = {"region": REGIONS[region]}
    cost = (Cost(Message("status-support"), f"-{SUPPORT['region-lost'].dice}d6"),)
    places = (PLACE_IDS[g.area],)
    return Warning(
        "region", "care", Message("warn-region", args), "12.3-b", places, Message("cure-region"), cost
    )


# --- before the first answer --------------------------------------------------------------------------
FIRST: dict[str, tuple[Task, ...]] = {
    G: (
        Task(Message("first-factions"), ("barcelona", "bilbao", "santander"), "5.2.1-b"),
        Task(Message("first-malaga"), ("malaga", "jaen", "almeria"), "12.2-b"),
        Task(Message("first-borders"), ("bilbao", "san-sebastian", "badajoz"), "12.2-b"),
    ),
    R: (
        Task(Message("first-bridge"), ("sevilla", "cordoba"), "14.2-d"),
        Task(Message("first-port"), ("malaga",), "6.7.2-a"),
        Task(Message("first-region"), ("badajoz", "san-sebastian"), "12.3-a"),
    ),
}


def briefing(s: Arriba, about: str, seat: str) -> Briefing:
    side = seat_side(seat)
    return Briefing((Message(about), Message(f"brief-{side}")), tuple(aims(s)), FIRST[side])
