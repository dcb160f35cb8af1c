"""The map as a side sees it for one decision: what spaces are worth, who threatens whom, where units help."""

from __future__ import annotations

from functools import lru_cache

from frente.games.crusade.bot.clash import (
    IS_ARMOR,
    IS_MILITIA,
    IS_SPEAR,
    UNIT_WORTH,
    Force,
    code,
    force,
    prospect,
)
from frente.games.crusade.bot.ground import DEPTH, draw_of, exposure, prizes_of
from frente.games.crusade.cards.lasting import barred
from frente.games.crusade.definitions import (
    AREAS,
    CARD,
    FOE,
    GUADARRAMA,
    MADRID,
    MAIN_CITIES,
    MOUNTAIN,
    NAT,
    NEAR_MADRID,
    RIVER,
    SCENARIOS,
    SIERRA,
    UNITS,
    bits,
)
from frente.games.crusade.rules.supply import counted, supplied
from frente.games.crusade.rules.winter import mountain_drm
from frente.games.crusade.state import Crusade, near, own, spread, units_in

POINT = 0.03
"""What one point of an Operation is worth elsewhere: an attack must promise more."""
STRIKE = 1.5
"""How much of what an attack promises belongs to the place it starts from: this draws units together."""
GUARD = 0.6
"""How much of what an enemy attack promises him counts as danger: he cannot attack everywhere."""
ROAD = 0.025
"""What a unit gains by standing nearer to the enemy's goals."""
LINE = (0.0, 0.3, 0.36, 0.44, 0.6, 0.8, 0.2)
"""By round: how likely a supply line that is cut now stays so until Attrition."""
LINE_MOST = 4.0
"""No line is worth more than this to keep: beyond it one guard more helps little."""
WATCH = (1.0, 1.0, 1.0, 1.0, 1.2, 1.5, 2.0)
"""By round: how much more the Nationalists guard, for the Republic moves last before the war is judged."""
PRESS = (0.0, 0.8, 0.8, 0.9, 1.2, 1.5)
"""By turn: what a point of the Madrid objective is worth."""
BREACH = 0.6
"""How much of what lies open behind a guarded space counts as lost with it."""
SENTRY = 0.55
"""How much of guarding an empty space counts for shock troops: others can do that."""

Foe = tuple[int, Force, str, float, int]
"""An enemy stack next to a space: where, who, its works, what the place is worth, the cold."""
Around = tuple[str, int, str, float, int, bool, tuple[Foe, ...]]
"""What decides the use of units in a space: side, space, works, what it is worth to the enemy, the cold,
turn 1, and the enemies next to it."""


def works_shift(works: str) -> tuple[int, int]:
    """The Attacker's and the Defender's shift by works."""
    if not works:
        return 0, 0
    return (-1, 0) if works == "position" else (-1, 1)


@lru_cache(maxsize=1 << 17)
def promise(
    side: str, target: int, works: str, prize: float, cold: int, first: bool, origins: tuple[int, ...],
    attackers: Force, defenders: Force,
) -> float:  # fmt: skip
    """What an attack promises in victory points."""
    shift, theirs = works_shift(works)
    mountain = MOUNTAIN >> target & 1
    city = MAIN_CITIES >> target & 1
    river = all(RIVER[o] >> target & 1 for o in origins)
    shift -= mountain + city + river
    if SIERRA >> target & 1 or any(SIERRA >> o & 1 for o in origins):
        shift -= 1
    drm = cold
    if not (mountain or city or works or river) and any(IS_ARMOR[c] and not c & 1 for c in attackers):
        drm += 1
    if first and side != NAT and any(IS_MILITIA[c] for c in attackers):
        drm -= 1
    holds = bool(mountain) or works.startswith("trench")
    taken, harm, cost = prospect(attackers, defenders, shift, drm, theirs, holds)
    return taken * prize + harm - cost


def eager(value: float) -> float:
    """A bad attack is not made, but strength that makes it less bad is on the way to a good one."""
    return value if value > 0 else 0.3 * max(value, -0.5)


