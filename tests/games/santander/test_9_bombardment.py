"""Chapter 9 and 15.1: bombardment, HQs, supply columns, air."""

import pytest
from tests.games.santander.table import (
    N,
    R,
    asked,
    attack,
    begin,
    events,
    facts,
    options,
    play,
    rolled,
    rule_against,
    where,
)

from frente.games.santander.rules import tables

FIELD = {"2206": ["b174"], "2205": ["n1-1"], "2304": ["hq-n1", "sc-nat-1"]}


@pytest.mark.rule("santander", "9.1-a", "9.1-b", "9.1-c", "9.4-a")
def test_9_1_who_flies_for_whom():
    match = begin(
        phase="nationalist-combat", turn=2, units={"2010": ["b170"], "2011": ["fin-8"], "2110": ["c-1"]}
    )
    assert where(match, "lk-1") == "available"  # no place on the map
    attack(match, "2010", "fin-8")
    assert {"fire lk-1", "fire al-1"} <= set(options(match))
    assert rule_against(match, "fire fan-1") == "9.1-b"
    match = begin(
        phase="nationalist-combat", turn=2, units={"2010": ["b170"], "2011": ["fin-8"], "2110": ["c-1"]}
    )
    attack(match, "2010", "fin-8", "c-1")
    assert "fire fan-1" in options(match)
    play(match, "enough")
    assert {"fire rep-air-1", "fire rep-air-2"} <= set(options(match))


@pytest.mark.rule("santander", "9.1.1-b", "9.4.2-c", "10.2-c", "9.1.1-a")
def test_9_1_1_b_attrition_comes_before_the_assault_and_late_losses_are_final():
    match = begin(phase="nationalist-combat", turn=6, units=FIELD)
    attack(match, "2206", "n1-1")
    play(match, "fire al-1", "fire al-2", "enough", "enough", rolls=[[1], [1, 4], [1]])
    assert rolled(match) == ["bombardment", "attrition", "combat"]
    assert where(match, "al-1") == "removed"  # it would be back after turn 7
    assert where(match, "al-2") == "flown"


@pytest.mark.rule("santander", "9.1.1-a", "9.1.1-b")
def test_9_1_1_a_back_at_the_start_of_the_turn():
    match = begin([[1], [1]], phase="end", turn=4, offensive=3, relieved=True, air={"al-1": 5, "al-2": 6},
                  units={"2504": ["n1-1"], "1401": ["b170"]})  # fmt: skip
    assert where(match, "al-1") == "available"
    assert where(match, "al-2") == "turn 6"


@pytest.mark.rule("santander", "9.2-a", "9.3.1-a", "9.4.2-a", "9.4.2-b")
def test_9_4_2_points_and_the_net_column():
    units = {"2010": ["b170"], "2110": ["lit-1", "hq-lit"], "2111": ["hq-ctv", "sc-nat-1"], "1909": ["hq-xv"]}
    match = begin(phase="nationalist-combat", turn=2, units=units)
    attack(match, "2010", "lit-1")
    play(match, "fire hq-ctv", "fire hq-lit")
    assert facts(match)["battle"]["points"] == [3, 0]
    play(match, "enough", "fire hq-xv", "enough", "spend sc-nat-1")
    assert facts(match)["battle"]["points"] == [4, 2]
    assert tables.bombard(9, 6, 0) == tables.bombard(6, 6, 0) == 2
    assert tables.bombard(1, 5, 0) == 0


@pytest.mark.rule("santander", "9.4.2-b", "9.4-d", "9.4-c", "9.2-c")
def test_9_4_d_equal_points_roll_nothing_but_are_used():
    match = begin(phase="nationalist-combat", turn=2, units={**FIELD, "2106": ["hq-xv"], "2305": ["n4-1"]})
    attack(match, "2206", "n1-1")
    play(match, "fire hq-n1", "fire al-1", "enough", "fire hq-xv", "enough")
    play(match, "enough", "enough", rolls=[[3], [1]])  # columns, then attrition and the assault
    assert "bombardment" not in rolled(match)
    assert set(facts(match)["used"]) == {"hq-n1", "hq-xv"}
    assert where(match, "al-1") == "flown"
    while asked(match)[1] != "attack":
        play(match, options(match)[0])
    attack(match, "2206", "n4-1")
    assert rule_against(match, "fire hq-n1") == "9.4-c"
    assert rule_against(match, "fire al-1") == "9.4-c"
    play(match, "enough")
    assert rule_against(match, "fire hq-xv") == "9.4-c"  # once per turn, in attack or defence


@pytest.mark.rule("santander", "9.2-f")
def test_9_2_f_range_is_two_hexes_to_the_attacked_hex():
    units = {
        "2206": ["b174", "hq-xv"],
        "2205": ["n1-1"],
        "2405": ["hq-n1"],
        "2504": ["hq-vi"],
        "1211": ["hq-xiv"],
    }
    match = begin(phase="nationalist-combat", turn=2, units=units)
    attack(match, "2206", "n1-1")
    assert "fire hq-n1" in options(match)
    assert rule_against(match, "fire hq-vi") == "9.2-f"
    play(match, "enough")
    assert "fire hq-xv" in options(match)  # in the attacked hex: distance 0
    assert rule_against(match, "fire hq-xiv") == "9.2-f"


