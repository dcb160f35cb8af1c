"""Optional rule 15.1: Republican guerrillas."""

from __future__ import annotations

from functools import partial

from frente.engine import Ask, Flow, Menu, Refusal, Way, put, roll
from frente.games.arriba import nouns
from frente.games.arriba.answers import DisruptGroup, Freeze
from frente.games.arriba.definitions import GUERRILLA, GUERRILLAS_FROM, PLACE_IDS, REGION_OF, G, R
from frente.games.arriba.rules.events import disrupt_group
from frente.games.arriba.state import Arriba, groups_at, leader
from frente.games.arriba.titles import title

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


def strike(s: Arriba, area: int) -> Flow[None]:
    """15.1-b: a 4, 5 or 6 succeeds; the EP is spent anyway."""
    s.ep[0] -= GUERRILLA
    s.guerrilla = area
    (die,) = yield from roll(f"guerrilla:{s.turn}", kind="guerrilla", rule="15.1-b", seat=G)
    s.note("guerrilla", "15.1-b", place=PLACE_IDS[area], die=die, success=die >= SUCCESS)
    if die < SUCCESS:
        return
    groups = [g for g in groups_at(s, R, area) if g.units]
    menu = Menu(
        s,
        Way("freeze", Freeze, rule="15.1-b"),
        Way(
            "disrupt",
            DisruptGroup,
            nouns.GROUP,
            rule="15.1-b",
            among=[g.id for g in groups],
            otherwise=partial(why_not_disrupt, s, area),
        ),
    )
    match (yield from put(Ask.of(leader(s, G), "guerrilla", "15.1-b", menu, {"place": PLACE_IDS[area]}))):
        case Freeze():
            s.frozen = area
            s.note("frozen", "15.1-b", place=PLACE_IDS[area])
        case DisruptGroup(group):
            disrupt_group(s, s.groups[group], "15.1-b")


def why_not_disrupt(s: Arriba, area: int, group: int) -> Refusal:
    """Why the guerrillas cannot disrupt this one."""
    g = s.groups.get(group)
    args = {"group": title(s.groups, group), "place": PLACE_IDS[area]}
    if g is None:
        return Refusal("15.1-b", "no-such-group", args)
    if g.side != R:
        return Refusal("15.1-b", "own-group", {"target": title(s.groups, g.id)})
    return Refusal("15.1-b", "not-in-area" if g.area != area else "no-units", args)
