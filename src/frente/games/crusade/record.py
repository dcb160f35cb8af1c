"""Crusade and Revolution as numbers (frente.engine.record): all but hands and piles (INF-a, 8.1.4-a)."""

from __future__ import annotations

from array import array
from collections.abc import Iterable

from frente.engine.record import Field, Kept, Listed, Reading, Record, Row, scalars
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
_WHERE = Listed(len(UNIT_IDS))


def _cards(ids: Iterable[str]) -> int:
    mask = 0
    for id in ids:
        mask |= CARD_BIT[id]
    return mask


def _works(works: dict[int, str]) -> tuple[int, int]:
    trenches = positions = 0
    for space, work in works.items():
        if work == "position":
            positions |= 1 << space
        else:
            trenches |= 1 << space
    return trenches, positions


_HAND: dict[str, Kept[list[str], int]] = {side: Kept(_cards) for side in FOE}
_PLAYED: Kept[dict[str, int], int] = Kept(_cards)
_REMOVED: Kept[list[str], int] = Kept(_cards)
_WORKS = Kept(_works)
_SIEGES: Kept[dict[str, int], Row] = Kept(lambda sieges: array("h", [sieges.get(id, 0) for id in SIEGES]))


def read(s: Crusade, seat: str) -> Reading:
    foe = FOE[seat]
    battle = s.battle
    numbers = (
        seat == NAT, s.turn, s.round, s.side == seat, s.vp, s.rm, *s.rp,
        len(s.hands[seat]), len(s.hands[foe]), len(s.draws[seat]), len(s.draws[foe]), s.points, s.mover,
        s.mf_left, s.madrid, s.ammo, s.strait == NAT, s.beach, -1 if battle is None else battle.space,
        0 if battle is None else battle.left, -1 if battle is None else battle.attacker_ln,
        -1 if battle is None else battle.defender_ln,
    )  # fmt: skip
    attackers = defenders = 0
    if battle is not None:
        for u in battle.attackers:
            attackers |= 1 << u
        for u in battle.defenders:
            defenders |= 1 << u
    mine, yours = (s.nat_in, s.rep_in) if seat == NAT else (s.rep_in, s.nat_in)
    masks = (
        own(s, seat), mine, yours, *_WORKS.of(s.works), s.isolated, s.move_marks, s.attack_marks, s.attacked,
        s.reduced, s.moved, s.fought, s.retreated, attackers, defenders,
        _HAND[seat].of(s.hands[seat]), _PLAYED.of(s.played), _REMOVED.of(s.removed),
    )  # fmt: skip
    return numbers, (_SIEGES.of(s.sieges), _WHERE.row(s.where)), masks


RECORD = Record(SPACE_IDS, NUMBERS, MASKS, read, WHERE, SIDE_OF, tuple(cf for cf, _, _ in FACTORS[0]))
