"""Positions: set up any situation by the words of a file, write it as one, and tell the state in words.

The `[set]` table, by those who write it by hand:

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

A file that the program has written tells every pile and counter; its `steps` are those still to run.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from typing import Any, NamedTuple

from frente.engine import Step
from frente.engine.position_file import position_file
from frente.games.espana.cards.decks import period_of
from frente.games.espana.definitions import (
    AIR,
    AIRCRAFT,
    BOARD,
    BOXES,
    CAPTURED,
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
    PERIODS,
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
from frente.games.espana.rules.steps import STEPS
from frente.games.espana.rules.upkeep import key_cities
from frente.games.espana.setup import set_up
from frente.games.espana.state import (
    BY_N,
    BY_R,
    DISPUTED,
    FREE,
    Chosen,
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
    unknown = sorted(set(table) - set(WORDS))
    if unknown:
        raise ValueError(f"a position of espana has no {', '.join(unknown)}")
    for name, word in WORDS.items():
        if name in table:
            word.put(s, table[name])
    _cards(s, table)
    s.kc = tuple(table.get("cities", key_cities(s)))
    if "steps" in table:
        s.agenda = [_step(text) for text in table["steps"]][::-1]
        s.phase, s.active = table["phase"], SIDE_OF[table["active"]]
        return
    battle = table.get("battle")
    phase = table.get("phase", "combat" if battle else None)
    if phase is not None:
        start_from(s, phase)
    if battle is not None:
        _battle(s, GENERAL[battle])


def _step(text: str) -> Step:
    """A step by its name and what it is about, such as "move 0"."""
    name, *about = text.split()
    if name not in STEPS:
        raise ValueError(f"espana has no step {name!r}; it has {', '.join(STEPS)}")
    return (name, *(int(word) if word.isdigit() else word for word in about))


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


def _turn(s: EspanaState, turn: int) -> None:
    """13.3, 14.4: after turn 1 nobody is bound to where he started; he waits on the player board."""
    if turn != s.turn:
        for counter in s.tied:
            if s.where[counter] != MOROCCO:  # 12.4-a
                put(s, counter, BOARD)
        s.tied.clear()
    s.turn = turn


def _clear(s: EspanaState, wanted: bool) -> None:
    if not wanted:
        return
    for counter in range(COUNTERS):
        if s.where[counter] < len(PLACES):
            put(s, counter, POOL)
    s.marks = [0, 0]
    s.zone_marks = [0, 0, 0, 0]
    s.tied.clear()
    for flag in FLAGS:
        setattr(s, flag, 0)


def _markers(s: EspanaState, table: dict[str, list[str]]) -> None:
    for side, boxes in table.items():
        for box in boxes:
            _mark(s, SIDE_OF[side], PLACE[box])


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


def _units(s: EspanaState, table: dict[str, list[str]]) -> None:
    for place, words in table.items():
        for word in words:
            _stand(s, word, PLACE[place])


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
        s.in_force = list(table["in_force"])
    piles = [pile for word in PILES for pile in table.get(word, {}).values()]
    named = {card for pile in (*piles, table.get("spent", []), s.in_force) for card in pile}
    for pile in (*s.decks, *s.thrown, *s.hands, *s.laid, *s.batch, s.spent):
        pile[:] = [c for c in pile if c not in named]
    s.spent += table.get("spent", [])
    for word in ("hands", "laid", "batch"):
        for seat, cards in table.get(word, {}).items():
            getattr(s, word)[SIDE_OF[seat]][:] = cards
    for owner, cards in table.get("thrown", {}).items():
        s.thrown[_deck(s, owner)][:] = cards
    for owner, cards in table.get("decks", {}).items():
        # The first one named is drawn first.
        s.decks[_deck(s, owner)][:] = cards[::-1]


PILES = ("hands", "decks", "thrown", "laid", "batch")


def _deck(s: EspanaState, owner: str) -> int:
    """ "republican 1938-39", or a side alone: that of the turn."""
    seat, _, period = owner.partition(" ")
    return 2 * SIDE_OF[seat] + (PERIODS.index(period) if period else period_of(s.turn))


def _lasting(s: EspanaState, rows: list[dict[str, Any]]) -> None:
    for row in rows:
        s.lasting.append(
            Lasting(
                row["card"],
                row["kind"],
                SIDE_OF[row["side"]],
                row.get("turn", 0),
                mask_of(PLACE[b] for b in row.get("boxes", [])),
                row.get("value", 0),
                row.get("detail", ""),
            )
        )


def _tell_lasting(s: EspanaState) -> list[dict[str, Any]]:
    return [
        {
            "card": e.card,
            "kind": e.kind,
            "side": SEATS[e.side],
            "turn": e.turn,
            "boxes": _boxes(e.boxes),
            "value": e.value,
            "detail": e.detail,
        }
        for e in s.lasting
    ]


# --- words -------------------------------------------------------------------------------------------
class Word(NamedTuple):
    """A word of the table: how it changes a state, and what it is of a state."""

    put: Callable[[EspanaState, Any], None]
    tell: Callable[[EspanaState], Any]


def _untold(_: EspanaState) -> None:
    """Of words for those who set up a position by hand: others tell the same."""


def _later(_: EspanaState, _value: Any) -> None:
    """Read by `arrange` itself, when all else stands."""


def _boxes(mask: int) -> list[str]:
    return [PLACE_ID[place] for place in range(len(PLACES)) if mask >> place & 1]


def _plain(name: str) -> Word:
    """A number, a yes or a list of such."""

    def set_it(s: EspanaState, value: Any) -> None:
        setattr(s, name, list(value) if isinstance(value, list) else value)

    def tell(s: EspanaState) -> Any:
        value = getattr(s, name)
        return value.copy() if isinstance(value, list) else value

    return Word(set_it, tell)


def _flag(name: str) -> Word:
    """A set of counters."""
    return Word(
        lambda s, ids: setattr(s, name, mask_of(COUNTER[id] for id in ids)),
        lambda s: [COUNTER_ID[c] for c in range(COUNTERS) if getattr(s, name) >> c & 1],
    )


def _box_set(name: str) -> Word:
    """A set of boxes."""
    return Word(
        lambda s, ids: setattr(s, name, mask_of(PLACE[id] for id in ids)), lambda s: _boxes(getattr(s, name))
    )


def _box_sets(name: str) -> Word:
    """A set of boxes of each side."""

    def fill(s: EspanaState, table: dict[str, list[str]]) -> None:
        for seat, boxes in table.items():
            getattr(s, name)[SIDE_OF[seat]] = mask_of(PLACE[b] for b in boxes)

    return Word(fill, lambda s: {SEATS[side]: _boxes(getattr(s, name)[side]) for side in SIDES})


def _zones(name: str) -> Word:
    """Who holds the sea zones, or held them when it was looked at last."""

    def fill(s: EspanaState, table: dict[str, str]) -> None:
        for zone, side in table.items():
            getattr(s, name)[PLACE[zone] - BOXES] = HOLDERS[side]

    return Word(
        fill, lambda s: {PLACE_ID[z]: _holder(held) for z in ZONES if (held := getattr(s, name)[z - BOXES])}
    )


def _off(spot: int) -> Word:
    """Counters that are not on the map, in their order."""

    def fill(s: EspanaState, words: list[str]) -> None:
        for word in words:
            name, *details = word.split(" ")
            counter = counter_named(s, name)
            if "captured" in details or spot == CAPTURED:
                capture(s, counter)
            if spot != CAPTURED:
                put(s, counter, spot)

    return Word(fill, lambda s: [_full_name(s, c) for side in SIDES for c in s.at[2 * spot + side]])


def _full_name(s: EspanaState, counter: int) -> str:
    """A counter by its own id, with all that `_stand` must know of it."""
    if counter in TROOPS and s.where[counter] < len(PLACES):
        return f"{COUNTER_ID[counter]} {s.strength[counter]}"
    taken = s.captured >> counter & 1 and s.where[counter] != CAPTURED
    return f"{COUNTER_ID[counter]} captured" if taken else COUNTER_ID[counter]


def _tell_units(s: EspanaState) -> dict[str, list[str]]:
    found = {
        id: [_full_name(s, c) for side in SIDES for c in s.at[2 * place + side]]
        for place, id in enumerate(PLACE_ID)
    }
    return {id: words for id, words in found.items() if words}


def _hands(name: str) -> Word:
    """Cards of each side."""
    return Word(_later, lambda s: {SEATS[side]: [*getattr(s, name)[side]] for side in SIDES})


def _piles(name: str, way: int) -> Word:
    """Cards of each side and period."""
    return Word(
        _later,
        lambda s: {
            f"{SEATS[side]} {period}": getattr(s, name)[2 * side + number][::way]
            for side in SIDES
            for number, period in enumerate(PERIODS)
        },
    )


def _tied(s: EspanaState, table: dict[str, str]) -> None:
    s.tied = {COUNTER[name]: PLACE[place] for name, place in table.items()}


def _decoys(s: EspanaState, table: dict[str, list[str]]) -> None:
    for seat, boxes in table.items():
        for box in boxes:
            key = 2 * PLACE[box] + SIDE_OF[seat]
            s.decoys[key] = s.decoys.get(key, 0) + 1


def _tell_decoys(s: EspanaState) -> dict[str, list[str]]:
    return {
        SEATS[side]: [PLACE_ID[key // 2] for key, n in s.decoys.items() if key % 2 == side for _ in range(n)]
        for side in SIDES
    }


def _tops(s: EspanaState, table: list[str] | dict[str, dict[str, str]]) -> None:
    """The units on top, each where it is; or by side and box, also one that has gone since."""
    if isinstance(table, list):
        for name in table:
            s.tops[2 * s.where[COUNTER[name]] + side_of(s, COUNTER[name])] = COUNTER[name]
        return
    for seat, rows in table.items():
        for box, name in rows.items():
            s.tops[2 * PLACE[box] + SIDE_OF[seat]] = COUNTER[name]


def _tell_tops(s: EspanaState) -> dict[str, dict[str, str]]:
    return {
        SEATS[side]: {PLACE_ID[key // 2]: COUNTER_ID[top] for key, top in s.tops.items() if key % 2 == side}
        for side in SIDES
    }


WORDS: dict[str, Word] = {
    "phase": Word(_later, lambda s: s.phase),
    "active": Word(_later, lambda s: SEATS[s.active]),
    "steps": Word(_later, lambda s: [" ".join(map(str, step)) for step in (s.begun, *s.agenda[::-1])]),
    "battle": Word(_later, _untold),
    "clear": Word(_clear, _untold),
    "turn": Word(_turn, lambda s: s.turn),
    "markers": Word(_markers, lambda s: {SEATS[side]: _boxes(s.marks[side]) for side in SIDES}),
    "units": Word(_units, _tell_units),
    **{OFF_MAP_ID[spot]: _off(spot) for spot in (BOARD, POOL, GONE, CAPTURED)},
    "zone_markers": _zones("zone_marks"),
    "zones_found": _zones("zones_found"),
    **{name: _hands(name) for name in ("hands", "laid", "batch")},
    "decks": _piles("decks", -1),
    "thrown": _piles("thrown", 1),
    "spent": Word(_later, lambda s: [*s.spent]),
    "in_force": Word(_later, lambda s: [*s.in_force]),
    "lasting": Word(_lasting, _tell_lasting),
    **{name: _flag(name) for name in FLAGS},
    "tied": Word(_tied, lambda s: {COUNTER_ID[c]: PLACE_ID[p] for c, p in s.tied.items()}),
    "blocked": _box_sets("blocked"),
    "decoys": Word(_decoys, _tell_decoys),
    "tops": Word(_tops, _tell_tops),
    **{name: _plain(name) for name in ("decoys_laid", "openings", "plays", "passed", "extra", "extra_next")},
    "topped": _box_set("topped"),
    "coast_fought": _box_set("coast_fought"),
    "cities": Word(_later, lambda s: list(s.kc)),
    "rp": _plain("rp"),
    "rp_boxes": _box_sets("rp_boxes"),
    "fights": _plain("fights"),
}
"""In the order in which they are put."""
ALWAYS = {"phase", "active", "steps", "cities", *FLAGS}
"""Told in any case: where in the turn play stands, and what else would follow from the counters."""


# --- writing -----------------------------------------------------------------------------------------
WHOLE = {
    "sail", "move", "bonus_general", "bonus_battle", "assign", "pick", "transfer", "event", "spend", "agree",
    "discards",
}  # fmt: skip
"""The steps that ask before they have changed anything."""


def position_text(s: EspanaState) -> str | None:
    """The state as a position file; None amid a battle, a card or a step, which no file can hold."""
    if not s.begun or s.begun[0] not in WHOLE or s.fight is not None or s.result is not None:
        return None
    options = {f.name.replace("_", "-"): getattr(s.chosen, f.name) for f in fields(Chosen)}
    blank = set_up(s.scenario, options)
    _clear(blank, True)
    table: dict[str, Any] = {"clear": True}
    for name, word in WORDS.items():
        told = word.tell(s)
        if name in ALWAYS or told != word.tell(blank):
            table[name] = told
    plain = {f.name.replace("_", "-"): f.default for f in fields(Chosen)}
    chosen = {name: value for name, value in options.items() if value != plain[name]}
    return position_file(f"España 1936, turn {s.turn}, {s.phase}", "espana", s.scenario, chosen, table)


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
