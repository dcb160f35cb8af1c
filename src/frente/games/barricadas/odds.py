"""What the dice can bring: the rules themselves are run over every roll (see `frente.engine.endings`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import product
from typing import Any, NamedTuple

from frente.boards.hexes import OFF
from frente.engine import Ask, Flow, Message, Odds, OddsLine, Outcome
from frente.engine.endings import Begin, Endings, Patience, TooMany
from frente.games.barricadas import charts
from frente.games.barricadas.answers import (
    Activate,
    Assault,
    At,
    Attack,
    Clear,
    Coordinate,
    Cross,
    Declare,
    Form,
    Join,
    Raid,
    Reply,
    Strike,
    Try,
    Volley,
)
from frente.games.barricadas.definitions import AIRCRAFT, ART, NUMBER, PIECES, STEPS
from frente.games.barricadas.rules import (
    air,
    antiarmor,
    armored,
    artillery,
    assault,
    declaration,
    fire,
    melee,
)
from frente.games.barricadas.rules.aftermath import Toll, parts_of, toll_of
from frente.games.barricadas.rules.morale import rally_morale, unit_morale
from frente.games.barricadas.rules.officers import coordination_need
from frente.games.barricadas.state import (
    Battlefield,
    cargo,
    code,
    has,
    is_unit,
    mounted,
    targets_in,
    the_board,
)

TWO = [a + b for a, b in product(range(1, 7), repeat=2)]
WORSE = {"": 0.0, "rout": 1.5, "gone": 3.0}


def easy(ask: Ask) -> str:
    """Hold fire where one may; else the first option: which way one flees does not change the sum."""
    options = ask.options()
    return "hold" if "hold" in options else options[0]


RULES = Endings(
    easy,
    hidden=frozenset({"hit", "drift", "direction", "aircraft"}),
    chance=frozenset({"roll", "total"}),
    monotone=True,
)
MOST = 400
"""So many branches of an attack are looked at; beyond, its losses are shown without their morale."""
HIT = frozenset({"8.4.2-a", "9.3-d"})
"""The rules by which events tell of steps lost to fire or in a melee; all other losses are morale's."""


def meant(ask: Ask, token: str) -> Any:
    """What an answer leads to: who joins a fire or an assault is a part of it."""
    value = ask.value(token)
    if isinstance(value, Join) and ask.kind == "react-group":
        fired: Reply = ask.value("shoot")
        return fired._replace(group=(*fired.group, value.unit))
    if isinstance(value, Join) and ask.kind == "assault":
        declared: Declare = ask.value("declare")
        return declared._replace(party=(*declared.party, value.unit))
    return value


def odds(s: Battlefield, ask: Ask, token: str) -> Odds | None:
    """The exact odds of an option, where dice follow it."""
    return odds_of(s, meant(ask, token))


def odds_of(s: Battlefield, value: Any) -> Odds | None:
    match value:
        case At(group, h, attack):
            return fire_odds(s, fire.fire_shot(s, group, attack, h))
        case Reply(group, h, attack):
            return fire_odds(s, reply_shot(s, group, attack, h))
        case Volley(u, h, attack, met):
            return None if met else fire_odds(s, reply_shot(s, [u], attack, h))
        case Strike(u, tank):
            return strike_odds(s, u, tank)
        case Form(officer, mission):
            return mission_odds(s, officer, mission, drifts=True)
        case Attack(officer, mission):
            return mission_odds(s, officer, mission, drifts=False)
        case Raid(officer, flight, h):
            return air_odds(s, officer, flight, h)
        case Assault(u, h):
            return _assault_of(s, u, h)
        case Declare(party, h):
            return whole_assault(s, party, h)
        case Coordinate(first, second):
            return coordinate_odds(s, first, second)
        case Try(officer, u):
            return check_odds("odds-rally", rally_morale(s, officer, u), "10.4.2-a")
        case Activate(u) if has(s.out, u):
            return check_odds("odds-activate", unit_morale(s, u) - 1, "3.3.1-d")
        case Cross(u) | Clear(u):
            return check_odds("odds-check", unit_morale(s, u), "10.2-a")
    return None


