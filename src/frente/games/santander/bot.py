"""The steady bot: a plain staff officer for either side.

It takes the ready-made deployment, moves units to where they mass against the enemy on the way to the
objectives or keep the line closed, attacks by odds, supports with guns and air, and keeps supply. It looks
at nothing its seat may not see: of an enemy stack only the top unit, and a guess at what lies beneath.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from random import Random
from typing import TypeVar

from frente.boards.hexes import bits
from frente.engine import Ask
from frente.games.santander import odds
from frente.games.santander.answers import (
    Advance,
    Arrive,
    Attack,
    Done,
    Enough,
    Fire,
    Go,
    Join,
    Lose,
    Move,
    Pursue,
    Replace,
    Retreat,
    Spend,
    Withdraw,
)
from frente.games.santander.definitions import (
    BIT,
    CHARTS,
    COLUMN,
    COUNT,
    EDGES,
    ENEMY,
    FIGHTS,
    FOOT,
    GRID,
    GROUND,
    LIMIT,
    LINKS,
    OBJECTIVES,
    PIECE,
    PIECES,
    RANGE,
    REINOSA,
    RIVERS,
    SANTANDER,
    SIDE,
    SP,
    TERRAIN,
    TYPE,
    VP,
    N,
    R,
)
from frente.games.santander.rules import combat, fog, setup, supply, tables
from frente.games.santander.rules.bombardment import total
from frente.games.santander.state import (
    Battle,
    Santander,
    enemy_index,
    fighters,
    occupied,
    stacking,
    stand,
    step_up,
)

T = TypeVar("T")

GUESS = 2
"""Defence factors guessed beneath an enemy's top unit."""
WANTED = 3.0
"""The ratio a target should be attacked with."""
SHIELD = {name: row["defence_multiplier"] for name, row in CHARTS["terrain"].items() if name != "sea"}


def answers(ask: Ask, kind: type[T]) -> list[tuple[str, T]]:
    """The legal answers of one kind, each with its token."""
    assert ask.menu is not None
    return [(token, answer) for token, answer in ask.menu.answers() if isinstance(answer, kind)]


# --- ground knowledge -------------------------------------------------------------------------------


@lru_cache(64)
def way_from(goal: int) -> tuple[int, ...]:
    """Half points on foot from every hex to a goal, whoever stands between."""
    costs = [999] * COUNT
    costs[goal] = 0
    queue = [goal]
    while queue:
        queue.sort(key=lambda h: -costs[h])
        here = queue.pop()
        for there, price in EDGES[FOOT][here]:
            if costs[here] + price < costs[there]:
                costs[there] = costs[here] + price
                queue.append(there)
    return tuple(costs)


def goals(s: Santander) -> list[int]:
    """The objectives the Nationalist still wants, Reinosa only while it is worth something."""
    return [h for h in VP if not s.control >> h & 1 and not (h == REINOSA and s.demolished)]


def distance(s: Santander, hex: int) -> float:
    """How far a hex is from the nearest wanted objective; Santander draws from further away."""
    best = 99.0
    for goal in goals(s):
        cost = way_from(goal)[hex] / 2
        best = min(best, cost - (3 if goal == SANTANDER else 0))
    return best


def shield(hex: int) -> float:
    up, down = SHIELD[TERRAIN[hex]]
    return float(up / down)


def enemy_defence(s: Santander, hex: int) -> float:
    """What a seen enemy stack may defend with."""
    p = fog.top(s, hex)
    factor = PIECES[p].defence[step_up(s, p)] + (GUESS if FIGHTS[p] else 0)
    if s.dsg[p] or s.oos >> p & 1:
        factor = (factor + 1) // 2
    return max(1.0, factor * shield(hex))


def enemy_attack(s: Santander, hex: int) -> float:
    """What a seen enemy stack may attack with."""
    p = fog.top(s, hex)
    return PIECES[p].attack[step_up(s, p)] + (GUESS + 1 if FIGHTS[p] else 0)


def strength(s: Santander, piece: int) -> float:
    factor = PIECES[piece].attack[step_up(s, piece)]
    return factor / 2 if combat.halved(s, piece) else float(factor)


# --- movement ---------------------------------------------------------------------------------------


