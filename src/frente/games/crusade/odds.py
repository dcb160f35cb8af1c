"""The exact odds of a combat, an assault or a construction, before the dice.

Where somebody chooses between the dice (which unit defects, which steps are lost before the answering
fire), he is taken to choose what serves him best; a note says so.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

from frente.engine import Ask, Message, Odds, OddsLine, Outcome, Plain, runner
from frente.engine.ask import Yield
from frente.games.crusade.answers import Assault, Attack, Build, ClaimArmor, Join, UseBonus, UseCard
from frente.games.crusade.cards import combat as cards
from frente.games.crusade.definitions import (
    FOE,
    OF_TYPE,
    RESERVE,
    RIVER,
    SIEGE_AT,
    SIERRA,
    SPACE_IDS,
    UNITS,
)
from frente.games.crusade.rules import combat, designation, fire, losses, retreat, sieges
from frente.games.crusade.state import Battle, Crusade, eliminate, factors, in_box, put

Pairs = dict[tuple[int, int], Fraction]
"""Chance of each pair of Loss Numbers: by the Attacker, by the Defender."""


def pairs(attack: fire.Fire, defence: fire.Fire) -> Pairs:
    """Both Loss Numbers of a combat whose sides fire at once (11.2.7-a)."""
    found: Counter[tuple[int, int]] = Counter()
    for a in range(1, 7):
        for d in range(1, 7):
            found[attack.loss(a), defence.loss(d)] += 1
    return {pair: Fraction(n, 36) for pair, n in sorted(found.items())}


# --- chances --------------------------------------------------------------------------------------------
def chances_of(s: Crusade, b: Battle) -> Pairs:
    """Both Loss Numbers of a combat as it is declared, whatever its cards do to the order of things."""
    return _chances(s, after_defection(s, b))


def after_defection(s: Crusade, b: Battle) -> Battle:
    """CL-N14: the combat without the unit that defects; the Defender names the one it hurts most."""
    kind = cards.defection(b)
    gone = [u for u in b.attackers if kind and OF_TYPE[kind] >> u & 1]
    return min((without(b, u) for u in gone), key=lambda rest: _rank(_chances(s, rest)), default=b)


def without(b: Battle, unit: int) -> Battle:
    """The combat when this unit has left it."""
    rest = b.copy()
    losses.leave_battle(rest, unit, -1)
    return rest


def _chances(s: Crusade, b: Battle) -> Pairs:
    if not b.attackers:
        return {(0, 0): Fraction(1)}
    if cards.first_to_fire(b) == FOE[b.side]:
        return _in_turn(s, b)
    return pairs(fire.attack(s, b), fire.defence(s, b))


def _rank(chances: Pairs) -> tuple[Fraction, Fraction, Fraction]:
    """How good it is for the Attacker: to win, not to lose, to inflict."""
    win = sum((c for (a, d), c in chances.items() if a > d), Fraction(0))
    hold = sum((c for (a, d), c in chances.items() if a >= d), Fraction(0))
    return win, hold, sum((a * c for (a, _), c in chances.items()), Fraction(0))


def _in_turn(s: Crusade, b: Battle) -> Pairs:
    """CL-R7: the Defender fires first; the Attacker takes his losses and fires with what is left."""
    defence = fire.defence(s, b)
    first = Counter(defence.loss(die) for die in range(1, 7))
    found: Pairs = {}
    for ln, times in sorted(first.items()):
        for pair, chance in max((_answer(*end, ln) for end in endings(s, b, ln)), key=_rank).items():
            found[pair] = found.get(pair, Fraction(0)) + chance * Fraction(times, 6)
    return dict(sorted(found.items()))


def _answer(s: Crusade, b: Battle, ln: int) -> Pairs:
    """The Attacker's fire after his losses; nobody left inflicts nothing."""
    if not b.attackers:
        return {(0, ln): Fraction(1)}
    gun = fire.attack(s, b)
    found = Counter(gun.loss(die) for die in range(1, 7))
    return {(a, ln): Fraction(times, 6) for a, times in found.items()}


def endings(s: Crusade, b: Battle, ln: int) -> list[tuple[Crusade, Battle]]:
    """Every legal way the Attacker can come out of losses of this size, as far as his fire can tell."""
    start = s.copy()
    start.battle = b.copy()
    start.battle.left = ln
    waiting, seen, found = [start], set(), []
    while waiting:
        state = waiting.pop()
        battle = state.battle
        assert battle is not None
        units, ghost = losses.choices(state, battle, True)
        if ghost:
            losses.spend_phantom(battle)
            waiting.append(state)
        elif not units:
            found.append((state, battle))
        for unit in units:
            for after in _losing(state, unit):
                mark = _mark(after, b.space)
                if mark not in seen:
                    seen.add(mark)
                    waiting.append(after)
    return found


