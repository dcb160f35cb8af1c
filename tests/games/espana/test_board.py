"""1 to 10: board, counters, cards, set-up, course of the game, supply."""

import csv
from collections import Counter as Count

import pytest
from tests.games.espana.table import (
    EMPTY,
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
    table,
    units,
    view,
)

from frente.games.espana import GAME
from frente.games.espana.cards.decks import deck_of
from frente.games.espana.definitions import (
    CARDS,
    CHARTS,
    COUNTER,
    DATA,
    DRAWS,
    KEY_CITIES,
    LARGE_OF,
    LINKS,
    NEIGHBOURS,
    PLACE,
    POOL,
    PORTS,
    REGULAR,
    RP_TURNS,
    SMALL_OF,
    TYPES,
    ZONES,
)
from frente.games.espana.layout import layout
from frente.games.espana.rules.board import friendly, is_supplied, largest_group
from frente.games.espana.state import Chosen


@pytest.mark.rule("espana", "1.1", "1.3", "1.4", "7.4", "8.1")
def test_1_two_seats_ten_turns_and_an_end():
    match = table({"turn": 10, "phase": "end"})
    assert GAME.seats("1936", {}) == (N, R)
    assert match.result is not None
    assert match.result.rule in ("21.2-e", "21.1-a")
    assert facts(table())["turn"] == 1


@pytest.mark.rule("espana", "3.1", "3.2", "3.3", "3.4", "3.5", "3.9", "3.10")
def test_3_the_board_has_boxes_with_two_circles_lines_and_tracks():
    board = layout(False)
    assert not board.problems()
    assert len(board.places) == 43
    assert len(board.links) == len(LINKS) == 91
    for place in board.places:
        assert {N, R} <= {seat.side for seat in place.seats}
    assert KEY_CITIES.bit_count() == 12
    assert sum("key" in p.glyphs for p in board.places) == 12
    assert {p.id for p in board.places if "port" in p.glyphs} == {
        i for i, b in PLACE.items() if PORTS >> b & 1 and b < 43
    }
    assert [t.id for t in board.tracks] == ["turns", "cities", "points"]
    assert [b.id for b in board.tracks[0].boxes if b.glyph] == [str(t) for t in sorted(RP_TURNS)]
    assert len(board.tracks[1].boxes) == 13
    both = table({**EMPTY, "units": {"madrid": ["n-reg 2", "r-reg 2"]}})
    assert len(units(both, "madrid", N)) == len(units(both, "madrid", R)) == 1


@pytest.mark.rule("espana", "3.12", "25.5", "25.3-a", "25.8-a")
def test_3_12_the_sea_is_there_only_with_the_naval_rules():
    assert {p.kind for p in layout(False).places} == {"box", "key-city"}
    naval = layout(True)
    assert not naval.problems()
    assert sum(p.kind == "sea-zone" for p in naval.places) == len(ZONES) == 4
    assert {p.id for p in naval.places if p.kind == "naval-base"} == {"ferrol", "cadiz-base", "cartagena"}
    assert not any(
        CARDS[c].naval
        for side in (0, 1)
        for period in (0, 1)
        for c in deck_of("1936", Chosen(), side, period)
    )


@pytest.mark.rule("espana", "3.7-a", "3.7-b", "3.7-c", "3.7-d", "3.7-e", "3.8", "21.5", "25.7-b")
def test_3_7_friendly_contested_and_enemy_boxes():
    match = table(
        {
            **EMPTY,
            "units": {
                "madrid": ["n-reg 2", "r-reg 2"],
                "toledo": ["r-reg 1"],
                "avila": ["varela", "cv-33"],
                "cadiz": ["libertad block"],
            },
            "markers": {N: ["soria"]},
        },
        naval=True,
    )
    assert control(match, "madrid") == "contested"
    assert control(match, "toledo") == R
    assert control(match, "soria") == N
    assert control(match, "avila") == N  # the tank, not the general
    assert control(match, "cadiz") == ""  # ships hold no land
    assert control(match, "burgos") == ""  # nobody's: the enemy's for both
    assert not (friendly(match.state, 0) | friendly(match.state, 1)) >> PLACE["burgos"] & 1


