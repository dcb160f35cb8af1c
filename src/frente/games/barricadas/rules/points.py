"""Chapter 15: scenarios made by points: choose the battle and the maps, buy, deploy, play."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from frente.boards.hexes import bits
from frente.engine import Ask, Flow, Message, Options, Plain, Refusal, choose, roll, shuffle, to_plain
from frente.games.barricadas import charts
from frente.games.barricadas.board import ROWS, Board, Sheet, board
from frente.games.barricadas.definitions import (
    ADDONS,
    AIRCRAFT,
    CHARTS,
    FORMATIONS,
    MARKERS,
    PIECES,
    SIDES,
    composition,
)
from frente.games.barricadas.rules.asking import first, pick
from frente.games.barricadas.setup import counters_for, draw_formation, officers_for, taken
from frente.games.barricadas.state import (
    Battery,
    Brief,
    Flight,
    Formation,
    State,
    Zone,
    code,
    hex_of,
    is_unit,
    seat,
    the_board,
)

PURCHASE = CHARTS["purchase"]
BATTLES = ("meeting", "republican-attack", "nationalist-attack")  # 15-a
BOARDS = ("random-1", "random-2", "A", "B", "C", "D", "AB", "AC", "BC", "BD", "CD", "ABCD")  # 15-d
WORKS = {**PURCHASE["fortification_cost"], **PURCHASE["made_cost"]}  # 15-o
BOTH = frozenset(PURCHASE["fortification_cost"])
MOST_DISTANT = PURCHASE["attacker_minimum_distance"]
ADVISED = tuple(f"{PURCHASE['recommended_veteran_share'][side]:.0%}" for side in SIDES)  # 15-h
MOST_GOALS = 6
MOST_REFUSALS = 4
TURNS = (0, 6, 8, 10, 12, 15, 20)
"""15-b, 15-c: 10 or 15 unless the players decide otherwise; 0 stands for these."""
QUALITIES = {"veteran": 1, "regular": 0, "green": -1}


def start(options: Options) -> State:
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
        zones=(Zone(0, 0), Zone(0, 0)),
        owner_hits=bool(options.get("owner-chooses-hits")),
        kind=kind,
    )
    s = State(brief=brief)
    s.push(("found", boards, int(options["points"])))
    return s


def lay_out(letters: str) -> tuple[Sheet, ...]:
    """15-d: one board small, two medium (one above the other), four large."""
    return tuple(
        (letter, i % 2 + 1 if len(letters) > 2 else 1, i // 2 + 1 if len(letters) > 2 else i + 1, 0)
        for i, letter in enumerate(letters)
    )


def found(s: State, boards: str, wanted: int) -> Flow[None]:
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
        answer = yield from pick(winner, "edge", "15-e", ["edge north", "edge south"])
        north = winner if answer.endswith("north") else 1 - winner
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
def goals(s: State, side: int, refusals: int) -> Flow[None]:
    """15-b, 15-c: the objectives are agreed: one player names them, the other agrees or names others."""
    s.phase = "objectives"
    s.active = side
    ask = Ask(
        seat(side),
        "goals",
        "15-b",
        lambda: goal_options(s),
        lambda t: why_not_goal(s, t),
        {"goals": [code(s, h) for h, _ in s.brief.objectives]},
    )
    answer = yield from first(s, ("goals", side, refusals), choose(ask))
    if answer.startswith("goal "):
        h = hex_of(s, answer.split()[1])
        s.brief = replace(s.brief, objectives=(*s.brief.objectives, (h, 1)))
        s.push(("goals", side, refusals))
        return
    if answer == "usual":
        s.brief = replace(s.brief, objectives=usual_goals(s))
    s.push(("consent", 1 - side, refusals))


def consent(s: State, side: int, refusals: int) -> Flow[None]:
    """15-b: chosen by both. Without agreement after four refusals the usual objectives hold."""
    s.active = side
    names: list[Plain] = [code(s, h) for h, _ in s.brief.objectives]
    asked = pick(side, "consent", "15-b", ["agree", "refuse"], goals=names)
    answer = yield from first(s, ("consent", side, refusals), asked)
    if answer == "refuse" and refusals + 1 < MOST_REFUSALS:
        s.brief = replace(s.brief, objectives=())
        s.push(("goals", side, refusals + 1))
        return
    if answer == "refuse":
        s.brief = replace(s.brief, objectives=usual_goals(s))
    s.note("objectives", "15-b", hexes=[code(s, h) for h, _ in s.brief.objectives])
    if s.brief.attacker >= 0:
        held = sum(1 << h for h, _ in s.brief.objectives)
        s.control = (0, held) if s.brief.attacker == 0 else (held, 0)
    early = s.brief.first
    s.push(
        ("buy", early), ("buy", 1 - early), ("deploy", early), ("assembly",), ("deploy", 1 - early), ("turn",)
    )


def goal_options(s: State) -> list[str]:
    able = [f"goal {code(s, h)}" for h in bits(goal_ground(s)) if _why_not_goal_at(s, h) is None]
    return ["usual", *(["propose"] if s.brief.objectives else []), *able]


def why_not_goal(s: State, token: str) -> Refusal | None:
    verb, *words = token.split()
    if token == "usual":
        return None
    if token == "propose":
        return None if s.brief.objectives else Refusal("15-b", "no-goal-yet", {})
    if verb != "goal" or len(words) != 1:
        return Refusal("15-b", "not-offered", {"token": token})
    h = hex_of(s, words[0])
    return Refusal("15-b", "no-hex", {}) if h < 0 else _why_not_goal_at(s, h)


def _why_not_goal_at(s: State, h: int) -> Refusal | None:
    if any(h == g for g, _ in s.brief.objectives):
        return Refusal("15-b", "already-goal", {"hex": code(s, h)})
    if len(s.brief.objectives) >= MOST_GOALS:
        return Refusal("15-b", "enough-goals", {"most": MOST_GOALS})
    if not goal_ground(s) >> h & 1:
        return Refusal("15-c", "not-goal-ground", {"hex": code(s, h)})
    return None


def goal_ground(s: State) -> int:
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


def _budget(s: State, boards: int, wanted: int) -> tuple[int, int]:
    """15-f: 150 or 250 each, the attacker twice as much; a large battle as agreed."""
    base = wanted or (150 if boards == 1 else 250 if boards == 2 else 500)
    if s.brief.attacker < 0:
        return base, base
    return (2 * base, base) if s.brief.attacker == 0 else (base, 2 * base)


def usual_goals(s: State) -> tuple[tuple[int, int], ...]:
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


def _zones(s: State, ground: Board, edges: tuple[str, str]) -> tuple[Zone, ...]:
    """15-b: both enter by their edges; 15-c: the defender sets up in his half."""
    zones = []
    for side in (0, 1):
        edge = edges[side]
        if s.brief.attacker < 0:
            zones.append(Zone(ground.edge[edge], 1, edge))
            continue
        half = 0
        for h in range(len(ground.grid)):
            if ground.line_distance(h, edge) <= ground.line_distance(h, edges[1 - side]) + 4:
                half |= 1 << h
        zones.append(Zone(half, 0))
    return tuple(zones)


def assembly(s: State) -> Flow[None]:
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
    zone = Zone(near or far or ground.edge[edge], 0)
    zones = list(s.brief.zones)
    zones[side] = zone
    s.brief = replace(s.brief, zones=tuple(zones))


# --- buying ---------------------------------------------------------------------------------------
def buy(s: State, side: int) -> Flow[None]:
    """15-j to 15-o: one purchase after the other while points last."""
    s.phase = "buying"
    s.active = side
    ask = Ask(
        seat(side),
        "buy",
        "15-j",
        lambda: buy_options(s, side),
        lambda t: why_not_buy(s, side, t),
        {"points": s.budget[side], "veterans": f"{veteran_share(s, side):.0%}", "advised": ADVISED[side]},
    )
    answer = yield from first(s, ("buy", side), choose(ask))
    if answer == "enough":
        return
    cost = cost_of(side, answer)
    left = s.budget[side] - cost
    s.budget = (left, s.budget[1]) if side == 0 else (s.budget[0], left)
    yield from _deliver(s, side, answer)
    s.note("bought", "15-j", seat=seat(side), what=to_plain(goods(answer)), cost=cost, left=left)
    s.push(("buy", side))


# 15-p: the list says 3 Rifle and 1 MMG, whatever the print repeats.
def catalog(side: int) -> list[str]:
    """Everything that has a price, as tokens, without looking at the budget."""
    name = SIDES[side]
    tokens = []
    for f, row in FORMATIONS.items():
        if row["side"] == name:
            kinds = QUALITIES if row["composition"] else ("regular",)
            tokens += [f"formation {f}:{q}" for q in kinds]
    tokens += [f"guns {b['caliber']}:{b['state']}" for b in PURCHASE["battery_cost"]]
    tokens.append("sortie")
    tokens += [f"work {w}" for w in WORKS]
    return tokens


def goods(token: str) -> Message:
    """What a purchase brings, in words."""
    verb, *words = token.split()
    if verb == "formation":
        name, quality = words[0].split(":")
        row = FORMATIONS[name]
        if not row["composition"]:
            return Message(f"kit-{row['officer_type']}")
        parts = [
            to_plain(Message("kit-part", {"count": count, "what": kind}))
            for kind, count in composition(row["composition"])
        ]
        return Message(f"kit-formation-{row['officer_type']}", {"contents": parts, "quality": quality})
    if verb == "vehicle":
        return Message("kit-vehicle", {"what": words[0], "officer": words[1]})
    if verb == "guns":
        caliber, state = words[0].split(":")
        return Message("kit-guns", {"caliber": int(caliber), "state": state})
    if verb == "sortie":
        return Message("kit-sortie")
    return Message("kit-work", {"what": words[0]})


def buy_options(s: State, side: int) -> list[str]:
    tokens = [t for t in catalog(side) if why_not_buy(s, side, t) is None]
    for f in s.formations:
        if f.side == side and f.officer >= 0:
            for kind in ADDONS:
                token = f"vehicle {kind} {PIECES[f.officer].id}"
                if why_not_buy(s, side, token) is None:
                    tokens.append(token)
    return [*tokens, *(["enough"] if _may_stop(s, side) else [])] or ["enough"]


def _may_stop(s: State, side: int) -> bool:
    return any(f.side == side for f in s.formations)


def cost_of(side: int, token: str) -> int:
    """15-g, 15-j to 15-o."""
    verb, *words = token.split()
    if verb == "formation":
        name, quality = words[0].split(":")
        return charts.price(int(FORMATIONS[name]["cost"]), QUALITIES[quality])
    if verb == "vehicle":
        return int(ADDONS[words[0]]["cost"])
    if verb == "guns":
        caliber, state = words[0].split(":")
        for b in PURCHASE["battery_cost"]:
            if (str(b["caliber"]), b["state"]) == (caliber, state):
                return int(b[SIDES[side]])
    if verb == "sortie":
        return int(PURCHASE["air_mission_cost"][SIDES[side]])
    return int(WORKS[words[0]])


def why_not_buy(s: State, side: int, token: str) -> Refusal | None:
    if token == "enough":
        return (
            None
            if _may_stop(s, side) or buy_options(s, side) == ["enough"]
            else Refusal("15-j", "buy-first", {})
        )
    verb, *words = token.split()
    if verb == "vehicle":
        if len(words) != 2 or words[0] not in ADDONS:
            return Refusal("15-k", "not-for-sale", {"what": token})
        refusal = _why_not_vehicle(s, side, words[0], words[1])
        if refusal is not None:
            return refusal
    elif token not in catalog(side):
        return Refusal("15-j", "not-for-sale", {"what": token})
    cost = cost_of(side, token)
    if cost > s.budget[side]:
        args = {"what": to_plain(goods(token)), "cost": cost, "left": s.budget[side]}
        return Refusal("15-f", "too-dear", args)
    if verb == "formation":
        return _why_not_formation(s, side, token)
    if verb == "work":
        if words[0] not in BOTH and s.brief.attacker in (side, -1):
            return Refusal("15-c", "defender-only", {"what": words[0]})
        if sum(s.kits.get(f"{name} {words[0]}", 0) for name in SIDES) >= MARKERS.get(words[0], 0):
            return Refusal("15-r", "none-left", {"what": words[0]})
        if words[0] == "pontoon":
            return Refusal("15-o", "not-for-sale", {"what": words[0]})
        if words[0] == "improved-position" and s.brief.attacker < 0:
            return Refusal("13.1.2-a", "nobody-deploys", {"what": words[0]})
    planes = sum(a.quantity for a in AIRCRAFT.values() if a.side == side)
    if verb == "sortie" and sum(f.side == side for f in s.flights) >= planes:
        return Refusal("15-r", "none-left", {"what": to_plain(goods(token))})
    return None


def make_up(s: State, side: int, name: str) -> str:
    """15-q and the two sets of anarchist militia: the composition that can be had."""
    text = FORMATIONS[name]["composition"]
    if not text.startswith("anarchist-militia:"):
        return text
    sets = ("anarchist-militia-1", "anarchist-militia-2")
    left = [kind for kind in sets if len(counters_for(s, side, kind, 5, "")) == 5]
    return f"{(left or sets)[0]}:5"


def _why_not_formation(s: State, side: int, token: str) -> Refusal | None:
    """15-r, 15-t: counters and an officer must be left."""
    name = token.split()[1].split(":", maxsplit=1)[0]
    row = FORMATIONS[name]
    if not row["composition"]:
        left = [
            p
            for p in PIECES
            if p.category == row["officer_type"] and p.side == side and p.number not in taken(s)
        ]
        return None if left else Refusal("15-r", "none-left", {"what": to_plain(goods(token))})
    text = make_up(s, side, name)
    for kind, count in composition(text):
        if len(counters_for(s, side, kind, count, "")) < count:
            return Refusal("15-r", "none-left", {"what": kind})
    first, count = composition(text)[0]
    if not officers_for(s, side, row["officer_type"], _faction(text), first, count):
        return Refusal("15-t", "no-officer-left", {"what": to_plain(goods(token))})
    return None


def _faction(text: str) -> str:
    kind = composition(text)[0][0]
    return next(p.faction for p in PIECES if p.type == kind)


def _only(f: Formation, kinds: set[str]) -> bool:
    """Is the formation made of one of these kinds and nothing else?"""
    own = {PIECES[u].type for u in f.units}
    return len(own) == 1 and own <= kinds


def _why_not_vehicle(s: State, side: int, kind: str, officer: str) -> Refusal | None:
    """15-k, 15-l: one vehicle to a formation made only of the named troops; militia of at most four."""
    row = ADDONS[kind]
    host = next((f for f in s.formations if f.officer >= 0 and PIECES[f.officer].id == officer), None)
    rule = "15-k" if side else "15-l"
    if row["side"] != SIDES[side] or host is None or host.side != side:
        return Refusal(rule, "not-for-sale", {"what": kind})
    allowed = {c.split(":")[0] for c in row["allowed_formations"].split("|")}
    if not _only(host, allowed):
        return Refusal(rule, "wrong-formation", {"what": kind, "officer": officer})
    # One vehicle to a formation: trucks belong to none (5.5-a), so they are counted against those without.
    hosts = [f for f in s.formations if f.side == side and _only(f, allowed)]
    trucks = [u for u in s.waiting if PIECES[u].category == "transport" and PIECES[u].side == side]
    if len(trucks) >= len(hosts):
        return Refusal(rule, "wrong-formation", {"what": kind, "officer": officer})
    if not counters_for(s, side, kind, 1, ""):
        return Refusal("15-r", "none-left", {"what": kind})
    return None


def _deliver(s: State, side: int, token: str) -> Flow[None]:
    verb, *words = token.split()
    if verb == "formation":
        name, quality = words[0].split(":")
        row = FORMATIONS[name]
        if not row["composition"]:
            cup = [
                p.number
                for p in PIECES
                if p.category == row["officer_type"] and p.side == side and p.number not in taken(s)
            ]
            order = yield from shuffle(f"draw:{SIDES[side]}", len(cup), kind="draw", rule="15-t")
            s.waiting[cup[order[0]]] = side
            return
        text = make_up(s, side, name)
        yield from draw_formation(
            s, side, text, row["officer_type"], _faction(text), QUALITIES[quality], side
        )
    elif verb == "vehicle":
        _add_vehicle(s, side, words[0], words[1])
    elif verb == "guns":  # 15-m
        caliber, state = words[0].split(":")
        die = yield from roll(f"purchase:{SIDES[side]}", 1, 6, kind="missions", rule="15-m", seat=seat(side))
        missions = PURCHASE["battery_missions"][str(die[0])]
        s.batteries.append(Battery(side, int(caliber), state, missions, 0))
    elif verb == "sortie":  # 15-n
        die = yield from roll(f"purchase:{SIDES[side]}", 1, 6, kind="missions", rule="15-n", seat=seat(side))
        total = die[0] + PURCHASE["air_roll_modifier"][SIDES[side]]
        s.flights.append(Flight(side, "", "", PURCHASE["air_attacks"][str(total)]))
    else:
        key = f"{SIDES[side]} {words[0]}"
        s.kits[key] = s.kits.get(key, 0) + 1


def _add_vehicle(s: State, side: int, kind: str, officer: str) -> None:
    [u] = counters_for(s, side, kind, 1, "")
    n = next(i for i, f in enumerate(s.formations) if f.officer >= 0 and PIECES[f.officer].id == officer)
    f = s.formations[n]
    keep = f.units
    if len(keep) > 4:  # 15-l: militia leaves units out, without refund
        for x in keep[4:]:
            s.waiting.pop(x, None)
            s.member.pop(x, None)
        keep = keep[:4]
    if PIECES[u].category == "transport":
        s.formations[n] = replace(f, units=keep)
    else:
        s.formations[n] = replace(f, units=(*keep, u))
        s.member[u] = n
    s.waiting[u] = f.zone


def veteran_share(s: State, side: int) -> float:
    """15-h: the share of the side's points that veterans have cost; advice only."""
    spent = sum(formation_price(f) for f in s.formations if f.side == side and f.quality > 0)
    return spent / max(1, s.brief.points[side])


def formation_price(f: Formation) -> int:
    """15-g: what a bought formation has cost, vehicles not counted."""
    own = {PIECES[u].type.removesuffix("-1").removesuffix("-2") for u in f.units}
    added = {PIECES[u].type for u in f.units if PIECES[u].type in ADDONS}
    for row in FORMATIONS.values():
        parts = {kind for kind, _ in composition(row["composition"])}
        if row["side"] == SIDES[f.side] and parts and own in (parts, parts | added):
            return charts.price(int(row["cost"]), f.quality)
    return 0
