"""Ground combat (10): declaring an attack, its five steps in order."""

from __future__ import annotations

from frente.boards.hexes import bits
from frente.engine import Ask, Flow, Refusal, choose, roll
from frente.games.santander.definitions import (
    BIT,
    CODES,
    COMBAT,
    CTV_HQ,
    ENEMY,
    GRID,
    LIMIT,
    LINKS,
    NEAR,
    PBIT,
    PIECE,
    PIECES,
    RANGE,
    RIVERS,
    SIDE,
    SP,
    TYPE,
    N,
    side_of_hex,
)
from frente.games.santander.rules import tables
from frente.games.santander.rules.losses import destroy, lose_step, may_lose
from frente.games.santander.rules.supply import mark, supplied, zone
from frente.games.santander.state import (
    MOST_CHANGES,
    Battle,
    Santander,
    fighters,
    occupied,
    overstacked,
    stand,
    step_up,
    units,
)

# --- declaring (10.1, 10.2-a) ---------------------------------------------------------------------


def fresh_stand(s: Santander, side: str) -> int:
    """The hexes with combat units that have not attacked in this segment (10.1-b)."""
    mask = 0
    for p in COMBAT[side]:
        if s.at[p] >= 0 and not s.attacked >> p & 1:
            mask |= BIT[s.at[p]]
    return mask


def targets(s: Santander, side: str) -> int:
    """The enemy hexes next to a unit that may attack, any of them or none (10.1-a, 10.1-c)."""
    return zone(fresh_stand(s, side)) & occupied(s, ENEMY[side])


def why_not_attack(s: Santander, side: str, token: str) -> Refusal | None:
    """Why `attack <hex>` is not legal now."""
    words = token.split(" ")
    if token == "done":  # 10.1-a: never compulsory
        return None
    if words[0] != "attack" or len(words) != 2:
        return Refusal("10.1-a", "not-offered", {"token": token})
    hex = side_of_hex(words[1])
    if hex < 0 or not occupied(s, ENEMY[side]) >> hex & 1:
        return Refusal("10.1-a", "no-enemy", {"place": words[1]})
    if targets(s, side) >> hex & 1:
        return _called_off_too_often(s)
    if zone(stand(s, side)) >> hex & 1:
        return Refusal("10.1-b", "all-attacked", {"place": words[1]})
    if GRID.touching[hex] & stand(s, side):
        return Refusal("1.3.2-a", "impassable", {"place": words[1]})
    return Refusal("10.1-a", "nobody-near", {"place": words[1]})


def _called_off_too_often(s: Santander) -> Refusal | None:
    if s.changes < MOST_CHANGES:
        return None
    return Refusal("10.1-e", "called-off", {"limit": MOST_CHANGES})


def attack(s: Santander, side: str) -> Flow[None]:
    """One attack of the Ground Combat Segment, or the end of it (3.B-d, 3.C-d, 10.1-e)."""

    def offer() -> list[str]:
        if _called_off_too_often(s) is not None:
            return ["done"]
        return [*(f"attack {CODES[h]}" for h in bits(targets(s, side))), "done"]

    answer = yield from choose(Ask(side, "attack", "10.1-a", offer, lambda t: why_not_attack(s, side, t)))
    if answer == "done":
        s.attacked = 0
        return
    s.battle = Battle(side, side_of_hex(answer.split()[1]), s.combats + 1)
    s.push(("muster", side), ("attack", side))


