"""Every sentence of whole matches in English: no internal name, no empty list, no two options alike."""

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from tests.games.espana.table import EMPTY, LANDS, N, R, options, table

from frente.engine import Ask, Match
from frente.games.espana import GAME
from frente.games.espana.definitions import COUNTER, COUNTER_ID, PLACE_ID
from frente.games.espana.state import EspanaState
from frente.words import Words

WORDS = Words(GAME, strict=True)
TYPE = r"[nr]-(?:reg|fal|car|leg|afr|ita|bas|com|ana|ib)"
WRONG = {
    "an id": re.compile(rf"\b(?:{TYPE}|[nr]-\d\d|[nr]-nav|(?:gen|air|ship|tank)-[a-z])|\b(?:small|large) \d"),
    "an empty place": re.compile(r"  |\(\)|[:,] ?\.$|, ,|\{|\bNone\b"),
    "a plural": re.compile(
        r"\b1 (?:cards|units|troops|points|dice|hits|counters|boxes|cities|ships)\b|\b[02-9] (?:card|unit)\b"
    ),
}


def fault(sentence: str) -> str:
    return next((f"{name}: {sentence}" for name, sign in WRONG.items() if sign.search(sentence)), "")


def told(match: Match[EspanaState], ask: Ask) -> Iterator[str]:
    """All that can be read at an ask."""
    state = match.state
    yield WORDS.prompt(ask)
    for token in ask.options():
        yield WORDS.option(match, ask, token)
    for seat in (N, R):
        for warning in GAME.dangers(state, seat):
            yield from (WORDS.say(one) for one in (warning.message, warning.cure) if one is not None)
    for absent in GAME.absent(state, ask):
        yield WORDS.say(absent.label)
        yield WORDS.refusal(absent.why)
    for aim in GAME.aims(state, ask.seat):
        yield WORDS.say(aim.label)
        yield from (WORDS.say(part.label) for part in aim.parts)
    for token in ask.options()[:3]:
        odds = GAME.odds(state, ask, token)
        if odds is not None:
            yield WORDS.say(odds.title)
            yield from (WORDS.say(line.label) for line in odds.lines)
            yield from (WORDS.say(outcome.label) for outcome in odds.outcomes)


@pytest.mark.parametrize(
    ("scenario", "chosen"),
    [
        ("1936", {"naval": True, "tanks": True, "generals": True, "optional-cards": True}),
        ("1938", {"fog": True, "early-end": True}),
        ("1936", {"variant": "historical"}),
        ("1938", {"variant": "no-intervention"}),
    ],
    ids=str,
)
def test_what_is_said_in_a_match_has_no_internal_names_and_no_two_options_alike(
    scenario: str, chosen: dict[str, Any]
):
    match = Match.start(GAME, scenario, chosen, "words", auto=True)
    luck = Random("words")
    seen = 0
    for n in range(400):
        if not match.asks:
            break
        ask = match.asks[0]
        tokens = ask.options()
        labels = [WORDS.option(match, ask, token) for token in tokens]
        assert len(set(labels)) == len(labels), sorted(one for one in labels if labels.count(one) > 1)[:4]
        found = [fault(sentence) for sentence in told(match, ask)] if n % 5 == 0 else []
        found += [fault(sentence) for sentence in (WORDS.prompt(ask), *labels)]
        match.answer(ask.seat, luck.choice(tokens))
        for viewer in (N, R, None):
            found += [fault(WORDS.event(event)) for event in match.events(viewer, seen)]
        seen = len(match.state.log.events)
        assert not any(found), [one for one in found if one][:4]


def test_every_counter_has_a_name_that_is_no_id():
    names = GAME.names()
    for id in COUNTER_ID:
        assert not fault(names[id])
        assert names[id] != id
    assert names[COUNTER_ID[0]] == "Nationalist regular brigade"
    assert names["r-ib-l1"] == "International Brigade"
    assert all(id in names for id in PLACE_ID)
    assert len({names[COUNTER_ID[c]] for c in COUNTER.values() if COUNTER_ID[c].startswith("air-")}) == 15


def test_two_of_a_kind_are_told_apart_in_what_can_be_done():
    units = {"valencia": ["r-com 2", "r-com 2", "r-com 1"], "jaen": ["r-com 2"]}
    match = table({**EMPTY, "markers": LANDS, "units": units, "phase": "move-r"})
    labels = {WORDS.option(match, match.asks[0], token) for token in options(match)}
    assert labels == {
        "Move Communist militia column (2), first of 2 from Valencia",
        "Move Communist militia column (2), second of 2 from Valencia",
        "Move Communist militia column (1) from Valencia",
        "Move Communist militia column (2) from Jaén",
        "Done",
    }


@pytest.mark.rule("espana", "15.1-b", "23.2-c")
def test_a_prompt_names_only_what_can_be_done():
    match = Match.start(GAME, "1936", {"variant": "historical"}, "prompt", auto=True)
    assert match.asks[0].kind == "event"
    assert "pass" not in WORDS.prompt(match.asks[0])
    assert "pass" not in options(match)
