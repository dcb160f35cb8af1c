"""Chapters 8 to 10, reason by reason: where markers go, who moves, who builds."""

import pytest
from tests.games.crusade.board import holder, play
from tests.games.crusade.ledger import acting, check


@pytest.mark.rule("crusade", "13.3.1", "8.2.2", "16.2.3", "13.4.2-b", "8.2.3", "17.1.2-a")
def test_8_2_where_markers_go():
    m = acting(
        turn=4,
        ammo=True,
        units={
            "huesca": ["nat-inf-1"],
            "burgos": ["nat-inf-2"],
            "caravaca": ["nat-inf-3"],
            "granada": ["nat-inf-4"],
            "badajoz": ["nat-inf-5"],
            "caceres": ["rep-mil-1"],
            "valencia-de-alcantara": ["rep-mil-2"],
            "merida": ["rep-mil-3"],
            "sevilla": ["nat-inf-6"],
            "teruel": ["nat-inf-7"],
        },
    )
    check(
        m,
        "activate-move",
        {
            "": "huesca burgos granada badajoz sevilla teruel",
            "13.3.1 oos-no-move": "caravaca",
            "8.2.2 no-own-unit": "caceres soria",
        },
    )
    check(
        m,
        "activate-attack",
        {
            "": "huesca burgos sevilla teruel",
            "13.3.1 oos-no-attack": "caravaca",
            "16.2.3 isolated-no-attack": "granada",
            "13.4.2-b oos-no-attack": "badajoz",
            "8.2.2 no-own-unit": "caceres soria",
        },
    )
    play(m, "activate-attack burgos")
    assert m.state.points == 4
    check(
        m,
        "activate-move",
        {
            "": "huesca granada badajoz sevilla teruel",
            "8.2.3 already-activated": "burgos",
            "13.3.1 oos-no-move": "caravaca",
            "8.2.2 no-own-unit": "caceres soria",
        },
    )
    check(
        m,
        "activate-attack",
        {
            "17.1.2-a ammo-shortage": "huesca teruel",
            "8.2.3 already-activated": "burgos",
            "13.3.1 oos-no-attack": "caravaca",
            "16.2.3 isolated-no-attack": "granada",
            "13.4.2-b oos-no-attack": "badajoz",
            "": "sevilla",
            "8.2.2 no-own-unit": "caceres soria",
        },
    )
    assert m.why_not("nat", "activate-attack huesca").args == {"place": "huesca", "marked": "burgos"}
    play(m, "activate-attack sevilla", "activate-move huesca")
    assert m.state.points == 2
    check(
        m,
        "activate-move",
        {
            "8.2.3 already-activated": "huesca burgos sevilla",
            "13.3.1 oos-no-move": "caravaca",
            "": "granada badajoz teruel",
            "8.2.2 no-own-unit": "caceres soria",
        },
    )
    check(
        m,
        "activate-attack",
        {
            "8.2.3 already-activated": "huesca burgos sevilla",
            "13.3.1 oos-no-attack": "caravaca",
            "16.2.3 isolated-no-attack": "granada",
            "13.4.2-b oos-no-attack": "badajoz",
            "17.1.2-a ammo-shortage": "teruel",
            "8.2.2 no-own-unit": "caceres soria",
        },
    )


@pytest.mark.rule("crusade", "8.2.3", "13.3.1", "16.2.3", "13.4.2-b", "8.2.2")
def test_8_2_without_shortage_of_ammunition():
    m = acting(
        turn=4,
        ammo=False,
        units={
            "huesca": ["nat-inf-1"],
            "burgos": ["nat-inf-2"],
            "caravaca": ["nat-inf-3"],
            "granada": ["nat-inf-4"],
            "badajoz": ["nat-inf-5"],
            "caceres": ["rep-mil-1"],
            "valencia-de-alcantara": ["rep-mil-2"],
            "merida": ["rep-mil-3"],
            "sevilla": ["nat-inf-6"],
            "teruel": ["nat-inf-7"],
        },
    )
    play(m, "activate-attack burgos")
    check(
        m,
        "activate-attack",
        {
            "": "huesca sevilla teruel",
            "8.2.3 already-activated": "burgos",
            "13.3.1 oos-no-attack": "caravaca",
            "16.2.3 isolated-no-attack": "granada",
            "13.4.2-b oos-no-attack": "badajoz",
            "8.2.2 no-own-unit": "caceres soria",
        },
    )