def why_not_join(s: Santander, battle: Battle, piece: int) -> Refusal | None:
    """Why the unit may not take part in this attack."""
    id = PIECES[piece].id
    target = battle.target
    if SIDE[piece] != battle.side or s.at[piece] < 0:
        return Refusal("10.2-a", "not-yours", {"unit": id})
    if TYPE[piece] not in ("infantry", "armour"):
        return Refusal("9.2-m", "cannot-attack", {"unit": id})
    if piece in battle.attackers:
        return Refusal("10.1-d", "committed", {"unit": id})
    here = s.at[piece]
    if not LINKS[here] >> target & 1:
        rule = "1.3.2-a" if GRID.touch(here, target) else "10.1-a"
        return Refusal(rule, "not-next-to", {"unit": id, "place": CODES[target]})
    if s.attacked >> piece & 1:
        return Refusal("10.1-b", "has-attacked", {"unit": id})
    # 10.1-f: from each hex at most the stacking limit of the attacked hex; armour counts 0.
    total = SP[piece] + sum(SP[p] for p in battle.attackers if s.at[p] == here)
    if total > LIMIT[target]:
        return Refusal("10.1-f", "too-many", {"unit": id, "points": total, "limit": LIMIT[target]})
    return None


def muster(s: Santander, side: str) -> Flow[None]:
    """Name the units that take part, one by one, then launch the attack (10.2-a)."""
    battle = s.battle
    assert battle is not None

    def judge(token: str) -> Refusal | None:
        words = token.split(" ")
        if token == "call-off":
            return None
        if token == "launch":
            if not battle.attackers:
                return Refusal("10.2-a", "no-attacker", {"place": CODES[battle.target]})
            return None
        piece = PIECE.get(words[1], -1) if words[0] == "join" and len(words) == 2 else -1
        if piece < 0:
            return Refusal("10.2-a", "not-offered", {"token": token})
        return why_not_join(s, battle, piece)

    def offer() -> list[str]:
        near = [p for h in NEAR[battle.target] for p in s.stacks.get(h, ()) if SIDE[p] == side]
        able = sorted(p for p in near if why_not_join(s, battle, p) is None)
        return [
            *(f"join {PIECES[p].id}" for p in able),
            *(["launch"] if battle.attackers else []),
            "call-off",
        ]

    about = {"place": CODES[battle.target], "units": [PIECES[p].id for p in battle.attackers]}
    answer = yield from choose(Ask(side, "muster", "10.2-a", offer, judge, dict(about), commits=False))
    if answer == "call-off":
        s.battle = None
        s.changes += 1
    elif answer == "launch":
        s.push(("launch",))
    else:
        s.battle = battle._replace(attackers=(*battle.attackers, PIECE[answer.split()[1]]))
        s.push(("muster", side))


def launch(s: Santander) -> Flow[None]:
    """Step 1: check the supply of all involved; then the steps that follow (10.2-b). No way back (9.4-b)."""
    battle = s.battle
    assert battle is not None
    side, enemy = battle.side, ENEMY[battle.side]
    s.combats += 1
    origins = tuple(s.at[p] for p in battle.attackers)
    hexes = sorted(set(origins))
    s.note("attack", "10.2-a", side=side, place=CODES[battle.target], hexes=[CODES[h] for h in hexes])
    for p in battle.attackers:
        s.attacked |= PBIT[p]
    fine = {who: supplied(s, who) for who in (side, enemy)}
    mark(s, list(battle.attackers), fine[side])
    mark(s, units(s, battle.target), fine[enemy])
    alive = [i for i, p in enumerate(battle.attackers) if s.at[p] >= 0]
    battle = battle._replace(
        attackers=tuple(battle.attackers[i] for i in alive),
        origins=tuple(origins[i] for i in alive),
        launched=True,
    )
    if not battle.attackers:  # 10.2-e
        end_without_attackers(s, battle)
        return
    s.battle = battle._replace(concentric=concentric(s, battle))
    s.push(
        ("fire", side), ("fire", enemy), ("spend", side), ("spend", enemy),
        ("air-combat",), ("bombard",), ("assault",),
    )  # fmt: skip
    yield from ()


def end_without_attackers(s: Santander, battle: Battle) -> None:
    """10.2-e: with its last attacker the attack is over."""
    s.note("no-attacker-left", "10.2-e", place=CODES[battle.target])
    s.battle = None


