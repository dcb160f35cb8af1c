"""The scripted player: it knows the odds, takes what is open, keeps what matters, and beats chance."""

from __future__ import annotations

from random import Random

import pytest

from frente import bots
from frente.engine import Match
from frente.games.crusade.bot import steady
from frente.games.crusade.bot.cards import event
from frente.games.crusade.bot.clash import CODE, force, prospect, toll
from frente.games.crusade.bot.combat import volleys
from frente.games.crusade.bot.ground import exposure, prizes_of
from frente.games.crusade.bot.operations import hopes, worth
from frente.games.crusade.bot.survey import Survey
from frente.games.crusade.bot.troops import points_worth
from frente.games.crusade.definitions import AT, CARD, MADRID, NAT, REP, UNIT
from frente.games.crusade.rules import fire
from frente.games.crusade.state import Battle, Crusade

from .board import GAME, holder, play, table


def answer(m: Match[Crusade]) -> str:
    """What the bot answers now."""
    return steady(m.state, m.asks[0], Random("story"))


def finish_round(m: Match[Crusade]) -> None:
    """Let the bot answer until the enemy acts."""
    side = m.state.side
    while m.asks and m.state.side == side:
        m.answer(m.asks[0].seat, answer(m))


# --- odds -----------------------------------------------------------------------------------------------
@pytest.mark.rule("crusade", "11.3.4-a")
def test_a_loss_number_below_the_corps_factor_costs_nothing():
    corps = CODE[UNIT["rep-corps-i"]]
    assert toll((corps,), 2) == (0.0, 4)
    assert toll((corps,), 3)[0] > 0


@pytest.mark.rule("crusade", "11.3.4-a")
def test_a_loss_number_is_met_as_nm_as_may_be():
    corps, division = CODE[UNIT["rep-corps-i"]], CODE[UNIT["rep-rpa-1"]]
    # 4 = a step of the corps (3) and one of the division (1): cheaper ways absorb less
    assert toll((corps, division), 4)[0] > toll((corps, division), 2)[0]
    assert toll((division,), 5) == (toll((division,), 2)[0], 0)


@pytest.mark.parametrize(
    ("units", "target", "works"),
    [
        ({"sevilla": ["nat-afr", "nat-inf"], "riotinto": ["rep-mil"]}, "riotinto", {}),
        ({"sevilla": ["nat-afr", "nat-pz1"], "santa-olalla": ["rep-mil", "rep-pol"]}, "santa-olalla", {}),
        ({"illescas": ["nat-corps-i"], "madrid": ["rep-corps-ii"]}, "madrid", {"madrid": "trench"}),
        ({"vitoria": ["nat-corps-navarra"], "durango": ["rep-corps-euzkadi"]}, "durango", {}),
    ],
)
@pytest.mark.rule("crusade", "11.2.6-d", "11.2.6-e", "11.2.6-f", "11.2.6-g", "11.2.7-a")
def test_what_an_attack_promises_follows_the_rules_own_throws(units, target, works):
    """The bot's sums and the game's fire give the same chance that the Attacker's LN is higher."""
    m = table(turn=8, side="nat", round=2, units=units, works=works, ammo=False, isolated=[])
    s = m.state
    here = next(p for p in units if p != target)
    attackers, defenders = s.stacks[AT[here]], s.stacks[AT[target]]
    battle = Battle(NAT, AT[target], 1, attackers=attackers, defenders=defenders)
    battle.armor = fire.armor_ready(s, battle)
    gun, reply = fire.attack(s, battle), fire.defence(s, battle)
    won = sum(a > d for a, d in volleys(s, battle)) / 36
    taken, _, _ = prospect(force(s, attackers), force(s, defenders), gun.shift, gun.drm, reply.shift, False)
    assert taken >= won - 1e-9  # it may also be taken because nobody is left
    value = Survey(s, NAT).attack(AT[target], list(attackers))
    assert value != 0.0


# --- ground ---------------------------------------------------------------------------------------------
@pytest.mark.rule("crusade", "10.1.9")
def test_who_is_activated_beside_an_open_capital_walks_in():
    m = table(
        turn=3, side="nat", round=2, ammo=False, hands={"nat": ["N41"], "rep": []},
        units={"merida": ["nat-inf", "nat-afr"], "badajoz": []},
    )  # fmt: skip
    play(m, "ops N41", "activate-move merida")
    finish_round(m)
    assert holder(m, "badajoz") == "nat"


def test_the_last_unit_before_madrid_is_worth_more_than_one_of_many():
    m = table(
        turn=3, side="rep", round=2, isolated=[],
        units={"illescas": ["nat-afr"], "madrid": ["rep-pol"], "toledo": ["rep-mil", "rep-mil", "rep-mil"]},
    )  # fmt: skip
    s = m.state
    v = Survey(s, REP)
    alone, one_of_three = s.stacks[MADRID][0], s.stacks[AT["toledo"]][0]
    assert v.post(alone, MADRID) > v.post(one_of_three, AT["toledo"]) + 0.5


def test_an_open_gate_lets_the_enemy_see_what_lies_behind():
    s = table(turn=3, side="rep", units={"illescas": ["nat-afr"], "madrid": ["rep-pol"]}).state
    loss = Survey(s, REP).loss
    closed = exposure(REP, s.rep_in, s.nat_in, s.control, loss)
    opened = exposure(REP, s.rep_in & ~(1 << MADRID), s.nat_in, s.control, loss)
    assert opened > closed + 1


