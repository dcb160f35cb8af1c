"""A word at the wrong time is refused by the rule that says when its time is."""

from random import Random

import pytest
from tests.games.espana.table import EMPTY, LANDS, N, R, asked, do, options, refusal, table

from frente.engine import Match
from frente.games.espana import GAME

MADRID = {**EMPTY, "markers": LANDS, "turn": 4}


def battle(*units, **more):
    return table({**MADRID, "units": {"madrid": list(units)}, "battle": "varela", **more})


@pytest.mark.rule("espana", "9.1", "16.0", "18.1")
def test_in_a_battle_a_march_waits_for_its_phase_and_a_card_for_its_step():
    match = battle("n-reg 3", "varela", "r-reg 3", "rojo", hands={N: ["n-01"], R: []})
    assert asked(match)[1] == "attack"
    assert refusal(match, "march n-reg-l1") == "9.1"
    assert refusal(match, "play n-01") == "18.1"
    assert refusal(match, "bonus n-01") == "16.0"
    assert refusal(match, "split n-reg-l1") == "4.7"
    assert refusal(match, "attack n-reg-l1") == "16.1-c"  # its own word, by its own rule
    do(match, "attack n-reg-l1 r-reg-l1")
    assert asked(match) == (R, "support")
    assert refusal(match, "attack r-reg-l1 n-reg-l1") == "16.0"
    assert refusal(match, "battle gen-rojo") == "9.1"


@pytest.mark.rule("espana", "9.1", "16.4-a")
def test_while_aircraft_are_paired_nothing_else_is_done():
    match = battle("n-reg 3", "varela", "he-51", "cr-32-a", "r-reg 3", "i-15")
    do(match, "attack n-reg-l1 r-reg-l1", "support air-he-51", "support air-cr-32-a", "support air-i-15")
    assert asked(match) == (R, "pair")
    assert refusal(match, "fly air-i-15") == "9.1"
    assert refusal(match, "support air-i-15") == "16.0"
    assert refusal(match, "pair air-he-51 air-cr-32-a") == "16.4-a"


@pytest.mark.rule("espana", "9.1", "14.1-d")
def test_generals_are_assigned_and_nothing_else():
    match = table({**MADRID, "units": {"madrid": ["n-reg 1"]}, "board": ["mola"], "phase": "generals"})
    assert refusal(match, "march n-reg-s1") == "9.1"
    assert refusal(match, "attack n-reg-s1 r-reg-s1") == "16.0"
    assert refusal(match, "done") == "14.1-d"  # that is what an assignment forbids


@pytest.mark.rule("espana", "9.1", "9.4", "18.1", "18.7-a")
def test_cards_have_their_times():
    hand = [f"n-{i:02}" for i in range(1, 10)]
    end = table({**MADRID, "phase": "end", "hands": {N: hand, R: []}})
    assert asked(end)[1] == "discard"
    assert refusal(end, "play n-01") == "18.1"
    assert refusal(end, "march n-reg-s1") == "9.1"
    assert refusal(end, "discard n-20") == "9.4"
    event = table({**MADRID, "phase": "events", "hands": {N: ["n-23"], R: ["r-01"]}})
    do(event, "play n-23")
    assert asked(event) == (R, "react")
    assert refusal(event, "march r-reg-s1") == "9.1"
    assert refusal(event, "cancel r-01") == "18.7-a"
    do(event, "let")
    assert asked(event) == (N, "place")
    assert refusal(event, "support gen-mola") == "16.0"
    assert refusal(event, "place n-reg cuenca") == "18.3"


@pytest.mark.rule("espana", "25.2-b", "25.2-e", "25.8-g")
def test_at_sea_every_word_has_its_part_too():
    units = {"baleares": ["canarias", "libertad", "r-submarine"], "murcia": ["r-reg 1"]}
    match = table({**MADRID, "units": units, "phase": "sea"}, naval=True)
    assert asked(match)[1] == "consent"
    assert refusal(match, "sail ship-canarias") == "25.2-b"
    assert refusal(match, "torpedo ship-r-submarine ship-canarias") == "25.8-g"
    do(match, "fight", "fight")
    assert asked(match) == (R, "torpedo")
    assert refusal(match, "allot ship-canarias") == "25.2-e"
    assert refusal(match, "march r-reg-s1") == "9.1"
    assert refusal(match, "torpedo ship-r-submarine ship-libertad") == "25.8-o2"


