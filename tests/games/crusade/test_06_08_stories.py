"""Chapters 6, 8 and 14 told through turns: what ends with a turn, what Events bring, who has room."""

from itertools import product
from random import Random

import pytest
from tests.games.crusade.board import GAME, UNIT, kind, options, play, table, where
from tests.games.crusade.chance import chance
from tests.games.crusade.deck import ready
from tests.games.crusade.ledger import check

from frente.games.crusade.cards import lasting
from frente.games.crusade.definitions import CARDS, UNITS, bits
from frente.games.crusade.rules import deployment, victory
from frente.games.crusade.state import put


@pytest.mark.rule("crusade", "8.5.2.5-b")
def test_8_5_2_5_b_the_kinds_of_division_a_corps_card_may_cost():
    nat = {"nat-mil", "nat-mil-nav", "nat-pol", "nat-cav", "nat-inf", "nat-afr"}
    rep = {"rep-mil", "rep-mil-cnt", "rep-mil-erc", "rep-mil-psuc", "rep-pol", "rep-rpa"}
    assert {u.kind.id for u in UNITS if deployment._may_be_spent(u)} == nat | rep
    assert {UNITS[u].kind.id for u in deployment.SPENDABLE["nat"]} == nat
    assert {UNITS[u].kind.id for u in deployment.SPENDABLE["rep"]} == rep


@pytest.mark.rule("crusade", "8.5.2.2", "9.1.2-b")
@pytest.mark.parametrize("seed", range(10))
def test_8_5_2_2_units_of_a_card_fit_if_any_way_to_place_them_fits(seed):
    luck = Random(f"room {seed}")
    s = chance(luck, "nat", turn=12).state
    crowd = [u.index for u in UNITS if s.where[u.index] == -1]
    for card in CARDS:
        wanted = deployment.units_of(s, card)
        places = [bits(deployment.places_for(s, u, row["where"])) for u, row in wanted if row["to"] == "map"]
        if not places or max(map(len, places)) > 8:
            continue
        gone, come = luck.choice([-1, *places[0]]), luck.choice([-1, *places[-1]])
        room = {p: 3 - len(s.stacks[p]) + (p == gone) - (p == come) for spaces in places for p in spaces}
        for p in list(room):  # a board as full as can be
            room[p] = max(0, room[p])
        fits = any(all(way.count(p) <= room[p] for p in way) for way in product(*places))
        assert deployment.can_place_all(s, wanted, gone, come) == fits
        space = luck.choice(places[0] or (0,))
        if len(s.stacks[space]) < 3:
            put(s, crowd.pop(), space)


@pytest.mark.rule("crusade", "8.5.2.2")
def test_8_5_2_2_every_way_to_share_the_room_is_tried():
    luck = Random("fits")
    for _ in range(200):
        places = [tuple(sorted(luck.sample(range(4), luck.randint(1, 3)))) for _ in range(luck.randint(0, 5))]
        room = {p: luck.randint(0, 2) for p in range(4)}
        fits = any(all(way.count(p) <= room[p] for p in way) for way in product(*places))
        assert deployment._fits([sum(1 << p for p in spaces) for spaces in places], dict(room)) == fits


@pytest.mark.rule("crusade", "8.5.2.2", "8.5.2.3-a")
def test_8_5_2_2_who_comes_first_leaves_room_for_the_next():
    full = ["rep-mil:full"] * 3
    m = ready(
        "R24",
        turn=8,
        clear=True,
        played={"R2": 3, "R3": 4},
        control={"nat": ["alicante", "almeria", "castellon", "malaga", "tarragona", "menorca", "cartagena"]},
        units={"barcelona": full, "valencia": full[:2], "madrid": full[:1], "albacete": full},
    )
    play(m, "event R24")
    # The T-26 needs the one place of Valencia, so both brigades go to Madrid.
    assert [where(m, id) for id in ("rep-int-4", "rep-int-5", "rep-t26-3")] == [
        "madrid",
        "madrid",
        "valencia",
    ]
    m = ready(
        "R24",
        turn=8,
        clear=True,
        played={"R2": 3, "R3": 4},
        control={"nat": ["alicante", "almeria", "castellon", "malaga", "tarragona", "menorca", "cartagena"]},
        units={"barcelona": full, "valencia": full[:2], "madrid": full[:1], "albacete": full[:1]},
    )
    play(m, "event R24")
    check(
        m,
        "place",
        {"": "madrid albacete", "8.5.2.2 leaves-no-room": "valencia", "9.1.2-b full": "barcelona"},
    )


