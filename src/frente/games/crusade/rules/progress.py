"""Chapter 15: the progress of the war. New decks, the initial corps before turn 6, militarization."""

from __future__ import annotations

from functools import partial

from frente.engine import Ask, Flow, Menu, Refusal, Way
from frente.engine import put as answer_to
from frente.games.crusade.answers import Done, Keep, Pick, Put, Redraw
from frente.games.crusade.cards.piles import draw_up_to, reshuffle
from frente.games.crusade.definitions import (
    BALEARIC,
    CARD,
    CHARTS,
    CORPS,
    CTV,
    DECKS,
    ELIMINATED,
    FOE,
    INITIAL,
    MADRID,
    NAT,
    NORTH,
    OF_KIND,
    OF_REGION,
    OF_TYPE,
    OFF,
    PORTS,
    REGION,
    REGION_SOURCE,
    REGIONS,
    REP,
    RESERVE,
    SIDES,
    SOURCES,
    SPACE_IDS,
    UNIT_IDS,
    UNITS,
    bits,
    phase_of,
)
from frente.games.crusade.nouns import SPACE_NOUN, TWIN_NOUN, UNIT_NOUN
from frente.games.crusade.rules.duty import merit, sorts
from frente.games.crusade.rules.north import region_lost
from frente.games.crusade.rules.supply import north_group, north_isolated, supplied
from frente.games.crusade.state import Crusade, eliminate, one_of_each, put, reduce, units_in


# --- decks (15.1) ---------------------------------------------------------------------------------------
def new_phase(s: Crusade) -> Flow[None]:
    """15.1.2-a, 15.1.3: new cards, Draw Pile and Discard Pile are shuffled together; hands are kept."""
    phase = phase_of(s.turn)
    s.note("war-phase", "15.1.2-a", phase=phase)
    for side in SIDES:
        lying = {*s.hands[side], *s.draws[side], *s.discards[side], *s.retained[side], *s.removed}
        new = [id for id in DECKS[side] if CARD[id].phase == phase and id not in lying]
        s.discards[side].extend(new)
        yield from reshuffle(s, side)


def brings_corps(id: str) -> bool:
    """Is it a corps Reinforcement Card?"""
    return any("-corps-" in row["id"] for row in CARD[id].units)


def has_corps_card(s: Crusade, side: str) -> bool:
    """15.1.2-b: does the hand hold a corps Reinforcement Card?"""
    return any(brings_corps(id) for id in s.hands[side])


def redraw(s: Crusade, side: str, size: int) -> Flow[None]:
    """15.1.2-c: the whole hand is shown, returned and drawn anew."""
    s.note("shown", "15.1.2-b", side=side, cards=list(s.hands[side]))
    s.draws[side].extend(s.hands[side])
    s.hands[side].clear()
    kept = s.discards[side][:]
    s.discards[side].clear()
    yield from reshuffle(s, side)
    s.discards[side].extend(kept)
    yield from draw_up_to(s, side, size)


def why_not_redraw(s: Crusade, side: str) -> Refusal | None:
    """15.1.2-b: only without a corps card in the hand, and as long as one can be drawn."""
    held = [id for id in s.hands[side] if brings_corps(id)]
    if held:
        return Refusal("15.1.2-b", "corps-card-held", {"card": held[0]})
    if not any(brings_corps(id) for id in s.draws[side]):
        return Refusal("15.1.2-b", "no-corps-card-left", {})
    return None


def offer_redraw(s: Crusade, side: str) -> Flow[None]:
    """15.1.2-b: a player without a corps card may draw a new hand, until he has one."""
    from frente.games.crusade.rules.sequence import hand_size

    menu = Menu(
        s,
        Way("redraw", Redraw, rule="15.1.2-b", why_not=partial(why_not_redraw, s, side)),
        Way("keep", Keep, rule="15.1.2-b"),
    )
    # Asked of everybody, and never answered by the program: what a hand lacks is nobody's business.
    match (yield from answer_to(Ask.of(side, "redraw", "15.1.2-b", menu, commits=True))):
        case Redraw():
            yield from redraw(s, side, hand_size(s, side))
            s.push(("redraw", side))


