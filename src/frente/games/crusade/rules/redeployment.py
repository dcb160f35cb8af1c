"""Chapter 12: Strategic Redeployment, and the Special SR of 13.4.3. Points are counted in halves.

SR never changes control (12.1.11), and Siege markers do not hinder it (12.1.6-c).
"""

from __future__ import annotations

from functools import lru_cache, partial

from frente.engine import Ask, Flow, Menu, Message, Refusal, StandingWay, Way
from frente.engine import put as answer_to
from frente.engine.gesture import Price
from frente.games.crusade.answers import Cross, Done, Put, Redeploy, ToReserve
from frente.games.crusade.cards.lasting import special_sr_forbidden
from frente.games.crusade.definitions import (
    ARMOR,
    ATLANTIC_PORTS,
    BALEARIC,
    BARCELONA,
    BEACH_BIT,
    CADIZ,
    CATALAN,
    KIND_NUMBER,
    LIMIT,
    MADRID,
    MED_PORTS,
    MOROCCO,
    NAT,
    OF_REGION,
    OF_TYPE,
    PORTS,
    REGION,
    REGIONS,
    REP,
    RESERVE,
    RETURNING,
    SOURCES,
    SPACE_IDS,
    STRAIT_PORTS,
    UNIT_IDS,
    UNITS,
    bits,
)
from frente.games.crusade.nouns import SPACE_NOUN, TWIN_NOUN, UNIT_NOUN
from frente.games.crusade.prices import SR
from frente.games.crusade.rules.columns import afr_spaces, why_not_land
from frente.games.crusade.rules.north import end_mask, is_homebound, northern_zone, release, why_not_end
from frente.games.crusade.rules.stacking import why_full
from frente.games.crusade.rules.supply import (
    components,
    connected,
    counted,
    isolated_group,
    limited,
    supplied,
)
from frente.games.crusade.state import (
    Crusade,
    Likeness,
    in_box,
    likeness,
    one_of_each,
    own,
    put,
    reduce,
    units_in,
)

FOREIGN = ("ITA", "CV-33", "PZ-I")
SR_TOKENS = tuple(f"sr {id}" for id in UNIT_IDS)
HEAVY = frozenset(u.index for u in UNITS if u.corps)  # three points (12.1.2)
EASY = frozenset(
    u.index for u in UNITS if u.region not in REGIONS and u.type != "INS"
)  # bound by no rule of their own; the Army of Africa only by 17.2.2
HEAVY_MASK = sum(1 << u for u in HEAVY)
UNEASY = sum(1 << u.index for u in UNITS if u.index not in EASY)
HOME = tuple(REGION[u.region] if u.region in REGIONS else 0 for u in UNITS)  # open to its own units always
AFR = OF_TYPE["AFR"]
CHOOSY = frozenset(bits(ARMOR | CATALAN))  # they come from the RB to some places only (12.1.8-d to -f)


def cost(unit: int) -> int:
    """12.1.2: a division one SR Point, a corps three; in half points."""
    return 6 if UNITS[unit].corps else 2


def special_cost(unit: int) -> int:
    """13.4.3-a, 13.4.3-b: a division half a point, a corps two; in half points."""
    return 4 if UNITS[unit].corps else 1


def full_spaces(s: Crusade) -> int:
    """The spaces that take no further unit (9.1.1)."""
    found, stacks = 0, s.stacks
    for p in bits(s.nat_in | s.rep_in):
        if len(stacks[p]) >= LIMIT:
            found |= 1 << p
    return found


def balearic(s: Crusade) -> int:
    """3.0-balearic: the islands, and the Beach Head of Mallorca."""
    return BALEARIC | BEACH_BIT if s.beach_mode == "mallorca" else BALEARIC


def sea_targets(s: Crusade, unit: int) -> int:
    """12.1.7-a, 12.1.7-b: the Ports a division in a Port may reach by sea."""
    u = UNITS[unit]
    here = 1 << s.where[unit]
    if u.corps:  # 12.1.7.2
        return 0
    fed = supplied(s, u.side)
    if u.side == REP:  # 12.1.7.1
        ports = MED_PORTS | BEACH_BIT
        if s.strait == NAT:
            ports &= ~STRAIT_PORTS  # 16.7.2
        return ports & fed & ~here if here & ports & fed else 0
    if s.strait == NAT:
        return PORTS & fed & ~here if here & PORTS & fed else 0
    # 16.7.1-a: the Atlantic and Cádiz; 16.7.1-b: Italians and tanks may go to any Mediterranean Port
    ports = ATLANTIC_PORTS | 1 << CADIZ
    found = ports if here & ports & fed else 0
    if u.type in FOREIGN and here & PORTS & fed:
        found |= MED_PORTS
    return found & fed & ~here