class Plan:
    """What a side wants of each hex at this moment: made anew for every question."""

    def __init__(self, s: Santander, side: str) -> None:
        self.s = s
        self.side = side
        self.enemy = ENEMY[side]
        self.foe = occupied(s, self.enemy)
        self.own = stand(s, side)
        self.zone = supply.zoc(s, self.enemy)
        self.massed: dict[int, float] = {}
        for t in bits(self.foe):
            self.massed[t] = sum(
                strength(s, p) / (2 if RIVERS[h] >> t & 1 else 1)
                for h in bits(LINKS[t] & self.own)
                for p in fighters(s, h)
            )

    def target_value(self, t: int) -> float:
        """How much an enemy hex is worth attacking."""
        value = 4.0 / (2.0 + max(0.0, distance(self.s, t)))
        if t in VP:
            value += 1.5 * VP[t]
        return value + 0.5 / enemy_defence(self.s, t)

    def attack_score(self, piece: int, hex: int) -> float:
        """What the piece adds, standing here, to the attacks that can be made from here."""
        best = 0.0
        for t in bits(LINKS[hex] & self.foe):
            mine = strength(self.s, piece) / (2 if RIVERS[hex] >> t & 1 else 1)
            mass = self.massed[t] - (mine if LINKS[self.s.at[piece]] >> t & 1 else 0)
            need = WANTED * enemy_defence(self.s, t)
            gain = (min(need, mass + mine) - min(need, mass)) / need
            if mass < need:
                gain += 0.4 * mass / need  # a full attack counts more than a started one
            best = max(best, self.target_value(t) * gain)
        return best

    def crowd(self, piece: int, hex: int) -> float:
        """Stacking points too many, were the piece here."""
        there = stacking(self.s, hex) + (SP[piece] if self.s.at[piece] != hex else 0)
        return max(0, there - LIMIT[hex])

    def nationalist(self, piece: int, hex: int) -> float:
        score = 6.0 * self.attack_score(piece, hex) - 0.12 * distance(self.s, hex)
        score -= 4.0 * self.crowd(piece, hex)
        if hex in VP and not self.s.control >> hex & 1:
            score += 8.0 * VP[hex]
        if TYPE[piece] == "armour" and not self.own & BIT[hex]:
            score -= 1.0
        return score

    def threat(self, hex: int) -> float:
        """What the enemy can bring against a hex next turn, as far as can be seen."""
        return sum(enemy_attack(self.s, h) for h in bits(GRID.area(hex, 2) & self.foe))

    def republican(self, piece: int, hex: int) -> float:
        """A line across the ways to the objectives, in good ground, two brigades deep where it is pressed."""
        s = self.s
        others = self.own
        if len(fighters(s, s.at[piece])) == 1 and s.at[piece] != hex:
            others &= ~BIT[s.at[piece]]
        friends = [p for p in fighters(s, hex) if p != piece]
        guard = sum(PIECES[p].defence[step_up(s, p)] for p in friends)
        threat = self.threat(hex)
        value = 5.0 / (2.0 + max(0.0, distance(s, hex)))
        score = 1.5 * shield(hex) * (value + 0.3)
        if threat:
            held = guard * shield(hex)
            score += 4.0 * value * max(0.0, min(1.0, (threat / 2 - held) / (threat / 2)))
        for h in bits(LINKS[hex] & ~self.foe):
            if not (others | supply.zone(others)) >> h & 1 and GRID.area(h, 2) & self.foe:
                score += 0.5
        if hex in VP and not friends:
            near = bool(GRID.area(hex, 4) & self.foe)
            score += (4.0 if near else 1.0) * VP[hex]
        if self.zone >> hex & 1 and not friends:
            score -= 0.6
        if PIECES[piece].nationality == "basque" and PIECES[piece].brigade and s.surrender == 0:
            # 13.2: while they stand by their land they fight.
            score += 0.8 if COLUMN[hex] >= 14 else 0.0
        if s.trenches >> hex & 1:
            score += 1.0
        return score - 3.0 * self.crowd(piece, hex)

    def headquarters(self, piece: int, hex: int) -> float:
        """Guns near the fighting, among friends, not in front."""
        near = GRID.area(hex, RANGE)
        friends = self.own & BIT[hex]
        if self.side == N:
            score = sum(self.target_value(t) * min(1.0, self.massed[t] / 8) for t in bits(near & self.foe))
            mine = [
                p
                for p in GROUND[N]
                if FIGHTS[p] and self.s.at[p] >= 0 and PIECES[p].formation == PIECES[piece].formation
            ]
            score += 0.3 * sum(bool(GRID.area(hex, 2) >> self.s.at[p] & 1) for p in mine)
        else:
            score = 0.5 * (near & self.own & supply.zone(self.foe)).bit_count()
        if self.zone >> hex & 1 and not friends:
            return -5.0
        if LINKS[hex] & self.foe and not friends:
            score -= 3.0
        return score + (1.0 if friends else 0.0) - 0.05 * distance(self.s, hex)

    def column(self, piece: int, hex: int) -> float:
        """Ammunition beside the guns that will fire."""
        best = -0.1 * distance(self.s, hex)
        for p in GROUND[self.side]:
            if TYPE[p] == "hq" and self.s.at[p] >= 0 and GRID.distance(self.s.at[p], hex) <= 1:
                busy = GRID.area(self.s.at[p], RANGE) & self.foe
                best = max(best, 2.0 + (1.0 if busy else 0.0) + 0.5 * PIECES[p].points)
        if self.zone >> hex & 1 and not self.own & BIT[hex]:
            best -= 3.0
        return best

    def score(self, piece: int, hex: int) -> float:
        if TYPE[piece] == "hq":
            return self.headquarters(piece, hex)
        if TYPE[piece] == "sc":
            return self.column(piece, hex)
        return self.nationalist(piece, hex) if self.side == N else self.republican(piece, hex)


