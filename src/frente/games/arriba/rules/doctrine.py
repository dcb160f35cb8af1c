"""Optional rule 15.5: variable doctrine."""

from __future__ import annotations

from frente.engine import Flow, Refusal, roll
from frente.games.arriba.definitions import DOCTRINE, INDEX
from frente.games.arriba.state import Arriba, Doctrine, leader


def roll_doctrine(s: Arriba, side: str) -> Flow[None]:
    """15.5-a: two rolls for each type of point, then breakthrough, then length; nothing is kept (15.5-d)."""
    faces = yield from roll(f"doctrine:{s.turn}:{side}", 8, kind="doctrine", rule="15.5-a", seat=side)
    s.doctrine[INDEX[side]] = from_rolls(faces, s.turn)
    d = s.doctrine[INDEX[side]]
    s.note(
        "doctrine",
        "15.5-a",
        side=side,
        air=list(d.air),
        armor=list(d.armor),
        artillery=list(d.artillery),
        breakthrough=[{"id": f"breaks-{kind}", "args": {}} for kind in d.breakthrough.split(";")],
        until=d.until,
    )


def from_rolls(faces: tuple[int, ...], turn: int) -> Doctrine:
    """The doctrine eight rolls give; one of length n rolled in turn t holds in turns t to t+n-1."""

    def pair(first: int, name: str) -> tuple[int, int]:
        attack, defense = DOCTRINE[faces[first]], DOCTRINE[faces[first + 1]]
        return int(attack[f"{name}_attack"]), int(defense[f"{name}_defense"])

    length = int(DOCTRINE[faces[7]]["length_turns"])
    return Doctrine(
        pair(0, "air"),
        pair(2, "armor"),
        pair(4, "artillery"),
        DOCTRINE[faces[6]]["breakthrough"],
        turn + length - 1,
    )


def why_not_doctrine(s: Arriba, side: str, seat: str) -> Refusal | None:
    """15.5-d: in a Strategic Phase after its length is over; he need not."""
    if "doctrine" not in s.rules:
        return Refusal("15.5-d", "rule-off", {})
    if seat != leader(s, side):
        return Refusal("15.2-c", "leader-buys", {})
    until = s.doctrine[INDEX[side]].until
    if s.turn <= until:
        return Refusal("15.5-d", "doctrine-holds", {"until": until})
    return None
