"""Chapter 14, reason by reason: what points buy, and where it goes."""

import pytest
from tests.games.crusade.board import UNIT, kind, play, table, where
from tests.games.crusade.ledger import check


@pytest.mark.rule("crusade", "14.1.3", "14.1.2-b", "13.3.2", "14.1.1.3-a", "14.1.6", "14.1.1.3-b")
def test_14_1_what_points_buy():
    m = table(
        clear=True,
        turn=8,
        phase="replacement",
        side="nat",
        rp={"nat": 1, "axis": 0.5},
        units={
            "burgos": ["nat-inf-1:reduced", "nat-inf-2", "nat-corps-i:reduced"],
            "caravaca": ["nat-inf-3:reduced"],
            "sevilla": ["nat-ita-1:reduced", "nat-afr-1:reduced", "nat-corps-ctv:reduced"],
            "madrid": ["rep-mil-1:reduced"],
        },
        reserve={"nat": ["nat-mil-1:reduced"]},
        eliminated={"nat": ["nat-inf-4", "nat-ita-2", "nat-corps-v"]},
    )
    check(
        m,
        "restore",
        {
            "": [
                "nat-inf-1 nat",
                "nat-inf-1 axis",
                "nat-corps-i nat",
                "nat-corps-i mixed",
                "nat-ita-1 axis",
                "nat-mil-1 nat",
                "nat-mil-1 axis",
            ],
            "14.1.3 one-pool-pays": [
                "nat-inf-1 mixed",
                "nat-ita-1 mixed",
                "nat-corps-ctv mixed",
                "nat-mil-1 mixed",
            ],
            "14.1.2-b full-strength": ["nat-inf-2 nat", "nat-inf-2 axis", "nat-inf-2 mixed"],
            "14.1.3 rp-too-few": ["nat-corps-i axis", "nat-corps-ctv axis"],
            "13.3.2 oos-no-rp": ["nat-inf-3 nat", "nat-inf-3 axis", "nat-inf-3 mixed"],
            "14.1.1.3-a wrong-pool": ["nat-ita-1 nat", "nat-corps-ctv nat"],
            "14.1.6 no-replacements": ["nat-afr-1 nat", "nat-afr-1 axis", "nat-afr-1 mixed"],
            "14.1.2-b not-your-unit": ["rep-mil-1 nat", "rep-mil-1 axis", "rep-mil-1 mixed"],
            "14.1.2-b not-here-to-restore": [
                "nat-inf-4 nat",
                "nat-inf-4 axis",
                "nat-inf-4 mixed",
                "nat-inf-9 nat",
                "nat-inf-9 axis",
                "nat-inf-9 mixed",
            ],
        },
    )
    check(
        m,
        "rebuild",
        {
            "": ["nat-inf-4 nat", "nat-inf-4 axis", "nat-ita-2 axis", "nat-corps-v nat", "nat-corps-v mixed"],
            "14.1.3 one-pool-pays": ["nat-inf-4 mixed", "nat-ita-2 mixed"],
            "14.1.1.3-b wrong-pool": ["nat-inf-4 rep", "nat-corps-v rep"],
            "14.1.1.3-a wrong-pool": ["nat-ita-2 nat", "nat-ita-2 rep"],
            "14.1.3 rp-too-few": ["nat-corps-v axis"],
            "14.1.2-b not-eliminated": [
                "nat-inf-1 nat",
                "nat-inf-1 axis",
                "nat-inf-1 mixed",
                "nat-inf-1 rep",
                "rep-mil-1 nat",
                "rep-mil-1 axis",
                "rep-mil-1 mixed",
                "rep-mil-1 rep",
                "nat-inf-9 nat",
                "nat-inf-9 axis",
                "nat-inf-9 mixed",
                "nat-inf-9 rep",
            ],
        },
    )
    assert m.why_not("nat", "restore nat-inf-1 rep").args == {"unit": "nat-inf-1", "pool": "rep"}
    assert m.why_not("nat", "restore nat-corps-i axis").args == {
        "unit": "nat-corps-i",
        "pool": "axis",
        "price": 1.0,
        "have": 0.5,
    }
    play(m, "restore nat-corps-i mixed")
    assert m.state.rp == [1, 0, 0, 0]
    check(
        m,
        "restore",
        {
            "14.1.2-b full-strength": ["nat-corps-i nat"],
            "": ["nat-inf-1 nat", "nat-mil-1 nat"],
            "14.1.3 rp-too-few": ["nat-inf-1 axis", "nat-ita-1 axis"],
        },
    )
    play(m, "rebuild nat-inf-4 nat")
    assert (where(m, "nat-inf-4"), m.state.reduced >> UNIT["nat-inf-4"] & 1, m.state.rp) == (
        "reserve",
        1,
        [0, 0, 0, 0],
    )


