"""The scripted player: a few situations with one sensible answer."""

from random import Random

import pytest
from tests.games.espana.table import EMPTY, LANDS, N, R, asked, do, options, table

from frente.games.espana import GAME
from frente.games.espana.bot import steady
from frente.games.espana.bot.sight import NATIONALIST, STEADY, Sight, cohesion
from frente.games.espana.bot.worth import event_worth
from frente.games.espana.definitions import CARDS, PLACE, mask_of
from frente.games.espana.rules.board import largest_group


def answer(match) -> str:
    token = steady(match.state, match.asks[0], Random(1))
    assert token in options(match)
    return token


def fight(units, **more):
    return table(
        {**EMPTY, "units": {"madrid": units}, "markers": LANDS, "turn": 8, "phase": "combat", **more},
        rolls=more.pop("rolls", ()),
    )


def test_a_general_attacks_with_good_odds_and_passes_with_bad_ones():
    assert answer(fight(["n-reg 5", "varela", "r-com 1"])) == "battle gen-varela"
    assert answer(fight(["n-reg 1", "varela", "r-reg 5", "r-ib 5", "rojo"])) == "pass gen-varela"


def test_a_keen_player_thinks_more_of_standing_weak_beside_a_strong_enemy():
    state = fight(["n-reg 1", "varela", "r-com 2"]).state
    shares = [
        sight.worth(PLACE["madrid"], 1.0, 1) / sight.stakes[PLACE["madrid"]]
        for sight in (Sight(state, 0, STEADY), Sight(state, 0, NATIONALIST))
    ]
    assert shares[0] < shares[1] < 0.5


def test_the_strong_troop_takes_the_target_with_the_best_exchange():
    match = fight(["n-reg 5", "n-fal 1", "varela", "r-com 2", "r-ib 5"])
    do(match, "battle gen-varela")
    assert answer(match) == "attack n-reg-l1 r-com-s1"


def test_tanks_stay_out_of_a_lost_cause():
    match = fight(["n-reg 1", "cv-33", "mola", "r-reg 5"])
    do(match, "battle gen-mola", "attack n-reg-s1 r-reg-l1")
    assert asked(match)[1] == "support"
    assert answer(match) == "enough"
    sure = fight(["n-reg 5", "cv-33", "mola", "r-reg 1"])
    do(sure, "battle gen-mola", "attack n-reg-l1 r-reg-s1")
    assert answer(sure) == "support tank-cv-33-1"


def test_a_card_beyond_the_plays_of_the_turn_helps_in_battle_and_good_events_are_kept():
    hands = {N: ["n-14", "n-01", "n-03", "n-13"], R: []}  # n-13 does nothing: Durruti is gone
    match = fight(["n-reg 3", "queipo", "r-reg 3"], turn=4, hands=hands, gone=["durruti"])
    do(match, "battle gen-queipo", "attack n-reg-l1 r-reg-l1")
    assert answer(match) in ("bonus n-13", "penalty n-13")
    kept = fight(["n-reg 3", "queipo", "r-reg 3"], turn=4, hands={N: ["n-03"], R: []})
    do(kept, "battle gen-queipo", "attack n-reg-l1 r-reg-l1")
    assert answer(kept) == "none"


def guns_of_murcia(dice, *ships):
    blockaders = [f"{ship} block" for ship in ships]
    set = {
        **EMPTY,
        "units": {"murcia": [*blockaders, "r-reg 1"]},
        "markers": LANDS,
        "turn": 4,
        "phase": "sea",
    }
    return table(set, rolls=[dice], naval=True)


def test_the_guns_of_a_port_rather_lift_the_blockade_than_damage_one_of_two():
    both = guns_of_murcia([5, 4, 2], "canarias", "baleares")
    assert answer(both) == "put plus:1 die:1"
    alone = guns_of_murcia([5, 4, 2], "canarias")
    assert answer(alone) == "put plus:1 die:0"


def test_the_guns_of_a_port_sink_the_better_ship():
    match = guns_of_murcia([6, 6, 6], "navarra", "espana")
    do(match, answer(match))
    do(match, answer(match))
    assert GAME.facts(match.state)["where"]["ship-espana"] == "gone"


def test_events_are_valued_by_what_they_would_do_here():
    def worth(card, **set):
        full = {**EMPTY, "markers": LANDS, "turn": 4, "phase": "events", "hands": {N: ["n-16"], R: ["r-20"]}}
        return event_worth(table({**full, **set}).state, CARDS[card].side, card)

    cadiz = {"units": {"cadiz": ["n-reg 1"], "sevilla": ["n-reg 1"]}}
    assert worth("n-14", **cadiz) > 6  # two divisions of three levels
    assert worth("n-14") == 0  # no port to land in
    assert worth("n-18") > 3
    assert worth("n-18", gone=["davila"]) == 0
    assert worth("n-45") == 0  # Bilbao is not Nationalist
    assert worth("n-26", units={"burgos": ["n-ita 3"]}) > worth("n-26", units={"burgos": ["n-ita 5"]}) == 0


def test_the_best_event_is_played_and_a_useless_one_kept():
    set = {**EMPTY, "units": {"cadiz": ["n-reg 1"], "sevilla": ["n-reg 1"]}, "markers": LANDS, "turn": 4}
    match = table({**set, "phase": "events", "hands": {N: ["n-04", "n-14", "n-13"], R: []}})
    assert answer(match) == "play n-14"
    idle = table({**set, "phase": "events", "hands": {N: ["n-13"], R: []}, "gone": ["durruti"]})
    assert answer(idle) == "pass"


LINE = ["gerona", "barcelona", "tarragona", "castellon", "valencia", "albacete", "murcia", "almeria"]
"""Eight boxes in a row: each of the inner ones holds the line together."""


@pytest.mark.rule("espana", "21.2-b")
def test_a_side_mends_its_line_before_it_is_cut_up():
    set = {
        **EMPTY,
        "units": {"almeria": ["r-reg 2", "r-reg 2"], "castellon": ["n-reg 1"]},
        "markers": {N: LANDS[N], R: [b for b in LINE if b not in ("castellon", "almeria")]},
        "turn": 5,
        "phase": "move-r",
    }
    match = table(set)
    assert largest_group(match.state, 1) < 8
    while answer(match) != "done":
        do(match, answer(match))
        if not match.asks or match.state.phase != "move-r":
            break
    assert largest_group(match.state, 1) >= 8


@pytest.mark.rule("espana", "21.2-b")
def test_a_side_cuts_the_enemy_up_where_it_can():
    set = {
        **EMPTY,
        "units": {"teruel": ["n-reg 2"], "gerona": ["r-reg 1"], "almeria": ["r-reg 1"]},
        "markers": {N: [*LANDS[N], "zaragoza", "madrid", "toledo"], R: LINE[1:-1]},
        "turn": 5,
        "phase": "move-n",
    }
    match = table(set)
    do(match, answer(match))
    do(match, answer(match))
    assert largest_group(match.state, 1) < 8


def test_cohesion_counts_groups_not_boxes():
    whole = mask_of(PLACE[b] for b in LINE)
    broken = whole & ~(1 << PLACE["valencia"])
    assert cohesion(broken) < cohesion(whole) < 0
    state = table({**EMPTY, "markers": {N: LANDS[N], R: LINE}, "turn": 5, "phase": "move-n"}).state
    sight = Sight(state, 1)
    assert sight.losing(PLACE["valencia"]) > sight.losing(PLACE["gerona"])
