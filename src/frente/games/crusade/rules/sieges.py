"""Chapter 16.1: Sieges. Liberation is in `control`, help by RPs in `replacements`.

The space is REP-controlled for all purposes; the marker hinders nothing (16.1.2).
"""

from __future__ import annotations

from frente.engine import Flow, roll
from frente.games.crusade.definitions import CORPS, REP, SIEGE_SPACE, SPACE_IDS, UNIT_IDS
from frente.games.crusade.state import Crusade


def assault_drm(s: Crusade, units: tuple[int, ...]) -> int:
    """16.1.4.2-a, 17.5.2: +1 on turn 1; -1 for more than one division or any corps."""
    drm = 1 if s.turn == 1 else 0
    if len(units) > 1 or any(CORPS >> u & 1 for u in units):
        drm -= 1
    return drm


def assault(s: Crusade) -> Flow[None]:
    """16.1.4.2-a: one REP die; no losses, no Combat Cards (16.1.4.2-b)."""
    b = s.battle
    assert b is not None
    drm = assault_drm(s, b.attackers)
    (die,) = yield from roll(f"combat:{s.turn}:{b.number}", kind="assault", rule="16.1.4.2-a", seat=REP)
    success = die + drm <= 3
    s.note(
        "assault", "16.1.4.2-a", siege=b.siege, place=SPACE_IDS[b.space], die=die, drm=f"{drm:+d}",
        success=success, units=[UNIT_IDS[u] for u in b.attackers],
    )  # fmt: skip
    if success:
        weaken(s, b.siege, "16.1.4.2-b")
    s.battle = None


def weaken(s: Crusade, siege: str, rule: str) -> None:
    """The resist number falls by one; at 0 the Siege surrenders at once, without VP or RM (16.1.5)."""
    s.sieges[siege] -= 1
    s.note("siege-weaker", rule, siege=siege, resist=s.sieges[siege])
    if s.sieges[siege] <= 0:
        del s.sieges[siege]  # 16.1.7-b, 16.1.8.2: it never comes back
        s.note("surrender", "16.1.5", siege=siege, place=SPACE_IDS[SIEGE_SPACE[siege]])


def end_of_turn(s: Crusade) -> None:
    """6.F.3, 16.1.6: from the end of turn 6 each Siege loses one."""
    if s.turn >= 6:
        for siege in list(s.sieges):
            weaken(s, siege, "16.1.6")
