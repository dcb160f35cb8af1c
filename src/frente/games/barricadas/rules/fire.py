"""Chapter 8: attacks by fire. A `Shot` is an attack worked out before the dice; odds read it too."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial

from frente.boards.hexes import OFF
from frente.engine import Ask, Flow, Menu, Refusal, Way, put, roll
from frente.games.barricadas import charts, nouns
from frente.games.barricadas.answers import Hit
from frente.games.barricadas.definitions import AP, ART, AT, ATTACKS, FOES, PIECES, SIDES, STEPS
from frente.games.barricadas.rules.aftermath import Toll, aftermath, toll_of
from frente.games.barricadas.rules.losses import eliminate, lose_step
from frente.games.barricadas.rules.luck import stream
from frente.games.barricadas.rules.morale import rout_again
from frente.games.barricadas.rules.movement import move_type, river_cost, terrain
from frente.games.barricadas.rules.spotting import spots, through_front, why_unseen
from frente.games.barricadas.sight import crest_faced, soft_between, visible
from frente.games.barricadas.state import (
    Battlefield,
    cargo,
    carried,
    code,
    has,
    is_unit,
    mounted,
    quality,
    seat,
    steps,
    targets_in,
    the_board,
)


@dataclass(frozen=True, slots=True)
class Shot:
    """One roll on the Combat Chart against one hex."""

    attack: str
    target: int
    ff: int
    shift: int
    modifiers: tuple[tuple[str, int, str], ...]
    """Name, value, rule."""
    divisor: int
    victims: tuple[int, ...]
    """The units that can be hit."""
    cause: int
    firers: tuple[int, ...] = ()
    guns: tuple[tuple[str, int], ...] = ()
    """Weapon and distance of each firer of an AT attack (8.4.2-e)."""
    mg: bool = False
    """8-b: machine guns against armor 0."""
    caliber: int = 0
    air: int = 0
    """The greatest FF of a single air unit (8.2.1-e)."""
    heavy: bool = False
    """13.6-c: its hits reduce a fortification."""
    wire: bool = False
    """13.2-e: concentrated off-board fire, which can destroy wire."""
    raw: int = 0
    """13.7-a: the FF before halving."""
    one_each: bool = False
    """9.5-e: each hit is a step, whatever armor."""

    @property
    def column(self) -> int:
        return charts.column(self.ff, self.shift)

    @property
    def modifier(self) -> int:
        return sum(value for _, value, _ in self.modifiers)


# --- factors --------------------------------------------------------------------------------------
def printed(u: int, attack: str) -> tuple[int, int, int] | None:
    """The factor, range and reduced factor of an attack; 8-b: machine guns use AP as AT."""
    p = PIECES[u]
    if attack == AT and p.category == "mg":
        return p.fire.get(AP)
    return p.fire.get(attack)


def factor(s: Battlefield, u: int, attack: str, distance: int, halvings: int = 0) -> int:
    """8-d, 2.4-c: the FF at a range, each halving rounded up, losses first."""
    values = printed(u, attack)
    if values is None or distance > 2 * values[1]:
        return 0
    ff = charts.after_losses(values[0], values[2], s.lost.get(u, 0))
    if distance > values[1]:
        halvings += 1
    if mounted(s, u):
        halvings += 1  # 5.6-d
    for _ in range(halvings):
        ff = charts.halved(ff)
    return ff


def shift_of(s: Battlefield, units: Iterable[int]) -> int:
    """2.3-c, 2.3-d: veterans only if all are, green if any is."""
    values = [quality(s, u) for u in units]
    if any(v < 0 for v in values):
        return -1
    return 1 if values and all(v > 0 for v in values) else 0


# --- legality -------------------------------------------------------------------------------------
def can_be_hit(s: Battlefield, u: int, attack: str, by_mg: bool = False) -> bool:
    """8-a, 8-b, 8.3-m: whom an attack type affects."""
    afv = PIECES[u].is_afv
    if attack == AT:
        return afv and (not by_mg or PIECES[u].armor == 0)
    return attack == ART or not afv


def foes(s: Battlefield, h: int, side: int) -> list[int]:
    """What the other side can shoot at in a hex: its units, or officers who are alone there (7.1-b)."""
    units = targets_in(s, h, side)
    return units or [u for u in s.stacks.get(h, ()) if PIECES[u].side == side and PIECES[u].leader]


def victims(s: Battlefield, h: int, side: int, attack: str, firer: int, by_mg: bool = False) -> list[int]:
    """The units of a side in a hex that a direct attack from `firer` can hit."""
    here = foes(s, h, side)
    found = [u for u in here if can_be_hit(s, u, attack, by_mg)]
    if h in s.forts:
        if any(not has(s.inside, u) for u in here):
            return [u for u in found if not has(s.inside, u)]  # 13.6-h
        if attack == AT or not through_front(s, h, firer):
            return []  # 13.6-g
    return found


def friend_between(s: Battlefield, a: int, b: int, side: int) -> bool:
    """8.3-d: no fire through friends at the firer's level on a flat line; along a side only if both hold."""
    board = the_board(s)
    if board.level[a] != board.level[b] or board.grid.touch(a, b):
        return False
    for met in board.grid.line(a, b).crossed:
        if all(
            h != OFF
            and board.level[h] == board.level[a]
            and any(PIECES[u].side == side and is_unit(u) for u in s.stacks.get(h, ()))
            for h in met.hexes
        ):
            return True
    return False


