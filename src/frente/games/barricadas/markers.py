"""2.3-p, 3.4-g: the markers that a scenario gives, laid by their owner; fortifications and who is inside."""

from __future__ import annotations

from functools import lru_cache, partial

from frente.boards.hexes import OFF, bits
from frente.engine import Ask, Flow, Menu, Message, Refusal, Way, put
from frente.engine.menu import numbers
from frente.games.barricadas import nouns
from frente.games.barricadas.answers import Auto, Done, Face, Inside, Put, Ready, Skip
from frente.games.barricadas.board import Sheet, board
from frente.games.barricadas.definitions import PIECES, SCENARIOS, SIDES
from frente.games.barricadas.rules.opening import open_with
from frente.games.barricadas.rules.readiness import why_not_own
from frente.games.barricadas.rules.stacking import room_inside
from frente.games.barricadas.rules.works import diggable, landings
from frente.games.barricadas.state import Battlefield, Fort, code, has, held, is_unit, seat, the_board

CORNER = numbers("corner", 6, 1)
FIRST_READY = {"mg": 0, "at-gun": 1, "infantry": 2}
"""3.4-g: who gets the Reaction markers of a set-up first."""
TRENCH_GROUND = frozenset({"open", "woods", "light-woods", "fields"})  # 13.5-a


def markers(s: Battlefield, side: int) -> Flow[None]:
    """The markers a scenario gives, one after the other, wherever their rules allow. `auto` lays the rest."""
    name = SIDES[side]
    kinds = markers_left(s, side)
    if not kinds:
        yield from ()
        return
    kind = kinds[0]
    spots = marker_spots(s, side, kind)

    def why_not_auto() -> Refusal | None:
        return None if spots else Refusal("2.3-p", "nothing-to-lay", {"marker": kind})

    menu = Menu(
        s,
        _laying(s, side, kind, spots),
        Way("auto", Auto, rule="2.3-p", why_not=why_not_auto),
        Way("skip", Skip, rule="2.3-p"),
    )
    ask = Ask.of(seat(side), "marker", "2.3-p", menu, {"marker": kind})
    answer = yield from open_with(s, ("markers", side), ask)
    if isinstance(answer, Auto):
        yield from _lay_the_rest(s, side)
        return
    match answer:
        case Skip():
            s.kits[f"{name} {kind}"] = 0
        case Put(spot) | Ready(spot):
            s.kits[f"{name} {kind}"] -= 1
            yield from lay(s, side, kind, spot)
    s.push(("markers", side))


def _laying(s: Battlefield, side: int, kind: str, spots: list[int]) -> Way:
    """The way to lay a marker of this kind: Reaction on a unit, anything else in a hex."""
    if kind == "reaction":
        why_not = partial(why_not_ready, s, side)
        return Way("ready", Ready, nouns.own(side), rule="3.4-g", why_not=why_not, among=spots, judged=True)
    return Way(
        "put",
        Put,
        nouns.hexes(s),
        rule="2.3-p",
        why_not=partial(why_not_put, s, side, kind),
        among=spots,
        judged=True,
        label=lambda h: Message("do-put", {"marker": kind, "a": code(s, h)}),
    )


def markers_left(s: Battlefield, side: int) -> list[str]:
    """The kinds of markers a side has still to lay."""
    kinds = [k.split()[1] for k, n in s.kits.items() if k.startswith(SIDES[side] + " ") and n > 0]
    return [k for k in kinds if k != "pontoon"]


def _lay_the_rest(s: Battlefield, side: int) -> Flow[None]:
    while kinds := markers_left(s, side):
        key = f"{SIDES[side]} {kinds[0]}"
        spots = marker_spots(s, side, kinds[0])
        if not spots:
            s.kits[key] = 0
            continue
        s.kits[key] -= 1
        yield from lay(s, side, kinds[0], best_marker(s, side, kinds[0], spots), auto=True)


def best_marker(s: Battlefield, side: int, kind: str, spots: list[int]) -> int:
    """Reaction for machine guns, works where the own units stand, wire before them, boats by short ways."""
    if kind == "reaction":
        return min(spots, key=lambda u: (FIRST_READY.get(PIECES[u].category, 9), PIECES[u].id))
    if kind == "boat":
        return min(spots, key=lambda h: (_ferry(s, side, h), code(s, h)))
    ground = the_board(s)
    edge = s.brief.edges[1 - side]
    own = held(s, side)

    def worth(h: int) -> tuple[float, str]:
        here = sum(1 for u in s.stacks.get(h, ()) if is_unit(u))
        near = (ground.grid.touching[h] & own).bit_count()
        goal = min((ground.grid.distance(h, g) for g, _ in s.brief.objectives), default=0)
        return 2.0 * here + near - 0.1 * ground.line_distance(h, edge) - 0.1 * goal, code(s, h)

    return max(spots, key=worth)


