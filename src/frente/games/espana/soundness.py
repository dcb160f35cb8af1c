"""What must never be: counters lost or doubled, markers beside units, cards in two places."""

from __future__ import annotations

from frente.games.espana.definitions import (
    AIRCRAFT,
    BASE_SIDE,
    BASES,
    BOXES,
    CARDS,
    COUNTER_ID,
    COUNTERS,
    DECOYS,
    LARGE,
    MEDITERRANEO,
    SHIPS,
    SIDE,
    SIDES,
    SPOTS,
    TANKS,
    TROOPS,
    ZONES,
    N,
    R,
)
from frente.games.espana.rules import fog
from frente.games.espana.rules.upkeep import key_cities
from frente.games.espana.state import EspanaState, land_units_in, side_of, troops_in


def _faults_at_sea(s: EspanaState) -> list[str]:
    """Ships, zones and duties that do not fit together."""
    found: list[str] = []
    for zone in ZONES:
        if s.zone_marks[zone - BOXES] and (s.at[2 * zone] or s.at[2 * zone + 1]):  # 25.11-b
            found.append(f"a control marker lies beside units in zone {zone}")
    for counter in (*AIRCRAFT, *SHIPS):
        name, place, bit = COUNTER_ID[counter], s.where[counter], 1 << counter
        if (s.at_sea | s.harboured | s.guarding) & bit and place >= BOXES:
            found.append(f"{name} has a duty but is in no box")
        if s.at_sea & bit and s.harboured & bit:
            found.append(f"{name} is on duty and in harbour")
        if place in BASES and (counter in AIRCRAFT or BASE_SIDE[place] != SIDE[counter]):
            found.append(f"{name} is in a base that is not its own")
        if place == MEDITERRANEO and counter in AIRCRAFT:  # 25.4-c
            found.append(f"{name} is where no aircraft may be")
    return found


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
    for key in s.decoys:
        if not troops_in(s, key % 2, key // 2):  # 22.4-d
            found.append(f"a decoy lies in box {key // 2} without a troop")
    found += _faults_at_sea(s)
    if len(s.at) != 2 * SPOTS or min(s.rp) < 0:
        found.append("a track is out of range")
    return found
