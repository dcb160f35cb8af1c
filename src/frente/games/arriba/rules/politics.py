"""Chapter 5: purges, influence on foreign powers, and the support that aid brings."""

from __future__ import annotations

from functools import cache, partial

from frente.engine import Ask, Flow, Menu, Message, Price, Refusal, StandingWay, Way, put, roll
from frente.games.arriba import nouns
from frente.games.arriba.answers import Done, Influence, Purge, Shift
from frente.games.arriba.definitions import (
    COUNTRIES,
    ENEMY,
    FACTIONS,
    INDEX,
    INFLUENCE_COST,
    INFLUENCE_DICE,
    LEVEL,
    MINOR,
    OPPOSED,
    PURGE_DICE,
    PURGE_FROM,
    SUPPORT,
    TOWARD,
    TRACK_END,
    G,
    R,
)
from frente.games.arriba.rules.aid import move_marker
from frente.games.arriba.rules.income import PS
from frente.games.arriba.rules.support import change_support
from frente.games.arriba.state import (
    Arriba,
    any_help,
    any_intervention,
    at_first,
    leader,
)


def political_phase(s: Arriba) -> Flow[None]:
    """Both make their attempts, then both settle what aid brings in support (5.3.1-b, 3.0-g)."""
    s.phase = "political"
    s.boxes_before = s.boxes.copy()  # 5.3.1-h
    s.tried = [0, 0]
    yield from dice_order(s, "political")
    first, second = s.first, ENEMY[s.first]
    s.push(("influence", first), ("influence", second), ("aid", first), ("aid", second))


def dice_order(s: Arriba, phase: str) -> Flow[None]:
    """3.0-c: each rolls a die, the higher goes first, ties are rolled again."""
    while True:
        ours, theirs = yield from roll(f"order:{s.turn}:{phase}", 2, kind="order", rule="3.0-c")
        if ours != theirs:
            break
    s.first = G if ours > theirs else R
    s.note("order", "3.0-c", phase=phase, side=s.first)


# --- influence (5.3.1) ---------------------------------------------------------------------------
def influence(s: Arriba, side: str) -> Flow[None]:
    """One attempt, one purge, or the end of this side's part."""
    about = {"side": side, "level": s.ps[INDEX[side]], "can": _can(s, side)}
    menu = Menu(s, *political_ways(side), tokens=partial(political_tokens, s, side))
    ask = Ask.of(leader(s, side), "politics", "5.3.1-a", menu, about, commits=True)
    match (yield from at_first(s, ("influence", side), ask)):
        case Done():
            s.note("politics-done", "5.3.1-c", side=side)
            return
        case Purge(faction):
            s.push(("influence", side))
            yield from purge(s, faction)
        case Influence(country, extra):
            s.push(("influence", side))
            yield from attempt(s, side, country, extra)


def _can(s: Arriba, side: str) -> str:
    """What a side may still do in politics: both, influence, purge or nothing."""
    tries = any(why_not_influence(s, side, country, 0) is None for country in range(len(COUNTRIES)))
    purges = any(why_not_purge(s, side, faction) is None for faction in MINOR)
    return "both" if tries and purges else "influence" if tries else "purge" if purges else "nothing"


@cache
def political_ways(side: str) -> tuple[Way, ...]:
    def why_not_try(s: Arriba, country: int, extra: int) -> Refusal | None:
        return why_not_influence(s, side, country, extra)

    def why_not(s: Arriba, faction: int) -> Refusal | None:
        return why_not_purge(s, side, faction)

    return (
        StandingWay("done", Done, rule="5.3.1-c", label=lambda _s: Message("do-done-politics")),
        StandingWay(
            "influence",
            Influence,
            nouns.COUNTRY,
            nouns.EXTRA,
            rule="5.3.1-a",
            why_not=why_not_try,
            # What extra dice cost is diced: the battle card tells it (5.3.1-e).
            price=lambda _s, _country, extra: () if extra else (Price(PS, INFLUENCE_COST),),
        ),
        StandingWay("purge", Purge, nouns.FACTION, rule="5.2.2-a", why_not=why_not, among=lambda s: MINOR),
    )


ATTEMPTS = tuple([f"influence {name} {n}" for n in range(INFLUENCE_DICE + 1)] for name in COUNTRIES)


def political_tokens(s: Arriba, side: str) -> list[str]:
    """All of it; extra dice change nothing about whether a country may be tried."""
    tokens = ["done"]
    for country, attempts in enumerate(ATTEMPTS):
        if why_not_influence(s, side, country, 0) is None:
            tokens += attempts
    tokens += [f"purge {FACTIONS[f]}" for f in MINOR if why_not_purge(s, side, f) is None]
    return tokens


def why_not_influence(s: Arriba, side: str, country: int, extra: int) -> Refusal | None:
    name = COUNTRIES[country]
    if s.turn == 1:
        return Refusal("14.2-b", "no-influence-turn-1", {})
    if s.tried[INDEX[side]] >> country & 1:
        return Refusal("5.3.1-a", "tried-already", {"country": name})
    if s.lasting.get(f"no-influence:{side}:{name}") or s.lasting.get(f"no-influence:{side}:all"):
        return Refusal("4.1-b", "no-influence-event", {"country": name})
    if extra > INFLUENCE_DICE:
        return Refusal("5.3.1-e", "too-many-dice", {"wanted": extra, "most": INFLUENCE_DICE})
    return None  # 5.3.1-m: a player may even pay himself to 0


