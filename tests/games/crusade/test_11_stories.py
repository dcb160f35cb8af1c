"""Chapter 11 told to the end: bonuses, spared steps, caught retreats, cut-off attackers."""

import pytest
from tests.games.crusade.board import (
    GAME,
    UNIT,
    events,
    fight,
    kind,
    options,
    play,
    resolve,
    stack,
    table,
    where,
)
from tests.games.crusade.deck import board, changes, ready
from tests.games.crusade.ledger import acting, check

from frente.games.crusade.definitions import AT


def last(m, name):
    """The latest event of a kind."""
    return [e for e in m.events(None) if e.kind == name][-1]


@pytest.mark.rule("crusade", "8.5.5.3-b", "8.5.5.2", "11.1.1-a")
def test_8_5_5_3_b_a_bonus_for_two_attacks_is_named_twice():
    m = ready(
        "N7",
        turn=8,
        clear=True,
        units={
            "huesca": ["nat-inf-1"],
            "lecinena": ["nat-inf-3"],
            "zaragoza": ["nat-inf-5"],
            "sarinena": ["rep-mil-1"],
            "barbastro": ["rep-mil-2"],
            "candasnos": ["rep-mil-3"],
            "jaca": ["nat-inf-6"],
            "boltana": ["rep-mil-4"],
        },
    )
    play(m, "event N7", "activate-attack huesca", "activate-attack zaragoza", "activate-attack jaca")
    assert (kind(m), m.state.phase, m.state.bonus_left) == ("nat attacks", "combat", 2)
    play(m, "attack barbastro", "with nat-inf-1", "fight")
    assert m.asks[0].about == {"card": "N7", "place": "barbastro", "what": "die", "left": 2}
    play(m, "use-bonus")
    resolve(m)
    assert [f["drm"] for f in events(m, "fire")] == ["+1", "+0"]
    play(m, "attack candasnos", "with nat-inf-5", "fight")
    assert m.asks[0].about["left"] == 1
    play(m, "no-bonus")
    resolve(m)
    assert [f["drm"] for f in events(m, "fire")[2:]] == ["+0", "+0"]
    play(m, "attack boltana", "with nat-inf-6", "fight", "use-bonus")
    assert (m.state.bonus_left, [f["drm"] for f in events(m, "fire")[4:]]) == (0, ["+1", "+0"])


@pytest.mark.rule("crusade", "8.5.5.3-b", "8.5.5.3-a", "8.5.5.4")
def test_8_5_5_3_b_the_ground_is_cancelled_once_and_only_there_a_victory_counts():
    m = ready(
        "R42",
        turn=13,
        clear=True,
        vp=10,
        units={
            "madrid": ["rep-corps-i", "rep-corps-v"],
            "brunete": ["nat-mil-1:reduced"],
            "arganda": ["rep-corps-ii"],
            "aranjuez": ["nat-mil-2:reduced"],
        },
    )
    play(m, "event R42", "activate-attack madrid", "activate-attack arganda", "done")
    play(m, "attack brunete", "with rep-corps-i", "with rep-corps-v", "fight")
    assert m.asks[0].about == {"card": "R42", "place": "brunete", "what": "ground", "left": 1}
    play(m, "use-bonus")
    while kind(m) != "rep advance":
        play(m, options(m)[0])
    assert m.state.cancel_left == 0
    play(m, "advance rep-corps-i brunete", "done", "attack aranjuez", "with rep-corps-ii", "fight")
    while kind(m) == "rep advance":
        play(m, options(m)[0])
    assert GAME.facts(m.state)["bonus"] == {"brunete": "R42"}
    assert m.state.vp == 9


@pytest.mark.rule("crusade", "CL-R7", "11.2.9-a")
def test_cl_r7_attackers_who_all_fall_first_inflict_nothing():
    m = fight(
        {"huesca": ["nat-inf-1:reduced"]},
        "sarinena",
        ["rep-corps-i", "rep-corps-ii", "rep-corps-iii"],
        [(6,)],
        clear=True,
        hands={"nat": [], "rep": ["R7"]},
    )
    play(m, "play R7")
    assert last(m, "outcome").data == {"place": "sarinena", "winner": "rep", "ln": "0:5"}
    assert m.state.battle is None


def limited(attackers, dice, defenders=("nat-inf-1", "nat-inf-2", "nat-inf-3"), **words):
    """A Republican attack on Huesca with Limited Offensive."""
    m = fight(
        {"sarinena": attackers},
        "huesca",
        list(defenders),
        dice,
        side="rep",
        clear=True,
        hands={"nat": [], "rep": ["R45"]},
        **words,
    )
    return play(m, "play R45")


