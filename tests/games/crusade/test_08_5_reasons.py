"""8.5, reason by reason: what an Event brings, and where it goes."""

import pytest
from tests.games.crusade.board import GAME, UNIT, holder, kind, play, where
from tests.games.crusade.deck import ready
from tests.games.crusade.ledger import check


@pytest.mark.rule("crusade", "8.5.2.5-b", "8.5.2.5-a", "8.5.2.4-c", "8.5.2.3-a", "8.5.2.4-e")
def test_8_5_2_5_which_division_a_republican_corps_card_costs():
    m = ready(
        "R19",
        turn=8,
        clear=True,
        units={
            "madrid": ["rep-mil-1", "rep-mil-poum", "rep-pol-1"],
            "bilbao": ["rep-mil-bas-1", "rep-pol-2"],
            "gijon": ["rep-mil-ast-1"],
            "valencia": ["rep-int-1", "rep-corps-i"],
            "boltana": ["rep-mil-9"],
            "tremp": ["nat-inf-1"],
            "barbastro": ["nat-inf-2"],
        },
        reserve={"rep": ["rep-rpa-1"]},
        eliminated={"rep": ["rep-rpa-2"]},
    )
    play(m, "event R19")
    check(m, "", {"": "disband-after disband-before"})
    play(m, "disband-before")
    check(
        m,
        "disband",
        {
            "": "rep-mil-1 rep-pol-1 rep-rpa-1",
            "8.5.2.5-b not-disbanded": "rep-mil-poum rep-mil-ast-1 rep-pol-2 rep-int-1 rep-corps-i",
            "8.5.2.5-a disband-living-first": "rep-rpa-2",
            "8.5.2.5-b not-your-unit": "nat-inf-1",
            "8.5.2.5-a disband-unsupplied": "rep-mil-9",
            "8.5.2.5-a disband-absent": "rep-mil-2",
        },
    )
    play(m, "disband rep-mil-1")
    assert where(m, "rep-mil-1") == "removed"
    check(
        m,
        "place",
        {
            "": "madrid valencia barcelona cartagena",
            "8.5.2.4-c north-isolated": "bilbao",
            "8.5.2.3-a not-placed-there": "albacete",
            "8.5.2.4-e not-balearic": "menorca",
            "8.5.2.3-a entry-foreign": "burgos",
            "8.5.2.3-a entry-unsupplied": "boltana",
        },
    )


@pytest.mark.rule("crusade", "8.5.2.5-b", "8.5.2.5-a")
def test_8_5_2_5_the_dead_pay_only_where_nobody_lives():
    m = ready(
        "R19",
        turn=8,
        clear=True,
        units={
            "valencia": ["rep-int-1", "rep-corps-i"],
            "bilbao": ["rep-pol-2"],
            "tremp": ["nat-inf-1"],
            "boltana": ["rep-mil-9"],
            "barbastro": ["nat-inf-2"],
        },
        reserve={"rep": []},
        eliminated={"rep": ["rep-rpa-2", "rep-mil-ast-1"]},
    )
    play(m, "event R19", "disband-before")
    check(
        m,
        "disband",
        {
            "": "rep-rpa-2",
            "8.5.2.5-b not-disbanded": "rep-pol-2 rep-mil-ast-1 rep-int-1",
            "8.5.2.5-a disband-unsupplied": "rep-mil-9",
            "8.5.2.5-a disband-absent": "rep-rpa-1",
        },
    )
    play(m, "disband rep-rpa-2")
    assert where(m, "rep-rpa-2") == "removed"


@pytest.mark.rule("crusade", "8.5.2.5-b", "8.5.2.5-a", "9.1.2-b", "8.5.2.4-e", "8.5.2.3-a")
def test_8_5_2_5_which_division_a_nationalist_corps_card_costs():
    m = ready(
        "N20",
        turn=8,
        clear=True,
        units={
            "burgos": ["nat-inf-1", "nat-cav-1", "nat-pol-1"],
            "sevilla": ["nat-afr-1", "nat-ita-1", "nat-pz1-1"],
            "soria": ["nat-mil-nav-1", "nat-corps-i"],
            "caravaca": ["nat-inf-2"],
        },
        reserve={"nat": ["nat-mil-1"]},
        eliminated={"nat": ["nat-inf-3"]},
    )
    play(m, "event N20", "disband-before")
    check(
        m,
        "disband",
        {
            "": "nat-inf-1 nat-cav-1 nat-pol-1 nat-afr-1 nat-mil-nav-1 nat-mil-1",
            "8.5.2.5-b not-disbanded": "nat-ita-1 nat-pz1-1 nat-corps-i",
            "8.5.2.5-a disband-unsupplied": "nat-inf-2",
            "8.5.2.5-a disband-living-first": "nat-inf-3",
            "8.5.2.5-b not-your-unit": "rep-mil-1",
            "8.5.2.5-a disband-absent": "nat-inf-9",
        },
    )
    play(m, "disband nat-mil-1")
    check(
        m,
        "place",
        {
            "": "valladolid zaragoza la-coruna",
            "9.1.2-b full": "sevilla",
            "8.5.2.4-e not-balearic": "mallorca",
            "8.5.2.3-a not-placed-there": "burgos cadiz",
            "8.5.2.3-a entry-foreign": "madrid",
            "8.5.2.3-a entry-unsupplied": "caravaca",
        },
    )


