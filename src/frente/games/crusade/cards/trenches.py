"""10.2.9-b: the extra Trenches that Events place, and the works they remove."""

from __future__ import annotations

from functools import partial
from typing import Any

from frente.engine import Ask, Flow, Menu, Refusal, Way
from frente.engine import put as answer_to
from frente.games.crusade.answers import Done, Place
from frente.games.crusade.definitions import AT, MADRID, NAT, NEAR, SPACE_IDS, Card
from frente.games.crusade.nouns import SPACE_NOUN
from frente.games.crusade.rules import works
from frente.games.crusade.rules.control import remove_works
from frente.games.crusade.rules.supply import out_of_supply
from frente.games.crusade.state import Crusade, now, own, units_in


def trench_choices(s: Crusade, row: dict[str, Any]) -> list[int]:
    """Where the extra Trench of a row can be put; none for other rows."""
    if row["key"] != "place_trench" or s.extra.get(row["marker"], 0) <= 0:
        return []
    return works.trench_spaces(s, row, NEAR[MADRID])


def place_trenches(s: Crusade, card: Card, row: dict[str, Any]) -> Flow[None]:
    """10.2.9-b: up to so many extra Trenches, in different spaces; all but the first may be declined."""
    marker = row["marker"]
    rows = [r for r in card.effects if r["key"] == "place_trench"]
    total = sum(r.get("count", 1) for r in rows)
    for _ in range(row.get("count", 1)):
        found = trench_choices(s, row)
        if not found:
            break
        may_stop = s.extra[marker] < total
        space = found[0]
        if len(found) > 1 or may_stop:
            menu = _diggings(s, card, row, found, may_stop)
            match (yield from answer_to(Ask.of(card.side, "trench", "10.2.9-b", menu, {"card": card.id}))):
                case Place(chosen):
                    space = chosen
                case Done():
                    break
        works.place_trench(s, marker, space)
    if row is rows[-1]:
        s.extra[marker] = 0  # a marker not placed now is lost


def _diggings(s: Crusade, card: Card, row: dict[str, Any], found: list[int], may_stop: bool) -> Menu:
    """Where the next extra Trench is put, and whether none may be."""
    otherwise = partial(why_no_trench, s, card, row)

    def why_not_done() -> Refusal | None:
        return None if may_stop else Refusal("10.2.9-b", "trench-must", {"card": card.id})

    return Menu(
        s,
        Way("trench", Place, SPACE_NOUN, rule="10.2.9-b", among=found, otherwise=otherwise),
        Way("done", Done, rule="10.2.9-b", why_not=why_not_done),
    )


def why_no_trench(s: Crusade, card: Card, row: dict[str, Any], space: int) -> Refusal:
    """Why the extra Trench of a row cannot be put here."""
    args = {"card": card.id, "place": SPACE_IDS[space]}
    if not own(s, card.side) >> space & 1:
        return Refusal("10.2.9-b", "trench-foreign", args)
    if works.has_trench(s, space):
        return Refusal("10.2.5", "has-trench", args)
    if works.are_forbidden(s, space):
        return Refusal("10.2.3-c", "works-forbidden", args)
    if row.get("occupied") and not units_in(s, card.side) >> space & 1:
        return Refusal("10.2.9-b", "trench-empty", args)
    if row.get("supplied") and out_of_supply(s, card.side, space):
        return Refusal("10.2.9-b", "trench-unsupplied", args)
    return Refusal("10.2.9-b", "trench-elsewhere", args)


def raze_works(s: Crusade, card: Card, row: dict[str, Any]) -> Flow[None]:
    space = AT[row["space"]]
    if (s.control >> space & 1) == (row["side"] == NAT):
        remove_works(s, space, "10.2.3-c")
    s.played[card.id] = now(s)
    yield from ()
