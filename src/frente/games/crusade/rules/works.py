"""Chapter 10.2: Positions and Trenches."""

from __future__ import annotations

from frente.engine import Ask, Flow, Menu, Refusal, Way, roll
from frente.engine import put as answer_to
from frente.games.crusade.answers import Done, Place
from frente.games.crusade.cards import lasting
from frente.games.crusade.definitions import (
    BILBAO,
    LIMIT,
    REP,
    SPACE_IDS,
    UNIT_IDS,
    UNITS,
    WORKS_LIMIT,
    bits,
)
from frente.games.crusade.nouns import SPACE_NOUN
from frente.games.crusade.rules.control import remove_works
from frente.games.crusade.rules.supply import counted
from frente.games.crusade.state import Crusade, own, owner, units_in


def markers_left(s: Crusade, side: str) -> int:
    """10.2.9-a: REP has 12 markers, NAT 8; extra Trenches are apart."""
    lying = sum(1 for p, kind in s.works.items() if kind in ("position", "trench") and owner(s, p) == side)
    return WORKS_LIMIT[side] - lying


def has_trench(s: Crusade, space: int) -> bool:
    """Does a Trench of any kind lie there?"""
    return s.works.get(space, "").startswith("trench")


def are_forbidden(s: Crusade, space: int) -> bool:
    """10.2.3-c: a lasting Event forbids works in the space."""
    return lasting.works_forbidden(s, owner(s, space), SPACE_IDS[space])


def why_not_build(s: Crusade, unit: int) -> Refusal | None:
    """10.2.1, 10.2.3-a: may this unit try to build instead of moving?"""
    u = UNITS[unit]
    space = s.where[unit]
    args = {"unit": u.id, "place": SPACE_IDS[space] if space >= 0 else ""}
    if u.side != s.side:
        return Refusal("10.2.1", "not-your-unit", {"unit": u.id})
    if space < 0 or not s.move_marks >> space & 1:
        return Refusal("10.2.1", "not-activated-to-build", dict(args))
    if s.moved >> unit & 1:
        return Refusal("10.2.1", "moved-cannot-build", dict(args))
    if any(s.where[b] == space for b in s.builders):
        return Refusal("10.2.3-a", "one-builder", dict(args))
    if not counted(s, u.side) >> space & 1:
        return Refusal("13.3.3", "oos-cannot-build", dict(args))  # 10.2.2-e: isolated ones may
    if len(s.stacks[space]) > LIMIT:
        return Refusal("9.1.2-b", "full", {"place": SPACE_IDS[space], "limit": LIMIT})
    if are_forbidden(s, space):
        return Refusal("10.2.3-c", "works-forbidden", dict(args))
    works = s.works.get(space)
    if works is None:
        if markers_left(s, u.side) <= 0:
            return Refusal("10.2.9-a", "no-markers", {"limit": WORKS_LIMIT[u.side]})
        return None
    if works != "position":
        return Refusal("10.2.5", "has-trench", dict(args))
    if not u.corps:
        return Refusal("10.2.3-a", "trench-needs-corps", dict(args))
    if space == BILBAO and u.side == REP:
        return Refusal("10.2.3-b", "no-trench-bilbao", dict(args))
    return None


def construct(s: Crusade) -> Flow[None]:
    """10.2.2-a: construction is checked after all movement of the AR."""
    for unit in s.builders:
        space = s.where[unit]
        id = SPACE_IDS[space]
        wanted = "trench" if space in s.works else "position"
        if wanted == "position" and markers_left(s, s.side) <= 0:
            s.note("no-marker", "10.2.9-a", place=id, unit=UNIT_IDS[unit])  # the others took the last
            continue
        if wanted == "position" and UNITS[unit].corps:
            finish(s, space, wanted, "10.2.2-a")
            continue
        drm = s.build_drm.get(space, 0)
        (die,) = yield from roll(
            f"build:{s.turn}:{s.side}", kind=f"build-{wanted}", rule="10.2.2-b", seat=s.side
        )
        if die + drm <= 3:  # 10.2.2-b, 10.2.4-a
            finish(s, space, wanted, "10.2.2-b" if wanted == "position" else "10.2.4-a")
        else:
            s.build_drm[space] = max(-2, drm - 1)  # 10.2.2-c, 10.2.4-b
            s.note("build-failed", "10.2.2-c", place=id, unit=UNIT_IDS[unit], drm=s.build_drm[space])
    s.builders = ()


def finish(s: Crusade, space: int, works: str, rule: str) -> None:
    """The marker is placed or flipped; the DRM gained for it is gone (10.2.2-d, 10.2.4-d)."""
    s.works[space] = works
    s.build_drm.pop(space, None)
    s.note("built", rule, place=SPACE_IDS[space], works=works)


def forget_abandoned(s: Crusade) -> None:
    """10.2.2-d, 10.2.4-c: a DRM marker goes where no friendly unit is left at the end of an AR."""
    for space in list(s.build_drm):
        if not units_in(s, owner(s, space)) >> space & 1:
            del s.build_drm[space]


def raze(s: Crusade, side: str) -> Flow[None]:
    """6.F.1, 10.2.10: own markers may be removed at the end of the turn."""
    mine = [p for p in sorted(s.works) if owner(s, p) == side]
    if not mine:
        return

    def why_not(space: int) -> Refusal | None:
        if space in mine:
            return None
        text = "works-of-the-enemy" if space in s.works else "not-your-works"
        return Refusal("6.F.1", text, {"place": SPACE_IDS[space]})

    menu = Menu(
        s,
        Way("raze", Place, SPACE_NOUN, rule="6.F.1", why_not=why_not, among=mine, judged=True),
        Way("done", Done, rule="6.F.1"),
    )
    match (yield from answer_to(Ask.of(side, "raze", "6.F.1", menu))):
        case Place(space):
            remove_works(s, space, "10.2.10")
            s.push(("raze", side))


def place_trench(s: Crusade, marker: str, space: int) -> None:
    """10.2.9-b: an Event puts an extra Trench; a Position there goes back to the pool."""
    s.works[space] = marker
    s.build_drm.pop(space, None)
    s.extra[marker] -= 1
    s.note("built", "10.2.9-b", place=SPACE_IDS[space], works="trench")


def trench_spaces(s: Crusade, row: dict[str, object], near_mask: int) -> list[int]:
    """The REP spaces where the extra Trench of an effect row may be put."""
    wanted = str(row["space"])
    if wanted == "any":
        spaces = own(s, REP)
    elif wanted.startswith("adjacent-to:"):
        spaces = near_mask & own(s, REP)
    else:
        spaces = sum(1 << p for p, id in enumerate(SPACE_IDS) if id == wanted) & own(s, REP)
    if row.get("supplied"):
        spaces &= counted(s, REP)
    if row.get("occupied"):
        spaces &= s.rep_in
    excluded = row.get("excluded", [])
    assert isinstance(excluded, list)
    return [
        p
        for p in bits(spaces)
        if not has_trench(s, p) and not are_forbidden(s, p) and SPACE_IDS[p] not in excluded
    ]
