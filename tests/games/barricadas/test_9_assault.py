"""Chapter 9: close assault, armored and anti-armor assault, armor support."""

from __future__ import annotations

import pytest

from frente.games.barricadas import charts
from frente.games.barricadas.rules import antiarmor, armored, assault, declaration, fire, melee, retreat
from frente.games.barricadas.state import has, the_board

from .table import NAT, REP, at, drive, h, match, n, nat, refused, rep, situation

TANKS = {"officer": "rep-arman", "units": ["rep-t26b-x1", "rep-t26b-x2"]}


def front(attack="C706", target="C707", **more):
    """Díez's infantry next to Vázquez's legion; Díez to act."""
    table = {
        "formation": [rep(attack), nat(target)],
        "active": "republican",
        "act": ["rep-diez", *REP["units"]],
    }
    return situation(**{**table, **more})


@pytest.mark.rule("barricadas", "9-a", "9-c", "5.2-g")
def test_9_a_who_may_assault():
    s = front()
    u = n("rep-infantry-h1")
    assert declaration.why_not_assault(s, u, h(s, "C707")) is None
    refused(declaration.why_not_assault(s, u, h(s, "C708")), "9-c")
    refused(declaration.why_not_assault(s, u, h(s, "C705")), "9-c")
    s.spent[u] = 8
    refused(declaration.why_not_assault(s, u, h(s, "C707")), "5.2-a")
    gun = front(
        formation=[{"officer": "rep-diez", "units": ["rep-mmg-x1"], "hex": "C706"}, nat("C707")],
        act=["rep-diez", "rep-mmg-x1"],
    )
    refused(declaration.why_not_assault(gun, n("rep-mmg-x1"), h(gun, "C707")), "9-a")


@pytest.mark.rule(
    "barricadas",
    "9-e",
    "9-b",
    "9.1-a",
    "9.1-b",
    "9.3-h",
    "9-h",
    "3.3.2-j",
    "14-f",
    "9.3-d",
    "9.3-f",
    "10.2-a",
)
def test_9_e_a_whole_assault_is_won():
    # checks of three, then the die: 12 against 12 is 1:1, -1 attackers' morale 9, +1 defenders' morale 9
    m = match(front(), (3, 3), (3, 3), (3, 3), (1,), (1,), (6, 6), (2, 2))
    for token in ("assault rep-infantry-h1 C707", "join rep-infantry-h2", "join rep-infantry-h3"):
        m.answer("republican", token)
    assert m.asks[0].kind == "defend"  # those in the hex do not react, they fire defensively
    m.answer("nationalist", "hold")
    assert m.asks[0].kind == "defend-late"
    m.answer("nationalist", "hold")
    m.answer("republican", "lead")
    while m.asks[0].seat == "nationalist" and m.asks[0].kind in ("defend-late", "retreat", "rout"):
        m.answer("nationalist", m.asks[0].options()[-1])
    s = m.state
    assert {at(s, u) for u in REP["units"]} == {"C707"}
    assert at(s, "rep-diez") == "C707"
    assert all(has(s.finished, n(u)) for u in REP["units"])
    refused(declaration.why_not_assault(s, n("rep-infantry-h1"), h(s, "C708")), "3.3.2-a")  # once only
    melee = next(e for e in s.log.events if e.kind == "melee")
    assert (melee.data["odds"], melee.data["result"]) == ("1:1", "D1")


@pytest.mark.rule("barricadas", "9.1-a", "9.1-c", "9-h", "9.3.1-f")
def test_9_1_failed_checks_stay_behind():
    s = front()
    fight = melee.Assault(
        h(s, "C707"),
        0,
        [n(u) for u in REP["units"]],
        {n(u): h(s, "C706") for u in REP["units"]},
        [],
        set(),
        set(),
    )
    drive(assault._checks(s, fight), (6, 6), (1, 1), (5, 5))
    assert fight.passed == [n("rep-infantry-h2")]
    assert has(s.finished, n("rep-infantry-h1"))
    assert not has(s.routed, n("rep-infantry-h1"))
    four = {
        "officer": "rep-carrasco",
        "units": [f"communist-militia-v{i}" for i in range(1, 5)],
        "at": {f"communist-militia-v{i}": "C706" for i in range(1, 4)}
        | {"communist-militia-v4": "C608", "rep-carrasco": "C706"},
    }
    s = situation(formation=[four, nat("C707")], active="republican", act=["rep-carrasco", *four["units"]])
    party = [n(u) for u in four["units"]]
    fight = melee.Assault(h(s, "C707"), 0, party, {u: s.at[u] for u in party}, [], set(), set())
    run = drive(assault._checks(s, fight), (1, 1), (1, 1), (1, 1))
    assert len(run.rolls) == 3  # three have passed: the fourth does not check
    assert has(s.finished, party[3])


@pytest.mark.rule("barricadas", "9.1-d", "9.6-b", "7.3-c", "9.4-i", "9.4-a")
def test_9_1_d_one_formation():
    s = front(
        formation=[
            rep("C706"),
            {**TANKS, "hex": "C607"},
            nat("C707"),
            {"officer": "rep-pernia", "units": ["rep-infantry-g1"], "hex": "C608"},
        ],
        act=["rep-diez", *REP["units"], "rep-arman", *TANKS["units"], "rep-pernia", "rep-infantry-g1"],
    )
    c = h(s, "C707")
    party = [n("rep-infantry-h1")]
    assert declaration.why_not_join(s, party, n("rep-infantry-h2"), c) is None
    refused(declaration.why_not_join(s, party, n("rep-infantry-g1"), c), "9.1-d")
    refused(declaration.why_not_join(s, party, n("rep-t26b-x1"), c), "9.6-b")  # not from the same hex
    s.began[n("rep-t26b-x1")] = h(s, "C706")
    assert declaration.why_not_join(s, party, n("rep-t26b-x1"), c) is None  # coordinated, same start
    alone = [n("rep-t26b-x1")]
    s.began.clear()
    assert declaration.why_not_join(s, alone, n("rep-t26b-x2"), c) is None


