"""Chapter 15: scenarios made by points: choose the battle and the maps, buy, deploy, play."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache, partial

from frente.boards.hexes import bits
from frente.engine import Ask, Flow, Menu, Options, Plain, Refusal, Way, put, roll, shuffle
from frente.engine.menu import words
from frente.games.barricadas import nouns
from frente.games.barricadas.answers import Agree, Edge, Goal, Propose, Refuse, Usual
from frente.games.barricadas.board import ROWS, Board, Sheet, board
from frente.games.barricadas.definitions import PIECES
from frente.games.barricadas.rules.opening import open_with
from frente.games.barricadas.rules.purchases import PURCHASE
from frente.games.barricadas.state import Battlefield, Brief, StartZone, code, is_unit, seat, the_board

BATTLES = ("meeting", "republican-attack", "nationalist-attack")  # 15-a
BOARDS = ("random-1", "random-2", "A", "B", "C", "D", "AB", "AC", "BC", "BD", "CD", "ABCD")  # 15-d
MOST_DISTANT = PURCHASE["attacker_minimum_distance"]
MOST_GOALS = 6
MOST_REFUSALS = 4
TURNS = (0, 6, 8, 10, 12, 15, 20)
"""15-b, 15-c: 10 or 15 unless the players decide otherwise; 0 stands for these."""
EDGE = words("edge", "north", "south")


def start(options: Options) -> Battlefield:
    """A match to be built. The maps may still be drawn."""
    battle = str(options["battle"])
    boards = str(options["boards"])
    attacker = {"meeting": -1, "republican-attack": 0, "nationalist-attack": 1}[battle]
    kind = "meeting" if attacker < 0 else "attack"
    brief = Brief(
        id="points",
        sheets=lay_out("A" if boards.startswith("random") else boards),
        turns=int(options["turns"]) or PURCHASE["meeting_turns" if attacker < 0 else "attack_defense_turns"],
        attacker=attacker,
        first=1 - attacker if attacker >= 0 else 0,
        initiative=(0, 0),
        edges=("N", "S"),
        river="minor",
        blown=0,
        night=(),
        rubble=bool(options.get("rubble")),
        fords=0,
        objectives=(),
        holder=-1,
        per_unit=0,
        levels=(1, 1, 1),
        anti_air=(0, 0),
        effects=(),
        zones=(StartZone(0, 0), StartZone(0, 0)),
        owner_hits=bool(options.get("owner-chooses-hits")),
        kind=kind,
    )
    s = Battlefield(brief=brief)
    s.push(("found", boards, int(options["points"])))
    return s


def lay_out(letters: str) -> tuple[Sheet, ...]:
    """15-d: one board small, two medium (one above the other), four large."""
    return tuple(
        (letter, i % 2 + 1 if len(letters) > 2 else 1, i // 2 + 1 if len(letters) > 2 else i + 1, 0)
        for i, letter in enumerate(letters)
    )


def found(s: Battlefield, boards: str, wanted: int) -> Flow[None]:
    """15-d to 15-f: the maps, the sides of the board, the points."""
    if boards.startswith("random"):
        order = yield from shuffle("boards", 4, kind="boards", rule="15-d")
        boards = "".join("ABCD"[i] for i in order[: int(boards[-1])])
    sheets = lay_out(boards)
    s.brief = replace(s.brief, sheets=sheets)  # who chooses his side sees what lies on the table
    edges = s.brief.edges
    winner = s.brief.attacker
    if s.brief.kind == "meeting":  # 15-e
        while True:
            dice = yield from roll("sides", 2, 6, kind="sides", rule="15-e")
            if dice[0] != dice[1]:
                break
        winner = 0 if dice[0] > dice[1] else 1
        way = Way("edge", Edge, EDGE, rule="15-e", among=("north", "south"), subjects=nouns.nameless)
        answer = yield from put(Ask.of(seat(winner), "edge", "15-e", Menu(s, way)))
        north = winner if answer.name == "north" else 1 - winner
        edges = ("N", "S") if north == 0 else ("S", "N")
    s.brief = replace(
        s.brief,
        edges=edges,
        points=_budget(s, len(boards), wanted),
        zones=_zones(s, board(sheets), edges),
    )
    s.budget = s.brief.points
    # He who did not choose the sides names the objectives first; in an attack the defender does.
    s.push(("goals", 1 - winner, 0))


# --- objectives -----------------------------------------------------------------------------------
def goals(s: Battlefield, side: int, refusals: int) -> Flow[None]:
    """15-b, 15-c: the objectives are agreed: one player names them, the other agrees or names others."""
    s.phase = "objectives"
    s.active = side
    menu = Menu(
        s,
        Way("usual", Usual, rule="15-b"),
        Way("propose", Propose, rule="15-b", why_not=partial(_why_not_propose, s)),
        Way(
            "goal",
            Goal,
            nouns.hexes(s),
            rule="15-b",
            why_not=partial(why_not_goal, s),
            among=lambda: bits(goal_ground(s)),
        ),
    )
    ask = Ask.of(seat(side), "goals", "15-b", menu, {"goals": goals_told(s)})
    match (yield from open_with(s, ("goals", side, refusals), ask)):
        case Goal(h):
            s.brief = replace(s.brief, objectives=(*s.brief.objectives, (h, 1)))
            s.push(("goals", side, refusals))
        case Usual():
            s.brief = replace(s.brief, objectives=usual_goals(s))
            s.push(("consent", 1 - side, refusals))
        case Propose():
            s.push(("consent", 1 - side, refusals))


def goals_told(s: Battlefield) -> list[Plain]:
    return [code(s, h) for h, _ in s.brief.objectives]


def consent(s: Battlefield, side: int, refusals: int) -> Flow[None]:
    """15-b: chosen by both. Without agreement after four refusals the usual objectives hold."""
    s.active = side
    menu = Menu(s, Way("agree", Agree, rule="15-b"), Way("refuse", Refuse, rule="15-b"))
    ask = Ask.of(seat(side), "consent", "15-b", menu, {"goals": goals_told(s)})
    answer = yield from open_with(s, ("consent", side, refusals), ask)
    if isinstance(answer, Refuse) and refusals + 1 < MOST_REFUSALS:
        s.brief = replace(s.brief, objectives=())
        s.push(("goals", side, refusals + 1))
        return
    if isinstance(answer, Refuse):
        s.brief = replace(s.brief, objectives=usual_goals(s))
    s.note("objectives", "15-b", hexes=goals_told(s))
    if s.brief.attacker >= 0:
        held = sum(1 << h for h, _ in s.brief.objectives)
        s.control = (0, held) if s.brief.attacker == 0 else (held, 0)
    early = s.brief.first
    s.push(
        ("buy", early), ("buy", 1 - early), ("deploy", early), ("assembly",), ("deploy", 1 - early), ("turn",)
    )


def _why_not_propose(s: Battlefield) -> Refusal | None:
    return None if s.brief.objectives else Refusal("15-b", "no-goal-yet", {})


def why_not_goal(s: Battlefield, h: int) -> Refusal | None:
    """15-b, 15-c: may this hex be an objective too?"""
    if any(h == g for g, _ in s.brief.objectives):
        return Refusal("15-b", "already-goal", {"hex": code(s, h)})
    if len(s.brief.objectives) >= MOST_GOALS:
        return Refusal("15-b", "enough-goals", {"most": MOST_GOALS})
    if not goal_ground(s) >> h & 1:
        return Refusal("15-c", "not-goal-ground", {"hex": code(s, h)})
    return None


def goal_ground(s: Battlefield) -> int:
    """15-b: any hex; 15-c: the middle third of one board, or the boards next to the defender's edge."""
    if s.brief.attacker < 0:
        return the_board(s).grid.all
    return _goal_ground(s.brief.sheets, s.brief.edges[1 - s.brief.attacker], s.brief.edges[s.brief.attacker])


