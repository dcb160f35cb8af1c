"""The steady player: politics, builds and attacks by sound rules of thumb and the true odds.

It reads like advice to a player. Each kind of ask has its own piece of it; what it does not know it
answers with the first option, which the rules list from most to least.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from random import Random
from typing import Any

from frente.engine import Ask
from frente.games.arriba.answers import (
    Attack,
    Buy,
    Carry,
    Close,
    Convert,
    Counter,
    Create,
    DisruptGroup,
    Fort,
    Guerrilla,
    Influence,
    Lose,
    March,
    Open,
    Pay,
    Rebuild,
    Replenish,
    Strike,
    Take,
    Target,
    To,
)
from frente.games.arriba.definitions import (
    BIT,
    BRIGADE,
    COLONIAL,
    COUNT,
    COUNTRIES,
    ENEMY,
    IB,
    INDEX,
    IT,
    KINDS,
    LAST_TURN,
    MED_PORTS,
    MINOR,
    MOROCCO,
    NEIGHBOURS,
    ONE_STEP,
    PLACE_IDS,
    PORTS,
    REGION_AREAS,
    REGION_OF,
    TOWARD,
    TRACK_END,
    TURNS,
    UNIT_KIND,
    UNITS,
    G,
    R,
    areas_of,
)
from frente.games.arriba.odds import best_van
from frente.games.arriba.rules import combat, strength
from frente.games.arriba.rules.breakthrough import split_van
from frente.games.arriba.rules.income import funds
from frente.games.arriba.rules.movement import reach, why_not_city
from frente.games.arriba.rules.organization import regroup_tokens, why_not_together
from frente.games.arriba.rules.politics import boxes_won, influence_drm
from frente.games.arriba.rules.strategy import needs_service
from frente.games.arriba.rules.supply import supplied_areas
from frente.games.arriba.rules.table import ALL, look_up
from frente.games.arriba.state import (
    Arriba,
    Group,
    Support,
    any_intervention,
    cf,
    group_cf,
    group_of,
    groups_at,
    occupied,
    presence,
    seat_side,
    side_groups,
)

RESERVE = 2
"""EP kept for major offensives."""
LEAST_GAIN = 0.15
"""What a move must better, or the battlegroup stays."""
FAIR = {G: 0.4, R: 0.4}
"""The least expected gain of an attack worth making."""


def steady(s: Arriba, ask: Ask, luck: Random) -> str:
    """One of the ask's options."""
    answer = ANSWERS.get(ask.kind, _first)(s, ask, luck)
    return (
        answer
        if answer is not None and ask.accepts(answer)
        else ask.options()[-1 if "done" in ask.options() else 0]
    )


def answers(ask: Ask) -> list[tuple[str, Any]]:
    """The legal answers: token and value."""
    assert ask.menu is not None
    return ask.menu.answers()


def best(ask: Ask, worth: Callable[[Any], Any]) -> str:
    """The answer of most worth; of equal ones the first."""
    return max(answers(ask), key=lambda answer: worth(answer[1]))[0]


def _first(s: Arriba, ask: Ask, luck: Random) -> str | None:
    return ask.options()[0]


# --- politics ---------------------------------------------------------------------------------------
def politics(s: Arriba, ask: Ask, luck: Random) -> str | None:
    """Spend support abroad only where it comes back in the turns that are left."""
    side = seat_side(ask.seat)
    have = s.ps[INDEX[side]]
    left = LAST_TURN - s.turn + 1
    chosen, gain = "done", 0.0
    if s.turn == 1:
        return chosen
    for token, answer in answers(ask):
        match answer:
            case Influence(country, extra) if extra < 3:
                price = 2 + 3.5 * extra
                if price > have - 25:
                    continue
                if side == R and country == IT and "ctv" not in s.came and not occupied(s, R) & MED_PORTS:
                    continue  # without a Mediterranean port the Italian corps would never come (5.4.2-c)
                worth = influence_worth(s, side, country, extra, left) - price
                if worth > gain:
                    chosen, gain = token, worth
    return chosen


