"""Copies of a match: equal, apart, and for a bot without what its seat cannot see."""

from random import Random
from typing import Any

import pytest
from tests.engine.situations import Small, Words, one_word, operations, play_out, says
from tests.toy import GAME

from frente.engine import Flow, Match, choose, roll


def every_point(seed: str) -> list[Match[Any]]:
    """A random match, stopped at each decision."""
    luck, match, points = Random(seed), Match.start(GAME, seed=seed), []
    while match.asks:
        points.append(match.clone(events=True))
        ask = luck.choice(match.asks)
        match.answer(ask.seat, luck.choice(ask.options()))
    return [*points, match]


def test_a_clone_equals_its_original_at_every_decision():
    for match in every_point("clones"):
        twin = match.clone()
        assert twin.state == match.state
        assert twin.journal == match.journal
        assert twin.dice.counts == match.dice.counts
        assert [(a.key, a.options()) for a in twin.asks] == [(a.key, a.options()) for a in match.asks]
        assert twin.result == match.result


def test_clone_and_original_go_their_own_ways():
    match = operations()
    match.answer("red", "attack red-3 blue-3")
    before = match.save()
    twin = match.clone()
    play_out(twin)
    assert match.save() == before
    twin = match.clone()
    play_out(match)
    assert twin.save() == before


def test_a_clone_shares_the_luck_unless_it_gets_a_seed():
    def dice(match: Match[Any]) -> Any:
        match.answer("a", "say x")
        return match.journal[-1].value

    def rolls(s: Words) -> Flow[None]:
        yield from choose(says("a", "say x"))
        yield from roll("d", 20, kind="d", rule="1")

    match = Match.start(Small(rolls, one_word("a", "stop", name="end")), seed="s")
    assert dice(match.clone()) == dice(match.clone()) != dice(match.clone("other"))


def test_a_clone_with_a_seed_does_not_know_the_forced_rolls():
    match = operations()
    match.forced = [(6, 1)]
    assert match.clone().forced == [(6, 1)]
    assert match.clone("other").forced == []
    assert match.redacted("red", "other").forced == []


def test_a_clone_has_the_log_on_request_and_is_silent_otherwise():
    for match in every_point("logs"):
        assert match.clone(events=True).events("red") == match.events("red")
        silent = match.clone()
        assert silent.events("red") == []
        play_out(silent)
        assert silent.events("red") == []


def test_a_match_can_be_played_without_events():
    match = play_out(Match.start(GAME, seed="x", events=False))
    assert match.events(None) == []
    assert match.digest() == play_out(Match.start(GAME, seed="x")).digest()


def test_a_match_that_is_copied_keeps_the_way_from_its_checkpoint_short():
    runs = []

    def first(s: Words) -> Flow[None]:
        runs.append("first")
        s.words.append((yield from choose(says("a", "say x"))))

    def second(s: Words) -> Flow[None]:
        runs.append("second")
        s.words.append((yield from choose(says("a", "say y"))))
        s.words.append((yield from choose(says("b", "say z"))))

    match = Match.start(Small(first, second, one_word("a", "stop", name="end")))
    match.clone()
    match.answer("a", "say x")
    match.answer("a", "say y")
    runs.clear()
    twin = match.clone()
    assert runs == ["second"]
    assert twin.state.words == ["say x", "say y"]


def test_a_clone_runs_the_steps_since_the_checkpoint_again():
    match = Match.start(Small(*(one_word("a", f"say {n}", name=f"step {n}") for n in range(12))))
    for n in range(11):
        match.answer("a", f"say {n}")
        twin = Match.unpack(match.game, match.packet())
        assert twin.digest() == match.digest()
        assert twin.ask("a").options() == [f"say {n + 1}"]


def test_what_earlier_steps_told_is_not_told_otherwise_in_a_redacted_match():
    def shows(s: Words) -> Flow[None]:
        yield from choose(says("a", "say x"))
        s.note("shown", "1", card=s.pile[0])

    game = Small(
        shows, one_word("b", "say y", name="answers"), one_word("a", "stop", name="end"), pile=("p", "q", "r")
    )
    for n in range(20):
        match = Match.start(game)
        match.answer("a", "say x")
        twin = match.redacted("b", f"world {n}", events=True)
        assert twin.ask("b").options() == ["say y"]
        assert [e.data["card"] for e in twin.state.log.events if e.kind == "shown"] in ([], ["p"])


