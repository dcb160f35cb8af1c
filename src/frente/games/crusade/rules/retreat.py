"""Chapter 11.4: retreats."""

from __future__ import annotations

from functools import partial

from frente.engine import Ask, Flow, Menu, Message, Refusal, Way
from frente.engine import put as answer_to
from frente.games.crusade import answers
from frente.games.crusade.answers import Pick, Stand
from frente.games.crusade.cards import combat as cards
from frente.games.crusade.cards.lasting import barred
from frente.games.crusade.definitions import (
    BEACH,
    BEACH_BIT,
    FOE,
    LIMIT,
    MOUNTAIN,
    NAT,
    SPACE_IDS,
    UNIT_IDS,
    UNITS,
    bits,
)
from frente.games.crusade.nouns import SPACE_NOUN, TWIN_NOUN, UNIT_NOUN
from frente.games.crusade.rules.control import enter, remove_works
from frente.games.crusade.rules.losses import lose_step, pool_of, replacements
from frente.games.crusade.rules.supply import counted
from frente.games.crusade.state import (
    Battle,
    Crusade,
    eliminate,
    near,
    one_of_each,
    own,
    owner,
    put,
    steps_left,
    units_in,
)

Path = tuple[int, ...]


# --- ways out (11.4.5-h) --------------------------------------------------------------------------------
def ways(s: Crusade, unit: int, space: int, length: int) -> list[Path]:
    """The legal paths of a unit that must retreat `length` spaces; none: it cannot.

    11.4.5-i: MF, Attack markers, 10.1.12-a and 16.4.2.1-a do not matter, and full own stacks may be passed.
    """
    side = UNITS[unit].side
    closed = units_in(s, FOE[side]) | 1 << space  # 11.4.5-b
    if side == NAT:
        closed |= BEACH_BIT  # 8.5.6.6
    threat = barred(s, side)
    # CL-R51: into the threatened zone only where there is no other way
    return _ways(s, side, space, length, closed | threat) or _ways(s, side, space, length, closed)


def _ways(s: Crusade, side: str, space: int, length: int, closed: int) -> list[Path]:
    held = own(s, side)
    paths: list[Path] = [(p,) for p in bits(near(s, space) & ~closed)]
    if length == 2:  # 11.4.5-c: two different spaces
        paths = [(a, b) for (a,) in paths for b in bits(near(s, a) & ~closed & ~(1 << a))]
    classes: dict[tuple[int, int], list[Path]] = {}
    for path in paths:
        strange = _strange(held, path)
        end = path[-1]
        if len(s.stacks[end]) < LIMIT:
            rank = (2, strange) if strange else (0, 0)  # C, A
            classes.setdefault(rank, []).append(path)
        elif held >> end & 1:
            rank = (3, strange) if strange else (1, 0)  # D, B
            # 11.4.5.1-a: one space further, friendly, within the limit, not entered before
            for far in bits(near(s, end) & held & ~closed):
                if far not in path and len(s.stacks[far]) < LIMIT:
                    classes.setdefault(rank, []).append((*path, far))
    if not classes:
        return []
    found = classes[min(classes)]
    fed = [path for path in found if ends_supplied(s, side, path[-1])]  # 11.4.5-g
    return fed or found


def _strange(held: int, path: Path) -> int:
    """How many spaces of a path are not the unit's own."""
    return sum(not held >> p & 1 for p in path)


def ends_supplied(s: Crusade, side: str, space: int) -> bool:
    """Would the space be supplied with the unit in it?"""
    if own(s, side) >> space & 1:
        return bool(counted(s, side) >> space & 1)
    s.control ^= 1 << space
    fed = bool(counted(s, side) >> space & 1)
    s.control ^= 1 << space
    return fed


# --- standing fast (11.4.3) -----------------------------------------------------------------------------
def may_stand(s: Crusade, b: Battle) -> bool:
    """11.4.3-a, 11.4.3-b: Mountain, Trench or Beach Head, and a step must be left after the loss."""
    if cards.forced_retreat(b):
        return False
    ground = MOUNTAIN >> b.space & 1 or s.works.get(b.space, "").startswith("trench") or b.space == BEACH
    return bool(ground) and any(leaves_a_step(s, b, u) for u in b.defenders)


