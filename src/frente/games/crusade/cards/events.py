"""Events (8.5.1.5, 2.2.2-a): may one be played, and what each effect row does.

An Event is carried out row by row, in the order of the card; each row is a step of its own.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from frente.engine import Ask, Flow, Menu, Refusal, Way
from frente.engine import put as answer_to
from frente.games.crusade.answers import DisbandAfter, DisbandBefore, Done, Pick, Place
from frente.games.crusade.cards import lasting, trenches
from frente.games.crusade.cards.conditions import why_not_conditions
from frente.games.crusade.cards.piles import discard, remove_card
from frente.games.crusade.definitions import (
    CARD,
    CARDS,
    CTV,
    ELIMINATED,
    MALLORCA,
    OF_KIND,
    OFF,
    POOL_NUMBER,
    REP,
    RESERVE,
    SPACE_IDS,
    UNIT_IDS,
    UNITS,
    Card,
    bits,
)
from frente.games.crusade.nouns import SPACE_NOUN, TWIN_NOUN
from frente.games.crusade.rules import columns, deployment, landings, operations
from frente.games.crusade.rules.control import enter, settle
from frente.games.crusade.rules.losses import replace
from frente.games.crusade.rules.replacements import where_corps
from frente.games.crusade.rules.supply import out_of_supply
from frente.games.crusade.rules.victory import win
from frente.games.crusade.rules.winter import why_frozen
from frente.games.crusade.state import (
    Crusade,
    change_rm,
    change_vp,
    eliminate,
    now,
    one_of_each,
    put,
    reduce,
    spread,
    steps_left,
)


# --- may it be played (8.5.1.1, 8.5.1.2) ----------------------------------------------------------------
def why_not_event(s: Crusade, id: str) -> Refusal | None:
    """The rule that keeps a card from being played as an Event in this round."""
    card = CARD[id]
    if card.type == "cc":
        return Refusal("8.5.3.1", "combat-only", {"card": id})
    refusal = why_not_conditions(s, card)
    if refusal is None and card.winter:
        refusal = why_frozen(s, card.side)  # 16.5.2-b
    if refusal is None and card.reinforcement:
        refusal = deployment.why_not_reinforce(s, card)
    if refusal is None:
        refusal = _why_empty(s, card)
    return refusal


def _why_empty(s: Crusade, card: Card) -> Refusal | None:
    """8.5.1.1: a card whose mandatory part cannot be done is no Event now."""
    args = {"card": card.id}
    if card.effect("place_trench") and not any(trenches.trench_choices(s, row) for row in card.effects):
        return Refusal("10.2.9-b", "no-place-for-trench", args)
    row = card.effect("enemy_step_losses")
    if row is not None and not shaken_stacks(s, row):
        return Refusal("8.5.1.1", "nobody-deserts", args)
    if card.effect("place_units"):
        wanted = deployment.units_of(s, card)
        if not wanted:
            return Refusal("8.5.2.2", "no-units-left", args)
        if card.effect("beach_head"):
            return Refusal("8.5.6.5", "beach-in-use", args) if s.beach >= 0 else None
        if not deployment.can_place_all(s, wanted):
            return Refusal("CL-N48", "no-vacant-space", args)
    return None


# --- playing --------------------------------------------------------------------------------------------
def begin_event(s: Crusade, side: str, id: str) -> None:
    """Put the Event's rows on the agenda, in order, and its end below them."""
    card = CARD[id]
    s.hands[side].remove(id)
    s.playing = id
    s.note("event", "8.5.1.1", card=id, side=side)
    steps: list[tuple[Any, ...]] = []
    rows = list(enumerate(card.effects))
    if card.effect("remove_division") is not None and card.effect("place_reinforcements") is not None:
        rows = []
        steps.append(("event-order", id))
    steps += [("effect", id, i) for i, _ in rows]
    s.push(*steps, ("event-end", id))
    s.bonus_left = s.cancel_left = 0
    bonus = card.effect("attack_bonus")
    if bonus is not None and bonus["attacks"] != "all":
        s.bonus_left = bonus["attacks"]
    cancel = card.effect("cancel_terrain")
    if cancel is not None and "attacks" in cancel:
        s.cancel_left = cancel["attacks"]