def reply_shot(s: Battlefield, group: Sequence[int], attack: str, h: int) -> fire.Shot:
    """3.4-j, 9.2-b: fire out of turn, in full only with a Reaction marker."""
    return fire.fire_shot(s, group, attack, h, [u for u in group if not has(s.reaction, u)])


def strike_odds(s: Battlefield, u: int, tank: int) -> Odds:
    """9.5-c, 9.5-d: infantry that answers an assault of AFVs: its check, then its attack on one of them."""
    h = s.at[u]
    morale = unit_morale(s, u) - 1
    told = shot_odds(s, antiarmor.strike_shot(s, u, tank, h))
    good = _passes(morale)
    failed = Outcome(Message("outcome-no-strike"), 1 - good, -1.0)
    outcomes = (failed, *(replace(row, chance=row.chance * good) for row in told.outcomes))
    lines = (OddsLine(Message("line-morale"), str(morale), "9.5-c"), *told.lines)
    return Odds(Message("odds-strike", {"unit": PIECES[tank].id}), lines, outcomes, told.notes)


def _assault_of(s: Battlefield, u: int, h: int) -> Odds | None:
    """While others can still join, the sum alone; else all that follows."""
    return assault_odds(s, [u], h) if declaration.mates(s, [u], h) else whole_assault(s, [u], h)


# --- fire -----------------------------------------------------------------------------------------
def hit_shares(shot: fire.Shot) -> dict[int, float]:
    """Hits -> its exact share over the 36 rolls."""
    return dict(_hit_shares(shot.column, shot.modifier, shot.divisor))


@lru_cache(maxsize=4096)
def _hit_shares(column: int, modifier: int, divisor: int) -> tuple[tuple[int, float], ...]:
    count = Counter(charts.hits(charts.effect(column, total + modifier), divisor) for total in TWO)
    return tuple((hits, n / 36) for hits, n in sorted(count.items()))


def step_shares(s: Battlefield, shot: fire.Shot) -> dict[int, float]:
    """Steps lost to the hits themselves -> its exact share, before any morale."""
    pool = [u for u in fire.touched(s, shot) if is_unit(u)]
    plain = not (shot.heavy and shot.target in s.forts) and not any(
        fire.by_dice(shot, u) or cargo(s, u) for u in pool
    )
    most = sum(STEPS - s.lost.get(u, 0) for u in pool)
    result: dict[int, float] = {}
    for hits, share in hit_shares(shot).items():
        if plain or not hits:
            lost = min(hits, most)
            result[lost] = result.get(lost, 0.0) + share
            continue
        for lost, part in RULES.shares(s, _suffers(shot, hits), lambda t: fate(t).steps).items():
            result[lost] = result.get(lost, 0.0) + share * part
    return dict(sorted(result.items()))


def _suffers(shot: fire.Shot, hits: int) -> Begin:
    return lambda t: fire.suffer(t, shot, hits, toll_of(t, shot.target, shot.cause))


class Fate(NamedTuple):
    """What an attack came to."""

    steps: int
    """Lost to hits."""
    morale: str
    """`rout`, `gone` (units lost to a check, to their rout or retreat) or nothing."""
    officer: bool
    """An officer fell."""


def fate(s: Battlefield) -> Fate:
    """Read from the events of the attack."""
    steps = 0
    broke = gone = officer = False
    for e in s.log.events:
        if e.kind == "rout":
            broke = True
        elif e.kind in ("step-lost", "eliminated"):
            if PIECES[NUMBER[e.data["unit"]]].leader:
                officer = True
            elif e.rule in HIT:
                steps += 1
            else:
                gone = True
    return Fate(steps, "gone" if gone else "rout" if broke else "", officer)


