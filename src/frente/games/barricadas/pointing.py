"""Why pointing at something does nothing now: what it is, which rule keeps it, and when its time comes."""

from __future__ import annotations

from frente.engine import Refusal, number
from frente.games.barricadas.definitions import NUMBER, PIECES
from frente.games.barricadas.rules.movement import bridged, terrain, wet
from frente.games.barricadas.rules.readiness import why_absent
from frente.games.barricadas.state import Battlefield, carried, code, has, hex_of, is_unit, the_board

BEFORE = frozenset({"setup", "objectives", "buying"})
GROUND = {
    "open": "12.1-a",
    "rough": "12.2-a",
    "built-up": "12.3-a",
    "dispersed-buildings": "12.4-a",
    "woods": "12.5-a",
    "light-woods": "12.6-a",
    "fields": "12.7-a",
    "marsh": "12.8-a",
    "rubble": "13.7-e",
}
"""The rule of each terrain."""


def why_nothing(s: Battlefield, side: int, thing: str) -> Refusal:
    """What a thing of the table is to a side that cannot use it now."""
    u = NUMBER.get(thing, -1)
    if u >= 0:
        return why_idle(s, u) if PIECES[u].side == side else enemy(s, u)
    h = hex_of(s, thing)
    return at_hex(s, side, h) if h >= 0 else _display(s, side, thing)


# --- pieces ---------------------------------------------------------------------------------------
def why_idle(s: Battlefield, u: int) -> Refusal:
    """What keeps a piece of one's own from acting now, and when it will."""
    absent = why_absent(s, u)
    if absent is not None:
        return absent
    args = {"unit": PIECES[u].id}
    if s.phase == "setup" and u not in s.load and u in s.waiting and not s.brief.zones[s.waiting[u]].turn:
        return Refusal("2.3-m", "placed-later", args)
    if s.phase in BEFORE:
        return Refusal("3-a", "before-battle", args)
    if u in s.waiting:
        turn = s.brief.zones[s.waiting[u]].turn
        return Refusal("2.3-n", "enters-now" if turn <= s.turn else "enters-later", {**args, "turn": turn})
    if has(s.routed, u):
        return Refusal("10.3.1-a", "is-routed", args)
    if PIECES[u].category == "horses":
        return Refusal("5.6-n", "horses", args)
    if carried(s, u):
        return Refusal("5.5-b", "rides", {**args, "ride": PIECES[s.load[u]].id})
    if has(s.finished, u):
        return Refusal("3.3.2-a", "next-turn", args)
    if has(s.acting, u):
        return Refusal("3.3.2-b", "acts-soon", args)
    if has(s.fresh, u):
        return Refusal("3.3.2-n", "is-ready", args)
    return _waits(s, u)


def _waits(s: Battlefield, u: int) -> Refusal:
    """3.3.1: by what a piece that may still act this turn is activated."""
    p, args = PIECES[u], {"unit": PIECES[u].id}
    n = s.member.get(u, -1)
    if p.category == "officer":
        return Refusal("3.3.1-a", "officer-waits", args) if n >= 0 else Refusal("7-b", "no-formation", args)
    if p.leader:
        return Refusal("7.4-d", "helper-waits", args)
    if p.category == "transport":
        return (
            Refusal("5.5-b", "loaded", args)
            if u in s.load.values()
            else Refusal("5.5-a", "truck-waits", args)
        )
    officer = s.formations[n].officer if n >= 0 else -1
    if has(s.out, u) or officer < 0:
        return Refusal("3.3.1-c", "stray-waits", args)
    args["officer"] = PIECES[officer].id
    return (
        Refusal("3.3.1-g", "left-idle", args)
        if has(s.finished, officer)
        else Refusal("3.3.1-b", "unit-waits", args)
    )


def enemy(s: Battlefield, u: int) -> Refusal:
    """What a piece of the enemy is, what can be done to it, and when."""
    absent = why_absent(s, u)
    if absent is not None:
        return absent
    p, args = PIECES[u], {"unit": PIECES[u].id}
    if u in s.waiting:
        return Refusal("2.3-n", "enemy-waits", args)
    if p.leader:
        alone = not any(is_unit(x) for x in s.stacks[s.at[u]])
        return (
            Refusal("7.1-b", "enemy-lone-leader", args) if alone else Refusal("7.1-d", "enemy-leader", args)
        )
    if p.category == "horses":
        return Refusal("5.6-n", "enemy-horses", args)
    if has(s.routed, u):
        return Refusal("10.3.3-a", "enemy-routed", args)
    if p.category == "transport":
        return Refusal("5.5-k", "enemy-transport", args)
    if carried(s, u):
        return Refusal("5.5-k", "enemy-carried", args)
    return Refusal("8-a", "enemy-afv", args) if p.is_afv else Refusal("8.3-a", "enemy-unit", args)


