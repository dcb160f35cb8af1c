"""Fights of aircraft and ships as they are shown before the dice: one against one, with every outcome."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from functools import cache
from itertools import product
from math import comb
from typing import Any

from frente.engine import Ask, Battle, Case, Message, Outcome, Side, SumLine
from frente.games.espana.answers import Engage, Help, Let, Pair, Play
from frente.games.espana.definitions import (
    AIR_STRENGTH,
    AIRCRAFT,
    CARDS,
    CM,
    COUNTER_ID,
    PLACE,
    PLACE_ID,
    SEATS,
    SHIP_VALUE,
    SHIPS,
    SIDE,
    SIDE_OF,
)
from frente.games.espana.rules import dice
from frente.games.espana.rules.naval import guns
from frente.games.espana.rules.naval.battles import present
from frente.games.espana.rules.pairs import air_score
from frente.games.espana.state import EspanaState

Chances = dict[str, Fraction]
"""What may become of a counter: lost, damaged, home (driven off) or stays."""
WORTH = {"lost": 1.0, "damaged": 0.7, "home": 0.4, "stays": 0.0}
FIGHTS, MEETS = Message("battle-role-attacker"), Message("battle-role-defender")


def battle(s: EspanaState, ask: Ask, answer: Any) -> Battle | None:
    match ask.kind, answer:
        case "pair", Pair(_, own, foe):
            return _pair(s, ask, own, foe)
        case "strike", Help(plane, ship):
            return _strike(s, ask, plane, ship)
        case "torpedo", Help(submarine, ship):
            return _torpedo(s, ask, submarine, ship)
        case (("escort" | "back"), Help(helper, ship)):
            return _helped(s, ask, helper, ship)
        case "consent", Engage(place):
            return _engage(s, ask, place)
        case "event", Play(card):
            return _raid(s, ask, card)
        case "react", Let(card):
            return _raid(s, ask, card)
    return None


# --- what dice can do -----------------------------------------------------------------------------
@cache
def in_the_air(strength: int, cm: int) -> Chances:
    """16.4-e, 16.4-f: what such an aircraft does to the one that it meets."""
    return _told(
        "lost" if score >= 6 else "home" if score == 5 else "stays"
        for score in (air_score(faces, cm) for faces in _faces(strength))
    )


@cache
def off_the_coast(number: int, plus: tuple[int, ...], minus: tuple[int, ...]) -> Chances:
    """25.6-d: what the guns of a ship do to the one that it meets off a coast: the best die counts."""
    scores = (dice.best_die(faces, plus, minus) for faces in _faces(number))
    return _told("damaged" if score >= 6 else "home" if score == 5 else "stays" for score in scores)


@cache
def at_sea(number: int, plus: tuple[int, ...], minus: tuple[int, ...]) -> Chances:
    """25.8-k: what so many dice do to a ship: two hits destroy it."""
    results = (dice.sea_result(faces, plus, minus) for faces in _faces(number))
    return _told(
        "lost" if hits > 1 else "damaged" if hits else "home" if five else "stays" for hits, five in results
    )


def _faces(number: int) -> Iterator[tuple[int, ...]]:
    return product(range(1, 7), repeat=number)


def _told(fates: Iterator[str]) -> Chances:
    found: dict[str, int] = {}
    for fate in fates:
        found[fate] = found.get(fate, 0) + 1
    whole = sum(found.values())
    return {fate: Fraction(number, whole) for fate, number in found.items()}


def _modifiers(cm: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    return ((cm,) if cm > 0 else ()), ((cm,) if cm < 0 else ())


# --- one against one ------------------------------------------------------------------------------
def _pair(s: EspanaState, ask: Ask, own: int, foe: int) -> Battle:
    """16.4-c, 25.6-d, 25.8-j: both roll; each has its fate from the other's dice."""

    def does(unit: int) -> Chances:
        if unit in AIRCRAFT:
            return in_the_air(AIR_STRENGTH[unit], CM[unit])
        chances = off_the_coast if ask.rule == "25.6-d" else at_sea
        return chances(SHIP_VALUE[unit], *guns.modifiers(s, unit))

    outcomes = _both(own, foe, does(foe), does(own))
    return _duel(s, ask, own, foe, outcomes, rolls=(True, True))


