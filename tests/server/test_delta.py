"""Changes between views."""

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from frente import games
from frente.engine import Match
from frente.server.delta import applied, changes
from frente.server.story import drawn, edits

LEAF = st.none() | st.text(max_size=3) | st.integers(2, 9)
IDS = st.sampled_from(["a", "b", "c", "d", "e"])
ITEM = st.fixed_dictionaries({"id": IDS}, optional={"place": LEAF, "marks": st.lists(LEAF, max_size=2)})
VALUE = st.recursive(
    LEAF | st.lists(ITEM, max_size=5, unique_by=lambda item: str(item["id"])) | st.lists(ITEM, max_size=3),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from("xyz*"), inner, max_size=3),
    max_leaves=12,
)
VIEW = st.dictionaries(st.sampled_from(["pieces", "turn", "cards", "*"]), VALUE, max_size=4)


@settings(max_examples=60)
@given(VIEW, VIEW)
def test_changes_lead_from_one_view_to_the_other(old: dict[str, Any], new: dict[str, Any]):
    found = json.loads(json.dumps(changes(old, new)))
    before = json.dumps(old)
    after = applied(old, found)
    assert json.dumps(after, sort_keys=True) == json.dumps(new, sort_keys=True)
    assert json.dumps(old) == before
    assert not changes(new, new)


def test_a_moved_piece_is_one_short_change():
    pieces = [{"id": f"u{i}", "place": "madrid", "side": "red"} for i in range(9)]
    moved = [dict(piece) for piece in pieces]
    moved[4]["place"] = "toledo"
    assert changes({"pieces": pieces}, {"pieces": moved}) == [[["pieces", "u4", "place"], "toledo"]]
    assert changes({"pieces": pieces}, {"pieces": pieces[1:]}) == [[["pieces", "u0"]]]


def test_a_new_order_is_told_by_ids():
    a, b = {"id": "a"}, {"id": "b"}
    assert changes({"hand": [a, b]}, {"hand": [b, a]}) == [[["hand", "*"], ["b", "a"]]]


@pytest.mark.parametrize("slug", games.slugs())
def test_what_is_drawn_is_what_changed_of_the_board(slug: str):
    match, luck = Match.start(games.load(slug), seed="drawn"), random.Random(slug)
    before = match.view(None)
    for _ in range(25):
        ask = luck.choice(match.asks)
        match.answer(ask.seat, luck.choice(ask.options()))
        after = match.view(None)
        assert drawn(changes(before, after), before, after) == edits(before, after)
        before = after
