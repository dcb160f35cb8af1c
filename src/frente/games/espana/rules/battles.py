"""15 Battles: generals are picked in turn and start battles, or pass."""

from __future__ import annotations

from frente.engine import Ask, Flow, Menu, Refusal, StandingWay, Way
from frente.engine import put as put_ask
from frente.games.espana.answers import Battle, Claim, Leave, Rest
from frente.games.espana.definitions import (
    AIRCRAFT,
    BOXES,
    COUNTER_ID,
    GENERALS,
    ICON,
    KEY_CITIES,
    MODEL,
    PLACE_ID,
    SEATS,
    SHIPS,
    SIDE,
    SIDES,
    TANKS,
    TYPE_ICON,
    N,
)
from frente.games.espana.nouns import GENERAL, spelt
from frente.games.espana.rules import fog
from frente.games.espana.rules.board import is_supplied
from frente.games.espana.rules.combat import tank_lost
from frente.games.espana.rules.generals import SIDE_GENERALS
from frente.games.espana.rules.naval import coast
from frente.games.espana.rules.naval.harbours import check_harbours, withdraw
from frente.games.espana.state import (
    EspanaState,
    Fight,
    mark,
    some_in,
    to_board,
    troops_in,
)


def is_active(s: EspanaState, general: int) -> bool:
    """A general assigned to a box this turn and not yet picked (15.9)."""
    done = s.picked | ~s.moved
    return s.where[general] < BOXES and not done >> general & 1


def active_generals(s: EspanaState, side: int) -> list[int]:
    return [general for general in SIDE_GENERALS[side] if is_active(s, general)]


def fresh_troops(s: EspanaState, side: int, box: int) -> tuple[int, ...]:
    """15.4-a: the troops there that have not attacked this turn."""
    return tuple(t for t in troops_in(s, side, box) if not s.attacked >> t & 1)


def has_icon(s: EspanaState, general: int) -> bool:
    """22.1-b: a unit with the general's icon is in his box, fighting or not."""
    troops = troops_in(s, SIDE[general], s.where[general])
    return any(TYPE_ICON[MODEL[t]] == ICON[general] for t in troops)


def why_no_battle(s: EspanaState, general: int) -> Refusal | None:
    """Why this general cannot start a battle where he stands (14.2, 15.2).

    Troops out of supply do not attack (10.3-b): supply is the same for a whole box.
    """
    side, box = SIDE[general], s.where[general]
    args = {"unit": COUNTER_ID[general], "box": PLACE_ID[box]}
    if not is_supplied(s, side, box):
        return Refusal("15.5-a", "general-out-of-supply", {**args})
    if not s.held[1 - side] >> box & 1:
        return Refusal("15.2", "no-enemy-there", {**args})
    if not fresh_troops(s, side, box):
        return Refusal("15.8", "no-fresh-troop", {**args})
    if s.chosen.generals and ICON[general] == "basque" and not has_icon(s, general):
        return Refusal("22.1-d", "needs-basques", {**args})
    for effect in s.lasting:
        if effect.kind == "no_battle" and effect.turn == s.turn and effect.side == side:
            if effect.boxes >> box & 1:
                return Refusal("18.5", "no-battle-by-card", {**args, "card": effect.card})
    return None


def land_combat(s: EspanaState) -> Flow[None]:
    """The phase: Nationalist first (15.1-a)."""
    s.phase = "combat"
    s.push(("pick", N))
    yield from ()


def pick(s: EspanaState, side: int) -> Flow[None]:
    """15.1: one general starts a battle or is turned over; then the other side picks (15.1-c, 16.7-f)."""
    ready = active_generals(s, side)
    if not ready:
        side = 1 - side
        ready = active_generals(s, side)
        if not ready:
            return  # 16.7-g
    s.active = side

    def tokens() -> list[str]:
        battles = [BATTLE[g] for g in ready if why_no_battle(s, g) is None]
        return battles + [REST[g] for g in ready]

    menu = Menu(s, *PICK[side], tokens=tokens)
    # Under fog a battle shows the stacks (22.4-b).
    ask = Ask.of(SEATS[side], "pick", "15.1-a", menu, {"left": len(ready)}, commits=s.chosen.fog)
    answer = yield from put_ask(ask)
    s.picked |= 1 << answer.general
    s.push(("pick", 1 - side))
    match answer:
        case Rest(general):
            s.note("passed-general", "15.1-b", unit=COUNTER_ID[general])
        case Battle(general):
            start_battle(s, general)


