"""Chapters 8 and 11: movement, roads, rain; supply columns on the move (9.3)."""

from typing import Any

import pytest
from tests.games.santander.table import N, R, asked, begin, facts, options, play, rule_against, where

from frente.engine import Match
from frente.games.santander import GAME


def costs(match: Match[Any], piece: str) -> dict[str, str]:
    play(match, f"move {piece}")
    ask = match.asks[0]
    shown = [GAME.choice(match.state, ask, t) for t in ask.options() if t.startswith("go ")]
    return {c.subjects[0]: str(c.label.args["cost"]) for c in shown}


@pytest.mark.rule("santander", "8.1-a", "8.1-c", "3.B-c")
def test_8_1_a_pieces_move_one_by_one_and_once():
    match = begin(phase="nationalist-move", units={"2504": ["n1-1", "n1-2"], "1401": ["b170"]})
    assert rule_against(match, "move b170") == "8.1-a"
    assert rule_against(match, "move n4-1") == "8.1-a"
    play(match, "move n1-1", "go 2505")
    assert rule_against(match, "move n1-1") == "8.1-a"  # what it did not use is lost
    assert options(match) == ["move n1-2", "done"]
    play(match, "done")
    assert asked(match) == (N, "attack")
    play(match, "done")
    assert asked(match) == (R, "move")


@pytest.mark.rule("santander", "8.1-b")
def test_8_1_b_a_hex_must_be_paid_for():
    match = begin(phase="nationalist-move", units={"2404": ["c-1"], "1401": ["b170"]}, dsg={"c-1": "dsg"})
    play(match, "move c-1")  # 2 points
    refusal = match.why_not(N, "go 2105")
    assert refusal is not None
    assert refusal.rule == "8.1-b"
    assert refusal.args["have"] == "2"
    assert refusal.args["need"] == "5"
    # No minimum move: with 2 points a mountain is out of reach.
    match = begin(phase="nationalist-move", units={"2103": ["c-1"], "1401": ["b170"]}, dsg={"c-1": "dsg"})
    play(match, "move c-1")
    assert rule_against(match, "go 2004") == "8.1-b"
    everywhere = begin(
        phase="nationalist-move", units={"1903": ["c-1"], "1401": ["b170"]}, dsg={"c-1": "dsg"}
    )
    play(everywhere, "move c-1")
    roads = ["go 1703", "go 1803", "go 2002", "go 2003", "go 2102"]
    assert sorted(t for t in options(everywhere) if t[:2] == "go") == roads


@pytest.mark.rule("santander", "8.1-d", "9.3-e", "10.8-a")
def test_8_1_d_enemies_bar_the_way_and_columns_are_overrun():
    units = {"2305": ["n1-1", "hq-n1"], "2205": ["sc-rep-1"], "2206": ["b174"], "2105": ["hq-xv"]}
    match = begin(phase="nationalist-move", units=units)
    play(match, "move hq-n1")
    assert rule_against(match, "go 2206") == "8.1-d"
    assert rule_against(match, "go 2105") == "8.1-d"
    assert rule_against(match, "go 1101") == "8.1-d"  # sea
    play(match, "stay", "move n1-1", "go 2205")
    assert where(match, "sc-rep-1") == "out"
    assert facts(match)["control"]["2205"] == N


@pytest.mark.rule("santander", "10.8-a", "9.2-m", "10.6.1-b", "10.6.1-c")
def test_10_8_a_combat_units_take_control_in_passing_and_hqs_do_not():
    units = {"2106": ["n1-1", "hq-n1"], "1401": ["b170"]}
    match = begin(phase="nationalist-move", units=units)
    play(match, "move hq-n1", "go 2006")
    assert facts(match)["control"]["2006"] == R
    play(match, "move n1-1", "step 2006", "step 2007", "stay")
    assert facts(match)["control"]["2006"] == N
    assert facts(match)["control"]["2007"] == N
    assert facts(match)["morale"] == 1  # 10.6.1-b
    back = begin(
        phase="republican-move", units={"2005": ["b170"], "2504": ["n1-1"]}, control={"2006": N}, morale=3
    )
    play(back, "move b170", "go 2006")
    assert facts(back)["morale"] == 2  # 10.6.1-c


@pytest.mark.rule("santander", "8.1.1-a")
def test_8_1_1_a_no_unit_enters_a_hex_where_it_would_be_out_of_supply():
    wall = {"2105": ["b183"], "2207": ["b185"], "2008": ["b184"], "2206": ["n1-1"], "2305": ["n4-1"]}
    match = begin(phase="nationalist-move", units=wall)
    play(match, "move n1-1")
    # 2106 lies in enemy ZoC; its line runs through 2206, which the unit has just left.
    assert rule_against(match, "go 2106") == "8.1.1-a"
    held = begin(phase="nationalist-move", units={**wall, "2206": ["n1-1", "n1-2"]})
    play(held, "move n1-1")
    assert "go 2106" in options(held)
    # The same for a supply column.
    column = begin(phase="nationalist-move", units={**wall, "2206": ["n1-1", "sc-nat-1"]})
    play(column, "move sc-nat-1")
    assert "go 2106" in options(column)
    ring = {"2206": ["n4-1"], "2105": ["b183"], "2207": ["b185"], "2305": ["b170"], "2306": ["b171"]}
    cut = begin(phase="nationalist-move", units={**ring, "2106": ["b184"]}, oos=["n4-1"])
    play(cut, "move n4-1")
    assert options(cut) == ["go 2205", "stay"]  # out of supply: only into supply


