"""Chapters 6 and 7: supply and zones of control."""

from random import Random

import pytest
from tests.games.santander.table import N, R, attack, begin, facts, options, play, rule_against

from frente.games.santander import GAME
from frente.games.santander.definitions import BIT, COUNT, GRID, LAND, LINKS
from frente.games.santander.rules import supply

RING = {
    "2206": ["n4-1"],
    "2105": ["b183"],
    "2106": ["b184"],
    "2207": ["b185"],
    "2306": ["b170"],
    "2305": ["b171"],
}


@pytest.mark.rule("santander", "6.1-a", "6.2-a", "6.2-c")
def test_6_1_lines_of_any_length_to_sources_of_ones_own():
    match = begin(phase="nationalist-move", units={"1110": ["n1-1"], "2504": ["b170"]}, check=True)
    assert "n1-1" not in facts(match)["oos"]  # right across the map
    assert "b170" not in facts(match)["oos"]  # an enemy source is no source, but the way west is open
    fed = facts(match)["supply"]
    assert "1420" in fed[N]
    assert {"1401", "1501"} <= set(fed[R])


@pytest.mark.rule("santander", "6.2-b")
def test_6_2_b_santander_is_a_source_only_while_republican():
    walls = {"1402": ["n1-1"], "1502": ["n1-2"], "1211": ["dc"]}
    match = begin(phase="republican-move", units=walls, check=True)
    assert facts(match)["oos"] == []
    walls = {"1402": ["n1-1"], "1502": ["n1-2"], "1210": ["dc"]}
    match = begin(phase="republican-move", units=walls, control={"1211": N}, check=True)
    assert "dc" in facts(match)["oos"]


@pytest.mark.rule("santander", "6.2.1-a", "6.2.1-b", "7.1-a", "9.2-m")
def test_6_2_1_enemy_units_and_zones_bar_lines():
    match = begin(phase="nationalist-move", units=RING, check=True)
    assert facts(match)["oos"] == ["n4-1"]
    # A friendly combat unit in a hex in enemy ZoC opens it; an HQ does not.
    opened = {**RING, "2205": ["n1-1"]}
    assert facts(begin(phase="nationalist-move", units=opened, check=True))["oos"] == []
    shut = {**RING, "2205": ["hq-n1"]}
    assert "n4-1" in facts(begin(phase="nationalist-move", units=shut, check=True))["oos"]
    # An enemy HQ alone bars its hex and has no zone; an enemy supply column bars nothing.
    alone = {"1402": ["hq-n1"], "1404": ["sc-nat-1"], "1401": ["b170"]}
    match = begin(phase="nationalist-move", units=alone, check=True)
    assert "1402" not in facts(match)["supply"][R]
    assert "1404" in facts(match)["supply"][R]
    assert facts(match)["zoc"][N] == []


@pytest.mark.rule("santander", "6.3.1-a", "10.2-b")
def test_6_3_1_a_an_hq_out_of_supply_cannot_bombard():
    units = {**RING, "2206": ["hq-n1", "n4-1"]}
    match = begin(phase="republican-combat", turn=2, units=units)
    attack(match, "2206", "b183")
    play(match, "enough")
    assert rule_against(match, "fire hq-n1") == "6.3.1-a"
    assert "n4-1" in facts(match)["oos"]  # 10.2-b: checked at once


@pytest.mark.rule("santander", "6.3.1-d", "6.3.1-b", "9.5.1-d")
def test_6_3_1_d_a_unit_is_halved_only_once():
    match = begin(
        phase="nationalist-move",
        units={"2504": ["n1-1"], "1401": ["b170"]},
        oos=["n1-1"],
        dsg={"n1-1": "dsg2"},
    )
    assert facts(match)["alone"]["n1-1"] == {"attack": 3, "defence": 3, "move": 3}


@pytest.mark.rule("santander", "6.4-a", "6.4-b", "7.1.1-a")
def test_6_4_each_check_uses_the_marks_of_the_last():
    # The encircled unit, still unmarked, has a zone; after the check it has none.
    match = begin(phase="nationalist-move", units=RING, check=True)
    assert "2205" not in facts(match)["zoc"][N]
    assert facts(match)["oos"] == ["n4-1"]
    # Marked OOS, both rings of mutual encirclement exert nothing at the next check (one pass, no second).
    both = begin(
        phase="nationalist-move", units=RING, check=True, oos=["b183", "b184", "b185", "b170", "b171"]
    )
    assert "n4-1" not in facts(both)["oos"]
    play(both, "done")
    assert facts(both)["oos"] == ["n4-1"]  # the ring is fed again, so its zones count now


@pytest.mark.rule("santander", "7.2-a", "7.1-a")
def test_7_2_a_a_zone_stops_every_piece():
    units = {"2405": ["n1-1", "hq-n1", "sc-nat-1"], "2206": ["b174"], "2305": ["n4-1"]}
    match = begin(phase="nationalist-move", units=units)
    for piece in ("n1-1", "hq-n1", "sc-nat-1"):
        play(match, f"move {piece}")
        assert "go 2305" in options(match)  # a friend there does not cancel the zone
        assert rule_against(match, "step 2305") == "7.2-a"
        assert "go 2106" not in options(match)
        play(match, "stay")


@pytest.mark.rule("santander", "7.2-b")
def test_7_2_b_leaving_a_zone_costs_a_point_and_may_lead_into_another():
    units = {"2205": ["n1-1"], "2206": ["b174"]}
    match = begin(phase="nationalist-move", units=units)
    play(match, "move n1-1")
    ask = match.asks[0]
    cost = {
        t.split()[1]: GAME.choice(match.state, ask, t).label.args["cost"]
        for t in options(match)
        if t[:2] == "go"
    }
    assert cost["2305"] == "2"  # 1 to leave, 1 for clear ground, straight from zone to zone
    assert cost["2304"] == "2"
    assert ask.about["spent"] == "1"


@pytest.mark.rule("santander", "1.3.2-a", "7.1-a")
def test_a_step_of_a_set_is_the_step_of_each_of_its_hexes():
    luck = Random(1)
    for i in range(COUNT):
        if LAND >> i & 1:
            assert supply.step(BIT[i]) == LINKS[i]
    for _ in range(200):
        some = luck.getrandbits(COUNT) & luck.getrandbits(COUNT) & LAND
        assert supply.step(some) == GRID.around(some, LINKS)
