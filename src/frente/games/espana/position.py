"""Positions: set up any situation by the words of a file, and tell the state in words.

The `[set]` table:

    clear = true                          take everything off the map first
    turn = 3, phase = "move-n"            the phase from which play goes on; see PHASES
    units = {madrid = ["n-reg 2", "cv-33", "varela", "i-15", "libertad support"]}
                                          counters in a box, zone or base; a troop with its strength, a ship
                                          with `support`, `block`, `harbour` and, if so, `damaged`, an
                                          aircraft against ships with `sea`, a tank of N's with `captured`
    board = ["rojo", "i-15"], pool = [...], gone = [...]
    markers = {nationalist = ["jaen"], republican = []}, zone_markers = {baleares = "nationalist"}
    zones_found = {cantabrico = "republican"}
    hands = {nationalist = ["n-01"]}, decks = {republican = ["r-23"]}, spent = [...]
    in_force = ["n-20"], lasting = [{card = "n-15", kind = "rp", side = "nationalist", value = 3}]
    moved, used, attacked, picked, defended, tied = [counter, ...]
    decoys = {nationalist = ["madrid"]}, tops = ["n-reg-s1"], plays = [0, 0], cities = [4, 4, 4]
    battle = "varela"                     he starts a battle where he stands (phase = "battle")
"""

from __future__ import annotations

from typing import Any

from frente.engine import Step
from frente.games.espana.cards.decks import period_of
from frente.games.espana.definitions import (
    AIR,
    AIRCRAFT,
    BOARD,
    BOXES,
    CARDS,
    COUNTER,
    COUNTER_ID,
    COUNTERS,
    GENERAL,
    GENERALS,
    GONE,
    MODEL,
    MOROCCO,
    OFF_MAP_ID,
    PLACE,
    PLACE_ID,
    PLACES,
    POOL,
    SEATS,
    SHIP,
    SHIPS,
    SIDE,
    SIDE_OF,
    SIDES,
    TANKS_OF,
    TROOPS,
    TYPES,
    ZONES,
    mask_of,
)
from frente.games.espana.rules.battles import start_battle
from frente.games.espana.rules.board import is_own
from frente.games.espana.rules.naval.zones import holder
from frente.games.espana.rules.sequence import phases
from frente.games.espana.rules.upkeep import key_cities
from frente.games.espana.state import (
    BY_N,
    BY_R,
    DISPUTED,
    FREE,
    EspanaState,
    Lasting,
    capture,
    free_counter,
    mark,
    put,
    side_of,
)

PHASES: dict[str, Step] = {
    "draw": ("draw",),
    "ships-n": ("assign_ships", 0),
    "ships-r": ("assign_ships", 1),
    "move-n": ("movement", 0),
    "move-r": ("movement", 1),
    "offensive": ("bonus_general",),
    "generals": ("assignment",),
    "combat": ("land_combat",),
    "sea": ("naval_combat",),
    "upkeep": ("upkeep",),
    "events": ("events",),
    "replacements": ("replacements",),
    "end": ("end_phase",),
}
HOLDERS = {"": FREE, "nationalist": BY_N, "republican": BY_R, "contested": DISPUTED}
FLAGS = ("moved", "used", "attacked", "picked", "defended", "damaged", "at_sea", "harboured", "guarding")


