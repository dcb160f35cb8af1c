"""Chapter 15, reason by reason: the initial corps, the reserves, the Popular Army."""

import pytest
from tests.games.crusade.board import UNIT, events, kind, options, play, table, where
from tests.games.crusade.ledger import check

from frente.games.crusade.definitions import INITIAL, UNIT_IDS

NO_CORPS = {side: [UNIT_IDS[u] for u in INITIAL[side]] for side in INITIAL}


@pytest.mark.rule("crusade", "15.2.1.1", "15.2.1-b", "15.2.1-a", "15.2.1.2-a", "8.5.2.4-e", "15.2.1.2-j")
def test_15_2_1_which_corps_comes_next():
    m = table(turn=5, phase="corps", removed={"nat": ["nat-corps-v"], "rep": []})
    check(
        m,
        "deploy",
        {
            "": "nat-corps-i",
            "15.2.1.1 corps-deployed": "nat-corps-v",
            "15.2.1-b ctv-needs-aid": "nat-corps-ctv",
            "15.2.1-a not-initial": "nat-corps-urgel nat-inf-1",
            "15.2.1-a not-your-unit": "rep-corps-i",
        },
    )
    play(m, "deploy nat-corps-i")
    check(
        m,
        "at",
        {
            "15.2.1.2-a corps-needs-unit": "burgos soria",
            "15.2.1.2-a corps-unsupplied": "madrid granada oviedo bilbao",
            "8.5.2.4-e not-balearic": "mallorca",
            "": "zaragoza sevilla segovia caceres teruel",
        },
    )
    play(m, "at zaragoza")
    assert (where(m, "nat-corps-i"), m.state.reduced >> UNIT["nat-corps-i"] & 1, kind(m)) == (
        "zaragoza",
        0,
        "rep corps",
    )
    check(
        m,
        "deploy",
        {
            "15.2.1-a not-your-unit": "nat-corps-vi",
            "": "rep-corps-i rep-corps-euzkadi",
            "15.2.1-a not-initial": "rep-corps-xx",
        },
    )
    play(m, "deploy rep-corps-i")
    check(
        m,
        "at",
        {
            "": "madrid valencia toledo",
            "15.2.1.2-a corps-needs-unit": "albacete jativa",
            "15.2.1.2-j north-isolated": "bilbao gijon",
            "8.5.2.4-e not-balearic": "menorca",
            "15.2.1.2-a corps-unsupplied": "zaragoza burgos",
        },
    )
    play(m, "at madrid", "deploy nat-corps-vi")
    check(
        m,
        "at",
        {"15.2.1.2-a corps-there": "zaragoza", "": "valladolid", "15.2.1.2-a corps-needs-unit": "soria"},
    )


@pytest.mark.rule("crusade", "8.5.2.4-e", "15.2.1.2-e", "15.2.1.2-a", "15.2.1.2-f")
def test_15_2_1_2_where_corps_of_the_north_and_the_italians_stand():
    m = table(
        turn=5,
        phase="corps",
        played={"N3": 3},
        units={"sevilla": ["nat-ita-1"], "caceres": ["nat-cv33-1"], "granada": ["nat-ita-2"]},
    )
    play(m, "deploy nat-corps-ctv")
    check(
        m,
        "at",
        {
            "": "sevilla caceres la-coruna cadiz algeciras",
            "8.5.2.4-e not-balearic": "mallorca",
            "15.2.1.2-e ctv-place": "burgos valladolid",
            "15.2.1.2-a corps-unsupplied": "granada bilbao",
        },
    )
    play(m, "at caceres")
    play(m, "deploy rep-corps-asturian-1")
    check(
        m,
        "at",
        {
            "": "gijon puerto-de-pajares castropol puerto-de-leitariegos",
            "15.2.1.2-a corps-unsupplied": "oviedo",
            "15.2.1.2-f regional-place": "bilbao santander madrid cangas-de-onis",
        },
    )
    play(m, "at gijon")
    play(m, "deploy nat-corps-i")
    check(m, "at", {"15.2.1.2-a corps-there": "caceres", "": "sevilla valladolid"})


