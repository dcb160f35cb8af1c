"""Pointing: what a thing can do now, or the rule that says what it is for and when."""

import re
from random import Random

import pytest
from tests.games.espana.table import EMPTY, LANDS, N, R, asked, do, options, table

from frente.engine import Match
from frente.engine.contract import _ids, random_answer
from frente.engine.menu import GENERIC
from frente.games.espana import GAME
from frente.games.espana.definitions import CARDS, COUNTER_ID, PLACE_ID
from frente.words import Words

FAR = {**EMPTY, "markers": LANDS, "turn": 4}


def reasons(match, *things):
    return [(r.rule, r.text) for r in match.why_nothing_at(match.asks[0].seat, things)]


@pytest.mark.rule("espana", "11.3-a", "11.3-b")
def test_a_march_is_pointed_at_by_its_box_or_by_what_stands_there():
    match = table({"phase": "move-n"})
    do(match, "march n-car-s1")
    assert reasons(match, "soria") == []
    assert reasons(match, "barcelona") == [("11.3-b", "must-stop")]
    assert reasons(match, "r-reg-s1") == [("11.3-b", "must-stop")]  # it stands in Barcelona
    assert reasons(match, "barcelona.republican") == [("11.3-b", "must-stop")]


def test_a_place_means_the_units_in_it():
    units = {"soria": ["n-reg 1", "n-car 1"], "burgos": ["n-reg 1"]}
    match = table({**FAR, "units": units, "phase": "move-n"})
    menu = match.asks[0].menu
    assert menu is not None
    assert menu.pointed(["soria"]) == ["march n-reg-s1", "march n-car-s1"]
    assert menu.pointed(["soria.nationalist"]) == ["march n-reg-s1", "march n-car-s1"]
    do(match, "march n-reg-s1", "to burgos")
    menu = match.asks[0].menu
    assert menu is not None
    assert menu.pointed(["soria"]) == ["march n-car-s1"]
    assert reasons(match, "n-reg-s1") == [("11.7", "moved")]


@pytest.mark.rule("espana", "11.3-a", "12.1-a", "13.1-a", "14.1-a", "15.2", "16.4-a")
def test_in_a_movement_phase_everything_else_says_when_its_time_is():
    match = table({"phase": "move-n"})
    assert reasons(match, "n-ita-l1") == [("11.3-a", "no-land-unit")]
    assert reasons(match, "r-reg-s1") == [("15.2", "enemy-troop")]
    assert reasons(match, "gen-mola") == [("15.1-a", "general-waits")]
    assert reasons(match, "air-breguet-r") == [("16.4-a", "enemy-aircraft")]
    assert reasons(match, "melilla") == [("9.1", "only-to-read")]  # no such thing here
    hand = table({**FAR, "phase": "move-n", "hands": {N: ["n-01", "n-08"], R: ["r-01"]}})
    assert reasons(hand, "n-01") == [("5.4", "card-waits")]
    assert reasons(hand, "n-08") == [("18.7-a", "card-answers")]
    assert reasons(hand, "r-01") == [("5.1", "not-in-hand")]


@pytest.mark.rule("espana", "13.1-a", "25.4-c", "12.1-c")
def test_places_are_refused_by_the_rule_of_the_journey():
    fly = table({**EMPTY, "board": ["he-51"], "markers": LANDS, "turn": 4, "phase": "move-n"}, naval=True)
    do(fly, "fly air-he-51")
    assert ("25.4-c", "no-aircraft-there") in reasons(fly, "mediterraneo")
    assert ("13.1-a", "no-own-unit") in reasons(fly, "jaen")
    ferry = table({"phase": "upkeep", "hands": {N: [], R: []}})
    assert reasons(ferry, "teruel") == [("12.1-c", "not-a-shore")]
    assert reasons(ferry, "sevilla") == []


@pytest.mark.rule("espana", "9.1", "10.3-a", "14.1-a", "14.2", "15.4-a", "16.6-h", "16.6-i")
def test_troops_and_tanks_tell_of_their_phases_and_what_binds_them():
    units = {
        "madrid": ["n-reg 1", "n-reg 1", "mola", "r-reg 1", "rojo", "t-26"],
        "soria": ["n-reg 1", "cv-33"],
    }
    match = table({**FAR, "units": {**units, "jaen": ["n-reg 1"]}, "phase": "combat"}, rolls=[[1], [1]])
    assert asked(match) == (N, "pick")
    assert reasons(match, "n-reg-s3") == [("9.1", "troop-waits")]
    assert reasons(match, "tank-cv-33-1") == [("9.1", "tank-waits")]
    assert reasons(match, "n-reg-s4") == [("10.3-a", "out-of-supply")]
    assert reasons(match, "r-reg-s1") == [("14.2", "enemy-troop-near")]
    assert reasons(match, "tank-t-26-1") == [("16.6-h", "enemy-tank")]
    assert reasons(match, "gen-rojo") == [("16.6-i", "enemy-general")]
    do(match, "battle gen-mola", "attack n-reg-s1 r-reg-s1")
    do(match, "enough")
    assert asked(match) == (N, "attack")
    do(match, "end")
    assert asked(match) == (R, "pick")
    assert reasons(match, "gen-mola") == [("16.6-i", "enemy-general")]


