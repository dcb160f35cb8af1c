"""25.2-d, 25.7, 25.8, 25.9: naval combat in zones and ports, air-sea combat, port defence."""

from __future__ import annotations

from functools import partial

from frente.boards.graph import bits
from frente.engine import Ask, Flow, Menu, Message, Refusal, Way, roll
from frente.engine import put as put_ask
from frente.games.espana import labels
from frente.games.espana.answers import Aim, Allot, Decline, Engage, Help, Hold, PortFire, Results, Suffer
from frente.games.espana.definitions import (
    AIR_STRENGTH,
    AIRCRAFT,
    BASE_BOX,
    BASE_SIDE,
    BOXES,
    CM,
    COAST,
    COUNTER_ID,
    GONE,
    PLACE,
    PLACE_ID,
    SEATS,
    SHIP_CLASS,
    SHIP_VALUE,
    SHIPS,
    SIDE,
    SIDES,
    ZONE_ORDER,
    N,
    R,
)
from frente.games.espana.nouns import DIE, ENEMY_SHIP, MODIFIER, PLANE, RESULT, SHIP, Modifier, Result
from frente.games.espana.rules import dice
from frente.games.espana.rules.board import is_contested, is_friendly
from frente.games.espana.rules.naval import coast, guns, zones
from frente.games.espana.rules.naval.escorts import HOLD, escort, follow_home, help_way
from frente.games.espana.rules.naval.harbours import damage, leave_zone, withdraw
from frente.games.espana.rules.pairs import fly_pairs, pair_up
from frente.games.espana.state import EspanaState, put, to_board

DEFENDED = tuple(PLACE[b] for b in ("murcia", "cadiz", "la-coruna"))


# --- who is there ------------------------------------------------------------------------------------
def present(s: EspanaState, side: int, place: int) -> list[int]:
    """Ships and aircraft of the side that would fight here: in a box only those on sea duty (25.6-h)."""
    units = s.at[2 * place + side]
    if place >= BOXES:
        return list(units)
    return [c for c in units if s.at_sea >> c & 1]


def planes(s: EspanaState, side: int, place: int) -> list[int]:
    return [c for c in present(s, side, place) if c in AIRCRAFT and not s.used >> c & 1]


def ships(s: EspanaState, side: int, place: int) -> list[int]:
    return [c for c in present(s, side, place) if c in SHIPS]


def gunships(s: EspanaState, side: int, place: int) -> list[int]:
    """25.8-d: the ships with a combat value."""
    return [c for c in ships(s, side, place) if SHIP_VALUE[c]]


def of_class(s: EspanaState, side: int, place: int, name: str) -> list[int]:
    return [c for c in ships(s, side, place) if SHIP_CLASS[c] == name]


def luck(s: EspanaState, place: int) -> str:
    return f"sea:{s.turn}:{PLACE_ID[place]}"


# --- the phase (25.2-d, 25.2-e) ----------------------------------------------------------------------
def naval_combat(s: EspanaState) -> Flow[None]:
    """Zones in their order, then boxes, then port defence; what is left blockades."""
    s.phase = "sea"
    s.push(
        *(("zone", z) for z in ZONE_ORDER), ("sea_boxes",), *(("port", p) for p in DEFENDED), ("blockades",)
    )
    yield from ()


def blockades(s: EspanaState) -> Flow[None]:
    zones.find_blockades(s)
    yield from ()


def zone(s: EspanaState, place: int) -> Flow[None]:
    """25.8-b: a battle only if both want it; who declines withdraws; N answers first."""
    if not present(s, N, place) or not present(s, R, place):
        return
    for side in SIDES:
        menu = Menu(
            s,
            Way("fight", partial(Engage, place), rule="25.8-b"),
            Way("decline", partial(Decline, place), rule="25.8-b"),
        )
        about = {"place": PLACE_ID[place]}
        ask = Ask.of(SEATS[side], "consent", "25.8-b", menu, {**about}, commits=side == R)
        if isinstance((yield from put_ask(ask)), Decline):
            s.note("declined", "25.8-b", side=SEATS[side], place=PLACE_ID[place])
            for unit in present(s, side, place):
                if unit in AIRCRAFT:
                    to_board(s, unit)
                else:
                    yield from withdraw(s, unit, "25.8-b")
            return
    open_battle(s, place)


