"""Chapters 11 and 13: risky work on wire, roadblocks, pontoons, positions and mines; boats (12.9.2-d)."""

from __future__ import annotations

from frente.boards.hexes import OFF, bits
from frente.engine import Flow, Refusal
from frente.engine.menu import words
from frente.games.barricadas.definitions import PIECES, TROOPS
from frente.games.barricadas.nouns import IDS
from frente.games.barricadas.rules.morale import passes
from frente.games.barricadas.rules.movement import cannot_end, prohibited, wet
from frente.games.barricadas.rules.readiness import idle
from frente.games.barricadas.rules.stacking import counted, fits
from frente.games.barricadas.state import (
    Battlefield,
    Work,
    carried,
    code,
    effects,
    finish,
    has,
    mounted,
    place,
    take_control,
    the_board,
)

DIGGABLE = frozenset({"open", "woods", "light-woods", "fields"})  # 13.1.1-a; orchards are fields
BUILDS = ("roadblock", "pontoon", "crossing", "teeth")
BUILD = words("work", *BUILDS)
RULES = {"roadblock": "13.3-c", "pontoon": "13.4-c", "crossing": "11-e", "teeth": "11-f"}


def _ready(s: Battlefield, u: int) -> Refusal | None:
    p = PIECES[u]
    refusal = idle(s, u)
    if refusal is not None:
        return refusal
    if u not in s.at:
        return Refusal("3.3.2-a", "not-acting", {"unit": p.id})
    if u in s.spent:
        return Refusal("3.3.2-a", "has-moved", {"unit": p.id})
    if carried(s, u):
        return Refusal("5.5-g", "is-carried", {"unit": p.id})
    return None


def _enemy(s: Battlefield, h: int, side: int) -> bool:
    return any(PIECES[x].side != side and PIECES[x].category != "horses" for x in s.stacks.get(h, ()))


# --- improved positions (13.1) --------------------------------------------------------------------
def diggable(s: Battlefield, h: int) -> bool:
    """13.1.1-a: open, woods, light woods, fields, or any crest hex."""
    board = the_board(s)
    return s.rubble.get(h) != 99 and (board.terrain[h] in DIGGABLE or bool(board.crest[h]))


def why_not_dig(s: Battlefield, u: int) -> Refusal | None:
    """3.3.2-l, 13.1.1-a."""
    refusal = _ready(s, u)
    if refusal is not None:
        return refusal
    p = PIECES[u]
    if p.leader or p.category in ("afv", "transport", "horses") or mounted(s, u):
        return Refusal("13.1.1-a", "cannot-dig", {"unit": p.id})
    h = s.at[u]
    if not diggable(s, h):
        return Refusal("13.1.1-a", "hard-ground", {"hex": code(s, h)})
    if h in s.positions or has(s.trenches, h) or h in s.forts:
        return Refusal("13.1.1-a", "already-dug", {"hex": code(s, h)})
    return None


def dig(s: Battlefield, u: int) -> None:
    """13.1.1-b, 13.1.1-f: two activations in consecutive turns; active after the second."""
    h = s.at[u]
    work = s.works.get(u)
    if work is not None and work.kind == "position" and work.hex == h and work.turn == s.turn - 1:
        del s.works[u]
        s.risky &= ~(1 << u)
        s.positions[h] = PIECES[u].side
        s.note("position", "13.1.1-b", unit=PIECES[u].id, hex=code(s, h))
    else:
        s.works[u] = Work("position", h, s.turn)
        s.risky |= 1 << u  # 11-b, 11-c
        s.note("digs", "13.1.1-b", unit=PIECES[u].id, hex=code(s, h))
    finish(s, u)


# --- barbed wire (13.2) ---------------------------------------------------------------------------
def beyond_wire(s: Battlefield, a: int, wire: int) -> list[int]:
    """13.2-b: the hex across the wire or one next to both that and the wire hex."""
    grid = the_board(s).grid
    d = grid.direction(a, wire)
    far = [(d + t) % 6 for t in (0, -1, 1)]
    return [grid.sides[wire][x] for x in far if grid.sides[wire][x] != OFF]


def why_not_cross(s: Battlefield, u: int, wire: int, goal: int) -> Refusal | None:
    refusal = _ready(s, u)
    if refusal is not None:
        return refusal
    p = PIECES[u]
    if not (p.category in TROOPS or p.leader) or p.move != "foot" or mounted(s, u):
        return Refusal("13.2-b", "infantry-only", {"unit": p.id})
    grid = the_board(s).grid
    if not has(s.wire, wire) or not grid.touch(s.at[u], wire):
        return Refusal("13.2-b", "no-wire", {"hex": code(s, wire)})
    if _enemy(s, wire, p.side):
        return Refusal("5.2-g", "enemy-there", {"hex": code(s, wire)})
    if goal not in beyond_wire(s, s.at[u], wire):
        return Refusal("13.2-b", "not-beyond", {"hex": code(s, goal)})
    if _enemy(s, goal, p.side):
        return Refusal("13.2-b", "enemy-there", {"hex": code(s, goal)})
    return cannot_end(s, u, goal) or (
        None if fits(s, goal, [u]) else Refusal("4-a", "overstacked", {"hex": code(s, goal)})
    )


