"""17 to 21 and 23: upkeep, events, replacements, victory, variants."""

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
    view,
    where,
)

from frente.games.espana import GAME
from frente.games.espana.cards.decks import deck_of
from frente.games.espana.definitions import CARDS, PLAYS, REMOVED
from frente.games.espana.state import Chosen

BOARD = {**EMPTY, "units": {"madrid": ["r-reg 2"], "burgos": ["n-reg 2"]}, "markers": LANDS, "turn": 2}


# --- 17 upkeep -----------------------------------------------------------------------------------------
@pytest.mark.rule("espana", "17.1", "17.2", "17.3", "17.4", "17.6")
def test_17_upkeep_turns_units_up_and_counts_the_cities():
    match = table(
        {
            "phase": "upkeep",
            "used": ["air-breguet-n"],
            "attacked": ["n-reg-l1"],
            "moved": ["n-reg-s1"],
            "picked": ["gen-mola"],
            "turn": 2,
        }
    )
    state = facts(match)
    assert state["used"] == state["attacked"] == state["moved"] == state["picked"] == []
    assert sum(state["cities"]["track"]) == 12
    assert where(match, "gen-mola") == "board"


# --- 18 events -----------------------------------------------------------------------------------------
@pytest.mark.rule("espana", "18.1", "18.2-a", "18.3", "5.4")
def test_18_2_up_to_three_cards_alternately_n_first():
    hands = {N: ["n-04", "n-15", "n-16", "n-20"], R: ["r-08"]}
    match = table({**BOARD, "phase": "events", "hands": hands})
    assert asked(match) == (N, "event")
    assert refusal(match, "play r-08") == "18.1"
    do(match, "play n-15", "let")
    assert asked(match) == (R, "event")
    do(match, "play r-08", "let")
    do(match, "play n-20")
    do(match, "play n-16")
    assert facts(match)["plays"] == {N: 3, R: 1}
    assert asked(match)[1] != "event"  # the limit
    assert "n-15" in facts(match)["spent"]
    early = table({**BOARD, "phase": "move-n", "hands": hands})
    assert refusal(early, "play n-15") == "18.1"
    passes = table({**BOARD, "phase": "events", "hands": hands})
    do(passes, "pass", "play r-08", "let")
    assert asked(passes)[1] != "event"  # a pass is final


def test_a_played_card_cannot_be_taken_back():
    match = table({**BOARD, "phase": "events", "hands": {N: ["n-15"], R: []}, "turn": 3, "cities": [4, 4, 4]})
    do(match, "play n-15")
    why = match.why_no_undo(N)
    assert why is not None
    assert why.text == "undo-reveal"


@pytest.mark.rule("espana", "18.4", "18.8")
def test_18_4_a_card_that_cannot_work_is_used_up():
    match = table({**BOARD, "phase": "events", "hands": {N: ["n-14"], R: []}})
    do(match, "play n-14")  # neither Cádiz nor Málaga is Nationalist
    assert facts(match)["spent"] == ["n-14"]
    assert events(match, "no-effect")
    assert not units(match, "cadiz", N)


@pytest.mark.rule("espana", "18.5", "19.1")
def test_18_5_a_call_up_waits_for_the_next_replacement_phase():
    match = table({**BOARD, "turn": 3, "phase": "events", "hands": {N: ["n-15"], R: []}, "cities": [4, 4, 4]})
    do(match, "play n-15")
    assert facts(match)["rp"][N] == 4 + 4 + 3
    assert "n-15" not in facts(match)["lasting"]
    waits = table({**BOARD, "turn": 2, "phase": "events", "hands": {N: ["n-15"], R: []}})
    do(waits, "play n-15")
    assert "n-15" in facts(waits)["lasting"]


