"""Chapter 6 and crests: lines of sight with reasons, spotting."""

from __future__ import annotations

import pytest

from frente.games.barricadas import GAME, charts
from frente.games.barricadas.board import board
from frente.games.barricadas.rules.spotting import all_hidden, spots, spotting_distance
from frente.games.barricadas.sight import crest_faced, sees, sight, soft_between, visible
from frente.games.barricadas.state import the_board

from .table import h, n, nat, rep, situation

A = board((("A", 1, 1, 0),))
C = board((("C", 1, 1, 0),))
D = board((("D", 1, 1, 0),))


def look(ground, a, b):
    return sight(ground, ground.grid.number[a], ground.grid.number[b])


@pytest.mark.rule("barricadas", "6.2-a", "6.2.1-a", "6.2.1-c", "12.5-a")
def test_6_2_1_woods_block_and_a_side_needs_both():
    found = look(C, "C806", "C808")
    assert not found.clear
    assert found.rule == "6.2.1-a"
    assert [C.grid.codes[x] for x in found.by] == ["C807"]
    assert look(C, "C706", "C808").clear
    assert look(C, "C806", "C807").clear  # the blocking hex itself is seen


@pytest.mark.rule("barricadas", "6.2.1-b")
def test_6_2_1_b_hills_block_flat_lines():
    found = look(A, "A705", "A907")
    assert (found.clear, found.rule) == (False, "6.2.1-b")


@pytest.mark.rule("barricadas", "6.2.1-d", "12.2-a", "12.7-a")
def test_6_2_1_d_three_rough_or_field_hexes_block():
    found = look(A, "A308", "A413")
    assert (found.clear, found.rule) == (False, "6.2.1-d")
    assert look(A, "A308", "A311").soft == 2
    assert soft_between(A, A.grid.number["A308"], A.grid.number["A311"]) == 2


@pytest.mark.rule("barricadas", "6.2.2-a", "6.2.2-b", "12-CRE-b")
def test_6_2_2_b_the_hex_behind_woods_is_blind():
    found = look(C, "C813", "C806")
    assert (found.clear, found.rule) == (False, "6.2.2-b")
    assert look(C, "C813", "C805").clear


@pytest.mark.rule("barricadas", "6.2.2-a", "12-CRE-b")
def test_6_2_2_a_without_crest_status_nothing_is_seen_below():
    inner = A.grid.number["A707"]
    assert A.crest[inner] == 0
    low = [i for i in range(len(A.grid)) if A.level[i] < A.level[inner]]
    assert not any(sees(A, inner, b) for b in low)
    assert sight(A, inner, low[0]).rule == "6.2.2-a"


@pytest.mark.rule("barricadas", "6.2.2-f")
def test_6_2_2_f_a_hill_as_high_blocks():
    assert not look(A, "A608", "A615").clear
    found = next(
        sight(A, a, b)
        for a in range(len(A.grid))
        for b in range(len(A.grid))
        if sight(A, a, b).rule == "6.2.2-f" and A.level[a] > A.level[b]
    )
    assert all(A.level[x] >= 1 for x in found.by)


@pytest.mark.rule("barricadas", "6.2.2-c", "6.2.2-d", "6.2.2-e", "6.2.2-g", "6.2.2-h")
def test_6_2_2_every_reason_is_met_and_holds():
    seen = {}
    for ground in (A, C, D):
        for a in range(len(ground.grid)):
            for b in range(0, len(ground.grid), 3):
                found = sight(ground, a, b)
                if not found.clear:
                    seen.setdefault(found.rule, (ground, a, b, found))
                elif ground.level[a] != ground.level[b]:
                    assert found.soft == 0  # 6.2.2-g
    assert {"6.2.1-a", "6.2.1-b", "6.2.1-d", "6.2.2-a", "6.2.2-b", "6.2.2-c", "6.2.2-f"} <= set(seen)
    ground, a, b, found = seen["6.2.2-c"]
    high, low = (a, b) if ground.level[a] > ground.level[b] else (b, a)
    assert ground.level[high] - ground.level[low] < ground.grid.distance(high, low)  # 6.2.2-d
    assert ground.grid.touch(found.by[0], low)  # only the hex behind the crest is blind
    if "6.2.2-e" in seen:
        ground, a, b, found = seen["6.2.2-e"]
        assert all(ground.tall >> x & 1 for x in found.by)
    # 6.2.2-h: along a side both hexes must block
    for ground in (A, C):
        for a in range(0, len(ground.grid), 7):
            for b in range(len(ground.grid)):
                line = ground.grid.line(a, b).crossed
                if ground.level[a] != ground.level[b] and len(line) == 1 and line[0].along_side:
                    tall = [ground.tall >> x & 1 for x in line[0].hexes if x >= 0]
                    if not all(tall) and sight(ground, a, b).rule == "6.2.2-b":
                        raise AssertionError("one hex of a side blocked")


