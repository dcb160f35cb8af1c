"""Why not: what is refused, by which rule, and in words that fit."""

import pytest
from tests.games.crusade.board import (
    GAME,
    fight,
    kind,
    named,
    options,
    play,
    resolve,
    table,
    where,
)
from tests.games.crusade.deck import ready

from frente.games.crusade.definitions import AT, BOXES, UNIT, UNITS
from frente.games.crusade.rules import losses, stacking
from frente.games.crusade.state import Battle, put
from frente.words import Words

WORDS = Words(GAME, strict=True)


def said(m, token):
    """The rule and the text of a refusal, once its sentence has been spoken."""
    refusal = m.why_not(m.asks[0].seat, token)
    assert refusal is not None, f"{token} is legal"
    assert WORDS.refusal(refusal)
    return refusal.rule, refusal.text


def acting(side="nat", turn=8, use="ops", card="", **words):
    """An Action Round in which a card was played for a use."""
    card = card or ("N41" if side == "nat" else "R42")
    hands = {"nat": [], "rep": []} | {side: [card]}
    words.setdefault("ammo", False)
    m = table(turn=turn, side=side, round=2, hands=hands, **words)
    return play(m, f"{use} {card}")


# --- actions and operations -------------------------------------------------------------------------------
@pytest.mark.rule("crusade", "8.1.1", "8.2.1", "8.2.2", "8.2.3")
def test_8_cards_and_activation():
    m = table(turn=8, side="nat", round=2, hands={"nat": ["N41"], "rep": ["R42"]})
    assert said(m, "ops N3") == ("8.1.1", "card-not-yours")
    assert said(m, "event R42") == ("8.1.1", "card-not-yours")
    m = acting(units={"huesca": ["nat-inf:full"], "teruel": []})
    assert said(m, "activate-move teruel") == ("8.2.2", "no-own-unit")
    play(m, "activate-move huesca")
    assert said(m, "activate-attack huesca") == ("8.2.3", "already-activated")


@pytest.mark.rule("crusade", "10.1.1-a", "10.1.1-b", "10.1.2", "10.1.6", "10.2.1")
def test_10_1_movement():
    around = {id: ["rep-mil:full"] for id in ("sarinena", "barbastro", "boltana")}
    m = acting(
        units={"huesca": ["nat-inf:full", "nat-ins"], "lecinena": ["nat-inf:full"], "zaragoza": [], **around}
    )
    play(m, "activate-move huesca", "done")
    unit = named(m, "huesca", "nat-inf")
    assert said(m, "move nat-ins") == ("10.1.6", "no-mf")
    assert said(m, f"build {named(m, 'lecinena', 'nat-inf')}") == ("10.2.1", "not-activated-to-build")
    play(m, f"move {unit}", "step lecinena", "step zaragoza", "step lecinena")
    assert kind(m) == "nat move"  # all its movement is spent
    assert said(m, f"move {unit}") == ("10.1.1-a", "not-activated-to-move")


@pytest.mark.rule("crusade", "10.1.1-b", "10.2.1", "10.1.2")
def test_10_1_1_b_one_move_each():
    m = acting(
        units={"huesca": ["nat-inf:full", "nat-inf:full"], "lecinena": [], "zaragoza": ["nat-inf:full"]}
    )
    play(m, "activate-move huesca", "activate-move zaragoza", "done")
    unit = named(m, "huesca", "nat-inf")
    play(m, f"move {unit}", "step lecinena", "step zaragoza", "stop")
    assert said(m, f"move {unit}") == ("10.1.1-b", "already-moved")
    assert said(m, f"build {unit}") == ("10.2.1", "moved-cannot-build")
    m = acting(units={"mallorca": ["nat-inf:full"]})
    play(m, "activate-move mallorca", "done")
    assert said(m, f"move {named(m, 'mallorca', 'nat-inf')}") == ("10.1.2", "nowhere-to-go")


