"""What a card changes and tells on a board that helps it, or does not (18.4)."""

import pytest
from tests.games.espana.table import EMPTY, LANDS, N, R, changes, do, state_of, table, told

from frente.games.espana.definitions import CARDS

EVENTS = {
    **EMPTY,
    "phase": "events",
    "markers": LANDS,
    "units": {"madrid": ["r-reg 1"], "burgos": ["n-reg 1"]},
}
REST = {"n": ("n-15", "n-32"), "r": ("r-08", "r-28")}
"""Another card of the hand, so that nothing follows but the question which one comes next."""


def case(card, set, answers, told, changed, rules, **more):
    return pytest.param(
        card, set, answers, told, changed, more, marks=pytest.mark.rule("espana", *rules), id=card
    )


CASES = [
    case(
        "r-nav-10",
        {},
        [],
        ["no-effect 18.4 card=r-nav-10", "no-effect 18.4 card=r-nav-10"],
        {},
        ["18.3", "18.4"],
        naval=True,
    ),
    case(
        "n-nav-10",
        {"units": {"cartagena": ["libertad"], "madrid": ["r-reg 1"]}},
        [],
        [
            "roll 18.3 roll=raid seat=nationalist dice=[6, 5, 5] sides=6",
            "ship-damaged 18.3 ship=ship-libertad",
            "no-effect 18.4 card=n-nav-10",
        ],
        {"damaged": ["ship-libertad"]},
        ["18.3", "18.4"],
        rolls=[[6, 5, 5]],
        naval=True,
    ),
    case(
        "n-nav-10",
        {},
        [],
        ["roll 18.3 roll=raid seat=nationalist dice=[4, 4, 4] sides=6", "no-effect 18.4 card=n-nav-10"],
        {},
        ["18.3", "18.4"],
        rolls=[[4, 4, 4]],
        naval=True,
    ),
    case("r-07", {}, [], ["no-effect 18.4 card=r-07"], {}, ["18.3", "18.4"]),
    case(
        "r-07",
        {"units": {"madrid": ["r-com 1", "r-ana 5"]}},
        ["change r-com-s1", "enough"],
        ["changed 18.3 unit=r-reg-s1 side=republican box=madrid"],
        {
            "where.r-reg-s1": "madrid",
            "where.r-com-s1": "pool",
            "strength.r-reg-s1": 1,
            "strength.r-com-s1": 0,
        },
        ["18.3"],
    ),
    case(
        "n-45",
        {
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
                    "bilbao",
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
                ],
            }
        },
        [],
        ["no-effect 18.4 card=n-45"],
        {},
        ["18.3", "18.4"],
    ),
    case("n-45", {}, [], ["no-effect 18.4 card=n-45"], {}, ["18.3", "18.4"]),
    case(
        "n-45",
        {
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
                    "bilbao",
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
                ],
            },
            "units": {"santander": ["r-bas 1"], "oviedo": ["r-bas 3", "n-reg 1"]},
        },
        [],
        [
            "destroyed 18.3 unit=r-bas-s1 side=republican box=santander",
            "destroyed 18.3 unit=r-bas-l1 side=republican box=oviedo",
        ],
        {
            "where.r-bas-s1": "pool",
            "where.r-bas-l1": "pool",
            "strength.r-bas-s1": 0,
            "strength.r-bas-l1": 0,
            "control.oviedo": "nationalist",
            "markers.republican": [
                "santander",
                "tarragona",
                "castellon",
                "valencia",
                "alicante",
                "murcia",
                "almeria",
                "albacete",
                "cuenca",
                "guadalajara",
            ],
            "cities.nationalist": 4,
            "cities.contested": 0,
        },
        ["18.3"],
    ),
    case(
        "n-42",
        {},
        [],
        ["kept 18.5 card=n-42", "no-effect 18.4 card=n-42"],
        {"lasting": ["n-42"]},
        ["18.3", "18.4", "18.5"],
    ),
    case("r-29", {"turn": 10}, [], ["no-effect 18.4 card=r-29"], {}, ["18.3", "18.4"]),
    case("r-29", {}, [], ["kept 18.5 card=r-29"], {"lasting": ["r-29"]}, ["18.3", "18.5"]),
    case("r-43", {"turn": 10}, [], ["no-effect 18.4 card=r-43"], {}, ["18.3", "18.4"]),
    case("r-28", {"turn": 9}, [], ["kept 18.5 card=r-28"], {"lasting": ["r-28"]}, ["18.3", "18.5"]),
    case(
        "n-nav-07",
        {"units": {"baleares": ["jaime-i damaged"], "madrid": ["r-reg 1"]}},
        [],
        ["ship-sunk 18.3 ship=ship-jaime-i"],
        {"where.ship-jaime-i": "gone", "damaged": []},
        ["18.3"],
        naval=True,
    ),
    case("n-nav-07", {}, [], ["no-effect 18.4 card=n-nav-07"], {}, ["18.3", "18.4"], naval=True),
    case(
        "r-nav-02",
        {"units": {"baleares": ["canarias"], "madrid": ["r-reg 1"]}},
        [],
        ["no-effect 18.4 card=r-nav-02"],
        {},
        ["18.3", "18.4"],
        naval=True,
    ),
    case(
        "r-nav-02",
        {"zone_markers": {"baleares": "nationalist"}},
        [],
        ["zone-marked 25.11-b zone=baleares side=republican"],
        {"zones.baleares": "republican"},
        ["18.3", "25.11-b"],
        naval=True,
    ),
    case(
        "r-nav-02",
        {
            "zone_markers": {"baleares": "nationalist"},
            "units": {"baleares": ["libertad"], "madrid": ["r-reg 1"]},
        },
        [],
        ["zone-marked 25.11-b zone=baleares side=republican"],
        {},
        ["18.3", "25.11-b"],
        naval=True,
    ),
    case(
        "n-nav-01",
        {},
        [],
        ["ship-came 25.1-c ship=ship-canarias place=ferrol"],
        {"where.ship-canarias": "ferrol"},
        ["18.3", "25.1-c"],
        naval=True,
    ),
    case(
        "n-nav-01",
        {"gone": ["canarias"]},
        [],
        ["no-effect 18.4 card=n-nav-01"],
        {},
        ["18.3", "18.4"],
        naval=True,
    ),
    case(
        "n-nav-05",
        {"markers": {N: ["leon", "salamanca"], R: ["valencia"]}},
        [],
        ["no-effect 18.4 card=n-nav-05"],
        {},
        ["18.3", "18.4"],
        naval=True,
    ),
    case(
        "n-nav-03",
        {"units": {"baleares": ["destroyers-1"], "madrid": ["r-reg 1"]}},
        [],
        [
            "ship-damaged 18.3 ship=ship-destroyers-1",
            "ship-withdrew 25.3-d ship=ship-destroyers-1 place=cartagena",
        ],
        {"where.ship-destroyers-1": "cartagena", "damaged": ["ship-destroyers-1"]},
        ["18.3", "25.3-d"],
        naval=True,
    ),
    case(
        "r-nav-09",
        {"units": {"cartagena": ["r-submarine damaged", "libertad damaged"], "madrid": ["r-reg 1"]}},
        ["repair ship-r-submarine"],
        ["repaired 25.12-b ship=ship-r-submarine", "kept 18.5 card=r-nav-09"],
        {"lasting": ["r-nav-09"], "damaged": ["ship-libertad"]},
        ["18.3", "18.5", "25.12-b"],
        naval=True,
    ),
    case(
        "r-nav-03",
        {},
        [],
        ["kept 18.5 card=r-nav-03"],
        {"lasting": ["r-nav-03"]},
        ["18.3", "18.5"],
        naval=True,
    ),
    case(
        "n-06",
        {
            "units": {"cadiz": ["n-reg 1"]},
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
                ],
            },
        },
        [],
        ["aircraft-came 18.3 unit=air-he-51 side=nationalist"],
        {"where.air-he-51": "board"},
        ["18.3"],
    ),
    case("n-06", {}, [], ["no-effect 18.4 card=n-06"], {}, ["18.3", "18.4"]),
    case(
        "r-34",
        {"gone": ["ni-52", "potez-540", "i-15", "i-16-a", "i-16-b", "sb-2"]},
        [],
        ["no-effect 18.4 card=r-34", "drew 18.3 side=republican cards=['r-23'] number=1"],
        {"deck.republican": 19},
        ["18.3", "18.4"],
    ),
    case(
        "r-34",
        {"board": ["ni-52", "potez-540", "i-15", "i-16-a", "i-16-b"]},
        [],
        ["aircraft-came 18.3 unit=air-sb-2 side=republican"],
        {"where.air-sb-2": "board"},
        ["18.3"],
    ),
    case(
        "n-13",
        {"board": ["durruti"]},
        [],
        ["general-gone 18.3 unit=gen-durruti"],
        {"where.gen-durruti": "gone"},
        ["18.3"],
    ),
    case("n-13", {"gone": ["durruti"]}, [], ["no-effect 18.4 card=n-13"], {}, ["18.3", "18.4"]),
    case(
        "n-18", {}, [], ["general-came 14.5 unit=gen-davila"], {"where.gen-davila": "board"}, ["14.5", "18.3"]
    ),
    case("n-18", {"board": ["davila"]}, [], ["no-effect 18.4 card=n-18"], {}, ["18.3", "18.4"]),
    case("r-18", {}, [], ["no-effect 18.4 card=r-18"], {}, ["18.3", "18.4"]),
    case(
        "r-18",
        {"units": {"santander": ["r-bas 1"]}},
        [],
        ["general-came 14.5 unit=gen-ulibarri"],
        {"where.gen-ulibarri": "board"},
        ["14.5", "18.3"],
    ),
    case(
        "n-07",
        {
            "units": {"toledo": ["n-reg 2"], "madrid": ["r-reg 1"]},
            "hands": {N: ["n-07", "n-15"], R: ["r-01"]},
            "spent": ["r-15"],
        },
        ["raise n-reg-s1"],
        [
            "strengthened 18.3 unit=n-reg-l1 side=nationalist box=toledo after=3",
            "discarded 18.3 side=republican card=r-01",
        ],
        {
            "where.n-reg-s1": "pool",
            "where.n-reg-l1": "toledo",
            "strength.n-reg-s1": 0,
            "strength.n-reg-l1": 3,
            "hand.republican": [],
        },
        ["18.3"],
    ),
    case(
        "n-07",
        {"decks": {N: ["n-20", "n-19"]}},
        [],
        ["drew 18.3 side=nationalist cards=['n-20'] number=1"],
        {"deck.nationalist": 1},
        ["18.3"],
    ),
    case("r-23", {}, [], ["no-effect 18.4 card=r-23"], {}, ["18.3", "18.4"]),
    case(
        "r-23",
        {
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
                    "gerona",
                ],
            }
        },
        [],
        ["kept 18.5 card=r-23", "drew 18.3 side=republican cards=['r-24'] number=1"],
        {"deck.republican": 19, "lasting": ["r-23"]},
        ["18.3", "18.5"],
    ),
    case(
        "n-41",
        {"units": {"madrid": ["r-com 1", "n-reg 1"]}},
        [],
        [
            "destroyed 18.3 unit=r-com-s1 side=republican box=madrid",
            "no-effect 18.4 card=n-41",
            "kept 18.5 card=n-41",
        ],
        {
            "where.r-com-s1": "pool",
            "strength.r-com-s1": 0,
            "control.madrid": "nationalist",
            "cities.nationalist": 3,
            "cities.contested": 0,
            "lasting": ["n-41"],
        },
        ["18.3", "18.4", "18.5"],
    ),
    case(
        "n-11",
        {"units": {"madrid": ["r-reg 3"]}},
        [],
        [
            "replaced 16.6-c unit=r-reg-l1 side=republican other=r-reg-s1 box=madrid before=3 after=2",
            "no-effect 18.4 card=n-11",
        ],
        {
            "where.r-reg-s1": "madrid",
            "where.r-reg-l1": "pool",
            "strength.r-reg-s1": 2,
            "strength.r-reg-l1": 0,
        },
        ["16.6-c", "18.3", "18.4"],
    ),
    case(
        "n-nav-02",
        {},
        [],
        ["kept 18.5 card=n-nav-02"],
        {"lasting": ["n-nav-02"]},
        ["18.3", "18.5"],
        naval=True,
    ),
    case(
        "n-02",
        {},
        ["take air-ju-52"],
        ["aircraft-came 18.3 unit=air-ju-52 side=nationalist", "kept 18.5 card=n-02"],
        {"where.air-ju-52": "board", "lasting": ["n-02"]},
        ["18.3", "18.5"],
    ),
    case(
        "r-nav-06",
        {},
        [],
        ["in-force 18.6 card=r-nav-06"],
        {"in_force": ["r-nav-06"]},
        ["18.3", "18.6"],
        naval=True,
    ),
    case("n-20", {}, [], ["in-force 18.6 card=n-20"], {"in_force": ["n-20"]}, ["18.3", "18.6"]),
    case(
        "n-14",
        {
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
                    "cadiz",
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
                ],
            }
        },
        [],
        ["no-effect 18.4 card=n-14"],
        {},
        ["18.3", "18.4"],
    ),
    case(
        "n-30",
        {"units": {"morocco": ["n-afr 1", "n-afr 1", "n-afr 1", "n-afr 1"], "madrid": ["r-reg 1"]}},
        [],
        ["no-effect 18.4 card=n-30"],
        {},
        ["18.3", "18.4"],
    ),
]


@pytest.mark.parametrize(("card", "set", "answers", "heard", "changed", "more"), CASES)
def test_a_card_does_what_it_says_as_far_as_it_can(card, set, answers, heard, changed, more):
    period = CARDS[card].period
    hand = [card, REST[card[0]][period]]
    hands = {N: hand if card[0] == "n" else [], R: hand if card[0] == "r" else []}
    match = table({**EVENTS, "turn": (2, 7)[period], "hands": hands, **set}, **more)
    before, since = state_of(match), len(match.state.log.events)
    do(match, f"play {card}", *answers)
    assert told(match, since)[1:] == heard
    own = ("spent", "active", f"hand.{N if card[0] == 'n' else R}", f"plays.{N if card[0] == 'n' else R}")
    after = changes(match, before)
    assert {name: value for name, value in after.items() if name not in own} == changed
