"""8.2: air missions and anti-aircraft fire."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial

from frente.boards.hexes import OFF, bits
from frente.engine import Ask, Flow, Menu, Message, Refusal, Way, put, roll, shuffle
from frente.games.barricadas import charts, nouns
from frente.games.barricadas.answers import Apart, Bomb, Flak, Flight, Hold, Raid, Together
from frente.games.barricadas.definitions import AIRCRAFT, ART, CHARTS, PIECES
from frente.games.barricadas.rules import fire
from frente.games.barricadas.rules.artillery import another, indirect_victims, may_direct_twice
from frente.games.barricadas.rules.luck import stream
from frente.games.barricadas.rules.movement import terrain
from frente.games.barricadas.rules.readiness import idle
from frente.games.barricadas.rules.spotting import all_hidden, looks
from frente.games.barricadas.sight import sees, visible
from frente.games.barricadas.state import (
    Battlefield,
    carried,
    code,
    finish,
    has,
    in_force,
    is_unit,
    manned,
    seat,
    the_board,
)

FLAK_RANGE = CHARTS["anti_air"]["flak36_range"]
FLAK_READY = CHARTS["anti_air"]["flak36_bonus_reaction"]
FLAK_OTHER = CHARTS["anti_air"]["flak36_bonus_not_reaction"]


@dataclass(slots=True)
class Sortie:
    """One air mission under way."""

    flight: int
    aim: int
    hex: int = OFF
    """The hex it attacks in the end; OFF: lost."""
    shaken: bool = False
    """8.2.2-a: the anti-air roll equalled."""


def flights(s: Battlefield, side: int, used: Sequence[Sortie] = ()) -> list[int]:
    """8.2.1-a: flights of a side with missions left, when the weather lets them fly."""
    if in_force(s, "no_air", side):
        return []
    return [i for i in range(len(s.flights)) if why_not_flight(s, side, used, i) is None]


def why_not_flight(s: Battlefield, side: int, used: Sequence[Sortie], i: int) -> Refusal | None:
    """8.2.1-a, 8.2.1-b: a flight of the side with missions left."""
    name = {"flight": f"f{i}"}
    if i >= len(s.flights) or s.flights[i].side != side:
        return Refusal("8.2.1-b", "no-flight", name)
    if s.flights[i].missions <= sum(1 for x in used if x.flight == i):
        return Refusal("8.2.1-a", "flight-flown", name)
    return None


def why_not_aim(s: Battlefield, officer: int, h: int) -> Refusal | None:
    """8.2.1-d, 8.2.1-e: an enemy-held hex in the officer's line of sight."""
    if not manned(s, 1 - PIECES[officer].side) >> h & 1:
        return Refusal("8.2.1-e", "nobody-there", {"hex": code(s, h)})
    if not sees(the_board(s), s.at[officer], h):
        return Refusal("8.2.1-d", "officer-blind", {"hex": code(s, h), "officer": PIECES[officer].id})
    if not looks(s, officer, h):
        return Refusal("13.6-b", "behind", {"unit": PIECES[officer].id})
    return None


def why_not_air(s: Battlefield, officer: int) -> Refusal | None:
    """3.3.2-e, 8.2.1-c."""
    p = PIECES[officer]
    if p.category != "officer":
        return Refusal("7.4-c", "no-officer", {"unit": p.id})
    refusal = idle(s, officer)
    if refusal is not None:
        return refusal
    if officer not in s.at:
        return Refusal("3.3.2-a", "not-acting", {"unit": p.id})
    if officer in s.spent:
        return Refusal("3.3.2-a", "has-moved", {"unit": p.id})
    if carried(s, officer):
        return Refusal("5.5-g", "is-carried", {"unit": p.id})
    if not flights(s, p.side):
        return Refusal("8.2.1-a", "no-air", {})
    if not aims(s, officer):
        return Refusal("8.2.1-d", "nothing-seen", {"officer": p.id})
    return None


def aims(s: Battlefield, officer: int) -> list[int]:
    enemies = manned(s, 1 - PIECES[officer].side) & visible(the_board(s), s.at[officer])
    return [h for h in bits(enemies) if looks(s, officer, h)]


