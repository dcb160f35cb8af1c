"""The keen player: steady's rules of thumb, with an eye on who will control the regions.

Support is what the war is won by, and at the end of a turn it goes by regions (12.3-a). A side alone in a
region controls it; where both stand, the cities that each holds are diced for (12.2-b). So one brigade at
large shakes an enemy's region, a lone raider in ours is worth a battle, and whoever moves counts both ends of
his way. Battles are reckoned by what they truly cost: a division that must lose one CF is a brigade then
(9.2-c), and its support goes with it. Aircraft fly in every battle: they are ready again next turn.

The numbers of a stance were chosen by matches against `steady`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Any

from frente.engine import Ask
from frente.games.arriba import bot
from frente.games.arriba.answers import (
    Attack,
    Close,
    Counter,
    Create,
    Guerrilla,
    Influence,
    Open,
    Rebuild,
    Target,
    To,
)
from frente.games.arriba.definitions import (
    BIT,
    BRIGADE,
    COLONIAL,
    COUNTRIES,
    ENEMY,
    INDEX,
    INTERVENTION_EP,
    IT,
    LAST_TURN,
    MED_PORTS,
    PLACE_IDS,
    REGION_AREAS,
    REGION_OF,
    SUPPORT_EP,
    TOWARD,
    TRACK_END,
    UNIT_KIND,
    UNITS,
    G,
    R,
    areas_of,
)
from frente.games.arriba.rules import combat, strength
from frente.games.arriba.rules.movement import reach, why_not_city
from frente.games.arriba.rules.organization import regroup_tokens
from frente.games.arriba.rules.politics import boxes_won, influence_drm
from frente.games.arriba.rules.table import ALL, look_up
from frente.games.arriba.state import Arriba, Group, Support, cf, group_cf, groups_at, occupied, seat_side

SURE = 3
"""So many cities in a region make its control sure (12.2-c)."""


@dataclass(frozen=True, slots=True)
class Stance:
    """What a keen player goes by."""

    regions: float = 4.0
    """What control of a region is worth, in what a battlegroup's place is worth."""
    prize: float = 1.0
    """The same where a battle would change it, beside losses."""
    least: float = 0.15
    """What a move must better."""
    fair: float = 0.4
    """The least expected gain of an attack worth making."""
    cities: float = 1.0
    """What the worth of cities is multiplied by."""
    raiders: int = 3
    """How many brigades go alone."""
    care: float = 1.0
    """How much own losses count beside the enemy's."""
    esteem: float = 1.0
    """What a point of support is worth, in CF, where a division is lost."""
    money: float = 0.5
    """What an equipment point from abroad is worth, in support."""
    drift: float = 0.25
    """What a box on the way to help is worth a turn, in support."""
    ahead: int = 8
    """How many turns of help are counted."""
    thrift: float = 1.0
    """How many times its price an attempt abroad must bring."""
    floor: int = 20
    """The support that is not spent abroad."""
    waiting: int = 2
    """How many units may wait in Morocco before no more are raised there."""


class Regions:
    """Who stands in each region, and in how many of its cities, without one battlegroup."""

    __slots__ = ("cities", "here", "side")

    def __init__(self, s: Arriba, side: str, apart: int = -1) -> None:
        self.side = INDEX[side]
        self.here = ([0] * len(REGION_AREAS), [0] * len(REGION_AREAS))
        self.cities = ([0] * len(REGION_AREAS), [0] * len(REGION_AREAS))
        for g in s.groups.values():
            if g.units and g.id != apart:
                region = REGION_OF[g.area]
                self.here[INDEX[g.side]][region] += 1
                self.cities[INDEX[g.side]][region] += g.city

    def lead(self, region: int, more: int = 0, city: int = 0, fewer: int = 0, lost: int = 0) -> float:
        """Our chance to control a region less theirs, with some more of us or fewer of them."""
        us, them = self.side, 1 - self.side
        ours, theirs = self.here[us][region] + more, self.here[them][region] - fewer
        if not ours or not theirs:
            return float(bool(ours)) - bool(theirs)
        held = min(SURE, self.cities[us][region] + city), min(SURE, self.cities[them][region] - lost)
        return (held[0] - held[1]) / SURE

    def coming(self, area: int, city: bool) -> float:
        """What a battlegroup of ours changes by being there."""
        region = REGION_OF[area]
        return self.lead(region, 1, int(city)) - self.lead(region)

    def beaten(self, d: Group) -> float:
        """What changes if an enemy battlegroup is gone."""
        region = REGION_OF[d.area]
        return self.lead(region, fewer=1, lost=int(d.city)) - self.lead(region)


