"""Every Combat Card, exactly: what it does to both sides' fire, when it may be used, where it goes."""

import itertools

import pytest
from tests.games.crusade.board import (
    GAME,
    attack,
    events,
    fight,
    kind,
    named,
    options,
    play,
    resolve,
    stack,
    table,
    where,
    why,
)

from frente.games.crusade.definitions import CARD, CARDS
from frente.words import Words

COMBAT = [card.id for card in CARDS if card.type == "cc"]
WORDS = Words(GAME, strict=True)

# --- the scenes: attackers, target, defenders and more words ----------------------------------------------
PLAIN = {
    "nat": ({"belchite": ["nat-inf:full"]}, "caspe", ["rep-rpa:full"], {"works": {"caspe": ""}}),
    "rep": ({"caspe": ["rep-rpa:full"]}, "belchite", ["nat-inf:full"], {"works": {"belchite": ""}}),
}
MADRID = (
    {"brunete": ["nat-inf:full"]},
    "madrid",
    ["rep-rpa:full"],
    {"units": {"cebreros": ["nat-inf:full"]}, "works": {"madrid": ""}},
)
RIVER = ({"aranda-de-duero": ["nat-inf:full"]}, "somosierra", ["rep-rpa:full"], {"works": {"somosierra": ""}})
RIVER_BACK = ({"somosierra": ["rep-rpa:full"]}, "aranda-de-duero", ["nat-inf:full"], {})
WORKS = ({"belchite": ["nat-inf:full"]}, "caspe", ["rep-rpa:full"], {"works": {"caspe": "trench"}})


def scene(side, attackers=None, defenders=None, **words):
    """The plain scene of a side with other units."""
    start, target, foes, rest = PLAIN[side]
    place = next(iter(start))
    return ({place: attackers} if attackers else start), target, defenders or foes, {**rest, **words}