@lru_cache(maxsize=1 << 17)
def strike(around: Around, units: Force) -> float:
    """What the units of a space promise by attacking from it."""
    side, space, _, _, _, first, foes = around
    if not units or not foes:
        return 0.0
    best = -1.0
    for target, theirs, works, prize, cold in foes:
        best = max(best, promise(side, target, works, prize, cold, first, (space,), units, theirs))
    return eager(best - POINT)


@lru_cache(maxsize=1 << 17)
def danger(around: Around, units: Force) -> float:
    """What the enemies next to a space promise themselves by attacking it."""
    side, space, works, loss, cold, first, foes = around
    if not foes:
        return 0.0
    if not units:
        return 0.0  # what walking in is worth: `Survey.cover`
    best = -1.0
    foe = FOE[side]
    ranked = sorted(foes, key=lambda f: -len(f[1]))
    for lead in ranked[:3]:
        best = max(best, promise(foe, space, works, loss, cold, first, (lead[0],), lead[1], units) - POINT)
    if len(ranked) > 1:
        origins = (ranked[0][0], ranked[1][0])
        attackers = tuple(sorted(ranked[0][1] + ranked[1][1]))
        best = max(best, promise(foe, space, works, loss, cold, first, origins, attackers, units) - 2 * POINT)
    return eager(best)


@lru_cache(maxsize=1 << 17)
def use(around: Around, units: Force, new: int) -> float:
    """What one more unit adds in a space: attacks it makes better, danger it takes away."""
    more = tuple(sorted((*units, new)))
    gain = STRIKE * (strike(around, more) - strike(around, units))
    return gain + GUARD * (danger(around, units) - danger(around, more))


