"""A combat as it is shown before the dice (10.2): both sides, the sum, the table, and what may come of it.

What lies beneath the enemy's top unit is not known (5.2-a): the attacker is shown a row of chances for each
number of brigades that the stacking limit lets lie there, never a mean of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from frente.engine import Ask, Event, Message
from frente.engine.battle import Battle as Fight
from frente.engine.battle import Case, Chart, Fighting, Side, SumLine, Unknown
from frente.games.santander.answers import Enough, Fire, Join, Launch, Spend
from frente.games.santander.definitions import CODES, ENEMY, LIMIT, PIECES, SP
from frente.games.santander.odds import Sum, bombardment_levels, distribution, outcomes, reckon
from frente.games.santander.rules import fog, tables
from frente.games.santander.rules.bombardment import total, with_fire, with_shells
from frente.games.santander.state import Battle, Santander, enemy_index, fighters

FIGHTING = Fighting(
    begins={"attack": "combat"},
    asks=frozenset(
        (
            "fire",
            "spend",
            "shot-down",
            "lose",
            "trade",
            "morale-order",
            "forced-retreat",
            "advance",
            "exploit",
        )
    ),
    steps={
        "bombarded": "inflict",
        "assault": "inflict",
        "combat": "inflict",
        "reduced": "loss",
        "destroyed": "loss",
        "shot-down": "loss",
        "disorganized": "morale",
        "morale-result": "morale",
        "retreat": "retreat",
        "no-retreat": "retreat",
        "advanced": "advance",
        "moved": "advance",
        "morale": "track",
        "control": "track",
    },
    quiet=frozenset(("reserves", "armour")),
)
ATTACKER, DEFENDER = Message("battle-role-attacker"), Message("battle-role-defender")


def battle(s: Santander, ask: Ask, token: str) -> Fight | None:
    """What an answer of the attacker would fight out; for all others the plain odds do."""
    fight = s.battle
    if fight is None or fight.side != ask.seat:
        return None
    index = enemy_index(fight, ask.seat)
    match ask.value(token):
        case Join(piece):
            return _attack(s, fight._replace(attackers=(*fight.attackers, piece)))
        case Launch():
            return _attack(s, fight)
        case Fire(piece):
            return _attack(s, with_fire(fight, index, piece))
        case Spend(piece):
            return _attack(s, with_shells(fight, index, piece))
        case Enough() if ask.kind in ("fire", "spend"):
            return _attack(s, fight)
    return None


def _attack(s: Santander, fight: Battle) -> Fight | None:
    attackers = tuple(p for p in fight.attackers if s.at[p] >= 0)
    if not attackers:
        return None
    seen = [p for p in s.stacks.get(fight.target, ()) if fog.sees(s, fight.side, p)]
    sums = [reckon(s, fight, attackers, more) for more in range(_most_beneath(s, fight) + 1)]
    first = sums[0]
    origins = tuple(dict.fromkeys(CODES[s.at[p]] for p in attackers))
    return Fight(
        id="",
        state="ready",
        kind="combat",
        title=Message("battle-title", {"place": CODES[fight.target], "hexes": list(origins)}),
        rule="10.2-d",
        place=CODES[fight.target],
        origin=origins,
        sides=(
            _attacking(fight, attackers, first),
            _defending(fight, seen, sums),
        ),
        cases=tuple(_case(s, fight, more, sum_) for more, sum_ in enumerate(sums)),
        follows=(Message("battle-follows"),),
    )


def _most_beneath(s: Santander, fight: Battle) -> int:
    """5.2-a: how many brigades of two points may lie beneath, by what the limit lets stand there."""
    if fight.revealed:
        return 0
    top = [p for p in fighters(s, fight.target) if fog.sees(s, fight.side, p)]
    return max(0, LIMIT[fight.target] - sum(SP[p] for p in top)) // 2


def _attacking(fight: Battle, attackers: tuple[int, ...], sum_: Sum) -> Side:
    attack, defence = sum_.totals()
    column = tables.column_for(max(0, attack), max(1, defence))
    lines = [SumLine(Message("odds-attack"), str(max(0, attack)), "1.4-c", of=_ids(attackers))]
    if sum_.shift:
        lines.append(SumLine(Message("odds-shift"), f"+{sum_.shift}", "4.4-a", "shift"))
    if sum_.concentric:
        lines.append(SumLine(Message("odds-concentric"), f"{tables.CONCENTRIC_DRM:+d}", "10.2.1-a", "die"))
    lines += [_guns(fight, 0)] if fight.fire[0] else []
    chart = Chart(
        Message("chart-combat"),
        tables.COLUMNS,
        tuple(str(row) for row in tables.ROWS),
        tuple(tables.ROWS.values()),
        base=column,
        column=tables.column_for(max(0, attack), max(1, defence), sum_.shift),
    )
    return Side(
        fight.side,
        ATTACKER,
        rolls=True,
        pieces=_ids(attackers),
        strength=str(max(0, attack)),
        sum=tuple(lines),
        chart=chart,
    )


def _defending(fight: Battle, seen: list[int], sums: list[Sum]) -> Side:
    defences = [sum_.totals()[1] for sum_ in sums]
    lines = [SumLine(Message("odds-defence"), str(defences[0]), "1.4-c", of=_ids(seen))]
    if sums[0].trench:
        lines.append(SumLine(Message("odds-trench"), f"{tables.TRENCH_DRM:+d}", "10.7-c", "die"))
    lines += [_guns(fight, 1)] if fight.fire[1] else []
    unknown = Unknown(min(defences), max(defences)) if len(sums) > 1 else None
    strength = str(defences[0]) if unknown is None else f"{unknown.least}-{unknown.most}"
    return Side(
        ENEMY[fight.side], DEFENDER, pieces=_ids(seen), unknown=unknown, strength=strength, sum=tuple(lines)
    )


def _guns(fight: Battle, index: int) -> SumLine:
    guns = fight.fire[index]
    return SumLine(Message("odds-guns"), str(total(fight, index)), "9.4.2-b", "die", _ids(guns))


def _case(s: Santander, fight: Battle, more: int, sum_: Sum) -> Case:
    attack, defence = sum_.totals()
    column = tables.COLUMNS[tables.column_for(max(0, attack), max(1, defence), sum_.shift)]
    label = None
    if not fight.revealed:
        label = Message("battle-beneath", {"more": more, "defence": defence, "column": column})
    return Case(label, outcomes(distribution(sum_, bombardment_levels(s, fight, sum_.trench))))


def _ids(pieces: Sequence[int]) -> tuple[str, ...]:
    return tuple(PIECES[p].id for p in pieces)


# --- after the dice -------------------------------------------------------------------------------


def fought(fight: Fight, events: Sequence[Event]) -> Fight:
    """The sides and the verdict, from what the log tells of the combat."""
    attack = next((event for event in events if event.kind == "attack"), None)
    if attack is None:
        return fight
    side = str(attack.data["side"])
    title = Message("battle-title", {"place": attack.data["place"], "hexes": attack.data["hexes"]})
    assault = next((event for event in events if event.kind == "assault"), None)
    combat = next((event for event in events if event.kind == "combat"), None)
    dice = {found.seat: found.dice for found in fight.sides}
    sides = [
        Side(seat, role, dice.get(seat) is not None, dice=dice.get(seat))
        for seat, role in ((side, ATTACKER), (ENEMY[side], DEFENDER))
    ]
    if assault is not None:
        data = assault.data
        sides[0] = replace(sides[0], pieces=tuple(data["attackers"]), strength=str(data["attack"]))
        sides[1] = replace(sides[1], pieces=tuple(data["defenders"]), strength=str(data["defence"]))
    if combat is not None:
        chart = Chart(
            Message("chart-combat"),
            tables.COLUMNS,
            tuple(str(row) for row in tables.ROWS),
            tuple(tables.ROWS.values()),
            column=tables.COLUMNS.index(str(combat.data["column"])),
            row=list(tables.ROWS).index(int(combat.data["row"])),
        )
        sides[0] = replace(sides[0], chart=chart)
    return replace(
        fight,
        title=title,
        place=str(attack.data["place"]),
        sides=tuple(sides),
        verdict=_verdict(side, combat),
    )


def _verdict(side: str, combat: Event | None) -> Message | None:
    if combat is None:
        return None
    result = str(combat.data["result"])
    if result == tables.BREAKTHROUGH:
        return Message("verdict-breakthrough", {"side": side})
    mine, theirs = tables.losses(result)
    return Message("verdict-losses", {"side": side, "enemy": ENEMY[side], "mine": mine, "theirs": theirs})
