"""Chapter 5: stacking, overstacking, fog of war."""

from random import Random
from typing import Any

import pytest
from tests.games.santander.table import (
    N,
    R,
    attack,
    begin,
    events,
    facts,
    options,
    play,
    rule_against,
    view,
    where,
)

from frente.engine import Match
from frente.games.santander import GAME
from frente.games.santander.definitions import CODES, GROUND, PIECE, PIECES, SIDE
from frente.games.santander.rules import fog
from frente.games.santander.rules.stacking import full_for, why_not_stop


@pytest.mark.rule("santander", "5-a", "5-b", "5-c", "5-e", "5.1-a")
def test_5_limits_and_overstacking_by_movement():
    match = begin(
        phase="nationalist-move",
        units={"2105": ["n1-1", "lit-1"], "2205": ["fn-1", "l335", "hq-n1", "sc-nat-1"], "1401": ["b170"]},
        reduced=["n1-1"],
    )
    # 5-e: Spaniards, Italians and Frecce Nere together; HQ, column and armour count nothing.
    play(match, "move fn-1")
    assert "go 2105" in options(match)  # 6 points: overstacked, but less than twice the limit
    play(match, "go 2105")
    assert [where(match, u) for u in ("n1-1", "lit-1", "fn-1")] == ["2105"] * 3


@pytest.mark.rule("santander", "5.1.1-b", "5.1.1-a")
def test_5_1_1_b_nobody_doubles_the_limit_by_movement():
    match = begin(
        phase="nationalist-move",
        units={"2105": ["n1-1", "n1-2", "n1-3"], "2205": ["n4-1"], "1401": ["b170"]},
    )
    play(match, "move n4-1")
    assert rule_against(match, "go 2105") == "5.1.1-b"
    assert "step 2105" in options(match)  # passing through is no matter (5-f)
    play(match, "step 2105")
    assert rule_against(match, "stay") == "5.1.1-b"
    play(match, "go 2205")


@pytest.mark.rule("santander", "5-d", "5-f", "9.2-b", "9.3-d")
def test_5_d_one_hq_one_column_one_armour_unit_in_a_hex():
    match = begin(
        phase="nationalist-move",
        units={
            "2405": ["hq-n1", "sc-nat-1", "3pz1"],
            "2504": ["hq-n4", "sc-nat-2", "4t26"],
            "1401": ["b170"],
        },
    )
    for piece in ("hq-n4", "sc-nat-2", "4t26"):
        play(match, f"move {piece}")
        assert rule_against(match, "go 2405") == "5-d"
        assert "go 2305" in options(match)  # through them
        play(match, "stay")


@pytest.mark.rule("santander", "5-f")
def test_5_f_a_retreat_onto_armour_destroys_the_arriving_armour():
    match = begin(
        phase="nationalist-combat",
        turn=2,
        units={"2206": ["b174", "ft17"], "2106": ["tn"], "2205": ["n1-1"]},
        battle={"side": N, "target": "2206", "attackers": ["n1-1"], "revealed": True, "losses": [0, 1]},
    )
    play(match, "retreat 2106", rolls=[[1]])
    assert where(match, "ft17") == "lost"
    assert where(match, "tn") == "2106"


FOGGY = {
    "2206": ["b174", "b175", "hq-xv", "sc-rep-1"], "2009": ["b170", "b171"], "2005": ["hq-xiv"],
    "2205": ["n1-1", "n1-2", "hq-n1", "sc-nat-1"], "2504": ["n4-1", "n4-2"],
}  # fmt: skip


def seen(match: Match[Any], seat: str | None) -> set[str]:
    return {p["id"] for p in view(match, seat)["pieces"] if p["place"].isdigit()}


@pytest.mark.rule("santander", "5.2-a")
def test_5_2_a_only_the_top_unit_of_an_enemy_stack_is_seen():
    match = begin(phase="nationalist-combat", turn=2, units=FOGGY, trenches=["2206"], dsg={"b174": "dsg"})
    assert seen(match, N) == {"b174", "b170", "hq-xiv", "n1-1", "n1-2", "hq-n1", "sc-nat-1", "n4-1", "n4-2"}
    assert seen(match, R) == {"n1-1", "n4-1", "b174", "b175", "hq-xv", "sc-rep-1", "b170", "b171", "hq-xiv"}
    assert seen(match, None) == {"b174", "b170", "hq-xiv", "n1-1", "n4-1"}
    top = next(p for p in view(match, N)["pieces"] if p["id"] == "b174")
    assert top["marks"] == ["disrupted"]
    assert view(match, N)["places"]["2206"]["marks"] == ["trench"]


@pytest.mark.rule("santander", "5.2-a")
def test_5_2_a_another_world_beneath_the_tops_looks_the_same():
    match = begin(phase="nationalist-combat", turn=2, units=FOGGY)
    other = match.state.copy()
    fog.redeal(other, N, Random(3))
    changed = {tuple(other.stacks[h]) != stack for h, stack in match.state.stacks.items()}
    assert True in changed
    assert GAME.view(other, N) == view(match, N)
    assert GAME.faults(other) == []


