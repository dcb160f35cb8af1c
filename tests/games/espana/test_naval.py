"""25: the war at sea."""

import pytest
from tests.games.espana.table import (
    EMPTY,
    LANDS,
    N,
    R,
    asked,
    do,
    events,
    facts,
    options,
    pass_to,
    refusal,
    table,
    units,
    verbs,
    where,
)

from frente.games.espana import GAME
from frente.games.espana.definitions import PLACE
from frente.games.espana.rules import dice
from frente.games.espana.rules.board import is_supplied
from frente.games.espana.rules.events import limit
from frente.games.espana.state import BY_R
from frente.words import Words

PORTS = {N: [*LANDS[N], "cadiz", "sevilla"], R: [*LANDS[R], "barcelona", "malaga"]}
SEA = {**EMPTY, "markers": PORTS, "turn": 4}


def sea(units_, rolls=(), **more):
    return table({**SEA, "units": units_, "phase": "sea", **more}, rolls=rolls, naval=True)


@pytest.mark.rule("espana", "25.0", "25.1-a", "25.1-b", "25.1-c", "25.1-d", "25.2-a")
def test_25_1_the_set_up_at_sea():
    match = table(naval=True)
    assert where(match, "ship-almirante-cervera") == "cantabrico"
    assert where(match, "ship-espana") == "ferrol"
    assert where(match, "ship-jaime-i") == "malaga"
    assert where(match, "air-ju-52") == "estrecho"
    assert where(match, "air-ni-52") == "madrid"
    assert set(facts(match)["damaged"]) == {
        "ship-libertad",
        "ship-cervantes",
        "ship-destroyers-1",
        "ship-r-submarine",
    }
    assert where(match, "ship-canarias") == "pool"
    assert len(match.state.hands[0]) == 7  # one card more in turns 1 to 5
    assert asked(match) == (N, "sail")


@pytest.mark.rule("espana", "25.2-b", "25.3-b", "25.3-c", "25.3-e", "25.3-f", "25.3-i", "25.5", "25.6-b")
def test_25_3_ship_assignment():
    set = {
        **SEA,
        "units": {"ferrol": ["espana", "canarias damaged", "n-submarine"], "cartagena": ["libertad"]},
        "phase": "ships-n",
    }
    match = table(set, naval=True)
    assert refusal(match, "sail ship-canarias") == "25.3-e"
    assert refusal(match, "sail ship-libertad") == "25.2-b"
    assert refusal(match, "sail ship-baleares") == "25.1-c"
    do(match, "sail ship-espana")
    goals = verbs(match, "to")
    assert {
        "cantabrico",
        "baleares",
        "mediterraneo",
        "estrecho",
        "cadiz-base",
        "barcelona:block",
        "barcelona:support",
    } <= {*goals}
    assert refusal(match, "to madrid:support") == "25.5"
    assert refusal(match, "to barcelona") == "25.3-i"
    assert refusal(match, "to baleares:block") == "25.3-i"
    assert refusal(match, "to cartagena") == "25.3-c"
    do(match, "to barcelona:block")
    assert refusal(match, "sail ship-espana") == "25.3-f"
    do(match, "sail ship-n-submarine")
    assert refusal(match, "to barcelona:support") == "25.6-b"
    do(match, "to barcelona:block")
    assert asked(match) == (R, "sail")


@pytest.mark.rule("espana", "25.3-h")
def test_25_3_h_cantabrico_needs_a_northern_port():
    set = {
        **SEA,
        "units": {
            "cartagena": ["libertad"],
            "oviedo": ["r-com 2", "r-com 1", "n-reg 1"],
            "santander": ["r-com 1"],
        },
        "markers": {N: [*PORTS[N], "bilbao", "san-sebastian"], R: PORTS[R]},
        "phase": "ships-r",
    }
    match = table(set, naval=True)
    do(match, "sail ship-libertad")
    assert refusal(match, "to cantabrico") == "25.3-h"
    held = table({**set, "units": {**set["units"], "san-sebastian": ["r-bas 1"]}}, naval=True)
    do(held, "sail ship-libertad", "to cantabrico")
    free = table(
        {**set, "lasting": [{"card": "r-nav-03", "kind": "cantabrico", "side": R, "turn": 4}]}, naval=True
    )
    do(free, "sail ship-libertad", "to cantabrico")