@pytest.mark.rule("crusade", "9.1.4-a")
def test_9_1_4_the_cull():
    m = table(
        units={
            "huesca": ["nat-inf:full"] * 3, "lecinena": ["nat-mil:full"] * 3,
            "zaragoza": ["nat-inf:full", "nat-mil:full"], "teruel": ["nat-pol:full"],
        }
    )  # fmt: skip
    put(m.state, UNIT[named(m, "zaragoza", "nat-inf")], AT["huesca"])
    put(m.state, UNIT[named(m, "zaragoza", "nat-mil")], AT["lecinena"])
    ask = next(stacking.cull(m.state, "nat"))
    # The opponent's order: who goes first may leave a way of retreat to the next (9.1.4-b).
    assert {where(m, token.split()[1]) for token in ask.options()} == {"huesca", "lecinena"}
    assert WORDS.prompt(ask) == "Too many units in Huesca, Leciñena: which one goes?"
    assert ask.why_not(f"cull {named(m, 'teruel', 'nat-pol')}").rule == "9.1.4-a"
    refusal = ask.why_not("cull rep-mil-1")
    assert (ask.seat, refusal.rule, refusal.text) == ("rep", "9.1.4-a", "cull-own")
    assert WORDS.refusal(refusal)


# --- combat ---------------------------------------------------------------------------------------------
@pytest.mark.rule("crusade", "11.1.1-a", "11.1.3-a", "11.1.5-a", "16.1.4.1")
def test_11_1_who_attacks():
    m = acting(
        units={
            "caspe": ["nat-inf:full", "nat-inf:full"], "huesca": ["nat-inf:full"],
            "zaragoza": ["nat-inf:full"], "alcaniz": ["rep-mil:full"], "sarinena": ["rep-mil:full"],
        },
        control={"nat": ["gijon"]},
    )  # fmt: skip
    play(m, "activate-attack caspe", "activate-attack huesca", "done")
    assert said(m, "assault toledo") == ("16.1.4.1", "assault-by-rep")
    play(m, "attack alcaniz")
    first = named(m, "caspe", "nat-inf")
    assert said(m, f"with {named(m, 'zaragoza', 'nat-inf')}") == ("11.1.1-a", "not-activated-to-attack")
    assert said(m, f"with {named(m, 'huesca', 'nat-inf')}") == ("11.1.3-a", "not-adjacent")
    play(m, f"with {first}")
    assert said(m, f"with {first}") == ("11.1.5-a", "in-this-attack")


@pytest.mark.rule("crusade", "8.5.3.1", "11.2.4-a")
def test_8_5_3_1_combat_cards():
    m = fight(
        {"caspe": ["nat-inf:full"]}, "alcaniz", ["rep-mil:full"], [], hands={"nat": ["N11", "N3"], "rep": []}
    )
    assert kind(m) == "nat combat-cards"
    assert said(m, "play N3") == ("8.5.3.1", "no-combat-card")
    assert said(m, "play N50") == ("8.5.3.1", "card-not-yours")
    assert said(m, "play R15") == ("8.5.3.1", "no-combat-card")


@pytest.mark.rule("crusade", "CL-N14")
def test_cl_n14_who_deserts():
    m = fight(
        {"ademuz": ["rep-pol:full", "rep-pol:reduced", "rep-mil:full"]}, "teruel", ["nat-pol:full"], [],
        side="rep", turn=4, hands={"nat": ["N14"], "rep": []}, units={"madrid": [], "jaen": []},
    )  # fmt: skip
    while kind(m) != "nat combat-cards":
        play(m, "done")
    play(m, "play N14")
    assert kind(m) == "nat defect"
    assert said(m, f"defect {named(m, 'ademuz', 'rep-mil')}") == ("CL-N14", "not-deserting")


