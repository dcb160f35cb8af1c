"""Chapter 11.3: losses. The search for legal ways is exact.

A Loss Number must be absorbed as far as possible and never exceeded (11.3.4-a). Among the ways that
absorb the most, the first-loss duties of AFR and armor rank (11.3.7-b), then the rule of Limited
Offensive (CL-R45), then real steps before those of a division that is only reckoned with (11.3.5.1-b).
The owner takes one step at a time; a step is legal if a best way can still be completed after it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from frente.engine import Ask, Flow, Menu, Refusal, Way
from frente.engine import put as answer_to
from frente.games.crusade.answers import Pick
from frente.games.crusade.cards import combat as cards
from frente.games.crusade.definitions import (
    ARMOR,
    FACTORS,
    FOE,
    NAT,
    OF_TYPE,
    REGIONS,
    REP,
    RESERVE,
    SPACE_IDS,
    UNIT_IDS,
    UNITS,
)
from frente.games.crusade.nouns import TWIN_NOUN
from frente.games.crusade.state import (
    Battle,
    Crusade,
    eliminate,
    factors,
    is_reduced,
    one_of_each,
    put,
    reduce,
    steps_left,
)

AFR = OF_TYPE["AFR"]


# --- replacements of corps (11.3.5) ---------------------------------------------------------------------
def pool_of(unit: int) -> str:
    """Which divisions may replace a corps: a region's, the Italians', or the side's common ones."""
    u = UNITS[unit]
    if u.region in REGIONS or u.region == "italian":
        return u.region  # 11.3.5.2-b, 11.3.5.2-d
    return u.side


def may_replace(pool: str, unit: int) -> bool:
    """11.3.5.2-a, -b, 11.3.5.2-c, -d, 11.3.5.2-e: may this division replace a corps of that pool?"""
    u = UNITS[unit]
    if pool == "italian":
        return u.type == "ITA"
    if pool in REGIONS:
        return u.region == pool and not u.corps
    if pool == NAT:
        return u.side == NAT and u.type in ("MIL", "INF")
    return u.side == REP and u.region not in REGIONS and u.type in ("RPA", "MIL")


def replacements(s: Crusade, pool: str) -> list[int]:
    """11.3.5-a: the divisions in the RB to choose from, one of each type: full ones first."""
    there = [u.index for u in UNITS if s.where[u.index] == RESERVE and may_replace(pool, u.index)]
    full = [u for u in there if not is_reduced(s, u)]
    return one_of_each(s, full or there)


def why_not_replace(s: Crusade, corps: int, unit: int) -> Refusal | None:
    """11.3.5-a, 11.3.5.2: may this division take the place of the corps?"""
    args = {"unit": UNIT_IDS[unit], "corps": UNIT_IDS[corps]}
    if not may_replace(pool_of(corps), unit):
        return Refusal("11.3.5-a", "cannot-replace", args)
    if s.where[unit] != RESERVE:
        return Refusal("11.3.5-a", "replace-from-reserve", args)
    if is_reduced(s, unit) and not is_reduced(s, replacements(s, pool_of(corps))[0]):
        return Refusal("11.3.5-a", "replace-full-first", args)
    return None


def reserve_counts(s: Crusade, pool: str) -> tuple[int, int]:
    """How many full and reduced divisions the RB has for a pool."""
    there = [u.index for u in UNITS if s.where[u.index] == RESERVE and may_replace(pool, u.index)]
    worn = sum(1 for u in there if is_reduced(s, u))
    return len(there) - worn, worn


# --- the search (pure) --------------------------------------------------------------------------------
class Item(NamedTuple):
    """Something that can lose steps: LFs of the steps left, its duty mark, and the pool of a corps."""

    lfs: tuple[int, ...]
    tag: str = ""
    """`afr`, `armor`, `phantom` or none."""
    pool: str = ""
    """For a corps: who replaces it."""


Value = tuple[int, int, int, int]
"""Absorbed (11.3.4-b: first), duty, whether a division was hit (where it matters), minus phantom steps."""


@dataclass(frozen=True, slots=True)
class Duties:
    """What ranks among ways that absorb the same."""

    afr: bool = False
    armor: bool = False
    division_first: bool = False


Reserve = tuple[tuple[str, int, int], ...]
"""By pool: how many full and reduced divisions can replace its corps."""
Hits = tuple[bool, bool, bool]
"""An AFR step, an armor step, a division's step has been taken."""