def test_answers_of_several_steps_are_taken_back_one_by_one():
    match = Match.start(Small(*(one_word("a", f"say {n}", name=f"step {n}") for n in range(12))))
    digests = []
    for n in range(11):
        digests.append(match.digest())
        match.answer("a", f"say {n}")
    for digest in reversed(digests):
        match.undo("a")
        assert match.digest() == digest


# --- redacted ---------------------------------------------------------------------------------------
@pytest.mark.parametrize("seat", ["red", "blue", None])
def test_a_redacted_match_shows_the_seat_what_it_sees_and_asks_what_is_asked(seat: str | None):
    for n, match in enumerate(every_point("bots")):
        twin = match.redacted(seat, f"bot {n}")
        assert twin.view(seat) == match.view(seat)
        assert GAME.faults(twin.state) == []
        if seat in match.to_answer:
            assert twin.ask(str(seat)).options() == match.ask(str(seat)).options()
        play_out(twin)
        assert twin.result is not None


def test_a_redacted_match_does_not_hold_the_hidden_things():
    """Over many deals every card that may be in blue's hand is there at times."""
    match = Match.start(GAME, seed="deal")
    unseen = set(match.state.deck) | set(match.state.hands["blue"])
    dealt = {card for n in range(60) for card in match.redacted("red", str(n)).state.hands["blue"]}
    assert dealt == unseen
    under = {tuple(match.redacted("red", str(n)).state.units["blue"]) for n in range(60)}
    assert len(under) == 6
    assert all(match.redacted("red", str(n)).state.hands["red"] == match.state.hands["red"] for n in range(5))


def test_two_hidden_things_are_exchanged_too():
    """A single shuffle may leave two things as they are: that is no sign that nothing is hidden."""
    game = Small(one_word("b", "say x", name="one"), pile=("x", "y"))
    match = Match.start(game)
    piles = {tuple(match.redacted("b", str(n)).state.pile) for n in range(40)}
    assert piles == {("x", "y"), ("y", "x")}
    assert {tuple(match.redacted("a", str(n)).state.pile) for n in range(40)} == {("x", "y")}


def test_a_redacted_match_forgets_journal_and_sealed_answers_of_others():
    match = Match.start(GAME, seed="x")
    match.answer("red", "bid 2")
    twin = match.redacted("blue", "bot")
    assert twin.journal == []
    assert set(twin.to_answer) == {"red", "blue"}
    mine = match.redacted("red", "bot")
    assert mine.to_answer == ("blue",)
    mine.answer("blue", "bid 0")
    assert mine.state.coins["red"] == 1


def test_without_hidden_things_a_redacted_match_is_a_clone_with_other_luck():
    game = Small(one_word("a", "say x", name="one"), one_word("b", "say y", name="two"))
    match = Match.start(game)
    match.answer("a", "say x")
    twin = match.redacted("b", "bot")
    assert twin.state == match.state
    assert twin.dice.seed == "bot"
    assert twin.journal == []


def test_in_mid_procedure_what_was_decided_with_hidden_things_stays_decided():
    """b draws from the pile in the step at hand; no other world gives it the same card from elsewhere."""

    def draw(s: Words) -> Flow[None]:
        yield from choose(says("b", "say draw"))
        s.words.append(s.pile.pop())
        yield from choose(says("b", "say on", "stop"))
        s.words.append(s.pile.pop())

    match = Match.start(Small(draw, one_word("b", "stop", name="end"), pile=tuple("vwxyz")))
    match.answer("b", "say draw")
    piles = set()
    for n in range(40):
        twin = match.redacted("b", str(n))
        assert twin.view("b") == match.view("b")
        assert sorted([*twin.state.pile, *twin.state.words]) == list("vwxyz")
        again = twin.clone()
        assert again.state == twin.state
        again.answer("b", "stop")
        assert again.state.words == [*twin.state.words, twin.state.pile[-1]]
        piles.add(tuple(twin.state.pile))
    assert len(piles) > 10


def test_a_redacted_match_takes_back_only_its_own_answers():
    match = operations()
    match.answer("red", "march red-1 ford")
    twin = match.redacted("red", "bot")
    assert twin.why_no_undo("red") is not None
    twin.answer("red", "march red-3 west")
    first = twin.digest()
    twin.answer("red", "march red-2 ford")
    twin.undo("red")
    assert twin.digest() == first