def influence_worth(s: Arriba, side: str, country: int, extra: int, left: int) -> float:
    """Expected support-equivalent of an attempt over the rest of the war."""
    drm = extra + sum(n for _, n, _ in influence_drm(s, side, country))
    now = box_worth(s, side, country, s.boxes[country])
    total = 0.0
    for die in range(1, 7):
        won = boxes_won(die + drm)
        step = TOWARD[side] * won
        box = min(TRACK_END, max(-TRACK_END, s.boxes[country] + step))
        total += box_worth(s, side, country, box) - now
    return total / 6 * left


def box_worth(s: Arriba, side: str, country: int, box: int) -> float:
    """What a box is worth a turn, in support: aid for us, minus aid for them, plus half the way there."""
    from_us = box * TOWARD[side]
    great = COUNTRIES[country] in ("ge", "it", "ussr")
    worth = 0.0
    if from_us >= 2:
        worth += 1.2 if great else 0.5
    if from_us == TRACK_END:
        worth += 1.2 if great else 1.0
        if not any_intervention(s, side):
            worth += 3.5
    if from_us <= -2:
        worth -= 1.2 if great else 0.5
    if from_us == -TRACK_END:
        worth -= 1.2
    return worth + 0.25 * from_us


def shift(s: Arriba, ask: Ask, luck: Random) -> str | None:
    side = seat_side(ask.seat)
    return best(ask, lambda answer: (answer.toward == side, answer.boxes))


# --- building ---------------------------------------------------------------------------------------
def spend(s: Arriba, ask: Ask, luck: Random) -> str | None:
    """Serve the factions, turn brigades at the front into divisions, rebuild, then buy points."""
    side = seat_side(ask.seat)
    ep = funds(s, side, ask.seat)
    offered = answers(ask)

    def first(fits: Callable[[Any], bool]) -> str | None:
        return next((token for token, answer in offered if fits(answer)), None)

    def made(answer: Any, *kinds: str) -> bool:
        return isinstance(answer, (Create, Rebuild)) and answer.kind in kinds

    if side == G:
        for f in MINOR:
            if not s.served >> f & 1 and needs_service(s, f):
                token = first(lambda answer, f=f: made(answer, BRIGADE) and answer.faction == f)  # type: ignore[misc]
                if token:
                    return token
    cheap = first(lambda answer: isinstance(answer, Rebuild) and answer.kind != BRIGADE)
    if cheap and ep >= 2:
        return cheap
    fronts = front(s, side)

    def grows(answer: Any, near: bool, kinds: tuple[str, ...] = (BRIGADE,)) -> bool:
        fits = isinstance(answer, Convert) and UNIT_KIND[answer.unit] in kinds
        return fits and (not near or _near(s, answer.unit, fronts))

    if ep >= 2 + min(RESERVE, s.turn):
        new = first(lambda answer: isinstance(answer, Create) and answer.kind == ONE_STEP)
        wish = (
            first(lambda answer: grows(answer, near=True))
            or (new if ep >= 3 + RESERVE else None)
            or first(lambda answer: grows(answer, near=False))
            or first(lambda answer: isinstance(answer, Replenish))
        )
        if wish:
            return wish
    if ep > 4 + RESERVE:
        for kind in ("artillery", "air", "armor"):
            if token := first(lambda answer, kind=kind: isinstance(answer, Buy) and answer.asset == kind):  # type: ignore[misc]
                return token
        if token := first(lambda answer: grows(answer, near=True, kinds=KINDS)):
            return token
    if ep > RESERVE:
        strong = first(lambda answer: made(answer, BRIGADE) and answer.faction in (COLONIAL, IB))
        if token := strong or first(lambda answer: made(answer, BRIGADE)):
            return token
    return "done"


def price(s: Arriba, ask: Ask, luck: Random) -> str | None:
    """Asset points are worth about three EP."""
    cheap = (token for token, answer in answers(ask) if isinstance(answer, Pay) and answer.price <= 3)
    return next(cheap, "decline")


