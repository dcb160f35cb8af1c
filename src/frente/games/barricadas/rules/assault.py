"""Chapter 9: close assault, from the declaration to the morale of the beaten.

Who may assault is in `declaration`, the sum in `melee`, retreats in `retreat`, vehicles in `armored` and
`antiarmor`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from frente.boards.hexes import opposite
from frente.engine import Ask, Flow, Menu, Refusal, Way, put, roll
from frente.games.barricadas import charts, nouns
from frente.games.barricadas.answers import (
    Apart,
    Hold,
    Join,
    Lead,
    Reply,
    Shoot,
    Stay,
    Strike,
    Support,
    Volley,
)
from frente.games.barricadas.definitions import AP, GUNS, PIECES, TROOPS
from frente.games.barricadas.rules import fire
from frente.games.barricadas.rules.aftermath import Toll, beyond, casualties
from frente.games.barricadas.rules.antiarmor import anti_armor, occupy, strike
from frente.games.barricadas.rules.armored import armored
from frente.games.barricadas.rules.declaration import MOST, only_vehicles
from frente.games.barricadas.rules.losses import disturb, eliminate, lose_step
from frente.games.barricadas.rules.luck import stream
from frente.games.barricadas.rules.melee import Assault, melee
from frente.games.barricadas.rules.morale import check_formation, check_unit, leaders_rout, passes
from frente.games.barricadas.rules.readiness import why_not_own
from frente.games.barricadas.rules.retreat import bereft_of, go_along, orphans, retreat, surrender
from frente.games.barricadas.rules.spotting import bears
from frente.games.barricadas.state import (
    Battlefield,
    code,
    finish,
    has,
    is_unit,
    mounted,
    seat,
    steps_lost,
    targets_in,
    the_board,
    units_in,
)


def assault(s: Battlefield, party: list[int], h: int) -> Flow[None]:
    """9-e, 9-b: the whole sequence after the declaration, fought in the defender's hex."""
    side = PIECES[party[0]].side
    s.fights += 1
    fight = Assault(h, side, list(party), {u: s.at[u] for u in party}, [], set(), set())
    s.note("assault", "9-e", hex=code(s, h), units=[PIECES[u].id for u in party])
    for u in party:
        s.moved |= 1 << u
        s.spent.setdefault(u, 0)
        if mounted(s, u) and not only_vehicles(s, h, 1 - side):
            s.charged |= 1 << u
    if only_vehicles(s, h, 1 - side):
        yield from anti_armor(s, party[0], h, True)
        return
    yield from _afv_choice(s, fight)
    tanks = [u for u in party if PIECES[u].is_afv]
    # 9.4-a, 9.6-a, 9.6-c: with infantry and AFVs on a side all values count together
    lone_tanks = len(tanks) == len(party) and not any(PIECES[u].is_afv for u in targets_in(s, h, 1 - side))
    if lone_tanks:
        yield from armored(s, fight)
        return
    yield from defend(s, fight, before=True)
    yield from _checks(s, fight)
    yield from defend(s, fight, before=False)
    # 7.2.1-c: what was ordered goes on with those who are still there and unbroken
    fight.passed = [u for u in fight.passed if u in s.at and not has(s.routed, u)]
    if fight.passed:
        yield from _fight(s, fight)


def _afv_choice(s: Battlefield, fight: Assault) -> Flow[None]:
    """9-d: attacked by foot alone, the defender's AFVs support the others or stand apart."""
    units = targets_in(s, fight.hex, 1 - fight.side)
    if any(PIECES[u].is_afv for u in fight.party) or not any(PIECES[u].is_afv for u in units):
        return
    menu = Menu(s, Way("support", Support, rule="9-d"), Way("apart", Apart, rule="9-d"))
    about = {"hex": code(s, fight.hex)}
    answer = yield from put(Ask.of(seat(1 - fight.side), "stand", "9-d", menu, about))
    fight.apart = isinstance(answer, Apart)


