"""Fights as they are shown: an attack before its dice, what came of any fight after them.

Fights of ships and aircraft before the dice are in `duels`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from frente.engine import Ask, Battle, Case, Event, Fighting, Message, Side, SumLine
from frente.engine.battle import LineKind, Step
from frente.games.espana import duels, odds
from frente.games.espana.answers import Battle as Opening
from frente.games.espana.definitions import (
    CARDS,
    COUNTER,
    COUNTER_ID,
    LAND_UNITS,
    PLACE_ID,
    SEATS,
    SIDE,
    SIDE_OF,
)
from frente.games.espana.rules import fog
from frente.games.espana.rules.combat import Term, pool_of, terms
from frente.games.espana.state import EspanaState, Fight

FIGHTING = Fighting(
    begins={"attack": "attack", "coast-fight": "coast", "sea-battle": "sea", "port-fire": "port"},
    ends=frozenset({"battle-over", "key-cities"}),
    asks=frozenset(
        {"support", "card", "pair", "modify", "substitute", "haven", "escort", "strike", "suffer"}
        | {"torpedo", "back", "guns", "allot", "claim"}
    ),
    steps={
        "hits": "inflict",
        "destroyed": "loss",
        "reduced": "loss",
        "replaced": "loss",
        "tank-lost": "loss",
        "tank-captured": "loss",
        "shot-down": "loss",
        "ship-damaged": "loss",
        "ship-sunk": "loss",
        "ship-lost": "loss",
        "grounded": "retreat",
        "flew-home": "retreat",
        "ship-withdrew": "retreat",
        "claimed": "track",
        "left-empty": "track",
        "key-cities": "track",
    },
    quiet=frozenset({"discard"}),
)
ATTACKER, DEFENDER = Message("battle-role-attacker"), Message("battle-role-defender")


# --- before the dice ------------------------------------------------------------------------------
def battle(s: EspanaState, ask: Ask, token: str) -> Battle | None:
    """What an answer would fight out; None where no dice follow from it."""
    answer, side = ask.value(token), SIDE_OF[ask.seat]
    fight = odds.foreseen(s, side, answer)
    if fight is not None and fight.attacker >= 0:
        return _attack(s, ask, token, fight)
    if isinstance(answer, Opening):
        return _opening(s, side, answer.general)
    return duels.battle(s, ask, answer)


def _attack(s: EspanaState, ask: Ask, token: str, fight: Fight) -> Battle | None:
    """16.5: both sides with all that gives them dice, and what may come of it."""
    told = odds.odds(s, ask, token)
    if told is None:
        return None
    twin = s.copy()
    twin.fight = fight
    names = {"unit": COUNTER_ID[fight.attacker], "target": COUNTER_ID[fight.defender]}
    return Battle(
        id="",
        state="ready",
        kind="attack",
        title=Message("battle-title", {**names, "box": PLACE_ID[fight.box]}),
        rule=ask.rule,
        place=PLACE_ID[fight.box],
        sides=(
            _side(twin, fight.side, fight.attacker, ATTACKER),
            _side(twin, 1 - fight.side, fight.defender, DEFENDER),
        ),
        cases=(Case(None, told.outcomes),),
        follows=told.notes,
    )


def _side(s: EspanaState, side: int, troop: int, role: Message) -> Side:
    fight = s.fight
    assert fight is not None
    there = [c for c in s.at[2 * fight.box + side] if c < LAND_UNITS]
    took_part = (troop, *fight.support[side])
    return Side(
        SEATS[side],
        role,
        rolls=True,
        pieces=tuple(COUNTER_ID[c] for c in took_part),
        out=tuple(COUNTER_ID[c] for c in there if c not in took_part),
        strength=str(pool_of(s, side).dice),
        sum=tuple(_line(term) for term in terms(s, side) if term.value),
    )


def _line(term: Term) -> SumLine:
    """One term: dice, or what goes on a die."""
    on = {"dice": "dice", "mod": "die", "pair": "pair"}[term.kind]
    args = {"thing": term.card or COUNTER_ID[term.unit]}
    value = str(term.value) if term.why == "strength" else f"{term.value:+d}"
    of = (COUNTER_ID[term.unit],) if term.unit >= 0 else ()
    # Dice are counted in the strength: with modifiers they must not be summed.
    kind: LineKind = "base" if term.kind == "dice" else "card" if term.card else "die"
    return SumLine(Message(f"sum-{term.why}-{on}", args), value, term.rule, kind, of)


def _opening(s: EspanaState, side: int, general: int) -> Battle:
    """15.1-b: a general opens a battle; who attacks whom is still to be chosen."""
    box = s.where[general]
    sides = []
    for one, role in ((side, ATTACKER), (1 - side, DEFENDER)):
        seen = [c for c in s.at[2 * box + one] if c < LAND_UNITS and not fog.is_hidden(s, c, side)]
        lead = (general,) if one == side else ()
        sides.append(Side(SEATS[one], role, pieces=tuple(COUNTER_ID[c] for c in (*seen, *lead))))
    return Battle(
        id="",
        state="forming",
        kind="battle",
        title=Message("battle-opening", {"unit": COUNTER_ID[general], "box": PLACE_ID[box]}),
        rule="15.1-b",
        place=PLACE_ID[box],
        needs=Message("battle-needs-pair"),
        sides=tuple(sides),
    )


# --- after the dice -------------------------------------------------------------------------------
def fought(battle: Battle, events: Sequence[Event]) -> Battle:
    """The sides, the losses piece by piece and the verdict, as the log tells them."""
    battle = replace(battle, steps=tuple(_step(step) for step in battle.steps))
    first = events[0]
    if first.kind == "attack":
        return _attacked(battle, first, events)
    place = str(first.data.get("place") or first.data.get("box") or "")
    return replace(battle, place=place, verdict=_at_sea(events))


def _step(step: Step) -> Step:
    """Of what an event names, the counters."""
    pieces = tuple(piece for piece in step.pieces if piece in COUNTER)
    seat = step.seat or (SEATS[SIDE[COUNTER[pieces[0]]]] if pieces else "")
    return replace(step, pieces=pieces, seat=seat)


def _attacked(battle: Battle, first: Event, events: Sequence[Event]) -> Battle:
    data = first.data
    unit, target, attacker = str(data["unit"]), str(data["target"]), str(data["side"])
    sides = []
    for seat, troop, role, kind in (
        (attacker, unit, ATTACKER, "attack"),
        (SEATS[1 - SIDE_OF[attacker]], target, DEFENDER, "defence"),
    ):
        rolls = [e.data["dice"] for e in events if e.kind == "roll" and e.data["roll"] == kind]
        helpers = [str(e.data["unit"]) for e in events if e.kind == "supports" and e.data["side"] == seat]
        # In the order in which modifiers are put on them (16.5-h).
        dice = tuple(sorted(rolls[0], reverse=True)) if rolls else None
        sides.append(
            Side(
                seat,
                role,
                rolls=dice is not None,
                pieces=(troop, *helpers),
                strength=str(len(dice)) if dice else "",
                sum=tuple(_cards(seat, events)),
                dice=dice,
            )
        )
    title = Message("battle-title", {"unit": unit, "target": target, "box": data["box"]})
    place = str(data["box"])
    return replace(battle, title=title, place=place, sides=tuple(sides), verdict=_verdict(first, events))


def _cards(seat: str, events: Sequence[Event]) -> Iterator[SumLine]:
    """16.3-b: the cards turned up that changed a side's dice."""
    for event in events:
        if event.kind != "card-shown":
            continue
        card, use = CARDS[str(event.data["card"])], str(event.data["use"])
        if (use == "bonus") != (event.data["side"] == seat):
            continue
        kind, value, on = card.bonus if use == "bonus" else card.penalty
        on_what = "dice" if kind == "dice" else "pair" if on == 2 else "die"
        shown: LineKind = "base" if kind == "dice" else "card"
        yield SumLine(Message(f"sum-{use}-{on_what}", {"thing": card.id}), f"{value:+d}", "16.3-c", shown)


