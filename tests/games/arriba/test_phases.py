"""What begins and ends with a phase, a turn or a match: the whole sequence, seat by seat."""

from typing import Any

import pytest

from frente.games.arriba.definitions import FACTION
from frente.games.arriba.rules.strength import modifiers
from frente.games.arriba.rules.support import victory
from frente.games.arriba.state import Battle, Support

from .table import CO, NA, PA, B, D, T, Table, bit, group, state, unit

CUENCA = group("cuenca", f"{PA} {B}", seat="city")
SORIA = group("soria", f"{NA} {B}", seat="city")


@pytest.mark.rule("arriba", "3.0-a", "3.0-g", "6.1-a", "7.1-a", "8.1-a", "9.1-a", "12.1", "15.2-c")
def test_a_whole_turn_of_four_players():
    t = Table(
        CUENCA,
        SORIA,
        group("barcelona", f"anarchist {B}", seat="city"),
        group("tarragona", f"catalonia {B}", seat="city"),
        group("bilbao", f"basque {B}", seat="city"),
        group("cadiz", f"{NA} {B}", seat="city"),
        group("toledo", f"{PA} {B}"),
        group("toledo", f"{NA} {B}"),
        phase="random-events",
        side="rebel",
        options={"players": 4},
        ps={"government": 60, "rebel": 50},
        rolls=[(1, 1), (1, 6)],  # no event, the Rebel first
    )
    # Aid and the order of the Strategic Phase fall after the politics, that of Organization after the ships.
    fall = {("politics", "republican"): [(1,), (1,), (6, 1)], ("transport", "rebel"): [(2, 5)]}
    seen: list[tuple[str, str, str]] = []
    while t.s.turn == 5:
        seen.append((t.s.phase, t.kind, t.seat))
        token = "done" if "done" in t.options else t.options[0]
        t.play(token, rolls=fall.get((t.kind, t.seat), []))
    assert seen == [
        ("political", "politics", "rebel"),
        ("political", "politics", "republican"),
        ("strategic", "grant", "republican"),
        ("strategic", "grant", "republican"),
        ("strategic", "spend", "radical"),
        ("strategic", "spend", "northern"),
        ("strategic", "spend", "republican"),
        ("strategic", "spend", "rebel"),
        ("strategic", "transport", "radical"),
        ("strategic", "transport", "rebel"),
        ("organization", "organize", "rebel"),
        ("organization", "organize", "republican"),
        ("organization", "organize", "radical"),
        ("organization", "organize", "northern"),
        ("movement", "march", "republican"),
        ("movement", "march", "radical"),
        ("movement", "march", "northern"),
        ("combat", "attack", "republican"),
        ("combat", "attack", "radical"),
        ("combat", "attack", "northern"),
        ("movement", "march", "rebel"),
        ("combat", "attack", "rebel"),
    ]
    orders = [(e.data["phase"], e.data["side"]) for e in t.events("order")][:3]
    assert orders == [("political", "rebel"), ("strategic", "government"), ("organization", "rebel")]
    assert (t.s.turn, t.s.turn_first) == (6, "government")


@pytest.mark.rule("arriba", "9.4-a", "15.2-c")
def test_allies_counterattack_one_after_another_and_only_where_somebody_attacked():
    groups = (
        group("toledo", f"{PA} {B}"),
        group("toledo", f"anarchist {B}"),
        group("toledo", f"{NA} {B}"),
        group("madrid", f"basque {B}"),
    )
    words: dict[str, Any] = {"phase": "counterattack", "options": {"players": 4}}
    t = Table(*groups, attackers=["g3"], **words)
    assert (t.seat, t.options) == ("republican", ["counter g1", "done"])
    assert t.refused("counter g2") == [("9.4-a", "ally-group", {"group": "g2", "seat": "radical"})]
    t.play("done")
    assert (t.seat, t.options) == ("radical", ["counter g2", "done"])
    t.play("done")
    assert (t.seat, t.options) == ("northern", ["done"])
    t.play("done")
    assert (t.kind, t.seat) == ("march", "republican")  # the Government's own turn
    quiet = Table(*groups, **words)
    assert (quiet.kind, quiet.seat) == ("march", "republican")


