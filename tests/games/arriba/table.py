"""A table to play a story at: arrange a position, force dice, answer, look."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from frente.engine import Event, Match, Refusal, to_plain
from frente.games.arriba import GAME
from frente.games.arriba.definitions import AREA, UNIT
from frente.games.arriba.state import Arriba, Group

PA, IB, NA, CO = "popular-army", "international-brigade", "nationalist", "colonial"
B, D, T = "brigade", "one-step-division", "two-step-division"
AT_PEACE = {"br": 0, "fr": 0, "ge": 0, "it": 0, "po": 0, "ussr": 0}


def group(place: str, *units: str, seat: str = "large", **more: Any) -> dict[str, Any]:
    return {"place": place, "seat": seat, "units": list(units), **more}


def state(*groups: dict[str, Any], options: dict[str, Any] | None = None, **words: Any) -> Arriba:
    """A bare map with these battlegroups (g1, g2, ...), turn 5 unless told, all markers at the centre."""
    full = GAME.full_options("standard", options or {})
    s = GAME.setup("standard", full)
    boxes = {**AT_PEACE, **words.pop("boxes", {})}
    table = {"turn": 5, "clear": True, "boxes": boxes, "groups": list(groups), **words}
    GAME.arrange(s, table)
    return s


class Table:
    """A match from an arranged position."""

    def __init__(self, *groups: dict[str, Any], **words: Any) -> None:
        """`phase` must be told; `side`, `rolls` and `options` may be; the rest is handed to `arrange`.

        `given` are fields of the state that positions have no words for.
        """
        phase: str = words.pop("phase")
        side: str = words.pop("side", "rebel")
        rolls: Iterable[tuple[int, ...]] = words.pop("rolls", ())
        options: dict[str, Any] | None = words.pop("options", None)
        given: dict[str, Any] = words.pop("given", {})
        start = state(*groups, options=options, turn_first=side, phase=phase, side=side, **words)
        for name, value in given.items():
            setattr(start, name, value)
        assert GAME.faults(start) == []
        self.match = Match.start(
            GAME, "standard", options, "table", start=to_plain(start), forced=list(rolls)
        )
        assert GAME.faults(self.s) == []

    @property
    def s(self) -> Arriba:
        return self.match.state

    @property
    def kind(self) -> str:
        return self.match.asks[0].kind if self.match.asks else "over"

    @property
    def seat(self) -> str:
        return self.match.to_answer[0]

    @property
    def options(self) -> list[str]:
        return self.match.asks[0].options()

    def play(self, *tokens: str, rolls: Iterable[tuple[int, ...]] = ()) -> Table:
        """Answer for whoever is asked; `rolls` are the dice that fall meanwhile."""
        self.match.forced += list(rolls)
        for token in tokens:
            self.match.answer(self.seat, token)
            assert GAME.faults(self.s) == []
        return self

    def why(self, token: str) -> str:
        """The rule that forbids the token; "" where it is legal."""
        refusal: Refusal | None = self.match.why_not(self.seat, token)
        assert (refusal is None) == (token in self.options)
        return refusal.rule if refusal else ""

    def refused(self, *tokens: str) -> list[tuple[str, str, dict[str, Any]]]:
        """Rule, sentence and what fills it, for each of the tokens, none of which is legal."""
        found = []
        for token in tokens:
            refusal = self.match.why_not(self.seat, token)
            assert refusal is not None, token
            assert token not in self.options
            found.append((refusal.rule, refusal.text, ids(refusal.args)))
        return found

    def events(self, kind: str) -> list[Event]:
        return [e for e in self.s.log.events if e.kind == kind]

    def last(self, kind: str) -> dict[str, Any]:
        found: dict[str, Any] = ids(self.events(kind)[-1].data)
        return found

    @property
    def about(self) -> dict[str, Any]:
        """What fills the prompt, with ids for what things are called."""
        found: dict[str, Any] = ids(self.match.asks[0].about)
        return found

    def group(self, name: str) -> Group:
        return self.s.groups[int(name[1:])]

    def there(self, name: str) -> bool:
        return int(name[1:]) in self.s.groups

    @property
    def facts(self) -> dict[str, Any]:
        return GAME.facts(self.s)


def ids(value: Any) -> Any:
    """What fills a sentence, with the ids of battlegroups and points in place of what they are called."""
    if isinstance(value, list):
        return [ids(item) for item in value]
    if not isinstance(value, dict):
        return value
    name, args = value.get("id"), value.get("args")
    if isinstance(name, str) and isinstance(args, dict):
        if name.startswith("group-") and "group" in args:
            return args["group"]
        if name in ("a-point", "a-fort"):
            return args.get("asset", "fort")
    return {key: ids(item) for key, item in value.items() if not key.endswith("-name")}


def area(name: str) -> int:
    return AREA[name]


def unit(name: str) -> int:
    return UNIT[name]


def bit(mask: int, name: str) -> bool:
    return bool(mask >> UNIT[name] & 1)
