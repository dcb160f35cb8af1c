"""Each condition of each card, broken alone: the Event is refused, and the reason is named in words."""

import pytest
from tests.games.crusade.board import GAME, table
from tests.games.crusade.deck import ready

from frente.games.crusade.definitions import BORDER, CARD, CARDS, NORTH, SPACE_IDS, bits
from frente.words import Words

EVENTS = [card for card in CARDS if card.type != "cc"]
WORDS = Words(GAME, strict=True)
OTHER = {"nat": "rep", "rep": "nat"}
COUNTERATTACKS = ("R27", "R28", "R29", "R42")


def lost(side, spaces):
    """The spaces under the other side, nobody in them."""
    return {"units": {space: [] for space in spaces}, "control": {OTHER[side]: list(spaces)}}


def breaking(card):
    """For each condition: words that break it, the rule and text of the refusal, what the sentence names."""
    for id in card.prerequisites:
        yield {"unplay": [id]}, "8.5.1.2", "needs-event", [WORDS.name(id)]
    for id in card.blocked_by:
        yield {"unplay": [], "played": {id: 2}}, "8.5.1.2", "blocked-by", [WORDS.name(id)]
    for row in card.conditions:
        key = row["key"]
        if key == "turn_min":
            yield {"turn": row["turn"] - 1}, "8.5.1.2", "not-before-turn", [str(row["turn"])]
        elif key == "turn_max":
            yield {"turn": row["turn"] + 1, "round": 1}, "8.5.1.2", "not-after-turn", [str(row["turn"])]
        elif key == "round_max":
            yield {"round": row["round"] + 1}, "8.5.1.2", "not-after-round", [str(row["round"])]
        elif key == "rm_max":
            most = row["value"]
            yield {"rm": most + 1}, "8.5.1.2", "morale-too-high", [str(most), str(most + 1)]
        elif key in ("controls", "controls_any"):
            text = "needs-control" if key == "controls" else "needs-control-any"
            named = [WORDS.name(space) for space in row["spaces"]] + [WORDS.name(row["side"])]
            yield lost(row["side"], row["spaces"]), "8.5.1.2", text, named
        elif key == "not_played":
            id = row["card"]
            yield {"unplay": [], "played": {id: 2}}, "8.5.1.2", "blocked-by", [WORDS.name(id)]
        elif key == "northern_front_exists":
            yield {"marks": ["north-ended"]}, "8.5.1.2", "north-is-over", ["Northern Front"]
        elif key == "unit_exists":
            north = {SPACE_IDS[p]: [] for p in bits(NORTH)} | {"bilbao": ["nat-inf:full"]}
            bare = {"units": north, "reserve": {"rep": []}}
            yield bare, "8.5.1.2", "no-such-unit", [WORDS.name(kind) for kind in row["select"]]
        elif key == "reserve_has":
            yield {"reserve": {"rep": []}}, "8.5.1.2", "reserve-lacks", [WORDS.name(row["id"])]
        elif key == "one_per_turn":
            for other in COUNTERATTACKS:
                if other != card.id:
                    yield {"played": {other: 16}}, "8.5.5.1", "one-counterattack", [WORDS.name(other)]
        elif key == "beach_head_target":
            used = {"beach": {"at": "malaga", "mode": "plan-p"}}
            yield used, "8.5.6.5", "beach-in-use", []
        elif key == "supplied_border":
            france = [SPACE_IDS[p] for p in bits(BORDER["france"])]
            yield lost("rep", france), "8.5.1.2", "no-border", ["France"]
        else:
            raise AssertionError(f"{card.id}: no story breaks {key}")


CASES = [
    pytest.param(card.id, *case, id=f"{card.id}-{case[2]}-{n}")
    for card in EVENTS
    for n, case in enumerate(breaking(card))
]


@pytest.mark.parametrize(("id", "words", "rule", "text", "named"), CASES)
@pytest.mark.rule("crusade", "8.5.1.2", "8.5.5.1", "8.5.6.5", "16.3.2-c")
def test_8_5_1_2_a_condition_that_fails_bars_the_event(id, words, rule, text, named):
    side = CARD[id].side
    free = ready(id).why_not(side, f"event {id}")
    assert free is None, free
    refusal = ready(id, **words).why_not(side, f"event {id}")
    assert refusal is not None
    assert (refusal.rule, refusal.text) == (rule, text)
    sentence = WORDS.refusal(refusal)
    for name in [WORDS.name(id), *named]:
        assert name in sentence


@pytest.mark.rule("crusade", "8.5.1.2")
def test_8_5_1_2_both_prerequisites_count():
    assert {id for card in CARDS for id in card.prerequisites} == {
        "N3", "N6", "N8", "N15", "N24", "N28", "N30", "N42", "R1", "R2", "R3", "R25", "R26",
    }  # fmt: skip


@pytest.mark.rule("crusade", "8.5.2.1", "17.5.3")
@pytest.mark.parametrize("card", [card for card in EVENTS if card.reinforcement], ids=lambda card: card.id)
def test_8_5_2_1_one_reinforcement_of_a_kind(card):
    m = ready(card.id)
    m.state.reinforced = [card.reinforcement]
    refusal = m.why_not(card.side, f"event {card.id}")
    assert (refusal.rule, refusal.text) == ("8.5.2.1", "one-reinforcement")
    m = ready(card.id)
    m.state.reinforced = [kind for kind in ("nat", "axis", "rep", "sov") if kind != card.reinforcement]
    assert m.why_not(card.side, f"event {card.id}") is None
    m = ready(card.id)
    for unit in (u for u in range(len(m.state.where)) if m.state.where[u] == -1):
        m.state.where[unit] = -4
    assert m.why_not(card.side, f"event {card.id}").text == "no-units-left"


