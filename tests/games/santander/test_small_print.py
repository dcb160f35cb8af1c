"""Clauses that show in corners only."""

from random import Random
from typing import Any

import pytest
from tests.games.santander.table import (
    N,
    R,
    asked,
    attack,
    begin,
    events,
    facts,
    fight,
    options,
    play,
    rolled,
    rule_against,
    view,
    where,
)

from frente.engine import Match
from frente.games.santander import GAME
from frente.games.santander.definitions import GRID, HEX, PIECE, PIECES

FIELD = {"2206": ["b174", "b175"], "2205": ["n1-1", "n1-2"], "2305": ["n4-1"], "2405": ["hq-n1"]}
FAR = {"1401": ["b170"]}


def resolved(losses: list[int], attackers: list[str], units: dict[str, list[str]], **more: Any) -> Match[Any]:
    """A Nationalist attack on 2206 whose result is known."""
    battle = {"side": N, "target": "2206", "attackers": attackers, "revealed": True, "losses": losses}
    battle |= {key: more.pop(key) for key in ("step", "length") if key in more}
    rolls = more.pop("rolls", ())
    return begin(rolls, phase="nationalist-combat", turn=2, units=units, battle=battle, **more)


# --- movement -------------------------------------------------------------------------------------


@pytest.mark.rule("santander", "8.1-b", "11.3-b", "9.5-a")
def test_who_can_pay_for_no_hex_around_is_not_offered_a_move():
    """1804 lies among mountains: 3 points in fair weather, 4 in rain."""
    units = {"1804": ["c-1"], "1904": ["n1-1"], **FAR}
    worn = begin(phase="nationalist-move", units=units, dsg={"c-1": "dsg"})  # 2 points
    assert rule_against(worn, "move c-1") == "8.1-b"
    assert options(worn) == ["move n1-1", "done"]
    assert "move c-1" in options(begin(phase="nationalist-move", units=units))
    three = {"1804": ["n1-1"], **FAR}
    assert "move n1-1" in options(begin(phase="nationalist-move", units=three, dsg={"n1-1": "dsg"}))
    wet = begin(phase="nationalist-move", units=three, dsg={"n1-1": "dsg"}, weather="rain")
    assert rule_against(wet, "move n1-1") == "8.1-b"
    assert options(wet) == ["done"]


@pytest.mark.rule("santander", "8.1-a", "8.1-d")
def test_who_is_shut_in_by_the_enemy_is_not_offered_a_move():
    ring = {"2404": ["b170"], "2405": ["b171"], "2503": ["b172"], "2505": ["b173"]}
    match = begin(phase="nationalist-move", units={"2504": ["n1-1"], **ring})
    assert rule_against(match, "move n1-1") == "8.1-b"
    assert options(match) == ["done"]


CROWD = {"2405": ["n1-1", "n1-2", "n1-3", "n4-1", "n4-2"]}
"""Ten stacking points in a clear hex: a sixth unit may pass, and not stay (5-f, 5.1.1-b)."""


@pytest.mark.rule("santander", "5-f", "5.1.1-b", "8.1-b")
def test_a_unit_steps_through_a_full_hex_only_if_it_can_go_on():
    match = begin(phase="nationalist-move", units={**CROWD, "2504": ["n5-1"], **FAR})
    play(match, "move n5-1")
    assert "step 2405" in options(match)
    assert "go 2405" not in options(match)
    assert rule_against(match, "go 2405") == "5.1.1-b"
    play(match, "step 2405")
    assert "stay" not in options(match)
    assert rule_against(match, "stay") == "5.1.1-b"
    assert rule_against(match, "step 2405") == "8.1-a"
    play(match, "go 2304")
    assert where(match, "n5-1") == "2304"
    # All around is full as well: no step into the crowd.
    sets = [[f"n{n}-{i}" for i in (1, 2, 3)] for n in (4, 5, 6)]
    wall = {code: [*three, *more] for code, three, more in zip(
        ("2404", "2503", "2505"), sets, (["c-1", "c-2"], ["c-3", "c-4"], ["lit-1", "lit-2"]), strict=True
    )}  # fmt: skip
    shut = {"2504": ["n1-1"], **wall, "2405": ["fin-8", "fin-10", "xxiii-4", "xxiii-5", "xxiii-11"], **FAR}
    stuck = begin(phase="nationalist-move", units=shut, dsg={"n1-1": "dsg"}, weather="rain")
    play(stuck, "move n1-1")
    for code in ("2404", "2405", "2503", "2505"):
        assert (f"step {code}" in options(stuck)) == (rule_against(stuck, f"step {code}") == "")
        assert rule_against(stuck, f"go {code}") == "5.1.1-b"