@pytest.mark.rule("arriba", "6.1-a", "6.1-f", "6.5-b", "6.6-d", "6.7-b", "5.2.1-a")
def test_the_strategic_phase_begins_with_nothing_done():
    given = {
        "fresh": 1,
        "converted": 2,
        "carried": 4,
        "served": 8,
        "cap_spent": {FACTION[CO]: 2},
        "assets_closed": ["rebel:air"],
        "assets_bought": ["rebel-air"],
        "lifts": {"rebel:fly": 1},
    }
    t = Table(SORIA, CUENCA, phase="political", given=given)
    t.play("done", "done", rolls=[(1,), (1,), (1, 6)])
    assert (t.s.phase, t.seat) == ("strategic", "rebel")
    left = (t.s.fresh, t.s.converted, t.s.carried, t.s.served, t.s.cap_spent)
    assert left == (0, 0, 0, 0, {})
    assert (t.s.assets_closed, t.s.assets_bought, t.s.lifts) == ([], [], {})


@pytest.mark.rule("arriba", "5.3.1-a", "5.3.1-h")
def test_the_political_phase_begins_with_nothing_tried():
    given = {"tried": [63, 63], "boxes_before": [4] * 6}
    t = Table(SORIA, phase="random-events", turn=9, boxes={"ge": 2}, given=given, rolls=[(1, 1), (2, 5)])
    assert (t.s.phase, t.s.first, t.s.tried) == ("political", "rebel", [0, 0])
    assert t.s.boxes_before == t.s.boxes == [0, 0, 2, 0, 0, 0]
    assert t.last("order") == {"phase": "political", "side": "rebel"}
    assert len(t.options) == 1 + 6 * 4


@pytest.mark.rule("arriba", "8.1-a", "15.7", "9.1-a", "9.4-b", "15.1-b")
def test_movement_and_combat_begin_afresh():
    given = {
        "moved": [1, 2],
        "orders": 0,
        "attackers": [1],
        "attacked": [2],
        "countered": [1],
        "frozen": 3,
    }
    t = Table(SORIA, CUENCA, phase="movement", given=given)
    assert (t.s.phase, t.s.moved, t.s.orders, t.options) == ("movement", [], -1, ["march g1", "done"])
    t.play("done")
    assert (t.s.phase, t.s.attackers, t.s.attacked, t.s.countered, t.s.frozen) == ("combat", [], [], [], -1)
    t.play("done")
    assert (t.s.phase, t.seat) == ("movement", "government")
    assert t.s.phasing == "government"


@pytest.mark.rule("arriba", "12.1", "9.1.6-a", "15.1-b", "6.1.1-a")
@pytest.mark.parametrize(("flown", "next_day"), [("used", "ready"), ("lost", "lost"), ("ready", "ready")])
def test_the_turn_ends_all_that_belongs_to_it(flown, next_day):
    given = {
        "lasting": {"no-assets:rebel": 1},
        "purged_now": 8,
        "guerrilla": 4,
        "frozen": 4,
        "cf_lost": [7, 9],
        "cf_lost_before": [1, 2],
        "attackers": [1],
        "attacked": [2],
        "countered": [1],
        "moved": [1, 2],
        "battles": 3,
        "air_ready": [1, 2],
        "air_used": [3, 1],
        "condor": [flown, "map"],
        "came": ["condor"],
    }
    t = Table(CUENCA, SORIA, phase="inter-phase", given=given, rolls=[(1, 1), (2, 5)])
    s = t.s
    assert (s.turn, s.lasting, s.purged_now, s.guerrilla, s.frozen) == (6, {}, 0, -1, -1)
    assert (s.cf_lost_before, s.cf_lost, s.battles) == ([7, 9], [0, 0], 0)
    assert (s.attackers, s.attacked, s.countered, s.moved) == ([], [], [], [])
    assert (s.air_ready, s.air_used, s.condor) == ([4, 3], [0, 0], [next_day, "map"])
    assert s.phase == "political"
    assert t.last("turn")["turn"] == 6


@pytest.mark.rule("arriba", "12.2-a", "12.2-b", "12.2-c", "12.1")
def test_control_is_told_where_it_changes():
    t = Table(
        group("huesca", f"{PA} {B}"),
        group("cadiz", f"{NA} {B}"),
        group("madrid", f"{PA} {B}", seat="city"),
        group("toledo", f"{NA} {B}", seat="city"),
        phase="inter-phase",
        control={"aragon": "government", "lower-andalusia": "government", "murcia": "rebel"},
        rolls=[(3, 2), (4, 1), (5,), (6,), (1, 1), (2, 5)],
    )
    told = [(e.data["region"], e.data["side"], e.data["before"]) for e in t.events("control")]
    assert told == [
        ("new-castile", "rebel", ""),
        ("lower-andalusia", "rebel", "government"),
        ("murcia", "", "rebel"),
    ]
    contest = t.last("contest")
    assert (contest["region"], contest["government"], contest["rebel"]) == ("new-castile", 2, 2)
    assert (contest["successes"], contest["count"]) == (["rebel"], 1)


