"""16.4 by hand: who may end where in the north, on random boards, before and after spaces are taken."""

from random import Random

import pytest
from tests.games.crusade.board import kind, play, table, where
from tests.games.crusade.by_hand import NORTH, PLACES, Board
from tests.games.crusade.chance import chance, northern
from tests.games.crusade.ledger import check

from frente.games.crusade.definitions import AT, SPACE_IDS, UNITS, bits
from frente.games.crusade.rules import north
from frente.games.crusade.state import spread


def text(refusal):
    return f"{refusal.rule} {refusal.text}" if refusal else ""


def mask(ids):
    return sum(1 << AT[id] for id in ids)


RULES = ("16.4.2.1-a", "16.4.2.1-b", "16.4.2.2-a", "16.4.2.2-b", "16.4.2.3", "16.4.3.2-a", "16.4.3.3")


@pytest.mark.rule("crusade", *RULES)
@pytest.mark.parametrize("seed", range(12))
def test_16_4_who_may_end_in_the_north(seed):
    luck = Random(f"end {seed}")
    s = chance(luck, "rep", **northern(luck)).state
    board = Board(s, "rep")
    there = [u for u in UNITS if u.side == "rep" and s.where[u.index] >= 0]
    boxed = [u for u in UNITS if u.side == "rep" and s.where[u.index] == -2]
    assert north.northern_zone(s) == mask(board.north) or not board.north
    for unit in luck.sample(there, 12) + boxed[:3]:
        here = board.at(unit)
        for id in PLACES:
            if id in board.own:
                assert text(north.why_not_end(s, unit.index, AT[id])) == board.why_not_end(unit, here, id)
        own = mask(board.own)
        good = {id for id in board.own if board.may_end(unit, here, id)}
        assert north.end_mask(s, unit.index, own) == mask(good)
        if here != "reserve":
            assert north.is_bound(s, unit.index) == board.bound(unit)
            assert north.is_abroad(s, unit.index) == board.abroad(unit, here)
            assert north.is_homebound(s, unit.index) == board.must_go_home(unit, here)


@pytest.mark.rule("crusade", *RULES)
@pytest.mark.parametrize("seed", range(12))
def test_16_4_3_3_the_north_is_judged_as_a_move_leaves_it(seed):
    luck = Random(f"taken {seed}")
    s = chance(luck, "rep", **northern(luck)).state
    before = Board(s, "rep")
    there = [u for u in UNITS if u.side == "rep" and u.region not in NORTH and s.where[u.index] >= 0]
    outside = [u for u in there if before.at(u) not in before.north]
    foreign = [SPACE_IDS[p] for p in bits(s.control & spread(s, mask(before.north)))]
    for _ in range(10):
        taken = set(luck.sample(foreign, min(len(foreign), luck.randint(1, 2))))
        s.control &= ~mask(taken)
        after = Board(s, "rep")
        zone = after.north
        s.control |= mask(taken)
        assert zone is after.north
        for unit in luck.sample(outside, min(4, len(outside))):
            for id in taken:
                expected = after.why_not_end(unit, "", id) if before.north else ""
                refusal = north.why_not_end(s, unit.index, AT[id], mask(taken))
                assert text(refusal) == expected


@pytest.mark.rule("crusade", "16.4.3.2-a")
def test_16_4_3_2_a_the_second_police_division_may_go_on_inside():
    m = table(
        "two-years-of-war", clear=True, turn=8, round=2, side="rep", ammo=False,
        hands={"nat": [], "rep": ["R42"]},
        control={"nat": ["san-sebastian", "durango", "beasain", "orduna", "vitoria"], "rep": []},
        units={"puerto-velate": ["rep-pol-1:full"], "bilbao": ["rep-pol-2:full"]},
    )  # fmt: skip
    play(m, "ops R42", "activate-move puerto-velate", "done", "move rep-pol-1", "step san-sebastian")
    check(m, "", {"": ["step durango", "step puerto-velate", "step beasain", "stop"]})
    play(m, "step durango", "step bilbao")
    assert (where(m, "rep-pol-1"), kind(m)) == ("bilbao", "nat action")
