"""What a fight or an assignment at sea changes and tells, to the last flag."""

import pytest
from tests.games.espana.table import EMPTY, LANDS, N, R, asked, changes, do, state_of, table, told

SEA = {**EMPTY, "turn": 4, "phase": "sea", "markers": LANDS}


@pytest.mark.rule("espana", "25.8-g", "25.8-o2", "25.9-b", "25.9-c")
def test_aircraft_strike_together_and_flak_answers():
    match = table(
        {
            **SEA,
            "units": {
                "baleares": ["cr-32-a", "breguet-n", "sm-79", "libertad", "destroyers-1", "canarias"],
                "murcia": ["r-reg 1"],
                "mediterraneo": ["navarra", "mendez-nunez"],
            },
        },
        naval=True,
        rolls=[[4], [6], [4, 4], [5], [6]],
    )
    before, since = state_of(match), len(match.state.log.events)
    do(match, "fight", "fight")
    do(
        match,
        "strike air-cr-32-a ship-libertad",
        "strike air-breguet-n ship-libertad",
        "strike air-sm-79 ship-libertad",
    )
    assert asked(match) == (N, "suffer")
    do(match, "suffer air-sm-79", "suffer air-cr-32-a")
    assert asked(match) == (N, "consent")
    assert told(match, since) == [
        "sea-battle 25.8-g place=baleares",
        "roll 25.9-b roll=strike seat=nationalist dice=[4] sides=6",
        "roll 25.9-b roll=strike seat=nationalist dice=[6] sides=6",
        "roll 25.9-b roll=strike seat=nationalist dice=[4, 4] sides=6",
        "roll 25.9-c roll=flak seat=republican dice=[5] sides=6",
        "roll 25.9-c roll=flak seat=republican dice=[6] sides=6",
        "flew-home 25.9-c unit=air-sm-79",
        "flew-home 25.9-c unit=air-cr-32-a",
        "ship-withdrew 25.9-b ship=ship-libertad place=cartagena",
        "ship-withdrew 25.8-o2 ship=ship-destroyers-1 place=cartagena",
    ]
    assert changes(match, before) == {
        "where.air-cr-32-a": "board",
        "where.air-sm-79": "board",
        "where.ship-libertad": "cartagena",
        "where.ship-destroyers-1": "cartagena",
        "zones.baleares": "nationalist",
        "used": ["air-breguet-n", "air-cr-32-a", "air-sm-79"],
    }


@pytest.mark.rule("espana", "25.8-g", "25.9-b", "25.9-c")
def test_aircraft_drive_a_ship_off_and_fly_home():
    match = table(
        {
            **SEA,
            "units": {
                "baleares": ["cr-32-a", "he-51", "libertad", "destroyers-1"],
                "mediterraneo": ["navarra", "mendez-nunez"],
            },
        },
        naval=True,
        rolls=[[4], [2], [5], [5]],
    )
    before, since = state_of(match), len(match.state.log.events)
    do(match, "fight", "fight")
    do(match, "strike air-cr-32-a ship-libertad", "strike air-he-51 ship-libertad", "suffer air-cr-32-a")
    assert asked(match) == (N, "consent")
    assert told(match, since) == [
        "sea-battle 25.8-g place=baleares",
        "roll 25.9-b roll=strike seat=nationalist dice=[4] sides=6",
        "roll 25.9-b roll=strike seat=nationalist dice=[2] sides=6",
        "roll 25.9-c roll=flak seat=republican dice=[5] sides=6",
        "roll 25.9-c roll=flak seat=republican dice=[5] sides=6",
        "flew-home 25.9-c unit=air-cr-32-a",
        "ship-withdrew 25.9-b ship=ship-libertad place=cartagena",
    ]
    assert changes(match, before) == {
        "where.air-cr-32-a": "board",
        "where.ship-libertad": "cartagena",
        "used": ["air-he-51", "air-cr-32-a"],
    }


