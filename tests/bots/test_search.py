"""The searcher: whom it asks, how it weighs, and that it finds what a script overlooks."""

from collections import Counter
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any

import pytest
from tests.bots.pebbles import PebblesGame

from frente import bots, games
from frente.bots import LEVELS, Account, Budget, Choice, Level, Plan, SearchBot
from frente.bots.level import CHARACTERS
from frente.bots.search import Tried
from frente.bots.sight import choices, overlooking, without
from frente.engine import Ask, Craft, Feature, Forecast, Match, Message
from frente.words import Words


def timid(state: Any, ask: Ask, _luck: Random) -> str:
    """Takes as little as it can."""
    return ask.options()[0]


class Thinking(PebblesGame):
    """Pebbles with a poor script and bots that think."""

    bots = {"timid": timid}
    craft = Craft(weighs=("turn",), script="timid")

    def value(self, state: Any, seat: str) -> float:
        return 0.5


GAME = Thinking()


def start() -> Match[Any]:
    """Ana is to take from a heap of five."""
    return Match.start(GAME, options={"size": 5}, seed="dice")


def two_left() -> Match[Any]:
    """Ben is to take from the last two: both win, one loses."""
    match = start()
    match.answer("ana", "take 3")
    return match


def searcher(level: Level) -> SearchBot:
    assert GAME.craft is not None
    return SearchBot("thinker", GAME, GAME.craft, level)


WIDE = Level(width=4, evaluations=24, kinds=1)


def test_a_game_may_blur_a_level_more_than_others():
    for slug, overlooks in (("barricadas", 0.55), ("santander", LEVELS["sergeant"].overlooks)):
        bot = bots.make(games.load(slug), "sergeant")
        assert isinstance(bot, SearchBot)
        assert bot.level.overlooks == overlooks


def test_those_who_think_go_by_the_keen_script_of_their_side():
    def greedy(state: Any, ask: Ask, _luck: Random) -> str:
        return ask.options()[-1]

    craft = Craft(weighs=(), script="timid", keen={"ana": greedy, "ben": timid})
    match = start()
    for level, token in ((Level(overlooks=0.1), "take 1"), (WIDE, match.asks[0].options()[-1])):
        bot = SearchBot("thinker", GAME, craft, level)
        assert bots.answer(bot, match, "ana", "luck").token == token


def test_a_scripts_choices_come_in_its_own_order():
    match = start()
    found = list(choices(timid, match.state, match.ask("ana"), "luck"))
    assert found == match.ask("ana").options() == ["take 1", "take 2", "take 3", "roll"]


def test_a_script_that_insists_has_one_choice():
    match = start()
    assert list(choices(lambda *_: "take 2", match.state, match.ask("ana"), "luck")) == ["take 2"]


def test_what_is_overlooked_is_neither_listed_nor_accepted():
    ask = start().ask("ana")
    seen = without(ask, {"take 1"})
    assert seen.options() == ["take 2", "take 3", "roll"]
    assert not seen.accepts("take 1")
    assert seen.accepts("take 2")
    assert seen.menu is not None
    assert [token for token, _ in seen.menu.answers()] == seen.options()
    assert ask.options() == ["take 1", "take 2", "take 3", "roll"]


def test_who_overlooks_much_still_sees_one_of_every_kind():
    ask = start().ask("ana")
    for number in range(20):
        seen = overlooking(ask, 0.99, Random(number)).options()
        assert {token.split()[0] for token in seen} == {"take", "roll"}
        assert len(seen) <= 3


def test_it_takes_the_last_pebbles_where_the_script_would_not():
    match = two_left()
    assert bots.answer(bots.make(GAME, "timid"), match, "ben", "x").token == "take 1"
    choice = bots.answer(searcher(WIDE), match, "ben", "x")
    assert choice.token == "take 2"
    assert 0 < choice.evaluations <= 24


def test_it_says_what_it_hoped_for_in_words():
    choice = bots.answer(searcher(WIDE), two_left(), "ben", "x")
    assert choice.why is not None
    text = Words(GAME, strict=True).say(choice.why)
    assert f"{choice.evaluations} times" in text
    assert "85 of 100" in text  # 70 for the win and half of 30 for how clear it was
    assert "15 of 100" in text  # what the script would have done loses