def choose_mover(s: Santander, ask: Ask, luck: Random) -> str:
    """The fighters nearest to the enemy first, guns and columns last; who is far from everything rests."""
    foe = occupied(s, ENEMY[ask.seat])
    order = {"infantry": 0, "armour": 1, "hq": 2, "sc": 3}

    def rank(found: tuple[str, Move]) -> tuple[int, int, int]:
        p = found[1].piece
        return order[TYPE[p]], _nearest(s.at[p], foe), p

    return min(answers(ask, Move), key=rank, default=("done", Done()))[0]


@lru_cache(1 << 12)
def _nearest(hex: int, foe: int) -> int:
    for radius in range(1, 8):
        if GRID.area(hex, radius) & foe:
            return radius
    return 8


def choose_goal(s: Santander, ask: Ask, luck: Random) -> str:
    march = s.march
    assert march is not None
    plan = Plan(s, ask.seat)
    best, token = -1e9, ask.options()[0]
    if ask.accepts("stay"):
        best, token = plan.score(march.piece, march.way[-1]) + 0.15, "stay"
    for option, (hex,) in answers(ask, Go):
        score = plan.score(march.piece, hex)
        if score > best + 1e-9:
            best, token = score, option
    return token


# --- combat -------------------------------------------------------------------------------------------


def attackers_for(s: Santander, side: str, target: int) -> tuple[int, ...]:
    """The best units for an attack, hex by hex within the limit (10.1-f)."""
    battle = Battle(side, target, 0)
    chosen: list[int] = []
    near = [p for h in bits(LINKS[target]) for p in fighters(s, h) if SIDE[p] == side]
    for p in sorted(near, key=lambda p: (-strength(s, p), p)):
        if strength(s, p) and combat.why_not_join(s, battle._replace(attackers=tuple(chosen)), p) is None:
            chosen.append(p)
    return tuple(chosen)


def guns_for(s: Santander, side: str, target: int) -> int:
    """Points that could support an attack, roughly."""
    points = sum(
        PIECES[p].points
        for p in GROUND[side]
        if TYPE[p] == "hq"
        and s.at[p] >= 0
        and not s.used >> p & 1
        and GRID.distance(s.at[p], target) <= RANGE
    )
    air = 0 if s.rain else sum(box == 0 for box in (s.air[:7] if side == N else s.air[7:]))
    return points + min(air, 3)


def attack_value(s: Santander, side: str, target: int, attackers: tuple[int, ...]) -> float:
    """Expected gain of an attack in steps, with ground counted for what it is worth."""
    if not attackers:
        return -9.0
    battle = Battle(side, target, 0)
    sum_ = odds.reckon(s, battle, attackers, 1)
    points = min(guns_for(s, side, target), 5)
    ground = (6.0 * VP.get(target, 0) if side == N else 2.0 * VP.get(target, 0)) + 1.0
    if side == N:
        ground += 4.0 / (2.0 + max(0.0, distance(s, target)))
    value = 0.0
    for result, chance in odds.distribution(sum_, odds.levels_by_chance(points, 0, sum_.trench)).items():
        share = float(chance)
        if result in ("B", "vacant"):
            value += share * (3.0 + ground)
        elif result == "none":
            value -= share * 2.0
        else:
            mine, theirs = tables.losses(result)
            value += share * (theirs * 1.1 - mine + (0.6 * ground if theirs else 0.0))
    return value


