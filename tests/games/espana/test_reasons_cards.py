"""Whatever a player may name for a card: it is offered, or a rule says why not."""

import pytest
from tests.games.espana.table import EMPTY, LANDS, N, R, asked, do, table, tells

from frente.games.espana.definitions import CARDS

EVENTS = {
    **EMPTY,
    "phase": "events",
    "markers": {N: [*LANDS[N], "cadiz", "malaga"], R: LANDS[R]},
    "units": {
        "morocco": ["n-afr 1", "n-afr 1"],
        "burgos": ["n-reg 2", "n-fal 1", "n-fal 2", "cv-33"],
        "toledo": ["n-car 5", "n-reg 1"],
        "barcelona": ["n-reg 1"],
        "zaragoza": ["n-ita 3", "r-reg 1"],
        "madrid": ["r-com 1", "r-reg 3", "r-ana 2"],
        "valencia": ["r-com 2", "r-reg 2", "r-com 5"],
        "bilbao": ["r-bas 1"],
        "gerona": ["r-ana 1"],
        "lerida": ["r-reg 1"],
        "cartagena": ["jaime-i", "destroyers-1"],
        "ferrol": ["espana damaged"],
        "cantabrico": ["libertad"],
    },
    "board": ["he-51", "i-15", "mola"],
    "gone": ["ju-52", "ni-52"],
}


def played(card, units=None, rolls=(), *, naval=False, **changes):
    """The card has just been played on this board, some boxes of it changed."""
    hands = {seat: [card] if seat[0] == card[0] else [] for seat in (N, R)}
    turn = 7 if CARDS[card].period else 2
    set = {**EVENTS, "turn": turn, "hands": hands, **changes, "units": {**EVENTS["units"], **(units or {})}}
    match = table(set, rolls=rolls, naval=naval)
    do(match, f"play {card}")
    return match


@pytest.mark.rule("espana", "18.1", "18.7-a")
def test_only_cards_of_the_hand_are_played_and_intelligence_only_answers():
    match = table({**EVENTS, "turn": 2, "hands": {N: ["n-04", "n-08"], R: ["r-15", "r-08"]}})
    tells(match, "play _", {"18.1 not-in-hand": "...", "yes": "n-04", "18.7-a reaction-only": "n-08"})
    do(match, "play n-04")
    assert asked(match) == (R, "react")
    tells(
        match,
        "cancel _",
        {"18.7-a not-intelligence": "...", "18.1 not-in-hand": "n-08 n-38 r-38", "yes": "r-15"},
    )
    do(match, "cancel r-15")
    assert asked(match) == (N, "react")
    tells(
        match,
        "cancel _",
        {"18.7-a not-intelligence": "...", "yes": "n-08", "18.1 not-in-hand": "n-38 r-15 r-38"},
    )
    do(match, "let")
    assert asked(match) == (R, "event")
    tells(match, "play _", {"18.1 not-in-hand": "...", "yes": "r-08"})


@pytest.mark.rule("espana", "18.3", "18.8", "18.9")
def test_two_falange_troops_come_into_different_boxes():
    match = played("n-04")
    assert asked(match) == (N, "place")
    tells(match, "place _ burgos", {"18.3 card-brings-other": "...", "yes": "n-fal"})
    tells(
        match,
        "place n-fal _",
        {
            "yes": (
                "la-coruna vigo leon vitoria pamplona burgos valladolid salamanca avila "
                "segovia zaragoza malaga cadiz toledo morocco"
            ),
            "18.8 event-box-not-held": "...",
            "18.9 box-out-of-supply": "barcelona",
        },
    )
    do(match, "place n-fal burgos")
    tells(
        match,
        "place n-fal _",
        {
            "yes": (
                "la-coruna vigo leon vitoria pamplona valladolid salamanca avila segovia "
                "zaragoza malaga cadiz toledo morocco"
            ),
            "18.8 event-box-not-held": "...",
            "18.3 card-one-each": "burgos",
            "18.9 box-out-of-supply": "barcelona",
        },
    )


@pytest.mark.rule("espana", "11.8-d", "18.3", "18.8")
def test_african_troops_come_to_morocco_only_while_there_is_room():
    match = played(
        "n-30",
        units={
            "morocco": ["n-afr 1", "n-afr 1", "n-afr 1", "n-afr 1"],
            "sevilla": ["n-reg 1"],
            "cordoba": ["r-reg 1"],
        },
    )
    assert asked(match) == (N, "place")
    tells(
        match,
        "place n-afr _",
        {
            "18.3 card-elsewhere": "...",
            "yes": "sevilla toledo",
            "18.8 event-box-not-held": "cordoba",
            "11.8-d morocco-is-full": "morocco",
        },
    )


