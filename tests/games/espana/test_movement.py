"""11 to 14: land movement, Morocco, aircraft, generals."""

from random import Random

import pytest
from tests.games.espana.table import (
    EMPTY,
    LANDS,
    N,
    R,
    asked,
    control,
    do,
    facts,
    options,
    pass_to,
    refusal,
    table,
    units,
    verbs,
    view,
    where,
)

from frente.games.espana import GAME
from frente.games.espana.definitions import (
    BOXES,
    COUNTER,
    COUNTER_ID,
    LAND_UNITS,
    LINKS,
    PLACE,
    PLACE_ID,
    TROOPS,
)
from frente.server import present
from frente.words import Words


@pytest.mark.rule("espana", "11.3-a", "11.3-b", "3.2")
def test_11_3_a_unit_goes_any_way_through_its_own_boxes_and_stops_at_others():
    match = table({"phase": "move-n"})
    do(match, "march n-car-s1")
    goals = verbs(match, "to")
    assert {"salamanca", "caceres", "lerida", "santander"} <= set(goals)
    assert refusal(match, "to barcelona") == "11.3-b"
    assert refusal(match, "to pamplona") == "11.3-a"
    do(match, "to caceres")
    assert where(match, "n-car-s1") == "caceres"


@pytest.mark.rule("espana", "11.3-c", "11.3-d", "11.6-a", "11.6-b", "3.8", "11.10")
def test_11_3_c_an_enemy_marker_stops_the_first_unit_and_no_later_one():
    match = table({"phase": "move-n"})
    do(match, "march n-afr-s2", "to jaen")
    assert control(match, "jaen") == N
    do(match, "march n-reg-s6", "to albacete")
    assert control(match, "albacete") == N
    # The last unit out of a friendly box leaves a marker; a unit coming in takes it away.
    start = where(match, "n-reg-l2")
    assert start == "burgos"
    do(match, "march n-reg-l2", "to segovia")
    assert "burgos" in facts(match)["markers"][N]
    do(match, "march n-fal-s2", "to burgos")
    assert "burgos" not in facts(match)["markers"][N]


MADRID = {
    **EMPTY,
    "units": {"madrid": ["n-reg 2", "n-reg 1", "r-reg 3"], "segovia": ["n-fal 2"]},
    "markers": {N: ["avila", "burgos"], R: ["guadalajara"]},
    "turn": 4,
    "phase": "move-n",
}


@pytest.mark.rule("espana", "11.4-a", "11.5-a", "11.5-b")
def test_11_4_out_of_a_contested_box_one_step_and_never_the_last():
    match = table(MADRID)
    do(match, "march n-reg-s1")
    assert set(verbs(match, "to")) == {"segovia", "avila"}
    assert refusal(match, "to burgos") == "11.4-a"
    assert refusal(match, "to guadalajara") == "11.4-a"
    do(match, "to segovia")
    assert refusal(match, "march n-reg-s2") == "11.5-a"


@pytest.mark.rule("espana", "11.4-b", "11.4-c", "11.4-d")
def test_11_4_b_tanks_go_on_through_friendly_boxes_only():
    match = table(
        {
            **MADRID,
            "units": {
                **MADRID["units"],
                "madrid": ["n-reg 2", "r-reg 3", "pz-i"],
                "soria": ["cv-33"],
                "zaragoza": ["n-reg 1", "r-ana 1"],
            },
            "markers": {N: ["avila", "burgos"], R: ["guadalajara"]},
        }
    )
    do(match, "march tank-pz-i-1")
    assert {"segovia", "burgos", "soria", "zaragoza"} <= set(verbs(match, "to"))
    assert refusal(match, "to guadalajara") == "11.4-c"
    do(match, "to zaragoza", "march tank-cv-33-1")
    assert refusal(match, "to guadalajara") == "11.4-c"


