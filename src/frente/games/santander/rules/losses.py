"""Steps lost, units destroyed, disorganization (9.5, 10.3) and what goes with them."""

from __future__ import annotations

from frente.games.santander.definitions import (
    BIT,
    CODES,
    FIGHTS,
    LEVELS,
    LIMIT,
    PBIT,
    PIECES,
    SIDE,
    TYPE,
    R,
)
from frente.games.santander.rules import fog
from frente.games.santander.state import (
    LOST,
    OUT,
    WAITING,
    Battle,
    Santander,
    fighters,
    remove,
    stacking,
    units,
)


def destroy(s: Santander, piece: int, rule: str) -> None:
    """Take a unit off the map for good; HQs and trench go when the last combat unit has gone."""
    here = s.at[piece]
    remove(s, piece, LOST)
    s.note("destroyed", rule, unit=PIECES[piece].id, place=CODES[here])
    if FIGHTS[piece] and not fighters(s, here):
        abandon(s, here, SIDE[piece])
    elif SIDE[piece] == R and not units(s, here):  # 10.7-d: an HQ alone has held it
        fill_trench(s, here)


def abandon(s: Santander, hex: int, side: str) -> None:
    """No combat unit is left in the hex: its HQ is destroyed (9.2-k), its trench removed (10.7-d)."""
    for p in units(s, hex):
        if TYPE[p] == "hq" and SIDE[p] == side:
            remove(s, p, LOST)
            s.note("destroyed", "9.2-k", unit=PIECES[p].id, place=CODES[hex])
    if side == R:
        fill_trench(s, hex)


def fill_trench(s: Santander, hex: int) -> None:
    if s.trenches >> hex & 1:
        s.trenches &= ~BIT[hex]
        s.note("trench-removed", "10.7-d", place=CODES[hex])


def spend(s: Santander, column: int, rule: str) -> None:
    """A supply column leaves the map: the Nationalist's returns to the pool (9.3-c)."""
    remove(s, column, OUT if SIDE[column] == R else WAITING)
    s.trucks &= ~PBIT[column]
    s.note("column-gone", rule, unit=PIECES[column].id)


def disorganize(s: Santander, piece: int, levels: int, rule: str) -> None:
    """Give a unit DSG results, one after another (9.5.1-a)."""
    for _ in range(levels):
        if s.at[piece] < 0:
            return
        level = s.dsg[piece]
        if level == 3:  # 9.5.1-b
            destroy(s, piece, "9.5.1-b")
            return
        # 6.3.1-c: being out of supply stands for the first level.
        s.dsg[piece] = 2 if level == 0 and s.oos >> piece & 1 else level + 1
        fog.note(s, "disorganized", rule, piece, fog.fogged(s, piece), level=LEVELS[s.dsg[piece]].upper())
        if s.dsg[piece] == 3 and s.oos >> piece & 1:
            destroy(s, piece, "9.5.1-c")


def crush(s: Santander, hex: int) -> None:
    """5.1.1-a: a hex with twice its limit or more loses all units, HQs too."""
    if not LIMIT[hex] or stacking(s, hex) < 2 * LIMIT[hex]:
        return
    for p in units(s, hex):
        if s.at[p] >= 0:
            destroy(s, p, "5.1.1-a")


# --- step losses (10.3) ---------------------------------------------------------------------------


def taken(battle: Battle, piece: int) -> int:
    """Steps the unit has lost in this combat."""
    return dict(battle.taken).get(piece, 0)


def may_lose(s: Santander, battle: Battle, piece: int, among: list[int]) -> bool:
    """10.3-c: no unit takes a loss while another unit of its stack has lost fewer steps in this combat."""
    mine = taken(battle, piece)
    return all(taken(battle, p) >= mine for p in among if s.at[p] == s.at[piece] and s.at[p] >= 0)


def lose_step(s: Santander, piece: int, rule: str) -> None:
    """10.3-b: flip a two-step unit, destroy a one-step or flipped one."""
    battle = s.battle
    if battle is not None:
        counts = dict(battle.taken)
        counts[piece] = counts.get(piece, 0) + 1
        s.battle = battle._replace(taken=tuple(counts.items()))
    if PIECES[piece].steps == 2 and not s.reduced >> piece & 1:
        s.reduced |= PBIT[piece]
        s.note("reduced", rule, unit=PIECES[piece].id, place=CODES[s.at[piece]])
    else:
        destroy(s, piece, rule)
