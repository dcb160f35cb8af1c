"""Chapter 9.2: what losses do to counters, pools, points and support, against a reckoning of their own."""

from random import Random

import pytest

from frente.engine.event import Log
from frente.games.arriba import GAME
from frente.games.arriba.definitions import (
    CF,
    NO_REPLACEMENT,
    UNIT_FACTION,
    UNIT_KIND,
    UNITS,
)
from frente.games.arriba.rules import losses
from frente.games.arriba.rules.losses import Loss, Required
from frente.games.arriba.state import Arriba, Group, cf, group_cf
from frente.games.arriba.titles import lost_point

from .table import CO, NA, PA, B, D, T, Table, bit, group, ids, state, unit

ARMY = {
    "rebel": (
        f"{NA} {B}",
        f"{NA} {D}",
        f"{NA} {T}",
        f"{NA} {T} remnant",
        f"{CO} {B}",
        f"{CO} {D}",
        f"{CO} {T}",
    ),
    "government": (f"{PA} {B}", f"{PA} {D}", f"{PA} {T}", f"basque {B}", f"basque {D}"),
}


def struck(seed: int) -> tuple[Arriba, Group, bool]:
    """A battlegroup of any kind in a city, with marks, points and perhaps a wall."""
    luck = Random(f"struck {seed}")
    side = luck.choice(("rebel", "government"))
    marks = ("", " disrupted", " improved", " disrupted improved")
    units = [luck.choice(ARMY[side]) + luck.choice(marks) for _ in range(luck.randint(1, 3))]
    points = {"armor": luck.randint(0, 2), "artillery": luck.randint(0, 2)}
    german = {"german": 1} if side == "rebel" and luck.random() < 0.5 else {}
    place = "toledo"
    fort = luck.random() < 0.5
    foe = f"{PA} {B} disrupted improved" if side == "rebel" else f"{NA} {B} disrupted improved"
    s = state(
        group(place, *units, seat="city", **points, **german),
        group("madrid", foe),
        forts={side: [place] if fort else ["madrid"]},
        no_counters=[f"{NA} {B}"] if luck.random() < 0.2 else [],
    )
    return s, s.groups[1], fort


DESTROYED = {B: 0, D: 1, T: 2}
"""The support that a unit of the kind is worth to who breaks it."""


def reckon(s: Arriba, g: Group, fallen: dict[int, int], points: int) -> tuple[list[int], list[int]]:
    """CF lost and support due when units come down to so many CF, and so many points go."""
    own = 0 if g.side == "government" else 1
    cf_lost, due = [0, 0], [0, 0]
    worth = points
    for u, left in fallen.items():
        if UNIT_FACTION[u] not in NO_REPLACEMENT:
            cf_lost[own] += cf(s, u) - left
        worth += DESTROYED[UNIT_KIND[u]] if left < 2 else 0
    due[own], due[1 - own] = -worth, worth
    return cf_lost, due


@pytest.mark.rule("arriba", "9.2-b", "9.2-c", "9.2-d", "9.2-e", "6.1.1-c", "9.2.3-f", "6.3-a")
@pytest.mark.parametrize("seed", range(12))
def test_every_choice_of_losses_takes_what_it_says(seed):
    s, g, fort = struck(seed)
    for number in (1, 2, 3, 4, 5):
        for loss in losses.allocations(s, g, number, fort, Required())[:12]:
            check(s, g, loss)