@pytest.mark.rule("espana", "11.5-b", "16.6-h", "16.1-b")
def test_11_5_b_a_lone_tank_is_stuck_and_falls_without_dice():
    set = {
        **EMPTY,
        "units": {"toledo": ["n-reg 2", "t-26", "mola"], "ciudad-real": ["r-reg 2"], "avila": ["n-reg 1"]},
        "turn": 5,
    }
    match = table({**set, "phase": "move-r"})
    assert refusal(match, "march tank-t-26-1") == "11.5-b"
    do(match, "march r-reg-s1", "to toledo")
    do(match, "march tank-t-26-1")
    do(match, "to ciudad-real")
    assert refusal(match, "march r-reg-s1") == "11.7"
    guarded = table(
        {**set, "units": {"toledo": ["n-reg 2", "r-reg 1", "t-26"], "ciudad-real": ["r-reg 2"]}}
        | {"phase": "move-r"}
    )
    assert refusal(guarded, "march r-reg-s1") == "11.5-b"  # the tank alone would not hold the box
    fight = table({**set, "phase": "combat"})
    do(fight, "battle gen-mola")
    assert where(fight, "tank-t-26-1") == "gone"
    assert control(fight, "toledo") == N


@pytest.mark.rule("espana", "11.2", "11.7", "12.1-a", "12.5")
def test_11_7_once_a_phase_and_markers_never():
    match = table({"phase": "move-n"})
    do(match, "march n-car-s1", "to soria")
    assert refusal(match, "march n-car-s1") == "11.7"
    assert refusal(match, "march n-leg-s2") == "12.1-a"
    assert refusal(match, "march gen-mola") == "14.1-a"  # generals are assigned, they do not march
    assert refusal(match, "march n-ita-l1") == "11.3-a"  # not on the map
    assert "n-reg-s1" in verbs(match, "march")
    assert not [u for u in verbs(match, "march") if u not in COUNTER]  # no marker is among them
    assert refusal(match, "march r-reg-s1") == "11.1"
    do(match, "march n-car-s2")
    assert refusal(match, "to morocco") == "12.5"


@pytest.mark.rule("espana", "11.8-a", "11.8-b", "11.8-c")
def test_11_8_four_troops_a_side_when_movement_ends():
    set = {
        **EMPTY,
        "units": {"burgos": ["n-reg 2", "n-reg 2", "n-reg 1", "n-reg 1", "n-fal 1", "cv-33", "mola"]},
        "markers": {N: ["soria"]},
    }
    match = table({**set, "phase": "move-n"})
    do(match, "done")
    assert asked(match) == (N, "stacking")
    assert len(options(match)) == 5
    assert refusal(match, "lose tank-cv-33-1") == "11.8-c"
    do(match, "lose n-fal-s1")
    assert len(units(match, "burgos", N)) == 6
    assert where(match, "n-fal-s1") == "pool"
    # An event may add a fifth; it must leave in the next movement.
    full = {**set, "units": {"burgos": ["n-reg 2", "n-reg 2", "n-reg 1", "n-reg 1"]}}
    event = table({**full, "phase": "events", "turn": 7, "hands": {N: ["n-23"], R: []}})
    do(event, "play n-23")
    assert len(units(event, "burgos", N)) == 5


@pytest.mark.rule("espana", "11.8-a", "11.8-c")
def test_11_8_c_the_answer_that_would_lose_a_troop_says_so_first():
    units = {"burgos": ["n-reg 1"] * 4, "leon": ["n-fal 1", "cv-33"], "vigo": ["n-fal 2"]}
    match = table({**EMPTY, "units": units, "markers": {R: LANDS[R]}, "turn": 4, "phase": "move-n"})
    ask = match.asks[0]
    assert not GAME.choice(match.state, ask, "done").warns
    do(match, "march n-fal-s1")
    warned = [t for t in options(match) if GAME.choice(match.state, match.asks[0], t).warns]
    assert warned == ["to burgos"]
    words = Words(GAME)
    text = "To Burgos (more than 4 troops: one is lost when your movement ends)"
    assert words.option(match, match.asks[0], "to burgos") == text
    told = {o["token"]: o for o in present.asked(match, N)["options"]}
    assert told["to burgos"]["warns"] is True  # so that a page waits before it takes the answer
    assert "warns" not in told["to vigo"]
    do(match, "to burgos")
    assert GAME.choice(match.state, match.asks[0], "done").warns
    text = "Done (more than 4 troops in Burgos: one is lost)"
    assert words.option(match, match.asks[0], "done") == text
    do(match, "march tank-cv-33-1")
    assert not GAME.choice(match.state, match.asks[0], "to burgos").warns  # tanks do not count
    do(match, "to burgos", "march n-reg-s1", "to vigo")
    assert not GAME.choice(match.state, match.asks[0], "done").warns


