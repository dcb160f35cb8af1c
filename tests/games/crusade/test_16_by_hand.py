"""What a space brings that changes hands (3.0-control, 5.1.2, 16.3.3), by hand, on random boards."""

from random import Random

import pytest
from tests.games.crusade.by_hand import PLACES, Board
from tests.games.crusade.chance import chance

from frente.games.crusade.definitions import AT, CARD
from frente.games.crusade.rules.control import settle, take

FRANCE = [id for id, space in PLACES.items() if space.border == "france"]
PORTUGAL = [id for id, space in PLACES.items() if space.border == "portugal"]
NORTH = [id for id, space in PLACES.items() if space.region]
CITIES = ["barcelona", "bilbao", "sevilla", "valencia", "zaragoza"]
SIEGES = {"simancas": "gijon", "cabeza": "puerto-de-valderrepiso", "alcazar": "toledo"}


def worth(id):
    """5.1.2-b, 16.3.3-a, 16.3.3-b: Victory Points and morale of a space for itself."""
    if id == "madrid":
        return 3, 3
    if id in CITIES:
        return 2, 2
    return int(PLACES[id].vp_space), int(PLACES[id].vp_space or PLACES[id].capital)


def zones(board, s):
    """16.3.3-k: groups of eight or more supplied spaces, joined overland; 16.3.3-j leaves some aside."""
    left, found = set(board.fed), []
    while left:
        edge, group = [left.pop()], set()
        while edge:
            here = edge.pop()
            group.add(here)
            edge += board.lines[here] & left
            left -= board.lines[here]
        found.append(group)
    if board.side == "rep" and "north-joined" not in s.marks:
        found = [group for group in found if not group & set(NORTH)]
    return sum(len(group) >= 8 for group in found)


def expected(s):
    """What stands or has happened on this map, as changes of morale: 16.3.3-d to 16.3.3-h."""
    nat, rep = Board(s, "nat"), Board(s, "rep")
    marks = set(s.marks) - {"french-border", "portuguese-border"}
    north = [nat.groups[id] for id in ("la-coruna", "valladolid", "zaragoza") if id in nat.own]
    joined = any("sevilla" in group for group in north)
    if joined:
        marks.add("nat-joined")
    if set(FRANCE) <= nat.own:
        marks.add("french-border")
    if set(PORTUGAL) <= rep.own:
        marks.add("portuguese-border")
    if set(NORTH) <= nat.own:
        marks.add("north-ended")
    if "north-ended" not in marks and not rep.north:
        marks.add("north-joined")
    s_marks, s.marks = s.marks, sorted(marks)
    if s.turn >= 6 and zones(rep, s) >= 2:
        marks.add("rep-divided")
    if s.turn >= 6 and "nat-joined" in marks and zones(nat, s) >= 2:
        marks.add("nat-divided")
    s.marks = s_marks
    return marks, joined


MORALE = {
    "french-border": -2, "portuguese-border": 2, "north-ended": -2, "north-joined": 2, "rep-divided": -1,
    "nat-divided": 1, "nat-joined": 0,
}  # fmt: skip


@pytest.mark.rule(
    "crusade",
    "16.3.3-a",
    "16.3.3-b",
    "16.3.3-c",
    "16.3.3-d",
    "16.3.3-e",
    "16.3.3-f",
    "16.3.3-g",
    "16.3.3-h",
    "16.3.3-j",
    "16.3.3-k",
    "5.1.2-a",
    "5.1.2-b",
    "16.1.3-a",
    "16.2.2",
    "17.1.1-a",
)
@pytest.mark.parametrize("seed", range(10))
def test_16_3_3_what_a_space_that_changes_hands_brings(seed):
    luck = Random(f"capture {seed}")
    s = chance(luck, "nat", sieges=dict.fromkeys(SIEGES, 2), ammo=True).state
    # Of each list but the last some spaces are left to take: one side holds the rest.
    border = [AT[id] for id in (PORTUGAL if seed % 2 else FRANCE)]
    s.control &= ~sum(1 << p for p in border)
    s.control |= sum(1 << p for p in border) if seed % 4 < 2 else 0
    settle(s)
    lists = [FRANCE, PORTUGAL, NORTH, ["madrid", *CITIES], list(SIEGES.values()), list(PLACES)]
    for _ in range(25):
        id = luck.choice([id for id in luck.choice(lists) if id != "beach-head"])
        side = "rep" if s.control >> AT[id] & 1 else "nat"
        vp, rm, before, sieges = s.vp, s.rm, set(s.marks), dict(s.sieges)
        isolated, ammo = s.isolated, s.ammo
        oviedo = side == "rep" and id == "oviedo" and bool(isolated >> AT[id] & 1)
        take(s, AT[id], side, "10.1.9")
        sign = 1 if side == "nat" else -1
        nat = Board(s, "nat")
        freed = [name for name in sieges if SIEGES[name] in nat.counted]
        marks, joined = expected(s)
        gone = {mark: -n for mark, n in MORALE.items() if mark in before - marks}
        come = {mark: n for mark, n in MORALE.items() if mark in marks - before}
        assert set(s.marks) == marks
        assert s.vp == vp + sign * worth(id)[0] + freed.count("alcazar") - oviedo
        assert s.rm == rm - sign * worth(id)[1] - len(freed) + sum(come.values()) + sum(gone.values())
        assert s.sieges == {name: n for name, n in sieges.items() if name not in freed}
        lying = {p for p in PLACES if isolated >> AT[p] & 1}
        assert {p for p in PLACES if s.isolated >> AT[p] & 1} == {p for p in lying if p in nat.own - nat.fed}
        assert s.ammo == (ammo and not joined)


@pytest.mark.rule("crusade", "8.5.5.5", "10.2.7-a", "10.2.9-b", "17.3.2-a")
def test_8_5_5_5_what_lay_in_a_space_goes_when_it_is_taken():
    words = {"works": {"jaen": "position"}, "build_drm": {"jaen": -1, "toledo": -2}, "bonus": {"jaen": "R27"}}
    s = chance(
        Random(1), "nat", turn=12, control={"rep": ["jaen"], "nat": []}, units={}, vp=10, rm=20, **words
    ).state
    row = CARD["R27"].effect("counterattack_bonus")
    take(s, AT["jaen"], "nat", "10.1.9")
    assert (s.works, s.build_drm, s.bonus) == ({}, {AT["toledo"]: -2}, {})
    vp, rm = (row["amount"], 0) if row["bonus"] == "vp" else (0, row["amount"])
    assert (s.vp, s.rm) == (10 - vp, 20 - rm - 1)  # Jaén is a Province Capital