@pytest.mark.rule("espana", "18.3", "18.8", "18.9")
def test_a_card_for_ports_brings_troops_to_ports_only():
    match = played("n-36", units={"zaragoza": []})
    assert asked(match) == (N, "place")
    tells(
        match,
        "place n-ita _",
        {
            "yes": "la-coruna vigo malaga cadiz morocco",
            "18.8 event-box-not-held": "oviedo bilbao valencia alicante murcia",
            "18.3 card-wants-port": "...",
            "18.9 box-out-of-supply": "barcelona",
        },
    )


@pytest.mark.rule("espana", "18.3", "18.8", "18.9")
def test_a_card_for_key_cities_brings_troops_there_only():
    match = played("n-23")
    assert asked(match) == (N, "place")
    tells(
        match,
        "place n-reg _",
        {
            "yes": "la-coruna burgos zaragoza toledo",
            "18.3 card-wants-key-city": "...",
            "18.8 event-box-not-held": "oviedo bilbao teruel valencia granada sevilla madrid",
            "18.9 box-out-of-supply": "barcelona",
        },
    )


@pytest.mark.rule("espana", "18.3", "18.8", "18.9", "18.10")
def test_no_counter_of_a_type_left_none_comes():
    match = played("r-01", units={"albacete": ["r-ana 1", "r-ana 1", "r-ana 1", "r-ana 1", "r-ana 1"]})
    assert asked(match) == (R, "place")
    tells(
        match,
        "place _ madrid",
        {"18.3 card-brings-other": "...", "yes": "r-com", "18.10 no-counter-of-type": "r-ana"},
    )
    tells(
        match,
        "place r-com _",
        {
            "18.8 event-box-not-held": "la-coruna oviedo burgos teruel barcelona granada sevilla toledo",
            "18.3 card-wants-key-city": "...",
            "18.9 box-out-of-supply": "bilbao",
            "yes": "zaragoza valencia madrid",
        },
    )
    do(match, "place r-com madrid")
    tells(
        match,
        "place r-ana _",
        {
            "18.8 event-box-not-held": "la-coruna oviedo burgos teruel barcelona granada sevilla toledo",
            "18.3 card-wants-key-city": "...",
            "18.9 box-out-of-supply": "bilbao",
            "18.10 no-counter-of-type": "zaragoza valencia",
            "18.3 card-one-each": "madrid",
        },
    )


@pytest.mark.rule("espana", "18.3")
def test_basques_come_to_their_home_only():
    match = played("r-06", markers={N: ["leon", "vigo"], R: ["san-sebastian", "valencia"]})
    assert asked(match) == (R, "place")
    tells(match, "place r-bas _", {"18.3 card-elsewhere": "...", "yes": "bilbao san-sebastian"})


@pytest.mark.rule("espana", "18.3")
def test_a_card_makes_some_types_stronger_where_there_is_a_counter():
    match = played("n-16")
    assert asked(match) == (N, "strengthen")
    tells(
        match,
        "raise _",
        {
            "18.3 not-by-this-card": "n-reg-s1 n-reg-s2 n-reg-s3 n-afr-s1 n-afr-s2 n-ita-l1",
            "18.3 no-troop-of-yours": "...",
            "yes": "n-fal-s1 n-fal-s2",
            "18.3 strong-enough": "n-car-l1",
        },
    )
    do(match, "raise n-fal-s1")
    tells(
        match,
        "raise _",
        {
            "18.3 not-by-this-card": "n-reg-s1 n-reg-s2 n-reg-s3 n-afr-s1 n-afr-s2 n-ita-l1",
            "18.3 no-troop-of-yours": "...",
            "18.3 had-its-level": "n-fal-s1",
            "yes": "n-fal-s2",
            "18.3 strong-enough": "n-car-l1",
        },
    )


@pytest.mark.rule("espana", "18.3")
def test_a_card_raises_weak_militia_up_to_two():
    match = played("r-05")
    assert asked(match) == (R, "strengthen")
    tells(
        match,
        "raise _",
        {
            "18.3 no-troop-of-yours": "...",
            "18.3 not-by-this-card": "r-reg-s1 r-reg-s2 r-reg-s3 r-reg-l1 r-bas-s1",
            "yes": "r-com-s1 r-ana-s2",
            "18.3 strong-enough": "r-com-s2 r-com-l1 r-ana-s1",
        },
    )