@pytest.mark.rule("espana", "4.1", "4.2", "4.3", "4.4", "4.5", "4.6", "4.8", "2.4")
def test_4_the_counter_mix():
    with (DATA / "counters.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    kinds = Count(r["class"] for r in rows)
    assert sum(kinds.values()) == 166
    assert kinds["troop"] == 87
    assert kinds["control-marker"] == 28
    for kind in TYPES:
        assert len(SMALL_OF[kind]) + len(LARGE_OF[kind]) > 0
    seen = view(table(), N)
    troop = next(p for p in seen["pieces"] if p["id"] == "n-fal-s1")
    assert troop["side"] == N
    assert troop["faces"][0]["bottom"] == ["2"]
    assert troop["faces"][0]["top_right"] == "\N{MINUS SIGN}1"
    # A pool is rolled in full, however large.
    fight = table(
        {
            **EMPTY,
            "units": {"madrid": ["n-reg 5", "he-111", "sm-79", "varela", "r-reg 1"]},
            "turn": 7,
            "battle": "varela",
        },
        rolls=[[1] * 9, [1]],
    )
    do(fight, "attack n-reg-l1 r-reg-s1", "support air-he-111", "support air-sm-79")
    assert [len(e["dice"]) for e in events(fight, "roll")] == [9, 1]


@pytest.mark.rule("espana", "4.7", "16.1-c")
def test_4_7_troops_are_never_split_or_combined():
    match = table({"phase": "move-n"})
    assert refusal(match, "split n-reg-l1") == "4.7"
    assert refusal(match, "combine n-car-s1 n-car-s2") == "4.7"


@pytest.mark.rule("espana", "5.1", "5.3", "5.4", "7.2", "7.3", "9.2", "9.3")
def test_5_the_decks():
    assert Count(c.side for c in CARDS.values()) == {0: 55, 1: 55}
    assert {c.number for c in CARDS.values() if c.what_if} >= {"11", "21", "22"}
    match = table()
    for side in (0, 1):
        assert len(match.state.hands[side]) == 6
        assert len(match.state.decks[2 * side]) == 16
        assert len(match.state.decks[2 * side + 1]) == 22
    assert len(deck_of("1936", Chosen(naval=True), 0, 0)) == 29
    short = table(
        {**EMPTY, "units": {"madrid": ["r-reg 2"]}, "turn": 3, "phase": "draw", "decks": {N: ["n-01"], R: []}}
    )
    assert facts(short)["hand"] == {N: ["n-01"], R: []}


@pytest.mark.rule("espana", "5.5")
def test_5_5_cards_that_take_counters_leave_a_marker():
    match = table(
        {
            **EMPTY,
            "units": {"huelva": ["r-bas 1"], "bilbao": ["n-reg 2"], "burgos": ["n-reg 1"]},
            "phase": "events",
            "hands": {N: ["n-45"], R: []},
        },
        optional_cards=True,
    )
    do(match, "play n-45")
    assert facts(match)["markers"][R] == ["huelva"]


@pytest.mark.rule("espana", "7.1", "7.5", "24.1", "24.2", "24.3", "14.5", "17.4", "25.1-c")
def test_7_the_1936_set_up():
    match = table()
    assert facts(match)["cities"]["track"] == [4, 4, 4]
    assert facts(match)["tied"]["gen-rojo"] == "ciudad-real"
    for absent in ("gen-davila", "gen-lister", "gen-ulibarri", "air-ju-52", "air-ni-52", "ship-espana"):
        assert facts(match)["where"][absent] == "pool"
    assert not GAME.faults(match.state)


@pytest.mark.rule("espana", "24.4-a", "24.4-b", "24.4-c", "24.4-d", "24.5")
def test_24_the_1938_set_up():
    match = table(scenario="1938", naval=True)
    state = facts(match)
    assert state["turn"] == 6
    assert state["in_force"] == ["n-20", "r-20", "r-nav-06"]
    assert state["where"]["gen-rojo"] == "board"
    assert state["where"]["air-bf-109"] == "board"
    assert state["tied"] == {}
    assert len(state["hand"][N]) == 6
    assert all(CARDS[c].period == 1 for c in state["hand"][N])
    assert state["where"]["ship-jaime-i"] == "gone"
    assert GAME.scenario("1938").turns == 5


@pytest.mark.rule("espana", "16.6-c", "24.4-a")
def test_24_4_in_1938_small_regulars_are_left_for_reduced_ones():
    fresh = table(scenario="1938")
    for model in REGULAR:
        assert len([c for c in SMALL_OF[model] if fresh.state.where[c] == POOL]) >= 3
        assert [c for c in LARGE_OF[model] if fresh.state.where[c] == POOL]
    troops = {"units": {"madrid": ["varela"]}, "battle": "varela", "hands": {N: [], R: []}}
    match = table(troops, scenario="1938", rolls=[[5, 1], [1, 1, 1]])
    attacker = next(t for t in options(match) if t.startswith("attack n-leg-s1 r-reg-l"))
    assert "r-reg 3" in units(match, "madrid", R)
    do(match, attacker, "enough", "enough")
    assert [e["other"][:8] for e in events(match, "replaced")] == ["r-reg-s6"]


@pytest.mark.rule("espana", "16.7-a", "16.7-c", "22.2-a", "25.3-h", "25.8-l")
def test_the_texts_of_the_rules_are_whole_sentences():
    with (DATA / "rules.csv").open(encoding="utf-8", newline="") as file:
        texts = {row["id"]: row["text"] for row in csv.DictReader(file)}
    for id, text in texts.items():
        assert text.endswith((".", ";", ":", ")", '"')), id
        assert " :" not in text, id
    for id in ("16.7-a", "16.7-c", "22.2-a", "25.3-h", "25.8-l"):
        sentences = texts[id].split(". ")
        assert len(sentences) > 1, id
        assert all(sentence[0].isupper() or sentence[0].isdigit() for sentence in sentences), id


@pytest.mark.rule("espana", "8.2", "17.5")
def test_8_2_victory_is_checked_in_upkeep_and_ends_the_match_at_once():
    sure = table(
        {
            **EMPTY,
            "units": {"madrid": ["n-reg 2"], "toledo": ["r-reg 2"]},
            "markers": {
                R: ["ciudad-real", "albacete", "cuenca", "valencia", "alicante", "murcia", "jaen"],
                N: ["segovia", "avila", "burgos", "soria", "valladolid", "leon", "salamanca", "caceres"],
            },
            "turn": 3,
            "phase": "upkeep",
        }
    )
    assert sure.result is not None
    assert sure.result.rule == "21.2-d"


@pytest.mark.rule("espana", "8.3-a", "8.3-b", "9.2")
def test_8_3_turn_6_changes_the_decks():
    match = table(
        {
            "turn": 6,
            "phase": "turn",
            "hands": {N: ["n-01", "n-02", "n-03", "n-04", "n-05"], R: ["r-01", "r-02"]},
        }
    )
    for side in (0, 1):
        assert len(match.state.hands[side]) == 6
        assert all(CARDS[c].period == 1 for c in match.state.hands[side])
    assert "n-01" in match.state.thrown[0]


@pytest.mark.rule("espana", "9.1", "11.1", "9.6")
def test_9_1_the_phases_in_order():
    match = table()
    phases: list[str] = []
    while match.state.turn == 1 and match.asks:
        if not phases or phases[-1] != match.state.phase:
            phases.append(match.state.phase)
        tokens = options(match)
        dull = [
            t
            for t in tokens
            if t in ("done", "pass", "enough", "none", "let", "stop") or t.startswith("pass ")
        ]
        do(match, dull[0] if dull else tokens[0])
    assert phases == ["move-n", "move-r", "generals", "combat", "upkeep", "events", "replacements"]


@pytest.mark.rule("espana", "9.4", "20.1")
def test_9_4_hands_go_down_to_eight_unseen():
    hand = [f"n-{i:02d}" for i in range(1, 11)]
    match = table({"turn": 2, "phase": "end", "hands": {N: hand, R: []}})
    assert asked(match) == (N, "discard")
    assert refusal(match, "discard r-01") == "9.4"
    do(match, "discard n-03", "discard n-07")
    assert match.state.turn == 3
    told = [e.seen_by(R).data["card"] for e in match.state.log.events if e.kind == "discarded"]
    assert told == [{"hidden": 1}, {"hidden": 1}]
    assert match.state.thrown[0] == ["n-03", "n-07"]


@pytest.mark.rule("espana", "9.5", "3.9")
def test_9_5_replacements_come_in_odd_turns_to_9():
    assert sorted(RP_TURNS) == [1, 3, 5, 7, 9]
    assert DRAWS == {1: 6, 2: 3, 3: 3, 4: 3, 5: 3, 6: 6, 7: 3, 8: 3, 9: 3, 10: 3}
    match = table({"turn": 2, "phase": "replacements"})
    assert asked(match)[1] != "spend"


SURROUNDED = {
    **EMPTY,
    "units": {"barcelona": ["r-reg 2", "rojo", "n-reg 2"], "valencia": ["r-reg 1"], "burgos": ["n-reg 1"]},
    "markers": {N: ["lerida", "tarragona", "gerona"]},
    "turn": 2,
}


@pytest.mark.rule("espana", "10.1", "10.2", "10.3-a", "10.4", "10.5", "10.7")
def test_10_supply_is_a_box_of_ones_own_next_door():
    match = table({**SURROUNDED, "phase": "move-r"})
    assert not is_supplied(match.state, 1, PLACE["barcelona"])
    assert is_supplied(match.state, 0, PLACE["barcelona"])
    assert is_supplied(match.state, 0, PLACE["morocco"])
    assert refusal(match, "march r-reg-s1") == "10.3-a"
    # One adjacent contested box is enough, and it is looked at anew each time.
    near = table(
        {
            **SURROUNDED,
            "units": {**SURROUNDED["units"], "lerida": ["n-fal 1", "r-ana 1"]},
            "markers": {N: ["tarragona", "gerona"]},
            "phase": "move-r",
        }
    )
    assert is_supplied(near.state, 1, PLACE["barcelona"])


@pytest.mark.rule("espana", "10.3-b", "10.6", "15.5-a", "15.5-b", "16.2-l")
def test_10_3_b_out_of_supply_no_attack_but_defence():
    match = table({**SURROUNDED, "phase": "combat"})
    assert refusal(match, "battle gen-rojo") == "15.5-a"
    do(match, "pass gen-rojo")
    fight = table(
        {
            **SURROUNDED,
            "units": {**SURROUNDED["units"], "barcelona": ["r-reg 2", "t-26", "rojo", "n-reg 2", "mola"]},
            "battle": "mola",
        }
    )
    do(fight, "attack n-reg-s1 r-reg-s1")
    assert asked(fight) == (R, "support")
    assert set(options(fight)) == {"support gen-rojo", "support tank-t-26-1", "enough"}


@pytest.mark.rule("espana", "10.3-c", "18.9", "19.6-a")
def test_10_3_c_nothing_strengthens_a_box_out_of_supply():
    rp = table(
        {
            **SURROUNDED,
            "markers": {**SURROUNDED["markers"], R: ["alicante"]},
            "turn": 3,
            "phase": "replacements",
            "cities": [4, 4, 4],
        }
    )
    pass_to(rp, "spend")
    do(rp, "stop")
    assert asked(rp) == (R, "spend")
    assert refusal(rp, "raise r-reg-s1") == "19.6-a"
    card = table({**SURROUNDED, "phase": "events", "hands": {N: [], R: ["r-30"]}})
    do(card, "play r-30")
    assert "no-effect" in [e.kind for e in card.state.log.events]
    says_so = table(
        {
            **SURROUNDED,
            "units": {"madrid": ["r-reg 2", "n-reg 2"], "burgos": ["n-reg 1"]},
            "markers": {N: ["segovia", "avila", "toledo", "guadalajara", "cuenca"], R: ["valencia"]},
            "phase": "events",
            "hands": {N: [], R: ["r-41"]},
        }
    )
    do(says_so, "play r-41")
    assert len(units(says_so, "madrid", R)) == 2


@pytest.mark.rule("espana", "21.2-b")
def test_groups_are_joined_by_lines_and_morocco_is_none():
    match = table({**EMPTY, "markers": {N: ["morocco", "burgos", "soria", "cadiz"]}})
    assert largest_group(match.state, 0) == 2
    assert NEIGHBOURS[PLACE["morocco"]] == 0
    assert CHARTS["limits"]["connected_boxes_needed"] == 8
    assert COUNTER["gen-mola"]
