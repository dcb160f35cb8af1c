"""Chapter 11, reason by reason: who attacks, who loses, where the beaten go, who follows."""

import pytest
from tests.games.crusade.board import UNIT, fight, holder, kind, play, resolve, where
from tests.games.crusade.ledger import acting, check


@pytest.mark.rule(
    "crusade", "11.1.3-a", "11.1.3-b", "16.1.4.1", "16.1.1", "11.1.1-a", "11.2.2", "11.1.5-a", "17.4.2"
)
def test_11_1_what_may_be_attacked():
    m = acting(
        "rep",
        turn=4,
        sieges={"alcazar": 2, "cabeza": 1},
        units={
            "toledo": ["rep-mil-1", "rep-mil-2"],
            "madrid": ["rep-pol-1"],
            "illescas": ["rep-mil-3"],
            "maqueda": ["nat-inf-1"],
            "brunete": ["nat-inf-2"],
            "burgos": ["nat-inf-3"],
            "puerto-de-valderrepiso": ["rep-mil-4"],
            "caspe": ["rep-mil-cnt-1"],
            "candasnos": ["rep-mil-cnt-2"],
            "zaragoza": ["nat-inf-4"],
            "belchite": ["nat-inf-5"],
        },
        dice=[(3, 3)],
    )
    play(
        m,
        "activate-attack toledo",
        "activate-attack illescas",
        "activate-attack caspe",
        "activate-attack candasnos",
        "done",
    )
    check(
        m,
        "attack",
        {
            "": "maqueda brunete zaragoza belchite",
            "11.1.3-a nobody-to-attack": "burgos",
            "11.1.3-b no-enemy-there": "madrid toledo",
        },
    )
    check(
        m,
        "assault",
        {
            "": "toledo",
            "16.1.4.1 no-assault": "puerto-de-valderrepiso",
            "16.1.1 no-siege-here": "madrid gijon",
        },
    )
    play(m, "attack maqueda")
    check(
        m,
        "with",
        {
            "": "rep-mil-1 rep-mil-2 rep-mil-3",
            "11.1.1-a not-activated-to-attack": "rep-pol-1 rep-mil-9",
            "11.1.3-a not-adjacent": "rep-mil-cnt-1",
            "11.1.1-a not-your-unit": "nat-inf-1",
        },
    )
    check(m, "", {"11.2.2 no-attackers": "fight"})
    play(m, "with rep-mil-1")
    # 17.4.2: only one space may attack with nothing but militia
    check(
        m,
        "with",
        {
            "11.1.5-a in-this-attack": "rep-mil-1",
            "": "rep-mil-2",
            "17.4.2 uncoordinated": "rep-mil-3",
            "11.1.3-a not-adjacent": "rep-mil-cnt-1",
        },
    )
    check(m, "", {"": "fight"})
    play(m, "fight")
    assert m.state.attacked.bit_count() == 1
    assert m.state.fought == 1 << UNIT["rep-mil-1"]


@pytest.mark.rule("crusade", "16.1.4.1", "11.1.1-a", "11.2.2", "11.1.5-b", "11.1.5-a")
def test_16_1_4_1_an_assault_comes_from_inside():
    m = acting(
        "rep",
        turn=4,
        sieges={"alcazar": 2},
        units={"toledo": ["rep-mil-1", "rep-mil-2"], "illescas": ["rep-mil-3"], "maqueda": ["nat-inf-1"]},
        dice=[(4,)],
    )
    play(m, "activate-attack toledo", "activate-attack illescas", "done", "assault toledo")
    check(
        m,
        "with",
        {
            "": "rep-mil-1 rep-mil-2",
            "16.1.4.1 assault-from-inside": "rep-mil-3",
            "11.1.1-a not-your-unit": "nat-inf-1",
        },
    )
    check(m, "", {"11.2.2 no-attackers": "fight"})
    play(m, "with rep-mil-1", "fight")
    assert m.state.sieges == {"alcazar": 2}
    check(m, "assault", {"11.1.5-b assaulted-already": "toledo"})
    check(m, "attack", {"": "maqueda"})
    play(m, "attack maqueda")
    check(m, "with", {"11.1.5-a fought-already": "rep-mil-1", "": "rep-mil-2 rep-mil-3"})


