"""One gesture for many answers, what things cost, and buttons that are not there."""

from random import Random
from typing import Any

import pytest
from tests.games.crusade.board import named, play, table, where

from frente.engine import Match
from frente.engine.sets import together
from frente.games.crusade import GAME
from frente.games.crusade.definitions import SPACE_IDS, UNIT_IDS
from frente.games.crusade.state import Crusade
from frente.words import Words

say = Words(GAME, strict=True).say
ANYBODY = {"nat": ["N2", "N11"], "rep": ["R16"]}


def reach(m: Match[Crusade], *pieces: str) -> Any:
    return GAME.reach(m.state, m.asks[0], pieces)


def marching(**words: Any) -> Match[Crusade]:
    """A Nationalist round for operations with Sevilla activated to move."""
    m = table(turn=3, round=2, hands=ANYBODY, **words)
    return play(m, "ops N2", "activate-move sevilla", "done")


def missing(m: Match[Crusade]) -> dict[str, str]:
    """The buttons that are not there, with the rule of each."""
    found = GAME.absent(m.state, m.asks[0])
    assert all(say(one.label) and words.refusal(one.why) for one in found)
    return {one.verb: one.why.rule for one in found}


words = Words(GAME, strict=True)


# --- reach ----------------------------------------------------------------------------------------
@pytest.mark.rule("crusade", "10.1.3", "10.1.6")
def test_a_march_of_many_spaces_is_one_gesture_with_its_cost():
    m = marching(units={"sevilla": ["nat-afr:full"]})
    unit = named(m, "sevilla", "nat-afr")
    route = reach(m, unit).places["priego-de-cordoba"]
    assert (route.path, route.cost) == (("ecija", "priego-de-cordoba"), "2")
    assert route.tokens == (f"move {unit}", "step ecija", "step priego-de-cordoba", "stop")
    done, _ = m.answer_all("nat", route.tokens)
    assert (done >= 3, where(m, unit)) == (True, "priego-de-cordoba")
    m.undo("nat")
    assert (m.asks[0].kind, where(m, unit)) == ("move", "sevilla")


@pytest.mark.rule("crusade", "10.1.3")
def test_a_unit_on_the_march_can_be_sent_on():
    m = marching(units={"sevilla": ["nat-afr:full"]})
    unit = named(m, "sevilla", "nat-afr")
    play(m, f"move {unit}", "step ecija")
    assert reach(m, unit).places["priego-de-cordoba"].tokens == ("step priego-de-cordoba", "stop")
    assert reach(m, "nat-corps-v") is None


@pytest.mark.rule("crusade", "9.1.1", "10.1.6")
def test_units_that_march_together_are_ruled_by_room_and_by_the_slowest():
    m = marching(
        units={"sevilla": ["nat-cav:full", "nat-afr:full", "nat-inf:full"], "ecija": ["nat-mil:full"]},
    )  # fmt: skip
    three = [named(m, "sevilla", kind) for kind in ("nat-cav", "nat-afr", "nat-inf")]
    found = reach(m, *three)
    assert found.slowest in three
    assert "ecija" not in found.places
    assert "ecija" in reach(m, *three[:2]).places
    stopped = together(m, "nat", three, frozenset(SPACE_IDS))
    assert "ecija" not in stopped.places
    assert (stopped.barred["ecija"].rule, stopped.barred["ecija"].text) == ("9.1.2-b", "full")
    assert stopped.alone["build"].rule == "10.2.3-a"
    _, refusal = m.answer_all("nat", reach(m, *three[:2]).places["ecija"].tokens)
    assert ([where(m, unit) for unit in three], refusal) == (["ecija", "ecija", "sevilla"], None)


@pytest.mark.rule("crusade", "10.1.9", "10.1.12-a")
def test_of_two_ways_alike_the_one_that_takes_more_from_the_enemy_is_shown():
    m = marching(units={"sevilla": ["nat-afr:full"], "santa-olalla": [], "zafra": [], "merida": []})
    unit = named(m, "sevilla", "nat-afr")
    assert reach(m, unit).places["zafra"].path == ("santa-olalla", "zafra")


@pytest.mark.rule("crusade", "12.1.2", "12.1.6-a")
def test_redeployment_is_one_gesture_with_its_price():
    m = table(turn=3, round=2, hands=ANYBODY, units={"sevilla": ["nat-inf:full"]})
    play(m, "sr N2")
    unit = named(m, "sevilla", "nat-inf")
    route = reach(m, unit).places["cadiz"]
    assert (route.tokens, route.cost) == ((f"sr {unit}", "to cadiz"), "1")
    option = GAME.choice(m.state, m.asks[0], f"sr {unit}")
    assert [(price.of, price.amount) for price in option.price] == [("sr", 1)]
    (purse,) = GAME.purse(m.state, m.asks[0])
    assert purse.have == m.state.points // 2
    assert m.answer_all("nat", route.tokens) == (2, None)
    assert where(m, unit) == "cadiz"


