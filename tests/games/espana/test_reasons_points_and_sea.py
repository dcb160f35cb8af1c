"""Whatever a player may name for his points and at sea: it is offered, or a rule says why not."""

import pytest
from tests.games.espana.table import EMPTY, LANDS, N, R, asked, do, table, tells

POINTS = {
    **EMPTY,
    "turn": 3,
    "phase": "replacements",
    "cities": [4, 4, 4],
    "markers": {N: ["leon", "vigo", "salamanca"], R: ["valencia", "castellon", "san-sebastian", "santander"]},
    "units": {
        "burgos": ["n-reg 1", "n-fal 2", "n-car 1", "n-ita 3"],
        "avila": ["n-reg 2", "n-reg 3", "n-reg 5", "cv-33"],
        "barcelona": ["n-reg 1"],
        "toledo": ["n-fal 1", "n-fal 1", "n-fal 1", "n-fal 1"],
        "madrid": ["n-reg 1", "r-reg 2"],
        "bilbao": ["r-bas 2", "r-bas 1"],
        "albacete": ["r-reg 1", "r-com 2", "r-ana 3", "r-ib 3"],
        "cuenca": ["r-com 5", "r-ana 2"],
        "ferrol": ["espana damaged", "canarias"],
        "cantabrico": ["baleares damaged"],
        "cartagena": ["libertad damaged", "cervantes damaged"],
        "vigo": ["navarra harbour damaged"],
    },
}
SAIL = {
    **EMPTY,
    "turn": 4,
    "phase": "ships-n",
    "markers": {
        N: ["la-coruna", "vigo", "leon"],
        R: [
            "valencia",
            "castellon",
            "tarragona",
            "albacete",
            "alicante",
            "murcia",
            "almeria",
            "cuenca",
            "guadalajara",
            "cadiz",
        ],
    },
    "units": {
        "ferrol": ["espana", "canarias damaged"],
        "cantabrico": ["baleares"],
        "cadiz-base": ["navarra"],
        "malaga": ["n-submarine block"],
        "cartagena": ["libertad", "r-submarine"],
        "oviedo": ["t-26", "n-reg 1"],
        "baleares": ["destroyers-1"],
    },
    "moved": ["ship-baleares"],
}
NORTH = {
    **EMPTY,
    "turn": 4,
    "phase": "ships-r",
    "markers": {
        N: ["la-coruna", "vigo", "leon"],
        R: [
            "valencia",
            "castellon",
            "tarragona",
            "albacete",
            "alicante",
            "murcia",
            "almeria",
            "cuenca",
            "guadalajara",
            "cadiz",
        ],
    },
    "units": {
        "ferrol": ["espana", "canarias damaged"],
        "cantabrico": ["baleares"],
        "cadiz-base": ["navarra"],
        "malaga": ["n-submarine block"],
        "cartagena": ["libertad", "r-submarine"],
        "oviedo": ["t-26", "n-reg 1"],
        "baleares": ["destroyers-1"],
    },
    "moved": ["ship-baleares"],
}
FLEETS = {
    **EMPTY,
    "turn": 4,
    "phase": "sea",
    "markers": LANDS,
    "units": {
        "baleares": [
            "canarias",
            "baleares",
            "n-submarine",
            "he-51",
            "sm-79",
            "jaime-i",
            "libertad",
            "cervantes",
            "destroyers-1",
            "destroyers-2",
            "r-submarine",
            "sb-2",
            "i-15",
        ]
    },
}
GUNS = {
    **EMPTY,
    "turn": 4,
    "phase": "sea",
    "markers": {
        N: [
            "la-coruna",
            "vigo",
            "leon",
            "valladolid",
            "salamanca",
            "burgos",
            "vitoria",
            "pamplona",
            "segovia",
            "avila",
        ],
        R: [
            "valencia",
            "castellon",
            "tarragona",
            "albacete",
            "alicante",
            "murcia",
            "almeria",
            "cuenca",
            "guadalajara",
            "murcia",
        ],
    },
    "units": {
        "murcia": ["r-reg 1", "canarias block", "baleares block", "n-submarine block", "he-51 sea"],
        "ferrol": ["espana"],
    },
}
HAVEN = {
    **EMPTY,
    "turn": 4,
    "phase": "sea",
    "markers": {
        N: ["la-coruna", "vigo", "cadiz", "malaga"],
        R: [
            "valencia",
            "castellon",
            "tarragona",
            "albacete",
            "alicante",
            "murcia",
            "almeria",
            "cuenca",
            "guadalajara",
        ],
    },
    "units": {"baleares": ["canarias", "libertad"]},
}


