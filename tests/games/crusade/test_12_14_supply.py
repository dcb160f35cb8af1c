"""Chapters 12 to 14: redeployment, supply, Attrition, replacements."""

import random

import pytest
from tests.games.crusade.board import (
    GAME,
    events,
    holder,
    kind,
    named,
    options,
    play,
    stack,
    table,
    where,
    why,
)

from frente.games.crusade.definitions import AT, LAND, NORTH, RESERVE, SOURCES, SPACE_IDS, SPACES, UNIT, bits
from frente.games.crusade.rules import attrition, redeployment, replacements, supply
from frente.games.crusade.rules.control import settle
from frente.games.crusade.state import active, near, own

ISLAND = {"units": {"caravaca": ["nat-inf:full"]}}  # a NAT unit deep in REP ground: OOS


def redeploying(side="nat", turn=8, card="", **words):
    card = card or ("N41" if side == "nat" else "R42")
    hands = {"nat": [], "rep": []}
    hands[side] = [card]
    m = table(
        words.pop("scenario", "campaign"),
        turn=turn,
        side=side,
        round=words.pop("round", 2),
        hands=hands,
        ammo=False,
        **words,
    )
    return play(m, f"sr {card}")


def targets(m, unit):
    found = redeployment.targets(m.state, UNIT[unit], redeployment.full_spaces(m.state))
    return [SPACE_IDS[p] for p in bits(found)]


@pytest.mark.rule("crusade", "12.1.1", "12.1.2", "12.1.3", "12.1.4", "12.1.6-a", "12.1.6-b", "12.1.11")
def test_12_1_land():
    m = redeploying(units={"zaragoza": ["nat-corps-v:full", "nat-inf:full"], "sarinena": ["rep-mil:full"]})
    unit = named(m, "zaragoza", "nat-inf")
    assert m.state.points == 10
    play(m, "sr nat-corps-v")
    assert why(m, "to sarinena") == "12.1.6-b"
    assert why(m, "to mallorca") == "12.1.10"
    assert why(m, "to-reserve") == "12.1.9"
    play(m, "to burgos")
    assert m.state.points == 4
    assert why(m, "sr nat-corps-v") == "12.1.3"
    play(m, f"sr {unit}", "to soria")
    assert where(m, unit) == "soria"
    assert not events(m, "captured")


@pytest.mark.rule("crusade", "12.1.5", "13.3.2", "13.1.1.1-b", "3.0-oos")
def test_12_1_5_in_supply_only():
    m = redeploying(**ISLAND)
    assert why(m, f"sr {named(m, 'caravaca', 'nat-inf')}") == "12.1.5"


@pytest.mark.rule("crusade", "12.1.6-c", "16.1.2")
def test_12_1_6_c_sieges_do_not_hinder():
    m = redeploying("rep", units={"toledo": ["rep-mil:full"]})
    assert "madrid" in targets(m, named(m, "toledo", "rep-mil"))


@pytest.mark.rule("crusade", "12.1.7-a", "12.1.7-b", "12.1.7.1", "12.1.7.2", "16.7.1-a", "16.7.1-b", "16.7.2")
def test_12_1_7_by_sea():
    m = redeploying(
        units={"cadiz": ["nat-inf:full"], "la-coruna": ["nat-ita:full"], "pontevedra": ["nat-corps-i:full"]}
    )
    unit = named(m, "cadiz", "nat-inf")
    sea = [SPACE_IDS[p] for p in bits(redeployment.sea_targets(m.state, UNIT[unit]))]
    assert sea == ["la-coruna", "pontevedra"]
    ita = named(m, "la-coruna", "nat-ita")
    assert "algeciras" in [SPACE_IDS[p] for p in bits(redeployment.sea_targets(m.state, UNIT[ita]))]
    assert redeployment.sea_targets(m.state, UNIT["nat-corps-i"]) == 0
    m.state.strait = "nat"
    assert "mallorca" in [SPACE_IDS[p] for p in bits(redeployment.sea_targets(m.state, UNIT[unit]))]
    m = redeploying("rep", units={"valencia": ["rep-rpa:full"], "bilbao": ["rep-pol:full"]})
    sea = [
        SPACE_IDS[p] for p in bits(redeployment.sea_targets(m.state, UNIT[named(m, "valencia", "rep-rpa")]))
    ]
    assert "barcelona" in sea
    assert "bilbao" not in sea
    assert "menorca" in sea


