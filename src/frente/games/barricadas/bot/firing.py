"""`steady` shoots: targets, companions, reactions, guns and aircraft (chapters 3.4, 8 and 9.2)."""

from __future__ import annotations

from random import Random

from frente.boards.hexes import OFF
from frente.engine import Ask
from frente.games.barricadas import charts
from frente.games.barricadas.bot.judgement import expected
from frente.games.barricadas.definitions import NUMBER, PIECES
from frente.games.barricadas.rules import fire
from frente.games.barricadas.rules.movement import terrain
from frente.games.barricadas.state import State, has, hex_of, manned, targets_in, the_board


def shoot(s: State, side: int, ask: Ask, options: list[str], luck: Random) -> str:
    """All who can fire at one target do: the Combat Chart rewards large groups."""
    group = [NUMBER[str(x)] for x in _group(ask)]
    joins = [t for t in options if t.startswith("join ")]
    if joins:
        return joins[0]
    best, value = options[0], -1.0
    for token in options:
        where, attack = token.split()[1].split(":")
        h = hex_of(s, where)
        gain = expected(s, fire.fire_shot(s, group, attack, h))
        gain += 0.1 * any(h == g for g, _ in s.brief.objectives)
        if gain > value:
            best, value = token, gain
    return best


def _group(ask: Ask) -> list[object]:
    value = ask.about.get("group", [])
    return list(value) if isinstance(value, list) else []


def join_all(s: State, side: int, ask: Ask, options: list[str], luck: Random) -> str:
    joins = [t for t in options if t.startswith("join ")]
    if joins and (ask.kind != "assault" or len(_group(ask)) < 3):
        return joins[0]
    return options[-1]


def react(s: State, side: int, ask: Ask, options: list[str], luck: Random) -> str:
    """3.4: at what comes close or pays; a marker is there to be used."""
    h = hex_of(s, str(ask.about["hex"]))
    best, value = "hold", 0.0
    for token in options:
        if not token.startswith("react "):
            continue
        name, attack = token.split()[1].split(":")
        u = NUMBER[name]
        ready = has(s.reaction, u)
        stackmates = [
            x
            for x in s.stacks[s.at[u]]
            if x == u
            or (
                s.member.get(x, -1) == s.member.get(u, -2) and has(s.reaction, x) and attack in PIECES[x].fire
            )
        ]
        gain = expected(s, fire.fire_shot(s, stackmates, attack, h, () if ready else stackmates))
        near = the_board(s).grid.distance(s.at[u], h)
        bar = 0.3 if near > 2 else 0.15
        if gain - bar > value:
            best, value = token, gain - bar
    return best


def volley(s: State, side: int, ask: Ask, options: list[str], luck: Random) -> str:
    """9.2: defensive fire at once; at tanks first."""
    shots = [t for t in options if t.startswith(("volley", "strike"))]
    tanks = [t for t in shots if t.endswith(":AT")]
    return (tanks or shots or options)[0]


def aim(s: State, side: int, ask: Ask, options: list[str], luck: Random) -> str:
    """8.1, 8.2: where most enemies stand with least cover, and no friends next to them."""
    own = manned(s, side)

    def worth(token: str) -> tuple[float, str]:
        if token == "nothing":
            return -9.0, token
        h = hex_of(s, token.split()[1])
        foes = sum(3 - s.lost.get(u, 0) for u in targets_in(s, h, 1 - side))
        friends = sum(1 for n in the_board(s).grid.sides[h] if n != OFF and own >> n & 1)
        return foes / charts.defense("ART", terrain(s, h)) - 0.4 * friends, token

    return max(options, key=worth)


def order(s: State, side: int, ask: Ask, options: list[str], luck: Random) -> str:
    h = hex_of(s, str(ask.about["hex"]))
    return "attack" if manned(s, 1 - side) >> h & 1 else "save"


def rally(s: State, side: int, ask: Ask, options: list[str], luck: Random) -> str:
    return next((t for t in options if t.startswith("try ")), options[-1])