def why_not_shoot(s: Battlefield, u: int, h: int, attack: str, spotting: bool = True) -> Refusal | None:
    """8.3-a to 8.3-d for one firing unit; 8.1.1-b: artillery fires direct like any other."""
    p = PIECES[u]
    if u not in s.at or not is_unit(u):
        return Refusal("8-a", "no-fire", {"unit": p.id})
    if carried(s, u):
        return Refusal("5.5-g", "is-carried", {"unit": p.id})
    if has(s.routed, u):
        return Refusal("10.3.1-a", "is-routed", {"unit": p.id})
    values = printed(u, attack)
    if values is None:
        return Refusal("8-a", "no-factor", {"unit": p.id, "attack": attack})
    board = the_board(s)
    a = s.at[u]
    far = board.grid.distance(a, h)  # 8.3-b: distance first, then the line of sight
    if far == 0 or far > 2 * values[1]:
        args = {"unit": p.id, "hex": code(s, h), "distance": far, "range": 2 * values[1]}
        return Refusal("8-d", "out-of-range", args)
    by_mg = attack == AT and p.category == "mg"
    enemies = foes(s, h, 1 - p.side)
    if not enemies:
        return Refusal("8.3-a", "nobody-there", {"hex": code(s, h)})
    if not any(can_be_hit(s, x, attack, by_mg) for x in enemies):
        return Refusal("8-b" if by_mg else "8-a", "not-affected", {"attack": attack, "hex": code(s, h)})
    unseen = why_unseen(s, a, h)
    if unseen is not None:
        return unseen
    if has(s.inside, u) and a in s.forts and not through_front(s, a, h):
        return Refusal("13.6-b", "behind", {"unit": p.id})
    if not victims(s, h, 1 - p.side, attack, a, by_mg):
        return Refusal("13.6-g", "in-fort", {"hex": code(s, h)})
    if spotting and not any(spots(s, a, x) for x in enemies):
        return Refusal("8.3-c", "not-spotted", {"unit": p.id, "hex": code(s, h)})
    if friend_between(s, a, h, p.side):
        return Refusal("8.3-d", "friends-between", {"hex": code(s, h)})
    return None


def attack_types(u: int) -> list[str]:
    """8-b: a machine gun may attack AFVs of armor 0 as if by AT."""
    return [kind for kind, _ in _REACHES[u]]


def _reaches(u: int) -> tuple[tuple[str, int], ...]:
    kinds = [k for k in ATTACKS if k in PIECES[u].fire]
    if PIECES[u].category == "mg":
        kinds.append(AT)
    return tuple((k, 2 * values[1]) for k in kinds if (values := printed(u, k)) is not None)


_REACHES = tuple(_reaches(p.number) for p in PIECES)
"""8-d: by piece, its attack types and how far each reaches."""


def targets(s: Battlefield, u: int) -> list[tuple[int, str]]:
    """Every hex and attack type this unit could fire alone."""
    return sorted(_targets(s, u))


def has_target(s: Battlefield, u: int) -> bool:
    return next(_targets(s, u), None) is not None


def _targets(s: Battlefield, u: int) -> Iterator[tuple[int, str]]:
    a = s.at.get(u, -1)
    if a < 0:
        return
    enemies = FOES[PIECES[u].side]
    board = the_board(s)
    seen = visible(board, a)
    for h, pieces in s.stacks.items():
        if enemies.isdisjoint(pieces) or not seen >> h & 1:
            continue
        far = board.grid.distance(a, h)
        for kind, reach in _REACHES[u]:
            if far <= reach and why_not_shoot(s, u, h, kind) is None:
                yield h, kind


