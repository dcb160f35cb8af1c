"""Every Event, exactly: what changes on the table, and nothing else; and every condition that bars one."""

import pytest
from tests.games.crusade.board import (
    GAME,
    attack,
    events,
    holder,
    kind,
    named,
    options,
    play,
    stack,
    table,
    where,
    why,
)
from tests.games.crusade.deck import board, changes, finish, outcome, ready

from frente.games.crusade.cards import lasting
from frente.games.crusade.definitions import AT, CARD, CARDS, OFF, SPACE_IDS, UNITS, bits

EVENTS = [card.id for card in CARDS if card.type != "cc"]


def fate(id):
    """8.5.1.3-a: where the card goes once its Event is over."""
    card = CARD[id]
    pile = "removed_cards" if card.asterisk else f"discards.{card.side}"
    return {pile: [f"+{id}"]}


def two(id, *spaces):
    return {f"units.{space}": [f"+{id}:full"] for space in spaces}


# --- Events that change the table at once -----------------------------------------------------------------
# card: (more words for the table, answers after the event, everything that is different afterwards)
AT_ONCE = {
    "N2": ({}, [], {"rm": -1}),
    "N3": ({}, [], {}),
    "N6": ({}, [], {"strait": "nat"}),
    "N24": ({}, [], {"vp": 1}),
    "N25": ({"works": {"bilbao": "trench-bilbao"}}, [], {"works.bilbao": None}),
    "N26": (
        {},
        ["reduce rep-mil-cnt-3"],
        {
            "rm": -1,
            "units.barbastro": ["-rep-mil-poum:full"],
            "removed.rep": ["+rep-mil-poum:full"],
            "units.caspe": ["+rep-mil-cnt:reduced", "-rep-mil-cnt:full"],
        },
    ),
    "N28": ({}, [], {}),
    "N30": ({}, [], {}),
    "N31": (
        {
            "units": {
                "bilbao": ["nat-inf:full"],
                "santona": ["rep-mil-bas:full", "rep-mil-bas:reduced"],
                "santander": ["rep-corps-euzkadi:full"],
                "orduna": [],
                "durango": [],
            }
        },
        [],
        {
            "rm": -1,
            "units.santona": ["-rep-mil-bas:full"],
            "removed.rep": ["+rep-mil-bas:full"],
            "units.santander": ["+rep-corps-euzkadi:reduced", "-rep-corps-euzkadi:full"],
        },
    ),
    "N36": ({}, [], {}),
    "N37": ({}, [], {"vp": 1}),
    "N38": ({}, [], {}),
    "N42": ({}, [], {"vp": 1, "rm": -1}),
    "N45": ({}, [], {"vp": 1, "rm": -1}),
    "N47": (
        {
            "units": {
                "caspe": ["rep-rpa:full", "rep-corps-i:full"],
                "belchite": ["nat-inf:full"],
                "teruel": ["nat-inf:full"],
                "barracas": ["rep-corps-ii:full"],
            }
        },
        ["shake caspe", "shake barracas"],
        {
            "units.caspe": ["+rep-rpa:reduced", "-rep-rpa:full"],
            "units.barracas": ["+rep-corps-ii:reduced", "-rep-corps-ii:full"],
        },
    ),
    "N48": (
        {"units": {"ciudad-real": []}, "works": {"ciudad-real": "position"}, "marks": ["nat-joined"]},
        ["place ciudad-real"],
        {
            "units.ciudad-real": ["+nat-ins:full"],
            "control.ciudad-real": "nat",
            "works.ciudad-real": None,
            "rm": -1,
        },
    ),
    "N49": ({}, [], {"rp.axis": 6}),
    "N52": ({}, [], {"vp": 1}),
    "N55": ({}, [], {"rm": -1}),
    "R1": ({}, [], {"government": "largo-caballero"}),
    "R2": ({}, [], {}),
    "R5": (
        {"works": {"madrid": "position"}, "units": {"brunete": ["rep-mil:full"]}},
        ["trench brunete"],
        {"works.madrid": "trench-madrid", "works.brunete": "trench-madrid"},
    ),
    "R8": (
        {},
        [],
        {
            "units.beach-head": ["+rep-mil:full", "+rep-mil:full"],
            "beach": "mallorca",
            "deadline": 4,
            "control.beach-head": "rep",
        },
    ),
    "R12": ({}, [], {}),
    "R16": ({}, [], {"rm": 1}),
    "R25": ({"works": {"bilbao": "position"}}, [], {"works.bilbao": "trench-bilbao"}),
    "R26": ({}, [], {"rm": 1, "government": "negrin"}),
    "R30": (
        {"works": {"caspe": "position", "morella": ""}, "units": {"caspe": ["rep-rpa:full"]}},
        ["trench caspe", "trench morella", "trench jaen"],
        {
            "works.caspe": "trench-fortifications",
            "works.morella": "trench-fortifications",
            "works.jaen": "trench-fortifications",
        },
    ),
    "R31": ({}, [], {}),
    "R33": ({}, [], {"vp": -1}),
    "R34": ({}, [], {}),
    "R35": ({}, [], {"rp.sov": 4}),
    "R43": (
        {},
        ["beach malaga"],
        {
            "units.beach-head": ["+rep-rpa:full"],
            "reserve.rep": ["-rep-rpa:full"],
            "beach": "malaga",
            "control.beach-head": "rep",
        },
    ),
    "R44": ({}, [], {"rm": 1}),
    "R46": ({}, [], {"vp": -1}),
    "R47": ({}, [], {"rp.sov": 5}),
    "R49": ({}, [], {"rm": -1, "rp.rep": 4}),
    "R51": ({}, [], {}),
    "R52": ({}, [], {}),
    "R53": ({}, [], {}),
    "R55": (
        {"eliminated": {"rep": ["rep-int:full"]}},
        [],
        {
            "vp": -1,
            "units.arganda": ["-rep-int:full"],
            "units.brihuega": ["-rep-int:full"],
            "reserve.rep": ["-rep-int:full"],
            "eliminated.rep": ["-rep-int:full"],
            "removed.rep": ["+rep-int:full"] * 4,
        },
    ),
}


