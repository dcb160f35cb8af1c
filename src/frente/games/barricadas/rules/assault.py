"""Chapter 9: close assault, armored and anti-armor assault, armor support."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from frente.boards.hexes import OFF, opposite
from frente.engine import Ask, Flow, Refusal, choose, roll
from frente.games.barricadas import charts
from frente.games.barricadas.definitions import AP, ART, AT, GUNS, PIECES, TROOPS
from frente.games.barricadas.rules import fire
from frente.games.barricadas.rules.losses import eliminate, lose_step, settle_works
from frente.games.barricadas.rules.morale import (
    average_morale,
    check_formation,
    check_unit,
    officer_routs,
    passes,
    stream,
)
from frente.games.barricadas.rules.movement import (
    allowance,
    bridged,
    entry,
    ground_cost,
    move_type,
    near_officer,
    prohibited,
    river_cost,
    terrain,
    wet,
)
from frente.games.barricadas.rules.officers import Toll, casualties, toll_of
from frente.games.barricadas.rules.stacking import MOST as LIMIT
from frente.games.barricadas.rules.stacking import fits, stacked
from frente.games.barricadas.state import (
    March,
    State,
    cargo,
    carried,
    code,
    effects,
    finish,
    has,
    hex_of,
    is_unit,
    mounted,
    place,
    seat,
    take_control,
    targets_in,
    the_board,
    units_in,
)

MOST = 3
"""9.1-c: at most three units assault."""
NO_CHARGE = frozenset({"built-up", "woods", "light-woods", "marsh", "rubble"})  # 5.6-k


# --- who may assault ------------------------------------------------------------------------------
def march_of(s: State, u: int) -> March:
    """What a unit has left of its move in this activation."""
    kind = "charge" if mounted(s, u) and (has(s.charged, u) or u not in s.spent) else "move"
    limit = allowance(s, u, kind)
    return March(
        units=(u,), spent=(s.spent.get(u, 0),), limits=(limit,), kind=kind, entered=int(u in s.spent)
    )


def only_vehicles(s: State, h: int, side: int) -> bool:
    """9.5-a: nothing but AFVs and transports of that side in the hex."""
    units = targets_in(s, h, side)
    return bool(units) and all(PIECES[u].category in ("afv", "transport") for u in units)


def why_not_assault(s: State, u: int, h: int) -> Refusal | None:
    """9-a, 9-c: may this unit assault this hex now?"""
    p = PIECES[u]
    where = code(s, h) if h >= 0 else ""
    if p.category not in TROOPS and not p.is_afv:
        return Refusal("9-a", "no-assault", {"unit": p.id})
    if u not in s.at or carried(s, u):
        return Refusal("5.5-g", "is-carried", {"unit": p.id})
    if has(s.routed, u):
        return Refusal("10.3.1-a", "is-routed", {"unit": p.id})
    if not has(s.acting, u) and u not in s.spent:
        return Refusal("3.3.2-a", "not-acting", {"unit": p.id})
    if h < 0 or not the_board(s).grid.touch(s.at[u], h):
        return Refusal("9-c", "not-adjacent", {"unit": p.id, "hex": where})
    enemies = [x for x in s.stacks.get(h, ()) if PIECES[x].side != p.side and PIECES[x].category != "horses"]
    if not enemies:
        return Refusal("9-c", "nobody-there", {"hex": where})
    if any(True for _ in effects(s, "rule_5_8_applies")) and not near_officer(s, u):
        return Refusal("5.8-a", "dark", {"unit": p.id})
    vehicles = only_vehicles(s, h, 1 - p.side)
    if p.is_afv and vehicles:
        return Refusal("9.6-h", "afv-on-afv", {"hex": where})
    if p.is_afv and not any(is_unit(x) and PIECES[x].category != "transport" for x in enemies):
        if any(is_unit(x) for x in enemies):
            return Refusal("9.4-a", "afv-on-transport", {"hex": where})
    if mounted(s, u) and not vehicles:
        refusal = why_not_charge_at(s, u, h)
        if refusal is not None:
            return refusal
    march = march_of(s, u)
    after = entry(s, march, s.at[u], h, assault=True)
    if isinstance(after, Refusal):
        return after
    # 12.9.1-d: into a minor river only the other terrain is paid; a major one is closed
    if after.wading and s.brief.river == "major" and river_cost(s, move_type(s, u), h) < 0:
        return Refusal("12.9.2-a", "river-closed", {"hex": where})
    if p.is_afv and not _can_leave(s, u, h, after):
        return Refusal("9.4-b", "afv-leave", {"unit": p.id, "hex": where})
    return None


def why_not_charge(s: State, u: int) -> Refusal | None:
    """5.6-l: no charge in the turn after a charge; only mounted cavalry charges (3.3.2-j)."""
    if not mounted(s, u):
        return Refusal("5.6-g", "not-mounted", {"unit": PIECES[u].id})
    if has(s.charged_before, u):
        return Refusal("5.6-l", "charged-before", {"unit": PIECES[u].id})
    return None


def why_not_charge_at(s: State, u: int, h: int) -> Refusal | None:
    """5.6-k, 5.6-m: a mounted unit assaults only by a charge, never into buildings, forest or marsh."""
    refusal = why_not_charge(s, u)
    if refusal is not None:
        return refusal
    if u in s.spent and not has(s.charged, u):
        return Refusal("5.6-m", "not-charging", {"unit": PIECES[u].id})
    if terrain(s, h) in NO_CHARGE:
        return Refusal("5.6-k", "no-charge-there", {"hex": code(s, h)})
    return None


def _can_leave(s: State, u: int, h: int, after: March) -> bool:
    """9.4-b: with the points left it could leave the hex again."""
    left = after.limits[0] - after.spent[0]
    for n in the_board(s).grid.sides[h]:
        if n == OFF:
            continue
        cost = ground_cost(s, u, h, n)
        if isinstance(cost, int) and cost <= left and not units_in(s, n, 1 - PIECES[u].side):
            return True
    return False


def why_not_join(s: State, party: Sequence[int], u: int, h: int) -> Refusal | None:
    """9.1-d, 9.6-b, 7.3-c: one formation; AFVs of a coordinated one may support from the same hex."""
    p = PIECES[u]
    if u in party:
        return Refusal("9.1-d", "already", {"unit": p.id})
    refusal = why_not_assault(s, u, h)
    if refusal is not None:
        return refusal
    first = party[0]
    same = s.member.get(u, -1) == s.member.get(first, -2)
    if not same and not (p.is_afv or all(PIECES[x].is_afv for x in party)):
        return Refusal("9.1-d", "other-formation", {"unit": p.id})
    if not same and s.member.get(u, -1) not in {s.member.get(o, -1) for o in s.leaders}:
        return Refusal("9.1-d", "other-formation", {"unit": p.id})
    mixed = p.is_afv != PIECES[first].is_afv or any(PIECES[x].is_afv != p.is_afv for x in party)
    start = s.began.get(u, s.at[u])
    if mixed and any(s.began.get(x, s.at[x]) != start for x in party):
        return Refusal("9.6-b", "same-start", {"unit": p.id})
    if p.is_afv and not mixed and s.at[u] != s.at[first]:
        return Refusal("9.4-i", "one-hex", {"unit": p.id})
    if p.is_afv and sum(PIECES[x].is_afv for x in party) >= MOST:
        return Refusal("9.4-a", "three", {})
    if only_vehicles(s, h, 1 - p.side):
        return Refusal("9.5-a", "alone", {"unit": p.id})
    if mounted(s, u) != mounted(s, first) and not mixed:
        return Refusal("5.6-m", "not-charging", {"unit": p.id})
    return None


# --- the hand-to-hand sum -------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Melee:
    """9.3: a hand-to-hand worked out before the die."""

    attackers: tuple[int, ...]
    defenders: tuple[int, ...]
    strength: tuple[int, int]
    odds: str
    modifiers: tuple[tuple[str, int, str], ...]

    @property
    def modifier(self) -> int:
        return sum(value for _, value, _ in self.modifiers)


def melee_value(s: State, u: int) -> int:
    """9.3-a: the assault value minus 1 for each step lost, at least 1; transports have none."""
    return max(1, PIECES[u].hth - s.lost.get(u, 0)) if PIECES[u].hth else 0


def melee(
    s: State, attackers: Sequence[int], defenders: Sequence[int], h: int, sides: Sequence[int], inside: bool
) -> Melee:
    """9.3-a to 9.3-c. `sides` are the hexsides of the assaulted hex by which the attackers enter."""
    a = sum(melee_value(s, u) for u in attackers)
    d = sum(melee_value(s, u) for u in defenders)
    board = the_board(s)
    names: list[tuple[str, str]] = []
    if terrain(s, h) in ("built-up", "dispersed-buildings", "woods"):
        names.append(("defender-in-buildings-or-woods", "9.3-c"))
    tanks = [u for u in attackers if PIECES[u].is_afv]
    if tanks and len(tanks) < len(attackers):
        names.append(("combined-assault", "9.6-i"))
    if average_morale(s, attackers) >= 8:
        names.append(("attacker-morale-8", "10.5-a"))
    if average_morale(s, [u for u in defenders if s.member.get(u, -1) >= 0]) >= 8:
        names.append(("defender-morale-8", "10.5-a"))
    if inside:
        names.append(("fortification", "13.6-j"))
    level = board.level[h]
    if sides and all(
        board.crest[h] >> d_ & 1 and board.level[board.grid.sides[h][d_]] < level for d_ in sides
    ):
        names.append(("uphill", "9.3-c"))
    if has(s.trenches, h) and any(has(s.inside, u) for u in defenders):
        names.append(("trench", "9.3-c"))
    if any(has(s.risky, u) for u in defenders):
        names.append(("defender-risky-action", "11-a"))
    if any(has(s.risky, u) for u in attackers):
        names.append(("attacker-risky-action", "11-a"))
    if all(mounted(s, u) for u in attackers):
        names.append(("charge", "9.3-c"))
    mods = tuple((name, charts.modifier(name), rule) for name, rule in names)
    return Melee(tuple(attackers), tuple(defenders), (a, d), charts.odds_column(a, d), mods)


# --- the assault ----------------------------------------------------------------------------------
@dataclass(slots=True)
class Assault:
    """What is known while an assault is fought."""

    hex: int
    side: int
    party: list[int]
    """All who declared, passed or not: they took part (9.3.1-f)."""
    home: dict[int, int]
    """Unit -> its launching hex."""
    passed: list[int]
    volleys: set[int]
    """Defenders that have fired."""
    shelled: set[int]
    """Launching hexes that were fired at (9-g)."""
    apart: bool = False
    """9-d: the defender's AFVs stand apart."""