@pytest.mark.rule("arriba", "12.3-a", "12.3-b", "5.11-e")
@pytest.mark.parametrize(
    ("ours", "theirs", "dice", "levels"),
    [
        # regions held before by each; nobody stands anywhere, so all are lost: a die each
        (2, 0, [(1, 2)], [47, 50]),
        (2, 1, [(1, 2), (4,)], [47, 46]),
        (0, 3, [(6, 5, 4)], [50, 35]),
    ],
)
def test_a_die_for_every_region_lost(ours, theirs, dice, levels):
    names = ["aragon", "murcia", "valencia", "leon", "navarre"]
    control = dict.fromkeys(names[:ours], "government")
    control |= dict.fromkeys(names[ours : ours + theirs], "rebel")
    t = Table(phase="inter-phase", control=control, rolls=[*dice, (1, 1), (2, 5)])
    assert t.s.ps == levels


@pytest.mark.rule("arriba", "12.3-a")
@pytest.mark.parametrize(
    ("held", "behind", "levels"),
    [
        (1, 1, [56, 44]),
        (2, 1, [56, 44]),
        (3, 2, [56, 38]),
        (4, 2, [56, 38]),
    ],
)
def test_a_die_for_every_two_regions_behind(held, behind, levels):
    places = ("huesca", "alicante", "pamplona", "leon")[:held]
    before = {"aragon": "government", "valencia": "government", "navarre": "government", "leon": "government"}
    t = Table(
        *[group(p, f"{PA} {B}") for p in places],
        phase="inter-phase",
        control=dict(list(before.items())[:held]),
        rolls=[(6,), (6,) * behind, (1, 1), (2, 5)],
    )
    assert t.s.ps == levels


@pytest.mark.rule("arriba", "13.0-b", "15.2-b", "13.0-a")
def test_the_result_names_winners_scores_and_who_was_first():
    s = state(group("madrid", f"{PA} {B}", seat="city"), options={"players": 3})
    won = victory(s, "government", "13.0-b", "survived")
    assert (won.winners, won.args) == (
        ("republican", "radical"),
        {"side": "government", "first": "republican"},
    )
    assert won.score == {"republican": 1.0, "radical": 1.0, "rebel": 0.0}
    lost = victory(s, "rebel", "13.0-a", "collapse")
    assert (lost.winners, lost.args) == (("rebel",), {"side": "rebel"})
    assert lost.score == {"republican": 0.0, "radical": 0.0, "rebel": 1.0}
    two = victory(state(), "government", "13.0-b", "survived")
    assert (two.args, two.score) == ({"side": "government"}, {"government": 1.0, "rebel": 0.0})
    s = state(
        group("madrid", f"{PA} {B}", f"{PA} {B}", seat="city"),
        group("barcelona", f"anarchist {B}", f"poum {B}", seat="city"),
        group("cadiz", f"{NA} {B}", seat="city"),
        group("toledo", f"anarchist {B}"),
        options={"players": 4},
    )
    shared = victory(s, "government", "13.0-b", "survived")
    assert shared.args["first"] == "republican, radical"


# --- recovery --------------------------------------------------------------------------------------
@pytest.mark.rule("arriba", "10.0-a", "11.1.2-c", "9.1.2-a")
def test_each_unit_recovers_by_its_own_die_in_the_order_of_the_counters():
    t = Table(
        group("soria", f"{NA} {B} disrupted"),  # na-b01: enemies there, in supply
        group("burgos", f"{CO} {B} disrupted", f"{NA} {B} disrupted"),  # alone: +1, Colonials +1
        group("soria", f"{PA} {B}", f"{PA} {B} disrupted"),
        group("badajoz", f"{NA} {B} disrupted"),  # out of supply: -1, alone: +1
        group("spanish-morocco", f"{CO} {B} disrupted"),  # +1, +1
        phase="recovery",
        control={"old-castile": "rebel", "extremadura": "government"},
        rolls=[(4, 4, 4, 3, 2)],
    )
    assert t.last("recovered") == {
        "side": "rebel",
        "units": ["na-b02", "co-b01"],
        "count": 2,
        "of": 5,
    }
    still = [
        name
        for name in ("na-b01", "na-b02", "na-b03", "co-b01", "co-b02", "pa-b02")
        if bit(t.s.disrupted, name)
    ]
    assert still == ["na-b01", "na-b03", "co-b02", "pa-b02"]
    assert t.s.phase == "movement"