@pytest.mark.rule(
    "crusade",
    "12.1.8-a",
    "12.1.8-b",
    "12.1.8-c",
    "12.1.8-d",
    "12.1.8-e",
    "12.1.8-f",
    "12.1.8-g",
    "16.4.3.2-c",
)
def test_12_1_8_from_the_reserve():
    m = redeploying(
        "rep",
        reserve={
            "rep": ["rep-rpa:full", "rep-mil-ast:full", "rep-mil-cnt:full", "rep-t26:full", "rep-pol:full"],
            "nat": ["nat-pz1:full", "nat-inf:full"],
        },
    )
    held = {u.kind.id: u.id for u in _units() if m.state.where[u.index] == -2}
    assert {"madrid", "barcelona", "toledo"} <= set(targets(m, held["rep-rpa"]))
    assert "bilbao" not in targets(m, held["rep-rpa"])
    assert "bilbao" in targets(m, held["rep-pol"])
    assert set(targets(m, held["rep-mil-ast"])) <= {
        "castropol",
        "puerto-de-la-espina",
        "puerto-de-leitariegos",
        "puerto-de-pajares",
        "gijon",
    }
    assert "barcelona" in targets(m, held["rep-mil-cnt"])
    assert "madrid" not in targets(m, held["rep-mil-cnt"])
    assert "almeria" in targets(m, held["rep-t26"])
    assert "madrid" not in targets(m, held["rep-t26"])
    assert "menorca" not in targets(m, held["rep-t26"])
    assert {"la-coruna", "algeciras"} <= set(targets(m, held["nat-pz1"]))
    assert "mallorca" not in targets(m, held["nat-pz1"])
    assert "ecija" in targets(m, held["nat-inf"])
    play(m, f"sr {held['rep-mil-cnt']}")
    assert why(m, "to madrid") == "12.1.8-d"


def _units():
    from frente.games.crusade.definitions import UNITS

    return UNITS


@pytest.mark.rule("crusade", "12.1.9", "12.1.10")
def test_12_1_9_to_the_reserve():
    m = redeploying("rep", units={"madrid": ["rep-rpa:full", "rep-corps-ii:full"]})
    unit = named(m, "madrid", "rep-rpa")
    play(m, f"sr {unit}", "to-reserve")
    assert where(m, unit) == "reserve"
    m = redeploying("rep", units={"valencia": ["rep-t26:full"]})
    play(m, f"sr {named(m, 'valencia', 'rep-t26')}")
    assert why(m, "to menorca") == "12.1.10"


@pytest.mark.rule("crusade", "13.1.2-a", "13.1.3", "13.2.1", "13.2.2", "13.2.3", "3.0-source")
def test_13_1_2_lines():
    m = table(**ISLAND)
    fed = supply.supplied(m.state, "nat")
    assert fed >> AT["burgos"] & 1
    assert not fed >> AT["caravaca"] & 1
    assert supply.supplied(m.state, "rep") >> AT["toledo"] & 1  # a Siege does not hinder
    m = table(units={"cartagena": ["nat-inf:full"]})
    assert not supply.supplied(m.state, "nat") >> AT["cartagena"] & 1  # an enemy source serves nobody


@pytest.mark.rule("crusade", "13.1.4-a", "13.1.4.1", "13.1.4.2", "13.1.4.3", "16.7.1-a", "16.7.2", "13.1.4.4")
def test_13_1_4_by_sea():
    m = table(units={"almeria": ["nat-inf:full"]})
    assert not supply.supplied(m.state, "nat") >> AT["almeria"] & 1
    m.state.strait = "nat"
    assert supply.supplied(m.state, "nat") >> AT["almeria"] & 1
    m = table()
    assert supply.supplied(m.state, "rep") >> AT["menorca"] & 1
    m = table(units={"algeciras": ["rep-mil:full"], "ronda": ["nat-inf:full"]})
    assert supply.supplied(m.state, "rep") >> AT["algeciras"] & 1
    m.state.strait = "nat"
    assert not supply.supplied(m.state, "rep") >> AT["algeciras"] & 1
    m = table(beach={"at": "mallorca", "mode": "mallorca"}, units={"beach-head": ["rep-mil:full"]})
    assert supply.supplied(m.state, "rep") >> AT["beach-head"] & 1


