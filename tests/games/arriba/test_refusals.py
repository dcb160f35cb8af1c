"""Each refusal names its rule, its sentence and what fills it; of several reasons the first that counts."""

import pytest

from .table import CO, IB, NA, PA, B, D, T, Table, group

QUIET = ["anarchist", "poum", "catalonia", "asturias", "basque", "santandero"]
MADRID = group("madrid", f"{PA} {B}", seat="city")
VALENCIA = group("valencia", f"{PA} {B}", seat="city")
ALICANTE = group("alicante", f"{PA} {B}", seat="city")
HOME = {"new-castile": "government", "old-castile": "rebel", "valencia": "government"}


def shop(*groups, side="government", ep=0, **words) -> Table:
    """Spending with no income but what is told: no city of these yields anything."""
    return Table(*groups, phase="strategic", side=side, ep={side: ep}, **{"no_counters": QUIET, **words})


# --- purchases (6.2 to 6.4) ------------------------------------------------------------------------
CUENCA = group("cuenca", f"{PA} {B}", seat="city")


@pytest.mark.rule("arriba", "6.2-a", "6.2-b", "6.2-c", "2.2-a", "6.6-b", "6.6-d", "6.6-h", "14.2-c", "4.1-b")
def test_a_new_unit_is_refused_by_the_first_rule_against_it():
    t = shop(CUENCA, ep=1, lasting={f"no-create:{IB}": 1})
    assert t.refused(
        f"create {PA} {D}",
        f"create {PA} {T}",
        f"create poum {B}",
        f"create {NA} {B}",
        f"create {IB} {B}",
        f"create {IB} {T}",
    ) == [
        ("6.2-b", "needs-support", {}),
        ("6.2-b", "needs-intervention", {}),
        ("2.2-a", "no-counter", {"faction": "poum", "kind": B}),
        ("6.2-a", "not-your-faction", {"faction": NA}),
        ("4.1-b", "no-create-event", {"faction": IB}),
        ("2.2-a", "no-counter", {"faction": IB, "kind": T}),
    ]
    assert t.why(f"create {PA} {B}") == ""
    t.play(f"create {PA} {B}")
    assert t.refused(f"create {PA} {B}") == [("6.2-c", "too-dear", {"price": 1, "have": 0})]
    rich = shop(CUENCA, ep=5, boxes={"fr": -4})
    assert rich.refused(f"create {IB} {D}") == [
        ("6.6-d", "cap", {"faction": IB, "cap": 2, "spent": 0, "price": 3})
    ]
    rich.play(f"create {IB} {B}")
    assert rich.why(f"create {IB} {B}") == ""
    rich.play(f"create {IB} {B}")
    assert rich.refused(f"create {IB} {B}") == [
        ("6.6-d", "cap", {"faction": IB, "cap": 2, "spent": 2, "price": 1})
    ]
    assert rich.why(f"create {PA} {D}") == ""  # three EP are left, just enough
    assert rich.refused(f"create {PA} {T}") == [("6.2-c", "too-dear", {"price": 5, "have": 3})]
    assert shop(CUENCA, ep=1, turn=1).refused(f"create {IB} {B}") == [("14.2-c", "no-brigaders-yet", {})]
    assert shop(CUENCA, ep=1, turn=2).why(f"create {IB} {B}") == ""
    rebel = shop(group("soria", f"{NA} {B}", seat="city"), side="rebel", ep=5, turn=1, boxes={"po": 2})
    assert rebel.refused(f"create italian {B}", f"create portuguese {D}", f"create portuguese {B}") == [
        ("6.6-b", "only-rebuilt", {"faction": "italian"}),
        ("6.6-h", "only-rebuilt", {"faction": "portuguese"}),
        ("2.2-a", "no-counter", {"faction": "portuguese", "kind": B}),
    ]
    assert rebel.why(f"create {NA} {B}") == ""


