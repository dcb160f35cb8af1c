"""Chapter 9.1 and 9.2: one battle, from the pay for an offensive to the disruption it leaves."""

from __future__ import annotations

from functools import partial

from frente.engine import Ask, Flow, Menu, Message, Plain, Refusal, Way, put, roll
from frente.games.arriba import nouns
from frente.games.arriba.answers import (
    Again,
    Air,
    Enough,
    Guns,
    Lose,
    LoseAir,
    Part,
    PayOffensive,
    Press,
    Spare,
    Stop,
)
from frente.games.arriba.definitions import INDEX, OFFENSIVE, PLACE_IDS, UNITS, R
from frente.games.arriba.rules import losses
from frente.games.arriba.rules.breakthrough import follow_up
from frente.games.arriba.rules.events import disrupt_group
from frente.games.arriba.rules.losses import Loss, Required
from frente.games.arriba.rules.strength import (
    BREAKTHROUGH,
    air_choices,
    air_limit,
    all_disrupted,
    asset_choices,
    attack_strength,
    final_column,
    has_fort,
    needs_offensive,
    reckon,
    shifts,
)
from frente.games.arriba.rules.table import (
    ALL,
    Outcome,
    column_name,
    look_up,
    point_choices,
    result_text,
    spend_points,
)
from frente.games.arriba.state import Arriba, Battle, Group, Support, group_cf, group_seat, leader
from frente.games.arriba.titles import lost_point, title


def battle(s: Arriba, attacker_id: int, defender_id: int, kind: str) -> Flow[None]:
    """9.1-d, in its order (the worked example: 9.4-EX)."""
    a, d = s.groups[attacker_id], s.groups[defender_id]
    s.battles += 1
    s.battle = Battle(attacker_id, defender_id, kind)
    s.attacked.append(d.id)
    s.note(
        "attack",
        "9.1-a",
        group=a.name,
        target=d.name,
        place=PLACE_IDS[a.area],
        kind=kind,
        side=a.side,
        units=[UNITS[u].id for u in a.units],
        against=[UNITS[u].id for u in d.units],
    )
    paid = yield from offensive(s, a, kind)
    s.battle = Battle(attacker_id, defender_id, kind, paid)
    strength = attack_strength(s, a, paid, kind)
    number = final_column(s, a, d, strength)
    cadre_shift = sum(n for name, n, _ in shifts(s, a, d) if name == "cadre")
    ours = yield from commit(s, a, True, kind)
    s.battle = s.battle.supported(True, ours)
    theirs = yield from commit(s, d, False, kind)
    s.battle = s.battle.supported(False, theirs)
    (die,) = yield from roll(f"combat:{s.turn}:{s.battles}", kind="combat", rule="9.1-d", seat=a.side)
    reckoned = reckon(s, a, d, s.battle)
    drm = reckoned.drm
    outcome = look_up(number, die + drm, all_disrupted(s, d))
    s.note(
        "result",
        "9.2-a",
        attack=strength,
        defense=group_cf(s, d),
        base=column_name(reckoned.base),
        shifts=[list(line) for line in reckoned.shifts],
        ours=[list(line) for line in reckoned.ours],
        theirs=[list(line) for line in reckoned.theirs],
        column=column_name(number),
        die=die,
        drm=drm,
        modified=die + drm,
        result=result_text(outcome),
    )
    if die == 6:
        yield from air_toll(s, a, ours)  # 9.1.6-d: a natural six
        yield from air_toll(s, d, theirs)
    wanted = losses.required(s, a, cadre_shift, ours.armor)  # 9.1.7-c
    if outcome.exchange:
        lost_a, lost_d = yield from exchange(s, a, d, wanted)
    else:
        outcome = yield from use_points(s, a, outcome)
        lost_a = yield from take_losses(s, a, outcome.attacker, False, wanted)
        lost_d = yield from take_losses(s, d, outcome.defender, has_fort(s, d), Required())
    disruption(s, a, d, lost_a, lost_d)
    s.battle = None
    yield from follow_up(s, attacker_id, d, kind, shaken=lost_a >= lost_d)


def offensive(s: Arriba, g: Group, kind: str) -> Flow[bool]:
    """9.1.1-a: one EP from stock for full strength; the whole battlegroup attacks anyway (9.1.1-b)."""
    if not needs_offensive(s, g, kind):
        return True
    i = INDEX[g.side]
    if s.ep[i] < OFFENSIVE:
        s.note("no-offensive", "9.1.1-a", group=g.name)
        return False
    menu = Menu(s, Way("pay", PayOffensive, rule="9.1.1-a"), Way("spare", Spare, rule="9.1.1-a"))
    about = {"group": title(s.groups, g.id), "have": s.ep[i]}
    ask = Ask.of(leader(s, g.side), "offensive", "9.1.1-a", menu, about, commits=True)
    if isinstance((yield from put(ask)), Spare):
        s.note("no-offensive", "9.1.1-a", group=g.name)
        return False
    s.ep[i] -= OFFENSIVE
    s.note("offensive", "9.1.1-a", group=g.name, ep=OFFENSIVE)
    return True


