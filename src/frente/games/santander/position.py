"""Any situation by the `[set]` table of a position file, read and written by one list of words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from frente.boards.hexes import bits, mask_of
from frente.engine import Step
from frente.engine.position_file import position_file
from frente.games.santander.definitions import (
    AIR_SLOT,
    BIT,
    BREAKDOWN,
    CODES,
    COLUMNS,
    GROUND,
    HEX,
    LAND,
    LEVELS,
    PIECE,
    PIECES,
    SIDES,
    START_CONTROL,
    N,
    R,
    hexes_of,
)
from frente.games.santander.rules import setup
from frente.games.santander.rules.sequence import PARTS
from frente.games.santander.state import (
    AVAILABLE,
    FLOWN,
    LOST,
    OUT,
    REMOVED,
    WAITING,
    Battle,
    Santander,
    controls,
    remove,
    set_down,
    units,
)

_AIR = {"available": AVAILABLE, "flown": FLOWN, "removed": REMOVED}
_BOX = {box: name for name, box in _AIR.items()}


# --- the words ------------------------------------------------------------------------------------


class Word(NamedTuple):
    """A word of the table: how it changes a state, and what it is of a state."""

    put: Callable[[Santander, Any], None]
    tell: Callable[[Santander], Any]


def _put_units(s: Santander, table: dict[str, list[str]]) -> None:
    """By hex the pieces from the top; whatever is not named leaves the map."""
    for side in SIDES:
        for p in GROUND[side]:
            remove(s, p, WAITING if _waits(p) else OUT)
    for code, ids in table.items():
        for id in ids:
            set_down(s, PIECE[id], HEX[code])


def _waits(piece: int) -> bool:
    """Does the piece wait for its time while it is not named?"""
    return piece in BREAKDOWN or piece in COLUMNS[N]


def _box(box: int) -> Word:
    """Pieces off the map, in one of the boxes; told where `units` does not put them there anyway."""

    def put(s: Santander, ids: list[str]) -> None:
        for id in ids:
            remove(s, PIECE[id], box)

    def tell(s: Santander) -> list[str]:
        pieces = [p for side in SIDES for p in GROUND[side] if s.at[p] == box]
        return [PIECES[p].id for p in pieces if box != (WAITING if _waits(p) else OUT)]

    return Word(put, tell)


def _marks(name: str) -> Word:
    """A set of pieces."""

    def put(s: Santander, ids: list[str]) -> None:
        setattr(s, name, mask_of(PIECE[id] for id in ids))

    return Word(put, lambda s: [PIECES[p].id for p in bits(getattr(s, name))])


def _plain(name: str) -> Word:
    """A number or a yes."""
    return Word(lambda s, value: setattr(s, name, value), lambda s: getattr(s, name))


def _put_dsg(s: Santander, table: dict[str, Any]) -> None:
    for id, level in table.items():
        s.dsg[PIECE[id]] = LEVELS.index(str(level).lower())


def _put_air(s: Santander, table: dict[str, Any]) -> None:
    for id, box in table.items():
        s.air[AIR_SLOT[PIECE[id]]] = box if isinstance(box, int) else _AIR[box]


def _put_control(s: Santander, table: dict[str, str]) -> None:
    for code, side in table.items():
        s.control = s.control | BIT[HEX[code]] if side == N else s.control & ~BIT[HEX[code]]


def _told_control(s: Santander) -> dict[str, str]:
    return {CODES[h]: controls(s, h) for h in bits((s.control ^ START_CONTROL[N]) & LAND)}


WORDS: dict[str, Word] = {
    "units": Word(_put_units, lambda s: {CODES[h]: [PIECES[p].id for p in s.stacks[h]] for h in s.stacks}),
    "lost": _box(LOST),
    "out": _box(OUT),
    "waiting": _box(WAITING),
    **{name: _marks(name) for name in ("reduced", "oos", "used", "trucks", "moved", "attacked")},
    "veiled": _marks("veiled"),
    "spilled": _marks("spilled"),
    "dsg": Word(_put_dsg, lambda s: {PIECES[p].id: LEVELS[level] for p, level in enumerate(s.dsg) if level}),
    "air": Word(
        _put_air,
        lambda s: {
            PIECES[p].id: _BOX.get(s.air[slot], s.air[slot])
            for p, slot in AIR_SLOT.items()
            if s.air[slot] != AVAILABLE
        },
    ),
    "control": Word(_put_control, _told_control),
    "trenches": Word(
        lambda s, codes: setattr(s, "trenches", mask_of(HEX[code] for code in codes)),
        lambda s: hexes_of(s.trenches),
    ),
    **{name: _plain(name) for name in ("turn", "morale", "offensive", "relieved", "surrender", "demolished")},
    "combats": _plain("combats"),
    "changes": _plain("changes"),
    "weather": Word(
        lambda s, word: setattr(s, "rain", word == "rain"), lambda s: "rain" if s.rain else "fair"
    ),
}
"""In the order in which they are put."""
OTHERS = ("reserves", "ready", "phase", "step", "check", "battle")
"""Words of another kind: who waits as a reserve, ready-made stages, and where in the turn play begins."""


# --- where in the turn ----------------------------------------------------------------------------
STAGES: tuple[Step, ...] = (
    ("deploy", "front"), ("reserve-dice",), ("deploy", "rolled"), ("deploy", "markers"),
    ("armour-die",), ("deploy", "nationalist"), ("deploy", "reserve"), ("turn",),
)  # fmt: skip


def _put_phase(s: Santander, name: str, first: str, check: bool) -> None:
    """Begin with a part of the turn (`first`: with this step of it), or with a stage of the set-up."""
    s.agenda.clear()
    if name.startswith("set-up"):
        s.phase, s.active = "set-up", R
        wanted = name.partition(":")[2] or "front"
        start = next(i for i, step in enumerate(STAGES) if wanted in step)
        s.push(*STAGES[start:])
        return
    s.phase = name.rpartition("-")[2]
    s.active = R if "republican" in name or name in ("surrender", "end") else N
    parts = list(PARTS.items())
    number = list(PARTS).index(name)
    steps = [step for _, part in parts[number:] for step in part]
    if first:
        steps = steps[[step[0] for step in steps].index(first) :]
    elif not check and ("supply",) in steps:
        steps.remove(("supply",))
    s.push(*steps)


def _told_phase(s: Santander) -> dict[str, str]:
    """The part of the turn at hand and the step that asks."""
    step = s.open
    if not step:
        return {"phase": "end"}
    if step[0] == "deploy":
        return {"phase": f"set-up:{step[1]}"}
    part = {"attack": "combat"}.get(str(step[0]), "move")
    return {"phase": f"{s.active}-{part}", "step": str(step[0])}


def _put_battle(s: Santander, table: dict[str, Any]) -> None:
    """A combat about to be launched or, where it is `revealed`, its results about to be carried out."""
    attackers = tuple(PIECE[u] for u in table.get("attackers", []))
    battle = Battle(
        table["side"], HEX[table["target"]], s.combats + 1, attackers, tuple(s.at[p] for p in attackers)
    )
    losses = tuple(table.get("losses", (0, 0)))
    later = bool(table.get("revealed", False))
    here = units(s, battle.target)
    s.battle = battle._replace(
        launched=later,
        revealed=later,
        concentric=bool(table.get("concentric", False)),
        defenders=tuple(here) if later else (),
        losses=(losses[0], losses[1]),
        suffered=losses[1],
    )
    side, enemy = battle.side, (R if battle.side == N else N)
    rest: list[Step] = [("attack", side)]
    if not later:
        rest = [("launch",), *rest]
    elif table.get("step") == "advance":
        rest = [("advance", side, int(table.get("length", 1))), ("combat-over",), *rest]
    elif table.get("step") == "morale":
        rest = [("morale",), ("advance", side, 1), ("combat-over",), *rest]
    else:
        rest = [("lose", side), ("trade",), ("lose", enemy), ("morale",), ("advance", side, 1),
                ("combat-over",), *rest]  # fmt: skip
    while s.agenda and s.agenda[-1][0] in ("phase", "supply", "attack"):  # the segment has begun
        s.agenda.pop()
    s.push(*rest)


def arrange(s: Santander, table: dict[str, Any]) -> None:
    """Change a state by a table of the game's own words; ValueError names a word that means nothing."""
    known = {*WORDS, *OTHERS}
    unknown = sorted(set(table) - known)
    if unknown:
        raise ValueError(
            f"santander has nothing called {', '.join(unknown)}; it has {', '.join(sorted(known))}"
        )
    if "reserves" in table:
        s.reserves = tuple(table["reserves"])
    if table.get("ready"):
        for stage in table["ready"] if isinstance(table["ready"], list) else setup.STAGES:
            setup.make_ready(s, stage)
        s.veiled = s.spilled = 0
    for name, word in WORDS.items():
        if name in table:
            word.put(s, table[name])
    if "phase" in table:
        _put_phase(s, str(table["phase"]), str(table.get("step", "")), bool(table.get("check", True)))
    if "battle" in table:
        _put_battle(s, table["battle"])


# --- writing --------------------------------------------------------------------------------------


def position_text(s: Santander) -> str | None:
    """The state as a position file; None in the middle of a move or a combat, which no file can hold."""
    if not s.open and (s.result is None or s.phase != "end"):
        return None
    setting_up = s.open[:1] == ("deploy",)
    blank = Santander()
    _put_units(blank, {})
    table: dict[str, Any] = _told_phase(s)
    if s.reserves:
        table["reserves"] = [*s.reserves]
    for name, word in WORDS.items():
        told = word.tell(s)
        if name == "units" or told != word.tell(blank):
            table[name] = told
    title = "Santander, set-up" if setting_up else f"Santander, turn {s.turn}, {s.active}"
    scenario = "campaign" if setting_up else "quick"
    return position_file(title, "santander", scenario, dict.fromkeys(s.rules, True), table)