def assault(s: State, party: list[int], h: int) -> Flow[None]:
    """9-e, 9-b: the whole sequence after the declaration, fought in the defender's hex."""
    side = PIECES[party[0]].side
    s.fights += 1
    fight = Assault(h, side, list(party), {u: s.at[u] for u in party}, [], set(), set())
    s.note("assault", "9-e", hex=code(s, h), units=[PIECES[u].id for u in party])
    for u in party:
        s.moved |= 1 << u
        s.spent.setdefault(u, 0)
        s.began.setdefault(u, s.at[u])
        if mounted(s, u) and not only_vehicles(s, h, 1 - side):
            s.charged |= 1 << u
    if only_vehicles(s, h, 1 - side):
        yield from anti_armor(s, party[0], h, True)
        finish(s, *party)
        return
    yield from _afv_choice(s, fight)
    tanks = [u for u in party if PIECES[u].is_afv]
    # 9.4-a, 9.6-a, 9.6-c: with infantry and AFVs on a side all values count together
    lone_tanks = len(tanks) == len(party) and not any(PIECES[u].is_afv for u in targets_in(s, h, 1 - side))
    if lone_tanks:
        yield from armored(s, fight)
        finish(s, *party)
        return
    yield from defend(s, fight, before=True)
    yield from _checks(s, fight)
    if fight.passed:
        yield from defend(s, fight, before=False)
    # 7.2.1-c: what was ordered goes on with those who are still there and unbroken
    fight.passed = [u for u in fight.passed if u in s.at and not has(s.routed, u)]
    if fight.passed:
        yield from _fight(s, fight)
    finish(s, *[u for u in party if u in s.at], *fight.volleys)