def test_it_gives_an_account_of_what_it_gave_up_and_what_it_expects():
    match = start()
    choice = bots.answer(searcher(WIDE), match, "ana", "x")
    assert choice.account is not None
    first, *others = choice.account.plans
    assert first.token == choice.token
    assert len(others) == 2
    assert all(plan.token in match.ask("ana").options() for plan in others)
    words = Words(GAME, strict=True)
    sentences = [words.say(message) for message in bots.told(choice.account)]
    assert [text for text in sentences if "Given up" in text]
    assert "expect" in sentences[-1]


class Forecasting(Thinking):
    """Pebbles with a forecast: pebbles left over are good for Ana."""

    craft = Craft(
        weighs=("turn",),
        script="timid",
        clock=lambda s: int(s.turn),
        ahead=1,
        forecast=Forecast(
            "ana", (Feature("left"),), lambda s: (float(s.left),), lambda s: 0.0, (0.3, 0.0), (0.3, 0.0)
        ),
    )


def test_the_forecast_says_what_decided():
    """Judged one turn ahead, Ana wants to leave many pebbles: what she takes speaks against her."""
    game = Forecasting()
    match = Match.start(game, options={"size": 5}, seed="dice")
    assert game.craft is not None
    bot = SearchBot("thinker", game, game.craft, WIDE)
    choice = bots.answer(bot, match, "ana", "x")
    assert choice.token == "take 1"
    assert choice.account is not None
    assert choice.account.reasons[0][0] == "left"
    assert choice.account.reasons[0][1] > 0


def test_everybody_may_hear_what_it_hoped_for_and_nothing_that_is_hidden():
    plans = (Plan("take 1", Message("do-take", {"a": 1}), 0.6), Plan("roll", Message("do-roll"), 0.4))
    account = Account(plans, (("left", 0.1), ("hand", 0.08)), Message("do-roll"), frozenset({"hand"}))
    choice = Choice("take 1", Message("bot-weighed"), 24, account)
    assert [message.id for message in bots.shown(choice)] == ["bot-hoped", "bot-reason-for"]
    assert bots.shown(choice)[1].args["feature"] == {"id": "feature-left", "args": {}}
    assert "roll" not in str(bots.shown(choice))
    assert (
        Words(GAME, strict=True).say(bots.shown(choice)[0])
        == "Played on in thought 24 times: 60 of 100 hoped for."
    )


def test_what_comes_to_the_same_is_not_weighed_for_long():
    """One turn ahead, judged by nothing, all choices are alike: a look at each is enough."""
    craft = Craft(weighs=("turn",), script="timid", clock=lambda s: int(s.turn), ahead=1)
    choice = bots.answer(SearchBot("thinker", GAME, craft, WIDE), start(), "ana", "x")
    assert choice.token == "take 1"
    assert choice.evaluations == 12  # of 24: the first round of two


def test_characters_are_ways_to_be_a_level():
    for character, token in (("bold", "roll"), ("careful", "take 1")):
        found = bots.make(GAME, f"captain-{character}")
        assert found.name == f"captain-{character}"
        assert found.name not in bots.names(GAME)
        tried = [Tried("take 1", [0.5, 0.5]), Tried("roll", [0.2, 0.8])]
        assert max(tried, key=lambda one: one.liking(CHARACTERS[character].risk)).token == token
    with pytest.raises(ValueError, match="no bot 'captain-mad'"):
        bots.make(GAME, "captain-mad")


def test_a_political_mind_counts_political_things_more():
    game = Forecasting()
    craft = replace(game.craft, political=("left",))
    match = Match.start(game, options={"size": 5}, seed="dice")
    scores = []
    for politics in (1.0, 3.0):
        bot = SearchBot("thinker", game, craft, replace(WIDE, politics=politics))
        scores.append(bot.worth(match, "ana", Tried("take 1")))
    assert scores[1] > scores[0] > 0.5


@pytest.mark.parametrize("slug", games.slugs())
def test_what_a_game_calls_political_its_forecast_reads(slug: str):
    craft = games.load(slug).craft
    assert craft is not None
    assert craft.forecast is not None
    assert set(craft.political) <= {feature.name for feature in craft.forecast.features}


@pytest.mark.parametrize("slug", games.slugs())
def test_every_feature_has_a_name_for_people(slug: str):
    game = games.load(slug)
    assert game.craft is not None
    assert game.craft.forecast is not None
    words = Words(game, strict=True)
    assert all(words.say(f"feature-{feature.name}") for feature in game.craft.forecast.features)


def gambling(state: Any, ask: Ask, _luck: Random) -> str:
    """Takes one; if it cannot, it leaves it to the die."""
    return "take 1" if ask.accepts("take 1") else "roll"


