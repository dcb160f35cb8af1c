"""What a seat may see (5.2), the state in words, and what must never be."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, cast

from frente.boards.counters import Counter, Face
from frente.engine import Plain
from frente.games.santander.definitions import (
    AIR_SLOT,
    AIRS,
    BIT,
    CODES,
    COUNT,
    FRONT,
    GROUND,
    HEX,
    LAND,
    LAST_TURN,
    LEVELS,
    LIMIT,
    MORALE_MAX,
    PIECES,
    REINOSA,
    SIDE,
    SIDES,
    SP,
    STEPS,
    TERRAIN,
    TOWN,
    TRENCHES,
    TURNS,
    TYPE,
    UNITS,
    VP,
    N,
    R,
    hexes_of,
)
from frente.games.santander.rules import combat, fog, movement, supply, tables
from frente.games.santander.rules.bombardment import total
from frente.games.santander.rules.sequence import VP_NEEDED, victory_points
from frente.games.santander.state import (
    AVAILABLE,
    FLOWN,
    LOST,
    OUT,
    REMOVED,
    WAITING,
    Santander,
    brigades_destroyed,
    controls,
    step_up,
    steps_left,
)

CODE_OF = {
    "italian": "IT", "spanish": "ES", "german": "DE", "italo-spanish": "IS",
    "santander": "ST", "basque": "BA", "asturian": "AS", "republican": "RE",
}  # fmt: skip
CHITS = frozenset(("reduced", "disrupted", "disrupted-2", "broken", "out-of-supply"))
SYMBOLS = {"infantry": "infantry", "armour": "armour", "hq": "hq", "air": "bomber", "sc": "supply"}


# --- pieces ---------------------------------------------------------------------------------------


def _faces(piece: int) -> tuple[Face, ...]:
    p = PIECES[piece]
    left = p.formation.upper() if p.formation else ""
    if p.type == "air":
        return (Face((str(p.points),), top_left=p.abbr),)
    if p.type == "sc":
        return (Face((str(p.points), str(p.move[0]))),)
    if p.type == "hq":
        return (Face((f"({p.points})", str(p.defence[0]), str(p.move[0])), top_left=left),)
    right = f"{p.sp}" if p.sp else ""
    return tuple(
        Face((str(p.attack[i]), str(p.defence[i]), str(p.move[i])), top_left=left, top_right=right)
        for i in range(max(1, p.steps))
    )


FACES = tuple(_faces(i) for i in range(len(PIECES)))


def _marks(s: Santander, piece: int) -> tuple[str, ...]:
    marks = []
    if step_up(s, piece):
        marks.append("reduced")
    if s.dsg[piece]:
        marks.append(("disrupted", "disrupted-2", "broken")[s.dsg[piece] - 1])
    if s.oos >> piece & 1:
        marks.append("out-of-supply")
    if s.used >> piece & 1:
        marks.append("used")
    if s.moved >> piece & 1 or s.trucks >> piece & 1:
        marks.append("moved")
    if s.attacked >> piece & 1:
        marks.append("attacked")
    return tuple(marks)


@lru_cache(1 << 12)
def _counter(piece: int, symbol: str, face: int, steps: int, marks: tuple[str, ...]) -> dict[str, Plain]:
    """The print of a counter; there are few, and they are asked for again and again."""
    p = PIECES[piece]
    size = p.size if p.size != "air" else ""
    code = CODE_OF.get(p.nationality, "")
    return Counter(
        p.id, p.side, symbol, p.abbr, p.nationality, code, size, FACES[piece], face, steps, p.steps, marks
    ).to_json()


def _piece(s: Santander, piece: int, place: str, order: int, own: bool) -> dict[str, Plain]:
    p = PIECES[piece]
    symbol = SYMBOLS[p.type]
    if p.type == "sc" and s.trucks >> piece & 1:
        symbol = "truck"
    if p.type == "infantry" and p.motorized:
        symbol = "motorized"
    marks = _marks(s, piece)
    if not own:  # 5.2-a: of an enemy's top unit only its chits are seen
        marks = tuple(m for m in marks if m in CHITS)
    counter = _counter(piece, symbol, step_up(s, piece), steps_left(s, piece), marks)
    return {**counter, "place": place, "seat": "", "stack": "", "order": order}


def _on_map(s: Santander, seat: str | None) -> list[Plain]:
    found: list[Plain] = []
    for hex in sorted(s.stacks):
        order = 0
        best = fog.top(s, hex)
        shown = [best, *(p for p in s.stacks[hex] if p != best)]
        for p in shown:
            if fog.sees(s, seat, p):
                found.append(_piece(s, p, CODES[hex], order, SIDE[p] == seat))
                order += 1
    return found


def _off_map(s: Santander, seat: str | None) -> list[Plain]:
    found: list[Plain] = []
    for side in SIDES:
        for p in AIRS[side]:
            box = s.air[AIR_SLOT[p]]
            if box != REMOVED:
                tray = f"air-{side}" if box == AVAILABLE else f"flown-{side}"
                found.append(_piece(s, p, tray, 0, True))
            else:
                found.append(_piece(s, p, f"lost-{side}", 0, True))
        for p in GROUND[side]:
            if s.at[p] == LOST:
                found.append(_piece(s, p, f"lost-{side}", 0, True))
            elif s.at[p] in (WAITING, OUT) and seat == side:
                # What the other side has still to set up would tell what it has set up (5.2-a).
                found.append(_piece(s, p, f"waiting-{side}", 0, True))
    return found


# --- the view -------------------------------------------------------------------------------------


def _message(id: str, **args: Plain) -> Plain:
    return {"id": id, "args": args}


@lru_cache(1 << 8)
def _places(control: int, trenches: int, demolished: bool) -> dict[str, Plain]:
    found: dict[str, Plain] = {}
    for i in range(COUNT):
        if LAND >> i & 1:
            vp = 0 if i == REINOSA and demolished else VP.get(i, 0)
            found[CODES[i]] = {
                "control": N if control >> i & 1 else R,
                "marks": ["trench"] if trenches >> i & 1 else [],
                "note": _message("note-vp", vp=vp) if i in VP else None,
            }
    return found


def overlays(s: Santander, seat: str | None) -> list[Plain]:
    """Supply and ZoC of both sides, and in the set-up the front hexes still uncovered (4.2-c, 4.3-b)."""
    found: list[Plain] = []
    for side in SIDES:
        fed = supply.supplied(s, side)
        cut = {
            CODES[s.at[p]] for p in GROUND[side] if s.at[p] >= 0 and s.oos >> p & 1 and fog.sees(s, seat, p)
        }
        found.append(
            {
                "id": f"supply-{side}",
                "label": _message(f"overlay-supply-{side}"),
                "places": cast(Plain, hexes_of(fed)),
                "bad": cast(Plain, sorted(cut)),
                "lines": [],
            }
        )
        found.append(
            {
                "id": f"zoc-{side}",
                "label": _message(f"overlay-zoc-{side}"),
                "places": cast(Plain, hexes_of(supply.zoc(s, side))),
                "bad": [],
                "lines": [],
            }
        )
        if s.phase == "set-up":
            open_ = hexes_of(supply.uncovered(s, side, FRONT[side]))
            found.append(
                {
                    "id": f"front-{side}",
                    "label": _message(f"overlay-front-{side}"),
                    "places": cast(Plain, hexes_of(FRONT[side])),
                    "bad": cast(Plain, open_),
                    "lines": [],
                }
            )
    return found


def _battle(s: Santander, seat: str | None) -> Plain:
    battle = s.battle
    if battle is None or not (battle.launched or battle.side == seat):
        return None
    attackers = [
        PIECES[p].id for p in battle.attackers if s.at[p] >= 0 and (battle.revealed or battle.side == seat)
    ]
    defenders = [PIECES[p].id for p in s.stacks.get(battle.target, ()) if fog.sees(s, seat, p)]
    return {
        "place": CODES[battle.target],
        "attacker": cast(Plain, attackers),
        "defender": cast(Plain, defenders),
    }


def _status(s: Santander) -> list[Plain]:
    def line(id: str, value: object, side: str = "", of: int | None = None) -> Plain:
        return {"id": id, "label": _message(f"status-{id}"), "value": str(value), "side": side, "of": of}

    lines = [
        line("vp", victory_points(s), N, VP_NEEDED),
        line("brigades", brigades_destroyed(s), N, 10),
        line("morale", f"+{s.morale}", R, MORALE_MAX),
        line("weather", "rain" if s.rain else "fair"),
    ]
    if s.offensive:
        lines.append(line("offensive", s.offensive, R))
    if s.demolished:
        lines.append(line("factory", "×", R))
    return lines


def view(s: Santander, seat: str | None) -> dict[str, Plain]:
    """Everything the seat (None: a spectator) may see."""
    turn = s.turn if s.turn <= LAST_TURN else LAST_TURN
    weather = "rain" if s.rain else "fair"
    return {
        "turn": {
            "number": turn,
            "of": LAST_TURN,
            "label": _message("turn-dates", dates=TURNS[turn - 1]),
            "phase": _message(f"phase-{s.phase}"),
            "active": s.active,
        },
        "status": _status(s),
        "pieces": [*_on_map(s, seat), *_off_map(s, seat)],
        "stacks": [],
        "places": {**_places(s.control, s.trenches, s.demolished)},
        "areas": {},
        "tracks": {
            "turn": {"markers": [{"id": "turn", "box": str(turn), "side": "", "label": ""}]},
            "weather": {"markers": [{"id": "weather", "box": weather, "side": "", "label": ""}]},
            "morale": {"markers": [{"id": "morale", "box": str(s.morale), "side": R, "label": ""}]},
            "vp": {"markers": [{"id": "vp", "box": str(victory_points(s)), "side": N, "label": ""}]},
        },
        "cards": {"hand": [], "zones": []},
        "overlays": overlays(s, seat),
        "battle": _battle(s, seat),
    }


def price(s: Santander, hex: int) -> dict[str, Plain]:
    """What the move at hand costs to a hex, for the label of the option."""
    march = s.march
    assert march is not None
    g = movement.ground(s, march)
    cost = movement.reach(s, march, g).get(hex, 0)
    return {
        "a": CODES[hex],
        "unit": PIECES[march.piece].id,
        "cost": movement.points(cost),
        "have": movement.points(g.limit),
    }


# --- facts and faults -----------------------------------------------------------------------------


def _box(s: Santander, piece: int) -> str:
    here = s.at[piece]
    if here >= 0:
        return CODES[here]
    if TYPE[piece] == "air":
        box = s.air[AIR_SLOT[piece]]
        return {AVAILABLE: "available", FLOWN: "flown", REMOVED: "removed"}.get(box, f"turn {box}")
    return {WAITING: "waiting", LOST: "lost", OUT: "out"}[here]


def _alone(s: Santander, piece: int) -> dict[str, int]:
    """Factors of a unit as if it fought by itself in the open."""
    p, face, half = PIECES[piece], step_up(s, piece), combat.halved(s, piece)
    return {
        "attack": tables.attack_of_hex([(p.attack[face], half)], False, False),
        "defence": tables.halved_up(p.defence[face]) if half else p.defence[face],
        "move": movement.allowance(s, piece) // 2,
    }


def _named(mask: int) -> list[str]:
    return [p.id for i, p in enumerate(PIECES) if mask >> i & 1]


def facts(s: Santander) -> dict[str, Any]:
    """The state in words, for position files."""
    battle = s.battle
    fight: dict[str, Any] = {}
    if battle is not None:
        column = -1
        attackers = tuple(p for p in battle.attackers if s.at[p] >= 0)
        attack, defence = (
            combat.attack_total(s, attackers, battle.target),
            combat.defence_total(s, battle.target),
        )
        column = tables.column_for(attack, defence, combat.column_shift(s, battle.side, battle.target))
        fight = {
            "target": CODES[battle.target],
            "attackers": [PIECES[p].id for p in battle.attackers],
            "attack": attack,
            "defence": defence,
            "column": tables.COLUMNS[column],
            "concentric": battle.concentric,
            "drm": combat.drm(s, battle),
            "points": [total(battle, 0), total(battle, 1)],
            "result": battle.result,
            "losses": list(battle.losses),
        }
    return {
        "turn": s.turn,
        "phase": s.phase,
        "active": s.active,
        "at": {p.id: _box(s, i) for i, p in enumerate(PIECES)},
        "units": {CODES[h]: [PIECES[p].id for p in stack] for h, stack in sorted(s.stacks.items())},
        "reduced": _named(s.reduced),
        "dsg": {PIECES[p].id: LEVELS[level] for p, level in enumerate(s.dsg) if level},
        "oos": _named(s.oos),
        "used": _named(s.used),
        "trucks": _named(s.trucks),
        "control": {CODES[i]: controls(s, i) for i in range(COUNT) if LAND >> i & 1},
        "trenches": hexes_of(s.trenches),
        "morale": s.morale,
        "weather": "rain" if s.rain else "fair",
        "offensive": s.offensive,
        "relieved": s.relieved,
        "surrender": s.surrender,
        "demolished": s.demolished,
        "reserves": list(s.reserves),
        "vp": victory_points(s),
        "brigades": brigades_destroyed(s),
        "battle": fight,
        "terrain": {CODES[i]: TERRAIN[i] for i in range(COUNT)},
        "supply": {side: hexes_of(supply.supplied(s, side)) for side in SIDES},
        "zoc": {side: hexes_of(supply.zoc(s, side)) for side in SIDES},
        "move": {
            PIECES[p].id: movement.allowance(s, p) / 2 for side in SIDES for p in GROUND[side] if s.at[p] >= 0
        },
        "alone": {PIECES[p].id: _alone(s, p) for side in SIDES for p in UNITS[side] if s.at[p] >= 0},
        "print": {p.id: {"abbr": p.abbr, "formation": p.formation} for p in PIECES},
        "uncovered": {side: hexes_of(supply.uncovered(s, side, FRONT[side])) for side in SIDES},
    }


def faults(s: Santander) -> list[str]:
    """Counters lost or doubled, limits broken, tracks out of range. Empty when all is well."""
    found: list[str] = []
    seen: dict[int, int] = {}
    passing = s.march.piece if s.march is not None else -1  # 5-f: in mid-move nothing is tested
    for hex, stack in s.stacks.items():
        if not stack or not LAND >> hex & 1:
            found.append(f"the stack in {CODES[hex]} is {stack}")
            continue
        for p in stack:
            if p in seen:
                found.append(f"{PIECES[p].id} stands twice")
            seen[p] = hex
        if len({SIDE[p] for p in stack}) > 1:
            found.append(f"both sides stand in {CODES[hex]}")
        for kind in ("hq", "sc", "armour"):  # 5-d
            if sum(TYPE[p] == kind and p != passing for p in stack) > 1:
                found.append(f"more than one {kind} in {CODES[hex]}")
        if sum(SP[p] for p in stack if p != passing) >= 2 * LIMIT[hex]:  # 5.1.1-a
            found.append(f"{CODES[hex]} holds twice its limit")
    for p, here in enumerate(s.at):
        if (here >= 0) != (p in seen) or (here >= 0 and seen.get(p) != here):
            found.append(f"{PIECES[p].id} is and is not in {here}")
        if s.dsg[p] not in (0, 1, 2, 3) or (s.dsg[p] and here < 0):
            found.append(f"{PIECES[p].id} has the DSG level {s.dsg[p]}")
        if s.reduced >> p & 1 and STEPS[p] < 2:
            found.append(f"{PIECES[p].id} has no back")
    if not 0 <= s.morale <= MORALE_MAX:
        found.append(f"morale is {s.morale}")
    if s.trenches.bit_count() > TRENCHES or s.trenches & s.control:
        found.append("a trench is where it cannot be")
    if not 1 <= s.turn <= LAST_TURN:
        found.append(f"the turn is {s.turn}")
    return found


# --- the terminal ---------------------------------------------------------------------------------


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
    """A readable board for the terminal: a small map, then the stacks by side."""
    lines = [
        f"Turn {s.turn} of {LAST_TURN} ({TURNS[s.turn - 1]}), {'rain' if s.rain else 'fair'}; "
        f"VP {victory_points(s)} of {VP_NEEDED}, morale +{s.morale}, destroyed {brigades_destroyed(s)}"
    ]
    lines += _map(s)
    if s.phase == "set-up":
        for side in SIDES:
            open_ = hexes_of(supply.uncovered(s, side, FRONT[side]))
            if seat in (side, None) and open_:
                lines.append(f"Front hexes of the {side} side still open: {', '.join(open_)}")
    for side in SIDES:
        lines.append(f"{side}:")
        lines += [f"  {_line(s, seat, h)}" for h in sorted(s.stacks) if SIDE[s.stacks[h][0]] == side]
    return lines


_GROUND = {"sea": "~", "clear": ".", "hill": "n", "mountain": "^", "city": "#"}


def _map(s: Santander) -> list[str]:
    """N and R where units stand, * objectives without units, else the terrain."""
    lines = ["    " + " ".join(f"{c:02d}" for c in range(1, 21))]
    for row in range(11, 26):
        cells = []
        for column in range(1, 21):
            hex = HEX[f"{row}{column:02d}"]
            if hex in s.stacks:
                mark = "N" if SIDE[s.stacks[hex][0]] == N else "R"
            elif hex in VP:
                mark = "*"
            else:
                mark = _GROUND[TERRAIN[hex]]
            cells.append(mark + ("'" if LAND >> hex & 1 and s.control & BIT[hex] else " "))
        lines.append(f"{row} {' ' if row % 2 else ''}{' '.join(cells)}")
    return lines