@pytest.mark.rule("espana", "18.6", "16.2-k")
def test_18_6_permanent_cards_stay():
    match = table({**BOARD, "phase": "events", "hands": {N: ["n-20"], R: []}})
    do(match, "play n-20")
    assert facts(match)["in_force"] == ["n-20"]
    set = {
        **EMPTY,
        "units": {"madrid": ["n-fal 2", "queipo", "r-reg 1"]},
        "markers": LANDS,
        "turn": 4,
        "battle": "queipo",
    }
    plain = table(set, rolls=[[5, 1], [1]])
    do(plain, "attack n-fal-s1 r-reg-s1")
    assert events(plain, "hits")[0]["attacker"] == 0
    trained = table({**set, "in_force": ["n-20"]}, rolls=[[5, 1], [1]])
    do(trained, "attack n-fal-s1 r-reg-s1")
    assert events(trained, "hits")[0]["attacker"] == 1


@pytest.mark.rule("espana", "18.7-a", "18.7-b", "18.7-c", "18.7-d", "18.2-b")
def test_18_7_intelligence_cancels_the_card_just_played():
    hands = {N: ["n-15", "n-08"], R: ["r-15", "r-08"]}
    match = table({**BOARD, "phase": "events", "hands": hands})
    assert refusal(match, "play n-08") == "18.7-a"
    do(match, "play n-15")
    assert asked(match) == (R, "react")
    assert refusal(match, "cancel r-08") == "18.7-a"
    do(match, "cancel r-15")
    assert asked(match) == (N, "react")  # which can be cancelled in its turn
    do(match, "let")
    assert facts(match)["lasting"] == []
    assert facts(match)["plays"] == {N: 1, R: 1}
    assert asked(match) == (R, "event")
    double = table({**BOARD, "phase": "events", "hands": hands})
    do(double, "play n-15", "cancel r-15", "cancel n-08")
    assert facts(double)["lasting"] == ["n-15"]
    after_pass = table({**BOARD, "phase": "events", "hands": {N: ["n-08"], R: ["r-08"]}})
    do(after_pass, "pass", "play r-08")
    assert asked(after_pass) == (N, "react")
    do(after_pass, "cancel n-08")
    assert facts(after_pass)["lasting"] == []


@pytest.mark.rule("espana", "18.7-a")
def test_the_ask_to_react_tells_nothing_about_the_hand():
    bluff = table({**BOARD, "phase": "events", "hands": {N: ["n-15"], R: ["r-08"]}})
    do(bluff, "play n-15")
    assert asked(bluff) == (R, "react")
    assert options(bluff) == ["let"]


@pytest.mark.rule("espana", "18.8", "19.8-c", "18.10", "16.6-d")
def test_18_8_new_units_only_into_own_boxes_and_with_counters():
    match = table(
        {
            **BOARD,
            "phase": "events",
            "units": {
                "bilbao": ["r-bas 1"],
                "san-sebastian": ["n-reg 2"],
                "santander": ["r-com 1"],
                "burgos": ["n-reg 2"],
            },
            "hands": {N: [], R: ["r-06"]},
        }
    )
    do(match, "play r-06")
    assert units(match, "bilbao", R).count("r-bas 2") == 1
    short = table(
        {
            **BOARD,
            "phase": "events",
            "units": {"albacete": ["r-ib 3"] * 3, "madrid": ["r-reg 2"], "burgos": ["n-reg 2"]},
            "hands": {N: [], R: ["r-13"]},
        }
    )
    do(short, "play r-13")
    do(short, verbs_of(short)[0])
    assert sum(u.startswith("r-ib") for place in facts(short)["units"].values() for u in place[R]) == 4


def verbs_of(match):
    return [t for t in options(match) if t.startswith("place ")]


# --- 19 replacements -----------------------------------------------------------------------------------
RP = {
    **EMPTY,
    "units": {
        "madrid": ["r-reg 1", "r-com 2"],
        "bilbao": ["r-bas 2"],
        "santander": ["r-com 1"],
        "burgos": ["n-reg 1", "n-car 1"],
        "segovia": ["n-reg 2"],
    },
    "markers": LANDS,
    "cities": [4, 4, 4],
    "phase": "replacements",
}


