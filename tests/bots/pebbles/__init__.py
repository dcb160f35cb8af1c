"""A game small enough to read at a glance: one heap, two seats, a die, a hidden card each."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from frente.engine import (
    Ask,
    Flow,
    Game,
    Menu,
    Message,
    Noun,
    Odds,
    OddsLine,
    Options,
    OptionSpec,
    Outcome,
    Over,
    Plain,
    Refusal,
    Result,
    Scenario,
    State,
    Way,
    Zone,
    put,
    roll,
    shuffle,
)

SEATS = ("ana", "ben")


@dataclass(slots=True, kw_only=True)
class Pebbles(State):
    left: int
    turn: int = 0
    deck: list[str] = field(default_factory=lambda: ["sun", "moon", "star", "rain"])
    ana: list[str] = field(default_factory=list)
    ben: list[str] = field(default_factory=list)

    def copy(self) -> Pebbles:
        return Pebbles(
            agenda=self.agenda.copy(),
            result=self.result,
            left=self.left,
            turn=self.turn,
            deck=self.deck.copy(),
            ana=self.ana.copy(),
            ben=self.ben.copy(),
        )


def deal(s: Pebbles) -> Flow[None]:
    order = yield from shuffle("deck", len(s.deck), kind="deal", rule="2.1")
    s.deck = [s.deck[i] for i in order]
    for seat in SEATS:
        card = s.deck.pop()
        hand(s, seat).append(card)
        s.note_secret("dealt", "2.1", {"card": (seat,)}, seat=seat, card=card)
    s.push(("turn",))


class Take(NamedTuple):
    number: int


class Grab(NamedTuple):
    pass


COUNT = Noun(
    "count",
    str,
    lambda word: int(word) if word.isdigit() else None,
    every=lambda s: (1, 2, 3),
    at=lambda s, thing: (3,) if thing == "heap" else (),
)


def turn(s: Pebbles) -> Flow[None]:  # 1
    seat = SEATS[s.turn % 2]
    s.turn += 1
    menu = Menu(
        s,
        Way("take", Take, COUNT, rule="1.1", why_not=partial(why_not, s), among=(1, 2, 3)),
        Way("roll", Grab, rule="1.2"),
    )
    match (yield from put(Ask.of(seat, "turn", "1.1", menu, {"left": s.left}))):
        case Take(count):
            pass
        case Grab():
            (face,) = yield from roll(f"grab:{s.turn}", kind="grab", rule="1.2", seat=seat)
            count = min(s.left, (face + 1) // 2)
    s.left -= count
    s.note("took", "1.1", seat=seat, count=count, place="heap")
    if s.left == 0:
        raise Over(Result((seat,), "2", "last"))
    s.push(("turn",))


def hand(s: Pebbles, seat: str) -> list[str]:
    return s.ana if seat == "ana" else s.ben


def why_not(s: Pebbles, count: int) -> Refusal | None:
    if count not in (1, 2, 3):
        return Refusal("1.1", "no-number")
    return Refusal("1.1-a", "too-many", {"left": s.left}) if count > s.left else None


def steady(state: Any, ask: Ask, _luck: Random) -> str:
    wanted = f"take {state.left % 4}"
    return wanted if ask.accepts(wanted) else "roll" if state.left > 6 else "take 1"


def peeking(state: Any, ask: Ask, _luck: Random) -> str:
    """Plays by the card of the other seat, which it cannot know."""
    other = hand(state, "ben" if ask.seat == "ana" else "ana")
    return "take 1" if other[0] in ("sun", "moon") else "roll"


def broken(state: Any, ask: Ask, _luck: Random) -> str:
    return "take 9"


class PebblesGame(Game[Pebbles]):
    slug = "pebbles"
    title = "Pebbles"
    folder = Path(__file__).parent
    state = Pebbles
    steps = {"deal": deal, "turn": turn}
    verbs = {"take": "1.1", "roll": "1.2"}
    scenarios = (Scenario("heap", "scenario-heap", "scenario-heap-about"),)
    options = (OptionSpec("size", "1", (12, 5, 30), 12),)
    zones = (
        Zone("deck", "cards", lambda s: s.deck, lambda s, seat: False),
        Zone("ana", "cards", lambda s: s.ana, lambda s, seat: seat == "ana"),
        Zone("ben", "cards", lambda s: s.ben, lambda s, seat: seat == "ben"),
    )
    bots = {"steady": steady, "peeking": peeking, "broken": broken}
    facts_about = {"designer": "nobody", "scale": "pebbles"}

    def seats(self, scenario: str, options: Options) -> tuple[str, ...]:
        return SEATS

    def setup(self, scenario: str, options: Options) -> Pebbles:
        return Pebbles(left=int(options["size"]), agenda=[("deal",)])

    def arrange(self, state: Pebbles, table: dict[str, Any]) -> None:
        state.left = table.get("left", state.left)

    def view(self, state: Pebbles, seat: str | None) -> dict[str, Plain]:
        cards: list[Plain] = list(hand(state, seat)) if seat else []
        stone: dict[str, Plain] = {"id": "p1", "place": "heap", "name": f"{state.left} pebbles"}
        return {
            "turn": {"number": state.turn},
            "pieces": [stone],
            "places": {"heap": {"control": ""}},
            "cards": {"hand": cards},
        }

    def layout(self, scenario: str, options: Options) -> dict[str, Plain]:
        return {"width": 100, "height": 100, "places": [{"id": "heap", "x": 50, "y": 50}]}

    def names(self) -> dict[str, str]:
        return {"heap": "the heap", "p1": "the pebbles", "sun": "The Sun", "moon": "The Moon"}

    def facts(self, state: Pebbles) -> dict[str, Any]:
        return {"left": state.left, "turn": state.turn}

    def summary(self, state: Pebbles, seat: str | None) -> list[str]:
        return [f"Pebbles left: {state.left}", f"Your card: {', '.join(hand(state, seat)) if seat else '-'}"]

    def odds(self, state: Pebbles, ask: Ask, token: str) -> Odds | None:
        if token != "roll":
            return None
        outcomes = tuple(Outcome(Message("odds-grab-takes", {"count": n}), 1 / 3) for n in (1, 2, 3))
        return Odds(Message("odds-grab"), (OddsLine(Message("odds-grab-die"), "d6/2", "1.2"),), outcomes)

    def faults(self, state: Pebbles) -> list[str]:
        return [] if state.left >= 0 else ["fewer than no pebbles"]

    def resigned(self, state: Pebbles, seat: str) -> Result:
        other = "ben" if seat == "ana" else "ana"
        return Result((other,), "2", "resigned", {"loser": seat})


GAME = PebblesGame()
