"""Republican offensives elsewhere (12)."""

from __future__ import annotations

from frente.engine import Ask, Flow, Refusal, choose, roll
from frente.games.santander.definitions import (
    AIR_SLOT,
    AIRS,
    CHARTS,
    COMBAT,
    PIECE,
    PIECES,
    N,
    R,
)
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


def _why_not_withdraw(s: Santander, piece: int) -> Refusal | None:
    """12.3-d: Italian or Spanish infantry on the map, air units in the available box."""
    unit = PIECES[piece]
    infantry, air = s.withdraw
    if piece in AIRS[N]:
        if not air or s.air[AIR_SLOT[piece]] != AVAILABLE:
            return Refusal("12.3-d", "no-withdrawal", {"unit": unit.id})
        return None
    fits = unit.type == "infantry" and unit.side == N and unit.nationality in ("italian", "spanish")
    if not infantry or not fits or s.at[piece] < 0:
        return Refusal("12.3-d", "no-withdrawal", {"unit": unit.id})
    return None


def withdraw(s: Santander) -> Flow[None]:
    """One unit after another leaves, the Nationalist's choice; the full number if he has it (12.3-d)."""
    pieces = (*COMBAT[N], *AIRS[N])

    def judge(token: str) -> Refusal | None:
        words = token.split(" ")
        piece = PIECE.get(words[1], -1) if words[0] == "withdraw" and len(words) == 2 else -1
        if piece < 0:
            return Refusal("12.3-d", "not-offered", {"token": token})
        return _why_not_withdraw(s, piece)

    tokens = [f"withdraw {PIECES[p].id}" for p in pieces if _why_not_withdraw(s, p) is None]
    if not tokens:
        s.withdraw = (0, 0)
        return
    about = {"infantry": s.withdraw[0], "air": s.withdraw[1]}
    answer = yield from choose(Ask(N, "withdraw", "12.3-d", lambda: tokens, judge, dict(about)))
    piece = PIECE[answer.split()[1]]
    infantry, air = s.withdraw
    if piece in AIRS[N]:
        s.air[AIR_SLOT[piece]] = REMOVED
        s.withdraw = (infantry, air - 1)
    else:
        remove(s, piece, OUT)  # not destroyed; an HQ left alone stays (9.2-k)
        s.withdraw = (infantry - 1, air)
    s.note("withdrawn", "12.3-d", unit=PIECES[piece].id)
    s.push(("withdraw",))
