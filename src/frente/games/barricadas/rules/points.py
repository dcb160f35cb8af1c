"""Chapter 15: scenarios made by points: choose the battle and the maps, buy, deploy, play."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache, partial
from typing import Any, TypeAlias

from frente.boards.hexes import bits
from frente.engine import (
    Ask,
    Flow,
    Menu,
    Message,
    Noun,
    Options,
    Plain,
    Refusal,
    Way,
    put,
    roll,
    shuffle,
    to_plain,
)
from frente.engine.menu import Some, words
from frente.games.barricadas import charts, nouns
from frente.games.barricadas.answers import (
    Agree,
    BuyFormation,
    BuyGuns,
    BuySortie,
    BuyVehicle,
    BuyWork,
    Edge,
    Enough,
    Goal,
    Propose,
    Refuse,
    Usual,
)
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
from frente.games.barricadas.rules.opening import open_with
from frente.games.barricadas.setup import counters_for, draw_formation, officers_for, taken
from frente.games.barricadas.state import (
    Battery,
    Brief,
    Flight,
    Formation,
    State,
    Zone,
    code,
    is_unit,
    seat,
    the_board,
)

Ware: TypeAlias = BuyFormation | BuyVehicle | BuyGuns | BuySortie | BuyWork

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
EDGE = words("edge", "north", "south")
WORK = words("work", *WORKS)
VEHICLE = words("vehicle", *ADDONS)
GUNS_SOLD = [(int(b["caliber"]), str(b["state"])) for b in PURCHASE["battery_cost"]]


def _ware(kind: str, known: list[tuple[Any, str]]) -> Noun[tuple[Any, str]]:
    """A ware and its grade, `75:full`."""
    table = {f"{name}:{grade}": (name, grade) for name, grade in known}
    return Noun(kind, lambda ware: f"{ware[0]}:{ware[1]}", table, every=lambda _: known)


FORMATION = _ware("formation", [(name, quality) for name in FORMATIONS for quality in QUALITIES])
GUNS = _ware("guns", GUNS_SOLD)


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
def goals(s: State, side: int, refusals: int) -> Flow[None]:
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


def goals_told(s: State) -> list[Plain]:
    return [code(s, h) for h, _ in s.brief.objectives]


def consent(s: State, side: int, refusals: int) -> Flow[None]:
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


def _why_not_propose(s: State) -> Refusal | None:
    return None if s.brief.objectives else Refusal("15-b", "no-goal-yet", {})


def why_not_goal(s: State, h: int) -> Refusal | None:
    """15-b, 15-c: may this hex be an objective too?"""
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
    about = {
        "points": s.budget[side],
        "veterans": f"{veteran_share(s, side):.0%}",
        "advised": ADVISED[side],
    }
    ask = Ask.of(seat(side), "buy", "15-j", _shop(s, side), about)
    ware = yield from open_with(s, ("buy", side), ask)
    if isinstance(ware, Enough):
        return
    cost = cost_of(side, ware)
    left = s.budget[side] - cost
    s.budget = (left, s.budget[1]) if side == 0 else (s.budget[0], left)
    yield from _deliver(s, side, ware)
    s.note("bought", "15-j", seat=seat(side), what=to_plain(goods(ware)), cost=cost, left=left)
    s.push(("buy", side))


def _shop(s: State, side: int) -> Menu:
    """Everything that has a price, and the end of buying."""

    def ware(verb: str, make: Callable[..., Ware], *words: Noun[Any], rule: str, among: Some) -> Way:
        def why_not(*values: Any) -> Refusal | None:
            return why_not_buy(s, side, make(*values))

        def label(*values: Any) -> Message:
            bought = make(*values)
            return Message("do-buy", {"goods": to_plain(goods(bought)), "cost": cost_of(side, bought)})

        return Way(
            verb,
            make,
            *words,
            rule=rule,
            why_not=why_not,
            among=among,
            label=label,
            subjects=lambda *values: (PIECES[values[1]].id,) if verb == "vehicle" else (),
        )

    def hosts() -> list[tuple[str, int]]:
        officers = [f.officer for f in s.formations if f.side == side and f.officer >= 0]
        return [(kind, officer) for officer in officers for kind in ADDONS]

    def why_not_enough() -> Refusal | None:
        if any(f.side == side for f in s.formations) or not any(way.listed(s) for way in wares):
            return None
        return Refusal("15-j", "buy-first", {})

    wares = (
        ware("formation", BuyFormation.of, FORMATION, rule="15-j", among=lambda: formations_of(side)),
        ware("guns", BuyGuns.of, GUNS, rule="15-m", among=GUNS_SOLD),
        ware("sortie", BuySortie, rule="15-n", among=None),
        ware("work", BuyWork, WORK, rule="15-o", among=WORKS),
        ware("vehicle", BuyVehicle, VEHICLE, nouns.own(side), rule="15-k", among=hosts),
    )
    enough = Way("enough", Enough, rule="15-j", why_not=why_not_enough, label=nouns.worded("do-enough-buy"))
    return Menu(s, *wares, enough)


# 15-p: the list says 3 Rifle and 1 MMG, whatever the print repeats.
def formations_of(side: int) -> list[tuple[str, str]]:
    """15-j: what a side may recruit, in every quality; single leaders have none."""
    return [
        (name, quality)
        for name, row in FORMATIONS.items()
        if row["side"] == SIDES[side]
        for quality in (QUALITIES if row["composition"] else ("regular",))
    ]


def goods(ware: Ware) -> Message:
    """What a purchase brings, in words."""
    match ware:
        case BuyFormation(name, quality):
            row = FORMATIONS[name]
            if not row["composition"]:
                return Message(f"kit-{row['officer_type']}")
            parts = [
                to_plain(Message("kit-part", {"count": count, "what": kind}))
                for kind, count in composition(row["composition"])
            ]
            return Message(f"kit-formation-{row['officer_type']}", {"contents": parts, "quality": quality})
        case BuyVehicle(kind, officer):
            return Message("kit-vehicle", {"what": kind, "officer": PIECES[officer].id})
        case BuyGuns(caliber, state):
            return Message("kit-guns", {"caliber": caliber, "state": state})
        case BuySortie():
            return Message("kit-sortie")
        case BuyWork(kind):
            return Message("kit-work", {"what": kind})


def cost_of(side: int, ware: Ware) -> int:
    """15-g, 15-j to 15-o."""
    match ware:
        case BuyFormation(name, quality):
            return charts.price(int(FORMATIONS[name]["cost"]), QUALITIES[quality])
        case BuyVehicle(kind, _):
            return int(ADDONS[kind]["cost"])
        case BuyGuns():
            prices = {(b["caliber"], b["state"]): int(b[SIDES[side]]) for b in PURCHASE["battery_cost"]}
            return prices[ware]
        case BuySortie():
            return int(PURCHASE["air_mission_cost"][SIDES[side]])
        case BuyWork(kind):
            return int(WORKS[kind])


def why_not_buy(s: State, side: int, ware: Ware) -> Refusal | None:
    """15-f, 15-j to 15-r: on the list, within the points, and not sold out."""
    what = to_plain(goods(ware))
    if isinstance(ware, BuyFormation) and tuple(ware) not in formations_of(side):
        mine = FORMATIONS[ware.name]["side"] == SIDES[side]
        return Refusal("15-j", "one-quality" if mine else "not-for-sale", {"what": what})
    if isinstance(ware, BuyVehicle):
        refusal = _why_not_vehicle(s, side, ware.kind, ware.officer)
        if refusal is not None:
            return refusal
    cost = cost_of(side, ware)
    if cost > s.budget[side]:
        return Refusal("15-f", "too-dear", {"what": what, "cost": cost, "left": s.budget[side]})
    match ware:
        case BuyFormation(name, _):
            return _why_not_formation(s, side, name, what)
        case BuyWork(kind):
            return _why_not_work(s, side, kind)
        case BuySortie():
            planes = sum(a.quantity for a in AIRCRAFT.values() if a.side == side)
            if sum(f.side == side for f in s.flights) >= planes:
                return Refusal("15-r", "none-left", {"what": what})
    return None


def _why_not_work(s: State, side: int, kind: str) -> Refusal | None:
    """15-c, 15-o, 15-r, 13.1.2-a."""
    if kind not in BOTH and s.brief.attacker in (side, -1):
        return Refusal("15-c", "defender-only", {"what": kind})
    if sum(s.kits.get(f"{name} {kind}", 0) for name in SIDES) >= MARKERS.get(kind, 0):
        return Refusal("15-r", "none-left", {"what": kind})
    if kind == "pontoon":
        return Refusal("15-o", "not-for-sale", {"what": kind})
    if kind == "improved-position" and s.brief.attacker < 0:
        return Refusal("13.1.2-a", "nobody-deploys", {"what": kind})
    return None


def make_up(s: State, side: int, name: str) -> str:
    """15-q and the two sets of anarchist militia: the composition that can be had."""
    text = FORMATIONS[name]["composition"]
    if not text.startswith("anarchist-militia:"):
        return text
    sets = ("anarchist-militia-1", "anarchist-militia-2")
    left = [kind for kind in sets if len(counters_for(s, side, kind, 5, "")) == 5]
    return f"{(left or sets)[0]}:5"


def _why_not_formation(s: State, side: int, name: str, what: Plain) -> Refusal | None:
    """15-r, 15-t: counters and an officer must be left."""
    row = FORMATIONS[name]
    if not row["composition"]:
        return None if _cup(s, side, row["officer_type"]) else Refusal("15-r", "none-left", {"what": what})
    text = make_up(s, side, name)
    for kind, count in composition(text):
        if len(counters_for(s, side, kind, count, "")) < count:
            return Refusal("15-r", "none-left", {"what": kind})
    first, count = composition(text)[0]
    if not officers_for(s, side, row["officer_type"], _faction(text), first, count):
        return Refusal("15-t", "no-officer-left", {"what": what})
    return None


def _cup(s: State, side: int, kind: str) -> list[int]:
    """15-t: the commissars or chaplains that are left."""
    used = taken(s)
    return [p.number for p in PIECES if p.category == kind and p.side == side and p.number not in used]


def _faction(text: str) -> str:
    kind = composition(text)[0][0]
    return next(p.faction for p in PIECES if p.type == kind)


def _only(f: Formation, kinds: set[str]) -> bool:
    """Is the formation made of one of these kinds and nothing else?"""
    own = {PIECES[u].type for u in f.units}
    return len(own) == 1 and own <= kinds


def _why_not_vehicle(s: State, side: int, kind: str, officer: int) -> Refusal | None:
    """15-k, 15-l: one vehicle to a formation made only of the named troops; militia of at most four."""
    row = ADDONS[kind]
    host = next((f for f in s.formations if f.officer == officer), None)
    rule = "15-k" if side else "15-l"
    if row["side"] != SIDES[side]:
        return Refusal(rule, "not-for-sale", {"what": kind})
    args = {"what": kind, "officer": PIECES[officer].id}
    allowed = {name for name, _ in composition(row["allowed_formations"].replace("|", " "))}
    if host is None or host.side != side or not _only(host, allowed):
        return Refusal(rule, "wrong-formation", args)
    # One vehicle to a formation: trucks belong to none (5.5-a), so they are counted against those without.
    hosts = [f for f in s.formations if f.side == side and _only(f, allowed)]
    trucks = [u for u in s.waiting if PIECES[u].category == "transport" and PIECES[u].side == side]
    if len(trucks) >= len(hosts):
        return Refusal(rule, "wrong-formation", args)
    if not counters_for(s, side, kind, 1, ""):
        return Refusal("15-r", "none-left", {"what": kind})
    return None


def _deliver(s: State, side: int, ware: Ware) -> Flow[None]:
    name = SIDES[side]
    match ware:
        case BuyFormation():
            yield from _recruit(s, side, ware)
        case BuyVehicle(kind, officer):
            _add_vehicle(s, side, kind, officer)
        case BuyGuns(caliber, state):  # 15-m
            die = yield from roll(f"purchase:{name}", 1, 6, kind="missions", rule="15-m", seat=seat(side))
            missions = PURCHASE["battery_missions"][str(die[0])]
            s.batteries.append(Battery(side, caliber, state, missions, 0))
        case BuySortie():  # 15-n
            die = yield from roll(f"purchase:{name}", 1, 6, kind="missions", rule="15-n", seat=seat(side))
            total = die[0] + PURCHASE["air_roll_modifier"][name]
            s.flights.append(Flight(side, "", "", PURCHASE["air_attacks"][str(total)]))
        case BuyWork(kind):
            s.kits[f"{name} {kind}"] = s.kits.get(f"{name} {kind}", 0) + 1


def _recruit(s: State, side: int, ware: BuyFormation) -> Flow[None]:
    """15-t: a bought formation draws its officer; a commissar or chaplain is drawn himself."""
    row = FORMATIONS[ware.name]
    if not row["composition"]:
        cup = _cup(s, side, row["officer_type"])
        order = yield from shuffle(f"draw:{SIDES[side]}", len(cup), kind="draw", rule="15-t")
        s.waiting[cup[order[0]]] = side
        return
    text = make_up(s, side, ware.name)
    faction, quality = _faction(text), QUALITIES[ware.quality]
    yield from draw_formation(s, side, text, row["officer_type"], faction, quality, side)


def _add_vehicle(s: State, side: int, kind: str, officer: int) -> None:
    [u] = counters_for(s, side, kind, 1, "")
    n = next(i for i, f in enumerate(s.formations) if f.officer == officer)
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