@pytest.mark.rule("crusade", "13.1.2-b", "16.2.3", "13.3.6-c", "16.2.2")
def test_13_1_2_b_isolated_groups():
    m = table(units={"guadix": ["nat-mil:full"]})
    assert supply.isolated_group(m.state) >> AT["guadix"] & 1
    assert not attrition.doomed_units(m.state, "nat")
    assert not attrition.doomed_spaces(m.state, "nat")
    m = table(
        units={"loja": ["nat-inf:full"], "priego-de-cordoba": ["nat-inf:full"], "antequera": ["nat-inf:full"]}
    )
    settle(m.state)
    assert not m.state.isolated >> AT["granada"] & 1


@pytest.mark.rule("crusade", "13.3.1", "13.3.2", "13.3.4-a", "11.2.4-b", "13.1.1.1-c", "13.1.1.1-e")
def test_13_3_out_of_supply():
    m = table(turn=8, side="nat", round=2, hands={"nat": ["N41"], "rep": []}, **ISLAND)
    play(m, "ops N41")
    assert why(m, "activate-move caravaca") == "13.3.1"
    assert why(m, "activate-attack caravaca") == "13.3.1"
    m = table(
        turn=8,
        side="rep",
        round=2,
        hands={"nat": ["N11"], "rep": ["R42"]},
        dice=[(1, 1)],
        units={"caravaca": ["nat-inf:full", "nat-inf:full"], "murcia": ["rep-rpa:full"]},
    )
    play(
        m,
        "ops R42",
        "activate-attack murcia",
        "done",
        "attack caravaca",
        f"with {named(m, 'murcia', 'rep-rpa')}",
        "fight",
    )
    assert events(m, "fire")[1]["strength"] == 4  # full CF
    assert not events(m, "combat-card")
    assert kind(m) != "nat combat-cards"


@pytest.mark.rule("crusade", "13.3.5-a", "13.3.5-b", "13.3.6-a", "13.3.6-b", "6.C-a", "6.C-b", "13.1.1.1-d")
def test_13_3_5_attrition():
    m = table(
        phase="attrition",
        side="rep",
        turn=8,
        units={"burgos": ["rep-corps-iv:full"]},
        hands={"nat": [], "rep": []},
        reserve={"rep": ["rep-rpa:full"], "nat": []},
        control={"rep": ["soria"]},
    )
    assert where(m, "rep-corps-iv") == "removed"
    assert holder(m, "burgos") == holder(m, "soria") == "nat"
    assert GAME.facts(m.state)["reserve"]["rep"] == ["rep-rpa:full"]


@pytest.mark.rule("crusade", "13.1.5-a", "13.1.5-b", "16.3.3-g")
def test_13_1_5_asturian_divisions_live_on():
    m = table(
        turn=8,
        units={
            "gijon": ["nat-inf:full"],
            "santander": ["nat-inf:full"],
            "bilbao": ["nat-inf:full"],
            "cangas-de-onis": ["rep-mil-ast:reduced"],
            "puerto-de-pajares": [],
            "castropol": ["rep-corps-asturian-1:full"],
        },
    )
    doomed = [u.id for u in _units() if u.index in attrition.doomed_units(m.state, "rep")]
    assert "rep-corps-asturian-1" in doomed
    assert not attrition.doomed_spaces(m.state, "rep") >> AT["cangas-de-onis"] & 1
    assert attrition.doomed_spaces(m.state, "rep") >> AT["puerto-de-pajares"] & 1
    assert "north-ended" not in m.state.marks


@pytest.mark.rule("crusade", "13.4.1.1", "13.4.1.2", "13.4.2-a", "13.4.2-b", "13.4.4")
def test_13_4_limited_supply():
    m = table(
        turn=8,
        side="rep",
        round=2,
        hands={"nat": [], "rep": ["R42"]},
        ammo=False,
        units={
            "boltana": ["rep-rpa:full"],
            "barbastro": ["nat-inf:full"],
            "tremp": ["nat-inf:full"],
            "huesca": ["nat-inf:full"],
        },
    )
    assert supply.limited(m.state, "rep") >> AT["boltana"] & 1
    assert not attrition.doomed_spaces(m.state, "rep") >> AT["boltana"] & 1
    play(m, "ops R42")
    assert why(m, "activate-attack boltana") == "13.4.2-b"
    assert why(m, "activate-move boltana") == ""


def over_the_border(**words):
    return redeploying(
        "rep",
        units={
            "boltana": words.pop("there", ["rep-rpa:full", "rep-corps-x:full"]),
            "barbastro": ["nat-inf:full"],
            "tremp": ["nat-inf:full"],
            "huesca": ["nat-inf:full"],
        },
        **words,
    )


