"""Chapter 9.2: what a battlegroup may give up for a number of CF, and what happens to it then."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import NamedTuple

from frente.engine import Refusal
from frente.games.arriba.answers import Part, Step
from frente.games.arriba.definitions import (
    BIT,
    BRIGADE,
    CF,
    DESTROYED_PSP,
    ENEMY,
    INDEX,
    NO_REPLACEMENT,
    ONE_STEP,
    PLACE_IDS,
    TWO_STEP,
    UNIT_BIT,
    UNIT_FACTION,
    UNIT_KIND,
    UNITS,
)
from frente.games.arriba.nouns import GONE, PART, REMNANT
from frente.games.arriba.state import (
    Arriba,
    Group,
    cadre,
    clear_marks,
    group_cf,
    off_map,
    put_group,
    replace_unit,
    take_from_pool,
)
from frente.games.arriba.titles import lost_point, point, title, title_now

# What a unit may come down to, with the CF given up till then (9.2-c, 9.2-d).
_LADDER = {
    BRIGADE: ((0, ""), (1, GONE)),
    REMNANT: ((0, ""), (1, BRIGADE), (2, GONE)),
    ONE_STEP: ((0, ""), (3, BRIGADE), (4, GONE)),
    TWO_STEP: ((0, ""), (3, REMNANT), (4, BRIGADE), (5, GONE)),
}


class Loss(NamedTuple):
    """A set of losses: how far each unit comes down, and the points given up."""

    steps: tuple[tuple[int, str], ...]
    """(unit, what it becomes) for each unit that loses anything."""
    armor: int = 0
    german: int = 0
    artillery: int = 0
    fort: int = 0
    cf: int = 0


class Required(NamedTuple):
    """9.2.1-a: what must be among an attacker's losses."""

    units: tuple[int, ...] = ()
    """One of these: the units of the highest cadre level, where it gave a shift to the right."""
    armor: bool = False


def required(s: Arriba, attacker: Group, cadre_shift: int, armor_used: int) -> Required:
    """9.2.1-a, 9.2.1-b; the defender has none (9.2.1-c)."""
    best: tuple[int, ...] = ()
    if cadre_shift > 0:
        top = max(cadre(s, u) for u in attacker.units)
        best = tuple(u for u in attacker.units if cadre(s, u) == top)
    return Required(best, armor_used > 0)


def everything(s: Arriba, g: Group, fort: bool) -> int:
    """9.2-h: all CF, and one for each asset point and fortification."""
    return group_cf(s, g) + g.tanks + g.artillery + fort


def allocations(s: Arriba, g: Group, number: int, fort: bool, wanted: Required) -> list[Loss]:
    """9.2-f: every way to reach the number in which nothing could be left out."""
    found: list[Loss] = []
    for loss in _all_losses(s, g, number, fort):
        if loss.cf >= number and meets(loss, number, wanted) and not _wasteful(s, loss, number, wanted):
            found.append(loss)
    return found


def meets(loss: Loss, number: int, wanted: Required) -> bool:
    """Required losses judged by the number to lose: with a number of 1 either kind will do."""
    if number <= 1 and wanted.units and wanted.armor:
        return any(u in wanted.units for u, _ in loss.steps) or loss.armor + loss.german > 0
    by_unit = not wanted.units or any(u in wanted.units for u, _ in loss.steps)
    return by_unit and (not wanted.armor or loss.armor + loss.german > 0)


def _all_losses(s: Arriba, g: Group, number: int, fort: bool) -> Iterator[Loss]:
    """Losses up to the number, one representative for units that are alike."""
    keyed = sorted(g.units, key=lambda u: (_alike(s, u), u))
    ladders = [_ladder(s, u) for u in keyed]
    same = [i > 0 and _alike(s, keyed[i]) == _alike(s, keyed[i - 1]) for i in range(len(keyed))]
    points = [
        (a, d, t, f)
        for a in range(min(g.armor, number) + 1)
        for d in range(min(g.german, number) + 1)
        for t in range(min(g.artillery, number) + 1)
        for f in range(2 if fort else 1)
    ]
    for levels in itertools.product(*[range(len(ladder)) for ladder in ladders]):
        if any(same[i] and levels[i] > levels[i - 1] for i in range(1, len(levels))):
            continue
        steps = tuple((keyed[i], ladders[i][n][1]) for i, n in enumerate(levels) if n)
        unit_cf = sum(ladders[i][n][0] for i, n in enumerate(levels))
        if not _brigades_suffice(s, steps):
            continue
        for a, d, t, f in points:
            yield Loss(steps, a, d, t, f, unit_cf + a + d + t + f)


