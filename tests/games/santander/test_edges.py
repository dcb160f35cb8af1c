"""Where chapters meet: what happens at the edges of two rules at once."""

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

from frente.engine import Match, to_plain
from frente.games.santander import GAME
from frente.games.santander.definitions import HEX, PIECE
from frente.games.santander.rules import combat
from frente.games.santander.state import Battle


def counter_attack(units: dict[str, list[str]], attackers: list[str], losses: list[int], **table):
    """A Republican attack on 2206 whose table result is known."""
    battle = {"side": R, "target": "2206", "attackers": attackers, "revealed": True, "losses": losses}
    return begin(phase="republican-combat", turn=2, units=units, battle=battle, **table)


# --- morale and stacking --------------------------------------------------------------------------


@pytest.mark.rule("santander", "10.6-a", "5.1.1-a", "5.1.1-b", "10.5.1-c")
def test_10_6_a_a_stack_crushed_by_another_that_falls_back_rolls_no_morale():
    units = {"2206": ["n1-1"], "2105": ["b170", "b171"], "2106": ["b173", "b174"]}
    match = counter_attack(units, ["b170", "b171", "b173", "b174"], [2, 0], morale=5)
    play(match, "lose b170", "lose b173", "roll 2105", rolls=[[1]])  # 6: the stack of 2105 must retreat
    play(match, "retreat 2106")  # eight points in the hills
    assert [where(match, u) for u in ("b170", "b171", "b173", "b174")] == ["lost"] * 4
    assert rolled(match).count("morale") == 1
    assert asked(match) == (R, "attack")
    assert facts(match)["brigades"] == 4


@pytest.mark.rule("santander", "10.6-d", "10.4-a")
def test_10_6_d_who_must_retreat_and_finds_no_way_cannot_advance_either():
    units = {
        "2206": ["hq-c"],
        "2106": ["b170", "b171"],
        "2107": ["n1-1"],
        "2005": ["n1-2"],
    }
    # 6: every other hex around is an enemy's or in his zone, and 2206 would be no retreat.
    match = counter_attack(units, ["b170", "b171"], [1, 1], morale=5)
    play(match, "lose b170", rolls=[[1]])
    assert events(match, "no-retreat")
    assert where(match, "b171") == "2106"
    assert facts(match)["reduced"] == ["b170", "b171"]  # 10.3-c: the other one takes the second loss
    assert where(match, "hq-c") == "lost"
    assert asked(match) == (R, "attack")  # the hex is vacant, nobody may enter


@pytest.mark.rule("santander", "10.6-d")
def test_10_6_d_an_attacker_does_not_fall_back_into_the_hex_he_attacked():
    units = {"2206": ["hq-c"], "2106": ["b170"]}
    match = counter_attack(units, ["b170"], [1, 1], morale=5, rolls=[[1]])
    assert asked(match) == (R, "forced-retreat")
    assert rule_against(match, "retreat 2206") == "10.6-d"
    assert "retreat 2105" in options(match)


# --- attacking ------------------------------------------------------------------------------------


@pytest.mark.rule("santander", "10.1-f", "5-c")
def test_10_1_f_the_limit_is_that_of_the_attacked_hex_not_of_the_attackers():
    units = {"2105": ["b174"], "2206": ["n1-1", "n1-2", "n1-3", "3pz1"]}  # from clear ground into hills
    match = begin(phase="nationalist-combat", turn=2, units=units)
    play(match, "attack 2105", "join n1-1", "join n1-2")
    assert rule_against(match, "join n1-3") == "10.1-f"
    play(match, "join 3pz1")  # armour counts nothing
    out = begin(phase="republican-combat", turn=2, units={"2206": ["n1-1"], "2106": ["b170", "b171", "b172"]})
    play(out, "attack 2206", "join b170", "join b171", "join b172")  # out of the hills into clear ground
    assert facts(out)["battle"]["attack"] == 3  # three times 2, halved: the hex is overstacked


