"""Luck: keyed, repeatable, committed to, and even."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from frente.engine import DiceError, Roll, Shuffle, commitment, new_seed
from frente.engine.chance import Dice, result

DIE = Roll("combat:1:1", kind="combat", rule="4")


def test_a_roll_is_a_function_of_seed_stream_and_index():
    assert result("s", "combat:1:1", 0, DIE) == result("s", "combat:1:1", 0, DIE)
    rolls = [result("s", "combat:1:1", i, Roll("x", 8, kind="k", rule="1")) for i in range(20)]
    assert len(set(rolls)) == 20
    assert result("s", "a", 0, Roll("a", 8, kind="k", rule="1")) != result(
        "s", "b", 0, Roll("a", 8, kind="k", rule="1")
    )


def test_streams_do_not_disturb_each_other():
    """Two matches of one seed share the luck of a stream whatever else was rolled."""
    one, two = Dice("seed"), Dice("seed")
    for _ in range(5):
        two.roll(Roll("weather", kind="weather", rule="3"))
    assert [one.roll(DIE) for _ in range(9)] == [two.roll(DIE) for _ in range(9)]


def test_a_skipped_roll_counts_in_its_stream():
    one, two = Dice("seed"), Dice("seed")
    eight = Roll("combat", 8, kind="combat", rule="4")
    one.roll(eight)
    two.skip("combat")
    assert one.roll(eight) == two.roll(eight)


def test_a_copy_with_a_seed_has_other_luck_from_the_same_point():
    dice = Dice("seed")
    dice.roll(DIE)
    copy = dice.copy("other")
    assert copy.counts == dice.counts
    eight = Roll("x", 8, kind="k", rule="1")
    assert copy.roll(eight) != dice.roll(eight)
    assert dice.copy().roll(eight) == dice.roll(eight)


def test_without_a_seed_nothing_is_rolled():
    with pytest.raises(DiceError, match="not played on"):
        Dice("").roll(DIE)


def test_the_commitment_binds_the_seed_without_telling_it():
    seed = new_seed()
    assert len(seed) == 32
    assert commitment(seed) == commitment(seed)
    assert commitment(seed) != commitment(new_seed())
    assert seed not in commitment(seed)


@pytest.mark.parametrize("sides", [2, 3, 6, 7, 10, 52])
def test_faces_are_even(sides: int):
    """Chi squared over many rolls; the seed is fixed, so this either holds or never does."""
    dice = Dice("even")
    rolls = 200 * sides
    faces = Counter(dice.roll(Roll("x", 1, sides, kind="k", rule="1"))[0] for _ in range(rolls))
    assert set(faces) == set(range(1, sides + 1))
    chi = sum((n - 200) ** 2 / 200 for n in faces.values())
    assert chi < sides - 1 + 4 * (2 * (sides - 1)) ** 0.5


def test_shuffles_are_even():
    dice = Dice("even")
    orders = Counter(dice.roll(Shuffle("deck", 4, kind="deck", rule="2")) for _ in range(4800))
    assert len(orders) == 24
    assert sum((n - 200) ** 2 / 200 for n in orders.values()) < 23 + 4 * 46**0.5


@given(st.text(min_size=1), st.integers(1, 60), st.integers(1, 100))
def test_every_result_fits_its_roll(seed: str, dice: int, sides: int):
    roll = Roll("x", dice, sides, kind="k", rule="1")
    assert roll.fits(result(seed, "x", 0, roll))
    shuffle = Shuffle("x", dice, kind="k", rule="1")
    assert shuffle.fits(result(seed, "x", 0, shuffle))
