"""What Santander is to the rest of the program."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from frente.engine import (
    Ask,
    Event,
    Final,
    Game,
    Odds,
    Options,
    OptionSpec,
    Plain,
    Refusal,
    Result,
    Scenario,
    Zone,
)
from frente.engine.aims import Aim, Briefing, Warning
from frente.engine.battle import Battle, Chart
from frente.engine.gesture import Choose, Reach
from frente.games.santander import aims, battles, facts, marches, pointing, position, shelf, summary, view
from frente.games.santander import odds as odds_module
from frente.games.santander.bot import steady
from frente.games.santander.craft import CRAFT
from frente.games.santander.definitions import (
    ENEMY,
    FOLDER,
    GROUND,
    NAMES,
    PIECES,
    SIDES,
)
from frente.games.santander.layout import layout
from frente.games.santander.reactions import REACTIONS
from frente.games.santander.record import RECORD
from frente.games.santander.rules import (
    advance,
    basques,
    bombardment,
    combat,
    fog,
    morale,
    movement,
    offensive,
    retreat,
    sequence,
    setup,
    victory,
    weather,
)
from frente.games.santander.state import Santander


def _zone(side: str) -> Zone[Santander]:
    """What lies beneath the tops of a side's stacks (5.2-a). Exchanged by `fog.redeal`, not by the zone."""
    return Zone(
        f"beneath-{side}",
        side,
        lambda s: [PIECES[p].id for p in GROUND[side] if s.at[p] >= 0 and fog.fogged(s, p)],
        lambda s, seat: seat == side,
    )


