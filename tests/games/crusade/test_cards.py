"""All 110 cards: the deck as a list, every Event played, every Combat Card used."""

import pytest
from tests.games.crusade.board import (
    GAME,
    events,
    fight,
    kind,
    named,
    options,
    play,
    stack,
    table,
    where,
    why,
)
from tests.games.crusade.deck import ready

from frente.games.crusade.definitions import AT, BEACH, CARD, CARDS, DECKS, KIND, KINDS, UNIT, UNITS

EVENTS = [card.id for card in CARDS if card.type != "cc"]
COMBAT = [card.id for card in CARDS if card.type == "cc"]


@pytest.mark.rule("crusade", "2.0-a", "2.3-a", "8.1.2")
def test_2_3_decks():
    for side in ("nat", "rep"):
        phases = [CARD[id].phase for id in DECKS[side]]
        assert [phases.count(p) for p in ("columns", "mobilization", "armies")] == [18, 20, 17]


@pytest.mark.rule("crusade", "3.0-event-name", "8.5.1.2")
def test_3_0_underlines_are_prerequisites():
    for card in CARDS:
        own = any(card.id in c.prerequisites or card.id in c.blocked_by for c in CARDS if c.side == card.side)
        enemy = any(
            card.id in c.prerequisites or card.id in c.blocked_by for c in CARDS if c.side != card.side
        )
        if card.id != "N17":
            assert card.underline_number or not enemy, card.id
            assert card.underline_name or not own, card.id


@pytest.mark.rule("crusade", "2.2.1-c", "2.2.1-d", "2.2.2-a", "4.2.2")
def test_2_2_1_counters_and_their_cards():
    for kind_ in KINDS:
        assert sum(1 for u in UNITS if u.kind is kind_) == kind_.count
    assert sum(1 for u in UNITS if u.card == "N8") == 4
    assert KIND["nat-ins"].cards == ("N48",)


@pytest.mark.parametrize("id", EVENTS)
@pytest.mark.rule(
    "crusade", "8.5.1.1", "8.5.1.3-a", "8.5.1.4", "3.0-asterisk", "7.1.3-a", "8.1.1", "8.5.1.5", "8.1.3-a"
)
def test_8_5_every_event_is_played(id):
    card = CARD[id]
    m = ready(id)
    if kind(m).endswith("arrive"):
        play(m, options(m)[0])
    vp, rm = m.state.vp, m.state.rm
    play(m, f"event {id}")
    for _ in range(60):
        if m.result or m.state.playing != id:
            break
        tokens = options(m)
        play(m, "done" if "done" in tokens else tokens[0])
    assert m.result is not None or id in m.state.played
    if m.result is None:
        assert (id in m.state.removed) == card.asterisk
        assert (id in m.state.discards[card.side]) != card.asterisk
        captured = events(m, "captured")
        if not captured:
            assert m.state.vp - vp == card.vp
            assert m.state.rm - rm == card.rm
    assert not GAME.faults(m.state)


SCENES = {
    "N12": {"turn": 4, "defenders": ["rep-mil:full"]},
    "N14": {
        "turn": 4,
        "side": "rep",
        "attackers": {"barracas": ["rep-pol:full", "rep-mil:full"]},
        "target": "teruel",
    },
    "N16": {"attackers": {"aranda-de-duero": ["nat-inf:full"]}, "target": "somosierra"},
    "N13": {
        "attackers": {"brunete": ["nat-inf:full"]},
        "target": "madrid",
        "units": {"cebreros": ["nat-inf:full"]},
    },
    "N18": {"side": "rep", "attackers": {"caspe": ["rep-t26:full", "rep-rpa:full"]}, "target": "belchite"},
    "N29": {"attackers": {"belchite": ["nat-corps-navarra:full"]}},
    "R7": {"turn": 4},
    "R14": {
        "attackers": {"brunete": ["nat-inf:full"]},
        "target": "madrid",
        "units": {"cebreros": ["nat-inf:full"]},
    },
    "R17": {"turn": 4, "side": "rep"},
    "R18": {"side": "rep", "attackers": {"puerto-de-pajares": ["rep-mil-ast:full"]}, "target": "leon"},
    "R36": {"side": "rep", "attackers": {"caspe": ["rep-corps-i:full"]}},
    "R45": {"side": "rep"},
    "R48": {"works": {"caspe": "position"}},
    "R50": {"side": "rep", "attackers": {"somosierra": ["rep-rpa:full"]}, "target": "aranda-de-duero"},
}


