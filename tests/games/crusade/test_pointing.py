"""Pointing at anything on the table: what it could do now, or the rule that keeps it and what it is for."""

from itertools import product
from random import Random

import pytest
from tests.games.crusade.board import GAME, fight, kind, named, options, play, table

from frente.engine import Match
from frente.engine.contract import _ids
from frente.engine.menu import GENERIC
from frente.games.crusade.definitions import AT, UNITS
from frente.words import Words

WORDS = Words(GAME, strict=True)


def told(m, *things):
    """The first answer to pointing at these things: its rule and its sentence."""
    refusal = m.why_nothing_at(m.asks[0].seat, things)[0]
    return refusal.rule, WORDS.refusal(refusal)


def acting(**words):
    """The Nationalists choose an action on turn 8."""
    words.setdefault("hands", {"nat": ["N41", "N11"], "rep": []})
    return table(turn=8, side="nat", round=2, **words)


@pytest.mark.rule("crusade", "8.2.2")
def test_an_own_unit_waits_for_its_space_to_be_activated():
    m = acting(units={"huesca": ["nat-inf:full"]})
    rule, sentence = told(m, named(m, "huesca", "nat-inf"))
    assert rule == "8.2.2"
    assert "once Huesca is activated" in sentence
    assert told(m, "huesca")[1] == told(m, "stack-huesca")[1]


@pytest.mark.rule("crusade", "11.1.3-a", "10.1.9")
def test_the_enemy_can_be_attacked_and_his_empty_space_taken():
    m = acting(units={"huesca": ["nat-inf:full"], "sarinena": ["rep-mil:full"], "barbastro": []})
    assert told(m, named(m, "sarinena", "rep-mil")) == (
        "11.1.3-a",
        f"{WORDS.name(named(m, 'sarinena', 'rep-mil'))} is the enemy's. It can be attacked from the spaces "
        "next to Sariñena that are activated for combat, in your rounds.",
    )
    assert told(m, "barbastro") == (
        "10.1.9",
        "Barbastro is the enemy's and empty: a unit of yours that moves in takes it.",
    )


@pytest.mark.rule("crusade", "10.1.6", "10.1.7", "10.1.11")
def test_a_march_that_cannot_be_is_refused_by_the_rule_that_bars_it():
    m = acting(
        units={"huesca": ["nat-inf:full"], "lecinena": ["nat-inf:full"], "sarinena": ["rep-mil:full"]},
    )
    play(m, "ops N11", "activate-move huesca", "activate-attack lecinena", "done")
    unit = named(m, "huesca", "nat-inf")
    assert told(m, unit, "stack-lecinena") == (
        "10.1.11",
        f"{WORDS.name(unit)} may pass Leciñena but not stop there: it is activated for combat.",
    )
    assert told(m, unit, "stack-sarinena")[0] == "10.1.7"
    assert told(m, unit, "cadiz") == (
        "10.1.6",
        f"{WORDS.name(unit)} does not get as far as Cádiz now: it has 3 movement and goes round the enemy.",
    )


@pytest.mark.rule("crusade", "7.1.3-a")
def test_a_card_and_a_stack_at_once_are_told_by_their_names():
    m = acting(units={"huesca": ["nat-inf:full"]})
    assert told(m, "N11", "stack-huesca") == (
        "7.1.3-a",
        "No answer names all of these at once: García Morato, Huesca.",
    )


@pytest.mark.rule("crusade", "12.1.8-a", "14.1.4", "17.6.3-a", "13.4.3-b")
def test_a_counter_in_a_box_tells_how_it_comes_back():
    m = acting(
        reserve={"nat": ["nat-inf-20"], "rep": ["rep-rpa-1"]}, eliminated={"nat": ["nat-pol-1"], "rep": []},
        morocco=["nat-afr-7"], returning={"nat-corps-v": 9},
    )  # fmt: skip
    assert told(m, "nat-inf-20")[0] == "12.1.8-a"
    assert told(m, "rep-rpa-1")[1].endswith("is in the enemy's reserve: nothing can be done to it there.")
    assert told(m, "nat-pol-1")[0] == "14.1.4"
    assert told(m, "nat-afr-7")[0] == "17.6.3-a"
    assert told(m, "nat-corps-v") == (
        "13.4.3-b",
        "Nationalist V Army Corps comes back over the border on turn 9.",
    )