@pytest.mark.rule("crusade", "17.4.1", "17.4.2")
def test_17_4_2_coordination_ends_with_the_columns():
    m = acting(
        "rep",
        turn=4,
        units={
            "toledo": ["rep-mil-1", "rep-pol-1"],
            "illescas": ["rep-mil-3"],
            "brunete": ["rep-mil-4"],
            "maqueda": ["nat-inf-1"],
        },
    )
    play(
        m,
        "activate-attack toledo",
        "activate-attack illescas",
        "activate-attack brunete",
        "done",
        "attack maqueda",
        "with rep-mil-1",
    )
    check(m, "with", {"": "rep-pol-1 rep-mil-3 rep-mil-4"})
    play(m, "with rep-mil-3")
    check(m, "", {"17.4.2 uncoordinated": "fight"})
    assert m.why_not("rep", "fight").args == {"places": ["toledo", "illescas"], "count": 2}
    check(m, "with", {"": "rep-pol-1", "17.4.2 uncoordinated": "rep-mil-4"})
    assert m.why_not("rep", "with rep-mil-4").args == {
        "places": ["toledo", "illescas", "brunete"],
        "count": 3,
    }
    play(m, "with rep-pol-1")
    check(m, "", {"": "fight"})
    check(m, "with", {"17.4.2 uncoordinated": "rep-mil-4"})
    m = acting(
        "rep", turn=6, units={"toledo": ["rep-mil-1"], "illescas": ["rep-mil-3"], "maqueda": ["nat-inf-1"]}
    )
    play(
        m,
        "activate-attack toledo",
        "activate-attack illescas",
        "done",
        "attack maqueda",
        "with rep-mil-1",
        "with rep-mil-3",
    )
    check(m, "", {"": "fight"})
    m = acting(
        "rep",
        turn=4,
        played={"R1": 3},
        units={"toledo": ["rep-mil-1"], "illescas": ["rep-mil-3"], "maqueda": ["nat-inf-1"]},
    )
    play(
        m,
        "activate-attack toledo",
        "activate-attack illescas",
        "done",
        "attack maqueda",
        "with rep-mil-1",
        "with rep-mil-3",
    )
    check(m, "", {"": "fight"})


@pytest.mark.rule("crusade", "17.4.3", "11.1.3-a")
def test_17_4_3_catalan_columns_stay_apart():
    m = acting(
        "rep",
        turn=4,
        played={"R1": 3},
        units={
            "caspe": ["rep-mil-cnt-1"],
            "candasnos": ["rep-mil-cnt-2"],
            "zaragoza": ["nat-inf-4"],
            "belchite": ["nat-inf-5"],
            "lecinena": ["rep-mil-1"],
            "huesca": [],
        },
    )
    play(
        m,
        "activate-attack caspe",
        "activate-attack candasnos",
        "activate-attack lecinena",
        "done",
        "attack zaragoza",
    )
    check(m, "with", {"11.1.3-a not-adjacent": "rep-mil-cnt-1", "": "rep-mil-cnt-2 rep-mil-1"})
    play(m, "with rep-mil-cnt-2", "with rep-mil-1")
    check(m, "", {"": "fight"})


@pytest.mark.rule("crusade", "11.5.2", "11.1.7", "11.5.1")
def test_11_5_who_advances_and_where_to():
    m = resolve(
        fight(
            {"huesca": ["nat-inf-1", "nat-corps-i"], "lecinena": ["nat-inf-2", "nat-ins"]},
            "sarinena",
            ["rep-mil-1:reduced"],
            [(6, 1)],
            units={"zaragoza": ["nat-inf-3"], "fraga": ["rep-mil-2"]},
            clear=True,
        ),
        until="advance",
    )
    assert m.state.battle.retreat == 0
    check(
        m,
        "advance",
        {
            "": ["nat-inf-1 sarinena", "nat-corps-i sarinena", "nat-inf-2 sarinena"],
            "11.5.2 not-on-the-way": ["nat-inf-1 barbastro", "nat-inf-1 candasnos", "nat-inf-1 fraga"],
            "11.1.7 not-in-combat": ["nat-inf-3 sarinena"],
            "11.5.1 no-mf": ["nat-ins sarinena"],
        },
    )