def choose_attack(s: Santander, ask: Ask, luck: Random) -> str:
    best, token = (0.35 if ask.seat == N else 0.9), "done"
    for option, (target,) in answers(ask, Attack):
        attackers = attackers_for(s, ask.seat, target)
        if not _worth_trying(s, ask.seat, target, attackers):
            continue
        value = attack_value(s, ask.seat, target, attackers)
        if value > best:
            best, token = value, option
    return token


def _worth_trying(s: Santander, side: str, target: int, attackers: tuple[int, ...]) -> bool:
    """Not below 1:1 against what may be there, not below 3:2 for the Republican."""
    if not attackers:
        return False
    attack, defence = odds.reckon(s, Battle(side, target, 0), attackers, 1).totals()
    return attack >= defence * (1.0 if side == N else 1.5)


def choose_party(s: Santander, ask: Ask, luck: Random) -> str:
    battle = s.battle
    assert battle is not None
    able = {answer.piece: token for token, answer in answers(ask, Join)}
    for p in attackers_for(s, ask.seat, battle.target):
        if p in able:
            return able[p]
    return "launch" if battle.attackers else "call-off"


def choose_fire(s: Santander, ask: Ask, luck: Random) -> str:
    """HQs first, then air: up to four points more than the other side, or level with him in defence."""
    battle = s.battle
    assert battle is not None
    index = enemy_index(battle, ask.seat)
    net = total(battle, index) - total(battle, 1 - index)
    attacking = index == 0
    wanted = 4 if attacking else 0
    if not attacking and net >= 0:
        return "enough"
    if attacking and ask.seat == R and net >= 2:
        return "enough"
    if net >= wanted:
        return "enough"

    def rank(found: tuple[str, Fire]) -> tuple[bool, bool, int]:
        p = found[1].piece  # FAN flies first: it can support only some combats
        air = TYPE[p] == "air"
        return air, air and PIECES[p].nationality != "spanish", p

    return min(answers(ask, Fire), key=rank, default=("enough", Enough()))[0]


def choose_shells(s: Santander, ask: Ask, luck: Random) -> str:
    battle = s.battle
    assert battle is not None
    index = enemy_index(battle, ask.seat)
    net = total(battle, index) - total(battle, 1 - index)
    spendable = [token for token, _ in answers(ask, Spend)]
    wanted = 4 if index == 0 else 1
    kept = sum(s.at[p] >= 0 for p in GROUND[ask.seat] if TYPE[p] == "sc")
    if spendable and net < wanted and (kept > 1 or ask.seat == R or s.turn > 4):
        return spendable[0]
    return "enough"


def choose_loss(s: Santander, ask: Ask, luck: Random) -> str:
    """Fresh and weak units first: nothing is destroyed that need not be."""

    def price(found: tuple[str, Lose]) -> tuple[int, int, str]:
        token, (p,) = found
        dies = PIECES[p].steps - step_up(s, p) <= 1
        return int(dies), sum(PIECES[p].attack), token

    return min(answers(ask, Lose), key=price, default=(ask.options()[0], None))[0]


def choose_trade(s: Santander, ask: Ask, luck: Random) -> str:
    """Stand on objectives, in trenches and with fresh units; otherwise give ground rather than steps."""
    battle = s.battle
    assert battle is not None
    here = battle.target
    mine = fighters(s, here)
    dies = any(PIECES[p].steps - step_up(s, p) <= 1 for p in mine)
    if here in VP and not (dies and len(mine) == 1):
        return "stand"
    if battle.losses[1] == 1 and not dies and (ask.seat == N or s.trenches >> here & 1):
        return "stand"
    return _way_back(s, ask, "stand")