@pytest.mark.rule("arriba", "10.0-a")
def test_where_nobody_is_disrupted_nobody_rolls():
    t = Table(CUENCA, SORIA, phase="recovery")
    assert (t.events("recovered"), t.seat) == ([], "government")


# --- a battle as it is seen ------------------------------------------------------------------------
@pytest.mark.rule("arriba", "9.1-d", "9.1.6-c", "9.1.7-b", "9.1.6-d")
def test_a_battle_shows_what_was_brought_into_it():
    t = Table(
        group("toledo", f"{NA} {D}", f"{NA} {B}", armor=1, artillery=1),
        group("toledo", f"{PA} {D}", f"{PA} {B}", artillery=1),
        phase="combat",
        turn=1,
        air={"rebel": 2, "government": 1},
    )
    t.play("attack g1", "on g2")
    assert (t.s.battles, t.s.battle) == (1, Battle(1, 2, "attack", True))
    assert (t.kind, t.about) == ("air", {"group": "g1"})
    t.play("air 1 0")
    assert t.s.battle == Battle(1, 2, "attack", True, Support(air=1))
    assert (t.s.air_ready, t.s.air_used, t.s.condor) == ([1, 1], [0, 1], ["", ""])
    t.play("guns 1 1")
    ours = Support(air=1, armor=1, artillery=1)
    assert t.last("support-used") == {"group": "g1", "side": "rebel", "air": 1, "armor": 1, "artillery": 1}
    t.play("air 1 0")
    assert t.s.battle == Battle(1, 2, "attack", True, ours, Support(air=1))
    t.play("guns 0 1", rolls=[(5,)])
    assert t.s.battle == Battle(1, 2, "attack", True, ours, Support(air=1, artillery=1))
    assert (
        t.last("result").items()
        >= {
            "attack": 5,
            "defense": 5,
            "column": "1:1",
            "die": 5,
            "drm": 1,
            "modified": 6,
            "result": "2/2",
        }.items()
    )
    assert not t.events("air-lost")  # only a natural six
    assert (t.kind, t.about) == ("losses", {"group": "g1", "number": 2, "place": "toledo"})
    while t.kind == "losses":
        t.play(t.options[0])
    assert (t.match.state.battle, t.kind) == (None, "attack")


@pytest.mark.rule("arriba", "9.1.6-d", "9.2-b")
def test_a_natural_six_costs_both_an_air_point_and_support():
    t = Table(
        group("toledo", *[f"{NA} {B}"] * 4),
        group("toledo", f"{PA} {B}", f"{PA} {B}"),
        phase="combat",
        air={"rebel": 2, "government": 1, "german": "ready"},
    )
    t.play("attack g1", "on g2", "air 0 1")
    assert t.s.condor[0] == "used"
    t.play("air 1 0", rolls=[(6,)])
    assert [e.data for e in t.events("air-lost")] == [
        {"side": "rebel", "german": True},
        {"side": "government", "german": False},
    ]
    assert (t.s.condor[0], t.s.air_ready, t.s.air_used) == ("lost", [0, 2], [0, 0])
    assert t.s.psp_due == [0, 0]  # one each: minus one for the own, plus one for the other's
    alone = Table(
        group("toledo", *[f"{NA} {B}"] * 4), group("toledo", f"{PA} {B}"), phase="combat", air={"rebel": 2}
    )
    alone.play("attack g1", "on g2", "air 2 0", rolls=[(6,)])
    assert (alone.s.psp_due, alone.s.air_used) == ([1, -1], [0, 1])


@pytest.mark.rule("arriba", "9.1.6-a", "9.1.6-b")
def test_air_points_are_refused_by_the_first_rule_against_them():
    t = Table(
        group("toledo", f"{NA} {B}", f"{NA} {B}"),
        group("toledo", f"{PA} {B}", f"{PA} {B}"),
        phase="combat",
        air={"rebel": 1, "government": 1, "german": "used"},
    )
    t.play("attack g1", "on g2")
    assert t.options == ["air 1 0", "air 0 0"]
    assert t.refused("air 2 0", "air 0 1", "air 2 1", "air 3 0") == [
        ("9.1.6-a", "no-planes-ready", {"ready": 1}),
        ("9.1.6-a", "no-planes-ready", {"ready": 1}),
        ("9.1.6-b", "too-many-planes", {"most": 2}),
        ("9.1.6-b", "too-many-planes", {"most": 2}),
    ]
    t.play("air 1 0")
    t.s.condor[0] = "ready"
    assert t.refused("air 0 1", "air 1 1") == [("9.1.6-a", "no-planes-ready", {"ready": 1})] * 2
    assert t.options == ["air 1 0", "air 0 0"]


