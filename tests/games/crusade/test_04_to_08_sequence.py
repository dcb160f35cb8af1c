"""Chapters 2 to 8: terms, set-up, victory, the turn, the action, the uses of cards."""

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

from frente.engine import Match
from frente.games.crusade.definitions import (
    AT,
    ATLANTIC,
    BALEARIC,
    BORDER,
    CAPITALS,
    MAIN_CITIES,
    MEDITERRANEAN,
    NEAR,
    NORTH,
    PORTS,
    REGION,
    RIVER,
    SOURCES,
    SPACE_IDS,
    SPACES,
    UNITS,
    VP_SPACES,
    bits,
    phase_of,
)
from frente.games.crusade.rules import victory
from frente.games.crusade.rules.control import capture_rm, capture_vp, take
from frente.games.crusade.rules.sequence import hand_size
from frente.games.crusade.rules.supply import connected


def names(mask):
    return [SPACE_IDS[p] for p in bits(mask)]


@pytest.mark.rule(
    "crusade", "2.1.1-a", "2.1.1-b", "3.0-main-city", "3.0-vp-capital", "3.0-nf", "3.0-balearic", "3.0-source"
)
def test_2_1_1_spaces():
    assert names(MAIN_CITIES) == ["barcelona", "bilbao", "madrid", "sevilla", "valencia", "zaragoza"]
    assert MAIN_CITIES & ~VP_SPACES == 0
    assert PORTS & ~sum(1 << s.index for s in SPACES if s.coast) == 0
    assert names(VP_SPACES & ~CAPITALS) == ["cartagena"]
    assert NORTH >> AT["oviedo"] & 1
    assert names(BALEARIC) == ["mallorca", "menorca"]
    assert not (SOURCES["nat"] | SOURCES["rep"]) >> AT["madrid"] & 1


@pytest.mark.rule("crusade", "3.0-atlantic", "3.0-mediterranean", "2.1.2-e", "2.1.2-b", "10.1.5")
def test_3_0_sea_zones_and_borders():
    assert len(names(ATLANTIC)) == 10
    assert "huelva" in names(MEDITERRANEAN)
    assert not PORTS >> AT["huelva"] & 1
    assert "jaca" in names(BORDER["france"])
    m = table()
    assert (
        why(
            play(
                table(side="nat", round=2, hands={"nat": [], "rep": []}),
                "auto",
                "activate-move jaca",
                f"move {named(m, 'jaca', 'nat-inf')}",
            ),
            "step figueras",
        )
        == "10.1.4"
    )


@pytest.mark.rule("crusade", "2.1.2-a", "2.1.2-b", "2.1.2-c")
def test_2_1_2_adjacent_and_connected():
    m = table()
    assert RIVER[AT["hellin"]] >> AT["murcia"] & 1
    assert NEAR[AT["hellin"]] >> AT["murcia"] & 1
    assert not NEAR[AT["madrid"]] >> AT["barcelona"] & 1
    assert connected(m.state, "rep", 1 << AT["madrid"]) >> AT["barcelona"] & 1


@pytest.mark.rule("crusade", "2.1.2-f")
def test_2_1_2_f_the_corridor_is_an_option():
    for corridor in (False, True):
        m = table(
            corridor=corridor,
            units={
                "puerto-de-leitariegos": ["nat-inf:full"],
                "puerto-de-la-espina": ["rep-mil-ast:full"],
                "puerto-de-pajares": ["rep-mil-ast:full"],
            },
        )
        joined = connected(m.state, "nat", 1 << AT["oviedo"]) >> AT["puerto-de-leitariegos"] & 1
        assert bool(joined) == corridor


@pytest.mark.rule("crusade", "2.6", "2.2.1-a", "2.2.1-b", "2.2.1-e", "3.0-regional")
def test_2_2_units():
    kinds = {u.kind.id: u for u in UNITS}
    assert kinds["nat-inf"].kind.full == (2, 1, 3)
    assert kinds["nat-ins"].kind.steps == 1
    assert all(kinds[k].type == "MIL" for k in ("rep-mil-ast", "rep-mil-cnt", "nat-mil-nav", "rep-mil-poum"))
    from frente.games.crusade.definitions import REGIONAL

    assert not REGIONAL >> kinds["rep-mil-cnt"].index & 1
    assert REGIONAL >> kinds["rep-mil-bas"].index & 1


