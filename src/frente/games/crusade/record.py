"""Crusade and Revolution as numbers (frente.engine.record): all but hands and piles (INF-a, 8.1.4-a)."""

from __future__ import annotations

from frente.engine.record import Field, Listed, Reading, Record, scalars
from frente.games.crusade.definitions import (
    CARDS,
    FACTORS,
    FOE,
    NAT,
    SIDE_OF,
    SIEGE_SPACE,
    SPACE_IDS,
    UNIT_IDS,
)
from frente.games.crusade.state import Crusade, own

CARD_IDS = tuple(card.id for card in CARDS)
CARD_BIT = {id: 1 << n for n, id in enumerate(CARD_IDS)}
SIEGES = tuple(SIEGE_SPACE)
WHERE = Field("where", UNIT_IDS)
NUMBERS = (
    *scalars(
        "nationalist",
        "turn",
        "round",
        "my-turn",
        "vp",
        "rm",
        "rp-nat",
        "rp-axis",
        "rp-rep",
        "rp-sov",
        "my-hand",
        "their-hand",
        "my-draw-pile",
        "their-draw-pile",
        "points",
        "mover",
        "movement-left",
        "madrid",
        "ammunition",
        "strait-nationalist",
        "beach",
        "battle",
        "losses-left",
        "attacker-loss-number",
        "defender-loss-number",
    ),
    Field("sieges", SIEGES),
    WHERE,
)
MASKS = (
    *(
        Field(name, SPACE_IDS)
        for name in (
            "my-spaces",
            "my-units",
            "their-units",
            "trenches",
            "positions",
            "isolated",
            "move-marks",
            "attack-marks",
            "attacked",
        )
    ),
    *(
        Field(name, UNIT_IDS)
        for name in ("reduced", "moved", "fought", "retreated", "attackers", "defenders")
    ),
    *(Field(name, CARD_IDS) for name in ("hand", "played", "removed")),
)
_WHERE = Listed()


def _cards(ids: list[str] | dict[str, int]) -> int:
    mask = 0
    for id in ids:
        mask |= CARD_BIT[id]
    return mask


def read(s: Crusade, seat: str) -> Reading:
    foe = FOE[seat]
    battle = s.battle
    sieges = s.sieges
    numbers = (
        seat == NAT, s.turn, s.round, s.side == seat, s.vp, s.rm, *s.rp,
        len(s.hands[seat]), len(s.hands[foe]), len(s.draws[seat]), len(s.draws[foe]), s.points, s.mover,
        s.mf_left, s.madrid, s.ammo, s.strait == NAT, s.beach, -1 if battle is None else battle.space,
        0 if battle is None else battle.left, -1 if battle is None else battle.attacker_ln,
        -1 if battle is None else battle.defender_ln,
        *[sieges.get(id, 0) for id in SIEGES],
    )  # fmt: skip
    trenches = positions = 0
    for space, work in s.works.items():
        if work == "position":
            positions |= 1 << space
        else:
            trenches |= 1 << space
    attackers = defenders = 0
    if battle is not None:
        for u in battle.attackers:
            attackers |= 1 << u
        for u in battle.defenders:
            defenders |= 1 << u
    mine, yours = (s.nat_in, s.rep_in) if seat == NAT else (s.rep_in, s.nat_in)
    masks = (
        own(s, seat), mine, yours, trenches, positions, s.isolated, s.move_marks, s.attack_marks, s.attacked,
        s.reduced, s.moved, s.fought, s.retreated, attackers, defenders,
        _cards(s.hands[seat]), _cards(s.played), _cards(s.removed),
    )  # fmt: skip
    return numbers, (_WHERE.row(s.where),), masks


RECORD = Record(SPACE_IDS, NUMBERS, MASKS, read, WHERE, SIDE_OF, tuple(cf for cf, _, _ in FACTORS[0]))
