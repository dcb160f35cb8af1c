"""2.3-m, 2.3-q: where formations, leaders and trucks deploy."""

from __future__ import annotations

from functools import partial

from frente.boards.hexes import bits
from frente.engine import Ask, Final, Flow, Menu, Refusal, Way
from frente.games.barricadas import nouns
from frente.games.barricadas.answers import Auto, On, Take
from frente.games.barricadas.definitions import PIECES
from frente.games.barricadas.markers import markers_left
from frente.games.barricadas.rules.movement import bridged, cannot_end, wet
from frente.games.barricadas.rules.opening import open_with
from frente.games.barricadas.rules.stacking import fits
from frente.games.barricadas.state import (
    Battlefield,
    cargo,
    code,
    is_unit,
    place,
    seat,
    take_control,
    the_board,
)

TAKES = 8
"""So often a player may take another piece before he places one: nobody can go on with that for ever."""


def deploy(s: Battlefield, side: int, taken: int = -1, takes: int = 0) -> Flow[None]:
    """One piece after the other, in any order, then markers. `auto` places the rest sensibly."""
    s.phase = "setup"
    s.active = side
    todo = to_deploy(s, side)
    if not todo:
        s.push(("markers", side))
        return
    u = taken if taken in todo else todo[0]
    menu = Menu(
        s,
        Way("auto", Auto, rule="2.3-m", final=partial(_settles, s, side)),
        Way(
            "on",
            On,
            nouns.hexes(s),
            rule="2.3-m",
            why_not=partial(why_not_deploy_at, s, u),
            among=lambda: deploy_hexes(s, u),
            judged=True,
        ),
        Way(
            "take",
            Take,
            nouns.own(side),
            rule="2.3-m",
            why_not=partial(why_not_take, s, u, todo, takes),
            among=todo,
        ),
    )
    ask = Ask.of(seat(side), "deploy", "2.3-m", menu, {"unit": PIECES[u].id})
    match (yield from open_with(s, ("deploy", side, taken, takes), ask)):
        case On(h):
            settle(s, u, h)
            s.push(("deploy", side))
        case Take(x):
            s.push(("deploy", side, x, takes + 1))
        case Auto():
            for x in todo:
                if x in s.waiting:
                    settle(s, x, best_hex(s, x))
            s.push(("markers", side))


def _settles(s: Battlefield, side: int) -> Final:
    """What follows on placing the rest: one's own markers, the enemy's pieces, or the first turn's dice."""
    if markers_left(s, side):
        return ""
    match s.agenda[-1:]:
        case [("deploy", int(other))] if to_deploy(s, other):
            return ""
        case [("turn",)]:
            return "dice"  # 3.2-a
    return "perhaps"


def to_deploy(s: Battlefield, side: int) -> list[int]:
    """Pieces that are placed by themselves: what rides comes with its ride."""
    return sorted(
        (
            u
            for u, zone in s.waiting.items()
            if PIECES[u].side == side and s.brief.zones[zone].turn == 0 and u not in s.load
        ),
        # The narrowest zones first, so that others do not fill them.
        key=lambda u: (
            s.member.get(u, -1) < 0 and not PIECES[u].fire,
            s.brief.zones[s.waiting[u]].hexes.bit_count(),
            s.member.get(u, 999),
            PIECES[u].leader,
            u,
        ),
    )


def why_not_take(s: Battlefield, u: int, todo: list[int], takes: int, x: int) -> Refusal | None:
    """2.3-m, 2.3-q: any piece may be the next; one that goes with units when there are some."""
    if x == u:
        return Refusal("2.3-m", "is-next", {"unit": PIECES[x].id})
    if x not in todo:
        return Refusal("2.3-m", "not-to-deploy", {"unit": PIECES[x].id})
    if takes == TAKES:
        return Refusal("2.3-m", "place-first", {"unit": PIECES[u].id})
    if _lone(s, x) and not deploy_hexes(s, x):
        return Refusal("2.3-q", "units-first", {"unit": PIECES[x].id})
    return None


def settle(s: Battlefield, u: int, h: int) -> None:
    """Place a piece at set-up with its load or its rider."""
    for x in [x for x, on in s.load.items() if on == u]:
        s.waiting.pop(x, None)
    place(s, u, h)
    for x in [x for x, on in s.load.items() if on == u]:
        place(s, x, h)
    take_control(s, h)


