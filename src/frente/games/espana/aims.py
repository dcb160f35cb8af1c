"""How the match is won and lost (21): every end there is, for both sides, and how near it has come."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache

from frente.engine import Aim, Message, Part
from frente.engine.aims import AT_THE_END
from frente.games.espana.definitions import (
    BARCELONA,
    KEY_CITIES,
    LAST_TURN,
    LIMITS,
    MADRID,
    PLACE_ID,
    SCENARIOS,
    SEATS,
    SEVILLA,
    SIDES,
    N,
    R,
    boxes_in,
)
from frente.games.espana.rules.board import friendly, largest_group
from frente.games.espana.rules.upkeep import conditions, key_cities
from frente.games.espana.state import EspanaState

CITIES = tuple(boxes_in(KEY_CITIES))
THREE = (MADRID, BARCELONA, SEVILLA)
EIGHT: int = LIMITS["kc_for_automatic_win"]
JOINED: int = LIMITS["connected_boxes_needed"]
DEADLINE: int = LIMITS["madrid_deadline_turn"]
HOLD_OUT: int = LIMITS["r_kc_with_units_turn_10"]
UPKEEP = Message("aims-tested-upkeep")


def aims(s: EspanaState) -> list[Aim]:
    """All that may end the match; where units stand is open to both (11.9, 22.4-a)."""
    found = [aim for side in SIDES for aim in _of_side(s, side)]
    found += [aim for seat in SEATS for aim in _draws(s, seat)]
    return found


def _of_side(s: EspanaState, side: int) -> Iterator[Aim]:
    seat, foe = SEATS[side], SEATS[1 - side]
    mine = friendly(s, side)
    cities = key_cities(s)
    yield Aim(
        f"key-cities-{seat}",
        seat,
        "win",
        Message("aim-key-cities", {"need": EIGHT}),
        "21.2-a",
        cities[side],
        EIGHT,
        UPKEEP,
        sudden=True,
        parts=_places(CITIES, mine & KEY_CITIES),
        places=_ids(CITIES),
    )
    yield Aim(
        f"cut-up-{seat}",
        seat,
        "win",
        Message("aim-cut-up", {"enemy": foe, "need": JOINED}),
        "21.2-b",
        largest_group(s, 1 - side),
        JOINED - 1,
        UPKEEP,
        sudden=True,
        at_most=True,
    )
    yield Aim(
        f"three-{seat}",
        seat,
        "win",
        Message("aim-three"),
        "21.2-c",
        sum(mine >> city & 1 for city in THREE),
        len(THREE),
        UPKEEP,
        sudden=True,
        parts=_places(THREE, mine),
        places=_ids(THREE),
    )
    if side == N and SCENARIOS[f"scenario-{s.scenario}"]["start_turn"] <= DEADLINE:
        yield Aim(
            f"madrid-{seat}",
            seat,
            "win",
            Message("aim-madrid", {"place": PLACE_ID[MADRID], "turn": DEADLINE}),
            "21.2-d",
            mine >> MADRID & 1,
            1,
            UPKEEP,
            sudden=True,
            parts=_places((MADRID,), mine),
            places=_ids((MADRID,)),
            to_turn=DEADLINE,
            open=s.turn <= DEADLINE,
        )
    if side == R:
        yield Aim(
            f"hold-out-{seat}",
            seat,
            "win",
            Message("aim-hold-out", {"need": HOLD_OUT, "turn": LAST_TURN}),
            "21.2-e",
            (s.held[R] & KEY_CITIES).bit_count(),
            HOLD_OUT,
            AT_THE_END,
            parts=_places(CITIES, s.held[R] & KEY_CITIES),
            places=_ids(CITIES),
            from_turn=LAST_TURN,
            open=s.turn >= LAST_TURN,
        )
    yield from _by_number(s, side, cities)


def _by_number(s: EspanaState, side: int, cities: tuple[int, int, int]) -> Iterator[Aim]:
    """The ends that more key cities decide: the last turn, two conditions at once, an agreement."""
    seat, foe = SEATS[side], SEATS[1 - side]
    more = Part(Message("aim-part-more", {"side": seat}), cities[side] > cities[1 - side])
    shaken = (s.held[R] & KEY_CITIES).bit_count() < HOLD_OUT
    driven = Part(Message("aim-part-driven", {"need": HOLD_OUT}), shaken)
    parts: tuple[Part, ...] = (
        (more, driven) if side == N else (more,)
    )  # 21.3: the Republican's own end goes first
    yield Aim(
        f"more-{seat}",
        seat,
        "win",
        Message("aim-more" if side == R else "aim-more-driven", {"need": HOLD_OUT}),
        "21.1-a",
        sum(part.done for part in parts),
        len(parts),
        AT_THE_END,
        parts=parts,
        from_turn=LAST_TURN,
        open=s.turn >= LAST_TURN,
    )
    won = tuple(
        Part(Message("aim-part-condition", {"side": who}), conditions(s, one) is not None)
        for who, one in ((seat, side), (foe, 1 - side))
    )
    parts = (*won, more)
    yield Aim(
        f"both-{seat}",
        seat,
        "win",
        Message("aim-both"),
        "21.4",
        sum(part.done for part in parts),
        len(parts),
        UPKEEP,
        sudden=True,
        parts=parts,
    )
    if s.chosen.early_end:
        agreed = Part(Message("aim-part-agreed"), False)
        yield Aim(
            f"agreed-{seat}",
            seat,
            "win",
            Message("aim-agreed"),
            "21.1-b",
            int(more.done),
            2,
            Message("aims-tested-agreed"),
            sudden=True,
            parts=(agreed, more),
            to_turn=LAST_TURN - 1,
            open=s.turn < LAST_TURN,
        )


def _draws(s: EspanaState, seat: str) -> Iterator[Aim]:
    """21.1-a: as many key cities for both, where they decide."""
    n, r, _ = key_cities(s)
    yield Aim(
        f"draw-{seat}",
        seat,
        "draw",
        Message("aim-draw"),
        "21.1-a",
        abs(n - r),
        0,
        AT_THE_END,
        at_most=True,
        from_turn=LAST_TURN,
        open=s.turn >= LAST_TURN,
    )


@lru_cache(4096)
def _places(boxes: tuple[int, ...], had: int) -> tuple[Part, ...]:
    return tuple(
        Part(Message("aim-part-place", {"place": PLACE_ID[box]}), bool(had >> box & 1), (PLACE_ID[box],))
        for box in boxes
    )


@cache
def _ids(boxes: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(PLACE_ID[box] for box in boxes)
