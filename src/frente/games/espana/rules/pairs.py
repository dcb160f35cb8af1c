"""16.4 Aircraft, and ships, that meet one against one: who meets whom, and what comes of it in the air."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from frente.engine import Ask, Flow, Menu, Refusal, Way, roll
from frente.engine import put as put_ask
from frente.games.espana.answers import Pair, Pairs
from frente.games.espana.definitions import AIR_STRENGTH, CM, COUNTER_ID, GONE, SEATS, SIDE
from frente.games.espana.nouns import ENEMY_FIGHTER, FIGHTER
from frente.games.espana.rules import dice
from frente.games.espana.state import EspanaState, put


def pair_up(
    s: EspanaState, chooser: int, own: list[int], foes: list[int], rule: str
) -> Flow[list[tuple[int, int]]]:
    """Pairs (chooser's counter, foe), as many as the smaller side has; the rest stay unpaired (16.4-b)."""
    pairs: list[tuple[int, int]] = []
    own, foes = list(own), list(foes)
    while own and foes:
        pair = (own[0], foes[0])
        if len(own) > 1 or len(foes) > 1:
            menu = Menu(s, _pair_way(chooser, rule, tuple(pairs), own, foes))
            answer = yield from put_ask(Ask.of(SEATS[chooser], "pair", rule, menu, {}, commits=True))
            pair = (answer.own, answer.foe)
        pairs.append(pair)
        own.remove(pair[0])
        foes.remove(pair[1])
    return pairs


def _pair_way(chooser: int, rule: str, made: Pairs, own: list[int], foes: list[int]) -> Way:
    """Any two that have no opponent yet."""

    def why_not(mine: int, foe: int) -> Refusal | None:
        for unit, free in ((mine, own), (foe, foes)):
            if unit not in free:
                return Refusal(rule, "not-to-be-paired", {"unit": COUNTER_ID[unit]})
        return None

    return Way(
        "pair",
        partial(Pair, made),
        FIGHTER[chooser],
        ENEMY_FIGHTER[chooser],
        rule=rule,
        why_not=why_not,
        among=lambda: [(a, b) for a in own for b in foes],
        judged=True,
    )


def air_score(values: tuple[int, ...], cm: int) -> int:
    """16.4-d: an aircraft's best die with its modifier, which goes on one die only."""
    return dice.best_die(values, (cm,) if cm > 0 else (), (cm,) if cm < 0 else ())


def fly_pairs(s: EspanaState, pairs: list[tuple[int, int]], luck: str) -> Flow[None]:
    """16.4-c: all pairs are rolled before any effect; cards never change these rolls (16.4-h)."""
    scores: list[tuple[int, int]] = []
    for pair in pairs:
        for plane, foe in (pair, pair[::-1]):
            values = yield from roll(
                luck, AIR_STRENGTH[plane], kind="air", rule="16.4-c", seat=SEATS[SIDE[plane]]
            )
            scores.append((foe, air_score(values, CM[plane])))
    for foe, score in scores:
        if score >= 6:  # 16.4-e
            put(s, foe, GONE)
            s.at_sea &= ~(1 << foe)
            s.note("shot-down", "16.4-e", unit=COUNTER_ID[foe])
        elif score == 5:  # 16.4-f
            s.used |= 1 << foe
            if s.fight is not None:
                s.fight = replace(s.fight, grounded=(*s.fight.grounded, foe))
            s.note("grounded", "16.4-f", unit=COUNTER_ID[foe])
        else:
            s.note("flies-on", "16.4-g", unit=COUNTER_ID[foe])
