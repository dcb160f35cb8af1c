"""What others did while a seat waited, step by step, and what it came to.

A story is made from nothing but what the seat was shown: its views before and after each answer, and the
events that it may read. So it tells nothing that they did not hold.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any, Literal, NamedTuple, TypeAlias

from frente.engine import battle
from frente.engine.battle import Battle, in_short
from frente.engine.event import Event
from frente.engine.game import Game
from frente.engine.message import Message
from frente.engine.plain import Plain

Kind: TypeAlias = Literal[
    "move", "battle", "card", "place", "build", "roll", "track", "control", "hidden", "other"
]
TrailKind: TypeAlias = Literal["move", "retreat", "advance", "enter", "leave", "rail", "sea", "air"]
View: TypeAlias = dict[str, Any]
Edits: TypeAlias = list[list[Any]]

NAMED = 3
"""Pieces that a sentence names one by one; of more it tells the number."""


@dataclass(frozen=True, slots=True)
class Trail:
    """Pieces that went one way."""

    pieces: tuple[str, ...]
    path: tuple[str, ...]
    kind: TrailKind = "move"


@dataclass(frozen=True, slots=True)
class Arrow:
    """An attack, fire or a flight from one place at another."""

    origin: str
    to: str
    kind: Literal["attack", "fire", "air"] = "attack"


@dataclass(frozen=True, slots=True)
class Change:
    """One thing that is otherwise than before. `good`: for whom the story is told, -1 to 1."""

    kind: Literal["place", "loss", "gain", "track", "threat", "card"]
    message: Message
    subjects: tuple[str, ...] = ()
    good: float = 0.0
    before: str = ""
    after: str = ""


@dataclass(frozen=True, slots=True)
class Step:
    """One action: a stack's move, a battle, a card. `changes` turn the view before into the one after."""

    n: int
    plies: tuple[int, int]
    seat: str
    kind: Kind
    message: Message
    rule: str
    trails: tuple[Trail, ...] = ()
    arrows: tuple[Arrow, ...] = ()
    card: dict[str, Any] | None = None
    battle: str | None = None
    dice: tuple[int, ...] = ()
    changes: Edits = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Story:
    """The steps between two plies, and what they came to."""

    since: int
    to: int
    steps: tuple[Step, ...]
    summary: tuple[Change, ...]


class Scene(NamedTuple):
    """One answer of somebody, as a seat saw it."""

    plies: tuple[int, int]
    who: str
    before: View
    after: View
    events: Sequence[tuple[Event, str | None]]
    """What it brought, each with the battle that it belongs to."""
    battles: Mapping[str, Sequence[Event]]
    """Those battles from their first event on, as far as they have come."""


