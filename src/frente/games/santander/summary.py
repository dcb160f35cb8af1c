"""A readable board for the terminal."""

from __future__ import annotations

from collections.abc import Callable

from frente.engine import Message
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


def _line(s: Santander, seat: str | None, hex: int, say: Callable[..., str]) -> str:
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
    ground = say(
        "board-ground", terrain=Message(f"terrain-{TERRAIN[hex]}"), trench=bool(s.trenches >> hex & 1)
    )
    return f"{CODES[hex]}{town} ({ground}): {', '.join(names)}"


def summary(s: Santander, seat: str | None, say: Callable[..., str]) -> list[str]:
    """A readable board for the terminal: the stacks by side. The terminal draws the map itself."""
    lines = [
        say(
            "board-turn",
            turn=s.turn,
            last=LAST_TURN,
            date=TURNS[s.turn - 1],
            rain=bool(s.rain),
            points=victory_points(s),
            needed=VP_NEEDED,
            morale=s.morale,
            destroyed=brigades_destroyed(s),
        )
    ]
    s = fog.without_veiled(s, seat)
    if s.phase == "set-up":
        for side in SIDES:
            open_ = hexes_of(supply.uncovered(s, side, FRONT[side]))
            if seat == side and open_:
                lines.append(say("board-open", side=side, hexes=list(open_)))
    for side in SIDES:
        lines.append(say("board-side", side=side))
        lines += [f"  {_line(s, seat, h, say)}" for h in sorted(s.stacks) if SIDE[s.stacks[h][0]] == side]
    return lines