def hit(hits: Hits, item: Item) -> Hits:
    """The hits after one more step."""
    return (
        hits[0] or item.tag == "afr",
        hits[1] or item.tag == "armor",
        hits[2] or not (item.pool or item.tag == "phantom"),
    )


class Search:
    """Best ways to absorb a Loss Number; answers are kept for one decision."""

    def __init__(self, duties: Duties) -> None:
        self.duties = duties
        self.most = (2 * duties.afr + duties.armor, int(duties.division_first), 0)
        self.memo: dict[tuple[tuple[Item, ...], Reserve, int, Hits], Value] = {}

    def best(self, items: tuple[Item, ...], reserve: Reserve, left: int, hits: Hits) -> Value:
        """The rank of the best way from here on."""
        key = (items, reserve, left, hits)
        found = self.memo.get(key)
        if found is None:
            found = self._leaf(hits)
            most = (left, *self.most)
            tried = None
            for i, item in enumerate(items):
                if found >= most:
                    break  # nothing can be better
                if item == tried or item.lfs[0] > left:
                    continue
                tried = item
                found = max(found, self.after(items, reserve, left, hits, i))
            self.memo[key] = found
        return found

    def after(self, items: tuple[Item, ...], reserve: Reserve, left: int, hits: Hits, index: int) -> Value:
        """The rank of the best way that begins with a step of this item."""
        item = items[index]
        rest, reserve = without_step(items, reserve, index)
        value = self.best(rest, reserve, left - item.lfs[0], self._counting(hit(hits, item)))
        return (value[0] + item.lfs[0], value[1], value[2], value[3] - (item.tag == "phantom"))

    def _counting(self, hits: Hits) -> Hits:
        """The hits that can still matter, so that equal cases are found equal."""
        d = self.duties
        return (d.afr and hits[0], d.armor and hits[1], d.division_first and hits[2])

    def _leaf(self, hits: Hits) -> Value:
        d = self.duties
        duty = 2 * (d.afr and hits[0]) + (d.armor and hits[1])  # 11.3.7-b
        return (0, duty, int(d.division_first and hits[2]), 0)


def without_step(items: tuple[Item, ...], reserve: Reserve, index: int) -> tuple[tuple[Item, ...], Reserve]:
    """What is left when one item has lost a step."""
    item = items[index]
    rest = items[:index] + items[index + 1 :]
    if len(item.lfs) > 1:
        rest = (*rest, Item(item.lfs[1:], item.tag, item.pool))
    elif item.pool:
        successor, reserve = _successor(item.pool, reserve)
        rest = (*rest, successor)
    return tuple(sorted(rest)), reserve


def _successor(pool: str, reserve: Reserve) -> tuple[Item, Reserve]:
    """11.3.5-a, 11.3.5.1: a full division, else a reduced one, else a phantom of two steps and LF 1."""
    for i, (name, full, worn) in enumerate(reserve):
        if name != pool:
            continue
        if full:
            return Item((1, 1)), (*reserve[:i], (name, full - 1, worn), *reserve[i + 1 :])
        if worn:
            return Item((1,)), (*reserve[:i], (name, full, worn - 1), *reserve[i + 1 :])
    return Item((1, 1), "phantom"), reserve


# --- one decision ---------------------------------------------------------------------------------------
def item_of(s: Crusade, unit: int) -> Item:
    """A counter as the search sees it."""
    u = UNITS[unit]
    lfs = (FACTORS[1][unit][1],) if steps_left(s, unit) == 1 else (FACTORS[0][unit][1], FACTORS[1][unit][1])
    if u.corps:
        return Item(lfs, "", pool_of(unit))
    return Item(lfs, "afr" if AFR >> unit & 1 else "armor" if ARMOR >> unit & 1 else "")


def duties_of(s: Crusade, b: Battle, attacker: bool) -> Duties:
    """11.3.6-a, 11.3.6-b: only for the Attacker; armor only where its DRM was claimed (CL-N18)."""
    if not attacker:
        return Duties()
    afr = b.afr_hit or any(AFR >> u & 1 for u in b.attackers)  # 17.6.5-b
    armor = b.armor and (b.armor_hit or any(ARMOR >> u & 1 for u in b.attackers))
    return Duties(afr, armor, cards.spares_a_step(b))


def reserve_of(s: Crusade, items: tuple[Item, ...]) -> Reserve:
    """The divisions that can replace corps among the items."""
    return tuple((pool, *reserve_counts(s, pool)) for pool in sorted({i.pool for i in items if i.pool}))


