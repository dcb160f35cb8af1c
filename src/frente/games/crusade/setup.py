"""Chapter 4: setting up a scenario."""

from __future__ import annotations

from frente.games.crusade.definitions import (
    AT,
    BEACH,
    CARD,
    CARD_SETUPS,
    ELIMINATED,
    MOROCCO,
    OF_KIND,
    OFF,
    REMOVED,
    RESERVE,
    SCENARIOS,
    SETUPS,
    SIDES,
    SPACES,
    UNITS,
    mask_of,
)
from frente.games.crusade.rules.sequence import deck_in_play
from frente.games.crusade.state import Crusade, put, reduce


def empty() -> Crusade:
    """A board with the printed control and every counter off the map (4.2.2)."""
    s = Crusade()
    s.where = [OFF] * len(UNITS)
    s.stacks = [()] * len(SPACES)
    s.control = sum(1 << p.index for p in SPACES if p.control == "nat" and p.index != BEACH)
    return s


def start(scenario: str, corridor: bool) -> Crusade:
    """4.0-a: the scenario as it stands before the first deal."""
    row = SCENARIOS[scenario]
    setup = SETUPS["setup"][row["setup"]]
    s = empty()
    s.scenario = scenario
    s.corridor = corridor
    s.turn = row["first_turn"]  # 15.1.1
    s.vp, s.rm = setup["vp"], setup["rm"]  # SU-markers, 16.3.1
    s.control |= mask_of(setup["control_nat"])
    s.control &= ~mask_of(setup["control_rep"])
    s.sieges = dict(setup["sieges"])
    s.isolated = mask_of(setup["isolated"])  # 16.2.1
    s.ammo = setup["ammo_shortage"]
    s.madrid = setup["madrid_priority"]
    s.strait = setup["strait"]
    _decks(s, row["setup"])
    _units(s, setup)
    for space, _side, works in setup["fortifications"]:  # SU-forts
        s.works[AT[space]] = works
    for space, marker in CARD_SETUPS[row["setup"]].get("extra_trenches", ()):
        s.works[AT[space]] = marker
    s.extra = {f"trench-{name}": n for name, n in setup["rep_extra_trenches_left"].items()}
    s.agenda = [("deal",)]
    return s


def _decks(s: Crusade, name: str) -> None:
    """SU-deck-nat, SU-deck-rep, SU-removed: the cards that begin; `deal` shuffles and draws."""
    row = CARD_SETUPS[name]
    for side in SIDES:
        gone = row[f"{side}_removed"]
        for id in gone:
            s.removed.append(id)
            s.played[id] = 0
        s.draws[side] = [id for id in deck_in_play(s.turn, side) if id not in gone]
    for id in row["played_not_removed"]:
        s.played[id] = 0
    for id in row["nat_hand"]:
        s.draws["nat"].remove(id)
        s.hands["nat"].append(id)


def _units(s: Crusade, setup: dict[str, object]) -> None:
    """4.2.1, SU-units: the counters listed; those of no card first, then those of cards already played."""
    pools = {kind: _order(s, list(units)) for kind, units in OF_KIND.items()}

    def take(kind: str, place: int, worn: bool) -> None:
        unit = pools[kind].pop(0)
        put(s, unit, place)
        if worn:
            reduce(s, unit)

    rows: list[tuple[str, int, int, int]] = []
    for space, kind, full, worn in setup["units"]:  # type: ignore[attr-defined]
        rows.append((kind, AT[space], full, worn))
    for kind, full, worn in setup["reserve"]:  # type: ignore[attr-defined]
        rows.append((kind, RESERVE, full, worn))
    rows.append(("nat-afr", MOROCCO, int(str(setup["army_of_africa_box"])), 0))
    for name, place in (("eliminated", ELIMINATED), ("removed", REMOVED)):
        for kind, count in setup[name]:  # type: ignore[attr-defined]
            rows.append((kind, place, count, 0))
    for kind, place, full, worn in rows:
        for i in range(full + worn):
            take(kind, place, i >= full)
    for units in pools.values():
        for unit in units:
            # Counters of cards already played that the set-up does not show are out of the game.
            if UNITS[unit].card in s.played and CARD[UNITS[unit].card].asterisk:
                put(s, unit, REMOVED)


def _order(s: Crusade, units: list[int]) -> list[int]:
    played = [u for u in units if UNITS[u].card in s.played]
    free = [u for u in units if not UNITS[u].card]
    rest = [u for u in units if UNITS[u].card and UNITS[u].card not in s.played]
    return free + played + rest
