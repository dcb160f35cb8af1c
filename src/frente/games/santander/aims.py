"""How the match is won and lost (14), what threatens, and what an answer would cost."""

from __future__ import annotations

from frente.boards.hexes import bits, mask_of
from frente.engine import Ask, Message
from frente.engine.aims import AT_THE_END, EVERY_TURN, Aim, Briefing, Level, Part, Task, Warning
from frente.games.santander.answers import Done, Go, Retreat
from frente.games.santander.definitions import (
    BASQUE_BRIGADES,
    BIT,
    CODES,
    COLUMN,
    COMBAT,
    ENEMY,
    FIGHTS,
    LAND,
    LAST_TURN,
    LIMIT,
    PIECES,
    REINOSA,
    SIDE,
    SP,
    TYPE,
    VP,
    N,
    R,
)
from frente.games.santander.rules import fog, movement, supply
from frente.games.santander.rules.basques import NEAR_COLUMN, surrender_due
from frente.games.santander.rules.victory import (
    BRIGADES,
    BRIGADES_VP,
    FACTORY_FROM,
    VP_NEEDED,
    victory_points,
)
from frente.games.santander.state import (
    Santander,
    brigades_destroyed,
    fighters,
    occupied,
    ready_stand,
    stacking,
    units,
)

# --- how it ends ----------------------------------------------------------------------------------


def aims(s: Santander) -> list[Aim]:
    """Six points at the end of a turn, or fewer when the last turn ends (14.1-c).

    One's win is the other's loss, and is told once.
    """
    points = victory_points(s)
    places = tuple(CODES[hex] for hex in VP)
    return [
        Aim(
            "points",
            N,
            "win",
            Message("aim-points", {"need": VP_NEEDED}),
            "14.1-c",
            points,
            VP_NEEDED,
            EVERY_TURN,
            True,
            parts=_parts(s),
            places=places,
            open=points + _still_open(s) >= VP_NEEDED,
        ),
        Aim(
            "hold",
            R,
            "win",
            Message("aim-hold", {"most": VP_NEEDED - 1}),
            "14.1-c",
            points,
            VP_NEEDED - 1,
            AT_THE_END,
            at_most=True,
            places=places,
            from_turn=LAST_TURN,
        ),
    ]


def _parts(s: Santander) -> tuple[Part, ...]:
    """What the points are made of (14.1-b, 14.1-d)."""
    found = []
    for hex, points in sorted(VP.items(), key=lambda row: -row[1]):
        name = "aim-part-demolished" if hex == REINOSA and s.demolished else "aim-part-place"
        label = Message(name, {"place": CODES[hex], "points": points})
        found.append(Part(label, name == "aim-part-place" and bool(s.control >> hex & 1), (CODES[hex],)))
    lost = brigades_destroyed(s)
    label = Message("aim-part-brigades", {"lost": lost, "need": BRIGADES, "points": BRIGADES_VP})
    return (*found, Part(label, lost >= BRIGADES))


def _still_open(s: Santander) -> int:
    """Points that the Nationalist does not have and can still get."""
    hexes = sum(
        vp for hex, vp in VP.items() if not s.control >> hex & 1 and not (hex == REINOSA and s.demolished)
    )
    left = sum(PIECES[p].brigade and s.at[p] >= 0 for p in COMBAT[R])
    lost = brigades_destroyed(s)
    return hexes + (BRIGADES_VP if lost < BRIGADES <= lost + left else 0)


# --- what threatens -------------------------------------------------------------------------------


def dangers(s: Santander, seat: str) -> list[Warning]:
    """What a seat should see coming."""
    if s.phase == "set-up":
        return []
    return [*_for_republican(s)] if seat == R else [*_for_nationalist(s)]