def check(s: Arriba, g: Group, loss: Loss) -> None:
    after = s.copy()
    after.log = Log()
    losses.apply(after, g.id, loss, "9.2-a")
    assert GAME.faults(after) == []
    left = {u: {"remnant": 2, B: 1, "gone": 0}[becomes] for u, becomes in loss.steps}
    points = loss.armor + loss.german + loss.artillery
    assert loss.cf == sum(cf(s, u) - n for u, n in left.items()) + points + loss.fort
    assert (after.cf_lost, after.psp_due) == reckon(s, g, left, points)
    then = after.groups.get(g.id, g._replace(units=(), armor=0, german=0, artillery=0))
    assert group_cf(after, then) == group_cf(s, g) - sum(cf(s, u) - n for u, n in left.items())
    assert (then.armor, then.german, then.artillery) == (
        g.armor - loss.armor,
        g.german - loss.german,
        g.artillery - loss.artillery,
    )
    assert after.condor[1] == ("lost" if loss.german else s.condor[1])
    assert sum(mask.bit_count() for mask in after.forts) == 1 - loss.fort
    # who is untouched keeps its marks; what takes a unit's place keeps its disruption (9.2.3-f)
    for u in (*then.units, *after.groups[2].units):
        if u in g.units or u in after.groups[2].units:
            assert (after.disrupted >> u & 1, after.improved >> u & 1) == (
                s.disrupted >> u & 1,
                s.improved >> u & 1,
            )
        else:
            assert (after.improved >> u & 1, UNIT_KIND[u]) == (0, B)
    shaken = sum(s.disrupted >> u & 1 for u in g.units if left.get(u, 1))
    assert sum(after.disrupted >> u & 1 for u in then.units) == shaken
    broken = [u for u, n in left.items() if n < 2 and UNIT_KIND[u] != B]
    assert all((after.unbuilt | after.eliminated) >> u & 1 for u in broken)
    told = after.log.events[-1].data
    names = [UNITS[u].id for u, _ in loss.steps]
    assert (told["cf"], told["group"], told["side"], told["place"]) == (loss.cf, g.name, g.side, "toledo")
    rest = (
        ["armor"] * loss.armor
        + ["german"] * loss.german
        + ["artillery"] * loss.artillery
        + ["fort"] * loss.fort
    )
    assert told["told"] == names + [lost_point(asset) for asset in rest]


@pytest.mark.rule("arriba", "9.2-h", "9.2-b", "6.1.1-c")
@pytest.mark.parametrize("seed", range(12))
def test_all_that_is_eliminated_goes_as_it_is(seed):
    s, g, fort = struck(seed)
    after = s.copy()
    after.log = Log()
    total = sum(2 if s.remnant >> u & 1 else CF[UNIT_KIND[u]] for u in g.units)
    points = g.armor + g.german + g.artillery
    assert losses.everything(s, g, fort) == total + points + fort
    assert losses.eliminate(after, g.id, fort, "9.2-h") == total + points + fort
    assert GAME.faults(after) == []
    assert g.id not in after.groups
    assert after.eliminated == s.eliminated | sum(1 << u for u in g.units)
    assert (after.unbuilt, after.gone) == (s.unbuilt, s.gone)  # without substitution
    assert (after.cf_lost, after.psp_due) == reckon(s, g, dict.fromkeys(g.units, 0), points)
    assert after.condor[1] == ("lost" if g.german else s.condor[1])
    assert sum(mask.bit_count() for mask in after.forts) == 1 - fort
    (foe,) = after.groups[2].units
    assert [after.disrupted, after.improved, after.remnant] == [1 << foe, 1 << foe, 0]
    told = ids(after.log.events[-1].data)
    assert told == {
        "group": "g1",
        "side": g.side,
        "place": "toledo",
        "cf": total + points + fort,
        "units": [UNITS[u].id for u in g.units],
    }


@pytest.mark.rule("arriba", "9.2-e")
def test_a_brigade_that_falls_in_the_same_battle_frees_its_counter():
    def choices(number: int, *units: str) -> set[str]:
        s = state(group("toledo", *units), no_counters=[f"{NA} {B}", f"{CO} {B}"])
        found = losses.allocations(s, s.groups[1], number, False, Required())
        return {" ".join(f"{UNITS[u].id}:{becomes}" for u, becomes in loss.steps) for loss in found}

    assert choices(4, f"{NA} {D}", f"{NA} {B}") == {"na-b01:gone na-d01:brigade", "na-d01:gone"}
    assert choices(4, f"{NA} {D}", f"{CO} {B}") == {"na-d01:gone"}  # another faction's is no help
    assert choices(7, f"{NA} {D}", f"{NA} {D}", f"{NA} {B}") == {
        "na-b01:gone na-d01:gone na-d02:brigade",
        "na-d01:gone na-d02:gone",
    }
    s = state(group("toledo", f"{NA} {D}", f"{NA} {B} disrupted"), no_counters=[f"{NA} {B}"])
    losses.apply(s, 1, Loss(((unit("na-d01"), B), (unit("na-b01"), "gone")), cf=4), "9.2-a")
    assert (s.groups[1].units, s.disrupted, s.eliminated) == ((unit("na-b01"),), 0, 0)  # the same counter
    assert bit(s.unbuilt, "na-d01")
    assert GAME.faults(s) == []


