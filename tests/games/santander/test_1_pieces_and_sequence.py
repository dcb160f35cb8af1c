"""Chapters 1 to 3: map, pieces, sequence of play."""

from typing import Any

import pytest
from tests.games.santander.table import (
    N,
    R,
    asked,
    begin,
    events,
    facts,
    options,
    play,
    rolled,
    rule_against,
    where,
)

from frente.engine.dates import span
from frente.games.santander import GAME
from frente.games.santander.definitions import (
    CODES,
    GRID,
    HEX,
    LAND,
    LINKS,
    PIECE,
    PIECES,
    TERRAIN,
    TURNS,
    UNITS,
    VP,
    hexes_of,
)
from frente.games.santander.layout import problems
from frente.games.santander.rules import tables

QUIET = {"2504": ["n1-1"], "1401": ["b170"]}


@pytest.mark.rule("santander", "1.3-a", "1.3-b")
def test_1_3_rows_of_pointy_hexes_with_odd_rows_to_the_east():
    assert set(hexes_of(GRID.touching[HEX["1211"]])) == {"1110", "1111", "1210", "1212", "1310", "1311"}
    assert set(hexes_of(GRID.touching[HEX["2105"]])) == {"2005", "2006", "2104", "2106", "2205", "2206"}
    assert GRID.distance(HEX["2111"], HEX["2010"]) == 2
    assert len(CODES) == 300


@pytest.mark.rule("santander", "1.3-c", "C.5")
def test_1_3_c_tracks_and_boxes_are_on_the_board():
    board: Any = GAME.layout("quick", {})
    assert problems() == []
    assert {t["id"] for t in board["tracks"]} == {"turn", "weather", "morale", "vp"}
    assert {"air-nationalist", "air-republican"} <= {t["id"] for t in board["trays"]}
    assert TURNS[0] == span("1937-08-14/1937-08-15")
    assert len(TURNS) == 7


@pytest.mark.rule("santander", "1.3.2-a", "1.3.2-b")
def test_1_3_2_impassable_sides_bar_zones_and_supply_too():
    assert not LINKS[HEX["1314"]] >> HEX["1215"] & 1
    assert hexes_of(LINKS[HEX["1211"]]) == ["1110", "1210"]
    match = begin(phase="nationalist-move", units={"1314": ["n1-1"], "1401": ["b170"]})
    assert "1215" not in facts(match)["zoc"][N]


@pytest.mark.rule("santander", "1.4-a", "1.4-b", "1.4-c", "1.4-d")
def test_1_4_sums_are_rounded_once():
    assert tables.halved_up(3) == 2
    assert tables.attack_of_hex([(3, True), (3, True)], False, False) == 3
    assert tables.attack_of_hex([(5, False), (4, True)], True, True) == 1  # 7 / 4
    hill = HEX["2105"]
    assert tables.defence_of_hex([(3, True), (3, True)], False, hill) == 5  # 3 * 3/2 = 4.5
    assert tables.defence_of_hex([(3, True), (4, False)], True, hill) == 3  # 5.5 / 2 = 2, * 3/2
    assert tables.defence_of_hex([(1, True)], True, HEX["2206"]) == 1
    assert tables.column_for(0, 5) == 0


@pytest.mark.rule("santander", "2.1-a", "2.1-b", "2.1-c", "2.2-a")
def test_2_1_what_a_counter_says():
    lit = PIECES[PIECE["lit-1"]]
    assert (lit.attack, lit.defence, lit.move, lit.sp, lit.steps) == ((5, 3), (4, 2), (8, 8), 2, 2)
    assert lit.motorized
    assert not PIECES[PIECE["fin-8"]].motorized
    ardito = PIECES[PIECE["ar"]]
    assert ardito.steps == 1
    assert ardito.attack == (3, 3)  # a one-step unit has no back
    assert {p.type for p in PIECES} == {"infantry", "armour", "hq", "air", "sc"}


@pytest.mark.rule("santander", "2.3-a", "2.3.1-a")
def test_2_3_nationalities():
    assert {PIECES[p].nationality for p in UNITS[N]} == {"spanish", "italian", "italo-spanish", "german"}
    assert {PIECES[p].nationality for p in UNITS[R]} == {"santander", "basque", "asturian"}
    # Frecce Nere are neither Spanish nor Italian: no Spanish HQ fires for them.
    match = begin(
        phase="nationalist-combat",
        turn=2,
        units={"2206": ["b174"], "2205": ["fn-1"], "2304": ["hq-vi"]},
    )
    play(match, "attack 2206", "join fn-1", "launch")
    assert rule_against(match, "fire hq-vi") == "9.2-g"
    assert rule_against(match, "fire fan-1") == "9.1-b"