@pytest.mark.rule("crusade", "14.1.1.3-b", "14.1.3", "16.2.4.2")
def test_16_2_4_2_isolated_groups_pay_double():
    m = table(
        clear=True,
        turn=4,
        phase="replacement",
        side="nat",
        rp={"nat": 3, "axis": 2},
        played={"N3": 3},
        units={
            "granada": ["nat-inf-1:reduced", "nat-inf-2:reduced", "nat-corps-i:reduced"],
            "guadix": ["nat-mil-1:reduced"],
            "oviedo": ["nat-inf-3:reduced"],
        },
    )
    check(
        m,
        "restore",
        {
            "": ["nat-inf-1 nat", "nat-mil-1 nat", "nat-inf-3 nat"],
            "14.1.1.3-b wrong-pool": ["nat-inf-1 axis"],
            "14.1.3 one-pool-pays": ["nat-inf-1 mixed"],
            "16.2.4.2 isolated-division-only": ["nat-corps-i nat"],
        },
    )
    play(m, "restore nat-inf-1 nat")
    assert m.state.rp == [4, 4, 0, 0]
    check(
        m,
        "restore",
        {
            "16.2.4.2 isolated-one-rp": ["nat-inf-2 nat", "nat-mil-1 nat", "nat-corps-i nat"],
            "": ["nat-inf-3 nat"],
        },
    )


@pytest.mark.rule("crusade", "13.3.2", "14.1.1.2-a", "14.1.7", "14.1.3")
def test_14_1_7_regional_corps_recover_near_home():
    m = table(
        clear=True,
        turn=8,
        phase="replacement",
        side="rep",
        rp={"rep": 3, "sov": 1},
        control={"nat": ["bilbao", "santona", "durango", "san-sebastian", "gijon"]},
        units={
            "orduna": ["rep-corps-euzkadi:reduced"],
            "santander": ["rep-corps-santander:reduced"],
            "cangas-de-onis": ["rep-corps-asturian-1:reduced"],
            "san-vicente-de-la-barquera": ["rep-corps-asturian-2:reduced"],
            "madrid": ["rep-int-1:reduced", "rep-mil-poum:reduced"],
        },
        played={"R2": 3},
    )
    check(
        m,
        "restore",
        {
            "13.3.2 oos-no-rp": [
                "rep-corps-euzkadi rep",
                "rep-corps-euzkadi sov",
                "rep-corps-euzkadi mixed",
                "rep-corps-euzkadi nat",
            ],
            "": [
                "rep-corps-santander rep",
                "rep-corps-santander sov",
                "rep-corps-santander mixed",
                "rep-corps-asturian-1 rep",
                "rep-corps-asturian-1 sov",
                "rep-corps-asturian-1 mixed",
                "rep-int-1 sov",
                "rep-mil-poum rep",
                "rep-mil-poum sov",
            ],
            "14.1.1.2-a wrong-pool": [
                "rep-corps-santander nat",
                "rep-corps-asturian-1 nat",
                "rep-int-1 rep",
                "rep-int-1 nat",
                "rep-mil-poum nat",
            ],
            "14.1.7 far-from-home": [
                "rep-corps-asturian-2 rep",
                "rep-corps-asturian-2 sov",
                "rep-corps-asturian-2 mixed",
                "rep-corps-asturian-2 nat",
            ],
            "14.1.3 one-pool-pays": ["rep-int-1 mixed", "rep-mil-poum mixed"],
        },
    )