@pytest.mark.rule("espana", "25.3-d", "25.12-c")
def test_25_3_d_a_base_that_is_lost_sends_its_ships_away():
    set = {
        **SEA,
        "units": {
            "ferrol": ["espana", "canarias damaged"],
            "la-coruna": ["n-reg 1"],
            "oviedo": ["r-reg 3", "r-reg 2"],
        },
        "markers": {N: [b for b in PORTS[N] if b != "la-coruna"], R: [*PORTS[R], "santander"]},
        "phase": "move-r",
    }
    match = table(set, naval=True)
    do(match, "march r-reg-l1", "to la-coruna")
    assert where(match, "ship-espana") == "ferrol"  # contested is enough
    lost = table(
        {
            **set,
            "units": {**set["units"], "la-coruna": []},
            "markers": {N: PORTS[N], R: [*PORTS[R], "santander"]},
        },
        naval=True,
    )
    do(lost, "march r-reg-l1", "to la-coruna")
    assert where(lost, "ship-espana") == where(lost, "ship-canarias") == "cadiz-base"
    no_base = table(
        {
            **set,
            "units": {**set["units"], "la-coruna": []},
            "markers": {N: [b for b in PORTS[N] if b != "cadiz"], R: [*PORTS[R], "cadiz", "santander"]},
        },
        naval=True,
    )
    do(no_base, "march r-reg-l1", "to la-coruna")
    assert where(no_base, "ship-espana") == "vigo"  # the only friendly port
    assert "ship-canarias" in facts(no_base)["harboured"]
    none = table(
        {
            **set,
            "units": {**set["units"], "la-coruna": []},
            "markers": {N: ["la-coruna", "burgos"], R: [*PORTS[R], "cadiz", "santander"]},
        },
        naval=True,
    )
    do(none, "march r-reg-l1", "to la-coruna")
    assert where(none, "ship-espana") == "gone"


@pytest.mark.rule("espana", "25.3-d", "25.7-c")
def test_25_3_d_guards_leave_a_port_that_is_lost_but_blockaders_stay():
    here = {"malaga": ["libertad block", "canarias block"], "sevilla": ["n-reg 1"], "murcia": ["r-reg 1"]}
    match = table({**SEA, "units": here, "phase": "move-n"}, naval=True)
    do(match, "march n-reg-s1", "to malaga")
    assert where(match, "ship-libertad") == "cartagena"
    assert where(match, "ship-canarias") == "malaga"


@pytest.mark.rule("espana", "25.3-g", "26.1-a", "26.1-e")
def test_26_1_a_ships_in_the_offensive_turn():
    match = table(
        {
            **SEA,
            "units": {
                "cartagena": ["libertad"],
                "ferrol": ["espana"],
                "madrid": ["r-reg 1"],
                "burgos": ["n-reg 1"],
            },
            "phase": "turn",
            "lasting": [{"card": "r-45", "kind": "offensive", "side": R, "turn": 4}],
        },
        naval=True,
    )
    assert asked(match) == (R, "sail")
    do(match, "done", "done")
    do(match, "done")  # no general is assigned
    assert asked(match) == (N, "sail")


# --- aircraft at sea -----------------------------------------------------------------------------------
@pytest.mark.rule("espana", "25.4-a", "25.4-b", "25.4-c", "25.4-d", "25.4-e", "25.2-c")
def test_25_4_aircraft_at_sea():
    set = {**SEA, "units": {"burgos": ["n-reg 1"]}, "board": ["he-51", "he-111", "sm-79"], "phase": "move-n"}
    match = table(set, naval=True)
    do(match, "fly air-he-51")
    assert refusal(match, "to mediterraneo") == "25.4-c"
    assert refusal(match, "to alicante:sea") == "25.4-b"
    assert refusal(match, "to madrid:sea") == "25.4-a"
    do(match, "to cantabrico", "fly air-he-111", "to cantabrico", "fly air-sm-79")
    assert refusal(match, "to cantabrico") == "25.4-a"
    do(match, "to oviedo:sea")
    assert "air-sm-79" in facts(match)["at_sea"]
    first = table({**set, "turn": 1}, naval=True)
    do(first, "fly air-he-51")
    assert refusal(first, "to cantabrico") == "25.4-d"
    apart = table(
        {**SEA, "units": {"cadiz": ["n-reg 2", "mola", "he-51 sea", "cv-33", "r-reg 1"]}, "battle": "mola"},
        naval=True,
    )
    do(apart, "attack n-reg-s1 r-reg-s1")
    assert refusal(apart, "support air-he-51") == "25.4-e"


# --- support from the sea ------------------------------------------------------------------------------
@pytest.mark.rule("espana", "25.6-a", "25.6-b", "25.6-f", "25.6-f2", "25.6-h", "25.9-e2")
def test_25_6_ships_support_troops():
    here = [
        "r-reg 2",
        "rojo",
        "n-reg 3",
        "libertad support",
        "destroyers-2 support",
        "cervantes block",
        "r-submarine block",
        "canarias block",
    ]
    match = table(
        {**SEA, "units": {"malaga": here}, "battle": "rojo"}, rolls=[[4, 1, 1, 1], [1, 1, 1]], naval=True
    )
    do(match, "attack r-reg-s1 n-reg-l1")
    assert refusal(match, "support ship-cervantes") == "25.6-h"
    assert refusal(match, "support ship-r-submarine") == "25.6-b"
    do(match, "support ship-libertad", "support ship-destroyers-2")
    assert asked(match)[1] == "modify"
    do(match, "best")
    assert len(events(match, "roll")[0]["dice"]) == 4


