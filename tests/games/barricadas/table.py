"""A table for tests: any situation, and a way to run a piece of the rules with given rolls and answers."""

from __future__ import annotations

from random import Random
from typing import Any

from frente.engine import Ask, Flow, Match, Refusal, Roll, to_plain
from frente.engine.menu import GENERIC
from frente.games.barricadas import GAME
from frente.games.barricadas.definitions import NUMBER
from frente.games.barricadas.state import Battlefield, hex_of, the_board
from frente.words import Words

WORDS = Words(GAME, strict=True)
REP = {"officer": "rep-diez", "units": ["rep-infantry-h1", "rep-infantry-h2", "rep-infantry-h3"]}
NAT = {"officer": "nat-vazquez", "units": ["legion-b1", "legion-b2", "legion-b3"]}


def n(id: str) -> int:
    return NUMBER[id]


def situation(maps: list[Any] | None = None, **table: Any) -> Battlefield:
    """A state on map C (or others) with nothing but what the table says."""
    s = GAME.setup("alto-del-leon", GAME.full_options("alto-del-leon", {}))
    table = {"maps": maps or ["C"], "turn": 2, "edges": ["N", "S"], **table}
    GAME.arrange(s, table)
    return s


def rep(hex: str = "C605", **more: Any) -> dict[str, Any]:
    return {**REP, "hex": hex, **more}


def nat(hex: str = "C609", **more: Any) -> dict[str, Any]:
    return {**NAT, "hex": hex, **more}


def h(s: Battlefield, code: str) -> int:
    found = hex_of(s, code)
    assert found >= 0, code
    return found


def at(s: Battlefield, id: str) -> str:
    where = s.at.get(n(id), -1)
    return the_board(s).grid.codes[where] if where >= 0 else ""


def match(s: Battlefield, *rolls: tuple[int, ...]) -> Match[Battlefield]:
    return Match.start(GAME, "alto-del-leon", {}, seed="table", start=to_plain(s), forced=list(rolls))


class Run:
    """What a piece of the rules asked and rolled."""

    def __init__(self) -> None:
        self.asks: list[Ask] = []
        self.rolls: list[Roll] = []
        self.value: Any = None


def drive(flow: Flow[Any], *replies: Any, default: bool = True) -> Run:
    """Run a flow: tuples answer rolls, texts answer asks, in order of each kind.

    Where nothing is given, rolls come out low in the middle and asks take their last option.
    """
    rolls = [r for r in replies if isinstance(r, tuple)]
    answers = [r for r in replies if isinstance(r, str)]
    run = Run()
    reply: Any = None
    try:
        while True:
            wanted = flow.send(reply)
            if isinstance(wanted, Roll):
                run.rolls.append(wanted)
                reply = rolls.pop(0) if rolls else (1,) * wanted.dice if wanted.sides > 0 else ()
                assert wanted.fits(reply) or type(wanted).__name__ == "Shuffle", (wanted, reply)
                if type(wanted).__name__ == "Shuffle" and not wanted.fits(reply):
                    reply = tuple(range(wanted.dice))
            else:
                assert isinstance(wanted, Ask)
                run.asks.append(wanted)
                options = wanted.options()
                sound(wanted)
                reply = answers.pop(0) if answers else options[-1]
                assert reply in options, (wanted, reply, options)
    except StopIteration as end:
        run.value = end.value
    assert not rolls, f"left over: {rolls}"
    assert not answers, f"left over: {answers}"
    return run


def sound(ask: Ask) -> None:
    """What is offered is legal; any other value of the table is refused, by a rule and in words."""
    assert ask.menu is not None
    offered = set(ask.options())
    assert all(ask.why_not(token) is None for token in offered)
    assert WORDS.prompt(ask)
    for way, values in ask.menu.attempts(Random(ask.kind), 30):
        refusal = ask.why_not(way.token(values))
        assert (refusal is None) == (way.token(values) in offered), (ask, way.token(values), refusal)
        if refusal is not None:
            assert refusal.rule, (ask, refusal)
            assert refusal.text not in GENERIC, (ask, refusal)
            assert WORDS.refusal(refusal)


def refused(found: Any, rule: str) -> None:
    assert isinstance(found, Refusal), found
    assert found.rule == rule, found
