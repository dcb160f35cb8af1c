"""A combat as it is shown before the dice (10.2): both sides, the sum, the table, and what may come of it.

What lies beneath the enemy's top unit is not known (5.2-a): the attacker is shown a row of chances for each
number of brigades that the stacking limit lets lie there, never a mean of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from frente.engine import Ask, Event, Message
from frente.engine.battle import ROLLS, Case, Chart, Fighting, Side, SumLine, Unknown
from frente.engine.battle import Battle as Fight
from frente.engine.gesture import Choose, Count
from frente.games.santander import shelf
from frente.games.santander.answers import Enough, Fire, Join, Launch, Retreat, Roll, Spend, Stand
from frente.games.santander.definitions import CODES, ENEMY, LIMIT, PIECE, PIECES, SP, R
from frente.games.santander.odds import (
    Sum,
    bombardment_levels,
    bombardment_odds,
    distribution,
    odds,
    outcomes,
    reckon,
)
from frente.games.santander.rules import combat, fog, tables
from frente.games.santander.rules.bombardment import total, with_fire, with_shells
from frente.games.santander.rules.combat import losers
from frente.games.santander.rules.morale import group_of, troop_modifier
from frente.games.santander.state import Battle, Santander, enemy_index, fighters, step_up

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
    """What an answer would fight out, as far as the asked seat knows who takes part."""
    fight = s.battle
    if fight is None:
        return None
    if fight.side != ask.seat:
        return _for_defender(s, fight, ask, token)
    index = enemy_index(fight, ask.seat)
    match ask.value(token):
        case Join(piece):
            return _attack(s, fight._replace(attackers=(*fight.attackers, piece)))
        case Launch():
            return _attack(s, fight)
        case Fire(piece):
            return _bombed(s, with_fire(fight, index, piece))
        case Spend(piece):
            return _bombed(s, with_shells(fight, index, piece))
        case Enough() if ask.kind in ("fire", "spend"):
            return _bombed(s, fight)
    return None


def forming(s: Santander, ask: Ask, picks: tuple[str, ...]) -> Fight | None:
    """The attack with these units beside those chosen before, as far as they may take part."""
    fight = s.battle
    if ask.kind != "muster" or fight is None:
        return None
    found = fight
    for id in picks:
        if id in PIECE and combat.why_not_join(s, found, PIECE[id]) is None:
            found = found._replace(attackers=(*found.attackers, PIECE[id]))
    return _attack(s, found)


def choose(s: Santander, ask: Ask) -> Choose | None:
    """10.2-a: who may take part in the attack, with factors, and stacking points by hex (10.1-f)."""
    fight = s.battle
    if ask.kind != "muster" or fight is None:
        return None
    able = [join.piece for token in ask.options() if isinstance(join := ask.value(token), Join)]
    if not able:
        return None
    strength = {PIECES[p].id: PIECES[p].attack[step_up(s, p)] for p in able}
    counts = [Count("strength", Message("count-strength"), None, strength)]
    for hex in sorted({s.at[p] for p in able}):
        load = {PIECES[p].id: SP[p] for p in able if s.at[p] == hex}
        room = LIMIT[fight.target] - sum(SP[p] for p in fight.attackers if s.at[p] == hex)
        label = Message("count-stacking", {"place": CODES[hex]})
        counts.append(Count(f"stacking-{CODES[hex]}", label, room, load))
    return Choose(0 if fight.attackers else 1, len(able), _ids(able), tuple(counts))


# --- for the defender -----------------------------------------------------------------------------


def _for_defender(s: Santander, fight: Battle, ask: Ask, token: str) -> Fight | None:
    """He does not know the attackers before step 3: the bombardment is shown, later the morale roll."""
    index = enemy_index(fight, ask.seat)
    match ask.value(token):
        case Fire(piece):
            return _bombardment(s, with_fire(fight, index, piece), ask.seat)
        case Spend(piece):
            return _bombardment(s, with_shells(fight, index, piece), ask.seat)
        case Enough() if ask.kind in ("fire", "spend"):
            return _bombardment(s, fight, ask.seat)
        case Stand() | Retreat() | Roll():
            return _morale(s, fight, ask, token)
    return None


def _bombardment(s: Santander, fight: Battle, seat: str) -> Fight:
    """9.4.2-b: the side with more points rolls for the difference."""
    shown = bombardment_odds(s, fight)
    net = total(fight, 0) - total(fight, 1)
    trench = bool(s.trenches >> fight.target & 1 and fighters(s, fight.target))
    sides = []
    for index, (side, role) in enumerate(((fight.side, ATTACKER), (ENEMY[fight.side], DEFENDER))):
        rolls = net > 0 if index == 0 else net < 0
        lines = [_guns(fight, index)]
        if index == 0 and rolls and trench:
            lines.append(SumLine(Message("odds-trench"), f"{tables.BOMB_TRENCH_DRM:+d}", "10.7-b", "die"))
        guns = (*fight.fire[index], *fight.shells[index])
        sides.append(
            Side(
                side,
                role,
                rolls=rolls,
                pieces=_ids(guns),
                strength=str(total(fight, index)),
                sum=tuple(lines),
                chart=_bomb_chart(abs(net)) if rolls else None,
            )
        )
    return Fight(
        id="",
        state="ready",
        kind="bombardment",
        title=shown.title,
        rule="9.4.2-b",
        place=CODES[fight.target],
        sides=tuple(sides),
        cases=(Case(None, shown.outcomes),),
        follows=(Message("battle-bombs-follow"),),
    )


def _bomb_chart(net: int) -> Chart:
    column = min(net, tables.BOMB_COLUMNS) - 1
    return replace(shelf.BOMBARDMENT, base=column, column=column)


def _morale(s: Santander, fight: Battle, ask: Ask, token: str) -> Fight | None:
    """10.6-b: a die, the track and the troops; the higher the worse."""
    shown = odds(s, ask, token)
    if shown is None:
        return None
    answer = ask.value(token)
    hex = answer.hex if isinstance(answer, Roll) else fight.target
    plus = shown.lines[0].value
    group = group_of(s, fight, hex) if isinstance(answer, Roll) else losers(s, fight, R)
    troops = troop_modifier(group)
    lines = (
        SumLine(Message("odds-track"), f"+{s.morale}", "10.6.1-a", "die"),
        SumLine(Message("odds-troops"), f"{troops:+d}", "10.6-c", "die", _ids(group)),
    )
    return Fight(
        id="",
        state="ready",
        kind="morale",
        title=shown.title,
        rule="10.6-b",
        place=CODES[hex],
        sides=(
            Side(R, ROLLS, rolls=True, pieces=_ids(group), strength=plus, sum=lines, chart=morale_chart()),
        ),
        cases=(Case(None, shown.outcomes),),
    )


def morale_chart(row: int | None = None) -> Chart:
    """The Republican Morale Table: one column, by the total."""
    return replace(shelf.MORALE, column=0, row=row)


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


def _bombed(s: Santander, fight: Battle) -> Fight | None:
    """The attack, and what the bombardment before it may do with the points committed so far (9.4.2-b)."""
    shown = _attack(s, fight)
    if shown is None:
        return None
    trench = bool(s.trenches >> fight.target & 1 and fighters(s, fight.target))
    levels = bombardment_levels(s, fight, trench)
    points, against = total(fight, 0), total(fight, 1)
    more = "none" if points == against else "us" if points > against else "them"
    hit = sum(chance for level, chance in levels.items() if (level > 0) == (points > against) and level)
    args = {"more": more, "points": points, "against": against, "chance": round(100 * float(hit))}
    told = (Message("battle-bombs", args), Message("battle-bombs-follow"))
    return replace(shown, follows=(*told, *shown.follows))


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
    chart = replace(
        shelf.COMBAT,
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
        return _rolled(fight, events)
    side = str(attack.data["side"])
    title = Message("battle-title", {"place": attack.data["place"], "hexes": attack.data["hexes"]})
    assault = next((event for event in events if event.kind == "assault"), None)
    result = next((event for event in events if event.kind == "combat"), None)
    # One die decides the assault (10.2-f): those of bombardment and morale stand among the steps alone.
    rolled = [event for event in events if event.kind == "roll" and event.data["roll"] == "combat"]
    dice = {found.seat: found.dice for found in fight.sides if not rolled or found.seat == side}
    if rolled:
        dice[side] = tuple(rolled[-1].data["dice"])
    sides = [
        Side(seat, role, dice.get(seat) is not None, dice=dice.get(seat))
        for seat, role in ((side, ATTACKER), (ENEMY[side], DEFENDER))
    ]
    sides = [replace(found, sum=tuple(_fired(found.seat, events))) for found in sides]
    if assault is not None:
        data = assault.data
        lines = [SumLine(Message("odds-drm"), f"{data['drm']:+d}", "10.2-f", "die")] if data["drm"] else []
        for index, (label, value) in enumerate(
            (("odds-attack", data["attack"]), ("odds-defends", data["defence"]))
        ):
            line = SumLine(Message(label), str(value), "1.4-c")
            more = lines if index == 0 else []
            sides[index] = replace(sides[index], sum=(line, *more, *sides[index].sum))
        sides[0] = replace(sides[0], pieces=tuple(data["attackers"]), strength=str(data["attack"]))
        sides[1] = replace(sides[1], pieces=tuple(data["defenders"]), strength=str(data["defence"]))
    if result is not None:
        chart = replace(
            shelf.COMBAT,
            column=tables.COLUMNS.index(str(result.data["column"])),
            row=list(tables.ROWS).index(int(result.data["row"])),
        )
        sides[0] = replace(sides[0], chart=chart)
    return replace(
        fight,
        title=title,
        place=str(attack.data["place"]),
        sides=tuple(sides),
        verdict=_verdict(side, result, _morale_told(str(attack.data["place"]), events)),
    )


TOLD = frozenset(
    ("weather", "offensive", "offensive-effect", "basques-fight", "basques-surrender", "factory")
)
"""Events that say what a die outside of combat has brought."""


def _rolled(fight: Fight, events: Sequence[Event]) -> Fight:
    """A die of the turn: what it was rolled for, and what came of it."""
    told = next((event for event in events if event.kind in TOLD), None)
    known = fight.kind in ("weather", "offensive", "offensive-effect", "surrender", "factory", "morale")
    title = Message(f"title-{fight.kind}") if known else fight.title
    return replace(fight, title=title, verdict=fight.verdict if told is None else told.message())


def _fired(seat: str, events: Sequence[Event]) -> Iterator[SumLine]:
    """9.4.1: what a side has committed, piece by piece."""
    for event in events:
        if event.kind in ("fires", "spends") and event.data["side"] == seat:
            value = str(event.data.get("points", 1))
            yield SumLine(Message("odds-guns"), value, event.rule, "die", (str(event.data["unit"]),))


def _morale_told(place: str, events: Sequence[Event]) -> str:
    """10.6-b: how the attacked stack stood its roll; `none` where it made none."""
    found = [e for e in events if e.kind == "morale-result" and e.data["place"] == place]
    return str(found[-1].data["result"]) if found else "none"


def _verdict(side: str, event: Event | None, morale: str) -> Message | None:
    if event is None:
        return None
    result = str(event.data["result"])
    if result == tables.BREAKTHROUGH:
        return Message("verdict-breakthrough", {"side": side})
    mine, theirs = tables.losses(result)
    told = {"side": side, "enemy": ENEMY[side], "mine": mine, "theirs": theirs, "morale": morale}
    return Message("verdict-losses", told)
