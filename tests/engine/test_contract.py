"""The contract: the toy game keeps it, and every bug planted in a copy of the toy game is caught."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.engine.situations import Small, Words, one_word, operations, says
from tests.toy import GAME
from tests.toy.game import Toy
from tests.toy.rules import STEPS
from tests.toy.state import ToyState, alive, unit

from frente.engine import Ask, Event, Flow, Game, Match, Message, Odds, Option, Options, Outcome, Plain
from frente.engine.contract import Findings, check, random_answer, random_options
from frente.engine.files import read_file


def test_the_toy_game_keeps_the_contract():
    seen: list[tuple[int, int]] = []
    report = check(GAME, matches=12, seed="tests", progress=lambda done, made: seen.append((done, made)))
    assert report.passed, "\n".join(report.lines())
    assert report.matches == 12
    assert [done for done, _ in seen] == list(range(1, 13))
    assert seen[-1][1] == report.decisions > 100
    assert sum(report.results.values()) == 12
    assert report.lines()[0].startswith("toy: 12 matches, ")


def test_the_same_call_plays_the_same_matches():
    one, two = (check(GAME, 3, "again", dense=5) for _ in range(2))
    assert (one.decisions, one.longest, one.results) == (two.decisions, two.longest, two.results)
    whole = check(GAME, 3, "again")
    assert whole.decisions == one.decisions  # looking less closely changes nothing
    parts = [check(GAME, 1, "again", first=n) for n in range(3)]
    assert sum(part.decisions for part in parts) == one.decisions


def test_scenario_and_options_can_be_fixed():
    assert check(GAME, 2, "fixed", scenario="late", options={"forts": True, "hand": 1}).passed


# --- planted bugs -----------------------------------------------------------------------------------
def caught(game: Game[Any], *checks: str, matches: int = 15, **more: Any) -> Findings:
    """The contract fails on a game, by one of these checks."""
    report = check(game, matches, "planted", **more)
    assert not report.passed
    assert {failure.check for failure in report.failures} <= set(checks), report.lines()
    return report


class SharedList(ToyState):
    """`used` is the same list in every copy."""

    __slots__ = ()

    def copy(self) -> SharedList:
        twin = SharedList(**{name: getattr(ToyState.copy(self), name) for name in FIELDS})
        twin.used = self.used
        return twin


class SharedHands(ToyState):
    """The table is copied, the lists in it are not."""

    __slots__ = ()

    def copy(self) -> SharedHands:
        twin = SharedHands(**{name: getattr(ToyState.copy(self), name) for name in FIELDS})
        twin.hands = self.hands.copy()
        return twin


class Forgetful(ToyState):
    """A field is missing from the copy."""

    __slots__ = ()

    def copy(self) -> Forgetful:
        return Forgetful(**{name: getattr(ToyState.copy(self), name) for name in FIELDS if name != "combats"})


FIELDS = [name for name in ToyState.__dataclass_fields__ if name != "log"]


def with_state(kind: type[ToyState]) -> Toy:
    class Other(Toy):
        state = kind

        def setup(self, scenario: str, options: Options) -> ToyState:
            state = super().setup(scenario, options)
            return kind(**{name: getattr(state, name) for name in FIELDS})

    return Other()


@pytest.mark.parametrize("kind", [SharedList, SharedHands])
def test_a_copy_that_shares_a_list_is_caught(kind: type[ToyState]):
    caught(
        with_state(kind), "clone", "copies", "past copies", "faults", "exception", "undo", "hidden", "save"
    )


def test_a_copy_that_forgets_a_field_is_caught():
    caught(with_state(Forgetful), "clone", "copies")


class LeakingView(Toy):
    def view(self, state: ToyState, seat: str | None) -> dict[str, Plain]:
        return {**super().view(state, seat), "strongest": state.units["blue"].index("armour")}


class LeakingSpectator(Toy):
    def view(self, state: ToyState, seat: str | None) -> dict[str, Plain]:
        following: list[Plain] = list(state.deck[-1:] if seat is None else [])
        return {**super().view(state, seat), "next": following}


class LeakingOdds(Toy):
    def odds(self, state: ToyState, ask: Ask, token: str) -> Odds | None:
        odds = super().odds(state, ask, token)
        if odds is None:
            return None
        return Odds(Message("odds", {"against": unit(state, token.split()[2])}), odds.lines, odds.outcomes)


class LeakingLabel(Toy):
    def choice(self, state: ToyState, ask: Ask, token: str) -> Option:
        return Option(
            token, token.split(maxsplit=1)[0], (), Message("do", {"units": list(state.units["red"])})
        )


@pytest.mark.parametrize("game", [LeakingView(), LeakingSpectator(), LeakingOdds(), LeakingLabel()])
def test_what_tells_hidden_things_is_caught(game: Toy):
    caught(game, "hidden")


def with_step(**steps: Any) -> Toy:
    class Other(Toy):
        pass

    Other.steps = {**STEPS, **steps}
    return Other()


def replacing(kind: str, ask: Any) -> Any:
    """The step `operate` with its ask changed."""

    def operate(s: ToyState, seat: str) -> Flow[None]:
        flow = STEPS[kind](s, seat)
        wanted = next(flow)
        answer = yield ask(s, wanted)
        try:
            flow.send(answer)
        except StopIteration:
            return

    return operate


def test_a_refusal_that_tells_hidden_things_is_caught():
    def leaky(s: ToyState, ask: Ask) -> Ask:
        def judge(token: str) -> Any:
            refusal = ask.why_not(token)
            if refusal is not None:
                refusal.args["hint"] = list(s.units["blue" if ask.seat == "red" else "red"])
            return refusal

        return Ask(ask.seat, ask.kind, ask.rule, ask.offer, judge)

    caught(with_step(operate=replacing("operate", leaky)), "hidden")


def test_options_that_depend_on_hidden_things_are_caught():
    def leaky(s: ToyState, ask: Ask) -> Ask:
        def offer() -> list[str]:
            return [t for t in ask.offer() if not t.startswith("attack") or unit(s, t.split()[2]) != "armour"]

        return Ask(ask.seat, ask.kind, ask.rule, offer)

    caught(with_step(operate=replacing("operate", leaky)), "hidden")


def test_an_event_that_tells_hidden_things_is_caught():
    def combat(s: ToyState, block: str, target: str) -> Flow[None]:
        s.note("spied", "4.2", unit=unit(s, target))
        yield from STEPS["combat"](s, block, target)

    caught(with_step(combat=combat), "hidden")


def test_a_judge_that_disagrees_with_the_offer_is_caught():
    def lenient(s: ToyState, ask: Ask) -> Ask:
        def judge(token: str) -> Any:
            refusal = ask.why_not(token)
            return None if refusal is not None and refusal.text == "stacking" else refusal

        return Ask(ask.seat, ask.kind, ask.rule, ask.offer, judge)

    report = caught(with_step(operate=replacing("operate", lenient)), "options")
    assert "is not offered, but nothing forbids it" in report.failures[0].text


def test_an_offer_that_the_judge_refuses_is_caught():
    def generous(s: ToyState, ask: Ask) -> Ask:
        return Ask(ask.seat, ask.kind, ask.rule, lambda: [*ask.offer(), "march red-1 moon"], ask.judge)

    report = caught(with_step(operate=replacing("operate", generous)), "options", "exception")
    assert any("is offered, but rule" in failure.text for failure in report.failures)


def test_an_option_offered_twice_is_caught():
    def twice(s: ToyState, ask: Ask) -> Ask:
        return Ask(ask.seat, ask.kind, ask.rule, lambda: ask.offer() * 2, ask.judge)

    caught(with_step(operate=replacing("operate", twice)), "options")


def test_a_judge_that_reads_numbers_too_freely_is_caught():
    def numbers(s: Words) -> Flow[None]:
        def judge(token: str) -> Any:
            try:
                good = token.startswith("say ") and int(token.split()[1]) in range(3)
            except ValueError:
                good = False
            return None if good else says("a", "stop").why_not(token)

        for _ in range(20):
            yield Ask("a", "say", "1", lambda: ["say 0", "say 1", "say 2"], judge)

    caught(Complete(numbers), "options", "end", "exception", matches=3)


def test_an_endless_loop_is_caught():
    def circle(s: Words) -> Flow[None]:
        s.words.clear()
        yield says("a", "say x", "say y")
        s.push(("circle",))

    report = caught(Complete(circle), "runaway", matches=1, limit=300)
    assert "no end after 300 decisions" in report.failures[0].text


def test_a_dead_end_is_caught():
    report = caught(
        Complete(one_word("a", "say x", name="one"), one_word("b", name="two")), "dead end", matches=1
    )
    assert "<Ask b say 1> has no option" in report.failures[0].text


def test_a_lost_counter_is_caught():
    def combat(s: ToyState, block: str, target: str) -> Flow[None]:
        yield from STEPS["combat"](s, block, target)
        if s.where[target] == "":
            del s.discard[:1]

    report = caught(with_step(combat=combat), "faults", matches=30)
    assert "the cards are" in report.failures[0].text


def test_broken_rules_are_caught_with_the_place(tmp_path: Path):
    def combat(s: ToyState, block: str, target: str) -> Flow[None]:
        yield from STEPS["combat"](s, block, target)
        raise KeyError(block)

    report = caught(with_step(combat=combat), "exception", folder=tmp_path, matches=40)
    failure = report.failures[0]
    assert "KeyError" in failure.text
    assert "test_contract.py:" in failure.text
    assert "Traceback" in failure.trace
    assert f"match {failure.match} of seed 'planted'" in str(failure)
    assert failure.file is not None
    loaded = Match.load(GAME, read_file(failure.file))
    assert loaded.ply == failure.ply
    again = check(with_step(combat=combat), 1, "planted", first=failure.match)
    assert [f.text for f in again.failures] == [failure.text]


def test_hidden_things_in_a_local_are_caught():
    """What a step remembers across an ask is not in the state: a redeal cannot reach it."""

    def operate(s: ToyState, seat: str) -> Flow[None]:
        enemy = s.units["blue" if seat == "red" else "red"][0]
        yield Ask(seat, "operate", "4", lambda: ["rest"], about={"enemy": enemy})

    caught(with_step(operate=operate), "hidden")


def test_luck_from_elsewhere_is_caught():
    calls = []

    def operate(s: ToyState, seat: str) -> Flow[None]:
        calls.append(seat)
        s.note("weather", "4", calls=len(calls))
        s.combats = len(calls)
        yield Ask(seat, "operate", "4", lambda: ["rest"])

    caught(with_step(operate=operate), "clone", "copies")


def test_a_view_that_is_not_plain_data_is_caught():
    class Sets(Toy):
        def view(self, state: ToyState, seat: str | None) -> dict[str, Any]:
            return {**super().view(state, seat), "used": set(state.used)}

    class Tuples(Toy):
        def view(self, state: ToyState, seat: str | None) -> dict[str, Any]:
            return {**super().view(state, seat), "used": tuple(state.used), "numbers": {1: 2}}

    for game in (Sets(), Tuples()):
        caught(game, "plain")


def test_a_view_that_changes_after_it_was_shown_is_caught():
    class Shares(Toy):
        kept: dict[str, Any] = {}

        def view(self, state: ToyState, seat: str | None) -> dict[str, Any]:
            self.kept.update(used=len(state.log.events))
            return {**super().view(state, seat), "kept": self.kept}

    caught(Shares(), "view")


def test_odds_that_do_not_sum_to_one_are_caught():
    class Hopeful(Toy):
        def odds(self, state: ToyState, ask: Ask, token: str) -> Odds | None:
            return Odds(Message("odds"), (), (Outcome(Message("win"), 0.7),))

    caught(Hopeful(), "odds")


def test_names_that_are_not_texts_a_wrong_value_and_a_wrong_winner_are_caught():
    class Nameless(Toy):
        def names(self) -> Mapping[str, str]:
            return {"west": {"not", "a", "text"}}  # type: ignore[dict-item]  # the bug

    class Sure(Toy):
        def value(self, state: ToyState, seat: str) -> float:
            return 2.0

    class Sore(Toy):
        def resigned(self, state: ToyState, seat: str) -> Any:
            return super().resigned(state, "blue" if seat == "red" else "red")

    caught(Nameless(), "plain")
    caught(Sure(), "value")
    caught(Sore(), "resign", matches=30)


class Careless(Toy):
    """Says of nothing that it is hidden or known: cards that were played can be taken back."""

    def known(self, state: ToyState, seat: str | None) -> frozenset[str]:
        return frozenset()

    def unknown(self, state: ToyState, seat: str | None) -> frozenset[str]:
        return frozenset()


def test_a_reveal_that_can_be_taken_back_is_caught():
    report = caught(Careless(), "undo")
    assert "after it had shown" in report.failures[0].text


class Complete(Small):
    """A small game with all that the contract wants to see."""

    def layout(self, scenario: str, options: Options) -> dict[str, Plain]:
        return {}

    def names(self) -> Mapping[str, str]:
        return {}

    def facts(self, state: Words) -> dict[str, Any]:
        return {"words": state.words}

    def summary(self, state: Words, seat: str | None) -> list[str]:
        return state.words


# --- the random player ------------------------------------------------------------------------------
def test_the_random_player_picks_a_verb_first():
    """One `rest` among many marches is taken as often as all of them together."""
    luck = Random(5)
    ask = Ask("red", "x", "1", lambda: [f"march {n}" for n in range(99)] + ["rest"])
    rests = sum(random_answer(ask, luck) == "rest" for _ in range(400))
    assert 150 < rests < 250


def test_random_options_are_taken_by_the_game():
    found = {tuple(random_options(GAME, "line", Random(n)).values()) for n in range(200)}
    assert len(found) == 2 * 3 * 2

    class Fussy(Toy):
        def full_options(self, scenario: str, given: Any) -> Options:
            if given.get("forts") and given.get("rich"):
                raise ValueError("forts are for the poor")
            return super().full_options(scenario, given)

    for n in range(50):
        options = random_options(Fussy(), "line", Random(n))
        assert not (options["forts"] and options["rich"])


def test_toy_ends_when_a_side_has_fallen():
    match = operations(where={"blue-1": "", "blue-2": ""}, shown=["militia", "brigade"])
    match.forced = [(6, 1)]
    match.answer("red", "attack red-3 blue-3")
    match.answer("blue", "pass")
    match.answer("red", "stay")
    assert match.result is not None
    assert match.result.winners == ("red",)
    assert alive(match.state, "blue") == 0
    assert isinstance(match.events(None)[-1], Event)
