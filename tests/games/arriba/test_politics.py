"""Chapter 5: political support, purges, foreign powers and their aid."""

import pytest

from frente.games.arriba.definitions import (
    AREAS,
    CAPITAL,
    COUNTRY,
    DESTROYED_PSP,
    FACTION,
    INFLUENCE_COST,
    PURGE_DICE,
    REGIONS_PER_DIE,
    SUPPORT,
)
from frente.games.arriba.rules.aid import move_marker
from frente.games.arriba.rules.income import replacement_rate
from frente.games.arriba.rules.politics import boxes_won, influence_drm
from frente.games.arriba.rules.strategy import needs_service
from frente.games.arriba.rules.strength import shifts
from frente.games.arriba.state import any_help, any_intervention, cadre, level

from .table import NA, PA, B, Table, bit, group, state

PT = "portuguese one-step-division"
MADRID = group("madrid", f"{PA} {B}", seat="city")


@pytest.mark.rule("arriba", "5.11-b", "5.11-c", "9.1.3", "6.1.1-a")
@pytest.mark.parametrize(("level", "shift", "rate"), [(20, -1, 15), (21, 0, 20), (79, 0, 20), (80, 1, 25)])
def test_5_11_low_and_high_levels(level, shift, rate):
    s = state(group("toledo", f"{PA} {B}"), group("toledo", f"{NA} {B}"), ps={"rebel": level})
    assert sum(n for _, n, _ in shifts(s, s.groups[2], s.groups[1])) == shift
    assert sum(n for _, n, _ in shifts(s, s.groups[1], s.groups[2])) == 0
    assert replacement_rate(s, "rebel") == rate


@pytest.mark.rule("arriba", "5.2-a")
def test_5_2_a_capitals():
    capitals = {
        name: AREAS[CAPITAL[FACTION[name]]]
        for name in ("anarchist", "poum", "catalonia", "asturias", "basque", "santandero")
    }
    assert capitals == {
        "anarchist": "barcelona",
        "poum": "barcelona",
        "catalonia": "barcelona",
        "asturias": "oviedo",
        "basque": "bilbao",
        "santandero": "santander",
    }


@pytest.mark.rule("arriba", "5.2.1-a", "5.2.1-b", "5.2.1-c", "5.2.1-d", "5.2.2-f", "ERR-3")
def test_5_2_1_every_faction_wants_an_ep():
    t = Table(MADRID, phase="strategic", side="government", ep={"government": 2})
    t.play("create poum brigade", "create basque brigade", "done")
    assert t.last("unserved")["factions"] == ["anarchist", "catalonia", "asturias", "santandero"]
    assert t.s.ps[0] == 46
    s = state(group("oviedo", f"{NA} {B}", seat="city"), purged=["poum"], no_counters=["basque"])
    wanting = [n for n in ("anarchist", "poum", "basque", "asturias") if needs_service(s, FACTION[n])]
    assert wanting == ["anarchist"]
    # with only divisions left, they count when they may be created, or were eliminated
    for words, wants in (({}, False), ({"boxes": {"fr": -2}}, True), ({"eliminated": ["po-d01"]}, True)):
        s = state(no_counters=["poum brigade"], **words)
        assert needs_service(s, FACTION["poum"]) is wants
    s = state(lasting={"no-create:poum": 1})
    assert not needs_service(s, FACTION["poum"])


@pytest.mark.rule("arriba", "5.2.1-b")
def test_5_2_1_b_improving_or_an_event_is_no_service():
    militia = group("barcelona", "poum brigade", seat="city")
    t = Table(
        militia,
        phase="strategic",
        side="government",
        ep={"government": 3},
        control={"catalonia": "government"},
        no_counters=["anarchist", "catalonia", "asturias", "basque", "santandero"],
    )
    t.play("improve po-b01", "done")
    assert t.last("unserved")["factions"] == ["poum"]