@pytest.mark.rule("espana", "11.8-d", "19.6-c")
def test_11_8_d_points_add_no_fifth_troop_and_morocco_takes_four():
    set = {
        **EMPTY,
        "units": {
            "burgos": ["n-reg 2", "n-reg 2", "n-reg 1", "n-reg 1"],
            "morocco": ["n-leg 2", "n-leg 1", "n-afr 2", "n-afr 1"],
        },
        "markers": {N: ["soria"]},
    }
    match = table({**set, "phase": "replacements"})
    assert refusal(match, "new burgos") == "11.8-d"
    assert refusal(match, "new morocco") == "11.8-d"
    assert "new soria" in options(match)
    event = table({**set, "phase": "events", "hands": {N: ["n-01"], R: []}})
    do(event, "play n-01")
    assert len(units(event, "morocco", N)) == 4
    room = table(
        {
            **set,
            "units": {"morocco": ["n-leg 2"], "soria": ["n-reg 1"], "burgos": ["n-reg 1"]},
            "phase": "replacements",
        }
    )
    assert "new morocco" in options(room)


@pytest.mark.rule("espana", "11.9")
def test_11_9_without_fog_every_stack_is_open():
    match = table({"phase": "move-n"})
    assert view(match, N)["pieces"] == view(match, None)["pieces"]


# --- 12 Morocco ----------------------------------------------------------------------------------------
@pytest.mark.rule(
    "espana", "12.1-a", "12.1-b", "12.1-c", "12.1-d", "12.4-a", "12.4-b", "17.7", "3.11", "12.6"
)
def test_12_the_transfer_from_morocco():
    match = table({"phase": "upkeep", "hands": {N: [], R: []}})
    assert asked(match) == (N, "ferry")
    do(match, "ferry gen-yague sevilla")
    assert refusal(match, "ferry n-leg-s2 sevilla") == "12.1-c"
    assert refusal(match, "ferry n-leg-s2 malaga") == "12.1-c"
    do(match, "ferry n-leg-s2 cadiz", "ferry n-afr-s3 cadiz")
    assert asked(match)[1] != "ferry"  # three units in all
    assert facts(match)["tied"] == {"gen-yague": "sevilla"}
    pass_to(match, "move")
    pass_to(match, "assign")
    do(match, "assign gen-yague")
    assert set(verbs(match, "to")) <= {"sevilla", "cadiz", "cordoba", "huelva", "badajoz", "malaga"}
    assert refusal(match, "to burgos") == "12.4-b"
    other = table({"phase": "generals"})
    do(other, "assign gen-queipo")
    assert refusal(other, "to morocco") == "12.5"
    free = table({"phase": "generals", "turn": 2, "units": {"morocco": ["n-reg 1"]}, "board": ["mola"]})
    do(free, "assign gen-mola")
    assert "to morocco" not in options(free)
    assert "to zaragoza" in options(free)  # in turn 2 nobody is bound to where he started


@pytest.mark.rule("espana", "12.1-d")
def test_12_1_d_a_shore_must_be_held():
    match = table({"phase": "upkeep", "markers": {R: ["cadiz"]}, "hands": {N: [], R: []}})
    assert refusal(match, "ferry n-leg-s2 cadiz") == "12.1-d"
    assert "ferry n-leg-s2 sevilla" in options(match)


@pytest.mark.rule("espana", "12.2-a", "12.2-b", "12.2-c", "25.11-e")
def test_12_2_the_strait_decides_with_the_naval_rules():
    set = {"phase": "upkeep", "hands": {N: [], R: []}, "pool": ["ju-52"]}
    free = table({**set}, naval=True)
    do(free, "ferry n-leg-s2 cadiz", "ferry n-leg-s3 cadiz", "ferry n-afr-s3 sevilla")
    assert asked(free)[1] != "ferry"
    both = table({**set, "units": {"estrecho": ["canarias", "libertad"]}}, naval=True)
    do(both, "ferry n-leg-s2 cadiz")
    assert refusal(both, "ferry n-leg-s3 cadiz") == "12.2-a"
    do(both, "ferry n-leg-s3 sevilla")
    assert asked(both)[1] != "ferry"
    closed = table({**set, "units": {"estrecho": ["libertad"]}}, naval=True)
    assert asked(closed)[1] != "ferry"