def commit(s: Arriba, g: Group, attacking: bool, kind: str) -> Flow[Support]:
    """Declare air points, then armor and artillery; attacker before defender (9.1.6-c)."""
    support = Support()
    seat = group_seat(s, g)
    flights = air_choices(s, g, attacking, kind)
    if len(flights) > 1:
        way = Way(
            "air",
            partial(Air, g.id),
            nouns.POINTS_USED,
            nouns.POINTS_USED,
            rule="9.1.6-b",
            why_not=partial(why_not_air, s, g, attacking, kind),
            among=flights,
            judged=True,
        )
        ask = Ask.of(seat, "air", "9.1.6-b", Menu(s, way), {"group": title(s.groups, g.id)}, commits=True)
        air: Air = yield from put(ask)
        support = Support(air.own, air.german)
        use_air(s, g.side, support)
        assert s.battle is not None
        s.battle = s.battle.supported(attacking, support)
    choices = asset_choices(s, g, attacking, kind)
    if len(choices) > 1:
        way = Way(
            "guns",
            partial(Guns, g.id),
            nouns.POINTS_USED,
            nouns.POINTS_USED,
            rule="9.1.7-a",
            why_not=partial(why_not_guns, s, g, attacking),
            among=choices,
            judged=True,
        )
        ask = Ask.of(seat, "guns", "9.1.7-a", Menu(s, way), {"group": title(s.groups, g.id)}, commits=True)
        guns: Guns = yield from put(ask)
        support = support._replace(armor=guns.armor, artillery=guns.artillery)
    if support != Support():
        s.note(
            "support-used",
            "9.1.6-c",
            group=g.name,
            side=g.side,
            air=support.planes,
            armor=support.armor,
            artillery=support.artillery,
        )
    return support


def why_not_air(s: Arriba, g: Group, attacking: bool, kind: str, own: int, german: int) -> Refusal | None:
    most = air_limit(s, g, attacking, kind)
    if own + german > most:
        rule = "9.3-c" if attacking and kind == BREAKTHROUGH else "9.1.6-b"
        return Refusal(rule, "too-many-planes", {"most": most})
    if own > s.air_ready[INDEX[g.side]] or german > (s.condor[0] == "ready" and g.side == R):
        return Refusal("9.1.6-a", "no-planes-ready", {"ready": s.air_ready[INDEX[g.side]]})
    return None


def why_not_guns(s: Arriba, g: Group, attacking: bool, armor: int, artillery: int) -> Refusal | None:
    """9.1.7-a; points whose doctrine is worth nothing here are not used up (15.5-b)."""
    d = s.doctrine[INDEX[g.side]]
    which = 0 if attacking else 1
    for asset, wanted, held, worth in (
        ("armor", armor, g.tanks, d.armor[which]),
        ("artillery", artillery, g.artillery, d.artillery[which]),
    ):
        if wanted > held:
            return Refusal(
                "9.1.7-a", "too-few-points", {"group": title(s.groups, g.id), "asset": asset, "have": held}
            )
        if wanted and not worth:
            return Refusal("9.1.7-b", "useless-points", {"asset": asset})
    if armor + artillery > len(g.units):
        return Refusal("9.1.7-a", "too-many-assets", {"group": title(s.groups, g.id), "most": len(g.units)})
    return None


def use_air(s: Arriba, side: str, support: Support) -> None:
    i = INDEX[side]
    s.air_ready[i] -= support.air
    s.air_used[i] += support.air
    if support.german_air:
        s.condor[0] = "used"


def air_toll(s: Arriba, g: Group, support: Support) -> Flow[None]:
    """9.1.6-d: each player who used air points loses one of them, his choice."""
    if not support.planes:
        return
    german = bool(support.german_air)
    if german and support.air:
        menu = Menu(s, Way("lose-air", LoseAir, nouns.AIR_POINT, rule="9.1.6-d", why_not=lambda _: None))
        lost: LoseAir = yield from put(Ask.of(group_seat(s, g), "air-toll", "9.1.6-d", menu))
        german = lost.german
    losses.lose_air(s, g.side, german)


def use_points(s: Arriba, a: Group, outcome: Outcome) -> Flow[Outcome]:
    """9.2.2-c: after the roll the attacker spends his notional columns."""
    choices = point_choices(outcome)
    points = outcome.points
    if len(choices) == 1:
        return spend_points(outcome, choices[0]) if points else outcome

    def why_not(defender: int, attacker: int) -> Refusal | None:
        shared = defender + attacker == points
        return None if shared else Refusal("9.2.2-c", "share-points", {"points": points})

    way = Way(
        "press",
        Press,
        nouns.POINTS_USED,
        nouns.POINTS_USED,
        rule="9.2.2-c",
        why_not=why_not,
        among=[(n, points - n) for n in choices],
    )
    about = {"points": points, "result": result_text(outcome)}
    press: Press = yield from put(Ask.of(group_seat(s, a), "press", "9.2.2-c", Menu(s, way), about))
    return spend_points(outcome, press.defender)


