"""7.1, 8.3-j, 14: what an attack has cost a hex, and what officers and morale make of it."""

from __future__ import annotations

import pytest

from frente.games.barricadas.rules.aftermath import Toll, aftermath, beyond, casualties, parts_of, toll_of
from frente.games.barricadas.rules.losses import eliminate
from frente.games.barricadas.state import has

from .table import drive, h, n, nat, rep, situation

LEGION = ("legion-b1", "legion-b2", "legion-b3")


def hex_of_many(**more):
    """Two formations in one hex."""
    return situation(
        formation=[
            rep("C704"),
            nat("C707"),
            {"officer": "nat-tamayo", "units": ["legion-a1", "legion-a2"], "hex": "C707"},
        ],
        **more,
    )


def hit(s, **hits):
    toll = toll_of(s, h(s, "C707"), h(s, "C704"))
    for name, count in hits.items():
        toll.hits[n(name.replace("_", "-"))] = count
    return toll


@pytest.mark.rule("barricadas", "8.3-j", "7.1-d", "10-c")
def test_a_toll_begins_with_what_stood_in_the_hex():
    s = hex_of_many(lost={"legion-b1": 1, "legion-a1": 2, "legion-a2": 1}, out=["legion-b3"])
    toll = toll_of(s, h(s, "C707"), h(s, "C704"))
    assert (toll.hex, toll.cause) == (h(s, "C707"), h(s, "C704"))
    assert toll.present == (n("nat-vazquez"), n("nat-tamayo"))
    assert toll.before == {1: 1, 2: 3}
    assert toll.there == {n(u) for u in (*LEGION, "legion-a1", "legion-a2")}
    assert toll.out == 1 << n("legion-b3")
    assert toll_of(s, h(s, "C714"), h(s, "C704")).present == ()


@pytest.mark.rule("barricadas", "7.1-d", "7.1-g", "7.1-i")
@pytest.mark.parametrize(
    ("hits", "dice", "dead"),
    [
        ({"legion_b1": 1}, (1, 1), True),  # 2 - 1
        ({"legion_b1": 1}, (1, 2), False),  # 3 - 1
        ({"legion_b1": 1, "legion_b2": 2}, (2, 2), True),  # the hits of all his units
        ({"legion_b1": 1, "legion_b2": 1}, (2, 2), False),
        ({"legion_b1": 1, "legion_a1": 3}, (2, 1), False),  # other formations do not count
    ],
)
def test_an_officer_falls_by_the_hits_of_his_own_units(hits, dice, dead):
    s = hex_of_many()
    toll = hit(s, **hits)
    toll.present = (n("nat-vazquez"),)
    run = drive(casualties(s, toll), dice)
    assert [r.kind for r in run.rolls] == ["officer"]
    assert has(s.gone, n("nat-vazquez")) is dead
    assert run.value == ([1] if dead else [])


@pytest.mark.rule("barricadas", "7.1-d", "7.1-g")
def test_unhurt_units_endanger_no_officer_and_the_fallen_do_not_fall_again():
    s = hex_of_many()
    assert drive(casualties(s, hit(s, legion_b1=0))).rolls == []
    assert drive(casualties(s, hit(s, legion_a1=1)), (6, 6)).value == []  # only Tamayo rolls
    toll = hit(s, legion_b1=1)
    drive(casualties(s, toll), (1, 1))
    assert drive(casualties(s, toll)).rolls == []


@pytest.mark.rule("barricadas", "7.1-d")
def test_hits_on_an_afv_count_for_its_officer_only_where_they_cost_steps():
    s = situation(
        formation=[
            rep("C704"),
            {"officer": "nat-von-thoma", "units": ["nat-pz1a-x1", "nat-pz1a-x2"], "hex": "C707"},
        ]
    )
    toll = hit(s, nat_pz1a_x1=3, nat_pz1a_x2=2)
    assert drive(casualties(s, toll)).rolls == []
    toll.lost[n("nat-pz1a-x1")] = 2
    drive(casualties(s, toll), (2, 2))
    assert not has(s.gone, n("nat-von-thoma"))  # 4 - 2
    toll.lost[n("nat-pz1a-x2")] = 1
    drive(casualties(s, toll), (2, 2))
    assert has(s.gone, n("nat-von-thoma"))


@pytest.mark.rule("barricadas", "7.4-b", "7.1-d")
def test_for_a_commissar_every_hit_of_his_side_counts_and_nobody_is_bereft_by_his_death():
    s = situation(
        formation=[
            rep("C707"),
            {"officer": "rep-pernia", "units": ["rep-infantry-g1"], "hex": "C707"},
            nat("C711"),
        ],
        at={"rep-camarada-ruiz": "C707", "legion-a1": "C707"},
    )
    toll = toll_of(s, h(s, "C707"), h(s, "C711"))
    toll.present = (n("rep-camarada-ruiz"),)
    toll.hits = {n("rep-infantry-h1"): 1, n("rep-infantry-g1"): 1, n("legion-a1"): 4}
    run = drive(casualties(s, toll), (2, 2))
    assert not has(s.gone, n("rep-camarada-ruiz"))  # 4 - 2: hits of the enemy do not count
    run = drive(casualties(s, toll), (1, 2))
    assert has(s.gone, n("rep-camarada-ruiz"))
    assert run.value == []