def shot_lines(shot: fire.Shot) -> tuple[OddsLine, ...]:
    return (
        OddsLine(Message("line-ff"), str(shot.ff), "8.3-e"),
        *([OddsLine(Message("line-quality"), f"{shot.shift:+d}", "2.3-c")] if shot.shift else []),
        OddsLine(Message("line-column"), str(shot.column), "8.3-f"),
        *(OddsLine(Message(f"line-{name}"), f"{value:+d}", rule) for name, value, rule in shot.modifiers),
        OddsLine(Message("line-divisor"), str(shot.divisor), "8.3-i"),
    )


def fire_odds(s: Battlefield, shot: fire.Shot) -> Odds:
    """The sum, the steps it may cost, and what morale makes of them."""
    title = Message("odds-fire", {"attack": shot.attack, "hex": code(s, shot.target)})
    try:
        return _attack_odds(title, shot_lines(shot), fates(s, shot, Patience(MOST)))
    except TooMany:
        odds = shot_odds(s, shot)
        return replace(odds, notes=(*odds.notes, Message("note-no-morale")))


def fates(s: Battlefield, shot: fire.Shot, patience: Patience | None = None) -> dict[Fate, float]:
    """What one attack comes to. The hits first; then each formation takes the consequences for itself."""
    found: dict[Fate, float] = {}
    known: dict[Hashable, dict[Fate, float]] = {}
    for end in RULES.ends(s, lambda t: fire.impact(t, shot, "8.3-g")):
        mix = {fate(end.state): 1.0}
        for part in parts_of(end.state, end.value):
            key = (
                tuple(part.before),
                tuple(sorted(part.lost.items())),
                tuple(sorted(part.hits.items())),
                (part.present, tuple(part.bereft), tuple(part.broken)),
            )
            if key not in known:
                known[key] = RULES.shares(end.state, _follows(part), fate, patience)
            mix = both(mix, known[key])
        for came, share in mix.items():
            found[came] = found.get(came, 0.0) + share * end.share
    return found


def _follows(part: Toll) -> Begin:
    return lambda t: fire.consequences(t, part)


def both(one: dict[Fate, float], two: dict[Fate, float]) -> dict[Fate, float]:
    """Two things that happen apart from one another."""
    found: dict[Fate, float] = {}
    for (a, share), (b, other) in product(one.items(), two.items()):
        worse = max(a.morale, b.morale, key=WORSE.__getitem__)
        key = Fate(a.steps + b.steps, worse, a.officer or b.officer)
        found[key] = found.get(key, 0.0) + share * other
    return found


def _attack_odds(title: Message, lines: tuple[OddsLine, ...], ends: dict[Fate, float]) -> Odds:
    shares: dict[tuple[int, str, bool], float] = {}
    for end, share in ends.items():
        # where an officer stands alone, he is all there is to lose (7.1-b)
        key = end.steps, end.morale, end.officer and not end.steps and not end.morale
        shares[key] = shares.get(key, 0.0) + share
    worth = {key: key[0] + WORSE[key[1]] + 2 * key[2] for key in shares}
    most = max(worth.values(), default=0) or 1
    outcomes = tuple(
        Outcome(_harm(*key), shares[key], 2 * worth[key] / most - 1)
        for key in sorted(shares, key=worth.__getitem__)
    )
    mean = sum(end.steps * share for end, share in ends.items())
    notes = [Message("note-mean", {"steps": f"{mean:.2f}"})]
    fallen = sum(share for end, share in ends.items() if end.officer)
    if fallen:
        notes.append(Message("note-officer", {"chance": f"{fallen:.1%}"}))
    return Odds(title, lines, outcomes, tuple(notes))


def _harm(steps: int, morale: str, officer: bool) -> Message:
    if officer:
        return Message("outcome-officer")
    if morale:
        return Message("outcome-routs" if morale == "rout" else "outcome-breaks", {"steps": steps})
    return Message("outcome-steps" if steps else "outcome-nothing", {"steps": steps})


