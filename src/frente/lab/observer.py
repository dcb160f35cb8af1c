"""What is noted of one match while bots play it: plain rows, from which every figure is made later."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import Any

from frente.bots import Choice
from frente.engine import Game, Match

EVERY = 8
"""Of so many decisions one is looked at closely: listing all options costs more than answering."""
SWAY = 0.05
"""By so much a seat must be ahead or behind for the lead to have changed."""
SURE, LOST = 0.8, 0.35
"""From where on a match is as good as won, and below which winning it is a comeback."""

Rows = list[dict[str, Any]]


class Observer:
    """Looks at a match after each answer. Use `begin`, `told` for each answer, and then `rows`."""

    def __init__(self, game: Game[Any], match: Match[Any], luck: dict[str, float]) -> None:
        self.game, self.match, self.luck = game, match, luck
        self.seats = match.setup.seats
        layout = game.board(match.state, match.setup.scenario, match.setup.options)
        self.spots = {str(place["id"]) for place in _list(layout, "places")}
        hexes = layout.get("hexes")
        if isinstance(hexes, dict):
            self.spots |= {str(cell["id"]) for cell in _list(hexes, "cells")}
        self.counts: Counter[tuple[str, str, str]] = Counter()
        self.turns: Rows = []
        self.curve: list[float] = []
        """How the match stood for the first seat, after each answer."""
        self.marks: list[int] = []
        """Where in the curve each turn ended."""
        self.decisions = self.evaluations = self.forced = self.looked = 0
        self._read = 0
        self.turn = self._now()
        self._pieces: dict[str, tuple[str, bool]] = {}
        self._control: dict[str, str] = {}
        self._hands: dict[str, set[str]] = defaultdict(set)
        self._cards = {
            item
            for zone in game.zones
            if zone.name.startswith(("hand", "draw", "deck"))
            for item in zone.items(match.state)
        }
        self._asked: tuple[str, str] | None = None
        self._snapshot(0)
        self.curve.append(self._value())
        self._hear_events()

    def before(self) -> None:
        """Look at what is asked, now and then in full."""
        ask = self.match.asks[0]
        self._asked = (ask.seat, ask.kind)
        self.counts["rule", "", ask.rule] += 1
        if self.decisions % EVERY == 0:
            options = ask.options()
            self.looked += 1
            self.forced += len(options) == 1
            for verb in sorted({token.partition(" ")[0] for token in options}):
                self.counts["offered", ask.seat, f"{ask.kind}/{verb}"] += 1

    def told(self, seat: str, choice: Choice) -> None:
        """After an answer was taken."""
        self.decisions += 1
        self.evaluations += choice.evaluations
        verb, *words = choice.token.split(" ")
        kind = self._asked[1] if self._asked and self._asked[0] == seat else ""
        self.counts["answer", seat, f"{kind}/{verb}"] += 1
        for word in words:
            name = word.split(":")[0]
            if name in self._cards:
                self.counts["card", seat, f"{name}/{verb}"] += 1
            elif name in self._pieces:
                self.counts["unit", seat, f"{name}/used"] += 1
        if self._cards:
            self._look_at_hands()
        value = self._value()
        swing = abs(value - self.curve[-1])
        self.curve.append(value)
        self._hear_events(swing)
        now = self._now()
        if now != self.turn:
            self._snapshot(self.turn)
            self.turn = now
        if self.match.asks:
            self.before()

    def _now(self) -> int:
        turn = getattr(self.match.state, "turn", None)
        return turn if isinstance(turn, int) else 0

    def _value(self) -> float:
        result = self.match.result
        if result is not None:
            return 0.5 if not result.winners else float(self.seats[0] in result.winners)
        return self.game.value(self.match.state, self.seats[0])

    def _look_at_hands(self) -> None:
        for zone in self.game.zones:
            if zone.name.startswith("hand"):
                for seat in self.seats:
                    if zone.seen(self.match.state, seat):
                        self._hands[seat].update(zone.items(self.match.state))

    def _hear_events(self, swing: float = 0.0) -> None:
        events = self.match.state.log.events
        begins, steps = self.game.fighting.begins, self.game.fighting.steps
        touched: set[str] = set()
        for event in events[self._read :]:
            if event.rule:
                self.counts["rule", "", event.rule] += 1
            if event.kind == "roll":
                data = event.data
                faces, sides = data["dice"], data["sides"]
                seat = str(data["seat"])
                self.counts["roll", seat, str(data["roll"])] += sum(2 * face - sides - 1 for face in faces)
                continue
            things = event.things()
            places = [thing for thing in things if thing in self.spots]
            if not places:
                continue
            touched.update(places)
            fight = event.kind in begins
            moved = not fight and steps.get(event.kind) != "loss" and any(t in self._pieces for t in things)
            how = "fight" if fight else "entry" if moved else "event"
            for place in places[-1:] if moved else places:
                self.counts["place", "", f"{place}/{how}"] += 1
        self._read = len(events)
        if swing and touched:
            for place in sorted(touched):
                self.counts["swing", "", place] += swing / len(touched)  # type: ignore[assignment]

    def _snapshot(self, turn: int) -> None:
        """How things stand when a turn has ended (0: at the beginning)."""
        state, game = self.match.state, self.game
        view = game.view(state, None)
        found: dict[str, Any] = {}
        for row in _list(view, "status"):
            number = _number(row.get("value"))
            if number is not None:
                found[f"status:{row['id']}"] = number
        for seat in self.seats:
            found[f"value:{seat}"] = round(game.value(state, seat), 4)
        held: Counter[str] = Counter()
        places: Any = view.get("places") or {}
        control = {str(id): str(place.get("control") or "") for id, place in places.items()}
        for id, side in control.items():
            held[side] += 1
            if self._control.get(id, side) != side:
                self.counts["place", side, f"{id}/control"] += 1
                found[f"control:{id}:{side}"] = 1.0
        self._control = control
        for side, count in held.items():
            if side:
                found[f"held:{side}"] = float(count)
        self._look_at_pieces()
        if turn:
            self.marks.append(len(self.curve) - 1)
        for what in sorted(found):
            self.turns.append({"turn": turn, "what": what, "value": float(found[what])})

    def _look_at_pieces(self) -> None:
        here: dict[str, tuple[str, bool]] = {}
        for seat in self.seats:
            side = self.game.side(seat)
            for piece in _list(self.game.view(self.match.state, seat), "pieces"):
                if piece.get("side") == side:
                    here[str(piece["id"])] = (seat, piece.get("place") in self.spots)
        for id, (seat, _) in self._pieces.items():
            here.setdefault(id, (seat, False))
        self._pieces = here

    # --- when it is over --------------------------------------------------------------------------
    def finish(self) -> None:
        self._snapshot(self.turn)
        for id, (seat, on_map) in self._pieces.items():
            self.counts["unit", seat, f"{id}/{'alive' if on_map else 'off'}"] += 1
        for seat, cards in self._hands.items():
            for card in cards:
                self.counts["card", seat, f"{card}/held"] += 1

    def rows_of_counts(self) -> Rows:
        return [
            {"topic": topic, "seat": seat, "what": what, "n": round(float(n), 6)}
            for (topic, seat, what), n in sorted(self.counts.items())
        ]

    def lucky(self) -> float:
        """What the dice gave the first seat, by weights that were fixed before."""
        return round(
            sum(
                self.luck.get(f"{what}/{seat}", 0.0) * n / 2
                for (topic, seat, what), n in self.counts.items()
                if topic == "roll"
            ),
            6,
        )

    def course(self) -> dict[str, Any]:
        """The shape of the match: lead changes, drama, comeback, from when on it was settled."""
        result = self.match.result
        winner = None if result is None or not result.winners else self.seats[0] in result.winners
        curve = self.curve[:-1] or self.curve  # the last one is the result itself
        changes, lead = 0, 0
        for value in curve:
            side = 1 if value > 0.5 + SWAY else -1 if value < 0.5 - SWAY else 0
            if side and side != lead:
                changes += lead != 0
                lead = side
        margin = 2 * self.game.value(self.match.state, self.seats[0]) - 1
        told: dict[str, Any] = {"margin": round(margin, 4), "lead_changes": changes}
        if winner is None:
            return {**told, "drama": None, "comeback": None, "ahead_from": None, "sure_from": None}
        hopes = [value if winner else 1 - value for value in curve]
        told["drama"] = round(sum(max(0.0, 0.5 - hope) for hope in hopes) / len(hopes), 6)
        told["comeback"] = min(hopes) < LOST
        told["ahead_from"] = round(_last_below(hopes, 0.5) / len(hopes), 4)
        told["sure_from"] = round(_last_below(hopes, SURE) / len(hopes), 4)
        return told


def _last_below(hopes: list[float], line: float) -> int:
    """After how many answers the hopes of the winner stayed above a line."""
    for place in range(len(hopes) - 1, -1, -1):
        if hopes[place] < line:
            return place + 1
    return 0


def _list(view: Any, name: str) -> list[dict[str, Any]]:
    found = view.get(name)
    return list(found) if found is not None and not isinstance(found, dict) else []


def _number(value: Any) -> float | None:
    try:
        return float(value)
    except (TypeError, ValueError):
        return None