def _afv_choice(s: State, fight: Assault) -> Flow[None]:
    """9-d: attacked by foot alone, the defender's AFVs support the others or stand apart."""
    units = targets_in(s, fight.hex, 1 - fight.side)
    if any(PIECES[u].is_afv for u in fight.party) or not any(PIECES[u].is_afv for u in units):
        return
    answer = yield from _pick(
        s, 1 - fight.side, "stand", "9-d", ["support", "apart"], {"hex": code(s, fight.hex)}
    )
    fight.apart = answer == "apart"


def _pick(
    s: State, side: int, kind: str, rule: str, tokens: list[str], about: dict[str, object]
) -> Flow[str]:
    def judge(token: str) -> Refusal | None:
        return None if token in tokens else Refusal(rule, "not-offered", {"token": token})

    ask = Ask(seat(side), kind, rule, lambda: tokens, judge, about)
    answer = yield from choose(ask)
    return answer


# --- defensive fire (9.2) -------------------------------------------------------------------------
def defend(s: State, fight: Assault, before: bool) -> Flow[None]:
    """9.2, 9-f, 9-g: the defenders fire at launching hexes, or later at those who passed their check."""
    foe = 1 - fight.side
    while True:
        options = _volleys(s, fight, before)
        if not options:
            return
        tokens = [*options, "hold"]
        kind = "defend" if before else "defend-late"
        rule = "9.2-d" if before else "9.2-e"
        answer = yield from _pick(s, foe, kind, rule, tokens, {"hex": code(s, fight.hex)})
        if answer == "hold":
            return
        if answer.startswith("strike"):
            yield from _strike_back(s, fight, answer)
        else:
            yield from _volley(s, fight, answer, before)
        if before:
            if not any(u in s.at and s.at[u] == fight.home[u] and not has(s.routed, u) for u in fight.party):
                return


def _strike_back(s: State, fight: Assault, token: str) -> Flow[None]:
    """9.6-e: a defending unit leaves its fire and goes for an AFV."""
    _, name, tank = token.split()
    u = next(x for x in targets_in(s, fight.hex, 1 - fight.side) if PIECES[x].id == name)
    target = next(x for x in fight.party if PIECES[x].id == tank)
    fight.volleys.add(u)
    yield from strike(s, u, target, "9.6-e", s.at[target])
    finish(s, u)


def _volleys(s: State, fight: Assault, before: bool) -> list[str]:
    foe = 1 - fight.side
    groups: dict[tuple[int, str], list[int]] = {}
    for u in targets_in(s, fight.hex, foe):
        if u in fight.volleys or has(s.routed, u) or (fight.apart and PIECES[u].is_afv):
            continue  # 9.2-c: routed units may not, out-of-command units may
        for attack in fire.attack_types(u):
            if attack == AT and PIECES[u].category == "mg":
                continue
            groups.setdefault((s.member.get(u, -1), attack), []).append(u)
    tokens = []
    exposed = _exposed(s, fight, before)
    homes = sorted({fight.home[u] for u in exposed})
    for (_, attack), units in groups.items():
        for home in homes:
            if home in fight.shelled and not before:
                continue
            if any(fire.can_be_hit(s, u, attack) for u in _aimed(s, fight, home, before)):
                tokens.append(f"volley {PIECES[units[0]].id} {code(s, home)}:{attack}")
    if before:  # 9.6-e: against AFVs each infantry unit may make an anti-armor assault instead
        tanks = [u for u in exposed if PIECES[u].is_afv and not has(s.routed, u)]
        foot = [u for (_, attack), units in groups.items() if attack == AP for u in units]
        tokens += [
            f"strike {PIECES[u].id} {PIECES[t].id}"
            for u in foot
            if PIECES[u].category in TROOPS
            for t in tanks
        ]
    return tokens


def _exposed(s: State, fight: Assault, before: bool) -> list[int]:
    pool = fight.party if before else fight.passed
    return [u for u in pool if u in s.at and s.at[u] == fight.home[u]]


def _aimed(s: State, fight: Assault, home: int, before: bool) -> list[int]:
    """9.2-d: everyone in the launching hex; 9.2-e: only those who passed."""
    if before:
        return targets_in(s, home, fight.side)
    return [u for u in fight.passed if u in s.at and fight.home[u] == home]


def _volley(s: State, fight: Assault, token: str, before: bool) -> Flow[None]:
    _, name, detail = token.split()
    where, attack = detail.split(":")
    home = hex_of(s, where)
    first = next(u for u in targets_in(s, fight.hex, 1 - fight.side) if PIECES[u].id == name)
    # 9.2-f: the units of one formation in the hex fire as a group
    group = [
        u
        for u in targets_in(s, fight.hex, 1 - fight.side)
        if s.member.get(u, -1) == s.member.get(first, -1)
        and u not in fight.volleys
        and not has(s.routed, u)
        and fire.printed(u, attack) is not None
        and not (attack == AT and PIECES[u].category == "mg")
        and not (fight.apart and PIECES[u].is_afv)
    ]
    half = [u for u in group if not has(s.reaction, u)]  # 9.2-a, 9.2-b
    aimed = [u for u in _aimed(s, fight, home, before) if fire.can_be_hit(s, u, attack)]
    ground = home if before else fight.hex
    shot = fire.fire_shot(s, group, attack, home, half, aimed, ground)
    fight.volleys.update(group)
    fight.shelled.add(home)
    s.fired |= 1 << (1 - fight.side)
    yield from fire.shoot(s, shot, "9.2-d" if before else "9.2-e")
    finish(s, *group)