@pytest.mark.rule("arriba", "9.1.1-a", "9.1.1-b", "9.1.1-d")
def test_an_offensive_is_paid_from_the_last_ep_or_spared():
    groups = (group("toledo", f"{NA} {D}", f"{NA} {D}"), group("toledo", f"{PA} {D}"))
    words: dict[str, Any] = {"phase": "combat", "turn": 1}
    t = Table(*groups, ep={"rebel": 1}, **words)
    t.play("attack g1", "on g2")
    assert (t.kind, t.about) == ("offensive", {"group": "g1", "have": 1})
    t.play("spare", rolls=[(5,)])
    assert (t.s.ep[1], t.last("result")["attack"], t.last("no-offensive")) == (1, 4, {"group": "g1"})
    t = Table(*groups, ep={"rebel": 1}, **words)
    t.play("attack g1", "on g2", "pay", rolls=[(5,)])
    assert (t.s.ep[1], t.last("result")["attack"], t.last("offensive")) == (0, 8, {"group": "g1", "ep": 1})
    armed = group("toledo", f"{NA} {D}", f"{NA} {D}", artillery=1)
    t = Table(armed, groups[1], ep={"rebel": 1}, **words)
    t.play("attack g1", "on g2", "spare")
    assert t.s.battle == Battle(1, 2, "attack", False)
    t = Table(*groups, ep={"government": 5}, **words)
    t.play("attack g1", "on g2", rolls=[(5,)])
    assert (t.last("result")["attack"], t.last("no-offensive")) == (4, {"group": "g1"})
    t = Table(group("toledo", f"{NA} {D}", f"{NA} {B}"), groups[1], ep={"rebel": 1}, **words)
    t.play("attack g1", "on g2", rolls=[(5,)])
    assert (t.s.ep[1], t.last("result")["attack"]) == (1, 5)


@pytest.mark.rule("arriba", "9.2.2-c")
def test_all_notional_columns_are_spent():
    t = Table(
        group("toledo", f"{NA} {D}", f"{NA} {B}", f"{NA} {B}", f"{NA} {B}"),
        group("toledo", f"{PA} {B}"),
        group("toledo", f"{PA} {B}"),
        phase="combat",
        turn=1,
    )
    t.play("attack g1", "on g2", rolls=[(1,)])  # 7:1, one column; 1/3
    assert (t.kind, t.about) == ("press", {"points": 1, "result": "1/3"})
    assert t.options == ["press 1 0", "press 0 1"]
    share = ("9.2.2-c", "share-points", {"points": 1})
    assert t.refused("press 1 1", "press 0 0", "press 2 0") == [share] * 3
    t.play("press 0 1")
    assert (len(t.group("g1").units), t.there("g2")) == (4, False)


@pytest.mark.rule("arriba", "9.2.3-a", "9.3-a", "9.3-b", "9.2.4")
def test_a_shaken_victor_does_not_break_through():
    groups = (
        group("toledo", f"{NA} {D}", f"{NA} {B}", f"{NA} {B}", armor=1, german=1, artillery=1),
        group("toledo", f"{PA} {B}", seat="city"),
        group("toledo", f"{PA} {B}"),
    )
    t = Table(*groups, phase="combat", turn=1)
    t.play("attack g1", "on g2", "guns 0 0", rolls=[(4,)])  # 5:1 and one left: 1/4
    while t.kind == "losses":
        t.play(next(o for o in t.options if "armor" not in o and "german" not in o))
    assert (t.there("g2"), t.kind) == (False, "advance")  # one each: shaken, but it takes the city
    assert t.about == {"place": "toledo"}
    t.play("advance g1")
    assert t.last("advanced") == {"group": "g1", "side": "rebel", "place": "toledo"}
    t = Table(*groups, phase="combat", turn=1)
    t.play("attack g1", "on g2", "guns 1 1", rolls=[(6,)])  # 8: 0/E
    assert (t.kind, t.about) == ("breakthrough", {"group": "g1"})
    t.play("strike g3")
    assert t.about == {"group": "g1", "room": 2, "target": "g3", "units": []}
    t.play("take na-b02")
    assert t.about == {"group": "g1", "room": 1, "target": "g3", "units": ["na-b02"]}
    t.play("enough")
    rest, van = t.group("g1"), t.group("g4")
    assert (rest.armor, rest.german, rest.artillery, len(rest.units)) == (0, 0, 1, 2)
    assert (van.armor, van.german, van.artillery, van.units, van.city) == (1, 1, 0, (unit("na-b02"),), False)
    assert t.last("breakthrough") == {"group": "g1", "van": "g4", "place": "toledo", "side": "rebel"}
    assert (t.s.attackers, t.options) == ([1, 4], ["advance g1", "advance g4", "hold"])
    assert t.refused("advance g9", "advance g3") == [
        ("9.2.4", "no-such-group", {"group": "g9", "place": "toledo"}),
        ("9.2.4", "enemy-group", {"group": "g3", "place": "toledo"}),
    ]
    t.play("hold")
    assert t.s.battle == Battle(4, 3, "breakthrough")
    assert not t.events("advanced")