@pytest.mark.rule("espana", "25.6-c", "25.6-d", "25.6-e", "25.6-i")
def test_25_6_c_ships_of_both_sides_fight_before_the_troops():
    here = [
        "r-reg 2",
        "rojo",
        "n-reg 3",
        "libertad support",
        "destroyers-2 support",
        "canarias support",
        "espana support",
    ]
    match = table(
        {**SEA, "units": {"malaga": here, "murcia": ["r-reg 1"]}, "battle": "rojo"},
        rolls=[[1, 1, 1], [5, 1]],
        naval=True,
    )
    assert asked(match) == (N, "pair")  # the defender of the land battle
    do(match, "pair ship-espana ship-libertad")
    assert asked(match) == (R, "escort")
    do(match, "escort ship-destroyers-2 ship-libertad")
    # 5 + 1 (destroyers) = 6: the España is damaged and goes home.
    assert "ship-espana" in facts(match)["damaged"]
    do(match, "to cadiz-base")
    assert where(match, "ship-espana") == "cadiz-base"
    assert asked(match) == (R, "attack")
    assert match.state.coast_fought >> PLACE["malaga"] & 1
    do(match, "attack r-reg-s1 n-reg-l1")
    assert verbs(match, "support") == ["ship-libertad"]
    assert refusal(match, "support ship-destroyers-2") == "16.2-c"  # its +1 went to the cruiser


@pytest.mark.rule("espana", "25.6-g")
def test_25_6_g_ships_without_troops_go_home():
    match = table(
        {
            **SEA,
            "units": {"malaga": ["r-reg 1", "libertad support", "n-reg 3", "mola"], "murcia": ["r-reg 1"]},
            "battle": "mola",
        },
        rolls=[[6, 6, 6], [1]],
        naval=True,
    )
    do(match, "attack n-reg-l1 r-reg-s1", "enough")
    assert where(match, "ship-libertad") == "cartagena"


@pytest.mark.rule("espana", "25.6-j", "25.2-d")
def test_25_6_j_without_a_land_battle_they_fight_in_the_naval_phase():
    match = sea({"malaga": ["libertad support", "canarias support"], "murcia": ["r-reg 1"]}, [[6, 1], [1, 1]])
    assert events(match, "coast-fight")
    assert "ship-canarias" in facts(match)["damaged"]


@pytest.mark.rule("espana", "25.6-i", "25.6-j")
def test_25_6_i_ships_that_stay_fight_again_next_turn_but_once_a_turn():
    match = sea({"malaga": ["libertad support", "canarias support"]}, [[1, 1], [1, 1]] * 2)
    assert [e["box"] for e in events(match, "coast-fight")] == ["malaga"]
    pass_to(match, "move")
    do(match, "done", "done")
    assert match.state.turn > 4
    assert len(events(match, "coast-fight")) == 2
    # One battle there has seen the fight: a second one the same turn does not repeat it.
    here = ["r-reg 3", "rojo", "n-reg 3", "mola", "libertad support", "canarias support"]
    set = {**SEA, "units": {"malaga": here, "murcia": ["r-reg 1"], "sevilla": ["n-reg 1"]}, "battle": "mola"}
    land = table(set, rolls=[[1, 1], [1, 1], [1] * 3, [1] * 3], naval=True)
    do(land, "attack n-reg-l1 r-reg-l1", "enough", "enough", "battle gen-rojo")
    assert asked(land) == (R, "attack")
    assert len(events(land, "coast-fight")) == 1


# --- zones ---------------------------------------------------------------------------------------------
@pytest.mark.rule("espana", "25.8-b", "25.8-c", "25.2-d")
def test_25_8_b_a_battle_needs_both():
    match = sea(
        {"baleares": ["canarias", "libertad"], "estrecho": ["espana", "cervantes"], "murcia": ["r-reg 1"]}
    )
    assert asked(match) == (N, "consent")
    assert match.asks[0].about == {"place": "baleares"}
    do(match, "fight")
    assert asked(match) == (R, "consent")
    do(match, "decline")
    assert where(match, "ship-libertad") == "cartagena"
    assert facts(match)["zones"]["baleares"] == N
    assert match.asks[0].about == {"place": "estrecho"}
    do(match, "decline", "to ferrol")
    assert where(match, "ship-espana") == "ferrol"
    assert facts(match)["zones"]["estrecho"] == R


@pytest.mark.rule(
    "espana", "25.8-d", "25.8-h", "25.8-i", "25.8-j", "25.8-k", "25.8-l", "25.8-m", "25.8-q", "25.8-p"
)
def test_25_8_ships_one_against_one():
    there = ["canarias", "baleares", "libertad", "cervantes", "mendez-nunez", "destroyers-2"]
    rolls = [[6, 6, 1], [1, 1], [1, 1], [1, 1]]
    match = sea({"mediterraneo": there, "murcia": ["r-reg 1"]}, rolls)
    do(match, "fight", "fight")
    assert asked(match) == (R, "pair")  # three ships against two
    do(match, "pair ship-libertad ship-canarias", "pair ship-cervantes ship-baleares")
    assert asked(match) == (R, "back")
    do(match, "back ship-mendez-nunez ship-libertad")
    assert asked(match) == (R, "escort")
    do(match, "escort ship-destroyers-2 ship-cervantes")
    # Two sixes destroy the Canarias; the others stay.
    assert where(match, "ship-canarias") == "gone"
    assert where(match, "ship-libertad") == "mediterraneo"
    assert where(match, "ship-destroyers-2") == "mediterraneo"
    assert dice.sea_result((6, 6), (), ()) == (2, False)
    assert dice.sea_result((4, 4), (1,), ()) == (0, True)