@pytest.mark.rule("barricadas", "6.2-d")
def test_6_2_d_sight_is_mutual():
    for a in range(0, len(A.grid), 5):
        for b in range(0, len(A.grid), 7):
            assert sees(A, a, b) == sees(A, b, a)
    assert sees(A, 3, 3)


@pytest.mark.rule("barricadas", "6.2-b")
def test_6_2_b_units_never_block_sight():
    s = situation(formation=[rep("C704"), nat("C706")])
    assert sees(C, h(s, "C704"), h(s, "C708"))


@pytest.mark.rule("barricadas", "6.2-c", "13.7-g")
def test_13_7_g_rubble_keeps_the_sight_of_buildings():
    s = situation(formation=[nat("C608")])
    before = sight(C, h(s, "C607"), h(s, "C610"))
    s.rubble[h(s, "C608")] = 99
    assert sight(C, h(s, "C607"), h(s, "C610")) == before
    assert charts.spotting("small", "rubble", False, 0) == charts.spotting("small", "built-up", False, 0)
    assert charts.defense("AP", "rubble") == 5


@pytest.mark.rule("barricadas", "12-CRE-a", "12-CRE-c")
def test_12_cre_crests():
    def sides(ground, code):
        i = ground.grid.number[code]
        return {ground.grid.codes[ground.grid.sides[i][d]] for d in range(6) if ground.crest[i] >> d & 1}

    assert len(sides(D, "D502")) == 6
    assert len(sides(A, "A608")) == 5
    assert "A607" not in sides(A, "A608")
    assert sides(A, "A808") == {"A907", "A908", "A809"}
    assert sides(A, "A707") == set()
    num = A.grid.number
    assert crest_faced(A, num["A808"], num["A810"])
    assert not crest_faced(A, num["A810"], num["A808"])


@pytest.mark.rule("barricadas", "6.1-a", "6.1-b", "6.1-d", "6.1-e", "6.1-f", "6.1-h")
def test_6_1_spotting_distances():
    for levels, (still, moving) in enumerate(((7, 10), (8, 12), (9, 14))):
        assert charts.spotting("small", "open", False, levels) == still
        assert charts.spotting("small", "open", True, levels) == moving
    assert charts.spotting("small", "dispersed-buildings", False, 2) == 5
    assert charts.spotting("large", "woods", True, 0) == 8
    s = situation(formation=[rep("C705"), nat("C708")])
    assert spotting_distance(s, n("legion-b1"), 0) == 7
    s.moved |= 1 << n("legion-b1")
    assert spotting_distance(s, n("legion-b1"), 1) == 12


@pytest.mark.rule("barricadas", "6-a", "6.1-c", "6.1-g", "6.1-f")
def test_6_1_c_beyond_it_is_hidden():
    s = situation(formation=[rep("C604"), nat("C608")])  # dispersed buildings: 3
    assert not spots(s, h(s, "C604"), n("legion-b1"))
    assert all_hidden(s, h(s, "C604"), h(s, "C608"), 1)
    assert spots(s, h(s, "C605"), n("legion-b1"))
    fog = situation(
        formation=[nat("C706")], effects=[{"key": "spotting_factor", "turns": [2], "factor": 0.5}]
    )
    assert spotting_distance(fog, n("legion-b1"), 0) == 3
    fog.turn = 3
    assert spotting_distance(fog, n("legion-b1"), 0) == 7
    hill = situation(["A"], formation=[nat("A610")])
    assert spots(hill, h(hill, "A614"), n("legion-b1"))


def on(*maps):
    return situation(list(maps))


