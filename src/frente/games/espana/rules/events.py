"""18 Events, with the quotas of the variants (23)."""

from __future__ import annotations

from functools import cache, partial

from frente.engine import Ask, Flow, Menu, Message, Refusal, StandingWay, Way
from frente.engine import put as put_ask
from frente.games.espana.answers import Cancel, Let, Pass, Play, Settle
from frente.games.espana.cards import effects, fleet, support, troops
from frente.games.espana.cards.decks import period_of
from frente.games.espana.definitions import (
    CAPTURED,
    CARDS,
    COUNTER_ID,
    INTELLIGENCE,
    LIMITS,
    PLACE_ID,
    PLAYS,
    SEATS,
    SIDES,
    TANKS,
    N,
    boxes_in,
)
from frente.games.espana.nouns import BOX, CAPTURED_TANK, CARD
from frente.games.espana.rules import fog
from frente.games.espana.rules.board import friendly
from frente.games.espana.rules.naval.harbours import check_harbours
from frente.games.espana.state import EspanaState, put, some_in

for part in (troops, support, fleet):
    effects.OPS.update(part.OPERATIONS)


def limit(s: EspanaState, side: int) -> int:
    """18.2-a, 25.2-g: how many cards the side may play this turn; in the variants, must (23.1-f, 23.2-c)."""
    if s.chosen.variant != "standard":
        return PLAYS[s.chosen.variant][s.turn - 1]
    if s.chosen.naval:
        most: int = LIMITS["events_per_turn_naval"]
        return most + s.extra[side]
    most = LIMITS["events_per_turn"]
    return most


def cards_of(s: EspanaState, side: int) -> list[str]:
    """The cards the side plays events from."""
    return s.batch[side] if s.chosen.variant == "historical" else s.hands[side]


def playable(s: EspanaState, side: int) -> list[str]:
    """The cards the side may play of its own accord now."""
    cards = cards_of(s, side)
    plain = [c for c in cards if c not in INTELLIGENCE]  # 18.7-a: those are reactions only
    if s.chosen.variant == "historical":
        return plain[:1]  # 23.2-b, 23.2-f: in number order
    if s.chosen.variant == "no-intervention" and not plain:
        return list(cards)  # 23.1-e: played to fill the quota
    return plain


def is_done(s: EspanaState, side: int) -> bool:
    if s.passed[side] or s.plays[side] >= limit(s, side):
        return True
    if s.chosen.variant == "standard":
        return not s.hands[side]
    return not playable(s, side)


def events(s: EspanaState) -> Flow[None]:
    """18.2-a: N first, alternately, one card at a time."""
    s.phase = "events"
    s.plays = [0, 0]
    s.passed = [False, False]
    if s.chosen.variant == "historical":
        for side in SIDES:
            deck = s.decks[2 * side + period_of(s.turn)]
            s.batch[side] = [deck.pop() for _ in range(min(limit(s, side), len(deck)))]
    s.push(("event", N), ("events_end",))
    yield from ()


def why_not_play(s: EspanaState, side: int, card: str) -> Refusal | None:
    """Why this card cannot be played as an event now."""
    if card not in cards_of(s, side):
        return Refusal("18.1", "not-in-hand", {"card": card})
    if card not in playable(s, side):
        if card in INTELLIGENCE:
            return Refusal("18.7-a", "reaction-only", {"card": card})
        return Refusal("23.2-b", "in-order", {"card": card})
    return None


def event(s: EspanaState, side: int) -> Flow[None]:
    """One card, or a pass, which is final (18.2-a)."""
    if is_done(s, side):
        side = 1 - side
        if is_done(s, side):
            return
    s.active = side
    free = s.chosen.variant == "standard"  # 23.1-c, 23.2-c: else a set number must be played
    about = {"played": s.plays[side], "limit": limit(s, side), "free": int(free)}
    # 5.4: a card played is shown, so the answer stands.

    def tokens() -> list[str]:
        passing = ["pass"] if free else []
        return [*(f"play {card}" for card in playable(s, side)), *passing]

    menu = Menu(s, PLAY[side], PASS[s.chosen.variant], tokens=tokens)
    answer = yield from put_ask(Ask.of(SEATS[side], "event", "18.2-a", menu, {**about}, commits=True))
    s.push(("event", 1 - side))
    match answer:
        case Play(card):
            spend_card(s, side, card, "played", "18.3")
            s.push(("effect", side, card))
        case Pass():
            s.passed[side] = True
            s.note("passed", "18.2-a", side=SEATS[side])