# --- hexes ----------------------------------------------------------------------------------------
def at_hex(s: Battlefield, side: int, h: int) -> Refusal:
    """Who stands there, one's own first; else what lies there; else the ground."""
    here = sorted(s.stacks.get(h, ()), key=lambda u: (PIECES[u].side != side, PIECES[u].leader))
    if here:
        return why_idle(s, here[0]) if PIECES[here[0]].side == side else enemy(s, here[0])
    args: dict[str, object] = {"hex": code(s, h)}
    lies = _lying(s, h)
    if lies is not None:
        return Refusal(*lies, args)
    for goal, vp in s.brief.objectives:
        if goal == h:
            return Refusal("15-s", "here-objective", {**args, "vp": vp})
    if wet(s, h):
        return Refusal(
            "12.9.2-a" if s.brief.river == "major" else "12.9.1-a", f"here-{s.brief.river}-river", args
        )
    ground = terrain(s, h)
    return Refusal(GROUND[ground], "here-ground", {**args, "ground": ground, "level": the_board(s).level[h]})


def _lying(s: Battlefield, h: int) -> tuple[str, str] | None:
    """The rule and the sentence of a marker in a hex."""
    if the_board(s).bridge[h] and not bridged(s, h):
        return "12.9.2-f", "here-no-bridge"
    if h in s.forts:
        return "13.6-b", "here-fort"
    if h in s.pontoons:
        return "13.4-d", "here-pontoon"
    if any(work.hex == h for work in s.works.values()):
        return "11-c", "here-work"
    masks = (
        (s.wire, "13.2-a", "wire"),
        (s.mines, "11-d", "here-mines"),
        (s.roadblocks, "13.3-a", "roadblock"),
        (s.ditches & ~s.crossings, "11-e", "ditch"),
        (s.teeth, "11-f", "teeth"),
        (s.trenches, "13.5-b", "here-trench"),
        (s.boats, "12.9.2-d", "here-boat"),
    )
    return next(((rule, text) for mask, rule, text in masks if has(mask, h)), None)


# --- what stands beside the board -----------------------------------------------------------------
TOLD = {
    "vp": ("2.3-j", "about-vp"),
    "aa": ("8.2.2-a", "about-anti-air"),
    "anti": ("8.2.2-a", "about-anti-air"),
    "battery": ("8.1.3.1-a", "about-batteries"),
    "flight": ("8.2.1-c", "about-flights"),
    "kit": ("2.3-p", "about-kit"),
    "command": ("3.1-b", "about-command"),
    "sight": ("6.2-a", "about-sight"),
    "reach": ("5.2-a", "about-reach"),
    "off": ("2.3-n", "about-reserve"),
    "lost": ("2.3-o", "about-losses"),
    "turn": ("3-a", "about-turn"),
    "phase": ("3-a", "about-turn"),
    "note": ("15-s", "about-objectives"),
}
"""What the counts, boxes, overlays and labels of a view are about, by the first word of their names."""


def _display(s: Battlefield, side: int, thing: str) -> Refusal:
    """Batteries and flights by their number, everything else by its name."""
    count = number(thing[1:])
    if thing[:1] == "b" and count is not None and count < len(s.batteries):
        mine = s.batteries[count].side == side
        return Refusal("8.1.3.1-a", "own-battery" if mine else "enemy-battery", {"battery": thing})
    if thing[:1] == "f" and count is not None and count < len(s.flights):
        mine = s.flights[count].side == side
        return Refusal("8.2.1-c", "own-flight" if mine else "enemy-flight", {"flight": thing})
    kind, _, _ = thing.removeprefix("status-").removeprefix("overlay-").partition("-")
    if kind in TOLD:
        return Refusal(*TOLD[kind], {})
    return Refusal("2.3-a", "not-on-table", {"thing": thing})