@pytest.mark.rule("arriba", "9.2-b", "5.11-e")
def test_the_toll_of_a_phase_is_paid_once():
    groups = (group("toledo", f"{NA} {T}"), group("toledo", f"{PA} {D}", armor=1))
    t = Table(*groups, phase="combat", given={"psp_due": [-3, 2]})
    t.play("done")
    assert t.s.phase == "movement"  # the toll of the Counterattack Phase was asked for as well
    assert (t.s.ps, t.s.psp_due) == ([47, 52], [0, 0])


# --- politics as it is told ------------------------------------------------------------------------
@pytest.mark.rule("arriba", "5.3.1-d", "5.3.1-e", "5.3.1-i", "5.3.1-j", "5.3.1-k", "5.3.1-l", "5.3.1-m")
def test_an_attempt_is_paid_rolled_and_told():
    t = Table(CUENCA, phase="political", side="government", turn=4, boxes={"ge": 3, "ussr": -3})
    assert (t.kind, t.about) == ("politics", {"side": "government", "level": 50, "can": "both"})
    assert t.refused("influence ge 4") == [("5.3.1-e", "too-many-dice", {"wanted": 4, "most": 3})]
    t.play("influence fr 0", rolls=[(6,)])
    assert (t.kind, t.match.asks[0].rule, t.about) == (
        "shift",
        "5.3.1-k",
        {"country": "fr", "boxes": 1},
    )
    assert t.last("attempt") == {"side": "government", "country": "fr", "extra": 0}
    assert t.last("influence") == {"side": "government", "country": "fr", "modified": 6, "boxes": 1}
    args = {"country": "fr", "boxes": 1}
    assert t.refused("shift rebel 2", "shift government 0") == [("5.3.1-k", "too-many-boxes", args)] * 2
    t.play("shift government 1")
    assert (t.events("marker")[-1].rule, t.s.ps) == ("5.3.1-k", [48, 50])
    assert t.refused("influence fr 0") == [("5.3.1-a", "tried-already", {"country": "fr"})]
    t.play("influence ussr 3", rolls=[(1, 2, 3), (6,)])  # six, three dice, Germany opposed: ten
    assert (t.match.asks[0].rule, t.about) == ("5.3.1-l", {"country": "ussr", "boxes": 2})
    assert t.last("influence")["modified"] == 10
    assert t.refused("shift government 2") == [("5.3.1-m", "track-ends", {"country": "ussr", "boxes": 2})]
    t.play("shift government 1")
    assert (t.events("marker")[-1].rule, t.s.ps) == ("5.3.1-l", [40, 50])
    t.play("influence ge 1", rolls=[(2,), (1,)])  # it helps the Rebel: one
    assert (t.last("influence")["boxes"], t.s.boxes[2]) == (-1, 4)
    assert t.events("marker")[-1].rule == "5.3.1-i"
    t.play("influence br 0", rolls=[(5,)])
    assert (t.last("influence")["boxes"], t.kind, t.s.ps) == (0, "politics", [34, 50])
    t.play("done")
    assert (t.last("politics-done"), t.seat) == ({"side": "government"}, "rebel")
    whys = [(e.rule, e.data["why"]) for e in t.events("support")][:3]
    assert whys == [("5.3.1-d", "influence"), ("5.3.1-d", "influence"), ("5.3.1-e", "influence")]


