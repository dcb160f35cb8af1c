"""The sequence of play (3), weather (11), offensives elsewhere (12), Basque surrender (13), victory (14)."""

from __future__ import annotations

from frente.engine import Ask, Flow, Over, Refusal, Result, Step, choose, roll
from frente.games.santander.definitions import (
    AIR_SLOT,
    AIRS,
    BASQUE_BRIGADES,
    BREAKDOWN,
    CHARTS,
    CODES,
    COLUMN,
    COMBAT,
    LAST_TURN,
    PBIT,
    PIECE,
    PIECES,
    REINOSA,
    TURNS,
    VP,
    N,
    R,
)
from frente.games.santander.rules import fog, supply
from frente.games.santander.state import (
    AVAILABLE,
    FLOWN,
    OUT,
    REMOVED,
    WAITING,
    Santander,
    brigades_destroyed,
    put,
    remove,
)

RAIN = range(CHARTS["weather"]["die"]["rain"][0], CHARTS["weather"]["die"]["rain"][1] + 1)
_STARTS = {row["turn"]: range(row["die"][0], row["die"][1] + 1) for row in CHARTS["offensive"]["start"]}
_OFFENSIVE_TURNS = sorted(_STARTS)
_NEAR_COLUMN = CHARTS["basque_surrender"]["column"] - CHARTS["basque_surrender"]["max_distance"]
_SURRENDER = range(
    CHARTS["basque_surrender"]["surrender_die"][0], CHARTS["basque_surrender"]["surrender_die"][1] + 1
)
_DEMOLISH = range(CHARTS["factory"]["demolish_die"][0], CHARTS["factory"]["demolish_die"][1] + 1)
FACTORY_FROM = int(CHARTS["factory"]["first_turn"])
VP_NEEDED = int(CHARTS["victory"]["nationalist_vp_needed"])
BRIGADES = int(CHARTS["victory"]["brigades_destroyed"])
BRIGADES_VP = int(CHARTS["victory"]["brigades_vp"])


PARTS: dict[str, tuple[Step, ...]] = {
    "weather": (("weather",),),
    "offensive": (("phase", N, "offensive"), ("offensive",)),
    "nationalist-move": (("phase", N, "move"), ("arrival",), ("supply",), ("move", N)),
    "nationalist-combat": (("phase", N, "combat"), ("supply",), ("attack", N)),
    "surrender": (("phase", R, "surrender"), ("surrender",)),
    "factory": (("factory",),),
    "republican-move": (("phase", R, "move"), ("supply",), ("move", R)),
    "republican-combat": (("phase", R, "combat"), ("supply",), ("attack", R)),
    "end": (("end-turn",),),
}
"""A game turn: its parts in order, with the steps of each."""


def turn(s: Santander) -> Flow[None]:
    """The phases of a game turn, in order (3.A-a, 3.B-a, 3.C-a, 3.D-a)."""
    s.note("turn", "1.2-b", turn=s.turn, dates=TURNS[s.turn - 1])
    for p, slot in AIR_SLOT.items():  # 9.1.1-b: back at the start of the turn
        if s.air[slot] == s.turn:
            s.air[slot] = AVAILABLE
            s.note("air-back", "9.1.1-a", unit=PIECES[p].id)
    s.push(*(step for part in PARTS.values() for step in part))
    yield from ()


def phase(s: Santander, side: str, name: str) -> Flow[None]:
    s.active, s.phase = side, name
    s.moved = s.attacked = 0
    s.note("phase", "3.B-a" if side == N else "3.C-a", side=side, phase=name)
    yield from ()


def check_supply(s: Santander) -> Flow[None]:
    """6.4-a: both sides, before each Movement and Ground Combat Segment."""
    supply.check(s)
    yield from ()


# --- weather (11) ---------------------------------------------------------------------------------


def weather(s: Santander) -> Flow[None]:
    """11.1-a, 11.2-a: from turn 2 a die, +1 after rain; 6 and more is rain. No roll on turn 1 (3.A-a)."""
    s.phase = "weather"
    if s.turn == 1:
        return
    die = yield from roll(f"weather:{s.turn}", kind="weather", rule="11.2-a")
    s.rain = die[0] + (CHARTS["weather"]["after_rain_drm"] if s.rain else 0) in RAIN
    s.note("weather", "11.2-a", rain=s.rain)


# --- offensives elsewhere (12) --------------------------------------------------------------------


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


# --- Basque surrender (13) ------------------------------------------------------------------------


def surrender_due(s: Santander) -> bool:
    """13.2-a, 13.2-b: no in-supply Basque brigade at column 14 or more, or more than half of them OOS.

    Brigades on the map only, their supply found afresh (13.2-e).
    """
    mine = [p for p in BASQUE_BRIGADES if s.at[p] >= 0]
    if not mine:
        return False
    fine = supply.supplied(s, R)
    fed = [p for p in mine if fine >> s.at[p] & 1]
    near = any(COLUMN[s.at[p]] >= _NEAR_COLUMN for p in fed)
    return not near or 2 * (len(mine) - len(fed)) > len(mine)


