"""Retreats, losses, culls and supply told to the end, with the rule each of them names."""

import pytest
from tests.games.crusade.board import (
    UNIT,
    events,
    fight,
    kind,
    play,
    resolve,
    stack,
    table,
    where,
)
from tests.games.crusade.deck import outcome, ready
from tests.games.crusade.ledger import acting, check

from frente.games.crusade.definitions import AT, LAND, SPACE_IDS, bits, mask_of
from frente.games.crusade.rules import stacking
from frente.games.crusade.state import put


def ruled(m, name):
    """The rules under which something was noted."""
    return [event.rule for event in m.events(None) if event.kind == name]


def driven_out(die):
    """A corps is thrown out of Alcañiz, one space by a one or two by a two; Morella is full."""
    return fight(
        {"caspe": ["nat-corps-navarra"]},
        "alcaniz",
        ["rep-corps-ii"],
        [(die, 1)],
        clear=True,
        units={
            "gandesa": ["nat-inf-1"],
            "vivel-del-rio": ["nat-inf-2"],
            "morella": ["rep-mil-1", "rep-mil-2", "rep-mil-3"],
            "rubielos-de-mora": ["rep-mil-4", "rep-mil-5", "rep-mil-6"],
        },
    )


@pytest.mark.rule("crusade", "11.4.5.1-a", "11.4.5-a", "11.4.5-b", "11.4.5-c", "11.4.5-e")
def test_11_4_5_1_a_the_way_goes_on_over_a_full_stack_to_a_space_with_room():
    m = driven_out(1)
    assert (kind(m), m.asks[0].about) == ("rep retreat", {"unit": "rep-corps-ii", "spaces": 1})
    check(
        m,
        "path",
        {
            "": ["morella castellon", "morella tortosa", "morella vinaroz"],
            "11.4.5-e retreat-full": ["morella"],
            "11.4.5.1-a retreat-full": ["morella rubielos-de-mora"],
            "11.4.5.1-a retreat-too-far": ["morella tortosa vinaroz"],
            "11.4.5-b retreat-enemy": ["gandesa", "vivel-del-rio", "caspe", "morella alcaniz"],
            "11.4.5-c not-adjacent": ["tortosa", "morella valencia"],
        },
    )
    args = m.why_not("rep", "path morella rubielos-de-mora").args
    assert args == {"unit": "rep-corps-ii", "place": "rubielos-de-mora"}
    play(m, "path morella tortosa")
    assert ruled(m, "retreated") == ["11.4.5.1-a"]
    assert events(m, "retreated") == [{"unit": "rep-corps-ii", "places": ["morella", "tortosa"]}]
    assert (where(m, "rep-corps-ii"), m.state.battle.deep) == ("tortosa", False)


@pytest.mark.rule("crusade", "11.4.5-a", "11.4.2", "11.4.5-i", "11.4.5-c", "11.5.3-a", "11.4.5.1-a")
def test_11_4_5_i_a_full_stack_may_be_passed():
    m = driven_out(2)
    check(
        m,
        "path",
        {
            "": ["morella castellon", "morella tortosa", "morella vinaroz"],
            "11.4.2 retreat-too-short": ["morella"],
            "11.4.5-e retreat-full": ["morella rubielos-de-mora"],
            "11.4.5.1-a retreat-too-far": ["morella tortosa vinaroz"],
        },
    )
    play(m, "path morella tortosa")
    assert ruled(m, "retreated") == ["11.4.5-a"]
    assert (m.state.battle.vacated, m.state.battle.deep) == (1 << AT["morella"], True)
    assert m.state.retreated == 1 << UNIT["rep-corps-ii"]


@pytest.mark.rule("crusade", "11.3.3", "13.3.4-b", "13.1.1.1-c", "11.3.2-a")
@pytest.mark.parametrize(
    ("attacker_cut_off", "defender_cut_off"), [(False, False), (True, False), (False, True), (True, True)]
)
def test_13_3_4_b_who_fought_without_supply_is_lost_for_good(attacker_cut_off, defender_cut_off):
    """Teruel against Ademuz: both lose their only division, and the way to one of them may have been lost
    after the space was marked, as a retreat can do."""
    m = acting(units={"teruel": ["nat-inf-1:reduced"], "ademuz": ["rep-rpa-1:reduced"]}, dice=[(6, 6)])
    play(m, "activate-attack teruel", "done")
    if attacker_cut_off:
        m.state.control &= ~mask_of(["albarracin", "daroca", "rubielos-de-mora", "vivel-del-rio"])
    if defender_cut_off:
        m.state.control |= mask_of(["barracas", "canete", "liria"])
    play(m, "attack ademuz", "with nat-inf-1", "fight")
    resolve(m)
    lost = {e["unit"]: e["for_good"] for e in events(m, "eliminated")}
    assert lost == {"nat-inf-1": attacker_cut_off, "rep-rpa-1": defender_cut_off}
    assert where(m, "nat-inf-1") == ("removed" if attacker_cut_off else "eliminated")
    assert where(m, "rep-rpa-1") == ("removed" if defender_cut_off else "eliminated")


