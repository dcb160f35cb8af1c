"""Chapter 6: the sequence of a turn (6.0-a).

A Draw, B Action, C Attrition (inside B), D War Status, E Replacement, F End.
"""

from __future__ import annotations

from functools import partial

from frente.engine import Ask, Flow, Menu, Refusal, Step, Way
from frente.engine import put as answer_to
from frente.games.crusade.answers import Discard, Done
from frente.games.crusade.cards.events import place_ctv
from frente.games.crusade.cards.piles import discard, discard_unseen, draw_up_to, reshuffle, show_top
from frente.games.crusade.definitions import (
    CARD,
    CHARTS,
    DECKS,
    NAT,
    REP,
    ROUNDS,
    SCENARIOS,
    SIDES,
    SPACE_IDS,
    bits,
    phase_of,
)
from frente.games.crusade.nouns import CARD_NOUN
from frente.games.crusade.rules import columns, progress, sieges, victory
from frente.games.crusade.rules.control import settle
from frente.games.crusade.rules.works import forget_abandoned
from frente.games.crusade.state import Crusade, change_vp, clear_round

HAND = CHARTS["hand_size"]
NEW_PHASE = (6, 12)  # 6.A.1, 15.1.2-a, 15.1.3: the turns that begin a War Phase


def hand_size(s: Crusade, side: str) -> int:
    """6.A.3-b: 7; with RM 15 or less NAT 8, with RM 10 or less REP 6."""
    if side == NAT and s.rm <= HAND["nat_bonus"]["rm_at_most"]:
        return int(HAND["nat_bonus"]["size"])
    if side == REP and s.rm <= HAND["rep_penalty"]["rm_at_most"]:
        return int(HAND["rep_penalty"]["size"])
    return int(HAND["base"])


# --- set-up deal (4.3) ----------------------------------------------------------------------------------
def deal(s: Crusade) -> Flow[None]:
    """4.3.3: the set-up deal takes the place of phase A of the first turn (SU-deck-nat, SU-deck-rep)."""
    for side in SIDES:
        yield from reshuffle(s, side)
        yield from draw_up_to(s, side, hand_size(s, side))
        while s.turn == 6 and not progress.has_corps_card(s, side):  # 4.3.2
            yield from progress.redraw(s, side, hand_size(s, side))
    settle(s)
    push_rounds(s)


# --- A draw ---------------------------------------------------------------------------------------------
def turn(s: Crusade) -> Flow[None]:
    """6.A: a new turn begins."""
    s.phase = "draw"
    s.round = 0
    s.combats = 0
    s.actions = {NAT: [], REP: []}
    s.reinforced = []
    s.isolated_rp = s.isolated_sr = 0
    s.siege_rp = []
    s.ops_cut = 0
    s.note("turn", "6.0-a", turn=s.turn)
    if s.turn in NEW_PHASE:
        yield from progress.new_phase(s)
    if s.turn == 6:
        settle(s)  # 16.3.3-j: division of zones is tested from the start of turn 6
    redraws = [("redraw", NAT), ("redraw", REP)] if s.turn == 6 else []
    s.push(("discard", NAT), ("discard", REP), ("draw", NAT), ("draw", REP), *redraws, ("rounds",))


def why_not_discard(s: Crusade, side: str, id: str) -> Refusal | None:
    """6.A.2-a: only Combat Cards of the own hand are discarded."""
    if id not in s.hands[side]:
        return Refusal("8.1.1", "card-not-yours", {"card": id})
    if CARD[id].type != "cc":
        return Refusal("6.A.2-a", "only-combat-cards", {"card": id})
    return None


def discard_cards(s: Crusade, side: str) -> Flow[None]:
    """6.A.2-a, 8.5.3.6: any Combat Cards may be discarded from the hand, and no others."""
    if not s.hands[side]:  # whether there is a Combat Card in it is nobody's business
        show_top(s, side)
        return
    why_not = partial(why_not_discard, s, side)
    menu = Menu(
        s,
        Way("discard", Discard, CARD_NOUN, rule="6.A.2-a", why_not=why_not, among=s.hands[side]),
        Way("done", Done, rule="6.A.2-a"),
    )
    # Not answered by the program where there is no choice: that would tell what the hand lacks.
    lacks = not any(CARD[id].type == "cc" for id in s.hands[side])
    match (yield from answer_to(Ask.of(side, "discard", "6.A.2-a", menu, commits=lacks))):
        case Discard(id):
            s.hands[side].remove(id)
            discard_unseen(s, side, id)
            s.note_secret("discarded", "6.A.2-a", {"card": (side,)}, side=side, card=id)
            s.push(("discard", side))
        case Done():
            show_top(s, side)


