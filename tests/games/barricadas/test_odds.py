"""Odds against every roll of the rules themselves, one by one."""

from __future__ import annotations

from itertools import product
from math import fsum
from typing import Any

import pytest

from frente.engine import Roll
from frente.engine.event import Log
from frente.games.barricadas import GAME, odds
from frente.games.barricadas.battles import WON
from frente.games.barricadas.rules import air, antiarmor, artillery, assault, fire
from frente.games.barricadas.state import has

from .table import NAT, REP, h, match, n, nat, rep, situation


def every(s, begin, tell):
    """All ends by all totals and faces, nothing merged, nothing left out."""
    found: dict[Any, float] = {}
    todo = [((), 1.0)]
    while todo:
        rolls, share = todo.pop()
        twin = s.copy()
        twin.log = Log()
        flow = begin(twin)
        coming = list(rolls)
        reply = None
        try:
            while True:
                wanted = flow.send(reply)
                if not isinstance(wanted, Roll):
                    reply = odds.easy(wanted)
                elif coming:
                    reply = coming.pop(0)
                else:
                    break
        except StopIteration:
            key = tell(twin)
            found[key] = found.get(key, 0.0) + share
            continue
        if (wanted.dice, wanted.sides) == (2, 6):
            for total in range(2, 13):
                first = min(6, total - 1)
                todo.append(((*rolls, (first, total - first)), share * (6 - abs(total - 7)) / 36))
        else:
            for faces in product(range(1, wanted.sides + 1), repeat=wanted.dice):
                todo.append(((*rolls, faces), share / wanted.sides**wanted.dice))
    return found


def same(one, other):
    assert set(one) == set(other)
    for key, share in other.items():
        assert one[key] == pytest.approx(share), key
    assert sum(one.values()) == pytest.approx(1)


def result(s):
    """Everything that matters of an end."""
    return tuple(sorted(s.lost.items())), s.routed, s.gone, s.finished


@pytest.mark.rule("barricadas", "8.3-g", "8.3-i", "8.4.1-e", "7.1-d", "14-a", "14-c", "10.1-c")
@pytest.mark.parametrize(("officer", "lost"), [("C605", 0), ("C603", 2)], ids=["officer", "last-step"])
def test_fire_on_infantry(officer, lost):
    s = situation(
        formation=[
            {
                "officer": "rep-diez",
                "units": ["rep-infantry-h1", "rep-infantry-h2"],
                "at": {"rep-diez": officer, "rep-infantry-h1": "C605", "rep-infantry-h2": "C604"},
            },
            nat("C607"),
        ],
        lost={"rep-infantry-h1": lost},
    )
    shot = fire.fire_shot(s, [n("legion-b1")], "AP", h(s, "C605"))

    def begin(t):
        return fire.shoot(t, shot, "8.3-g")

    def tell(t):
        return result(t), odds.fate(t)

    whole = every(s, begin, tell)
    same(odds.RULES.shares(s, begin, tell), whole)
    same(odds.fates(s, shot), every(s, begin, odds.fate))
    found = odds.fire_odds(s, shot)
    assert fsum(o.chance for o in found.outcomes) == pytest.approx(1)
    broken = sum(share for (_, end), share in whole.items() if end.morale == "rout")
    assert broken
    assert fsum(o.chance for o in found.outcomes if o.label.id == "outcome-routs") == pytest.approx(broken)


@pytest.mark.rule("barricadas", "7.1-d", "7.4-b", "14-a", "10-c", "10.3.3-a")
def test_formations_in_one_hex_take_the_consequences_each_for_itself():
    s = situation(
        formation=[
            {"officer": "rep-diez", "units": ["rep-infantry-h1"], "hex": "C605"},
            {
                "officer": "rep-pernia",
                "units": ["rep-infantry-g1"],
                "at": {"rep-infantry-g1": "C605", "rep-pernia": "C602"},
            },
            nat("C607"),
        ],
        lost={"rep-infantry-h1": 2},
        out=["rep-infantry-g1"],
        routed=["rep-infantry-g1"],
        at={"rep-camarada-ruiz": "C605"},
    )
    shot = fire.fire_shot(s, [n("legion-b1")], "AP", h(s, "C605"))
    same(odds.fates(s, shot), odds.RULES.shares(s, lambda t: fire.shoot(t, shot, "8.3-g"), odds.fate))


