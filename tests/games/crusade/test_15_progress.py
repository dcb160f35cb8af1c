"""Chapter 15: the progress of the war."""

import pytest
from tests.games.crusade.board import GAME, events, kind, named, options, play, stack, table, where, why

from frente.games.crusade.definitions import AT, CARD, INITIAL, REGION, SPACE_IDS, UNIT, UNITS, bits
from frente.games.crusade.rules import progress
from frente.games.crusade.rules.duty import distances, within


def deploying(**words):
    return table(phase="corps", turn=5, isolated=[], hands={"nat": [], "rep": []}, **words)


def homes(m, corps):
    return [SPACE_IDS[p] for p in bits(progress.home_spaces(m.state, UNIT[corps]))]


def finish(m):
    while m.state.phase == "corps" and m.asks:
        tokens = options(m)
        play(m, "done" if "done" in tokens else tokens[0])
    return m


@pytest.mark.rule("crusade", "15.2.1-a", "15.2.1-b", "15.2.1-c", "15.2.1.1", "15.2.1.2-l", "15.2.2")
def test_15_2_1_alternating():
    m = deploying()
    assert UNIT["nat-corps-ctv"] not in m.state.to_deploy["nat"]
    order = []
    while kind(m).endswith("corps") or kind(m).endswith("corps-at") or kind(m).endswith("make-room"):
        if kind(m).endswith("corps"):
            order.append(m.asks[0].seat)
        play(m, options(m)[0])
    assert order[:4] == ["nat", "rep", "nat", "rep"]
    assert order[-2:] == ["rep", "rep"] or len(order) == 19
    assert len(events(m, "entered")) == 19
    finish(m)
    assert m.state.turn == 6
    assert not GAME.faults(m.state)


@pytest.mark.rule("crusade", "15.2.1.2-a", "15.2.1.2-b", "8.5.2.4-e")
def test_15_2_1_2_where():
    m = deploying(units={"zaragoza": ["nat-inf:full"] * 3})
    play(m, "deploy nat-corps-v")
    assert why(m, "at mallorca") == "8.5.2.4-e"
    assert why(m, "at burgos") == "15.2.1.2-a"
    assert why(m, "at madrid") == "15.2.1.2-a"
    play(m, "at zaragoza")
    assert kind(m) == "nat make-room"
    play(m, options(m)[0])
    assert len(stack(m, "zaragoza")) == 3
    while kind(m) != "nat corps":
        play(m, options(m)[0])
    play(m, "deploy nat-corps-i")
    assert why(m, "at zaragoza") == "15.2.1.2-a"


@pytest.mark.rule("crusade", "15.2.1.2-c", "15.2.1.2-d")
def test_15_2_1_2_c_the_northern_duty():
    m = deploying()
    assert len(progress.open_regions(m.state)) == 3
    m.state.to_deploy["nat"] = [UNIT["nat-corps-i"], UNIT["nat-corps-v"], UNIT["nat-corps-vi"]]
    near = within("asturias", 1) | within("santander", 1) | within("basque", 1)
    assert not progress.home_spaces(m.state, UNIT["nat-corps-i"]) & ~near
    basque = [SPACE_IDS[p] for p in bits(REGION["basque"])]
    m = deploying(units={p: [] for p in basque}, control={"nat": basque})
    assert progress.open_regions(m.state) == ["asturias", "santander"]


@pytest.mark.rule("crusade", "15.2.1.2-e", "15.2.1-b")
def test_15_2_1_2_e_the_ctv():
    m = deploying(played=["N3"], units={"sevilla": ["nat-ita:full"]})
    assert UNIT["nat-corps-ctv"] in m.state.to_deploy["nat"]
    assert {"sevilla", "la-coruna", "cadiz"} <= set(homes(m, "nat-corps-ctv"))
    assert "mallorca" not in homes(m, "nat-corps-ctv")
    assert "burgos" not in homes(m, "nat-corps-ctv")


SANTANDER = ["puerto-del-escudo", "santander", "santona", "san-vicente-de-la-barquera"]


