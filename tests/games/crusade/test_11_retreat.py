"""Chapters 11.4 and 11.5: retreat and advance."""

import pytest
from tests.games.crusade.board import (
    GAME,
    events,
    fight,
    holder,
    kind,
    named,
    options,
    play,
    resolve,
    stack,
    table,
    why,
)

from frente.games.crusade.definitions import AT, SPACE_IDS, UNIT
from frente.games.crusade.rules import retreat


def ways(m, unit, space, length):
    return [
        tuple(SPACE_IDS[p] for p in path) for path in retreat.ways(m.state, UNIT[unit], AT[space], length)
    ]


@pytest.mark.rule("crusade", "11.4.2", "11.4.5-a", "11.4.6-a", "11.4.8")
def test_11_4_2_one_or_two_spaces():
    m = fight({"belchite": ["nat-corps-navarra:full"]}, "caspe", ["rep-corps-i:full"], [(4, 2)])
    resolve(m)
    assert events(m, "outcome")[-1]["ln"] == "4:2"
    assert len(events(m, "retreated")[-1]["places"]) == 2
    assert holder(m, "caspe") == "rep"


@pytest.mark.rule("crusade", "11.4.3-a", "11.4.3-b", "11.4.3-c")
def test_11_4_3_a_mountain_lets_the_defender_stand():
    m = fight(
        {"ponferrada": ["nat-corps-navarra:full"]},
        "puerto-de-leitariegos",
        ["rep-mil-ast:full"] * 2,
        [(2, 1)],
    )
    resolve(m, "stand")
    assert kind(m) == "rep stand"
    play(m, next(o for o in options(m) if o.startswith("stand")))
    assert not events(m, "retreated")
    assert kind(m) != "nat advance"  # 11.5.8


@pytest.mark.rule("crusade", "11.4.3-b")
def test_11_4_3_b_the_last_step_cannot_pay():
    m = fight({"ponferrada": ["nat-inf:full"] * 3}, "puerto-de-leitariegos", ["rep-mil-ast:full"], [(2, 1)])
    assert not retreat.may_stand(m.state, m.state.battle) if m.state.battle else True


@pytest.mark.rule("crusade", "11.4.3-a")
def test_11_4_3_no_standing_in_the_open():
    m = fight({"belchite": ["nat-corps-navarra:full"]}, "caspe", ["rep-mil:full", "rep-mil:full"], [(1, 1)])
    resolve(m, "withdraw")
    assert not list(events(m, "stood"))


@pytest.mark.rule("crusade", "11.4.5-b", "11.4.5-c", "11.4.5-i")
def test_11_4_5_c_may_end_next_to_the_space_it_left():
    m = table(turn=8, units={"belchite": ["nat-inf:full"], "carinena": [], "zaragoza": []})
    unit = named(m, "belchite", "nat-inf")
    assert ("carinena", "zaragoza") in ways(m, unit, "belchite", 2)
    assert all("belchite" not in path for path in ways(m, unit, "belchite", 2))


@pytest.mark.rule("crusade", "11.4.5-d", "11.4.5-f", "11.4.5-h")
def test_11_4_5_d_friendly_spaces_first():
    m = table(turn=8, units={"caspe": ["rep-mil:full"]})
    for path in ways(m, named(m, "caspe", "rep-mil"), "caspe", 1):
        assert holder(m, path[0]) == "rep"


@pytest.mark.rule("crusade", "11.4.5-e", "11.4.5.1-a", "11.4.5-h", "11.3.5-a", "11.4.3-b", "11.4.5-d")
def test_11_4_5_1_extended_retreat():
    full = ["rep-mil:full"] * 3
    m = table(
        turn=8,
        control={"nat": ["gandesa"]},
        units={
            "montblanch": ["rep-rpa:reduced"],
            "villafranca-del-p": full,
            "lerida": ["nat-inf:full"],
            "cervera": ["nat-inf:full"],
            "igualada": ["nat-inf:full"],
            "tarragona": ["nat-inf:full"],
            "gandesa": [],
            "barcelona": [],
        },
    )
    rpa = named(m, "montblanch", "rep-rpa")
    assert ways(m, rpa, "montblanch", 1) == [("villafranca-del-p", "barcelona")]


