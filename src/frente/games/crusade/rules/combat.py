"""Chapter 11.2: a combat once declared: bonus, cards, dice, winner. Losses, retreat and advance are apart."""

from __future__ import annotations

from functools import partial

from frente.engine import Ask, Flow, Menu, Refusal, Way, roll
from frente.engine import put as answer_to
from frente.games.crusade.answers import (
    ClaimArmor,
    Done,
    NoBonus,
    Pick,
    UseBonus,
    UseCard,
)
from frente.games.crusade.cards import combat as cards
from frente.games.crusade.cards.piles import discard, remove_card
from frente.games.crusade.definitions import (
    CARD,
    FOE,
    OF_TYPE,
    RESERVE,
    SPACE_IDS,
    UNIT_IDS,
    UNITS,
)
from frente.games.crusade.nouns import CARD_NOUN, TWIN_NOUN, UNIT_NOUN
from frente.games.crusade.rules import fire
from frente.games.crusade.rules.losses import leave_battle
from frente.games.crusade.rules.retreat import may_stand
from frente.games.crusade.rules.supply import out_of_supply
from frente.games.crusade.state import (
    Battle,
    Crusade,
    eliminate,
    now,
    one_of_each,
    put,
    reduce,
    restore,
)


# --- what is claimed and named (11.2.2, 16.6.2) ---------------------------------------------------------
def face(s: Crusade, b: Battle) -> None:
    """Who defends (11.1.3-b), and supply as the combat begins (13.1.1.1-c, 13.1.1.1-e)."""
    b.defenders = s.stacks[b.space]
    b.attacker_oos = any(out_of_supply(s, b.side, s.where[u]) for u in b.attackers)
    b.defender_oos = out_of_supply(s, FOE[b.side], b.space)


def nobody_is_asked(s: Crusade, b: Battle) -> bool:
    """Has neither side a card or a claim to decide on?"""
    return not any(
        cards.may_hold_one(s, b, side) or may_claim(s, b, side) or cards.usable(s, b, side)
        for side in (b.side, FOE[b.side])
    )


def why_not_claim(s: Crusade, b: Battle, side: str) -> Refusal | None:
    """16.6.2-a: may the side claim the armor DRM?"""
    args = {"place": SPACE_IDS[b.space]}
    if side != b.side:
        return Refusal("16.6.2-a", "armor-attacks", args)
    if b.armor:
        return Refusal("16.6.2-a", "armor-claimed", args)
    return None if fire.armor_ready(s, b) else Refusal("16.6.2-a", "no-armor", args)


def may_claim(s: Crusade, b: Battle, side: str) -> bool:
    """16.6.2-a: can the side still claim the armor DRM?"""
    return side == b.side and not b.armor and fire.armor_ready(s, b)


def name_bonus(s: Crusade) -> Flow[None]:
    """8.5.5.3-b and Condor Legion: an Event's bonus for a number of attacks is named when designated."""
    b = s.battle
    assert b is not None
    cancel = s.cancel_left > 0
    menu = Menu(
        s,
        Way("use-bonus", UseBonus, rule="8.5.5.3-b"),
        Way("no-bonus", NoBonus, rule="8.5.5.3-b"),
    )
    about = {
        "card": s.playing, "place": SPACE_IDS[b.space], "what": "ground" if cancel else "die",
        "left": s.cancel_left if cancel else s.bonus_left,
    }  # fmt: skip
    match (yield from answer_to(Ask.of(b.side, "bonus", "8.5.5.3-b", menu, about, nobody_is_asked(s, b)))):
        case UseBonus():
            if cancel:
                b.cancel = True
                s.cancel_left -= 1
            else:
                b.bonus = True
                s.bonus_left -= 1
            s.note("bonus-used", "8.5.5.3-b", card=s.playing, place=SPACE_IDS[b.space])