def cross(s: Battlefield, u: int, goal: int) -> Flow[None]:
    """13.2-b, 14-l: a check; over the wire or not, it is Finished."""
    s.fights += 1
    s.moved |= 1 << u
    good = yield from passes(s, u, 0, "14-l")
    if good:
        place(s, u, goal)
        take_control(s, goal)
        s.note("crossed", "13.2-b", unit=PIECES[u].id, hex=code(s, goal))
    finish(s, u)


def why_not_clear(s: Battlefield, u: int, h: int) -> Refusal | None:
    """13.2-f, 13.3-e, 11-d: an engineer next to wire, a roadblock or mines."""
    refusal = _ready(s, u)
    if refusal is not None:
        return refusal
    p = PIECES[u]
    if p.category != "engineer":
        return Refusal("13.2-f", "engineers-only", {"unit": p.id})
    if not the_board(s).grid.touch(s.at[u], h):
        return Refusal("13.2-f", "not-adjacent", {"unit": p.id, "hex": code(s, h)})
    if not has(s.wire | s.roadblocks | s.mines, h):
        return Refusal("13.2-f", "nothing-to-clear", {"hex": code(s, h)})
    if _enemy(s, h, p.side):
        return Refusal("5.2-g", "enemy-there", {"hex": code(s, h)})
    if wet(s, h) and s.brief.river == "major":
        return Refusal("12.9.2-a", "river-no-stay", {"hex": code(s, h)})
    return None if fits(s, h, [u]) else Refusal("4-a", "overstacked", {"hex": code(s, h)})


def clear(s: Battlefield, u: int, h: int) -> Flow[None]:
    s.fights += 1
    s.moved |= 1 << u
    good = yield from passes(s, u, 0, "13.2-f")
    if good:
        bit = ~(1 << h)
        s.wire &= bit
        s.roadblocks &= bit
        s.mines &= bit
        s.note("cleared", "13.2-f", unit=PIECES[u].id, hex=code(s, h))
        if prohibited(s, u, h) is None:
            place(s, u, h)
            take_control(s, h)
    finish(s, u)


# --- building (13.3, 13.4, 11-e, 11-f) ------------------------------------------------------------
def why_not_build(s: Battlefield, u: int, kind: str, h: int) -> Refusal | None:
    refusal = _ready(s, u)
    if refusal is not None:
        return refusal
    p = PIECES[u]
    rule = RULES[kind]
    if p.category != "engineer":
        return Refusal(rule, "engineers-only", {"unit": p.id})
    board = the_board(s)
    where = code(s, h)
    if kind == "roadblock":
        if h != s.at[u] or not board.road[h] or has(s.roadblocks, h):
            return Refusal("13.3-a", "no-road", {"hex": where})
        near = [h, *[n for n in board.grid.sides[h] if n != OFF]]
        if not any(board.terrain[n] in ("woods", "light-woods") for n in near):
            return Refusal("13.3-c", "no-woods", {"hex": where})
        return None
    if not board.grid.touch(s.at[u], h):
        return Refusal(rule, "not-adjacent", {"unit": p.id, "hex": where})
    if kind == "pontoon" and (not wet(s, h) or h in s.pontoons):
        return Refusal("13.4-a", "no-river", {"hex": where})
    if kind == "crossing" and not has(s.ditches & ~s.crossings, h):
        return Refusal("11-e", "no-ditch", {"hex": where})
    if kind == "teeth" and not has(s.teeth, h):
        return Refusal("11-f", "no-teeth", {"hex": where})
    return None


def build(s: Battlefield, u: int, kind: str, h: int) -> None:
    """Two consecutive turns of nothing else; done after the second."""
    work = s.works.get(u)
    rule = RULES[kind]
    if work is not None and (work.kind, work.hex) == (kind, h) and work.turn == s.turn - 1:
        del s.works[u]
        s.risky &= ~(1 << u)
        if kind == "roadblock":
            s.roadblocks |= 1 << h
        elif kind == "pontoon":
            s.pontoons[h] = "foot"  # 12.9.2-e
        elif kind == "crossing":
            s.crossings |= 1 << h
        else:
            s.teeth &= ~(1 << h)
        s.note("built", rule, unit=PIECES[u].id, what=kind, hex=code(s, h))
    else:
        s.works[u] = Work(kind, h, s.turn)
        s.note("builds", rule, unit=PIECES[u].id, what=kind, hex=code(s, h))
    finish(s, u)


