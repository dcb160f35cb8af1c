"""What the dice can bring, from the very functions that resolve it."""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

from frente.engine import Ask, Message, Odds, OddsLine, Outcome
from frente.games.arriba.answers import (
    Advance,
    Aim,
    Air,
    Buy,
    Go,
    Guerrilla,
    Guns,
    Hold,
    Influence,
    PayOffensive,
    Purge,
    Spare,
    Strike,
    Take,
    Van,
)
from frente.games.arriba.definitions import (
    COUNTRIES,
    INDEX,
    INFLUENCE_COST,
    OFFENSIVE,
    PURGE_DICE,
)
from frente.games.arriba.rules import breakthrough, strength
from frente.games.arriba.rules.income import funds
from frente.games.arriba.rules.politics import boxes_won, influence_drm
from frente.games.arriba.rules.table import ALL, column_name, look_up, result_text
from frente.games.arriba.rules.table import Outcome as Result
from frente.games.arriba.state import Arriba, Battle, Group, Support, group_cf, seat_side
from frente.games.arriba.titles import title

DIE = range(1, 7)


ALL_OURS = Message("note-before-support")


def odds(s: Arriba, ask: Ask, token: str) -> Odds | None:
    """The exact odds of an option, where dice follow it.

    Of a battle: what the asking side has still to declare counts in full, the other side's not at all.
    """
    match ask.value(token):
        case Influence(country, extra):
            return influence_odds(s, seat_side(ask.seat), country, extra)
        case Purge():
            return sum_odds(PURGE_DICE, "purge", "5.2.2-d", -1)
        case Buy(asset):
            return price_odds(asset, funds(s, seat_side(ask.seat), ask.seat))
        case Guerrilla():
            half = (
                Outcome(Message("outcome-guerrilla"), 0.5, 1.0),
                Outcome(Message("outcome-nothing"), 0.5, -1.0),
            )
            return Odds(Message("odds-guerrilla"), (), half)
    found = prospect(s, ask, token)
    return None if found is None else battle_odds(found)


class Prospect(NamedTuple):
    """A battle that would be fought: in which state, by whom, with what declared, and who asks."""

    state: Arriba
    attacker: Group
    defender: Group
    plan: Battle
    asker: str
    notes: tuple[Message, ...]
    title: Message


def prospect(s: Arriba, ask: Ask, token: str) -> Prospect | None:
    """The battle that an option leads to; None where it is none."""
    match ask.value(token):
        case Aim(group, kind, int(target)):
            return target_prospect(s, group, kind, target)
        case Strike(group, target):
            return van_prospect(s, Van(group, target))
        case Take(van, unit):
            return van_prospect(s, van._replace(units=(*van.units, unit)))
        case Go(van):
            return van_prospect(s, van, complete=True)
        case Advance(group):
            return advance_prospect(s, group)
        case Hold():
            return advance_prospect(s, None)
        case PayOffensive() | Spare() | Air() | Guns() as answer:
            return commitment_prospect(s, answer)
    return None


def planes(s: Arriba, g: Group, attacking: bool, kind: str) -> Support:
    """All air points that a battlegroup may use."""
    own, german = strength.air_choices(s, g, attacking, kind)[0]
    return Support(own, german)


def with_guns(s: Arriba, g: Group, attacking: bool, kind: str, support: Support) -> Support:
    """The same with all armor and artillery points."""
    armor, artillery = strength.asset_choices(s, g, attacking, kind)[0]
    return support._replace(armor=armor, artillery=artillery)


def in_full(s: Arriba, g: Group, kind: str) -> Support:
    """Everything that an attacker may use."""
    return with_guns(s, g, True, kind, planes(s, g, True, kind))


def target_prospect(s: Arriba, group: int, kind: str, target: int) -> Prospect | None:
    """An attack under consideration, with the offensive paid for if it can be."""
    a, d = s.groups[group], s.groups[target]
    if not d.units:
        return None
    paid = not strength.needs_offensive(s, a, kind) or s.ep[INDEX[a.side]] >= OFFENSIVE
    plan = Battle(a.id, d.id, kind, paid, in_full(s, a, kind))
    return Prospect(s, a, d, plan, a.side, (ALL_OURS,), _title(s, a, d))