@pytest.mark.rule("arriba", "5.3.1-a", "14.2-b", "4.1-b", "5.2.2-a", "15.2-b")
def test_attempts_and_purges_are_refused_by_the_first_rule_against_them():
    first = Table(CUENCA, phase="political", side="government", turn=1)
    assert first.refused("influence fr 0", "purge poum") == [
        ("14.2-b", "no-influence-turn-1", {}),
        ("5.2.2-a", "no-purge-1936", {"faction": "poum", "turn": 3}),
    ]
    lasting = {"no-influence:government:fr": 1, "no-influence:rebel:br": 1}
    t = Table(CUENCA, phase="political", side="government", turn=3, lasting=lasting, purged=["poum"])
    assert t.refused("influence fr 0", "purge poum", f"purge {PA}") == [
        ("4.1-b", "no-influence-event", {"country": "fr"}),
        ("5.2.2-a", "purged-already", {"faction": "poum"}),
        ("5.2.2-a", "no-purge-side", {"faction": PA}),
    ]
    assert t.why("influence br 0") == t.why("purge anarchist") == ""
    t.play("purge anarchist", rolls=[(1, 2, 3)])
    assert (t.last("purge"), t.s.ps, t.s.purged_now) == (
        {"faction": "anarchist"},
        [44, 50],
        1 << FACTION["anarchist"],
    )
    assert t.s.purged == 1 << FACTION["anarchist"] | 1 << FACTION["poum"]
    t.play("done")
    assert t.refused("influence br 0", "purge basque") == [
        ("4.1-b", "no-influence-event", {"country": "br"}),
        ("5.2.2-a", "no-purge-side", {"faction": "basque"}),
    ]
    whole = Table(CUENCA, phase="political", turn=3, lasting={"no-influence:rebel:all": 1})
    assert whole.options == ["done"]
    three = Table(CUENCA, phase="political", side="government", turn=3, options={"players": 3})
    assert three.refused("purge poum") == [("15.2-b", "no-purge-alliance", {"faction": "poum"})]


@pytest.mark.rule("arriba", "5.4-a", "5.4.1-a", "5.4.2-a", "5.4.3")
@pytest.mark.parametrize(
    ("box", "dice", "rule", "why", "change"),
    [
        (1, (4,), "5.4.3", "no-aid", -4),
        (2, (4,), "5.4.1-a", "support", 4),
        (4, (4, 1), "5.4.2-a", "intervention", 5),
    ],
)
def test_aid_is_told_by_its_rule(box, dice, rule, why, change):
    t = Table(CUENCA, phase="political", boxes={"ge": box})
    t.play("done", "done", rolls=[dice, (1,), (6, 1)])
    told = t.events("support")[0]
    assert (told.rule, told.data) == (
        rule,
        {"side": "rebel", "change": change, "gained": change > 0, "level": 50 + change, "why": why},
    )


@pytest.mark.rule("arriba", "3.0-d", "14.1-c")
@pytest.mark.parametrize(("turn", "levels", "rule"), [(1, (60, 50), "14.1-c"), (2, (50, 50), "3.0-d")])
def test_a_roll_for_the_first_player_names_its_rule(turn, levels, rule):
    levels_of = dict(zip(("government", "rebel"), levels, strict=True))
    t = Table(CUENCA, phase="organization", turn=turn, ps=levels_of)
    t.play("done", "done", rolls=[(4,)])
    rolled = [e for e in t.events("roll") if e.data["roll"] == "first"]
    assert ([e.rule for e in rolled], t.last("first-player")) == ([rule], {"side": "rebel"})
    later = Table(CUENCA, phase="organization", turn=2, ps={"government": 60})
    later.play("done", "done")
    assert [e for e in later.events("roll") if e.data["roll"] == "first"] == []