@pytest.mark.rule("espana", "19.1", "19.2", "19.3-a", "19.3-b", "19.4", "19.6-b", "19.9")
def test_19_points_are_spent_alternately_one_a_box():
    match = table({**RP, "turn": 1})
    assert facts(match)["rp"] == {N: 8, R: 8}
    assert asked(match) == (N, "spend")
    do(match, "raise n-reg-s1")
    assert strength(match, "n-reg-s1") == 2
    assert asked(match) == (R, "spend")
    do(match, "raise r-reg-s1")
    assert refusal(match, "new burgos") == "19.6-b"
    assert refusal(match, "new madrid") == "19.6-c"
    do(match, "stop", "stop")
    assert facts(match)["rp"] == {N: 0, R: 0}
    fewer = table({**RP, "turn": 3, "cities": [6, 2, 4]})
    assert asked(fewer) == (R, "spend")


@pytest.mark.rule("espana", "19.5", "19.7")
def test_19_7_what_a_point_does_depends_on_the_turn():
    first = table({**RP, "turn": 1})
    assert refusal(first, "raise n-reg-s2") == "19.7"
    do(first, "new avila", "as n-reg")
    assert units(first, "avila", N) == ["n-reg 1"]
    third = table({**RP, "turn": 3})
    do(third, "raise n-reg-s2")
    assert units(third, "segovia", N) == ["n-reg 3"]
    do(third, "stop", "new avila", "as n-fal")
    assert units(third, "avila", N) == ["n-fal 2"]
    big = {**RP, "units": {**RP["units"], "vitoria": ["n-reg 3"]}}
    assert refusal(table({**big, "turn": 5}), "raise n-reg-l1") == "19.7"
    seventh = table({**big, "turn": 7})
    do(seventh, "raise n-reg-l1")
    assert units(seventh, "vitoria", N) == ["n-reg 5"]


@pytest.mark.rule("espana", "19.8-a", "19.8-b", "19.8-c")
def test_19_8_types_open_to_points():
    match = table({**RP, "turn": 1})
    assert refusal(match, "raise n-car-s1") == "19.8-b"
    do(match, "stop", "new bilbao")
    assert options(match) == ["as r-reg", "as r-bas", "as r-com", "as r-ana"]
    do(match, "as r-bas", "new valencia")
    assert options(match) == ["as r-reg", "as r-com", "as r-ana"]
    assert refusal(match, "as r-bas") == "19.8-c"  # away from home
    assert refusal(match, "as r-ib") == "19.8-b"


@pytest.mark.rule("espana", "19.8-d", "19.6-d")
def test_19_8_d_another_type_when_the_large_counters_are_gone():
    units_ = {"madrid": ["r-com 2"], "valencia": ["r-com 3"], "burgos": ["n-reg 2"]}
    match = table({**RP, "units": units_, "turn": 3})
    do(match, "stop", "raise r-com-s1")
    assert asked(match)[1] == "type"
    assert options(match) == ["as r-reg", "as r-ana"]  # Basques only at home
    do(match, "as r-reg")
    assert units(match, "madrid", R) == ["r-reg 3"]
    none = {
        "madrid": ["n-reg 2"],
        "avila": ["n-reg 3"] * 4,
        "segovia": ["n-reg 3"] * 2,
        "vitoria": ["n-fal 3"] * 2,
    }
    stuck = table({**RP, "units": none, "turn": 3})
    assert refusal(stuck, "raise n-reg-s1") == "19.6-d"


# --- 21 victory ----------------------------------------------------------------------------------------
KC = [
    "la-coruna",
    "burgos",
    "zaragoza",
    "sevilla",
    "oviedo",
    "bilbao",
    "madrid",
    "toledo",
    "granada",
    "teruel",
    "barcelona",
    "valencia",
]