@pytest.mark.parametrize("id", AT_ONCE)
@pytest.mark.rule(
    "crusade", "8.5.1.1", "8.5.1.3-a", "8.5.1.4", "3.0-asterisk", "10.2.9-b", "CL-N48", "CL-N31"
)
def test_8_5_1_what_an_event_changes(id):
    words, tokens, expected = AT_ONCE[id]
    m = ready(id, **words)
    assert outcome(m, f"event {id}", *tokens) == expected | fate(id)
    assert m.state.played[id] == m.state.turn * 10 + 2
    assert not m.state.playing


@pytest.mark.rule("crusade", "5.2.4", "16.3.2-c")
def test_n46_casados_coup_ends_the_game():
    m = ready("N46", vp=0)
    play(m, "event N46")
    assert m.result is not None
    assert (m.result.winners, m.result.rule, m.result.text) == (("nat",), "5.2.4", "coup")


# --- reinforcements ---------------------------------------------------------------------------------------
# card: (answers after the event, everything that is different afterwards)
REINFORCEMENTS = {
    "N4": (["place pamplona", "place vitoria"], two("nat-mil-nav", "pamplona", "vitoria")),
    "N5": ([], {"reserve.nat": ["+nat-mil:full"] * 4}),
    "N8": (
        ["place mallorca", "place cadiz", "place cadiz", "place la-coruna"],
        {
            "units.mallorca": ["+nat-ita:full"],
            "units.cadiz": ["+nat-ita:full"] * 2,
            "units.la-coruna": ["+nat-cv33:full"],
        },
    ),
    "N9": ([], {"reserve.nat": ["+nat-inf:full"] * 2}),
    "N10": (["place cadiz"], two("nat-pz1", "cadiz")),
    "N22": (
        ["place mallorca", "place cadiz", "place cadiz"],
        {"units.mallorca": ["+nat-ita:full"], "units.cadiz": ["+nat-cv33:full", "+nat-pz1:full"]},
    ),
    "N23": ([], {"reserve.nat": ["+nat-cav:full"] + ["+nat-inf:full"] * 3}),
    "N34": ([], {"reserve.nat": ["+nat-inf:full"] * 3 + ["+nat-mil:full", "+nat-pol:full"]}),
    "R3": (
        ["place albacete", "place madrid", "place valencia"],
        two("rep-int", "albacete", "madrid", "valencia"),
    ),
    "R4": (["place barcelona", "place cartagena"], two("rep-t26", "barcelona", "cartagena")),
    "R6": (
        ["place madrid", "place valencia"],
        two("rep-rpa", "madrid", "valencia") | {"reserve.rep": ["+rep-rpa:full"] * 2},
    ),
    "R9": (["place albacete"], two("rep-mil", "albacete") | {"reserve.rep": ["+rep-rpa:full"] * 2}),
    "R10": (
        ["place madrid", "place cartagena"],
        two("rep-mil", "madrid", "cartagena") | {"reserve.rep": ["+rep-mil:full"] * 3},
    ),
    "R11": (
        [],
        {
            "units.barcelona": ["+rep-mil-cnt:full", "+rep-mil-psuc:full"],
            "reserve.rep": ["+rep-mil-cnt:full", "+rep-mil-erc:full"],
        },
    ),
    "R13": ([], {"reserve.rep": ["+rep-mil-bas:full"] * 3}),
    "R24": (
        ["place albacete", "place valencia", "place alicante"],
        two("rep-int", "albacete", "valencia") | two("rep-t26", "alicante"),
    ),
    "R32": ([], {"reserve.rep": ["+rep-pol:full"] + ["+rep-rpa:full"] * 2}),
    "R38": ([], {"reserve.rep": ["+rep-mil-ast:full"] * 2 + ["+rep-mil-san:full"] * 2}),
}
# card: the two corps it deploys, and the division it sends to the reserve
CORPS = {
    "N19": ("andalucia", "cordoba", "nat-inf"),
    "N20": ("castilla", "galicia", "nat-inf"),
    "N21": ("toledo", "guadarrama", "nat-inf"),
    "N39": ("maestrazgo", "turia", ""),
    "N40": ("urgel", "granada", ""),
    "R19": ("vii", "viii", "rep-rpa"),
    "R20": ("ix", "xvi", "rep-rpa"),
    "R21": ("x", "xi", "rep-rpa"),
    "R22": ("xiii", "xix", "rep-rpa"),
    "R23": ("xviii", "xx", "rep-rpa"),
    "R39": ("xii", "xv", "rep-rpa"),
    "R40": ("xxi", "xxii", "rep-rpa"),
    "R41": ("xvii", "xxiv", "rep-rpa"),
}


@pytest.mark.parametrize("id", REINFORCEMENTS)
@pytest.mark.rule("crusade", "8.5.2.1", "8.5.2.3-a", "2.2.1-d")
def test_8_5_2_what_a_reinforcement_brings(id):
    tokens, expected = REINFORCEMENTS[id]
    m = ready(id)
    assert outcome(m, f"event {id}", *tokens) == expected | fate(id)
    assert m.state.reinforced == [CARD[id].reinforcement]
    assert not [u.id for u in UNITS if u.card == id and m.state.where[u.index] == OFF]


@pytest.mark.parametrize("id", CORPS)
@pytest.mark.rule("crusade", "8.5.2.4-a", "8.5.2.5-a", "2.2.1-d")
def test_8_5_2_4_what_a_corps_card_brings(id):
    first, second, division = CORPS[id]
    side = CARD[id].side
    spent, home, to = {
        "nat": ("nat-pol", "huelva", ("sevilla", "zaragoza")),
        "rep": ("rep-pol", "jaen", ("valencia", "barcelona")),
    }[side]
    rest = {"units": {home: [f"{spent}:reduced"]}}
    m = ready(id, **rest)
    unit = named(m, home, spent)
    done = outcome(m, f"event {id}", "disband-after", f"place {to[0]}", f"place {to[1]}", f"disband {unit}")
    expected = {
        f"units.{to[0]}": [f"+{side}-corps-{first}:full"],
        f"units.{to[1]}": [f"+{side}-corps-{second}:full"],
        f"units.{home}": [f"-{spent}:reduced"],
        f"removed.{side}": [f"+{spent}:full"],
    }
    if division:
        expected[f"reserve.{side}"] = [f"+{division}:full"]
    assert done == expected | fate(id)


def test_every_event_has_its_story():
    apart = {"N46"} | set(OPERATIONS)
    assert set(EVENTS) == apart | set(AT_ONCE) | set(REINFORCEMENTS) | set(CORPS)


