"""Taking back: one's last answer, and never a die, a reveal or another's answer."""

from typing import Any

import pytest
from tests.engine.situations import Small, Words, one_word, operations, says
from tests.toy import GAME

from frente.engine import Flow, Match, Refused, choose, roll, seal


def undo_refused(match: Match[Any], seat: str, text: str) -> None:
    before = match.save()
    refusal = match.why_no_undo(seat)
    assert refusal is not None
    assert (refusal.rule, refusal.text) == ("table", text)
    with pytest.raises(Refused):
        match.undo(seat)
    assert match.save() == before


def test_the_last_answer_can_be_taken_back_across_the_end_of_its_step():
    match = operations()
    start, log = match.save(), match.events("red")
    match.answer("red", "march red-1 ford")
    assert match.why_no_undo("red") is None
    match.undo("red")
    assert match.save() == start
    assert match.events("red") == log
    match.answer("red", "march red-2 ford")
    assert match.state.where["red-2"] == "ford"


def test_several_answers_can_be_taken_back_one_by_one():
    match = operations()
    points = [match.save()]
    for token in ("march red-1 ford", "march red-3 west", "march red-2 ford"):
        match.answer("red", token)
        points.append(match.save())
    while len(points) > 1:
        points.pop()
        match.undo("red")
        assert match.save() == points[-1]
    undo_refused(match, "red", "undo-start")


def test_an_answer_in_the_middle_of_a_step_is_taken_back_alone():
    def long(s: Words) -> Flow[None]:
        for _ in range(3):
            s.words.append((yield from choose(says("a", "say x", "say y"))))

    match = Match.start(Small(long, one_word("a", "stop", name="end")))
    match.answer("a", "say x")
    match.answer("a", "say y")
    match.undo("a")
    assert match.state.words == ["say x"]
    match.answer("a", "say x")
    match.answer("a", "say x")
    assert match.state.words == ["say x", "say x", "say x"]
    match.undo("a")
    assert match.state.words == ["say x", "say x"]


def test_nothing_before_a_die_can_be_taken_back():
    match = operations()
    match.answer("red", "march red-1 ford")
    match.answer("red", "attack red-3 blue-3")
    match.forced = [(6, 1)]
    match.answer("blue", "pass")
    undo_refused(match, "blue", "undo-roll")
    undo_refused(match, "red", "undo-roll")
    match.answer("red", "stay")
    match.undo("red")
    assert match.asks[0].kind == "advance"
    undo_refused(match, "red", "undo-roll")


def test_a_die_in_a_step_of_its_own_stops_undo_too():
    def chance(s: Words) -> Flow[None]:
        yield from roll("d", kind="d", rule="1")

    match = Match.start(
        Small(one_word("a", "say x", name="one"), chance, one_word("a", "say y", "say z", name="two"))
    )
    match.answer("a", "say x")
    undo_refused(match, "a", "undo-roll")


def test_what_was_revealed_cannot_be_taken_back():
    match = operations(hands={"red": ["march-1"]}, used=["red-1"])
    match.answer("red", "hurry march-1 red-1")
    undo_refused(match, "red", "undo-reveal")  # blue has seen the card


def burnt(secret: bool) -> Match[Any]:
    """The top of a pile that only `a` sees is thrown away; the log names it to all, or to `a` alone."""

    def burn(s: Words) -> Flow[None]:
        yield from choose(says("a", "say burn"))
        card = s.pile.pop()
        s.note_secret("burnt", "1", {"card": ("a",)} if secret else {}, card=f"{card}:gone")

    match = Match.start(Small(burn, one_word("a", "say y", name="more"), pile=("x", "y")))
    match.answer("a", "say burn")
    return match


def test_what_was_told_cannot_be_taken_back_although_it_is_gone():
    undo_refused(burnt(secret=False), "a", "undo-reveal")


def test_what_was_told_to_its_owner_alone_can_be_taken_back():
    match = burnt(secret=True)
    match.undo("a")
    assert match.state.pile == ["x", "y"]