@pytest.mark.rule("barricadas", "9.2-a", "9.2-b", "9.2-c", "9.2-d", "9.2-e", "9.2-f", "9-f", "9-g")
def test_9_2_defensive_fire():
    s = front(
        "C510",
        "C410",
        maps=["B"],
        formation=[
            {**NAT, "hex": "B510"},
            {"officer": "rep-diez", "units": ["rep-infantry-h1", "rep-mmg-x1"], "hex": "B410"},
        ],
        active="nationalist",
        act=["nat-vazquez", *NAT["units"]],
        lost={"rep-infantry-h1": 1},
        reaction=["rep-infantry-h1", "rep-mmg-x1"],
    )
    party = [n(u) for u in NAT["units"]]
    for u in party:
        s.spent[u] = 2
    fight = melee.Assault(h(s, "B410"), 1, party, {u: s.at[u] for u in party}, [], set(), set())
    aim = (h(s, "B510"), "AP")
    assert assault._volleys(s, fight, True) == [(n("rep-infantry-h1"), aim), (n("rep-mmg-x1"), aim)]
    drive(assault._volley(s, fight, n("rep-infantry-h1"), *aim, True), (5, 6), "join rep-mmg-x1")
    event_ff = fire.fire_shot(s, [n("rep-infantry-h1"), n("rep-mmg-x1")], "AP", h(s, "B510"))
    assert event_ff.ff == 10
    assert event_ff.modifier == -2  # six steps, moving on foot
    assert fight.shelled == {h(s, "B510")}
    assert has(s.finished, n("rep-mmg-x1"))
    fight.passed = party
    assert assault._volleys(s, fight, False) == []  # fired at already
    cold = front()
    p = [n(u) for u in REP["units"]]
    fight = melee.Assault(h(cold, "C707"), 0, p, {u: cold.at[u] for u in p}, [p[0]], set(), set())
    assert assault._aimed(cold, fight, h(cold, "C706"), True) == p
    assert assault._aimed(cold, fight, h(cold, "C706"), False) == [p[0]]
    cold.routed |= sum(1 << n(u) for u in NAT["units"])
    assert assault._volleys(cold, fight, True) == []


@pytest.mark.rule("barricadas", "9.1.1-a", "9.1.1-b", "10.3.4-a", "7.1-a", "9.3-g", "7.1-c")
def test_9_1_1_routed_units_surrender_and_guns_are_lost():
    s = front(routed=["legion-b1"])
    party = [n("rep-infantry-h1")]
    fight = melee.Assault(h(s, "C707"), 0, party, {party[0]: h(s, "C706")}, party, set(), set())
    drive(retreat.surrender(s, fight))
    assert has(s.gone, n("legion-b1"))
    assert has(s.gone, n("nat-vazquez"))  # with the officer, though not routed himself
    assert at(s, "legion-b2") == "C707"
    lone = situation(formation=[rep("C706")], at={"nat-vazquez": "C707"})
    fight = melee.Assault(h(lone, "C707"), 0, party, {party[0]: h(lone, "C706")}, party, set(), set())
    drive(retreat.surrender(lone, fight))
    assert has(lone.gone, n("nat-vazquez"))
    guns = front(formation=[rep("C706"), {"officer": "nat-zanon", "units": ["nat-75mm-x1"], "hex": "C707"}])
    p = [n(u) for u in REP["units"]]
    fight = melee.Assault(h(guns, "C707"), 0, p, {u: guns.at[u] for u in p}, list(p), set(), set())
    run = drive(assault.hand_to_hand(guns, fight, [n("nat-75mm-x1")], False), (4,))
    assert run.value is True
    assert has(guns.gone, n("nat-75mm-x1"))


@pytest.mark.rule("barricadas", "9.3-a", "9.3-b", "9.3-c", "10.5-a")
def test_9_3_the_sum():
    assert charts.odds_column(11, 4) == "2.5:1"
    assert charts.odds_column(12, 6) == "2:1"
    assert charts.odds_column(15, 7) == "2:1"
    assert charts.odds_column(1, 9) == "1:3"
    assert charts.odds_column(50, 9) == "4:1"
    assert charts.hand_to_hand("2:1", 3) == "DR"
    assert charts.hand_to_hand("2:1", 1) == "D2"
    assert charts.hand_to_hand("2:1", 99) == charts.hand_to_hand("2:1", 9)
    s = front(
        "B510",
        "B410",
        maps=["B"],
        formation=[
            {**NAT, "hex": "B510"},
            {"officer": "rep-guarner", "units": ["rep-infantry-h1", "rep-mmg-x1"], "hex": "B410"},
        ],
        lost={"rep-infantry-h1": 1},
        active="nationalist",
        act=[*NAT["units"]],
    )
    sum_ = melee.melee(
        s, [n(u) for u in NAT["units"]], [n("rep-infantry-h1"), n("rep-mmg-x1")], h(s, "B410"), [2], False
    )
    assert sum_.strength == (12, 6)
    assert sum_.odds == "2:1"
    assert sum_.modifier == 1  # buildings +1, attackers' morale -1, defenders' morale +1
    assert charts.hand_to_hand(sum_.odds, 2 + sum_.modifier) == "DR"


@pytest.mark.rule("barricadas", "9.3-d", "9.3-e", "9.3-f", "14-b", "14-h", "9.3.1-b", "9.3.1-c")
def test_9_3_d_losses_then_retreat_then_morale():
    s = front()
    p = [n(u) for u in REP["units"]]
    d = [n(u) for u in NAT["units"]]
    fight = melee.Assault(h(s, "C707"), 0, p, {u: s.at[u] for u in p}, list(p), set(), set())
    run = drive(
        assault._beaten(s, d, 2, 2, [2, 3, 4], fight, False), (1,), (2,), (6, 6), *["fall C708"] * 3, (2, 2)
    )
    assert sum(s.lost.get(u, 0) for u in d) == 2
    assert {at(s, u) for u in NAT["units"]} == {"C709"}  # two hexes in one direction
    assert at(s, "nat-vazquez") == "C709"
    assert run.rolls[-1].rule == "14-b"
    one = front(formation=[rep("C706"), {"officer": "nat-vazquez", "units": ["legion-b1"], "hex": "C707"}])
    fight = melee.Assault(h(one, "C707"), 0, p, {u: one.at[u] for u in p}, list(p), set(), set())
    run = drive(assault._beaten(one, [n("legion-b1")], 0, 1, [3], fight, False), (1, 1))
    assert run.rolls[-1].rule == "14-h"