def best_van(s: Arriba, a: Group, d: Group, taken: tuple[int, ...]) -> tuple[int, ...]:
    """The units that are strongest against a target, with those taken so far: more are never weaker."""

    kind = strength.BREAKTHROUGH

    def shifted(units: tuple[int, ...]) -> int:
        after = s.copy()
        van = breakthrough.split_van(after, a, units)
        return strength.final_column(after, van, d, strength.attack_strength(after, van, True, kind))

    rest = [u for u in a.units if u not in taken]
    more = combinations(rest, breakthrough.van_room(s, a) - len(taken))
    return max(((*taken, *units) for units in more), key=shifted)


def van_prospect(s: Arriba, van: Van, complete: bool = False) -> Prospect | None:
    """A breakthrough (9.3-b): with the units named, and the best of those that may still go along."""
    a, d = s.groups[van.group], s.groups[van.target]
    if not d.units:
        return None
    room = breakthrough.van_room(s, a) - len(van.units)
    notes = (Message("note-best-van"), ALL_OURS) if room and not complete else (ALL_OURS,)
    units = van.units if complete else best_van(s, a, d, van.units)
    s = s.copy()
    head = breakthrough.split_van(s, a, units)
    kind = strength.BREAKTHROUGH
    plan = Battle(head.id, d.id, kind, True, in_full(s, head, kind))
    # The new battlegroup has no name yet.
    return Prospect(s, head, d, plan, a.side, notes, _title(s, a, d))


def advance_prospect(s: Arriba, group: int | None) -> Prospect | None:
    """The breakthrough that follows an advance: whoever takes the city may bring supply with it (11.1-b)."""
    if not s.agenda or s.agenda[-1][0] != "battle":
        return None
    s = s.copy()
    if group is not None:
        breakthrough.move_in(s, group)
    _, van, target, kind = s.agenda[-1]
    a, d = s.groups[van], s.groups[target]
    plan = Battle(van, target, kind, True, in_full(s, a, kind))
    return Prospect(s, a, d, plan, a.side, (ALL_OURS,), _title(s, a, d))


def commitment_prospect(s: Arriba, answer: PayOffensive | Spare | Air | Guns) -> Prospect | None:
    """The battle at hand with one more choice made."""
    battle = s.battle
    assert battle is not None
    a, d = s.groups[battle.attacker], s.groups[battle.defender]
    kind = battle.kind
    notes: tuple[Message, ...] = ()
    mine = a
    match answer:
        case PayOffensive() | Spare():
            battle = battle._replace(paid=isinstance(answer, PayOffensive), ours=in_full(s, a, kind))
            notes = (ALL_OURS,)
        case Air(group, own, german):
            mine, attacking = s.groups[group], group == a.id
            support = with_guns(s, mine, attacking, kind, Support(own, german))
            battle = battle.supported(attacking, support)
            notes = (ALL_OURS if attacking else Message("note-all-guns"),)
        case Guns(group, armor, artillery):
            mine, attacking = s.groups[group], group == a.id
            so_far = battle.ours if attacking else battle.theirs
            support = so_far._replace(armor=armor, artillery=artillery)
            battle = battle.supported(attacking, support)
            notes = (Message("note-before-enemy"),) if attacking else ()
    return Prospect(s, a, d, battle, mine.side, notes, _title(s, a, d))


def battle_odds(found: Prospect) -> Odds:
    """The distribution of results over the six faces; good or bad as the asking side sees it."""
    s, a, d = found.state, found.attacker, found.defender
    reckoned = strength.reckon(s, a, d, found.plan)
    number, defense, drm = reckoned.number, reckoned.defense, reckoned.drm
    lines = [
        OddsLine(Message("line-strength"), f"{reckoned.attack}:{defense}", "9.1-e"),
        OddsLine(Message("line-column"), column_name(reckoned.base), "9.1-e"),
        *[OddsLine(Message(f"shift-{name}"), f"{n:+d}", rule) for name, n, rule in reckoned.shifts],
        OddsLine(Message("line-final"), column_name(number), "9.1-e"),
        *[
            OddsLine(Message(f"drm-{name}"), f"{n:+d}", rule)
            for name, n, rule in (*reckoned.ours, *reckoned.theirs)
        ],
    ]
    sign = 1 if found.asker == a.side else -1
    shares: dict[str, tuple[Message, int, float]] = {}
    worn = strength.all_disrupted(s, d)
    for die in DIE:
        outcome = look_up(number, die + drm, worn)
        loss = defense if outcome.defender == ALL else min(defense, outcome.defender)
        cost = group_cf(s, a) if outcome.attacker == ALL else outcome.attacker
        text = result_text(outcome) + (f" +{outcome.points}" if outcome.points else "")
        _, count, _ = shares.get(text, (None, 0, 0.0))
        good = 0.0 if outcome.exchange else sign * (loss - cost) / max(1, loss + cost)
        shares[text] = (_told(outcome, text), count + 1, good)
    outcomes = tuple(
        Outcome(told, n / 6, good) for told, n, good in sorted(shares.values(), key=lambda one: one[2])
    )
    hungry = (Message("note-starved"),) if strength.starved(s, a) else ()
    return Odds(found.title, tuple(lines), outcomes, (*hungry, *found.notes))