@pytest.mark.rule("espana", "25.8-g")
def test_who_holds_back_is_turned_over_and_stays():
    match = table(
        {**SEA, "units": {"baleares": ["cr-32-a", "libertad"], "mediterraneo": ["navarra", "mendez-nunez"]}},
        naval=True,
    )
    before, since = state_of(match), len(match.state.log.events)
    do(match, "fight", "fight")
    do(match, "hold")
    assert told(match, since) == ["sea-battle 25.8-g place=baleares"]
    assert changes(match, before) == {"used": ["air-cr-32-a"]}


@pytest.mark.rule("espana", "25.8-l", "25.8-g", "25.8-n")
def test_a_submarine_torpedoes_with_a_card_and_an_escort():
    match = table(
        {
            **SEA,
            "units": {
                "baleares": ["canarias", "r-submarine", "destroyers-1"],
                "mediterraneo": ["navarra", "mendez-nunez"],
            },
            "lasting": [
                {
                    "card": "r-nav-09",
                    "kind": "ship_mod",
                    "side": "republican",
                    "turn": 4,
                    "value": 2,
                    "detail": "r-submarine",
                },
                {
                    "card": "x",
                    "kind": "ship_mod",
                    "side": "republican",
                    "turn": 5,
                    "value": 9,
                    "detail": "r-submarine",
                },
                {
                    "card": "x",
                    "kind": "ship_mod",
                    "side": "republican",
                    "turn": 4,
                    "value": 9,
                    "detail": "libertad",
                },
            ],
        },
        naval=True,
        rolls=[[5]],
    )
    before, since = state_of(match), len(match.state.log.events)
    do(match, "fight", "fight")
    do(match, "torpedo ship-r-submarine ship-canarias", "escort ship-destroyers-1 ship-r-submarine")
    assert asked(match) == (N, "consent")
    assert told(match, since) == [
        "sea-battle 25.8-g place=baleares",
        "roll 25.8-n roll=torpedo seat=republican dice=[5] sides=6",
        "ship-damaged 25.8-n ship=ship-canarias",
        "ship-withdrew 25.8-n ship=ship-canarias place=ferrol",
    ]
    assert changes(match, before) == {
        "where.ship-canarias": "ferrol",
        "zones.baleares": "republican",
        "used": ["ship-destroyers-1"],
        "damaged": ["ship-canarias"],
    }


@pytest.mark.rule("espana", "25.8-g", "25.8-m", "25.8-n", "25.8-o2")
def test_a_torpedo_that_misses_is_answered():
    match = table(
        {
            **SEA,
            "units": {
                "baleares": ["canarias", "r-submarine", "destroyers-1", "destroyers-2"],
                "mediterraneo": ["navarra", "mendez-nunez"],
            },
        },
        naval=True,
        rolls=[[5], [5]],
    )
    before, since = state_of(match), len(match.state.log.events)
    do(match, "fight", "fight")
    do(match, "torpedo ship-r-submarine ship-canarias", "hold", "escort ship-destroyers-2 ship-r-submarine")
    assert asked(match) == (N, "consent")
    assert told(match, since) == [
        "sea-battle 25.8-g place=baleares",
        "roll 25.8-n roll=torpedo seat=republican dice=[5] sides=6",
        "roll 25.8-n roll=reply seat=nationalist dice=[5] sides=6",
        "ship-damaged 25.8-n ship=ship-r-submarine",
        "ship-withdrew 25.8-n ship=ship-r-submarine place=cartagena",
        "ship-withdrew 25.8-m ship=ship-destroyers-2 place=cartagena",
        "ship-withdrew 25.8-o2 ship=ship-destroyers-1 place=cartagena",
    ]
    assert changes(match, before) == {
        "where.ship-destroyers-1": "cartagena",
        "where.ship-destroyers-2": "cartagena",
        "where.ship-r-submarine": "cartagena",
        "zones.baleares": "nationalist",
        "used": ["ship-destroyers-2"],
        "damaged": ["ship-r-submarine"],
    }


