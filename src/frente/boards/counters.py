"""The print of a playing piece, in one order for all games.

A counter says what stands on a piece, not how it is drawn: band, echelon, corner texts, symbol,
name, factors, steps, badges. A piece that a seat may not see is `hidden`: side and nothing else.
"""

from __future__ import annotations

from dataclasses import dataclass

from frente.boards.plainly import Json, plainly
from frente.engine.shared import shared

SYMBOLS = (
    # arms, in the frame
    "infantry", "militia", "police", "cavalry", "motorized", "mountain-infantry", "marines", "engineers",
    "machine-gun", "mortar", "artillery", "infantry-gun", "anti-tank", "anti-air", "armour", "armoured-car",
    "hq", "supply", "truck", "horses", "battlegroup",
    # by silhouette
    "officer", "fighter", "bomber", "recon", "capital-ship", "cruiser", "destroyer", "submarine",
    "convoy", "boat",
    # chips and markers
    "air-points", "armour-points", "artillery-points", "guerrilla", "control", "fort", "trench", "wire",
    "mine", "roadblock", "rubble", "bridge", "siege", "beach-head", "objective", "target", "smoke",
    "pawn", "none",
)  # fmt: skip
"""Names of what may stand in the middle of a counter. Names are added, never changed."""

ECHELONS = (
    "", "team", "squad", "platoon", "company", "battalion", "regiment", "brigade", "division",
    "corps", "army",
)  # fmt: skip
"""Sizes of units; the client prints dots, bars and crosses for them."""

MARKS = (
    "reduced", "moved", "finished", "attack", "attacked", "reaction", "retreated", "advanced", "veteran",
    "green", "entrenched", "loaded", "carried", "used", "reserve", "activated", "double-time", "charged",
    "isolated", "out-of-supply", "disrupted", "disrupted-2", "out-of-command", "routed", "suppressed",
    "besieged", "discipline", "hit", "broken", "spent", "free",
)  # fmt: skip
"""Names of states and badges. Names are added, never changed."""

WORKS = (
    "wire", "mine", "roadblock", "ditch", "teeth", "trench", "boat", "position", "work", "pontoon", "rubble",
    "rubble-plus", "bridge-out", "fort-1", "fort-2", "fort-3", "fort-4", "fort-5",
)  # fmt: skip
"""Names of what is built or broken on a hex; a client has a sign for each. Names are added, never changed."""

BAD_MARKS = frozenset(
    {
        "isolated", "out-of-supply", "disrupted", "disrupted-2", "out-of-command", "routed", "suppressed",
        "besieged", "discipline", "hit", "broken",
    }
)  # fmt: skip
"""The states that are drawn as trouble."""


@dataclass(frozen=True, slots=True)
class Face:
    """The figures of one side of a counter."""

    bottom: tuple[str, ...] = ()
    """Factors in printed order, the first one shown when small: ("3", "1", "4")."""
    top: str = ""
    """Text over the symbol where the echelon does not say it."""
    top_left: str = ""
    """Formation or id."""
    top_right: str = ""
    """Modifier, sign included."""
    joint: str = "-"
    """What stands between the factors: "-", "·" or a space."""


@dataclass(frozen=True, slots=True)
class Counter:
    """One piece as a seat may see it."""

    id: str
    side: str
    symbol: str = "none"
    name: str = ""
    band: str = ""
    """Who they are within the side: faction, nationality, arm."""
    code: str = ""
    """The band in two or three letters."""
    echelon: str = ""
    faces: tuple[Face, ...] = (Face(),)
    face: int = 0
    """Which face is up."""
    steps: int = 0
    """Steps left, of `full_steps`."""
    full_steps: int = 0
    """Steps when fresh, where they are shown as squares; 0: not shown."""
    marks: tuple[str, ...] = ()
    facing: int | None = None
    """The hexside it looks to, counted as in `layout.corner`."""
    scale: float = 1.0
    hidden: bool = False

    def to_json(self) -> Json:
        """Plain data for the client. Equal counters share it, so it cannot be changed: add to a copy."""
        return _printed(self)

    def problems(self) -> list[str]:
        """What is wrong with it, in words."""
        out = [f"{self.id}: no state is called {mark}" for mark in self.marks if mark not in MARKS]
        if self.symbol not in SYMBOLS:
            out.append(f"{self.id}: no symbol is called {self.symbol}")
        if self.echelon not in ECHELONS:
            out.append(f"{self.id}: no echelon is called {self.echelon}")
        if not 0 <= self.face < len(self.faces):
            out.append(f"{self.id} has no face {self.face}")
        if not 0 <= self.steps <= self.full_steps:
            out.append(f"{self.id} has {self.steps} steps of {self.full_steps}")
        return out


@shared(4096)
def _printed(counter: Counter) -> Json:
    data: Json = plainly(counter)
    return data


def back_of(counter: Counter, id: str) -> Counter:
    """The counter as a seat sees it that may not look: its back, under an id that tells nothing."""
    return Counter(id, counter.side, scale=counter.scale, hidden=True)
