"""Chapter 10: ground combat, losses, retreat, advance, morale, trenches, control."""

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
    where,
)

from frente.games.santander import GAME
from frente.games.santander.rules import tables

FIELD = {"2206": ["b174"], "2205": ["n1-1", "n1-2"], "2305": ["n4-1"]}


def beaten(losses: list[int], **table):
    """A Nationalist attack on 2206 whose table result is known."""
    units = table.pop("units", {**FIELD})
    attackers = table.pop("attackers", ["n1-1"])
    step = table.pop("step", "")
    battle = {
        "side": N,
        "target": "2206",
        "attackers": attackers,
        "revealed": True,
        "losses": losses,
        "step": step,
    }
    return begin(
        table.pop("rolls", ()), phase="nationalist-combat", turn=2, units=units, battle=battle, **table
    )


# --- declaring ------------------------------------------------------------------------------------


@pytest.mark.rule("santander", "10.1-a", "10.1-b", "10.1-c", "10.1-e", "3.B-d")
def test_10_1_attacks_are_free_one_after_another_and_once_a_unit():
    match = begin(phase="nationalist-combat", turn=2, units={**FIELD, "2104": ["b175"], "1401": ["b170"]})
    assert options(match) == ["attack 2104", "attack 2206", "done"]
    assert rule_against(match, "attack 1401") == "10.1-a"  # nobody near
    assert rule_against(match, "attack 2105") == "10.1-a"  # nobody there
    attack(match, "2206", "n1-1")
    fight(match, [1], [1])
    while asked(match)[1] != "attack":
        play(match, options(match)[0])
    play(match, "attack 2206")  # again, by others
    assert rule_against(match, "join n1-1") == "10.1-b"
    assert {"join n1-2", "join n4-1"} <= set(options(match))
    play(match, "join n1-2", "join n4-1", "launch")
    fight(match, [1], [1])
    while asked(match)[1] != "attack":
        play(match, options(match)[0])
    assert rule_against(match, "attack 2206") == "10.1-b"
    assert options(match) == ["done"]


@pytest.mark.rule("santander", "10.1-d", "10.2-a", "9.2-m")
def test_10_1_d_units_of_several_hexes_and_divisions_join():
    match = begin(phase="nationalist-combat", turn=2, units={**FIELD, "2304": ["hq-n1"], "2504": ["n5-1"]})
    play(match, "attack 2206")
    assert rule_against(match, "launch") == "10.2-a"
    assert rule_against(match, "join hq-n1") == "9.2-m"
    assert rule_against(match, "join n5-1") == "10.1-a"
    play(match, "join n1-1", "join n4-1")
    assert rule_against(match, "join n1-1") == "10.1-d"
    play(match, "launch")  # n1-2 of the same stack stays out
    assert facts(match)["battle"]["attackers"] == ["n1-1", "n4-1"]


@pytest.mark.rule("santander", "10.2-b", "10.2-e", "9.5.1-c")
def test_10_2_e_without_an_attacker_the_attack_ends():
    units = {
        "2206": ["n4-1"],
        "2105": ["b183"],
        "2106": ["b184"],
        "2207": ["b185"],
        "2306": ["b170"],
        "2305": ["b171"],
    }
    match = begin(phase="nationalist-combat", turn=2, units=units, dsg={"n4-1": "dsg2"})
    attack(match, "2106", "n4-1")
    assert where(match, "n4-1") == "lost"  # out of supply at step 1
    assert events(match, "no-attacker-left") == [{"place": "2106"}]  # nobody is asked for guns
    assert rolled(match) == []
    assert asked(match) == (N, "attack")