@pytest.mark.rule("arriba", "5.2.2-a", "5.2.2-c", "5.2.2-d")
def test_5_2_2_a_purge_from_1937_once_for_3d6():
    early = Table(MADRID, phase="political", side="government", turn=2)
    assert early.why("purge poum") == "5.2.2-a"
    t = Table(MADRID, phase="political", side="government", turn=3)
    t.play("influence br 0", rolls=[(3,)])
    t.play("purge poum", rolls=[(4, 5, 6)])
    assert t.s.ps[0] == 50 - 2 - 15
    assert t.why("purge poum") == "5.2.2-a"
    assert t.why("purge popular-army") == "5.2.2-a"
    t.play("purge anarchist", rolls=[(1, 1, 1)])
    assert t.facts["purged"] == ["anarchist", "poum"]
    t.play("done")
    assert t.why("purge basque") == "5.2.2-a"  # the Rebel cannot


@pytest.mark.rule("arriba", "5.2.2-b")
def test_5_2_2_b_the_purged_neither_march_nor_attack_but_counterattack():
    groups = (
        group("toledo", "poum brigade", "poum brigade"),
        group("toledo", "anarchist brigade"),
        group("toledo", *[f"{NA} {B}"] * 4),
    )
    t = Table(*groups, phase="political", side="government", turn=4, ps={"government": 80, "rebel": 40})
    t.play("purge poum", rolls=[(1, 1, 1)])
    t.play("done", "done", rolls=[(1,), (1,), (6, 1)])
    while t.kind != "march":
        t.play("done")
    assert (t.seat, t.why("march g1"), t.why("march g2")) == ("government", "5.2.2-b", "")
    t.play("done")
    assert (t.why("attack g1"), t.why("attack g2")) == ("5.2.2-b", "")
    t.play("done")
    while t.kind != "attack":
        t.play("done")
    assert t.seat == "rebel"
    t.play("attack g3", "on g2", rolls=[(3,)])
    while t.kind == "losses":
        t.play(t.options[0])
    t.play("done")
    assert (t.kind, t.why("counter g1")) == ("counter", "")


@pytest.mark.rule("arriba", "5.2.2-e")
def test_5_2_2_e_the_purged_are_not_made_or_improved_but_replenished():
    t = Table(
        group("barcelona", "poum brigade", "anarchist brigade", seat="city"),
        phase="strategic",
        side="government",
        turn=5,
        purged=["poum"],
        boxes={"fr": -2},
        ep={"government": 9},
        eliminated=["poum brigade"],
        control={"catalonia": "government"},
        rolls=[],
    )
    for token in (
        "create poum one-step-division",
        "rebuild poum brigade",
        "convert po-b01",
        "improve po-b01",
    ):
        assert t.why(token) == "5.2.2-e"
    assert t.why("improve an-b01") == ""


@pytest.mark.rule("arriba", "5.3-a")
def test_5_3_a_the_nine_boxes():
    s = state()
    seen = []
    for box in range(-4, 5):
        s.boxes[0] = box
        seen.append(" ".join(level(s, 0)).strip())
    assert seen == [
        "I government",
        "S government",
        "S government",
        "N",
        "N",
        "N",
        "S rebel",
        "S rebel",
        "I rebel",
    ]


@pytest.mark.rule("arriba", "5.3.1-a", "5.3.1-b", "5.3.1-c", "5.3.1-d", "5.3.1-e", "5.3.1-j")
def test_5_3_1_attempts_cost_and_come_once_per_country():
    t = Table(MADRID, phase="political", side="government", turn=4)
    assert t.why("influence fr 4") == "5.3.1-e"
    t.play("influence fr 2", rolls=[(5, 6), (1,)])
    assert t.s.ps[0] == 37  # paid although nothing moved: 1 + 2 = 3
    assert t.s.boxes[COUNTRY["fr"]] == 0
    assert t.why("influence fr 0") == "5.3.1-a"
    t.play("done")
    assert (t.seat, t.why("influence fr 0")) == ("rebel", "")
    assert not t.events("income")
    t.play("done", rolls=[(2,), (3,), (6, 1)])
    assert t.s.ps == [35, 47]  # then aid, first player first
    assert t.kind == "spend"