@pytest.mark.rule("crusade", "CL-R45")
def test_cl_r45_a_division_that_was_flipped_is_full_again():
    m = fight(
        {"sarinena": ["rep-rpa-1", "rep-rpa-2"]},
        "huesca",
        ["nat-inf-1", "nat-inf-2"],
        [(1, 3)],
        side="rep",
        clear=True,
        hands={"nat": [], "rep": ["R45"]},
    )
    play(m, "play R45")
    resolve(m)
    lost = [e["unit"] for e in events(m, "step-lost") if e["unit"].startswith("rep")]
    assert len(lost) == 1
    assert events(m, "spared") == [{"unit": lost[0]}]
    assert sorted(stack(m, "sarinena")) == ["rep-rpa:full", "rep-rpa:full"]


@pytest.mark.rule("crusade", "9.1.4-a", "9.1.4-b")
@pytest.mark.parametrize(
    ("held", "ring", "for_good"),
    [
        ("rep", [], False),
        ("nat", [], True),
        ("rep", ["nat-inf"], True),
    ],
)
def test_9_1_4_b_who_is_culled_is_lost_for_good_without_supply_or_a_way_out(held, ring, for_good):
    """Ademuz with four militias: a free way to Valencia, a Nationalist ring, or a ring of counters."""
    around = ["barracas", "canete", "liria", "teruel"]
    m = table(
        turn=8,
        clear=True,
        control={held: around},
        units={"ademuz": ["rep-mil-1", "rep-mil-2", "rep-mil-3"], "madrid": ["rep-mil-4"]}
        | {id: ring for id in around if ring},
    )
    put(m.state, UNIT["rep-mil-4"], AT["ademuz"])
    flow = stacking.cull(m.state, "rep")
    ask = next(flow)
    assert ask.seat == "nat"
    with pytest.raises(StopIteration):
        flow.send("cull rep-mil-2")
    assert where(m, "rep-mil-2") == ("removed" if for_good else "eliminated")
    told = m.state.log.events[-1]
    assert (told.rule, told.data["for_good"], told.data["unit"]) == ("9.1.4-a", for_good, "rep-mil-2")


@pytest.mark.rule("crusade", "12.1.10", "8.5.2.4-e", "12.1.7-a", "12.1.7.1")
@pytest.mark.parametrize("mode", ["mallorca", "plan-p"])
def test_12_1_10_no_tanks_go_to_the_beach_of_mallorca(mode):
    coast = "mallorca" if mode == "mallorca" else "malaga"
    m = acting(
        "rep",
        use="sr",
        units={
            "valencia": ["rep-t26-1", "rep-mil-1", "rep-corps-i"],
            "beach-head": ["rep-mil-cnt-1"],
            coast: ["nat-inf-1"],
        },
        reserve={"rep": ["rep-t26-2"]},
        beach={"at": coast, "mode": mode, "deadline": 12},
    )
    reason = "12.1.10 not-balearic" if mode == "mallorca" else ""
    for id in ("rep-t26-1", "rep-t26-2"):
        play(m, f"sr {id}")
        check(m, "to", {reason: "beach-head"})
        play(m, "to barcelona")
    play(m, "sr rep-mil-1")
    check(m, "to", {"": "beach-head"})


@pytest.mark.rule("crusade", "13.4.3-a", "17.2.2")
@pytest.mark.parametrize(("turn", "reason"), [(2, "17.2.2 one-afr"), (3, "")])
def test_17_2_2_one_unit_of_the_army_of_africa_on_turns_1_and_2(turn, reason):
    m = acting(
        use="sr",
        turn=turn,
        card="N3",
        strait="nat",
        units={
            "badajoz": ["nat-afr-1", "nat-afr-2", "nat-inf-1"],
            "sevilla": ["nat-afr-3", "nat-afr-4"],
            "zafra": ["rep-mil-1"],
            "merida": ["rep-mil-2"],
            "jerez-de-los-caballeros": ["rep-mil-3"],
            "caceres": ["rep-mil-4"],
            "valencia-de-alcantara": ["rep-mil-5"],
        },
    )
    check(m, "special", {"": "nat-afr-1 nat-afr-2 nat-inf-1"})
    play(m, "special nat-afr-1")
    check(m, "special", {reason: "nat-afr-2"})
    check(m, "special", {"": "nat-inf-1"})
    check(m, "sr", {reason: "nat-afr-3"})
    m = acting(use="sr", turn=turn, card="N3", units={"sevilla": ["nat-afr-3", "nat-afr-4"]})
    play(m, "sr nat-afr-3", "to-reserve")
    check(m, "sr", {reason: "nat-afr-4"})