@pytest.mark.rule("crusade", "16.5.2-a", "16.5.2-b")
@pytest.mark.parametrize(
    "card", [c for c in EVENTS if c.winter and c.id not in ("N1", "N17")], ids=lambda card: card.id
)
def test_16_5_2_b_winter_counts_events_that_activate(card):
    turn = {"columns": 5, "mobilization": 11, "armies": 17}[card.phase]
    done = {card.side: ["ops", "event-ops", "ops"]}
    m = ready(card.id, turn=turn, round=5, actions=done)
    refusal = m.why_not(card.side, f"event {card.id}")
    assert (refusal.rule, refusal.text) == ("16.5.2-a", "winter-limit")
    done = {card.side: ["ops", "event", "auto", "ops"]}
    m = ready(card.id, turn=turn, round=5, actions=done)
    assert m.why_not(card.side, f"event {card.id}") is None


@pytest.mark.rule("crusade", "8.5.1.3-a", "8.5.1.3-b", "3.0-discard")
@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_8_5_1_3_b_a_card_used_otherwise(card):
    """Discarded, whatever its asterisk; only red text removes it, and only while its case holds."""
    red = {"N13": "madrid", "R14": "madrid", "N29": "north", "R18": "north"}.get(card.id, "")
    taken, ended = {"units": {"madrid": ["nat-inf:full"]}}, {"marks": ["north-ended"]}
    cases = {"": {}, "madrid": taken, "north": ended} if red else {"both": taken | ended}
    for case, words in cases.items():
        hands = {"nat": [], "rep": [], card.side: [card.id]}
        m = table("two-years-of-war", turn=14, side=card.side, round=2, hands=hands, **words)
        gone = set(m.state.removed)
        m.answer(card.side, f"rp {card.id}")
        if red and case == red:
            assert set(m.state.removed) - gone == {card.id}
            assert m.state.discards[card.side] == []
        else:
            assert m.state.discards[card.side] == [card.id]
            assert set(m.state.removed) == gone
        assert card.id not in m.state.played or m.state.played[card.id] == 0


@pytest.mark.parametrize("turn", [1, 3, 5, 8, 11, 14, 17])
@pytest.mark.parametrize("side", ["nat", "rep"])
@pytest.mark.rule("crusade", "8.5.1.1", "8.5.1.2", "8.1.3-a")
def test_every_use_that_is_refused_says_why(side, turn):
    """Every card of the deck in the hand, every use: legal, or a reason of its own that can be said."""
    played = {"N8": 2, "R1": 2, "R26": 7} if turn > 5 else {}  # these have left the game
    deck = [card.id for card in CARDS if card.side == side and card.id not in played]
    scenario = "campaign" if turn <= 5 else "two-years-of-war"
    m = table(
        scenario, turn=turn, side=side, round=3, rm=9, hands={"nat": [], "rep": [], side: deck},
        actions={side: ["ops", "rp"]}, played=played,
    )  # fmt: skip
    legal = set(m.asks[0].options())
    for id in deck:
        for use in ("ops", "sr", "rp", "event"):
            refusal = m.why_not(side, f"{use} {id}")
            assert (refusal is None) == (f"{use} {id}" in legal)
            if refusal is not None:
                assert refusal.text not in ("not-offered", "not-now"), (use, id)
                assert WORDS.name(id) in WORDS.refusal(refusal) or use in ("ops", "rp") or CARD[id].winter
    assert any(token.startswith("event ") for token in legal)


@pytest.mark.rule("crusade", "8.2.1", "8.3.2", "8.4.1-b", "17.2.1")
def test_the_options_say_what_a_card_gives_now():
    """SR less one on turns 1 and 2, no Axis points before the aid, fewer OPS after an interference."""

    def labels(m, id):
        ask = m.asks[0]
        return {use: WORDS.option(m, ask, f"{use} {id}") for use in ("ops", "sr", "rp")}

    m = table(turn=2, side="nat", round=2, hands={"nat": ["N7"], "rep": []}, played={"N1": 1})
    if m.asks[0].kind == "arrive":
        m.answer("nat", m.asks[0].options()[0])
    name = CARD["N7"].name
    assert labels(m, "N7") == {
        "ops": f"{name} for operations (4)",
        "sr": f"{name} for redeployment (3: one less on turns 1 and 2)",
        "rp": f"{name} for replacements (3)",
    }
    m = table("two-years-of-war", turn=8, side="nat", round=2, hands={"nat": ["N7"], "rep": []})
    assert labels(m, "N7")["sr"] == f"{name} for redeployment (4)"
    assert labels(m, "N7")["rp"] == f"{name} for replacements (3+2)"
    m = table(
        "two-years-of-war", turn=8, side="rep", round=2, hands={"nat": [], "rep": ["R22"]},
        played={"N35": 8}, ops_cut=2,
    )  # fmt: skip
    assert labels(m, "R22")["ops"] == f"{CARD['R22'].name} for operations (2: cut by an event in force)"
    m.answer("rep", "ops R22")
    assert m.asks[0].about["points"] == 2