@pytest.mark.rule(
    "espana", "11.8-d", "19.2", "19.6-a", "19.6-b", "19.6-c", "19.7", "19.8-b", "25.3-d", "25.12-a"
)
def test_what_a_point_can_do_in_turn_three():
    match = table(POINTS, naval=True)
    assert asked(match) == (N, "spend")
    tells(
        match,
        "raise _",
        {
            "yes": "n-reg-s1 n-reg-s2 n-reg-s4 n-fal-s1 n-fal-s2 n-fal-s3 n-fal-s4 n-fal-s5",
            "19.6-a box-out-of-supply": "n-reg-s3",
            "19.2 no-troop-of-yours": "...",
            "19.7 not-this-turn": "n-reg-l1 n-reg-l2",
            "19.8-b events-only": "n-car-s1 n-ita-l1",
        },
    )
    tells(
        match,
        "new _",
        {
            "19.6-c box-not-held": "...",
            "yes": "vigo leon salamanca avila madrid",
            "11.8-d box-is-full": "burgos toledo",
            "19.6-a box-out-of-supply": "barcelona",
        },
    )
    tells(
        match,
        "repair _",
        {
            "25.12-a no-ship": "...",
            "yes": "ship-espana",
            "25.12-a ship-not-damaged": "ship-almirante-cervera ship-canarias ship-n-submarine",
            "25.3-d ship-not-in-base": "ship-baleares ship-navarra",
            "25.12-a not-yours": "ship-*",
        },
    )
    do(match, "raise n-reg-s1")
    assert asked(match) == (R, "spend")
    tells(
        match,
        "raise _",
        {
            "19.2 no-troop-of-yours": "...",
            "yes": "r-reg-s1 r-reg-s2 r-bas-s1 r-bas-s2 r-com-s1 r-ana-s1",
            "19.7 not-this-turn": "r-com-l1 r-ana-l1",
            "19.8-b events-only": "r-ib-l1",
        },
    )
    tells(
        match,
        "new _",
        {
            "19.6-c box-not-held": "...",
            "yes": "santander bilbao san-sebastian castellon valencia cuenca madrid",
            "11.8-d box-is-full": "albacete",
        },
    )
    tells(
        match,
        "repair _",
        {
            "25.12-a no-ship": "...",
            "25.12-a not-yours": "ship-*",
            "25.12-a ship-not-damaged": (
                "ship-jaime-i ship-mendez-nunez ship-destroyers-1 ship-destroyers-2 ship-r-submarine"
            ),
            "yes": "ship-libertad ship-cervantes",
        },
    )
    do(match, "new bilbao")
    assert asked(match) == (R, "type")
    tells(match, "as _", {"19.8-b type-by-events": "...", "yes": "r-reg r-bas r-com r-ana"})
    do(match, "as r-bas")
    assert asked(match) == (N, "spend")
    tells(
        match,
        "raise _",
        {
            "19.6-b box-had-point": "n-reg-s1 n-fal-s1",
            "yes": "n-reg-s2 n-reg-s4 n-fal-s2 n-fal-s3 n-fal-s4 n-fal-s5",
            "19.6-a box-out-of-supply": "n-reg-s3",
            "19.2 no-troop-of-yours": "...",
            "19.7 not-this-turn": "n-reg-l1 n-reg-l2",
            "19.8-b events-only": "n-car-s1 n-ita-l1",
        },
    )
    tells(
        match,
        "new _",
        {
            "19.6-c box-not-held": "...",
            "yes": "vigo leon salamanca avila madrid",
            "19.6-b box-had-point": "burgos",
            "19.6-a box-out-of-supply": "barcelona",
            "11.8-d box-is-full": "toledo",
        },
    )
    do(match, "repair ship-espana")
    assert asked(match) == (R, "spend")
    tells(
        match,
        "repair _",
        {
            "25.12-a no-ship": "...",
            "25.12-a not-yours": "ship-*",
            "25.12-a ship-not-damaged": (
                "ship-jaime-i ship-mendez-nunez ship-destroyers-1 ship-destroyers-2 ship-r-submarine"
            ),
            "yes": "ship-libertad ship-cervantes",
        },
    )


