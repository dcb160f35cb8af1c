"""The scripted player `steady`: rally, shell, shoot what pays, assault at good odds, else close up in cover.

The attacker walks towards the objectives he does not hold, the defender stays and watches his approaches.
In a meeting engagement both do the one and, once on an objective, the other.
"""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush
from random import Random

from frente.boards.hexes import OFF, bits
from frente.engine import Ask
from frente.games.barricadas import charts, odds
from frente.games.barricadas.board import Sheet, board
from frente.games.barricadas.definitions import FORMATIONS, NUMBER, PIECES, SIDE
from frente.games.barricadas.rules import declaration, fire
from frente.games.barricadas.rules.movement import move_type, terrain
from frente.games.barricadas.rules.points import cost_of
from frente.games.barricadas.rules.spotting import all_hidden
from frente.games.barricadas.sight import sees
from frente.games.barricadas.state import (
    State,
    has,
    held,
    hex_of,
    is_unit,
    manned,
    stack,
    targets_in,
    the_board,
)

COVER = {
    "built-up": 3.0,
    "rubble": 3.0,
    "woods": 2.0,
    "dispersed-buildings": 2.2,
    "light-woods": 1.2,
    "rough": 1.0,
    "marsh": 0.6,
    "fields": 0.4,
    "open": 0.0,
}
FIRST = {
    "stand": "support",
    "lead": "lead",
    "second": "enough",
    "form": "concentrate",
    "flak": "flak",
    "hold-hex": "stay",
    "go-on": "strike",
    "who-first": "first",
    "removal": "keep",
    "deploy": "auto",
}


def steady(s: State, ask: Ask, luck: Random) -> str:
    """One of the ask's options."""
    options = ask.options()
    if len(options) == 1:
        return options[0]
    if ask.kind in FIRST and FIRST[ask.kind] in options:
        return FIRST[ask.kind]
    side = SIDE[ask.seat]
    plans = {
        "activate": _activate,
        "act": _act,
        "march": _march,
        "fire": _fire,
        "assault": _join_all,
        "react": _react,
        "react-group": _join_all,
        "defend": _volley,
        "defend-late": _volley,
        "answer": _volley,
        "aim": _aim,
        "air-aim": _aim,
        "order": _order,
        "rout": _flee,
        "retreat": _flee,
        "fall-back": _stay,
        "drive-off": _flee,
        "rally": _rally,
        "marker": _marker,
        "vertex": _vertex,
        "man": _man,
        "buy": _buy,
        "pontoon": _flee,
    }
    plan = plans.get(ask.kind)
    return plan(s, side, ask, options, luck) if plan else options[0]


# --- judgement ------------------------------------------------------------------------------------
def expected(s: State, shot: fire.Shot) -> float:
    """The mean of the steps an attack costs."""
    if shot.victims and not any(is_unit(u) for u in shot.victims):
        return sum(share for hits, share in odds.hit_shares(shot).items() if hits)
    return sum(n * share for n, share in odds.step_shares(s, shot).items())


def best_shot(s: State, group: list[int], half: bool = False) -> tuple[float, str]:
    best = (0.0, "")
    for h, attack in fire.targets(s, group[0]):
        value = expected(s, fire.fire_shot(s, group, attack, h, group if half else ()))
        best = max(best, (value, f"{the_board(s).grid.codes[h]}:{attack}"))
    return best


def goals(s: State, side: int) -> list[int]:
    """Objectives still to be taken; the attacker's own ones to be kept come after them."""
    return [h for h, _ in s.brief.objectives if not s.control[side] >> h & 1]


def attacks(s: State, side: int) -> bool:
    return s.brief.attacker in (side, -1) or bool(goals(s, side))


