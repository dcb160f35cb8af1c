"""What an attack, a march or a point changes and tells, to the last flag."""

import pytest
from tests.games.espana.table import EMPTY, LANDS, N, R, asked, changes, do, state_of, table, told

BATTLE = {**EMPTY, "turn": 4, "markers": LANDS, "battle": "varela"}
MOVES = {**EMPTY, "turn": 4, "phase": "move-n", "markers": LANDS}


@pytest.mark.rule("espana", "16.1-a", "16.2-a", "16.4-c", "16.4-f", "16.4-g", "16.5-a", "16.5-d", "16.6-c")
def test_a_whole_attack_turns_its_supporters_over():
    match = table(
        {
            **BATTLE,
            "units": {
                "madrid": [
                    "n-reg 3",
                    "n-car 1",
                    "varela",
                    "cv-33",
                    "he-111",
                    "cr-32-a",
                    "r-reg 3",
                    "r-com 2",
                    "rojo",
                    "t-26",
                    "i-15",
                ]
            },
        },
        rolls=[[4], [2], [6, 5, 1, 1, 1], [5, 1, 1, 1]],
    )
    before, since = state_of(match), len(match.state.log.events)
    do(
        match,
        "attack n-reg-l1 r-reg-l1",
        "support tank-cv-33-1",
        "support air-he-111",
        "support air-cr-32-a",
        "support gen-rojo",
        "support tank-t-26-1",
        "support air-i-15",
    )
    assert asked(match) == (R, "pair")
    do(match, "pair air-i-15 air-cr-32-a")
    assert asked(match) == (R, "modify")
    do(match, "best")
    assert asked(match) == (N, "attack")
    assert told(match, since) == [
        "attack 16.1-a unit=n-reg-l1 target=r-reg-l1 box=madrid side=nationalist",
        "supports 16.2-a unit=tank-cv-33-1 side=nationalist",
        "supports 16.2-a unit=air-he-111 side=nationalist",
        "supports 16.2-a unit=air-cr-32-a side=nationalist",
        "supports 16.2-a unit=gen-rojo side=republican",
        "supports 16.2-a unit=tank-t-26-1 side=republican",
        "supports 16.2-a unit=air-i-15 side=republican",
        "roll 16.4-c roll=air seat=republican dice=[4] sides=6",
        "roll 16.4-c roll=air seat=nationalist dice=[2] sides=6",
        "grounded 16.4-f unit=air-cr-32-a",
        "flies-on 16.4-g unit=air-i-15",
        "roll 16.5-a roll=attack seat=nationalist dice=[6, 5, 1, 1, 1] sides=6",
        "roll 16.5-a roll=defence seat=republican dice=[5, 1, 1, 1] sides=6",
        "hits 16.5-d unit=n-reg-l1 target=r-reg-l1 attacker=2 defender=2",
        "replaced 16.6-c unit=r-reg-l1 side=republican other=r-reg-s1 box=madrid before=3 after=1",
        "replaced 16.6-c unit=n-reg-l1 side=nationalist other=n-reg-s1 box=madrid before=3 after=1",
    ]
    assert changes(match, before) == {
        "where.n-reg-s1": "madrid",
        "where.n-reg-l1": "pool",
        "where.r-reg-s1": "madrid",
        "where.r-reg-l1": "pool",
        "strength.n-reg-s1": 1,
        "strength.n-reg-l1": 0,
        "strength.r-reg-s1": 1,
        "strength.r-reg-l1": 0,
        "used": ["tank-cv-33-1", "tank-t-26-1", "gen-varela", "air-cr-32-a", "air-he-111", "air-i-15"],
        "attacked": ["n-reg-s1"],
        "defended": ["gen-rojo"],
    }


@pytest.mark.rule("espana", "8.1", "9.2", "16.1-a", "16.5-a", "16.5-d", "16.6-c", "16.7-f", "17.3")
def test_the_general_of_a_later_attack_does_not_help():
    match = table(
        {**BATTLE, "units": {"madrid": ["n-reg 3", "n-car 3", "varela", "r-reg 3", "r-com 1"]}},
        rolls=[[4, 1, 1], [1, 1, 1], [4, 4, 4], [3]],
    )
    before, since = state_of(match), len(match.state.log.events)
    do(match, "attack n-reg-l1 r-reg-l1", "best", "attack n-car-l1 r-com-s1")
    assert asked(match) == (N, "move")
    assert asked(match) == (N, "move")
    assert told(match, since) == [
        "attack 16.1-a unit=n-reg-l1 target=r-reg-l1 box=madrid side=nationalist",
        "roll 16.5-a roll=attack seat=nationalist dice=[4, 1, 1] sides=6",
        "roll 16.5-a roll=defence seat=republican dice=[1, 1, 1] sides=6",
        "hits 16.5-d unit=n-reg-l1 target=r-reg-l1 attacker=1 defender=0",
        "replaced 16.6-c unit=r-reg-l1 side=republican other=r-reg-s1 box=madrid before=3 after=2",
        "attack 16.1-a unit=n-car-l1 target=r-com-s1 box=madrid side=nationalist",
        "roll 16.5-a roll=attack seat=nationalist dice=[4, 4, 4] sides=6",
        "roll 16.5-a roll=defence seat=republican dice=[3] sides=6",
        "hits 16.5-d unit=n-car-l1 target=r-com-s1 attacker=0 defender=0",
        "battle-over 16.7-f box=madrid",
        "key-cities 17.3 nationalist=2 republican=1 contested=1",
        "turn 8.1 turn=5",
        "drew 9.2 side=nationalist cards=['n-01', 'n-02', 'n-03'] number=3",
        "drew 9.2 side=republican cards=['r-01', 'r-02', 'r-03'] number=3",
    ]
    assert changes(match, before) == {
        "turn": 5,
        "phase": "move-n",
        "where.r-reg-s1": "madrid",
        "where.r-reg-l1": "pool",
        "where.gen-varela": "board",
        "strength.r-reg-s1": 2,
        "strength.r-reg-l1": 0,
        "hand.nationalist": ["n-01", "n-02", "n-03"],
        "hand.republican": ["r-01", "r-02", "r-03"],
        "deck.nationalist": 19,
        "deck.republican": 19,
        "moved": [],
        "picked": [],
    }