def open_battle(s: EspanaState, place: int) -> None:
    """25.8-c, 25.8-g: one battle, one round, in this order; who is not driven off stays (25.8-q)."""
    s.note("sea-battle", "25.8-g", place=PLACE_ID[place])
    s.push(("sea_air", place), ("sea_strike", place), ("sea_subs", place), ("sea_ships", place))


def sea_boxes(s: EspanaState) -> Flow[None]:
    """25.6-j, 25.7-d: ships and aircraft of both sides in one coastal box always fight."""
    steps: list[tuple[str, int] | tuple[str, int, int]] = []
    for box in bits(COAST):
        if coast.must_fight(s, box):
            chooser = N if is_friendly(s, N, box) else R
            steps.append(("coast", box, chooser))
        if present(s, N, box) and present(s, R, box):
            steps.append(("port_battle", box))
    s.push(*steps)
    yield from ()


def port_battle(s: EspanaState, box: int) -> Flow[None]:
    """25.7-d: in a port no consent is needed."""
    open_battle(s, box)
    yield from ()


# --- air combat (25.8-e) -----------------------------------------------------------------------------
def sea_air(s: EspanaState, place: int) -> Flow[None]:
    """The side with more aircraft pairs them, then the stronger, then R."""
    n, r = planes(s, N, place), planes(s, R, place)
    if not n or not r:
        return
    rank = [(len(p), sum(AIR_STRENGTH[a] for a in p)) for p in (n, r)]
    chooser = N if rank[N] > rank[R] else R
    own, foes = (n, r) if chooser == N else (r, n)
    pairs = yield from pair_up(s, chooser, own, foes, "25.8-e")
    yield from fly_pairs(s, pairs, luck(s, place))


# --- air-sea combat (25.8-f, 25.9) -------------------------------------------------------------------
def air_targets(s: EspanaState, side: int, place: int) -> list[int]:
    """Ships the side's aircraft can hit: submarines and destroyers only without others (25.9-e, 25.9-f)."""
    foe = 1 - side
    submarines = of_class(s, foe, place, "submarine")
    return gunships(s, foe, place) or submarines or of_class(s, foe, place, "destroyers")


def sea_strike(s: EspanaState, place: int) -> Flow[None]:
    """25.9-a, 25.9-d: targets are named first, all dice are rolled, then come the effects."""
    strikes: list[tuple[int, int]] = []
    for side in SIDES:
        strikes += yield from _name_targets(s, side, place)
    if not strikes:
        return
    on_ships: dict[int, list[int]] = {}
    for plane, ship in strikes:
        values = yield from roll(
            luck(s, place), AIR_STRENGTH[plane], kind="strike", rule="25.9-b", seat=SEATS[SIDE[plane]]
        )
        s.used |= 1 << plane
        cm = CM[plane]
        result = dice.sea_result(values, (cm,) if cm > 0 else (), (cm,) if cm < 0 else ())
        hits, fives = on_ships.setdefault(ship, [0, 0])
        on_ships[ship] = [hits + result[0], fives + result[1]]
    on_planes: list[list[int]] = [[0, 0], [0, 0]]
    for side in SIDES:
        if any(SIDE[ship] == side for _, ship in strikes):
            for ship in ships(s, side, place):  # 25.9-c: destroyers and submarines too
                values = yield from roll(luck(s, place), kind="flak", rule="25.9-c", seat=SEATS[side])
                score = values[0] + guns.air_sea_modifier(s, ship)
                if score >= 6:
                    on_planes[1 - side][0] += 1
                elif score == 5:
                    on_planes[1 - side][1] += 1
    for side in SIDES:
        attackers = [plane for plane, _ in strikes if SIDE[plane] == side]
        yield from _planes_suffer(s, side, attackers, *on_planes[side])
    for ship, (hits, fives) in on_ships.items():
        yield from suffer(s, ship, hits, fives, "25.9-b")


def _name_targets(s: EspanaState, side: int, place: int) -> Flow[list[tuple[int, int]]]:
    """25.8-f: each aircraft may attack any ship there, several one ship; in a port it must (25.7-d)."""
    strikes: list[tuple[int, int]] = []
    targets = air_targets(s, side, place)
    if not targets:
        return strikes
    for plane in planes(s, side, place):
        if len(targets) == 1 and place < BOXES:
            strikes.append((plane, targets[0]))
            continue
        way = help_way("strike", PLANE[side], ENEMY_SHIP[side], plane, targets, "25.9-e")
        menu = Menu(s, way, HOLD) if place >= BOXES else Menu(s, way)
        ask = Ask.of(SEATS[side], "strike", "25.8-f", menu, {"unit": COUNTER_ID[plane]}, commits=True)
        match (yield from put_ask(ask)):
            case Help(_, target):
                strikes.append((plane, target))
            case Hold():
                s.used |= 1 << plane  # turned over, but it stays (25.8-f)
    return strikes