@pytest.mark.rule("espana", "3.8", "12.3", "19.6-c")
def test_3_8_morocco_left_empty_stays_nationalist():
    set = {
        **EMPTY,
        "units": {"morocco": ["n-leg 2"], "cadiz": ["n-reg 1"], "madrid": ["r-reg 1"]},
        "markers": LANDS,
        "turn": 4,
        "phase": "upkeep",
        "hands": {N: ["n-01"], R: []},
    }
    match = table(set)
    do(match, "ferry n-leg-s1 cadiz")
    assert control(match, "morocco") == N
    do(match, "play n-01")
    assert sorted(units(match, "morocco", N)) == ["n-afr 2", "n-leg 1"]
    points = table({**set, "turn": 3, "hands": {N: [], R: []}})
    do(points, "ferry n-leg-s1 cadiz")
    pass_to(points, "spend")
    while asked(points)[0] != N:
        do(points, "stop")
    assert "new morocco" in options(points)


@pytest.mark.rule("espana", "12.1-b", "12.1-c", "12.2-a", "12.2-b")
def test_12_1_the_refusal_names_the_limit_that_is_reached():
    set = {"phase": "upkeep", "hands": {N: [], R: []}, "pool": ["ju-52"]}
    match = table({**set})
    do(match, "ferry n-leg-s2 cadiz", "ferry n-leg-s3 cadiz")
    assert refusal(match, "ferry n-afr-s3 cadiz") == "12.1-c"
    card = {"card": "n-02", "kind": "morocco_extra", "side": N, "boxes": ["sevilla"], "value": 1}
    closed = {**set, "units": {"estrecho": ["libertad"]}, "lasting": [card]}
    one = table(closed, naval=True)
    assert refusal(one, "ferry n-leg-s2 cadiz") == "12.2-b"
    do(one, "ferry n-leg-s2 sevilla")
    assert asked(one)[1] != "ferry"
    passage = {"card": "n-nav-02", "kind": "ignore_estrecho", "side": N}
    free = table({**closed, "lasting": [passage]}, naval=True)
    do(free, "ferry n-leg-s2 sevilla")
    assert refusal(free, "ferry n-leg-s3 sevilla") == "12.1-c"


@pytest.mark.rule("espana", "12.4-b", "13.3", "14.4", "17.1")
def test_14_4_the_bond_to_a_place_ends_with_the_turn():
    match = table({"phase": "upkeep", "hands": {N: [], R: []}})
    do(match, "ferry gen-yague sevilla", "done")
    assert facts(match)["tied"] == {"gen-yague": "sevilla"}  # nobody else any more
    pass_to(match, "assign")
    pass_to(match, "ferry")
    do(match, "done")
    assert facts(match)["tied"] == {}
    assert where(match, "gen-yague") == "board"


@pytest.mark.rule("espana", "13.1-a", "16.2-e")
def test_13_1_an_aircraft_flies_once_from_the_player_board_and_then_supports():
    set = {
        **EMPTY,
        "units": {"madrid": ["n-reg 2", "r-reg 1"]},
        "markers": LANDS,
        "board": ["he-51", "mola"],
        "pool": ["bf-109", "queipo", "varela", "yague", "rojo", "miaja", "durruti"],
        "turn": 4,
        "phase": "move-n",
    }
    match = table(set)
    assert refusal(match, "fly air-bf-109") == "13.1-a"  # not in play
    do(match, "fly air-he-51", "to madrid")
    assert refusal(match, "fly air-he-51") == "13.1-a"
    do(match, "done", "done", "assign gen-mola", "to madrid", "battle gen-mola", "attack n-reg-s1 r-reg-s1")
    assert verbs(match, "support") == ["air-he-51"]


@pytest.mark.rule("espana", "12.3", "12.5")
def test_12_3_morocco_is_a_nationalist_port():
    match = table(
        {
            **EMPTY,
            "units": {"morocco": ["n-leg 2"], "madrid": ["r-reg 1"]},
            "markers": {R: ["toledo"]},
            "phase": "events",
            "hands": {N: ["n-09"], R: []},
        }
    )
    do(match, "play n-09")
    assert units(match, "morocco", N).count("cv-33") == 2


