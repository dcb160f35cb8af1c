"""Positions: any situation, set up and written in the game's own words."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from frente.engine import Step
from frente.engine.position_file import position_file
from frente.games.arriba.definitions import (
    ALL_UNITS,
    AREA,
    BIT,
    COUNTRIES,
    COUNTRY,
    ENEMY,
    FACTION,
    FACTIONS,
    INDEX,
    KINDS,
    MOROCCO_ID,
    OF_CLASS,
    OF_FACTION,
    PLACE_IDS,
    REGIONS,
    SIDES,
    UNIT,
    UNIT_BIT,
    UNITS,
    areas_of,
)
from frente.games.arriba.rules.sequence import STEPS
from frente.games.arriba.state import (
    Arriba,
    Doctrine,
    Group,
    add_group,
    clear_marks,
    take_from_pool,
)

PLAYER_TURN = ("movement", "combat", "counterattack", "recovery")
PHASES = ("random-events", "political", "strategic", "organization", *PLAYER_TURN, "inter-phase")


def arrange(s: Arriba, table: dict[str, Any]) -> None:
    """Change a state by a table of words; ValueError on a word that is not known."""
    for word, value in table.items():
        if word not in WORDS:
            raise ValueError(f"arriba knows no {word!r}; it knows {', '.join(sorted(WORDS))}")
        WORDS[word].put(s, value)
    if "steps" in table:
        s.agenda = [_step(text) for text in table["steps"]][::-1]
        s.phase, s.phasing = table["phase"], table["side"]
    elif "phase" in table:
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


def _step(text: str) -> Step:
    """A step by its name and what it is about, such as "spend rebel 0"."""
    name, *about = text.split()
    if name not in STEPS:
        raise ValueError(f"arriba has no step {name!r}; it has {', '.join(STEPS)}")
    return (name, *(int(word) if word.isdigit() else word for word in about))


# --- words -----------------------------------------------------------------------------------------
class Word(NamedTuple):
    """A word of the table: how it changes a state, and what it is of a state."""

    put: Callable[[Arriba, Any], None]
    tell: Callable[[Arriba], Any]


def _untold(_: Arriba) -> None:
    """Of words for those who set up a position by hand: others tell the same."""


def _both(field: str) -> Word:
    """A number of each side."""

    def put(s: Arriba, value: dict[str, int]) -> None:
        for side, number in value.items():
            getattr(s, field)[INDEX[side]] = number

    return Word(put, lambda s: dict(zip(SIDES, getattr(s, field), strict=True)))


def _plain(field: str) -> Word:
    """A number, a word, a list or a table of such."""

    def put(s: Arriba, value: Any) -> None:
        setattr(s, field, type(getattr(s, field))(value))

    return Word(put, lambda s: getattr(s, field))


def _update(field: str) -> Word:
    """A table to which lines are added."""
    return Word(lambda s, value: getattr(s, field).update(value), lambda s: getattr(s, field))


def _groups_named(field: str) -> Word:
    """A list of battlegroups by name."""
    return Word(
        lambda s, names: setattr(s, field, [int(name[1:]) for name in names]),
        lambda s: [f"g{id}" for id in getattr(s, field)],
    )


def _named(field: str, number: dict[str, int], names: Iterable[str]) -> Word:
    """A set of units or factions by name."""
    name = tuple(names)

    def put(s: Arriba, wanted: list[str]) -> None:
        for one in wanted:
            setattr(s, field, getattr(s, field) | 1 << number[one])

    return Word(put, lambda s: [name[i] for i in areas_of(getattr(s, field))])


def _place(field: str) -> Word:
    """An area, or "" for none."""
    return Word(
        lambda s, name: setattr(s, field, AREA[name] if name else -1),
        lambda s: PLACE_IDS[getattr(s, field)] if getattr(s, field) >= 0 else "",
    )


def _clear(s: Arriba, value: bool) -> None:
    """Take every unit and point off the map."""
    if not value:
        return
    s.groups = {}
    s.next_group = 1
    s.morocco = ()
    s.unbuilt = ALL_UNITS & ~s.gone
    s.eliminated = s.disrupted = s.improved = s.remnant = 0


def _put_boxes(s: Arriba, value: dict[str, int]) -> None:
    for name, box in value.items():
        s.boxes[COUNTRY[name]] = box
    s.boxes_before = s.boxes.copy()


def _put_before(s: Arriba, value: dict[str, int]) -> None:
    for name, box in value.items():
        s.boxes_before[COUNTRY[name]] = box


def _tell_before(s: Arriba) -> dict[str, int] | None:
    """Where a marker has moved since: `boxes` puts both."""
    return None if s.boxes_before == s.boxes else dict(zip(COUNTRIES, s.boxes_before, strict=True))


def _put_control(s: Arriba, value: dict[str, str]) -> None:
    for name, side in value.items():
        if side not in (*SIDES, "contested"):
            raise ValueError(f"control is government, rebel or contested, not {side!r}")
        s.control[REGIONS.index(name)] = "" if side == "contested" else side


def _tell_control(s: Arriba) -> dict[str, str]:
    return {name: side for name, side in zip(REGIONS, s.control, strict=True) if side}


MARKS = ("disrupted", "improved", "remnant")


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
        if not (s.unbuilt | s.eliminated) & OF_CLASS[FACTION[words[0]], words[1]]:
            raise ValueError(f"no counter is left for {text!r}")
        unit = take_from_pool(s, FACTION[words[0]], words[1])
        flags = words[2:]
    for flag in flags:
        if flag not in MARKS:
            raise ValueError(f"{flag!r} is no state of a unit")
        setattr(s, flag, getattr(s, flag) | UNIT_BIT[unit])
    return unit


def _unit_text(s: Arriba, unit: int) -> str:
    marks = [mark for mark in MARKS if getattr(s, mark) >> unit & 1]
    return " ".join((UNITS[unit].id, *marks))


def _put_groups(s: Arriba, rows: list[dict[str, Any]]) -> None:
    for row in rows:
        units = tuple(sorted(_unit(s, text) for text in row.get("units", ())))
        side = row.get("side") or UNITS[units[0]].side
        if row["place"] == MOROCCO_ID:
            s.morocco = tuple(sorted((*s.morocco, *units)))
            continue
        if row["place"] not in AREA:
            raise ValueError(f"there is no area {row['place']!r}")
        if "name" in row:
            s.next_group = int(row["name"][1:])
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


def _tell_groups(s: Arriba) -> list[dict[str, Any]]:
    box = [{"place": MOROCCO_ID, "units": [_unit_text(s, u) for u in s.morocco]}] if s.morocco else []
    return [*(_tell_group(s, g) for g in s.groups.values()), *box]


def _tell_group(s: Arriba, g: Group) -> dict[str, Any]:
    points = {name: getattr(g, name) for name in ("armor", "artillery", "german") if getattr(g, name)}
    return {
        "name": g.name,
        "place": PLACE_IDS[g.area],
        "seat": "city" if g.city else "large",
        "side": g.side,
        "units": [_unit_text(s, u) for u in g.units],
        **points,
    }


def _put_eliminated(s: Arriba, rows: list[str]) -> None:
    for text in rows:
        unit = _unit(s, text)
        clear_marks(s, unit)
        s.eliminated |= UNIT_BIT[unit]


def _put_gone(s: Arriba, ids: list[str]) -> None:
    for id in ids:
        unit = _unit(s, id)
        s.gone |= UNIT_BIT[unit]


def _off(field: str) -> Callable[[Arriba], list[str]]:
    return lambda s: [UNITS[u].id for u in areas_of(getattr(s, field))]


def _no_counters(s: Arriba, rows: list[str]) -> None:
    """Factions, or "faction kind", whose unbuilt counters are put out of the game: none available."""
    for text in rows:
        name, _, kind = text.partition(" ")
        mask = OF_CLASS.get((FACTION[name], kind), 0) if kind else OF_FACTION[FACTION[name]]
        mask &= s.unbuilt
        s.unbuilt &= ~mask
        s.gone |= mask


def _put_forts(s: Arriba, value: dict[str, list[str]]) -> None:
    for side, places in value.items():
        for name in places:
            s.forts[INDEX[side]] |= BIT[AREA[name]]


def _tell_forts(s: Arriba) -> dict[str, list[str]]:
    return {side: [PLACE_IDS[a] for a in areas_of(s.forts[INDEX[side]])] for side in SIDES}


def _put_air(s: Arriba, value: dict[str, Any]) -> None:
    for side, number in value.items():
        if side == "german":
            s.condor[0] = number
            if "condor" not in s.came:
                s.came.append("condor")
        else:
            s.air_ready[INDEX[side]] = number


def _put_tried(s: Arriba, value: dict[str, list[str]]) -> None:
    for side, names in value.items():
        for name in names:
            s.tried[INDEX[side]] |= 1 << COUNTRY[name]


def _tell_tried(s: Arriba) -> dict[str, list[str]]:
    return {side: [COUNTRIES[c] for c in areas_of(s.tried[INDEX[side]])] for side in SIDES}


def _put_doctrine(s: Arriba, value: dict[str, dict[str, Any]]) -> None:
    for side, row in value.items():
        s.doctrine[INDEX[side]] = Doctrine(
            tuple(row["air"]), tuple(row["armor"]), tuple(row["artillery"]), row["breakthrough"], row["until"]
        )


def _tell_doctrine(s: Arriba) -> dict[str, dict[str, Any]]:
    return {side: s.doctrine[INDEX[side]]._asdict() for side in SIDES}


def _put_cap_spent(s: Arriba, value: dict[str, int]) -> None:
    for name, ep in value.items():
        s.cap_spent[FACTION[name]] = ep


def _nothing(s: Arriba, value: Any) -> None:
    """Read by `arrange` itself, when all else stands."""


WORDS: dict[str, Word] = {
    "turn": _plain("turn"),
    "phase": Word(_nothing, lambda s: s.phase),
    "side": Word(_nothing, lambda s: s.phasing),
    "steps": Word(_nothing, lambda s: [_step_text(step) for step in (s.open, *s.agenda[::-1])]),
    "first": _plain("first"),
    "turn_first": _plain("turn_first"),
    "ps": _both("ps"),
    "ep": _both("ep"),
    "replacement": _both("replacement"),
    "clear": Word(_clear, _untold),
    "boxes": Word(_put_boxes, lambda s: dict(zip(COUNTRIES, s.boxes, strict=True))),
    "boxes_before": Word(_put_before, _tell_before),
    "control": Word(_put_control, _tell_control),
    "groups": Word(_put_groups, _tell_groups),
    "next_group": _plain("next_group"),
    "eliminated": Word(_put_eliminated, _off("eliminated")),
    "gone": Word(_put_gone, _off("gone")),
    "no_counters": Word(_no_counters, _untold),
    "purged": _named("purged", FACTION, FACTIONS),
    "purged_now": _named("purged_now", FACTION, FACTIONS),
    "forts": Word(_put_forts, _tell_forts),
    "air": Word(_put_air, lambda s: dict(zip(SIDES, s.air_ready, strict=True))),
    "air_used": _both("air_used"),
    "came": _plain("came"),
    "condor": _plain("condor"),
    "lasting": _update("lasting"),
    "doctrine": Word(_put_doctrine, _tell_doctrine),
    "cf_lost": _both("cf_lost"),
    "cf_lost_before": _both("cf_lost_before"),
    "psp_due": _both("psp_due"),
    "attackers": _groups_named("attackers"),
    "attacked": _groups_named("attacked"),
    "countered": _groups_named("countered"),
    "moved": _groups_named("moved"),
    "orders": _plain("orders"),
    "served": _named("served", FACTION, FACTIONS),
    "tried": Word(_put_tried, _tell_tried),
    "happened": _plain("happened"),
    "cap_spent": Word(_put_cap_spent, lambda s: {FACTIONS[f]: ep for f, ep in s.cap_spent.items()}),
    "assets_closed": _plain("assets_closed"),
    "assets_bought": _plain("assets_bought"),
    **{name: _named(name, UNIT, (unit.id for unit in UNITS)) for name in ("fresh", "converted", "carried")},
    "lifts": _update("lifts"),
    "purse": _update("purse"),
    "guerrilla": _place("guerrilla"),
    "frozen": _place("frozen"),
    "battles": _plain("battles"),
    "shifts": _plain("shifts"),
}


# --- writing ---------------------------------------------------------------------------------------
def _step_text(step: Step) -> str:
    return " ".join(map(str, step))


def position_text(s: Arriba) -> str | None:
    """The state as a position file; None amid a purchase, a march or a battle, which no file can hold."""
    if not s.open:
        return None
    blank = Arriba(players=s.players, rules=s.rules, unbuilt=ALL_UNITS)
    table = {
        name: told
        for name, word in WORDS.items()
        if (told := word.tell(s)) != word.tell(blank) or name in ("phase", "side")
    }
    options: dict[str, Any] = {"players": s.players} if s.players > 2 else {}
    options |= dict.fromkeys(s.rules, True)
    return position_file(f"Arriba España, turn {s.turn}, {s.phase}", "arriba", "standard", options, table)
