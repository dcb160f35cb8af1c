"""Why an answer is refused, and what pointing at a thing is told: the true reason, with its rule."""

from typing import Any

import pytest
from tests.games.santander.table import N, R, asked, attack, begin, fight, options, play, rule_against

from frente.engine import Match
from frente.games.santander import GAME
from frente.games.santander.pointing import TABLE
from frente.words.catalog import defined

FIELD = {"2206": ["b174", "b175"], "2205": ["n1-1", "n1-2"], "2305": ["n4-1"], "2405": ["hq-n1"]}


def said(match: Match[Any], *things: str) -> list[tuple[str, str]]:
    """What pointing at things is told: rule and sentence; nothing where it has a use."""
    return [(r.rule, r.text) for r in match.why_nothing_at(match.to_answer[0], things)]


def why(match: Match[Any], token: str) -> tuple[str, str]:
    refusal = match.why_not(match.to_answer[0], token)
    assert refusal is not None
    return refusal.rule, refusal.text


# --- pointing -------------------------------------------------------------------------------------


@pytest.mark.rule("santander", "8.1-a", "9.1-a", "9.3-a")
def test_of_ones_own_pieces_the_rule_is_told_that_keeps_them_from_moving():
    match = begin(phase="nationalist-move", turn=1, units={**FIELD, "2504": ["n5-1"]}, lost=["n6-1"])
    play(match, "move n5-1", "stay")
    assert said(match, "n1-1") == []
    assert said(match, "2205") == []  # the hex stands for the units in it
    assert said(match, "n5-1") == [("8.1-a", "has-moved")]
    assert said(match, "2504") == [("8.1-a", "has-moved")]
    assert said(match, "n6-1") == [("8.1-a", "is-lost")]
    assert said(match, "lit-1") == [("8.1-a", "is-out")]
    assert said(match, "al-1") == [("9.1-a", "flies")]
    assert said(match, "sc-nat-1") == [("9.3-a", "in-pool")]


@pytest.mark.rule("santander", "9.1-a", "9.4.1-a", "11.3-a")
def test_of_the_box_of_air_units_it_is_told_when_one_of_them_is_pointed_at():
    match = begin(phase="nationalist-combat", turn=2, units=FIELD)
    assert said(match, "air-nationalist") == [("9.1-a", "about-air")]
    assert said(match, "air-republican") == [("9.1-a", "about-air-enemy")]
    attack(match, "2206", "n1-1", "n1-2")
    assert asked(match)[1] == "fire"
    assert said(match, "air-nationalist") == [("9.4.1-a", "about-air-now")]
    match = begin(phase="nationalist-combat", turn=2, units=FIELD, weather="rain")
    assert said(match, "air-nationalist") == [("11.3-a", "about-air-rain")]


@pytest.mark.rule("santander", "10.1-a", "10.1-b", "9.4-a", "9.4-c", "9.3.1-b", "9.3.2-a")
def test_in_the_combat_segment_a_unit_means_what_it_can_attack():
    units = {
        **FIELD,
        "2504": ["n5-1", "sc-nat-1"],
        "2405": ["hq-n1", "n6-1"],
        "2404": ["hq-n4", "sc-nat-2"],
    }
    match = begin(phase="nationalist-combat", turn=2, units=units, used=["hq-n4"], trucks=["sc-nat-2"])
    attack(match, "2206", "n1-1", "n1-2")
    fight(match, [1])
    while asked(match)[1] != "attack":
        play(match, options(match)[0])
    assert said(match, "n4-1") == []
    assert match.asks[0].menu is not None
    assert match.asks[0].menu.pointed(("n4-1",)) == ["attack 2206"]
    assert said(match, "b174") == [] == said(match, "2206")
    assert said(match, "n5-1") == [("10.1-a", "no-target")]
    assert said(match, "n1-2") == [("10.1-b", "has-attacked")]
    assert said(match, "hq-n1") == [("9.4-a", "hq-supports")]
    assert said(match, "hq-n4") == [("9.4-c", "fired")]
    assert said(match, "sc-nat-1") == [("9.3.1-b", "column-feeds")]
    assert said(match, "sc-nat-2") == [("9.3.2-a", "column-moved")]
    assert said(match, "2504") == [("10.1-a", "no-enemy")]


