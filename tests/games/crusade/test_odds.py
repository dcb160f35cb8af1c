"""Odds: every preview against all dice through the combat itself."""

from collections import Counter, defaultdict
from fractions import Fraction
from typing import Any

import pytest
from tests.games.crusade.board import GAME, events, fight, kind, options, play, resolve, table, where

from frente.games.crusade import odds
from frente.games.crusade.cards import combat as cards
from frente.games.crusade.definitions import AT, UNIT, UNITS

DICE = range(1, 7)
NO_RESERVE = {"reserve": {"nat": [], "rep": []}}


def previewed(m, token):
    """The preview of an option: chance of (Attacker's LN, Defender's LN, winner, fate)."""
    rows: dict[Any, float] = defaultdict(float)
    for row in GAME.odds(m.state, m.asks[0], token).outcomes:
        a = row.label.args
        rows[a["attacker"], a["defender"], a["winner"], a["fate"]] += row.chance
    assert sum(rows.values()) == pytest.approx(1)
    return rows


def what_happened(m):
    """The same of a combat, answered to its end; nobody in these stories stands or finds no way out."""
    resolve(m)
    out = events(m, "outcome")[-1]
    ours, theirs = (int(n) for n in out["ln"].split(":"))
    if events(m, "retreated"):
        fate = ("", "one", "two")[len(events(m, "retreated")[0]["places"])]
    else:
        lost = {e["unit"] for e in events(m, "eliminated")}
        swapped = {e["unit"]: e["by"] for e in events(m, "replaced")}
        defenders = [swapped.get(u, u) for u in events(m, "attack")[-1]["defenders"]]
        fate = "gone" if all(u in lost for u in defenders) else "hold"
    return ours, theirs, out["winner"], fate


def all_dice(make):
    """Every throw of two dice through the combat."""
    found = Counter(what_happened(make([(a, d)])) for a in DICE for d in DICE)
    return {key: n / 36 for key, n in found.items()}


def up_to_the_dice(attackers, target, defenders, turn=8, **words):
    """Designated in full, `fight` not yet said."""
    m = table(
        turn=turn, side="nat", round=2, units={**attackers, target: defenders}, ammo=False, isolated=[],
        hands={"nat": ["N41"], "rep": []}, **words,
    )  # fmt: skip
    play(m, "ops N41")
    names = [UNITS[u].id for space in attackers for u in sorted(m.state.stacks[AT[space]])]
    for space in dict.fromkeys(where(m, u) for u in names):
        play(m, f"activate-attack {space}")
    return play(m, "done", f"attack {target}", *(f"with {u}" for u in names))


PLAIN = [
    ({"caspe": ["nat-inf:full"] * 3}, "alcaniz", ["rep-mil:full", "rep-rpa:reduced"], {}),
    ({"caspe": ["nat-corps-navarra:full"]}, "alcaniz", ["rep-corps-i:reduced"], NO_RESERVE),
    ({"caspe": ["nat-corps-i:reduced"]}, "alcaniz", ["rep-corps-v:full"], NO_RESERVE),
    ({"caspe": ["nat-mil:reduced"]}, "alcaniz", ["rep-mil:reduced"], {}),
    ({"segovia": ["nat-afr:full", "nat-inf:full"]}, "somosierra", ["rep-mil:reduced"], {"turn": 11}),
    ({"caspe": ["nat-afr:reduced"], "gandesa": ["nat-corps-v:full"]}, "alcaniz", ["rep-int:full"] * 3, {}),
    (
        {"caspe": ["nat-corps-navarra:full"]},
        "alcaniz",
        ["rep-corps-i:reduced", "rep-mil:reduced"],
        {"reserve": {"nat": [], "rep": ["rep-rpa:reduced"]}},
    ),
]


@pytest.mark.rule("crusade", "11.2.7-a", "11.2.9-a", "11.4.2", "11.4.1", "11.2.6-b", "INF-b")
@pytest.mark.parametrize(("attackers", "target", "defenders", "words"), PLAIN)
def test_the_preview_is_what_36_throws_bring(attackers, target, defenders, words):
    rows = previewed(up_to_the_dice(attackers, target, defenders, **words), "fight")
    assert rows == pytest.approx(all_dice(lambda dice: fight(attackers, target, defenders, dice, **words)))


@pytest.mark.rule("crusade", "11.4.6-a", "11.4.6-b")
def test_11_4_6_those_who_retreated_are_reckoned_as_caught():
    m = up_to_the_dice({"caspe": ["nat-inf:full"] * 3}, "alcaniz", ["rep-int:full", "rep-mil:full"])
    for u in m.state.stacks[AT["alcaniz"]]:
        m.state.retreated |= 1 << u
    rows = previewed(m, "fight")
    assert {key[3] for key in rows if key[0]} == {"gone"}  # any Loss Number catches them all
    assert max(key[1] for key in rows) == 1  # column 0 of the Division table


# --- cards that change the order of things --------------------------------------------------------------
def orders_captured(dice, attackers, defenders, **words):
    """A Nationalist attack on Alcañiz that the Republic may answer with Operation Orders Captured."""
    m = fight(attackers, "alcaniz", defenders, dice, hands={"nat": [], "rep": ["R7"]}, **words)
    if kind(m) == "nat combat-cards":
        play(m, "claim-armor")
    assert kind(m) == "rep combat-cards"
    return m