def defend(s: Battlefield, fight: Assault, before: bool) -> Flow[None]:
    """9.2, 9-f, 9-g: the defenders fire at launching hexes, or later at those who passed their check."""
    foe = 1 - fight.side
    while True:
        volleys, strikes = _volleys(s, fight, before), _strikes(s, fight, before)
        if not volleys and not strikes:
            return
        aim = nouns.aims(s)
        menu = Menu(
            s,
            Way(
                "volley",
                lambda u, chosen: Volley(u, chosen[0], chosen[1], met=not before),
                nouns.own(foe),
                aim,
                rule="9-f",
                why_not=lambda u, chosen: why_no_volley(s, fight, before, u, *chosen),
                among=volleys,
                judged=True,
                label=nouns.detailed("do-volley", nouns.PIECE, aim),
            ),
            Way(
                "strike",
                Strike,
                nouns.own(foe),
                nouns.own(fight.side),
                rule="9.6-e",
                why_not=partial(why_no_strike, s, fight, before),
                among=strikes,
                judged=True,
            ),
            Way("hold", Hold, rule="9.2-a"),
        )
        kind = "defend" if before else "defend-late"
        rule = "9.2-d" if before else "9.2-e"
        units = [PIECES[u].id for u in _exposed(s, fight, before)]
        about = {"hex": code(s, fight.hex), "units": units, "by": "troops"}
        match (yield from put(Ask.of(seat(foe), kind, rule, menu, about, True))):
            case Hold():
                return
            case Strike(u, tank):  # 9.6-e: a defending unit leaves its fire and goes for an AFV
                fight.volleys.add(u)
                yield from strike(s, u, tank, "9.6-e", s.at[tank])
                finish(s, u)
            case Volley(u, home, attack):
                yield from _volley(s, fight, u, home, attack, before)


def _volleys(s: Battlefield, fight: Assault, before: bool) -> list[tuple[int, tuple[int, str]]]:
    """9-f: which of them fires at which launching hex, and how."""
    homes = sorted({fight.home[u] for u in _exposed(s, fight, before)})
    return [
        (u, (home, attack))
        for u in _defenders(s, fight)
        for attack in fire.attack_types(u)
        for home in homes
        if why_no_volley(s, fight, before, u, home, attack) is None
    ]


def _strikes(s: Battlefield, fight: Assault, before: bool) -> list[tuple[int, int]]:
    """9.6-e: against AFVs each infantry unit may make an anti-armor assault instead."""
    return [
        (u, t)
        for u in _defenders(s, fight)
        for t in _exposed(s, fight, before)
        if why_no_strike(s, fight, before, u, t) is None
    ]


def _why_silent(s: Battlefield, fight: Assault, u: int) -> Refusal | None:
    """9.2-a, 9-g, 9.2-c, 9-d: the rule against any answer of a defender; out of command he may."""
    refusal = why_not_own(s, 1 - fight.side, u, "9.2-a")
    if refusal is not None:
        return refusal
    args = {"unit": PIECES[u].id}
    if u not in _defenders(s, fight):
        return Refusal("9.2-a", "not-assaulted", args)
    if u in fight.volleys:
        return Refusal("9-g", "has-fired", args)
    if has(s.routed, u):
        return Refusal("9.2-c", "is-routed", args)
    if fight.apart and PIECES[u].is_afv:
        return Refusal("9-d", "stands-apart", args)
    return None


def why_no_volley(
    s: Battlefield, fight: Assault, before: bool, u: int, home: int, attack: str
) -> Refusal | None:
    """9-f, 9-g: the rule against a defender's fire at a launching hex."""
    refusal = _why_silent(s, fight, u)
    if refusal is not None:
        return refusal
    if attack not in PIECES[u].fire:  # what a machine gun does to armor is no AT fire here
        return Refusal("8-a", "no-factor", {"unit": PIECES[u].id, "attack": attack})
    where = {"hex": code(s, home)}
    if home not in {fight.home[x] for x in _exposed(s, fight, before)}:
        return Refusal("9-f", "no-launch", where)
    if not before and home in fight.shelled:
        return Refusal("9-g", "shelled", where)
    if before and not bears(s, u, home):
        return Refusal("13.6-b", "behind", {"unit": PIECES[u].id})
    if not any(fire.can_be_hit(s, x, attack) for x in _aimed(s, fight, home, before)):
        return Refusal("8-a", "not-affected", {"attack": attack, **where})
    return None


def why_no_strike(s: Battlefield, fight: Assault, before: bool, u: int, tank: int) -> Refusal | None:
    """9.6-e: the rule against a defender's anti-armor assault."""
    refusal = _why_silent(s, fight, u)
    if refusal is not None:
        return refusal
    if not before or PIECES[u].category not in TROOPS:
        return Refusal("9.6-e", "no-strike", {"unit": PIECES[u].id})
    if tank not in _exposed(s, fight, before) or not PIECES[tank].is_afv or has(s.routed, tank):
        return Refusal("9.6-e", "no-such-tank", {"unit": PIECES[tank].id})
    return None


def _defenders(s: Battlefield, fight: Assault) -> list[int]:
    return targets_in(s, fight.hex, 1 - fight.side)