@pytest.mark.rule("arriba", "6.1-b", "6.1-e", "5.4.1-b", "5.4.2-b")
def test_foreign_equipment_is_rolled_by_its_rule_and_only_with_a_port():
    cadiz = group("cadiz", f"{NA} {B}", seat="city")
    came = ["ctv", "condor", "portuguese"]
    t = Table(cadiz, phase="strategic", boxes={"ge": 2, "it": 4}, came=came, rolls=[(3,), (4, 5)])
    rolled = [(e.rule, e.data["dice"]) for e in t.events("roll") if e.data["roll"] == "foreign-ep"]
    assert rolled == [("5.4.1-b", [3]), ("5.4.2-b", [4, 5])]
    assert t.last("income")["foreign"] == 12
    inland = Table(SORIA, phase="strategic", boxes={"ge": 2, "it": 4}, came=came)
    assert (inland.events("roll"), inland.last("income")["foreign"]) == ([], 0)
    less = Table(
        cadiz,
        phase="strategic",
        boxes={"ge": 2},
        lasting={"ep:foreign:rebel": -2, "ep:land:rebel": 2},
        rolls=[(3,)],
    )
    told = less.last("income")
    assert (told["foreign"], told["domestic"], less.s.ep[1]) == (1, 2, 3)
    never = Table(cadiz, phase="strategic", boxes={"ge": 2}, lasting={"ep:foreign:rebel": -5}, rolls=[(3,)])
    assert never.last("income")["foreign"] == 0


# --- guerrillas ------------------------------------------------------------------------------------
@pytest.mark.rule("arriba", "15.1-a", "15.1-b")
def test_guerrillas_freeze_or_disrupt():
    groups = (
        group("burgos", f"{NA} {B}", f"{NA} {B}"),
        group("burgos", side="rebel", armor=1),
        group("burgos", f"{PA} {B}"),
    )

    def raid(die: int) -> Table:
        t = Table(
            *groups,
            phase="combat",
            side="government",
            turn=7,
            ep={"government": 1},
            options={"guerrillas": True},
        )
        return t.play("guerrilla burgos", rolls=[(die,)])

    t = raid(4)
    assert (t.kind, t.about, t.options) == (
        "guerrilla",
        {"place": "burgos"},
        ["freeze", "disrupt g1"],
    )
    assert t.last("guerrilla") == {"place": "burgos", "die": 4, "success": True}
    assert t.refused("disrupt g9", "disrupt g2", "disrupt g3") == [
        ("15.1-b", "no-such-group", {"group": "g9", "place": "burgos"}),
        ("15.1-b", "no-units", {"group": "g2", "place": "burgos"}),
        ("15.1-b", "own-group", {"target": "g3"}),
    ]
    t.play("disrupt g1")
    assert (t.s.disrupted.bit_count(), t.s.frozen, t.s.guerrilla, t.s.ep[0]) == (2, -1, t.group("g1").area, 0)
    assert t.events("disrupted")[-1].rule == "15.1-b"
    t = raid(6)
    t.play("freeze")
    assert (t.s.frozen, t.last("frozen"), t.s.disrupted) == (t.group("g1").area, {"place": "burgos"}, 0)
    assert (t.kind, t.seat) == ("attack", "government")
    t = raid(3)
    assert (t.kind, t.s.ep[0], t.last("guerrilla")["success"]) == ("attack", 0, False)


@pytest.mark.rule("arriba", "2.2.3-c", "8.1-a", "8.1-b", "8.1-c", "15.3-c")
@pytest.mark.parametrize(
    ("tokens", "walls"),
    [
        (["march g1", "to toledo city"], []),
        (["march g1", "via toledo", "drop na-b01 city", "to toledo large"], []),
        (["march g1", "via toledo", "drop armor city", "to toledo large"], ["toledo"]),
        (["march g1", "to toledo large"], ["toledo"]),
    ],
)
def test_who_enters_a_city_puts_lone_points_out_and_units_take_the_walls(tokens, walls):
    t = Table(
        group("madrid", f"{NA} {B}", f"{NA} {B}", armor=1),
        group("toledo", side="government", armor=1, seat="city"),
        phase="movement",
        forts={"government": ["toledo"]},
    )
    t.play(*tokens)
    assert t.group("g2").city is (tokens[-1] == "to toledo large" and len(tokens) == 2)
    assert t.facts["forts"]["government"] == walls
    assert bool(t.events("fort-lost")) is not bool(walls)


@pytest.mark.rule("arriba", "9.1.6-b", "9.1.7-b")
@pytest.mark.parametrize(
    ("support", "attacking", "defending"),
    [
        (Support(), [], []),
        (Support(air=1, german_air=1), [("air", 2)], [("air", -2)]),
        (Support(armor=2), [("armor", 2)], [("armor", 0)]),
        (Support(artillery=3), [("artillery", 3)], [("artillery", -3)]),
    ],
)
def test_what_asset_points_add_to_the_die(support, attacking, defending):
    s = state()
    assert [(name, n) for name, n, _ in modifiers(s, "rebel", support, True)] == attacking
    assert [(name, n) for name, n, _ in modifiers(s, "rebel", support, False)] == defending