@pytest.mark.rule("crusade", "3.0-lf", "11.3.5-a", "11.3.5.1-b")
def test_11_3_losses():
    m = fight(
        {"caspe": ["nat-inf:full"]}, "alcaniz", ["rep-corps-i:full", "rep-mil:full", "rep-int:full"], [(6, 1)]
    )
    assert kind(m) == "rep losses"
    assert said(m, "lose rep-corps-i") == ("3.0-lf", "lf-too-big")
    m = fight(
        {"caspe": ["nat-corps-navarra:full"]}, "alcaniz", ["rep-corps-i:reduced"], [(4, 1)],
        reserve={"rep": ["rep-rpa:full", "rep-mil:full", "rep-int:full"], "nat": []},
    )  # fmt: skip
    assert kind(m) == "rep replace"
    assert said(m, "replace rep-int-1") == ("11.3.5-a", "cannot-replace")
    m = table(
        units={"caspe": ["nat-corps-navarra:reduced", "nat-corps-i:full"]}, reserve={"nat": [], "rep": []}
    )
    b = m.state.battle = Battle("rep", AT["alcaniz"], 1, left=4, defenders=m.state.stacks[AT["caspe"]])
    # Twice the I Corps, or Navarra and a step of a division that is not there.
    assert losses.choices(m.state, b, False) == ([UNIT["nat-corps-i"]], False)
    refusal = losses.why_not_lose(m.state, b, False, UNIT["nat-corps-navarra"])
    assert (refusal.rule, refusal.text) == ("11.3.5.1-b", "real-first")
    assert WORDS.refusal(refusal)


@pytest.mark.rule("crusade", "11.4.2", "11.4.3-b", "11.4.5-a", "11.4.5-b", "11.4.5-c", "11.4.5-d", "11.4.5-e")
def test_11_4_retreats():
    m = fight(
        {"belchite": ["nat-corps-navarra:full"]}, "caspe", ["rep-int:full", "rep-rpa:full", "rep-mil:full"],
        [(3, 1)], control={"nat": ["fraga"]},
        units={"alcaniz": ["rep-mil:full"] * 3, "gandesa": [], "fraga": [], "candasnos": ["nat-inf:full"]},
    )  # fmt: skip
    resolve(m, "withdraw")
    assert kind(m) == "rep withdraw"
    assert said(m, "withdraw nat-corps-navarra") == ("11.4.5-a", "not-retreating")
    play(m, options(m)[0])
    assert kind(m) == "rep retreat"
    assert said(m, "path gandesa") == ("11.4.2", "retreat-too-short")
    assert said(m, "path candasnos fraga") == ("11.4.5-b", "retreat-enemy")
    assert said(m, "path fraga lerida") == ("11.4.5-d", "retreat-friendly-first")
    assert said(m, "path madrid toledo") == ("11.4.5-c", "not-adjacent")
    assert said(m, "path gandesa alcaniz") == ("11.4.5-e", "retreat-full")
    assert said(m, "path gandesa alcaniz morella") == ("11.4.5-e", "retreat-full")  # another way has room
    assert said(m, "path gandesa tortosa vinaroz") == ("11.4.5.1-a", "retreat-too-far")


@pytest.mark.rule("crusade", "11.4.5-g", "11.4.5-f")
def test_11_4_5_g_into_supply():
    pocket = ["alcaniz", "candasnos", "fraga", "gandesa", "sarinena", "lerida", "barbastro", "tortosa"]
    m = fight(
        {"belchite": ["nat-inf:full"] * 3}, "caspe", ["rep-mil:full", "rep-mil:full"], [(1, 1)],
        control={"nat": pocket}, units={id: [] for id in (*pocket, "morella", "vinaroz")},
    )  # fmt: skip
    resolve(m, "retreat")
    assert kind(m) == "rep retreat"
    assert said(m, "path candasnos") == ("11.4.5-g", "retreat-supplied")
    assert "path alcaniz" in options(m)  # next to Morella, which is Republican and supplied


@pytest.mark.rule("crusade", "11.4.3-b")
def test_11_4_3_b_a_stand_needs_a_step_left():
    m = fight(
        {"ponferrada": ["nat-corps-navarra:full"]},
        "puerto-de-leitariegos",
        ["rep-mil-ast:full"] * 2,
        [(2, 1)],
    )
    resolve(m, "stand")
    assert kind(m) == "rep stand"
    assert said(m, "stand rep-mil-1") == ("11.4.3-a", "not-defending")


