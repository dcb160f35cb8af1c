"""Buttons that a player will look for and that are not there, each with the rule that keeps it away."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from frente.engine import Absent, Ask, Message, Refusal
from frente.engine.gesture import absent as bare
from frente.games.espana.definitions import COUNTER_ID, PLACE_ID, SIDE_OF, boxes_in
from frente.games.espana.labels import of_unit
from frente.games.espana.rules.battles import active_generals, why_no_battle
from frente.games.espana.rules.board import own
from frente.games.espana.rules.events import cards_of
from frente.games.espana.rules.replacements import why_not_new, why_not_raise
from frente.games.espana.state import EspanaState, troops_in


def absent(s: EspanaState, ask: Ask) -> list[Absent]:
    """What the menu itself forbids, one button to a reason; then battles and what points cannot buy."""
    side = SIDE_OF[ask.seat]
    found = [*{one.why.text: one for one in reversed(bare(s, ask))}.values()][::-1]
    if ask.kind == "pick":
        found += _battles(s, side)
    if ask.kind == "react" and ask.options() == ["let"]:
        card = cards_of(s, side)[0]  # 18.7-b: whoever is asked holds some
        why = Refusal("18.7-a", "not-intelligence", {"card": card})
        found.append(Absent("cancel", Message("order-react-cancel"), why, (card,)))
    if ask.kind == "spend":
        verbs = {token.split()[0] for token in ask.options()}
        boxes = list(boxes_in(own(s, side)))
        troops = [troop for box in boxes for troop in troops_in(s, side, box)]
        if "raise" not in verbs:
            found += _unbought("raise", troops, lambda troop: why_not_raise(s, side, troop), COUNTER_ID)
        if "new" not in verbs:
            found += _unbought("new", boxes, lambda box: why_not_new(s, side, box), PLACE_ID)
    return found


def _battles(s: EspanaState, side: int) -> list[Absent]:
    """15.2: generals who stand ready and cannot open a battle."""
    found = []
    for general in active_generals(s, side):
        why = why_no_battle(s, general)
        if why is not None:
            name = COUNTER_ID[general]
            found.append(Absent("battle", of_unit(s, "battle", general), why, (name,)))
    return found


def _unbought(
    verb: str, things: Iterable[int], why_not: Callable[[int], Refusal | None], ids: tuple[str, ...]
) -> list[Absent]:
    """The first of those that a point could have served, and why it does not."""
    for thing in things:
        why = why_not(thing)
        if why is not None:
            return [Absent(verb, Message(f"absent-{verb}"), why, (ids[thing],))]
    return []