@pytest.mark.rule("barricadas", "9.3.1-a")
def test_9_3_1_a_a_losing_attacker_goes_back():
    s = front()
    p = [n(u) for u in REP["units"]]
    fight = melee.Assault(h(s, "C707"), 0, p, {u: s.at[u] for u in p}, list(p), set(), set())
    run = drive(assault._beaten(s, p, 0, 1, [0], fight, True), *["fall C706"] * 3, (2, 2))
    assert {at(s, u) for u in REP["units"]} == {"C706"}
    assert "fall C706" in run.asks[0].options()
    assert "fall C708" not in run.asks[0].options()


@pytest.mark.rule("barricadas", "9.3.1-d", "9.3.1-e", "9.3.1-f", "9.3.1-g", "13.2-c")
def test_9_3_1_forced_retreats_eliminate():
    s = front(wire=["C708"])
    refused_by = retreat.unsafe
    here = h(s, "C707")
    assert refused_by(s, n("legion-b1"), here, h(s, "C708"), [], -1) == "13.2-c"
    assert refused_by(s, n("legion-b1"), here, -1, [], -1) == "9.3.1-d"
    assert refused_by(s, n("legion-b1"), here, h(s, "C706"), [], -1) == "9.3.1-g"
    other = front(at={"rep-infantry-g1": "C710"})
    assert refused_by(other, n("legion-b1"), h(other, "C708"), h(other, "C709"), [], -1) == "9.3.1-e"
    assert (
        refused_by(other, n("legion-b1"), h(other, "C708"), h(other, "C709"), [n("rep-infantry-g1")], -1)
        == ""
    )
    other = front(at={"rep-infantry-g1": "C710", "legion-a1": "C709"})
    assert (
        refused_by(other, n("legion-b1"), h(other, "C708"), h(other, "C709"), [], -1) == ""
    )  # friends are there
    drive(retreat.retreat(s, n("legion-b1"), h(s, "C707"), [3], 1, [], -1))
    assert has(s.gone, n("legion-b1"))


# --- armored assault ------------------------------------------------------------------------------
def armor(target="C707", **more):
    table = {
        "formation": [{**TANKS, "hex": "C706"}, nat(target)],
        "active": "republican",
        "act": ["rep-arman", *TANKS["units"]],
    }
    return situation(**{**table, **more})


@pytest.mark.rule("barricadas", "9.4-a", "9.4-b", "9.4-c", "9.4-d", "9.4-e", "9.4-f", "9.6-h")
def test_9_4_armored_assault_and_its_answer():
    s = armor()
    assert declaration.why_not_assault(s, n("rep-t26b-x1"), h(s, "C707")) is None
    s.spent[n("rep-t26b-x1")] = 16
    refused(declaration.why_not_assault(s, n("rep-t26b-x1"), h(s, "C707")), "5.2-a")
    s.spent[n("rep-t26b-x1")] = 14
    refused(declaration.why_not_assault(s, n("rep-t26b-x1"), h(s, "C707")), "9.4-b")
    tanks = armor(formation=[{**TANKS, "hex": "C706"}], at={"nat-pz1a-x1": "C707"})
    refused(declaration.why_not_assault(tanks, n("rep-t26b-x1"), h(tanks, "C707")), "9.6-h")
    s = armor(at={"nat-37mm-at-x1": "C707"}, lost={"legion-b3": 2, "legion-b2": 2})
    party = [n(u) for u in TANKS["units"]]
    fight = melee.Assault(h(s, "C707"), 0, party, {u: s.at[u] for u in party}, [], set(), set())
    gun, first, second, third = (n(u) for u in ("nat-37mm-at-x1", *NAT["units"]))

    def strikers(*struck: int) -> set[int]:
        return {u for u, _ in armored._armor_strikes(s, fight, party, set(struck))}

    assert {u for u, _ in armored._armor_volleys(s, fight, party, set())} == {gun}
    assert strikers() == {first, second, third}
    assert strikers(first) == set()  # none is marked: after one infantry unit has struck, no other may
    s.reaction |= 1 << second | 1 << third
    assert strikers(second) == {third}


@pytest.mark.rule("barricadas", "9.4-g", "9.4-h", "9.4-i")
def test_9_4_g_the_factors():
    s = armor()
    shot = armored.armored_shot(s, [n(u) for u in TANKS["units"]], h(s, "C707"))
    assert (shot.ff, shot.divisor, shot.modifiers) == (16, 2, ())
    s.lost[n("rep-t26b-x1")] = 1
    assert armored.armored_shot(s, [n("rep-t26b-x1")], h(s, "C707")).ff == 6
    guns = armor(
        formation=[
            {**TANKS, "hex": "C706"},
            {"officer": "nat-zanon", "units": ["nat-75mm-x1"], "hex": "C707"},
        ]
    )
    assert armored.armored_shot(guns, [n("rep-t26b-x1")], h(guns, "C707")).modifier == -1
    town = armor("C608", formation=[{**TANKS, "hex": "C607"}, nat("C608")])
    assert armored.armored_shot(town, [n("rep-t26b-x1")], h(town, "C608")).modifier == 1


@pytest.mark.rule("barricadas", "9.4-j", "9.4-k", "9.4-l", "14-d", "14-i", "9.4-c")
def test_9_4_j_the_beaten_flee_to_cover():
    m = match(armor(finished=NAT["units"]), (3, 3), (6, 6), (2, 2), (2, 2))
    m.answer("republican", "assault rep-t26b-x1 C707")
    m.answer("republican", "join rep-t26b-x2")
    while m.asks[0].seat == "nationalist":
        m.answer("nationalist", "hold" if "hold" in m.asks[0].options() else m.asks[0].options()[-1])
    s = m.state
    assert at(s, "rep-t26b-x1") == "C707"
    assert all(at(s, u) not in ("C707", "") or has(s.gone, n(u)) for u in NAT["units"])
    rules = [e.rule for e in s.log.events if e.kind.startswith("check")]
    assert "14-d" in rules or "14-i" in rules