def deploy_zone(s: Battlefield, u: int) -> int:
    """Its zone; wider by a ring where the zone has no room left."""
    grid = the_board(s).grid
    zone = s.brief.zones[s.waiting[u]].hexes
    while not any(_no_room(s, u, h) is None for h in bits(zone)):
        zone = grid.widened(zone)
    return zone


def _lone(s: Battlefield, u: int) -> bool:
    """2.3-q: commissars, chaplains and trucks that belong to no formation."""
    return PIECES[u].category in ("commissar", "chaplain", "transport") and s.member.get(u, -1) < 0


def deploy_hexes(s: Battlefield, u: int) -> list[int]:
    if _lone(s, u) and u not in s.load.values():
        return [h for h in sorted(s.stacks) if _why_not_with(s, u, h) is None]
    hexes = [h for h in bits(deploy_zone(s, u)) if _no_room(s, u, h) is None]
    return ([h for h in hexes if h in s.stacks] or hexes) if _lone(s, u) else hexes


def why_not_deploy_at(s: Battlefield, u: int, h: int) -> Refusal | None:
    """2.3-b, 2.3-m, 2.3-q: its own zone or with the side's units, within stacking, on fit ground.

    A loaded truck brings its unit: where none of its zone has room for it, it begins a stack.
    """
    lone = _lone(s, u)
    if lone and u not in s.load.values():
        return _why_not_with(s, u, h)
    if not deploy_zone(s, u) >> h & 1:
        return Refusal("2.3-b", "not-your-zone", {"hex": code(s, h)})
    refusal = _no_room(s, u, h)
    if refusal is None and lone and h not in s.stacks and any(x in s.stacks for x in deploy_hexes(s, u)):
        return Refusal("2.3-q", "with-units", {"hex": code(s, h)})
    return refusal


def _why_not_with(s: Battlefield, u: int, h: int) -> Refusal | None:
    """2.3-q: with any of the side's deployed units."""
    if not any(PIECES[x].side == PIECES[u].side and is_unit(x) for x in s.stacks.get(h, ())):
        return Refusal("2.3-q", "with-units", {"hex": code(s, h)})
    return _no_room(s, u, h)


def _no_room(s: Battlefield, u: int, h: int) -> Refusal | None:
    """2.3-m: stacking and prohibited terrain at set-up."""
    p = PIECES[u]
    if h in s.stacks and any(PIECES[x].side != p.side for x in s.stacks[h]):
        return Refusal("4-b", "enemy-there", {"hex": code(s, h)})
    if not fits(s, h, [u, *cargo(s, u)]):
        return Refusal("4-a", "overstacked", {"hex": code(s, h)})
    if wet(s, h) and s.brief.river == "major" and not bridged(s, h):
        return Refusal("12.9.2-a", "river-no-stay", {"hex": code(s, h)})
    return cannot_end(s, u, h)


def best_hex(s: Battlefield, u: int) -> int:
    """A sensible place: cover and objectives for defenders, the front of the zone for attackers."""
    options = deploy_hexes(s, u)
    ground = the_board(s)
    side = PIECES[u].side
    goals = [h for h, _ in s.brief.objectives]
    grid = ground.grid
    mates = [s.at[x] for x in s.at if s.member.get(x, -1) == s.member.get(u, -2)]
    if PIECES[u].leader and mates:
        options = [h for h in options if h in mates] or options

    def worth(h: int) -> tuple[float, int]:
        cover = {"built-up": 3.0, "woods": 2.0, "dispersed-buildings": 2.5, "light-woods": 1.5, "rough": 1.0}
        value = cover.get(ground.terrain[h], 0.0)
        value += 0.7 * ground.level[h]
        value -= 0.5 * min((grid.distance(h, g) for g in goals), default=0)
        if s.brief.attacker != side and h in goals:
            value += 3
        if mates:
            value -= 0.6 * min(grid.distance(h, m) for m in mates)
        value -= 0.4 * sum(1 for x in s.stacks.get(h, ()) if is_unit(x))
        return -value, h

    return min(options, key=worth)
