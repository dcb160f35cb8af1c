"""Operations: what to Activate, where to go, what to attack."""

from __future__ import annotations

from random import Random

from frente.engine import Ask
from frente.games.crusade.answers import Assault, Attack, Build, ForCombat, ForMovement, Join, Move
from frente.games.crusade.bot.clash import UNIT_WORTH, code
from frente.games.crusade.bot.survey import GUARD, POINT, STRIKE, Around, Survey, danger, strike
from frente.games.crusade.bot.worth import answers, best
from frente.games.crusade.cards import lasting
from frente.games.crusade.definitions import (
    BEACH,
    LIMIT,
    MADRID,
    NAT,
    REP,
    SPACE_IDS,
    UNITS,
    bits,
)
from frente.games.crusade.rules import columns, designation, movement
from frente.games.crusade.rules.north import end_mask
from frente.games.crusade.rules.supply import isolated_group, limited, supplied
from frente.games.crusade.rules.works import are_forbidden, markers_left
from frente.games.crusade.state import Crusade, factors, near, owner, spread

WORTHWHILE = 0.3
"""A move must gain this much: units that hurry to and fro make no war."""
ZEAL = {NAT: 3.0, REP: 1.0}
"""Who must win ground to win the war attacks before he moves about."""
PASSING = 0.3
"""What is left of a prize that is taken and left behind empty."""
RAID = 0.5
"""What is left of a prize taken by a unit that nobody follows."""
PERIL = (0.0, 0.55, 0.55, 0.6, 0.65, 0.7, 0.1)
"""By round: the danger that he is cut off and starves; after the last round Attrition comes at once."""

Chance = tuple[float, float, str, tuple[int, ...], int]
"""A use of points: its rank, its value, the verb, the spaces to mark, the target (-1: a move)."""


# --- moves ----------------------------------------------------------------------------------------------
def best_move(v: Survey, unit: int, here: int, mf: int, entered: tuple[int, ...]) -> tuple[float, int, int]:
    """What the best end of a move gains over staying, that end, and the first step; -1 to stay."""
    s = v.s
    side = v.side
    closed = v.theirs | lasting.barred(s, side) | (1 << BEACH)
    begun = mf < factors(s, unit)[2]
    best, end, step = v.post(unit, here), -1, -1
    # by space: what was taken on the way, the first step, what was entered
    layer: dict[int, tuple[float, int, tuple[int, ...]]] = {here: (0.0, -1, entered)}
    seen: dict[int, float] = {here: 0.0}
    for _ in range(mf):
        nxt: dict[int, tuple[float, int, tuple[int, ...]]] = {}
        for space, (taken, first, been) in layer.items():
            held = taken
            if first >= 0 and been and been[-1] == space and owner(s, space) != side:
                held += PASSING * (v.prize[space] + v.press(space, -2))
            for to in bits(near(s, space) & ~closed):
                more = been
                if movement.was_enemy(s, side, to) and to not in been:
                    if len(been) >= 2:
                        continue
                    more = (*been, to)
                if seen.get(to, -1.0) >= held:
                    continue
                seen[to] = held
                nxt[to] = (held, to if first < 0 else first, more)
        for to, (taken, first, _) in nxt.items():
            if to == here and not begun:
                continue
            value = taken + ending(v, unit, here, to)
            if value > best:
                best, end, step = value, to, first
        layer = nxt
    return best - v.post(unit, here), end, step


def ending(v: Survey, unit: int, here: int, to: int) -> float:
    """What it is worth to end a move in a space."""
    s = v.s
    if s.attack_marks >> to & 1 or len(v.stacks[to]) >= LIMIT:
        return -9.0
    if v.side == REP and not end_mask(s, unit, 1 << to):
        return -9.0
    if owner(s, to) == v.side:
        return v.post(unit, to) + v.press(to, 0 if to == MADRID else -2)
    mine = (code(s, unit),)
    around = v.around(to)
    alone = here if len(v.stacks[here]) == 1 else -1
    held = near(s, to) & v.mine & ~(1 << alone if alone >= 0 else 0)
    # a raider whom nobody follows is cut off and lost with what he took
    value = v.prize[to] if held else RAID * v.prize[to] - PERIL[s.round] * UNIT_WORTH[mine[0]]
    value += v.press(to, 0 if to == MADRID else -2) + v.stakes(to)
    return value + STRIKE * strike(around, mine) - GUARD * danger(around, mine)