@pytest.mark.rule("arriba", "5.3.1-f", "5.3.1-g", "5.3.1-h")
def test_5_3_1_f_opposed_powers_and_the_target_itself():
    s = state(boxes={"ge": 2, "it": 4, "ussr": -3})
    assert influence_drm(s, "government", COUNTRY["ussr"]) == [("opposed", 1, "5.3.1-f")]
    assert influence_drm(s, "government", COUNTRY["ge"]) == [("helps-enemy", -1, "5.3.1-g")]
    assert {n: v for n, v, _ in influence_drm(s, "rebel", COUNTRY["it"])} == {"opposed": 1}
    assert influence_drm(s, "rebel", COUNTRY["br"]) == []
    s.boxes[COUNTRY["ge"]] = 0  # moved in this phase: the start of the phase counts
    s.boxes[COUNTRY["it"]] = 0
    assert influence_drm(s, "government", COUNTRY["ussr"]) == [("opposed", 1, "5.3.1-f")]


@pytest.mark.rule("arriba", "5.3.1-i", "5.3.1-j", "5.3.1-k", "5.3.1-l")
def test_5_3_1_i_what_a_roll_wins():
    assert [boxes_won(n) for n in (0, 1, 2, 5, 6, 8, 9, 10)] == [-1, -1, 0, 0, 1, 1, 2, 2]


@pytest.mark.rule("arriba", "5.3.1-i", "5.3.1-k", "5.3.1-l", "5.3.1-m", "5.4-EX")
def test_5_3_1_k_the_marker_moves():
    t = Table(MADRID, phase="political", side="government", turn=4, boxes={"it": 2, "ussr": -2, "br": -4})
    t.play("influence fr 0", rolls=[(1,)])
    assert t.s.boxes[COUNTRY["fr"]] == 1  # away from the Government's end
    t.play("influence br 0", rolls=[(6,)])
    assert t.options == ["shift rebel 1"]  # it stands at the last box
    t.play("shift rebel 1")
    t.play("influence ussr 3", rolls=[(4, 4, 5), (5,)])
    assert t.options == ["shift government 1", "shift government 2", "shift rebel 1", "shift rebel 2"]
    assert t.why("shift government 3") == "5.3.1-k"
    t.play("shift government 2")
    assert t.facts["levels"]["ussr"] == "I government"


@pytest.mark.rule("arriba", "5.4-a", "5.4.1-a", "5.4.2-a", "5.4.3")
@pytest.mark.parametrize(
    ("boxes", "dice", "change"),
    [({"ge": 2, "po": 3}, (4,), 4), ({"ge": 4, "it": 4}, (4, 5), 9), ({"ge": -2}, (4,), -4)],
)
def test_5_4_aid_brings_support_once(boxes, dice, change):
    t = Table(MADRID, phase="political", side="rebel", turn=4, boxes=boxes)
    t.play("done", "done", rolls=[dice, (1,), (6, 1)])
    assert t.s.ps[1] == 50 + change


@pytest.mark.rule("arriba", "5.4.1-a", "5.4.2-a", "5.4.2-l")
def test_5_4_levels_of_help():
    s = state(boxes={"it": -4, "fr": -2, "ge": 2})
    assert any_intervention(s, "government")
    assert any_help(s, "rebel")
    assert not any_intervention(s, "rebel")


