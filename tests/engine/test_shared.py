"""What many views share cannot be changed by any of them."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from frente import games
from frente.engine import Match, frozen, shared
from frente.engine.contract import random_answer
from frente.engine.shared import SharedList, SharedTable

CHANGES: list[Callable[[Any], object]] = [
    lambda t: t["table"].__setitem__("b", 2),
    lambda t: t["table"].__delitem__("a"),
    lambda t: t["table"].update(b=2),
    lambda t: t["table"].setdefault("b", 2),
    lambda t: t["table"].pop("a"),
    lambda t: t["table"].popitem(),
    lambda t: t["table"].clear(),
    lambda t: t["table"].__ior__({"b": 2}),
    lambda t: t["list"].__setitem__(0, 9),
    lambda t: t["list"].__delitem__(0),
    lambda t: t["list"].append(9),
    lambda t: t["list"].extend([9]),
    lambda t: t["list"].insert(0, 9),
    lambda t: t["list"].pop(),
    lambda t: t["list"].remove(1),
    lambda t: t["list"].clear(),
    lambda t: t["list"].sort(),
    lambda t: t["list"].reverse(),
    lambda t: t["list"].__iadd__([9]),
    lambda t: t["list"].__imul__(2),
    lambda t: t["pair"][0].append(9),
]


@shared()
def made() -> dict[str, Any]:
    return {"table": {"a": 1}, "list": [1, 2], "pair": ([1], 2)}


@pytest.mark.parametrize("change", CHANGES)
def test_a_shared_thing_refuses_every_change(change: Callable[[Any], object]):
    before = json.dumps(made())
    with pytest.raises(TypeError, match="shared"):
        change(made())
    assert json.dumps(made()) == before


def test_a_copy_is_ones_own():
    for mine in (copy.deepcopy(made()), pickle.loads(pickle.dumps(made())), json.loads(json.dumps(made()))):
        mine["table"]["b"] = 2
        mine["list"].append(3)
    for mine in (made().copy(), {**made()}, made() | {}, dict(made())):
        mine["more"] = 1
    assert made() == {"table": {"a": 1}, "list": [1, 2], "pair": ([1], 2)}
    assert made() is made()
    assert frozen(made()) is made()


def test_a_shared_thing_is_written_as_what_it_is():
    assert msgspec.json.encode(made()) == b'{"table":{"a":1},"list":[1,2],"pair":[[1],2]}'


def containers(value: Any) -> Iterator[dict[str, Any] | list[Any]]:
    """Every table and list of a view."""
    if isinstance(value, dict | list):
        yield value
        for part in value.values() if isinstance(value, dict) else value:
            yield from containers(part)


@pytest.mark.parametrize("slug", games.slugs())
def test_views_share_only_what_cannot_be_changed_and_stay_as_they_were(slug: str):
    """Of all views of a match, and of boards and names: what two of them hold in common is frozen."""
    game = games.load(slug)
    luck = Random(f"shared {slug}")
    match = Match.start(game, seed="shared")
    seats = (None, *match.setup.seats)
    seen: dict[int, Any] = {}
    views: list[tuple[Any, str]] = []
    common = 0
    for _ in range(80):
        ask = luck.choice(match.asks)
        for seat in seats:
            view = match.view(seat)
            views.append((view, json.dumps(view)))
            for held in containers(view):
                if id(held) in seen:
                    assert isinstance(held, SharedTable | SharedList), held
                    common += 1
            seen.update({id(held): held for held in containers(view)})
        match.answer(ask.seat, random_answer(ask, luck))
    assert common
    for view, text in views:
        assert json.dumps(view) == text
    setup = match.setup
    for give in (lambda: game.layout(setup.scenario, setup.options), game.names):
        one, other = give(), give()
        both = {id(held) for held in containers(one)} & {id(held) for held in containers(other)}
        assert all(isinstance(h, SharedTable | SharedList) for h in containers(one) if id(h) in both)