def mission_odds(s: Battlefield, officer: int, mission: artillery.Mission, drifts: bool) -> Odds:
    """8.1: a mission before its drift, or under the marker where it has come to lie."""
    shot = artillery.bombardment(s, [mission], mission.aim)
    where = mission.aim if drifts else mission.mark
    title = Message("odds-fire", {"attack": shot.attack, "hex": code(s, where)})
    places: dict[int, float] = {}
    if drifts:
        for end in RULES.ends(s, lambda t: _falls(t, officer, replace(mission))):
            places[end.value] = places.get(end.value, 0.0) + end.share
    else:
        places[mission.mark] = 1.0
    found: dict[Fate, float] = {}
    patience: Patience | None = Patience(MOST)
    for mark, share in places.items():
        try:
            came = _bombed(s, replace(mission, mark=mark), patience)
        except TooMany:
            patience, came = None, _bombed(s, replace(mission, mark=mark), None)
        for one, part in came.items():
            found[one] = found.get(one, 0.0) + share * part
    odds = _attack_odds(title, shot_lines(shot), found)
    if patience is None:
        odds = replace(odds, notes=(*odds.notes, Message("note-some-morale")))
    return replace(odds, notes=(*odds.notes, Message("note-each-hex"))) if mission.spread else odds


def _falls(s: Battlefield, officer: int, mission: artillery.Mission) -> Flow[int]:
    """Where the marker of a mission lies when it is fired; OFF where it is lost."""
    yield from artillery.drift(s, officer, mission)
    ordered = yield from artillery.order(s, officer, mission)
    return mission.mark if ordered else OFF


def _bombed(s: Battlefield, mission: artillery.Mission, patience: Patience | None) -> dict[Fate, float]:
    """8.1.2-c: each hex by its own roll. Without patience: the steps alone."""
    found = {Fate(0, "", False): 1.0}
    if mission.mark == OFF:
        return found
    for h in artillery.under_fire(s, mission):
        shot = artillery.bombardment(s, [mission], h)
        if shot.victims or h in s.forts:
            found = both(found, _steps_alone(s, shot) if patience is None else fates(s, shot, patience))
    return found


def _steps_alone(s: Battlefield, shot: fire.Shot) -> dict[Fate, float]:
    return {Fate(steps, "", False): share for steps, share in step_shares(s, shot).items()}


def air_odds(s: Battlefield, officer: int, flight: int, h: int) -> Odds | None:
    """8.2.1-f: one mission from the anti-air fire to its attack, where the aircraft is known."""
    aircraft = s.flights[flight].aircraft
    if not aircraft:
        return None
    ff = [AIRCRAFT[aircraft].ff]
    found: dict[Fate, float] = {}
    patience: Patience | None = Patience(MOST)
    for end in RULES.ends(s, lambda t: _comes_in(t, officer, air.Sortie(flight, h, h))):
        where, shaken = end.value
        came = {Fate(0, "", False): 1.0}
        if where != OFF:
            shot = air.air_shot(s, where, ff, shaken)
            if shot.victims and patience is not None:
                try:
                    came = fates(s, shot, patience)
                except TooMany:
                    patience = None
            if shot.victims and patience is None:
                came = _steps_alone(s, shot)
        for one, share in came.items():
            found[one] = found.get(one, 0.0) + share * end.share
    title = Message("odds-fire", {"attack": ART, "hex": code(s, h)})
    odds = _attack_odds(title, shot_lines(air.air_shot(s, h, ff, False)), found)
    return odds if patience is not None else replace(odds, notes=(*odds.notes, Message("note-some-morale")))


def _comes_in(s: Battlefield, officer: int, x: air.Sortie) -> Flow[tuple[int, bool]]:
    """Where the mission attacks, OFF where it is lost; and whether anti-air fire has shaken it."""
    yield from air.anti_air(s, officer, x)
    if x.hex != OFF:
        yield from air.locate(s, officer, x)
    return x.hex, x.shaken


# --- assault --------------------------------------------------------------------------------------
def shot_odds(s: Battlefield, shot: fire.Shot) -> Odds:
    """The steps an attack costs, without morale."""
    shares = step_shares(s, shot)
    worst = max(shares, default=0)
    outcomes = tuple(
        Outcome(_harm(n, "", False), share, (2 * n / worst - 1) if worst else -1.0)
        for n, share in shares.items()
    )
    title = Message("odds-fire", {"attack": shot.attack, "hex": code(s, shot.target)})
    return Odds(title, shot_lines(shot), outcomes)