# --- pre-assault checks (9.1) ---------------------------------------------------------------------
def _checks(s: State, fight: Assault) -> Flow[None]:
    support = any(PIECES[u].is_afv and u in s.at and not has(s.routed, u) for u in fight.party)
    for u in fight.party:
        if u not in s.at or has(s.routed, u) or s.at[u] != fight.home[u]:
            continue
        if len(fight.passed) >= MOST:  # 9.1-c
            finish(s, u)
            continue
        # 5.6-h: a charge needs no check; 9.6-d: nor does infantry with armor support
        if PIECES[u].is_afv or support or mounted(s, u):
            fight.passed.append(u)
            continue
        good = yield from passes(s, u, 0, "9.1-a")  # 14-f
        if good:
            fight.passed.append(u)
        else:
            finish(s, u)


# --- the fight ------------------------------------------------------------------------------------
def _fight(s: State, fight: Assault) -> Flow[None]:
    h, foe = fight.hex, 1 - fight.side
    yield from _leaders_join(s, fight)
    _surrender(s, fight)
    for u in list(s.works):  # 13.1.1-d: work is lost when its builder is assaulted
        if s.at.get(u, -1) == h and PIECES[u].side == foe:
            del s.works[u]
    units = [u for u in targets_in(s, h, foe) if not (fight.apart and PIECES[u].is_afv)]
    finish(s, *units)  # 9-h
    if h in s.forts:
        outside = [u for u in units if not has(s.inside, u)]
        inside = [u for u in units if has(s.inside, u)]
        if outside:  # 13.6-i
            won = yield from hand_to_hand(s, fight, outside, False)
            if not won:
                return
            fight.passed = [u for u in fight.passed if u in s.at and not has(s.routed, u)]
        inside = [u for u in inside if u in s.at]
        if inside and fight.passed:
            won = yield from hand_to_hand(s, fight, inside, True)
            if not won:
                return
    elif units:
        won = yield from hand_to_hand(s, fight, units, False)
        if not won:
            return
    yield from _occupy(s, fight)


def _leaders_join(s: State, fight: Assault) -> Flow[None]:
    """9.1-b: a leader in a launching hex goes along without a check if one of his units passed, or stays."""
    n = s.member.get(fight.party[0], -1)
    o = s.formations[n].officer if n >= 0 else -1
    if o < 0 or o not in s.at or has(s.routed, o) or o in s.load:
        return
    if any(fight.home[u] == s.at[o] for u in fight.passed):
        about: dict[str, object] = {"officer": PIECES[o].id, "hex": code(s, fight.hex)}
        answer = yield from _pick(s, fight.side, "lead", "9.1-b", ["lead", "stay"], about)
        if answer == "lead":
            fight.passed.append(o)
            fight.home[o] = s.at[o]


def _surrender(s: State, fight: Assault) -> None:
    """9.1.1-b, 10.3.4-a, 7.1-a, 9.3-g: routed units give up, with their officer; so do lone officers."""
    foe = 1 - fight.side
    here = [u for u in s.stacks.get(fight.hex, ()) if PIECES[u].side == foe]
    beaten = [u for u in here if has(s.routed, u) and is_unit(u)]
    for u in beaten:
        n = s.member.get(u, -1)
        o = s.formations[n].officer if n >= 0 else -1
        eliminate(s, u, "9.1.1-b")
        if o >= 0 and s.at.get(o, -1) == fight.hex:
            eliminate(s, o, "9.1.1-b")
    if not units_in(s, fight.hex, foe):
        for u in list(s.stacks.get(fight.hex, ())):
            if PIECES[u].side == foe and PIECES[u].leader:
                eliminate(s, u, "7.1-a")


def hand_to_hand(s: State, fight: Assault, defenders: list[int], inside: bool) -> Flow[bool]:
    """9.3: one roll; True when the attackers won."""
    h = fight.hex
    attackers = [u for u in fight.passed if is_unit(u) and u in s.at]
    grid = the_board(s).grid
    sides = sorted({grid.direction(h, fight.home[u]) for u in attackers})
    sum_ = melee(s, attackers, defenders, h, sides, inside)
    die = yield from roll(stream(s), 1, 6, kind="assault", rule="9.3-c", seat=seat(fight.side))
    result = charts.hand_to_hand(sum_.odds, die[0] + sum_.modifier)
    s.note(
        "melee",
        "9.3-d",
        hex=code(s, h),
        attack=sum_.strength[0],
        defense=sum_.strength[1],
        odds=sum_.odds,
        roll=die[0],
        modifier=sum_.modifier,
        result=result,
    )
    loser, steps, far = charts.RESULTS[result]
    if loser == "attacker":
        yield from _beaten(s, attackers, steps, far, sides, fight, True)
        return False
    away = sorted({(opposite(d) + t) % 6 for d in sides for t in (-1, 0, 1)})  # 9.3.1-b
    yield from _beaten(s, defenders, steps, far, away, fight, False)
    return True


