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
    where,
    why,
)

from frente.games.crusade.definitions import AT, NEAR, SPACE_IDS, UNIT, bits
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
    assert events(m, "outcome")[-1]["ln"] == "1:0"
    resolve(m, "stand")
    assert kind(m) != "rep stand"  # one step is left, and it cannot be paid
    assert events(m, "retreated")


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
def test_11_4_6_who_retreated_adds_nothing_and_is_caught():
    m = table(
        turn=8, side="nat", round=2, hands={"nat": ["N41"], "rep": []}, ammo=False, dice=[(1, 2), (3, 1)],
        units={
            "huesca": ["nat-corps-navarra:full", "nat-inf:full"], "zaragoza": ["nat-inf:full"] * 3,
            "sarinena": ["rep-corps-i:full"], "candasnos": ["rep-mil:full"],
            "barbastro": [], "lecinena": [], "fraga": [],
        },
    )  # fmt: skip
    play(m, "ops N41", "activate-attack huesca", "activate-attack zaragoza", "done", "attack sarinena")
    play(m, "with nat-corps-navarra", f"with {named(m, 'huesca', 'nat-inf')}", "fight")
    assert kind(m) == "rep retreat"
    play(m, "path candasnos", "done", "attack candasnos")
    play(m, *(f"with {named(m, 'zaragoza', 'nat-inf', n)}" for n in range(3)), "fight")
    ours, theirs = events(m, "fire")[2:]
    assert (theirs["table"], theirs["strength"]) == ("division", 1)  # the corps fires no more
    assert [row["unit"] for row in events(m, "caught")] == ["rep-corps-i"]
    assert where(m, "rep-corps-i") == "eliminated"
    assert ours["ln"] == 2  # and the militia absorbs all of it
    assert stack(m, "candasnos") == []


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


@pytest.mark.rule("crusade", "10.2.7-b", "11.4.5-f")
def test_10_2_7_b_a_retreat_wrecks_the_works_it_passes():
    m = fight(
        {"belchite": ["nat-corps-navarra:full"]},
        "caspe",
        ["rep-rpa:full", "rep-rpa:full"],
        [(3, 1)],
        control={"nat": ["alcaniz", "gandesa", "fraga", "candasnos", "sarinena"]},
        works={"alcaniz": "position", "gandesa": "position", "fraga": "position"},
        units={id: [] for id in ("alcaniz", "gandesa", "fraga", "candasnos", "sarinena")},
    )
    resolve(m, "advance")
    for row in events(m, "retreated"):
        first, last = row["places"][0], row["places"][-1]
        assert AT[first] not in m.state.works
        assert holder(m, last) == "rep"
        if first not in [r["places"][-1] for r in events(m, "retreated")]:
            assert holder(m, first) == "nat"  # passed, not taken
    assert events(m, "retreated")


@pytest.mark.rule("crusade", "16.4.2.4-a", "16.4.2.4-b")
def test_16_4_2_4_b_who_cannot_advance_home_is_free():
    homes = ("gijon", "puerto-de-pajares", "puerto-de-la-espina", "castropol", "puerto-de-leitariegos")
    units = {id: [] for id in homes}
    m = fight(
        {"puerto-del-escudo": ["rep-mil-ast:full"] * 3},
        "san-vicente-de-la-barquera",
        ["nat-mil:reduced"],
        [(6, 1)],
        side="rep",
        units=units,
    )
    resolve(m, "advance")
    # Three Asturians stand in Santander; San Vicente leads none of them home, so each may go in.
    assert kind(m) == "rep advance"
    assert len([o for o in options(m) if o.startswith("advance")]) == 3
    play(m, options(m)[0])
    assert m.state.released.bit_count() == 1


@pytest.mark.rule("crusade", "8.5.6.6", "8.5.4.8")
def test_8_5_6_6_nationalists_never_retreat_into_a_beach_head():
    around = [SPACE_IDS[p] for p in bits(NEAR[AT["malaga"]])]
    m = table(
        turn=13,
        units={**{id: ["rep-mil:full"] for id in around}, "malaga": ["nat-inf:full"]},
        beach={"at": "malaga", "mode": "plan-p"},
    )
    assert ways(m, named(m, "malaga", "nat-inf"), "malaga", 1) == []
    m = table(turn=13, units={"malaga": ["rep-mil:full"]}, beach={"at": "malaga", "mode": "plan-p"})
    assert ("beach-head",) in ways(m, named(m, "malaga", "rep-mil"), "malaga", 1)


@pytest.mark.rule("crusade", "11.5.3-b", "11.5.3-a")
def test_11_5_3_b_nobody_goes_on_from_a_mountain():
    def beaten(start, target, steps):
        empty = {"puerto-de-la-espina": []}
        m = fight({start: ["nat-corps-navarra:full"]}, target, steps, [(3, 1)], units=empty)
        while m.asks[0].kind in ("losses", "stand", "withdraw", "retreat"):
            play(m, "retreat" if kind(m) == "rep stand" else options(m)[0])
        assert len(events(m, "retreated")[-1]["places"]) == 2
        return {o.split()[2] for o in options(m) if o.startswith("advance")}

    assert beaten("ponferrada", "puerto-de-leitariegos", ["rep-mil-ast:full"] * 2) == {
        "puerto-de-leitariegos"
    }
    open_ground = beaten("belchite", "caspe", ["rep-rpa:full"] * 2)
    assert len(open_ground) == 2  # Caspe, and the first space of the retreat