def test_25_8_m_destroyers_leave_with_the_ship_they_supported():
    match = sea(
        {"mediterraneo": ["canarias", "libertad", "destroyers-2"], "murcia": ["r-reg 1"]}, [[6, 1], [1, 1]]
    )
    do(match, "fight", "fight", "escort ship-destroyers-2 ship-libertad")
    assert where(match, "ship-libertad") == "cartagena"
    assert where(match, "ship-destroyers-2") == "cartagena"


@pytest.mark.rule("espana", "25.8-n", "25.8-o", "25.8-g", "25.9-f")
def test_25_8_n_submarines_strike_first():
    there = ["canarias", "libertad", "r-submarine", "destroyers-2"]
    match = sea({"baleares": there, "murcia": ["r-reg 1"]}, [[6], [6]])
    do(match, "fight", "fight")
    assert asked(match) == (R, "torpedo")
    do(match, "torpedo ship-r-submarine ship-canarias", "escort ship-destroyers-2 ship-r-submarine")
    # 6 - 2 + 1 = 5: the Canarias withdraws undamaged and is not paired any more.
    do(match, "to cadiz-base")
    assert where(match, "ship-canarias") == "cadiz-base"
    assert facts(match)["damaged"] == []
    missed = sea({"baleares": ["canarias", "r-submarine"], "murcia": ["r-reg 1"]}, [[6], [5]])
    do(missed, "fight", "fight", "torpedo ship-r-submarine ship-canarias")
    assert "ship-r-submarine" in facts(missed)["damaged"]  # 5 + 1 in reply
    helped = sea(
        {"baleares": ["canarias", "r-submarine"], "murcia": ["r-reg 1"]},
        [[6]],
        lasting=[
            {
                "card": "r-nav-09",
                "kind": "ship_mod",
                "side": R,
                "turn": 4,
                "value": 2,
                "detail": "r-submarine",
            }
        ],
    )
    do(helped, "fight", "fight", "torpedo ship-r-submarine ship-canarias")
    assert "ship-canarias" in facts(helped)["damaged"]


@pytest.mark.rule("espana", "25.8-m", "25.8-o")
def test_25_8_m_destroyers_leave_with_the_submarine_they_supported():
    here = ["canarias", "libertad", "destroyers-1", "destroyers-2", "r-submarine"]
    # The submarine rolls 3 - 2 + 1; the reply 6 + 1 damages it. Then the cruisers miss each other.
    match = sea({"baleares": here}, [[3], [6], [1, 1], [1, 1]])
    do(match, "fight", "fight", "torpedo ship-r-submarine ship-canarias")
    do(match, "escort ship-destroyers-1 ship-r-submarine", "hold")
    assert "ship-r-submarine" in facts(match)["damaged"]
    assert where(match, "ship-destroyers-1") == "cartagena"
    assert verbs(match, "escort") == ["ship-destroyers-2 ship-libertad"]  # the other is still free
    do(match, "escort ship-destroyers-2 ship-libertad")
    assert where(match, "ship-destroyers-2") == where(match, "ship-libertad") == "baleares"
    # The submarine and the reply both miss: its escort stays, but supports no other ship in this battle.
    again = sea({"baleares": [h for h in here if h != "destroyers-2"]}, [[3], [1], [1, 1], [1, 1]])
    do(again, "fight", "fight", "torpedo ship-r-submarine ship-canarias")
    do(again, "escort ship-destroyers-1 ship-r-submarine")
    assert where(again, "ship-destroyers-1") == "baleares"
    assert asked(again)[1] != "escort"
    assert [e["roll"] for e in events(again, "roll")] == ["torpedo", "reply", "ship", "ship"]


@pytest.mark.rule("espana", "25.8-o2")
def test_25_8_o2_destroyers_alone_withdraw():
    match = sea({"baleares": ["canarias", "destroyers-2"], "murcia": ["r-reg 1"]})
    do(match, "fight", "fight")
    assert where(match, "ship-destroyers-2") == "cartagena"
    nobody = sea({"baleares": ["n-submarine", "destroyers-2"], "murcia": ["r-reg 1"]})
    do(nobody, "fight", "fight")
    assert facts(nobody)["zones"]["baleares"] == "contested"


@pytest.mark.rule("espana", "25.8-e", "25.8-f")
def test_25_8_e_air_combat_comes_first():
    there = ["he-51", "cr-32-a", "i-15", "libertad"]
    match = sea({"baleares": there, "murcia": ["r-reg 1"]}, [[1], [4], [1], [1]])
    do(match, "fight", "fight")
    assert asked(match) == (N, "pair")  # two against one
    do(match, "pair air-he-51 air-i-15")
    # The I-15 scores 4 + 1 = 5: the He-51 is out of action but stays.
    assert where(match, "air-he-51") == "baleares"
    assert "air-he-51" in facts(match)["used"]
    assert asked(match) == (N, "strike")
    assert options(match) == ["strike air-cr-32-a ship-libertad", "hold"]
    do(match, "hold")