@pytest.mark.rule("santander", "C.1", "8.2-d")
def test_c_1_prices_of_movement():
    match = begin(phase="nationalist-move", units={"2405": ["n1-1", "cel"], "1401": ["b170"]})
    costs = _costs(match, "n1-1")
    assert costs["2305"] == "1"  # along the road
    assert costs["2406"] == "2"  # hill
    assert costs["2506"] == "2"  # clear and clear
    costs = _costs(begin(phase="nationalist-move", units={"2405": ["cel"], "1401": ["b170"]}), "cel")
    assert costs["2305"] == "½"
    assert costs["2406"] == "3"
    costs = _costs(begin(phase="nationalist-move", units={"2308": ["n1-1"], "1401": ["b170"]}), "n1-1")
    assert costs["2408"] == "3"  # hill and river
    assert costs["2307"] == "1"  # the bridge: the road replaces both


def _costs(match, piece: str) -> dict[str, str]:
    play(match, f"move {piece}")
    ask = match.asks[0]
    shown = [GAME.choice(match.state, ask, t) for t in ask.options() if t.startswith("go ")]
    return {c.subjects[0]: str(c.label.args["cost"]) for c in shown}


def pass_turn(match) -> None:
    """Both sides do nothing until the turn is over."""
    turn = match.state.turn
    while match.asks and match.state.turn == turn:
        ask = match.asks[0]
        play(match, "done" if "done" in ask.options() else ask.options()[0])


@pytest.mark.rule(
    "santander", "3.A-a", "3.B-a", "3.C-a", "3.D-d", "3.B-d", "3.C-b", "3.C-d", "3.C-c", "3.B-c"
)
def test_3_the_order_of_a_turn():
    match = begin(phase="weather", turn=1, units=QUIET)
    assert rolled(match) == []  # 3.A-a: no weather roll on turn 1
    pass_turn(match)
    phases = [(e["side"], e["phase"]) for e in events(match, "phase")]
    assert phases[:6] == [
        (N, "offensive"),
        (N, "move"),
        (N, "combat"),
        (R, "surrender"),
        (R, "move"),
        (R, "combat"),
    ]
    assert match.state.turn == 2
    assert rolled(match) == ["weather"]
    assert asked(match) == (N, "arrival")


@pytest.mark.rule("santander", "3.B-b", "12.2-a", "12.3-e")
def test_3_b_b_the_offensive_is_rolled_from_turn_3_on_and_only_once():
    match = begin(phase="offensive", turn=2, units=QUIET)
    assert rolled(match) == []
    match = begin([[5]], phase="offensive", turn=3, units=QUIET)
    assert facts(match)["offensive"] == 3
    match = begin([[4]], phase="offensive", turn=3, units=QUIET)
    assert facts(match)["offensive"] == 0
    match = begin(phase="offensive", turn=6, offensive=3, relieved=True, units=QUIET)
    assert rolled(match) == []


@pytest.mark.rule("santander", "3.D-a", "3.D-b", "3.D-c")
def test_3_d_chits_hqs_columns_and_air_at_the_end_of_the_turn():
    match = begin(
        phase="end",
        turn=3,
        units={"2504": ["n1-1", "hq-n1", "sc-nat-1"], "1401": ["b170"]},
        dsg={"n1-1": "dsg2"},
        used=["hq-n1"],
        trucks=["sc-nat-1"],
        air={"al-1": "flown", "al-2": 5},
        rolls=[[1], [1]],
    )
    now = facts(match)
    assert (now["turn"], now["dsg"], now["used"], now["trucks"]) == (4, {}, [], [])
    assert where(match, "al-1") == "available"
    assert where(match, "al-2") == "turn 5"


@pytest.mark.rule("santander", "1.2-b", "14.1-c", "3.D-d")
def test_1_2_b_after_turn_7_the_republican_has_won():
    match = begin(phase="end", turn=7, units=QUIET)
    assert match.result is not None
    assert match.result.winners == (R,)


@pytest.mark.rule("santander", "14.1-a", "14.1-b")
def test_14_1_values_of_hexes():
    assert {CODES[h]: v for h, v in VP.items()} == {
        "1211": 3, "1315": 1, "1317": 1, "1408": 1, "1505": 1, "2006": 1,
    }  # fmt: skip
    match = begin(phase="nationalist-move", units=QUIET, control={"1211": N, "2006": N})
    assert facts(match)["vp"] == 4


@pytest.mark.rule("santander", "15-a")
def test_15_a_optional_rules_are_switches_that_are_off():
    assert GAME.full_options("campaign", {}) == {
        "air-combat": False,
        "historical-set-up": False,
        "dsg-reduction": False,
    }
    assert LAND.bit_count() == sum(t != "sea" for t in TERRAIN)


def test_options_are_listed_for_whoever_is_asked():
    match = begin(phase="nationalist-move", units=QUIET)
    assert options(match) == ["move n1-1", "done"]
