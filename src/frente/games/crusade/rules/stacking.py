"""Chapter 9: stacking."""

from __future__ import annotations

from frente.engine import Ask, Flow, Menu, Plain, Refusal, Way
from frente.engine import put as answer_to
from frente.games.crusade.answers import Pick
from frente.games.crusade.definitions import FOE, LIMIT, SIDE_OF, SPACE_IDS, UNIT_IDS, bits
from frente.games.crusade.nouns import UNIT_NOUN
from frente.games.crusade.rules import retreat
from frente.games.crusade.rules.supply import out_of_supply
from frente.games.crusade.state import Crusade, eliminate, units_in


def why_full(s: Crusade, space: int) -> Refusal | None:
    """9.1.1, 9.1.2-b: no fourth unit of one's own will."""
    if len(s.stacks[space]) < LIMIT:
        return None
    return Refusal("9.1.2-b", "full", {"place": SPACE_IDS[space], "limit": LIMIT})


def overstacked(s: Crusade, side: str) -> list[int]:
    """The spaces where a side is over the limit."""
    return [space for space in bits(units_in(s, side)) if len(s.stacks[space]) > LIMIT]


def cull(s: Crusade, side: str) -> Flow[None]:
    """9.1.4-a: the opponent eliminates units there, of his choice, until three are left."""
    spaces = overstacked(s, side)
    if not spaces:
        return
    places: list[Plain] = [SPACE_IDS[space] for space in spaces]
    there = [u for space in spaces for u in s.stacks[space]]  # in his order: one may be another's way out

    def otherwise(unit: int) -> Refusal:
        if SIDE_OF[unit] != side:
            return Refusal("9.1.4-a", "cull-own", {"unit": UNIT_IDS[unit], "place": places})
        return Refusal("9.1.4-a", "not-overstacked", {"unit": UNIT_IDS[unit], "place": places})

    menu = Menu(s, Way("cull", Pick, UNIT_NOUN, rule="9.1.4-a", among=there, otherwise=otherwise))
    (unit,) = yield from answer_to(Ask.of(FOE[side], "cull", "9.1.4-a", menu, {"place": places}))
    space = s.where[unit]
    # 9.1.4-b: for good where the space is OOS or no one-space retreat would be possible
    for_good = out_of_supply(s, side, space) or not retreat.ways(s, unit, space, 1)
    eliminate(s, unit, for_good)
    s.note("culled", "9.1.4-a", unit=UNIT_IDS[unit], place=SPACE_IDS[space], for_good=for_good)
    s.push(("cull", side))
