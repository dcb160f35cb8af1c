"""What can be seen: everything (6-b). The board for a client, the state as a view, and in words."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from frente.boards.counters import Counter, Face
from frente.boards.hexes import OFF, bits, opposite
from frente.boards.layout import Hex, Hexes, HexSide, Label, Layout, Road, Tray
from frente.engine import Message, Plain, Refusal, shared, to_plain
from frente.games.barricadas import charts
from frente.games.barricadas.board import Board, Sheet, board
from frente.games.barricadas.definitions import (
    AIRCRAFT,
    AP,
    ATTACKS,
    PIECES,
    SIDES,
    STEPS,
    Piece,
)
from frente.games.barricadas.names import piece_name
from frente.games.barricadas.reach import reached
from frente.games.barricadas.rules import spotting
from frente.games.barricadas.rules.morale import unit_morale
from frente.games.barricadas.rules.movement import bridged
from frente.games.barricadas.rules.sequence import points
from frente.games.barricadas.sight import visible
from frente.games.barricadas.state import (
    Battlefield,
    code,
    formation_of,
    has,
    hex_of,
    is_unit,
    mounted,
    quality,
    the_board,
)

SIZE = 46.0
"""From the middle of a hex to its corner, in canvas units."""
MARGIN = 70.0
SYMBOL = {
    "infantry": "infantry",
    "engineer": "engineers",
    "cavalry": "cavalry",
    "mg": "machine-gun",
    "mortar": "mortar",
    "artillery": "artillery",
    "at-gun": "anti-tank",
    "infantry-gun": "infantry-gun",
    "aa-gun": "anti-air",
    "afv": "armour",
    "transport": "truck",
    "horses": "horses",
    "officer": "officer",
    "commissar": "officer",
    "chaplain": "officer",
}
CODE = {
    "republican-army": "EPR",
    "eusko-gudarostea": "EG",
    "exercit-de-catalunya": "CAT",
    "assault-guards": "GA",
    "carabineers": "CAR",
    "guardia-civil": "GC",
    "communist-militia": "COM",
    "anarchist-militia": "CNT",
    "national-army": "EN",
    "requetes": "REQ",
    "phalangists": "FE",
    "ctv": "CTV",
    "any": "",
}
MILITIA = frozenset({"communist-militia", "anarchist-militia", "requetes", "phalangists"})
OFF_MAP = ("off-republican", "off-nationalist", "lost-republican", "lost-nationalist")


# --- the board ------------------------------------------------------------------------------------
@shared(32)
def board_of(sheets: tuple[Sheet, ...], objectives: tuple[str, ...] = ()) -> dict[str, Plain]:
    """The layout as plain data."""
    data: dict[str, Plain] = layout(sheets, objectives).to_json()
    return data


@lru_cache(maxsize=32)
def layout(sheets: tuple[Sheet, ...], objectives: tuple[str, ...] = ()) -> Layout:
    """2.1-a: terrain, levels, crests, roads, trails and rivers of the maps as they lie."""
    ground = board(sheets)
    grid = ground.grid
    xs = [grid.middle(i, SIZE)[0] for i in range(len(grid))]
    ys = [grid.middle(i, SIZE)[1] for i in range(len(grid))]
    dx, dy = MARGIN - min(xs), MARGIN - min(ys)
    width, height = max(xs) - min(xs) + 2 * MARGIN, max(ys) - min(ys) + 2 * MARGIN
    cells = []
    sides = []
    for i, name in enumerate(grid.codes):
        glyphs = tuple(["bridge"] * bool(ground.bridge[i]) + ["objective"] * (name in objectives))
        art = "orchard" if ground.art[i] == "orchard" else ground.art[i]
        cells.append(Hex(name, xs[i] + dx, ys[i] + dy, ground.terrain[i], ground.level[i], name, art, glyphs))
        sides += [HexSide(name, d, "crest") for d in range(6) if ground.crest[i] >> d & 1]
    roads = [
        Road(tuple((x + dx, y + dy) for x, y in line), style)
        for style, table in (("river", ground.river), ("trail", ground.trail), ("road", ground.road))
        for line in _ways(ground, table)
    ]
    tray = height + 10
    trays = (
        Tray("off-republican", "Republican: still to come", 20, tray, width / 2 - 30, 90, "republican"),
        Tray(
            "off-nationalist",
            "Nationalist: still to come",
            width / 2,
            tray,
            width / 2 - 30,
            90,
            "nationalist",
        ),
        Tray("lost-republican", "Republican losses", 20, tray + 100, width / 2 - 30, 90, "republican"),
        Tray(
            "lost-nationalist", "Nationalist losses", width / 2, tray + 100, width / 2 - 30, 90, "nationalist"
        ),
    )
    labels = tuple(_map_label(ground, letter, dx, dy) for letter, _, _, _ in sheets)
    field = Hexes("flat", SIZE, xs[0] + dx, ys[0] + dy, tuple(cells), tuple(sides), tuple(roads))
    theme = ("hex-codes", "levels", "relief")
    return Layout(width, tray + 200, theme=theme, hexes=field, trays=trays, labels=labels)


def _map_label(ground: Board, letter: str, dx: float, dy: float) -> Label:
    mine = [i for i, c in enumerate(ground.grid.codes) if c[0] == letter]
    spots = [ground.grid.middle(i, SIZE) for i in mine]
    arrow = "↑" if ground.north[mine[0]] == 0 else "↓"
    return Label(
        f"{letter} {arrow}", min(x for x, _ in spots) + dx, min(y for _, y in spots) + dy - 52, "title"
    )


def _ways(ground: Board, table: list[int]) -> list[tuple[tuple[float, float], ...]]:
    """Lines from the middle of a hex to the middles of the sides that a way crosses."""
    grid = ground.grid
    lines: list[tuple[tuple[float, float], ...]] = []
    for i, mask in enumerate(table):
        middle = grid.middle(i, SIZE)
        corners = grid.corners(i, SIZE)
        for d in range(6):
            if not mask >> d & 1:
                continue
            other = grid.sides[i][d]
            if other != OFF and other < i and table[other] >> opposite(d) & 1:
                continue  # drawn from the other hex
            if other != OFF and table[other] >> opposite(d) & 1:
                lines.append((middle, grid.middle(other, SIZE)))
            else:
                (ax, ay), (bx, by) = corners[d], corners[(d + 1) % 6]
                lines.append((middle, ((ax + bx) / 2, (ay + by) / 2)))
    return lines


# --- the view -------------------------------------------------------------------------------------
def _table(s: Battlefield) -> dict[str, Plain]:
    vp = points(s)
    status: list[dict[str, Any]] = []
    for side, name in enumerate(SIDES):
        status.append(_status(f"vp-{name}", "status-vp", str(vp[side]), name))
        if s.brief.anti_air[side]:
            status.append(_status(f"aa-{name}", "status-anti-air", str(s.brief.anti_air[side]), name))
    for i, b in enumerate(s.batteries):
        args: dict[str, Plain] = {"caliber": b.caliber, "state": b.state}
        status.append(_status(f"b{i}", "status-battery", str(b.missions), SIDES[b.side], args))
    for i, f in enumerate(s.flights):
        plane = AIRCRAFT[f.aircraft].name if f.aircraft else "?"
        status.append(_status(f"f{i}", "status-flight", str(f.missions), SIDES[f.side], {"aircraft": plane}))
    for key, count in s.kits.items():
        name, marker = key.split()
        if count:
            status.append(_status(f"kit-{name}-{marker}", "status-kit", str(count), name, {"marker": marker}))
    return {"status": to_plain(status)}


def _turn(s: Battlefield) -> dict[str, Plain]:
    label = "turn-night" if s.turn in s.brief.night else "turn-number"
    return {
        "turn": {
            "number": s.turn,
            "of": s.brief.turns,
            "label": to_plain(Message(label, {"turn": s.turn})),
            "phase": to_plain(Message(f"phase-{s.phase}")),
            "active": SIDES[s.active],
        },
        "stacks": [],
        "areas": {},
        "tracks": {},
        "cards": {"hand": [], "zones": []},
        "battle": _battle(s),
    }


def _counters(s: Battlefield) -> dict[str, Plain]:
    return {"pieces": _pieces(s)}


def _map(s: Battlefield) -> dict[str, Plain]:
    return {"places": _places(s)}


def _drawn(s: Battlefield) -> dict[str, Plain]:
    return {"overlays": overlays(s)}


SHOWN = (_turn, _table, _counters, _map, _drawn)


def _status(
    id: str, label: str, value: str, side: str, args: dict[str, Plain] | None = None
) -> dict[str, Any]:
    return {"id": id, "label": Message(label, args or {}), "value": value, "side": side, "of": None}


def _battle(s: Battlefield) -> Plain:
    if s.march is None or s.march.units[0] not in s.at:
        return None
    units: list[Plain] = [PIECES[u].id for u in s.march.units]
    return {"place": code(s, s.at[s.march.units[0]]), "attacker": units, "defender": []}


def _pieces(s: Battlefield) -> list[Plain]:
    out: list[Plain] = []
    for h, stack in sorted(s.stacks.items()):
        for order, u in enumerate(reversed(stack)):
            out.append(_piece(s, u, code(s, h), order))
    for order, u in enumerate(sorted(s.waiting)):
        out.append(_piece(s, u, f"off-{SIDES[PIECES[u].side]}", order))
    for order, u in enumerate(bits(s.gone)):
        out.append(_piece(s, u, f"lost-{SIDES[PIECES[u].side]}", order))
    return out


def _piece(s: Battlefield, u: int, place: str, order: int) -> dict[str, Plain]:
    return _lying(u, s.lost.get(u, 0), *_belonging(s, u), _marks(s, u), place, order)


def counter(s: Battlefield, u: int) -> Counter:
    return _counter(u, s.lost.get(u, 0), *_belonging(s, u), _marks(s, u))


@shared(1 << 13)  # most pieces look and lie as they did a moment ago
def _lying(
    u: int, lost: int, letter: str, faction: str, marks: tuple[str, ...], place: str, order: int
) -> dict[str, Plain]:
    shown = _counter(u, lost, letter, faction, marks).to_json()
    return {**shown, "place": place, "seat": "", "stack": "", "order": order}


def _marks(s: Battlefield, u: int) -> tuple[str, ...]:
    names = {
        "veteran": quality(s, u) > 0,
        "green": quality(s, u) < 0,
        "finished": has(s.finished, u),
        "reaction": has(s.reaction, u),
        "out-of-command": has(s.out, u),
        "routed": has(s.routed, u),
        "moved": has(s.moved, u) and not has(s.finished, u),
        "double-time": has(s.doubled | s.doubled_before, u),
        "charged": has(s.charged | s.charged_before, u),
        "discipline": has(s.discipline, u),
        "carried": u in s.load and not mounted(s, u) and not PIECES[u].leader,
        "loaded": u in s.load.values(),
        "entrenched": has(s.inside, u),
        "reduced": s.lost.get(u, 0) >= 2,
        "hit": s.lost.get(u, 0) == 1,
    }
    return tuple(name for name, on in names.items() if on)


def _belonging(s: Battlefield, u: int) -> tuple[str, str]:
    """The letter of the piece's formation and its faction."""
    p = PIECES[u]
    f = formation_of(s, u)
    if f is None:
        return p.letter, p.faction
    return (PIECES[f.officer].letter if f.officer >= 0 else "") or p.letter, f.faction