# --- Combat Cards (11.2.4) ------------------------------------------------------------------------------
def combat_cards(s: Crusade, role: str) -> Flow[None]:
    """11.2.4-a, 11.2.4-b: first the Attacker, with the armor claim, then the Defender; no second chance."""
    b = s.battle
    assert b is not None
    side = b.side if role == "attacker" else FOE[b.side]

    found = cards.usable(s, b, side)
    if not found and not may_claim(s, b, side) and not cards.may_hold_one(s, b, side):
        return

    use, claim = partial(cards.why_not_use, s, b, side), partial(why_not_claim, s, b, side)
    menu = Menu(
        s,
        Way("play", UseCard, CARD_NOUN, rule="8.5.3.1", why_not=use, among=found, judged=True),
        Way("claim-armor", ClaimArmor, rule="16.6.2-a", why_not=claim),
        Way("done", Done, rule="11.2.4-a"),
    )
    # Who has nothing to play is asked all the same, or the pause would tell it: he is told so.
    fit = "some" if found or may_claim(s, b, side) else "none"
    about = {"place": SPACE_IDS[b.space], "role": role, "fit": fit}
    match (yield from answer_to(Ask.of(side, "combat-cards", "11.2.4-a", menu, about, commits=True))):
        case UseCard(id):
            use_card(s, b, side, id)
            s.push(("combat-cards", role))
        case ClaimArmor():  # 16.6.2-c
            b.armor = True
            s.note("armor", "16.6.2-c", side=side)
            s.push(("combat-cards", role))


def use_card(s: Crusade, b: Battle, side: str, id: str) -> None:
    """A Combat Card is committed: it counts as played as an Event (3.0-cc, 8.5.3.2-a)."""
    pile = s.retained[side] if id in s.retained[side] else s.hands[side]
    pile.remove(id)
    s.used.append(id)
    s.played[id] = now(s)
    if side == b.side:
        b.attacker_cards = (*b.attacker_cards, id)
    else:
        b.defender_cards = (*b.defender_cards, id)
    s.note("combat-card", "8.5.3.1", card=id, side=side)


def defect(s: Crusade) -> Flow[None]:
    """CL-N14: one attacking POL is lost for good; the attack goes on, 17.4 is not tested again."""
    b = s.battle
    assert b is not None
    kind = cards.defection(b)
    if not kind:
        return
    units = sorted(one_of_each(s, (u for u in b.attackers if OF_TYPE[kind] >> u & 1)))
    unit = units[0]
    if len(units) > 1:

        def why_not(unit: int) -> Refusal | None:
            if unit in b.attackers and OF_TYPE[kind] >> unit & 1:
                return None
            return Refusal("CL-N14", "not-deserting", {"unit": UNIT_IDS[unit]})

        menu = Menu(
            s, Way("defect", Pick, TWIN_NOUN, rule="CL-N14", why_not=why_not, among=units, judged=True)
        )
        (unit,) = yield from answer_to(Ask.of(FOE[b.side], "defect", "CL-N14", menu))
    leave_battle(b, unit, -1)
    eliminate(s, unit, True)
    s.note("defected", "CL-N14", unit=UNIT_IDS[unit])


# --- dice (11.2.7) --------------------------------------------------------------------------------------
def fire_step(s: Crusade) -> Flow[None]:
    """11.2.7-a, INF-b: after all declarations both roll at once; a card may let one fire first (CL-R7)."""
    b = s.battle
    assert b is not None
    yield from defect(s)
    if not b.attackers:  # CL-N14: nobody is left to attack: no dice, no winner
        b.attacker_ln = b.defender_ln = 0
        s.push(("outcome",))
        return
    stream = f"combat:{s.turn}:{b.number}"
    first = cards.first_to_fire(b)
    if first == FOE[b.side]:
        gun = fire.defence(s, b)
        (die,) = yield from roll(stream, kind="fire", rule="11.2.7-a", seat=first)
        b.defender_ln = gun.loss(die)
        note_fire(s, first, gun, die, b.defender_ln)
        s.push(("losses", "attacker"), ("return-fire",))
        return
    attack, defence = fire.attack(s, b), fire.defence(s, b)
    # one roll for both, so nobody's: whose die is whose is told with each fire
    ours, theirs = yield from roll(stream, 2, kind="fire", rule="11.2.7-a")
    b.attacker_ln = attack.loss(ours)
    b.defender_ln = defence.loss(theirs)
    note_fire(s, b.side, attack, ours, b.attacker_ln)
    note_fire(s, FOE[b.side], defence, theirs, b.defender_ln)
    # 11.2.8: the Defender takes losses first
    s.push(("losses", "defender"), ("losses", "attacker"), *after_losses(b))


def return_fire(s: Crusade) -> Flow[None]:
    """CL-R7: the Attacker fires with what is left; strength, table, column and armor are found anew."""
    b = s.battle
    assert b is not None
    if b.attackers:
        gun = fire.attack(s, b)
        (die,) = yield from roll(f"combat:{s.turn}:{b.number}", kind="fire", rule="11.2.7-a", seat=b.side)
        b.attacker_ln = gun.loss(die)
        note_fire(s, b.side, gun, die, b.attacker_ln)
    else:
        b.attacker_ln = 0
    s.push(("losses", "defender"), *after_losses(b))


