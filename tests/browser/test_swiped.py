"""A hand that is swiped: the card that a lesson means is brought into view."""

import pytest
from playwright.sync_api import Page
from tests.browser.conftest import Server
from tests.browser.test_learn import Reader

from frente import games, learn


@pytest.mark.browser_context_args(viewport={"width": 390, "height": 844}, has_touch=True)
def test_the_card_that_is_ringed_can_be_touched_wherever_it_lies_in_the_hand(
    server: Server, page: Page
) -> None:
    reader = Reader(server, page).open("crusade", "4-cards")
    steps = len(learn.lesson_of(games.load("crusade"), "4-cards").steps)
    assert reader.finish("mouse") == list(range(1, steps + 1))
    assert reader.table.errors == []