@pytest.mark.rule("crusade", "13.4.3-a", "13.4.3-b", "13.4.3-c", "13.4.3.1", "13.4.3.2")
def test_13_4_3_special_sr():
    m = over_the_border(turn=10)
    unit = named(m, "boltana", "rep-rpa")
    play(m, f"special {unit}")
    assert m.state.points == 9
    assert where(m, unit) == "reserve"
    assert m.state.reduced >> UNIT[unit] & 1
    play(m, "special rep-corps-x")
    assert m.state.points == 5
    assert m.state.returning == {UNIT["rep-corps-x"]: 12}
    assert why(m, f"special {named(m, 'toledo', 'rep-mil')}") == "13.4.3-a"
    m = over_the_border(turn=17, played=["N45"])
    assert why(m, "special rep-corps-x") == "13.4.3.2"
    assert supply.limited(m.state, "rep") >> AT["boltana"] & 1
    m = over_the_border(turn=10, there=["rep-mil-bas:full"])
    assert why(m, f"special {named(m, 'boltana', 'rep-mil-bas')}") == "13.4.3.1"


@pytest.mark.rule("crusade", "13.4.3-b", "13.4.3-c", "8.5.2.4-a")
def test_13_4_3_b_the_corps_comes_back():
    m = table(
        phase="replacement", side="rep", turn=12, returning={"rep-corps-x": 12}, hands={"nat": [], "rep": []}
    )
    assert kind(m) == "rep place-corps"
    assert why(m, "place toledo") == "8.5.2.4-a"
    play(m, "place barcelona")
    assert "rep-corps-x:reduced" in stack(m, "barcelona")


@pytest.mark.rule("crusade", "13.4.3-b", "13.4.3-c")
@pytest.mark.parametrize(
    ("first", "second"), [("rep-corps-x", "rep-corps-xi"), ("rep-corps-xi", "rep-corps-x")]
)
def test_13_4_3_c_the_last_place_goes_to_the_corps_its_owner_names(first, second):
    lost = [
        SPACE_IDS[p] for p in bits((SOURCES["rep"] | 1 << AT["madrid"]) & ~NORTH & ~(1 << AT["barcelona"]))
    ]
    m = table(
        phase="replacement", side="rep", turn=12, returning={"rep-corps-x": 12, "rep-corps-xi": 12},
        control={"nat": lost}, units={**{id: [] for id in lost}, "barcelona": ["rep-mil:full"] * 2},
        hands={"nat": [], "rep": []},
    )  # fmt: skip
    assert kind(m) == "rep come-back"
    assert why(m, "return rep-corps-i") == "13.4.3-b"
    play(m, f"return {first}", "place barcelona")
    assert where(m, first) == "barcelona"
    assert where(m, second) == "eliminated"
    assert not GAME.faults(m.state)


# --- 14 replacements ------------------------------------------------------------------------------------
def replacing(side="rep", **words):
    return table(
        words.pop("scenario", "campaign"),
        phase="replacement",
        side=side,
        turn=words.pop("turn", 4),
        hands={"nat": [], "rep": []},
        **words,
    )


@pytest.mark.rule(
    "crusade", "14.1.1-a", "14.1.2-a", "14.1.2-b", "14.1.3", "14.1.4", "6.E.1", "6.E.2", "8.4.4"
)
def test_14_1_divisions():
    m = replacing(
        rp={"rep": 1}, units={"madrid": ["rep-rpa:reduced"]}, eliminated={"rep": ["rep-mil:full"], "nat": []}
    )
    rpa = named(m, "madrid", "rep-rpa")
    dead = next(o.split()[1] for o in options(m) if o.startswith("rebuild"))
    play(m, f"restore {rpa} rep")
    assert m.state.rp[2] == 1
    play(m, f"rebuild {dead} rep")
    assert where(m, dead) == "reserve"
    assert m.state.reduced >> UNIT[dead] & 1
    assert m.state.rp[2] == 0


@pytest.mark.rule("crusade", "14.1.5", "8.5.2.4-a", "14.1.3")
def test_14_1_5_corps():
    m = replacing(rp={"rep": 2}, eliminated={"rep": ["rep-corps-i"], "nat": []}, turn=8)
    play(m, "rebuild rep-corps-i rep", "place valencia", "restore rep-corps-i rep")
    assert "rep-corps-i:full" in stack(m, "valencia")