def front(s: Arriba, side: str) -> int:
    """The areas where both sides stand or touch."""
    enemy = presence(s, ENEMY[side])
    mask = 0
    for area in areas_of(presence(s, side)):
        if enemy & (BIT[area] | NEIGHBOURS[area]):
            mask |= BIT[area]
    return mask


def _near(s: Arriba, unit: int, fronts: int) -> bool:
    g = group_of(s, unit)
    return g is not None and bool(fronts & BIT[g.area])


def place(s: Arriba, ask: Ask, luck: Random) -> str | None:
    """Where the enemy presses most; new units for Africa go where they can be lifted."""
    side = seat_side(ask.seat)
    return best(ask, lambda answer: _need(s, side, answer.area) + (answer[1:] == (True,)) * 0.1)


def _need(s: Arriba, side: str, area: int) -> float:
    if area == MOROCCO:
        return -5.0
    theirs = sum(group_cf(s, g) for g in side_groups(s, ENEMY[side]) if _close(g.area, area))
    ours = sum(group_cf(s, g) for g in groups_at(s, side, area))
    return city_worth(s, area) + theirs - ours


def _close(a: int, b: int) -> bool:
    return a == b or bool(NEIGHBOURS[a] & BIT[b])


def city_worth(s: Arriba, area: int) -> float:
    """What a city is worth: its EP, its port, its share of a region."""
    return _city_worth(s.turn, area)


@cache
def _city_worth(turn: int, area: int) -> float:
    worth = 1.0 + 3.0 / REGION_AREAS[REGION_OF[area]].bit_count()
    worth += sum(ep for a, ep in TURNS[turn].domestic if a == area)
    worth += 0.5 * bool(PORTS & BIT[area]) + 0.5 * bool(MED_PORTS & BIT[area])
    return worth


# --- transport --------------------------------------------------------------------------------------
def transport(s: Arriba, ask: Ask, luck: Random) -> str | None:
    """The Army of Africa crosses by every lift there is; nothing else is carried."""
    for token, answer in answers(ask):
        match answer:
            case Carry("lift" | "fly", unit) if unit in s.morocco:
                return token
    return "done"


def arrive(s: Arriba, ask: Ask, luck: Random) -> str | None:
    side = seat_side(ask.seat)
    return best(ask, lambda answer: _need(s, side, answer.area))


# --- organization -----------------------------------------------------------------------------------
def organize(s: Arriba, ask: Ask, luck: Random) -> str | None:
    """Open only areas where there is something to put right."""
    side = seat_side(ask.seat)
    for token, answer in answers(ask):
        match answer:
            case Open(area) if better(s, side, ask.seat, area) is not None:
                return token
    return "done"


def regroup(s: Arriba, ask: Ask, luck: Random) -> str | None:
    close: Close = ask.value("close")
    return better(s, seat_side(ask.seat), ask.seat, close.area) or "close"


def better(s: Arriba, side: str, seat: str, area: int) -> str | None:
    """One change towards a garrison in the city and one strong battlegroup in the field."""
    legal = set(regroup_tokens(s, side, seat, area))
    groups = sorted(groups_at(s, side, area), key=lambda g: (group_cf(s, g), g.id))
    inside = [g for g in groups if g.city]
    field = [g for g in groups if not g.city]
    for small in inside[:-1]:  # one battlegroup to a city
        for token in [*_merge(small, inside[-1]), f"seat {small.name} large"]:
            if token in legal:
                return token
    for i, small in enumerate(field):
        for large in reversed(field[i + 1 :]):
            if why_not_together((*large.units, *small.units)) is None:
                for token in _merge(small, large):
                    if token in legal:
                        return token
    if not inside:
        for g in field:
            if g.units and f"seat {g.name} city" in legal:
                return f"seat {g.name} city"
        return None
    guard = inside[-1]
    if len(guard.units) > garrison(s, side, area):
        spare = max(guard.units, key=lambda u: (cf(s, u), -u))
        for home in [*(g.name for g in reversed(field)), "new"]:
            token = f"join {UNITS[spare].id} {home}"
            if token in legal:
                return token
    for host in field:
        if host.units:
            for name in ("armor", "artillery", "german"):
                token = f"hand {guard.name}:{name} {host.name}"
                if token in legal and side == R:
                    return token
    return None


