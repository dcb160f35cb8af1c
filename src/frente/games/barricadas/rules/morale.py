"""Chapter 10: morale, rout and rally; chapter 14: when it is checked."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import partial

from frente.boards.hexes import OFF
from frente.engine import Ask, Flow, Menu, Refusal, Way, put, roll
from frente.games.barricadas import charts, nouns
from frente.games.barricadas.answers import Apart, Flee, Together
from frente.games.barricadas.definitions import CHARTS, GUNS, MOORISH, PIECES
from frente.games.barricadas.rules.losses import eliminate, fall_back, lose_step
from frente.games.barricadas.rules.luck import stream
from frente.games.barricadas.rules.movement import ONE, allowance, cannot_end, ground_cost, off_bridge
from frente.games.barricadas.rules.stacking import MOST as LIMIT
from frente.games.barricadas.rules.stacking import counted, stacked
from frente.games.barricadas.sight import sees
from frente.games.barricadas.state import (
    Battlefield,
    abandon,
    cargo,
    carried,
    code,
    effects,
    formation_of,
    has,
    held,
    is_unit,
    members,
    seat,
    steps_lost,
    the_board,
)

ROUT = CHARTS["morale"]["rout_hexes"]
ROUT_VEHICLE = CHARTS["morale"]["rout_hexes_vehicles"]


# --- values ---------------------------------------------------------------------------------------
def in_range(s: Battlefield, officer: int, u: int) -> bool:
    """3.1-b, 2.5-a: within command range, counted now (10-d); no line of sight is needed."""
    if officer < 0 or officer not in s.at or u not in s.at:
        return False
    return the_board(s).grid.distance(s.at[officer], s.at[u]) <= PIECES[officer].command


def deduction(s: Battlefield, n: int) -> int:
    """10-a: one for each step lost beyond the original number of units."""
    return max(0, steps_lost(s, n) - len(s.formations[n].units))


def formation_morale(s: Battlefield, n: int) -> int:
    """10-a; 7.2.1-b without an officer; 3.1-e a routed officer leads nobody."""
    f = s.formations[n]
    officer = f.officer if f.officer >= 0 else f.fallen
    if officer < 0:
        return 5
    leads = f.officer >= 0 and f.officer in s.at and not has(s.routed, f.officer)
    lead = PIECES[officer].leadership if leads else 0
    return charts.formation_morale(PIECES[officer].morale, lead, steps_lost(s, n), len(f.units))


def unit_morale(s: Battlefield, u: int, rallier: int = -1) -> int:
    """10-b: leadership only in range, minus the unit's own losses. 10.4.2-b: a rallier in his place."""
    n = s.member.get(u, -1)
    if n < 0:
        own = PIECES[u]
        return own.morale + own.leadership if own.leader else 7
    f = s.formations[n]
    if rallier >= 0 and rallier != f.officer:
        base = PIECES[rallier].morale + PIECES[rallier].leadership
    else:
        officer = f.officer if f.officer >= 0 else f.fallen
        base = PIECES[officer].morale if officer >= 0 else 5
        if f.officer >= 0 and not has(s.routed, f.officer):
            if f.officer == u or in_range(s, f.officer, u):
                base += PIECES[f.officer].leadership
    base -= deduction(s, n) + s.lost.get(u, 0)
    for effect in effects(s, "morale_bonus_in_hex", PIECES[u].side):
        if effect.hexes >> s.at.get(u, 0) & 1 and u in s.at:
            base += effect.value
    return base


def average_morale(s: Battlefield, units: Iterable[int]) -> int:
    """10.5-a: fractions dropped."""
    values = [unit_morale(s, u) for u in units]
    return sum(values) // len(values) if values else 0


# --- checks ---------------------------------------------------------------------------------------


def passes(s: Battlefield, u: int, extra: int, rule: str) -> Flow[bool]:
    """10.2-a: a check that only allows or forbids an action; no rout."""
    need = unit_morale(s, u) + extra
    dice = yield from roll(stream(s), 2, 6, kind="morale", rule=rule, seat=seat(PIECES[u].side))
    good = sum(dice) <= need
    s.note("check", rule, unit=PIECES[u].id, roll=sum(dice), morale=need, passed=good)
    return good


def body(s: Battlefield, u: int) -> int:
    """10.2-g: what rides or is towed checks and flees with its transport."""
    return s.load[u] if carried(s, u) else u