@pytest.mark.rule("espana", "25.9-a", "25.9-b", "25.9-c", "25.9-d", "25.9-e")
def test_25_9_aircraft_against_ships():
    there = ["he-111", "he-51", "libertad", "destroyers-2"]
    match = sea({"baleares": there, "murcia": ["r-reg 1"]}, [[6, 6], [1], [6], [6]])
    do(match, "fight", "fight")
    assert refusal(match, "strike air-he-51 ship-destroyers-2") == "25.9-e"
    do(match, options(match)[0])
    do(match, options(match)[0])
    # Libertad rolls 6, the destroyers 6 - 1 = 5: one aircraft lost, one sent home, the owner chooses.
    assert asked(match) == (N, "suffer")
    do(match, "suffer air-he-51")
    assert where(match, "air-he-51") == "gone"
    assert where(match, "air-he-111") == "board"
    assert where(match, "ship-libertad") == "gone"  # two hits in one battle
    alone = sea({"baleares": ["he-51", "destroyers-2"], "murcia": ["r-reg 1"]}, [[6], [1]])
    do(alone, "fight", "fight", "strike air-he-51 ship-destroyers-2")
    assert "ship-destroyers-2" in facts(alone)["damaged"]


# --- ports ---------------------------------------------------------------------------------------------
@pytest.mark.rule("espana", "25.9-e", "25.9-f", "25.8-f")
def test_25_9_e_what_aircraft_can_hit():
    def targets(*ships):
        match = sea({"baleares": ["he-51", *ships]})
        do(match, "fight", "fight")
        assert asked(match) == (N, "strike")
        assert options(match)[-1] == "hold"
        return [t.split(" ")[1] for t in verbs(match, "strike")]

    assert targets("libertad", "cervantes", "destroyers-1", "r-submarine") == [
        "ship-libertad",
        "ship-cervantes",
    ]
    assert targets("r-submarine", "destroyers-1") == ["ship-r-submarine"]
    assert targets("destroyers-1", "destroyers-2") == ["ship-destroyers-1", "ship-destroyers-2"]
    hidden = sea({"baleares": ["he-51", "libertad", "destroyers-1"]})
    do(hidden, "fight", "fight")
    assert refusal(hidden, "strike air-he-51 ship-destroyers-1") == "25.9-e"


@pytest.mark.rule("espana", "25.7-d", "25.8-f")
def test_25_7_d_in_a_port_aircraft_must_attack():
    here = ["he-51 sea", "libertad block", "cervantes block"]
    match = sea({"malaga": here, "murcia": ["r-reg 1"]}, [[1], [1], [1]])
    assert asked(match) == (N, "strike")
    assert "hold" not in options(match)
    do(match, "strike air-he-51 ship-libertad")
    assert [e["roll"] for e in events(match, "roll")] == ["strike", "flak", "flak"]


@pytest.mark.rule("espana", "25.7-a", "25.7-c", "25.7-d", "25.7-e", "25.7-k", "25.7-j")
def test_25_7_a_blockaded_port_takes_no_events():
    set = {
        **SEA,
        "units": {"barcelona": ["canarias block", "libertad block", "r-reg 1"], "murcia": ["r-reg 1"]},
        "phase": "sea",
        "hands": {N: [], R: ["r-21"]},
    }
    match = table(set, rolls=[[1, 1], [1, 1]], naval=True)
    assert facts(match)["blocked"][R] == ["barcelona"]
    pass_to(match, "event")
    do(match, "play r-21")
    assert "barcelona" not in {t.split(" ")[2] for t in options(match)}
    alone = sea({"barcelona": ["n-submarine block"], "murcia": ["r-reg 1"]})
    assert facts(alone)["blocked"][R] == ["barcelona"]
    nobody = sea({"cadiz": ["canarias block"]})
    assert facts(nobody)["blocked"] == {N: [], R: []}


@pytest.mark.rule("espana", "25.7-i", "25.6-h", "25.2-e", "25.7-b")
def test_25_7_i_a_blockade_outlasts_the_land_battle():
    set = {
        **SEA,
        "units": {"valencia": ["canarias block", "n-reg 1", "mola", "r-reg 3"], "teruel": ["n-reg 1"]},
        "battle": "mola",
    }
    match = table(set, rolls=[[1], [6, 6, 6]], naval=True)
    do(match, "attack n-reg-s1 r-reg-l1")
    assert facts(match)["control"]["valencia"] == R
    assert facts(match)["blocked"][R] == ["valencia"]
    both = sea({"malaga": ["n-reg 1", "r-reg 1", "libertad support", "canarias block", "he-51 sea"]})
    assert facts(both)["blocked"][R] == ["malaga"]
    assert not events(both, "sea-battle")


@pytest.mark.rule("espana", "25.7-f", "25.7-g", "25.7-h", "25.7-h2")
def test_25_7_h_the_guns_of_the_port():
    match = sea(
        {"murcia": ["canarias block", "baleares block", "n-submarine block"], "cartagena": ["libertad"]},
        [[6, 5, 1]],
    )
    assert asked(match) == (R, "guns")
    do(match, "put plus:1 die:1")
    # 6 and 5 + 1 = 6: both ships are hit once, whichever comes first; the submarine is spared.
    while asked(match)[1] == "haven":
        do(match, "to cadiz-base")
    assert set_of(facts(match)["damaged"]) == {"ship-canarias", "ship-baleares"}
    assert where(match, "ship-libertad") == "cartagena"  # ships in base are out of it
    own = sea({"murcia": ["libertad block"]})
    assert not events(own, "roll")
    contested = sea({"murcia": ["r-reg 1", "n-reg 1", "canarias block"]}, [[1, 1, 1]])
    assert events(contested, "roll")[0]["seat"] == R