@pytest.mark.rule("santander", "10.2.1-b", "7.1.1-a")
def test_10_2_1_b_the_zones_of_attackers_out_of_supply_do_not_surround():
    units = {"2006": ["b177"], "2007": ["n1-1"], "2105": ["n1-2"]}
    battle = Battle(N, HEX["2006"], 1, (PIECE["n1-1"], PIECE["n1-2"]))
    fed = begin(phase="nationalist-combat", turn=2, units=units)
    cut = begin(phase="nationalist-combat", turn=2, units=units, oos=["n1-1", "n1-2"])
    assert combat.concentric(fed.state, battle)
    assert not combat.concentric(cut.state, battle)


@pytest.mark.rule("santander", "4.4-a")
def test_4_4_a_the_shift_is_for_nationalist_attacks_of_turn_1_near_the_ctv():
    def column(side: str, turn: int, hq: str = "2111") -> str:
        ours, theirs = ("lit-1", "b174") if side == N else ("b174", "lit-1")
        units = {"2010": [theirs], "2110": [ours], hq: ["hq-ctv"]}
        match = begin(phase=f"{side}-combat", turn=turn, units=units)
        play(match, "attack 2010", f"join {ours}", "launch")
        return str(facts(match)["battle"]["column"])

    assert column(N, 1) == "3:2"  # 5 : 5, and one to the right
    assert column(N, 2) == "1:1"
    assert column(N, 1, "2112") == "1:1"  # three hexes away
    assert column(R, 1) == "1:3"


@pytest.mark.rule("santander", "10.3-c")
def test_10_3_c_one_stack_may_take_all_the_losses_before_another_takes_any():
    units = {"2206": ["b174"], "2205": ["n1-1", "n1-2"], "2305": ["n4-1"]}
    battle = {"side": N, "target": "2206", "attackers": ["n1-1", "n1-2", "n4-1"], "revealed": True}
    match = begin(phase="nationalist-combat", turn=2, units=units, battle={**battle, "losses": [3, 0]})
    play(match, "lose n1-1", "lose n1-2")
    assert set(options(match)) == {"lose n1-1", "lose n1-2", "lose n4-1"}
    play(match, "lose n1-1")
    assert where(match, "n1-1") == "lost"
    assert facts(match)["reduced"] == ["n1-2"]


@pytest.mark.rule("santander", "9.5.1-c", "10.5.1-d", "6.3.1-c")
def test_9_5_1_c_a_hungry_unit_that_falls_back_at_dsg1_surrenders():
    battle = {"side": N, "target": "2206", "attackers": ["n1-1"], "revealed": True, "losses": [0, 1]}
    match = begin(
        phase="nationalist-combat",
        turn=2,
        units={"2206": ["b174", "b175"], "2205": ["n1-1"]},
        oos=["b174", "b175"],
        dsg={"b174": "dsg1"},
        battle=battle,
    )
    play(match, "retreat 2106", rolls=[[1]])
    assert where(match, "b174") == "lost"
    assert facts(match)["dsg"] == {"b175": "dsg1"}


@pytest.mark.rule("santander", "10.5.1-b")
def test_10_5_1_b_an_hq_alone_opens_no_way_back_through_a_zone():
    battle = {"side": N, "target": "2206", "attackers": ["n1-1"], "revealed": True, "losses": [0, 1]}
    units = {"2206": ["b174"], "2205": ["n1-1"], "2305": ["hq-xv"], "2105": ["b175"]}
    match = begin(phase="nationalist-combat", turn=2, units=units, battle=battle)
    assert rule_against(match, "retreat 2305") == "10.5.1-b"  # both lie in the zone of 2205
    assert "retreat 2105" in options(match)


# --- bombardment ----------------------------------------------------------------------------------