def survives(s: Crusade, b: Battle, attacker: bool, ln: int) -> bool:
    """Is a counter of a side left once it has absorbed so much? All legal ways agree on that."""
    units = b.attackers if attacker else b.defenders
    if not attacker and ln:
        units = tuple(u for u in units if not s.retreated >> u & 1)  # 11.4.6-b
    items = tuple(sorted(item_of(s, u) for u in units))
    reserve = reserve_of(s, items)
    search = Search(duties_of(s, b, attacker))
    left, hits = ln, (False, False, False)
    best = search.best(items, reserve, left, hits)
    while best[0]:
        ways = (i for i, item in enumerate(items) if item.lfs[0] <= left)
        step = next(i for i in ways if search.after(items, reserve, left, hits, i) == best)
        left, hits = left - items[step].lfs[0], hit(hits, items[step])
        items, reserve = without_step(items, reserve, step)
        best = search.best(items, reserve, left, hits)
    if attacker and left < ln and cards.spares_a_step(b):
        return True  # CL-R45: one step comes back
    return any(item.tag != "phantom" for item in items)


class Decision:
    """Which step comes next: the counters of a side, those only reckoned with (-1), and the best rank."""

    def __init__(self, s: Crusade, b: Battle, attacker: bool) -> None:
        there = [(item_of(s, u), u) for u in (b.attackers if attacker else b.defenders)]
        there += [(Item((1,) * n, "phantom"), -1) for n in b.phantoms]
        there.sort(key=lambda pair: pair[0])
        self.items = tuple(item for item, _ in there)
        self.units = [unit for _, unit in there]
        self.reserve = reserve_of(s, self.items)
        self.left = b.left
        self.hits = (b.afr_hit, b.armor_hit, b.division_hit)
        self.search = Search(duties_of(s, b, attacker))
        self.best = self.search.best(self.items, self.reserve, self.left, self.hits)

    def value(self, index: int) -> Value:
        """The rank of the best way that begins with a step of this item."""
        return self.search.after(self.items, self.reserve, self.left, self.hits, index)


def choices(s: Crusade, b: Battle, attacker: bool) -> tuple[list[int], bool]:
    """The counters that may lose the next step, and whether a phantom must take it instead."""
    d = Decision(s, b, attacker)
    if d.best[0] == 0:
        return [], False
    good: list[int] = []
    ghost = False
    for i, (item, unit) in enumerate(zip(d.items, d.units, strict=True)):
        if item.lfs[0] > b.left or d.value(i) != d.best:
            continue
        if unit < 0:
            ghost = True
        else:
            good.append(unit)
    return sorted(one_of_each(s, good)), ghost and not good


def open_losses(s: Crusade, b: Battle, attacker: bool) -> None:
    """11.2.8: what is to be absorbed; 11.4.6-b: a defender who retreated in this AR is lost at once."""
    b.left = b.defender_ln if attacker else b.attacker_ln
    if attacker or b.attacker_ln < 1:
        return
    for u in b.defenders:
        if s.retreated >> u & 1:
            b.defenders = tuple(d for d in b.defenders if d != u)
            eliminate(s, u, b.defender_oos)
            s.note("caught", "11.4.6-b", unit=UNIT_IDS[u])


def take(s: Crusade, role: str) -> Flow[None]:
    """11.3.1, 11.3.2-a: one side absorbs the LN inflicted on it, one step after the other."""
    b = s.battle
    assert b is not None
    attacker = role == "attacker"
    side = b.side if attacker else FOE[b.side]
    open_losses(s, b, attacker)
    while b.left:
        units, ghost = choices(s, b, attacker)
        if ghost:
            spend_phantom(b)
            s.note("phantom", "11.3.5.1", side=side)
            continue
        if not units:
            break
        unit = units[0]
        if len(units) > 1:
            unit = yield from _choose_loser(s, b, attacker, units)
        count_step(s, b, unit, attacker)
        yield from lose_step(s, unit, b.attacker_oos if attacker else b.defender_oos, attacker)
    end_losses(b)


def count_step(s: Crusade, b: Battle, unit: int, attacker: bool) -> None:
    """A step of this counter is about to be lost: what it absorbs, and the duty it meets."""
    b.left -= factors(s, unit)[1]
    if attacker:
        hits = (b.afr_hit, b.armor_hit, b.division_hit)
        b.afr_hit, b.armor_hit, b.division_hit = hit(hits, item_of(s, unit))


