"""The board as a scripted player sees it: what a box is worth, what a troop more or less changes there.

The policies read nothing that their seat cannot see.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import pow
from typing import Any

from frente.boards.graph import bits
from frente.engine import Ask
from frente.games.espana.definitions import (
    BARCELONA,
    BOXES,
    CHANGE_TURN,
    KEY_CITIES,
    LIMITS,
    MADRID,
    MOROCCO,
    NEIGHBOURS,
    SEVILLA,
    STACKING,
    N,
    R,
    neighbours_of,
)
from frente.games.espana.rules.board import group_size, own
from frente.games.espana.state import EspanaState, troops_in

LAND = ~(1 << MOROCCO)
NEEDED: int = LIMITS["connected_boxes_needed"]
SAFE = NEEDED + 5
"""With so many boxes in one group nobody need fear to be cut up."""


@dataclass(frozen=True, slots=True)
class Stance:
    """What a scripted player goes by, in levels of troops where nothing else is said."""

    key: float = 8.0
    """A key city."""
    near: float = 1.5
    """A box beside one."""
    late: float = 1.0
    """How many times what is told in `stake` key cities gain towards the end."""
    haste: float = 16.0
    """Madrid to the Nationalist while it may end the war."""
    alarm: float = 40.0
    """The same to the Republican."""
    joined: float = 0.8
    """Each box that the largest group of boxes lacks."""
    cut: float = 1.0
    """How many times as much to the enemy's boxes, for us to cut."""
    firmness: float = 0.25
    """How much the boxes count that cannot be lost at once, against those held just now."""
    grab: float = 0.6
    """The share of a box that it is worth to walk in where the enemy has none."""
    empty: float = 0.45
    """The share of a box that stays to us if we leave it empty beside the enemy, in the first years."""
    empty_late: float = 0.8
    guarded: float = 0.6
    """The share that is sure with anybody there, in the first years."""
    guarded_late: float = 0.55
    danger: float = 0.6
    """How much enemies next door count for a threat."""
    mass: float = 1.0
    """More than 1: who is stronger in a box is worth more there than his share of the troops."""
    odds: float = 1.5
    """Where the enemy has so many times our strength in a box, each point more of his counts against us."""
    least: float = 0.3
    """What a move must bring."""
    cost: float = 0.85
    """How much own losses in an attack count beside the enemy's."""
    kill: float = 0.25
    """A troop destroyed, beside its levels."""
    die: float = 0.2
    last: float = 1.0
    """How many times what is told in `attack_value` the last troop in a box counts."""
    bold: float = 0.0
    """What an attack must promise."""
    dear: float = 1.0
    """How many times its worth as an event a card costs in a battle."""
    guard: float = 0.1
    """What a general is good for where he only stands by."""


STEADY = Stance()
NATIONALIST = Stance(
    key=4.9158,
    near=2.3597,
    late=1.3705,
    haste=20.3249,
    alarm=47.5223,
    joined=0.7896,
    cut=1.1782,
    firmness=0.2708,
    grab=0.7866,
    empty=0.4347,
    empty_late=0.8714,
    guarded=0.4197,
    guarded_late=0.5643,
    danger=0.5153,
    mass=0.5831,
    odds=1.8919,
    least=0.1419,
    cost=0.9423,
    kill=0.3245,
    die=0.1391,
    last=1.1008,
    bold=-0.1858,
    dear=1.2197,
    guard=0.0911,
)
REPUBLICAN = Stance(
    key=6.184,
    near=1.8127,
    late=0.8593,
    haste=19.4936,
    alarm=35.3762,
    joined=0.5991,
    cut=0.7622,
    firmness=0.2387,
    grab=0.7719,
    empty=0.3809,
    empty_late=0.8538,
    guarded=0.5864,
    guarded_late=0.7533,
    danger=0.7983,
    mass=0.4767,
    odds=1.544,
    least=0.287,
    cost=1.1895,
    kill=0.2217,
    die=0.1551,
    last=1.0269,
    bold=0.0061,
    dear=1.1011,
    guard=0.1121,
)
"""Found by `python -m tools.stances espana nationalist --seed A --stances 28 --check 100`, beginning with a
`mass` of 0.6, and so for the Republican."""


# --- what a box is worth -------------------------------------------------------------------------------
def stake(s: EspanaState, side: int, box: int, stance: Stance = STEADY) -> float:
    """How much the box matters to the side now, by itself."""
    worth = 1.0
    if KEY_CITIES >> box & 1:
        worth = stance.key
        if box in (MADRID, BARCELONA, SEVILLA):
            worth += 1.0
        if box == MADRID and s.turn <= LIMITS["madrid_deadline_turn"]:
            worth = stance.haste if side == N else stance.alarm  # 21.2-d
        if s.turn >= 8 and (side == R or s.held[R] >> box & 1):
            worth += stance.late * (2.0 if side == R else 4.0)  # 21.2-e: units in four key cities are enough
    elif NEIGHBOURS[box] & KEY_CITIES:
        worth = stance.near
    return worth


def cohesion(boxes: int, stance: Stance = STEADY) -> float:
    """What it is worth that the largest group of these boxes is as large as it is (21.2-b)."""
    group = group_size(boxes & LAND)
    if group >= SAFE:
        return 0.0
    return -stance.joined * (SAFE - group) - (25.0 if group < NEEDED else 0.0)


def power(s: EspanaState, side: int, box: int) -> float:
    """The strength of the side's troops in a box; under fog unseen ones count as average."""
    if s.chosen.fog and side != s.active and box != s.seen_battle:
        return 2.0 * len(troops_in(s, side, box))
    return float(sum(s.strength[t] for t in troops_in(s, side, box)))


