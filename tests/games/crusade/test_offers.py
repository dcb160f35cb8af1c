"""Every ask offers what its reasons let pass, and nothing else: quick lists against each judgement.

Random players go on from random boards; wherever an ask lists its answers without judging them one by one,
all counters, spaces, cards and pools of the table are judged.
"""

from collections import defaultdict
from functools import cache
from itertools import product
from random import Random

import pytest
from tests.games.crusade.chance import chance

BOARDS = 18
PLIES = 45


def disagreements(state, way):
    """What is offered and refused, or neither offered nor refused."""
    offered = set(way.offer(state))
    for args in product(*(noun.every(state) for noun in way.nouns)):
        legal, token = way.why(state, args) is None, way.token(args)
        if legal != (token in offered):
            yield token, "neither" if legal else "both"


@cache
def played():
    """By kind of ask: how many of it were looked at, and what did not agree."""
    seen, wrong = defaultdict(int), defaultdict(list)
    for number in range(BOARDS):
        luck = Random(f"offers {number}")
        m = chance(luck, luck.choice(["nat", "rep"]), rp={"nat": 2, "axis": 1, "rep": 2, "sov": 1})
        for _ in range(PLIES):
            if not m.asks:
                break
            ask = m.asks[0]
            for way in ask.menu.ways:
                if way.judged and way.why_not is not None and seen[ask.kind, way.verb] < 6:
                    seen[ask.kind, way.verb] += 1
                    wrong[ask.kind, way.verb] += disagreements(m.state, way)
            m.answer(ask.seat, luck.choice(ask.options()))
    return seen, wrong


ASKS = {
    ("action", "event"): "8.5.1.1",
    ("action", "ops"): "8.2.1",
    ("action", "rp"): "8.4.1-a",
    ("action", "sr"): "8.3.1",
    ("activate", "activate-attack"): "8.2.3",
    ("activate", "activate-move"): "8.2.2",
    ("attacks", "attack"): "11.1.3-a",
    ("attacks", "assault"): "16.1.4.1",
    ("march", "step"): "10.1.3",
    ("move", "move"): "10.1.1-a",
    ("redeploy", "sr"): "12.1.1",
    ("redeploy-to", "to"): "12.1.6-a",
    ("replacements", "rebuild"): "14.1.4",
    ("replacements", "restore"): "14.1.2-b",
    ("replacements", "relieve"): "16.1.8.1",
}


@pytest.mark.parametrize(
    ("kind", "verb", "rule"),
    [
        pytest.param(kind, verb, rule, marks=pytest.mark.rule("crusade", rule))
        for (kind, verb), rule in ASKS.items()
    ],
)
def test_an_ask_offers_what_its_reasons_let_pass(kind, verb, rule):
    seen, wrong = played()
    assert seen[kind, verb]
    assert wrong[kind, verb] == []