ASTURIANS = scene("nat", defenders=["rep-corps-asturian-1:full"])
LATE = scene("nat", defenders=["rep-mil:full"], turn=6)
# card: who attacks, the scene, then drm and shift of the Attacker's and the Defender's fire
# without the card and with it
FIRE = [
    ("N11", "nat", PLAIN["nat"], ("+0", "+0", "+0", "+0"), ("+1", "+0", "+0", "+0")),
    ("N11", "rep", PLAIN["rep"], ("+0", "+0", "+0", "+0"), ("+0", "+0", "+1", "+0")),
    ("N12", "nat", scene("nat", defenders=["rep-mil:full"], turn=4), ("+0",) * 4, ("+0", "+0", "-2", "+0")),
    ("N12", "rep", scene("rep", ["rep-mil-cnt:full"], turn=4), ("+0",) * 4, ("-2", "+0", "+0", "+0")),
    ("N13", "nat", MADRID, ("+0", "-2", "+0", "+0"), ("+1", "-2", "+0", "+0")),
    ("N16", "nat", RIVER, ("+0", "-3", "+0", "+0"), ("+0", "-2", "+0", "+0")),
    ("N29", "nat", scene("nat", ["nat-mil-nav:full"]), ("+0",) * 4, ("+1", "+0", "+0", "+0")),
    ("N29", "nat", scene("nat", ["nat-corps-navarra:full"]), ("+0",) * 4, ("+1", "+0", "+0", "+0")),
    ("N32", "nat", RIVER, ("+0", "-3", "+0", "+0"), ("+0", "+0", "+0", "+0")),
    ("N32", "nat", WORKS, ("+0", "-1", "+0", "+1"), ("+0", "+0", "+0", "+0")),
    ("N33", "nat", PLAIN["nat"], ("+0",) * 4, ("+1", "+0", "+0", "+0")),
    ("N50", "nat", PLAIN["nat"], ("+0",) * 4, ("+1", "+0", "+0", "+0")),
    ("N50", "rep", PLAIN["rep"], ("+0",) * 4, ("+0", "+0", "+1", "+0")),
    ("N51", "nat", PLAIN["nat"], ("+0",) * 4, ("+0", "+0", "+0", "-1")),
    ("N51", "rep", PLAIN["rep"], ("+0",) * 4, ("+0", "-1", "+0", "+0")),
    ("N53", "nat", PLAIN["nat"], ("+0",) * 4, ("+2", "+0", "+0", "+0")),
    ("N54", "nat", PLAIN["nat"], ("+0",) * 4, ("+0",) * 4),
    ("R14", "nat", MADRID, ("+0", "-2", "+0", "+0"), ("+0", "-2", "+1", "+0")),
    ("R15", "nat", PLAIN["nat"], ("+0",) * 4, ("+0", "+0", "+1", "+0")),
    ("R15", "rep", PLAIN["rep"], ("+0",) * 4, ("+1", "+0", "+0", "+0")),
    ("R17", "rep", scene("rep", turn=4), ("+0",) * 4, ("+1", "+0", "+0", "+0")),
    ("R18", "rep", scene("rep", ["rep-mil-ast:full"]), ("+0",) * 4, ("+1", "+0", "+0", "+0")),
    (
        "R18",
        "nat",
        scene("nat", defenders=["rep-corps-asturian-1:full"]),
        ("+0",) * 4,
        ("+0", "+0", "+1", "+0"),
    ),
    ("R36", "rep", scene("rep", ["rep-corps-i:full"]), ("+0",) * 4, ("+1", "+0", "+0", "+0")),
    ("R36", "rep", scene("rep", ["rep-int:full"]), ("+0",) * 4, ("+1", "+0", "+0", "+0")),
    ("R36", "rep", scene("rep", ["rep-t26:full"]), ("+0",) * 4, ("+1", "+0", "+0", "+0")),
    ("R37", "nat", PLAIN["nat"], ("+0",) * 4, ("+0",) * 4),
    ("R45", "rep", PLAIN["rep"], ("+0",) * 4, ("+0",) * 4),
    ("R48", "nat", WORKS, ("+0", "-1", "+0", "+1"), ("+0", "-2", "+0", "+1")),
    ("R50", "rep", RIVER_BACK, ("+0", "-2", "+0", "+0"), ("+0", "-1", "+0", "+0")),
    ("R54", "nat", PLAIN["nat"], ("+0",) * 4, ("+0", "+0", "+1", "+0")),
    ("R54", "rep", PLAIN["rep"], ("+0",) * 4, ("+1", "+0", "+0", "+0")),
]


def combat(id, side, where_, use, dice=((3, 3),), also=()):
    """The combat of a scene, with the card in its owner's hand, used or not."""
    attackers, target, defenders, words = where_
    words = dict(words)
    hands = {"nat": [], "rep": []}
    for card in (id, *also):
        hands[CARD[card].side].append(card)
    played = dict.fromkeys((p for card in (id, *also) for p in CARD[card].prerequisites), 2)
    m = fight(attackers, target, list(defenders), list(dice), side=side, hands=hands, played=played, **words)
    for role in (side, "rep" if side == "nat" else "nat"):
        while kind(m) == f"{role} combat-cards":
            mine = [c for c in (id, *also) if use and CARD[c].side == role and f"play {c}" in options(m)]
            play(m, f"play {mine[0]}" if mine else "done")
    return m


def seen(m, side):
    shots = {shot["side"]: shot for shot in events(m, "fire")}
    foe = "rep" if side == "nat" else "nat"
    return (shots[side]["drm"], shots[side]["shift"], shots[foe]["drm"], shots[foe]["shift"])


@pytest.mark.parametrize(
    ("id", "side", "where_", "without", "with_"), FIRE, ids=[f"{r[0]}-{r[1]}" for r in FIRE]
)
@pytest.mark.rule("crusade", "8.5.3.1", "11.2.4-a", "11.2.5-a", "11.2.6-b", "CL-R17", "CL-terrain")
def test_what_a_combat_card_does_to_the_fire(id, side, where_, without, with_):
    assert seen(combat(id, side, where_, use=False), side) == without
    assert seen(combat(id, side, where_, use=True), side) == with_