@pytest.mark.rule("crusade", "8.5.2.2", "8.5.2.5-a")
def test_8_5_2_5_the_division_goes_first_to_make_room():
    full = ["nat-inf:full"] * 3
    m = ready(
        "N39",
        units={"sevilla": ["nat-inf:full", "nat-mil:full", "nat-corps-i:full"], "zaragoza": full},
        control={"rep": ["la-coruna", "valladolid"]},
    )
    assert why(m, "event N39") == "8.5.2.2"  # two corps need room for two
    m = ready(
        "N39",
        units={"sevilla": ["nat-inf:full", "nat-corps-i:full"], "zaragoza": full, "huelva": ["nat-pol:full"]},
        control={"rep": ["la-coruna", "valladolid"]},
    )
    play(m, "event N39")
    assert options(m) == ["disband-before"]
    assert why(m, "disband-after") == "8.5.2.2"
    play(m, "disband-before")
    far = named(m, "huelva", "nat-pol")
    assert why(m, f"disband {far}") == "8.5.2.2"
    play(m, f"disband {named(m, 'sevilla', 'nat-inf')}")
    assert stack(m, "sevilla") == [
        "nat-corps-i:full",
        "nat-corps-maestrazgo:full",
        "nat-corps-turia:full",
    ]
    assert not m.state.playing


@pytest.mark.rule("crusade", "8.5.2.5-a", "8.5.2.5-b", "8.5.2.5-c")
def test_8_5_2_5_the_cards_own_division_may_be_the_one():
    spare = {"clear": True, "units": {"madrid": ["rep-int:full"]}, "works": {}}
    m = ready("R19", **spare)
    play(m, "event R19")
    assert options(m) == ["disband-after"]
    assert why(m, "disband-before") == "8.5.2.5-c"
    play(m, "disband-after", "place valencia", "place valencia")
    (token,) = options(m)
    before = board(m)
    play(m, token)
    assert changes(m, before)["reserve.rep"] == ["-rep-rpa:full"]
    assert why(ready("N39", clear=True), "event N39") == "8.5.2.5-c"


# --- Events that grant an Operation -----------------------------------------------------------------------
# card: (activations, what the action counts as: winter counts `event-ops`)
OPERATIONS = {
    "N1": (3, "event-ops"),
    "N7": (3, "event-ops"),
    "N15": (2, "event-ops"),
    "N17": (2, "event-ops"),
    "N27": (4, "event-ops"),
    "N35": (1, "event"),
    "N41": (5, "event-ops"),
    "N43": (4, "event-ops"),
    "N44": (5, "event-ops"),
    "R27": (4, "event-ops"),
    "R28": (4, "event-ops"),
    "R29": (4, "event-ops"),
    "R42": (5, "event-ops"),
}


@pytest.mark.parametrize("id", OPERATIONS)
@pytest.mark.rule("crusade", "8.1.3-a", "8.2.1", "16.5.2-b", "8.5.1.3-a")
def test_8_1_3_a_an_event_that_grants_operations(id):
    points, counts_as = OPERATIONS[id]
    m = ready(id)
    before = board(m)
    play(m, f"event {id}")
    side = CARD[id].side
    assert kind(m) == f"{side} activate"
    assert m.asks[0].about["points"] == points
    assert m.state.actions[side] == [counts_as]
    assert id not in m.state.removed  # it leaves only when the Operation is over
    play(m, "done")
    assert changes(m, before) == fate(id)


BATTLES = {
    "north": ("leon", "puerto-de-pajares"),
    "aragon": ("belchite", "caspe"),
    "levante": ("teruel", "barracas"),
    "catalonia": ("caspe", "gandesa"),
    "castile": ("brunete", "madrid"),
}
# card: the battles where it adds 1 to the die, of those given above
DRM_IN = {
    "N1": (),
    "N15": (),
    "N17": (),
    "N27": ("north",),
    "N35": (),
    "N41": ("aragon",),
    "N43": ("levante",),
    "N44": ("catalonia",),
    "R27": tuple(BATTLES),
    "R28": tuple(BATTLES),
    "R29": tuple(BATTLES),
    "R42": tuple(BATTLES),
}


@pytest.mark.parametrize("battle", BATTLES)
@pytest.mark.parametrize("id", DRM_IN)
@pytest.mark.rule("crusade", "8.5.5.2", "11.2.5-a")
def test_offensives_and_counterattacks_help_where_they_say(id, battle):
    side = CARD[id].side
    start, target = BATTLES[battle] if side == "nat" else BATTLES[battle][::-1]
    mine, foe = ("nat-inf", "rep-rpa") if side == "nat" else ("rep-rpa", "nat-inf")
    if battle == "north" and side == "rep":
        mine = "rep-mil-ast"
    units = {start: [f"{mine}:full"], target: [f"{foe}:full"], "cebreros": ["nat-inf:full"]}
    m = ready(id, dice=[(3, 3)], units=units, works={target: ""})
    play(m, f"event {id}")
    attack(m, target, named(m, start, mine))
    if kind(m) == f"{side} bonus":
        play(m, "no-bonus")
    while kind(m).endswith("combat-cards"):
        play(m, "done")
    ours, theirs = events(m, "fire")[:2]
    expected = 1 if battle in DRM_IN[id] else 0
    if m.state.turn == 1 and side == "rep":
        expected -= 1
    assert (ours["drm"], theirs["drm"]) == (f"{expected:+d}", "+0")