@pytest.mark.rule("crusade", "15.2.1.2-f", "15.2.1.2-g", "15.2.1.2-h", "15.2.1.2-i", "15.2.1.2-b")
def test_15_2_1_2_regional_corps():
    gone = {p: [] for p in SANTANDER}
    m = deploying(
        control={"nat": SANTANDER}, units={**gone, "cangas-de-onis": ["rep-mil-san:full", "rep-mil-ast:full"]}
    )
    assert homes(m, "rep-corps-santander") == ["cangas-de-onis"]
    lost = ["castropol", "puerto-de-la-espina", "puerto-de-leitariegos", "puerto-de-pajares"]
    m = deploying(
        control={"nat": SANTANDER + lost},
        units={**gone, **{p: [] for p in lost}, "cangas-de-onis": ["rep-mil-san:full", "rep-mil-ast:full"]},
    )
    from frente.games.crusade.state import put

    put(m.state, UNIT["rep-corps-santander"], AT["cangas-de-onis"])
    assert homes(m, "rep-corps-asturian-1") == ["gijon"]
    put(m.state, UNIT["rep-corps-asturian-1"], AT["gijon"])
    assert homes(m, "rep-corps-asturian-2") == ["cangas-de-onis"]  # shared with another region's corps
    m = deploying(
        control={"nat": [*SANTANDER, *lost, "cangas-de-onis"]},
        units={**gone, **{p: [] for p in lost}, "gijon": ["rep-mil-san:full", "rep-mil-ast:full"]},
    )
    for corps in ("rep-corps-asturian-1", "rep-corps-asturian-2", "rep-corps-santander"):
        assert homes(m, corps) == ["gijon"]
        put(m.state, UNIT[corps], AT["gijon"])


@pytest.mark.rule("crusade", "15.2.1.2-j", "15.2.1.2-k")
def test_15_2_1_2_j_not_in_the_isolated_north():
    m = deploying()
    assert "bilbao" not in homes(m, "rep-corps-i")
    basque = [SPACE_IDS[p] for p in bits(REGION["basque"])]
    m = deploying(control={"nat": basque}, units={p: [] for p in basque})
    assert homes(m, "rep-corps-euzkadi") == []
    finish(m)
    assert where(m, "rep-corps-euzkadi") == "removed"


@pytest.mark.rule("crusade", "15.2.2.1-a", "15.2.2.1-b", "15.2.2.2-a", "15.2.2.2-b", "15.2.2")
def test_15_2_2_reserves():
    m = deploying()
    assert [least for _, least in progress.demands(m.state, "nat")] == [6, 0]
    assert [least for _, least in progress.demands(m.state, "rep")] == [1, 1, 2, 4]
    finish(m)
    m.state.played["N8"] = 40
    assert [least for _, least in progress.demands(m.state, "nat")] == [6, 1]
    reserve = GAME.facts(m.state)["reserve"]
    assert sum(1 for u in reserve["rep"] if u.startswith("rep-mil-ast")) >= 2
    assert not [o for o in progress.helpful(m.state, "nat") if m.state.where[o] == AT["granada"]]


@pytest.mark.rule("crusade", "15.2.3-a", "15.2.3-b")
def test_15_2_3_militarization():
    m = deploying()
    while kind(m) != "rep militarize":
        play(m, options(m)[0])
    poum = named(m, "barbastro", "rep-mil-poum") if stack(m, "barbastro") else "rep-mil-poum"
    assert why(m, f"militarize {poum}") == "15.2.3-b"
    unit = next(o.split()[1] for o in options(m) if o.startswith("militarize rep-mil-"))
    play(m, f"militarize {unit}")
    assert where(m, unit) == "removed"
    assert m.asks[0].about["left"] == 4
    assert len(progress.spare_rpa(m.state)) == 4


@pytest.mark.rule("crusade", "15.1.2-b", "15.1.2-c", "INF-a")
def test_15_1_2_redraw():
    m = table(turn=6, phase="draw", hands={"nat": ["N1", "N2", "N3", "N4", "N5", "N6", "N7"], "rep": []})
    while kind(m).endswith("discard"):
        play(m, "done")
    assert kind(m) == "nat redraw"
    play(m, "redraw")
    shown = events(m, "shown")[0]
    assert shown["cards"] == ["N1", "N2", "N3", "N4", "N5", "N6", "N7"]
    assert len(m.state.hands["nat"]) == 7