@pytest.mark.rule("santander", "9.1-a", "9.1.1-a", "9.4-c", "11.3-a")
def test_of_air_units_it_is_told_when_they_fly():
    air = {"al-1": "flown", "al-2": 5, "al-3": "removed"}
    match = begin(phase="nationalist-combat", turn=3, units=FIELD, air=air)
    assert said(match, "lk-1") == [("9.1-a", "air-supports")]
    assert said(match, "al-1") == [("9.4-c", "flown")]
    assert said(match, "al-2") == said(match, "back-al-2") == [("9.1.1-a", "air-away")]
    assert said(match, "al-3") == [("9.1.1-a", "air-gone")]
    assert said(match, "rep-air-1") == [("9.1-a", "enemy-air")]
    rain = begin(phase="nationalist-combat", turn=3, units=FIELD, weather="rain")
    assert said(rain, "lk-1") == [("11.3-a", "rain")]


@pytest.mark.rule("santander", "5.2-a", "9.2-e", "9.3-e", "10.1-a")
def test_of_the_enemys_it_is_told_what_can_be_done_to_it_and_nothing_that_is_hidden():
    units = {**FIELD, "2104": ["hq-xv"], "1401": ["b170"], "1501": ["sc-rep-1"]}
    match = begin(phase="nationalist-move", turn=1, units=units, lost=["b176"])
    assert said(match, "b174") == [("10.1-a", "enemy-unit")]
    assert said(match, "2206") == [("10.1-a", "enemy-hex")]
    assert said(match, "hq-xv") == [("9.2-e", "enemy-hq")]
    assert said(match, "sc-rep-1") == [("9.3-e", "enemy-column")]
    assert said(match, "b176") == [("10.3-b", "is-lost")]
    # Beneath another unit, or off the map: the same words.
    assert said(match, "b175") == said(match, "b183") == [("5.2-a", "unseen")]


@pytest.mark.rule("santander", "8.1-d", "10.8-a", "14.1-a", "7.2-a")
def test_of_hexes_and_of_what_lies_beside_the_map_it_is_told_what_they_are_for():
    match = begin(phase="nationalist-move", turn=1, units=FIELD)
    assert said(match, "1101") == [("8.1-d", "no-land")]
    assert said(match, "1502") == [("10.8-a", "empty-hex")]
    assert said(match, "1211") == [("14.1-a", "objective")]
    for thing, rule in {
        "turn": "1.2-b",
        "turn-dates": "1.2-b",
        "phase-move": "3.B-a",
        "status-weather": "11.1-a",
        "morale": "10.6.1-a",
        "vp": "14.1-c",
        "note-vp": "14.1-a",
        "offensive": "12.3-a",
        "overlay-zoc-nationalist": "7.1-a",
        "supply-republican": "6.1-a",
        "lost-republican": "10.3-b",
    }.items():
        assert [found for found, _ in said(match, thing)] == [rule]
    assert said(match, "moon") == [("8.1-a", "nothing-here")]


@pytest.mark.rule("santander", "8.1-a")
def test_two_things_at_once_are_told_the_reason_against_either_or_that_one_is_enough():
    match = begin(phase="nationalist-move", turn=1, units=FIELD)
    assert said(match, "n1-1", "1502") == [("8.1-a", "one-at-a-time")]
    assert said(match, "b174", "1502") == [("10.1-a", "enemy-unit")]
    assert said(match, "al-1", "1502") == [("9.1-a", "flies")]


def test_every_sentence_about_the_table_is_in_the_catalog():
    words = defined(GAME.folder / "words" / "en.ftl")
    match = begin(phase="nationalist-move", turn=1, units=FIELD)
    assert all(f"no-{said(match, thing)[0][1]}" in words for thing in TABLE)


# --- refusals -------------------------------------------------------------------------------------


