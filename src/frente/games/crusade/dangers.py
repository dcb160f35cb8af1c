"""What threatens a seat: the levels of morale, the count of points, hunger, lost time. From open facts."""

from __future__ import annotations

from collections.abc import Iterator

from frente.engine import Message
from frente.engine.aims import Cost, Level, Warning
from frente.games.crusade.aims import COLUMNS, COUP, COUP_RM, COUP_TURN, JUDGED, last_turn, next_test
from frente.games.crusade.definitions import (
    AFR_SPACES,
    AT,
    CAPITALS,
    FOE,
    MADRID,
    MAIN_CITIES,
    MOROCCO,
    NAT,
    NEAR_MADRID,
    REP,
    ROUNDS,
    SCENARIOS,
    SPACE_IDS,
    UNIT_IDS,
    VP_SPACES,
    bits,
)
from frente.games.crusade.rules.attrition import doomed_spaces, doomed_units
from frente.games.crusade.rules.columns import afr_spaces
from frente.games.crusade.rules.control import capture_rm, capture_vp
from frente.games.crusade.rules.victory import NAT_LEVEL, REP_LEVEL
from frente.games.crusade.state import Crusade, in_box, own, spread, units_in

LATE = 4
"""The round from which on hunger and lost time are told of."""
PRIZES = MAIN_CITIES | VP_SPACES | CAPITALS


def dangers(s: Crusade, seat: str) -> list[Warning]:
    """What a seat should see coming, the worst first."""
    found = [*_morale(s, seat), *_cities(s, seat), *_count(s, seat), *_hunger(s, seat)]
    found += [*_madrid(s), *_isolated(s), *_africa(s)] if seat == NAT else _coup(s)
    order: list[Level] = ["danger", "care", "note"]
    return sorted(found, key=lambda warning: order.index(warning.level))


# --- morale (5.2.2) -----------------------------------------------------------------------------
def margin(s: Crusade, seat: str, turn: int, rm: int) -> int | None:
    """How far this morale is from what the enemy of a seat wins by in a turn; 0 or less: he does."""
    if seat == NAT:
        return REP_LEVEL[turn] - rm if turn in REP_LEVEL else None
    return rm - NAT_LEVEL[turn] if turn in NAT_LEVEL else None


def _level(seat: str, turn: int) -> int:
    return REP_LEVEL[turn] if seat == NAT else NAT_LEVEL[turn]


def _morale(s: Crusade, seat: str) -> Iterator[Warning]:
    turn = next_test(s)
    cure = Message(f"cure-morale-{seat}")
    left = margin(s, seat, turn, s.rm)
    if left is not None and left <= 2:
        args = {"rm": s.rm, "level": _level(seat, turn), "turn": turn}
        level: Level = "danger" if left <= 1 else "care"
        message = Message(f"warn-rm-{seat}", args)
        yield Warning("rm-brink", level, message, "5.2.2-a", prizes_near(s, seat), cure)
        return
    left = margin(s, seat, turn + 1, s.rm)
    if left is not None and left <= 0 and (s.round >= LATE or s.phase in JUDGED) and turn < last_turn(s):
        args = {"rm": s.rm, "level": _level(seat, turn + 1), "turn": turn + 1}
        message = Message(f"warn-rm-next-{seat}", args)
        yield Warning("rm-next", "care", message, "5.2.2-a", prizes_near(s, seat), cure)


def prizes_near(s: Crusade, seat: str) -> tuple[str, ...]:
    """Spaces of the enemy next to own units whose capture would move morale (16.3.3-a)."""
    return tuple(SPACE_IDS[p] for p in bits(spread(s, units_in(s, seat)) & PRIZES & own(s, FOE[seat])))


def _coup(s: Crusade) -> Iterator[Warning]:
    """5.2.4: whoever holds the card, it may be played."""
    if COUP.id in s.removed or last_turn(s) < COUP_TURN:
        return
    if s.turn >= COUP_TURN and s.rm <= COUP_RM:
        level: Level = "danger"
    elif s.turn >= COUP_TURN - 2 and s.rm <= COUP_RM + 3:
        level = "care"
    else:
        return
    args = {"card": COUP.id, "rm": s.rm, "most": COUP_RM, "turn": COUP_TURN}
    cure = Message("cure-coup", {"least": COUP_RM + 1})
    yield Warning("coup-near", level, Message("warn-coup", args), "5.2.4", prizes_near(s, REP), cure)


# --- cities and points (5.2.3, 5.1.1) -------------------------------------------------------------
def _cities(s: Crusade, seat: str) -> Iterator[Warning]:
    enemy = FOE[seat]
    left = MAIN_CITIES & own(s, seat)
    if left.bit_count() > 1:
        return
    if not left:
        lost = tuple(SPACE_IDS[p] for p in bits(MAIN_CITIES))
        cure = Message("cure-cities")
        yield Warning("cities", "danger", Message("warn-cities", {"side": enemy}), "5.2.3", lost, cure)
    elif left & spread(s, units_in(s, enemy)):
        place = SPACE_IDS[bits(left)[0]]
        message = Message("warn-last-city", {"side": enemy, "place": place})
        yield Warning("cities", "danger", message, "5.2.3", (place,), Message("cure-last-city"))