def _verdict(first: Event, events: Sequence[Event]) -> Message | None:
    """What became of both troops."""
    hits = next((event for event in events if event.kind == "hits"), None)
    if hits is None:
        return None
    unit, target = hits.data["unit"], hits.data["target"]
    fates = {unit: "whole", target: "whole"}
    for event in events:
        name = event.data.get("unit")
        if name in fates and event.kind in ("destroyed", "reduced", "replaced"):
            fates[name] = "destroyed" if event.kind == "destroyed" else "reduced"
    args = {"unit": unit, "target": target, "mine": fates[unit], "theirs": fates[target]}
    return Message("verdict-attack", args)


def _at_sea(events: Sequence[Event]) -> Message:
    """How many counters were lost, damaged, driven off."""
    kinds = [event.kind for event in events]
    lost = sum(kinds.count(kind) for kind in ("ship-sunk", "ship-lost", "shot-down"))
    hurt = {event.data["ship"] for event in events if event.kind == "ship-damaged"}
    home = sum(kinds.count(kind) for kind in ("flew-home", "grounded"))
    home += sum(e.kind == "ship-withdrew" and e.data["ship"] not in hurt for e in events)
    if not (lost or hurt or home):
        return Message("verdict-nothing")
    return Message("verdict-sea", {"lost": lost, "damaged": len(hurt), "home": home})