@pytest.mark.rule("barricadas", "9.4-m")
def test_9_4_m_without_harm_the_tanks_leave():
    m = match(armor(finished=NAT["units"]), (6, 6))
    m.answer("republican", "assault rep-t26b-x1 C707")
    m.answer("republican", "declare")
    m.answer("nationalist", "hold")
    assert m.asks[0].kind == "drive-off"
    refused(m.why_not("republican", "leave C707"), "9.4-m")
    m.answer("republican", "leave C706")
    assert at(m.state, "rep-t26b-x1") == "C706"


# --- anti-armor assault ---------------------------------------------------------------------------
@pytest.mark.rule(
    "barricadas", "9.5-a", "9.5-b", "9.5-c", "9.5-d", "9.5-e", "9.5-f", "9.5-h", "10.2-c", "14-j"
)
def test_9_5_anti_armor_assault():
    s = situation(
        formation=[
            rep("C706"),
            {"officer": "nat-von-thoma", "units": ["nat-pz1a-x1", "nat-pz1a-x2"], "hex": "C707"},
        ],
        active="republican",
        act=["rep-diez", *REP["units"]],
    )
    refused(declaration.why_not_join(s, [n("rep-infantry-h1")], n("rep-infantry-h2"), h(s, "C707")), "9.5-a")
    shot = antiarmor.strike_shot(s, n("rep-infantry-h1"), n("nat-pz1a-x1"), h(s, "C707"))
    assert (shot.ff, shot.divisor, shot.shift, shot.modifiers) == (5, 2, 0, ())
    m = match(s, (6, 6), (6, 6), (4, 4), (1, 2), (3, 3))
    m.answer("republican", "assault rep-infantry-h1 C707")
    for token in ("hold",) * (m.asks[0].kind == "react"):
        m.answer("nationalist", token)
    m.answer("republican", "on nat-pz1a-x1")
    m.answer("nationalist", "volley nat-pz1a-x1 C706:AP")
    m.answer("nationalist", "volley nat-pz1a-x2 C706:AP")
    # morale 9 - 1 passes on 8; FF 5, roll 3: result 3, one hit
    assert m.asks[0].kind == "fall-back"
    assert m.state.lost[n("nat-pz1a-x1")] == 1
    m.answer("nationalist", "stay")
    assert at(m.state, "rep-infantry-h1") == "C706"  # it returns
    truck = situation(formation=[rep("C706")], at={"nat-truck-x1": "C707"})
    assert antiarmor.strike_shot(truck, n("rep-infantry-h1"), n("nat-truck-x1"), h(truck, "C707")).shift == 2


@pytest.mark.rule("barricadas", "9.5-b")
def test_9_5_b_again_only_after_a_check_at_half():
    s = situation(
        formation=[rep("C706"), {"officer": "nat-von-thoma", "units": ["nat-pz1a-x1"], "hex": "C707"}]
    )
    s.answered = 1 << n("nat-pz1a-x1")
    run = drive(
        antiarmor._vehicles_fire(s, n("rep-infantry-h1"), h(s, "C707"), [n("nat-pz1a-x1")]),
        "volley nat-pz1a-x1 C706:AP",
        (3, 3),
        (6, 6),
    )
    assert [r.kind for r in run.rolls] == ["morale", "fire"]


@pytest.mark.rule("barricadas", "9.5-g", "9.5-f")
def test_9_5_f_it_may_stay_where_no_enemy_is_left():
    s = situation(formation=[rep("C706")], at={"nat-truck-x1": "C707"}, lost={"nat-truck-x1": 2})
    s.acting = 1 << n("rep-infantry-h1")
    drive(antiarmor.anti_armor(s, n("rep-infantry-h1"), h(s, "C707"), True), "stay", (3, 3), (2, 2))
    assert at(s, "rep-infantry-h1") == "C707"


# --- armor support --------------------------------------------------------------------------------
@pytest.mark.rule(
    "barricadas", "9.6-a", "9.6-c", "9.6-d", "9.6-e", "9.6-f", "9.6-g", "9.6-i", "9.6-b", "9.3-d"
)
def test_9_6_diez_with_a_tank():
    diez = {
        "officer": "rep-diez",
        "units": ["rep-infantry-h1", "rep-infantry-h2", "rep-infantry-h3", "rep-t26b-x1"],
        "hex": "C806",
        "at": {"rep-infantry-h3": "C805"},
    }
    falange = {
        "officer": "nat-fernandez-silvestre",
        "units": ["phalangist-v1", "phalangist-v2"],
        "hex": "C807",
    }
    s = situation(
        formation=[diez, falange],
        lost={"rep-infantry-h1": 1, "phalangist-v1": 1},
        active="republican",
        act=["rep-diez", *diez["units"]],
    )
    party = [n(u) for u in ("rep-infantry-h1", "rep-infantry-h2", "rep-t26b-x1")]
    sum_ = melee.melee(s, party, [n("phalangist-v1"), n("phalangist-v2")], h(s, "C807"), [0], False)
    assert sum_.strength == (15, 7)
    assert sum_.odds == "2:1"
    assert sum_.modifier == -1
    assert charts.hand_to_hand("2:1", 2 - 1) == "D2"
    fight = melee.Assault(h(s, "C807"), 0, party, {u: s.at[u] for u in party}, [], set(), set())
    assert drive(assault._checks(s, fight)).rolls == []  # no checks with armor support
    assert fight.passed == party
    soft, tanks = assault._loss_order(party)
    assert tanks == [n("rep-t26b-x1")]
    assert n("rep-infantry-h1") in soft


