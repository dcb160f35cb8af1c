"""Crusade and Revolution as the rest of the program sees it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from frente.engine import (
    Ask,
    Event,
    Final,
    Fold,
    Game,
    Message,
    Odds,
    Option,
    Options,
    OptionSpec,
    Plain,
    Refusal,
    Result,
    Scenario,
    Zone,
)
from frente.engine import hidden as hidden_zones
from frente.engine.aims import Aim, Briefing, Warning
from frente.engine.battle import Battle, Chart
from frente.engine.gesture import Absent, Purse, Reach
from frente.games.crusade import (
    absence,
    aims,
    battles,
    briefing,
    cautions,
    dangers,
    layout,
    marches,
    pointing,
    position,
    prices,
    shelf,
    view,
)
from frente.games.crusade import odds as odds_module
from frente.games.crusade.bot import steady
from frente.games.crusade.craft import CRAFT
from frente.games.crusade.definitions import (
    BEACH,
    EXTRA_TRENCHES,
    FOE,
    LIMIT,
    NAT,
    REP,
    RETURNING,
    SCENARIOS,
    SIDES,
    SPACE_IDS,
    UNITS,
    WORKS_LIMIT,
    bits,
)
from frente.games.crusade.finals import hands_over
from frente.games.crusade.reactions import REACTIONS
from frente.games.crusade.record import RECORD
from frente.games.crusade.rules import sequence, works
from frente.games.crusade.rules.steps import STEPS
from frente.games.crusade.setup import start
from frente.games.crusade.state import Crusade

VERBS = {
    "discard": "6.A.2-a",
    "redraw": "15.1.2-b",
    "keep": "15.1.2-b",
    "land": "17.6.3-a",
    "ops": "8.2.1",
    "sr": "8.3.1",
    "rp": "8.4.1-a",
    "event": "8.5.1.1",
    "auto": "7.1.3-a",
    "done": "7.1.3-a",
    "activate-move": "8.2.3",
    "activate-attack": "8.2.3",
    "move": "10.1.1-a",
    "build": "10.2.1",
    "step": "10.1.3",
    "stop": "10.1.3",
    "cull": "9.1.4-a",
    "attack": "11.1.1-a",
    "assault": "16.1.4.1",
    "with": "11.2.2",
    "fight": "11.2.2",
    "use-bonus": "8.5.5.3-b",
    "no-bonus": "8.5.5.3-b",
    "play": "8.5.3.1",
    "claim-armor": "16.6.2-a",
    "defect": "CL-N14",
    "lose": "11.3.2-a",
    "replace": "11.3.5-a",
    "spare": "CL-R45",
    "stand": "11.4.3-a",
    "retreat": "11.4.1",
    "withdraw": "11.4.5-a",
    "path": "11.4.5-a",
    "advance": "11.5.1",
    "to": "12.1.6-a",
    "to-reserve": "12.1.9",
    "special": "13.4.3-a",
    "restore": "14.1.2-b",
    "rebuild": "14.1.2-b",
    "relieve": "16.1.8.1",
    "return": "13.4.3-b",
    "place": "8.5.2.3-a",
    "disband": "8.5.2.5-a",
    "disband-before": "8.5.2.5-a",
    "disband-after": "8.5.2.5-a",
    "reward": "8.5.5.3-b",
    "give-up": "CL-N31",
    "reduce": "8.5.1.1",
    "shake": "16.3.2-c",
    "trench": "10.2.9-b",
    "beach": "8.5.6.1-a",
    "send": "8.5.6.3",
    "reembark": "8.5.4.6",
    "raze": "6.F.1",
    "deploy": "15.2.1.1",
    "at": "15.2.1.2-a",
    "send-back": "15.2.1.2-b",
    "muster": "15.2.2.2-a",
    "militarize": "15.2.3-a",
}


def _zones_of(side: str) -> tuple[Zone[Crusade], ...]:
    """8.1.4-a, INF-a: hands are secret, Draw Piles too; of the discards the enemy knows what he has seen."""

    def hand(s: Crusade) -> list[str]:
        return s.hands[side]

    def draw(s: Crusade) -> list[str]:
        return s.draws[side]

    def discard(s: Crusade) -> list[str]:
        return s.discards[side]

    def mine(_s: Crusade, seat: str | None) -> bool:
        return seat == side

    def nobody(_s: Crusade, _seat: str | None) -> bool:
        return False

    def shown(s: Crusade, _seat: str | None) -> frozenset[str]:
        return frozenset(id for id in s.discards[side] if id not in s.facedown)

    return (
        Zone(f"hand-{side}", side, hand, mine),
        Zone(f"draw-{side}", side, draw, nobody),
        Zone(f"discard-{side}", side, discard, mine, shown),
    )


class CrusadeGame(Game[Crusade]):
    """The game."""

    slug = "crusade"
    title = "Crusade and Revolution: The Spanish Civil War 1936-1939"
    version = 5
    folder = Path(__file__).parent
    state = Crusade
    steps = STEPS
    reactions = REACTIONS
    verbs = VERBS
    scenarios = tuple(
        Scenario(
            id,
            f"scenario-{id}",
            f"scenario-{id}-about",
            row["last_turn"] - row["first_turn"] + 1,
            row["source"],
        )
        for id, row in SCENARIOS.items()
    )
    options = (OptionSpec("corridor", "2.1.2-f"),)
    zones = (*_zones_of(NAT), *_zones_of(REP))
    shown, shown_to = view.SHOWN, view.SHOWN_TO
    same_summary = True
    fighting = battles.FIGHTING
    folds: Mapping[str, Fold] = {"activated": Fold("activated", "place", "kind")}
    finals: Mapping[str, Final] = {
        "action": "reveal",
        "advance": "perhaps",
        "activate": "perhaps",
        "attacks/done": "turn",
        "discard": "turn",
        "losses": "perhaps",
        "march": "perhaps",
        "militarize": "dice",
        "move/move": "perhaps",
        "raze": "perhaps",
        "replace": "perhaps",
        "replacements/restore": "cost",
        "replacements/rebuild": "cost",
        "replacements/relieve": "cost",
    }
    bots = {"steady": steady}
    craft = CRAFT
    record = RECORD
    facts_about = {
        "designer": "David Gómez Relloso",
        "year": 2013,
        "players": "2",
        "minutes": 480,
        "complexity": 4,
    }

    def seats(self, scenario: str, options: Options) -> tuple[str, ...]:
        return SIDES

    def setup(self, scenario: str, options: Options) -> Crusade:
        return start(scenario, bool(options.get("corridor", False)))

    def arrange(self, state: Crusade, table: dict[str, Any]) -> None:
        position.arrange(state, table)

    def position_text(self, state: Crusade) -> str | None:
        return position.position_text(state)

    def layout(self, scenario: str, options: Options) -> dict[str, Plain]:
        return layout.board()

    def names(self) -> dict[str, str]:
        return view.names()

    def facts(self, state: Crusade) -> dict[str, Any]:
        return view.facts(state)

    def summary(self, state: Crusade, seat: str | None) -> list[str]:
        return view.summary(state, self.tell)

    def choice(self, state: Crusade, ask: Ask, token: str) -> Option:
        """The labels name what the token names; what the prompt says is not said again with every option."""
        choice = super().choice(state, ask, token)
        args = {name: value for name, value in choice.label.args.items() if name not in ask.about}
        id = f"do-done-{ask.kind}" if token == "done" else choice.label.id  # what it is that ends
        final = choice.final
        if ask.kind == "designate" and choice.verb == "with":
            final = ""  # to join is no dice yet, but for the last one who could
        if final in ("", "perhaps") and hands_over(state, ask, ask.value(token)):
            final = "turn"
        choice.label, choice.final = Message(id, args), final
        return choice

    def odds(self, state: Crusade, ask: Ask, token: str) -> Odds | None:
        return odds_module.odds(state, ask, token)

    def battle(self, state: Crusade, ask: Ask, token: str) -> Battle | None:
        return battles.battle(state, ask, token)

    def fought(self, fight: Battle, events: Sequence[Event]) -> Battle:
        return battles.fought(fight, events)

    def reach(self, state: Crusade, ask: Ask, pieces: tuple[str, ...]) -> Reach | None:
        return marches.reach(state, ask, pieces)

    def absent(self, state: Crusade, ask: Ask) -> list[Absent]:
        bare = (
            replace(one, label=self.choice(state, ask, one.verb).label) for one in super().absent(state, ask)
        )
        return [*bare, *absence.absent(state, ask)]

    def purse(self, state: Crusade, ask: Ask) -> list[Purse]:
        return prices.purse(state, ask)

    def why_nothing(self, state: Crusade, ask: Ask, subjects: tuple[str, ...]) -> Refusal:
        return pointing.why_nothing(state, ask, subjects) or super().why_nothing(state, ask, subjects)

    def aims(self, state: Crusade, seat: str | None) -> list[Aim]:
        return aims.aims(state)

    def dangers(self, state: Crusade, seat: str) -> list[Warning]:
        return [*dangers.dangers(state, seat), *cautions.open_prizes(state, seat)]

    def caution(self, state: Crusade, ask: Ask, token: str) -> Warning | None:
        return cautions.caution(state, ask, token) or super().caution(state, ask, token)

    def charts(self) -> tuple[Chart, ...]:
        return shelf.CHARTS

    def briefing(self, scenario: str, options: Options, seat: str) -> Briefing:
        return briefing.briefing(self.setup(scenario, options), seat)

    def resigned(self, state: Crusade, seat: str) -> Result:
        return Result((FOE[seat],), "5.1.1", "resigned", {"seat": seat}, {FOE[seat]: 1.0, seat: 0.0})

    def redeal(self, state: Crusade, seat: str | None, random: Random) -> None:
        """A card discarded unseen stays so, whichever it now is."""
        spots = {x: [id in state.facedown for id in state.discards[x]] for x in SIDES}
        hidden_zones.redeal(self.zones, state, seat, random)
        state.facedown = [
            id for x in SIDES for id, down in zip(state.discards[x], spots[x], strict=True) if down
        ]

    def faults(self, state: Crusade) -> list[str]:
        return [*_lost_units(state), *_lost_cards(state), *_broken_limits(state)]


def _lost_units(s: Crusade) -> list[str]:
    found = []
    lying: dict[int, list[int]] = {}
    for p, stack in enumerate(s.stacks):
        for unit in stack:
            lying.setdefault(unit, []).append(p)
    for u in UNITS:
        place = s.where[u.index]
        spots = lying.get(u.index, [])
        if spots != ([place] if place >= 0 else []):
            found.append(f"{u.id} is said to be at {place} and lies at {spots}")
        if s.reduced >> u.index & 1 and u.kind.steps == 1:
            found.append(f"{u.id} has one step and is reduced")
        if (place == RETURNING) != (u.index in s.returning):
            found.append(f"{u.id} is on its way back and is not")
    return found


def _lost_cards(s: Crusade) -> list[str]:
    found: Counter[str] = Counter(s.removed)
    for side in SIDES:
        for pile in (s.hands[side], s.draws[side], s.discards[side], s.retained[side]):
            found.update(pile)
    if s.playing:
        found[s.playing] += 1
    over = any(step[0] in ("stand", "retreat", "advance", "battle-end") for step in s.agenda)
    if s.battle is not None and not over:
        found.update(s.battle.attacker_cards + s.battle.defender_cards)
    known = [id for side in SIDES for id in sequence.deck_in_play(s.turn, side)]
    wrong = [f"card {id} is in {n} places" for id, n in found.items() if n != 1]
    wrong += [f"card {id} is nowhere" for id in known if not found[id] and s.turn not in (6, 12)]
    early = [id for side in SIDES for id in s.draws[side] if id not in known]
    return wrong + [f"card {id} is not in the deck yet" for id in early]


def _broken_limits(s: Crusade) -> list[str]:
    found = []
    if s.nat_in & s.rep_in:  # 9.1.3
        found.append(f"both sides stand in {[SPACE_IDS[p] for p in bits(s.nat_in & s.rep_in)]}")
    for p, stack in enumerate(s.stacks):
        side_bits = s.nat_in if stack and UNITS[stack[0]].side == NAT else s.rep_in
        if bool(stack) != bool(side_bits >> p & 1) and stack:
            found.append(f"{SPACE_IDS[p]} is not marked as occupied")
        if len(stack) > LIMIT and s.phase not in ("operation", "corps"):
            found.append(f"{len(stack)} units stand in {SPACE_IDS[p]}")
        if stack and bool(s.control >> p & 1) != (UNITS[stack[0]].side == NAT):
            found.append(f"{SPACE_IDS[p]} is held against its units")
    for side in SIDES:
        if works.markers_left(s, side) < 0:
            found.append(f"{side} has more than {WORKS_LIMIT[side]} works")
    if any(n < 0 for n in s.rp) or any(n < 0 for n in s.extra.values()) or set(s.extra) - set(EXTRA_TRENCHES):
        found.append(f"points or markers are short: {s.rp} {s.extra}")
    if s.rep_in >> BEACH & 1 and s.beach < 0:
        found.append("units stand on a Beach Head that is not there")
    return found


GAME = CrusadeGame()