@pytest.mark.rule("crusade", "8.5.1.1", "16.5.2-b")
def test_n7_condor_legion_marks_for_combat_and_helps_two_attacks():
    m = ready(
        "N7",
        turn=8,
        scenario="two-years-of-war",
        dice=[(3, 3)] * 3,
        units={
            "belchite": ["nat-inf:full"],
            "caspe": ["rep-mil:full"],
            "teruel": ["nat-inf:full"],
            "barracas": ["rep-mil:full"],
            "brunete": ["nat-inf:full"],
            "madrid": ["rep-rpa:full"],
        },
        works={"caspe": "", "barracas": "", "brunete": "", "madrid": ""},
    )
    play(m, "event N7")
    assert not [o for o in options(m) if o.startswith("activate-move")]
    assert why(m, "activate-move belchite") == "8.5.1.1"
    play(m, "activate-attack belchite", "activate-attack teruel", "activate-attack brunete")
    given = []
    for start, target, answer in (
        ("belchite", "caspe", "use-bonus"),
        ("teruel", "barracas", "no-bonus"),
        ("brunete", "madrid", "use-bonus"),
    ):
        play(m, f"attack {target}", f"with {named(m, start, 'nat-inf')}", "fight")
        assert kind(m) == "nat bonus"
        play(m, answer)
        given.append(m.state.bonus_left)
        while m.state.battle is not None:
            play(m, "done" if "done" in options(m) else options(m)[0])
    shots = [e["drm"] for e in events(m, "fire") if e["side"] == "nat"]
    assert shots == ["+1", "+0", "+1"]
    assert given == [1, 1, 0]
    assert m.state.discards["nat"] == ["N7"]


@pytest.mark.rule("crusade", "16.5.2-b", "7.1.3-c")
def test_n35_communist_interference_cuts_the_next_operation_once():
    for use, card, points in (("ops", "R22", 2), ("event", "R27", 2), ("ops", "R17", 1)):
        m = ready("N35", turn=8, hands={"nat": ["N35"], "rep": ["R38", card, "R19"]})
        play(m, "event N35", "done")
        play(m, "auto")
        assert m.asks[0].about["points"] == 1  # no card: untouched
        play(m, "done", "auto", "done", "rp R38")
        assert m.state.ops_cut == 2  # nor by a card for replacements
        play(m, "auto", "done", f"{use} {card}")
        assert m.asks[0].about["points"] == points
        play(m, "done", "auto", "done", "ops R19")
        assert m.asks[0].about["points"] == 3  # once only
    m = ready("N35", turn=8, round=6, rm=20, hands={"nat": ["N35"], "rep": []})
    play(m, "event N35", "done")
    while m.state.turn == 8:
        play(m, "done" if "done" in options(m) else options(m)[-1])
    assert m.state.ops_cut == 0


# --- what lasts: replacements -----------------------------------------------------------------------------
def points(side, played, turn=8, rp=(5, 5, 5, 5), **words):
    """Own and allied replacements at the start of the side's Replacement Segment."""
    pools = dict(zip(("nat", "axis", "rep", "sov"), rp, strict=True))
    m = table("two-years-of-war", phase="replacement", side=side, turn=turn, rp=pools, **words, played=played)
    facts = GAME.facts(m.state)["rp"]
    assert kind(m) == f"{side} replacements"
    return (facts["nat"], facts["axis"]) if side == "nat" else (facts["rep"], facts["sov"])


HELD = {"control": {"nat": ["bilbao"]}}
GONE = {"control": {"rep": ["mallorca"]}}
# what was played (and when), whose Segment, more words, the points left of five and five
LASTING = [
    ("N28 takes one SOV each turn", {"N28": 6}, "rep", {}, (5, 4)),
    ("N28 sleeps while Mallorca is Republican", {"N28": 6}, "rep", GONE, (5, 5)),
    ("R53 ends N28", {"N28": 6, "R53": 8}, "rep", {}, (5, 5)),
    ("R31 does not end N28", {"N28": 6, "N30": 6, "R31": 8}, "rep", {}, (5, 4)),
    ("N30 stops SOV in its own turn", {"N30": 8}, "rep", {}, (5, 0)),
    ("N30 takes one SOV afterwards", {"N30": 7}, "rep", {}, (5, 4)),
    ("N28 and N30 add up", {"N28": 6, "N30": 7}, "rep", {}, (5, 3)),
    ("R31 ends N30", {"N30": 7, "R31": 8}, "rep", {}, (5, 5)),
    ("R31 does not undo the stop of the same turn", {"N30": 8, "R31": 8}, "rep", {}, (5, 0)),
    ("R53 does not end N30", {"N28": 6, "N30": 7, "R53": 8}, "rep", {}, (5, 4)),
    ("R47 deafens against both for its turn", {"N28": 6, "N30": 7, "R47": 8}, "rep", {}, (5, 5)),
    ("R47 no longer on the next turn", {"N28": 6, "N30": 6, "R47": 7}, "rep", {}, (5, 3)),
    ("R47 does not lift the stop", {"N30": 8, "R47": 8}, "rep", {}, (5, 0)),
    ("N38 takes two REP in its turn", {"N38": 8}, "rep", {}, (3, 5)),
    ("N38 not on the next turn", {"N38": 7}, "rep", {}, (5, 5)),
    ("N55 takes one REP in its turn", {"N55": 8}, "rep", {}, (4, 5)),
    ("N55 not on the next turn", {"N55": 7}, "rep", {}, (5, 5)),
    ("N38 and N55 add up", {"N38": 8, "N55": 8}, "rep", {}, (2, 5)),
    ("R34 gives one REP each turn", {"R34": 6}, "rep", {}, (6, 5)),
    ("R34 and N38 are added first", {"R34": 6, "N38": 8}, "rep", {"rp": (5, 5, 0, 5)}, (0, 5)),
    ("R34 counts without any card for RP", {"R34": 6}, "rep", {"rp": (5, 5, 0, 5)}, (1, 5)),
    ("R34 sleeps while Barcelona is lost", {"R34": 6}, "rep", {"control": {"nat": ["barcelona"]}}, (4, 5)),
    ("N36 gives one NAT each turn", {"N36": 6}, "nat", HELD, (6, 5)),
    ("N36 sleeps while Bilbao is Republican", {"N36": 6}, "nat", {}, (5, 5)),
    ("R52 stops AXIS in its turn", {"R52": 8}, "nat", {}, (5, 0)),
    ("R52 also what N49 brought", {"R52": 8, "N49": 8}, "nat", {}, (5, 0)),
    ("R52 not on the next turn", {"R52": 7}, "nat", {}, (5, 5)),
]


@pytest.mark.parametrize(
    ("played", "side", "words", "left"), [row[1:] for row in LASTING], ids=[r[0] for r in LASTING]
)
@pytest.mark.rule("crusade", "14.2.2-c", "CL-N30", "CL-R31", "CL-R52", "8.5.1.1", "14.2.4")
def test_what_cards_do_to_replacements(played, side, words, left):
    assert points(side, played, **words) == left