def event_order(s: Crusade, id: str) -> Flow[None]:
    """8.5.2.5-a: the division goes before or after the corps are deployed."""
    card = CARD[id]

    def why_not_after() -> Refusal | None:
        fits = deployment.can_place_all(s, deployment.units_of(s, card))
        return None if fits else Refusal("8.5.2.2", "corps-need-room", {"card": id})

    def why_not_before() -> Refusal | None:
        if deployment.to_spend(s, card.side):
            return None
        return Refusal("8.5.2.5-c", "no-division-to-spend", {"card": id})

    menu = Menu(
        s,
        Way("disband-after", DisbandAfter, rule="8.5.2.5-a", why_not=why_not_after),
        Way("disband-before", DisbandBefore, rule="8.5.2.5-a", why_not=why_not_before),
    )
    order = ["place_reinforcements", "remove_division"]
    match (yield from answer_to(Ask.of(card.side, "event-order", "8.5.2.5-a", menu, {"card": id}))):
        case DisbandBefore():
            order.reverse()
    rows = [i for key in order for i, row in enumerate(card.effects) if row["key"] == key]
    s.push(*(("effect", id, i) for i in rows))


def effect(s: Crusade, id: str, index: int) -> Flow[None]:
    """One row of an Event."""
    row = CARD[id].effects[index]
    yield from _EFFECTS[row["key"]](s, CARD[id], row)


def event_end(s: Crusade, id: str) -> Flow[None]:
    """8.5.1.4, 8.5.1.3-a: VP and RM, then the card is removed or discarded."""
    card = CARD[id]
    s.playing = ""
    s.played[id] = now(s)
    change_vp(s, card.vp, "8.5.1.4", id)
    change_rm(s, card.rm, "8.5.1.4", id)
    if card.asterisk:
        remove_card(s, id)
    else:
        discard(s, card.side, id)
    yield from ()


# --- rows that only last --------------------------------------------------------------------------------
def _lasts(s: Crusade, card: Card, row: dict[str, Any]) -> Flow[None]:
    """The row is in force because the card was played: see `lasting`, `columns`, `winter`, `works`."""
    s.played[card.id] = now(s)
    yield from ()


# --- Operations -----------------------------------------------------------------------------------------
def ops_amount(s: Crusade, side: str, amount: int) -> int:
    """The OPS a card really gives; what lowers them is used up."""
    points = lasting.operations(s, side, amount)
    if side == REP and s.ops_cut:
        s.ops_cut = 0
        s.note("fewer-ops", "8.5.1.1", side=side, points=points)
    return points


def _ops(s: Crusade, card: Card, row: dict[str, Any]) -> Flow[None]:
    amount = card.value if row["amount"] == "card" else row["amount"]
    operations.begin(s, ops_amount(s, card.side, amount))
    yield from ()


def _attack_markers(s: Crusade, card: Card, row: dict[str, Any]) -> Flow[None]:
    operations.begin(s, row["amount"], attack_only=True)
    yield from ()


def _counterattack(s: Crusade, card: Card, row: dict[str, Any]) -> Flow[None]:
    """8.5.5.3-a, 8.5.5.4: the bonus for one won attack with advance; the marker lies in that space."""
    found = [p for p in s.victories if not s.control >> p & 1 and p not in s.bonus]
    if not found:
        return
    space = found[0]
    if len(found) > 1:
        otherwise = partial(_why_no_reward, s, card)
        menu = Menu(s, Way("reward", Place, SPACE_NOUN, rule="8.5.5.3-b", among=found, otherwise=otherwise))
        (space,) = yield from answer_to(Ask.of(card.side, "reward", "8.5.5.3-b", menu))
    s.bonus[space] = card.id
    s.note("bonus-marker", "8.5.5.4", card=card.id, place=SPACE_IDS[space])
    if row["bonus"] == "rm":
        change_rm(s, row["amount"], "16.3.4", card.id)
    else:
        change_vp(s, row["amount"], "8.5.5.4", card.id)