@pytest.mark.rule("crusade", "11.5.1")
def test_11_5_1_a_unit_that_cannot_move_cannot_advance():
    m = fight(
        {"caspe": ["nat-ins", "nat-inf:full", "nat-inf:full"]},
        "alcaniz",
        ["rep-mil:reduced"],
        [(6, 1)],
        turn=15,
    )
    assert kind(m) == "nat advance"
    assert why(m, "advance nat-ins alcaniz") == "11.5.1"
    assert f"advance {named(m, 'caspe', 'nat-inf')} alcaniz" in options(m)


@pytest.mark.rule("crusade", "11.5.4", "11.5.3-a")
def test_11_5_4_a_long_advance_stops_before_enemy_units():
    around = ("alcaniz", "gandesa", "fraga", "candasnos")
    m = fight(
        {"belchite": ["nat-corps-navarra:full"]},
        "caspe",
        ["rep-rpa:full"] * 2,
        [(3, 1)],
        units={id: ["rep-mil:full"] for id in around},
    )
    resolve(m, "advance")
    first = events(m, "retreated")[-1]["places"][0]
    assert first in around
    assert why(m, f"advance nat-corps-navarra {first}") == "11.5.4"


@pytest.mark.rule("crusade", "11.5.7", "11.4.4", "11.5.2")
def test_11_5_7_the_one_space_of_a_blocked_retreat_is_open_to_the_advance():
    ring = [SPACE_IDS[p] for p in bits(NEAR[AT["gandesa"]]) if SPACE_IDS[p] != "caspe"]
    m = fight(
        {"belchite": ["nat-corps-navarra:full"]},
        "caspe",
        ["rep-rpa:full"] * 2,
        [(3, 1)],
        units={
            **{id: ["nat-inf:full"] for id in {*ring, "fraga", "candasnos", "alcaniz"}},
            "gandesa": [],
        },
        control={"rep": ["gandesa"]},
    )
    resolve(m, "advance")
    assert events(m, "no-retreat")
    assert not events(m, "retreated")
    assert {o.split()[2] for o in options(m) if o != "done"} == {"caspe", "gandesa"}


@pytest.mark.rule("crusade", "11.4.1", "11.2.10")
def test_11_4_1_nobody_retreats_from_an_attack_that_nobody_survived():
    m = fight({"caspe": ["nat-afr:reduced"]}, "alcaniz", ["rep-mil:full"] * 3, [(6, 2)])
    while kind(m) == "rep losses":
        play(m, options(m)[0])
    assert events(m, "outcome")[0] == {"place": "alcaniz", "winner": "nat", "ln": "2:1"}
    assert stack(m, "caspe") == []
    assert stack(m, "alcaniz") == ["rep-mil:full"] * 2
    assert not events(m, "retreated")
    assert kind(m) == "rep action"


@pytest.mark.rule("crusade", "11.4.3-a")
def test_11_4_3_a_a_beach_head_may_be_held_for_a_step():
    m = fight(
        {"mallorca": ["nat-inf:full"] * 3}, "beach-head", ["rep-mil:full", "rep-mil:full"], [(3, 1)], turn=3,
        beach={"at": "mallorca", "mode": "mallorca", "deadline": 4},
    )  # fmt: skip
    while kind(m) == "rep losses":
        play(m, options(m)[0])
    assert kind(m) == "rep stand"
    play(m, next(token for token in options(m) if token.startswith("stand ")))
    assert stack(m, "beach-head") != []
    assert not events(m, "no-retreat")


@pytest.mark.rule("crusade", "11.4.5.1-a", "11.4.5.1-b", "11.4.4")
@pytest.mark.parametrize(("holder_", "end"), [("rep", "morella"), ("nat", "removed")])
def test_11_4_5_1_a_the_further_space_must_be_friendly(holder_, end):
    # Every way out of Caspe is shut but Alcañiz, which is full; behind it Morella lies empty.
    shut = {id: ["nat-inf:full"] for id in ("candasnos", "fraga", "gandesa", "vivel-del-rio")}
    m = fight(
        {"belchite": ["nat-inf:full"] * 3}, "caspe", ["rep-rpa-1"], [(1, 1)],
        units={**shut, "alcaniz": ["rep-mil:full"] * 3, "morella": []}, control={holder_: ["morella"]},
    )  # fmt: skip
    assert where(m, "rep-rpa-1") == end


@pytest.mark.rule("crusade", "11.4.5-f", "11.4.5-h")
def test_11_4_5_f_as_few_enemy_spaces_as_possible():
    lost = ["caspe", "gandesa", "morella", "candasnos"]
    m = table(
        turn=8, control={"nat": lost, "rep": ["fraga"]},
        units={
            **{id: [] for id in lost}, "fraga": [],
            "alcaniz": ["rep-rpa-1"], "vivel-del-rio": ["nat-inf:full"],
        },
    )  # fmt: skip
    found = ways(m, "rep-rpa-1", "alcaniz", 2)
    assert {("caspe", "fraga"), ("gandesa", "fraga")} <= set(found)
    assert ("caspe", "candasnos") not in found  # two spaces of the enemy, where one would do
