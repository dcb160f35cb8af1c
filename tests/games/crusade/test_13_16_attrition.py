"""Chapters 13 and 16.1 at the end of the rounds: who starves, which spaces turn, which Sieges that ends."""

import pytest
from tests.games.crusade.board import GAME, events, play, table

from frente.games.crusade.definitions import LAND, SPACE_IDS, bits

EVERYWHERE = [SPACE_IDS[p] for p in bits(LAND)]
BY_LAND = ["puerto-velate", "pamplona", "jaca", "boltana", "barbastro", "balaguer", "lerida", "montblanch"]
"""From San Sebastián, a Port of the Atlantic, to Tarragona, one of the Mediterranean."""


def starving(side, **words):
    """The Attrition Segment of a side, on an otherwise empty board without Sieges or Isolated Spaces."""
    words = {"clear": True, "turn": 8, "isolated": [], "sieges": {}, "ammo": False, **words}
    m = table(side=side, round=6, phase="attrition", hands={"nat": [], "rep": []}, **words)
    assert not GAME.faults(m.state)
    return m


def starved(m):
    """The spaces where units starved, and the spaces that changed hands."""
    return {e["place"] for e in events(m, "starved")}, {e["place"] for e in events(m, "captured")}


@pytest.mark.rule("crusade", "13.1.4-a", "13.1.4.1", "13.1.4.3", "13.3.5-a", "13.3.6-a")
def test_13_1_4_a_a_supply_line_has_one_sea_leg():
    chain = ["san-sebastian", *BY_LAND, "tarragona"]
    nat = ["la-coruna", *chain, "malaga", "velez-malaga"]
    words = {
        "control": {"rep": [id for id in EVERYWHERE if id not in nat], "nat": nat},
        "units": {"montblanch": ["nat-inf:full"], "velez-malaga": ["nat-inf:full"]},
    }
    # La Coruña feeds San Sebastián by sea, and all that is joined to it; Tarragona feeds nobody.
    m = starving("nat", strait="nat", **words)
    assert starved(m) == ({"velez-malaga"}, {"malaga", "velez-malaga"})
    # With a source of its own in the zone the Mediterranean Ports need one leg only.
    rep = [id for id in EVERYWHERE if id not in (*nat, "mallorca")]
    m = starving("nat", strait="nat", **words | {"control": {"rep": rep, "nat": [*nat, "mallorca"]}})
    assert starved(m) == (set(), set())
    # While the Strait is Republican it sails to nobody; the Atlantic stays open.
    m = starving("nat", strait="rep", **words | {"control": {"rep": rep, "nat": [*nat, "mallorca"]}})
    assert starved(m) == ({"velez-malaga"}, {"malaga", "velez-malaga"})


@pytest.mark.rule("crusade", "13.1.4-a", "13.1.4.2", "13.3.5-a")
def test_13_1_4_a_the_port_that_feeds_has_a_land_line_to_a_source():
    rep = [
        "castellon",
        "tarragona",
        "villafranca-del-p",
        "montblanch",
        "almeria",
        "adra",
        "bilbao",
        "santona",
    ]
    words = {
        "units": {"montblanch": ["rep-mil:full"], "adra": ["rep-mil:full"], "santona": ["rep-mil-san:full"]}
    }

    def held(*more):
        mine = [*rep, *more]
        return {"rep": mine, "nat": [id for id in EVERYWHERE if id not in mine]}

    # Three Ports without a source feed nobody; Bilbao is one, but the Atlantic is closed.
    m = starving("rep", control=held("gijon"), **words)
    assert starved(m) == (
        {"montblanch", "adra"},
        {"castellon", "tarragona", "villafranca-del-p", "montblanch", "almeria", "adra"},
    )
    # A source inland of one Port feeds all Ports, and what is joined to them overland.
    m = starving("rep", control=held("valencia"), **words)
    assert starved(m) == (set(), set())
    # What no own Port or source is joined to gets nothing by sea.
    m = starving("rep", control=held("valencia", "vinaroz", "alcaniz", "gandia"), **words)
    assert starved(m) == (set(), {"alcaniz"})


RING = ["maqueda", "illescas", "mora", "navahermosa"]
BESIEGED = {"turn": 4, "isolated": ["granada", "oviedo"], "sieges": {"alcazar": 2, "cabeza": 1}}


@pytest.mark.rule("crusade", "16.1.3-b", "16.1.7-a", "16.3.3-c", "13.3.6-a", "13.3.6-b")
def test_16_1_3_b_a_siege_whose_space_falls_by_attrition_is_liberated():
    """Toledo is cut off by Nationalists who are cut off themselves: no supplied unit could liberate it."""
    m = starving("rep", vp=10, rm=20, units={id: ["nat-inf:full"] for id in RING}, **BESIEGED)
    assert starved(m) == (set(), {"toledo"})
    assert m.state.sieges == {"cabeza": 1}
    assert (m.state.vp, m.state.rm) == (11, 18)  # the Alcázar one each, the Province Capital one of morale
    (freed,) = [e for e in m.events(None) if e.kind == "liberated"]
    assert (freed.rule, freed.data["siege"], freed.data["place"]) == ("16.1.3-b", "alcazar", "toledo")


@pytest.mark.rule("crusade", "16.1.3-a", "16.1.3-b", "13.3.5-a", "13.3.7")
def test_16_1_3_b_only_the_attrition_of_the_republic_does_that():
    # In their own segment, which comes first, those around Toledo starve, and it is free.
    m = starving("nat", units={id: ["nat-inf:full"] for id in RING}, **BESIEGED)
    assert starved(m) == (set(RING), set(RING))
    assert m.state.sieges == {"alcazar": 2, "cabeza": 1}
    # Held by a unit, unsupplied as it is, it is not liberated: 16.1.3-a asks for supply.
    units = {id: ["nat-inf:full"] for id in (*RING[1:], "toledo")}
    m = table(clear=True, side="nat", round=6, hands={"nat": [], "rep": []}, units=units, **BESIEGED)
    play(m, "auto", "done")
    assert m.state.sieges == {"alcazar": 2, "cabeza": 1}