@pytest.mark.rule("crusade", "14.1.1.1", "14.1.1.2-a", "14.1.1.3-a", "14.1.6", "17.6.5-a")
def test_14_1_1_pools():
    m = replacing(
        rp={"rep": 2, "sov": 1}, played=["R2"], units={"madrid": ["rep-int:reduced", "rep-rpa:reduced"]}
    )
    unit = named(m, "madrid", "rep-int")
    assert why(m, f"restore {unit} rep") == "14.1.1.2-a"
    play(m, f"restore {unit} sov")
    m = replacing(
        "nat", rp={"nat": 2}, units={"sevilla": ["nat-afr:reduced", "nat-ita:reduced", "nat-inf:reduced"]}
    )
    assert why(m, f"restore {named(m, 'sevilla', 'nat-afr')} nat") == "14.1.6"
    assert why(m, f"restore {named(m, 'sevilla', 'nat-ita')} nat") == "14.1.1.3-a"
    assert why(m, f"restore {named(m, 'sevilla', 'nat-inf')} mixed") == "14.1.3"


@pytest.mark.rule("crusade", "14.1.3")
def test_14_1_3_mixed_payment():
    m = replacing(
        rp={"rep": 0.5, "sov": 0.5}, played=["R2"], units={"madrid": ["rep-corps-i:reduced"]}, turn=8
    )
    assert [o for o in options(m) if "corps" in o] == ["restore rep-corps-i mixed"]
    play(m, "restore rep-corps-i mixed")
    assert m.state.rp[2] == m.state.rp[3] == 0


@pytest.mark.rule("crusade", "14.1.7")
def test_14_1_7_regional_corps_far_from_home():
    m = replacing(rp={"rep": 2}, turn=8, units={"madrid": ["rep-corps-euzkadi:reduced", "rep-rpa:reduced"]})
    assert why(m, "restore rep-corps-euzkadi rep") == "14.1.7"


@pytest.mark.rule("crusade", "14.1.1.3-b", "16.2.4.2", "16.2.3")
def test_16_2_4_2_isolated_replacements():
    m = replacing(
        "nat",
        rp={"nat": 3, "axis": 2},
        played=["N3"],
        units={"granada": ["nat-inf:reduced"], "guadix": ["nat-mil:reduced"]},
    )
    inf, mil = named(m, "granada", "nat-inf"), named(m, "guadix", "nat-mil")
    assert why(m, f"restore {inf} axis") == "14.1.1.3-b"
    play(m, f"restore {inf} nat")
    assert m.state.rp[0] == 4
    assert why(m, f"restore {mil} nat") == "16.2.4.2"


@pytest.mark.rule(
    "crusade",
    "14.2.1",
    "14.2.2-a",
    "14.2.2-b",
    "14.2.2-c",
    "14.2.3",
    "14.2.4",
    "14.2.5-a",
    "14.2.5-b",
    "14.2.5-c",
)
def test_14_2_main_cities():
    def loss(side, nat=(), rep=()):
        m = table(control={"nat": list(nat), "rep": list(rep)}, units={p: [] for p in (*nat, *rep)})
        return replacements.city_loss(m.state, side)

    assert loss("rep") == loss("nat") == 0
    assert loss("rep", nat=["bilbao", "madrid", "santander", "gijon"]) == 2
    assert loss("rep", nat=["bilbao", "madrid"]) == 1
    assert loss("nat", rep=["zaragoza"], nat=["bilbao"]) == 1
    assert loss("rep", rep=["zaragoza"], nat=["bilbao"]) == 0
    assert loss("nat", rep=["zaragoza"], nat=["madrid"]) == 0
    m = replacing(
        rp={"rep": 5, "sov": 2},
        played=["R2"],
        units={p: [] for p in ("bilbao", "madrid", "santander", "gijon")},
        control={"nat": ["bilbao", "madrid", "santander", "gijon"]},
    )
    changes = events(m, "rp-change")
    assert changes[0]["change"] == "-2"
    assert changes[0]["rp"] == 3


@pytest.mark.rule("crusade", "14.2.2-c", "14.2.4")
def test_14_2_4_never_below_zero():
    m = replacing(rp={"rep": 1}, played={"N38": 4}, units={"madrid": ["nat-inf:full"]})
    assert events(m, "rp-change")[0] == {"pool": "rep", "change": "-3", "rp": 0}


