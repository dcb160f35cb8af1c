"""Fire, missions, assaults and checks as they are shown: before the dice and after them.

Everything on the board lies open (6-b), so there is one case, with the exact odds of the rules themselves.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from frente.engine import Ask, Event, Message, Odds, Outcome
from frente.engine.battle import Battle, Case, Chart, Fighting, LineKind, Side, Step, SumLine
from frente.games.barricadas import charts
from frente.games.barricadas.answers import (
    Activate,
    Assault,
    At,
    Attack,
    Clear,
    Coordinate,
    Cross,
    Declare,
    Form,
    Raid,
    Reply,
    Strike,
    Try,
    Volley,
)
from frente.games.barricadas.definitions import AIRCRAFT, NUMBER, PIECES, SIDE, SIDES
from frente.games.barricadas.odds import by_armor, full_melee, meant, odds_of, opposed, reply_shot
from frente.games.barricadas.rules import air, antiarmor, armored, artillery, declaration, fire
from frente.games.barricadas.shelf import FIRE, HAND_TO_HAND, MELEE, ROLLS
from frente.games.barricadas.state import Battlefield, code, has, ids, targets_in

FIGHTING = Fighting(
    begins={"assault": "assault", "directs": "mission"},
    asks=frozenset(
        (
            "answer",
            "astray",
            "defend",
            "defend-late",
            "drive-off",
            "fall-back",
            "flak",
            "go-on",
            "hit",
            "hold-hex",
            "lead",
            "order",
            "react-group",
            "retreat",
            "rout",
            "rout-stack",
            "squadron",
            "stand",
            "vehicle",
        )
    ),
    steps={
        "fire": "inflict",
        "melee": "inflict",
        "step-lost": "loss",
        "eliminated": "loss",
        "rout": "morale",
        "check": "morale",
        "check-formation": "morale",
        "rally": "morale",
        "fled": "retreat",
        "retreat": "retreat",
        "taken": "advance",
        "wire-gone": "track",
        "rubble": "track",
        "demolition": "track",
        "fort-gone": "track",
    },
    quiet=frozenset(("initiative", "draw", "boards", "missions", "sides", "direction", "aircraft")),
    goes_on=frozenset(
        ("fire", "hit", "officer", "morale", "rubble", "assault", "location", "air-effect", "drift")
    ),
)
FIRES, TARGET, CHECKS = (Message(f"battle-role-{role}") for role in ("fires", "target", "checks"))
WON = frozenset(f"outcome-{name}" for name in ("taken", "d2", "d1", "dr"))
ATTACKER, DEFENDER = Message("battle-role-attacker"), Message("battle-role-defender")


# --- before the dice ------------------------------------------------------------------------------
def battle(s: Battlefield, ask: Ask, token: str) -> Battle | None:
    value = meant(ask, token)
    told = odds_of(s, value)
    if told is None:
        return None
    side = SIDE[ask.seat]
    match value:
        case At(group, h, attack):
            return _shooting(s, side, "fire", told, fire.fire_shot(s, group, attack, h), "8.3-g")
        case Reply(group, h, attack):
            return _shooting(s, side, "reaction", told, reply_shot(s, group, attack, h), "3.4-a")
        case Volley(u, h, attack, _):
            return _shooting(s, side, "reaction", told, reply_shot(s, [u], attack, h), "9.2-a")
        case Form(_, mission):
            aimed = artillery.bombardment(s, [mission], mission.aim)
            return _shooting(s, side, "mission", told, replace(aimed, firers=mission.guns), "8.1.2-a")
        case Attack(_, mission):
            marked = artillery.bombardment(s, [mission], mission.mark)
            return _shooting(s, side, "mission", told, replace(marked, firers=mission.guns), "8.1.2-a")
        case Raid(_, flight, h):
            ff = AIRCRAFT[s.flights[flight].aircraft].ff
            return _shooting(s, side, "air", told, air.air_shot(s, h, [ff], False), "8.2.1-j")
        case Strike(u, tank):
            shot = antiarmor.strike_shot(s, u, tank, s.at[u])
            return _shooting(s, side, "anti-armor", told, shot, "9.5-d")
        case Assault(u, h):
            return _assault(s, side, (u,), h, told)
        case Declare(party, h):
            return _assault(s, side, party, h, told)
        case Coordinate(first, second):
            return _check(s, side, "coordination", told, (first, second), "7.3-b")
        case Try(officer, u):
            return _check(s, side, "rally", told, (u,) if officer == u else (officer, u), "10.4.2-a")
        case Activate(u):
            return _check(s, side, "check", told, (u,), "3.3.1-d")
        case Cross(u) | Clear(u):
            return _check(s, side, "check", told, (u,), "10.2-a")
    return None


def _shooting(s: Battlefield, side: int, kind: str, told: Odds, shot: fire.Shot, rule: str) -> Battle:
    """One roll on the Combat Chart: who fires with what, at whom, behind which cover."""
    guns = ids(shot.firers)
    lines = [SumLine(Message("line-ff"), str(shot.ff), "8.3-e", of=tuple(guns))]
    if kind == "anti-armor":
        lines.insert(0, SumLine(told.lines[0].label, told.lines[0].value, told.lines[0].rule, "die"))
    if shot.shift:
        lines.append(SumLine(Message("line-quality"), f"{shot.shift:+d}", "2.3-c", "shift"))
    lines += _modifiers(shot.modifiers)
    hurt = ids(u for u in shot.victims)
    stand_by = [
        id for id in ids(s.stacks.get(shot.target, ())) if id not in hurt and PIECES[NUMBER[id]].side != side
    ]
    cover = SumLine(Message("line-divisor"), f"÷{shot.divisor}", "8.3-i", "divide")
    sides = (
        Side(
            SIDES[side],
            FIRES,
            rolls=True,
            pieces=tuple(guns),
            strength=str(shot.ff),
            sum=tuple(lines),
            chart=_fire_chart(shot.ff, shot.column),
        ),
        Side(
            SIDES[1 - side],
            TARGET,
            pieces=tuple(hurt),
            out=tuple(stand_by),
            strength=f"÷{shot.divisor}",
            sum=(cover,),
        ),
    )
    origins = tuple(dict.fromkeys(code(s, s.at[u]) for u in shot.firers if u in s.at))
    return _shown(kind, told, rule, sides, code(s, shot.target), origins)


def _assault(s: Battlefield, side: int, party: Sequence[int], h: int, told: Odds) -> Battle | None:
    """9: by infantry, by AFVs alone (9.4), or against vehicles alone (9.5)."""
    foe = 1 - side
    if declaration.only_vehicles(s, h, foe):
        target = targets_in(s, h, foe)[0]
        return _shooting(s, side, "assault", told, antiarmor.strike_shot(s, party[0], target, h), "9.5-d")
    if by_armor(s, party, h):
        return _shooting(s, side, "assault", told, armored.armored_shot(s, party, h), "9.4-g")
    defenders, _ = opposed(s, party, h)
    beside = [u for u in s.stacks.get(h, ()) if PIECES[u].side == foe and u not in defenders]
    strength, chart = ("", ""), None
    lines: tuple[SumLine, ...] = ()
    if defenders:
        full = full_melee(s, party, h)
        strength = str(full.strength[0]), str(full.strength[1])
        lines = tuple(_modifiers(full.modifiers))
        chart = _melee_chart(full.odds)
    sides = (
        Side(
            SIDES[side],
            ATTACKER,
            rolls=True,
            pieces=tuple(ids(party)),
            strength=strength[0],
            sum=(*_strength("line-attack", strength[0], party), *lines),
            chart=chart,
        ),
        Side(
            SIDES[foe],
            DEFENDER,
            pieces=tuple(ids(defenders)),
            out=tuple(ids(beside)),
            strength=strength[1],
            sum=_strength("line-defense", strength[1], defenders),
        ),
    )
    origins = tuple(dict.fromkeys(code(s, s.at[u]) for u in party))
    there = targets_in(s, h, foe)
    # 13.6-i, 9-d: one hand to hand may not be all of it
    more = len({has(s.inside, u) for u in there}) > 1 or any(PIECES[u].is_afv for u in there)
    shown = told if more else replace(told, outcomes=_with_the_hex(told.outcomes))
    return _shown("assault", shown, "9-c", sides, code(s, h), origins)


def _with_the_hex(outcomes: Sequence[Outcome]) -> tuple[Outcome, ...]:
    """9.3-h: whoever beats the defenders takes the hex; that chance comes first, as one."""
    won = [row for row in outcomes if row.label.id in WON]
    lost = tuple(row for row in outcomes if row.label.id not in WON)
    return (Outcome(Message("outcome-won"), sum(row.chance for row in won), 1.0), *lost)


def _strength(label: str, value: str, units: Sequence[int]) -> tuple[SumLine, ...]:
    return (SumLine(Message(label), value, "9.3-a", of=tuple(ids(units))),) if value else ()


def _check(s: Battlefield, side: int, kind: str, told: Odds, who: Sequence[int], rule: str) -> Battle:
    """Dice of one side alone: a morale check, a rally, a joint activation."""
    lines = tuple(SumLine(line.label, line.value, line.rule) for line in told.lines)
    here = s.at.get(who[-1], -1)
    sides = (
        Side(
            SIDES[side],
            CHECKS,
            rolls=True,
            pieces=tuple(ids(who)),
            sum=lines,
        ),
    )
    unit, other = PIECES[who[-1]].id, PIECES[who[0]].id
    titled = replace(
        told, title=Message(f"battle-{kind}", {"unit": unit, "other": other, "himself": unit == other})
    )
    return _shown(kind, titled, rule, sides, code(s, here) if here >= 0 else "", ())


def _shown(
    kind: str, told: Odds, rule: str, sides: tuple[Side, ...], place: str, origin: tuple[str, ...]
) -> Battle:
    return Battle(
        id="",
        state="ready",
        kind=kind,
        title=told.title,
        rule=rule,
        place=place,
        origin=origin,
        sides=sides,
        cases=(Case(None, told.outcomes),),
        follows=told.notes,
    )


def _modifiers(rows: Sequence[tuple[str, int, str]]) -> list[SumLine]:
    kind: LineKind = "die"
    return [SumLine(Message(f"line-{name}"), f"{value:+d}", rule, kind) for name, value, rule in rows]


# --- the printed charts ---------------------------------------------------------------------------
def _fire_chart(ff: int, column: int, roll: int | None = None) -> Chart | None:
    """8.3-f to 8.3-h; nothing where nobody fires at all."""
    if not column:
        return None
    place = charts.COLUMNS.index
    return replace(
        FIRE,
        base=place(charts.column(ff)),
        column=place(column),
        row=None if roll is None else min(max(roll, ROLLS[0]), ROLLS[-1]) - ROLLS[0],
    )


def _melee_chart(odds: str, roll: int | None = None) -> Chart:
    """9.3-b, 9.3-c."""
    return replace(
        HAND_TO_HAND,
        base=charts.ODDS.index(odds),
        column=charts.ODDS.index(odds),
        row=None if roll is None else min(max(roll, MELEE[0]), MELEE[-1]) - MELEE[0],
    )


# --- after the dice -------------------------------------------------------------------------------
def fought(fight: Battle, events: Sequence[Event]) -> Battle:
    """Sides, chart and verdict, from what the log tells."""
    steps = tuple(_step(step, event) for step, event in zip(fight.steps, events, strict=False))
    fight = replace(fight, steps=(*steps, *fight.steps[len(steps) :]))
    first = {event.kind: event for event in reversed(events)}
    dice = {side.seat: side.dice for side in fight.sides}
    if "assault" in first:
        data = first["assault"].data
        return _settled(
            fight,
            events,
            dice,
            str(data["hex"]),
            [*data["units"]],
            first["assault"].message(),
            "verdict-assault",
        )
    if "fire" in first:
        data = first["fire"].data
        title = Message("odds-fire", {"attack": data["attack"], "hex": data["hex"]})
        return _settled(fight, events, dice, str(data["hex"]), [*data["firers"]], title, "verdict-fire")
    for kind in ("rally", "coordination", "check"):
        if kind in first:
            return _checked(fight, first[kind], kind)
    return fight


def _step(step: Step, event: Event) -> Step:
    """Its pieces are those on the table; a flight or retreat leads to its hex."""
    pieces = tuple(id for id in step.pieces if id in NUMBER)
    to = str(event.data["hex"]) if step.kind in ("retreat", "advance") else step.to
    return replace(step, pieces=pieces, to=to)


def _settled(
    fight: Battle,
    events: Sequence[Event],
    dice: dict[str, tuple[int, ...] | None],
    place: str,
    attackers: list[str],
    title: Message,
    verdict: str,
) -> Battle:
    roller = next((str(e.data["seat"]) for e in events if e.kind == "roll" and e.data.get("seat")), SIDES[0])
    side = PIECES[NUMBER[attackers[0]]].side if attackers else SIDE[roller]
    met = dict.fromkeys(
        id for e in events for id in e.things() if id in NUMBER and PIECES[NUMBER[id]].side != side
    )
    melee = verdict == "verdict-assault"
    roles = (ATTACKER, DEFENDER) if melee else (FIRES, TARGET)
    strength, chart = _reckoned(events)
    sides = tuple(
        Side(
            SIDES[one],
            role,
            rolls=dice.get(SIDES[one]) is not None,
            pieces=tuple(pieces),
            strength=value,
            chart=chart if one == side else None,
            dice=dice.get(SIDES[one]),
        )
        for one, role, pieces, value in (
            (side, roles[0], attackers, strength[0]),
            (1 - side, roles[1], met, strength[1]),
        )
    )
    # Before hands are laid on anybody an assault has neither failed nor won.
    open_yet = melee and fight.state != "settled" and not any(event.kind == "melee" for event in events)
    told = None if open_yet else _verdict(verdict, place, events)
    return replace(fight, title=title, place=place, sides=sides, verdict=told)


def _reckoned(events: Sequence[Event]) -> tuple[tuple[str, str], Chart | None]:
    """Strengths and chart of the hand to hand, else of the last fire."""
    for event in reversed(events):
        data = event.data
        if event.kind == "melee":
            chart = _melee_chart(str(data["odds"]), int(data["roll"]) + int(data["modifier"]))
            return (str(data["attack"]), str(data["defense"])), chart
    for event in reversed(events):
        data = event.data
        if event.kind == "fire":
            found = _fire_chart(
                int(data["ff"]), int(data["column"]), int(data["roll"]) + int(data["modifier"])
            )
            return (str(data["ff"]), f"÷{data['divisor']}"), found
    return ("", ""), None


def _verdict(name: str, place: str, events: Sequence[Event]) -> Message | None:
    """What it came to: steps, units that are gone, units that ran; whether a hex was taken."""
    if not any(event.kind == "roll" for event in events) and not any(e.kind == "taken" for e in events):
        return None
    args: dict[str, Any] = {"hex": place, "end": _end(events)}
    gone: list[str] = []
    for key, kind in (("gone", "eliminated"), ("hurt", "step-lost"), ("routed", "rout")):
        told = (str(event.data["unit"]) for event in events if event.kind == kind)
        units = [id for id in dict.fromkeys(told) if id not in gone]  # who is gone is told of once
        gone = units if key == "gone" else gone
        args |= {key: units, f"{key}-count": len(units)}
    args["nothing"] = not (args["hurt"] or args["gone"] or args["routed"])
    return Message(name, args)


def _end(events: Sequence[Event]) -> str:
    """9.3-d, 9.3-h: the beaten have to get away before the hex is taken."""
    if any(event.kind == "taken" for event in events):
        return "taken"
    rolled = [str(event.data["result"]) for event in events if event.kind == "melee"]
    return "beaten" if rolled and charts.RESULTS[rolled[-1]][0] == "defender" else "failed"


def _checked(fight: Battle, event: Event, kind: str) -> Battle:
    data = event.data
    passed = bool(data["passed"]) if "passed" in data else int(data["roll"]) <= int(data["morale"])
    unit = str(data["unit"])
    other = str(data.get("officer") or data.get("other") or unit)
    who = tuple(dict.fromkeys((other, unit)))
    args = {"unit": unit, "other": other, "himself": unit == other}
    sides = tuple(
        replace(
            side,
            role=CHECKS,
            pieces=who if PIECES[NUMBER[unit]].side == SIDE.get(side.seat, -1) else (),
            strength="",  # what he needs is no strength: the steps tell it
        )
        for side in fight.sides
    )
    return replace(
        fight,
        kind=kind,
        title=Message(f"battle-{kind}", args),
        sides=sides,
        verdict=Message(f"verdict-{kind}-{'passed' if passed else 'failed'}", args),
    )
