"""What a seat cannot see: hands, decks, discards, face-down cards, and fogged stacks (22.4)."""

from __future__ import annotations

from random import Random

from frente.boards.graph import bits
from frente.engine import Zone
from frente.games.espana.definitions import (
    BOXES,
    CARDS,
    COUNTER_ID,
    LAND_UNITS,
    PERIODS,
    SEATS,
    SIDES,
    TROOPS,
)
from frente.games.espana.rules import fog
from frente.games.espana.state import EspanaState, land_units_in


def _of_period(cards: list[str], period: int) -> list[str]:
    """The live list if its cards are of this period: the back of a card tells its deck."""
    return cards if cards and CARDS[cards[0]].period == period else []


def _zones() -> tuple[Zone[EspanaState], ...]:
    # A used card lies open: so the engine knows that it was shown, and undo never crosses that.
    found: list[Zone[EspanaState]] = [Zone("spent", "open", lambda s: s.spent, lambda s, viewer: True)]
    for side in SIDES:
        seat = SEATS[side]

        def owner(s: EspanaState, viewer: str | None, seat: str = seat) -> bool:
            return viewer == seat or s.chosen.variant == "historical"  # 23.2-f: all open

        def nobody(s: EspanaState, viewer: str | None) -> bool:
            return s.chosen.variant == "historical"

        for period, name in enumerate(PERIODS):
            key = 2 * side + period
            group = f"{seat}:{name}"
            found += [
                Zone(
                    f"hand:{group}",
                    group,
                    lambda s, side=side, period=period: _of_period(s.hands[side], period),  # type: ignore[misc]
                    owner,
                ),
                Zone(
                    f"laid:{group}",
                    group,
                    lambda s, side=side, period=period: _of_period(s.laid[side], period),  # type: ignore[misc]
                    owner,
                ),
                Zone(f"thrown:{group}", group, lambda s, key=key: s.thrown[key], owner),  # type: ignore[misc]
                Zone(f"deck:{group}", group, lambda s, key=key: s.decks[key], nobody),  # type: ignore[misc]
            ]
    return tuple(found)


ZONES = _zones()


# --- fog ---------------------------------------------------------------------------------------------
def known_units(s: EspanaState, viewer: int | None) -> frozenset[str]:
    """Under fog: the units that the viewer can tell apart, and the battles that showed him more.

    What is off the map lies open: a hidden unit that is lost has been shown.

    A battle may be over before anybody is asked again; undo must not lead back behind it all the same.
    """
    if not s.chosen.fog:
        return frozenset()
    units = {COUNTER_ID[c] for c in range(LAND_UNITS) if not fog.is_hidden(s, c, viewer)}
    return frozenset(units | {f"opening-{i}" for i in range(s.openings)})


def unknown_units(s: EspanaState, viewer: int | None) -> frozenset[str]:
    """Under fog: the units on the map that the viewer cannot tell apart."""
    if not s.chosen.fog:
        return frozenset()
    return frozenset(
        COUNTER_ID[c] for c in range(LAND_UNITS) if s.where[c] < BOXES and fog.is_hidden(s, c, viewer)
    )


def redeal_fog(s: EspanaState, viewer: int | None, random: Random) -> None:
    """Exchange, in place, hidden units and decoys of a side among its stacks: the view stays as it is."""
    if not s.chosen.fog:
        return
    for side in SIDES:
        if side != viewer:
            _redeal_side(s, side, random)


def _redeal_side(s: EspanaState, side: int, random: Random) -> None:
    slots: list[int] = []
    items: list[int] = []
    tops: dict[int, int] = {}
    for box in bits(s.held[side]):
        top = fog.top_of(s, side, box)
        if box == s.seen_battle or top >= TROOPS.stop:
            continue  # under a tank lie only tanks: nothing else would be legal there
        tops[box] = top
        for unit in land_units_in(s, side, box):
            if unit != top:
                slots.append(box)
                items.append(unit)
        for _ in range(s.decoys.get(2 * box + side, 0)):
            slots.append(box)
            items.append(-1)
    # What comes of the shuffle must not depend on what is hidden: any stack may be too full (11.8-b).
    items.sort()
    random.shuffle(items)
    for box, top in tops.items():
        beside = tuple(c for c in s.at[2 * box + side] if c >= LAND_UNITS)
        dealt = [item for place, item in zip(slots, items, strict=True) if place == box]
        units = tuple(item for item in dealt if item >= 0)
        s.at[2 * box + side] = (top, *units, *beside)
        s.tops[2 * box + side] = top
        s.decoys.pop(2 * box + side, None)
        if len(units) < len(dealt):
            s.decoys[2 * box + side] = len(dealt) - len(units)
        for unit in units:
            s.where[unit] = box
