"""The exact odds of an attack: hits on both troops, before the dice and with each card of one's own hand."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from frente.engine import Ask, Message, Odds, OddsLine, Outcome
from frente.games.espana.definitions import COUNTER, COUNTER_ID, SEATS, SIDE_OF, N, R
from frente.games.espana.rules.combat import pool_of
from frente.games.espana.rules.dice import Pool, hit_chances
from frente.games.espana.rules.losses import after_hits
from frente.games.espana.state import EspanaState, Fight


def odds(s: EspanaState, ask: Ask, token: str) -> Odds | None:
    """What the dice can bring if this option is taken; None where no attack is at hand."""
    fight = foreseen(s, ask, token)
    if fight is None:
        return None
    twin = s.copy()
    twin.fight = fight
    return attack_odds(twin, SIDE_OF[ask.seat])


def foreseen(s: EspanaState, ask: Ask, token: str) -> Fight | None:
    """The attack as it would stand after this option, without the cards nobody has shown."""
    fight = s.fight
    verb, *words = token.split(" ")
    if fight is None or ask.kind not in ("attack", "support", "card"):
        return None
    side = SIDE_OF[ask.seat]
    if verb == "attack" and len(words) == 2 and all(w in COUNTER for w in words):
        forced = (fight.general,) if fight.first else ()
        support = (forced, ()) if fight.side == N else ((), forced)
        return replace(fight, attacker=COUNTER[words[0]], defender=COUNTER[words[1]], support=support)
    if fight.attacker < 0:
        return None
    if verb == "support" and words and words[0] in COUNTER:
        named = list(fight.support)
        named[side] = (*named[side], COUNTER[words[0]])
        return replace(fight, support=(named[0], named[1]))
    if verb in ("bonus", "penalty") and words and words[0] in s.hands[side]:
        said, shown = ["", ""], ["", ""]
        said[side], shown[side] = verb, words[0]
        return replace(fight, announced=(said[0], said[1]), shown=(shown[0], shown[1]))
    if verb in ("enough", "none"):
        return replace(fight, announced=("", ""), shown=("", ""))
    return None


def attack_odds(s: EspanaState, viewer: int) -> Odds:
    """Both pools with their sums, and every outcome with its chance."""
    fight = s.fight
    assert fight is not None
    mine, theirs = pool_of(s, fight.side), pool_of(s, 1 - fight.side)
    lines = (*_lines("attack", mine), *_lines("defence", theirs))
    on_defender = left_after(s.strength[fight.defender], hit_chances(mine))
    on_attacker = left_after(s.strength[fight.attacker], hit_chances(theirs))
    sign = 1.0 if viewer == fight.side else -1.0
    before = (s.strength[fight.attacker], s.strength[fight.defender])
    outcomes = []
    for a, chance_a in on_attacker.items():
        for d, chance_d in on_defender.items():
            good = sign * ((before[1] - d) / before[1] - (before[0] - a) / before[0])
            label = Message("odds-left", {"attacker": a, "defender": d})
            outcomes.append(Outcome(label, float(chance_a * chance_d), good))
    outcomes.sort(key=lambda o: -o.good)
    title = Message(
        "odds-attack",
        {"unit": COUNTER_ID[fight.attacker], "target": COUNTER_ID[fight.defender], "seat": SEATS[fight.side]},
    )
    notes = (Message("odds-hidden-cards"),) if s.chosen.combat_cards and s.hands[1 - viewer] else ()
    both_fly = all(any(c.startswith("air-") for c in _names(fight, side)) for side in (N, R))
    if both_fly:
        notes = (*notes, Message("odds-air-first"))
    return Odds(title, lines, tuple(outcomes), notes)


def _names(fight: Fight, side: int) -> list[str]:
    return [COUNTER_ID[c] for c in fight.support[side]]


def left_after(strength: int, chances: tuple[Fraction, ...]) -> dict[int, Fraction]:
    """Strength left, 0 for destroyed, with its chance (16.6-b)."""
    found: dict[int, Fraction] = {}
    for hits, chance in enumerate(chances):
        if chance:
            left = after_hits(strength, hits)
            found[left] = found.get(left, Fraction(0)) + chance
    return found


def _lines(who: str, pool: Pool) -> tuple[OddsLine, ...]:
    def row(name: str, value: str, rule: str) -> OddsLine:
        return OddsLine(Message(f"odds-{name}-{who}"), value, rule)

    lines = [row("dice", str(pool.dice), "16.5-a")]
    plus = [*pool.plus, *([1] * pool.pair_plus)]
    minus = [*pool.minus, *([-1] * pool.pair_minus)]
    if plus:
        lines.append(row("plus", " ".join(f"+{p}" for p in plus), "16.5-h"))
    if minus:
        lines.append(row("minus", " ".join(f"{m}" for m in minus), "16.5-g"))
    mean = float(sum(h * c for h, c in enumerate(hit_chances(pool))))
    shares = " · ".join(f"{h}: {float(c):.1%}" for h, c in enumerate(hit_chances(pool)))
    lines.append(row("hits", shares, "16.5-d"))
    lines.append(row("mean", f"{mean:.2f}", "16.5-d"))
    return tuple(lines)