def _alike(s: Arriba, u: int) -> tuple[int, ...]:
    return (UNIT_FACTION[u], CF[UNIT_KIND[u]], s.remnant >> u & 1, s.improved >> u & 1, s.disrupted >> u & 1)


def _brigades_suffice(s: Arriba, steps: tuple[tuple[int, str], ...]) -> bool:
    """9.2-e: a brigade must be off the map for each unit that becomes one."""
    needed: dict[int, int] = {}
    for unit, becomes in steps:
        if becomes == BRIGADE:
            needed[UNIT_FACTION[unit]] = needed.get(UNIT_FACTION[unit], 0) + 1
    return all(count <= _brigades_free(s, faction, steps) for faction, count in needed.items())


def _brigades_free(s: Arriba, faction: int, steps: tuple[tuple[int, str], ...]) -> int:
    """Brigade counters off the map, with those that fall in the same battle."""
    fallen = sum(
        1
        for u, becomes in steps
        if becomes == GONE and UNIT_FACTION[u] == faction and UNIT_KIND[u] == BRIGADE
    )
    return off_map(s, faction, BRIGADE).bit_count() + fallen


def _wasteful(s: Arriba, loss: Loss, number: int, wanted: Required) -> bool:
    """Could one loss be left out and the number still be reached?"""
    return any(less.cf >= number and meets(less, number, wanted) for less in _one_less(s, loss))


def _one_less(s: Arriba, loss: Loss) -> Iterator[Loss]:
    """The loss without one of its parts."""
    for field in ("armor", "german", "artillery", "fort"):
        count = getattr(loss, field)
        if count:
            yield _with(loss, field, count - 1, loss.cf - 1)
    for i, (unit, becomes) in enumerate(loss.steps):
        ladder = _ladder(s, unit)
        at = next(n for n, step in enumerate(ladder) if step[1] == becomes)
        for lower in range(at - 1, -1, -1):
            cf, name = ladder[lower]
            rest = loss.steps[:i] + (((unit, name),) if name else ()) + loss.steps[i + 1 :]
            if _brigades_suffice(s, rest):
                yield loss._replace(steps=rest, cf=loss.cf - ladder[at][0] + cf)
                break


def _with(loss: Loss, field: str, count: int, cf: int) -> Loss:
    points = {name: getattr(loss, name) for name in ("armor", "german", "artillery", "fort")}
    return Loss(loss.steps, **{**points, field: count}, cf=cf)


def next_steps(s: Arriba, g: Group) -> list[Loss]:
    """The single losses open to a battlegroup now, for an exchange (9.2-g)."""
    found = []
    seen = set()
    for u in g.units:
        if _alike(s, u) in seen:
            continue
        seen.add(_alike(s, u))
        ladder = _ladder(s, u)
        for cf, name in ladder[1:]:
            if name != BRIGADE or off_map(s, UNIT_FACTION[u], BRIGADE):
                found.append(Loss(((u, name),), cf=cf))
                break
    for field in ("armor", "german", "artillery"):
        if getattr(g, field):
            found.append(_with(Loss(()), field, 1, 1))
    return found


def parts(loss: Loss) -> tuple[Part, ...]:
    """Units first, then points: na-d01 to a brigade, armor, artillery."""
    found: list[Part] = [Step(u, becomes) for u, becomes in loss.steps]
    for field in ("armor", "german", "artillery", "fort"):
        found += [field] * getattr(loss, field)
    return tuple(found)


