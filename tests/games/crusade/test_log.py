"""The log: cards by name, dice with owner and purpose, what is hidden told as that."""

import pytest
from tests.games.crusade.board import attack, named, play, table

from frente.engine import Match
from frente.games.crusade import GAME
from frente.games.crusade.state import Crusade
from frente.words import Words

words = Words(GAME, strict=True)


def log(m: Match[Crusade], seat: str | None = None) -> list[str]:
    return [words.event(event) for event in m.events(seat)]


@pytest.mark.rule("crusade", "7.1.4", "8.1.4-a")
@pytest.mark.parametrize(
    ("token", "told"),
    [
        ("ops N11", "Round 2: Nationalist plays García Morato for operations."),
        ("sr N11", "Round 2: Nationalist plays García Morato for redeployment."),
        ("rp N11", "Round 2: Nationalist plays García Morato for replacements."),
        ("event N2", "Round 2: Nationalist plays Queipo de Llano's Broadcasts as an event."),
        ("auto", "Round 2: Nationalist takes an automatic operation."),
    ],
)
def test_a_card_is_named_when_it_is_played_for_whatever_use(token: str, told: str):
    m = play(table(turn=3, round=2, hands={"nat": ["N2", "N11"]}), token)
    assert told in log(m, "rep")


@pytest.mark.rule("crusade", "11.2.7-a")
def test_the_dice_of_a_combat_say_whose_they_are_and_what_for():
    m = table(
        dice=[(5, 2)], turn=3, round=2, hands={"nat": ["N2"]},
        units={"sevilla": ["nat-afr:full"], "santa-olalla": ["rep-mil:full"]},
    )  # fmt: skip
    play(m, "ops N2")
    attack(m, "santa-olalla", named(m, "sevilla", "nat-afr"))
    told = log(m)
    assert "Sevilla is activated for combat." in told
    assert "Both sides roll for fire, the attacker first: 5, 2." in told
    fires = [line for line in told if " fires: " in line]
    assert [line.split(":")[0] for line in fires] == ["Nationalist fires", "Republican fires"]
    assert ["die 5 " in fires[0], "die 2 " in fires[1]] == [True, True]


@pytest.mark.rule("crusade", "8.1.4-a")
def test_what_the_enemy_draws_is_told_by_its_number():
    m = Match.start(GAME, "war-of-the-columns", seed="log", auto=True)
    assert "Republican draws 7 cards: not shown." in log(m, "nat")
