"""Chapter 12, reason by reason: who may redeploy, and why he goes nowhere else."""

import pytest
from tests.games.crusade.board import UNIT, play, where
from tests.games.crusade.ledger import acting, check


@pytest.mark.rule("crusade", "17.6.4-b", "12.1.5", "CL-N48", "12.1.1", "17.2.2", "12.1.3", "12.1.2")
def test_12_1_who_may_redeploy():
    m = acting(
        use="sr",
        card="N3",
        turn=2,
        morocco={"nat": ["nat-afr-1:full"]},
        units={
            "sevilla": ["nat-afr-2", "nat-afr-3:reduced"],
            "burgos": ["nat-inf-1", "nat-corps-i"],
            "caravaca": ["nat-inf-2"],
            "zaragoza": ["nat-ins"],
            "mallorca": ["nat-inf-3"],
            "madrid": ["rep-mil-1"],
        },
        reserve={"nat": ["nat-inf-4", "nat-pz1-1"]},
        eliminated={"nat": ["nat-inf-5"]},
    )
    check(
        m,
        "sr",
        {
            "17.6.4-b afr-not-due": "nat-afr-1",
            "": "nat-afr-2 nat-afr-3 nat-inf-1 nat-corps-i nat-inf-3 nat-inf-4 nat-pz1-1",
            "12.1.5 oos-no-sr": "nat-inf-2",
            "CL-N48 never-moves": "nat-ins",
            "12.1.1 not-to-sr": "rep-mil-1",
            "12.1.1 nowhere-from-sr": "nat-inf-5 nat-inf-6",
        },
    )
    play(m, "sr nat-afr-2", "to ecija")
    assert m.state.points == 4
    check(
        m,
        "sr",
        {
            "17.2.2 one-afr": "nat-afr-1 nat-afr-3",
            "12.1.3 one-sr": "nat-afr-2",
            "": "nat-inf-1 nat-inf-3 nat-inf-4 nat-pz1-1",
            "12.1.2 no-sr-left": "nat-corps-i",
            "12.1.5 oos-no-sr": "nat-inf-2",
            "CL-N48 never-moves": "nat-ins",
            "12.1.1 not-to-sr": "rep-mil-1",
            "12.1.1 nowhere-from-sr": "nat-inf-5 nat-inf-6",
        },
    )
    assert m.why_not("nat", "sr nat-corps-i").args == {"unit": "nat-corps-i", "cost": 3.0, "left": 2.0}