@pytest.mark.rule(
    "crusade", "11.4.2", "11.4.5-c", "11.4.5-b", "11.4.5.1-a", "11.5.2", "11.5.1", "11.1.7", "9.1.2-b"
)
def test_11_5_3_beyond_the_space_that_was_left():
    m = resolve(
        fight(
            {
                "huesca": ["nat-inf-1", "nat-inf-2", "nat-corps-aragon"],
                "lecinena": ["nat-inf-3", "nat-corps-navarra", "nat-ins"],
            },
            "sarinena",
            ["rep-corps-ii", "rep-corps-iii:reduced"],
            [(6, 1)],
            units={"barbastro": ["rep-mil-2"], "fraga": [], "candasnos": [], "zaragoza": ["nat-inf-4"]},
            clear=True,
        ),
        until="retreat",
    )
    assert kind(m) == "rep retreat"
    check(
        m,
        "path",
        {
            "11.4.2 retreat-too-short": "fraga",
            "": [
                "fraga lerida",
                "candasnos caspe",
                "barbastro tremp",
                "fraga candasnos",
                "candasnos fraga",
                "barbastro balaguer",
            ],
            "11.4.5-c retreat-twice": ["fraga fraga"],
            "11.4.5-c not-adjacent": ["zaragoza burgos"],
            "11.4.5-b retreat-enemy": ["huesca jaca"],
            "11.4.5.1-a retreat-too-far": ["fraga lerida balaguer"],
        },
    )
    play(m, "path fraga lerida")
    assert kind(m) == "nat advance"
    check(
        m,
        "advance",
        {
            "": ["nat-inf-1 sarinena", "nat-inf-1 fraga"],
            "11.5.2 not-on-the-way": ["nat-inf-1 candasnos", "nat-inf-1 barbastro", "nat-inf-1 lerida"],
            "11.5.1 no-mf": ["nat-ins sarinena"],
            "11.1.7 not-in-combat": ["nat-inf-4 sarinena"],
        },
    )
    play(m, "advance nat-inf-1 fraga")
    assert (holder(m, "sarinena"), holder(m, "fraga"), where(m, "nat-inf-1")) == ("nat", "nat", "fraga")
    check(
        m,
        "advance",
        {"11.5.1 advanced-already": ["nat-inf-1 sarinena"], "": ["nat-inf-2 sarinena", "nat-inf-2 fraga"]},
    )
    play(m, "advance nat-inf-2 sarinena", "advance nat-inf-3 sarinena", "advance nat-corps-aragon sarinena")
    check(m, "advance", {"9.1.2-b full": ["nat-corps-navarra sarinena"], "": ["nat-corps-navarra fraga"]})
    assert m.why_not("nat", "advance nat-corps-navarra sarinena").args == {"place": "sarinena", "limit": 3}


@pytest.mark.rule("crusade", "11.2.8", "11.1.7")
def test_11_3_who_loses_the_next_step():
    m = fight(
        {"huesca": ["nat-inf-1", "nat-corps-i:reduced", "nat-corps-navarra"]},
        "sarinena",
        ["rep-mil-1", "rep-corps-i"],
        [(1, 6)],
        units={"zaragoza": ["nat-inf-3"]},
        clear=True,
    )
    assert (kind(m), m.state.battle.attacker_ln, m.state.battle.defender_ln, m.state.battle.left) == (
        "nat losses",
        3,
        4,
        4,
    )
    check(
        m,
        "lose",
        {
            "": "nat-inf-1 nat-corps-i nat-corps-navarra",
            "11.2.8 other-side-loses": "rep-mil-1 rep-corps-i",
            "11.1.7 not-in-combat": "nat-inf-3",
        },
    )


@pytest.mark.rule("crusade", "11.3.7-a")
def test_11_3_armor_and_africans_lose_first():
    m = play(
        fight(
            {"huesca": ["nat-inf-1", "nat-afr-1", "nat-pz1-1"]},
            "sarinena",
            ["rep-mil-1", "rep-mil-2", "rep-mil-3"],
            [(3, 5)],
            clear=True,
            hands={"nat": [], "rep": []},
        ),
        "claim-armor",
        "lose rep-mil-1",
    )
    check(m, "lose", {"11.3.7-a first-loss": "nat-inf-1", "": "nat-afr-1 nat-pz1-1"})
    assert (kind(m), m.state.battle.attacker_ln, m.state.battle.defender_ln, m.state.battle.left) == (
        "nat losses",
        3,
        2,
        2,
    )
