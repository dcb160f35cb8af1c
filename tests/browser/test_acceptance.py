"""What the table is accepted by, and which test holds each point; what stands nowhere else is here.

A battle card, before, at and after the dice
  1 all outcomes in sight, sum 1   test_stage: every outcome is in sight before the dice
  2 the same by touch alone        test_stage: on a phone by touch alone the same is seen
  3 a result stays until closed    test_stage: a result stays until it is closed
  4 its losses are the board's     test_stage: the losses of the card are those of the board
  5 the log opens the same card    test_stage: a result stays until it is closed
  6 no id is read                  reading.py, in test_stage and test_others; test_road
The other side's turn
  1 a chip a step, the log seen    test_others: each step of the others is a chip
  2 drawn as the replay has it     the same
  3 every card by name             the same
  4 places that changed hands      test_others: what changed is told at once
  5 at once: no motion, all told   the same
  6 nothing the seat cannot know   as 1; tests/server/test_story.py for the whole of a match
How one wins and loses
  1 aims of scenarios and seats    here; that all ends are aims: tests/games
  2 the last unit out of Sevilla   test_hands: the last unit out of sevilla is warned of
  3 V                              test_hands: the aims are a key away
  4 final and warned: its button   test_hands: nothing final goes without the main button
Hands-on
  1 a stack in three clicks        test_hands: a stack goes in three clicks; test_play: a counter is dragged
  2 the panel stays open           the same
  3 one undo for a group           test_hands: a whole way is taken back by one undo
  4 final by the main button       test_hands: nothing final goes without the main button
  5 a button that is not there     test_hands: a button that is not there says why
  6 prices                         tests/games/arriba/test_stakes.py
On a phone
  hand, targets, prompt            test_hands: the thumbs of a phone; test_map: on a phone everything is large
  battle                           test_stage: on a phone by touch alone the same is seen
  the others' turn                 test_phone
"""

from __future__ import annotations

import json
import urllib.request
from typing import Any

import pytest
from tests.browser.conftest import GAMES, Server

from frente import games
from frente.server import present


def told(server: Server, made: dict[str, Any], path: str) -> Any:
    address = f"{server.address}/api/matches/{made['match']['id']}/{path}"
    request = urllib.request.Request(address, headers={"authorization": f"Bearer {made['mine']['link']}"})
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.load(answer)


@pytest.mark.parametrize("slug", GAMES)
def test_every_scenario_briefs_every_seat(server: Server, slug: str) -> None:
    """With an aim of its own, each by a rule of the game, and something to begin with."""
    game = games.load(slug)
    rules = {rule["id"] for rule in present.rules(game)}
    for scenario in game.scenarios:
        seats = game.seats(scenario.id, game.full_options(scenario.id, {}))
        made = server.begin(game=slug, scenario=scenario.id, seats=dict.fromkeys(seats, "me"))
        for seat in seats:
            briefing = told(server, made, f"briefing?seat={seat}")
            assert [aim for aim in briefing["aims"] if aim["seat"] == seat], (scenario.id, seat)
            assert {aim["rule"] for aim in briefing["aims"]} <= rules
            assert briefing["first"]