@dataclass(frozen=True, slots=True)
class Keen:
    """A policy: plays by a stance."""

    stance: Stance

    def __call__(self, s: Arriba, ask: Ask, luck: Random) -> str:
        own: dict[str, Callable[[Arriba, Ask], str]] = {
            "politics": self.politics,
            "spend": self.spend,
            "organize": self.organize,
            "regroup": self.regroup,
            "destination": self.destination,
            "attack": self.attack,
            "counter": self.attack,
            "target": self.target,
            "air": air,
        }
        if ask.kind not in own:
            return bot.steady(s, ask, luck)
        answer = own[ask.kind](s, ask)
        return answer if ask.accepts(answer) else bot.steady(s, ask, luck)

    # --- politics and money -------------------------------------------------------------------------
    def politics(self, s: Arriba, ask: Ask) -> str:
        """What an attempt abroad brings in support and money till the war's end, less its price."""
        side, stance = seat_side(ask.seat), self.stance
        have, left = s.ps[INDEX[side]], min(stance.ahead, LAST_TURN - s.turn + 1)
        chosen, gain = "done", 0.0
        now = self.aid(s.boxes, side)
        for token, answer in bot.answers(ask):
            if not isinstance(answer, Influence):
                continue
            country, extra = answer
            price = 2 + 3.5 * extra
            if price > have - stance.floor:
                continue
            if side == R and country == IT and "ctv" not in s.came and not occupied(s, R) & MED_PORTS:
                continue  # without a Mediterranean port the Italian corps would never come (5.4.2-c)
            drm = extra + sum(n for _, n, _ in influence_drm(s, side, country))
            total = 0.0
            for die in range(1, 7):
                boxes = list(s.boxes)
                box = boxes[country] + TOWARD[side] * boxes_won(die + drm)
                boxes[country] = min(TRACK_END, max(-TRACK_END, box))
                total += self.aid(boxes, side) - now
            worth = left * total / 6 - stance.thrift * price
            if worth > gain:
                chosen, gain = token, worth
        return chosen

    def aid(self, boxes: list[int], side: str) -> float:
        """What the powers give us a turn less what they give the enemy (5.4), in support."""
        total = 0.0
        for sign, toward in ((1, TOWARD[side]), (-1, -TOWARD[side])):
            most = 0
            for country in range(len(COUNTRIES)):
                box = boxes[country] * toward
                most = max(most, box)
                if box >= 2:
                    dice, points = (INTERVENTION_EP if box == TRACK_END else SUPPORT_EP)[country]
                    total += sign * self.stance.money * (3.5 * dice + points)
                total += sign * self.stance.drift * box / 2
            total += sign * (7.0 if most == TRACK_END else 3.5 if most >= 2 else -3.5)
        return total

    def spend(self, s: Arriba, ask: Ask) -> str:
        """As steady does, but no more for Africa than can be lifted from there."""
        wish = bot.spend(s, ask, Random(0)) or "done"
        if len(s.morocco) < self.stance.waiting or not ask.accepts(wish) or not from_africa(ask.value(wish)):
            return wish
        others = (
            token
            for token, answer in bot.answers(ask)
            if isinstance(answer, (Create, Rebuild)) and answer.kind == BRIGADE and not from_africa(answer)
        )
        return next(others, wish)

    # --- organization -------------------------------------------------------------------------------
    def organize(self, s: Arriba, ask: Ask) -> str:
        side = seat_side(ask.seat)
        for token, answer in bot.answers(ask):
            if isinstance(answer, Open) and self.better(s, side, ask.seat, answer.area) is not None:
                return token
        return "done"

    def regroup(self, s: Arriba, ask: Ask) -> str:
        close: Close = ask.value("close")
        return self.better(s, seat_side(ask.seat), ask.seat, close.area) or "close"

    def better(self, s: Arriba, side: str, seat: str, area: int) -> str | None:
        """Steady's order, but some brigades stay alone or leave their battlegroup to raid."""
        alone = sum(is_raider(g) for g in s.groups.values() if g.side == side)
        wish = bot.better(s, side, seat, area)
        if alone <= self.stance.raiders and wish is not None and wish.startswith("join "):
            unit = wish.split()[1]
            if any(is_raider(g) and UNITS[g.units[0]].id == unit for g in groups_at(s, side, area)):
                wish = None
        if wish is None and alone < self.stance.raiders:
            for g in groups_at(s, side, area):
                spare = [u for u in g.units if UNIT_KIND[u] == BRIGADE]
                if not g.city and len(g.units) > 1 and spare:
                    token = f"join {UNITS[min(spare, key=lambda u: (cf(s, u), u))].id} new"
                    if token in regroup_tokens(s, side, seat, area):
                        return token
        return wish

    # --- movement -----------------------------------------------------------------------------------
    def destination(self, s: Arriba, ask: Ask) -> str:
        g = next((s.groups[answer.group] for _, answer in bot.answers(ask) if isinstance(answer, To)), None)
        if g is None or not g.units:
            return "stay"
        stance, sight, regions = self.stance, bot.Sight(s, g.side), Regions(s, g.side, g.id)
        taken = occupied(s, ENEMY[g.side]) | sight.cities

        def worth(area: int, city: bool) -> float:
            more = (stance.cities - 1.0) * bot.city_worth(s, area) if city else 0.0
            return bot.standing(s, sight, g, area, city) + more + stance.regions * regions.coming(area, city)

        token, most = "stay", worth(g.area, g.city) + stance.least
        for area in areas_of(reach(s, g, g.area)):
            for city in (True, False):
                if area == g.area and city == g.city:
                    continue
                if city and taken & BIT[area] and why_not_city(s, g.side, area, g.id):
                    continue
                value = worth(area, city)
                if value > most:
                    token, most = f"to {PLACE_IDS[area]} {'city' if city else 'large'}", value
        return token

    # --- combat -------------------------------------------------------------------------------------
    def attack(self, s: Arriba, ask: Ask) -> str:
        side = seat_side(ask.seat)
        regions = Regions(s, side)
        chosen, gain = "done", self.stance.fair + (0.0 if s.ps[INDEX[side]] > 20 else 0.3)
        for token, answer in bot.answers(ask):
            worth = 0.0
            match answer:
                case Guerrilla(area) if s.ep[0] > bot.RESERVE:
                    fresh = [g for g in groups_at(s, R, area) if not strength.all_disrupted(s, g)]
                    worth = 0.3 * max((group_cf(s, g) for g in fresh), default=0)
                case Attack(group):
                    g = s.groups[group]
                    worth = self.best_target(s, regions, g, combat.targets(s, g), strength.ATTACK)
                case Counter(group):
                    g = s.groups[group]
                    worth = self.best_target(s, regions, g, combat.counter_targets(s, g), strength.COUNTER)
            if worth > gain:
                chosen, gain = token, worth
        return chosen

    def best_target(self, s: Arriba, regions: Regions, g: Group, found: list[Target], kind: str) -> float:
        return max(self.target_worth(s, regions, g, target, kind) for target in found)

    def target_worth(self, s: Arriba, regions: Regions, g: Group, target: Target, kind: str) -> float:
        if not isinstance(target, int) or not s.groups[target].units:
            return 0.8
        d = s.groups[target]
        return self.expected_gain(s, g, d, kind, self.stance.prize * regions.beaten(d))

    def expected_gain(self, s: Arriba, a: Group, d: Group, kind: str, prize: float) -> float:
        """What they lose less what we lose, with what it does to support, over the six faces."""
        own, german = strength.air_choices(s, a, True, kind)[0]
        armor, artillery = strength.asset_choices(s, a, True, kind)[0]
        ours = Support(own, german, armor, artillery)
        their_air = min(s.air_ready[INDEX[d.side]], len(d.units))
        theirs = Support(their_air, 0, 0, min(d.artillery, len(d.units)))
        paid = s.ep[INDEX[a.side]] > 0
        number = strength.final_column(s, a, d, strength.attack_strength(s, a, paid, kind))
        drms = [*strength.modifiers(s, a.side, ours, True), *strength.modifiers(s, d.side, theirs, False)]
        if d.city:
            prize += self.stance.cities * bot.city_worth(s, d.area)
        return mean_gain(
            number,
            sum(n for _, n, _ in drms),
            strength.all_disrupted(s, d),
            tuple(sorted(cf(s, u) for u in d.units)),
            tuple(sorted(cf(s, u) for u in a.units)),
            prize,
            self.stance.care,
            self.stance.esteem,
        )

    def target(self, s: Arriba, ask: Ask) -> str:
        regions = Regions(s, seat_side(ask.seat))

        def worth(aim: Any) -> float:
            return self.target_worth(s, regions, s.groups[aim.group], aim.target, aim.kind)

        return bot.best(ask, worth)