@pytest.mark.parametrize("id", COMBAT)
@pytest.mark.rule("crusade", "3.0-cc", "8.5.3.1", "8.5.3.2-a", "8.5.3.2-b", "8.5.3.3", "11.2.4-a", "11.2.9-b")
def test_8_5_3_every_combat_card_is_used(id):
    card = CARD[id]
    scene = {"side": "nat", "turn": 8, **SCENES.get(id, {})}
    side = scene.pop("side")
    attackers = scene.pop(
        "attackers", {"belchite": ["nat-inf:full"]} if side == "nat" else {"caspe": ["rep-rpa:full"]}
    )
    target = scene.pop("target", "caspe" if side == "nat" else "belchite")
    foe = "rep-mil:full" if side == "nat" else "nat-inf:full"
    defenders = scene.pop("defenders", [foe, foe])
    hands = {"nat": [], "rep": []}
    hands[card.side] = [id]
    played = dict.fromkeys(card.prerequisites, 2)
    dice = [(1,), (1,), (1,)] if id == "R7" else [(1, 6)]
    m = fight(attackers, target, defenders, dice, side=side, hands=hands, played=played, **scene)
    if card.side != side and kind(m) == f"{side} combat-cards":
        play(m, "done")  # an armor claim
    assert kind(m) == f"{card.side} combat-cards", (id, kind(m))
    play(m, f"play {id}")
    assert id in m.state.played
    while m.asks and m.state.battle is not None and m.state.battle.space == AT[target]:
        tokens = options(m)
        play(m, "done" if "done" in tokens else tokens[0])
    out = events(m, "outcome")[-1]["winner"]
    if card.asterisk:
        assert id in m.state.removed
    elif card.once or out != card.side:
        assert id in m.state.discards[card.side]
    else:
        assert id in m.state.retained[card.side]
    assert not GAME.faults(m.state)


@pytest.mark.rule("crusade", "8.5.1.2", "CL-N42")
def test_cl_n42_munich():
    card = CARD["N42"]
    assert (card.phase, card.value, card.rp, card.asterisk, card.vp, card.rm) == (
        "armies",
        4,
        (3, 2),
        True,
        1,
        -1,
    )
    assert card.underline_name
    assert card.underline_number
    m = table("two-years-of-war", turn=13, side="nat", hands={"nat": ["N42"], "rep": ["R51"]})
    assert why(m, "event N42") == "8.5.1.2"
    m = table("two-years-of-war", turn=14, side="nat", hands={"nat": ["N42", "N45"], "rep": ["R51"]})
    assert why(m, "event N45") == "8.5.1.2"
    play(m, "event N42")
    assert why(m, "event R51") == "8.5.1.2"


@pytest.mark.rule("crusade", "CL-R17")
def test_cl_r17_armored_trucks():
    card = CARD["R17"]
    assert (card.phase, card.value, card.rp, card.type, card.asterisk) == ("columns", 2, (1, 0), "cc", True)
    m = fight(
        {"caspe": ["rep-rpa:full"]},
        "belchite",
        ["nat-inf:full"],
        [(1, 1)],
        side="rep",
        turn=8,
        hands={"rep": ["R17"], "nat": []},
    )
    assert options(m) == ["done"]  # only in the War of the Columns
    assert why(m, "play R17") == "8.5.1.2"


@pytest.mark.rule("crusade", "CL-R51", "11.4.5-h")
def test_cl_r51_french_threat():
    from frente.games.crusade.rules.landings import distance_from_france

    far = distance_from_france()
    assert far[AT["figueras"]] == 1
    assert far[AT["gerona"]] == 2
    m = ready(
        "R51",
        units={"jaca": ["nat-inf:full"], "boltana": ["rep-mil:full"], "huesca": ["nat-corps-aragon:full"]},
        round=1,
    )
    play(m, "event R51")
    zone = m.state.barred
    assert zone >> AT["boltana"] & 1
    assert not zone >> AT["jaca"] & 1
    while kind(m) != "nat action":
        play(m, options(m)[-1])
    play(m, "auto", "activate-attack jaca")
    assert kind(m) != "nat attacks"
    assert m.state.barred_until == m.state.turn + 1