def why_not_purge(s: Arriba, side: str, faction: int) -> Refusal | None:
    args = {"faction": FACTIONS[faction]}
    if side != G or faction not in MINOR:
        return Refusal("5.2.2-a", "no-purge-side", dict(args))
    if s.players > 2:
        return Refusal("15.2-b", "no-purge-alliance", dict(args))
    if s.turn < PURGE_FROM:
        return Refusal("5.2.2-a", "no-purge-1936", {**args, "turn": PURGE_FROM})
    if s.purged >> faction & 1:
        return Refusal("5.2.2-a", "purged-already", dict(args))
    return None


def purge(s: Arriba, faction: int) -> Flow[None]:
    """5.2.2-c, 5.2.2-d: declared and paid at once, once for all."""
    s.purged |= 1 << faction
    s.purged_now |= 1 << faction  # 5.2.2-b: no moving, no attacking this turn
    s.note("purge", "5.2.2-a", faction=FACTIONS[faction])
    dice = yield from roll(f"purge:{s.turn}", PURGE_DICE, kind="purge", rule="5.2.2-d", seat=G)
    change_support(s, {G: -sum(dice)}, "5.2.2-d", "purge")


def influence_drm(s: Arriba, side: str, country: int) -> list[tuple[str, int, str]]:
    """The modifiers of an attempt, extra dice apart: (name, value, rule)."""
    found = []
    enemy = ENEMY[side]
    if any(LEVEL[s.boxes_before[c]][1] == enemy for c in OPPOSED[country]):
        found.append(("opposed", 1, "5.3.1-f"))  # once, also where two powers qualify
    if LEVEL[s.boxes_before[country]][1] == enemy:
        found.append(("helps-enemy", -1, "5.3.1-g"))
    return found


def boxes_won(modified: int) -> int:
    """5.3.1-i to 5.3.1-l: how far the marker may go; -1 away from one's own end without a choice."""
    if modified <= 1:
        return -1  # 5.3.1-i
    if modified <= 5:
        return 0  # 5.3.1-j
    return 1 if modified <= 8 else 2  # 5.3.1-k, 5.3.1-l


def attempt(s: Arriba, side: str, country: int, extra: int) -> Flow[None]:
    """5.3.1: pay, add dice, roll, move the marker (the worked example: 5.4-EX).

    Several dice always count as their sum (2.2.4-a).
    """
    name = COUNTRIES[country]
    s.tried[INDEX[side]] |= 1 << country
    s.note("attempt", "5.3.1-d", side=side, country=name, extra=extra)
    change_support(s, {side: -INFLUENCE_COST}, "5.3.1-d", "influence")
    stream = f"influence:{s.turn}:{side}:{name}"
    if extra:
        count = extra * SUPPORT["influence-extra"].dice
        dice = yield from roll(stream, count, kind="influence-extra", rule="5.3.1-e", seat=side)
        change_support(s, {side: -sum(dice)}, "5.3.1-e", "influence")
    (die,) = yield from roll(stream, kind="influence", rule="5.3.1-d", seat=side)
    modified = die + extra + sum(value for _, value, _ in influence_drm(s, side, country))
    won = boxes_won(modified)
    s.note("influence", "5.3.1-d", side=side, country=name, modified=modified, boxes=won)
    own = TOWARD[side]
    if won == -1:
        move_marker(s, country, -own, "5.3.1-i")
        return
    if won == 0:
        return
    rule = "5.3.1-k" if won == 1 else "5.3.1-l"

    def why_not(toward: str, boxes: int) -> Refusal | None:
        return why_not_shift(s, country, won, toward, boxes)

    menu = Menu(s, Way("shift", Shift, nouns.SIDE, nouns.BOXES, rule=rule, why_not=why_not))
    about = {"country": name, "boxes": won}
    shift: Shift = yield from put(Ask.of(leader(s, side), "shift", rule, menu, about))
    move_marker(s, country, TOWARD[shift.toward] * shift.boxes, rule)


def why_not_shift(s: Arriba, country: int, won: int, toward: str, boxes: int) -> Refusal | None:
    """One or two boxes in either direction, as far as the track goes."""
    args = {"country": COUNTRIES[country], "boxes": won}
    if not 0 < boxes <= won:
        return Refusal("5.3.1-k", "too-many-boxes", dict(args))
    if abs(s.boxes[country] + TOWARD[toward] * boxes) > TRACK_END:
        return Refusal("5.3.1-m", "track-ends", dict(args))
    return None


# --- aid (5.4) -----------------------------------------------------------------------------------
def aid(s: Arriba, side: str) -> Flow[None]:
    """The support that foreign aid brings, from the boxes as they stand after all attempts (5.4-a)."""
    if any_intervention(s, side):
        why, rule = "intervention", "5.4.2-a"
    elif any_help(s, side):
        why, rule = "support", "5.4.1-a"
    else:
        why, rule = "no-aid", "5.4.3"
    due = SUPPORT[why]
    dice = yield from roll(f"aid:{s.turn}:{side}", due.dice, kind="aid", rule=rule, seat=side)
    change_support(s, {side: due.sign * sum(dice)}, rule, why)