@pytest.mark.rule("crusade", "16.7.1-b", "16.7.1-a", "12.1.7.1")
def test_16_7_1_b_italians_sail_between_mediterranean_ports():
    m = redeploying(
        "nat", units={"malaga": ["nat-ita:full", "nat-inf:full"], "antequera": ["nat-inf:full"]},
        control={"nat": ["malaga", "antequera", "ronda", "loja"]},
    )  # fmt: skip
    play(m, f"sr {named(m, 'malaga', 'nat-ita')}")
    assert "to mallorca" in options(m)
    assert "to la-coruna" not in options(m)
    play(m, "to mallorca", f"sr {named(m, 'malaga', 'nat-inf')}")
    assert why(m, "to mallorca") == "16.7.1-a"


@pytest.mark.rule("crusade", "14.1.3", "14.1.2-b")
def test_14_1_3_half_from_each_pool_is_a_choice():
    m = table(
        turn=8, phase="replacement", side="nat", played=["N3"], rp={"nat": 1.5, "axis": 0.5},
        units={"zaragoza": ["nat-corps-v:reduced"]},
    )  # fmt: skip
    assert {"restore nat-corps-v nat", "restore nat-corps-v mixed"} <= set(options(m))
    assert "restore nat-corps-v axis" not in options(m)
    play(m, "restore nat-corps-v mixed")
    assert m.state.rp[:2] == [2, 0]


@pytest.mark.rule("crusade", "17.2.2", "13.4.3-a")
def test_17_2_2_one_afr_for_each_card_over_the_border_too():
    m = redeploying(
        "nat", 2, "N3",
        units={
            "badajoz": ["nat-afr:full", "nat-afr:full"], "merida": ["rep-pol:full"],
            "zafra": ["rep-mil:full"], "jerez-de-los-caballeros": ["rep-mil:full"],
            "caceres": ["rep-mil:full"], "valencia-de-alcantara": ["rep-mil:full"],
        },
    )  # fmt: skip
    first, second = named(m, "badajoz", "nat-afr"), named(m, "badajoz", "nat-afr", 1)
    play(m, f"special {first}")
    assert why(m, f"special {second}") == "17.2.2"


def lines_by_hand(s, side):
    """13.1 word for word: each space for itself, along own spaces, with at most one leg between two ports."""
    held = own(s, side)

    def joined(space):
        found, edge = {space}, [space]
        while edge:
            for p in bits(near(s, edge.pop()) & held):
                if p not in found:
                    found.add(p)
                    edge.append(p)
        return found

    def source(p):
        return SPACES[p].source == side

    def sails(p):
        if side == "rep" and p == AT["beach-head"]:
            return "mediterranean"
        zone = SPACES[p].zone if SPACES[p].port else ""
        if side == "rep":
            shut = s.strait == "nat" and SPACES[p].id in ("algeciras", "cadiz")
            return zone if zone == "mediterranean" and not shut else ""
        return zone if zone == "atlantic" or s.strait == "nat" else ""

    reach = {p: joined(p) for p in bits(held & active(s))}
    fed = 0
    for p, group in reach.items():
        ports = {sails(q) for q in group} - {""}
        by_sea = any(sails(q) in ports and q not in group and any(source(r) for r in reach[q]) for q in reach)
        if any(source(q) for q in group) or by_sea:
            fed |= 1 << p
    return fed


@pytest.mark.rule("crusade", "13.1.2-a", "13.1.3", "13.1.4-a", "13.1.4.1", "13.1.4.2", "13.1.4.3", "13.1.4.4")
@pytest.mark.parametrize("seed", range(12))
def test_13_1_supply_is_what_tracing_space_by_space_finds(seed):
    luck = random.Random(seed)
    beach = {"at": "mallorca", "mode": "mallorca"} if seed % 3 else {"at": "malaga", "mode": "plan-p"}
    m = table(strait=luck.choice(["nat", "rep"]), beach=beach)
    share = luck.choice([0.1, 0.3, 0.5])
    m.state.control ^= sum(1 << p for p in bits(LAND) if luck.random() < share)
    for side in ("nat", "rep"):
        assert supply.supplied(m.state, side) == lines_by_hand(m.state, side)