def garrison(s: Arriba, side: str, area: int) -> int:
    """How many units stay in a city: one in the rear, more near the enemy; the Government digs in."""
    near = presence(s, ENEMY[side])
    if side == R:
        return 2 if near & BIT[area] else 1
    return 2 if near & (BIT[area] | NEIGHBOURS[area]) else 1


def _merge(small: Group, large: Group) -> list[str]:
    tokens = [f"join {UNITS[u].id} {large.name}" for u in small.units]
    tokens += [
        f"hand {small.name}:{n} {large.name}" for n in ("armor", "artillery", "german") if getattr(small, n)
    ]
    return tokens


# --- movement ---------------------------------------------------------------------------------------
def march(s: Arriba, ask: Ask, luck: Random) -> str | None:
    """Give every battlegroup its turn, the strongest first; most of them will stay."""
    groups = [s.groups[answer.group] for _, answer in answers(ask) if isinstance(answer, March)]
    fit = [g for g in groups if g.units]
    if not fit:
        return "done"
    return f"march {max(fit, key=lambda g: (group_cf(s, g), -g.id)).name}"


def destination(s: Arriba, ask: Ask, luck: Random) -> str | None:
    g = next((s.groups[answer.group] for _, answer in answers(ask) if isinstance(answer, To)), None)
    if g is None or not g.units:
        return "stay"  # points alone take no ground; a battlegroup may fetch them
    token, worth = best_goal(s, g)
    return token if worth > LEAST_GAIN else "stay"


class Sight:
    """What a side sees of the map, counted once for many comparisons."""

    def __init__(self, s: Arriba, side: str) -> None:
        self.ours = [0] * COUNT
        self.held = [0] * COUNT
        self.supplied = supplied_areas(s, side)
        self.cities = 0
        self.near = [0] * COUNT
        """Enemy CF in the area and around it."""
        self.gains: dict[int, float] = {}
        """By area: what the best attack there would bring to the battlegroup that looks around."""
        for g in s.groups.values():
            strength = group_cf(s, g)
            if g.side == side:
                self.ours[g.area] += strength
                self.held[g.area] += 1
                self.cities |= BIT[g.area] if g.city else 0
            else:
                self.near[g.area] += strength
                for area in areas_of(NEIGHBOURS[g.area]):
                    self.near[area] += strength


def best_goal(s: Arriba, g: Group) -> tuple[str, float]:
    """The best end of a move, and how much better it is than staying."""
    sight = Sight(s, g.side)
    stay = standing(s, sight, g, g.area, g.city)
    taken = occupied(s, ENEMY[g.side]) | sight.cities
    best, gain = "stay", 0.0
    for area in areas_of(reach(s, g, g.area)):
        for city in (True, False):
            if area == g.area and city == g.city:
                continue
            if city and taken & BIT[area] and why_not_city(s, g.side, area, g.id):
                continue
            worth = standing(s, sight, g, area, city) - stay
            if worth > gain:
                best, gain = f"to {PLACE_IDS[area]} {'city' if city else 'large'}", worth
    return best, gain


def standing(s: Arriba, sight: Sight, g: Group, area: int, city: bool) -> float:
    """How well a battlegroup stands somewhere."""
    side, enemy = g.side, ENEMY[g.side]
    mine = group_cf(s, g)
    here = area == g.area
    guard = sight.ours[area] - (mine if here else 0)
    held = bool(sight.cities & BIT[area]) and not (here and g.city)
    threat = sight.near[area]
    foes = groups_at(s, enemy, area) if threat else []
    worth = 0.0
    if city:
        worth += city_worth(s, area) + (s.control[REGION_OF[area]] != side)
        worth += min(1.5, 0.15 * max(0, threat - guard))  # it is needed there
        if threat > 3 * (mine + guard):
            worth -= 0.4
    elif not foes and not held:
        worth -= 0.5  # an empty city is better taken
    if foes:
        best = sight.gains.get(area, -1.0)
        if area not in sight.gains:
            moved = g._replace(area=area, city=city)
            best = max(
                (expected_gain(s, moved, d, supplied=sight.supplied) for d in foes if d.units), default=0.0
            )
            sight.gains[area] = best
        ready = not any(s.disrupted >> u & 1 for u in g.units)
        if ready and best > 0:
            enough = min(0.9, guard / (2 * sum(group_cf(s, d) for d in foes)))  # others are there already
            worth += (min(3.0, best) + 0.4) * (1 - enough)
        else:
            worth -= 0.3 + 0.1 * max(0, threat - mine - guard)
    return worth


