"""Chapters 3 and 13: the sequence of play, and how it ends."""

import pytest

from frente.engine import Match, Over
from frente.engine.dates import months
from frente.games.arriba import GAME
from frente.games.arriba.definitions import LAST_TURN, TURNS
from frente.games.arriba.rules.support import change_support

from .table import AT_PEACE, NA, PA, B, Table, group, state


@pytest.mark.rule("arriba", "3.0-a", "3.0-e", "3.0-g", "6.1-a")
def test_3_0_a_the_phases_follow_in_order():
    t = Table(
        group("madrid", f"{PA} {B}", seat="city"),
        group("malaga", f"{NA} {B}", seat="city"),
        group("cadiz", f"{NA} {B}", seat="city"),
        phase="random-events",
        side="government",
        rolls=[(1, 1)],
        ep={"government": 9, "rebel": 9},
        ps={"government": 60, "rebel": 50},
    )
    seen = []
    while t.s.turn == 5 and t.match.result is None:
        seen.append((t.s.phase, t.kind, t.seat))
        t.play("done")
    kinds = [(phase, kind) for phase, kind, _ in seen]
    order = list(dict.fromkeys(kinds))
    assert [k for _, k in order] == ["politics", "spend", "transport", "organize", "march", "attack"]
    # both spend before anybody transports, and a player ends all before the other begins
    assert kinds.index(("strategic", "transport")) > max(i for i, k in enumerate(kinds) if k[1] == "spend")
    marches = [seat for _, kind, seat in seen if kind == "march"]
    assert marches == ["government", "rebel"]
    assert [e.data["phase"] for e in t.events("order")][:3] == ["political", "strategic", "organization"]


@pytest.mark.rule("arriba", "3.0-b", "9.1.5")
def test_3_0_b_fourteen_turns_with_winters():
    assert LAST_TURN == 14
    assert (TURNS[1].months, TURNS[1].year) == (months("1936-08/1936-09"), 1936)
    assert (TURNS[7].months, TURNS[7].year) == (months("1937-10/1937-12"), 1937)
    assert (TURNS[14].months, TURNS[14].year) == (months("1939-04/1939-05"), 1939)
    assert [t.number for t in TURNS if t.winter] == [3, 8, 13]
    assert [t.number for t in TURNS if t.year == 1936] == [1, 2]


@pytest.mark.rule("arriba", "3.0-c")
def test_3_0_c_the_order_is_diced_and_ties_are_rolled_again():
    t = Table(phase="random-events", rolls=[(1, 1), (3, 3), (2, 5)])
    assert t.seat == "rebel"
    t = Table(phase="random-events", rolls=[(1, 1), (4, 2)])
    assert t.seat == "government"
    t = Table(phase="random-events", rolls=[(1, 1), (3, 3), (6, 6), (5, 2)])
    assert (t.seat, len(t.events("order"))) == ("government", 1)


@pytest.mark.rule("arriba", "3.0-d")
@pytest.mark.parametrize(
    ("levels", "die", "first"),
    [
        ((40, 60), None, "rebel"),
        ((61, 60), None, "government"),
        ((50, 50), 3, "government"),
        ((50, 50), 4, "rebel"),
    ],
)
def test_3_0_d_the_higher_level_moves_first(levels, die, first):
    t = Table(
        group("madrid", f"{PA} {B}", seat="city"),
        phase="organization",
        ps={"government": levels[0], "rebel": levels[1]},
    )
    t.play("done", "done", rolls=[(die,)] if die else [])
    assert t.s.turn_first == first
    assert (t.kind, t.seat) == ("march", first)


@pytest.mark.rule("arriba", "3.0-f", "15.2-b")
def test_3_0_f_who_resigns_has_lost():
    match = Match.start(GAME, seed="a")
    match.resign("rebel")
    assert match.result is not None
    assert match.result.winners == ("government",)
    match = Match.start(GAME, seed="a", options={"players": 3})
    match.resign("radical")
    assert match.result is not None
    assert match.result.winners == ("rebel",)


@pytest.mark.rule("arriba", "5.11-a", "13.0-a", "5.11-d", "5.1-a")
def test_5_11_a_level_0_ends_the_match_at_once():
    s = state(ps={"government": 95, "rebel": 5})
    change_support(s, {"government": 9}, "x", "x")
    assert s.ps[0] == 99
    with pytest.raises(Over) as over:
        change_support(s, {"rebel": -8}, "x", "x")
    assert s.ps[1] == 0
    assert over.value.result.winners == ("government",)
    t = Table(phase="political", side="rebel", turn=4, ps={"rebel": 2})
    t.play("influence br 3")
    assert t.match.result is not None
    assert t.match.result.winners == ("government",)


@pytest.mark.rule("arriba", "5.11-e")
@pytest.mark.parametrize(
    ("change", "winner"),
    [((-12, -10), "rebel"), ((-10, -12), "government"), ((-10, -10), "government")],
)
def test_5_11_e_when_both_fall_the_lower_sum_loses(change, winner):
    s = state(ps={"government": 5, "rebel": 5})
    with pytest.raises(Over) as over:
        change_support(s, {"government": change[0], "rebel": change[1]}, "x", "x")
    assert over.value.result.winners == (winner,)


@pytest.mark.rule("arriba", "13.0-b")
def test_13_0_b_the_government_wins_by_lasting():
    t = Table(
        group("cadiz", f"{NA} {B}", seat="city"),
        phase="inter-phase",
        turn=14,
        ps={"government": 30, "rebel": 90},
        rolls=[(1,), (1,)],
    )
    assert t.match.result is not None
    assert (t.match.result.winners, t.match.result.rule) == (("government",), "13.0-b")
    lost = Table(
        group("cadiz", f"{NA} {B}", seat="city"),
        phase="inter-phase",
        turn=14,
        ps={"government": 1, "rebel": 90},
        rolls=[(1,), (1,)],
    )
    assert lost.match.result is not None
    assert lost.match.result.winners == ("rebel",)


@pytest.mark.rule("arriba", "14.2-a", "14.2-b", "5.4.3")
def test_14_2_turn_1_has_no_event_and_no_influence_but_aid():
    match = Match.start(GAME, seed="one")
    while match.asks[0].kind == "organize":
        match.answer(match.to_answer[0], "done")
    assert not [e for e in match.state.log.events if e.kind in ("event", "no-event")]
    assert match.asks[0].options() == ["done"]
    refusal = match.why_not(match.to_answer[0], "influence br 0")
    assert refusal is not None
    assert refusal.rule == "14.2-b"
    t = Table(phase="political", turn=1, boxes={**AT_PEACE, "ge": 2})
    t.play("done", "done", rolls=[(4,), (5,)])
    assert t.s.ps == [45, 54]