@pytest.mark.rule("crusade", "15.2.2.2-a", "15.2.2.1-a", "15.2.2.2-b", "15.2.2.1-b")
def test_15_2_2_who_goes_to_the_reserve():
    m = table(
        turn=5,
        phase="corps",
        removed=NO_CORPS,
        reserve={"nat": ["nat-inf-1", "nat-inf-2"], "rep": ["rep-mil-1", "rep-mil-bas-1"]},
        played={"N8": 4, "N3": 3},
        units={
            "burgos": ["nat-inf-3", "nat-cav-1"],
            "soria": ["nat-mil-1"],
            "sevilla": ["nat-ita-1"],
            "caravaca": ["nat-inf-4"],
            "madrid": ["rep-rpa-1", "rep-pol-1"],
            "bilbao": ["rep-mil-bas-2"],
            "santander": ["rep-mil-san-1"],
            "gijon": ["rep-mil-ast-1"],
            "huesca": ["rep-mil-9"],
        },
        clear=True,
    )
    assert kind(m) == "nat muster"
    check(
        m,
        "muster",
        {
            "15.2.2.2-a muster-from-map": "nat-inf-1 rep-mil-1",
            "": "nat-inf-3 nat-mil-1 nat-ita-1",
            "15.2.2.1-a muster-wrong-kind": "nat-cav-1",
            "15.2.2.2-b muster-unsupplied": "nat-inf-4",
        },
    )
    play(m, "muster nat-ita-1")
    assert where(m, "nat-ita-1") == "reserve"
    assert kind(m) == "rep muster"
    check(
        m,
        "muster",
        {
            "15.2.2.2-a muster-from-map": "rep-mil-1 nat-inf-3",
            "": "rep-rpa-1 rep-mil-san-1 rep-mil-ast-1 rep-mil-9",
            "15.2.2.1-b muster-wrong-kind": "rep-pol-1",
            "15.2.2.2-a muster-enough": "rep-mil-bas-2",
        },
    )
    play(m, "muster rep-mil-san-1")
    assert kind(m) == "nat muster"


@pytest.mark.rule("crusade", "15.2.3-a", "15.2.3-b")
def test_15_2_3_which_militia_becomes_army():
    m = table(
        turn=5,
        phase="corps",
        removed=NO_CORPS,
        clear=True,
        reserve={"nat": [], "rep": ["rep-mil-1:reduced"]},
        eliminated={"rep": ["rep-mil-2"]},
        units={
            "huesca": ["rep-mil-3", "rep-mil-cnt-1:reduced", "rep-mil-poum"],
            "gijon": ["rep-mil-ast-1"],
            "burgos": ["nat-mil-1"],
            "sarinena": ["rep-pol-1"],
        },
    )
    while kind(m).endswith("muster"):
        play(m, options(m)[0])
    assert kind(m) == "rep militarize"
    check(
        m,
        "militarize",
        {
            "": "rep-mil-1 rep-mil-2 rep-mil-3 rep-mil-cnt-1",
            "15.2.3-a militia-not-in-play": "rep-mil-4",
            "15.2.3-b never-militarized": "rep-mil-poum rep-mil-ast-1",
            "15.2.3-a not-militia": "rep-pol-1 nat-mil-1",
        },
    )
    play(m, "militarize rep-mil-cnt-1")
    assert (where(m, "rep-mil-cnt-1"), [e["by"] for e in events(m, "militarized")]) == (
        "removed",
        ["rep-rpa-1"],
    )
    assert (where(m, "rep-rpa-1"), m.state.reduced >> UNIT["rep-rpa-1"] & 1) == ("reserve", 1)
    play(m, "militarize rep-mil-2")
    assert (where(m, "rep-rpa-2"), m.state.reduced >> UNIT["rep-rpa-2"] & 1) == ("eliminated", 0)
    check(m, "militarize", {"15.2.3-a militia-not-in-play": "rep-mil-2", "": "rep-mil-1"})
    assert m.asks[0].about["left"] == 3
