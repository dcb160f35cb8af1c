"""Ground combat (10): declaring an attack, its five steps in order."""

from __future__ import annotations

from collections.abc import Iterable

from frente.boards.hexes import bits
from frente.engine import Ask, Flow, Menu, Message, Plain, Refusal, Way, put, roll
from frente.games.santander.answers import Attack, CallOff, Done, Join, Launch, Lose
from frente.games.santander.definitions import (
    BIT,
    CODES,
    COMBAT,
    CTV_HQ,
    ENEMY,
    FIGHTS,
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
    SIDES,
    SP,
    TYPE,
    N,
)
from frente.games.santander.nouns import UNIT, hexes_at, place_noun
from frente.games.santander.rules import fog, tables
from frente.games.santander.rules.losses import destroy, lose_step, may_lose
from frente.games.santander.rules.presence import why_absent, why_not_yours
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


def why_not_attack(s: Santander, side: str, hex: int) -> Refusal | None:
    """Why this hex may not be attacked now."""
    place: dict[str, Plain] = {"place": CODES[hex]}
    if not occupied(s, ENEMY[side]) >> hex & 1:
        if any(SIDE[p] != side for p in s.stacks.get(hex, ())):
            return Refusal("9.3-f", "column-alone", place)
        return Refusal("10.1-a", "no-enemy", place)
    if targets(s, side) >> hex & 1:
        return _called_off_too_often(s)
    if zone(stand(s, side)) >> hex & 1:
        return Refusal("10.1-b", "all-attacked", place)
    if GRID.touching[hex] & stand(s, side):
        return Refusal("1.3.2-a", "impassable", place)
    return Refusal("10.1-a", "nobody-near", place)


def _called_off_too_often(s: Santander) -> Refusal | None:
    if s.changes < MOST_CHANGES:
        return None
    return Refusal("10.1-e", "called-off", {"limit": MOST_CHANGES})


def _targets_at(s: Santander, side: str, thing: str) -> Iterable[int]:
    """The hex that is meant; whoever points at a unit of his own means what it could attack."""
    piece = PIECE.get(thing)
    if piece is None or SIDE[piece] != side:
        return hexes_at(s, side, thing)
    if s.at[piece] < 0 or not FIGHTS[piece] or s.attacked >> piece & 1:
        return ()
    return bits(LINKS[s.at[piece]] & targets(s, side))


NO_MORE = Way("done", Done, rule="10.1-a")  # never compulsory
CALLED_OFF = Way("call-off", CallOff, rule="9.4-b")
TARGET = {side: place_noun(side, _targets_at) for side in SIDES}


def attack(s: Santander, side: str) -> Flow[None]:
    """One attack of the Ground Combat Segment, or the end of it (3.B-d, 3.C-d, 10.1-e)."""
    menu = Menu(
        s,
        Way(
            "attack",
            Attack,
            TARGET[side],
            rule="10.1-a",
            why_not=lambda hex: why_not_attack(s, side, hex),
            among=lambda: () if _called_off_too_often(s) else bits(targets(s, side)),
            judged=True,
            label=lambda hex: _attacked(s, side, hex),
        ),
        NO_MORE,
    )
    s.open = ("attack", side)
    answer = yield from put(Ask.of(side, "attack", "10.1-a", menu))
    s.open = ()
    match answer:
        case Attack(hex):
            s.battle = Battle(side, hex, s.combats + 1)
            s.push(("muster", side), ("attack", side))
        case Done():
            s.attacked = 0


def _attacked(s: Santander, side: str, hex: int) -> Message:
    """The target by those whom the attacker sees there (5.2-a)."""
    seen: list[Plain] = [PIECES[p].id for p in s.stacks[hex] if SIDE[p] != side and fog.sees(s, side, p)]
    return Message("do-attack" if seen else "do-attack-hex", {"a": CODES[hex], "units": seen})


def why_not_join(s: Santander, battle: Battle, piece: int) -> Refusal | None:
    """Why the unit may not take part in this attack."""
    id = PIECES[piece].id
    target = battle.target
    refusal = why_not_yours(battle.side, piece, "10.2-a") or why_absent(s, piece, "10.2-a")
    if refusal is not None:
        return refusal
    if not FIGHTS[piece]:
        rule = "9.2-m" if TYPE[piece] == "hq" else "9.3-f"
        return Refusal(rule, "cannot-attack", {"unit": id})
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

    def near() -> list[int]:
        return sorted(p for h in NEAR[battle.target] for p in s.stacks.get(h, ()) if SIDE[p] == side)

    def why_not_launch() -> Refusal | None:
        if battle.attackers:
            return None
        return Refusal("10.2-a", "no-attacker", {"place": CODES[battle.target]})

    menu = Menu(
        s,
        Way(
            "join",
            Join,
            UNIT[side],
            rule="10.2-a",
            why_not=lambda piece: why_not_join(s, battle, piece),
            among=near,
        ),
        Way("launch", Launch, rule="10.2-a", why_not=why_not_launch),
        CALLED_OFF,
    )
    about: dict[str, Plain] = {
        "place": CODES[battle.target],
        "units": [PIECES[p].id for p in battle.attackers],
        "count": len(battle.attackers),
    }
    match (yield from put(Ask.of(side, "muster", "10.2-a", menu, about))):
        case Join(piece):
            s.battle = battle._replace(attackers=(*battle.attackers, piece))
            s.push(("muster", side))
        case Launch():
            s.push(("launch",))
        case CallOff():
            s.battle = None
            s.changes += 1


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
        (chosen,) = yield from put(loss_ask(s, battle, side, group, "10.3-c", battle.losses[index]))
    left = list(battle.losses)
    left[index] -= 1
    s.battle = battle._replace(losses=(left[0], left[1]))
    lose_step(s, chosen, "10.3-b")
    s.push(("lose", side))


def why_not_lose(s: Santander, battle: Battle, side: str, group: list[int], piece: int) -> Refusal | None:
    """Why the unit may not take the next step loss of the group that suffers it."""
    refusal = why_not_yours(side, piece, "10.3-d") or why_absent(s, piece, "10.3-d")
    if refusal is not None:
        return refusal
    unit: dict[str, Plain] = {"unit": PIECES[piece].id}
    if not FIGHTS[piece]:
        return Refusal("9.2-k" if TYPE[piece] == "hq" else "9.3-f", "no-steps", unit)
    if piece not in group:
        return Refusal("10.3-d", "not-in-combat", unit)
    return None if may_lose(s, battle, piece, group) else Refusal("10.3-c", "unequal", unit)


def loss_ask(s: Santander, battle: Battle, side: str, group: list[int], rule: str, left: int) -> Ask:
    """Which unit of the group loses the next step (10.3-c)."""
    way = Way(
        "lose",
        Lose,
        UNIT[side],
        rule=rule,
        why_not=lambda piece: why_not_lose(s, battle, side, group, piece),
        among=sorted(group),
    )
    return Ask.of(side, "lose", rule, Menu(s, way), {"left": left, "place": CODES[battle.target]})


def combat_over(s: Santander) -> Flow[None]:
    """The combat has ended: what was revealed is hidden again (5.2-a)."""
    s.battle = None
    yield from ()
