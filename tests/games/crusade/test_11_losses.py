"""Chapter 11.3: losses."""

import pytest
from tests.games.crusade.board import events, fight, kind, options, play, resolve, stack, table, where, why

from frente.games.crusade.definitions import AT, OF_KIND, UNIT, UNITS
from frente.games.crusade.rules import losses
from frente.games.crusade.state import Battle, put, reduce


def choices(m, space, ln, attacker=False, **more):
    """The units of a space that may lose the next step of so large a Loss Number."""
    units = m.state.stacks[AT[space]]
    b = Battle("nat", AT[space], 1, left=ln, **more)
    if attacker:
        b.attackers = units
    else:
        b.defenders = units
    m.state.battle = b
    found, ghost = losses.choices(m.state, b, attacker)
    return [UNITS[u].kind.id for u in found], ghost


@pytest.mark.rule("crusade", "11.3.1", "11.3.2-a", "11.3.4-a", "3.0-lf", "2.2.1-a")
def test_11_3_4_absorb_exactly_if_possible():
    m = table(units={"caspe": ["rep-corps-i:full", "rep-mil:full"]}, reserve={"rep": [], "nat": []})
    assert choices(m, "caspe", 2) == (["rep-mil"], False)
    assert choices(m, "caspe", 3)[0] == ["rep-corps-i"]
    assert set(choices(m, "caspe", 4)[0]) == {"rep-corps-i", "rep-mil"}


@pytest.mark.rule("crusade", "11.3.4-a", "11.3.5-a", "11.3.2-b", "11.3.5.3")
def test_11_3_5_replacement_takes_the_rest():
    m = fight(
        {"fraga": ["rep-rpa:full"]},
        "caspe",
        ["nat-corps-aragon:full", "nat-corps-navarra:reduced"],
        [(1, 1)],
        side="rep",
        reserve={"nat": ["nat-inf:full"], "rep": []},
    )
    b = Battle("rep", AT["caspe"], 1, left=5, defenders=m.state.stacks[AT["caspe"]])
    found, _ = losses.choices(m.state, b, False)
    assert [UNITS[u].id for u in found] == ["nat-corps-navarra"]


@pytest.mark.rule("crusade", "11.3.4-a")
def test_11_3_4_two_full_corps_absorb_three_of_five():
    m = table(
        units={"caspe": ["nat-corps-aragon:full", "nat-corps-navarra:full"]},
        reserve={"nat": ["nat-inf:full"]},
    )
    found, _ = choices(m, "caspe", 5)
    assert set(found) == {"nat-corps-aragon", "nat-corps-navarra"}
    search = losses.Search(losses.Duties())
    items = tuple(losses.item_of(m.state, u) for u in m.state.stacks[AT["caspe"]])
    assert search.best(tuple(sorted(items)), (("nat", 1, 0),), 5, (False,) * 3)[0] == 3


@pytest.mark.rule("crusade", "11.3.5-b", "11.3.5.1", "11.3.5.1-b")
@pytest.mark.parametrize("ln", [4, 5])
def test_11_3_5_1_a_phantom_is_reckoned_with(ln):
    m = table(units={"caspe": ["rep-corps-ii:full", "rep-corps-iii:reduced"]}, reserve={"rep": [], "nat": []})
    assert choices(m, "caspe", ln) == (["rep-corps-iii"], False)
    m.state.battle.phantoms = (2,)
    m.state.battle.defenders = (UNIT["rep-corps-ii"],)
    m.state.battle.left = ln - 3
    assert losses.choices(m.state, m.state.battle, False) == ([], True)


@pytest.mark.rule("crusade", "11.3.5.2-a", "11.3.5.2-b", "11.3.5.2-c", "11.3.5.2-d", "11.3.5.2-e")
def test_11_3_5_2_who_replaces_whom():
    def may(corps, kind_id):
        return losses.may_replace(losses.pool_of(UNIT[corps]), OF_KIND[kind_id][0])

    assert may("rep-corps-i", "rep-rpa")
    assert may("rep-corps-i", "rep-mil-cnt")
    assert not may("rep-corps-i", "rep-mil-ast")
    assert may("rep-corps-asturian-1", "rep-mil-ast")
    assert not may("rep-corps-asturian-1", "rep-rpa")
    assert may("nat-corps-i", "nat-mil-nav")
    assert may("nat-corps-i", "nat-inf")
    assert may("nat-corps-ctv", "nat-ita")
    assert not may("nat-corps-i", "nat-ita")
    for other in ("nat-afr", "nat-cav", "nat-pol", "nat-pz1", "nat-ins"):
        assert not may("nat-corps-i", other)
    for other in ("rep-pol", "rep-int", "rep-t26"):
        assert not may("rep-corps-i", other)


@pytest.mark.rule("crusade", "11.3.5-a")
def test_11_3_5_full_divisions_first_then_reduced():
    m = table(reserve={"rep": ["rep-rpa:reduced", "rep-mil:full", "rep-mil-cnt:full"]})
    kinds = [UNITS[u].kind.id for u in losses.replacements(m.state, "rep")]
    assert kinds == ["rep-mil", "rep-mil-cnt"]
    m = table(reserve={"rep": ["rep-rpa:reduced"]})
    assert [UNITS[u].kind.id for u in losses.replacements(m.state, "rep")] == ["rep-rpa"]