def check_unit(s: Battlefield, u: int, cause: int, rule: str) -> Flow[None]:
    """10.2-d: failure by 1 to 4 routs, by 5 disintegrates; already routed by 3. Guns are lost (10.2-f)."""
    if u not in s.at:
        return
    u = body(s, u)
    need = unit_morale(s, u)
    riders = [x for x in cargo(s, u) if is_unit(x)]
    if s.member.get(u, -1) < 0:
        if not riders:
            return  # 5.5-a: an empty transport has no formation and no morale
        need = unit_morale(s, riders[0])
    dice = yield from roll(stream(s), 2, 6, kind="morale", rule=rule, seat=seat(PIECES[u].side))
    over = sum(dice) - need
    s.note("check", rule, unit=PIECES[u].id, roll=sum(dice), morale=need, passed=over <= 0)
    if over <= 0:
        return
    guns = [x for x in (u, *riders) if PIECES[x].category in GUNS]
    for x in guns:
        eliminate(s, x, "10.2-f")
    if guns:
        return
    if over >= (3 if has(s.routed, u) else 5):
        for x in (*riders, u):
            eliminate(s, x, "10.2-d")
        return
    yield from rout(s, u, cause, "10.2-d")


def check_formation(
    s: Battlefield, n: int, affected: set[int], where: int, cause: int, rule: str
) -> Flow[None]:
    """10.1-a, 14-k: as one if all its units are affected or see the hex of the event, else each of these."""
    units = members(s, n)
    if not units:
        return
    board = the_board(s)
    involved = [u for u in units if u in affected or sees(board, s.at[u], where)]
    if len(involved) < len(units):
        for u in dict.fromkeys(body(s, x) for x in involved):
            yield from check_unit(s, u, cause, "10.1-a")
        yield from leaders_rout(s, n, cause)
        return
    need = formation_morale(s, n)
    side = s.formations[n].side
    dice = yield from roll(stream(s), 2, 6, kind="morale", rule=rule, seat=seat(side))
    over = sum(dice) - need  # 10.1-b
    who = s.formations[n].officer
    name = PIECES[who].id if who >= 0 else PIECES[units[0]].id
    s.note("check-formation", rule, unit=name, roll=sum(dice), morale=need, passed=over <= 0)
    if over <= 0:
        return
    routed_already = all(has(s.routed, u) for u in units)
    if over >= 5 or (routed_already and over >= 3):  # 10.1-c, 10.1-d
        for u in units:
            eliminate(s, u, "10.1-c")
        if who >= 0:
            lose_officer_for_good(s, n)
        return
    yield from rout_all(s, [body(s, u) for u in units], cause, "10.1-c")
    yield from leaders_rout(s, n, cause)


def lose_officer_for_good(s: Battlefield, n: int) -> None:
    """10.1-c: a formation that disintegrates takes its officer with it; he is not replaced."""
    officer = s.formations[n].officer
    eliminate(s, officer, "10.1-c")
    s.formations[n] = replace(s.formations[n], officer=-1, fallen=officer, replaced=False)


def leaders_rout(s: Battlefield, n: int, cause: int) -> Flow[None]:
    """10.2-e, 10.1-c, 7.4-b: leaders rout when the last unrouted unit with them has fled from their hex.

    For an officer that is a unit of his formation, for a commissar or chaplain any of his side.
    """
    side = s.formations[n].side
    fled = {s.fled.pop(u, -1) for u in s.formations[n].units}  # where these units have just fled from
    left = [u for h in sorted(fled - {-1}) for u in s.stacks.get(h, ()) if PIECES[u].side == side]
    for o in [u for u in left if PIECES[u].leader]:
        if has(s.routed, o) or o in s.load:
            continue
        officer = PIECES[o].category == "officer"
        if officer and o != s.formations[n].officer:
            continue
        steady = [u for u in left if is_unit(u) and s.at[u] == s.at[o] and not has(s.routed, u)]
        if not any(not officer or s.member.get(u, -1) == n for u in steady):
            yield from rout(s, o, cause, "10.2-e" if officer else "7.4-b")
            s.fled.pop(o, None)


# --- rout -----------------------------------------------------------------------------------------
def _bad_hex(s: Battlefield, u: int, h: int) -> str:
    """Why a fleeing unit may not enter: the rule that would eliminate it, or nothing."""
    side = PIECES[u].side
    if cannot_end(s, u, h) is not None:
        return "10.3.2-c"
    if any(PIECES[x].side != side and PIECES[x].category != "horses" for x in s.stacks.get(h, ())):
        return "10.3.2-d"
    if the_board(s).grid.touching[h] & held(s, 1 - side):
        friends = any(PIECES[x].side == side and is_unit(x) and x != u for x in s.stacks.get(h, ()))
        if not friends:
            return "10.3.2-d"
    return ""