@pytest.mark.rule("barricadas", "9-d")
def test_9_d_the_defenders_afvs_choose():
    s = front(at={"nat-pz1a-x1": "C707"}, lost={"legion-b3": 2, "legion-b2": 2, "legion-b1": 1})
    p = [n("rep-infantry-h1")]
    fight = melee.Assault(h(s, "C707"), 0, p, {p[0]: s.at[p[0]]}, list(p), set(), set())
    drive(assault._afv_choice(s, fight), "apart")
    assert fight.apart
    s2 = front(at={"nat-pz1a-x1": "C707"})
    fight2 = melee.Assault(h(s2, "C707"), 0, p, {p[0]: s2.at[p[0]]}, list(p), set(), set())
    drive(assault._afv_choice(s2, fight2), "support")
    assert not fight2.apart
    run = drive(antiarmor.occupy(s, fight), "strike", (1, 1), (6, 6))
    assert [r.kind for r in run.rolls] == ["morale", "fire"]


@pytest.mark.rule("barricadas", "7.2.1-c")
def test_7_2_1_c_orders_are_carried_out():
    s = front(reaction=NAT["units"])
    # defensive fire kills the officer; the units pass the check for it and the assault goes on
    m = match(s)
    m.answer("republican", "assault rep-infantry-h1 C707")
    m.answer("republican", "declare")
    while m.asks[0].kind == "react":
        m.answer("nationalist", "hold")
    m.forced += [(2, 2), (1,), *[(1, 1)] * 3]
    m.answer("nationalist", next(t for t in m.asks[0].options() if t.startswith("volley")))
    for name in NAT["units"][1:]:
        m.answer("nationalist", f"join {name}")
    m.forced.clear()
    assert has(m.state.gone, n("rep-diez"))
    assert any(e.kind == "check" and e.rule == "9.1-a" for e in m.state.log.events)


# --- what a review found --------------------------------------------------------------------------
def fight_of(s, party, target, passed=None):
    units = [n(u) for u in party]
    return melee.Assault(
        h(s, target), 0, units, {u: s.at[u] for u in units}, units if passed is None else passed, set(), set()
    )


@pytest.mark.rule("barricadas", "7.1-c", "7.1-f", "14-c")
def test_7_1_c_an_officer_does_not_outlive_his_companions():
    s = front(
        formation=[rep("C706"), nat("C707", at={"legion-b2": "C709", "legion-b3": "C709"})],
        lost={"legion-b1": 2},
    )
    run = drive(assault.hand_to_hand(s, fight_of(s, REP["units"], "C707"), [n("legion-b1")], False), (1,))
    assert has(s.gone, n("legion-b1"))
    assert has(s.gone, n("nat-vazquez"))
    assert "14-c" in [r.rule for r in run.rolls] or "10.1-a" in [r.rule for r in run.rolls]


@pytest.mark.rule("barricadas", "9.1.1-b", "14-a", "7.1-f")
def test_9_1_1_b_a_surrender_is_checked_by_the_formation():
    s = front(routed=["legion-b1"])
    run = drive(retreat.surrender(s, fight_of(s, REP["units"], "C707")))
    assert [r.rule for r in run.rolls] == ["14-c", "14-a"]


@pytest.mark.rule("barricadas", "9.1.1-b", "10.3.4-a")
def test_10_3_4_a_a_routed_officer_surrenders_too():
    s = front(at={"nat-tamayo": "C707"}, routed=["nat-tamayo"])
    drive(retreat.surrender(s, fight_of(s, REP["units"], "C707")))
    assert has(s.gone, n("nat-tamayo"))
    assert n("nat-vazquez") in s.at


@pytest.mark.rule("barricadas", "9.3.1-e")
def test_9_3_1_e_those_who_fall_back_together_are_no_friends_to_one_another():
    # the launching hex lies next to an enemy who took no part; the attackers are thrown back into it
    s = front(at={"legion-a1": "C705"})
    drive(
        assault.hand_to_hand(s, fight_of(s, REP["units"], "C707"), [n(u) for u in NAT["units"]], False), (6,)
    )
    assert all(has(s.gone, n(u)) or at(s, u) not in ("C706", "") for u in REP["units"])
    # with a unit that stayed behind they are safe
    s = front(at={"legion-a1": "C705"})
    party = REP["units"][:2]
    run = drive(
        assault.hand_to_hand(s, fight_of(s, party, "C707"), [n(u) for u in NAT["units"]], False),
        (4,),
    )
    assert run.value is False
    assert all(n(u) in s.at for u in party)


@pytest.mark.rule("barricadas", "9.3.1-g", "13.5-e")
def test_9_3_1_g_an_officer_leaves_a_lost_trench_with_his_units():
    s = front(trenches=["C707"], inside=[*NAT["units"], "nat-vazquez"])
    drive(
        assault.hand_to_hand(s, fight_of(s, REP["units"], "C707"), [n(u) for u in NAT["units"]], False), (1,)
    )
    assert at(s, "nat-vazquez") not in ("C707", "")


@pytest.mark.rule("barricadas", "9.4-j", "13.1.1-d")
def test_9_4_j_mounted_cavalry_retreats_and_work_is_lost():
    s = armor(
        formation=[
            {**TANKS, "hex": "C706"},
            {"officer": "nat-vazquez", "units": ["moor-cavalry-ca1", "legion-b1"], "hex": "C707"},
        ],
        at={"nat-horses-x1": "C707"},
        load={"moor-cavalry-ca1": "nat-horses-x1"},
        works={"legion-b1": ["position", "C707", 1]},
        finished=["moor-cavalry-ca1", "legion-b1", "nat-vazquez"],
    )
    fight = fight_of(s, TANKS["units"], "C707")
    drive(armored.armored(s, fight), (1, 1), "hold")
    assert at(s, "moor-cavalry-ca1") != "C707"
    assert n("legion-b1") not in s.works


@pytest.mark.rule("barricadas", "9.5-g")
def test_9_5_g_who_lost_steps_against_vehicles_checks():
    s = situation(
        formation=[rep("C706"), {"officer": "nat-von-thoma", "units": ["nat-pz1a-x1"], "hex": "C707"}],
        active="republican",
        act=["rep-diez", *REP["units"]],
    )
    rolls = ((1, 1), (6, 6), (1, 1), (6, 6), (1, 2))
    run = drive(
        antiarmor.anti_armor(s, n("rep-infantry-h1"), h(s, "C707"), True),
        *rolls,
        "volley nat-pz1a-x1 C706:AP",
    )
    assert s.lost[n("rep-infantry-h1")]
    assert run.rolls[-1].rule == "9.5-g"


