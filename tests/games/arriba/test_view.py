"""What clients see of a match."""

from typing import Any

import pytest

from frente.engine import Match, to_plain
from frente.games.arriba import GAME

from .table import PA, B, Table, group


@pytest.mark.rule("arriba", "2.2.4-d")
def test_every_piece_stands_somewhere_that_is_drawn():
    match = Match.start(GAME, seed="v")
    view: Any = to_plain(GAME.view(match.state, None))
    layout: Any = GAME.layout("standard", match.setup.options)
    spots = {p["id"] for p in layout["places"]} | {t["id"] for t in layout["trays"]}
    assert {p["place"] for p in view["pieces"]} <= spots
    ids = [p["id"] for p in view["pieces"]]
    assert len(ids) == len(set(ids))
    assert GAME.summary(match.state, None)[0].startswith("Turn 1 of 14")
    assert set(ids) <= set(GAME.names())


@pytest.mark.rule("arriba", "7.1-a")
def test_pointing_explains_itself():
    t = Table(group("madrid", f"{PA} {B}", seat="city"), phase="movement", side="government", purged=[])
    assert t.match.why_nothing_at("government", ("pa-b01",)) == ()
    t.play("march g1", "to toledo city")
    (reason,) = t.match.why_nothing_at("government", ("pa-b01",))
    assert reason.rule == "8.1-b"
    (nothing,) = t.match.why_nothing_at("government", ("burgos",))
    assert (nothing.rule, nothing.text) == ("8.1-a", "place-later")
