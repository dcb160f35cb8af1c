"""The arithmetic of combat, apart from its procedure: the odds enumerate what resolves it."""

from __future__ import annotations

from fractions import Fraction

from frente.engine import Roll, Values

STRENGTH_OF = {"rifles": 1, "guards": 2, "tanks": 3, "militia": 1, "brigade": 2, "armour": 3}


def outcome(attack: int, defence: int, dice: Values) -> str:
    """4.4: who falls, `attacker`, `defender` or `nobody`."""
    mine, theirs = attack + dice[0], defence + dice[1]
    return "nobody" if mine == theirs else "defender" if mine > theirs else "attacker"


def chances(attack: int, defence: int) -> dict[str, Fraction]:
    """The share of each outcome."""
    shares = {"attacker": Fraction(0), "defender": Fraction(0), "nobody": Fraction(0)}
    for dice, share in Roll("odds", 2, kind="combat", rule="4.4").outcomes():
        shares[outcome(attack, defence, dice)] += share
    return shares