def _choose_loser(s: Crusade, b: Battle, attacker: bool, units: list[int]) -> Flow[int]:
    why_not = partial(why_not_lose, s, b, attacker)
    menu = Menu(s, Way("lose", Pick, TWIN_NOUN, rule="11.3.2-a", why_not=why_not, among=units, judged=True))
    side = b.side if attacker else FOE[b.side]
    about = {"left": b.left, "place": SPACE_IDS[b.space]}
    answer: Pick = yield from answer_to(Ask.of(side, "losses", "11.3.4-a", menu, about))
    return answer.unit


def why_not_lose(s: Crusade, b: Battle, attacker: bool, unit: int) -> Refusal | None:
    """May this counter take the next step?"""
    units = b.attackers if attacker else b.defenders
    args = {"unit": UNIT_IDS[unit], "left": b.left}
    if unit in (b.defenders if attacker else b.attackers):
        return Refusal("11.2.8", "other-side-loses", dict(args))
    if unit not in units:
        return Refusal("11.1.7", "not-in-combat", dict(args))
    lf = factors(s, unit)[1]
    if lf > b.left:
        return Refusal("3.0-lf", "lf-too-big", {**args, "lf": lf})
    d = Decision(s, b, attacker)
    absorbed, duty, division, ghosts = d.value(d.units.index(unit))
    if absorbed < d.best[0]:
        return Refusal("11.3.4-a", "absorbs-less", {**args, "most": d.best[0], "least": absorbed})
    if duty < d.best[1]:
        return Refusal("11.3.7-a", "first-loss", dict(args))
    if division < d.best[2]:
        return Refusal("CL-R45", "division-first", dict(args))
    if ghosts < d.best[3]:
        return Refusal("11.3.5.1-b", "real-first", dict(args))
    return None


def end_losses(b: Battle) -> None:
    """Nothing more can be absorbed."""
    b.left = 0
    b.phantoms = ()


def spend_phantom(b: Battle) -> None:
    """A step of a division that is only reckoned with absorbs one."""
    b.left -= 1
    first, *rest = b.phantoms
    b.phantoms = tuple(([first - 1] if first > 1 else []) + rest)


def lose_step(s: Crusade, unit: int, oos: bool, attacker: bool) -> Flow[None]:
    """One step off a counter in combat: flipped, or eliminated and, a corps, replaced."""
    b = s.battle
    assert b is not None
    space = s.where[unit]
    if steps_left(s, unit) == 2:
        reduce(s, unit)
        s.note("step-lost", "11.3.2-a", unit=UNIT_IDS[unit])
        if attacker:
            b.lost = (*b.lost, (unit, space, 1, -1))
        return
    new = -1
    if UNITS[unit].corps:
        new = yield from replace(s, unit, oos)  # 11.3.2-b
        if new < 0:
            b.phantoms = (*b.phantoms, 2)
    else:
        eliminate(s, unit, oos)  # 11.3.3, 13.3.4-b
        s.note("eliminated", "11.3.2-a", unit=UNIT_IDS[unit], for_good=oos)
    leave_battle(b, unit, new)
    if attacker:
        if new >= 0:
            s.fought |= 1 << new  # 11.1.5-a: it fights in this combat, so in no other of this AR
        b.lost = (*b.lost, (unit, space, 0, new))


def leave_battle(b: Battle, unit: int, new: int) -> None:
    """A counter is gone from the combat; its replacement fights on (11.3.5.3)."""
    more = (new,) if new >= 0 else ()
    if unit in b.attackers:
        b.attackers = (*(u for u in b.attackers if u != unit), *more)
    else:
        b.defenders = (*(u for u in b.defenders if u != unit), *more)


def replace(s: Crusade, unit: int, oos: bool) -> Flow[int]:
    """11.3.5-a, 11.3.5-b: a division from the RB takes the corps' place; gives it, or -1 for none."""
    space = s.where[unit]
    side = UNITS[unit].side
    found = replacements(s, pool_of(unit))
    if not found:
        eliminate(s, unit, True)
        s.note("eliminated", "11.3.5-b", unit=UNIT_IDS[unit], for_good=True)
        return -1
    new = found[0]
    if len(found) > 1:
        why_not = partial(why_not_replace, s, unit)
        menu = Menu(
            s, Way("replace", Pick, TWIN_NOUN, rule="11.3.5-a", why_not=why_not, among=found, judged=True)
        )
        (new,) = yield from answer_to(Ask.of(side, "replace", "11.3.5-a", menu, {"unit": UNIT_IDS[unit]}))
    eliminate(s, unit, oos)
    put(s, new, space)
    s.note("replaced", "11.3.5-a", unit=UNIT_IDS[unit], by=UNIT_IDS[new], place=SPACE_IDS[space])
    return new