@pytest.mark.rule("arriba", "2.2-b", "9.2-f", "9.2-g")
def test_counters_that_differ_by_a_mark_are_not_alike():
    def offered(*marks: str) -> tuple[int, int]:
        s = state(group("toledo", *[f"{NA} {B} {mark}".strip() for mark in marks]))
        g = s.groups[1]
        return len(losses.allocations(s, g, 1, False, Required())), len(losses.next_steps(s, g))

    assert offered("", "") == (1, 1)
    assert offered("improved", "improved") == offered("disrupted", "disrupted") == (1, 1)
    assert offered("", "improved") == offered("", "disrupted") == offered("improved", "disrupted") == (2, 2)
    s = state(group("toledo", f"{NA} {T}", f"{NA} {T} remnant"))
    assert len(losses.next_steps(s, s.groups[1])) == 2


# --- exchanges -------------------------------------------------------------------------------------
@pytest.mark.rule("arriba", "9.2-g", "9.2.1-b", "9.2.3-a", "9.2-e")
def test_an_exchange_runs_by_steps_and_adds_up():
    t = Table(
        group("toledo", f"{NA} {T}", f"{NA} {B}", armor=1, german=1, artillery=1),
        group("toledo", f"{PA} {T}", f"{PA} {B}", artillery=2),
        phase="combat",
        turn=1,
        no_counters=[f"{NA} {B}"],
    )
    t.play("attack g1", "on g2", "guns 0 0", "guns 0 0", rolls=[(4,)])
    assert (t.kind, t.about) == ("exchange", {"group": "g1", "lost": 0})
    assert t.options == [
        "lose na-b01:gone",
        "lose na-t01:remnant",
        "lose armor",
        "lose german",
        "lose artillery",
    ]
    assert t.refused(
        "enough", "lose na-t01:gone", "lose na-t01:brigade", "lose fort", "lose na-b02:gone"
    ) == [
        ("9.2.1-b", "exchange-more", {}),
        ("9.2-g", "step-by-step", {"unit": "na-t01"}),
        ("9.2-e", "no-brigade-left", {}),
        ("9.2-g", "not-with-it", {"unit": "fort", "group": "g1"}),
        ("9.2-g", "not-with-it", {"unit": "na-b02", "group": "g1"}),
    ]
    t.play("lose german")
    assert t.about == {"group": "g1", "lost": 1}
    assert (t.group("g1").german, t.s.condor[1]) == (0, "lost")
    assert t.options == ["lose na-b01:gone", "lose na-t01:remnant", "lose armor", "lose artillery", "enough"]
    t.play("lose artillery", "enough")
    assert (t.kind, t.seat, t.match.asks[0].about["number"]) == ("losses", "government", 2)
    t.play("lose pa-b01:gone artillery")
    assert (t.kind, t.about) == ("again", {"lost": 2, "theirs": 2})
    t.play("again")
    assert (t.kind, t.about) == ("exchange", {"group": "g1", "lost": 0})
    t.play("lose na-b01:gone", "enough")
    assert (t.seat, t.match.asks[0].about["number"]) == ("government", 1)
    t.play("lose artillery")
    assert t.about == {"lost": 3, "theirs": 3}
    t.play("stop")
    assert t.facts["groups"]["g1"]["disrupted"]
    assert t.facts["groups"]["g2"]["disrupted"]
    assert t.s.psp_due == [0, 0]  # two points of each


@pytest.mark.rule("arriba", "9.2-g", "9.2.1-b", "9.1.7-c")
@pytest.mark.parametrize("tank", ["armor", "german"])
def test_an_exchange_with_armor_must_cost_armor(tank):
    t = Table(
        group("toledo", f"{NA} {B}", f"{NA} {B}", **{tank: 1}),
        group("toledo", f"{PA} {B}", f"{PA} {B}"),
        phase="combat",
        turn=1,
    )
    t.play("attack g1", "on g2", "guns 1 0", rolls=[(3,)])
    assert t.last("result")["result"] == "X"
    t.play("lose na-b01:gone")
    assert t.refused("enough") == [("9.2.1-b", "exchange-required", {})]
    t.play(f"lose {tank}")
    assert "enough" in t.options
    t.play("enough")
    assert not t.there("g2")  # two CF: all there is