class _Escape:
    """The legal ways of one rout (10.3.2), of a unit or of units that keep together."""

    def __init__(self, s: Battlefield, group: Sequence[int], cause: int, far: int) -> None:
        u = group[0]
        self.s, self.u, self.cause, self.far = s, u, cause, far
        self.group = group
        self.board = the_board(s)
        self.edge = s.brief.edges[PIECES[u].side]
        self.start = s.at[u]
        self.least = self.board.grid.distance(self.start, cause) if cause >= 0 else 0
        self.bad: dict[int, str] = {}
        self.blocked = False
        self.stops = any(True for _ in effects(s, "rout_stops_at_board_edge", PIECES[u].side))
        self.known: dict[tuple[int, int, bool], bool] = {}

    def legal(self, h: int) -> bool:
        if h not in self.bad:
            self.bad[h] = _bad_hex(self.s, self.u, h)
        # 10.3.2-a, 10.3.2-e: never nearer to the hex that caused it than the hex it began from; an enemy
        # who fires from behind cuts it off from its lines
        if self.bad[h] or (self.cause >= 0 and self.board.grid.distance(h, self.cause) < self.least):
            self.blocked = True
            return False
        return True

    def next(self, h: int, line: bool) -> list[int]:
        """10.3.2-b: towards the own edge; any way on an alternate route."""
        ways = self.board.out(h, self.edge) if line else range(6)
        found = []
        for d in ways:
            n = self.board.grid.sides[h][d]
            if n == OFF:
                continue
            if off_bridge(self.s, h, n):
                self.blocked = True
            elif self.legal(n):
                found.append(n)
        return found

    def why_not(self, a: int, b: int) -> Refusal:
        """The rule against fleeing from a to b."""
        if not self.board.grid.touch(a, b):
            return Refusal("10.3.2-b", "not-next", {"hex": code(self.s, b)})
        where = {"hex": code(self.s, b), "unit": PIECES[self.u].id}
        if off_bridge(self.s, a, b):
            return Refusal("12.9.2-f", "bridge-only-road", where)
        bad = _bad_hex(self.s, self.u, b)
        if bad:
            return Refusal(bad, "flees-to-death", where)
        if self.cause >= 0 and self.board.grid.distance(b, self.cause) < self.least:
            return Refusal("10.3.2-e", "flees-nearer", where)
        return Refusal("10.3.2-b", "not-a-way", where)

    def driven(self, h: int, left: int) -> bool:
        """10.3.3-a: do the points left reach for a hex further on, legal or not? Who has spent them stops.

        Out of the board and into closed ground one point counts, as for an exit (2.3-o).
        """
        for d in self.board.out(h, self.edge):
            n = self.board.grid.sides[h][d]
            price = ONE if n == OFF else ground_cost(self.s, self.u, h, n)
            if (price if isinstance(price, int) else ONE) <= left:
                return True
        return False

    def at_edge(self, h: int) -> bool:
        return all(self.board.grid.sides[h][d] == OFF for d in self.board.out(h, self.edge))

    def done(self, h: int) -> bool:
        """4-e: it goes on while the hex would be overstacked."""
        s = self.s
        coming = [x for u in self.group for x in (u, *cargo(s, u)) if s.at[x] != h]
        return stacked(s, h, PIECES[self.u].side) + sum(counted(s, x) for x in coming) <= LIMIT

    def leads(self, h: int, left: int, line: bool, seen: tuple[int, ...]) -> bool:
        """Can the rout be completed from here?"""
        if left <= 0 and self.done(h):
            return True
        if left < -4:
            return False
        if self.stops and self.at_edge(h) and self.done(h):
            return True
        key = (h, left, line)
        if line and key in self.known:
            return self.known[key]
        found = any(self.leads(n, left - 1, line, (*seen, h)) for n in self.next(h, line) if n not in seen)
        if line:
            self.known[key] = found
        return found

    def choices(self, h: int, left: int, seen: tuple[int, ...]) -> list[int]:
        """Where it may go next: towards its lines if it can, else by an alternate route (10.3.2-e)."""
        straight = [
            n for n in self.next(h, True) if n not in seen and self.leads(n, left - 1, True, (*seen, h))
        ]
        if straight:
            return straight
        if not self.blocked and not self.done(h):
            self.blocked = True
        if not self.blocked:
            return []  # 10.3.2-c: only the edge of the board is in the way
        ways = [
            n for n in self.next(h, False) if n not in seen and self.leads(n, left - 1, False, (*seen, h))
        ]
        toward = [n for n in ways if n in {self.board.grid.sides[h][d] for d in self.board.out(h, self.edge)}]
        return toward or ways