def test_every_combat_card_has_its_story():
    assert set(COMBAT) == {row[0] for row in FIRE} | {"N14", "N18", "R7"}  # these three have their own
    assert {row[0] for row in REFUSED} | ALWAYS == set(COMBAT)


# --- when it may be used ----------------------------------------------------------------------------------
ALWAYS = {"N11", "N50", "N51", "R15", "R37", "R54"}
"""Attack or defence, whoever fights, wherever: only their prerequisites bar them."""
# card, who attacks, scene, rule and text of the refusal, what the sentence names
REFUSED = [
    (
        "N12",
        "nat",
        scene("nat", defenders=["rep-mil:full"], turn=6),
        "8.5.1.2",
        "other-war-phase",
        ["Columns"],
    ),
    ("N12", "nat", scene("nat", turn=4), "11.2.4-a", "card-needs-enemy", ["militia"]),
    ("N13", "rep", PLAIN["rep"], "11.2.4-a", "wrong-role", ["attack"]),
    ("N13", "nat", PLAIN["nat"], "11.2.4-a", "card-needs-target", ["main city", "capital"]),
    ("N14", "nat", scene("nat", turn=4), "11.2.4-a", "wrong-role", ["defence"]),
    ("N14", "rep", scene("rep", turn=4), "11.2.4-a", "card-needs-enemy", ["police"]),
    ("N14", "rep", scene("rep", ["rep-pol:full"], turn=6), "8.5.1.2", "other-war-phase", ["Columns"]),
    ("N16", "nat", PLAIN["nat"], "11.2.4-a", "card-needs-river", ["river"]),
    ("N16", "rep", RIVER_BACK, "11.2.4-a", "wrong-role", ["attack"]),
    ("N18", "rep", PLAIN["rep"], "11.2.4-a", "card-needs-enemy", ["T-26"]),
    ("N18", "nat", PLAIN["nat"], "11.2.4-a", "wrong-role", ["defence"]),
    ("N29", "nat", PLAIN["nat"], "11.2.4-a", "card-needs-own", ["Navarre", "Navarra Army Corps"]),
    ("N29", "rep", scene("rep", defenders=["nat-mil-nav:full"]), "11.2.4-a", "wrong-role", ["attack"]),
    ("N32", "rep", PLAIN["rep"], "11.2.4-a", "wrong-role", ["attack"]),
    ("N33", "rep", PLAIN["rep"], "11.2.4-a", "wrong-role", ["attack"]),
    ("N53", "rep", PLAIN["rep"], "11.2.4-a", "wrong-role", ["attack"]),
    ("N54", "rep", PLAIN["rep"], "11.2.4-a", "wrong-role", ["attack"]),
    ("R7", "rep", PLAIN["rep"], "11.2.4-a", "wrong-role", ["defence"]),
    ("R14", "nat", PLAIN["nat"], "11.2.4-a", "card-needs-target", ["Madrid"]),
    ("R14", "rep", PLAIN["rep"], "11.2.4-a", "wrong-role", ["defence"]),
    ("R17", "rep", scene("rep", turn=6), "8.5.1.2", "other-war-phase", ["Columns"]),
    ("R17", "nat", scene("nat", turn=4), "11.2.4-a", "wrong-role", ["attack"]),
    ("R18", "rep", PLAIN["rep"], "11.2.4-a", "card-needs-own", ["Asturias"]),
    ("R36", "rep", PLAIN["rep"], "11.2.4-a", "card-needs-own", ["corps", "T-26", "International"]),
    ("R36", "nat", scene("nat", defenders=["rep-int:full"]), "11.2.4-a", "wrong-role", ["attack"]),
    ("R45", "nat", PLAIN["nat"], "11.2.4-a", "wrong-role", ["attack"]),
    ("R48", "nat", PLAIN["nat"], "11.2.4-a", "card-needs-target", ["position", "trench"]),
    ("R48", "rep", PLAIN["rep"], "11.2.4-a", "wrong-role", ["defence"]),
    ("R50", "rep", PLAIN["rep"], "11.2.4-a", "card-needs-river", ["river"]),
    ("R50", "nat", RIVER, "11.2.4-a", "wrong-role", ["attack"]),
]


