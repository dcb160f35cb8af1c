"""Chapter 9: attacks, breakthroughs and counterattacks."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import combinations

from frente.engine import Ask, Flow, Refusal, choose, number, roll
from frente.games.arriba.definitions import (
    AREA,
    BIT,
    ENEMY,
    INDEX,
    MOUNTAINS,
    OFFENSIVE,
    PLACE_IDS,
    TURNS,
    UNIT,
    UNIT_FACTION,
    UNITS,
    G,
    R,
)
from frente.games.arriba.rules import losses
from frente.games.arriba.rules.events import disrupt_group
from frente.games.arriba.rules.guerrillas import guerrilla_tokens, strike, why_not_guerrilla
from frente.games.arriba.rules.losses import Loss, Required
from frente.games.arriba.rules.organization import find_group
from frente.games.arriba.rules.supply import in_supply, supplied_areas
from frente.games.arriba.rules.support import change_support, is_high, is_low
from frente.games.arriba.rules.table import (
    ALL,
    Outcome,
    column,
    column_name,
    halved,
    look_up,
    point_choices,
    result_text,
    spend_points,
)
from frente.games.arriba.state import (
    Arriba,
    Battle,
    Group,
    Support,
    add_group,
    cadre,
    cf,
    group_cf,
    group_seat,
    groups_at,
    is_division,
    leader,
    make_room_in_city,
    occupied,
    put_group,
    side_seats,
)

ATTACK, COUNTER, BREAKTHROUGH = "attack", "counterattack", "breakthrough"


# --- the Combat Phase -------------------------------------------------------------------------------
def combat_phase(s: Arriba, side: str) -> Flow[None]:
    s.phase = "combat"
    s.attackers = []
    s.attacked = []
    s.countered = []
    s.frozen = -1
    s.push(("attack", side, 0), ("toll", side))
    yield from ()


def attack(s: Arriba, side: str, place: int) -> Flow[None]:
    """9.1-a: one attack, voluntary, in the order the player likes; or the end of a seat's attacks."""
    seats = side_seats(s, side)
    if place >= len(seats):
        return
    seat = seats[place]

    def judge(token: str) -> Refusal | None:
        words = token.split()
        if words == ["done"]:
            return None
        if len(words) == 2 and words[0] == "attack":
            return why_not_attack(s, side, seat, find_group(s, words[1]))
        if len(words) == 2 and words[0] == "guerrilla" and words[1] in AREA:
            return why_not_guerrilla(s, side, seat, AREA[words[1]])
        return Refusal("9.1-a", "not-offered", {"token": token})

    def offer() -> list[str]:
        mine = [g for g in s.groups.values() if g.side == side]
        tokens = [f"attack {g.name}" for g in mine if why_not_attack(s, side, seat, g) is None]
        return [*tokens, *guerrilla_tokens(s, side, seat), "done"]

    words = (yield from choose(Ask(seat, "attack", "9.1-a", offer, judge, {"side": side}))).split()
    if words[0] == "done":
        s.push(("attack", side, place + 1))
        return
    s.push(("attack", side, place))
    if words[0] == "guerrilla":
        yield from strike(s, AREA[words[1]])
        return
    group = find_group(s, words[1])
    assert group is not None
    yield from take_aim(s, seat, group, targets(s, group), ATTACK)


def targets(s: Arriba, g: Group) -> list[str]:
    """The enemy battlegroups in its area, and a fortification that nobody holds (15.3-b)."""
    enemy = ENEMY[g.side]
    there = groups_at(s, enemy, g.area)
    names = [h.name for h in there]
    if s.forts[INDEX[enemy]] & BIT[g.area] and not any(h.city and h.units for h in there):
        names.append(f"fort-{PLACE_IDS[g.area]}")
    return names


def why_not_attack(s: Arriba, side: str, seat: str, g: Group | None) -> Refusal | None:
    if g is None or g.side != side or group_seat(s, g) != seat:
        return Refusal("9.1-a", "not-your-group", {"group": g.name if g else ""})
    args = {"group": g.name}
    if g.id in s.attackers:
        return Refusal("9.1-b", "attacked-already", dict(args))
    return why_not_fight(s, g) or (
        None if targets(s, g) else Refusal("9.1-a", "no-enemy-here", {**args, "place": PLACE_IDS[g.area]})
    )