# --- why not these ---------------------------------------------------------------------------------
def is_part(g: Group, part: Part) -> bool:
    """Does the battlegroup have this to lose?"""
    if isinstance(part, Step):
        return part.unit in g.units
    return part == "fort" or bool(getattr(g, part))


def why_not(
    s: Arriba, g: Group, number: int, fort: bool, wanted: Required, given: tuple[Part, ...]
) -> Refusal:
    """Why these losses are none of those that may be chosen."""
    loss = _loss_of(s, g, fort, given)
    if isinstance(loss, Refusal):
        return loss
    args = {"number": number, "cf": loss.cf}
    if not _brigades_suffice(s, loss.steps):
        return Refusal("9.2-e", "no-brigade-left", {})
    if loss.cf < number:
        return Refusal("9.2-f", "too-few-losses", args)
    if not meets(loss, number, wanted):
        return Refusal("9.2.1-a", "required-losses", args)
    if _wasteful(s, loss, number, wanted):
        return Refusal("9.2-f", "more-than-needed", args)
    return Refusal("2.2-b", "equal-losses", {})


def _loss_of(s: Arriba, g: Group, fort: bool, given: tuple[Part, ...]) -> Loss | Refusal:
    """The loss that these parts make."""
    have = {"armor": g.armor, "german": g.german, "artillery": g.artillery, "fort": int(fort)}
    counts = dict.fromkeys(have, 0)
    steps: dict[int, str] = {}
    total = 0
    for part in given:
        if not isinstance(part, Step):
            counts[part] += 1
            total += 1
            if counts[part] > have[part]:
                return Refusal("9.2-f", "not-with-it", {"unit": point(part), "group": title(s.groups, g.id)})
            continue
        args = {"unit": UNITS[part.unit].id, "group": title(s.groups, g.id), "becomes": part.becomes}
        if part.unit not in g.units:
            return Refusal("9.2-f", "not-with-it", args)
        ladder = _ladder(s, part.unit)
        cost = next((cf for cf, becomes in ladder if becomes == part.becomes), None)
        if cost is None or part.unit in steps:
            return Refusal("9.2-c", "no-such-step", args)
        steps[part.unit] = part.becomes
        total += cost
    return Loss(tuple(steps.items()), **counts, cf=total)


def why_not_step(s: Arriba, g: Group, part: Part) -> Refusal:
    """9.2-g: why this is not the next step of an exchange."""
    if not isinstance(part, Step) or part.unit not in g.units:
        name = UNITS[part.unit].id if isinstance(part, Step) else point(part)
        return Refusal("9.2-g", "not-with-it", {"unit": name, "group": title(s.groups, g.id)})
    unit = part.unit
    other = next(u for u in g.units if _alike(s, u) == _alike(s, unit))
    if other != unit:
        return Refusal("2.2-b", "same-counter", {"unit": UNITS[unit].id, "other": UNITS[other].id})
    if part.becomes == BRIGADE and not off_map(s, UNIT_FACTION[unit], BRIGADE):
        return Refusal("9.2-e", "no-brigade-left", {})
    return Refusal("9.2-g", "step-by-step", {"unit": UNITS[unit].id})


def _ladder(s: Arriba, unit: int) -> tuple[tuple[int, str], ...]:
    return _LADDER[REMNANT if s.remnant >> unit & 1 else UNIT_KIND[unit]]


def apply(s: Arriba, group_id: int, loss: Loss, rule: str) -> None:
    """Carry out losses: counters, pools, and what they are worth (9.2-b)."""
    called = title_now(s.groups, group_id)
    g = s.groups[group_id]
    i = INDEX[g.side]
    for field in ("armor", "german", "artillery"):
        count = getattr(loss, field)
        if count:
            g = g._replace(**{field: getattr(g, field) - count})
            score(s, g.side, "ap", count)
            if field == "german":
                s.condor[1] = "lost"  # 5.4.2-f
    s.groups[group_id] = g
    if loss.fort:
        s.forts[i] &= ~BIT[g.area]
    # Brigades fall first: their counters may then replace divisions (9.2-e).
    order = sorted(loss.steps, key=lambda step: (UNIT_KIND[step[0]] != BRIGADE, step))
    for unit, becomes in order:
        reduce(s, group_id, unit, becomes)
    put_group(s, s.groups[group_id])
    s.note(
        "lost",
        rule,
        group=g.name,
        **{"group-name": called},
        side=g.side,
        place=PLACE_IDS[g.area],
        cf=loss.cf,
        what=[PART.write(part) for part in parts(loss)],
        told=[UNITS[part.unit].id if isinstance(part, Step) else lost_point(part) for part in parts(loss)],
    )