@pytest.mark.rule("crusade", "CL-R52", "CL-N30", "CL-R31", "14.1.1.2-a", "14.2.2-c")
def test_cl_rp_stops_are_retroactive():
    from frente.games.crusade.cards import lasting

    m = table("two-years-of-war", turn=8, played={"R2": 3, "N3": 2, "N30": 8})
    assert lasting.pool_is_stopped(m.state, "sov")
    m.state.turn = 9
    assert lasting.rp_modifiers(m.state, "sov") == [("N30", -1)]
    m.state.played["R31"] = 80
    assert lasting.rp_modifiers(m.state, "sov") == []
    m.state.played["R52"] = 90
    assert lasting.pool_is_stopped(m.state, "axis")


@pytest.mark.rule("crusade", "CL-N14", "17.4.2")
def test_cl_n14_defection_goes_on():
    m = fight(
        {"ademuz": ["rep-mil:full"], "barracas": ["rep-pol:full", "rep-mil:full"]},
        "teruel",
        ["nat-pol:full"],
        [(3, 3)],
        side="rep",
        turn=3,
        hands={"nat": ["N14"], "rep": []},
    )
    play(m, "play N14")
    assert not [u for u in stack(m, "barracas") if u.startswith("rep-pol")]
    assert events(m, "outcome")
    assert events(m, "defected")


@pytest.mark.rule("crusade", "CL-N18", "11.3.6-b", "16.6.2-c")
def test_cl_n18_molotov_leaves_the_duty():
    m = fight(
        {"caspe": ["rep-t26:full", "rep-rpa:full"]},
        "belchite",
        ["nat-inf:full", "nat-inf:full"],
        [(1, 6)],
        side="rep",
        hands={"nat": ["N18"], "rep": []},
    )
    play(m, "claim-armor", "play N18")
    assert "drm" in events(m, "fire")[0]
    assert events(m, "fire")[0]["drm"] == "+0"
    while kind(m) in ("nat losses", "rep losses"):
        play(m, options(m)[0])
    lost = [e["unit"] for e in events(m, "step-lost") if e["unit"].startswith("rep")]
    assert any(unit.startswith("rep-t26") for unit in lost)


@pytest.mark.rule("crusade", "CL-R7", "11.3.6-b")
def test_cl_r7_orders_captured():
    m = fight(
        {"belchite": ["nat-pz1:full", "nat-inf:full"]},
        "caspe",
        ["rep-rpa:full", "rep-rpa:full"],
        [(2,), (3,)],
        turn=5,
        hands={"rep": ["R7"], "nat": []},
    )
    play(m, "claim-armor", "play R7")
    first, second = events(m, "fire")[:2]
    assert first["side"] == "rep"
    assert first["ln"] == 1
    assert "nat-pz1:reduced" in stack(m, "belchite")
    assert second["drm"] == "+0"  # no full armor is left


@pytest.mark.rule("crusade", "CL-R45")
def test_cl_r45_limited_offensive():
    m = fight(
        {"caspe": ["rep-corps-i:full", "rep-rpa:full"]},
        "belchite",
        ["nat-corps-aragon:full"],
        [(1, 6)],
        side="rep",
        hands={"rep": ["R45"], "nat": []},
    )
    play(m, "play R45")
    if kind(m) == "rep combat-cards":
        play(m, "done")
    while kind(m) in ("nat losses", "rep losses", "nat replace", "rep spare"):
        play(m, options(m)[0])
    assert events(m, "spared")
    assert events(m, "spared")[0]["unit"].startswith("rep-rpa")


@pytest.mark.rule("crusade", "CL-terrain", "16.6.2-a", "16.5.2-c", "11.2.6-d")
def test_cl_terrain_cancelled_is_still_there():
    m = fight(
        {"ponferrada": ["nat-pz1:full"]},
        "puerto-de-leitariegos",
        ["rep-mil-ast:full"],
        [(1, 1)],
        turn=11,
        hands={"nat": ["N32"], "rep": []},
    )
    assert "claim-armor" not in options(m)
    assert why(m, "claim-armor") == "16.6.2-a"
    play(m, "play N32")
    shot = events(m, "fire")[0]
    assert (shot["shift"], shot["drm"]) == ("+0", "-1")


