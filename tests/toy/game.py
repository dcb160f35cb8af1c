"""What Toy is to the rest of the program."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

from frente.boards.counters import Counter, Face, back_of
from frente.boards.layout import Layout, Link, Place, Tray
from frente.engine import (
    Ask,
    Game,
    Message,
    Odds,
    OddsLine,
    Options,
    OptionSpec,
    Outcome,
    Plain,
    Result,
    Scenario,
    Zone,
)
from frente.engine.hidden import masked
from frente.engine.orders import Act, Reaction

from .rules import STEPS
from .state import (
    CARDS,
    HOME,
    LAST_TURN,
    OWNER,
    PLACES,
    SEATS,
    STACK,
    UNITS,
    ToyState,
    alive,
    other,
    standing,
    unit,
)
from .tables import STRENGTH_OF, chances


def hand(seat: str) -> Zone[ToyState]:
    return Zone(f"hand-{seat}", "cards", lambda s: s.hands[seat], lambda _, viewer: viewer == seat)


def fog(seat: str) -> Zone[ToyState]:
    """What stands under a seat's blocks; a unit once shown is known for good."""
    return Zone(
        f"units-{seat}",
        f"units-{seat}",
        lambda s: s.units[seat],
        lambda _, viewer: viewer == seat,
        pinned=lambda s, _: frozenset(s.shown),
    )


