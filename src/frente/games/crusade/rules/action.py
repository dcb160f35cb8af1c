"""Chapters 7 and 8: the action of one Action Round, a card in one of four uses or an Automatic Operation."""

from __future__ import annotations

from frente.engine import Flow, Refusal
from frente.games.crusade.cards import lasting
from frente.games.crusade.cards.events import begin_event, ops_amount, why_not_event
from frente.games.crusade.cards.piles import spend
from frente.games.crusade.definitions import CARD, NAT, POOLS
from frente.games.crusade.rules import operations
from frente.games.crusade.rules.asking import put_ask
from frente.games.crusade.rules.columns import sr_points
from frente.games.crusade.rules.replacements import record
from frente.games.crusade.rules.winter import why_frozen
from frente.games.crusade.state import Crusade

USES = ("ops", "sr", "rp", "event")


def forced_card(s: Crusade) -> str:
    """4.3.1-a, SU-deck-nat: N1 must be the first play, as an Event; 4.3.1-b: nothing else is forced."""
    return "N1" if (s.turn, s.round, s.side) == (1, 1, NAT) and "N1" in s.hands[NAT] else ""


def why_repeated(s: Crusade, side: str, use: str) -> Refusal | None:
    """8.3.3, 8.4.3, 7.1.6: no SR card, no RP card in two consecutive own ARs of the same turn."""
    if s.actions[side] and s.actions[side][-1] == use:
        return Refusal("8.3.3" if use == "sr" else "8.4.3", f"{use}-twice", {"round": s.round - 1})
    return None


def why_not_play(s: Crusade, side: str, use: str, id: str) -> Refusal | None:
    """Why a card may not be used so now."""
    if id not in s.hands[side]:
        return Refusal("8.1.1", "card-not-yours", {"card": id})
    if forced_card(s) and (use, id) != ("event", forced_card(s)):
        return Refusal("4.3.1-a", "air-bridge-first", {"card": id})
    if use == "ops":
        return why_frozen(s, side)
    if use == "event":
        return why_not_event(s, id)
    return why_repeated(s, side, use)


def worth(s: Crusade, side: str, use: str, id: str) -> str:
    """What a card gives now in this use: OPS Points, SR Points or the RPs that would be recorded."""
    card = CARD[id]
    if use == "ops":
        return str(lasting.operations(s, side, card.value))
    if use == "sr":
        return str(sr_points(s, card.value))
    pools = zip(POOLS[side], card.rp, strict=True)
    return "+".join(str(n) for pool, n in pools if lasting.pool_is_open(s, pool))


def choices(s: Crusade, side: str) -> list[str]:
    """7.1.3-a: every action open to the side."""
    forced = forced_card(s)
    if forced:
        return [f"event {forced}"]
    found = [f"{use} {id}" for use in USES for id in s.hands[side] if why_not_play(s, side, use, id) is None]
    return [*found, "auto"]


def action(s: Crusade, side: str) -> Flow[None]:
    """7.1.3-a, 8.1.3-a: one action, a card used in one way; the kind is recorded for all to see (7.1.4)."""
    s.phase = "action"

    def why(verb: str, words: list[str]) -> Refusal | None:
        if verb == "auto":
            return Refusal("4.3.1-a", "air-bridge-first", {"card": "N1"})
        if verb not in USES or not words or words[0] not in CARD:
            return None
        return why_not_play(s, side, verb, words[0])

    answer = yield from put_ask(side, "action", "7.1.3-a", lambda: choices(s, side), why, {"round": s.round})
    use = answer[0]
    if use == "auto":  # 7.1.3-a: one OPS Point without a card; 7.1.3-c
        s.actions[side].append("auto")
        s.note("action", "7.1.4", side=side, use=use, round=s.round)
        operations.begin(s, 1)
        return
    id = answer[1]
    card = CARD[id]
    s.actions[side].append("event-ops" if use == "event" and card.winter else use)
    s.note("action", "7.1.4", side=side, use=use, card=id, round=s.round)
    if use == "event":
        begin_event(s, side, id)
        return
    spend(s, side, id)  # 8.5.1.3-a: an asterisk counts only for an Event
    if use == "ops":  # 8.2.1
        operations.begin(s, ops_amount(s, side, card.value))
    elif use == "sr":  # 8.3.1, 8.3.2
        s.phase = "redeployment"
        s.points = 2 * sr_points(s, card.value)
        s.push(("redeploy",))
    else:  # 8.4.1-a, 8.4.2
        record(s, side, card.rp)