@pytest.mark.rule("espana", "25.7-h")
def test_25_7_h_aircraft_count_as_fighters():
    match = sea({"murcia": ["he-51 sea", "n-submarine block", "r-reg 1"]}, [[6, 1, 1]])
    assert where(match, "air-he-51") == "gone"
    assert where(match, "ship-n-submarine") == "murcia"


@pytest.mark.rule("espana", "25.8-o2")
def test_25_8_o2_destroyers_stay_beside_their_submarine():
    match = sea({"baleares": ["canarias", "r-submarine", "destroyers-1"]})
    do(match, "fight", "fight", "hold")
    assert where(match, "ship-destroyers-1") == where(match, "ship-r-submarine") == "baleares"


@pytest.mark.rule("espana", "25.8-b", "25.11-a")
def test_25_8_b_who_declines_takes_his_aircraft_away_too():
    match = sea({"baleares": ["he-51", "canarias", "libertad"]})
    do(match, "decline", "to ferrol")
    assert where(match, "air-he-51") == "board"
    assert facts(match)["zones"]["baleares"] == R
    assert match.state.zones_found[PLACE["baleares"] - PLACE["cantabrico"]] == BY_R  # found in Upkeep


@pytest.mark.rule("espana", "25.7-c", "25.3-d", "25.3-i", "25.11-b")
def test_25_7_c_a_ship_assigned_to_its_own_port_guards_it():
    set = {**SEA, "units": {"cartagena": ["libertad", "cervantes"], "sevilla": ["n-reg 1"]}}
    match = table({**set, "phase": "ships-r", "zone_markers": {"baleares": N}}, naval=True)
    do(match, "sail ship-libertad", "to malaga:block", "sail ship-cervantes", "to baleares")
    assert facts(match)["guarding"] == ["ship-libertad"]
    assert match.state.zone_marks == [0, 0, 0, 0]  # the enemy's marker goes when a unit comes in
    do(match, "march n-reg-s1", "to malaga")
    assert where(match, "ship-libertad") == "cartagena"


@pytest.mark.rule("espana", "25.4-b")
def test_25_4_b_a_contested_box_gives_no_range():
    set = {**EMPTY, "turn": 4, "phase": "move-n", "board": ["he-51"]}
    units_ = {"barcelona": ["n-reg 1", "r-reg 1"], "vigo": ["n-reg 1"]}
    match = table({**set, "units": units_, "markers": {R: LANDS[R]}}, naval=True)
    do(match, "fly air-he-51")
    assert refusal(match, "to baleares") == "25.4-b"
    assert "to cantabrico" in options(match)


@pytest.mark.rule("espana", "25.6-h", "25.3-d")
def test_25_6_h_a_ship_in_refuge_supports_nobody():
    here = ["n-reg 1", "mola", "r-reg 1", "libertad harbour", "cervantes damaged harbour", "jaime-i support"]
    match = table({**SEA, "units": {"malaga": here, "sevilla": ["n-reg 1"]}, "battle": "mola"}, naval=True)
    do(match, "attack n-reg-s1 r-reg-s1")
    assert verbs(match, "support") == ["ship-jaime-i"]
    assert refusal(match, "support ship-libertad") == "25.6-h"
    assert refusal(match, "support ship-cervantes") == "25.6-h"


@pytest.mark.rule("espana", "25.7-h", "25.8-k")
def test_25_7_h_every_unit_takes_a_result_before_one_takes_two():
    here = ["canarias block", "navarra block", "n-submarine block"]
    match = sea({"murcia": [*here, "r-reg 1"]}, [[6, 6, 6]])
    assert asked(match) == (R, "allot")  # the defender of the port
    assert set_of(verbs(match, "allot")) == {"ship-canarias", "ship-navarra"}  # no submarine among fighters
    do(match, "allot ship-canarias")  # the second hit is the Navarra's, the third again his choice
    assert set_of(verbs(match, "allot")) == {"ship-canarias", "ship-navarra"}
    do(match, "allot ship-canarias")
    assert where(match, "ship-canarias") == "gone"
    assert "ship-navarra" in facts(match)["damaged"]
    do(match, "to ferrol")
    assert facts(match)["blocked"][R] == ["murcia"]  # the submarine still lies there


def blockade(dice, *ships, **more):
    """Ships off Murcia when its guns have rolled."""
    return sea({"murcia": [*(f"{ship} block" for ship in ships), "r-reg 1"]}, [dice], **more)