@pytest.mark.rule("crusade", "16.1.8.1", "16.1.8.2", "16.1.8.3")
def test_16_1_8_a_siege_is_strengthened():
    m = table(turn=4, phase="replacement", side="nat", rp={"nat": 3}, sieges={"alcazar": 1, "cabeza": 2})
    check(m, "relieve", {"": "alcazar", "16.1.8.1 siege-at-start": "cabeza", "16.1.8.2 no-siege": "simancas"})
    play(m, "relieve alcazar")
    assert m.state.rp[0] == 4
    assert m.state.sieges["alcazar"] == 2
    check(m, "relieve", {"16.1.8.1 siege-one-rp": "alcazar"})
    m = table(
        turn=4,
        phase="replacement",
        side="nat",
        rp={"nat": 1, "axis": 2},
        sieges={"alcazar": 1},
        units={"burgos": ["nat-inf-1:reduced"]},
    )
    check(m, "relieve", {"": "alcazar"})
    play(m, "restore nat-inf-1 nat")
    m = table(
        turn=4,
        phase="replacement",
        side="nat",
        rp={"nat": 0.5, "axis": 2},
        sieges={"alcazar": 1},
        units={"burgos": ["nat-inf-1:reduced"]},
    )
    check(m, "relieve", {"16.1.8.1 no-rp": "alcazar"})
    m = table(
        turn=6,
        phase="replacement",
        side="nat",
        rp={"nat": 2},
        sieges={"alcazar": 1},
        units={"burgos": ["nat-inf-1:reduced"]},
    )
    check(m, "relieve", {"16.1.8.3 siege-too-late": "alcazar"})
    m = table(
        turn=4,
        phase="replacement",
        side="rep",
        rp={"rep": 2},
        sieges={"alcazar": 1},
        units={"madrid": ["rep-mil-1:reduced"]},
    )
    check(m, "relieve", {"16.1.8.1 siege-of-the-enemy": "alcazar"})


@pytest.mark.rule("crusade", "9.1.2-b", "8.5.2.4-e", "8.5.2.4-a", "8.5.2.4-d")
def test_8_5_2_4_where_a_rebuilt_corps_stands():
    m = table(
        clear=True,
        turn=8,
        phase="replacement",
        side="nat",
        rp={"nat": 3, "axis": 3},
        eliminated={"nat": ["nat-corps-v", "nat-corps-ctv"]},
        units={
            "valladolid": ["nat-inf-1", "nat-inf-2", "nat-inf-3"],
            "madrid": ["rep-mil-1"],
            "almeria": ["nat-inf-4"],
        },
    )
    play(m, "rebuild nat-corps-v nat")
    check(
        m,
        "place",
        {
            "9.1.2-b full": "valladolid",
            "": "zaragoza sevilla la-coruna",
            "8.5.2.4-e not-balearic": "mallorca",
            "8.5.2.4-a not-for-corps": "burgos cadiz",
            "8.5.2.4-a corps-unsupplied": "madrid almeria bilbao",
        },
    )
    play(m, "place zaragoza")
    assert (where(m, "nat-corps-v"), m.state.reduced >> UNIT["nat-corps-v"] & 1) == ("zaragoza", 1)
    play(m, "rebuild nat-corps-ctv axis")
    check(
        m,
        "place",
        {
            "8.5.2.4-d ctv-port": "valladolid zaragoza sevilla burgos",
            "": "la-coruna cadiz pontevedra",
            "8.5.2.4-e not-balearic": "mallorca",
            "8.5.2.4-a corps-unsupplied": "madrid almeria bilbao",
        },
    )