@lru_cache(maxsize=512)
def field(
    sheets: tuple[Sheet, ...], kind: str, goal: int, wet: str, closed: int, open_: int
) -> tuple[int, ...]:
    """The cost of the way from every hex to a goal, over terrain alone."""
    ground = board(sheets)
    far = [9999] * len(ground.grid)
    far[goal] = 0
    heap = [(0, goal)]
    while heap:
        spent, b = heappop(heap)
        if spent > far[b]:
            continue
        if closed >> b & 1 and b != goal:
            continue
        price = charts.move_cost("wheeled" if kind == "wheeled-t" else kind, ground.terrain[b])
        if price < 0 and not ground.road[b]:
            continue
        if wet == "major" and ground.river[b] and not open_ >> b & 1:
            continue
        for d, a in enumerate(ground.grid.sides[b]):
            if a == OFF:
                continue
            cost = 2 if ground.way(b, d) else max(2, price)
            climb = ground.level[b] - ground.level[a]
            cost += max(0, climb) * 2 + (4 if ground.river[b] and wet == "minor" else 0)
            if spent + cost < far[a]:
                far[a] = spent + cost
                heappush(heap, (far[a], a))
    return tuple(far)


def distance(s: State, u: int, h: int, goal: int) -> int:
    ground = the_board(s)
    crossings = s.boats | sum(1 << x for x in s.pontoons)
    crossings |= sum(1 << i for i, b in enumerate(ground.bridge) if b and not s.brief.blown >> i & 1)
    kind = move_type(s, u)
    closed = s.wire | (s.roadblocks if kind != "foot" else 0)
    return field(s.brief.sheets, kind, goal, s.brief.river, closed, crossings)[h]


def goal_of(s: State, u: int, h: int) -> int:
    side = PIECES[u].side
    open_ = goals(s, side)
    return min(open_, key=lambda g: (distance(s, u, h, g), g)) if open_ else -1


def threatened(s: State, side: int, h: int) -> float:
    """How much enemy fire can reach a hex, roughly."""
    grid = the_board(s).grid
    total = 0.0
    for u, where in s.at.items():
        if PIECES[u].side != side and "AP" in PIECES[u].fire and not has(s.routed, u):
            far = grid.distance(where, h)
            reach = PIECES[u].fire["AP"][1]
            if far <= 2 * reach:
                total += 1.0 if far <= reach else 0.5
    return total


# --- plans ----------------------------------------------------------------------------------------
def _activate(s: State, side: int, ask: Ask, options: list[str], luck: Random) -> str:
    best, value = "pass", -1.0
    for token in options:
        verb, *words = token.split()
        if verb != "activate":
            continue
        u = NUMBER[words[0]]
        worth = 1.0 + luck.random() * 0.2
        n = s.member.get(u, -1)
        if n >= 0 and PIECES[u].leader:
            units = [x for x in s.formations[n].units if x in s.at and not has(s.finished | s.routed, x)]
            worth += 2 * sum(best_shot(s, [x])[0] for x in units)
            worth += 1.0 * any(has(s.routed, x) for x in s.formations[n].units)
            if attacks(s, side):
                worth += 0.5
        elif PIECES[u].category == "transport":
            worth = -2.0
        elif PIECES[u].leader and not any(PIECES[x].side == side for x in bits(s.routed)):
            worth = -2.0
        if worth > value:
            best, value = token, worth
    return best if best in options else options[0]


def _act(s: State, side: int, ask: Ask, options: list[str], luck: Random) -> str:
    ranked: list[tuple[float, str]] = [(0.0, "end")]
    push = attacks(s, side)
    for token in options:
        verb, *words = token.split()
        u = NUMBER[words[0]] if words else -1
        if verb == "rally":
            ranked.append((9.0, token))
        elif verb in ("direct", "air"):
            ranked.append((8.0 if _seen(s, side, u) else -1.0, token))
        elif verb == "fire":
            value = best_shot(s, _mates(s, u))[0]
            close = bool(the_board(s).grid.touching[s.at[u]] & held(s, 1 - side))
            ranked.append((2.9 + value if value > (0.35 if push and not close else 0.1) else -1.0, token))
        elif verb == "assault":
            ranked.append((_assault_worth(s, u, hex_of(s, words[1])), token))
        elif verb == "move":
            ranked.append((_move_worth(s, u, push), token))
        elif verb == "boat":
            ranked.append((2.6 if goals(s, side) else -1.0, token))
        elif verb == "prepare":
            ranked.append((0.6 if not push or PIECES[u].category in ("mg", "at-gun") else 0.3, token))
        elif verb == "cross":
            ranked.append((1.2 if push else -1.0, token))
        elif verb == "dig":
            near = threatened(s, side, s.at[u])
            ranked.append((0.5 if not push and not near else -1.0, token))
    return max(ranked, key=lambda r: r[0])[1]


