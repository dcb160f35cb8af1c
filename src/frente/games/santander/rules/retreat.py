"""Retreat after combat (10.5), by trade or forced by morale (10.6-d)."""

from __future__ import annotations

from frente.boards.hexes import bits
from frente.engine import Ask, Flow, Refusal, choose
from frente.games.santander.definitions import (
    CODES,
    ENEMY,
    FIGHTS,
    LINKS,
    PIECES,
    SIDE,
    TYPE,
    R,
    side_of_hex,
)
from frente.games.santander.rules.combat import losers
from frente.games.santander.rules.control import enter
from frente.games.santander.rules.losses import abandon, crush, destroy, disorganize
from frente.games.santander.rules.supply import zoc
from frente.games.santander.state import Santander, fighters, occupied, of_type, stand


def why_not_retreat(s: Santander, side: str, start: int, hex: int) -> Refusal | None:
    """Why a stack may not retreat from one hex to another."""
    if hex < 0 or not LINKS[start] >> hex & 1:
        return Refusal(
            "10.5.1-e", "not-adjacent", {"place": CODES[hex] if hex >= 0 else "-", "from": CODES[start]}
        )
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


def trade(s: Santander) -> Flow[None]:
    """Step 5: the defender may trade one step loss for a retreat of one hex (10.2-g, 10.5-a)."""
    battle = s.battle
    assert battle is not None
    side = ENEMY[battle.side]
    group = losers(s, battle, side)
    if battle.losses[1] < 1 or not group:  # 9.2-l: an HQ alone never retreats
        return
    here = battle.target
    if not ways_back(s, side, here):  # 10.5.1-e: no legal hex, no trade
        s.note("no-retreat", "10.5.1-e", place=CODES[here])
        return

    def judge(token: str) -> Refusal | None:
        words = token.split(" ")
        if token == "stand":
            return None
        if words[0] != "retreat" or len(words) != 2:
            return Refusal("10.5-a", "not-offered", {"token": token})
        return why_not_retreat(s, side, here, side_of_hex(words[1]))

    def offer() -> list[str]:
        return ["stand", *(f"retreat {CODES[h]}" for h in ways_back(s, side, here))]

    about = {"place": CODES[here], "losses": battle.losses[1]}
    answer = yield from choose(Ask(side, "trade", "10.5-a", offer, judge, dict(about)))
    if answer == "stand":
        return
    # 10.5-b: only one loss is traded, the others are taken after the retreat.
    s.battle = battle._replace(losses=(battle.losses[0], battle.losses[1] - 1))
    fall_back(s, group, here, side_of_hex(answer.split()[1]), "10.5-a")


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

        def judge(token: str) -> Refusal | None:
            words = token.split(" ")
            if words[0] != "retreat" or len(words) != 2:
                return Refusal("10.6-d", "not-offered", {"token": token})
            return why_not_retreat(s, R, start, side_of_hex(words[1]))

        about = {"place": CODES[start], "units": [PIECES[p].id for p in alive]}
        answer = yield from choose(
            Ask(
                R,
                "forced-retreat",
                "10.6-d",
                lambda: [f"retreat {CODES[h]}" for h in ways],
                judge,
                dict(about),
            )
        )
        hex = side_of_hex(answer.split()[1])
    fall_back(s, alive, start, hex, "10.6-d")
    return False