def why_not_fight(s: Arriba, g: Group) -> Refusal | None:
    """What bars a battlegroup from attacking at all."""
    args = {"group": g.name}
    if not g.units:
        return Refusal("7.1.1-e", "assets-only", dict(args))
    if any(s.disrupted >> u & 1 for u in g.units):
        return Refusal("9.1-c", "disrupted-units", dict(args))  # 9.2.3-d
    if g.side == G and any(s.purged_now >> UNIT_FACTION[u] & 1 for u in g.units) and s.phase == "combat":
        return Refusal("5.2.2-b", "purged-units", dict(args))
    return None


def take_aim(s: Arriba, seat: str, g: Group, names: list[str], kind: str) -> Flow[None]:
    """Declare the target (9.1-d); the battle itself is a step of its own."""
    tokens = [f"on {name}" for name in names]

    def judge(token: str) -> Refusal | None:
        if token in tokens:
            return None
        words = token.split()
        h = find_group(s, words[1]) if len(words) == 2 and words[0] == "on" else None
        if h is None:
            return Refusal("9.1-a", "not-offered", {"token": token})
        args = {"group": g.name, "target": h.name}
        if h.side == g.side:
            return Refusal("9.1-a", "own-group", dict(args))
        if h.area != g.area:
            return Refusal("9.1-a", "other-area-target", dict(args))
        return Refusal("9.4-b", "did-not-attack", dict(args))

    ask = Ask(
        seat,
        "target",
        "9.4-b" if kind == COUNTER else "9.1-a",
        lambda: tokens,
        judge,
        {"group": g.name, "kind": kind},
        commits=True,
    )
    answer = yield from choose(ask)
    (s.countered if kind == COUNTER else s.attackers).append(g.id)
    name = answer.split()[1]
    if name.startswith("fort-"):
        take_lone_fort(s, g)
        return
    h = find_group(s, name)
    assert h is not None
    if not h.units:
        # 7.1.1-e: asset points alone are eliminated without a roll; it is the battlegroup's one attack.
        s.note("attack", "9.1-a", group=g.name, target=h.name, place=PLACE_IDS[g.area], kind=kind)
        losses.eliminate(s, h.id, has_fort(s, h), "7.1.1-e")  # 15.3-b
        return
    s.push(("battle", g.id, h.id, kind))


def take_lone_fort(s: Arriba, g: Group) -> None:
    """15.3-b: a fortification attacked without units is eliminated."""
    s.forts[INDEX[ENEMY[g.side]]] &= ~BIT[g.area]
    s.note("fort-lost", "15.3-b", place=PLACE_IDS[g.area], side=ENEMY[g.side])


# --- arithmetic of one battle -----------------------------------------------------------------------
def needs_offensive(s: Arriba, g: Group, kind: str) -> bool:
    """9.1.1-a: two or more divisions; not in breakthroughs and counterattacks (9.1.1-c)."""
    return kind == ATTACK and sum(is_division(s, u) for u in g.units) >= 2


def attack_strength(s: Arriba, g: Group, paid: bool, kind: str) -> int:
    """The attacker's CF after all halving. Asset points add nothing (9.1-f)."""
    supplied = supplied_areas(s, g.side)
    fed = sum(cf(s, u) for u in g.units if in_supply(s, u, g.area, supplied))
    starved = group_cf(s, g) - fed
    total = fed + halved(starved)  # 11.1.2-b, 9.3-e, 9.4-d
    if needs_offensive(s, g, kind) and not paid:
        total = halved(total)  # 9.1.1-a, 9.1.1-d
    return total


def has_fort(s: Arriba, defender: Group) -> bool:
    return defender.city and bool(s.forts[INDEX[defender.side]] & BIT[defender.area])