@pytest.mark.rule("crusade", "8.5.2.2")
def test_8_5_2_2_a_full_board_must_lose_the_division_first():
    m = ready(
        "R19",
        turn=8,
        clear=True,
        control={"nat": ["barcelona", "cartagena"]},
        units={
            "valencia": ["rep-mil-1", "rep-int-1", "rep-int-2"],
            "madrid": ["rep-rpa-1", "rep-int-3"],
            "albacete": ["rep-rpa-2"],
        },
        reserve={"rep": []},
    )
    play(m, "event R19")
    check(m, "", {"8.5.2.2 corps-need-room": "disband-after", "": "disband-before"})
    play(m, "disband-before")
    check(m, "disband", {"": "rep-mil-1 rep-rpa-1", "8.5.2.2 makes-no-room": "rep-rpa-2"})
    assert m.why_not("rep", "disband rep-rpa-2").args == {"unit": "rep-rpa-2", "card": "R19"}
    play(m, "disband rep-mil-1")
    check(m, "place", {"": "valencia madrid"})
    play(m, "place valencia")
    assert (where(m, "rep-corps-vii"), where(m, "rep-corps-viii")) == ("valencia", "madrid")


@pytest.mark.rule("crusade", "9.1.2-b", "8.5.2.3-a", "8.5.2.4-e")
def test_8_5_2_3_where_the_italians_land():
    m = ready(
        "N8",
        turn=8,
        clear=True,
        strait="nat",
        units={
            "la-coruna": ["nat-inf-1", "nat-inf-2"],
            "cadiz": ["nat-inf-3", "nat-inf-4", "nat-inf-5"],
            "burgos": ["nat-inf-6"],
            "almeria": ["rep-mil-1"],
        },
    )
    play(m, "event N8")
    check(
        m,
        "place",
        {
            "": "la-coruna pontevedra algeciras mallorca",
            "9.1.2-b full": "cadiz",
            "8.5.2.3-a not-placed-there": "burgos sevilla",
            "8.5.2.3-a entry-foreign": "almeria madrid",
        },
    )
    play(m, "place la-coruna")
    check(m, "place", {"9.1.2-b full": "la-coruna", "": "pontevedra mallorca"})
    play(m, "place mallorca", "place pontevedra")
    # no tanks on the islands
    check(m, "place", {"8.5.2.4-e not-balearic": "mallorca menorca", "": "algeciras"})


@pytest.mark.rule("crusade", "9.1.2-b", "8.5.2.3-a", "16.4.3.2-b", "8.5.2.4-e")
def test_8_5_2_3_where_militias_and_brigades_enter():
    m = ready(
        "R10",
        turn=4,
        clear=True,
        units={
            "madrid": ["rep-mil-1", "rep-mil-2", "rep-mil-3"],
            "cartagena": ["nat-inf-1"],
            "burgos": ["nat-inf-2"],
        },
    )
    play(m, "event R10")
    check(
        m,
        "place",
        {
            "9.1.2-b full": "madrid",
            "": "valencia barcelona",
            "8.5.2.3-a entry-foreign": "cartagena burgos",
            "16.4.3.2-b north-isolated": "bilbao gijon",
            "8.5.2.3-a not-placed-there": "albacete menorca",
        },
    )
    m = ready(
        "R3",
        turn=5,
        clear=True,
        played={"R2": 3},
        units={"madrid": ["rep-mil-1", "rep-mil-2", "rep-mil-3"], "albacete": ["nat-inf-1"]},
    )
    play(m, "event R3")
    check(
        m,
        "place",
        {
            "9.1.2-b full": "madrid",
            "": "valencia barcelona",
            "8.5.2.3-a entry-foreign": "albacete",
            "8.5.2.3-a not-placed-there": "bilbao alicante",
        },
    )
    m = ready(
        "R4",
        turn=5,
        clear=True,
        played={"R2": 3},
        units={"valencia": ["rep-mil-1", "rep-mil-2", "rep-mil-3"], "almeria": ["nat-inf-1"]},
    )
    play(m, "event R4")
    check(
        m,
        "place",
        {
            "9.1.2-b full": "valencia",
            "": "barcelona alicante",
            "8.5.2.3-a entry-foreign": "almeria",
            "8.5.2.4-e not-balearic": "menorca",
            "8.5.2.3-a not-placed-there": "madrid",
            "16.4.3.2-b north-isolated": "bilbao",
        },
    )


@pytest.mark.rule("crusade", "8.5.2.3-a")
def test_cl_n48_where_the_insurrection_rises():
    m = ready("N48", clear=True, units={"albacete": ["rep-mil-1"], "caravaca": ["nat-inf-1"]})
    play(m, "event N48")
    check(
        m,
        "place",
        {
            "8.5.2.3-a not-placed-there": "albacete valencia madrid bilbao burgos caravaca mallorca",
            "": "jaen durango",
        },
    )
    play(m, "place jaen")
    assert (holder(m, "jaen"), where(m, "nat-ins")) == ("nat", "jaen")