@pytest.mark.rule("espana", "25.7-f", "25.7-h", "16.5-h")
def test_25_7_f_the_defender_says_which_die_takes_the_port_s_plus_one():
    lifted = blockade([2, 5, 4], "canarias", "baleares")
    assert asked(lifted) == (R, "guns")
    assert lifted.asks[0].about["dice"] == [5, 4, 2]
    assert options(lifted) == ["put plus:1 die:0", "put plus:1 die:1", "put plus:1 die:2"]
    assert refusal(lifted, "put plus:1 die:3") == refusal(lifted, "put plus:2 die:0") == "25.7-f"
    do(lifted, "put plus:1 die:1", "to ferrol", "to ferrol")  # 5, 5: both are driven off, unhurt
    assert facts(lifted)["damaged"] == []
    assert facts(lifted)["blocked"][R] == []
    damaged = blockade([2, 5, 4], "canarias", "baleares")
    do(damaged, "put plus:1 die:0")  # one 6: who takes it is his affair too
    assert verbs(damaged, "allot") == ["ship-canarias", "ship-baleares"]
    do(damaged, "allot ship-baleares", "to ferrol")
    assert facts(damaged)["damaged"] == ["ship-baleares"]
    assert facts(damaged)["blocked"][R] == ["murcia"]


@pytest.mark.rule("espana", "25.7-f", "25.7-h")
def test_25_7_f_nothing_is_asked_where_the_plus_one_changes_nothing():
    none = blockade([3, 2, 1], "canarias")
    assert not [e for e in events(none, "ship-withdrew") if e["ship"] == "ship-canarias"]
    assert facts(none)["blocked"][R] == ["murcia"]
    sunk = blockade([6, 6, 1], "canarias")
    assert where(sunk, "ship-canarias") == "gone"
    one = blockade([5, 4, 1], "canarias")  # damaged by a 6, or only driven off by two 5s
    assert asked(one) == (R, "guns")
    do(one, "put plus:1 die:1", "to ferrol")
    assert facts(one)["damaged"] == []


@pytest.mark.rule("espana", "25.7-h", "25.8-k")
def test_25_7_h_two_hits_may_sink_one_cruiser_while_a_five_drives_the_other_off():
    match = blockade([6, 6, 5], "canarias", "baleares")
    do(match, "put plus:1 die:0")
    assert verbs(match, "allot") == [
        "ship-canarias",
        "ship-baleares",
        "ship-canarias:home",
        "ship-baleares:home",
    ]
    do(match, "allot ship-canarias")
    assert refusal(match, "allot ship-canarias:home") == "25.7-h"  # the Baleares comes first
    do(match, "allot ship-baleares:home")  # then the second hit may go to either: both have one result
    do(match, "allot ship-canarias", "to ferrol")
    assert where(match, "ship-canarias") == "gone"
    assert facts(match)["damaged"] == []
    assert where(match, "ship-baleares") == "ferrol"
    assert facts(match)["blocked"][R] == []


@pytest.mark.rule("espana", "25.7-h")
def test_25_7_h_the_words_of_an_allotment_say_what_falls_on_whom():
    match = blockade([6, 5, 1], "canarias", "baleares")
    words = Words(GAME)
    assert words.prompt(match.asks[0]) == "The guns of Murcia show 6, 5, 1: which die takes their +1?"
    do(match, "put plus:1 die:2")
    assert words.prompt(match.asks[0]) == (
        "The guns of Murcia have one hit and one five left to give: what falls on which unit?"
    )
    assert [words.option(match, match.asks[0], t) for t in options(match)[1:3]] == [
        "Hit Baleares",
        "Drive Canarias off",
    ]
    menu = match.asks[0].menu
    assert menu is not None
    assert menu.pointed(["ship-canarias"]) == [
        "allot ship-canarias",
        "allot ship-canarias:home",
    ]


@pytest.mark.rule("espana", "25.8-m", "25.6-e")
def test_25_8_m_destroyers_leave_a_coastal_fight_with_their_ship():
    def off_malaga(dice):
        here = ["r-reg 2", "rojo", "n-reg 3", "libertad support", "canarias support"]
        here += ["destroyers-1 support", "destroyers-2 support"]
        match = table(
            {**SEA, "units": {"malaga": here, "murcia": ["r-reg 1"]}, "battle": "rojo"},
            rolls=dice,
            naval=True,
        )
        do(match, "escort ship-destroyers-1 ship-libertad", "hold")
        return match

    driven = off_malaga([[5, 1], [1, 1]])
    assert where(driven, "ship-libertad") == where(driven, "ship-destroyers-1") == "cartagena"
    assert where(driven, "ship-destroyers-2") == "malaga"  # it helped nobody, and may still help the troops
    stays = off_malaga([[1, 1], [1, 1]])
    assert where(stays, "ship-libertad") == where(stays, "ship-destroyers-1") == "malaga"


def set_of(things):
    return set(things)


# --- control and effects -------------------------------------------------------------------------------
@pytest.mark.rule("espana", "25.11-a", "25.11-b")
def test_25_11_b_who_leaves_keeps_a_marker_until_the_enemy_comes():
    match = table(
        {**SEA, "units": {"baleares": ["canarias"], "cartagena": ["libertad"]}, "phase": "ships-n"},
        naval=True,
    )
    do(match, "sail ship-canarias", "to estrecho")
    assert facts(match)["zones"]["baleares"] == N
    do(match, "sail ship-libertad", "to baleares")
    assert facts(match)["zones"]["baleares"] == R