def surrender(s: Santander) -> Flow[None]:
    """3.C-b: the roll of the Basques; once it has come to that, every turn until they surrender (13.2-d)."""
    if s.surrender == 2 or not any(s.at[p] >= 0 for p in BASQUE_BRIGADES):
        return
    if s.surrender == 0 and not surrender_due(s):
        return
    s.surrender = 1
    die = yield from roll(f"surrender:{s.turn}", kind="surrender", rule="13.2-c", seat=R)
    if die[0] not in _SURRENDER:
        s.note("basques-fight", "13.2-c")
        return
    s.surrender = 2
    s.note("basques-surrender", "13.2-c")
    mine = [p for p in BASQUE_BRIGADES if s.at[p] >= 0]
    for p in mine:
        s.pleading |= PBIT[p]
    s.push(("battalions",))


def _replace(s: Santander, brigade: int) -> None:
    """13.3-b: a breakdown battalion, fresh and in supply until the next check, in the brigade's hex."""
    battalion = next(p for p in BREAKDOWN if s.at[p] == WAITING)
    hex = s.at[brigade]
    s.pleading &= ~PBIT[brigade]
    remove(s, brigade, OUT)
    put(s, battalion, hex)
    fog.note(s, "battalion", "13.3-b", battalion, fog.fogged(s, battalion), place=CODES[hex])


def battalions(s: Santander) -> Flow[None]:
    """All brigades leave (13.3-a), at most five of them for a battalion: the owner says which (13.3-b).

    They do not count as destroyed (13.3-d); HQ, armour and markers stay (13.3-c).
    """
    mine = [p for p in BASQUE_BRIGADES if s.pleading >> p & 1]
    left = [p for p in BREAKDOWN if s.at[p] == WAITING]
    if len(mine) <= len(left) or not left:
        for p in mine:
            if left:
                _replace(s, p)
            else:
                s.pleading &= ~PBIT[p]
                remove(s, p, OUT)
        return
    tokens = [f"replace {PIECES[p].id}" for p in mine]

    def judge(token: str) -> Refusal | None:
        words = token.split(" ")
        piece = PIECE.get(words[1], -1) if words[0] == "replace" and len(words) == 2 else -1
        if piece not in mine:
            return Refusal("13.3-b", "not-offered", {"token": token})
        return None

    answer = yield from choose(Ask(R, "battalions", "13.3-b", lambda: tokens, judge, {"left": len(left)}))
    _replace(s, PIECE[answer.split()[1]])
    s.push(("battalions",))


# --- the factory and victory (14) -----------------------------------------------------------------


def factory(s: Santander) -> Flow[None]:
    """14.2-a: from turn 4, while Reinosa is Republican at this point, 4-6 demolishes the factory."""
    if s.turn < FACTORY_FROM or s.demolished or s.control >> REINOSA & 1:
        return
    die = yield from roll(f"factory:{s.turn}", kind="factory", rule="14.2-a", seat=R)
    s.demolished = die[0] in _DEMOLISH
    s.note("factory", "14.2-b", demolished=s.demolished)


def victory_points(s: Santander) -> int:
    """14.1-b: the hexes the Nationalist controls; 14.1-d: one more for ten brigades."""
    points = sum(
        vp for hex, vp in VP.items() if s.control >> hex & 1 and not (hex == REINOSA and s.demolished)
    )
    return points + (BRIGADES_VP if brigades_destroyed(s) >= BRIGADES else 0)


def end_turn(s: Santander) -> Flow[None]:
    """D: victory, then chits, then the turn marker (3.D-d)."""
    points = victory_points(s)
    s.phase = "end"
    if points >= VP_NEEDED:  # 14.1-c
        raise Over(_result(s, N, points))
    if s.turn == LAST_TURN:  # 1.2-b, 3.D-d
        raise Over(_result(s, R, points))
    for p, level in enumerate(s.dsg):
        if level:  # 3.D-a, or 15.3-a: one level less
            s.dsg[p] = level - 1 if "dsg-reduction" in s.rules else 0
    s.used = 0  # 3.D-b
    s.trucks = 0  # 3.D-c: supply columns on their combat side, air units available again
    s.air = [AVAILABLE if box == FLOWN else box for box in s.air]
    s.turn += 1
    s.combats = 0
    s.push(("turn",))
    yield from ()


def _result(s: Santander, winner: str, points: int) -> Result:
    return Result(
        (winner,),
        "14.1-c",
        f"{winner}-wins",
        {"points": points, "needed": VP_NEEDED, "turn": s.turn},
        {N: float(points), R: float(VP_NEEDED - points)},
    )