@pytest.mark.rule("santander", "4.1-a", "4.1-b", "4.1-c", "4.2-a", "4.2-j", "4.3-c", "4.3.2-a", "9.3-a")
def test_what_is_not_set_up_in_a_stage_is_told_when_it_is():
    front = Match.start(GAME, "campaign", seed="set-up")
    assert why(front, "place b154") == ("4.1-a", "later-stage")
    assert why(front, "place sc-rep-1") == ("4.2-j", "later-stage")
    assert why(front, "place r-1") == ("4.2-a", "set-aside")
    assert why(front, "place rep-air-1") == ("4.3.2-a", "flies")
    assert why(front, "place n1-1") == ("4.1-a", "not-yours")
    play(front, "place b170")
    assert why(front, "on 1101") == ("4.1-a", "no-land")
    markers = begin(phase="set-up:markers", ready=["front"], reserves=["d50", "d55", "d57"])
    assert why(markers, "place b170") == ("4.1-b", "placed-before")
    assert why(markers, "place b154") == ("4.1-c", "later-stage")
    assert why(markers, "dig 1101") == ("4.2-i", "no-units-there")
    assert why(markers, "fill 1101") == ("4.2-i", "no-trench-there")
    army = begin([[1]], phase="set-up:armour-die", ready=["front", "markers"], reserves=["d50", "d55", "d57"])
    assert asked(army) == (N, "deploy")
    assert why(army, "place l335") == ("4.3-c", "is-out")
    assert why(army, "place sc-nat-5") == ("9.3-a", "in-pool")


@pytest.mark.rule("santander", "8.1-d", "1.3.2-a", "8.1-b")
def test_a_move_is_refused_for_where_it_leads():
    match = begin(phase="nationalist-move", units={"1110": ["n1-1"], "1401": ["b170"]})
    play(match, "move n1-1")
    assert why(match, "go 1110") == ("8.1-a", "already-there") == why(match, "step 1110")
    assert why(match, "go 1101") == ("8.1-d", "no-land") == why(match, "step 1101")
    assert why(match, "step 2504") == ("8.1-b", "not-adjacent")
    assert said(match, "b170") == [("8.1-d", "enemy-there"), ("8.1-b", "not-adjacent")]


@pytest.mark.rule("santander", "9.3-f", "10.1-a")
def test_a_supply_column_alone_is_not_attacked():
    match = begin(phase="nationalist-combat", turn=2, units={**FIELD, "2104": ["sc-rep-1"]})
    assert why(match, "attack 2104") == ("9.3-f", "column-alone")
    assert why(match, "attack 2405") == ("10.1-a", "no-enemy")


@pytest.mark.rule("santander", "9.2-m", "9.3-f", "9.1-a", "10.2-a")
def test_only_combat_units_of_ones_own_on_the_map_join_an_attack():
    match = begin(
        phase="nationalist-combat", turn=2, units={**FIELD, "2305": ["n4-1", "sc-nat-1"]}, lost=["n6-1"]
    )
    play(match, "attack 2206")
    assert why(match, "join hq-n1") == ("9.2-m", "cannot-attack")
    assert why(match, "join sc-nat-1") == ("9.3-f", "cannot-attack")
    assert why(match, "join al-1") == ("9.1-a", "flies")
    assert why(match, "join b174") == ("10.2-a", "not-yours")
    assert why(match, "join n6-1") == ("10.2-a", "is-lost")