@pytest.mark.rule("santander", "9.2-g", "9.2-j", "9.2-i")
def test_9_2_g_and_j_spanish_hqs_and_divisions():
    units = {
        "2010": ["b170"],
        "2110": ["r9m", "c-1"],
        "2011": ["hq-fin"],
        "2111": ["hq-n1"],
        "2109": ["hq-fn"],
    }
    match = begin(phase="nationalist-combat", turn=2, units=units)
    attack(match, "2010", "r9m")
    assert "fire hq-fin" in options(match)  # the 9 Maggio belongs to the Fiamme Nere
    assert rule_against(match, "fire hq-n1") == "9.2-g"
    assert rule_against(match, "fire hq-fn") == "9.2-i"  # Frecce Nere as the Italian divisions
    match = begin(phase="nationalist-combat", turn=2, units=units)
    attack(match, "2010", "c-1")
    assert "fire hq-n1" in options(match)  # Spanish forces of any division
    # In its own hex an HQ may always fire.
    alone = begin(phase="republican-combat", turn=2, units={"2206": ["n1-1", "hq-lit"], "2106": ["b183"]})
    attack(alone, "2206", "b183")
    play(alone, "enough")
    assert "fire hq-lit" in options(alone)


@pytest.mark.rule("santander", "9.2-e", "9.2-l", "10.7-e")
def test_9_2_e_an_hq_adds_its_factor_and_alone_dies_of_any_loss():
    match = begin(phase="nationalist-combat", turn=2, units={"2206": ["b174", "hq-xv"], "2205": ["n1-1"]})
    play(match, "attack 2206")
    assert facts(match)["battle"]["defence"] == 5
    lone = begin(
        phase="nationalist-combat", turn=2, units={"2206": ["hq-xv"], "2205": ["n1-1"]}, trenches=["2206"]
    )
    play(lone, "attack 2206", "join n1-1")
    assert facts(lone)["battle"]["drm"] == 0  # no trench for an HQ alone
    play(lone, "launch", "enough", "enough", rolls=[[6]])  # 6 : 2, 3:1, 6 -> 0/2
    assert where(lone, "hq-xv") == "lost"
    assert asked(lone) == (N, "advance")
    saved = begin(phase="nationalist-combat", turn=2, units={"2206": ["hq-xv"], "2205": ["c-1"]})
    play(saved, "attack 2206", "join c-1", "launch", "enough", "enough", rolls=[[2]])  # 3 : 2, 1/0
    assert where(saved, "hq-xv") == "2206"


@pytest.mark.rule("santander", "9.2-k", "9.2-l", "9.3-f", "10.7-d")
def test_9_2_k_the_hq_is_lost_when_its_units_retreat_and_the_column_stays():
    units = {"2206": ["b174", "hq-xv", "sc-rep-1"], "2205": ["n1-1"]}
    match = begin(
        phase="nationalist-combat",
        turn=2,
        units=units,
        trenches=["2206"],
        battle={"side": N, "target": "2206", "attackers": ["n1-1"], "revealed": True, "losses": [0, 1]},
    )
    play(match, "retreat 2106", rolls=[[1]])
    assert where(match, "hq-xv") == "lost"
    assert where(match, "sc-rep-1") == "2206"
    assert facts(match)["trenches"] == []
    play(match, "advance n1-1")  # the column does not keep the hex
    assert where(match, "sc-rep-1") == "out"


@pytest.mark.rule("santander", "9.2-n", "9.4.2-d", "9.5.1-a")
def test_9_2_n_bombardment_hits_every_unit_of_the_hex():
    units = {"2206": ["b174", "b175", "hq-xv", "sc-rep-1"], "2205": ["n1-1"]}
    match = begin(phase="nationalist-combat", turn=2, units=units, dsg={"b175": "dsg"})
    attack(match, "2206", "n1-1")
    play(match, *(f"fire {a}" for a in ("al-1", "al-2", "al-3", "lk-1")), "enough", "enough",
         rolls=[[4], [2, 2, 2, 2], [3]])  # fmt: skip
    assert facts(match)["dsg"] == {"b174": "dsg", "b175": "dsg1", "hq-xv": "dsg"}
    defence = events(match, "assault")[0]["defence"]
    assert defence == 4  # (3 + 3 + 2) / 2


@pytest.mark.rule("santander", "9.4.3-a", "9.4.2-b")
def test_9_4_3_a_the_defender_disorganizes_all_attackers_and_only_them():
    units = {"2206": ["b174"], "2205": ["n1-1", "n1-2", "hq-n1"], "2305": ["n4-1"], "2106": ["hq-xv"]}
    match = begin(phase="nationalist-combat", turn=2, units=units)
    attack(match, "2206", "n1-1", "n4-1")
    play(match, "enough", "fire hq-xv", "fire rep-air-1", "fire rep-air-2", "enough")
    play(match, "enough", rolls=[[5], [3, 3], [3]])
    assert facts(match)["dsg"] == {"n1-1": "dsg", "n4-1": "dsg"}