# --- initial corps (15.2.1) -----------------------------------------------------------------------------
def begin_initial_corps(s: Crusade) -> None:
    """15.2.1-a, 15.2.1-b: both deploy their initial corps, the CTV only after Axis Military Aid."""
    s.phase = "corps"
    for side in SIDES:
        s.to_deploy[side] = [
            u for u in INITIAL[side] if s.where[u] == OFF and not (u == CTV and "N3" not in s.played)
        ]
    s.push(("corps", NAT), ("muster", NAT), ("militarize", 5))


def has_corps(s: Crusade) -> int:
    """The spaces where a corps stands."""
    found = 0
    for u in bits(CORPS):
        if s.where[u] >= 0:
            found |= 1 << s.where[u]
    return found


def general_spaces(s: Crusade, side: str) -> int:
    """15.2.1.2-a: own, supplied, with an own unit, a Source or Madrid; no corps yet; no island."""
    found = supplied(s, side) & (units_in(s, side) | SOURCES[side] | 1 << MADRID)
    return found & ~has_corps(s) & ~BALEARIC


def ctv_spaces(s: Crusade) -> int:
    """15.2.1.2-e: with a supplied ITA or CV-33, or any supplied NAT Port, no island."""
    fed = supplied(s, NAT)
    with_italians = sum(
        1 << p
        for p in bits(s.nat_in & fed)
        if any((OF_TYPE["ITA"] | OF_TYPE["CV-33"]) >> u & 1 for u in s.stacks[p])
    )
    return (with_italians | PORTS & fed) & ~BALEARIC & ~has_corps(s)


def regional_spaces(s: Crusade, unit: int) -> int:
    """15.2.1.2-f to -i: at the region's units or source; inside the region and alone if possible."""
    region = UNITS[unit].region
    fed = supplied(s, REP)
    with_own = sum(
        1 << p for p in bits(s.rep_in & fed) if any(OF_REGION[region] >> u & 1 for u in s.stacks[p])
    )
    base = (with_own | REGION_SOURCE[region] & fed) & ~BALEARIC
    inside = base & REGION[region]
    taken = has_corps(s)
    mine = sum(
        1 << p for p in bits(taken) if any(CORPS >> u & 1 and UNITS[u].region == region for u in s.stacks[p])
    )
    # 15.2.1.2-g, 15.2.1.2-h: outside only where nothing is free inside
    # 15.2.1.2-i: then shared, with corps of other regions first
    wishes = (inside & ~taken, base & ~inside & ~taken, inside & ~mine, inside, base)
    return next((w for w in wishes if w), 0)


def home_spaces(s: Crusade, unit: int) -> int:
    """Where an initial corps may be deployed now, the duty of 15.2.1.2-c included."""
    u = UNITS[unit]
    if unit == CTV:
        return dutiful(s, unit, ctv_spaces(s))
    if u.region in REGIONS:
        return regional_spaces(s, unit)
    found = general_spaces(s, u.side)
    if u.side == REP:
        if north_isolated(s):  # 15.2.1.2-j
            found &= ~(NORTH | north_group(s))
        return found
    return dutiful(s, unit, found)


def regions_to_settle(s: Crusade) -> tuple[str, ...]:
    """15.2.1.2-d: the regions that ask for a NAT corps: all but those wholly under NAT control."""
    return tuple(r for r in REGIONS if not region_lost(s, r))


def open_regions(s: Crusade) -> list[str]:
    """15.2.1.2-c: the regions that some way of sharing out the corps on the map leaves without one."""
    wanted = regions_to_settle(s)
    standing, free = has_corps(s) & s.nat_in, general_spaces(s, NAT)
    best = merit(wanted, standing, free, 0, 0)
    return [
        region
        for region in wanted
        if merit(tuple(r for r in wanted if r != region), standing, free, 0, 0) == best
    ]


