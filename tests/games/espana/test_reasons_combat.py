"""Whatever a player may name in battles and at the ferry: it is offered, or a rule says why not."""

import pytest
from tests.games.espana.table import EMPTY, LANDS, N, R, asked, do, table, tells

PICK = {
    **EMPTY,
    "turn": 4,
    "phase": "combat",
    "markers": LANDS,
    "units": {
        "madrid": ["n-reg 1", "n-car 1", "cv-33", "varela", "r-reg 1", "rojo"],
        "soria": ["n-fal 1", "mola"],
        "huesca": ["r-ana 1", "n-leg 1", "durruti"],
        "barcelona": ["n-afr 1", "r-com 1", "yague", "lister"],
        "teruel": ["n-reg 1", "r-bas 1", "davila", "miaja"],
        "cuenca": ["t-26", "ulibarri", "n-reg 1"],
    },
    "board": ["queipo"],
    "picked": ["gen-rojo"],
    "attacked": ["n-reg-s2"],
    "lasting": [{"card": "n-41", "kind": "no_battle", "side": "republican", "turn": 4, "boxes": ["teruel"]}],
}
FIGHT = {
    **EMPTY,
    "turn": 4,
    "markers": LANDS,
    "battle": "varela",
    "units": {
        "valencia": [
            "n-reg 3",
            "n-car 1",
            "cv-33",
            "varela",
            "mola",
            "he-51",
            "ju-52 sea",
            "canarias support",
            "baleares block",
            "n-submarine support",
            "r-reg 3",
            "r-com 1",
            "t-26",
            "rojo",
            "lister",
            "i-15",
            "libertad support",
            "destroyers-1 support",
            "cervantes harbour",
        ],
        "soria": ["n-fal 1", "pz-i", "yague"],
        "huesca": ["r-ana 1"],
    },
    "board": ["i-16-a"],
    "used": ["tank-t-26-1"],
    "defended": ["gen-lister"],
}
AIR = {
    **EMPTY,
    "turn": 4,
    "markers": LANDS,
    "battle": "varela",
    "units": {"madrid": ["n-reg 3", "varela", "he-51", "cr-32-a", "he-111", "r-reg 3", "i-15", "sb-2"]},
}
MOROCCO = {
    **EMPTY,
    "turn": 4,
    "phase": "upkeep",
    "markers": LANDS,
    "units": {
        "morocco": ["n-afr 1", "n-leg 2", "n-afr 3", "cv-33", "queipo", "yague"],
        "cadiz": ["n-reg 1"],
        "sevilla": ["n-reg 1", "r-reg 1"],
        "huelva": ["n-reg 1"],
        "madrid": ["r-reg 1"],
    },
    "board": ["he-51"],
}


@pytest.mark.rule("espana", "14.2", "15.1-a", "15.2", "15.5-a", "15.8", "15.9", "18.5")
def test_which_general_may_start_a_battle_and_which_may_only_rest():
    match = table(PICK)
    tells(
        match,
        "battle _",
        {
            "14.2 no-general": "...",
            "15.2 no-enemy-there": "gen-mola",
            "15.2 general-not-active": "gen-queipo",
            "yes": "gen-varela",
            "15.5-a general-out-of-supply": "gen-yague",
            "15.8 no-fresh-troop": "gen-davila",
            "15.1-a not-yours": "gen-*",
        },
    )
    tells(
        match,
        "pass _",
        {
            "14.2 no-general": "...",
            "yes": "gen-mola gen-varela gen-yague gen-davila",
            "15.2 general-not-active": "gen-queipo",
            "15.1-a not-yours": "gen-*",
        },
    )
    do(match, "pass gen-mola")
    tells(
        match,
        "battle _",
        {
            "14.2 no-general": "...",
            "15.1-a not-yours": "gen-*",
            "15.9 general-not-active": "gen-rojo",
            "18.5 no-battle-by-card": "gen-miaja",
            "yes": "gen-lister",
            "15.5-a general-out-of-supply": "gen-durruti",
            "15.8 no-fresh-troop": "gen-ulibarri",
        },
    )
    tells(
        match,
        "pass _",
        {
            "14.2 no-general": "...",
            "15.1-a not-yours": "gen-*",
            "15.9 general-not-active": "gen-rojo",
            "yes": "gen-miaja gen-lister gen-durruti gen-ulibarri",
        },
    )