def _losing(s: Crusade, unit: int) -> list[Crusade]:
    """The states after one step of a counter, one for each division that can replace a corps."""
    found: list[Crusade] = []
    answers: list[str] = [""]
    while answers:
        answer = answers.pop()
        state = s.copy()
        battle = state.battle
        assert battle is not None
        losses.count_step(state, battle, unit, attacker=True)

        def reply(wanted: Yield, answer: str = answer) -> str:
            if not answer:
                raise runner.Stop(wanted)
            return answer

        try:
            runner.run(losses.lose_step(state, unit, battle.attacker_oos, attacker=True), reply)
        except runner.Stop as stop:
            answers += stop.wanted.options() if isinstance(stop.wanted, Ask) else []
        else:
            found.append(state)
    return found


def _mark(s: Crusade, target: int) -> tuple[object, ...]:
    """What can still matter: the attackers by factors, strength and ground, their RB, what is left."""
    b = s.battle
    assert b is not None
    units = sorted(
        (
            losses.item_of(s, u),
            factors(s, u)[0],
            UNITS[u].kind.reduced[0],
            RIVER[s.where[u]] >> target & 1,
            SIERRA >> s.where[u] & 1,
        )
        for u in b.attackers
    )
    reserve = sorted((UNITS[u].kind.id, s.reduced >> u & 1) for u in in_box(s, b.side, RESERVE))
    return (tuple(units), tuple(reserve), b.left, b.phantoms, b.afr_hit, b.armor_hit)


# --- what is shown --------------------------------------------------------------------------------------
def odds(s: Crusade, ask: Ask, token: str) -> Odds | None:
    """The odds of an option that leads to dice; None for all others."""
    answer = ask.value(token)
    if isinstance(answer, Build):
        return building(s, answer.unit)
    b = declared(s, ask, token)
    if b is None:
        return None
    return _assault(s, b) if b.siege else _combat(s, b, ask.seat)


def declared(s: Crusade, ask: Ask, token: str) -> Battle | None:
    """The combat or assault as an answer before the dice would leave it; None for other answers."""
    if ask.kind == "attacks":
        return _sole(s, ask.value(token))
    if s.battle is None or ask.kind not in ("designate", "bonus", "combat-cards"):
        return None
    b = s.battle.copy()
    match ask.value(token):
        case Join(unit):
            b.attackers = (*b.attackers, unit)
        case UseBonus():
            b.cancel, b.bonus = s.cancel_left > 0, s.cancel_left <= 0
        case UseCard(id):
            _add(b, ask.seat, id)
        case ClaimArmor():
            b.armor = True
    if not b.attackers:
        return None
    if ask.kind == "designate" and not b.siege:
        combat.face(s, b)
    return b


def _sole(s: Crusade, answer: object) -> Battle | None:
    """Where only one unit can take part, naming the target says all."""
    match answer:
        case Attack(space):
            b = Battle(s.side, space, s.combats + 1)
        case Assault(space):
            b = Battle(s.side, space, s.combats + 1, SIEGE_AT[space])
        case _:
            return None
    b.attackers = tuple(designation.candidates(s, b))
    if len(b.attackers) != 1:
        return None
    if not b.siege:
        combat.face(s, b)
    return b


def _add(b: Battle, side: str, card: str) -> None:
    if side == b.side:
        b.attacker_cards = (*b.attacker_cards, card)
    else:
        b.defender_cards = (*b.defender_cards, card)


def _combat(s: Crusade, b: Battle, seat: str) -> Odds:
    left = after_defection(s, b)
    sure = settled(s, left, seat)
    notes = [*sure.notes]
    mine = seat == b.side
    held = [*s.retained[seat], *s.hands[seat]]
    for id in held:
        if cards.why_not_use(s, b, seat, id) is None:
            trial = b.copy()
            _add(trial, seat, id)
            notes.append(_message("odds-with-card", card=id, **_shares(chances_of(s, trial))))
    if mine and not b.armor and fire.armor_ready(s, b):
        trial = b.copy()
        trial.armor = True
        notes.append(_message("odds-with-armor", **_shares(chances_of(s, trial))))
    if cards.first_to_fire(b):
        notes.append(_message("odds-fire-first", side=cards.first_to_fire(b)))
    if cards.defection(b):
        notes.append(_message("odds-defection"))
    if retreat.may_stand(s, left):
        notes.append(_message("odds-stand"))
    return Odds(sure.title, sure.lines, sure.outcomes, tuple(notes))


