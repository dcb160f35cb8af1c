"""A las Barricadas! as the rest of the program sees it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from frente.engine import (
    Absent,
    Ask,
    Choose,
    Event,
    Final,
    Flow,
    Fold,
    Game,
    Message,
    Odds,
    Options,
    OptionSpec,
    Plain,
    Purse,
    Reach,
    Refusal,
    Result,
    Scenario,
)
from frente.engine.aims import Aim, Briefing, Warning
from frente.engine.battle import Battle, Chart
from frente.games.barricadas import (
    absences,
    aims,
    battles,
    briefing,
    cautions,
    dangers,
    deployment,
    marches,
    markers,
    names,
    pointing,
    position,
    sets,
    setup,
    sharing,
    shelf,
    view,
)
from frente.games.barricadas import odds as odds_module
from frente.games.barricadas.bot import steady
from frente.games.barricadas.craft import CRAFT
from frente.games.barricadas.definitions import FOLDER, NUMBER, SCENARIOS, SIDE, SIDES
from frente.games.barricadas.reactions import REACTIONS
from frente.games.barricadas.record import RECORD
from frente.games.barricadas.rules import acts, firing, marching, points, purchases, rallying, sequence
from frente.games.barricadas.state import Battlefield, code

STEPS: dict[str, Callable[..., Flow[None]]] = {
    "draw": setup.draw,
    "deploy": deployment.deploy,
    "markers": markers.markers,
    "found": points.found,
    "goals": points.goals,
    "consent": points.consent,
    "buy": purchases.buy,
    "assembly": points.assembly,
    "turn": sequence.turn,
    "command": sequence.command,
    "initiative": sequence.initiative,
    "who_first": sequence.who_first,
    "activation": sequence.activation,
    "after_activation": sequence.after_activation,
    "removal": sequence.removal,
    "end_turn": sequence.end_turn,
    "act": acts.act,
    "march": marching.march,
    "fire": firing.fire_step,
    "assault": acts.assault_step,
    "direct": acts.direct_step,
    "air": acts.air_step,
    "rally": rallying.rally_step,
}

VERBS = {
    "auto": "2.3-m",
    "on": "2.3-m",
    "take": "2.3-m",
    "put": "2.3-p",
    "ready": "3.4-g",
    "skip": "2.3-p",
    "face": "13.6-a",
    "inside": "13.6-k",
    "done": "13.6-k",
    "edge": "15-e",
    "goal": "15-b",
    "usual": "15-b",
    "propose": "15-b",
    "agree": "15-b",
    "refuse": "15-b",
    "formation": "15-j",
    "vehicle": "15-k",
    "guns": "15-m",
    "sortie": "15-n",
    "work": "15-o",
    "enough": "15-j",
    "first": "15-i",
    "second": "15-i",
    "with": "7.2-a",
    "activate": "3.3.1-a",
    "coordinate": "7.3-a",
    "pass": "3.3.1-f",
    "end": "3.3.2-b",
    "keep": "3.5-a",
    "drop": "3.5-a",
    "move": "3.3.2-j",
    "double": "5.3-a",
    "charge": "5.6-g",
    "fire": "3.3.2-i",
    "assault": "9-c",
    "prepare": "3.3.2-n",
    "dig": "3.3.2-l",
    "limber": "5.5-j",
    "unlimber": "5.5-j",
    "cross": "13.2-b",
    "clear": "13.2-f",
    "build": "13.3-c",
    "boat": "12.9.2-d",
    "direct": "3.3.2-c",
    "air": "3.3.2-e",
    "rally": "3.3.2-g",
    "to": "5.2-a",
    "slip": "13.5-c",
    "stop": "5.2-d",
    "in": "13.5-d",
    "out": "13.6-k",
    "mount": "5.5-i",
    "dismount": "5.5-i",
    "exit": "2.3-o",
    "join": "8-c",
    "at": "8.3-a",
    "declare": "9-e",
    "react": "3.4-a",
    "hold": "3.4-f",
    "hold-all": "3.4-f",
    "shoot": "3.4-e",
    "hit": "8.4.1-e",
    "together": "10.3.2-b",
    "flee": "10.3.2-b",
    "fall": "9.3.1-g",
    "leave": "9.4-m",
    "stay": "9.1-b",
    "lead": "9.1-b",
    "support": "9-d",
    "apart": "9-d",
    "volley": "9.2-a",
    "strike": "9.5-a",
    "return": "9.5-f",
    "try": "10.4.2-a",
    "battery": "8.1.3.1-a",
    "gun": "8.1.4-a",
    "aim": "8.1.3.2-a",
    "nothing": "8.1.1-f",
    "concentrate": "8.1.2-a",
    "spread": "8.1.2-a",
    "another": "3.3.2-d",
    "attack": "8.1.3.2-d",
    "save": "8.1.3.2-d",
    "flight": "8.2.1-b",
    "flak": "8.2.2-b",
    "bomb": "8.2.1-h",
    "lay": "13.4-b",
    "later": "13.4-b",
}


class Barricadas(Game[Battlefield]):
    slug = "barricadas"
    title = "A las Barricadas!"
    version = 3
    folder = FOLDER
    state = Battlefield
    steps = STEPS
    reactions = REACTIONS
    verbs: Mapping[str, str] = VERBS
    shown = view.SHOWN
    same_summary = True
    scenarios = (
        *(
            Scenario(id, f"scenario-{id}", f"scenario-{id}-about", data["turns"], data["source"])
            for id, data in SCENARIOS.items()
        ),
        Scenario("points", "scenario-points", "scenario-points-about", 15),
    )
    options = (
        OptionSpec("owner-chooses-hits", "8.4.1-e"),
        OptionSpec("rubble", "13.7-a"),
        OptionSpec("battle", "15-a", points.BATTLES, "meeting", only=("points",)),
        OptionSpec("boards", "15-d", points.BOARDS, "random-1", only=("points",)),
        OptionSpec("points", "15-f", (0, 100, 150, 250, 500), 0, only=("points",)),
        OptionSpec("turns", "15-b", points.TURNS, 0, only=("points",)),
    )
    fighting = battles.FIGHTING
    folds: Mapping[str, Fold] = {"acts": Fold("acts", "unit", "what")}
    unsaid = frozenset({"moves"})
    finals: Mapping[str, Final] = {
        "act/boat": "perhaps",
        "act/build": "perhaps",
        "act/clear": "dice",
        "act/cross": "dice",
        "act/dig": "perhaps",
        "act/end": "perhaps",
        "act/limber": "perhaps",
        "act/prepare": "perhaps",
        "act/unlimber": "perhaps",
        "activate/coordinate": "dice",
        "activate/pass": "turn",
        "answer": "dice",
        "answer/hold": "perhaps",
        "buy": "perhaps",
        "defend": "dice",
        "defend-late": "dice",
        "defend-late/hold": "perhaps",
        "defend/hold": "perhaps",
        "drive-off": "perhaps",
        "fall-back": "perhaps",
        "fire/join": "perhaps",
        "flak": "dice",
        "flak/hold": "perhaps",
        "go-on": "perhaps",
        "hit": "perhaps",
        "hold-hex": "perhaps",
        "lead": "perhaps",
        "marker": "perhaps",
        "order/save": "perhaps",
        "pontoon": "perhaps",
        "rally/enough": "perhaps",
        "react-group": "dice",
        "react-group/join": "perhaps",
        "react/hold": "perhaps",
        "react/hold-all": "perhaps",
        "removal": "perhaps",
        "replacement": "dice",
        "retreat": "perhaps",
        "rout": "perhaps",
        "rout-stack": "perhaps",
        "second": "dice",
        "second/another": "perhaps",
        "squadron": "dice",
        "stand": "perhaps",
        "vehicle": "perhaps",
    }
    bots = {"steady": steady}
    craft = CRAFT
    record = RECORD
    lines_of_sight = True
    facts_about = {
        "designer": "Joan Carles Cebrián and Nicolás Eskubi",
        "year": 2007,
        "players": "2",
        "minutes": 150,
        "complexity": 4,
    }

    def seats(self, scenario: str, options: Options) -> tuple[str, ...]:
        return SIDES

    def setup(self, scenario: str, options: Options) -> Battlefield:
        return points.start(options) if scenario == "points" else setup.start(scenario, options)

    def arrange(self, state: Battlefield, table: dict[str, Any]) -> None:
        position.arrange(state, table)

    def layout(self, scenario: str, options: Options) -> dict[str, Plain]:
        if scenario == "points":
            boards = str(options.get("boards", "A"))
            # Maps that are drawn at random are shown all together before a match (see `board`).
            letters = boards if not boards.startswith("random") else "ABCD"
            return view.board_of(points.lay_out(letters))
        entry = SCENARIOS[scenario]
        goals = tuple(o["hex"] for o in entry["objectives"])
        return view.board_of(setup.sheets_of(entry), goals)

    def board(self, state: Battlefield, scenario: str, options: Options) -> dict[str, Plain]:
        """15-d: the maps that were drawn, or that a position has laid out."""
        goals = tuple(code(state, h) for h, _ in state.brief.objectives)
        return view.board_of(state.brief.sheets, goals)

    def names(self) -> Mapping[str, str]:
        return names.names()

    def facts(self, state: Battlefield) -> dict[str, Any]:
        return view.facts(state)

    def summary(self, state: Battlefield, seat: str | None) -> list[str]:
        return view.summary(state, self.tell)

    def sight(self, state: Battlefield, seat: str | None, origin: str) -> dict[str, Plain]:
        return view.seen_from(state, origin)

    def why_unseen(self, state: Battlefield, seat: str | None, origin: str, target: str) -> Refusal | None:
        return view.why_unseen(state, origin, target)

    def position_text(self, state: Battlefield) -> str | None:
        return sharing.position_text(state)

    def why_nothing(self, state: Battlefield, ask: Ask, subjects: tuple[str, ...]) -> Refusal:
        """Of several things the first piece is told of, else the first thing."""
        if not subjects:
            return super().why_nothing(state, ask, subjects)
        thing = next((subject for subject in subjects if subject in NUMBER), subjects[0])
        return pointing.why_nothing(state, SIDE[ask.seat], thing)

    def odds(self, state: Battlefield, ask: Ask, token: str) -> Odds | None:
        return odds_module.odds(state, ask, token)

    def battle(self, state: Battlefield, ask: Ask, token: str) -> Battle | None:
        return battles.battle(state, ask, token)

    def fought(self, fight: Battle, events: Sequence[Event]) -> Battle:
        return battles.fought(fight, events)

    # --- winning, losing ----------------------------------------------------------------------------
    def aims(self, state: Battlefield, seat: str | None) -> list[Aim]:
        return aims.aims(state)

    def dangers(self, state: Battlefield, seat: str) -> list[Warning]:
        return dangers.dangers(state, seat)

    def caution(self, state: Battlefield, ask: Ask, token: str) -> Warning | None:
        return cautions.caution(state, ask, token) or super().caution(state, ask, token)

    def charts(self) -> tuple[Chart, ...]:
        return shelf.CHARTS

    def briefing(self, scenario: str, options: Options, seat: str) -> Briefing:
        return briefing.briefing(self.setup(scenario, options), scenario, seat)

    # --- hands on -----------------------------------------------------------------------------------
    def absent(self, state: Battlefield, ask: Ask) -> list[Absent]:
        return absences.absent(state, ask)

    def purse(self, state: Battlefield, ask: Ask) -> list[Purse]:
        """15-f: what is left to spend."""
        if ask.kind != "buy":
            return []
        return [Purse(purchases.POINTS, Message("purse-points"), state.budget[SIDE[ask.seat]])]

    def choose(self, state: Battlefield, ask: Ask) -> Choose | None:
        return sets.choose(state, ask) or super().choose(state, ask)

    def reach(self, state: Battlefield, ask: Ask, pieces: tuple[str, ...]) -> Reach | None:
        return marches.reach(state, ask, pieces)

    # --- keeping the rules --------------------------------------------------------------------------
    def faults(self, state: Battlefield) -> list[str]:
        return view.faults(state)

    def resigned(self, state: Battlefield, seat: str) -> Result:
        """2.3-j: who gives up loses decisively."""
        other = SIDES[1 - SIDE[seat]]
        return Result((other,), "2.3-j", "resigned", {"seat": other})


GAME = Barricadas()