def won(set, **options):
    match = table({**EMPTY, "phase": "upkeep", **set}, **options)
    return (match.result.winners, match.result.rule) if match.result else None


@pytest.mark.rule("espana", "21.2", "21.2-a", "21.2-b", "21.2-c", "21.2-d", "8.2")
def test_21_2_automatic_victories():
    near = [*LANDS[N], "soria", "zaragoza"]
    eight = {N: [*near, "sevilla", "oviedo", "bilbao", "toledo", "granada"], R: LANDS[R]}
    assert won({"markers": eight, "turn": 5}) == ((N,), "21.2-a")
    seven = {N: [*near, "sevilla", "oviedo", "bilbao", "toledo"], R: LANDS[R]}
    assert won({"markers": seven, "turn": 5}) is None
    assert won({"markers": {N: LANDS[N], R: LANDS[R][:7]}, "turn": 5}) == ((N,), "21.2-b")
    three = {N: [*near, "madrid", "barcelona", "sevilla"], R: LANDS[R]}
    assert won({"markers": three, "turn": 5}) == ((N,), "21.2-c")
    madrid = {N: [*near, "madrid"], R: LANDS[R]}
    assert won({"markers": madrid, "turn": 3}) == ((N,), "21.2-d")
    assert won({"markers": madrid, "turn": 4}) is None
    assert won({"markers": {N: LANDS[N], R: [*LANDS[R], "madrid"]}, "turn": 3}) is None


@pytest.mark.rule("espana", "21.4")
def test_21_4_both_meet_a_condition():
    assert won({"markers": {N: ["burgos"], R: ["madrid"]}, "turn": 5}) == ((), "21.4")
    assert won({"markers": {N: ["burgos", "zaragoza"], R: ["madrid"]}, "turn": 5}) == ((N,), "21.4")


@pytest.mark.rule("espana", "21.1-a", "21.2-e", "21.3", "1.4")
def test_21_3_the_end_of_turn_10():
    def ends(units_, markers):
        match = table({**EMPTY, "units": units_, "markers": markers, "turn": 10, "phase": "end"})
        assert match.result is not None
        return match.result.winners, match.result.rule

    n = {N: ["la-coruna", "burgos", "zaragoza", "sevilla", "oviedo", "bilbao", "teruel"], R: ["granada"]}
    contested = {
        "madrid": ["n-reg 1", "r-reg 1"],
        "valencia": ["n-reg 1", "r-reg 1"],
        "toledo": ["n-reg 1", "r-reg 1"],
    }
    assert ends({**contested, "barcelona": ["r-reg 1"]}, n) == ((R,), "21.2-e")
    marker_only = {N: n[N], R: ["granada", "barcelona"]}
    assert ends(contested, marker_only) == ((N,), "21.1-a")
    assert ends({}, {N: ["burgos"], R: ["madrid"]}) == ((), "21.1-a")


@pytest.mark.rule("espana", "21.1-b")
def test_21_1_b_the_players_may_agree_to_stop():
    match = table({"turn": 3, "phase": "end", "hands": {N: [], R: []}}, early_end=True)
    assert {a.kind for a in match.asks} == {"agree"}
    match.answer(N, "finish")
    match.answer(R, "go-on")
    assert match.result is None
    again = table({"turn": 3, "phase": "end", "hands": {N: [], R: []}}, early_end=True)
    again.answer(N, "finish")
    again.answer(R, "finish")
    assert again.result is not None
    assert again.result.rule == "21.1-b"


# --- 22.3, 22.5 ----------------------------------------------------------------------------------------
@pytest.mark.rule("espana", "22.3")
def test_22_3_cards_45_only_by_option():
    assert "n-45" not in deck_of("1936", Chosen(), 0, 0)
    assert "n-45" in deck_of("1936", Chosen(optional_cards=True), 0, 0)