def endings(make, tokens=()):
    """The combat at the end of each way the Attacker can take his losses."""
    m = play(make(), *tokens)
    if m.asks and m.asks[0].kind in ("losses", "replace") and m.asks[0].seat == "nat":
        for option in options(m):
            yield from endings(make, (*tokens, option))
    else:
        yield [e["ln"] for e in events(m, "fire")]


def by_hand(attackers, defenders, **words):
    """For each first die the Attacker's best way to lose, judged by all answering dice."""
    total: dict[Any, Fraction] = defaultdict(Fraction)
    for first in DICE:
        ways = {}
        for second in DICE:

            def make(dice=((first,), (second,))):
                return play(orders_captured(list(dice), attackers, defenders, **words), "play R7")

            for number, lns in enumerate(endings(make)):
                ways.setdefault(number, Counter())[(*lns, 0)[1], lns[0]] += 1
        best = max(
            ways.values(),
            key=lambda way: (
                sum(n for (a, d), n in way.items() if a > d),
                sum(n for (a, d), n in way.items() if a >= d),
                sum(a * n for (a, _), n in way.items()),
            ),
        )
        for pair, n in best.items():
            total[pair] += Fraction(n, 36)
    return dict(total)


@pytest.mark.rule("crusade", "CL-R7", "11.2.8", "11.3.7-a")
@pytest.mark.parametrize(
    ("attackers", "defenders", "words"),
    [
        ({"caspe": ["nat-inf:full", "nat-mil:reduced"]}, ["rep-int:full"] * 2, {}),
        ({"caspe": ["nat-mil:reduced"]}, ["rep-corps-v:full"], {}),
        ({"caspe": ["nat-pz1:full", "nat-inf:full"]}, ["rep-int:full"] * 3, {}),
        (
            {"caspe": ["nat-corps-navarra:reduced", "nat-inf:reduced"]},
            ["rep-corps-v:full", "rep-int:full"],
            {"reserve": {"nat": ["nat-inf:full", "nat-mil:full"], "rep": []}},
        ),
        (
            {"caspe": ["nat-corps-navarra:reduced"], "gandesa": ["nat-afr:full"]},
            ["rep-corps-v:full"],
            NO_RESERVE,
        ),
    ],
)
def test_cl_r7_the_answer_is_fired_with_what_is_left(attackers, defenders, words):
    m = orders_captured([], attackers, defenders, **words)
    b = m.state.battle.copy()
    b.defender_cards = ("R7",)
    expected = by_hand(attackers, defenders, **words)
    assert odds.chances_of(m.state, b) == expected
    shown = Counter()
    for (a, d, _, _), chance in previewed(m, "play R7").items():
        shown[a, d] += chance
    assert shown == pytest.approx({pair: float(chance) for pair, chance in expected.items()})


@pytest.mark.rule("crusade", "CL-N14", "11.2.4-a")
def test_cl_n14_the_deserter_is_reckoned_with():
    def make(dice):
        m = fight(
            {"ademuz": ["rep-pol:full", "rep-pol:reduced", "rep-mil:full"]}, "teruel", ["nat-pol:full"], dice,
            side="rep", turn=4, hands={"nat": ["N14"], "rep": []}, units={"madrid": [], "jaen": []},
        )  # fmt: skip
        while kind(m) != "nat combat-cards":
            play(m, "done")
        return m

    def deserted(dice):
        m = play(make(dice), "play N14")
        full = [o for o in options(m) if not m.state.reduced >> UNIT[o.split()[1]] & 1]
        return play(m, full[0])  # the stronger one

    assert previewed(make([]), "play N14") == pytest.approx(all_dice(deserted))


@pytest.mark.rule("crusade", "8.5.3.1", "16.6.2-a", "13.3.4-a")
def test_notes_tell_every_own_card_and_the_tanks():
    m = fight(
        {"caspe": ["nat-pz1:full", "nat-inf:full"]}, "alcaniz", ["rep-mil:full"], [],
        hands={"nat": ["N11", "N50", "N12"], "rep": ["R15"]},
    )  # fmt: skip
    notes = GAME.odds(m.state, m.asks[0], "done").notes
    own = [n.args["card"] for n in notes if n.id == "odds-with-card"]
    assert own == cards.usable(m.state, m.state.battle, "nat")
    assert "N11" in own
    assert "R15" not in own  # the enemy's
    assert "N12" not in own  # not in this War Phase
    assert [n.id for n in notes].count("odds-with-armor") == 1
    assert "odds-stand" not in [n.id for n in notes]  # open ground
    m = up_to_the_dice({"segovia": ["nat-inf:full"]}, "somosierra", ["rep-mil:full"])
    assert "odds-stand" in [n.id for n in GAME.odds(m.state, m.asks[0], "fight").notes]
    # Before the attack is declared supply is judged as it will be: a cut off defender uses no card.
    m = up_to_the_dice({"caspe": ["nat-inf:full"]}, "alcaniz", ["rep-mil:full"])
    assert not [n for n in GAME.odds(m.state, m.asks[0], "fight").notes if n.id == "odds-with-card"]