# --- 13 aircraft ---------------------------------------------------------------------------------------
@pytest.mark.rule("espana", "13.1-a", "13.1-b", "13.1-c", "13.1-d")
def test_13_1_aircraft_go_where_a_troop_or_tank_of_theirs_is():
    set = {
        **EMPTY,
        "units": {"madrid": ["r-reg 1", "n-reg 2"], "malaga": ["cv-33"]},
        "markers": {N: ["soria", "segovia"]},
        "board": ["he-51", "cr-32-a", "bf-109"],
        "turn": 3,
        "phase": "move-n",
    }
    match = table(set)
    do(match, "fly air-he-51")
    assert set["turn"] == 3
    assert set_of(match) == {"madrid", "malaga"}
    assert refusal(match, "to soria") == "13.1-a"
    assert refusal(match, "to estrecho") == "3.12"
    do(match, "to madrid", "fly air-cr-32-a", "to madrid", "fly air-bf-109", "to madrid")
    assert refusal(match, "fly air-he-51") == "13.1-a"
    assert refusal(match, "fly air-i-15") == "13.1-a"
    do(match, "done")


def set_of(match):
    return set(verbs(match, "to"))


@pytest.mark.rule("espana", "13.2", "17.1", "14.3")
def test_13_2_aircraft_and_generals_go_home_in_upkeep():
    match = table(
        {
            **EMPTY,
            "units": {"madrid": ["r-reg 1", "n-reg 2", "he-51", "i-15", "mola", "rojo", "cv-33"]},
            "markers": {
                R: ["toledo", "ciudad-real", "albacete", "cuenca", "valencia", "alicante", "murcia", "jaen"],
                N: ["segovia", "avila", "burgos", "soria", "valladolid", "leon", "salamanca", "caceres"],
            },
            "phase": "upkeep",
            "turn": 4,
        }
    )
    for unit in ("air-he-51", "air-i-15", "gen-mola", "gen-rojo"):
        assert where(match, unit) == "board"
    assert where(match, "tank-cv-33-1") == "madrid"


@pytest.mark.rule("espana", "13.3")
def test_13_3_aircraft_on_the_map_stay_near_in_turn_1():
    match = table({"phase": "move-n"})
    do(match, "fly air-breguet-n")
    assert set_of(match) <= {
        "zaragoza",
        "pamplona",
        "soria",
        "huesca",
        "lerida",
        "tarragona",
        "teruel",
        "guadalajara",
    }
    assert refusal(match, "to burgos") == "13.3"
    do(match, "to teruel")
    unassigned = table(
        {
            **EMPTY,
            "units": {"madrid": ["n-reg 2", "mola", "he-51", "r-reg 1"]},
            "markers": LANDS,
            "battle": "mola",
            "moved": ["gen-mola"],
            "turn": 2,
        },
        rolls=[[1, 1], [1]],
    )
    do(unassigned, "attack n-reg-s1 r-reg-s1")
    assert asked(unassigned)[1] != "support"


# --- 14 generals ---------------------------------------------------------------------------------------
@pytest.mark.rule("espana", "14.1-a", "14.4", "12.4-a", "14.1-d")
def test_14_generals_in_turn_1_stay_near_their_start():
    match = table({"phase": "generals"})
    assert asked(match) == (N, "assign")
    assert refusal(match, "assign gen-yague") == "12.4-a"
    assert refusal(match, "assign gen-rojo") == "14.1-a"
    assert refusal(match, "done") == "14.1-d"
    do(match, "assign gen-mola")
    assert refusal(match, "to sevilla") == "14.4"
    assert refusal(match, "to leon") == "14.1-a"
    do(match, "to burgos")
    assert asked(match) == (R, "assign")
    do(match, "assign gen-rojo")
    assert set_of(match) == {"ciudad-real", "toledo", "badajoz"}


@pytest.mark.rule("espana", "14.1-b", "14.1-c", "14.1-d")
def test_14_1_one_general_a_side_and_box_and_the_rest_goes_on_alone():
    match = table(
        {
            **EMPTY,
            "units": {"madrid": ["n-reg 2", "r-reg 2"], "burgos": ["n-reg 1"]},
            "board": ["mola", "varela", "queipo", "rojo"],
            "gone": ["yague", "miaja", "durruti"],
            "turn": 3,
            "phase": "generals",
        }
    )
    do(match, "assign gen-mola", "to madrid", "assign gen-rojo", "to madrid")
    assert asked(match) == (N, "assign")
    do(match, "assign gen-varela")
    assert refusal(match, "to madrid") == "14.1-b"
    do(match, "to burgos")
    # Queipo finds no box: he stays on the board and counts as assigned.
    assert asked(match)[1] == "pick"
    assert where(match, "gen-queipo") == "board"