def _mates(s: State, u: int) -> list[int]:
    """The unit with those of its formation in its hex that could fire with it."""
    kinds = fire.attack_types(u)
    return [
        u,
        *(
            x
            for x in stack(s, s.at[u])
            if x != u
            and s.member.get(x, -1) == s.member.get(u, -2)
            and has(s.acting, x)
            and is_unit(x)
            and x not in s.spent
            and fire.attack_types(x) == kinds
        ),
    ]


def _seen(s: State, side: int, officer: int) -> bool:
    here = s.at[officer]
    known = [h for h in bits(held(s, 1 - side)) if sees(the_board(s), here, h)]
    return any(not all_hidden(s, here, h, 1 - side) for h in known) or (bool(known) and s.turn > 3)


def _assault_worth(s: State, u: int, h: int) -> float:
    mates = [u]
    for x in sorted({*bits(s.acting), *s.spent}):
        if x != u and x in s.at and declaration.why_not_join(s, mates, x, h) is None and len(mates) < 3:
            mates.append(x)
    found = odds.assault_odds(s, mates, h)
    if found is None:
        return 6.0  # nobody there can fight
    if found.title.id == "odds-fire":
        return 2.5 if sum(o.chance * (o.good > -1) for o in found.outcomes) > 0.45 else -1.0
    good = sum(o.chance * o.good for o in found.outcomes)
    bonus = 0.15 if any(h == g for g, _ in s.brief.objectives) else 0.0
    bonus += 0.2 * s.turn / s.brief.turns  # late in the day more is risked
    return 3.2 + good if good + bonus > 0.05 else -1.0


def _move_worth(s: State, u: int, push: bool) -> float:
    p = PIECES[u]
    if u in s.waiting:
        return 4.0
    if p.leader:
        n = s.member.get(u, -1)
        if n < 0:
            return -1.0
        mates = [x for x in s.formations[n].units if x in s.at]
        grid = the_board(s).grid
        far = sum(grid.distance(s.at[x], s.at[u]) > p.command for x in mates)
        return (
            1.0 if far and not any(has(s.acting, x) and _move_worth(s, x, push) > 0 for x in mates) else -1.0
        )
    if not push or p.category in ("artillery", "infantry-gun", "mortar", "aa-gun", "transport"):
        return -1.0
    if p.category in ("mg", "at-gun") and threatened(s, p.side, s.at[u]) and best_shot(s, [u])[0] > 0.1:
        return -1.0
    if the_board(s).grid.touching[s.at[u]] & held(s, 1 - p.side) and p.category != "afv":
        return -1.0
    goal = goal_of(s, u, s.at[u])
    if goal < 0 or the_board(s).grid.distance(s.at[u], goal) == 0:
        return -1.0
    return 2.0