def _for_republican(s: Santander) -> list[Warning]:
    found = []
    points = victory_points(s)
    if points >= VP_NEEDED:
        place = next((hex for hex in VP if s.control >> hex & 1 and not occupied(s, N) >> hex & 1), None)
        cure = None if place is None else Message("cure-retake", {"place": CODES[place]})
        found.append(
            Warning("six-now", "danger", Message("warn-six-now", {"points": points}), "14.1-c", cure=cure)
        )
    else:
        near = [hex for hex in bits(reached(s, N) & mask_of(VP)) if not s.control >> hex & 1]
        gain = sum(VP[hex] for hex in near if not (hex == REINOSA and s.demolished))
        if near and points + gain >= VP_NEEDED:
            codes = tuple(CODES[hex] for hex in near)
            found.append(
                Warning(
                    "six-next",
                    "danger",
                    Message("warn-six-next", {"places": list(codes), "need": VP_NEEDED}),
                    "14.1-c",
                    codes,
                    Message("cure-garrison"),
                )
            )
    if s.surrender < 2 and any(s.at[p] >= 0 for p in BASQUE_BRIGADES):
        if s.surrender == 1 or surrender_due(s):
            found.append(
                Warning("basques", "danger", Message("warn-basques"), "13.2-a", cure=Message("cure-basques"))
            )
    lost = brigades_destroyed(s)
    if BRIGADES - 2 <= lost < BRIGADES:
        message = Message("warn-brigades", {"lost": lost, "need": BRIGADES})
        found.append(Warning("ten-brigades", "care", message, "14.1-d", cure=Message("cure-trade")))
    return found


def _for_nationalist(s: Santander) -> list[Warning]:
    found = []
    if not s.demolished and not s.control >> REINOSA & 1 and s.turn >= FACTORY_FROM - 1:
        level: Level = "danger" if s.turn >= FACTORY_FROM else "care"
        args = {"place": CODES[REINOSA], "turn": FACTORY_FROM}
        found.append(
            Warning(
                "factory",
                level,
                Message("warn-factory", args),
                "14.2-a",
                (CODES[REINOSA],),
                Message("cure-factory", args),
            )
        )
    if victory_points(s) + _still_open(s) < VP_NEEDED:
        found.append(
            Warning("out-of-reach", "care", Message("warn-out-of-reach", {"need": VP_NEEDED}), "14.1-c")
        )
    return found


def reached(s: Santander, side: str, vacated: int = 0) -> int:
    """Hexes into which units of a side that its enemy can see could march in one movement segment of theirs.

    `vacated`: hexes that its enemy would have left by then.
    Who is warned does not know what lies beneath the tops (5.2-a), nor whether a move would stay in supply.
    """
    enemy = ENEMY[side]
    foe, zone = occupied(s, enemy) & ~vacated, supply.zone(ready_stand(s, enemy) & ~vacated)
    found = 0
    for piece in COMBAT[side]:
        here = s.at[piece]
        if here >= 0 and fog.sees(s, enemy, piece):
            found |= movement.roamed(s, piece, LAND & ~foe, zone)
    return found


# --- what an answer would cost --------------------------------------------------------------------


def caution(s: Santander, ask: Ask, token: str) -> Warning | None:
    """What an answer brings about that is hard to mend, as far as the seat can know."""
    match ask.value(token):
        case Go(hex) if s.march is not None:
            return _leaving(s, s.march.piece, hex)
        case Retreat(hex) if s.battle is not None:
            return _falling_back(s, ask.seat, hex)
        case Done() if ask.kind == "attack" and ask.seat == R and victory_points(s) >= VP_NEEDED:
            args = {"points": victory_points(s)}
            return Warning("six-now", "danger", Message("warn-ends-it", args), "14.1-c")
    return None


def _leaving(s: Santander, piece: int, to: int) -> Warning | None:
    """What the hex that a unit leaves is worth, and what its leaving does to others."""
    here, side = s.at[piece], SIDE[piece]
    if not FIGHTS[piece] or here < 0 or here == to:
        return None
    last = fighters(s, here) == [piece]
    worth = last and here in VP and not (here == REINOSA and s.demolished)
    if worth and (reached(s, ENEMY[side], BIT[here]) >> here & 1 or _near(s, here)):
        args = {"place": CODES[here], "points": VP[here]}
        ends = side == R and victory_points(s) + VP[here] >= VP_NEEDED
        level: Level = "danger" if ends else "care"
        return Warning(
            "empty-objective",
            level,
            Message("warn-empty" if side == R else "warn-empty-held", args),
            "14.1-b",
            (CODES[here],),
            Message("cure-leave-one"),
        )
    if s.surrender == 0 and _last_in_the_east(s, piece, to):
        args = {"column": NEAR_COLUMN}
        return Warning(
            "basque-west", "danger", Message("warn-basque-west", args), "13.2-a", (PIECES[piece].id,)
        )
    hqs = [p for p in units(s, here) if TYPE[p] == "hq" and SIDE[p] == side]
    if last and hqs and _near(s, here):
        args = {"unit": PIECES[hqs[0]].id, "place": CODES[here]}
        return Warning("hq-alone", "care", Message("warn-hq-alone", args), "9.2-e", (PIECES[hqs[0]].id,))
    return None


