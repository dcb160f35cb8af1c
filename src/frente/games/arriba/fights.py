"""Battles as the battle card shows them: before the die from a prospect, after it from the log."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from frente.engine import Battle, Case, Chart, Event, Fighting, Message, Side, SumLine
from frente.games.arriba.definitions import (
    COLUMNS,
    HIGHEST_ROW,
    LOWEST_ROW,
    PLACE_IDS,
    SIDES,
    UNITS,
    G,
    R,
)
from frente.games.arriba.odds import Prospect, battle_odds
from frente.games.arriba.rules.strength import reckon
from frente.games.arriba.rules.table import column_name
from frente.games.arriba.shelf import COMBAT

TURN_END = frozenset({"contest", "control"})
"""What is told of regions when a turn ends (12.2): with the dice and the support it is one card."""
REGION_ROLLS = frozenset({"control", "regions", "more-regions"})
FIGHTING = Fighting(
    begins={
        "attack": "combat",
        "attempt": "influence",
        "purge": "purge",
        **dict.fromkeys(TURN_END, "control"),
    },
    ends=frozenset({"advanced", "breakthrough", "recovered"}),
    # A new turn and who goes first belong to no roll before them (3.0-b to 3.0-d).
    beyond=frozenset({"3.0-b", "3.0-c", "3.0-d"}),
    asks=frozenset(
        {"offensive", "air", "guns", "air-toll", "press", "losses", "exchange", "again", "advance"}
        | {"breakthrough", "van", "shift", "guerrilla"}
    ),
    steps={
        "result": "inflict",
        "influence": "inflict",
        "lost": "loss",
        "eliminated": "loss",
        "air-lost": "loss",
        "fort-lost": "loss",
        "disrupted": "morale",
        "advanced": "advance",
        "breakthrough": "advance",
        "support": "track",
        "marker": "track",
    },
    quiet=frozenset({"first", "order", "foreign-ep", "revolt", "revolt-city"}),
    goes_on=REGION_ROLLS,
    joins=TURN_END,
)

TITLED = frozenset(
    (
        *("event", "event-amount", "aid", "foreign-ep", "price", "blockade", "doctrine", "command"),
        *("guerrilla", "recovery"),
    )
)
"""Rolls that are shown by themselves."""
ROLLS = Message("battle-role-rolls")
ATTACKER, DEFENDER = Message("battle-role-attacker"), Message("battle-role-defender")
Line = Sequence[Any]
"""A shift or modifier: its name, its number, its rule."""


def ready(found: Prospect, rule: str) -> Battle:
    """A battle that would be fought, with everything that is declared for it."""
    s, a, d = found.state, found.attacker, found.defender
    reckoned = reckon(s, a, d, found.plan)
    odds = battle_odds(found)
    shifts, ours, theirs = reckoned.shifts, reckoned.ours, reckoned.theirs
    lines = _sum(reckoned.attack, reckoned.defense, reckoned.base, reckoned.number, shifts, ours)
    chart = _chart(reckoned.base, reckoned.number)
    return Battle(
        id="",
        state="ready",
        kind=found.plan.kind,
        title=found.title,
        rule=rule,
        place=PLACE_IDS[d.area],
        origin=(PLACE_IDS[a.area],),
        sides=(
            Side(
                a.side,
                ATTACKER,
                rolls=True,
                pieces=tuple(UNITS[u].id for u in a.units),
                strength=str(reckoned.attack),
                sum=lines,
                chart=chart,
            ),
            Side(
                d.side,
                DEFENDER,
                pieces=tuple(UNITS[u].id for u in d.units),
                strength=str(reckoned.defense),
                sum=_modifiers(theirs),
            ),
        ),
        cases=(Case(None, tuple(reversed(odds.outcomes))),),
        follows=odds.notes,
    )


def fought(battle: Battle, events: Sequence[Event]) -> Battle:
    """A battle of the log: both sides as they stood, and the table with the row of the die."""
    first = events[0]
    if first.kind in TURN_END or first.data.get("roll") in REGION_ROLLS:
        return _turn_end(battle, events)
    if first.kind == "roll" and (roll := first.data["roll"]) in TITLED:
        return replace(battle, title=Message(f"fight-{roll}"))
    reached = next((event for event in reversed(events) if event.kind in ("marker", "influence")), None)
    if reached is not None and first.kind == "attempt":
        return replace(battle, verdict=reached.message())
    attack = next((event.data for event in events if event.kind == "attack"), None)
    if attack is None or "against" not in attack:  # the log of an older version tells less
        return battle
    attacker = Side(attack["side"], ATTACKER, rolls=True, pieces=tuple(attack["units"]))
    defender = Side(_enemy(attack["side"]), DEFENDER, pieces=tuple(attack["against"]))
    result = next((event for event in events if event.kind == "result"), None)
    if result is None:
        return replace(battle, sides=(attacker, defender))
    said = result.data
    base, number = _number(said["base"]), _number(said["column"])
    attacker = replace(
        attacker,
        strength=str(said["attack"]),
        sum=_sum(said["attack"], said["defense"], base, number, said["shifts"], said["ours"]),
        chart=_chart(base, number, said["modified"]),
        dice=(said["die"],),
    )
    defender = replace(defender, strength=str(said["defense"]), sum=_modifiers(said["theirs"]))
    verdict = _verdict(events, attack["side"], said["result"])
    return replace(battle, sides=(attacker, defender), verdict=verdict)


def _turn_end(battle: Battle, events: Sequence[Event]) -> Battle:
    """12.1: regions that changed hands, and for each side how its change of support came about."""
    gone = [event.data for event in events if event.kind == "control"]
    change = {event.data["side"]: event.data["change"] for event in events if event.kind == "support"}
    sides = []
    for side in SIDES:
        dice = {
            roll: [die for event in events if event.data.get("roll") == roll for die in _dice_of(event, side)]
            for roll in ("regions", "more-regions")
        }
        lost, more = (sum(faces) for faces in dice.values())
        lines = (("gained", change.get(side, 0) + lost - more), ("more", more), ("lost", -lost))
        told = [SumLine(Message(f"line-regions-{name}"), f"{n:+d}", "12.3-a") for name, n in lines if n]
        total = SumLine(Message("status-support"), f"{change.get(side, 0):+d}", "12.3-a")
        faces = tuple(die for rolled in dice.values() for die in rolled)
        sides.append(Side(side, ROLLS, rolls=bool(faces), sum=(*told, total), dice=faces or None))
    args: dict[str, Any] = {}
    for holder, name in ((G, "government"), (R, "rebel"), ("", "nobody")):
        regions = [data["region"] for data in gone if data["side"] == holder]
        args |= {f"{name}-regions": regions, f"{name}-count": len(regions)}
    args |= {f"{side}-change": f"{change[side]:+d}" if side in change else "0" for side in SIDES}
    verdict = Message("verdict-turn", args) if change or gone else None
    return replace(battle, title=Message("fight-turn-end"), sides=tuple(sides), verdict=verdict)


def _dice_of(event: Event, side: str) -> Sequence[int]:
    return event.data["dice"] if event.data.get("seat") == side else ()


def _verdict(events: Sequence[Event], attacker: str, result: str) -> Message:
    """What both have lost by now; before that, what the table says."""
    lost = {attacker: 0, _enemy(attacker): 0}
    for event in events:
        if event.kind in ("lost", "eliminated"):
            lost[event.data["side"]] += event.data["cf"]
    if not any(lost.values()):
        return Message("verdict-table", {"result": result})
    (ours, theirs) = lost.items()
    fallen = {event.data["side"] for event in events if event.kind == "eliminated"}
    out = (
        "both"
        if len(fallen) > 1
        else "attacker"
        if attacker in fallen
        else "defender"
        if fallen
        else "nobody"
    )
    args = {"attacker": ours[0], "ours": ours[1], "defender": theirs[0], "theirs": theirs[1], "out": out}
    return Message("verdict-combat", args)


def _enemy(side: str) -> str:
    return "rebel" if side == "government" else "government"


def _sum(
    attack: int, defense: int, base: int, number: int, shifts: Iterable[Line], drms: Iterable[Line]
) -> tuple[SumLine, ...]:
    return (
        SumLine(Message("line-strength"), f"{attack}:{defense}", "9.1-e"),
        SumLine(Message("line-column"), column_name(base), "9.1-e"),
        *(SumLine(Message(f"shift-{name}"), f"{n:+d}", rule, "shift") for name, n, rule in shifts),
        SumLine(Message("line-final"), column_name(number), "9.1-e"),
        *_modifiers(drms),
    )


def _modifiers(drms: Iterable[Line]) -> tuple[SumLine, ...]:
    return tuple(SumLine(Message(f"drm-{name}"), f"{n:+d}", rule, "die") for name, n, rule in drms)


def _number(name: str) -> int:
    """The column of a name, notional ones included."""
    return next(number for number in range(-99, 100) if column_name(number) == name)


def _chart(base: int, number: int, modified: int | None = None) -> Chart:
    """The Combat Results Table with its column lit; beyond its ends the last one is read (9.2.2)."""
    last = len(COLUMNS) - 1
    row = None if modified is None else min(max(modified, LOWEST_ROW), HIGHEST_ROW) - LOWEST_ROW
    return replace(COMBAT, base=min(max(base, 0), last), column=min(max(number, 0), last), row=row)
