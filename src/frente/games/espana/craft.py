"""What tells who wins España 1936: key cities, troops, whole or torn ground, what is still to come."""

from __future__ import annotations

from frente.engine import Craft, Feature, Forecast
from frente.games.espana.bot import KEEN
from frente.games.espana.bot.sight import NEEDED, SAFE, power
from frente.games.espana.definitions import (
    AIR_STRENGTH,
    BARCELONA,
    BOARD,
    BOXES,
    CM,
    FOLDER,
    GENERALS,
    KEY_CITIES,
    LAST_TURN,
    LIMITS,
    MADRID,
    MOROCCO,
    SEATS,
    SEVILLA,
    TANKS,
    TROOPS,
    N,
    R,
    boxes_in,
    neighbours_of,
)
from frente.games.espana.rules.board import contested, friendly, group_size, own
from frente.games.espana.state import EspanaState, side_of

GREAT = 1 << MADRID | 1 << BARCELONA | 1 << SEVILLA
HOLDING = LIMITS["r_kc_with_units_turn_10"]
PHASES = ("move-n", "move-r", "generals", "combat", "events", "replacements")
FEATURES = (
    Feature("cities"),
    Feature("cities-manned", -1),
    Feature("cities-short", 1),
    Feature("great-cities"),
    Feature("fought-over"),
    Feature("madrid-pressed"),
    Feature("boxes"),
    Feature("our-ground"),
    Feature("their-ground", -1),
    Feature("threatened", -1),
    Feature("threatening"),
    Feature("troops"),
    Feature("counters", 0),
    Feature("in-morocco", 0),
    Feature("air"),
    Feature("tanks"),
    Feature("generals"),
    Feature("hand"),
    Feature("points"),
)


def torn(boxes: int) -> float:
    """How far the largest group of boxes is above the number that must hang together, 0 to 1."""
    return (min(group_size(boxes & ~(1 << MOROCCO)), SAFE) - NEEDED) / (SAFE - NEEDED)


def read(s: EspanaState) -> list[float]:
    mine, theirs = friendly(s, N), friendly(s, R)
    both = contested(s)
    strength, count, asleep = [0.0, 0.0], [0, 0], 0.0
    for t in TROOPS:
        if s.where[t] < BOXES:
            side = 1 if side_of(s, t) == R else 0
            strength[side] += s.strength[t]
            count[side] += 1
            if s.where[t] == MOROCCO:
                asleep += s.strength[t]
    shares = pressed = 0.0
    for box in boxes_in(both):
        a, b = power(s, N, box), power(s, R, box)
        share = a / (a + b + 0.1) - 0.5
        if KEY_CITIES >> box & 1:
            shares += share
        if box == MADRID:
            pressed = 0.5 + share
    if mine >> MADRID & 1:
        pressed = 1.0
    manned = (s.held[R] & KEY_CITIES).bit_count()
    extra = [[0.0, 0.0], [0.0, 0.0], [0.0, 0.0]]
    for row, counters in enumerate((AIR_STRENGTH, TANKS, GENERALS)):
        for c in counters:
            if s.where[c] <= BOARD:
                extra[row][1 if side_of(s, c) == R else 0] += AIR_STRENGTH[c] if row == 0 else CM[c]
    exposed = neighbours_of(own(s, R)) & mine & ~s.held[N] & KEY_CITIES
    exposing = neighbours_of(own(s, N)) & theirs & ~s.held[R] & KEY_CITIES
    total = sum(strength) + 1.0
    return [
        ((mine & KEY_CITIES).bit_count() - (theirs & KEY_CITIES).bit_count()) / 12,
        manned / 12,
        float(manned < HOLDING),
        ((mine & GREAT).bit_count() - (theirs & GREAT).bit_count()) / 3,
        shares,
        pressed,
        ((mine & ~theirs).bit_count() - theirs.bit_count()) / 20,
        torn(own(s, N)),
        torn(own(s, R)),
        exposed.bit_count() / 3,
        exposing.bit_count() / 3,
        4 * (strength[0] - strength[1]) / total,
        (count[0] - count[1]) / 10,
        asleep / 10,
        (extra[0][0] - extra[0][1]) / 5,
        (extra[1][0] - extra[1][1]) / 5,
        (extra[2][0] - extra[2][1]) / 5,
        (len(s.hands[N]) - len(s.hands[R])) / 5,
        (s.rp[N] - s.rp[R]) / 10,
    ]


def clock(s: EspanaState) -> int:
    return 6 * s.turn + (PHASES.index(s.phase) if s.phase in PHASES else 0)


def progress(s: EspanaState) -> float:
    return clock(s) / (6 * (LAST_TURN + 1))


FORECAST = Forecast.of(FOLDER, SEATS[N], FEATURES, read, progress)
CRAFT = Craft(
    weighs=("event", "general-box", "pick", "spend"),
    keen=KEEN,
    clock=clock,
    ahead=9,
    political=("cities", "great-cities", "hand"),
    forecast=FORECAST,
)
"""Events, generals, battles, reinforcements; not the sealed cards: a sampled world would know the other's."""