def land_targets(s: Crusade, unit: int) -> int:
    """12.1.6-a, 12.1.6-b: any Connected own, supplied space; inside an Isolated group too (16.2.4.3-b)."""
    place = s.where[unit]
    side = UNITS[unit].side
    return components(s, side)[place] & counted(s, side) & ~(1 << place)


def reserve_targets(s: Crusade, unit: int) -> int:
    """12.1.8-a: where a division from the RB may go, whatever the Strait (12.1.8-g); 12.1.8-c in `north`."""
    u = UNITS[unit]
    side = u.side
    fed = supplied(s, side)
    if u.type == "T-26":  # 12.1.8-e
        return (MED_PORTS | BEACH_BIT) & fed
    if ARMOR >> unit & 1:  # 12.1.8-f
        return PORTS & fed
    found = fed & (units_in(s, side) | SOURCES[side] | 1 << MADRID)
    if u.region in REGIONS:  # 12.1.8-b, 16.4.3.2-c
        return found & (REGION[u.region] | spaces_with(s, OF_REGION[u.region]))
    if CATALAN >> unit & 1:  # 12.1.8-d, 8.5.4.2-a
        beach = BEACH_BIT if s.beach_mode == "mallorca" else 0
        return found & (1 << BARCELONA | spaces_with(s, CATALAN) | beach)
    if u.kind.id == "nat-mil":
        found |= isolated_targets(s)
    return found


def isolated_targets(s: Crusade) -> int:
    """16.2.4.3-b: one NAT MIL a turn to each Isolated group, to a space with an own unit."""
    found = 0
    for p in bits(s.isolated & ~s.isolated_sr):
        found |= connected(s, NAT, 1 << p) & s.nat_in
    return found


def spaces_with(s: Crusade, units: int) -> int:
    """The spaces where one of these counters stands."""
    return sum(1 << p for p in {s.where[u] for u in bits(units)} if p >= 0)


def raw_targets(s: Crusade, unit: int) -> int:
    """Every space the ways of SR lead to, before stacking and the Northern rules."""
    place = s.where[unit]
    if place >= 0:
        found = land_targets(s, unit) | sea_targets(s, unit)
    elif place == RESERVE:
        found = reserve_targets(s, unit)
    else:
        return afr_spaces(s)  # 17.6.4-b: it waits in Morocco
    if UNITS[unit].corps or ARMOR >> unit & 1:
        found &= ~balearic(s)  # 12.1.10, 8.5.2.4-e
    return found


def targets(s: Crusade, unit: int, full: int) -> int:
    """The spaces a unit may SR to."""
    found = raw_targets(s, unit) & ~full
    if s.where[unit] >= 0 and is_homebound(s, unit):  # 16.4.2.4-a, 16.4.2.4-b: home, or anywhere
        return found & REGION[UNITS[unit].region] or found
    return end_mask(s, unit, found)


def why_not_special(s: Crusade, unit: int) -> Refusal | None:
    """13.4.3-a to -c: Special SR over the friendly border."""
    u = UNITS[unit]
    args = {"unit": u.id}
    place = s.where[unit]
    if u.side != s.side:
        return Refusal("13.4.3-a", "not-to-sr", dict(args))
    if place < 0 or not limited(s, u.side) >> place & 1:
        return Refusal("13.4.3-a", "no-limited-supply", dict(args))
    if isolated_group(s) >> place & 1 and u.side == NAT:
        return Refusal("13.4.2-a", "no-limited-supply", dict(args))
    if s.moved >> unit & 1:
        return Refusal("12.1.3", "one-sr", dict(args))
    if u.kind.steps == 1:
        return Refusal("13.4.3-c", "one-step-unit", dict(args))
    if u.region in REGIONS:
        return Refusal("13.4.3.1", "regional-no-special", dict(args))
    if special_sr_forbidden(s, u.side):
        return Refusal("13.4.3.2", "special-forbidden", dict(args))
    if special_cost(unit) > s.points:
        return Refusal("12.1.2", "no-sr-left", {**args, "cost": special_cost(unit) / 2, "left": s.points / 2})
    if u.type == "AFR" and s.turn <= 2 and s.afr_sr >= 1:
        return Refusal("17.2.2", "one-afr", dict(args))
    return None