def after_losses(b: Battle) -> list[tuple[str]]:
    """A step spared by a card, then the winner."""
    return [("spare",), ("outcome",)] if cards.spares_a_step(b) else [("outcome",)]


def note_fire(s: Crusade, side: str, gun: fire.Fire, die: int, ln: int) -> None:
    """One line of the log for a side's fire, sum included."""
    s.note(
        "fire", "11.2.7-a", side=side, die=die, drm=f"{gun.drm:+d}", table=gun.table,
        column=gun.column_name, strength=gun.strength, shift=f"{gun.shift:+d}", ln=ln,
        shifts=[[line.what, line.amount, line.rule] for line in gun.shifts],
        drms=[[line.what, line.amount, line.rule] for line in gun.drms],
    )  # fmt: skip


def spare(s: Crusade) -> Flow[None]:
    """CL-R45: one step the Attacker lost is restored, a division's before a corps'."""
    b = s.battle
    assert b is not None
    if not b.lost:
        return
    divisions = [row for row in b.lost if not UNITS[row[0]].corps]
    found = {row[0]: row for row in divisions or b.lost}
    units = sorted(found)
    unit = units[0]
    if len(units) > 1:

        def otherwise(unit: int) -> Refusal:
            lost = any(row[0] == unit for row in b.lost)
            text = "division-spared-first" if lost else "lost-no-step"
            return Refusal("CL-R45", text, {"unit": UNIT_IDS[unit]})

        menu = Menu(s, Way("spare", Pick, UNIT_NOUN, rule="CL-R45", among=units, otherwise=otherwise))
        (unit,) = yield from answer_to(Ask.of(b.side, "spare", "CL-R45", menu))
    unit, space, was_full, new = found[unit]
    if was_full:
        restore(s, unit)
    else:
        if new >= 0:
            give_back(s, b, new)
        put(s, unit, space)
        reduce(s, unit)
        b.attackers = (*b.attackers, unit)
    s.note("spared", "CL-R45", unit=UNIT_IDS[unit])


def give_back(s: Crusade, b: Battle, unit: int) -> None:
    """The division that had replaced a spared corps goes back to the RB as it came."""
    b.attackers = tuple(u for u in b.attackers if u != unit)
    put(s, unit, RESERVE)


# --- winner (11.2.9) ------------------------------------------------------------------------------------
def outcome(s: Crusade) -> Flow[None]:
    """11.2.9-a: the higher LN wins; then cards, retreat (11.2.10) and advance (11.2.11)."""
    b = s.battle
    assert b is not None
    winner = ""
    if b.attacker_ln != b.defender_ln:
        winner = b.side if b.attacker_ln > b.defender_ln else FOE[b.side]
    s.note(
        "outcome", "11.2.9-a", place=SPACE_IDS[b.space], winner=winner, ln=f"{b.attacker_ln}:{b.defender_ln}"
    )
    for side in (b.side, FOE[b.side]):
        put_away(s, side, cards.cards_of(b, side), side == winner)
    if winner == b.side and b.attackers and b.defenders:  # 11.4.1
        forced = cards.forced_retreat(b)
        b.retreat = forced or min(2, b.attacker_ln - b.defender_ln)  # 11.4.2, 11.4.7
        b.waiting = b.defenders
        stand = [("stand",)] if may_stand(s, b) else []
        s.push(*stand, ("retreat",), ("advance",), ("battle-end",))
    else:
        s.push(("advance",), ("battle-end",))
    yield from ()


def put_away(s: Crusade, side: str, used: tuple[str, ...], won: bool) -> None:
    """8.5.3.2-a, 8.5.3.2-b, 8.5.3.3, 11.2.9-b: removed, discarded or kept face up."""
    for id in used:
        card = CARD[id]
        if card.asterisk:
            remove_card(s, id)
        elif card.once or not won:
            discard(s, side, id)
        else:
            s.retained[side].append(id)


def battle_end(s: Crusade) -> Flow[None]:
    """Clear up and go on to the next combat."""
    b = s.battle
    assert b is not None
    # 8.5.5.3-a, 8.5.5.3-c: only an attack won by LN, with an advance, may earn a counterattack's bonus
    if b.advanced and b.attacker_ln > b.defender_ln and cards.may_earn_bonus(s, b):
        s.victories = (*s.victories, b.space)
    s.battle = None
    s.push(("attacks",))
    yield from ()
