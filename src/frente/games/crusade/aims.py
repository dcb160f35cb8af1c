"""How the match is won and lost (5): morale, Main Cities, Casado's Coup, Victory Points. All is open."""

from __future__ import annotations

from dataclasses import replace

from frente.engine import Message
from frente.engine.aims import AT_THE_END, EVERY_TURN, Aim, Part
from frente.games.crusade.definitions import (
    CARD,
    MAIN_CITIES,
    NAT,
    REP,
    SCENARIOS,
    SIDES,
    SPACE_IDS,
    VP_SPACES,
    bits,
)
from frente.games.crusade.rules.control import capture_vp
from frente.games.crusade.rules.victory import NAT_LEVEL, REP_LEVEL
from frente.games.crusade.state import Crusade, own

FIRST_LEVEL, LAST_LEVEL = min(REP_LEVEL), max(REP_LEVEL)  # 5.2.2-b
COUP = next(card for card in CARD.values() if card.effect("automatic_victory"))  # 5.2.4
COUP_TURN: int = next(row["turn"] for row in COUP.conditions if row["key"] == "turn_min")
COUP_RM: int = next(row["value"] for row in COUP.conditions if row["key"] == "rm_max")
COLUMNS = 5  # 17.3: the last turn of the War of the Columns
JUDGED = ("replacement", "end", "corps")
"""The phases after War Status: what is tested next is tested in the next turn."""


def last_turn(s: Crusade) -> int:
    """The last turn of the scenario (SU-end)."""
    return int(SCENARIOS[s.scenario]["last_turn"])


def next_test(s: Crusade) -> int:
    """The turn of the next War Status Phase."""
    return s.turn + 1 if s.phase in JUDGED else s.turn


def level_turn(s: Crusade) -> int:
    """The turn whose levels of morale count next; before and after those that have any, the nearest."""
    return max(FIRST_LEVEL, min(LAST_LEVEL, next_test(s)))


def aims(s: Crusade) -> list[Aim]:
    """Every way the match can end. What one wins by the other loses by: it is told once, and so is a draw."""
    found = [*_morale(s), *_points(s), *_cities(s)]
    return found if last_turn(s) < COUP_TURN else [*found, _coup(s)]


def _morale(s: Crusade) -> list[Aim]:
    """5.2.2-a to -c: the level of the turn, both ways; none on turns 1 to 3 and from 16 on."""
    turn = level_turn(s)
    counts = FIRST_LEVEL <= next_test(s) <= LAST_LEVEL
    to_turn = min(LAST_LEVEL, last_turn(s))
    tested = Message("aim-tested-status", {"turn": turn, "first": FIRST_LEVEL, "last": to_turn})
    high = Aim(
        "rm-high", REP, "win", Message("aim-rm-high", {"need": REP_LEVEL[turn], "turn": turn}), "5.2.2-a",
        s.rm, REP_LEVEL[turn], tested, sudden=True, from_turn=FIRST_LEVEL, to_turn=to_turn, open=counts,
    )  # fmt: skip
    low = Aim(
        "rm-low", NAT, "win", Message("aim-rm-low", {"need": NAT_LEVEL[turn], "turn": turn}), "5.2.2-a",
        s.rm, NAT_LEVEL[turn], tested, sudden=True, at_most=True,
        from_turn=FIRST_LEVEL, to_turn=to_turn, open=counts,
    )  # fmt: skip
    return [high, low]


def _points(s: Crusade) -> list[Aim]:
    """5.1.1: Victory Points when the last turn is over."""
    levels, last = SCENARIOS[s.scenario]["victory"], last_turn(s)
    prizes = tuple(SPACE_IDS[p] for p in bits(MAIN_CITIES | VP_SPACES))

    def aim(id: str, seat: str, need: int) -> Aim:
        label = Message(f"aim-{id}", {"need": need, "turn": last})
        return Aim(id, seat, "win", label, "5.1.1", s.vp, need, AT_THE_END, from_turn=last)

    nat = replace(aim("vp-nat", NAT, levels["nat_min"]), parts=_prizes(s), places=prizes)
    rep = replace(aim("vp-rep", REP, levels["rep_max"]), at_most=True)
    label = Message("aim-vp-draw", {"need": levels["draw"], "turn": last, "now": s.vp})
    draw = Aim(
        "vp-draw", NAT, "draw", label, "5.1.1", abs(s.vp - levels["draw"]), 0, AT_THE_END,
        at_most=True, from_turn=last,
    )  # fmt: skip
    return [nat, rep, draw]


def _prizes(s: Crusade) -> tuple[Part, ...]:
    """5.1.2-b: what is worth points, the dearest first; done are those in Nationalist hands."""
    spaces = sorted(bits(MAIN_CITIES | VP_SPACES), key=lambda p: -capture_vp(p))
    held = tuple(
        Part(
            Message("aim-part-prize", {"place": SPACE_IDS[p], "points": capture_vp(p)}),
            bool(s.control >> p & 1),
            (SPACE_IDS[p],),
        )
        for p in spaces
    )
    return (*held, *_madrid(s))


def _madrid(s: Crusade) -> tuple[Part, ...]:
    """17.3.2: what Madrid, the priority objective, costs on turn 5, or has cost."""
    if SCENARIOS[s.scenario]["first_turn"] > 1:
        return ()
    counted = next_test(s) > COLUMNS or (s.turn == COLUMNS and s.phase == "status")
    label = Message(
        f"aim-part-madrid-{'counted' if counted else 'ahead'}", {"points": s.madrid, "turn": COLUMNS}
    )
    return (Part(label, counted),)


def _cities(s: Crusade) -> list[Aim]:
    """5.2.3: all six Main Cities at the end of any turn; 5.2.5: after morale."""
    found = []
    places = tuple(SPACE_IDS[p] for p in bits(MAIN_CITIES))
    for side in SIDES:
        held = MAIN_CITIES & own(s, side)
        parts = tuple(
            Part(Message("aim-part-city", {"place": SPACE_IDS[p]}), bool(held >> p & 1), (SPACE_IDS[p],))
            for p in bits(MAIN_CITIES)
        )
        label = Message("aim-cities", {"side": side})
        found.append(
            Aim(
                f"cities-{side}", side, "win", label, "5.2.3", held.bit_count(), len(places), EVERY_TURN,
                sudden=True, parts=parts, places=places,
            )
        )  # fmt: skip
    return found


def _coup(s: Crusade) -> Aim:
    """5.2.4: the card ends the war when it is played as an Event; nobody else knows who holds it."""
    args = {"card": COUP.id, "turn": COUP_TURN, "most": COUP_RM}
    return Aim(
        "coup", NAT, "win", Message("aim-coup", args), "5.2.4", s.rm, COUP_RM,
        Message("aim-tested-coup", args), sudden=True, at_most=True, from_turn=COUP_TURN,
        open=s.turn >= COUP_TURN and COUP.id not in s.removed,
    )  # fmt: skip