@pytest.mark.rule("espana", "25.12-a")
def test_without_the_war_at_sea_no_ship_is_repaired():
    match = table(POINTS)
    tells(match, "repair _", {"25.12-a no-ship": "..."})


@pytest.mark.rule("espana", "11.8-d", "19.2", "19.6-a", "19.6-c", "19.7", "19.8-b")
def test_in_turn_one_only_the_weakest_are_strengthened():
    match = table({**POINTS, "turn": 1})
    tells(
        match,
        "raise _",
        {
            "yes": "n-reg-s1 n-reg-s4 n-fal-s2 n-fal-s3 n-fal-s4 n-fal-s5",
            "19.7 not-this-turn": "n-reg-s2 n-reg-l1 n-reg-l2 n-fal-s1",
            "19.6-a box-out-of-supply": "n-reg-s3",
            "19.2 no-troop-of-yours": "...",
            "19.8-b events-only": "n-car-s1 n-ita-l1",
        },
    )
    tells(
        match,
        "new _",
        {
            "19.6-c box-not-held": "...",
            "yes": "vigo leon salamanca avila madrid",
            "11.8-d box-is-full": "burgos toledo",
            "19.6-a box-out-of-supply": "barcelona",
        },
    )


@pytest.mark.rule("espana", "19.2", "19.6-a", "19.7", "19.8-b")
def test_in_turn_seven_a_three_becomes_a_five():
    match = table({**POINTS, "turn": 7})
    tells(
        match,
        "raise _",
        {
            "yes": ("n-reg-s1 n-reg-s2 n-reg-s4 n-reg-l1 n-fal-s1 n-fal-s2 n-fal-s3 n-fal-s4 n-fal-s5"),
            "19.6-a box-out-of-supply": "n-reg-s3",
            "19.2 no-troop-of-yours": "...",
            "19.7 not-this-turn": "n-reg-l2",
            "19.8-b events-only": "n-car-s1 n-ita-l1",
        },
    )
    do(match, "raise n-reg-l1")
    tells(
        match,
        "raise _",
        {
            "19.2 no-troop-of-yours": "...",
            "yes": "r-reg-s1 r-reg-s2 r-bas-s1 r-bas-s2 r-com-s1 r-ana-s1 r-ana-l1",
            "19.7 not-this-turn": "r-com-l1",
            "19.8-b events-only": "r-ib-l1",
        },
    )


@pytest.mark.rule("espana", "19.2", "19.6-d", "19.7", "19.8-b")
def test_a_two_without_a_large_counter_of_its_type_takes_another():
    match = table(
        {
            **POINTS,
            "units": {
                **POINTS["units"],
                "bilbao": ["r-com 2"],
                "albacete": ["r-reg 1"],
                "soria": ["n-fal 3"],
                "segovia": ["n-fal 3"],
            },
        }
    )
    do(match, "raise n-fal-s1")
    assert asked(match) == (R, "spend")
    tells(
        match,
        "raise _",
        {
            "19.2 no-troop-of-yours": "...",
            "yes": "r-reg-s1 r-reg-s2 r-com-s1 r-ana-s1",
            "19.7 not-this-turn": "r-com-l1",
        },
    )
    do(match, "raise r-com-s1")
    assert asked(match) == (R, "type")
    tells(
        match,
        "as _",
        {"19.8-b type-by-events": "...", "yes": "r-reg r-bas r-ana", "19.6-d no-counter-of-type": "r-com"},
    )


