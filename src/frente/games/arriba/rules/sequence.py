"""Chapter 3: the sequence of play."""

from __future__ import annotations

from collections.abc import Callable

from frente.engine import Flow, roll
from frente.games.arriba.definitions import ENEMY, TURNS, G, R
from frente.games.arriba.rules import (
    arrivals,
    battle,
    breakthrough,
    combat,
    control,
    events,
    income,
    movement,
    organization,
    politics,
    purchases,
    recovery,
    setup,
    strategy,
    transport,
)
from frente.games.arriba.state import Arriba


def turn(s: Arriba) -> Flow[None]:
    """3.0-a: the phases of a game turn, in this order and no other (3.0-b: fourteen turns)."""
    label = TURNS[s.turn]
    s.note("turn", "3.0-b", turn=s.turn, months=label.months, year=label.year)
    phases = [
        ("political",),
        ("strategic",),
        ("organization",),
        ("player-turns",),
        ("inter-phase",),
    ]
    if s.turn > 1:
        phases.insert(0, ("random-event",))  # 14.2-a: none on turn 1
    s.push(*phases)
    yield from ()


def player_turns(s: Arriba) -> Flow[None]:
    """3.0-d: the higher support level goes first; a tie, and turn 1 (14.1-c), by die roll."""
    if s.turn == 1 or s.ps[0] == s.ps[1]:
        rule = "14.1-c" if s.turn == 1 else "3.0-d"
        (die,) = yield from roll(f"first:{s.turn}", kind="first", rule=rule)
        s.turn_first = G if die <= 3 else R
    else:
        s.turn_first = G if s.ps[0] > s.ps[1] else R
    s.note("first-player", "3.0-d", side=s.turn_first)
    s.push(("player-turn", s.turn_first), ("player-turn", ENEMY[s.turn_first]))


def player_turn(s: Arriba, side: str) -> Flow[None]:
    """Movement, Combat, Counterattack by the other player, Recovery (3.0-e)."""
    s.phasing = side
    s.push(("movement", side), ("combat", side), ("counterattack", ENEMY[side]), ("recovery", side))
    yield from ()


STEPS: dict[str, Callable[..., Flow[None]]] = {
    "setup": setup.setup,
    "turn": turn,
    "random-event": events.random_event,
    "political": politics.political_phase,
    "influence": politics.influence,
    "aid": politics.aid,
    "strategic": strategy.strategic_phase,
    "income": income.income,
    "arrivals": arrivals.arrivals,
    "grants": strategy.grants,
    "spend": purchases.spend,
    "settle": strategy.settle,
    "transport": transport.transport,
    "organization": organization.organization_phase,
    "organize": organization.organize,
    "regroup": organization.regroup,
    "tidy": organization.tidy,
    "player-turns": player_turns,
    "player-turn": player_turn,
    "movement": movement.movement_phase,
    "march": movement.march,
    "combat": combat.combat_phase,
    "attack": combat.attack,
    "battle": battle.battle,
    "sweep": breakthrough.sweep,
    "counterattack": combat.counterattack_phase,
    "counter": combat.counter,
    "toll": combat.toll,
    "recovery": recovery.recovery_phase,
    "inter-phase": control.inter_phase,
}