@pytest.mark.rule("crusade", "11.4.4", "11.4.5.1-b", "11.5.7")
def test_11_4_4_no_way_out_is_the_end():
    m = fight(
        {"oviedo": ["nat-corps-navarra:full"]},
        "gijon",
        ["rep-mil-ast:full", "rep-mil-ast:full"],
        [(2, 1)],
        units={
            "cangas-de-onis": ["nat-inf:full"],
            "puerto-de-pajares": ["nat-inf:full"],
            "puerto-de-la-espina": ["nat-inf:full"],
            "puerto-de-leitariegos": ["nat-inf:full"],
        },
    )
    resolve(m, "advance")
    assert events(m, "no-retreat")
    assert "rep-mil-ast:full" in GAME.facts(m.state)["removed"]["rep"]


@pytest.mark.rule("crusade", "11.4.6-a", "11.4.6-b")
def test_11_4_6_who_retreated_is_caught():
    m = fight(
        {"belchite": ["nat-corps-navarra:full"]},
        "caspe",
        ["rep-corps-i:full"],
        [(2, 2), (6, 1)],
        units={
            "zaragoza": ["nat-inf:full"],
            "candasnos": [],
            "sarinena": [],
            "lecinena": ["nat-inf:full"] * 3,
        },
    )
    m.state.retreated |= 1 << UNIT["rep-corps-i"]
    b = m.state.battle
    assert b is not None
    from frente.games.crusade.rules import losses

    b.attacker_ln = 1
    b.defenders = (UNIT["rep-corps-i"],)
    losses.open_losses(m.state, b, False)
    assert not list(b.defenders)
    assert GAME.facts(m.state)["where"]["rep-corps-i"] == "eliminated"


@pytest.mark.rule("crusade", "11.5.3-a", "11.5.3-b", "11.5.4", "11.5.6")
def test_11_5_3_into_what_the_retreat_left():
    m = fight(
        {"belchite": ["nat-corps-navarra:full"]},
        "caspe",
        ["rep-corps-i:full"],
        [(5, 2)],
        units={"candasnos": [], "alcaniz": []},
    )
    resolve(m, "retreat")
    path = next(o for o in options(m) if o.startswith("path"))
    play(m, path)
    first = path.split()[1]
    assert f"advance nat-corps-navarra {first}" in options(m)
    assert why(m, "advance nat-corps-navarra toledo") == "11.5.2"
    play(m, f"advance nat-corps-navarra {first}")
    assert holder(m, "caspe") == "nat"
    assert holder(m, first) == "nat"


@pytest.mark.rule("crusade", "11.5.1", "11.5.8", "9.1.2-a", "11.5.6")
def test_11_5_1_the_limit_holds_for_advances():
    m = fight(
        {"belchite": ["nat-inf:full"] * 3, "alcaniz": ["nat-inf:full"] * 3},
        "caspe",
        ["rep-mil:reduced"],
        [(6, 1)],
    )
    resolve(m, "advance")
    for _ in range(3):
        play(m, next(o for o in options(m) if o.startswith("advance")))
    assert len(stack(m, "caspe")) == 3
    assert kind(m) != "nat advance"


@pytest.mark.rule("crusade", "11.4.5-g", "11.4.5-f", "11.4.5-h")
def test_11_4_5_g_ending_in_supply_goes_before_ending_without():
    m = table(
        turn=8,
        units={"aguilar-de-campoo": ["rep-mil:full"], "puerto-del-escudo": [], "burgos": [], "palencia": []},
        control={"nat": ["puerto-del-escudo"]},
    )
    unit = named(m, "aguilar-de-campoo", "rep-mil")
    assert ways(m, unit, "aguilar-de-campoo", 1) == [("puerto-del-escudo",)]
