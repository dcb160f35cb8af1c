"""8.5.4 and 8.5.6: Disembark in Mallorca and Plan "P", the two Beach Heads."""

from __future__ import annotations

from frente.engine import Flow, Refusal
from frente.games.crusade.definitions import (
    AT,
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
    UNIT,
    UNIT_IDS,
    WEST_OF_STRAIT,
    bits,
    graph,
)
from frente.games.crusade.rules.asking import put_ask, space_of, unit_of
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


def plan_p_targets(s: Crusade) -> list[int]:
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
    found = plan_p_targets(s)

    def why(verb: str, words: list[str]) -> Refusal | None:
        space = space_of(words)
        if verb != "beach" or space < 0:
            return None
        return why_not_coast(s, space)

    answer = yield from put_ask(
        REP, "beach", "8.5.6.1-a", lambda: [f"beach {SPACE_IDS[p]}" for p in found], why
    )
    open_beach_head(s, "plan-p", AT[answer[1]])


def why_not_coast(s: Crusade, space: int) -> Refusal:
    """Why Plan "P" cannot land beside this space."""
    args = {"place": SPACE_IDS[space]}
    if not COAST >> space & 1 or own(s, REP) >> space & 1:
        return Refusal("8.5.6.1-a", "no-nat-coast", dict(args))
    if not MEDITERRANEAN >> space & 1 or (s.strait == NAT and WEST_OF_STRAIT >> space & 1):
        return Refusal("8.5.6.1-b", "coast-closed", dict(args))
    return Refusal("8.5.6.2", "out-of-range", {**args, "range": RANGE})


def choose_lander(s: Crusade) -> Flow[None]:
    """8.5.6.3: one RPA division from the RB, full or reduced, lands."""
    units = sorted(one_of_each(s, (u for u in bits(OF_TYPE["RPA"]) if s.where[u] == RESERVE)))
    unit = units[0]
    if len(units) > 1:

        def why(verb: str, words: list[str]) -> Refusal | None:
            wanted = unit_of(words)
            if verb != "send" or wanted < 0:
                return None
            return Refusal("8.5.6.3", "no-rpa", {"unit": UNIT_IDS[wanted]})

        answer = yield from put_ask(
            REP, "lander", "8.5.6.3", lambda: [f"send {UNIT_IDS[u]}" for u in units], why, twins=s
        )
        unit = UNIT[answer[1]]
    put(s, unit, BEACH)
    s.note("entered", "8.5.6.3", unit=UNIT_IDS[unit], place="beach-head")


def deadline(s: Crusade) -> Flow[None]:
    """8.5.4.4 to 8.5.4.7: the landing at Mallorca ends, with Mallorca taken or not."""
    if s.beach_mode != "mallorca" or s.turn < s.deadline:
        return
    won = bool(own(s, REP) >> MALLORCA & 1)
    s.note("deadline", "8.5.4.4", won=won)
    while won and len(s.stacks[BEACH] + s.stacks[MALLORCA]) > LIMIT:
        # 8.5.4.6: the surplus, by REP's choice among all who are then in Mallorca, to the RB
        answer = yield from put_ask(
            REP,
            "ashore",
            "8.5.4.6",
            lambda: [f"reembark {UNIT_IDS[u]}" for u in s.stacks[BEACH] + s.stacks[MALLORCA]],
            _not_landed,
        )
        put(s, UNIT[answer[1]], RESERVE)
    for u in s.stacks[BEACH]:
        put(s, u, MALLORCA if won else RESERVE)  # 8.5.4.5
    end_beach_head(s, "8.5.4.6" if won else "8.5.4.5")


def _not_landed(verb: str, words: list[str]) -> Refusal | None:
    unit = unit_of(words)
    if verb != "reembark" or unit < 0:
        return None
    return Refusal("8.5.4.6", "not-landed", {"unit": UNIT_IDS[unit]})


def distance_from_france() -> dict[int, int]:
    """CL-R51: steps from France; a border space is the first, then normal connections."""
    far = graph(-1, False).distances(BORDER["france"])
    return {p: n + 1 for p, n in enumerate(far) if n >= 0}


def threatened_zone(s: Crusade, radius: int) -> int:
    """CL-R51: the spaces within the radius that are REP-controlled now."""
    near = sum(1 << p for p, n in distance_from_france().items() if n <= radius)
    return near & own(s, REP)