def _ferry(s: Battlefield, side: int, h: int) -> float:
    """12.9.2-d: near the own units, with a landing near an objective and far from the enemy."""
    ground = the_board(s)
    grid = ground.grid
    banks = [a for a in grid.sides[h] if a != OFF and landings(s, a, h)]
    if not banks:
        return 999.0
    own = min((grid.distance(h, x) for x in bits(held(s, side))), default=0)
    foe = min((grid.distance(h, x) for x in bits(held(s, 1 - side))), default=9)
    goal = min((grid.distance(h, g) for g, _ in s.brief.objectives), default=0)
    other = min((grid.distance(h, b) for b in bits(s.boats)), default=9)
    return own + 0.7 * goal - 0.8 * min(foe, 5) + (2.0 if other > 6 else 0.0)


def facing(s: Battlefield, side: int) -> int:
    """13.6-a: the corner of a fortification that looks towards the enemy's edge."""
    return 1 if s.brief.edges[1 - side] == "N" else 4


def marker_spots(s: Battlefield, side: int, kind: str) -> list[int]:
    """The units or hexes that a marker may be laid on."""
    if kind == "reaction":
        return [u for u in sorted(s.at) if why_not_ready(s, side, u) is None]
    zones = _marker_zones(s, side)
    return [h for h in bits(the_board(s).grid.all) if not _why_not_put(s, side, kind, h, zones)]


def why_not_ready(s: Battlefield, side: int, u: int) -> Refusal | None:
    """3.4-g: Reaction markers of the set-up lie on units that can fire."""
    refusal = why_not_own(s, side, u, "3.4-g")
    if refusal is not None:
        return refusal
    if u not in s.at:
        return Refusal("3.4-g", "not-on-board", {"unit": PIECES[u].id})
    if not is_unit(u) or not PIECES[u].fire:
        return Refusal("8-a", "no-fire", {"unit": PIECES[u].id})
    return Refusal("3.4-g", "is-marked", {"unit": PIECES[u].id}) if has(s.reaction, u) else None


def why_not_put(s: Battlefield, side: int, kind: str, h: int) -> Refusal | None:
    """2.3-p: in the own zones (wire and roadblocks next to them too), never in an enemy zone."""
    return _why_not_put(s, side, kind, h, _marker_zones(s, side))


def _marker_zones(s: Battlefield, side: int) -> tuple[int, int]:
    """The hexes of all deployment zones, own and enemy's; in a meeting the halves of the board (15-o)."""
    if s.brief.kind == "meeting":
        edges = s.brief.edges
        return _half(s.brief.sheets, edges[side], edges[1 - side]), _half(
            s.brief.sheets, edges[1 - side], edges[side]
        )
    own = enemy = 0
    for n, zone in enumerate(s.brief.zones):
        if zone.turn == 0:
            mine = zone_side(s, n) == side
            own |= zone.hexes if mine else 0
            enemy |= 0 if mine else zone.hexes
    return own, enemy


@lru_cache(maxsize=64)
def _half(sheets: tuple[Sheet, ...], edge: str, other: str) -> int:
    """The hexes that are nearer to one edge of the board than to the other."""
    ground = board(sheets)
    near = (
        h for h in bits(ground.grid.all) if ground.line_distance(h, edge) < ground.line_distance(h, other)
    )
    return sum(1 << h for h in near)