def is_raider(g: Group) -> bool:
    """A brigade that goes alone."""
    return len(g.units) == 1 and not g.city and UNIT_KIND[g.units[0]] == BRIGADE


def from_africa(answer: Any) -> bool:
    return isinstance(answer, (Create, Rebuild)) and answer.faction == COLONIAL


def air(s: Arriba, ask: Ask) -> str:
    """All there is: it is ready again next turn."""
    return ask.options()[0]


LADDER = {
    1: ((0, 0), (1, 0)),
    2: ((0, 0), (1, 2), (2, 2)),
    4: ((0, 0), (3, 1), (4, 1)),
    5: ((0, 0), (3, 0), (4, 2), (5, 2)),
}
"""What a unit of so many CF may give up (9.2-c), with the support that goes with it (9.2-b)."""


@lru_cache(1 << 12)
def toll(units: tuple[int, ...], number: int, esteem: float) -> tuple[int, float]:
    """The cheapest way to lose that many CF: how many go, and what that is worth."""
    if number <= 0 or not units:
        return 0, 0.0
    best, price = 0, float("inf")
    for given, support in LADDER[units[0]]:
        more, cost = toll(units[1:], number - given, esteem)
        if given + more < min(number, sum(units)):
            continue
        if (whole := given + cost + esteem * support) < price:
            best, price = given + more, whole
    return best, price