@pytest.mark.rule("crusade", "15.1.2-b", "INF-a")
@pytest.mark.parametrize("auto", [False, True])
def test_15_1_2_b_who_holds_a_corps_card_is_asked_all_the_same(auto):
    corps = next(id for id in CARD if CARD[id].side == "nat" and progress.brings_corps(id))
    hands = {"nat": [corps, "N1", "N2", "N3", "N4", "N5", "N6"], "rep": []}
    m = table(turn=6, phase="draw", hands=hands)
    m.auto = auto
    while kind(m).endswith("discard"):
        play(m, "done")
    assert kind(m) == "nat redraw"
    assert options(m) == ["keep"]
    assert why(m, "redraw") == "15.1.2-b"
    play(m, "keep")
    assert kind(m) == "rep redraw"


@pytest.mark.rule("crusade", "6.A.2-a", "INF-a")
def test_6_a_2_a_a_hand_without_combat_cards_is_asked_all_the_same():
    m = table(turn=3, phase="draw", hands={"nat": ["N1", "N2"], "rep": ["R1"]})
    m.auto = True
    assert kind(m) == "nat discard"
    assert options(m) == ["done"]
    play(m, "done")
    assert kind(m) == "rep discard"


@pytest.mark.rule("crusade", "15.1.2-a", "15.1.3")
@pytest.mark.parametrize(
    ("scenario", "turn"), [("campaign", 6), ("two-years-of-war", 6), ("two-years-of-war", 12)]
)
def test_15_1_a_position_before_a_new_phase_holds_each_card_once(scenario, turn):
    m = table(scenario, turn=turn, phase="draw")
    while kind(m) and kind(m).endswith(("discard", "redraw")):
        play(m, options(m)[-1])
    assert kind(m) == "nat action"
    assert not m.game.faults(m.state)


@pytest.mark.rule("crusade", "15.2.1.2-d")
def test_15_2_1_2_d_who_stands_nearest_has_met_the_duty():
    # Nothing of the Nationalists' is next to Santander; Burgos and Palencia are the nearest.
    empty = {id: [] for id in ("dobro", "aguilar-de-campoo", "leon", "pancorbo")}
    words = {"control": {"rep": ["dobro", "aguilar-de-campoo"]}, "isolated": []}
    near = {"burgos": ["nat-inf:full"], "palencia": ["nat-inf:full"]}
    m = table(turn=5, phase="corps", units={**empty, **near}, **words)
    assert "santander" in progress.open_regions(m.state)
    m = table(turn=5, phase="corps", units={**empty, **near, "burgos": ["nat-corps-i:full"]}, **words)
    assert "santander" not in progress.open_regions(m.state)
    m = table(turn=5, phase="corps", units={**empty, **near, "sevilla": ["nat-corps-i:full"]}, **words)
    assert "santander" in progress.open_regions(m.state)


def last_corps(units, left, **words):
    """The end of the deployment: these counters alone next to the north, and so many NAT corps left."""
    north = ["lugo", "villalba", "ponferrada", "leon", "aguilar-de-campoo", "dobro", "pancorbo", "vitoria",
             "beasain", "puerto-velate", "oviedo", "san-sebastian"]  # fmt: skip
    standing = {unit.partition(":")[0] for stack in units.values() for unit in stack}
    gone = {
        side: [UNITS[u].id for u in INITIAL[side] if UNITS[u].id not in (*left, *standing)]
        for side in ("nat", "rep")
    }
    return deploying(units={**{id: [] for id in north}, **units}, removed=gone, **words)


TWO = ["nat-corps-v", "nat-corps-vi"]
FRONT = {id: ["nat-inf:full"] for id in ("leon", "aguilar-de-campoo", "pancorbo")}


