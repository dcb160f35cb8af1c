"""12 Morocco: the transfer to the peninsula at the end of Upkeep."""

from __future__ import annotations

from frente.engine import Ask, Flow, Menu, Refusal, Way
from frente.engine import put as put_ask
from frente.games.espana.answers import Done, Ferry
from frente.games.espana.definitions import (
    CADIZ,
    COUNTER_ID,
    GENERALS,
    LIMITS,
    MOROCCO,
    PLACE_ID,
    SEATS,
    SEVILLA,
    N,
)
from frente.games.espana.nouns import BOX, PASSENGER
from frente.games.espana.rules import fog
from frente.games.espana.rules.board import is_own
from frente.games.espana.rules.naval import zones
from frente.games.espana.state import BY_R, DISPUTED, FREE, EspanaState, mark_if_empty, put, some_in

SHORES = (CADIZ, SEVILLA)
DONE = Way("done", Done, rule="12.1-a")


def room(s: EspanaState, landed: dict[int, int]) -> dict[int, int]:
    """How many more units may go to each shore now (12.1-b, 12.1-c, 12.2)."""
    limits = {CADIZ: LIMITS["morocco_to_cadiz"], SEVILLA: LIMITS["morocco_to_sevilla"]}
    total: int = LIMITS["morocco_units_total"]
    strait = FREE if _free_passage(s) else zones.estrecho(s)
    if strait == DISPUTED:
        limits = {CADIZ: 1, SEVILLA: 1}  # 12.2-a
    elif strait == BY_R:
        limits = {CADIZ: 0, SEVILLA: 0}  # 12.2-b; else 12.2-c
    for effect in s.lasting:
        if effect.kind == "morocco_extra":
            for shore in SHORES:
                if effect.boxes >> shore & 1:
                    limits[shore] += effect.value
            total += effect.value
    left = total - sum(landed.values())
    return {shore: max(0, min(limits[shore] - landed[shore], left)) for shore in SHORES}


def _free_passage(s: EspanaState) -> bool:
    """A card lets units cross whoever holds the strait."""
    return any(e.kind == "ignore_estrecho" for e in s.lasting)


def passengers(s: EspanaState) -> list[int]:
    """Troops, tanks and generals in Morocco."""
    return list(some_in(s, N, MOROCCO, range(GENERALS.stop)))


def transfer(s: EspanaState, cadiz: int, sevilla: int) -> Flow[None]:
    """12.1-a: N only, before any event is played; one unit at a time. Crowding is allowed here (12.6)."""
    landed = {CADIZ: cadiz, SEVILLA: sevilla}
    waiting = passengers(s)
    free = room(s, landed)

    def why_not(unit: int, shore: int) -> Refusal | None:
        args = {"unit": COUNTER_ID[unit], "box": PLACE_ID[shore]}
        if unit not in waiting:
            return Refusal("12.1-a", "not-in-morocco", {**args})
        if shore not in SHORES:
            return Refusal("12.1-c", "not-a-shore", {**args})
        if not is_own(s, N, shore):
            return Refusal("12.1-d", "shore-not-held", {**args})
        if free[shore] < 1:
            strait = FREE if _free_passage(s) else zones.estrecho(s)
            rule = {BY_R: "12.2-b", DISPUTED: "12.2-a"}.get(strait, "12.1-c")
            return Refusal(rule, "shore-full", {**args, "landed": landed[shore]})
        return None

    ferry = Way(
        "ferry",
        Ferry,
        PASSENGER[N].if_meant(waiting.__contains__),
        BOX[N],
        rule="12.1-a",
        why_not=why_not,
        among=[(unit, shore) for unit in waiting for shore in SHORES],
        final="reveal" if s.chosen.fog else "perhaps",  # the last of them ends the transfer
    )
    if not ferry.listed(s):
        _forget(s)
        return
    menu = Menu(s, ferry, DONE)
    answer = yield from put_ask(Ask.of(SEATS[N], "ferry", "12.1-a", menu, {"landed": cadiz + sevilla}))
    if isinstance(answer, Done):
        _forget(s)
        return
    unit, shore = answer
    put(s, unit, shore)
    mark_if_empty(s, N, MOROCCO)  # 3.8: Morocco stays his, and a port for his events (12.3)
    fog.unit_left(s, N, MOROCCO)
    if unit in GENERALS:
        s.tied[unit] = shore  # 12.4-b
    landed[shore] += 1
    fog.tell(s, "ferried", "12.1-b", unit, box=PLACE_ID[shore])
    s.push(("transfer", landed[CADIZ], landed[SEVILLA]))


def _forget(s: EspanaState) -> None:
    """Cards for this transfer have done their work (18.5)."""
    s.lasting = [e for e in s.lasting if e.kind not in ("ignore_estrecho", "morocco_extra")]