# --- redeployment -----------------------------------------------------------------------------------------
@pytest.mark.rule("crusade", "12.1.1", "12.1.2", "12.1.6-a", "12.1.7.2", "12.1.9", "16.2.4.3-a")
def test_12_1_who_and_where():
    m = acting(
        "nat", 4, "sr", "N5",
        units={"zaragoza": ["nat-corps-v:full"], "oviedo": ["nat-inf:full", "nat-mil:full"]},
        isolated=["oviedo", "granada"], reserve={"nat": [], "rep": []},
    )  # fmt: skip
    assert said(m, "sr nat-corps-v") == ("12.1.2", "no-sr-left")
    assert said(m, "sr rep-mil-1") == ("12.1.1", "not-to-sr")
    m = acting("nat", 8, "sr", units={"zaragoza": ["nat-corps-v:full"], "la-coruna": ["nat-corps-i:full"]})
    play(m, "sr nat-corps-i")
    assert said(m, "to la-coruna") == ("12.1.6-a", "already-there")
    assert said(m, "to cadiz") == ("12.1.7.2", "corps-not-by-sea")
    assert said(m, "to sevilla") == ("12.1.6-a", "not-connected")
    assert said(m, "to-reserve") == ("12.1.9", "corps-not-reserve")


@pytest.mark.rule("crusade", "16.2.4.3-a", "16.2.4.3-b", "12.1.6-a")
def test_16_2_4_3_a_an_isolated_unit_stays_out_of_the_reserve():
    m = acting(
        "nat", 4, "sr", "N3", units={"granada": ["nat-inf:full"], "guadix": []},
        isolated=["granada"], control={"nat": ["guadix"]},
    )  # fmt: skip
    play(m, f"sr {named(m, 'granada', 'nat-inf')}")
    assert options(m) == ["to guadix"]
    assert said(m, "to-reserve") == ("16.2.4.3-a", "isolated-not-reserve")
    assert said(m, "to sevilla") == ("12.1.6-a", "not-connected")


@pytest.mark.rule("crusade", "12.1.6-a", "16.7.2", "12.1.8-a", "12.1.9")
def test_12_1_6_supplied_ends():
    m = acting(
        "rep", 8, "sr", strait="nat", control={"rep": ["cadiz"]},
        units={"valencia": ["rep-rpa:full"], "cadiz": ["rep-rpa:full"]},
    )  # fmt: skip
    play(m, f"sr {named(m, 'valencia', 'rep-rpa')}")
    assert said(m, "to cadiz") == ("12.1.6-a", "sr-unsupplied")
    # Algeciras is joined to the Republic by land, so it is supplied; no ship sails there from Menorca.
    m = acting(
        "rep", 8, "sr", strait="nat", control={"rep": ["algeciras"]}, units={"menorca": ["rep-rpa:full"]}
    )
    play(m, f"sr {named(m, 'menorca', 'rep-rpa')}")
    assert "to valencia" in options(m)
    assert said(m, "to algeciras") == ("16.7.2", "strait-lost")


@pytest.mark.rule("crusade", "17.6.4-b")
def test_17_6_4_b_from_morocco():
    m = acting("nat", 4, "sr", "N3", morocco=["nat-afr:full"], missed_afr=0)
    afr = next(UNITS[u].id for u in range(len(UNITS)) if m.state.where[u] == BOXES["morocco"])
    assert said(m, f"sr {afr}") == ("17.6.4-b", "afr-not-due")
    m = acting("nat", 4, "sr", "N3", morocco=["nat-afr:full"], missed_afr=1)
    play(m, f"sr {afr}")
    assert said(m, "to huelva") == ("17.6.4-b", "afr-place")


# --- replacements -----------------------------------------------------------------------------------------
def replacing(side="nat", **words):
    return table(turn=words.pop("turn", 8), phase="replacement", side=side, **words)