@pytest.mark.rule("espana", "16.1-a", "16.2-a", "16.5-a", "16.5-d", "16.6-b", "22.2-a")
def test_a_lost_troop_takes_its_tank_with_it_which_may_be_captured():
    match = table(
        {**BATTLE, "units": {"madrid": ["n-reg 3", "n-reg 1", "varela", "r-reg 1", "r-com 1", "t-26"]}},
        tanks=True,
        rolls=[[5, 1, 1], [1], [4]],
    )
    before, since = state_of(match), len(match.state.log.events)
    do(match, "attack n-reg-l1 r-reg-s1", "support tank-t-26-1")
    assert asked(match) == (N, "attack")
    assert told(match, since) == [
        "attack 16.1-a unit=n-reg-l1 target=r-reg-s1 box=madrid side=nationalist",
        "supports 16.2-a unit=tank-t-26-1 side=republican",
        "roll 16.5-a roll=attack seat=nationalist dice=[5, 1, 1] sides=6",
        "roll 16.5-a roll=defence seat=republican dice=[1] sides=6",
        "hits 16.5-d unit=n-reg-l1 target=r-reg-s1 attacker=1 defender=0",
        "destroyed 16.6-b unit=r-reg-s1 side=republican box=madrid",
        "roll 22.2-a roll=capture seat=nationalist dice=[4] sides=6",
        "tank-captured 22.2-a unit=tank-t-26-1",
    ]
    assert changes(match, before) == {
        "where.r-reg-s1": "pool",
        "where.tank-t-26-1": "captured",
        "strength.r-reg-s1": 0,
        "used": ["gen-varela"],
        "attacked": ["n-reg-l1"],
    }


@pytest.mark.rule("espana", "16.1-a", "16.2-a", "16.5-a", "16.5-d", "16.6-b", "16.6-g", "22.2-a")
def test_below_four_the_tank_is_only_lost():
    match = table(
        {**BATTLE, "units": {"madrid": ["n-reg 3", "n-reg 1", "varela", "r-reg 1", "r-com 1", "t-26"]}},
        tanks=True,
        rolls=[[5, 1, 1], [1], [3]],
    )
    before, since = state_of(match), len(match.state.log.events)
    do(match, "attack n-reg-l1 r-reg-s1", "support tank-t-26-1")
    assert asked(match) == (N, "attack")
    assert told(match, since) == [
        "attack 16.1-a unit=n-reg-l1 target=r-reg-s1 box=madrid side=nationalist",
        "supports 16.2-a unit=tank-t-26-1 side=republican",
        "roll 16.5-a roll=attack seat=nationalist dice=[5, 1, 1] sides=6",
        "roll 16.5-a roll=defence seat=republican dice=[1] sides=6",
        "hits 16.5-d unit=n-reg-l1 target=r-reg-s1 attacker=1 defender=0",
        "destroyed 16.6-b unit=r-reg-s1 side=republican box=madrid",
        "roll 22.2-a roll=capture seat=nationalist dice=[3] sides=6",
        "tank-lost 16.6-g unit=tank-t-26-1",
    ]
    assert changes(match, before) == {
        "where.r-reg-s1": "pool",
        "where.tank-t-26-1": "gone",
        "strength.r-reg-s1": 0,
        "used": ["gen-varela"],
        "attacked": ["n-reg-l1"],
    }


@pytest.mark.rule("espana", "16.1-a", "16.2-a", "16.5-a", "16.5-d", "16.6-b", "16.6-g")
def test_a_nationalist_tank_is_lost_without_a_roll():
    match = table(
        {**BATTLE, "units": {"madrid": ["n-reg 1", "n-car 1", "varela", "cv-33", "r-reg 3"]}},
        tanks=True,
        rolls=[[1], [5, 1, 1]],
    )
    before, since = state_of(match), len(match.state.log.events)
    do(match, "attack n-reg-s1 r-reg-l1", "support tank-cv-33-1")
    assert asked(match) == (N, "attack")
    assert told(match, since) == [
        "attack 16.1-a unit=n-reg-s1 target=r-reg-l1 box=madrid side=nationalist",
        "supports 16.2-a unit=tank-cv-33-1 side=nationalist",
        "roll 16.5-a roll=attack seat=nationalist dice=[1] sides=6",
        "roll 16.5-a roll=defence seat=republican dice=[5, 1, 1] sides=6",
        "hits 16.5-d unit=n-reg-s1 target=r-reg-l1 attacker=0 defender=1",
        "destroyed 16.6-b unit=n-reg-s1 side=nationalist box=madrid",
        "tank-lost 16.6-g unit=tank-cv-33-1",
    ]
    assert changes(match, before) == {
        "where.n-reg-s1": "pool",
        "where.tank-cv-33-1": "gone",
        "strength.n-reg-s1": 0,
        "used": ["gen-varela"],
    }


