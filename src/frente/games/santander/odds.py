"""The exact odds of an attack, from what the asking seat can see.

What lies beneath an enemy's top unit is unknown (5.2-a), so the attacker is shown the odds against the
unit he sees, and as notes the columns against stronger stacks. The defender does not know the attackers
before step 3 and is shown the bombardment alone.
"""

from __future__ import annotations

from fractions import Fraction
from math import comb
from typing import NamedTuple

from frente.boards.hexes import mask_of
from frente.engine import Ask, Message, Odds, OddsLine, Outcome
from frente.games.santander.answers import Enough, Fire, Join, Launch, Retreat, Roll, Spend, Stand
from frente.games.santander.definitions import (
    AIRS,
    CODES,
    ENEMY,
    HQS,
    LIMIT,
    PIECES,
    RIVERS,
    SIDE,
    SP,
    TYPE,
    R,
)
from frente.games.santander.rules import combat, fog, tables
from frente.games.santander.rules.bombardment import (
    points_of,
    total,
    why_not_fire,
    with_fire,
    with_shells,
)
from frente.games.santander.rules.morale import group_of, troop_modifier
from frente.games.santander.rules.supply import supplied
from frente.games.santander.state import (
    Battle,
    Santander,
    enemy_index,
    fighters,
    stacking,
    step_up,
    steps_left,
)

SIXTH = Fraction(1, 6)
UNSEEN = 3
"""The defence factor of a typical brigade, for what may lie beneath (made)."""


class Force(NamedTuple):
    """A unit in the sum: factor, level of DSG, out of supply."""

    factor: int
    level: int
    oos: bool
    hex: int
    sp: int = 0


def after(force: Force, levels: int) -> Force | None:
    """The unit after DSG results; None where it is eliminated (9.5.1-b, 9.5.1-c, 6.3.1-c)."""
    level = force.level
    for _ in range(levels):
        if level == 3:
            return None
        level = 2 if level == 0 and force.oos else level + 1
    if level == 3 and force.oos:
        return None
    return force._replace(level=level)


def halved(force: Force) -> tuple[int, bool]:
    return force.factor, force.level > 0 or force.oos


class Sum(NamedTuple):
    """An attack as a seat can reckon it."""

    target: int
    attackers: tuple[Force, ...]
    defenders: tuple[Force, ...]
    loads: dict[int, int]
    """Stacking points in the attacking hexes, for overstacking (5.1-a)."""
    shift: int
    drm: int
    trench: bool
    concentric: bool = False

    def totals(self, mine: int = 0, theirs: int = 0) -> tuple[int, int]:
        """Attack and defence after DSG levels on either side; 0 and 0 stand for nobody left."""
        by_hex: dict[int, list[tuple[int, bool]]] = {}
        loads = self.loads.copy()
        for force in self.attackers:
            left = after(force, mine)
            if left is not None:
                by_hex.setdefault(left.hex, []).append(halved(left))
            else:
                loads[force.hex] -= force.sp
        attack = sum(
            tables.attack_of_hex(factors, loads[h] > LIMIT[h], bool(RIVERS[h] >> self.target & 1))
            for h, factors in by_hex.items()
        )
        stays = [left for force in self.defenders if (left := after(force, theirs)) is not None]
        if not stays:
            return attack if by_hex else -1, 0
        return attack if by_hex else -1, tables.defence_of_hex([halved(f) for f in stays], False, self.target)


def levels_by_chance(points: int, against: int, trench: bool) -> dict[int, Fraction]:
    """DSG levels with their chances: above 0 they fall on the defender, below 0 on the attacker."""
    if points == against:
        return {0: Fraction(1)}
    sign = 1 if points > against else -1
    drm = tables.BOMB_TRENCH_DRM if sign > 0 and trench else 0
    found: dict[int, Fraction] = {}
    for die in range(1, 7):
        level = sign * tables.bombard(abs(points - against), die, drm)
        found[level] = found.get(level, Fraction(0)) + SIXTH
    return found


def _hits(planes: int, most: int) -> dict[int, Fraction]:
    """How many enemy air units so many of ours shoot down: a 6 each, no more than there are (15.1-b)."""
    found: dict[int, Fraction] = {}
    for n in range(planes + 1):
        share = comb(planes, n) * SIXTH**n * (1 - SIXTH) ** (planes - n)
        found[min(n, most)] = found.get(min(n, most), Fraction(0)) + share
    return found


def bombardment_levels(s: Santander, battle: Battle, trench: bool) -> dict[int, Fraction]:
    """The same for what both sides have committed, with the air combat that comes first (15.1-a)."""
    points, against = total(battle, 0), total(battle, 1)
    mine, theirs = (sum(PIECES[p].type == "air" for p in group) for group in battle.fire)
    if "air-combat" not in s.rules or not mine or not theirs:
        return levels_by_chance(points, against, trench)
    found: dict[int, Fraction] = {}
    for shot, chance in _hits(mine, theirs).items():
        for lost, share in _hits(theirs, mine).items():
            for level, part in levels_by_chance(points - lost, against - shot, trench).items():
                found[level] = found.get(level, Fraction(0)) + chance * share * part
    return found