def _march(s: State, side: int, ask: Ask, options: list[str], luck: Random) -> str:
    now = s.march
    assert now is not None
    u = now.units[0]
    here = s.at.get(u, -1)
    for token in options:
        if token == "exit":
            return token
        if token.startswith("with ") and _comes_along(s, u, NUMBER[token.split()[1]]):
            return token
    steps = [t for t in options if t.startswith(("to ", "slip "))]
    if PIECES[u].leader:
        return _lead_on(s, u, here, steps, options)
    goal = goal_of(s, u, here if here >= 0 else hex_of(s, steps[0].split()[1]) if steps else 0)
    if here < 0 and steps and goal < 0:
        goal = s.brief.objectives[0][0] if s.brief.objectives else hex_of(s, steps[0].split()[1])
    if goal < 0 or not steps:
        return "stop" if "stop" in options else options[0]

    def worth(h: int) -> float:
        value = -0.5 * distance(s, u, h, goal)
        value += 0.2 * COVER[terrain(s, h)] * min(2.0, threatened(s, side, h))
        value -= 0.2 * sum(1 for x in stack(s, h) if is_unit(x) and x not in now.units)
        return value

    best = max(steps, key=lambda t: (worth(hex_of(s, t.split()[1])), t))
    gain = worth(hex_of(s, best.split()[1])) - (worth(here) if here >= 0 else -99)
    if here >= 0 and "stop" in options:
        if gain <= 0.2:
            return "stop"
        if the_board(s).grid.touching[here] & held(s, 1 - side):
            return "stop"
    return best


def _comes_along(s: State, u: int, x: int) -> bool:
    """A formation goes forward as one stack, so that it stays in command."""
    if s.member.get(x, -1) != s.member.get(u, -2):
        return False
    return PIECES[x].leader or PIECES[x].mp >= PIECES[u].mp or PIECES[x].category == "mg"


def _lead_on(s: State, u: int, here: int, steps: list[str], options: list[str]) -> str:
    n = s.member.get(u, -1)
    grid = the_board(s).grid
    mates = [s.at[x] for x in s.formations[n].units if x in s.at] if n >= 0 else []
    if not mates and n < 0:
        mates = [s.at[x] for x in bits(s.routed) if x in s.at and PIECES[x].side == PIECES[u].side]

    def far(h: int) -> float:
        return sum(grid.distance(h, m) for m in mates) - 0.1 * COVER[terrain(s, h)]

    if not steps or (here >= 0 and not mates):
        return "stop" if "stop" in options else options[0]
    best = min(steps, key=lambda t: (far(hex_of(s, t.split()[1])), t))
    if here >= 0 and "stop" in options and far(hex_of(s, best.split()[1])) >= far(here):
        return "stop"
    return best


def _fire(s: State, side: int, ask: Ask, options: list[str], luck: Random) -> str:
    group = [NUMBER[str(x)] for x in ask.about["group"]] if isinstance(ask.about["group"], list) else []
    best, value = "", -1.0
    for token in options:
        if token.startswith("at "):
            where, attack = token.split()[1].split(":")
            gain = expected(s, fire.fire_shot(s, group, attack, hex_of(s, where)))
            if gain > value:
                best, value = token, gain
    for token in options:  # companions who have nothing better to shoot at
        if token.startswith("join ") and len(group) < 4:
            return token
    return best or options[0]


def _join_all(s: State, side: int, ask: Ask, options: list[str], luck: Random) -> str:
    joins = [t for t in options if t.startswith("join ")]
    if joins and (ask.kind != "assault" or len(_group(ask)) < 3):
        return joins[0]
    return options[-1]


def _group(ask: Ask) -> list[object]:
    value = ask.about.get("group", [])
    return list(value) if isinstance(value, list) else []


def _react(s: State, side: int, ask: Ask, options: list[str], luck: Random) -> str:
    h = hex_of(s, str(ask.about["hex"]))
    best, value = "hold", 0.25
    for token in options:
        if not token.startswith("react "):
            continue
        name, attack = token.split()[1].split(":")
        u = NUMBER[name]
        gain = expected(s, fire.fire_shot(s, [u], attack, h, () if has(s.reaction, u) else (u,)))
        if the_board(s).grid.distance(s.at[u], h) == 1:
            gain += 0.15
        if gain > value:
            best, value = token, gain
    return best