@pytest.mark.rule("santander", "8.2-a", "8.2-c")
def test_8_2_a_half_a_point_on_roads_and_mixed_moves():
    match = begin(phase="nationalist-move", units={"2504": ["cel"], "1401": ["b170"]})
    price = costs(match, "cel")
    assert price["2405"] == "½"
    assert price["2206"] == "1½"  # three hexes of road
    assert price["2006"] == "2½"
    assert price["2205"] == "4"  # 2405, 2305 by road, then a hill
    assert float(price["2105"].replace("½", ".5")) > 3


@pytest.mark.rule("santander", "8.2-b")
def test_8_2_b_no_half_rate_to_or_from_a_zone():
    units = {"2504": ["cel"], "2206": ["b174"]}
    match = begin(phase="nationalist-move", units=units)
    price = costs(match, "cel")
    assert price["2405"] == "½"
    assert price["2305"] == "2"  # ends in the zone of 2206: every road hex at 1
    match = begin(phase="nationalist-move", units={"2305": ["cel"], "2206": ["b174"]})
    price = costs(match, "cel")
    assert price["2405"] == "2"  # 1 to leave, 1 for the road
    assert price["2504"] == "3"


@pytest.mark.rule("santander", "11.3-b", "11.1-a")
def test_11_3_b_rain_makes_mountains_dearer_also_by_road():
    units = {"2003": ["c-1"], "1401": ["b170"]}
    dry = costs(begin(phase="nationalist-move", units=units), "c-1")
    wet = costs(begin(phase="nationalist-move", units=units, weather="rain"), "c-1")
    assert (dry["2002"], wet["2002"]) == ("1", "2")
    assert (dry["2103"], wet["2103"]) == ("3", "4")


@pytest.mark.rule("santander", "9.3.2-b", "9.3.2-a", "9.3-e")
def test_9_3_2_columns_drive_eight_points_and_show_their_truck():
    match = begin(
        phase="nationalist-move", turn=1, units={"2504": ["sc-nat-1", "n1-1", "hq-n1"], "2206": ["b174"]}
    )
    price = costs(match, "sc-nat-1")
    assert price["2405"] == "½"
    assert rule_against(match, "step 2305") == "8.1-b"
    play(match, "step 2405")
    assert rule_against(match, "step 2305") == "7.2-a"
    play(match, "go 2305")
    assert facts(match)["trucks"] == ["sc-nat-1"]
    play(match, "move n1-1", "go 2305", "move hq-n1", "go 2305", "done")
    play(match, "attack 2206", "join n1-1", "launch", "fire hq-n1", "enough", "enough")
    assert rule_against(match, "spend sc-nat-1") == "9.3.2-a"


@pytest.mark.rule("santander", "9.3-a", "9.3-c", "9.3-d")
def test_9_3_a_a_new_column_from_turn_2_at_a_free_source():
    units = {"2504": ["n1-1", "sc-nat-1"], "2502": ["b171"], "1401": ["b170"]}
    match = begin(phase="nationalist-move", turn=1, units=units)
    assert asked(match) == (N, "move")
    match = begin(phase="nationalist-move", turn=2, units=units)
    assert asked(match) == (N, "arrival")
    assert rule_against(match, "arrive 2504") == "9.3-d"
    assert rule_against(match, "arrive 2502") == "9.3-a"
    assert rule_against(match, "arrive 2405") == "9.3-a"
    play(match, "arrive 2510")
    assert where(match, "sc-nat-2") == "2510"
    assert "move sc-nat-2" in options(match)  # it may move at once
    full = {"2405": ["sc-nat-1"], "2404": ["sc-nat-2"], "2403": ["sc-nat-3"], "2402": ["sc-nat-4"],
            "2401": ["sc-nat-5"], "2301": ["sc-nat-6"], "2303": ["sc-nat-7"], "2304": ["sc-nat-8"],
            "1401": ["b170"]}  # fmt: skip
    match = begin(phase="nationalist-move", turn=2, units=full)
    assert asked(match) == (N, "move")  # eight on the map


@pytest.mark.rule("santander", "9.2-d")
def test_9_2_d_an_hq_may_move_and_fire_in_one_turn():
    match = begin(phase="nationalist-move", turn=1, units={"2405": ["n1-1", "hq-n1"], "2206": ["b174"]})
    play(match, "move n1-1", "go 2305", "move hq-n1", "go 2304", "done", "attack 2206", "join n1-1", "launch")
    assert "fire hq-n1" in options(match)


@pytest.mark.rule("santander", "8.1-d", "9.3-e")
def test_8_1_d_a_column_does_not_run_over_a_column_but_a_unit_does():
    units = {"2206": ["sc-rep-1"], "2305": ["sc-nat-1", "hq-n1"], "1401": ["b170"]}
    match = begin(phase="nationalist-move", units=units)
    play(match, "move sc-nat-1")
    assert rule_against(match, "go 2206") == "8.1-d"
    play(match, "stay", "move hq-n1", "go 2206")
    assert where(match, "sc-rep-1") == "out"