@pytest.mark.rule("espana", "8.1", "9.2", "16.1-a", "16.5-a", "16.5-d", "16.6-b", "16.6-g", "16.7-f", "17.3")
def test_lone_tanks_aircraft_and_generals_leave_a_lost_battle():
    match = table(
        {
            **BATTLE,
            "units": {"madrid": ["n-reg 3", "varela", "r-reg 1", "t-26", "bt-5", "rojo", "i-15"]},
            "board": [],
        },
        rolls=[[5, 1, 1], [1]],
    )
    before, since = state_of(match), len(match.state.log.events)
    do(match, "attack n-reg-l1 r-reg-s1", "enough")
    assert asked(match) == (N, "move")
    assert told(match, since) == [
        "attack 16.1-a unit=n-reg-l1 target=r-reg-s1 box=madrid side=nationalist",
        "roll 16.5-a roll=attack seat=nationalist dice=[5, 1, 1] sides=6",
        "roll 16.5-a roll=defence seat=republican dice=[1] sides=6",
        "hits 16.5-d unit=n-reg-l1 target=r-reg-s1 attacker=1 defender=0",
        "destroyed 16.6-b unit=r-reg-s1 side=republican box=madrid",
        "tank-lost 16.6-g unit=tank-t-26-1",
        "tank-lost 16.6-g unit=tank-bt-5-1",
        "battle-over 16.7-f box=madrid",
        "key-cities 17.3 nationalist=3 republican=1 contested=0",
        "turn 8.1 turn=5",
        "drew 9.2 side=nationalist cards=['n-01', 'n-02', 'n-03'] number=3",
        "drew 9.2 side=republican cards=['r-01', 'r-02', 'r-03'] number=3",
    ]
    assert changes(match, before) == {
        "turn": 5,
        "phase": "move-n",
        "where.r-reg-s1": "pool",
        "where.tank-t-26-1": "gone",
        "where.tank-bt-5-1": "gone",
        "where.gen-varela": "board",
        "where.gen-rojo": "board",
        "where.air-i-15": "board",
        "strength.r-reg-s1": 0,
        "control.madrid": "nationalist",
        "cities.nationalist": 3,
        "cities.contested": 0,
        "cities.track": [3, 1, 0],
        "hand.nationalist": ["n-01", "n-02", "n-03"],
        "hand.republican": ["r-01", "r-02", "r-03"],
        "deck.nationalist": 19,
        "deck.republican": 19,
        "moved": [],
        "picked": [],
    }


@pytest.mark.rule("espana", "16.1-a", "16.5-a", "16.5-d", "16.6-c")
def test_a_reduced_attacker_fights_on_as_another_counter():
    match = table(
        {**BATTLE, "units": {"madrid": ["n-reg 3", "n-car 1", "varela", "r-reg 3", "r-com 1"]}},
        rolls=[[5, 1, 1], [5, 1, 1]],
    )
    before, since = state_of(match), len(match.state.log.events)
    do(match, "attack n-reg-l1 r-reg-l1")
    assert asked(match) == (N, "attack")
    assert told(match, since) == [
        "attack 16.1-a unit=n-reg-l1 target=r-reg-l1 box=madrid side=nationalist",
        "roll 16.5-a roll=attack seat=nationalist dice=[5, 1, 1] sides=6",
        "roll 16.5-a roll=defence seat=republican dice=[5, 1, 1] sides=6",
        "hits 16.5-d unit=n-reg-l1 target=r-reg-l1 attacker=1 defender=1",
        "replaced 16.6-c unit=r-reg-l1 side=republican other=r-reg-s1 box=madrid before=3 after=2",
        "replaced 16.6-c unit=n-reg-l1 side=nationalist other=n-reg-s1 box=madrid before=3 after=2",
    ]
    assert changes(match, before) == {
        "where.n-reg-s1": "madrid",
        "where.n-reg-l1": "pool",
        "where.r-reg-s1": "madrid",
        "where.r-reg-l1": "pool",
        "strength.n-reg-s1": 2,
        "strength.n-reg-l1": 0,
        "strength.r-reg-s1": 2,
        "strength.r-reg-l1": 0,
        "used": ["gen-varela"],
        "attacked": ["n-reg-s1"],
    }


