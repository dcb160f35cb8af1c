"""Positions: any situation, set up in the game's own words."""

from __future__ import annotations

from typing import Any

from frente.games.arriba.definitions import (
    ALL_UNITS,
    AREA,
    BIT,
    COUNTRY,
    ENEMY,
    FACTION,
    INDEX,
    KINDS,
    MOROCCO_ID,
    OF_CLASS,
    OF_FACTION,
    REGIONS,
    SIDES,
    UNIT,
    UNIT_BIT,
    UNITS,
)
from frente.games.arriba.state import Arriba, Doctrine, add_group, clear_marks, take_from_pool

PLAYER_TURN = ("movement", "combat", "counterattack", "recovery")
PHASES = ("random-events", "political", "strategic", "organization", *PLAYER_TURN, "inter-phase")


def arrange(s: Arriba, table: dict[str, Any]) -> None:
    """Change a state by a table of words; ValueError on a word that is not known."""
    for word, value in table.items():
        if word not in WORDS:
            raise ValueError(f"arriba knows no {word!r}; it knows {', '.join(sorted(WORDS))}")
        WORDS[word](s, value)
    if "phase" in table:
        s.agenda = agenda(s, table["phase"], table.get("side", s.turn_first))
        s.phasing = table.get("side", s.turn_first)
        s.phase = table["phase"]


def agenda(s: Arriba, phase: str, side: str) -> list[tuple[Any, ...]]:
    """The steps still to run, the last one next. A phase of both players starts with `side`."""
    other = ENEMY[side]
    whole: dict[str, list[tuple[Any, ...]]] = {
        "random-events": [("random-event",)],
        "political": [("influence", side), ("influence", other), ("aid", side), ("aid", other)],
        "strategic": [
            step
            for who in (side, other)
            for step in (
                ("income", who),
                ("arrivals", who),
                ("grants", who),
                ("spend", who, 0),
                ("settle", who),
            )
        ]
        + [("transport", side, 0), ("transport", other, 0)],
        "organization": [
            step for who in (side, other) for step in (("organize", who, 0, "7.1-a"), ("tidy", who))
        ],
        "inter-phase": [("inter-phase",)],
    }
    if phase not in PHASES:
        raise ValueError(f"arriba has no phase {phase!r}; it has {', '.join(PHASES)}")
    if phase in PLAYER_TURN:
        turn: list[tuple[Any, ...]] = [
            ("movement", side),
            ("combat", side),
            ("counterattack", other),
            ("recovery", side),
        ]
        steps = turn[PLAYER_TURN.index(phase) :]
        if s.turn_first == side:
            steps.append(("player-turn", other))
        steps.append(("inter-phase",))
    else:
        steps = list(whole[phase])
        if phase != "inter-phase":
            both = ("political", "strategic", "organization")
            later = both[both.index(phase) + 1 :] if phase in both else both
            steps += [(name,) for name in later] + [("player-turns",), ("inter-phase",)]
    return steps[::-1]


# --- words -----------------------------------------------------------------------------------------
def _both(field: str) -> Any:
    def apply(s: Arriba, value: dict[str, int]) -> None:
        for side, number in value.items():
            getattr(s, field)[INDEX[side]] = number

    return apply


def _clear(s: Arriba, value: bool) -> None:
    """Take every unit and point off the map."""
    if not value:
        return
    s.groups = {}
    s.next_group = 1
    s.morocco = ()
    s.unbuilt = ALL_UNITS & ~s.gone
    s.eliminated = s.disrupted = s.improved = s.remnant = 0


def _boxes(s: Arriba, value: dict[str, int]) -> None:
    for name, box in value.items():
        s.boxes[COUNTRY[name]] = box
    s.boxes_before = s.boxes.copy()


def _control(s: Arriba, value: dict[str, str]) -> None:
    for name, side in value.items():
        if side not in (*SIDES, "contested"):
            raise ValueError(f"control is government, rebel or contested, not {side!r}")
        s.control[REGIONS.index(name)] = "" if side == "contested" else side


