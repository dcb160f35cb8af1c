"""Chapter 11.5: advance after combat."""

from __future__ import annotations

from functools import partial

from frente.engine import Ask, Flow, Menu, Refusal, Way
from frente.engine import put as answer_to
from frente.games.crusade.answers import Advance, Done
from frente.games.crusade.cards import combat as cards
from frente.games.crusade.cards.lasting import barred
from frente.games.crusade.definitions import (
    BEACH,
    FOE,
    LIMIT,
    MOUNTAIN,
    REGION,
    SPACE_IDS,
    UNIT_IDS,
    UNITS,
    bits,
)
from frente.games.crusade.nouns import SPACE_NOUN, UNIT_NOUN
from frente.games.crusade.rules.control import enter
from frente.games.crusade.rules.movement import land
from frente.games.crusade.rules.north import is_homebound, release, why_not_end
from frente.games.crusade.state import Battle, Crusade, factors, near, put, units_in


def goals(s: Crusade, b: Battle) -> int:
    """11.5.2, 11.5.3-a: the defending space, and beyond it what a two-space retreat has left."""
    found = 1 << b.space
    # 11.5.3-b: nobody goes on from a Mountain; 11.5.7: one blocked unit opens the way too
    if b.deep and not MOUNTAIN >> b.space & 1 and cards.advance_limit(b) > 1:
        found |= b.vacated & near(s, b.space)
    return found


def _why_not_go(s: Crusade, b: Battle, unit: int, space: int) -> Refusal | None:
    args = {"unit": UNIT_IDS[unit], "place": SPACE_IDS[space]}
    if unit not in b.attackers:
        return Refusal("11.1.7", "not-in-combat", dict(args))
    if unit in b.advanced:
        return Refusal("11.5.1", "advanced-already", dict(args))
    if factors(s, unit)[2] == 0:
        return Refusal("11.5.1", "no-mf", {**args, "mf": 0})
    if not goals(s, b) >> space & 1:
        return Refusal("11.5.2", "not-on-the-way", dict(args))
    if units_in(s, FOE[b.side]) >> space & 1:
        return Refusal("11.5.4", "enemy-there", dict(args))
    if barred(s, b.side) >> space & 1:
        return Refusal("CL-R51", "france-threatens", dict(args))
    if space == BEACH:  # only Nationalists attack it, and no Nationalist retreats there: it is over (8.5.6.4)
        return None
    if len(s.stacks[space]) >= LIMIT:
        return Refusal("9.1.2-b", "full", {"place": SPACE_IDS[space], "limit": LIMIT})
    return None


def why_not_advance(s: Crusade, b: Battle, unit: int, space: int) -> Refusal | None:
    """May this attacker advance into this space? The Northern rules (16.4.2.1-a) come last."""
    refusal = _why_not_go(s, b, unit, space)
    if refusal is not None or space == BEACH:
        return refusal
    if not is_homebound(s, unit):
        return why_not_end(s, unit, space, 1 << b.space)
    if not ways_home(s, b, unit):
        return None  # 16.4.2.4-b: free
    home = REGION[UNITS[unit].region] >> space & 1
    return None if home else Refusal("16.4.2.4-a", "must-go-home", {"unit": UNIT_IDS[unit]})


def ways_home(s: Crusade, b: Battle, unit: int) -> bool:
    """16.4.2.4-a: can the unit advance into its own region?"""
    home = goals(s, b) & REGION[UNITS[unit].region]
    return any(_why_not_go(s, b, unit, p) is None for p in bits(home))


def advance(s: Crusade) -> Flow[None]:
    """11.5.1: any surviving attackers may advance, one after the other; Defenders never do (11.5.5)."""
    b = s.battle
    assert b is not None
    # 11.5.8: not where the retreat was cancelled; 11.2.11: not while defenders stand
    if b.stood or (s.stacks[b.space] and UNITS[s.stacks[b.space][0]].side != b.side):
        return
    if not b.attackers or (b.space == BEACH and s.beach < 0):
        return

    there = bits(goals(s, b))
    found = [(u, p) for u in b.attackers for p in there if why_not_advance(s, b, u, p) is None]
    if not found:
        return

    why_not = partial(why_not_advance, s, b)
    menu = Menu(
        s,
        Way(
            "advance",
            Advance,
            UNIT_NOUN,
            SPACE_NOUN,
            rule="11.5.1",
            why_not=why_not,
            among=found,
            judged=True,
        ),
        Way("done", Done, rule="11.5.1"),
    )
    match (yield from answer_to(Ask.of(b.side, "advance", "11.5.1", menu, {"place": SPACE_IDS[b.space]}))):
        case Advance(unit, space):
            go_on(s, b, unit, space)


def go_on(s: Crusade, b: Battle, unit: int, space: int) -> None:
    """11.5.6: an attacker advances, and takes what it enters."""
    if is_homebound(s, unit) and not ways_home(s, b, unit):
        release(s, unit)
    b.advanced = (*b.advanced, unit)
    s.note("advanced", "11.5.6", unit=UNIT_IDS[unit], place=SPACE_IDS[space])
    if space == BEACH:
        land(s, unit)
    else:
        for p in dict.fromkeys((b.space, space)):  # the way leads through the defending space
            put(s, unit, p)
            enter(s, b.side, p)
    s.push(("advance",))