@pytest.mark.rule("crusade", "8.4.1-b", "14.1.1.2-b", "14.1.1.3-c")
@pytest.mark.parametrize(("aid", "rp_card", "pool", "own"), [("N3", "N7", "axis", 3), ("R2", "R3", "sov", 2)])
def test_8_4_1_b_aid_opens_the_second_pool_from_then_on(aid, rp_card, pool, own):
    side = CARD[aid].side
    hands = {"nat": [], "rep": [], side: [rp_card, aid, "N8" if side == "nat" else "R15"]}
    m = ready(aid, hands=hands)
    play(m, f"rp {rp_card}")
    assert (GAME.facts(m.state)["rp"][side], GAME.facts(m.state)["rp"][pool]) == (own, 0)
    play(m, "auto", "done", f"event {aid}", "auto", "done")
    assert GAME.facts(m.state)["rp"][pool] == 0  # not for what was recorded before
    third = hands[side][2]
    play(m, f"rp {third}")
    assert GAME.facts(m.state)["rp"][pool] == CARD[third].rp[1] > 0


@pytest.mark.rule("crusade", "8.5.1.2", "CL-N42", "13.4.3.2")
def test_bans_and_what_ends_them():
    m = ready("N17", turn=3)
    play(m, "event N17", "done")
    m.state.hands["rep"] = ["R2"]
    refusal = m.why_not("rep", "event R2")
    assert (refusal.rule, refusal.text, refusal.args["by"], refusal.args["turn"]) == (
        "8.5.1.2", "forbidden-event", "N17", 4,
    )  # fmt: skip
    m.state.turn = 4
    assert lasting.event_ban(m.state, "R2") is None
    m = ready("N42", turn=14, rm=9, hands={"nat": ["N42", "N45"], "rep": ["R51"]})
    play(m, "event N42")
    assert m.why_not("rep", "event R51").args["by"] == "N42"
    play(m, "auto", "done")
    assert m.why_not("nat", "event N45").text == "not-before-turn"  # Munich alone is not enough
    assert not lasting.special_sr_forbidden(m.state, "rep")
    m = ready("N45")
    play(m, "event N45")
    assert lasting.special_sr_forbidden(m.state, "rep")
    assert not lasting.special_sr_forbidden(m.state, "nat")


@pytest.mark.rule("crusade", "13.4.3.2", "13.4.3-a")
def test_n45_no_special_redeployment_any_more():
    lost = {"units": {"figueras": ["rep-rpa:full"]}, "clear": True}
    cut = {"control": {"nat": ["gerona", "puigcerda", "barcelona", "valencia", "cartagena"]}}
    for played, rule in (({}, ""), ({"N45": 16}, "13.4.3.2")):
        m = table(
            "two-years-of-war", turn=16, side="rep", round=1, hands={"rep": ["R44"], "nat": []},
            played=played, **lost, **cut,
        )  # fmt: skip
        play(m, "sr R44")
        assert why(m, f"special {named(m, 'figueras', 'rep-rpa')}") == rule


@pytest.mark.rule("crusade", "10.2.3-b", "10.2.3-c", "10.2.9-b", "10.2.5")
def test_n25_nothing_is_built_in_bilbao_any_more():
    units = {"bilbao": ["rep-corps-euzkadi:full"]}
    for works, played, rule in (
        ({"bilbao": ""}, {}, ""),
        ({"bilbao": "position"}, {}, "10.2.3-b"),
        ({"bilbao": ""}, {"R25": 6, "N25": 7}, "10.2.3-c"),
    ):
        m = table(
            "two-years-of-war", turn=8, side="rep", round=1, hands={"nat": [], "rep": []},
            units=units, works=works, played=played,
        )  # fmt: skip
        play(m, "auto", "activate-move bilbao")
        assert why(m, "build rep-corps-euzkadi") == rule
    m = ready("R30", played={"R25": 6}, units=units, works={"bilbao": ""})
    play(m, "event R30")
    assert why(m, "trench bilbao") == "10.2.9-b"  # Fortifications reach everywhere but Bilbao
    assert m.why_not("rep", "trench zaragoza").text == "trench-foreign"
    assert m.why_not("rep", "trench ciudad-real").text == "trench-empty"
    m = ready("R30", works={"caspe": "trench"}, units={"caspe": ["rep-rpa:full"]})
    play(m, "event R30")
    assert why(m, "trench caspe") == "10.2.5"
    play(m, "trench morella")
    assert "done" in options(m)
    play(m, "done")
    assert m.state.extra["trench-fortifications"] == 0  # what is not placed now is lost


@pytest.mark.rule("crusade", "10.2.9-b")
def test_r5_with_a_trench_in_madrid_the_second_must_be_placed():
    m = ready("R5", works={"madrid": "trench"}, units={"brunete": ["rep-mil:full"]})
    play(m, "event R5")
    assert "done" not in options(m)
    assert why(m, "trench toledo") == "10.2.9-b"
    play(m, "trench brunete")
    assert m.state.works[AT["madrid"]] == "trench"
    assert m.state.extra["trench-madrid"] == 0
    m = ready("R5")
    play(m, "event R5", "done")
    assert m.state.works[AT["madrid"]] == "trench-madrid"
    assert m.state.extra["trench-madrid"] == 0


@pytest.mark.rule("crusade", "17.4.1", "17.4.3")
def test_r1_militias_attack_together_but_catalan_ones():
    units = {"sarinena": ["rep-mil:full"], "candasnos": ["rep-mil:full"], "lecinena": ["nat-inf:full"]}
    catalan = {"sarinena": ["rep-mil-cnt:full"], "candasnos": ["rep-mil-erc:full"]}
    for force, played, turn, rule in (
        ({}, {}, 4, "17.4.2"),
        ({}, {"R1": 3}, 4, ""),
        (catalan, {"R1": 3}, 5, "17.4.2"),
        (catalan, {"R1": 3}, 6, ""),
        ({}, {}, 6, ""),
    ):
        m = table(
            turn=turn, side="rep", round=1, hands={"nat": [], "rep": ["R2"]}, units={**units, **force},
            played=played,
        )  # fmt: skip
        play(m, "ops R2", "activate-attack sarinena", "activate-attack candasnos", "done")
        play(m, "attack lecinena", f"with {UNITS[m.state.stacks[AT['sarinena']][0]].id}")
        assert why(m, f"with {UNITS[m.state.stacks[AT['candasnos']][0]].id}") == rule