@pytest.mark.rule("espana", "25.8-g", "25.8-n")
def test_a_five_of_a_torpedo_drives_off():
    match = table(
        {
            **SEA,
            "units": {"baleares": ["n-submarine", "libertad"], "mediterraneo": ["navarra", "mendez-nunez"]},
        },
        naval=True,
        rolls=[[5]],
    )
    before, since = state_of(match), len(match.state.log.events)
    do(match, "fight", "fight")
    do(match, "torpedo ship-n-submarine ship-libertad")
    assert told(match, since) == [
        "sea-battle 25.8-g place=baleares",
        "roll 25.8-n roll=torpedo seat=nationalist dice=[5] sides=6",
        "ship-withdrew 25.8-n ship=ship-libertad place=cartagena",
    ]
    assert changes(match, before) == {"where.ship-libertad": "cartagena", "zones.baleares": "nationalist"}


@pytest.mark.rule("espana", "25.8-g", "25.8-n")
def test_a_five_of_the_reply_drives_the_submarine_off():
    match = table(
        {
            **SEA,
            "units": {
                "baleares": ["n-submarine", "libertad", "jaime-i"],
                "mediterraneo": ["navarra", "mendez-nunez"],
            },
        },
        naval=True,
        rolls=[[4], [5]],
    )
    before, since = state_of(match), len(match.state.log.events)
    do(match, "fight", "fight")
    do(match, "torpedo ship-n-submarine ship-libertad")
    assert asked(match) == (N, "consent")
    assert told(match, since) == [
        "sea-battle 25.8-g place=baleares",
        "roll 25.8-n roll=torpedo seat=nationalist dice=[4] sides=6",
        "roll 25.8-n roll=reply seat=republican dice=[5] sides=6",
        "ship-withdrew 25.8-n ship=ship-n-submarine place=ferrol",
    ]
    assert changes(match, before) == {"where.ship-n-submarine": "ferrol", "zones.baleares": "republican"}


@pytest.mark.rule("espana", "25.8-g", "25.8-j", "25.8-k", "25.8-m")
def test_fleets_fight_with_support_and_escorts():
    match = table(
        {
            **SEA,
            "units": {
                "baleares": ["canarias", "espana", "jaime-i", "libertad", "cervantes", "destroyers-1"],
                "mediterraneo": ["navarra", "mendez-nunez"],
            },
        },
        naval=True,
        rolls=[[6, 6, 1, 1, 1], [6, 5], [4, 4], [5, 6, 1]],
    )
    before, since = state_of(match), len(match.state.log.events)
    do(match, "fight", "fight")
    do(match, "pair ship-jaime-i ship-canarias", "pair ship-libertad ship-espana")
    assert asked(match) == (R, "back")
    do(match, "back ship-cervantes ship-jaime-i", "escort ship-destroyers-1 ship-libertad")
    assert asked(match) == (N, "consent")
    assert told(match, since) == [
        "sea-battle 25.8-g place=baleares",
        "roll 25.8-j roll=ship seat=republican dice=[6, 6, 1, 1, 1] sides=6",
        "roll 25.8-j roll=ship seat=nationalist dice=[6, 5] sides=6",
        "roll 25.8-j roll=ship seat=republican dice=[4, 4] sides=6",
        "roll 25.8-j roll=ship seat=nationalist dice=[5, 6, 1] sides=6",
        "ship-sunk 25.8-k ship=ship-canarias",
        "ship-sunk 25.8-k ship=ship-jaime-i",
        "ship-withdrew 25.8-k ship=ship-espana place=ferrol",
        "ship-withdrew 25.8-k ship=ship-libertad place=cartagena",
        "ship-withdrew 25.8-m ship=ship-destroyers-1 place=cartagena",
    ]
    assert changes(match, before) == {
        "where.ship-espana": "ferrol",
        "where.ship-canarias": "gone",
        "where.ship-jaime-i": "gone",
        "where.ship-libertad": "cartagena",
        "where.ship-destroyers-1": "cartagena",
        "zones.baleares": "republican",
        "used": ["ship-destroyers-1"],
    }