@pytest.mark.rule("crusade", "8.5.2.4-a", "8.5.2.4-c", "8.5.2.4-e", "8.5.2.4-b", "9.1.2-b")
def test_8_5_2_4_where_a_republican_corps_stands():
    m = table(
        clear=True,
        turn=8,
        phase="replacement",
        side="rep",
        rp={"rep": 5},
        eliminated={
            "rep": ["rep-corps-v", "rep-corps-asturian-1", "rep-corps-euzkadi", "rep-corps-santander"]
        },
        units={
            "gijon": ["rep-mil-ast-1", "rep-mil-ast-2", "rep-mil-ast-3"],
            "cartagena": ["nat-inf-1"],
            "burgos": ["nat-inf-2"],
        },
    )
    play(m, "rebuild rep-corps-v rep")
    check(
        m,
        "place",
        {
            "": "madrid valencia barcelona",
            "8.5.2.4-a corps-unsupplied": "cartagena oviedo burgos",
            "8.5.2.4-a not-for-corps": "albacete puerto-de-pajares",
            "8.5.2.4-c north-isolated": "bilbao santander gijon",
            "8.5.2.4-e not-balearic": "menorca",
        },
    )
    m.undo("rep")
    play(m, "rebuild rep-corps-asturian-1 rep")
    check(
        m,
        "place",
        {
            "8.5.2.4-b corps-home": "madrid valencia barcelona albacete bilbao santander",
            "8.5.2.4-a corps-unsupplied": "cartagena oviedo burgos",
            "9.1.2-b full": "gijon",
            "": "puerto-de-pajares",
            "8.5.2.4-e not-balearic": "menorca",
        },
    )
    m.undo("rep")
    play(m, "rebuild rep-corps-euzkadi rep")
    check(
        m,
        "place",
        {
            "8.5.2.4-b corps-home": "madrid valencia barcelona albacete santander gijon puerto-de-pajares",
            "8.5.2.4-a corps-unsupplied": "cartagena oviedo burgos",
            "": "bilbao",
            "8.5.2.4-e not-balearic": "menorca",
        },
    )
    m.undo("rep")
    play(m, "rebuild rep-corps-santander rep")
    check(
        m,
        "place",
        {
            "8.5.2.4-b corps-home": "madrid valencia barcelona albacete bilbao gijon puerto-de-pajares",
            "8.5.2.4-a corps-unsupplied": "cartagena oviedo burgos",
            "": "santander",
            "8.5.2.4-e not-balearic": "menorca",
        },
    )
    m.undo("rep")


@pytest.mark.rule("crusade", "13.4.3-b", "8.5.2.4-a")
def test_13_4_3_b_corps_come_back():
    m = table(
        clear=True,
        turn=8,
        phase="replacement",
        side="nat",
        returning={"nat-corps-i": 8, "nat-corps-v": 7, "nat-corps-vi": 9, "rep-corps-i": 8},
        units={"burgos": ["nat-inf-1"]},
    )
    check(
        m,
        "return",
        {
            "": "nat-corps-i nat-corps-v",
            "13.4.3-b back-later": "nat-corps-vi",
            "13.4.3-b not-coming-back": "rep-corps-i nat-inf-1",
        },
    )
    assert m.why_not("nat", "return nat-corps-vi").args == {"unit": "nat-corps-vi", "turn": 9}
    play(m, "return nat-corps-v")
    check(
        m,
        "place",
        {"": "sevilla", "8.5.2.4-a not-for-corps": "burgos", "8.5.2.4-a corps-unsupplied": "madrid"},
    )
    play(m, "place sevilla")
    assert (where(m, "nat-corps-v"), m.state.reduced >> UNIT["nat-corps-v"] & 1, kind(m)) == (
        "sevilla",
        1,
        "nat place-corps",
    )
    play(m, "place valladolid")
    assert where(m, "nat-corps-i") == "valladolid"
    assert sorted(m.state.returning.values()) == [8, 9]
