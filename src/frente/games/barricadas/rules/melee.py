"""9.3: the hand-to-hand sum, and what is known while an assault is fought."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from frente.games.barricadas import charts
from frente.games.barricadas.definitions import PIECES
from frente.games.barricadas.rules.morale import average_morale
from frente.games.barricadas.rules.movement import terrain
from frente.games.barricadas.state import Battlefield, has, mounted, the_board


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


def melee_value(s: Battlefield, u: int) -> int:
    """9.3-a: the assault value minus 1 for each step lost, at least 1; transports have none."""
    return max(1, PIECES[u].hth - s.lost.get(u, 0)) if PIECES[u].hth else 0


def melee(
    s: Battlefield,
    attackers: Sequence[int],
    defenders: Sequence[int],
    h: int,
    sides: Sequence[int],
    inside: bool,
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
    if sides and all(board.crest[h] >> side & 1 for side in sides):
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


@dataclass(slots=True)
class Assault:
    """What is known while an assault is fought."""

    hex: int
    side: int
    party: list[int]
    """All who declared."""
    home: dict[int, int]
    """Unit -> its launching hex."""
    passed: list[int]
    volleys: set[int]
    """Defenders that have fired."""
    shelled: set[int]
    """Launching hexes that were fired at (9-g)."""
    apart: bool = False
    """9-d: the defender's AFVs stand apart."""
    tried: list[int] = field(default_factory=list)
    """9.3.1-f: who attempted the check, passed or not, or needed none: they took part."""