@pytest.mark.rule("crusade", "8.5.6.1-b", "8.5.6.1-a", "8.5.6.3")
def test_8_5_6_where_plan_p_lands():
    m = ready(
        "R43",
        clear=True,
        strait="nat",
        control={
            "nat": ["malaga", "motril", "adra", "tarragona", "cadiz", "velez-malaga", "ronda", "antequera"]
        },
        reserve={"rep": ["rep-rpa-1", "rep-rpa-2:reduced", "rep-mil-1"]},
    )
    play(m, "event R43")
    check(
        m,
        "beach",
        {
            "": "malaga motril adra tarragona",
            "8.5.6.1-b coast-closed": "cadiz huelva la-coruna algeciras",
            "8.5.6.1-a no-island": "mallorca",
            "8.5.6.1-a no-nat-coast": "burgos valencia",
        },
    )
    assert m.why_not("rep", "beach cadiz").args == {"place": "cadiz"}
    play(m, "beach malaga")
    assert (m.state.beach_mode, m.state.deadline) == ("plan-p", 0)
    check(m, "send", {"": "rep-rpa-1 rep-rpa-2", "8.5.6.3 no-rpa": "rep-mil-1 rep-rpa-3"})
    play(m, "send rep-rpa-2")
    assert (where(m, "rep-rpa-2"), m.state.reduced >> UNIT["rep-rpa-2"] & 1) == ("beach-head", 1)


@pytest.mark.rule("crusade", "8.5.6.1-a")
def test_8_5_6_1_b_the_open_strait_lets_plan_p_pass():
    m = ready(
        "R43", clear=True, strait="rep", control={"rep": ["malaga", "ronda"]}, reserve={"rep": ["rep-rpa-1"]}
    )
    play(m, "event R43")
    check(m, "beach", {"": "cadiz algeciras huelva", "8.5.6.1-a no-island": "mallorca"})


@pytest.mark.rule("crusade", "10.2.5", "10.2.9-b", "10.2.3-c")
def test_10_2_9_b_where_extra_trenches_go():
    m = ready(
        "R30",
        clear=True,
        units={
            "madrid": ["rep-mil-1"],
            "valencia": ["rep-mil-2"],
            "boltana": ["rep-mil-3"],
            "tremp": ["nat-inf-1"],
            "barbastro": ["nat-inf-2"],
            "bilbao": ["rep-mil-bas-1"],
            "jaen": ["rep-mil-4"],
        },
        works={"valencia": "trench", "jaen": "position"},
        played={"N25": 7, "R25": 6},
    )
    play(m, "event R30")
    check(
        m,
        "trench",
        {
            "": "madrid jaen",
            "10.2.5 has-trench": "valencia",
            "10.2.9-b trench-unsupplied": "boltana",
            "10.2.3-c works-forbidden": "bilbao",
            "10.2.9-b trench-empty": "albacete gijon",
            "10.2.9-b trench-foreign": "burgos",
        },
    )
    check(m, "", {"10.2.9-b trench-must": "done"})
    play(m, "trench jaen")
    assert GAME.facts(m.state)["works"]["jaen"] == "trench-fortifications"
    check(m, "trench", {"10.2.5 has-trench": "jaen", "": "madrid"})
    check(m, "", {"": "done"})


@pytest.mark.rule("crusade", "10.2.5", "10.2.9-b")
def test_10_2_9_b_the_trenches_of_madrid():
    m = ready("R5", clear=True, units={"brunete": ["rep-mil-1"], "illescas": ["nat-inf-1"]})
    play(m, "event R5")
    check(
        m,
        "trench",
        {
            "10.2.5 has-trench": "madrid",
            "": "brunete torrelaguna",
            "10.2.9-b trench-foreign": "illescas",
            "10.2.9-b trench-elsewhere": "toledo",
        },
    )
    check(m, "", {"": "done"})


@pytest.mark.rule("crusade", "8.5.1.1")
def test_16_3_2_c_which_stacks_desert():
    m = ready(
        "N47",
        clear=True,
        units={
            "madrid": ["rep-mil-1", "rep-rpa-1"],
            "brunete": ["nat-inf-1"],
            "guadarrama": ["rep-int-1"],
            "toledo": ["rep-mil-2"],
            "illescas": ["rep-corps-i", "rep-mil-3:reduced"],
            "valencia": ["rep-mil-4"],
        },
    )
    play(m, "event N47")
    assert kind(m) == "nat shake"
    check(
        m, "shake", {"": "madrid illescas", "8.5.1.1 not-shaken": "guadarrama toledo valencia brunete burgos"}
    )
    check(m, "", {"8.5.1.1 shake-one": "done"})
    play(m, "shake illescas")
    assert where(m, "rep-mil-3") == "eliminated"
    check(m, "shake", {"": "madrid", "8.5.1.1 shaken-already": "illescas"})
    check(m, "", {"": "done"})