@pytest.mark.rule("barricadas", "9-h", "9.5-b")
def test_9_h_assaulted_vehicles_are_finished():
    s = situation(
        formation=[rep("C706"), {"officer": "nat-von-thoma", "units": ["nat-pz1a-x1"], "hex": "C707"}],
        active="republican",
        act=["rep-diez", *REP["units"]],
    )
    drive(antiarmor.anti_armor(s, n("rep-infantry-h1"), h(s, "C707"), True), (3, 3), (6, 6), "hold")
    assert has(s.finished, n("nat-pz1a-x1"))


@pytest.mark.rule("barricadas", "9-f", "9.2-f")
def test_9_f_the_defender_says_which_units_fire_at_which_hex():
    s = front(formation=[rep("C706", at={"rep-infantry-h3": "C806"}), nat("C707")], reaction=NAT["units"])
    fight = fight_of(s, REP["units"], "C707", [])
    fight.home[n("rep-infantry-h3")] = h(s, "C806")
    run = drive(
        assault._volley(s, fight, n("legion-b1"), h(s, "C706"), "AP", True), (6, 6), "join legion-b2", "shoot"
    )
    assert fight.volleys == {n("legion-b1"), n("legion-b2")}
    assert run.asks[0].options() == ["join legion-b2", "join legion-b3", "shoot"]
    assert (n("legion-b3"), (h(s, "C806"), "AP")) in assault._volleys(s, fight, True)


@pytest.mark.rule("barricadas", "9.2-e", "12-CRE-c", "13.5-e")
def test_9_2_e_late_fire_counts_only_the_assaulted_hex():
    # they come out of a trench on a crest into the open: neither protects them any more
    s = situation(
        ["A"],
        formation=[rep("A808"), nat("A809")],
        trenches=["A808"],
        inside=REP["units"],
        positions={"A808": "republican"},
    )
    units = [n(u) for u in REP["units"]]
    for u in units:
        s.spent[u] = 0
    early = fire.fire_shot(s, [n("legion-b1")], "AP", h(s, "A808"), (), units)
    assert {"crest", "improved-position"} <= {name for name, _, _ in early.modifiers}
    late = fire.fire_shot(s, [n("legion-b1")], "AP", h(s, "A808"), (), units, h(s, "A809"))
    assert [name for name, _, _ in late.modifiers] == ["target-moving-foot", "target-six-steps"]
    assert late.divisor == charts.defense("AP", "open")


@pytest.mark.rule("barricadas", "9.4-b", "9.6-c")
def test_9_6_an_afv_with_infantry_need_not_be_able_to_leave():
    s = situation(
        formation=[
            {"officer": "rep-diez", "units": ["rep-infantry-h1", "rep-t26b-x1"], "hex": "C706"},
            nat("C707"),
        ],
        active="republican",
        act=["rep-diez", "rep-infantry-h1", "rep-t26b-x1"],
    )
    tank, foot = n("rep-t26b-x1"), n("rep-infantry-h1")
    s.spent[tank] = 14
    refused(declaration.why_not_assault(s, tank, h(s, "C707")), "9.4-b")
    assert declaration.why_not_join(s, [foot], tank, h(s, "C707")) is None


@pytest.mark.rule("barricadas", "9-a", "9.3.1-g")
def test_9_a_trucks_do_not_fight_but_retreat_with_the_others():
    s = front(
        formation=[rep("C706"), {"officer": "nat-vazquez", "units": ["legion-b1"], "hex": "C707"}],
        at={"nat-truck-x1": "C707"},
    )
    fight = fight_of(s, REP["units"], "C707", [n(u) for u in REP["units"]])
    drive(assault._fight(s, fight), (1,), "stay")
    assert s.lost.get(n("nat-truck-x1"), 0) == 0
    assert s.lost[n("legion-b1")] >= 2
    assert at(s, "nat-truck-x1") != "C707"


@pytest.mark.rule("barricadas", "12.9.2-f", "9-c")
def test_12_9_2_f_an_assault_from_a_bridge_goes_along_its_road():
    s = situation(
        ["D"],
        river="major",
        formation=[
            {"officer": "rep-diez", "units": ["rep-infantry-h1"], "hex": "D704"},
            {
                "officer": "nat-vazquez",
                "units": ["legion-b1", "legion-b2"],
                "at": {"legion-b1": "D705", "legion-b2": "D605"},
            },
        ],
        active="republican",
        act=["rep-diez", "rep-infantry-h1"],
    )
    u = n("rep-infantry-h1")
    s.spent[u] = 2  # it has come onto the bridge in this activation
    assert declaration.why_not_assault(s, u, h(s, "D705")) is None
    for code in ("D605", "D805"):
        if the_board(s).grid.touch(h(s, "D704"), h(s, code)) and h(s, code) in s.stacks:
            refused(declaration.why_not_assault(s, u, h(s, code)), "12.9.2-f")


@pytest.mark.rule("barricadas", "9.1-b", "3.3.2-h")
def test_9_1_b_leading_an_assault_is_the_officers_action():
    s = front()
    fight = fight_of(s, REP["units"], "C707", [n(u) for u in REP["units"]])
    drive(assault._leaders_join(s, fight), "lead")
    assert has(s.finished, n("rep-diez"))


@pytest.mark.rule("barricadas", "9.2-f", "8.3-k")
def test_9_2_f_units_that_declare_an_assault_count_as_moving_for_reaction_too():
    s = front(
        formation=[
            rep("C706"),
            nat("C707"),
            {"officer": "nat-tamayo", "units": ["legion-a1"], "hex": "C806"},
        ],
        reaction=["legion-a1"],
    )
    m = match(s)
    m.answer("republican", "assault rep-infantry-h1 C707")
    m.answer("republican", "declare")
    assert m.asks[0].kind == "react"
    shot = fire.fire_shot(m.state, [n("legion-a1")], "AP", h(s, "C706"))
    assert "target-moving-foot" in [name for name, _, _ in shot.modifiers]