def _beaten(
    s: State, units: list[int], steps: int, far: int, sides: list[int], fight: Assault, attacker: bool
) -> Flow[None]:
    """9.3-d, 9.3-e: losses of the losing side first, then all of it retreats, then its morale."""
    h = fight.hex
    where = h if not attacker else fight.home[units[0]]
    toll = toll_of(s, where, h)
    if attacker:
        for home in sorted({fight.home[u] for u in units}):
            more = toll_of(s, home, h)
            toll.present = tuple(dict.fromkeys((*toll.present, *more.present)))
            toll.before.update(more.before)
            toll.there |= more.there
        joined = [u for u in fight.passed if PIECES[u].leader]
        toll.present = tuple(joined)
    shot = fire.Shot(AP, where, 0, 0, (), 1, tuple(units), h, one_each=True)
    dealt: dict[int, int] = {}
    left = steps
    for pool in _loss_order(units):  # 9.6-f: infantry before AFVs
        if left > 0 and pool:
            part = yield from fire.allocate(s, _only(shot, pool), left)
            for u, n in part.items():
                dealt[u] = n
                left -= n
    for u, n in dealt.items():
        toll.hits[u] = n
        for _ in range(n):
            for x in (u, *[c for c in cargo(s, u) if is_unit(c)]):
                if x in s.at:
                    toll.lost[x] = toll.lost.get(x, 0) + 1
                    lose_step(s, x, "9.3-d")
    for u in units:  # 9.1.1-a
        if u in s.at and PIECES[u].category in GUNS:
            eliminate(s, u, "9.1.1-a")
            toll.lost.setdefault(u, 0)
    gone_officers = yield from casualties(s, toll)
    yield from _retreat_all(s, units, far, sides, fight, attacker)
    survivors = [u for u in units if u in s.at]
    _orphans(s, toll, h if not attacker else -1)
    yield from _defeat_morale(s, units, survivors, toll, gone_officers, h)


def _only(shot: fire.Shot, pool: list[int]) -> fire.Shot:
    return replace(shot, victims=tuple(pool))


def _loss_order(units: Sequence[int]) -> tuple[list[int], list[int]]:
    soft = [u for u in units if not PIECES[u].is_afv]
    return soft, [u for u in units if PIECES[u].is_afv]


def _orphans(s: State, toll: Toll, h: int) -> None:
    """7.1-c: an officer whose companions were all eliminated in an assault is eliminated."""
    for o in toll.present:
        if o in s.at and s.at[o] == h and not units_in(s, h, PIECES[o].side):
            eliminate(s, o, "7.1-c")


def _defeat_morale(
    s: State, units: list[int], survivors: list[int], toll: Toll, bereft: list[int], cause: int
) -> Flow[None]:
    """9.3-f, 14-b, 14-h: a formation check if more than one of its units lost, else a unit check."""
    formations: dict[int, list[int]] = {}
    for u in units:
        formations.setdefault(s.member.get(u, -1), []).append(u)
    for n in bereft:
        yield from check_formation(s, n, set(units), cause, cause, "14-c")
    for n, losers in formations.items():
        if n < 0:
            continue
        if len(losers) > 1:
            yield from check_formation(s, n, set(losers), cause, cause, "14-b")
        elif losers[0] in s.at:
            yield from check_unit(s, losers[0], cause, "14-h")
            yield from officer_routs(s, n, cause)
        if any(u not in survivors for u in losers):
            yield from check_formation(s, n, set(losers), cause, cause, "14-a")
        lost_now = sum(c for u, c in toll.lost.items() if s.member.get(u, -1) == n)
        before = toll.before.get(n, 0)
        for _ in range(before + lost_now - max(before, len(s.formations[n].units))):
            yield from check_formation(s, n, set(losers), cause, cause, "14-e")


# --- retreat (9.3.1) ------------------------------------------------------------------------------
def _retreat_all(
    s: State, units: list[int], far: int, sides: list[int], fight: Assault, attacker: bool
) -> Flow[None]:
    """9.3-e, 9.6-g: everyone of the losing side goes; officers and transports with them (9.3.1-g)."""
    h = fight.hex
    side = PIECES[units[0]].side if units else fight.side
    movers = [u for u in units if u in s.at]
    if not attacker:
        movers += [
            u
            for u in s.stacks.get(h, ())
            if PIECES[u].side == side
            and u not in movers
            and not carried(s, u)
            and not has(s.inside, u)
            and PIECES[u].category != "horses"
            and u not in s.load
            and not (fight.apart and PIECES[u].is_afv)
            and (PIECES[u].leader or PIECES[u].category == "transport")
        ]
    else:
        movers += [u for u in fight.passed if PIECES[u].leader and u in s.at]
    for u in movers:
        if attacker:
            came = the_board(s).grid.direction(h, fight.home[u])
            ways = [(came + t) % 6 for t in (0, -1, 1)]  # 9.3.1-a
        else:
            ways = sides
        yield from retreat(s, u, h, ways, far, fight.party if not attacker else [], h if attacker else -1)


def _unsafe(s: State, u: int, h: int, took_part: Sequence[int], fought: int) -> str:
    """9.3.1-d, 9.3.1-e: the rule that would eliminate a unit retreating into this hex, or nothing."""
    if h == OFF:
        return "9.3.1-d"
    side = PIECES[u].side
    if has(s.wire, h) and PIECES[u].move != "tracked":
        return "13.2-c"
    if prohibited(s, u, h) is not None or (wet(s, h) and s.brief.river == "major" and not bridged(s, h)):
        return "9.3.1-d"
    if any(PIECES[x].side != side and PIECES[x].category != "horses" for x in s.stacks.get(h, ())):
        return "9.3.1-g"
    friends = any(PIECES[x].side == side and is_unit(x) and x != u for x in s.stacks.get(h, ()))
    if friends:
        return ""
    near = the_board(s).grid.touching[h]
    for x, where in s.at.items():
        if near >> where & 1 and PIECES[x].side != side and is_unit(x):
            if x not in took_part and where != fought:  # 9.3.1-f
                return "9.3.1-e"
    return ""