@pytest.mark.rule("espana", "19.2", "19.6-a", "19.6-d", "19.7", "19.8-b")
def test_no_large_counter_at_all_no_level_for_a_two():
    match = table(
        {
            **POINTS,
            "units": {
                **POINTS["units"],
                "soria": ["n-fal 3", "n-fal 3", "n-reg 3"],
                "segovia": ["n-reg 3", "n-reg 3", "n-reg 3"],
            },
        }
    )
    tells(
        match,
        "raise _",
        {
            "yes": "n-reg-s1 n-reg-s4 n-fal-s2 n-fal-s3 n-fal-s4 n-fal-s5",
            "19.6-d no-counter": "n-reg-s2 n-fal-s1",
            "19.6-a box-out-of-supply": "n-reg-s3",
            "19.2 no-troop-of-yours": "...",
            "19.7 not-this-turn": "n-reg-l1 n-reg-l2 n-reg-l3 n-reg-l4 n-reg-l5 n-reg-l6 n-fal-l1 n-fal-l2",
            "19.8-b events-only": "n-car-s1 n-ita-l1",
        },
    )


@pytest.mark.rule("espana", "11.8-d", "19.6-a", "19.6-c", "19.6-d")
def test_no_counter_no_new_troop():
    match = table(
        {
            **POINTS,
            "units": {
                **POINTS["units"],
                "soria": ["n-reg 1", "n-reg 1", "n-reg 1", "n-reg 1"],
                "segovia": ["n-reg 1", "n-reg 1", "n-reg 1", "n-reg 1"],
                "teruel": ["n-fal 2", "n-fal 2"],
            },
        }
    )
    tells(
        match,
        "new _",
        {
            "19.6-c box-not-held": "...",
            "19.6-d no-new-counter": "vigo leon salamanca avila madrid",
            "11.8-d box-is-full": "burgos segovia soria toledo",
            "19.6-a box-out-of-supply": "teruel barcelona",
        },
    )


@pytest.mark.rule("espana", "11.8-d", "19.6-b", "19.6-c", "19.6-d", "19.8-b")
def test_where_only_basques_are_left_they_come_to_their_home():
    match = table(
        {
            **POINTS,
            "cities": [1, 2, 0],
            "turn": 1,
            "units": {
                "bilbao": ["r-bas 1"],
                "albacete": ["r-reg 1", "r-reg 1", "r-reg 1", "r-reg 1"],
                "cuenca": ["r-reg 1", "r-reg 1", "r-reg 1", "r-reg 1"],
                "valencia": ["r-com 1", "r-com 1", "r-com 1", "r-com 1"],
                "teruel": ["r-com 1", "r-com 1", "r-com 1"],
                "murcia": ["r-ana 1", "r-ana 1", "r-ana 1", "r-ana 1"],
                "alicante": ["r-ana 1", "r-ana 1", "r-ana 1"],
                "burgos": ["n-fal 1"],
            },
        }
    )
    assert asked(match) == (N, "spend")
    do(match, "new leon")
    tells(match, "as _", {"19.8-b type-by-events": "...", "yes": "n-reg n-fal"})
    do(match, "as n-reg")
    tells(
        match,
        "new _",
        {
            "19.6-c box-not-held": "...",
            "19.6-d no-new-counter": "santander teruel castellon alicante",
            "yes": "bilbao san-sebastian",
            "11.8-d box-is-full": "valencia murcia albacete cuenca",
        },
    )
    do(match, "new bilbao")
    tells(
        match,
        "new _",
        {
            "19.6-c box-not-held": "...",
            "19.6-d no-new-counter": "santander teruel castellon alicante",
            "19.6-b box-had-point": "bilbao",
            "yes": "san-sebastian",
            "11.8-d box-is-full": "valencia murcia albacete cuenca",
        },
    )