@pytest.mark.rule("santander", "10.7-b", "9.4.2-b", "9.4.3-a")
def test_10_7_b_a_trench_is_no_help_to_the_guns_of_its_hex():
    units = {"2206": ["b174"], "2105": ["hq-xv"], "2205": ["n1-1"]}
    match = begin(phase="nationalist-combat", turn=2, units=units, trenches=["2206"])
    play(match, "attack 2206", "join n1-1", "launch", "enough", "fire hq-xv", "enough", "enough",
         rolls=[[5], [6]])  # fmt: skip
    assert events(match, "bombarded")[0] == {"side": R, "net": 2, "levels": 1}
    assert facts(match)["dsg"] == {"n1-1": "dsg"}


@pytest.mark.rule("santander", "9.1-b", "9.2-g")
def test_9_1_b_a_spanish_hq_draws_no_spanish_planes_but_fires_for_its_own_hex():
    units = {"2206": ["lit-1", "hq-n1"], "2106": ["b170"]}
    match = begin(phase="republican-combat", turn=2, units=units)
    play(match, "attack 2206", "join b170", "launch", "enough")
    assert rule_against(match, "fire fan-1") == "9.1-b"
    assert {"fire hq-n1", "fire al-1", "fire lk-1"} <= set(options(match))


@pytest.mark.rule("santander", "9.4.2-b", "9.4.2-d", "9.5.1-a")
def test_9_4_2_d_two_levels_at_once():
    units = {"2206": ["b174", "b175", "hq-xv"], "2205": ["lit-1", "hq-ctv"]}
    match = begin(phase="nationalist-combat", turn=2, units=units)
    play(match, "attack 2206", "join lit-1", "launch")
    play(match, "fire al-1", "fire al-2", "fire al-3", "fire lk-1", "fire hq-ctv", "enough", "enough")
    play(match, "enough", rolls=[[6], [2, 2, 2, 2], [1]])  # six points and a 6
    assert facts(match)["dsg"] == {"b174": "dsg1", "b175": "dsg1", "hq-xv": "dsg1"}


# --- trenches -------------------------------------------------------------------------------------


@pytest.mark.rule("santander", "10.7-d", "9.2-e")
def test_10_7_d_the_trench_of_an_hq_alone_goes_with_it():
    battle = {"side": N, "target": "2206", "attackers": ["n1-1"], "revealed": True, "losses": [0, 1]}
    match = begin(
        phase="nationalist-combat",
        turn=2,
        units={"2206": ["hq-xv"], "2205": ["n1-1"]},
        trenches=["2206"],
        battle=battle,
    )
    assert where(match, "hq-xv") == "lost"
    assert facts(match)["trenches"] == []  # also where nobody advances
    play(match, "enough")
    assert facts(match)["control"]["2206"] == R


# --- supply ---------------------------------------------------------------------------------------


CUT_OFF = {"1210": ["b170", "hq-xv"], "1309": ["n1-1"], "1310": ["n1-2"], "1209": ["n1-3"]}


@pytest.mark.rule("santander", "8.1.1-a", "6.2-b", "10.8-a", "7.2-b")
def test_8_1_1_santander_feeds_whoever_takes_it_back():
    match = begin(phase="republican-move", units=CUT_OFF, control={"1211": N})
    play(match, "move b170")
    assert rule_against(match, "go 1110") == "8.1.1-a"
    assert options(match) == ["go 1211", "step 1211", "stay"]
    play(match, "go 1211")
    assert facts(match)["control"]["1211"] == R
    assert "1211" in facts(match)["supply"][R]


@pytest.mark.rule("santander", "8.1.1-a", "6.2-b", "9.2-m")
def test_8_1_1_an_hq_does_not_take_santander_back():
    match = begin(phase="republican-move", units=CUT_OFF, control={"1211": N})
    play(match, "move hq-xv")
    assert rule_against(match, "go 1211") == "8.1.1-a"


# --- naming the rule ------------------------------------------------------------------------------