def concentric(s: Santander, battle: Battle) -> bool:
    """10.2.1: five of the six hexes around are held by the attacker's side or in the ZoC of his attackers.

    10.2.1-b: sea and hexes behind impassable sides never count; combat units of his side count wherever
    they stand, ZoC only from units in this attack that are in supply; a unit of the defender, also an HQ,
    spoils a hex.
    """
    attacking = 0
    for p in battle.attackers:
        if s.at[p] >= 0 and not s.oos >> p & 1:
            attacking |= BIT[s.at[p]]
    return surrounded(s, battle, attacking)


def surrounded(s: Santander, battle: Battle, attacking: int) -> bool:
    """The same where the hexes of the attackers in supply are known."""
    held = stand(s, battle.side) | zone(attacking)
    good = LINKS[battle.target] & held & ~occupied(s, ENEMY[battle.side])
    return good.bit_count() >= 5  # 10.2.1-a, 10.2.1-c


# --- steps 3 and 4: the assault -------------------------------------------------------------------


def halved(s: Santander, piece: int) -> bool:
    """DSG or OOS, never both (6.3.1-b, 6.3.1-d, 9.5.1-d)."""
    return s.dsg[piece] > 0 or bool(s.oos >> piece & 1)


def attack_total(s: Santander, attackers: tuple[int, ...], target: int) -> int:
    """The attack of all attackers, rounded down hex by hex (1.4-b, 1.4-c)."""
    by_hex: dict[int, list[tuple[int, bool]]] = {}
    for p in attackers:
        factor = PIECES[p].attack[step_up(s, p)]  # 2.1-a, 2.1-c
        by_hex.setdefault(s.at[p], []).append((factor, halved(s, p)))
    return sum(
        tables.attack_of_hex(factors, overstacked(s, h), bool(RIVERS[h] >> target & 1))
        for h, factors in by_hex.items()
    )


def defence_total(s: Santander, hex: int) -> int:
    """The defence of a hex, HQs included (9.2-e)."""
    factors = [(PIECES[p].defence[step_up(s, p)], halved(s, p)) for p in units(s, hex)]
    return tables.defence_of_hex(factors, overstacked(s, hex), hex)


def column_shift(s: Santander, side: str, target: int) -> int:
    """4.4-a: on turn 1 Nationalist attacks within 2 hexes of the CTV HQ go one column to the right."""
    here = s.at[CTV_HQ]
    near = here >= 0 and GRID.distance(here, target) <= RANGE
    return tables.FIRST_TURN_SHIFT if side == N and s.turn == 1 and near else 0


def drm(s: Santander, battle: Battle) -> int:
    """Concentric +1 (10.2.1-a), trench -1 (10.7-c); a trench helps no HQ alone (10.7-e)."""
    trench = s.trenches >> battle.target & 1 and fighters(s, battle.target)
    return (tables.CONCENTRIC_DRM if battle.concentric else 0) + (tables.TRENCH_DRM if trench else 0)


