"""Odds before the dice are those of the roll that follows."""

from collections import Counter
from itertools import product
from random import Random
from typing import Any

import pytest

from frente.engine import Match, Odds
from frente.engine.contract import random_answer, random_options
from frente.games.arriba import GAME
from frente.games.arriba.bot import steady
from frente.games.arriba.state import seat_side
from frente.words import Words

from .table import CO, IB, NA, PA, B, D, T, Table, group

FIGHTS = ("target", "breakthrough", "van", "advance", "offensive", "air", "guns")


def shown(odds: Odds | None) -> dict[str, Any]:
    """Each result with its chance, as a player reads it."""
    assert odds is not None
    return {o.label.args["result"]: pytest.approx(o.chance) for o in odds.outcomes}


def asked(t: Table, token: str) -> dict[str, float]:
    return shown(GAME.odds(t.s, t.match.asks[0], token))


def told(match: Match[Any]) -> str:
    """The last result in the log, with the notional columns to be spent (9.2.2-c)."""
    data = next(e.data for e in reversed(match.state.log.events) if e.kind == "result")
    ratio, _, one = data["column"].partition(":")
    spare = int(ratio) - 6 if one == "1" else 0
    result = str(data["result"])
    return f"{result} +{spare}" if spare > 0 and result != "X" else result


def rolls(match: Match[Any]) -> int:
    return sum(entry.kind in ("roll", "forced") for entry in match.journal)


def fought(match: Match[Any], seat: str, token: str) -> list[dict[str, float]]:
    """What the six faces bring once an answer is given: one distribution for each van that may follow.

    The asking side then uses all it has, the other side nothing; nobody advances before a breakthrough.
    """
    match = match.clone(events=True)
    side = seat_side(seat)
    before, faces = rolls(match), Counter[str]()
    for die in range(1, 7):
        twin = match.clone(events=True)
        twin.forced = [(die,)]
        twin.answer(seat, token)
        while rolls(twin) == before:
            ask = twin.asks[0]
            if ask.kind == "van":
                takes = [t for t in ask.options() if t.startswith("take ")]
                unforced = match.clone(events=True)
                unforced.answer(seat, token)
                return [one for take in takes for one in fought(unforced, ask.seat, take)]
            mine = seat_side(ask.seat) == side and ask.kind != "advance"
            twin.answer(ask.seat, ask.options()[0 if mine else -1])
        faces[told(twin)] += 1
    return [{text: count / 6 for text, count in faces.items()}]


def crowded(luck: Random) -> Table:
    """An area full of battlegroups of both sides, with points of every kind."""
    kinds = ((f"{NA} {B}", f"{NA} {D}", f"{NA} {T}", f"{CO} {B}"), (f"{PA} {B}", f"{PA} {D}", f"{IB} {B}"))
    place = luck.choice(("toledo", "huesca", "madrid"))
    rows = []
    for side, mix in zip(("rebel", "government"), kinds, strict=True):
        for number in range(3):
            units = [luck.choice(mix) for _ in range(luck.randint(1, 3))]
            flags = [luck.choice(("", "", "", " improved", " disrupted")) for _ in units]
            points = {"armor": luck.randint(0, 2), "artillery": luck.randint(0, 1)}
            seat = "city" if side == "government" and not number else "large"
            rows.append(
                group(place, *(u + f for u, f in zip(units, flags, strict=True)), seat=seat, **points)
            )
    arms = {"air": (1, 1), "armor": (luck.randint(0, 2), 0), "artillery": (1, luck.randint(0, 2))}
    ways = ("no", "armor", "armor and air", "armor and artillery", "armor, air and artillery")
    doctrine = {x: {**arms, "breakthrough": luck.choice(ways), "until": 14} for x in ("rebel", "government")}
    return Table(
        *rows,
        phase="combat",
        side=luck.choice(("rebel", "government")),
        turn=luck.choice((2, 4, 8)),
        ps={"rebel": luck.choice((15, 50, 85)), "government": luck.choice((15, 50, 85))},
        ep={"rebel": luck.randint(0, 2), "government": luck.randint(0, 2)},
        air={"rebel": luck.randint(0, 3), "government": luck.randint(0, 3), "german": "ready"},
        control=luck.choice(({}, {"new-castile": "rebel"}, {"aragon": "government"})),
        doctrine=doctrine,
    )