@pytest.mark.rule("espana", "25.1-c", "25.2-b", "25.3-c", "25.3-e", "25.3-f", "25.3-i", "25.5", "25.6-b")
def test_ships_that_may_sail_and_where_to():
    match = table(SAIL, naval=True)
    tells(
        match,
        "sail _",
        {
            "25.2-b no-ship": "...",
            "yes": "ship-espana ship-navarra ship-n-submarine",
            "25.1-c not-in-play": "ship-almirante-cervera",
            "25.3-e ship-is-damaged": "ship-canarias",
            "25.3-f ship-sailed": "ship-baleares",
            "25.2-b not-yours": "ship-*",
        },
    )
    do(match, "sail ship-espana")
    tells(
        match,
        "to _",
        {
            "25.3-i say-the-duty": (
                "la-coruna vigo oviedo santander bilbao san-sebastian barcelona gerona "
                "tarragona castellon valencia alicante murcia almeria malaga cadiz huelva "
                "morocco"
            ),
            "25.5 not-on-the-coast": "...",
            "yes": (
                "cantabrico estrecho baleares mediterraneo la-coruna:support vigo:support "
                "oviedo:support santander:support bilbao:support san-sebastian:support "
                "barcelona:support gerona:support tarragona:support castellon:support "
                "valencia:support alicante:support murcia:support almeria:support "
                "malaga:support cadiz:support huelva:support morocco:support "
                "la-coruna:block vigo:block oviedo:block santander:block bilbao:block "
                "san-sebastian:block barcelona:block gerona:block tarragona:block "
                "castellon:block valencia:block alicante:block murcia:block almeria:block "
                "malaga:block cadiz:block huelva:block morocco:block"
            ),
            "25.3-f is-there": "ferrol",
            "25.3-c base-closed": (
                "cadiz-base cartagena ferrol:support cadiz-base:support cartagena:support "
                "ferrol:block cadiz-base:block cartagena:block"
            ),
            "25.3-i no-duty-at-sea": (
                "cantabrico:support estrecho:support baleares:support mediterraneo:support "
                "cantabrico:block estrecho:block baleares:block mediterraneo:block"
            ),
        },
    )
    do(match, "to estrecho", "sail ship-n-submarine")
    tells(
        match,
        "to _",
        {
            "25.3-i say-the-duty": (
                "la-coruna vigo oviedo santander bilbao san-sebastian barcelona gerona "
                "tarragona castellon valencia alicante murcia almeria malaga cadiz huelva "
                "morocco"
            ),
            "25.5 not-on-the-coast": "...",
            "yes": (
                "cantabrico estrecho baleares mediterraneo ferrol la-coruna:block "
                "vigo:block oviedo:block santander:block bilbao:block san-sebastian:block "
                "barcelona:block gerona:block tarragona:block castellon:block "
                "valencia:block alicante:block murcia:block almeria:block malaga:block "
                "cadiz:block huelva:block morocco:block"
            ),
            "25.3-c base-closed": (
                "cadiz-base cartagena ferrol:support cadiz-base:support cartagena:support "
                "ferrol:block cadiz-base:block cartagena:block"
            ),
            "25.6-b submarines-do-not-support": (
                "la-coruna:support vigo:support oviedo:support santander:support "
                "bilbao:support san-sebastian:support barcelona:support gerona:support "
                "tarragona:support castellon:support valencia:support alicante:support "
                "murcia:support almeria:support malaga:support cadiz:support huelva:support "
                "morocco:support"
            ),
            "25.3-i no-duty-at-sea": (
                "cantabrico:support estrecho:support baleares:support mediterraneo:support "
                "cantabrico:block estrecho:block baleares:block mediterraneo:block"
            ),
        },
    )


@pytest.mark.rule("espana", "25.1-c", "25.2-b", "25.3-c", "25.3-f", "25.3-h", "25.3-i", "25.5")
def test_cantabrico_is_closed_to_the_republic_without_a_northern_port():
    match = table(NORTH, naval=True)
    tells(
        match,
        "sail _",
        {
            "25.2-b no-ship": "...",
            "25.2-b not-yours": "ship-*",
            "25.1-c not-in-play": "ship-jaime-i ship-cervantes ship-mendez-nunez ship-destroyers-2",
            "yes": "ship-libertad ship-destroyers-1 ship-r-submarine",
        },
    )
    do(match, "sail ship-libertad")
    tells(
        match,
        "to _",
        {
            "25.3-i say-the-duty": (
                "la-coruna vigo oviedo santander bilbao san-sebastian barcelona gerona "
                "tarragona castellon valencia alicante murcia almeria malaga cadiz huelva "
                "morocco"
            ),
            "25.5 not-on-the-coast": "...",
            "25.3-h no-northern-port": "cantabrico",
            "yes": (
                "estrecho baleares mediterraneo la-coruna:support vigo:support "
                "oviedo:support santander:support bilbao:support san-sebastian:support "
                "barcelona:support gerona:support tarragona:support castellon:support "
                "valencia:support alicante:support murcia:support almeria:support "
                "malaga:support cadiz:support huelva:support morocco:support "
                "la-coruna:block vigo:block oviedo:block santander:block bilbao:block "
                "san-sebastian:block barcelona:block gerona:block tarragona:block "
                "castellon:block valencia:block alicante:block murcia:block almeria:block "
                "malaga:block cadiz:block huelva:block morocco:block"
            ),
            "25.3-c base-closed": (
                "ferrol cadiz-base ferrol:support cadiz-base:support cartagena:support "
                "ferrol:block cadiz-base:block cartagena:block"
            ),
            "25.3-f is-there": "cartagena",
            "25.3-i no-duty-at-sea": (
                "cantabrico:support estrecho:support baleares:support mediterraneo:support "
                "cantabrico:block estrecho:block baleares:block mediterraneo:block"
            ),
        },
    )