@pytest.mark.rule("santander", "5.1.1-b", "8.1-b")
def test_a_step_that_ends_in_the_crowd_for_want_of_points_is_none():
    """n5-1 with 1 point left after the first hex would have to stay in the crowd."""
    match = begin(phase="nationalist-move", units={**CROWD, "2504": ["c-1"], **FAR}, dsg={"c-1": "dsg"})
    play(match, "move c-1", "step 2404")
    assert "step 2405" not in options(match)
    assert rule_against(match, "step 2405") == "5.1.1-b"


@pytest.mark.rule("santander", "8.1-d")
def test_a_step_leads_into_no_enemy():
    match = begin(phase="nationalist-move", units={"2405": ["n1-1"], "2305": ["hq-xv"], **FAR})
    play(match, "move n1-1")
    assert rule_against(match, "step 2305") == "8.1-d"
    assert "step 2305" not in options(match)


@pytest.mark.rule("santander", "8.2-a", "8.2-b", "8.1-b")
def test_motorized_units_step_along_roads_at_the_half_rate_and_are_told_what_is_missing():
    match = begin(phase="nationalist-move", units={"2504": ["cel"], **FAR}, dsg={"cel": "dsg"})
    play(match, "move cel")
    assert match.asks[0].about == {"unit": "cel", "have": "5", "spent": "0"}
    assert "step 2405" in options(match)
    play(match, "step 2405")
    assert match.asks[0].about["spent"] == "½"
    refusal = match.why_not(N, "go 1211")
    assert refusal is not None
    assert (refusal.rule, refusal.args["have"], refusal.args["need"]) == (
        "8.1-b",
        "5",
        "7½",
    )  # fifteen hexes by road


@pytest.mark.rule("santander", "8.2-b", "C.1", "7.2-b")
def test_from_an_enemy_zone_a_motorized_unit_pays_its_own_price_off_the_road():
    match = begin(phase="nationalist-move", units={"2305": ["cel"], "2206": ["b174"]})
    play(match, "move cel")
    label = GAME.choice(match.state, match.asks[0], "go 2306").label
    assert label.args["cost"] == "4"  # 1 to leave the zone, 3 for a hill


@pytest.mark.rule("santander", "8.1-b", "8.2-a", "8.2-b")
@pytest.mark.parametrize(
    ("start", "foe", "spent", "need"), [("2405", "1401", "3", "6"), ("2305", "2206", "4", "7")]
)
def test_a_step_too_far_is_told_by_the_rate_of_the_move(start: str, foe: str, spent: str, need: str):
    """A hill costs a motorized unit 3; from an enemy zone there is one point more to pay."""
    match = begin(phase="nationalist-move", units={start: ["cel"], foe: ["b174"]}, dsg={"cel": "dsg"})
    play(match, "move cel", "step 2406")
    assert match.asks[0].about["spent"] == spent
    refusal = match.why_not(N, "step 2306" if foe == "1401" else "step 2407")
    assert refusal is not None
    assert (refusal.rule, refusal.args["need"]) == ("8.1-b", need)