def _way_back(s: Santander, ask: Ask, otherwise: str) -> str:
    ways = answers(ask, Retreat)
    zone = supply.zoc(s, ENEMY[ask.seat])
    fed = supply.supplied(s, ask.seat)
    moving = sum(SP[p] for p in fighters(s, s.battle.target)) if s.battle else 2

    def price(found: tuple[str, Retreat]) -> tuple[float, str]:
        token, (hex,) = found
        there = stacking(s, hex) + moving
        cost = 10.0 * (there >= 2 * LIMIT[hex]) + 2.0 * (there > LIMIT[hex])
        cost += 5.0 * (not fed >> hex & 1) + 1.0 * (zone >> hex & 1) - 0.5 * shield(hex)
        if ask.seat == R:
            cost += 0.1 * distance(s, hex)
        return cost, token

    cost, best = min(map(price, ways), default=(99.0, ""))
    return best if best and (cost < 10 or not otherwise) else otherwise


def choose_advance(s: Santander, ask: Ask, luck: Random) -> str:
    battle = s.battle
    assert battle is not None
    able = answers(ask, Advance)
    room = LIMIT[battle.target] - stacking(s, battle.target)
    if not able:
        return "enough"
    if ask.seat == R:
        # A counter-attack takes back ground only where it can be held.
        wanted = OBJECTIVES >> battle.target & 1 or Plan(s, R).threat(battle.target) < 8
        if battle.advanced or not wanted:
            return "enough"
    elif battle.advanced and room < 2 and battle.result != "B":
        return "enough"
    return max(able, key=lambda found: (strength(s, found[1].piece), -found[1].piece))[0]


def choose_pursuit(s: Santander, ask: Ask, luck: Random) -> str:
    march = s.march
    assert march is not None
    here = march.way[-1]
    best, token = (distance(s, here), "halt") if ask.accepts("halt") else (999.0, ask.options()[0])
    if ask.seat == R:
        return token
    for option, (hex,) in answers(ask, Pursue):
        cost = distance(s, hex) - (4 if hex in VP and not s.control >> hex & 1 else 0)
        if cost < best:
            best, token = cost, option
    return token


# --- everything else ------------------------------------------------------------------------------------


def choose_deployment(s: Santander, ask: Ask, luck: Random) -> str:
    undug = ask.rule == setup.RULE["markers"] and not s.trenches
    return "done" if ask.accepts("done") and not undug else "ready"


def choose_arrival(s: Santander, ask: Ask, luck: Random) -> str:
    ctv = s.at[PIECE["hq-ctv"]]
    places = answers(ask, Arrive)
    if ctv < 0 or not places:
        return ask.options()[0]
    return min(places, key=lambda found: (GRID.distance(ctv, found[1].hex), found[0]))[0]


def choose_withdrawal(s: Santander, ask: Ask, luck: Random) -> str:
    """The weakest infantry, and the air units that are of least use."""

    def price(found: tuple[str, Withdraw]) -> tuple[float, str]:
        token, (p,) = found
        if TYPE[p] == "air":
            return (0.0 if PIECES[p].nationality == "spanish" else 1.0), token
        return strength(s, p) + PIECES[p].defence[step_up(s, p)], token

    return min(answers(ask, Withdraw), key=price, default=(ask.options()[0], None))[0]


def choose_battalion(s: Santander, ask: Ask, luck: Random) -> str:
    def price(found: tuple[str, Replace]) -> tuple[float, str]:
        token, (brigade,) = found
        return distance(s, s.at[brigade]), token

    return min(answers(ask, Replace), key=price, default=(ask.options()[0], None))[0]


def first(s: Santander, ask: Ask, luck: Random) -> str:
    return ask.options()[0]


POLICIES: dict[str, Callable[[Santander, Ask, Random], str]] = {
    "deploy": choose_deployment,
    "place": first,
    "arrival": choose_arrival,
    "move": choose_mover,
    "march": choose_goal,
    "attack": choose_attack,
    "muster": choose_party,
    "fire": choose_fire,
    "spend": choose_shells,
    "shot-down": first,
    "lose": choose_loss,
    "trade": choose_trade,
    "forced-retreat": lambda s, ask, luck: _way_back(s, ask, ""),
    "morale-order": first,
    "advance": choose_advance,
    "exploit": choose_pursuit,
    "withdraw": choose_withdrawal,
    "battalions": choose_battalion,
}


def steady(s: Santander, ask: Ask, luck: Random) -> str:
    """One of the ask's options."""
    return POLICIES[ask.kind](s, ask, luck)