def asked(id, side, where_, played=None):
    """The combat at the ask where the owner of the card may use cards."""
    attackers, target, defenders, words = where_
    hands = {"nat": [], "rep": [], CARD[id].side: [id]}
    needs = dict.fromkeys(CARD[id].prerequisites, 2) if played is None else played
    m = fight(
        attackers, target, list(defenders), [(3, 3)], side=side, hands=hands, played=needs, **dict(words)
    )
    while kind(m) != f"{CARD[id].side} combat-cards":
        play(m, "done")
    return m


@pytest.mark.parametrize(("id", "side", "where_", "rule", "text", "names"), REFUSED)
@pytest.mark.rule("crusade", "11.2.4-a", "8.5.1.2", "8.5.3.1")
def test_11_2_4_a_when_a_combat_card_may_not_be_used(id, side, where_, rule, text, names):
    m = asked(id, side, where_)
    assert f"play {id}" not in options(m)
    refusal = m.why_not(CARD[id].side, f"play {id}")
    assert (refusal.rule, refusal.text) == (rule, text)
    sentence = WORDS.refusal(refusal)
    for name in [CARD[id].name, *names]:
        assert name in sentence, sentence


@pytest.mark.parametrize("id", [id for id in COMBAT if CARD[id].prerequisites])
@pytest.mark.rule("crusade", "8.5.1.2", "11.2.4-a")
def test_8_5_1_2_a_combat_card_needs_its_event(id):
    row = next(row for row in FIRE if row[0] == id)
    (need,) = CARD[id].prerequisites
    refusal = asked(id, row[1], row[2], played={}).why_not(CARD[id].side, f"play {id}")
    assert (refusal.rule, refusal.text, refusal.args["needs"]) == ("8.5.1.2", "needs-event", need)
    assert asked(id, row[1], row[2]).why_not(CARD[id].side, f"play {id}") is None


@pytest.mark.rule("crusade", "11.2.4-a", "2.1.2-b")
@pytest.mark.parametrize(("card", "across"), [("N13", ["teruel"]), ("R14", ["brunete", "guadarrama"])])
def test_targets_of_a_kind(card, across):
    from frente.games.crusade.cards.combat import why_not_use
    from frente.games.crusade.definitions import AT
    from frente.games.crusade.state import Battle

    m = table("two-years-of-war", hands={"nat": ["N13"], "rep": ["R14"]})
    for space, fits in (*((s, True) for s in across), ("caspe", False)):
        battle = Battle("nat", AT[space], 1)
        assert (why_not_use(m.state, battle, CARD[card].side, card) is None) == fits


# --- where it goes ----------------------------------------------------------------------------------------
@pytest.mark.parametrize("id", [id for id in COMBAT if id not in ("N14", "N18", "R7")])
@pytest.mark.rule("crusade", "8.5.3.2-a", "8.5.3.2-b", "8.5.3.3", "11.2.9-b", "3.0-cc")
def test_8_5_3_2_kept_discarded_or_removed(id):
    """The winner keeps it face up; an asterisk removes it, one combat a turn discards it, won or not."""
    card = CARD[id]
    won = set()
    scenes = [(row[1], row[2]) for row in FIRE if row[0] == id]
    for dice, (side, where_) in itertools.product(((6, 1), (1, 6), (6, 6)), scenes):
        m = combat(id, side, where_, use=True, dice=(dice,))
        while not events(m, "outcome"):
            play(m, options(m)[0])
        winner = events(m, "outcome")[0]["winner"] == card.side
        won.add(winner)
        piles = {
            "removed": id in m.state.removed,
            "discarded": id in m.state.discards[card.side],
            "kept": id in m.state.retained[card.side],
        }
        want = "removed" if card.asterisk else "kept" if winner and not card.once else "discarded"
        assert [name for name, there in piles.items() if there] == [want]
        assert m.state.played[id] // 10 == m.state.turn  # used in combat it counts as played
    assert won == {True, False}