@pytest.mark.rule("espana", "25.8-g", "25.8-j", "25.8-k", "25.8-m")
def test_two_hits_sink_and_a_five_sends_home():
    match = table(
        {
            **SEA,
            "units": {
                "baleares": ["canarias", "libertad", "destroyers-1"],
                "mediterraneo": ["navarra", "mendez-nunez"],
            },
        },
        naval=True,
        rolls=[[5, 6], [1, 5]],
    )
    before, since = state_of(match), len(match.state.log.events)
    do(match, "fight", "fight")
    do(match, "escort ship-destroyers-1 ship-libertad")
    assert asked(match) == (N, "consent")
    assert told(match, since) == [
        "sea-battle 25.8-g place=baleares",
        "roll 25.8-j roll=ship seat=nationalist dice=[5, 6] sides=6",
        "roll 25.8-j roll=ship seat=republican dice=[1, 5] sides=6",
        "ship-sunk 25.8-k ship=ship-libertad",
        "ship-damaged 25.8-k ship=ship-canarias",
        "ship-withdrew 25.8-k ship=ship-canarias place=ferrol",
        "ship-withdrew 25.8-m ship=ship-destroyers-1 place=cartagena",
    ]
    assert changes(match, before) == {
        "where.ship-canarias": "ferrol",
        "where.ship-libertad": "gone",
        "where.ship-destroyers-1": "cartagena",
        "zones.baleares": "",
        "used": ["ship-destroyers-1"],
        "damaged": ["ship-canarias"],
    }


@pytest.mark.rule("espana", "25.8-g", "25.8-o2")
def test_destroyers_alone_flee_from_guns():
    match = table(
        {
            **SEA,
            "units": {
                "baleares": ["canarias", "destroyers-1", "destroyers-2"],
                "mediterraneo": ["navarra", "mendez-nunez"],
            },
        },
        naval=True,
    )
    before, since = state_of(match), len(match.state.log.events)
    do(match, "fight", "fight")
    assert asked(match) == (N, "consent")
    assert told(match, since) == [
        "sea-battle 25.8-g place=baleares",
        "ship-withdrew 25.8-o2 ship=ship-destroyers-1 place=cartagena",
        "ship-withdrew 25.8-o2 ship=ship-destroyers-2 place=cartagena",
    ]
    assert changes(match, before) == {
        "where.ship-destroyers-1": "cartagena",
        "where.ship-destroyers-2": "cartagena",
        "zones.baleares": "nationalist",
    }


@pytest.mark.rule("espana", "25.8-g")
def test_with_a_submarine_destroyers_stay():
    match = table(
        {
            **SEA,
            "units": {
                "baleares": ["canarias", "destroyers-1", "r-submarine"],
                "mediterraneo": ["navarra", "mendez-nunez"],
            },
        },
        naval=True,
    )
    before, since = state_of(match), len(match.state.log.events)
    do(match, "fight", "fight")
    do(match, "hold")
    assert asked(match) == (N, "consent")
    assert told(match, since) == ["sea-battle 25.8-g place=baleares"]
    assert changes(match, before) == {}


@pytest.mark.rule("espana", "25.8-b")
def test_who_declines_leaves_the_zone_to_the_other():
    match = table(
        {
            **SEA,
            "units": {
                "baleares": ["canarias", "he-51", "libertad", "i-15"],
                "mediterraneo": ["navarra", "mendez-nunez"],
            },
        },
        naval=True,
    )
    before, since = state_of(match), len(match.state.log.events)
    do(match, "fight", "decline")
    assert asked(match) == (N, "consent")
    assert told(match, since) == [
        "declined 25.8-b side=republican place=baleares",
        "ship-withdrew 25.8-b ship=ship-libertad place=cartagena",
    ]
    assert changes(match, before) == {
        "where.air-i-15": "board",
        "where.ship-libertad": "cartagena",
        "zones.baleares": "nationalist",
    }