@pytest.mark.rule("crusade", "16.5.3-a", "16.5.2-a", "16.5.2-c")
@pytest.mark.parametrize(("played", "severe"), [(1, 5), (4, 5), (5, 11), (10, 11), (11, 17), (16, 17)])
def test_r12_the_next_winter_after_it_is_severe(played, severe):
    m = table("campaign", turn=5, played={"R12": played})
    assert lasting.severe_winter(m.state) == severe
    assert lasting.severe_winter(table("campaign", turn=5).state) == 0


@pytest.mark.rule("crusade", "17.6.1", "17.6.2-a", "17.6.2-b", "17.6.3-b", "16.7.2")
@pytest.mark.parametrize(
    ("turn", "round", "rounds"),
    [(2, 1, [1, 2]), (3, 1, [1, 2]), (3, 2, [2, 5]), (3, 4, [2, 5]), (0, 0, [2, 5])],
)
def test_n6_the_army_of_africa_comes_sooner(turn, round, rounds):
    m = table(
        turn=turn or 3, round=round or 1, side="nat", hands={"nat": ["N6"], "rep": []}, played={"N1": 1},
        morocco=["nat-afr:full"] * 4, units={"sevilla": ["nat-inf:full"]},
    )  # fmt: skip
    came = []
    while m.state.turn <= 3:
        if m.asks[0].kind == "arrive":
            if m.state.turn == 3:
                came.append(m.state.round)
            play(m, "land cadiz" if "land cadiz" in options(m) else options(m)[0])
        elif (m.state.turn, m.state.round) == (turn, round) and "event N6" in options(m):
            play(m, "event N6")
            assert m.state.strait == "nat"
        else:
            play(m, "auto" if "auto" in options(m) else options(m)[-1])
    if turn == 3 and round > 2:
        came = [2, *came]  # it came before this story begins
    assert came == rounds


@pytest.mark.rule("crusade", "15.2.1-b", "8.5.2.4-d")
def test_n3_brings_the_missed_ctv():
    late = {"scenario": "two-years-of-war", "turn": 8, "unplay": ["N3"]}
    m = ready("N3", **late, units={"guadalajara": ["nat-mil:full"]})
    ctv = next(u for u in UNITS if u.id == "nat-corps-ctv")
    from frente.games.crusade.state import put

    put(m.state, ctv.index, OFF)
    play(m, "event N3")
    assert why(m, "place valladolid") == "8.5.2.4-d"
    assert why(m, "place mallorca") == "8.5.2.4-e"  # a Port, but in the islands
    play(m, "place cadiz")
    assert where(m, "nat-corps-ctv") == "cadiz"
    m = ready("N3", **late)
    play(m, "event N3")
    assert kind(m) == "rep action"  # it is in play already


# --- the two ways in which R51 and N48 meet; desertions; defectors of the north ---------------------------
@pytest.mark.rule("crusade", "CL-R51", "11.4.5-h", "11.5.1", "10.1.7", "CL-N48")
def test_cl_r51_what_is_closed_and_for_how_long():
    units = {"jaca": ["nat-inf:full"], "boltana": ["rep-mil:full"], "huesca": ["nat-corps-aragon:full"]}
    m = ready("R51", turn=14, units={**units, "barbastro": []}, control={"rep": ["barbastro"]})
    play(m, "event R51")
    zone = m.state.barred
    near = {SPACE_IDS[p] for p in bits(zone)}
    assert {"boltana", "figueras", "gerona", "vich", "barcelona", "caspe", "lerida", "igualada"} <= near
    assert not {"jaca", "tarragona", "montblanch", "tortosa", "madrid", "valencia"} & near
    assert not zone & m.state.control
    play(m, "auto", "activate-move huesca")
    unit = "nat-corps-aragon"
    assert why(m, f"move {unit}") == ""
    play(m, f"move {unit}")
    assert why(m, "step barbastro") == "CL-R51"
    for turn, closed in ((14, zone), (15, zone), (16, 0)):
        m.state.turn = turn
        assert lasting.barred(m.state, "nat") == closed
        assert lasting.barred(m.state, "rep") == 0


@pytest.mark.rule("crusade", "CL-N48", "CL-R51")
def test_cl_n48_not_under_the_french_threat():
    m = ready("N48", units={"ciudad-real": [], "vich": []}, control={"rep": ["vich"]})
    m.state.barred = 1 << AT["vich"]
    m.state.barred_until = m.state.turn
    play(m, "event N48")
    assert "place ciudad-real" in options(m)
    assert "place vich" not in options(m)
    assert "place madrid" not in options(m)


@pytest.mark.rule("crusade", "CL-N48", "13.1.4.3", "14.1.6", "13.3.5-a", "5.1.2-a", "16.3.3-a")
def test_cl_n48_a_port_feeds_it_once_the_strait_is_open():
    for strait, stays in (("nat", True), ("rep", False)):
        m = ready("N48", round=6, strait=strait, units={"almeria": []})
        vp, rm = m.state.vp, m.state.rm
        play(m, "event N48", "place almeria")
        assert (where(m, "nat-ins") == "almeria") == stays
        assert holder(m, "almeria") == ("nat" if stays else "rep")
        assert (m.state.vp - vp, m.state.rm - rm) == ((1, -1) if stays else (0, 0))  # a VP Space


@pytest.mark.rule("crusade", "11.3.5-a", "8.5.1.1", "16.3.2-c")
def test_n47_a_worn_corps_that_deserts_is_replaced():
    m = ready(
        "N47",
        units={
            "belchite": ["nat-inf:full"],
            "caspe": ["rep-corps-i:reduced", "rep-int:full", "rep-t26:full"],
            "candasnos": ["rep-int:full"],
        },
        reserve={"rep": ["rep-rpa:full"], "nat": []},
    )
    play(m, "event N47")
    assert why(m, "shake candasnos") == "8.5.1.1"  # only exempt units
    assert "done" not in options(m)
    done = outcome(m, "shake caspe")
    assert done["units.caspe"] == ["+rep-rpa:full", "-rep-corps-i:reduced"]
    assert done["eliminated.rep"] == ["+rep-corps-i:full"]
    assert m.why_not("nat", "shake caspe").text == "shaken-already"
    assert "done" in options(m)
    safe = {"clear": True, "units": {"caspe": ["rep-int:full"], "belchite": ["nat-inf:full"]}}
    refusal = ready("N47", **safe).why_not("nat", "event N47")
    assert (refusal.rule, refusal.text) == ("8.5.1.1", "nobody-deserts")