@pytest.mark.rule("crusade", "17.1.2-a", "8.2.2", "8.2.3")
def test_17_1_the_shortage_is_nationalist():
    m = acting(
        "rep",
        turn=4,
        ammo=True,
        units={
            "huesca": ["nat-inf-1"],
            "burgos": ["nat-inf-2"],
            "caravaca": ["nat-inf-3"],
            "granada": ["nat-inf-4"],
            "badajoz": ["nat-inf-5"],
            "caceres": ["rep-mil-1"],
            "valencia-de-alcantara": ["rep-mil-2"],
            "merida": ["rep-mil-3"],
            "sevilla": ["nat-inf-6"],
            "teruel": ["nat-inf-7"],
        },
    )
    check(m, "activate-attack", {"": "caceres valencia-de-alcantara merida", "8.2.2 no-own-unit": "huesca"})
    play(m, "activate-attack caceres")
    check(m, "activate-attack", {"8.2.3 already-activated": "caceres", "": "valencia-de-alcantara merida"})
    check(
        m,
        "activate-move",
        {"8.2.3 already-activated": "caceres", "": "merida", "8.2.2 no-own-unit": "sevilla"},
    )


@pytest.mark.rule(
    "crusade", "10.1.6", "10.1.1-a", "10.2.3-a", "10.2.1", "10.2.5", "10.1.1-b", "10.1.4", "10.1.2"
)
def test_10_1_who_moves_and_who_builds():
    m = acting(
        units={
            "huesca": ["nat-inf-1", "nat-corps-i", "nat-ins"],
            "zaragoza": ["nat-inf-2", "nat-corps-v"],
            "burgos": ["nat-inf-3"],
            "teruel": ["nat-inf-4"],
            "caravaca": ["nat-inf-5"],
            "soria": ["nat-corps-vi"],
            "madrid": ["rep-mil-1"],
        },
        works={"zaragoza": "position", "soria": "trench"},
    )
    play(
        m,
        "activate-move huesca",
        "activate-move zaragoza",
        "activate-move soria",
        "activate-attack teruel",
        "done",
    )
    check(
        m,
        "move",
        {
            "": "nat-inf-1 nat-corps-i nat-inf-2 nat-corps-v nat-corps-vi",
            "10.1.6 no-mf": "nat-ins",
            "10.1.1-a not-activated-to-move": "nat-inf-3 nat-inf-4 nat-inf-6",
            "10.1.1-a not-your-unit": "rep-mil-1",
        },
    )
    check(
        m,
        "build",
        {
            "": "nat-inf-1 nat-corps-i nat-ins nat-corps-v",
            "10.2.3-a trench-needs-corps": "nat-inf-2",
            "10.2.1 not-activated-to-build": "nat-inf-3 nat-inf-4 nat-inf-6",
            "10.2.5 has-trench": "nat-corps-vi",
            "10.2.1 not-your-unit": "rep-mil-1",
        },
    )
    assert m.why_not("nat", "move nat-ins").args == {"unit": "nat-ins", "place": "huesca", "mf": 0}
    assert m.why_not("nat", "move nat-inf-3").args == {"unit": "nat-inf-3", "place": "burgos"}
    play(m, "build nat-corps-v")
    check(m, "move", {"": "nat-inf-2", "10.1.1-b already-moved": "nat-corps-v"})
    check(
        m,
        "build",
        {"": "nat-inf-1", "10.2.3-a one-builder": "nat-inf-2", "10.2.1 moved-cannot-build": "nat-corps-v"},
    )
    play(m, "move nat-inf-1")
    check(
        m,
        "step",
        {
            "": "lecinena ejea-de-los-caballeros sarinena boltana",
            "10.1.4 not-adjacent": "zaragoza burgos",
            "10.1.4 already-there": "huesca",
        },
    )
    check(m, "", {"10.1.2 not-moved-yet": "stop"})
    assert m.why_not("nat", "step burgos").args == {"unit": "nat-inf-1", "place": "burgos", "from": "huesca"}
    play(m, "step lecinena")
    assert m.state.mf_left == 2
    check(m, "step", {"": "zaragoza huesca candasnos sarinena"})
    check(m, "", {"": "stop"})
    play(m, "step zaragoza")
    check(m, "step", {"10.1.4 not-adjacent": "teruel", "": "lecinena candasnos tudela"})
    check(m, "", {"": "stop"})
    play(m, "stop")
    check(m, "move", {"10.1.1-b already-moved": "nat-inf-1", "": "nat-corps-i"})
    check(m, "build", {"10.2.1 moved-cannot-build": "nat-inf-1", "": "nat-corps-i"})


@pytest.mark.rule("crusade", "10.1.4", "10.1.7", "10.1.11", "9.1.2-b")
def test_10_1_11_nobody_stops_at_an_attack_marker():
    m = acting(
        units={
            "huesca": ["nat-inf-1"],
            "lecinena": ["nat-inf-2"],
            "zaragoza": ["nat-inf-3", "nat-inf-4", "nat-inf-5"],
            "sarinena": ["rep-mil-1"],
            "boltana": [],
            "barbastro": [],
        },
        control={"rep": ["boltana", "barbastro"]},
    )
    play(m, "activate-move huesca", "activate-attack lecinena", "done", "move nat-inf-1")
    check(
        m,
        "step",
        {
            "": "lecinena ejea-de-los-caballeros boltana barbastro jaca",
            "10.1.4 not-adjacent": "zaragoza",
            "10.1.7 enemy-there": "sarinena",
        },
    )
    play(m, "step lecinena")
    check(m, "", {"10.1.11 attack-marker": "stop"})
    check(m, "step", {"": "zaragoza candasnos huesca", "10.1.7 enemy-there": "sarinena"})
    play(m, "step candasnos")
    assert holder(m, "candasnos") == "nat"
    check(m, "step", {"": "fraga caspe", "9.1.2-b full": "zaragoza", "10.1.7 enemy-there": "sarinena"})
    check(m, "", {"": "stop"})