def test_a_card_drawn_cannot_be_given_back():
    def draw(s: Words) -> Flow[None]:
        yield from choose(says("b", "say draw", "stop"))
        s.words.append(s.pile.pop())

    class Drawing(Small):
        def known(self, state: Words, seat: str | None) -> frozenset[str]:
            return super().known(state, seat) | frozenset(state.words if seat == "b" else ())

    match = Match.start(Drawing(draw, one_word("b", "say y", name="more"), pile=("x", "y")))
    match.answer("b", "say draw")
    undo_refused(match, "b", "undo-reveal")


def test_another_seats_answer_cannot_be_taken_back_nor_what_was_before_it():
    match = operations()
    match.answer("red", "attack red-3 blue-3")
    undo_refused(match, "blue", "undo-other")
    match.undo("red")
    match.answer("red", "rest")
    match.answer("blue", "march blue-1 hill")
    undo_refused(match, "red", "undo-other")
    match.undo("blue")
    undo_refused(match, "blue", "undo-other")
    match.undo("red")
    assert match.asks[0].seat == "red"


def test_a_match_that_is_over_stays_over():
    match = operations()
    match.answer("red", "rest")
    match.resign("red")
    undo_refused(match, "red", "undo-over")


def test_undo_before_any_answer():
    undo_refused(Match.start(GAME, seed="x"), "red", "undo-roll")
    undo_refused(operations(), "red", "undo-start")


def test_undo_works_after_loading():
    match = operations()
    for token in ("march red-1 ford", "march red-3 west", "march red-2 ford"):
        match.answer("red", token)
    loaded = Match.load(GAME, match.save())
    while match.why_no_undo("red") is None:
        match.undo("red")
        loaded.undo("red")
        assert loaded.save() == match.save()
    assert loaded.why_no_undo("red") == match.why_no_undo("red")


def test_undo_works_in_a_clone_and_leaves_the_original():
    match = operations()
    match.answer("red", "march red-1 ford")
    match.answer("red", "march red-3 west")
    before = match.save()
    twin = match.clone()
    twin.undo("red")
    twin.undo("red")
    assert twin.ply == 0
    assert match.save() == before


def test_forced_rolls_that_were_not_rolled_yet_are_kept_by_undo():
    match = operations()
    match.forced = [(6, 1)]
    for either in (match, Match.load(GAME, match.save()), match.clone()):
        either.answer("red", "march red-1 ford")
        either.undo("red")
        assert either.forced == [(6, 1)]


# --- sealed ---------------------------------------------------------------------------------------
def test_a_sealed_answer_can_be_reopened_until_all_have_answered():
    match = Match.start(GAME, seed="x")
    start = match.save()
    match.answer("red", "bid 2")
    undo_refused(match, "blue", "undo-other")
    match.undo("red")
    assert match.save() == start
    match.answer("red", "bid 0")
    match.answer("blue", "bid 1")
    undo_refused(match, "red", "undo-other")
    assert match.state.coins == {"red": 3, "blue": 2}


def test_bids_that_were_opened_are_known_and_cannot_be_taken_back():
    match = Match.start(GAME, seed="x")
    match.answer("red", "bid 2")
    match.answer("blue", "bid 1")
    undo_refused(match, "blue", "undo-reveal")


def three_bids() -> Small:
    def bids(s: Words) -> Flow[None]:
        answers = yield from seal(*(says(seat, "say 1", "say 2") for seat in "abc"))
        s.words += [answers[seat] for seat in "abc"]

    return Small(bids, one_word("a", "stop", name="end"), seats=("a", "b", "c"))


def test_reopening_one_sealed_answer_leaves_the_others_sealed():
    for first, then in (("a", "b"), ("b", "a")):
        match = Match.start(three_bids())
        match.answer(first, "say 1")
        match.answer(then, "say 2")
        match.undo(first)
        assert set(match.to_answer) == {first, "c"}
        match = Match.load(match.game, match.save())
        match.answer(first, "say 2")
        match.answer("c", "say 1")
        assert match.state.words == ["say 2", "say 2", "say 1"]