@pytest.mark.rule(
    "crusade", "12.1.6-a", "9.1.2-b", "12.1.6-b", "12.1.7-a", "12.1.10", "12.1.7.2", "12.1.9", "16.7.1-a"
)
def test_12_1_where_a_nationalist_redeploys():
    m = acting(
        use="sr",
        units={
            "burgos": ["nat-inf-1", "nat-corps-i"],
            "la-coruna": ["nat-inf-2", "nat-ita-1", "nat-corps-v"],
            "pontevedra": ["nat-pz1-1"],
            "soria": ["nat-inf-3", "nat-inf-4", "nat-inf-5"],
            "caravaca": ["nat-inf-7"],
            "madrid": ["rep-mil-1"],
        },
    )
    play(m, "sr nat-inf-1")
    check(
        m,
        "to",
        {
            "12.1.6-a already-there": "burgos",
            "9.1.2-b full": "soria",
            "12.1.6-b sr-enemy-space": "madrid",
            "12.1.7-a not-in-port": "mallorca cadiz algeciras",
            "12.1.6-a sr-unsupplied": "caravaca",
            "12.1.6-a not-connected": "sevilla granada",
            "": "zaragoza pontevedra",
        },
    )
    check(m, "", {"": "to-reserve"})
    m.undo("nat")
    play(m, "sr nat-corps-i")
    check(
        m,
        "to",
        {
            "12.1.6-a already-there": "burgos",
            "9.1.2-b full": "soria",
            "12.1.6-b sr-enemy-space": "madrid",
            "12.1.10 not-balearic": "mallorca",
            "12.1.6-a sr-unsupplied": "caravaca",
            "12.1.6-a not-connected": "sevilla granada",
            "12.1.7.2 corps-not-by-sea": "cadiz algeciras",
            "": "zaragoza pontevedra",
        },
    )
    check(m, "", {"12.1.9 corps-not-reserve": "to-reserve"})
    m.undo("nat")
    play(m, "sr nat-inf-2")
    check(
        m,
        "to",
        {
            "": "burgos cadiz zaragoza pontevedra",
            "9.1.2-b full": "soria",
            "12.1.6-b sr-enemy-space": "madrid",
            "16.7.1-a strait-closed": "mallorca algeciras",
            "12.1.6-a sr-unsupplied": "caravaca",
            "12.1.6-a not-connected": "sevilla granada",
        },
    )
    check(m, "", {"": "to-reserve"})
    m.undo("nat")
    play(m, "sr nat-ita-1")
    check(
        m,
        "to",
        {
            "": "burgos mallorca cadiz algeciras zaragoza pontevedra",
            "9.1.2-b full": "soria",
            "12.1.6-b sr-enemy-space": "madrid",
            "12.1.6-a sr-unsupplied": "caravaca",
            "12.1.6-a not-connected": "sevilla granada",
        },
    )
    check(m, "", {"": "to-reserve"})
    m.undo("nat")
    play(m, "sr nat-corps-v")
    check(
        m,
        "to",
        {
            "": "burgos zaragoza pontevedra",
            "9.1.2-b full": "soria",
            "12.1.6-b sr-enemy-space": "madrid",
            "12.1.10 not-balearic": "mallorca",
            "12.1.6-a sr-unsupplied": "caravaca",
            "12.1.6-a not-connected": "sevilla granada",
            "12.1.7.2 corps-not-by-sea": "cadiz algeciras",
        },
    )
    check(m, "", {"12.1.9 corps-not-reserve": "to-reserve"})
    m.undo("nat")
    play(m, "sr nat-pz1-1")
    check(
        m,
        "to",
        {
            "": "burgos cadiz algeciras zaragoza",
            "9.1.2-b full": "soria",
            "12.1.6-b sr-enemy-space": "madrid",
            "12.1.10 not-balearic": "mallorca",
            "12.1.6-a sr-unsupplied": "caravaca",
            "12.1.6-a not-connected": "sevilla granada",
            "12.1.6-a already-there": "pontevedra",
        },
    )
    check(m, "", {"": "to-reserve"})
    m.undo("nat")