@pytest.mark.rule("espana", "18.3", "18.10")
def test_a_card_raises_troops_of_one_region():
    match = played(
        "r-40",
        units={
            "cordoba": ["r-reg 1", "r-com 2", "r-bas 1"],
            "jaen": ["r-ana 2", "r-ana 3"],
            "badajoz": ["r-reg 2"],
        },
    )
    assert asked(match) == (R, "strengthen")
    tells(
        match,
        "raise _",
        {
            "18.3 no-troop-of-yours": "...",
            "18.3 card-elsewhere": (
                "r-reg-s1 r-reg-s2 r-reg-s3 r-reg-l1 r-com-s1 r-com-s2 r-com-l1 r-ana-s1 r-ana-s2"
            ),
            "yes": "r-reg-s4 r-reg-s5 r-ana-l1",
            "18.3 not-by-this-card": "r-bas-s1 r-bas-s2",
            "18.10 no-counter": "r-com-s3 r-ana-s3",
        },
    )


@pytest.mark.rule("espana", "18.3")
def test_in_toledo_supply_does_not_matter():
    match = played(
        "r-41",
        units={"madrid": ["r-com 1", "r-reg 2", "n-reg 1"]},
        markers={N: ["avila", "segovia", "toledo", "cuenca", "guadalajara"], R: ["valencia", "alicante"]},
        turn=7,
    )
    assert asked(match) == (R, "strengthen")
    tells(
        match,
        "raise _",
        {
            "18.3 no-troop-of-yours": "...",
            "18.3 card-elsewhere": "r-reg-s1 r-reg-s3 r-reg-s4 r-bas-s1 r-com-s2 r-com-l1 r-ana-s1",
            "yes": "r-reg-s2 r-reg-s5 r-com-s1",
        },
    )


@pytest.mark.rule("espana", "18.3")
def test_militia_becomes_the_regular_army():
    match = played("r-07")
    assert asked(match) == (R, "change")
    tells(
        match,
        "change _",
        {
            "18.3 no-troop-of-yours": "...",
            "18.3 not-by-this-card": "r-reg-s1 r-reg-s2 r-reg-s3 r-reg-l1 r-bas-s1",
            "yes": "r-com-s1 r-com-s2 r-com-l1 r-ana-s1 r-ana-s2",
        },
    )
    do(match, "change r-com-s1")
    tells(
        match,
        "change _",
        {
            "18.3 no-troop-of-yours": "...",
            "18.3 not-by-this-card": "r-reg-s1 r-reg-s2 r-reg-s3 r-reg-s4 r-reg-l1 r-bas-s1",
            "yes": "r-com-s2 r-com-l1 r-ana-s1 r-ana-s2",
        },
    )


@pytest.mark.rule("espana", "18.3")
def test_regulars_without_counters_cannot_be_made():
    match = played(
        "r-07",
        units={
            "lerida": ["r-reg 1", "r-reg 1", "r-reg 1", "r-reg 1"],
            "albacete": ["r-reg 1", "r-reg 1"],
            "zaragoza": ["n-ita 3"],
        },
    )
    assert asked(match) == (R, "change")
    tells(
        match,
        "change _",
        {
            "18.3 no-troop-of-yours": "... r-reg-s8 r-reg-l2 r-reg-l3 r-reg-l4 r-reg-l5 r-reg-l6",
            "18.3 not-by-this-card": "r-bas-s1 r-reg-*",
            "yes": "r-com-s1 r-com-s2 r-com-l1 r-ana-s1 r-ana-s2",
        },
    )


@pytest.mark.rule("espana", "18.3")
def test_the_owner_chooses_who_is_reduced_in_madrid():
    match = played("n-11")
    assert asked(match) == (R, "harm")
    tells(match, "harm _", {"18.3 not-by-this-card": "...", "yes": "r-reg-l1 r-com-s1 r-ana-s1"})
    do(match, "harm r-reg-l1")
    assert asked(match) == (R, "harm")
    tells(
        match,
        "harm _",
        {"18.3 not-by-this-card": "...", "18.3 harmed-already": "r-reg-s4", "yes": "r-com-s1 r-ana-s1"},
    )


@pytest.mark.rule("espana", "18.3")
def test_a_card_harms_troops_outside_the_key_cities():
    match = played("r-39", units={"soria": ["n-reg 1", "n-fal 1"], "huesca": ["n-reg 1", "r-com 1"]})
    assert asked(match) == (R, "harm")
    tells(match, "harm _", {"18.3 not-by-this-card": "...", "yes": "n-reg-s4 n-fal-s3"})