def fly(s: Battlefield, officer: int) -> Flow[None]:
    """8.2.1-f: missions, anti-air fire, location, effect, resolution."""
    side = PIECES[officer].side
    s.fights += 1
    sorties: list[Sortie] = []
    while True:
        sortie = yield from _assign(s, officer, sorties)
        sorties.append(sortie)
        if len(sorties) == 2 or not may_direct_twice(s, officer) or not flights(s, side, sorties):
            break
        if not (yield from another(s, officer, "8.2.1-c")):
            break
    for x in sorties:
        yield from _draw(s, x)
    for x in sorties:
        yield from anti_air(s, officer, x)
        f = s.flights[x.flight]
        s.flights[x.flight] = replace(f, missions=f.missions - 1)  # 8.2.1-l
    for x in sorties:
        if x.hex != OFF:
            yield from locate(s, officer, x)
    yield from _attack(s, [x for x in sorties if x.hex != OFF])
    finish(s, officer)
    if len(sorties) == 2:
        finish(s, *[u for u in s.formations[s.member[officer]].units if has(s.acting, u)])


def _assign(s: Battlefield, officer: int, others: Sequence[Sortie]) -> Flow[Sortie]:
    side = PIECES[officer].side
    about = {"officer": PIECES[officer].id}
    way = Way(
        "flight",
        Flight,
        nouns.FLIGHT,
        rule="8.2.1-b",
        why_not=partial(why_not_flight, s, side, others),
        among=flights(s, side, others),
        judged=True,
        label=partial(_called, s),
    )
    chosen = yield from put(Ask.of(seat(side), "flight", "8.2.1-b", Menu(s, way), about))
    way = Way(
        "aim",
        partial(Raid, officer, chosen.number),
        nouns.hexes(s),
        rule="8.2.1-d",
        why_not=partial(why_not_aim, s, officer),
        among=lambda: aims(s, officer),
        judged=True,
        label=nouns.worded("do-aim-air-aim", nouns.hexes(s)),
    )
    raid = yield from put(Ask.of(seat(side), "air-aim", "8.2.1-d", Menu(s, way), about, commits=True))
    return Sortie(raid.flight, raid.hex, raid.hex)


def _called(s: Battlefield, i: int) -> Message:
    """A flight by its aircraft, where they are known (15-n)."""
    f = s.flights[i]
    return Message("do-flight", {"aircraft": f.aircraft or 0, "number": i + 1, "missions": f.missions})


def _draw(s: Battlefield, x: Sortie) -> Flow[None]:
    """8.2.1-b, 15-n: an air unit that was not named is drawn at its first attack."""
    f = s.flights[x.flight]
    if f.aircraft:
        return
    pool = [a.id for a in AIRCRAFT.values() if a.side == f.side and f.mission in ("", a.mission)]
    taken = [g.aircraft for g in s.flights]
    pool = [a for a in pool if taken.count(a) < AIRCRAFT[a].quantity] or pool
    order = yield from shuffle(f"aircraft:{seat(f.side)}", len(pool), kind="aircraft", rule="8.2.1-b")
    name = pool[order[0]]
    s.flights[x.flight] = replace(f, aircraft=name, mission=AIRCRAFT[name].mission)
    s.note("aircraft", "8.2.1-b", aircraft=name)


def anti_air(s: Battlefield, officer: int, x: Sortie) -> Flow[None]:
    """8.2.2-a: above the points nothing, equal +2 to the attack, below aborted. Points are not used up."""
    foe = 1 - PIECES[officer].side
    points = s.brief.anti_air[foe]
    if s.flights[x.flight].mission == "bombardment":
        points += yield from _flak(s, foe, x)
    if points < 2:
        return
    dice = yield from roll(stream(s), 2, 6, kind="anti-air", rule="8.2.2-a", seat=seat(foe))
    total = sum(dice)
    came = "aborted" if total < points else "shaken" if total == points else "none"
    s.note("anti-air", "8.2.2-a", roll=total, points=points, effect=came)
    if came == "aborted":
        x.hex = OFF
    x.shaken = came == "shaken"


def _flak(s: Battlefield, side: int, x: Sortie) -> Flow[int]:
    """8.2.2-b: an 88mm gun within 5 hexes of the target joins in against bombers, then it is Finished.

    Against a second bomber of the same activation it fires again.
    """
    bonus = 0
    grid = the_board(s).grid
    for u, h in list(s.at.items()):
        if PIECES[u].category != "aa-gun" or PIECES[u].side != side or u in s.load or has(s.routed, u):
            continue
        if grid.distance(h, x.aim) > FLAK_RANGE:
            continue
        if has(s.flak, u):
            bonus += FLAK_READY if has(s.flak_ready, u) else FLAK_OTHER
            continue
        if has(s.finished, u):
            continue
        about = {"unit": PIECES[u].id, "hex": code(s, x.aim)}
        menu = Menu(
            s,
            Way("flak", Flak, rule="8.2.2-b"),
            Way("hold", Hold, rule="8.2.2-b", label=nouns.worded("do-hold-flak")),
        )
        answer = yield from put(Ask.of(seat(side), "flak", "8.2.2-b", menu, about, True))
        if isinstance(answer, Flak):
            s.flak |= 1 << u
            if has(s.reaction, u):
                s.flak_ready |= 1 << u
                bonus += FLAK_READY
            else:
                bonus += FLAK_OTHER
            finish(s, u)
    return bonus


