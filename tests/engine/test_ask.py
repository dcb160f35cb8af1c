"""Asks and rolls: what the rules want."""

from fractions import Fraction

import pytest

from frente.engine import Ask, Refusal, Roll, Shuffle


def test_options_are_listed_once_and_only_when_wanted():
    listed = []

    def offer() -> list[str]:
        listed.append(1)
        return ["go", "stay"]

    ask = Ask("red", "move", "4.1", offer)
    assert not listed
    assert ask.options() == ["go", "stay"] == ask.options()
    assert len(listed) == 1


def test_what_fills_the_prompt_is_made_once_and_only_when_wanted():
    made = []

    def about() -> dict[str, int]:
        made.append(1)
        return {"left": 3}

    ask = Ask("red", "move", "4.1", lambda: ["go"], about=about)
    assert not made
    assert ask.about == {"left": 3} == ask.about
    assert len(made) == 1
    assert Ask("red", "move", "4.1", lambda: ["go"]).about == {}


def test_a_judge_decides_without_listing():
    def offer() -> list[str]:
        raise AssertionError("the options were listed")

    no = Refusal("4.1", "too-far", {"place": "hill"})
    ask = Ask("red", "move", "4.1", offer, lambda token: None if token == "go ford" else no)
    assert ask.accepts("go ford")
    assert not ask.accepts("go hill")
    assert ask.why_not("go hill") == no


def test_without_a_judge_the_list_is_the_law_and_the_asks_rule_refuses():
    ask = Ask("red", "move", "4.1", lambda: ["go ford"])
    assert ask.accepts("go ford")
    assert ask.why_not("go hill") == Refusal("4.1", "not-offered", {"token": "go hill"})


def test_the_key_names_seat_and_kind():
    assert Ask("red", "move", "4.1", list).key == "red/move"


def test_the_outcomes_of_dice_are_all_faces_and_sum_to_one():
    outcomes = list(Roll("x", 2, kind="combat", rule="4").outcomes())
    assert len(outcomes) == 36
    assert sum(share for _, share in outcomes) == 1
    assert outcomes[0] == ((1, 1), Fraction(1, 36))


def test_the_outcomes_of_a_shuffle_are_all_orders():
    outcomes = dict(Shuffle("deck", 3, kind="deck", rule="2").outcomes())
    assert len(outcomes) == 6
    assert set(outcomes.values()) == {Fraction(1, 6)}


@pytest.mark.parametrize(
    ("values", "fits"), [((1, 6), True), ((0, 6), False), ((1, 7), False), ((1,), False), ((1, 2, 3), False)]
)
def test_a_roll_knows_what_can_be_its_result(values: tuple[int, ...], fits: bool):
    assert Roll("x", 2, kind="combat", rule="4").fits(values) is fits


@pytest.mark.parametrize(("values", "fits"), [((2, 0, 1), True), ((1, 2, 3), False), ((0, 0, 1), False)])
def test_a_shuffle_knows_what_can_be_its_result(values: tuple[int, ...], fits: bool):
    assert Shuffle("x", 3, kind="deck", rule="2").fits(values) is fits