@pytest.mark.rule("espana", "8.1", "9.2", "16.1-a", "16.5-a", "16.5-d", "16.6-b", "16.6-j", "16.7-f", "17.3")
def test_an_empty_key_city_is_claimed_at_once():
    match = table({**BATTLE, "units": {"madrid": ["n-reg 1", "varela", "r-reg 1"]}}, rolls=[[5], [5]])
    before, since = state_of(match), len(match.state.log.events)
    do(match, "attack n-reg-s1 r-reg-s1")
    assert asked(match) == (N, "move")
    assert told(match, since) == [
        "attack 16.1-a unit=n-reg-s1 target=r-reg-s1 box=madrid side=nationalist",
        "roll 16.5-a roll=attack seat=nationalist dice=[5] sides=6",
        "roll 16.5-a roll=defence seat=republican dice=[5] sides=6",
        "hits 16.5-d unit=n-reg-s1 target=r-reg-s1 attacker=1 defender=1",
        "destroyed 16.6-b unit=r-reg-s1 side=republican box=madrid",
        "destroyed 16.6-b unit=n-reg-s1 side=nationalist box=madrid",
        "claimed 16.6-j box=madrid side=nationalist",
        "battle-over 16.7-f box=madrid",
        "key-cities 17.3 nationalist=3 republican=1 contested=0",
        "turn 8.1 turn=5",
        "drew 9.2 side=nationalist cards=['n-01', 'n-02', 'n-03'] number=3",
        "drew 9.2 side=republican cards=['r-01', 'r-02', 'r-03'] number=3",
    ]
    assert changes(match, before) == {
        "turn": 5,
        "phase": "move-n",
        "where.n-reg-s1": "pool",
        "where.r-reg-s1": "pool",
        "where.gen-varela": "board",
        "strength.n-reg-s1": 0,
        "strength.r-reg-s1": 0,
        "control.madrid": "nationalist",
        "markers.nationalist": [
            "la-coruna",
            "vigo",
            "leon",
            "vitoria",
            "pamplona",
            "burgos",
            "valladolid",
            "salamanca",
            "avila",
            "segovia",
            "madrid",
        ],
        "cities.nationalist": 3,
        "cities.contested": 0,
        "cities.track": [3, 1, 0],
        "hand.nationalist": ["n-01", "n-02", "n-03"],
        "hand.republican": ["r-01", "r-02", "r-03"],
        "deck.nationalist": 19,
        "deck.republican": 19,
        "moved": [],
        "picked": [],
    }


@pytest.mark.rule("espana", "3.7-d", "8.1", "9.2", "16.1-a", "16.5-a", "16.5-d", "16.6-b", "16.7-f", "17.3")
def test_an_empty_box_may_be_left_empty():
    match = table({**BATTLE, "units": {"soria": ["n-reg 1", "varela", "r-reg 1"]}}, rolls=[[5], [5]])
    before, since = state_of(match), len(match.state.log.events)
    do(match, "attack n-reg-s1 r-reg-s1", "leave")
    assert asked(match) == (N, "move")
    assert told(match, since) == [
        "attack 16.1-a unit=n-reg-s1 target=r-reg-s1 box=soria side=nationalist",
        "roll 16.5-a roll=attack seat=nationalist dice=[5] sides=6",
        "roll 16.5-a roll=defence seat=republican dice=[5] sides=6",
        "hits 16.5-d unit=n-reg-s1 target=r-reg-s1 attacker=1 defender=1",
        "destroyed 16.6-b unit=r-reg-s1 side=republican box=soria",
        "destroyed 16.6-b unit=n-reg-s1 side=nationalist box=soria",
        "left-empty 3.7-d box=soria",
        "battle-over 16.7-f box=soria",
        "key-cities 17.3 nationalist=2 republican=1 contested=0",
        "turn 8.1 turn=5",
        "drew 9.2 side=nationalist cards=['n-01', 'n-02', 'n-03'] number=3",
        "drew 9.2 side=republican cards=['r-01', 'r-02', 'r-03'] number=3",
    ]
    assert changes(match, before) == {
        "turn": 5,
        "phase": "move-n",
        "where.n-reg-s1": "pool",
        "where.r-reg-s1": "pool",
        "where.gen-varela": "board",
        "strength.n-reg-s1": 0,
        "strength.r-reg-s1": 0,
        "control.soria": "",
        "hand.nationalist": ["n-01", "n-02", "n-03"],
        "hand.republican": ["r-01", "r-02", "r-03"],
        "deck.nationalist": 19,
        "deck.republican": 19,
        "moved": [],
        "picked": [],
    }


@pytest.mark.rule("espana", "16.1-a", "16.3-b", "16.5-a", "16.5-d", "16.6-b", "16.6-c", "16.7-f", "17.3")
def test_cards_change_dice_and_results():
    match = table(
        {
            **BATTLE,
            "units": {"madrid": ["n-reg 3", "varela", "r-reg 3"]},
            "hands": {N: ["n-01", "n-08"], R: ["r-09", "r-15"]},
        },
        rolls=[[6, 1, 1], [5, 5, 5]],
    )
    before, since = state_of(match), len(match.state.log.events)
    do(match, "attack n-reg-l1 r-reg-l1", "bonus n-01", "penalty r-09")
    assert asked(match) == (N, "event")
    assert told(match, since) == [
        "attack 16.1-a unit=n-reg-l1 target=r-reg-l1 box=madrid side=nationalist",
        "card-laid 16.3-b card=n-01 use=bonus side=nationalist",
        "card-laid 16.3-b card=r-09 use=penalty side=republican",
        "card-shown 16.3-b card=n-01 use=bonus side=nationalist",
        "card-shown 16.3-b card=r-09 use=penalty side=republican",
        "roll 16.5-a roll=attack seat=nationalist dice=[6, 1, 1] sides=6",
        "roll 16.5-a roll=defence seat=republican dice=[5, 5, 5] sides=6",
        "hits 16.5-d unit=n-reg-l1 target=r-reg-l1 attacker=1 defender=3",
        "replaced 16.6-c unit=r-reg-l1 side=republican other=r-reg-s1 box=madrid before=3 after=2",
        "destroyed 16.6-b unit=n-reg-l1 side=nationalist box=madrid",
        "battle-over 16.7-f box=madrid",
        "key-cities 17.3 nationalist=2 republican=2 contested=0",
    ]
    assert changes(match, before) == {
        "phase": "events",
        "where.n-reg-l1": "pool",
        "where.r-reg-s1": "madrid",
        "where.r-reg-l1": "pool",
        "where.gen-varela": "board",
        "strength.n-reg-l1": 0,
        "strength.r-reg-s1": 2,
        "strength.r-reg-l1": 0,
        "control.madrid": "republican",
        "cities.republican": 2,
        "cities.contested": 0,
        "cities.track": [2, 2, 0],
        "hand.nationalist": ["n-08"],
        "hand.republican": ["r-15"],
        "spent": ["n-01", "r-09"],
        "moved": [],
        "picked": [],
    }