@pytest.mark.rule("barricadas", "8.4.1-e", "8.4.2-b")
def test_artillery_on_a_tank_among_infantry():
    s = situation(
        formation=[
            {"officer": "rep-diez", "units": ["rep-infantry-h1", "rep-ft17-gun-x1"], "hex": "C605"},
        ],
    )
    units = (n("rep-infantry-h1"), n("rep-ft17-gun-x1"))
    for hits in (1, 2, 3):
        shot = fire.Shot("ART", h(s, "C605"), 12, 0, (), 2, units, h(s, "C609"), caliber=81)
        begin = odds._suffers(shot, hits)
        same(odds.RULES.shares(s, begin, result), every(s, begin, result))
    shares = odds.step_shares(s, shot)
    assert sum(shares.values()) == pytest.approx(1)
    # FF 12, divisor 2: 3 hits (one or two of them on the tank, by the die) on a total of 2 to 4
    assert shares[0] < sum(share for hits, share in odds.hit_shares(shot).items() if hits < 2)
    steps = {}
    for hits, share in odds.hit_shares(shot).items():
        for end, part in every(s, odds._suffers(shot, hits), lambda t: odds.fate(t).steps).items():
            steps[end] = steps.get(end, 0.0) + share * part
    same(shares, steps)


@pytest.mark.rule("barricadas", "9.1-a", "9.3-c", "9.3-d", "14-b", "14-h")
def test_a_whole_assault():
    s = situation(
        formation=[
            rep("C706", at={"rep-diez": "C705"}),
            {"officer": "nat-vazquez", "units": ["legion-b1"], "hex": "C707", "at": {"nat-vazquez": "C709"}},
        ],
        active="republican",
        act=["rep-diez", *REP["units"]],
    )
    party = [n("rep-infantry-h1")]

    def begin(t):
        return assault.assault(t, list(party), h(s, "C707"))

    same(odds.RULES.shares(s, begin, result), every(s, begin, result))
    found = odds.whole_assault(s, party, h(s, "C707"))
    quick = odds.assault_odds(s, party, h(s, "C707"))
    for name in ("none", "d1", "dr", "ar", "a1", "a2"):
        label = f"outcome-{name}"
        assert fsum(o.chance for o in found.outcomes if o.label.id == label) == pytest.approx(
            fsum(o.chance for o in quick.outcomes if o.label.id == label)
        )
    # 9.3-h: beaten defenders leave the hex to the attackers, so that the chance of taking it is one row
    taken = odds.RULES.shares(s, begin, lambda t: any(e.kind == "taken" for e in t.log.events))
    won = fsum(o.chance for o in found.outcomes if o.label.id in WON)
    assert 0 < taken[True] == pytest.approx(won)


@pytest.mark.rule("barricadas", "9.5-c", "9.5-d", "14-j")
def test_an_assault_on_a_tank():
    s = situation(
        formation=[
            rep("C706"),
            {
                "officer": "nat-von-thoma",
                "units": ["nat-pz1a-x2", "nat-pz1a-x1"],
                "at": {"nat-pz1a-x2": "C714", "nat-pz1a-x1": "C707"},
            },
        ],
        active="republican",
        act=["rep-diez", *REP["units"]],
    )
    u = n("rep-infantry-h1")

    def begin(t):
        return antiarmor.anti_armor(t, u, h(s, "C707"), True)

    same(odds.RULES.shares(s, begin, result), every(s, begin, result))
    found = odds.whole_assault(s, [u], h(s, "C707"))
    assert fsum(o.chance for o in found.outcomes) == pytest.approx(1)
    assert any(o.label.id == "outcome-none" for o in found.outcomes)


@pytest.mark.rule("barricadas", "8.1.3.2-c", "8.1.2-a")
def test_a_mission_with_its_drift():
    s = situation(
        formation=[rep("C605"), nat("C608")],
        batteries=[["republican", 75, "full", 2]],
        active="republican",
        act=["rep-diez", *REP["units"]],
    )
    m = match(s)
    m.answer("republican", "direct rep-diez")
    m.answer("republican", "battery b0")
    aim = next(t for t in m.asks[0].options() if t.endswith("C608"))
    m.answer("republican", aim)
    ask = m.asks[0]
    for form in ("concentrate", "spread"):
        found = GAME.odds(m.state, ask, form)
        assert fsum(o.chance for o in found.outcomes) == pytest.approx(1)
        assert len(found.outcomes) > 1
    mission = artillery.Mission(0, (), h(s, "C608"), False, h(s, "C608"))
    shot = artillery.bombardment(s, [mission], h(s, "C608"))
    sure = sum(share for hits, share in odds.hit_shares(shot).items() if hits)
    half = GAME.odds(m.state, ask, "concentrate")
    hit = fsum(o.chance for o in half.outcomes if o.label.id != "outcome-nothing")
    assert sure / 2 <= hit + 1e-9 < sure  # 1 to 3 on target; a drift may still find somebody