@pytest.mark.rule("crusade", "10.1.12-a")
def test_10_1_12_a_two_enemy_spaces_a_move():
    m = acting(units={"zaragoza": ["nat-cav-1"], "huesca": ["nat-inf-1"]})
    play(m, "activate-move zaragoza", "done", "move nat-cav-1", "step candasnos", "step fraga")
    assert m.state.mf_left == 2
    check(m, "step", {"10.1.12-a two-enemy-spaces": "lerida caspe sarinena gandesa", "": "candasnos"})
    check(m, "", {"": "stop"})
    play(m, "step candasnos")
    check(m, "step", {"10.1.12-a two-enemy-spaces": "caspe", "": "zaragoza fraga"})
    check(m, "", {"": "stop"})


@pytest.mark.rule("crusade", "9.1.2-b", "10.1.4")
def test_9_1_2_b_a_full_stack_must_be_left():
    m = acting(
        units={
            "huesca": ["nat-inf-1", "nat-inf-2", "nat-inf-3"],
            "lecinena": ["nat-inf-4"],
            "zaragoza": ["nat-inf-5", "nat-inf-6", "nat-inf-7"],
        }
    )
    play(m, "activate-move huesca", "activate-move lecinena", "done", "move nat-inf-4")
    check(m, "step", {"": "huesca zaragoza"})
    play(m, "step huesca", "stop")
    check(m, "", {"9.1.2-b must-leave": "done"})
    check(m, "build", {"9.1.2-b full": "nat-inf-1 nat-inf-2"})
    play(m, "move nat-inf-1")
    check(m, "step", {"": "lecinena jaca", "10.1.4 not-adjacent": "zaragoza"})
    play(m, "step lecinena", "stop")
    check(m, "", {"": "done"})


@pytest.mark.rule("crusade", "10.2.3-b", "10.2.3-a", "10.2.5", "10.2.1", "13.3.3")
def test_10_2_why_nothing_is_built():
    m = acting(
        "rep",
        units={
            "bilbao": ["rep-corps-euzkadi", "rep-mil-bas-1"],
            "madrid": ["rep-mil-1", "rep-corps-i"],
            "valencia": ["rep-mil-2"],
            "puertollano": ["rep-mil-3"],
            "durango": ["rep-mil-bas-2"],
            "boltana": ["rep-mil-4"],
            "tremp": ["nat-inf-1"],
            "barbastro": ["nat-inf-2"],
        },
        works={"bilbao": "position", "madrid": "trench-madrid"},
        played={"N31": 3},
    )
    play(
        m,
        "activate-move bilbao",
        "activate-move madrid",
        "activate-move valencia",
        "activate-move boltana",
        "activate-move durango",
    )
    check(
        m,
        "build",
        {
            "10.2.3-b no-trench-bilbao": "rep-corps-euzkadi",
            "10.2.3-a trench-needs-corps": "rep-mil-bas-1",
            "10.2.5 has-trench": "rep-mil-1 rep-corps-i",
            "": "rep-mil-2 rep-mil-bas-2",
            "10.2.1 not-activated-to-build": "rep-mil-3",
            "13.3.3 oos-cannot-build": "rep-mil-4",
        },
    )
    play(m, "build rep-mil-2")
    check(m, "build", {"10.2.1 moved-cannot-build": "rep-mil-2"})


@pytest.mark.rule("crusade", "10.2.9-a", "10.2.2-a", "10.2.4-a")
def test_10_2_9_a_the_markers_run_out():
    m = acting(
        units={"huesca": ["nat-inf-1"], "zaragoza": ["nat-corps-v"], "burgos": ["nat-corps-i"]},
        works={
            "burgos": "position",
            "soria": "position",
            "leon": "position",
            "lugo": "position",
            "avila": "position",
            "segovia": "position",
            "teruel": "trench",
        },
        dice=[(6,)],
    )
    play(m, "activate-move huesca", "activate-move zaragoza", "activate-move burgos", "done")
    check(m, "build", {"": "nat-inf-1 nat-corps-v nat-corps-i"})
    play(m, "build nat-corps-v", "build nat-inf-1", "build nat-corps-i")
    assert [
        e.kind + " " + e.data["place"]
        for e in m.events(None)
        if e.kind in ("built", "no-marker", "build-failed")
    ] == ["built zaragoza", "no-marker huesca", "build-failed burgos"]
