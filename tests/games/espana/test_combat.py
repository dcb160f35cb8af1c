"""15 and 16: battles and land combat."""

import pytest
from tests.games.espana.table import (
    EMPTY,
    LANDS,
    N,
    R,
    asked,
    control,
    do,
    events,
    facts,
    options,
    pass_to,
    refusal,
    strength,
    table,
    units,
    verbs,
    view,
    where,
)

from frente.games.espana.rules import dice
from frente.games.espana.rules.dice import Pool, best_hits, hit_chances, lowered
from frente.games.espana.rules.losses import after_hits

AROUND = LANDS


def madrid(*here: str, **more):
    set = {**EMPTY, "units": {"madrid": list(here)}, "markers": AROUND, "turn": 4}
    return {**set, **more}


@pytest.mark.rule("espana", "15.1-a", "15.1-b", "15.1-c", "15.3", "15.9", "16.7-f", "16.7-g")
def test_15_generals_are_picked_in_turn_and_may_pass():
    match = table(
        madrid("n-reg 2", "mola", "r-reg 2", "rojo", phase="combat")
        | {"units": {"madrid": ["n-reg 2", "mola", "r-reg 2", "rojo"], "burgos": ["n-reg 2", "varela"]}}
    )
    assert asked(match) == (N, "pick")
    do(match, "pass gen-mola")
    assert asked(match) == (R, "pick")
    do(match, "pass gen-rojo")
    assert asked(match) == (N, "pick")
    assert refusal(match, "battle gen-mola") == "15.9"
    do(match, "pass gen-varela")
    assert match.state.phase != "combat"


@pytest.mark.rule(
    "espana", "15.4-a", "15.4-b", "16.0", "16.1-a", "16.1-b", "16.1-d", "16.7-c", "16.7-d", "15.8"
)
def test_15_4_each_troop_attacks_once_and_a_battle_is_a_series_of_attacks():
    set = madrid("n-reg 2", "n-reg 1", "cv-33", "mola", "r-reg 3", battle="mola")
    match = table(set, rolls=[[1, 1], [1, 1, 1], [1], [1, 1, 1]])
    assert refusal(match, "end") == "15.1-b"
    assert refusal(match, "attack tank-cv-33-1 r-reg-l1") == "16.1-b"
    assert refusal(match, "attack n-reg-s1 n-reg-s2") == "15.2"
    assert refusal(match, "attack n-reg-s1") == "16.1-c"
    do(match, "attack n-reg-s1 r-reg-l1", "enough")
    assert refusal(match, "attack n-reg-s1 r-reg-l1") == "16.1-d"
    do(match, "attack n-reg-s2 r-reg-l1", "enough")  # the same target again, another attacker
    assert asked(match)[1] != "attack"
    spent = table(madrid("n-reg 2", "mola", "r-reg 3", phase="combat", attacked=["n-reg-s1"]))
    assert refusal(spent, "battle gen-mola") == "15.8"


@pytest.mark.rule(
    "espana",
    "15.6",
    "15.7",
    "16.2-a",
    "16.2-b",
    "16.2-c",
    "16.2-d",
    "16.2-f",
    "16.2-g",
    "16.2-j",
    "16.7-a",
    "16.7-b",
)
def test_16_2_support_attacker_first_each_unit_once():
    set = madrid("n-reg 2", "n-reg 1", "cv-33", "he-51", "mola", "r-reg 3", "t-26", battle="mola")
    match = table(set, rolls=[[1, 1, 1], [1, 1, 1], [1], [1, 1, 1]])
    do(match, "attack n-reg-s1 r-reg-l1")
    assert match.state.fight is not None
    assert [len(x) for x in match.state.fight.support] == [1, 0]  # Mola must
    assert asked(match) == (N, "support")
    assert refusal(match, "support gen-mola") == "16.2-c"
    assert refusal(match, "support n-reg-s2") == "15.6"
    assert refusal(match, "support tank-t-26-1") == "16.2-a"
    do(match, "support tank-cv-33-1", "support air-he-51")
    assert asked(match) == (R, "support")
    do(match, "support tank-t-26-1")
    assert all(u in facts(match)["used"] for u in ("tank-cv-33-1", "air-he-51", "tank-t-26-1"))
    do(match, "attack n-reg-s2 r-reg-l1")
    assert asked(match)[1] != "support"  # all used: no second support