@pytest.mark.rule("espana", "18.3")
def test_the_owner_chooses_which_militia_goes():
    match = played("n-17")
    assert asked(match) == (R, "harm")
    tells(
        match,
        "harm _",
        {"18.3 not-by-this-card": "...", "yes": "r-com-s1 r-com-s2 r-com-l1 r-ana-s1 r-ana-s2"},
    )
    do(match, "harm r-com-s1")
    tells(
        match,
        "harm _",
        {
            "18.3 not-by-this-card": "...",
            "18.3 harmed-already": "r-com-s1",
            "yes": "r-com-s2 r-com-l1 r-ana-s1 r-ana-s2",
        },
    )


@pytest.mark.rule("espana", "18.3")
def test_an_aircraft_comes_that_is_neither_in_play_nor_lost():
    match = played("n-35", board=["he-51", "i-15", "mola", "sb-2"])
    assert asked(match) == (N, "take")
    tells(
        match,
        "take _",
        {
            "18.3 not-by-this-card": "...",
            "18.3 lost": "air-ju-52",
            "18.3 in-play": "air-he-51",
            "yes": "air-cr-32-a air-cr-32-b air-he-111 air-sm-79 air-bf-109",
        },
    )
    do(match, "take air-he-111")
    assert asked(match) == (R, "lose")
    tells(
        match,
        "lose _",
        {
            "18.3 not-by-this-card": "...",
            "18.3 not-in-play": "air-ni-52 air-breguet-r air-potez-540 air-i-16-a air-i-16-b",
            "yes": "air-i-15 air-sb-2",
        },
    )


@pytest.mark.rule("espana", "18.3")
def test_the_other_side_chooses_the_aircraft_it_loses():
    match = played("r-37", board=["he-51", "i-15", "cr-32-a"])
    assert asked(match) == (R, "take")
    tells(
        match,
        "take _",
        {
            "18.3 not-by-this-card": "...",
            "18.3 lost": "air-ni-52",
            "yes": "air-potez-540 air-i-16-a air-i-16-b air-sb-2",
            "18.3 in-play": "air-i-15",
        },
    )
    do(match, "take air-sb-2")
    assert asked(match) == (N, "lose")
    tells(
        match,
        "lose _",
        {
            "18.3 not-by-this-card": "...",
            "18.3 not-in-play": "air-ju-52 air-breguet-n air-cr-32-b air-he-111 air-sm-79 air-bf-109",
            "yes": "air-he-51 air-cr-32-a",
        },
    )


@pytest.mark.rule("espana", "18.3", "18.8", "18.9")
def test_two_tanks_come_into_one_port():
    match = played("n-09")
    assert asked(match) == (N, "place")
    tells(
        match,
        "place cv-33 _",
        {
            "yes": "la-coruna vigo malaga cadiz morocco",
            "18.8 event-box-not-held": "oviedo bilbao valencia alicante murcia",
            "18.3 card-wants-port": "...",
            "18.9 box-out-of-supply": "barcelona",
        },
    )
    tells(match, "place _ cadiz", {"18.3 card-brings-other": "...", "yes": "cv-33"})
    do(match, "place cv-33 cadiz")
    assert asked(match) == (N, "move")


@pytest.mark.rule("espana", "18.3")
def test_either_tank_comes_into_a_port():
    match = played("n-43", units={"soria": ["cv-33"]})
    assert asked(match) == (N, "place")
    tells(match, "place _ cadiz", {"18.3 card-brings-other": "...", "yes": "cv-33 pz-i"})
    do(match, "place cv-33 malaga")
    tells(match, "place _ cadiz", {"yes": "n-reg", "18.3 card-brings-other": "..."})
    tells(match, "place _ malaga", {"yes": "n-reg", "18.3 card-brings-other": "..."})


@pytest.mark.rule("espana", "18.3", "18.8")
def test_the_first_counter_of_a_type_is_as_good_as_any():
    match = played(
        "n-37", units={"burgos": ["n-fal 1"], "toledo": [], "barcelona": [], "caceres": ["n-fal 1"]}
    )
    assert asked(match) == (N, "place")
    tells(
        match,
        "place n-reg _",
        {"18.3 card-elsewhere": "...", "yes": "vigo salamanca caceres", "18.8 event-box-not-held": "badajoz"},
    )


@pytest.mark.rule("espana", "18.3")
def test_one_of_two_effects_is_chosen():
    match = played("r-26")
    assert asked(match) == (R, "option")
    tells(match, "option _", {"yes": "1 2", "18.3 no-such-effect": "3 4 5 6 7 8 9"})