@pytest.mark.rule(
    "crusade",
    "SU-markers",
    "SU-units",
    "SU-forts",
    "SU-deck-nat",
    "SU-deck-rep",
    "SU-removed",
    "16.3.1",
    "4.0-a",
    "4.2.1",
    "4.3.1-a",
    "4.3.3",
    "17.6.2-a",
    "16.1.1",
    "16.1.4",
    "16.2.1",
    "2.1.3",
    "2.2.2.1",
    "2.2.2.2",
    "2.2.2.5",
    "15.1.1",
    "1.0-a",
    "16.4.1",
)
def test_campaign_start():
    m = Match.start(GAME, "campaign", seed="1")
    f = GAME.facts(m.state)
    assert (f["vp"], f["rm"], f["turn"]) == (7, 26, 1)
    assert f["rp"] == {"nat": 0, "axis": 0, "rep": 0, "sov": 0}
    assert f["sieges"] == {"simancas": 1, "cabeza": 2, "alcazar": 3}
    assert set(f["isolated"]) == {"oviedo", "granada"}
    assert (f["ammo"], f["madrid"], f["strait"], f["government"]) == (True, -3, "rep", "giral")
    assert len(m.state.hands["nat"]) == len(m.state.hands["rep"]) == 7
    assert f["draws"] == {"nat": 11, "rep": 11}
    assert "N1" in m.state.hands["nat"]
    assert f["works"] == {"oviedo": "trench", "badajoz": "position"}
    assert f["morocco"] == ["nat-afr:full"] * 6
    assert f["reserve"] == {"nat": ["nat-mil:full"], "rep": ["rep-mil:full"] * 2}
    assert f["removed_cards"] == []
    assert not GAME.faults(m.state)
    from frente.games.crusade.rules.supply import north_isolated

    assert north_isolated(m.state)


@pytest.mark.rule("crusade", "4.3.1-a", "7.1.4", "SU-deck-nat", "4.1.1", "4.1.2", "2.2.2.6", "17.6.1")
def test_4_3_1_air_bridge_comes_first():
    m = Match.start(GAME, "campaign", seed="1")
    assert options(m) == ["event N1"]
    other = next(id for id in m.state.hands["nat"] if id != "N1")
    assert why(m, f"ops {other}") == "4.3.1-a"
    assert why(m, "auto") == "4.3.1-a"
    play(m, "event N1")
    assert m.state.actions["nat"] == ["event-ops"]


@pytest.mark.rule("crusade", "4.3.1-b", "4.3.2", "15.1.2-c")
def test_4_3_2_turn_6_hands_hold_corps():
    for seed in "12345":
        m = Match.start(GAME, "two-years-of-war", seed=seed)
        assert GAME.facts(m.state)["corps_card"] == {"nat": True, "rep": True}
        assert "auto" in options(m)
        assert not GAME.faults(m.state)


@pytest.mark.rule("crusade", "5.1.1", "SU-victory", "SU-end", "6.F.4-a")
@pytest.mark.parametrize(("vp", "winners"), [(20, ("nat",)), (19, ()), (18, ("rep",))])
def test_5_1_1_final_points(vp, winners):
    m = table(
        phase="end", turn=18, vp=vp, rm=15, hands={"nat": [], "rep": []}, works={"oviedo": "", "badajoz": ""}
    )
    assert m.result is not None
    assert m.result.winners == winners


@pytest.mark.rule("crusade", "5.2.1", "5.2.2-a", "5.2.2-b", "5.2.2-c", "6.D.2", "16.3.2-b")
@pytest.mark.parametrize(
    ("turn", "rm", "winner"),
    [
        (5, 28, "rep"),
        (15, 3, "nat"),
        (15, 4, ""),
        (3, 40, ""),
        (16, -5, ""),
        (4, 28, "rep"),
        (4, 27, ""),
        (12, 5, "nat"),
        (12, 19, "rep"),
    ],
)
def test_5_2_2_morale_decides(turn, rm, winner):
    m = table(turn=turn, rm=rm)
    assert victory.by_morale(m.state) == winner
    m = table(phase="status", turn=turn, rm=rm, hands={"nat": [], "rep": []})
    assert (m.result.winners if m.result else ("",)) == (winner,)