@pytest.mark.rule("espana", "14.2", "15.1-a", "15.5-a", "15.9", "22.1-d")
def test_some_generals_want_their_own_icons():
    match = table(
        {
            **PICK,
            "lasting": [
                {"card": "n-41", "kind": "no_battle", "side": "republican", "turn": 5, "boxes": ["teruel"]}
            ],
            "units": {**PICK["units"], "cuenca": ["r-reg 1", "ulibarri", "n-reg 1"]},
        },
        generals=True,
    )
    do(match, "pass gen-mola")
    tells(
        match,
        "battle _",
        {
            "14.2 no-general": "...",
            "15.1-a not-yours": "gen-*",
            "15.9 general-not-active": "gen-rojo",
            "yes": "gen-miaja gen-lister",
            "15.5-a general-out-of-supply": "gen-durruti",
            "22.1-d needs-basques": "gen-ulibarri",
        },
    )


@pytest.mark.rule("espana", "15.2", "16.1-b", "16.1-d")
def test_who_attacks_whom_in_a_battle():
    match = table({**FIGHT, "attacked": ["n-car-s1"]}, naval=True, rolls=[[1, 1], [1, 1]])
    assert asked(match) == (R, "escort")
    do(match, "hold")
    assert asked(match) == (N, "attack")
    tells(
        match,
        "attack _ r-reg-l1",
        {
            "15.2 not-in-the-battle": "...",
            "yes": "n-reg-l1",
            "16.1-d attacked-already": "n-car-s1",
            "16.1-b only-troops-fight": "air-* gen-* ship-* tank-*",
        },
    )
    tells(
        match,
        "attack n-reg-l1 _",
        {
            "15.2 target-not-there": "...",
            "yes": "r-reg-l1 r-com-s1",
            "16.1-b only-troops-fight": "air-* gen-* ship-* tank-*",
        },
    )


@pytest.mark.rule("espana", "15.6", "16.2-a", "16.2-c", "16.2-h", "16.2-j", "25.4-e", "25.6-b", "25.6-h")
def test_who_supports_the_attack_and_who_the_defence():
    match = table(FIGHT, naval=True, rolls=[[1, 1], [1, 1]])
    do(match, "hold", "attack n-reg-l1 r-reg-l1")
    assert asked(match) == (N, "support")
    tells(
        match,
        "support _",
        {
            "16.2-a not-in-the-battle": "...",
            "15.6 troops-do-not-support": "n-reg-l1 n-car-s1",
            "yes": "tank-cv-33-1 air-he-51 ship-canarias",
            "16.2-j general-first-attack-only": "gen-mola",
            "16.2-c supports-already": "gen-varela",
            "25.4-e aircraft-at-sea": "air-ju-52",
            "25.6-h ship-on-other-duty": "ship-baleares",
            "25.6-b submarines-do-not-support": "ship-n-submarine",
        },
    )
    do(match, "support tank-cv-33-1")
    tells(
        match,
        "support _",
        {
            "16.2-a not-in-the-battle": "...",
            "15.6 troops-do-not-support": "n-reg-l1 n-car-s1",
            "16.2-c supports-already": "tank-cv-33-1 gen-varela",
            "16.2-j general-first-attack-only": "gen-mola",
            "25.4-e aircraft-at-sea": "air-ju-52",
            "yes": "air-he-51 ship-canarias",
            "25.6-h ship-on-other-duty": "ship-baleares",
            "25.6-b submarines-do-not-support": "ship-n-submarine",
        },
    )
    do(match, "enough")
    assert asked(match) == (R, "support")
    tells(
        match,
        "support _",
        {
            "16.2-a not-in-the-battle": "...",
            "15.6 troops-do-not-support": "r-reg-l1 r-com-s1",
            "16.2-c used": "tank-t-26-1",
            "yes": "gen-rojo air-i-15 ship-libertad ship-destroyers-1",
            "16.2-h general-defended": "gen-lister",
            "25.6-h ship-on-other-duty": "ship-cervantes",
        },
    )
    do(match, "support gen-rojo")
    tells(
        match,
        "support _",
        {
            "16.2-a not-in-the-battle": "...",
            "15.6 troops-do-not-support": "r-reg-l1 r-com-s1",
            "16.2-c used": "tank-t-26-1",
            "16.2-c supports-already": "gen-rojo",
            "16.2-h general-defended": "gen-lister",
            "yes": "air-i-15 ship-libertad ship-destroyers-1",
            "25.6-h ship-on-other-duty": "ship-cervantes",
        },
    )