def retreat(
    s: State, u: int, h: int, ways: Sequence[int], far: int, took_part: Sequence[int], fought: int
) -> Flow[None]:
    """9.3.1-c, 9.3.1-g: the owner chooses a safe side; two hexes go on in the same direction."""
    if u not in s.at:
        return
    grid = the_board(s).grid
    roads: dict[int, list[int]] = {}
    worst = "9.3.1-d"
    for d in ways:
        path: list[int] = []
        here = h
        while len(path) < far or not fits(s, here, [u, *cargo(s, u)]):  # 4-e
            here = grid.sides[here][d] if here != OFF else OFF
            bad = _unsafe(s, u, here, took_part, fought)
            if bad or len(path) > far + 3:
                worst = bad or worst
                path = []
                break
            path.append(here)
        if path:
            roads[path[0]] = path
    if not roads:
        eliminate(s, u, worst)
        return
    goal = next(iter(roads))
    if len(roads) > 1:
        tokens = [f"fall {code(s, x)}" for x in roads]
        about: dict[str, object] = {"unit": PIECES[u].id, "hex": code(s, h)}
        answer = yield from _pick(s, PIECES[u].side, "retreat", "9.3.1-g", tokens, about)
        goal = hex_of(s, answer.split()[1])
    place(s, u, roads[goal][-1])
    take_control(s, roads[goal][-1])
    s.note("retreat", "9.3-d", unit=PIECES[u].id, hex=code(s, roads[goal][-1]))


def _occupy(s: State, fight: Assault) -> Flow[None]:
    """9.3-h, 9.4-l: winners stay in the hex. 9-d: AFVs that stood apart may be assaulted at once."""
    h, foe = fight.hex, 1 - fight.side
    if fight.apart and any(PIECES[u].is_afv for u in targets_in(s, h, foe)):
        for u in [x for x in fight.passed if is_unit(x)]:
            if u in s.at and not has(s.routed, u) and any(PIECES[x].is_afv for x in targets_in(s, h, foe)):
                about: dict[str, object] = {"unit": PIECES[u].id, "hex": code(s, h)}
                answer = yield from _pick(s, fight.side, "go-on", "9-d", ["strike", "skip"], about)
                if answer == "strike":
                    yield from anti_armor(s, u, h, False)
    if any(PIECES[u].side == foe and PIECES[u].category != "horses" for u in s.stacks.get(h, ())):
        return
    enter(s, [u for u in fight.passed if u in s.at and not has(s.routed, u)], h)


def enter(s: State, units: Sequence[int], h: int) -> None:
    """The winners take the hex; abandoned horses and works of the enemy fall to them."""
    for u in units:
        place(s, u, h)
    if units:
        side = PIECES[units[0]].side
        take_control(s, h)
        for x in [x for x in s.stacks.get(h, ()) if PIECES[x].side != side]:
            if PIECES[x].category == "horses":
                eliminate(s, x, "5.6-n")
        if h in s.forts and s.forts[h].side != side:
            del s.forts[h]  # 13.6-f
            s.note("fort-gone", "13.6-f", hex=code(s, h))
        settle_works(s, h)
        s.note("taken", "9.3-h", hex=code(s, h), units=[PIECES[u].id for u in units])


# --- armored assault (9.4) ------------------------------------------------------------------------
def armored_shot(s: State, tanks: Sequence[int], h: int) -> fire.Shot:
    """9.4-g, 9.4-h, 9.4-i: the AFVs' factors against the AP defence of the terrain."""
    foe = 1 - PIECES[tanks[0]].side
    units = targets_in(s, h, foe)
    mods: list[tuple[str, int, str]] = []
    if units and all(PIECES[u].category in GUNS for u in units):
        mods.append(("target-guns", -1, "9.4-g"))
    ground = terrain(s, h)
    if ground in ("built-up", "dispersed-buildings") and any(PIECES[u].category in TROOPS for u in units):
        mods.append(("infantry-in-buildings", 1, "9.4-g"))
    return fire.Shot(
        attack=AP,
        target=h,
        ff=sum(charts.armored_ff(PIECES[u].assault_class, s.lost.get(u, 0)) for u in tanks),
        shift=fire.shift_of(s, tanks),
        modifiers=tuple(mods),
        divisor=charts.defense(AP, ground),
        victims=tuple(units),
        cause=h,
        firers=tuple(tanks),
    )


def armored(s: State, fight: Assault) -> Flow[None]:
    """9.4, 9.4-c: no checks; the response first, then the assault of the AFVs that are left."""
    h, foe = fight.hex, 1 - fight.side
    yield from _answer_armor(s, fight)
    tanks = [u for u in fight.party if u in s.at and not has(s.routed, u) and s.at[u] == fight.home[u]]
    if not tanks:
        return
    fight.passed = list(tanks)
    _surrender(s, fight)
    units = targets_in(s, h, foe)
    finish(s, *units)
    if not units:
        yield from _occupy(s, fight)
        return
    shot = armored_shot(s, tanks, h)
    dice = yield from roll(stream(s), 2, 6, kind="fire", rule="9.4-g", seat=seat(fight.side))
    result = charts.effect(shot.column, sum(dice) + shot.modifier)
    count = charts.hits(result, shot.divisor)
    s.note(
        "fire",
        "9.4-g",
        attack=AP,
        hex=code(s, h),
        ff=shot.ff,
        column=shot.column,
        roll=sum(dice),
        modifier=shot.modifier,
        result=result,
        divisor=shot.divisor,
        hits=count,
        firers=[PIECES[u].id for u in tanks],
    )
    toll = toll_of(s, h, h)
    if count:
        yield from fire.suffer(s, shot, count, toll)
    if not toll.lost:
        yield from _drive_off(s, fight, tanks)  # 9.4-m
        return
    for u in units:  # 9.1.1-a
        if u in s.at and PIECES[u].category in GUNS:
            eliminate(s, u, "9.1.1-a")
            toll.lost.setdefault(u, 0)
    bereft = yield from casualties(s, toll)
    sides = sorted({the_board(s).grid.direction(h, fight.home[u]) for u in tanks})
    away = sorted({(opposite(d) + t) % 6 for d in sides for t in (-1, 0, 1)})
    movers = [u for u in (*units, *toll.present) if u in s.at and s.at[u] == h and u not in s.load]
    for u in movers:
        yield from _flee_armor(s, u, h, away, fight)
    _orphans(s, toll, h)
    yield from _armored_morale(s, units, toll, bereft, h)
    yield from _occupy(s, fight)