@pytest.mark.rule("crusade", "CL-R45")
def test_cl_r45_a_division_that_was_lost_comes_back_and_nothing_else_moves():
    m = limited(["rep-mil-1:reduced", "rep-mil-2:reduced"], [(1, 6)])
    assert (where(m, "rep-mil-1"), where(m, "rep-mil-2"), kind(m)) == (
        "eliminated",
        "eliminated",
        "rep spare",
    )
    before = {id: where(m, id) for id in UNIT}
    check(m, "spare", {"": "rep-mil-1 rep-mil-2", "CL-R45 lost-no-step": "nat-inf-1 rep-corps-i"})
    play(m, "spare rep-mil-2")
    assert last(m, "spared").data == {"unit": "rep-mil-2"}
    after = {id: where(m, id) for id in UNIT}
    assert {id for id in UNIT if before[id] != after[id]} == {"rep-mil-2"}
    assert (after["rep-mil-2"], m.state.reduced >> UNIT["rep-mil-2"] & 1) == ("sarinena", 1)


@pytest.mark.rule("crusade", "CL-R45")
def test_cl_r45_only_steps_of_the_attacker_come_back():
    m = limited(["rep-corps-i", "rep-corps-v"], [(6, 1)], ["nat-inf-1", "nat-inf-2"])
    resolve(m)
    lost = [e["unit"] for e in events(m, "step-lost")]
    assert lost
    assert all(id.startswith("nat") for id in lost)
    assert not events(m, "spared")
    assert all(m.state.reduced >> UNIT[id] & 1 or where(m, id) == "eliminated" for id in lost)


@pytest.mark.rule("crusade", "11.3.6-b", "11.3.7-a", "16.6.2-a")
def test_11_3_6_b_tanks_the_defender_lost_do_not_pay_for_the_attacker():
    m = fight(
        {"sarinena": ["rep-t26-1", "rep-rpa-1", "rep-rpa-2"]},
        "barbastro",
        ["nat-pz1-1"],
        [(4, 4)],
        side="rep",
        clear=True,
    )
    play(m, "claim-armor")
    assert m.state.reduced >> UNIT["nat-pz1-1"] & 1 or where(m, "nat-pz1-1") == "eliminated"
    assert m.state.reduced >> UNIT["rep-t26-1"] & 1
    assert not m.state.reduced >> UNIT["rep-rpa-1"] & 1


@pytest.mark.rule("crusade", "11.1.5-a", "11.3.5-a", "11.3.5.3")
def test_11_1_5_a_the_division_that_replaced_a_corps_has_fought():
    m = fight(
        {"huesca": ["nat-corps-i:reduced", "nat-inf-2"]},
        "sarinena",
        ["rep-corps-i", "rep-corps-ii", "rep-corps-iii"],
        [(1, 4)],
        clear=True,
        reserve={"nat": ["nat-inf-1"]},
        units={"barbastro": ["rep-mil-1"]},
    )
    play(m, "lose nat-corps-i")
    assert last(m, "replaced").data == {"unit": "nat-corps-i", "by": "nat-inf-1", "place": "huesca"}
    assert m.state.fought >> UNIT["nat-inf-1"] & 1
    resolve(m)
    assert not events(m, "phantom")


@pytest.mark.rule("crusade", "11.3.5.1", "11.3.5-b", "11.3.4-a")
def test_11_3_5_1_a_corps_that_nobody_replaces_absorbs_two_more():
    m = fight(
        {"huesca": ["nat-corps-i:reduced"]},
        "sarinena",
        ["rep-corps-i", "rep-corps-ii", "rep-corps-iii"],
        [(1, 6)],
        clear=True,
        reserve={"nat": ["nat-cav-1"]},
    )
    resolve(m)
    assert last(m, "outcome").data["ln"].split(":")[1] == "5"
    assert where(m, "nat-corps-i") == "removed"
    assert events(m, "phantom") == [{"side": "nat"}] * 2


