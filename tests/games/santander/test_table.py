"""What the table tells beyond the rules: aims, dangers, cautions, battles, all from what a seat may know."""

from random import Random

import pytest

from frente.engine import Match, battle
from frente.games.santander import GAME
from frente.games.santander.definitions import N, R

RULES = pytest.mark.rule("santander", "14.1-b", "14.1-c", "14.1-d")


def along(seed: str, options: dict[str, bool] | None = None):
    """A match of two scripted players, ask by ask, with what is answered."""
    match = Match.start(GAME, "quick", options or {}, seed, auto=True)
    luck = Random(seed)
    while match.asks:
        ask = match.asks[0]
        token = GAME.bots["steady"](match.state, ask, luck)
        yield match, ask, token
        match.answer(ask.seat, token)


@RULES
@pytest.mark.parametrize("scenario", ["campaign", "quick"])
def test_each_seat_has_an_aim_and_every_end_is_among_them(scenario: str):
    for seat in (N, R):
        told = GAME.briefing(scenario, {}, seat)
        assert {aim.seat for aim in told.aims if aim.end == "win"} == {N, R}
        assert {aim.rule for aim in told.aims} == {"14.1-c"}
        assert len(told.first) == 3
        assert told.about


@RULES
def test_the_aim_is_met_when_the_points_are_there():
    *_, (match, _, _) = along("aims")
    assert match.result is not None
    aims = {aim.id: aim for aim in GAME.aims(match.state, None)}
    won = match.result.winners == (N,)
    assert aims["points"].met == won
    assert aims["points"].now == match.result.args["points"]
    assert aims["hold"].met != won


def test_battles_before_the_dice_tell_chances_that_sum_to_one_and_nothing_hidden():
    found = beneath = 0
    for n, (match, ask, token) in enumerate(along("battles", {"air-combat": True})):
        shown = GAME.battle(match.state, ask, token)
        if shown is None or not shown.cases:
            continue
        found += 1
        beneath += len(shown.cases) > 1
        for case in shown.cases:
            assert sum(row.chance for row in case.outcomes) == pytest.approx(1)
        if n % 7 == 0:
            other = match.redacted(ask.seat, f"world {n}")
            assert GAME.battle(other.state, other.ask(ask.seat), token) == shown
    assert found > 20
    assert beneath > 5


def test_dangers_and_cautions_tell_nothing_hidden():
    seen = set()
    for n, (match, ask, token) in enumerate(along("dangers")):
        for seat in (N, R):
            told = GAME.dangers(match.state, seat)
            seen |= {(seat, warning.id) for warning in told}
            if n % 9 == 0:
                assert GAME.dangers(match.redacted(seat, f"world {n}").state, seat) == told
        if n % 9 == 0:
            other = match.redacted(ask.seat, f"caution {n}")
            assert GAME.caution(other.state, other.ask(ask.seat), token) == GAME.caution(
                match.state, ask, token
            )
    assert (R, "six-next") in seen or (R, "six-now") in seen


@pytest.mark.rule("santander", "10.2-a", "10.2-f")
def test_a_combat_is_one_battle_with_its_losses():
    for match, _, _ in along("fights"):
        if match.state.turn > 2:
            break
    events = match.state.log.events
    fights = battle.fights(GAME.fighting, events, match.journal, match.asks)
    combats = [fight for fight in fights if fight.kind == "combat"]
    assert len(combats) == sum(event.kind == "attack" for event in events)
    for fight in combats:
        stretch = events[fight.first : fight.last]
        shown = battle.after(GAME, fight, stretch)
        lost = [event.data["unit"] for event in stretch if event.kind in ("reduced", "destroyed")]
        assert [step.pieces[0] for step in shown.steps if step.kind == "loss"] == lost
        rolled = any(event.kind == "combat" for event in stretch)
        assert (shown.verdict is not None) == rolled
        assert [side.seat for side in shown.sides] == [
            stretch[0].data["side"],
            _other(stretch[0].data["side"]),
        ]


def _other(side: str) -> str:
    return R if side == N else N
