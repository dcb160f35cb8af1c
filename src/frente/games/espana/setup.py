"""7 Set-up and 24 Scenarios."""

from __future__ import annotations

from frente.engine import Options
from frente.games.espana.cards.decks import deck_of
from frente.games.espana.definitions import (
    AIR,
    BOARD,
    BOXES,
    COUNTERS,
    EARLY,
    GENERAL,
    GONE,
    LATE,
    PLACE,
    POOL,
    SCENARIOS,
    SHIP,
    SIDE,
    SIDE_OF,
    SIDES,
    TANKS_OF,
    N,
    R,
)
from frente.games.espana.rules.board import is_own
from frente.games.espana.rules.upkeep import key_cities
from frente.games.espana.state import BY_N, Chosen, EspanaState, enter, free_counter, mark, put


def blank(scenario: str, options: Options) -> EspanaState:
    """A state with all counters in the pool and all cards in their decks."""
    chosen = Chosen(**{name.replace("-", "_"): value for name, value in options.items()})  # type: ignore[arg-type]
    s = EspanaState(scenario=scenario, chosen=chosen, turn=SCENARIOS[f"scenario-{scenario}"]["start_turn"])
    for side in SIDES:
        s.at[2 * POOL + side] = tuple(c for c in range(COUNTERS) if SIDE[c] == side)
        for period in (EARLY, LATE):
            s.decks[2 * side + period] = deck_of(scenario, chosen, side, period)
    return s


def set_up(scenario: str, options: Options) -> EspanaState:
    """7.1: the counters as the scenario says; the rest stays beside the board.

    24.1: 1936 from turn 1 (7.4); 24.4-a, 24.5: 1938 from turn 6 by the same rules, with the late decks only.
    """
    s = blank(scenario, options)
    data = SCENARIOS[f"scenario-{scenario}"]
    for row in data["troops"]:
        enter(s, free_counter(s, row["type"], row["strength"]), PLACE[row["box"]], row["strength"])
    for row in data["tanks"]:
        put(s, next(t for t in TANKS_OF[row["model"]] if s.where[t] == POOL), PLACE[row["box"]])
    for side, key in ((N, "markers_N"), (R, "markers_R")):
        for box in data[key]:
            mark(s, side, PLACE[box])
    for row in data["generals"]:
        _stand(s, GENERAL[row["id"]], row["place"], bool(data["start_box_rule"]))
    for row in data["aircraft"]:
        if s.chosen.naval or not row["naval_only"]:  # 24.3
            _stand(s, AIR[row["id"]], row["place"], bool(data["start_box_rule"]))
    s.in_force = list(data["permanent_effects"])  # 24.4-b
    if s.chosen.naval:
        _set_up_fleets(s, data["naval"])
    s.kc = key_cities(s)  # 7.5
    s.agenda = [("begin",)]
    return s


def _stand(s: EspanaState, counter: int, name: str, start_rule: bool) -> None:
    """24.2, 24.4-c: on the map, bound to the place in turn 1, or on the player board."""
    if name == "board":
        put(s, counter, BOARD)
        return
    put(s, counter, PLACE[name])
    if start_rule:
        s.tied[counter] = PLACE[name]


def _set_up_fleets(s: EspanaState, data: dict[str, list[dict[str, str]]]) -> None:
    """25.1-a, 25.1-b: ships, zone markers, cards in force (24.4-d)."""
    for row in data["ships"]:
        ship = SHIP[row["id"]]
        place = PLACE[row["place"]]
        put(s, ship, place)
        if row["state"] == "damaged":
            s.damaged |= 1 << ship
        if place < BOXES:
            s.at_sea |= 1 << ship
            if is_own(s, SIDE[ship], place):
                s.guarding |= 1 << ship
    for row in data["zone_markers"]:
        s.zone_marks[PLACE[row["zone"]] - BOXES] = BY_N + SIDE_OF[row["side"]]
    for name in data["destroyed"]:
        put(s, SHIP[str(name)], GONE)
    s.in_force += [str(card) for card in data["cards_in_force"]]