def _near(s: Santander, hex: int) -> bool:
    """Do enemy units stand beside the hex?"""
    return bool(supply.zone(BIT[hex]) & occupied(s, N if not s.control >> hex & 1 else R))


def _last_in_the_east(s: Santander, piece: int, to: int) -> bool:
    """13.2-a: would no Basque brigade in supply be left in the eastern columns?"""
    if piece not in BASQUE_BRIGADES or COLUMN[to] >= NEAR_COLUMN:
        return False
    fine = supply.supplied(s, R)
    here = [p for p in BASQUE_BRIGADES if s.at[p] >= 0]
    return [p for p in here if COLUMN[s.at[p]] >= NEAR_COLUMN and fine >> s.at[p] & 1] == [piece]


def _falling_back(s: Santander, side: str, to: int) -> Warning | None:
    """5.1.1-a: a hex at twice its limit loses all who stand there; 9.2-k: an HQ does not go along."""
    battle = s.battle
    assert battle is not None
    group = [p for p in battle.defenders if s.at[p] >= 0 and SIDE[p] == side and TYPE[p] != "hq"]
    load = stacking(s, to) + sum(SP[p] for p in group)
    if load >= 2 * LIMIT[to]:
        args = {"place": CODES[to], "points": load, "limit": LIMIT[to]}
        return Warning("stack-dies", "danger", Message("warn-stack-dies", args), "5.1.1-a", (CODES[to],))
    hqs = [p for p in units(s, battle.target) if TYPE[p] == "hq" and SIDE[p] == side]
    if hqs and fog.sees(s, side, hqs[0]):
        args = {"unit": PIECES[hqs[0]].id}
        return Warning("hq-lost", "care", Message("warn-hq-lost", args), "9.2-k", (PIECES[hqs[0]].id,))
    if side == R and s.trenches >> battle.target & 1:
        return Warning(
            "trench-lost", "note", Message("warn-trench-lost", {"place": CODES[battle.target]}), "10.7-d"
        )
    return None


# --- before the first answer ----------------------------------------------------------------------

FIRST: dict[str, dict[str, tuple[Task, ...]]] = {
    "quick": {
        N: (
            Task(Message("first-mataporquera"), ("2206",), "10.1-d"),
            Task(Message("first-cilleruelo"), ("2010", "2111"), "4.4-a"),
            Task(Message("first-coast"), ("1318",), "14.1-b"),
        ),
        R: (
            Task(Message("first-reinosa"), ("2006",), "14.1-b"),
            Task(Message("first-escudo"), ("1909",), "6.1-a"),
            Task(Message("first-basques"), ("1318", "1418", "1617"), "13.2-a"),
        ),
    },
    "campaign": {
        N: (
            Task(Message("first-nat-front"), (), "4.3-b"),
            Task(Message("first-nat-ctv"), (), "4.4-a"),
            Task(Message("first-nat-columns"), (), "4.3-d"),
        ),
        R: (
            Task(Message("first-rep-front"), (), "4.2-c"),
            Task(Message("first-rep-basques"), (), "4.2-d"),
            Task(Message("first-rep-trenches"), ("2206", "2010", "1910"), "4.2-i"),
        ),
    },
}


def briefing(s: Santander, scenario: str, seat: str) -> Briefing:
    return Briefing((Message(f"briefing-{seat}"),), tuple(aims(s)), FIRST[scenario].get(seat, ()))