def test_support_again_is_refused_by_16_2_j_and_16_2_c():
    set = madrid("n-reg 2", "n-reg 1", "cv-33", "pz-i", "mola", "r-reg 3", battle="mola")
    match = table(set, rolls=[[1, 1], [1, 1, 1]])
    do(match, "attack n-reg-s1 r-reg-l1", "support tank-cv-33-1", "enough", "attack n-reg-s2 r-reg-l1")
    assert refusal(match, "support gen-mola") == "16.2-j"
    assert refusal(match, "support tank-cv-33-1") == "16.2-c"
    do(match, "support tank-pz-i-1")


@pytest.mark.rule("espana", "16.2-e", "16.2-h", "16.2-i", "16.2-k", "16.5-e", "16.7-e")
def test_16_2_h_a_general_may_defend_once_and_still_attack():
    set = madrid("n-reg 2", "n-reg 1", "mola", "r-reg 3", "rojo", battle="mola")
    match = table(set, rolls=[[1, 1], [1, 1, 1], [1], [1, 1, 1]])
    do(match, "attack n-reg-s1 r-reg-l1")
    assert asked(match) == (R, "support")
    do(match, "support gen-rojo", "attack n-reg-s2 r-reg-l1")
    assert "gen-rojo" in facts(match)["defended"]
    assert "gen-rojo" not in facts(match)["used"]
    assert asked(match) == (R, "pick")
    assert "battle gen-rojo" in options(match)  # troops that defended may attack
    again = table(madrid("n-reg 2", "mola", "r-reg 3", "rojo", "t-26", battle="mola", defended=["gen-rojo"]))
    do(again, "attack n-reg-s1 r-reg-l1")
    assert refusal(again, "support gen-rojo") == "16.2-h"


HANDS = {"hands": {N: ["n-01", "n-05"], R: ["r-04", "r-15"]}}


@pytest.mark.rule("espana", "16.3-a", "16.3-b", "16.3-c", "16.3-d", "16.3-e", "5.4")
def test_16_3_cards_face_down_then_shown_together():
    match = table(
        madrid("n-reg 2", "n-reg 1", "mola", "r-reg 3", battle="mola", **HANDS),
        rolls=[[1, 1, 1, 1], [1, 1, 1]],
    )
    do(match, "attack n-reg-s1 r-reg-l1")
    assert asked(match) == (N, "card")
    assert refusal(match, "bonus n-02") == "16.3-a"
    do(match, "bonus n-01")
    assert view(match, R)["cards"]["zones"][2]["count"] == 1  # laid, not shown
    told = [e.seen_by(R).data for e in match.state.log.events if e.kind == "card-laid"]
    assert told[0]["use"] == "bonus"
    assert told[0]["card"] == {"hidden": 1}
    assert asked(match) == (R, "card")
    do(match, "penalty r-04")
    assert [len(e["dice"]) for e in events(match, "roll")] == [4, 3]
    assert facts(match)["spent"] == ["n-01", "r-04"]
    assert facts(match)["hand"] == {N: ["n-05"], R: ["r-15"]}
    do(match, "attack n-reg-s2 r-reg-l1")
    assert asked(match) == (N, "card")  # a card for each attack
    assert match.why_no_undo(R) is not None  # undo never crosses the reveal


