"""Optional rule 15.1: Republican guerrillas."""

from __future__ import annotations

from frente.engine import Ask, Flow, Refusal, choose, roll
from frente.games.arriba.definitions import (
    AREAS,
    COUNT,
    GUERRILLA,
    GUERRILLAS_FROM,
    PLACE_IDS,
    REGION_OF,
    G,
    R,
)
from frente.games.arriba.rules.events import disrupt_group
from frente.games.arriba.rules.organization import find_group
from frente.games.arriba.state import Arriba, groups_at, leader

SUCCESS = 4


def why_not_guerrilla(s: Arriba, side: str, seat: str, area: int) -> Refusal | None:
    """15.1-a."""
    if "guerrillas" not in s.rules:
        return Refusal("15.1-a", "rule-off", {})
    if side != G or seat != leader(s, G):
        return Refusal("15.1-a", "no-guerrillas-side", {})
    if s.turn < GUERRILLAS_FROM:
        return Refusal("15.1-a", "no-guerrillas-yet", {"turn": GUERRILLAS_FROM})
    if s.guerrilla >= 0:
        return Refusal("15.1-a", "guerrillas-done", {})
    if s.ep[0] < GUERRILLA:
        return Refusal("15.1-a", "too-dear", {"price": GUERRILLA, "have": s.ep[0]})
    if s.control[REGION_OF[area]] == G:
        return Refusal("15.1-a", "own-region", {"place": PLACE_IDS[area]})
    return None


def guerrilla_tokens(s: Arriba, side: str, seat: str) -> list[str]:
    if "guerrillas" not in s.rules or side != G:
        return []
    return [f"guerrilla {AREAS[a]}" for a in range(COUNT) if why_not_guerrilla(s, side, seat, a) is None]


def strike(s: Arriba, area: int) -> Flow[None]:
    """15.1-b: a 4, 5 or 6 succeeds; the EP is spent anyway."""
    s.ep[0] -= GUERRILLA
    s.guerrilla = area
    (die,) = yield from roll(f"guerrilla:{s.turn}", kind="guerrilla", rule="15.1-b", seat=G)
    s.note("guerrilla", "15.1-b", place=PLACE_IDS[area], die=die, success=die >= SUCCESS)
    if die < SUCCESS:
        return
    groups = [g for g in groups_at(s, R, area) if g.units]
    tokens = ["freeze", *[f"disrupt {g.name}" for g in groups]]
    ask = Ask(leader(s, G), "guerrilla", "15.1-b", lambda: tokens, None, {"place": PLACE_IDS[area]})
    answer = yield from choose(ask)
    if answer == "freeze":
        s.frozen = area
        s.note("frozen", "15.1-b", place=PLACE_IDS[area])
        return
    g = find_group(s, answer.split()[1])
    assert g is not None
    disrupt_group(s, g, "15.1-b")