@pytest.mark.rule("crusade", "CL-terrain")
def test_cl_terrain_captured_bridge_lets_armor_through():
    m = fight(
        {"hellin": ["nat-pz1:full"]},
        "murcia",
        ["rep-mil:full"],
        [(1, 1)],
        hands={"nat": ["N16"], "rep": []},
        control={"nat": ["albacete", "cartagena", "alicante", "valencia"]},
        strait="nat",
        units={"alicante": ["nat-inf:full"], "almansa": ["nat-inf:full"]},
    )
    assert "claim-armor" not in options(m)
    play(m, "play N16")
    play(m, "claim-armor")
    assert events(m, "fire")[0]["drm"] == "+1"
    assert events(m, "fire")[0]["shift"] == "+0"


@pytest.mark.rule("crusade", "CL-N31", "8.5.1.1")
def test_cl_n31_pact_of_santona():
    m = ready(
        "N31",
        units={
            "santona": ["rep-mil-bas:full", "rep-mil-bas:reduced"],
            "santander": ["rep-corps-euzkadi:full"],
            "orduna": [],
            "durango": [],
            "bilbao": ["nat-inf:full"],
        },
    )
    before = named(m, "santona", "rep-mil-bas")
    play(m, "event N31")
    assert where(m, before) == "removed"
    assert stack(m, "santander") == ["rep-corps-euzkadi:reduced"]


@pytest.mark.rule("crusade", "CL-N48", "14.1.6", "13.3.5-a")
def test_cl_n48_insurrection():
    m = ready("N48", round=6, units={"ciudad-real": []})
    assert not m.state.control >> AT["ciudad-real"] & 1
    rm = m.state.rm
    play(m, "event N48")
    assert why(m, "place madrid") == "8.5.2.3-a"
    play(m, "place ciudad-real")
    assert where(m, "nat-ins") == "removed"  # the NAT Attrition Segment has followed
    assert m.state.rm == rm
    assert not m.state.control >> AT["ciudad-real"] & 1


@pytest.mark.rule("crusade", "8.5.3.4", "8.5.3.5", "8.5.3.2-a", "8.5.3.3", "8.5.3.2-b")
def test_8_5_3_kept_used_once_a_round_and_gone_at_the_end():
    m = fight(
        {"belchite": ["nat-corps-navarra:full"]},
        "caspe",
        ["rep-mil:reduced"],
        [(6, 1)],
        turn=4,
        hands={"nat": ["N11", "N12"], "rep": []},
    )
    play(m, "play N11", "play N12")
    assert m.state.retained["nat"] == ["N11"]
    assert "N12" in m.state.removed
    assert "N11" in m.state.used
    m = fight(
        {"belchite": ["nat-inf:reduced"]},
        "caspe",
        ["rep-mil:full"] * 3,
        [(1, 6)],
        turn=4,
        hands={"nat": ["N11", "N12"], "rep": []},
    )
    play(m, "play N11", "play N12")
    assert m.state.discards["nat"][-1] == "N11"
    assert m.state.retained["nat"] == []
    m = table(phase="end", turn=4, retained={"nat": ["N11"], "rep": []}, hands={"nat": [], "rep": []})
    assert m.state.retained["nat"] == []
    assert "N11" in m.state.discards["nat"]


@pytest.mark.rule(
    "crusade", "8.5.5.1", "8.5.5.2", "8.5.5.3-a", "8.5.5.3-b", "8.5.5.4", "16.3.4", "2.2.2.12", "2.2.2.13"
)
def test_8_5_5_counterattack_bonus():
    m = table(
        "two-years-of-war",
        turn=8,
        side="rep",
        round=2,
        hands={"nat": [], "rep": ["R27", "R28"]},
        dice=[(6, 1)],
        units={"madrid": ["rep-corps-v:full"], "brunete": ["nat-mil:reduced"]},
        works={"brunete": ""},
    )
    rm = m.state.rm
    play(
        m,
        "event R27",
        "activate-attack madrid",
        "done",
        "attack brunete",
        "with rep-corps-v",
        "fight",
        "done",
    )
    assert events(m, "fire")[0]["drm"] == "+1"
    play(m, "advance rep-corps-v brunete")
    while m.state.playing:
        play(m, "done" if "done" in options(m) else options(m)[0])
    assert m.state.bonus == {AT["brunete"]: "R27"}
    assert m.state.rm == rm + 1
    from frente.games.crusade.rules.control import take

    m.state.stacks[AT["brunete"]] = ()
    take(m.state, AT["brunete"], "nat", "10.1.9")
    assert m.state.rm == rm
    assert m.state.bonus == {}