def draw(s: Crusade, side: str) -> Flow[None]:
    """6.A.3-a, 6.A.3-e: draw up to the hand size; a larger hand is kept."""
    yield from draw_up_to(s, side, hand_size(s, side))


def rounds(s: Crusade) -> Flow[None]:
    """6.B-a: the Action Phase begins."""
    push_rounds(s)
    yield from ()


def push_rounds(s: Crusade) -> None:
    """6.B-a: the Action Phase, and all that follows it in this turn."""
    s.push(*course())


def course() -> list[Step]:
    """6.0-a: a turn from the Action Phase on. A position that starts within a turn is cut from this list."""
    steps: list[Step] = []
    for n in range(1, ROUNDS + 1):  # 6.B-a, 7.1.2, 7.1.5: NAT first, alternating, six each
        steps.append(("round", NAT, n))  # 4.1.2
        if n == ROUNDS:
            steps.append(("attrition", NAT))  # 6.C.1, 13.3.7
        steps.append(("round", REP, n))
    steps.append(("attrition", REP))  # 6.C.2, 13.3.7
    return [*steps, ("status",), ("replacement", REP), ("replacement", NAT), ("end-turn",)]


# --- B action -------------------------------------------------------------------------------------------
def action_round(s: Crusade, side: str, number: int) -> Flow[None]:
    """7.1.1: one AR: arrivals, one action, clearing up."""
    s.side = side
    s.round = number
    clear_round(s)
    s.push(("action", side), ("round-end",))
    if side == NAT:
        if s.ctv_waits:  # 15.2.1-b
            yield from place_ctv(s)
        if columns.afr_is_due(s):
            s.push(("arrive",))


def round_end(s: Crusade) -> Flow[None]:
    """The end of an AR."""
    forget_abandoned(s)
    clear_round(s)
    yield from ()


# --- D war status ---------------------------------------------------------------------------------------
def status(s: Crusade) -> Flow[None]:
    """6.D.1-a, 6.D.2: Madrid on turn 5, the Mallorca deadline, then Automatic Victory."""
    s.phase = "status"
    if s.turn == 5 and SCENARIOS[s.scenario]["first_turn"] == 1:  # 17.3.1, 17.3.2-d
        change_vp(s, s.madrid, "17.3.2-a", "madrid-objective")
    s.push(("deadline",), ("check-victory",))
    yield from ()


def check_victory(s: Crusade) -> Flow[None]:
    """6.D.2: Automatic Victory is judged once all entries are made."""
    victory.check_automatic(s)
    yield from ()


# --- F end of turn --------------------------------------------------------------------------------------
def end_turn(s: Crusade) -> Flow[None]:
    """6.F-b: retained CCs, works, Isolated Spaces, Sieges, initial corps, then the next turn or the end."""
    s.phase = "end"
    for side in SIDES:  # 8.5.3.5
        for id in s.retained[side]:
            discard(s, side, id)
        s.retained[side].clear()
    s.push(("raze", NAT), ("raze", REP), ("end-markers",))
    yield from ()


def end_markers(s: Crusade) -> Flow[None]:
    """6.F.2, 6.F.3, 6.F.4-a."""
    if s.turn == 5:
        for space in bits(s.isolated):  # 16.2.6-a
            s.note("now-oos", "16.2.6-a", place=SPACE_IDS[space])
        s.isolated = 0
        s.ammo = False  # 17.1.1-a: it ends with the War of the Columns
    sieges.end_of_turn(s)
    if s.turn >= SCENARIOS[s.scenario]["last_turn"]:
        raise victory.final(s)  # 5.1.1, SU-end
    push_next_turn(s)
    yield from ()


def push_next_turn(s: Crusade) -> None:
    """6.F.4-a, 15.2.1-a: the next turn; before turn 6 the initial corps are deployed."""
    s.push(("next-turn",))
    if s.turn == 5:
        progress.begin_initial_corps(s)


def next_turn(s: Crusade) -> Flow[None]:
    """6.F.4-a: the turn advances."""
    s.turn += 1
    s.push(("turn",))
    yield from ()


def deck_in_play(turn_number: int, side: str) -> list[str]:
    """8.1.2: the cards of the War Phases up to this turn."""
    phases = ("columns", "mobilization", "armies")
    upto = phases[: phases.index(phase_of(turn_number)) + 1]
    return [id for id in DECKS[side] if CARD[id].phase in upto]