@pytest.mark.rule("crusade", "14.1.2-b", "13.3.2", "14.1.5", "16.1.8.1")
def test_14_1_who_is_restored():
    m = replacing(
        rp={"nat": 2}, units={"zaragoza": ["nat-inf:reduced"], "burgos": ["nat-cav:full"]},
        eliminated={"nat": ["nat-pol-1"]},
    )  # fmt: skip
    assert said(m, f"restore {named(m, 'burgos', 'nat-cav')} nat") == ("14.1.2-b", "full-strength")
    assert said(m, "restore nat-pol-1 nat") == ("14.1.2-b", "not-here-to-restore")
    m = replacing(
        rp={"nat": 2}, isolated=[], units={"albacete": ["nat-inf:reduced"], "zaragoza": ["nat-mil:reduced"]},
    )  # fmt: skip
    assert said(m, f"restore {named(m, 'albacete', 'nat-inf')} nat") == ("13.3.2", "oos-no-rp")
    m = replacing(
        "rep", rp={"rep": 2}, eliminated={"rep": ["rep-corps-santander"]}, control={"nat": ["santander"]},
        units={"santander": [], "madrid": ["rep-mil:reduced"]},
    )  # fmt: skip
    assert said(m, "rebuild rep-corps-santander rep") == ("14.1.5", "no-space-for-corps")
    m = replacing(turn=3, rp={"nat": 0.5}, sieges={"alcazar": 1}, units={"zaragoza": ["nat-mil:reduced"]})
    assert said(m, "relieve alcazar") == ("16.1.8.1", "no-rp")


@pytest.mark.rule("crusade", "8.5.2.4-d", "14.1.5")
def test_8_5_2_4_d_the_ctv_needs_a_port():
    m = replacing(rp={"axis": 2}, played=["N3"], eliminated={"nat": ["nat-corps-ctv"]})
    play(m, "rebuild nat-corps-ctv axis")
    assert said(m, "place valladolid") == ("8.5.2.4-d", "ctv-port")


# --- the turn to Mobilization -------------------------------------------------------------------------------
@pytest.mark.rule(
    "crusade", "15.2.1.2-a", "15.2.1.2-b", "15.2.1.2-e", "15.2.1.2-f", "15.2.1.2-j", "15.2.1.2-c"
)
def test_15_2_1_2_where_corps_stand():
    m = table(turn=5, phase="corps", played=["N3"], isolated=[], units={"sevilla": ["nat-inf:full"] * 3})
    play(m, "deploy nat-corps-ctv")
    assert said(m, "at burgos") == ("15.2.1.2-e", "ctv-place")
    play(m, "at cadiz", "deploy rep-corps-euzkadi")
    assert said(m, "at madrid") == ("15.2.1.2-f", "regional-place")
    play(m, "at bilbao", "deploy nat-corps-i", "at sevilla")
    assert kind(m) == "nat make-room"
    other = named(m, "zaragoza", "nat-inf")
    assert said(m, f"send-back {other}") == ("15.2.1.2-b", "not-in-that-space")
    play(m, options(m)[0], "deploy rep-corps-i")
    assert said(m, "at santander") == ("15.2.1.2-j", "north-isolated")


@pytest.mark.rule("crusade", "15.2.1.2-c", "15.2.1.2-d")
def test_15_2_1_2_c_the_last_corps_owe_the_north():
    m = table(turn=5, phase="corps", isolated=[])
    m.state.to_deploy["nat"] = m.state.to_deploy["nat"][:3]
    play(m, options(m)[0])
    assert said(m, "at sevilla") == ("15.2.1.2-c", "north-duty")
    assert said(m, "at ciudad-real")[0] == "15.2.1.2-a"


