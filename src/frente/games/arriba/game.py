"""Arriba España as the rest of the program sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from frente.engine import (
    Absent,
    Aim,
    Ask,
    Battle,
    Briefing,
    Chart,
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
    Purse,
    Refusal,
    Result,
    Scenario,
    Warning,
)
from frente.games.arriba import fights, nouns, pointing, position, shelf, stakes, view
from frente.games.arriba import odds as odds_module
from frente.games.arriba.bot import steady
from frente.games.arriba.craft import CRAFT
from frente.games.arriba.definitions import (
    ALL_UNITS,
    ASSET_LIMIT,
    ASSETS,
    ENEMY,
    FOLDER,
    INDEX,
    LAST_TURN,
    SIDES,
    UNIT_BIT,
    UNITS,
)
from frente.games.arriba.reactions import REACTIONS
from frente.games.arriba.record import RECORD
from frente.games.arriba.rules.income import EP, PS, funds
from frente.games.arriba.rules.organization import crowded, why_not_together
from frente.games.arriba.rules.sequence import STEPS
from frente.games.arriba.rules.setup import new_state
from frente.games.arriba.rules.support import victory
from frente.games.arriba.state import Arriba, assets_on_map, seat_side, seats

SWITCHES = ("guerrillas", "fortifications", "blockade", "doctrine", "variable-setup", "command")

VERBS = {
    "done": "3.0-a", "influence": "5.3.1-a", "purge": "5.2.2-a", "shift": "5.3.1-k",
    "create": "6.2-a", "rebuild": "6.3-a", "convert": "6.4.2-a", "improve": "6.4.1-a",
    "replenish": "6.3-c", "buy": "6.5-a", "pay": "6.5-a", "decline": "6.5-b", "spare": "9.1.1-a",
    "fortify": "15.3-a", "doctrine": "15.5-d", "grant": "15.2-c", "put": "6.2-a", "sink": "15.4-c",
    "fly": "6.7.1-a", "lift": "6.7.2-b", "ship": "6.7.2-a", "sail": "6.7.2-a", "load": "6.7.2-a",
    "sailed": "6.7.2-a", "to": "8.1-a", "join": "7.1-a", "seat": "7.1-b", "hand": "7.1.1-d",
    "open": "7.1-a", "close": "7.1-a",
    "march": "8.1-a", "via": "8.1-b", "drop": "8.1-b", "apart": "8.1-b", "stay": "8.1-a",
    "attack": "9.1-a", "guerrilla": "15.1-a", "on": "9.1-a", "air": "9.1.6-b", "guns": "9.1.7-a",
    "lose-air": "9.1.6-d", "press": "9.2.2-c", "lose": "9.2-f", "enough": "9.2-g", "again": "9.2-g",
    "stop": "9.2-g", "strike": "9.3-a", "halt": "9.3-a", "take": "9.3-b", "advance": "9.2.4",
    "hold": "9.2.4", "counter": "9.4-a", "freeze": "15.1-b", "disrupt": "15.1-b", "withdraw": "4.1-b",
}  # fmt: skip


class ArribaEspana(Game[Arriba]):
    slug = "arriba"
    title = "Arriba España"
    version = 2
    folder = FOLDER
    state = Arriba
    steps = STEPS
    reactions = REACTIONS
    verbs = VERBS
    shown = view.SHOWN
    same_summary = True
    scenarios = (
        Scenario("standard", "scenario-standard", "scenario-standard-about", LAST_TURN),
        Scenario("variable", "scenario-variable", "scenario-variable-about", LAST_TURN),
    )
    # 15.0: any combination may be used.
    fighting = fights.FIGHTING
    options = (
        OptionSpec("players", "15.2-a", (2, 3, 4), 2),
        OptionSpec("guerrillas", "15.1-a"),
        OptionSpec("fortifications", "15.3-a"),
        OptionSpec("blockade", "15.4-a"),
        OptionSpec("doctrine", "15.5-a"),
        OptionSpec("variable-setup", "15.6-a", only=("standard",)),
        OptionSpec("command", "15.7"),
    )
    folds: Mapping[str, Fold] = {
        **dict.fromkeys(("joined", "seated", "handed"), Fold("organized", "group")),
        "converted": Fold("converted", "into"),
    }
    tidings = frozenset({"control"})
    unsaid = frozenset({"politics-done"})
    finals: Mapping[str, Final] = {
        "advance": "perhaps",
        "arrive": "perhaps",
        "sink": "perhaps",
        "attack/done": "perhaps",
        "attack/guerrilla": "dice",
        "counter/done": "perhaps",
        "disrupt-group": "dice",
        "disrupt-unit": "dice",
        "load": "perhaps",
        "march/done": "perhaps",
        "organize/done": "turn",
        "place": "perhaps",
        "port": "perhaps",
        "losses": "perhaps",
        "spend/buy": "dice",
        "spend/done": "turn",
        "transport/done": "turn",
        "transport": "perhaps",
        "withdraw": "perhaps",
        "spend": "cost",
    }
    bots = {"steady": steady}
    craft = CRAFT
    record = RECORD
    facts_about = {
        "designer": "Brian Train",
        "year": 2009,
        "players": "2-4",
        "minutes": 180,
        "complexity": 2,
    }

    def seats(self, scenario: str, options: Options) -> tuple[str, ...]:
        return seats(int(options["players"]))

    def setup(self, scenario: str, options: Options) -> Arriba:
        chosen = [name for name in SWITCHES if options.get(name)]
        if scenario == "variable":
            chosen.append("variable-setup")
        return new_state(int(options["players"]), chosen)

    def arrange(self, state: Arriba, table: dict[str, Any]) -> None:
        position.arrange(state, table)

    def position_text(self, state: Arriba) -> str | None:
        return position.position_text(state)

    def layout(self, scenario: str, options: Options) -> dict[str, Plain]:
        return view.board()

    def names(self) -> dict[str, str]:
        return view.names()

    def facts(self, state: Arriba) -> dict[str, Any]:
        return view.facts(state)

    def summary(self, state: Arriba, seat: str | None) -> list[str]:
        return view.summary(state, self.tell)

    def why_nothing(self, state: Arriba, ask: Ask, subjects: tuple[str, ...]) -> Refusal:
        return pointing.why_nothing(state, ask, subjects)

    def choice(self, state: Arriba, ask: Ask, token: str) -> Option:
        """Battlegroups and forts stand in labels as they are called."""
        found = super().choice(state, ask, token)
        named = {key: nouns.called(state, word) for key, word in found.label.args.items()}
        found.label = Message(found.label.id, named)
        return found

    def odds(self, state: Arriba, ask: Ask, token: str) -> Odds | None:
        return odds_module.odds(state, ask, token)

    def side(self, seat: str) -> str:
        return seat_side(seat)

    def battle(self, state: Arriba, ask: Ask, token: str) -> Battle | None:
        found = odds_module.prospect(state, ask, token)
        return super().battle(state, ask, token) if found is None else fights.ready(found, ask.rule)

    def fought(self, fight: Battle, events: Sequence[Event]) -> Battle:
        return fights.fought(fight, events)

    def aims(self, state: Arriba, seat: str | None) -> list[Aim]:
        return stakes.aims(state)

    def dangers(self, state: Arriba, seat: str) -> list[Warning]:
        return stakes.dangers(state, seat)

    def caution(self, state: Arriba, ask: Ask, token: str) -> Warning | None:
        return stakes.caution(state, ask, token)

    def charts(self) -> tuple[Chart, ...]:
        return shelf.CHARTS

    def briefing(self, scenario: str, options: Options, seat: str) -> Briefing:
        return stakes.briefing(self.setup(scenario, options), self.scenario(scenario).about, seat)

    def absent(self, state: Arriba, ask: Ask) -> list[Absent]:
        """Nobody looks for the button of an optional rule that is not in use (15.0)."""
        return [one for one in super().absent(state, ask) if one.why.text != "rule-off"]

    def purse(self, state: Arriba, ask: Ask) -> list[Purse]:
        """6.1-a, 5.3.1-d: equipment points for purchases, support for influence."""
        side = seat_side(ask.seat)
        if ask.kind == "spend":
            return [Purse(EP, Message("status-ep"), funds(state, side, ask.seat))]
        if ask.kind == "politics":
            return [Purse(PS, Message("status-support"), state.ps[INDEX[side]])]
        return []

    def resigned(self, state: Arriba, seat: str) -> Result:
        """3.0-f: a resigning player loses."""
        return victory(state, ENEMY[seat_side(seat)], "3.0-f", "resigned")

    def faults(self, s: Arriba) -> list[str]:
        """2.2-a: every unit counter is in exactly one place; limits hold where they must."""
        found = []
        seen = 0
        for units in [*(g.units for g in s.groups.values()), s.morocco, s.placing]:
            for u in units:
                if seen & UNIT_BIT[u]:
                    found.append(f"{UNITS[u].id} is in two places")
                seen |= UNIT_BIT[u]
        for name in ("unbuilt", "eliminated", "gone"):
            pool = getattr(s, name)
            if pool & seen:
                found.append(f"a counter is {name} and elsewhere too")
            seen |= pool
        if seen != ALL_UNITS:
            found.append("a counter is nowhere")
        off = s.unbuilt | s.eliminated | s.gone
        if (s.disrupted | s.improved | s.remnant) & off:
            found.append("a counter off the map is marked")
        for g in s.groups.values():
            if g.id >= s.next_group or not (g.units or g.tanks or g.artillery):
                found.append(f"{g.name} is empty or misnumbered")
            if why_not_together(g.units) is not None:
                found.append(f"{g.name} mixes what may not mix")
        for side in SIDES:
            if s.phase in ("movement", "combat", "counterattack", "recovery", "inter-phase") and crowded(
                s, side
            ):
                found.append(f"two battlegroups of {side} in one city")
            for kind in ASSETS:
                if not 0 <= assets_on_map(s, side, kind) <= ASSET_LIMIT[side, kind]:
                    found.append(f"{side} has more {kind} points than markers")
        cities = [
            {g.area for g in s.groups.values() if g.city and g.units and g.side == side} for side in SIDES
        ]
        if cities[0] & cities[1]:
            found.append("both sides in one city")
        if not all(0 <= level <= 99 for level in s.ps) or min(s.ep) < 0:
            found.append("a level is off its track")
        return found


GAME = ArribaEspana()
