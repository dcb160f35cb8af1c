"""What can be seen: the state as a view of one seat, and in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from frente.boards.counters import Counter, Face
from frente.engine import Message, Plain, shared, to_plain
from frente.games.crusade.cards import face
from frente.games.crusade.cards.lasting import barred, government, pool_is_open, reminders, single_command
from frente.games.crusade.definitions import (
    BOX_NAMES,
    CARD,
    CARDS,
    ELIMINATED,
    FACTORS,
    KINDS,
    LAND,
    LINES,
    MOROCCO,
    NAT,
    POOL_NUMBER,
    POOLS,
    REP,
    RESERVE,
    RETURNING,
    SCENARIOS,
    SIDES,
    SIEGE_AT,
    SIEGE_SPACE,
    SPACE_IDS,
    SPACES,
    TURN_DATES,
    UNIT_IDS,
    UNITS,
    bits,
    phase_of,
)
from frente.games.crusade.layout import GRT
from frente.games.crusade.rules.attrition import doomed_spaces, doomed_units
from frente.games.crusade.rules.progress import has_corps_card
from frente.games.crusade.rules.sequence import hand_size
from frente.games.crusade.rules.supply import counted, limited, supplied
from frente.games.crusade.rules.winter import is_severe, is_winter
from frente.games.crusade.rules.works import markers_left
from frente.games.crusade.state import Crusade, active, is_reduced, own, owner

SYMBOL = {
    "INF": "infantry", "MIL": "militia", "CAV": "cavalry", "POL": "police", "AFR": "infantry",
    "ITA": "motorized", "CV-33": "armour", "PZ-I": "armour", "T-26": "armour", "INS": "guerrilla",
    "RPA": "infantry", "INT": "infantry", "CORPS": "infantry",
}  # fmt: skip
CODE = {
    "nat-mil-nav": "NAV", "rep-mil-cnt": "CNT", "rep-mil-erc": "ERC", "rep-mil-psuc": "PSC",
    "rep-mil-poum": "POU", "rep-mil-ast": "AST", "rep-mil-san": "SAN", "rep-mil-bas": "BAS",
}  # fmt: skip
SIEGE_NAMES = {"simancas": "Simancas Quarter", "cabeza": "Santa María de la Cabeza", "alcazar": "Alcázar"}

THINGS = {
    "axis": "Axis", "sov": "Soviet", "mixed": "both pools", "position": "position", "trench": "trench",
    "trench-madrid": "trench of Madrid", "trench-bilbao": "Iron Belt",
    "trench-fortifications": "fortification", "mountain": "mountain", "river": "river",
    "main-city": "main city", "sierra": "Sierra of Madrid", "armor": "armor", "winter": "winter",
    "turn-1-militia": "militia on turn 1", "columns": "War of the Columns", "mobilization": "Mobilization",
    "armies": "War of the Armies", "north-ended": "end of the Northern Front",
    "north-joined": "Northern Front joined", "rep-divided": "Republican zone divided",
    "nat-divided": "Nationalist zone divided", "french-border": "French border closed",
    "portuguese-border": "Portuguese border held", "madrid-objective": "Madrid not taken in time",
    "reserve": "the reserve",
    "france": "France", "portugal": "Portugal", "asturias": "Asturias", "basque": "Basque Country",
    "MIL": "militia", "POL": "police", "INT": "International Brigade", "T-26": "T-26 tanks",
    "CORPS": "army corps", "region:asturias": "a unit of Asturias", "vp-space": "victory point space",
    "province-capital": "province capital", "adjacent-to:madrid": "a space next to Madrid",
}  # fmt: skip
"""Other ids that sentences name."""


# --- pieces ---------------------------------------------------------------------------------------------
@shared(4096)
def counter_of(unit: int, worn: bool, marks: tuple[str, ...]) -> dict[str, Any]:
    """A counter as printed, with its state, as plain data."""
    u = UNITS[unit]
    # The number of the card that brings it is left out: no card shows its number here.
    faces = [Face(tuple(str(n) for n in u.kind.full))]
    if u.kind.steps == 2:
        faces.append(Face(tuple(str(n) for n in u.kind.reduced)))
    counter = Counter(
        u.id, u.side, SYMBOL[u.type], name=u.kind.name if u.corps else "",
        band=u.region or u.type.lower(), code=CODE.get(u.kind.id, "" if u.corps else u.type),
        echelon="corps" if u.corps else "division", faces=tuple(faces), face=int(worn),
        steps=1 if worn else u.kind.steps, full_steps=u.kind.steps,
        marks=(("reduced",) if worn else ()) + marks,
    )  # fmt: skip
    return counter.to_json()


BOX_TRAYS = {
    box: (name if box == MOROCCO else f"{name}-{NAT}", name if box == MOROCCO else f"{name}-{REP}")
    for box, name in BOX_NAMES.items()
    if box in (RESERVE, ELIMINATED, RETURNING, MOROCCO)
}
"""The trays of a box, by side."""
STATES = ("moved", "attacked", "retreated", "out-of-supply", "free")

FREE = 1 << STATES.index("free")  # 16.4.2.4-b: the one state a counter keeps in a box


@shared(1 << 14)
def _piece(unit: int, worn: bool, state: int, place: int, order: int) -> dict[str, Plain]:
    """A counter where it lies. The same look is the same object, so that it is made and compared once."""
    marks = tuple(name for i, name in enumerate(STATES) if state >> i & 1)
    where = SPACE_IDS[place] if place >= 0 else BOX_TRAYS[place][UNITS[unit].side == REP]
    stack = f"stack-{where}" if place >= 0 else ""
    return {**counter_of(unit, worn, marks), "place": where, "seat": "", "stack": stack, "order": order}


@shared(1 << 12)
def _stack(space: int, side: str, strength: int, moves: int, attacks: int) -> dict[str, Plain]:
    marks: list[Plain] = [name for name, there in (("activated", moves), ("attack", attacks)) if there]
    return {"id": f"stack-{SPACE_IDS[space]}", "side": side, "place": SPACE_IDS[space], "seat": "",
            "label": str(strength), "name": None, "marks": marks}  # fmt: skip


def _pieces(s: Crusade) -> dict[str, Plain]:
    """Counters in the order of their numbers: a move changes one row and no order."""
    stacks: list[Plain] = []
    hungry = sum(1 << u for side in SIDES for u in doomed_units(s, side))
    order: dict[int, int] = {}
    poor = 0
    fed = {side: counted(s, side) for side in SIDES}
    for p in bits(s.nat_in | s.rep_in):
        units = s.stacks[p]
        side = UNITS[units[0]].side
        strength = 0
        for u in units:
            strength += FACTORS[s.reduced >> u & 1][u][0]
        if len(units) > 1:
            for i, u in enumerate(sorted(units, key=lambda u: (not UNITS[u].corps, u))):
                order[u] = i
        if not fed[side] >> p & 1:
            for u in units:
                poor |= 1 << u
        stacks.append(_stack(p, side, strength, s.move_marks >> p & 1, s.attack_marks >> p & 1))
    poor |= hungry
    facts = (s.moved, s.fought, s.retreated, poor, s.released)
    state: dict[int, int] = {}
    for i, units_so in enumerate(facts):
        for u in bits(units_so):
            state[u] = state.get(u, 0) | 1 << i
    worn = frozenset(bits(s.reduced))
    pieces: list[Plain] = []
    for u, place in enumerate(s.where):
        if place >= 0:
            pieces.append(_piece(u, u in worn, state.get(u, 0), place, order.get(u, 0)))
        elif place in BOX_TRAYS:
            pieces.append(_piece(u, u in worn, state.get(u, 0) & FREE, place, u))
    return {"pieces": pieces, "stacks": stacks}


# --- the view -------------------------------------------------------------------------------------------
def _turn(s: Crusade) -> dict[str, Plain]:
    last = SCENARIOS[s.scenario]["last_turn"]
    return {
        "turn": {
            "number": s.turn, "of": last, "label": _label(s),
            "phase": _message(f"phase-{s.phase}", round=s.round), "active": s.side,
        },
        "battle": _battle(s),
    }  # fmt: skip


def _table(s: Crusade) -> dict[str, Plain]:
    return {"status": _status(s), "tracks": _tracks(s)}


def _map(s: Crusade) -> dict[str, Plain]:
    return {"places": _places(s), "areas": _areas_held(s.control), "overlays": _overlays(s)}


def _cards(s: Crusade, seat: str | None) -> dict[str, Plain]:
    return {"cards": {"hand": _hand(s, seat), "zones": _zones(s)}}


# INF-a, 8.1.4-a: everything but hands and the order of Draw Piles; of discards the top card only.
SHOWN = (_turn, _table, _pieces, _map)
SHOWN_TO = (_cards,)


def _label(s: Crusade) -> Plain:
    return _message("turn-label", turn=s.turn, date=TURN_DATES[s.turn])


def _status(s: Crusade) -> list[Plain]:
    rows: list[tuple[str, Plain, str]] = [
        ("vp", str(s.vp), ""), ("rm", str(s.rm), ""),
        ("strait", _message(f"seat-{s.strait}"), s.strait),
        ("government", _message(f"government-{government(s)}"), REP),
        ("command", _message("command-single" if single_command(s) else "command-divided"), NAT),
        ("war-phase", _message("war-phase", phase=phase_of(s.turn)), ""),
    ]  # fmt: skip
    for side in SIDES:
        for pool in POOLS[side]:
            if pool_is_open(s, pool):
                rows.append((f"rp-{pool}", f"{s.rp[POOL_NUMBER[pool]] / 2:g}", side))
        rows.append((f"works-{side}", str(markers_left(s, side)), side))
    if s.ammo:
        rows.append(("ammo", _message("ammo-short"), NAT))
    if is_winter(s):
        rows.append(("winter", _message("winter-severe" if is_severe(s) else "winter-mild"), ""))
    if s.turn <= 5 and SCENARIOS[s.scenario]["first_turn"] == 1:
        rows.append(("madrid", str(s.madrid), NAT))
    for siege, resist in s.sieges.items():
        rows.append((f"siege-{siege}", str(resist), NAT))
    most = {"vp": SCENARIOS[s.scenario]["victory"]["nat_min"]}  # 5.1.1: what the Nationalists need
    return [
        *(_status_row(id, value, side, most.get(id)) for id, value, side in rows),
        *map(_reminder, reminders(s)),
    ]


def _reminder(row: tuple[str, str, str]) -> dict[str, Plain]:
    """2.2.2.4: an Event that is still in force."""
    text, id, value = row
    label = _message(text, card=id)
    return {"id": f"{text}-{id.lower()}", "label": label, "value": value, "side": CARD[id].side, "of": None}


def _status_row(id: str, value: Plain, side: str, of: int | None) -> dict[str, Plain]:
    return {"id": id, "label": _message(f"status-{id}"), "value": value, "side": side, "of": of}


@shared(256)
def _areas_held(control: int) -> dict[str, Plain]:
    return {SPACE_IDS[p]: _held(control >> p & 1) for p in bits(LAND)}


@shared()
def _held(nat: int) -> dict[str, Plain]:
    return {"control": NAT if nat else REP}


def _places(s: Crusade) -> dict[str, Plain]:
    poor = limited(s, NAT) | limited(s, REP)
    fed = counted(s, NAT) & s.control | counted(s, REP) & ~s.control
    found = _bare_places(active(s), s.control, poor, fed).copy()
    threatened = barred(s, NAT)
    marked = s.isolated | s.move_marks | s.attack_marks | threatened
    special = {*s.works, *s.bonus, *s.build_drm, *(SIEGE_SPACE[id] for id in s.sieges), *bits(marked)}
    for p in special:
        marks: list[str] = []
        works = s.works.get(p, "")
        if works:
            marks.append("position" if works == "position" else "trench")
        if p in SIEGE_AT and SIEGE_AT[p] in s.sieges:
            marks.append("siege")
        if p in s.bonus:
            marks.append("bonus")
        for name, where in (
            ("isolated", s.isolated), ("activated", s.move_marks), ("attack", s.attack_marks),
            ("barred", threatened),
        ):  # fmt: skip
            if where >> p & 1:
                marks.append(name)
        marks += _hunger(p, poor, fed)
        found[SPACE_IDS[p]] = _place(s.control >> p & 1, tuple(marks), s.build_drm.get(p, 0))
    return found


def _hunger(space: int, poor: int, fed: int) -> tuple[str, ...]:
    if poor >> space & 1:
        return ("limited-supply",)  # 2.2.2.9
    return () if fed >> space & 1 else ("out-of-supply",)


@shared(256)
def _bare_places(land: int, control: int, poor: int, fed: int) -> dict[str, Plain]:
    """The spaces without markers."""
    return {SPACE_IDS[p]: _place(control >> p & 1, _hunger(p, poor, fed), 0) for p in bits(land)}


@shared(4096)
def _place(nat: int, marks: tuple[str, ...], drm: int) -> dict[str, Plain]:
    note = _message("note-build", drm=drm) if drm else None
    return {"control": NAT if nat else REP, "marks": list(marks), "note": note}


@shared(4096)
def _marker(id: str, box: str, side: str, code: str) -> dict[str, Plain]:
    return {"id": id, "box": box, "side": side, "label": _message(f"code-{code}")}


def _tracks(s: Crusade) -> dict[str, Plain]:
    records: list[Plain] = [_marker("vp", _box(s.vp), "", "vp"), _marker("rm", _box(s.rm), REP, "rm")]
    for side in SIDES:
        for pool in POOLS[side]:
            records.append(_marker(f"rp-{pool}", _box(s.rp[POOL_NUMBER[pool]] // 2), side, pool))
    for id, n in s.sieges.items():
        records.append(_marker(f"siege-{id}", _box(n), NAT, id))
    turns: list[Plain] = [_marker("turn", str(s.turn), "", "turn")]
    for u, turn in s.returning.items():
        turns.append(_marker(UNIT_IDS[u], str(min(turn, 18)), UNITS[u].side, "corps"))
    if s.deadline:
        turns.append(_marker("deadline", str(s.deadline), REP, "deadline"))
    actions: list[Plain] = [
        _marker(f"action-{side}-{i}", str(i), side, use)
        for side in SIDES
        for i, use in enumerate(s.actions[side], 1)
    ]
    madrid: list[Plain] = [_marker("madrid", str(s.madrid), NAT, "madrid")] if s.turn <= 5 else []
    return {
        "records": {"markers": records},
        "turns": {"markers": turns},
        "actions": {"markers": actions},
        "madrid": {"markers": madrid},
    }


def _box(number: int) -> str:
    return str(max(GRT.start, min(GRT.stop - 1, number)))


@shared(512)
def card_json(id: str, marks: tuple[str, ...] = ()) -> dict[str, Plain]:
    """A card as a client shows it."""
    card = CARD[id]
    return {
        "id": id, "title": card.name, "side": card.side, "corner": str(card.value),
        "lines": to_plain(face.lines(card)), "text": to_plain(face.text(card)), "kind": card.type,
        "marks": list(marks),
    }  # fmt: skip


def _hand(s: Crusade, seat: str | None) -> list[Plain]:
    if seat not in SIDES:
        return []
    face_up = [card_json(id, ("used",) if id in s.used else ()) for id in s.retained[seat]]
    return [*(card_json(id) for id in s.hands[seat]), *face_up]


def _zones(s: Crusade) -> list[Plain]:
    zones: list[Plain] = []
    for side in SIDES:
        pile = s.discards[side]
        top = pile[-1] if pile and pile[-1] not in s.facedown else ""
        zones.append(_zone(f"hand-{side}", side, len(s.hands[side]), ""))
        zones.append(_zone(f"draw-{side}", side, len(s.draws[side]), ""))
        zones.append(_zone(f"discard-{side}", side, len(pile), top))
        kept = s.retained[side]
        zones.append({**_open_zone(f"retained-{side}", side, tuple(kept)), "cards": [*map(card_json, kept)]})
        gone = tuple(id for id in s.removed if CARD[id].side == side)
        zones.append(_open_zone(f"removed-{side}", side, gone))
    return zones


@shared(512)
def _open_zone(id: str, side: str, cards: tuple[str, ...]) -> dict[str, Plain]:
    """8.1.4-a: a pile that all may look through; its label names the cards."""
    zone = _zone(id, side, len(cards), cards[-1] if cards else "")
    return {**zone, "label": _message(f"zone-{id}", count=len(cards), cards=list(cards))}


@shared(2048)
def _zone(id: str, side: str, count: int, top: str) -> dict[str, Plain]:
    shown = card_json(top) if top else None
    return {"id": id, "label": _message(f"zone-{id}"), "count": count, "top": shown, "side": side}


def _overlays(s: Crusade) -> list[Plain]:
    """13: supply of both sides; `bad` are the spaces that would fall in Attrition (13.3.6-a)."""
    return [_overlay(side, counted(s, side), doomed_spaces(s, side)) for side in SIDES]


@shared(256)
def _overlay(side: str, fed: int, doomed: int) -> dict[str, Plain]:
    lines: list[Plain] = [
        [SPACE_IDS[a], SPACE_IDS[b]]
        for a, b, kind in LINES
        if kind in ("solid", "river") and fed >> a & 1 and fed >> b & 1
    ]
    return {
        "id": f"supply-{side}",
        "label": _message(f"overlay-supply-{side}"),
        "places": [SPACE_IDS[p] for p in bits(fed)],
        "bad": [SPACE_IDS[p] for p in bits(doomed)],
        "lines": lines,
    }


def _battle(s: Crusade) -> Plain:
    b = s.battle
    if b is None:
        return None
    return {
        "place": SPACE_IDS[b.space],
        "attacker": [UNIT_IDS[u] for u in b.attackers],
        "defender": [UNIT_IDS[u] for u in (b.defenders or (() if b.siege else s.stacks[b.space]))],
    }


def _message(id: str, **args: Plain) -> Plain:
    return {"id": id, "args": dict(args)}


# --- names, words, facts --------------------------------------------------------------------------------
@shared()
def names() -> dict[str, str]:
    """Proper names by id."""
    found = {space.id: space.name for space in SPACES}
    for kind in KINDS:
        found[kind.id] = kind.name
    found.update({unit.id: unit.name for unit in UNITS})
    found.update({card.id: card.name.strip("¡!") for card in CARDS})  # within a sentence nobody cries out
    found.update(SIEGE_NAMES)
    found.update(THINGS)
    return found


def summary(s: Crusade, say: Callable[..., str]) -> list[str]:
    """The board for a terminal: tracks, fronts, boxes."""
    phase = Message(f"phase-{s.phase}", {"round": s.round})
    pools = [say("board-pool", pool=pool, points=s.rp[n] / 2) for pool, n in POOL_NUMBER.items()]
    lines = [
        say("board-turn", turn=s.turn, date=TURN_DATES[s.turn], round=s.round, phase=phase, side=s.side),
        say("board-tracks", vp=s.vp, rm=s.rm, strait=s.strait, pools=pools),
    ]
    for side in SIDES:
        lines.append(
            say(
                "board-side",
                side=side,
                hand=len(s.hands[side]),
                draw=len(s.draws[side]),
                discard=len(s.discards[side]),
                actions=" ".join(s.actions[side]) or "-",
            )
        )
        for p in bits(s.nat_in if side == NAT else s.rep_in):
            units = ", ".join(_unit_text(s, u) for u in s.stacks[p])
            works = s.works.get(p, "none")
            lines.append("  " + say("board-place", place=SPACE_IDS[p], works=works, units=units))
        for box in (RESERVE, ELIMINATED, MOROCCO, RETURNING):
            there = [u.index for u in UNITS if u.side == side and s.where[u.index] == box]
            if there:
                units = ", ".join(_unit_text(s, u) for u in there)
                lines.append("  " + say("board-box", box=BOX_NAMES[box], units=units))
    return lines


def _unit_text(s: Crusade, unit: int) -> str:
    cf, lf, mf = UNITS[unit].kind.reduced if is_reduced(s, unit) else UNITS[unit].kind.full
    return f"{UNIT_IDS[unit]} {cf}-{lf}-{mf}{'*' if is_reduced(s, unit) else ''}"


def facts(s: Crusade) -> dict[str, Any]:
    """The state in words, for positions: places hold `kind:full` or `kind:reduced`."""

    def words(units: list[int] | tuple[int, ...]) -> list[str]:
        return sorted(f"{UNITS[u].kind.id}:{'reduced' if is_reduced(s, u) else 'full'}" for u in units)

    def box(side: str, number: int) -> list[str]:
        return words([u.index for u in UNITS if u.side == side and s.where[u.index] == number])

    b = s.battle
    return {
        "turn": s.turn, "round": s.round, "side": s.side, "phase": s.phase, "vp": s.vp, "rm": s.rm,
        "rp": {pool: s.rp[n] / 2 for pool, n in POOL_NUMBER.items()},
        "control": {SPACE_IDS[p]: owner(s, p) for p in bits(active(s))},
        "units": {SPACE_IDS[p]: words(s.stacks[p]) for p in range(len(SPACES)) if s.stacks[p]},
        "where": {UNIT_IDS[u.index]: _where(s, u.index) for u in UNITS},
        "reserve": {side: box(side, RESERVE) for side in SIDES},
        "eliminated": {side: box(side, ELIMINATED) for side in SIDES},
        "removed": {side: box(side, -4) for side in SIDES},
        "morocco": box(NAT, MOROCCO),
        "returning": {UNIT_IDS[u]: turn for u, turn in s.returning.items()},
        "works": {SPACE_IDS[p]: kind for p, kind in s.works.items()},
        "build_drm": {SPACE_IDS[p]: n for p, n in s.build_drm.items()},
        "sieges": dict(s.sieges), "isolated": [SPACE_IDS[p] for p in bits(s.isolated)],
        "ammo": s.ammo, "madrid": s.madrid, "strait": s.strait, "marks": list(s.marks),
        "bonus": {SPACE_IDS[p]: card for p, card in s.bonus.items()},
        "beach": SPACE_IDS[s.beach] if s.beach >= 0 else "", "deadline": s.deadline,
        "hands": {side: list(s.hands[side]) for side in SIDES},
        "hand_sizes": {side: hand_size(s, side) for side in SIDES},
        "corps_card": {side: has_corps_card(s, side) for side in SIDES},
        "draws": {side: len(s.draws[side]) for side in SIDES},
        "discards": {side: list(s.discards[side]) for side in SIDES},
        "retained": {side: list(s.retained[side]) for side in SIDES},
        "removed_cards": list(s.removed), "played": sorted(s.played),
        "actions": {side: list(s.actions[side]) for side in SIDES},
        "points": s.points, "government": government(s), "severe": is_severe(s),
        "supplied": {side: [SPACE_IDS[p] for p in bits(supplied(s, side))] for side in SIDES},
        "counted": {side: [SPACE_IDS[p] for p in bits(counted(s, side))] for side in SIDES},
        "limited": {side: [SPACE_IDS[p] for p in bits(limited(s, side))] for side in SIDES},
        "held": {side: own(s, side).bit_count() for side in SIDES},
        "battle": None if b is None else {
            "place": SPACE_IDS[b.space], "attackers": words(b.attackers), "defenders": words(b.defenders),
            "attacker_ln": b.attacker_ln, "defender_ln": b.defender_ln, "left": b.left, "retreat": b.retreat,
        },
    }  # fmt: skip


def _where(s: Crusade, unit: int) -> str:
    place = s.where[unit]
    return SPACE_IDS[place] if place >= 0 else BOX_NAMES[place]