@pytest.mark.rule("crusade", "11.3.6-a", "11.3.6-b", "11.3.7-a", "11.3.7-b", "11.3.4-b", "17.6.5-b")
def test_11_3_7_first_losses():
    m = table(units={"caspe": ["nat-afr:full", "nat-inf:full", "nat-pz1:full"]})
    assert choices(m, "caspe", 1, True)[0] == ["nat-afr"]
    assert choices(m, "caspe", 1, True, armor=True)[0] == ["nat-afr"]
    assert set(choices(m, "caspe", 2, True, armor=True)[0]) == {"nat-afr", "nat-pz1"}
    assert set(choices(m, "caspe", 1)[0]) == {"nat-afr", "nat-inf", "nat-pz1"}  # a Defender owes nothing
    m = table(units={"caspe": ["nat-pz1:full", "nat-inf:full"]})
    assert set(choices(m, "caspe", 1, True)[0]) == {"nat-pz1", "nat-inf"}  # not claimed: no duty
    assert choices(m, "caspe", 1, True, armor=True)[0] == ["nat-pz1"]
    m = table(units={"caspe": ["nat-afr:full", "nat-corps-i:full"]})
    assert choices(m, "caspe", 2, True)[0] == ["nat-afr"]  # two AFR steps absorb the two as well
    m = table(units={"caspe": ["nat-afr:reduced", "nat-corps-i:full"]})
    assert choices(m, "caspe", 2, True)[0] == ["nat-corps-i"]  # absorbing more goes before the duty


@pytest.mark.rule("crusade", "11.3.3", "13.3.4-b", "17.6.5-a")
def test_11_3_3_out_of_supply_units_are_lost_for_good():
    m = fight(
        {"jaen": ["rep-corps-v:full"]},
        "granada",
        ["nat-inf:reduced"],
        [(6, 1)],
        side="rep",
        isolated=[],
        units={"guadix": ["rep-rpa:full"]},
    )
    resolve(m)
    assert "nat-inf:full" in GAME_REMOVED(m)
    m = fight({"caspe": ["rep-corps-v:full"]}, "alcaniz", ["nat-afr:reduced"], [(6, 1)], side="rep")
    resolve(m)
    assert "nat-afr:full" in GAME_REMOVED(m)


def GAME_REMOVED(m):
    from tests.games.crusade.board import GAME

    return GAME.facts(m.state)["removed"]["nat"]


@pytest.mark.rule("crusade", "11.3.2-a", "11.3.4-a")
def test_11_3_2_asks_only_where_there_is_a_choice():
    m = fight({"caspe": ["nat-corps-navarra:full"]}, "alcaniz", ["rep-rpa:full", "rep-int:full"], [(1, 1)])
    assert kind(m) == "rep losses"
    assert len(options(m)) == 2
    assert why(m, "lose nat-corps-navarra") == "11.2.8"
    play(m, options(m)[0])
    assert events(m, "step-lost")


def test_the_search_is_fast():
    """Three corps and nine divisions of every kind, the largest Loss Number."""
    m = table(reserve={"nat": ["nat-inf:full", "nat-mil:reduced", "nat-ita:full"], "rep": []})
    names = ["nat-corps-aragon", "nat-corps-ctv", "nat-corps-i"]
    kinds = [
        "nat-inf",
        "nat-mil",
        "nat-cav",
        "nat-pol",
        "nat-afr",
        "nat-ita",
        "nat-cv33",
        "nat-pz1",
        "nat-mil-nav",
    ]
    units = [UNIT[n] for n in names] + [OF_KIND[k][-1] for k in kinds]
    for u in units:
        put(m.state, u, AT["caspe"])
    reduce(m.state, UNIT["nat-corps-aragon"])
    b = Battle("nat", AT["alcaniz"], 1, left=7, attackers=tuple(units), armor=True)
    found, _ = losses.choices(m.state, b, True)
    assert found


@pytest.mark.rule("crusade", "11.3.5-a")
def test_11_3_5_the_corps_goes_to_the_box():
    m = fight(
        {"caspe": ["nat-corps-navarra:full"]},
        "alcaniz",
        ["rep-corps-i:reduced"],
        [(4, 1)],
        reserve={"rep": ["rep-rpa:full"], "nat": []},
    )
    resolve(m)
    assert where(m, "rep-corps-i") == "eliminated"
    assert stack(m, "alcaniz") == []


@pytest.mark.rule("crusade", "11.1.5-a", "11.3.5.3")
def test_11_1_5_a_the_replacement_of_an_attacking_corps_has_fought():
    m = fight(
        {"caspe": ["nat-corps-i:reduced"]},
        "alcaniz",
        ["rep-corps-v:full"],
        [(1, 2)],
        reserve={"nat": ["nat-inf:full"], "rep": []},
        units={"gandesa": ["rep-mil:full"]},
    )
    resolve(m)
    assert events(m, "replaced")[-1]["place"] == "caspe"
    assert kind(m) != "nat attacks"  # Gandesa is next to Caspe, but nobody fresh is left there