def test_which_cards_leave_and_which_serve_once():
    assert [id for id in COMBAT if CARD[id].asterisk] == ["N12", "N14", "R7", "R17"]
    assert [id for id in COMBAT if CARD[id].once] == ["N13", "N32", "N53", "N54"]


# --- cards against cards ----------------------------------------------------------------------------------
@pytest.mark.rule("crusade", "8.5.3.2-a", "11.2.5-a")
def test_r37_bad_weather_cancels_what_combat_cards_add():
    """Not armor, not the Event of the round, not shifts, not what they put on the Republican die."""
    for also, with_ in (
        (("N11",), ("+0", "+0", "+0", "+0")),
        (("N11", "N53", "N50"), ("+0", "+0", "+0", "+0")),
        (("N51",), ("+0", "+0", "+0", "-1")),
    ):
        m = combat("R37", "nat", PLAIN["nat"], use=True, also=also)
        assert seen(m, "nat") == with_
    m = combat("R37", "nat", scene("nat", defenders=["rep-mil:full"], turn=4), use=True, also=("N12", "N11"))
    assert seen(m, "nat") == ("+0", "+0", "-2", "+0")
    # as Attacker the Republican plays it first, and it cancels what comes after
    m = combat("R37", "rep", PLAIN["rep"], use=True, also=("N11", "R15"))
    assert seen(m, "rep") == ("+1", "+0", "+0", "+0")
    # the cancelled card is kept by a winner all the same
    m = combat("R37", "nat", PLAIN["nat"], use=True, also=("N11",), dice=((6, 1),))
    assert m.state.retained["nat"] == ["N11"]
    assert m.state.discards["rep"][-1] == "R37"


@pytest.mark.rule("crusade", "8.5.3.2-a", "16.6.2-a", "8.5.5.2")
def test_r37_leaves_armor_and_the_event_alone():
    m = table(
        "two-years-of-war", turn=14, side="nat", round=2, dice=[(3, 3)],
        hands={"nat": ["N41", "N11"], "rep": ["R37"]},
        units={"belchite": ["nat-pz1:full"], "caspe": ["rep-rpa:full"]}, works={"caspe": ""},
    )  # fmt: skip
    play(m, "event N41")
    attack(m, "caspe", named(m, "belchite", "nat-pz1"))
    play(m, "play N11", "claim-armor")
    if kind(m) == "nat combat-cards":
        play(m, "done")
    play(m, "play R37")
    assert events(m, "fire")[0]["drm"] == "+2"


@pytest.mark.rule("crusade", "8.5.3.1", "11.2.4-a", "11.2.4-b")
def test_n13_fifth_column_silences_the_hand():
    attackers, target, defenders, words = MADRID
    m = fight(
        attackers, target, defenders, [(3, 3)], hands={"nat": ["N11", "N13"], "rep": ["R14", "R37"]},
        retained={"nat": [], "rep": ["R15"]}, played={"R2": 2}, **words,
    )  # fmt: skip
    play(m, "play N11", "play N13")
    if kind(m) == "nat combat-cards":
        play(m, "done")
    assert options(m) == ["play R15", "done"]
    refusal = m.why_not("rep", "play R14")
    assert (refusal.rule, refusal.text, refusal.args["by"]) == ("8.5.3.1", "face-up-only", "N13")
    assert "Fifth Column" in WORDS.refusal(refusal)
    play(m, "play R15")
    assert seen(m, "nat") == ("+2", "-2", "+1", "+0")