@pytest.mark.rule("santander", "10.2-f", "10.7-c", "10.7-b", "10.2.1-a")
def test_10_7_trench_and_concentric_attack_cancel_out():
    units = {"2006": ["b177"], "2007": ["n1-1"], "2105": ["n1-2"]}
    match = begin(phase="nationalist-combat", turn=2, units=units, trenches=["2006"])
    attack(match, "2006", "n1-1", "n1-2")
    assert facts(match)["battle"]["drm"] == 0
    assert tables.bombard(4, 3, -1) == 0
    assert tables.bombard(4, 3, 0) == 1
    play(match, "fire al-1", "fire al-2", "fire al-3", "fire lk-1", "enough", "enough",
         rolls=[[3], [2, 2, 2, 2], [1]])  # fmt: skip
    assert events(match, "bombarded")[0]["levels"] == 0  # 10.7-b: the 3 counts as 2
    assert tables.crt(0, 6, 5) == tables.crt(0, 7, 0)  # the die is kept within the table
    assert tables.crt(0, 1, -5) == tables.crt(0, 0, 0)


# --- losses ---------------------------------------------------------------------------------------


@pytest.mark.rule("santander", "10.3-a", "10.3-b", "10.3-c", "10.3-d", "10.2-h")
def test_10_3_losses_are_shared_within_a_stack_and_freely_among_stacks():
    match = beaten([2, 0], attackers=["n1-1", "n1-2", "n4-1"], units={**FIELD, "2206": ["b174", "b175"]})
    assert asked(match) == (N, "lose")
    assert set(options(match)) == {"lose n1-1", "lose n1-2", "lose n4-1"}
    play(match, "lose n1-1")
    assert facts(match)["reduced"] == ["n1-1"]
    assert rule_against(match, "lose n1-1") == "10.3-c"  # n1-2 has lost nothing yet
    assert rule_against(match, "lose b174") == "10.3-d"
    assert set(options(match)) == {"lose n1-2", "lose n4-1"}
    play(match, "lose n4-1")
    assert facts(match)["reduced"] == ["n1-1", "n4-1"]


@pytest.mark.rule("santander", "10.3-b", "10.3-c", "10.3-d")
def test_10_3_b_one_step_units_are_eliminated_and_extra_losses_ignored():
    match = beaten([0, 3], units={"2206": ["b174", "ft17"], "2205": ["n1-1"]}, reduced=["b174"])
    play(match, "stand")
    assert set(options(match)) == {"lose b174", "lose ft17"}  # armour loses steps like infantry
    play(match, "lose ft17")
    assert (where(match, "b174"), where(match, "ft17")) == ("lost", "lost")
    assert asked(match) == (N, "advance")
    assert facts(match)["brigades"] == 1


# --- retreat --------------------------------------------------------------------------------------


@pytest.mark.rule("santander", "10.5.1-a", "10.5.1-b", "10.5.1-e", "10.2-g")
def test_10_5_1_where_a_stack_may_retreat():
    units = {"2206": ["b174", "b175"], "2205": ["n1-1"], "2108": ["n5-1"], "2207": ["b170"]}
    match = beaten([0, 2], units=units)
    assert rule_against(match, "retreat 2305") == "10.5.1-b"  # enemy ZoC without a friend
    assert rule_against(match, "retreat 2205") == "10.5.1-e"  # an enemy
    assert rule_against(match, "retreat 2008") == "10.5.1-e"  # not adjacent
    assert "retreat 2207" in options(match)  # in the ZoC of 2108, but a friend is there
    assert "retreat 2106" in options(match)
    play(match, "retreat 2106")
    assert where(match, "b174") == where(match, "b175") == "2106"
    assert asked(match) == (R, "lose")  # 10.5-b: the other loss is taken after the retreat
    play(match, "lose b174", rolls=[[1]])
    assert facts(match)["dsg"] == {"b174": "dsg", "b175": "dsg"}


@pytest.mark.rule("santander", "10.5.1-e", "10.5-a")
def test_10_5_1_e_no_legal_hex_no_trade():
    units = {"2206": ["b174"], "2205": ["n1-1"], "2207": ["n5-1"], "2006": ["n5-2"]}
    match = beaten([0, 1], units=units, rolls=[[1]])
    assert events(match, "no-retreat")
    assert facts(match)["reduced"] == ["b174"]