def _volley(s: State, side: int, ask: Ask, options: list[str], luck: Random) -> str:
    shots = [t for t in options if t.startswith(("volley", "strike"))]
    tanks = [t for t in shots if t.endswith(":AT")]
    return (tanks or shots or options)[0]


def _aim(s: State, side: int, ask: Ask, options: list[str], luck: Random) -> str:
    def worth(token: str) -> tuple[float, str]:
        if token == "nothing":
            return -9.0, token
        h = hex_of(s, token.split()[1])
        foes = sum(3 - s.lost.get(u, 0) for u in targets_in(s, h, 1 - side))
        friends = sum(1 for n in the_board(s).grid.sides[h] if n != OFF and manned(s, side) >> n & 1)
        return foes / charts.defense("ART", terrain(s, h)) - 0.4 * friends, token

    return max(options, key=worth)


def _order(s: State, side: int, ask: Ask, options: list[str], luck: Random) -> str:
    h = hex_of(s, str(ask.about["hex"]))
    return "attack" if manned(s, 1 - side) >> h & 1 else "save"


def _flee(s: State, side: int, ask: Ask, options: list[str], luck: Random) -> str:
    ground = the_board(s)
    edge = s.brief.edges[side]

    def worth(token: str) -> tuple[float, str]:
        words = token.split()
        if len(words) < 2:
            return -99.0, token
        h = hex_of(s, words[1])
        return COVER[terrain(s, h)] - 0.5 * ground.line_distance(h, edge), token

    return max(options, key=worth)


def _stay(s: State, side: int, ask: Ask, options: list[str], luck: Random) -> str:
    return "stay" if "stay" in options else options[0]


def _rally(s: State, side: int, ask: Ask, options: list[str], luck: Random) -> str:
    return next((t for t in options if t.startswith("try ")), options[-1])


def _marker(s: State, side: int, ask: Ask, options: list[str], luck: Random) -> str:
    kind = str(ask.about["marker"])
    if kind == "reaction":
        order = {"mg": 0, "at-gun": 1, "infantry": 2}
        ready = [t for t in options if t != "skip"]
        return (
            min(ready, key=lambda t: (order.get(PIECES[NUMBER[t.split()[1]]].category, 9), t))
            if ready
            else "skip"
        )
    ground = the_board(s)
    edge = s.brief.edges[1 - side]

    def worth(token: str) -> tuple[float, str]:
        if token == "skip":
            return -50.0, token
        h = hex_of(s, token.split()[1])
        own = sum(1 for u in stack(s, h) if is_unit(u))
        near = sum(1 for n in ground.grid.sides[h] if n != OFF and held(s, side) >> n & 1)
        value = 2.0 * own + near - 0.1 * ground.line_distance(h, edge)
        return value - 0.1 * min(
            (ground.grid.distance(h, g) for g, _ in s.brief.objectives), default=0
        ), token

    return max(options, key=worth)


def _vertex(s: State, side: int, ask: Ask, options: list[str], luck: Random) -> str:
    return "face 1" if s.brief.edges[1 - side] == "N" else "face 4"


def _man(s: State, side: int, ask: Ask, options: list[str], luck: Random) -> str:
    return options[0]


def _buy(s: State, side: int, ask: Ask, options: list[str], luck: Random) -> str:
    """Infantry first, then support, guns and a few works; regulars, and what the points allow."""
    troops = [t for t in options if t.startswith("formation ") and t.endswith(":regular")]
    troops = [t for t in troops if FORMATIONS[t.split()[1].split(":")[0]]["composition"]]
    extras = [t for t in options if t.startswith(("guns ", "vehicle ", "work improved"))]
    count = sum(f.side == side for f in s.formations)
    if troops and (count % 4 != 3 or not extras):
        return max(troops, key=lambda t: (cost_of(s, side, t) + luck.random() * 12, t))
    if extras and luck.random() < 0.8:
        return luck.choice(extras)
    return "enough" if "enough" in options else options[0]