class Teller:
    """Puts a story together for a seat, answer by answer."""

    def __init__(
        self,
        game: Game[Any],
        seat: str,
        places: Collection[str],
        edits: Callable[[View, View], Edits],
        view: View,
        ply: int,
    ) -> None:
        self.game = game
        self.seat = seat
        self.places = places
        self.edits = edits
        self.first = self.last = view
        self.since = self.to = ply
        self.steps: list[Step] = []
        self.cards: list[Change] = []
        self.tidings: list[Change] = []
        self._unseen: Edits = []  # what changed without anything to tell of: drawn with the next step
        self._folded: list[Event] = []  # what the last step is made of, where it can be folded with more
        self._became: dict[str, str] = {}  # counters that were exchanged for others on the spot

    def hear(self, scene: Scene) -> None:
        """One answer more."""
        self.last, self.to = scene.after, scene.plies[1]
        trails = self._trails(scene)
        changes = self.edits(scene.before, scene.after)
        fought = {id: [e for e, b in scene.events if b == id] for id in _each(b for _, b in scene.events)}
        loose = [e for e, of in scene.events if of is None and e.kind not in self.game.unsaid]
        for event, _ in scene.events:
            card = self._played(event)
            if card is not None and card not in self.cards:
                self.cards.append(card)
            if event.kind in self.game.tidings:
                self.tidings.append(Change("place", event.message(), good=self._good(event)))
        self._exchange(scene)
        steps = [self._battle(scene, id, events) for id, events in fought.items()]
        folded: list[Event] = []
        if loose or (trails and not steps):
            steps.insert(0, self._action(scene, loose, trails))
            folded = self._foldable(loose) if len(steps) == 1 else []
            trails = []
        changes, self._unseen = self._unseen + changes, []
        if not steps:
            self._unseen = changes
            return
        # What lies otherwise afterwards is drawn with the last of them.
        steps[-1] = replace(steps[-1], changes=changes, trails=(*steps[-1].trails, *trails))
        for step in steps:
            self._add(step, folded)

    def story(self) -> Story:
        """What was heard so far."""
        steps = [replace(step, n=n) for n, step in enumerate(self.steps, 1)]
        if steps:
            steps[-1] = replace(steps[-1], changes=steps[-1].changes + self._unseen)
        found = changed(self.game, self.seat, self.places, self.first, self.last, self._became)
        summary = (*self.tidings, *found, *self.cards)
        return Story(self.since, self.to, tuple(steps), summary)

    # --- one answer -----------------------------------------------------------------------------
    def _trails(self, scene: Scene) -> list[Trail]:
        """Where pieces went, those of one way together."""
        if scene.before["pieces"] is scene.after["pieces"]:
            return []
        old = {piece["id"]: piece["place"] for piece in scene.before["pieces"]}
        ways: dict[tuple[tuple[str, ...], TrailKind], list[str]] = {}
        for piece in scene.after["pieces"]:
            id, to = piece["id"], piece["place"]
            since = old.get(id, "")
            if since == to or not self.places.__contains__(to if since not in self.places else since):
                continue
            path = self._path(scene, id, since, to)
            ways.setdefault((path, self._manner(scene, id, since, to)), []).append(id)
        return [Trail(tuple(ids), path, kind) for (path, kind), ids in ways.items()]

    def _path(self, scene: Scene, id: str, since: str, to: str) -> tuple[str, ...]:
        """The way that an event tells, else from beginning to end."""
        for event, _ in scene.events:
            path = event.data.get("path")
            if isinstance(path, list) and path and path[-1] == to and id in event.things():
                return tuple(path) if path[0] == since else (since, *path)
        return (since, to) if since else (to,)

    def _manner(self, scene: Scene, id: str, since: str, to: str) -> TrailKind:
        for event, of in scene.events:
            manner = None if of is None else self.game.fighting.steps.get(event.kind)
            if manner in ("retreat", "advance") and id in event.things():
                return "retreat" if manner == "retreat" else "advance"
        return "enter" if since not in self.places else "leave" if to not in self.places else "move"

    def _exchange(self, scene: Scene) -> None:
        """Counters that gave way to others of their side where they stood: converted, or broken up."""
        if scene.before["pieces"] is scene.after["pieces"]:
            return
        if any(piece.get("hidden") for view in (scene.before, scene.after) for piece in view["pieces"]):
            return  # one may have come into sight for another
        names = self.game.names()
        was, now = (_on_board(view, self.places, names) for view in (scene.before, scene.after))
        new = [piece for id, piece in now.items() if id not in was]
        for id, piece in was.items() if new else ():
            there = (other for other in new if all(other[key] == piece[key] for key in ("place", "side")))
            if id not in now and (other := next(there, None)) is not None:
                new.remove(other)
                self._became[id] = other["id"]

    def _battle(self, scene: Scene, id: str, events: Sequence[Event]) -> Step:
        whole = scene.battles[id]
        fight = battle.Fight(0, 0, len(whole), "", over=True)
        shown: Battle = battle.after(self.game, fight, whole)
        arrows = tuple(Arrow(origin, shown.place) for origin in shown.origin if shown.place)
        return Step(
            0, scene.plies, scene.who, "battle", in_short(shown, whole[0]), shown.rule,
            arrows=arrows, battle=id, dice=_dice(events),
        )  # fmt: skip

    def _action(self, scene: Scene, events: Sequence[Event], trails: Sequence[Trail]) -> Step:
        weighty = self._weighty(events, trails)
        if weighty is None:
            message, rule = _moved(trails, _names(self.game)), ""
        else:
            message, rule = weighty.message(), weighty.rule
        card = self._card(scene, weighty)
        kind = "card" if card else self._kind(scene, events, trails)
        return Step(
            0, scene.plies, scene.who, kind, message, rule,
            trails=tuple(trails), card=card, dice=_dice(events),
        )  # fmt: skip

    def _weighty(self, events: Sequence[Event], trails: Sequence[Trail]) -> Event | None:
        """What a step says: who went where before what came of it, and dice last."""
        gone = {id for trail in trails for id in trail.pieces}
        told = [event for event in events if event.kind != "roll"]
        movers = (event for event in told if gone & set(event.things()))
        return next(movers, next(iter(told), next(iter(events), None)))

    def _kind(self, scene: Scene, events: Sequence[Event], trails: Sequence[Trail]) -> Kind:
        if trails:
            return "place" if all(trail.kind == "enter" for trail in trails) else "move"
        if any(isinstance(v, dict) and "hidden" in v for e in events for v in e.data.values()):
            return "hidden"
        if _controls(scene.before) != _controls(scene.after):
            return "control"
        if any(event.kind == "roll" for event in events):
            return "roll"
        return "track" if scene.before.get("tracks") != scene.after.get("tracks") else "other"

    def _card(self, scene: Scene, event: Event | None) -> dict[str, Any] | None:
        """The card that an event names, as it lay in sight before or after."""
        id = event.data.get("card") if event is not None else None
        if not isinstance(id, str):
            return None
        return next(
            (card for view in (scene.after, scene.before) for card in _seen(view) if card["id"] == id), None
        )

    def _played(self, event: Event) -> Change | None:
        """A card that another plays. An event of nobody tells what becomes of one, whoever answered last."""
        card = event.data.get("card")
        who = _text(event.data.get("seat")) or _text(event.data.get("side"))
        if not isinstance(card, str) or not who or self.game.side(self.seat) in (who, self.game.side(who)):
            return None
        return Change("card", Message("changes-card", {"seat": who, "card": card}), (card,))

    def _good(self, event: Event) -> float:
        """Whether what an event names as a side's is good: it is mine now, or no longer."""
        mine, side = self.game.side(self.seat), _text(event.data.get("side"))
        return 1 if side == mine else -1 if side or event.data.get("before") == mine else 0

    # --- grouping -------------------------------------------------------------------------------
    def _foldable(self, events: Sequence[Event]) -> list[Event]:
        """What an answer brought, where all of it is told as one with more of its like."""
        told = [event for event in events if event.kind != "roll"]
        names = {self._fold(event) for event in told}
        return told if len(names) == 1 and None not in names else []

    def _fold(self, event: Event) -> tuple[str, str] | None:
        fold = self.game.folds.get(event.kind)
        return None if fold is None else (fold.name, _text(event.data.get(fold.alike)))

    def _add(self, step: Step, folded: list[Event]) -> None:
        """A battle is one step however many answers it takes; so is the move of one stack, and what folds."""
        last = self.steps[-1] if self.steps else None
        joined = None
        if last is not None and (last.seat == step.seat or step.battle is not None):
            joined = _joined(last, step, _names(self.game)) or self._one(last, step, folded)
        if joined is None or last is None:
            self._folded = folded
            self.steps.append(step)
        else:
            self.steps[-1] = joined

    def _one(self, last: Step, step: Step, folded: list[Event]) -> Step | None:
        """Two steps that are the same kind of thing done once more."""
        if not folded or not self._folded or self._fold(folded[0]) != self._fold(self._folded[0]):
            return None
        self._folded = [*self._folded, *folded]
        fold = self.game.folds[folded[0].kind]
        places = _each(_text(event.data.get("place")) or None for event in self._folded)
        args: dict[str, Any] = {
            "seat": step.seat,
            "count": len(_each(_text(event.data.get(fold.counts)) or None for event in self._folded)),
            "places": places,
            "where": len(places),
        }
        if fold.alike:
            args[fold.alike] = folded[0].data[fold.alike]
        return replace(
            last,
            plies=(last.plies[0], step.plies[1]),
            dice=last.dice + step.dice,
            changes=last.changes + step.changes,
            trails=last.trails + step.trails,
            message=Message(f"story-{fold.name}", args),
        )