@pytest.mark.rule("espana", "8.1", "9.2", "17.3", "25.7-h")
def test_the_guns_of_a_port_shoot_aircraft_and_ships():
    match = table(
        {**SEA, "units": {"murcia": ["r-reg 1", "he-51 sea", "ju-52 sea", "canarias block"]}},
        naval=True,
        rolls=[[6, 5, 4]],
    )
    before, since = state_of(match), len(match.state.log.events)
    assert asked(match) == (R, "guns")
    do(match, "put plus:1 die:2")
    assert asked(match) == (R, "allot")
    do(match, "allot air-he-51")
    assert asked(match) == (N, "sail")
    assert told(match, since) == [
        "shot-down 25.7-h unit=air-he-51",
        "flew-home 25.7-h unit=air-ju-52",
        "ship-withdrew 25.7-h ship=ship-canarias place=ferrol",
        "key-cities 17.3 nationalist=2 republican=1 contested=0",
        "turn 8.1 turn=5",
        "drew 9.2 side=nationalist cards=['n-01', 'n-02', 'n-03', 'n-04', 'n-05'] number=5",
        "drew 9.2 side=republican cards=['r-01', 'r-02', 'r-03', 'r-04', 'r-05'] number=5",
    ]
    assert changes(match, before) == {
        "turn": 5,
        "phase": "ships-n",
        "where.air-ju-52": "board",
        "where.air-he-51": "gone",
        "where.ship-canarias": "ferrol",
        "hand.nationalist": ["n-01", "n-02", "n-03", "n-04", "n-05"],
        "hand.republican": ["r-01", "r-02", "r-03", "r-04", "r-05"],
        "deck.nationalist": 24,
        "deck.republican": 24,
        "moved": [],
        "at_sea": [],
    }


@pytest.mark.rule("espana", "8.1", "9.2", "17.3", "25.7-e", "25.7-f")
def test_without_guns_left_a_port_is_blockaded():
    match = table(
        {
            **SEA,
            "units": {
                "murcia": ["r-reg 1", "canarias block"],
                "cadiz": ["n-reg 1", "libertad block"],
                "la-coruna": ["n-reg 1", "r-submarine block"],
            },
        },
        naval=True,
        rolls=[[1, 1, 1], [2, 2, 2], [3, 3, 3]],
    )
    assert asked(match) == (N, "sail")
    assert told(match) == [
        "port-fire 25.7-f box=murcia side=republican",
        "roll 25.7-f roll=port seat=republican dice=[1, 1, 1] sides=6",
        "port-fire 25.7-f box=cadiz side=nationalist",
        "roll 25.7-f roll=port seat=nationalist dice=[2, 2, 2] sides=6",
        "port-fire 25.7-f box=la-coruna side=nationalist",
        "roll 25.7-f roll=port seat=nationalist dice=[3, 3, 3] sides=6",
        "blockaded 25.7-e box=la-coruna side=nationalist",
        "blockaded 25.7-e box=cadiz side=nationalist",
        "blockaded 25.7-e box=murcia side=republican",
        "key-cities 17.3 nationalist=2 republican=1 contested=0",
        "turn 8.1 turn=5",
        "drew 9.2 side=nationalist cards=['n-01', 'n-02', 'n-03', 'n-04', 'n-05'] number=5",
        "drew 9.2 side=republican cards=['r-01', 'r-02', 'r-03', 'r-04', 'r-05'] number=5",
    ]