def dutiful(s: Crusade, unit: int, spaces: int) -> int:
    """15.2.1.2-c, -d: of the spaces those after which the corps left can still do all they could before."""
    wanted = regions_to_settle(s)
    left = sum(1 for u in s.to_deploy[NAT] if u != CTV)
    if not wanted or (unit != CTV and left > len(wanted)):
        return spaces  # enough are left for every region
    standing, free = has_corps(s) & s.nat_in, general_spaces(s, NAT)
    ctv = ctv_spaces(s) if CTV in s.to_deploy[NAT] else 0
    best = merit(wanted, standing, free, left, ctv)
    found, good = 0, dict[tuple[int, bool, bool], bool]()
    sort = sorts(wanted)
    for p in bits(spaces):
        bit = 1 << p
        alike = (sort[p], bool(free & bit), bool(ctv & bit))
        if alike not in good:
            rest = (left, 0) if unit == CTV else (left - 1, ctv & ~bit)
            good[alike] = merit(wanted, standing | bit, free & ~bit, *rest) >= best
        if good[alike]:
            found |= bit
    return found


def corps(s: Crusade, side: str) -> Flow[None]:
    """15.2.1.1: NAT first, alternately one corps each, in any order; 15.2.1.2-l: one side may end alone."""
    mine = s.to_deploy[side]
    if not mine and not s.to_deploy[FOE[side]]:
        return
    homes: dict[str, int] = {}  # corps of one region, or of none, have the same; the CTV has its own
    for u in mine:
        kind = UNITS[u].id if u == CTV else UNITS[u].region
        if kind not in homes:
            homes[kind] = home_spaces(s, u)
    ready = [u for u in mine if homes[UNITS[u].id if u == CTV else UNITS[u].region]]
    if not ready:
        for u in mine:  # 15.2.1.2-k
            eliminate(s, u, True)
            s.note("eliminated", "15.2.1.2-k", unit=UNIT_IDS[u], for_good=True)
        s.to_deploy[side] = []
        s.push(("corps", FOE[side]))
        return

    otherwise = partial(why_not_deploy, s, side)
    menu = Menu(s, Way("deploy", Pick, UNIT_NOUN, rule="15.2.1.1", among=ready, otherwise=otherwise))
    (unit,) = yield from answer_to(Ask.of(side, "corps", "15.2.1.1", menu))
    s.push(("corps-at", unit), ("corps", FOE[side]))


def why_not_deploy(s: Crusade, side: str, unit: int) -> Refusal:
    """Why this counter is not the next initial corps."""
    args = {"unit": UNIT_IDS[unit]}
    if UNITS[unit].side != side:
        return Refusal("15.2.1-a", "not-your-unit", args)
    if unit in s.to_deploy[side]:
        return Refusal("15.2.1.2-a", "corps-no-place", args)
    if unit == CTV and s.where[unit] == OFF and side == NAT:
        return Refusal("15.2.1-b", "ctv-needs-aid", args)
    if unit in INITIAL[side] and s.where[unit] != OFF:
        return Refusal("15.2.1.1", "corps-deployed", args)
    return Refusal("15.2.1-a", "not-initial", args)


def corps_at(s: Crusade, unit: int) -> Flow[None]:
    """15.2.1.2-a, 15.2.1-c: the corps stands at full strength; 15.2.1.2-b: a division may have to go."""
    side = UNITS[unit].side
    otherwise, found = partial(why_not_at, s, unit), bits(home_spaces(s, unit))
    here = partial(Put, unit)
    menu = Menu(s, Way("at", here, SPACE_NOUN, rule="15.2.1.2-a", among=found, otherwise=otherwise))
    (_, space) = yield from answer_to(Ask.of(side, "corps-at", "15.2.1.2-a", menu, {"unit": UNIT_IDS[unit]}))
    s.to_deploy[side].remove(unit)
    put(s, unit, space)
    s.note("entered", "15.2.1.2-a", unit=UNIT_IDS[unit], place=SPACE_IDS[space])
    divisions = [u for u in s.stacks[space] if not UNITS[u].corps]
    if len(s.stacks[space]) > 3 and divisions:
        s.push(("make-room", space))