ORDER = ("taken", "d2", "d1", "dr", "none", "ar", "a1", "a2")
WORTH = {"taken": 1.0, "d2": 1.0, "d1": 0.7, "dr": 0.4, "none": -0.2, "ar": -0.4, "a1": -0.7, "a2": -1.0}


def _passes(morale: int) -> float:
    return sum(1 for t in TWO if t <= morale) / 36


def assault_odds(s: Battlefield, party: Sequence[int], h: int) -> Odds | None:
    """Every mix of units that pass their check, then the die: before defensive fire and morale."""
    foe = 1 - PIECES[party[0]].side
    if declaration.only_vehicles(s, h, foe):
        target = targets_in(s, h, foe)[0]
        return shot_odds(s, antiarmor.strike_shot(s, party[0], target, h))
    tanks = [u for u in party if PIECES[u].is_afv]
    defenders, inside = opposed(s, party, h)
    if by_armor(s, party, h):
        return shot_odds(s, armored.armored_shot(s, party, h)) if defenders else None
    if not defenders:
        return None
    grid = the_board(s).grid
    shares: dict[str, float] = {}
    pass_ = [1.0 if tanks or mounted(s, u) else _passes(unit_morale(s, u)) for u in party]
    for passed in product((True, False), repeat=len(party)):
        chance = 1.0
        ready = []
        for u, p, good in zip(party, pass_, passed, strict=True):
            chance *= p if good else 1 - p
            if good:
                ready.append(u)
        if not chance:
            continue
        ready = ready[: declaration.MOST]
        if not ready:
            shares["none"] = shares.get("none", 0.0) + chance
            continue
        sides = sorted({grid.direction(h, s.at[u]) for u in ready})
        sum_ = melee.melee(s, ready, defenders, h, sides, inside)
        for die in range(1, 7):
            result = charts.hand_to_hand(sum_.odds, die + sum_.modifier).lower()
            shares[result] = shares.get(result, 0.0) + chance / 6
    full = full_melee(s, party, h)
    lines = (
        OddsLine(Message("line-attack"), str(full.strength[0]), "9.3-a"),
        OddsLine(Message("line-defense"), str(full.strength[1]), "9.3-a"),
        OddsLine(Message("line-odds"), full.odds, "9.3-b"),
        *(OddsLine(Message(f"line-{name}"), f"{value:+d}", rule) for name, value, rule in full.modifiers),
    )
    outcomes = tuple(
        Outcome(Message(f"outcome-{name}", {"fate": "none"}), shares[name], WORTH[name])
        for name in ORDER
        if name in shares
    )
    return Odds(Message("odds-assault", {"hex": code(s, h)}), lines, outcomes, (Message("note-before-fire"),))


def opposed(s: Battlefield, party: Sequence[int], h: int) -> tuple[list[int], bool]:
    """Who fights hand to hand in an assaulted hex, and whether they do so inside a fortification (13.6-i)."""
    defenders = [
        u
        for u in targets_in(s, h, 1 - PIECES[party[0]].side)
        if not has(s.routed, u) and PIECES[u].category != "transport"
    ]
    outside = [u for u in defenders if not has(s.inside, u)]
    if h in s.forts:
        return outside or defenders, not outside
    return defenders, False


def by_armor(s: Battlefield, party: Sequence[int], h: int) -> bool:
    """9.4: AFVs alone against others than AFVs: they fire, nobody fights hand to hand."""
    return all(PIECES[u].is_afv for u in party) and not any(PIECES[u].is_afv for u in opposed(s, party, h)[0])


def full_melee(s: Battlefield, party: Sequence[int], h: int) -> melee.Melee:
    """The hand-to-hand sum if all who may go in pass their checks."""
    defenders, inside = opposed(s, party, h)
    most = list(party)[: declaration.MOST]
    grid = the_board(s).grid
    return melee.melee(s, most, defenders, h, [grid.direction(h, s.at[u]) for u in most], inside)