@pytest.mark.rule("santander", "9.4-a", "9.3.1-a", "9.3.1-b", "9.1.1-a")
def test_guns_and_ammunition_are_told_apart():
    units = {**FIELD, "2405": ["hq-n1", "sc-nat-1"], "2508": ["sc-nat-2"]}
    match = begin(phase="nationalist-combat", turn=2, units=units, air={"al-1": 4}, lost=["hq-n4"])
    attack(match, "2206", "n1-1")
    assert why(match, "fire n1-1") == ("9.4-a", "no-gun")
    assert why(match, "fire hq-xv") == ("9.4-a", "not-yours")
    assert why(match, "fire hq-n4") == ("9.4-a", "is-lost")
    assert why(match, "fire al-1") == ("9.1.1-a", "air-away")
    play(match, "fire hq-n1", "enough", "enough")
    assert asked(match) == (N, "spend")
    assert why(match, "spend hq-n1") == ("9.3.1-a", "no-column")
    assert why(match, "spend sc-rep-1") == ("9.3.1-a", "not-yours")
    assert why(match, "spend sc-nat-2") == ("9.3.1-b", "no-hq-near")
    assert why(match, "spend sc-nat-3") == ("9.3-a", "in-pool")


@pytest.mark.rule("santander", "15.1-b")
def test_only_an_air_unit_of_this_combat_is_shot_down():
    match = begin(options={"air-combat": True}, phase="nationalist-combat", turn=2, units=FIELD)
    attack(match, "2206", "n1-1")
    play(match, "fire al-1", "fire al-2", "enough", "fire rep-air-1", "enough", rolls=[[1, 1], [6]])
    assert asked(match) == (N, "shot-down")
    assert options(match) == ["lose al-1", "lose al-2"]
    assert why(match, "lose lk-1") == ("15.1-b", "not-in-the-air")
    assert why(match, "lose n1-1") == ("15.1-b", "no-air-unit")
    assert why(match, "lose rep-air-1") == ("15.1-b", "not-yours")


def resolved(losses: list[int], attackers: list[str], units: dict[str, list[str]], **more: Any) -> Match[Any]:
    """A Nationalist attack on 2206 whose result is known."""
    battle = {"side": N, "target": "2206", "attackers": attackers, "revealed": True, "losses": losses, **more}
    return begin(phase="nationalist-combat", turn=2, units=units, battle=battle)


@pytest.mark.rule("santander", "9.2-k", "10.3-d", "9.3-f")
def test_only_combat_units_that_took_part_lose_steps():
    units = {**FIELD, "2205": ["n1-1", "n1-2", "n1-3", "hq-n1", "sc-nat-1"], "2405": ["n5-1"]}
    match = resolved([1, 0], ["n1-1", "n1-2"], units)
    assert asked(match) == (N, "lose")
    assert why(match, "lose hq-n1") == ("9.2-k", "no-steps")
    assert why(match, "lose sc-nat-1") == ("9.3-f", "no-steps")
    assert why(match, "lose n1-3") == ("10.3-d", "not-in-combat")
    assert why(match, "lose b174") == ("10.3-d", "not-yours")
    assert why(match, "lose lit-1") == ("10.3-d", "is-out")


@pytest.mark.rule("santander", "10.5.1-a", "10.5.1-e")
def test_a_retreat_is_refused_for_where_it_leads():
    match = resolved([0, 1], ["n1-1"], FIELD)
    assert asked(match) == (R, "trade")
    assert why(match, "retreat 2206") == ("10.5.1-a", "already-there")
    assert why(match, "retreat 2205") == ("10.5.1-e", "enemy-there")
    assert why(match, "retreat 1401") == ("10.5.1-e", "not-adjacent")
    assert why(match, "retreat 1101") == ("10.5.1-e", "no-land")


@pytest.mark.rule("santander", "9.2-l", "9.3-f", "10.4-a")
def test_only_who_attacked_advances():
    units = {"2205": ["n1-1", "n1-2", "hq-n1", "sc-nat-1"], "1401": ["b170"]}
    match = resolved([0, 0], ["n1-1"], units, step="advance", length=3)
    assert asked(match) == (N, "advance")
    assert why(match, "advance n1-2") == ("10.4-a", "took-no-part")
    assert why(match, "advance hq-n1") == ("9.2-l", "never-advances")
    assert why(match, "advance sc-nat-1") == ("9.3-f", "never-advances")
    assert why(match, "advance b170") == ("10.4-a", "not-yours")
    play(match, "advance n1-1")
    assert asked(match) == (N, "exploit")
    assert why(match, "pursue 2206") == ("10.4.1-b", "already-there")
    assert why(match, "pursue 1101") == ("10.4.1-b", "no-land")
    assert why(match, "pursue 1401") == ("10.4.1-b", "not-adjacent")