def _why_no_reward(s: Crusade, card: Card, space: int) -> Refusal:
    args = {"card": card.id, "place": SPACE_IDS[space]}
    if space not in s.victories:
        return Refusal("8.5.5.3-a", "no-victory-there", args)
    return Refusal("8.5.5.4", "no-reward-there", args)


# --- aid, points, strait --------------------------------------------------------------------------------
def _strait(s: Crusade, card: Card, row: dict[str, Any]) -> Flow[None]:
    s.strait = row["side"]  # 16.7.2
    s.note("strait", "16.7.2", side=row["side"])
    settle(s)
    yield from ()


def _accelerate(s: Crusade, card: Card, row: dict[str, Any]) -> Flow[None]:
    """17.6.3-b: played in NAT AR 1 of turn 3, that AR's unit is deployed after the Event."""
    s.played[card.id] = now(s)
    if (s.turn, s.round) == (3, 1) and columns.afr_is_due(s):
        yield from columns.arrive(s)


def _ctv(s: Crusade, card: Card, row: dict[str, Any]) -> Flow[None]:
    """15.2.1-b: from turn 6 on the missed CTV comes now, or in the first own AR in which it can."""
    s.played[card.id] = now(s)
    if s.turn >= 6 and s.where[CTV] == OFF:
        s.ctv_waits = True
        yield from place_ctv(s)


def place_ctv(s: Crusade) -> Flow[None]:
    """8.5.2.4-d: the CTV enters in an own, supplied Port."""
    if not deployment.corps_spaces(s, CTV):
        return
    space = yield from where_corps(s, CTV, "8.5.2.4-d")
    put(s, CTV, space)
    s.ctv_waits = False
    s.note("entered", "15.2.1-b", unit=UNIT_IDS[CTV], place=SPACE_IDS[space])


def _rp_gain(s: Crusade, card: Card, row: dict[str, Any]) -> Flow[None]:
    # the pool is open: the card needs the Event that opened it
    s.rp[POOL_NUMBER[row["pool"]]] += 2 * row["amount"]
    s.note("rp-gain", "8.4.1-a", pool=row["pool"], amount=row["amount"])
    yield from ()


def _cut_ops(s: Crusade, card: Card, row: dict[str, Any]) -> Flow[None]:
    s.ops_cut = row["amount"]
    yield from ()


# --- units ----------------------------------------------------------------------------------------------
def _reinforce(s: Crusade, card: Card, row: dict[str, Any]) -> Flow[None]:
    """8.5.2.3-a: reserve units at once, the others one by one."""
    s.reinforced.append(card.reinforcement)
    _bring(s, card)
    yield from ()


def _bring(s: Crusade, card: Card) -> None:
    steps = []
    for unit, row in deployment.units_of(s, card):
        if row["to"] == "reserve":
            put(s, unit, RESERVE)
            s.note("entered", "8.5.2.3-a", unit=UNIT_IDS[unit], place="reserve")
        else:
            steps.append(("place-unit", unit, card.id, card.units.index(row)))
    s.push(*steps)


def _place_units(s: Crusade, card: Card, row: dict[str, Any]) -> Flow[None]:
    """8.5.4.1, CL-N48: units that come by an Event that is no Reinforcement Event."""
    for unit, unit_row in deployment.units_of(s, card):
        yield from deployment.place_unit(s, unit, card.id, card.units.index(unit_row))
        if s.where[unit] >= 0:
            enter(s, UNITS[unit].side, s.where[unit])


