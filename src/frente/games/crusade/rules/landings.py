"""8.5.4 and 8.5.6: Disembark in Mallorca and Plan "P", the two Beach Heads."""

from __future__ import annotations

from functools import partial

from frente.engine import Ask, Flow, Menu, Refusal, Way
from frente.engine import put as answer_to
from frente.games.crusade.answers import Pick, Place
from frente.games.crusade.definitions import (
    BALEARIC,
    BEACH,
    BORDER,
    CHARTS,
    COAST,
    LIMIT,
    MALLORCA,
    MEDITERRANEAN,
    NAT,
    OF_TYPE,
    REP,
    RESERVE,
    SPACE_IDS,
    UNIT_IDS,
    WEST_OF_STRAIT,
    bits,
    graph,
)
from frente.games.crusade.nouns import SPACE_NOUN, TWIN_NOUN, UNIT_NOUN
from frente.games.crusade.rules.control import end_beach_head
from frente.games.crusade.rules.supply import supplied
from frente.games.crusade.state import Crusade, one_of_each, own, put

RANGE: int = CHARTS["constants"]["plan_p_range"]


def in_range(origins: int, steps: int) -> int:
    """8.5.6.2: the spaces within so many land connections of any control; the origin is not counted."""
    reached = origins
    for _ in range(steps):
        reached |= graph(-1, False).around(reached)
    return reached


def plan_p_targets(s: Crusade) -> tuple[int, ...]:
    """8.5.6.1-a, 8.5.6.1-b: NAT coastal spaces of the Mediterranean within three of a supplied REP space."""
    coast = COAST & MEDITERRANEAN & ~BALEARIC & s.control
    if s.strait == NAT:
        coast &= ~WEST_OF_STRAIT
    return bits(coast & in_range(supplied(s, REP), RANGE))


def open_beach_head(s: Crusade, mode: str, coast: int) -> None:
    """8.5.4.1, 8.5.4.8: the marker lies beside the coast; the space is REP-controlled."""
    s.beach = coast
    s.beach_mode = mode
    # 8.5.4.4: at Mallorca until the War Status Phase of the next turn; 8.5.6.5: else no limit
    s.deadline = s.turn + 1 if mode == "mallorca" else 0
    s.note("beach-head", "8.5.4.1" if mode == "mallorca" else "8.5.6.1-a", place=SPACE_IDS[coast])


def choose_coast(s: Crusade) -> Flow[None]:
    """8.5.6.1-a: where the Beach Head of Plan "P" is put."""
    why_not, found = partial(why_not_coast, s), partial(plan_p_targets, s)
    menu = Menu(
        s, Way("beach", Place, SPACE_NOUN, rule="8.5.6.1-a", why_not=why_not, among=found, judged=True)
    )
    (coast,) = yield from answer_to(Ask.of(REP, "beach", "8.5.6.1-a", menu))
    open_beach_head(s, "plan-p", coast)


def why_not_coast(s: Crusade, space: int) -> Refusal | None:
    """Why Plan "P" cannot land beside this space."""
    args = {"place": SPACE_IDS[space]}
    if not COAST >> space & 1 or own(s, REP) >> space & 1:
        return Refusal("8.5.6.1-a", "no-nat-coast", dict(args))
    if BALEARIC >> space & 1:
        return Refusal("8.5.6.1-a", "no-island", dict(args))
    if not MEDITERRANEAN >> space & 1 or (s.strait == NAT and WEST_OF_STRAIT >> space & 1):
        return Refusal("8.5.6.1-b", "coast-closed", dict(args))
    if not in_range(supplied(s, REP), RANGE) >> space & 1:
        return Refusal("8.5.6.2", "out-of-range", {**args, "range": RANGE})
    return None


def choose_lander(s: Crusade) -> Flow[None]:
    """8.5.6.3: one RPA division from the RB, full or reduced, lands."""
    units = sorted(one_of_each(s, (u for u in bits(OF_TYPE["RPA"]) if s.where[u] == RESERVE)))
    unit = units[0]
    if len(units) > 1:
        why_not = partial(why_not_lander, s)
        menu = Menu(
            s, Way("send", Pick, TWIN_NOUN, rule="8.5.6.3", why_not=why_not, among=units, judged=True)
        )
        (unit,) = yield from answer_to(Ask.of(REP, "lander", "8.5.6.3", menu))
    put(s, unit, BEACH)
    s.note("entered", "8.5.6.3", unit=UNIT_IDS[unit], place="beach-head")


def why_not_lander(s: Crusade, unit: int) -> Refusal | None:
    """8.5.6.3: only a Popular Army division of the RB lands."""
    if OF_TYPE["RPA"] >> unit & 1 and s.where[unit] == RESERVE:
        return None
    return Refusal("8.5.6.3", "no-rpa", {"unit": UNIT_IDS[unit]})


def deadline(s: Crusade) -> Flow[None]:
    """8.5.4.4 to 8.5.4.7: the landing at Mallorca ends, with Mallorca taken or not."""
    if s.beach_mode != "mallorca" or s.turn < s.deadline:
        return
    won = bool(own(s, REP) >> MALLORCA & 1)
    s.note("deadline", "8.5.4.4", won=won)
    while won and len(s.stacks[BEACH] + s.stacks[MALLORCA]) > LIMIT:
        # 8.5.4.6: the surplus, by REP's choice among all who are then in Mallorca, to the RB
        landed = s.stacks[BEACH] + s.stacks[MALLORCA]
        menu = Menu(s, Way("reembark", Pick, UNIT_NOUN, rule="8.5.4.6", among=landed, otherwise=_not_landed))
        (unit,) = yield from answer_to(Ask.of(REP, "ashore", "8.5.4.6", menu))
        put(s, unit, RESERVE)
    for u in s.stacks[BEACH]:
        put(s, u, MALLORCA if won else RESERVE)  # 8.5.4.5
    end_beach_head(s, "8.5.4.6" if won else "8.5.4.5")


def _not_landed(unit: int) -> Refusal:
    return Refusal("8.5.4.6", "not-landed", {"unit": UNIT_IDS[unit]})


def distance_from_france() -> dict[int, int]:
    """CL-R51: steps from France; a border space is the first, then normal connections."""
    far = graph(-1, False).distances(BORDER["france"])
    return {p: n + 1 for p, n in enumerate(far) if n >= 0}


def threatened_zone(s: Crusade, radius: int) -> int:
    """CL-R51: the spaces within the radius that are REP-controlled now."""
    near = sum(1 << p for p, n in distance_from_france().items() if n <= radius)
    return near & own(s, REP)