@lru_cache(maxsize=16)
def _goal_ground(sheets: tuple[Sheet, ...], edge: str, other: str) -> int:
    ground = board(sheets)
    mask = 0
    for h in bits(ground.grid.all):
        near, far = ground.line_distance(h, edge), ground.line_distance(h, other)
        if near < 2 * ROWS if len(ground.sheets) > 1 else 3 * min(near, far) >= near + far:
            mask |= 1 << h
    return mask


def _budget(s: Battlefield, boards: int, wanted: int) -> tuple[int, int]:
    """15-f: 150 or 250 each, the attacker twice as much; a large battle as agreed."""
    base = wanted or (150 if boards == 1 else 250 if boards == 2 else 500)
    if s.brief.attacker < 0:
        return base, base
    return (2 * base, base) if s.brief.attacker == 0 else (base, 2 * base)


def usual_goals(s: Battlefield) -> tuple[tuple[int, int], ...]:
    """Three hexes in the middle of where objectives may be: towns first, then heights."""
    worth = {"built-up": 3, "dispersed-buildings": 2}
    ground = the_board(s)
    pool = list(bits(goal_ground(s)))
    xs = [ground.grid.spots[h][0] for h in pool]
    ys = [ground.grid.spots[h][1] for h in pool]
    middle = min(
        pool,
        key=lambda h: (
            abs(2 * ground.grid.spots[h][0] - min(xs) - max(xs))
            + abs(2 * ground.grid.spots[h][1] - min(ys) - max(ys))
        ),
    )

    def rank(h: int) -> tuple[int, int]:
        far = ground.grid.distance(h, middle)
        return far - 2 * worth.get(ground.terrain[h], 0) - ground.level[h], h

    chosen: list[int] = []
    for h in sorted(pool, key=rank):
        if all(ground.grid.distance(h, g) >= 2 for g in chosen) and not ground.river[h]:
            chosen.append(h)
        if len(chosen) == 3:
            break
    return tuple((h, 1) for h in chosen)


