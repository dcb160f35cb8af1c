"""The state of a match of Santander, and the small changes that may be made to it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from frente.engine import State, Step
from frente.games.santander.definitions import (
    AIR_SLOT,
    BIT,
    BIT_OR_NONE,
    COMBAT,
    COMBAT_MASK,
    FIGHTS,
    HQS,
    LIMIT,
    PBIT,
    PIECES,
    SIDES,
    SP,
    START_CONTROL,
    TYPE,
    N,
    R,
)

WAITING = -1
"""Not on the map yet: to be set up, set aside (4.2-a), a supply column in the pool (9.3-c)."""
LOST = -2
"""Destroyed."""
OUT = -3
"""Out of the game without being destroyed: never received, withdrawn, surrendered, spent."""
FLIES = -4
"""An air unit has no place on the map (9.1-a); its box is in `air`."""

MOST_CHANGES = 200
"""So often a player may change his mind in one stage of the set-up or one combat segment."""

AVAILABLE, FLOWN, REMOVED = 0, -1, -2
"""Boxes of air units; a positive number is the turn of return (9.1.1-a)."""


STAND = {N: 0, R: 2}
"""The number of a side's first mask (see `Santander.masks`)."""
MASKS = tuple(
    (STAND[p.side], STAND[p.side] + 1) if FIGHTS[i] else (STAND[p.side] + 1,) if p.type == "hq" else ()
    for i, p in enumerate(PIECES)
)
"""By piece: the masks in which it shows."""


class Battle(NamedTuple):
    """The combat at hand. Never changed, replaced."""

    side: str
    """The attacker."""
    target: int
    number: int
    attackers: tuple[int, ...] = ()
    origins: tuple[int, ...] = ()
    """The hex of each attacker when the attack was launched."""
    defenders: tuple[int, ...] = ()
    """The units in the attacked hex after the bombardment."""
    fire: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    """Air and HQ units committed by attacker and defender (9.4.1-a)."""
    shells: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    """Supply columns spent by attacker and defender (9.4.1-b)."""
    launched: bool = False
    concentric: bool = False
    revealed: bool = False
    """5.2-a: from step 3 on both sides are known until the combat ends."""
    result: str = ""
    losses: tuple[int, int] = (0, 0)
    """Steps still to be lost by attacker and defender."""
    suffered: int = 0
    """What the table gave the defender, traded or not (10.6-a)."""
    taken: tuple[tuple[int, int], ...] = ()
    """Steps lost in this combat by unit (10.3-c)."""
    retreated: tuple[int, ...] = ()
    """Who has fallen back, or had to and found no way (10.6-d)."""
    advanced: tuple[int, ...] = ()
    entered: bool = False
    """The attacked hex has been entered after combat."""


class March(NamedTuple):
    """A piece on its way: where it is, what it has spent (half points) at the fast and the slow rate."""

    piece: int
    fast: int
    slow: int
    way: tuple[int, ...]
    """Every hex of the move, the first included."""
    left: int = 0
    """Hexes still to go in an advance (10.4.1-b)."""


@dataclass(slots=True, kw_only=True)
class Santander(State):
    """What lies beneath the top unit of a stack is hidden from the other side (5.2-a)."""

    rules: tuple[str, ...] = ()
    """The optional rules in use (15-a)."""
    turn: int = 1
    phase: str = "set-up"
    active: str = R
    at: list[int] = field(default_factory=lambda: [FLIES if t == "air" else WAITING for t in TYPE])
    stacks: dict[int, tuple[int, ...]] = field(default_factory=dict)
    """By hex: its pieces from the top. Who came first stands on top."""
    reduced: int = 0
    dsg: list[int] = field(default_factory=lambda: [0] * len(PIECES))
    oos: int = 0
    """Units marked out of supply (6.4-a)."""
    moved: int = 0
    """Pieces that have moved in this segment."""
    trucks: int = 0
    """Supply columns that have moved this turn (9.3.2-a)."""
    attacked: int = 0
    """Units that have attacked in this segment (10.1-b)."""
    used: int = 0
    """HQs on their inoperative side (9.4-d)."""
    air: list[int] = field(default_factory=lambda: [AVAILABLE] * len(AIR_SLOT))
    control: int = START_CONTROL[N]
    """The hexes the Nationalist controls (10.8-a); all other land is Republican."""
    trenches: int = 0
    """Republican only, from set-up (10.7-a)."""
    morale: int = 0
    """The Republican morale marker (10.6.1-a)."""
    rain: bool = False
    offensive: int = 0
    """The turn in which the offensive elsewhere started (12.2)."""
    relieved: bool = False
    """The effect of the offensive has been rolled (12.3-e)."""
    withdraw: tuple[int, int] = (0, 0)
    """Infantry and air units still to be withdrawn (12.3-d)."""
    surrender: int = 0
    """0: no roll yet; 1: a roll each turn (13.2-d); 2: surrendered."""
    pleading: int = 0
    """Surrendered brigades among which battalions are still to be chosen (13.3-b)."""
    demolished: bool = False
    reserves: tuple[str, ...] = ()
    """Divisions kept as a reserve force by the dice (4.1-b)."""
    veiled: int = 0
    """Pieces placed in the stage of the set-up at hand: nobody else sees them before it is done (5.2-a)."""
    spilled: int = 0
    """Basque brigades that came by the dice and found the front full: they use no free place (4.1-b)."""
    combats: int = 0
    changes: int = 0
    """Changes of mind in this stage or segment. They are bounded, so that every match ends."""
    battle: Battle | None = None
    march: March | None = None
    open: Step = field(default=(), repr=False, compare=False, metadata={"stored": False})
    """The step that asks, where a position file can begin with it; else nothing."""
    masks: list[int] | None = field(default=None, repr=False, compare=False, metadata={"stored": False})
    """By side the hexes with combat units, then those with combat units or HQs: found when first wanted, then
    kept true by `set_down` and `take`."""