@pytest.mark.rule("crusade", "8.5.5.3-c", "8.5.5.3-a", "8.5.5.5", "8.5.5.1")
def test_8_5_5_3_c_a_tie_earns_nothing():
    m = table(
        "two-years-of-war",
        turn=8,
        side="rep",
        round=2,
        hands={"nat": [], "rep": ["R27", "R28"]},
        dice=[(3, 6)],
        units={"madrid": ["rep-rpa:full"], "brunete": ["nat-mil:reduced"]},
        works={"brunete": ""},
    )
    rm = m.state.rm
    rpa = named(m, "madrid", "rep-rpa")
    play(m, "event R27", "activate-attack madrid", "done", "attack brunete", f"with {rpa}", "fight", "done")
    assert events(m, "outcome")[-1]["winner"] == ""
    while m.state.playing:
        advance = [o for o in options(m) if o.startswith("advance")]
        play(m, advance[0] if advance else "done")
    assert m.state.bonus == {}
    assert m.state.rm == rm
    while kind(m) != "rep action":
        play(m, options(m)[-1])
    assert why(m, "event R28") == "8.5.5.1"


@pytest.mark.rule("crusade", "8.5.4.1", "8.5.4.2-a", "8.5.4.4", "8.5.4.8", "2.1.2-d", "2.2.2.11-a", "10.1.8")
def test_8_5_4_mallorca():
    m = table("campaign", turn=2, side="rep", round=1, hands={"nat": [], "rep": ["R8", "R1"]})
    play(m, "event R8")
    assert stack(m, "beach-head") == ["rep-mil:full", "rep-mil:full"]
    assert m.state.deadline == 3
    assert m.state.where.count(BEACH) == 2
    while kind(m) != "rep action":
        play(m, options(m)[-1])
    play(m, "auto")
    assert "activate-attack beach-head" in options(m)
    assert "activate-move beach-head" in options(m)


@pytest.mark.rule("crusade", "8.5.4.5", "8.5.4.6", "8.5.4.7", "8.5.4.4", "6.D.1-a")
def test_8_5_4_the_deadline():
    beach = {"at": "mallorca", "mode": "mallorca", "deadline": 3}
    m = table(
        phase="status",
        turn=3,
        beach=beach,
        units={"beach-head": ["rep-mil:full", "rep-mil:reduced"]},
        reserve={"rep": [], "nat": []},
    )
    assert m.state.beach == -1
    assert GAME.facts(m.state)["reserve"]["rep"] == ["rep-mil:full", "rep-mil:reduced"]
    m = table(
        phase="status",
        turn=3,
        beach=beach,
        reserve={"rep": [], "nat": []},
        units={
            "beach-head": ["rep-mil:full", "rep-mil:reduced"],
            "mallorca": ["rep-mil:full", "rep-mil:full"],
        },
    )
    assert kind(m) == "rep ashore"
    play(m, options(m)[0])
    assert len(stack(m, "mallorca")) == 3
    assert m.state.beach == -1


@pytest.mark.rule("crusade", "8.5.4.6")
def test_8_5_4_6_the_surplus_is_of_all_who_are_then_in_mallorca():
    m = table(
        phase="status", turn=3, beach={"at": "mallorca", "mode": "mallorca", "deadline": 3},
        reserve={"rep": [], "nat": []},
        units={"beach-head": ["rep-pol:full"], "mallorca": [*["rep-mil:full"] * 2, "rep-mil:reduced"]},
    )  # fmt: skip
    assert kind(m) == "rep ashore"
    worn = next(u for u in options(m) if m.state.reduced >> UNIT[u.split()[1]] & 1)
    play(m, worn)
    assert sorted(stack(m, "mallorca")) == ["rep-mil:full", "rep-mil:full", "rep-pol:full"]
    assert GAME.facts(m.state)["reserve"]["rep"] == ["rep-mil:reduced"]
    assert not GAME.faults(m.state)


@pytest.mark.rule("crusade", "8.5.4.3", "8.5.6.4", "8.5.6.6")
def test_8_5_4_3_a_unit_that_enters_ends_it():
    m = table(
        turn=3,
        side="nat",
        round=1,
        hands={"nat": [], "rep": []},
        beach={"at": "mallorca", "mode": "mallorca"},
        units={"mallorca": ["nat-inf:full"], "beach-head": []},
    )
    unit = named(m, "mallorca", "nat-inf")
    play(m, "auto", "activate-move mallorca", f"move {unit}", "step beach-head")
    assert m.state.beach == -1
    assert where(m, unit) == "mallorca"