def _told(outcome: Result, text: str) -> Message:
    """9.2-a: what both lose; -1 is all that there is (9.2-h). As printed, too."""
    if outcome.exchange:
        return Message("outcome-exchange", {"result": text})
    ours, theirs = (-1 if n == ALL else n for n in (outcome.attacker, outcome.defender))
    return Message(
        "outcome-result", {"result": text, "ours": ours, "theirs": theirs, "points": outcome.points}
    )


def _title(s: Arriba, a: Group, d: Group) -> Message:
    return Message("odds-battle", {"group": title(s.groups, a.id), "target": title(s.groups, d.id)})


def influence_odds(s: Arriba, side: str, country: int, extra: int) -> Odds:
    """5.3.1: where the marker may go; or the end, where the price is more than there is (5.3.1-m)."""
    drms = influence_drm(s, side, country)
    if extra:
        drms.append(("extra-dice", extra, "5.3.1-e"))
    total = sum(n for _, n, _ in drms)
    prices = sums(extra)
    left = s.ps[INDEX[side]] - INFLUENCE_COST
    afford = sum(ways for price, ways in prices.items() if price < left) / 6**extra
    counts = dict.fromkeys((-1, 0, 1, 2), 0)
    for die in DIE:
        counts[boxes_won(die + total)] += 1
    lines = [OddsLine(Message(f"drm-{name}"), f"{n:+d}", rule) for name, n, rule in drms]
    price = f"{INFLUENCE_COST} + {extra}d6" if extra else f"{INFLUENCE_COST}"
    lines.append(OddsLine(Message("line-price"), price, "5.3.1-d"))
    outcomes = [
        Outcome(Message("outcome-boxes", {"boxes": n}), count / 6 * afford, n / 2)
        for n, count in counts.items()
        if count and afford
    ]
    if afford < 1:
        outcomes.insert(0, Outcome(Message("outcome-collapse"), 1 - afford, -1.0))
    return Odds(Message("odds-influence", {"country": COUNTRIES[country]}), tuple(lines), tuple(outcomes))


def sums(dice: int) -> dict[int, int]:
    """In how many ways so many dice give each sum."""
    counts = {0: 1}
    for _ in range(dice):
        wider: dict[int, int] = {}
        for total, ways in counts.items():
            for die in DIE:
                wider[total + die] = wider.get(total + die, 0) + ways
        counts = wider
    return counts


def price_odds(asset: str, have: int) -> Odds:
    """6.5-a: the die is the price; one that cannot be paid closes the market (6.5-b)."""
    paid = [price for price in DIE if price <= have]
    outcomes = [Outcome(Message("outcome-price", {"price": n, "left": have - n}), 1 / 6, 0.0) for n in paid]
    if dear := len(DIE) - len(paid):
        outcomes.append(Outcome(Message("outcome-too-dear", {"have": have}), dear / 6, -1.0))
    lines = (OddsLine(Message("line-dice"), "1d6", "6.5-a"),)
    return Odds(Message("odds-price", {"asset": asset}), lines, tuple(outcomes))


def sum_odds(dice: int, name: str, rule: str, sign: int) -> Odds:
    """The spread of a sum of dice, in three bands."""
    counts = sums(dice)
    low, high = dice * 2 + dice // 2, dice * 4 + dice // 2
    bands = ((dice, low), (low + 1, high), (high + 1, dice * 6))
    outcomes = tuple(
        Outcome(
            Message("outcome-sum", {"low": a, "high": b}),
            sum(ways for total, ways in counts.items() if a <= total <= b) / 6**dice,
            sign * (i - 1.0),
        )
        for i, (a, b) in enumerate(bands)
    )
    return Odds(Message(f"odds-{name}"), (OddsLine(Message("line-dice"), f"{dice}d6", rule),), outcomes)