def dig(v: Survey, space: int, unit: int) -> float:
    """What a Position or a Trench promises here, built by this unit."""
    s = v.s
    works = s.works.get(space, "")
    corps = UNITS[unit].corps
    if (works and (works != "position" or not corps)) or not near(s, space) & v.theirs:
        return 0.0
    if (not works and markers_left(s, v.side) <= 0) or are_forbidden(s, space):
        return 0.0
    around = v.around(space)
    better: Around = (*around[:2], "trench" if works else "position", *around[3:])
    units = v.others(space, -1)
    saved = max(0.0, danger(around, units)) - max(0.0, danger(better, units))
    share = 1.0 if corps and not works else 0.5 + 0.17 * -s.build_drm.get(space, 0)
    return share * 1.2 * saved


def marching(v: Survey, space: int) -> float:
    """What a Move marker on a space promises."""
    s = v.s
    left = list(v.stacks[space])
    gone: list[tuple[int, int]] = []
    value = 0.0
    while left:
        best, mover, to = WORTHWHILE, -1, -1
        for unit in {code(s, u): u for u in left}.values():
            gain, end, _ = best_move(v, unit, space, factors(s, unit)[2], ())
            if gain > best:
                best, mover, to = gain, unit, end
        if mover < 0:
            break
        value += best
        v.shift(mover, space, to)
        gone.append((mover, to))
        left.remove(mover)
    if left:
        value += max(dig(v, space, u) for u in left)
    for unit, to in reversed(gone):
        v.shift(unit, to, space)
    return value


# --- attacks --------------------------------------------------------------------------------------------
def committed(v: Survey) -> dict[int, int]:
    """The target each Attack-marked space is meant for."""
    s = v.s
    free = [p for p in bits(s.attack_marks) if designation.ready(s, p)]
    found: dict[int, int] = {}
    while free:
        best, target = 0.0, -1
        for t in bits(spread(s, sum(1 << p for p in free)) & v.open & ~s.attacked):
            if t in found.values():
                continue
            value = v.attack(t, [u for p in free if near(s, t) >> p & 1 for u in designation.ready(s, p)])
            if value > best:
                best, target = value, t
        if target < 0:
            break
        for p in [p for p in free if near(s, target) >> p & 1]:
            found[p] = target
            free.remove(p)
    return found


def attacking(v: Survey, points: int, allowed: int) -> list[Chance]:
    """Every attack that further Attack markers could bring about."""
    s = v.s
    meant = committed(v) if s.attack_marks else {}
    zone = columns.northern_zone(s) if s.ammo and v.side == NAT else 0
    militia = s.turn <= 5 and v.side == REP
    found: list[Chance] = []
    for target in bits(spread(s, allowed) & v.open & ~s.attacked):
        units = [u for p, t in meant.items() if t == target for u in designation.ready(s, p)]
        before = max(0.0, v.attack(target, units))
        origins = bits(near(s, target) & allowed)
        lone = militia and bool(units) and columns.lone_militia(s, tuple(units))
        short = bool(zone & s.attack_marks)
        chosen: tuple[int, ...] = ()
        for _ in range(min(points, 4)):
            best, pick = -9.0, -1
            for p in origins:
                if p in chosen or (short and zone >> p & 1):
                    continue
                if lone and columns.lone_militia(s, s.stacks[p]):
                    continue
                value = v.attack(target, units + list(s.stacks[p]))
                if value > best:
                    best, pick = value, p
            if pick < 0:
                break
            chosen = (*chosen, pick)
            units = units + list(s.stacks[pick])
            short = short or bool(zone >> pick & 1)
            lone = lone or (militia and columns.lone_militia(s, s.stacks[pick]))
            gain = best - before
            if gain > POINT * len(chosen):
                rate = ZEAL[v.side] * gain / len(chosen)
                found.append((rate, gain, "activate-attack", chosen, target))
    return found


