"""How Arriba is won and lost, how near that is, and what an answer would cost: all from the rules."""

from __future__ import annotations

from collections.abc import Iterator

from frente.engine import Aim, Ask, Briefing, Cost, Message, Part, Task, Warning
from frente.engine.aims import ALWAYS, AT_THE_END
from frente.games.arriba import garrisons
from frente.games.arriba.answers import Aim as Target
from frente.games.arriba.answers import Done, Influence, Join, Purge, Seat, Shift, To, Via
from frente.games.arriba.definitions import (
    BIT,
    BRIGADE,
    CAPITAL,
    DESTROYED_PSP,
    ENEMY,
    FACTIONS,
    INDEX,
    INFLUENCE_COST,
    LAST_TURN,
    MINOR,
    OFFENSIVE,
    PLACE_IDS,
    PS_LOW,
    PURGE_DICE,
    REGION_AREAS,
    REGIONS,
    REGIONS_PER_DIE,
    SIDES,
    SUPPORT,
    UNIT_KIND,
    G,
    R,
)
from frente.games.arriba.nouns import GONE, REMNANT
from frente.games.arriba.odds import DIE, target_prospect
from frente.games.arriba.rules import losses
from frente.games.arriba.rules.purchases import spending_order
from frente.games.arriba.rules.strategy import needs_service
from frente.games.arriba.rules.strength import all_disrupted, attack_strength, needs_offensive, reckon
from frente.games.arriba.rules.support import is_low
from frente.games.arriba.rules.table import ALL, Outcome, look_up, point_choices, spend_points
from frente.games.arriba.state import (
    Arriba,
    Group,
    group_cf,
    leader,
    occupied,
    presence,
    seat_side,
    side_seats,
)
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
    return [
        *_inter_phase(s, side),
        *_clock(s, side),
        *_waiting(s, seat),
        *_low(s, side),
        *garrisons.dangers(s, side),
    ]


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


def _low(s: Arriba, side: str) -> Iterator[Warning]:
    """5.11-b: low support weakens every attack."""
    if is_low(s, side):
        args = {"level": s.ps[INDEX[side]], "low": PS_LOW}
        yield Warning("low", "care", Message("warn-low", args), "5.11-b", cure=Message("cure-low"))


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
        tuple(dict.fromkeys(PLACE_IDS[CAPITAL[f]] for f in waiting)),  # two share Barcelona
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
        case Influence(country, extra):
            most = INFLUENCE_COST + SIX * extra
            return (
                _to_zero(s, side, most, "5.3.1-m")
                or garrisons.brings_ctv(s, side, country, extra)
                or _to_low(s, side, most)
            )
        case Shift(toward, boxes):
            return garrisons.shifts_ctv(s, side, ask.about["country"], toward, boxes)
        case Purge(faction):
            args = {"faction": FACTIONS[faction]}
            purged = Warning("purge", "care", Message("warn-purge", args), "5.2.2-b")
            most = SIX * PURGE_DICE
            return _to_zero(s, side, most, "5.2.2-d") or _to_low(s, side, most) or purged
        case To() | Via() | Seat() | Join() as leaving:
            return garrisons.caution(s, side, leaving)
        case Target(group, kind, target):
            g = s.groups[group]
            warning = division_lost(s, group, kind, target) if isinstance(target, int) else None
            if warning is not None:
                return warning
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


def _to_low(s: Arriba, side: str, most: int) -> Warning | None:
    """5.11-b: a price that could bring the support down to where attacks suffer."""
    level = s.ps[INDEX[side]]
    if is_low(s, side) or level - most > PS_LOW:
        return None
    args = {"level": level, "most": most, "low": PS_LOW}
    cost = (Cost(Message("status-support"), f"-{most}"),)
    return Warning("to-low", "care", Message("warn-to-low", args), "5.11-b", cost=cost)


def division_lost(s: Arriba, group: int, kind: str, target: int) -> Warning | None:
    """9.2-b: an attack in which the die may cost a division, whatever else is given up for it."""
    found = target_prospect(s, group, kind, target)
    if found is None:
        return None
    a, reckoned = found.attacker, reckon(s, found.attacker, found.defender, found.plan)
    cadres = sum(n for name, n, _ in reckoned.shifts if name == "cadre")
    wanted = losses.required(s, a, cadres, found.plan.ours.armor)
    worn = all_disrupted(s, found.defender)
    prices = [_in_divisions(s, a, look_up(reckoned.number, die + reckoned.drm, worn), wanted) for die in DIE]
    if not any(prices):
        return None
    faces = sum(price > 0 for price in prices)
    args = {"group": title(s.groups, group), "faces": faces}
    cost = (Cost(Message("status-support"), f"-{max(prices)}"),)
    return Warning("division", "note", Message("warn-division", args), "9.2-b", (a.name,), cost=cost)


def _in_divisions(s: Arriba, a: Group, outcome: Outcome, wanted: losses.Required) -> int:
    """The support that a result costs in divisions, at least; an exchange can be stopped (9.2-g)."""
    number = spend_points(outcome, min(point_choices(outcome))).attacker
    if number == ALL or number >= losses.everything(s, a, False):
        return sum([_worth(u, GONE) for u in a.units])
    if number <= 0:
        return 0
    ways = losses.allocations(s, a, number, False, wanted)
    return min((sum(_worth(u, becomes) for u, becomes in way.steps) for way in ways), default=0)


def _worth(unit: int, becomes: str) -> int:
    kind = UNIT_KIND[unit]
    return 0 if kind == BRIGADE or becomes == REMNANT else -DESTROYED_PSP[kind][0]


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
