"""Every step of the sequence by its name, and every verb of an answer with the rule it belongs to."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from frente.engine import Flow
from frente.games.espana.rules import (
    battles,
    combat,
    events,
    generals,
    morocco,
    movement,
    offensive,
    replacements,
    sequence,
    upkeep,
)
from frente.games.espana.rules.naval import battles as sea
from frente.games.espana.rules.naval import coast, harbours, ships

STEPS: Mapping[str, Callable[..., Flow[None]]] = {
    "begin": sequence.begin,
    "turn": sequence.turn,
    "change_decks": sequence.change_decks,
    "draw": sequence.draw,
    "end_phase": sequence.end_phase,
    "discards": sequence.discards,
    "agree": sequence.agree,
    "next_turn": sequence.next_turn,
    "movement": movement.movement,
    "move": movement.move,
    "stacking": movement.stacking,
    "assignment": generals.assignment,
    "assign": generals.assign,
    "land_combat": battles.land_combat,
    "pick": battles.pick,
    "battle_end": battles.battle_end,
    "attack": combat.attack,
    "support": combat.support,
    "cards": combat.cards,
    "air": combat.air,
    "dice": combat.throw,
    "upkeep": upkeep.upkeep,
    "transfer": morocco.transfer,
    "events": events.events,
    "event": events.event,
    "effect": events.effect,
    "events_end": events.events_end,
    "replacements": replacements.replacements,
    "spend": replacements.spend,
    "rp_end": replacements.rp_end,
    "bonus_general": offensive.bonus_general,
    "bonus_battle": offensive.bonus_battle,
    "bonus_end": offensive.bonus_end,
    "assign_ships": ships.assign_ships,
    "sail": ships.sail,
    "harbours": harbours.harbours,
    "coast": coast.coast,
    "naval_combat": sea.naval_combat,
    "blockades": sea.blockades,
    "zone": sea.zone,
    "sea_boxes": sea.sea_boxes,
    "port_battle": sea.port_battle,
    "sea_air": sea.sea_air,
    "sea_strike": sea.sea_strike,
    "sea_subs": sea.sea_subs,
    "sea_ships": sea.sea_ships,
    "port": sea.port,
}

VERBS: Mapping[str, str] = {
    # 9.1 has all phases in their order.
    "march": "9.1", "to": "9.1", "fly": "9.1", "done": "9.1", "lose": "9.1", "assign": "9.1",
    "battle": "9.1", "pass": "9.1", "raise": "9.1", "new": "9.1", "stop": "9.1", "repair": "9.1",
    "decoy": "22.4-d", "undecoy": "22.4-d", "top": "22.4-d",
    # 16.0 has the steps of an attack.
    "attack": "16.0", "end": "16.0", "support": "16.0", "enough": "16.0",
    "bonus": "16.0", "penalty": "16.0", "none": "16.0", "pair": "16.0", "best": "16.0", "put": "16.0",
    "as": "16.0", "claim": "16.6-j", "leave": "16.6-j",
    "ferry": "12.1-a", "discard": "9.4", "finish": "21.1-b", "go-on": "21.1-b",
    # 18.1: cards are events in their own phase only.
    "play": "18.1", "place": "18.1", "change": "18.1", "harm": "18.1", "take": "18.1", "option": "18.1",
    "cancel": "18.7-a", "let": "18.7-a",
    # The war at sea has phases of its own, and 25.8-g the order of a battle.
    "sail": "25.2-b", "fight": "25.2-d", "decline": "25.2-d", "allot": "25.2-e",
    "escort": "25.8-g", "hold": "25.8-g", "strike": "25.8-g", "suffer": "25.8-g", "torpedo": "25.8-g",
    "back": "25.8-g",
    "split": "4.7", "combine": "4.7",
}  # fmt: skip
"""A word in another part of the turn than its own is refused by the rule that says when it is its turn."""
