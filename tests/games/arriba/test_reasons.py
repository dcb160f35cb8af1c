"""The true reason against an answer that is not offered: the rule, and a sentence about this case."""

import pytest

from frente.games.arriba import GAME
from frente.words import Words

from .table import CO, IB, NA, PA, B, D, Table, group

WORDS = Words(GAME, strict=True)


def told(t: Table, *tokens: str) -> list[tuple[str, str]]:
    """Rule and reason against each of the tokens, none of which is legal."""
    found = []
    for token in tokens:
        refusal = t.match.why_not(t.seat, token)
        assert refusal is not None
        assert token not in t.options
        assert WORDS.refusal(refusal)
        found.append((refusal.rule, refusal.text))
    return found


# --- where units and points appear -----------------------------------------------------------------
@pytest.mark.rule("arriba", "6.2-a", "2.1.2-b")
def test_a_new_unit_appears_in_a_city_that_is_held():
    cities = (group("madrid", f"{PA} {B}", seat="city"), group("valencia", f"{PA} {B}", seat="city"))
    t = Table(*cities, phase="strategic", side="government", ep={"government": 5})
    t.play(f"create {PA} {B}")
    assert told(t, "put madrid large", "put cuenca city", "put spanish-morocco", "put madrid") == [
        ("6.2-a", "only-in-cities"),
        ("6.2-a", "city-not-held"),
        ("2.1.2-b", "not-in-the-box"),
        ("2.1-c", "city-or-large"),
    ]


@pytest.mark.rule("arriba", "6.6-f", "5.4.2-h")
def test_carlists_and_portuguese_have_homes_of_their_own():
    pamplona = group("pamplona", f"carlist {B}", seat="city")
    t = Table(pamplona, phase="strategic", ep={"rebel": 5})
    t.play(f"create carlist {B}")
    assert told(t, "put burgos city") == [("6.6-f", "only-pamplona")]
    t = Table(group("caceres", f"{NA} {B}", seat="city"), phase="strategic", boxes={"po": 4})
    assert told(t, "put burgos city", "put badajoz city") == [
        ("5.4.2-h", "only-by-portugal"),
        ("6.2-a", "city-not-held"),
    ]


@pytest.mark.rule("arriba", "6.5-c", "6.5-a", "5.4.2-f")
def test_a_point_is_paid_for_by_its_own_marker_and_lands_in_a_port():
    ports = (group("alicante", f"{PA} {B}", seat="city"), group("valencia", f"{PA} {B}", seat="city"))
    t = Table(
        *ports,
        phase="strategic",
        side="government",
        boxes={"ussr": -2},
        ep={"government": 9},
        rolls=[(1,), (2,)],
    )
    t.play("buy armor")
    assert told(t, "pay artillery", "pay german") == [("6.5-a", "no-marker"), ("5.4.2-f", "no-german-lost")]
    t.play("pay armor")
    assert told(t, "put madrid", "put barcelona", "put spanish-morocco") == [
        ("6.5-c", "not-a-port"),
        ("6.5-c", "city-not-held"),
        ("6.5-c", "not-a-port"),
    ]


@pytest.mark.rule("arriba", "6.7.2-a", "6.7-b", "2.1.2-c", "8.2.2")
def test_a_ship_arrives_on_its_own_coast_and_does_not_sail_empty():
    coast = (
        group("valencia", f"{PA} {B}", f"catalonia {B}", seat="city", armor=1),
        group("alicante", f"{PA} {B}", seat="city"),
        group("barcelona", f"{PA} {B}", seat="city"),
        group("santander", f"{PA} {B}", seat="city"),
        group("tarragona", f"{PA} {B}", seat="city"),
        group("malaga", f"{PA} {B}", seat="city"),
    )
    t = Table(*coast, phase="strategic", side="government")
    t.play("done", "done", "sail valencia")
    assert told(t, "to valencia", "to spanish-morocco", "to almeria", "to santander") == [
        ("6.7-b", "sets-out-there"),
        ("2.1.2-c", "never-morocco"),
        ("6.7.2-a", "city-not-held"),
        ("6.7.2-a", "no-friendly-port"),
    ]
    t.play("to alicante")
    assert told(t, "sailed", "load artillery") == [("6.7.2-a", "empty-ship"), ("6.7.2-a", "no-such-cargo")]
    t = Table(*coast, phase="strategic", side="government")
    t.play("done", "done", "ship cat-b01")
    assert told(t, "to malaga") == [("8.2.2", "home-too-far")]


# --- battles ---------------------------------------------------------------------------------------
def fight(*groups, **words) -> Table:
    return Table(*groups, phase="combat", side="rebel", **words)


@pytest.mark.rule("arriba", "9.1.7-a", "9.1.7-b")
def test_guns_are_counted_by_kind_by_unit_and_by_doctrine():
    t = fight(
        group("toledo", f"{NA} {B}", f"{NA} {B}", armor=2, artillery=2),
        group("toledo", f"{PA} {B}", armor=1, artillery=1),
    )
    t.play("attack g1", "on g2")
    assert told(t, "guns 3 0", "guns 0 3", "guns 2 1") == [
        ("9.1.7-a", "too-few-points"),
        ("9.1.7-a", "too-few-points"),
        ("9.1.7-a", "too-many-assets"),
    ]
    t.play("guns 0 0")
    assert told(t, "guns 1 0") == [("9.1.7-b", "useless-points")]