@pytest.mark.rule("arriba", "9.1-d", "9.1-e", "9.1.1-a", "9.1.6-b", "9.1.7-a", "9.3-b", "9.4-c", "15.5-c")
@pytest.mark.parametrize("seed", range(4))
def test_the_odds_of_every_fight_are_what_the_six_faces_bring(seed: int):
    """At every ask of a combat and its counterattacks that leads to a battle, for each of its options."""
    looked: Counter[str] = Counter()
    luck = Random(f"fights {seed}")
    for _ in range(12):
        match = crowded(luck).match
        while match.asks and match.state.phase in ("combat", "counterattack"):
            ask = match.asks[0]
            options = ask.options()
            if ask.kind in FIGHTS:
                for token in luck.sample(options, min(2, len(options))):
                    odds = GAME.odds(match.state, ask, token)
                    if odds is not None:
                        assert shown(odds) in fought(match, ask.seat, token), f"{ask!r} {token}"
                        looked[ask.kind] += 1
            fight = [t for t in options if t.split()[0] in ("attack", "counter", "strike")]
            match.answer(ask.seat, luck.choice(fight) if fight else random_answer(ask, luck))
    assert set(FIGHTS) - set(looked) <= {"van", "advance"}  # these have stories of their own below


@pytest.mark.rule("arriba", "9.1-d", "9.1-e")
@pytest.mark.parametrize("seed", range(4))
def test_the_odds_of_fights_in_whole_matches_are_what_the_six_faces_bring(seed: int):
    luck = Random(f"matches {seed}")
    options = random_options(GAME, "standard", luck)
    match = Match.start(GAME, "standard", options, f"matches {seed}")
    looked = 0
    while match.asks and looked < 40:
        ask = match.asks[0]
        for token in ask.options()[:2] if ask.kind in FIGHTS else ():
            odds = GAME.odds(match.state, ask, token)
            if odds is not None:
                assert shown(odds) in fought(match, ask.seat, token), f"{ask!r} {token}"
                looked += 1
        fight = [t for t in ask.options() if t.split()[0] in ("attack", "counter", "strike")]
        wise = steady(match.state, ask, luck)
        match.answer(ask.seat, luck.choice(fight) if fight and luck.random() < 0.7 else wise)
    assert looked >= 40


@pytest.mark.rule("arriba", "9.1-d", "9.1-e")
def test_battle_odds_are_what_every_face_brings():
    groups = (group("toledo", f"{NA} {D}", f"{NA} {B}"), group("toledo", f"{PA} {D}", seat="city"))
    t = Table(*groups, phase="combat", control={"extremadura": "rebel"})
    t.play("attack g1")
    assert [asked(t, "on g2")] == fought(t.match, "rebel", "on g2")


def beaten_before_the_second(*attackers: str, **points: int) -> Table:
    """The first of two battlegroups is destroyed: a breakthrough may strike the other."""
    t = Table(
        group("toledo", *attackers, **points),
        group("toledo", f"{PA} {B}"),
        group("toledo", f"{PA} {B}", f"{PA} {B}"),
        phase="combat",
        ep={"rebel": 3},
        control={"extremadura": "rebel", "new-castile": "rebel"},
    )
    t.play("attack g1", "on g2")
    while t.kind != "breakthrough":
        t.play(t.options[0], rolls=[(6,)] if t.kind in ("guns", "offensive") else [])
    return t