@pytest.mark.rule("espana", "16.3-a", "16.2-b")
def test_16_3_a_the_attacker_is_first_whichever_side_he_is():
    set = madrid("n-reg 2", "cv-33", "r-reg 3", "t-26", "rojo", battle="rojo", **HANDS)
    match = table(set, rolls=[[1, 1, 1], [1, 1]])
    do(match, "attack r-reg-l1 n-reg-s1")
    assert asked(match) == (R, "support")
    do(match, "enough")
    assert asked(match) == (N, "support")
    do(match, "enough")
    assert asked(match) == (R, "card")
    do(match, "none")
    assert asked(match) == (N, "card")
    do(match, "none")
    assert [e["seat"] for e in events(match, "roll")] == [R, N]


@pytest.mark.rule("espana", "16.3-f")
def test_16_3_f_two_dice_means_two_different_dice():
    assert lowered((6, 6), (), 2) == (5, 5)
    assert lowered((6,), (), 2) == (5,)
    assert best_hits((4, 4), (), 2) == 2
    assert best_hits((3,), (), 2) == 0  # both points cannot go on one die


@pytest.mark.rule("espana", "16.4-a", "16.4-b", "16.4-c", "16.4-d", "16.4-e", "16.4-f", "16.4-g", "16.4-h")
def test_16_4_air_combat_by_pairs_that_the_defender_makes():
    set = madrid("n-reg 2", "mola", "bf-109", "he-111", "he-51", "r-reg 3", "i-15", "sb-2", battle="mola")
    # R pairs I-15 with He-111 and SB-2 with Bf-109; the He-51 is unpaired.
    rolls = [[4], [5, 1], [2, 1], [2], [1, 1, 1, 1], [1, 1, 1, 1, 1]]
    match = table(set, rolls=rolls)
    do(match, "attack n-reg-s1 r-reg-l1", "support air-bf-109", "support air-he-111", "support air-he-51")
    do(match, "support air-i-15", "support air-sb-2")
    assert asked(match) == (R, "pair")
    assert refusal(match, "pair air-i-15 air-sb-2") == "16.4-a"
    do(match, "pair air-i-15 air-he-111", "pair air-sb-2 air-bf-109")
    # I-15 rolls 4 + 1 = 5: the He-111 is out of it. He-111 rolls 5: so is the I-15.
    assert [e["unit"] for e in events(match, "grounded")] == ["air-he-111", "air-i-15"]
    assert [e["unit"] for e in events(match, "flies-on")] == ["air-bf-109", "air-sb-2"]
    # Dice: 2 + Bf-109 1 + He-51 1 against 3 + SB-2 2.
    assert [len(e["dice"]) for e in events(match, "roll")][-2:] == [4, 5]


def test_16_4_e_a_six_destroys_for_good():
    set = madrid("n-reg 2", "mola", "bf-109", "r-reg 3", "i-15", battle="mola")
    match = table(set, rolls=[[1], [4], [1, 1, 1], [1, 1, 1]])
    do(match, "attack n-reg-s1 r-reg-l1", "support air-bf-109", "support air-i-15")
    assert where(match, "air-i-15") == "gone"  # 4 + 2
    assert [len(e["dice"]) for e in events(match, "roll")][-2:] == [3, 3]
    assert dice.best_die((6, 3), (), (-1,)) == 5  # a minus goes on the higher die
    assert dice.best_die((4, 3), (2,), ()) == 6


@pytest.mark.rule("espana", "16.5-a", "16.5-b", "16.5-c", "16.5-d", "6.1")
def test_16_5_b_an_empty_pool_rolls_nothing():
    set = madrid("n-reg 1", "mola", "r-reg 1", battle="mola", hands={N: ["n-01"], R: ["r-11"]})
    match = table(set, rolls=[[6]])
    do(match, "attack n-reg-s1 r-reg-s1", "none", "penalty r-11")
    assert [len(e["dice"]) for e in events(match, "roll")] == [1]
    assert where(match, "n-reg-s1") == "pool"


@pytest.mark.rule("espana", "16.5-f", "16.5-g", "16.5-g2", "16.5-j")
def test_16_5_g_negatives_first_each_on_the_highest_the_largest_first():
    assert lowered((6, 5), (-1, -2), 0) == (4, 4)
    assert lowered((1,), (-2,), 0) == (-1,)
    assert best_hits(lowered((5, 2), (-1,), 0), (1,), 0) == 1