@cache
def _names(game: Game[Any]) -> Mapping[str, str]:
    """A game's names are the same in every match: put together once."""
    return game.names()


def _joined(last: Step, step: Step, names: Collection[str]) -> Step | None:
    """Two steps as one, where they are one action."""
    whole = replace(
        last,
        plies=(last.plies[0], step.plies[1]),
        dice=last.dice + step.dice,
        changes=last.changes + step.changes,
    )
    if step.battle is not None and step.battle == last.battle:
        return replace(whole, message=step.message, trails=last.trails + step.trails)
    if last.kind != "move" or step.kind != "move" or len(last.trails) != 1 or len(step.trails) != 1:
        return None
    (a,), (b,) = last.trails, step.trails
    if set(a.pieces) == set(b.pieces) and a.path[-1] == b.path[0]:
        trail = replace(a, path=a.path + b.path[1:])
    elif a.path == b.path and a.kind == b.kind:
        trail = replace(a, pieces=a.pieces + b.pieces)
    else:
        return None
    return replace(whole, trails=(trail,), message=_moved((trail,), names))


def _moved(trails: Sequence[Trail], names: Collection[str]) -> Message:
    """Moves that no event tells, or several that are one; points that go with a stack have no name."""
    trail = trails[0]
    pieces = [id for id in trail.pieces if id in names]
    ends = {"from": trail.path[0], "to": trail.path[-1], "count": len(trail.pieces)}
    many = not pieces or len(pieces) > NAMED
    if ends["from"] == ends["to"]:
        who: dict[str, Any] = {"count": ends["count"]} if many else {"pieces": pieces}
        return Message("story-returned-many" if many else "story-returned", {**who, "place": ends["to"]})
    if many:
        return Message("story-moved-many", ends)
    return Message("story-moved", {**ends, "pieces": pieces})