def leaves_a_step(s: Crusade, b: Battle, unit: int) -> bool:
    """Is a defending step left when this counter loses one? A replacement counts (11.4.3-b)."""
    if len(b.defenders) > 1 or steps_left(s, unit) == 2:
        return True
    return UNITS[unit].corps and bool(replacements(s, pool_of(unit)))


def stand(s: Crusade) -> Flow[None]:
    """11.4.3-c: after all losses the Defender may cancel the whole retreat for one more step."""
    b = s.battle
    assert b is not None
    side = FOE[b.side]
    why_not = partial(why_not_stand, s, b)
    menu = Menu(
        s,
        Way("retreat", answers.Retreat, rule="11.4.5-a"),
        Way("stand", Stand, UNIT_NOUN, rule="11.4.3-a", why_not=why_not, among=b.defenders),
    )
    about = {"place": SPACE_IDS[b.space], "spaces": b.retreat}
    match (yield from answer_to(Ask.of(side, "stand", "11.4.3-a", menu, about))):
        case Stand(unit):
            s.note("stood", "11.4.3-a", unit=UNIT_IDS[unit], place=SPACE_IDS[b.space])
            yield from lose_step(s, unit, b.defender_oos, attacker=False)
            b.phantoms = ()
            b.stood = True
            b.waiting = ()


def why_not_stand(s: Crusade, b: Battle, unit: int) -> Refusal | None:
    """11.4.3-b: may this defender pay for the stand with a step?"""
    if unit not in b.defenders:
        return Refusal("11.4.3-a", "not-defending", {"unit": UNIT_IDS[unit], "place": SPACE_IDS[b.space]})
    if not leaves_a_step(s, b, unit):
        return Refusal("11.4.3-b", "no-step-left", {"unit": UNIT_IDS[unit]})
    return None


# --- going (11.4.5) -------------------------------------------------------------------------------------
def retreat(s: Crusade) -> Flow[None]:
    """11.4.5-a: the units retreat one by one, in their owner's order."""
    b = s.battle
    assert b is not None
    if not b.waiting:
        return
    side = FOE[b.side]
    unit = b.waiting[0]
    different = one_of_each(s, b.waiting)
    if len(different) > 1:
        why_not, first = partial(why_not_withdraw, b), sorted(different)
        menu = Menu(
            s, Way("withdraw", Pick, TWIN_NOUN, rule="11.4.5-a", why_not=why_not, among=first, judged=True)
        )
        (unit,) = yield from answer_to(Ask.of(side, "withdraw", "11.4.5-a", menu))
    b.waiting = tuple(u for u in b.waiting if u != unit)
    found = ways(s, unit, b.space, b.retreat)
    if not found:
        _lost_in_retreat(s, b, unit)
        s.push(("retreat",))
        return
    path = found[0]
    if len(found) > 1:
        path = yield from _choose_path(s, b, unit, found)
    go(s, b, unit, path)
    s.push(("retreat",))


def why_not_withdraw(b: Battle, unit: int) -> Refusal | None:
    """11.4.5-a: is this one of those who still have to retreat?"""
    return None if unit in b.waiting else Refusal("11.4.5-a", "not-retreating", {"unit": UNIT_IDS[unit]})


def _choose_path(s: Crusade, b: Battle, unit: int, found: list[Path]) -> Flow[Path]:
    def otherwise(*path: int) -> Refusal:
        return why_not_path(s, b, unit, path, found)

    def label(*path: int) -> Message:
        return Message("do-path", {"places": [SPACE_IDS[p] for p in path]})

    way = Way(
        "path", partial(answers.Path.of, unit), SPACE_NOUN, rule="11.4.5-a",
        among=found, otherwise=otherwise, many=True, label=label,
    )  # fmt: skip
    about = {"unit": UNIT_IDS[unit], "spaces": b.retreat}
    answer: answers.Path = yield from answer_to(
        Ask.of(UNITS[unit].side, "retreat", "11.4.5-a", Menu(s, way), about)
    )
    return answer.spaces