@pytest.mark.rule("crusade", "14.1.7", "14.1.2-a", "6.E.1", "13.3.2")
def test_14_1_7_a_regional_corps_recovers_where_its_source_is_joined():
    words = {"clear": True, "turn": 8, "phase": "replacement", "side": "rep", "rp": {"rep": 2}}
    m = table(
        units={"santona": ["rep-corps-euzkadi:reduced"], "durango": ["rep-corps-asturian-1:reduced"]}, **words
    )
    check(
        m,
        "restore",
        {"": ["rep-corps-euzkadi rep", "rep-corps-asturian-1 rep"]},
    )
    assert (m.state.side, m.state.phase) == ("rep", "replacement")
    m = table(
        units={"santona": ["rep-corps-euzkadi:reduced"], "durango": ["rep-corps-asturian-1:reduced"]},
        control={"nat": ["bilbao", "gijon"]},
        **words,
    )
    assert kind(m) != "rep replacements"  # nothing can be bought: nobody is asked, the points are lost
    assert m.state.rp[2] == 0
    m = table(
        units={"ademuz": ["nat-inf-1:reduced"], "burgos": ["nat-inf-2:reduced"]},
        control={"rep": ["teruel"]},
        clear=True,
        turn=8,
        phase="replacement",
        side="nat",
        rp={"nat": 2},
    )
    check(m, "restore", {"13.3.2 oos-no-rp": ["nat-inf-1 nat"], "": ["nat-inf-2 nat"]})
    play(m, "done")
    assert m.state.rp == [0, 0, 0, 0]


@pytest.mark.rule("crusade", "12.1.5", "13.3.1", "13.3.3")
def test_12_1_5_the_first_space_of_the_map_is_a_space_like_others():
    words = {
        "clear": True,
        "turn": 8,
        "side": "nat",
        "round": 2,
        "hands": {"nat": ["N41"], "rep": []},
        "ammo": False,
    }
    m = table(units={"ademuz": ["nat-inf-1"], "burgos": ["nat-inf-2"]}, control={"rep": ["teruel"]}, **words)
    play(m, "sr N41")
    check(m, "sr", {"12.1.5 oos-no-sr": "nat-inf-1", "": "nat-inf-2"})
    m = table(units={"ademuz": ["nat-inf-1"], "teruel": ["nat-inf-2"], "burgos": ["nat-inf-3"]}, **words)
    play(m, "sr N41", "sr nat-inf-1")
    check(m, "", {"": "to-reserve"})
    check(m, "to", {"": "teruel burgos", "12.1.6-a already-there": "ademuz"})
    play(m, "to teruel")
    assert where(m, "nat-inf-1") == "teruel"


@pytest.mark.rule("crusade", "15.1.2-b", "15.1.2-c")
def test_15_1_2_c_a_hand_that_is_drawn_anew_goes_back_into_the_pile():
    hand = ["N2", "N5", "N6", "N9", "N11", "N12", "N13"]
    m = table(turn=6, phase="draw", hands={"nat": hand, "rep": []}, discards={"nat": ["N16"], "rep": []})
    while kind(m) != "nat redraw":
        play(m, "done")
    assert set(m.state.hands["nat"]) == set(hand)
    every = {*hand, *m.state.draws["nat"]}
    lying = list(m.state.discards["nat"])
    play(m, "redraw")
    assert {*m.state.hands["nat"], *m.state.draws["nat"]} == every
    assert (len(m.state.hands["nat"]), m.state.discards["nat"]) == (7, lying)
    assert not GAME.faults(m.state)


@pytest.mark.rule("crusade", "5.1.1", "5.2.3")
@pytest.mark.parametrize(("side", "score"), [("nat", (1.0, 0.0)), ("rep", (0.0, 1.0)), ("", (0.5, 0.5))])
def test_5_1_1_the_score_of_an_ending(side, score):
    result = victory.win(side, "5.1.1", "points", vp=3).result
    assert (result.score["nat"], result.score["rep"]) == score
    assert result.winners == ((side,) if side else ())