@pytest.mark.rule("espana", "16.3-a")
def test_any_card_of_the_hand_may_be_laid():
    match = table({**AIR, "hands": {N: ["n-01", "n-08"], R: ["r-05", "r-15"]}})
    do(match, "attack n-reg-l1 r-reg-l1", "enough", "enough")
    assert asked(match) == (N, "card")
    tells(match, "bonus _", {"yes": "n-01 n-08", "16.3-a not-in-hand": "..."})
    tells(match, "penalty _", {"yes": "n-01 n-08", "16.3-a not-in-hand": "..."})
    do(match, "bonus n-01")
    assert asked(match) == (R, "card")
    tells(match, "bonus _", {"16.3-a not-in-hand": "...", "yes": "r-05 r-15"})
    tells(match, "penalty _", {"16.3-a not-in-hand": "...", "yes": "r-05 r-15"})


@pytest.mark.rule("espana", "16.4-a")
def test_aircraft_are_paired_by_the_defender():
    match = table(AIR, rolls=[[1], [1]])
    do(
        match,
        "attack n-reg-l1 r-reg-l1",
        "support air-he-51",
        "support air-cr-32-a",
        "enough",
        "support air-i-15",
        "support air-sb-2",
    )
    assert asked(match) == (R, "pair")
    tells(match, "pair _ air-he-51", {"16.4-a not-to-be-paired": "...", "yes": "air-i-15 air-sb-2"})
    tells(match, "pair air-i-15 _", {"16.4-a not-to-be-paired": "...", "yes": "air-he-51 air-cr-32-a"})


@pytest.mark.rule("espana", "16.3-f", "16.5-i")
def test_a_modifier_goes_on_one_die_and_a_card_on_two():
    match = table(
        {
            **AIR,
            "units": {**AIR["units"], "madrid": ["n-leg 3", "varela", "cv-33", "r-reg 3"]},
            "hands": {N: ["n-02"], R: []},
        },
        rolls=[[4, 4, 2], [1, 1, 1]],
    )
    do(match, "attack n-leg-l1 r-reg-l1", "support tank-cv-33-1", "bonus n-02")
    assert asked(match) == (N, "modify")
    tells(
        match,
        "put _ die:0",
        {
            "yes": "plus:1 card:1",
            "16.5-i not-a-placing": "plus:2 plus:3 plus:4 plus:5 plus:6 plus:7 plus:8 plus:9",
        },
    )
    tells(
        match,
        "put plus:1 _",
        {
            "yes": "die:0 die:1 die:2",
            "16.5-i no-such-die": "die:3 die:4 die:5 die:6 die:7 die:8 die:9 die:10 die:11",
        },
    )
    tells(
        match,
        "put card:1 _",
        {
            "yes": "die:0 die:1 die:2",
            "16.5-i no-such-die": "die:3 die:4 die:5 die:6 die:7 die:8 die:9 die:10 die:11",
        },
    )
    do(match, "put card:1 die:0")
    tells(
        match,
        "put card:1 _",
        {
            "16.3-f not-a-placing": "die:0",
            "yes": "die:1 die:2",
            "16.5-i no-such-die": "die:3 die:4 die:5 die:6 die:7 die:8 die:9 die:10 die:11",
        },
    )
    tells(
        match,
        "put plus:1 _",
        {
            "yes": "die:0 die:1 die:2",
            "16.5-i no-such-die": "die:3 die:4 die:5 die:6 die:7 die:8 die:9 die:10 die:11",
        },
    )
    do(match, "put card:1 die:2", "put plus:1 die:1")
    assert asked(match) == (N, "modify")
    tells(
        match,
        "put _ die:0",
        {
            "yes": "plus:1",
            "16.5-i not-a-placing": "plus:2 plus:3 plus:4 plus:5 plus:6 plus:7 plus:8 plus:9",
            "16.3-f not-a-placing": "card:1",
        },
    )
    tells(
        match,
        "put card:1 _",
        {
            "16.3-f not-a-placing": "die:0 die:1 die:2",
            "16.5-i no-such-die": "die:3 die:4 die:5 die:6 die:7 die:8 die:9 die:10 die:11",
        },
    )