@pytest.mark.rule("crusade", "CL-R45", "11.3.5.1-b")
def test_cl_r45_a_division_only_reckoned_with_is_no_division_step():
    m = table(units={"caspe": ["rep-corps-ii:reduced", "rep-mil:full"]}, reserve={"rep": [], "nat": []})
    # Four: the corps and a step of the militia, or the corps and a step that is only reckoned with.
    found, ghost = choices(m, "caspe", 4, True, attacker_cards=("R45",))
    assert (set(found), ghost) == ({"rep-corps-ii", "rep-mil"}, False)
    units = (UNIT["rep-corps-ii"],)
    b = Battle("rep", AT["caspe"], 1, left=4, attackers=units, attacker_cards=("R45",))
    assert losses.hit((False,) * 3, losses.Item((1,), "phantom")) == (False, False, False)
    assert losses.choices(m.state, b, True) == ([units[0]], False)


@pytest.mark.rule("crusade", "CL-R45", "11.3.5-a")
def test_cl_r45_the_replacement_goes_back_as_it_came():
    m = fight(
        {"caspe": ["rep-corps-i:reduced"]},
        "belchite",
        ["nat-corps-i:full"],
        [(1, 4)],
        side="rep",
        reserve={"rep": ["rep-rpa:reduced"], "nat": []},
        hands={"nat": [], "rep": ["R45"]},
    )
    assert kind(m) == "rep combat-cards"
    play(m, "play R45")
    resolve(m)
    assert events(m, "spared")[-1]["unit"] == "rep-corps-i"
    assert stack(m, "caspe") == ["rep-corps-i:reduced"]
    (rpa,) = [UNITS[u].id for u in OF_KIND["rep-rpa"] if m.state.where[u] == -2]
    assert m.state.reduced >> UNIT[rpa] & 1  # a reduced division replaced it and is reduced in the RB


@pytest.mark.rule("crusade", "11.3.4-a", "11.3.7-a", "CL-R45", "11.1.7")
def test_11_3_refusals_say_which_rule_ranks_higher():
    def refused(m, unit_kind, ln, **more):
        choices(m, "caspe", ln, True, **more)
        unit = next(u for u in m.state.stacks[AT["caspe"]] if UNITS[u].kind.id == unit_kind)
        refusal = losses.why_not_lose(m.state, m.state.battle, True, unit)
        return refusal.rule, refusal.args

    m = table(units={"caspe": ["nat-afr:reduced", "nat-corps-i:full"]})
    rule, args = refused(m, "nat-afr", 2)
    assert rule == "11.3.4-a"  # not the duty: one of two would be absorbed instead of two
    assert (args["most"], args["least"]) == (2, 1)
    m = table(units={"caspe": ["nat-afr:full", "nat-inf:full"]})
    assert refused(m, "nat-inf", 1)[0] == "11.3.7-a"
    m = table(units={"caspe": ["rep-corps-i:full", "rep-mil:full", "rep-rpa:full"]})
    assert refused(m, "rep-corps-i", 3, attacker_cards=("R45",))[0] == "CL-R45"


@pytest.mark.rule("crusade", "11.3.2-a")
def test_11_3_2_equal_counters_are_one_choice_and_pointing_at_either_serves():
    m = fight(
        {"caspe": ["nat-corps-navarra:full"]},
        "alcaniz",
        ["rep-mil:full", "rep-mil:full", "rep-int:full"],
        [(1, 1)],
    )
    assert kind(m) == "rep losses"
    twins = [UNITS[u].id for u in m.state.stacks[AT["alcaniz"]] if UNITS[u].kind.id == "rep-mil"]
    (offered,) = [o for o in options(m) if o.split()[1] in twins]
    other = next(u for u in twins if f"lose {u}" != offered)
    refusal = m.why_not("rep", f"lose {other}")
    assert (refusal.text, refusal.args["other"]) == ("same-counter", offered.split()[1])
    assert m.asks[0].menu.pointed((other,)) == [offered]


@pytest.mark.rule("crusade", "CL-R45")
def test_cl_r45_the_owner_picks_the_step_that_is_spared():
    m = fight(
        {"caspe": ["rep-corps-i:full", "rep-mil:full", "rep-rpa:full"]},
        "belchite",
        ["nat-corps-navarra:full"],
        [(1, 6)],
        side="rep",
        hands={"nat": [], "rep": ["R45"]},
    )
    play(m, "play R45")
    assert events(m, "fire")[-1]["ln"] == 5
    play(m, "lose rep-corps-i")
    fresh = [o for o in options(m) if not m.state.reduced >> UNIT[o.split()[1]] & 1]
    play(m, fresh[0], fresh[1])
    assert kind(m) == "rep spare"
    assert why(m, "spare rep-corps-i") == "CL-R45"
    assert not [o for o in options(m) if "corps" in o]