@pytest.mark.rule("espana", "11.8-c", "16.6-e", "9.1", "25.8-g")
def test_who_must_take_a_loss_does_nothing_else_first():
    heap = table({**MADRID, "units": {"madrid": ["n-reg 1"] * 5}, "phase": "move-n"})
    do(heap, "done")
    assert asked(heap)[1] == "stacking"
    assert refusal(heap, "march n-reg-s1") == "9.1"
    assert refusal(heap, "lose n-reg-s9") == "11.8-c"
    full = {"avila": ["n-reg 1"] * 4, "burgos": ["n-reg 1"] * 4, "leon": ["n-reg 1"] * 4}
    units = {**full, "madrid": ["n-ita 3", "varela", "r-reg 3"]}
    hit = table({**MADRID, "units": units, "battle": "varela"}, rolls=[[1, 1, 1], [5, 1, 1]])
    do(hit, "attack n-ita-l1 r-reg-l1")
    assert asked(hit) == (N, "substitute")
    assert refusal(hit, "suffer n-ita-l1") == "25.8-g"
    assert refusal(hit, "as n-leg") == "16.6-e"


@pytest.mark.rule("espana", "22.0", "22.4-d")
def test_decoys_belong_to_the_fog_and_to_the_movement_phase():
    clear = table({**MADRID, "units": {"madrid": ["n-reg 1"]}, "phase": "move-n"})
    assert refusal(clear, "decoy madrid") == "22.0"
    set = {**MADRID, "units": {"madrid": ["n-reg 1"]}, "board": ["mola"], "phase": "generals"}
    assert refusal(table(set, fog=True), "decoy madrid") == "22.4-d"


OWN = {
    "assign": {"done", "pass"},
    "attack": {"end"},
    "move": {"march", "fly", "decoy", "undecoy", "top"},
    "pick": {"battle"},
    "react": {"cancel"},
    "spend": {"new", "raise", "repair"},
}
"""Words that an ask knows even while it offers none of them."""


@pytest.mark.rule("espana", "9.1")
@pytest.mark.parametrize("seed", ["a seed", "another"])
def test_whatever_is_asked_a_foreign_word_is_refused_by_the_sequence_of_play(seed):
    luck = Random(seed)
    given = {"naval": True, "fog": True, "generals": True, "tanks": True}
    match = Match.start(GAME, "1936", given, seed)
    kinds = set()
    for _ in range(250):
        ask = match.asks[0]
        kinds.add(ask.kind)
        offered = {token.split(" ")[0] for token in options(match)}
        for verb in GAME.verbs.keys() - offered - OWN.get(ask.kind, set()):
            why = match.why_not(ask.seat, f"{verb} madrid")
            assert why is not None
            assert (why.rule, why.text) == (GAME.verbs[verb], "not-now"), (ask.kind, verb)
        verb = luck.choice(sorted(offered))
        do(match, luck.choice([token for token in options(match) if token.split(" ")[0] == verb]))
    assert len(kinds) > 12


@pytest.mark.rule("espana", "22.4-b", "18.3")
def test_a_card_chooses_among_what_its_owner_sees():
    units = {"soria": ["n-reg 1", "n-car 1"], "avila": ["n-reg 1"], "madrid": ["r-reg 1", "n-reg 1"]}
    hands = {N: [], R: ["r-39"]}
    match = table({**MADRID, "units": units, "phase": "events", "hands": hands}, fog=True)
    do(match, "play r-39")
    assert asked(match) == (R, "harm")
    assert options(match) == ["harm n-reg-s2", "harm n-reg-s1"]
    assert refusal(match, "harm n-car-s1") == "22.4-b"  # it lies under another
    assert refusal(match, "harm n-reg-s3") == "18.3"  # in a key city
    assert refusal(match, "harm r-reg-s1") == "18.3"


@pytest.mark.rule("espana", "18.3", "18.8")
def test_a_card_that_brings_troops_says_why_not_there():
    units = {"madrid": ["n-reg 1"], "avila": ["n-reg 1"]}
    match = table({**MADRID, "units": units, "phase": "events", "hands": {N: ["n-23"], R: []}})
    do(match, "play n-23")
    assert asked(match) == (N, "place")
    texts = {
        token: why.text
        for token in ("place n-leg madrid", "place n-reg avila", "place n-reg barcelona")
        if (why := match.why_not(N, token)) is not None
    }
    assert texts == {
        "place n-leg madrid": "card-brings-other",
        "place n-reg avila": "card-wants-key-city",
        "place n-reg barcelona": "event-box-not-held",
    }