@pytest.mark.rule("barricadas", "13.6-b", "9.2-a")
def test_13_6_b_defensive_fire_from_a_fortification_goes_through_its_front():
    for vertex, fires in ((0, True), (3, False)):  # towards the attackers in the north, or away from them
        s = front(forts={"C707": ["nationalist", 4, vertex]}, inside=NAT["units"])
        fight = fight_of(s, REP["units"], "C707", [])
        assert bool(assault._volleys(s, fight, True)) is fires
        fight.passed = [n(u) for u in REP["units"]]
        assert assault._volleys(s, fight, False)  # those who have come in are met


@pytest.mark.rule("barricadas", "2.3-l")
def test_2_3_l_guns_that_fire_indirectly_end_a_surprise():
    from frente.games.barricadas.rules import artillery

    s = situation(
        formation=[
            {"officer": "rep-diez", "units": ["rep-81mm-x1"], "hex": "C605"},
            nat("C609"),
        ],
        active="republican",
    )
    mission = artillery.Mission(-1, (n("rep-81mm-x1"),), h(s, "C609"), False, h(s, "C609"))
    drive(artillery.bombard(s, [mission]), (6, 6))
    assert s.fired & 1


def charge_in(m, *tokens):
    """Declare an assault, and let the defenders hold their fire."""
    for token in tokens:
        m.answer("republican", token)
    while m.asks[0].kind in ("react", "defend", "defend-late"):
        m.answer("nationalist", "hold")


ALL_THREE = ("assault rep-infantry-h1 C707", "join rep-infantry-h2", "join rep-infantry-h3")


@pytest.mark.rule("barricadas", "9.3.1-f", "9.3.1-e", "9.1-c")
def test_9_3_1_f_a_fourth_unit_that_never_checked_took_no_part():
    militia = [f"communist-militia-v{i}" for i in (1, 2, 3, 4)]

    def beaten(party):
        s = front(
            formation=[
                {"officer": "rep-carrasco", "units": militia, "hex": "C706", "at": {militia[3]: "C808"}},
                nat("C707"),
            ],
            wire=["C608"],
            act=["rep-carrasco", *militia],
        )
        # those in front pass their checks; 12 against 12 and a 1: the defender loses a step and falls back
        m = match(s, *[(1, 1)] * 3, (1,))
        charge_in(
            m, f"assault {party[0]} C707", *(f"join {u}" for u in party[1:]), *["declare"] * (len(party) < 4)
        )
        if m.asks[0].kind == "lead":
            m.answer("republican", "stay")
        return m.state

    # wire and the fourth unit leave only C708, which is next to it: it took no part, so they are lost there
    s = beaten(militia)
    assert all(has(s.gone, n(u)) for u in NAT["units"])
    # where it is one of the three that checked, C708 is open
    s = beaten([militia[3], militia[0], militia[1]])
    assert {at(s, u) for u in NAT["units"]} == {"C708"}


@pytest.mark.rule("barricadas", "9.3.1-g", "7.1-c")
def test_9_3_1_g_an_officer_retreats_with_one_of_the_units():
    def beaten(*ways):
        m = match(front(), (1, 1), (1, 1), (1, 1), (1,))
        charge_in(m, *ALL_THREE)
        m.answer("republican", "stay")
        for way in ways:
            m.answer("nationalist", f"fall {way}")
        return m

    m = beaten("C708", "C708", "C808")
    ask = m.asks[0]
    assert (ask.kind, ask.about["unit"]) == ("retreat", "nat-vazquez")
    assert ask.options() == ["fall C708", "fall C808"]  # not C608, where nobody goes
    refused(m.why_not("nationalist", "fall C608"), "9.3.1-g")
    m.answer("nationalist", "fall C808")
    retreats = [e.data for e in m.state.log.events if e.kind == "retreat"]
    assert retreats[-1] == {"unit": "nat-vazquez", "hex": "C808"}
    m = beaten("C608", "C608", "C608")  # all the same way: nothing is asked
    assert [e.data["hex"] for e in m.state.log.events if e.kind == "retreat"] == ["C608"] * 4


@pytest.mark.rule("barricadas", "9.3.1-g", "7.1-c", "9.3.1-d")
def test_9_3_1_g_an_officer_is_lost_when_no_unit_gets_away():
    m = match(front(wire=["C608", "C708", "C808"]), (1, 1), (1, 1), (1, 1), (1,))
    charge_in(m, *ALL_THREE)
    m.answer("republican", "stay")
    assert has(m.state.gone, n("nat-vazquez"))
    assert [e.rule for e in m.state.log.events if e.kind == "eliminated"] == ["13.2-c"] * 3 + ["7.1-c"]


@pytest.mark.rule("barricadas", "9.5-h", "14-j")
def test_9_5_h_only_an_afv_falls_back_from_an_anti_armor_assault():
    s = front(formation=[rep("C706"), nat("C712")], at={"nat-truck-x1": "C707"})
    m = match(s, (1, 1), (3, 4))  # the check, then one hit
    charge_in(m, "assault rep-infantry-h1 C707")
    assert m.state.lost[n("nat-truck-x1")] == 1
    assert at(m.state, "nat-truck-x1") == "C707"
    assert m.asks[0].seat == "republican"  # the truck has no choice