class End(NamedTuple):
    """What an assault came to."""

    result: str
    """Of the chart; `none`, `taken` without a fight, or a number of steps against vehicles or by AFVs."""
    morale: str
    officer: bool
    lost: tuple[int, int]
    """All steps lost by the attackers and the defenders, morale and retreats included."""


def whole_assault(s: Battlefield, party: Sequence[int], h: int) -> Odds | None:
    """The assault from its checks to the morale of the beaten, if the defender holds his fire."""
    quick = assault_odds(s, party, h)
    side = PIECES[party[0]].side
    before = _steps_gone(s)

    def tell(t: Battlefield) -> End:
        came = fate(t)
        now = _steps_gone(t)
        lost = now[side] - before[side], now[1 - side] - before[1 - side]
        return End(_result(t), came.morale, came.officer, lost)

    try:
        ends = RULES.shares(s, lambda t: assault.assault(t, list(party), h), tell, Patience(MOST))
    except TooMany:
        return quick and replace(quick, notes=(*quick.notes, Message("note-no-morale")))
    shares: dict[tuple[str, str], float] = {}
    for end, share in ends.items():
        shares[end.result, end.morale] = shares.get((end.result, end.morale), 0.0) + share
    outcomes = tuple(
        Outcome(_outcome(*key), share, _good(*key))
        for key, share in sorted(shares.items(), key=lambda x: -_good(*x[0]))
    )
    mean = [sum(end.lost[i] * share for end, share in ends.items()) for i in (0, 1)]
    notes = [
        Message("note-losses", {"attack": f"{mean[0]:.2f}", "defense": f"{mean[1]:.2f}"}),
        Message("note-before-fire"),
    ]
    lines = quick.lines if quick is not None else ()
    return Odds(Message("odds-assault", {"hex": code(s, h)}), lines, outcomes, tuple(notes))


def _steps_gone(s: Battlefield) -> tuple[int, int]:
    total = [0, 0]
    for u, lost in s.lost.items():
        total[PIECES[u].side] += lost
    return total[0], total[1]


def _result(s: Battlefield) -> str:
    found = "none"
    for e in s.log.events:
        if e.kind == "melee":
            found = str(e.data["result"]).lower()
        elif e.kind == "fire" and e.rule in ("9.4-g", "9.5-d"):
            found = str(fate(s).steps)
        elif e.kind == "taken" and found == "none":
            found = "taken"
    return found


def _outcome(result: str, morale: str) -> Message:
    if result.isdigit():
        return _harm(int(result), morale, False)
    return Message(f"outcome-{result}", {"fate": morale or "none"})


def _good(result: str, morale: str) -> float:
    base = WORTH[result] if result in WORTH else min(1.0, int(result) / 2 - 0.2)
    more = {"": 0.0, "rout": 0.1, "gone": 0.2}[morale]
    return max(-1.0, min(1.0, base + more if base > 0 else base - more))


# --- checks ---------------------------------------------------------------------------------------
def check_odds(title: str, morale: int, rule: str) -> Odds:
    share = sum(1 for t in TWO if t <= morale) / 36
    outcomes = (
        Outcome(Message("outcome-pass"), share, 1.0),
        Outcome(Message("outcome-fail"), 1 - share, -1.0),
    )
    return Odds(Message(title), (OddsLine(Message("line-morale"), str(morale), rule),), outcomes)


def coordinate_odds(s: Battlefield, first: int, second: int) -> Odds:
    need, modifier = coordination_need(s, first, second)
    share = sum(1 for die in range(1, 7) if die + modifier <= need) / 6
    lines = (
        OddsLine(Message("line-need"), str(need), "7.3-b"),
        OddsLine(Message("line-faction"), f"{modifier:+d}", "7.3-e"),
    )
    outcomes = (
        Outcome(Message("outcome-pass"), share, 1.0),
        Outcome(Message("outcome-fail"), 1 - share, -1.0),
    )
    return Odds(Message("odds-coordinate"), lines, outcomes)
