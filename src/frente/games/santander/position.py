"""Setting up any situation from the `[set]` table of a position file."""

from __future__ import annotations

from typing import Any

from frente.engine import Step
from frente.games.santander.definitions import (
    AIR_SLOT,
    BIT,
    BREAKDOWN,
    COLUMNS,
    GROUND,
    HEX,
    LEVELS,
    PBIT,
    PIECE,
    SIDES,
    N,
    R,
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
    remove,
    set_down,
    units,
)

_AIR = {"available": AVAILABLE, "flown": FLOWN, "removed": REMOVED}


def _units(s: Santander, table: dict[str, list[str]]) -> None:
    """By hex the pieces from the top; whatever is not named leaves the map."""
    for side in SIDES:
        for p in GROUND[side]:
            back = p in BREAKDOWN or p in COLUMNS[N]
            remove(s, p, WAITING if back else OUT)
    for code, ids in table.items():
        for id in ids:
            set_down(s, PIECE[id], HEX[code])


def _control(s: Santander, table: dict[str, str]) -> None:
    for code, side in table.items():
        s.control = s.control | BIT[HEX[code]] if side == N else s.control & ~BIT[HEX[code]]


def _bits(ids: list[str]) -> int:
    mask = 0
    for id in ids:
        mask |= PBIT[PIECE[id]]
    return mask


def _agenda(s: Santander, name: str, check: bool) -> None:
    """Begin with a part of the turn, or with a stage of the set-up."""
    s.agenda.clear()
    if name.startswith("set-up"):
        stages: list[Step] = [("deploy", "front"), ("reserve-dice",), ("deploy", "rolled"),
                              ("deploy", "markers"), ("armour-die",), ("deploy", "nationalist"),
                              ("deploy", "reserve"), ("turn",)]  # fmt: skip
        wanted = name.partition(":")[2] or "front"
        start = next(i for i, step in enumerate(stages) if wanted in step)
        s.push(*stages[start:])
        return
    names = list(PARTS)
    steps = [step for part in names[names.index(name) :] for step in PARTS[part]]
    if not check and ("supply",) in steps:
        steps.remove(("supply",))
    s.push(*steps)


def _battle(s: Santander, table: dict[str, Any]) -> None:
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
    known = {
        "units", "lost", "out", "reduced", "dsg", "oos", "used", "trucks", "moved", "attacked", "air",
        "control", "trenches", "turn", "morale", "weather", "offensive", "relieved", "surrender",
        "demolished", "reserves", "phase", "check", "battle", "ready", "combats",
        "changes",
    }  # fmt: skip
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
    if "units" in table:
        _units(s, table["units"])
    for id in table.get("lost", []):
        remove(s, PIECE[id], LOST)
    for id in table.get("out", []):
        remove(s, PIECE[id], OUT)
    for name in ("reduced", "oos", "used", "trucks", "moved", "attacked"):
        if name in table:
            setattr(s, name, _bits(table[name]))
    for id, level in table.get("dsg", {}).items():
        s.dsg[PIECE[id]] = LEVELS.index(str(level).lower())
    for id, box in table.get("air", {}).items():
        s.air[AIR_SLOT[PIECE[id]]] = box if isinstance(box, int) else _AIR[box]
    _control(s, table.get("control", {}))
    if "trenches" in table:
        s.trenches = sum(BIT[HEX[code]] for code in table["trenches"])
    for name in ("turn", "morale", "offensive", "relieved", "surrender", "demolished", "combats", "changes"):
        if name in table:
            setattr(s, name, table[name])
    if "weather" in table:
        s.rain = table["weather"] == "rain"
    if "phase" in table:
        s.phase = str(table["phase"]).rpartition("-")[2]
        s.active = R if "republican" in table["phase"] or table["phase"] == "surrender" else N
        _agenda(s, str(table["phase"]), bool(table.get("check", True)))
    if "battle" in table:
        _battle(s, table["battle"])
