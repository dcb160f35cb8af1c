"""What must never be: counters lost or doubled, markers beside units, cards in two places."""

from __future__ import annotations

from frente.games.espana.definitions import (
    BOXES,
    CARDS,
    COUNTER_ID,
    COUNTERS,
    DECOYS,
    LARGE,
    SHIPS,
    SIDES,
    SPOTS,
    TANKS,
    TROOPS,
    N,
    R,
)
from frente.games.espana.rules import fog
from frente.games.espana.rules.upkeep import key_cities
from frente.games.espana.state import EspanaState, land_units_in, side_of


def faults(s: EspanaState) -> list[str]:
    """Empty when all is well."""
    found: list[str] = []
    seen = [0] * COUNTERS
    for key, units in enumerate(s.at):
        for counter in units:
            seen[counter] += 1
            if s.where[counter] != key // 2 or side_of(s, counter) != key % 2:
                found.append(f"{COUNTER_ID[counter]} is not where it is said to be")
    found += [f"{COUNTER_ID[c]} is there {n} times" for c, n in enumerate(seen) if n != 1]
    for troop in TROOPS:
        strength = s.strength[troop]
        fits = ((3, 5) if LARGE[troop] else (1, 2)) if s.where[troop] < BOXES else (0,)
        if strength not in fits:
            found.append(f"{COUNTER_ID[troop]} has strength {strength}")
    for side in SIDES:
        for box in range(BOXES):
            if bool(land_units_in(s, side, box)) != bool(s.held[side] >> box & 1):
                found.append(f"box {box} is held wrongly")
    if s.marks[N] & s.marks[R] or (s.marks[N] | s.marks[R]) & (s.held[N] | s.held[R]):
        found.append("a control marker lies beside a unit or another marker")
    if sum(key_cities(s)) > 12:  # 17.4; fewer only where a position leaves a key city empty
        found.append("there are more than twelve key cities")
    cards = [*s.spent]
    for pile in (*s.decks, *s.thrown, *s.hands, *s.laid, *s.batch):
        cards += pile
    if len(cards) != len(set(cards)) or not set(cards) <= set(CARDS):
        found.append("a card is there twice")
    for counter in range(COUNTERS):
        if s.damaged >> counter & 1 and counter not in SHIPS:
            found.append(f"{COUNTER_ID[counter]} cannot be damaged")
        if s.captured >> counter & 1 and counter not in TANKS:
            found.append(f"{COUNTER_ID[counter]} cannot be captured")
    if any(fog.decoys_out(s, side) > DECOYS for side in SIDES):
        found.append("too many decoys")
    if len(s.at) != 2 * SPOTS or min(s.rp) < 0:
        found.append("a track is out of range")
    return found