@pytest.mark.rule("barricadas", "10.4.1-a", "10.4.2-a")
def test_the_odds_of_a_rally_are_those_of_the_roll():
    s = situation(formation=[rep("C605")], routed=["rep-diez"], active="republican", act=["rep-diez"])
    m = match(s)
    m.answer("republican", "rally rep-diez")
    found = GAME.odds(m.state, m.asks[0], "try rep-diez")
    assert found.outcomes[0].chance == pytest.approx(30 / 36)  # morale 8 and his own leadership 1


@pytest.mark.rule("barricadas", "3.4-e", "3.4-j")
def test_reaction_fire_has_its_odds_with_everyone_who_joins():
    s = situation(
        formation=[rep("C705"), nat("C707")],
        reaction=NAT["units"],
        active="republican",
        act=["rep-diez", *REP["units"]],
    )
    m = match(s)
    m.answer("republican", "move rep-infantry-h1")
    assert m.asks[0].kind == "react"
    m.answer("nationalist", "react legion-b1:AP")
    alone = GAME.odds(m.state, m.asks[0], "shoot")
    m.answer("nationalist", "join legion-b2")
    both = GAME.odds(m.state, m.asks[0], "shoot")
    assert next(x.value for x in alone.lines if x.label.id == "line-ff") == "6"
    assert next(x.value for x in both.lines if x.label.id == "line-ff") == "12"
    assert not has(m.state.finished, n("legion-b1"))


@pytest.mark.rule("barricadas", "9.2-b", "9.2-d")
def test_defensive_fire_has_its_odds():
    s = situation(
        formation=[rep("C706"), nat("C707")],
        finished=["nat-vazquez", *NAT["units"]],
        active="republican",
        act=["rep-diez", *REP["units"]],
    )
    m = match(s)
    m.answer("republican", "assault rep-infantry-h1 C707")
    m.answer("republican", "declare")
    assert m.asks[0].kind == "defend"
    found = GAME.odds(m.state, m.asks[0], "volley legion-b1 C706:AP")
    assert next(x.value for x in found.lines if x.label.id == "line-ff") == "3"  # 6, halved
    assert GAME.odds(m.state, m.asks[0], "hold") is None


def test_a_lone_unit_sees_all_that_follows_its_assault():
    s = situation(
        formation=[{"officer": "rep-diez", "units": ["rep-infantry-h1"], "hex": "C706"}, nat("C707")],
        active="republican",
        act=["rep-diez", "rep-infantry-h1"],
    )
    m = match(s)
    found = GAME.odds(m.state, m.asks[0], "assault rep-infantry-h1 C707")
    assert any(note.id == "note-losses" for note in found.notes)
    assert fsum(o.chance for o in found.outcomes) == pytest.approx(1)


@pytest.mark.rule("barricadas", "8.2.1-f", "8.2.2-a", "8.2.1-g", "8.2.1-h")
def test_an_air_mission_from_the_flak_to_the_bombs():
    s = situation(
        formation=[rep("C605"), {"officer": "nat-vazquez", "units": ["legion-b1"], "hex": "C608"}],
        flights=[["nationalist", "ju52", "bombardment", 1]],
        anti_air=[4, 0],
        active="nationalist",
        act=["nat-vazquez", "legion-b1"],
    )
    m = match(s)
    m.answer("nationalist", "air nat-vazquez")
    while m.asks[0].kind != "air-aim":
        m.answer("nationalist", m.asks[0].options()[0])
    found = GAME.odds(m.state, m.asks[0], "aim C605")
    assert fsum(o.chance for o in found.outcomes) == pytest.approx(1)

    def begin(t):
        x = air.Sortie(0, h(s, "C605"), h(s, "C605"))
        yield from odds._comes_in(t, n("nat-vazquez"), x)
        return x.hex, x.shaken

    lands = {}
    for end in odds.RULES.ends(m.state, begin):
        lands[end.value] = lands.get(end.value, 0.0) + end.share
    # aborted on 2 and 3, shaken on 4; located on 8 or less if seen; on target on 2 to 8
    here = sum(share for (where, _), share in lands.items() if where == h(s, "C605"))
    shaken = sum(share for (_, hurt), share in lands.items() if hurt)
    assert shaken == pytest.approx(3 / 36)
    assert 0 < here < 33 / 36