@pytest.mark.rule("crusade", "10.1.3", "12.1.6-a")
@pytest.mark.parametrize("scenario", ["war-of-the-columns", "collapse-of-the-northern-front"])
def test_every_way_that_is_shown_is_taken_answer_by_answer(scenario: str):
    m = Match.start(GAME, scenario, seed=f"reach {scenario}", auto=True)
    luck = Random(scenario)
    shown = 0
    while m.asks and shown < 400:
        ask = m.asks[0]
        if ask.kind in ("move", "redeploy"):
            unit = luck.choice([*ask.options()]).partition(" ")[2]
            found = GAME.reach(m.state, ask, (unit,)) if unit in UNIT_IDS else None
            for place, route in [] if found is None else found.places.items():
                twin = m.clone()
                for token in route.tokens:
                    assert token in twin.ask(ask.seat).options()
                    twin.answer(ask.seat, token)
                assert GAME.facts(twin.state)["where"][unit] == place
                shown += 1
        m.answer(ask.seat, GAME.bots["steady"](m.state, ask, luck))
    assert shown >= 400


def money(m: Match[Crusade]) -> dict[str, int]:
    return {purse.id: purse.have for purse in GAME.purse(m.state, m.asks[0])}


def price(m: Match[Crusade], token: str) -> dict[str, int]:
    return {one.of: one.amount for one in GAME.choice(m.state, m.asks[0], token).price}


# --- prices ---------------------------------------------------------------------------------------
@pytest.mark.rule("crusade", "8.2.1")
def test_an_activation_costs_an_operation():
    m = play(table(turn=3, round=2, hands=ANYBODY), "ops N2")
    (purse,) = GAME.purse(m.state, m.asks[0])
    option = GAME.choice(m.state, m.asks[0], "activate-move sevilla")
    assert [(price.of, price.amount) for price in option.price] == [(purse.id, 1)]
    play(m, "activate-move sevilla")
    assert GAME.purse(m.state, m.asks[0])[0].have == purse.have - 1


@pytest.mark.rule("crusade", "14.1.3")
def test_replacements_take_what_their_prices_say():
    m = table(
        turn=4, phase="replacement", side="rep", rp={"rep": 2, "sov": 1}, played=["R2"],
        units={"valencia": ["rep-t26:reduced"]},
        eliminated={"rep": ["rep-rpa-1", "rep-corps-v"]},
    )  # fmt: skip
    assert money(m) == {"rep": 4, "sov": 2}
    tank = named(m, "valencia", "rep-t26")
    assert price(m, f"restore {tank} sov") == {"sov": 1}
    assert price(m, "rebuild rep-corps-v mixed") == {"rep": 1, "sov": 1}
    assert price(m, "rebuild rep-rpa-1 rep") == {"rep": 1}
    play(m, f"restore {tank} sov", "rebuild rep-rpa-1 rep")
    assert money(m) == {"rep": 3, "sov": 1}


# --- buttons that are not there -------------------------------------------------------------------
@pytest.mark.rule("crusade", "8.3.3", "8.4.3")
def test_a_use_that_no_card_can_have_now_stands_there_with_its_reason():
    m = table(turn=3, round=3, hands=ANYBODY, actions={"nat": ["ops", "sr"]})
    assert missing(m)["sr"] == "8.3.3"
    assert "ops" not in missing(m)


@pytest.mark.rule("crusade", "4.3.1-a")
def test_the_first_play_is_named_by_the_prompt():
    m = Match.start(GAME, "campaign", seed="first", auto=False)
    while m.asks[0].kind != "action":
        play(m, m.asks[0].options()[0])
    assert words.prompt(m.asks[0]) == "The first play of the match is Air Bridge, as an event."
    assert missing(m) == {"auto": "4.3.1-a"}


@pytest.mark.rule("crusade", "10.2.3-a")
def test_building_stands_there_greyed_where_nobody_can_build():
    m = marching(units={"sevilla": ["nat-inf:full"]}, works={"sevilla": "position"})
    assert missing(m) == {"build": "10.2.3-a"}


@pytest.mark.rule("crusade", "9.1.2-b")
def test_a_button_that_ends_something_says_what():
    m = marching(units={"sevilla": ["nat-cav:full", "nat-afr:full"], "ecija": ["nat-inf:full"] * 3})
    assert say(GAME.choice(m.state, m.asks[0], "done").label) == "End movement"
    play(m, "done")
    assert m.asks[0].kind == "action"


@pytest.mark.rule("crusade", "10.1.2", "11.2.2")
def test_a_march_cannot_stop_before_it_moves_nor_a_combat_begin_without_attackers():
    m = marching(units={"sevilla": ["nat-afr:full"]})
    play(m, f"move {named(m, 'sevilla', 'nat-afr')}")
    assert missing(m) == {"stop": "10.1.2"}


@pytest.mark.rule("crusade", "11.2.2")
def test_no_unit_that_joins_begins_the_fight_unless_the_main_button_says_so():
    """Who joins last leaves nothing to choose: where the attack is then declared by itself, it is final."""
    luck = Random("join")
    joined, last = 0, 0
    for n in range(6):
        m = Match.start(GAME, seed=f"join {n}", auto=True)
        while m.result is None and m.ply < 400:
            ask = m.asks[0]
            options = ask.options()
            if ask.kind == "designate":
                for token in [token for token in options if token.startswith("with ")]:
                    twin = m.clone()
                    twin.answer(ask.seat, token)
                    declared = not twin.asks or twin.asks[0].kind != "designate"
                    assert (m.final(ask.seat, token) == "turn") == declared, token
                    joined, last = joined + 1, last + declared
            eager = [t for t in options if t.split()[0] in ("ops", "activate-attack", "attack", "with")]
            m.answer(ask.seat, luck.choice(eager or options))
    assert joined > last > 0