@pytest.mark.rule("espana", "8.1", "9.2", "17.3", "25.6-c", "25.6-d", "25.8-m")
def test_ships_that_meet_off_the_coast_fight_first():
    match = table(
        {
            **SEA,
            "units": {
                "valencia": [
                    "r-reg 1",
                    "n-reg 1",
                    "canarias support",
                    "libertad support",
                    "destroyers-1 support",
                ]
            },
        },
        naval=True,
        rolls=[[5, 1], [4, 3]],
    )
    before, since = state_of(match), len(match.state.log.events)
    assert asked(match) == (R, "escort")
    do(match, "escort ship-destroyers-1 ship-libertad")
    assert asked(match) == (R, "sail")
    assert told(match, since) == [
        "roll 25.6-c roll=ship seat=republican dice=[5, 1] sides=6",
        "roll 25.6-c roll=ship seat=nationalist dice=[4, 3] sides=6",
        "ship-damaged 25.6-d ship=ship-canarias",
        "ship-withdrew 25.6-d ship=ship-canarias place=ferrol",
        "ship-withdrew 25.6-d ship=ship-libertad place=cartagena",
        "ship-withdrew 25.8-m ship=ship-destroyers-1 place=cartagena",
        "key-cities 17.3 nationalist=2 republican=0 contested=1",
        "turn 8.1 turn=5",
        "drew 9.2 side=nationalist cards=['n-01', 'n-02', 'n-03', 'n-04', 'n-05'] number=5",
        "drew 9.2 side=republican cards=['r-01', 'r-02', 'r-03', 'r-04', 'r-05'] number=5",
    ]
    assert changes(match, before) == {
        "turn": 5,
        "phase": "ships-r",
        "active": "republican",
        "where.ship-canarias": "ferrol",
        "where.ship-libertad": "cartagena",
        "where.ship-destroyers-1": "cartagena",
        "hand.nationalist": ["n-01", "n-02", "n-03", "n-04", "n-05"],
        "hand.republican": ["r-01", "r-02", "r-03", "r-04", "r-05"],
        "deck.nationalist": 24,
        "deck.republican": 24,
        "damaged": ["ship-canarias"],
    }


@pytest.mark.rule("espana", "8.1", "9.2", "17.3", "25.6-c", "25.6-d", "25.8-m")
def test_off_the_coast_a_six_damages_and_the_squadron_follows():
    match = table(
        {
            **SEA,
            "units": {
                "valencia": [
                    "r-reg 1",
                    "n-reg 1",
                    "canarias support",
                    "libertad support",
                    "destroyers-1 support",
                ]
            },
        },
        naval=True,
        rolls=[[1, 1], [6, 3]],
    )
    before, since = state_of(match), len(match.state.log.events)
    assert asked(match) == (R, "escort")
    do(match, "escort ship-destroyers-1 ship-libertad")
    assert asked(match) == (N, "sail")
    assert told(match, since) == [
        "roll 25.6-c roll=ship seat=republican dice=[1, 1] sides=6",
        "roll 25.6-c roll=ship seat=nationalist dice=[6, 3] sides=6",
        "ship-damaged 25.6-d ship=ship-libertad",
        "ship-withdrew 25.6-d ship=ship-libertad place=cartagena",
        "ship-withdrew 25.8-m ship=ship-destroyers-1 place=cartagena",
        "key-cities 17.3 nationalist=2 republican=0 contested=1",
        "turn 8.1 turn=5",
        "drew 9.2 side=nationalist cards=['n-01', 'n-02', 'n-03', 'n-04', 'n-05'] number=5",
        "drew 9.2 side=republican cards=['r-01', 'r-02', 'r-03', 'r-04', 'r-05'] number=5",
    ]
    assert changes(match, before) == {
        "turn": 5,
        "phase": "ships-n",
        "where.ship-libertad": "cartagena",
        "where.ship-destroyers-1": "cartagena",
        "hand.nationalist": ["n-01", "n-02", "n-03", "n-04", "n-05"],
        "hand.republican": ["r-01", "r-02", "r-03", "r-04", "r-05"],
        "deck.nationalist": 24,
        "deck.republican": 24,
        "damaged": ["ship-libertad"],
    }