@pytest.mark.rule("barricadas", "14-e")
@pytest.mark.parametrize(
    ("before", "lost", "steps"),
    [(0, 3, 0), (0, 4, 1), (2, 1, 0), (2, 2, 1), (3, 2, 2), (5, 2, 2), (5, 0, 0)],
)
def test_steps_beyond_the_number_of_units_are_counted_once(before, lost, steps):
    s = hex_of_many()
    toll = Toll(0, 0, before={1: before}, lost={n("legion-b1"): lost, n("legion-a1"): 3})
    assert max(0, beyond(s, toll, 1)) == steps


@pytest.mark.rule("barricadas", "14-e")
def test_steps_of_units_without_a_formation_count_for_none():
    s = hex_of_many(at={"nat-mmg-x1": "C707"})
    assert beyond(s, Toll(0, 0, lost={n("nat-mmg-x1"): 3}), 1) == -3
    assert beyond(s, Toll(0, 0, lost={n("legion-a1"): 3}), 2) == 1


@pytest.mark.rule("barricadas", "8.3-j", "14-n", "7.1-g", "7.4-b")
def test_what_follows_in_one_formation_does_not_touch_the_others():
    s = hex_of_many()
    loner = n("nat-mmg-x1")
    toll = toll_of(s, h(s, "C707"), h(s, "C704"))
    toll.hits = {n("legion-b1"): 1, n("legion-a1"): 2, loner: 1}
    toll.lost = {n("legion-b1"): 1, n("legion-a2"): 2, loner: 1}
    toll.bereft, toll.broken = [2], [n("legion-b2"), n("legion-a1"), loner]
    first, second, rest = parts_of(s, toll)
    assert (first.present, first.before) == ((n("nat-vazquez"),), {1: 0})
    assert (first.hits, first.lost) == ({n("legion-b1"): 1}, {n("legion-b1"): 1})
    assert (first.bereft, first.broken) == ([], [n("legion-b2")])
    assert (second.present, second.before) == ((n("nat-tamayo"),), {2: 0})
    assert (second.hits, second.lost) == ({n("legion-a1"): 2}, {n("legion-a2"): 2})
    assert (second.bereft, second.broken) == ([2], [n("legion-a1")])
    assert (rest.present, rest.before, rest.bereft, rest.broken, rest.out) == ((), {}, [], [loner], 0)
    assert rest.hits == toll.hits
    toll.broken.remove(loner)
    assert len(parts_of(s, toll)) == 2
    free = toll_of(s, h(s, "C707"), h(s, "C704"))
    free.present = (*free.present, n("rep-camarada-ruiz"))
    assert [part.present for part in parts_of(s, free)][2:] == [(n("rep-camarada-ruiz"),)]


@pytest.mark.rule("barricadas", "8.3-j", "14-n", "7.1-f", "14-c", "14-a", "8.4.3-b", "14-e", "10-c", "14-m")
def test_officers_come_first_then_the_eliminated_then_losses_beyond_then_single_units():
    s = hex_of_many(out=["legion-a1", "legion-a2"])
    toll = hit(s, legion_b1=3, legion_b2=2, legion_a1=1, legion_a2=0)
    toll.lost = {n("legion-b1"): 3, n("legion-b2"): 2, n("legion-a1"): 1}
    s.lost = dict(toll.lost)
    eliminate(s, n("legion-b1"), "8.4.2-a")
    run = drive(aftermath(s, toll), (1, 2), (6, 6), *[(1, 1)] * 5)
    told = [(r.kind, r.rule) for r in run.rolls]
    assert told == [
        ("officer", "7.1-d"),
        ("officer", "7.1-d"),
        ("morale", "14-c"),
        ("morale", "14-a"),
        ("morale", "14-e"),
        ("morale", "14-e"),
        ("morale", "14-m"),
    ]
    assert has(s.gone, n("nat-vazquez"))


@pytest.mark.rule("barricadas", "7.1-d", "7.1-f")
def test_the_first_formation_of_all_is_bereft_like_any_other():
    s = hex_of_many()
    toll = toll_of(s, h(s, "C704"), h(s, "C707"))
    toll.hits = {n("rep-infantry-h2"): 2}
    assert drive(casualties(s, toll), (1, 2)).value == [0]


@pytest.mark.rule("barricadas", "10-c", "14-m", "10.2-e")
def test_an_officer_flees_with_the_last_of_his_units():
    s = situation(
        formation=[rep("C704"), nat("C707", units=["legion-b1", "legion-b2"], at={"legion-b2": "C711"})],
        out=["legion-b1"],
        routed=["legion-b2"],
    )
    toll = hit(s, legion_b1=1)
    drive(aftermath(s, toll), (6, 6), (6, 4))
    assert has(s.routed, n("legion-b1"))
    assert has(s.routed, n("nat-vazquez"))


@pytest.mark.rule("barricadas", "8.3-j", "13.1.1-e")
def test_a_position_without_its_men_is_gone_when_all_is_done():
    s = situation(
        formation=[rep("C704"), nat("C707", units=["legion-b1", "legion-b2"], at={"legion-b2": "C711"})],
        positions={"C707": "nationalist"},
    )
    toll = hit(s, legion_b1=3)
    toll.lost = {n("legion-b1"): 3}
    for u in ("legion-b1", "nat-vazquez"):
        eliminate(s, n(u), "8.4.2-a")
    s.positions[h(s, "C707")] = 1
    drive(aftermath(s, toll), (1, 1), (1, 1))
    assert h(s, "C707") not in s.positions
