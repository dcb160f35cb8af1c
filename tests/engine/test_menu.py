"""Answers as values: what follows from a menu of ways."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

import pytest
from tests.engine.situations import operations
from tests.toy import GAME

from frente.engine import Ask, Match, Menu, Message, Noun, Refusal, StandingWay, Way
from frente.engine.contract import check
from frente.engine.menu import numbers, words

IDS = ("rifles-1", "rifles-2", "guards", "tanks")
PLACES = ("west", "ford", "east")
WHERE = ("west", "west", "ford", "east")


def standing(_state: Any, thing: str) -> list[int]:
    """A counter means itself, a place whoever stands there."""
    return [u for u, id in enumerate(IDS) if thing in (id, WHERE[u])]


UNIT: Noun[int] = Noun(
    "unit", IDS, {id: u for u, id in enumerate(IDS)}, every=lambda _: range(len(IDS)), at=standing
)
TWIN: Noun[int] = Noun(
    "unit",
    IDS,
    {id: u for u, id in enumerate(IDS)},
    every=lambda _: range(len(IDS)),
    at=standing,
    same=lambda _, u: (IDS[u].split("-")[0], WHERE[u]),
)
PLACE = words("place", *PLACES)


class Move(NamedTuple):
    unit: int
    place: str


class Fire(NamedTuple):
    unit: int


class Path(NamedTuple):
    """Any number of places: `make` may be any function of the values."""

    places: tuple[str, ...]

    @classmethod
    def of(cls, *places: str) -> Path:
        return cls(places)


class Pass(NamedTuple): ...


def why_not_move(unit: int, place: str) -> Refusal | None:
    if IDS[unit] == "tanks":
        return Refusal("4.1", "no-fuel", {"unit": IDS[unit]})
    return Refusal("4.2", "already-there", {"place": place}) if WHERE[unit] == place else None


def why_not_fire(unit: int) -> Refusal | None:
    return None if IDS[unit] != "tanks" else Refusal("5", "no-shells", {"unit": "tanks"})


def moves() -> Menu:
    return Menu(
        None,
        Way("move", Move, UNIT, PLACE, rule="4", why_not=why_not_move),
        Way("pass", Pass, rule="4.9"),
    )


def test_what_no_predicate_refuses_is_offered_in_order():
    assert moves().tokens() == [
        "move rifles-1 ford",
        "move rifles-1 east",
        "move rifles-2 ford",
        "move rifles-2 east",
        "move guards west",
        "move guards east",
        "pass",
    ]


def test_the_step_receives_a_value():
    assert moves().read("move guards east") == Move(2, "east")
    assert moves().read("pass") == Pass()
    with pytest.raises(ValueError, match="no answer"):
        moves().read("move moon east")


@pytest.mark.parametrize(
    ("token", "refusal"),
    [
        ("move guards east", None),
        ("pass", None),
        ("move tanks west", Refusal("4.1", "no-fuel", {"unit": "tanks"})),
        ("move guards ford", Refusal("4.2", "already-there", {"place": "ford"})),
        ("move moon ford", Refusal("4", "no-such", {"kind": "unit", "word": "moon"})),
        ("move guards", Refusal("4", "wrong-words", {"token": "move guards", "takes": ["unit", "place"]})),
        ("pass now", Refusal("4.9", "wrong-words", {"token": "pass now", "takes": []})),
        ("fire guards", Refusal("3", "not-now", {"token": "fire guards"})),
    ],
)
def test_any_token_is_judged_by_the_predicate_or_by_its_words(token: str, refusal: Refusal | None):
    ask = Ask.of("red", "move", "3", moves())
    assert ask.why_not(token) == refusal


def test_a_word_of_another_phase_is_refused_by_the_rule_of_that_phase():
    match = Match.start(GAME, seed="phase")
    refusal = match.why_not("red", "rest")
    assert match.asks[0].kind == "bid"
    assert refusal == Refusal(GAME.verbs["rest"], "not-now", {"token": "rest"})


def test_answers_without_nouns_are_told_apart_by_their_kind():
    for token in ("stay", "advance"):
        match = operations()
        match.answer("red", "march red-1 ford")
        match.answer("red", "attack red-3 blue-3")
        match.forced = [(6, 1)]
        match.answer("blue", "pass")
        before = match.state.where["red-3"]
        match.answer("red", token)
        assert (match.state.where["red-3"] == before) == (token == "stay")


def test_a_number_has_one_spelling():
    menu = Menu(None, Way("bid", Move, numbers("coins", 5), rule="3", among=range(3)))
    assert menu.tokens() == ["bid 0", "bid 1", "bid 2"]
    assert menu.why_not("bid 01") == Refusal("3", "no-such", {"kind": "coins", "word": "01"})


def test_a_closed_list_gives_its_own_reason():
    def otherwise(unit: int) -> Refusal:
        return Refusal("8", "was-not-hit", {"unit": IDS[unit]})

    menu = Menu(None, Way("lose", Fire, UNIT, rule="8", among=[0, 2], otherwise=otherwise))
    assert menu.tokens() == ["lose rifles-1", "lose guards"]
    assert menu.why_not("lose tanks") == Refusal("8", "was-not-hit", {"unit": "tanks"})
    assert menu.why_not("lose guards") is None


def test_what_was_judged_already_is_not_judged_again():
    judged: list[int] = []

    def why_not(unit: int) -> Refusal | None:
        judged.append(unit)
        return why_not_fire(unit)

    able = [0, 1, 2]
    assert len(Menu(None, Way("fire", Fire, UNIT, rule="5", why_not=why_not, among=able)).tokens()) == 3
    assert judged == able
    judged.clear()
    way = Way("fire", Fire, UNIT, rule="5", why_not=why_not, among=lambda: able, judged=True)
    assert len(Menu(None, way).tokens()) == 3
    assert judged == []


def test_a_standing_way_is_made_once_and_asks_the_state_at_hand():
    def why_not(fuel: set[int], unit: int) -> Refusal | None:
        return None if unit in fuel else Refusal("4.1", "no-fuel", {"unit": IDS[unit]})

    ways = (
        StandingWay("fire", Fire, UNIT, rule="5", why_not=why_not, among=lambda fuel: range(3)),
        StandingWay("pass", Pass, rule="4.9", why_not=lambda fuel: None if fuel else Refusal("4.9", "dry")),
    )
    some, none = Menu({1, 3}, *ways), Menu(set(), *ways)
    assert some.tokens() == ["fire rifles-2", "pass"]
    assert none.tokens() == []
    assert some.why_not("fire tanks") is None  # the narrowed list is no judgement
    assert none.why_not("fire rifles-2") == Refusal("4.1", "no-fuel", {"unit": "rifles-2"})
    assert none.why_not("pass") == Refusal("4.9", "dry")
    assert some.read("fire rifles-2") == Fire(1)


def test_a_list_may_be_written_in_an_order_of_its_own():
    ways = (
        Way("fire", Fire, UNIT, rule="5", why_not=why_not_fire),
        Way("halt", Fire, UNIT, rule="5", why_not=why_not_fire),
    )
    menu = Menu(None, *ways, tokens=lambda: [f"{verb} {id}" for id in IDS[:3] for verb in ("fire", "halt")])
    assert menu.tokens()[:3] == ["fire rifles-1", "halt rifles-1", "fire rifles-2"]
    assert sorted(menu.tokens()) == sorted(Menu(None, *ways).tokens())
    assert menu.read("halt guards") == Fire(2)


def test_of_equal_counters_the_first_is_offered_and_the_other_means_it():
    menu = Menu(None, Way("fire", Fire, TWIN, rule="5", why_not=why_not_fire))
    assert menu.tokens() == ["fire rifles-1", "fire guards"]
    assert menu.why_not("fire rifles-2") == Refusal(
        "5", "same-counter", {"unit": "rifles-2", "other": "rifles-1"}
    )
    assert menu.pointed(["rifles-2"]) == ["fire rifles-1"]


def test_pointing_gives_the_answers_that_name_a_thing():
    assert moves().pointed(["guards"]) == ["move guards west", "move guards east"]
    assert "move rifles-1 east" in moves().pointed(["east"])
    assert moves().pointed(["rifles-1", "east"])[0] == "move rifles-1 east"
    assert moves().pointed(["west", "east"])[:2] == ["move rifles-1 east", "move rifles-2 east"]


def test_pointing_at_what_cannot_act_gives_an_answer_whose_refusal_tells_why():
    (meant, *_) = moves().pointed(["tanks"])
    assert moves().why_not(meant) == Refusal("4.1", "no-fuel", {"unit": "tanks"})


def test_a_thing_is_meant_only_where_the_noun_says_so():
    foot = UNIT.if_meant(lambda unit: IDS[unit] != "tanks")
    menu = Menu(None, Way("fire", Fire, foot, rule="5", why_not=why_not_fire))
    assert menu.pointed(["tanks"]) == []
    assert menu.why_not("fire tanks") == Refusal("5", "no-shells", {"unit": "tanks"})


def test_a_way_may_take_several_of_its_last_noun():
    legal = [("west", "ford"), ("west", "ford", "east")]

    def otherwise(*places: str) -> Refusal:
        return Refusal("11.4", "no-way-back", {"places": list(places)})

    menu = Menu(None, Way("path", Path.of, PLACE, rule="11.4", among=legal, otherwise=otherwise, many=True))
    assert menu.tokens() == ["path west ford", "path west ford east"]
    assert menu.read("path west ford east") == Path(("west", "ford", "east"))
    assert menu.why_not("path east") == Refusal("11.4", "no-way-back", {"places": ["east"]})
    assert menu.pointed(["east"]) == ["path west ford east"]


def test_the_label_and_the_things_of_an_option_follow_from_its_way():
    way = Way(
        "move",
        Move,
        UNIT,
        PLACE,
        rule="4",
        why_not=why_not_move,
        label=lambda unit, place: Message("do-march", {"unit": IDS[unit], "cost": 2}),
        subjects=lambda unit, place: (place,),
    )
    ask = Ask.of("red", "move", "3", Menu(None, way))
    choice = GAME.choice(Match.start(GAME).state, ask, "move guards east")
    assert choice.label == Message("do-march", {"unit": "guards", "cost": 2})
    assert choice.subjects == ("east",)


def test_a_way_says_which_of_its_answers_bring_a_loss():
    way = Way(
        "move", Move, UNIT, PLACE, rule="4", why_not=why_not_move, warns=lambda _, place: place == "east"
    )
    ask = Ask.of("red", "move", "3", Menu(None, way, Way("pass", Pass, rule="4.9")))
    state = Match.start(GAME).state
    assert GAME.choice(state, ask, "move guards east").warns
    assert not GAME.choice(state, ask, "move guards west").warns
    assert not GAME.choice(state, ask, "pass").warns


def test_the_label_and_the_warning_of_a_standing_way_are_given_the_state():
    way = StandingWay(
        "pass",
        Pass,
        rule="4.9",
        label=lambda s: Message("do-rest", {"turn": s.turn}),
        warns=lambda s: bool(s.turn),
    )
    state = Match.start(GAME).state
    choice = GAME.choice(state, Ask.of("red", "move", "3", Menu(state, way)), "pass")
    assert choice.label == Message("do-rest", {"turn": state.turn})
    assert choice.warns


def test_attempts_come_from_the_whole_table():
    tried = {way.token(values) for way, values in moves().attempts(Random(1), 100)}
    assert {"move tanks ford", "move guards ford", "pass"} <= tried


def test_the_contract_counts_what_is_pointed_at_and_what_is_told_no_reason():
    report = check(GAME, matches=2, seed="pointing")
    assert report.passed, report.lines()
    assert report.pointings > 20
    assert all("pointing" in where for where in report.unexplained)


@pytest.mark.parametrize("some", [[2, 0], (2, 0), iter([2, 0]), lambda: (u for u in (2, 0))])
def test_the_offered_values_may_come_in_any_form(some: Any):
    way = Way("fire", Fire, UNIT, rule="5", why_not=why_not_fire, among=some, judged=True)
    menu = Menu(None, way)
    assert menu.tokens() == menu.tokens() == ["fire guards", "fire rifles-1"]
    assert way.listed(None) == [(2,), (0,)]