def settled(s: Crusade, b: Battle, seat: str, chances: Pairs | None = None) -> Odds:
    """A combat that nobody can change any more. `chances`: the Attacker has taken his losses already."""
    spent = chances is not None
    found = _chances(s, b) if chances is None else chances
    lines = (*_lines("attacker", fire.attack(s, b)), *_lines("defender", fire.defence(s, b)))
    outcomes = tuple(
        Outcome(_pair(s, b, a, d, spent), float(chance), _good(a, d, seat == b.side))
        for (a, d), chance in found.items()
    )
    title = _message("odds-combat", place=SPACE_IDS[b.space])
    return Odds(title, lines, outcomes, (_message("odds-win", **_shares(found)),))


def return_fire(s: Crusade, unit: int, corps: int) -> tuple[Crusade, Battle, Odds]:
    """CL-R7: the answering fire once this unit has lost a step, or has taken the place of a corps."""
    assert s.battle is not None
    ln, seat = s.battle.defender_ln, s.battle.side
    if corps < 0:
        states = _losing(s, unit)
    else:
        state = s.copy()
        assert state.battle is not None
        space = state.where[corps]
        eliminate(state, corps, state.battle.attacker_oos)
        put(state, unit, space)
        losses.leave_battle(state.battle, corps, unit)
        states = [state]
    ends = [
        end for state in states if state.battle for end in endings(state, state.battle, state.battle.left)
    ]
    best, b = max(ends, key=lambda end: _rank(_answer(end[0], end[1], ln)))
    return best, b, settled(best, b, seat, _answer(best, b, ln))


def _pair(s: Crusade, b: Battle, a: int, d: int, spent: bool = False) -> Message:
    gone = not losses.survives(s, b, False, a)
    far = retreat_of(s, b, a, d, spent)
    fate = "gone" if gone else ("hold", "one", "two")[far]
    return _message("odds-pair", attacker=a, defender=d, winner=_winner(b, a, d), retreat=far, fate=fate)


def _lines(role: str, gun: fire.Fire) -> list[OddsLine]:
    found = [
        OddsLine(_message("odds-strength", role=role), str(gun.strength), "11.2.3"),
        OddsLine(_message("odds-column", role=role, table=gun.table), gun.column_name, "11.2.6-b"),
    ]
    for line in gun.shifts:
        found.append(
            OddsLine(_message("odds-shift", role=role, what=line.what), f"{line.amount:+d}", line.rule)
        )
    for line in gun.drms:
        found.append(
            OddsLine(_message("odds-drm", role=role, what=line.what), f"{line.amount:+d}", line.rule)
        )
    return found


def _winner(b: Battle, a: int, d: int) -> str:
    return "" if a == d else b.side if a > d else FOE[b.side]


def retreat_of(s: Crusade, b: Battle, a: int, d: int, spent: bool = False) -> int:
    """11.4.1, 11.4.2: how far the Defender must go, unless he can stand; 0 where one side is wiped out.

    `spent`: the Attacker has taken his losses already.
    """
    left = bool(b.attackers) if spent else losses.survives(s, b, True, d)
    if a <= d or not left or not losses.survives(s, b, False, a):
        return 0
    return cards.forced_retreat(b) or min(2, a - d)


def _good(a: int, d: int, mine: bool) -> float:
    value = max(-1.0, min(1.0, (a - d) / 3))
    return value if mine else -value


def _shares(chances: Pairs) -> dict[str, Plain]:
    win = float(sum((c for (a, d), c in chances.items() if a > d), Fraction(0)))
    tie = float(sum((c for (a, d), c in chances.items() if a == d), Fraction(0)))
    return {"win": round(100 * win), "tie": round(100 * tie), "lose": round(100 * (1 - win - tie))}


def _assault(s: Crusade, b: Battle) -> Odds:
    drm = sieges.assault_drm(s, b.attackers)
    good = sum(1 for die in range(1, 7) if die + drm <= 3)
    lines = (OddsLine(_message("odds-assault-drm"), f"{drm:+d}", "16.1.4.2-a"),)
    return Odds(_message("odds-assault", siege=b.siege), lines, _two(good))


def building(s: Crusade, unit: int) -> Odds:
    """10.2.2-b, 10.2.4-a: the die of a unit that builds."""
    space = s.where[unit]
    wanted = "trench" if space in s.works else "position"
    drm = s.build_drm.get(space, 0)
    good = (
        6 if wanted == "position" and UNITS[unit].corps else sum(1 for die in range(1, 7) if die + drm <= 3)
    )
    lines = (OddsLine(_message("odds-build-drm"), f"{drm:+d}", "10.2.2-c"),)
    return Odds(_message("odds-build", works=wanted, place=SPACE_IDS[space]), lines, _two(good))


def _two(good: int) -> tuple[Outcome, ...]:
    found = []
    if good:
        found.append(Outcome(_message("odds-success"), good / 6, 1.0))
    if good < 6:
        found.append(Outcome(_message("odds-failure"), 1 - good / 6, -1.0))
    return tuple(found)


def _message(id: str, **args: Plain) -> Message:
    return Message(id, dict(args))