@pytest.mark.rule("espana", "16.5-h", "16.5-i", "16.5-d")
def test_16_5_h_the_roller_places_his_modifiers():
    set = madrid("n-leg 2", "cv-33", "mola", "r-reg 3", battle="mola")
    match = table(set, rolls=[[4, 3], [1, 1, 1]])
    do(match, "attack n-leg-s1 r-reg-l1", "support tank-cv-33-1")
    assert asked(match) == (N, "modify")
    assert refusal(match, "put plus:2 die:0") == "16.5-i"
    assert refusal(match, "put plus:1 die:7") == "16.5-i"
    do(match, "put plus:1 die:1", "put plus:1 die:1", "put plus:1 die:0")
    assert events(match, "hits")[0]["attacker"] == 2
    assert best_hits((4, 4), (2,), 0) == 1
    assert best_hits((3,), (1, 1), 0) == 1


def test_the_hit_chances_are_exact():
    chances = hit_chances(Pool(2, (1,), (), 0, 0))
    assert sum(chances) == 1
    # Enumerated by hand: no hit only if both dice are 3 or less.
    assert chances[0].limit_denominator() == chances[0]
    assert float(chances[0]) == 9 / 36
    assert float(hit_chances(Pool(1))[1]) == 1 / 3


@pytest.mark.rule("espana", "16.6-a", "16.6-b")
@pytest.mark.parametrize(
    ("before", "hits", "after"),
    [
        (5, 1, 3),
        (3, 1, 2),
        (2, 1, 1),
        (1, 1, 0),
        (5, 2, 2),
        (5, 3, 1),
        (5, 4, 0),
        (3, 2, 1),
        (3, 3, 0),
        (2, 2, 0),
        (1, 4, 0),
    ],
)
def test_16_6_b_the_ladder(before, hits, after):
    assert after_hits(before, hits) == after


@pytest.mark.rule("espana", "16.6-c", "16.6-d", "16.6-e")
def test_16_6_the_counter_that_stands_for_a_reduced_troop():
    same = table(madrid("n-reg 2", "mola", "r-reg 3", battle="mola"), rolls=[[5, 1], [1, 1, 1]])
    do(same, "attack n-reg-s1 r-reg-l1")
    assert units(same, "madrid", R) == ["r-reg 2"]
    # Brigades have no small counters: Regular Army.
    other = table(madrid("n-reg 2", "mola", "r-ib 3", battle="mola"), rolls=[[5, 1], [1, 1, 1]])
    do(other, "attack n-reg-s1 r-ib-l1")
    assert units(other, "madrid", R) == ["r-reg 2"]
    used_up = {"valencia": ["r-reg 1"] * 4, "murcia": ["r-reg 1"] * 4}
    militia = table(
        madrid(battle="mola") | {"units": {"madrid": ["n-reg 2", "mola", "r-ib 3"], **used_up}},
        rolls=[[5, 1], [1, 1, 1]],
    )
    do(militia, "attack n-reg-s1 r-ib-l1")
    assert asked(militia) == (R, "substitute")
    assert options(militia) == ["as r-com", "as r-ana"]
    assert refusal(militia, "as r-bas") == "16.6-e"
    do(militia, "as r-ana")
    assert units(militia, "madrid", R) == ["r-ana 2"]


@pytest.mark.rule("espana", "16.6-d", "16.6-e")
def test_16_6_the_battle_goes_on_with_the_counter_that_took_over():
    used_up = {f"{b}": ["n-reg 1"] * 4 for b in ("burgos", "segovia", "avila")}
    match = table(
        madrid(battle="mola") | {"units": {"madrid": ["n-ita 3", "mola", "r-reg 3"], **used_up}},
        rolls=[[5, 1, 1], [5, 1, 1]],
    )
    do(match, "attack n-ita-l1 r-reg-l1")
    assert asked(match) == (N, "substitute")
    assert options(match) == ["as n-fal", "as n-car"]
    assert view(match, N)["battle"]["defender"] == ["r-reg-s1"]  # it has changed already
    do(match, "as n-car")
    assert "n-car 2" in units(match, "madrid", N)
    assert [e.rule for e in match.state.log.events if e.kind == "replaced"] == ["16.6-c", "16.6-e"]


