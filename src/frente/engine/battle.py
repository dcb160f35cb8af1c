"""A fight as it is shown: before the dice, while they fall, and what came of it.

Before the dice a battle is made from an ask and one of its answers (`before`): from the game's odds, unless
the game tells more (`Game.battle`). After the dice it is made from the log (`fights`, `after`): the events
say what was rolled, lost and gained, so it can be made again at any time, by whoever may read them.

Where a fight begins and ends in the log follows from what the game declares once, as `Fighting`: which events
begin one, which asks are a part of it. A roll outside of any is a fight of its own, up to the next answer.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from frente.engine.event import Event
from frente.engine.message import Message
from frente.engine.odds import Odds, Outcome

if TYPE_CHECKING:
    from frente.engine.ask import Ask
    from frente.engine.game import Game
    from frente.engine.journal import Entry

Stage: TypeAlias = Literal["forming", "ready", "rolled", "settled"]
LineKind: TypeAlias = Literal["base", "shift", "die", "divide", "card"]
StepKind: TypeAlias = Literal["dice", "inflict", "loss", "retreat", "advance", "morale", "track", "note"]


@dataclass(frozen=True, slots=True)
class SumLine:
    """One term of a side's sum: what it is, what it gives, by which rule, and by which pieces."""

    label: Message
    value: str
    rule: str = ""
    kind: LineKind = "base"
    of: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Chart:
    """The printed table: `base` is the column before shifts, `column` the final one, `row` the die's."""

    label: Message
    across: tuple[str, ...]
    down: tuple[str, ...]
    cells: tuple[tuple[str, ...], ...]
    base: int | None = None
    column: int | None = None
    row: int | None = None


@dataclass(frozen=True, slots=True)
class Unknown:
    """Of pieces that cannot be seen: how strong they may be."""

    least: int
    most: int