@pytest.mark.rule(
    "crusade",
    "12.1.8-e",
    "12.1.10",
    "12.1.6-b",
    "12.1.9",
    "12.1.8-d",
    "12.1.8-a",
    "12.1.8-b",
    "16.4.3.2-a",
    "9.1.2-b",
    "16.4.2.1-a",
)
def test_12_1_8_where_a_republican_comes_from_the_reserve():
    m = acting(
        "rep",
        use="sr",
        reserve={
            "rep": ["rep-t26-1", "rep-mil-cnt-1", "rep-mil-ast-1", "rep-rpa-1", "rep-pol-1", "rep-mil-bas-1"]
        },
        units={
            "gijon": ["rep-mil-ast-2"],
            "madrid": ["rep-rpa-2"],
            "albacete": ["rep-mil-cnt-2"],
            "lorca": ["rep-rpa-3", "rep-rpa-4", "rep-rpa-5"],
            "santander": ["rep-mil-bas-2"],
            "oviedo": ["nat-inf-1"],
            "burgos": ["nat-inf-2"],
        },
    )
    play(m, "sr rep-t26-1")
    check(
        m,
        "to",
        {
            "12.1.8-e reserve-armor": "gijon santander bilbao madrid albacete lorca jaen",
            "12.1.10 not-balearic": "menorca",
            "": "barcelona valencia alicante",
            "12.1.6-b sr-enemy-space": "oviedo burgos",
        },
    )
    check(m, "", {"12.1.9 not-to-reserve": "to-reserve"})
    m.undo("rep")
    play(m, "sr rep-mil-cnt-1")
    check(
        m,
        "to",
        {
            "12.1.8-d reserve-region": "gijon santander bilbao madrid lorca valencia",
            "": "albacete barcelona",
            "12.1.8-a reserve-empty": "menorca alicante jaen",
            "12.1.6-b sr-enemy-space": "oviedo burgos",
        },
    )
    check(m, "", {"12.1.9 not-to-reserve": "to-reserve"})
    m.undo("rep")
    play(m, "sr rep-mil-ast-1")
    check(
        m,
        "to",
        {
            "": "gijon",
            "12.1.8-b reserve-region": "santander bilbao madrid albacete lorca barcelona valencia",
            "12.1.8-a reserve-empty": "menorca alicante jaen",
            "12.1.6-b sr-enemy-space": "oviedo burgos",
        },
    )
    check(m, "", {"12.1.9 not-to-reserve": "to-reserve"})
    m.undo("rep")
    play(m, "sr rep-rpa-1")
    check(
        m,
        "to",
        {
            "16.4.3.2-a north-isolated": "gijon santander bilbao",
            "": "madrid albacete barcelona valencia",
            "9.1.2-b full": "lorca",
            "12.1.8-a reserve-empty": "menorca alicante jaen",
            "12.1.6-b sr-enemy-space": "oviedo burgos",
        },
    )
    check(m, "", {"12.1.9 not-to-reserve": "to-reserve"})
    m.undo("rep")
    play(m, "sr rep-pol-1")
    check(
        m,
        "to",
        {
            "": "gijon santander bilbao madrid albacete barcelona valencia",
            "9.1.2-b full": "lorca",
            "12.1.8-a reserve-empty": "menorca alicante jaen",
            "12.1.6-b sr-enemy-space": "oviedo burgos",
        },
    )
    check(m, "", {"12.1.9 not-to-reserve": "to-reserve"})
    m.undo("rep")
    play(m, "sr rep-mil-bas-1")
    check(
        m,
        "to",
        {
            "12.1.8-b reserve-region": "gijon madrid albacete lorca barcelona valencia",
            "16.4.2.1-a leaves-region": "santander",
            "": "bilbao",
            "12.1.8-a reserve-empty": "menorca alicante jaen",
            "12.1.6-b sr-enemy-space": "oviedo burgos",
        },
    )
    check(m, "", {"12.1.9 not-to-reserve": "to-reserve"})
    m.undo("rep")


