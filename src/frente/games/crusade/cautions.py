"""What an answer would cost beyond the usual, as far as the one who gives it can know."""

from __future__ import annotations

from frente.engine import Ask, Message, Plain
from frente.engine.aims import Level, Warning
from frente.games.crusade.aims import last_turn, next_test
from frente.games.crusade.answers import (
    Advance,
    Done,
    Fight,
    ForCombat,
    Go,
    Path,
    Play,
    Redeploy,
    Retreat,
)
from frente.games.crusade.cards.lasting import ROWS, barred, pool_is_open
from frente.games.crusade.dangers import PRIZES, margin, tracks
from frente.games.crusade.definitions import (
    CARD,
    FACTORS,
    FOE,
    MILITIA,
    NAT,
    POOL_NUMBER,
    POOLS,
    REP,
    SCENARIOS,
    SIDE_OF,
    SIEGE_AT,
    SOURCES,
    SPACE_IDS,
    UNIT_IDS,
    bits,
)
from frente.games.crusade.rules.control import capture_rm, capture_vp
from frente.games.crusade.rules.retreat import ends_supplied, ways
from frente.games.crusade.rules.supply import supplied
from frente.games.crusade.rules.winter import is_winter, ops_limit
from frente.games.crusade.state import Crusade, near, own, spread, units_in


def caution(s: Crusade, ask: Ask, token: str) -> Warning | None:
    """The gravest thing to say of an answer, or nothing."""
    match ask.value(token):
        case Go() if s.where[s.mover] == s.origin:
            return _leaving(s, s.mover)
        case Advance(unit, _) | Redeploy(unit):
            return _leaving(s, unit)
        case Path(unit, spaces):
            return _cut_off(s, unit, spaces[-1])
        case Retreat():
            return _no_way_out(s)
        case ForCombat(space):
            return _no_target(s, space)
        case Fight():
            return _raw_militia(s)
        case Play(use, card):
            return _spending(s, ask.seat, use, card)
        case Done() if ask.kind == "replacements":
            return _points_lost(s, ask.seat)
        case Done() if ask.kind == "activate":
            args = {"count": s.points}
            return Warning("ops-unused", "note", Message("warn-ops-unused", args), "7.1.3-b")
    return None


# --- ground ---------------------------------------------------------------------------------------
def reached(s: Crusade, side: str, left: int) -> int:
    """Spaces that units of a side in supply could enter in one round, if the enemy had left this one."""
    return _entered(s, side, 1 << left)


def _entered(s: Crusade, side: str, left: int) -> int:
    """10.1.12-a: at most two enemy spaces in a move; 10.1.7: none with an enemy unit, but these are left."""
    held = own(s, side)
    closed = units_in(s, FOE[side]) & ~left | barred(s, side)
    found = 0
    starts = units_in(s, side) & supplied(s, side)
    by_factor: dict[int, int] = {}
    for p in bits(starts):
        for u in s.stacks[p]:
            mf = FACTORS[s.reduced >> u & 1][u][2]
            by_factor[mf] = by_factor.get(mf, 0) | 1 << p
    for mf, here in by_factor.items():
        by_entered = [here, 0, 0]
        for _ in range(mf):
            once, twice = (spread(s, mask) & ~closed for mask in by_entered[:2])
            thrice = spread(s, by_entered[2]) & ~closed
            by_entered = [
                by_entered[0] | once & held,
                by_entered[1] | once & ~held | twice & held,
                by_entered[2] | twice & ~held | thrice & held,
            ]
        found |= by_entered[0] | by_entered[1] | by_entered[2]
    return found


def _leaving(s: Crusade, unit: int) -> Warning | None:
    """The last unit goes from a place that is worth something and that the enemy can enter."""
    space, side = s.where[unit], SIDE_OF[unit]
    if space < 0 or s.stacks[space] != (unit,) or not (PRIZES | SOURCES[side]) >> space & 1:
        return None
    if not reached(s, FOE[side], space) >> space & 1:
        return None
    vp, rm = capture_vp(space), capture_rm(space)
    place = SPACE_IDS[space]
    level: Level = "danger" if _decides(s, side, vp, rm) else "care"
    name = "warn-empty-prize" if vp or rm else "warn-empty-source"
    return Warning(
        "empty-prize", level, Message(name, {"place": place}), "16.3.3-a", (place,),
        Message("cure-leave-one", {"place": place}), tracks(side, vp, rm),
    )  # fmt: skip