def take_losses(s: Arriba, g: Group, number: int, fort: bool, wanted: Required) -> Flow[int]:
    """9.2-a: the owner picks; gives the CF actually lost."""
    if number == 0:
        return 0
    g = s.groups[g.id]
    if number == ALL or losses.everything(s, g, fort) < number:  # 9.2-f: it cannot be reached
        return losses.eliminate(s, g.id, fort, "9.2-h")
    found = losses.allocations(s, g, number, fort, wanted)
    loss = found[0]
    if len(found) > 1:
        legal = {losses.parts(one): one for one in found}

        def otherwise(*parts: Part) -> Refusal:
            return losses.why_not(s, g, number, fort, wanted, parts)

        way = Way(
            "lose",
            Lose.of,
            nouns.PART.if_meant(partial(losses.is_part, g)),
            rule="9.2-f",
            among=list(legal),
            otherwise=otherwise,
            many=True,
            label=told,
        )
        about = {"group": title(s.groups, g.id), "number": number, "place": PLACE_IDS[g.area]}
        lose: Lose = yield from put(Ask.of(group_seat(s, g), "losses", "9.2-f", Menu(s, way), about))
        loss = legal[lose.parts]
    losses.apply(s, g.id, loss, "9.2-a")
    return loss.cf


def told(*parts: Part) -> Message:
    """Losses in words."""
    return Message("do-lose", {"what": [_told(part) for part in parts]})


def _told(part: Part) -> Plain:
    if isinstance(part, str):
        return lost_point(part)
    return {"id": "loss-step", "args": {"unit": UNITS[part.unit].id, "becomes": part.becomes}}


def exchange(s: Arriba, a: Group, d: Group, wanted: Required) -> Flow[tuple[int, int]]:
    """9.2-g: round by round, until the attacker stops or a side has no units left."""
    total_a = total_d = 0
    given = Loss(())
    while True:
        this_round = 0
        while True:
            a = s.groups[a.id]
            menu = exchange_menu(s, a, given, this_round, wanted)
            about = {"group": title(s.groups, a.id), "lost": this_round}
            answer = yield from put(Ask.of(group_seat(s, a), "exchange", "9.2-g", menu, about))
            if isinstance(answer, Enough):
                break
            loss = next(one for one in losses.next_steps(s, a) if losses.parts(one) == answer.parts)
            losses.apply(s, a.id, loss, "9.2-g")
            given = _added(given, loss)
            this_round += loss.cf
            if a.id not in s.groups or not s.groups[a.id].units:
                break
        total_a += this_round
        total_d += yield from take_losses(s, d, this_round, has_fort(s, d), Required())
        out = any(g.id not in s.groups or not s.groups[g.id].units for g in (a, d))
        if out:
            return total_a, total_d
        menu = Menu(s, Way("again", Again, rule="9.2-g"), Way("stop", Stop, rule="9.2-g"))
        about = {"lost": total_a, "theirs": total_d}
        answer = yield from put(Ask.of(group_seat(s, a), "again", "9.2-g", menu, about))
        if isinstance(answer, Stop):
            return total_a, total_d
        d = s.groups[d.id]


def exchange_menu(s: Arriba, a: Group, given: Loss, this_round: int, wanted: Required) -> Menu:
    """One step more, or enough of them."""

    def why_not_enough() -> Refusal | None:
        if this_round and losses.meets(given, given.cf, wanted):
            return None
        return Refusal("9.2.1-b", "exchange-required" if this_round else "exchange-more", {})

    return Menu(
        s,
        Way(
            "lose",
            Lose.of,
            nouns.PART.if_meant(partial(losses.is_part, a)),
            rule="9.2-g",
            among=[losses.parts(one)[0] for one in losses.next_steps(s, a)],
            otherwise=partial(losses.why_not_step, s, a),
            label=told,
        ),
        Way("enough", Enough, rule="9.2-g", why_not=why_not_enough),
    )


def _added(given: Loss, loss: Loss) -> Loss:
    """Both, as far as required losses are asked for (9.2.1-b)."""
    return Loss(
        given.steps + loss.steps,
        given.armor + loss.armor,
        given.german + loss.german,
        cf=given.cf + loss.cf,
    )


def disruption(s: Arriba, a: Group, d: Group, lost_a: int, lost_d: int) -> None:
    """9.2.3-a: who lost more is disrupted, on equal losses both; asset points never (9.2.3-c)."""
    if lost_a == lost_d == 0:
        return
    if lost_a >= lost_d and a.id in s.groups:
        disrupt_group(s, s.groups[a.id], "9.2.3-a")
    if lost_d >= lost_a and d.id in s.groups:
        disrupt_group(s, s.groups[d.id], "9.2.3-a")