def why_not_path(s: Crusade, b: Battle, unit: int, path: Path, found: list[Path]) -> Refusal:
    """Why a way of retreat is not open, the first of the priorities that another way meets better."""
    side = UNITS[unit].side
    held = own(s, side)
    here = b.space
    safe = not any(barred(s, side) >> p & 1 for way in found for p in way)
    for p in path:
        args = {"unit": UNIT_IDS[unit], "place": SPACE_IDS[p]}
        if here == p != b.space:
            return Refusal("11.4.5-c", "retreat-twice", {"unit": UNIT_IDS[unit]})
        if p != b.space and not near(s, here) >> p & 1:
            return Refusal("11.4.5-c", "not-adjacent", {**args, "from": SPACE_IDS[here]})
        if p == b.space or units_in(s, FOE[side]) >> p & 1:
            return Refusal("11.4.5-b", "retreat-enemy", dict(args))
        if side == NAT and p == BEACH:
            return Refusal("8.5.6.6", "retreat-no-beach", dict(args))
        if safe and barred(s, side) >> p & 1:
            return Refusal("CL-R51", "france-threatens", dict(args))
        here = p
    if len(set(path)) < len(path):
        return Refusal("11.4.5-c", "retreat-twice", {"unit": UNIT_IDS[unit]})
    args = {"unit": UNIT_IDS[unit], "place": SPACE_IDS[path[-1]]}
    if len(path) < b.retreat:
        return Refusal("11.4.2", "retreat-too-short", {**args, "spaces": b.retreat})
    fewest = min(_strange(held, way) for way in found)
    if _strange(held, path) > fewest:
        alien = next(p for p in path if not held >> p & 1)
        rule, text = ("11.4.5-f", "retreat-fewest") if fewest else ("11.4.5-d", "retreat-friendly-first")
        return Refusal(rule, text, {**args, "place": SPACE_IDS[alien]})
    due = path[b.retreat - 1]  # where it ends, unless the stack there is full (11.4.5.1-a)
    if len(path) > b.retreat + 1 or (len(path) > b.retreat and len(s.stacks[due]) < LIMIT):
        return Refusal("11.4.5.1-a", "retreat-too-far", {**args, "spaces": b.retreat})
    if len(s.stacks[due]) >= LIMIT and (len(path) == b.retreat or len(found[0]) == b.retreat):
        return Refusal("11.4.5-e", "retreat-full", {**args, "place": SPACE_IDS[due]})
    if len(s.stacks[path[-1]]) >= LIMIT:
        return Refusal("11.4.5.1-a", "retreat-full", dict(args))
    return Refusal("11.4.5-g", "retreat-supplied", dict(args))


def _lost_in_retreat(s: Crusade, b: Battle, unit: int) -> None:
    """11.4.4, 11.4.5.1-b: it cannot complete the retreat and is removed for good, a corps unreplaced."""
    if b.retreat == 2:
        # 11.5.7: the one space it could have reached is open to the Attacker
        for path in ways(s, unit, b.space, 1):
            b.vacated |= 1 << path[0]
        if b.vacated:
            b.deep = True
    b.defenders = tuple(u for u in b.defenders if u != unit)
    eliminate(s, unit, True)
    s.note("no-retreat", "11.4.4", unit=UNIT_IDS[unit], place=SPACE_IDS[b.space])


def go(s: Crusade, b: Battle, unit: int, path: Path) -> None:
    """The unit goes its way; it takes only the space where it ends (11.4.5-f)."""
    side = UNITS[unit].side
    b.retreated = True
    if b.retreat == 2:
        b.vacated |= 1 << path[0]  # 11.5.3-a
        b.deep = True
    s.retreated |= 1 << unit
    for passed in path[:-1]:
        if owner(s, passed) != side:
            remove_works(s, passed, "10.2.7-b")  # entered, though not taken
    put(s, unit, path[-1])
    rule = "11.4.5.1-a" if len(path) > b.retreat else "11.4.5-a"
    s.note("retreated", rule, unit=UNIT_IDS[unit], places=[SPACE_IDS[p] for p in path])
    enter(s, side, path[-1])
