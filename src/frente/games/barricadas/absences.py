"""Buttons that a player will look for and that are not there, each with the rule that keeps it away."""

from __future__ import annotations

from collections.abc import Iterator

from frente.engine import Absent, Ask, Message, Refusal
from frente.engine.gesture import absent as bare
from frente.engine.gesture import unsold
from frente.games.barricadas.definitions import PIECES
from frente.games.barricadas.nouns import IDS
from frente.games.barricadas.rules.firing import why_not_fire
from frente.games.barricadas.rules.rallying import why_not_rally
from frente.games.barricadas.state import Battlefield, cargo, carried, each, effects, has, is_unit

POINTLESS = frozenset({"no-shelter", "not-on-board", "can-aim", "unlimber"})
"""Reasons against what nobody would look for: there are no works here, there is something to aim at."""
RIDING = frozenset({"nothing-carried", "one-by-one"})


def absent(s: Battlefield, ask: Ask) -> list[Absent]:
    """What the menu itself forbids, where anybody would want it; then fire and rally, or what is too dear."""
    found = [one for one in bare(s, ask) if _wanted(s, one.why)]
    match ask.kind:
        case "act":
            return [*found, *_deeds(s, ask)]
        case "buy":
            return [*found, *unsold(ask)]
    return found


def _wanted(s: Battlefield, why: Refusal) -> bool:
    if why.text in RIDING:
        return s.march is not None and any(carried(s, u) or cargo(s, u) for u in s.march.units)
    if why.text == "no-exit":
        return any(effects(s, "exit_for_vp", s.active))
    return why.text not in POINTLESS


def _deeds(s: Battlefield, ask: Ask) -> Iterator[Absent]:
    """3.3.2-i, 3.3.2-g: nobody can fire, or rally those who have routed."""
    verbs = {token.split()[0] for token in ask.options()}
    acting = list(each(s.acting))
    if "fire" not in verbs:
        yield from _first("fire", [u for u in acting if u in s.at and is_unit(u) and PIECES[u].fire], s)
    if "rally" not in verbs and any(has(s.routed, u) for u in s.at if PIECES[u].side == s.active):
        yield from _first("rally", [u for u in acting if PIECES[u].leader], s)


def _first(verb: str, able: list[int], s: Battlefield) -> Iterator[Absent]:
    why_not = why_not_fire if verb == "fire" else why_not_rally
    for u in able:
        why = why_not(s, u)
        if why is not None:
            yield Absent(verb, Message(f"absent-{verb}"), why, (IDS[u],))
            return