@pytest.mark.rule("santander", "8.1-b", "1.3.2-a")
def test_8_1_b_a_far_hex_is_refused_as_far_and_a_bay_as_a_bay():
    match = begin(phase="nationalist-move", units={"1314": ["n1-1"], "1401": ["b170"]})
    play(match, "move n1-1")
    assert rule_against(match, "step 1215") == "1.3.2-a"
    assert rule_against(match, "step 1316") == "8.1-b"


@pytest.mark.rule("santander", "8.1-b", "11.3-b")
def test_8_1_b_a_refused_step_names_the_points_of_that_step():
    match = begin(phase="republican-move", units={"1502": ["b170"], "2504": ["n1-1"]}, weather="rain")
    play(match, "move b170")
    refusal = match.why_not(R, "step 1501")  # a wet mountain beyond a river; the road goes around
    assert refusal is not None
    assert (refusal.rule, refusal.args["need"], refusal.args["have"]) == ("8.1-b", "5", "4")
    assert "go 1501" in options(match)
    far = match.why_not(R, "go 1410")
    assert far is not None
    assert (far.rule, far.text) == ("8.1-b", "too-far")
    assert float(str(far.args["need"]).replace("½", ".5")) > 4


# --- fog ------------------------------------------------------------------------------------------


@pytest.mark.rule("santander", "5.2-a", "9.4.1-a")
def test_5_2_a_the_defender_is_asked_also_when_he_has_nothing_to_commit():
    """The program takes an only option by itself; here that would tell that no HQ is near."""
    full = GAME.full_options("quick", {})
    state = GAME.setup("quick", full)
    table = {"units": {"2206": ["b174"], "2205": ["n1-1"]}, "turn": 2, "weather": "rain"}
    GAME.arrange(state, {**table, "phase": "nationalist-combat"})
    match = Match.start(GAME, "quick", full, "story", start=to_plain(state), auto=True)
    play(match, "attack 2206", "join n1-1", "launch")
    assert asked(match) == (R, "fire")
    assert options(match) == ["enough"]


# --- every match ends -----------------------------------------------------------------------------


IDLE = ("call-off", "aside", "fill", "ready", "place", "dig", "attack", "step", "move")


@pytest.mark.rule("santander", "1.2-b", "4.1-a", "10.1-e")
def test_1_2_b_a_match_ends_whatever_the_answers():
    """Two players who put everything off as long as they may."""
    match = Match.start(GAME, "campaign", seed="idle", events=False)

    def put_off(token: str) -> int:
        verb = token.split(maxsplit=1)[0]
        return IDLE.index(verb) if verb in IDLE else len(IDLE)

    while match.asks:
        play(match, min(options(match), key=put_off))
        assert match.ply < 20_000
    assert match.result is not None
    assert match.result.winners == (R,)


@pytest.mark.rule("santander", "4.1-a")
def test_4_1_whoever_has_changed_his_mind_too_often_must_come_to_an_end():
    match = begin(scenario="campaign", phase="set-up", changes=199)
    play(match, "place b166", "aside")
    assert options(match) == ["ready"]
    assert rule_against(match, "place b166") == "4.1-a"
    play(match, "ready")
    assert options(match) == ["done"]
    assert rule_against(match, "ready") == "4.1-a"
    play(match, "done", rolls=[[1, 1, 1]])
    assert "place b154" in options(match)  # the next stage begins anew


@pytest.mark.rule("santander", "10.1-e")
def test_10_1_e_an_attack_can_be_called_off_often_but_not_for_ever():
    units = {"2206": ["b174"], "2205": ["n1-1"]}
    match = begin(phase="nationalist-combat", turn=2, units=units)
    for _ in range(200):
        play(match, "attack 2206", "join n1-1", "call-off")
    assert options(match) == ["done"]
    assert rule_against(match, "attack 2206") == "10.1-e"