@pytest.mark.rule(
    "crusade",
    "12.1.6-a",
    "12.1.7.1",
    "12.1.10",
    "12.1.7.2",
    "16.4.2.2-b",
    "12.1.9",
    "9.1.2-b",
    "16.4.2.4-a",
    "16.4.2.1-a",
    "16.7.2",
)
def test_12_1_where_a_republican_redeploys():
    m = acting(
        "rep",
        use="sr",
        strait="nat",
        control={"rep": ["algeciras", "cadiz", "ronda"]},
        units={
            "valencia": ["rep-rpa-1", "rep-t26-1"],
            "bilbao": ["rep-pol-1", "rep-mil-bas-1", "rep-corps-euzkadi"],
            "algeciras": ["rep-mil-1"],
            "santander": ["rep-mil-ast-1", "rep-mil-ast-2"],
            "gijon": ["rep-mil-ast-3"],
            "menorca": ["rep-mil-2"],
            "cartagena": ["rep-corps-i"],
        },
    )
    play(m, "sr rep-rpa-1")
    check(
        m,
        "to",
        {
            "12.1.6-a already-there": "valencia",
            "12.1.7.1 not-in-the-atlantic": "bilbao santander gijon",
            "12.1.6-a not-connected": "durango",
            "": "algeciras menorca cartagena barcelona jaen almeria",
        },
    )
    check(m, "", {"": "to-reserve"})
    m.undo("rep")
    play(m, "sr rep-t26-1")
    check(
        m,
        "to",
        {
            "12.1.6-a already-there": "valencia",
            "12.1.7.1 not-in-the-atlantic": "bilbao santander gijon",
            "12.1.6-a not-connected": "durango",
            "": "algeciras cartagena barcelona jaen almeria",
            "12.1.10 not-balearic": "menorca",
        },
    )
    check(m, "", {"": "to-reserve"})
    m.undo("rep")
    play(m, "sr rep-pol-1")
    check(
        m,
        "to",
        {
            "12.1.7.1 not-in-the-atlantic": "valencia algeciras menorca cartagena barcelona almeria",
            "12.1.6-a already-there": "bilbao",
            "": "santander gijon durango",
            "12.1.6-a not-connected": "jaen",
        },
    )
    check(m, "", {"": "to-reserve"})
    m.undo("rep")
    play(m, "sr rep-mil-bas-1")
    check(
        m,
        "to",
        {
            "12.1.7.1 not-in-the-atlantic": "valencia algeciras menorca cartagena barcelona almeria",
            "12.1.6-a already-there": "bilbao",
            "": "santander gijon durango",
            "12.1.6-a not-connected": "jaen",
        },
    )
    check(m, "", {"": "to-reserve"})
    m.undo("rep")
    play(m, "sr rep-corps-euzkadi")
    check(
        m,
        "to",
        {
            "12.1.7.2 corps-not-by-sea": "valencia algeciras cartagena barcelona almeria",
            "12.1.6-a already-there": "bilbao",
            "16.4.2.2-b corps-leaves-region": "santander gijon",
            "": "durango",
            "12.1.10 not-balearic": "menorca",
            "12.1.6-a not-connected": "jaen",
        },
    )
    check(m, "", {"12.1.9 corps-not-reserve": "to-reserve"})
    m.undo("rep")
    play(m, "sr rep-mil-ast-1")
    check(
        m,
        "to",
        {
            "12.1.7.1 not-in-the-atlantic": "valencia algeciras menorca cartagena barcelona almeria",
            "9.1.2-b full": "bilbao",
            "12.1.6-a already-there": "santander",
            "": "gijon",
            "16.4.2.4-a must-go-home": "durango",
            "12.1.6-a not-connected": "jaen",
        },
    )
    check(m, "", {"16.4.2.4-a must-go-home": "to-reserve"})
    m.undo("rep")
    play(m, "sr rep-mil-ast-3")
    check(
        m,
        "to",
        {
            "12.1.7.1 not-in-the-atlantic": "valencia algeciras menorca cartagena barcelona almeria",
            "9.1.2-b full": "bilbao",
            "16.4.2.1-a leaves-region": "santander durango",
            "12.1.6-a already-there": "gijon",
            "12.1.6-a not-connected": "jaen",
        },
    )
    check(m, "", {"": "to-reserve"})
    m.undo("rep")
    play(m, "sr rep-mil-2")
    check(
        m,
        "to",
        {
            "": "valencia cartagena barcelona almeria",
            "12.1.7.1 not-in-the-atlantic": "bilbao santander gijon",
            "12.1.6-a not-connected": "durango jaen",
            "16.7.2 strait-lost": "algeciras",
            "12.1.6-a already-there": "menorca",
        },
    )
    check(m, "", {"": "to-reserve"})
    m.undo("rep")
    play(m, "sr rep-corps-i")
    check(
        m,
        "to",
        {
            "": "valencia algeciras barcelona jaen almeria",
            "12.1.7.2 corps-not-by-sea": "bilbao santander gijon",
            "12.1.6-a not-connected": "durango",
            "12.1.10 not-balearic": "menorca",
            "12.1.6-a already-there": "cartagena",
        },
    )
    check(m, "", {"12.1.9 corps-not-reserve": "to-reserve"})
    m.undo("rep")