@pytest.mark.rule("santander", "5.2-a", "10.2-d")
def test_5_2_a_both_sides_are_shown_at_step_3_and_hidden_again():
    match = begin(phase="nationalist-combat", turn=2, units=FOGGY)
    attack(match, "2206", "n1-1", "n1-2")
    assert "n1-2" not in seen(match, R)
    assert view(match, R)["battle"] == {
        "place": "2206",
        "attacker": [],
        "defender": ["b174", "b175", "hq-xv", "sc-rep-1"],
    }
    play(match, "enough", "enough", rolls=[[5]])  # 11 : 8, 1:1, 5 -> 1/1
    assert seen(match, R) >= {"n1-1", "n1-2"}
    assert seen(match, N) >= {"b174", "b175", "hq-xv"}
    told = events(match, "assault", R)[0]
    assert told["attackers"] == ["n1-1", "n1-2"]
    play(match, "lose n1-1", "stand", "lose b174", rolls=[[1]])
    assert "b175" not in seen(match, N)


@pytest.mark.rule("santander", "5.2-a")
def test_5_2_a_a_move_beneath_a_stack_tells_nothing():
    match = begin(phase="nationalist-move", turn=1, units=FOGGY)
    play(match, "move n4-2", "go 2405", "move n4-1", "go 2205")
    told = events(match, "moved", R)
    veiled = {"side": N, "seen": {"hidden": 1}}
    assert told[0] == {"unit": "n4-2", "start": {"hidden": 1}, "place": "2405", "sight": "appears", **veiled}
    assert told[1] == {"unit": "n4-1", "start": "2504", "place": {"hidden": 1}, "sight": "leaves", **veiled}
    assert events(match, "moved", N)[0]["start"] == "2504"
    assert facts(match)["units"]["2205"][-1] == "n4-1"


@pytest.mark.rule("santander", "5-a", "5-d", "5.1.1-b", "5-f")
def test_5_all_full_hexes_at_once_are_those_refused_one_by_one():
    units = {
        "2305": ["n1-1", "n1-2", "n1-3", "hq-n1"],
        "2304": ["n4-1", "n4-2", "n4-3", "n5-1", "n5-2", "3pz1"],
        "2205": ["n5-3", "c-1", "ar", "sc-nat-1"],
        "2204": ["c-2", "c-3", "c-4"],
        "2303": ["lit-1", "lit-2"],
        "2504": ["r9m", "cel", "hq-ctv", "4t26", "sc-nat-2"],
        "1401": ["b170"],
    }
    s = begin(phase="nationalist-move", units=units).state
    for piece in GROUND[N]:
        for strict in (True, False):
            full = full_for(s, piece, strict)
            for hex in s.stacks:
                if s.at[piece] >= 0 and s.at[piece] != hex and CODES[hex] != "1401":
                    assert bool(full >> hex & 1) == (why_not_stop(s, piece, hex, strict) is not None)


def shown(match: Match[Any], seat: str | None) -> set[str]:
    """The pieces a seat has on its board, and all that its log names."""
    told = {str(word) for e in match.events(seat) for word in e.data.values() if isinstance(word, str)}
    return {piece["id"] for piece in view(match, seat)["pieces"]} | told


@pytest.mark.rule("santander", "5.2-a", "4.1-a")
def test_5_2_what_is_shifted_about_in_the_set_up_is_seen_when_the_stage_is_done():
    match = begin(phase="set-up:front", scenario="campaign")
    play(match, "place b166", "on 2207", "place b167", "on 2207", "place b166")
    for seat in (N, None):  # the top was lifted: what lies beneath is nobody's affair
        assert not shown(match, seat) & {"b166", "b167"}
    zones = {o["id"]: o["places"] for o in view(match, N)["overlays"]}
    assert zones["zoc-republican"] == []
    assert match.why_no_undo(R) is None  # nobody has seen anything
    play(match, "on 2207", "ready")
    assert not any(
        PIECES[PIECE[id]].type != "air" for id in shown(match, N) & set(PIECE) if SIDE[PIECE[id]] == R
    )
    play(match, "done", rolls=[[1, 6, 6]])
    tops = {PIECES[fog.top(match.state, hex)].id for hex in match.state.stacks}
    beneath = {PIECES[p].id for stack in match.state.stacks.values() for p in stack} - tops
    assert tops <= shown(match, N)
    assert not beneath & shown(match, N)


@pytest.mark.rule("santander", "5.2-a", "9.5.1-c", "10.2-b")
def test_5_2_an_attack_that_destroys_a_hidden_unit_at_once_cannot_be_taken_back():
    units = {"2006": ["b183", "b184"], "2005": ["n1-1"], "2007": ["n1-2"], "1906": ["n4-1"], "2106": ["n4-2"]}
    match = begin(phase="nationalist-combat", turn=2, units=units, dsg={"b184": "dsg2"})
    play(match, "attack 2006", "join n1-1")
    assert "b184" not in shown(match, N)
    play(match, "launch")
    assert where(match, "b184") == "lost"  # cut off: its name is told
    assert "b184" in shown(match, N)
    refusal = match.why_no_undo(N)
    assert refusal is not None
    assert refusal.text == "undo-reveal"


@pytest.mark.rule("santander", "5.2-a", "9.4.1-a")
def test_5_2_hidden_guns_that_fired_cannot_be_taken_back_and_seen_ones_can():
    units = {"2006": ["b183"], "2007": ["n1-1", "hq-n1"], "2005": ["c-1"], "2106": ["hq-c"]}
    match = begin(phase="nationalist-combat", turn=2, units=units)
    attack(match, "2006", "n1-1", "c-1")
    play(match, "fire hq-c")
    assert match.why_no_undo(N) is None
    match.undo(N)
    play(match, "fire hq-n1")  # it lay beneath n1-1
    refusal = match.why_no_undo(N)
    assert refusal is not None
    assert refusal.text == "undo-reveal"
