"""Who holds what: capture (10.1.9, 3.0-control) and everything that follows at once (16.3.2-a).

Chapter 16.3 is here too: Republican Morale with every modifier, and the Isolated Space, Siege and
ammunition markers that fall when the map changes.
"""

from __future__ import annotations

from frente.games.crusade.definitions import (
    BEACH,
    BORDER,
    CAPITALS,
    CARD,
    GUADARRAMA,
    MADRID,
    MAIN_CITIES,
    MALLORCA,
    NAT,
    NEAR_MADRID,
    NORTH,
    NORTH_ZONE_SOURCES,
    OVIEDO,
    REP,
    SEVILLA,
    SIEGE_AT,
    SIEGE_SPACE,
    SPACE_IDS,
    VP_SPACES,
    bits,
)
from frente.games.crusade.rules.supply import connected, counted, north_joined, supplied, zone_groups
from frente.games.crusade.state import Crusade, change_rm, change_vp, owner


def capture_vp(space: int) -> int:
    """5.1.2-b: Madrid 3, another Main City 2, another VP Space 1; never more than one of these."""
    if space == MADRID:
        return 3
    return 2 if MAIN_CITIES >> space & 1 else VP_SPACES >> space & 1


def capture_rm(space: int) -> int:
    """16.3.3-a, 16.3.3-b: Madrid 3, another Main City 2, a VP Space or Province Capital 1, once."""
    if space == MADRID:
        return 3
    # 3.0-vp-capital: a space that is both counts once; 2.1.1-b: a Main City is a VP Space too
    return 2 if MAIN_CITIES >> space & 1 else (VP_SPACES | CAPITALS) >> space & 1


def enter(s: Crusade, unit_side: str, space: int) -> None:
    """A unit has come into a space to stay or pass: it takes the space (10.1.9, 11.5.6, 10.1.13).

    10.2.7-b: by movement, advance or retreat alike. 11.4.8: nothing else takes a vacant space but Attrition.
    """
    if owner(s, space) != unit_side:
        take(s, space, unit_side, "10.1.9")
    if unit_side == NAT:
        occupied(s, space)


def occupied(s: Crusade, space: int) -> None:
    """17.3.2-a, 17.3.2-b: NAT occupies Madrid or a space next to it, Guadarrama included."""
    if space == MADRID:
        press_madrid(s, 0)
    elif NEAR_MADRID >> space & 1:
        press_madrid(s, -2)


def attacked_near_madrid(s: Crusade, space: int) -> None:
    """17.3.2-a: NAT has attacked Madrid or a space next to it; 17.3.2-b: Guadarrama does not count."""
    if space == MADRID:
        press_madrid(s, -1)
    elif NEAR_MADRID >> space & 1 and space != GUADARRAMA:
        press_madrid(s, -2)


def press_madrid(s: Crusade, level: int) -> None:
    """17.3.2-c: the marker starts at -3 and moves only toward 0."""
    if level > s.madrid:
        s.madrid = level
        s.note("madrid", "17.3.2-c", level=level)


def take(s: Crusade, space: int, side: str, rule: str, by_attrition: bool = False) -> None:
    """Control of one space changes, with all that follows at once (13.3.6-b, 16.3.2-a)."""
    change(s, space, side, rule, by_attrition)
    settle(s)


def change(s: Crusade, space: int, side: str, rule: str, by_attrition: bool = False) -> None:
    """The effects of one space alone; `settle` must follow."""
    name = SPACE_IDS[space]
    s.control ^= 1 << space
    s.note("captured", rule, place=name, side=side)
    remove_works(s, space, "10.2.7-a")
    s.build_drm.pop(space, None)
    sign = 1 if side == NAT else -1
    # 3.0-vp, 3.0-capital: NAT success raises VP and lowers RM
    change_vp(s, sign * capture_vp(space), "5.1.2-a", name)
    change_rm(s, -sign * capture_rm(space), "16.3.3-a", name)
    if side == REP and s.isolated >> space & 1 and space == OVIEDO:
        change_vp(s, -1, "16.2.5", name)  # 16.2.6-b: not once the marker has gone
    if side == NAT and space in s.bonus:
        undo_bonus(s, space)
    if side == NAT and by_attrition and space in SIEGE_AT and SIEGE_AT[space] in s.sieges:
        liberate(s, SIEGE_AT[space], "16.1.3-b")


def remove_works(s: Crusade, space: int, rule: str) -> None:
    """10.2.7-a: the Position or Trench goes back to its owner; an extra Trench is lost (10.2.9-b)."""
    if space in s.works:
        s.build_drm.pop(space, None)  # 10.2.4-b: gained for a Trench on it, of no use for a new Position
        s.note("works-gone", rule, place=SPACE_IDS[space], works=s.works.pop(space))


def undo_bonus(s: Crusade, space: int) -> None:
    """8.5.5.5: NAT takes the marked space: the bonus is given back and the marker is gone."""
    card = CARD[s.bonus.pop(space)]
    row = card.effect("counterattack_bonus")
    assert row is not None
    if row["bonus"] == "rm":
        change_rm(s, -row["amount"], "8.5.5.5", SPACE_IDS[space])
    else:
        change_vp(s, -row["amount"], "8.5.5.5", SPACE_IDS[space])