@pytest.mark.rule("crusade", "5.2.3", "5.2.5")
def test_5_2_3_all_main_cities():
    m = table(
        phase="status", turn=2, control={"nat": names(MAIN_CITIES)}, units={c: [] for c in names(MAIN_CITIES)}
    )
    assert m.result is not None
    assert (m.result.winners, m.result.rule) == (("nat",), "5.2.3")
    m = table(
        phase="status",
        turn=5,
        rm=30,
        control={"nat": names(MAIN_CITIES)},
        units={c: [] for c in names(MAIN_CITIES)},
    )
    assert m.result.rule == "5.2.2-a"
    assert m.result.winners == ("rep",)


@pytest.mark.rule("crusade", "5.2.4", "16.3.2-c")
def test_5_2_4_casados_coup():
    m = table("two-years-of-war", turn=16, rm=5, side="nat", hands={"nat": ["N46"], "rep": []})
    play(m, "event N46")
    assert m.result.winners == ("nat",)
    m = table("two-years-of-war", turn=16, rm=6, side="nat", hands={"nat": ["N46"], "rep": []})
    assert why(m, "event N46") == "8.5.1.2"


@pytest.mark.rule(
    "crusade",
    "5.1.2-a",
    "5.1.2-b",
    "16.3.3-a",
    "16.3.3-b",
    "3.0-vp",
    "3.0-capital",
    "16.3.2-a",
    "3.0-control",
    "10.1.9",
)
def test_5_1_2_captures():
    assert [capture_vp(AT[p]) for p in ("madrid", "barcelona", "badajoz", "toledo", "illescas")] == [
        3,
        2,
        1,
        0,
        0,
    ]
    assert [
        capture_rm(AT[p]) for p in ("madrid", "barcelona", "badajoz", "toledo", "cartagena", "illescas")
    ] == [3, 2, 1, 1, 1, 0]
    m = table(units={"badajoz": []})
    vp, rm = m.state.vp, m.state.rm
    take(m.state, AT["badajoz"], "nat", "10.1.9")
    assert (m.state.vp, m.state.rm) == (vp + 1, rm - 1)
    take(m.state, AT["badajoz"], "rep", "10.1.9")
    assert (m.state.vp, m.state.rm) == (vp, rm)


@pytest.mark.rule("crusade", "6.A.3-b", "6.A.3-e", "16.3.2-c")
def test_6_a_3_hand_sizes():
    m = table()
    sizes = {}
    for rm in (16, 15, 11, 10):
        m.state.rm = rm
        sizes[rm] = (hand_size(m.state, "nat"), hand_size(m.state, "rep"))
    assert sizes == {16: (7, 7), 15: (8, 7), 11: (8, 7), 10: (8, 6)}


@pytest.mark.rule("crusade", "6.A.2-a", "6.A.3-a", "6.A.3-c", "8.5.3.6", "3.0-discard", "6.0-a")
def test_6_a_draw_phase():
    m = table(phase="draw", turn=3, hands={"nat": ["N11", "N2"], "rep": []})
    assert kind(m) == "nat discard"
    assert options(m) == ["discard N11", "done"]
    assert why(m, "discard N2") == "6.A.2-a"
    play(m, "discard N11", "done")
    assert len(m.state.hands["nat"]) == 7
    assert m.state.discards["nat"] == ["N11"]


@pytest.mark.rule("crusade", "6.A.3-c", "6.A.3-d", "6.A.3-e")
def test_6_a_3_short_piles():
    m = table(
        phase="draw",
        turn=3,
        hands={"nat": ["N2"], "rep": []},
        discards={"nat": ["N3", "N4"], "rep": []},
        draws={"nat": ["N5"], "rep": ["R1"]},
    )
    play(m, "done")
    assert sorted(m.state.hands["nat"]) == ["N2", "N3", "N4", "N5"]
    assert m.state.hands["rep"] == ["R1"]