@pytest.mark.rule("espana", "16.1-a", "16.3-b", "16.5-a")
def test_a_card_lowers_the_two_highest_dice():
    match = table(
        {
            **BATTLE,
            "units": {"madrid": ["n-reg 3", "n-car 1", "varela", "r-reg 3", "r-com 1"]},
            "hands": {N: ["n-03"], R: ["r-04"]},
        },
        rolls=[[5, 5, 3], [6, 5, 5]],
    )
    before, since = state_of(match), len(match.state.log.events)
    do(match, "attack n-reg-l1 r-reg-l1", "penalty n-03", "penalty r-04")
    assert asked(match) == (N, "modify")
    assert told(match, since) == [
        "attack 16.1-a unit=n-reg-l1 target=r-reg-l1 box=madrid side=nationalist",
        "card-laid 16.3-b card=n-03 use=penalty side=nationalist",
        "card-laid 16.3-b card=r-04 use=penalty side=republican",
        "card-shown 16.3-b card=n-03 use=penalty side=nationalist",
        "card-shown 16.3-b card=r-04 use=penalty side=republican",
        "roll 16.5-a roll=attack seat=nationalist dice=[5, 5, 3] sides=6",
        "roll 16.5-a roll=defence seat=republican dice=[6, 5, 5] sides=6",
    ]
    assert changes(match, before) == {
        "hand.nationalist": [],
        "hand.republican": [],
        "spent": ["n-03", "r-04"],
    }


@pytest.mark.rule("espana", "16.1-a", "16.5-a", "16.5-d", "16.6-c")
def test_cards_of_last_turn_help_in_their_boxes():
    match = table(
        {
            **BATTLE,
            "lasting": [
                {
                    "card": "r-09",
                    "kind": "battle",
                    "side": "republican",
                    "turn": 4,
                    "boxes": ["madrid"],
                    "value": 1,
                    "detail": "defend:dice",
                },
                {
                    "card": "r-32",
                    "kind": "battle",
                    "side": "republican",
                    "turn": 4,
                    "boxes": ["teruel"],
                    "value": 1,
                    "detail": "defend:dice",
                },
                {
                    "card": "x",
                    "kind": "battle",
                    "side": "nationalist",
                    "turn": 4,
                    "boxes": ["madrid"],
                    "value": 1,
                    "detail": "attack:mod",
                },
                {
                    "card": "x",
                    "kind": "battle",
                    "side": "nationalist",
                    "turn": 4,
                    "boxes": ["madrid"],
                    "value": 3,
                    "detail": "defend:dice",
                },
                {
                    "card": "x",
                    "kind": "battle",
                    "side": "nationalist",
                    "turn": 5,
                    "boxes": ["madrid"],
                    "value": 3,
                    "detail": "attack:dice",
                },
            ],
            "units": {"madrid": ["n-reg 3", "n-car 1", "varela", "r-reg 3", "r-com 1"]},
        },
        rolls=[[4, 4, 1], [1, 1, 1, 1]],
    )
    before, since = state_of(match), len(match.state.log.events)
    do(match, "attack n-reg-l1 r-reg-l1", "best")
    assert asked(match) == (N, "attack")
    assert told(match, since) == [
        "attack 16.1-a unit=n-reg-l1 target=r-reg-l1 box=madrid side=nationalist",
        "roll 16.5-a roll=attack seat=nationalist dice=[4, 4, 1] sides=6",
        "roll 16.5-a roll=defence seat=republican dice=[1, 1, 1, 1] sides=6",
        "hits 16.5-d unit=n-reg-l1 target=r-reg-l1 attacker=2 defender=0",
        "replaced 16.6-c unit=r-reg-l1 side=republican other=r-reg-s1 box=madrid before=3 after=1",
    ]
    assert changes(match, before) == {
        "where.r-reg-s1": "madrid",
        "where.r-reg-l1": "pool",
        "strength.r-reg-s1": 1,
        "strength.r-reg-l1": 0,
        "used": ["gen-varela"],
        "attacked": ["n-reg-l1"],
    }


@pytest.mark.rule("espana", "8.1", "9.2", "16.1-a", "16.5-a", "16.5-d", "16.6-b", "16.7-f", "17.3")
def test_a_durruti_without_anarchists_fights_worse():
    match = table(
        {**BATTLE, "units": {"madrid": ["n-reg 3", "r-reg 3", "durruti", "r-com 1"]}, "battle": "durruti"},
        generals=True,
        rolls=[[6, 6, 5], [1, 1, 1]],
    )
    before, since = state_of(match), len(match.state.log.events)
    do(match, "attack r-reg-l1 n-reg-l1")
    assert asked(match) == (N, "move")
    assert told(match, since) == [
        "attack 16.1-a unit=r-reg-l1 target=n-reg-l1 box=madrid side=republican",
        "roll 16.5-a roll=attack seat=republican dice=[6, 6, 5] sides=6",
        "roll 16.5-a roll=defence seat=nationalist dice=[1, 1, 1] sides=6",
        "hits 16.5-d unit=r-reg-l1 target=n-reg-l1 attacker=3 defender=0",
        "destroyed 16.6-b unit=n-reg-l1 side=nationalist box=madrid",
        "battle-over 16.7-f box=madrid",
        "key-cities 17.3 nationalist=2 republican=2 contested=0",
        "turn 8.1 turn=5",
        "drew 9.2 side=nationalist cards=['n-01', 'n-02', 'n-03'] number=3",
        "drew 9.2 side=republican cards=['r-01', 'r-02', 'r-03'] number=3",
    ]
    assert changes(match, before) == {
        "turn": 5,
        "phase": "move-n",
        "active": "nationalist",
        "where.n-reg-l1": "pool",
        "where.gen-durruti": "board",
        "strength.n-reg-l1": 0,
        "control.madrid": "republican",
        "cities.republican": 2,
        "cities.contested": 0,
        "cities.track": [2, 2, 0],
        "hand.nationalist": ["n-01", "n-02", "n-03"],
        "hand.republican": ["r-01", "r-02", "r-03"],
        "deck.nationalist": 19,
        "deck.republican": 19,
        "moved": [],
        "picked": [],
    }


