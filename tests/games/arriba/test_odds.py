"""Odds before the dice agree with what the dice then do."""

import pytest

from frente.games.arriba import GAME

from .table import NA, PA, B, D, Table, group


@pytest.mark.rule("arriba", "9.1-d", "9.1-e")
def test_battle_odds_are_what_every_face_brings():
    groups = (group("toledo", f"{NA} {D}", f"{NA} {B}"), group("toledo", f"{PA} {D}", seat="city"))
    seen: dict[str, int] = {}
    odds = None
    for die in range(1, 7):
        t = Table(*groups, phase="combat", control={"extremadura": "rebel"})
        t.play("attack g1")
        odds = GAME.odds(t.s, t.match.asks[0], "on g2")
        t.play("on g2", rolls=[(die,)])
        text = t.last("result")["result"]
        seen[text] = seen.get(text, 0) + 1
    assert odds is not None
    assert {o.label.args["result"]: round(o.chance * 6) for o in odds.outcomes} == seen


@pytest.mark.rule("arriba", "5.3.1-f", "5.2.2-d")
def test_influence_and_purge_odds_sum_to_one():
    t = Table(phase="political", side="government", turn=4, boxes={"it": 2})
    for token in ("influence ussr 3", "influence br 0", "purge poum"):
        odds = GAME.odds(t.s, t.match.asks[0], token)
        assert odds is not None
        assert sum(o.chance for o in odds.outcomes) == pytest.approx(1)
    ussr = GAME.odds(t.s, t.match.asks[0], "influence ussr 3")
    assert ussr is not None
    assert {o.label.args["boxes"]: round(o.chance * 6) for o in ussr.outcomes} == {0: 1, 1: 3, 2: 2}