def _both(own: int, foe: int, on_own: Chances, on_foe: Chances) -> list[Outcome]:
    """The fates of two counters that hang on different dice."""
    return [
        Outcome(
            Message(
                "odds-fates",
                {"unit": COUNTER_ID[own], "mine": mine, "target": COUNTER_ID[foe], "theirs": theirs},
            ),
            float(a * b),
            WORTH[theirs] - WORTH[mine],
        )
        for (mine, a), (theirs, b) in product(on_own.items(), on_foe.items())
    ]


def _strike(s: EspanaState, ask: Ask, plane: int, ship: int) -> Battle:
    """25.9-b: the dice of this aircraft; the ships fire back (25.9-c)."""
    chances = at_sea(AIR_STRENGTH[plane], *_modifiers(CM[plane]))
    told = _duel(s, ask, plane, ship, _on_target(ship, chances), rolls=(True, False))
    return replace(told, follows=(Message("battle-flak"),))


def _torpedo(s: EspanaState, ask: Ask, submarine: int, ship: int) -> Battle:
    """25.8-n: one die; a ship left unhurt shoots back with one."""
    mine, theirs = guns.air_sea_modifier(s, submarine), guns.air_sea_modifier(s, ship)
    fates: dict[tuple[str, str], Fraction] = {}
    for first, second in product(range(1, 7), repeat=2):
        score, reply = first + mine, second + theirs
        if score >= 5:
            end = ("stays", "damaged" if score >= 6 else "home")
        else:
            end = ("damaged" if reply >= 6 else "home" if reply == 5 else "stays", "stays")
        fates[end] = fates.get(end, Fraction(0)) + Fraction(1, 36)
    outcomes = [
        Outcome(
            Message(
                "odds-fates",
                {"unit": COUNTER_ID[submarine], "mine": a, "target": COUNTER_ID[ship], "theirs": b},
            ),
            float(chance),
            WORTH[b] - WORTH[a],
        )
        for (a, b), chance in fates.items()
    ]
    told = _duel(s, ask, submarine, ship, outcomes, rolls=(True, True))
    return replace(told, follows=(Message("battle-torpedo-escort"),))


def _helped(s: EspanaState, ask: Ask, helper: int, ship: int) -> Battle:
    """25.8-i, 25.8-l: what the dice of a ship with this help can do to whom it meets."""
    backs = ask.kind == "back"
    number = max(SHIP_VALUE[ship], 1) + (SHIP_VALUE[helper] if backs else 0)
    modifiers = guns.modifiers(s, ship, 0 if backs else 1)
    chances = (off_the_coast if ask.rule == "25.6-e" else at_sea)(number, *modifiers)
    outcomes = [
        Outcome(Message("odds-fate-met", {"fate": fate}), float(chance), WORTH[fate])
        for fate, chance in chances.items()
    ]
    place = s.where[ship]
    lines = (
        SumLine(Message("sum-guns", {"thing": COUNTER_ID[ship]}), str(number), ask.rule, of=_ids(ship)),
        *(
            SumLine(Message("sum-on-die"), f"{value:+d}", ask.rule, "die")
            for half in modifiers
            for value in half
        ),
    )
    return Battle(
        id="",
        state="ready",
        kind=ask.kind,
        title=Message(f"battle-{ask.kind}", {"unit": COUNTER_ID[helper], "target": COUNTER_ID[ship]}),
        rule=ask.rule,
        place=PLACE_ID[place],
        sides=(Side(ask.seat, FIGHTS, True, pieces=_ids(ship, helper), strength=str(number), sum=lines),),
        cases=(_case(outcomes),),
    )