@pytest.mark.rule("crusade", "7.1.3-a", "11.2.4-a", "8.1.1", "3.0-asterisk")
def test_a_card_tells_when_it_is_played():
    m = acting(hands={"nat": ["N41", "N11", "N9"], "rep": ["R42"]})
    play(m, "ops N41")
    assert told(m, "N9")[0] == "7.1.3-a"
    assert told(m, "N11")[0] == "11.2.4-a"
    assert told(m, "N41")[0] == "6.A.3-c"
    # Of the enemy's cards nothing is told: one in his hand and one in his pile are answered alike.
    for card in ("R42", "R15"):
        assert told(m, card) == ("8.1.1", f"{WORDS.name(card)} is a card of the enemy: only he can play it.")


@pytest.mark.rule("crusade", "7.1.3-a", "7.1.5", "11.1.1-b", "11.1.7")
def test_in_the_round_of_the_enemy_and_in_a_combat_others_wait():
    m = fight(
        {"caspe": ["nat-corps-navarra:full"]}, "alcaniz", ["rep-rpa:full", "rep-int:full"], [(1, 1)],
        units={"morella": ["rep-mil:full"], "valencia": []}, hands={"nat": [], "rep": ["R15"]},
    )  # fmt: skip
    assert kind(m) == "rep combat-cards"
    assert told(m, "morella")[0] == "11.1.1-b"
    assert told(m, "valencia")[1] == "Valencia is yours and empty, and has no part in this combat."
    play(m, "done")
    assert kind(m) == "rep losses"
    assert told(m, "morella")[0] == "11.1.7"
    m = table(turn=3, phase="draw", hands={"nat": ["N2"], "rep": []}, units={"huesca": ["nat-inf:full"]})
    assert kind(m) == "nat discard"
    assert told(m, "huesca")[0] == "6.B-a"


def test_what_lies_beside_the_map_tells_what_it_is_for():
    m = acting()
    for thing in ("vp", "status-vp", "rm", "rp-nat", "works-rep", "turn", "hand-rep", "zone-draw-nat"):
        rule, sentence = told(m, thing)
        assert rule, thing
        assert sentence.endswith(".")


def test_two_things_that_no_answer_names_together():
    m = acting(units={"huesca": ["nat-inf:full"]})
    play(m, "ops N41")
    assert m.why_nothing_at("nat", ("huesca",)) == ()
    assert m.why_nothing_at("nat", ("huesca", "vp"))[0].text == "one-at-a-time"


@pytest.mark.parametrize("scenario", ["war-of-the-columns", "two-years-of-war"])
def test_everything_in_view_is_explained_and_every_value_judged_as_offered(scenario):
    """The promise of one predicate: whatever is offered passes it, whatever is not is refused by a rule."""
    match = Match.start(GAME, scenario, seed=f"pointing {scenario}")
    luck = Random(scenario)
    met: dict[str, int] = {}
    while match.asks and sum(met.values()) < 70:
        ask = match.asks[0]
        if met.get(ask.kind, 0) < 4:
            met[ask.kind] = met.get(ask.kind, 0) + 1
            holds(match, ask, luck)
        match.answer(ask.seat, luck.choice(ask.options()))
    assert len(met) > 8


def holds(match, ask, luck):
    offered = set(ask.options())
    for way in ask.menu.ways:
        values = list(product(*(list(noun.every(match.state)) for noun in way.nouns)))
        for args in luck.sample(values, min(len(values), 260)):
            refusal = way.why(match.state, args)
            assert (refusal is None) == (way.token(args) in offered), (ask, way.token(args), refusal)
            if refusal is not None:
                assert refusal.rule
                assert refusal.text not in GENERIC, (ask, way.token(args))
    things = sorted(set(_ids(match.view(ask.seat))))
    for thing in luck.sample(things, min(len(things), 40)):
        for refusal in match.why_nothing_at(ask.seat, (thing,)):
            assert refusal.rule
            assert refusal.text not in GENERIC, (ask, thing)
            assert WORDS.refusal(refusal)


def test_options_come_once_for_equal_counters():
    m = acting(
        hands={"nat": ["N41"], "rep": []}, units={"zaragoza": ["nat-inf:full", "nat-inf:full"]},
    )  # fmt: skip
    play(m, "sr N41")
    first, second = (UNITS[u].id for u in m.state.stacks[AT["zaragoza"]])
    assert f"sr {first}" in options(m)
    assert f"sr {second}" not in options(m)
    assert m.why_not("nat", f"sr {second}").text == "same-counter"
    assert m.why_nothing_at("nat", (second,)) == ()
    assert m.asks[0].menu.pointed((second,))[0] == f"sr {first}"
