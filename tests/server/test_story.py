"""What others did: told from a seat's own views and log, in every game."""

from __future__ import annotations

import json
import random
from functools import partial
from typing import Any

import pytest
from tests.games.arriba.table import Table, group
from tests.games.crusade.board import attack, named, play, table
from tests.games.espana.table import EMPTY, LANDS, do
from tests.games.espana.table import table as espana
from tests.server.test_api import spoken

from frente import bots, games
from frente.engine import Match, to_plain
from frente.engine.contract import random_answer
from frente.engine.replay import Replay
from frente.engine.story import Story
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


@pytest.mark.parametrize("slug", games.slugs())
def test_the_last_event_of_every_battle_says_what_it_came_to(slug: str):
    match = played(slug)
    log, found = match.state.log.events, present.fights(match)
    for seat in match.setup.seats:
        short = partial(present.in_short, match, seat, log=log)
        told = present.events(match.events(seat), 0, found, short)
        cards = [(fight, present.fought(match, seat, fight, log)) for fight in found]
        decided = [(fight, card) for fight, card in cards if card["verdict"]]
        assert decided
        for fight, card in decided:
            line = told[fight.last - 1]["verdict"]
            assert card["verdict"] in (line, line["args"].get("verdict"))
        assert sum("verdict" in event for event in told) == len(decided)


def test_a_unit_that_goes_out_and_back_is_not_said_to_go_where_it_was():
    match = table(turn=3, round=2, hands={"nat": ["N2"]}, units={"sevilla": ["nat-afr:full"]})
    unit = named(match, "sevilla", "nat-afr")
    play(match, "ops N2", "activate-move sevilla", "done", f"move {unit}", "step ecija", "step sevilla")
    told = replayed(Replay(match), "rep", places(match), 0, match.ply)
    moved = told.steps[-1]
    assert [trail.path for trail in moved.trails] == [("sevilla", "ecija", "sevilla")]
    assert Words(match.game).say(moved.message) == f"{match.game.names()[unit]}: out from Sevilla and back."


# --- as a reader sees it --------------------------------------------------------------------------
def told_of(match: Match[Any], seat: str, since: int) -> Story:
    return replayed(Replay(match), seat, places(match), since, match.ply)


def in_english(match: Match[Any], told: Story) -> list[str]:
    words = Words(match.game, strict=True)
    return [words.say(step.message) for step in told.steps]


def steady(slug: str, answers: int) -> Match[Any]:
    """A match of the game's own computer players after some answers."""
    game = games.load(slug)
    match = Match.start(game, seed=f"story {slug}", auto=True)
    player = bots.make(game, "steady")
    while match.asks and answers:
        ask = match.asks[0]
        match.answer(ask.seat, bots.answer(player, match, ask.seat, "story").token)
        answers -= 1
    return match


@pytest.mark.rule("arriba", "7.1-a")
def test_regrouping_in_several_places_is_one_step():
    at_large = [group("madrid", f"pa-b0{n}") for n in (1, 2)] + [group("toledo", f"pa-b0{n}") for n in (3, 4)]
    table = Table(*at_large, phase="organization", side="government")
    since = table.match.ply
    table.play(
        "open madrid", "join pa-b01 g2", "close", "open toledo", "join pa-b03 g4", "seat g4 city", "close"
    )
    told = told_of(table.match, "rebel", since)
    assert in_english(table.match, told) == ["Government organizes 2 battlegroups at Madrid, Toledo."]
    assert told.steps[0].plies[1] > told.steps[0].plies[0] + 3


@pytest.mark.rule("arriba", "9.1-e")
def test_a_battle_is_told_with_what_came_of_it_though_it_began_before():
    """The Government chooses its losses: for it the story begins in the midst of the fight."""
    groups = group("toledo", "na-b01", "na-b02", "na-b03"), group("toledo", "pa-b01", "pa-b02")
    table = Table(*groups, phase="combat", side="rebel", turn=1, rolls=[(5,)])
    table.play("attack g1", "on g2")
    assert table.seat == "rebel" or table.kind == "losses"
    while table.kind in ("losses", "press"):
        table.play(table.options[0])
    (fought, *_) = in_english(table.match, told_of(table.match, "government", table.match.ply - 1))
    assert fought.startswith("Rebel column at Toledo attacks Government column at Toledo. Rebel loses ")


@pytest.mark.parametrize("slug", games.slugs())
def test_every_battle_of_a_story_says_more_than_what_was_rolled_for(slug: str):
    match = steady(slug, 140)
    for seat in match.setup.seats:
        told = told_of(match, seat, 0)
        assert not [step.message.id for step in told.steps if step.message.id.startswith("roll-")]