@pytest.mark.rule("espana", "16.6-e")
def test_a_reduced_troop_without_a_counter_becomes_another():
    match = table(
        {
            **AIR,
            "units": {
                **AIR["units"],
                "avila": ["n-reg 1", "n-reg 1", "n-reg 1", "n-reg 1"],
                "burgos": ["n-reg 1", "n-reg 1", "n-reg 1", "n-reg 1"],
                "leon": ["n-reg 1", "n-reg 1", "n-reg 1", "n-reg 1"],
                "madrid": ["n-ita 3", "varela", "r-reg 3"],
            },
        },
        rolls=[[1, 1, 1], [5, 1, 1]],
    )
    do(match, "attack n-ita-l1 r-reg-l1")
    assert asked(match) == (N, "substitute")
    tells(
        match,
        "as _",
        {"16.6-e no-small-counter": "n-reg n-ita", "yes": "n-fal n-car", "16.6-e never-a-substitute": "..."},
    )


@pytest.mark.rule("espana", "12.1-a", "12.1-c")
def test_the_ferry_takes_three_units_one_of_them_to_sevilla():
    match = table(MOROCCO)
    assert asked(match) == (N, "ferry")
    tells(
        match,
        "ferry _ cadiz",
        {
            "12.1-a not-in-morocco": "...",
            "yes": "n-leg-s1 n-afr-s1 n-afr-l1 tank-cv-33-1 gen-queipo gen-yague",
        },
    )
    tells(match, "ferry gen-queipo _", {"12.1-c not-a-shore": "...", "yes": "cadiz sevilla"})
    do(match, "ferry n-afr-s1 sevilla")
    tells(
        match,
        "ferry n-leg-s1 _",
        {"12.1-c not-a-shore": "...", "yes": "cadiz", "12.1-c shore-full": "sevilla"},
    )
    do(match, "ferry n-leg-s1 cadiz")
    tells(
        match,
        "ferry _ cadiz",
        {"12.1-a not-in-morocco": "...", "yes": "n-afr-l1 tank-cv-33-1 gen-queipo gen-yague"},
    )
    do(match, "ferry gen-queipo cadiz")


@pytest.mark.rule("espana", "12.1-a", "12.1-c", "12.2-a")
def test_a_contested_strait_lets_one_unit_through_to_each_shore():
    match = table(
        {**MOROCCO, "units": {**MOROCCO["units"], "estrecho": ["canarias", "libertad"]}}, naval=True
    )
    do(match, "ferry n-afr-s1 cadiz")
    tells(
        match,
        "ferry n-leg-s1 _",
        {"12.1-c not-a-shore": "...", "12.2-a shore-full": "cadiz", "yes": "sevilla"},
    )
    tells(
        match,
        "ferry _ sevilla",
        {"12.1-a not-in-morocco": "...", "yes": "n-leg-s1 n-afr-l1 tank-cv-33-1 gen-queipo gen-yague"},
    )


