"""3.4: reaction fire, when an action is announced and after each hex entered."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from frente.engine import Flow, Refusal
from frente.games.barricadas.definitions import PIECES
from frente.games.barricadas.rules import fire
from frente.games.barricadas.rules.asking import pick
from frente.games.barricadas.state import (
    State,
    carried,
    code,
    effects,
    finish,
    formation_of,
    has,
    is_unit,
    the_board,
)


def may_react(s: State, u: int) -> bool:
    """3.4-d, 3.4-j, 3.4-k: marked for reaction, or in command and not yet activated this turn."""
    if not is_unit(u) or u not in s.at or has(s.routed, u) or has(s.finished, u) or carried(s, u):
        return False
    if has(s.reaction, u):
        return True
    f = formation_of(s, u)
    if f is None or f.officer < 0 or has(s.out, u) or has(s.acting, u):
        return False
    return not has(s.finished, f.officer)


def reactors(s: State, side: int, h: int, without: int = -1) -> list[tuple[int, str]]:
    """Who of a side may fire at the hex now, and how; nobody in the hex `without`."""
    if any(True for _ in effects(s, "no_reaction", side)):
        return []
    distance = the_board(s).grid.distance
    found = []
    for u, where in s.at.items():
        p = PIECES[u]
        if p.side != side or not p.fire or where == without:
            continue
        far = distance(where, h)
        if all(far > 2 * values[1] for values in p.fire.values()) or not may_react(s, u):
            continue
        for attack in fire.attack_types(u):
            if fire.why_not_shoot(s, u, h, attack) is None:
                found.append((u, attack))
    return sorted(found)


def reactions(s: State, side: int, hexes: Sequence[int], without: int = -1) -> Flow[None]:
    """3.4-a, 3.4-c: the opponent of the acting side may fire at the hexes of the acting units.

    3.4-f: with some units now and others later. `side` is the side that may react. `without` is a hex under
    assault: those in it fire defensively instead (9.2-a).
    """
    for h in hexes:
        while True:
            if s.march is not None and s.march.held:
                return
            ready = reactors(s, side, h, without)
            if not ready:
                break
            tokens = [f"react {PIECES[u].id}:{attack}" for u, attack in ready]
            tokens.append("hold")
            if s.march is not None:
                tokens.append("hold-all")
            answer = yield from pick(side, "react", "3.4-a", tokens, hex=code(s, h))
            if answer == "hold":
                break
            if answer == "hold-all":
                if s.march is not None:
                    s.march = replace(s.march, held=True)
                return
            name, attack = answer.split()[1].split(":")
            yield from _react(s, h, next(u for u, _ in ready if PIECES[u].id == name), attack)
            if s.march is not None and not any(u in s.at for u in s.march.units):
                return


def _react(s: State, h: int, first: int, attack: str) -> Flow[None]:
    """3.4-e: stacked units of one formation may combine, even out of command."""
    group = [first]
    while True:
        more = [
            u
            for u, kind in reactors(s, PIECES[first].side, h)
            if kind == attack and _may_add(s, group, u) is None
        ]
        if not more:
            break
        tokens = [*(f"join {PIECES[u].id}" for u in more), "shoot"]
        answer = yield from pick(PIECES[first].side, "react-group", "3.4-e", tokens, True, hex=code(s, h))
        if answer == "shoot":
            break
        group.append(next(u for u in more if PIECES[u].id == answer.split()[1]))
    half = [u for u in group if not has(s.reaction, u)]  # 3.4-j
    shot = fire.fire_shot(s, group, attack, h, half)
    s.fights += 1
    s.fired |= 1 << PIECES[first].side
    yield from fire.shoot(s, shot, "3.4-a")
    finish(s, *group)  # 3.4-h, 3.4-i: it is no activation


def _may_add(s: State, group: Sequence[int], u: int) -> Refusal | None:
    first = group[0]
    if u in group or s.at[u] != s.at[first] or s.member.get(u, -1) != s.member.get(first, -2):
        return Refusal("3.4-e", "not-stacked", {"unit": PIECES[u].id})
    if (PIECES[u].category == "mg") != (PIECES[first].category == "mg") and PIECES[u].fire.keys() != (
        PIECES[first].fire.keys()
    ):
        return Refusal("8-b", "not-stacked", {"unit": PIECES[u].id})
    return None
