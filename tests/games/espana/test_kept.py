"""The kept matches: legal from the first answer to the last, dice from their seeds, every card played.

`python -m tools.keep_matches espana` makes them anew after a change of the rules.
"""

import json
from pathlib import Path

import pytest

from frente.engine import Match, opened, verify
from frente.games.espana import GAME
from frente.games.espana.definitions import CARDS

KEPT = Path(__file__).parents[2] / "kept" / "espana"
FILES = sorted(KEPT.glob("*.json"))
SHOWN = ("played", "intelligence", "card-shown")
"""A card played as an event, as a reaction, as bonus or penalty."""


def read(file: Path):
    return json.loads(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_kept_match_is_legal_and_its_dice_are_the_seeds(file):
    data = read(file)
    proven, forced = verify(GAME, data)
    assert proven > 0
    assert forced == 0
    assert data["result"] is not None


@pytest.mark.rule("espana", "5.1", "5.4")
def test_every_card_is_played_in_the_kept_matches():
    played = set()
    for file in FILES:
        match = Match.load(GAME, read(file), check=False)
        played |= {str(e.data["card"]) for e in match.state.log.events if e.kind in SHOWN}
    assert played == set(CARDS)


TOLD = {
    "1936-random-0": """
        526 8.1 8.3-a 9.2 9.4 11.3-a 11.3-c 12.1-b 13.1-a 14.1-a 15.1-b 16.1-a 16.2-a 16.3-b 16.5-a 16.5-d
        16.6-b 16.6-c 16.6-j 16.7-f 17.3 18.2-a 18.3 18.4 18.5 18.6 18.7-a 18.8 19.1 19.5 19.6-c 21.2-e
        25.3-f 25.4-a 25.6-g 25.7-a 25.7-e 25.8-g 25.9-b 25.9-c 25.11-b 25.12-a
    """,
    "1936-random-1": """
        488 8.1 8.3-a 9.2 9.4 11.3-a 11.3-c 12.1-b 13.1-a 14.1-a 14.5 15.1-b 16.1-a 16.2-a 16.3-b 16.5-a
        16.5-d 16.6-b 16.6-c 16.7-f 17.3 18.2-a 18.3 18.4 18.5 18.7-a 18.8 19.1 19.5 19.6-c 21.2-e 25.1-c
        25.3-f 25.4-a 25.7-a 25.7-e 25.8-b 25.8-g 25.9-b 25.9-c 25.11-b 25.12-a
    """,
    "1936-steady-0": """
        1700 8.1 8.3-a 9.2 11.3-a 11.3-c 12.1-b 13.1-a 14.1-a 14.5 15.1-b 16.1-a 16.2-a 16.3-b 16.4-c 16.4-e
        16.4-f 16.4-g 16.5-a 16.5-d 16.6-b 16.6-c 16.6-d 16.6-e 16.6-g 16.7-f 17.3 18.2-a 18.3 18.4 18.5
        18.6 18.8 19.1 19.5 19.6-c 21.2-e 25.1-c 25.3-d 25.3-f 25.8-b 25.8-g 25.8-j 25.8-k 25.8-m 25.9-b
        25.9-c 25.11-b 25.12-a 25.12-b 26.1
    """,
    "1936-steady-1": """
        1313 8.1 8.3-a 9.2 11.3-a 11.3-c 12.1-b 13.1-a 14.1-a 14.5 15.1-b 16.1-a 16.2-a 16.3-b 16.4-c 16.4-e
        16.4-f 16.4-g 16.5-a 16.5-d 16.6-b 16.6-c 16.6-e 16.6-g 16.7-f 17.3 18.3 18.4 18.5 18.6 18.8 19.1
        19.5 19.6-c 21.2-b 25.1-c 25.3-d 25.3-f 25.8-b 25.8-g 25.8-j 25.8-k 25.8-m 25.9-b 25.9-c 25.11-b
        25.12-a 26.1
    """,
    "1938-random-0": """
        225 8.1 9.2 9.4 11.3-a 12.1-b 13.1-a 14.1-a 15.1-b 16.1-a 16.2-a 16.3-b 16.5-a 16.5-d 16.6-b 16.6-c
        16.6-d 16.7-f 17.3 18.2-a 18.3 18.4 18.5 18.8 19.1 19.5 19.6-c 21.2-e 25.1-c 25.3-f 25.4-a 25.7-e
        25.8-g 25.12-a
    """,
    "1938-steady-0": """
        893 8.1 9.2 11.3-a 11.3-c 12.1-b 13.1-a 14.1-a 15.1-b 16.1-a 16.2-a 16.3-b 16.4-c 16.4-e 16.4-f 16.4-g
        16.5-a 16.5-d 16.6-b 16.6-c 16.6-d 16.6-e 16.6-g 16.7-f 17.3 18.2-a 18.3 18.4 18.5 18.8 19.1 19.5
        19.6-c 21.2-e 25.1-c 25.3-d 25.3-f 25.8-b 25.8-g 25.8-j 25.8-k 25.8-m 25.8-n 25.12-a 25.12-b 26.1
    """,
    "v3/1936-random-over": """
        483 8.1 8.3-a 11.3-a 11.3-c 11.8-c 12.1-b 13.1-a 14.1-a 14.5 15.1-b 16.1-a 16.2-a 16.5-a 16.5-d 16.6-b
        16.6-c 16.6-e 16.7-f 17.3 18.3 18.4 18.5 18.6 18.7-a 18.8 19.1 19.5 19.6-c 21.2-e 26.1
    """,
    "v3/1936-steady-300": """
        316 8.1 9.2 11.3-a 11.3-c 13.1-a 14.1-a 14.5 15.1-b 16.1-a 16.2-a 16.3-b 16.4-c 16.4-g 16.5-a 16.5-d
        16.6-b 16.6-c 16.6-g 16.7-f 17.3 18.3 18.4 18.5 18.8 19.1 19.5 19.6-c 25.1-c 25.3-d 25.3-f 25.8-g
        25.8-j 25.8-k 25.8-m 25.9-b 25.9-c 25.11-b 25.12-a
    """,
    "v3/1936-steady-600": """
        605 8.1 9.2 11.3-a 11.3-c 13.1-a 14.1-a 14.5 15.1-b 16.1-a 16.2-a 16.3-b 16.4-c 16.4-e 16.4-f 16.4-g
        16.5-a 16.5-d 16.6-b 16.6-c 16.6-d 16.6-e 16.7-f 17.3 18.3 18.4 18.5 18.6 18.8 19.1 19.5 19.6-c
        25.1-c 25.3-d 25.3-f 25.8-b 25.8-g 25.8-j 25.8-k 25.8-m 25.9-b 25.9-c 25.11-b 25.12-a 25.12-b
    """,
    "v3/1936-steady-over": """
        994 8.1 8.3-a 9.2 11.3-a 11.3-c 12.1-b 13.1-a 14.1-a 14.5 15.1-b 16.1-a 16.2-a 16.4-c 16.4-f 16.4-g
        16.5-a 16.5-d 16.6-b 16.6-c 16.6-e 16.7-f 17.3 18.3 18.4 18.5 18.6 18.7-a 18.8 19.1 19.5 19.6-c
        21.2-b 26.1
    """,
    "v3/1938-random-200": """
        210 8.1 9.2 11.3-a 12.1-b 13.1-a 14.1-a 15.1-b 16.1-a 16.2-a 16.3-b 16.5-a 16.5-d 16.6-b 16.6-c 16.6-d
        16.6-g 16.6-j 16.7-f 17.3 18.2-a 18.3 18.5 18.8 19.1 19.5 19.6-c
    """,
    "v3/1938-random-over": """
        215 8.1 9.2 9.4 11.3-a 12.1-b 13.1-a 14.1-a 15.1-b 16.1-a 16.2-a 16.3-b 16.5-a 16.5-d 16.6-b 16.6-c
        16.6-g 16.7-f 17.3 18.2-a 18.3 18.7-a 18.8 19.1 19.5 19.6-c 21.2-e 25.1-c 25.3-f 25.4-a 25.7-a
        25.7-e 25.8-g 25.9-b 25.9-c 25.11-b
    """,
    "v3/1938-steady-over": """
        730 8.1 9.2 11.3-a 11.3-c 12.1-b 13.1-a 14.1-a 15.1-b 16.1-a 16.2-a 16.3-b 16.4-c 16.4-e 16.4-g 16.5-a
        16.5-d 16.6-b 16.6-c 16.6-d 16.6-e 16.6-g 16.7-f 17.3 18.2-a 18.3 18.5 18.7-a 18.8 19.1 19.6-c
        21.2-b 22.2-a 25.3-f 25.8-b 25.8-g 25.8-j 25.8-k 25.8-m 25.11-b 25.12-a 26.1
    """,
}
"""How many things were told in each match of the present rules, and under which rules."""


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=pytest.mark.rule("espana", *rules.split()[1:]))
        for name, rules in TOLD.items()
    ],
)
def test_a_kept_match_goes_as_it_went_and_tells_what_it_told(name):
    data = read(KEPT / f"{name}.json")
    assert data["rules"] == GAME.version
    match = opened(
        GAME, data
    )  # every answer is judged again, and the end must be the same to the last marker
    number, *rules = TOLD[name].split()
    assert len(match.state.log.events) == int(number)
    assert {event.rule for event in match.state.log.events} == set(rules)