# --- boats (12.9.2-d) -----------------------------------------------------------------------------
def landings(s: Battlefield, a: int, river: int) -> list[int]:
    """Hexes next to the river hex on the bank that is not a's."""
    board = the_board(s)
    if not board.grid.touch(a, river):
        return []
    mine = board.bank(river, board.grid.direction(river, a))
    if mine < 0:
        return []
    return [
        n
        for d, n in enumerate(board.grid.sides[river])
        if n != OFF and board.bank(river, d) not in (-1, mine) and not board.river[n]
    ]


def why_not_boat(s: Battlefield, u: int, river: int, goal: int) -> Refusal | None:
    """12.9.2-d: foot units from a hex next to the river to the other bank, free of enemies."""
    refusal = _ready(s, u)
    if refusal is not None:
        return refusal
    p = PIECES[u]
    if p.move != "foot" or mounted(s, u):
        return Refusal("12.9.2-d", "not-foot", {"unit": p.id})
    if not has(s.boats, river) or not the_board(s).grid.touch(s.at[u], river):
        return Refusal("12.9.2-d", "no-boat", {"hex": code(s, river)})
    if wet(s, s.at[u]):
        return Refusal("12.9.2-d", "in-river", {"unit": p.id})
    for effect in effects(s, "boats"):
        if effect.side != p.side:
            return Refusal("12.9.2-d", "not-yours", {"unit": p.id})
        used = s.boat_steps.get(river, 0)
        if used + counted(s, u) > effect.value:
            return Refusal("2.3-l", "boat-full", {"hex": code(s, river), "steps": used})
    if goal not in landings(s, s.at[u], river):
        return Refusal("12.9.2-d", "not-beyond", {"hex": code(s, goal)})
    if _enemy(s, goal, p.side):
        return Refusal("12.9.2-d", "enemy-there", {"hex": code(s, goal)})
    refusal = prohibited(s, u, goal)
    if refusal is not None:
        return refusal
    return None if fits(s, goal, [u]) else Refusal("4-a", "overstacked", {"hex": code(s, goal)})


def boat(s: Battlefield, u: int, river: int, goal: int) -> None:
    s.boat_steps[river] = s.boat_steps.get(river, 0) + counted(s, u)
    s.moved |= 1 << u
    s.risky |= 1 << u
    place(s, u, goal)
    take_control(s, goal)
    s.note("ferried", "12.9.2-d", unit=PIECES[u].id, hex=code(s, goal))


# --- what there is to try -------------------------------------------------------------------------
def crossings(s: Battlefield, u: int) -> list[tuple[int, int, int]]:
    """13.2-b: the wires next to a unit, with every hex beyond."""
    if u not in s.at or not s.wire:
        return []
    here = s.at[u]
    near = bits(s.wire & the_board(s).grid.touching[here])
    return [(u, wire, goal) for wire in near for goal in beyond_wire(s, here, wire)]


def ferries(s: Battlefield, u: int) -> list[tuple[int, int, int]]:
    """12.9.2-d: the boats next to a unit, with every landing."""
    if u not in s.at or not s.boats:
        return []
    here = s.at[u]
    near = bits(s.boats & the_board(s).grid.touching[here])
    return [(u, river, goal) for river in near for goal in landings(s, here, river)]


def in_reach(s: Battlefield, u: int) -> list[int]:
    """Where an engineer can work: his hex and those next to it."""
    if u not in s.at or PIECES[u].category != "engineer":
        return []
    return [s.at[u], *bits(the_board(s).grid.touching[s.at[u]])]


def work_tokens(s: Battlefield, u: int) -> list[str]:
    """Everything of this chapter that a unit may do now."""
    name = IDS[u]
    tokens = [f"dig {name}"] if why_not_dig(s, u) is None else []
    for _, wire, goal in crossings(s, u):
        if why_not_cross(s, u, wire, goal) is None:
            tokens.append(f"cross {name} {code(s, wire)} {code(s, goal)}")
    for _, river, goal in ferries(s, u):
        if why_not_boat(s, u, river, goal) is None:
            tokens.append(f"boat {name} {code(s, river)} {code(s, goal)}")
    for h in in_reach(s, u):
        if why_not_clear(s, u, h) is None:
            tokens.append(f"clear {name} {code(s, h)}")
        tokens += [f"build {name} {k} {code(s, h)}" for k in BUILDS if why_not_build(s, u, k, h) is None]
    return tokens