@pytest.mark.rule("espana", "15.1-b", "22.4-d")
def test_a_battle_opens_foggy_stacks_and_takes_decoys():
    match = table(
        {
            **EMPTY,
            "turn": 4,
            "markers": LANDS,
            "phase": "combat",
            "units": {"madrid": ["n-reg 1", "n-car 1", "varela", "r-reg 1", "r-com 1"]},
            "decoys": {N: ["madrid", "madrid"], R: ["madrid"]},
            "tops": ["n-car-s1"],
        },
        fog=True,
    )
    before, since = state_of(match), len(match.state.log.events)
    do(match, "battle gen-varela")
    assert match.asks[0].commits is True
    assert asked(match) == (N, "attack")
    assert told(match, since) == [
        "battle 15.1-b unit=gen-varela box=madrid side=nationalist",
        "decoys-found 22.4-d box=madrid side=nationalist number=2",
        "decoys-found 22.4-d box=madrid side=republican number=1",
    ]
    assert changes(match, before) == {"picked": ["gen-varela"]}


@pytest.mark.rule("espana", "11.3-a", "11.3-c", "22.4-c")
def test_units_march_and_leave_markers_and_decoys():
    match = table(
        {
            **MOVES,
            "tops": ["n-car-s1"],
            "units": {"madrid": ["n-reg 1", "n-car 1"], "segovia": ["n-fal 1"], "cuenca": ["r-reg 1"]},
            "decoys": {N: ["segovia"]},
        },
        fog=True,
    )
    before, since = state_of(match), len(match.state.log.events)
    do(match, "march n-fal-s1", "to guadalajara", "march n-car-s1", "to cuenca", "decoy madrid", "done")
    assert asked(match) == (R, "move")
    assert told(match, since) == [
        "marched 11.3-c unit=n-fal-s1 side=nationalist start=segovia box=guadalajara",
        "marched 11.3-a unit=n-car-s1 side=nationalist start=madrid box=cuenca",
        "decoy 22.4-c box=madrid side=nationalist",
    ]
    assert changes(match, before) == {
        "phase": "move-r",
        "active": "republican",
        "where.n-fal-s1": "guadalajara",
        "where.n-car-s1": "cuenca",
        "control.cuenca": "contested",
        "control.guadalajara": "nationalist",
        "markers.nationalist": [
            "la-coruna",
            "vigo",
            "leon",
            "vitoria",
            "pamplona",
            "burgos",
            "valladolid",
            "salamanca",
            "avila",
            "segovia",
        ],
        "markers.republican": [
            "tarragona",
            "castellon",
            "valencia",
            "alicante",
            "murcia",
            "almeria",
            "albacete",
        ],
        "moved": ["n-fal-s1", "n-car-s1"],
    }


@pytest.mark.rule("espana", "11.3-a", "22.4-c", "22.4-d")
def test_a_decoy_is_taken_back():
    match = table(
        {**MOVES, "units": {"madrid": ["n-reg 1", "n-car 1"]}, "decoys": {N: ["madrid", "madrid"]}}, fog=True
    )
    before, since = state_of(match), len(match.state.log.events)
    do(match, "undecoy madrid", "top n-car-s1", "march n-car-s1")
    assert asked(match) == (N, "march")
    do(match, "to toledo", "done")
    assert asked(match) == (R, "move")
    assert told(match, since) == [
        "undecoy 22.4-c box=madrid side=nationalist",
        "topped 22.4-d unit=n-car-s1 box=madrid",
        "marched 11.3-a unit=n-car-s1 side=nationalist start=madrid box=toledo",
    ]
    assert changes(match, before) == {
        "phase": "move-r",
        "active": "republican",
        "where.n-car-s1": "toledo",
        "control.toledo": "nationalist",
        "cities.nationalist": 4,
        "moved": ["n-car-s1"],
    }