class Survey:
    """One side's view of the map, with stacks that can be moved about in thought."""

    def __init__(self, s: Crusade, side: str) -> None:
        self.s = s
        self.side = side
        self.foe = FOE[side]
        self.stacks = list(s.stacks)
        self.mine = units_in(s, side)
        self.theirs = units_in(s, self.foe)
        self.open = self.theirs & ~barred(s, side)
        self.fed = counted(s, side)
        self.prize = prizes_of(s, side)
        self.draw = draw_of(s, side)
        self.loss = self.with_lines(prizes_of(s, self.foe))
        self._posts: dict[tuple[int, int], tuple[tuple[int, ...], float]] = {}
        self._around: dict[int, Around] = {}
        self._cover: dict[int, float] = {}
        self._stakes: dict[int, float] = {}

    def with_lines(self, prizes: tuple[float, ...]) -> tuple[float, ...]:
        """What the loss of each space would cost, with the units whose supply line runs through it."""
        s = self.s
        weight = LINE[s.round]
        reach = spread(s, self.theirs) & ~self.theirs
        reach |= spread(s, reach & ~self.mine)
        watch = WATCH[s.round] if self.side == NAT else 1.0
        found = [watch * prize for prize in prizes]
        for space in bits(reach & own(s, self.side) & self.fed):
            s.control ^= 1 << space
            cut = self.fed & ~counted(s, self.side) & ~(1 << space)
            s.control ^= 1 << space
            if cut:
                found[space] += round(min(LINE_MOST, weight * self.worth_in(cut)), 2)
        return tuple(found)

    def around(self, space: int) -> Around:
        """What decides the use of units in a space."""
        found = self._around.get(space)
        if found is None:
            s = self.s
            foes = tuple(
                (p, force(s, s.stacks[p]), s.works.get(p, ""), round(self.prize[p], 2), mountain_drm(s, p))
                for p in bits(near(s, space) & self.open)
            )
            found = (
                self.side, space, s.works.get(space, ""), round(self.loss[space] + self.behind(space), 2),
                mountain_drm(s, space), s.turn == 1, foes,
            )  # fmt: skip
            self._around[space] = found
        return found

    def others(self, space: int, unit: int) -> Force:
        """The force of a space without one unit."""
        return force(self.s, [u for u in self.stacks[space] if u != unit])

    def post(self, unit: int, space: int) -> float:
        """What it is worth that a unit stands in a space."""
        stack = self.stacks[space]
        if unit in stack:
            stack = tuple([u for u in stack if u != unit])
        kind = code(self.s, unit)
        known = self._posts.get((space, kind))
        if known is not None and known[0] == stack:
            return known[1]
        spear = IS_SPEAR[kind]
        value = use(self.around(space), force(self.s, stack), kind)
        if not stack:
            value += self.cover(space) * (SENTRY if spear else 1.0)
        value += ROAD * self.draw[space] * UNITS[unit].kind.full[0] * (2.0 if spear else 1.0)
        self._posts[space, kind] = (stack, value)
        return value

    def cover(self, space: int) -> float:
        """What it is worth to bar an otherwise empty space: nobody walks into it or past it."""
        found = self._cover.get(space)
        if found is None:
            bit = 1 << space
            if not near(self.s, space) & ~self.mine:
                found = 0.0
            else:
                found = self.exposure(self.mine & ~bit) - self.exposure(self.mine | bit)
            self._cover[space] = found
        return found

    def behind(self, space: int) -> float:
        """What a breach here lays open: the ground that only the guards of this space bar."""
        return BREACH * max(0.0, self.cover(space) - DEPTH[0] * self.loss[space])

    def exposure(self, mine: int) -> float:
        """What enemies could walk into if so many spaces were held."""
        s = self.s
        return exposure(self.side, mine, self.theirs, s.control, self.loss)

    def attack(self, target: int, units: list[int]) -> float:
        """What an attack by these units promises, Event and Madrid included."""
        if not units:
            return 0.0
        s = self.s
        origins = tuple(sorted({s.where[u] for u in units}))
        drm = mountain_drm(s, target) + self.bonus(target)
        prize = round(self.prize[target] + self.stakes(target), 2)
        value = promise(
            self.side, target, s.works.get(target, ""), prize, drm,
            s.turn == 1, origins, force(s, units), force(s, s.stacks[target]),
        )  # fmt: skip
        return value + self.press(target, -1 if target == MADRID else -2)

    def bonus(self, target: int) -> int:
        """What the Event being played gives to every attack there."""
        s = self.s
        row = CARD[s.playing].effect("attack_bonus") if s.playing else None
        if row is None or CARD[s.playing].side != self.side:
            return 0
        if row["attacks"] == "all":
            return int(row["drm"]) if AREAS[row["area"]] >> target & 1 else 0
        return int(row["drm"]) if s.bonus_left else 0

    def press(self, space: int, level: int) -> float:
        """17.3.2-a: what a deed at or next to Madrid saves on turn 5."""
        s = self.s
        if self.side != NAT or s.turn > 5 or SCENARIOS[s.scenario]["first_turn"] != 1:
            return 0.0
        if space != MADRID and (not NEAR_MADRID >> space & 1 or space == GUADARRAMA):
            return 0.0
        return PRESS[s.turn] * max(0, level - s.madrid)

    def stakes(self, space: int) -> float:
        """What taking a space means for supply: enemies cut off, own units joined again, before Attrition."""
        found = self._stakes.get(space)
        if found is None:
            s = self.s
            s.control ^= 1 << space
            theirs, mine = supplied(s, self.foe), counted(s, self.side)
            s.control ^= 1 << space
            cut = supplied(s, self.foe) & ~theirs & self.theirs & ~(1 << space)
            joined = mine & ~self.fed & self.mine
            found = 0.6 * self.urgency(self.foe) * self.worth_in(cut)
            found += 0.8 * self.urgency(self.side) * self.worth_in(joined)
            self._stakes[space] = found
        return found

    def worth_in(self, spaces: int) -> float:
        """What the units of some spaces are worth."""
        s = self.s
        return sum(UNIT_WORTH[code(s, u)] for p in bits(spaces) for u in s.stacks[p])

    def urgency(self, side: str) -> float:
        """How near a side's Attrition Segment is."""
        left = 6 - self.s.round
        if side == NAT:  # it comes before the Republic's last round
            left -= self.side != NAT
        if left < 0:
            return 0.0
        return (1.0, 0.6, 0.35, 0.2, 0.12, 0.08)[left]

    def shift(self, unit: int, old: int, new: int) -> None:
        """Move a unit in thought."""
        if old >= 0:
            self.stacks[old] = tuple(u for u in self.stacks[old] if u != unit)
        if new >= 0:
            self.stacks[new] = (*self.stacks[new], unit)