@pytest.mark.rule("crusade", "14.1.2-b")
def test_replacement_points_are_worth_more_where_more_steps_are_missing():
    whole = table(turn=8, side="nat", units={"sevilla": ["nat-inf"]}).state
    worn = table(turn=8, side="nat", units={"sevilla": ["nat-inf:reduced", "nat-corps-v:reduced"]}).state
    assert points_worth(worn, NAT, 3) > points_worth(whole, NAT, 3)
    assert points_worth(whole, NAT, 9) == points_worth(whole, NAT, 8)  # nothing is left to buy


# --- cards ----------------------------------------------------------------------------------------------
@pytest.mark.rule("crusade", "5.2.4")
def test_it_ends_the_war_when_it_can():
    m = table(turn=16, side="nat", round=2, rm=4, hands={"nat": ["N46", "N41"], "rep": []})
    assert answer(m) == "event N46"


@pytest.mark.rule("crusade", "8.4.1-b")
def test_foreign_aid_is_worth_more_than_the_units_of_one_card():
    s = table(turn=3, side="rep", round=1, hands={"nat": [], "rep": ["R2", "R13"]}).state
    v = Survey(s, REP)
    assert event(s, v, CARD["R2"], []) > event(s, v, CARD["R13"], []) > 0


@pytest.mark.rule("crusade", "17.3.2-a")
def test_the_nationalists_are_drawn_to_madrid_until_they_have_been_there():
    s = table(turn=3, side="nat", round=1, madrid=-3).state
    drawn = prizes_of(s, NAT)[AT["illescas"]]
    s.madrid = 0
    assert drawn > prizes_of(s, NAT)[AT["illescas"]] + 0.5


@pytest.mark.rule("crusade", "16.2.6-a")
def test_the_way_to_oviedo_counts_until_it_is_open_or_too_late():
    cut_off = table(turn=4, side="nat", round=1).state
    opened = table(turn=4, side="nat", round=1, control={"nat": ["puerto-de-la-espina"]}, isolated=[]).state
    late = table(turn=7, side="nat", round=1, isolated=[]).state
    passes = AT["puerto-de-leitariegos"]
    wanted = prizes_of(cut_off, NAT)[passes]
    assert wanted > prizes_of(opened, NAT)[passes] + 0.5
    assert wanted > prizes_of(late, NAT)[passes] + 0.3


def test_a_guard_is_worth_what_lies_open_behind_him():
    def danger_at_illescas(madrid: list[str]) -> float:
        s = table(
            turn=8, side="rep", round=2, isolated=[],
            units={"toledo": ["nat-corps-navarra"], "illescas": ["rep-mil"], "madrid": madrid},
        ).state  # fmt: skip
        v = Survey(s, REP)
        return v.around(AT["illescas"])[3] - v.loss[AT["illescas"]]

    assert danger_at_illescas([]) > danger_at_illescas(["rep-corps-ii"]) + 0.5


def test_who_must_win_ground_ranks_attacks_above_moves_of_the_same_value():
    m = table(
        turn=8, side="nat", round=2, isolated=[], ammo=False,
        units={"vitoria": ["nat-corps-navarra", "nat-afr"], "durango": ["rep-mil-bas"]},
    )  # fmt: skip
    rank, value, *_ = next(c for c in hopes(Survey(m.state, NAT)) if c[4] == AT["durango"])
    assert rank == pytest.approx(3 * value)


def test_a_push_counts_attacks_only():
    attack = (0.9, 0.3, "activate-attack", (1,), 2)
    move = (0.2, 0.2, "activate-move", (3,), -1)
    assert worth([attack, move], 2, 1.0) == pytest.approx(0.5)
    assert worth([attack, move], 2, 2.0) == pytest.approx(0.8)


# --- whole matches --------------------------------------------------------------------------------------
@pytest.mark.parametrize("seat", ["nat", "rep"])
def test_it_beats_chance_in_either_seat(seat):
    match = Match.start(GAME, "war-of-the-columns", {}, f"chance-{seat}", events=False)
    other = "rep" if seat == "nat" else "nat"
    bots.play(match, {seat: bots.make(GAME, "steady"), other: bots.make(GAME, "random")}, "bots")
    assert match.result is not None
    assert match.result.winners == (seat,)


def test_the_same_luck_gives_the_same_answers():
    def tokens() -> list[str]:
        match = Match.start(GAME, "war-of-the-columns", {}, "twice", events=False)
        said: list[str] = []
        players = {seat: bots.make(GAME, "steady") for seat in ("nat", "rep")}
        while len(said) < 40:
            ask = match.asks[0]
            said.append(bots.answer(players[ask.seat], match, ask.seat, "bots").token)
            match.answer(ask.seat, said[-1])
        return said

    assert tokens() == tokens()


@pytest.mark.rule("crusade", "17.3.2-a")
def test_madrid_is_entered_for_its_own_sake():
    """A unit in Madrid saves three points on turn 5, even where nobody defends it any more."""
    m = table(
        turn=5, side="nat", round=2, ammo=False, hands={"nat": ["N41"], "rep": []}, madrid=-3,
        units={"illescas": ["nat-inf", "nat-afr"], "talavera-de-la-reina": [], "madrid": []},
        control={"nat": ["talavera-de-la-reina", "maqueda", "illescas", "madrid"]},
    )  # fmt: skip
    play(m, "ops N41")
    finish_round(m)
    assert m.state.madrid == 0
