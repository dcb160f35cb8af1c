"""Bombardment (9): air, HQs and supply columns before the assault, and air combat (15.1)."""

from __future__ import annotations

from frente.engine import Ask, Flow, Menu, Message, Plain, Refusal, Way, put, roll
from frente.games.santander.answers import Enough, Fire, Lose, Spend
from frente.games.santander.definitions import (
    AIR_SLOT,
    AIRS,
    BIT,
    CODES,
    COLUMNS,
    ENEMY,
    GRID,
    HQS,
    LAST_TURN,
    LINKS,
    PBIT,
    PIECES,
    RANGE,
    SIDE,
    SIDES,
    TYPE,
    N,
)
from frente.games.santander.nouns import UNIT
from frente.games.santander.rules import fog, tables
from frente.games.santander.rules.losses import disorganize, spend
from frente.games.santander.rules.presence import why_absent, why_not_yours
from frente.games.santander.rules.supply import in_supply
from frente.games.santander.state import (
    AVAILABLE,
    FLOWN,
    REMOVED,
    Battle,
    Santander,
    enemy_index,
    fighters,
    units,
)

NO_MORE = Way("enough", Enough, rule="9.4.1-a")
GUNS = {side: (*AIRS[side], *HQS[side]) for side in SIDES}


def involved(s: Santander, battle: Battle, side: str) -> list[int]:
    """The units of a side that take part in the combat, an HQ in the attacked hex among them (9.2-g)."""
    if battle.side == side:
        return [p for p in battle.attackers if s.at[p] >= 0]
    return units(s, battle.target)


def points_of(piece: int) -> int:
    """Bombardment points: air 1, division HQ 1, corps HQ 2, supply column 1 (9.2-a, 9.3.1-a, 9.4.2-a)."""
    return tables.AIR_POINTS if TYPE[piece] == "air" else PIECES[piece].points


def total(battle: Battle, index: int) -> int:
    """All points committed by one side of the combat."""
    return sum(points_of(p) for p in (*battle.fire[index], *battle.shells[index]))


def with_fire(battle: Battle, index: int, piece: int) -> Battle:
    """The combat with one air unit or HQ more on a side."""
    attacker, defender = battle.fire
    return battle._replace(fire=(attacker, (*defender, piece)) if index else ((*attacker, piece), defender))


def with_shells(battle: Battle, index: int, piece: int) -> Battle:
    """The combat with one supply column more on a side."""
    attacker, defender = battle.shells
    return battle._replace(shells=(attacker, (*defender, piece)) if index else ((*attacker, piece), defender))


# --- who may fire ---------------------------------------------------------------------------------


def why_not_fire(s: Santander, battle: Battle, side: str, piece: int) -> Refusal | None:
    """Why this air unit or HQ may not support this combat."""
    if SIDE[piece] != side:
        return why_not_yours(side, piece, "9.4-a")
    if TYPE[piece] not in ("air", "hq"):
        return Refusal("9.4-a", "no-gun", {"unit": PIECES[piece].id})
    if piece in battle.fire[0] or piece in battle.fire[1]:
        return Refusal("9.4-c", "committed", {"unit": PIECES[piece].id})
    if TYPE[piece] == "air":
        return _why_not_fly(s, battle, side, piece)
    return _why_not_shell(s, battle, side, piece)


def why_away(piece: int, box: int) -> Refusal:
    """An air unit that is not there at all: lost, withdrawn for good, or back in a later turn."""
    if box == REMOVED:
        return Refusal("9.1.1-a", "air-gone", {"unit": PIECES[piece].id})
    return Refusal("9.1.1-a", "air-away", {"unit": PIECES[piece].id, "turn": box})


def _why_not_fly(s: Santander, battle: Battle, side: str, piece: int) -> Refusal | None:
    id = PIECES[piece].id
    if s.rain:
        return Refusal("11.3-a", "rain", {"unit": id})
    box = s.air[AIR_SLOT[piece]]
    if box == FLOWN:
        return Refusal("9.4-c", "flown", {"unit": id})
    if box != AVAILABLE:
        return why_away(piece, box)
    # 9.1-b: Spanish air only for Spanish combat units. 9.1-c: the others for anybody of their side.
    if PIECES[piece].nationality == "spanish" and not any(
        PIECES[p].nationality == "spanish" and TYPE[p] != "hq" for p in involved(s, battle, side)
    ):
        return Refusal("9.1-b", "needs-spanish", {"unit": id})
    return None