@pytest.mark.rule("arriba", "5.4.1-b", "5.4.1-c", "5.4.2-b", "5.4.2-g", "5.4.2-l")
@pytest.mark.parametrize(
    ("boxes", "dice", "ep"),
    [
        ({"ge": 2, "it": 3}, [(2,), (5,)], 7),
        ({"br": 2, "fr": 3, "po": 2}, [], 3),
        ({"ge": 4, "it": 0, "ussr": 4}, [(2, 3), (6, 6)], 17),
        ({"br": 4, "fr": 4, "po": 4}, [(2,), (3,)], 6),
    ],
)
def test_5_4_equipment_by_country(boxes, dice, ep):
    cadiz = group("cadiz", f"{NA} {B}", seat="city")
    more = {"came": ["ctv", "condor", "portuguese"]}
    t = Table(cadiz, phase="strategic", boxes=boxes, rolls=dice, **more)
    assert t.last("income")["foreign"] == ep
    mirrored = {name: -box for name, box in boxes.items()}
    valencia = group("valencia", f"{PA} {B}", seat="city")
    t = Table(valencia, phase="strategic", side="government", boxes=mirrored, rolls=dice)
    assert t.last("income")["foreign"] == ep
    assert not t.s.came  # no forces come for the Government


@pytest.mark.rule("arriba", "5.4.2-c", "6.7.3-c", "6.1-f")
def test_5_4_2_c_the_corps_lands_in_one_mediterranean_port_or_never():
    ports = (
        group("malaga", f"{NA} {B}", seat="city"),
        group("almeria", f"{NA} {B}", seat="city"),
        group("cadiz", f"{NA} {B}", seat="city"),
    )
    t = Table(*ports, phase="strategic", boxes={"it": 4}, rolls=[(1, 1)])
    assert t.options == ["put malaga city", "put almeria city"]
    assert t.why("put cadiz city") == "5.4.2-c"
    t.play("put almeria city")
    assert t.facts["groups"]["g4"]["kinds"] == ["italian brigade"] + ["italian one-step-division"] * 3
    assert t.why("improve it-b01") == "6.1-f"
    t = Table(ports[2], phase="strategic", boxes={"it": 4}, rolls=[(1, 1)])
    assert t.events("ctv-lost")
    assert len(t.facts["gone"]) == 4
    again = Table(ports[0], phase="strategic", boxes={"it": 4}, rolls=[(1, 1)], came=["ctv"])
    assert again.kind == "spend"


@pytest.mark.rule("arriba", "5.4.2-d", "5.4.2-j", "5.4.2-k")
def test_5_4_2_d_neutrality_takes_the_forces_away():
    s = state(
        group("malaga", "italian one-step-division", "italian brigade disrupted", seat="city", armor=1),
        group("caceres", PT, f"{NA} {B}"),
        boxes={"it": 4, "po": 4},
        eliminated=["it-d02"],
        came=["ctv", "portuguese"],
    )
    move_marker(s, COUNTRY["it"], -1, "x")
    assert s.gone == 0  # from intervention to support nothing changes
    move_marker(s, COUNTRY["it"], -2, "x")
    assert s.gone.bit_count() == 4
    assert s.groups[1].units == ()
    assert s.groups[1].armor == 1
    assert not s.disrupted
    assert s.psp_due == [0, 0]
    assert s.cf_lost == [0, 0]
    move_marker(s, COUNTRY["po"], -8, "x")
    assert bit(s.gone, "pt-d01")
    assert len(s.groups[2].units) == 1
    fresh = state(boxes={"it": 2})
    move_marker(fresh, COUNTRY["it"], -1, "x")
    assert fresh.gone == 0  # never come: a first intervention still brings them


@pytest.mark.rule("arriba", "5.4.2-e", "5.4.2-k", "6.7.3-a")
def test_5_4_2_e_the_condor_legion_waits_for_a_port():
    t = Table(group("burgos", f"{NA} {B}", seat="city"), phase="strategic", boxes={"ge": 4})
    assert t.s.condor == ["waiting", "waiting"]
    move_marker(t.s, COUNTRY["ge"], -3, "x")
    assert t.s.condor == ["", ""]
    t = Table(group("cadiz", f"{NA} {B}", seat="city"), phase="strategic", boxes={"ge": 4}, rolls=[(1, 1)])
    assert t.s.condor == ["ready", "map"]
    assert t.group("g1").german == 1
    move_marker(t.s, COUNTRY["ge"], -3, "x")
    assert t.s.condor == ["gone", "gone"]
    assert t.group("g1").german == 0
    assert t.s.psp_due == [0, 0]
    move_marker(t.s, COUNTRY["ge"], 3, "x")
    assert t.s.condor == ["gone", "gone"]


