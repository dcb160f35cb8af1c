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
    "march": "11.1", "to": "11.3-a", "fly": "13.1-a", "done": "9.1", "lose": "11.8-c",
    "decoy": "22.4-c", "undecoy": "22.4-c", "top": "22.4-d",
    "assign": "14.1-a", "battle": "15.1-a", "pass": "15.1-a", "attack": "16.1-a", "end": "16.7-d",
    "support": "16.2-a", "enough": "16.2-c", "bonus": "16.3-a", "penalty": "16.3-a", "none": "16.3-a",
    "pair": "16.4-a", "best": "16.5-h", "put": "16.5-h", "as": "16.6-e", "claim": "16.6-j", "leave": "16.6-j",
    "ferry": "12.1-a", "play": "18.1", "cancel": "18.7-a", "let": "18.7-a",
    "place": "18.8", "raise": "19.2", "change": "18.3", "harm": "18.3", "take": "18.3", "option": "18.3",
    "new": "19.2", "repair": "25.12-a", "stop": "19.4", "discard": "9.4",
    "finish": "21.1-b", "go-on": "21.1-b",
    "sail": "25.2-b", "escort": "25.8-l", "hold": "25.8-f", "fight": "25.8-b", "decline": "25.8-b",
    "strike": "25.8-f", "suffer": "25.9-c", "torpedo": "25.8-n", "back": "25.8-i", "allot": "25.7-h",
    "split": "4.7", "combine": "4.7",
}  # fmt: skip