def _exposed(s: Battlefield, fight: Assault, before: bool) -> list[int]:
    pool = fight.party if before else fight.passed
    return [u for u in pool if u in s.at and s.at[u] == fight.home[u]]


def _aimed(s: Battlefield, fight: Assault, home: int, before: bool) -> list[int]:
    """9.2-d: everyone in the launching hex; 9.2-e: only those who passed."""
    if before:
        return targets_in(s, home, fight.side)
    return [u for u in fight.passed if u in s.at and fight.home[u] == home]


def _volley(s: Battlefield, fight: Assault, first: int, home: int, attack: str, before: bool) -> Flow[None]:
    """9.2-f, 9-f: units of one formation in the hex fire as a group; the defender says with which units."""
    foe = 1 - fight.side
    group = [first]

    def why_not(u: int) -> Refusal | None:
        if u in group:
            return Refusal("9-f", "already", {"unit": PIECES[u].id})
        refusal = _why_silent(s, fight, u)
        if refusal is not None:
            return refusal
        if s.member.get(u, -1) != s.member.get(first, -1):
            return Refusal("9.2-f", "other-formation", {"unit": PIECES[u].id})
        if attack not in PIECES[u].fire:
            return Refusal("8-a", "no-factor", {"unit": PIECES[u].id, "attack": attack})
        if before and not bears(s, u, home):
            return Refusal("13.6-b", "behind", {"unit": PIECES[u].id})
        return None

    while more := [u for u in _defenders(s, fight) if why_not(u) is None]:
        # only before the checks the launching hex tells all of the attack, for its odds
        shoot = partial(Reply, tuple(group), home, attack) if before else Shoot
        menu = Menu(
            s,
            Way("join", Join, nouns.own(foe), rule="9-f", why_not=why_not, among=more, judged=True),
            Way("shoot", shoot, rule="9-f"),
        )
        answer = yield from put(Ask.of(seat(foe), "react-group", "9-f", menu, {"hex": code(s, home)}))
        if not isinstance(answer, Join):
            break
        group.append(answer.unit)
    half = [u for u in group if not has(s.reaction, u)]  # 9.2-a, 9.2-b
    aimed = [u for u in _aimed(s, fight, home, before) if fire.can_be_hit(s, u, attack)]
    shot = fire.fire_shot(s, group, attack, home, half, aimed, -1 if before else fight.hex)
    if not before and attack == AP and any(PIECES[u].is_afv for u in fight.passed):
        afv = ("afv-with-infantry", charts.modifier("afv-with-infantry"), "8.3-k")
        shot = replace(shot, modifiers=(*shot.modifiers, afv))
    fight.volleys.update(group)
    fight.shelled.add(home)
    s.fired |= 1 << foe
    yield from fire.shoot(s, shot, "9.2-d" if before else "9.2-e")
    finish(s, *group)


def _checks(s: Battlefield, fight: Assault) -> Flow[None]:
    support = any(PIECES[u].is_afv and u in s.at and not has(s.routed, u) for u in fight.party)
    for u in fight.party:
        if u not in s.at or has(s.routed, u) or s.at[u] != fight.home[u]:
            continue
        if len(fight.passed) >= MOST:  # 9.1-c
            finish(s, u)
            continue
        fight.tried.append(u)
        # 5.6-h: a charge needs no check; 9.6-d: nor does infantry with armor support
        if PIECES[u].is_afv or support or mounted(s, u):
            fight.passed.append(u)
            continue
        good = yield from passes(s, u, 0, "9.1-a")  # 14-f
        if good:
            fight.passed.append(u)
        else:
            finish(s, u)


def _fight(s: Battlefield, fight: Assault) -> Flow[None]:
    h, foe = fight.hex, 1 - fight.side
    yield from _leaders_join(s, fight)
    yield from surrender(s, fight)
    disturb(s, h, foe)
    units = [u for u in targets_in(s, h, foe) if not (fight.apart and PIECES[u].is_afv)]
    finish(s, *units)  # 9-h
    units = [u for u in units if PIECES[u].category != "transport"]  # 9-a
    if h in s.forts:
        outside = [u for u in units if not has(s.inside, u)]
        inside = [u for u in units if has(s.inside, u)]
        if outside:  # 13.6-i
            won = yield from hand_to_hand(s, fight, outside, False)
            if not won:
                return
        inside = [u for u in inside if u in s.at]
        if inside:
            won = yield from hand_to_hand(s, fight, inside, True)
            if not won:
                return
    elif units:
        won = yield from hand_to_hand(s, fight, units, False)
        if not won:
            return
    yield from occupy(s, fight)


