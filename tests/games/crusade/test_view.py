"""What a client gets: the same look is the same row, and a move changes little."""

from __future__ import annotations

import pytest

from frente.games.crusade.definitions import UNITS
from frente.server.delta import applied, changes

from .board import GAME, named, play, table


def test_counters_are_listed_by_number_wherever_they_lie():
    m = table(turn=3)
    order = {u.id: u.index for u in UNITS}
    ids = [piece["id"] for piece in GAME.view(m.state, "nat")["pieces"]]
    assert ids == sorted(ids, key=lambda id: order[id])


@pytest.mark.rule("crusade", "10.1.9")
def test_a_move_sends_one_counter_and_no_order():
    m = table(turn=3, side="nat", round=2, hands={"nat": ["N9"], "rep": []})
    play(m, "auto", "activate-move segovia")
    unit = named(m, "segovia", "nat-inf")
    play(m, f"move {unit}")
    before = GAME.view(m.state, "nat")
    play(m, "step arevalo")
    after = GAME.view(m.state, "nat")
    found = changes(before, after)
    assert applied(before, found) == after
    assert {tuple(path[:2]) for path, *_ in found if path[0] == "pieces"} <= {
        ("pieces", unit),
        ("pieces", "nat-cav-4"),
    }
    assert ["pieces", "*"] not in [path for path, *_ in found]


def test_what_did_not_change_is_the_same_object():
    m = table(turn=3)
    one, two = GAME.view(m.state, "nat"), GAME.view(m.state.copy(), "nat")
    assert one == two
    assert all(a is b for a, b in zip(one["pieces"], two["pieces"], strict=True))
    assert one["overlays"][0] is two["overlays"][0]
    assert one["places"] is not two["places"]


@pytest.mark.rule("crusade", "2.2.2.9", "16.2.3")
def test_spaces_show_works_sieges_isolation_and_hunger():
    m = table(turn=3, units={"arganda": ["nat-inf"]}, works={"madrid": "trench"})
    places = GAME.view(m.state, None)["places"]
    assert places["madrid"]["marks"] == ["trench"]
    assert "siege" in places["toledo"]["marks"]
    assert "isolated" in places["oviedo"]["marks"]
    assert places["arganda"] == {"control": "nat", "marks": ["out-of-supply"], "note": None}


def test_an_option_does_not_repeat_what_the_prompt_says():
    m = table(turn=3, side="nat", round=2, hands={"nat": ["N9"], "rep": []})
    play(m, "auto")
    ask = m.asks[0]
    label = GAME.choice(m.state, ask, "activate-move segovia").label
    assert label.args == {"a": "segovia"}
    assert "points" in ask.about