@pytest.mark.rule("arriba", "6.3-a", "6.6-d", "6.2-a", "5.2.2-e")
def test_a_rebuilding_is_refused_by_the_first_rule_against_it():
    soria = group("soria", f"{NA} {B}", seat="city")
    t = shop(soria, side="rebel", ep=1, eliminated=["it-d01", f"{CO} {T}", f"{NA} {D}"], came=["ctv"])
    assert t.refused(
        f"rebuild {NA} {B}",
        f"rebuild {PA} {B}",
        f"rebuild portuguese {T}",
        f"rebuild italian {D}",
        f"rebuild {CO} {T}",
        f"rebuild {NA} {D}",
    ) == [
        ("6.3-a", "none-eliminated", {"faction": NA, "kind": B}),
        ("6.3-a", "none-eliminated", {"faction": PA, "kind": B}),
        ("6.3-a", "none-eliminated", {"faction": "portuguese", "kind": T}),
        ("6.2-a", "no-place", {"faction": "italian"}),
        ("6.6-d", "cap", {"faction": CO, "cap": 2, "spent": 0, "price": 4}),
        ("6.2-c", "too-dear", {"price": 2, "have": 1}),
    ]
    fallen = [f"poum {B}", f"basque {B}"]
    purged = shop(CUENCA, ep=3, purged=["poum"], eliminated=fallen, no_counters=[])
    assert purged.refused(f"rebuild poum {B}") == [("5.2.2-e", "purged", {"faction": "poum"})]
    purged.play(f"rebuild basque {B}")
    assert (purged.s.ep[0], purged.last("rebuilt")) == (
        2,
        {"unit": "bas-b01", "price": 1, "side": "government"},
    )
    assert purged.facts["eliminated"] == ["po-b01"]


WORKED = (
    group("madrid", f"{PA} {B}", f"{PA} {D}", f"{PA} {T}", seat="city"),
    group("burgos", f"{PA} {B}", f"{PA} {T} remnant"),
    group("soria", f"{NA} {B}"),
    group("madrid", f"{PA} {T} remnant", f"{PA} {B} improved"),
)


@pytest.mark.rule("arriba", "6.4.1-a", "6.4.2-a", "6.3-c", "11.1.2-c", "6.2-b", "6.1-f")
def test_work_on_a_unit_is_refused_by_the_first_rule_against_it():
    t = shop(*WORKED, ep=20, control=HOME, boxes={"fr": -2})
    out = {"unit": "pa-b02"}
    assert t.refused(
        "improve na-b01",
        "improve pa-b20",
        "replenish pa-b01",
        "convert pa-t01",
        "convert pa-t02",
        "convert pa-d01",
        "improve pa-b02",
        "convert pa-b02",
        "replenish pa-t02",
        "improve pa-b03",
    ) == [
        ("6.4.1-a", "enemy-unit", {"unit": "na-b01"}),
        ("6.4.1-a", "off-the-map", {"unit": "pa-b20"}),
        ("6.3-c", "no-remnant", {"unit": "pa-b01"}),
        ("6.4.2-a", "cannot-convert", {"unit": "pa-t01"}),
        ("6.4.2-a", "cannot-convert", {"unit": "pa-t02"}),
        ("6.2-b", "needs-intervention", {}),
        ("11.1.2-c", "out-of-supply", out),
        ("11.1.2-c", "out-of-supply", out),
        ("11.1.2-c", "out-of-supply", {"unit": "pa-t02"}),
        ("6.4.1-a", "improved-already", {"unit": "pa-b03"}),
    ]
    t.play("convert pa-b03", "replenish pa-t03", f"create {PA} {B}")
    assert t.last("converted") == {"unit": "pa-b03", "into": "pa-d02", "price": 2, "side": "government"}
    assert t.last("replenished") == {"unit": "pa-t03", "price": 2, "side": "government"}
    assert t.refused("improve pa-b03", "convert pa-b03", "convert pa-d02") == [
        ("6.1-f", "just-made", {"unit": "pa-b03"}),
        ("6.1-f", "just-made", {"unit": "pa-b03"}),
        ("6.4.2-a", "converted-already", {"unit": "pa-d02"}),
    ]
    assert t.s.ep[0] == t.last("income")["total"] - 5
    none = shop(*WORKED, ep=20, control=HOME, boxes={"fr": -2}, no_counters=[*QUIET, f"{PA} {D}"])
    assert none.refused("convert pa-b01") == [("6.4.2-a", "no-counter", {"faction": PA, "kind": D})]
    alone = shop(*WORKED, ep=20, control=HOME)
    assert alone.refused("convert pa-b01") == [("6.2-b", "needs-support", {})]


@pytest.mark.rule("arriba", "6.2-c", "6.3-c", "6.4.1-a", "6.4.2-a")
@pytest.mark.parametrize("token", ["improve pa-b01", "convert pa-b01", "replenish pa-t01"])
def test_work_on_a_unit_costs_two(token):
    groups = (group("cuenca", f"{PA} {B}", f"{PA} {T} remnant", seat="city"),)
    poor = shop(*groups, ep=1, boxes={"fr": -2}, control=HOME)
    assert poor.refused(token) == [("6.2-c", "too-dear", {"price": 2, "have": 1})]
    able = shop(*groups, ep=2, boxes={"fr": -2}, control=HOME)
    able.play(token)
    assert able.s.ep[0] == 0


