"""Which sets of units an ask wants, and what they are counted by."""

from __future__ import annotations

from collections.abc import Iterable

from frente.engine import Ask, Choose, Count, Message
from frente.games.barricadas.answers import Join, Reply
from frente.games.barricadas.definitions import NUMBER
from frente.games.barricadas.nouns import IDS
from frente.games.barricadas.rules import fire
from frente.games.barricadas.rules.stacking import counted
from frente.games.barricadas.state import Battlefield, has, the_board


def choose(s: Battlefield, ask: Ask) -> Choose | None:
    """8-c, 3.4-e: who fires along, by fire factor; 9.1-d: who joins an assault, by steps."""
    if ask.kind not in ("fire", "react-group", "assault"):
        return None
    values = [ask.value(token) for token in ask.options()]
    able = [value.unit for value in values if isinstance(value, Join)]
    if not able:
        return None
    return Choose(0, len(able), tuple(IDS[u] for u in able), tuple(_counts(s, ask, able, values)))


def _counts(s: Battlefield, ask: Ask, able: list[int], values: Iterable[object]) -> Iterable[Count]:
    if ask.kind == "assault":
        yield Count("steps", Message("count-steps"), None, {IDS[u]: counted(s, u) for u in able})
        return
    reply = next((value for value in values if isinstance(value, Reply)), None)
    if reply is not None:
        grid = the_board(s).grid
        factors = {
            IDS[u]: fire.factor(
                s, u, reply.attack, max(1, grid.distance(s.at[u], reply.hex)), not has(s.reaction, u)
            )
            for u in able
        }
        yield Count("fire", Message("count-fire", {"attack": reply.attack}), None, factors)
        return
    # The target is still to be chosen: what is printed, before range takes from it (8-d).
    for attack in fire.attack_types(NUMBER[ask.about["unit"]]):
        factors = {IDS[u]: fire.factor(s, u, attack, 1) for u in able}
        if any(factors.values()):
            yield Count(f"fire-{attack}", Message("count-fire", {"attack": attack}), None, factors)