def shifts(s: Arriba, attacker: Group, defender: Group) -> list[tuple[str, int, str]]:
    """The column shifts of a battle: (name, columns, rule)."""
    found = []
    ours = max(cadre(s, u) for u in attacker.units)
    theirs = max(cadre(s, u) for u in defender.units)
    if ours != theirs:
        found.append(("cadre", ours - theirs, "9.1.2-b"))
    if is_high(s, attacker.side):
        found.append(("high-support", 1, "9.1.3"))
    elif is_low(s, attacker.side):
        found.append(("low-support", -1, "9.1.3"))
    if defender.city:
        found.append(("city", -1, "9.1.4"))
    if MOUNTAINS & BIT[defender.area]:
        found.append(("mountain", -1, "9.1.4"))
    if has_fort(s, defender):
        found.append(("fort", -1, "15.3-b"))
    if TURNS[s.turn].winter:
        found.append(("winter", -1, "9.1.5"))
    event = s.lasting.get(f"attack-shift:{attacker.side}", 0)
    if event:
        found.append(("event", event, "4.1-b"))
    return found


def modifiers(s: Arriba, side: str, support: Support, attacking: bool) -> list[tuple[str, int, str]]:
    """The die roll modifiers a side's asset points bring (9.1.6-b, 9.1.7-b, 15.5-b)."""
    d = s.doctrine[INDEX[side]]
    which = 0 if attacking else 1
    found = []
    if support.planes:
        found.append(("air", d.air[which] * support.planes, "9.1.6-b"))
    if support.armor:
        found.append(("armor", d.armor[which] * support.armor, "9.1.7-b"))
    if support.artillery:
        found.append(("artillery", d.artillery[which] * support.artillery, "9.1.7-b"))
    return found


def final_column(s: Arriba, attacker: Group, defender: Group, strength: int) -> int:
    """9.1-e: odds with every shift, notional columns counted after them (9.2.2-a); the defender at full CF
    (9.1-f)."""
    return column(strength, group_cf(s, defender)) + sum(n for _, n, _ in shifts(s, attacker, defender))


def all_disrupted(s: Arriba, g: Group) -> bool:
    return all(s.disrupted >> u & 1 for u in g.units)