@pytest.mark.rule("arriba", "15.2-c", "5.2.2-e", "6.4.1-a")
def test_allies_work_on_their_own_units_and_buy_no_points():
    barcelona = group("barcelona", f"anarchist {B}", f"poum {B}", f"catalonia {B}", seat="city")
    words = {"options": {"players": 4, "fortifications": True, "doctrine": True}, "boxes": {"ussr": -2}}
    t = Table(
        MADRID,
        barcelona,
        group("bilbao", f"basque {B}"),
        phase="strategic",
        side="government",
        ep={"government": 9},
        control={"catalonia": "government", **HOME},
        **words,
        rolls=[(1,)],
    )
    assert (t.kind, t.seat, t.match.asks[0].about["seat"]) == ("grant", "republican", "radical")
    have = t.match.asks[0].about["have"]
    assert t.refused("grant northern 3", "grant radical 2", f"grant radical {have + 1}") == [
        ("15.2-c", "other-ally", {"seat": "radical"}),
        ("15.2-c", "grant-too-small", {"least": 3, "seat": "radical"}),
        ("6.1-c", "too-dear", {"price": have + 1, "have": have}),
    ]
    assert t.why(f"grant radical {have}") == ""
    t.play("grant radical 3")
    assert t.match.asks[0].about == {"seat": "northern", "have": have - 3}
    assert t.last("granted") == {"seat": "radical", "ep": 3}
    t.play("grant northern 4")
    assert (t.seat, t.match.asks[0].about) == ("radical", {"ep": 3, "side": "government"})
    ally = {"unit": "pa-b01", "seat": "republican"}
    assert t.refused(
        "improve pa-b01", "improve bas-b01", f"create basque {B}", "buy air", "fortify madrid", "doctrine"
    ) == [
        ("6.4.1-a", "ally-unit", ally),
        ("6.4.1-a", "ally-unit", {"unit": "bas-b01", "seat": "northern"}),
        ("6.2-a", "not-your-faction", {"faction": "basque"}),
        ("15.2-c", "leader-buys", {}),
        ("15.2-c", "leader-buys", {}),
        ("15.2-c", "leader-buys", {}),
    ]
    t.play("improve an-b01")
    assert t.refused("improve po-b01") == [("6.2-c", "too-dear", {"price": 2, "have": 1})]
    t.play("done")
    assert t.seat == "northern"
    t.play("improve bas-b01", "done")
    assert (t.seat, t.match.asks[0].about["ep"]) == ("republican", have - 4)


@pytest.mark.rule("arriba", "5.2.2-e")
def test_the_purged_are_replenished_and_nothing_else():
    t = shop(
        group("barcelona", f"poum {B}", f"anarchist {B}", seat="city"),
        ep=9,
        boxes={"fr": -2},
        purged=["poum"],
        control={"catalonia": "government"},
    )
    assert t.refused("improve po-b01", "convert po-b01", "replenish po-b01") == [
        ("5.2.2-e", "purged", {"faction": "poum"}),
        ("5.2.2-e", "purged", {"faction": "poum"}),
        ("6.3-c", "no-remnant", {"unit": "po-b01"}),
    ]
    assert t.why("improve an-b01") == ""


@pytest.mark.rule("arriba", "15.3-a", "15.3-c")
def test_walls_are_refused_by_the_first_rule_against_them():
    walls = {"options": {"fortifications": True}}
    t = shop(CUENCA, MADRID, ep=9, forts={"rebel": ["madrid"]}, **walls)
    assert t.refused("fortify soria", "fortify madrid") == [
        ("15.3-a", "city-not-held", {"place": "soria"}),
        ("15.3-a", "fortified", {"place": "madrid"}),
    ]
    before = t.s.ep[0]
    t.play("fortify cuenca")
    assert t.last("fortified") == {"side": "government", "place": "cuenca", "price": 2}
    assert (t.s.ep[0], t.facts["forts"]) == (before - 2, {"government": ["cuenca"], "rebel": ["madrid"]})
    assert t.refused("fortify cuenca") == [("15.3-a", "fortified", {"place": "cuenca"})]
    assert shop(CUENCA, ep=9).refused("fortify cuenca") == [("15.3-a", "rule-off", {})]
    assert shop(CUENCA, ep=1, **walls).refused("fortify cuenca") == [
        ("15.3-a", "too-dear", {"price": 2, "have": 1})
    ]
    assert shop(CUENCA, ep=2, **walls).why("fortify cuenca") == ""
    places = ["soria", "burgos", "avila", "huelva", "cadiz", "vigo", "lugo", "orense", "leon", "zamora", "jaen"]
    eleven = {"government": places[:5], "rebel": places[5:]}
    assert shop(CUENCA, ep=2, forts=eleven, **walls).why("fortify cuenca") == ""
    twelve = {**eleven, "government": [*places[:5], "toledo"]}
    assert shop(CUENCA, ep=2, forts=twelve, **walls).refused("fortify cuenca") == [
        ("15.3-c", "no-forts-left", {"most": 12})
    ]