@pytest.mark.rule("espana", "25.3-c", "25.3-f", "25.3-i", "25.5")
def test_a_card_opens_cantabrico():
    match = table(
        {
            **SAIL,
            "lasting": [{"card": "r-nav-03", "kind": "cantabrico", "side": "republican", "turn": 4}],
            "phase": "ships-r",
        },
        naval=True,
    )
    do(match, "sail ship-libertad")
    tells(
        match,
        "to _",
        {
            "25.3-i say-the-duty": (
                "la-coruna vigo oviedo santander bilbao san-sebastian barcelona gerona "
                "tarragona castellon valencia alicante murcia almeria malaga cadiz huelva "
                "morocco"
            ),
            "25.5 not-on-the-coast": "...",
            "yes": (
                "cantabrico estrecho baleares mediterraneo la-coruna:support vigo:support "
                "oviedo:support santander:support bilbao:support san-sebastian:support "
                "barcelona:support gerona:support tarragona:support castellon:support "
                "valencia:support alicante:support murcia:support almeria:support "
                "malaga:support cadiz:support huelva:support morocco:support "
                "la-coruna:block vigo:block oviedo:block santander:block bilbao:block "
                "san-sebastian:block barcelona:block gerona:block tarragona:block "
                "castellon:block valencia:block alicante:block murcia:block almeria:block "
                "malaga:block cadiz:block huelva:block morocco:block"
            ),
            "25.3-c base-closed": (
                "ferrol cadiz-base ferrol:support cadiz-base:support cartagena:support "
                "ferrol:block cadiz-base:block cartagena:block"
            ),
            "25.3-f is-there": "cartagena",
            "25.3-i no-duty-at-sea": (
                "cantabrico:support estrecho:support baleares:support mediterraneo:support "
                "cantabrico:block estrecho:block baleares:block mediterraneo:block"
            ),
        },
    )


@pytest.mark.rule("espana", "25.8-e", "25.8-l", "25.8-o2", "25.9-e")
def test_strikes_torpedoes_escorts_and_support_name_their_targets():
    match = table(
        FLEETS,
        naval=True,
        rolls=[[1], [1], [1, 1], [1, 1], [1], [1, 1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1]],
    )
    do(match, "fight", "fight")
    assert asked(match) == (R, "pair")
    tells(match, "pair _ air-he-51", {"25.8-e not-to-be-paired": "...", "yes": "air-i-15 air-sb-2"})
    tells(match, "pair air-i-15 _", {"25.8-e not-to-be-paired": "...", "yes": "air-he-51 air-sm-79"})
    do(match, "pair air-i-15 air-he-51")
    assert asked(match) == (N, "strike")
    tells(match, "strike _ ship-libertad", {"25.9-e not-its-turn": "...", "yes": "air-he-51"})
    tells(
        match,
        "strike air-he-51 _",
        {"25.9-e cannot-strike": "...", "yes": "ship-jaime-i ship-libertad ship-cervantes"},
    )
    do(match, "strike air-he-51 ship-libertad", "hold")
    assert asked(match) == (R, "strike")
    tells(match, "strike _ ship-canarias", {"25.9-e not-its-turn": "...", "yes": "air-sb-2"})
    do(match, "strike air-sb-2 ship-canarias", "strike air-i-15 ship-canarias")
    assert asked(match) == (N, "torpedo")
    tells(match, "torpedo _ ship-libertad", {"25.8-o2 not-its-turn": "...", "yes": "ship-n-submarine"})
    tells(
        match,
        "torpedo ship-n-submarine _",
        {"25.8-o2 cannot-torpedo": "...", "yes": "ship-jaime-i ship-libertad ship-cervantes"},
    )
    do(match, "hold")
    assert asked(match) == (R, "torpedo")
    do(match, "torpedo ship-r-submarine ship-canarias")
    assert asked(match) == (R, "escort")
    tells(match, "escort _ ship-r-submarine", {"25.8-l not-its-turn": "...", "yes": "ship-destroyers-1"})
    tells(match, "escort ship-destroyers-1 _", {"25.8-l cannot-escort": "...", "yes": "ship-r-submarine"})
    do(match, "escort ship-destroyers-1 ship-r-submarine")
    assert asked(match) == (R, "escort")