def why_not_at(s: Crusade, unit: int, space: int) -> Refusal:
    """Why an initial corps may not stand here."""
    u = UNITS[unit]
    args = {"unit": u.id, "place": SPACE_IDS[space]}
    if not supplied(s, u.side) >> space & 1:
        return Refusal("15.2.1.2-a", "corps-unsupplied", dict(args))
    if BALEARIC >> space & 1:
        return Refusal("8.5.2.4-e", "not-balearic", dict(args))
    if has_corps(s) >> space & 1:
        return Refusal("15.2.1.2-a", "corps-there", dict(args))
    if unit == CTV and not ctv_spaces(s) >> space & 1:
        return Refusal("15.2.1.2-e", "ctv-place", dict(args))
    if u.region in REGIONS:
        return Refusal("15.2.1.2-f", "regional-place", dict(args))
    if u.side == REP and north_isolated(s) and (NORTH | north_group(s)) >> space & 1:
        return Refusal("15.2.1.2-j", "north-isolated", dict(args))
    if u.side == NAT and (unit == CTV or general_spaces(s, NAT) >> space & 1):
        return Refusal("15.2.1.2-c", "north-duty", {**args, "regions": list(open_regions(s))})
    return Refusal("15.2.1.2-a", "corps-needs-unit", dict(args))


def make_room(s: Crusade, space: int) -> Flow[None]:
    """15.2.1.2-b: one division there, of the owner's choice, goes to the RB."""
    divisions = [u for u in s.stacks[space] if not UNITS[u].corps]
    side = UNITS[divisions[0]].side

    def otherwise(unit: int) -> Refusal:
        return Refusal("15.2.1.2-b", "not-in-that-space", {"unit": UNIT_IDS[unit], "place": SPACE_IDS[space]})

    menu = Menu(s, Way("send-back", Pick, UNIT_NOUN, rule="15.2.1.2-b", among=divisions, otherwise=otherwise))
    about = {"place": SPACE_IDS[space]}
    (unit,) = yield from answer_to(Ask.of(side, "make-room", "15.2.1.2-b", menu, about))
    put(s, unit, RESERVE)
    s.note("to-reserve", "15.2.1.2-b", unit=UNIT_IDS[unit])


# --- reserve requirements (15.2.2) ----------------------------------------------------------------------
LEAST_NAT = CHARTS["constants"]["reserve_minimum_nat"]
LEAST_REP = CHARTS["constants"]["reserve_minimum_rep"]


def demands(s: Crusade, side: str) -> list[tuple[int, int]]:
    """15.2.2.1-a, 15.2.2.1-b: (counters that count, how many) for each kind of reserve asked for."""
    if side == NAT:
        line = sum(1 << u.index for u in UNITS if u.side == NAT and u.type in ("MIL", "INF"))
        italians = LEAST_NAT["ita"] if "N8" in s.played else 0
        return [(line, LEAST_NAT["mil_or_inf"]), (OF_TYPE["ITA"], italians)]
    common = sum(
        1 << u.index for u in UNITS if u.side == REP and u.type in ("MIL", "RPA") and u.region not in REGIONS
    )
    regional = {r: OF_REGION[r] & OF_TYPE["MIL"] for r in REGIONS}
    return [
        (regional["basque"], LEAST_REP["mil_bas"]),
        (regional["santander"], LEAST_REP["mil_san"]),
        (regional["asturias"], LEAST_REP["mil_ast"]),
        (common, LEAST_REP["mil_or_rpa"]),
    ]


def reserve_of(s: Crusade, units: int) -> list[int]:
    """Those of some counters that are in the RB."""
    return [u for u in bits(units) if s.where[u] == RESERVE]


def helpful(s: Crusade, side: str) -> list[int]:
    """15.2.2.2-a, 15.2.2.2-b: the supplied divisions on the map that help to meet what is still asked for."""
    fed = supplied(s, side)
    found: list[int] = []
    for kinds, least in demands(s, side):
        if len(reserve_of(s, kinds)) >= least:
            continue
        found += [u for u in bits(kinds) if s.where[u] >= 0 and fed >> s.where[u] & 1]
    return one_of_each(s, found)