def vehicle(u: int) -> bool:
    return PIECES[u].category in ("afv", "transport")


def rout_all(s: Battlefield, units: Iterable[int], cause: int, rule: str) -> Flow[None]:
    """10.1-c, 10.3.2-b: a formation flees stack by stack; the owner keeps each together or splits it."""
    stacks: dict[tuple[int, bool], list[int]] = {}
    for u in dict.fromkeys(units):
        _break(s, u)
        stacks.setdefault((s.at[u], vehicle(u)), []).append(u)
    for (h, _), group in stacks.items():
        if len(group) > 1:
            about = {"unit": PIECES[group[0]].id, "hex": code(s, h)}
            menu = Menu(
                s,
                Way("together", Together, rule="10.3.2-b"),
                Way("apart", Apart, rule="10.3.2-b", label=nouns.worded("do-apart-rout-stack")),
            )
            side = PIECES[group[0]].side
            answer = yield from put(Ask.of(seat(side), "rout-stack", "10.3.2-b", menu, about))
            if isinstance(answer, Together):
                yield from rout(s, group[0], cause, rule, group[1:])
                continue
        for u in group:
            yield from rout(s, u, cause, rule)


def rout(s: Battlefield, u: int, cause: int, rule: str, more: Sequence[int] = ()) -> Flow[None]:
    """10.3.2: mark as Routed and flee 3 hexes, vehicles 5; costs do not count (10.3.2-f).

    `more` are units of the same stack that keep together with it: their rout goes on until all of them
    fit into the hex (4-e).
    """
    if u not in s.at or carried(s, u):
        return
    group = (u, *more)
    start = s.at[u]
    for one in group:
        _break(s, one)
        for x in (one, *cargo(s, one)):
            s.fled[x] = start
        s.note("rout", rule, unit=PIECES[one].id, hex=code(s, start))
    escape = _Escape(s, group, cause, ROUT_VEHICLE if vehicle(u) else ROUT)
    left = escape.far
    seen: tuple[int, ...] = ()
    while left > 0 or not escape.done(s.at[u]):
        h = s.at[u]
        if escape.stops and escape.at_edge(h) and escape.done(h):
            break
        ways = escape.choices(h, left, seen)
        if not ways:
            for one in group:
                eliminate(s, one, "10.3.2-d" if escape.blocked else "10.3.2-c")
            return
        goal = ways[0]
        if len(ways) > 1:
            goal = yield from _choose_way(s, escape, ways, "10.3.2-b")
        seen = (*seen, h)
        for one in group:
            fall_back(s, one, goal)
        left -= 1
    for one in group:
        s.note("fled", "10.3.2-a", unit=PIECES[one].id, hex=code(s, s.at[one]))


def _break(s: Battlefield, u: int) -> None:
    """Mark as Routed, with what it carries (10.2-g). 3.1-e: a routed officer commands nobody from now on."""
    for one in (u, *cargo(s, u)):
        bit = 1 << one
        s.routed |= bit
        s.reaction &= ~bit
        s.fresh &= ~bit
        s.acting &= ~bit
        abandon(s, one)
        n = s.member.get(one, -1)
        if n >= 0 and s.formations[n].officer == one:
            for x in members(s, n):
                s.out |= 1 << x


def rout_again(s: Battlefield, u: int, cause: int) -> Flow[None]:
    """10.3.3-a: fire on routed units makes them flee with their movement points."""
    if u not in s.at or carried(s, u):
        return
    escape = _Escape(s, (u,), cause, 1)
    left = allowance(s, u, "move")
    seen: tuple[int, ...] = ()
    s.note("rout", "10.3.3-a", unit=PIECES[u].id, hex=code(s, s.at[u]))
    while True:
        h = s.at[u]
        if escape.stops and escape.at_edge(h) and escape.done(h):
            break
        ways = escape.choices(h, 1, seen)
        if not ways:
            if not escape.done(h) or escape.driven(h, left):
                eliminate(s, u, "10.3.3-a")
            break
        prices = {n: ground_cost(s, u, h, n) for n in ways}
        near = [n for n, price in prices.items() if isinstance(price, int) and price <= left]
        if not near:
            if escape.done(h):
                break
            near = ways  # 4-e: on until it is not overstacked
        goal = near[0]
        if len(near) > 1:
            goal = yield from _choose_way(s, escape, near, "10.3.3-a")
        price = prices[goal]
        left = max(0, left - (price if isinstance(price, int) else 0))
        seen = (*seen, h)
        fall_back(s, u, goal)
    s.fled.pop(u, None)