def _why_not_shell(s: Santander, battle: Battle, side: str, piece: int) -> Refusal | None:
    hq = PIECES[piece]
    here = s.at[piece]
    if here < 0:
        return why_absent(s, piece, "9.4-a")
    if s.used >> piece & 1:
        return Refusal("9.4-c", "fired", {"unit": hq.id})
    away = GRID.distance(here, battle.target)  # 9.2-f: whatever lies between, to the attacked hex
    if away > RANGE:
        return Refusal("9.2-f", "out-of-range", {"unit": hq.id, "distance": away, "range": RANGE})
    friends = involved(s, battle, side)
    # 9.2-g: Spanish HQs for Spanish forces of any division; 9.2-c: Republican HQs for anybody of theirs.
    if side == N and hq.nationality == "spanish":
        if not any(PIECES[p].nationality == "spanish" for p in friends):
            return Refusal("9.2-g", "needs-spanish", {"unit": hq.id})
    elif side == N and hq.size == "division":
        # 9.2-h, 9.2-i, 9.2-j: Italian and Italo-Spanish divisional HQs only for units of their division.
        if not any(PIECES[p].formation == hq.formation for p in friends):
            return Refusal("9.2-i", "needs-division", {"unit": hq.id})
    if not in_supply(s, piece):  # 10.2-b: checked now
        return Refusal("6.3.1-a", "hq-out-of-supply", {"unit": hq.id})
    return None


def fire(s: Santander, side: str) -> Flow[None]:
    """One air unit or HQ more, or enough; attacker first, then defender (9.4.1-a, 9.2-c)."""
    battle = s.battle
    assert battle is not None
    index = enemy_index(battle, side)
    menu = Menu(
        s,
        Way(
            "fire",
            Fire,
            UNIT[side],
            rule="9.4.1-a",
            why_not=lambda piece: why_not_fire(s, battle, side, piece),
            among=GUNS[side],
            final=lambda piece: "reveal" if fog.fogged(s, piece) else "",
        ),
        NO_MORE,
    )
    # The defender is asked also where he has nothing to commit: silence would tell (5.2-a).
    ask = Ask.of(side, "fire", "9.4.1-a", menu, _points(battle, index), commits=index == 1)
    match (yield from put(ask)):
        case Fire(piece):
            s.battle = with_fire(battle, index, piece)
            s.oos &= ~PBIT[piece]
            s.note("fires", "9.4.1-a", side=side, unit=PIECES[piece].id, points=points_of(piece))
            s.push(("fire", side))


def _points(battle: Battle, index: int) -> dict[str, Plain]:
    """What a side is told of the points committed."""
    return {
        "place": CODES[battle.target],
        "points": total(battle, index),
        "against": total(battle, 1 - index),
    }


# --- supply columns (9.3.1) -----------------------------------------------------------------------


def why_not_spend(s: Santander, battle: Battle, side: str, piece: int) -> Refusal | None:
    """Why this supply column may not be spent in this combat."""
    id = PIECES[piece].id
    index = enemy_index(battle, side)
    refusal = why_not_yours(side, piece, "9.3.1-a")
    if refusal is not None:
        return refusal
    if TYPE[piece] != "sc":
        return Refusal("9.3.1-a", "no-column", {"unit": id})
    if s.at[piece] < 0:
        return why_absent(s, piece, "9.3.1-a")
    if piece in battle.shells[index]:
        return Refusal("9.3.1-d", "committed", {"unit": id})
    if s.trucks >> piece & 1:
        return Refusal("9.3.2-a", "column-moved", {"unit": id})
    here = s.at[piece]
    near = BIT[here] | LINKS[here]  # 9.3.1-b: not through an impassable hexside
    # 9.3.1-c: an HQ that bombards in this combat may use any number; air alone cannot use them.
    if not any(TYPE[p] == "hq" and near >> s.at[p] & 1 for p in battle.fire[index]):
        return Refusal("9.3.1-b", "no-hq-near", {"unit": id})
    return None


def spend_columns(s: Santander, side: str) -> Flow[None]:
    """One supply column more, or enough; attacker first, then defender (9.4.1-b)."""
    battle = s.battle
    assert battle is not None
    index = enemy_index(battle, side)

    # Asked whenever an HQ fires, also where there is nothing to spend: silence would tell (5.2-a).
    if not any(TYPE[p] == "hq" for p in battle.fire[index]):
        return
    menu = Menu(
        s,
        Way(
            "spend",
            Spend,
            UNIT[side],
            rule="9.4.1-b",
            why_not=lambda piece: why_not_spend(s, battle, side, piece),
            among=COLUMNS[side],
        ),
        NO_MORE,
    )
    match (yield from put(Ask.of(side, "spend", "9.4.1-b", menu, _points(battle, index), commits=True))):
        case Spend(piece):
            s.battle = with_shells(battle, index, piece)
            s.note("spends", "9.4.1-b", side=side, unit=PIECES[piece].id)
            s.push(("spend", side))


# --- the bombardment itself -----------------------------------------------------------------------