@pytest.mark.rule("crusade", "6.A.1", "15.1.2-a", "15.1.3", "3.0-war-phase")
def test_6_a_1_new_cards_on_turns_6_and_12():
    assert [phase_of(t) for t in (5, 6, 11, 12)] == ["columns", "mobilization", "mobilization", "armies"]
    for turn, count in ((6, 37), (12, 52)):
        m = table(turn=turn - 1, hands={"nat": ["N2"], "rep": []})
        m.state.turn = turn
        m.state.agenda = [("turn",)]
        m = Match.start(
            GAME, "campaign", seed="x", start=__import__("frente.engine").engine.to_plain(m.state)
        )
        cards = m.state.hands["nat"] + m.state.draws["nat"] + m.state.discards["nat"] + m.state.removed
        assert len([c for c in cards if c.startswith("N")]) >= count
        assert "N2" in m.state.hands["nat"]


@pytest.mark.rule(
    "crusade", "6.B-a", "7.1.1", "7.1.2", "7.1.5", "6.C.1", "6.C.2", "13.3.7", "7.1.3-b", "7.1.3-c", "7.1.3-a"
)
def test_6_b_twelve_rounds_and_two_segments():
    m = table(turn=2, side="nat", round=1, hands={"nat": [], "rep": []})
    order = []
    while m.state.turn == 2 and m.asks and m.asks[0].kind in ("action", "activate"):
        if m.asks[0].kind == "action":
            order.append((m.state.side, m.state.round))
        play(m, "auto" if m.asks[0].kind == "action" else "done")
    assert order == [(side, n) for n in range(1, 7) for side in ("nat", "rep")]


STRANDED = {"burgos": ["rep-rpa:full"], "murcia": ["nat-inf:full"]}


def starved(m):
    return [row["place"] for row in events(m, "starved")]


@pytest.mark.rule("crusade", "6.0-a", "6.C.1", "6.C.2", "13.3.7", "6.E.1", "6.E.2", "6.F-b")
def test_6_c_each_side_starves_right_after_its_own_sixth_round_and_the_republic_rebuilds_first():
    m = table(
        turn=8, rm=18, side="nat", round=5, units={**STRANDED, "sevilla": ["nat-inf:reduced"]},
        rp={"rep": 1, "nat": 1},
        reserve={"rep": ["rep-rpa:reduced"], "nat": []}, hands={"nat": [], "rep": []}, ammo=False,
    )  # fmt: skip
    for seat, before in (("nat", []), ("rep", []), ("nat", []), ("rep", ["murcia"])):
        assert (kind(m), starved(m)) == (f"{seat} action", before)
        play(m, "auto", "done")
    assert starved(m) == ["murcia", "burgos"]
    assert kind(m) == "rep replacements"
    play(m, "done")
    assert kind(m) == "nat replacements"
    play(m, "done")
    assert m.state.phase == "end"


@pytest.mark.rule("crusade", "6.0-a", "6.D.2")
def test_6_d_the_war_is_decided_before_anything_is_rebuilt():
    m = table(
        turn=15, side="rep", round=6, rm=-9, rp={"rep": 1}, reserve={"rep": ["rep-rpa:reduced"], "nat": []},
        hands={"nat": [], "rep": []}, ammo=False,
    )  # fmt: skip
    play(m, "auto", "done")
    assert m.result is not None
    assert m.result.winners == ("nat",)


@pytest.mark.rule("crusade", "6.C.1", "13.3.7")
@pytest.mark.parametrize(
    ("start", "left"),
    [
        ({"side": "rep", "round": 6}, ["burgos"]),  # the Nationalist segment is over by then
        ({"side": "nat", "phase": "attrition"}, ["murcia", "burgos"]),
        ({"side": "rep", "phase": "attrition"}, ["burgos"]),
        ({"side": "rep", "phase": "status"}, []),
        ({"side": "nat", "phase": "replacement"}, []),
        ({"phase": "end"}, []),
    ],
)
def test_6_0_a_position_within_a_turn_goes_on_as_the_turn_does(start, left):
    m = table(turn=8, rm=18, units=STRANDED, hands={"nat": [], "rep": []}, ammo=False, **start)
    while m.state.turn == 8:
        play(m, "auto" if "auto" in options(m) else "done")
    assert starved(m) == left


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ({"round": 7}, "no round 7"),
        ({"side": "red"}, "no side 'red'"),
        ({"phase": "dusk"}, "no phase 'dusk'"),
        ({"phase": "corps", "turn": 7}, "end of turn 5"),
    ],
)
def test_a_position_that_starts_nowhere_is_refused(words, said):
    with pytest.raises(ValueError, match=said):
        table(**words)