@pytest.mark.rule("crusade", "8.5.3.4", "8.5.3.2-a")
def test_8_5_3_4_a_kept_card_serves_again_in_the_next_round():
    m = table(
        "two-years-of-war", turn=8, side="nat", round=1, dice=[(6, 1), (6, 1), (6, 1)],
        hands={"nat": ["N20", "N11", "N37"], "rep": []},
        units={
            "belchite": ["nat-corps-navarra:full"], "caspe": ["rep-mil:reduced"],
            "teruel": ["nat-corps-aragon:full"], "barracas": ["rep-mil:reduced"],
        },
        works={"caspe": "", "barracas": ""},
    )  # fmt: skip
    play(m, "ops N20", "activate-attack belchite", "activate-attack teruel", "done")
    play(m, "attack caspe", "with nat-corps-navarra", "fight", "play N11", "done")
    assert m.state.retained["nat"] == ["N11"]
    play(m, "done", "attack barracas", "with nat-corps-aragon", "fight")
    assert why(m, "play N11") == "8.5.3.4"
    while m.state.side == "nat":
        play(m, "done")
    play(m, "auto", "done")
    assert m.state.used == []
    play(m, "ops N37", "activate-attack belchite", "done")


# --- cards with a story of their own ----------------------------------------------------------------------
@pytest.mark.rule("crusade", "CL-N14", "8.5.3.3", "11.1.5-b")
def test_cl_n14_defection_of_the_only_attacker_ends_it_without_dice():
    m = fight(
        {"caspe": ["rep-pol:full"]}, "belchite", ["nat-inf:full"], [], side="rep", turn=4,
        hands={"nat": ["N14", "N11"], "rep": ["R17"]},
    )  # fmt: skip
    unit = named(m, "caspe", "rep-pol")
    play(m, "play R17")
    while kind(m) == "rep combat-cards":
        play(m, "done")
    play(m, "play N11", "play N14")
    assert not events(m, "fire")
    assert where(m, unit) == "removed"
    assert events(m, "outcome")[0]["winner"] == ""
    assert m.state.discards["nat"] == ["N11"]
    assert {"N14", "R17"} <= set(m.state.removed)
    assert stack(m, "belchite") == ["nat-inf:full"]


@pytest.mark.rule("crusade", "CL-N14", "11.2.3")
def test_cl_n14_the_nationalist_picks_the_defector_before_the_columns():
    m = fight(
        {"caspe": ["rep-pol:full", "rep-pol:reduced", "rep-rpa:full"]}, "belchite", ["nat-inf:full"],
        [(3, 3)], side="rep", turn=4, hands={"nat": ["N14"], "rep": []}, units={"madrid": [], "jaen": []},
    )  # fmt: skip
    play(m, "play N14")
    assert kind(m) == "nat defect"
    assert len(options(m)) == 2
    full = next(o for o in options(m) if o == f"defect {named(m, 'caspe', 'rep-pol', 0)}")
    play(m, full)
    assert events(m, "fire")[0]["strength"] == 0 + 2  # the reduced police and the Popular Army


@pytest.mark.rule("crusade", "CL-R7", "11.2.7-a")
def test_cl_r7_nobody_left_nobody_fires():
    m = fight(
        {"belchite": ["nat-mil:reduced"]}, "caspe", ["rep-rpa:full"] * 3, [(6,)], turn=4,
        hands={"rep": ["R7"], "nat": []},
    )  # fmt: skip
    play(m, "play R7")
    assert [e["side"] for e in events(m, "fire")] == ["rep"]
    assert events(m, "outcome")[0]["winner"] == "rep"
    assert stack(m, "caspe") == ["rep-rpa:full"] * 3
    assert "R7" in m.state.removed


@pytest.mark.rule("crusade", "11.4.2", "11.4.3-a", "11.5.3-a")
def test_n54_exploitation_two_spaces_and_no_stand():
    dug_in = scene("nat", ["nat-corps-navarra:full"], ["rep-corps-i:full"], works={"caspe": "trench"})
    for use, spaces, ask in ((True, 2, "rep retreat"), (False, 1, "rep stand")):
        m = combat("N54", "nat", dug_in, use=use, dice=((3, 1),))
        assert [shot["ln"] for shot in events(m, "fire")] == [3, 2]
        assert kind(m) == ask
        assert m.state.battle.retreat == spaces
    # a lost attack forces nobody back
    m = combat("N54", "nat", PLAIN["nat"], use=True, dice=((1, 6),))
    resolve(m)
    assert stack(m, "caspe") == ["rep-rpa:full"]