@pytest.mark.rule("crusade", "15.2.1.2-c", "15.2.1.2-d")
@pytest.mark.parametrize(
    ("first", "then"),
    [
        ("aguilar-de-campoo", ["leon"]),  # Dobro stands for the Basques
        ("pancorbo", ["leon"]),  # Dobro stands for Santander
        ("leon", ["aguilar-de-campoo", "pancorbo"]),
    ],
)
def test_15_2_1_2_c_a_corps_next_to_two_regions_stands_for_either(first, then):
    m = last_corps({"dobro": ["nat-corps-i:full"], **FRONT}, TWO)
    assert progress.open_regions(m.state) == ["asturias", "santander", "basque"]
    play(m, "deploy nat-corps-v")
    assert options(m) == ["at aguilar-de-campoo", "at leon", "at pancorbo"]
    assert why(m, "at sevilla") == "15.2.1.2-c"
    play(m, f"at {first}", "deploy nat-corps-vi")
    assert options(m) == [f"at {id}" for id in then]


@pytest.mark.rule("crusade", "15.2.1.2-c")
def test_15_2_1_2_c_one_corps_to_spare_leaves_one_choice_free():
    m = last_corps({"dobro": ["nat-corps-i:full"], **FRONT}, [*TWO, "nat-corps-vii"])
    play(m, "deploy nat-corps-v", "at valladolid", "deploy nat-corps-vi")
    assert why(m, "at la-coruna") == "15.2.1.2-c"
    play(m, "at pancorbo")
    assert homes(m, "nat-corps-vii") == ["leon"]


@pytest.mark.rule("crusade", "15.2.1.2-d")
def test_15_2_1_2_d_the_nearest_space_of_any_region_that_is_left_open():
    # Nothing free is next to Asturias or to Santander, and one corps stands for the Basques: two regions ask
    # for the nearest space each.
    near = {"burgos": ["nat-inf:full"], "palencia": ["nat-inf:full"], "astorga": ["nat-inf:full"]}
    lost = {"rep": ["leon", "aguilar-de-campoo", "dobro", "lugo", "villalba", "ponferrada"]}
    m = last_corps({"vitoria": ["nat-corps-i:full"], **near}, TWO, control=lost)
    assert progress.open_regions(m.state) == ["asturias", "santander"]
    offered = homes(m, "nat-corps-v")
    assert set(offered) == {id for r in ("asturias", "santander") for id in nearest(m, r)}
    play(m, "deploy nat-corps-v", f"at {nearest(m, 'asturias')[0]}")
    assert homes(m, "nat-corps-vi") == nearest(m, "santander")


def nearest(m, region):
    far = distances(region)
    free = bits(progress.general_spaces(m.state, "nat"))
    least = min(far[p] for p in free)
    return [SPACE_IDS[p] for p in free if far[p] == least]


@pytest.mark.rule("crusade", "15.2.1.2-c", "15.2.1.2-d", "15.2.1.2-e")
def test_15_2_1_2_c_the_ctv_may_stand_for_a_region_where_it_may_stand_at_all():
    held = {"leon": ["nat-corps-vi:full"], "dobro": ["nat-corps-i:full"], "san-sebastian": ["nat-ita:full"]}
    words = {"played": ["N3"], "control": {"nat": ["san-sebastian"]}}
    m = last_corps({**held, "pancorbo": ["nat-inf:full"]}, ["nat-corps-v", "nat-corps-ctv"], **words)
    assert {"la-coruna", "valladolid", "pancorbo", "san-sebastian"} <= set(homes(m, "nat-corps-v"))
    play(m, "deploy nat-corps-v", "at valladolid", "deploy nat-corps-ctv")
    assert options(m) == ["at san-sebastian"]  # now the duty is its own
    assert why(m, "at cadiz") == "15.2.1.2-c"
    assert why(m, "at burgos") == "15.2.1.2-e"
    m = last_corps({**held, "pancorbo": ["nat-inf:full"]}, ["nat-corps-v", "nat-corps-ctv"], **words)
    play(m, "deploy nat-corps-v", "at pancorbo", "deploy nat-corps-ctv")
    assert {"at cadiz", "at san-sebastian"} <= set(options(m))
    lost = {"played": ["N3"], "control": {"rep": ["san-sebastian"]}}
    m = last_corps({**held, "san-sebastian": []}, ["nat-corps-v", "nat-corps-ctv"], **lost)
    # The CTV can do nothing; Dobro stands for one of the two, so the nearest to the other will do.
    assert set(homes(m, "nat-corps-v")) == {*nearest(m, "basque"), *nearest(m, "santander")}