def distribution(sum_: Sum, levels: dict[int, Fraction]) -> dict[str, Fraction]:
    """Every result of the assault with its exact chance after these levels of DSG."""
    found: dict[str, Fraction] = {}
    for level, chance in levels.items():
        attack, defence = sum_.totals(max(0, -level), max(0, level))
        if attack < 0:
            found["none"] = found.get("none", Fraction(0)) + chance
            continue
        if defence == 0:
            found["vacant"] = found.get("vacant", Fraction(0)) + chance
            continue
        column = tables.column_for(attack, defence, sum_.shift)
        for die in range(1, 7):
            result = tables.crt(column, die, sum_.drm)
            found[result] = found.get(result, Fraction(0)) + chance * SIXTH
    return found


def reckon(s: Santander, battle: Battle, attackers: tuple[int, ...], unseen: int = 0) -> Sum:
    """The attack as its owner sees it; `unseen`: typical brigades that may lie beneath."""
    side, enemy, target = battle.side, ENEMY[battle.side], battle.target
    fine = {who: supplied(s, who) for who in (side, enemy)}

    def hungry(piece: int) -> bool:
        """10.2-b: checked when the attack is launched, then kept."""
        if battle.launched:
            return bool(s.oos >> piece & 1)
        return not fine[SIDE[piece]] >> s.at[piece] & 1

    seen = [p for p in s.stacks.get(target, ()) if fog.sees(s, side, p) and PIECES[p].type != "sc"]
    defenders = [Force(PIECES[p].defence[step_up(s, p)], s.dsg[p], hungry(p), target) for p in seen]
    defenders += [Force(UNSEEN, 0, any(hungry(p) for p in seen), target)] * unseen
    forces = tuple(
        Force(PIECES[p].attack[step_up(s, p)], s.dsg[p], hungry(p), s.at[p], SP[p]) for p in attackers
    )
    concentric = battle.concentric
    if not battle.launched:
        fed = mask_of(f.hex for f in forces if not f.oos)
        concentric = combat.surrounded(s, battle, fed)
    trench = bool(s.trenches >> target & 1) and any(PIECES[p].type != "hq" for p in seen)
    drm = (tables.CONCENTRIC_DRM if concentric else 0) + (tables.TRENCH_DRM if trench else 0)
    loads = {f.hex: stacking(s, f.hex) for f in forces}
    shift = combat.column_shift(s, side, target)
    return Sum(target, forces, tuple(defenders), loads, shift, drm, trench, concentric)


# --- what is shown --------------------------------------------------------------------------------------


def outcomes(found: dict[str, Fraction]) -> tuple[Outcome, ...]:
    rows = []
    for result, chance in found.items():
        if result == "B":
            rows.append(Outcome(Message("odds-breakthrough", {}), float(chance), 1.0))
        elif result in ("none", "vacant"):
            good = 0.9 if result == "vacant" else -1.0
            rows.append(Outcome(Message(f"odds-{result}", {}), float(chance), good))
        else:
            mine, theirs = tables.losses(result)
            label = Message("odds-losses", {"result": result, "mine": mine, "theirs": theirs})
            rows.append(Outcome(label, float(chance), max(-1.0, min(0.9, (theirs - mine) / 3))))
    return tuple(sorted(rows, key=lambda row: row.good))