@pytest.mark.rule("crusade", "6.F.1", "6.F.2", "6.F.3", "6.F-b", "10.2.10", "16.2.6-a", "16.1.6")
def test_6_f_end_of_turn():
    m = table(phase="end", turn=5, units={"gijon": ["rep-mil-ast:full"]}, hands={"nat": [], "rep": []})
    assert kind(m) == "nat raze"
    assert why(m, "raze badajoz") == "6.F.1"
    play(m, "raze oviedo")
    assert AT["oviedo"] not in m.state.works
    play(m, "done")
    assert m.state.isolated == 0
    assert m.state.phase == "corps"
    m = table("two-years-of-war", phase="end", turn=6, hands={"nat": [], "rep": []})
    while kind(m).endswith("raze"):
        play(m, "done")
    assert "cabeza" not in m.state.sieges


@pytest.mark.rule("crusade", "8.3.3", "8.4.3", "7.1.6", "8.3.1", "8.4.1-a", "8.4.2")
def test_8_3_3_not_twice_running():
    m = table(
        turn=2,
        side="rep",
        round=4,
        actions={"rep": ["ops", "auto", "sr"]},
        hands={"nat": [], "rep": ["R1", "R10", "R9"]},
    )
    assert why(m, "sr R1") == "8.3.3"
    assert why(m, "rp R1") == ""
    play(m, "rp R10", "auto", "done")
    assert why(m, "rp R1") == "8.4.3"
    assert why(m, "sr R1") == ""
    m = table(turn=5, side="nat", round=1, hands={"nat": ["N3"], "rep": []})
    assert {"sr N3", "rp N3"} <= set(options(m))


@pytest.mark.rule("crusade", "8.3.2", "17.2.1", "17.2.3")
@pytest.mark.parametrize(("turn", "points"), [(1, 2), (2, 2), (3, 3)])
def test_8_3_2_redeployment_points(turn, points):
    m = table(turn=turn, side="rep", round=2, hands={"nat": [], "rep": ["R16"]})
    play(m, "sr R16")
    assert m.asks[0].about["points"] == points


@pytest.mark.rule("crusade", "8.4.1-a", "8.4.1-b", "14.1.1.2-b", "14.1.1.3-c", "8.4.4", "14.1.1.1")
def test_8_4_1_allied_points_need_aid():
    m = table(turn=4, side="nat", round=2, hands={"nat": ["N2"], "rep": []})
    play(m, "rp N2")
    assert GAME.facts(m.state)["rp"] == {"nat": 2, "axis": 0, "rep": 0, "sov": 0}
    m = table(turn=4, side="nat", round=2, hands={"nat": ["N2"], "rep": []}, played=["N3"])
    play(m, "rp N2")
    assert GAME.facts(m.state)["rp"]["axis"] == 1


@pytest.mark.rule("crusade", "8.5.1.3-b", "8.5.1.3-a", "3.0-asterisk")
def test_8_5_1_3_red_text():
    m = table(
        turn=4,
        side="nat",
        round=2,
        hands={"nat": ["N13", "N2"], "rep": []},
        units={"madrid": ["nat-inf:full"]},
    )
    play(m, "ops N13", "done")
    assert "N13" in m.state.removed
    m = table(turn=4, side="nat", round=2, hands={"nat": ["N13", "N2"], "rep": []})
    play(m, "ops N2", "done")
    assert m.state.discards["nat"] == ["N2"]  # an asterisk, but not played as an Event


