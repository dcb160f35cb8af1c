"""España 1936 as the rest of the program sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from frente.engine import (
    Absent,
    Aim,
    Ask,
    Battle,
    Briefing,
    Chart,
    Choose,
    Event,
    Final,
    Game,
    Message,
    Odds,
    Option,
    Options,
    OptionSpec,
    OptionValue,
    Plain,
    Purse,
    Reach,
    Refusal,
    Result,
    Scenario,
    Warning,
)
from frente.engine.message import Mistaken, sentence
from frente.games.espana import (
    absences,
    aims,
    briefing,
    cautions,
    dangers,
    fights,
    labels,
    marches,
    odds,
    pointing,
    position,
    secrets,
    sets,
    setup,
    shelf,
    soundness,
    view,
)
from frente.games.espana.bot import steady
from frente.games.espana.craft import CRAFT
from frente.games.espana.definitions import FOLDER, SEATS, SIDE_OF
from frente.games.espana.layout import board
from frente.games.espana.reactions import REACTIONS
from frente.games.espana.record import RECORD
from frente.games.espana.rules.steps import STEPS, VERBS
from frente.games.espana.state import EspanaState


class Espana(Game[EspanaState]):
    """The game: two scenarios, eight options."""

    slug = "espana"
    title = "España 1936"
    version = 3
    folder = FOLDER
    state = EspanaState
    steps = STEPS
    reactions = REACTIONS
    verbs = VERBS
    scenarios = (
        Scenario("1936", "scenario-1936", "scenario-1936-about", 10, "made"),
        Scenario("1938", "scenario-1938", "scenario-1938-about", 5, "made"),
    )
    options = (
        OptionSpec("naval", "25.0"),
        OptionSpec("generals", "22.1-a"),
        OptionSpec("tanks", "22.2-a"),
        OptionSpec("optional-cards", "22.3"),
        OptionSpec("fog", "22.4-a"),
        OptionSpec("san-sebastian", "22.5"),
        OptionSpec("variant", "23.3", ("standard", "no-intervention", "historical"), "standard"),
        OptionSpec("early-end", "21.1-b"),
    )
    zones = secrets.ZONES
    shown, shown_to = view.SHOWN, view.SHOWN_TO
    fighting = fights.FIGHTING
    fog = True
    finals: Mapping[str, Final] = {
        "agree": "reveal",
        "attack/end": "perhaps",
        "change": "reveal",
        "bonus-battle": "perhaps",
        "bonus-general": "perhaps",
        "captured": "perhaps",
        "ferry/done": "perhaps",
        "discard": "reveal",
        "event/pass": "turn",
        "event/play": "reveal",
        "general-box": "perhaps",
        "harm": "perhaps",
        "haven": "perhaps",
        "modify": "perhaps",
        "move/done": "turn",
        "move/march": "perhaps",
        "move/top": "reveal",
        "pick": "perhaps",
        "place": "perhaps",
        "react": "reveal",
        "sail/done": "turn",
        "spend/new": "cost",
        "spend/raise": "cost",
        "spend/repair": "cost",
        "spend/stop": "turn",
        "stacking": "perhaps",
        "strengthen": "perhaps",
        "type": "perhaps",
    }
    bots = {"steady": steady}
    craft = CRAFT
    record = RECORD
    facts_about = {
        "designer": "Antonio Catalán",
        "year": 2007,
        "players": "2",
        "minutes": 150,
        "complexity": 2,
    }

    def seats(self, scenario: str, options: Options) -> tuple[str, ...]:
        return SEATS  # 1.1

    def full_options(self, scenario: str, given: Mapping[str, OptionValue]) -> Options:
        """22.0: options combine freely; 23.3: the variants take neither naval rules nor cards 45."""
        full = super().full_options(scenario, given)
        if full["variant"] != "standard":
            for name in ("naval", "optional-cards"):
                if full[name]:
                    raise Mistaken(
                        sentence("error-variant-excludes", variant=str(full["variant"]), option=name)
                    )
        return full

    def setup(self, scenario: str, options: Options) -> EspanaState:
        return setup.set_up(scenario, options)

    def arrange(self, state: EspanaState, table: dict[str, Any]) -> None:
        position.arrange(state, table)

    def position_text(self, state: EspanaState) -> str | None:
        return position.position_text(state)

    def layout(self, scenario: str, options: Options) -> dict[str, Plain]:
        return board(bool(options.get("naval")))

    def names(self) -> Mapping[str, str]:
        return view.names()

    def facts(self, state: EspanaState) -> dict[str, Any]:
        return position.facts(state)

    def summary(self, state: EspanaState, seat: str | None) -> list[str]:
        return view.summary(state, None if seat is None else SIDE_OF[seat], self.tell)

    def waits(self, place: str) -> bool:
        return place.startswith("board-")  # 2.5: aircraft and generals

    def why_nothing(self, state: EspanaState, ask: Ask, subjects: tuple[str, ...]) -> Refusal:
        return pointing.why_nothing(state, ask, subjects)

    def choice(self, state: EspanaState, ask: Ask, token: str) -> Option:
        return labels.told_apart(state, SIDE_OF[ask.seat], super().choice(state, ask, token))

    def odds(self, state: EspanaState, ask: Ask, token: str) -> Odds | None:
        return odds.odds(state, ask, token)

    def battle(self, state: EspanaState, ask: Ask, token: str) -> Battle | None:
        return fights.battle(state, ask, token)

    def fought(self, fight: Battle, events: Sequence[Event]) -> Battle:
        return fights.fought(fight, events)

    # --- winning, losing ------------------------------------------------------------------------
    def aims(self, state: EspanaState, seat: str | None) -> list[Aim]:
        return aims.aims(state)

    def dangers(self, state: EspanaState, seat: str) -> list[Warning]:
        return dangers.dangers(state, SIDE_OF[seat])

    def caution(self, state: EspanaState, ask: Ask, token: str) -> Warning | None:
        return cautions.caution(state, ask, token)

    def charts(self) -> tuple[Chart, ...]:
        return shelf.CHARTS

    def briefing(self, scenario: str, options: Options, seat: str) -> Briefing:
        return briefing.briefing(self.setup(scenario, options), scenario, seat)

    # --- hands on -------------------------------------------------------------------------------
    def absent(self, state: EspanaState, ask: Ask) -> list[Absent]:
        return absences.absent(state, ask)

    def purse(self, state: EspanaState, ask: Ask) -> list[Purse]:
        """19.1: replacement points."""
        if ask.kind != "spend":
            return []
        return [Purse("rp", Message("status-rp"), state.rp[SIDE_OF[ask.seat]])]

    def choose(self, state: EspanaState, ask: Ask) -> Choose | None:
        return sets.choose(state, ask) or super().choose(state, ask)

    def reach(self, state: EspanaState, ask: Ask, pieces: tuple[str, ...]) -> Reach | None:
        return marches.reach(state, ask, pieces)

    # --- keeping the rules ----------------------------------------------------------------------
    def faults(self, state: EspanaState) -> list[str]:
        return soundness.faults(state)

    def resigned(self, state: EspanaState, seat: str) -> Result:
        winner = SEATS[1 - SIDE_OF[seat]]
        return Result((winner,), "1.4", "resigned", {"winner": winner})

    def redeal(self, state: EspanaState, seat: str | None, random: Random) -> None:
        super().redeal(state, seat, random)
        secrets.redeal_fog(state, None if seat is None else SIDE_OF[seat], random)

    def known(self, state: EspanaState, seat: str | None) -> frozenset[str]:
        return super().known(state, seat) | secrets.known_units(
            state, None if seat is None else SIDE_OF[seat]
        )

    def unknown(self, state: EspanaState, seat: str | None) -> frozenset[str]:
        return super().unknown(state, seat) | secrets.unknown_units(
            state, None if seat is None else SIDE_OF[seat]
        )


GAME = Espana()
