"""Every card as bonus and as penalty, with the hits that forced dice must give (16.3)."""

import csv

import pytest
from tests.games.espana.table import EMPTY, LANDS, N, R, asked, do, events, facts, table

from frente.games.espana.cards.effects import OPS
from frente.games.espana.definitions import CARDS, DATA

WITH = {
    # form: dice rolled by a troop of strength 3, hits they make
    ("dice", 1, 0): ((1, 1, 1, 5), 1),
    ("dice", 2, 0): ((1, 1, 1, 5, 5), 2),
    ("dice", -1, 0): ((5, 5), 2),
    ("dice", -2, 0): ((5,), 1),
    ("mod", 1, 1): ((4, 4, 3), 1),
    ("mod", 1, 2): ((4, 4, 4), 2),
    ("mod", 2, 1): ((3, 3, 4), 1),
    ("mod", -1, 1): ((5, 5, 1), 1),
    ("mod", -1, 2): ((5, 5, 5), 1),
    ("mod", -2, 1): ((6, 6, 1), 1),
}
"""What each form of bonus and penalty makes of a roll; one level more or less would give other hits."""
PLAIN = (1, 1, 1)


def printed() -> list[tuple[str, str, str, tuple[str, int, int]]]:
    """Card, side, use and form, straight from the table."""
    with (DATA / "cards.csv").open(encoding="utf-8", newline="") as file:
        return [
            (
                row["id"],
                {"N": N, "R": R}[row["side"]],
                use,
                (row[f"{use}_kind"], int(row[f"{use}_value"]), int(row[f"{use}_dice"] or 0)),
            )
            for row in csv.DictReader(file)
            for use in ("bonus", "penalty")
        ]


@pytest.mark.rule("espana", "16.3-a", "16.3-b", "16.3-c", "16.3-d", "16.3-e", "16.3-f", "5.4")
@pytest.mark.parametrize(
    ("card", "seat", "use", "form"), printed(), ids=lambda v: v if isinstance(v, str) else ""
)
@pytest.mark.parametrize("attacker", [N, R])
def test_the_card_in_an_attack(card, seat, use, form, attacker):
    """The owner attacks, or defends: a bonus is for his own dice, a penalty for the enemy's."""
    dice, hits = WITH[form]
    other = R if seat == N else N
    changed = seat if use == "bonus" else other
    rolls = [dice, PLAIN] if changed == attacker else [PLAIN, dice]
    general = {N: "queipo", R: "ulibarri"}[attacker]  # no modifier of their own
    set = {
        **EMPTY,
        "units": {"madrid": ["n-reg 3", general, "r-reg 3"]},
        "markers": LANDS,
        "turn": 8,
        "battle": general,
        "hands": {seat: [card]},
    }
    match = table(set, rolls=rolls, naval=CARDS[card].naval, optional_cards=CARDS[card].optional)
    troops = {N: "n-reg-l1", R: "r-reg-l1"}
    foe = R if attacker == N else N
    do(match, f"attack {troops[attacker]} {troops[foe]}")
    assert asked(match) == (seat, "card")
    do(match, f"{use} {card}")
    if match.asks and asked(match)[1] == "modify":
        assert asked(match)[0] == changed
        do(match, "best")
    told = events(match, "hits")[0]
    made = {attacker: told["attacker"], foe: told["defender"]}
    assert made == {changed: hits, (R if changed == N else N): 0}
    assert card in facts(match)["spent"]
    assert card not in facts(match)["hand"][seat]


def test_the_forms_are_the_ten_of_the_table():
    assert {form for *_, form in printed()} == set(WITH)


@pytest.mark.rule("espana", "16.3-a", "16.3-b")
def test_bonus_and_penalty_meet():
    """Both cards work on one roll: fewer dice first, then the minus, then the plus (16.5-f)."""
    set = {
        **EMPTY,
        "units": {"madrid": ["n-reg 3", "queipo", "r-reg 3"]},
        "markers": LANDS,
        "turn": 8,
        "battle": "queipo",
        "hands": {N: ["n-24"], R: ["r-24"]},  # +1 on two dice; a die fewer
    }
    match = table(set, rolls=[(4, 4), (1, 1, 1)])
    do(match, "attack n-reg-l1 r-reg-l1", "bonus n-24", "penalty r-24", "best")
    assert events(match, "hits")[0]["attacker"] == 2
    lowered = table({**set, "hands": {N: ["n-24"], R: ["r-26"]}}, rolls=[(5, 5, 4), (1, 1, 1)])
    do(lowered, "attack n-reg-l1 r-reg-l1", "bonus n-24", "penalty r-26", "best")
    assert events(lowered, "hits")[0]["attacker"] == 2  # 5 5 4, then 4 4 4, then 5 5 4


def test_every_operation_is_known():
    def ops(effect):
        for op in effect:
            yield op["op"]
            for key in ("then", "otherwise"):
                yield from ops(op.get(key, []))
            for option in op.get("options", []):
                yield from ops(option)

    used = {op for card in CARDS.values() for op in ops(card.effect)}
    assert used == set(OPS)