# --- combat -----------------------------------------------------------------------------------------
def expected_gain(
    s: Arriba, a: Group, d: Group, kind: str = strength.ATTACK, supplied: int | None = None
) -> float:
    """Enemy losses minus our own, over the six faces, with all our points and fair air for them."""
    own, german = strength.air_choices(s, a, True, kind)[0]
    armor, artillery = strength.asset_choices(s, a, True, kind)[0]
    ours = Support(own, german, armor, artillery)
    their_air = min(s.air_ready[INDEX[d.side]], len(d.units))
    theirs = Support(their_air, 0, 0, min(d.artillery, len(d.units)))
    paid = s.ep[INDEX[a.side]] > 0
    number = strength.final_column(s, a, d, strength.attack_strength(s, a, paid, kind, supplied))
    drms = [*strength.modifiers(s, a.side, ours, True), *strength.modifiers(s, d.side, theirs, False)]
    drm = sum(n for _, n, _ in drms)
    weak = strength.all_disrupted(s, d)
    theirs_total, ours_total = group_cf(s, d), group_cf(s, a)
    return mean_gain(number, drm, weak, theirs_total, ours_total, city_worth(s, d.area) if d.city else 0.0)


@lru_cache(1 << 14)
def mean_gain(number: int, drm: int, weak: bool, theirs: int, ours: int, prize: float) -> float:
    """The same in numbers alone: the column, what adds to the die, both strengths, what the city is worth."""
    total = 0.0
    for die in range(1, 7):
        outcome = look_up(number, die + drm, weak)
        if outcome.exchange:
            total += 0.2 * (ours - theirs) / max(ours, theirs)
            continue
        loss = theirs if outcome.defender == ALL else min(theirs, outcome.defender + outcome.points)
        cost = ours if outcome.attacker == ALL else min(ours, outcome.attacker)
        total += loss - 0.9 * cost
        if loss >= theirs:
            total += 1.0 + prize
        elif loss > cost:
            total += 0.5
    return total / 6


def attack(s: Arriba, ask: Ask, luck: Random) -> str | None:
    """The best attack first, none that costs more than it brings."""
    side = seat_side(ask.seat)
    chosen, gain = "done", FAIR[side] + (0.0 if s.ps[INDEX[side]] > 20 else 0.3)
    for token, answer in answers(ask):
        worth = 0.0
        match answer:
            case Guerrilla(area) if s.ep[0] > RESERVE:
                fresh = [g for g in groups_at(s, R, area) if not strength.all_disrupted(s, g)]
                worth = 0.3 * max((group_cf(s, g) for g in fresh), default=0)
            case Attack(group):
                worth = _best_target(s, s.groups[group], strength.ATTACK)[1]
            case Counter(group):
                worth = _best_target(s, s.groups[group], strength.COUNTER)[1]
        if worth > gain:
            chosen, gain = token, worth
    return chosen


def _best_target(s: Arriba, g: Group, kind: str) -> tuple[Target, float]:
    found = combat.targets(s, g) if kind == strength.ATTACK else combat.counter_targets(s, g)
    chosen, gain = found[0], float("-inf")
    for target in found:
        worth = _target_worth(s, g, target, kind)
        if worth > gain:
            chosen, gain = target, worth
    return chosen, gain


def _target_worth(s: Arriba, g: Group, target: Target, kind: str) -> float:
    if isinstance(target, Fort) or not s.groups[target].units:
        return 0.8
    return expected_gain(s, g, s.groups[target], kind)


