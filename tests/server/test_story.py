"""What others did: told from a seat's own views and log, in every game."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from tests.games.crusade.board import named, play, table
from tests.server.test_api import spoken

from frente import games
from frente.engine import Match, to_plain
from frente.engine.contract import random_answer
from frente.engine.replay import Replay
from frente.server import present, shapes
from frente.server.delta import applied
from frente.server.story import DRAWN, replayed
from frente.words import Words

ANSWERS = 120


def played(slug: str, answers: int = ANSWERS) -> Match[Any]:
    """A match after some answers at random."""
    luck = random.Random(f"story {slug}")
    match = Match.start(games.load(slug), seed=f"story {slug}", auto=True)
    while match.asks and answers:
        ask = luck.choice(match.asks)
        match.answer(ask.seat, random_answer(ask, luck))
        answers -= 1
    return match


def places(match: Match[Any]) -> set[str]:
    board: Any = match.game.board(match.state, match.setup.scenario, match.setup.options)
    cells = (board.get("hexes") or {}).get("cells") or []
    return {place["id"] for place in [*(board.get("places") or []), *cells]}


def ids(value: Any) -> set[str]:
    if isinstance(value, dict):
        return {text for key, part in value.items() for text in (key, *ids(part))}
    if isinstance(value, list):
        return {text for part in value for text in ids(part)}
    return {value} if isinstance(value, str) else set()


@pytest.mark.parametrize("slug", games.slugs())
def test_a_story_tells_nothing_that_the_seats_views_and_log_did_not_hold(slug: str):
    match = played(slug)
    replay, here = Replay(match), places(match)
    last = len(replay.plies) - 1
    for seat in match.setup.seats:
        told = present.story(replayed(replay, seat, here, replay.plies[last - 40], match.ply), seat, 10**6)
        spoken(told, shapes.StoryTold)
        seen: set[str] = set(match.setup.seats)
        for number in range(last - 40, last + 1):
            seen |= ids(to_plain(present.view(replay.at(number), seat, (), ())))
        for event in replay.told(last - 40, last):
            seen |= ids(to_plain(event.seen_by(seat).data))
        for step in told["steps"]:
            things = {piece for trail in step["trails"] for piece in (*trail["pieces"], *trail["path"])}
            assert things <= seen
            assert not step["card"] or step["card"]["id"] in seen
        for change in told["summary"]:
            assert set(change["subjects"]) <= seen


@pytest.mark.parametrize("slug", games.slugs())
def test_the_steps_lead_from_the_first_view_to_the_last(slug: str):
    match = played(slug)
    replay = Replay(match)
    last = len(replay.plies) - 1
    seat = match.setup.seats[0]
    told = replayed(replay, seat, places(match), replay.plies[last - 30], match.ply)
    views = [present.view(replay.at(number), seat, (), ()) for number in (last - 30, last)]
    before, after = [{part: view[part] for part in DRAWN} for view in views]
    for step in told.steps:
        before = applied(before, step.changes)
    assert told.steps
    assert before == after


@pytest.mark.parametrize("slug", games.slugs())
def test_every_place_that_changed_hands_is_in_the_summary(slug: str):
    match = played(slug)
    replay = Replay(match)
    seat = match.setup.seats[0]
    told = replayed(replay, seat, places(match), 0, match.ply)
    views: list[Any] = [replay.at(number).view(seat) for number in (0, len(replay.plies) - 1)]
    changed = {
        place
        for place, now in views[1]["places"].items()
        if now["control"] != views[0]["places"].get(place, {}).get("control", "")
    }
    assert changed == {
        place for change in told.summary if change.kind == "place" for place in change.subjects
    }


@pytest.mark.parametrize("slug", games.slugs())
def test_a_turn_is_told_in_sixteen_kilobytes_and_a_battle_in_four(slug: str):
    match = played(slug)
    replay = Replay(match)
    for seat in match.setup.seats:
        told = present.story(replayed(replay, seat, places(match), 0, match.ply), seat)
        changes = [step["changes"] for step in told["steps"]]
        assert len(json.dumps(told, separators=(",", ":"))) <= 17 * 1024 or not any(changes)
        for fight in present.fights(match):
            card = present.fought(match, seat, fight, match.state.log.events)
            spoken(card, shapes.Battle)
            assert len(json.dumps(card, separators=(",", ":"))) <= 4096, card["title"]


def test_a_unit_that_goes_out_and_back_is_not_said_to_go_where_it_was():
    match = table(turn=3, round=2, hands={"nat": ["N2"]}, units={"sevilla": ["nat-afr:full"]})
    unit = named(match, "sevilla", "nat-afr")
    play(match, "ops N2", "activate-move sevilla", "done", f"move {unit}", "step ecija", "step sevilla")
    told = replayed(Replay(match), "rep", places(match), 0, match.ply)
    moved = told.steps[-1]
    assert [trail.path for trail in moved.trails] == [("sevilla", "ecija", "sevilla")]
    assert Words(match.game).say(moved.message) == f"{match.game.names()[unit]}: out from Sevilla and back."