def _count(s: Crusade, seat: str) -> Iterator[Warning]:
    """5.1.1: the last turn is being played and the points are not what the seat needs."""
    if s.turn < last_turn(s):
        return
    levels = SCENARIOS[s.scenario]["victory"]
    need = levels["nat_min"] if seat == NAT else levels["rep_max"]
    short = need - s.vp if seat == NAT else s.vp - need
    if short <= 0:
        return
    level: Level = "danger" if s.round >= LATE or s.phase in JUDGED else "care"
    args = {"vp": s.vp, "need": need, "short": short, "draw": levels["draw"]}
    places = tuple(id for id in prizes_near(s, seat) if capture_vp(AT[id]))
    cure = Message("cure-count", {"places": list(places)}) if places else None
    yield Warning("count", level, Message(f"warn-count-{seat}", args), "5.1.1", places, cure)


# --- hunger (13.3) --------------------------------------------------------------------------------
def _hunger(s: Crusade, seat: str) -> Iterator[Warning]:
    """13.3.5-a, 13.3.6-a: what Attrition would take, told while something can be done about it."""
    if s.round < LATE or s.phase in JUDGED:
        return
    if s.round >= ROUNDS and seat == NAT and s.side == REP:
        return  # 13.3.7: the Nationalist Attrition of this turn is over
    level: Level = "danger" if s.round >= ROUNDS else "care"
    units = doomed_units(s, seat)
    if units:
        places = list(dict.fromkeys(SPACE_IDS[s.where[u]] for u in units))
        args = {"units": [UNIT_IDS[u] for u in units], "places": places, "count": len(units)}
        cure = Message("cure-starve", {"places": places})
        yield Warning("starve", level, Message("warn-starve", args), "13.3.5-a", tuple(places), cure)
    spaces = [p for p in bits(doomed_spaces(s, seat)) if capture_vp(p) or capture_rm(p)]
    if spaces:
        names = [SPACE_IDS[p] for p in spaces]
        cost = tracks(seat, sum(map(capture_vp, spaces)), sum(map(capture_rm, spaces)))
        message = Message("warn-cut-space", {"places": names})
        cure = Message("cure-starve", {"places": names})
        yield Warning("cut-space", "care", message, "13.3.6-a", tuple(names), cure, cost)


def tracks(loser: str, vp: int, rm: int) -> tuple[Cost, ...]:
    """What it does to both tracks when a side loses so much (5.1.2-a, 16.3.3-a)."""
    sign = 1 if loser == REP else -1
    found = []
    if vp:
        found.append(Cost(Message("status-vp"), f"{sign * vp:+d}"))
    if rm:
        found.append(Cost(Message("status-rm"), f"{-sign * rm:+d}"))
    return tuple(found)


# --- the War of the Columns (16.2, 17.3, 17.6) -------------------------------------------------------
def _madrid(s: Crusade) -> Iterator[Warning]:
    """17.3.2-a: the marker counts once, at the end of turn 5."""
    if SCENARIOS[s.scenario]["first_turn"] > 1 or s.madrid >= 0 or not COLUMNS - 1 <= s.turn <= COLUMNS:
        return
    if s.phase in JUDGED and s.turn == COLUMNS:
        return
    level: Level = "danger" if s.turn == COLUMNS and s.round >= LATE else "care"
    around = tuple(SPACE_IDS[p] for p in (MADRID, *bits(NEAR_MADRID)))
    args = {"points": -s.madrid, "turn": COLUMNS}
    cost = (Cost(Message("status-vp"), str(s.madrid)),)
    cure = Message("cure-madrid")
    yield Warning("madrid-track", level, Message("warn-madrid", args), "17.3.2-a", around, cure, cost)


def _isolated(s: Crusade) -> Iterator[Warning]:
    """16.2.6-a: the markers go at the end of turn 5, and with them what keeps the units alive."""
    if not s.isolated or s.turn < COLUMNS - 1:
        return
    places = [SPACE_IDS[p] for p in bits(s.isolated)]
    message = Message("warn-isolated", {"places": places, "turn": COLUMNS})
    cure = Message("cure-starve", {"places": places})
    yield Warning("isolated-end", "care", message, "16.2.6-a", tuple(places), cure)


def _africa(s: Crusade) -> Iterator[Warning]:
    """17.6.4-a: the Army of Africa needs room in Sevilla or Cádiz."""
    if s.turn > 3 or not in_box(s, NAT, MOROCCO) or afr_spaces(s):
        return
    places = tuple(SPACE_IDS[p] for p in bits(AFR_SPACES))
    cure = Message("cure-africa", {"places": list(places)})
    yield Warning("afr-no-room", "care", Message("warn-africa"), "17.6.4-a", places, cure)