@pytest.mark.rule("espana", "22.5")
def test_22_5_san_sebastian_is_a_port_for_r_by_option():
    set = {
        **EMPTY,
        "units": {"san-sebastian": ["r-reg 2"], "bilbao": ["r-bas 1", "n-reg 1"], "burgos": ["n-reg 2"]},
        "markers": {N: LANDS[N], R: ["madrid", "toledo"]},
        "phase": "events",
        "turn": 3,
        "hands": {N: [], R: ["r-10"]},
    }
    plain = table(set)
    do(plain, "play r-10")
    assert units(plain, "bilbao", R).count("t-26") == 2
    opened = table(set, san_sebastian=True)
    do(opened, "play r-10")
    assert set_names(opened) == {"bilbao", "san-sebastian"}
    here = {**set["units"], "san-sebastian": ["r-reg 2", "n-car 1"]}
    fought = table({**set, "units": here}, san_sebastian=True)
    do(fought, "play r-10")  # contested: he does not control it
    assert units(fought, "bilbao", R).count("t-26") == 2


def set_names(match):
    return {t.split(" ")[2] for t in options(match)}


@pytest.mark.rule("espana", "19.6-a", "10.3-c")
def test_19_6_a_points_do_nothing_out_of_supply():
    cut = {"barcelona": ["r-reg 1", "n-reg 1"], "lerida": ["n-reg 1"], "madrid": ["r-reg 1"]}
    set = {**EMPTY, "units": cut, "markers": {N: ["gerona", "tarragona"], R: ["cuenca"]}}
    match = table({**set, "turn": 3, "phase": "replacements", "cities": [1, 6, 1]})
    while asked(match)[0] != R:
        do(match, options(match)[0])
    assert refusal(match, "raise r-reg-s1") == "19.6-a"
    assert refusal(match, "new barcelona") == "19.6-a"
    assert "raise r-reg-s2" in options(match)


@pytest.mark.rule("espana", "18.5")
def test_18_5_a_card_kept_aside_leaves_when_its_turn_is_over():
    kept = {"card": "r-32", "kind": "battle", "side": R, "turn": 3, "boxes": ["valencia"], "value": 1}
    match = table({**BOARD, "turn": 3, "phase": "events", "lasting": [{**kept, "detail": "defend:dice"}]})
    assert facts(match)["lasting"] == ["r-32"]
    pass_to(match, "move")
    assert match.state.turn == 4
    assert facts(match)["lasting"] == []


@pytest.mark.rule("espana", "18.7-b", "18.2-a", "25.2-g")
def test_18_7_b_who_has_played_all_he_may_cannot_react():
    hands = {N: ["n-15", "n-20", "n-18", "n-13", "n-19"], R: ["r-08", "r-20", "r-16", "r-12", "r-15"]}
    set = {**BOARD, "turn": 2, "phase": "events", "hands": hands, "extra": [1, 0]}
    match = table(set, naval=True)
    for n, r in zip(hands[N][:4], hands[R][:4], strict=True):
        do(match, f"play {n}")
        assert asked(match) == (R, "react")
        do(match, "let", f"play {r}", "let")
    assert facts(match)["plays"] == {N: 4, R: 4}
    do(match, "play n-19")  # his fifth, by the extra card: the other side is at its limit
    assert match.state.plays == [5, 4]
    assert asked(match)[1] != "react"
    assert facts(match)["hand"][R][0] == "r-15"


# --- 23 variants ---------------------------------------------------------------------------------------
@pytest.mark.rule("espana", "23.1-a", "23.1-b", "23.2-a", "23.2-b", "23.2-c", "23.1-c")
def test_23_the_quotas_use_up_the_decks():
    for variant, early, late in (("no-intervention", 12, 9), ("historical", 19, 16)):
        for side in (0, 1):
            chosen = Chosen(variant=variant)
            assert len(deck_of("1936", chosen, side, 0)) == early == sum(PLAYS[variant][:5])
            assert len(deck_of("1936", chosen, side, 1)) == late == sum(PLAYS[variant][5:])
    assert 22 in REMOVED["no-intervention"][1]
    assert deck_of("1936", Chosen(variant="historical"), 0, 1)[0] == "n-41"