# --- advance --------------------------------------------------------------------------------------


@pytest.mark.rule("santander", "10.4-a", "10.4-b", "10.7-d", "10.8-a")
def test_10_4_a_units_that_took_part_advance_within_the_limit():
    units = {"2105": ["b174"], "2205": ["n1-1", "n1-2", "n1-3"], "2104": ["n4-1"], "2005": ["b175"]}
    match = begin(
        phase="nationalist-combat",
        turn=2,
        units=units,
        trenches=["2105"],
        battle={
            "side": N,
            "target": "2105",
            "attackers": ["n1-1", "n1-2", "n4-1"],
            "revealed": True,
            "losses": [0, 2],
        },
    )
    play(match, "stand")
    assert where(match, "b174") == "lost"
    assert rule_against(match, "advance n1-3") == "10.4-a"
    play(match, "advance n1-1", "advance n1-2")  # into the ZoC of 2005
    assert asked(match) == (N, "attack")  # four points: no room for n4-1
    assert facts(match)["control"]["2105"] == N
    assert facts(match)["trenches"] == []


@pytest.mark.rule("santander", "10.4-a", "8.1.1-a")
def test_10_4_a_no_advance_out_of_supply():
    wall = {
        "2105": ["b183"],
        "2207": ["b185"],
        "2008": ["b184"],
        "2206": ["n1-1"],
        "2305": ["n4-1"],
    }
    match = begin(
        phase="nationalist-combat",
        turn=2,
        units=wall,
        battle={
            "side": N,
            "target": "2106",
            "attackers": ["n1-1"],
            "revealed": True,
            "losses": [0, 0],
            "step": "advance",
        },
    )
    assert asked(match) == (N, "attack")  # nobody may enter 2106, so nobody is asked


@pytest.mark.rule("santander", "10.4.1-a", "10.4.1-b", "10.6-a")
def test_10_4_1_breakthrough_eliminates_all_and_goes_three_hexes():
    units = {"2206": ["b174", "hq-xv"], "2205": ["n1-1", "n1-2"], "2305": ["n4-1", "n4-2", "n4-3"],
             "1908": ["b170"], "2008": ["sc-rep-1"]}  # fmt: skip
    match = begin(phase="nationalist-combat", turn=2, units=units)
    attack(match, "2206", "n1-1", "n1-2", "n4-1", "n4-2", "n4-3")
    fight(match, [6])  # 27 : 5, 5:1, 6 -> B
    assert events(match, "combat")[0]["result"] == "B"
    assert (where(match, "b174"), where(match, "hq-xv")) == ("lost", "lost")
    assert "morale" not in rolled(match)
    play(match, "advance n1-1")
    assert "halt" in options(match)
    play(match, "pursue 2106")
    assert rule_against(match, "pursue 1908") == "10.4.1-b"
    play(match, "pursue 2006")
    assert where(match, "n1-1") == "2006"
    assert asked(match) == (N, "advance")  # the third hex ends it
    play(match, "advance n4-1", "halt", "advance n4-2", "halt", "advance n4-3", "halt", "advance n1-2")
    assert rule_against(match, "halt") == "5-a"  # six points are there: on it goes
    play(match, "pursue 2207", "halt")
    control = facts(match)["control"]
    assert [control[h] for h in ("2206", "2106", "2006")] == [N, N, N]


# --- morale ---------------------------------------------------------------------------------------


@pytest.mark.rule("santander", "10.6-a", "10.6-b", "10.6-c", "C.4")
def test_10_6_a_stack_that_suffered_rolls_once_also_where_it_traded():
    match = beaten([0, 1], units={"2206": ["b157", "b174"], "2205": ["n1-1"]}, morale=2)
    play(match, "retreat 2106", rolls=[[1]])
    told = events(match, "morale-result")
    assert told == [
        {"place": "2206", "total": 3, "result": "hold"}
    ]  # 1 + 2 + 0: the worst of Basque and Santander
    match = beaten([0, 1], units={"2206": ["b157"], "2205": ["n1-1"]}, morale=2)
    play(match, "stand", rolls=[[5]])
    assert events(match, "morale-result")[0]["total"] == 6  # 5 + 2 - 1
    match = beaten([1, 0])
    assert asked(match)[1] == "attack"  # no loss of the Republican, no roll


