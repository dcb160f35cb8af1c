"""Every position file of the game holds: the examples and clarifications of the rulebook."""

from pathlib import Path

import pytest
from tests.games.crusade.board import GAME, kind, play, table

from frente import games
from frente.engine import position
from frente.games.crusade.definitions import CARD, CARDS

FOLDER = Path(__file__).parents[2] / "positions" / "crusade"


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.toml")), ids=lambda f: f.stem)
def test_position(file):
    report = position.run(file, games.load)
    assert report.passed, "\n".join(map(str, report.failures))


@pytest.mark.rule("crusade", "3.0-asterisk", "8.1.2")
@pytest.mark.parametrize("id", [card.id for card in CARDS if card.type != "cc"])
def test_a_card_that_was_played_lies_once_and_not_in_the_draw_pile(id):
    m = table("two-years-of-war", turn=16, played=[id], hands={"nat": [], "rep": []})
    assert not GAME.faults(m.state)
    assert id not in m.state.draws[CARD[id].side]
    assert (id in m.state.removed) == CARD[id].asterisk
    assert (id in m.state.discards[CARD[id].side]) != CARD[id].asterisk


@pytest.mark.rule("crusade", "3.0-asterisk", "15.1.3")
def test_a_card_of_a_later_phase_that_was_played_does_not_come_back():
    m = table(turn=11, phase="draw", played={"N25": 8, "R26": 7}, hands={"nat": [], "rep": []})
    assert {"N25", "R26"} <= set(m.state.removed)
    m = table(turn=12, phase="draw", played={"N25": 8, "R26": 7}, hands={"nat": [], "rep": []})
    while kind(m) != "nat action":
        play(m, "done")
    assert {"N25", "R26"} <= set(m.state.removed)
    assert not GAME.faults(m.state)


@pytest.mark.rule("crusade", "8.1.2", "15.1.2-a", "15.1.3")
@pytest.mark.parametrize(("turn", "new"), [(4, ()), (6, ("N25",)), (8, ()), (12, ("N45",)), (14, ())])
def test_draws_name_the_whole_pile_and_what_is_named_nowhere_is_out(turn, new):
    m = table(turn=turn, phase="draw", hands={"nat": ["N2"], "rep": []}, draws={"nat": ["N5", "N4"]})
    lying = {"N2", "N4", "N5"}
    deck = {card.id for card in CARDS if card.side == "nat"}
    assert lying.isdisjoint(m.state.removed)
    while kind(m).split()[1] in ("discard", "redraw"):
        play(m, "done" if kind(m).endswith("discard") else "keep")
    assert not GAME.faults(m.state)
    have = {*m.state.hands["nat"], *m.state.draws["nat"], *m.state.discards["nat"]}
    assert have >= {*lying, *new}
    phase = {6: "mobilization", 12: "armies"}.get(turn)
    assert have == lying | {id for id in deck if CARD[id].phase == phase}


@pytest.mark.rule("crusade", "6.A.3-a")
def test_draws_are_named_from_the_top_down():
    hand = ["N2", "N3", "N4", "N6", "N7", "N8"]
    m = table(turn=3, phase="draw", hands={"nat": hand, "rep": []}, draws={"nat": ["N5", "N9"]})
    play(m, "done")
    assert m.state.hands["nat"] == [*hand, "N5"]
    assert m.state.draws["nat"] == ["N9"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (
            {"hands": {"nat": ["N2"]}, "draws": {"nat": ["N2"]}},
            "N2 cannot be in two places: hand and Draw Pile",
        ),
        ({"hands": {"nat": ["N2", "N2"]}}, "N2 cannot be in two places: hand and hand"),
        ({"discards": {"rep": ["R2"]}, "retained": {"rep": ["R2"]}}, "Discard Pile and face-up cards"),
        ({"hands": {"nat": ["R2"]}}, "R2 is no card of nat"),
        ({"hands": {"nat": ["N1"]}, "played": ["N1"]}, "N1 left the game when it was played"),
        ({"draws": {"rep": ["R99"]}}, "there is no card 'R99'"),
        ({"played": ["N99"]}, "there is no card 'N99'"),
    ],
)
def test_a_card_that_would_lie_twice_is_refused(words, said):
    with pytest.raises(ValueError, match=said):
        table(turn=3, **words)


@pytest.mark.rule("crusade", "3.0-asterisk")
def test_a_card_without_asterisk_may_be_drawn_again_after_its_event():
    assert not CARD["N7"].asterisk
    m = table("two-years-of-war", turn=14, played=["N7"], hands={"nat": ["N7"], "rep": []})
    assert m.state.hands["nat"] == ["N7"]
    assert m.state.discards["nat"] == []
    assert not GAME.faults(m.state)