def _remove_division(s: Crusade, card: Card, row: dict[str, Any]) -> Flow[None]:
    yield from deployment.spend_division(s, card.side)


def _beach_head(s: Crusade, card: Card, row: dict[str, Any]) -> Flow[None]:
    if row["mode"] == "mallorca":
        landings.open_beach_head(s, "mallorca", MALLORCA)
    else:
        yield from landings.choose_coast(s)


def _from_reserve(s: Crusade, card: Card, row: dict[str, Any]) -> Flow[None]:
    yield from landings.choose_lander(s)


def _pick(s: Crusade, seat: str, verb: str, rule: str, units: list[int]) -> Flow[int]:
    """Let a seat pick one of some units; equal ones of one place once."""
    picks = sorted(one_of_each(s, units))
    if len(picks) == 1:
        return picks[0]

    def why_not(unit: int) -> Refusal | None:
        return None if unit in units else Refusal(rule, "not-by-this-event", {"unit": UNIT_IDS[unit]})

    menu = Menu(s, Way(verb, Pick, TWIN_NOUN, rule=rule, why_not=why_not, among=picks, judged=True))
    answer: Pick = yield from answer_to(Ask.of(seat, verb, rule, menu))
    return answer.unit


def _selected(s: Crusade, kinds: list[str]) -> list[int]:
    """The counters of these types that are on the map or in a box of the game."""
    return [
        u for kind in kinds for u in OF_KIND[kind] if s.where[u] >= 0 or s.where[u] in (RESERVE, ELIMINATED)
    ]


def _eliminate(s: Crusade, card: Card, row: dict[str, Any]) -> Flow[None]:
    """CL-N31: that many such units, from the first class of the card's order that has any."""
    units = _selected(s, row["select"])
    if "priority" in row:
        units = next((c for c in (_class(s, units, name) for name in row["priority"]) if c), [])
    if row["count"] != "all" and units:
        rule = "CL-N31" if "priority" in row else "8.5.1.1"
        unit = yield from _pick(s, row["chosen_by"], "give-up", rule, units)
        units = [unit]
    for u in units:
        oos = s.where[u] >= 0 and out_of_supply(s, UNITS[u].side, s.where[u])
        eliminate(s, u, row["permanent"] or oos)
        s.note("eliminated", "8.5.1.1", unit=UNIT_IDS[u], for_good=row["permanent"] or oos)


def _class(s: Crusade, units: list[int], name: str) -> list[int]:
    place, strength = name.split("-")
    return [
        u for u in units
        if (s.where[u] >= 0 if place == "map" else s.where[u] == RESERVE)
        and bool(s.reduced >> u & 1) == (strength == "reduced")
    ]  # fmt: skip


def _reduce(s: Crusade, card: Card, row: dict[str, Any]) -> Flow[None]:
    """That many different units on the map lose a step each."""
    units = [u for u in _selected(s, row["select"]) if s.where[u] >= 0]
    if not units:
        return
    unit = yield from _pick(s, row["chosen_by"], "reduce", "8.5.1.1", units)
    yield from lose_by_event(s, unit)


def lose_by_event(s: Crusade, unit: int) -> Flow[None]:
    """An Event takes a step: flipped, or eliminated and, a corps, replaced (11.3.5-a)."""
    oos = out_of_supply(s, UNITS[unit].side, s.where[unit])
    if steps_left(s, unit) == 2:
        reduce(s, unit)
        s.note("step-lost", "8.5.1.1", unit=UNIT_IDS[unit])
    elif UNITS[unit].corps:
        yield from replace(s, unit, oos)
    else:
        eliminate(s, unit, oos)
        s.note("eliminated", "8.5.1.1", unit=UNIT_IDS[unit], for_good=oos)


def shaken_stacks(s: Crusade, row: dict[str, Any]) -> list[int]:
    """Desertions: the enemy stacks next to an own unit that hold a unit of no exempt type."""
    near = spread(s, s.nat_in) & s.rep_in
    return [p for p in bits(near) if any(UNITS[u].type not in row["exempt"] for u in s.stacks[p])]