@pytest.mark.rule("crusade", "6.0-a", "8.3.3", "7.1.6", "8.5.2.1", "16.5.2-a")
def test_6_0_a_what_belongs_to_one_turn_ends_with_it():
    m = table(
        turn=4,
        side="rep",
        round=6,
        hands={"nat": ["N3"], "rep": ["R1"]},
        clear=True,
        reinforced=["nat", "rep"],
        ops_cut=2,
        actions={"nat": ["ops"] * 5 + ["sr"], "rep": ["ops"] * 5},
        sieges={"alcazar": 1},
        rp={"nat": 2},
    )
    play(m, "auto", "done")
    assert m.state.actions["rep"][-1] == "auto"
    m.state.combats = 3
    play(m, "relieve alcazar", "done")
    assert m.state.turn == 5
    assert m.state.actions == {"nat": [], "rep": []}
    assert (m.state.reinforced, m.state.siege_rp, m.state.ops_cut, m.state.combats) == ([], [], 0, 0)
    assert (m.state.isolated_rp, m.state.isolated_sr) == (0, 0)


@pytest.mark.rule("crusade", "8.5.4.1", "8.5.4.4")
def test_8_5_4_1_the_landing_at_mallorca_lasts_to_the_next_turn():
    m = ready("R8", turn=3, clear=True)
    play(m, "event R8")
    assert (m.state.beach_mode, m.state.deadline) == ("mallorca", 4)
    assert GAME.facts(m.state)["units"]["beach-head"] == ["rep-mil:full", "rep-mil:full"]


@pytest.mark.rule("crusade", "6.F.1", "10.2.10")
def test_6_f_1_works_are_razed_one_after_the_other():
    works = {"burgos": "position", "soria": "trench", "madrid": "position"}
    m = table(turn=4, side="nat", phase="end", works=works, clear=True)
    check(
        m,
        "raze",
        {"": "burgos soria", "6.F.1 works-of-the-enemy": "madrid", "6.F.1 not-your-works": "zaragoza"},
    )
    play(m, "raze soria")
    check(m, "raze", {"": "burgos", "6.F.1 not-your-works": "soria", "6.F.1 works-of-the-enemy": "madrid"})
    play(m, "raze burgos")
    assert kind(m) == "rep raze"
    assert options(m) == ["raze madrid", "done"]
    play(m, "done")
    assert GAME.facts(m.state)["works"] == {"madrid": "position"}


@pytest.mark.rule("crusade", "2.2.2.4", "CL-N42")
def test_2_2_2_4_what_lasts_stands_beside_the_map_as_long_as_it_lasts():
    rows = {
        (row["card"], row["until_turn"]): id
        for id, row in lasting.ROWS["forbid_event"]
        if "until_turn" in row
    }
    assert rows
    for (card, until), id in rows.items():
        for turn in (until - 1, until):
            s = table(turn=max(1, turn), played={id: 1}, hands={"nat": [], "rep": []}).state
            s.turn = turn
            told = [("force-ban", id, str(until))] if turn < until else []
            assert [row for row in lasting.reminders(s) if row[0] == "force-ban" and row[1] == id] == told
            assert (lasting.event_ban(s, card) == (id, until)) is (turn < until)
    s = table(turn=8, played={"R12": 7, "R51": 1}, hands={"nat": [], "rep": []}).state
    assert ("force-severe", "R12", "11") in lasting.reminders(s)
    s.turn = 11
    assert ("force-severe", "R12", "11") in lasting.reminders(s)
    s.turn = 12
    assert not [row for row in lasting.reminders(s) if row[0] == "force-severe"]


@pytest.mark.rule("crusade", "16.1.8.1", "16.1.8.2")
def test_16_1_8_pointing_at_an_old_siege_means_its_units():
    words = {"turn": 4, "phase": "replacement", "clear": True, "units": {"toledo": ["nat-inf-1:reduced"]}}
    m = table(side="nat", rp={"nat": 2}, sieges={"cabeza": 1}, control={"nat": ["maqueda"]}, **words)
    assert not [token for token in m.asks[0].menu.pointed(("toledo",)) if token.startswith("relieve")]
    m = table(side="nat", rp={"nat": 2}, sieges={"alcazar": 1}, turn=4, phase="replacement", clear=True)
    assert m.asks[0].menu.pointed(("toledo",)) == ["relieve alcazar"]
    assert UNIT["nat-inf-1"] == 0
