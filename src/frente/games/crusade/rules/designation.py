"""Chapter 11.1 and 11.2.2: which space is attacked, and by whom."""

from __future__ import annotations

from functools import partial

from frente.engine import Ask, Flow, Menu, Refusal, Way
from frente.engine import put as answer_to
from frente.games.crusade.answers import Assault, Attack, Done, Fight, Join
from frente.games.crusade.cards.lasting import barred
from frente.games.crusade.definitions import FOE, NAT, REP, SIEGE_AT, SPACE_IDS, UNIT_IDS, UNITS, bits
from frente.games.crusade.nouns import SPACE_NOUN, UNIT_NOUN
from frente.games.crusade.rules import columns
from frente.games.crusade.rules.combat import face, nobody_is_asked
from frente.games.crusade.rules.control import attacked_near_madrid
from frente.games.crusade.state import Battle, Crusade, near, spread, units_in


def ready(s: Crusade, space: int) -> list[int]:
    """11.1.1-a, 11.1.5-a: the units of an Attack-marked space that have not fought in this AR."""
    return [u for u in s.stacks[space] if not s.fought >> u & 1 and UNITS[u].side == s.side]


def eligible(s: Crusade, target: int) -> list[int]:
    """11.1.3-a: the units that may attack a space, from all Adjacent Attack-marked spaces."""
    return [u for p in bits(near(s, target) & s.attack_marks) for u in ready(s, p)]


def targets(s: Crusade) -> tuple[int, ...]:
    """The spaces that can be attacked now."""
    marked = s.attack_marks & units_in(s, s.side)
    fresh = sum(1 << p for p in bits(marked) if ready(s, p))
    enemy = units_in(s, FOE[s.side]) & ~s.attacked & ~barred(s, s.side)
    return bits(spread(s, fresh) & enemy)


def sieges(s: Crusade) -> list[int]:
    """16.1.4.1: the Sieges REP can assault now."""
    if s.side != REP or not s.sieges:
        return []
    return [p for p in SIEGE_AT if why_not_assault(s, p) is None]


def why_not_attack(s: Crusade, space: int) -> Refusal | None:
    """Why a space cannot be attacked."""
    args = {"place": SPACE_IDS[space]}
    if not units_in(s, FOE[s.side]) >> space & 1:
        return Refusal("11.1.3-b", "no-enemy-there", dict(args))
    if s.attacked >> space & 1:
        return Refusal("11.1.5-b", "attacked-already", dict(args))
    if barred(s, s.side) >> space & 1:
        return Refusal("CL-R51", "france-threatens", dict(args))
    if not eligible(s, space):
        return Refusal("11.1.3-a", "nobody-to-attack", dict(args))
    return None


def why_not_assault(s: Crusade, space: int) -> Refusal | None:
    """16.1.4.1: may a Siege be assaulted here?"""
    args = {"place": SPACE_IDS[space]}
    if SIEGE_AT.get(space) not in s.sieges:
        return Refusal("16.1.1", "no-siege-here", args)
    if s.side != REP:
        return Refusal("16.1.4.1", "assault-by-rep", args)
    if s.attacked >> space & 1:
        return Refusal("11.1.5-b", "assaulted-already", args)
    if not s.attack_marks >> space & 1 or not ready(s, space):
        return Refusal("16.1.4.1", "no-assault", args)
    return None


def attacks(s: Crusade) -> Flow[None]:
    """8.2.5, 11.1.1-b: choose the next combat, or leave it at that."""
    there, besieged = targets(s), sieges(s)
    if not there and not besieged:
        return
    s.phase = "combat"
    attack, assault = partial(why_not_attack, s), partial(why_not_assault, s)
    menu = Menu(
        s,
        Way("attack", Attack, SPACE_NOUN, rule="11.1.1-a", why_not=attack, among=there, judged=True),
        Way(
            "assault",
            Assault,
            # pointing at other spaces means an attack
            SPACE_NOUN.if_meant(lambda space: SIEGE_AT.get(space) in s.sieges),
            rule="16.1.4.1",
            why_not=assault,
            among=besieged,
            judged=True,
        ),
        Way("done", Done, rule="11.1.1-b"),
    )
    match (yield from answer_to(Ask.of(s.side, "attacks", "11.1.1-a", menu))):
        case Attack(space):
            begin(s, space)
        case Assault(space):
            begin(s, space, SIEGE_AT[space])


def begin(s: Crusade, space: int, siege: str = "") -> None:
    """11.1.2: one combat or assault."""
    s.combats += 1
    s.battle = Battle(s.side, space, s.combats, siege)
    s.push(("designate",))