def target(s: Arriba, ask: Ask, luck: Random) -> str | None:
    return best(ask, lambda aim: _target_worth(s, s.groups[aim.group], aim.target, aim.kind))


def losses(s: Arriba, ask: Ask, luck: Random) -> str | None:
    """Give up as little as can be: few CF, no divisions, then points."""
    return min(answers(ask), key=lambda answer: (_loss_price(answer[1]), answer[0]))[0]


def _loss_price(lose: Lose) -> float:
    price = 0.0
    for part in lose.parts:
        if isinstance(part, str):
            price += 1.6
        elif UNIT_KIND[part.unit] == BRIGADE:
            price += 1.0
        else:
            price += {"remnant": 3.0, "brigade": 4.5, "gone": 6.0}[part.becomes]
    return price


def exchange(s: Arriba, ask: Ask, luck: Random) -> str | None:
    return "enough" if ask.accepts("enough") else losses(s, ask, luck)


def again(s: Arriba, ask: Ask, luck: Random) -> str | None:
    """Go on only while the defender is nearly out of units and we are not."""
    battle = s.battle
    if battle is None:
        return "stop"
    a, d = s.groups.get(battle.attacker), s.groups.get(battle.defender)
    if a is None or d is None:
        return "stop"
    return "again" if group_cf(s, d) <= 2 and group_cf(s, a) >= 4 * group_cf(s, d) else "stop"


def press(s: Arriba, ask: Ask, luck: Random) -> str | None:
    return ask.options()[0]


def air(s: Arriba, ask: Ask, luck: Random) -> str | None:
    """All for a battle that matters, some kept for the enemy's turn."""
    options = ask.options()
    battle = s.battle
    if battle is None:
        return options[0]
    stake = group_cf(s, s.groups[battle.defender])
    return options[0] if stake >= 3 else options[-1]


def breakthrough(s: Arriba, ask: Ask, luck: Random) -> str | None:
    chosen, gain = "halt", 0.5
    for token, answer in answers(ask):
        match answer:
            case Strike(group, target):
                g, d = s.groups[group], s.groups[target]
                worth = 1.0
                if d.units:
                    after = s.copy()
                    head = split_van(after, g, best_van(s, g, d, ()))
                    worth = expected_gain(after, head, d, strength.BREAKTHROUGH)
                if worth > gain:
                    chosen, gain = token, worth
    return chosen


def van(s: Arriba, ask: Ask, luck: Random) -> str | None:
    return best(ask, lambda answer: cf(s, answer.unit) if isinstance(answer, Take) else -1)


def guerrilla(s: Arriba, ask: Ask, luck: Random) -> str | None:
    return best(ask, lambda answer: _strength(s, answer.group) if isinstance(answer, DisruptGroup) else 0)


def disrupt_group(s: Arriba, ask: Ask, luck: Random) -> str | None:
    return best(ask, lambda answer: _strength(s, answer.group))


def _strength(s: Arriba, group: int) -> int:
    g = s.groups[group]
    return 0 if strength.all_disrupted(s, g) else group_cf(s, g)


def grant(s: Arriba, ask: Ask, luck: Random) -> str | None:
    """What the factions need, and a third of the rest."""
    offered = answers(ask)
    return offered[(len(offered) - 1) // 3][0]


def withdraw(s: Arriba, ask: Ask, luck: Random) -> str | None:
    options = ask.options()
    return "enough" if "enough" in options else options[0]


ANSWERS: dict[str, Callable[[Arriba, Ask, Random], str | None]] = {
    "politics": politics,
    "shift": shift,
    "spend": spend,
    "price": price,
    "place": place,
    "port": place,
    "transport": transport,
    "arrive": arrive,
    "organize": organize,
    "regroup": regroup,
    "march": march,
    "destination": destination,
    "attack": attack,
    "counter": attack,
    "target": target,
    "losses": losses,
    "exchange": exchange,
    "again": again,
    "press": press,
    "air": air,
    "breakthrough": breakthrough,
    "van": van,
    "guerrilla": guerrilla,
    "disrupt-group": disrupt_group,
    "grant": grant,
    "withdraw": withdraw,
}
