"""Chapters 7 and 8: the action of one Action Round, a card in one of four uses or an Automatic Operation."""

from __future__ import annotations

from functools import cache, partial

from frente.engine import Ask, Flow, Menu, Message, Refusal, StandingWay
from frente.engine import put as answer_to
from frente.games.crusade.answers import Automatic, Play
from frente.games.crusade.cards import lasting
from frente.games.crusade.cards.events import begin_event, ops_amount, why_not_event
from frente.games.crusade.cards.piles import spend
from frente.games.crusade.definitions import CARD, NAT, POOLS
from frente.games.crusade.nouns import CARD_NOUN
from frente.games.crusade.rules import operations
from frente.games.crusade.rules.columns import sr_points
from frente.games.crusade.rules.replacements import record
from frente.games.crusade.rules.winter import why_frozen
from frente.games.crusade.state import Crusade

USES = {"ops": "8.2.1", "sr": "8.3.1", "rp": "8.4.1-a", "event": "8.5.1.1"}
"""The four uses of a card, each with its rule."""


def forced_card(s: Crusade) -> str:
    """4.3.1-a, SU-deck-nat: N1 must be the first play, as an Event; 4.3.1-b: nothing else is forced."""
    return "N1" if (s.turn, s.round, s.side) == (1, 1, NAT) and "N1" in s.hands[NAT] else ""


def why_repeated(s: Crusade, side: str, use: str) -> Refusal | None:
    """8.3.3, 8.4.3, 7.1.6: no SR card, no RP card in two consecutive own ARs of the same turn."""
    if s.actions[side] and s.actions[side][-1] == use:
        return Refusal("8.3.3" if use == "sr" else "8.4.3", f"{use}-twice", {"round": s.round - 1})
    return None


def why_not_use(s: Crusade, side: str, use: str) -> Refusal | None:
    """Why no card at all may be used so now: for OPS, SR or RP all cards are alike."""
    return why_frozen(s, side) if use == "ops" else why_repeated(s, side, use)


def why_not_play(s: Crusade, side: str, use: str, id: str) -> Refusal | None:
    """Why a card may not be used so now."""
    if id not in s.hands[side]:
        return Refusal("8.1.1", "card-not-yours", {"card": id})
    if forced_card(s) and (use, id) != ("event", forced_card(s)):
        return Refusal("4.3.1-a", "air-bridge-first", {"card": id})
    return why_not_event(s, id) if use == "event" else why_not_use(s, side, use)


def playable(s: Crusade, side: str, use: str) -> list[str]:
    """The cards that `why_not_play` lets pass; what holds for all of them is judged once."""
    hand = s.hands[side]
    forced = forced_card(s)
    if forced:
        hand = [forced] if use == "event" else []
    if use == "event":
        return [id for id in hand if why_not_event(s, id) is None]
    return hand if hand and why_not_use(s, side, use) is None else []


def worth(s: Crusade, side: str, use: str, id: str) -> str:
    """What a card gives now in this use: OPS Points, SR Points or the RPs that would be recorded."""
    card = CARD[id]
    if use == "ops":
        return str(lasting.operations(s, side, card.value))
    if use == "sr":
        return str(sr_points(s, card.value))
    pools = zip(POOLS[side], card.rp, strict=True)
    return "+".join(str(n) for pool, n in pools if lasting.pool_is_open(s, pool))


def why_not_automatic(s: Crusade) -> Refusal | None:
    """7.1.3-a: an Automatic Operation is always open, but on the very first play."""
    forced = forced_card(s)
    return Refusal("4.3.1-a", "air-bridge-first", {"card": forced}) if forced else None


def _use_of(side: str, use: str) -> StandingWay:
    """One of the uses of a card."""

    def label(s: Crusade, id: str) -> Message:
        value = worth(s, side, use, id)
        # 17.2.1, 8.2.1: less than the card says, and why
        less = use in ("ops", "sr") and value != str(CARD[id].value)
        return Message(f"do-{use}", {"a": id, "value": value, "less": "yes" if less else "no"})

    return StandingWay(
        use,
        partial(Play, use),
        CARD_NOUN,
        rule=USES[use],
        why_not=lambda s, id: why_not_play(s, side, use, id),
        among=lambda s: playable(s, side, use),
        judged=True,
        label=None if use == "event" else label,
    )


_AUTOMATIC = StandingWay("auto", Automatic, rule="7.1.3-a", why_not=why_not_automatic)


@cache
def _ways(side: str) -> tuple[StandingWay, ...]:
    """The four uses of cards, and none."""
    return (*(_use_of(side, use) for use in USES), _AUTOMATIC)


def actions(s: Crusade, side: str) -> Menu:
    """7.1.3-a: every action open to the side."""
    return Menu(s, *_ways(side))


def action(s: Crusade, side: str) -> Flow[None]:
    """7.1.3-a, 8.1.3-a: one action, a card used in one way; the kind is recorded for all to see (7.1.4)."""
    s.phase = "action"
    about = {"round": s.round, "forced": forced_card(s)}
    answer = yield from answer_to(Ask.of(side, "action", "7.1.3-a", actions(s, side), about))
    match answer:
        case Play(use, id):
            play(s, side, use, id)
        case Automatic():  # 7.1.3-a: one OPS Point without a card; 7.1.3-c
            s.actions[side].append("auto")
            s.note("action", "7.1.4", side=side, use="auto", round=s.round)
            operations.begin(s, 1)


def play(s: Crusade, side: str, use: str, id: str) -> None:
    """A card is played for one of its uses."""
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
