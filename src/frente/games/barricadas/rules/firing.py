"""3.3.2-i, 8-c: opening fire: who may, with whom, and at what."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from frente.engine import Ask, Flow, Menu, Refusal, Way, put
from frente.games.barricadas import nouns
from frente.games.barricadas.answers import At, Join
from frente.games.barricadas.definitions import AT, PIECES
from frente.games.barricadas.rules import fire
from frente.games.barricadas.rules.readiness import idle, why_not_own
from frente.games.barricadas.state import Battlefield, abandon, code, finish, has, seat


def why_not_open(s: Battlefield, u: int) -> Refusal | None:
    p = PIECES[u]
    if not p.fire:
        return Refusal("8-a", "no-fire", {"unit": p.id})
    refusal = idle(s, u)
    if refusal is not None:
        return refusal
    if u in s.spent:
        return Refusal("3.3.2-a", "has-moved", {"unit": p.id})
    return None


def why_not_fire(s: Battlefield, u: int) -> Refusal | None:
    """3.3.2-i: has this unit a target at all?"""
    return why_not_open(s, u) or (None if fire.has_target(s, u) else fire.why_no_target(s, u))


def may_fire(s: Battlefield, u: int) -> bool:
    """The same without the reason, which takes a look at every enemy."""
    return why_not_open(s, u) is None and fire.has_target(s, u)


def group_targets(s: Battlefield, group: Sequence[int]) -> list[tuple[int, str]]:
    """8-c, 8.3-c: the hexes all can fire at with one attack type; one of them must spot."""
    found = []
    for h, attack in _all_targets(s, group):
        if all(fire.why_not_shoot(s, u, h, attack, spotting=False) is None for u in group) and any(
            fire.why_not_shoot(s, u, h, attack) is None for u in group
        ):
            found.append((h, attack))
    return found


def _all_targets(s: Battlefield, group: Sequence[int]) -> list[tuple[int, str]]:
    return sorted({t for u in group for t in fire.targets(s, u)})


def why_not_join_fire(s: Battlefield, group: Sequence[int], u: int) -> Refusal | None:
    """8-c: one formation, in command, next to one another, and a common target left."""
    p = PIECES[u]
    if u in group:
        return Refusal("8-c", "already", {"unit": p.id})
    refusal = why_not_own(s, PIECES[group[0]].side, u, "8-c") or why_not_open(s, u)
    if refusal is not None:
        return refusal
    if s.member.get(u, -1) != s.member.get(group[0], -2):
        return Refusal("8-c", "other-formation", {"unit": p.id})
    if any(has(s.out, x) for x in (u, *group)):
        return Refusal("8-c", "out-of-command", {"unit": p.id})
    if u not in s.at or not fire.joined(s, group) >> s.at[u] & 1:
        return Refusal("8-c", "not-adjacent", {"unit": p.id, "hex": ""})
    common = group_targets(s, [*group, u])
    mixed = any((PIECES[x].category == "mg") != (p.category == "mg") for x in group)
    if mixed:
        common = [t for t in common if t[1] != AT]  # 8-b
    return None if common else Refusal("8-c", "no-common-target", {"unit": p.id})


def fire_step(s: Battlefield, u: int) -> Flow[None]:
    """3.3.2-i, 8.3, 8.3-l: choose companions, one target and one attack type, then shoot."""
    group = [u]
    side = PIECES[u].side
    aim = nouns.aims(s)
    while True:
        menu = Menu(
            s,
            Way(
                "join",
                Join,
                nouns.own(side),
                rule="8-c",
                why_not=partial(why_not_join_fire, s, group),
                among=s.formations[s.member[u]].units if u in s.member else (),
            ),
            Way(
                "at",
                lambda chosen: At(tuple(group), *chosen),
                aim,
                rule="8.3-a",
                why_not=lambda chosen: why_not_aim(s, group, *chosen),
                among=partial(_aims, s, group),
                judged=True,
                label=nouns.detailed("do-at", aim),
            ),
        )
        mates = s.formations[s.member[u]].units if u in s.member else ()
        joins = any(why_not_join_fire(s, group, x) is None for x in mates)
        about = {"unit": PIECES[u].id, "joins": joins}
        match (yield from put(Ask.of(seat(side), "fire", "8.3-a", menu, about, True))):
            case Join(mate):
                group.append(mate)
            case At(_, h, attack):
                break
    s.fights += 1
    s.fired |= 1 << side
    for x in group:
        s.used |= 1 << x
        abandon(s, x)
    yield from fire.shoot(s, fire.fire_shot(s, group, attack, h), "8.3-g")
    finish(s, *group)


def _aims(s: Battlefield, group: Sequence[int]) -> list[tuple[int, str]]:
    mg = {PIECES[x].category == "mg" for x in group}
    return [(h, a) for h, a in group_targets(s, group) if a != AT or len(mg) == 1]


def why_not_aim(s: Battlefield, group: Sequence[int], h: int, attack: str) -> Refusal | None:
    """8.3-a to 8.3-d, 8-b, 8.3-c: for each of those who fire; one of them must spot."""
    for u in group:
        refusal = fire.why_not_shoot(s, u, h, attack, spotting=len(group) == 1)
        if refusal is not None:
            return refusal
    if attack == AT and len({PIECES[x].category == "mg" for x in group}) > 1:
        return Refusal("8-b", "mixed-guns", {})
    if all(fire.why_not_shoot(s, u, h, attack) is not None for u in group):
        return Refusal("8.3-c", "not-spotted", {"unit": PIECES[group[0]].id, "hex": code(s, h)})
    return None
