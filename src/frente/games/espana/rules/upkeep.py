"""17 Upkeep and 21 Victory."""

from __future__ import annotations

from frente.engine import Flow, Over, Result
from frente.games.espana.definitions import (
    AIRCRAFT,
    BARCELONA,
    BASES,
    BOARD,
    GENERALS,
    KEY_CITIES,
    LIMITS,
    MADRID,
    MOROCCO,
    SEATS,
    SEVILLA,
    SIDES,
    ZONES,
    N,
    R,
)
from frente.games.espana.rules.board import contested, friendly, largest_group
from frente.games.espana.rules.naval import zones
from frente.games.espana.rules.naval.harbours import check_harbours, leave_zone
from frente.games.espana.state import DISPUTED, EspanaState, to_board


def key_cities(s: EspanaState) -> tuple[int, int, int]:
    """17.3, 17.4: key cities of N, of R, and contested ones; always twelve together."""
    n = (friendly(s, N) & KEY_CITIES).bit_count()
    r = (friendly(s, R) & KEY_CITIES).bit_count()
    return n, r, (contested(s) & KEY_CITIES).bit_count()


def upkeep(s: EspanaState) -> Flow[None]:
    """17.6: zones; aircraft and generals home; the track; victory; Morocco last (17.7)."""
    s.phase = "upkeep"
    if s.chosen.naval:
        zones.find_control(s)
    send_home(s)
    s.moved = s.used = s.picked = s.defended = s.attacked = 0  # 17.2
    s.coast_fought = 0
    s.tied.clear()
    s.kc = key_cities(s)
    s.note("key-cities", "17.3", nationalist=s.kc[0], republican=s.kc[1], contested=s.kc[2])
    check_victory(s)
    s.push(("transfer", 0, 0))
    check_harbours(s)
    yield from ()


def send_home(s: EspanaState) -> None:
    """17.1: aircraft and generals go back to the player boards; generals in Morocco stay (12.4-a)."""
    shared = {zone for zone in ZONES if zones.holder(s, zone) == DISPUTED}
    for plane in AIRCRAFT:
        if s.where[plane] in ZONES:
            # 25.11-b: only who held the zone alone leaves a marker behind.
            leave_zone(s, plane, BOARD, beaten=s.where[plane] in shared)
        elif s.where[plane] < BASES.stop:
            to_board(s, plane)
    for general in GENERALS:
        if s.where[general] < BASES.stop and s.where[general] != MOROCCO:
            to_board(s, general)


def conditions(s: EspanaState, side: int) -> tuple[str, str] | None:
    """21.2: the automatic victory the side has, as (rule, name)."""
    mine = friendly(s, side)
    if (mine & KEY_CITIES).bit_count() >= LIMITS["kc_for_automatic_win"]:
        return "21.2-a", "key-cities"
    if largest_group(s, 1 - side) < LIMITS["connected_boxes_needed"]:
        return "21.2-b", "cut-up"
    if all(mine >> city & 1 for city in (MADRID, BARCELONA, SEVILLA)):
        return "21.2-c", "three-cities"
    if side == N and s.turn <= LIMITS["madrid_deadline_turn"] and mine >> MADRID & 1:
        return "21.2-d", "madrid"
    return None


def check_victory(s: EspanaState) -> None:
    """17.5, 8.2: a condition that is met ends the match at once; both: more key cities decide (21.4)."""
    met = [conditions(s, side) for side in SIDES]
    if met[N] is not None and met[R] is not None:
        raise Over(by_key_cities(s, "21.4", "both"))
    for side in SIDES:
        won = met[side]
        if won is not None:
            raise Over(_result(s, (SEATS[side],), *won))


def by_key_cities(s: EspanaState, rule: str, text: str) -> Result:
    """21.1-a: more key cities win; equal is a draw."""
    n, r, _ = key_cities(s)
    winners = () if n == r else (SEATS[N if n > r else R],)
    return _result(s, winners, rule, text if winners else "draw")


def _result(s: EspanaState, winners: tuple[str, ...], rule: str, text: str) -> Result:
    n, r, both = key_cities(s)
    return Result(
        winners,
        rule,
        text,
        {"winner": winners[0] if winners else "", "nationalist": n, "republican": r, "contested": both},
        {SEATS[N]: float(n), SEATS[R]: float(r)},
    )


def last_turn_over(s: EspanaState) -> Result:
    """21.3: after all phases of turn 10, first 21.2-e, then 21.1-a."""
    if (s.held[R] & KEY_CITIES).bit_count() >= LIMITS["r_kc_with_units_turn_10"]:
        return _result(s, (SEATS[R],), "21.2-e", "holds-out")
    return by_key_cities(s, "21.1-a", "more-cities")
