"""Chapter 11.1 and 11.2: combat."""

import pytest
from tests.games.crusade.board import (
    attack,
    events,
    fight,
    kind,
    named,
    options,
    play,
    resolve,
    stack,
    table,
    why,
)

from frente.games.crusade.definitions import AT, UNIT, UNITS
from frente.games.crusade.rules import fire
from frente.games.crusade.state import Battle


def battle(m, target, attackers):
    units = tuple(UNIT[u] for u in attackers)
    return Battle(m.state.side, AT[target], 1, attackers=units, defenders=m.state.stacks[AT[target]])


@pytest.mark.rule("crusade", "11.1.1-a", "11.1.7", "11.1.2", "11.5.1", "11.2.2")
def test_11_1_7_only_participants_lose_and_advance():
    m = fight({"madrid": ["rep-corps-ii:full"]}, "illescas", ["nat-inf:full"], [(6, 1)], side="rep")
    assert [o for o in options(m) if o.startswith("advance")] == ["advance rep-corps-ii illescas"]
    m = table(
        turn=8,
        side="rep",
        round=2,
        units={"madrid": ["rep-corps-ii:full", "rep-rpa:full"], "illescas": ["nat-inf:full"]},
        hands={"nat": [], "rep": ["R42"]},
        dice=[(6, 1)],
    )
    play(m, "ops R42")
    rpa = named(m, "madrid", "rep-rpa")
    attack(m, "illescas", "rep-corps-ii")
    assert kind(m) == "rep advance"
    assert why(m, f"advance {rpa} illescas") == "11.1.7"
    play(m, "advance rep-corps-ii illescas")
    assert stack(m, "illescas") == ["rep-corps-ii:full"]


@pytest.mark.rule("crusade", "11.1.3-a", "11.1.3-b", "11.1.5-a", "11.1.5-b", "11.1.1-b", "11.1.4")
def test_11_1_5_once_per_unit_and_space():
    m = table(
        turn=8,
        side="rep",
        round=2,
        hands={"nat": [], "rep": ["R42"]},
        units={
            "madrid": ["rep-rpa:full", "rep-rpa:full"],
            "illescas": ["nat-inf:full"],
            "brunete": ["nat-inf:full"],
        },
        dice=[(1, 1), (1, 1)],
    )
    play(m, "ops R42", "activate-attack madrid", "done")
    a, b = named(m, "madrid", "rep-rpa"), named(m, "madrid", "rep-rpa", 1)
    assert {"attack illescas", "attack brunete", "done"} <= set(options(m))
    assert why(m, "attack toledo") == "11.1.3-b"
    assert why(m, "attack segovia") == "11.1.3-a"
    play(m, "attack illescas", f"with {a}", "fight")
    assert why(m, "attack illescas") == "11.1.5-b"
    play(m, "attack brunete")
    assert why(m, f"with {a}") == "11.1.5-a"
    play(m, f"with {b}", "fight")
    assert kind(m) != "rep attacks"  # nobody is left to attack


@pytest.mark.rule("crusade", "11.2.3", "11.2.6-a", "11.2.6-b", "11.1.6")
def test_11_2_6_tables_and_columns():
    m = table(
        turn=8,
        side="nat",
        units={
            "caspe": ["nat-inf:full"] * 3,
            "fraga": ["nat-corps-i:reduced"],
            "lerida": ["rep-corps-i:reduced"],
        },
    )
    infantry = [named(m, "caspe", "nat-inf", i) for i in range(3)]
    b = battle(m, "lerida", infantry)
    a, d = fire.attack(m.state, b), fire.defence(m.state, b)
    assert (a.table, a.strength) == ("division", 6)
    assert fire.TABLES["division"][0][fire.column_of("division", 6, 0)] == "6"
    assert (d.table, d.column_name) == ("corps", "2")
    b = battle(m, "lerida", [*infantry, "nat-corps-i"])
    a = fire.attack(m.state, b)
    assert (a.table, a.strength) == ("corps", 8)
    six = sum(fire.TABLES["division"][2][6]) / 6
    corps = sum(fire.TABLES["corps"][2][fire.column_of("corps", 8, 0)]) / 6
    assert fire.TABLES["corps"][0][fire.column_of("corps", 8, 0)] == "6-8"
    assert corps - six == 2
    assert fire.TABLES["corps"][0][fire.column_of("corps", 0, 0)] == "1"


@pytest.mark.rule("crusade", "11.2.6-c", "3.0-shift")
def test_11_2_6_c_the_table_has_edges():
    assert fire.column_of("division", 0, -3) == 0
    assert fire.column_of("division", 30, 3) == 8
    assert fire.column_of("corps", 16, 1) == 9


@pytest.mark.rule("crusade", "11.2.6-d", "11.2.6-g", "11.2.6-h", "11.2.6-i", "2.1.2-a")
def test_11_2_6_sierra_and_river():
    m = table(turn=8, units={"segovia": ["nat-inf:full"], "somosierra": ["rep-mil:full"]}, side="nat")
    a = fire.attack(m.state, battle(m, "somosierra", [named(m, "segovia", "nat-inf")]))
    assert a.shift == -2
    m = table(turn=8, side="rep", units={"aranda-de-duero": ["nat-inf:full"], "somosierra": ["rep-mil:full"]})
    a = fire.attack(m.state, battle(m, "aranda-de-duero", [named(m, "somosierra", "rep-mil")]))
    assert {line.what for line in a.shifts} == {"river", "sierra"}
    assert a.shift == -2


