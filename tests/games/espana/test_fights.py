"""Fights as they are shown: before the dice with every outcome, after them with what was lost."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from tests.games.espana.table import EMPTY, LANDS, N, R, do, pass_to, table

from frente.engine import Ask, Battle, Match, battle
from frente.engine.contract import random_answer, random_options
from frente.engine.message import Message
from frente.games.espana import GAME
from frente.games.espana.duels import at_sea, in_the_air, off_the_coast
from frente.games.espana.state import EspanaState
from frente.words import Words

WORDS = Words(GAME, strict=True)
AT_RISK = {"attack", "support", "card", "pair", "strike", "torpedo", "escort", "back"}
"""The asks whose answers lead to dice."""


def along(seed: str, scenario: str = "1938", **options: Any) -> Iterator[tuple[Match[EspanaState], Ask, str]]:
    match = Match.start(GAME, scenario, options, seed, auto=True)
    luck = Random(seed)
    while match.asks:
        ask = match.asks[0]
        token = GAME.bots["steady"](match.state, ask, luck)
        yield match, ask, token
        match.answer(ask.seat, token)


def after(match: Match[EspanaState]) -> list[tuple[battle.Fight, Battle]]:
    events = match.state.log.events
    found = battle.fights(GAME.fighting, events, match.journal, match.asks)
    return [(fight, battle.after(GAME, fight, events[fight.first : fight.last])) for fight in found]


def sentences(shown: Battle) -> Iterator[Message]:
    yield shown.title
    for side in shown.sides:
        yield from (line.label for line in side.sum)
    for case in shown.cases:
        yield from (outcome.label for outcome in case.outcomes)
    yield from shown.follows
    yield from (message for message in (shown.needs, shown.verdict) if message is not None)


ATTACK = {
    **EMPTY,
    "turn": 4,
    "phase": "generals",
    "markers": LANDS,
    "units": {
        "toledo": ["n-leg 3", "pz-i", "yague", "he-51", "r-com 2", "r-reg 2"],
    },
    "hands": {N: [], R: []},
}


@pytest.mark.rule("espana", "16.5-a", "16.2-d", "16.2-e", "16.2-f", "16.2-k")
def test_an_attack_is_shown_with_all_that_gives_it_dice():
    match = table(ATTACK)
    pass_to(match, "pick")
    opening = GAME.battle(match.state, match.asks[0], "battle gen-yague")
    assert opening is not None
    assert opening.state == "forming"
    do(match, "battle gen-yague")
    token = next(t for t in match.asks[0].options() if t.startswith("attack") and "r-com" in t)
    shown = GAME.battle(match.state, match.asks[0], token)
    assert shown is not None
    attacker, defender = shown.sides
    assert (attacker.seat, defender.seat) == (N, R)
    assert attacker.strength == "3"
    assert "gen-yague" in attacker.pieces
    assert {line.rule for line in attacker.sum} >= {"16.5-a", "16.2-d"}
    assert [line.value for line in defender.sum] == ["2", "-1"]
    assert len(defender.out) == 1
    assert sum(row.chance for row in shown.cases[0].outcomes) == pytest.approx(1)
    # With the aircraft two dice more, with the tank a modifier more.
    do(match, token)
    flown = GAME.battle(match.state, match.asks[0], "support air-he-51")
    assert flown is not None
    assert int(flown.sides[0].strength) > 3


@pytest.mark.rule("espana", "16.5-h")
def test_dice_lie_on_the_card_in_the_order_in_which_modifiers_are_put_on_them():
    match = table(ATTACK, rolls=[(1, 3, 6), (2, 2)])
    pass_to(match, "pick")
    do(match, "battle gen-yague")
    do(match, next(t for t in match.asks[0].options() if t.startswith("attack") and "r-com" in t))
    while match.asks[0].kind != "modify":
        do(match, "enough" if match.asks[0].kind == "support" else "none")
    (_, shown), *_ = after(match)
    assert shown.sides[0].dice == tuple(match.asks[0].about["dice"]) == (6, 3, 1)


@pytest.mark.rule("espana", "16.3-c")
def test_dice_of_a_card_are_counted_in_the_strength_not_among_the_modifiers():
    match = table({**ATTACK, "turn": 8, "hands": {N: ["n-28"], R: []}})
    pass_to(match, "pick")
    do(match, "battle gen-yague")
    do(match, next(t for t in match.asks[0].options() if t.startswith("attack") and "r-com" in t), "enough")
    shown = GAME.battle(match.state, match.asks[0], "bonus n-28")
    assert shown is not None
    assert shown.sides[0].strength == "5"
    assert [(line.value, line.kind) for line in shown.sides[0].sum if line.label.id == "sum-bonus-dice"] == [
        ("+2", "base")
    ]


@pytest.mark.parametrize(
    ("seed", "options"), [("plain", {}), ("fog", {"fog": True}), ("sea", {"naval": True})], ids=str
)
def test_every_answer_at_risk_has_a_battle_with_all_its_outcomes(seed: str, options: dict[str, bool]):
    asked: dict[str, int] = {}
    for n, (match, ask, token) in enumerate(along(seed, **options)):
        if ask.kind not in AT_RISK:
            continue
        shown = [GAME.battle(match.state, ask, option) for option in ask.options()]
        asked[ask.kind] = asked.get(ask.kind, 0) + 1
        assert any(one is not None for one in shown), (ask.kind, token)
        for one in shown:
            for case in () if one is None else one.cases:
                assert sum(row.chance for row in case.outcomes) == pytest.approx(1)
            for said in () if one is None else sentences(one):
                assert "{" not in WORDS.say(said)
        if n % 11 == 0:
            other = match.redacted(ask.seat, f"world {n}")
            mine = GAME.battle(match.state, ask, token)
            assert GAME.battle(other.state, other.ask(ask.seat), token) == mine
    assert asked["attack"] > 5


@pytest.mark.parametrize(("seed", "options"), [("one", {}), ("two", {"naval": True})], ids=str)
def test_each_attack_of_the_log_is_one_fight_with_a_verdict(seed: str, options: dict[str, bool]):
    *_, (match, _, _) = along(seed, **options)
    fights = after(match)
    kinds = {fight.kind for fight, _ in fights}
    assert "attack" in kinds
    attacks = [event for event in match.state.log.events if event.kind == "attack"]
    assert sum(fight.kind == "attack" for fight, _ in fights) == len(attacks)
    for fight, shown in fights:
        stretch = match.state.log.events[fight.first : fight.last]
        lost = [piece for step in shown.steps if step.kind == "loss" for piece in step.pieces]
        assert set(lost) <= {thing for event in stretch for thing in event.things()}
        for said in sentences(shown):
            assert "{" not in WORDS.say(said)
        if fight.kind == "attack" and fight.over:
            assert shown.verdict is not None
            assert [side.role.id for side in shown.sides] == [
                "battle-role-attacker",
                "battle-role-defender",
            ]


@pytest.mark.rule("espana", "16.5-h", "16.6-e", "16.6-j")
def test_a_fight_stands_open_until_modifiers_losses_and_claims_are_settled():
    """It says who has still to choose, and gives no verdict before the hits are known."""
    open_at: dict[str, int] = {}
    for seed in ("one", "plain"):
        for match, ask, _ in along(seed, "1936"):
            fights = battle.fights(GAME.fighting, match.state.log.events, match.journal, match.asks)
            if ask.kind not in ("modify", "claim") or fights[-1].over:
                continue
            fight = fights[-1]
            events = match.state.log.events[fight.first : fight.last]
            shown = battle.after(GAME, fight, events, match.asks)
            open_at[ask.kind] = open_at.get(ask.kind, 0) + 1
            assert shown.state == "rolled"
            assert shown.steps[-1].waits == ask.seat
            assert (shown.verdict is None) == (ask.kind == "modify")
    assert open_at["modify"] > 5
    assert open_at["claim"] > 0


@pytest.mark.rule("espana", "16.5-h")
def test_no_fight_is_settled_while_modifiers_are_to_be_placed():
    for match, ask, _ in along("sea", naval=True):
        if ask.kind == "modify":
            fights = battle.fights(GAME.fighting, match.state.log.events, match.journal, match.asks)
            assert not fights[-1].over


@pytest.mark.rule("espana", "25.7-f", "15.4-b")
def test_the_end_of_a_battle_is_final_where_the_guns_of_a_port_fire_next():
    """A match at random in which that comes to pass: dice fall before anybody is asked again."""
    luck = Random("contract/5")
    scenario = luck.choice(GAME.scenarios).id
    options = random_options(GAME, scenario, luck)
    match = Match.start(GAME, scenario, options, "contract/5", auto=luck.random() < 0.2)
    luck.random()
    ended = []
    while match.asks and match.ply < 200:
        ask = luck.choice(match.asks)
        token = random_answer(ask, luck)
        final = match.final(ask.seat, token)
        match.answer(ask.seat, token)
        why = match.why_no_undo(ask.seat)
        if ask.kind == "attack" and token == "end" and why is not None and why.text == "undo-roll":
            ended.append(final)
    assert ended == ["dice"]


@pytest.mark.rule("espana", "16.6-b", "16.6-a")
def test_the_losses_of_an_attack_equal_the_views_before_and_after():
    compared = 0
    opened: tuple[dict[str, Any], int] | None = None
    for match, ask, token in along("views"):
        if ask.kind != "pick":
            if match.state.phase != "combat":
                opened = None
            continue
        if opened is not None:
            before, since = opened
            changed = {piece for piece, face in _faces(match).items() if before.get(piece) != face}
            told = {
                piece
                for fight, shown in after(match)
                if fight.first >= since
                for step in shown.steps
                if step.kind == "loss"
                for piece in step.pieces
            }
            assert told == changed
            compared += 1
        starts = token.startswith("battle")
        opened = (_faces(match), len(match.state.log.events)) if starts else None
    assert compared > 3


def _faces(match: Match[EspanaState]) -> dict[str, Any]:
    """Land units and aircraft by where they are and what they show."""
    view: Any = GAME.view(match.state, None)
    return {
        piece["id"]: (
            piece["place"] if piece["place"].startswith(("pool", "gone")) else "",
            piece.get("face"),
        )
        for piece in view["pieces"]
        if piece["symbol"] != "officer"
    }


@pytest.mark.rule("espana", "16.4-e", "16.4-f", "25.6-d", "25.8-k")
def test_duels_count_every_face_of_the_dice():
    assert {fate: float(share) for fate, share in in_the_air(1, 0).items()} == pytest.approx(
        {"stays": 4 / 6, "home": 1 / 6, "lost": 1 / 6}
    )
    assert float(off_the_coast(1, (1,), ())["damaged"]) == pytest.approx(2 / 6)
    assert float(at_sea(2, (), ())["lost"]) == pytest.approx(1 / 36)
    assert float(at_sea(2, (), ())["damaged"]) == pytest.approx(10 / 36)


@pytest.mark.rule("espana", "18.3")
def test_the_bombing_of_cartagena_tells_how_many_ships_it_may_hit():
    match = table({"hands": {N: ["n-nav-10"], R: []}, "phase": "events"}, scenario="1938", naval=True)
    pass_to(match, "event")
    shown = GAME.battle(match.state, match.asks[0], "play n-nav-10")
    assert shown is not None
    assert [round(row.chance * 27) for row in shown.cases[0].outcomes] == [1, 6, 12, 8]