@pytest.mark.rule("crusade", "8.5.2.4-a", "8.5.2.4-b", "8.5.2.4-c", "8.5.2.4-e", "14.1.5", "9.1.2-b")
def test_8_5_2_4_why_a_rebuilt_corps_is_not_put_there():
    def rebuilding(unit, side="rep", **words):
        words.setdefault("units", {})
        m = table(
            turn=8, phase="replacement", side=side, eliminated={side: [unit]}, rp={side: 2}, **words
        )  # fmt: skip
        return play(m, f"rebuild {unit} {side}")

    m = rebuilding("rep-corps-i", units={"valencia": ["rep-mil:full"] * 3})
    assert why(m, "place bilbao") == "8.5.2.4-c"
    assert why(m, "place valencia") == "9.1.2-b"
    assert why(m, "place sevilla") == "8.5.2.4-a"
    assert why(m, "place albacete") == "8.5.2.4-a"
    assert why(rebuilding("rep-corps-euzkadi"), "place santander") == "8.5.2.4-b"
    assert why(rebuilding("nat-corps-i", "nat"), "place mallorca") == "8.5.2.4-e"


@pytest.mark.rule("crusade", "12.1.7-a", "12.1.7.1", "16.7.1-a", "16.7.2")
def test_12_1_7_why_not_by_sea():
    m = redeploying("nat", units={"burgos": ["nat-inf:full"], "la-coruna": ["nat-inf:full"]})
    play(m, f"sr {named(m, 'burgos', 'nat-inf')}")
    assert why(m, "to cadiz") == "12.1.7-a"  # the Strait is not the reason
    assert why(m, "to algeciras") == "12.1.7-a"
    play(m, "to valladolid", f"sr {named(m, 'la-coruna', 'nat-inf')}")
    assert "to cadiz" in options(m)
    assert why(m, "to algeciras") == "16.7.1-a"
    m = redeploying("rep", units={"valencia": ["rep-rpa:full"]})
    play(m, f"sr {named(m, 'valencia', 'rep-rpa')}")
    assert why(m, "to bilbao") == "12.1.7.1"


@pytest.mark.rule("crusade", "CL-N48", "12.1.1")
def test_cl_n48_the_insurrection_never_redeploys():
    m = redeploying("nat", 15, units={"zaragoza": ["nat-ins", "nat-inf:full"]})
    assert why(m, "sr nat-ins") == "CL-N48"
    assert f"sr {named(m, 'zaragoza', 'nat-inf')}" in options(m)


@pytest.mark.rule("crusade", "3.0-permanent", "14.1.2-b")
def test_3_0_permanent_who_is_removed_is_never_rebuilt():
    m = table(turn=8, phase="replacement", side="rep", rp={"rep": 2}, removed={"rep": ["rep-rpa-3"]},
              eliminated={"rep": ["rep-rpa-4"]})  # fmt: skip
    assert why(m, "rebuild rep-rpa-3 rep") == "14.1.2-b"
    assert "rebuild rep-rpa-4 rep" in options(m)


@pytest.mark.rule("crusade", "6.C-b", "13.3.6-a", "13.1.5-b")
def test_6_c_b_what_attrition_changes_has_its_effects_at_once():
    north = [SPACE_IDS[p] for p in bits(LAND) if SPACES[p].region]
    lost = {"nat": [id for id in north if id != "castropol"]}
    m = table(turn=8, side="rep", phase="attrition", rm=20, control=lost, units={id: [] for id in north})
    assert "north-ended" in m.state.marks  # Castropol, empty and cut off, was the last space
    # A corps does not keep it, a division of the region does.
    m = table(
        turn=8, side="rep", phase="attrition", rm=20, control=lost,
        units={**{id: [] for id in north}, "castropol": ["rep-corps-asturian-1:full"]},
    )  # fmt: skip
    assert "north-ended" in m.state.marks
    assert where(m, "rep-corps-asturian-1") == "removed"
    m = table(
        turn=8, side="rep", phase="attrition", rm=20, control=lost,
        units={**{id: [] for id in north}, "castropol": ["rep-mil-ast:full"]},
    )  # fmt: skip
    assert "north-ended" not in m.state.marks


@pytest.mark.rule("crusade", "8.5.4.8")
def test_8_5_4_8_a_supplied_beach_head_outlives_attrition():
    beach = {"at": "mallorca", "mode": "mallorca", "deadline": 9}
    m = table(turn=8, side="rep", phase="attrition", rm=20, beach=beach)
    assert m.state.beach == AT["mallorca"]


@pytest.mark.rule("crusade", "17.1.1-a", "17.1.2-a")
def test_17_1_without_the_shortage_the_north_attacks_as_it_likes():
    for ammo, rule in ((True, "17.1.2-a"), (False, "")):
        m = table(turn=3, side="nat", round=2, hands={"nat": ["N3"], "rep": []}, ammo=ammo)
        play(m, "ops N3", "activate-attack huesca")
        assert why(m, "activate-attack teruel") == rule