class Toy(Game[ToyState]):
    slug = "toy"
    title = "Toy"
    folder = Path(__file__).parent
    state = ToyState
    steps = STEPS
    reactions = (Reaction("bid", (Act("none", "bid 0"), Act("one", "bid 1"))),)
    verbs = {
        "bid": "3", "march": "4.1", "hurry": "4.1", "attack": "4.2", "rest": "4",
        "ambush": "4.3", "pass": "4.3", "advance": "4.5", "stay": "4.5",
    }  # fmt: skip
    scenarios = (Scenario("line", "scenario-line", turns=4), Scenario("late", "scenario-late", turns=2))
    options = (
        OptionSpec("forts", "5"),
        OptionSpec("hand", "2", (1, 2, 3), 2),
        OptionSpec("rich", "1", only=("line",)),
    )
    zones = (
        Zone("deck", "cards", lambda s: s.deck, lambda _s, _seat: False),
        Zone("discard", "cards", lambda s: s.discard, lambda _s, _seat: True),
        *(hand(seat) for seat in SEATS),
        *(fog(seat) for seat in SEATS),
    )
    facts_about = {"players": 2, "minutes": 5}

    def __init__(self) -> None:
        self.bots = {"steady": steady}

    # --- set-up ---------------------------------------------------------------------------------
    def seats(self, scenario: str, options: Options) -> tuple[str, ...]:
        return SEATS

    def setup(self, scenario: str, options: Options) -> ToyState:
        """1: two blocks at home, one before it. The cards start as the discard pile, to be shuffled."""
        s = ToyState(forts=bool(options["forts"]), hand_size=int(options["hand"]))
        s.turn = 2 if scenario == "late" else 0
        s.coins = dict.fromkeys(SEATS, 5 if options.get("rich") else 3)
        s.where = {block: HOME[OWNER[block]] for block in OWNER}
        s.where.update({"red-3": "ford", "blue-3": "hill"})
        s.units = {seat: list(UNITS[seat]) for seat in SEATS}
        s.hands = {seat: [] for seat in SEATS}
        s.discard = list(CARDS)
        s.push(("turn",))
        return s

    def arrange(self, state: ToyState, table: dict[str, Any]) -> None:
        """`turn`, `coins`, `where`, `units`, `hands`, `shown`, `used`, `operate` (who acts now)."""
        for name, value in table.items():
            match name:
                case "turn":
                    state.turn = value
                case "shown" | "used":
                    setattr(state, name, list(value))
                case "coins" | "where" | "units":
                    getattr(state, name).update(value)
                case "hands":
                    for seat, cards in value.items():
                        for card in cards:
                            state.discard.remove(card)
                        state.hands[seat] = list(cards)
                case "operate":
                    state.agenda = [("turn",), ("operate", other(value)), ("operate", value)]
                case _:
                    raise ValueError(f"Toy has no {name!r} to set")

    # --- what can be seen -----------------------------------------------------------------------
    def view(self, state: ToyState, seat: str | None) -> dict[str, Plain]:
        """The shapes of docs/protocol.md."""
        bidding = not any(step[0] == "operate" for step in state.agenda)
        return {
            "turn": {
                "number": state.turn,
                "of": LAST_TURN,
                "label": {"id": "turn-number", "args": {"turn": state.turn}},
                "phase": {"id": "phase-bids" if bidding else "phase-operations", "args": {}},
                "active": "",
            },
            "status": [
                {
                    "id": f"coins-{side}",
                    "label": {"id": "status-coins", "args": {}},
                    "value": str(state.coins[side]),
                    "side": side,
                    "of": None,
                }
                for side in SEATS
            ],
            "pieces": [_piece(state, seat, block) for block in state.where],
            "stacks": [],
            "places": {place: {"control": "", "marks": [], "note": None} for place in PLACES},
            "areas": {},
            "tracks": {},
            "cards": {"hand": _cards(state, seat), "zones": self._zones(state, seat)},
            "overlays": [],
            "battle": None,
        }

    def _zones(self, state: ToyState, seat: str | None) -> list[Plain]:
        """How many cards lie where; the pile of played ones can be read."""
        zones: list[Plain] = []
        for name, items in masked(self.zones[:4], state, seat).items():
            label: dict[str, Plain] = {"id": f"zone-{name}", "args": {}}
            side = name.removeprefix("hand-") if name.startswith("hand-") else ""
            count = items if isinstance(items, int) else len(items)
            top = _card(state.discard[-1]) if name == "discard" and state.discard else None
            zones.append({"id": name, "label": label, "count": count, "top": top, "side": side})
        return zones

    def layout(self, scenario: str, options: Options) -> dict[str, Plain]:
        places = tuple(
            Place(place, place.title(), 120 + 160 * i, 100, size=60) for i, place in enumerate(PLACES)
        )
        links = tuple(Link(a, b) for a, b in pairwise(PLACES))
        trays = tuple(
            Tray(f"fallen-{side}", f"{side.title()}: fallen", 60 + 320 * i, 200, 280, 80, side)
            for i, side in enumerate(SEATS)
        )
        return Layout(720, 300, places=places, links=links, trays=trays).to_json()

    def names(self) -> Mapping[str, str]:
        return {id: id.replace("-", " ").title() for id in (*PLACES, *OWNER, *CARDS, *STRENGTH_OF)}

    def facts(self, state: ToyState) -> dict[str, Any]:
        return {
            "turn": state.turn,
            "order": state.order,
            "coins": state.coins,
            "where": state.where,
            "places": {p: [*standing(state, "red", p), *standing(state, "blue", p)] for p in PLACES},
            "units": {block: unit(state, block) for block in OWNER},
            "shown": state.shown,
            "hands": state.hands,
            "discard": state.discard,
        }

    def summary(self, state: ToyState, seat: str | None) -> list[str]:
        places = self.facts(state)["places"]
        coins = ", ".join(f"{side} {state.coins[side]}" for side in SEATS)
        lines = [f"Turn {state.turn} of {LAST_TURN}; coins: {coins}"]
        for place in PLACES:
            blocks = [f"{b} ({unit(state, b)})" if _knows(state, seat, b) else b for b in places[place]]
            lines.append(f"{place.title()}: {', '.join(blocks) or '-'}")
        return lines + ([f"Your cards: {', '.join(state.hands[seat]) or 'none'}"] if seat else [])

    # --- choices --------------------------------------------------------------------------------
    def odds(self, state: ToyState, ask: Ask, token: str) -> Odds | None:
        """4.4, over every unit that may stand there as far as the asked seat can know."""
        match token.split():
            case ["attack", block, target]:
                enemy = OWNER[target]
            case _:
                return None
        hidden = [u for u in UNITS[enemy] if u not in state.shown]
        possible = [unit(state, target)] if unit(state, target) in state.shown else hidden
        fort = int(state.forts and state.where[target] == HOME[enemy])
        attack = STRENGTH_OF[unit(state, block)]
        shares = {"attacker": Fraction(0), "defender": Fraction(0), "nobody": Fraction(0)}
        for enemy_unit in possible:
            for who, share in chances(attack, STRENGTH_OF[enemy_unit] + fort).items():
                shares[who] += share / len(possible)
        good = {"attacker": -1.0, "defender": 1.0, "nobody": 0.0}
        return Odds(
            Message("odds-combat", {"block": block, "target": target}),
            (
                OddsLine(Message("odds-strength"), f"{attack}", "4.4"),
                OddsLine(Message("odds-fort"), f"{fort}", "5"),
            ),
            tuple(Outcome(Message("odds-falls", {"who": w}), float(c), good[w]) for w, c in shares.items()),
        )

    # --- keeping the rules ----------------------------------------------------------------------
    def faults(self, state: ToyState) -> list[str]:
        faults = []
        cards = [*state.deck, *state.discard, *state.hands["red"], *state.hands["blue"]]
        if sorted(cards) != sorted(CARDS):
            faults.append(f"the cards are {sorted(cards)}")
        for seat in SEATS:
            if sorted(state.units[seat]) != sorted(UNITS[seat]):
                faults.append(f"the units of {seat} are {state.units[seat]}")
            if state.coins[seat] < 0:
                faults.append(f"{seat} owes {-state.coins[seat]} coins")
            faults += [f"too many in {p}" for p in PLACES if len(standing(state, seat, p)) > STACK]
        if sorted(state.where) != sorted(OWNER) or not set(state.where.values()) <= {*PLACES, ""}:
            faults.append(f"the blocks stand at {state.where}")
        return faults

    def resigned(self, state: ToyState, seat: str) -> Result:
        return Result((other(seat),), "6", "resigned", {"seat": seat})

    def value(self, state: ToyState, seat: str) -> float:
        mine, theirs = alive(state, seat), alive(state, other(seat))
        return (1 + mine) / (2 + mine + theirs)


