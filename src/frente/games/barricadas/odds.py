"""What the dice can bring, from the very functions that resolve it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import product

from frente.engine import Ask, Message, Odds, OddsLine, Outcome, Plain
from frente.games.barricadas import charts
from frente.games.barricadas.definitions import ART, AT, NUMBER, PIECES, STEPS, TROOPS
from frente.games.barricadas.rules import antiarmor, armored, declaration, fire, melee
from frente.games.barricadas.rules.morale import formation_morale, unit_morale
from frente.games.barricadas.rules.officers import coordination_need
from frente.games.barricadas.state import State, code, has, hex_of, is_unit, mounted, targets_in, the_board

TWO = [a + b for a, b in product(range(1, 7), repeat=2)]


def odds(s: State, ask: Ask, token: str) -> Odds | None:
    """The exact odds of an option, where dice follow it."""
    words = token.split()
    if ask.kind == "fire" and words[0] == "at":
        where, attack = words[1].split(":")
        group = [NUMBER[str(x)] for x in _list(ask.about["group"])]
        return fire_odds(s, fire.fire_shot(s, group, attack, hex_of(s, where)))
    if ask.kind == "react" and words[0] == "react":
        name, attack = words[1].split(":")
        u = NUMBER[name]
        half = () if has(s.reaction, u) else (u,)
        return fire_odds(s, fire.fire_shot(s, [u], attack, hex_of(s, str(ask.about["hex"])), half))
    if words[0] == "assault" and ask.kind == "act":
        return assault_odds(s, [NUMBER[words[1]]], hex_of(s, words[2]))
    if ask.kind == "assault" and words[0] == "declare":
        party = [NUMBER[str(x)] for x in _list(ask.about["group"])]
        return assault_odds(s, party, hex_of(s, str(ask.about["hex"])))
    if words[0] == "coordinate":
        return coordinate_odds(s, NUMBER[words[1]], NUMBER[words[2]])
    if ask.kind == "rally" and words[0] == "try":
        u = NUMBER[words[1]]
        return check_odds("odds-rally", unit_morale(s, u, NUMBER[str(ask.about["officer"])]), "10.4.2-a")
    if words[0] == "activate" and has(s.out, NUMBER[words[1]]):
        return check_odds("odds-activate", unit_morale(s, NUMBER[words[1]]) - 1, "3.3.1-d")
    if words[0] in ("cross", "clear"):
        return check_odds("odds-check", unit_morale(s, NUMBER[words[1]]), "10.2-a")
    return None


def _list(value: Plain) -> list[Plain]:
    return value if isinstance(value, list) else []


# --- fire -----------------------------------------------------------------------------------------
def hit_shares(shot: fire.Shot) -> dict[int, float]:
    """Hits -> its exact share over the 36 rolls."""
    count: Counter[int] = Counter()
    for total in TWO:
        count[charts.hits(charts.effect(shot.column, total + shot.modifier), shot.divisor)] += 1
    return {hits: n / 36 for hits, n in sorted(count.items())}


def step_shares(s: State, shot: fire.Shot) -> dict[int, float]:
    """Steps lost -> its exact share: hits on AFVs cost a step only on some dice (8.4.2)."""
    pool = [u for u in fire.touched(s, shot) if is_unit(u)]
    most = sum(STEPS - s.lost.get(u, 0) for u in pool)
    soft = [u for u in pool if not PIECES[u].is_afv]
    result: dict[int, float] = {}
    for hits, share in hit_shares(shot).items():
        hits = min(hits, most)
        if (shot.attack == AT and not shot.mg) or shot.one_each or len(soft) == len(pool):
            result[hits] = result.get(hits, 0.0) + share
            continue
        good = _armor_chance(s, shot, pool)
        on_tanks = hits * (len(pool) - len(soft)) // max(1, len(pool)) if soft and not shot.air else hits
        if soft and shot.air:
            on_tanks = 0
        for k in range(on_tanks + 1):
            part = share * _binomial(on_tanks, k, good)
            lost = hits - on_tanks + k
            result[lost] = result.get(lost, 0.0) + part
    return dict(sorted(result.items()))


def _armor_chance(s: State, shot: fire.Shot, pool: Sequence[int]) -> float:
    if shot.attack == ART:
        band = charts.caliber_band(shot.caliber, shot.air)
        rolls = [len(charts.caliber_rolls(band, PIECES[u].afv_class)) for u in pool if PIECES[u].is_afv]
        return max(rolls, default=0) / 6
    return 1 / 6


def _binomial(n: int, k: int, p: float) -> float:
    ways = 1
    for i in range(k):
        ways = ways * (n - i) // (i + 1)
    return float(ways * p**k * (1 - p) ** (n - k))


def fails(morale: int) -> tuple[float, float]:
    """The shares of a rout and of a disintegration in one check (10.1-c, 10.2-d)."""
    rout = sum(1 for t in TWO if 1 <= t - morale <= 4) / 36
    return rout, sum(1 for t in TWO if t - morale >= 5) / 36


def fire_odds(s: State, shot: fire.Shot) -> Odds:
    """The sum, and the steps it may cost with what morale makes of a lost unit."""
    lines = [
        OddsLine(Message("line-ff"), str(shot.ff), "8.3-e"),
        *([OddsLine(Message("line-quality"), f"{shot.shift:+d}", "2.3-c")] if shot.shift else []),
        OddsLine(Message("line-column"), str(shot.column), "8.3-f"),
        *(OddsLine(Message(f"line-{name}"), f"{value:+d}", rule) for name, value, rule in shot.modifiers),
        OddsLine(Message("line-divisor"), str(shot.divisor), "8.3-i"),
    ]
    loners = [u for u in shot.victims if not is_unit(u)]
    shares = hit_shares(shot) if loners else step_shares(s, shot)
    worst = max(shares, default=0)
    outcomes = tuple(
        Outcome(
            Message("outcome-steps" if n else "outcome-nothing", {"steps": n}),
            share,
            (2 * n / worst - 1) if worst else -1.0,
        )
        for n, share in shares.items()
    )
    mean = sum(n * share for n, share in shares.items())
    notes = [Message("note-mean", {"steps": f"{mean:.2f}"})]
    for n in sorted({s.member[u] for u in shot.victims if u in s.member}):
        rout, gone = fails(formation_morale(s, n))
        officer = s.formations[n].officer
        name = PIECES[officer].id if officer >= 0 else ""
        args: dict[str, Plain] = {"officer": name, "rout": f"{rout:.0%}", "gone": f"{gone:.0%}"}
        notes.append(Message("note-morale", args))
    title = Message("odds-fire", {"attack": shot.attack, "hex": code(s, shot.target)})
    return Odds(title, tuple(lines), outcomes, tuple(notes))


# --- assault --------------------------------------------------------------------------------------
def assault_odds(s: State, party: Sequence[int], h: int) -> Odds | None:
    """Every mix of units that pass their check, then the die: before defensive fire."""
    if h < 0 or not party:
        return None
    side = PIECES[party[0]].side
    foe = 1 - side
    if declaration.only_vehicles(s, h, foe):
        target = targets_in(s, h, foe)[0]
        return fire_odds(s, antiarmor.strike_shot(s, party[0], target, h))
    tanks = [u for u in party if PIECES[u].is_afv]
    defenders = [u for u in targets_in(s, h, foe) if not has(s.routed, u)]
    if len(tanks) == len(party) and not any(PIECES[u].is_afv for u in defenders):
        return fire_odds(s, armored.armored_shot(s, party, h))
    if not defenders:
        return None
    grid = the_board(s).grid
    shares: dict[str, float] = {}
    for passed in product((True, False), repeat=len(party)):
        chance = 1.0
        ready = []
        for u, good in zip(party, passed, strict=True):
            p = 1.0 if tanks or mounted(s, u) else sum(1 for t in TWO if t <= unit_morale(s, u)) / 36
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
        inside = h in s.forts and all(has(s.inside, u) for u in defenders)
        sum_ = melee.melee(s, ready, defenders, h, sides, inside)
        for die in range(1, 7):
            result = charts.hand_to_hand(sum_.odds, die + sum_.modifier)
            shares[result] = shares.get(result, 0.0) + chance / 6
    full = melee.melee(
        s, list(party)[: declaration.MOST], defenders, h, [grid.direction(h, s.at[u]) for u in party], False
    )
    lines = [
        OddsLine(Message("line-attack"), str(full.strength[0]), "9.3-a"),
        OddsLine(Message("line-defense"), str(full.strength[1]), "9.3-a"),
        OddsLine(Message("line-odds"), full.odds, "9.3-b"),
        *(OddsLine(Message(f"line-{name}"), f"{value:+d}", rule) for name, value, rule in full.modifiers),
    ]
    order = ("D2", "D1", "DR", "none", "AR", "A1", "A2")
    worth = {"D2": 1.0, "D1": 0.7, "DR": 0.4, "none": -0.2, "AR": -0.4, "A1": -0.7, "A2": -1.0}
    outcomes = tuple(
        Outcome(Message(f"outcome-{name.lower()}"), shares[name], worth[name])
        for name in order
        if name in shares
    )
    notes = [Message("note-before-fire")] if any(PIECES[u].category in TROOPS for u in party) else []
    return Odds(Message("odds-assault", {"hex": code(s, h)}), tuple(lines), outcomes, tuple(notes))


# --- checks ---------------------------------------------------------------------------------------
def check_odds(title: str, morale: int, rule: str) -> Odds:
    share = sum(1 for t in TWO if t <= morale) / 36
    outcomes = (
        Outcome(Message("outcome-pass"), share, 1.0),
        Outcome(Message("outcome-fail"), 1 - share, -1.0),
    )
    return Odds(Message(title), (OddsLine(Message("line-morale"), str(morale), rule),), outcomes)


def coordinate_odds(s: State, first: int, second: int) -> Odds:
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