def _armored_morale(s: State, units: Sequence[int], toll: Toll, bereft: list[int], h: int) -> Flow[None]:
    """9.4-k, 14-d, 14-i: a formation check if more than one of its units lost steps, else the unit's."""
    for n in bereft:
        yield from check_formation(s, n, set(units), h, h, "14-c")
    hurt: dict[int, list[int]] = {}
    for u in toll.lost:
        hurt.setdefault(s.member.get(u, -1), []).append(u)
    for n, losers in hurt.items():
        if n < 0:
            continue
        if len(losers) > 1:
            yield from check_formation(s, n, set(units), h, h, "14-d")
        elif losers[0] in s.at:
            yield from check_unit(s, losers[0], h, "14-i")
            yield from officer_routs(s, n, h)
        if any(u not in s.at for u in losers):
            yield from check_formation(s, n, set(units), h, h, "14-a")


def _flee_armor(s: State, u: int, h: int, away: Sequence[int], fight: Assault) -> Flow[None]:
    """9.4-j: from built-up 1 hex, else 1 and then up to 2 more to the nearest cover towards his lines."""
    built = terrain(s, h) in ("built-up", "rubble")
    yield from retreat(s, u, h, away, 1, fight.party, -1)
    if built or u not in s.at:
        return
    board = the_board(s)
    edge = s.brief.edges[PIECES[u].side]
    for left in (2, 1):
        here = s.at[u]
        if terrain(s, here) != "open":
            return
        ways = [board.grid.sides[here][d] for d in board.out(here, edge)]
        safe = [n for n in ways if not _unsafe(s, u, n, fight.party, -1)]
        if not safe:
            eliminate(s, u, "9.4-k")
            return
        cover = [n for n in safe if terrain(s, n) != "open"]
        if not cover and left == 2:
            cover = [
                n
                for n in safe
                if any(
                    x != OFF and terrain(s, x) != "open"
                    for x in (board.grid.sides[n][d] for d in board.out(n, edge))
                )
            ]
        ways = cover or safe
        goal = ways[0]
        if len(ways) > 1:
            about: dict[str, object] = {"unit": PIECES[u].id, "hex": code(s, here)}
            tokens = [f"fall {code(s, n)}" for n in ways]
            answer = yield from _pick(s, PIECES[u].side, "retreat", "9.4-j", tokens, about)
            goal = hex_of(s, answer.split()[1])
        place(s, u, goal)
    _go_on(s, u, fight)


def _go_on(s: State, u: int, fight: Assault) -> None:
    """4-e: a retreat into an overstacked hex goes on."""
    board = the_board(s)
    edge = s.brief.edges[PIECES[u].side]
    while u in s.at and stacked(s, s.at[u], PIECES[u].side) > LIMIT:
        here = s.at[u]
        ways = [board.grid.sides[here][d] for d in board.out(here, edge)]
        safe = [n for n in ways if not _unsafe(s, u, n, fight.party, -1)]
        if not safe:
            eliminate(s, u, "9.4-k")
            return
        place(s, u, safe[0])


def _drive_off(s: State, fight: Assault, tanks: Sequence[int]) -> Flow[None]:
    """9.4-m: AFVs that did no harm leave by any side with their points, or go back."""
    board = the_board(s)
    h = fight.hex
    for u in tanks:
        march = march_of(s, u)
        after = entry(s, march, fight.home[u], h, assault=True)
        left = after.limits[0] - after.spent[0] if isinstance(after, March) else 0
        ways = [fight.home[u]]
        for n in board.grid.sides[h]:
            if n in (OFF, fight.home[u]) or _enemy_in(s, n, fight.side):
                continue
            cost = ground_cost(s, u, h, n)
            if isinstance(cost, int) and cost <= left and fits(s, n, [u]) and not wet(s, n):
                ways.append(n)
        goal = ways[0]
        if len(ways) > 1:
            tokens = [f"leave {code(s, n)}" for n in ways]
            about: dict[str, object] = {"unit": PIECES[u].id, "hex": code(s, h)}
            answer = yield from _pick(s, fight.side, "drive-off", "9.4-m", tokens, about)
            goal = hex_of(s, answer.split()[1])
        place(s, u, goal)
        take_control(s, goal)


def _enemy_in(s: State, h: int, side: int) -> bool:
    return any(PIECES[x].side != side and PIECES[x].category != "horses" for x in s.stacks.get(h, ()))


def _answer_armor(s: State, fight: Assault) -> Flow[None]:
    """9.4-d to 9.4-f: AT and ART fire and anti-armor assaults against AFVs that assault."""
    foe = 1 - fight.side
    struck: set[int] = set()
    while True:
        tanks = [u for u in fight.party if u in s.at and not has(s.routed, u) and s.at[u] == fight.home[u]]
        if not tanks:
            return
        options = _armor_answers(s, fight, tanks, struck)
        if not options:
            return
        tokens = [*options, "hold"]
        answer = yield from _pick(s, foe, "answer", "9.4-d", tokens, {"hex": code(s, fight.hex)})
        if answer == "hold":
            return
        words = answer.split()
        u = next(x for x in targets_in(s, fight.hex, foe) if PIECES[x].id == words[1])
        struck.add(u)
        ready = has(s.reaction, u)
        if words[0] == "volley":
            home, attack = words[2].split(":")
            aimed = [x for x in tanks if s.at[x] == hex_of(s, home)]
            shot = fire.fire_shot(s, [u], attack, hex_of(s, home), () if ready else (u,), aimed)
            s.fired |= 1 << foe
            yield from fire.shoot(s, shot, "9.4-e")
        else:
            tank = next(x for x in tanks if PIECES[x].id == words[2])
            yield from strike(s, u, tank, "9.4-f", s.at[tank])
        finish(s, u)


