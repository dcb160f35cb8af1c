"""11.3: the search for losses against a count of every way, over random stacks."""

import contextlib
import random

import pytest
from tests.games.crusade.board import table

from frente.games.crusade.definitions import AT, FOE, OF_KIND, UNIT, UNITS
from frente.games.crusade.rules import losses
from frente.games.crusade.state import Battle, put, reduce, steps_left

CORPS = {
    "nat": ["nat-corps-i", "nat-corps-v", "nat-corps-aragon", "nat-corps-navarra", "nat-corps-ctv"],
    "rep": [
        "rep-corps-i",
        "rep-corps-v",
        "rep-corps-euzkadi",
        "rep-corps-asturian-1",
        "rep-corps-asturian-2",
    ],
}
DIVISIONS = {
    "nat": ["nat-inf", "nat-mil", "nat-mil-nav", "nat-cav", "nat-afr", "nat-pz1", "nat-cv33", "nat-ita"],
    "rep": [
        "rep-rpa",
        "rep-mil",
        "rep-mil-ast",
        "rep-mil-bas",
        "rep-pol",
        "rep-t26",
        "rep-int",
        "rep-mil-cnt",
    ],
}


class Count:
    """All ways, one step after the other, without any cleverness: what 11.3 says and no more."""

    def __init__(self, afr, armor, division):
        self.afr, self.armor, self.division = afr, armor, division

    def value(self, hit, absorbed, phantoms):
        """11.3.4, then both duties, AFR, armor (11.3.7), then CL-R45, then real steps (11.3.5.1-b)."""
        duty = 2 * (self.afr and "afr" in hit) + (self.armor and "armor" in hit)
        return (absorbed, duty, int(self.division and "division" in hit), -phantoms)

    def best(self, units, reserve, left, hit=frozenset(), absorbed=0, phantoms=0):
        """The best value from here, and the names of the units whose step can come next on the way to it."""
        found, first = self.value(hit, absorbed, phantoms), set()
        for i, (name, steps, lf, marks, pool) in enumerate(units):
            if lf > left:
                continue
            rest = [u for j, u in enumerate(units) if j != i]
            stock = dict(reserve)
            if steps > 1:
                rest.append((name, steps - 1, lf, marks, pool))
            elif pool:
                full, worn = stock[pool]
                if full:
                    stock[pool] = (full - 1, worn)
                    rest.append((f"{name}+", 2, 1, {"division"}, ""))
                elif worn:
                    stock[pool] = (full, worn - 1)
                    rest.append((f"{name}+", 1, 1, {"division"}, ""))
                else:
                    rest.append(("phantom", 2, 1, {"phantom"}, ""))
            value, _ = self.best(
                rest, stock, left - lf, hit | marks, absorbed + lf, phantoms + ("phantom" in marks)
            )
            if value > found:
                found, first = value, {name}
            elif value == found and first:
                first.add(name)
        return found, first


def random_stack(luck, side):
    """Some counters of a side, its Reserve Box, and whether the armor was claimed and R45 played."""
    m = table(clear=True, reserve={"nat": [], "rep": []})
    s = m.state
    units = [UNIT[name] for name in luck.sample(CORPS[side], luck.randint(0, 2))]
    kinds = [luck.choice(DIVISIONS[side]) for _ in range(luck.randint(0 if units else 1, 2))]
    units += [OF_KIND[kind][n] for n, kind in enumerate(kinds)]
    units = list(dict.fromkeys(units))
    for u in units:
        put(s, u, AT["caspe"])
        if luck.random() < 0.5:
            reduce(s, u)
    spare = [u for kind in DIVISIONS[side] for u in OF_KIND[kind] if u not in units]
    for u in luck.sample(spare, luck.randint(0, 3)):
        put(s, u, -2)
        if luck.random() < 0.5:
            reduce(s, u)
    return s, units


def plain(s, u):
    """A counter for the count."""
    unit = UNITS[u]
    marks = set() if unit.corps else {"division"}
    if unit.type == "AFR":
        marks.add("afr")
    if unit.type in ("PZ-I", "CV-33", "T-26"):
        marks.add("armor")
    lf = unit.kind.full[1]
    return (unit.id, steps_left(s, u), lf, marks, losses.pool_of(u) if unit.corps else "")


def stock(s, side):
    """Full and reduced divisions in the RB, by who may be replaced by them."""
    pools = {"nat": ["nat", "italian"], "rep": ["rep", "asturias", "santander", "basque"]}[side]
    found = {}
    for pool in pools:
        there = [u for u in range(len(UNITS)) if s.where[u] == -2 and losses.may_replace(pool, u)]
        worn = sum(s.reduced >> u & 1 for u in there)
        found[pool] = (len(there) - worn, worn)
    return found


@pytest.mark.rule("crusade", "11.3.4-a", "11.3.4-b", "11.3.5-a", "11.3.5.1", "11.3.5.1-b", "11.3.7-b")
@pytest.mark.parametrize("seed", range(90))
def test_11_3_the_search_finds_what_a_full_count_finds(seed):
    luck = random.Random(seed)
    side = luck.choice(["nat", "rep"])
    s, units = random_stack(luck, side)
    attacker = luck.random() < 0.7
    claimed = luck.random() < 0.5
    spares = side == "rep" and luck.random() < 0.5
    ln = luck.randint(1, 5)
    b = Battle(side if attacker else FOE[side], AT["alcaniz"], 1, left=ln, armor=claimed)
    if attacker:
        b.attackers, b.attacker_cards = tuple(units), ("R45",) if spares else ()
    else:
        b.defenders = tuple(units)
    s.battle = b
    types = {UNITS[u].type for u in units}
    count = Count(
        attacker and "AFR" in types,
        attacker and claimed and bool(types & {"PZ-I", "CV-33", "T-26"}),
        attacker and spares,
    )
    (absorbed, *_), first = count.best([plain(s, u) for u in units], stock(s, side), ln)
    found, ghost = losses.choices(s, b, attacker)
    assert not ghost
    # Of two equal counters of one space only one is offered.
    assert {UNITS[u].kind.id for u in found} == {UNITS[UNIT[name]].kind.id for name in first}
    assert len(found) <= len(first)
    assert bool(found) == bool(absorbed)


@pytest.mark.rule("crusade", "11.3.4-a", "11.3.5.1", "11.3.5.3")
@pytest.mark.parametrize("seed", range(40))
def test_11_3_every_way_through_the_asks_absorbs_the_same(seed):
    luck = random.Random(1000 + seed)
    side = luck.choice(["nat", "rep"])
    s, units = random_stack(luck, side)
    ln = luck.randint(1, 5)
    b = s.battle = Battle(FOE[side], AT["alcaniz"], 1, left=ln, defenders=tuple(units))
    (most, *_), _ = Count(False, False, False).best([plain(s, u) for u in units], stock(s, side), ln)
    survives = losses.survives(s, b, False, ln)
    found, ghost = losses.choices(s, b, False)
    while found or ghost:
        if ghost:
            losses.spend_phantom(b)
        else:
            unit = luck.choice(found)
            losses.count_step(s, b, unit, False)
            flow = losses.lose_step(s, unit, False, False)
            for ask in flow:  # which division replaces a corps
                with contextlib.suppress(StopIteration):
                    flow.send(luck.choice(ask.options()))
        found, ghost = losses.choices(s, b, False)
    assert ln - b.left == most
    assert bool(b.defenders) == survives