def _zones(s: Battlefield, ground: Board, edges: tuple[str, str]) -> tuple[StartZone, ...]:
    """15-b: both enter by their edges; 15-c: the defender sets up in his half."""
    zones = []
    for side in (0, 1):
        edge = edges[side]
        if s.brief.attacker < 0:
            zones.append(StartZone(ground.edge[edge], 1, edge))
            continue
        half = 0
        for h in range(len(ground.grid)):
            if ground.line_distance(h, edge) <= ground.line_distance(h, edges[1 - side]) + 4:
                half |= 1 << h
        zones.append(StartZone(half, 0))
    return tuple(zones)


def assembly(s: Battlefield) -> Flow[None]:
    """15-c: the attacker sets up at least six hexes from every defending unit."""
    yield from ()
    if s.brief.attacker < 0:
        return
    ground = the_board(s)
    side = s.brief.attacker
    front = [h for h, stack in s.stacks.items() if any(is_unit(u) and PIECES[u].side != side for u in stack)]
    far = 0
    for h in range(len(ground.grid)):
        if all(ground.grid.distance(h, f) >= MOST_DISTANT for f in front):
            far |= 1 << h
    edge = s.brief.edges[side]
    near = 0
    for h in bits(far):
        if ground.line_distance(h, edge) <= ground.line_distance(h, s.brief.edges[1 - side]):
            near |= 1 << h
    zone = StartZone(near or far or ground.edge[edge], 0)
    zones = list(s.brief.zones)
    zones[side] = zone
    s.brief = replace(s.brief, zones=tuple(zones))


# --- buying ---------------------------------------------------------------------------------------


# 15-p: the list says 3 Rifle and 1 MMG, whatever the print repeats.