@pytest.mark.rule("crusade", "CL-R45", "11.3.5-a")
def test_cl_r45_a_corps_comes_back_and_its_division_goes_as_it_came():
    for reserve in ("rep-rpa:reduced", "rep-mil:full"):
        m = fight(
            {"caspe": ["rep-corps-i:reduced"]}, "belchite", ["nat-corps-navarra:full"], [(1, 3)], side="rep",
            hands={"rep": ["R45"], "nat": []}, reserve={"rep": [reserve], "nat": []}, works={"belchite": ""},
        )  # fmt: skip
        play(m, "play R45")
        assert events(m, "fire")[1]["ln"] == 3
        assert events(m, "spared")[0]["unit"] == "rep-corps-i"
        assert stack(m, "caspe") == ["rep-corps-i:reduced"]
        assert GAME.facts(m.state)["reserve"]["rep"] == [reserve]
        assert events(m, "outcome")[0]["winner"] == "nat"  # the Loss Numbers stand


@pytest.mark.rule("crusade", "CL-R45", "11.5.2", "11.5.3-a")
def test_cl_r45_the_winner_goes_no_further():
    for use, reach in ((True, {"belchite"}), (False, {"belchite", "zaragoza"})):
        m = fight(
            {"caspe": ["rep-corps-v:full", "rep-corps-i:full"]}, "belchite", ["nat-corps-aragon:full"],
            [(6, 1)], side="rep", hands={"rep": ["R45"], "nat": []}, works={"belchite": ""},
            units={"zaragoza": [], "carinena": []},
        )  # fmt: skip
        play(m, "play R45" if use else "done")
        while m.asks[0].kind != "advance":
            through = [o for o in options(m) if o.startswith("path zaragoza")]
            play(m, *(through[:1] or options(m)[:1]))
        assert {o.split()[-1] for o in options(m)} - {"done"} == reach


@pytest.mark.rule("crusade", "CL-N18", "16.6.2-c")
def test_cl_n18_without_a_claim_there_is_nothing_to_cancel():
    m = fight(
        {"caspe": ["rep-t26:full"]}, "belchite", ["nat-inf:full"], [(3, 3)], side="rep",
        hands={"nat": ["N18"], "rep": []}, works={"belchite": ""},
    )  # fmt: skip
    play(m, "done", "play N18")
    assert seen(m, "rep") == ("+0", "+0", "+0", "+0")


@pytest.mark.rule("crusade", "CL-terrain", "16.6.2-a")
@pytest.mark.parametrize(("id", "armor"), [("N16", True), ("N32", False)])
def test_cl_terrain_which_card_lets_tanks_over_a_river(id, armor):
    m = fight(
        {"hellin": ["nat-pz1:full"]}, "murcia", ["rep-mil:full"], [(3, 3)], hands={"nat": [id], "rep": []},
        control={"nat": ["albacete", "cartagena", "alicante", "valencia"]}, strait="nat",
        units={"alicante": ["nat-inf:full"], "almansa": ["nat-inf:full"]}, works={"murcia": ""},
    )  # fmt: skip
    assert why(m, "claim-armor") == "16.6.2-a"
    play(m, f"play {id}")
    assert ("claim-armor" in options(m) if kind(m) == "nat combat-cards" else False) == armor


@pytest.mark.rule("crusade", "CL-terrain", "16.6.2-a")
def test_cl_terrain_pontoons_carry_tanks_too():
    m = fight(
        {"murcia": ["rep-t26:full"]}, "hellin", ["nat-mil:full"], [(3, 3)], side="rep",
        hands={"rep": ["R50"], "nat": []}, works={"hellin": ""},
    )  # fmt: skip
    assert why(m, "claim-armor") == "16.6.2-a"
    play(m, "play R50", "claim-armor")
    while kind(m).endswith("combat-cards"):
        play(m, "done")
    assert seen(m, "rep")[:2] == ("+1", "+0")
