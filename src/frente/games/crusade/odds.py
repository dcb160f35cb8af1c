"""The exact odds of a combat, an assault or a construction, before the dice."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

from frente.engine import Ask, Message, Odds, OddsLine, Outcome, Plain
from frente.games.crusade.cards import combat as cards
from frente.games.crusade.definitions import CARD, FOE, SPACE_IDS, UNIT, UNITS
from frente.games.crusade.rules import fire, sieges
from frente.games.crusade.state import Battle, Crusade

Pairs = dict[tuple[int, int], Fraction]
"""Chance of each pair of Loss Numbers: by the Attacker, by the Defender."""


def pairs(attack: fire.Fire, defence: fire.Fire) -> Pairs:
    """Both Loss Numbers of a combat whose sides fire at once (11.2.7-a)."""
    found: Counter[tuple[int, int]] = Counter()
    for a in range(1, 7):
        for d in range(1, 7):
            found[attack.loss(a), defence.loss(d)] += 1
    return {pair: Fraction(n, 36) for pair, n in sorted(found.items())}


def odds(s: Crusade, ask: Ask, token: str) -> Odds | None:
    """The odds of an option that leads to dice; None for all others."""
    verb, *words = token.split()
    b = s.battle
    if ask.kind == "designate" and b is not None and verb in ("with", "fight"):
        trial = b.copy()
        if verb == "with" and words[0] in UNIT:
            trial.attackers = (*trial.attackers, UNIT[words[0]])
        if not trial.attackers:
            return None
        if trial.siege:
            return _assault(s, trial)
        trial.defenders = s.stacks[trial.space]
        return _combat(s, trial, ask.seat)
    if ask.kind == "combat-cards" and b is not None:
        trial = b.copy()
        if verb == "play" and words[0] in CARD:
            _add(trial, ask.seat, words[0])
        elif verb == "claim-armor":
            trial.armor = True
        return _combat(s, trial, ask.seat)
    if ask.kind == "move" and verb == "build" and words[0] in UNIT:
        return _build(s, UNIT[words[0]])
    return None


def _add(b: Battle, side: str, card: str) -> None:
    if side == b.side:
        b.attacker_cards = (*b.attacker_cards, card)
    else:
        b.defender_cards = (*b.defender_cards, card)


def _combat(s: Crusade, b: Battle, seat: str) -> Odds:
    attack, defence = fire.attack(s, b), fire.defence(s, b)
    chances = pairs(attack, defence)
    mine = seat == b.side
    lines = [*_lines("attacker", attack), *_lines("defender", defence)]
    outcomes = [
        Outcome(_pair(b, a, d), float(chance), _good(a, d, mine)) for (a, d), chance in chances.items()
    ]
    notes = [_message("odds-win", **_shares(chances))]
    held = [*s.retained[seat], *s.hands[seat]]
    for id in held:
        if cards.why_not_use(s, b, seat, id) is None:
            trial = b.copy()
            _add(trial, seat, id)
            better = pairs(fire.attack(s, trial), fire.defence(s, trial))
            notes.append(_message("odds-with-card", card=id, **_shares(better)))
    if cards.first_to_fire(b):
        notes.append(_message("odds-fire-first", side=cards.first_to_fire(b)))
    title = _message("odds-combat", place=SPACE_IDS[b.space])
    return Odds(title, tuple(lines), tuple(outcomes), tuple(notes))


def _pair(b: Battle, a: int, d: int) -> Message:
    return _message("odds-pair", attacker=a, defender=d, winner=_winner(b, a, d), retreat=_retreat(b, a, d))


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


def _retreat(b: Battle, a: int, d: int) -> int:
    """11.4.2: how far the Defender must go."""
    return (cards.forced_retreat(b) or min(2, a - d)) if a > d else 0


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


def _build(s: Crusade, unit: int) -> Odds | None:
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