@pytest.mark.rule("espana", "16.6-f", "16.6-k")
def test_16_6_f_no_counter_left_destroys_the_troop():
    used_up = {"valencia": ["r-reg 1"] * 8, "murcia": ["r-com 1"] * 7, "alicante": ["r-ana 1"] * 7}
    match = table(
        madrid(battle="mola") | {"units": {"madrid": ["n-reg 2", "mola", "r-ib 3"], **used_up}},
        rolls=[[5, 1], [1, 1, 1]],
    )
    do(match, "attack n-reg-s1 r-ib-l1")
    assert units(match, "madrid", R) == []
    assert where(match, "r-ib-l1") == "pool"
    assert control(match, "madrid") == N


@pytest.mark.rule("espana", "16.6-g", "16.6-h", "16.6-i", "16.6-l")
def test_16_6_tanks_fall_with_their_troop_and_the_rest_goes_home():
    match = table(
        madrid("n-reg 2", "cv-33", "he-51", "mola", "r-reg 5", battle="mola"), rolls=[[1, 1], [6, 6, 6, 6, 6]]
    )
    do(match, "attack n-reg-s1 r-reg-l1", "support tank-cv-33-1", "enough")
    assert where(match, "tank-cv-33-1") == "gone"
    assert where(match, "air-he-51") == "board"
    assert where(match, "gen-mola") == "board"
    assert control(match, "madrid") == R


@pytest.mark.rule("espana", "16.6-i", "15.2")
def test_16_6_i_aircraft_and_general_without_troops_leave_at_once():
    set = madrid(battle="mola")
    set["units"] = {
        "madrid": ["n-reg 5", "mola", "r-reg 1", "rojo", "i-15"],
        "burgos": ["n-reg 1", "varela"],
        "cuenca": ["r-reg 1", "miaja"],
    }
    match = table(set, rolls=[[6, 1, 1, 1, 1], [1]])
    do(match, "attack n-reg-l1 r-reg-s1", "enough")
    assert asked(match) == (R, "pick")  # the phase goes on
    assert where(match, "air-i-15") == where(match, "gen-rojo") == "board"
    assert refusal(match, "battle gen-rojo") == "15.2"
    assert verbs(match, "pass") == ["gen-miaja"]
    assert where(match, "gen-mola") == "madrid"


@pytest.mark.rule("espana", "16.6-j", "17.3", "3.7-d")
def test_16_6_j_an_empty_box_goes_to_the_attacker_if_he_wants_it():
    rolls = [[6], [6]]
    set = {
        **EMPTY,
        "units": {"soria": ["n-reg 1", "mola", "r-reg 1"]},
        "markers": AROUND,
        "turn": 4,
        "battle": "mola",
    }
    match = table(set, rolls=rolls)
    do(match, "attack n-reg-s1 r-reg-s1")
    assert asked(match) == (N, "claim")
    do(match, "leave")
    assert control(match, "soria") == ""
    claimed = table(set, rolls=rolls)
    do(claimed, "attack n-reg-s1 r-reg-s1", "claim")
    assert control(claimed, "soria") == N
    city = table(madrid("n-reg 1", "mola", "r-reg 1", battle="mola"), rolls=rolls)
    do(city, "attack n-reg-s1 r-reg-s1")
    assert control(city, "madrid") == N  # in a key city he must
    assert sum(facts(city)["cities"]["track"]) <= 12


