"""Glicko-2 (Mark Glickman, Example of the Glicko-2 system, 2013): how strong somebody is, and how surely."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import exp, log, pi, sqrt

SCALE = 173.7178
TAU = 0.5
"""How quickly volatilities change."""
NEAR = 1e-6
UNSURE = 350.0


@dataclass(frozen=True, slots=True)
class Strength:
    rating: float = 1500.0
    deviation: float = UNSURE
    """With 95 % of certainty the strength lies within two deviations of the rating."""
    volatility: float = 0.06


def aged(own: Strength, periods: float) -> Strength:
    """After a time without matches it is less sure."""
    grown = sqrt((own.deviation / SCALE) ** 2 + periods * own.volatility**2) * SCALE
    return replace(own, deviation=min(UNSURE, grown))


def updated(own: Strength, games: Sequence[tuple[Strength, float]], periods: float = 1.0) -> Strength:
    """After matches against others, each with its score (1 won, 0.5 drawn, 0 lost)."""
    mu, phi = (own.rating - 1500) / SCALE, own.deviation / SCALE
    terms = []
    for other, score in games:
        g = 1 / sqrt(1 + 3 * (other.deviation / SCALE / pi) ** 2)
        expected = 1 / (1 + exp(-g * (mu - (other.rating - 1500) / SCALE)))
        terms.append((g, expected, score))
    variance = 1 / sum(g * g * e * (1 - e) for g, e, _ in terms)
    lead = sum(g * (score - e) for g, e, score in terms)
    volatility = _volatility(phi, own.volatility, variance, variance * lead)
    before = phi * phi + periods * volatility**2
    after = 1 / sqrt(1 / before + 1 / variance)
    return Strength((mu + after**2 * lead) * SCALE + 1500, min(UNSURE, after * SCALE), volatility)


def _volatility(phi: float, sigma: float, variance: float, delta: float) -> float:
    """Step 5: where f is 0, by the Illinois way."""
    a = log(sigma**2)

    def f(x: float) -> float:
        spread = phi**2 + variance + exp(x)
        return exp(x) * (delta**2 - spread) / (2 * spread**2) - (x - a) / TAU**2

    low = a
    if delta**2 > phi**2 + variance:
        high = log(delta**2 - phi**2 - variance)
    else:
        k = 1
        while f(a - k * TAU) < 0:
            k += 1
        high = a - k * TAU
    f_low, f_high = f(low), f(high)
    while abs(high - low) > NEAR:
        middle = low + (low - high) * f_low / (f_high - f_low)
        f_middle = f(middle)
        if f_middle * f_high <= 0:
            low, f_low = high, f_high
        else:
            f_low /= 2
        high, f_high = middle, f_middle
    return exp(low / 2)
