"""Chapters 12 and 13: the Turn Inter-Phase, and the end of the war."""

from __future__ import annotations

from frente.engine import Flow, Over, roll
from frente.games.arriba.definitions import (
    INDEX,
    LAST_TURN,
    REGION_AREAS,
    REGIONS,
    REGIONS_PER_DIE,
    SIDES,
    SUPPORT,
    G,
    R,
)
from frente.games.arriba.rules.support import change_support, victory
from frente.games.arriba.state import Arriba, occupied, presence


def inter_phase(s: Arriba) -> Flow[None]:
    """12.1: control of every region, then support."""
    s.phase = "inter-phase"
    before = s.control.copy()
    here = {side: presence(s, side) for side in SIDES}
    cities = {side: occupied(s, side) for side in SIDES}
    for region, areas in enumerate(REGION_AREAS):  # Spanish Morocco is in no region (12.3-c)
        both = [side for side in SIDES if here[side] & areas]
        if len(both) == 2:
            numbers = {side: 2 * (cities[side] & areas).bit_count() for side in SIDES}
            holder = yield from contest(s, region, numbers)
        else:
            holder = both[0] if both else ""  # 12.2-a; nobody there: contested (12.2-c)
        s.control[region] = holder
        if holder != before[region]:
            s.note("control", "12.2-a", region=REGIONS[region], side=holder, before=before[region])
    yield from support_of_regions(s, before)
    if s.turn == LAST_TURN:
        raise Over(victory(s, G, "13.0-b", "survived"))
    next_turn(s)


def contest(s: Arriba, region: int, numbers: dict[str, int]) -> Flow[str]:
    """12.2-b: a roll not above the number succeeds; exactly one success gives control (12.3-EX)."""
    if all(n == 0 or n >= 6 for n in numbers.values()):
        success = {side: n >= 6 for side, n in numbers.items()}  # sure either way: no roll needed
    else:
        stream = f"control:{s.turn}:{REGIONS[region]}"
        dice = yield from roll(stream, 2, kind="control", rule="12.2-b")
        success = {side: dice[INDEX[side]] <= numbers[side] for side in SIDES}
    s.note(
        "contest",
        "12.2-b",
        region=REGIONS[region],
        government=numbers[G],
        rebel=numbers[R],
        successes=[side for side in SIDES if success[side]],
        count=sum(success.values()),
    )
    winners = [side for side in SIDES if success[side]]
    return winners[0] if len(winners) == 1 else ""


def support_of_regions(s: Arriba, before: list[str]) -> Flow[None]:
    """12.3-a: regions lost and gained, more and fewer; one net change each (5.11-e)."""
    change = {G: 0, R: 0}
    held = {side: sum(c == side for c in s.control) for side in SIDES}
    gain = SUPPORT["region-gained-turn-1" if s.turn == 1 else "region-gained"].points
    for side in SIDES:
        dice = 0
        for region, holder in enumerate(s.control):
            if before[region] == side and holder != side:
                dice += SUPPORT["region-lost"].dice  # 12.3-b
            elif holder == side and before[region] != side:
                change[side] += gain
        behind = max(0, max(held.values()) - held[side])
        dice += SUPPORT["fewer-regions"].dice * -(-behind // REGIONS_PER_DIE)
        if dice:
            faces = yield from roll(
                f"regions:{s.turn}:{side}", dice, kind="regions", rule="12.3-a", seat=side
            )
            change[side] -= sum(faces)
        if held[side] > min(held.values()):
            more = SUPPORT["more-regions"].dice
            faces = yield from roll(
                f"more:{s.turn}:{side}", more, kind="more-regions", rule="12.3-a", seat=side
            )
            change[side] += sum(faces)
    change_support(s, change, "12.3-a", "regions")


def next_turn(s: Arriba) -> None:
    """What ends with the turn."""
    s.turn += 1
    s.lasting = {}
    s.purged_now = 0
    s.guerrilla = -1  # 15.1-b: the marker is removed
    s.frozen = -1
    s.cf_lost_before = s.cf_lost
    s.cf_lost = [0, 0]
    s.attackers = []
    s.attacked = []
    s.countered = []
    s.moved = []
    s.battles = 0
    for i in (0, 1):
        s.air_ready[i] += s.air_used[i]  # 9.1.6-a: Ready again
        s.air_used[i] = 0
    if s.condor[0] == "used":
        s.condor[0] = "ready"
    s.push(("turn",))