@pytest.mark.rule("espana", "8.1", "9.2", "17.3", "25.8-g", "25.8-j", "25.8-k", "25.9-b", "25.9-c")
def test_in_a_port_they_fight_without_being_asked():
    match = table(
        {**SEA, "units": {"valencia": ["r-reg 1", "canarias block", "libertad block", "he-51 sea"]}},
        naval=True,
        rolls=[[3], [6], [2, 2], [5, 1]],
    )
    assert asked(match) == (N, "sail")
    assert told(match) == [
        "sea-battle 25.8-g place=valencia",
        "roll 25.9-b roll=strike seat=nationalist dice=[3] sides=6",
        "roll 25.9-c roll=flak seat=republican dice=[6] sides=6",
        "shot-down 25.9-c unit=air-he-51",
        "roll 25.8-j roll=ship seat=nationalist dice=[2, 2] sides=6",
        "roll 25.8-j roll=ship seat=republican dice=[5, 1] sides=6",
        "ship-withdrew 25.8-k ship=ship-canarias place=ferrol",
        "key-cities 17.3 nationalist=2 republican=1 contested=0",
        "turn 8.1 turn=5",
        "drew 9.2 side=nationalist cards=['n-01', 'n-02', 'n-03', 'n-04', 'n-05'] number=5",
        "drew 9.2 side=republican cards=['r-01', 'r-02', 'r-03', 'r-04', 'r-05'] number=5",
    ]


@pytest.mark.rule("espana", "25.3-f", "25.7-a", "25.11-b")
def test_stations_leave_and_enter_zones_and_ports():
    match = table(
        {
            **EMPTY,
            "turn": 4,
            "phase": "ships-n",
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
            },
            "zone_markers": {"estrecho": "republican", "mediterraneo": "nationalist"},
            "units": {
                "baleares": ["canarias"],
                "ferrol": ["espana", "navarra"],
                "cadiz-base": ["baleares"],
                "cantabrico": ["n-submarine", "libertad"],
                "estrecho": [],
            },
        },
        naval=True,
    )
    before, since = state_of(match), len(match.state.log.events)
    do(
        match,
        "sail ship-canarias",
        "to estrecho",
        "sail ship-espana",
        "to cadiz:block",
        "sail ship-navarra",
        "to valencia:block",
        "sail ship-baleares",
        "to malaga:support",
        "sail ship-n-submarine",
        "to mediterraneo",
    )
    assert asked(match) == (R, "sail")
    assert told(match, since) == [
        "zone-entered 25.11-b zone=estrecho side=nationalist",
        "sailed 25.3-f ship=ship-canarias place=estrecho",
        "sailed 25.3-f ship=ship-espana place=cadiz",
        "blockades 25.7-a ship=ship-navarra box=valencia",
        "sailed 25.3-f ship=ship-baleares place=malaga",
        "zone-entered 25.11-b zone=mediterraneo side=nationalist",
        "sailed 25.3-f ship=ship-n-submarine place=mediterraneo",
    ]
    assert changes(match, before) == {
        "phase": "ships-r",
        "active": "republican",
        "where.ship-espana": "cadiz",
        "where.ship-canarias": "estrecho",
        "where.ship-baleares": "malaga",
        "where.ship-navarra": "valencia",
        "where.ship-n-submarine": "mediterraneo",
        "zones.cantabrico": "republican",
        "zones.estrecho": "nationalist",
        "moved": ["ship-espana", "ship-canarias", "ship-baleares", "ship-navarra", "ship-n-submarine"],
        "at_sea": ["ship-espana", "ship-navarra"],
        "guarding": ["ship-espana"],
    }