@pytest.mark.rule("arriba", "9.3-b")
def test_the_odds_of_a_breakthrough_are_those_of_the_units_that_armor_takes_along():
    """One armor point takes one unit: a division of 4 against 2, not all three at 9 or more."""
    t = beaten_before_the_second(f"{NA} {D}", f"{NA} {D}", f"{NA} {B}", armor=1)
    odds = GAME.odds(t.s, t.match.asks[0], "strike g3")
    assert odds is not None
    lines = {line.label.id: line.value for line in odds.lines}
    assert lines["line-strength"] == "4:2"
    assert lines["line-column"] == "2:1"
    assert [note.id for note in odds.notes] == ["note-best-van", "note-before-support"]
    t.play("strike g3")
    takes = {token: asked(t, token) for token in t.options}
    assert shown(odds) in takes.values()
    for token, line in takes.items():
        assert [line] == fought(t.match, "rebel", token)
    brigade = next(token for token in t.options if "-b" in token)
    assert takes[brigade] != shown(odds)


@pytest.mark.rule("arriba", "9.3-b")
def test_odds_follow_the_van_as_it_grows():
    t = beaten_before_the_second(f"{NA} {B}", f"{NA} {D}", f"{NA} {B}", armor=2)
    t.play("strike g3")
    brigade = next(token for token in t.options if "-b" in token)
    strength = {
        token: next(line.value for line in odds.lines if line.label.id == "line-strength")
        for token in t.options
        if (odds := GAME.odds(t.s, t.match.asks[0], token)) is not None
    }
    assert set(strength.values()) == {"5:2"}  # whoever goes first, the division may go along
    t.play(brigade)
    assert asked(t, "enough") != asked(t, next(token for token in t.options if "-d" in token))
    assert [asked(t, "enough")] == fought(t.match, "rebel", "enough")


@pytest.mark.rule("arriba", "9.2.4", "9.3-b", "11.1-b")
def test_odds_of_a_breakthrough_follow_who_takes_or_leaves_the_city():
    """Out of supply until the city is taken: with it the van strikes at full strength."""
    t = Table(
        group("toledo", f"{NA} {D}", f"{NA} {D}", armor=2),
        group("toledo", f"{PA} {B}", seat="city"),
        group("toledo", f"{PA} {B}", f"{PA} {B}"),
        phase="combat",
        ep={"rebel": 3},
    )
    t.play("attack g1", "on g2", "pay", "guns 2 0", rolls=[(6,)])
    while t.kind != "breakthrough":
        t.play(t.options[0])
    t.play("strike g3")
    while t.kind == "van":
        t.play(t.options[0])
    assert t.kind == "advance"
    into = next(token for token in t.options if token.startswith("advance "))
    found = {token: asked(t, token) for token in (into, "hold")}
    assert found[into] != found["hold"]
    for token, line in found.items():
        assert [line] == fought(t.match, "rebel", token)


@pytest.mark.rule("arriba", "9.1.6-c")
def test_a_defender_is_shown_what_is_good_for_him():
    groups = (group("toledo", f"{NA} {D}", f"{NA} {D}"), group("toledo", f"{PA} {B}"))
    t = Table(*groups, phase="combat", ep={"rebel": 0, "government": 0}, air={"government": 1})
    t.play("attack g1")
    ours = GAME.odds(t.s, t.match.asks[0], "on g2")
    t.play("on g2")
    assert (t.seat, t.kind) == ("government", "air")
    theirs = GAME.odds(t.s, t.match.asks[0], "air 0 0")
    assert ours is not None
    assert theirs is not None
    good = {o.label.args["result"]: o.good for o in ours.outcomes}
    assert max(abs(n) for n in good.values()) > 0
    assert {o.label.args["result"]: o.good for o in theirs.outcomes} == {x: -n for x, n in good.items()}


@pytest.mark.rule("arriba", "15.1-b")
def test_guerrilla_odds_are_what_every_face_brings():
    t = Table(
        group("toledo", f"{NA} {B}"),
        group("madrid", f"{IB} {B}"),
        phase="combat",
        side="government",
        turn=8,
        ep={"government": 2},
        options={"guerrillas": True},
    )
    odds = GAME.odds(t.s, t.match.asks[0], "guerrilla toledo")
    assert odds is not None
    won = 0
    for die in range(1, 7):
        twin = t.match.clone(events=True)
        twin.forced = [(die,)]
        twin.answer("government", "guerrilla toledo")
        won += next(e.data["success"] for e in reversed(twin.state.log.events) if e.kind == "guerrilla")
    assert {o.label.id: o.chance for o in odds.outcomes} == {
        "outcome-guerrilla": won / 6,
        "outcome-nothing": 1 - won / 6,
    }


