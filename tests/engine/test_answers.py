"""Giving answers: four errors that change nothing, sealed answers, forced asks, resigning, faults."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from tests.engine.situations import Small, Words, one_word, operations, play_out, says
from tests.toy import GAME

from frente.engine import (
    Ask,
    DiceError,
    Flow,
    Match,
    MatchError,
    NotYourAsk,
    Over,
    Refusal,
    Refused,
    Result,
    RulesFault,
    SaveError,
    Stale,
    Unreadable,
    choose,
    roll,
    seal,
)
from frente.engine import match as match_module
from frente.engine.journal import ENDINGS


@contextmanager
def nothing_changes(match: Match[Any]) -> Iterator[None]:
    def all_of_it() -> Any:
        asks = [(a.key, a.rule, a.options()) for a in match.asks]
        return match.save(), asks, match.events("red"), match.dice.counts.copy()

    before = all_of_it()
    yield
    assert all_of_it() == before


# --- the four errors ------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "token",
    ["", "fly red-1", "march\tred-1 ford", "march red-1 ford\n", "march  red-1 ford", " rest", "rest ",
     "x" * 500, "march " + "x" * 500, "\ud800", "MARCH red-1 ford", "march red-１ ford",
     "rest\u00a0", None, 7, ["rest"]],
)  # fmt: skip
def test_an_unreadable_answer_changes_nothing(token: Any):
    match = operations()
    with nothing_changes(match), pytest.raises(Unreadable):
        match.answer("red", token)


def test_an_answer_of_a_seat_that_is_not_asked_changes_nothing():
    match = operations()
    with nothing_changes(match), pytest.raises(NotYourAsk, match="nothing is asked of blue now; red must"):
        match.answer("blue", "rest")
    with nothing_changes(match), pytest.raises(NotYourAsk, match="no seat 'green'"):
        match.answer("green", "rest")


def test_an_answer_meant_for_another_ply_is_stale_and_changes_nothing():
    match = operations()
    match.answer("red", "march red-1 ford", ply=0)
    with nothing_changes(match), pytest.raises(Stale, match="ply 1"):
        match.answer("red", "rest", ply=0)
    with nothing_changes(match), pytest.raises(Stale):
        match.answer("red", "rest", ply=2)
    match.answer("red", "rest", ply=1)


def test_a_refused_answer_tells_its_rule_and_changes_nothing():
    match = operations()
    with nothing_changes(match), pytest.raises(Refused) as refused:
        match.answer("red", "march red-1 hill")
    assert refused.value.refusal == Refusal("4.1", "not-adjacent", {"block": "red-1", "place": "hill"})
    assert match.why_not("red", "march red-1 hill") == refused.value.refusal
    assert match.why_not("red", "march red-1 ford") is None


def test_after_the_end_nothing_is_asked():
    match = operations()
    match.resign("red")
    with nothing_changes(match), pytest.raises(NotYourAsk, match="over"):
        match.answer("red", "rest")
    with nothing_changes(match), pytest.raises(NotYourAsk, match="over"):
        match.resign("blue")


def test_who_is_out_of_time_loses_as_one_who_gives_up_and_the_journal_says_which():
    match = operations()
    with nothing_changes(match), pytest.raises(Unreadable):
        match.resign("red", "asleep")
    match.resign("red", "time")
    assert match.result is not None
    told = (match.result.winners, match.result.text, match.result.args)
    assert told == (("blue",), "time", {"seat": "red"})
    again = Match.load(match.game, match.save())
    assert (again.result, again.digest()) == (match.result, match.digest())


@pytest.mark.parametrize("how", ENDINGS)
def test_a_match_that_ends_beside_the_board_has_no_winner_and_is_read_back(how: str):
    match = operations()
    with nothing_changes(match), pytest.raises(Unreadable):
        match.end("won")
    match.end(how)
    assert match.result is not None
    assert (match.result.winners, match.result.text, match.to_answer) == ((), how, ())
    again = Match.load(match.game, match.save())
    assert (again.result, again.digest()) == (match.result, match.digest())
    with nothing_changes(match), pytest.raises(NotYourAsk, match="over"):
        match.end(how)
    forged: Any = match.save()
    forged["entries"][-1][2] = "won"
    with pytest.raises(SaveError):
        Match.load(match.game, forged)


def test_a_word_of_another_phase_is_refused_by_the_rule_of_its_phase():
    game = Small(one_word("a", "say x", "say y", name="first"))
    match = Match.start(game)
    assert match.why_not("a", "stop") == Refusal("2", "not-now", {"token": "stop"})
    assert match.why_not("a", "say z") == Refusal("1", "not-offered", {"token": "say z"})


def test_pointing_at_things_tells_each_reason_once():
    match = operations(used=["red-1"])
    assert match.why_nothing_at("red", ("red-1", "ford")) == (Refusal("4", "used", {"block": "red-1"}),)
    assert match.why_nothing_at("red", ("red-1",)) == (Refusal("4", "used", {"block": "red-1"}),)
    assert match.why_nothing_at("red", ("red-2", "ford")) == ()


def test_pointing_at_what_means_nothing_has_an_answer_too():
    match = Match.start(GAME, seed="x")
    reasons = match.why_nothing_at("red", ("hill",))
    assert reasons == (Refusal("3", "nothing-here", {"things": ["hill"]}),)


# --- setting up -----------------------------------------------------------------------------------
def test_unknown_scenarios_and_options_are_named():
    with pytest.raises(ValueError, match="no scenario 'short'; it has line, late"):
        Match.start(GAME, "short")
    with pytest.raises(ValueError, match="no option planes"):
        Match.start(GAME, options={"planes": True})
    with pytest.raises(ValueError, match="no option rich in this scenario"):
        Match.start(GAME, "late", {"rich": True})
    with pytest.raises(ValueError, match="option hand of toy takes"):
        Match.start(GAME, options={"hand": 9})
    with pytest.raises(ValueError, match="option hand"):
        Match.start(GAME, options={"hand": True})


def test_options_are_filled_with_their_defaults():
    match = Match.start(GAME, options={"forts": True})
    assert match.setup.options == {"forts": True, "hand": 2, "rich": False}
    assert Match.start(GAME, "late").setup.options == {"forts": False, "hand": 2}


def test_one_seed_and_the_same_answers_give_the_same_match():
    one, two = (play_out(Match.start(GAME, seed="same")) for _ in range(2))
    assert one.save() == two.save()
    assert play_out(Match.start(GAME, seed="other")).save() != one.save()


def test_without_a_seed_every_match_has_its_own():
    assert Match.start(GAME).dice.seed != Match.start(GAME).dice.seed


# --- sealed -----------------------------------------------------------------------------------------
def test_sealed_answers_are_asked_of_all_and_unseen_until_all_have_answered():
    match = Match.start(GAME, seed="x")
    assert list(match.to_answer) == ["red", "blue"]
    view, log, digest = match.view("blue"), match.events("blue"), match.digest()
    match.answer("red", "bid 2")
    assert list(match.to_answer) == ["blue"]
    assert (match.view("blue"), match.events("blue"), match.digest()) == (view, log, digest)
    with pytest.raises(NotYourAsk):
        match.answer("red", "bid 1")
    match.answer("blue", "bid 1")
    assert match.state.coins == {"red": 1, "blue": 2}
    assert list(match.to_answer) == ["red"]


def test_sealed_answers_may_come_in_any_order():
    one, two = Match.start(GAME, seed="x"), Match.start(GAME, seed="x")
    one.answer("red", "bid 2")
    one.answer("blue", "bid 1")
    two.answer("blue", "bid 1")
    two.answer("red", "bid 2")
    assert one.digest() == two.digest()


def test_whether_a_message_is_stale_is_known_without_giving_an_answer():
    match = Match.start(GAME, seed="x")
    ply = match.ply
    assert not match.is_stale("blue", ply)
    assert match.is_stale("blue", ply - 1)
    assert match.is_stale("blue", ply + 1)
    match.answer("red", "bid 1")
    assert not match.is_stale("blue", ply)  # red's sealed answer changes nothing for blue
    assert not match.is_stale("blue", ply + 1)
    assert match.is_stale("red", ply)  # red has answered: what it says now must be of now
    assert not match.is_stale("red", ply + 1)


def test_a_sealed_answer_of_another_does_not_make_mine_stale():
    match = Match.start(GAME, seed="x")
    ply = match.ply
    match.answer("red", "bid 2", ply=ply)
    with pytest.raises(Stale):
        match.answer("blue", "bid 1", ply=ply - 1)
    match.answer("blue", "bid 1", ply=ply)
    with pytest.raises(Stale):
        match.answer("red", "rest", ply=ply)


# --- forced asks --------------------------------------------------------------------------------------
def forced_game() -> Small:
    def end(s: Words) -> Flow[None]:
        s.words.append((yield from choose(says("b", "stop", "say more"))))
        raise Over(Result(("a",), "6", "done"))

    return Small(
        one_word("a", "say x", "say y", name="one"),
        one_word("b", "say z", name="two"),
        one_word("a", "say w", name="three"),
        end,
    )


def test_a_forced_ask_is_put_to_the_seat_as_a_rule():
    match = Match.start(forced_game())
    match.answer("a", "say x")
    assert match.to_answer == ("b",)
    assert match.asks[0].options() == ["say z"]


def test_on_request_forced_asks_are_answered_and_journaled():
    match = Match.start(forced_game(), auto=True)
    match.answer("a", "say x")
    assert match.state.words == ["say x", "say z", "say w"]
    assert [(e.kind, e.who, e.value) for e in match.journal] == [
        ("answer", "a", "say x"),
        ("auto", "b", "say z"),
        ("auto", "a", "say w"),
    ]
    loaded = Match.load(match.game, match.save())
    assert loaded.auto
    assert loaded.digest() == match.digest()


def test_undo_takes_back_over_forced_asks():
    match = Match.start(forced_game(), auto=True)
    match.answer("a", "say x")
    match.undo("a")
    assert (match.ply, match.state.words) == (0, [])
    match.answer("a", "say y")
    assert match.state.words == ["say y", "say z", "say w"]


# --- rolls --------------------------------------------------------------------------------------------
def attacked(**set: Any) -> Match[Any]:
    match = operations(**set)
    match.answer("red", "attack red-3 blue-3")
    return match


def test_forced_rolls_come_before_the_dice_and_are_told_apart():
    match = attacked()
    match.forced = [(6, 1)]
    match.answer("blue", "pass")
    assert match.journal[-1].kind == "forced"
    assert match.state.where["blue-3"] == ""
    assert match.asks[0].kind == "advance"


def test_a_forced_roll_that_does_not_fit_changes_nothing():
    match = attacked()
    match.forced = [(6,), (1, 1)]
    with nothing_changes(match), pytest.raises(DiceError, match=r"\[6\] was forced, but <Roll combat 2d6"):
        match.answer("blue", "pass")
    assert match.forced == [(6,), (1, 1)]
    match.forced = [(6, 1)]
    match.answer("blue", "pass")
    assert match.asks[0].kind == "advance"


def test_rolls_are_noted_in_the_log_but_secret_ones_are_not():
    match = attacked()
    match.answer("blue", "pass")
    rolls = [e for e in match.events(None) if e.kind == "roll"]
    assert len(rolls) == 1
    assert rolls[0].data["roll"] == "combat"
    assert rolls[0].rule == "4.4"
    shuffled = Match.start(GAME, seed="x")
    assert shuffled.journal[0].who == "deck"
    assert not [e for e in shuffled.events(None) if e.kind == "roll"]


# --- the reaction in mid-procedure ----------------------------------------------------------------------
def test_the_attacked_seat_is_asked_in_the_middle_of_the_combat():
    match = operations(hands={"blue": ["ambush-1", "march-1"]})
    match.forced = [(3, 1)]
    match.answer("red", "attack red-3 blue-3")
    assert match.asks[0].options() == ["ambush ambush-1", "pass"]
    match.answer("blue", "ambush ambush-1")
    combat = [e for e in match.state.log.events if e.kind == "combat"][-1]
    assert combat.data["bonus"] == 1
    assert match.state.discard[-1] == "ambush-1"


# --- resigning ------------------------------------------------------------------------------------------
def test_a_seat_may_resign_at_any_time_and_the_game_says_who_wins():
    match = operations()
    match.resign("blue")
    assert match.result is not None
    assert match.result.winners == ("red",)
    assert match.asks == ()
    assert match.journal[-1].kind == "resign"
    assert match.events(None)[-1].kind == "over"
    assert Match.load(GAME, match.save()).result == match.result


def test_resigning_in_the_middle_of_a_combat_can_be_loaded():
    match = attacked()
    match.resign("red")
    loaded = Match.load(GAME, match.save())
    assert loaded.digest() == match.digest()
    assert loaded.clone().digest() == match.digest()


def test_a_stranger_cannot_resign():
    match = operations()
    with nothing_changes(match), pytest.raises(NotYourAsk):
        match.resign("green")


# --- faults ---------------------------------------------------------------------------------------------
def breaking_game() -> Small:
    def second(s: Words) -> Flow[None]:
        s.words.append("second")
        dice = yield from roll("d", 8, kind="d", rule="1")
        s.words.append(str(dice))
        answer = yield from choose(says("a", "say good", "say bad"))
        s.words.append(answer)
        (die,) = yield from roll("d", kind="d", rule="1")
        if answer == "say bad":
            s.words.clear()
            s.push(("second",))
            raise KeyError("lost")
        s.words.append(str(die))
        s.note("fine", "1")
        s.push(("second",))

    return Small(one_word("a", "say x", name="first"), second)


def test_when_the_rules_break_the_match_stands_where_it_stood():
    match = Match.start(breaking_game(), seed="s")
    match.answer("a", "say x")
    with nothing_changes(match), pytest.raises(RulesFault, match=r"KeyError: 'lost' \(after answer a/say"):
        match.answer("a", "say bad")
    twin = Match.start(breaking_game(), seed="s")
    twin.answer("a", "say x")
    for either in (match, twin):
        either.answer("a", "say good")
    assert match.save() == twin.save()
    assert match.events(None) == twin.events(None)


def test_when_the_rules_break_in_a_later_step_the_match_stands_where_it_stood():
    def broken(s: Words) -> Flow[None]:
        s.words.append("never")
        yield from roll("d", kind="d", rule="1")
        raise ValueError("no")

    game = Small(one_word("a", "say x", name="one"), one_word("a", "say y", name="two"), broken)
    match = Match.start(game, seed="s")
    match.answer("a", "say x")
    for _ in range(2):
        with nothing_changes(match), pytest.raises(RulesFault, match="ValueError: no"):
            match.answer("a", "say y")
    assert match.clone(events=True).events(None) == match.events(None)
    match.undo("a")
    assert match.ply == 0
    match.answer("a", "say x")
    assert match.state.words == ["say x"]


def test_when_the_rules_break_after_sealed_answers_the_last_one_is_open_again():
    def bids(s: Words) -> Flow[None]:
        yield from seal(says("a", "say 1"), says("b", "say 2"))
        raise ValueError("no")

    match = Match.start(Small(bids))
    match.answer("b", "say 2")
    with nothing_changes(match), pytest.raises(RulesFault):
        match.answer("a", "say 1")
    assert match.to_answer == ("a",)


def test_a_game_that_runs_out_of_steps_is_at_fault():
    match = Match.start(Small(one_word("a", "say x", name="one")))
    with nothing_changes(match), pytest.raises(RulesFault, match="no step left and no result"):
        match.answer("a", "say x")


def test_rules_that_run_in_a_circle_are_stopped(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(match_module, "LONGEST_RUN", 500)

    def circle(s: Words) -> Flow[None]:
        s.push(("circle",))
        yield from ()

    match = Match.start(Small(one_word("a", "say x", name="one"), circle))
    with nothing_changes(match), pytest.raises(RulesFault, match="without an ask"):
        match.answer("a", "say x")


def test_a_judge_of_the_rules_is_heard_before_the_answer_reaches_them():
    def strict(s: Words) -> Flow[None]:
        no = Refusal("1.2", "no-vowels", {"word": "say a"})
        answer = yield from choose(
            Ask("a", "say", "1", lambda: ["say b"], lambda t: None if t == "say b" else no)
        )
        s.words.append(answer)
        yield from choose(says("a", "stop"))

    match = Match.start(Small(strict))
    with pytest.raises(Refused, match=r"1\.2: no-vowels"):
        match.answer("a", "say a")
    match.answer("a", "say b")
    assert match.state.words == ["say b"]


def test_a_ply_that_never_was_cannot_be_shown():
    with pytest.raises(MatchError, match="plies 0 to 0"):
        operations().at(3)
