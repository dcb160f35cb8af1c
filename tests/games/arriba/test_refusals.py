"""Each refusal names its rule, its sentence and what fills it; of several reasons the first that counts."""

import pytest

from frente.games.arriba.definitions import UNITS

from .table import CO, IB, NA, PA, B, D, T, Table, group, ids

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
    rich.play(f"create {PA} {D}")
    assert (rich.s.ep[0], rich.last("created")["price"]) == (0, 3)
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
    assert t.about == {"seat": "northern", "have": have - 3}
    assert t.last("granted") == {"seat": "radical", "ep": 3}
    t.play("grant northern 4")
    assert (t.seat, t.about) == ("radical", {"ep": 3, "side": "government"})
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
    places = [
        "soria",
        "burgos",
        "avila",
        "huelva",
        "cadiz",
        "vigo",
        "lugo",
        "orense",
        "leon",
        "zamora",
        "jaen",
    ]
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
    assert (t.kind, t.about) == ("price", {"asset": "armor", "price": 3})
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
    assert (t.kind, t.about) == ("arrive", {"mode": "fly", "unit": "co-b01"})
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
    assert (t.kind, t.about) == ("load", {"start": "cadiz", "place": "malaga"})
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
    coast = harbour(
        group("spanish-morocco", f"{CO} {D}"),
        *[group(place, f"{NA} {B}", seat="city") for place in ("malaga", "almeria", "cadiz", "burgos")],
    )
    coast.play("lift co-d01")
    assert coast.options == ["to malaga", "to almeria"]
    assert coast.refused("to cadiz", "to burgos", "to valencia") == [
        ("6.7.2-b", "no-friendly-port", {"place": "cadiz", "unit": "co-d01"}),
        ("6.7.2-b", "no-friendly-port", {"place": "burgos", "unit": "co-d01"}),
        ("6.7.2-b", "city-not-held", {"place": "valencia", "unit": "co-d01"}),
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


@pytest.mark.rule("arriba", "6.7.2-a", "6.7.2-c")
def test_a_ship_loads_only_what_stands_in_the_city():
    t = harbour(
        group("cadiz", side="rebel", armor=1, artillery=1),
        group("cadiz", side="rebel", artillery=1, seat="city"),
        group("cadiz", f"{NA} {B}", seat="city", armor=1),
        group("malaga", f"{NA} {B}", seat="city"),
    )
    t.play("sail cadiz", "load armor", "load artillery")
    assert t.kind == "transport"
    assert (t.group("g1").armor, t.group("g1").artillery) == (1, 1)
    assert (t.there("g2"), t.group("g3").armor) == (False, 0)
    assert (t.group("g5").armor, t.group("g5").artillery, t.group("g5").city) == (1, 1, True)


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


# --- organization (7) ------------------------------------------------------------------------------
CAMP = (
    group("toledo", f"{PA} {B}", f"{PA} {B}", seat="city", armor=1),
    group("toledo", f"{PA} {B}"),
    group("toledo", f"{NA} {B}", artillery=1),
    group("madrid", f"{PA} {B}", f"{PA} {B}", artillery=1),
    group("toledo", f"anarchist {B}", armor=1),
    group("toledo", f"{IB} {B}", f"{IB} {B}", f"{IB} {B}"),
    group("toledo", side="government", artillery=2),
    group("soria", f"{NA} {B}", seat="city"),
    group("soria", f"{PA} {B}"),
)


def camp(**words) -> Table:
    return Table(*CAMP, phase="organization", **{"side": "government", **words})


@pytest.mark.rule("arriba", "7.1-a", "7.1-b", "7.1.1-a", "7.1.1-b", "7.1.1-d", "7.2-a")
def test_a_regrouping_is_refused_by_the_first_rule_against_it():
    t = camp()
    assert t.refused("open burgos", "open cadiz") == [
        ("7.1-a", "nothing-of-yours", {"place": "burgos"}),
        ("7.1-a", "nothing-of-yours", {"place": "cadiz"}),
    ]
    t.play("open toledo")
    assert t.refused(
        "seat g99 city",
        "seat g3 city",
        "seat g1 city",
        "seat g2 large",
        "seat g2 city",
        "seat g4 city",
        "seat g9 city",
    ) == [
        ("7.1-a", "no-such-group", {"group": "g99"}),
        ("7.1-a", "enemy-group", {"group": "g3"}),
        ("7.1-b", "there-already", {"group": "g1", "place": "toledo"}),
        ("7.1-b", "there-already", {"group": "g2", "place": "toledo"}),
        ("7.2-a", "city-taken", {"group": "g2", "place": "toledo"}),
        ("7.1-b", "area-not-open", {"place": "toledo"}),
        ("7.1-b", "enemy-in-city", {"group": "g9", "place": "soria"}),
    ]
    assert t.refused(
        "join na-b01 new",
        "join pa-b20 g1",
        "join pa-b03 new",
        "join pa-b03 g99",
        "join pa-b03 g3",
        "join pa-b03 g4",
        "join pa-b01 g1",
        "join pa-b03 g6",
        "join pa-b03 g5",
        "join pa-b04 new",
    ) == [
        ("7.1-a", "enemy-unit", {"unit": "na-b01"}),
        ("7.1-a", "off-the-map", {"unit": "pa-b20"}),
        ("7.1-a", "alone-already", {"unit": "pa-b03"}),
        ("7.1-a", "no-such-group", {"group": "g99"}),
        ("7.1-a", "enemy-group", {"group": "g3"}),
        ("7.1-b", "other-area", {"unit": "pa-b03", "group": "g4"}),
        ("7.1-b", "same-group", {"unit": "pa-b01"}),
        ("7.1.1-a", "too-many-units", {"most": 3}),
        ("7.1.1-b", "no-mix-radicals", {}),
        ("7.1-b", "area-not-open", {"place": "toledo"}),
    ]
    assert t.why("join an-b01 new") == ""  # its tank stays behind
    assert t.refused(
        "hand g99:armor g1",
        "hand g3:artillery g1",
        "hand g1:armor g99",
        "hand g1:armor g3",
        "hand g1:artillery g2",
        "hand g1:armor g4",
        "hand g1:armor g1",
        "hand g4:artillery g4",
    ) == [
        ("7.1-a", "no-such-group", {"group": "g99"}),
        ("7.1-a", "enemy-group", {"group": "g3"}),
        ("7.1-a", "no-such-group", {"group": "g99"}),
        ("7.1-a", "enemy-group", {"group": "g3"}),
        ("7.1.1-d", "no-asset", {"asset": "artillery", "group": "g1"}),
        ("7.1-b", "other-area", {"unit": "armor", "group": "g4"}),
        ("7.1-b", "same-group", {"unit": "armor"}),
        ("7.1-b", "same-group", {"unit": "artillery"}),
    ]
    rebel = Table(group("spanish-morocco", f"{CO} {B}"), *CAMP[2:3], phase="organization")
    rebel.play("open toledo")
    assert rebel.refused("join co-b01 new") == [("7.1-b", "box-no-group", {"unit": "co-b01"})]


@pytest.mark.rule("arriba", "7.1-a", "7.1-b", "7.1.1-d")
def test_regroupings_change_the_battlegroups_and_are_told():
    t = camp()
    t.play("open toledo", "join pa-b03 g1")
    assert not t.there("g2")
    assert t.facts["groups"]["g1"]["units"] == ["pa-b01", "pa-b02", "pa-b03"]
    assert t.last("joined") == {"unit": "pa-b03", "group": "g1", "place": "toledo"}
    t.play("join pa-b01 new")
    assert (t.group("g10").area, t.group("g10").city, t.group("g1").armor) == (t.group("g1").area, False, 1)
    assert t.last("joined") == {"unit": "pa-b01", "group": "g10", "place": "toledo"}
    t.play("hand g7:artillery g1", "hand g7:artillery g10")
    assert not t.there("g7")  # nothing is left of it
    assert (t.group("g1").artillery, t.group("g10").artillery) == (1, 1)
    assert t.last("handed") == {"asset": "artillery", "group": "g10", "place": "toledo"}
    t.play("seat g1 large")
    assert t.last("seated") == {"group": "g1", "place": "toledo", "city": False}
    t.play("seat g10 city")
    assert (t.group("g1").city, t.group("g10").city) == (False, True)
    t.play("join an-b01 new")
    assert (t.group("g5").units, t.group("g5").armor, t.group("g11").armor) == ((), 1, 0)
    t.play("close")
    assert (t.kind, t.seat) == ("organize", "government")


@pytest.mark.rule("arriba", "7.2-b")
def test_after_too_many_changes_only_what_is_wrong_may_be_put_right():
    crowd = (group("madrid", f"{PA} {B}", f"{PA} {B}", seat="city", armor=1), MADRID, VALENCIA)
    large = group("madrid", f"{PA} {B}")
    enough = ("7.2-b", "enough-shifts", {"most": 240})
    for shifts, stopped in ((239, False), (240, True)):
        t = Table(*crowd, large, phase="organization", side="government")
        t.s.shifts = shifts
        assert t.options == ["open madrid", *([] if stopped else ["open valencia"])]
        assert t.refused("done") == [("7.2-b", "crowded-city", {"place": "madrid"})]
        t.play("open madrid")
        assert t.s.shifts == shifts + 1
        assert t.refused("join pa-b01 g2", "join pa-b01 new", "hand g1:armor g2") == [enough] * 3
        assert t.options == ["close", "seat g1 large", "seat g2 large"]
        t.play("seat g1 large")
        assert t.s.shifts == shifts + 2
        t.play("seat g2 large")
        assert t.refused("seat g4 city", "seat g1 city") == [enough] * 2
        t.play("close")
        assert t.refused("open valencia", "open madrid") == [enough] * 2
        t.play("done")
        assert (t.seat, t.s.shifts) == ("rebel", 0)
    free = Table(*crowd, large, phase="organization", side="government")
    free.s.shifts = 238
    free.play("open madrid")
    assert free.why("join pa-b01 g2") == free.why("join pa-b01 new") == free.why("hand g1:armor g2") == ""


@pytest.mark.rule("arriba", "15.2-c", "7.2-b", "7.1-a")
def test_allies_regroup_their_own_and_the_later_seat_leaves_the_city():
    mixed = group("madrid", f"{PA} {B}", f"basque {B}", f"basque {B}", seat="city", armor=1)
    t = Table(
        mixed,
        MADRID,
        group("toledo", f"basque {B}"),
        group("burgos", f"{PA} {B}"),
        phase="organization",
        side="government",
        options={"players": 4},
    )
    assert t.seat == "republican"
    assert t.options == ["open burgos", "open madrid", "done"]  # the northern group is the one to go
    assert t.refused("open toledo") == [("7.1-a", "nothing-of-yours", {"place": "toledo"})]
    t.play("open madrid")
    assert t.refused("seat g1 large", "join bas-b01 new", "hand g1:armor g2") == [
        ("7.1-a", "ally-group", {"group": "g1", "seat": "northern"}),
        ("7.1-a", "ally-unit", {"unit": "bas-b01", "seat": "northern"}),
        ("7.1-a", "ally-group", {"group": "g1", "seat": "northern"}),
    ]
    assert t.options == ["close", "join pa-b01 new", "join pa-b01 g2", "seat g2 large"]
    t.play("close", "done")
    assert (t.seat, t.options) == ("radical", ["done"])
    t.play("done")
    assert t.seat == "northern"
    assert t.refused("done") == [("7.2-b", "crowded-city", {"place": "madrid"})]
    t.play("open madrid")
    assert t.refused("seat g2 large", "join pa-b01 new") == [
        ("7.1-a", "ally-group", {"group": "g2", "seat": "republican"}),
        ("7.1-a", "ally-unit", {"unit": "pa-b01", "seat": "republican"}),
    ]
    t.play("seat g1 large", "close", "done")
    assert t.seat == "rebel"


@pytest.mark.rule("arriba", "7.2-b", "15.2-c")
def test_a_city_that_allies_crowded_again_is_put_right_by_the_last_of_them():
    t = Table(
        group("madrid", f"anarchist {B}", seat="city"),
        group("madrid", f"anarchist {B}", f"basque {B}", f"basque {B}", seat="city"),
        phase="organization",
        side="government",
        options={"players": 4},
    )
    t.play("done")
    assert (t.seat, "done" in t.options) == ("radical", True)  # the northern battlegroup is to go
    t.play("done", "open madrid", "join bas-b01 new", "join bas-b02 g3", "close", "done")
    assert (t.seat, t.kind, t.match.asks[0].rule) == ("radical", "organize", "7.2-b")
    assert t.refused("done") == [("7.2-b", "crowded-city", {"place": "madrid"})]
    t.play("open madrid", "seat g2 large", "close", "done")
    assert t.seat == "northern"
    t.play("done")
    assert (t.seat, t.s.shifts) == ("rebel", 0)


# --- movement (8) ----------------------------------------------------------------------------------
def march(*groups, side="rebel", **words) -> Table:
    return Table(*groups, phase="movement", side=side, **words)


@pytest.mark.rule("arriba", "8.1-a", "8.1-b", "8.1-c", "8.2-a", "8.2-b", "8.2.1", "8.2.2")
def test_a_stage_of_a_march_is_refused_by_the_first_rule_against_it():
    t = march(
        group("segovia", f"{NA} {B}", f"{NA} {B}", armor=1),
        group("madrid", f"{PA} {B}", seat="city"),
        group("avila", f"{NA} {B}", seat="city"),
        group("valladolid", f"{NA} {B}"),
    )
    assert t.refused("march g99", "march g2") == [
        ("8.1-a", "no-such-group", {"group": "g99"}),
        ("8.1-a", "enemy-group", {"group": "g2"}),
    ]
    t.play("march g1")
    here = {"group": "g1"}
    assert t.refused(
        "to spanish-morocco large",
        "to segovia large",
        "to madrid city",
        "to avila city",
        "via spanish-morocco",
        "via cadiz",
        "via segovia",
        "drop na-b04 large",
        "drop pa-b01 large",
        "drop german large",
        "apart na-b01 city",
        "apart na-b01 large",
    ) == [
        ("8.2.1", "never-morocco", {}),
        ("8.1-c", "there-already", {**here, "place": "segovia"}),
        ("8.1-c", "enemy-in-city", {"place": "madrid"}),
        ("7.2-a", "city-taken", {"place": "avila"}),
        ("8.2.1", "never-morocco", {}),
        ("8.1-a", "not-adjacent", {**here, "place": "cadiz"}),
        ("8.1-a", "not-adjacent", {**here, "place": "segovia"}),
        ("8.1-b", "not-with-it", {**here, "unit": "na-b04"}),
        ("8.1-b", "not-with-it", {**here, "unit": "pa-b01"}),
        ("8.1-b", "not-with-it", {**here, "unit": "german"}),
        ("7.2-a", "one-in-city", {"place": "segovia"}),
        ("8.1-b", "drop-first", {**here, "unit": "na-b01"}),
    ]
    t.play("via valladolid")
    assert t.refused("stay", "via segovia") == [
        ("8.1-b", "on-the-march", here),
        ("8.1-a", "been-there", {**here, "place": "segovia"}),
    ]
    t.play("drop na-b01 large")
    assert t.last("dropped") == {"group": "g1", "unit": "na-b01", "place": "valladolid", "city": False}
    assert t.why("apart na-b02 large") == ""
    t.play("via avila")
    assert t.refused("drop na-b02 city") == [("7.2-a", "city-taken", {"place": "avila"})]
    t.play("via madrid")
    assert t.refused("to toledo large", "via toledo", "to avila large", "drop na-b02 city") == [
        ("8.2-a", "must-stop", {**here, "place": "toledo"}),
        ("8.2-a", "must-stop", {**here, "place": "toledo"}),
        ("8.2-a", "must-stop", {**here, "place": "avila"}),
        ("8.1-c", "enemy-in-city", {"place": "madrid"}),
    ]
    t.play("drop armor large")
    assert t.refused("drop na-b02 large", "via toledo") == [
        ("8.1-b", "nothing-to-drop", {**here, "unit": "na-b02"}),
        ("8.1-b", "nothing-to-drop", {**here, "place": "toledo"}),
    ]
    t.play("to madrid large")
    assert t.last("marched") == {
        "group": "g1",
        "side": "rebel",
        "start": "madrid",
        "place": "madrid",
        "city": False,
        "away": False,
        "units": ["na-b02"],
    }
    assert t.refused("march g1") == [("8.1-b", "moved-already", here)]
    assert t.options == ["march g3", "march g4", "done"]  # what was dropped does not move either


@pytest.mark.rule("arriba", "8.2-b", "8.2-a", "8.2.2")
def test_from_enemy_to_enemy_and_too_far_from_home():
    ring = ("avila", "segovia", "guadalajara", "cuenca", "toledo")
    t = march(group("madrid", f"{NA} {B}", f"{NA} {B}"), *[group(p, f"{PA} {B}") for p in ("madrid", *ring)])
    t.play("march g1")
    assert t.refused("to toledo large", "to cadiz large", "via toledo", "to toledo city") == [
        ("8.2-b", "enemy-to-enemy", {"group": "g1", "place": "toledo"}),
        ("8.2-a", "no-way", {"group": "g1", "place": "cadiz"}),
        ("8.2-b", "enemy-to-enemy", {"group": "g1", "place": "toledo"}),
        ("8.2-b", "enemy-to-enemy", {"group": "g1", "place": "toledo"}),
    ]
    shut = march(group("madrid", f"{NA} {B}"), *[group(p, f"{PA} {B}") for p in ring])
    shut.play("march g1")
    assert shut.refused("to cadiz large") == [("8.2-a", "no-way", {"group": "g1", "place": "cadiz"})]
    assert shut.why("to toledo large") == ""
    home = march(group("soria", f"basque {B}", f"{PA} {B}"), side="government")
    home.play("march g1")
    assert home.refused("to madrid large", "via guadalajara", "to cadiz city") == [
        ("8.2.2", "too-far-from-home", {"group": "g1", "place": "madrid"}),
        ("8.2.2", "too-far-from-home", {"group": "g1", "place": "guadalajara"}),
        ("8.2.2", "too-far-from-home", {"group": "g1", "place": "cadiz"}),
    ]


@pytest.mark.rule("arriba", "8.1-b")
def test_a_battlegroup_that_drops_and_stays_must_still_change_its_place():
    t = march(group("burgos", f"{NA} {B}", f"{NA} {B}"))
    t.play("march g1", "drop na-b01 large")
    assert t.refused("to burgos large", "stay") == [
        ("8.1-b", "there-already", {"group": "g1", "place": "burgos"}),
        ("8.1-b", "on-the-march", {"group": "g1"}),
    ]
    ring = ("madrid", "cuenca", "teruel", "zaragoza", "soria", "segovia", "guadalajara")
    shut = march(group("guadalajara", f"{NA} {B}", f"{NA} {B}"), *[group(p, f"{PA} {B}") for p in ring])
    shut.play("march g1")
    no = {"group": "g1", "unit": "na-b01"}
    assert shut.refused("drop na-b01 city") == [("8.1-b", "no-dropping-here", no)]
    assert shut.why("drop na-b01 large") == ""  # the rest may still enter the city
    left = march(
        group("guadalajara", f"{NA} {B}", f"{NA} {B}", seat="city"), *[group(p, f"{PA} {B}") for p in ring]
    )
    left.play("march g1", "drop na-b01 city", "to guadalajara large")  # leaving the city is a move
    assert left.facts["units"]["guadalajara"] == {"city": ["na-b01"], "large": ["na-b02", "pa-b07"]}


@pytest.mark.rule("arriba", "8.1-b", "7.1.1-a", "7.1.1-b", "7.2-a")
def test_what_is_dropped_forms_legal_battlegroups():
    t = march(
        group("burgos", f"{CO} {B}", f"{NA} {B}", f"{NA} {B}", f"{NA} {B}", seat="city", armor=2, artillery=1)
    )
    t.play("march g1", "drop na-b01 city", "drop armor city", "drop na-b02 large", "apart na-b03 large")
    names = [t.facts["groups"][name]["units"] for name in ("g1", "g2", "g3", "g4")]
    assert names == [["co-b01"], ["na-b01"], ["na-b02"], ["na-b03"]]
    assert (t.group("g2").city, t.group("g2").armor, t.group("g1").armor) == (True, 1, 1)
    assert t.refused("apart armor city") == [("7.2-a", "one-in-city", {"place": "burgos"})]
    t.play("drop armor large")  # to the battlegroup dropped last
    assert (t.group("g4").armor, t.group("g1").city) == (1, False)
    t.play("drop artillery city", "to soria city")
    assert (t.group("g2").artillery, t.facts["groups"]["g1"]["place"]) == (1, "soria")
    assert t.s.moved == [1, 2, 3, 4]
    mixed = march(group("madrid", f"{PA} {B}", f"basque {B}", f"{IB} {B}"), side="government")
    mixed.play("march g1", "drop bas-b01 large", "drop pa-b01 large")
    assert mixed.refused("drop ib-b01 large") == [
        ("8.1-b", "nothing-to-drop", {"group": "g1", "unit": "ib-b01"})
    ]


@pytest.mark.rule("arriba", "5.2.2-b", "15.7", "15.2-c", "8.1-a")
def test_who_may_not_march_at_all():
    groups = (group("toledo", f"poum {B}"), group("toledo", f"{PA} {B}"), group("madrid", f"anarchist {B}"))
    t = march(*groups, side="government")
    t.s.purged_now = 1 << 3
    assert [name for name in t.options if name != "done"] == ["march g2", "march g3"]
    assert t.refused("march g1") == [("5.2.2-b", "purged-units", {"group": "g1"})]
    t.play("march g2", "stay")
    assert t.refused("march g2") == [("8.1-b", "moved-already", {"group": "g2"})]
    ally = march(*groups, side="government", options={"players": 3})
    assert ally.options == ["march g2", "done"]
    assert ally.refused("march g1") == [("8.1-a", "ally-group", {"group": "g1", "seat": "radical"})]
    ally.play("done")
    assert (ally.seat, ally.options) == ("radical", ["march g1", "march g3", "done"])
    few = march(*groups, side="government", turn=1, options={"command": True}, rolls=[(1, 2)])
    assert few.last("orders") == {"side": "government", "count": 2}
    few.play("march g1", "to toledo city", "march g2", "to madrid large")
    assert (few.options, few.s.orders) == (["done"], 0)
    assert few.refused("march g3") == [("15.7", "no-orders", {})]


# --- combat (9) ------------------------------------------------------------------------------------
def fight(*groups, side="rebel", **words) -> Table:
    return Table(*groups, phase="combat", side=side, **words)


@pytest.mark.rule("arriba", "9.1-a", "9.1-b", "9.1-c", "7.1.1-e", "15.3-b", "5.2.2-b")
def test_an_attack_is_refused_by_the_first_rule_against_it():
    t = fight(
        group("toledo", f"{NA} {B}", f"{NA} {B}"),
        group("toledo", f"{NA} {B} disrupted", f"{NA} {B}"),
        group("toledo", side="rebel", armor=1),
        group("burgos", f"{NA} {B}"),
        group("toledo", f"{PA} {B}"),
        group("madrid", f"{PA} {B}"),
        group("soria", f"{NA} {B}"),
        forts={"government": ["soria"], "rebel": ["burgos"]},
    )
    assert t.options == ["attack g1", "attack g7", "done"]
    assert t.refused(
        "attack g99", "attack g5", "attack g3", "attack g2", "attack g4", "guerrilla madrid"
    ) == [
        ("9.1-a", "no-such-group", {"group": "g99"}),
        ("9.1-a", "enemy-group", {"group": "g5"}),
        ("7.1.1-e", "assets-only", {"group": "g3"}),
        ("9.1-c", "disrupted-units", {"group": "g2"}),
        ("9.1-a", "no-enemy-here", {"group": "g4", "place": "burgos"}),
        ("15.1-a", "rule-off", {}),
    ]
    t.play("attack g1")
    assert (t.options, t.match.asks[0].rule) == (["on g5"], "9.1-a")
    assert t.about == {"group": "g1", "kind": "attack"}
    assert t.refused("on g99", "on g2", "on g6", "on fort-toledo") == [
        ("9.1-a", "no-such-group", {"group": "g99"}),
        ("9.1-a", "own-group", {"group": "g1", "target": "g2"}),
        ("9.1-a", "other-area-target", {"group": "g1", "target": "g6"}),
        ("15.3-b", "no-lone-fort", {"place": "toledo", "group": "g1"}),
    ]
    t.play("on g5", rolls=[(2,)])
    while t.kind != "attack":
        t.play(t.options[0])
    assert t.refused("attack g1")[0][1] in ("attacked-already", "no-such-group")
    t.play("attack g7")
    assert t.options == ["on fort-soria"]
    t.play("on fort-soria")
    assert t.last("fort-lost") == {"place": "soria", "side": "government"}
    assert t.facts["forts"] == {"government": [], "rebel": ["burgos"]}
    assert t.refused("attack g7") == [("9.1-b", "attacked-already", {"group": "g7"})]


@pytest.mark.rule("arriba", "9.4-a", "9.4-b", "15.1-b", "9.1-c")
def test_a_counterattack_is_refused_by_the_first_rule_against_it():
    t = Table(
        group("toledo", f"{PA} {B}"),
        group("toledo", f"{PA} {B}", seat="city"),
        group("toledo", f"{PA} {B}"),
        group("toledo", f"{PA} {B} disrupted"),
        group("toledo", side="government", armor=1),
        group("madrid", f"{PA} {B}"),
        group("madrid", f"{NA} {B}"),
        group("toledo", f"{NA} {B}"),
        group("toledo", f"{NA} {B}"),
        phase="counterattack",
        side="rebel",
        attackers=["g8", "g55"],
        attacked=["g3"],
        forts={"rebel": ["toledo"]},
    )
    assert (t.seat, t.options) == ("government", ["counter g1", "done"])
    toledo = {"place": "toledo"}
    assert t.refused(
        "counter g99", "counter g8", "counter g2", "counter g3", "counter g4", "counter g5", "counter g6"
    ) == [
        ("9.4-a", "no-such-group", {"group": "g99"}),
        ("9.4-a", "enemy-group", {"group": "g8"}),
        ("9.4-a", "in-city", {"group": "g2", **toledo}),
        ("9.4-a", "was-attacked", {"group": "g3", **toledo}),
        ("9.1-c", "disrupted-units", {"group": "g4"}),
        ("7.1.1-e", "assets-only", {"group": "g5"}),
        ("9.4-b", "no-attacker-here", {"group": "g6", "place": "madrid"}),
    ]
    t.s.frozen = t.group("g1").area
    assert t.why("counter g1") == ""  # only Rebels are frozen
    t.play("counter g1")
    assert (t.options, t.match.asks[0].rule) == (["on g8"], "9.4-b")
    assert t.about == {"group": "g1", "kind": "counterattack"}
    assert t.refused("on g9", "on fort-toledo", "on g7", "on g3") == [
        ("9.4-b", "did-not-attack", {"group": "g1", "target": "g9"}),
        ("9.4-b", "fort-did-not-attack", {}),
        ("9.1-a", "other-area-target", {"group": "g1", "target": "g7"}),
        ("9.1-a", "own-group", {"group": "g1", "target": "g3"}),
    ]
    t.play("on g8", rolls=[(1,)])
    while t.kind != "counter":
        t.play(t.options[0])
    assert t.refused("counter g1")[0][:2] in (("9.4-a", "no-such-group"), ("9.4-a", "attacked-already"))


@pytest.mark.rule("arriba", "15.1-b", "9.4-a")
def test_rebels_are_frozen_only_where_the_guerrillas_struck():
    t = Table(
        group("burgos", f"{NA} {B}"),
        group("soria", f"{NA} {B}"),
        group("burgos", f"{PA} {B}"),
        group("soria", f"{PA} {B}"),
        phase="counterattack",
        side="government",
        attackers=["g3", "g4"],
    )
    t.s.frozen = t.group("g1").area
    assert t.options == ["counter g2", "done"]
    assert t.refused("counter g1") == [("15.1-b", "frozen", {"group": "g1", "place": "burgos"})]


@pytest.mark.rule("arriba", "15.1-a")
def test_a_raid_is_refused_by_the_first_rule_against_it():
    def raid(side="government", turn=7, ep=1, **words) -> Table:
        groups = (group("burgos", f"{NA} {B}"), group("cuenca", f"{PA} {B}"))
        words = {"options": {"guerrillas": True}, "control": {"new-castile": "government"}, **words}
        return fight(*groups, side=side, turn=turn, ep={"government": ep, "rebel": 5}, **words)

    assert raid(side="rebel").refused("guerrilla burgos") == [("15.1-a", "no-guerrillas-side", {})]
    assert raid(side="rebel").options == ["done"]
    assert raid(turn=6).refused("guerrilla burgos") == [("15.1-a", "no-guerrillas-yet", {"turn": 7})]
    assert raid(ep=0).refused("guerrilla burgos") == [("15.1-a", "too-dear", {"price": 1, "have": 0})]
    assert raid(ep=0).options == ["done"]
    t = raid()
    assert t.refused("guerrilla cuenca") == [("15.1-a", "own-region", {"place": "cuenca"})]
    assert t.why("guerrilla burgos") == ""
    assert "guerrilla cadiz" in t.options
    assert len(t.options) == 1 + 47 - 5  # all but the five areas of New Castile
    t.play("guerrilla burgos", rolls=[(3,)])
    assert t.last("guerrilla") == {"place": "burgos", "die": 3, "success": False}
    assert t.refused("guerrilla cadiz") == [("15.1-a", "guerrillas-done", {})]
    ally = raid(options={"guerrillas": True, "players": 3})
    assert ally.why("guerrilla burgos") == ""
    ally.play("done")
    assert (ally.seat, ally.options) == ("radical", ["done"])
    assert ally.refused("guerrilla burgos") == [("15.1-a", "no-guerrillas-side", {})]


# --- answers in words ------------------------------------------------------------------------------
def labels(t: Table, *tokens: str) -> list[tuple[str, dict[str, object]]]:
    found = []
    for token in tokens:
        choice = t.match.game.choice(t.s, t.match.asks[0], token)
        found.append((choice.label.id, ids(choice.label.args)))
    return found


@pytest.mark.rule("arriba", "7.1-a", "7.1.1-d")
def test_regroupings_are_offered_in_words():
    t = camp()
    t.play("open toledo")
    assert labels(t, "join pa-b03 g1", "join an-b01 new", "hand g1:armor g2") == [
        ("do-join", {"a": "pa-b03", "b": "g1"}),
        ("do-join-new", {"a": "an-b01"}),
        ("do-hand", {"a": "g1", "asset": "armor", "b": "g2"}),
    ]


@pytest.mark.rule("arriba", "6.2-c", "6.3-a", "6.4.1-a", "6.4.2-a", "6.3-c", "15.3-a")
def test_purchases_are_offered_with_their_prices():
    army = group("cuenca", f"{PA} {B}", f"{PA} {D}", f"{PA} {T} remnant", seat="city")
    words = {"boxes": {"fr": -4}, "control": HOME, "eliminated": [f"{PA} {D}"]}
    t = shop(army, ep=9, options={"fortifications": True}, **words)
    tokens = (
        f"create {PA} {B}",
        f"create {PA} {T}",
        f"rebuild {PA} {D}",
        "convert pa-b01",
        "improve pa-d01",
        "replenish pa-t01",
        "fortify cuenca",
    )
    assert [(args.get("a"), args["price"]) for _, args in labels(t, *tokens)] == [
        (f"of-{PA}", 1),
        (f"of-{PA}", 5),
        (f"of-{PA}", 2),
        ("pa-b01", 2),
        ("pa-d01", 2),
        ("pa-t01", 2),
        ("cuenca", 2),
    ]


# --- where things appear ---------------------------------------------------------------------------
@pytest.mark.rule("arriba", "6.2-a", "6.6-a", "6.6-e", "6.6-f", "6.6-g", "2.1.2-b")
def test_new_units_appear_where_their_faction_lives():
    pamplona = group("pamplona", f"{NA} {B}", seat="city")
    t = shop(pamplona, group("malaga", f"{NA} {B}", seat="city"), side="rebel", ep=9)
    t.play(f"create {NA} {B}")
    assert t.options == ["put pamplona city", "put malaga city", "put spanish-morocco"]
    assert t.refused("put pamplona large", "put burgos city", "put pamplona") == [
        ("6.2-a", "only-in-cities", {"units": ["na-b03"], "place": "pamplona", "faction": NA}),
        ("6.2-a", "city-not-held", {"units": ["na-b03"], "place": "burgos", "faction": NA}),
        ("2.1-c", "city-or-large", {"units": ["na-b03"], "place": "pamplona", "faction": NA}),
    ]
    assert waiting(t) == ["na-b03"]
    t.play("put spanish-morocco")
    assert (t.facts["units"]["spanish-morocco"]["box"], waiting(t)) == (["na-b03"], [])
    assert t.last("placed") == {"units": ["na-b03"], "place": "spanish-morocco", "city": False}
    t.play(f"create carlist {B}")
    assert t.refused("put malaga city", "put spanish-morocco") == [
        ("6.6-f", "only-pamplona", {"units": ["ca-b01"], "place": "malaga", "faction": "carlist"}),
        (
            "2.1.2-b",
            "not-in-the-box",
            {"units": ["ca-b01"], "place": "spanish-morocco", "faction": "carlist"},
        ),
    ]
    t.play("put pamplona large")
    assert t.facts["units"]["pamplona"] == {"city": ["na-b01"], "large": ["ca-b01"]}
    lost = shop(
        group("pamplona", f"{PA} {B}", seat="city"),
        group("soria", f"{NA} {B}", seat="city"),
        side="rebel",
        ep=9,
    )
    lost.play(f"create carlist {B}")
    assert lost.facts["units"]["pamplona"]["large"] == ["ca-b01"]
    corps = shop(
        group("malaga", f"{NA} {B}", seat="city"),
        group("almeria", f"{NA} {B}", seat="city"),
        group("cadiz", f"{NA} {B}", seat="city"),
        side="rebel",
        ep=9,
        eliminated=["it-d01"],
        came=["ctv"],
    )
    corps.play(f"rebuild italian {D}")
    assert corps.options == ["put malaga city", "put almeria city"]
    italian = {"units": ["it-d01"], "faction": "italian"}
    assert corps.refused("put cadiz city", "put valencia city", "put malaga large") == [
        ("6.6-g", "only-mediterranean", {**italian, "place": "cadiz"}),
        ("6.2-a", "city-not-held", {**italian, "place": "valencia"}),
        ("6.2-a", "only-in-cities", {**italian, "place": "malaga"}),
    ]


def waiting(t: Table) -> list[str]:
    """The units that wait for their place."""
    return [UNITS[u].id for u in t.s.placing]


@pytest.mark.rule("arriba", "15.5-d", "15.2-c", "15.5-a")
def test_a_new_doctrine_is_refused_by_the_first_rule_against_it():
    held = {
        "rebel": {"air": [1, -1], "armor": [1, 0], "artillery": [1, -1], "breakthrough": "no", "until": 5}
    }
    soria = group("soria", f"{NA} {B}", seat="city")
    assert shop(soria, side="rebel").refused("doctrine") == [("15.5-d", "rule-off", {})]
    t = shop(soria, side="rebel", options={"doctrine": True}, doctrine=held)
    assert t.refused("doctrine") == [("15.5-d", "doctrine-holds", {"until": 5})]
    t = shop(soria, side="rebel", options={"doctrine": True}, doctrine=held, turn=6)
    t.play("doctrine", rolls=[(6, 1, 5, 6, 1, 6, 1, 6)])
    assert t.last("doctrine") == {
        "side": "rebel",
        "air": [2, 0],
        "armor": [2, -1],
        "artillery": [0, -2],
        "breakthrough": [{"id": "breaks-no", "args": {}}],
        "until": 10,
    }
    assert t.s.doctrine[0].until == 0
    assert t.refused("doctrine") == [("15.5-d", "doctrine-holds", {"until": 10})]


@pytest.mark.rule("arriba", "9.1.7-a", "9.1.7-b", "15.5-b")
def test_guns_are_refused_with_what_there_is():
    t = fight(
        group("toledo", f"{NA} {B}", f"{NA} {B}", armor=1, german=1, artillery=2),
        group("toledo", f"{PA} {B}", armor=1, artillery=1),
    )
    t.play("attack g1", "on g2")
    assert t.refused("guns 3 0", "guns 0 3", "guns 2 1") == [
        ("9.1.7-a", "too-few-points", {"group": "g1", "asset": "armor", "have": 2}),
        ("9.1.7-a", "too-few-points", {"group": "g1", "asset": "artillery", "have": 2}),
        ("9.1.7-a", "too-many-assets", {"group": "g1", "most": 2}),
    ]
    assert t.options == ["guns 2 0", "guns 1 1", "guns 1 0", "guns 0 2", "guns 0 1", "guns 0 0"]
    t.play("guns 1 1")
    assert t.refused("guns 1 0", "guns 1 1") == [("9.1.7-b", "useless-points", {"asset": "armor"})] * 2
    assert t.options == ["guns 0 1", "guns 0 0"]
