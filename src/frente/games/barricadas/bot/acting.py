"""`steady` activates formations and gives orders (3.3)."""

from __future__ import annotations

from random import Random
from typing import Any

from frente.boards.hexes import bits
from frente.games.barricadas import odds
from frente.games.barricadas.answers import (
    Activate,
    Air,
    Assault,
    Boat,
    Clear,
    Cross,
    Dig,
    Direct,
    Double,
    End,
    Fire,
    Move,
    Pass,
    Prepare,
    Rally,
)
from frente.games.barricadas.bot.judgement import (
    WEAPONS,
    Answers,
    best_shot,
    charges,
    danger,
    distance,
    exit_hexes,
    expected,
    foes_near,
    goal_of,
    holds,
    hurry,
)
from frente.games.barricadas.definitions import AP, PIECES
from frente.games.barricadas.rules import declaration, fire
from frente.games.barricadas.rules.firing import why_not_join_fire
from frente.games.barricadas.rules.spotting import all_hidden
from frente.games.barricadas.sight import sees
from frente.games.barricadas.state import Battlefield, has, held, mounted, targets_in, the_board

BOLD = 0.1
"""How much better than even an assault must look."""


# --- whose turn -----------------------------------------------------------------------------------
def activate(s: Battlefield, side: int, answers: Answers, luck: Random) -> str:
    """Who can hurt the enemy most goes first; those who wait in ambush are left to wait."""
    best, value = answers[0][0], -1.0
    for token, answer in answers:
        match answer:
            case Activate(u):
                worth = _activation_worth(s, side, u) + luck.random() * 0.2
                if worth > value:
                    best, value = token, worth
            case Pass() if value == -1.0:
                best = token
    return best


def _activation_worth(s: Battlefield, side: int, u: int) -> float:
    p = PIECES[u]
    n = s.member.get(u, -1)
    if p.category == "transport":
        return -2.0
    if p.leader and n < 0:
        return 1.0 if any(PIECES[x].side == side for x in bits(s.routed)) else -2.0
    if not p.leader:
        return 0.8 + best_shot(s, [u])
    units = [x for x in s.formations[n].units if x in s.at and not has(s.finished | s.routed, x)]
    shots = sum(best_shot(s, [x]) for x in units)
    routed = any(has(s.routed, x) for x in s.formations[n].units)
    ambush = units and all(has(s.reaction, x) for x in units)
    if ambush and shots < 0.3 and not routed and not any(goal_of(s, x, s.at[x]) for x in units):
        return -2.0
    return 1.0 + 2 * shots + 1.0 * routed + 0.5 * any(goal_of(s, x, s.at[x]) for x in units)


# --- orders ---------------------------------------------------------------------------------------
def act(s: Battlefield, side: int, answers: Answers, luck: Random) -> str:
    return max(answers, key=lambda one: _worth(s, side, one[1]))[0]


def _worth(s: Battlefield, side: int, answer: Any) -> float:
    match answer:
        case End():
            return 0.0
        case Rally():
            return 9.0
        case Direct(o) | Air(o):
            # 3.1-b: who directs stays where he is, so his units must not be on their way
            leaves = any(has(s.acting, x) and move_worth(s, x) >= 2.0 for x in charges(s, o))
            return (1.9 if leaves else 8.0) if _seen(s, side, o) else -1.0
        case Fire(u):
            return _fire_worth(s, side, u)
        case Assault(u, h):
            return _assault_worth(s, side, u, h)
        case Move(u):
            return move_worth(s, u)
        case Double(u):
            # 5.3: twice as far where nobody shoots
            quiet = u in s.at and danger(s, side, s.at[u]) == 0
            return 2.1 if quiet and move_worth(s, u) >= 2.0 else -1.0
        case Boat(u, _, goal) | Cross(u, _, goal):
            return _passage_worth(s, u, goal)
        case Clear(u):
            return 1.5 if goal_of(s, u, s.at[u]) else -1.0
        case Prepare(u):
            return 0.6 if PIECES[u].category not in WEAPONS else 0.3
        case Dig(u):
            return 0.5 if not goal_of(s, u, s.at[u]) and not danger(s, side, s.at[u]) else -1.0
    return -1.0


def _seen(s: Battlefield, side: int, officer: int) -> bool:
    here = s.at[officer]
    known = [h for h in bits(held(s, 1 - side)) if sees(the_board(s), here, h)]
    return any(not all_hidden(s, here, h, 1 - side) for h in known) or (bool(known) and s.turn > 3)