@pytest.mark.rule("crusade", "8.5.1.1", "CL-N31", "11.3.5-b")
def test_n26_and_n31_take_what_there_is():
    m = ready("N26", units={"barbastro": []}, reserve={"rep": ["rep-mil-poum:full"], "nat": []})
    assert outcome(m, "event N26")["reserve.rep"] == ["-rep-mil-poum:full"]
    assert kind(m) == "rep reduce"
    for place, kept in (("map-reduced", "santona"), ("reserve", "reserve")):
        worn = ["rep-mil-bas:reduced"] if place == "map-reduced" else []
        m = ready(
            "N31",
            units={"bilbao": ["nat-inf:full"], "orduna": [], "durango": [], "santona": worn},
            reserve={"rep": ["rep-mil-bas:full", "rep-mil-bas:reduced"], "nat": []},
        )
        done = outcome(m, "event N31")
        key = "units.santona" if kept == "santona" else "reserve.rep"
        went = "-rep-mil-bas:reduced" if kept == "santona" else "-rep-mil-bas:full"
        assert done[key] == [went]
        assert done["removed.rep"] == ["+rep-mil-bas:full"]


@pytest.mark.rule("crusade", "8.5.5.3-b", "8.5.5.3-c", "8.5.5.4", "8.5.5.5", "CL-terrain")
@pytest.mark.parametrize(("id", "track", "gain"), [("R29", "rm", 1), ("R42", "vp", -1)])
def test_8_5_5_3_b_only_the_attack_without_terrain_is_rewarded(id, track, gain):
    for use, shift, reward in (("use-bonus", "+0", True), ("no-bonus", "-1", False)):
        m = ready(
            id,
            dice=[(6, 1)],
            units={
                "morella": ["rep-corps-v:full"],
                "alcaniz": ["nat-mil:reduced"],
            },
            works={"alcaniz": "position"},
        )
        before = getattr(m.state, track)
        play(m, f"event {id}")
        attack(m, "alcaniz", "rep-corps-v")
        play(m, use)
        while kind(m).endswith("combat-cards"):
            play(m, "done")
        shot = events(m, "fire")[0]
        assert (shot["drm"], shot["shift"]) == ("+1", shift)
        play(m, "advance rep-corps-v alcaniz")
        finish(m)
        assert m.state.bonus == ({AT["alcaniz"]: id} if reward else {})
        assert getattr(m.state, track) - before == (gain if reward else 0)


LOST = {"units": {"almeria": []}, "control": {"nat": ["almeria"]}}


@pytest.mark.rule("crusade", "8.5.2.3-a", "8.5.2.4-c", "8.5.2.4-e", "16.2.4.1", "16.4.3.2-b")
@pytest.mark.parametrize(
    ("id", "words", "place", "rule", "text"),
    [
        ("N10", {}, "valencia", "8.5.2.3-a", "entry-foreign"),
        ("N10", {}, "granada", "16.2.4.1", "entry-unsupplied"),
        ("N10", {}, "mallorca", "8.5.2.4-e", "not-balearic"),
        ("N10", {}, "sevilla", "8.5.2.3-a", "not-placed-there"),
        ("N4", {}, "burgos", "8.5.2.3-a", "not-placed-there"),
        ("R6", {}, "bilbao", "16.4.3.2-b", "north-isolated"),
        ("R6", {}, "zaragoza", "8.5.2.3-a", "entry-foreign"),
        (
            "R4",
            {"units": {"almeria": []}, "control": {"nat": ["almeria"]}},
            "almeria",
            "8.5.2.3-a",
            "entry-foreign",
        ),
        ("R24", {"units": {"barcelona": ["rep-rpa:full"] * 3}}, "barcelona", "9.1.2-b", "full"),
    ],
)
def test_8_5_2_3_why_a_unit_cannot_enter_there(id, words, place, rule, text):
    m = ready(id, **words)
    play(m, f"event {id}")
    refusal = m.why_not(CARD[id].side, f"place {place}")
    assert (refusal.rule, refusal.text) == (rule, text)


# --- what stands beside the map ---------------------------------------------------------------------------
REMINDERS = [
    ({"N28": 6, "N30": 7}, {}, ["force-rp-sov-n28 -1", "force-rp-sov-n30 -1"]),
    ({"N28": 6, "R53": 7}, {}, []),
    ({"N30": 8}, {}, ["force-rp-sov-n30 0"]),
    ({"R34": 6}, {}, ["force-rp-rep-r34 +1"]),
    ({"N38": 8}, {}, ["force-rp-rep-n38 -2"]),
    ({"N38": 7}, {}, []),
    ({"R52": 8}, {}, ["force-rp-axis-r52 0"]),
    ({"R47": 8}, {}, ["force-no-loss-r47 "]),
    ({"R12": 5}, {}, ["force-severe-r12 11"]),
    ({"R12": 4}, {}, []),
    ({"R25": 6, "N25": 7}, {}, ["force-no-works-n25 "]),
    ({"N45": 8}, {}, ["force-no-special-n45 "]),
    ({"N35": 8}, {"ops_cut": 2}, ["force-fewer-n35 -2"]),
    ({"N35": 8}, {"ops_cut": 0}, []),
]


@pytest.mark.parametrize(("played", "words", "shown"), REMINDERS)
@pytest.mark.rule("crusade", "2.2.2.4", "2.2.2-c")
def test_2_2_2_4_events_in_force_are_shown(played, words, shown):
    from frente.words import Words

    m = table("two-years-of-war", turn=8, played=played, **words)
    rows = [row for row in GAME.view(m.state, None)["status"] if row["id"].startswith("force-")]
    assert [f"{row['id']} {row['value']}" for row in rows] == shown
    said = Words(GAME, strict=True)
    for row in rows:
        label = row["label"]
        assert said.say(label["id"], **label["args"]).startswith(CARD[row["id"].split("-")[-1].upper()].name)