def _counter(u: int, lost: int, letter: str, faction: str, marks: tuple[str, ...]) -> Counter:
    """Fire, range, movement; officers: command, morale, leadership. Coloured by ammunition (2.2.1-g)."""
    p = PIECES[u]
    symbol = SYMBOL[p.category]
    if p.category == "infantry" and p.faction in MILITIA:
        symbol = "militia"
    if p.category == "afv" and p.move == "wheeled":
        symbol = "armoured-car"
    if p.category == "infantry" and p.faction in ("guardia-civil", "assault-guards", "carabineers"):
        symbol = "police"
    faces = (Face(_figures(p, min(lost, 1)), top_left=letter), Face(_figures(p, 2), top_left=letter))
    return Counter(
        p.id,
        SIDES[p.side],
        symbol,
        piece_name(p),
        band=p.faction,
        code=CODE.get(faction, ""),
        echelon="" if p.leader or p.category == "horses" else "platoon",
        faces=faces if not p.leader else (faces[0],),
        face=1 if lost >= 2 and not p.leader else 0,
        steps=0 if not is_unit(u) else max(0, STEPS - lost),
        full_steps=STEPS if is_unit(u) else 0,
        marks=marks,
    )


def _figures(p: Piece, lost: int) -> tuple[str, ...]:
    if p.leader:
        return (str(p.command), str(p.morale), f"+{p.leadership}")
    points_ = str(p.mp // 2)
    for kind in ATTACKS:
        if kind in p.fire:
            full, far, reduced = p.fire[kind]
            return (str(charts.after_losses(full, reduced, lost)), str(far), points_)
    return (points_,)


def _places(s: Battlefield) -> dict[str, Plain]:
    found: dict[str, Plain] = {}
    goals = {h for h, _ in s.brief.objectives}
    marks: dict[int, list[str]] = {}
    sets = {
        "wire": s.wire,
        "mine": s.mines,
        "roadblock": s.roadblocks,
        "ditch": s.ditches & ~s.crossings,
        "teeth": s.teeth,
        "trench": s.trenches,
        "boat": s.boats,
    }
    for name, mask in sets.items():
        for h in bits(mask):
            marks.setdefault(h, []).append(name)
    for h in s.positions:
        marks.setdefault(h, []).append("position")
    for work in s.works.values():
        marks.setdefault(work.hex, []).append("work")
    for h in s.pontoons:
        marks.setdefault(h, []).append("pontoon")
    for h, fort in s.forts.items():
        marks.setdefault(h, []).append(f"fort-{fort.value}")
    for h, value in s.rubble.items():
        marks.setdefault(h, []).append("rubble" if value == 99 else "rubble-plus")
    for h in sorted(goals | set(marks)):
        side = 0 if s.control[0] >> h & 1 else 1 if s.control[1] >> h & 1 else -1
        note = None
        if h in goals:
            vp = next(v for g, v in s.brief.objectives if g == h)
            note = to_plain(Message("note-objective", {"vp": vp}))
        held: list[Plain] = list(marks.get(h, []))
        found[code(s, h)] = {
            "control": SIDES[side] if h in goals and side >= 0 else "",
            "marks": held,
            "note": note,
        }
    blown: list[Plain] = ["bridge-out"]
    for h, sign in enumerate(the_board(s).bridge):
        if sign and not bridged(s, h):
            found.setdefault(code(s, h), {"control": "", "marks": blown, "note": None})
    return found


# --- overlays -------------------------------------------------------------------------------------
def overlays(s: Battlefield) -> list[Plain]:
    """Command ranges, and what the unit at hand sees and can reach."""
    found: list[Plain] = []
    grid = the_board(s).grid
    for f in s.formations:
        if f.officer in s.at and not has(s.routed, f.officer):
            hexes = grid.area(s.at[f.officer], PIECES[f.officer].command)
            args: dict[str, Plain] = {"officer": PIECES[f.officer].id}
            found.append(_overlay(s, f"command-{PIECES[f.officer].id}", "overlay-command", args, hexes))
    if s.march is not None and s.march.units[0] in s.at:
        u = s.march.units[0]
        seen = visible(the_board(s), s.at[u])
        found.append(_overlay(s, "sight", "overlay-sight", {"unit": PIECES[u].id}, seen))
        found.append(_overlay(s, "reach", "overlay-reach", {"unit": PIECES[u].id}, reach(s)))
    return found


def _overlay(s: Battlefield, id: str, label: str, args: dict[str, Plain], hexes: int) -> Plain:
    places: list[Plain] = [code(s, h) for h in bits(hexes)]
    return {"id": id, "label": to_plain(Message(label, args)), "places": places, "bad": [], "lines": []}


def reach(s: Battlefield) -> int:
    """The hexes the march at hand can still come to."""
    now = s.march
    assert now is not None
    return sum(1 << h for h in reached(s, now, s.at[now.units[0]]))


def seen_from(s: Battlefield, origin: str) -> dict[str, Plain]:
    """6.2: the hexes that a hex sees, itself left out. The maps are open to both players."""
    a = hex_of(s, origin)
    if a < 0:  # a reserve or a box of losses sees nothing
        return {"seen": []}
    return {"seen": [code(s, h) for h in bits(visible(the_board(s), a) & ~(1 << a))]}


def why_unseen(s: Battlefield, origin: str, target: str) -> Refusal | None:
    """6.2: what stands between two hexes; 6.2-a: only hexes of the board see and are seen."""
    a, b = hex_of(s, origin), hex_of(s, target)
    if a < 0 or b < 0:
        return Refusal("6.2-a", "sight-off-board", {"hex": origin if a < 0 else target})
    return spotting.why_unseen(s, a, b)


# --- words ----------------------------------------------------------------------------------------
def summary(s: Battlefield, say: Callable[..., str]) -> list[str]:
    """The board in lines for the terminal."""
    vp = points(s)
    phase = Message(f"phase-{s.phase}", {})
    lines = [
        say("board-turn", turn=s.turn, last=s.brief.turns, phase=phase, republican=vp[0], nationalist=vp[1])
    ]
    goals = []
    for h, value in s.brief.objectives:
        holder = "R" if s.control[0] >> h & 1 else "N" if s.control[1] >> h & 1 else "-"
        goals.append(f"{code(s, h)} ({value}) {holder}")
    lines.append(say("board-objectives", objectives=goals))
    for side, name in enumerate(SIDES):
        lines.append(say("board-side", side=name))
        for h, stack in sorted(s.stacks.items()):
            here = [u for u in stack if PIECES[u].side == side]
            if here:
                ground = the_board(s)
                place = say(
                    "board-hex",
                    hex=code(s, h),
                    terrain=Message(f"terrain-{ground.terrain[h]}"),
                    level=ground.level[h],
                )
                lines.append(f"  {place}: " + "; ".join(_line(s, u, say) for u in here))
        waiting = [u for u in sorted(s.waiting) if PIECES[u].side == side]
        if waiting:
            pieces = ", ".join(PIECES[u].id for u in waiting)
            lines.append("  " + say("board-waiting", pieces=pieces))
    return lines


def _line(s: Battlefield, u: int, say: Callable[..., str]) -> str:
    p = PIECES[u]
    marks = [say(f"mark-{m}") for m in _marks(s, u) if m not in ("hit", "reduced")]
    text = p.id
    if is_unit(u):
        text += f" {STEPS - s.lost.get(u, 0)}/{STEPS}"
        if AP in p.fire and s.member.get(u, -1) >= 0:
            text += f" m{unit_morale(s, u)}"
    return text + (f" [{', '.join(marks)}]" if marks else "")


def facts(s: Battlefield) -> dict[str, Any]:
    """The state in words, for the expectations of position files."""

    def ids(mask: int) -> list[str]:
        return [PIECES[u].id for u in bits(mask)]

    vp = points(s)
    return {
        "turn": s.turn,
        "phase": s.phase,
        "active": SIDES[s.active],
        "initiative": SIDES[s.initiative] if s.initiative >= 0 else "",
        "at": {PIECES[u].id: code(s, h) for u, h in s.at.items()},
        "hexes": {code(s, h): sorted(PIECES[u].id for u in stack) for h, stack in s.stacks.items()},
        "waiting": sorted(PIECES[u].id for u in s.waiting),
        "lost": {PIECES[u].id: n for u, n in s.lost.items()},
        "steps": {PIECES[u].id: STEPS - s.lost.get(u, 0) for u in s.at if is_unit(u)},
        "gone": ids(s.gone),
        "left": ids(s.left),
        "finished": ids(s.finished),
        "reaction": ids(s.reaction),
        "out": ids(s.out),
        "routed": ids(s.routed),
        "moved": ids(s.moved),
        "discipline": ids(s.discipline),
        "inside": ids(s.inside),
        "risky": ids(s.risky),
        "acting": ids(s.acting),
        "load": {PIECES[u].id: PIECES[on].id for u, on in s.load.items()},
        "morale": {PIECES[u].id: unit_morale(s, u) for u in s.at if is_unit(u)},
        "formations": [
            {
                "officer": PIECES[f.officer].id if f.officer >= 0 else "",
                "units": [PIECES[u].id for u in f.units],
                "quality": f.quality,
            }
            for f in s.formations
        ],
        "control": {code(s, h): SIDES[side] for side in (0, 1) for h in bits(s.control[side])},
        "vp": {"republican": vp[0], "nationalist": vp[1]},
        "markers": {
            "position": sorted(code(s, h) for h in s.positions),
            "wire": [code(s, h) for h in bits(s.wire)],
            "mines": [code(s, h) for h in bits(s.mines)],
            "roadblock": [code(s, h) for h in bits(s.roadblocks)],
            "ditch": [code(s, h) for h in bits(s.ditches & ~s.crossings)],
            "teeth": [code(s, h) for h in bits(s.teeth)],
            "trench": [code(s, h) for h in bits(s.trenches)],
            "boat": [code(s, h) for h in bits(s.boats)],
            "pontoon": sorted(code(s, h) for h in s.pontoons),
        },
        "forts": {code(s, h): f.value for h, f in s.forts.items()},
        "rubble": {code(s, h): v for h, v in s.rubble.items()},
        "batteries": [b.missions for b in s.batteries],
        "flights": [f.missions for f in s.flights],
        "budget": {name: s.budget[i] for i, name in enumerate(SIDES)},
    }


def faults(s: Battlefield) -> list[str]:
    """Every counter in one place, sides apart, stacking kept, loads with their rides."""
    wrong: list[str] = []
    for u, h in s.at.items():
        if u not in s.stacks.get(h, ()):
            wrong.append(f"{PIECES[u].id} is not in the stack of {code(s, h)}")
        if u in s.waiting or has(s.gone | s.left, u):
            wrong.append(f"{PIECES[u].id} is in two places")
        if s.lost.get(u, 0) >= STEPS:
            wrong.append(f"{PIECES[u].id} stands without steps")
    if sum(len(x) for x in s.stacks.values()) != len(s.at):
        wrong.append("a stack holds a piece that is elsewhere")
    for h, stack in s.stacks.items():
        sides = {PIECES[u].side for u in stack if PIECES[u].category != "horses"}
        if len(sides) > 1:
            wrong.append(f"both sides are in {code(s, h)}")
        if s.march is None and s.phase != "setup":
            total = sum(
                STEPS - s.lost.get(u, 0) for u in stack if is_unit(u) and PIECES[u].category != "transport"
            )
            # 4-d: on its way a fleeing unit may be anywhere
            if total > 9 and not any(u in s.fled for u in stack):
                wrong.append(f"{total} steps are in {code(s, h)}")
    for u, on in s.load.items():
        if u in s.at and s.at.get(on, -1) != s.at[u]:
            wrong.append(f"{PIECES[u].id} is not where its ride is")
    for n, f in enumerate(s.formations):
        for u in f.units:
            if s.member.get(u) != n:
                wrong.append(f"{PIECES[u].id} is not of its formation")
            if u not in s.at and u not in s.waiting and not has(s.gone | s.left, u):
                wrong.append(f"{PIECES[u].id} is nowhere")
    if s.control[0] & s.control[1]:
        wrong.append("a hex is controlled by both sides")
    return wrong