@pytest.mark.rule("espana", "14.2", "15.2", "14.5")
def test_14_2_only_a_general_in_the_box_starts_a_battle():
    match = table(
        {
            **EMPTY,
            "units": {"madrid": ["n-reg 2", "r-reg 2"], "burgos": ["n-reg 1", "mola"]},
            "markers": LANDS,
            "turn": 3,
            "phase": "combat",
        }
    )
    assert refusal(match, "battle gen-mola") == "15.2"
    assert refusal(match, "battle gen-davila") == "15.2"
    assert options(match) == ["pass gen-mola"]
    assert PLACE["madrid"] >= 0


# --- 11 against a walk on foot -------------------------------------------------------------------------
def walked(match, unit):
    """Every box a unit can end in, found by walking line by line as the rulebook tells it."""
    s = match.state
    counter, start = COUNTER[unit], s.where[COUNTER[unit]]
    tank = counter >= TROOPS.stop
    own = {b for b in range(BOXES) if control(match, PLACE_ID[b]) in (N, "contested")}
    both = {b for b in own if control(match, PLACE_ID[b]) == "contested"}
    lines = {b: set() for b in range(BOXES)}
    for a, b in LINKS:
        lines[a].add(b)
        lines[b].add(a)
    ends, walks = set(), [start]
    while walks:
        here = walks.pop()
        for there in lines[here] - ends - {start}:
            if there not in own and (tank or start in both):
                continue  # 11.4-a, 11.4-c
            ends.add(there)
            stops = there in both or there not in own or (start in both and not tank)
            if not stops:
                walks.append(there)
    return {PLACE_ID[b] for b in ends}


@pytest.mark.rule("espana", "11.3-a", "11.3-b", "11.4-a", "11.4-b", "11.4-c", "11.4-d", "11.5-a", "10.3-a")
@pytest.mark.parametrize("seed", range(6))
def test_11_the_moves_are_those_of_a_walk_along_the_lines(seed):
    luck = Random(seed)
    places = [b for b in PLACE_ID[:BOXES] if b != "morocco"]
    here: dict[str, list[str]] = {}
    marks: dict[str, list[str]] = {N: [], R: []}
    n, r, tanks = ["n-reg 1"] * 12 + ["n-fal 1"] * 7, ["r-reg 1"] * 8 + ["r-com 1"] * 7, ["cv-33", "pz-i"] * 3
    for box in places:
        draw = luck.random()
        if draw < 0.55:
            marks[N if luck.random() < 0.6 else R].append(box)
            continue
        if draw < 0.95 and n and luck.random() < 0.6:
            here[box] = [n.pop(), *([n.pop()] if n and luck.random() < 0.4 else [])]
            if tanks and luck.random() < 0.5:
                here[box].append(tanks.pop())
        if r and luck.random() < 0.6:
            here.setdefault(box, []).append(r.pop())
    match = table({**EMPTY, "units": here, "markers": marks, "turn": 4, "phase": "move-n"})
    movers = verbs(match, "march")
    for unit in [u for u in COUNTER_ID if COUNTER[u] < LAND_UNITS and u.startswith(("n-", "tank-"))]:
        spot = match.state.where[COUNTER[unit]]
        if spot >= BOXES:
            continue
        troops = [u for u in match.state.at[2 * spot] if u < TROOPS.stop]
        held = match.state.held[1] >> spot & 1
        stays = held and len([t for t in troops if t != COUNTER[unit]]) == 0  # 11.5
        ways = set() if stays else walked(match, unit)
        near = {b for a, b in (*LINKS, *((b, a) for a, b in LINKS)) if a == spot}
        fed = any(control(match, PLACE_ID[b]) in (N, "contested") for b in near)
        assert (unit in movers) == (bool(ways) and fed)
        if unit in movers:
            twin = match.clone()
            do(twin, f"march {unit}")
            assert set(verbs(twin, "to")) == ways