def candidates(s: Crusade, b: Battle) -> list[int]:
    """Who may still join this attack; units of one space may attack different ones (11.1.4)."""
    there = ready(s, b.space) if b.siege else eligible(s, b.space)
    return [u for u in there if u not in b.attackers]


def groups(s: Crusade, units: tuple[int, ...]) -> dict[int, tuple[int, ...]]:
    """Attackers by the space they attack from."""
    found: dict[int, tuple[int, ...]] = {}
    for u in units:
        found[s.where[u]] = (*found.get(s.where[u], ()), u)
    return found


def why_not_join(s: Crusade, b: Battle, unit: int) -> Refusal | None:
    """Why a unit may not take part (11.1.7), or would make the attack impossible (17.4.2)."""
    args = {"unit": UNIT_IDS[unit], "place": SPACE_IDS[b.space]}
    space = s.where[unit]
    if UNITS[unit].side != s.side:
        return Refusal("11.1.1-a", "not-your-unit", {"unit": UNIT_IDS[unit]})
    if space < 0 or not s.attack_marks >> space & 1:
        return Refusal("11.1.1-a", "not-activated-to-attack", dict(args))
    if s.fought >> unit & 1:
        return Refusal("11.1.5-a", "fought-already", dict(args))
    if unit in b.attackers:
        return Refusal("11.1.5-a", "in-this-attack", dict(args))
    if b.siege:
        if space != b.space:
            return Refusal("16.1.4.1", "assault-from-inside", dict(args))
        return None
    if not near(s, b.space) >> space & 1:
        return Refusal("11.1.3-a", "not-adjacent", {**args, "from": SPACE_IDS[space]})
    if not can_be_coordinated(s, b, (*b.attackers, unit)):
        return columns.why_uncoordinated(s, groups(s, (*b.attackers, unit)))
    return None


def can_be_coordinated(s: Crusade, b: Battle, units: tuple[int, ...]) -> bool:
    """17.4.2: can others still join so that at most one space attacks with MIL only?"""
    if not columns.is_uncoordinated(s):
        return True
    lone = [p for p, us in groups(s, units).items() if columns.lone_militia(s, us)]
    hopeless = [p for p in lone if columns.lone_militia(s, tuple(ready(s, p)))]
    return len(hopeless) <= 1


def why_not_fight(s: Crusade, b: Battle) -> Refusal | None:
    """May the attack begin as it is declared?"""
    if not b.attackers:
        return Refusal("11.2.2", "no-attackers", {"place": SPACE_IDS[b.space]})
    return columns.why_uncoordinated(s, groups(s, b.attackers))


def designate(s: Crusade) -> Flow[None]:
    """11.2.2: name every attacking unit; units with CF 0 may join (11.1.6)."""
    b = s.battle
    assert b is not None

    menu = Menu(
        s,
        Way(
            "with",
            Join,
            UNIT_NOUN,
            rule="11.2.2",
            why_not=partial(why_not_join, s, b),
            among=partial(candidates, s, b),
        ),
        Way("fight", Fight, rule="11.2.2", why_not=partial(why_not_fight, s, b)),
    )
    about = {"place": SPACE_IDS[b.space], "units": [UNIT_IDS[u] for u in b.attackers]}
    commits = bool(b.attackers) and dice_follow(s, b)
    match (yield from answer_to(Ask.of(b.side, "designate", "11.2.2", menu, about, commits))):
        case Join(unit):
            b.attackers = (*b.attackers, unit)
            s.push(("designate",))
        case Fight():
            declare(s, b)


def declare(s: Crusade, b: Battle) -> None:
    """The attack is declared: what follows is fixed in order (11.2.1)."""
    b.origins = tuple(sorted(groups(s, b.attackers)))
    s.attacked |= 1 << b.space
    for u in b.attackers:
        s.fought |= 1 << u
    if b.siege:
        s.push(("assault",), ("attacks",))
        return
    face(s, b)
    s.note(
        "attack", "11.2.2", place=SPACE_IDS[b.space], attacker=b.side,
        units=[UNIT_IDS[u] for u in b.attackers], defenders=[UNIT_IDS[u] for u in b.defenders],
        origins=[SPACE_IDS[p] for p in b.origins],
    )  # fmt: skip
    if b.side == NAT:
        attacked_near_madrid(s, b.space)  # 17.3.2-a
    bonus = [("bonus",)] if s.bonus_left or s.cancel_left else []
    s.push(*bonus, ("combat-cards", "attacker"), ("combat-cards", "defender"), ("fire",))


def dice_follow(s: Crusade, b: Battle) -> bool:
    """Are the dice rolled as soon as this attack is declared, nobody being asked for cards or a bonus?"""
    if b.siege:
        return True
    trial = b.copy()
    face(s, trial)
    return not (s.bonus_left or s.cancel_left) and nobody_is_asked(s, trial)