@pytest.mark.rule("santander", "10.6-a", "10.6-d")
def test_10_6_a_the_republican_says_which_of_his_stacks_rolls_first():
    units = {"2206": ["n1-1", "n1-2"], "2106": ["b183"], "2207": ["b184"], "1906": ["b170"]}
    match = begin(phase="republican-combat", turn=2, morale=5, units=units)
    attack(match, "2206", "b183", "b184")
    fight(match, [3])  # 1:2, 3 -> 2/0: a step of each
    assert asked(match) == (R, "lose")
    play(match, "lose b183", "lose b184")
    assert asked(match) == (R, "morale-order")
    assert options(match) == ["roll 2106", "roll 2207"]
    odds = GAME.odds(match.state, match.asks[0], "roll 2207")
    assert odds is not None
    assert sum(o.chance for o in odds.outcomes) == pytest.approx(1)
    play(match, "roll 2207", rolls=[[4]])  # must retreat
    assert asked(match) == (R, "forced-retreat")
    play(match, "retreat 2106", rolls=[[1]])  # onto the other, which rolls then, alone
    assert [told["place"] for told in events(match, "morale-result")] == ["2207", "2106"]
    assert where(match, "b184") == "2106"


@pytest.mark.rule("santander", "10.6-a", "10.6-e", "9.2-k")
def test_10_6_e_an_attacking_stack_rolls_and_only_those_who_attacked_suffer():
    units = {"2206": ["n1-1"], "2106": ["b183", "b184", "hq-xv"], "1906": ["b170"]}
    match = begin(phase="republican-combat", turn=2, morale=5, units=units)
    attack(match, "2206", "b183")
    fight(match, [6], [4])  # 4 : 5, 1:2, 6 -> 1/1
    play(match, "stand")
    assert events(match, "morale-result")[0]["total"] == 7  # must retreat
    assert asked(match) == (R, "forced-retreat")
    play(match, options(match)[0])
    assert where(match, "b184") == "2106"
    assert where(match, "hq-xv") == "2106"  # a combat unit stays with it
    assert where(match, "b183") != "2106"


@pytest.mark.rule("santander", "10.6-d")
def test_10_6_d_who_has_retreated_takes_another_dsg_instead():
    match = beaten([0, 1], morale=5)
    play(match, "retreat 2106", rolls=[[1]])  # 6: retreat
    assert where(match, "b174") == "2106"
    assert facts(match)["dsg"] == {"b174": "dsg1"}


@pytest.mark.rule("santander", "10.6-d")
def test_10_6_d_with_nowhere_to_go_a_step_is_lost():
    units = {"2206": ["b174", "b175"], "2205": ["n1-1"], "2207": ["n5-1"], "2006": ["n5-2"]}
    match = beaten([0, 1], units=units, morale=5, step="morale", rolls=[[1]])
    assert asked(match) == (R, "lose")
    play(match, "lose b175")
    assert facts(match)["reduced"] == ["b175"]


@pytest.mark.rule("santander", "10.6-d", "10.4-a")
def test_10_6_d_a_stack_that_must_retreat_cannot_advance():
    units = {"2206": ["hq-c"], "2106": ["b170", "b171"]}
    match = begin(
        phase="republican-combat",
        turn=2,
        units=units,
        morale=5,
        battle={
            "side": R,
            "target": "2206",
            "attackers": ["b170", "b171"],
            "revealed": True,
            "losses": [1, 1],
        },
    )
    play(match, "lose b170", rolls=[[2]])  # 7: must retreat
    play(match, options(match)[0])
    assert where(match, "hq-c") == "lost"
    assert asked(match)[1] == "attack"  # the hex is vacant, nobody may enter