@pytest.mark.rule("espana", "23.1-c", "23.1-d", "23.1-e", "23.1-f")
def test_23_1_no_intervention_the_number_must_be_played():
    set = {**BOARD, "turn": 2, "phase": "events", "hands": {N: ["n-15", "n-16", "n-20"], R: ["r-15", "r-08"]}}
    match = table(set, variant="no-intervention")
    assert refusal(match, "pass") == "23.1-c"
    do(match, "play n-15", "let", "play r-08", "let", "play n-20", "let")
    # The intelligence card fills the quota when nothing else is left.
    assert options(match) == ["play r-15"]
    do(match, "play r-15")
    assert facts(match)["plays"] == {N: 2, R: 2}
    fight = table(
        {
            **EMPTY,
            "units": {"madrid": ["n-reg 2", "mola", "r-reg 1"]},
            "markers": LANDS,
            "turn": 4,
            "battle": "mola",
            "hands": {N: ["n-15"], R: ["r-08"]},
        },
        variant="no-intervention",
    )
    do(fight, "attack n-reg-s1 r-reg-s1")
    assert asked(fight)[1] != "card"


@pytest.mark.rule("espana", "23.2-d", "23.2-e", "23.2-f", "23.2-g", "23.2-h")
def test_23_2_historical_events_first_in_number_order():
    match = table(variant="historical")
    assert match.state.phase == "events"
    assert match.state.batch[0] == ["n-01", "n-02", "n-03", "n-04", "n-05"]
    assert match.state.hands == [[], []]
    assert options(match) == ["play n-01"]
    assert refusal(match, "play n-02") == "23.2-b"
    assert refusal(match, "pass") == "23.2-c"
    shown = [z["top"]["id"] for z in view(match, R)["cards"]["zones"] if z["id"].startswith("batch-")]
    assert shown == [f"{side}-{i:02d}" for side in "nr" for i in range(1, 6)]
    while asked(match)[1] != "move":
        do(match, options(match)[0])
    assert [c for c in facts(match)["spent"] if c.startswith("n-")] == [
        "n-01",
        "n-02",
        "n-03",
        "n-04",
        "n-05",
    ]
    assert view(match, R)["turn"]["number"] == 1
    # A draw does nothing: there is no hand.
    relief = table(
        {**BOARD, "turn": 2, "phase": "turn", "spent": ["n-01", "n-02", "n-03", "n-04", "n-05", "n-06"]},
        variant="historical",
    )
    assert "n-07" in relief.state.batch[0]
    do(relief, "play n-07")
    assert relief.state.hands[0] == []


@pytest.mark.rule("espana", "23.2-f", "18.7-d")
def test_23_2_f_intelligence_of_the_batch_may_react():
    fresh = table(
        {
            **BOARD,
            "turn": 3,
            "phase": "turn",
            "spent": [f"n-{i:02d}" for i in range(1, 12)] + [f"r-{i:02d}" for i in range(1, 14)],
        },
        variant="historical",
    )
    assert fresh.state.batch[1][:2] == ["r-14", "r-15"]
    do(fresh, options(fresh)[0])
    assert asked(fresh) == (R, "react")
    do(fresh, "cancel r-15")
    assert "r-15" in facts(fresh)["spent"]


@pytest.mark.rule("espana", "23.2-i", "26.1")
def test_23_2_i_the_offensive_turn_begins_with_its_events():
    match = table(
        {
            **BOARD,
            "turn": 8,
            "phase": "turn",
            "lasting": [{"card": "r-29", "kind": "offensive", "side": R, "turn": 8}],
        },
        variant="historical",
    )
    assert match.state.phase == "events"
    while match.state.phase == "events":
        do(match, options(match)[0])
    assert match.state.phase == "move-r"