@pytest.mark.rule("espana", "25.2-b", "25.5", "25.7-g", "25.8-b")
def test_ships_and_the_coast_tell_of_the_war_at_sea():
    sail = table({"phase": "ships-r"}, naval=True)
    assert reasons(sail, "n-reg-s1") == [("15.2", "enemy-troop")]
    assert reasons(sail, "ship-espana") == [("25.7-g", "enemy-ship")]
    assert reasons(sail, "ship-almirante-cervera") == [("25.8-b", "enemy-ship")]
    do(sail, "sail ship-jaime-i")
    assert ("25.5", "not-on-the-coast") in reasons(sail, "madrid")
    assert reasons(sail, "estrecho") == []
    assert reasons(sail, "ship-libertad") == []  # it lies in Cartagena, a base that is open
    dry = table({"phase": "generals"})
    assert reasons(dry, "estrecho") == [("3.12", "sea-not-used")]


@pytest.mark.rule("espana", "3.7-a", "3.7-b", "3.7-c", "12.5")
def test_boxes_say_whose_they_are():
    units = {"madrid": ["n-reg 1", "r-reg 1"], "burgos": ["n-reg 1", "mola"], "soria": ["n-reg 1"]}
    match = table({**FAR, "units": units, "phase": "combat"})
    assert asked(match) == (N, "pick")
    assert reasons(match, "madrid") == [("3.7-b", "about-contested")]
    assert reasons(match, "soria") == [("3.7-a", "about-own-box")]
    assert reasons(match, "valencia") == [("3.7-c", "about-enemy-box")]
    assert reasons(match, "morocco") == [("12.1-a", "about-morocco")]


@pytest.mark.rule("espana", "22.4-a")
def test_in_the_fog_a_back_tells_nothing():
    units = {"madrid": ["r-reg 1", "r-com 1"], "soria": ["n-reg 1"]}
    match = table({**FAR, "units": units, "phase": "move-n"}, fog=True)
    assert reasons(match, "back-madrid-republican-0") == [("22.4-a", "hidden-counter")]
    assert reasons(match, "r-com-s1") == [("22.4-a", "hidden-counter")]
    do(match, "march n-reg-s1")
    assert reasons(match, "r-com-s1") == [("22.4-a", "hidden-counter")]  # its place is not given away
    assert reasons(match, "back-madrid-republican-0") == reasons(match, "madrid")


IDS = re.compile(
    "|".join(rf"(?<![\\w-]){re.escape(id)}(?![\\w-])" for id in (*COUNTER_ID, *CARDS, *PLACE_ID) if "-" in id)
)


@pytest.mark.rule("espana", "9.1")
@pytest.mark.parametrize(
    ("scenario", "given"),
    [("1936", {"naval": True, "fog": True}), ("1938", {"tanks": True}), ("1936", {"variant": "historical"})],
)
def test_whatever_lies_on_the_table_explains_itself_in_words(scenario, given):
    luck = Random(scenario)
    words = Words(GAME, strict=True)
    match = Match.start(GAME, scenario, given, "pointing")
    kinds, told = set(), set()
    for _ in range(150):
        ask = match.asks[0]
        kinds.add(ask.kind)
        things = sorted(set(_ids(match.view(ask.seat))))
        for thing in luck.sample(things, 40):
            for refusal in match.why_nothing_at(ask.seat, (thing,)):
                assert refusal.text not in GENERIC, (ask.kind, thing)
                assert not IDS.search(words.refusal(refusal)), words.refusal(refusal)
                told.add(refusal.text)
        match.answer(ask.seat, random_answer(ask, luck))
    assert len(kinds) > 5
    assert len(told) > 25


@pytest.mark.rule("espana", "16.5-i", "16.3-f")
def test_a_die_that_was_not_rolled_takes_no_modifier():
    units = {"madrid": ["n-leg 2", "cv-33", "mola", "r-reg 3"]}
    match = table({**FAR, "units": units, "battle": "mola"}, rolls=[[4, 3], [1, 1, 1]])
    do(match, "attack n-leg-s1 r-reg-l1", "support tank-cv-33-1")
    assert asked(match) == (N, "modify")
    assert options(match)[0] == "best"
    why = match.why_not(N, "put plus:1 die:7")
    assert why is not None
    assert (why.rule, why.text) == ("16.5-i", "no-such-die")
    why = match.why_not(N, "put card:1 die:0")
    assert why is not None
    assert (why.rule, why.text) == ("16.3-f", "not-a-placing")