def _choose_way(s: Battlefield, escape: _Escape, ways: list[int], rule: str) -> Flow[int]:
    u = escape.u
    otherwise = partial(escape.why_not, s.at[u])
    way = Way("flee", Flee, nouns.hexes(s), rule=rule, among=ways, otherwise=otherwise)
    about = {"unit": PIECES[u].id, "hex": code(s, s.at[u])}
    answer = yield from put(Ask.of(seat(PIECES[u].side), "rout", rule, Menu(s, way), about))
    goal: int = answer.hex
    return goal


# --- rally ----------------------------------------------------------------------------------------
def may_rally(s: Battlefield, rallier: int, u: int) -> Refusal | None:
    """10.4.1: who may rally whom, and how near."""
    who, whom = PIECES[rallier], PIECES[u]
    args = {"unit": whom.id, "officer": who.id}
    if not has(s.routed, u) or u not in s.at:
        return Refusal("10.4.2-a", "not-routed", {"unit": whom.id})
    if has(s.tried, u):
        return Refusal("10.4.2-f", "rally-once", {"unit": whom.id})
    if has(s.routed, rallier) and rallier != u:
        return Refusal("10.3.1-a", "routed-officer", {"officer": who.id})
    if the_board(s).grid.distance(s.at[rallier], s.at[u]) > 1:
        return Refusal("10.4.2-a", "rally-far", dict(args))
    if rallier == u:
        return None  # 10.4.1-a, 3.3.2-f
    if who.category == "officer":
        if s.member.get(u, -1) != s.member.get(rallier, -2):
            return Refusal("10.4.1-a", "other-formation", dict(args))
        return None
    f = formation_of(s, u)
    faction = f.faction if f else whom.faction
    if who.category == "commissar":  # 10.4.1-b
        if (
            faction == "anarchist-militia"
            or whom.faction == "anarchist-militia"
            or whom.category == "commissar"
        ):
            return Refusal("10.4.1-b", "commissar-not", dict(args))
        return None
    if who.side == 0:  # 10.4.1-c: a Basque chaplain
        if faction != "eusko-gudarostea" and whom.faction != "eusko-gudarostea":
            return Refusal("10.4.1-c", "chaplain-not", dict(args))
        return None
    moors = whom.type in MOORISH or (
        whom.leader and f is not None and any(PIECES[x].type in MOORISH for x in f.units)
    )
    return Refusal("10.4.1-c", "chaplain-not", dict(args)) if moors else None


def rally(s: Battlefield, rallier: int, u: int) -> Flow[None]:
    """10.4.2: 2d6 at most the morale; failure finishes the unit."""
    need = rally_morale(s, rallier, u)
    dice = yield from roll(stream(s), 2, 6, kind="rally", rule="10.4.2-a", seat=seat(PIECES[u].side))
    good = sum(dice) <= need
    s.tried |= 1 << u
    s.note(
        "rally",
        "10.4.2-a",
        unit=PIECES[u].id,
        officer=PIECES[rallier].id,
        himself=rallier == u,
        roll=sum(dice),
        morale=need,
        passed=good,
    )
    if good:
        s.routed &= ~(1 << u)
        for x in cargo(s, u):
            s.routed &= ~(1 << x)
        s.discipline &= ~(1 << u)
        s.rallied |= 1 << u  # 10.4.2-c
        return
    s.finished |= 1 << u  # 10.4.2-d
    if PIECES[rallier].category == "commissar" and u != rallier:  # 10.4.2-e
        if has(s.discipline, u):
            if is_unit(u):
                lose_step(s, u, "10.4.2-e")
        else:
            s.discipline |= 1 << u


def rally_morale(s: Battlefield, rallier: int, u: int) -> int:
    """10.4.2-b; 10.4.1-a: who rallies himself: morale and leadership minus the formation's deduction."""
    if rallier != u:
        return unit_morale(s, u, rallier)
    n = s.member.get(u, -1)
    return PIECES[u].morale + PIECES[u].leadership - (deduction(s, n) if n >= 0 else 0)