@lru_cache(1 << 14)
def mean_gain(
    number: int,
    drm: int,
    weak: bool,
    theirs: tuple[int, ...],
    ours: tuple[int, ...],
    prize: float,
    care: float,
    esteem: float,
) -> float:
    """What an attack brings, in CF: the column, what adds to the die, the CF of the units on both sides."""
    total = 0.0
    all_theirs, all_ours = sum(theirs), sum(ours)
    for die in range(1, 7):
        outcome = look_up(number, die + drm, weak)
        if outcome.exchange:
            total += 0.2 * (all_ours - all_theirs) / max(all_ours, all_theirs)
            continue
        due = all_theirs if outcome.defender == ALL else outcome.defender + outcome.points
        loss, worth = toll(theirs, min(all_theirs, due), esteem)
        owed = all_ours if outcome.attacker == ALL else outcome.attacker
        cost, price = toll(ours, min(all_ours, owed), esteem)
        total += worth - care * price
        if loss >= all_theirs:
            total += 1.0 + prize
        elif loss > cost:
            total += 0.5
    return total / 6


GOVERNMENT = Stance(
    regions=3.6991,
    prize=0.6388,
    least=0.196,
    fair=0.3673,
    cities=0.9102,
    raiders=3,
    care=0.7632,
    esteem=0.8045,
    money=0.4936,
    drift=0.2828,
    ahead=11,
    thrift=0.8916,
    floor=17,
    waiting=2,
)
REBEL = Stance(
    regions=3.3202,
    prize=1.065,
    least=0.144,
    fair=0.3898,
    cities=0.9522,
    raiders=3,
    care=0.6574,
    esteem=0.7795,
    money=0.6362,
    drift=0.2921,
    ahead=14,
    thrift=0.9074,
    floor=20,
    waiting=1,
)
"""Found by `python -m tools.stances arriba government --seed A --stances 32 --check 100`, and so for the
Rebel, beginning with what a stance is where nothing is told."""
KEEN = {G: Keen(GOVERNMENT), R: Keen(REBEL)}
"""The script of those who think."""