def _armor_answers(s: State, fight: Assault, tanks: Sequence[int], struck: set[int]) -> list[str]:
    foe = 1 - fight.side
    units = [u for u in targets_in(s, fight.hex, foe) if not has(s.routed, u)]
    guns = [
        u for u in units if PIECES[u].category != "mg" and (AT in PIECES[u].fire or ART in PIECES[u].fire)
    ]
    foot = [u for u in units if PIECES[u].category in TROOPS]
    tokens: list[str] = []
    homes = sorted({s.at[t] for t in tanks})
    for group in (guns, foot):
        ready = [u for u in group if has(s.reaction, u)]
        done = [u for u in group if u in struck]
        if not ready and done:
            continue  # only one of them where none is marked
        for u in ready or group:
            if u in struck:
                continue
            if group is guns:
                for attack in (AT, ART):
                    if attack in PIECES[u].fire:
                        tokens += [f"volley {PIECES[u].id} {code(s, x)}:{attack}" for x in homes]
            else:
                tokens += [f"strike {PIECES[u].id} {PIECES[t].id}" for t in tanks]
    return tokens


# --- anti-armor assault (9.5) ---------------------------------------------------------------------
def anti_armor(s: State, u: int, h: int, moves: bool) -> Flow[None]:
    """9.5: one unit against one vehicle; it returns unless no enemy remains in the hex."""
    foe = 1 - PIECES[u].side
    home = s.at[u]
    vehicles = targets_in(s, h, foe)
    if not moves:
        vehicles = [x for x in vehicles if PIECES[x].is_afv]
    if not vehicles:
        return
    target = vehicles[0]
    if len(vehicles) > 1:  # 9.5-a
        tokens = [f"on {PIECES[x].id}" for x in vehicles]
        about: dict[str, object] = {"unit": PIECES[u].id, "hex": code(s, h)}
        answer = yield from _pick(s, PIECES[u].side, "vehicle", "9.5-a", tokens, about)
        target = vehicles[tokens.index(answer)]
    if moves:
        yield from _vehicles_fire(s, u, h, vehicles)
        if u not in s.at or has(s.routed, u) or s.at[u] != home:
            return
    hard = PIECES[target].is_afv
    good = yield from passes(s, u, -1 if hard else 0, "9.5-c")  # 10.2-c
    if not good:
        return
    if has(s.routed, target):  # 9.1.1-b
        eliminate(s, target, "9.1.1-b")
    else:
        yield from strike(s, u, target, "9.5-d", h, checked=True)
    if not _enemy_in(s, h, PIECES[u].side) and u in s.at and not has(s.routed, u):
        after: dict[str, object] = {"unit": PIECES[u].id, "hex": code(s, h)}
        answer = yield from _pick(s, PIECES[u].side, "hold-hex", "9.5-f", ["stay", "return"], after)
        if answer == "stay" and prohibited(s, u, h) is None:
            enter(s, [u], h)


def _vehicles_fire(s: State, u: int, h: int, vehicles: Sequence[int]) -> Flow[None]:
    """9.5-b: assaulted vehicles fire AP at the one unit; the first time in full, later after a check."""
    foe = 1 - PIECES[u].side
    home = s.at[u]
    for x in vehicles:
        if x not in s.at or u not in s.at or has(s.routed, u) or s.at[u] != home:
            return
        if AP not in PIECES[x].fire or has(s.routed, x) or PIECES[u].is_afv:
            continue
        again = has(s.answered, x)
        answer = yield from _pick(
            s,
            foe,
            "defend",
            "9.5-b",
            [f"volley {PIECES[x].id} {code(s, home)}:AP", "hold"],
            {"hex": code(s, h)},
        )
        if answer == "hold":
            continue
        if again:
            good = yield from passes(s, x, 0, "9.5-b")
            if not good:
                continue
        s.answered |= 1 << x
        shot = fire.fire_shot(s, [x], AP, home, (x,) if again else (), [u])
        s.fired |= 1 << foe
        yield from fire.shoot(s, shot, "9.5-b")  # 9.5-g: losses bring their checks


def strike_shot(s: State, u: int, target: int, h: int) -> fire.Shot:
    """9.5-d, 9.5-e: the unit's own FF, two columns more against trucks; the divisor is always 2."""
    ff = charts.after_losses(*_printed(u), s.lost.get(u, 0))
    if mounted(s, u):
        ff = charts.halved(ff)
    shift = fire.shift_of(s, [u]) + (2 if PIECES[target].category == "transport" else 0)
    mods: tuple[tuple[str, int, str], ...] = ()
    if s.rubble.get(s.at.get(u, -1), 0) == 99:
        mods = (("rubble", -1, "13.7-f"),)
    return fire.Shot(AP, h, ff, shift, mods, 2, (target,), s.at[u], (u,), one_each=True)


def _printed(u: int) -> tuple[int, int]:
    values = PIECES[u].fire[AP]
    return values[0], values[2]


def strike(s: State, u: int, target: int, rule: str, h: int, checked: bool = False) -> Flow[None]:
    """9.5-d: one anti-armor assault; the vehicle that lost a step checks (14-j) and may fall back (9.5-h)."""
    if not checked:
        good = yield from passes(s, u, -1 if PIECES[target].is_afv else 0, "9.5-c")
        if not good:
            return
    shot = strike_shot(s, u, target, h)
    lost_before = s.lost.get(target, 0)
    yield from fire.shoot(s, shot, rule)
    if target not in s.at or s.lost.get(target, 0) == lost_before:
        return
    yield from check_unit(s, target, s.at.get(u, h), "14-j")
    if target in s.at and not has(s.routed, target):
        side = PIECES[target].side
        ways = [
            n
            for n in the_board(s).grid.sides[s.at[target]]
            if not _unsafe(s, target, n, (u,), -1) and fits(s, n, [target, *cargo(s, target)])
        ]
        if not ways:
            return
        tokens = [*(f"fall {code(s, n)}" for n in ways), "stay"]
        answer = yield from _pick(s, side, "fall-back", "9.5-h", tokens, {"unit": PIECES[target].id})
        if answer != "stay":
            place(s, target, hex_of(s, answer.split()[1]))
            take_control(s, s.at[target])