def why_no_target(s: Battlefield, u: int) -> Refusal:
    """The rule against firing at the nearest enemy: one in reach and open to its fire, else any at all."""
    if u not in s.at:
        return Refusal("8-a", "no-fire", {"unit": PIECES[u].id})
    distance = the_board(s).grid.distance
    found: list[tuple[int, int, int, Refusal]] = []
    for h in s.stacks:
        if not foes(s, h, 1 - PIECES[u].side):
            continue
        for kind in attack_types(u):
            refusal = why_not_shoot(s, u, h, kind)
            if refusal is not None:
                remote = {"not-affected": 1, "out-of-range": 2}.get(refusal.text, 0)
                found.append((remote, distance(s.at[u], h), h, refusal))
    if not found:
        return Refusal("8.3-a", "no-target", {"unit": PIECES[u].id})
    return min(found, key=lambda f: f[:3])[3]


def joined(s: Battlefield, group: Sequence[int]) -> int:
    """8-c: the hexes stacked with or next to a member of the group."""
    grid = the_board(s).grid
    mask = 0
    for u in group:
        mask |= grid.area(s.at[u], 1)
    return mask


# --- an attack worked out -------------------------------------------------------------------------
def divisor(s: Battlefield, h: int, attack: str, units: Sequence[int]) -> int:
    """The defence value: terrain, a trench where it is better (13.5-e), a fortification (13.6-g)."""
    value = charts.defense(attack, terrain(s, h))
    if units and all(has(s.inside, u) for u in units):
        if h in s.forts:
            return max(s.forts[h].value, 3)
        if has(s.trenches, h):
            return max(value, charts.defense(attack, "trench"))
    return value


def common_modifiers(
    s: Battlefield, h: int, attack: str, units: Sequence[int], direct_from: Sequence[int]
) -> tuple[tuple[str, int, str], ...]:
    """8.3-k: everything about the target; `direct_from` are the firers' hexes of a direct attack."""
    board = the_board(s)
    found: list[tuple[str, str]] = []
    if any(walking(s, u) for u in units):
        found.append(("target-moving-foot", "8.3-k"))
    if attack != AT and sum(steps(s, u) for u in units if is_unit(u)) >= 6:
        found.append(("target-six-steps", "8.3-k"))
    if attack == AP and direct_from:
        side = PIECES[units[0]].side if units else 0
        if any(PIECES[u].is_afv and PIECES[u].side == side for u in s.stacks.get(h, ())):
            found.append(("afv-with-infantry", "8.3-k"))
        if any(soft_between(board, a, h) for a in direct_from):
            found.append(("los-through-rough-or-fields", "6.2.1-d"))
    if attack != AT and units and s.positions.get(h, -1) == PIECES[units[0]].side:
        found.append(("improved-position", "13.1.1-c"))
    if any(crest_faced(board, h, a) for a in direct_from):
        found.append(("crest", "12-CRE-c"))
    if any(at_risk(s, u) for u in units):
        found.append(("risky-action", "11-a"))
    return tuple((name, charts.modifier(name), rule) for name, rule in found)


def _met(s: Battlefield, attack: str, units: Sequence[int]) -> tuple[tuple[str, int, str], ...]:
    """9.2-e: of those who have come into the assaulted hex only what they are counts, not where they were."""
    found: list[tuple[str, str]] = []
    if any(walking(s, u) for u in units):
        found.append(("target-moving-foot", "8.3-k"))
    if attack != AT and sum(steps(s, u) for u in units) >= 6:
        found.append(("target-six-steps", "8.3-k"))
    if any(at_risk(s, u) for u in units):
        found.append(("risky-action", "11-a"))
    return tuple((name, charts.modifier(name), rule) for name, rule in found)


def at_risk(s: Battlefield, u: int) -> bool:
    """11-a: in a risky action; who has waded into a river is in one until he leaves it by the same bank."""
    if has(s.risky, u):
        return True
    now = s.march
    return (
        now is not None
        and now.wading
        and u in now.units
        and river_cost(s, move_type(s, u), s.at[u]) >= 0  # 12.9.2-a: else he can only pass along the bank
    )


def walking(s: Battlefield, u: int) -> bool:
    """8.3-k: has it moved on foot in the activation in progress?"""
    marching = s.march is not None and u in s.march.units
    return (marching or u in s.spent) and move_type(s, u) == "foot" and not carried(s, u)


