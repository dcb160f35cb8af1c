"""Positions as numbers: they tell what the seat may know, and nothing else."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from frente import games
from frente.bots.random import pick
from frente.engine import Game, Match
from frente.research import PLANES, Table, sight_of, text_of

FOGGY = {"espana": {"fog": True}}


def positions(game: Game[Any], options: dict[str, Any], seed: str, every: int, most: int) -> list[Match[Any]]:
    """Matches at which random play has come to different points."""
    match = Match.start(game, options=options, seed=seed, events=False)
    found: list[Match[Any]] = []
    ply = 0
    while match.asks and len(found) < most:
        if ply % every == 0:
            found.append(match.clone())
        ask = match.asks[0]
        match.answer(ask.seat, pick(ask.options(), f"{seed}|{ply}"))
        ply += 1
    return found


@pytest.mark.parametrize("slug", games.slugs())
def test_an_observation_is_the_same_in_every_world_that_a_seat_cannot_tell_apart(slug):
    game = games.load(slug)
    sight = sight_of(game)
    for options in ({}, FOGGY.get(slug, {})):
        for number, match in enumerate(positions(game, options, "worlds", 13, 30)):
            for seat in match.setup.seats:
                mine = sight.observe(match, seat, None)
                for world in range(3):
                    other = match.redacted(seat, f"{number}|{world}")
                    theirs = sight.observe(other, seat, None)
                    changed = [
                        name
                        for name in sight.fields
                        if not np.array_equal(sight.part(mine, name), sight.part(theirs, name))
                    ]
                    assert changed == []


def test_what_is_hidden_is_not_in_the_numbers():
    game = games.load("santander")
    sight = sight_of(game)
    hidden = seen = 0
    for match in positions(game, {}, "fog", 40, 30):
        for seat, other in (("nationalist", "republican"), ("republican", "nationalist")):
            where = sight.part(sight.observe(match, seat, None), "where")
            for piece, (side, place) in enumerate(zip(sight.record.sides, match.state.at, strict=True)):
                if side == other and place >= 0:
                    assert where[piece] in (place, -1)
                    hidden += where[piece] == -1
                    seen += where[piece] == place
                elif side == seat and place >= 0:
                    assert where[piece] == place
    assert hidden > 20
    assert seen > 20


def test_two_hands_give_two_observations_to_their_owner_and_one_to_the_enemy():
    game = games.load("crusade")
    sight = sight_of(game)
    match = Match.start(game, "war-of-the-columns", seed="hands", events=False)
    twin = match.clone()
    hand, pile = twin.state.hands["nat"], twin.state.draws["nat"]
    hand[0], pile[0] = pile[0], hand[0]
    mine = [sight.part(sight.observe(m, "nat", None), "hand") for m in (match, twin)]
    assert not np.array_equal(mine[0], mine[1])
    theirs = [sight.observe(m, "rep", None) for m in (match, twin)]
    assert np.array_equal(theirs[0], theirs[1])


@pytest.mark.parametrize("slug", games.slugs())
def test_planes_count_the_pieces_that_stand_on_the_map(slug):
    game = games.load(slug)
    sight = sight_of(game)
    matches = positions(game, {}, "planes", 40, 6)
    for seat in matches[0].setup.seats:
        seen = np.stack([sight.observe(match, seat, None) for match in matches])
        planes = sight.stacked(seen, seat)
        assert planes.shape == (len(matches), len(sight.planes), len(sight.record.places))
        assert sight.planes[: len(PLANES)] == PLANES
        where = sight.part(seen, sight.record.pieces.name)
        on_map = ((where >= 0) & (where < len(sight.record.places))).sum(axis=1)
        assert (planes[:, 0] + planes[:, 1]).sum(axis=1).tolist() == on_map.tolist()
        assert (planes[:, 2] >= 0).all()
        name = sight.planes[-1]
        assert np.array_equal(planes[:, -1], sight.part(seen, name).astype(np.float32))


@pytest.mark.parametrize("slug", games.slugs())
def test_numbers_of_whole_matches_stay_within_sixteen_bits(slug):
    game = games.load(slug)
    table = Table.start(game, seed="whole")
    while table.seat:
        seen = table.observe(table.seat)
        assert seen.dtype == np.int16
        assert seen.shape == (table.sight.size,)
        assert seen[0] == 1
        assert table.choosing is not None
        numbers = table.choosing.numbers
        table.act(numbers[table.decisions % len(numbers)])
    assert table.match.result is not None


def _truth(slug: str, state: Any) -> list[int]:
    """Where pieces stand, by the plain state."""
    if slug == "barricadas":
        return [state.at.get(piece, -1) for piece in range(len(sight_of(games.load(slug)).record.sides))]
    if slug == "arriba":
        standing = {u: group.area for group in state.groups.values() for u in group.units}
        return [standing.get(u, -1) for u in range(len(sight_of(games.load(slug)).record.sides))]
    return list(state.at if slug == "santander" else state.where)


@pytest.mark.parametrize("slug", games.slugs())
def test_a_look_at_one_match_tells_nothing_of_another(slug):
    """Only what has changed is written anew: turn about, two matches must not mix."""
    game = games.load(slug)
    tables = [Table.start(game, seed=seed) for seed in ("one", "two")]
    side = {"barricadas": "nationalist"}.get(slug, tables[0].match.setup.seats[0])
    compared = 0
    for step in range(120):
        for table in tables:
            looked = table.observe(side)
            sight = table.sight
            choosing = table.choosing if side == table.seat else None
            assert np.array_equal(looked, sight.observe(table.match, side, choosing))
            mine = [p for p, whose in enumerate(sight.record.sides) if whose == game.side(side)]
            where, truth = sight.part(looked, "where"), _truth(slug, table.match.state)
            for p in mine:
                if truth[p] >= 0:
                    assert where[p] == truth[p]
                    compared += 1
            if table.seat:
                numbers = table.choosing.numbers if table.choosing else []
                table.act(numbers[step % len(numbers)])
    assert compared > 1000


def test_text_tells_the_ask_and_its_answers_to_the_seat_that_is_asked():
    match = Match.start(games.load("arriba"), seed="text", events=False)
    ask = match.asks[0]
    other = next(seat for seat in match.setup.seats if seat != ask.seat)
    assert all(f"- {token}" in text_of(match, ask.seat) for token in ask.options())
    assert "\n- " not in text_of(match, other)
    assert f"{ask.seat} must answer" in text_of(match, other)