# --- a battle -----------------------------------------------------------------------------------------
def battle(s: Arriba, attacker_id: int, defender_id: int, kind: str) -> Flow[None]:
    """9.1-d, in its order (the worked example: 9.4-EX)."""
    a, d = s.groups[attacker_id], s.groups[defender_id]
    s.battles += 1
    s.battle = Battle(attacker_id, defender_id, kind)
    s.attacked.append(d.id)
    s.note("attack", "9.1-a", group=a.name, target=d.name, place=PLACE_IDS[a.area], kind=kind, side=a.side)
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
    drm = sum(n for _, n, _ in (*modifiers(s, a.side, ours, True), *modifiers(s, d.side, theirs, False)))
    outcome = look_up(number, die + drm, all_disrupted(s, d))
    s.note(
        "result",
        "9.2-a",
        attack=strength,
        defense=group_cf(s, d),
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
    yield from follow_up(s, attacker_id, d, kind, lost_a >= lost_d > 0 or lost_a > lost_d)


def offensive(s: Arriba, g: Group, kind: str) -> Flow[bool]:
    """9.1.1-a: one EP from stock for full strength; the whole battlegroup attacks anyway (9.1.1-b)."""
    if not needs_offensive(s, g, kind):
        return True
    i = INDEX[g.side]
    if s.ep[i] < OFFENSIVE:
        s.note("no-offensive", "9.1.1-a", group=g.name)
        return False

    def judge(token: str) -> Refusal | None:
        return None if token in ("pay", "spare") else Refusal("9.1.1-a", "not-offered", {"token": token})

    ask = Ask(
        leader(s, g.side),
        "offensive",
        "9.1.1-a",
        lambda: ["pay", "spare"],
        judge,
        {"group": g.name, "have": s.ep[i]},
        commits=True,
    )
    if (yield from choose(ask)) == "spare":
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
        tokens = [f"air {own} {german}" for own, german in flights]
        refuse = why_not_air(s, g, attacking, kind)
        ask = Ask(seat, "air", "9.1.6-b", lambda: tokens, refuse, {"group": g.name}, commits=True)
        _, own, german = (yield from choose(ask)).split()
        support = Support(int(own), int(german))
        use_air(s, g.side, support)
        if s.battle is not None:
            s.battle = s.battle.supported(attacking, support)
    choices = asset_choices(s, g, attacking, kind)
    if len(choices) > 1:
        names = [f"guns {armor} {artillery}" for armor, artillery in choices]

        def judge(token: str) -> Refusal | None:
            if token in names:
                return None
            return Refusal("9.1.7-a", "too-many-assets", {"group": g.name, "most": len(g.units)})

        ask = Ask(seat, "guns", "9.1.7-a", lambda: names, judge, {"group": g.name}, commits=True)
        _, armor, artillery = (yield from choose(ask)).split()
        support = support._replace(armor=int(armor), artillery=int(artillery))
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


def air_limit(s: Arriba, g: Group, attacking: bool, kind: str) -> int:
    """9.1.6-b: not more than units; one at most in a breakthrough, if doctrine allows (9.3-c, 15.5-c)."""
    most = len(g.units)
    if attacking and kind == BREAKTHROUGH:
        most = min(most, 1) if "air" in s.doctrine[INDEX[g.side]].breakthrough else 0
    return most


def air_choices(s: Arriba, g: Group, attacking: bool, kind: str) -> list[tuple[int, int]]:
    """Own and German air points that may be used; each once a turn (9.1.6-a)."""
    most = air_limit(s, g, attacking, kind)
    german = 1 if g.side == R and s.condor[0] == "ready" else 0
    ready = s.air_ready[INDEX[g.side]]
    return [
        (own, ge) for own in range(min(ready, most), -1, -1) for ge in range(min(german, most - own), -1, -1)
    ]


def why_not_air(s: Arriba, g: Group, attacking: bool, kind: str) -> Callable[[str], Refusal | None]:
    """The judge of an air declaration."""

    def judge(token: str) -> Refusal | None:
        words = token.split()
        own, german = (
            (number(w) for w in words[1:]) if len(words) == 3 and words[0] == "air" else (None, None)
        )
        if own is None or german is None:
            return Refusal("9.1.6-b", "not-offered", {"token": token})
        if own + german > air_limit(s, g, attacking, kind):
            rule = "9.3-c" if attacking and kind == BREAKTHROUGH else "9.1.6-b"
            return Refusal(rule, "too-many-planes", {"most": air_limit(s, g, attacking, kind)})
        if own > s.air_ready[INDEX[g.side]] or german > (s.condor[0] == "ready" and g.side == R):
            return Refusal("9.1.6-a", "no-planes-ready", {"ready": s.air_ready[INDEX[g.side]]})
        return None

    return judge


def use_air(s: Arriba, side: str, support: Support) -> None:
    i = INDEX[side]
    s.air_ready[i] -= support.air
    s.air_used[i] += support.air
    if support.german_air:
        s.condor[0] = "used"


def asset_choices(s: Arriba, g: Group, attacking: bool, kind: str) -> list[tuple[int, int]]:
    """9.1.7-a: at most one armor or artillery point per unit; useless ones are not asked for."""
    d = s.doctrine[INDEX[g.side]]
    which = 0 if attacking else 1
    armor = g.tanks if d.armor[which] else 0
    artillery = g.artillery if d.artillery[which] else 0
    most = len(g.units)
    return [(a, t) for a in range(min(armor, most), -1, -1) for t in range(min(artillery, most - a), -1, -1)]


def air_toll(s: Arriba, g: Group, support: Support) -> Flow[None]:
    """9.1.6-d: each player who used air points loses one of them, his choice."""
    if not support.planes:
        return
    german = bool(support.german_air)
    if german and support.air:
        tokens = ["lose-air own", "lose-air german"]
        ask = Ask(group_seat(s, g), "air-toll", "9.1.6-d", lambda: tokens)
        german = (yield from choose(ask)).endswith("german")
    losses.lose_air(s, g.side, german)


def use_points(s: Arriba, a: Group, outcome: Outcome) -> Flow[Outcome]:
    """9.2.2-c: after the roll the attacker spends his notional columns."""
    choices = point_choices(outcome)
    if len(choices) == 1:
        return spend_points(outcome, choices[0]) if outcome.points else outcome
    tokens = [f"press {n} {outcome.points - n}" for n in choices]
    about = {"points": outcome.points, "result": result_text(outcome)}
    answer = yield from choose(Ask(group_seat(s, a), "press", "9.2.2-c", lambda: tokens, None, about))
    return spend_points(outcome, int(answer.split()[1]))


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
        legal = {losses.token(one): one for one in found}
        loss = legal[(yield from choose(loss_ask(s, g, number, legal, wanted)))]
    losses.apply(s, g.id, loss, "9.2-a")
    return loss.cf


def loss_ask(s: Arriba, g: Group, number: int, legal: dict[str, Loss], wanted: Required) -> Ask:
    def judge(token: str) -> Refusal | None:
        if token in legal:
            return None
        if wanted.units or wanted.armor:
            return Refusal("9.2.1-a", "required-losses", {"number": number})
        return Refusal("9.2-f", "not-these-losses", {"number": number})

    about = {"group": g.name, "number": number, "place": PLACE_IDS[g.area]}
    return Ask(group_seat(s, g), "losses", "9.2-f", lambda: list(legal), judge, about)


def exchange(s: Arriba, a: Group, d: Group, wanted: Required) -> Flow[tuple[int, int]]:
    """9.2-g: round by round, until the attacker stops or a side has no units left."""
    total_a = total_d = 0
    given = Loss(())
    while True:
        this_round = 0
        while True:
            a = s.groups[a.id]
            steps = {losses.token(one): one for one in losses.next_steps(s, a)}
            fine = this_round > 0 and _exchange_met(given, wanted)
            tokens = list(steps) + (["enough"] if fine else [])

            def judge(token: str, tokens: list[str] = tokens) -> Refusal | None:
                if token in tokens:
                    return None
                rule = "9.2.1-b" if token == "enough" else "9.2-g"
                return Refusal(rule, "exchange-more", {})

            answer = yield from choose(
                Ask(
                    group_seat(s, a),
                    "exchange",
                    "9.2-g",
                    partial(list, tokens),
                    judge,
                    {"group": a.name, "lost": this_round},
                )
            )
            if answer == "enough":
                break
            loss = steps[answer]
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
        ask = Ask(
            group_seat(s, a),
            "again",
            "9.2-g",
            lambda: ["again", "stop"],
            None,
            {"lost": total_a, "theirs": total_d},
        )
        if (yield from choose(ask)) == "stop":
            return total_a, total_d
        d = s.groups[d.id]


def _added(given: Loss, loss: Loss) -> Loss:
    return Loss(
        given.steps + loss.steps,
        given.armor + loss.armor,
        given.german + loss.german,
        given.artillery + loss.artillery,
        0,
        given.cf + loss.cf,
    )


def _exchange_met(given: Loss, wanted: Required) -> bool:
    return losses.meets(given, given.cf, wanted)


def disruption(s: Arriba, a: Group, d: Group, lost_a: int, lost_d: int) -> None:
    """9.2.3-a: who lost more is disrupted, on equal losses both; asset points never (9.2.3-c)."""
    if lost_a == lost_d == 0:
        return
    if lost_a >= lost_d and a.id in s.groups:
        disrupt_group(s, s.groups[a.id], "9.2.3-a")
    if lost_d >= lost_a and d.id in s.groups:
        disrupt_group(s, s.groups[d.id], "9.2.3-a")


# --- what follows -----------------------------------------------------------------------------------
def follow_up(s: Arriba, attacker_id: int, d: Group, kind: str, shaken: bool) -> Flow[None]:
    """9.2.4, 9.3: breakthrough and advance when all units of the defender are gone."""
    a = s.groups.get(attacker_id)
    left = s.groups.get(d.id)
    if a is None or not a.units or (left is not None and left.units):
        return
    van: Group | None = None
    goals = breakthrough_targets(s, a, d.id, kind)
    if not shaken and goals:
        tokens = [f"strike {name}" for name in goals] + ["halt"]
        ask = Ask(group_seat(s, a), "breakthrough", "9.3-a", lambda: tokens, None, {"group": a.name}, True)
        answer = yield from choose(ask)
        if answer != "halt":
            target = find_group(s, answer.split()[1])
            assert target is not None
            van = yield from form_van(s, a, kind, target.name)
            if target.units:
                s.push(("battle", van.id, target.id, BREAKTHROUGH))
            else:
                s.push(("sweep", van.id, target.id))
    if d.city:
        yield from advance(s, attacker_id, van, d)


def breakthrough_targets(s: Arriba, a: Group, beaten: int, kind: str) -> list[str]:
    """9.3-a, 9.3-d: other enemy battlegroups in the area; only one breakthrough per attack."""
    doctrine = s.doctrine[INDEX[a.side]].breakthrough
    if kind == BREAKTHROUGH or not a.tanks or doctrine == "no":
        return []
    # 9.3-b: another battlegroup, not what is left of the beaten one.
    there = [h for h in groups_at(s, ENEMY[a.side], a.area) if h.id != beaten]
    if kind == COUNTER:  # 9.4-c: the second target under 9.4-b as well
        there = [h for h in there if h.id in s.attackers]
    return [h.name for h in there]


def van_room(s: Arriba, a: Group) -> int:
    """9.3-b: up to one unit per armor point (15.5-c: artillery counts where doctrine says)."""
    return min(len(a.units), a.tanks + _van_guns(s, a))


def _van_guns(s: Arriba, a: Group) -> int:
    return a.artillery if "artillery" in s.doctrine[INDEX[a.side]].breakthrough else 0


def form_van(s: Arriba, a: Group, kind: str, target: str) -> Flow[Group]:
    """9.3-b: all armor points, and the units that their owner sends along."""
    room = van_room(s, a)
    taken: list[int] = []
    while len(taken) < room:
        rest = [u for u in a.units if u not in taken]
        tokens = [f"take {UNITS[u].id}" for u in rest] + (["enough"] if taken else [])
        about = {
            "group": a.name,
            "room": room - len(taken),
            "target": target,
            "units": [UNITS[u].id for u in taken],
        }
        ask = Ask(group_seat(s, a), "van", "9.3-b", partial(list, tokens), None, about)
        answer = yield from choose(ask)
        if answer == "enough":
            break
        taken.append(UNIT[answer.split()[1]])
    van = split_van(s, a, taken)
    (s.countered if kind == COUNTER else s.attackers).append(van.id)  # 9.3-d
    s.note("breakthrough", "9.3-a", group=a.name, van=van.name, place=PLACE_IDS[a.area], side=a.side)
    return van


def split_van(s: Arriba, a: Group, taken: list[int]) -> Group:
    """Part these units and the points that go along from their battlegroup; a city may be left empty."""
    guns = _van_guns(s, a)
    rest = tuple(u for u in a.units if u not in taken)
    put_group(s, a._replace(units=rest, armor=0, german=0, artillery=a.artillery - guns))
    return add_group(s, a.side, a.area, False, tuple(sorted(taken)), a.armor, guns, a.german)


def best_van(s: Arriba, a: Group, d: Group, taken: list[int]) -> list[int]:
    """The units that are strongest against a target, with those taken so far: more are never weaker."""

    def strength(units: list[int]) -> int:
        after = s.copy()
        van = split_van(after, a, units)
        return final_column(after, van, d, attack_strength(after, van, True, BREAKTHROUGH))

    rest = [u for u in a.units if u not in taken]
    more = combinations(rest, van_room(s, a) - len(taken))
    return max(([*taken, *units] for units in more), key=strength)


def sweep(s: Arriba, van_id: int, target_id: int) -> Flow[None]:
    """A breakthrough against asset points alone: they are eliminated (7.1.1-e)."""
    if van_id in s.groups and target_id in s.groups:
        losses.eliminate(s, target_id, has_fort(s, s.groups[target_id]), "7.1.1-e")
    yield from ()


def advance(s: Arriba, attacker_id: int, van: Group | None, d: Group) -> Flow[None]:
    """9.2.4: the battlegroup may move into the city it has emptied; one part of it after a split (9.3-d)."""
    side = ENEMY[d.side]
    parts = [g for g in (s.groups.get(attacker_id), van) if g is not None and g.units and not g.city]
    others = any(g.city for g in groups_at(s, side, d.area))
    if not parts or others or occupied(s, d.side) & BIT[d.area]:
        return
    tokens = [f"advance {g.name}" for g in parts] + ["hold"]
    ask = Ask(group_seat(s, parts[0]), "advance", "9.2.4", lambda: tokens, None, {"place": PLACE_IDS[d.area]})
    answer = yield from choose(ask)
    if answer == "hold":
        return
    g = find_group(s, answer.split()[1])
    assert g is not None
    move_in(s, g.id)
    s.note("advanced", "9.2.4", group=g.name, side=side, place=PLACE_IDS[d.area])


def move_in(s: Arriba, group_id: int) -> None:
    """A battlegroup takes the city of its area."""
    g = s.groups[group_id]
    s.groups[g.id] = g._replace(city=True)
    make_room_in_city(s, g.side, g.area, True)


# --- the Counterattack Phase ----------------------------------------------------------------------
def counterattack_phase(s: Arriba, side: str) -> Flow[None]:
    """3.0-e: the non-phasing player acts."""
    s.phase = "counterattack"
    s.push(("counter", side, 0), ("toll", side))
    yield from ()


def counter(s: Arriba, side: str, place: int) -> Flow[None]:
    """9.4: one counterattack, or the end of a seat's counterattacks."""
    seats = side_seats(s, side)
    if place >= len(seats):
        return
    seat = seats[place]

    def judge(token: str) -> Refusal | None:
        words = token.split()
        if words == ["done"]:
            return None
        if len(words) == 2 and words[0] == "counter":
            return why_not_counter(s, side, seat, find_group(s, words[1]))
        return Refusal("9.4-a", "not-offered", {"token": token})

    def offer() -> list[str]:
        mine = [g for g in s.groups.values() if g.side == side]
        return [f"counter {g.name}" for g in mine if why_not_counter(s, side, seat, g) is None] + ["done"]

    if not s.attackers:  # nobody attacked: no question
        s.push(("counter", side, place + 1))
        return
    answer = yield from choose(Ask(seat, "counter", "9.4-a", offer, judge, {"side": side}))
    if answer == "done":
        s.push(("counter", side, place + 1))
        return
    s.push(("counter", side, place))
    g = find_group(s, answer.split()[1])
    assert g is not None
    yield from take_aim(s, seat, g, counter_targets(s, g), COUNTER)


def counter_targets(s: Arriba, g: Group) -> list[str]:
    """9.4-b: enemy battlegroups in the area that attacked in the Combat Phase."""
    return [h.name for h in groups_at(s, ENEMY[g.side], g.area) if h.id in s.attackers]


def why_not_counter(s: Arriba, side: str, seat: str, g: Group | None) -> Refusal | None:
    if g is None or g.side != side or group_seat(s, g) != seat:
        return Refusal("9.4-a", "not-your-group", {"group": g.name if g else ""})
    args = {"group": g.name, "place": PLACE_IDS[g.area]}
    if g.id in s.countered:
        return Refusal("9.4-a", "attacked-already", dict(args))
    if g.city:
        return Refusal("9.4-a", "in-city", dict(args))
    if g.id in s.attacked:
        return Refusal("9.4-a", "was-attacked", dict(args))
    if s.frozen == g.area and g.side == R:
        return Refusal("15.1-b", "frozen", dict(args))
    refusal = why_not_fight(s, g)
    if refusal:
        return refusal
    if not counter_targets(s, g):
        return Refusal("9.4-b", "no-attacker-here", dict(args))
    return None


def toll(s: Arriba, _side: str) -> Flow[None]:
    """9.2-b: support for what was destroyed in this phase, one net change each (5.11-e)."""
    due = {G: s.psp_due[0], R: s.psp_due[1]}
    s.psp_due = [0, 0]
    change_support(s, due, "9.2-b", "destroyed")
    yield from ()