def _attack_odds(s: Santander, battle: Battle, attackers: tuple[int, ...]) -> Odds:
    sum_ = reckon(s, battle, attackers)
    attack, defence = sum_.totals()
    column = tables.column_for(max(0, attack), max(1, defence), sum_.shift)
    lines = [
        OddsLine(Message("odds-attack", {}), str(max(0, attack)), "1.4-c"),
        OddsLine(Message("odds-defence", {}), str(defence), "1.4-c"),
    ]
    if sum_.shift:
        lines.append(OddsLine(Message("odds-shift", {}), f"+{sum_.shift}", "4.4-a"))
    lines.append(OddsLine(Message("odds-column", {}), tables.COLUMNS[column], "10.2-d"))
    lines.append(OddsLine(Message("odds-drm", {}), f"{sum_.drm:+d}", "10.2-f"))
    lines.append(OddsLine(Message("odds-points", {}), f"{total(battle, 0)} : {total(battle, 1)}", "9.4.2-b"))
    notes = []
    if not battle.launched:
        most = _support(s, battle._replace(attackers=attackers))
        notes.append(Message("odds-support", {"points": most}))
    top = [p for p in fighters(s, battle.target) if fog.sees(s, battle.side, p)]
    room = LIMIT[battle.target] - sum(SP[p] for p in top)
    for more in range(1, room // 2 + 1):  # 5.2-a: what may lie beneath, by what the limit lets stand there
        stronger = reckon(s, battle, attackers, more)
        total_, defence_ = stronger.totals()
        name = tables.COLUMNS[tables.column_for(max(0, total_), defence_, stronger.shift)]
        notes.append(Message("odds-if-more", {"more": more, "defence": defence_, "column": name}))
    title = Message("odds-title", {"place": CODES[battle.target]})
    found = distribution(sum_, bombardment_levels(s, battle, sum_.trench))
    return Odds(title, tuple(lines), outcomes(found), tuple(notes))


def _support(s: Santander, battle: Battle) -> int:
    """Points the attacker could commit to this attack with air units and HQs."""
    guns = (*AIRS[battle.side], *HQS[battle.side])
    return sum(points_of(p) for p in guns if why_not_fire(s, battle, battle.side, p) is None)


def bombardment_odds(s: Santander, battle: Battle) -> Odds:
    """For the defender: what the points committed can do."""
    trench = bool(s.trenches >> battle.target & 1 and fighters(s, battle.target))
    rows = []
    for level, chance in sorted(bombardment_levels(s, battle, trench).items(), reverse=True):
        good = 0.0 if not level else (-1.0 if level > 0 else 1.0)
        name = "odds-no-effect" if not level else ("odds-dsg-us" if level > 0 else "odds-dsg-them")
        rows.append(Outcome(Message(name, {"levels": abs(level)}), float(chance), good))
    line = OddsLine(Message("odds-points", {}), f"{total(battle, 1)} : {total(battle, 0)}", "9.4.2-b")
    return Odds(Message("odds-bombardment", {"place": CODES[battle.target]}), (line,), tuple(rows))


MORALE_GOOD = {"hold": 1.0, "shaken": 0.0, "retreat": -0.4, "break": -0.8, "rout": -1.0}


def _morale_odds(s: Santander, battle: Battle, goal: int | None) -> Odds | None:
    """For the Republican defender: the morale roll that follows, if it is certain who rolls (10.6-a).

    `goal`: the hex to which he falls back, None where he stands.
    """
    group = combat.losers(s, battle, R)
    lost = battle.losses[1] - (goal is not None)
    one_kind = len({PIECES[p].nationality for p in group}) == 1
    if not one_kind or sum(steps_left(s, p) for p in group) <= lost:
        return None
    if goal is not None:
        frail = any(s.dsg[p] or s.oos >> p & 1 for p in group)  # the retreat may be its end
        taken = s.control >> goal & 1  # what it takes back may change the track first
        crushed = stacking(s, goal) + sum(SP[p] for p in group) >= 2 * LIMIT[goal]
        crushed |= len([p for p in (*group, *fighters(s, goal)) if TYPE[p] == "armour"]) > 1
        if frail or taken or crushed:
            return None
    return _morale_table(s, group, battle.target)


def _morale_table(s: Santander, group: list[int], hex: int) -> Odds:
    """What the six faces bring to a stack."""
    found: dict[str, Fraction] = {}
    plus = s.morale + troop_modifier(group)
    for die in range(1, 7):
        result = tables.morale(die + plus)
        found[result] = found.get(result, Fraction(0)) + SIXTH
    rows = [
        Outcome(Message("odds-morale-result", {"result": result}), float(chance), MORALE_GOOD[result])
        for result, chance in found.items()
    ]
    line = OddsLine(Message("odds-morale-plus", {}), f"{plus:+d}", "10.6-b")
    return Odds(Message("odds-morale", {"place": CODES[hex]}), (line,), tuple(rows))


def odds(s: Santander, ask: Ask, token: str) -> Odds | None:
    """What an option leads to, where dice follow."""
    battle = s.battle
    if battle is None:
        return None
    match ask.value(token):
        case Stand() if ask.seat == R:
            return _morale_odds(s, battle, None)
        case Retreat(hex) if ask.seat == R and ask.kind == "trade":
            return _morale_odds(s, battle, hex)
        case Roll(hex):
            return _morale_table(s, group_of(s, battle, hex), hex)
        case Join(piece):
            return _attack_odds(s, battle, (*battle.attackers, piece))
        case Launch():
            return _attack_odds(s, battle, battle.attackers)
        case Fire(piece):
            return _fire_odds(s, ask.seat, with_fire(battle, enemy_index(battle, ask.seat), piece))
        case Spend(piece):
            return _fire_odds(s, ask.seat, with_shells(battle, enemy_index(battle, ask.seat), piece))
        case Enough() if ask.kind in ("fire", "spend"):
            return _fire_odds(s, ask.seat, battle)
    return None


def _fire_odds(s: Santander, side: str, battle: Battle) -> Odds | None:
    """With what is committed so far: the whole attack to the attacker, the bombardment to the defender."""
    if battle.side != side:
        return bombardment_odds(s, battle)
    attackers = tuple(p for p in battle.attackers if s.at[p] >= 0)
    return _attack_odds(s, battle, attackers) if attackers else None