@pytest.mark.rule("espana", "11.3-a", "11.8-c")
def test_five_troops_are_one_too_many():
    match = table(
        {
            **MOVES,
            "units": {
                "madrid": ["n-reg 1", "n-reg 1", "n-reg 1", "n-reg 1"],
                "segovia": ["n-fal 1", "cv-33"],
            },
        }
    )
    before, since = state_of(match), len(match.state.log.events)
    do(match, "march n-fal-s1", "to madrid", "march tank-cv-33-1", "to madrid", "done")
    assert asked(match) == (N, "stacking")
    do(match, "lose n-fal-s1")
    assert asked(match) == (R, "move")
    assert told(match, since) == [
        "marched 11.3-a unit=n-fal-s1 side=nationalist start=segovia box=madrid",
        "marched 11.3-a unit=tank-cv-33-1 side=nationalist start=segovia box=madrid",
        "overstacked 11.8-c unit=n-fal-s1 side=nationalist box=madrid",
    ]
    assert changes(match, before) == {
        "phase": "move-r",
        "active": "republican",
        "where.n-fal-s1": "pool",
        "where.tank-cv-33-1": "madrid",
        "strength.n-fal-s1": 0,
        "markers.nationalist": [
            "la-coruna",
            "vigo",
            "leon",
            "vitoria",
            "pamplona",
            "burgos",
            "valladolid",
            "salamanca",
            "avila",
            "segovia",
        ],
        "moved": ["tank-cv-33-1"],
    }


@pytest.mark.rule("espana", "13.1-a", "25.4-a", "25.11-b")
def test_aircraft_are_assigned_to_land_and_sea():
    match = table(
        {
            **MOVES,
            "units": {"valencia": ["n-reg 1"], "estrecho": []},
            "board": ["he-51", "ju-52", "cr-32-a"],
            "zone_markers": {"baleares": "republican"},
        },
        naval=True,
    )
    before, since = state_of(match), len(match.state.log.events)
    do(
        match,
        "fly air-he-51",
        "to valencia",
        "fly air-ju-52",
        "to baleares",
        "fly air-cr-32-a",
        "to valencia:sea",
    )
    assert asked(match) == (N, "move")
    assert told(match, since) == [
        "flew 13.1-a unit=air-he-51 box=valencia",
        "zone-entered 25.11-b zone=baleares side=nationalist",
        "flew 25.4-a unit=air-ju-52 box=baleares",
        "flew 25.4-a unit=air-cr-32-a box=valencia",
    ]
    assert changes(match, before) == {
        "where.air-ju-52": "baleares",
        "where.air-he-51": "valencia",
        "where.air-cr-32-a": "valencia",
        "zones.baleares": "nationalist",
        "moved": ["air-ju-52", "air-he-51", "air-cr-32-a"],
        "at_sea": ["air-cr-32-a"],
    }


@pytest.mark.rule(
    "espana",
)
def test_both_agree_to_end_and_the_key_cities_decide():
    match = table(
        {
            **MOVES,
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
                    "sevilla",
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
            "turn": 2,
            "phase": "end",
        },
        early_end=True,
    )
    before, since = state_of(match), len(match.state.log.events)
    assert asked(match) == (N, "agree")
    assert told(match, since) == []
    assert changes(match, before) == {}


@pytest.mark.rule("espana", "19.5", "19.6-c")
def test_the_turn_of_points_ends_with_nothing_left():
    match = table(
        {
            **EMPTY,
            "turn": 3,
            "phase": "replacements",
            "cities": [1, 2, 1],
            "markers": LANDS,
            "units": {"burgos": ["n-reg 2", "n-fal 1"], "valencia": ["r-com 2", "r-ana 1"]},
        }
    )
    before, since = state_of(match), len(match.state.log.events)
    assert asked(match) == (N, "spend")
    do(match, "raise n-reg-s1", "raise r-ana-s1", "new leon")
    assert asked(match) == (N, "type")
    do(match, "as n-fal", "new albacete")
    assert asked(match) == (R, "type")
    do(match, "as r-reg")
    assert asked(match) == (R, "spend")
    assert told(match, since) == [
        "strengthened 19.5 unit=n-reg-l1 side=nationalist box=burgos after=3",
        "strengthened 19.5 unit=r-ana-s1 side=republican box=valencia after=2",
        "entered 19.6-c unit=n-fal-s2 side=nationalist box=leon after=2",
        "entered 19.6-c unit=r-reg-s1 side=republican box=albacete after=2",
    ]
    assert changes(match, before) == {
        "active": "republican",
        "where.n-reg-s1": "pool",
        "where.n-reg-l1": "burgos",
        "where.n-fal-s2": "leon",
        "where.r-reg-s1": "albacete",
        "strength.n-reg-s1": 0,
        "strength.n-reg-l1": 3,
        "strength.n-fal-s2": 2,
        "strength.r-reg-s1": 2,
        "strength.r-ana-s1": 2,
        "markers.nationalist": [
            "la-coruna",
            "vigo",
            "vitoria",
            "pamplona",
            "valladolid",
            "salamanca",
            "avila",
            "segovia",
        ],
        "markers.republican": [
            "tarragona",
            "castellon",
            "alicante",
            "murcia",
            "almeria",
            "cuenca",
            "guadalajara",
        ],
        "rp.nationalist": 0,
        "rp.republican": 1,
    }


@pytest.mark.rule("espana", "8.1", "9.2", "19.5")
def test_who_stops_lets_the_other_go_on():
    match = table(
        {
            **EMPTY,
            "turn": 3,
            "phase": "replacements",
            "cities": [1, 2, 1],
            "markers": LANDS,
            "units": {"burgos": ["n-reg 2", "n-fal 1"], "valencia": ["r-com 2", "r-ana 1"]},
        }
    )
    before, since = state_of(match), len(match.state.log.events)
    do(match, "stop", "raise r-ana-s1")
    assert asked(match) == (R, "spend")
    do(match, "stop")
    assert asked(match) == (N, "move")
    assert told(match, since) == [
        "strengthened 19.5 unit=r-ana-s1 side=republican box=valencia after=2",
        "turn 8.1 turn=4",
        "drew 9.2 side=nationalist cards=['n-01', 'n-02', 'n-03'] number=3",
        "drew 9.2 side=republican cards=['r-01', 'r-02', 'r-03'] number=3",
    ]
    assert changes(match, before) == {
        "turn": 4,
        "phase": "move-n",
        "strength.r-ana-s1": 2,
        "rp.nationalist": 0,
        "rp.republican": 0,
        "hand.nationalist": ["n-01", "n-02", "n-03"],
        "hand.republican": ["r-01", "r-02", "r-03"],
        "deck.nationalist": 19,
        "deck.republican": 19,
    }


