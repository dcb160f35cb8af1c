"""Chapter 14: the set-up, and its variable form (15.6)."""

import pytest

from frente.engine import Match
from frente.games.arriba import GAME
from frente.games.arriba.definitions import SETUP, START_BOX, UNITS
from frente.games.arriba.rules.setup import new_state
from frente.games.arriba.state import Arriba

REVOLTS = [int(row["brigades"]) for row in SETUP if row["revolt_low"]]


@pytest.mark.rule("arriba", "14.1-a", "14.1-b", "14.2-f", "ERR-2")
def test_14_1_brigades_markers_and_levels():
    match = Match.start(GAME, seed="a")
    s = match.state
    assert (s.ps, s.ep, s.air_ready, tuple(s.boxes)) == ([50, 50], [0, 0], [0, 0], START_BOX)
    assert set(s.control) == {""}
    units = GAME.facts(s)["units"]
    assert units["lerida"]["city"] == ["an-b03"]  # "1A"
    assert units["oviedo"]["city"] == ["na-b01"]
    assert len(units["oviedo"]["large"]) == 2
    assert len(units["spanish-morocco"]["box"]) == 5
    placed = sum(len(ids) for spot in units.values() for ids in spot.values())
    assert placed == sum(int(row["brigades"]) for row in SETUP)
    assert all("-b" in u for spot in units.values() for ids in spot.values() for u in ids)
    assert (match.asks[0].kind, match.to_answer) == ("organize", ("government",))
    match.answer("government", "done")
    assert match.to_answer == ("rebel",)


@pytest.mark.rule("arriba", "14.1-c")
@pytest.mark.parametrize(("die", "first"), [(3, "government"), (4, "rebel")])
def test_14_1_c_the_first_player_of_turn_1_is_random(die, first):
    match = Match.start(GAME, seed="b")
    while match.state.phase != "organization" or match.asks[0].seat == match.state.first:
        match.answer(match.to_answer[0], "done")
    match.forced = [(die,)]
    match.answer(match.to_answer[0], "done")
    assert match.state.turn_first == first


def variable(face: int, cities: int) -> Match[Arriba]:
    """Every brigade rolls this face; every contested city falls by that one."""
    setup = Match.start(GAME, "variable", seed="w").setup
    match = Match(GAME, setup, "w")
    match.forced = [tuple([face] * n) for n in REVOLTS] + [(cities,)] * 9
    try:
        match._run()
    finally:
        match.forced = []
    return match


@pytest.mark.rule("arriba", "15.6-a", "15.6-b")
@pytest.mark.parametrize(("die", "side"), [(3, "government"), (4, "rebel")])
def test_15_6_a_each_brigade_chooses_its_side(die, side):
    match = variable(6, die)  # on a 6 only Pamplona rebels
    s = match.state
    rebels = {GAME.facts(s)["groups"][g.name]["place"] for g in s.groups.values() if g.side == "rebel"}
    assert "pamplona" in rebels
    assert {UNITS[u].side for u in s.morocco} == {"rebel"}
    mixed = {g.area for g in s.groups.values() if g.side == "government"} & {
        g.area for g in s.groups.values() if g.side == "rebel"
    }
    assert all(g.side == side for g in s.groups.values() if g.city and g.area in mixed)
    switch = Match.start(GAME, options={"variable-setup": True}, seed="v")
    assert [e for e in switch.state.log.events if e.kind == "roll" and e.data["roll"] == "revolt"]


@pytest.mark.rule("arriba", "15.6-a", "15.6-b", "15.6-c")
def test_15_6_c_counters_run_out_for_the_other_side():
    # everybody rebels: 26 Nationalist brigades, the rest stand for the Republic
    s = variable(1, 2).state
    counts: dict[str, int] = {}
    for g in s.groups.values():
        for u in g.units:
            name = UNITS[u].id[:3]
            counts[name] = counts.get(name, 0) + 1
    assert counts["na-"] == 26
    assert counts["pa-"] == sum(REVOLTS) - 26
    diced = [e for e in s.log.events if e.kind == "roll" and e.data["roll"] == "revolt-city"]
    mixed = {g.area for g in s.groups.values() if g.side == "government"} & {
        g.area for g in s.groups.values() if g.side == "rebel"
    }
    assert len(diced) == len(mixed) > 0


@pytest.mark.rule("arriba", "15.0")
def test_15_0_any_combination_of_rules():
    options = dict.fromkeys(("guerrillas", "fortifications", "blockade", "doctrine", "command"), True)
    match = Match.start(GAME, options={**options, "players": 4}, seed="c")
    assert set(match.state.rules) == set(options)
    assert new_state(2, ()).rules == ()
    with pytest.raises(ValueError, match="players"):
        Match.start(GAME, options={"players": 5})
