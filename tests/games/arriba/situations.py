"""Situations that no player would come to: full of everything, made by dice with a fixed seed."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

from frente.engine import Ask, Match, to_plain
from frente.games.arriba import GAME
from frente.games.arriba.definitions import (
    AREA,
    COLONIAL,
    COUNTRY,
    FACTION_SIDE,
    FACTIONS,
    KINDS,
    REGIONS,
    SIDES,
    UNITS,
)
from frente.games.arriba.rules.organization import why_not_together
from frente.games.arriba.state import Arriba, add_group, take_from_pool

PLACES = (
    "barcelona", "valencia", "alicante", "malaga", "cadiz", "santander", "bilbao", "oviedo", "pamplona",
    "toledo", "madrid", "burgos", "soria", "badajoz", "tarragona", "lerida",
)  # fmt: skip
MARKS = ("disrupted", "improved", "remnant")
SWITCHES = ("guerrillas", "fortifications", "blockade", "doctrine", "command")


def crowd(s: Arriba, luck: Random, tidy: bool, most: int) -> None:
    """Battlegroups of both sides in a few places; with `tidy` one at most in a city."""
    taken: dict[str, str] = {}
    for _ in range(most):
        place, side = luck.choice(PLACES), luck.choice(SIDES)
        units: tuple[int, ...] = ()
        for _ in range(luck.choice((0, 1, 1, 2, 3, 4))):
            faction = luck.choice([f for f, whose in enumerate(FACTION_SIDE) if whose == side])
            kinds = sorted(
                {u.kind for i, u in enumerate(UNITS) if u.faction == faction and s.unbuilt >> i & 1}
            )
            if not kinds:
                continue
            before = s.unbuilt
            unit = take_from_pool(s, faction, luck.choice(kinds))
            if why_not_together((*units, unit)) is None:
                units = (*units, unit)
            else:
                s.unbuilt = before
        armor, artillery = luck.choice((0, 0, 0, 1, 2)), luck.choice((0, 0, 0, 1, 2))
        if not units and not armor and not artillery:
            continue
        city = taken.get(place, side) == side and not (tidy and place in taken) and luck.random() < 0.6
        if city:
            taken[place] = side
        german = int(side == "rebel" and s.condor[1] != "map" and luck.random() < 0.3)
        if german:
            s.condor[1] = "map"
        add_group(s, side, AREA[place], city, tuple(sorted(units)), armor, artillery, german)
        for unit in units:
            for mark in MARKS:
                if luck.random() < 0.2 and (mark != "remnant" or UNITS[unit].kind == "two-step-division"):
                    setattr(s, mark, getattr(s, mark) | 1 << unit)


def situation(seed: int, phase: str, players: int = 2, most: int = 16, **words: Any) -> Match[Arriba]:
    """A match at the beginning of a phase, with every optional rule in use or not."""
    luck = Random(f"{phase} {players} {seed}")
    options = {"players": players, **{name: luck.random() < 0.5 for name in SWITCHES}}
    s = GAME.setup("standard", GAME.full_options("standard", options))
    side = luck.choice(SIDES)
    names = [f for f in FACTIONS if luck.random() < 0.3]
    table: dict[str, Any] = {
        "turn": luck.choice((1, 2, 3, 5, 5, 7, 8)),
        "clear": True,
        "boxes": {name: luck.randint(-4, 4) for name in COUNTRY},
        "control": {name: luck.choice((*SIDES, "contested")) for name in REGIONS},
        "ps": {whose: luck.choice((15, 40, 50, 60, 85)) for whose in SIDES},
        "ep": {whose: luck.choice((0, 1, 2, 3, 9)) for whose in SIDES},
        "air": {"government": luck.randint(0, 3), "rebel": luck.randint(0, 3), "german": "ready"},
        "purged": [f for f in names if f in ("anarchist", "poum", "basque")],
        "came": ["ctv", "condor", "portuguese"],
        "forts": {whose: luck.sample(PLACES[8 * i : 8 * i + 8], 2) for i, whose in enumerate(SIDES)},
        "lasting": {f"no-create:{f}": 1 for f in names if luck.random() < 0.3},
        **words,
    }
    GAME.arrange(s, table)
    s.morocco = tuple(take_from_pool(s, COLONIAL, kind) for kind in KINDS for _ in range(2))
    crowd(s, luck, tidy=phase not in ("strategic", "organization"), most=most)
    for unit in range(len(UNITS)):  # some fell, some are out of the game
        if s.unbuilt >> unit & 1 and luck.random() < 0.3:
            s.unbuilt &= ~(1 << unit)
            if luck.random() < 0.7:
                s.eliminated |= 1 << unit
            else:
                s.gone |= 1 << unit
    GAME.arrange(s, {"turn_first": side, "phase": phase, "side": side})
    if phase in ("movement", "combat", "counterattack"):
        s.purged_now = s.purged if luck.random() < 0.5 else 0
    if phase == "counterattack":
        ids = sorted(s.groups)
        s.attackers, s.attacked = luck.sample(ids, len(ids) // 2), luck.sample(ids, len(ids) // 4)
        s.frozen = AREA[luck.choice(PLACES)]
    return Match.start(GAME, "standard", options, f"situation {seed}", start=to_plain(s))


def judged(ask: Ask) -> list[str]:
    """Every answer of the table that no predicate refuses, tried one by one."""
    assert ask.menu is not None
    s = ask.menu.state
    return [
        way.token(args)
        for way in ask.menu.ways
        for args in product(*(noun.every(s) for noun in way.nouns))
        if way.why(s, args) is None
    ]


def listed(ask: Ask) -> list[str]:
    """Every answer that the ways list by themselves."""
    assert ask.menu is not None
    s = ask.menu.state
    return [way.token(args) for way in ask.menu.ways for args in way.listed(s)]