def _fire_worth(s: Battlefield, side: int, u: int) -> float:
    """Fire before assault, and instead of a move under fire."""
    group = [u]
    n = s.member.get(u, -1)
    for x in s.formations[n].units if n >= 0 else ():
        if x != u and x in s.at and why_not_join_fire(s, group, x) is None:
            group.append(x)
    value = best_shot(s, group) / len(group) ** 0.5
    close = bool(the_board(s).grid.touching[s.at[u]] & held(s, 1 - side))
    bar = 0.3 if goal_of(s, u, s.at[u]) and not close and not holds(s, u) else 0.08
    return 2.9 + value if value > bar else -1.0


def _assault_worth(s: Battlefield, side: int, u: int, h: int) -> float:
    party = [u]
    for x in sorted({*bits(s.acting), *s.spent}):
        if len(party) < 3 and x != u and x in s.at and declaration.why_not_join(s, party, x, h) is None:
            party.append(x)
    found = odds.assault_odds(s, party, h)
    if found is None:
        return 6.0  # nobody there can fight
    if found.title.id == "odds-fire":
        return 2.5 if sum(o.chance * (o.good > -1) for o in found.outcomes) > 0.45 else -1.0
    good = sum(o.chance * o.good for o in found.outcomes)
    good -= 0.15 * _defence(s, side, party, h)
    good += sum(0.08 * vp for g, vp in s.brief.objectives if g == h) + 0.2 * hurry(s) ** 2
    return 3.2 + good if good > BOLD else -1.0


def _defence(s: Battlefield, side: int, party: list[int], h: int) -> float:
    """9.2: what the defenders' fire will cost the largest stack that assaults."""
    guns = [x for x in targets_in(s, h, 1 - side) if AP in PIECES[x].fire and not has(s.routed, x)]
    start = max((s.at[x] for x in party), key=lambda a: sum(s.at[x] == a for x in party))
    return expected(s, fire.fire_shot(s, guns, AP, start)) if guns else 0.0


def move_worth(s: Battlefield, u: int) -> float:
    p = PIECES[u]
    if u in s.waiting:
        return 4.0
    if p.leader:
        return _leader_worth(s, u)
    if p.category in WEAPONS:
        return -1.0
    if p.category in ("mg", "at-gun") and best_shot(s, [u]) > 0.1:
        return -1.0
    if p.category != "afv" and the_board(s).grid.touching[s.at[u]] & held(s, 1 - p.side):
        return -1.0  # it is close enough: it fires or assaults
    goal = goal_of(s, u, s.at[u])
    if goal and goal == exit_hexes(s, u):
        return 6.5
    if mounted(s, u) and not goal and foes_near(s, p.side, s.at[u], 8):
        return 1.5  # to get off
    return 2.0 if goal and not goal >> s.at[u] & 1 else -1.0


def _leader_worth(s: Battlefield, u: int) -> float:
    """3.1-b: an officer follows his units, once they have moved."""
    mates = charges(s, u)
    grid = the_board(s).grid
    lost = sum(
        grid.distance(s.at[x], s.at[u]) > (1 if has(s.routed, x) else PIECES[u].command) for x in mates
    )
    alone = (
        bool(mates) and all(s.at[x] != s.at[u] for x in mates) and foes_near(s, PIECES[u].side, s.at[u], 3)
    )
    waiting = any(has(s.acting, x) and move_worth(s, x) > 0 for x in mates)
    return 1.0 if (lost or alone) and not waiting else -1.0


def _passage_worth(s: Battlefield, u: int, beyond: int) -> float:
    """12.9.2-d, 13.2-b: over a river or wire only where it brings one nearer."""
    if PIECES[u].leader:
        n = s.member.get(u, -1)
        mates = [x for x in s.formations[n].units if x in s.at] if n >= 0 else []
        grid = the_board(s).grid
        nearer = sum(grid.distance(s.at[x], beyond) < grid.distance(s.at[x], s.at[u]) for x in mates)
        return 2.6 if 2 * nearer > len(mates) else -1.0
    goal = goal_of(s, u, s.at[u])
    if not goal or distance(s, u, beyond, goal) >= distance(s, u, s.at[u], goal):
        return -1.0
    return 2.6 - 0.1 * danger(s, PIECES[u].side, beyond)
