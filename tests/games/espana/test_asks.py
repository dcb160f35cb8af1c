"""What an ask says of itself: what cannot be taken back, what is warned of, who is meant."""

from typing import Any

import pytest
from tests.games.espana.table import EMPTY, LANDS, N, R, asked, do, options, table

from frente.games.espana.definitions import COUNTER

BATTLE = {**EMPTY, "turn": 4, "markers": LANDS, "battle": "varela"}
BARE = ["n-reg 3", "varela", "r-reg 3"]
TANK = ["n-reg 3", "varela", "cv-33", "r-reg 3"]
BOTH = [*TANK, "t-26"]
CARD = {N: ["n-01"], R: []}
THEIRS = {N: [], R: ["r-01"]}


@pytest.mark.rule("espana", "16.1-a", "16.2-b", "16.3-b", "16.5-c")
@pytest.mark.parametrize(
    ("units", "hands", "commits"),
    [
        (BARE, {}, [("attack", True)]),
        (TANK, {}, [("attack", False), ("support", True)]),
        (BOTH, {}, [("attack", False), ("support", False), ("support", True)]),
        (BARE, CARD, [("attack", False), ("card", True)]),
        (BARE, THEIRS, [("attack", False), ("card", True)]),
        (TANK, CARD, [("attack", False), ("support", False), ("card", True)]),
        (BOTH, THEIRS, [("attack", False), ("support", False), ("support", False), ("card", True)]),
        (BARE, {N: ["n-01"], R: ["r-01"]}, [("attack", False), ("card", False), ("card", True)]),
    ],
)
def test_the_answer_after_which_dice_are_rolled_cannot_be_taken_back(units, hands, commits):
    set = {**BATTLE, "units": {"madrid": units}, "hands": {N: [], R: [], **hands}}
    match = table(set, rolls=[[1, 1, 1], [1, 1, 1]])
    found = []
    for answer in ("attack n-reg-l1 r-reg-l1", *["enough", "none"] * 3):
        if match.asks[0].kind in ("attack", "support", "card") and answer in options(match):
            found.append((match.asks[0].kind, match.asks[0].commits))
            do(match, answer)
    assert found == commits


@pytest.mark.rule("espana", "25.8-b", "22.4-b")
def test_the_second_consent_and_a_battle_in_the_fog_stand():
    sea = table(
        {
            **EMPTY,
            "turn": 4,
            "markers": LANDS,
            "phase": "sea",
            "units": {"baleares": ["canarias", "libertad"]},
        },
        naval=True,
    )
    first = sea.asks[0].commits
    do(sea, "fight")
    assert (first, sea.asks[0].commits) == (False, True)
    set = {**EMPTY, "turn": 4, "markers": LANDS, "phase": "combat", "units": {"madrid": BARE}}
    assert [table(set, fog=fog).asks[0].commits for fog in (False, True)] == [False, True]


@pytest.mark.rule("espana", "11.8-c")
def test_crowding_is_warned_of_before_it_costs_a_troop():
    units = {"madrid": ["n-reg 1"] * 4, "segovia": ["n-fal 1", "cv-33"], "avila": ["n-car 1"] * 3}
    match = table({**EMPTY, "turn": 4, "markers": LANDS, "phase": "move-n", "units": units})

    def label(token):
        menu: Any = match.asks[0].menu
        way = menu.way(token)
        values = way.read(token.split(" ")[1:])
        return way.label(menu.state, *values).id, way.warns(menu.state, *values)

    assert label("done") == ("do-done", False)
    do(match, "march n-fal-s1")
    assert label("to avila") == ("do-to", False)
    crowded, warns = label("to madrid")
    assert (crowded != "do-to", warns) == (True, True)
    do(match, "to madrid")
    crowded, warns = label("done")
    assert (crowded != "do-done", warns) == (True, True)
    do(match, "march tank-cv-33-1")
    assert label("to madrid") == ("do-to", False)


@pytest.mark.rule("espana", "16.6-c", "16.6-e")
def test_a_troop_that_changed_its_counter_is_still_the_one_that_fights():
    full = {box: ["n-reg 1"] * 4 for box in ("avila", "burgos", "leon")}
    set = {**BATTLE, "units": {**full, "madrid": ["n-ita 3", "varela", "r-reg 3"]}}
    match = table(set, rolls=[[5, 1, 1], [5, 1, 1]])
    do(match, "attack n-ita-l1 r-reg-l1")
    assert asked(match) == (N, "substitute")
    fight = match.state.fight
    assert fight is not None
    assert (fight.attacker, fight.defender) == (COUNTER["n-ita-l1"], COUNTER["r-reg-s1"])


@pytest.mark.rule("espana", "12.1-a", "22.4-a", "22.4-b", "22.4-d")
def test_without_the_fog_nothing_is_hidden_and_in_it_decoys_need_a_troop():
    units = {
        "soria": ["n-reg 1", "n-fal 1"],
        "morocco": ["n-afr 1"],
        "cadiz": ["n-reg 1"],
        "madrid": ["r-reg 1"],
    }
    set = {
        **EMPTY,
        "turn": 7,
        "markers": LANDS,
        "phase": "events",
        "units": units,
        "hands": {N: [], R: ["r-39"]},
    }
    match = table(set)
    do(match, "play r-39")
    assert options(match) == ["harm n-reg-s1", "harm n-fal-s1", "harm n-reg-s2"]
    ferry = table(
        {**set, "phase": "upkeep", "decoys": {N: ["morocco", "soria"]}, "tops": ["n-afr-s1"]}, fog=True
    )
    assert asked(ferry) == (N, "ferry")
    assert len(ferry.state.decoys) == 2
    do(ferry, "ferry n-afr-s1 cadiz")
    assert len(ferry.state.decoys) == 1
    assert ferry.state.tops == {}


@pytest.mark.rule("espana", "9.4", "12.1-a")
def test_asks_tell_how_much_is_too_much_and_how_many_have_landed():
    hand = [f"n-{i:02}" for i in range(1, 12)]
    end = table({**EMPTY, "turn": 2, "phase": "end", "markers": LANDS, "hands": {N: hand, R: []}})
    assert end.asks[0].about == {"surplus": 3, "limit": 8}
    units = {"morocco": ["n-afr 1"] * 3, "cadiz": ["n-reg 1"], "sevilla": ["n-reg 1"], "madrid": ["r-reg 1"]}
    ferry = table({**EMPTY, "turn": 2, "phase": "upkeep", "markers": LANDS, "units": units})
    do(ferry, "ferry n-afr-s1 sevilla", "ferry n-afr-s2 cadiz")
    assert ferry.asks[0].about == {"landed": 2}