@pytest.mark.rule("santander", "9.3.1-b", "9.3.1-c", "9.3.1-d", "9.4.1-b", "9.3-c")
def test_9_3_1_columns_by_a_firing_hq():
    units = {**FIELD, "2305": ["sc-nat-2"], "2405": ["sc-nat-3"], "2503": ["sc-nat-4"]}
    match = begin(phase="nationalist-combat", turn=2, units=units)
    attack(match, "2206", "n1-1")
    play(match, "fire al-1", "enough", "enough", rolls=[[1], [2], [3]])  # air alone: no columns are asked for
    assert "spends" not in [e.kind for e in match.events(N)]
    match = begin(phase="nationalist-combat", turn=2, units=units)
    attack(match, "2206", "n1-1")
    play(match, "fire hq-n1", "enough", "enough")
    assert options(match) == ["spend sc-nat-1", "spend sc-nat-2", "spend sc-nat-3", "enough"]
    assert rule_against(match, "spend sc-nat-4") == "9.3.1-b"
    play(match, "spend sc-nat-1", "spend sc-nat-2", "enough", rolls=[[1], [3]])  # any number
    assert where(match, "sc-nat-1") == "waiting"
    assert where(match, "sc-nat-3") == "2405"


@pytest.mark.rule("santander", "9.4-b")
def test_9_4_b_no_way_back_once_launched():
    match = begin(phase="nationalist-combat", turn=2, units=FIELD)
    play(match, "attack 2206", "join n1-1")
    assert "call-off" in options(match)
    play(match, "call-off")
    assert asked(match) == (N, "attack")
    attack(match, "2206", "n1-1")
    assert rule_against(match, "call-off") in ("9.4.1-a", "9.4-b")


@pytest.mark.rule("santander", "9.5.1-a", "9.5.1-b", "10.2-e")
def test_9_5_1_b_one_dsg_too_many_eliminates_and_empties_the_hex():
    match = begin(phase="nationalist-combat", turn=2, units=FIELD, dsg={"b174": "dsg2"})
    attack(match, "2206", "n1-1")
    play(match, *(f"fire {a}" for a in ("al-1", "al-2", "al-3", "lk-1")), "enough", "enough",
         rolls=[[4], [2, 2, 2, 2]])  # fmt: skip
    assert where(match, "b174") == "lost"
    assert "combat" not in rolled(match)  # 10.2-e: nobody left, no roll
    assert asked(match) == (N, "advance")


@pytest.mark.rule("santander", "9.5.1-c", "9.2-k")
def test_9_5_1_c_dsg2_out_of_supply_surrenders_at_the_check():
    ring = {"2206": ["n4-1", "hq-n4"], "2105": ["b183"], "2106": ["b184"], "2207": ["b185"], "2306": ["b170"],
            "2305": ["b171"]}  # fmt: skip
    match = begin(phase="nationalist-move", units=ring, dsg={"n4-1": "dsg2"}, check=True)
    assert where(match, "n4-1") == "lost"
    assert where(match, "hq-n4") == "lost"  # its last combat unit is gone


@pytest.mark.rule("santander", "11.3-a")
def test_11_3_a_nobody_flies_in_the_rain():
    match = begin(phase="nationalist-combat", turn=2, units=FIELD, weather="rain")
    attack(match, "2206", "n1-1")
    assert rule_against(match, "fire al-1") == "11.3-a"
    play(match, "enough")
    assert rule_against(match, "fire rep-air-1") == "11.3-a"


@pytest.mark.rule("santander", "15.1-a", "15.1-b", "9.4.1-c")
def test_15_1_air_units_fight_each_other_first():
    match = begin(options={"air-combat": True}, phase="nationalist-combat", turn=2, units=FIELD)
    attack(match, "2206", "n1-1")
    play(match, "fire al-1", "fire al-2", "enough", "fire rep-air-1", "fire rep-air-2", "enough",
         rolls=[[6, 6], [6, 1]])  # fmt: skip
    assert rolled(match)[-2:] == ["air-combat", "air-combat"]
    assert asked(match) == (N, "shot-down")  # the owner chooses, also while the shooter was hit
    play(match, "lose al-1", "lose rep-air-2", rolls=[[3], [2], [3]])
    assert where(match, "al-1") == "removed"
    assert {where(match, "rep-air-1"), where(match, "rep-air-2")} == {"removed"}
    assert events(match, "bombarded")[0]["net"] == 1
    plain = begin(phase="nationalist-combat", turn=2, units=FIELD)
    attack(plain, "2206", "n1-1")
    play(plain, "fire al-1", "enough", "fire rep-air-1", "enough", rolls=[[2], [2], [3]])
    assert "air-combat" not in rolled(plain)
    assert R == "republican"