# --- asset points (6.5) ----------------------------------------------------------------------------
@pytest.mark.rule("arriba", "6.5-a", "6.5-b", "6.5-c", "4.1-b")
def test_a_point_is_refused_by_the_first_rule_against_it():
    friend = {"boxes": {"ussr": -2}, "rolls": [(1,)]}
    assert shop(VALENCIA).refused("buy air") == [("6.5-a", "needs-support", {})]
    assert shop(CUENCA, boxes={"ussr": -2}).refused("buy air") == [("6.5-c", "no-port", {})]
    closed = shop(VALENCIA, lasting={"no-assets:government": 1}, **friend)
    assert closed.refused("buy armor") == [("4.1-b", "no-assets-event", {})]
    other = shop(VALENCIA, lasting={"no-assets:rebel": 1}, **friend)
    assert other.why("buy armor") == ""
    full = shop(VALENCIA, air={"government": 12}, **friend)
    assert full.refused("buy air") == [("6.5-b", "no-marker", {"asset": "air"})]
    almost = shop(VALENCIA, air={"government": 11}, **friend)
    assert almost.why("buy air") == ""
    poor = shop(group("castellon", f"{PA} {B}", seat="city"), **friend)
    income = poor.last("income")["total"]
    for _ in range(income):
        poor.play(f"create {PA} {B}")
    assert poor.refused("buy air") == [("6.5-a", "too-dear", {"price": 1, "have": 0})]


@pytest.mark.rule("arriba", "6.5-a", "6.5-b")
def test_a_price_that_is_declined_or_not_to_be_paid_closes_the_market():
    t = shop(group("castellon", f"{PA} {B}", seat="city"), ep=7, boxes={"ussr": -2}, rolls=[(1,)])
    have = t.last("income")["total"]
    t.play("buy armor", rolls=[(3,)])
    assert (t.kind, t.match.asks[0].about) == ("price", {"asset": "armor", "price": 3})
    t.play("decline")
    assert t.last("declined") == {"side": "government", "asset": "armor", "price": 3}
    assert t.refused("buy armor") == [("6.5-b", "market-closed", {"asset": "armor"})]
    assert t.s.assets_closed == ["government:armor"]
    t.play("buy air", rolls=[(4,)])
    t.play("pay air")
    assert t.last("bought") == {"side": "government", "asset": "air", "price": 4, "german": False}
    assert (t.s.ep[0], t.s.air_ready, t.s.assets_bought) == (have - 4, [1, 0], ["government-air"])
    t.play("buy artillery", rolls=[(have - 3,)])  # one more than there is
    assert t.kind == "spend"
    assert t.last("declined") == {"side": "government", "asset": "artillery", "price": 5}
    t.play("buy air", rolls=[(4,)])  # just what there is
    t.play("pay air")
    assert (t.s.ep[0], t.s.air_ready) == (0, [2, 0])


# --- transport (6.7) -------------------------------------------------------------------------------
def harbour(*groups, side="rebel", **words) -> Table:
    t = Table(*groups, phase="strategic", side=side, no_counters=QUIET, **words)
    while t.kind != "transport":
        t.play(next(token for token in t.options if token.startswith(("done", "grant radical"))))
    return t


