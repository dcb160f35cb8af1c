"""What a seat may see (5.2)."""

from __future__ import annotations

from typing import cast

from frente.boards.counters import Counter, Face
from frente.engine import Plain, shared
from frente.games.santander.definitions import (
    AIR_SLOT,
    AIRS,
    CODES,
    COUNT,
    FRONT,
    GROUND,
    LAND,
    LAST_TURN,
    MORALE_MAX,
    PIECES,
    REINOSA,
    SIDE,
    SIDES,
    TURNS,
    VP,
    N,
    R,
    hexes_of,
)
from frente.games.santander.rules import fog, supply
from frente.games.santander.rules.victory import VP_NEEDED, victory_points
from frente.games.santander.state import (
    AVAILABLE,
    LOST,
    OUT,
    REMOVED,
    WAITING,
    Santander,
    brigades_destroyed,
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


@shared(1 << 12)
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


@shared(1 << 8)
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
    s = fog.without_veiled(s, seat)
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
    def line(id: str, value: Plain, side: str = "", of: int | None = None) -> Plain:
        told = str(value) if isinstance(value, int) else value
        return {"id": id, "label": _message(f"status-{id}"), "value": told, "side": side, "of": of}

    lines = [
        line("vp", victory_points(s), N, VP_NEEDED),
        line("brigades", brigades_destroyed(s), N, 10),
        line("morale", f"+{s.morale}", R, MORALE_MAX),
        line("weather", _message("weather-rain" if s.rain else "weather-fair")),
    ]
    if s.offensive:
        lines.append(line("offensive", s.offensive, R))
    if s.demolished:
        lines.append(line("factory", "×", R))
    return lines


def _turn_markers(s: Santander, turn: int) -> list[Plain]:
    """The turn, air units on their way back (9.1.1-a), the start of the offensive elsewhere (12.3-a)."""

    def marker(id: str, box: int, side: str, label: str) -> Plain:
        return {"id": id, "box": str(box), "side": side, "label": label}

    found = [marker("turn", turn, "", "")]
    for p, slot in AIR_SLOT.items():
        if s.air[slot] > 0:
            found.append(marker(f"back-{PIECES[p].id}", s.air[slot], SIDE[p], PIECES[p].abbr))
    if s.offensive:
        found.append(marker("offensive", s.offensive, R, ""))
    return found


def _table(s: Santander) -> dict[str, Plain]:
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
        "stacks": [],
        "areas": {},
        "tracks": {
            "turn": {"markers": _turn_markers(s, turn)},
            "weather": {"markers": [{"id": "weather", "box": weather, "side": "", "label": ""}]},
            "morale": {"markers": [{"id": "morale", "box": str(s.morale), "side": R, "label": ""}]},
            "vp": {"markers": [{"id": "vp", "box": str(victory_points(s)), "side": N, "label": ""}]},
        },
        "cards": {"hand": [], "zones": []},
    }


def _map(s: Santander) -> dict[str, Plain]:
    return {"places": _places(s.control, s.trenches, s.demolished)}


def _counters(s: Santander, seat: str | None) -> dict[str, Plain]:
    return {"pieces": [*_on_map(s, seat), *_off_map(s, seat)]}


def _drawn(s: Santander, seat: str | None) -> dict[str, Plain]:
    return {"overlays": overlays(s, seat)}


def _fight(s: Santander, seat: str | None) -> dict[str, Plain]:
    return {"battle": _battle(s, seat)}


SHOWN = (_table, _map)
SHOWN_TO = (_counters, _drawn, _fight)
