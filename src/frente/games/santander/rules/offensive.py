"""Republican offensives elsewhere (12)."""

from __future__ import annotations

from frente.engine import Ask, Flow, Menu, Plain, Refusal, Way, put, roll
from frente.games.santander.answers import Withdraw
from frente.games.santander.definitions import (
    AIR_SLOT,
    AIRS,
    CHARTS,
    COMBAT,
    PIECES,
    N,
    R,
)
from frente.games.santander.nouns import UNIT
from frente.games.santander.rules import fog
from frente.games.santander.rules.presence import why_absent, why_not_yours
from frente.games.santander.state import (
    AVAILABLE,
    OUT,
    REMOVED,
    Santander,
    remove,
)

_STARTS = {row["turn"]: range(row["die"][0], row["die"][1] + 1) for row in CHARTS["offensive"]["start"]}
_OFFENSIVE_TURNS = sorted(_STARTS)


def offensive(s: Santander) -> Flow[None]:
    """3.B-b: start or effect of the Republican offensive, once per game (12.3-e)."""
    if s.relieved or s.turn < _OFFENSIVE_TURNS[0]:
        return
    if s.offensive:  # 12.3-a: the turn after it started
        die = yield from roll(f"offensive:{s.turn}", kind="offensive-effect", rule="12.3-a", seat=N)
        row = next(r for r in CHARTS["offensive"]["effect"] if r["die"][0] <= die[0] <= r["die"][1])
        s.relieved = True
        s.withdraw = (int(row["infantry"]), int(row["air"]))  # 12.3-b, 12.3-c
        s.note("offensive-effect", "12.3-b", infantry=s.withdraw[0], air=s.withdraw[1])
        s.push(("withdraw",))
        return
    if s.turn == _OFFENSIVE_TURNS[-1]:  # 12.2-c: without a roll
        s.offensive = s.turn
    else:  # 12.2-a, 12.2-b
        rule = "12.2-a" if s.turn == _OFFENSIVE_TURNS[0] else "12.2-b"
        die = yield from roll(f"offensive:{s.turn}", kind="offensive", rule=rule, seat=R)
        if die[0] in _STARTS[s.turn]:
            s.offensive = s.turn
    s.note("offensive", "12.2-a", turn=s.turn, started=s.offensive > 0)


WITHDRAWN = (*COMBAT[N], *AIRS[N])
"""Among these the offensive elsewhere chooses (12.3-d)."""


def _why_not_withdraw(s: Santander, piece: int) -> Refusal | None:
    """12.3-d: Italian or Spanish infantry on the map, air units in the available box."""
    unit = PIECES[piece]
    id: dict[str, Plain] = {"unit": unit.id}
    infantry, air = s.withdraw
    refusal = why_not_yours(N, piece, "12.3-d")
    if refusal is not None:
        return refusal
    if unit.type == "air":
        if not air:
            return Refusal("12.3-d", "enough-air", id)
        return None if s.air[AIR_SLOT[piece]] == AVAILABLE else Refusal("12.3-d", "air-not-there", id)
    if unit.type != "infantry" or unit.nationality not in ("italian", "spanish"):
        return Refusal("12.3-d", "not-withdrawn", id)
    return why_absent(s, piece, "12.3-d") or (None if infantry else Refusal("12.3-d", "enough-infantry", id))


def withdraw(s: Santander) -> Flow[None]:
    """One unit after another leaves, the Nationalist's choice; the full number if he has it (12.3-d)."""
    able = [p for p in WITHDRAWN if _why_not_withdraw(s, p) is None]
    if not able:
        s.withdraw = (0, 0)
        return
    infantry, air = s.withdraw
    way = Way(
        "withdraw",
        Withdraw,
        UNIT[N],
        rule="12.3-d",
        why_not=lambda piece: _why_not_withdraw(s, piece),
        among=able,
        judged=True,
        final=lambda piece: "reveal" if fog.fogged(s, piece) or fog.leaving_shows(s, piece) else "perhaps",
    )
    about: dict[str, Plain] = {"infantry": infantry, "air": air}
    (piece,) = yield from put(Ask.of(N, "withdraw", "12.3-d", Menu(s, way), about))
    if piece in AIRS[N]:
        s.air[AIR_SLOT[piece]] = REMOVED
        s.withdraw = (infantry, air - 1)
    else:
        remove(s, piece, OUT)  # not destroyed; an HQ left alone stays (9.2-k)
        s.withdraw = (infantry - 1, air)
    s.note("withdrawn", "12.3-d", unit=PIECES[piece].id)
    s.push(("withdraw",))