@pytest.mark.rule("santander", "8.1-b")
def test_a_step_may_take_the_last_point():
    match = begin(phase="nationalist-move", units={"2405": ["c-1"], **FAR}, dsg={"c-1": "dsg"})
    play(match, "move c-1")  # 2 points, and a hill costs 2
    assert "step 2406" in options(match)


@pytest.mark.rule("santander", "10.8-a")
def test_hexes_are_taken_in_the_order_of_the_way():
    match = begin(
        phase="nationalist-move", units={"2405": ["n1-1"], **FAR}, control={"2305": R, "2304": R, "2205": R}
    )
    play(match, "move n1-1", "go 2205")
    taken = [e["place"] for e in events(match, "control")]
    assert len(taken) > 1
    assert taken[-1] == "2205"
    assert GRID.touch(HEX[taken[0]], HEX["2405"])


@pytest.mark.rule("santander", "7.2-a")
def test_behind_a_ring_of_zones_there_is_no_way():
    ring = {"2504": ["n1-1"], "2304": ["b170"], "2502": ["b171"], "2506": ["b172"]}
    match = begin(phase="nationalist-move", units=ring)
    play(match, "move n1-1")
    refusal = match.why_not(N, "go 2210")
    assert refusal is not None
    assert (refusal.rule, refusal.text) == ("7.2-a", "no-way")


@pytest.mark.rule("santander", "5-d", "5-f", "8.1-c")
def test_a_piece_is_not_in_its_own_way():
    match = begin(phase="nationalist-move", units={"2504": ["hq-n1"], **FAR})
    play(match, "move hq-n1", "step 2405")
    assert "stay" in options(match)
    play(match, "stay")
    assert where(match, "hq-n1") == "2405"


@pytest.mark.rule("santander", "9.3.2-a")
def test_only_a_column_that_has_moved_is_a_truck():
    match = begin(phase="nationalist-move", turn=1, units={"2504": ["sc-nat-1", "n1-1"], **FAR})
    play(match, "move sc-nat-1", "stay", "move n1-1", "go 2405")
    assert facts(match)["trucks"] == []
    moved = begin(phase="nationalist-move", turn=1, units={"2504": ["sc-nat-1"], **FAR})
    play(moved, "move sc-nat-1", "go 2505")
    assert facts(moved)["trucks"] == ["sc-nat-1"]


# --- combat ---------------------------------------------------------------------------------------


@pytest.mark.rule("santander", "10.1-e", "10.2-f")
def test_every_combat_of_a_turn_has_dice_of_its_own():
    match = begin(phase="nationalist-combat", turn=2, units={**FIELD, "2104": ["b176"]})
    for target, unit in (("2206", "n1-1"), ("2104", "n1-2")):
        attack(match, target, unit)
        assert match.state.battle is not None
        assert match.state.battle.number == match.state.combats
        fight(match, [1], [1])
        while asked(match)[1] != "attack":
            play(match, options(match)[0])
    assert match.state.combats == 2