def _planes_suffer(s: EspanaState, side: int, attackers: list[int], hits: int, fives: int) -> Flow[None]:
    """25.9-c: the aircraft's owner chooses which are destroyed and which fly home."""
    for lost in [True] * hits + [False] * fives:
        if not attackers:
            return
        plane = attackers[0]
        if len(attackers) > 1:
            way = Way(
                "suffer",
                Suffer,
                PLANE[side],
                rule="25.9-c",
                among=attackers.copy(),
                otherwise=lambda other: Refusal("25.9-c", "did-not-strike", {"unit": COUNTER_ID[other]}),
            )
            about = {"result": "lost" if lost else "home"}
            (plane,) = yield from put_ask(Ask.of(SEATS[side], "suffer", "25.9-c", Menu(s, way), {**about}))
        attackers.remove(plane)
        if lost:
            put(s, plane, GONE)
            s.at_sea &= ~(1 << plane)
            s.note("shot-down", "25.9-c", unit=COUNTER_ID[plane])
        else:
            to_board(s, plane)
            s.note("flew-home", "25.9-c", unit=COUNTER_ID[plane])


def suffer(s: EspanaState, ship: int, hits: int, fives: int, rule: str) -> Flow[None]:
    """25.8-k: damaged and to base, destroyed by two hits, driven off by a 5."""
    if hits:
        yield from damage(s, ship, hits, rule)
    elif fives:
        yield from withdraw(s, ship, rule)


# --- submarines (25.8-n, 25.8-o) ---------------------------------------------------------------------
def sea_subs(s: EspanaState, place: int) -> Flow[None]:
    """Each submarine first attacks a ship with a combat value; a ship left unhurt shoots back."""
    for side in SIDES:
        for submarine in of_class(s, side, place, "submarine"):
            targets = gunships(s, 1 - side, place)  # 25.8-o2
            if not targets:
                continue
            way = help_way("torpedo", SHIP[side], ENEMY_SHIP[side], submarine, targets, "25.8-o2")
            about = {"ship": COUNTER_ID[submarine]}
            ask = Ask.of(SEATS[side], "torpedo", "25.8-n", Menu(s, way, HOLD), {**about}, commits=True)
            answer = yield from put_ask(ask)
            if isinstance(answer, Hold):
                continue
            target: int = answer.target
            squadrons = of_class(s, side, place, "destroyers")
            escorts = yield from escort(s, place, squadrons, [submarine], "25.8-l")
            yield from _torpedo(s, place, submarine, target, len(escorts))
            yield from follow_home(s, escorts, {submarine} - set(ships(s, side, place)))


def _torpedo(s: EspanaState, place: int, submarine: int, target: int, escorts: int) -> Flow[None]:
    values = yield from roll(luck(s, place), kind="torpedo", rule="25.8-n", seat=SEATS[SIDE[submarine]])
    score = values[0] + guns.air_sea_modifier(s, submarine) + escorts
    if score >= 5:
        yield from suffer(s, target, int(score >= 6), 1, "25.8-n")
        return
    values = yield from roll(luck(s, place), kind="reply", rule="25.8-n", seat=SEATS[SIDE[target]])
    score = values[0] + guns.air_sea_modifier(s, target)
    yield from suffer(s, submarine, int(score >= 6), int(score == 5), "25.8-n")