@pytest.mark.rule("santander", "10.6-f", "10.6-e")
def test_10_6_f_shaken_break_and_rout():
    match = beaten(
        [0, 1],
        units={"2206": ["b174", "b175", "hq-xv"], "2205": ["n1-1"]},
        morale=3,
        step="morale",
        rolls=[[1]],
    )
    assert facts(match)["dsg"] == {"b174": "dsg", "b175": "dsg", "hq-xv": "dsg"}  # shaken: HQs included
    match = beaten(
        [0, 1], units={"2206": ["b174", "b175"], "2205": ["n1-1"]}, morale=5, step="morale", rolls=[[6]]
    )
    assert events(match, "morale-result")[0]["result"] == "rout"  # 11
    play(match, "retreat 2106")
    assert facts(match)["reduced"] == ["b174", "b175"]
    assert where(match, "b174") == "2106"


@pytest.mark.rule("santander", "10.6.1-a", "10.6.1-b", "10.6.1-e", "10.6.1-d", "10.6.1-c")
def test_10_6_1_the_marker_stays_between_0_and_5():
    match = begin(phase="nationalist-move", units={"2106": ["n1-1"], "1401": ["b170"]}, morale=5)
    play(match, "move n1-1", "go 2006")
    assert facts(match)["morale"] == 5
    units = {"2006": ["hq-c"], "2005": ["b170", "b171"]}
    match = begin(
        phase="republican-combat",
        turn=2,
        units=units,
        control={"2006": N},
        morale=3,
        battle={
            "side": R,
            "target": "2006",
            "attackers": ["b170", "b171"],
            "revealed": True,
            "losses": [0, 1],
        },
    )
    play(match, "advance b170", "advance b171")
    assert facts(match)["morale"] == 2  # an objective and a conquest: -1 in all, once
    match = begin(
        phase="republican-move", units={"2005": ["b170"], "2504": ["n1-1"]}, control={"2006": N}, morale=0
    )
    play(match, "move b170", "go 2006")
    assert facts(match)["morale"] == 0


# --- trenches -------------------------------------------------------------------------------------


@pytest.mark.rule("santander", "10.7-d", "10.7-a")
def test_10_7_d_a_trench_stays_when_its_units_march_off():
    match = begin(phase="republican-move", units={"2206": ["b174"], "2504": ["n1-1"]}, trenches=["2206"])
    play(match, "move b174", "go 2106")
    assert facts(match)["trenches"] == ["2206"]
    entered = begin(phase="nationalist-move", units={"2305": ["hq-n1"], "1401": ["b174"]}, trenches=["2206"])
    play(entered, "move hq-n1", "go 2206")
    assert facts(entered)["trenches"] == []


@pytest.mark.rule("santander", "10.2-c", "10.2-h", "3.C-d")
def test_10_2_the_steps_of_a_combat_in_order():
    units = {"2206": ["n1-1", "n1-2"], "2106": ["b183", "b184"], "2105": ["hq-xv"], "2205": ["hq-n1"]}
    match = begin(phase="republican-combat", turn=2, units=units)
    attack(match, "2206", "b183", "b184")
    asks = []
    for answer in ("fire hq-xv", "enough", "fire hq-n1", "enough"):
        asks.append(asked(match))
        play(match, answer)
    assert asks == [(R, "fire"), (R, "fire"), (N, "fire"), (N, "fire")]
    assert asked(match) == (R, "spend")
    play(match, "enough", "enough", rolls=[[2], [6], [1]])  # 8 : 10, 1:2, 6 -> 1/1
    assert asked(match) == (R, "lose")  # the attacker first
    play(match, "lose b183")
    assert asked(match) == (N, "trade")
    play(match, "stand")
    assert asked(match) == (N, "lose")
    play(match, "lose n1-1")
    kinds = [e.kind for e in match.events(R)]
    order = ["attack", "fires", "bombarded", "assault", "combat", "reduced", "morale-result"]
    assert [k for k in dict.fromkeys(kinds) if k in order] == order