def locate(s: Battlefield, officer: int, x: Sortie) -> Flow[None]:
    """8.2.1-g to 8.2.1-i: find the target, then hit it, its neighbour or nothing."""
    side = PIECES[officer].side
    hidden = all_hidden(s, s.at[officer], x.aim, 1 - side)
    need = charts.air_location(terrain(s, x.aim), hidden)
    dice = yield from roll(stream(s), 2, 6, kind="location", rule="8.2.1-g", seat=seat(side))
    s.note("location", "8.2.1-g", hex=code(s, x.aim), roll=sum(dice), need=need, found=sum(dice) <= need)
    if sum(dice) > need:
        x.hex = OFF
        return
    dice = yield from roll(stream(s), 2, 6, kind="air-effect", rule="8.2.1-h", seat=seat(side))
    outcome = charts.air_effect(s.flights[x.flight].mission, sum(dice))
    s.note("air-effect", "8.2.1-h", hex=code(s, x.aim), roll=sum(dice), effect=outcome)
    if outcome == "lost":
        x.hex = OFF
    elif outcome == "adjacent":
        near = the_board(s).grid.touching[x.aim]
        ways = list(bits(near & manned(s, 1 - side))) or list(bits(near & manned(s, side)))
        x.hex = ways[0] if ways else OFF
        if len(ways) > 1:
            otherwise = partial(_why_not_bomb, s, x, side)
            way = Way("bomb", Bomb, nouns.hexes(s), rule="8.2.1-h", among=ways, otherwise=otherwise)
            about = {"hex": code(s, x.aim)}
            answer = yield from put(Ask.of(seat(side), "astray", "8.2.1-h", Menu(s, way), about, True))
            x.hex = answer.hex


def _why_not_bomb(s: Battlefield, x: Sortie, side: int, h: int) -> Refusal:
    """8.2.1-h: an enemy hex next to the target; only without any the attack may fall on friends."""
    where = {"hex": code(s, h)}
    if not the_board(s).grid.touch(x.aim, h):
        return Refusal("8.2.1-h", "not-next", where)
    if manned(s, side) >> h & 1:
        return Refusal("8.2.1-h", "spares-friends", where)
    return Refusal("8.2.1-h", "nobody-there", where)


def _attack(s: Battlefield, sorties: Sequence[Sortie]) -> Flow[None]:
    """8.2.1-e: missions of the same kind on the same hex add their factors."""
    groups: list[list[Sortie]] = []
    for x in sorties:
        kind = s.flights[x.flight].mission
        for group in groups:
            if group[0].hex == x.hex and s.flights[group[0].flight].mission == kind:
                group.append(x)
                break
        else:
            groups.append([x])
    for group in groups:
        attacks = [group]
        if len(group) > 1:  # they may, they need not
            side = s.flights[group[0].flight].side
            menu = Menu(
                s,
                Way("together", Together, rule="8.2.1-e", label=nouns.worded("do-together-squadron")),
                Way("apart", Apart, rule="8.2.1-e", label=nouns.worded("do-apart-squadron")),
            )
            about = {"hex": code(s, group[0].hex)}
            answer = yield from put(Ask.of(seat(side), "squadron", "8.2.1-e", menu, about, True))
            attacks = [group] if isinstance(answer, Together) else [[x] for x in group]
        for part in attacks:
            ffs = [AIRCRAFT[s.flights[x.flight].aircraft].ff for x in part]
            shot = air_shot(s, part[0].hex, ffs, any(x.shaken for x in part))
            if shot.victims or part[0].hex in s.forts:
                yield from fire.shoot(s, shot, "8.2.1-j")


def air_shot(s: Battlefield, h: int, ffs: Sequence[int], shaken: bool) -> fire.Shot:
    """8.2.1-j, 8.2.2-c: an ART attack with the FF of the aircraft."""
    units = indirect_victims(s, h, max(ffs) >= 9)
    mods = list(fire.common_modifiers(s, h, ART, units, ()))
    if shaken:
        mods.append(("aa-equal", charts.modifier("aa-equal"), "8.2.2-c"))
    return fire.Shot(
        attack=ART,
        target=h,
        ff=sum(ffs),
        shift=0,
        modifiers=tuple(mods),
        divisor=fire.divisor(s, h, ART, [u for u in units if is_unit(u)]),
        victims=tuple(units),
        cause=h,
        air=max(ffs),
        heavy=max(ffs) >= 9,
        raw=sum(ffs),
    )