# --- ships one against one (25.8-h to 25.8-m) --------------------------------------------------------
def sea_ships(s: EspanaState, place: int) -> Flow[None]:
    """The side with more ships pairs them; surplus ships and destroyers support; one round."""
    fleets = [gunships(s, N, place), gunships(s, R, place)]
    if not fleets[N] or not fleets[R]:
        for side in SIDES:
            if fleets[1 - side] and not of_class(s, side, place, "submarine"):
                for squadron in of_class(s, side, place, "destroyers"):  # 25.8-o2
                    yield from withdraw(s, squadron, "25.8-o2")
        return
    rank = [(len(f), sum(SHIP_VALUE[c] for c in f)) for f in fleets]
    chooser = R if rank[R] > rank[N] else N
    pairs = yield from pair_up(s, chooser, fleets[chooser], fleets[1 - chooser], "25.8-h")
    paired = [c for pair in pairs for c in pair]
    backing: dict[int, int] = {}
    escorts: dict[int, int] = {}
    for side in SIDES:
        own = [c for c in paired if SIDE[c] == side]
        for surplus in fleets[side]:
            if surplus not in paired:
                yield from _back(s, side, surplus, own, backing)
        escorts |= yield from escort(s, place, of_class(s, side, place, "destroyers"), own, "25.8-l")
    results: list[tuple[int, tuple[int, bool]]] = []
    for pair in pairs:
        for ship, foe in (pair, pair[::-1]):
            number = SHIP_VALUE[ship] + backing.get(ship, 0)
            values = yield from roll(
                luck(s, place), number, kind="ship", rule="25.8-j", seat=SEATS[SIDE[ship]]
            )
            help_given = sum(1 for target in escorts.values() if target == ship)
            results.append((foe, dice.sea_result(values, *guns.modifiers(s, ship, help_given))))
    for foe, (hits, five) in results:
        yield from suffer(s, foe, hits, int(five), "25.8-k")
    stayed = {*ships(s, N, place), *ships(s, R, place)}
    yield from follow_home(s, escorts, set(paired) - stayed)


def _back(s: EspanaState, side: int, surplus: int, own: list[int], backing: dict[int, int]) -> Flow[None]:
    """25.8-i: a surplus ship may add its dice to a ship that is paired."""
    way = help_way("back", SHIP[side], SHIP[side], surplus, own, "25.8-i")
    about = {"ship": COUNTER_ID[surplus]}
    ask = Ask.of(SEATS[side], "back", "25.8-i", Menu(s, way, HOLD), {**about}, commits=True)
    match (yield from put_ask(ask)):
        case Help(_, ship):
            backing[ship] = backing.get(ship, 0) + SHIP_VALUE[surplus]


# --- port defence (25.7-f, 25.7-h) -------------------------------------------------------------------
def defender_of(s: EspanaState, box: int) -> int | None:
    """25.7-h2: for whom the fixed defence fires."""
    for side in SIDES:
        if is_friendly(s, side, box):
            return side
    if is_contested(s, box):
        return next(side for base, side in BASE_SIDE.items() if BASE_BOX[base] == box)
    return None


def port(s: EspanaState, box: int) -> Flow[None]:
    """25.7-h: three dice, +1 on one of them, at the blockaders left."""
    side = defender_of(s, box)
    if side is None:
        return
    found = present(s, 1 - side, box)
    if not found:
        return
    s.note("port-fire", "25.7-f", box=PLACE_ID[box], side=SEATS[side])
    values = yield from roll(luck(s, box), 3, kind="port", rule="25.7-f", seat=SEATS[side])
    targets = tuple(c for c in found if c in AIRCRAFT or SHIP_VALUE[c]) or tuple(found)
    nothing: tuple[Results, ...] = ((0, 0),) * len(targets)
    fire = PortFire(box, tuple(sorted(values, reverse=True)), targets, nothing, (0, 0))
    fire = fire._replace(left=(yield from _aim(s, side, fire)))
    allotted = yield from _allot(s, side, fire)
    for unit, (hits, fives) in zip(targets, allotted, strict=True):
        if unit in SHIPS:
            yield from suffer(s, unit, hits, fives, "25.7-h")
        elif hits:
            leave_zone(s, unit, GONE)
            s.note("shot-down", "25.7-h", unit=COUNTER_ID[unit])
        elif fives:
            to_board(s, unit)
            s.note("flew-home", "25.7-h", unit=COUNTER_ID[unit])


def gun_results(values: tuple[int, ...], die: int) -> Results:
    """25.7-f: the results of the dice with the +1 on one of them."""
    shown = [v + (i == die) for i, v in enumerate(values)]
    return sum(v >= 6 for v in shown), sum(v == 5 for v in shown)


def fate(unit: int, hits: int, fives: int) -> str:
    """25.7-h: what so many results do to one unit."""
    if hits and unit in SHIPS:
        return "lost" if hits > 1 else "damaged"
    return "lost" if hits else "home" if fives else ""