@pytest.mark.rule("arriba", "9.2.3-a")
@pytest.mark.parametrize(
    ("roll", "result", "tokens", "ours", "theirs"),
    [
        (6, "2/3", ["lose na-b01:gone artillery"], False, True),
        (2, "2/1", ["lose na-b01:gone artillery", "lose pa-b01:gone"], True, False),
        (3, "2/2", ["lose artillery artillery", "lose pa-b01:gone pa-b02:gone"], True, True),
    ],
)
def test_who_loses_more_is_disrupted(roll, result, tokens, ours, theirs):
    t = Table(
        group("toledo", f"{NA} {D}", f"{NA} {D}", f"{NA} {B}", artillery=2),
        group("toledo", f"{PA} {D}", f"{PA} {B}", f"{PA} {B}"),
        phase="combat",
        turn=1,
        ep={"rebel": 1},
    )
    t.play("attack g1", "on g2", "pay", "guns 0 0", rolls=[(roll,)])
    assert t.last("result")["result"] == result
    t.play(*tokens)
    groups = t.facts["groups"]
    assert (groups["g1"]["disrupted"], groups["g2"]["disrupted"]) == (ours, theirs)


@pytest.mark.rule("arriba", "9.2.3-a", "9.2.3-c", "9.2.3-e")
def test_points_that_are_left_alone_are_not_disrupted():
    t = Table(
        group("toledo", f"{NA} {B}", artillery=4),
        group("toledo", *[f"{PA} {B}"] * 3),
        phase="combat",
        turn=1,
    )
    t.play("attack g1", "on g2", "guns 0 0", rolls=[(5,)])  # 1:3, 3/1
    t.play("lose na-b01:gone artillery artillery")
    assert (t.group("g1").units, t.group("g1").artillery, t.s.disrupted) == ((), 2, 0)
    assert not t.events("disrupted")


@pytest.mark.rule("arriba", "9.2-f", "9.2-c", "9.2-e", "9.2.1-a")
def test_losses_are_refused_with_what_they_lack():
    t = Table(
        group("toledo", f"{CO} {B}", f"{NA} {B}", f"{NA} {D}", artillery=1),
        group("toledo", f"{PA} {D}", f"{PA} {B}"),
        phase="combat",
        turn=1,
        no_counters=[f"{NA} {B}"],
    )
    t.play("attack g1", "on g2", "guns 0 0", rolls=[(5,)])
    assert t.about == {"group": "g1", "number": 2, "place": "toledo"}
    whole = {"unit": "pa-b01", "group": "g1", "becomes": "gone"}
    assert t.refused(
        "lose artillery artillery",
        "lose armor",
        "lose pa-b01:gone",
        "lose na-b01:brigade",
        "lose na-b01:gone na-b01:gone",
        "lose na-d01:brigade",
        "lose co-b01:gone",
        "lose na-b01:gone artillery",
        "lose co-b01:gone na-b01:gone artillery",
        "lose artillery co-b01:gone",
    ) == [
        ("9.2-f", "not-with-it", {"unit": "artillery", "group": "g1"}),
        ("9.2-f", "not-with-it", {"unit": "armor", "group": "g1"}),
        ("9.2-f", "not-with-it", whole),
        ("9.2-c", "no-such-step", {"unit": "na-b01", "group": "g1", "becomes": "brigade"}),
        ("9.2-c", "no-such-step", {"unit": "na-b01", "group": "g1", "becomes": "gone"}),
        ("9.2-e", "no-brigade-left", {}),
        ("9.2-f", "too-few-losses", {"number": 2, "cf": 1}),
        ("9.2.1-a", "required-losses", {"number": 2, "cf": 2}),
        ("9.2-f", "more-than-needed", {"number": 2, "cf": 3}),
        ("2.2-b", "equal-losses", {}),
    ]
    menu = t.match.asks[0].menu
    assert menu is not None
    assert menu.pointed(["g1.artillery"]) == ["lose co-b01:gone artillery"]
    assert menu.pointed(["g1.armor"]) == menu.pointed(["pa-b01"]) == []  # it has no such thing to lose
    assert {token for token in t.options if "co-b01" in token} <= set(menu.pointed(["co-b01"]))
    t.play("lose co-b01:gone artillery")
    assert bit(t.s.eliminated, "co-b01")
    assert unit("co-b01") not in t.group("g1").units
