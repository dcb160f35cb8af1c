"""Chapter 8.2: an Operation. Activate, then move and build, then fight."""

from __future__ import annotations

from frente.engine import Ask, Flow, Menu, Refusal, StandingWay
from frente.engine import put as answer_to
from frente.games.crusade.answers import Done, ForCombat, ForMovement
from frente.games.crusade.definitions import NAT, SPACE_IDS, bits
from frente.games.crusade.nouns import SPACE_NOUN
from frente.games.crusade.prices import ONE_OPERATION
from frente.games.crusade.rules.columns import northern_zone, why_short
from frente.games.crusade.rules.supply import isolated_group, limited, supplied
from frente.games.crusade.state import Crusade, units_in


# --- who may be Activated (8.2.2), judged when the marker is placed (8.2.6, 13.1.1.1-a) -------------------
def why_not_activate(s: Crusade, space: int) -> Refusal | None:
    """8.2.2, 8.2.3: an own unit must be there, and no marker yet."""
    args = {"place": SPACE_IDS[space]}
    if not units_in(s, s.side) >> space & 1:
        return Refusal("8.2.2", "no-own-unit", args)
    if (s.move_marks | s.attack_marks) >> space & 1:
        return Refusal("8.2.3", "already-activated", args)
    return None


def why_not_for_movement(s: Crusade, space: int) -> Refusal | None:
    """May a Move marker be put here? Supply decides (13.1.1), and Events that only attack."""
    args = {"place": SPACE_IDS[space]}
    refusal = why_not_activate(s, space)
    if refusal is not None:
        return refusal
    if s.battle_only:
        return Refusal("8.5.1.1", "attack-markers-only", args)
    if not (supplied(s, s.side) | isolated_group(s) | limited(s, s.side)) >> space & 1:
        return Refusal("13.3.1", "oos-no-move", args)
    return None


def why_not_for_combat(s: Crusade, space: int) -> Refusal | None:
    """May an Attack marker be put here? Supply decides (13.1.1), and the ammunition of the north (17.1)."""
    args = {"place": SPACE_IDS[space]}
    refusal = why_not_activate(s, space)
    if refusal is not None:
        return refusal
    if isolated_group(s) >> space & 1:
        return Refusal("16.2.3", "isolated-no-attack", args)
    if not supplied(s, s.side) >> space & 1:
        rule = "13.4.2-b" if limited(s, s.side) >> space & 1 else "13.3.1"
        return Refusal(rule, "oos-no-attack", args)
    return why_short(s, space)


def unmarked(s: Crusade) -> int:
    """The spaces with own units and no marker."""
    return units_in(s, s.side) & ~(s.move_marks | s.attack_marks)


def for_movement(s: Crusade) -> tuple[int, ...]:
    """Everything `why_not_for_movement` lets pass, found with bit sets."""
    if s.battle_only:
        return ()
    return bits(unmarked(s) & (supplied(s, s.side) | isolated_group(s) | limited(s, s.side)))


def for_combat(s: Crusade) -> tuple[int, ...]:
    """Everything `why_not_for_combat` lets pass, found with bit sets."""
    attack = unmarked(s) & supplied(s, s.side) & ~isolated_group(s)
    if s.ammo and s.side == NAT:
        zone = northern_zone(s)
        if s.attack_marks & zone:
            attack &= ~zone
    return bits(attack)


MARKERS = (
    StandingWay(
        "activate-move",
        ForMovement,
        SPACE_NOUN,
        rule="8.2.3",
        why_not=why_not_for_movement,
        among=for_movement,
        judged=True,
        price=lambda _s, _space: ONE_OPERATION,
    ),
    StandingWay(
        "activate-attack",
        ForCombat,
        SPACE_NOUN,
        rule="8.2.3",
        why_not=why_not_for_combat,
        among=for_combat,
        judged=True,
        price=lambda _s, _space: ONE_OPERATION,
    ),
    StandingWay("done", Done, rule="7.1.3-b"),
)


def activate(s: Crusade) -> Flow[None]:
    """8.2.1, 8.2.3: place one marker, as long as there are points; all marking comes first (8.2.4)."""
    if s.points <= 0:
        begin_movement(s)
        return
    menu = Menu(s, *MARKERS)
    match (yield from answer_to(Ask.of(s.side, "activate", "8.2.1", menu, {"points": s.points}))):
        case ForMovement(space):  # 3.0-activated: with all units in it
            s.move_marks |= 1 << space
            kind = "move"
        case ForCombat(space):
            s.attack_marks |= 1 << space
            kind = "attack"
        case Done():  # 7.1.3-b: using points is a "may"
            begin_movement(s)
            return
    s.points -= 1
    s.note("activated", "8.2.3", place=SPACE_IDS[space], kind=kind)
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