@pytest.mark.rule("crusade", "8.5.6.1-a", "8.5.6.2", "8.5.6.3", "8.5.6.5", "8.5.6.1-b")
def test_8_5_6_plan_p():
    from frente.games.crusade.definitions import SPACE_IDS
    from frente.games.crusade.rules.landings import in_range, plan_p_targets

    near = in_range(1 << AT["cartagena"], 3)
    coast = ["aguilas", "garrucha", "almeria", "motril", "velez-malaga", "malaga"]
    assert [p for p in coast if near >> AT[p] & 1] == ["aguilas", "garrucha", "almeria"]
    near |= in_range(1 << AT["baza"], 3)
    assert [p for p in coast if near >> AT[p] & 1] == [
        "aguilas",
        "garrucha",
        "almeria",
        "motril",
        "velez-malaga",
    ]
    m = ready("R43")
    assert "malaga" in [SPACE_IDS[p] for p in plan_p_targets(m.state)]
    play(m, "event R43")
    assert why(m, "beach barcelona") == "8.5.6.1-a"
    assert why(m, "beach cadiz") == "8.5.6.1-b"
    play(m, "beach malaga")
    assert m.state.beach == AT["malaga"]
    assert stack(m, "beach-head") == ["rep-rpa:full"]
    assert why(ready("R43", reserve={"rep": [], "nat": []}), "event R43") == "8.5.1.2"
    assert why(ready("R43", beach={"at": "malaga", "mode": "plan-p"}), "event R43") == "8.5.6.5"


@pytest.mark.rule("crusade", "8.5.2.1", "8.5.2.2", "8.5.2.3-a", "17.5.3", "16.2.4.1", "4.2.2")
def test_8_5_2_reinforcements():
    m = table(turn=1, round=2, side="rep", hands={"nat": [], "rep": ["R4"]}, played=["R2"])
    assert why(m, "event R4") == "17.5.3"
    m = table(turn=2, round=1, side="nat", hands={"nat": ["N4", "N5"], "rep": []}, played=["N1"])
    play(m, "event N4")
    assert why(m, "place oviedo") == "8.5.2.3-a"
    play(m, "place pamplona", "place vitoria")
    assert "nat-mil-nav:full" in stack(m, "vitoria")
    play(m, "auto", "done")
    while kind(m) != "nat action":
        play(m, options(m)[0])
    assert why(m, "event N5") == "8.5.2.1"


@pytest.mark.rule(
    "crusade", "8.5.2.4-a", "8.5.2.4-c", "8.5.2.4-e", "8.5.2.5-a", "8.5.2.5-b", "8.5.2.5-c", "12.1.10"
)
def test_8_5_2_4_corps_cost_a_division():
    m = ready("R19", turn=8)
    play(m, "event R19", "disband-after")
    assert why(m, "place bilbao") == "8.5.2.4-c"
    play(m, "place barcelona", "place valencia")
    assert kind(m) == "rep disband"
    poum = named(m, "barbastro", "rep-mil-poum")
    north = named(m, "bilbao", "rep-pol")
    assert why(m, f"disband {poum}") == "8.5.2.5-b"
    assert why(m, f"disband {north}") == "8.5.2.5-b"
    mil = named(m, "morella", "rep-mil")
    play(m, f"disband {mil}")
    assert where(m, mil) == "removed"
    m = ready("N19", turn=8)
    play(m, "event N19", "disband-after")
    assert why(m, "place mallorca") == "8.5.2.4-e"


@pytest.mark.rule("crusade", "8.5.2.4-b", "8.5.2.4-d", "16.4.3.2-d")
def test_8_5_2_4_regional_corps_and_ctv():
    from frente.games.crusade.definitions import SPACE_IDS, bits
    from frente.games.crusade.rules.deployment import corps_spaces_any

    m = table("two-years-of-war")
    places = {
        id: [SPACE_IDS[p] for p in bits(corps_spaces_any(m.state, UNIT[id]))]
        for id in ("rep-corps-euzkadi", "rep-corps-santander", "rep-corps-asturian-1", "nat-corps-ctv")
    }
    assert places["rep-corps-euzkadi"] == ["bilbao"]
    assert places["rep-corps-santander"] == ["santander"]
    assert "puerto-de-pajares" in places["rep-corps-asturian-1"]
    assert "mallorca" not in places["nat-corps-ctv"]
    assert "malaga" in places["nat-corps-ctv"]
