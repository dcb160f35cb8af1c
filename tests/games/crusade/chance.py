"""Boards as no scenario has them: pockets of both sides, counters anywhere, for oracles to judge."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.games.crusade.board import table

from frente.engine import Match
from frente.games.crusade.definitions import BALEARIC, LAND, NEAR, NORTH, SPACE_IDS, SPACES, UNITS, bits
from frente.games.crusade.rules.supply import supplied
from frente.games.crusade.state import Crusade

KINDS = {
    "nat": (
        "nat-inf", "nat-mil", "nat-mil-nav", "nat-cav", "nat-pol", "nat-afr", "nat-ita", "nat-cv33",
        "nat-pz1",
    ),
    "rep": (
        "rep-mil", "rep-mil-cnt", "rep-mil-poum", "rep-mil-ast", "rep-mil-san", "rep-mil-bas", "rep-pol",
        "rep-rpa", "rep-int", "rep-t26",
    ),
}  # fmt: skip


CORNERS = ("ademuz", "bilbao", "gijon", "valencia")
"""The first space of the map, and places where many rules meet: they are never left out."""


def control(luck: Random) -> dict[str, list[str]]:
    """Who holds what: the scenario's map with some spaces and their neighbours turned over."""
    nat = {p for p in bits(LAND) if SPACES[p].control == "nat"}
    for _ in range(luck.randint(3, 9)):
        center = luck.choice(bits(LAND))
        patch = {center, *(p for p in bits(NEAR[center]) if luck.random() < 0.7)}
        nat = nat | patch if luck.random() < 0.5 else nat - patch
    return {
        "nat": [SPACE_IDS[p] for p in sorted(nat)],
        "rep": [SPACE_IDS[p] for p in bits(LAND) if p not in nat],
    }


def northern(luck: Random, many: int = 26) -> dict[str, Any]:
    """Both sides in and around the regions of the north, each region a patchwork: control and counters."""
    held = control(luck)
    front = NORTH | sum({1 << q for p in bits(NORTH) for q in bits(NEAR[p])} - {1 << p for p in bits(NORTH)})
    ids = [SPACE_IDS[p] for p in bits(front)]
    rep = {id for id in ids if luck.random() < 0.6}
    held = {
        "nat": [id for id in held["nat"] if id not in ids] + [id for id in ids if id not in rep],
        "rep": [id for id in held["rep"] if id not in ids] + [id for id in ids if id in rep],
    }
    return {"control": held, **counters(luck, held, many, tuple(ids))}


def counters(
    luck: Random, held: dict[str, list[str]], many: int = 26, corners: tuple[str, ...] = CORNERS
) -> dict[str, Any]:
    """So many counters of each side, on its own spaces and in its boxes, no stack above three."""
    units: dict[str, list[str]] = {}
    boxes: dict[str, dict[str, list[str]]] = {"reserve": {}, "eliminated": {}}
    for side in ("nat", "rep"):
        divisions = [u for u in UNITS if u.side == side and u.kind.id in KINDS[side]]
        corps = [u for u in UNITS if u.side == side and u.corps]
        chosen = luck.sample(divisions, many) + luck.sample(corps, many // 4)
        for box in boxes.values():
            box[side] = []
        favoured = luck.sample(held[side], min(len(held[side]), many // 2))
        favoured += [id for id in corners if id in held[side]]
        for unit in chosen:
            word = f"{unit.id}:{luck.choice(['full', 'reduced'])}"
            there = luck.choice([*favoured, *favoured, luck.choice(held[side]), "reserve", "eliminated"])
            if there in boxes:
                boxes["eliminated" if unit.corps or unit.type == "AFR" else there][side].append(word)
            elif len(units.setdefault(there, [])) < 3:
                units[there].append(word)
    boxes["eliminated"]["nat"] = [w for w in boxes["eliminated"]["nat"] if not w.startswith("nat-afr")]
    return {"units": units, **boxes}


def chance(luck: Random, side: str, **words: Any) -> Match[Crusade]:
    """A match on such a board, at a round of one side in a turn that fits."""
    held = control(luck)
    found = {
        "clear": True, "turn": luck.choice([2, 4, 8, 12]), "round": 2, "strait": luck.choice(["nat", "rep"]),
        "ammo": False, "sieges": {}, "isolated": [], "control": held, "side": side,
        **counters(luck, held), **words,
    }  # fmt: skip
    beach = luck.choice([{}, {"at": "mallorca", "mode": "mallorca"}, {"at": "malaga", "mode": "plan-p"}])
    if beach and beach["at"] in held["nat"]:
        found |= {"beach": {**beach, "deadline": 19}}
        found["units"]["beach-head"] = ["rep-mil-cnt-1:full"] if luck.random() < 0.5 else ["rep-rpa-1:full"]
        for stack in [*found["units"].values(), *found["reserve"].values(), *found["eliminated"].values()]:
            if stack is not found["units"]["beach-head"]:
                stack[:] = [w for w in stack if w.split(":")[0] not in ("rep-mil-cnt-1", "rep-rpa-1")]
    if found["turn"] < 6:  # a marker lies in up to two pockets
        alone = table(**found).state
        pockets = alone.control & ~supplied(alone, "nat") & ~BALEARIC
        found["isolated"] = [SPACE_IDS[p] for p in luck.sample(bits(pockets), min(2, pockets.bit_count()))]
    return table("campaign" if found["turn"] < 6 else "two-years-of-war", **found)
