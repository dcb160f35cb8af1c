"""Republican morale (10.6)."""

from __future__ import annotations

from frente.engine import Ask, Flow, Menu, Refusal, Way, put, roll
from frente.games.santander.answers import Roll
from frente.games.santander.definitions import CODES, PIECES, TYPE, R
from frente.games.santander.nouns import PLACE
from frente.games.santander.rules import tables
from frente.games.santander.rules.combat import loss_ask
from frente.games.santander.rules.losses import disorganize, lose_step, may_lose, taken
from frente.games.santander.rules.retreat import forced
from frente.games.santander.state import Battle, Santander


def stacks_to_roll(s: Santander, battle: Battle) -> list[int]:
    """The hexes (as they were in the combat) of Republican stacks that suffered losses and survive (10.6-a).

    Only units that took part roll and suffer (10.6-e).
    """
    if battle.side != R:
        survivors = [p for p in battle.defenders if s.at[p] >= 0 and TYPE[p] != "hq"]
        return [battle.target] if battle.suffered and survivors else []
    hit: list[int] = []
    for h in dict.fromkeys(battle.origins):
        group = [p for p, o in zip(battle.attackers, battle.origins, strict=True) if o == h]
        if any(taken(battle, p) for p in group) and any(s.at[p] >= 0 for p in group):
            hit.append(h)
    return hit


def group_of(s: Santander, battle: Battle, origin: int) -> list[int]:
    """The units that took part from (or in) a hex and are left."""
    if battle.side != R:
        return [p for p in battle.defenders if s.at[p] >= 0]
    pairs = zip(battle.attackers, battle.origins, strict=True)
    return [p for p, o in pairs if o == origin and s.at[p] >= 0]


def morale(s: Santander) -> Flow[None]:
    """A roll for each Republican stack that suffered losses, one stack a step."""
    battle = s.battle
    assert battle is not None
    s.push(("morale-order", *stacks_to_roll(s, battle)))
    yield from ()


def morale_order(s: Santander, *origins: int) -> Flow[None]:
    """10.6-a: the Republican says which stack rolls next, since one may fall back onto another."""
    battle = s.battle
    assert battle is not None
    left = [h for h in origins if group_of(s, battle, h)]  # 5.1.1-a: the others were crushed meanwhile
    if not left:
        return
    first = left[0]
    if len(left) > 1:
        way = Way("roll", Roll, PLACE[R], rule="10.6-a", among=left, otherwise=_why_no_roll)
        (first,) = yield from put(Ask.of(R, "morale-order", "10.6-a", Menu(s, way), commits=True))
    s.push(("morale-roll", first), ("morale-order", *(h for h in left if h != first)))


def _why_no_roll(hex: int) -> Refusal:
    """10.6-a: only stacks that took part and suffered losses."""
    return Refusal("10.6-a", "no-morale-roll", {"place": CODES[hex]})


def troop_modifier(group: list[int]) -> int:
    """10.6-c: the highest, that is the worst, among the combat units."""
    return max(tables.TROOPS[PIECES[p].nationality] for p in group if TYPE[p] != "hq")


def morale_roll(s: Santander, origin: int) -> Flow[None]:
    """Die + track + troops on the table (10.6-b), its results in the order printed (10.6-f)."""
    battle = s.battle
    assert battle is not None
    group = group_of(s, battle, origin)
    modifier = troop_modifier(group)
    stream = f"morale:{s.turn}:{battle.number}"
    die = yield from roll(stream, kind="morale", rule="10.6-a", seat=R)
    total = die[0] + s.morale + modifier
    result = tables.morale(total)
    s.note("morale-result", "10.6-b", place=CODES[origin], total=total, result=result)
    effects = tables.EFFECTS[result]
    if "dsg-each-unit" in effects:
        for p in group:  # 10.6-f: HQs included
            disorganize(s, p, 1, "10.6-f")
    steps = [
        step
        for effect, step in (
            ("forced-retreat-1", ("forced", origin)),
            ("stack-loses-1-step", ("stack-loss", origin)),
            ("each-unit-loses-1-step", ("each-loss", origin)),
        )
        if effect in effects
    ]
    s.push(*steps)


def forced_retreat(s: Santander, origin: int) -> Flow[None]:
    battle = s.battle
    assert battle is not None
    group = group_of(s, battle, origin)
    stuck = yield from forced(s, group)
    if stuck:  # 10.6-d: no legal hex: it stays and loses one step, and does not advance either
        s.battle = battle._replace(retreated=(*battle.retreated, *group))
        s.note("no-retreat", "10.6-d", place=CODES[origin])
        s.push(("stack-loss", origin))


def stack_loss(s: Santander, origin: int) -> Flow[None]:
    """The stack loses one step, shared as 10.3-c, counting this combat as a whole (10.6-f)."""
    battle = s.battle
    assert battle is not None
    group = [p for p in group_of(s, battle, origin) if TYPE[p] != "hq"]
    able = [p for p in group if may_lose(s, battle, p, group)]
    if not able:
        return
    chosen = able[0]
    if len(able) > 1:
        (chosen,) = yield from put(loss_ask(s, battle, R, group, "10.6-f", 1))
    lose_step(s, chosen, "10.6-f")


def each_loss(s: Santander, origin: int) -> Flow[None]:
    """Every unit of the stack loses a step (10.6-f)."""
    battle = s.battle
    assert battle is not None
    for p in group_of(s, battle, origin):
        if TYPE[p] != "hq" and s.at[p] >= 0:
            lose_step(s, p, "10.6-f")
    yield from ()