def chances(v: Survey, points: int, attack: int, move: int) -> list[Chance]:
    """Every use of an Operation's points, the highest rank first."""
    found = attacking(v, points, attack)
    for p in bits(move):
        value = marching(v, p)
        if value > POINT:
            found.append((value, value, "activate-move", (p,), -1))
    found.sort(key=lambda c: (-c[0], c[3]))
    return found


def greedy(found: list[Chance], points: int) -> list[Chance]:
    """The best uses that fit together."""
    marked: set[int] = set()
    targets: set[int] = set()
    chosen = []
    for chance in found:
        spaces, target = chance[3], chance[4]
        if len(spaces) > points or marked & set(spaces) or target in targets:
            continue
        chosen.append(chance)
        points -= len(spaces)
        marked |= set(spaces)
        if target >= 0:
            targets.add(target)
        if not points:
            break
    return chosen


def may_attack(v: Survey) -> int:
    """The spaces that could be marked for Combat."""
    s = v.s
    return v.mine & supplied(s, v.side) & ~isolated_group(s) & spread(s, v.open)


def may_move(v: Survey) -> int:
    """The spaces that could be marked for Movement."""
    return v.mine & (v.fed | limited(v.s, v.side))


def hopes(v: Survey) -> list[Chance]:
    """What an Operation of five points could do now."""
    return chances(v, 5, may_attack(v), may_move(v))


def worth(found: list[Chance], points: int, push: float) -> float:
    """What an Operation of so many points promises; `push`: how much more its attacks count."""
    return sum(chance[1] * (push if chance[4] >= 0 else 1.0) for chance in greedy(found, points))


# --- the answers ----------------------------------------------------------------------------------------
def activate(s: Crusade, ask: Ask, luck: Random) -> str:
    """The marker that promises most."""
    v = Survey(s, s.side)
    attack = move = 0
    for _, answer in answers(ask):
        match answer:
            case ForCombat(space):
                attack |= 1 << space
            case ForMovement(space):
                move |= 1 << space
    attack &= spread(s, v.open)
    for _, _, verb, spaces, _ in greedy(chances(v, s.points, attack, move), s.points):
        return f"{verb} {SPACE_IDS[spaces[0]]}"
    return "done"


def move(s: Crusade, ask: Ask, luck: Random) -> str:
    """Who gains most by moving; who stays on the front may dig."""
    v = Survey(s, s.side)

    def value(answer: Move | Build) -> float:
        unit = answer.unit
        space = s.where[unit]
        if isinstance(answer, Build):
            return dig(v, space, unit)
        gain = best_move(v, unit, space, factors(s, unit)[2], ())[0] - WORTHWHILE
        return gain + 1.0 if gain > 0 else 0.0  # moves first: only who stays builds

    return best(ask, value)


def march(s: Crusade, ask: Ask, luck: Random) -> str:
    """On towards the best place."""
    v = Survey(s, s.side)
    unit = s.mover
    _, _, step = best_move(v, unit, s.where[unit], s.mf_left, s.entered)
    token = f"step {SPACE_IDS[step]}" if step >= 0 else "stop"
    if token in ask.options():
        return token
    return "stop" if "stop" in ask.options() else ask.options()[0]


def attacks(s: Crusade, ask: Ask, luck: Random) -> str:
    """The best combat, if it is worth it."""
    v = Survey(s, s.side)

    def value(answer: Attack | Assault) -> float:
        if isinstance(answer, Assault):
            return 0.3
        return v.attack(answer.space, designation.eligible(s, answer.space))

    return best(ask, value)


def designate(s: Crusade, ask: Ask, luck: Random) -> str:
    """Everybody who makes the attack better; who adds nothing stays free for another."""
    b = s.battle
    assert b is not None
    if b.siege:
        return ask.options()[0]
    v = Survey(s, s.side)
    now = v.attack(b.space, list(b.attackers)) if b.attackers else -9.0
    best, choice = now + 0.002, "fight"
    for token, answer in answers(ask):
        if isinstance(answer, Join):
            value = v.attack(b.space, [*b.attackers, answer.unit])
            if value > best:
                best, choice = value, token
    return choice if choice in ask.options() else ask.options()[0]