@pytest.mark.rule("arriba", "5.3.1-d", "5.3.1-e", "5.3.1-f", "5.3.1-i", "5.3.1-m")
@pytest.mark.parametrize("level", [50, 9, 5, 2])
@pytest.mark.parametrize("token", ["influence ussr 2", "influence br 0", "influence it 1"])
def test_influence_odds_are_what_all_dice_bring(token: str, level: int):
    """With little support left the price itself may end the match."""
    t = Table(phase="political", side="government", turn=4, boxes={"it": 2}, ps={"government": level})
    odds = GAME.odds(t.s, t.match.asks[0], token)
    assert odds is not None
    extra = int(token.split()[2])
    found: Counter[Any] = Counter()
    for dice in product(range(1, 7), repeat=extra + 1):
        twin = t.match.clone(events=True)
        twin.forced = [dice[:extra], dice[extra:]] if extra else [dice]
        twin.answer("government", token)
        fell = twin.result is not None
        kind = "over" if fell else "influence"
        data = next(e.data for e in reversed(twin.state.log.events) if e.kind == kind)
        found["collapse" if fell else data["boxes"]] += 1
    total = 6 ** (extra + 1)
    assert {o.label.args.get("boxes", "collapse"): o.chance for o in odds.outcomes} == {
        end: pytest.approx(count / total) for end, count in found.items()
    }


@pytest.mark.rule("arriba", "5.2.2-d")
def test_purge_odds_are_the_bands_of_three_dice():
    t = Table(phase="political", side="government", turn=4)
    odds = GAME.odds(t.s, t.match.asks[0], "purge poum")
    assert odds is not None
    found: Counter[int] = Counter(sum(dice) for dice in product(range(1, 7), repeat=3))
    for outcome in odds.outcomes:
        low, high = outcome.label.args["low"], outcome.label.args["high"]
        assert outcome.chance == pytest.approx(sum(found[n] for n in range(low, high + 1)) / 216)


@pytest.mark.rule("arriba", "11.1.2-b", "9.1-e")
def test_a_battle_card_says_why_a_strength_is_halved():
    """A division in the enemy's Catalonia, far from its own cities, fights as 2."""
    far = (group("barcelona", f"{NA} {D}"), group("barcelona", f"{PA} {B}", seat="city"))
    t = Table(*far, phase="combat", side="rebel", control={"catalonia": "government"})
    t.play("attack g1")
    odds = GAME.odds(t.s, t.match.asks[0], "on g2")
    assert odds is not None
    assert next(line.value for line in odds.lines if line.label.id == "line-strength") == "2:1"
    assert "note-starved" in [note.id for note in odds.notes]


@pytest.mark.rule("arriba", "6.5-a", "6.5-b")
def test_before_the_price_of_an_asset_point_is_rolled_every_price_is_told():
    """With four EP two of the six prices cannot be paid: they close the market."""
    table = Table(
        group("burgos", "na-b01", seat="city"),
        group("cadiz", "na-b02", seat="city"),
        phase="strategic",
        side="rebel",
        ep={"rebel": 4},
        boxes={"ge": 2},
        steps=["spend rebel 0"],
    )
    odds = GAME.odds(table.match.state, table.match.asks[0], "buy artillery")
    assert odds is not None
    assert [outcome.label.args.get("price") for outcome in odds.outcomes] == [1, 2, 3, 4, None]
    assert [outcome.chance for outcome in odds.outcomes] == pytest.approx([1 / 6] * 4 + [2 / 6])
    words = Words(GAME, strict=True)
    assert words.say(odds.title) == "The price of an artillery point"
    assert words.say(odds.outcomes[-1].label) == "More than your 4 EP: the market closes"