@pytest.mark.rule(
    "crusade", "8.2.1", "8.2.2", "8.2.3", "8.2.6", "3.0-activated", "13.1.1.1-a", "2.2.2.7", "13.1.1"
)
def test_8_2_activation():
    m = table(turn=3, side="rep", round=2, hands={"nat": [], "rep": ["R9"]})
    play(m, "ops R9")
    assert why(m, "activate-move toledo") == ""
    assert why(m, "activate-move illescas") == "8.2.2"
    play(m, "activate-move toledo")
    assert why(m, "activate-attack toledo") == "8.2.3"
    play(m, "activate-attack madrid")
    assert kind(m) == "rep move"
    assert {u.split()[1] for u in options(m) if u.startswith("move ")} == {named(m, "toledo", "rep-mil")}


@pytest.mark.rule("crusade", "8.2.4", "8.2.5", "8.2.1")
def test_8_2_4_first_movement_then_combat():
    m = table(turn=3, side="nat", round=2, hands={"nat": ["N3"], "rep": []})
    play(m, "ops N3", "activate-move trujillo", "activate-attack caceres", "done")
    assert kind(m) == "nat move"
    play(m, "done")
    assert kind(m) in ("nat attacks", "rep action")


@pytest.mark.rule("crusade", "8.1.4-a", "INF-a", "8.1.1")
def test_8_1_4_what_is_hidden():
    m = Match.start(GAME, "campaign", seed="3")
    mine, theirs = GAME.view(m.state, "nat"), GAME.view(m.state, "rep")
    assert {c["id"] for c in mine["cards"]["hand"]} == set(m.state.hands["nat"])
    assert {c["id"] for c in theirs["cards"]["hand"]} == set(m.state.hands["rep"])
    assert GAME.view(m.state, None)["cards"]["hand"] == []
    zones = {z["id"]: z for z in mine["cards"]["zones"]}
    assert zones["hand-rep"]["count"] == 7
    assert zones["draw-nat"]["top"] is None


@pytest.mark.rule("crusade", "INF-b", "2.0-a")
def test_inf_b_dice_after_all_declarations():
    m = table(
        turn=4,
        side="nat",
        round=2,
        hands={"nat": ["N11", "N3"], "rep": ["R14"]},
        units={"brunete": ["nat-inf:full"], "cebreros": ["nat-inf:full"]},
        dice=[(3, 3)],
    )
    play(
        m,
        "ops N3",
        "activate-attack brunete",
        "done",
        "attack madrid",
        f"with {named(m, 'brunete', 'nat-inf')}",
        "fight",
    )
    assert kind(m) == "nat combat-cards"
    assert m.asks[0].commits
    play(m, "done")
    assert kind(m) == "rep combat-cards"
    fits = len(m.asks[0].options()) > 1
    assert m.asks[0].about["fit"] == ("some" if fits else "none")
    assert not events(m, "fire")
    play(m, "done")
    assert len(events(m, "fire")) == 2


@pytest.mark.rule(
    "crusade",
    "3.0-permanent",
    "4.1.3",
    "2.2.2-c",
    "2.2.2.3",
    "2.2.2.4",
    "2.2.2.8",
    "2.2.2.9",
    "2.2.2.10",
    "2.2.2-b",
)
def test_2_2_2_markers_in_the_view():
    m = table(
        turn=3,
        played={"R1": 2, "R12": 3},
        marks=["french-border"],
        build_drm={"madrid": -1},
        units={"illescas": ["nat-inf:full"]},
        isolated=["oviedo"],
        bonus={"brunete": "R27"},
    )
    view = GAME.view(m.state, "nat")
    assert view["places"]["oviedo"]["marks"] == ["trench", "isolated"]
    assert view["places"]["illescas"]["control"] == "nat"
    assert "out-of-supply" in view["places"]["illescas"]["marks"]
    assert "bonus" in view["places"]["brunete"]["marks"]
    assert view["places"]["madrid"]["note"]["args"] == {"drm": -1}
    status = {row["id"]: row["value"] for row in view["status"]}
    assert status["government"]["id"] == "government-largo-caballero"
    assert status["works-nat"] == "7"
    assert set(view["tracks"]) == {"records", "turns", "actions", "madrid"}
    assert holder(m, "toledo") == "rep"
    assert where(m, "nat-ins") == "off"
    assert stack(m, "illescas") == ["nat-inf:full"]
    assert REGION["asturias"]


def test_the_layout_is_sound():
    from frente.games.crusade.layout import layout

    assert layout().problems() == []
    assert len(layout().places) == 193
