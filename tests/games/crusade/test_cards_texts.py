"""What a player reads on each card: complete, and the same as what the card's rows say."""

import re

import pytest
from tests.games.crusade.board import GAME, table

from frente.cli import looking
from frente.cli.screen import Screen
from frente.games.crusade.cards import face
from frente.games.crusade.definitions import AREAS, CARD, CARDS, KIND, SPACE_IDS, bits
from frente.words import Words

WORDS = Words(GAME, strict=True)
NUMBER = {1: "one", 2: "two", 3: "three", 4: "four", 5: "five"}
NOUN = {
    "nat-mil-nav": "Navarre militia", "nat-mil": "militia", "nat-inf": "infantry", "nat-cav": "cavalry",
    "nat-pol": "police", "nat-ita": "Italian", "nat-cv33": "CV-33", "nat-pz1": "Panzer I",
    "nat-ins": "Insurrection",
    "rep-mil": "militia", "rep-rpa": "Popular Army", "rep-pol": "police", "rep-int": "International Brigade",
    "rep-t26": "T-26", "rep-mil-cnt": "CNT", "rep-mil-psuc": "PSUC", "rep-mil-erc": "ERC",
    "rep-mil-bas": "Basque militia", "rep-mil-ast": "Asturian", "rep-mil-san": "Santander militia",
}  # fmt: skip


def text_of(card):
    return WORDS.say(face.text(card))


def lines_of(card):
    return [WORDS.say(line) for line in face.lines(card)]


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
@pytest.mark.rule("crusade", "8.5.1.1", "8.5.1.2", "8.5.1.4", "3.0-event-name")
def test_the_text_tells_every_condition(card):
    text = text_of(card)
    for id in card.prerequisites:
        assert re.search(rf"After [^.]*{CARD[id].name}", text)
    for id in card.blocked_by:
        assert re.search(rf"[Nn]ot after {CARD[id].name}", text)
    side = {"nat": "Nationalist", "rep": "Republican"}
    for row in card.conditions:
        key = row["key"]
        if key == "turn_min":
            assert f"rom turn {row['turn']}" in text
        elif key == "turn_max":
            assert f"Up to turn {row['turn']}" in text or card.id == "N1"
        elif key == "phase_only":
            assert "on turns 1 to 5 only" in text
        elif key == "rm_max":
            assert f"ith Republican morale at {row['value']} or less" in text
        elif key in ("controls", "controls_any"):
            for space in row["spaces"]:
                assert WORDS.name(space) in text
            assert re.search(rf"(must be|is) {side[row['side']]}", text)
        elif key == "northern_front_exists":
            assert "Northern Front" in text
        elif key == "one_per_turn":
            assert "one strategic counterattack a turn" in text


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
@pytest.mark.rule("crusade", "8.5.1.1", "8.5.1.4", "8.5.1.3-b", "8.5.2.3-a")
def test_the_text_tells_every_effect(card):
    text = text_of(card)
    if card.vp:
        assert f"Victory points {card.vp:+d}" in text
    if card.rm:
        assert f"Republican morale {card.rm:+d}" in text
    assert ("leaves the game if used for" in text) == bool(card.remove_if)
    for row in card.units:
        if "-corps-" in row["id"]:
            assert KIND[row["id"]].name.removesuffix(" Army Corps") in text
            continue
        assert NOUN[row["id"]] in text
        if row["id"] != "nat-ins":
            assert NUMBER[row["count"]] in text.lower()
        if isinstance(row.get("where"), list) and row["where"] != ["beach-head"]:
            for space in row["where"]:
                assert WORDS.name(space) in text
        if row["to"] == "reserve":
            assert re.search(r"go(es)? to your reserve", text)
    for row in card.effects:
        _check(card, row, text)