class Sight:
    """The board as one side sees it for the length of one answer."""

    def __init__(self, s: EspanaState, side: int, stance: Stance = STEADY) -> None:
        self.s, self.side, self.stance = s, side, stance
        self.own, self.foe = own(s, side), own(s, 1 - side)
        self.foe_units = s.held[1 - side]
        self.mine = [power(s, side, b) if s.held[side] >> b & 1 else 0.0 for b in range(BOXES)]
        self.theirs = [power(s, 1 - side, b) if self.foe_units >> b & 1 else 0.0 for b in range(BOXES)]
        self.crowd = [len(troops_in(s, side, b)) if s.held[side] >> b & 1 else 0 for b in range(BOXES)]
        self.stakes = [stake(s, side, b, stance) for b in range(BOXES)]
        free = self.foe_units & ~s.held[side] & LAND
        self.roaming = sum(self.theirs[b] for b in bits(free))
        """What the enemy can send anywhere along his own boxes."""
        self.open = neighbours_of(self.foe)
        """Boxes that the enemy can enter."""
        if s.turn >= CHANGE_TURN and group_size(self.own & LAND) >= SAFE + 5:
            self.open = 0
        self.firm = self.own & (s.held[side] | ~self.open)
        """Our boxes without those that an enemy takes by walking in, or by winning the next battle."""
        for b in bits(s.held[side] & self.foe_units):
            if 2.0 * self.mine[b] <= self.theirs[b]:
                self.firm &= ~(1 << b)
        self.base = (
            self.joined(self.own)
            + self.stance.firmness * self.joined(self.firm)
            - self.theirs_joined(self.foe)
        )
        self.thin = s.turn < CHANGE_TURN
        """In the first years fronts are thin: what is left empty is soon walked into."""

    def joined(self, boxes: int) -> float:
        return cohesion(boxes, self.stance)

    def theirs_joined(self, boxes: int) -> float:
        return self.stance.cut * cohesion(boxes, self.stance)

    def worth(self, box: int, mine: float, troops: int) -> float:
        """The value to the side of having this strength in the box."""
        value, enemy = self.stakes[box], self.theirs[box]
        if troops > STACKING:
            return -5.0
        if self.foe_units >> box & 1:
            if mine <= 0:
                return 0.0
            odds = self.stance.odds
            ours, theirs = pow(mine, self.stance.mass), pow(enemy, self.stance.mass)
            share = ours / (ours + theirs + 0.1)
            return value * share - (0.5 * (enemy - odds * mine) if enemy > odds * mine else 0.0)
        exposed = bool(NEIGHBOURS[box] & self.foe)
        if mine <= 0:
            stance = self.stance
            left = (
                (stance.empty if exposed else 0.95) if self.thin else (stance.empty_late if exposed else 0.9)
            )
            return value * left if self.own >> box & 1 else 0.0
        if not exposed and self.thin:
            return value
        danger = self.stance.danger * sum(self.theirs[b] for b in bits(NEIGHBOURS[box])) + 0.1 * self.roaming
        least = self.stance.guarded if self.thin else self.stance.guarded_late
        return value * (least + (1.0 - least) * mine / (mine + danger + 0.5))

    def gain(self, box: int, strength: float, added: int = 1) -> float:
        """What so much more (or less) strength in the box is worth."""
        after = max(self.mine[box] + strength, 0.0)
        troops = self.crowd[box]
        return self.worth(box, after, troops + added) - self.worth(box, self.mine[box], troops)

    def going(self, start: int, box: int, strength: float) -> float:
        """What it does for both sides' cohesion that a troop of ours goes from one box into another."""
        foe = self.foe if self.foe_units >> box & 1 else self.foe & ~(1 << box)
        firm = self.firm
        if 2.0 * (self.mine[box] + strength) > self.theirs[box]:
            firm |= 1 << box
        left = self.mine[start] - strength
        if self.open >> start & 1 and 2.0 * left <= self.theirs[start]:
            firm &= ~(1 << start)
        if self.own >> box & 1 and foe == self.foe and firm == self.firm:
            return 0.0
        lost = self.stance.grab * self.stakes[box] if foe != self.foe else 0.0
        return (
            self.joined(self.own | 1 << box)
            + self.stance.firmness * self.joined(firm)
            - self.theirs_joined(foe)
            - self.base
            + lost
        )

    def guarding(self, box: int) -> float:
        """What a new troop in the box does for our cohesion."""
        return self.stance.firmness * (self.joined(self.firm | 1 << box) - self.joined(self.firm))

    def clearing(self, box: int) -> float:
        """What a battle won there would be worth: the box, and the hole in the enemy's boxes."""
        return self.stakes[box] + max(
            0.0, self.theirs_joined(self.foe) - self.theirs_joined(self.foe & ~(1 << box))
        )

    def losing(self, box: int) -> float:
        """What the enemy would win there."""
        return self.stakes[box] + max(0.0, self.joined(self.own) - self.joined(self.own & ~(1 << box)))


Answers = list[tuple[str, Any]]
"""Tokens with what they mean."""


def answers_of(ask: Ask, *kinds: type[Any]) -> Answers:
    """All answers, or those of some kinds."""
    assert ask.menu is not None
    return [(token, value) for token, value in ask.menu.answers() if not kinds or isinstance(value, kinds)]


def best_of(answers: Answers, score: Callable[[Any], float], floor: float, otherwise: str) -> str:
    """The answer with the highest score above the floor."""
    best, most = otherwise, floor
    for token, value in answers:
        worth = score(value)
        if worth > most:
            best, most = token, worth
    return best


def most_of(answers: Answers, score: Callable[[Any], float]) -> str:
    """The answer with the highest score; an empty text where there is none."""
    return max(answers, key=lambda answer: score(answer[1]), default=("", None))[0]