@pytest.mark.rule("santander", "10.6-a")
def test_only_stacks_that_suffered_roll_for_their_morale():
    battle = {
        "side": R,
        "target": "2206",
        "attackers": ["b170", "b173"],
        "revealed": True,
        "losses": [2, 0],
    }
    units = {"2206": ["n1-1"], "2105": ["b170"], "2106": ["b173"], "1401": ["b171"]}
    match = begin(phase="republican-combat", turn=2, units=units, battle=battle)
    play(match, "lose b170", *(["lose b173"] if asked(match)[1] == "lose" else []))
    assert asked(match) == (R, "morale-order")
    assert options(match) == ["roll 2105", "roll 2106"]
    assert why(match, "roll 1401") == ("10.6-a", "no-morale-roll")


@pytest.mark.rule("santander", "12.3-d")
def test_who_is_not_withdrawn_is_told_why():
    units = {"2504": ["n1-1", "n1-2", "n1-3", "hq-n1"], "2405": ["fn-1"], "1401": ["b170"]}
    match = begin([[1]], phase="offensive", turn=4, offensive=3, units=units, air={"lk-1": 5}, lost=["lit-1"])
    assert why(match, "withdraw fn-1") == ("12.3-d", "not-withdrawn") == why(match, "withdraw hq-n1")
    assert why(match, "withdraw lk-1") == ("12.3-d", "air-not-there")
    assert why(match, "withdraw b170") == ("12.3-d", "not-yours")
    assert why(match, "withdraw lit-1") == ("12.3-d", "is-lost")
    play(match, "withdraw n1-1", "withdraw n1-2")
    assert why(match, "withdraw n1-3") == ("12.3-d", "enough-infantry")
    twin = match.clone()
    play(match, "withdraw al-1")
    assert rule_against(match, "withdraw al-1") == "12.3-d"
    assert asked(twin) == (N, "withdraw")
    other = begin([[1]], phase="offensive", turn=4, offensive=3, units=units)
    play(other, "withdraw al-1", "withdraw al-2")
    assert why(other, "withdraw al-3") == ("12.3-d", "enough-air")


@pytest.mark.rule("santander", "13.3-b", "13.3-c")
def test_battalions_come_for_surrendering_brigades_alone():
    units = {
        "1401": ["b157", "b158"],
        "1402": ["b159", "b160", "hq-xiv"],
        "1403": ["b161", "b162"],
        "1501": ["b170"],
        "2504": ["n1-1"],
    }
    match = begin([[1]], phase="surrender", turn=2, units=units)
    assert asked(match) == (R, "battalions")
    assert why(match, "replace hq-xiv") == ("13.3-c", "stays") == why(match, "replace b170")
    assert why(match, "replace n1-1") == ("13.3-b", "not-yours")
    play(match, "replace b157")
    assert why(match, "replace b157") == ("13.3-b", "is-out")


@pytest.mark.rule("santander", "9.3-a", "9.3-d")
def test_a_column_arrives_at_a_source_without_one():
    match = begin(phase="nationalist-move", turn=2, units={"2504": ["n1-1"], "1401": ["b170"]})
    assert asked(match) == (N, "arrival")
    assert why(match, "arrive 1101") == ("9.3-a", "no-source") == why(match, "arrive 2110")
    source = options(match)[0].removeprefix("arrive ")
    play(match, f"arrive {source}")
    assert asked(match) == (N, "move")
    full = begin(phase="nationalist-move", turn=2, units={source: ["sc-nat-1"], "1401": ["b170"]})
    assert why(full, f"arrive {source}") == ("9.3-d", "one-of-a-kind")


def test_nothing_says_only_that_it_is_not_offered():
    code = [path.read_text(encoding="utf-8") for path in GAME.folder.rglob("*.py")]
    assert not any("not-offered" in text for text in code)