@pytest.mark.rule("espana", "22.1-a", "22.1-b", "22.1-c", "22.1-d", "22.1-e", "22.0")
def test_22_1_republican_generals_want_their_own_troops():
    set = madrid("r-reg 3", "lister", "n-reg 3", battle="lister")
    match = table(set, rolls=[[5, 1, 1], [1, 1, 1]], generals=True)
    do(match, "attack r-reg-l1 n-reg-l1")
    # 5 - 1 = 4, then his own +1: the hit stands only because he leads.
    assert asked(match) == (R, "modify")
    do(match, "best")
    assert events(match, "hits")[0]["attacker"] == 1
    with_icon = table(
        madrid("r-reg 3", "r-com 1", "lister", "n-reg 3", battle="lister"),
        rolls=[[5, 4, 1], [1, 1, 1]],
        generals=True,
    )
    do(with_icon, "attack r-reg-l1 n-reg-l1", "best")
    assert events(with_icon, "hits")[0]["attacker"] == 2
    # Only the attack that he must support suffers, not the next one of his battle.
    later = table(
        madrid("r-reg 3", "r-reg 2", "lister", "n-reg 5", battle="lister"),
        rolls=[[1, 1, 1], [1, 1, 1, 1, 1], [5, 1], [1, 1, 1, 1, 1]],
        generals=True,
    )
    do(later, "attack r-reg-l1 n-reg-l1", "attack r-reg-s1 n-reg-l1")
    assert [e["attacker"] for e in events(later, "hits")] == [0, 1]
    basque = table(madrid("r-reg 3", "ulibarri", "n-reg 3", phase="combat"), generals=True)
    assert refusal(basque, "battle gen-ulibarri") == "22.1-d"
    plain = table(madrid("r-reg 3", "ulibarri", "n-reg 3", phase="combat"))
    assert "battle gen-ulibarri" in options(plain)
    defends = table(
        madrid("r-reg 3", "lister", "n-reg 3", "mola", battle="mola"),
        rolls=[[1, 1, 1], [5, 4, 1]],
        generals=True,
    )
    do(defends, "attack n-reg-l1 r-reg-l1", "support gen-lister", "best")
    assert events(defends, "hits")[0]["defender"] == 2


@pytest.mark.rule("espana", "22.2-a", "22.2-b", "22.2-c")
def test_22_2_a_lost_republican_tank_may_be_captured():
    set = madrid("n-reg 5", "mola", "r-reg 1", "t-26", battle="mola")
    set["units"]["toledo"] = ["n-fal 1", "r-com 1"]
    match = table(set, rolls=[[6, 1, 1, 1, 1], [1], [4]], tanks=True)
    do(match, "attack n-reg-l1 r-reg-s1", "support tank-t-26-1")
    assert where(match, "tank-t-26-1") == "captured"
    pass_to(match, "captured")
    assert asked(match) == (N, "captured")
    assert refusal(match, "place tank-t-26-1 cuenca") == "22.2-c"
    assert refusal(match, "place tank-t-26-1 toledo") == "22.2-c"  # contested is not controlled
    do(match, "place tank-t-26-1 avila")
    assert "t-26" in units(match, "avila", N)
    # It fights with the modifier of its other side, and is not captured back.
    lent = madrid("n-reg 1", "t-26 captured", "queipo", "r-reg 3", battle="queipo")
    own = table(lent, rolls=[[3], [5, 1, 1]], tanks=True)
    assert units(own, "madrid", N) == ["n-reg 1", "t-26", "queipo"]
    do(own, "attack n-reg-s1 r-reg-l1", "support tank-t-26-1", "best")
    assert events(own, "hits")[0]["attacker"] == 1  # 3 + 2
    assert [e["roll"] for e in events(own, "roll")] == ["attack", "defence"]
    assert where(own, "tank-t-26-1") == "gone"
    missed = table(set, rolls=[[6, 1, 1, 1, 1], [1], [3]], tanks=True)
    do(missed, "attack n-reg-l1 r-reg-s1", "support tank-t-26-1")
    assert where(missed, "tank-t-26-1") == "gone"
    assert strength(missed, "n-reg-l1") == 5
    assert verbs(missed, "nothing") == []
