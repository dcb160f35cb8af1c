"""Positions: set up, played, checked; every failure says what was found, every fault where it is."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.engine.situations import load_game
from tests.toy import GAME
from tests.toy.game import Toy

from frente.engine import Match, Message, Option
from frente.engine.position import Account, PositionError, read, run, start

AMBUSH = Path(__file__).parents[1] / "toy" / "positions" / "ambush.toml"


def position(*do: dict[str, Any], **more: Any) -> dict[str, Any]:
    table = {"title": "a test", "game": "toy", "set": {"turn": 1, "operate": "red"}, "do": list(do)}
    return table | more


def failure(*do: dict[str, Any], **more: Any) -> str:
    """The only failure of a script."""
    report = run(position(*do, **more), load_game)
    assert not report.passed
    assert len(report.failures) == 1
    return str(report.failures[0])


def passes(*do: dict[str, Any], **more: Any) -> Account:
    report = run(position(*do, **more), load_game)
    assert [str(f) for f in report.failures] == []
    return report


# --- good -----------------------------------------------------------------------------------------
def test_a_position_file_is_set_up_played_and_checked():
    report = run(AMBUSH, load_game)
    assert [str(f) for f in report.failures] == []
    assert report.passed
    assert report.rules == ("4.2", "4.3", "4.4", "5")
    assert report.checks > 15


def test_a_match_started_from_a_position_can_be_played_saved_and_loaded():
    match = start(AMBUSH, load_game, seed="mine")
    assert match.asks[0].key == "red/operate"
    assert match.state.hands["blue"] == ["ambush-2", "march-1"]
    match.answer("red", "attack red-3 blue-3")
    loaded = Match.load(GAME, match.save())
    assert loaded.digest() == match.digest()
    assert loaded.asks[0].options() == ["ambush ambush-2", "pass"]


def test_rolls_at_the_top_are_there_before_the_first_step_runs():
    order = [6, 5, 4, 3, 2, 1, 0]
    table = {"title": "x", "game": "toy", "do": [{"rolls": [order]}, {"asked": {"kind": "bid"}}]}
    match = start(table, load_game)
    assert match.journal[0].value == tuple(order)
    assert run(table, load_game).passed


def test_a_position_without_seed_runs_the_same_each_time():
    table = position({"answer": "attack red-3 blue-3"}, {"answer": "pass"}, {"event": {"kind": "never"}})
    assert run(table, load_game).failures == run(table, load_game).failures
    dice = {str(start(AMBUSH, load_game).dice.seed) for _ in range(3)}
    assert len(dice) == 3  # but a match played from it has luck of its own


def test_a_scenario_and_nothing_set_is_a_position_too():
    assert run(
        {"title": "late", "game": "toy", "scenario": "late", "do": [{"expect": {"turn": 3}}]}, load_game
    ).passed


def test_facts_are_found_under_keys_with_dots_and_in_lists():
    class Dotted(Toy):
        def facts(self, state: Any) -> dict[str, Any]:
            return {"a": {"b.c": 1, "b": {"c": 2, "d": (3, {"e": True})}}, "set": {"y", "x"}}

    report = run(
        position({"expect": {"a.b.c": 1, "a.b.d.0": 3, "a.b.d.1.e": True, "set": ["x", "y"]}}),
        lambda _: Dotted(),
    )
    assert report.passed, report.failures


HANDS: dict[str, Any] = {"set": {"turn": 1, "operate": "red", "hands": {"blue": ["ambush-2", "march-1"]}}}


def test_a_seat_sees_its_own_cards_and_others_do_not():
    passes(
        {
            "view": {
                "blue": {"cards.hand": {"count": 2}, "cards.hand.ambush-2.id": "ambush-2"},
                "red": {"cards.hand": [], "cards.zones.hand-blue.count": 2, "pieces.blue-3.hidden": True},
                "spectator": {"cards.hand": [], "turn.number": 1},
            }
        },
        **HANDS,
    )
    text = failure({"view": {"red": {"cards.hand": {"count": 2}}}}, **HANDS)
    assert text == "do 1: the view of red: cards.hand should be {count = 2}, but is []"
    text = failure({"view": {"red": {"pieces.red-9.at": "ford"}}})
    assert text.startswith(
        "do 1: the view of red: there is no fact pieces.red-9.at; pieces has red-1, red-2, red-3"
    )
    assert "the view of blue has turn, status" in failure({"view": {"blue": {"weather": "fine"}}})


def test_the_log_is_checked_as_a_seat_reads_it():
    secret = {"kind": "drew", "seat": "red", "card": {"hidden": 1}}
    own = {"kind": "drew", "seat": "red", "card": {"not": {"hidden": 1}}}
    table: dict[str, Any] = {
        "log": {"red": own, "blue": secret, "spectator": secret},
        "no_log": {"blue": own},
    }
    passes(table, set={})
    text = failure({"log": {"blue": own}}, set={})
    assert (
        "blue should read {kind = 'drew', seat = 'red', card = {not = {hidden = 1}}} since the last answer"
        in text
    )
    assert "but reads: turn {turn = 1}; drew {seat = 'red', card = {hidden = 1}}" in text
    text = failure({"no_log": {"red": own}}, set={})
    assert "red should not read {kind = 'drew'" in text
    assert "but reads: drew {seat = 'red', card = '" in text


def test_the_log_is_read_since_the_last_answer():
    march = {"answer": "march red-1 ford"}
    read: dict[str, Any] = {"log": {"blue": {"kind": "marched", "place": "ford"}}}
    passes(march | read, read, read)
    passes(march, {"undo": True, "no_log": {"blue": {"kind": "marched"}}})
    passes(march, {"answer": "rest", "no_log": {"blue": {"kind": "marched", "block": "red-1"}}})
    passes({"seat": "red", "resign": True, "log": {"spectator": {"kind": "over", "winners": ["blue"]}}})


def test_an_option_is_told_with_its_price():
    class Dear(Toy):
        def choice(self, state: Any, ask: Any, token: str) -> Option:
            plain = super().choice(state, ask, token)
            if plain.verb != "march":
                return plain
            return replace(plain, label=Message("do-march-for", {**plain.label.args, "cost": 2}), warns=True)

    def told(want: dict[str, Any], token: str = "march red-1 ford") -> list[str]:
        found = run(position({"labels": {token: want}}), lambda _: Dear()).failures
        return [str(failure) for failure in found]

    assert told({"id": "do-march-for", "cost": 2, "a": "red-1", "warns": True}) == []
    assert told({"id": "do-rest", "cost": {"absent": True}}, "rest") == []
    assert told({"cost": {"min": 3}}) == [
        "do 1: 'march red-1 ford' should be told as {cost = {min = 3}}, but is as "
        "{a = 'red-1', b = 'ford', cost = 2, id = 'do-march-for', warns = True}"
    ]
    (text,) = told({"cost": 1}, "march red-1 hill")
    assert "'march red-1 hill' has no label: it is not offered (rule 4.1: not-adjacent" in text


def test_what_could_never_be_offered_is_not_simply_lacking():
    text = failure({"lacks": ["marhc red-1 ford"]})
    assert text == "do 1: lacks names 'marhc red-1 ford', which means nothing: 'marhc' is no word of Toy"


def test_an_undo_refused_by_another_rule():
    text = failure({"answer": "attack red-3 blue-3"}, {"answer": "pass"}, {"undo": False, "rule": "4.2"})
    assert "undo should be refused by 4.2, but is by table" in text


# --- failing --------------------------------------------------------------------------------------
def test_a_wrong_fact_says_what_was_found():
    assert failure({"expect": {"turn": 2}}) == "do 1: turn should be 2, but is 1"
    assert "'west', but is 'ford'" in failure({"expect": {"where.red-3": "west"}})
    assert "[1], but is" in failure({"expect": {"places.ford": [1]}})


def test_true_is_not_one():
    assert "should be True, but is 1" in failure({"expect": {"turn": True}})


def test_a_fact_that_is_not_there_says_what_is():
    assert (
        failure({"expect": {"coins.green": 3}}) == "do 1: there is no fact coins.green; coins has red, blue"
    )
    assert "the state has turn, order" in failure({"expect": {"weather": "fine"}})
    assert "no fact turn.x; turn has 1" in failure({"expect": {"turn.x": 3}})


@pytest.mark.parametrize(
    "want",
    [{"has": "west"}, {"lacks": "red-3"}, {"count": 2}, {"not": ["red-3"]}, {"min": 1}, {"absent": True}],
)
def test_each_operator_can_fail(want: dict[str, Any]):
    assert "places.ford should be" in failure({"expect": {"places.ford": want}})


def test_numbers_out_of_range_fail():
    assert "turn should be {min = 2}, but is 1" in failure({"expect": {"turn": {"min": 2}}})
    assert "turn should be {max = 0}" in failure({"expect": {"turn": {"max": 0}}})


def test_several_failures_are_all_reported():
    report = run(position({"expect": {"turn": 2}, "lacks": ["rest"]}, {"result": True}), load_game)
    assert [f.place for f in report.failures] == ["do 1", "do 1", "do 2"]


def test_an_option_that_is_missing_says_why():
    text = failure({"offers": ["march red-1 hill", "rest"]})
    assert "not offered: march red-1 hill (rule 4.1: not-adjacent" in text
    assert "offered: [march red-1 ford" in text


def test_options_that_should_not_be_there():
    assert failure({"lacks": ["rest", "march red-1 hill"]}) == "do 1: offered, but should not be: rest"
    assert "offered should be only [rest], but is [march" in failure({"only": ["rest"]})


def test_a_refusal_that_does_not_come_or_comes_from_another_rule():
    assert failure({"refused": "rest"}) == "do 1: 'rest' should be refused, but it is legal"
    text = failure({"refused": "march red-1 hill", "rule": "4.2"})
    assert "should be refused by 4.2, but is by rule 4.1: not-adjacent" in text
    assert "by 4.1 stacking, but" in failure(
        {"refused": "march red-1 hill", "rule": "4.1", "text": "stacking"}
    )
    assert "no word of Toy" in failure({"refused": "fly"})
    assert "nothing is asked of blue" in failure({"refused": "rest", "seat": "blue"})


def test_a_refused_answer_ends_the_script():
    report = run(position({"answer": "march red-1 hill"}, {"expect": {"turn": 9}}), load_game)
    (found,) = report.failures
    assert "'march red-1 hill' of red is refused by rule 4.1: not-adjacent" in found.text
    assert "offered: [" in found.text


def test_an_answer_of_nobody_ends_the_script():
    assert "names no seat, and asked is red and blue" in failure({"answer": "bid 1"}, set={})
    assert "not taken: nothing is asked of blue" in failure({"answer": "rest", "seat": "blue"})
    assert "asked is nobody" in failure({"seat": "red", "resign": True}, {"answer": "rest"})
    assert "over" in failure({"seat": "red", "resign": True}, {"seat": "red", "resign": True})


def test_an_event_that_was_not_noted_tells_what_was():
    text = failure({"answer": "march red-1 ford", "event": {"kind": "marched", "place": "hill"}})
    assert (
        "no event {kind = 'marched', place = 'hill'}; noted: marched {block = 'red-1', place = 'ford'}"
        in text
    )


def test_events_are_found_in_order_each_once():
    march: dict[str, Any] = {"answer": "march red-1 ford", "event": {"kind": "marched", "rule": "4.1"}}
    assert "noted: nothing" in failure(march, {"event": {"kind": "marched"}})
    passes(march, {"no_event": {"kind": "marched"}})
    assert "should be no event" in failure({"answer": "march red-1 ford", "no_event": {"kind": "marched"}})
    passes({"answer": "march red-1 ford"}, {"event": {"kind": "marched", "block": {"not": "red-2"}}})


def test_a_result_that_is_another():
    assert "but the match is not over" in failure({"result": {"winners": ["red"]}})
    text = failure({"seat": "red", "resign": True, "result": {"winners": ["red"]}})
    assert "should be {winners = ['red']}, but is {winners = ['blue']" in text
    assert "should go on; the result is" in failure({"seat": "red", "resign": True, "result": False})


def test_somebody_else_is_asked():
    text = failure({"asked": {"seat": "blue", "kind": "bid"}})
    assert text == "do 1: asked should be {seat = 'blue', kind = 'bid'}, but asked is red operate (rule 4)"


def test_odds_that_differ_are_all_told():
    text = failure({"odds": {"token": "attack red-3 blue-3", "outcomes": {"defender": 0.9}}})
    assert "the chance of defender should be 0.9; the odds are odds-falls attacker 0." in text
    assert "lines are odds-strength 3" in failure(
        {"odds": {"token": "attack red-3 blue-3", "lines": {"strength": 4}}}
    )
    assert "the chance of rain" in failure(
        {"odds": {"token": "attack red-3 blue-3", "outcomes": {"rain": 0}}}
    )
    assert "'rest' has no odds" in failure({"odds": {"token": "rest"}})
    assert "has no odds: rule 4" in failure({"odds": {"token": "attack x y"}})


def test_undo_that_is_allowed_or_refused_against_the_script():
    march = {"answer": "march red-1 ford"}
    assert "should be refused, but it is allowed" in failure(march, {"undo": False})
    assert "nothing to undo" in failure({"undo": True})
    fight: list[dict[str, Any]] = [{"answer": "attack red-3 blue-3"}, {"answer": "pass", "rolls": [[1, 1]]}]
    assert "is refused: undo-roll" in failure(*fight, {"undo": True})
    assert "as undo-reveal, but is as undo-roll" in failure(*fight, {"undo": False, "text": "undo-reveal"})


def test_a_forced_roll_that_does_not_fit_ends_the_script():
    text = failure({"answer": "attack red-3 blue-3"}, {"rolls": [[7]], "answer": "pass"})
    assert "[7] was forced, but <Roll combat 2d6" in text


def test_forced_rolls_left_over_are_a_failure():
    assert failure({"rolls": [[6]], "answer": "rest"}) == "end: these forced rolls were never rolled: [[6]]"


def test_rules_that_break_are_a_failure_too():
    class Broken(Toy):
        def facts(self, state: Any) -> dict[str, Any]:
            raise KeyError("lost")

    (found,) = run(position({"expect": {"turn": 1}}), lambda _: Broken()).failures
    assert found.text == "expect broke the rules: KeyError: 'lost'"

    class Stuck(Toy):
        steps = {}

    with pytest.raises(PositionError, match="does not start: KeyError 'operate'"):
        start(position(), lambda _: Stuck())


# --- faults of the file -----------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"title": None}, "title cannot be None"),
        ({"colour": "red"}, "'colour' is not known here; these are: title, game"),
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"scenario": "short"}, "no scenario 'short'"),
        ({"options": {"planes": True}}, "no option planes"),
        ({"rules": [4]}, "rules: 4 is not a text"),
        ({"set": {"weather": "fine"}}, r"\[set\]: Toy has no 'weather' to set"),
        ({"set": {"hands": {"red": ["ace"]}}}, r"\[set\]"),
        ({"set": {"hands": {"green": 5}}}, r"\[set\]: TypeError"),
        ({"set": {"where": {"red-1": "moon"}}}, r"\[set\]: the blocks stand at"),
        ({"set": {"turn": "two"}}, "does not start: the starting position is damaged"),
        ({"do": [5]}, "do 1: an entry is a table"),
        ({"do": [{}]}, "do 1: the entry says nothing to do"),
        ({"do": [{"seat": "red"}]}, "do 1: the entry says nothing to do"),
        ({"do": [{"answer": "rest"}, {"anser": "rest"}]}, "do 2: 'anser' is not known here"),
        ({"do": [{"answer": 5}]}, "do 1: answer cannot be 5"),
        ({"do": [{"rolls": [6]}]}, "do 1: rolls are lists of numbers such as"),
        ({"do": [{"rolls": [["6"]]}]}, "do 1: rolls are lists"),
        ({"do": [{"offers": [5]}]}, "do 1: offers: 5 is not a text"),
        ({"do": [{"answer": "rest", "rule": "4"}]}, "do 1: rule and text belong to refused"),
        ({"do": [{"answer": "rest", "undo": True}]}, "do 1: one entry holds one of"),
        ({"do": [{"odds": {"outcomes": {}}}]}, "do 1: odds need a token"),
        ({"do": [{"odds": {"token": "x", "outcomes": {"a": "half"}}}]}, "do 1: a chance is such as"),
        ({"do": [{"odds": {"token": "x", "chance": 1}}]}, "do 1: odds: 'chance' is not known"),
        ({"do": [{"rolls": [[9]]}], "set": {}}, r"does not start: \[9\] was forced"),
        ({"do": [{"expect": {}}]}, "do 1: expect names nothing"),
        ({"do": [{"asked": {}}]}, "do 1: asked names nothing"),
        ({"do": [{"lacks": []}]}, "do 1: lacks names nothing"),
        ({"do": [{"no_event": {}}]}, "do 1: no_event names nothing"),
        ({"do": [{"result": {}}]}, "do 1: result names nothing"),
        ({"do": [{"view": {"red": {}}}]}, "do 1: view of red names nothing"),
        ({"do": [{"view": {"red": 5}}]}, "do 1: view of red is a table, not 5"),
        (
            {"do": [{"view": {"green": {"turn": 1}}}]},
            "do 1: there is no seat 'green'; the seats are red, blue",
        ),
        ({"do": [{"seat": "green", "answer": "rest"}]}, "do 1: there is no seat 'green'"),
        ({"do": [{"asked": {"seat": "green"}}]}, "do 1: there is no seat 'green'"),
        ({"do": [{"seat": "spectator", "answer": "rest"}]}, "do 1: there is no seat 'spectator'"),
        ({"do": [{"log": {"red": {"place": "ford"}}}]}, "do 1: log of red needs the kind of the event"),
        (
            {"do": [{"asked": {"sort": "bid"}}]},
            "do 1: asked: 'sort' is not known here; these are: seat, kind",
        ),
        ({"do": [{"result": {"winner": "red"}}]}, "do 1: result: 'winner' is not known here"),
        ({"do": [{"expect": {"turn": {"min": "two"}}}]}, "do 1: expect: turn: min cannot be 'two'"),
        (
            {"do": [{"view": {"red": {"pieces": {"count": True}}}}]},
            "do 1: view of red: pieces: count cannot be True",
        ),
        ({"do": [{"resign": False}]}, "do 1: resign = false says nothing"),
    ],
)
def test_a_fault_of_the_file_says_where_it_is(change: dict[str, Any], said: str):
    with pytest.raises(PositionError, match=said):
        run(position() | change, load_game)


@pytest.mark.parametrize("key", ["title", "game"])
def test_what_a_position_must_have(key: str):
    table = position()
    del table[key]
    with pytest.raises(PositionError, match=f"it has no {key}"):
        read(table)


def test_the_place_in_a_file_has_its_line(tmp_path: Path):
    path = tmp_path / "x.toml"
    path.write_text('title = "x"\ngame = "toy"\n[[do]]\nexpect = {turn = 9}\n\n[[do]]\nanser = "rest"\n')
    with pytest.raises(PositionError, match=r"x\.toml: do 2 \(line 6\): 'anser'"):
        read(path)
    path.write_text('title = "x"\ngame = "toy"\n[[do]]\nexpect = {turn = 9}\n')
    (found,) = run(path, load_game).failures
    assert str(found) == "do 1 (line 3): turn should be 9, but is 1"


@pytest.mark.parametrize(
    ("contents", "said"),
    [
        (b'title = "x"\nset = ', r"x\.toml: Invalid value \(at .*\)"),
        (b"\xff\xfe", "not text"),
        (b"game = 5\ntitle = 'x'", "game cannot be 5"),
    ],
)
def test_a_file_that_is_no_position(tmp_path: Path, contents: bytes, said: str):
    path = tmp_path / "x.toml"
    path.write_bytes(contents)
    with pytest.raises(PositionError, match=said):
        read(path)


def test_a_file_that_is_not_there(tmp_path: Path):
    with pytest.raises(PositionError, match="cannot be read: No such file"):
        run(tmp_path / "none.toml", load_game)