def test_what_is_not_clearly_better_is_told_as_that():
    """With two left a die wins more often than not; who doubts enough still does what he always does."""

    class Gambling(Thinking):
        bots = {"gambling": gambling}

    game, craft = Gambling(), Craft(weighs=("turn",), script="gambling")
    for doubt, token, why in ((0.5, "roll", "bot-weighed"), (1e9, "take 1", "bot-doubted")):
        bot = SearchBot("thinker", game, craft, replace(WIDE, doubt=doubt))
        choice = bots.answer(bot, two_left(), "ben", "x")
        assert choice.why is not None
        assert (choice.token, choice.why.id) == (token, why)
        assert Words(game, strict=True).say(choice.why)


def test_the_same_seed_gives_the_same_choice_and_the_same_work():
    one, two = (bots.answer(searcher(WIDE), start(), "ana", "x") for _ in range(2))
    assert one == two


@pytest.mark.parametrize("most", [1, 2, 3, 4, 5, 8, 13])
def test_the_budget_of_an_answer_goes_before_that_of_the_level_and_is_kept(most: int):
    match = start()
    found = searcher(WIDE).choose(match, match.ask("ana"), Budget("x", most))
    assert found.evaluations <= most
    assert bool(found.evaluations) == (most > 1)


def test_a_kind_of_ask_that_is_not_weighed_costs_nothing():
    none = SearchBot("thinker", GAME, Craft(weighs=("other",), script="timid"), WIDE)
    choice = bots.answer(none, two_left(), "ben", "x")
    assert (choice.token, choice.evaluations) == ("take 1", 0)


def test_a_kind_can_be_weighed_for_one_seat_only():
    for seat, token in (("ben", "take 2"), ("ana", "take 1")):
        bot = SearchBot("thinker", GAME, Craft(weighs=(f"{seat}/turn",), script="timid"), WIDE)
        assert bots.answer(bot, two_left(), "ben", "x").token == token


def test_a_match_is_judged_where_the_clock_says():
    """After the first answer nobody has won yet: nothing speaks against the script, which is kept to."""
    near = Craft(weighs=("turn",), script="timid", clock=lambda s: int(s.turn), ahead=0)
    choice = bots.answer(SearchBot("thinker", GAME, near, WIDE), start(), "ana", "x")
    assert choice.token == "take 1"


@pytest.mark.parametrize("slug", games.slugs())
def test_every_game_has_the_levels_weakest_first(slug: str):
    names = bots.names(games.load(slug))
    assert names == ("random", "recruit", "sergeant", "steady", "captain", "colonel", "general")
    assert [name for name in names if name in LEVELS] == list(LEVELS)


@pytest.mark.parametrize("slug", games.slugs())
def test_what_a_game_weighs_is_asked_in_it_and_has_several_choices(slug: str):
    """Along a match of the script: each kind comes up, and the script names more than one choice for it."""
    game = games.load(slug)
    assert game.craft is not None
    policy = game.bots[game.craft.script]
    wanted = set(game.craft.weighs[:2])
    match, luck = Match.start(game, seed="kinds", events=False), Random(1)
    while match.asks and wanted:
        ask = match.asks[0]
        named = {ask.kind, ask.key} & wanted
        if named and len(list(islice(choices(policy, match.state, ask, "luck"), 2))) == 2:
            wanted -= named
        match.answer(ask.seat, policy(match.state, ask, luck))
    assert not wanted


def test_every_bot_gives_a_reason():
    words = Words(GAME, strict=True)
    for name in bots.names(GAME):
        choice = bots.answer(bots.make(GAME, name), start(), "ana", "x")
        assert choice.why is not None
        assert words.say(choice.why)


@pytest.mark.parametrize("slug", games.slugs())
def test_a_script_copes_with_any_part_of_a_menu(slug: str):
    """Its choices are asked for to the last at short menus, also where only one kind of answer is left."""
    game = games.load(slug)
    policy = game.bots["steady"]
    match, luck = Match.start(game, seed="parts", events=False), Random(2)
    seen: Counter[str] = Counter()
    for _ in range(250):
        ask = match.asks[0]
        options = ask.options()
        if 1 < len(options) <= 8 and seen[ask.kind] < 6:
            seen[ask.kind] += 1
            found = list(choices(policy, match.state, ask, "luck"))
            assert set(found) <= set(options)
        match.answer(ask.seat, policy(match.state, overlooking(ask, 0.8, luck), luck))
    assert len(seen) > 2