@pytest.mark.rule("espana", "25.11-a", "25.11-b", "17.1")
def test_25_11_b_aircraft_that_share_a_zone_leave_no_marker():
    def zones_after(*here):
        match = table({**SEA, "units": {"baleares": list(here)}, "phase": "upkeep"}, naval=True)
        assert where(match, "air-he-51") == "board"
        return facts(match)["zones"]["baleares"]

    assert zones_after("he-51", "i-15") == ""  # contested: nobody controlled it
    assert zones_after("he-51") == N
    assert zones_after("he-51", "libertad") == R  # the ship stays
    assert zones_after("he-51", "canarias", "i-15") == N


@pytest.mark.rule("espana", "25.4-a")
def test_25_4_a_the_log_names_the_rule_of_aircraft_at_sea():
    match = table({**SEA, "board": ["he-51", "cr-32-a"], "phase": "move-n"}, naval=True)
    do(match, "fly air-he-51", "to estrecho", "fly air-cr-32-a", "to cadiz:sea")
    rules = [e.rule for e in match.state.log.events if e.kind == "flew"]
    assert rules == ["25.4-a", "25.4-a"]


@pytest.mark.rule("espana", "25.3-c", "25.3-f")
def test_25_3_c_a_ship_in_its_base_is_told_that_it_is_there():
    match = table({**SEA, "units": {"ferrol": ["espana"]}, "phase": "ships-n"}, naval=True)
    do(match, "sail ship-espana")
    assert refusal(match, "to ferrol") == "25.3-f"
    assert refusal(match, "to cartagena") == "25.3-c"


@pytest.mark.rule("espana", "25.2-f", "25.2-g", "25.11-c", "25.11-d", "25.11-f")
def test_25_11_effects_of_the_zones():
    wide = {"burgos": ["n-reg 1"], "madrid": ["r-reg 1"]}
    med = table(
        {
            **SEA,
            "units": {**wide, "mediterraneo": ["canarias"], "baleares": ["espana"]},
            "turn": 3,
            "phase": "upkeep",
        },
        naval=True,
    )
    assert med.state.extra_next == [1, 0]
    pass_to(med, "spend")
    assert facts(med)["rp"][N] == facts(med)["cities"]["track"][0] + facts(med)["cities"]["track"][2] + 1
    pass_to(med, "sail")
    assert len(facts(med)["hand"][N]) == 3 + 1 + 1
    assert limit(med.state, 0) == 5
    assert limit(med.state, 1) == 4
    empty = table({**SEA, "units": wide, "phase": "upkeep"}, naval=True)
    assert empty.state.extra == [1, 1]
    both = table(
        {**SEA, "units": {**wide, "mediterraneo": ["canarias", "libertad"]}, "phase": "upkeep"}, naval=True
    )
    assert both.state.extra == [0, 0]
    nyon = table(
        {
            **SEA,
            "units": {**wide, "mediterraneo": ["canarias", "libertad"]},
            "phase": "upkeep",
            "in_force": ["r-nav-06"],
        },
        naval=True,
    )
    assert nyon.state.extra == [1, 1]
    north = table(
        {**SEA, "units": {"oviedo": ["r-reg 1"]}, "zones_found": {"cantabrico": R}, "phase": "move-r"},
        naval=True,
    )
    assert is_supplied(north.state, 1, PLACE["oviedo"])
    closed = table(
        {
            **SEA,
            "units": {"bilbao": ["r-bas 1"], "santander": ["r-com 1"]},
            "zones_found": {"cantabrico": N},
            "phase": "events",
            "hands": {R: ["r-06"]},
        },
        naval=True,
    )
    do(closed, "play r-06")
    assert events(closed, "no-effect")


@pytest.mark.rule("espana", "25.11-f", "10.2")
def test_25_11_f_cantabrico_feeds_the_republican_alone():
    set = {
        **EMPTY,
        "units": {"bilbao": ["n-reg 1", "r-bas 1"], "burgos": ["n-reg 1"], "madrid": ["r-reg 1"]},
        "markers": {R: ["oviedo"]},
        "zones_found": {"cantabrico": "republican"},
    }
    state = table(set, naval=True).state
    assert is_supplied(state, 1, PLACE["bilbao"])
    assert not is_supplied(state, 0, PLACE["bilbao"])
    assert not is_supplied(table(set).state, 1, PLACE["bilbao"])  # without the naval rules


@pytest.mark.rule("espana", "25.12-a", "25.12-b", "25.12-c", "25.3-d")
def test_25_12_repair():
    set = {
        **SEA,
        "units": {
            "cartagena": ["libertad damaged", "cervantes damaged"],
            "barcelona": ["jaime-i damaged harbour", "r-reg 1"],
            "murcia": ["r-reg 1"],
        },
        "turn": 3,
        "cities": [4, 4, 4],
        "phase": "replacements",
    }
    match = table(set, naval=True)
    do(match, "stop", "repair ship-libertad", "repair ship-cervantes")  # any number, one a point
    assert refusal(match, "repair ship-jaime-i") == "25.3-d"
    assert refusal(match, "repair ship-libertad") == "25.12-a"
    assert where(match, "ship-libertad") == "cartagena"
    card = table({**set, "phase": "events", "hands": {R: ["r-nav-01"]}}, naval=True)
    do(card, "play r-nav-01", "repair ship-jaime-i")
    assert "ship-jaime-i" not in facts(card)["damaged"]
    assert units(card, "barcelona", R)