@pytest.mark.rule("espana", "18.3", "25.12-b")
def test_a_side_repairs_its_ships_in_harbour():
    match = played(
        "r-nav-01",
        units={
            "cartagena": ["jaime-i damaged", "libertad damaged", "destroyers-1", "cervantes"],
            "valencia": ["mendez-nunez harbour damaged", "r-reg 1"],
            "bilbao": ["r-bas 1"],
            "cantabrico": ["espana"],
            "baleares": ["destroyers-2"],
            "ferrol": ["canarias damaged"],
        },
        naval=True,
    )
    assert asked(match) == (R, "repair")
    tells(
        match,
        "repair _",
        {
            "18.3 not-by-this-card": "...",
            "yes": "ship-jaime-i ship-libertad ship-mendez-nunez",
            "25.12-b ship-not-damaged": "ship-cervantes ship-destroyers-1 ship-destroyers-2 ship-r-submarine",
        },
    )
    do(match, "repair ship-libertad")
    tells(
        match,
        "repair _",
        {
            "18.3 not-by-this-card": "...",
            "yes": "ship-jaime-i ship-mendez-nunez",
            "25.12-b ship-not-damaged": (
                "ship-libertad ship-cervantes ship-destroyers-1 ship-destroyers-2 ship-r-submarine"
            ),
        },
    )


@pytest.mark.rule("espana", "18.3")
def test_the_owner_chooses_which_destroyers_are_damaged():
    match = played("n-nav-03", units={"cantabrico": ["destroyers-2"]}, naval=True)
    assert asked(match) == (R, "harm")
    tells(match, "harm _", {"18.3 not-by-this-card": "...", "yes": "ship-destroyers-1 ship-destroyers-2"})


@pytest.mark.rule("espana", "18.3")
def test_a_lost_squadron_comes_back():
    match = played(
        "r-nav-10",
        gone=["destroyers-1", "destroyers-2", "espana"],
        units={"cartagena": ["jaime-i"]},
        naval=True,
    )
    assert asked(match) == (R, "take")
    tells(match, "take _", {"18.3 not-by-this-card": "...", "yes": "ship-destroyers-1 ship-destroyers-2"})


@pytest.mark.rule("espana", "25.3-b", "25.3-c", "25.3-d")
def test_a_ship_without_its_base_finds_a_friendly_port():
    match = played(
        "n-nav-05", markers={N: ["leon", "vigo", "malaga"], R: ["cadiz", "la-coruna", "valencia"]}, naval=True
    )
    assert asked(match) == (N, "haven")
    tells(
        match,
        "to _",
        {
            "25.3-d no-haven": "...",
            "yes": "vigo barcelona malaga morocco",
            "25.3-b no-haven-at-sea": "cantabrico estrecho baleares mediterraneo",
            "25.3-c base-closed": "ferrol cadiz-base cartagena",
        },
    )


@pytest.mark.rule("espana", "18.3")
def test_a_raid_damages_ships_in_the_base():
    match = played(
        "n-nav-10",
        units={
            "cartagena": ["jaime-i", "destroyers-1 damaged", "libertad", "cervantes"],
            "cantabrico": ["espana"],
        },
        rolls=[[5, 4, 6]],
        naval=True,
    )
    assert asked(match) == (R, "harm")
    tells(
        match,
        "harm _",
        {
            "18.3 not-by-this-card": "...",
            "yes": "ship-jaime-i ship-libertad ship-cervantes",
            "18.3 ship-is-damaged": "ship-destroyers-1",
        },
    )
    do(match, "harm ship-libertad")
    assert asked(match) == (R, "harm")
    tells(
        match,
        "harm _",
        {
            "18.3 not-by-this-card": "...",
            "yes": "ship-jaime-i ship-cervantes",
            "18.3 ship-is-damaged": "ship-libertad ship-destroyers-1",
        },
    )


@pytest.mark.rule("espana", "18.3", "18.8", "25.7-e", "25.11-f")
def test_closed_ports_take_no_troops():
    match = played(
        "r-21",
        blocked={R: ["valencia"]},
        zones_found={"cantabrico": "nationalist"},
        markers={
            N: ["leon", "vigo"],
            R: ["barcelona", "tarragona", "alicante", "murcia", "santander", "albacete"],
        },
        units={"barcelona": []},
        naval=True,
    )
    assert asked(match) == (R, "place")
    tells(
        match,
        "place r-ib _",
        {
            "18.8 event-box-not-held": "la-coruna vigo oviedo malaga cadiz",
            "18.3 card-wants-port": "...",
            "25.11-f port-closed": "bilbao",
            "yes": "barcelona alicante murcia",
            "25.7-e port-closed": "valencia",
        },
    )