@pytest.mark.rule("arriba", "9.2-f", "9.2.1-a", "9.2-c", "2.2-b")
def test_losses_are_refused_by_what_is_wrong_with_them():
    t = fight(
        group("toledo", f"{CO} {B}", f"{NA} {B}", f"{NA} {B}", f"{NA} {D}", artillery=1),
        group("toledo", f"{PA} {D}", f"{PA} {B}"),
    )
    t.play("attack g1", "on g2", "guns 0 0", rolls=[(5,)])
    assert (t.kind, t.seat) == ("losses", "rebel")
    number = t.match.asks[0].about["number"]
    assert number == 2
    assert told(
        t,
        "lose pa-b01:gone",
        "lose na-b01:remnant",
        "lose co-b01:gone",
        "lose na-b01:gone na-b02:gone",
        "lose co-b01:gone na-b01:gone artillery",
        "lose na-b02:gone co-b01:gone",
        "lose german",
    ) == [
        ("9.2-f", "not-with-it"),
        ("9.2-c", "no-such-step"),
        ("9.2-f", "too-few-losses"),
        ("9.2.1-a", "required-losses"),
        ("9.2-f", "more-than-needed"),
        ("2.2-b", "equal-losses"),
        ("9.2-f", "not-with-it"),
    ]


@pytest.mark.rule("arriba", "9.2-c", "9.2-d")
def test_losses_are_offered_in_words():
    t = fight(group("toledo", f"{NA} {D}", f"{NA} {B}", armor=1), group("toledo", f"{PA} {D}", f"{PA} {D}"))
    t.play("attack g1", "on g2", "guns 0 0", rolls=[(1,)])
    assert (t.kind, t.seat) == ("losses", "rebel")
    words = [WORDS.option(t.match, t.match.asks[0], token) for token in t.options]
    assert words == [
        "Lose Nationalist division 1 (down to a brigade), 1 armor point",
        "Lose Nationalist division 1 (eliminated)",
        "Lose Nationalist brigade 1 (eliminated), Nationalist division 1 (down to a brigade)",
    ]


@pytest.mark.rule("arriba", "9.2-g", "9.2-e", "2.2-b")
def test_an_exchange_goes_step_by_step():
    t = fight(
        group("toledo", f"{CO} {B}", f"{NA} {B}", f"{NA} {B}", f"{NA} {D}"),
        group("toledo", f"{PA} {D}", f"{PA} {D}"),
    )
    t.play("attack g1", "on g2", rolls=[(4,)])
    assert t.kind == "exchange"
    assert told(t, "enough", "lose na-d01:gone", "lose na-b02:gone", "lose pa-d01:gone") == [
        ("9.2.1-b", "exchange-more"),
        ("9.2-g", "step-by-step"),
        ("2.2-b", "same-counter"),
        ("9.2-g", "not-with-it"),
    ]


BREAK = (
    group("toledo", f"{NA} {D}", f"{NA} {D}", f"{NA} {B}", armor=2),
    group("toledo", f"{PA} {B}", seat="city", armor=3),
    group("toledo", f"{PA} {B}"),
    group("madrid", f"{PA} {B}"),
    group("toledo", f"{NA} {B}"),
)


@pytest.mark.rule("arriba", "9.3-a", "9.3-b", "9.2.4")
def test_a_breakthrough_strikes_another_battlegroup_with_units_of_its_own():
    t = fight(*BREAK)
    t.play("attack g1", "on g2", "guns 0 0", rolls=[(5,)])
    t.play("lose na-b01:gone", "lose pa-b01:gone armor armor")
    assert t.kind == "breakthrough"
    assert told(t, "strike g2", "strike g4", "strike g5", "strike g99") == [
        ("9.3-b", "just-beaten"),
        ("9.3-a", "other-area-target"),
        ("9.3-a", "own-group"),
        ("9.3-a", "no-such-group"),
    ]
    t.play("strike g3")
    assert told(t, "enough", "take na-b02") == [("9.3-b", "van-empty"), ("9.3-b", "not-with-it")]
    t.play("take na-d01")
    assert told(t, "take na-d01") == [("9.3-b", "taken-already")]
    t.play("enough")
    assert told(t, "advance g5", "advance g3") == [("9.2.4", "not-the-victor"), ("9.2.4", "enemy-group")]


@pytest.mark.rule("arriba", "15.1-b")
def test_guerrillas_disrupt_the_enemy_where_they_struck():
    t = Table(
        group("burgos", f"{NA} {B}"),
        group("burgos", side="rebel", armor=1),
        group("burgos", f"{PA} {B}"),
        group("soria", f"{NA} {B}"),
        phase="combat",
        side="government",
        turn=7,
        ep={"government": 2},
        options={"guerrillas": True},
        rolls=[(6,)],
    )
    t.play("guerrilla burgos")
    assert told(t, "disrupt g2", "disrupt g3", "disrupt g4") == [
        ("15.1-b", "no-units"),
        ("15.1-b", "own-group"),
        ("15.1-b", "not-in-area"),
    ]


# --- events ----------------------------------------------------------------------------------------
def event(number: int, *groups) -> Table:
    return Table(*groups, phase="random-events", turn=9, rolls=[divmod(number, 10)])


@pytest.mark.rule("arriba", "4.1-b")
def test_events_strike_only_whom_they_name():
    t = event(13, group("barcelona", f"anarchist {B}", "poum brigade disrupted", f"catalonia {B}"))
    assert t.options == ["disrupt an-b01"]
    assert told(t, "disrupt po-b01", "disrupt cat-b01", "disrupt an-b02") == [
        ("4.1-b", "disrupted-already"),
        ("4.1-b", "not-a-radical"),
        ("4.1-b", "off-the-map"),
    ]
    t = event(32, group("madrid", *[f"{IB} {B}"] * 3, seat="city"), group("cuenca", f"{PA} {B}"))
    assert told(t, "withdraw pa-b01", "withdraw ib-b04", "enough") == [
        ("4.1-b", "other-faction"),
        ("4.1-b", "off-the-map"),
        ("4.1-b", "withdraw-more"),
    ]