PLAY = tuple(
    StandingWay(
        "play",
        Play,
        CARD,
        rule="18.1",
        why_not=lambda s, card, side=side: why_not_play(s, side, card),
        among=lambda s, side=side: playable(s, side),
        judged=True,
    )
    for side in SIDES
)


def _bound(rule: str) -> Way:
    """In the variants a set number of cards must be played."""
    why = Refusal(rule, "must-play", {})
    return Way("pass", Pass, rule=rule, why_not=lambda: why, label=lambda: Message("do-pass-events"))


PASS = {
    "standard": Way("pass", Pass, rule="18.2-a", label=lambda: Message("do-pass-events")),
    "no-intervention": _bound("23.1-c"),
    "historical": _bound("23.2-c"),
}


def spend_card(s: EspanaState, side: int, card: str, kind: str, rule: str) -> None:
    """5.4: a card is used once; it counts against the limit (18.7-b)."""
    cards_of(s, side).remove(card)
    s.spent.append(card)
    s.plays[side] += 1
    s.note(kind, rule, card=card, side=SEATS[side])


def effect(s: EspanaState, side: int, card: str) -> Flow[None]:
    """18.7-d: the other side may cancel the card before it takes effect."""
    if (yield from is_cancelled(s, side, card)):
        s.note("cancelled", "18.7-a", card=card)
        return
    yield from effects.resolve(s, side, card)
    check_harbours(s)


def may_react(s: EspanaState, side: int) -> bool:
    """18.7-b, 18.2-b: below the limit, with cards, and the period's intelligence card not yet seen used.

    This is public: whether the side really holds the card is not.
    """
    if s.plays[side] >= limit(s, side):
        return False
    if s.chosen.variant == "historical":
        return any(c in INTELLIGENCE for c in s.batch[side])
    period = period_of(s.turn)
    used = any(c in s.spent for c in INTELLIGENCE if CARDS[c].side == side and CARDS[c].period == period)
    return bool(s.hands[side]) and not used


def is_cancelled(s: EspanaState, side: int, card: str) -> Flow[bool]:
    """18.7-c: only the card just played; an intelligence card can be cancelled in its turn."""
    other = 1 - side
    if not may_react(s, other):
        return False

    def tokens() -> list[str]:
        return ["let", *(f"cancel {named}" for named in cards_of(s, other) if named in INTELLIGENCE)]

    menu = Menu(s, *_answers_to(other, card), tokens=tokens)
    ask = Ask.of(
        SEATS[other],
        "react",
        "18.7-a",
        menu,
        {"card": card, "text": {"id": f"card-{card}", "args": {}}},
        commits=True,
    )
    answer = yield from put_ask(ask)
    if isinstance(answer, Let):
        return False
    spend_card(s, other, answer.card, "intelligence", "18.7-a")
    return not (yield from is_cancelled(s, other, answer.card))


@cache
def _answers_to(side: int, event: str) -> tuple[Way, Way]:
    """Let a card take effect, or cancel it."""

    def why_not(s: EspanaState, card: str) -> Refusal | None:
        if card not in INTELLIGENCE:
            return Refusal("18.7-a", "not-intelligence", {"card": card})
        return None if card in cards_of(s, side) else Refusal("18.1", "not-in-hand", {"card": card})

    return (
        Way("let", partial(Let, event), rule="18.7-a"),
        StandingWay(
            "cancel",
            partial(Cancel, event),
            CARD,
            rule="18.7-a",
            why_not=why_not,
            among=lambda s: cards_of(s, side),
        ),
    )


def events_end(s: EspanaState) -> Flow[None]:
    """22.2-b: captured tanks arrive; 23.2-f: unused intelligence cards of the turn go."""
    for side in SIDES:
        s.spent += s.batch[side]
        s.batch[side] = []
    for tank in some_in(s, N, CAPTURED, TANKS):
        boxes = friendly(s, N)
        if not boxes:
            continue  # 22.2-c: it waits
        way = Way(
            "place",
            Settle,
            CAPTURED_TANK,
            BOX[N],
            rule="22.2-b",
            among=[(tank, box) for box in boxes_in(boxes)],
            otherwise=partial(_not_there, tank),
        )
        ask = Ask.of(SEATS[N], "captured", "22.2-b", Menu(s, way), {"unit": COUNTER_ID[tank]})
        _, box = yield from put_ask(ask)
        put(s, tank, box)
        fog.tell(s, "entered", "22.2-b", tank, box=PLACE_ID[box], after=0)


def _not_there(tank: int, other: int, _: int) -> Refusal:
    if other != tank:
        return Refusal("22.2-b", "another-tank", {"unit": COUNTER_ID[tank]})
    return Refusal("22.2-c", "box-not-controlled", {"unit": COUNTER_ID[tank]})
