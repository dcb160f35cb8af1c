"""8 Course of the game, 9 Turn sequence, 20 End phase."""

from __future__ import annotations

from frente.engine import Ask, Flow, Menu, Over, Refusal, Step, Way, put_sealed
from frente.engine import put as put_ask
from frente.games.espana.answers import Discard, Finish, GoOn
from frente.games.espana.cards import decks
from frente.games.espana.definitions import (
    CHANGE_TURN,
    DRAWS,
    HAND_MAX,
    LAST_TURN,
    SEA_DRAWS,
    SEATS,
    SIDES,
    N,
    R,
)
from frente.games.espana.nouns import CARD
from frente.games.espana.rules.offensive import is_offensive
from frente.games.espana.rules.upkeep import by_key_cities, last_turn_over
from frente.games.espana.state import EspanaState


def begin(s: EspanaState) -> Flow[None]:
    """7 Set-up: the decks are shuffled, then turn follows turn (8.1)."""
    yield from decks.shuffle_decks(s)
    s.push(("turn",))


def phases(s: EspanaState) -> list[Step]:
    """9.1: the phases of this turn in their order."""
    naval = s.chosen.naval
    historical = s.chosen.variant == "historical"

    def ships(side: int) -> list[Step]:
        return [("assign_ships", side)] if naval else []

    draw: list[Step] = [] if historical else [("draw",)]  # 23.2-f
    if is_offensive(s):  # 26.1-a to 26.1-g; R does not move again (26.2)
        # 26.1-b, 26.1-c, 26.1-d, 26.1-e, 26.1-f; ships too (25.3-g)
        opening = [*ships(R), ("movement", R), ("bonus_general",), *draw, *ships(N), ("movement", N)]
    else:
        opening = [*draw, *ships(N), *ships(R), ("movement", N), ("movement", R)]  # 25.2-b
    if historical:
        # 23.2-d, 23.2-i; Morocco stays in Upkeep, and cards may work in this very turn (23.2-g).
        opening = [("events",), *opening]
    sea: list[Step] = [("naval_combat",)] if naval else []  # 25.2-d
    closing: list[Step] = [("upkeep",)] if historical else [("upkeep",), ("events",)]
    return [  # 26.1-h: the rest as always
        *opening,
        ("assignment",),
        ("land_combat",),
        *sea,
        *closing,
        ("replacements",),
        ("end_phase",),
    ]


def turn(s: EspanaState) -> Flow[None]:
    """One turn begins."""
    s.active = N
    s.lasting = [e for e in s.lasting if e.turn == 0 or e.turn >= s.turn]
    s.extra, s.extra_next = s.extra_next, [0, 0]
    s.fights = 0
    s.note("turn", "8.1", turn=s.turn)
    if is_offensive(s):
        s.note("offensive", "26.1", turn=s.turn)
    steps = phases(s)
    if s.turn == CHANGE_TURN and s.scenario == "1936":
        # 8.3-a: at the start of the turn; under the offensive only when cards are drawn (26.2).
        at = next((i for i, step in enumerate(steps) if step[0] == "draw"), 0)
        steps.insert(at, ("change_decks",))
    s.push(*steps)
    yield from ()


def change_decks(s: EspanaState) -> Flow[None]:
    """8.3-a: hands are discarded; the 1936-37 decks are out of the game."""
    for side in SIDES:
        decks.throw_hand(s, side)
    s.note("decks-changed", "8.3-a", turn=s.turn)
    yield from ()


def draw(s: EspanaState) -> Flow[None]:
    """9.2, 8.3-b, 25.2-a: three cards, six in turns 1 and 6, one more at sea in turns 1 to 5."""
    s.phase = "draw"
    for side in SIDES:
        count = DRAWS[s.turn]
        if s.chosen.naval:
            count += SEA_DRAWS[s.turn] + s.extra[side]
        decks.draw(s, side, count, "9.2")
    yield from ()


def end_phase(s: EspanaState) -> Flow[None]:
    """20.1: hands down to eight; then the next turn. After turn 10 the match is over."""
    s.phase = "end"
    if s.turn == LAST_TURN:
        raise Over(last_turn_over(s))
    s.push(("discards", N), ("discards", R), ("next_turn",))
    if s.chosen.early_end:
        s.push(("agree",))
    yield from ()


def discards(s: EspanaState, side: int) -> Flow[None]:
    """9.4: cards of the player's choice, unseen."""
    hand = s.hands[side]
    if len(hand) <= HAND_MAX:
        return
    s.active = side

    way = Way(
        "discard",
        Discard,
        CARD,
        rule="9.4",
        among=hand,
        otherwise=lambda card: Refusal("9.4", "not-in-hand", {"card": card}),
    )
    about = {"surplus": len(hand) - HAND_MAX, "limit": HAND_MAX}
    (card,) = yield from put_ask(Ask.of(SEATS[side], "discard", "9.4", Menu(s, way), {**about}))
    decks.throw_away(s, side, card, "9.4")
    s.push(("discards", side))


def agree(s: EspanaState) -> Flow[None]:
    """21.1-b: both may agree to end the match here; then the key cities decide."""
    menu = Menu(s, GO_ON, FINISH)
    asks = [Ask.of(seat, "agree", "21.1-b", menu, {"turn": s.turn}) for seat in SEATS]
    answers = yield from put_sealed(*asks)
    if all(isinstance(answer, Finish) for answer in answers.values()):
        raise Over(by_key_cities(s, "21.1-b", "agreed"))


GO_ON = Way("go-on", GoOn, rule="21.1-b")
FINISH = Way("finish", Finish, rule="21.1-b")


def next_turn(s: EspanaState) -> Flow[None]:
    """9.1: the turn marker goes on."""
    s.turn += 1
    s.push(("turn",))
    yield from ()