def why_not_sr(s: Crusade, unit: int, full: int) -> Refusal | None:
    """May this unit redeploy now?"""
    u = UNITS[unit]
    args = {"unit": u.id}
    place = s.where[unit]
    if u.side != s.side:
        return Refusal("12.1.1", "not-to-sr", dict(args))
    if place < 0 and place not in (RESERVE, MOROCCO):
        return Refusal("12.1.1", "nowhere-from-sr", dict(args))
    if s.moved >> unit & 1:
        return Refusal("12.1.3", "one-sr", dict(args))
    if cost(unit) > s.points:
        return Refusal("12.1.2", "no-sr-left", {**args, "cost": cost(unit) / 2, "left": s.points / 2})
    if u.type == "AFR" and s.turn <= 2 and s.afr_sr >= 1:
        return Refusal("17.2.2", "one-afr", dict(args))
    if u.type == "INS":
        return Refusal("CL-N48", "never-moves", dict(args))
    if place >= 0 and not counted(s, u.side) >> place & 1:
        return Refusal("12.1.5", "oos-no-sr", dict(args))  # 13.1.1.1-b
    if place == MOROCCO and not s.missed_afr:
        return Refusal("17.6.4-b", "afr-not-due", dict(args))
    if not has_target(s, unit, full):
        return Refusal("12.1.1", "nowhere-to-sr", dict(args))
    return None


def has_target(s: Crusade, unit: int, full: int) -> bool:
    """Has the unit anywhere to go? Most have a space of their own zone with room; only then look closer."""
    u = UNITS[unit]
    if s.where[unit] >= 0 and u.region not in REGIONS:
        near_by = land_targets(s, unit) & ~full & ~BALEARIC & ~BEACH_BIT
        if near_by & ~northern_zone(s) if u.side == REP else near_by:
            return True
    return bool(targets(s, unit, full)) or why_not_reserve(s, unit) is None


@lru_cache(maxsize=1 << 14)
def _plainly(stack: tuple[int, ...]) -> tuple[tuple[int, ...], int]:
    """The first counter of each type in a stack, and the stack as a bit set."""
    first: dict[int, int] = {}
    for u in stack:
        first.setdefault(KIND_NUMBER[u], u)
    return tuple(first.values()), sum(1 << u for u in stack)


def redeployable(s: Crusade) -> list[int]:
    """The units that may redeploy, equal ones of one place once."""
    if s.points < 2:  # half a point is for Special SR only (13.4.3-a)
        return []
    side = s.side
    full = full_spaces(s)
    fed = counted(s, side)
    # Most divisions have a space of their own zone with room: that is seen at once.
    open_ = fed & ~full & ~BALEARIC & ~BEACH_BIT
    if side == REP:
        open_ &= ~northern_zone(s)
    welcome = open_ & supplied(s, side) & (units_in(s, side) | SOURCES[side] | 1 << MADRID)  # 12.1.8-a
    found: list[int] = []
    places = [(p, s.stacks[p]) for p in bits(units_in(s, side) & fed)]
    places.append((RESERVE, tuple(in_box(s, side, RESERVE))))
    if side == NAT and s.missed_afr:
        places.append((MOROCCO, tuple(in_box(s, NAT, MOROCCO))))
    parts = components(s, side)
    moved, poor = s.moved, s.points < 6
    one_afr = s.turn <= 2 and s.afr_sr >= 1  # 17.2.2
    special = s.reduced | s.released | s.fought | s.retreated  # the others of one place differ by their type
    odd = moved | UNEASY | (HEAVY_MASK if poor else 0) | (AFR if one_afr else 0)
    for place, stack in places:
        if place >= 0:
            roomy = parts[place] & open_ & ~(1 << place)
            plain, all_of_it = _plainly(stack)
            if roomy and not all_of_it & odd:
                found += plain if len(stack) == 1 or not all_of_it & special else one_of_each(s, stack)
                continue
            reach = parts[place] & fed & ~full & ~(1 << place)
        else:
            reach, roomy = 0, welcome if place == RESERVE else 0
        seen: set[Likeness | int] = set()
        for u in stack:
            if moved >> u & 1 or (u in HEAVY and poor):
                continue
            if len(stack) > 1:  # alone it is like no other
                same = likeness(s, u) if special >> u & 1 else KIND_NUMBER[u]
                if same in seen:
                    continue
                seen.add(same)
            easy = u in EASY and (place >= 0 or u not in CHOOSY) and not (one_afr and AFR >> u & 1)
            if (roomy if easy else reach & HOME[u]) or why_not_sr(s, u, full) is None:
                found.append(u)
    return found