@pytest.mark.rule("barricadas", "13.2-d", "10.3.2-a", "9.3.1-c")
def test_13_2_d_a_tank_flattens_the_wire_that_it_flees_through():
    tank = {"officer": "rep-arman", "units": ["rep-t26b-x1"], "hex": "C708"}
    s = front(
        formation=[tank, nat("C709")],
        wire=["C706", "C705", "C714"],
        active="nationalist",
        act=["nat-vazquez", *NAT["units"]],
    )
    # 9.5: the check, one hit, the officer, and the tank's own check fails by three
    m = match(s, (1, 1), (1, 2), (6, 6), (5, 5))
    m.answer("nationalist", "assault legion-b1 C708")
    m.answer("republican", "hold")
    while m.asks[0].kind == "rout":
        m.answer("republican", next(t for t in m.asks[0].options() if t.startswith("flee C7")))
    assert at(m.state, "rep-t26b-x1") == "C703"
    assert m.state.wire == 1 << h(m.state, "C714")
    assert [e.rule for e in m.state.log.events if e.kind == "wire-gone"] == ["13.2-d", "13.2-d"]
    # a retreat of two hexes passes through the first
    s = situation(formation=[tank, nat("C709")], wire=["C707"])
    drive(retreat.retreat(s, n("rep-t26b-x1"), h(s, "C708"), [0], 2, [], -1))
    assert at(s, "rep-t26b-x1") == "C706"
    assert not s.wire


@pytest.mark.rule("barricadas", "3.3.2-a", "9.1-b")
def test_3_3_2_a_an_officer_who_has_done_something_else_does_not_lead_an_assault():
    s = front(finished=["rep-diez"], act=REP["units"])  # he has directed guns or rallied
    m = match(s, (1, 1), (1, 1), (1, 1), (1,))
    charge_in(m, *ALL_THREE)
    assert m.asks[0].kind == "retreat"  # fought without him
    assert at(m.state, "rep-diez") == "C706"


@pytest.mark.rule("barricadas", "3.3.2-a", "9.1-b", "9-c")
def test_3_3_2_a_an_officer_who_moved_up_with_his_men_leads_them_on():
    m = match(front("C705"), (1, 1), (1, 1), (1, 1), (1,))
    m.answer("republican", "move rep-infantry-h1")
    for token in ("with rep-infantry-h2", "with rep-infantry-h3", "with rep-diez", "to C706", "stop"):
        while m.asks[0].kind == "react":
            m.answer("nationalist", "hold-all")
        m.answer("republican", token)
    assert has(m.state.finished, n("rep-diez"))
    charge_in(m, *ALL_THREE)
    assert m.asks[0].kind == "lead"
    m.answer("republican", "lead")
    while m.asks[0].seat == "nationalist":
        m.answer("nationalist", m.asks[0].options()[0])
    assert at(m.state, "rep-diez") == "C707"


@pytest.mark.rule("barricadas", "9.4-m", "5.2-g", "5.2-a")
def test_9_4_m_an_afv_that_did_no_harm_drives_off_where_it_can():
    s = armor(formation=[{**TANKS, "hex": "C706"}, nat("C707", at={"legion-b3": "C708"})])
    fight = fight_of(s, TANKS["units"], "C707")
    run = drive(armored._drive_off(s, fight, [n("rep-t26b-x1")]), "leave C706")
    ask = run.asks[0]
    assert "leave C706" in ask.options()  # back it may always go
    refused(ask.why_not("leave C708"), "5.2-g")
    refused(ask.why_not("leave C701"), "9.4-m")
    s.spent[n("rep-t26b-x1")] = 14
    assert drive(armored._drive_off(s, fight, [n("rep-t26b-x1")])).asks == []  # no points for any other way


@pytest.mark.rule("barricadas", "9.5-a", "9.5-b")
def test_9_5_a_of_several_vehicles_one_is_assaulted_and_each_is_asked_for_its_fire():
    s = front(
        formation=[rep("C706"), {"officer": "nat-von-thoma", "units": ["nat-pz1a-x1"], "hex": "C707"}],
        at={"nat-truck-x1": "C707"},
    )
    run = drive(
        antiarmor.anti_armor(s, n("rep-infantry-h1"), h(s, "C707"), True),
        "on nat-truck-x1",
        "volley nat-pz1a-x1 C706:AP",
        (6, 6),
        (6, 6),
    )
    which, fires = run.asks[:2]
    assert (which.kind, fires.kind) == ("vehicle", "defend")
    assert set(which.options()) == {"on nat-truck-x1", "on nat-pz1a-x1"}
    refused(which.why_not("on rep-infantry-h2"), "9.5-a")
    assert fires.why_not("volley nat-truck-x1 C706:AP").text == "not-its-turn"
    assert fires.why_not("volley nat-pz1a-x1 C706:AT").text == "only-ap"
    assert fires.why_not("volley nat-pz1a-x1 C705:AP").text == "no-launch"


@pytest.mark.rule("barricadas", "9.2-e", "9-g")
def test_9_2_e_late_fire_only_at_those_who_come_on_from_a_hex_not_yet_fired_at():
    s = front(formation=[rep("C706", at={"rep-infantry-h3": "C806"}), nat("C707")], reaction=NAT["units"])
    fight = fight_of(s, REP["units"], "C707")
    fight.shelled = {h(s, "C706")}
    fight.volleys = {n("legion-b1")}
    ask = drive(assault.defend(s, fight, before=False), "hold").asks[0]
    assert ask.kind == "defend-late"
    assert ask.options() == ["volley legion-b2 C806:AP", "volley legion-b3 C806:AP", "hold"]
    refused(ask.why_not("volley legion-b2 C706:AP"), "9-g")
    refused(ask.why_not("volley legion-b1 C806:AP"), "9-g")
    refused(ask.why_not("strike legion-b2 rep-infantry-h1"), "9.6-e")


@pytest.mark.rule("barricadas", "9.5-h", "9.3.1-e")
def test_9_5_h_a_hurt_afv_falls_back_only_to_a_safe_hex():
    s = front(
        formation=[
            rep("C706", at={"rep-infantry-h3": "C709"}),
            {"officer": "nat-von-thoma", "units": ["nat-pz1a-x1"], "hex": "C707"},
        ]
    )
    ask = drive(antiarmor._may_fall_back(s, n("nat-pz1a-x1"), n("rep-infantry-h1")), "stay").asks[0]
    assert ask.kind == "fall-back"
    refused(ask.why_not("fall C706"), "9.3.1-g")  # the enemy is there
    refused(ask.why_not("fall C708"), "9.3.1-e")  # next to an enemy who took no part
    refused(ask.why_not("fall C712"), "9.5-h")
