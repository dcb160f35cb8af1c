"""3.4: reaction fire, when an action is announced and after each hex entered."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from frente.engine import Ask, Flow, Menu, Refusal, Way, put
from frente.games.barricadas import nouns
from frente.games.barricadas.answers import Hold, HoldAll, Join, Reply
from frente.games.barricadas.definitions import AT, OF_SIDE, PIECES, REACH, SHOOTERS
from frente.games.barricadas.rules import fire
from frente.games.barricadas.rules.readiness import why_not_own
from frente.games.barricadas.sight import visible
from frente.games.barricadas.state import (
    Battlefield,
    carried,
    code,
    finish,
    formation_of,
    has,
    in_force,
    is_unit,
    seat,
    the_board,
)


def may_react(s: Battlefield, u: int) -> bool:
    """3.4-d, 3.4-j, 3.4-k: marked for reaction, or in command and not yet activated this turn."""
    if not is_unit(u) or u not in s.at or has(s.routed, u) or has(s.finished, u) or carried(s, u):
        return False
    if has(s.reaction, u):
        return True
    # Whoever was activated is Finished, marked for reaction or acting now.
    return formation_of(s, u) is not None and not has(s.out, u) and not has(s.acting, u)


def exposed(s: Battlefield, actors: Sequence[int], h: int) -> list[int]:
    """3.4-a: those who act and are in the hex; who rides is fired at with his transport."""
    return [s.load[u] if carried(s, u) else u for u in actors if s.at.get(u, -1) == h]


def _affects(s: Battlefield, u: int, attack: str, h: int, actors: Sequence[int]) -> bool:
    """3.4-a: would this fire concern one of those who act, not only those who stand by?"""
    by_mg = attack == AT and PIECES[u].category == "mg"
    found = fire.victims(s, h, 1 - PIECES[u].side, attack, s.at[u], by_mg)
    return any(x in found or PIECES[x].leader for x in exposed(s, actors, h))


def why_not_react(
    s: Battlefield, side: int, h: int, actors: Sequence[int], without: int, u: int, attack: str
) -> Refusal | None:
    """3.4: the rule against reacting with a unit and attack type at a hex in which `actors` act."""
    refusal = why_not_own(s, side, u, "3.4-d")
    if refusal is not None:
        return refusal
    p = PIECES[u]
    if u not in s.at:
        return Refusal("3.4-d", "not-on-board", {"unit": p.id})
    if s.at[u] == without:
        return Refusal("9.2-a", "fires-defensively", {"unit": p.id})
    if has(s.routed, u):
        return Refusal("3.4-k", "is-routed", {"unit": p.id})
    if has(s.finished, u):
        return Refusal("3.4-k", "is-finished", {"unit": p.id})
    if carried(s, u):
        return Refusal("3.4-k", "is-carried", {"unit": p.id})
    refusal = fire.why_not_shoot(s, u, h, attack)
    if refusal is None and not may_react(s, u):
        return Refusal("3.4-j", "no-reaction", {"unit": p.id})
    if refusal is None and not _affects(s, u, attack, h, actors):
        return Refusal("3.4-a", "bystanders", {"hex": code(s, h), "attack": attack})
    return refusal


def reactors(
    s: Battlefield, side: int, h: int, actors: Sequence[int], without: int = -1
) -> list[tuple[int, str]]:
    """Who of a side may fire at those who act in the hex, and how; nobody in the hex `without`."""
    able = OF_SIDE[side] & SHOOTERS & ~(s.routed | s.finished) & (s.reaction | ~(s.out | s.acting))
    if not able or in_force(s, "no_reaction", side):
        return []
    board = the_board(s)
    seen = visible(board, h)  # 6.2-d: who sees the hex is seen from it
    found = []
    for where, pieces in s.stacks.items():
        if not seen >> where & 1 or where == without:
            continue
        for u in pieces:
            if not able >> u & 1 or board.grid.distance(where, h) > REACH[u] or not may_react(s, u):
                continue
            for attack in fire.attack_types(u):
                if fire.why_not_shoot(s, u, h, attack) is None and _affects(s, u, attack, h, actors):
                    found.append((u, attack))
    return sorted(found)


def reactions(s: Battlefield, actors: Sequence[int], without: int = -1) -> Flow[None]:
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
            ask = Ask.of(
                seat(side),
                "react",
                "3.4-a",
                Menu(s, *_ways(s, side, h, actors, without, ready)),
                {
                    "hex": code(s, h),
                    "units": [PIECES[u].id for u in exposed(s, actors, h)],
                    "doing": _doing(s, without),
                    "assault": code(s, without) if without >= 0 else "none",
                },
                commits=True,
            )
            match (yield from put(ask)):
                case Hold():
                    break
                case HoldAll():
                    assert s.march is not None
                    s.march = replace(s.march, held=True)
                    return
                case Reply((shooter,), _, attack):
                    yield from _react(s, h, shooter, attack, actors)


def _doing(s: Battlefield, without: int) -> str:
    """What those who may be fired at are about: the one who answers has not chosen the moment."""
    if without >= 0:
        return "assault"
    if s.march is None:
        return "act"
    return "come" if s.march.entered else "go"


def _ways(
    s: Battlefield, side: int, h: int, actors: Sequence[int], without: int, ready: list[tuple[int, str]]
) -> list[Way]:
    shot = nouns.SHOTS[side]
    ways = [
        Way(
            "react",
            lambda chosen: Reply((chosen[0],), h, chosen[1]),
            shot,
            rule="3.4-a",
            why_not=lambda chosen: why_not_react(s, side, h, actors, without, *chosen),
            among=ready,
            judged=True,
            label=nouns.detailed("do-react", shot),
        ),
        Way("hold", Hold, rule="3.4-f"),
    ]
    if s.march is not None:
        ways.append(Way("hold-all", HoldAll, rule="3.4-f"))
    return ways


def _react(s: Battlefield, h: int, first: int, attack: str, actors: Sequence[int]) -> Flow[None]:
    """3.4-e: stacked units of one formation may combine, even out of command."""
    group = [first]
    side = PIECES[first].side

    def why_not(u: int) -> Refusal | None:
        return _why_not_add(s, group, u, attack) or why_not_react(s, side, h, actors, -1, u, attack)

    while more := [
        u
        for u, kind in reactors(s, side, h, actors)
        if kind == attack and not _why_not_add(s, group, u, attack)
    ]:
        menu = Menu(
            s,
            Way("join", Join, nouns.own(side), rule="3.4-e", why_not=why_not, among=more, judged=True),
            Way("shoot", partial(Reply, tuple(group), h, attack), rule="3.4-e"),
        )
        match (yield from put(Ask.of(seat(side), "react-group", "3.4-e", menu, {"hex": code(s, h)}, True))):
            case Join(mate):
                group.append(mate)
            case Reply():
                break
    half = [u for u in group if not has(s.reaction, u)]  # 3.4-j
    shot = fire.fire_shot(s, group, attack, h, half)
    s.fights += 1
    s.fired |= 1 << PIECES[first].side
    yield from fire.shoot(s, shot, "3.4-a")
    finish(s, *group)  # 3.4-h, 3.4-i: it is no activation


def _why_not_add(s: Battlefield, group: Sequence[int], u: int, attack: str) -> Refusal | None:
    """3.4-e, 8-b: who may fire together in reaction."""
    first, args = group[0], {"unit": PIECES[u].id}
    refusal = why_not_own(s, PIECES[first].side, u, "3.4-e")
    if refusal is not None:
        return refusal
    if u in group:
        return Refusal("3.4-e", "already", args)
    if s.at.get(u, -1) != s.at[first] or s.member.get(u, -1) != s.member.get(first, -2):
        return Refusal("3.4-e", "not-stacked", args)
    if attack == AT and (PIECES[u].category == "mg") != (PIECES[first].category == "mg"):
        return Refusal("8-b", "mixed-guns", {})
    return None