@pytest.mark.rule("crusade", "15.2.2.1-a", "15.2.2.2-a", "15.2.2.2-b", "15.2.3-a", "15.2.3-b")
def test_15_2_2_and_3_reserve_and_militarization():
    m = table(turn=5, phase="corps", isolated=[], reserve={"nat": [], "rep": []})
    while kind(m).endswith(("corps", "corps-at", "make-room")):
        play(m, options(m)[0])
    assert kind(m) == "nat muster"
    cavalry = next(u.id for u in UNITS if u.type == "CAV" and m.state.where[u.index] >= 0)
    assert said(m, f"muster {cavalry}") == ("15.2.2.1-a", "muster-wrong-kind")
    assert said(m, "muster rep-mil-1") == ("15.2.2.2-a", "muster-from-map")
    far = named(m, "oviedo", "nat-inf")
    assert said(m, f"muster {far}") == ("15.2.2.2-b", "muster-unsupplied")
    while kind(m).endswith("muster"):
        if kind(m) == "rep muster" and sum(where(m, f"rep-mil-bas-{n}") == "reserve" for n in range(1, 9)):
            left = [u for n in range(1, 9) if where(m, u := f"rep-mil-bas-{n}") not in BOXES]
            assert said(m, f"muster {left[0]}") == ("15.2.2.2-a", "muster-enough")
        play(m, options(m)[0])
    assert kind(m) == "rep militarize"
    assert said(m, "militarize rep-pol-1") == ("15.2.3-a", "not-militia")
    assert said(m, "militarize rep-mil-poum") == ("15.2.3-b", "never-militarized")
    idle = next(u.id for u in UNITS if u.kind.id == "rep-mil" and where(m, u.id) == "off")
    assert said(m, f"militarize {idle}") == ("15.2.3-a", "militia-not-in-play")


# --- landings ---------------------------------------------------------------------------------------------
@pytest.mark.rule("crusade", "8.5.4.6")
def test_8_5_4_6_ashore():
    m = table(
        turn=3, phase="status", side="rep", beach={"at": "mallorca", "mode": "mallorca", "deadline": 3},
        units={"mallorca": ["rep-mil:full"] * 2, "beach-head": ["rep-mil:full"] * 2},
    )  # fmt: skip
    assert kind(m) == "rep ashore"
    assert said(m, "reembark rep-pol-1") == ("8.5.4.6", "not-landed")


@pytest.mark.rule("crusade", "8.5.6.3")
def test_8_5_6_3_who_lands():
    m = table(
        turn=13, side="rep", round=2, hands={"nat": [], "rep": ["R43"]}, control={"nat": ["garrucha"]},
        reserve={"rep": ["rep-rpa:full", "rep-rpa:reduced", "rep-mil:full"], "nat": []},
        units={"garrucha": []},
    )  # fmt: skip
    play(m, "event R43")
    while kind(m) == "rep beach":
        play(m, options(m)[0])
    assert kind(m) == "rep lander"
    assert said(m, "send rep-mil-1") == ("8.5.6.3", "no-rpa")


@pytest.mark.rule("crusade", "12.1.9", "13.4.3-c", "16.2.4.2", "15.2.1.2-a")
def test_the_rare_ones():
    m = acting("nat", 8, "sr", reserve={"nat": ["nat-inf:full"], "rep": []})
    play(m, next(o for o in options(m) if where(m, o.split()[1]) == "reserve"))
    assert said(m, "to-reserve") == ("12.1.9", "not-to-reserve")
    cut_off = {id: ["rep-mil:full"] for id in ("merida", "zafra", "jerez-de-los-caballeros", "caceres")}
    cut_off |= {"valencia-de-alcantara": ["rep-mil:full"], "badajoz": ["nat-ins", "nat-inf:full"]}
    m = acting("nat", 15, "sr", units=cut_off)
    assert said(m, "special nat-ins") == ("13.4.3-c", "one-step-unit")
    m = replacing(
        turn=4,
        rp={"nat": 2},
        isolated=["granada"],
        units={"granada": ["nat-corps-i:reduced", "nat-inf:reduced"]},
    )
    assert said(m, "restore nat-corps-i nat") == ("16.2.4.2", "isolated-division-only")
    ports = ("cadiz", "algeciras", "la-coruna", "huelva", "pontevedra")
    m = table(turn=5, phase="corps", played=["N3"], isolated=[], control={"rep": list(ports)})
    assert said(m, "deploy nat-corps-ctv") == ("15.2.1.2-a", "corps-no-place")


