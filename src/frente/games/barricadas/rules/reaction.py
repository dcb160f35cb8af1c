"""3.4: reaction fire, when an action is announced and after each hex entered."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from frente.engine import Flow, Plain, Refusal
from frente.games.barricadas.definitions import AT, OF_SIDE, PIECES, REACH, SHOOTERS
from frente.games.barricadas.rules import fire
from frente.games.barricadas.rules.asking import put
from frente.games.barricadas.sight import visible
from frente.games.barricadas.state import (
    State,
    carried,
    code,
    finish,
    formation_of,
    has,
    ids,
    in_force,
    is_unit,
    piece,
    the_board,
)


def may_react(s: State, u: int) -> bool:
    """3.4-d, 3.4-j, 3.4-k: marked for reaction, or in command and not yet activated this turn."""
    if not is_unit(u) or u not in s.at or has(s.routed, u) or has(s.finished, u) or carried(s, u):
        return False
    if has(s.reaction, u):
        return True
    # Whoever was activated is Finished, marked for reaction or acting now.
    return formation_of(s, u) is not None and not has(s.out, u) and not has(s.acting, u)


def exposed(s: State, actors: Sequence[int], h: int) -> list[int]:
    """3.4-a: those who act and are in the hex; who rides is fired at with his transport."""
    return [s.load[u] if carried(s, u) else u for u in actors if s.at.get(u, -1) == h]


def _affects(s: State, u: int, attack: str, h: int, actors: Sequence[int]) -> bool:
    """3.4-a: would this fire concern one of those who act, not only those who stand by?"""
    by_mg = attack == AT and PIECES[u].category == "mg"
    found = fire.victims(s, h, 1 - PIECES[u].side, attack, s.at[u], by_mg)
    return any(x in found or PIECES[x].leader for x in exposed(s, actors, h))


def why_not_react(
    s: State, side: int, what: str, h: int, actors: Sequence[int], without: int = -1
) -> Refusal | None:
    """3.4: the rule against reacting with `unit:attack` at a hex in which `actors` act."""
    name, _, attack = what.partition(":")
    p = piece(s, name)
    if p is None or p.side != side:
        return Refusal("3.4-d", "not-yours" if p else "no-piece", {"unit": name})
    if s.at.get(p.number, -1) == without:
        return Refusal("9.2-a", "fires-defensively", {"unit": p.id})
    if has(s.routed, p.number):
        return Refusal("3.4-k", "is-routed", {"unit": p.id})
    if has(s.finished, p.number):
        return Refusal("3.4-k", "is-finished", {"unit": p.id})
    if carried(s, p.number):
        return Refusal("3.4-k", "is-carried", {"unit": p.id})
    refusal = fire.why_not_shoot(s, p.number, h, attack)
    if refusal is None and not may_react(s, p.number):
        return Refusal("3.4-j", "no-reaction", {"unit": p.id})
    if refusal is None and not _affects(s, p.number, attack, h, actors):
        return Refusal("3.4-a", "bystanders", {"hex": code(s, h), "attack": attack})
    return refusal


def reactors(s: State, side: int, h: int, actors: Sequence[int], without: int = -1) -> list[tuple[int, str]]:
    """Who of a side may fire at those who act in the hex, and how; nobody in the hex `without`."""
    if in_force(s, "no_reaction", side):
        return []
    board = the_board(s)
    seen = visible(board, h)  # 6.2-d: who sees the hex is seen from it
    able = OF_SIDE[side] & SHOOTERS & ~(s.routed | s.finished)
    found = []
    for u, where in s.at.items():
        if not seen >> where & 1 or not able >> u & 1 or where == without:
            continue
        if board.grid.distance(where, h) > REACH[u] or not may_react(s, u):
            continue
        for attack in fire.attack_types(u):
            if fire.why_not_shoot(s, u, h, attack) is None and _affects(s, u, attack, h, actors):
                found.append((u, attack))
    return sorted(found)


def reactions(s: State, actors: Sequence[int], without: int = -1) -> Flow[None]:
    """3.4-a, 3.4-c: the opponent may fire at those who act, hex by hex, while one of them is still there.

    3.4-f: with some units now and others later. `without` is a hex under assault: those in it fire
    defensively instead (9.2-a).
    """
    side = 1 - PIECES[actors[0]].side
    for h in sorted({s.at[u] for u in actors if u in s.at}):
        while exposed(s, actors, h):
            if s.march is not None and s.march.held:
                return
            ready = reactors(s, side, h, actors, without)
            if not ready:
                break
            tokens = [f"react {PIECES[u].id}:{attack}" for u, attack in ready]
            tokens.append("hold")
            if s.march is not None:
                tokens.append("hold-all")

            def why(verb: str, what: str = "", *_: str, h: int = h) -> Refusal | None:
                return why_not_react(s, side, what, h, actors, without) if verb == "react" else None

            answer = yield from put(s, side, "react", "3.4-a", tokens, {"hex": code(s, h)}, why, True)
            if answer == "hold":
                break
            if answer == "hold-all":
                if s.march is not None:
                    s.march = replace(s.march, held=True)
                return
            name, attack = answer.split()[1].split(":")
            shooter = next(u for u, _ in ready if PIECES[u].id == name)
            yield from _react(s, h, shooter, attack, actors)


def _react(s: State, h: int, first: int, attack: str, actors: Sequence[int]) -> Flow[None]:
    """3.4-e: stacked units of one formation may combine, even out of command."""
    group = [first]
    while True:
        more = [
            u
            for u, kind in reactors(s, PIECES[first].side, h, actors)
            if kind == attack and _may_add(s, group, u, attack) is None
        ]
        if not more:
            break
        tokens = [*(f"join {PIECES[u].id}" for u in more), "shoot"]
        about: dict[str, Plain] = {"hex": code(s, h), "group": [*ids(group)], "attack": attack}

        def why(verb: str, name: str = "", *_: str, group: Sequence[int] = tuple(group)) -> Refusal | None:
            p = piece(s, name)
            if verb != "join" or p is None or p.number not in s.at:
                return None
            what = f"{name}:{attack}"
            return _may_add(s, group, p.number, attack) or why_not_react(s, p.side, what, h, actors)

        answer = yield from put(s, PIECES[first].side, "react-group", "3.4-e", tokens, about, why, True)
        if answer == "shoot":
            break
        group.append(next(u for u in more if PIECES[u].id == answer.split()[1]))
    half = [u for u in group if not has(s.reaction, u)]  # 3.4-j
    shot = fire.fire_shot(s, group, attack, h, half)
    s.fights += 1
    s.fired |= 1 << PIECES[first].side
    yield from fire.shoot(s, shot, "3.4-a")
    finish(s, *group)  # 3.4-h, 3.4-i: it is no activation


def _may_add(s: State, group: Sequence[int], u: int, attack: str) -> Refusal | None:
    first = group[0]
    if u in group or s.at[u] != s.at[first] or s.member.get(u, -1) != s.member.get(first, -2):
        return Refusal("3.4-e", "not-stacked", {"unit": PIECES[u].id})
    if attack == AT and (PIECES[u].category == "mg") != (PIECES[first].category == "mg"):
        return Refusal("8-b", "not-stacked", {"unit": PIECES[u].id})
    return None