def _knows(state: ToyState, seat: str | None, block: str) -> bool:
    """Who may look under a block: its owner, and everybody once it was shown."""
    return OWNER[block] == seat or unit(state, block) in state.shown


def _piece(state: ToyState, seat: str | None, block: str) -> Plain:
    """A block: its unit for who may know it, its back for everybody else."""
    name = unit(state, block)
    marks = ("used",) if block in state.used else ()
    counter = Counter(
        block, OWNER[block], "infantry", name.title(), faces=(Face((str(STRENGTH_OF[name]),)),), marks=marks
    )
    printed = (counter if _knows(state, seat, block) else back_of(counter, block)).to_json()
    place = state.where[block] or f"fallen-{OWNER[block]}"
    return {**printed, "place": place, "seat": "", "stack": "", "order": 0}


def _cards(state: ToyState, seat: str | None) -> list[Plain]:
    return [_card(id) for id in state.hands[seat]] if seat else []


def _card(id: str) -> Plain:
    kind = id.partition("-")[0]
    text: dict[str, Plain] = {"id": f"card-{kind}", "args": {}}
    return {
        "id": id,
        "title": id.replace("-", " ").title(),
        "side": "",
        "corner": "",
        "lines": [],
        "text": text,
        "kind": kind,
        "marks": [],
    }


def steady(state: ToyState, ask: Ask, random: Random) -> str:
    """Attacks where it is the likelier to stand, else goes forward; never bids all."""
    options = ask.options()
    if ask.kind != "operate":
        return options[len(options) // 2]
    attacks = [token for token in options if token.startswith("attack")]
    for token in attacks:
        odds = GAME.odds(state, ask, token)
        if odds and odds.outcomes[1].chance > odds.outcomes[0].chance:
            return token
    goal = HOME[other(ask.seat)]
    ahead = [t for t in options if t.startswith("march") and _nearer(state, t, goal)]
    return random.choice(ahead) if ahead else "rest"


def _nearer(state: ToyState, token: str, goal: str) -> bool:
    _, block, place = token.split()
    end = PLACES.index(goal)
    return abs(PLACES.index(place) - end) < abs(PLACES.index(state.where[block]) - end)


GAME = Toy()