def reduce(s: Arriba, group_id: int, unit: int, becomes: str) -> None:
    """Bring one unit down."""
    kind, faction = UNIT_KIND[unit], UNIT_FACTION[unit]
    was_remnant = bool(s.remnant >> unit & 1)
    before = 2 if was_remnant else CF[kind]
    after = {REMNANT: 2, BRIGADE: 1, GONE: 0}[becomes]
    if faction not in NO_REPLACEMENT:  # 6.1.1-b
        s.cf_lost[INDEX[UNITS[unit].side]] += before - after  # 6.1.1-c
    if becomes == REMNANT:
        s.remnant |= UNIT_BIT[unit]  # 9.2-d; the +1 marker is kept (6.4.1-b)
        return
    if kind != BRIGADE:
        score(s, UNITS[unit].side, kind, 1)
    if becomes == BRIGADE:
        new = take_from_pool(s, faction, BRIGADE)
        replace_unit(s, unit, new)
        clear_marks(s, unit)
        s.unbuilt |= UNIT_BIT[unit]  # 6.3-a
        return
    g = s.groups[group_id]
    s.groups[group_id] = g._replace(units=tuple(u for u in g.units if u != unit))
    clear_marks(s, unit)
    if kind != BRIGADE and off_map(s, faction, BRIGADE):
        # Step by step: the division gives way to a brigade, and the brigade falls.
        fallen = take_from_pool(s, faction, BRIGADE)
        s.unbuilt |= UNIT_BIT[unit]
        s.eliminated |= UNIT_BIT[fallen]
    else:
        s.eliminated |= UNIT_BIT[unit]


def eliminate(s: Arriba, group_id: int, fort: bool, rule: str) -> int:
    """9.2-h: the whole battlegroup goes without substitution; gives the CF lost."""
    g = s.groups[group_id]
    i = INDEX[g.side]
    lost = everything(s, g, fort)
    for unit in g.units:
        kind = UNIT_KIND[unit]
        if UNIT_FACTION[unit] not in NO_REPLACEMENT:
            s.cf_lost[i] += 2 if s.remnant >> unit & 1 else CF[kind]
        if kind != BRIGADE:
            score(s, g.side, kind, 1)
        clear_marks(s, unit)
        s.eliminated |= UNIT_BIT[unit]
    score(s, g.side, "ap", g.tanks + g.artillery)
    if g.german:
        s.condor[1] = "lost"
    if fort:
        s.forts[i] &= ~BIT[g.area]
    called = title_now(s.groups, group_id)
    del s.groups[group_id]
    s.note(
        "eliminated",
        rule,
        group=g.name,
        **{"group-name": called},
        side=g.side,
        place=PLACE_IDS[g.area],
        cf=lost,
        units=[UNITS[u].id for u in g.units],
    )
    return lost


def score(s: Arriba, side: str, kind: str, count: int) -> None:
    """9.2-b: support for destroyed divisions and points, settled at the end of the phase."""
    own, enemy = DESTROYED_PSP[kind]
    s.psp_due[INDEX[side]] += own * count
    s.psp_due[INDEX[ENEMY[side]]] += enemy * count


def lose_air(s: Arriba, side: str, german: bool) -> None:
    """9.1.6-d: an air point is gone; it counts as a destroyed point, not as CF (9.2.3-b)."""
    if german:
        s.condor[0] = "lost"
    else:
        s.air_used[INDEX[side]] -= 1
    score(s, side, "ap", 1)
    s.note("air-lost", "9.1.6-d", side=side, german=german)