@pytest.mark.rule("espana", "25.8-h", "25.8-i", "25.8-l")
def test_the_larger_fleet_makes_the_pairs_and_the_rest_may_help():
    match = table(
        {
            **FLEETS,
            "units": {
                **FLEETS["units"],
                "baleares": [
                    "canarias",
                    "n-submarine",
                    "jaime-i",
                    "libertad",
                    "destroyers-1",
                    "destroyers-2",
                ],
            },
        },
        naval=True,
        rolls=[[1], [1], [1], [1, 1, 1, 1, 1], [1, 1]],
    )
    do(match, "fight", "fight", "hold")
    assert asked(match) == (R, "pair")
    tells(
        match, "pair _ ship-canarias", {"25.8-h not-to-be-paired": "...", "yes": "ship-jaime-i ship-libertad"}
    )
    tells(match, "pair ship-jaime-i _", {"25.8-h not-to-be-paired": "...", "yes": "ship-canarias"})
    do(match, "pair ship-jaime-i ship-canarias")
    assert asked(match) == (R, "back")
    tells(match, "back _ ship-jaime-i", {"25.8-i not-its-turn": "...", "yes": "ship-libertad"})
    tells(match, "back ship-libertad _", {"25.8-i cannot-back": "...", "yes": "ship-jaime-i"})
    do(match, "back ship-libertad ship-jaime-i")
    assert asked(match) == (R, "escort")
    tells(match, "escort _ ship-jaime-i", {"25.8-l not-its-turn": "...", "yes": "ship-destroyers-1"})
    tells(match, "escort ship-destroyers-1 _", {"25.8-l cannot-escort": "...", "yes": "ship-jaime-i"})


@pytest.mark.rule("espana", "25.7-f", "25.7-h")
def test_the_guns_of_a_port_put_their_plus_on_a_die():
    match = table(GUNS, naval=True, rolls=[[5, 5, 3]])
    assert asked(match) == (R, "guns")
    tells(
        match,
        "put _ die:0",
        {
            "yes": "plus:1",
            "25.7-f guns-plus-one": "plus:2 plus:3 plus:4 plus:5 plus:6 plus:7 plus:8 plus:9 card:1",
        },
    )
    tells(
        match,
        "put plus:1 _",
        {
            "yes": "die:0 die:1 die:2",
            "25.7-f no-such-die": "die:3 die:4 die:5 die:6 die:7 die:8 die:9 die:10 die:11",
        },
    )
    do(match, "put plus:1 die:0")
    assert asked(match) == (R, "allot")
    tells(
        match,
        "allot _",
        {
            "25.7-h not-under-fire": "...",
            "yes": (
                "air-he-51 ship-canarias ship-baleares air-he-51:home ship-canarias:home ship-baleares:home"
            ),
        },
    )
    do(match, "allot ship-canarias")
    assert asked(match) == (R, "allot")
    tells(
        match,
        "allot _",
        {
            "25.7-h not-under-fire": "...",
            "yes": "air-he-51 ship-baleares",
            "25.7-h allot-evenly": "ship-canarias",
            "25.7-h one-kind-left": "air-he-51:home ship-canarias:home ship-baleares:home",
        },
    )