def _why_not_put(s: Battlefield, side: int, kind: str, h: int, zones: tuple[int, int]) -> Refusal | None:
    ground = the_board(s)
    own, enemy = zones
    where = code(s, h)
    if kind == "boat":
        return (
            None
            if ground.river[h] and not has(s.boats, h)
            else Refusal("12.9.2-d", "no-river", {"hex": where})
        )
    reach = ground.grid.widened(own) if kind in ("barbed-wire", "roadblock") else own
    if not reach >> h & 1:
        return Refusal("2.3-p", "not-your-zone", {"hex": where})
    if enemy >> h & 1:
        return Refusal("2.3-p", "enemy-zone", {"hex": where})
    friends = any(PIECES[u].side == side and is_unit(u) for u in s.stacks.get(h, ()))
    if kind == "improved-position":  # 2.3-i, 13.1.2-a, 13.1.1-a
        if not friends or not diggable(s, h) or h in s.positions:
            return Refusal("13.1.2-a", "not-here", {"hex": where})
        return None
    if has(s.wire | s.roadblocks | s.mines | s.ditches | s.trenches | s.teeth, h) or h in s.forts:
        return Refusal("2.3-p", "one-per-hex", {"hex": where})
    if kind in ("barbed-wire", "minefield"):
        if any(g == h for g, _ in s.brief.objectives) or s.stacks.get(h):
            return Refusal("2.3-p", "not-here", {"hex": where})
    if kind == "roadblock" and not ground.road[h]:
        return Refusal("13.3-a", "no-road", {"hex": where})
    if kind == "trench" and ground.terrain[h] not in TRENCH_GROUND:
        return Refusal("13.5-a", "hard-ground", {"hex": where})
    if kind.startswith("fortification"):
        for effect in (e for e in s.brief.effects if e.key == "fortification_setup" and e.side == side):
            if ground.terrain[h] not in effect.words:
                return Refusal("2.3-l", "not-here", {"hex": where})
    if kind in ("roadblock", "anti-tank-ditch", "dragons-teeth") and any(
        PIECES[u].move != "foot" for u in s.stacks.get(h, ()) if is_unit(u)
    ):
        return Refusal("2.3-p", "not-here", {"hex": where})
    return None


def zone_side(s: Battlefield, zone: int) -> int:
    """Whose zone it is: the zones of the first side come first."""
    if s.brief.kind:
        return zone % 2
    return 0 if zone < len(SCENARIOS[s.brief.id]["republican"]["formation"]) else 1


def lay(s: Battlefield, side: int, kind: str, spot: int, auto: bool = False) -> Flow[None]:
    """Put a marker on a unit or in a hex.

    `auto`: a fortification looks to the enemy's edge, and who can goes inside.
    """
    if kind == "reaction":
        s.reaction |= 1 << spot
        return
    h = spot
    bit = 1 << h
    if kind == "improved-position":
        s.positions[h] = side
    elif kind == "barbed-wire":
        s.wire |= bit
    elif kind == "roadblock":
        s.roadblocks |= bit
    elif kind == "minefield":
        s.mines |= bit
    elif kind == "anti-tank-ditch":
        s.ditches |= bit
    elif kind == "dragons-teeth":
        s.teeth |= bit
    elif kind == "boat":
        s.boats |= bit
    elif kind == "trench":
        s.trenches |= bit
    elif kind.startswith("fortification"):
        corner = facing(s, side)
        if not auto:
            way = Way("face", Face, CORNER, rule="13.6-a", among=range(1, 7), subjects=nouns.nameless)
            about = {"hex": code(s, h)}
            answer = yield from put(Ask.of(seat(side), "vertex", "13.6-a", Menu(s, way), about))
            corner = answer.corner
        s.forts[h] = Fort(side, int(kind[-1]), corner % 6)
    s.note("marker", "2.3-p", marker=kind, hex=code(s, h))
    if h in s.forts or has(s.trenches, h):
        yield from _man(s, side, h, auto)


def _man(s: Battlefield, side: int, h: int, auto: bool) -> Flow[None]:
    """13.5-d, 13.6-k: at set-up the owner says who is inside."""
    why_not = partial(_why_not_inside, s, side, h)
    while able := [u for u in s.stacks.get(h, ()) if why_not(u) is None]:
        answer: Inside | Done = Inside(able[0])
        if not auto:
            menu = Menu(
                s,
                Way(
                    "inside",
                    Inside,
                    nouns.own(side),
                    rule="13.6-k",
                    why_not=why_not,
                    among=able,
                    judged=True,
                ),
                Way("done", Done, rule="13.6-k"),
            )
            answer = yield from put(Ask.of(seat(side), "man", "13.6-k", menu, {"hex": code(s, h)}))
        if isinstance(answer, Done):
            return
        s.inside |= 1 << answer.unit


def _why_not_inside(s: Battlefield, side: int, h: int, u: int) -> Refusal | None:
    """13.5-b, 13.6-e: who has room in the trench or fortification of a hex."""
    refusal = why_not_own(s, side, u, "13.6-k")
    if refusal is not None:
        return refusal
    args = {"unit": PIECES[u].id}
    if s.at.get(u, -1) != h:
        return Refusal("13.6-k", "not-same-hex", args)
    if has(s.inside, u):
        return Refusal("13.6-k", "already", args)
    return None if room_inside(s, h, u) else Refusal("13.6-e" if h in s.forts else "13.5-b", "no-room", args)