@pytest.mark.rule("arriba", "6.7-b", "6.7.1-a", "6.7.2-b", "6.7.2-c")
def test_a_rebel_passage_is_refused_by_the_first_rule_against_it():
    t = harbour(
        group("spanish-morocco", f"{CO} {B}", f"{CO} {D}"),
        group("malaga", f"{NA} {B}", f"{NA} {D}", seat="city"),
        group("cadiz", f"{NA} {B}", seat="city", armor=1),
        group("burgos", f"{NA} {B}", seat="city"),
        group("soria", f"{NA} {B}"),
        group("valencia", f"{PA} {B}", seat="city"),
    )
    assert t.refused(
        "fly pa-b01",
        "fly na-b09",
        "fly na-d01",
        "fly na-b04",
        "lift na-b01",
        "ship co-b01",
        "ship na-b03",
        "ship na-b04",
        "sail burgos",
        "sail malaga",
        "sail vigo",
        "sail valencia",
    ) == [
        ("6.7-b", "enemy-unit", {"unit": "pa-b01"}),
        ("6.7-b", "off-the-map", {"unit": "na-b09"}),
        ("6.7.1-a", "only-brigades", {"unit": "na-d01", "mode": "fly"}),
        ("6.7-b", "not-in-city", {"unit": "na-b04", "mode": "fly"}),
        ("6.7.2-b", "not-in-morocco", {"unit": "na-b01", "mode": "lift"}),
        ("6.7.2-c", "morocco-no-port", {"unit": "co-b01", "mode": "ship"}),
        ("6.7.2-c", "not-in-port", {"unit": "na-b03", "mode": "ship"}),
        ("6.7-b", "not-in-city", {"unit": "na-b04", "mode": "ship"}),
        ("6.7.2-c", "no-friendly-port", {"place": "burgos"}),
        ("6.7.2-a", "no-cargo", {"place": "malaga"}),
        ("6.7.2-c", "no-friendly-port", {"place": "vigo"}),
        ("6.7.2-c", "no-friendly-port", {"place": "valencia"}),
    ]
    assert t.why("sail cadiz") == t.why("ship na-d01") == t.why("lift co-d01") == ""
    t.play("fly co-b01")
    assert t.refused("to soria", "to spanish-morocco", "to valencia") == [
        ("6.7.1-a", "city-not-held", {"place": "soria", "unit": "co-b01"}),
        ("2.1.2-c", "never-morocco", {}),
        ("6.7.1-a", "city-not-held", {"place": "valencia", "unit": "co-b01"}),
    ]
    assert t.options == ["to burgos", "to cadiz", "to malaga"]
    t.play("to cadiz")
    assert t.last("carried") == {
        "unit": "co-b01",
        "mode": "fly",
        "start": "spanish-morocco",
        "place": "cadiz",
    }
    assert t.refused("fly na-b01", "ship co-b01") == [
        ("6.7.1-a", "transport-used", {"mode": "fly", "most": 1}),
        ("6.7-b", "carried-already", {"unit": "co-b01", "mode": "ship"}),
    ]
    t.play("sail cadiz")
    assert (t.kind, t.match.asks[0].about) == ("load", {"start": "cadiz", "place": "malaga"})
    assert t.refused("load german", "sailed") == [
        ("6.7.2-a", "no-such-cargo", {"asset": "german", "place": "cadiz"}),
        ("6.7.2-a", "empty-ship", {"place": "cadiz"}),
    ]
    t.play("load armor")
    assert t.last("shipped") == {"asset": "armor", "start": "cadiz", "place": "malaga"}
    assert t.kind == "transport"  # nothing is left to load
    assert t.refused("ship na-b01", "sail cadiz") == [
        ("6.7.2-c", "transport-used", {"mode": "ship", "most": 1}),
        ("6.7.2-c", "transport-used", {"mode": "ship", "most": 1}),
    ]
    t.play("lift co-d01")
    assert t.s.lifts == {"rebel:fly": 1, "rebel:ship": 1, "rebel:lift": 1}
    assert t.s.morocco == ()
    assert t.seat == "government"  # the Rebel has nothing left to do, and is not asked