# --- setting -----------------------------------------------------------------------------------------
def arrange(s: EspanaState, table: dict[str, Any]) -> None:
    """Change a state by the words of a position file."""
    table = dict(table)
    turn = table.pop("turn", s.turn)
    if table.pop("clear", False):
        _clear(s)
    elif turn != s.turn:
        _loosen(s)
    s.turn = turn
    for side, boxes in table.pop("markers", {}).items():
        for box in boxes:
            _mark(s, SIDE_OF[side], PLACE[box])
    for place, words in table.pop("units", {}).items():
        for word in words:
            _stand(s, word, PLACE[place])
    for spot in (BOARD, POOL, GONE):
        for word in table.pop(OFF_MAP_ID[spot], []):
            put(s, counter_named(s, word), spot)
    for word in table.pop("captured", []):
        capture(s, counter_named(s, word))
    for zone, side in table.pop("zone_markers", {}).items():
        s.zone_marks[PLACE[zone] - BOXES] = HOLDERS[side]
    for zone, side in table.pop("zones_found", {}).items():
        s.zones_found[PLACE[zone] - BOXES] = HOLDERS[side]
    _cards(s, table)
    for row in table.pop("lasting", []):
        _lasting(s, row)
    for flag in FLAGS:
        if flag in table:
            setattr(s, flag, mask_of(COUNTER[name] for name in table.pop(flag)))
    if "tied" in table:
        s.tied = {COUNTER[name]: PLACE[place] for name, place in table.pop("tied").items()}
    if "blocked" in table:
        for side, boxes in table.pop("blocked").items():
            s.blocked[SIDE_OF[side]] = mask_of(PLACE[b] for b in boxes)
    for side, boxes in table.pop("decoys", {}).items():
        for box in boxes:
            key = 2 * PLACE[box] + SIDE_OF[side]
            s.decoys[key] = s.decoys.get(key, 0) + 1
    for name in table.pop("tops", []):
        s.tops[2 * s.where[COUNTER[name]] + SIDE[COUNTER[name]]] = COUNTER[name]
    s.plays = list(table.pop("plays", s.plays))
    s.extra = list(table.pop("extra", s.extra))
    s.kc = tuple(table.pop("cities", key_cities(s)))
    s.rp = list(table.pop("rp", s.rp))
    battle = table.pop("battle", None)
    phase = table.pop("phase", "combat" if battle else None)
    if phase is not None:
        start_from(s, phase)
    if battle is not None:
        _battle(s, GENERAL[battle])
    if table:
        raise ValueError(f"a position of espana has no {', '.join(sorted(table))}")


def start_from(s: EspanaState, phase: str) -> None:
    """Play goes on from this phase of the turn."""
    if phase == "turn":
        s.agenda = [("turn",)]
        return
    steps = phases(s)
    first = PHASES[phase]
    if first not in steps:
        raise ValueError(f"this turn has no phase {phase}")
    s.agenda = []
    s.push(*steps[steps.index(first) :])


def _battle(s: EspanaState, general: int) -> None:
    """Right after the general has been picked."""
    s.agenda.pop()
    s.phase = "combat"
    side = SIDE[general]
    s.active = side
    s.picked |= 1 << general
    s.push(("pick", 1 - side))
    start_battle(s, general)


def _loosen(s: EspanaState) -> None:
    """13.3, 14.4: after turn 1 nobody is bound to where he started; he waits on the player board."""
    for counter in s.tied:
        if s.where[counter] != MOROCCO:  # 12.4-a
            put(s, counter, BOARD)
    s.tied.clear()


def _clear(s: EspanaState) -> None:
    for counter in range(COUNTERS):
        if s.where[counter] < len(PLACES):
            put(s, counter, POOL)
    s.marks = [0, 0]
    s.zone_marks = [0, 0, 0, 0]
    s.tied.clear()
    for flag in FLAGS:
        setattr(s, flag, 0)


def _mark(s: EspanaState, side: int, box: int) -> None:
    for counter in (c for c in range(TROOPS.stop) if s.where[c] == box):
        put(s, counter, POOL)
    mark(s, side, box)


def counter_named(s: EspanaState, word: str) -> int:
    """A counter by its id, or by the short name of a general, an aircraft, a ship, a tank model."""
    if word in COUNTER:
        return COUNTER[word]
    for table in (GENERAL, AIR, SHIP):
        if word in table:
            return table[word]
    if word in TANKS_OF:
        return next(t for t in TANKS_OF[word] if s.where[t] == POOL)
    raise ValueError(f"no counter of espana is called {word!r}")


def _stand(s: EspanaState, text: str, place: int) -> None:
    name, *details = text.split(" ")
    if name in TYPES or (name in COUNTER and COUNTER[name] in TROOPS):
        strength = int(details[0])
        counter = free_counter(s, name, strength) if name in TYPES else COUNTER[name]
        if counter < 0:
            raise ValueError(f"no counter is left for {text!r}")
        put(s, counter, place)
        s.strength[counter] = strength
        return
    counter = counter_named(s, name)
    if "captured" in details:
        capture(s, counter)
    put(s, counter, place)
    bit = 1 << counter
    if counter in GENERALS or counter in AIRCRAFT:
        s.moved |= bit
        s.tied.pop(counter, None)
    if counter in AIRCRAFT and "sea" in details:
        s.at_sea |= bit
    if counter in SHIPS:
        s.damaged = s.damaged | bit if "damaged" in details else s.damaged & ~bit
        s.at_sea = s.at_sea | bit if "block" in details else s.at_sea & ~bit
        s.harboured = s.harboured | bit if "harbour" in details else s.harboured & ~bit
        guards = "block" in details and is_own(s, SIDE[counter], place)
        s.guarding = s.guarding | bit if guards else s.guarding & ~bit