# --- what changed ---------------------------------------------------------------------------------
def changed(
    game: Game[Any],
    seat: str,
    places: Collection[str],
    before: View,
    after: View,
    became: Mapping[str, str],
) -> Iterator[Change]:
    """What is otherwise in the second of two views of a seat; `became`: counters that were exchanged."""
    mine = game.side(seat)
    old, new = _controls(before), _controls(after)
    for place, side in new.items():
        if old.get(place, "") != side:
            good = 1 if side == mine else -1 if old.get(place) == mine or side not in ("", "contested") else 0
            said = Message(
                "changes-control" if side not in ("", "contested") else f"changes-{side or 'nobody'}",
                {"place": place, "side": side},
            )
            yield Change("place", said, (place,), good, old.get(place, ""), side)
    # Points that lie with a stack have no name of their own: they come and go as stacks are parted.
    names = _names(game)
    was, now = _on_board(before, places, names), _on_board(after, places, names)
    exchanged = [
        (id, into) for id in was if (into := _last(became, id)) != id and into in now and id not in now
    ]
    for side in _each(was[gone]["side"] for gone, _ in exchanged):
        pairs = [pair for pair in exchanged if was[pair[0]]["side"] == side]
        many = "-many" if len(pairs) > NAMED else ""
        told: dict[str, Any] = {"side": side, "count": len(pairs)}
        told |= {} if many else {"old": [gone for gone, _ in pairs], "new": [into for _, into in pairs]}
        yield Change("gain", Message(f"changes-became{many}", told), tuple(into for _, into in pairs))
    same = {id for pair in exchanged for id in pair}
    for kind, here, there, then in (("loss", was, now, after), ("gain", now, was, before)):
        # Under fog what is not on the board may be out of sight: only what lies beside it has left it.
        elsewhere = {piece["id"]: piece["place"] for piece in then["pieces"]}
        seen = elsewhere if game.fog else here
        for side in _each(piece["side"] for piece in here.values()):
            gone = [
                id
                for id, piece in here.items()
                if piece["side"] == side and id not in there and id not in same and id in seen
                if not game.waits(elsewhere.get(id, ""))
            ]
            if gone:
                sign = 1 if (side == mine) == (kind == "gain") else -1
                many = "-many" if len(gone) > NAMED else ""
                args = {"side": side, "count": len(gone)} | ({} if many else {"pieces": gone})
                yield Change(
                    "loss" if kind == "loss" else "gain",
                    Message(f"changes-{kind}{many}", args),
                    tuple(gone),
                    sign,
                )
    figures = {row["id"]: row["value"] for row in before["status"]}
    for row in after["status"]:
        value = figures.get(row["id"], row["value"])
        if value != row["value"]:
            levels = {"before": _figure(value), "after": _figure(row["value"])}
            args = {"what": row["label"], "side": row["side"], **levels}
            said = Message("changes-figure-of" if row["side"] else "changes-figure", args)
            yield Change("track", said, (), 0, _text(value), _text(row["value"]))
    known = {warning["id"] for warning in before.get("warnings", ())}
    for warning in after.get("warnings", ()):
        if warning["seat"] == seat and warning["id"] not in known:
            said = Message(warning["message"]["id"], warning["message"]["args"])
            yield Change("threat", said, tuple(warning["subjects"]), -1)


def _figure(value: Plain) -> Plain:
    """A number as one: as a text it might be the name of something."""
    return int(value) if isinstance(value, str) and value.removeprefix("-").isdecimal() else value


def _last(became: Mapping[str, str], id: str) -> str:
    """What a counter is in the end, exchanged however often."""
    seen = {id}
    while id in became and became[id] not in seen:
        id = became[id]
        seen.add(id)
    return id


def _controls(view: View) -> dict[str, str]:
    return {id: place["control"] for id, place in view["places"].items()}


def _on_board(view: View, places: Collection[str], names: Collection[str]) -> dict[str, Any]:
    here = (piece for piece in view["pieces"] if piece["place"] in places)
    return {piece["id"]: piece for piece in here if piece["id"] in names}


def _seen(view: View) -> Iterator[dict[str, Any]]:
    cards = view["cards"]
    yield from cards["hand"]
    for zone in cards["zones"]:
        yield from zone.get("cards") or ()
        if zone.get("top"):
            yield zone["top"]


def _dice(events: Sequence[Event]) -> tuple[int, ...]:
    return tuple(die for event in events if event.kind == "roll" for die in event.data["dice"])


def _text(value: Any) -> str:
    return value if isinstance(value, str) else ""


def _each(values: Any) -> list[Any]:
    """Each value but None once, in order."""
    return [value for value in dict.fromkeys(values) if value is not None]