def _engage(s: EspanaState, ask: Ask, place: int) -> Battle:
    """25.8-b: a fight if both want it; who meets whom is chosen in it."""
    mine = SIDE_OF[ask.seat]
    sides = tuple(
        Side(SEATS[side], FIGHTS if side == mine else MEETS, pieces=_ids(*present(s, side, place)))
        for side in (mine, 1 - mine)
    )
    return Battle(
        id="",
        state="forming",
        kind="sea",
        title=Message("battle-at-sea", {"place": PLACE_ID[place]}),
        rule="25.8-g",
        place=PLACE_ID[place],
        needs=Message("battle-needs-consent"),
        sides=sides,
        follows=(Message("battle-sea-order"),),
    )


def _raid(s: EspanaState, ask: Ask, card: str) -> Battle | None:
    """The one event with dice: each that hits damages a ship in the base."""
    op = next((op for op in CARDS[card].effect if op["op"] == "base_raid"), None)
    if op is None:
        return None
    base, side = PLACE[op["base"]], SIDE_OF[op["side"]]
    ships = [c for c in s.at[2 * base + side] if c in SHIPS and not s.damaged >> c & 1]
    share = Fraction(7 - op["hit"], 6)
    chances: dict[int, Fraction] = {}
    for hits in range(op["dice"] + 1):
        chance = comb(op["dice"], hits) * share**hits * (1 - share) ** (op["dice"] - hits)
        harmed = min(hits, len(ships))
        chances[harmed] = chances.get(harmed, Fraction(0)) + chance
    sign = -1.0 if SIDE_OF[ask.seat] == side else 1.0
    outcomes = [
        Outcome(Message("odds-raid", {"number": number}), float(chance), sign * number / op["dice"])
        for number, chance in chances.items()
    ]
    owner = CARDS[card].side
    return Battle(
        id="",
        state="ready",
        kind="raid",
        title=Message("battle-raid", {"card": card, "place": PLACE_ID[base]}),
        rule="18.3",
        place=PLACE_ID[base],
        sides=(
            Side(SEATS[owner], FIGHTS, True, strength=str(op["dice"])),
            Side(SEATS[side], MEETS, pieces=_ids(*ships)),
        ),
        cases=(_case(outcomes),),
    )


# --- the shape ------------------------------------------------------------------------------------
def _duel(
    s: EspanaState, ask: Ask, own: int, foe: int, outcomes: list[Outcome], rolls: tuple[bool, bool]
) -> Battle:
    place = s.where[own]
    names = {"unit": COUNTER_ID[own], "target": COUNTER_ID[foe], "box": PLACE_ID[place]}
    return Battle(
        id="",
        state="ready",
        kind=ask.kind,
        title=Message("battle-duel", names),
        rule=ask.rule,
        place=PLACE_ID[place],
        sides=(_fighter(s, own, FIGHTS, rolls[0]), _fighter(s, foe, MEETS, rolls[1])),
        cases=(_case(outcomes),),
    )


def _fighter(s: EspanaState, unit: int, role: Message, rolls: bool) -> Side:
    """One counter with its dice and its modifier."""
    number = AIR_STRENGTH[unit] if unit in AIRCRAFT else max(SHIP_VALUE[unit], 1)
    cm = CM[unit] if unit in AIRCRAFT else guns.air_sea_modifier(s, unit)
    lines = [SumLine(Message("sum-guns", {"thing": COUNTER_ID[unit]}), str(number), "4.4", of=_ids(unit))]
    if cm:
        lines.append(SumLine(Message("sum-on-die"), f"{cm:+d}", "4.5", "die", _ids(unit)))
    strength, sum_ = (str(number), tuple(lines)) if rolls else ("", ())
    return Side(SEATS[SIDE[unit]], role, rolls, pieces=_ids(unit), strength=strength, sum=sum_)


def _on_target(ship: int, chances: Chances) -> list[Outcome]:
    return [
        Outcome(Message("odds-fate", {"unit": COUNTER_ID[ship], "fate": fate}), float(chance), WORTH[fate])
        for fate, chance in chances.items()
    ]


def _case(outcomes: list[Outcome]) -> Case:
    return Case(None, tuple(sorted(outcomes, key=lambda outcome: -outcome.good)))


def _ids(*units: int) -> tuple[str, ...]:
    return tuple(COUNTER_ID[unit] for unit in units)
