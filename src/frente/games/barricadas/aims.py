"""How a match is won, lost or drawn: by the margin after the last turn (2.3-j), or by all objectives (15-b).

Each seat counts the margin from its own side: its victory points less those of the enemy. It loses where the
enemy wins: that is told once, as the enemy's aim. An objective of
the enemy's that is taken changes it by twice its value, a unit that is eliminated by one.
"""

from __future__ import annotations

from frente.engine import Message
from frente.engine.aims import AT_THE_END, Aim, Part
from frente.games.barricadas.definitions import OF_SIDE, PIECES, SIDES
from frente.games.barricadas.rules.sequence import points
from frente.games.barricadas.state import Battlefield, code, each, effects, is_unit

TAKEN = Part(Message("aim-part-taken"), False)
"""Told once for all objectives: it says how to read them, and counts for nobody."""


def aims(s: Battlefield) -> list[Aim]:
    """All is on the board: both see the same. One's win is the other's loss and told once; so is a draw."""
    if s.brief.kind:
        return [*(_by_objectives(s, side) for side in (0, 1)), _mixed(s)]
    return [*(_by_margin(s, side) for side in (0, 1)), _even(s)]


def margin(s: Battlefield, side: int) -> int:
    """By how many victory points a side is ahead."""
    vp = points(s)
    return vp[side] - vp[1 - side]


def swing(s: Battlefield, side: int, h: int, vp: int) -> int:
    """15-s: how much an objective would change the margin if that side took it."""
    if s.control[side] >> h & 1:
        return 0
    return 2 * vp if s.control[1 - side] >> h & 1 else vp


def short(s: Battlefield, side: int) -> int:
    """What a side lacks for a victory: points, in a battle by points objectives; 0: it would win now."""
    if s.brief.kind:
        return max(1, len(s.brief.objectives)) - _held(s, side)
    return max(0, s.brief.levels[2] - margin(s, side))


# --- the margin -----------------------------------------------------------------------------------
def _by_margin(s: Battlefield, side: int) -> Aim:
    decisive, tactical, marginal = s.brief.levels
    args = {"side": SIDES[side], "decisive": decisive, "tactical": tactical, "marginal": marginal}
    ahead = margin(s, side)
    return Aim(
        f"margin-{SIDES[side]}", SIDES[side], "win", Message("aim-margin", args), "2.3-j",
        ahead, marginal, AT_THE_END,
        parts=(*_objectives(s, side), *_losses(s, side), *_exits(s, side), TAKEN), places=_places(s),
        open=ahead + _still(s, side) >= marginal,
    )  # fmt: skip


def _even(s: Battlefield) -> Aim:
    ahead = margin(s, 0)
    return Aim(
        "even", SIDES[0], "draw", Message("aim-even"), "2.3-j", abs(ahead), 0, AT_THE_END,
        at_most=True, places=_places(s), open=ahead - _still(s, 1) <= 0 <= ahead + _still(s, 0),
    )  # fmt: skip


def _still(s: Battlefield, side: int) -> int:
    """By how much a side can still better its margin."""
    ground = sum(swing(s, side, h, vp) for h, vp in s.brief.objectives)
    units = [u for u in (*s.at, *s.waiting) if is_unit(u)]
    foes = sum(PIECES[u].side != side for u in units)
    exits = sum(
        effect.value
        for effect in effects(s, "exit_for_vp", side)
        for u in units
        if PIECES[u].side == side and PIECES[u].type in effect.words
    )
    return ground + foes * s.brief.per_unit + exits


def _objectives(s: Battlefield, side: int) -> list[Part]:
    return [
        Part(
            Message("aim-part-objective", {"hex": code(s, h), "vp": vp}),
            bool(s.control[side] >> h & 1),
            (code(s, h),),
        )
        for h, vp in sorted(s.brief.objectives, key=lambda row: -row[1])
    ]


def _losses(s: Battlefield, side: int) -> list[Part]:
    """2.3-o: what enemy units have brought."""
    lost = sum(is_unit(u) for u in each(s.gone & OF_SIDE[1 - side]))
    return [Part(Message("aim-part-units", {"lost": lost, "vp": s.brief.per_unit}), lost > 0)]


def _exits(s: Battlefield, side: int) -> list[Part]:
    found = list(effects(s, "exit_for_vp", side))
    label = Message("aim-part-exits", {"left": s.vp[side]})
    return [Part(label, s.vp[side] > 0)] if found else []


def _places(s: Battlefield) -> tuple[str, ...]:
    return tuple(code(s, h) for h, _ in s.brief.objectives)


# --- a battle by points -----------------------------------------------------------------------------
def _by_objectives(s: Battlefield, side: int) -> Aim:
    """15-b: all of them, or nobody wins. Before they are named nobody holds one."""
    need = max(1, len(s.brief.objectives))
    parts = tuple(
        Part(Message("aim-part-goal", {"hex": code(s, h)}), bool(s.control[side] >> h & 1), (code(s, h),))
        for h, _ in s.brief.objectives
    )
    return Aim(
        f"objectives-{SIDES[side]}", SIDES[side], "win", Message("aim-objectives", {"side": SIDES[side]}),
        "15-b", _held(s, side), need, AT_THE_END, parts=parts, places=_places(s),
    )  # fmt: skip


def _held(s: Battlefield, side: int) -> int:
    return sum(s.control[side] >> h & 1 for h, _ in s.brief.objectives)


def _mixed(s: Battlefield) -> Aim:
    need = max(1, len(s.brief.objectives))
    mixed = int(all(_held(s, side) < need for side in (0, 1)))
    label = Message("aim-mixed")
    return Aim("mixed", SIDES[0], "draw", label, "15-b", mixed, 1, AT_THE_END, places=_places(s))
