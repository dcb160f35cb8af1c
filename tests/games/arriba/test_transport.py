"""Chapter 6.7: transport by air and sea."""

import pytest

from .table import CO, NA, PA, B, D, T, Table, group

BOX = group("spanish-morocco", f"{CO} {B}", f"{CO} {B}", f"{CO} {D}")
MALAGA = group("malaga", f"{NA} {B}", f"{NA} {D}", seat="city", armor=1, artillery=1)
CADIZ = group("cadiz", f"{NA} {B}", seat="city")
BURGOS = group("burgos", f"{NA} {B}", seat="city")
QUIET = ["anarchist", "poum", "catalonia", "asturias", "basque", "santandero"]


def ready(*groups, side="rebel", **words) -> Table:
    t = Table(*groups, phase="strategic", side=side, no_counters=QUIET, **words)
    return t.play("done", "done")


@pytest.mark.rule("arriba", "6.7.1-a", "6.7-b")
def test_6_7_1_a_one_brigade_by_air():
    t = ready(BOX, MALAGA, BURGOS, group("soria", f"{NA} {B}"))
    assert t.why("fly co-d01") == "6.7.1-a"
    assert t.why("fly na-b03") == "6.7-b"  # at large
    t.play("fly co-b01")
    assert t.options == ["to burgos", "to malaga"]
    assert t.why("to soria") == "6.7.1-a"
    t.play("to burgos")
    assert t.facts["units"]["burgos"]["city"] == ["na-b02", "co-b01"]
    assert t.why("fly co-b02") == "6.7.1-a"
    assert t.why("fly pa-b01") == "6.7.1-a"


@pytest.mark.rule("arriba", "6.7.1-a", "6.7.2-a", "6.7-b")
def test_6_7_2_a_the_government_ships_a_brigade_and_points():
    groups = (
        group("valencia", f"{PA} {B}", f"{PA} {D}", seat="city", armor=1, artillery=2),
        group("alicante", f"{PA} {B}", seat="city"),
        group("santander", f"{PA} {B}", seat="city"),
    )
    t = ready(*groups, side="government")
    assert t.why("fly pa-b01") == "6.7.1-a"
    assert t.why("lift pa-b01") == "6.7.2-b"
    assert t.why("ship pa-d01") == "6.7.2-a"
    assert t.why("ship pa-b03") == "6.7.2-a"
    t.play("ship pa-b01", "load artillery", "load armor", "sailed")
    arrived = t.facts["groups"]["g4"]
    assert (arrived["place"], arrived["city"], arrived["armor"], arrived["artillery"]) == (
        "alicante",
        True,
        1,
        1,
    )
    assert t.seat != "government" or t.why("ship pa-b02") == "6.7.2-a"
    t = ready(*groups, side="government")
    t.play("sail valencia")  # points alone
    assert "sailed" not in t.options
    t.play("load armor", "sailed")
    assert t.facts["groups"]["g4"]["units"] == []


@pytest.mark.rule("arriba", "6.7.2-b", "6.7.2-c", "2.1.2-c")
def test_6_7_2_b_c_rebel_ships():
    t = ready(BOX, MALAGA, CADIZ, BURGOS)
    assert t.why("ship co-d01") == "6.7.2-c"  # the box is no port
    assert t.why("lift na-d01") == "6.7.2-b"
    t.play("lift co-d01")
    assert t.facts["units"]["malaga"]["city"][-1] == "co-d01"  # Cádiz is no Mediterranean port
    assert t.why("lift co-b01") == "6.7.2-b"
    assert t.why("ship co-d01") == "6.7-b"  # once a phase
    assert t.why("ship na-b03") == "6.7.2-c"  # Burgos is no port
    t.play("ship na-d01")
    t.play("load armor", "sailed")
    assert t.facts["units"]["cadiz"]["city"] == ["na-b02", "na-d01"]
    assert t.why("ship na-b01") == "6.7.2-c"


@pytest.mark.rule("arriba", "6.7.2-b", "6.7.2-c")
def test_6_7_2_remnants_go_by_sea():
    t = ready(group("malaga", f"{NA} {T} remnant", f"{NA} {B}", seat="city"), CADIZ)
    assert t.why("ship na-t01") == ""
    assert t.why("fly na-t01") == "6.7.1-a"


@pytest.mark.rule("arriba", "14.2-d", "14.2-e", "14.2-f")
def test_14_2_d_twice_as_much_on_turn_1():
    t = ready(BOX, MALAGA, CADIZ, BURGOS, turn=1)
    t.play("fly co-b01", "to burgos", "fly co-b02", "to cadiz")
    assert t.why("fly na-b01") == "6.7.1-a"
    t.play("lift co-d01")
    assert "rebel:lift" in t.s.lifts
    t.play("ship na-b01", "sailed", "ship na-d01")
    t.play("sailed")
    assert t.s.lifts == {"rebel:fly": 2, "rebel:lift": 1, "rebel:ship": 2}


@pytest.mark.rule("arriba", "6.7-b", "8.2.2")
def test_6_7_b_gobernitos_stay_near_home_and_the_disrupted_may_go():
    groups = (
        group("barcelona", "catalonia brigade disrupted", f"{PA} {B}", seat="city"),
        group("malaga", f"{PA} {B}", seat="city"),
    )
    t = ready(*groups, side="government")
    assert t.why("ship cat-b01") == "6.7-b"
    assert t.why("ship pa-b01") == ""
    t = ready(*groups, group("valencia", f"{PA} {B}", seat="city"), side="government")
    t.play("ship cat-b01")
    assert t.facts["units"]["valencia"]["city"] == ["pa-b03", "cat-b01"]


@pytest.mark.rule("arriba", "6.7.3-a", "6.7.3-b", "15.4-c")
def test_6_7_3_what_comes_by_sea_meets_the_blockade_the_corps_does_not():
    t = Table(MALAGA, phase="strategic", boxes={"it": 4, "ge": 4, "fr": -4}, options={"blockade": True},
              rolls=[(1, 1), (2, 2), (3,), (6,)])  # fmt: skip
    assert t.last("income")["foreign"] == 4  # Britain weak: a 3; France strong: a 6 takes two
    assert t.kind == "spend"
    assert len([u for u in t.facts["units"]["malaga"]["city"] if u.startswith("it")]) == 4
    t.play("done", rolls=[(1,), (5,)])
    assert t.options == ["sink german-air", "sink german:malaga"]
    t.play("sink german:malaga")
    assert t.group("g1").german == 0
    assert t.s.condor[0] == "ready"