@dataclass(frozen=True, slots=True)
class Side:
    """One of those who fight. `out` are pieces of the place that take no part."""

    seat: str
    role: Message
    rolls: bool = False
    pieces: tuple[str, ...] = ()
    out: tuple[str, ...] = ()
    unknown: Unknown | None = None
    strength: str = ""
    sum: tuple[SumLine, ...] = ()
    chart: Chart | None = None
    dice: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class Case:
    """Every outcome with its chance; one case for each strength that unknown defenders may have."""

    label: Message | None
    outcomes: tuple[Outcome, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """One thing that came of it. `n` is the number of its event; `waits` names who has still to choose."""

    kind: StepKind
    message: Message
    rule: str = ""
    seat: str = ""
    pieces: tuple[str, ...] = ()
    origin: str = ""
    to: str = ""
    waits: str | None = None
    n: int | None = None


@dataclass(frozen=True, slots=True)
class Battle:
    """A fight. `needs` says what must still be chosen before the dice can fall."""

    id: str
    state: Stage
    kind: str
    title: Message
    rule: str
    place: str = ""
    origin: tuple[str, ...] = ()
    needs: Message | None = None
    sides: tuple[Side, ...] = ()
    cases: tuple[Case, ...] = ()
    follows: tuple[Message, ...] = ()
    steps: tuple[Step, ...] = ()
    verdict: Message | None = None
    plies: tuple[int, int] = (0, 0)
    """How far the journal had come at its first event and at its last."""


@dataclass(frozen=True, slots=True)
class Fighting:
    """What the log of a game says of fights, declared once.

    `begins`: events that begin one, with its kind; `ends`: events that are the last of one; `beyond`: kinds
    and rules of events that are no part of any, though nobody was asked in between. `asks`: the kinds
    of ask that are put in the midst of one; any other answer ends it. `steps` says of which kind the step
    of an event is. `quiet`: rolls that are nobody's fight (who begins, where something drifts to).
    `goes_on`: rolls that carry on the fight in which they fall, whatever was told since its last dice.
    `joins`: events that begin a fight, but are a part of the one in which they fall.
    """

    begins: Mapping[str, str] = field(default_factory=dict)
    ends: frozenset[str] = frozenset()
    beyond: frozenset[str] = frozenset()
    asks: frozenset[str] = frozenset()
    steps: Mapping[str, StepKind] = field(default_factory=dict)
    quiet: frozenset[str] = frozenset()
    goes_on: frozenset[str] = frozenset()
    joins: frozenset[str] = frozenset()


# --- before the dice ------------------------------------------------------------------------------
def before(game: Game[Any], state: Any, ask: Ask, token: str, odds: Odds | None) -> Battle | None:
    """What would be fought by an answer, from its odds; None where no dice follow."""
    if odds is None:
        return None
    way = None if ask.menu is None else ask.menu.way(token)
    choice = game.choice(state, ask, token)
    lines = tuple(SumLine(line.label, line.value, line.rule) for line in odds.lines)
    return Battle(
        id="",
        state="ready",
        kind=choice.verb,
        title=odds.title,
        rule=ask.rule if way is None else way.rule,
        sides=(Side(ask.seat, ROLLS, rolls=True, sum=lines),),
        cases=(Case(None, odds.outcomes),),
        follows=odds.notes,
    )


def forming(game: Game[Any], state: Any, ask: Ask, picks: Sequence[str]) -> Battle | None:
    """What would be fought with these things: the one answer that names them all and leads to dice."""
    wanted = set(picks)
    found = []
    for token in ask.options():
        if wanted <= set(game.choice(state, ask, token).subjects):
            battle = game.battle(state, ask, token)
            if battle is not None:
                found.append(battle)
            if len(found) > 1:
                break
    if not found:
        return None
    if len(found) == 1:
        return found[0]
    needs = Message("battle-needs-target" if wanted else "battle-needs-units")
    bare = tuple(replace(side, sum=(), strength="", chart=None) for side in found[0].sides)
    title = Message(f"ask-{ask.kind}", {"seat": ask.seat, **ask.about})
    return Battle("", "forming", found[0].kind, title, ask.rule, needs=needs, sides=bare)


ROLLS = Message("battle-role-rolls")


# --- after the dice -------------------------------------------------------------------------------
@dataclass(slots=True)
class Fight:
    """A stretch of the log: its number from 1, where it begins and ends, and whether it is over."""

    number: int
    first: int
    last: int
    kind: str
    over: bool = False

    @property
    def id(self) -> str:
        return str(self.number)


def fights(
    fighting: Fighting, events: Sequence[Event], journal: Sequence[Entry], asked: Sequence[Ask] = ()
) -> list[Fight]:
    """The fights of a log, in order. `asked`: what is wanted now, which may be a part of the last of them."""
    found: list[Fight] = []
    here: Fight | None = None
    declared = False
    fell = False  # the last event was a die
    ply = 0
    for i, event in enumerate(events):
        if event.rule == "table":
            continue  # told beside the board: newer rules, somebody gives up; no dice brought it about
        beyond = event.kind in fighting.beyond or event.rule in fighting.beyond
        if here is not None and (beyond or _parted(fighting, journal, ply, event.ply)):
            here.over, here = True, None
        ply = event.ply
        rolled = event.kind == "roll" and event.data.get("roll") not in fighting.quiet
        joins = here is not None and event.kind in fighting.joins
        begins = None if joins else fighting.begins.get(event.kind)
        carried = declared or fell or event.data.get("roll") in fighting.goes_on
        if begins is not None or (rolled and (here is None or not carried)):
            if here is not None:
                here.over = True
            declared = begins is not None
            here = Fight(len(found) + 1, i, i, begins or str(event.data.get("roll", "")))
            found.append(here)
        fell = rolled
        if here is not None:
            here.last = i + 1
            if event.kind in fighting.ends:
                here.over, here = True, None
    if here is not None:
        within = asked and all(ask.kind in fighting.asks for ask in asked)
        here.over = not within or _parted(fighting, journal, ply, len(journal))
    return found


def _parted(fighting: Fighting, journal: Sequence[Entry], since: int, to: int) -> bool:
    """Was anything answered in between that is no part of a fight?"""
    for entry in journal[since:to]:
        if (
            entry.kind in ("answer", "auto", "resign", "ended")
            and entry.key.rpartition("/")[2] not in fighting.asks
        ):
            return True
    return False


def after(game: Game[Any], fight: Fight, events: Sequence[Event], asked: Sequence[Ask] = ()) -> Battle:
    """A fight as its own events tell it, as somebody may read them; `asked`: what is wanted now."""
    fighting = game.fighting
    first = events[0]
    rolls = [event for event in events if event.kind == "roll" and event.data["roll"] not in fighting.quiet]
    stage: Stage = "settled" if fight.over else "rolled" if rolls else "ready"
    title = Message(f"roll-{first.data['roll']}") if first.kind == "roll" else first.message()
    steps = [step(fighting, event, fight.first + i) for i, event in enumerate(events)]
    if not fight.over:
        wait = ((ask, Message("battle-waiting", {"seat": ask.seat})) for ask in asked)
        steps += [Step("note", said, ask.rule, ask.seat, waits=ask.seat) for ask, said in wait]
    battle = Battle(
        id=fight.id,
        state=stage,
        kind=fight.kind,
        title=title,
        rule=first.rule,
        place=_text(first.data.get("place")),
        sides=tuple(_rollers(rolls)),
        steps=tuple(steps),
        plies=(first.ply, events[-1].ply),
    )
    told = game.fought(battle, events)
    if told.verdict is None and first.kind == "roll":  # what a mere roll brought is its verdict
        told = replace(told, verdict=next((e.message() for e in events if e.kind != "roll"), None))
    return told


def in_short(shown: Battle, first: Event) -> Message:
    """A battle in words: what it was, and what came of it. Of a mere roll what came is enough."""
    if shown.verdict is None:
        return first.message() if first.kind == "roll" else shown.title
    if shown.title.id.startswith("roll-") or (first.kind == "roll" and not shown.place):
        return shown.verdict
    whole = "story-fought-so" if shown.title.id.startswith("event-") else "story-fought"
    return Message(whole, {"title": _part(shown.title), "verdict": _part(shown.verdict)})


def _part(message: Message) -> dict[str, Any]:
    return {"id": message.id, "args": dict(message.args)}


def at(found: Sequence[Fight], n: int) -> Fight | None:
    """The fight that an event, by its number, belongs to."""
    i = bisect_right(found, n, key=lambda fight: fight.first) - 1
    return found[i] if i >= 0 and n < found[i].last else None


def _rollers(rolls: Sequence[Event]) -> Iterator[Side]:
    """Who has rolled, with all that fell."""
    dice: dict[str, tuple[int, ...]] = {}
    for event in rolls:
        seat = str(event.data.get("seat", ""))
        dice[seat] = (*dice.get(seat, ()), *event.data["dice"])
    for seat, values in dice.items():
        yield Side(seat, ROLLS, rolls=True, dice=values)


def step(fighting: Fighting, event: Event, n: int) -> Step:
    """An event as a step of the fight that it belongs to."""
    kind: StepKind = "dice" if event.kind == "roll" else fighting.steps.get(event.kind, "note")
    data = event.data
    return Step(
        kind,
        event.message(),
        event.rule,
        seat=_text(data.get("seat")) or _text(data.get("side")),
        pieces=tuple(event.things()) if kind in ("loss", "retreat", "advance", "morale") else (),
        origin=_text(data.get("from")),
        to=_text(data.get("to")),
        n=n,
    )


def _text(value: Any) -> str:
    return value if isinstance(value, str) else ""