# --- reasons that fit -------------------------------------------------------------------------------------
@pytest.mark.rule("crusade", "6.A.2-a", "8.1.1")
def test_a_card_that_is_not_in_the_hand_is_not_called_no_combat_card():
    m = table(turn=3, phase="draw", hands={"nat": ["N2"], "rep": []})
    assert said(m, "discard N11") == ("8.1.1", "card-not-yours")
    assert said(m, "discard N2") == ("6.A.2-a", "only-combat-cards")


@pytest.mark.rule("crusade", "16.6.2-a")
def test_16_6_2_a_why_no_armor_bonus():
    m = fight(
        {"caspe": ["nat-cv33:full"]}, "alcaniz", ["rep-mil:full"], [], hands={"nat": ["N11"], "rep": ["R15"]},
        units={"sarinena": []},
    )  # fmt: skip
    play(m, "claim-armor")
    assert said(m, "claim-armor") == ("16.6.2-a", "armor-claimed")
    play(m, "done")
    assert kind(m) == "rep combat-cards"
    assert said(m, "claim-armor") == ("16.6.2-a", "armor-attacks")


@pytest.mark.rule("crusade", "12.1.1", "14.1.2-b")
def test_a_counter_of_the_enemy_is_not_called_absent_and_an_absent_one_not_the_enemys():
    m = acting(use="sr", eliminated={"nat": ["nat-inf-1"], "rep": []}, units={"madrid": ["rep-rpa-1"]})
    assert said(m, "sr nat-inf-1") == ("12.1.1", "nowhere-from-sr")
    assert said(m, "sr rep-rpa-1") == ("12.1.1", "not-to-sr")
    m = replacing(
        "nat", rp={"nat": 1}, units={"sevilla": ["nat-inf:reduced"], "madrid": ["rep-rpa-1:reduced"]}
    )
    assert said(m, "restore rep-rpa-1 nat") == ("14.1.2-b", "not-your-unit")


@pytest.mark.rule("crusade", "8.5.2.5-a")
def test_8_5_2_5_the_order_is_refused_only_for_what_asks_for_it():
    m = ready("R21")
    play(m, "event R21")
    assert kind(m) == "rep event-order"
    assert said(m, "done")[1] == "not-now"


# --- one predicate for each way -----------------------------------------------------------------------------
@pytest.mark.rule("crusade", "16.4.2.4-a", "16.4.2.4-b", "12.1.6-a")
def test_16_4_2_4_a_home_is_refused_only_where_it_is_full_or_far():
    """Who must go home is told so of every other place, and of no place at home that is open."""
    m = acting(
        "rep", 8, "sr", "R42",
        units={"santander": ["rep-mil-ast:full", "rep-mil-ast:full"], "gijon": ["rep-mil-ast:full"]},
    )  # fmt: skip
    play(m, f"sr {named(m, 'santander', 'rep-mil-ast')}")
    assert "to gijon" in options(m)
    assert m.why_not("rep", "to gijon") is None
    assert said(m, "to bilbao") == ("16.4.2.4-a", "must-go-home")


@pytest.mark.rule("crusade", "17.6.4-a", "9.1.2-b")
def test_17_6_4_a_a_full_port_is_called_full():
    m = table(
        turn=2, side="nat", round=2, played={"N1": 11}, morocco=["nat-afr-7"],
        units={"sevilla": ["nat-inf:full"], "cadiz": ["nat-inf:full"] * 3},
    )  # fmt: skip
    assert kind(m) == "nat arrive"
    assert options(m) == ["land sevilla"]
    assert said(m, "land cadiz") == ("9.1.2-b", "full")
    assert said(m, "land huelva") == ("17.6.4-a", "afr-place")


@pytest.mark.rule("crusade", "11.3.5-a")
def test_11_3_5_a_who_does_not_replace_a_corps():
    m = fight(
        {"caspe": ["nat-corps-navarra:full"]}, "alcaniz", ["rep-corps-i:reduced"], [(4, 1)],
        reserve={"rep": ["rep-rpa-1:full", "rep-mil-1:full", "rep-rpa-2:reduced"], "nat": []},
        units={"valencia": ["rep-rpa-3:full"]},
    )  # fmt: skip
    assert kind(m) == "rep replace"
    assert said(m, "replace rep-rpa-2") == ("11.3.5-a", "replace-full-first")
    assert said(m, "replace rep-rpa-3") == ("11.3.5-a", "replace-from-reserve")
    assert said(m, "replace rep-corps-ii") == ("11.3.5-a", "cannot-replace")