def _unit(s: Arriba, text: str) -> int:
    """ "popular-army brigade", or a counter's own id; with "disrupted", "improved" or "remnant" after it."""
    words = text.split()
    if words[0] in UNIT:
        unit = UNIT[words[0]]
        if not (s.unbuilt | s.eliminated) & UNIT_BIT[unit]:
            raise ValueError(f"{words[0]} is on the map already")
        s.unbuilt &= ~UNIT_BIT[unit]
        s.eliminated &= ~UNIT_BIT[unit]
        flags = words[1:]
    else:
        if words[0] not in FACTION or words[1] not in KINDS:
            raise ValueError(f"{text!r} is no unit: say for example 'popular-army brigade'")
        pool = OF_CLASS[FACTION[words[0]], words[1]]
        if not (s.unbuilt | s.eliminated) & pool:
            raise ValueError(f"no counter is left for {text!r}")
        unit = take_from_pool(s, FACTION[words[0]], words[1])
        flags = words[2:]
    for flag in flags:
        if flag not in ("disrupted", "improved", "remnant"):
            raise ValueError(f"{flag!r} is no state of a unit")
        setattr(s, flag, getattr(s, flag) | UNIT_BIT[unit])
    return unit


def _groups(s: Arriba, rows: list[dict[str, Any]]) -> None:
    for row in rows:
        units = tuple(sorted(_unit(s, text) for text in row.get("units", ())))
        side = row.get("side") or UNITS[units[0]].side
        if row["place"] == MOROCCO_ID:
            s.morocco = tuple(sorted((*s.morocco, *units)))
            continue
        if row["place"] not in AREA:
            raise ValueError(f"there is no area {row['place']!r}")
        add_group(
            s,
            side,
            AREA[row["place"]],
            row.get("seat", "city") == "city",
            units,
            row.get("armor", 0),
            row.get("artillery", 0),
            row.get("german", 0),
        )
        if row.get("german"):
            s.condor[1] = "map"
            if "condor" not in s.came:
                s.came.append("condor")


def _eliminated(s: Arriba, rows: list[str]) -> None:
    for text in rows:
        unit = _unit(s, text)
        clear_marks(s, unit)
        s.eliminated |= UNIT_BIT[unit]


def _no_counters(s: Arriba, rows: list[str]) -> None:
    """Factions, or "faction kind", whose unbuilt counters are put out of the game: none available."""
    for text in rows:
        name, _, kind = text.partition(" ")
        mask = OF_CLASS.get((FACTION[name], kind), 0) if kind else OF_FACTION[FACTION[name]]
        mask &= s.unbuilt
        s.unbuilt &= ~mask
        s.gone |= mask


def _purged(s: Arriba, rows: list[str]) -> None:
    for name in rows:
        s.purged |= 1 << FACTION[name]


def _forts(s: Arriba, value: dict[str, list[str]]) -> None:
    for side, places in value.items():
        for name in places:
            s.forts[INDEX[side]] |= BIT[AREA[name]]


def _air(s: Arriba, value: dict[str, Any]) -> None:
    for side, number in value.items():
        if side == "german":
            s.condor[0] = number
            if "condor" not in s.came:
                s.came.append("condor")
        else:
            s.air_ready[INDEX[side]] = number


def _lasting(s: Arriba, value: dict[str, int]) -> None:
    s.lasting.update(value)


def _doctrine(s: Arriba, value: dict[str, dict[str, Any]]) -> None:
    for side, row in value.items():
        s.doctrine[INDEX[side]] = Doctrine(
            tuple(row["air"]), tuple(row["armor"]), tuple(row["artillery"]), row["breakthrough"], row["until"]
        )


def _simple(field: str) -> Any:
    def apply(s: Arriba, value: Any) -> None:
        setattr(s, field, list(value) if isinstance(getattr(s, field), list) else value)

    return apply


def _numbers(field: str) -> Any:
    """A list of battlegroups by name."""

    def apply(s: Arriba, names: list[str]) -> None:
        setattr(s, field, [int(name[1:]) for name in names])

    return apply


def _happened(s: Arriba, numbers: list[int]) -> None:
    s.happened = tuple(numbers)


def _served(s: Arriba, names: list[str]) -> None:
    for name in names:
        s.served |= 1 << FACTION[name]


WORDS: dict[str, Any] = {
    "turn": _simple("turn"),
    "phase": lambda s, value: None,
    "side": lambda s, value: None,
    "first": _simple("first"),
    "turn_first": _simple("turn_first"),
    "ps": _both("ps"),
    "ep": _both("ep"),
    "replacement": _both("replacement"),
    "clear": _clear,
    "boxes": _boxes,
    "control": _control,
    "groups": _groups,
    "eliminated": _eliminated,
    "no_counters": _no_counters,
    "purged": _purged,
    "forts": _forts,
    "air": _air,
    "came": _simple("came"),
    "lasting": _lasting,
    "doctrine": _doctrine,
    "cf_lost_before": _both("cf_lost_before"),
    "attackers": _numbers("attackers"),
    "attacked": _numbers("attacked"),
    "orders": _simple("orders"),
    "served": _served,
    "happened": _happened,
}