def _leaders_join(s: Battlefield, fight: Assault) -> Flow[None]:
    """9.1-b: a leader in a launching hex goes along without a check if one of his units passed, or stays."""
    n = s.member.get(fight.party[0], -1)
    o = s.formations[n].officer if n >= 0 else -1
    if o < 0 or o not in s.at or has(s.routed, o) or o in s.load:
        return
    if has(s.finished, o) and o not in s.spent:
        return  # 3.3.2-a: he has done something else; who moved up with his men goes on with them
    if any(fight.home[u] == s.at[o] for u in fight.passed):
        about = {"officer": PIECES[o].id, "hex": code(s, fight.hex)}
        menu = Menu(s, Way("lead", Lead, rule="9.1-b"), Way("stay", Stay, rule="9.1-b"))
        answer = yield from put(Ask.of(seat(fight.side), "lead", "9.1-b", menu, about, True))
        if isinstance(answer, Lead):
            fight.passed.append(o)
            finish(s, o)  # 3.3.2-h: that is his move


def hand_to_hand(s: Battlefield, fight: Assault, defenders: list[int], inside: bool) -> Flow[bool]:
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
    s: Battlefield, units: list[int], steps: int, far: int, sides: list[int], fight: Assault, attacker: bool
) -> Flow[None]:
    """9.3-d, 9.3-e: losses of the losing side first, then all of it retreats, then its morale."""
    h = fight.hex
    side = PIECES[units[0]].side
    near = fight.passed if attacker else s.stacks.get(h, ())
    formations = sorted({s.member[u] for u in units if u in s.member})
    toll = Toll(h, h, tuple(u for u in near if PIECES[u].leader), {n: steps_lost(s, n) for n in formations})
    where = fight.home[units[0]] if attacker else h
    shot = fire.Shot(AP, where, 0, 0, (), 1, (), h, one_each=True)
    dealt: dict[int, int] = {}
    left = steps
    for pool in _loss_order(units):  # 9.6-f: infantry before AFVs
        part = yield from fire.allocate(s, replace(shot, victims=tuple(pool)), left)
        dealt.update(part)
        left -= sum(part.values())
    for u, n in dealt.items():
        toll.hits[u] = toll.lost[u] = n
        for _ in range(n):
            lose_step(s, u, "9.3-d")
    for u in units:  # 9.1.1-a
        if u in s.at and PIECES[u].category in GUNS:
            eliminate(s, u, "9.1.1-a")
    yield from casualties(s, toll)
    orphans(s, toll.present, units if attacker else units_in(s, h, side))
    yield from _retreat_all(s, units, far, sides, fight, attacker)
    survivors = [u for u in units if u in s.at]
    yield from _defeat_morale(s, units, survivors, toll, bereft_of(s, toll.present), h)


def _loss_order(units: Sequence[int]) -> tuple[list[int], list[int]]:
    soft = [u for u in units if not PIECES[u].is_afv]
    return soft, [u for u in units if PIECES[u].is_afv]


def _defeat_morale(
    s: Battlefield, units: list[int], survivors: list[int], toll: Toll, bereft: list[int], cause: int
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
            yield from leaders_rout(s, n, cause)
        if any(u not in survivors for u in losers):
            yield from check_formation(s, n, set(losers), cause, cause, "14-a")
        for _ in range(beyond(s, toll, n)):
            yield from check_formation(s, n, set(losers), cause, cause, "14-e")


def _retreat_all(
    s: Battlefield, units: list[int], far: int, sides: list[int], fight: Assault, attacker: bool
) -> Flow[None]:
    """9.3-e, 9.6-g: everyone of the losing side goes; officers and transports with them (9.3.1-g)."""
    h = fight.hex
    side = PIECES[units[0]].side
    movers = [u for u in units if u in s.at]
    if attacker:
        leaders = [u for u in fight.passed if PIECES[u].leader and u in s.at]
    else:
        # 13.6-i: those inside a fortification stay while only the units outside were beaten
        stays = s.inside if h in s.forts and not any(has(s.inside, u) for u in units) else 0
        others = [
            u
            for u in s.stacks.get(h, ())
            if PIECES[u].side == side and u not in movers and u not in s.load and not has(stays, u)
        ]
        movers += [u for u in others if PIECES[u].category == "transport"]
        leaders = [u for u in others if PIECES[u].leader]
    for u in movers:
        if attacker:
            came = the_board(s).grid.direction(h, fight.home[u])
            ways = [(came + t) % 6 for t in (0, -1, 1)]  # 9.3.1-a
        else:
            ways = sides
        yield from retreat(s, u, h, ways, far, fight.tried, h if attacker else -1, movers)
    for o in leaders:
        yield from go_along(s, o, h, movers)