# --- what a broken rule once slipped through --------------------------------------------------------------
@pytest.mark.rule("crusade", "12.1.8-e")
def test_12_1_8_e_tanks_land_in_the_mediterranean_though_the_north_is_joined():
    road = ["jaca", "pamplona", "beasain"]
    m = redeploying(
        "rep", units={**{id: [] for id in road}, "bilbao": []}, control={"rep": road},
        reserve={"rep": ["rep-t26:full"], "nat": []},
    )  # fmt: skip
    assert not supply.north_isolated(m.state)
    play(m, "sr rep-t26-1")
    assert "to valencia" in options(m)
    assert why(m, "to bilbao") == "12.1.8-e"


@pytest.mark.rule("crusade", "16.2.4.3-b")
def test_16_2_4_3_b_one_militia_a_turn_for_each_isolated_group():
    m = redeploying(
        turn=3, round=3, card="N3", isolated=["granada", "oviedo"], played=["N1"],
        units={"granada": ["nat-pol:full"], "oviedo": ["nat-inf:full"]},
        reserve={"nat": ["nat-mil:full", "nat-mil:full", "nat-mil:full"], "rep": []},
    )  # fmt: skip
    first, second, third = (u.id for u in _units() if m.state.where[u.index] == RESERVE and u.side == "nat")
    play(m, f"sr {first}", "to granada", f"sr {second}")
    assert why(m, "to granada") == "16.2.4.3-b"
    play(m, "to oviedo", f"sr {third}")
    assert why(m, "to oviedo") == "16.2.4.3-b"


@pytest.mark.rule("crusade", "17.2.2", "17.2.3")
@pytest.mark.parametrize(("turn", "rule"), [(2, "17.2.2"), (3, "")])
def test_17_2_2_one_unit_of_the_army_of_africa_for_each_card(turn, rule):
    m = redeploying(
        turn=turn, card="N3", played=["N1"], round=3, units={"sevilla": ["nat-afr:full"] * 2, "huelva": []}
    )
    one, other = named(m, "sevilla", "nat-afr"), named(m, "sevilla", "nat-afr", 1)
    play(m, f"sr {one}", "to huelva")
    assert why(m, f"sr {other}") == rule


@pytest.mark.rule("crusade", "12.1.8-d")
def test_12_1_8_d_catalans_come_to_barcelona_or_to_catalans():
    m = redeploying(
        "rep", units={"sarinena": ["rep-mil-erc:full"], "barbastro": ["rep-mil:full"]},
        reserve={"rep": ["rep-mil-cnt-1"], "nat": []},
    )  # fmt: skip
    play(m, "sr rep-mil-cnt-1")
    assert {"to barcelona", "to sarinena"} <= set(options(m))
    assert why(m, "to barbastro") == "12.1.8-d"


@pytest.mark.rule("crusade", "12.1.8-b", "16.4.3.2-c")
def test_12_1_8_b_a_regional_division_joins_its_own_outside_the_region():
    m = redeploying(
        "rep",
        units={"vitoria": ["rep-mil-bas-1"], "durango": ["rep-mil-bas-2"], "santander": ["rep-mil-san:full"]},
        reserve={"rep": ["rep-mil-bas-3"], "nat": []},
    )  # fmt: skip
    play(m, "sr rep-mil-bas-3")
    assert {"to vitoria", "to durango"} <= set(options(m))
    assert why(m, "to santander") == "12.1.8-b"


@pytest.mark.rule("crusade", "14.1.2-a", "6.E.2")
def test_14_1_2_a_points_not_spent_are_lost():
    m = replacing(
        rp={"rep": 2, "nat": 2}, units={"madrid": ["rep-rpa:reduced"], "sevilla": ["nat-inf:reduced"]}
    )
    play(m, "done")
    assert (kind(m), m.state.rp[2:]) == ("nat replacements", [0, 0])
    play(m, "done")
    assert m.state.rp == [0, 0, 0, 0]


@pytest.mark.rule("crusade", "14.1.7")
def test_14_1_7_a_regional_corps_takes_steps_at_home_though_its_source_is_lost():
    m = replacing(
        turn=8, rp={"rep": 1}, control={"nat": ["gijon"]},
        units={"gijon": [], "cangas-de-onis": ["rep-corps-asturian-1:reduced"]},
    )  # fmt: skip
    assert "restore rep-corps-asturian-1 rep" in options(m)
