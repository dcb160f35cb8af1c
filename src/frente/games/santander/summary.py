"""A readable board for the terminal."""

from __future__ import annotations

from frente.games.santander.definitions import (
    CODES,
    FRONT,
    LAST_TURN,
    LEVELS,
    PIECES,
    SIDE,
    SIDES,
    TERRAIN,
    TOWN,
    TURNS,
    hexes_of,
)
from frente.games.santander.rules import fog, supply
from frente.games.santander.rules.victory import VP_NEEDED, victory_points
from frente.games.santander.state import (
    Santander,
    brigades_destroyed,
    step_up,
)


def _line(s: Santander, seat: str | None, hex: int) -> str:
    names = []
    for p in s.stacks[hex]:
        if not fog.sees(s, seat, p):
            continue
        unit = PIECES[p]
        face = step_up(s, p)
        text = unit.abbr if unit.type != "sc" else "SC"
        if unit.type in ("infantry", "armour"):
            text += f" {unit.attack[face]}-{unit.defence[face]}-{unit.move[face]}"
        flags = [LEVELS[s.dsg[p]].upper()] if s.dsg[p] else []
        flags += ["OOS"] if s.oos >> p & 1 else []
        names.append(text + (f" [{' '.join(flags)}]" if flags else ""))
    town = f" {TOWN[hex]}" if TOWN[hex] else ""
    trench = " trench" if s.trenches >> hex & 1 else ""
    return f"{CODES[hex]}{town} ({TERRAIN[hex]}{trench}): {', '.join(names)}"


def summary(s: Santander, seat: str | None) -> list[str]:
    """A readable board for the terminal: the stacks by side. The terminal draws the map itself."""
    lines = [
        f"Turn {s.turn} of {LAST_TURN} ({TURNS[s.turn - 1]}), {'rain' if s.rain else 'fair'}; "
        f"VP {victory_points(s)} of {VP_NEEDED}, morale +{s.morale}, destroyed {brigades_destroyed(s)}"
    ]
    s = fog.without_veiled(s, seat)
    if s.phase == "set-up":
        for side in SIDES:
            open_ = hexes_of(supply.uncovered(s, side, FRONT[side]))
            if seat == side and open_:
                lines.append(f"Front hexes of the {side} side still open: {', '.join(open_)}")
    for side in SIDES:
        lines.append(f"{side}:")
        lines += [f"  {_line(s, seat, h)}" for h in sorted(s.stacks) if SIDE[s.stacks[h][0]] == side]
    return lines