# --- where things are -----------------------------------------------------------------------------


def set_down(s: Santander, piece: int, hex: int) -> None:
    """Place a piece in a hex, beneath what stands there."""
    take(s, piece)
    s.at[piece] = hex
    s.stacks[hex] = (*s.stacks.get(hex, ()), piece)
    if s.masks is not None:
        for mask in MASKS[piece]:
            s.masks[mask] |= BIT[hex]


def take(s: Santander, piece: int, box: int = WAITING) -> None:
    """Take a piece from where it is into a box off the map."""
    here = s.at[piece]
    if here >= 0:
        left = tuple(p for p in s.stacks[here] if p != piece)
        if left:
            s.stacks[here] = left
        else:
            del s.stacks[here]
        if s.masks is not None:
            for mask in MASKS[piece]:
                if not left or not any(mask in MASKS[p] for p in left):
                    s.masks[mask] &= ~BIT[here]
    s.at[piece] = box


def remove(s: Santander, piece: int, box: int) -> None:
    """Take a piece out of play with all its marks."""
    take(s, piece, box)
    clear = ~PBIT[piece]
    s.dsg[piece] = 0
    s.oos &= clear
    s.used &= clear
    s.reduced &= clear


def fighters(s: Santander, hex: int) -> list[int]:
    """The combat units in a hex, from the top."""
    return [p for p in s.stacks.get(hex, ()) if FIGHTS[p]]


def units(s: Santander, hex: int) -> list[int]:
    """The combat units and HQs in a hex, from the top."""
    return [p for p in s.stacks.get(hex, ()) if TYPE[p] != "sc"]


def of_type(s: Santander, hex: int, kind: str) -> list[int]:
    return [p for p in s.stacks.get(hex, ()) if TYPE[p] == kind]


def stacking(s: Santander, hex: int) -> int:
    """Stacking points in the hex (5-b)."""
    return sum(SP[p] for p in s.stacks.get(hex, ()))


def overstacked(s: Santander, hex: int) -> bool:
    return stacking(s, hex) > LIMIT[hex]


def survey(at: list[int]) -> list[int]:
    """The masks of pieces in these places."""
    masks = []
    for side in SIDES:
        fighting = 0
        for p in COMBAT[side]:
            fighting |= BIT_OR_NONE[at[p]]
        held = fighting
        for p in HQS[side]:
            held |= BIT_OR_NONE[at[p]]
        masks += [fighting, held]
    return masks


def _surveyed(s: Santander) -> list[int]:
    s.masks = survey(s.at)
    return s.masks


def stand(s: Santander, side: str) -> int:
    """The hexes with combat units of a side."""
    return (s.masks or _surveyed(s))[STAND[side]]


def occupied(s: Santander, side: str) -> int:
    """The hexes with combat units or HQs of a side."""
    return (s.masks or _surveyed(s))[STAND[side] + 1]


def ready_stand(s: Santander, side: str) -> int:
    """The hexes with combat units of a side that are not marked out of supply."""
    hungry = s.oos & COMBAT_MASK[side]
    if not hungry:
        return stand(s, side)
    at, mask = s.at, 0
    for p in COMBAT[side]:
        if not hungry >> p & 1:
            mask |= BIT_OR_NONE[at[p]]
    return mask


def controls(s: Santander, hex: int) -> str:
    """Who controls the hex (10.8-a)."""
    return N if s.control >> hex & 1 else R


def step_up(s: Santander, piece: int) -> int:
    """Which face is up: 0 full, 1 reduced."""
    return s.reduced >> piece & 1


def steps_left(s: Santander, piece: int) -> int:
    return PIECES[piece].steps - (s.reduced >> piece & 1)


def brigades_destroyed(s: Santander) -> int:
    """14.1-d: Republican brigades destroyed in any way."""
    return sum(PIECES[p].brigade and s.at[p] == LOST for p in COMBAT[R])


def enemy_index(battle: Battle, side: str) -> int:
    """0 for the attacker of a combat, 1 for the defender."""
    return 0 if battle.side == side else 1