def fates(targets: tuple[int, ...], given: tuple[Results, ...], left: Results) -> set[tuple[str, ...]]:
    """All ends to which the results left can be allotted: the fate of each target."""
    steps = allotments(given, left)
    if not steps:
        return {tuple(fate(c, *g) for c, g in zip(targets, given, strict=True))}
    return {end for unit, hit in steps for end in fates(targets, *allot(given, left, unit, hit=hit))}


def allotments(given: tuple[Results, ...], left: Results) -> list[tuple[int, bool]]:
    """25.7-h: (target, is it a hit?): no target takes one more result before each other has as many."""
    least = min(sum(g) for g in given)
    few = [i for i, g in enumerate(given) if sum(g) == least]
    return [(i, hit) for hit in (True, False) if left[0 if hit else 1] for i in few]


def allot(
    given: tuple[Results, ...], left: Results, unit: int, *, hit: bool
) -> tuple[tuple[Results, ...], Results]:
    """One result goes to one target: what each has then, and what is left."""
    one = (1, 0) if hit else (0, 1)
    more = (given[unit][0] + one[0], given[unit][1] + one[1])
    return (*given[:unit], more, *given[unit + 1 :]), (left[0] - one[0], left[1] - one[1])


def _aim(s: EspanaState, side: int, fire: PortFire) -> Flow[Results]:
    """25.7-f, 16.5-h: the defender puts the +1 on a die of his choice, where it makes a difference."""
    results = [gun_results(fire.dice, die) for die in range(len(fire.dice))]
    if len({frozenset(fates(fire.targets, fire.given, result)) for result in results}) == 1:
        return results[0]

    def otherwise(modifier: Modifier, die: int) -> Refusal:
        if die >= len(fire.dice):
            return Refusal("25.7-f", "no-such-die", {"dice": len(fire.dice)})
        return Refusal("25.7-f", "guns-plus-one", {"value": modifier[1]})

    way = Way(
        "put",
        lambda _, die: Aim(fire, die),
        MODIFIER,
        DIE,
        rule="25.7-f",
        among=[(("plus", 1), die) for die in range(len(fire.dice))],
        otherwise=otherwise,
        label=partial(labels.on_die, fire.dice),
        subjects=lambda *_: (),
    )
    names = [COUNTER_ID[c] for c in fire.targets]
    about = {"dice": list(fire.dice), "box": PLACE_ID[fire.box], "targets": names}
    answer: Aim = yield from put_ask(Ask.of(SEATS[side], "guns", "25.7-f", Menu(s, way), {**about}))
    return results[answer.die]


def _allot(s: EspanaState, side: int, fire: PortFire) -> Flow[tuple[Results, ...]]:
    """25.7-h: the defender says which result falls on which unit; asked only where the end can differ."""
    given, left = fire.given, fire.left
    while steps := allotments(given, left):
        unit, hit = steps[0]
        if len(steps) > 1 and len(fates(fire.targets, given, left)) > 1:
            about = {"hits": left[0], "fives": left[1], "box": PLACE_ID[fire.box]}
            menu = Menu(s, _allot_way(side, fire._replace(given=given, left=left)))
            ask = Ask.of(SEATS[side], "allot", "25.7-h", menu, {**about})
            _, unit, hit = yield from put_ask(ask)
        given, left = allot(given, left, unit, hit=hit)
    return given


def _allot_way(side: int, fire: PortFire) -> Way:
    """One of the results left, to one of the units. While both kinds are left a five is told as such."""
    targets, left = fire.targets, fire.left

    def word(unit: int, hit: bool) -> Result:
        return targets[unit], not hit and bool(left[0])

    steps = {word(unit, hit): Allot(fire, unit, hit) for unit, hit in allotments(fire.given, left)}

    def otherwise(result: Result) -> Refusal:
        counter, home = result
        args = {"unit": COUNTER_ID[counter]}
        if counter not in targets:
            return Refusal("25.7-h", "not-under-fire", args)
        if home and not (left[0] and left[1]):
            return Refusal("25.7-h", "one-kind-left", args)
        return Refusal("25.7-h", "allot-evenly", args)

    def label(result: Result) -> Message:
        name = {"a": COUNTER_ID[result[0]]}
        return Message("do-allot", name) if steps[result].hit else Message("do-allot-home", name)

    return Way(
        "allot",
        lambda result: steps[result],
        RESULT[side],
        rule="25.7-h",
        among=list(steps),
        otherwise=otherwise,
        label=label,
    )