@pytest.mark.rule("crusade", "11.2.6-e", "11.2.6-f", "10.2.8")
def test_11_2_6_works_and_cities():
    m = table(
        turn=8,
        side="nat",
        units={"illescas": ["nat-corps-navarra:full"], "madrid": ["rep-mil:full"]},
        works={"madrid": "trench-madrid"},
    )
    b = battle(m, "madrid", ["nat-corps-navarra"])
    assert {line.what for line in fire.attack(m.state, b).shifts} >= {"trench", "main-city"}
    assert fire.defence(m.state, b).shift == 1
    m.state.works[AT["madrid"]] = "position"
    assert fire.attack(m.state, b).shift == -3  # and the river
    assert fire.defence(m.state, b).shift == 0


@pytest.mark.rule("crusade", "11.2.6-g")
def test_11_2_6_g_river_only_if_all_cross():
    m = table(
        turn=8,
        side="rep",
        units={"murcia": ["rep-rpa:full"], "albacete": ["rep-rpa:full"], "hellin": ["nat-inf:full"]},
    )
    wet, dry = named(m, "murcia", "rep-rpa"), named(m, "albacete", "rep-rpa")
    assert fire.river_crossed(m.state, battle(m, "hellin", [wet]))
    assert not fire.river_crossed(m.state, battle(m, "hellin", [wet, dry]))


@pytest.mark.rule("crusade", "11.2.7-a", "11.2.8", "11.2.9-a", "11.2.1", "3.0-drm")
def test_11_2_9_higher_loss_number_wins():
    m = fight(
        {"caspe": ["nat-inf:full", "nat-inf:full", "nat-inf:full"]}, "alcaniz", ["rep-mil:reduced"], [(6, 5)]
    )
    assert events(m, "outcome")[-1]["winner"] == "nat"
    assert events(m, "outcome")[-1]["ln"] == "3:1"
    assert len(events(m, "eliminated")) == 1


@pytest.mark.rule("crusade", "11.2.9-a", "11.5.2", "11.2.11", "11.5.5")
def test_11_5_2_a_tie_that_clears_the_space_lets_attackers_in():
    m = fight(
        {"caspe": ["rep-corps-i:full"]},
        "belchite",
        ["nat-inf:full"],
        [(3, 6)],
        side="rep",
        units={"zaragoza": ["nat-inf:full"]},
    )
    out = events(m, "outcome")[-1]
    assert out["winner"] == "rep"
    m = fight(
        {"caspe": ["rep-rpa:full", "rep-rpa:full", "rep-rpa:full"]},
        "belchite",
        ["nat-inf:full", "nat-inf:full"],
        [(2, 3)],
        side="rep",
    )
    assert events(m, "outcome")[-1] == {"place": "belchite", "winner": "", "ln": "1:1"}
    assert kind(m) != "rep advance"


@pytest.mark.rule("crusade", "11.2.5-a", "17.5.1")
def test_17_5_1_militia_attack_badly_on_turn_1():
    m = table(
        turn=1,
        side="rep",
        units={"ademuz": ["rep-mil:full"], "barracas": ["rep-pol:full"], "teruel": ["nat-pol:full"]},
    )
    mil, pol = named(m, "ademuz", "rep-mil"), named(m, "barracas", "rep-pol")
    assert fire.attack(m.state, battle(m, "teruel", [mil, pol])).drm == -1
    assert fire.attack(m.state, battle(m, "teruel", [pol])).drm == 0
    m.state.turn = 2
    assert fire.attack(m.state, battle(m, "teruel", [mil])).drm == 0


@pytest.mark.rule("crusade", "11.2.10", "11.4.1", "11.4.7")
def test_11_2_10_only_beaten_defenders_retreat():
    m = fight({"caspe": ["nat-inf:full"] * 3}, "alcaniz", ["rep-rpa:full", "rep-rpa:full"], [(1, 6)])
    resolve(m)
    assert events(m, "outcome")[-1]["winner"] in ("", "rep")
    assert not events(m, "retreated")
    assert len(stack(m, "caspe")) >= 2


@pytest.mark.rule("crusade", "INF-b", "11.2.4-a")
def test_inf_b_the_last_word_before_the_dice_is_marked():
    def designating(rep, *units):
        m = table(
            turn=8, side="nat", round=2, hands={"nat": ["N41"], "rep": rep}, ammo=False,
            units={"caspe": list(units), "alcaniz": ["rep-mil:full"]},
        )  # fmt: skip
        play(m, "ops N41", "activate-attack caspe", "done", "attack alcaniz")
        for unit in m.state.stacks[AT["caspe"]]:
            play(m, f"with {UNITS[unit].id}")
        return m.asks[0]

    assert designating([], "nat-inf:full").commits  # nobody has a card: the dice follow
    assert not designating(["R1"], "nat-inf:full").commits  # the Republic is asked for cards first
    assert not designating([], "nat-pz1:full").commits  # the tanks are still to be claimed


@pytest.mark.rule("crusade", "10.2.2-a")
def test_10_2_2_a_ending_the_movement_rolls_for_the_builders():
    m = table(
        turn=8, side="nat", round=2, hands={"nat": ["N41"], "rep": []}, ammo=False,
        units={"zaragoza": ["nat-inf:full", "nat-inf:full"]},
    )  # fmt: skip
    play(m, "ops N41", "activate-move zaragoza", "done")
    assert not m.asks[0].commits
    play(m, f"build {named(m, 'zaragoza', 'nat-inf')}")
    assert m.asks[0].commits