def assault(s: Santander) -> Flow[None]:
    """Steps 3 and 4: reveal both sides, add up, roll (10.2-d, 10.2-f)."""
    battle = s.battle
    assert battle is not None
    alive = [i for i, p in enumerate(battle.attackers) if s.at[p] >= 0]
    battle = s.battle = battle._replace(
        attackers=tuple(battle.attackers[i] for i in alive),
        origins=tuple(battle.origins[i] for i in alive),
        defenders=tuple(units(s, battle.target)),
        revealed=True,
    )
    if not battle.attackers:  # 10.2-e
        end_without_attackers(s, battle)
        return
    if not battle.defenders:  # 10.2-e: no roll, the hex may be entered
        s.push(("advance", battle.side, 1), ("combat-over",))
        return
    strength, defence = attack_total(s, battle.attackers, battle.target), defence_total(s, battle.target)
    column = tables.column_for(strength, defence, column_shift(s, battle.side, battle.target))
    modifier = drm(s, battle)
    s.note(
        "assault", "10.2-d", side=battle.side, place=CODES[battle.target],
        attackers=[PIECES[p].id for p in battle.attackers],
        defenders=[PIECES[p].id for p in battle.defenders],
        attack=strength, defence=defence, column=tables.COLUMNS[column], drm=modifier,
    )  # fmt: skip
    stream = f"combat:{s.turn}:{battle.number}"
    die = yield from roll(stream, kind="combat", rule="10.2-f", seat=battle.side)
    result = tables.crt(column, die[0], modifier)
    s.note(
        "combat", "10.2-f", place=CODES[battle.target], result=result,
        column=tables.COLUMNS[column], row=max(tables.LOW, min(tables.HIGH, die[0] + modifier)),
    )  # fmt: skip
    if result == tables.BREAKTHROUGH:
        # 10.4.1-a: all defenders are eliminated, HQs too; no trade, no morale, no loss of the attacker.
        s.battle = battle._replace(result=result)
        for p in battle.defenders:
            if s.at[p] >= 0:
                destroy(s, p, "10.4.1-a")
        s.push(("advance", battle.side, 3), ("combat-over",))
        return
    lost = tables.losses(result)
    s.battle = battle._replace(result=result, losses=lost, suffered=lost[1])
    # 10.2-h: attacker's losses, trade and retreat, other losses of the defender, morale, advance.
    s.push(
        ("lose", battle.side), ("trade",), ("lose", ENEMY[battle.side]), ("morale",),
        ("advance", battle.side, 1), ("combat-over",),
    )  # fmt: skip


# --- step losses (10.3) ---------------------------------------------------------------------------


def losers(s: Santander, battle: Battle, side: str) -> list[int]:
    """The combat units of a side that took part and are left (10.3-d)."""
    group = battle.attackers if battle.side == side else battle.defenders
    return [p for p in group if s.at[p] >= 0 and TYPE[p] != "hq"]


def lose(s: Santander, side: str) -> Flow[None]:
    """One step of the losses of a side, then the next (10.3-a); those beyond its steps are ignored."""
    battle = s.battle
    assert battle is not None
    index = 0 if battle.side == side else 1
    if not battle.losses[index]:
        return
    group = losers(s, battle, side)
    if not group:
        hqs = [p for p in battle.defenders if s.at[p] >= 0 and TYPE[p] == "hq" and index == 1]
        for p in hqs:  # 9.2-e: an HQ alone is destroyed by any step loss
            destroy(s, p, "9.2-e")
        return
    able = [p for p in group if may_lose(s, battle, p, group)]
    chosen = able[0]
    if len(able) > 1:
        answer = yield from choose(_loss_ask(s, battle, side, group, "10.3-c", battle.losses[index]))
        chosen = PIECE[answer.split()[1]]
    left = list(battle.losses)
    left[index] -= 1
    s.battle = battle._replace(losses=(left[0], left[1]))
    lose_step(s, chosen, "10.3-b")
    s.push(("lose", side))


def _loss_ask(s: Santander, battle: Battle, side: str, group: list[int], rule: str, left: int) -> Ask:
    def judge(token: str) -> Refusal | None:
        words = token.split(" ")
        piece = PIECE.get(words[1], -1) if words[0] == "lose" and len(words) == 2 else -1
        if piece not in group:
            return Refusal("10.3-d", "not-in-combat", {"token": token})
        if not may_lose(s, battle, piece, group):
            return Refusal("10.3-c", "unequal", {"unit": PIECES[piece].id})
        return None

    def offer() -> list[str]:
        return [f"lose {PIECES[p].id}" for p in sorted(group) if may_lose(s, battle, p, group)]

    return Ask(side, "lose", rule, offer, judge, {"left": left, "place": CODES[battle.target]})


def combat_over(s: Santander) -> Flow[None]:
    """The combat has ended: what was revealed is hidden again (5.2-a)."""
    s.battle = None
    yield from ()
