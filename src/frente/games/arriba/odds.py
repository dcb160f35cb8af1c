"""What the dice can bring, from the very functions that resolve it."""

from __future__ import annotations

from frente.engine import Ask, Message, Odds, OddsLine, Outcome
from frente.games.arriba.definitions import COUNTRIES, COUNTRY, G
from frente.games.arriba.rules import combat
from frente.games.arriba.rules.organization import find_group
from frente.games.arriba.rules.politics import boxes_won, influence_drm
from frente.games.arriba.rules.table import ALL, column, column_name, look_up, result_text
from frente.games.arriba.state import Arriba, Group, Support, group_cf, seat_side

DIE = range(1, 7)


def odds(s: Arriba, ask: Ask, token: str) -> Odds | None:
    """The exact odds of an option, where dice follow it."""
    words = token.split()
    if ask.kind == "politics" and words[0] == "influence":
        return influence_odds(s, seat_side(ask.seat), COUNTRY[words[1]], int(words[2]))
    if ask.kind == "politics" and words[0] == "purge":
        return sum_odds(3, "purge", "5.2.2-d", -1)
    if ask.kind == "target" and words[0] == "on":
        return target_odds(s, ask, words[1])
    if ask.kind == "breakthrough" and words[0] == "strike":
        a, d = find_group(s, str(ask.about["group"])), find_group(s, words[1])
        if a is None or d is None or not d.units:
            return None
        ours = Support(0, 0, min(a.tanks, len(a.units)), 0)
        note = Message("note-whole-group")
        return battle_odds(s, a, d, combat.BREAKTHROUGH, True, ours, Support(), note)
    if ask.kind in ("offensive", "air", "guns") and s.battle is not None:
        return commitment_odds(s, ask, words)
    if ask.kind == "attack" and words[0] == "guerrilla":
        half = (
            Outcome(Message("outcome-guerrilla"), 0.5, 1.0),
            Outcome(Message("outcome-nothing"), 0.5, -1.0),
        )
        return Odds(Message("odds-guerrilla"), (), half)
    return None


def target_odds(s: Arriba, ask: Ask, name: str) -> Odds | None:
    """An attack under consideration: with the offensive paid for, all one's own points, none of theirs."""
    a = find_group(s, str(ask.about["group"]))
    d = find_group(s, name)
    if a is None or d is None or not d.units:
        return None
    kind = str(ask.about["kind"])
    own, german = combat.air_choices(s, a, True, kind)[0]
    armor, artillery = combat.asset_choices(s, a, True, kind)[0]
    paid = not combat.needs_offensive(s, a, kind) or s.ep[0 if a.side == G else 1] > 0
    ours = Support(own, german, armor, artillery)
    return battle_odds(s, a, d, kind, paid, ours, Support(), Message("note-before-support"))


def commitment_odds(s: Arriba, ask: Ask, words: list[str]) -> Odds | None:
    """The battle at hand with one more choice made."""
    battle = s.battle
    assert battle is not None
    a, d = s.groups[battle.attacker], s.groups[battle.defender]
    paid, ours, theirs = battle.paid, battle.ours, battle.theirs
    attacking = ask.about.get("group") == a.name
    if ask.kind == "offensive":
        paid = words[0] == "pay"
    else:
        numbers = (
            {"air": int(words[1]), "german_air": int(words[2])}
            if ask.kind == "air"
            else {"armor": int(words[1]), "artillery": int(words[2])}
        )
        if attacking:
            ours = ours._replace(**numbers)
        else:
            theirs = theirs._replace(**numbers)
    return battle_odds(s, a, d, battle.kind, paid, ours, theirs)


def battle_odds(
    s: Arriba, a: Group, d: Group, kind: str, paid: bool, ours: Support, theirs: Support, *notes: Message
) -> Odds:
    """The distribution of results over the six faces."""
    strength = combat.attack_strength(s, a, paid, kind)
    defense = group_cf(s, d)
    shifts = combat.shifts(s, a, d)
    number = combat.final_column(s, a, d, strength)
    drms = [*combat.modifiers(s, a.side, ours, True), *combat.modifiers(s, d.side, theirs, False)]
    drm = sum(n for _, n, _ in drms)
    lines = [
        OddsLine(Message("line-strength"), f"{strength}:{defense}", "9.1-e"),
        OddsLine(Message("line-column"), column_name(column(strength, defense)), "9.1-e"),
        *[OddsLine(Message(f"shift-{name}"), f"{n:+d}", rule) for name, n, rule in shifts],
        OddsLine(Message("line-final"), column_name(number), "9.1-e"),
        *[OddsLine(Message(f"drm-{name}"), f"{n:+d}", rule) for name, n, rule in drms],
    ]
    shares: dict[str, tuple[int, float]] = {}
    worn = combat.all_disrupted(s, d)
    for die in DIE:
        outcome = look_up(number, die + drm, worn)
        loss = defense if outcome.defender == ALL else min(defense, outcome.defender)
        cost = group_cf(s, a) if outcome.attacker == ALL else outcome.attacker
        text = result_text(outcome) + (f" +{outcome.points}" if outcome.points else "")
        count, _ = shares.get(text, (0, 0.0))
        good = 0.0 if outcome.exchange else (loss - cost) / max(1, loss + cost)
        shares[text] = (count + 1, good)
    outcomes = tuple(
        Outcome(
            Message("outcome-exchange" if text == "X" else "outcome-result", {"result": text}), n / 6, good
        )
        for text, (n, good) in sorted(shares.items(), key=lambda item: item[1][1])
    )
    return Odds(Message("odds-battle", {"group": a.name, "target": d.name}), tuple(lines), outcomes, notes)


def influence_odds(s: Arriba, side: str, country: int, extra: int) -> Odds:
    """5.3.1: where the marker may go."""
    drms = influence_drm(s, side, country)
    if extra:
        drms.append(("extra-dice", extra, "5.3.1-e"))
    total = sum(n for _, n, _ in drms)
    counts = dict.fromkeys((-1, 0, 1, 2), 0)
    for die in DIE:
        counts[boxes_won(die + total)] += 1
    lines = [OddsLine(Message(f"drm-{name}"), f"{n:+d}", rule) for name, n, rule in drms]
    lines.append(OddsLine(Message("line-price"), f"2 + {extra}d6" if extra else "2", "5.3.1-d"))
    outcomes = tuple(
        Outcome(Message("outcome-boxes", {"boxes": n}), count / 6, n / 2)
        for n, count in counts.items()
        if count
    )
    return Odds(Message("odds-influence", {"country": COUNTRIES[country]}), tuple(lines), outcomes)


def sum_odds(dice: int, name: str, rule: str, sign: int) -> Odds:
    """The spread of a sum of dice, in three bands."""
    counts = {0: 1}
    for _ in range(dice):
        wider: dict[int, int] = {}
        for total, ways in counts.items():
            for die in DIE:
                wider[total + die] = wider.get(total + die, 0) + ways
        counts = wider
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