@pytest.mark.rule("crusade", "8.5.6.4", "8.5.4.3", "9.1.2-b")
@pytest.mark.parametrize(
    ("beach", "coast", "rule"),
    [
        ({"at": "malaga", "mode": "plan-p"}, "malaga", "8.5.6.4"),
        ({"at": "mallorca", "mode": "mallorca", "deadline": 19}, "mallorca", "8.5.4.3"),
    ],
)
def test_8_5_6_4_a_nationalist_who_enters_the_beach_head_ends_it(beach, coast, rule):
    m = acting(
        strait="nat",
        beach=beach,
        units={coast: ["nat-inf-1", "nat-inf-2"], "beach-head": []},
        works={"beach-head": "position"},
    )
    play(m, f"activate-move {coast}", "done", "move nat-inf-1")
    assert "step beach-head" in options(m)
    play(m, "step beach-head")
    assert (m.state.beach, m.state.beach_mode, where(m, "nat-inf-1"), m.state.mover) == (-1, "", coast, -1)
    assert (last(m, "beach-gone").rule, GAME.facts(m.state)["works"]) == (rule, {})
    m = acting("rep", beach=beach, units={coast: ["nat-inf-1"], "beach-head": ["rep-rpa-1"]}, dice=[(6, 1)])
    play(m, "activate-attack beach-head", "done", f"attack {coast}")
    check(m, "with", {"": "rep-rpa-1", "11.1.1-a not-your-unit": "nat-inf-1"})
    m = acting("rep", beach=beach, units={coast: [], "beach-head": ["rep-rpa-1"]})
    play(m, "activate-move beach-head", "done", "move rep-rpa-1")
    check(m, "step", {"": coast, "10.1.4 not-adjacent": "valencia"})
    play(m, f"step {coast}", "step beach-head")
    assert where(m, "rep-rpa-1") == "beach-head"
    assert m.state.beach == AT[coast]


@pytest.mark.rule("crusade", "11.4.6-a", "11.4.6-b", "11.4.5-a")
def test_11_4_6_who_has_retreated_in_this_round_is_caught_by_the_next_attack():
    m = acting(
        dice=[(6, 1), (6, 1)],
        units={
            "huesca": ["nat-corps-aragon", "nat-inf-1"],
            "sarinena": ["rep-mil-1"],
            "zaragoza": ["nat-inf-2"],
            "lecinena": ["nat-inf-3"],
            "candasnos": ["rep-mil-2"],
            "caspe": ["nat-corps-v"],
            "fraga": ["nat-inf-4"],
            "barbastro": ["nat-inf-5"],
        },
    )
    play(m, "activate-attack huesca", "activate-attack caspe", "done")
    play(m, "attack sarinena", "with nat-inf-1", "fight")
    resolve(m)
    assert where(m, "rep-mil-1") == "candasnos"
    assert m.state.retreated == 1 << UNIT["rep-mil-1"]
    play(m, "attack candasnos", "with nat-corps-v", "fight")
    assert last(m, "caught").data == {"unit": "rep-mil-1"}
    assert [f["strength"] for f in events(m, "fire") if f["side"] == "rep"][-1] == 1


@pytest.mark.rule("crusade", "11.4.4", "11.5.7", "11.2.11")
def test_11_4_4_who_finds_no_way_is_out_of_the_game_and_out_of_the_combat():
    ring = {id: ["nat-inf:full"] for id in ("lecinena", "candasnos", "fraga", "barbastro")}
    m = fight(
        {"huesca": ["nat-corps-aragon", "nat-corps-navarra"]},
        "sarinena",
        ["rep-corps-ii", "rep-corps-iii"],
        [(3, 1)],
        clear=True,
        units=ring,
    )
    resolve(m, until="advance")
    assert {e.data["unit"] for e in m.events(None) if e.kind == "no-retreat"} == {
        "rep-corps-ii",
        "rep-corps-iii",
    }
    assert (where(m, "rep-corps-ii"), where(m, "rep-corps-iii")) == ("removed", "removed")
    assert m.state.battle.defenders == ()
    assert (m.state.battle.vacated, m.state.battle.deep) == (0, False)
    assert {t.split()[-1] for t in options(m)} == {"sarinena", "done"}


@pytest.mark.rule("crusade", "11.4.5-b", "11.4.5-c", "11.4.5-d", "11.4.2", "11.4.5.1-a")
def test_11_4_5_why_a_way_of_retreat_is_closed():
    words = {
        "clear": True,
        "control": {"nat": ["fraga", "candasnos"]},
        "units": {
            "barbastro": ["rep-mil-5", "rep-mil-6", "rep-mil-7"],
            "boltana": ["rep-mil-8"],
            "lecinena": [],
        },
    }
    m = fight(
        {"huesca": ["nat-corps-navarra", "nat-corps-aragon"]}, "sarinena", ["rep-corps-ii"], [(2, 1)], **words
    )
    assert kind(m) == "rep retreat"
    check(
        m,
        "path",
        {
            "": ["barbastro tremp", "barbastro balaguer", "barbastro boltana"],
            "11.4.2 retreat-too-short": ["fraga", "candasnos", "barbastro"],
            "11.4.5-d retreat-friendly-first": ["fraga lerida", "barbastro fraga"],
            "11.4.5-b retreat-enemy": ["huesca", "barbastro huesca"],
            "11.4.5-c not-adjacent": ["tremp", "barbastro lerida"],
            "11.4.5.1-a retreat-too-far": ["barbastro tremp seo-de-urgel"],
        },
    )
    assert m.why_not("rep", "path barbastro fraga").args == {"unit": "rep-corps-ii", "place": "fraga"}