@pytest.mark.rule("espana", "9.2", "14.1-a")
def test_a_bonus_general_without_an_enemy_starts_no_battle():
    match = table(
        {
            **EMPTY,
            "turn": 7,
            "phase": "offensive",
            "markers": LANDS,
            "units": {"madrid": ["r-reg 3"]},
            "board": ["rojo", "miaja"],
            "lasting": [{"card": "r-29", "kind": "offensive", "side": "republican", "turn": 7}],
        }
    )
    before, since = state_of(match), len(match.state.log.events)
    do(match, "assign gen-rojo", "to madrid")
    assert asked(match) == (N, "move")
    assert told(match, since) == [
        "assigned 14.1-a unit=gen-rojo box=madrid",
        "drew 9.2 side=nationalist cards=['n-23', 'n-24', 'n-25'] number=3",
        "drew 9.2 side=republican cards=['r-23', 'r-24', 'r-25'] number=3",
    ]
    assert changes(match, before) == {
        "phase": "move-n",
        "active": "nationalist",
        "hand.nationalist": ["n-23", "n-24", "n-25"],
        "hand.republican": ["r-23", "r-24", "r-25"],
        "deck.nationalist": 19,
        "deck.republican": 19,
    }


@pytest.mark.rule("espana", "8.3-a", "23.2-b")
def test_in_the_historical_variant_decks_change_before_the_events_of_turn_six():
    match = table(
        {**MOVES, "turn": 6, "units": {"madrid": ["r-reg 3"]}, "phase": "turn"}, variant="historical"
    )
    assert asked(match) == (N, "event")
    assert told(match) == ["turn 8.1 turn=6", "decks-changed 8.3-a turn=6"]


@pytest.mark.rule("espana", "19.9", "19.1")
def test_points_that_can_do_nothing_are_lost():
    match = table(
        {
            **EMPTY,
            "turn": 3,
            "phase": "replacements",
            "cities": [2, 2, 1],
            "markers": {N: ["leon"], R: ["valencia", "castellon", "teruel"]},
            "units": {"valencia": ["r-com 1"]},
        }
    )
    assert asked(match) == (R, "spend")
    do(match, "stop")
    assert told(match) == [
        "points 19.1 nationalist=3 republican=3",
        "turn 8.1 turn=4",
        "drew 9.2 side=nationalist cards=['n-01', 'n-02', 'n-03'] number=3",
        "drew 9.2 side=republican cards=['r-01', 'r-02', 'r-03'] number=3",
    ]


@pytest.mark.rule("espana", "9.2", "14.1-a", "15.1-b", "16.1-a", "16.5-a", "16.5-d", "16.6-c", "16.7-f")
def test_the_bonus_general_is_free_again_after_his_battle():
    match = table(
        {
            **EMPTY,
            "turn": 7,
            "phase": "offensive",
            "markers": LANDS,
            "units": {"madrid": ["r-reg 3", "r-com 1", "n-reg 3", "n-car 1", "varela"]},
            "board": ["rojo", "miaja"],
            "lasting": [{"card": "r-29", "kind": "offensive", "side": "republican", "turn": 7}],
        },
        rolls=[[5, 1, 1], [1, 1, 1]],
    )
    before, since = state_of(match), len(match.state.log.events)
    do(match, "assign gen-rojo", "to madrid", "battle gen-rojo", "attack r-reg-l1 n-reg-l1", "enough")
    assert asked(match) == (R, "attack")
    do(match, "end")
    assert asked(match) == (N, "move")
    assert told(match, since) == [
        "assigned 14.1-a unit=gen-rojo box=madrid",
        "battle 15.1-b unit=gen-rojo box=madrid side=republican",
        "attack 16.1-a unit=r-reg-l1 target=n-reg-l1 box=madrid side=republican",
        "roll 16.5-a roll=attack seat=republican dice=[5, 1, 1] sides=6",
        "roll 16.5-a roll=defence seat=nationalist dice=[1, 1, 1] sides=6",
        "hits 16.5-d unit=r-reg-l1 target=n-reg-l1 attacker=1 defender=0",
        "replaced 16.6-c unit=n-reg-l1 side=nationalist other=n-reg-s1 box=madrid before=3 after=2",
        "battle-over 16.7-f box=madrid",
        "drew 9.2 side=nationalist cards=['n-23', 'n-24', 'n-25'] number=3",
        "drew 9.2 side=republican cards=['r-23', 'r-24', 'r-25'] number=3",
    ]
    assert changes(match, before) == {
        "phase": "move-n",
        "active": "nationalist",
        "where.n-reg-s1": "madrid",
        "where.n-reg-l1": "pool",
        "strength.n-reg-s1": 2,
        "strength.n-reg-l1": 0,
        "hand.nationalist": ["n-23", "n-24", "n-25"],
        "hand.republican": ["r-23", "r-24", "r-25"],
        "deck.nationalist": 19,
        "deck.republican": 19,
        "attacked": ["r-reg-l1"],
    }