@pytest.mark.rule("arriba", "6.7.1-a", "6.7.2-a", "6.7.2-b", "8.2.2")
def test_a_government_passage_is_refused_by_the_first_rule_against_it():
    t = harbour(
        group("valencia", f"{PA} {B}", f"{PA} {D}", seat="city"),
        group("alicante", f"{PA} {B}", seat="city"),
        group("santander", f"{PA} {B}", seat="city", armor=1),
        group("bilbao", f"basque {B}", seat="city"),
        group("castellon", f"basque {B}", seat="city"),
        side="government",
    )
    assert t.refused(
        "fly pa-b01",
        "lift pa-b01",
        "ship pa-d01",
        "ship pa-b03",
        "ship bas-b01",
        "ship bas-b02",
        "sail santander",
        "sail valencia",
    ) == [
        ("6.7.1-a", "no-such-transport", {"mode": "fly"}),
        ("6.7.2-b", "no-such-transport", {"mode": "lift"}),
        ("6.7.2-a", "only-brigades", {"unit": "pa-d01", "mode": "ship"}),
        ("6.7.2-a", "not-in-port", {"unit": "pa-b03", "mode": "ship"}),
        ("6.7.2-a", "not-in-port", {"unit": "bas-b01", "mode": "ship"}),
        ("6.7-b", "no-destination", {"unit": "bas-b02", "mode": "ship"}),
        ("6.7.2-a", "no-friendly-port", {"place": "santander"}),
        ("6.7.2-a", "no-cargo", {"place": "valencia"}),
    ]
    t.play("ship pa-b01")
    assert t.refused("to valencia", "to santander", "to almeria") == [
        ("6.7-b", "sets-out-there", {"place": "valencia", "unit": "pa-b01"}),
        ("6.7.2-a", "no-friendly-port", {"place": "santander", "unit": "pa-b01"}),
        ("6.7.2-a", "city-not-held", {"place": "almeria", "unit": "pa-b01"}),
    ]
    alone = harbour(
        group("malaga", f"{NA} {B}", seat="city"),
        group("valencia", f"{PA} {B}", seat="city", artillery=1),
        group("spanish-morocco", f"{CO} {B}"),
    )
    assert alone.seat == "rebel"
    alone = Table(
        group("malaga", f"{NA} {B}", seat="city", artillery=1),
        group("spanish-morocco", f"{CO} {B}"),
        phase="strategic",
        no_counters=QUIET,
    )
    alone.play("done", "done")
    assert alone.refused("sail malaga", "ship na-b01") == [
        ("6.7-b", "no-other-port", {}),
        ("6.7-b", "no-destination", {"unit": "na-b01", "mode": "ship"}),
    ]


@pytest.mark.rule("arriba", "4.1-b", "6.7.1-a")
def test_events_stop_ships_and_what_leaves_morocco():
    ports = (
        group("spanish-morocco", f"{CO} {B}"),
        group("malaga", f"{NA} {B}", seat="city", armor=1),
        group("cadiz", f"{NA} {B}", seat="city"),
    )
    t = harbour(*ports, lasting={"no-transport:rebel:naval": 1})
    assert t.refused("ship na-b01", "lift co-b01", "sail malaga") == [
        ("4.1-b", "no-transport-event", {"mode": "ship"}),
        ("4.1-b", "no-transport-event", {"mode": "lift"}),
        ("4.1-b", "no-transport-event", {"mode": "ship"}),
    ]
    assert t.options == ["fly na-b01", "fly na-b02", "fly co-b01", "done"]
    t = harbour(*ports, lasting={"no-transport:rebel:morocco": 1})
    assert t.refused("fly co-b01", "lift co-b01") == [
        ("4.1-b", "no-transport-event", {"mode": "fly"}),
        ("4.1-b", "no-transport-event", {"mode": "lift"}),
    ]
    assert t.options == ["fly na-b01", "fly na-b02", "ship na-b01", "ship na-b02", "sail malaga", "done"]
    t = harbour(*ports, lasting={"no-transport:government:naval": 1, "transport:rebel:air": 1})
    t.play("fly co-b01", "to cadiz")
    assert t.why("fly na-b02") == ""
    t.play("fly na-b02")
    assert t.refused("fly na-b01") == [("6.7.1-a", "transport-used", {"mode": "fly", "most": 2})]


@pytest.mark.rule("arriba", "15.2-c", "6.7.2-a")
def test_allies_ship_their_own_units_and_only_the_leader_points():
    t = harbour(
        group("valencia", f"{PA} {B}", f"catalonia {B}", seat="city", artillery=1),
        group("alicante", f"{PA} {B}", seat="city"),
        side="government",
        options={"players": 3},
    )
    assert t.seat == "republican"
    assert t.refused("ship cat-b01") == [("6.7-b", "ally-unit", {"unit": "cat-b01", "seat": "radical"})]
    t.play("done")
    assert (t.seat, t.options) == ("radical", ["ship cat-b01", "done"])
    assert t.refused("sail valencia") == [("15.2-c", "leader-buys", {})]
    t.play("ship cat-b01")
    assert t.kind != "load"  # the points stay: they are the Republican's
    assert t.facts["units"]["alicante"]["city"] == ["pa-b02", "cat-b01"]
    assert t.group("g1").artillery == 1