def air_combat(s: Santander) -> Flow[None]:
    """15.1: both sides have air here, so each air unit fires once, at the same time (9.4.1-c, 15.1-a)."""
    battle = s.battle
    assert battle is not None
    planes = [[p for p in group if TYPE[p] == "air"] for group in battle.fire]
    if "air-combat" not in s.rules or not planes[0] or not planes[1]:
        return
    hits = [0, 0]
    for index, side in enumerate((battle.side, ENEMY[battle.side])):
        stream = f"air:{s.turn}:{battle.number}"
        dice = yield from roll(stream, len(planes[index]), kind="air-combat", rule="15.1-a", seat=side)
        hits[1 - index] = min(dice.count(6), len(planes[1 - index]))  # 15.1-b: hits beyond are lost
    s.push(
        *(("shot-down", battle.side) for _ in range(hits[0])),
        *(("shot-down", ENEMY[battle.side]) for _ in range(hits[1])),
    )


def shot_down(s: Santander, side: str) -> Flow[None]:
    """15.1-b: the owner chooses which of his air units is lost, for good; it adds no points."""
    battle = s.battle
    assert battle is not None
    index = enemy_index(battle, side)
    planes = [p for p in battle.fire[index] if TYPE[p] == "air"]
    lost = planes[0]
    if len(planes) > 1:
        way = Way(
            "lose",
            Lose,
            UNIT[side],
            rule="15.1-b",
            among=planes,
            otherwise=lambda piece: _why_not_hit(side, piece),
            label=lambda piece: Message("do-shot-down", {"unit": PIECES[piece].id}),
        )
        (lost,) = yield from put(Ask.of(side, "shot-down", "15.1-b", Menu(s, way)))
    s.air[AIR_SLOT[lost]] = REMOVED
    pair = list(battle.fire)
    pair[index] = tuple(p for p in pair[index] if p != lost)
    s.battle = battle._replace(fire=(pair[0], pair[1]))
    s.note("shot-down", "15.1-b", unit=PIECES[lost].id)


def _why_not_hit(side: str, piece: int) -> Refusal:
    """Why a piece cannot be the air unit that is lost."""
    refusal = why_not_yours(side, piece, "15.1-b")
    if refusal is not None:
        return refusal
    text = "not-in-the-air" if TYPE[piece] == "air" else "no-air-unit"
    return Refusal("15.1-b", text, {"unit": PIECES[piece].id})


def bombard(s: Santander) -> Flow[None]:
    """Compare the points, roll for the difference, then for the air units used (9.4.2-c, 10.2-c)."""
    battle = s.battle
    assert battle is not None
    sides = (battle.side, ENEMY[battle.side])
    sums = [total(battle, 0), total(battle, 1)]
    stream = f"bombardment:{s.turn}:{battle.number}"
    levels, loser = 0, 1
    if sums[0] != sums[1]:  # 9.4.2-b: equal totals, no roll
        loser = 1 if sums[0] > sums[1] else 0
        net = abs(sums[0] - sums[1])
        # 10.7-b: a trench helps only the attacked hex, and no HQ alone (10.7-e).
        dug_in = loser == 1 and s.trenches >> battle.target & 1 and fighters(s, battle.target)
        drm = tables.BOMB_TRENCH_DRM if dug_in else 0
        die = yield from roll(stream, kind="bombardment", rule="9.4.2-b", seat=sides[1 - loser])
        levels = tables.bombard(net, die[0], drm)
        s.note("bombarded", "9.4.2-b", side=sides[1 - loser], net=net, levels=levels)
    for p in (*battle.fire[0], *battle.fire[1]):  # 9.4-d: used, also against equal points
        if TYPE[p] == "hq":
            s.used |= PBIT[p]
        else:
            s.air[AIR_SLOT[p]] = FLOWN
    for index, side in enumerate(sides):
        yield from _attrition(s, side, [p for p in battle.fire[index] if TYPE[p] == "air"], battle)
        for p in battle.shells[index]:
            spend(s, p, "9.3.1-d")
    # 9.4.2-d: every unit in the attacked hex, HQs as well (9.2-n), never supply columns (9.3-f);
    # 9.4.3-a: all attacking units, and only those.
    for p in involved(s, battle, sides[loser]) if levels else ():
        disorganize(s, p, levels, "9.4.2-d" if loser == 1 else "9.4.3-a")


def _attrition(s: Santander, side: str, planes: list[int], battle: Battle) -> Flow[None]:
    """9.1.1-a: on a 1 an air unit is out until two turns later. 9.1.1-b: before the ground combat."""
    if not planes:
        return
    stream = f"attrition:{s.turn}:{battle.number}"
    dice = yield from roll(stream, len(planes), kind="attrition", rule="9.1.1-a", seat=side)
    for p, die in zip(planes, dice, strict=True):
        if die == 1:
            back = s.turn + 2
            s.air[AIR_SLOT[p]] = back if back <= LAST_TURN else REMOVED
            s.note("air-withdrawn", "9.1.1-a", unit=PIECES[p].id, turn=back)
