"""Copies made from the types of a state: what can change is copied, however deep it lies."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple

import pytest

from frente.engine import State
from frente.engine.copying import copier
from frente.engine.event import SILENT, Log


class Order(NamedTuple):
    unit: int
    place: str


@dataclass(frozen=True)
class Chosen:
    fog: bool = False


@dataclass
class Battle:
    attackers: list[int] = field(default_factory=list)


@dataclass(slots=True, kw_only=True)
class Table(State):
    turn: int = 1
    chosen: Chosen = field(default_factory=Chosen)
    order: Order | None = None
    where: list[int] = field(default_factory=list)
    hands: list[list[str]] = field(default_factory=list)
    stacks: dict[int, tuple[int, ...]] = field(default_factory=dict)
    piles: dict[str, list[str]] = field(default_factory=dict)
    seen: set[int] = field(default_factory=set)
    battle: Battle | None = None


def full() -> Table:
    return Table(
        agenda=[("turn", 1)],
        turn=3,
        chosen=Chosen(fog=True),
        order=Order(1, "ford"),
        where=[1, 2],
        hands=[["a"], []],
        stacks={1: (2, 3)},
        piles={"deck": ["b"]},
        seen={4},
        battle=Battle([5]),
        log=Log(),
    )


def test_a_copy_is_equal_and_its_log_is_silent():
    state = full()
    assert state.copy() == state
    assert state.copy().log is SILENT
    assert Table().copy() == Table()


def test_nothing_that_can_change_is_shared():
    state, twin = full(), full().copy()
    twin.agenda.append(("end",))
    twin.where[0] = 9
    twin.hands[0].append("x")
    twin.stacks[1] = ()
    twin.piles["deck"].clear()
    twin.seen.add(7)
    assert twin.battle is not None
    twin.battle.attackers.append(6)
    other = state.copy()
    assert other == full()
    for name in ("agenda", "where", "hands", "stacks", "piles", "seen", "battle"):
        assert getattr(other, name) is not getattr(state, name), name


def test_what_cannot_change_is_shared():
    state = full()
    twin = state.copy()
    assert twin.order is state.order
    assert twin.chosen is state.chosen


def test_a_type_nobody_knows_is_an_error():
    @dataclass(slots=True, kw_only=True)
    class Odd(State):
        anything: Any = None

    with pytest.raises(TypeError, match="how to copy"):
        copier(Odd)