def fire_shot(
    s: Battlefield,
    firers: Sequence[int],
    attack: str,
    h: int,
    half: Collection[int] = (),
    only: Sequence[int] | None = None,
    ground: int = -1,
) -> Shot:
    """8.3-e: an attack by direct fire of one or several units.

    `half` are the units that fire at half FF, `only` those who can be hit, `ground` the hex they have come
    into and whose terrain protects them (defensive fire, 9.2-e).
    """
    grid = the_board(s).grid
    side = 1 - PIECES[firers[0]].side
    by_mg = attack == AT and PIECES[firers[0]].category == "mg"
    found = only if only is not None else victims(s, h, side, attack, s.at[firers[0]], by_mg)
    ranges = [max(1, grid.distance(s.at[u], h)) for u in firers]
    ff = sum(factor(s, u, attack, far, u in half) for u, far in zip(firers, ranges, strict=True))
    hexes = sorted({s.at[u] for u in firers if s.at[u] != h})
    guns = tuple(
        (PIECES[u].weapon, far)
        for u, far in zip(firers, ranges, strict=True)
        if PIECES[u].weapon and attack == AT
    )
    caliber = max((PIECES[u].caliber for u in firers), default=0) if attack == ART else 0
    return Shot(
        attack=attack,
        target=h,
        ff=ff,
        shift=shift_of(s, firers),
        modifiers=common_modifiers(s, h, attack, found, hexes) if ground < 0 else _met(s, attack, found),
        divisor=divisor(s, h, attack, [u for u in found if is_unit(u)])
        if ground < 0
        else charts.defense(attack, terrain(s, ground)),
        raw=sum(factor(s, u, attack, 1) for u in firers),
        victims=tuple(found),
        cause=s.at[firers[0]],
        firers=tuple(firers),
        guns=guns,
        mg=by_mg,
        caliber=caliber,
        # 13.6-g, 13.6-h: direct fire of heavy guns reaches a fortification only when nobody is outside
        heavy=caliber >= 105 and h in s.forts and all(has(s.inside, u) for u in found),
    )


def touched(s: Battlefield, shot: Shot) -> list[int]:
    """8.4.1-a, 8.4.1-b: the victims that a hit of this attack can do anything to."""
    found = []
    for u in shot.victims:
        p = PIECES[u]
        if p.is_afv and not shot.one_each:
            if shot.attack == ART:
                band = charts.caliber_band(shot.caliber, shot.air)
                if not charts.caliber_rolls(band, p.afv_class):
                    continue
            elif not shot.mg and pierces(shot) < p.armor:
                continue
        found.append(u)
    return found


def pierces(shot: Shot) -> int:
    """8.4.2-e: the best penetration of the firers, each at its own range."""
    return max((charts.penetration(weapon, far) for weapon, far in shot.guns), default=-1)


# --- resolution -----------------------------------------------------------------------------------
def shoot(s: Battlefield, shot: Shot, rule: str) -> Flow[int]:
    """8.3: roll, find the hits, allocate them, then losses and morale. Gives the hits."""
    toll = yield from impact(s, shot, rule)
    yield from consequences(s, toll)
    return toll.count


def consequences(s: Battlefield, toll: Toll) -> Flow[None]:
    """8.3-j: what officers and morale make of it, then those flee again who were routed (10.3.3-a)."""
    yield from aftermath(s, toll)
    for u in toll.broken:
        if u in s.at and s.at[u] == toll.hex:
            yield from rout_again(s, u, toll.cause)


def impact(s: Battlefield, shot: Shot, rule: str) -> Flow[Toll]:
    """8.3-e to 8.3-i: the roll, the hits and the steps they cost."""
    dice = yield from roll(stream(s), 2, 6, kind="fire", rule=rule, seat=_roller(s, shot))
    total = sum(dice) + shot.modifier
    result = charts.effect(shot.column, total)
    count = charts.hits(result, shot.divisor)
    s.note(
        "fire",
        rule,
        attack=shot.attack,
        hex=code(s, shot.target),
        ff=shot.ff,
        column=shot.column,
        roll=sum(dice),
        modifier=shot.modifier,
        result=result,
        divisor=shot.divisor,
        hits=count,
        firers=[PIECES[u].id for u in shot.firers],
    )
    if shot.wire and result >= 3 and has(s.wire, shot.target):
        s.wire &= ~(1 << shot.target)  # 13.2-e
        s.note("wire-gone", "13.2-e", hex=code(s, shot.target))
    toll = toll_of(s, shot.target, shot.cause)
    toll.count = count
    toll.broken = _fleeing(s, shot) if result > 0 else []
    if count:
        yield from suffer(s, shot, count, toll)
        yield from make_rubble(s, shot, count)
    return toll


