"""All 110 cards: each one is played as an event, and shown as bonus and as penalty."""

import pytest
from tests.games.espana.table import (
    EMPTY,
    LANDS,
    N,
    R,
    asked,
    do,
    events,
    facts,
    options,
    strength,
    table,
    units,
    where,
)

from frente.games.espana.cards.effects import OPS
from frente.games.espana.definitions import CARDS, INTELLIGENCE, SEATS

PLAYABLE = [c for c in CARDS if c not in INTELLIGENCE]
BROAD = {
    N: [*LANDS[N], "cadiz", "sevilla", "huelva"],
    R: [*LANDS[R], "gerona", "barcelona", "lerida", "ciudad-real"],
}
ARMY = {
    "madrid": ["r-reg 2", "r-com 1", "r-ib 3"],
    "bilbao": ["r-bas 2"],
    "barcelona": ["r-ana 2", "r-reg 1"],
    "lerida": ["r-ana 1"],
    "cordoba": ["r-com 1", "r-reg 1"],
    "burgos": ["n-reg 2", "n-ita 3"],
    "pamplona": ["n-car 1", "n-car 2"],
    "toledo": ["n-fal 1"],
    "sevilla": ["n-leg 1"],
    "cadiz": ["n-afr 2"],
    "avila": ["n-reg 1"],
    "morocco": ["n-leg 2"],
}


def play(card: str, **more):
    """The card is played on a broad board and every question answered with the first option."""
    side = SEATS[CARDS[card].side]
    naval = CARDS[card].naval
    turn = 8 if CARDS[card].period else 3
    set = {
        **EMPTY,
        "units": ARMY,
        "markers": BROAD,
        "board": ["i-15", "he-51"],
        "turn": turn,
        "phase": "events",
        "hands": {side: [card]},
        **more,
    }
    if naval:
        set["units"] = {
            **ARMY,
            "cartagena": ["libertad damaged", "destroyers-1"],
            "ferrol": ["espana damaged", "almirante-cervera"],
        }
    match = table(set, naval=naval, optional_cards=CARDS[card].optional)
    if asked(match)[0] != side:
        do(match, "pass")
    do(match, f"play {card}")
    while asked(match)[1] not in ("event", "spend", "move", "ferry", "discard", "sail"):
        do(match, options(match)[0])
    return match


@pytest.mark.rule("espana", "18.3", "18.4", "5.4")
@pytest.mark.parametrize("card", PLAYABLE)
def test_each_card_can_be_played_as_an_event(card):
    match = play(card)
    assert card in facts(match)["spent"]
    assert events(match, "played")[0]["card"] == card
    done = {e.kind for e in match.state.log.events} - {"turn", "played", "passed", "points", "roll"}
    assert done, "nothing happened"


@pytest.mark.rule("espana", "18.7-a")
@pytest.mark.parametrize("card", sorted(INTELLIGENCE))
def test_each_intelligence_card_cancels(card):
    side = SEATS[CARDS[card].side]
    other = R if side == N else N
    victim = {N: "n-15", R: "r-08"}[other] if CARDS[card].period == 0 else {N: "n-32", R: "r-28"}[other]
    match = table(
        {
            **EMPTY,
            "units": ARMY,
            "markers": BROAD,
            "turn": 8 if CARDS[card].period else 2,
            "phase": "events",
            "hands": {side: [card], other: [victim]},
        }
    )
    if asked(match)[0] == side:
        do(match, "pass")
    do(match, f"play {victim}", f"cancel {card}")
    while asked(match)[1] == "react":
        do(match, "let")
    assert facts(match)["lasting"] == []


@pytest.mark.rule("espana", "16.3-c", "16.3-f")
@pytest.mark.parametrize("use", ["bonus", "penalty"])
@pytest.mark.parametrize("card", list(CARDS))
def test_each_card_supports_combat_both_ways(card, use):
    side = SEATS[CARDS[card].side]
    set = {
        **EMPTY,
        "units": {"madrid": ["n-reg 3", "queipo", "r-reg 3"]},
        "markers": LANDS,
        "turn": 8,
        "battle": "queipo",
        "hands": {side: [card]},
    }
    match = table(set, naval=CARDS[card].naval, optional_cards=CARDS[card].optional)
    do(match, "attack n-reg-l1 r-reg-l1", f"{use} {card}")
    dice = {e["roll"]: len(e["dice"]) for e in events(match, "roll")}
    kind, value, on = getattr(CARDS[card], use)
    changed = "attack" if (side == N) == (use == "bonus") else "defence"
    assert dice[changed] == (3 + value if kind == "dice" else 3)
    assert on in (0, 1, 2)
    assert (value > 0) == (use == "bonus")
    assert card in facts(match)["spent"]


def test_every_operation_is_known():
    def ops(effect):
        for op in effect:
            yield op["op"]
            for key in ("then", "otherwise"):
                yield from ops(op.get(key, []))
            for option in op.get("options", []):
                yield from ops(option)

    used = {op for card in CARDS.values() for op in ops(card.effect)}
    assert used == set(OPS)


# --- what some of them do ------------------------------------------------------------------------------
def test_n_01_and_n_03_place_and_strengthen():
    assert sorted(units(play("n-01"), "morocco", N)) == ["n-afr 2", "n-leg 1", "n-leg 2"]
    match = play("n-03")
    placed = [u for place in facts(match)["units"].values() for u in place[N] if u.startswith("n-car")]
    assert len(placed) == 3