@pytest.mark.rule("arriba", "5.4.2-f")
def test_5_4_2_f_lost_german_points_may_be_bought_back():
    cadiz = group("cadiz", f"{NA} {B}", seat="city")
    words = {"phase": "strategic", "ep": {"rebel": 9}, "air": {"german": "lost"}, "came": ["condor"]}
    t = Table(cadiz, boxes={"ge": 2}, rolls=[(1,)], **words)
    t.play("buy air", rolls=[(2,)])
    assert t.options == ["pay air", "pay german", "decline"]
    t.play("pay german")
    assert t.s.condor[0] == "ready"
    t = Table(cadiz, boxes={"po": 2}, **words)
    t.play("buy air", rolls=[(2,)])
    assert t.options == ["pay air", "decline"]


@pytest.mark.rule("arriba", "5.4.2-h", "5.4.2-i", "6.6-h", "6.1.1-b")
def test_5_4_2_h_the_portuguese_division():
    groups = (group("caceres", f"{NA} {B}", seat="city"), group("badajoz", f"{PA} {B}", seat="city"))
    t = Table(*groups, phase="strategic", boxes={"po": 4})
    assert {"put caceres city", "put caceres large", "put badajoz large", "put huelva large"} < set(t.options)
    assert "put badajoz city" not in t.options
    t.play("put badajoz large")
    assert t.facts["units"]["badajoz"]["large"] == ["pt-d01"]
    t = Table(groups[0], phase="strategic", eliminated=["pt-d01"], ep={"rebel": 9}, came=["portuguese"])
    assert t.why("create portuguese one-step-division") in ("6.6-h", "2.2-a")
    t.play("rebuild portuguese one-step-division")
    assert t.facts["units"]["caceres"]["city"] == ["na-b01", "pt-d01"]
    assert t.s.ep[1] == 7
    s = state(group("toledo", PT, f"{NA} {B}"))
    assert all(cadre(s, u) == 0 for u in s.groups[1].units)


@pytest.mark.rule("arriba", "12.3-a", "5.3.1-d", "5.2.2-d", "9.2-b", "ERR-3")
def test_12_3_a_the_support_table_is_what_the_rules_give_and_take():
    """Every line of the data, as points or dice, and the amounts that are made of it."""
    table = {id: a.sign * (a.dice or abs(a.points)) for id, a in SUPPORT.items()}
    dice = {id for id, a in SUPPORT.items() if a.dice}
    assert dice == {
        "support", "intervention", "no-aid", "influence-extra", "purge",
        "region-lost", "more-regions", "fewer-regions",
    }  # fmt: skip
    assert table == {
        "support": 1, "intervention": 2, "no-aid": -1, "influence-attempt": -2, "influence-extra": -1,
        "purge": -3, "faction-unserved": -1, "region-lost": -1, "region-gained": 2,
        "region-gained-turn-1": 1, "more-regions": 1, "fewer-regions": -1,
        "own-one-step-division-destroyed": -1, "enemy-one-step-division-destroyed": 1,
        "own-two-step-division-destroyed": -2, "enemy-two-step-division-destroyed": 2,
        "own-ap-destroyed": -1, "enemy-ap-destroyed": 1,
    }  # fmt: skip
    assert DESTROYED_PSP == {"one-step-division": (-1, 1), "two-step-division": (-2, 2), "ap": (-1, 1)}
    assert (INFLUENCE_COST, PURGE_DICE, REGIONS_PER_DIE) == (2, 3, 2)