def muster(s: Crusade, side: str) -> Flow[None]:
    """15.2.2, 15.2.2.2-a: one division at a time, NAT first, alternating, until both RBs are as asked."""
    mine = helpful(s, side)
    if not mine and not helpful(s, FOE[side]):
        return
    s.push(("muster", FOE[side]))
    if not mine:
        return

    why_not = partial(why_not_muster, s, side)
    menu = Menu(
        s, Way("muster", Pick, TWIN_NOUN, rule="15.2.2.2-a", why_not=why_not, among=mine, judged=True)
    )
    (unit,) = yield from answer_to(Ask.of(side, "muster", "15.2.2.2-a", menu))
    put(s, unit, RESERVE)
    s.note("to-reserve", "15.2.2.2-a", unit=UNIT_IDS[unit])


def why_not_muster(s: Crusade, side: str, unit: int) -> Refusal | None:
    """Does this unit go to the RB now, and if not, why?"""
    args = {"unit": UNIT_IDS[unit]}
    if UNITS[unit].side != side or s.where[unit] < 0:
        return Refusal("15.2.2.2-a", "muster-from-map", args)
    wanted = [(kinds, least) for kinds, least in demands(s, side) if kinds >> unit & 1]
    if not wanted:
        return Refusal("15.2.2.1-a" if side == NAT else "15.2.2.1-b", "muster-wrong-kind", args)
    if not supplied(s, side) >> s.where[unit] & 1:
        return Refusal("15.2.2.2-b", "muster-unsupplied", args)
    if any(len(reserve_of(s, kinds)) < least for kinds, least in wanted):
        return None
    return Refusal("15.2.2.2-a", "muster-enough", {**args, "least": wanted[0][1]})


# --- militarization (15.2.3) ----------------------------------------------------------------------------
def spare_rpa(s: Crusade) -> list[int]:
    """15.2.3-b: RPA counters neither in play nor held for a card."""
    return [u for u in OF_KIND["rep-rpa"] if s.where[u] == OFF and not UNITS[u].card]


def militias(s: Crusade) -> list[int]:
    """The MIL that may become RPA, equal ones of one place once."""
    return one_of_each(s, (u for u in bits(OF_TYPE["MIL"]) if why_not_militarize(s, u) is None))


def why_not_militarize(s: Crusade, unit: int) -> Refusal | None:
    """15.2.3-a, 15.2.3-b: MIL on the map, in the RB or EB; not regional ones, not the POUM."""
    u = UNITS[unit]
    args = {"unit": u.id}
    if u.side != REP or u.type != "MIL":
        return Refusal("15.2.3-a", "not-militia", args)
    if u.region in REGIONS or u.kind.id == "rep-mil-poum":
        return Refusal("15.2.3-b", "never-militarized", args)
    if s.where[unit] < 0 and s.where[unit] not in (RESERVE, ELIMINATED):
        return Refusal("15.2.3-a", "militia-not-in-play", args)
    return None


def militarize(s: Crusade, left: int) -> Flow[None]:
    """15.2.3-a: up to five MIL become RPA, at the same strength and place."""
    rpa = spare_rpa(s)
    mine = militias(s)
    if not left or not rpa or not mine:
        return

    why_not = partial(why_not_militarize, s)
    menu = Menu(
        s,
        Way("militarize", Pick, TWIN_NOUN, rule="15.2.3-a", why_not=why_not, among=mine, judged=True),
        Way("done", Done, rule="15.2.3-a"),
    )
    match (yield from answer_to(Ask.of(REP, "militarize", "15.2.3-a", menu, {"left": left}))):
        case Pick(old):
            new = rpa[0]
            place, worn = s.where[old], s.reduced >> old & 1
            eliminate(s, old, True)
            put(s, new, place)
            if worn:
                reduce(s, new)
            s.note("militarized", "15.2.3-a", unit=UNIT_IDS[old], by=UNIT_IDS[new])
            s.push(("militarize", left - 1))