@pytest.mark.rule("crusade", "8.5.2.5-a", "8.5.2.5-b")
def test_8_5_2_5_who_is_not_given_up():
    m = ready(
        "N39", reserve={"nat": ["nat-inf-20:full"], "rep": []}, eliminated={"nat": ["nat-pol-1"], "rep": []},
        units={"albacete": ["nat-inf-19:full"]},
    )  # fmt: skip
    play(m, "event N39", "disband-before")
    assert "disband nat-inf-20" in options(m)
    assert said(m, "disband nat-pol-1") == ("8.5.2.5-a", "disband-living-first")
    assert said(m, "disband nat-inf-19") == ("8.5.2.5-a", "disband-unsupplied")
    assert said(m, "disband nat-corps-i") == ("8.5.2.5-b", "not-disbanded")
    assert said(m, "disband rep-rpa-1") == ("8.5.2.5-b", "not-your-unit")


@pytest.mark.rule("crusade", "6.F.1", "10.2.10")
def test_6_f_1_works_of_the_enemy_are_not_razed():
    m = table(
        "two-years-of-war", turn=8, phase="end", side="nat",
        works={"huesca": "position", "madrid": "trench"}, units={"huesca": ["nat-inf:full"]},
    )  # fmt: skip
    assert kind(m) == "nat raze"
    assert said(m, "raze madrid") == ("6.F.1", "works-of-the-enemy")
    assert said(m, "raze sevilla") == ("6.F.1", "not-your-works")


@pytest.mark.rule("crusade", "16.1.8.1")
def test_16_1_8_1_the_republic_helps_no_siege():
    m = replacing("rep", turn=3, rp={"rep": 2}, sieges={"alcazar": 1}, units={"madrid": ["rep-mil:reduced"]})
    assert said(m, "relieve alcazar") == ("16.1.8.1", "siege-of-the-enemy")


@pytest.mark.rule("crusade", "8.5.1.1", "10.2.9-b", "8.5.5.3-a")
def test_the_first_stack_and_the_first_trench_are_no_may():
    m = ready("N47", units={"belchite": ["nat-inf:full"], "caspe": ["rep-mil:full"] * 2})
    play(m, "event N47")
    assert said(m, "done") == ("8.5.1.1", "shake-one")
    m = ready("R30", units={"caspe": ["rep-rpa:full"], "morella": ["rep-rpa:full"]})
    play(m, "event R30")
    assert said(m, "done") == ("10.2.9-b", "trench-must")


@pytest.mark.rule("crusade", "8.5.6.1-a", "8.5.6.1-b", "8.5.6.2")
def test_8_5_6_1_no_landing_on_an_island():
    m = ready("R43", control={"nat": ["garrucha", "mallorca"]}, units={"garrucha": [], "mallorca": []})
    play(m, "event R43")
    assert kind(m) == "rep beach"
    assert said(m, "beach mallorca") == ("8.5.6.1-a", "no-island")
    assert said(m, "beach valencia") == ("8.5.6.1-a", "no-nat-coast")


@pytest.mark.rule("crusade", "13.4.3-b")
def test_13_4_3_b_a_corps_that_is_due_later_is_told_its_turn():
    m = table(
        phase="replacement", side="rep", turn=12, hands={"nat": [], "rep": []},
        returning={"rep-corps-x": 12, "rep-corps-xi": 12, "rep-corps-xii": 13},
    )  # fmt: skip
    assert kind(m) == "rep come-back"
    assert said(m, "return rep-corps-xii") == ("13.4.3-b", "back-later")
    assert said(m, "return rep-corps-i") == ("13.4.3-b", "not-coming-back")