@pytest.mark.rule(
    "crusade", "16.2.4.3-b", "12.1.8-a", "12.1.9", "12.1.8-f", "12.1.6-a", "12.1.7-a", "16.2.4.3-a"
)
def test_16_2_4_3_redeployment_and_isolated_spaces():
    m = acting(
        use="sr",
        turn=4,
        reserve={"nat": ["nat-mil-1", "nat-mil-4:reduced", "nat-inf-1", "nat-pz1-1"]},
        units={
            "granada": ["nat-inf-2", "nat-mil-2"],
            "guadix": ["nat-mil-3"],
            "sevilla": ["nat-inf-3"],
            "burgos": ["nat-inf-4"],
        },
    )
    play(m, "sr nat-mil-1")
    check(
        m,
        "to",
        {
            "": "granada guadix sevilla burgos",
            "16.2.4.3-b reserve-isolated": "oviedo",
            "12.1.8-a reserve-empty": "segovia algeciras",
        },
    )
    check(m, "", {"12.1.9 not-to-reserve": "to-reserve"})
    m.undo("nat")
    play(m, "sr nat-inf-1")
    check(
        m,
        "to",
        {
            "16.2.4.3-b reserve-isolated": "granada guadix oviedo",
            "": "sevilla burgos",
            "12.1.8-a reserve-empty": "segovia algeciras",
        },
    )
    check(m, "", {"12.1.9 not-to-reserve": "to-reserve"})
    m.undo("nat")
    play(m, "sr nat-pz1-1")
    check(
        m,
        "to",
        {
            "16.2.4.3-b reserve-isolated": "granada guadix oviedo",
            "12.1.8-f reserve-armor": "sevilla burgos segovia",
            "": "algeciras",
        },
    )
    check(m, "", {"12.1.9 not-to-reserve": "to-reserve"})
    m.undo("nat")
    play(m, "sr nat-inf-2")
    check(
        m,
        "to",
        {
            "12.1.6-a already-there": "granada",
            "": "guadix",
            "12.1.6-a not-connected": "oviedo sevilla burgos segovia",
            "12.1.7-a not-in-port": "algeciras",
        },
    )
    check(m, "", {"16.2.4.3-a isolated-not-reserve": "to-reserve"})
    m.undo("nat")
    play(m, "sr nat-inf-3")
    check(
        m,
        "to",
        {
            "12.1.6-a not-connected": "granada guadix oviedo burgos segovia",
            "12.1.6-a already-there": "sevilla",
            "": "algeciras",
        },
    )
    check(m, "", {"": "to-reserve"})
    m.undo("nat")
    play(m, "sr nat-mil-1", "to guadix", "sr nat-mil-4")
    # one a turn to each group
    check(m, "to", {"16.2.4.3-b reserve-isolated": "granada guadix oviedo", "": "sevilla"})