def _fleeing(s: Battlefield, shot: Shot) -> list[int]:
    """10.3.3-a: the routed among those fired at, and routed leaders with them."""
    units = [u for u in shot.victims if has(s.routed, u)]
    if not units:
        return []
    leaders = [
        u
        for u in s.stacks.get(shot.target, ())
        if PIECES[u].leader
        and has(s.routed, u)
        and u not in units
        and u not in s.load
        and PIECES[u].side == PIECES[units[0]].side
    ]
    return units + leaders


def make_rubble(s: Battlefield, shot: Shot, count: int) -> Flow[None]:
    """13.7-a to 13.7-d: heavy artillery on buildings: a die plus the hits plus the marker."""
    bar = {"built-up": 9, "dispersed-buildings": 7}.get(terrain(s, shot.target), 0)
    if not s.brief.rubble or shot.attack != ART or shot.raw < 12 or not bar:
        return
    die = yield from roll(stream(s), 1, 6, kind="rubble", rule="13.7-a", seat=_roller(s, shot))
    total = die[0] + count + s.rubble.get(shot.target, 0)
    s.rubble[shot.target] = 99 if total >= bar else s.rubble.get(shot.target, 0) + count
    s.note("rubble", "13.7-b" if total >= bar else "13.7-c", hex=code(s, shot.target), total=total, need=bar)


def _roller(s: Battlefield, shot: Shot) -> str:
    if shot.firers:
        return seat(PIECES[shot.firers[0]].side)
    return SIDES[s.active]


def suffer(s: Battlefield, shot: Shot, count: int, toll: Toll) -> Flow[None]:
    """8.4.1, 8.4.2: who is hit, and whether a hit costs a step."""
    loners = [u for u in shot.victims if not is_unit(u)]
    if loners and len(loners) == len(shot.victims):
        for u in loners:  # 7.1-b
            n = s.member.get(u, -1)
            if n >= 0 and s.formations[n].officer == u:
                toll.bereft.append(n)
            eliminate(s, u, "7.1-b")
        return
    dealt = yield from allocate(s, shot, count)
    for u, hits in dealt.items():
        toll.hits[u] = hits
        lost = yield from _steps_for(s, shot, u, hits)
        for _ in range(lost):
            _lose(s, u, toll)


def _lose(s: Battlefield, u: int, toll: Toll) -> None:
    """A lost step; 5.5-k: whatever a transport carries or tows loses one too."""
    loads = [x for x in cargo(s, u) if is_unit(x)]
    for x in (u, *loads):
        if x in s.at:
            toll.lost[x] = toll.lost.get(x, 0) + 1
            if x != u:
                toll.hits[x] = toll.hits.get(x, 0) + 1
            lose_step(s, x, "8.4.2-a")


def _steps_for(s: Battlefield, shot: Shot, u: int, hits: int) -> Flow[int]:
    """How many of the hits on a unit cost it a step."""
    p = PIECES[u]
    if not by_dice(shot, u):  # 8.4.2-a, 8.4.2-e
        return hits if not p.is_afv or shot.one_each or pierces(shot) >= p.armor else 0
    good: tuple[int, ...] = (6,)  # 8.4.2-f
    rule = "8.4.2-f"
    if shot.attack == ART:  # 8.4.2-b to 8.4.2-d
        band = charts.caliber_band(shot.caliber, shot.air)
        good = charts.caliber_rolls(band, p.afv_class)
        rule = {"below_100mm": "8.4.2-b", "from_100_to_120mm": "8.4.2-c"}.get(band, "8.4.2-d")
    dice = yield from roll(stream(s), hits, 6, kind="armor", rule=rule, seat=_roller(s, shot))
    return sum(1 for die in dice if die in good)