@pytest.mark.parametrize("slug", games.slugs())
def test_a_card_is_told_once_in_the_summary_and_never_to_whom_played_it(slug: str):
    match = steady(slug, 140)
    for seat in match.setup.seats:
        cards = [change for change in told_of(match, seat, 0).summary if change.kind == "card"]
        assert len(cards) == len({(c.message.args["seat"], c.subjects) for c in cards})
        assert seat not in {change.message.args["seat"] for change in cards}


@pytest.mark.rule("crusade", "8.5.1.3-a")
def test_a_card_that_leaves_the_game_is_not_told_as_played_by_who_answered_last():
    units = {"sevilla": ["nat-afr:full"], "ecija": ["rep-mil:full"] * 3}
    match = table(
        turn=3,
        round=2,
        hands={"nat": ["N15"], "rep": []},
        units=units,
        ammo=False,
        isolated=[],
        dice=[(4, 5)],
    )
    play(match, "event N15")
    attack(match, "ecija", named(match, "sevilla", "nat-afr"))
    since = match.ply
    assert match.asks[0].seat == "rep"
    play(match, match.asks[0].options()[0])
    assert "card-removed" in [event.kind for event in match.events("nat")]
    assert "card" not in [change.kind for change in told_of(match, "nat", since).summary]
    told = [change.message.args for change in told_of(match, "rep", 0).summary if change.kind == "card"]
    assert told == [{"seat": "nat", "card": "N15"}]


@pytest.mark.rule("arriba", "5.1-a")
def test_a_level_is_told_as_a_number_though_an_event_is_called_by_it():
    """Random events are called by two figures, as levels are."""
    table = Table(phase="political", side="rebel", rolls=[(1,)], ps={"rebel": 56})
    since = table.match.ply
    table.play("influence fr 0")
    words = Words(table.match.game, strict=True)
    told = [words.say(change.message) for change in told_of(table.match, "government", since).summary]
    assert "Support of Rebel: 56 → 54." in told


def test_who_goes_out_of_sight_is_not_told_as_lost():
    """Santander: what is destroyed lies beside the map, for both to see; the rest is only unseen."""
    match = steady("santander", 260)
    for seat in match.setup.seats:
        view: Any = match.view(seat)
        beside = {piece["id"] for piece in view["pieces"] if piece["place"] not in places(match)}
        lost = [change for change in told_of(match, seat, 0).summary if change.kind == "loss"]
        assert {id for change in lost for id in change.subjects} <= beside


@pytest.mark.rule("espana", "16.6-c")
def test_neither_a_troop_that_falls_to_a_small_counter_nor_a_general_who_goes_home_is_lost():
    units = {"madrid": ["n-ita 3", "mola", "r-reg 3"]}
    match = espana(
        {**EMPTY, "turn": 4, "battle": "mola", "units": units, "markers": LANDS},
        rolls=[[5, 1, 1], [1, 1, 1]],
    )
    since = match.ply
    do(match, "attack n-ita-l1 r-reg-l1")
    summary = told_of(match, "republican", since).summary
    assert "changes-became" in [change.message.id for change in summary]
    assert "loss" not in [change.kind for change in summary]


@pytest.mark.rule("arriba", "6.4.2-a")
def test_units_that_are_converted_are_neither_lost_nor_gained():
    table = Table(
        group("burgos", "na-b01", "na-b02", seat="city"),
        phase="strategic",
        side="rebel",
        ep={"rebel": 8},
        boxes={"ge": 2},
        steps=["spend rebel 0"],
    )
    since = table.match.ply
    table.play(next(token for token in table.options if token.startswith("convert")))
    summary = told_of(table.match, "government", since).summary
    assert "changes-became" in [change.message.id for change in summary]
    assert "loss" not in [change.kind for change in summary]


def test_the_end_of_a_turn_tells_in_the_summary_which_regions_changed_hands():
    match = Match.start(games.load("arriba"), seed="regions", auto=True)
    luck = random.Random("regions")
    while not any(event.kind == "control" for event in match.state.log.events):
        ask = luck.choice(match.asks)
        match.answer(ask.seat, random_answer(ask, luck))
    gone = [event for event in match.state.log.events if event.kind == "control"]
    told = replayed(Replay(match), "rebel", places(match), 0, match.ply)
    regions = [change for change in told.summary if change.message.id == "event-control"]
    assert [change.message for change in regions] == [event.message() for event in gone]
    good = {"rebel": 1, "government": -1}
    assert [change.good for change in regions] == [
        good.get(event.data["side"], -1 if event.data["before"] == "rebel" else 0) for event in gone
    ]