@pytest.mark.rule("crusade", "13.4.3-c", "13.4.3-a", "13.4.3.1")
def test_13_4_3_who_goes_over_the_border():
    m = acting(
        use="sr",
        units={
            "badajoz": ["nat-inf-1", "nat-corps-i", "nat-ins"],
            "zafra": ["nat-inf-2"],
            "caceres": ["rep-mil-1"],
            "valencia-de-alcantara": ["rep-mil-2"],
            "burgos": ["nat-inf-3"],
            "figueras": ["rep-mil-3", "rep-corps-i", "rep-mil-ast-1"],
            "gerona": ["nat-inf-4"],
            "ripoll": ["nat-inf-5"],
        },
    )
    check(
        m,
        "special",
        {
            "": "nat-inf-1 nat-corps-i nat-inf-2",
            "13.4.3-c one-step-unit": "nat-ins",
            "13.4.3-a no-limited-supply": "nat-inf-3",
            "13.4.3-a not-to-sr": "rep-mil-3 rep-mil-1",
        },
    )
    play(m, "special nat-corps-i")
    assert m.state.points == 6
    assert where(m, "nat-corps-i") == "returning"
    assert m.state.returning[UNIT["nat-corps-i"]] == 10
    check(m, "special", {"": "nat-inf-1 nat-inf-2", "13.4.3-a no-limited-supply": "nat-corps-i"})
    play(m, "special nat-inf-1")
    assert m.state.points == 5
    assert where(m, "nat-inf-1") == "reserve"
    assert m.state.reduced >> UNIT["nat-inf-1"] & 1 == 1
    m = acting(
        "rep",
        use="sr",
        units={
            "badajoz": ["nat-inf-1", "nat-corps-i", "nat-ins"],
            "zafra": ["nat-inf-2"],
            "caceres": ["rep-mil-1"],
            "valencia-de-alcantara": ["rep-mil-2"],
            "burgos": ["nat-inf-3"],
            "figueras": ["rep-mil-3", "rep-corps-i", "rep-mil-ast-1"],
            "gerona": ["nat-inf-4"],
            "ripoll": ["nat-inf-5"],
        },
    )
    check(
        m,
        "special",
        {
            "": "rep-mil-3 rep-corps-i",
            "13.4.3.1 regional-no-special": "rep-mil-ast-1",
            "13.4.3-a no-limited-supply": "rep-mil-1",
            "13.4.3-a not-to-sr": "nat-inf-1",
        },
    )


@pytest.mark.rule("crusade", "12.1.2")
def test_13_4_3_b_the_border_costs_a_corps_two_points():
    m = acting(
        use="sr",
        turn=2,
        card="N3",
        units={
            "badajoz": ["nat-inf-1", "nat-corps-i", "nat-ins"],
            "zafra": ["nat-inf-2"],
            "caceres": ["rep-mil-1"],
            "valencia-de-alcantara": ["rep-mil-2"],
            "burgos": ["nat-inf-3"],
            "figueras": ["rep-mil-3", "rep-corps-i", "rep-mil-ast-1"],
            "gerona": ["nat-inf-4"],
            "ripoll": ["nat-inf-5"],
        },
    )
    play(m, "sr nat-inf-3", "to soria")
    assert m.state.points == 4
    check(m, "special", {"": "nat-corps-i nat-inf-1"})
    play(m, "special nat-inf-1")
    assert m.state.points == 3
    check(m, "special", {"12.1.2 no-sr-left": "nat-corps-i", "": "nat-inf-2"})
    assert m.why_not("nat", "special nat-corps-i").args == {"unit": "nat-corps-i", "cost": 2.0, "left": 1.5}


@pytest.mark.rule("crusade", "9.1.2-b", "17.6.4-b", "12.1.9", "12.1.3")
def test_17_6_4_b_who_missed_his_arrival_comes_by_sr():
    m = acting(
        use="sr",
        turn=4,
        missed_afr=1,
        morocco={"nat": ["nat-afr-1:full", "nat-afr-2:full"]},
        units={"cadiz": ["nat-inf-1", "nat-inf-2", "nat-inf-3"], "madrid": ["rep-mil-1"]},
    )
    play(m, "sr nat-afr-1")
    check(m, "to", {"": "sevilla", "9.1.2-b full": "cadiz", "17.6.4-b afr-place": "burgos madrid algeciras"})
    check(m, "", {"12.1.9 not-to-reserve": "to-reserve"})
    play(m, "to sevilla")
    assert m.state.missed_afr == 0
    assert m.state.points == 8
    check(m, "sr", {"12.1.3 one-sr": "nat-afr-1", "17.6.4-b afr-not-due": "nat-afr-2"})