def open_prizes(s: Crusade, side: str) -> list[Warning]:
    """10.1.9: places worth points, or sources of supply, that stand empty within reach of the enemy."""
    bare = own(s, side) & (PRIZES | SOURCES[side]) & ~units_in(s, side)
    open_ = [p for p in bits(bare & _entered(s, FOE[side], 0)) if capture_vp(p) or SOURCES[side] >> p & 1]
    if not open_:
        return []
    places = [SPACE_IDS[p] for p in open_]
    decisive = any(_decides(s, side, capture_vp(p), capture_rm(p)) for p in open_)
    message, cure = Message("warn-open-prizes", {"places": [*places]}), Message("cure-garrison")
    level: Level = "danger" if decisive else "care"
    return [Warning("open-prizes", level, message, "16.3.3-a", tuple(places), cure)]


def _decides(s: Crusade, side: str, vp: int, rm: int) -> bool:
    """Would the loss of so much give the enemy what he wins by at the next test?"""
    left = margin(s, side, next_test(s), s.rm + (rm if side == NAT else -rm))
    if left is not None and left <= 0:
        return True
    if s.turn < last_turn(s):
        return False
    levels = SCENARIOS[s.scenario]["victory"]
    if side == NAT:
        return bool(s.vp > levels["rep_max"] >= s.vp - vp)
    return bool(s.vp < levels["nat_min"] <= s.vp + vp)


def _cut_off(s: Crusade, unit: int, space: int) -> Warning | None:
    """13.3.5-a: the retreat ends out of supply."""
    if ends_supplied(s, SIDE_OF[unit], space):
        return None
    args = {"unit": UNIT_IDS[unit], "place": SPACE_IDS[space]}
    return Warning("starve", "care", Message("warn-retreat-unfed", args), "13.3.5-a", (SPACE_IDS[space],))


def _no_way_out(s: Crusade) -> Warning | None:
    """11.4.4: who cannot retreat is removed for good."""
    b = s.battle
    assert b is not None
    lost = [u for u in b.defenders if not ways(s, u, b.space, b.retreat)]
    if not lost:
        return None
    units = tuple(UNIT_IDS[u] for u in lost)
    args = {"units": list(units), "place": SPACE_IDS[b.space], "count": len(units)}
    return Warning("no-retreat", "danger", Message("warn-no-retreat", args), "11.4.4", units)


# --- operations -----------------------------------------------------------------------------------
def _no_target(s: Crusade, space: int) -> Warning | None:
    """8.2.3: nobody stands next to the space whom it could attack."""
    side = s.side
    foes = near(s, space) & units_in(s, FOE[side]) & ~s.attacked & ~barred(s, side)
    if foes or (side == REP and SIEGE_AT.get(space) in s.sieges):
        return None
    args = {"place": SPACE_IDS[space]}
    cure = Message("cure-move-instead")
    return Warning(
        "wasted-attack", "care", Message("warn-no-target", args), "8.2.3", (SPACE_IDS[space],), cure
    )


def _raw_militia(s: Crusade) -> Warning | None:
    """17.5.1: on turn 1 an attack with Republican militia has -1."""
    b = s.battle
    if b is None or b.siege or s.turn > 1 or b.side != REP:
        return None
    if not any(MILITIA >> u & 1 for u in b.attackers):
        return None
    return Warning("turn-1-militia", "note", Message("warn-turn-1-militia"), "17.5.1")


# --- cards and points -----------------------------------------------------------------------------
def _spending(s: Crusade, side: str, use: str, id: str) -> Warning | None:
    card = CARD[id]
    operates = use == "ops" or (use == "event" and card.winter)
    if operates and is_winter(s):
        done = sum(1 for action in s.actions[side] if action in ("ops", "event-ops"))
        if done + 1 >= ops_limit(s):
            args = {"limit": ops_limit(s), "turn": s.turn}
            return Warning("winter-cards", "note", Message("warn-winter", args), "16.5.2-a")
    allied = POOLS[side][1]
    if use == "rp" and card.rp[1] and not pool_is_open(s, allied):
        aid = next(opener for opener, row in ROWS["enable_rp"] if row["pool"] == allied)
        said: dict[str, Plain] = {"card": id, "points": card.rp[1], "pool": allied, "aid": aid}
        name = "warn-rp-closed-aid" if id == aid else "warn-rp-closed"
        return Warning(
            "rp-lost", "note", Message(name, said), "8.4.1-b", (id,), Message("cure-aid", {"aid": aid})
        )
    if use == "event" and card.asterisk:
        return Warning("card-leaves", "note", Message("warn-card-leaves", {"card": id}), "8.5.1.3-a", (id,))
    return None


def _points_lost(s: Crusade, side: str) -> Warning | None:
    """14.1.2-a: what is not spent in this phase is gone."""
    left = sum(s.rp[POOL_NUMBER[pool]] for pool in POOLS[side]) / 2
    return Warning("rp-lost", "note", Message("warn-rp-left", {"points": left}), "14.1.2-a") if left else None
