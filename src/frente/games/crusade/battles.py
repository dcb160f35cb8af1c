"""Combats, assaults and building as they are shown: before the dice from the state, then from the log."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from frente.engine import Ask, Event, Message, Odds, Plain
from frente.engine.battle import Battle, Case, Chart, Fighting, Side, Step, SumLine
from frente.games.crusade import odds as odds_module
from frente.games.crusade.answers import Attack, Build, Done, Go, Pick, Stop
from frente.games.crusade.definitions import FOE, NAT, REP, SIDE_OF, SPACE_IDS, UNIT, UNIT_IDS, bits
from frente.games.crusade.rules import designation, fire, sieges
from frente.games.crusade.shelf import FIRE
from frente.games.crusade.state import Battle as Combat
from frente.games.crusade.state import Crusade, factors, units_in

FIGHTING = Fighting(
    begins={"attack": "combat"},
    asks=frozenset(
        {"bonus", "combat-cards", "defect", "losses", "replace", "spare"}
        | {"stand", "withdraw", "retreat", "advance"}
    ),
    beyond=frozenset(("starved", "turn", "rp-change", "rp-stopped", "afr-waits", "13.3.6-a", "17.3.2-a")),
    steps={
        "fire": "inflict",
        "step-lost": "loss",
        "eliminated": "loss",
        "replaced": "loss",
        "caught": "loss",
        "defected": "loss",
        "no-retreat": "loss",
        "retreated": "retreat",
        "advanced": "advance",
        "captured": "track",
        "vp": "track",
        "rm": "track",
        "madrid": "track",
        "works-gone": "track",
        "liberated": "track",
        "siege-weaker": "track",
        "surrender": "track",
        "built": "track",
        "build-failed": "note",
    },
)
ATTACKER, DEFENDER = Message("battle-role-attacker"), Message("battle-role-defender")
BUILDER, SIEGE = Message("battle-role-builder"), Message("battle-role-siege")
Line = Sequence[Any]
"""A shift or modifier of the log: what it is, how much, its rule."""


# --- before the dice ------------------------------------------------------------------------------
def battle(s: Crusade, ask: Ask, token: str) -> Battle | None:
    """What an answer would fight out or build."""
    answer = ask.value(token)
    if ask.kind in ("move", "march"):
        return _building(s, ask.seat, answer)
    if ask.kind == "attacks" and isinstance(answer, Attack):
        forming = _target(s, answer.space)
        if forming is not None:
            return forming
    if ask.kind == "defect" and isinstance(answer, Pick) and s.battle is not None:
        left = odds_module.without(s.battle, answer.unit)
        return _combat(s, left, odds_module.settled(s, left, ask.seat))
    if ask.kind in ("losses", "replace") and isinstance(answer, Pick):
        return _answering(s, ask, answer.unit)
    b = odds_module.declared(s, ask, token)
    odds = odds_module.odds(s, ask, token)
    if b is None or odds is None:
        return None
    return _assault(s, b, odds) if b.siege else _combat(s, odds_module.after_defection(s, b), odds)


def _target(s: Crusade, space: int) -> Battle | None:
    """A target is named, several could attack it: who does is still to be said."""
    b = Combat(s.side, space, s.combats + 1)
    b.attackers = tuple(designation.candidates(s, b))
    if len(b.attackers) < 2:
        return None
    return Battle(
        "", "forming", "combat", _title(s, b), "11.2.2", SPACE_IDS[space],
        needs=Message("battle-needs-units"),
        sides=(
            Side(b.side, ATTACKER, rolls=True, pieces=_ids(b.attackers)),
            Side(FOE[b.side], DEFENDER, rolls=True, pieces=_ids(s.stacks[space])),
        ),
    )  # fmt: skip


def _combat(s: Crusade, b: Combat, odds: Odds) -> Battle:
    """Both sides fire: strength, table, column and die of each (11.2.3 to 11.2.7)."""
    attack, defence = fire.attack(s, b), fire.defence(s, b)
    origins = sorted({s.where[u] for u in b.attackers})
    waiting = tuple(u for p in origins for u in s.stacks[p] if u not in b.attackers)
    fresh = tuple(u for u in b.defenders if not s.retreated >> u & 1)
    tired = tuple(u for u in b.defenders if u not in fresh)  # 11.4.6-a
    return Battle(
        "", "ready", "combat", _title(s, b), "11.2.7-a", SPACE_IDS[b.space],
        origin=tuple(SPACE_IDS[p] for p in origins),
        sides=(
            _firing(s, b.side, ATTACKER, b.attackers, waiting, attack),
            _firing(s, FOE[b.side], DEFENDER, fresh, tired, defence),
        ),
        cases=(Case(None, odds.outcomes),),
        follows=odds.notes,
    )  # fmt: skip


def _title(s: Crusade, b: Combat) -> Message:
    origins = [SPACE_IDS[p] for p in sorted({s.where[u] for u in b.attackers})]
    return Message("battle-title", {"side": b.side, "place": SPACE_IDS[b.space], "origins": list(origins)})


def _firing(
    s: Crusade, side: str, role: Message, units: Sequence[int], out: Sequence[int], gun: fire.Fire
) -> Side:
    lines = [
        SumLine(Message("battle-unit", {"unit": UNIT_IDS[u]}), str(factors(s, u)[0]), "11.2.3", of=_ids((u,)))
        for u in units
    ]
    lines += _lines("shift", ((line.what, line.amount, line.rule) for line in gun.shifts))
    lines += _lines("die", ((line.what, line.amount, line.rule) for line in gun.drms))
    return Side(
        side, role, rolls=True, pieces=_ids(units), out=_ids(out), strength=str(gun.strength),
        sum=tuple(lines), chart=_chart(gun.table, gun.strength, gun.column),
    )  # fmt: skip


def _lines(kind: Any, rows: Iterable[Line]) -> Iterator[SumLine]:
    for what, amount, rule in rows:
        yield SumLine(Message("battle-line", {"what": what}), f"{amount:+d}", rule, kind)


def _chart(table: str, strength: int, column: int, row: int | None = None) -> Chart:
    """A Fire Table: the Loss Number by column and die (11.2.6-a)."""
    return replace(FIRE[table], base=fire.column_of(table, strength, 0), column=column, row=row)


def _answering(s: Crusade, ask: Ask, unit: int) -> Battle | None:
    """CL-R7: the Attacker takes his losses and then fires with what is left."""
    b = s.battle
    if b is None or b.attacker_ln >= 0 or ask.seat != b.side:
        return None
    corps = UNIT[str(ask.about["unit"])] if ask.kind == "replace" else -1
    return _combat(*odds_module.return_fire(s, unit, corps))


def _assault(s: Crusade, b: Combat, odds: Odds) -> Battle:
    """16.1.4.2-a: one Republican die against the Siege."""
    drm = sieges.assault_drm(s, b.attackers)
    lines = (SumLine(Message("odds-assault-drm"), f"{drm:+d}", "16.1.4.2-a", "die"),)
    return Battle(
        "", "ready", "assault", odds.title, "16.1.4.2-a", SPACE_IDS[b.space],
        origin=(SPACE_IDS[b.space],),
        sides=(
            Side(REP, ATTACKER, rolls=True, pieces=_ids(b.attackers), sum=lines),
            Side(NAT, SIEGE, strength=str(s.sieges[b.siege])),
        ),
        cases=(Case(None, odds.outcomes),),
        follows=(Message("battle-assault-follows", {"resist": s.sieges[b.siege]}),),
    )  # fmt: skip


def _building(s: Crusade, side: str, answer: object) -> Battle | None:
    """10.2.2-a: the dice of construction fall when the last unit has moved; each builder has his own."""
    match answer:
        case Build(unit):
            builders = (*s.builders, unit) if not _movers(s, unit) else (unit,)
        case Done() if s.builders:
            builders = s.builders
        case Stop() if s.builders and not _movers(s, s.mover):
            builders = s.builders
        case Go() if s.builders and s.mf_left == 1 and not _movers(s, s.mover):
            builders = s.builders
        case _:
            return None
    found = [odds_module.building(s, unit) for unit in builders]
    title = found[0].title if len(found) == 1 else Message("battle-building", {"count": len(found)})
    lines = tuple(
        SumLine(odds.title, line.value, line.rule, "die", _ids((u,)))
        for u, odds in zip(builders, found, strict=True)
        for line in odds.lines
    )
    cases = tuple(Case(odds.title if len(found) > 1 else None, odds.outcomes) for odds in found)
    place = SPACE_IDS[s.where[builders[0]]] if len(found) == 1 else ""
    sides = (Side(side, BUILDER, rolls=True, pieces=_ids(builders), sum=lines),)
    return Battle("", "ready", "build", title, "10.2.2-a", place, sides=sides, cases=cases)


def _movers(s: Crusade, but: int) -> bool:
    """Has anybody else still to move or to stay in this step?"""
    marked = bits(s.move_marks & units_in(s, s.side))
    return any(not s.moved >> u & 1 and u != but for p in marked for u in s.stacks[p])


def _ids(units: Iterable[int]) -> tuple[str, ...]:
    return tuple(UNIT_IDS[u] for u in units)


# --- after the dice -------------------------------------------------------------------------------
def fought(fight: Battle, events: Sequence[Event]) -> Battle:
    """Both sides as they stood, the die of each in his own table, the steps and the verdict."""
    attack = next((event for event in events if event.kind == "attack"), None)
    if attack is not None:
        return _fought(fight, attack, events)
    assault = next((event for event in events if event.kind == "assault"), None)
    if assault is not None:
        return _assaulted(fight, assault)
    work = next((event for event in events if event.kind in ("built", "build-failed")), None)
    if work is not None:
        return replace(fight, place=str(work.data["place"]), verdict=work.message())
    return fight


def _fought(fight: Battle, attack: Event, events: Sequence[Event]) -> Battle:
    data = attack.data
    side = str(data["attacker"])
    fires = {str(event.data["side"]): event for event in events if event.kind == "fire"}
    outcome = next((event for event in events if event.kind == "outcome"), None)
    args: dict[str, Plain] = {"side": side, "place": data["place"], "origins": data.get("origins", [])}
    return replace(
        fight,
        title=Message("battle-title", args),
        origin=tuple(data.get("origins", ())),
        sides=(
            _fired(side, ATTACKER, data["units"], fires.get(side)),
            _fired(FOE[side], DEFENDER, data["defenders"], fires.get(FOE[side])),
        ),
        steps=tuple(_steps(fight, events, str(data["place"]))),
        verdict=None if outcome is None else _verdict(side, outcome),
    )


def _fired(side: str, role: Message, pieces: Sequence[str], event: Event | None) -> Side:
    found = Side(side, role, rolls=True, pieces=tuple(pieces))
    if event is None:
        return found
    said = event.data
    column = fire.TABLES[said["table"]][0].index(str(said["column"]))
    row = max(1, min(6, int(said["die"]) + int(said["drm"]))) - 1
    lines = (*_lines("shift", said.get("shifts", ())), *_lines("die", said.get("drms", ())))
    chart = _chart(said["table"], int(said["strength"]), column, row)
    return replace(
        found, strength=str(said["strength"]), sum=lines, chart=chart, dice=(int(said["die"]),)
    )  # fmt: skip


def _steps(fight: Battle, events: Sequence[Event], place: str) -> Iterator[Step]:
    """The steps as the log has them, but each die with him who rolled it."""
    first = next(step.n for step in fight.steps if step.n is not None)
    used = {event.data["card"] for event in events if event.kind == "combat-card"}
    for step in fight.steps:
        event = None if step.n is None else events[step.n - first]
        data: dict[str, Any] = {} if event is None else event.data
        if event is None:
            yield step
        elif event.kind == "roll":
            continue  # told with each side's fire
        elif event.kind == "card-removed" and data["card"] not in used:
            continue  # the event that the round was played for
        elif event.kind == "fire":
            die: dict[str, Plain] = {"side": data["side"], "die": data["die"], "drm": data["drm"]}
            yield replace(
                step,
                kind="dice",
                message=Message("step-die-plain" if data["drm"] == "+0" else "step-die", die),
            )
            yield replace(step, message=Message("step-inflict", {"side": data["side"], "ln": data["ln"]}))
        elif step.kind in ("loss", "retreat", "advance"):
            unit = str(data["unit"])
            ways = {"retreat": data.get("places", [""])[-1], "advance": data.get("place", "")}
            yield replace(
                step,
                seat=SIDE_OF[UNIT[unit]],
                pieces=(unit,),
                origin=place if step.kind == "retreat" else "",
                to=str(ways.get(step.kind, "")),
            )
        else:
            yield step


def _verdict(side: str, outcome: Event) -> Message:
    ours, theirs = (int(number) for number in str(outcome.data["ln"]).split(":"))
    args: dict[str, Plain] = {
        "winner": outcome.data["winner"], "attacker": side, "defender": FOE[side],
        "ours": ours, "theirs": theirs, "place": outcome.data["place"],
    }  # fmt: skip
    return Message("verdict-combat", args)


def _assaulted(fight: Battle, assault: Event) -> Battle:
    said = assault.data
    lines = (SumLine(Message("odds-assault-drm"), str(said["drm"]), "16.1.4.2-a", "die"),)
    attackers = Side(
        REP, ATTACKER, rolls=True, pieces=tuple(said["units"]), sum=lines, dice=(int(said["die"]),)
    )  # fmt: skip
    return replace(
        fight, title=Message("odds-assault", {"siege": said["siege"]}), place=str(said["place"]),
        sides=(attackers, Side(NAT, SIEGE)), verdict=assault.message(),
    )  # fmt: skip