def _desertions(s: Crusade, card: Card, row: dict[str, Any]) -> Flow[None]:
    done: list[int] = []
    while len(done) < row["spaces"]:
        open_ = [p for p in shaken_stacks(s, row) if p not in done]
        if not open_:
            return
        seat, about = row["chosen_by_space"], {"card": card.id}
        match (yield from answer_to(Ask.of(seat, "shake", "16.3.2-c", _shaken(s, card, open_, done), about))):
            case Place(space):
                done.append(space)
            case Done():
                return
        units = [u for u in s.stacks[done[-1]] if UNITS[u].type not in row["exempt"]]
        divisions = [u for u in units if not UNITS[u].corps]
        unit = yield from _pick(s, row["chosen_by_unit"], "reduce", "8.5.1.1", divisions or units)
        yield from lose_by_event(s, unit)


def _shaken(s: Crusade, card: Card, spaces: list[int], done: list[int]) -> Menu:
    """Which stack deserts next, and whether none must."""
    before = tuple(done)

    def otherwise(space: int) -> Refusal:
        text = "shaken-already" if space in before else "not-shaken"
        return Refusal("8.5.1.1", text, {"place": SPACE_IDS[space], "card": card.id})

    def why_not_done() -> Refusal | None:
        return None if before else Refusal("8.5.1.1", "shake-one", {"card": card.id})

    return Menu(
        s,
        Way("shake", Place, SPACE_NOUN, rule="8.5.1.1", among=spaces, otherwise=otherwise),
        Way("done", Done, rule="8.5.1.1", why_not=why_not_done),
    )


# --- the end, and the zone ------------------------------------------------------------------------------
def _threat(s: Crusade, card: Card, row: dict[str, Any]) -> Flow[None]:
    """CL-R51: the list of spaces is made once, now."""
    s.barred = landings.threatened_zone(s, row["radius"])
    s.barred_until = s.turn + 1
    s.note("threat", "CL-R51", places=[SPACE_IDS[p] for p in bits(s.barred)], turn=s.barred_until)
    yield from ()


def _victory(s: Crusade, card: Card, row: dict[str, Any]) -> Flow[None]:
    """5.2.4: the game ends at once."""
    yield from ()
    raise win(row["side"], "5.2.4", "coup")


_EFFECTS = {
    "ops": _ops,
    "place_attack_markers": _attack_markers,
    "attack_bonus": _lasts,
    "cancel_terrain": _lasts,
    "counterattack_bonus": _counterattack,
    "start_afr_schedule": _lasts,
    "set_strait": _strait,
    "accelerate_afr": _accelerate,
    "enable_rp": _lasts,
    "deploy_ctv_if_missed": _ctv,
    "rp_gain": _rp_gain,
    "rp_modifier": _lasts,
    "rp_zero": _lasts,
    "cancel_modifier": _lasts,
    "ignore_negative_modifiers": _lasts,
    "place_reinforcements": _reinforce,
    "place_units": _place_units,
    "deploy_from_reserve": _from_reserve,
    "remove_division": _remove_division,
    "eliminate_units": _eliminate,
    "reduce_units": _reduce,
    "enemy_step_losses": _desertions,
    "place_trench": trenches.place_trenches,
    "remove_works": trenches.raze_works,
    "forbid_works": _lasts,
    "forbid_event": _lasts,
    "allow_event": _lasts,
    "set_government": _lasts,
    "set_command": _lasts,
    "lift_lack_of_coordination": _lasts,
    "severe_winter": _lasts,
    "beach_head": _beach_head,
    "forbid_special_sr": _lasts,
    "forbid_enemy_zone": _threat,
    "reduce_enemy_ops": _cut_ops,
    "automatic_victory": _victory,
}

assert {row["key"] for c in CARDS if c.type != "cc" for row in c.effects} <= set(_EFFECTS)