BATTLE, REST = spelt("battle", COUNTER_ID), spelt("pass", COUNTER_ID)


def why_not_pick(s: EspanaState, side: int, general: int) -> Refusal | None:
    """Why this counter is not to be picked now."""
    name = {"unit": COUNTER_ID[general]}
    if general not in GENERALS:
        return Refusal("14.2", "no-general", {**name})
    if SIDE[general] != side:
        return Refusal("15.1-a", "not-yours", {**name})
    if not is_active(s, general):
        rule = "15.9" if s.picked >> general & 1 else "15.2"
        return Refusal(rule, "general-not-active", {**name})
    return None


PICK = tuple(
    (
        StandingWay(
            "battle",
            Battle,
            GENERAL[side],
            rule="15.1-a",
            why_not=lambda s, general, side=side: why_not_pick(s, side, general) or why_no_battle(s, general),
            among=lambda s, side=side: active_generals(s, side),
        ),
        StandingWay(
            "pass",
            Rest,
            GENERAL[side],
            rule="15.1-a",
            why_not=lambda s, general, side=side: why_not_pick(s, side, general),  # 15.3
            among=lambda s, side=side: active_generals(s, side),
            judged=True,
        ),
    )
    for side in SIDES
)


def start_battle(s: EspanaState, general: int, *, bonus_turn: bool = False) -> None:
    """Open the battle: stacks are shown, ships fight first, then attack follows attack (16.0)."""
    side, box = SIDE[general], s.where[general]
    no_icon = s.chosen.generals and ICON[general] in ("communist", "anarchist") and not has_icon(s, general)
    s.fight = Fight(side, box, general, bonus_turn=bonus_turn, no_icon=no_icon)  # 22.1-c
    s.note("battle", "15.1-b", unit=COUNTER_ID[general], box=PLACE_ID[box], side=SEATS[side])
    fog.reveal(s, box)
    s.push(("attack",), ("battle_end",))
    if s.chosen.naval and coast.must_fight(s, box):
        s.push(("coast", box, 1 - side))


def battle_end(s: EspanaState) -> Flow[None]:
    """What a battle leaves behind in its box (16.6-h to 16.6-l)."""
    fight = s.fight
    assert fight is not None
    box = fight.box
    for side in (N, 1):
        if troops_in(s, side, box):
            continue
        for tank in some_in(s, side, box, TANKS):  # 16.6-h
            yield from tank_lost(s, tank)
        for plane in some_in(s, side, box, AIRCRAFT):  # 16.6-i
            if not s.at_sea >> plane & 1:
                to_board(s, plane)
        for general in some_in(s, side, box, GENERALS):
            to_board(s, general)
        for ship in some_in(s, side, box, SHIPS):  # 25.6-g
            if coast.is_supporting(s, ship):
                yield from withdraw(s, ship, "25.6-g")
    if not (s.held[0] | s.held[1]) >> box & 1:
        yield from _claim(s, fight.side, box)
    s.fight = None
    s.seen_battle = -1
    s.note("battle-over", "16.7-f", box=PLACE_ID[box])
    check_harbours(s)


def _claim(s: EspanaState, side: int, box: int) -> Flow[None]:
    """16.6-j: the attacker may mark a box without troops; in a key city he must (17.3)."""
    if not KEY_CITIES >> box & 1:
        menu = Menu(s, CLAIM, LEAVE)
        answer = yield from put_ask(Ask.of(SEATS[side], "claim", "16.6-j", menu, {"box": PLACE_ID[box]}))
        if isinstance(answer, Leave):
            s.note("left-empty", "3.7-d", box=PLACE_ID[box])
            return
    mark(s, side, box)
    s.note("claimed", "16.6-j", box=PLACE_ID[box], side=SEATS[side])


CLAIM = Way("claim", Claim, rule="16.6-j")
LEAVE = Way("leave", Leave, rule="16.6-j")
