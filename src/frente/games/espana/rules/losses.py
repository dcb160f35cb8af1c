"""16.6 Hits: troops go down the ladder; the counters that stand for them may have to change type."""

from __future__ import annotations

from dataclasses import replace

from frente.engine import Ask, Flow, Menu, Refusal, Way
from frente.engine import put as put_ask
from frente.engine.plain import Plain
from frente.games.espana.answers import As
from frente.games.espana.definitions import (
    COUNTER_ID,
    FALLBACK,
    LADDER,
    MODEL,
    PLACE_ID,
    REGULAR,
    SEATS,
    SIDE,
)
from frente.games.espana.nouns import TYPE
from frente.games.espana.rules import fog
from frente.games.espana.rules.board import is_own
from frente.games.espana.state import (
    EspanaState,
    exchange,
    free_counter,
    is_large,
    mark_if_empty,
    side_of,
    take_off,
)


def after_hits(strength: int, hits: int) -> int:
    """16.6-b: the strength left, 0 for destroyed; surplus hits are lost (16.6-a)."""
    rung = LADDER.index(strength) - hits
    return LADDER[rung] if rung >= 0 else 0


def raised(strength: int, levels: int = 1) -> int:
    """19.5: the strength so many levels up, at most 5."""
    return LADDER[min(LADDER.index(strength) + levels, len(LADDER) - 1)]


def substitutes(s: EspanaState, troop: int) -> list[str]:
    """The types whose small counter may stand for a reduced large troop.

    Its own type if possible (16.6-c), else the Regular Army (16.6-d), else militia, or Falange and
    Carlists, at the owner's choice (16.6-e). Empty: the troop is destroyed (16.6-f).
    """
    side = SIDE[troop]
    for types in ((MODEL[troop],), (REGULAR[side],), FALLBACK[side]):
        found = [t for t in types if free_counter(s, t, 1) >= 0]
        if found:
            return found
    return []


def lose_levels(s: EspanaState, troop: int, hits: int, rule: str) -> Flow[bool]:
    """Take hits on a troop; True if it is destroyed."""
    box = s.where[troop]
    side = SIDE[troop]
    before = s.strength[troop]
    after = after_hits(before, hits)
    if hits == 0:
        return False
    types = substitutes(s, troop) if is_large(troop) and after in (1, 2) else []
    if after == 0 or (is_large(troop) and after < 3 and not types):
        take_off(s, troop)
        mark_if_empty_of_enemy(s, side, box)
        _tell(s, "destroyed", rule, troop, box=PLACE_ID[box])
        return True
    if not types:
        s.strength[troop] = after
        _tell(s, "reduced", rule, troop, box=PLACE_ID[box], before=before, after=after)
        return False
    kind = types[0]
    if len(types) > 1:
        kind = yield from _choose_type(s, side, troop, types)
    other = free_counter(s, kind, after)
    exchange(s, troop, other, after)
    _tell(
        s,
        "replaced",
        "16.6-c" if kind == MODEL[troop] else "16.6-d" if kind in REGULAR else "16.6-e",
        troop,
        other=COUNTER_ID[other],
        box=PLACE_ID[box],
        before=before,
        after=after,
    )
    follow(s, troop, other)
    return False


def _tell(s: EspanaState, kind: str, rule: str, troop: int, **data: Plain) -> None:
    """A battle is open; what an event does within a fogged stack is not (22.4-b)."""
    if s.fight is not None:
        s.note(kind, rule, unit=COUNTER_ID[troop], side=SEATS[side_of(s, troop)], seen=True, **data)
    else:
        fog.tell(s, kind, rule, troop, **data)


def follow(s: EspanaState, troop: int, other: int) -> None:
    """A troop that changed its counter in a battle is still the one that fights."""
    fight = s.fight
    if fight is not None:
        attacker = other if fight.attacker == troop else fight.attacker
        defender = other if fight.defender == troop else fight.defender
        s.fight = replace(fight, attacker=attacker, defender=defender)


def _choose_type(s: EspanaState, side: int, troop: int, types: list[str]) -> Flow[str]:
    """16.6-e: the owner picks the type."""

    def otherwise(model: str) -> Refusal:
        args = {"unit": COUNTER_ID[troop], "type": model}
        if model not in (MODEL[troop], REGULAR[side], *FALLBACK[side]):
            return Refusal("16.6-e", "never-a-substitute", args)
        return Refusal("16.6-e", "no-small-counter", args)

    way = Way("as", As, TYPE, rule="16.6-e", among=types, otherwise=otherwise)
    ask = Ask.of(SEATS[side], "substitute", "16.6-e", Menu(s, way), {"unit": COUNTER_ID[troop]})
    answer: As = yield from put_ask(ask)
    return answer.model


def mark_if_empty_of_enemy(s: EspanaState, side: int, box: int) -> None:
    """A box emptied outside a battle keeps its owner's marker (18.4); in a battle 16.6-j decides."""
    if s.fight is None and not is_own(s, 1 - side, box):
        mark_if_empty(s, side, box)