@pytest.mark.rule("barricadas", "6.2.1-a", "6.2.1-b", "6.2.1-d")
@pytest.mark.parametrize(
    ("letter", "origin", "target", "rule", "text", "at"),
    [
        ("C", "C806", "C808", "6.2.1-a", "sight-cover", "C807"),
        ("A", "A705", "A907", "6.2.1-b", "sight-hill", "A807"),
        ("A", "A308", "A413", "6.2.1-d", "sight-soft", "A412"),
    ],
)
def test_6_2_1_players_are_told_what_blocks_flat_ground(letter, origin, target, rule, text, at):
    s = on(letter)
    for a, b in ((origin, target), (target, origin)):
        found = GAME.why_unseen(s, "republican", a, b)
        assert (found.rule, found.text) == (rule, text)
        assert (found.args["origin"], found.args["hex"]) == (a, b)
    assert GAME.why_unseen(s, None, origin, target).args["at"] == at
    assert target not in GAME.sight(s, None, origin)["seen"]
    assert at in GAME.sight(s, None, origin)["seen"]  # 6.2-a: what blocks is seen


@pytest.mark.rule("barricadas", "6.2.2-a", "6.2.2-b", "6.2.2-c", "6.2.2-e", "6.2.2-f")
def test_6_2_2_players_are_told_what_blocks_slopes():
    blind = GAME.why_unseen(on("C"), "nationalist", "C813", "C806")
    assert (blind.rule, blind.text, blind.args["at"]) == ("6.2.2-b", "sight-blind", "C807")
    inner = GAME.why_unseen(on("A"), None, "A707", "A101")
    assert (inner.rule, inner.text, inner.args["at"]) == ("6.2.2-a", "sight-no-crest", "A707")
    covered = GAME.why_unseen(on("A"), None, "A608", "A615")
    assert (covered.rule, covered.text) == ("6.2.2-e", "sight-covered-crest")
    found = {}
    for letter in "AD":
        s = on(letter)
        ground = the_board(s)
        for origin in ground.grid.codes:
            for target in ground.grid.codes[::3]:
                why = GAME.why_unseen(s, None, origin, target)
                if why is not None:
                    found.setdefault(why.rule, (ground, origin, target, why))
    for rule, text in (("6.2.2-c", "sight-crest"), ("6.2.2-f", "sight-higher")):
        ground, origin, target, why = found[rule]
        assert why.text == text
        a, b, at = (ground.grid.number[x] for x in (origin, target, why.args["at"]))
        high, low = (a, b) if ground.level[a] > ground.level[b] else (b, a)
        if rule == "6.2.2-c":
            assert ground.grid.touch(at, low)
            assert ground.crest[at]
        else:
            assert ground.level[at] >= ground.level[high]


@pytest.mark.rule("barricadas", "6.2.1-c", "6.2-a")
def test_6_2_1_c_along_a_side_both_hexes_are_named():
    s = on("C")
    assert GAME.why_unseen(s, None, "C706", "C808") is None  # woods on one side only
    ground = the_board(s)
    both = next(
        why
        for a in ground.grid.codes
        for b in ground.grid.codes
        if (why := GAME.why_unseen(s, None, a, b)) is not None and len(why.args["by"]) == 2
    )
    assert both.args["at"] == both.args["by"][0]
    one, other = (ground.grid.number[x] for x in both.args["by"])
    assert ground.grid.touch(one, other)


@pytest.mark.rule("barricadas", "6.2-a", "6-b")
def test_6_2_a_what_a_hex_sees_is_the_same_for_everybody_and_never_itself():
    s = situation(formation=[rep("C704"), nat("C706")])
    seen = GAME.sight(s, "republican", "C704")
    assert seen == GAME.sight(s, "nationalist", "C704") == GAME.sight(s, None, "C704")
    assert "C704" not in seen["seen"]
    ground = the_board(s)
    for code in ground.grid.codes:
        hidden = GAME.why_unseen(s, None, "C704", code)
        assert (hidden is None) == (code in seen["seen"] or code == "C704")
    assert GAME.sight(s, None, "off-republican") == {"seen": []}
    assert GAME.why_unseen(s, None, "C704", "off-republican").text == "sight-off-board"


@pytest.mark.rule("barricadas", "6.2-d", "6.2.1-c", "6.2.2-h")
def test_a_view_at_once_agrees_with_every_single_line():
    turned = board((("B", 1, 1, 0), ("D", 2, 1, 180)))
    for a in range(0, len(turned.grid), 11):
        mask = visible(turned, a)
        for b in range(len(turned.grid)):
            assert bool(mask >> b & 1) == sight(turned, a, b).clear


def test_a_visibility_map_is_the_same_when_it_is_made_again():
    two = board((("A", 1, 1, 0), ("C", 1, 2, 0)))
    for a in range(0, 90, 9):
        first = visible(two, a)
        two.sight.clear()
        two.views.clear()
        assert visible(two, a) == first
