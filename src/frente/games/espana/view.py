"""What a seat may see: pieces, control, tracks, cards; and the same in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from frente.boards.counters import Counter, Face
from frente.boards.graph import bits
from frente.engine import Message, Plain, shared, to_plain
from frente.games.espana.cards.decks import period_of
from frente.games.espana.definitions import (
    AIR_STRENGTH,
    AIRCRAFT,
    BOXES,
    CAPTURED_CM,
    CARDS,
    COUNTER_ID,
    COUNTERS,
    EARLY,
    GENERALS,
    KIND,
    LARGE,
    LAST_TURN,
    LATE,
    MODEL,
    OFF_MAP_ID,
    PERIODS,
    PLACE_ID,
    PLACES,
    SEATS,
    SHIP_CLASS,
    SHIP_SUPPORT,
    SHIP_VALUE,
    SHIPS,
    SIDE_OF,
    SIDES,
    TANKS,
    TROOPS,
    TURN_PERIOD,
    TYPE_NAME,
    ZONES,
    Card,
    N,
    R,
    counter_code,
    counter_name,
)
from frente.games.espana.rules import fog
from frente.games.espana.rules.board import contested, friendly, is_supplied, largest_group, supplied
from frente.games.espana.rules.events import limit
from frente.games.espana.rules.naval.zones import holder
from frente.games.espana.rules.upkeep import key_cities
from frente.games.espana.state import BY_N, DISPUTED, EspanaState, land_units_in, modifier_of, side_of

CODE = {
    "n-reg": "EN", "n-fal": "FE", "n-car": "RQ", "n-leg": "LE", "n-afr": "AF", "n-ita": "CTV",
    "r-reg": "EP", "r-bas": "EV", "r-com": "CO", "r-ana": "AN", "r-ib": "BI",
}  # fmt: skip
SYMBOL = {
    "battleship": "capital-ship",
    "cruiser": "cruiser",
    "destroyers": "destroyer",
    "submarine": "submarine",
}


def signed(value: int) -> str:
    """A modifier as it is printed."""
    return f"{value:+d}".replace("-", "\N{MINUS SIGN}") if value else ""


# --- pieces ------------------------------------------------------------------------------------------
def place_of(s: EspanaState, counter: int) -> str:
    """The place or tray a counter stands in."""
    spot = s.where[counter]
    if spot in OFF_MAP_ID:
        return f"{OFF_MAP_ID[spot]}-{SEATS[side_of(s, counter)]}"
    return PLACE_ID[spot]


def seat_in(s: EspanaState, counter: int) -> str:
    """The circle of a box it stands in; ships and aircraft on sea duty lie before the coast."""
    if s.where[counter] in OFF_MAP_ID:
        return ""
    side = SEATS[side_of(s, counter)]
    afloat = counter in SHIPS or s.at_sea >> counter & 1
    return f"sea-{side}" if afloat and s.where[counter] < BOXES else side


def marks_of(s: EspanaState, counter: int) -> tuple[str, ...]:
    marks = []
    side = side_of(s, counter)
    if s.damaged >> counter & 1:
        marks.append("hit")
    if s.where[counter] < BOXES:
        if counter < TANKS.stop and not is_supplied(s, side, s.where[counter]):
            marks.append("out-of-supply")
        if s.used >> counter & 1 or s.picked >> counter & 1:
            marks.append("used")
        if s.attacked >> counter & 1:
            marks.append("attacked")
        if s.moved >> counter & 1 and counter < TANKS.stop and s.phase.startswith("move"):
            marks.append("moved")
    return tuple(marks)


def _look(s: EspanaState, counter: int, side: int) -> tuple[int, int, int, int, tuple[str, ...]]:
    """What the print of a counter is made from."""
    strength = s.strength[counter] if counter < TROOPS.stop else 0
    captured = bool(s.captured >> counter & 1)
    cm = CAPTURED_CM[counter] if captured else modifier_of(s, counter)
    return counter, side, strength, cm, marks_of(s, counter)


@shared()
def _print(counter: int, side: int, strength: int, cm: int, marks: tuple[str, ...]) -> dict[str, Any]:
    """Sides by colour (4.3), strength large, the modifier at the top."""
    model, kind = MODEL[counter], KIND[counter]
    seat, name, id = SEATS[side], counter_name(counter), COUNTER_ID[counter]
    corner = signed(cm)
    code = counter_code(counter) if kind in ("tank", "general", "aircraft") else ""
    if kind == "troop":
        faces = tuple(Face((str(n),), top_right=corner) for n in ((5, 3) if LARGE[counter] else (2, 1)))
        symbol = "militia" if model in ("n-fal", "n-car", "r-com", "r-ana") else "infantry"
        shown = Counter(
            id, seat, symbol, name, model, CODE[model], faces=faces, face=int(strength in (1, 3)),
            marks=marks, scale=1.2 if LARGE[counter] else 1.0,
        )  # fmt: skip
    elif kind == "tank":
        shown = Counter(id, seat, "armour", name, "", code, faces=(Face(top_right=corner),), marks=marks)
    elif kind == "general":
        shown = Counter(id, seat, "officer", name, "", code, faces=(Face(top_right=corner),), marks=marks)
    elif kind == "aircraft":
        symbol = "bomber" if AIR_STRENGTH[counter] == 2 else "fighter"
        face = Face((str(AIR_STRENGTH[counter]),), top_right=corner)
        shown = Counter(id, seat, symbol, name, "", code, faces=(face,), marks=marks)
    else:
        value = str(SHIP_VALUE[counter]) if SHIP_VALUE[counter] else signed(SHIP_SUPPORT[counter])
        face = Face((value,) if value else (), top_right=corner)
        shown = Counter(id, seat, SYMBOL[SHIP_CLASS[counter]], name, faces=(face,), marks=marks)
    return shown.to_json()


def pieces(s: EspanaState, viewer: int | None) -> list[Plain]:
    """11.9: every counter may be looked at; under fog the backs of those the viewer cannot tell apart."""
    found: list[Plain] = []
    tops: dict[tuple[int, int], int] = {}
    for counter in range(COUNTERS):
        if counter in SHIPS and not s.chosen.naval:
            continue
        if s.chosen.fog and fog.is_hidden(s, counter, viewer):
            continue
        side, box = side_of(s, counter), s.where[counter]
        in_stack = counter < TANKS.stop and box < BOXES
        order = counter
        if in_stack:
            if (side, box) not in tops:
                tops[side, box] = fog.top_of(s, side, box)
            order = 0 if tops[side, box] == counter else 1 + counter
        look = _look(s, counter, side)
        found.append(_piece(look, place_of(s, counter), seat_in(s, counter), in_stack, order))
    if s.chosen.fog:
        found += _backs(s, viewer)
    return found


@shared(1 << 14)
def _piece(
    look: tuple[int, int, int, int, tuple[str, ...]], place: str, seat: str, in_stack: bool, order: int
) -> dict[str, Any]:
    """A counter where it lies. The same look is the same object, so that it is made and compared once."""
    stack = f"{place}.{SEATS[look[1]]}" if in_stack else ""
    return {**_print(*look), "place": place, "seat": seat, "stack": stack, "order": order}


def _backs(s: EspanaState, viewer: int | None) -> list[Plain]:
    """22.4-a: the opponent sees how high a stack is, and its top."""
    found: list[Plain] = []
    for side in SIDES:
        for box in bits(s.held[side]):
            place = PLACE_ID[box]
            decoys = s.decoys.get(2 * box + side, 0)
            hidden = sum(1 for u in land_units_in(s, side, box) if fog.is_hidden(s, u, viewer))
            if box != s.seen_battle:
                hidden += decoys
            for n in range(hidden):
                back: dict[str, Any] = dict(
                    Counter(f"back-{place}-{SEATS[side]}-{n}", SEATS[side], hidden=True).to_json()
                )
                back.update(place=place, seat=SEATS[side], stack=f"{place}.{SEATS[side]}", order=500 + n)
                found.append(back)
    return found


def stacks(s: EspanaState, viewer: int | None) -> list[Plain]:
    found: list[Plain] = []
    for side in SIDES:
        for box in bits(s.held[side]):
            units = land_units_in(s, side, box)
            seen = not any(fog.is_hidden(s, u, viewer) for u in units)
            total = sum(s.strength[u] for u in units if u < TROOPS.stop)
            if viewer != side and s.decoys.get(2 * box + side):
                seen = box == s.seen_battle
            found.append(
                {
                    "id": f"{PLACE_ID[box]}.{SEATS[side]}",
                    "side": SEATS[side],
                    "place": PLACE_ID[box],
                    "seat": SEATS[side],
                    "label": str(total) if seen else "?",
                    "name": None,
                    "marks": [] if is_supplied(s, side, box) else ["out-of-supply"],
                }
            )
    return found


# --- the rest of the board ---------------------------------------------------------------------------
def control_of(s: EspanaState, box: int) -> str:
    for side in SIDES:
        if friendly(s, side) >> box & 1:
            return SEATS[side]
    return "contested" if contested(s) >> box & 1 else ""


def zone_control(s: EspanaState, zone: int) -> str:
    held = holder(s, zone)
    if held == DISPUTED:
        return "contested"
    return SEATS[held - BY_N] if held else ""


def places(s: EspanaState) -> dict[str, Plain]:
    found: dict[str, Plain] = {}
    for box in range(BOXES):
        marks: list[Plain] = [f"marker-{SEATS[side]}" for side in SIDES if s.marks[side] >> box & 1]
        if s.chosen.naval:
            marks += [f"blockade-{SEATS[side]}" for side in SIDES if s.blocked[side] >> box & 1]
        found[PLACE_ID[box]] = {"control": control_of(s, box), "marks": marks, "note": None}
    if s.chosen.naval:
        for zone in ZONES:
            mark = s.zone_marks[zone - BOXES]
            marks = [f"marker-{SEATS[mark - BY_N]}"] if mark else []
            found[PLACE_ID[zone]] = {"control": zone_control(s, zone), "marks": marks, "note": None}
    return found


def tracks(s: EspanaState) -> dict[str, Plain]:
    def marker(id: str, box: int, side: str, label: Plain) -> dict[str, Plain]:
        return {"id": id, "box": str(box), "side": side, "label": label}

    cities: list[Plain] = [
        marker(f"cities-{SEATS[i]}", s.kc[i], SEATS[i], message(f"code-{SEATS[i]}")) for i in SIDES
    ]
    cities.append(marker("cities-contested", s.kc[2], "", "="))
    points: list[Plain] = [
        marker(f"points-{SEATS[i]}", min(s.rp[i], 20), SEATS[i], message("code-points")) for i in SIDES
    ]
    turn: list[Plain] = [marker("turn", s.turn, "", "")]
    return {"turns": {"markers": turn}, "cities": {"markers": cities}, "points": {"markers": points}}


def status(s: EspanaState) -> list[Plain]:
    now = key_cities(s)
    rows: list[Plain] = []
    for side in SIDES:
        seat = SEATS[side]
        rows.append(_row(f"cities-{seat}", "status-cities", now[side], seat, 8))
        rows.append(_row(f"joined-{seat}", "status-joined", largest_group(s, side), seat, None))
        rows.append(_row(f"hand-{seat}", "status-hand", len(s.hands[side]), seat, None))
        if s.phase == "replacements":
            rows.append(_row(f"rp-{seat}", "status-rp", s.rp[side], seat, None))
        if s.phase == "events":
            rows.append(_row(f"plays-{seat}", "status-plays", s.plays[side], seat, limit(s, side)))
    rows.append(_row("cities-contested", "status-contested", now[2], "", 12))
    return rows


def _row(id: str, label: str, value: int, side: str, of: int | None) -> dict[str, Plain]:
    return {"id": id, "label": message(label), "value": str(value), "side": side, "of": of}


def message(id: str, **args: Plain) -> Plain:
    return to_plain(Message(id, dict(args)))


def overlays(s: EspanaState) -> list[Plain]:
    rows: list[Plain] = []
    for side in SIDES:
        fed = supplied(s, side)
        held = s.held[side]
        rows.append(
            {
                "id": f"supply-{SEATS[side]}",
                "label": message(f"overlay-supply-{SEATS[side]}"),
                "places": [PLACE_ID[b] for b in bits(held & fed)],
                "bad": [PLACE_ID[b] for b in bits(held & ~fed)],
                "lines": [],
            }
        )
    return rows


# --- cards -------------------------------------------------------------------------------------------
def half_text(half: tuple[str, int, int], use: str) -> Plain:
    """The bonus or penalty of a card as a sentence."""
    kind, value, dice = half
    return message(f"card-{use}-{kind}", value=signed(value), dice=dice)


def card_data(card: Card) -> dict[str, Plain]:
    marks: list[Plain] = []
    if card.what_if:
        marks.append("what-if")
    if card.naval:
        marks.append("naval")
    if card.optional:
        marks.append("optional")
    return {
        "id": card.id,
        "title": card.name,
        "side": SEATS[card.side],
        "corner": card.number,
        "lines": [half_text(card.bonus, "bonus"), half_text(card.penalty, "penalty")],
        "text": message(f"card-{card.id}"),
        "kind": card.timing,
        "marks": marks,
    }


@shared()
def _card(id: str) -> dict[str, Plain]:
    return card_data(CARDS[id])


def cards(s: EspanaState, viewer: int | None) -> dict[str, Plain]:
    hand: list[Plain] = [] if viewer is None else [_card(c) for c in s.hands[viewer]]
    zones: list[Plain] = []
    for side in SIDES:
        seat = SEATS[side]
        for period in (EARLY, LATE):
            deck = s.decks[2 * side + period]
            if period == period_of(s.turn) or deck:
                zones.append(_zone(f"deck-{seat}-{PERIODS[period]}", "zone-deck", len(deck), None, seat))
        zones.append(_zone(f"hand-{seat}", "zone-hand", len(s.hands[side]), None, seat))
        zones.append(_zone(f"laid-{seat}", "zone-laid", len(s.laid[side]), None, seat))
        used = [c for c in s.spent if CARDS[c].side == side]
        zones.append(_zone(f"spent-{seat}", "zone-spent", len(used), used[-1] if used else None, seat))
        # 23.2-f: the cards of the turn lie open, all of them, in the order in which they come.
        zones += [_zone(f"batch-{card}", "zone-batch", 1, card, seat) for card in s.batch[side]]
        kept = [e.card for e in s.lasting if CARDS[e.card].side == side]
        kept += [c for c in s.in_force if CARDS[c].side == side]
        for card in dict.fromkeys(kept):
            zones.append(_zone(f"kept-{card}", "zone-kept", 1, card, seat))
    return {"hand": hand, "zones": zones}


def _zone(id: str, label: str, count: int, top: str | None, side: str) -> dict[str, Plain]:
    return {
        "id": id,
        "label": message(label),
        "count": count,
        "top": _card(top) if top else None,
        "side": side,
    }


# --- the whole ---------------------------------------------------------------------------------------
def _turn(s: EspanaState) -> dict[str, Plain]:
    return {
        "turn": {
            "number": s.turn,
            "of": LAST_TURN,
            "label": message("turn-label", turn=s.turn, period=TURN_PERIOD[s.turn]),
            "phase": message(f"phase-{s.phase}"),
            "active": SEATS[s.active],
        },
        "battle": _battle(s),
    }


def _table(s: EspanaState) -> dict[str, Plain]:
    return {"status": status(s), "tracks": tracks(s)}


def _map(s: EspanaState) -> dict[str, Plain]:
    zones = ZONES if s.chosen.naval else ()
    return {
        "places": places(s),
        "areas": {f"sea-{PLACE_ID[z]}": {"control": zone_control(s, z)} for z in zones},
        "overlays": overlays(s),
    }


def _counters(s: EspanaState) -> dict[str, Plain]:
    """Without fog everybody sees every counter."""
    return {} if s.chosen.fog else {"pieces": pieces(s, None), "stacks": stacks(s, None)}


def _fogged(s: EspanaState, seat: str | None) -> dict[str, Plain]:
    viewer = _viewer(seat)
    return {"pieces": pieces(s, viewer), "stacks": stacks(s, viewer)} if s.chosen.fog else {}


def _cards(s: EspanaState, seat: str | None) -> dict[str, Plain]:
    return {"cards": cards(s, _viewer(seat))}


def _viewer(seat: str | None) -> int | None:
    return None if seat is None else SIDE_OF[seat]


SHOWN = (_turn, _table, _counters, _map)
SHOWN_TO = (_fogged, _cards)


def _battle(s: EspanaState) -> Plain:
    fight = s.fight
    if fight is None:
        return None
    sides: list[list[Plain]] = [[], []]
    for side, troop in ((fight.side, fight.attacker), (1 - fight.side, fight.defender)):
        units = ((troop,) if troop >= 0 else ()) + fight.support[side]
        sides[side] = [COUNTER_ID[u] for u in units]
    return {"place": PLACE_ID[fight.box], "attacker": sides[fight.side], "defender": sides[1 - fight.side]}


# --- in words ----------------------------------------------------------------------------------------
@shared()
def names() -> dict[str, str]:
    """Proper names by id."""
    found = {p.id: p.name for p in PLACES}
    found |= {COUNTER_ID[counter]: counter_name(counter) for counter in range(COUNTERS)}
    found |= {id: card.name for id, card in CARDS.items()}
    found |= TYPE_NAME
    for counter in TANKS:
        found[MODEL[counter]] = counter_name(counter)
    return found


def summary(s: EspanaState, viewer: int | None, say: Callable[..., str]) -> list[str]:
    """A readable board for the terminal."""
    n, r, both = key_cities(s)
    lines = [
        say(
            "board-turn",
            turn=s.turn,
            last=LAST_TURN,
            period=TURN_PERIOD[s.turn],
            phase=Message(f"phase-{s.phase}", {}),
        ),
        say("board-cities", nationalist=n, republican=r, contested=both),
    ]
    for side in (N, R):
        off = [COUNTER_ID[c] for c in (*GENERALS, *AIRCRAFT) if place_of(s, c) == f"board-{SEATS[side]}"]
        lines.append(say("board-side", side=SEATS[side], hand=len(s.hands[side]), counters=off or "-"))
    for place in range(len(PLACES)):
        if place >= BOXES and not s.chosen.naval:
            break
        parts = [_stack_text(s, side, place, viewer, say) for side in (N, R)]
        if any(parts):
            control = say("board-control", control=control_of(s, place)) if place < BOXES else ""
            name = say("board-place", place=PLACES[place].id)
            left, right = (say("board-stack", side=SEATS[side], stack=parts[side] or "-") for side in (N, R))
            lines.append(f"{name:<16} {control:<12} {left:<37} {right}")
    return lines


def _stack_text(s: EspanaState, side: int, place: int, viewer: int | None, say: Callable[..., str]) -> str:
    words = []
    for counter in s.at[2 * place + side]:
        if fog.is_hidden(s, counter, viewer):
            words.append("?")
        elif counter < TROOPS.stop:
            words.append(f"{CODE[MODEL[counter]]}{s.strength[counter]}")
        else:
            words.append(counter_name(counter) + ("*" if s.damaged >> counter & 1 else ""))
    if s.chosen.fog and place < BOXES:
        words += ["?" if viewer != side else say("board-decoy")] * s.decoys.get(2 * place + side, 0)
    if not words and place < BOXES and s.marks[side] >> place & 1:
        return say("board-marker")
    return " ".join(words)