@pytest.mark.rule("espana", "12.1-c")
def test_an_open_strait_at_sea_is_as_without_it():
    match = table({**MOROCCO, "units": {**MOROCCO["units"], "estrecho": ["canarias"]}}, naval=True)
    do(match, "ferry n-afr-s1 cadiz", "ferry n-leg-s1 cadiz")
    tells(
        match,
        "ferry n-afr-l1 _",
        {"12.1-c not-a-shore": "...", "12.1-c shore-full": "cadiz", "yes": "sevilla"},
    )


@pytest.mark.rule("espana", "12.1-c")
def test_a_card_opens_the_strait_and_another_adds_a_place_in_sevilla():
    match = table(
        {
            **MOROCCO,
            "units": {**MOROCCO["units"], "estrecho": ["libertad"]},
            "lasting": [
                {"card": "n-nav-02", "kind": "ignore_estrecho", "side": "nationalist"},
                {
                    "card": "n-02",
                    "kind": "morocco_extra",
                    "side": "nationalist",
                    "boxes": ["sevilla"],
                    "value": 1,
                },
                {"card": "n-15", "kind": "rp", "side": "nationalist", "value": 3, "boxes": ["cadiz"]},
            ],
        },
        naval=True,
    )
    tells(match, "ferry n-afr-s1 _", {"12.1-c not-a-shore": "...", "yes": "cadiz sevilla"})
    do(match, "ferry n-afr-s1 sevilla")
    tells(match, "ferry n-leg-s1 _", {"12.1-c not-a-shore": "...", "yes": "cadiz sevilla"})
    do(match, "ferry n-leg-s1 sevilla")
    tells(
        match,
        "ferry n-afr-l1 _",
        {"12.1-c not-a-shore": "...", "yes": "cadiz", "12.1-c shore-full": "sevilla"},
    )
    do(match, "ferry n-afr-l1 cadiz")
    tells(
        match,
        "ferry tank-cv-33-1 _",
        {"12.1-c not-a-shore": "...", "yes": "cadiz", "12.1-c shore-full": "sevilla"},
    )
    do(match, "ferry tank-cv-33-1 cadiz")
    assert asked(match) == (R, "sail")
    assert [e.card for e in match.state.lasting] == ["n-15"]


@pytest.mark.rule("espana", "12.1-a", "12.1-c", "12.2-b")
def test_a_card_brings_one_unit_over_a_closed_strait():
    match = table(
        {
            **MOROCCO,
            "units": {**MOROCCO["units"], "estrecho": ["libertad"]},
            "lasting": [
                {
                    "card": "n-02",
                    "kind": "morocco_extra",
                    "side": "nationalist",
                    "boxes": ["sevilla"],
                    "value": 1,
                }
            ],
        },
        naval=True,
    )
    tells(
        match,
        "ferry n-afr-s1 _",
        {"12.1-c not-a-shore": "...", "12.2-b shore-full": "cadiz", "yes": "sevilla"},
    )
    tells(
        match,
        "ferry _ sevilla",
        {
            "12.1-a not-in-morocco": "...",
            "yes": "n-leg-s1 n-afr-s1 n-afr-l1 tank-cv-33-1 gen-queipo gen-yague",
        },
    )


@pytest.mark.rule("espana", "16.6-j")
def test_who_won_a_box_outside_the_key_cities_may_leave_it():
    match = table({**AIR, "units": {"soria": ["n-reg 1", "varela", "r-reg 1"]}}, rolls=[[6], [6]])
    do(match, "attack n-reg-s1 r-reg-s1")
    assert asked(match) == (N, "claim")
    assert match.asks[0].options() == ["claim", "leave"]
