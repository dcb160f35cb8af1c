"""Chapter 8.2: an Operation. Activate, then move and build, then fight."""

from __future__ import annotations

from frente.engine import Flow, Refusal
from frente.games.crusade.definitions import AT, SPACE_IDS, bits
from frente.games.crusade.rules.asking import put_ask, space_of
from frente.games.crusade.rules.columns import northern_zone, why_short
from frente.games.crusade.rules.supply import isolated_group, limited, supplied
from frente.games.crusade.state import Crusade, units_in


def why_not_activate(s: Crusade, space: int, attack: bool) -> Refusal | None:
    """8.2.2 and supply (13.1.1), judged when the marker is placed (8.2.6, 13.1.1.1-a)."""
    side = s.side
    args = {"place": SPACE_IDS[space]}
    if s.points <= 0:
        return Refusal("8.2.1", "no-ops-left", dict(args))
    if not units_in(s, side) >> space & 1:
        return Refusal("8.2.2", "no-own-unit", dict(args))
    if (s.move_marks | s.attack_marks) >> space & 1:
        return Refusal("8.2.3", "already-activated", dict(args))
    fed = supplied(s, side)
    if attack:
        if isolated_group(s) >> space & 1:
            return Refusal("16.2.3", "isolated-no-attack", dict(args))
        if not fed >> space & 1:
            rule = "13.4.2-b" if limited(s, side) >> space & 1 else "13.3.1"
            return Refusal(rule, "oos-no-attack", dict(args))
        return why_short(s, space)
    if not (fed | isolated_group(s) | limited(s, side)) >> space & 1:
        return Refusal("13.3.1", "oos-no-move", dict(args))
    return None


def activations(s: Crusade) -> list[str]:
    """Everything `why_not_activate` lets pass, found with bit sets."""
    side = s.side
    open_ = units_in(s, side) & ~(s.move_marks | s.attack_marks)
    fed = supplied(s, side)
    group = isolated_group(s)
    found = []
    if not s.battle_only:
        found = [f"activate-move {SPACE_IDS[p]}" for p in bits(open_ & (fed | group | limited(s, side)))]
    attack = open_ & fed & ~group
    if s.ammo and side == "nat":
        zone = northern_zone(s)
        if s.attack_marks & zone:
            attack &= ~zone
    return found + [f"activate-attack {SPACE_IDS[p]}" for p in bits(attack)]


def activate(s: Crusade) -> Flow[None]:
    """8.2.1, 8.2.3: place one marker, as long as there are points; all marking comes first (8.2.4)."""
    if s.points <= 0:
        begin_movement(s)
        return

    def why(verb: str, words: list[str]) -> Refusal | None:
        space = space_of(words)
        if space < 0 or verb not in ("activate-move", "activate-attack"):
            return None
        if verb == "activate-move" and s.battle_only:
            return Refusal("8.5.1.1", "attack-markers-only", {"place": SPACE_IDS[space]})
        return why_not_activate(s, space, verb == "activate-attack")

    answer = yield from put_ask(
        s.side, "activate", "8.2.1", lambda: [*activations(s), "done"], why, {"points": s.points}
    )
    if answer[0] == "done":  # 7.1.3-b: using points is a "may"
        begin_movement(s)
        return
    space = AT[answer[1]]  # 3.0-activated: with all units in it
    s.points -= 1
    if answer[0] == "activate-move":
        s.move_marks |= 1 << space
    else:
        s.attack_marks |= 1 << space
    s.note("activated", "8.2.3", place=answer[1], kind=answer[0].removeprefix("activate-"))
    s.push(("activate",))


def begin_movement(s: Crusade) -> None:
    """8.2.4, 8.2.5: movement, then construction, then the combats; what has no marker has no step."""
    s.points = 0
    if s.attack_marks:
        s.push(("attacks",))
    if s.move_marks:
        s.push(("move",))


def begin(s: Crusade, points: int, attack_only: bool = False) -> None:
    """Start an Operation with so many points."""
    s.points = points
    s.battle_only = attack_only
    s.phase = "operation"
    s.push(("activate",))