def in_limited_supply(s: Crusade) -> list[int]:
    """The units that might go over the border (13.4.3-a)."""
    return [u for p in bits(limited(s, s.side) & units_in(s, s.side)) for u in s.stacks[p]]


REDEPLOYMENTS = (
    StandingWay(
        "sr",
        Redeploy,
        TWIN_NOUN,
        rule="12.1.1",
        why_not=lambda s, unit: why_not_sr(s, unit, full_spaces(s)),
        among=redeployable,
        judged=True,
        tokens=lambda s: [SR_TOKENS[u] for u in redeployable(s)],
        label=lambda _s, unit: Message("do-sr-unit", {"a": UNIT_IDS[unit], "cost": cost(unit) // 2}),
        price=lambda _s, unit: (Price(SR, cost(unit) // 2),),
    ),
    StandingWay(
        "special", Cross, UNIT_NOUN, rule="13.4.3-a", why_not=why_not_special, among=in_limited_supply
    ),
    StandingWay("done", Done, rule="12.1.4"),
)


def redeploy(s: Crusade) -> Flow[None]:
    """12.1.4: one unit after the other, as long as there are points."""
    if s.points <= 0:
        return
    menu = Menu(s, *REDEPLOYMENTS)
    match (yield from answer_to(Ask.of(s.side, "redeploy", "12.1.1", menu, {"points": s.points / 2}))):
        case Redeploy(unit):
            s.push(("redeploy-to", unit), ("redeploy",))
        case Cross(unit):
            s.push(("redeploy",))
            go_abroad(s, unit)


def redeploy_to(s: Crusade, unit: int) -> Flow[None]:
    """12.1.6 to 12.1.9: where to."""

    def found() -> int:
        return targets(s, unit, full_spaces(s))

    menu = Menu(
        s,
        Way(
            "to",
            partial(Put, unit),
            SPACE_NOUN,
            rule="12.1.6-a",
            why_not=partial(why_not_target, s, unit),
            among=lambda: bits(found()),
            judged=True,
        ),
        Way("to-reserve", ToReserve, rule="12.1.9", why_not=partial(why_not_reserve, s, unit)),
    )
    answer = yield from answer_to(Ask.of(s.side, "redeploy-to", "12.1.6-a", menu, {"unit": UNIT_IDS[unit]}))
    if is_homebound(s, unit) and not found() & REGION[UNITS[unit].region]:
        release(s, unit)
    s.points -= cost(unit)
    s.moved |= 1 << unit
    old = s.where[unit]
    if UNITS[unit].type == "AFR":
        s.afr_sr += 1
    if old == MOROCCO:
        s.missed_afr -= 1
    match answer:
        case ToReserve():
            put(s, unit, RESERVE)
            s.note("to-reserve", "12.1.9", unit=UNIT_IDS[unit])
        case Put(_, space):
            if old == RESERVE and isolated_group(s) >> space & 1 and UNITS[unit].side == NAT:
                s.isolated_sr |= connected(s, NAT, 1 << space) & s.isolated
            put(s, unit, space)
            s.note("redeployed", "12.1.6-a", unit=UNIT_IDS[unit], place=SPACE_IDS[space])


def why_not_reserve(s: Crusade, unit: int) -> Refusal | None:
    """12.1.9: supplied divisions may go to the RB; not from Isolated Spaces, not who must go home."""
    u = UNITS[unit]
    args = {"unit": u.id}
    place = s.where[unit]
    if u.corps:
        return Refusal("12.1.9", "corps-not-reserve", args)
    if u.type == "INS":
        return Refusal("CL-N48", "never-moves", args)
    if place < 0:
        return Refusal("12.1.9", "not-to-reserve", args)
    if not supplied(s, u.side) >> place & 1:
        if u.side == NAT and isolated_group(s) >> place & 1:
            return Refusal("16.2.4.3-a", "isolated-not-reserve", args)
        return Refusal("12.1.9", "not-to-reserve", args)
    if is_homebound(s, unit) and targets(s, unit, full_spaces(s)) & REGION[u.region]:
        return Refusal("16.4.2.4-a", "must-go-home", args)
    return None


def why_not_target(s: Crusade, unit: int, space: int) -> Refusal | None:
    """May a unit redeploy to this space?"""
    if s.where[unit] == MOROCCO:
        return why_not_land(s, unit, space, "17.6.4-b")
    u = UNITS[unit]
    args = {"unit": u.id, "place": SPACE_IDS[space]}
    if space == s.where[unit]:
        return Refusal("12.1.6-a", "already-there", dict(args))
    if not own(s, u.side) >> space & 1:
        return Refusal("12.1.6-b", "sr-enemy-space", dict(args))
    if (u.corps or ARMOR >> unit & 1) and balearic(s) >> space & 1:
        return Refusal("12.1.10", "not-balearic", dict(args))
    if not counted(s, u.side) >> space & 1:
        return Refusal("12.1.6-a", "sr-unsupplied", dict(args))
    if not raw_targets(s, unit) >> space & 1:
        if s.where[unit] < 0:
            return why_not_from_box(s, unit, space)
        if u.corps and PORTS >> space & 1:
            return Refusal("12.1.7.2", "corps-not-by-sea", dict(args))
        if (PORTS | BEACH_BIT) >> space & 1:
            return why_not_sail(s, unit, space)
        return Refusal("12.1.6-a", "not-connected", dict(args))
    refusal = why_full(s, space)
    if refusal is not None or s.where[unit] < 0 or not is_homebound(s, unit):
        return refusal or why_not_end(s, unit, space)
    home = REGION[u.region]  # 16.4.2.4-a, 16.4.2.4-b: home, or anywhere
    if home >> space & 1 or not raw_targets(s, unit) & ~full_spaces(s) & home:
        return None
    return Refusal("16.4.2.4-a", "must-go-home", {"unit": u.id})


def why_not_sail(s: Crusade, unit: int, space: int) -> Refusal:
    """Why a division may not go by sea to this own, supplied Port that no land way reaches."""
    args = {"unit": UNIT_IDS[unit], "place": SPACE_IDS[space]}
    ends = 1 << s.where[unit] | 1 << space
    if not (PORTS | BEACH_BIT) >> s.where[unit] & 1:
        return Refusal("12.1.7-a", "not-in-port", args)
    if UNITS[unit].side == NAT:
        return Refusal("16.7.1-a", "strait-closed", args)
    if ends & ATLANTIC_PORTS:
        return Refusal("12.1.7.1", "not-in-the-atlantic", args)
    return Refusal("16.7.2", "strait-lost", args)


def why_not_from_box(s: Crusade, unit: int, space: int) -> Refusal:
    """Why a unit may not come from its box to this own, supplied space."""
    u = UNITS[unit]
    args = {"unit": u.id, "place": SPACE_IDS[space]}
    if u.side == NAT and isolated_group(s) >> space & 1:
        return Refusal("16.2.4.3-b", "reserve-isolated", dict(args))
    if ARMOR >> unit & 1:
        return Refusal("12.1.8-e" if u.side == REP else "12.1.8-f", "reserve-armor", dict(args))
    if not (units_in(s, u.side) | SOURCES[u.side] | 1 << MADRID) >> space & 1:
        return Refusal("12.1.8-a", "reserve-empty", dict(args))
    return Refusal("12.1.8-b" if u.region in REGIONS else "12.1.8-d", "reserve-region", dict(args))


def go_abroad(s: Crusade, unit: int) -> None:
    """13.4.3-a, 13.4.3-b: a division to the RB, a corps to the turn track, both on their reduced side."""
    s.points -= special_cost(unit)
    s.moved |= 1 << unit
    if UNITS[unit].type == "AFR":
        s.afr_sr += 1
    reduce(s, unit)
    if UNITS[unit].corps:
        put(s, unit, RETURNING)
        s.returning[unit] = s.turn + 2
        s.note("interned", "13.4.3-b", unit=UNIT_IDS[unit], turn=s.turn + 2)
    else:
        put(s, unit, RESERVE)
        s.note("interned", "13.4.3-a", unit=UNIT_IDS[unit], turn=s.turn)