def allocate(s: Battlefield, shot: Shot, count: int) -> Flow[dict[int, int]]:
    """8.4.1: green before regular before veteran, least losses first, ties by a die or by the owner.

    5.5-l: a transport counts as one unit and its load not at all. 13.5-e: those outside a trench first;
    13.6-d: a fortification takes its turn after the units outside; 8.4.1-g: aircraft hit unarmored units
    before AFVs.
    """
    pool = [u for u in touched(s, shot) if is_unit(u)]
    dealt: dict[int, int] = {}
    fort = s.forts.get(shot.target) if shot.heavy else None
    if fort is not None and not any(not has(s.inside, u) for u in pool):
        dent(s, shot.target, count)  # 13.6-c: units inside are unaffected
        return dealt
    if fort is not None:
        pool = [u for u in pool if not has(s.inside, u)]
    left = count
    while left > 0:
        if fort is not None:
            waiting = [u for u in pool if _open(s, shot, u, dealt)]
            while waiting and left > 0:  # one to each unit outside
                before = dict(dealt)
                left -= yield from _one_hit(s, shot, waiting, dealt, left)
                waiting = [u for u in waiting if dealt.get(u, 0) == before.get(u, 0)]
            if left > 0:
                dent(s, shot.target, 1)
                left -= 1
            if not any(_open(s, shot, u, dealt) for u in pool) and left > 0:
                dent(s, shot.target, left)
                left = 0
            continue
        ready = _first(s, shot, [u for u in pool if _open(s, shot, u, dealt)])
        if not ready:
            return dealt
        left -= yield from _one_hit(s, shot, ready, dealt, left)
    return dealt


def _first(s: Battlefield, shot: Shot, ready: list[int]) -> list[int]:
    """Those who must be hit before the others."""
    if shot.air:
        ready = [u for u in ready if not PIECES[u].is_afv] or ready  # 8.2.1-k, 8.4.1-g
    return [u for u in ready if not has(s.inside, u)] or ready  # 13.5-e


def _open(s: Battlefield, shot: Shot, u: int, dealt: dict[int, int]) -> bool:
    """Can it take another hit? 8.4.2: on an AFV that a die must decide, any number: each hit is rolled."""
    return by_dice(shot, u) or s.lost.get(u, 0) + dealt.get(u, 0) < STEPS


def by_dice(shot: Shot, u: int) -> bool:
    """8.4.2-b to 8.4.2-d, 8.4.2-f: does a die tell whether a hit costs this unit a step?"""
    return PIECES[u].is_afv and not shot.one_each and (shot.attack == ART or shot.mg)


def _one_hit(s: Battlefield, shot: Shot, ready: list[int], dealt: dict[int, int], left: int) -> Flow[int]:
    """Deal one hit, or one to each of several equals when there are enough for all."""
    key = min((quality(s, u), s.lost.get(u, 0) + dealt.get(u, 0)) for u in ready)
    equal = [u for u in ready if (quality(s, u), s.lost.get(u, 0) + dealt.get(u, 0)) == key]
    if len(equal) <= left:
        for u in equal:  # 8.4.1-c, 8.4.1-d, 8.4.1-f
            dealt[u] = dealt.get(u, 0) + 1
        return len(equal)
    if s.brief.owner_hits:
        side = PIECES[equal[0]].side
        otherwise = partial(_why_not_hit, s, shot)
        hit = Way("hit", Hit, nouns.own(side), rule="8.4.1-e", among=equal, otherwise=otherwise)
        about = {"hex": code(s, shot.target)}
        answer = yield from put(Ask.of(seat(side), "hit", "8.4.1-e", Menu(s, hit), about))
        chosen = answer.unit
    else:
        die = yield from roll(stream(s), 1, len(equal), kind="hit", rule="8.4.1-e", seat=_roller(s, shot))
        chosen = equal[die[0] - 1]
    dealt[chosen] = dealt.get(chosen, 0) + 1
    return 1


def _why_not_hit(s: Battlefield, shot: Shot, u: int) -> Refusal:
    """8.4.1-c, 8.4.1-d: who is no choice when equals are hit."""
    args = {"unit": PIECES[u].id}
    if u not in shot.victims:
        return Refusal("8.3-i", "out-of-it", {**args, "hex": code(s, shot.target)})
    if u not in touched(s, shot) or not is_unit(u):
        return Refusal("8.4.1-b", "unhurt", args)
    return Refusal("8.4.1-d", "not-equal", args)


def dent(s: Battlefield, h: int, hits: int) -> None:
    """13.6-c, 13.6-f: a fortification loses one of its value for each hit and falls at 0."""
    fort = s.forts[h]
    value = max(0, fort.value - hits)
    s.note("dent", "13.6-c", hex=code(s, h), value=value)
    if value:
        s.forts[h] = replace(fort, value=value)
        return
    del s.forts[h]
    for u in s.stacks.get(h, ()):
        s.inside &= ~(1 << u)
    s.note("fort-gone", "13.6-f", hex=code(s, h))