@pytest.mark.rule("crusade", "15.2.1-b", "8.5.2.4-d")
@pytest.mark.parametrize(("turn", "asked"), [(5, False), (6, True), (9, True)])
def test_15_2_1_b_axis_aid_brings_the_ctv_from_turn_6_on(turn, asked):
    m = table(turn=turn, side="nat", round=2, hands={"nat": ["N3"], "rep": []}, clear=True)
    play(m, "event N3")
    assert (kind(m) == "nat place-corps") is asked
    assert m.state.ctv_waits is asked


@pytest.mark.rule("crusade", "8.5.1.1")
def test_8_5_1_1_an_event_hits_only_those_it_names():
    m = ready(
        "N26",
        turn=8,
        clear=True,
        units={
            "madrid": ["rep-mil-poum", "rep-mil-cnt-1", "rep-mil-cnt-2:reduced"],
            "barcelona": ["rep-mil-erc-1"],
        },
        reserve={"rep": ["rep-mil-cnt-4"]},
    )
    before = board(m)
    play(m, "event N26")
    check(
        m,
        "reduce",
        {
            "": "rep-mil-cnt-1 rep-mil-cnt-2",
            "8.5.1.1 not-by-this-event": "rep-mil-erc-1 rep-mil-cnt-4 rep-mil-poum",
        },
    )
    play(m, "reduce rep-mil-cnt-2")
    gone = changes(m, before)
    assert gone["units.madrid"] == ["-rep-mil-cnt:reduced", "-rep-mil-poum:full"]
    assert stack(m, "madrid") == ["rep-mil-cnt:full"]
    assert (where(m, "rep-mil-poum"), where(m, "rep-mil-cnt-2")) == ("removed", "eliminated")


@pytest.mark.rule("crusade", "8.5.5.3-a", "8.5.5.4")
def test_8_5_5_4_the_reward_lies_where_an_attack_was_won():
    m = ready(
        "R27",
        turn=8,
        clear=True,
        vp=10,
        rm=10,
        units={
            "madrid": ["rep-corps-i", "rep-corps-v"],
            "brunete": ["nat-mil-1:reduced"],
            "arganda": ["rep-corps-ii"],
            "aranjuez": ["nat-mil-2:reduced"],
            "burgos": ["nat-inf-1"],
        },
    )
    play(m, "event R27", "activate-attack madrid", "activate-attack arganda", "done")
    for target, unit in (("brunete", "rep-corps-i"), ("aranjuez", "rep-corps-ii")):
        play(m, f"attack {target}", f"with {unit}", "fight")
        while kind(m) != "rep advance":
            play(m, options(m)[0])
        play(m, f"advance {unit} {target}")
        while kind(m) == "rep advance":
            play(m, "done")
    assert kind(m) == "rep reward"
    check(m, "reward", {"": "brunete aranjuez", "8.5.5.3-a no-victory-there": "madrid burgos"})
    play(m, "reward aranjuez")
    assert GAME.facts(m.state)["bonus"] == {"aranjuez": "R27"}


@pytest.mark.rule("crusade", "11.4.5-e", "11.4.5-f", "11.4.5-c", "11.4.5-g")
def test_11_4_5_f_why_a_way_through_enemy_spaces_is_closed():
    taken = ["fraga", "candasnos", "barbastro", "caspe", "balaguer"]
    m = fight(
        {"huesca": ["nat-corps-navarra", "nat-corps-aragon"]},
        "sarinena",
        ["rep-corps-ii"],
        [(2, 1)],
        clear=True,
        control={"nat": taken},
        units={"lecinena": [], "tremp": ["rep-mil-1", "rep-mil-2", "rep-mil-3"]},
    )
    check(
        m,
        "path",
        {
            "": ["fraga gandesa", "fraga lerida"],
            "11.4.5-g retreat-supplied": ["barbastro boltana"],
            "11.4.5-f retreat-fewest": ["barbastro balaguer", "candasnos caspe"],
            "11.4.5-e retreat-full": ["barbastro tremp", "barbastro tremp seo-de-urgel"],
            "11.4.5-c retreat-twice": ["fraga candasnos fraga"],
        },
    )
    assert m.why_not("rep", "path barbastro balaguer").args == {"unit": "rep-corps-ii", "place": "barbastro"}