class SantanderGame(Game[Santander]):
    slug = "santander"
    title = "Corpo Truppe Volontarie: Santander, 1937"
    version = 3
    folder = FOLDER
    state = Santander
    steps: Mapping[str, Any] = {
        "deploy": setup.deploy,
        "place": setup.place,
        "quick": setup.quick,
        "reserve-dice": setup.reserve_dice,
        "armour-die": setup.armour_die,
        "turn": sequence.turn,
        "phase": sequence.phase,
        "supply": sequence.check_supply,
        "weather": weather.weather,
        "offensive": offensive.offensive,
        "withdraw": offensive.withdraw,
        "arrival": movement.arrival,
        "move": movement.move,
        "march": movement.march,
        "attack": combat.attack,
        "muster": combat.muster,
        "launch": combat.launch,
        "fire": bombardment.fire,
        "spend": bombardment.spend_columns,
        "air-combat": bombardment.air_combat,
        "shot-down": bombardment.shot_down,
        "bombard": bombardment.bombard,
        "assault": combat.assault,
        "lose": combat.lose,
        "trade": retreat.trade,
        "morale": morale.morale,
        "morale-order": morale.morale_order,
        "morale-roll": morale.morale_roll,
        "forced": morale.forced_retreat,
        "stack-loss": morale.stack_loss,
        "each-loss": morale.each_loss,
        "advance": advance.advance,
        "exploit": advance.exploit,
        "combat-over": combat.combat_over,
        "surrender": basques.surrender,
        "battalions": basques.battalions,
        "factory": victory.factory,
        "end-turn": sequence.end_turn,
    }
    reactions = REACTIONS
    verbs: Mapping[str, str] = {
        "place": "4.1-a", "on": "4.2-b", "aside": "4.1-a", "dig": "4.2-i", "fill": "4.2-i", "ready": "4.1-a",
        "done": "3.B-a", "arrive": "9.3-a", "move": "3.B-c", "go": "8.1-b", "step": "8.1-b", "stay": "8.1-c",
        "attack": "3.B-d", "join": "10.2-a", "launch": "10.2-a", "call-off": "9.4-b", "fire": "9.4.1-a",
        "spend": "9.4.1-b", "enough": "9.4.1-a", "lose": "10.3-c", "stand": "10.5-a", "retreat": "10.5-a",
        "advance": "10.4-a", "pursue": "10.4.1-b", "halt": "10.4.1-b", "withdraw": "12.3-d",
        "replace": "13.3-b", "roll": "10.6-a",
    }  # fmt: skip
    scenarios = (
        Scenario("campaign", "scenario-campaign", "scenario-campaign-about", 7, "rulebook"),
        Scenario("quick", "scenario-quick", "scenario-quick-about", 7, "made"),
    )
    options = (  # 15-a
        OptionSpec("air-combat", "15.1-a"),
        OptionSpec("historical-set-up", "15.2-a"),
        OptionSpec("dsg-reduction", "15.3-a"),
    )
    zones = tuple(_zone(side) for side in SIDES)
    shown, shown_to = view.SHOWN, view.SHOWN_TO
    bots: Mapping[str, Any] = {"steady": steady}
    craft = CRAFT
    record = RECORD
    fighting = battles.FIGHTING
    fog = True
    unsaid = frozenset({"phase"})
    finals: Mapping[str, Final] = {
        "advance": "reveal",
        "arrival": "reveal",
        "attack/done": "turn",
        "deploy/done": "turn",
        "deploy/ready": "reveal",
        "fire/enough": "turn",
        "forced-retreat": "reveal",
        "lose": "perhaps",
        "place": "reveal",
        "shot-down": "dice",
        "trade": "dice",
    }
    facts_about: Mapping[str, Plain] = {
        "designer": "Javier Romero",
        "players": "2",
        "minutes": 180,
        "complexity": 3,
        "year": 2018,
        "publisher": "Para Bellum",
    }

    # --- set-up -----------------------------------------------------------------------------------
    def seats(self, scenario: str, options: Options) -> tuple[str, ...]:
        return SIDES

    def setup(self, scenario: str, options: Options) -> Santander:
        state = Santander(rules=tuple(name for name, on in options.items() if on))
        setup.begin(state, scenario == "campaign")
        return state

    def arrange(self, state: Santander, table: dict[str, Any]) -> None:
        position.arrange(state, table)

    def position_text(self, state: Santander) -> str | None:
        return position.position_text(state)

    # --- what can be seen -------------------------------------------------------------------------
    def layout(self, scenario: str, options: Options) -> dict[str, Plain]:
        return layout()

    def names(self) -> Mapping[str, str]:
        return NAMES

    def facts(self, state: Santander) -> dict[str, Any]:
        return facts.facts(state)

    def summary(self, state: Santander, seat: str | None) -> list[str]:
        return summary.summary(state, seat, self.tell)

    def redeal(self, state: Santander, seat: str | None, random: Random) -> None:
        fog.redeal(state, seat, random)

    def known(self, state: Santander, seat: str | None) -> frozenset[str]:
        return frozenset(
            PIECES[p].id
            for side in SIDES
            for p in GROUND[side]
            if state.at[p] >= 0 and fog.sees(state, seat, p)
        )

    # --- choices ------------------------------------------------------------------------------------
    def why_nothing(self, state: Santander, ask: Ask, subjects: tuple[str, ...]) -> Refusal:
        return pointing.why_nothing(state, ask, subjects) or super().why_nothing(state, ask, subjects)

    def odds(self, state: Santander, ask: Ask, token: str) -> Odds | None:
        return odds_module.odds(state, ask, token)

    def battle(self, state: Santander, ask: Ask, token: str) -> Battle | None:
        return battles.battle(state, ask, token) or super().battle(state, ask, token)

    def fought(self, fight: Battle, events: Sequence[Event]) -> Battle:
        return battles.fought(fight, events)

    def forming(self, state: Santander, ask: Ask, picks: tuple[str, ...]) -> Battle | None:
        return battles.forming(state, ask, picks) or super().forming(state, ask, picks)

    # --- hands on -----------------------------------------------------------------------------------
    def choose(self, state: Santander, ask: Ask) -> Choose | None:
        return battles.choose(state, ask) or super().choose(state, ask)

    def reach(self, state: Santander, ask: Ask, pieces: tuple[str, ...]) -> Reach | None:
        return marches.reach(state, ask, pieces)

    # --- winning, losing ----------------------------------------------------------------------------
    def aims(self, state: Santander, seat: str | None) -> list[Aim]:
        return aims.aims(state)

    def dangers(self, state: Santander, seat: str) -> list[Warning]:
        return aims.dangers(state, seat)

    def caution(self, state: Santander, ask: Ask, token: str) -> Warning | None:
        return aims.caution(state, ask, token) or super().caution(state, ask, token)

    def charts(self) -> tuple[Chart, ...]:
        return shelf.CHARTS

    def briefing(self, scenario: str, options: Options, seat: str) -> Briefing:
        return aims.briefing(self.setup(scenario, options), scenario, seat)

    # --- keeping the rules ----------------------------------------------------------------------------
    def faults(self, state: Santander) -> list[str]:
        return facts.faults(state)

    def resigned(self, state: Santander, seat: str) -> Result:
        return Result((ENEMY[seat],), "14.1-c", "resigned", {"seat": seat})


GAME = SantanderGame()