@pytest.mark.rule("santander", "1.4-a", "6.3-b")
def test_half_a_defence_is_rounded_up():
    units = {
        "2504": ["n1-1", "hq-n1"],
        "2404": ["lit-1"],
        "2405": ["cel"],
        "1401": ["b170"],
        "1501": ["ft17"],
    }
    full = facts(begin(phase="nationalist-move", units=units))["alone"]
    half = facts(begin(phase="nationalist-move", units=units, oos=list(full)))["alone"]
    factors = {unit: (full[unit]["defence"], half[unit]["defence"]) for unit in full}
    assert len({whole % 2 for whole, _ in factors.values()}) == 2  # odd and even ones
    assert all(part == -(-whole // 2) for whole, part in factors.values())


@pytest.mark.rule("santander", "10.2-e")
def test_an_attack_without_attackers_leaves_nothing_behind():
    units = {"2206": ["n4-1"], "2105": ["b183"], "2106": ["b184"], "2207": ["b185"], "2306": ["b170"]}
    match = begin(phase="nationalist-combat", turn=2, units={**units, "2305": ["b171"]}, dsg={"n4-1": "dsg2"})
    attack(match, "2106", "n4-1")
    assert asked(match) == (N, "attack")
    assert facts(match)["battle"] == {}


@pytest.mark.rule("santander", "6.4-a")
def test_who_is_out_of_supply_already_is_not_told_of_again():
    ring = {"2206": ["n4-1"], "2105": ["b183"], "2106": ["b184"], "2207": ["b185"], "2306": ["b170"]}
    units = {**ring, "2305": ["b171"]}
    fresh = begin(phase="nationalist-move", turn=1, units=units, check=True)
    assert len(events(fresh, "out-of-supply")) == 1
    marked = begin(phase="nationalist-move", turn=1, units=units, check=True, oos=["n4-1"])
    assert facts(marked)["oos"] == ["n4-1"]
    assert events(marked, "out-of-supply") == []


@pytest.mark.rule("santander", "10.2-e", "10.4-a")
def test_a_hex_emptied_by_the_bombardment_is_entered_and_no_more():
    units = {"2206": ["b174"], "2205": ["n1-1"], **FAR}
    match = begin(phase="nationalist-combat", turn=2, units=units, dsg={"b174": "dsg2"})
    attack(match, "2206", "n1-1")
    guns = [token for token in options(match) if token.startswith("fire al")]
    play(match, *guns, "enough", "enough", rolls=[[6], [2] * len(guns)])
    assert where(match, "b174") == "lost"
    assert asked(match) == (N, "advance")
    play(match, "advance n1-1")
    assert asked(match) == (N, "attack")


@pytest.mark.rule("santander", "9.4.2-d", "9.4.3-a")
def test_a_bombardment_of_the_attackers_is_told_by_its_own_rule():
    units = {"2206": ["b174", "hq-xv"], "2205": ["n1-1"], **FAR}
    match = begin(phase="nationalist-combat", turn=2, units=units)
    attack(match, "2206", "n1-1")
    play(match, "enough", "fire rep-air-1", "fire hq-xv", "enough", "enough", rolls=[[6], [2], [1]])
    found = [e.rule for e in match.events(None) if e.kind == "disorganized"]
    assert found[:1] == ["9.4.3-a"]


@pytest.mark.rule("santander", "15.1-a", "9.4.1-c")
def test_there_is_no_air_combat_while_one_side_flies_alone():
    for first, second in ((["fire al-1"], []), ([], ["fire rep-air-1"])):
        match = begin(options={"air-combat": True}, phase="nationalist-combat", turn=2, units=FIELD)
        attack(match, "2206", "n1-1")
        play(match, *first, "enough", *second, "enough", rolls=[[1], [2], [1]])
        assert "air-combat" not in rolled(match)


@pytest.mark.rule("santander", "9.2-k")
def test_an_hq_outlives_a_unit_while_another_stays_with_it():
    match = resolved([0, 1], ["n1-1"], {**FIELD, "2206": ["b174", "b175", "hq-xv"]}, reduced=["b174"])
    play(match, "stand", "lose b174", rolls=[[1]])
    assert (where(match, "b174"), where(match, "hq-xv")) == ("lost", "2206")


@pytest.mark.rule("santander", "10.6-a", "10.6-e")
def test_an_attacking_stack_without_losses_rolls_no_morale():
    battle = {"side": R, "target": "2206", "attackers": ["b170", "b173"], "revealed": True, "losses": [1, 0]}
    units = {"2206": ["n1-1"], "2105": ["b170"], "2106": ["b173"]}
    match = begin(phase="republican-combat", turn=2, units=units, battle=battle)
    play(match, "lose b173", rolls=[[1]])
    assert [e["place"] for e in events(match, "morale-result")] == ["2106"]


@pytest.mark.rule("santander", "10.6-d")
def test_a_forced_retreat_with_one_way_asks_nobody():
    units = {"2206": ["b174"], "2205": ["n1-1"], "2306": ["n4-1"]}
    match = resolved([0, 1], ["n1-1"], units, step="morale", morale=5, rolls=[[1]])
    assert [e["result"] for e in events(match, "morale-result")] == ["retreat"]
    assert where(match, "b174") == "2106"
    assert asked(match)[1] != "forced-retreat"


@pytest.mark.rule("santander", "10.6-d", "9.2-k", "9.2-l")
def test_an_hq_does_not_go_along_with_a_forced_retreat():
    units = {"2206": ["b174", "hq-xv"], "2205": ["n1-1"], "2306": ["n4-1"]}
    match = resolved([0, 1], ["n1-1"], units, step="morale", morale=5, rolls=[[1]])
    assert (where(match, "b174"), where(match, "hq-xv")) == ("2106", "lost")


FULL = {
    "2206": ["n1-1", "n1-2", "n1-3"],
    "2305": ["n4-1", "n4-2", "n4-3"],
    "2105": ["n5-1", "n5-2"],
    "2106": ["n6-1", "n6-2"],
    "2205": ["c-1", "c-2"],
    "2207": ["c-3", "c-4"],
    "2306": ["lit-1", "lit-2", "fin-8"],
}
"""2206, just vacated and entered by three, and all hexes around it hold as much as they may, 2306 more."""


@pytest.mark.rule("santander", "10.4-a", "10.4.1-b", "5-a")
def test_after_a_breakthrough_a_unit_passes_full_hexes_if_it_can_end_beyond_them():
    match = resolved([0, 0], ["lit-1"], {**FULL, **FAR}, step="advance", length=3)
    assert options(match) == ["advance lit-1", "enough"]
    play(match, "advance lit-1")
    assert asked(match) == (N, "exploit")
    assert rule_against(match, "halt") == "5-a"
    assert "pursue 2106" in options(match)
    play(match, "pursue 2106")
    assert "halt" not in options(match)
    assert rule_against(match, "pursue 2105") == "5-a"  # there it would have to stay
    play(match, "pursue 2006")
    assert where(match, "lit-1") == "2006"
    assert asked(match) != (N, "exploit")
    near = resolved([0, 0], ["lit-1"], {**FULL, **FAR}, step="advance", length=2)
    assert asked(near) == (N, "attack")  # with two hexes it could not end anywhere


# --- set-up ---------------------------------------------------------------------------------------


@pytest.mark.rule("santander", "4.2-c")
def test_the_prompt_of_the_set_up_names_the_open_front():
    match = Match.start(GAME, "campaign", seed="set-up")
    about = match.asks[0].about
    assert about["open"] == len(about["places"]) > 10
    play(match, "place b170")
    assert match.asks[0].about["places"] == about["places"]
    markers = begin(phase="set-up:markers", units={"1318": ["b157", "hq-xiv"]}, waiting=["sc-rep-1"])
    assert markers.asks[0].about == {"stage": "markers", "left": 1, "open": 0, "places": []}


@pytest.mark.rule("santander", "4.2-i", "4.1-a")
def test_to_take_back_a_trench_or_a_piece_is_one_change_of_mind():
    match = begin(phase="set-up:markers", ready=["front"], reserves=["d50", "d55", "d57"])
    spot = next(token for token in options(match) if token.startswith("dig"))
    play(match, spot)
    assert match.state.changes == 0
    play(match, spot.replace("dig", "fill"))
    assert (match.state.changes, match.state.trenches) == (1, 0)
    play(match, "place sc-rep-1", "aside")
    assert match.state.changes == 2


@pytest.mark.rule("santander", "4.2-j", "4.2-i")
def test_the_republican_column_stands_by_an_hq_and_ready_made_trenches_by_units():
    match = begin(phase="set-up:markers", ready=["front"], reserves=["d50", "d55", "d57"])
    play(match, "place sc-rep-1")
    places = [token.removeprefix("on ") for token in options(match) if token != "aside"]
    hqs = [where(match, "hq-xiv"), where(match, "hq-xv")]
    assert set(hqs) <= set(places)
    assert all(min(GRID.distance(HEX[code], HEX[hq]) for hq in hqs) <= 1 for code in places)
    play(match, "aside", "ready")
    trenches = facts(match)["trenches"]
    assert len(trenches) == 4
    assert all(code in facts(match)["units"] for code in trenches)


@pytest.mark.rule("santander", "15.2-a")
def test_the_historical_set_up_offers_italians_their_columns_only():
    match = begin(
        options={"historical-set-up": True},
        phase="set-up:nationalist",
        ready=["front", "markers"],
        reserves=["d50", "d55", "d57"],
        scenario="campaign",
    )
    play(match, "place lit-1")
    columns = {int(token[-2:]) for token in options(match) if token != "aside"}
    assert columns <= set(range(10, 16))
    assert columns


@pytest.mark.rule("santander", "5.2-a")
def test_a_stage_begun_in_a_position_is_hidden_like_any_other():
    match = begin(phase="set-up:front", scenario="campaign", units={"1318": ["b157"]}, waiting=["b158"])
    assert "b157" not in {piece["id"] for piece in view(match, N)["pieces"]}
    assert "b157" in {piece["id"] for piece in view(match, R)["pieces"]}


@pytest.mark.rule("santander", "5.2-a", "4.1-b")
def test_a_stage_that_is_done_leaves_nothing_veiled():
    match = begin(phase="set-up:front", scenario="campaign", changes=7)
    play(match, "ready", "done")
    assert (match.state.changes, match.state.veiled, match.state.spilled) == (0, 0, 0)


@pytest.mark.rule("santander", "4.1-a")
def test_each_ready_made_deployment_is_one_change_of_mind():
    match = begin(phase="set-up:front", scenario="campaign", changes=198)
    play(match, "ready")
    assert "place b170" in options(match)
    play(match, "ready")
    assert options(match) == ["done"]
    assert rule_against(match, "ready") == rule_against(match, "place b170") == "4.1-a"


@pytest.mark.rule("santander", "4.2-d", "4.2-e", "4.1-b")
def test_the_first_stage_keeps_to_the_front_also_when_it_is_full():
    """Both free places are taken and the Basque front is full: only the dice of 4.1-b would open more."""
    crowd = {
        "1318": ["b163", "b166"], "1418": ["b159", "b162"], "1517": ["b165", "b160"],
        "1617": ["b161", "b167"], "1715": ["b168", "b170"], "1716": ["b171", "b172"],
        "1211": ["b157"], "1408": ["b158"],
    }  # fmt: skip
    match = begin(phase="set-up:front", scenario="campaign", units=crowd, waiting=["b164"])
    play(match, "place b164")
    assert options(match) == ["aside"]
    assert rule_against(match, "on 1316") == "4.2-d"
    assert rule_against(match, "on 1418") == "5-a"


# --- fog ------------------------------------------------------------------------------------------


@pytest.mark.rule("santander", "5.2-a")
def test_without_a_combat_unit_the_hq_is_seen_whoever_came_first():
    match = begin(phase="nationalist-move", turn=1, units={"1501": ["sc-rep-1", "hq-xv"], "2504": ["n1-1"]})
    seen = {piece["id"] for piece in view(match, N)["pieces"] if piece["place"] == "1501"}
    assert seen == {"hq-xv"}


@pytest.mark.rule("santander", "5.2-a")
def test_in_another_world_marks_and_parts_in_the_combat_stay_where_they_were():
    units = {
        "2205": ["n1-1", "n1-2", "hq-n1"],
        "2305": ["n4-1", "n4-2", "hq-n4"],
        "2206": ["b174"],
        "2405": ["c-1", "c-2", "hq-c"],
    }
    match = begin(
        phase="nationalist-combat", turn=2, units=units, reduced=["n1-2"], dsg={"n4-2": "dsg"}, used=["hq-c"]
    )
    attack(match, "2206", "n1-2")
    play(match, "enough")
    assert asked(match) == (R, "fire")
    s = match.state
    worlds = [s.copy() for _ in range(12)]
    for seed, other in enumerate(worlds):
        GAME.redeal(other, R, Random(seed))

    def marked(state: Any, mask: int) -> list[int]:
        return sorted(state.at[p] for p in range(len(PIECES)) if mask >> p & 1)

    assert any(other.at != s.at for other in worlds)
    for other in worlds:
        assert marked(other, other.reduced) == [HEX["2205"]]
        assert marked(other, other.attacked) == marked(s, s.attacked)
        assert other.at[PIECE["hq-c"]] == HEX["2405"]  # it has fired: known to be within range
        assert other.battle is not None
        assert [other.at[p] for p in other.battle.attackers] == [HEX["2205"]]
        assert other.masks is None or GAME.faults(other) == []


@pytest.mark.rule("santander", "5.2-a", "8.1-b")
def test_in_another_world_the_piece_on_its_way_is_the_one_that_stands_there():
    units = {"2205": ["n1-1", "n1-2"], "2305": ["n4-1", "n4-2"], "2405": ["c-1", "c-2"], **FAR}
    match = begin(phase="nationalist-move", turn=1, units=units)
    play(match, "move n1-2")
    for seed in range(5):
        other = match.state.copy()
        GAME.redeal(other, R, Random(seed))
        assert other.march is not None
        assert other.at[other.march.piece] == HEX["2205"]


# --- events ---------------------------------------------------------------------------------------


@pytest.mark.rule("santander", "13.3-b")
def test_five_brigades_for_five_battalions_need_no_choice():
    units = {"1401": ["b157", "b158"], "1402": ["b159", "b160"], "1403": ["b161"], "2504": ["n1-1"]}
    match = begin([[1]], phase="surrender", turn=2, units=units)
    assert asked(match) != (R, "battalions")
    assert where(match, "b157") == "out"


@pytest.mark.rule("santander", "14.2-b", "14.1-b")
def test_a_demolished_factory_costs_the_points_of_reinosa_alone():
    match = begin(
        phase="nationalist-move",
        units={"1401": ["b170"], "2504": ["n1-1"]},
        control={"2006": N, "1408": N, "1211": N},
        demolished=True,
    )
    assert facts(match)["vp"] == 4


@pytest.mark.rule("santander", "12.2-a", "12.2-b")
@pytest.mark.parametrize(("turn", "rule"), [(3, "12.2-a"), (4, "12.2-b")])
def test_the_roll_for_the_offensive_is_told_by_the_rule_of_its_turn(turn: int, rule: str):
    match = begin([[1]], phase="offensive", turn=turn, units={"2504": ["n1-1"], **FAR})
    assert [e.rule for e in match.events(None) if e.kind == "roll"] == [rule]


@pytest.mark.rule("santander", "3.D-d")
def test_the_combats_of_a_turn_are_counted_anew():
    match = begin([[1]], phase="end", turn=1, combats=3, units={"2504": ["n1-1"], **FAR})
    assert (match.state.turn, match.state.combats) == (2, 0)


@pytest.mark.rule("santander", "11.1-a", "11.2-a", "3.A-a")
@pytest.mark.parametrize(
    ("before", "die", "after"),
    [("fair", 6, "rain"), ("fair", 5, "fair"), ("rain", 5, "rain"), ("rain", 4, "fair")],
)
def test_the_weather_of_a_turn_follows_from_its_die(before: str, die: int, after: str):
    units = {"2504": ["n1-1"], **FAR}
    match = begin([[die]], phase="weather", turn=2, weather=before, units=units)
    assert facts(match)["weather"] == after