def _check(card, row, text):
    key = row["key"]
    if key == "ops":
        amount = card.value if row["amount"] == "card" else row["amount"]
        assert f"up to {amount} spaces" in text or f"Activate {amount} space." in text
    elif key == "place_attack_markers":
        assert f"up to {row['amount']} spaces, all for combat" in text
    elif key == "drm":
        whose = "your" if row["roll"] == "own" else "the Republican"
        assert f"{row['amount']:+d} to {whose} die" in text
    elif key == "attack_bonus":
        assert f"add {row['drm']} to your die" in text or f"adds {row['drm']} to your die" in text
        if row["area"] not in ("any", "northern-front"):
            for space in bits(AREAS[row["area"]]):
                assert WORDS.name(SPACE_IDS[space]) in text
    elif key in ("rp_gain", "rp_modifier"):
        pool = {"nat": "Nationalist", "axis": "Axis", "rep": "Republican", "sov": "Soviet"}[row["pool"]]
        verb = "gain" if row["amount"] > 0 else "loses"
        assert re.search(rf"{verb} {abs(row['amount'])} {pool} points?", text)
        for other in ("cancelled_by",):
            if other in row:
                assert f"until {CARD[row[other]].name}" in text
    elif key in ("cancel_modifier", "forbid_event", "allow_event"):
        assert CARD[row["card"]].name in text
    elif key == "remove_division":
        assert "give up for good one" in text
    elif key == "column_shift":
        assert "column to the left" in text


@pytest.mark.rule(
    "crusade", "8.1.3-a", "8.4.1-a", "8.4.1-b", "8.5.3.2-a", "8.5.3.2-b", "8.5.1.3-a", "8.5.2.1"
)
def test_the_figures_and_the_fate_stand_below():
    assert lines_of(CARD["N42"]) == [
        "4 operations or 4 redeployment.",
        "Replacements: Nationalist 3, and Axis 2 after Axis Military Aid.",
        "Opens France and Great Britain Recognize Nationalist Spain.",
        "Leaves the game once its event is played.",
        "Phase of the war: War of the Armies.",
    ]
    assert lines_of(CARD["R17"])[1:3] == [
        "Replacements: Republican 1.",
        "Leaves the game once used in a combat.",
    ]
    assert "For one combat a turn: discarded after it, won or not." in lines_of(CARD["N53"])
    assert any(line.startswith("Stays face up after a combat you win") for line in lines_of(CARD["N11"]))
    assert "Discarded after its event; it can come again." in lines_of(CARD["N38"])
    assert any(
        line.startswith("Soviet reinforcement: one of this kind a turn") for line in lines_of(CARD["R4"])
    )
    assert "Counts as a card for operations in winter." in lines_of(CARD["N7"])
    assert "Counts as a card for operations in winter." not in lines_of(CARD["N35"])


@pytest.mark.rule("crusade", "8.1.4-a")
def test_the_view_and_the_terminal_show_the_same_words(capsys):
    m = table("two-years-of-war", turn=14, side="nat", hands={"nat": ["N41", "N11"], "rep": []})
    shown = GAME.view(m.state, "nat")["cards"]["hand"]
    assert [card["text"]["id"] for card in shown] == ["card-n41", "card-n11"]
    assert [card["kind"] for card in shown] == ["event", "cc"]
    told = in_the_terminal(m, "nat", capsys)
    for id in ("N41", "N11"):
        assert text_of(CARD[id]) in told
        for line in lines_of(CARD[id]):
            assert line in told
    assert text_of(CARD["N41"]) not in in_the_terminal(m, "rep", capsys)


def in_the_terminal(match, seat, capsys):
    looking.show_board(Screen(0), WORDS, match, seat)
    return capsys.readouterr().out


@pytest.mark.rule("crusade", "8.1.4-a", "8.5.3.2-a")
def test_8_1_4_face_up_and_removed_cards_are_all_named():
    m = table(
        "campaign", turn=4, side="nat", hands={"nat": [], "rep": []}, played=["R2", "N3"],
        retained={"nat": ["N11", "N16"], "rep": ["R15"]},
    )  # fmt: skip
    for seat in ("nat", "rep", None):
        zones = {zone["id"]: zone for zone in GAME.view(m.state, seat)["cards"]["zones"]}
        said = {id: WORDS.say(zone["label"]["id"], **zone["label"]["args"]) for id, zone in zones.items()}
        assert said["retained-nat"] == "Nationalist combat cards face up: García Morato, Captured Bridge"
        assert said["retained-rep"] == "Republican combat cards face up: Chatos and Moscas"
        assert said["removed-nat"] == "Nationalist cards out of the game: Axis Military Aid"
        assert said["draw-rep"] == "Republican draw pile"
    m = table("campaign", turn=4, hands={"nat": [], "rep": []})
    zone = next(z for z in GAME.view(m.state, None)["cards"]["zones"] if z["id"] == "removed-rep")
    assert WORDS.say(zone["label"]["id"], **zone["label"]["args"]) == "Republican cards out of the game"