def liberate(s: Crusade, siege: str, rule: str) -> None:
    """16.1.7-a: a Siege is relieved: -1 RM, the Alcázar also +1 VP."""
    del s.sieges[siege]
    s.note("liberated", rule, siege=siege, place=SPACE_IDS[SIEGE_SPACE[siege]])
    change_rm(s, -1, "16.3.3-c", siege)
    if siege == "alcazar":
        change_vp(s, 1, "16.1.7-a", siege)


def settle(s: Crusade) -> None:
    """What a new map brings at once: Sieges, Isolated Spaces, shortage, borders, fronts, zones."""
    _sieges(s)
    _isolated(s)
    _shortage(s)
    _borders(s)
    _northern_front(s)
    _zones(s)


def _sieges(s: Crusade) -> None:
    # 16.1.3-a: liberated as soon as the space is NAT-controlled and supplied, or counts so (16.2.3)
    for siege in list(s.sieges):
        space = SIEGE_SPACE[siege]
        if counted(s, NAT) >> space & 1:
            liberate(s, siege, "16.1.3-a")


def _isolated(s: Crusade) -> None:
    # 16.2.2: the marker goes when a normal supply line reaches the space, or REP has it
    for space in bits(s.isolated):
        if not s.control >> space & 1 or supplied(s, NAT) >> space & 1:
            s.isolated &= ~(1 << space)
            s.note("not-isolated", "16.2.2", place=SPACE_IDS[space])


def zone_joined(s: Crusade) -> bool:
    """17.1.1-a, 17.1.3: a NAT source of the Northern zone reaches a NAT Sevilla overland."""
    return bool(connected(s, NAT, NORTH_ZONE_SOURCES & s.control) >> SEVILLA & 1)


def _shortage(s: Crusade) -> None:
    if zone_joined(s):
        if "nat-joined" not in s.marks:
            s.marks.append("nat-joined")  # 16.3.3-j: only a zone once joined can be divided
        if s.ammo:
            s.ammo = False
            s.note("ammo-ends", "17.1.1-a")


def _borders(s: Crusade) -> None:
    # 16.3.3-d, 16.3.3-e: stand while they hold, any number of times
    france = BORDER["france"] & ~s.control == 0
    if france != ("french-border" in s.marks):
        _mark(s, "french-border", france)
        change_rm(s, -2 if france else 2, "16.3.3-d", "french-border")
    portugal = BORDER["portugal"] & s.control == 0
    if portugal != ("portuguese-border" in s.marks):
        _mark(s, "portuguese-border", portugal)
        change_rm(s, 2 if portugal else -2, "16.3.3-e", "portuguese-border")


def _mark(s: Crusade, name: str, on: bool) -> None:
    if on:
        s.marks.append(name)
    else:
        s.marks.remove(name)


def northern_front_ended(s: Crusade) -> bool:
    """16.3.3-g has happened."""
    return "north-ended" in s.marks


def _northern_front(s: Crusade) -> None:
    if not northern_front_ended(s) and NORTH & ~s.control == 0:  # 16.3.3-g
        s.marks.append("north-ended")
        change_rm(s, -2, "16.3.3-g", "north-ended")
    if "north-joined" not in s.marks and not northern_front_ended(s) and north_joined(s):  # 16.3.3-f
        s.marks.append("north-joined")
        change_rm(s, 2, "16.3.3-f", "north-joined")


def divided(s: Crusade, side: str) -> bool:
    """16.3.3-i, 16.3.3-k: two groups of eight or more supplied spaces each."""
    large = [g for g in zone_groups(s, side) if g.bit_count() >= 8]
    if side == REP and "north-joined" not in s.marks:
        large = [g for g in large if not g & NORTH]  # 16.3.3-j
    return len(large) >= 2


def _zones(s: Crusade) -> None:
    if s.turn < 6:  # 16.3.3-h
        return
    if "rep-divided" not in s.marks and divided(s, REP):
        s.marks.append("rep-divided")
        change_rm(s, -1, "16.3.3-h", "rep-divided")
    if "nat-divided" not in s.marks and "nat-joined" in s.marks and divided(s, NAT):
        s.marks.append("nat-divided")
        change_rm(s, 1, "16.3.3-h", "nat-divided")


def end_beach_head(s: Crusade, rule: str) -> None:
    """The Beach Head is gone for good (8.5.4.3, 8.5.6.4); who is still there must have been moved."""
    s.note("beach-gone", rule, place=SPACE_IDS[s.beach])
    s.works.pop(BEACH, None)
    s.build_drm.pop(BEACH, None)
    s.beach = -1
    s.beach_mode = ""
    s.deadline = 0
    settle(s)


def storm_beach_head(s: Crusade) -> None:
    """8.5.4.3, 8.5.6.4: a NAT unit enters the Beach Head from the coast beside it, and is put back there."""
    end_beach_head(s, "8.5.6.4" if s.beach != MALLORCA else "8.5.4.3")