@pytest.mark.rule("espana", "25.3-b", "25.3-c", "25.3-d")
def test_a_ship_driven_off_goes_to_a_base():
    match = table(HAVEN, naval=True)
    do(match, "decline")
    assert asked(match) == (N, "haven")
    tells(
        match,
        "to _",
        {
            "25.3-d base-first": "...",
            "25.3-b no-haven-at-sea": "cantabrico estrecho baleares mediterraneo",
            "yes": "ferrol cadiz-base",
            "25.3-c base-closed": "cartagena",
        },
    )


@pytest.mark.rule("espana", "9.4")
def test_a_hand_of_ten_goes_down_to_eight():
    match = table(
        {
            **EMPTY,
            "hands": {
                N: ["n-01", "n-02", "n-03", "n-04", "n-05", "n-06", "n-07", "n-08", "n-09", "n-10"],
                R: [],
            },
            "turn": 2,
            "phase": "end",
            "markers": LANDS,
        }
    )
    tells(
        match,
        "discard _",
        {"yes": "n-01 n-02 n-03 n-04 n-05 n-06 n-07 n-08 n-09 n-10", "9.4 not-in-hand": "..."},
    )
    do(match, "discard n-01")
    tells(
        match, "discard _", {"9.4 not-in-hand": "...", "yes": "n-02 n-03 n-04 n-05 n-06 n-07 n-08 n-09 n-10"}
    )
    do(match, "discard n-02")
    assert asked(match) == (N, "move")


@pytest.mark.rule("espana", "12.5", "14.1-a", "14.5", "26.1-c")
def test_a_bonus_general_is_assigned_and_he_alone_may_attack():
    match = table(
        {
            **EMPTY,
            "turn": 7,
            "phase": "offensive",
            "markers": LANDS,
            "units": {"madrid": ["r-reg 3", "n-reg 3"]},
            "board": ["rojo", "miaja", "mola"],
            "lasting": [{"card": "r-29", "kind": "offensive", "side": "republican", "turn": 7}],
        }
    )
    assert asked(match) == (R, "bonus-general")
    tells(
        match,
        "assign _",
        {
            "14.1-a no-general": "...",
            "14.1-a not-yours": "gen-*",
            "yes": "gen-rojo gen-miaja",
            "14.5 not-in-play": "gen-lister gen-durruti gen-ulibarri",
        },
    )
    do(match, "assign gen-rojo")
    tells(match, "to _", {"14.1-a no-own-unit": "...", "yes": "madrid", "12.5 no-line": "morocco"})
    do(match, "to madrid")
    assert asked(match) == (R, "bonus-battle")
    tells(match, "battle _", {"26.1-c one-general": "...", "yes": "gen-rojo"})


@pytest.mark.rule("espana", "22.2-b", "9.4")
def test_the_last_captured_tank_is_final_where_cards_are_drawn_next():
    """Its box ends the turn and new cards are drawn, but where an early end is asked about first."""
    given = {**FLEETS, "captured": ["t-26"], "phase": "events"}
    for early, final in ((False, "reveal"), (True, "")):
        match = table(given, tanks=True, **{"early-end": early})
        assert match.final(N, "place tank-t-26-1 leon") == final
        do(match, "place tank-t-26-1 leon")
        refusal = match.why_no_undo(N)
        assert (refusal is None) is (final == "")


@pytest.mark.rule("espana", "22.2-b", "22.2-c")
def test_a_captured_tank_comes_to_a_friendly_box():
    match = table(
        {**FLEETS, "captured": ["t-26"], "units": {"madrid": ["r-reg 3", "n-reg 3"]}, "phase": "events"},
        tanks=True,
    )
    assert asked(match) == (N, "captured")
    tells(match, "place _ leon", {"22.2-b another-tank": "...", "yes": "tank-t-26-1"})
    tells(
        match,
        "place tank-t-26-1 _",
        {
            "yes": ("la-coruna vigo leon vitoria pamplona burgos valladolid salamanca avila segovia"),
            "22.2-c box-not-controlled": "...",
        },
    )
