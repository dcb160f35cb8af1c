"""Retreat after combat (10.5), by trade or forced by morale (10.6-d)."""

from __future__ import annotations

from frente.boards.hexes import bits
from frente.engine import Ask, Flow, Menu, Plain, Refusal, Way, put
from frente.games.santander.answers import Retreat, Stand
from frente.games.santander.definitions import (
    CODES,
    ENEMY,
    FIGHTS,
    LAND,
    LINKS,
    PIECES,
    SIDE,
    TYPE,
    R,
)
from frente.games.santander.nouns import PLACE
from frente.games.santander.rules.combat import losers
from frente.games.santander.rules.control import enter
from frente.games.santander.rules.losses import abandon, crush, destroy, disorganize
from frente.games.santander.rules.supply import zoc
from frente.games.santander.state import Santander, fighters, occupied, of_type, stand


def why_not_retreat(s: Santander, side: str, start: int, hex: int) -> Refusal | None:
    """Why a stack may not retreat from one hex to another."""
    if hex == start:
        return Refusal("10.5.1-a", "already-there", {"place": CODES[hex]})
    if not LAND >> hex & 1:
        return Refusal("10.5.1-e", "no-land", {"place": CODES[hex]})
    if not LINKS[start] >> hex & 1:
        return Refusal("10.5.1-e", "not-adjacent", {"place": CODES[hex], "from": CODES[start]})
    if occupied(s, ENEMY[side]) >> hex & 1:
        return Refusal("10.5.1-e", "enemy-there", {"place": CODES[hex]})
    if s.battle is not None and hex == s.battle.target:  # an attacker does not fall back forward
        return Refusal("10.6-d", "retreat-forward", {"place": CODES[hex]})
    if zoc(s, ENEMY[side]) >> hex & 1 and not stand(s, side) >> hex & 1:
        return Refusal("10.5.1-b", "retreat-into-zoc", {"place": CODES[hex]})
    return None


def ways_back(s: Santander, side: str, start: int) -> list[int]:
    """The hexes to which a stack may retreat."""
    return [h for h in bits(LINKS[start]) if why_not_retreat(s, side, start, h) is None]


def _retreating(s: Santander, side: str, start: int, rule: str, ways: list[int]) -> Way:
    """The way back of a stack, of which there are these."""
    return Way(
        "retreat",
        Retreat,
        PLACE[side],
        rule=rule,
        why_not=lambda hex: why_not_retreat(s, side, start, hex),
        among=ways,
        judged=True,
    )


def trade(s: Santander) -> Flow[None]:
    """Step 5: the defender may trade one step loss for a retreat of one hex (10.2-g, 10.5-a)."""
    battle = s.battle
    assert battle is not None
    side = ENEMY[battle.side]
    group = losers(s, battle, side)
    if battle.losses[1] < 1 or not group:  # 9.2-l: an HQ alone never retreats
        return
    here = battle.target
    ways = ways_back(s, side, here)
    if not ways:  # 10.5.1-e: no legal hex, no trade
        s.note("no-retreat", "10.5.1-e", place=CODES[here])
        return

    menu = Menu(s, Way("stand", Stand, rule="10.5-a"), _retreating(s, side, here, "10.5-a", ways))
    about: dict[str, Plain] = {"place": CODES[here], "losses": battle.losses[1]}
    match (yield from put(Ask.of(side, "trade", "10.5-a", menu, about))):
        case Retreat(hex):
            # 10.5-b: only one loss is traded, the others are taken after the retreat.
            s.battle = battle._replace(losses=(battle.losses[0], battle.losses[1] - 1))
            fall_back(s, group, here, hex, "10.5-a")


def fall_back(s: Santander, group: list[int], start: int, hex: int, rule: str) -> None:
    """Move a stack as a whole one hex back (10.5.1-a), with all it costs."""
    side = SIDE[group[0]]
    s.note("retreat", rule, side=side, start=CODES[start], place=CODES[hex])
    had = {kind: of_type(s, hex, kind) for kind in ("armour",)}
    for p in group:
        if TYPE[p] == "armour" and had["armour"]:  # 5-f: no room for a second armour unit
            destroy(s, p, "5-f")
            continue
        enter(s, p, hex)
    if not fighters(s, start):  # 9.2-k, 9.2-l: HQs cannot go along; 10.6-e: not while others stay
        abandon(s, start, side)
    battle = s.battle
    if battle is not None:
        s.battle = battle._replace(retreated=(*battle.retreated, *group))
    for p in group:
        if s.at[p] >= 0:
            disorganize(s, p, 1, "10.5.1-d")
    crush(s, hex)  # 10.5.1-c: a retreat may overstack, and 5.1.1 applies


def forced(s: Santander, group: list[int]) -> Flow[bool]:
    """10.6-d: retreat one hex, or a DSG if it has retreated already. Gives whether a step is due instead."""
    battle = s.battle
    assert battle is not None
    alive = [p for p in group if s.at[p] >= 0 and FIGHTS[p]]
    if not alive:
        return False
    if any(p in battle.retreated for p in alive):
        for p in alive:
            disorganize(s, p, 1, "10.6-d")
        return False
    start = s.at[alive[0]]
    ways = ways_back(s, R, start)
    if not ways:
        return True
    hex = ways[0]
    if len(ways) > 1:
        menu = Menu(s, _retreating(s, R, start, "10.6-d", ways))
        about: dict[str, Plain] = {"place": CODES[start], "units": [PIECES[p].id for p in alive]}
        (hex,) = yield from put(Ask.of(R, "forced-retreat", "10.6-d", menu, about))
    fall_back(s, alive, start, hex, "10.6-d")
    return False