@pytest.mark.rule("crusade", "13.4.3-a", "13.4.2-a")
def test_13_4_3_a_the_first_space_of_the_map_has_limited_supply_too():
    chain = [
        "ademuz", "barracas", "rubielos-de-mora", "morella", "alcaniz", "gandesa", "lerida", "balaguer",
        "tremp", "seo-de-urgel",
    ]  # fmt: skip
    m = acting(
        "rep",
        use="sr",
        units={"ademuz": ["rep-rpa-1"], "madrid": ["rep-rpa-2"]},
        control={"nat": [SPACE_IDS[p] for p in bits(LAND) if SPACE_IDS[p] not in chain], "rep": chain},
    )
    check(m, "special", {"": "rep-rpa-1", "13.4.3-a no-limited-supply": "rep-rpa-2"})


@pytest.mark.rule("crusade", "8.5.2.4-c", "16.4.3.2-a", "8.5.2.3-a")
def test_8_5_2_4_c_no_corps_comes_to_what_is_joined_to_the_isolated_north():
    m = ready("R19", turn=12, clear=True, units={
        "aguilar-de-campoo": ["rep-mil-1"], "santander": ["rep-mil-san-1"], "madrid": ["rep-mil-2"],
        "palencia": ["nat-inf-1"],
    })  # fmt: skip
    play(m, "event R19", "disband-after")
    assert kind(m).startswith("rep place")
    check(
        m,
        "place",
        {
            "": "madrid",
            "8.5.2.4-c north-isolated": "aguilar-de-campoo santander",
            "8.5.2.3-a entry-foreign": "palencia",
        },
    )


@pytest.mark.rule("crusade", "CL-N31", "8.5.1.1")
def test_cl_n31_one_basque_division_goes_and_the_others_stay():
    m = ready("N31", clear=True, units={
        "bilbao": ["nat-inf-1"], "santander": ["rep-mil-bas-1", "rep-mil-bas-2"],
        "santona": ["rep-mil-bas-3", "rep-mil-bas-4:reduced"],
    })  # fmt: skip
    play(m, "event N31")
    assert kind(m) == "rep give-up"
    found = outcome(m, "give-up rep-mil-bas-3")
    assert {key: came for key, came in found.items() if key.startswith(("units", "removed."))} == {
        "units.santona": ["-rep-mil-bas:full"],
        "removed.rep": ["+rep-mil-bas:full"],
    }


@pytest.mark.rule("crusade", "6.A.3-a", "6.A.3-b", "6.A.3-d")
@pytest.mark.parametrize(("pile", "drawn"), [(["N11", "N12", "N13"], 3), (["N12"], 1), ([], 0)])
def test_6_A_3_a_the_log_says_how_many_cards_were_drawn(pile, drawn):
    hand = ["N4", "N5", "N6", "N9"]
    m = table(
        turn=3, phase="draw", rm=20, hands={"nat": hand, "rep": []}, draws={"nat": pile}, discards={"nat": []}
    )
    while m.asks[0].kind == "discard":
        play(m, "done")
    (told,) = [e for e in m.events("nat") if e.kind == "drew" and e.data["side"] == "nat"]
    assert (told.data["count"], told.data["cards"]) == (drawn, pile[:drawn])
    (seen,) = [e for e in m.events("rep") if e.kind == "drew" and e.data["side"] == "nat"]
    assert seen.data == {"side": "nat", "count": drawn, "cards": {"hidden": drawn}}


@pytest.mark.rule("crusade", "8.5.2.4-a", "14.1.5", "13.4.3-b")
def test_8_5_2_4_a_a_corps_comes_back_reduced():
    m = table(
        turn=8, phase="replacement", side="nat", clear=True, rp={"nat": 6}, hands={"nat": [], "rep": []},
        units={"burgos": ["nat-inf-1"]}, eliminated={"nat": ["nat-corps-v"]}, returning={"nat-corps-i": 8},
    )  # fmt: skip
    assert (kind(m), m.asks[0].about) == ("nat place-corps", {"unit": "nat-corps-i"})
    play(m, "place zaragoza", "rebuild nat-corps-v nat")
    assert (kind(m), m.asks[0].about) == ("nat place-corps", {"unit": "nat-corps-v"})
    play(m, "place valladolid")
    assert (stack(m, "zaragoza"), stack(m, "valladolid")) == (
        ["nat-corps-i:reduced"],
        ["nat-corps-v:reduced"],
    )
    assert ruled(m, "rebuilt") == ["13.4.3-b", "14.1.5"]
    assert m.state.returning == {}