@pytest.mark.rule("crusade", "2.2.2.4", "CL-R51")
def test_2_2_2_4_the_french_threat_and_the_ban_are_shown():
    m = ready("R51", turn=14)
    play(m, "event R51")
    assert "force-threat-r51" in [row["id"] for row in GAME.view(m.state, None)["status"]]
    m = ready("N17", turn=2)
    play(m, "event N17", "done")
    assert ("force-ban-n17", "4") in [(r["id"], r["value"]) for r in GAME.view(m.state, None)["status"]]


@pytest.mark.rule("crusade", "15.2.1-b", "8.5.2.4-d")
def test_15_2_1_b_a_ctv_without_a_port_waits_for_one():
    from frente.games.crusade.state import put

    ports = ["algeciras", "la-coruna", "pontevedra", "san-sebastian", "malaga"]
    m = ready(
        "N3", scenario="two-years-of-war", turn=8, unplay=["N3"], units={"cadiz": ["nat-inf:full"] * 3},
        control={"rep": ports},
    )  # fmt: skip
    put(m.state, next(u.index for u in UNITS if u.id == "nat-corps-ctv"), OFF)
    play(m, "event N3")
    assert where(m, "nat-corps-ctv") == "off"
    assert m.state.ctv_waits
    put(m.state, m.state.stacks[AT["cadiz"]][0], -2)
    play(m, "auto", "done")
    assert kind(m) == "nat place-corps"  # before his next action
    play(m, "place cadiz")
    assert where(m, "nat-corps-ctv") == "cadiz"
    assert not m.state.ctv_waits


@pytest.mark.rule("crusade", "8.5.2.3-a", "8.5.2.4-a", "16.7.1-b")
@pytest.mark.parametrize(
    ("id", "places"),
    [
        ("N4", "estella logrono pamplona vitoria"),
        ("N8", "algeciras cadiz la-coruna mallorca pontevedra"),
        ("N10", "algeciras cadiz la-coruna pontevedra"),
        ("R3", "albacete barcelona madrid valencia"),
        ("R4", "alicante almeria barcelona cartagena castellon malaga tarragona valencia"),
        ("R6", "barcelona cartagena madrid valencia"),
        ("R9", "albacete madrid valencia"),
        ("R10", "barcelona cartagena madrid valencia"),
        ("R24", "albacete barcelona valencia"),  # Madrid is full
    ],
)
def test_8_5_2_3_where_the_first_unit_may_enter(id, places):
    m = ready(id)
    play(m, f"event {id}")
    assert options(m) == [f"place {place}" for place in places.split()]


@pytest.mark.rule("crusade", "8.5.5.3-a", "8.5.5.3-b", "8.5.5.4")
@pytest.mark.parametrize("id", ["R27", "R28"])
def test_8_5_5_3_b_one_of_several_victories_is_rewarded(id):
    m = ready(
        id,
        dice=[(6, 1), (6, 1)],
        units={
            "morella": ["rep-corps-v:full"],
            "alcaniz": ["nat-inf:reduced"],
            "madrid": ["rep-corps-i:full"],
            "brunete": ["nat-inf:reduced"],
        },
        reserve={"nat": [], "rep": []},
        works={"alcaniz": "", "brunete": ""},
    )
    rm = m.state.rm
    play(m, f"event {id}", "activate-attack morella", "activate-attack madrid", "done")
    for target, unit in (("alcaniz", "rep-corps-v"), ("brunete", "rep-corps-i")):
        play(m, f"attack {target}", f"with {unit}", "fight")
        while kind(m).endswith("combat-cards"):
            play(m, "done")
        play(m, f"advance {unit} {target}")
    while kind(m) != "rep reward":
        play(m, "done")
    assert options(m) == ["reward alcaniz", "reward brunete"]
    play(m, "reward brunete")
    assert m.state.bonus == {AT["brunete"]: id}
    assert m.state.rm == rm + 1


@pytest.mark.rule("crusade", "8.5.5.3-b", "CL-terrain")
@pytest.mark.parametrize("id", ["R29", "R42"])
def test_8_5_5_3_b_one_attack_ignores_the_ground_and_no_second_is_asked(id):
    m = ready(
        id,
        dice=[(3, 3), (3, 3)],
        units={
            "barracas": ["rep-rpa:full"],
            "teruel": ["nat-inf:full"],
            "madrid": ["rep-rpa:full"],
            "brunete": ["nat-inf:full"],
        },
        works={"teruel": "trench", "brunete": ""},
    )
    play(m, f"event {id}", "activate-attack barracas", "activate-attack madrid", "done")
    play(m, "attack teruel", f"with {named(m, 'barracas', 'rep-rpa')}", "fight")
    assert m.asks[0].about["what"] == "ground"
    play(m, "use-bonus")
    while m.state.battle is not None:
        play(m, "done" if "done" in options(m) else options(m)[0])
    ours, theirs = events(m, "fire")[:2]
    assert (ours["shift"], theirs["shift"]) == ("+0", "+0")  # a mountain with a trench
    play(m, "attack brunete", f"with {named(m, 'madrid', 'rep-rpa')}", "fight")
    assert kind(m) != "rep bonus"


@pytest.mark.rule("crusade", "8.5.1.1")
def test_n47_the_republic_chooses_who_deserts():
    m = ready("N47", units={"belchite": ["nat-inf:full"], "caspe": ["rep-rpa:full", "rep-mil:full"]})
    play(m, "event N47", "shake caspe")
    assert kind(m) == "rep reduce"
    done = outcome(m, f"reduce {named(m, 'caspe', 'rep-mil')}")
    assert done["units.caspe"] == ["+rep-mil:reduced", "-rep-mil:full"]


# --- rows that only repeat what stands on another card ------------------------------------------------------
@pytest.mark.rule("crusade", "8.5.1.2", "CL-N42", "CL-R31", "8.5.6.2")
def test_cards_that_name_each_other_agree():
    from frente.games.crusade.definitions import CHARTS

    for card in CARDS:
        for row in card.effects:
            if row["key"] == "cancel_modifier":
                target = CARD[row["card"]].effect("rp_modifier")
                assert target["cancelled_by"] == card.id
            elif row["key"] == "allow_event":
                assert card.id in CARD[row["card"]].prerequisites
            elif row["key"] == "forbid_event" and row.get("duration") == "game":
                assert card.id in CARD[row["card"]].blocked_by
            elif row.get("mode") == "plan-p":
                assert row["range"] == CHARTS["constants"]["plan_p_range"] == 3