def test_n_02_one_more_unit_from_morocco():
    match = table(
        {
            **EMPTY,
            "units": {**ARMY, "morocco": ["n-leg 2", "n-leg 2", "n-afr 2", "n-afr 2"]},
            "markers": BROAD,
            "turn": 3,
            "phase": "upkeep",
            "lasting": [
                {"card": "n-02", "kind": "morocco_extra", "side": N, "boxes": ["sevilla"], "value": 1}
            ],
        }
    )
    do(
        match,
        "ferry n-leg-s2 sevilla",
        "ferry n-leg-s3 sevilla",
        "ferry n-afr-s2 cadiz",
        "ferry n-afr-s3 cadiz",
    )
    assert facts(match)["lasting"] == []


def test_n_07_toledo_or_a_card():
    match = play("n-07", hands={N: ["n-07"], R: ["r-08"]})
    assert facts(match)["hand"][R] == []
    other = play("n-07", units={**ARMY, "toledo": ["r-reg 1"]}, hands={N: ["n-07"], R: ["r-08"]})
    assert facts(other)["hand"][R] == ["r-08"]
    assert len(facts(other)["hand"][N]) == 1


def test_n_13_and_r_16_generals_go_and_come():
    assert where(play("n-13"), "gen-durruti") == "gone"
    assert where(play("r-16"), "gen-lister") == "board"
    barred = play("r-16", gone=["lister"])
    assert where(barred, "gen-lister") == "gone"


def test_n_17_r_chooses_three_militia():
    before = sum(u.startswith(("r-com", "r-ana")) for units_ in ARMY.values() for u in units_)
    match = play("n-17")
    left = sum(u.startswith(("r-com", "r-ana")) for place in facts(match)["units"].values() for u in place[R])
    assert before - left == 3
    assert len(events(match, "destroyed")) == 3


def test_r_05_raises_only_to_two():
    match = play("r-05")
    assert max(strength(match, f"r-com-s{i}") for i in (1, 2)) == 2


def test_r_07_exchanges_militia_for_regulars():
    match = play("r-07")
    assert len(events(match, "changed")) == 3


def test_r_09_madrid_defends_with_one_more_die_next_turn():
    set = {
        **EMPTY,
        "units": {"madrid": ["n-reg 2", "queipo", "r-reg 2"]},
        "markers": LANDS,
        "turn": 4,
        "battle": "queipo",
        "lasting": [
            {
                "card": "r-09",
                "kind": "battle",
                "side": R,
                "turn": 4,
                "boxes": ["madrid"],
                "value": 1,
                "detail": "defend:dice",
            }
        ],
    }
    match = table(set, rolls=[[1, 1], [1, 1, 1]])
    do(match, "attack n-reg-s1 r-reg-s1")
    assert match.state.fight is None


def test_n_41_forbids_a_battle_in_madrid():
    from tests.games.espana.table import refusal

    match = table(
        {
            **EMPTY,
            "units": {"madrid": ["n-reg 2", "rojo", "r-reg 2"]},
            "markers": LANDS,
            "turn": 9,
            "phase": "combat",
            "lasting": [{"card": "n-41", "kind": "no_battle", "side": R, "turn": 9, "boxes": ["madrid"]}],
        }
    )
    assert refusal(match, "battle gen-rojo") == "18.5"


def test_r_34_draws_when_there_is_no_aircraft_left():
    all_ = ["ni-52", "potez-540", "i-15", "i-16-a", "i-16-b", "sb-2"]
    match = play("r-34", board=all_)
    assert len(facts(match)["hand"][R]) == 1


def test_r_39_reduces_and_leaves_a_marker():
    match = table(
        {
            **EMPTY,
            "units": {**ARMY, "huelva": ["n-reg 1"]},
            "markers": BROAD,
            "turn": 8,
            "phase": "events",
            "hands": {R: ["r-39"]},
        }
    )
    do(match, "play r-39", "harm n-reg-s3")
    assert "huelva" in facts(match)["markers"][N]
    assert facts(match)["control"]["huelva"] == N


def test_n_42_takes_points_and_a_card():
    match = play("n-42", hands={N: ["n-42"], R: ["r-27"]})
    assert [e["side"] for e in events(match, "discarded")] == [R]
    assert facts(match)["lasting"] == ["n-42"]


def test_n_nav_10_raids_the_base():
    match = table(
        {
            **EMPTY,
            "units": {**ARMY, "cartagena": ["libertad", "destroyers-1"]},
            "markers": BROAD,
            "turn": 8,
            "phase": "events",
            "hands": {N: ["n-nav-10"]},
        },
        rolls=[[5, 6, 1]],
        naval=True,
    )
    do(match, "play n-nav-10", "harm ship-libertad")
    assert set(facts(match)["damaged"]) == {"ship-libertad", "ship-destroyers-1"}


def test_r_nav_10_brings_destroyers_back():
    match = table(
        {
            **EMPTY,
            "units": ARMY,
            "gone": ["destroyers-1"],
            "markers": BROAD,
            "turn": 8,
            "phase": "events",
            "hands": {R: ["r-nav-10"]},
        },
        naval=True,
    )
    do(match, "play r-nav-10", "repair ship-destroyers-1")
    assert where(match, "ship-destroyers-1") == "cartagena"
    assert facts(match)["damaged"] == []