@pytest.mark.rule("espana", "23.3", "22.0")
def test_23_3_what_cannot_be_combined():
    for other in ("naval", "optional-cards"):
        with pytest.raises(ValueError, match=r"23\.3"):
            GAME.full_options("1936", {"variant": "historical", other: True})
    assert GAME.full_options(
        "1936", {"variant": "historical", "fog": True, "tanks": True, "generals": True, "san-sebastian": True}
    )


# --- 26 the offensive ----------------------------------------------------------------------------------
OFFENSIVE = {
    **EMPTY,
    "units": {"madrid": ["r-reg 3", "r-reg 2"], "toledo": ["n-reg 2"], "burgos": ["n-reg 2"]},
    "markers": LANDS,
    "board": ["rojo", "mola", "miaja"],
    "gone": ["varela", "queipo", "yague", "durruti"],
    "turn": 4,
    "lasting": [{"card": "r-45", "kind": "offensive", "side": R, "turn": 4}],
}


@pytest.mark.rule(
    "espana", "26.1", "26.1-b", "26.1-c", "26.1-d", "26.1-f", "26.1-g", "26.1-h", "26.2", "26.3"
)
def test_26_1_the_sequence_of_the_offensive():
    match = table({**OFFENSIVE, "phase": "turn"}, rolls=[[6, 6, 1], [1, 1]])
    assert match.state.phase == "move-r"
    assert facts(match)["hand"] == {N: [], R: []}  # no card drawn yet
    do(match, "march r-reg-l1", "to toledo", "done")
    assert asked(match) == (R, "bonus-general")
    do(match, "assign gen-rojo", "to toledo")
    assert asked(match) == (R, "bonus-battle")
    do(match, "battle gen-rojo", "attack r-reg-l1 n-reg-s1")
    assert control(match, "toledo") == R
    assert where(match, "gen-rojo") == "board"
    assert "gen-rojo" not in facts(match)["used"]  # he is not turned over
    assert asked(match) == (N, "move")
    assert len(facts(match)["hand"][N]) == 3
    pass_to(match, "assign")
    phases = [match.state.phase]
    assert phases == ["generals"]
    do(match, options(match)[0])
    do(match, options(match)[0])
    assert asked(match) == (R, "assign")
    assert "assign gen-rojo" in options(match)
    assert "r-reg-l1" in facts(match)["attacked"]  # no troop attacks twice


@pytest.mark.rule("espana", "26.1-c", "26.1-g", "16.6-i")
def test_26_1_c_a_general_whose_troops_fell_is_assigned_again():
    match = table({**OFFENSIVE, "phase": "turn"}, rolls=[[1, 1], [6, 6]])
    do(match, "march r-reg-s1", "to toledo", "done", "assign gen-rojo", "to toledo")
    do(match, "battle gen-rojo", "attack r-reg-s1 n-reg-s1")
    assert control(match, "toledo") == N
    assert where(match, "gen-rojo") == "board"
    pass_to(match, "assign")
    while asked(match)[0] == N:
        do(match, options(match)[0])
    assert "assign gen-rojo" in options(match)


@pytest.mark.rule("espana", "26.1", "26.2", "18.5")
def test_26_2_the_card_works_next_turn_or_never():
    match = table({**BOARD, "turn": 10, "phase": "events", "hands": {N: [], R: ["r-29"]}})
    do(match, "play r-29")
    assert "r-29" not in facts(match)["lasting"] or match.result is not None
    early = table({**BOARD, "turn": 5, "phase": "events", "hands": {N: [], R: ["r-45"]}}, optional_cards=True)
    do(early, "play r-45")
    pass_to(early, "move")
    assert early.state.turn == 6
    assert early.state.phase == "move-r"
    assert CARDS["r-45"].period == 0