@pytest.mark.rule("espana", "11.3-c", "25.3-d")
def test_a_march_strands_ships_in_port_and_base():
    match = table(
        {
            **SEA,
            "units": {
                "granada": ["n-reg 1"],
                "cartagena": ["libertad", "destroyers-1 damaged"],
                "murcia": ["cervantes harbour", "canarias block"],
                "valencia": ["jaime-i block"],
                "baleares": ["r-submarine"],
            },
            "markers": {
                N: ["leon", "vigo", "granada", "malaga"],
                R: ["valencia", "castellon", "tarragona", "albacete", "almeria", "cuenca", "murcia"],
            },
            "phase": "move-n",
        },
        naval=True,
    )
    before, since = state_of(match), len(match.state.log.events)
    do(match, "march n-reg-s1", "to murcia")
    assert asked(match) == (N, "move")
    assert told(match, since) == [
        "marched 11.3-c unit=n-reg-s1 side=nationalist start=granada box=murcia",
        "ship-withdrew 25.3-d ship=ship-libertad place=valencia",
        "ship-withdrew 25.3-d ship=ship-cervantes place=valencia",
        "ship-withdrew 25.3-d ship=ship-destroyers-1 place=valencia",
    ]
    assert changes(match, before) == {
        "where.n-reg-s1": "murcia",
        "where.ship-libertad": "valencia",
        "where.ship-cervantes": "valencia",
        "where.ship-destroyers-1": "valencia",
        "control.murcia": "nationalist",
        "markers.nationalist": ["vigo", "leon", "granada", "malaga"],
        "markers.republican": ["tarragona", "castellon", "valencia", "almeria", "albacete", "cuenca"],
        "moved": ["n-reg-s1"],
        "harboured": ["ship-libertad", "ship-cervantes", "ship-destroyers-1"],
    }


@pytest.mark.rule("espana", "11.3-c", "25.3-d")
def test_without_a_harbour_ships_are_lost():
    match = table(
        {
            **SEA,
            "units": {
                "granada": ["n-reg 1"],
                "cartagena": ["libertad", "destroyers-1 damaged"],
                "baleares": ["r-submarine"],
            },
            "markers": {
                N: ["leon", "vigo", "granada", "malaga"],
                R: ["albacete", "almeria", "cuenca", "murcia"],
            },
            "phase": "move-n",
        },
        naval=True,
    )
    before, since = state_of(match), len(match.state.log.events)
    do(match, "march n-reg-s1", "to murcia")
    assert asked(match) == (N, "move")
    assert told(match, since) == [
        "marched 11.3-c unit=n-reg-s1 side=nationalist start=granada box=murcia",
        "ship-lost 25.3-d ship=ship-libertad",
        "ship-lost 25.3-d ship=ship-destroyers-1",
    ]
    assert changes(match, before) == {
        "where.n-reg-s1": "murcia",
        "where.ship-libertad": "gone",
        "where.ship-destroyers-1": "gone",
        "control.murcia": "nationalist",
        "markers.nationalist": ["vigo", "leon", "granada", "malaga"],
        "markers.republican": ["almeria", "albacete", "cuenca"],
        "moved": ["n-reg-s1"],
        "damaged": [],
    }


@pytest.mark.rule("espana", "8.1", "9.2", "17.3")
def test_upkeep_finds_who_holds_the_seas():
    match = table(
        {
            **EMPTY,
            "turn": 4,
            "phase": "upkeep",
            "markers": LANDS,
            "units": {
                "baleares": ["canarias", "he-51"],
                "estrecho": ["ju-52", "i-15"],
                "cantabrico": ["i-16-a"],
                "mediterraneo": ["libertad"],
                "valencia": ["sb-2 sea", "r-reg 1", "rojo"],
                "madrid": ["r-reg 1"],
            },
            "used": ["air-he-51", "gen-rojo"],
            "attacked": ["r-reg-s1"],
        },
        naval=True,
    )
    assert asked(match) == (N, "sail")
    assert told(match) == [
        "key-cities 17.3 nationalist=2 republican=2 contested=0",
        "turn 8.1 turn=5",
        "drew 9.2 side=nationalist cards=['n-01', 'n-02', 'n-03', 'n-04'] number=4",
        "drew 9.2 side=republican cards=['r-01', 'r-02', 'r-03', 'r-04', 'r-05'] number=5",
    ]