def _cards(s: EspanaState, table: dict[str, Any]) -> None:
    """Named cards leave wherever they were."""
    if "in_force" in table:
        s.in_force = table.pop("in_force")
    hands, decks = table.pop("hands", {}), table.pop("decks", {})
    spent = table.pop("spent", [])
    named = {c for group in (*hands.values(), *decks.values(), spent, s.in_force) for c in group}
    for pile in (*s.decks, *s.thrown, *s.hands, s.spent):
        pile[:] = [c for c in pile if c not in named]
    s.spent += spent
    for seat, cards in hands.items():
        s.hands[SIDE_OF[seat]][:] = cards
    for seat, cards in decks.items():
        # The first one named is drawn first.
        s.decks[2 * SIDE_OF[seat] + period_of(s.turn)][:] = cards[::-1]


def _lasting(s: EspanaState, row: dict[str, Any]) -> None:
    boxes = mask_of(PLACE[b] for b in row.get("boxes", []))
    side = SIDE_OF[row["side"]]
    s.lasting.append(
        Lasting(
            row["card"],
            row["kind"],
            side,
            row.get("turn", 0),
            boxes,
            row.get("value", 0),
            row.get("detail", ""),
        )
    )


# --- telling -----------------------------------------------------------------------------------------
def unit_text(s: EspanaState, counter: int) -> str:
    """`n-reg 2`, `cv-33`, `varela`: a counter as positions name it."""
    if counter in TROOPS:
        return f"{MODEL[counter]} {s.strength[counter]}"
    return MODEL[counter]


def facts(s: EspanaState) -> dict[str, Any]:
    """The state in words, for the expectations of position files."""
    units: dict[str, dict[str, list[str]]] = {}
    for place, id in enumerate(PLACE_ID):
        units[id] = {SEATS[side]: [unit_text(s, c) for c in s.at[2 * place + side]] for side in SIDES}
    where = {}
    for counter in range(COUNTERS):
        spot = s.where[counter]
        where[COUNTER_ID[counter]] = OFF_MAP_ID.get(spot) or PLACE_ID[spot]
    n, r, both = key_cities(s)
    return {
        "turn": s.turn,
        "phase": s.phase,
        "active": SEATS[s.active],
        "units": units,
        "where": where,
        "strength": {COUNTER_ID[t]: s.strength[t] for t in TROOPS},
        "side": {COUNTER_ID[c]: SEATS[side_of(s, c)] for c in range(COUNTERS)},
        "control": {PLACE_ID[b]: _control(s, b) for b in range(BOXES)},
        "markers": {
            SEATS[side]: [PLACE_ID[b] for b in range(BOXES) if s.marks[side] >> b & 1] for side in SIDES
        },
        "cities": {"nationalist": n, "republican": r, "contested": both, "track": list(s.kc)},
        "rp": {SEATS[side]: s.rp[side] for side in SIDES},
        "hand": {SEATS[side]: list(s.hands[side]) for side in SIDES},
        "deck": {SEATS[side]: len(s.decks[2 * side + period_of(s.turn)]) for side in SIDES},
        "spent": list(s.spent),
        "in_force": list(s.in_force),
        "lasting": [e.card for e in s.lasting],
        "plays": {SEATS[side]: s.plays[side] for side in SIDES},
        "zones": {PLACE_ID[z]: _holder(holder(s, z)) for z in ZONES},
        "blocked": {
            SEATS[side]: [PLACE_ID[b] for b in range(BOXES) if s.blocked[side] >> b & 1] for side in SIDES
        },
        **{flag: [COUNTER_ID[c] for c in range(COUNTERS) if getattr(s, flag) >> c & 1] for flag in FLAGS},
        "tied": {COUNTER_ID[c]: PLACE_ID[p] for c, p in s.tied.items()},
        "cards": len(CARDS),
    }


def _control(s: EspanaState, box: int) -> str:
    n, r = is_own(s, 0, box), is_own(s, 1, box)
    return "contested" if n and r else SEATS[0] if n else SEATS[1] if r else ""


def _holder(value: int) -> str:
    return next(name for name, held in HOLDERS.items() if held == value)
